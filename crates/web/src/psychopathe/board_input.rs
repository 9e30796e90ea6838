//! The state of somebody's hands on a board: what is chosen, what is aimed at, where the cursor is, what is being asked.

use std::time::Duration;

use leptos::prelude::*;

use psychopathe::{Kind, Move, Node, NodeSet, Player, Position};

use super::{
    aim::{self, Loupe, NEAR, Tap},
    disc::{Disc, DiscPoint, Isometry},
    reach,
    reach::Explanation,
    say::Say,
    shown_position::{BoardAccess, ShownPosition},
    why::captured,
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

/// How far from a node a mouse still means it.
const TAP: f64 = 11.0;
/// How much nearer what can be used seems.
const PULL: f64 = 4.0;
/// How long a capture is shown, unless it ends the game.
const SHOWN: Duration = Duration::from_millis(1500);

/// What a board lets somebody do.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardUse {
    pub(super) scene: Signal<ShownPosition>,
    pub(super) hand: Signal<BoardAccess>,
    pub(super) below: Signal<Player>,
    /// Whether a move waits for a second yes.
    pub(super) confirms: Signal<bool>,
    pub(super) on_move: Callback<Move>,
    pub(super) on_premove: Callback<(Node, Node)>,
    pub(super) on_edit: Callback<Node>,
}

/// Hands on a board. Every part of it is a signal.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardInput {
    pub(super) scene: Signal<ShownPosition>,
    pub(super) hand: Signal<BoardAccess>,
    pub(super) disc: Memo<Disc>,
    /// Where a pinch has moved the disc.
    pub(super) motion: RwSignal<Isometry>,
    pub(super) chosen: RwSignal<Option<Node>>,
    pub(super) cursor: RwSignal<Option<Node>>,
    pub(super) why: RwSignal<Option<Explanation>>,
    pub(super) pending: RwSignal<Option<PendingCapture>>,
    /// Where a piece in the hand is.
    pub(super) held: RwSignal<Option<DiscPoint>>,
    /// Where the chosen piece would go.
    pub(super) aimed: RwSignal<Option<Node>>,
    /// Whether it was put there and waits for a second yes.
    pub(super) settled: RwSignal<bool>,
    /// What a finger hides, larger; and whether it waits for a tap in it.
    pub(super) loupe: RwSignal<Option<(Loupe, bool)>>,
    moves: Memo<Vec<Move>>,
    confirms: Signal<bool>,
    on_move: Callback<Move>,
    on_premove: Callback<(Node, Node)>,
    on_edit: Callback<Node>,
    say: Say,
    announcer: Announcer,
}

impl BoardInput {
    pub(super) fn new(with: BoardUse) -> Self {
        let BoardUse { scene, hand, below, confirms, on_move, on_premove, on_edit } = with;
        let motion = RwSignal::new(Isometry::HOME);
        let disc = Memo::new(move |_| {
            scene
                .with(|scene| Disc::moved(scene.board, scene.position.n_players(), below.get(), motion.get()))
        });
        let moves = Memo::new(move |_| {
            let Some(player) = hand.get().player() else { return Vec::new() };
            scene.with(|scene| scene.position.with_turn(player).legal_moves(scene.board))
        });
        let input = Self {
            scene,
            hand,
            disc,
            motion,
            chosen: RwSignal::new(None),
            cursor: RwSignal::new(None),
            why: RwSignal::new(None),
            pending: RwSignal::new(None),
            held: RwSignal::new(None),
            aimed: RwSignal::new(None),
            settled: RwSignal::new(false),
            loupe: RwSignal::new(None),
            moves,
            confirms,
            on_move,
            on_premove,
            on_edit,
            say: Say::new(),
            announcer: expect_context(),
        };
        input.follow();
        input
    }

