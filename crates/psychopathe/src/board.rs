//! A checked board and the tables the rules look up.

use std::sync::LazyLock;

use thiserror::Error;

use crate::board_check::BoardRuleError;
use crate::layout::{Layout, LayoutError, PathLine};
use crate::node_name::Symmetry;
use crate::nodes::{MAX_NODES, NodeSet};
use crate::vocabulary::{Node, Path};

/// Most paths a playable board can have; sets of paths are bits of a `u32`.
pub const MAX_PATHS: usize = 32;
/// Longest open path: its places are bits of a `u16`, one of them spare.
const MAX_LENGTH: usize = 15;
/// Longest border: its places are bits of a `u64`, one of them spare.
const MAX_BORDER: usize = 63;

/// Where a node lies on one of its paths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Place {
    pub(crate) path: u8,
    pub(crate) at: u8,
}

/// The two or three paths of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Crossing {
    places: [Place; 3],
    len: u8,
}

impl Crossing {
    #[inline]
    pub(crate) fn places(&self) -> &[Place] {
        &self.places[..usize::from(self.len).min(3)]
    }
}

/// A board that satisfies PSY-01…04, of at most 128 nodes.
#[derive(Debug, Clone)]
pub struct Board {
    layout: Layout,
    names: Vec<String>,
    crossings: [Crossing; MAX_NODES],
    /// Set of paths through each node.
    pub(crate) path_mask: [u32; MAX_NODES],
    /// Nodes of each path.
    pub(crate) on_path: [NodeSet; MAX_PATHS],
    /// Number of nodes of each path.
    pub(crate) length: [u8; MAX_PATHS],
    /// For each path the sets of its first 0, 1, 2, … nodes, from `first_prefix` on.
    prefixes: Vec<NodeSet>,
    first_prefix: [u16; MAX_PATHS],
    /// The same for every path but the border, where they are found without a detour.
    open_prefixes: [[NodeSet; MAX_LENGTH + 1]; MAX_PATHS],
    pub(crate) border: u8,
    /// Places of the special nodes along the border.
    pub(crate) special: u64,
    order: Vec<Vec<Node>>,
    by_symmetry: Vec<(Symmetry, Vec<Node>)>,
}

/// Why a layout is not a playable board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum BoardError {
    #[error(transparent)]
    Layout(#[from] LayoutError),
    #[error(transparent)]
    Rule(#[from] BoardRuleError),
    #[error(
        "the board is too large to play on: at most {MAX_NODES} nodes, {MAX_PATHS} paths, {MAX_LENGTH} nodes a path, {MAX_BORDER} on the border"
    )]
    TooLarge,
    #[error("there is no board of size {0}: sizes 2 and 3 are playable")]
    NoSuchSize(u8),
}

static SMALL: LazyLock<Board> = LazyLock::new(|| shipped(include_str!("../boards/2.txt")));
static STANDARD: LazyLock<Board> = LazyLock::new(|| shipped(include_str!("../boards/3.txt")));

fn shipped(text: &str) -> Board {
    Board::parse(text).expect("a test reads the boards that come with the program")
}

