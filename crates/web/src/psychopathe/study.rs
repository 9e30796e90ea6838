//! A board to try things on: variations, comments, the engine, a game gone through again.

use leptos::{ev, prelude::*};
use psychopathe::{Board, Move, Player, RecordError, RecordResult};
use words::Args;

use super::{
    beside::{InWords, Prisoners, Typed, is_scrolling, is_typing},
    board::{BoardArrow, BoardView},
    board_settings::BoardSettingsForm,
    branches::{Moves, Steps},
    destination::{Destination, StudySubject},
    edit::Editor,
    engine::EngineWorker,
    engine_messages::{EngineAnswer, FoundLine, Task, Worth},
    files::{LoadFile, SaveRecord, Saving},
    local_game::found,
    reach::Explanation,
    review::TurningPoint,
    say::{Say, p},
    shown_position::{BoardAccess, ShownPosition},
    tree::{At, Tree, UnreadableRecord},
    turning::ReviewBox,
    weigh::{Bar, Key, Thinking, WhyBest},
};
use crate::{announce::Announcer, keep, net};

/// What was being studied, kept on this device.
const KEPT: &str = "tablee.psychopathe.study";
/// How long a position is thought about. Milliseconds.
const THINKS: u32 = 20_000;

/// Everything this page knows.
#[derive(Clone, Copy)]
pub(super) struct Study {
    /// What is studied, which says where it is kept.
    subject: StoredValue<StudySubject>,
    pub(super) tree: RwSignal<Tree>,
    editing: RwSignal<bool>,
    pub(super) thinking: RwSignal<bool>,
    pub(super) depth: RwSignal<u32>,
    pub(super) lines: RwSignal<Vec<FoundLine>>,
    pub(super) error: RwSignal<Option<String>>,
    /// The line that is or was reviewed, and what came of each of its places.
    pub(super) reviewed: RwSignal<Vec<At>>,
    pub(super) judged: RwSignal<Vec<Option<FoundLine>>>,
    pub(super) turns: RwSignal<Vec<TurningPoint>>,
    pub(super) reviewing: RwSignal<Option<usize>>,
    pub(super) engine: EngineWorker,
    pub(super) say: Say,
    pub(super) announcer: Announcer,
}

