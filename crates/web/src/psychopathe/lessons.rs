//! Lessons: each rule learned by playing it. What was learned stays on this device.

use std::{collections::BTreeSet, sync::LazyLock};

use leptos::prelude::*;
use psychopathe::{Attempt, Goal, Lesson, Move, Node, NodeSet, Player, Verdict};
use words::Args;

use super::{
    beside::{InWords, Prisoners, Typed},
    board::{BoardArrow, BoardView},
    board_settings::BoardSettingsForm,
    destination::Destination,
    say::{Say, p},
    shown_position::{BoardAccess, LastMove, ShownPosition},
};
use crate::{announce::Announcer, keep};

const KEPT: &str = "tablee.psychopathe.lessons";

static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(Lesson::all);

/// The steps that were done on this device, as `lesson/step`.
fn done() -> BTreeSet<String> {
    keep::read(KEPT).unwrap_or_default()
}

fn key(lesson: &Lesson, step: usize) -> String {
    format!("{}/{}", lesson.name, lesson.steps.get(step).map_or("", |step| step.name.as_str()))
}

/// All lessons, or one of them.
#[component]
pub(super) fn Lessons(which: Option<String>) -> impl IntoView {
    let found = which.and_then(|name| LESSONS.iter().position(|lesson| lesson.name == name));
    match found {
        Some(index) => view! { <OneLesson index/> }.into_any(),
        None => view! { <AllLessons/> }.into_any(),
    }
}

#[component]
fn AllLessons() -> impl IntoView {
    let say = Say::new();
    let learned = done();
    let item = move |lesson: &'static Lesson| {
        let n = (0..lesson.steps.len()).filter(|&step| learned.contains(&key(lesson, step))).count();
        let total = lesson.steps.len();
        let state = move || say.with("psy-lesson-steps", &Args::new().with("n", n).with("all", total));
        view! {
            <li class:done=n == total>
                <a href=Destination::Lessons(Some(lesson.name.clone())).href()
                    data-lesson=lesson.name.clone()>
                    <strong>{move || say.lessons().title(&lesson.name)}</strong>
                    <span>{state}</span>
                </a>
            </li>
        }
    };
    view! {
        <main id="content" class="psy-hub" tabindex="-1">
            <h1>{p("psy-door-lessons")}</h1>
            <p>{p("psy-lessons-lead")}</p>
            <ol class="doors lessons">{LESSONS.iter().map(item).collect_view()}</ol>
        </main>
    }
}

/// The moves that somebody has made in a step; replies do not count.
fn made(step: &psychopathe::Step, attempt: &Attempt<'_>) -> usize {
    step.moves.saturating_sub(attempt.moves_left())
}

#[derive(Clone, Copy)]
struct Learning {
    lesson: &'static Lesson,
    step: RwSignal<usize>,
    attempt: RwSignal<Attempt<'static>>,
    last: RwSignal<Option<LastMove>>,
    ply: RwSignal<usize>,
    pointed: RwSignal<NodeSet>,
    /// What came of the last try.
    verdict: RwSignal<Option<Verdict>>,
    helped: RwSignal<bool>,
    hint: RwSignal<Option<(Node, Node)>>,
    say: Say,
    announcer: Announcer,
}

impl Learning {
    fn begin(self, step: usize) {
        self.step.set(step);
        if let Some(step) = self.lesson.steps.get(step) {
            self.attempt.set(step.begin());
        }
        self.last.set(None);
        self.ply.set(0);
        self.pointed.set(NodeSet::EMPTY);
        self.verdict.set(None);
        self.helped.set(false);
        self.hint.set(None);
    }

    fn again(self) {
        self.begin(self.step.get_untracked());
    }

