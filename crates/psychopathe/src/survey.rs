//! Everything search asks about a two-player position, worked out once: moves and evaluation share it.

use std::cell::OnceCell;

use crate::board::Board;
use crate::configuration::Configuration;
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
}

impl Survey {
    /// Surveys a position of two players.
    #[must_use]
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
        position.emit(board, &side.reaching, &side.offence, &side.threats, &mut lister);
    }

    /// Nodes that the player's piece on this node may move to, were it the player's turn.
    #[must_use]
    #[inline]
    pub fn targets(&self, board: &Board, player: Player, from: Node) -> NodeSet {
        self.side(player).reaching.from(board, from)
    }

    /// Nodes where the player's piece of this kind, leaving this node, would capture something by arriving.
    #[must_use]
    #[inline]
    pub fn completing(&self, board: &Board, player: Player, kind: Kind, from: Node) -> NodeSet {
        let side = self.side(player);
        side.threats.completing(board, &side.offence, kind, from)
    }

    /// Nodes on which enemies of the player are in state of capture.
    #[must_use]
    #[inline]
    pub fn reach(&self, player: Player) -> NodeSet {
        self.side(player).reach
    }

    /// Where the player's nurses and informers bear.
    #[must_use]
    #[inline]
    pub fn configuration(&self, player: Player) -> &Configuration {
        &self.side(player).offence
    }

    /// Number of paths that hold the player's piece on this node.
    #[must_use]
    #[inline]
    pub fn holds_on(&self, board: &Board, player: Player, node: Node) -> u32 {
        (board.mask(node) & self.side(player).reaching.holding).count_ones()
    }

    /// Whether the player's psychopath could be captured if it were the enemy's turn.
    #[must_use]
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
            position.men(enemy, kind).into_iter().any(|from| {
                let completing = threats.completing(board, &side.offence, kind, from);
                !completing.is_empty() && completing.meets(side.reaching.from(board, from))
            })
        })
    }
}
