//! Where pieces may go: paths, blockers, holds and barred nodes (PSY-11…13, PSY-20…23, PSY-34).

use crate::board::Board;
use crate::nodes::NodeSet;
use crate::places::Places;
use crate::position::Position;
use crate::vocabulary::{Kind, Node, Player};

/// Where pieces of one side may go.
#[derive(Debug, Clone)]
pub(crate) struct Reaching {
    /// Blockers along each path (PSY-12: psychologists are none).
    solid: Places,
    /// Paths on which an enemy psychologist holds (PSY-20, PSY-22).
    pub(crate) holding: u32,
    /// Nodes that are occupied or would be suicide (PSY-34).
    barred: NodeSet,
}

impl Reaching {
    pub(crate) fn of(position: &Position, board: &Board, me: Player) -> Reaching {
        // PSY-34: configurations of the enemy bar empty nodes, whatever the move captures.
        let mut barred = position.occupied();
        for enemy in position.seats().filter(|&player| player != me) {
            barred |= position.reach_of(board, enemy);
        }
        Reaching { solid: solid(position, board), holding: holding(position, board, me), barred }
    }

    /// The same, when blockers and the enemy's reach are known.
    pub(crate) fn with(
        position: &Position,
        board: &Board,
        me: Player,
        solid: Places,
        enemy_reach: NodeSet,
    ) -> Reaching {
        let barred = position.occupied() | enemy_reach;
        Reaching { solid, holding: holding(position, board, me), barred }
    }

    /// Nodes a piece standing here may move to.
    #[inline]
    pub(crate) fn from(&self, board: &Board, from: Node) -> NodeSet {
        let held = board.mask(from) & self.holding;
        // PSY-21: held on two paths, it cannot move at all.
        if held & held.wrapping_sub(1) != 0 {
            return NodeSet::EMPTY;
        }
        let mut to = NodeSet::EMPTY;
        for place in board.crossing(from).places() {
            // PSY-20: held on one path, it moves along that path only.
            if held == 0 || held >> place.path & 1 == 1 {
                to |= self.along(board, place.path, u32::from(place.at));
            }
        }
        to.without(self.barred)
    }

    /// PSY-11, PSY-12: the stretch of a path between the nearest blockers.
    #[inline]
    fn along(&self, board: &Board, path: u8, at: u32) -> NodeSet {
        let solid = self.solid.on(board, path);
        let length = board.len_of(path);
        let above = solid & (!1u64 << at);
        let below = solid & ((1u64 << at) - 1);
        if path != board.border {
            let end = (above | 1 << length).trailing_zeros();
            let start = 64 - below.leading_zeros();
            return board.open_stretch(path, start, end);
        }
        // PSY-13: on the border, either way round.
        let others = above | below;
        if others == 0 {
            return board.stretch(path, 0, length);
        }
        let up = match above {
            0 => {
                let wrapped = board.stretch(path, 0, others.trailing_zeros());
                board.stretch(path, at, length) | wrapped
            }
            above => board.stretch(path, at, above.trailing_zeros()),
        };
        let down = match below {
            0 => {
                let wrapped = board.stretch(path, 64 - others.leading_zeros(), length);
                board.stretch(path, 0, at) | wrapped
            }
            below => board.stretch(path, 64 - below.leading_zeros(), at),
        };
        up | down
    }
}

/// Paths that carry psychologists of one player only, an enemy (PSY-20, PSY-22; PSY-60 with three players).
pub(crate) fn holding(position: &Position, board: &Board, me: Player) -> u32 {
    let (mut mine, mut once, mut twice) = (0, 0, 0);
    for player in position.seats() {
        let mut paths = 0;
        position.men(player, Kind::Psychologist).each(|node| paths |= board.mask(node));
        if player == me {
            mine = paths;
        } else {
            twice |= once & paths;
            once |= paths;
        }
    }
    once & !twice & !mine
}

/// Places of the blockers along each path.
pub(crate) fn solid(position: &Position, board: &Board) -> Places {
    let mut solid = Places::default();
    position.occupied().without(position.psychologists()).each(|node| {
        for place in board.crossing(node).places() {
            solid.add(board, place);
        }
    });
    solid
}
