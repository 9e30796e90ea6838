//! A board to try things on: variations, comments, the engine, a game gone through again.

use std::{cell::RefCell, rc::Rc};

use leptos::{ev, prelude::*};
use psychopathe::{Board, Move, Player, RecordError, Score};
use words::Args;

use super::{
    beside::{InWords, Prisoners, Typed, is_typing},
    board::{Arrow, BoardView},
    branches::Moves,
    edit::Editor,
    engine::Engine,
    errand::{Answer, Found, Task, Worth},
    files::{LoadFile, SaveRecord, Saving},
    local::Local,
    place::{Place, Subject},
    review::{Turn, turns},
    say::{Say, p},
    scene::Hand,
    taste::Tastes,
    tree::{Tree, Unread},
    turning::ReviewBox,
    weigh::{Bar, Thinking},
};
use crate::{announce::Announcer, keep, net};

/// What was being studied, kept on this device.
const KEPT: &str = "tablee.psychopathe.study";
/// How long a position is thought about, and how long each position of a review. Milliseconds.
const THINKS: [u32; 2] = [20_000, 350];

/// Everything this page knows.
#[derive(Clone, Copy)]
pub(super) struct Study {
    pub(super) tree: RwSignal<Tree>,
    editing: RwSignal<bool>,
    pub(super) thinking: RwSignal<bool>,
    pub(super) depth: RwSignal<u32>,
    pub(super) lines: RwSignal<Vec<Found>>,
    error: RwSignal<Option<String>>,
    judged: RwSignal<Vec<Option<Found>>>,
    pub(super) turns: RwSignal<Vec<Turn>>,
    pub(super) reviewing: RwSignal<Option<usize>>,
    pub(super) engine: Engine,
    pub(super) say: Say,
    announcer: Announcer,
}

/// The page.
#[component]
pub(super) fn StudyPage(subject: Subject) -> impl IntoView {
    let keeps = subject == Subject::Opening;
    let read = match &subject {
        Subject::Opening => Ok(keep::text(KEPT)
            .and_then(|text| Tree::record(&text).ok())
            .map_or_else(|| Tree::opening(Board::standard()), Tree::with_comments)),
        Subject::Game(id) => match Local::find(id) {
            Some(local) => Tree::record(&local.record().to_string()),
            None => Err(Unread::Board),
        },
        Subject::Record(text) => Tree::record(text).map(Tree::with_comments),
        Subject::Position(size, text) => Tree::position(*size, text),
    };
    let say = Say::new();
    let error = read.as_ref().err().map(|why| unread(say, why));
    let study = Study {
        tree: RwSignal::new(read.unwrap_or_else(|_| Tree::opening(Board::standard()))),
        editing: RwSignal::new(false),
        thinking: RwSignal::new(false),
        depth: RwSignal::new(0),
        lines: RwSignal::new(Vec::new()),
        error: RwSignal::new(error),
        judged: RwSignal::new(Vec::new()),
        turns: RwSignal::new(Vec::new()),
        reviewing: RwSignal::new(None),
        engine: Engine::new(),
        say,
        announcer: expect_context(),
    };
    if keeps {
        Effect::new(move |_| keep::put(KEPT, &study.tree.with(Tree::to_record)));
    }
    let here = Memo::new(move |_| study.tree.with(|tree| tree.line(tree.at())));
    Effect::new(move |_| {
        here.with(|_| ());
        if study.thinking.get() && study.reviewing.get_untracked().is_none() {
            study.think();
        }
    });
    keys(study);
    view! { <Page study/> }
}

fn unread(say: Say, why: &Unread) -> String {
    match why {
        Unread::Record(why) => {
            let why = match why {
                RecordError::BadTag(line) => say.with("psy-unread-tag", &Args::new().with("n", *line)),
                RecordError::BadNumber(text) => {
                    say.with("psy-unread-number", &Args::new().with("text", text.as_str()))
                }
                RecordError::Stray(text) => {
                    say.with("psy-unread-stray", &Args::new().with("text", text.as_str()))
                }
                RecordError::NoResult => say.just("psy-unread-result"),
                RecordError::BadMove { ply, text, why } => {
                    let why = say.move_error(why);
                    let args = Args::new().with("n", *ply).with("text", text.as_str()).with("why", why);
                    say.with("psy-unread-move", &args)
                }
            };
            say.with("psy-unread-record", &Args::new().with("why", why))
        }
        Unread::Position => say.just("psy-unread-position"),
        Unread::Board => say.just("psy-unread-board"),
    }
}

impl Study {
    pub(super) fn play(self, played: Move) {
        self.tree.update(|tree| tree.play(played));
        self.tree.with_untracked(|tree| {
            let (text, by, _) = tree.step(tree.at());
            if let Some(by) = by {
                self.announcer.say(self.say.moved(by, text));
            }
        });
    }