    /// Another position: what was chosen or explained is gone, and a capture is shown.
    fn follow(self) {
        let Self { scene, hand, why, .. } = self;
        let position = Memo::new(move |_| scene.with(|scene| (scene.position.clone(), scene.board.size())));
        Effect::new(move |before: Option<(Position, u8)>| {
            let _ = hand.get();
            let now = position.get();
            let is_same = before.as_ref() == Some(&now);
            let shown = why.get_untracked().filter(|why| is_same && matches!(why, Explanation::Captured(_)));
            let came = before.is_some();
            if came {
                self.drop_everything();
            }
            if is_same {
                why.set(shown);
                return now;
            }
            let is_over = now.0.seats().filter(|&player| now.0.is_alive(player)).count() < 2;
            if let Some(capture) = untrack(|| captured(self)).filter(|_| came || is_over) {
                why.set(Some(capture.clone()));
                let hide = move || {
                    if why.try_with_untracked(|why| *why == Some(capture)) == Some(true) {
                        why.set(None);
                    }
                };
                if !is_over {
                    set_timeout(hide, SHOWN);
                }
            }
            now
        });
    }

    /// Lets go of everything.
    pub(super) fn drop_everything(self) {
        self.let_go();
        self.why.set(None);
    }

    fn let_go(self) {
        self.chosen.set(None);
        self.pending.set(None);
        self.held.set(None);
        self.aim_at(None);
        self.loupe.set(None);
    }

    /// Where the chosen piece would go, until it is put there.
    pub(super) fn aim_at(self, node: Option<Node>) {
        self.settled.set(false);
        if self.aimed.get_untracked() != node {
            self.aimed.set(node);
        }
    }

    /// The moves of the chosen piece.
    fn own_moves<T: FromIterator<Node>>(self, of: impl Fn(&Move) -> bool, node: impl Fn(&Move) -> Node) -> T {
        let from = self.chosen.get();
        let is_own = |m: &&Move| Some(m.from()) == from && of(m);
        self.moves.with(|moves| moves.iter().filter(is_own).map(node).collect())
    }

    /// Where the chosen piece may go.
    pub(super) fn targets(self) -> NodeSet {
        self.own_moves(|_| true, |m| m.to())
    }

    /// The targets on which it captures.
    pub(super) fn captures(self) -> NodeSet {
        self.own_moves(|m| m.takes(), |m| m.to())
    }

    /// What would be captured: where it is aimed, or anywhere.
    pub(super) fn victims(self) -> NodeSet {
        let (from, to) = (self.chosen.get(), self.aimed.get());
        let is_meant = |m: &&Move| Some(m.from()) == from && m.takes() && to.is_none_or(|to| to == m.to());
        self.scene.with(|scene| {
            let taken = |m: &Move| scene.position.captured_by(scene.board, *m);
            self.moves.with(|moves| {
                moves.iter().filter(is_meant).map(taken).fold(NodeSet::EMPTY, |all, taken| all | taken)
            })
        })
    }

    /// A move from the chosen piece to where it is aimed.
    pub(super) fn aimed_move(self) -> Option<Move> {
        let (from, to) = (self.chosen.get()?, self.aimed.get()?);
        self.moves.with(|moves| moves.iter().copied().find(|m| m.from() == from && m.to() == to))
    }

    /// Nodes on which the chosen piece would be captured.
    pub(super) fn barred(self) -> NodeSet {
        let Some(from) = self.chosen.get() else { return NodeSet::EMPTY };
        self.scene.with(|scene| reach::barred(scene.board, &scene.position, from))
    }

    pub(super) fn is_own(self, node: Node) -> bool {
        let player = self.hand.get_untracked().player();
        self.scene
            .with_untracked(|scene| scene.position.at(node).is_some_and(|piece| Some(piece.player) == player))
    }

    /// The pieces that can be moved.
    fn movable(self) -> NodeSet {
        self.moves.with_untracked(|moves| moves.iter().map(|m| m.from()).collect())
    }

    /// What a finger can mean: where the chosen piece may go, and every piece of one's own.
    fn wanted(self) -> NodeSet {
        let board = self.scene.with_untracked(|scene| scene.board);
        let own: NodeSet = board.nodes().filter(|&node| self.is_own(node)).collect();
        own | untrack(|| self.targets())
    }

