### Psychopathe: the lessons. A task, a hint and a last word for each step.

lesson-slide = Sliding
step-slide-path-task = All pieces move alike: they slide along a path, as far as you like. Bring the nurse to a3, then to a3b2.
step-slide-path-hint = A straight line leads from the centre to a3; an arc leads from a3 to a3b2.
step-slide-path-done = There: a piece never leaves the paths.
step-slide-crossing-task = Every node is a crossing: there you can change paths with your next move. Go to c2d2 in two moves.
step-slide-crossing-hint = First cross the board straight ahead, to d2.
step-slide-crossing-done = Two moves nearly always take you far.

lesson-block = In the way
step-block-round-task = No piece passes over another. Go round the informer and put the nurse on a3, in three moves.
step-block-round-hint = Leave the ray by the arc, take a neighbouring arc, come back along arc a3.
step-block-round-done = What cannot be crossed can be gone round.
step-block-reach-task = Point at every node that the nurse on a can move to.
step-block-reach-hint = On the border an informer stops it on either side; the ray is left.
step-block-reach-done = That is it: it stops before the piece, friend or enemy.

lesson-jump = Jumping over psychologists
step-jump-over-task = Psychologists may be jumped over. Take the nurse from a1 to a3 in one move.
step-jump-over-hint = The psychologist on a2 bars nothing.
step-jump-over-done = Everybody jumps over psychologists, of either side.
step-jump-several-task = One psychologist of yours, one of the enemy’s: jump over both to a3.
step-jump-several-hint = Any number in a row may be jumped over.
step-jump-several-done = It does not matter whose they are.
step-jump-landing-task = Jumping, yes; landing on them, no. Point at every node that the nurse on a can move to.
step-jump-landing-hint = It passes over a3 and a2, and stops before d1.
step-jump-landing-done = A move always ends on an empty node.

lesson-border = Running along the border
step-border-other-way-task = The border runs round the board, and you may take it either way. Your informer bars the short way: go to b2a all the same, in one move.
step-border-other-way-hint = Set out on the other side and run nearly all the way round.
step-border-other-way-done = The border is the longest path of all.
step-border-special-task = On the border, six special nodes join three paths. Pass through one of them to reach b3 in two moves.
step-border-special-hint = The special node ab lies on the border, on arc a3 and on arc b3.
step-border-special-done = Special nodes open three directions: they will matter for captures, too.

lesson-hold = The hold
step-hold-find-task = An enemy psychologist keeps the pieces that share a path with it. Point at all your pieces that it holds.
step-hold-find-hint = It stands on a1f: on arc a1, and on the border.
step-hold-find-done = Neither distance nor pieces in between matter.
step-hold-along-task = A held piece may not leave that path, but it may slide along it. Bring the nurse to a1b3.
step-hold-along-hint = Stay on arc a1.
step-hold-along-done = It still moves, but on that path only.
step-hold-pin-task = Your turn to hold: put your psychologist on a path of the enemy nurse.
step-hold-pin-hint = Arc b1 runs through a1b1, and through b1c1.
step-hold-pin-done = It can no longer leave that path.
step-hold-stop-task = Held on two paths, a piece cannot move at all. Stop the enemy nurse.
step-hold-stop-hint = One psychologist already holds arc a1: put the other on arc b1.
step-hold-stop-done = Nailed down!

lesson-parley = The parley
step-parley-free-task = Where psychologists of both sides stand on one path, they parley and hold nobody there. Free your nurse.
step-parley-free-hint = Bring your psychologist to arc a1.
step-parley-free-done = They are talking: your nurse is free.
step-parley-one-path-task = A parley counts only on the shared path. Point at your pieces that are still held.
step-parley-one-path-hint = Arc a1 and the border are free; arc b1 is not.
step-parley-one-path-done = Each path is judged by itself.

lesson-capture = Capturing
step-capture-informer-task = It takes three to capture: two nurses on either side of the victim on one path, an informer on another path through it. Complete the capture on a1b1.
step-capture-informer-hint = Your nurses already stand on either side of a1b1; the informer must reach arc b1.
step-capture-informer-done = Captured! It happens by itself at the end of the move.
step-capture-nurse-task = This time the informer waits and a nurse is missing. Capture on a1b1.
step-capture-nurse-hint = A nurse is needed on the other side, on arc a1.
step-capture-nurse-done = It does not matter which of the three comes last.
step-capture-between-task = Pieces in between and distances do not matter. Capture the informer on a1b1.
step-capture-between-hint = Just look who is on which path.
step-capture-between-done = Nothing stops a configuration but its own three pieces.
step-capture-two-task = One move can capture several pieces. Take two!
step-capture-two-hint = Both victims are on arc b1: a nurse is missing at its end.
step-capture-two-done = Everything in state of capture goes at once.

lesson-border-capture = Capturing on the border
step-border-capture-special-task = On the border the two nurses count only if at most one special node lies between them, on the victim’s side. Capture the informer on ab.
step-border-capture-special-hint = It stands on a special node: that is the only one allowed. Come from the other side along ray b.
step-border-capture-special-done = One special node between the nurses: the capture is good.
step-border-capture-limit-task = Two moves bring a nurse to the other side of b; only one captures. Which?
step-border-capture-limit-hint = Count the special nodes between b2a and your nurse.
step-border-capture-limit-done = Beyond bc there would have been two: nothing would have been captured.

lesson-suicide = Not into the lion’s den
step-suicide-barred-task = A piece may not move to where it would be in state of capture. Point at every node that is barred to your nurse.
step-suicide-barred-hint = Two nurses hold arc a1, an informer arc b1.
step-suicide-barred-done = Three well-placed pieces bar an empty node.
step-suicide-bar-task = Your turn: bar a1b1 to the enemy psychopath.
step-suicide-bar-hint = A nurse is missing at the end of arc a1.
step-suicide-bar-done = It can no longer go there: that is how one locks it in.

lesson-resurrection = Resurrection
step-resurrection-back-task = Capturing a psychologist lets you put back a lost piece in its place at once. Take it, and put back an informer.
step-resurrection-back-hint = Play b-a1b, then choose the informer.
step-resurrection-back-done = There it is again, where the psychologist stood.
step-resurrection-chain-task = A piece put back can complete another capture. Take two pieces with one move!
step-resurrection-chain-hint = Which piece on a1b1 would have the nurse on b1c1 between two of yours?
step-resurrection-chain-done = The chain goes on as long as it captures.

lesson-danger = Seeing danger
step-danger-flee-task = The enemy threatens to capture your informer. Play a move after which nothing can be captured.
step-danger-flee-hint = Leave arc a1, which the enemy nurses hold.
step-danger-flee-done = Always look where the enemy informer can go.
step-danger-hold-off-task = Your psychopath cannot move, and the informer on c is about to finish it. Keep it from arriving!
step-danger-hold-off-hint = Hold the informer to ray c: it can no longer run along the border.
step-danger-hold-off-done = The hold is the best defence.

lesson-win = Winning
step-win-one-task = Capturing the enemy psychopath wins the game. Win in one move.
step-win-one-hint = It is the capture you know.
step-win-one-done = You win!
step-win-two-task = The psychopath is nailed down by your two psychologists. Win in two moves.
step-win-two-hint = The nurse first, then the informer.
step-win-two-done = Stop it, then capture it: that is how to win. Now play a real game!

## For all lessons
lesson-wrong = That move is legal, but it does not lead to the goal. Try again.
lesson-go-on = Go on.
lesson-missing = Some are still missing.
lesson-extra = Some are too many.
lesson-both = Some are missing, and some are too many.