#[component]
pub(super) fn StudyPage(subject: StudySubject) -> impl IntoView {
    let kept = || keep::text(&key(&subject)?).and_then(|text| Tree::record(&text).ok());
    let read = match &subject {
        StudySubject::Opening => Ok(kept().unwrap_or_else(|| Tree::opening(Board::standard()))),
        StudySubject::Game(id) => match found(id) {
            // What was made of a game that is over is kept beside it.
            Some((past, record)) => {
                let over = past.state.ending.is_some();
                let studied = over.then(kept).flatten();
                studied.map_or_else(|| Tree::record(&record.to_string()), Ok)
            }
            None => Err(UnreadableRecord::Board),
        },
        StudySubject::Record(text) => Tree::record(text),
        StudySubject::Position(size, text) => Tree::position(*size, text),
    };
    let say = Say::new();
    let error = read.as_ref().err().map(|why| untrack(|| unread(say, why)));
    let study = Study {
        subject: StoredValue::new(if read.is_ok() { subject } else { elsewhere() }),
        tree: RwSignal::new(read.unwrap_or_else(|_| Tree::opening(Board::standard()))),
        editing: RwSignal::new(false),
        thinking: RwSignal::new(false),
        depth: RwSignal::new(0),
        lines: RwSignal::new(Vec::new()),
        error: RwSignal::new(error),
        reviewed: RwSignal::new(Vec::new()),
        judged: RwSignal::new(Vec::new()),
        turns: RwSignal::new(Vec::new()),
        reviewing: RwSignal::new(None),
        engine: EngineWorker::new(),
        say,
        announcer: expect_context(),
    };
    let record = Memo::new(move |_| study.tree.with(Tree::to_record));
    Effect::new(move |before: Option<()>| {
        let record = record.get();
        if before.is_none() {
            return;
        }
        match study.subject.with_value(key) {
            Some(key) => _ = keep::put(&key, &record),
            // What came by a link goes on in the link: a page that is loaded again has it still.
            None => Destination::Study(StudySubject::Record(record)).replace(),
        }
    });
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

/// Something that came by a link, a file, or from here.
fn elsewhere() -> StudySubject {
    StudySubject::Record(String::new())
}

/// Where a study is kept on this device; nothing, for one that came by a link.
fn key(subject: &StudySubject) -> Option<String> {
    match subject {
        StudySubject::Opening => Some(KEPT.to_owned()),
        StudySubject::Game(id) => Some(kept_of(id)),
        StudySubject::Record(_) | StudySubject::Position(..) => None,
    }
}

/// Where the study of a game is kept.
fn kept_of(id: &str) -> String {
    format!("{KEPT}.{id}")
}

fn bad_record(say: Say, why: &RecordError) -> String {
    match why {
        RecordError::BadTag(line) => say.with("psy-unread-tag", &Args::new().with("n", *line)),
        RecordError::BadNumber(text) => {
            say.with("psy-unread-number", &Args::new().with("text", text.as_str()))
        }
        RecordError::Stray(text) => say.with("psy-unread-stray", &Args::new().with("text", text.as_str())),
        RecordError::NoResult => say.just("psy-unread-result"),
        RecordError::BadMove { ply, text, why } => {
            let why = say.move_error(why);
            say.with(
                "psy-unread-move",
                &Args::new().with("n", *ply).with("text", text.as_str()).with("why", why),
            )
        }
    }
}

fn unread(say: Say, why: &UnreadableRecord) -> String {
    match why {
        UnreadableRecord::Record(why) => {
            say.with("psy-unread-record", &Args::new().with("why", bad_record(say, why)))
        }
        UnreadableRecord::Variation { n, why } => {
            let why = why.as_ref().map_or_else(|| say.just("psy-unread-branch"), |why| bad_record(say, why));
            say.with("psy-unread-variation", &Args::new().with("n", *n).with("why", why))
        }
        UnreadableRecord::Position => say.just("psy-unread-position"),
        UnreadableRecord::Board => say.just("psy-unread-board"),
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

    /// Plays a line, in the notation, as far as it can be played.
    pub(super) fn play_all(self, line: &[String]) {
        for text in line {
            let scene = self.tree.with_untracked(Tree::scene);
            let Ok(played) = scene.position.parse_move(scene.board, text) else { return };
            self.play(played);
        }
    }

    fn think(self) {
        self.lines.set(Vec::new());
        self.depth.set(0);
        let (line, over) = self.tree.with_untracked(|tree| (tree.line(tree.at()), tree.ending().is_some()));
        if over || line.players != 2 {
            self.engine.stop();
            return;
        }
        self.engine.ask(line, Task::Analyse { lines: 3, millis: THINKS }, move |answer| match answer {
            EngineAnswer::SoFar { depth, lines, .. } => {
                self.depth.set(depth);
                self.lines.set(lines);
            }
            EngineAnswer::Done { .. } if self.lines.with_untracked(Vec::is_empty) => self.engine_failed(),
            EngineAnswer::Done { .. } | EngineAnswer::Ready => {}
        });
    }

    /// The engine said nothing where it should have.
    pub(super) fn engine_failed(self) {
        self.thinking.set(false);
        let said = self.say.just("psy-engine-silent");
        self.announcer.say(said.clone());
        self.error.set(Some(said));
    }

    pub(super) fn load(self, tree: Result<Tree, UnreadableRecord>) {
        match tree {
            Ok(tree) => {
                self.error.set(None);
                self.stop_review();
                // What is kept of a game is that game.
                if self.subject.with_value(|subject| *subject != StudySubject::Opening) {
                    self.subject.set_value(elsewhere());
                }
                self.turns.set(Vec::new());
                self.reviewed.set(Vec::new());
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

    /// What the position here is worth: by the engine now, or by the review.
    pub(super) fn worth(self) -> Option<Worth> {
        if let Some(winner) = self.tree.with(|tree| tree.scene().position.winner()) {
            return Some(Worth::Win(if winner == Player::White { 1 } else { -1 }));
        }
        let now = self.lines.with(|lines| lines.first().map(|found| found.worth));
        now.filter(|_| self.thinking.get()).or_else(|| {
            let at = self.tree.with(Tree::at);
            let ply = self.reviewed.with(|line| line.iter().position(|&place| place == at))?;
            self.judged.with(|all| all.get(ply).cloned().flatten()).map(|found| found.worth)
        })
    }

    /// How the best move takes what it takes, while the engine judges.
    pub(super) fn captures(self) -> Vec<Explanation> {
        let best = || self.lines.with(|lines| Some(lines.first()?.moves.first()?.clone()));
        let Some(text) = self.thinking.get().then(best).flatten() else { return Vec::new() };
        self.tree.with(|tree| {
            let scene = tree.scene();
            let (board, position) = (scene.board, &scene.position);
            let Ok(played) = position.parse_move(board, &text) else { return Vec::new() };
            let (enemy, after) = (position.turn(), position.after(board, played));
            let taken = position.captured_by(board, played).into_iter();
            let figure = |node| {
                let by = after.capturers(board, enemy, node)?;
                Some(Explanation::Threat { node, enemy, played, by })
            };
            taken.filter_map(figure).collect()
        })
    }

    fn arrows(self) -> Vec<BoardArrow> {
        let board = self.tree.with(Tree::board);
        if !self.thinking.get() {
            return Vec::new();
        }
        self.lines.with(|lines| {
            let first = |found: &FoundLine| psychopathe::parse_wish(board, found.moves.first()?).ok();
            let classes = ["advice", "second", "third"];
            let found = lines.iter().filter_map(first).zip(classes);
            found.map(|(wish, class)| BoardArrow { from: wish.from, to: wish.to, class }).collect()
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
            "Home" | "ArrowUp" if !is_scrolling(&event) => study.tree.update(|tree| tree.go(0)),
            "End" | "ArrowDown" if !is_scrolling(&event) => study.tree.update(|tree| {
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
    let ending = Memo::new(move |_| tree.with(Tree::ending));
    let hand = Signal::derive(move || {
        if ending.get().is_some() {
            BoardAccess::Still
        } else {
            BoardAccess::Moves(scene.with(|scene| scene.position.turn()))
        }
    });
    let plays = Callback::new(move |played| study.play(played));
    let names = move || {
        tree.with(|tree| {
            let names: Vec<&str> = ["White", "Black", "Red"].iter().filter_map(|tag| tree.tag(tag)).collect();
            names.join(" – ")
        })
    };
    let state = move || {
        ending.get().map_or_else(
            || {
                say.with(
                    "psy-to-move",
                    &Args::new().with("side", say.side(scene.with(|scene| scene.position.turn()))),
                )
            },
            |ending| say.ending(ending),
        )
    };
    let others = move || {
        let captor = |by: usize| Player::ALL[(below.get().index() + by) % players()];
        (1..players()).map(|by| view! { <Prisoners scene captor=captor(by)/> }).collect_view()
    };
    let enabled = Signal::derive(move || hand.get() != BoardAccess::Still);
    let on_turn = Callback::new(move |()| turned.update(|n| *n += 1));
    let board = move || {
        view! {
            <Bar study/>
            <div class="by-board">
                {others}
                <BoardView scene hand below arrows=Signal::derive(move || study.arrows())
                    explained=Signal::derive(move || study.captures()) on_move=plays>
                    {move || view! { <Prisoners scene captor=below.get()/> }}
                    <Key study/>
                </BoardView>
            </div>
            <Cards study scene enabled plays on_turn/>
            <Steps study here=Signal::derive(state)/>
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
        <main id="content" class="psy-study" class:coach=move || !editing.get() tabindex="-1">
            <h1 class="psy-study-title">{p("psy-study-title")} " " <small>{names}</small></h1>
            {content}
        </main>
    }
}

/// What stands beside the board: what the engine sees and why, the game, its moves, and the rest.
#[component]
fn Cards(
    study: Study,
    scene: Signal<ShownPosition>,
    /// Whether a move may be typed.
    enabled: Signal<bool>,
    plays: Callback<Move>,
    on_turn: Callback<()>,
) -> impl IntoView {
    view! {
        <div class="psy-side" data-pane-scrolls="" tabindex="-1">
            <Thinking study/>
            <WhyBest study/>
            <ReviewBox study/>
            <Moves study/>
            <section class="coach-card">
                <BoardSettingsForm on_turn/>
                <Typed scene enabled on_move=plays/>
                <Comment study/>
                <Files study/>
                <InWords scene/>
                <p class="hint">
                    {p("psy-reconstruction")}
                    " "
                    <a href=Destination::Rules.href()>{p("psy-reconstruction-more")}</a>
                </p>
            </section>
        </div>
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
    let load = Callback::new(move |text: String| study.load(Tree::read(&text)));
    let record = Signal::derive(move || tree.with(Tree::to_record));
    let position = Signal::derive(move || tree.with(|tree| tree.scene().position.text(tree.board())));
    // A file says which board it is about, where it is not the usual one.
    let kept = Signal::derive(move || match tree.with(|tree| tree.board().size()) {
        3 => position.get(),
        size => format!("[Board \"{size}\"]\n[Position \"{}\"]\n\n*\n", position.get()),
    });
    let link = Signal::derive(move || {
        let size = tree.with(|tree| tree.board().size());
        format!("{}{}", net::base(), Destination::Study(StudySubject::Position(size, position.get())).href())
    });
    let open = move |event: ev::SubmitEvent| {
        event.prevent_default();
        load.run(pasted.get_untracked());
    };
    let fresh = move |size: u8| {
        let board = Board::of_size(size).unwrap_or(Board::standard());
        study.load(Ok(Tree::opening(board)));
    };
    let over = move || tree.with(|tree| tree.score() != RecordResult::Open);
    // The notation of positions covers two players.
    let two = move || tree.with(|tree| tree.players() == 2);
    view! {
        <details class="files">
            <summary>{p("psy-files")}</summary>
            <div class="buttons">
                <button type="button" id="edit" hidden=move || !two() on:click=move |_| editing.set(true)>
                    {p("psy-edit")}
                </button>
                <button type="button" on:click=move |_| fresh(3)>{p("psy-fresh")}</button>
                <button type="button" on:click=move |_| fresh(2)>{p("psy-fresh-small")}</button>
                <LoadFile on_text=load/>
            </div>
            <h2>{p("psy-record")}</h2>
            <div class="buttons"><SaveRecord record/></div>
            <Show when=two>
                <h2>{p("psy-position")}</h2>
                <p class="position-text" id="position-text">{move || position.get()}</p>
                <div class="buttons"><Saving text=kept link/></div>
            </Show>
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
