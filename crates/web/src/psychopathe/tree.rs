//! A game with its variations and comments, and where in it one is.

use psychopathe::{Board, Camp, Course, Move, Player, Position, Record, RecordError, RecordResult};

use super::{
    engine_messages::GameSoFar,
    lines,
    shown_position::{LastMove, ShownPosition},
};

/// A place in a tree; 0 is the beginning.
pub(super) type At = usize;

#[derive(Debug, Clone, PartialEq)]
struct Leaf {
    parent: At,
    /// The main line first.
    children: Vec<At>,
    text: String,
    comment: String,
    scene: ShownPosition,
}

/// A tree of moves. There is always a beginning.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Tree {
    leaves: Vec<Leaf>,
    at: At,
    /// The position it begins with, in the notation, if it is not the opening.
    start: Option<String>,
    tags: Vec<(String, String)>,
    score: RecordResult,
}

/// Explanation a text cannot be studied.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum UnreadableRecord {
    Record(RecordError),
    /// A variation leaves from no move, or has one that cannot be played.
    Variation {
        n: usize,
        why: Option<RecordError>,
    },
    Position,
    Board,
}

impl Tree {
    /// From a position.
    pub(super) fn new(board: &'static Board, start: Position, text: Option<String>) -> Self {
        let leaf = Leaf {
            parent: 0,
            children: Vec::new(),
            text: String::new(),
            comment: String::new(),
            scene: ShownPosition::still(board, start),
        };
        Self { leaves: vec![leaf], at: 0, start: text, tags: Vec::new(), score: RecordResult::Open }
    }

    /// The opening of a board.
    pub(super) fn opening(board: &'static Board) -> Self {
        Self::new(board, Position::opening(board), None)
    }

    /// From a position in the notation.
    ///
    /// # Errors
    /// Explanation it is not one.
    pub(super) fn position(size: u8, text: &str) -> Result<Self, UnreadableRecord> {
        let board = Board::of_size(size).map_err(|_| UnreadableRecord::Board)?;
        let start = Position::parse(board, text).map_err(|_| UnreadableRecord::Position)?;
        Ok(Self::new(board, start, Some(text.to_owned())))
    }

    /// From a record: tags `Board` and `Position` say where it begins.
    ///
    /// # Errors
    /// Explanation it is not one.
    pub(super) fn record(text: &str) -> Result<Self, UnreadableRecord> {
        let record = Record::parse(text).map_err(UnreadableRecord::Record)?;
        let size =
            record.tag("Board").map_or(Some(3), |size| size.parse().ok()).ok_or(UnreadableRecord::Board)?;
        let board = Board::of_size(size).map_err(|_| UnreadableRecord::Board)?;
        let mut tree = match record.tag("Position") {
            Some(text) => Self::position(size, text)?,
            None => {
                let camp = record.tag("Camp").map_or(Ok(Camp::of_size(size)), |name| Camp::read(size, name));
                let start = camp
                    .map_err(|_| UnreadableRecord::Board)?
                    .place(board, record.players)
                    .map_err(|_| UnreadableRecord::Board)?;
                Self::new(board, start, None)
            }
        };
        // The whole record is judged before anything is shown.
        record.replay(board, tree.leaves[0].scene.position.clone()).map_err(UnreadableRecord::Record)?;
        for text in &record.moves {
            let scene = tree.scene();
            if let Ok(played) = scene.position.parse_move(board, text) {
                tree.play(played);
            }
        }
        tree.tags = lines::take_up(&mut tree, record.tags)?;
        tree.score = record.score;
        Ok(tree)
    }

    /// A position or a record, whichever it is.
    ///
    /// # Errors
    /// Explanation it is neither.
    pub(super) fn read(text: &str) -> Result<Self, UnreadableRecord> {
        let text = text.trim();
        let is_record = text.starts_with('[') || text.starts_with("1.") || text.ends_with('*');
        if is_record { Self::record(text) } else { Self::position(3, text) }
    }

