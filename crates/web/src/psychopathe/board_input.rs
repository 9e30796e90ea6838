//! The state of somebody's hands on a board: what is chosen, where the cursor is, what is being asked.

use leptos::prelude::*;

use psychopathe::{Kind, Move, Node, NodeSet, Player};

use super::{
    disc::{Disc, DiscPoint},
    reach,
    reach::Explanation,
    say::Say,
    shown_position::{BoardAccess, ShownPosition},
};
use crate::announce::Announcer;

/// A capture whose resurrections are being chosen.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PendingCapture {
    moves: Vec<Move>,
    decided: NodeSet,
    pub(super) node: Node,
    pub(super) kinds: Vec<Option<Kind>>,
}

/// How far from a node a tap still means it.
const TAP: f64 = 11.0;
/// How much nearer what can be used seems.
const PULL: f64 = 4.0;

/// Hands on a board. Every part of it is a signal.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardInput {
    pub(super) scene: Signal<ShownPosition>,
    pub(super) hand: Signal<BoardAccess>,
    pub(super) disc: Memo<Disc>,
    pub(super) chosen: RwSignal<Option<Node>>,
    pub(super) cursor: RwSignal<Option<Node>>,
    pub(super) why: RwSignal<Option<Explanation>>,
    pub(super) pending: RwSignal<Option<PendingCapture>>,
    /// Where a piece in the hand is, and whether a finger hides it.
    pub(super) held: RwSignal<Option<(DiscPoint, bool)>>,
    pub(super) aimed: RwSignal<Option<Node>>,
    moves: Memo<Vec<Move>>,
    on_move: Callback<Move>,
    on_premove: Callback<(Node, Node)>,
    on_edit: Callback<Node>,
    say: Say,
    announcer: Announcer,
}

impl BoardInput {
    pub(super) fn new(
        scene: Signal<ShownPosition>,
        hand: Signal<BoardAccess>,
        below: Signal<Player>,
        on_move: Callback<Move>,
        on_premove: Callback<(Node, Node)>,
        on_edit: Callback<Node>,
    ) -> Self {
        let disc = Memo::new(move |_| {
            scene.with(|scene| Disc::new(scene.board, scene.position.n_players(), below.get()))
        });
        let moves = Memo::new(move |_| {
            let Some(player) = hand.get().player() else { return Vec::new() };
            scene.with(|scene| scene.position.with_turn(player).legal_moves(scene.board))
        });
        let input = Self {
            scene,
            hand,
            disc,
            chosen: RwSignal::new(None),
            cursor: RwSignal::new(None),
            why: RwSignal::new(None),
            pending: RwSignal::new(None),
            held: RwSignal::new(None),
            aimed: RwSignal::new(None),
            moves,
            on_move,
            on_premove,
            on_edit,
            say: Say::new(),
            announcer: expect_context(),
        };
        // Another position: what was chosen or explained is gone.
        let position = Memo::new(move |_| scene.with(|scene| (scene.position.clone(), scene.board.size())));
        Effect::new(move |before: Option<()>| {
            position.with(|_| ());
            let _ = hand.get();
            if before.is_some() {
                input.drop_everything();
            }
        });
        input
    }

    /// Lets go of everything.
    pub(super) fn drop_everything(self) {
        self.chosen.set(None);
        self.pending.set(None);
        self.held.set(None);
        self.aimed.set(None);
        self.why.set(None);
    }

    /// Where the chosen piece may go.
    pub(super) fn targets(self) -> NodeSet {
        let Some(from) = self.chosen.get() else { return NodeSet::EMPTY };
        self.moves.with(|moves| moves.iter().filter(|m| m.from() == from).map(|m| m.to()).collect())
    }

    /// The targets on which it captures.
    pub(super) fn captures(self) -> NodeSet {
        let Some(from) = self.chosen.get() else { return NodeSet::EMPTY };
        let takes = |m: &&Move| m.from() == from && m.takes();
        self.moves.with(|moves| moves.iter().filter(takes).map(|m| m.to()).collect())
    }

    /// Nodes on which the chosen piece would be captured.
    pub(super) fn barred(self) -> NodeSet {
        let Some(from) = self.chosen.get() else { return NodeSet::EMPTY };
        self.scene.with(|scene| reach::barred(scene.board, &scene.position, from))
    }

    fn is_own(self, node: Node) -> bool {
        let player = self.hand.get_untracked().player();
        self.scene
            .with_untracked(|scene| scene.position.at(node).is_some_and(|piece| Some(piece.player) == player))
    }

    /// The node that a point means: the nearest, what can be used before what cannot.
    pub(super) fn aim(self, point: DiscPoint) -> Option<Node> {
        let wanted = match self.chosen.get_untracked() {
            Some(from) => untrack(|| self.targets()) | NodeSet::of(from),
            None => self.moves.with_untracked(|moves| moves.iter().map(|m| m.from()).collect()),
        };
        self.disc.with_untracked(|disc| {
            let nodes = self.scene.with_untracked(|scene| scene.board.nodes());
            let near = disc.nearest(nodes, point).filter(|(_, apart)| *apart < TAP);
            let useful = disc.nearest(wanted.into_iter(), point).filter(|(_, apart)| *apart < TAP);
            match (near, useful) {
                (Some((_, near)), Some((node, apart))) if apart < near + PULL => Some(node),
                (near, _) => near.map(|(node, _)| node),
            }
        })
    }

