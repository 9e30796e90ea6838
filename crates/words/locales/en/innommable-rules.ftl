### Innommable: the short text of each rule, as it is read by who asks "why?".

## The table and the dice

rule-inn-01 = The game is for three to five, the Keeper included: one keeps the mystery, each of the others plays a character. Two, six or seven nobody has tried yet.
rule-inn-02 = Allow half an hour of preparation for the Keeper, alone, then three to four hours of play.
rule-inn-03 = With N characters there are N + 3 twenty-sided dice, N + 1 twelve-sided, as many eight-sided as characters but three at most, and two four-sided.
rule-inn-04 = There are always two d4 at least: the first to get into trouble, the second to try to get out of it.
rule-inn-05 = The Keeper plays the world and whatever stands against the others. They play people who are exposed. Nobody scores, nobody wins.
rule-inn-06 = The Keeper never throws dice.

## Preparing the mystery

rule-inn-07 = Before play the Keeper writes five parts: the setting, the source, the profiteers, the symptoms, the role. None stays empty.
rule-inn-08 = The setting is a place and a date. It helps to list the spots that will be visited.
rule-inn-09 = There is one source, and it is not a human being. It may be a pure idea: a finding that ruins everything one believed, for instance.
rule-inn-10 = There is one profiteer at least. None fully understands what they play with.
rule-inn-11 = There is one symptom at least; each follows from the setting, the source or a profiteer.
rule-inn-12 = The role says what the characters are in this story.
rule-inn-13 = At the start the characters are a united group: no plotter and no traitor among them.
rule-inn-14 = The whole preparation fits one sheet, both sides at most: about six thousand characters. Beyond that you are warned, and nothing is refused.
rule-inn-15 = No ending is prepared. The mystery is where things start, and nothing more.
rule-inn-16 = The setting and the role are told to everybody before characters are made. The rest is secret until it is found.
rule-inn-17 = Symptoms are expected to be found first, then profiteers, the source last. Nothing enforces it.
rule-inn-18 = All the Keeper’s dice lie on elements before play.
rule-inn-19 = At the start all d20 are in the bowl. The d12, the d8 and the d4 stay with the Keeper.
rule-inn-20 = The source weighs two, each profiteer two, each symptom one.
rule-inn-21 = Dice are shared by weight. Numbers are rounded down, and what is left goes to the largest fractions; among equals the source comes first, then the profiteers, then the symptoms.
rule-inn-22 = A good count: four symptoms fewer than dice in reserve, and one or two profiteers. Two dice then fall on the source, two on the profiteers, one on each symptom.
rule-inn-23 = Dice are dealt from the biggest to the smallest, from the symptoms to the source. So there is no paranormal effect before the source is found, unless a d4 is moved.
rule-inn-24 = While preparing, the Keeper moves dice as they like. An element may carry none.
rule-inn-25 = Finding an element releases all its dice. Two profiteers met together release theirs together.
rule-inn-26 = Sit in a circle around the bowl, the Keeper too.

## Characters

rule-inn-27 = Everybody makes a character: a name, a few lines on looks, origin and temper, one anchor. Then they present it.
rule-inn-28 = The character fits the role that the Keeper gave.
rule-inn-29 = The character is human, and humane: no monster, no villain.
rule-inn-30 = At the start the character can do nothing supernatural. Believing in it is allowed, and so is coming to it in play.
rule-inn-31 = One anchor and one only: somebody loved, a deep conviction, an object that matters.
rule-inn-32 = At the start hands are empty, anchors intact, and nobody is on the blacklist.

## Finding

rule-inn-33 = When an action would logically lead to an element, the Keeper must reveal it.
rule-inn-34 = An element that is present in a scene is revealed at once.
rule-inn-35 = Finding something never depends on a throw.
rule-inn-36 = What is found puts its dice into the bowl, in front of everybody, even if nobody understands yet what they met. Finds are numbered in their order.
rule-inn-37 = To reveal is not to explain. The prepared text stays secret until the Keeper publishes it, or until the end.
rule-inn-38 = To want what the Keeper does not tell yet is a conflict. If it succeeds, it is told.
rule-inn-39 = The Keeper may weave into the mystery what monologues bring. The dice stay where preparation put them.

