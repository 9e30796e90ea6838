### Innommable: why something is not possible, and what to do.

## The table

refusal-wrong-number-of-seats = There { AGREE($n_seats, "is", "are") } { $n_seats } { AGREE($n_seats, "seat", "seats") }; the game is for three to five, two to seven at a pinch, and for as many as the table says.
refusal-not-one-keeper = Exactly one person keeps the mystery.
refusal-too-few-d4 = There must be two d4 at least: one to fall, one to try to get up.
refusal-wrong-dice = There must be one die of each kind at least, and { $most } { AGREE($most, "die", "dice") } in all at most.
refusal-only-looking = You are looking on: only those seated at the table can act.
refusal-game-is-over = It is over. The sheet is turned, nothing moves any more.

## The moment and the person

refusal-not-now = This is not the moment: one cannot { $what } now.
refusal-not-yours = It is not yours to { $what }; others are to act.
refusal-silence = Somebody is speaking. Everybody else is silent until the end.
refusal-text-is-blank = Something has to be written to { $what }.
refusal-text-too-long = Your text has { $length } { AGREE($length, "character", "characters") }; make it shorter, { $most } at most.
refusal-not-active = This character is mad or dead: it can no longer { $what }.
refusal-no-character = This person has no character.
refusal-keeper-never-throws = The Keeper never throws dice.

## Preparing

refusal-parts-missing = Still missing: { $parts }. Fill all five parts.
refusal-dice-left =
    { $left ->
        [1] One die is
       *[other] { $left } dice are
    } still to be laid on elements.
refusal-dice-by-hand = This table lays its dice by hand: move them one by one.
refusal-no-such-element = There is nothing at that place of the sheet.
refusal-no-such-die = There is no d{ $die } there.
refusal-same-place = The die is there already. Choose another place.

## Characters

refusal-not-submitted = This character has not been presented yet.
refusal-approved-already = This character is accepted already.
refusal-not-all-approved = Not all characters are accepted yet.

## Actions and finds

refusal-nothing-declared = This person has declared nothing.
refusal-no-duel = A duel is between two characters in play; say which of them began.
refusal-reveal-needs-no-throw = A discovery depends on no throw: say that it happens.
refusal-setting-told = Everybody has read this place and this role.
refusal-revealed-already = This element is found already.
refusal-no-such-reveal = No find has the number { $number }.
refusal-published-already = Find number { $number } can be read already.

## Monologues

refusal-not-in-bowl = There is no d{ $die } in the bowl.
refusal-needs-lore = A d4 needs a d8 of your own that the anchor did not bring. Look for knowledge first.
refusal-lore-is-for-d4 = Only a d4 is drawn from knowledge.
refusal-anchor-is-lost = The anchor is lost. There is nothing left to hold on to.
refusal-anchor-die-used = The anchor die is taken. The scene, without a die, is still possible.
refusal-bowl-is-empty = The bowl is empty. Your right to this die remains.
refusal-nothing-to-contest = There is nothing to contest: that is done right after the monologue.

## Giving a die

refusal-gift-to-yourself = A die is given to somebody else.
refusal-gave-already = You have given a die in this scene.
refusal-received-already = This character has received a die in this scene.
refusal-wrong-gift-source = At this table given dice come from elsewhere.
refusal-not-in-hand = You hold no d{ $die }.
refusal-not-auxiliary = Your character is still in play: make a suggestion.
refusal-receiver-needs-lore = The receiver has no d8: a d4 cannot be imposed.
refusal-short-cannot-give = You have just failed: it is for the others to give.
refusal-window-open = Wait a moment: somebody may still give a die.
refusal-nothing-to-pass = No die is expected of you.

## Conflicts

refusal-first-throw-done = The dice are thrown: it is too late to { $what }.
refusal-no-more-rerolls = Two rerolls, no more. What remains is to accept.
refusal-empty-hand = An empty hand is not rerolled.
refusal-success-stands = A success is not rerolled.
refusal-only-in-duels = Only a duel between players can put somebody out of play, with their consent.

## Striking

refusal-strike-waits = A strike does not interrupt this. Wait until it is over.
refusal-too-few-entries =
    { $unstruck ->
        [0] There is no entry to strike
        [1] There is only one entry to strike
       *[other] There are { $unstruck } entries to strike, not { $k },
    } for this character.
refusal-too-severe = Too severe: the rank struck allows a { $most } effect at most.
refusal-cannot-kill = This effect cannot kill.
refusal-anchor-not-threatened = The anchor is not threatened in this way.
refusal-epilogue-told = Your epilogue is told.