    /// The node that a point means: the nearest, what can be used before what cannot.
    pub(super) fn aim(self, point: DiscPoint) -> Option<Node> {
        let wanted = match self.chosen.get_untracked() {
            Some(from) => untrack(|| self.targets()) | NodeSet::of(from),
            None => self.movable(),
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

    /// The target that a finger slides over; it sticks to those that can be reached.
    pub(super) fn slide(self, point: DiscPoint, px: f64) {
        let targets = untrack(|| self.targets());
        let near = self.disc.with_untracked(|disc| disc.nearest(targets.into_iter(), point));
        self.aim_at(near.filter(|(_, apart)| apart * px <= NEAR).map(|(node, _)| node));
    }

    /// Shows what a finger hides.
    pub(super) fn magnify(self, point: DiscPoint, px: f64, asks: bool) {
        let wanted = self.wanted();
        let loupe = self.disc.with_untracked(|disc| Loupe::over(disc, wanted, point, px));
        self.loupe.set(Some((loupe, asks)));
    }

    /// A finger tapped here.
    pub(super) fn finger(self, point: DiscPoint, px: f64) {
        let wanted = self.wanted();
        match self.disc.with_untracked(|disc| aim::tap(disc, wanted, point, px)) {
            Tap::On(node) => {
                self.loupe.set(None);
                self.touch(node);
            }
            Tap::Between => {
                self.magnify(point, px, true);
                self.announcer.say(self.say.just("psy-loupe-asks"));
            }
            Tap::Beside => {
                self.loupe.set(None);
                let nodes = self.scene.with_untracked(|scene| scene.board.nodes());
                let near = self.disc.with_untracked(|disc| disc.nearest(nodes, point));
                match near.filter(|(_, apart)| apart * px <= NEAR) {
                    Some((node, _)) => self.touch(node),
                    None => self.drop_everything(),
                }
            }
        }
    }

    /// A tap in the loupe, so many pixels from its middle.
    pub(super) fn pick(self, place: DiscPoint) {
        let Some((loupe, true)) = self.loupe.get_untracked() else { return };
        let wanted = self.wanted();
        if let Some(node) = self.disc.with_untracked(|disc| loupe.pick(disc, wanted, place)) {
            self.loupe.set(None);
            self.touch(node);
        }
    }

    /// Takes up a piece.
    pub(super) fn choose(self, node: Node) {
        self.chosen.set(Some(node));
        self.pending.set(None);
        self.aim_at(None);
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
        let moves = self.moves_between(from, to);
        if moves.is_empty() {
            let why = self.scene.with_untracked(|s| reach::refused(s.board, &s.position, from, to));
            if let Some(why) = &why {
                self.announcer.say(self.scene.with_untracked(|scene| self.say.why(scene, why)));
            }
            self.aim_at(None);
            self.why.set(why);
            return;
        }
        if self.confirms.get_untracked() {
            self.why.set(None);
            self.aim_at(Some(to));
            self.settled.set(true);
            let said = self.scene.with_untracked(|scene| self.say.planned(scene, moves[0]));
            self.announcer.say(said.join(" "));
            return;
        }
        self.narrow(moves, NodeSet::EMPTY);
    }

    fn moves_between(self, from: Node, to: Node) -> Vec<Move> {
        self.moves.with_untracked(|moves| {
            moves.iter().copied().filter(|m| m.from() == from && m.to() == to).collect()
        })
    }

    /// Plays what is aimed at: the second yes.
    pub(super) fn play_aimed(self) {
        if let (Some(from), Some(to)) = (self.chosen.get_untracked(), self.aimed.get_untracked()) {
            self.narrow(self.moves_between(from, to), NodeSet::EMPTY);
        }
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

    /// Enter: what a tap does, and the second yes where the cursor stands on what is aimed at.
    pub(super) fn enter(self) {
        let Some(node) = self.cursor.get_untracked() else { return };
        if self.settled.get_untracked() && self.aimed.get_untracked() == Some(node) {
            self.play_aimed();
        } else {
            self.touch(node);
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
            None => self.movable(),
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
