//! The sentences of the board.

use leptos::prelude::*;
use psychopathe::{
    Board, Ending, Kind, Move, MoveError, Node, NodeSet, Piece, Player, Position, Refusal, Wish,
};
use words::{Args, psychopathe::LessonWords, psychopathe_web::Speaker};

use super::{
    reach::{Explanation, brings_back},
    shapes::{name, side},
    shown_position::{ShownPosition, taken},
};
use crate::language::{Translator, translator};

/// Says what the board shows, in the page's language.
#[derive(Debug, Clone, Copy)]
pub(super) struct Say(Translator);

/// A sentence of this game's pages, said again when the language changes.
pub(super) fn p(id: &'static str) -> Signal<String> {
    let say = Say::new();
    Signal::derive(move || say.just(id))
}

impl Say {
    /// In the page's language.
    pub(super) fn new() -> Self {
        Self(translator())
    }

    /// A move that was said beforehand, as it can be played now; or why it cannot.
    pub(super) fn premove(
        self,
        board: &Board,
        position: &Position,
        from: Node,
        to: Node,
    ) -> Result<Move, String> {
        if brings_back(board, position, from, to) {
            return Err(self.just("psy-premove-ask"));
        }
        let wish = Wish { from, to, takes: None, back: Vec::new() };
        position.judge(board, &wish).map_err(|refusal| {
            let why = self.refusal(&refusal);
            self.with("psy-premove-off", &Args::new().with("why", why))
        })
    }

    pub(super) fn language(self) -> kernel::Language {
        self.0.language()
    }

    fn speaker(self) -> Speaker {
        Speaker::new(self.0.language())
    }

    /// `+1.35`, `+1,35` in French.
    pub(super) fn hundredths(self, n: i32) -> String {
        let point = words::decimal_point(self.0.language()).to_string();
        format!("{:+.2}", f64::from(n) / 100.0).replace('.', &point).replace('-', "−")
    }

    pub(super) fn just(self, id: &str) -> String {
        self.speaker().just(id)
    }

    pub(super) fn with(self, id: &str, args: &Args<'_>) -> String {
        self.speaker().say(id, args)
    }

    /// `nurse`, `infirmier`.
    pub(super) fn kind(self, kind: Kind) -> String {
        self.with("psy-kind", &Args::new().with("kind", name(kind)))
    }

    /// `White`, `Les blancs`.
    pub(super) fn side(self, player: Player) -> String {
        self.with("psy-side", &Args::new().with("side", side(player)))
    }

    /// `white nurse`, `infirmier blanc`.
    pub(super) fn piece(self, piece: Piece) -> String {
        self.with("psy-piece", &Args::new().with("kind", name(piece.kind)).with("side", side(piece.player)))
    }

    /// `the white nurse`, `l’infirmier blanc`.
    pub(super) fn the_piece(self, piece: Piece) -> String {
        self.with(
            "psy-the-piece",
            &Args::new().with("kind", name(piece.kind)).with("side", side(piece.player)),
        )
    }

    /// A move before it is played: the piece and its way, and what it takes.
    pub(super) fn planned(self, scene: &ShownPosition, played: Move) -> Vec<String> {
        let ShownPosition { board, position, .. } = scene;
        let kind = position.at(played.from()).map(|piece| words::capitalised(&self.kind(piece.kind)));
        let way = Args::new()
            .with("piece", kind.unwrap_or_default())
            .with("from", board.name(played.from()))
            .with("to", board.name(played.to()));
        let mut said = vec![self.with("psy-planned", &way)];
        let taken = taken(position, position.captured_by(board, played));
        if !taken.is_empty() {
            let each = taken.iter().map(|(node, piece)| {
                let args = Args::new().with("kind", name(piece.kind)).with("node", board.name(*node));
                self.with("psy-planned-taken", &args)
            });
            let wins = position.after(board, played).winner().is_some();
            let args = Args::new()
                .with("pieces", self.speaker().list(&each.collect::<Vec<_>>()))
                .with("wins", if wins { "yes" } else { "no" });
            said.push(self.with("psy-planned-takes", &args));
        }
        said
    }

    pub(super) fn refusal(self, refusal: &Refusal) -> String {
        words::psychopathe::Speaker::new(self.0.language()).refusal(refusal)
    }