    pub(super) fn board(&self) -> &'static Board {
        self.leaves[0].scene.board
    }

    pub(super) fn players(&self) -> usize {
        self.leaves[0].scene.position.n_players()
    }

    pub(super) fn at(&self) -> At {
        self.at
    }

    /// What stands on the board here.
    pub(super) fn scene(&self) -> ShownPosition {
        self.leaves[self.at].scene.clone()
    }

    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    pub(super) fn score(&self) -> RecordResult {
        self.score
    }

    /// Whether a place still hangs on the tree.
    pub(super) fn has(&self, at: At) -> bool {
        self.way(at).windows(2).all(|pair| self.leaves[pair[0]].children.contains(&pair[1]))
    }

    /// Plays a move: along a line that exists, or as a new one.
    pub(super) fn play(&mut self, played: Move) {
        let scene = &self.leaves[self.at].scene;
        let (board, position) = (scene.board, &scene.position);
        let text = position.move_text(board, played);
        if let Some(&child) =
            self.leaves[self.at].children.iter().find(|&&child| self.leaves[child].text == text)
        {
            self.at = child;
            return;
        }
        let last = LastMove::of(board, position, played);
        let scene = ShownPosition {
            board,
            position: position.after(board, played),
            last: Some(last),
            ply: scene.ply + 1,
        };
        let leaf = Leaf { parent: self.at, children: Vec::new(), text, comment: String::new(), scene };
        let new = self.leaves.len();
        self.leaves.push(leaf);
        let line = &mut self.leaves[self.at].children;
        line.push(new);
        if line.len() == 1 {
            self.unsettle(self.at);
        }
        self.at = new;
    }

    /// The main line changes from this place on: a result was another game's.
    fn unsettle(&mut self, from: At) {
        if self.main().contains(&from) {
            self.score = RecordResult::Open;
        }
    }

    /// Goes somewhere.
    pub(super) fn go(&mut self, at: At) {
        if at < self.leaves.len() {
            self.at = at;
        }
    }

    /// One back.
    pub(super) fn back(&mut self) {
        self.at = self.leaves[self.at].parent;
    }

    /// One on, along the main line.
    pub(super) fn on(&mut self) {
        if let Some(&child) = self.leaves[self.at].children.first() {
            self.at = child;
        }
    }

    /// The main line from the beginning, beginning included.
    pub(super) fn main(&self) -> Vec<At> {
        self.through(0)
    }

    /// From the beginning through a place to the end of its line.
    pub(super) fn through(&self, at: At) -> Vec<At> {
        let mut way = self.way(at);
        while let Some(&next) = way.last().and_then(|&at| self.leaves[at].children.first()) {
            way.push(next);
        }
        way
    }

    /// From the beginning to somewhere, both included.
    pub(super) fn way(&self, mut at: At) -> Vec<At> {
        let mut way = vec![at];
        while at != 0 {
            at = self.leaves[at].parent;
            way.push(at);
        }
        way.reverse();
        way
    }

    /// What was played to come to a place, by whom, and the half-moves so far.
    pub(super) fn step(&self, at: At) -> (&str, Option<Player>, usize) {
        let leaf = &self.leaves[at];
        (&leaf.text, leaf.scene.last.as_ref().map(|last| last.by), leaf.scene.ply)
    }

    pub(super) fn scene_at(&self, at: At) -> &ShownPosition {
        &self.leaves[at].scene
    }

    pub(super) fn comment(&self, at: At) -> &str {
        &self.leaves[at].comment
    }

    pub(super) fn set_comment(&mut self, at: At, text: String) {
        self.leaves[at].comment = text;
    }

    pub(super) fn children(&self, at: At) -> &[At] {
        &self.leaves[at].children
    }

    /// Forgets this move and everything after it.
    pub(super) fn cut(&mut self) {
        let (cut, parent) = (self.at, self.leaves[self.at].parent);
        if cut != 0 {
            if self.leaves[parent].children.first() == Some(&cut) {
                self.unsettle(parent);
            }
            self.leaves[parent].children.retain(|&child| child != cut);
            self.at = parent;
        }
    }

    /// Makes this line the main one.
    pub(super) fn promote(&mut self) {
        let way = self.way(self.at);
        if !self.main().contains(&self.at) {
            self.score = RecordResult::Open;
        }
        for pair in way.windows(2) {
            let children = &mut self.leaves[pair[0]].children;
            children.retain(|&child| child != pair[1]);
            children.insert(0, pair[1]);
        }
    }

    /// The game up to a place, for the engine.
    pub(super) fn line(&self, at: At) -> GameSoFar {
        let moves = self.way(at).into_iter().skip(1).map(|at| self.leaves[at].text.clone()).collect();
        GameSoFar {
            board: self.board().size(),
            players: self.players(),
            camp: self.tag("Camp").map(str::to_owned),
            start: self.start.clone(),
            moves,
        }
    }

    /// Whether the game is over here.
    pub(super) fn ending(&self) -> Option<psychopathe::Ending> {
        self.ending_at(self.at)
    }

    /// Whether the game is over at a place.
    pub(super) fn ending_at(&self, at: At) -> Option<psychopathe::Ending> {
        let course: Course = self.line(at).course()?;
        course.ending(self.board())
    }

    /// The main line as a record; variations and comments are tags of their own ([`lines`]).
    pub(super) fn to_record(&self) -> String {
        let mut tags = self.tags.clone();
        let mut put = |name: &str, value: String| match tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value,
            None => tags.push((name.to_owned(), value)),
        };
        put("Game", "Psychopathe".to_owned());
        put("Board", self.board().size().to_string());
        if let Some(start) = &self.start {
            put("Position", start.clone());
        }
        for (name, value) in lines::tags(self) {
            put(&name, value);
        }
        let moves = self.main().iter().skip(1).map(|&at| self.leaves[at].text.clone()).collect();
        Record { players: self.players(), tags, moves, score: self.score }.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(tree: &mut Tree, text: &str) {
        let scene = tree.scene();
        tree.play(scene.position.parse_move(scene.board, text).expect("legal"));
    }

    #[test]
    fn variations_hang_where_they_begin() {
        let mut tree = Tree::opening(Board::standard());
        play(&mut tree, "a2-a1");
        play(&mut tree, "d2-d1");
        tree.back();
        play(&mut tree, "d2-o");
        assert_eq!(tree.children(1).len(), 2);
        assert_eq!(tree.line(tree.at()).moves, ["a2-a1", "d2-o"]);
        tree.promote();
        assert_eq!(tree.main().len(), 3);
        assert_eq!(tree.step(tree.main()[2]).0, "d2-o");
        tree.cut();
        assert_eq!(tree.children(1).len(), 1);
    }

    #[test]
    fn a_record_comes_back_with_its_comments() {
        let mut tree = Tree::opening(Board::small());
        let first = tree.scene().position.move_texts(Board::small())[0].clone();
        play(&mut tree, &first);
        tree.set_comment(tree.at(), "un \"bon\" coup".to_owned());
        let text = tree.to_record();
        let again = Tree::read(&text).expect("a record");
        assert_eq!(again.comment(1), "un \"bon\" coup");
        assert_eq!((again.board().size(), again.main().len()), (2, 2));
        assert_eq!(again.to_record(), text);
    }

    #[test]
    fn a_position_of_the_small_board_comes_back() {
        let text = "[Board \"2\"]\n[Position \"Xa Na1 xd nd1 w - -\"]\n\n*\n";
        let tree = Tree::read(text).expect("a position");
        assert_eq!((tree.board().size(), tree.main().len()), (2, 1));
        assert_eq!(tree.scene().position.occupied().len(), 4);
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        assert!(matches!(Tree::read("Xa w"), Err(UnreadableRecord::Position)));
        assert!(matches!(Tree::read("1. a2-b2 *"), Err(UnreadableRecord::Record(_))));
        assert_eq!(Tree::read("[Board \"9\"]\n1. *").err(), Some(UnreadableRecord::Board));
    }

    #[test]
    fn a_result_belongs_to_the_line_that_was_played() {
        let read = || Tree::read("1. a2-a1 d2-d1\n1-0\n").expect("a record");
        let mut tree = read();
        tree.go(1);
        play(&mut tree, "d2-o");
        assert_eq!(tree.score(), RecordResult::Won(Player::White), "a variation changes nothing");
        tree.promote();
        assert_eq!(tree.score(), RecordResult::Open);
        let mut tree = read();
        tree.go(2);
        play(&mut tree, "a1-a2");
        assert_eq!(tree.score(), RecordResult::Open);
        let mut tree = read();
        tree.go(1);
        tree.cut();
        assert_eq!((tree.score(), tree.main().len()), (RecordResult::Open, 1));
    }
}
