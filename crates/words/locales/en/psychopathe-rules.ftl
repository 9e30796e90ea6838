### Psychopathe: the short text of each rule.

## The board

rule-psy-01 = Every node is where exactly two paths cross; at the centre and the six special nodes three meet.
rule-psy-02 = The border is one closed path that runs through the six special nodes.
rule-psy-03 = The board suits three players: a third of a turn leaves it unchanged. Ours has the whole symmetry of the hexagon.
rule-psy-04 = A path never visits a node twice. Two paths share one node at most, or two if one of them is the border.
rule-psy-05 = Everybody begins with thirteen pieces, one psychopath, two psychologists, four informers and six nurses, in arrays that face each other. The original drawings are lost: board and opening array are a reconstruction.

## Moves

rule-psy-10 = White begins, then turns alternate. A turn is one move of one of your pieces; nobody passes.
rule-psy-11 = All pieces move alike: along a path through their node, as far as you like, to an empty node.
rule-psy-12 = No piece jumps over another, except over psychologists, of either side and any number. None ever lands on an occupied node.
rule-psy-13 = On the border a piece may run either way round, as far as nothing stops it, but not back to where it stood. A node reached in two ways is one and the same move.

## Paralysis

rule-psy-20 = Hold: a piece that shares a path with an enemy psychologist may not leave that path, whatever stands between them.
rule-psy-21 = Held on two paths or three, a piece cannot move at all.
rule-psy-22 = Parley: where psychologists of both sides stand on one path, none of them holds anything there. It counts for that path only.
rule-psy-23 = A psychopath is held like any piece. A psychologist never is: it parleys with the one that would hold it.

## Capture

rule-psy-30 = A piece is in state of capture when two enemy nurses stand on either side of it on one path and an enemy informer stands on another path through it. Distances and pieces in between do not matter.
rule-psy-31 = Where three paths cross, nurses and informer may use any two of them.
rule-psy-32 = On the border the two nurses count only if there is at most one special node between them, on the side of the piece; its own node counts if it is special. The informer has no such limit.
rule-psy-33 = After a move all enemy pieces in state of capture are taken at once. Whoever takes them keeps them.
rule-psy-34 = Suicide: a piece may not move to where it would be in state of capture, even if its arrival takes others. So three well-placed pieces bar an empty node.

## Resurrection

rule-psy-40 = Resurrection: who takes a psychologist may at once put back one lost piece of his choice where it stood. One choice for each psychologist taken; it may be declined.
rule-psy-41 = A piece may not be put back where it would be in state of capture, once the captured pieces have left.
rule-psy-42 = A piece put back can complete further captures, and so on.

## The end

rule-psy-50 = Taking the enemy psychopath wins at once.
rule-psy-51 = The game is drawn if the player to move has no move, if the same position comes for the third time, after a hundred half-moves without capture, if nobody has an informer and two nurses left, or by agreement; an offer stands until the opponent has moved. Resigning loses; so does running out of time, unless the other side can no longer take anything.
rule-psy-52 = Nobody wins time alone: where clocks run a break is agreed on, stops every clock and covers the board; anybody may then let the game go on. A duel tells no story: no X-card, no lines, no veils.

## For three

rule-psy-60 = With three players the sides begin on rays a, c and e. Captures need pieces of one’s own; who loses the psychopath leaves with all pieces, and the last one wins. Every enemy psychologist holds; two sides are enough to parley. Who cannot move is skipped. A draw needs everybody who still plays: who moves without having agreed declines for all, and the offer falls as soon as somebody leaves.