    pub(super) fn camp(self, name: &str) -> String {
        words::psychopathe::Speaker::new(self.0.language()).camp(name)
    }

    pub(super) fn lessons(self) -> LessonWords {
        LessonWords::new(self.0.language())
    }

    pub(super) fn rule(self, id: &str) -> String {
        self.0.rule(id).unwrap_or_default().to_owned()
    }

    fn at(self, position: &Position, board: &Board, node: Node) -> String {
        match position.at(node) {
            Some(piece) => self.with(
                "psy-piece-at",
                &Args::new().with("piece", self.the_piece(piece)).with("node", board.name(node)),
            ),
            None => board.name(node).to_owned(),
        }
    }

    fn list(self, board: &Board, position: &Position, nodes: &[Node]) -> String {
        let said: Vec<String> = nodes.iter().map(|&node| self.at(position, board, node)).collect();
        self.speaker().list(&said)
    }

    /// What is on a node.
    pub(super) fn node(self, scene: &ShownPosition, node: Node) -> String {
        let ShownPosition { board, position, .. } = scene;
        let name = board.name(node);
        let mut said = match position.at(node) {
            Some(piece) => {
                self.with("psy-node-piece", &Args::new().with("node", name).with("piece", self.piece(piece)))
            }
            None => self.with("psy-node-empty", &Args::new().with("node", name)),
        };
        if board.is_special(node) {
            said = format!("{said}, {}", self.just("psy-node-special"));
        }
        if !position.holds(board, node).is_empty() {
            said = format!("{said}, {}", self.just("psy-node-held"));
        }
        said
    }

    /// A piece was taken up.
    pub(super) fn chosen(self, scene: &ShownPosition, node: Node, n: u32) -> String {
        let piece = self.at(&scene.position, scene.board, node);
        self.with("psy-chosen", &Args::new().with("piece", words::capitalised(&piece)).with("n", n))
    }

    /// The board's name for who does not see it.
    pub(super) fn summary(self, scene: &ShownPosition) -> String {
        let turn = self.side(scene.position.turn());
        let n = scene.position.occupied().len();
        self.with("psy-board-label", &Args::new().with("turn", turn).with("n", n))
    }