## Monologues

rule-inn-40 = Taking a die from the bowl announces a monologue, which happens at once. Everybody else is silent until it ends.
rule-inn-41 = A monologue is a short scene in the first person, as an aside or before listeners.
rule-inn-42 = When the monologue is finished the die is kept.
rule-inn-43 = The die says what to speak of: d20, a dream one remembers; d12, unexpected perceptions; d8, how one learns what nobody should know; d4, the supernatural effect that one unleashes.
rule-inn-44 = A die is not shared: two over the same book need two d8.
rule-inn-45 = A d4 needs a d8 already in hand that has to do with it, and that the anchor did not bring. There are no inborn gifts.
rule-inn-46 = Each monologue of these four kinds writes the character’s name on the blacklist, unless the table wants paranormal effects only.
rule-inn-47 = No entry if the anchor is at the heart of the monologue. The Keeper may contest it, right after. Impossible once the anchor is lost.
rule-inn-48 = A dream told without taking a die is ordinary narration: nothing is written, and no die can be claimed for it.
rule-inn-49 = The anchor monologue is a scene with what holds you. The supernatural stays out of it.
rule-inn-50 = For an anchor monologue one takes the biggest die of the bowl, and its usual rules do not count.
rule-inn-51 = An anchor monologue never writes a name.
rule-inn-52 = An anchor monologue brings a die once a game. The scene itself is played as often as one likes.
rule-inn-53 = No anchor die from an empty bowl, nor once the anchor is lost.
rule-inn-54 = Only monologues make a character stronger.
rule-inn-55 = One speaks in free play, or before the first throw of a conflict; never between that throw and the end of the conflict. Who asks first is served.

## Conflicts

rule-inn-56 = There is a conflict when somebody, or nature, opposes an action. The Keeper has the last word.
rule-inn-57 = The difficulty is the number of kinds of dice that have been in the bowl, one to four. It never falls.
rule-inn-58 = The difficulty of a conflict is that of its first throw, and stays.
rule-inn-59 = One throws all one’s dice and leaves none out.
rule-inn-60 = A die is never lost. It leaves a hand only when it is given.
rule-inn-61 = Even is one success, the highest face is two, odd is none.
rule-inn-62 = Enough successes: the action comes off, and who tried it tells how.
rule-inn-63 = Too few: a failure. The name is written, and the Keeper tells why the goal is not reached.
rule-inn-64 = A failure alone hurts nobody. To harm, the Keeper must strike names.
rule-inn-65 = An empty hand throws nothing: no success.
rule-inn-66 = Before the first throw one may withdraw, and the challenged may yield. Nothing is written. Under a strike one does not withdraw: one accepts.
rule-inn-67 = Nobody adds their dice to another’s.

## Rerolls

rule-inn-68 = After a failure one may throw all dice again. The new total replaces the old.
rule-inn-69 = The first reroll asks for a tale of odd behaviour, and writes the name once more.
rule-inn-70 = The second, and last, asks for the parting from the anchor. It is lost, whatever the dice say.
rule-inn-71 = One conflict writes two entries at most.
rule-inn-72 = Without an anchor, no second reroll.
rule-inn-73 = Neither a success nor an empty hand is rerolled.
rule-inn-74 = A failure is written when it is accepted or rerolled. If a die given saves the throw, nothing is written.

## Madness and sacrifice

