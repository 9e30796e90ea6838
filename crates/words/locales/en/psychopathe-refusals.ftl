### Psychopathe: why a move is not possible.

refusal-not-two-or-three = Two or three play, not { $n }.
refusal-side-not-taken = Each side belongs to exactly one seat: { $side } has none.
refusal-no-such-board = There is no board of size { $size }: boards of size 2 and 3 are played on.
refusal-bad-camp = This camp will not do: { $reason }
refusal-eliminated = Your psychopath is taken: you are out of the game.
refusal-not-the-house = Only the table’s clock says that the time is up.
refusal-put-back-out-of-order = Pieces put back are given in the order of nodes, each node once.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-a-player = You are watching: only players move, agree on a draw or resign.
refusal-no-such-node = The board has no node “{ $node }”.
refusal-no-piece-there = No piece stands on { $node }.
refusal-not-your-piece = The piece on { $node } is not yours.
refusal-stays-put = A move ends on another node: the piece is already on { $node }.
refusal-occupied = { $node } is occupied: a move ends on an empty node.
refusal-no-path = No path joins { $from } and { $to }.
refusal-blocked = A piece bars the way from { $from } to { $to }: only psychologists are jumped over.
refusal-held = The piece on { $node } is held: an enemy psychologist keeps it on the path { $path }.
refusal-held-twice = The piece on { $node } is held on several paths: it cannot move.
refusal-suicide = Suicide: on { $node } the piece would be in state of capture.
refusal-other-captures = This move takes { $actual }, not { $given }.
refusal-no-psychologist-taken = No psychologist is taken on { $node }: nothing is put back there.
refusal-nothing-to-put-back = You have lost no { $kind } that could be put back.
refusal-put-back-in-capture = On { $node } the piece put back would be in state of capture.
refusal-bad-clock = A clock needs some time, and there is one clock at most.
refusal-already-offered = You have already offered a draw.
