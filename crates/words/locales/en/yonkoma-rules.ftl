### 4-KOMA: the short text of each rule.

## Before play

rule-yon-01 = One person is the game master; each of the others, one to six of them, plays a character. Dice have six faces, Koma are tokens.
rule-yon-02 = The world comes first: the game master presents it, everybody makes sure to imagine the same one, and each player confirms. Details are best settled together.

## Characters

rule-yon-03 = A whole sheet: a concept, a flaw, a gift, a distinctive sign and a name; bonds come afterwards.
rule-yon-04 = The concept is a phrase that shows the whole table what the character is capable of. Clichés are welcome.
rule-yon-05 = When in doubt the game master asks for precision before play, and may refuse a concept that is too general or too powerful.
rule-yon-06 = Exactly one flaw: a handicap, an awkward trait, a deadly allergy, a rigid code of honour, or any weakness the game master accepts.
rule-yon-07 = A flaw that cannot get in anybody’s way in this adventure is no flaw: the game master refuses it.
rule-yon-08 = One gift to begin with: an extraordinary talent, perhaps a supernatural one. If it seems too strong, the game master may restrict it.
rule-yon-09 = Each gift serves once a session, in one of three ways: a major advantage in the story, an automatic success worth 2, or one more success on a throw.
rule-yon-10 = An automatic success is announced before the first throw, or as the new approach after a setback. It replaces the throw: the total is 2 and no dice lie on the table.
rule-yon-11 = The extra success may be announced after seeing the dice, until the result is accepted (in a conflict: until the round is compared). It survives rerolls and is lost with a new approach.
rule-yon-12 = A distinctive sign has no effect on the rules.
rule-yon-13 = A good name sounds right and sticks in the mind; authenticity comes second.
rule-yon-14 = A character starts with 1 Koma, no setback and no condition.
rule-yon-15 = In order: all characters are made and presented, then bonds are tied.

## Bonds

rule-yon-16 = Three bonds for each character: an aim for the session, a relation with another player’s character, and one with an important character of the game master’s, invented if need be.
rule-yon-17 = A character of the game master’s has as many bonds as needed, or none.
rule-yon-18 = Aims may clash and relations may be one-sided: nothing has to be mutual.
rule-yon-19 = If there is no other player, the second bond is with a second character of the game master’s.
rule-yon-20 = Acting on a bond, or bringing it into play, earns 1 Koma. The player names the bond and the Koma is there; the game master may undo it. A table may also want it approved first.
rule-yon-21 = Each bond pays at most once a scene, however often it is evoked. Different bonds pay independently.
rule-yon-22 = Instead of the Koma the player may erase one setback from the sheet.
rule-yon-23 = The game master’s characters never gain Koma.
rule-yon-24 = Game master, put bonds to the test: a good dilemma beats a long fight.

## A situation

rule-yon-25 = As long as everybody agrees on what happens, no rule is used. Dice are thrown only when a failure would lead somewhere interesting.
rule-yon-26 = The player first says what is to be achieved, and how.
rule-yon-27 = The first case that applies: the flaw gets in the way, 1 die; else the concept helps, 4 dice; else 2 dice. The flaw beats the concept.
rule-yon-28 = Each 5 and each 6 is a success, unless the table has chosen other faces.
rule-yon-29 = No success: the character does not get what was wanted, and trouble begins. “Nothing happens” is no answer: a failure moves the story on.
rule-yon-30 = One success: more or less what was wanted, sometimes with a complication or a surprise. A success is not punished; it raises the tension.
rule-yon-31 = Two successes or more: exactly what was wanted. The game master may add a little something: information, or a condition that helps.
rule-yon-32 = The game master tells what happens and what follows, except when the player has the spotlight.
rule-yon-33 = Four successes or more: the player tells it freely, may use others’ characters if their players agree, and contradicts no established fact.
rule-yon-34 = A result that does not please, whatever it is, may be improved with Koma or setbacks. The final total counts.
rule-yon-35 = The game master’s characters make tests in conflicts only.
rule-yon-36 = The pool: the base, plus helpers, anecdote, setback dice and helpful conditions, minus harmful ones. At zero or less no die is thrown: automatic failure. There is no maximum.

## Teamwork

rule-yon-37 = Working together, one throws with one more die for each helper. A table may want a helper whose flaw applies to bring none.
rule-yon-38 = Whoever helps shares the consequences, as if they had thrown themselves.
rule-yon-39 = Base, conditions and anecdote are the roller’s. In a simple test only the roller spends Koma and takes setbacks, and only the roller suffers them.

## Conditions

rule-yon-40 = A condition is a temporary state, named in a few plain words, helpful or harmful.
rule-yon-41 = A condition that applies to its bearer’s test gives one die, or takes one away.
rule-yon-42 = Different conditions add up; the same one twice counts once.
rule-yon-43 = Harmful conditions are taken off last. If no die is left, the test fails automatically.
rule-yon-44 = A condition is also a fact: who flies like a bird does fly.
rule-yon-45 = A condition ends when its bearer does what is needed, or when the situation no longer supports it: poison until the cure, high ground until the first step.
rule-yon-46 = The game master says, on the table’s proposal, whether a condition applies.

## Anecdotes

rule-yon-47 = Once a session, before throwing, each player may establish a fact or tell an anecdote about the character for one more die.
rule-yon-48 = An anecdote may start from the concept, or even from the flaw. It becomes a fact.
rule-yon-49 = An anecdote contradicts no established fact; the game master may add to it.