    fn of(self) -> &'static psychopathe::Step {
        &self.lesson.steps[self.step.get().min(self.lesson.steps.len() - 1)]
    }

    fn of_board(self) -> &'static psychopathe::Board {
        untrack(|| self.of()).board()
    }

    fn trace(self, before: &psychopathe::Position, played: Move) {
        self.last.set(Some(LastMove::of(self.of_board(), before, played)));
        self.ply.update(|ply| *ply += 1);
    }

    fn play(self, played: Move) {
        let step = untrack(|| self.of());
        let mut attempt = self.attempt.get_untracked();
        let before = attempt.position().clone();
        let text = before.move_text(step.board(), played);
        let Ok(verdict) = attempt.play(&text) else { return };
        self.hint.set(None);
        self.trace(&before, played);
        if let Verdict::GoOn { reply: Some(reply) } = verdict {
            self.trace(&before.after(step.board(), played), reply);
        }
        self.attempt.set(attempt);
        self.judge(verdict);
    }

    fn judge(self, verdict: Verdict) {
        if verdict == Verdict::Solved {
            let mut learned = done();
            learned.insert(key(self.lesson, self.step.get_untracked()));
            keep::write(KEPT, &learned);
        }
        self.verdict.set(Some(verdict));
        self.announcer.say(untrack(|| self.said()).unwrap_or_default());
    }

    fn is_solved(self) -> bool {
        self.verdict.get() == Some(Verdict::Solved)
    }

    /// What is said of the last try.
    fn said(self) -> Option<String> {
        let words = self.say.lessons();
        let text = match self.verdict.get()? {
            Verdict::Solved => words.done(&self.lesson.name, &self.of().name),
            verdict => words.feedback(&verdict),
        };
        text.map(str::to_owned)
    }

    fn is_question(self) -> bool {
        matches!(self.of().goal, Goal::Ask(_))
    }

    /// Help: what to look for first, the move when asked again.
    fn show_hint(self) {
        let step = untrack(|| self.of());
        let words = self.say.lessons().hint(&self.lesson.name, &step.name);
        if let Some(words) = words.filter(|_| !self.helped.get_untracked()) {
            self.helped.set(true);
            return self.announcer.say(words.to_owned());
        }
        let text = step.answer.get(made(step, &self.attempt.get_untracked()));
        let wish = text.and_then(|text| psychopathe::parse_wish(step.board(), text).ok());
        self.hint.set(wish.map(|wish| (wish.from, wish.to)));
        self.announcer.say(text.cloned().unwrap_or_default());
    }

    /// What is marked on the board.
    fn marks(self) -> Vec<(Node, &'static str)> {
        let mut marks: Vec<(Node, &'static str)> = match &self.of().goal {
            Goal::Visit(nodes) => nodes.iter().map(|&node| (node, "goal")).collect(),
            Goal::Capture(nodes) => nodes.iter().map(|&node| (node, "goal")).collect(),
            Goal::Put(_, node) | Goal::Hold(node) | Goal::Stop(node) | Goal::Free(node) | Goal::Bar(node) => {
                vec![(*node, "goal")]
            }
            Goal::Safe | Goal::Win | Goal::Ask(_) => Vec::new(),
        };
        marks.extend(self.pointed.get().into_iter().map(|node| (node, "pointed")));
        if let Some(Verdict::Pointed { missing, extra }) = self.verdict.get() {
            marks.extend(missing.into_iter().map(|node| (node, "missing")));
            marks.extend(extra.into_iter().map(|node| (node, "extra")));
        }
        marks
    }
}

#[component]
fn OneLesson(index: usize) -> impl IntoView {
    let lesson = &LESSONS[index];
    let learned = done();
    let first = (0..lesson.steps.len()).find(|&step| !learned.contains(&key(lesson, step))).unwrap_or(0);
    let learning = Learning {
        lesson,
        step: RwSignal::new(first),
        attempt: RwSignal::new(lesson.steps[first].begin()),
        last: RwSignal::new(None),
        ply: RwSignal::new(0),
        pointed: RwSignal::new(NodeSet::EMPTY),
        verdict: RwSignal::new(None),
        helped: RwSignal::new(false),
        hint: RwSignal::new(None),
        say: Say::new(),
        announcer: expect_context(),
    };
    let Learning { attempt, verdict, say, .. } = learning;
    let scene = Signal::derive(move || ShownPosition {
        board: learning.of().board(),
        position: attempt.with(|attempt| attempt.position().clone()),
        last: learning.last.get(),
        ply: learning.ply.get(),
    });
    let hand = Signal::derive(move || match verdict.get() {
        Some(Verdict::Solved | Verdict::Wrong) => BoardAccess::Still,
        _ if learning.is_question() => BoardAccess::Edits,
        _ => BoardAccess::Moves(scene.with(|scene| scene.position.turn())),
    });
    let arrows = Signal::derive(move || {
        learning
            .hint
            .get()
            .map(|(from, to)| BoardArrow { from, to, class: "advice" })
            .into_iter()
            .collect::<Vec<_>>()
    });
    let point = Callback::new(move |node: Node| {
        learning.pointed.update(|nodes| *nodes ^= NodeSet::of(node));
        verdict.set(None);
        let on = learning.pointed.get_untracked().has(node);
        let args = Args::new()
            .with("node", learning.of_board().name(node))
            .with("on", if on { "yes" } else { "no" });
        learning.announcer.say(say.with("psy-pointed", &args));
    });
    let plays = Callback::new(move |played| learning.play(played));
    let turned = RwSignal::new(false);
    let below = Signal::derive(move || if turned.get() { Player::Black } else { Player::White });
    let task = move || say.lessons().task(&lesson.name, &learning.of().name);
    view! {
        <main id="content" class="psy-play psy-lesson" tabindex="-1">
            <div class="by-board">
                {move || view! { <Prisoners scene captor=below.get().opponent()/> }}
                <BoardView scene hand below arrows marks=Signal::derive(move || learning.marks())
                    on_move=plays
                    on_edit=point>
                    {move || view! { <Prisoners scene captor=below.get()/> }}
                </BoardView>
            </div>
            <div class="psy-side">
                <p class="hint"><a href=Destination::Lessons(None).href()>{p("psy-door-lessons")}</a></p>
                <h1>{move || say.lessons().title(&lesson.name)}</h1>
                <Steps learning/>
                <p class="task" id="task">{task}</p>
                <Verdicts learning index/>
                <BoardSettingsForm on_turn=Callback::new(move |()| turned.update(|on| *on = !*on))/>
                <Show when=move || !learning.is_question()>
                    <Typed scene enabled=Signal::derive(move || matches!(hand.get(), BoardAccess::Moves(_)))
                        on_move=plays/>
                </Show>
                <InWords scene/>
            </div>
        </main>
    }
}

