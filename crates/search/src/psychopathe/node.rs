//! One node of the search, in numbered steps.

use std::sync::LazyLock;

use psychopathe::{Kind, Move, NodeSet, QUIET_LIMIT, Survey};

use super::ordering::{Hints, MAX_PLY, Ranked};
use super::score::Score;
use super::transpositions::{Bound, Known};
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
        self.deepest = self.deepest.max(ply);

        // 1. Stop, and count.
        if self.step() {
            return Score::DRAW;
        }

        // 2. What the position alone decides.
        if let Some(score) = self.settled(ply) {
            return score;
        }
        // 3. Nothing better than a win already found, nothing worse than losing at once.
        if !is_root {
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
            && known.is_outside(alpha, beta)
        {
            return known.score;
        }

        // 5. A psychopath that can be taken is taken. 6. Else, how does it stand?
        let me = self.position.turn();
        let mut survey = None;
        let estimate = known.filter(|_| depth > 0).map(|known| known.eval.0);
        let Some((eval, alarm)) = self.standing(hash, estimate, ply, &mut survey) else {
            return Score::win_at(ply as i32 + 1);
        };

        // 7. Leaves; elsewhere, whether it is rising.
        if depth <= 0 {
            return self.quiesce(survey.as_ref(), eval, alpha, beta, ply);
        }
        self.frames[ply].eval = (!alarm).then_some(eval);
        let improving = ply >= 2 && !alarm && self.frames[ply - 2].eval.is_none_or(|earlier| eval > earlier);

        // 8. Null move: still above the window after passing.
        let may_cut = !is_wide && !alarm && !beta.is_decided() && eval >= beta.0;
        if tricks.null_move
            && may_pass
            && depth >= 2
            && may_cut
            && let Some(score) = self.pass(depth, beta, ply)
        {
            return score;
        }

        // 9. Moves, most promising first.
        let aim = if tricks.aimed_ordering { self.aim() } else { NodeSet::EMPTY };
        let is_partial = is_root && !self.excluded.is_empty();
        let best = if is_partial { self.expected } else { known.and_then(|known| known.best) };
        let survey = &*survey.get_or_insert_with(|| Survey::of(board, &self.position));
        let mut ranked = self.ranked(Some(survey), true, Hints { ply, best, aim });
        if is_partial {
            ranked.retain(|played| !self.excluded.contains(&played));
        }
        self.frames[ply].tried.clear();

        let (first_alpha, mut best, mut best_move, mut n_quiet) = (alpha, -Score::INFINITE, None, 0);
        for at in 0..ranked.len() {
            let played = ranked.pick(at);
            let quiet = !played.takes();
            n_quiet += usize::from(quiet);

            // 10. Leave out quiet moves that look hopeless near the leaves.
            if !is_root && quiet && !alarm && at > 0 && best > Score::loss_at(MAX_PLY as i32) {
                let late = LATE.get(depth as usize).map(|&n| if improving { n * 2 } else { n });
                if tricks.late_pruning && late.is_some_and(|late| n_quiet > late) {
                    // Whatever captures came before.
                    break;
                }
            }

            // 11. Play, searching late moves less deeply.
            let is_late = tricks.late_reductions && depth >= 2 && at >= 3 && quiet && !alarm;
            let reduction = if is_late {
                reduction(depth, at, is_wide, improving, self.memory.experience(me, played))
            } else {
                0
            };
            let score = self.follow(played, depth, (at > 0).then_some(reduction), (alpha, beta), ply);
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
        let any = !ranked.is_empty();
        self.frames[ply].ranked = ranked;
        if self.stopped {
            return Score::DRAW;
        }

        // 13. No legal move is a draw (PSY-51).
        if !any {
            return Score::DRAW;
        }

        // 14. Remember, unless better moves were left out.
        if is_partial {
            return best;
        }
        let bound = Bound::of(best, first_alpha, beta);
        let known = Known { best: best_move, score: best, eval: Score(eval), depth, bound };
        self.shared.table.store(hash, ply as i32, known);
        best
    }

    /// The score of a captured psychopath (PSY-50), of the draws of PSY-51 that the position shows, and of where search
    /// goes no deeper.
    #[inline]
    fn settled(&mut self, ply: usize) -> Option<Score> {
        if self.position.is_decided() {
            return Some(Score::loss_at(ply as i32));
        }
        if ply == 0 {
            return None;
        }
        if self.position.quiet_moves() >= QUIET_LIMIT
            || self.is_repeated()
            || !self.position.anyone_can_capture()
        {
            return Some(Score::DRAW);
        }
        (ply >= MAX_PLY).then(|| Score(self.evaluate(&Survey::of(self.shared.board, &self.position), ply)))
    }

    /// How the position stands and whether the side to move could lose its psychopath next: by the table, by memory,
    /// or looked at now. Nothing, if it can take the enemy's. A survey that was made for it is left there.
    #[inline]
    fn standing(
        &mut self,
        hash: u64,
        estimate: Option<i32>,
        ply: usize,
        survey: &mut Option<Survey>,
    ) -> Option<(i32, bool)> {
        let board = self.shared.board;
        let (me, is_root) = (self.position.turn(), ply == 0);
        let judged = self.memory.judged(hash).filter(|judged| !(is_root && judged.wins));
        let (wins, alarm) = match judged {
            Some(judged) => (judged.wins, judged.alarm),
            None => {
                let survey = survey.insert(Survey::of(board, &self.position));
                let wins = !is_root && survey.alarm(board, &self.position, me.opponent());
                (wins, !wins && survey.alarm(board, &self.position, me))
            }
        };
        if wins {
            if judged.is_none() {
                self.memory.judge(hash, 0, false, true);
            }
            return None;
        }
        // 6. Evaluation, by the table if it is known there.
        let eval = match (estimate, judged, &survey) {
            (Some(estimate), _, _) => estimate,
            (_, Some(judged), _) => judged.eval,
            (_, None, Some(survey)) => self.evaluate(survey, ply),
            (_, None, None) => self.evaluate(&Survey::of(board, &self.position), ply),
        };
        if judged.is_none() && !is_root {
            self.memory.judge(hash, eval, alarm, false);
        }
        Some((eval, alarm))
    }

    /// Passes the turn; a score that is still above the window settles the node.
    fn pass(&mut self, depth: i32, beta: Score, ply: usize) -> Option<Score> {
        let undo = self.position.pass();
        self.seen.push(self.position.hash());
        let score = -self.search(depth - 3 - depth / 4, -beta, -beta.plus(-1), ply + 1, false);
        self.seen.pop();
        self.position.unpass(undo);
        if self.stopped {
            return Some(Score::DRAW);
        }
        (score >= beta).then(|| if score.is_decided() { beta } else { score })
    }

    /// Plays a move and searches what follows. All but the first are searched with a null window first, and by that
    /// reduction less deeply.
    fn follow(
        &mut self,
        played: Move,
        depth: i32,
        reduction: Option<i32>,
        (alpha, beta): (Score, Score),
        ply: usize,
    ) -> Score {
        let undo = self.make(played);
        let mut score = alpha;
        if let Some(reduction) = reduction {
            let narrow = alpha.plus(1);
            score = -self.search(depth - 1 - reduction, -narrow, -alpha, ply + 1, true);
            if score > alpha && reduction > 0 {
                score = -self.search(depth - 1, -narrow, -alpha, ply + 1, true);
            }
        }
        if reduction.is_none() || score > alpha && score < beta {
            score = -self.search(depth - 1, -beta, -alpha, ply + 1, true);
        }
        self.unmake(played, undo);
        score
    }

    /// Captures only, until nothing is left to take.
    fn quiesce(
        &mut self,
        survey: Option<&Survey>,
        eval: i32,
        mut alpha: Score,
        beta: Score,
        ply: usize,
    ) -> Score {
        let mut best = Score(eval);
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let hints = Hints { ply, best: None, aim: NodeSet::EMPTY };
        let mut ranked = self.ranked(survey, false, hints);
        for at in 0..ranked.len() {
            let played = ranked.pick(at);
            let undo = self.make(played);
            let score = -self.search(0, -beta, -alpha, ply + 1, false);
            self.unmake(played, undo);
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

    /// Moves, quiet ones among them or captures only, with how promising each is; their room is given back afterwards.
    fn ranked(&mut self, survey: Option<&Survey>, quiet: bool, hints: Hints) -> Ranked {
        let ply = hints.ply;
        let mut ranked = std::mem::take(&mut self.frames[ply].ranked);
        ranked.moves.clear();
        match survey {
            Some(survey) => survey.moves(self.shared.board, &self.position, quiet, &mut ranked.moves),
            None if quiet => self.position.moves(self.shared.board, &mut ranked.moves),
            None => self.position.captures(self.shared.board, &mut ranked.moves),
        }
        self.memory.rank(self.shared.board, &self.position, hints, &mut ranked);
        ranked
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

/// How much less deeply late moves are searched, by depth and place, before anything else is known of them.
static BASES: LazyLock<Vec<[i8; PLACES]>> = LazyLock::new(|| {
    let base = |depth: usize, at: usize| (0.5 + (depth as f64).ln() * (at as f64).ln() / 2.2) as i8;
    let row = |depth: usize| std::array::from_fn(|at| base(depth.max(1), at.max(1)));
    (0..=MAX_PLY).map(row).collect()
});
/// Places told apart.
const PLACES: usize = 256;

/// How much less deeply a late quiet move is searched first.
fn reduction(depth: i32, at: usize, is_wide: bool, improving: bool, experience: i32) -> i32 {
    let base = i32::from(BASES[(depth as usize).min(MAX_PLY)][at.min(PLACES - 1)]);
    let mut reduction = base - experience / 4096;
    reduction -= i32::from(is_wide);
    reduction += i32::from(!improving);
    reduction.clamp(0, depth - 1)
}