    /// A reason.
    pub(super) fn why(self, scene: &ShownPosition, why: &Explanation) -> String {
        let ShownPosition { board, position, .. } = scene;
        let path = |path: psychopathe::Path| board.layout().paths[path.index()].name.clone();
        let three = |position: &Position, by: &psychopathe::Capturers| {
            Args::new()
                .with("nurses", self.list(board, position, &by.nurses))
                .with("informer", self.at(position, board, by.informer))
                .with("along", self.path(&path(by.along)))
                .with("across", self.path(&path(by.across)))
        };
        match why {
            Explanation::Held { node, holds } => {
                let piece = words::capitalised(&self.at(position, board, *node));
                let each = holds.iter().map(|hold| {
                    let by = self.list(board, position, &hold.by);
                    self.with(
                        "psy-held-by",
                        &Args::new().with("by", by).with("path", self.path(&path(hold.path))),
                    )
                });
                let by = self.speaker().list(&each.collect::<Vec<_>>());
                let id = if holds.len() > 1 { "psy-held-twice" } else { "psy-held" };
                self.with(id, &Args::new().with("piece", piece).with("by", by))
            }
            Explanation::Suicide { node, by } => {
                self.with("psy-suicide", &three(position, by).with("node", board.name(*node)))
            }
            Explanation::Stuck { node } => {
                let piece = words::capitalised(&self.at(position, board, *node));
                self.with("psy-stuck", &Args::new().with("piece", piece))
            }
            Explanation::Refused(refusal) => self.refusal(refusal),
            Explanation::Threat { node, enemy, played, by } => {
                let after = position.with_turn(*enemy).after(board, *played);
                let piece = words::capitalised(&self.at(position, board, *node));
                let played = format!("{}-{}", board.name(played.from()), board.name(played.to()));
                self.with("psy-threat", &three(&after, by).with("piece", piece).with("move", played))
            }
            Explanation::Captured(all) => {
                let each = all.iter().map(|(node, by)| {
                    self.with("psy-captured-by", &three(position, by).with("node", board.name(*node)))
                });
                each.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The rule behind a reason.
    pub(super) fn rule_of(why: &Explanation) -> &'static str {
        match why {
            Explanation::Held { holds, .. } if holds.len() > 1 => "PSY-21",
            Explanation::Held { .. } => "PSY-20",
            Explanation::Suicide { .. } => "PSY-34",
            Explanation::Stuck { .. } => "PSY-12",
            Explanation::Refused(refusal) => refusal.rule(),
            Explanation::Threat { .. } | Explanation::Captured(_) => "PSY-30",
        }
    }

    fn path(self, name: &str) -> String {
        let kind = match name {
            "border" => "border",
            name if name.len() == 2 && name.bytes().all(|b| b.is_ascii_alphabetic()) => "diameter",
            _ => "arc",
        };
        self.with("psy-path", &Args::new().with("kind", kind).with("name", name))
    }

    /// What is to be put back here.
    pub(super) fn put_back(self, board: &Board, node: Node) -> String {
        self.with("psy-put-back", &Args::new().with("node", board.name(node)))
    }

    /// A move that was played, for who does not look.
    pub(super) fn moved(self, by: Player, text: &str) -> String {
        self.with("psy-moved", &Args::new().with("side", self.side(by)).with("move", text))
    }

    /// How it ended.
    pub(super) fn ending(self, ending: Ending) -> String {
        words::psychopathe::Speaker::new(self.0.language()).ending(ending)
    }

    /// Explanation a text is not a move.
    pub(super) fn move_error(self, error: &MoveError) -> String {
        match error {
            MoveError::Malformed(_) => self.just("psy-move-malformed"),
            MoveError::NoNode(node) => {
                self.with("psy-move-no-node", &Args::new().with("node", node.as_str()))
            }
            MoveError::Order(_) => self.just("psy-move-order"),
            MoveError::Illegal(refusal) => self.refusal(refusal),
        }
    }

    /// All pieces of a player: each kind with its nodes.
    pub(super) fn men(self, board: &Board, position: &Position, player: Player) -> Vec<(String, String)> {
        let row = |kind: Kind| {
            let nodes = names(board, position.men(player, kind));
            (!nodes.is_empty()).then(|| (words::capitalised(&self.kind(kind)), nodes))
        };
        Kind::ALL.into_iter().filter_map(row).collect()
    }
}

fn names(board: &Board, nodes: NodeSet) -> String {
    let names: Vec<&str> = nodes.into_iter().map(|node| board.name(node)).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use kernel::Language;

    /// Everything in quotation marks in the sources of these pages that looks like one of their sentences.
    fn said(folder: &Path) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            if entry.path().is_dir() {
                found.extend(said(&entry.path()));
                continue;
            }
            let text = fs::read_to_string(entry.path()).expect("a source file");
            let words = text.split('"').filter(|word| {
                word.starts_with("psy-") && !word.ends_with('-') && !word.contains([' ', '{', '\n'])
            });
            found.extend(words.map(str::to_owned));
        }
        found
    }

    #[test]
    fn every_sentence_of_the_page_exists_and_is_said() {
        let (sentences, errors) = words::catalog(Language::Fr);
        assert_eq!(errors, Vec::<String>::new());
        let there = sentences.into_iter().filter(|sentence| sentence.file == "psychopathe-web.ftl");
        let there: BTreeSet<String> = there.map(|sentence| sentence.id).collect();
        let classes = [
            "psy-play",
            "psy-study",
            "psy-side",
            "psy-hub",
            "psy-state",
            "psy-welcome",
            "psy-study-title",
            "psy-turn",
        ];
        let said = said(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/psychopathe"));
        let said: BTreeSet<String> =
            said.into_iter().filter(|id| there.contains(id) || !classes.contains(&id.as_str())).collect();
        let missing: Vec<&String> = said.iter().filter(|id| !there.contains(*id)).collect();
        let silent = there.iter().filter(|id| !said.contains(*id));
        // What is composed: lists, and the names of the bots from those in the manifest.
        let is_composed = |id: &str| id == "psy-list" || id.starts_with("psy-bot-");
        let silent: Vec<&String> = silent.filter(|id| !is_composed(id)).collect();
        assert!(missing.is_empty(), "without a sentence: {missing:?}");
        assert!(silent.is_empty(), "said nowhere: {silent:?}");
    }
}