    fn think(self) {
        self.lines.set(Vec::new());
        self.depth.set(0);
        let (line, over) = self.tree.with_untracked(|tree| (tree.line(tree.at()), tree.ending().is_some()));
        if over || line.players != 2 {
            self.engine.stop();
            return;
        }
        self.engine.ask(line, Task::Analyse { lines: 3, millis: THINKS[0] }, move |answer| {
            if let Answer::SoFar { depth, lines, .. } = answer {
                self.depth.set(depth);
                self.lines.set(lines);
            }
        });
    }

    pub(super) fn load(self, tree: Result<Tree, Unread>) {
        match tree {
            Ok(tree) => {
                self.error.set(None);
                self.turns.set(Vec::new());
                self.judged.set(Vec::new());
                self.tree.set(tree);
            }
            Err(why) => {
                let said = unread(self.say, &why);
                self.announcer.say(said.clone());
                self.error.set(Some(said));
            }
        }
    }

    /// Judges the positions of the main line one after the other, from `ply` on.
    fn review(self, ply: usize) {
        let main = self.tree.with_untracked(Tree::main);
        let Some(&at) = main.get(ply) else {
            let (tree, judged) = (self.tree.get_untracked(), self.judged.get_untracked());
            let found = turns(&tree, &judged);
            self.announcer.say(self.say.with("psy-review-done", &Args::new().with("n", found.len())));
            self.turns.set(found);
            self.reviewing.set(None);
            return;
        };
        self.reviewing.set(Some(ply));
        let line = self.tree.with_untracked(|tree| tree.line(at));
        let decided = self.tree.with_untracked(|tree| tree.scene_at(at).position.winner());
        if let Some(winner) = decided {
            let worth = Worth::Win(if winner == Player::White { 1 } else { -1 });
            self.judged.update(|all| all.push(Some(Found { worth, moves: Vec::new() })));
            return self.review(ply + 1);
        }
        // Not a signal: each position is judged from within the answer about the one before it.
        let best = Rc::new(RefCell::new(None::<Found>));
        self.engine.ask(line, Task::Analyse { lines: 1, millis: THINKS[1] }, move |answer| match answer {
            Answer::SoFar { lines, .. } => _ = best.replace(lines.into_iter().next()),
            Answer::Done { .. } => {
                self.judged.update(|all| all.push(best.take()));
                self.review(ply + 1);
            }
            Answer::Ready => {}
        });
    }

    pub(super) fn start_review(self) {
        self.thinking.set(false);
        self.judged.set(Vec::new());
        self.turns.set(Vec::new());
        self.review(0);
    }

    /// What the position here is worth: by the engine now, or by the review.
    pub(super) fn worth(self) -> Option<Worth> {
        let now = self.lines.with(|lines| lines.first().map(|found| found.worth));
        now.filter(|_| self.thinking.get()).or_else(|| {
            let (at, main) = self.tree.with(|tree| (tree.at(), tree.main()));
            let ply = main.iter().position(|&place| place == at)?;
            self.judged.with(|all| all.get(ply).cloned().flatten()).map(|found| found.worth)
        })
    }

    fn arrows(self) -> Vec<Arrow> {
        let board = self.tree.with(Tree::board);
        if !self.thinking.get() {
            return Vec::new();
        }
        self.lines.with(|lines| {
            let first = |found: &Found| psychopathe::parse_wish(board, found.moves.first()?).ok();
            let classes = ["advice", "second", "second"];
            let found = lines.iter().filter_map(first).zip(classes);
            found.map(|(wish, class)| Arrow { from: wish.from, to: wish.to, class }).collect()
        })
    }
}

