//! Everything search asks about a two-player position, worked out once: moves and evaluation share it.

use std::cell::OnceCell;

use crate::board::{Board, MAX_PATHS};
use crate::configuration::{Configuration, each_bit};
use crate::generate::Lister;
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::position::Position;
use crate::reaching::{Reaching, solid};
use crate::threat::Threats;
use crate::vocabulary::{Kind, Node, Player};

/// A survey of both sides of a two-player position.
#[derive(Debug, Clone)]
pub struct Survey {
    sides: [Side; 2],
    /// Whether each side's psychopath is in danger, once asked.
    alarms: [OnceCell<bool>; 2],
}

#[derive(Debug, Clone)]
struct Side {
    reaching: Reaching,
    offence: Configuration,
    reach: NodeSet,
    threats: Threats,
    /// Where the pieces of each kind may go, in order of their nodes, once asked.
    targets: [OnceCell<Targets>; 4],
}

/// Room for the pieces of one kind.
type Targets = [NodeSet; 6];

impl Side {
    #[inline]
    fn targets(&self, board: &Board, kind: Kind, men: NodeSet) -> &Targets {
        self.targets[kind.index()].get_or_init(|| {
            let mut targets = Targets::default();
            let mut room = targets.iter_mut();
            men.each(|from| {
                if let Some(to) = room.next() {
                    *to = self.reaching.from(board, from);
                }
            });
            targets
        })
    }
}

impl Survey {
    /// Surveys a position of two players.
    #[inline]
    pub fn of(board: &Board, position: &Position) -> Survey {
        let [white, black] = [Player::White, Player::Black].map(|player| {
            Configuration::of(board, position.men(player, Kind::Nurse), position.men(player, Kind::Informer))
        });
        let reaches = [white.reach(board), black.reach(board)];
        let solid = solid(position, board);
        let side = |player: Player, offence: Configuration| Side {
            reaching: Reaching::with(
                position,
                board,
                player,
                solid.clone(),
                reaches[player.opponent().index()],
            ),
            threats: Threats::of(board, &offence, position.all_of(player.opponent())),
            reach: reaches[player.index()],
            offence,
            targets: Default::default(),
        };
        let sides = [side(Player::White, white), side(Player::Black, black)];
        Survey { sides, alarms: [OnceCell::new(), OnceCell::new()] }
    }

    #[inline]
    fn side(&self, player: Player) -> &Side {
        &self.sides[player.index() & 1]
    }

    /// Appends the legal moves of the side to move; quiet ones only if asked for.
    pub fn moves(&self, board: &Board, position: &Position, with_quiet: bool, list: &mut Vec<Move>) {
        if position.is_decided() {
            return;
        }
        let side = self.side(position.turn());
        let mut lister = Lister { position, board, list, with_quiet };
        let men = |kind| position.men(position.turn(), kind);
        let targets = |kind: Kind, nth: usize, _| side.targets(board, kind, men(kind))[nth.min(5)];
        position.emit(board, targets, &side.offence, &side.threats, &mut lister);
    }

    /// Calls the function for each of the player's pieces of a kind with the nodes that it may move to, were it the
    /// player's turn. `position` is the one that was surveyed.
    #[inline]
    pub fn each(
        &self,
        board: &Board,
        position: &Position,
        player: Player,
        kind: Kind,
        mut f: impl FnMut(Node, NodeSet),
    ) {
        let men = position.men(player, kind);
        if men.is_empty() {
            return;
        }
        let mut targets = self.side(player).targets(board, kind, men).iter();
        men.each(|from| f(from, targets.next().copied().unwrap_or_default()));
    }

    /// Nodes that the player's piece on this node may move to, were it the player's turn.
    #[inline]
    pub fn targets(&self, board: &Board, player: Player, from: Node) -> NodeSet {
        self.side(player).reaching.from(board, from)
    }

    /// Nodes where the player's piece of this kind, leaving this node, would capture something by arriving.
    #[inline]
    pub fn completing(&self, board: &Board, player: Player, kind: Kind, from: Node) -> NodeSet {
        let side = self.side(player);
        side.threats.completing(board, &side.offence, kind, from)
    }

    /// Nodes on which enemies of the player are in state of capture.
    #[inline]
    pub fn reach(&self, player: Player) -> NodeSet {
        self.side(player).reach
    }

    /// Where the player's nurses and informers bear.
    #[inline]
    pub fn configuration(&self, player: Player) -> &Configuration {
        &self.side(player).offence
    }

    /// Paths on which an enemy psychologist holds the player's pieces, one bit each.
    #[inline]
    pub fn holding_paths(&self, player: Player) -> u32 {
        self.side(player).reaching.holding
    }

    /// Nodes on at least one such path, and those on at least two.
    #[inline]
    pub fn holding_nodes(&self, board: &Board, player: Player) -> [NodeSet; 2] {
        let (mut once, mut twice) = (NodeSet::EMPTY, NodeSet::EMPTY);
        each_bit(self.side(player).reaching.holding, |path| {
            let nodes = board.on_path[usize::from(path) & (MAX_PATHS - 1)];
            twice |= once & nodes;
            once |= nodes;
        });
        [once, twice]
    }

    /// Number of paths that hold the player's piece on this node.
    #[inline]
    pub fn holds_on(&self, board: &Board, player: Player, node: Node) -> u32 {
        (board.mask(node) & self.side(player).reaching.holding).count_ones()
    }

    /// Whether exactly one path holds the player's piece on this node.
    #[inline]
    pub fn is_held_once(&self, board: &Board, player: Player, node: Node) -> bool {
        (board.mask(node) & self.side(player).reaching.holding).is_power_of_two()
    }

    /// Whether the player can capture nothing by one arrival, wherever it might be.
    #[inline]
    pub fn completes_nothing(&self, player: Player) -> bool {
        self.side(player).threats.is_empty()
    }

    /// Whether the player's psychopath could be captured if it were the enemy's turn.
    pub fn alarm(&self, board: &Board, position: &Position, player: Player) -> bool {
        *self.alarms[player.index() & 1].get_or_init(|| self.is_in_danger(board, position, player))
    }

    fn is_in_danger(&self, board: &Board, position: &Position, player: Player) -> bool {
        let psychopath = position.men(player, Kind::Psychopath);
        let enemy = player.opponent();
        let side = self.side(enemy);
        let threats = Threats::of(board, &side.offence, psychopath);
        if threats.is_empty() {
            return false;
        }
        [Kind::Nurse, Kind::Informer].into_iter().any(|kind| {
            let men = position.men(enemy, kind);
            men.into_iter().zip(0..).any(|(from, nth): (Node, usize)| {
                let completing = threats.completing(board, &side.offence, kind, from);
                !completing.is_empty() && completing.meets(side.targets(board, kind, men)[nth.min(5)])
            })
        })
    }
}