## Koma

rule-yon-50 = During a test 1 Koma rerolls all or some of the dice; the player says how luck or talent saves the day.
rule-yon-51 = Several Koma may be spent on one test, one after the other.
rule-yon-52 = The dice to keep are chosen and do not change; the present pool less those is thrown. Conditions and setback dice of the moment count.
rule-yon-53 = A Koma adds no die and changes no approach. There must be at least one die to throw.
rule-yon-54 = The game master’s characters have no Koma. Each session the game master receives two for each player, to reroll in conflicts.
rule-yon-55 = Players keep their Koma from session to session; the game master’s are reset.

## Setbacks

rule-yon-56 = A result may be refused and a setback taken to reroll all or some of the dice, before or after Koma.
rule-yon-57 = Instead of rerolling one may change approach: base and conditions are judged again, and a whole new throw replaces the old one, even if it is worse.
rule-yon-58 = Minor, no die: annoying. Serious, one die: difficult. Grave, two dice: out of play if it fails. Critical, three dice: eliminated if it fails. The game master tells the consequences.
rule-yon-59 = The dice of a setback stay in the pool until the end of the test or conflict.
rule-yon-60 = Several setbacks may be taken on one test, one for each reroll; their dice and dangers add up.
rule-yon-61 = Each severity can be taken only while it is not marked on the sheet. It stays marked until erased.
rule-yon-62 = A setback is erased by a bond, or with the game master’s permission between two adventures.
rule-yon-63 = The game master’s characters take setbacks in conflicts only, with the same dangers.
rule-yon-64 = In a simple test “failing” means zero successes when the result is accepted: a grave puts out of play, a critical eliminates.
rule-yon-65 = Out of play a character can contribute nothing: no test, no help, no Koma, no bond. It lasts until the end of the next scene.
rule-yon-66 = Eliminated, a character leaves the story for good. It need not be dead.
rule-yon-67 = Erasing a setback while its danger looms frees the mark, not the danger.
rule-yon-68 = After an automatic failure a setback may be taken: its dice are added to the pool’s true value, even a negative one. Neither Koma nor gifts can help there.

## Conflicts

rule-yon-69 = A conflict opposes players’ characters, or one of them and somebody important. Keep it for great occasions.
rule-yon-70 = Each side makes a test that suits the stake. An empty pool counts as zero and the conflict goes on.
rule-yon-71 = The first round is both throws. Each later one comes from one Koma or one setback of whoever has just lost; the winner’s dice stay.
rule-yon-72 = At the end of each round the side with more successes wins it.
rule-yon-73 = With a lead of two or more the round’s winner may give a condition to one of the characters involved.
rule-yon-74 = That condition does not change the dice already thrown; it counts from then on.
rule-yon-75 = With a lead of four or more the conflict ends at once.
rule-yon-76 = Otherwise the loser chooses: concede, or go on with a Koma or a setback. With neither left, concede.
rule-yon-77 = On a tie the more specific concept wins, whether it counted in the throw or not; in a group, the roller’s.
rule-yon-78 = If concepts cannot decide, nobody wins the round: something unforeseen forces a new approach, at no cost. Whoever stops alone concedes; if both stop, nobody wins.
rule-yon-79 = In order: gifts may add a success, the trailing side first; totals are compared; a condition, if any; armed graves; the end, if it has come; else the loser’s choice.
rule-yon-80 = Winning a tie beats the opponent; losing it or leaving it open does not. A grave stays armed until the end of the conflict.
rule-yon-81 = A conflict ends when the opponent concedes, is out of play, eliminated, or trails by four.
rule-yon-82 = Only the winner’s test takes effect, with the lead of the last round as its successes, at least 1.
rule-yon-83 = Whoever concedes tells how they get away and gains 1 Koma for each setback taken in this conflict. The winner still obtains the stake.
rule-yon-84 = Losing the conflict, even by conceding, triggers an armed critical: eliminated.
rule-yon-85 = The game master tells each round and how things stand at its end.
rule-yon-86 = The winner may impose on the loser a bond about what has just happened. It is added to the others, or replaces one it contradicts.
rule-yon-87 = In a conflict an automatic success sets the total to 2; only a new approach replaces it.

## More than two

rule-yon-88 = With more than two, two groups are formed; each throws as a team.
rule-yon-89 = At the end of a round any member of the losing group may pay the Koma.
rule-yon-90 = Setbacks stay personal: mark, danger and concession Koma are the taker’s own.
rule-yon-91 = A member who is out of play leaves, and the help die with them; dice on the table stay. If it is the roller, the group names another.
rule-yon-92 = The roller alone decides to concede; everybody bears the consequences. The imposed bond is for one loser.

## In the next episode

rule-yon-93 = Each session gifts and anecdotes come back and the game master’s Koma are reset. Koma, setbacks, conditions, bonds and being out of play stay.
rule-yon-94 = The game is made for stories of one or two sessions; short campaigns are possible.
rule-yon-95 = In a campaign, think of rewards: a new gift every two or three sessions, a Koma for an objective reached. Each gift has its own use each session.
rule-yon-96 = At the end of each session bonds change freely, in the light of events.
rule-yon-97 = If the story demands it, the game master may let a character change concept, or even flaw.
rule-yon-98 = The player of an eliminated character may make a new one (1 Koma, three bonds), who comes in when the game master sees fit.
