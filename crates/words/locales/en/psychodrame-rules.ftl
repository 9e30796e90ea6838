### Psychodrame: the short text of each rule.

## The table and the material

rule-psd-01 = Two, three or four play; each creates and plays a main character.
rule-psd-02 = One pack of 52 cards, no jokers. Cards are drawn at random from those not seen; a card put under the deck comes after all others.
rule-psd-03 = From low to high: 2 to 10, jack, queen, king, ace. Suits do not count.
rule-psd-04 = The table sets from 3 to 10 how many points it takes to resolve a problem, the same for all.
rule-psd-05 = Everybody sits in a circle: the left neighbour is the next one.
rule-psd-06 = Sheets, cards, goals, risks and notes are seen by all; only the order of the deck is hidden.
rule-psd-07 = Nobody wins and nobody is out: without a character one still directs, supports, distributes.

## The main characters

rule-psd-08 = Each sheet has a name, an age and a main activity.
rule-psd-09 = Each sheet takes a position about oneself and about others, all or a group.
rule-psd-10 = One or two beliefs that together cover oneself and others; one is enough if it is about both.
rule-psd-11 = A belief about oneself likes to open with “I”, one about others with their name; its author says whom it is about.
rule-psd-12 = Each belief has a box, empty at first.
rule-psd-13 = Four traits in this order: problem, relation, tie to a problem, nuance; a fifth, free, if the table wants it.
rule-psd-14 = A trait is a word or a short phrase about something that will matter in the story.
rule-psd-15 = The problem is a torment that calls for resolution; it touches at least one of six concerns.
rule-psd-16 = The subject of the problem must move its player.
rule-psd-17 = The relation names another main character; it is discussed with its player.
rule-psd-18 = The tie is to another’s problem: one supports, suffers, is responsible, gains, or otherwise, in one’s own words.
rule-psd-19 = A problem is the object of one tie only, and never of its owner’s.
rule-psd-20 = The nuance counterbalances one of the first three traits.
rule-psd-21 = Every trait written at creation scores 5.
rule-psd-22 = Six emotions in three pairs: anger and love, fear and trust, sadness and joy.
rule-psd-23 = In each pair five points are shared, 1 to 4 each.
rule-psd-24 = The starting score of each emotion stays noted and never changes.
rule-psd-25 = After creation each emotion moves alone.
rule-psd-26 = Love covers friendship, family and passion; trust is trust in others.
rule-psd-27 = Characters are created aloud: drafts are seen and anybody may comment.
rule-psd-28 = The first scene waits until every sheet is whole and confirmed; a sheet kept from another game is valid as it stands if it has a problem.

## Scenes

rule-psd-29 = A game is a sequence of scenes; a scene has one time, one place, one action.
rule-psd-30 = Whoever likes launches the first scene and directs it.
rule-psd-31 = When the scene is closed, the role of Director is offered to the left.
rule-psd-32 = One may pass, at no cost and without limit.
rule-psd-33 = If everybody passes, the table chooses: to stop, or another circle.
rule-psd-34 = The scene confronts the problem of another player’s living character.
rule-psd-35 = To frame a scene is to answer three questions: where, who is there, what is happening.
rule-psd-36 = The focus is present; the Director’s own character may be, too.
rule-psd-37 = Each player alone decides on the acts and words of their character.
rule-psd-38 = Everything else is told freely.
rule-psd-39 = Anybody may suggest or ask at any time; it binds nobody.
rule-psd-40 = What depends on a character is as a rule described by its player; people are not.
rule-psd-41 = Faced with an incoherent narration one asks its author to explain; if they maintain it, the Director rules.
rule-psd-42 = The Director rules even when concerned.

## Secondary characters and entrances

rule-psd-43 = Anybody may play a secondary character.
rule-psd-44 = A secondary character has no sheet: a name and notes.
rule-psd-45 = Players whose character is absent come first; if there are several, the Director chooses.
rule-psd-46 = Outside conflict one brings in one’s own character or a secondary one.
rule-psd-47 = Nobody enters during a conflict.
rule-psd-48 = At a first appearance a character is described, looks and temperament.
rule-psd-49 = Outside conflict a character may leave; if the scene is about it, it stays so.