/// The steps of a lesson.
#[component]
fn Steps(learning: Learning) -> impl IntoView {
    let Learning { lesson, step, say, .. } = learning;
    let button = move |index: usize| {
        let current = move || (step.get() == index).then_some("step");
        let label = move || say.with("psy-lesson-step", &Args::new().with("n", index + 1));
        view! {
            <button type="button" class="level" aria-current=current aria-label=label
                on:click=move |_| learning.begin(index)>{index + 1}</button>
        }
    };
    view! { <div class="buttons lesson-steps">{(0..lesson.steps.len()).map(button).collect_view()}</div> }
}

/// What came of it, and what can be done now.
#[component]
fn Verdicts(learning: Learning, index: usize) -> impl IntoView {
    let Learning { lesson, step, verdict, pointed, say, .. } = learning;
    let help = move || {
        let help = say.lessons().hint(&lesson.name, &learning.of().name)?;
        (learning.helped.get() && !learning.is_solved()).then_some(help)
    };
    let next = move || {
        if step.get() + 1 < lesson.steps.len() {
            let go = move |_| learning.begin(step.get_untracked() + 1);
            return view! {
                <button type="button" class="primary" id="next-step" on:click=go>
                    {p("psy-lesson-next")}
                </button>
            }
            .into_any();
        }
        match LESSONS.get(index + 1) {
            Some(after) => {
                let href = Destination::Lessons(Some(after.name.clone())).href();
                view! {
                    <a class="button primary" id="next-lesson" href=href>{p("psy-lesson-next-lesson")}</a>
                }
                .into_any()
            }
            None => view! {
                <a class="button primary" id="next-lesson" href=Destination::Alone.href()>
                    {p("psy-lesson-play")}
                </a>
            }
            .into_any(),
        }
    };
    let check = move |_| {
        let nodes: Vec<Node> = pointed.get_untracked().into_iter().collect();
        let mut attempt = learning.attempt.get_untracked();
        let verdict = attempt.point(&nodes);
        learning.judge(verdict);
    };
    view! {
        <p class="verdict" data-state=move || if learning.is_solved() { "solved" } else { "" }>
            {move || learning.said()}
        </p>
        <p class="hint">{help}</p>
        <div class="buttons">
            <Show when=move || learning.is_solved()>{next}</Show>
            <Show when=move || learning.is_question() && !learning.is_solved()>
                <button type="button" class="primary" id="check" on:click=check>
                    {p("psy-lesson-check")}
                </button>
            </Show>
            <Show when=move || matches!(verdict.get(), Some(Verdict::Wrong | Verdict::GoOn { .. }))>
                <button type="button" id="again" on:click=move |_| learning.again()>
                    {p("psy-lesson-again")}
                </button>
            </Show>
            <Show when=move || !learning.is_solved() && verdict.get() != Some(Verdict::Wrong)>
                <button type="button" id="lesson-hint" on:click=move |_| learning.show_hint()>
                    {p("psy-hint")}
                </button>
            </Show>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer of every step, played with its replies: the next hint is always the next of one's own moves.
    #[test]
    fn a_hint_is_the_next_move_of_ones_own() {
        for step in LESSONS.iter().flat_map(|lesson| &lesson.steps) {
            let mut attempt = step.begin();
            for (index, answer) in step.answer.iter().enumerate() {
                if matches!(step.goal, Goal::Ask(_)) {
                    break;
                }
                assert_eq!(made(step, &attempt), index, "{}", step.name);
                attempt.play(answer).expect("a legal answer");
            }
        }
    }
}
