//! One puzzle on the board: every move that wins as fast is taken, and the enemy answers.

use std::time::Duration;

use leptos::prelude::*;
use psychopathe::{Board, Move, Node, Position, Puzzle};
use words::Args;

use super::{
    beside::{InWords, Prisoners, Typed},
    board::{BoardArrow, BoardView},
    board_settings::{BoardSettings, BoardSettingsForm},
    destination::{Destination, StudySubject},
    puzzles::{PuzzleMark, all, marks, next_after, remember},
    say::{Say, p},
    shown_position::{BoardAccess, LastMove, ShownPosition},
};
use crate::announce::Announcer;

/// How long the enemy takes to answer. Milliseconds.
const ANSWERS: u64 = 500;

/// How it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Stand {
    /// The solver is to move.
    Asked,
    /// The last try was none of the line's moves.
    Wrong(String),
    /// It was right; the enemy answers.
    Answers,
    /// It was right and the enemy has answered.
    GoesOn,
    Solved,
}

/// Whether a move after these wins as fast as can be: one of the lines'; at their end any that takes the psychopath.
fn is_right(puzzle: &Puzzle, so_far: &[String], position: &Position, played: Move) -> bool {
    let board = puzzle.board();
    let text = position.move_text(board, played);
    puzzle.next_moves(so_far).any(|next| next == text)
        || is_last(puzzle, so_far) && position.after(board, played).winner() == Some(puzzle.position.turn())
}

/// Whether the solver's next move is the last one.
fn is_last(puzzle: &Puzzle, so_far: &[String]) -> bool {
    so_far.len() + 1 == 2 * puzzle.moves() - 1
}

#[derive(Clone, Copy)]
struct Solving {
    puzzle: &'static Puzzle,
    position: RwSignal<Position>,
    last: RwSignal<Option<LastMove>>,
    /// The moves made so far, in the notation.
    made: RwSignal<Vec<String>>,
    stand: RwSignal<Stand>,
    /// What was shown of the next move: nothing, its piece, all of it.
    shown: RwSignal<u8>,
    /// Whether no help was needed and nothing was wrong so far.
    clean: RwSignal<bool>,
    say: Say,
    announcer: Announcer,
}

impl Solving {
    fn board(self) -> &'static Board {
        self.puzzle.board()
    }

    fn begin(self) {
        self.position.set(self.puzzle.position.clone());
        self.last.set(None);
        self.made.set(Vec::new());
        self.shown.set(0);
        self.stand.set(Stand::Asked);
    }

    /// The next move of the first line that goes on from here.
    fn expected(self) -> Option<Move> {
        self.made.with(|made| {
            let text = self.puzzle.next_moves(made).next()?;
            self.position.with(|position| position.parse_move(self.board(), text).ok())
        })
    }

    fn make(self, played: Move) {
        let before = self.position.get_untracked();
        self.last.set(Some(LastMove::of(self.board(), &before, played)));
        self.made.update(|made| made.push(before.move_text(self.board(), played)));
        self.position.set(before.after(self.board(), played));
    }

    fn play(self, played: Move) {
        let (made, position) = (self.made.get_untracked(), self.position.get_untracked());
        if !is_right(self.puzzle, &made, &position, played) {
            self.clean.set(false);
            return self.stands(Stand::Wrong(position.move_text(self.board(), played)));
        }
        self.shown.set(0);
        self.make(played);
        if is_last(self.puzzle, &made) {
            let mark = if self.clean.get_untracked() { PuzzleMark::Clean } else { PuzzleMark::Solved };
            remember(&self.puzzle.id, mark);
            return self.stands(Stand::Solved);
        }
        self.stand.set(Stand::Answers);
        set_timeout(move || self.answer(), Duration::from_millis(ANSWERS));
    }

    fn answer(self) {
        // The page may have gone elsewhere, or the puzzle begun again.
        if self.stand.try_get_untracked() != Some(Stand::Answers) {
            return;
        }
        if let Some(reply) = untrack(|| self.expected()) {
            let said = self.position.with_untracked(|position| position.move_text(self.board(), reply));
            self.make(reply);
            self.stand.set(Stand::GoesOn);
            let reply = self.say.with("psy-puzzle-reply", &Args::new().with("move", said));
            let goes_on = untrack(|| self.said()).unwrap_or_default();
            self.announcer.say(format!("{reply} {goes_on}"));
        }
    }

    fn stands(self, stand: Stand) {
        self.stand.set(stand);
        self.announcer.say(untrack(|| self.said()).unwrap_or_default());
    }

    /// Help: the piece first, then where it goes.
    fn help(self) {
        self.clean.set(false);
        self.shown.update(|shown| *shown = (*shown + 1).min(2));
        self.announcer.say(untrack(|| self.hint()).unwrap_or_default());
    }

    fn hint(self) -> Option<String> {
        let (shown, played) = (self.shown.get(), self.expected()?);
        let name = |node: Node| self.board().name(node);
        let piece = self.position.with(|position| position.at(played.from()))?;
        match shown {
            0 => None,
            1 => {
                let args = Args::new().with("piece", self.say.piece(piece)).with("node", name(played.from()));
                Some(self.say.with("psy-puzzle-piece", &args))
            }
            _ => Some(self.say.with("psy-puzzle-target", &Args::new().with("node", name(played.to())))),
        }
    }

    fn said(self) -> Option<String> {
        match self.stand.get() {
            Stand::Asked => None,
            Stand::Wrong(text) => Some(self.say.with("psy-puzzle-wrong", &Args::new().with("move", text))),
            Stand::Answers => Some(self.say.just("psy-puzzle-right")),
            Stand::GoesOn => {
                let left = self.puzzle.moves() - self.made.with(Vec::len) / 2;
                Some(self.say.with("psy-puzzle-goes-on", &Args::new().with("n", left)))
            }
            Stand::Solved => {
                Some(self.say.just(if self.clean.get() { "psy-puzzle-clean" } else { "psy-puzzle-solved" }))
            }
        }
    }

    fn is_solved(self) -> bool {
        self.stand.get() == Stand::Solved
    }
}