## The end of a scene

rule-psd-50 = The Director closes the scene at any moment of free play.
rule-psd-51 = An accepted conflict ends the scene once its repercussions are settled.
rule-psd-52 = A scene contains one accepted conflict; refused ones do not count.
rule-psd-53 = Before the end a short window to purge or create a trait; skipped if nobody has anything to purge.
rule-psd-54 = In order: aftermath, closing window, resolution point, resolved problem, then the Director’s role goes on.

## New traits

rule-psd-55 = Three times a game each player freely creates a trait.
rule-psd-56 = It is about the past, the nature, an opinion or a relation, which names somebody.
rule-psd-57 = Between scenes, in free play, before the close, or in a conflict to use it at once.
rule-psd-58 = Traits born of repercussions do not count among the three.

## A conflict begins

rule-psd-59 = A conflict opposes two or more characters of the scene.
rule-psd-60 = At least one main character takes part, and each participant has a player of its own.
rule-psd-61 = To begin a conflict: draw a card, state the goal, name the opponents present.
rule-psd-62 = The goal must engage the other character.
rule-psd-63 = Each named opponent resists or not; any other player present may step in, or stay out.
rule-psd-64 = Whoever resists draws a card.
rule-psd-65 = Whoever does not resist is out of it. If only secondary characters are left, it is told.
rule-psd-66 = If nobody opposes, the goal is achieved and the card goes under the deck.
rule-psd-67 = Two sides: the one who wants, and all who oppose.
rule-psd-68 = Participants do not change, unless the table lets others join at rematches.

## Drawing cards

rule-psd-69 = One tells and draws in any order; trait, support and discharge add up.
rule-psd-70 = One trait a round, of one’s own character.
rule-psd-71 = One draws up to as many cards as the trait scores.
rule-psd-72 = Using it costs nothing; the problem serves, too.
rule-psd-73 = Whoever is outside may give three cards to a participant, once a round.
rule-psd-74 = Support needs no reason and cannot be declined, unless the table decides so.
rule-psd-75 = All cards lie face up.
rule-psd-76 = Play begins when all who can still draw are done; a new draw reopens the right to answer.
rule-psd-77 = When the deck is used up the discards come back; if there are none, one draws fewer.

## Playing cards

rule-psd-78 = Each plays a combination: one to four cards of one rank.
rule-psd-79 = Play goes round, the initiator last.
rule-psd-80 = Plays are made one after the other, open.
rule-psd-81 = Each combination comes with a risk that threatens one or more opponents.
rule-psd-82 = A combination has the rank of a single one of its cards.
rule-psd-83 = The number decides the goal, the rank the repercussions.

## The psychological game

rule-psd-84 = When everything lies on the table a belief may be ticked: the psychological game.
rule-psd-85 = One player a conflict, the first.
rule-psd-86 = Ticking gives the right to swap the whole combination with an opponent’s.
rule-psd-87 = The swapped cards count; risks stay with those who stated them.
rule-psd-88 = If the one who ticked wins, the narration is free, guided by the belief.
rule-psd-89 = If hit, they may distribute their own packet.
rule-psd-90 = The tick is erased at the end of the conflict.
rule-psd-91 = The scene remembers it.
rule-psd-92 = Without beliefs no psychological game.

## The outcome

rule-psd-93 = Whoever plays the most cards of one rank wins the goal.
rule-psd-94 = If that is the other side, the goal is missed.
rule-psd-95 = If allies tie, their side wins and they tell it together.
rule-psd-96 = The winner tells the outcome, respecting the goal and what happened.
rule-psd-97 = A tie between sides is a rematch.

## The rematch

rule-psd-98 = Played cards are discarded; those that hit stay with the victim.
rule-psd-99 = Unplayed cards stay; kept ones are not played.
rule-psd-100 = A trait serves once a conflict.
rule-psd-101 = A rematch reopens the drawing: another trait, another support.
rule-psd-102 = Who has no card left draws one; if there is none, an empty combination is played.
rule-psd-103 = The last to have played begins, and it goes the other way round.
rule-psd-104 = Each new combination states a new risk.
rule-psd-105 = A new tie, a new rematch.
rule-psd-106 = After five rematches the rank decides; else the goal is missed.

