//! What a learner does, judged by the rules.

use crate::board::Board;
use crate::legality::Wish;
use crate::lesson::{Goal, Question, Step};
use crate::moves::Move;
use crate::nodes::NodeSet;
use crate::notation::MoveError;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::survey::Survey;
use crate::vocabulary::{Node, Player};

/// What came of a legal move, or of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The goal is reached.
    Solved,
    /// Not yet: there are moves left, and the enemy has played this or nothing.
    GoOn {
        /// The enemy's move.
        reply: Option<Move>,
    },
    /// Legal, and it does not reach the goal in the moves there are: try again from the beginning.
    Wrong,
    /// Pointed at the wrong nodes: these are missing, those are too many.
    Pointed {
        /// Part of the answer, not pointed at.
        missing: Vec<Node>,
        /// Pointed at, no part of the answer.
        extra: Vec<Node>,
    },
}

/// An attempt at a step.
#[derive(Debug, Clone)]
pub struct Attempt<'a> {
    step: &'a Step,
    learner: Player,
    position: Position,
    played: usize,
    visited: NodeSet,
    solved: bool,
}

impl<'a> Attempt<'a> {
    pub(super) fn new(step: &'a Step) -> Attempt<'a> {
        Attempt {
            step,
            learner: step.position.turn(),
            position: step.position.clone(),
            played: 0,
            visited: NodeSet::EMPTY,
            solved: false,
        }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the goal is reached.
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// Moves left.
    pub fn moves_left(&self) -> usize {
        self.step.moves.saturating_sub(self.played)
    }

    /// Plays a move in the notation.
    ///
    /// # Errors
    /// When it is malformed or breaks a rule; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<Verdict, MoveError> {
        if self.solved || self.moves_left() == 0 {
            return Err(Refusal::GameIsOver.into());
        }
        let board = self.step.board();
        let played = self.position.parse_move(board, text)?;
        let before = self.position.clone();
        self.position.make(board, played);
        self.played += 1;
        self.visited |= NodeSet::of(played.to());
        self.solved = self.reaches(board, &before, played);
        Ok(match (self.solved, self.moves_left()) {
            (true, _) => Verdict::Solved,
            (false, 0) => Verdict::Wrong,
            (false, _) => Verdict::GoOn { reply: self.reply(board) },
        })
    }

    /// Answers a question by pointing at nodes. Where the goal is none, any answer is wrong.
    pub fn point(&mut self, nodes: &[Node]) -> Verdict {
        let Goal::Ask(question) = self.step.goal else {
            return Verdict::Wrong;
        };
        let answer = question.answer(self.step.board(), &self.step.position);
        let given: NodeSet = nodes.iter().copied().collect();
        self.solved = given == answer;
        match self.solved {
            true => Verdict::Solved,
            false => Verdict::Pointed {
                missing: answer.without(given).into_iter().collect(),
                extra: given.without(answer).into_iter().collect(),
            },
        }
    }

    /// The enemy's move between two of the learner's: the step's, if it is legal, else nothing happens.
    fn reply(&mut self, board: &Board) -> Option<Move> {
        let text = self.step.replies.get(self.played - 1);
        let reply = text.and_then(|text| self.position.parse_move(board, text).ok());
        match reply {
            Some(played) => _ = self.position.make(board, played),
            None => self.position.set_turn(self.learner),
        }
        reply
    }

    fn reaches(&self, board: &Board, before: &Position, played: Move) -> bool {
        let (learner, enemy) = (self.learner, self.learner.opponent());
        let holds = |position: &Position, player: Player, node: Node| {
            Survey::of(board, position).holds_on(board, player, node)
        };
        let is = |position: &Position, player: Player, node: Node| position.all_of(player).has(node);
        match &self.step.goal {
            Goal::Visit(nodes) => nodes.iter().all(|&node| self.visited.has(node)),
            Goal::Capture(nodes) => {
                let captured = before.captured_by(board, played);
                nodes.iter().all(|&node| captured.has(node))
            }
            Goal::Put(kind, node) => played.back_on(*node) == Some(*kind),
            Goal::Hold(node) => {
                is(&self.position, enemy, *node)
                    && holds(&self.step.position, enemy, *node) == 0
                    && holds(&self.position, enemy, *node) > 0
            }
            Goal::Stop(node) => is(&self.position, enemy, *node) && holds(&self.position, enemy, *node) > 1,
            Goal::Free(node) => {
                is(&self.position, learner, *node)
                    && holds(&self.step.position, learner, *node) > 0
                    && holds(&self.position, learner, *node) == 0
            }
            Goal::Bar(node) => self.position.reach_of(board, learner).has(*node),
            Goal::Safe => {
                let mut captures = Vec::new();
                self.position.captures(board, &mut captures);
                captures.is_empty()
            }
            Goal::Win => self.position.winner() == Some(learner),
            Goal::Ask(_) => false,
        }
    }
}

impl Question {
    /// The nodes that answer it, by the rules.
    pub fn answer(self, board: &Board, position: &Position) -> NodeSet {
        let turn = position.turn();
        match self {
            Question::Targets(from) => {
                let moves = position.legal_moves(board).into_iter();
                moves.filter(|played| played.from() == from).map(Move::to).collect()
            }
            Question::Barred(from) => {
                let barred = |to: &Node| {
                    let wish = Wish { from, to: *to, takes: None, back: Vec::new() };
                    matches!(position.judge(board, &wish), Err(Refusal::Suicide { .. }))
                };
                board.nodes().filter(barred).collect()
            }
            Question::Held => {
                let survey = Survey::of(board, position);
                let men = position.all_of(turn).into_iter();
                men.filter(|&node| survey.holds_on(board, turn, node) > 0).collect()
            }
        }
    }
}