    /// Takes up a piece.
    pub(super) fn choose(self, node: Node) {
        self.chosen.set(Some(node));
        self.pending.set(None);
        let why = self.scene.with_untracked(|scene| {
            let holds = scene.position.holds(scene.board, node);
            let stuck = reach::stuck(scene.board, &scene.position, node);
            let held = stuck.or_else(|| (!holds.is_empty()).then_some(Explanation::Held { node, holds }));
            held.or_else(|| reach::threat(scene.board, &scene.position, node))
        });
        let n = untrack(|| self.targets()).len();
        let said = self.scene.with_untracked(|scene| self.say.chosen(scene, node, n));
        self.explain(said, why);
    }

    /// Whatever a tap, a drop or Enter on a node means.
    pub(super) fn touch(self, node: Node) {
        if self.hand.get_untracked() == BoardAccess::Edits {
            return self.on_edit.run(node);
        }
        let chosen = self.chosen.get_untracked();
        match chosen {
            Some(from) if from == node => self.drop_everything(),
            Some(from) if !self.is_own(node) => self.attempt(from, node),
            _ if self.is_own(node) => self.choose(node),
            _ => self.look_at(node),
        }
    }

    /// Explains the piece on a node that is not one's own.
    fn look_at(self, node: Node) {
        self.drop_everything();
        let why = self.scene.with_untracked(|scene| {
            let threat = reach::threat(scene.board, &scene.position, node);
            threat.or_else(|| {
                let holds = scene.position.holds(scene.board, node);
                (!holds.is_empty()).then_some(Explanation::Held { node, holds })
            })
        });
        self.explain(self.describe(node), why);
    }

    /// Shows why, and says it after what comes first.
    fn explain(self, said: String, why: Option<Explanation>) {
        let because = why.as_ref().map(|why| self.scene.with_untracked(|scene| self.say.why(scene, why)));
        self.announcer.say(because.map_or(said.clone(), |because| format!("{said} {because}")));
        self.why.set(why);
    }

    /// Tries to move.
    pub(super) fn attempt(self, from: Node, to: Node) {
        if let BoardAccess::Premoves(_) = self.hand.get_untracked() {
            self.drop_everything();
            return self.on_premove.run((from, to));
        }
        let moves: Vec<Move> = self.moves.with_untracked(|moves| {
            moves.iter().copied().filter(|m| m.from() == from && m.to() == to).collect()
        });
        if moves.is_empty() {
            let why = self.scene.with_untracked(|s| reach::refused(s.board, &s.position, from, to));
            if let Some(why) = &why {
                self.announcer.say(self.scene.with_untracked(|scene| self.say.why(scene, why)));
            }
            self.why.set(why);
            return;
        }
        self.narrow(moves, NodeSet::EMPTY);
    }

    /// Plays, or asks what is to be put back next.
    fn narrow(self, moves: Vec<Move>, decided: NodeSet) {
        match reach::open_choice(&moves, decided) {
            Some((node, kinds)) if kinds.len() > 1 => {
                self.announcer.say(self.scene.with_untracked(|scene| self.say.put_back(scene.board, node)));
                self.pending.set(Some(PendingCapture { moves, decided, node, kinds }));
            }
            Some((node, _)) => self.narrow(moves, decided | NodeSet::of(node)),
            None => {
                self.drop_everything();
                if let Some(&played) = moves.first() {
                    self.on_move.run(played);
                }
            }
        }
    }

    /// Puts a piece back, or nothing.
    pub(super) fn decide(self, kind: Option<Kind>) {
        let Some(PendingCapture { mut moves, decided, node, .. }) = self.pending.get_untracked() else {
            return;
        };
        moves.retain(|played| played.back_on(node) == kind);
        self.narrow(moves, decided | NodeSet::of(node));
    }

    /// What is on a node, in words.
    pub(super) fn describe(self, node: Node) -> String {
        self.scene.with_untracked(|scene| self.say.node(scene, node))
    }

    /// Moves the cursor and says where it is.
    pub(super) fn go(self, direction: DiscPoint) {
        let start = self.cursor.get_untracked().or(self.chosen.get_untracked());
        let next = self.scene.with_untracked(|scene| match start {
            None => scene.board.node("o"),
            Some(from) => self.disc.with_untracked(|disc| disc.towards(scene.board, from, direction)),
        });
        if let Some(node) = next {
            self.put_cursor(node);
        }
    }

    /// Puts the cursor on a node and says what is there.
    pub(super) fn put_cursor(self, node: Node) {
        self.cursor.set(Some(node));
        let mut said = self.describe(node);
        if untrack(|| self.targets()).has(node) {
            said = format!("{said} — {}", self.say.just("psy-a-target"));
        }
        self.announcer.say(said);
    }

    /// Goes from one useful node to the next: pieces that can move, then targets of the chosen one.
    pub(super) fn hop(self, back: bool) {
        let useful = match self.chosen.get_untracked() {
            Some(_) => untrack(|| self.targets()),
            None => self.moves.with_untracked(|moves| moves.iter().map(|m| m.from()).collect()),
        };
        let nodes: Vec<Node> = useful.into_iter().collect();
        let Some(n) = std::num::NonZeroUsize::new(nodes.len()) else { return };
        let at = self.cursor.get_untracked().and_then(|here| nodes.iter().position(|&node| node == here));
        let next = match (at, back) {
            (Some(at), false) => (at + 1) % n,
            (Some(at), true) => (at + n.get() - 1) % n,
            (None, _) => 0,
        };
        self.put_cursor(nodes[next]);
    }
}