## Repercussions

rule-psd-107 = Repercussions come after the outcome is told.
rule-psd-108 = Whoever played higher hits the opponents they threatened.
rule-psd-109 = A card is a point.
rule-psd-110 = Each target receives the full number.
rule-psd-111 = Winning the goal protects from nothing.
rule-psd-112 = Allies do not hit each other.
rule-psd-113 = At equal rank the last to have played decides: each takes the other’s cards, or nobody.
rule-psd-114 = The packet is all that a character received in the conflict.
rule-psd-115 = One entrusts one’s packet to another player.
rule-psd-116 = Each point raises an emotion, moves a trait, or makes a new one.
rule-psd-117 = An emotion does not rise above 10, and a repercussion never lowers it.
rule-psd-118 = A trait that moves may be reworded on the same subject.
rule-psd-119 = A trait born of repercussions scores the points put into it.
rule-psd-120 = Traits have no maximum.
rule-psd-121 = Each endured risk gets at least one point.
rule-psd-122 = Each point is justified by what happened; one explanation may cover several.
rule-psd-123 = An endured risk becomes true for everybody.
rule-psd-124 = All points are spent, not above 10 nor below 0.
rule-psd-125 = Then all cards go back to the deck and ticks are erased.

## What disappears

rule-psd-126 = A trait at 0 vanishes.
rule-psd-127 = If it is the problem, another is needed before the next scene, and the scene gives no point.

## Irreversible acts

rule-psd-128 = An emotion at 10 forces an irreversible act.
rule-psd-129 = After the act the emotion returns to its initial score.
rule-psd-130 = Each saturated emotion has its own act.
rule-psd-131 = Acts go round from the Director’s left; whoever dies first acts no more.
rule-psd-132 = An irreversible act is no purge.
rule-psd-133 = One dies of an irreversible act only; if the table wants, the victim’s player must agree.
rule-psd-134 = Whoever had a relation with the dead receives its score in points.
rule-psd-135 = Whoever took part or saw it receives their highest emotion.
rule-psd-136 = The two add up.
rule-psd-137 = These points are distributed before the scene ends, by another.
rule-psd-138 = They may saturate in turn.
rule-psd-139 = The dead count no more; their player may create another character between scenes.

## Purging an emotion

rule-psd-140 = As soon as an emotion exceeds its initial score it may be discharged.
rule-psd-141 = A purge does not go below the initial score.
rule-psd-142 = In a conflict each point discharged is a card, with a disproportionate act.
rule-psd-143 = Outside conflict a disproportionate act brings an emotion back; one must be there.
rule-psd-144 = Outside conflict a new belief does the same, present or not.
rule-psd-145 = One emotion at a time.
rule-psd-146 = A disproportionate act is milder than an irreversible one: it does not kill.
rule-psd-147 = The scene remembers a purge; between scenes there is none.

## Others in a conflict

rule-psd-148 = A secondary character draws as many cards as the highest emotion it faces.
rule-psd-149 = It draws them at the start, once and for all.
rule-psd-150 = Against several, the highest of all; no new draw at rematches.
rule-psd-151 = Without a sheet it fights like the others: support, combination, risk.
rule-psd-152 = What it suffers is noted under its name.
rule-psd-153 = One may begin a conflict with oneself.
rule-psd-154 = Another player embodies the inner adversary, like a secondary character.
rule-psd-155 = The absent are asked first; nobody else opposes.

## Resolution

rule-psd-156 = At the end of the scene its focus gains a resolution point.
rule-psd-157 = It is lost if the focus ticked a belief or purged an emotion.
rule-psd-158 = Nothing else counts.
rule-psd-159 = At the threshold it is told how the character breaks free of the problem.
rule-psd-160 = If it stays, the old problem becomes a memory and another begins.
rule-psd-161 = Otherwise it leaves the story.

## Stopping, going on

rule-psd-162 = The game stops when everybody wants to; agreed in a scene, it is the last one.
rule-psd-163 = From one game to the next characters are kept, as they are.
rule-psd-164 = A secondary character may become a main one.
