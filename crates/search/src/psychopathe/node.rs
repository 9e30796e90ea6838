//! One node of the search, in numbered steps.

use psychopathe::{Kind, Move, NodeSet, QUIET_LIMIT, Survey};

use super::ordering::{Hints, MAX_PLY, pick};
use super::score::Score;
use super::table::{Bound, Known};
use super::worker::Worker;

/// Late quiet moves are left out beyond this many, by depth.
const LATE: [usize; 5] = [0, 12, 18, 30, 48];

impl Worker<'_> {
    /// The score of the present position for the side to move, `depth` half-moves deep.
    pub(crate) fn search(
        &mut self,
        depth: i32,
        mut alpha: Score,
        mut beta: Score,
        ply: usize,
        may_pass: bool,
    ) -> Score {
        let board = self.shared.board;
        let tricks = self.shared.tricks;
        let is_root = ply == 0;
        let is_wide = beta.0 - alpha.0 > 1;
        self.frames[ply].line.clear();

        // 1. Stop, and count.
        if self.step() {
            return Score::DRAW;
        }

        // 2. A captured psychopath (PSY-50), and the draws of PSY-51 that the position shows.
        if self.position.is_decided() {
            return Score::loss_at(ply as i32);
        }
        if !is_root {
            if self.position.quiet_moves() >= QUIET_LIMIT
                || self.is_repeated()
                || !self.position.anyone_can_capture()
            {
                return Score::DRAW;
            }
            if ply >= MAX_PLY {
                return Score(self.evaluate(&Survey::of(board, &self.position)));
            }
            // 3. Nothing better than a win already found, nothing worse than losing at once.
            alpha = alpha.max(Score::loss_at(ply as i32));
            beta = beta.min(Score::win_at(ply as i32 + 1));
            if alpha >= beta {
                return alpha;
            }
        }

        // 4. What the table knows.
        let hash = self.position.hash();
        let known = self.shared.table.probe(hash, ply as i32);
        if let Some(known) = known
            && !is_wide
            && known.depth >= depth.max(0)
            && match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.score >= beta,
                Bound::Upper => known.score <= alpha,
            }
        {
            return known.score;
        }

        // 5. Survey. A psychopath that can be taken is taken.
        let survey = Survey::of(board, &self.position);
        let me = self.position.turn();
        if !is_root && survey.alarm(board, &self.position, me.opponent()) {
            return Score::win_at(ply as i32 + 1);
        }
        let alarm = survey.alarm(board, &self.position, me);

        // 6. Leaves.
        if depth <= 0 {
            return self.quiesce(&survey, alpha, beta, ply);
        }

        // 7. Evaluation, and whether it is rising.
        let eval = known.map_or_else(|| self.evaluate(&survey), |known| known.eval.0);
        self.frames[ply].eval = (!alarm).then_some(eval);
        let improving = ply >= 2 && !alarm && self.frames[ply - 2].eval.is_none_or(|earlier| eval > earlier);

        // 8. Null move: still above the window after passing.
        let may_cut = !is_wide && !alarm && !beta.is_decided() && eval >= beta.0;
        if tricks.null_move && may_pass && depth >= 2 && may_cut {
            let reduced = depth - 3 - depth / 4;
            let undo = self.position.pass();
            self.seen.push(self.position.hash());
            let score = -self.search(reduced, -beta, -beta.plus(-1), ply + 1, false);
            self.seen.pop();
            self.position.unpass(undo);
            if self.stopped {
                return Score::DRAW;
            }
            if score >= beta {
                return if score.is_decided() { beta } else { score };
            }
        }

        // 9. Moves, most promising first.
        let mut frame = std::mem::take(&mut self.frames[ply]);
        frame.list.clear();
        survey.moves(board, &self.position, true, &mut frame.list);
        let aim = if tricks.aimed_ordering { self.aim() } else { NodeSet::EMPTY };
        let hints = Hints { ply, best: known.and_then(|known| known.best), aim };
        self.memory.rank(board, &self.position, hints, &frame.list, &mut frame.ranked);
        frame.tried.clear();
        let (list, mut ranked) = (std::mem::take(&mut frame.list), std::mem::take(&mut frame.ranked));
        self.frames[ply] = frame;

        let first_alpha = alpha;
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut n_quiet = 0;
        for at in 0..ranked.len() {
            let played = pick(&mut ranked, at);
            let quiet = !played.takes();
            n_quiet += usize::from(quiet);

            // 10. Leave out quiet moves that look hopeless near the leaves.
            if !is_root && quiet && !alarm && at > 0 && best > Score::loss_at(MAX_PLY as i32) {
                let late = LATE.get(depth as usize).map(|&n| if improving { n * 2 } else { n });
                if tricks.late_pruning && late.is_some_and(|late| n_quiet > late) {
                    continue;
                }
            }

            // 11. Play, searching late moves less deeply and with a null window first.
            let experience = if quiet { self.memory.experience(me, played) } else { 0 };
            let undo = self.position.make(board, played);
            self.seen.push(self.position.hash());
            let mut score;
            if at == 0 {
                score = -self.search(depth - 1, -beta, -alpha, ply + 1, true);
            } else {
                let reduction = if tricks.late_reductions && depth >= 2 && at >= 3 && quiet && !alarm {
                    reduction(depth, at, is_wide, improving, experience)
                } else {
                    0
                };
                let narrow = alpha.plus(1);
                score = -self.search(depth - 1 - reduction, -narrow, -alpha, ply + 1, true);
                if score > alpha && reduction > 0 {
                    score = -self.search(depth - 1, -narrow, -alpha, ply + 1, true);
                }
                if score > alpha && score < beta {
                    score = -self.search(depth - 1, -beta, -alpha, ply + 1, true);
                }
            }
            self.seen.pop();
            self.position.unmake(played, undo);
            if self.stopped {
                break;
            }

            // 12. Keep the best.
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(played);
                    alpha = score;
                    self.extend_line(ply, played);
                }
            }
            if alpha >= beta {
                let frame = std::mem::take(&mut self.frames[ply].tried);
                self.memory.refuted(me, ply, depth, played, &frame);
                self.frames[ply].tried = frame;
                break;
            }
            self.frames[ply].tried.push(played);
        }
        let any = !list.is_empty();
        self.frames[ply].list = list;
        self.frames[ply].ranked = ranked;
        if self.stopped {
            return Score::DRAW;
        }

        // 13. No legal move is a draw (PSY-51).
        if !any {
            return Score::DRAW;
        }

        // 14. Remember.
        let bound = if best >= beta {
            Bound::Lower
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let known = Known { best: best_move, score: best, eval: Score(eval), depth, bound };
        self.shared.table.store(hash, ply as i32, known);
        best
    }

    /// Captures only, until nothing is left to take.
    fn quiesce(&mut self, survey: &Survey, mut alpha: Score, beta: Score, ply: usize) -> Score {
        let board = self.shared.board;
        let mut best = Score(self.evaluate(survey));
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let mut frame = std::mem::take(&mut self.frames[ply]);
        frame.list.clear();
        survey.moves(board, &self.position, false, &mut frame.list);
        let hints = Hints { ply, best: None, aim: NodeSet::EMPTY };
        self.memory.rank(board, &self.position, hints, &frame.list, &mut frame.ranked);
        let mut ranked = std::mem::take(&mut frame.ranked);
        self.frames[ply] = frame;
        for at in 0..ranked.len() {
            let played = pick(&mut ranked, at);
            let undo = self.position.make(board, played);
            self.seen.push(self.position.hash());
            let score = -self.search(0, -beta, -alpha, ply + 1, false);
            self.seen.pop();
            self.position.unmake(played, undo);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.extend_line(ply, played);
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        self.frames[ply].ranked = ranked;
        best
    }

    /// Nodes from which nurses and informers bear on the enemy psychopath.
    fn aim(&self) -> NodeSet {
        let board = self.shared.board;
        let enemy = self.position.turn().opponent();
        let seen = self.position.men(enemy, Kind::Psychopath).into_iter().map(|node| board.in_sight(node));
        seen.fold(NodeSet::EMPTY, |all, seen| all | seen)
    }

    fn extend_line(&mut self, ply: usize, played: Move) {
        let (above, below) = self.frames.split_at_mut(ply + 1);
        let line = &mut above[ply].line;
        line.clear();
        line.push(played);
        line.extend_from_slice(&below[0].line);
    }
}

/// How much less deeply a late quiet move is searched first.
fn reduction(depth: i32, at: usize, is_wide: bool, improving: bool, experience: i32) -> i32 {
    let base = 0.5 + f64::from(depth).ln() * (at as f64).ln() / 2.2;
    let mut reduction = base as i32 - experience / 4096;
    reduction -= i32::from(is_wide);
    reduction += i32::from(!improving);
    reduction.clamp(0, depth - 1)
}