impl Board {
    /// The standard board, n = 3.
    pub fn standard() -> &'static Board {
        &STANDARD
    }

    /// The small board, n = 2.
    pub fn small() -> &'static Board {
        &SMALL
    }

    /// A board that comes with the program.
    ///
    /// # Errors
    /// When the size is neither 2 nor 3.
    pub fn of_size(n: u8) -> Result<&'static Board, BoardError> {
        match n {
            2 => Ok(Board::small()),
            3 => Ok(Board::standard()),
            _ => Err(BoardError::NoSuchSize(n)),
        }
    }

    /// Reads and checks a board file.
    ///
    /// # Errors
    /// When the file is malformed, breaks an axiom or is too large.
    pub fn parse(text: &str) -> Result<Board, BoardError> {
        Board::new(Layout::parse(text)?)
    }

    /// Checks a layout and builds the tables.
    ///
    /// # Errors
    /// When the layout breaks an axiom (PSY-01…04) or is too large.
    pub fn new(layout: Layout) -> Result<Board, BoardError> {
        layout.check()?;
        let too_long = |path: &PathLine| path.nodes.len() > if path.closed { MAX_BORDER } else { MAX_LENGTH };
        if layout.nodes.len() > MAX_NODES
            || layout.paths.len() > MAX_PATHS
            || layout.paths.iter().any(too_long)
        {
            return Err(BoardError::TooLarge);
        }
        let mut names: Vec<String> = layout.nodes.iter().map(|(name, _)| name.clone()).collect();
        names.sort();
        let mut board = Board {
            names,
            crossings: [Crossing::default(); MAX_NODES],
            path_mask: [0; MAX_NODES],
            on_path: [NodeSet::EMPTY; MAX_PATHS],
            length: [0; MAX_PATHS],
            prefixes: Vec::new(),
            open_prefixes: [[NodeSet::EMPTY; MAX_LENGTH + 1]; MAX_PATHS],
            first_prefix: [0; MAX_PATHS],
            border: 0,
            special: 0,
            order: Vec::new(),
            by_symmetry: Vec::new(),
            layout,
        };
        board.lay_paths();
        board.by_symmetry =
            Symmetry::all().into_iter().map(|symmetry| (symmetry, board.images(symmetry))).collect();
        Ok(board)
    }

    fn lay_paths(&mut self) {
        for (index, line) in self.layout.paths.iter().enumerate() {
            let path = index as u8;
            self.first_prefix[index] = self.prefixes.len() as u16;
            self.length[index] = line.nodes.len() as u8;
            let mut order = Vec::new();
            let mut so_far = NodeSet::EMPTY;
            self.prefixes.push(so_far);
            for (at, name) in line.nodes.iter().enumerate() {
                let found = self.names.binary_search(name);
                let node = Node(found.expect("checked: paths name known nodes") as u8);
                let crossing = &mut self.crossings[node.index()];
                crossing.places[usize::from(crossing.len)] = Place { path, at: at as u8 };
                crossing.len += 1;
                self.path_mask[node.index()] |= 1 << path;
                so_far |= NodeSet::of(node);
                self.prefixes.push(so_far);
                if !line.closed {
                    self.open_prefixes[index][at + 1] = so_far;
                }
                order.push(node);
            }
            self.on_path[index] = so_far;
            self.order.push(order);
            if line.closed {
                self.border = path;
            }
        }
        // PSY-01, PSY-02: the special nodes are those of the border where three paths meet.
        for (at, &node) in self.order[usize::from(self.border)].iter().enumerate() {
            if self.crossings[node.index()].len == 3 {
                self.special |= 1 << at;
            }
        }
    }

    fn images(&self, symmetry: Symmetry) -> Vec<Node> {
        let image = |name: &String| symmetry.rename(name).and_then(|name| self.node(&name));
        let images = self.names.iter().map(image);
        images.collect::<Option<_>>().expect("checked: the board is symmetric")
    }

    /// The layout the board was built from.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many arcs each ray has.
    pub fn size(&self) -> u8 {
        self.layout.size
    }

    /// All nodes, in order of names.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.names.len() as u8).map(Node)
    }

    /// All paths.
    pub fn paths(&self) -> impl Iterator<Item = Path> + use<> {
        (0..self.layout.paths.len() as u8).map(Path)
    }

    /// The node of that name.
    pub fn node(&self, name: &str) -> Option<Node> {
        let found = self.names.binary_search_by(|n| n.as_str().cmp(name));
        found.ok().map(|at| Node(at as u8))
    }

    /// The name of a node of this board.
    pub fn name(&self, node: Node) -> &str {
        self.names.get(node.index()).map_or("?", String::as_str)
    }

    /// Where a node is drawn in the unit disc; ray `a` points down to (0, −1).
    pub fn place(&self, node: Node) -> [f64; 2] {
        let name = self.name(node);
        let found = self.layout.nodes.iter().find(|(n, _)| n == name);
        found.map_or([0.0, 0.0], |(_, place)| *place)
    }

    /// The nodes of a path in order.
    pub fn along(&self, path: Path) -> &[Node] {
        self.order.get(path.index()).map_or(&[], Vec::as_slice)
    }

    /// The closed path round the board.
    pub fn border(&self) -> Path {
        Path(self.border)
    }

    /// The paths through a node.
    pub fn paths_of(&self, node: Node) -> impl Iterator<Item = Path> + '_ {
        self.crossing(node).places().iter().map(|place| Path(place.path))
    }

    /// The nodes of all paths through a node, itself included.
    #[inline]
    pub fn in_sight(&self, node: Node) -> NodeSet {
        let places = self.crossing(node).places();
        places
            .iter()
            .fold(NodeSet::EMPTY, |set, place| set | self.on_path[usize::from(place.path) & (MAX_PATHS - 1)])
    }

    /// Whether the node is one of the six special nodes.
    pub fn is_special(&self, node: Node) -> bool {
        let places = self.crossing(node).places();
        places.len() == 3 && places.iter().any(|place| place.path == self.border)
    }

    /// Where each node goes under a symmetry of the board, by index.
    pub fn image(&self, symmetry: Symmetry) -> &[Node] {
        let found = self.by_symmetry.iter().find(|(s, _)| *s == symmetry);
        found.map_or(&[], |(_, images)| images.as_slice())
    }

    #[inline]
    pub(crate) fn crossing(&self, node: Node) -> &Crossing {
        &self.crossings[node.index() & (MAX_NODES - 1)]
    }

    #[inline]
    pub(crate) fn mask(&self, node: Node) -> u32 {
        self.path_mask[node.index() & (MAX_NODES - 1)]
    }

    /// The nodes of a path from place `from` on and before place `to`.
    #[inline]
    pub(crate) fn stretch(&self, path: u8, from: u32, to: u32) -> NodeSet {
        let first = u32::from(self.first_prefix[usize::from(path) & (MAX_PATHS - 1)]);
        let from = self.prefixes[(first + from) as usize];
        let to = self.prefixes[(first + to) as usize];
        to.without(from)
    }

    /// The same on a path that is not the border.
    #[inline]
    pub(crate) fn open_stretch(&self, path: u8, from: u32, to: u32) -> NodeSet {
        let prefixes = &self.open_prefixes[usize::from(path) & (MAX_PATHS - 1)];
        prefixes[to as usize & MAX_LENGTH].without(prefixes[from as usize & MAX_LENGTH])
    }

    #[inline]
    pub(crate) fn len_of(&self, path: u8) -> u32 {
        u32::from(self.length[usize::from(path) & (MAX_PATHS - 1)])
    }
}
