### 4-KOMA: why something is not possible, and what to do.

## The table

yon-refused-not-one-game-master = There must be one game master, and only one: there are { $masters }.
yon-refused-wrong-number-of-players = It takes a game master and one to six players: there are { $players }.
yon-refused-wrong-faces = Choose one to five faces between 1 and 6 to be successes.
yon-refused-wrong-pool = The game master receives at most { $most } Koma for each player.
yon-refused-only-looking = You are looking on: only those seated at the table can act.
yon-refused-table-is-closed = The table is closed: it can only be read.
yon-refused-not-now = Just now it is not possible to { $what }.
yon-refused-not-yours = It is not up to you to { $what }.
yon-refused-text-is-blank = A text is missing to { $what }; if it was said aloud, send none.
yon-refused-text-is-missing = A text is missing to { $what }.
yon-refused-text-too-long = The text has { $length } { AGREE($length, "character", "characters") }; { $most } at most.
yon-refused-wrong-character = That is not a character with whom to { $what }.
yon-refused-no-room = There is no room for more.

## Bonds

yon-refused-bonds-missing = Each player must first have an approved character and three bonds.
yon-refused-same-twice = The two relations must be with two different characters.
yon-refused-no-such-bond = There is no such bond.
yon-refused-bond-has-paid = This bond has already paid this scene. Wait for the next one, or play another.
yon-refused-claim-waits = This bond already waits for an answer.
yon-refused-not-marked = The { $severity } setback is not marked.
yon-refused-cannot-undo = What this bond paid can no longer be taken back.
yon-refused-three-bonds-stay = A character keeps at least three bonds: change it instead.

## Throws

yon-refused-no-new-character = At this table, whoever loses a character plays no other.
yon-refused-spotlight-is-theirs = A spotlight: the player who threw tells it.
yon-refused-roller-decides = Whoever throws for the group decides whether to concede.
yon-refused-not-asked = Others are asked for a gift just now: wait for your turn.
yon-refused-not-in-play = That character is not in play just now.
yon-refused-npcs-make-no-tests = The game master’s characters make no tests. Start a conflict instead.
yon-refused-no-such-gift = There is no such gift.
yon-refused-gift-is-used = This gift has already served this session.
yon-refused-anecdote-is-told = The anecdote of this session has been told.
yon-refused-already-thrown = Too late: dice have been thrown.
yon-refused-not-judged = The game master has not yet said which case applies.
yon-refused-wrong-conditions = Choose among the roller’s conditions, each of them once.
yon-refused-no-such-condition = That character has no such condition.
yon-refused-wrong-helpers = Choose among the helpers, and only if the table asks for it.
yon-refused-no-throw = There is no throw to add a success to.

## Koma and setbacks

yon-refused-no-koma = There is no Koma left to spend.
yon-refused-no-dice = No dice on the table: a Koma cannot help. Take a setback.
yon-refused-wrong-dice = Keep dice that lie on the table, each of them once.
yon-refused-nothing-to-throw = There would be no die left to throw.
yon-refused-gift-stands = A gift stands in place of the throw: only a new approach can change that.
yon-refused-already-marked = The { $severity } setback is already marked: erase it first.