/// The page of one puzzle.
#[component]
pub(super) fn Solve(index: usize) -> impl IntoView {
    let puzzle = &all()[index];
    let at = Solving {
        puzzle,
        position: RwSignal::new(puzzle.position.clone()),
        last: RwSignal::new(None),
        made: RwSignal::new(Vec::new()),
        stand: RwSignal::new(Stand::Asked),
        shown: RwSignal::new(0),
        clean: RwSignal::new(true),
        say: Say::new(),
        announcer: expect_context(),
    };
    let (board, say, solver) = (puzzle.board(), at.say, puzzle.position.turn());
    let scene = Signal::derive(move || ShownPosition {
        board,
        position: at.position.get(),
        last: at.last.get(),
        ply: at.made.with(Vec::len),
    });
    let hand = Signal::derive(move || match at.stand.get() {
        Stand::Answers | Stand::Solved => BoardAccess::Still,
        Stand::Asked | Stand::Wrong(_) | Stand::GoesOn => BoardAccess::Moves(solver),
    });
    let helped = move |shown: u8| (at.shown.get() == shown).then(|| at.expected()).flatten();
    let marked =
        Signal::derive(move || helped(1).map(|m| (m.from(), "goal")).into_iter().collect::<Vec<_>>());
    BoardSettings::provide_without_threats();
    let arrows = Signal::derive(move || {
        let arrow = helped(2).map(|m| BoardArrow { from: m.from(), to: m.to(), class: "advice" });
        arrow.into_iter().collect::<Vec<_>>()
    });
    let plays = Callback::new(move |played| at.play(played));
    let turned = RwSignal::new(false);
    let below = Signal::derive(move || if turned.get() { solver.opponent() } else { solver });
    let task = move || {
        say.with("psy-puzzle-task", &Args::new().with("side", say.side(solver)).with("n", puzzle.moves()))
    };
    let ways = if puzzle.has_one_line() { "psy-puzzle-one-line" } else { "psy-puzzle-some-lines" };
    let title = move || say.with("psy-puzzle-title", &Args::new().with("n", index + 1));
    let grade = move || say.with("psy-puzzle-grade", &Args::new().with("grade", puzzle.grade));
    let known =
        marks().contains_key(&puzzle.id).then(|| view! { <span>" · " {p("psy-puzzle-known")}</span> });
    view! {
        <main id="content" class="psy-play psy-puzzle" tabindex="-1">
            <div class="by-board">
                {move || view! { <Prisoners scene captor=below.get().opponent()/> }}
                <BoardView scene hand below arrows marks=marked on_move=plays>
                    {move || view! { <Prisoners scene captor=below.get()/> }}
                </BoardView>
            </div>
            <div class="psy-side">
                <p class="hint"><a href=Destination::Puzzles(None).href()>{p("psy-door-puzzles")}</a></p>
                <h1>{Signal::derive(title)}</h1>
                <p class="hint">{Signal::derive(grade)} {known}</p>
                <p class="task" id="task">{Signal::derive(task)}</p>
                <p class="hint" id="ways">{p(ways)}</p>
                <Verdict at/>
                <BoardSettingsForm threats=false
                    on_turn=Callback::new(move |()| turned.update(|on| *on = !*on))/>
                <Typed scene enabled=Signal::derive(move || hand.get() != BoardAccess::Still) on_move=plays/>
                <InWords scene/>
            </div>
        </main>
    }
}