/// Arrow keys go through the game.
fn keys(study: Study) {
    let listening = window_event_listener(ev::keydown, move |event| {
        let other = event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented();
        if other || is_typing(&event) {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => study.tree.update(Tree::back),
            "ArrowRight" => study.tree.update(Tree::on),
            "Home" | "ArrowUp" => study.tree.update(|tree| tree.go(0)),
            "End" | "ArrowDown" => study.tree.update(|tree| {
                let last = tree.main().last().copied().unwrap_or(0);
                tree.go(last);
            }),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listening.remove());
}

#[component]
fn Page(study: Study) -> impl IntoView {
    let Study { tree, editing, say, .. } = study;
    let scene = Signal::derive(move || tree.with(Tree::scene));
    let turned = RwSignal::new(0usize);
    let players = move || tree.with(Tree::players);
    let below = Signal::derive(move || Player::ALL[turned.get() % players()]);
    let hand = Signal::derive(move || {
        let over = tree.with(|tree| tree.ending().is_some());
        if over { Hand::Still } else { Hand::Moves(scene.with(|scene| scene.position.turn())) }
    });
    let plays = Callback::new(move |played| study.play(played));
    let names = move || {
        tree.with(|tree| {
            let names: Vec<&str> = ["White", "Black", "Red"].iter().filter_map(|tag| tree.tag(tag)).collect();
            names.join(" – ")
        })
    };
    let state = move || {
        let ending = tree.with(Tree::ending);
        ending.map_or_else(
            || {
                say.with(
                    "psy-to-move",
                    &Args::new().with("side", say.side(scene.with(|scene| scene.position.turn()))),
                )
            },
            |ending| say.ending(ending),
        )
    };
    let other = move || Player::ALL[(below.get().index() + 1) % players()];
    let board = move || {
        view! {
            <div class="by-board">
                <Bar study/>
                {move || view! { <Prisoners scene captor=other()/> }}
                <BoardView scene hand below arrows=Signal::derive(move || study.arrows()) on_move=plays>
                    {move || view! { <Prisoners scene captor=below.get()/> }}
                </BoardView>
            </div>
            <div class="psy-side">
                <p class="psy-turn" id="turn">{state}</p>
                <Thinking study/>
                <Moves study/>
                <Tastes on_turn=Callback::new(move |()| turned.update(|n| *n += 1))/>
                <Typed scene enabled=Signal::derive(move || hand.get() != Hand::Still) on_move=plays/>
                <Comment study/>
                <ReviewBox study/>
                <Files study/>
                <InWords scene/>
                <p class="hint">{p("psy-reconstruction")} " " <a href=Place::Rules.href()>{p("psy-reconstruction-more")}</a></p>
            </div>
        }
    };
    let content = move || match editing.get() {
        true => {
            let done = Callback::new(move |made: Option<Tree>| {
                if let Some(made) = made {
                    study.load(Ok(made));
                }
                editing.set(false);
            });
            view! { <Editor start=untrack(move || scene.get()) done/> }.into_any()
        }
        false => board().into_any(),
    };
    view! {
        <main id="content" class="psy-study" tabindex="-1">
            <h1 class="psy-study-title">{p("psy-study-title")} " " <small>{names}</small></h1>
            {content}
        </main>
    }
}

/// What somebody thinks of this move.
#[component]
fn Comment(study: Study) -> impl IntoView {
    let tree = study.tree;
    let text = move || tree.with(|tree| tree.comment(tree.at()).to_owned());
    let write = move |event: ev::Event| {
        let text = event_target_value(&event);
        tree.update(|tree| {
            let at = tree.at();
            tree.set_comment(at, text);
        });
    };
    view! {
        <label for="comment">{p("psy-comment")}</label>
        <textarea id="comment" rows="2" prop:value=text on:change=write></textarea>
    }
}

/// Loading, saving, links, another position.
#[component]
fn Files(study: Study) -> impl IntoView {
    let Study { tree, error, editing, .. } = study;
    let pasted = RwSignal::new(String::new());
    let load = Callback::new(move |text: String| study.load(Tree::read(&text).map(Tree::with_comments)));
    let record = Signal::derive(move || tree.with(Tree::to_record));
    let position = Signal::derive(move || tree.with(|tree| tree.scene().position.text(tree.board())));
    // A file says which board it is about, where it is not the usual one.
    let kept = Signal::derive(move || match tree.with(|tree| tree.board().size()) {
        3 => position.get(),
        size => format!("[Board \"{size}\"]\n[Position \"{}\"]\n\n*\n", position.get()),
    });
    let link = Signal::derive(move || {
        let size = tree.with(|tree| tree.board().size());
        format!("{}{}", net::base(), Place::Study(Subject::Position(size, position.get())).href())
    });
    let open = move |event: ev::SubmitEvent| {
        event.prevent_default();
        load.run(pasted.get_untracked());
    };
    let fresh = move |size: u8| {
        let board = Board::of_size(size).unwrap_or(Board::standard());
        study.load(Ok(Tree::opening(board)));
    };
    let over = move || tree.with(|tree| tree.score() != Score::Open);
    view! {
        <details class="files">
            <summary>{p("psy-files")}</summary>
            <div class="buttons">
                <button type="button" id="edit" on:click=move |_| editing.set(true)>{p("psy-edit")}</button>
                <button type="button" on:click=move |_| fresh(3)>{p("psy-fresh")}</button>
                <button type="button" on:click=move |_| fresh(2)>{p("psy-fresh-small")}</button>
                <LoadFile on_text=load/>
            </div>
            <h2>{p("psy-record")}</h2>
            <div class="buttons"><SaveRecord record/></div>
            <h2>{p("psy-position")}</h2>
            <p class="position-text" id="position-text">{move || position.get()}</p>
            <div class="buttons"><Saving text=kept link/></div>
            <form on:submit=open>
                <label for="paste">{p("psy-paste")}</label>
                <textarea id="paste" rows="3" spellcheck="false" bind:value=pasted></textarea>
                <button type="submit" id="open">{p("psy-open")}</button>
            </form>
            <p class="hint" hidden=move || !over()>{p("psy-finished")}</p>
        </details>
        <p class="error" role="alert">{move || error.get()}</p>
    }
}
