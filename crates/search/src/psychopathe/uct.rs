//! A plain UCT player: upper confidence bounds in the tree, playouts that prefer captures, nothing else.
//!
//! It exists to be beaten honestly: playouts take what can be taken, and one that is cut short is judged by the
//! pieces left, since play at random seldom ends.

use psychopathe::{Board, Course, Ending, Kind, Move, Player, Position};

use super::contest::Contender;
use super::split_mix::SplitMix;

/// Half-moves after which a playout is cut.
const PLAYOUT: usize = 30;
/// Weight of exploration.
const EXPLORATION: f64 = 0.7;

/// When a UCT player has thought enough; asked with the number of playouts so far.
pub type Enough = Box<dyn FnMut(u64) -> bool>;

/// The player.
pub struct Uct {
    board: Board,
    dice: SplitMix,
    /// Called at the beginning of each move; gives the limit of that move.
    limit: Box<dyn FnMut() -> Enough>,
    /// Playouts of the last move.
    pub playouts: u64,
}

struct Leaf {
    played: Option<Move>,
    parent: usize,
    first_child: usize,
    n_children: usize,
    visits: f64,
    /// For the player who made the move.
    points: f64,
}

impl Uct {
    /// A player on a board, with a limit for each move.
    pub fn new(board: &Board, limit: Box<dyn FnMut() -> Enough>) -> Uct {
        Uct { board: board.clone(), dice: SplitMix::new(1), limit, playouts: 0 }
    }

    /// A player of so many playouts a move.
    pub fn of_playouts(board: &Board, playouts: u64) -> Uct {
        Uct::new(board, Box::new(move || Box::new(move |n| n >= playouts)))
    }

    fn think(&mut self, course: &Course) -> Option<Move> {
        let mut enough = (self.limit)();
        let mut tree = vec![Leaf::root()];
        self.playouts = 0;
        expand(&self.board, course, &mut tree, 0);
        while !enough(self.playouts) {
            self.playouts += 1;
            let mut line = course.clone();
            let mut at = 0;
            // Down the tree, to a node without children.
            while tree[at].n_children > 0 {
                at = choose(&tree, at);
                if let Some(played) = tree[at].played {
                    line.play(&self.board, played);
                }
            }
            let mover = line.position().turn().opponent();
            let points = match line.ending(&self.board) {
                Some(ending) => points_of(ending, mover),
                None => {
                    if tree[at].visits > 0.0 {
                        expand(&self.board, &line, &mut tree, at);
                        if tree[at].n_children > 0 {
                            at = tree[at].first_child + self.dice.below(tree[at].n_children);
                            if let Some(played) = tree[at].played {
                                line.play(&self.board, played);
                            }
                        }
                    }
                    let mover = line.position().turn().opponent();
                    self.playout(line.position().clone(), mover)
                }
            };
            back_up(&mut tree, at, points);
        }
        let root = &tree[0];
        let children = &tree[root.first_child..root.first_child + root.n_children];
        let order = |a: &&Leaf, b: &&Leaf| a.visits.total_cmp(&b.visits).then(a.points.total_cmp(&b.points));
        let best = children.iter().max_by(order);
        best.and_then(|leaf| leaf.played)
    }

    /// Plays at random, captures first, and says how well it went for a player.
    fn playout(&mut self, mut position: Position, player: Player) -> f64 {
        let mut list = Vec::new();
        for _ in 0..PLAYOUT {
            if let Some(winner) = position.winner() {
                return if winner == player { 1.0 } else { 0.0 };
            }
            list.clear();
            position.captures(&self.board, &mut list);
            if list.is_empty() {
                position.moves(&self.board, &mut list);
            }
            if list.is_empty() {
                return 0.5;
            }
            let played = list[self.dice.below(list.len())];
            position.make(&self.board, played);
        }
        judge(&position, player)
    }
}

impl Leaf {
    fn root() -> Leaf {
        Leaf { played: None, parent: 0, first_child: 0, n_children: 0, visits: 0.0, points: 0.0 }
    }
}

fn expand(board: &Board, course: &Course, tree: &mut Vec<Leaf>, at: usize) {
    let moves = course.position().legal_moves(board);
    tree[at].first_child = tree.len();
    tree[at].n_children = moves.len();
    let leaf = |played| Leaf { played: Some(played), parent: at, ..Leaf::root() };
    tree.extend(moves.into_iter().map(leaf));
}

/// The child with the highest upper confidence bound; one never tried comes first.
fn choose(tree: &[Leaf], at: usize) -> usize {
    let parent = &tree[at];
    let log = parent.visits.max(1.0).ln();
    let bound = |leaf: &Leaf| match leaf.visits {
        0.0 => f64::INFINITY,
        visits => leaf.points / visits + EXPLORATION * (log / visits).sqrt(),
    };
    let children = parent.first_child..parent.first_child + parent.n_children;
    children.max_by(|&a, &b| bound(&tree[a]).total_cmp(&bound(&tree[b]))).unwrap_or(at)
}

/// `points` are those of the player who made the move at `at`.
fn back_up(tree: &mut [Leaf], mut at: usize, mut points: f64) {
    loop {
        tree[at].visits += 1.0;
        tree[at].points += points;
        if at == 0 {
            return;
        }
        at = tree[at].parent;
        points = 1.0 - points;
    }
}

fn points_of(ending: Ending, player: Player) -> f64 {
    match ending {
        Ending::Won(winner) if winner == player => 1.0,
        Ending::Won(_) => 0.0,
        Ending::Drawn(_) => 0.5,
    }
}

/// How well a player stands by the pieces left.
fn judge(position: &Position, player: Player) -> f64 {
    let worth = |player: Player| {
        let count = |kind: Kind, worth: f64| f64::from(position.men(player, kind).len()) * worth;
        count(Kind::Psychologist, 1.0) + count(Kind::Informer, 1.5) + count(Kind::Nurse, 1.2)
    };
    let difference = worth(player) - worth(player.opponent());
    1.0 / (1.0 + (-difference / 3.0).exp())
}

impl Contender for Uct {
    fn begin(&mut self, seed: u64) {
        self.dice = SplitMix::new(seed);
    }

    fn choose(&mut self, course: &Course) -> Option<Move> {
        self.think(course)
    }
}