/// What came of it, and what can be done now.
#[component]
fn Verdict(at: Solving) -> impl IntoView {
    let say = at.say;
    let state = move || match at.stand.get() {
        Stand::Solved => "solved",
        Stand::Wrong(_) => "wrong",
        Stand::Asked | Stand::Answers | Stand::GoesOn => "",
    };
    let themes = move || {
        at.is_solved().then(|| {
            let words = at
                .puzzle
                .themes
                .iter()
                .map(|theme| say.with("psy-theme", &Args::new().with("theme", theme.word())));
            say.with("psy-puzzle-themes", &Args::new().with("themes", words.collect::<Vec<_>>().join(", ")))
        })
    };
    let next = move || {
        next_after(Some(&at.puzzle.id)).map(|puzzle| {
            let href = Destination::Puzzles(Some(puzzle.id.clone())).href();
            view! { <a class="button primary" id="next-puzzle" href=href>{p("psy-puzzle-next")}</a> }
        })
    };
    let study =
        Destination::Study(StudySubject::Position(at.puzzle.size, at.puzzle.position.text(at.board())))
            .href();
    view! {
        <p class="verdict" data-state=Signal::derive(state)>{Signal::derive(move || at.said())}</p>
        <p class="hint" id="puzzle-hint">{Signal::derive(move || at.hint())}</p>
        <p class="hint">{Signal::derive(themes)}</p>
        <div class="buttons">
            <Show when=move || at.is_solved()>
                {next}
                <button type="button" id="again" on:click=move |_| { at.clean.set(false); at.begin(); }>
                    {p("psy-lesson-again")}
                </button>
                <a class="button" href=study.clone()>{p("psy-puzzle-study")}</a>
            </Show>
            <Show when=move || !at.is_solved()>
                <button type="button" id="puzzle-help" disabled=Signal::derive(move || at.shown.get() > 1)
                    on:click=move |_| at.help()>{p("psy-hint")}</button>
                <Skip at/>
            </Show>
        </div>
    }
}

/// Leaves this one for another.
#[component]
fn Skip(at: Solving) -> impl IntoView {
    next_after(Some(&at.puzzle.id)).map(|puzzle| {
        let href = Destination::Puzzles(Some(puzzle.id.clone())).href();
        view! { <a class="quiet" id="skip-puzzle" href=href>{p("psy-puzzle-skip")}</a> }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every line can be played as the page plays it, and nothing else is taken but what takes the psychopath.
    #[test]
    fn the_winning_lines_are_taken_and_nothing_else() {
        for puzzle in &Puzzle::all() {
            let board = puzzle.board();
            for line in &puzzle.lines {
                let mut position = puzzle.position.clone();
                for (ply, text) in line.iter().enumerate() {
                    let so_far = &line[..ply];
                    let played = position.parse_move(board, text).expect("a legal line");
                    if ply % 2 == 0 {
                        assert!(is_right(puzzle, so_far, &position, played), "{} {text}", puzzle.id);
                        let wrong = position.legal_moves(board).into_iter().filter(|m| *m != played);
                        for other in wrong.filter(|&other| is_right(puzzle, so_far, &position, other)) {
                            let wins = position.after(board, other).winner() == Some(puzzle.position.turn());
                            let text = position.move_text(board, other);
                            let listed = puzzle.next_moves(so_far).any(|next| next == text);
                            assert!(listed || is_last(puzzle, so_far) && wins, "{}", puzzle.id);
                        }
                    } else {
                        assert!(
                            puzzle.next_moves(so_far).all(|next| next == text),
                            "{}: one reply",
                            puzzle.id
                        );
                    }
                    position = position.after(board, played);
                }
            }
        }
    }
}