rule-inn-75 = One is at risk with six dice or more, or with three occult dice: d8 and d4 together.
rule-inn-76 = At risk, a single 1 on any die brings madness, for good.
rule-inn-77 = That 1 forbids no reroll, and no reroll undoes it. Madness waits for the end of the conflict.
rule-inn-78 = An anchor die counts among the six, but is not occult.
rule-inn-79 = Without risk a 1 is an odd result, and that is all.
rule-inn-80 = A mad character undertakes nothing more. What it does is still told.
rule-inn-81 = Before the first throw one may drive the character mad or let it die: the action succeeds by itself.
rule-inn-82 = One may also lose it for nothing, outside any conflict.
rule-inn-83 = After a first throw there is no sacrifice in that conflict.

## Between players

rule-inn-84 = When two characters oppose each other, both throw all their dice and more successes win. The difficulty does not count.
rule-inn-85 = Nobody can put another’s character out of play unless its player agrees.
rule-inn-86 = Madness threatens both.
rule-inn-87 = Who loses has failed: the name is written, and they may reroll. Then totals are compared again, until the loser of the moment accepts.
rule-inn-88 = On a tie, who began fails.
rule-inn-89 = Who wins tells the outcome.
rule-inn-90 = A sacrifice before the throw wins the duel at once; the other can no longer do the same.

## The blacklist

rule-inn-91 = A name is written for a monologue, a failure, a first reroll or a suggestion made. For nothing else.
rule-inn-92 = The Keeper may strike one or more names of a character to harm it.
rule-inn-93 = Severity follows the rank of the struck name: first and second, slight; third and fourth, serious; fifth and sixth, deadly; from the seventh on the anchor is threatened too.
rule-inn-94 = The Keeper may add lesser effects, never worse ones than the highest rank struck.
rule-inn-95 = One may always try to deny or avoid the effect: a throw against the difficulty, rerolls included. Success cancels it.
rule-inn-96 = Several names struck together, one single throw to resist them all.
rule-inn-97 = A struck name stays struck, even if the effect is avoided.
rule-inn-98 = The Keeper strikes right after an entry, or later, at will.
rule-inn-99 = No strike during a reroll, a monologue, a suggestion or a sacrifice: from the first throw to the end of the conflict the Keeper waits.
rule-inn-100 = Resisting in vain is a failure like any other: the name is written, and the effects happen.
rule-inn-101 = A deadly effect that is not avoided may kill, unless the table decided otherwise. No effect takes dice or brings madness.
rule-inn-102 = A threatened anchor stays intact, is harmed, or is lost, as the Keeper chooses.
rule-inn-103 = Only names of characters still in play are struck.

## Suggestion

rule-inn-104 = One may give somebody a die by implying something about their character, according to the die: a dream, a perception, forbidden knowledge, a paranormal deed.
rule-inn-105 = The die comes from the giver’s hand or from the bowl, as the table decided. It loses its origin with its owner.
rule-inn-106 = The giver’s name is written, not the receiver’s.
rule-inn-107 = It cannot be refused. What is suggested becomes true; one takes it up and may bend it a little.
rule-inn-108 = In each scene everybody gives one die at most and receives one at most.
rule-inn-109 = After a failure a die may be given: it alone is thrown, and added. The others have a short moment to offer it.
rule-inn-110 = If it is not enough, the failure stands. Instead of throwing the die one may also stop there.
rule-inn-111 = A suggestion goes from one character in play to another.

## After the character

rule-inn-112 = Who has lost a character goes on as an auxiliary keeper: no throws, no monologues, but dice to give.
rule-inn-113 = They give one die at most to each person in each scene, out of their hand or the bowl.
rule-inn-114 = With the die they impose the equivalent of a monologue. So a d4 needs a d8 with the receiver. Nothing is written.
rule-inn-115 = They may do so after a failure. The receiver may stop rather than throw.
rule-inn-116 = The die cannot be refused.

## The end

rule-inn-117 = The game ends when all characters are mad or dead, or when the mystery is defused.
rule-inn-118 = Of a disaster, the Keeper tells where the mystery leads, to its end.
rule-inn-119 = Of a mystery defused, everybody may tell a short epilogue, even for the dead and the mad.
rule-inn-120 = If the last character falls in the very act that defuses the mystery, it is defused.
