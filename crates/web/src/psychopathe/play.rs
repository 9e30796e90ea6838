//! A game on this device, being played or gone through again.

use std::{cell::Cell, rc::Rc, time::Duration};

use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use psychopathe::{Action, Ending, Move, Node, Player, Wish};
use words::Args;

use super::{
    beside::{InWords, Played, Typed, arrow_keys},
    board::{Arrow, BoardView},
    engine::Engine,
    errand::{Answer, Task},
    files::SaveRecord,
    local::{Local, now},
    name_line::{NameLine, Time},
    past::rounds,
    place::{Place, Subject},
    reach::brings_back,
    say::{Say, p},
    scene::{Hand, Scene},
    taste::Tastes,
};
use crate::{announce::Announcer, chance, keep};

/// How long the strongest level thinks, in milliseconds.
const THINKS: u32 = 5_000;

/// The share of its time that the computer spends on a move.
const SHARE: u64 = 25;

/// How long the computer may think, with so much left on its clock.
fn allowed(most: u32, left: Option<u64>) -> u32 {
    left.map_or(most, |left| u32::try_from(left / SHARE).map_or(most, |share| share.min(most)))
}

/// Everything the page of a game knows.
#[derive(Clone, Copy)]
struct Table {
    game: RwSignal<Local>,
    /// The half-moves that are shown, if not all.
    back: RwSignal<Option<usize>>,
    premove: RwSignal<Option<(Node, Node)>>,
    thinking: RwSignal<bool>,
    /// The best move so far, for who does not want to wait.
    so_far: RwSignal<Option<String>>,
    hint: RwSignal<Option<String>>,
    /// Something that happened and is not on the board.
    note: RwSignal<Option<String>>,
    engine: Engine,
    say: Say,
    announcer: Announcer,
}

/// The page of a game.
#[component]
pub(super) fn Play(id: String) -> impl IntoView {
    match Local::find(&id) {
        Some(local) => view! { <Going local/> }.into_any(),
        None => view! {
            <main id="content" class="lost" tabindex="-1">
                <h1>{p("psy-lost-title")}</h1>
                <p>{p("psy-lost-lead")}</p>
                <a class="button" href=Place::Hub.href()>{p("psy-back-hub")}</a>
            </main>
        }
        .into_any(),
    }
}

impl Table {
    fn player(self) -> Option<Player> {
        self.game.with(|game| {
            let turn = game.turn();
            (game.ending().is_none() && game.is_human(turn)).then_some(turn)
        })
    }

    fn hand(self) -> Hand {
        if self.back.get().is_some() {
            return Hand::Still;
        }
        match (self.player(), self.game.with(Local::alone)) {
            (Some(player), _) => Hand::Moves(player),
            (None, Some(me)) if self.game.with(|game| game.ending().is_none()) => Hand::Premoves(me),
            _ => Hand::Still,
        }
    }

    fn ply(self) -> usize {
        self.back.get().unwrap_or_else(|| self.game.with(|game| game.steps().len()))
    }

    fn scene(self) -> Scene {
        let ply = self.ply();
        self.game.with(|game| game.scene(ply))
    }

    /// Says something aloud and on the page.
    fn note(self, text: String) {
        self.announcer.say(text.clone());
        self.note.set(Some(text));
    }

    /// Plays a move for whose turn it is.
    fn play(self, played: Move) {
        let (board, player) = self.game.with_untracked(|game| (game.board(), game.turn()));
        self.submit(player, &Action::of(board, played));
    }

    fn submit(self, player: Player, action: &Action) {
        let mut game = self.game.get_untracked();
        let before = game.steps().len();
        self.hint.set(None);
        self.note.set(None);
        if game.submit(player, action).is_err() {
            return;
        }
        // Two announcements at once are one: the second would wipe out the first.
        let moved = game.steps().get(before).map(|step| self.say.moved(step.by, &step.text));
        let ended = game.ending().map(|ending| self.say.ending(ending));
        let said: Vec<String> = moved.into_iter().chain(ended).collect();
        if !said.is_empty() {
            self.announcer.say(said.join(" "));
        }
        self.game.set(game);
    }

    /// Lets the computer move when it is its turn.
    fn let_it_think(self) {
        let (level, line, left) = self.game.with_untracked(|game| {
            let person = game.person(game.turn()).filter(|_| game.ending().is_none());
            let left = game.clock().map(|clock| clock.left(game.turn(), now()));
            (person.and_then(|person| person.level), game.line(), left)
        });
        let Some(level) = level else {
            self.thinking.set(false);
            return;
        };
        self.thinking.set(true);
        self.so_far.set(None);
        let seed = u64::from(u32::from_le_bytes(chance::bytes()));
        let most = if keep::text("tablee.pace").is_some() { 500 } else { THINKS };
        let millis = allowed(most, left);
        self.engine.ask(line, Task::Play { level, seed, millis }, move |answer| match answer {
            Answer::SoFar { lines, .. } => {
                self.so_far.set(lines.first().and_then(|found| found.moves.first()).cloned());
            }
            Answer::Done { played: Some(text), .. } => self.computer_plays(&text),
            Answer::Done { played: None, .. } => {
                self.thinking.set(false);
                self.note(self.say.just("psy-engine-failed"));
            }
            Answer::Ready => {}
        });
    }

    fn computer_plays(self, text: &str) {
        self.thinking.set(false);
        let (board, position) =
            self.game.with_untracked(|game| (game.board(), game.scene(game.steps().len()).position));
        if let Ok(played) = position.parse_move(board, text) {
            self.play(played);
            if self.game.with_untracked(|game| game.alone() == Some(game.turn())) {
                self.play_premove();
            }
        }
    }

    /// Plays what was said beforehand, if it can be played.
    fn play_premove(self) {
        let Some((from, to)) = self.premove.get_untracked() else { return };
        self.premove.set(None);
        let (board, position, over) = self.game.with_untracked(|game| {
            (game.board(), game.scene(game.steps().len()).position, game.ending().is_some())
        });
        if over {
            return;
        }
        if brings_back(board, &position, from, to) {
            return self.note(self.say.just("psy-premove-ask"));
        }
        match position.judge(board, &Wish { from, to, takes: None, back: Vec::new() }) {
            Ok(played) => self.play(played),
            Err(refusal) => {
                let why = self.say.refusal(&refusal);
                self.note(self.say.with("psy-premove-off", &Args::new().with("why", why)));
            }
        }
    }

    /// Of three, two computers do not go on for nobody.
    fn end_without_people(self) {
        let others = self.game.with_untracked(|game| game.alone().map(|me| (me, game.people().len())));
        let Some((me, n)) = others else { return };
        for player in Player::ALL.into_iter().take(n).filter(|player| *player != me) {
            if self.game.with_untracked(|game| game.ending().is_none()) {
                self.submit(player, &Action::Resign);
            }
        }
    }

    fn stop_thinking(self) {
        self.engine.stop();
        if let Some(text) = self.so_far.get_untracked() {
            self.computer_plays(&text);
        }
    }

    fn take_back(self) {
        self.engine.stop();
        self.thinking.set(false);
        self.premove.set(None);
        self.hint.set(None);
        self.back.set(None);
        self.game.update(Local::take_back);
        self.announcer.say(self.say.just("psy-taken-back"));
    }

    fn ask_hint(self) {
        let line = self.game.with_untracked(Local::line);
        self.engine.ask(line, Task::Analyse { lines: 1, millis: 1_200 }, move |answer| {
            if let Answer::SoFar { lines, .. } = answer {
                let found = lines.first().and_then(|found| found.moves.first()).cloned();
                if let Some(text) = &found {
                    self.note
                        .set(Some(self.say.with("psy-hint-is", &Args::new().with("move", text.as_str()))));
                }
                self.hint.set(found);
            }
        });
    }

    /// Moves drawn over the board: what is said beforehand, a hint.
    fn arrows(self) -> Vec<Arrow> {
        let mut arrows = Vec::new();
        if let Some((from, to)) = self.premove.get() {
            arrows.push(Arrow { from, to, class: "premove" });
        }
        let board = self.game.with(Local::board);
        let hinted = self.hint.get().and_then(|text| psychopathe::parse_wish(board, &text).ok());
        if let Some(wish) = hinted.filter(|_| self.back.get().is_none()) {
            arrows.push(Arrow { from: wish.from, to: wish.to, class: "advice" });
        }
        arrows
    }
}

/// The game with its clock running.
fn going_on(mut local: Local) -> Local {
    local.go_on();
    local
}

/// The clock stands still while the page is not there.
fn hold_clock(game: RwSignal<Local>) {
    let hold = move || _ = game.try_update(Local::hold);
    let goes = window_event_listener_untyped("pagehide", move |_| hold());
    let comes = window_event_listener_untyped("pageshow", move |_| _ = game.try_update(Local::go_on));
    on_cleanup(move || {
        hold();
        goes.remove();
        comes.remove();
    });
}

#[component]
fn Going(local: Local) -> impl IntoView {
    let table = Table {
        game: RwSignal::new(going_on(local)),
        back: RwSignal::new(None),
        premove: RwSignal::new(None),
        thinking: RwSignal::new(false),
        so_far: RwSignal::new(None),
        hint: RwSignal::new(None),
        note: RwSignal::new(None),
        engine: Engine::new(),
        say: Say::new(),
        announcer: expect_context(),
    };
    let Table { game, back, .. } = table;
    if game.with_untracked(|game| game.clock().is_some()) {
        hold_clock(game);
    }
    let n_rows = Memo::new(move |_| game.with(|game| (game.steps().len(), game.ending())));
    Effect::new(move |_| {
        let _ = n_rows.get();
        table.let_it_think();
    });
    let turned = RwSignal::new(0usize);
    let below = Signal::derive(move || {
        let (alone, n) = game.with(|game| (game.alone(), game.people().len()));
        // Around one device the board stays; alone, one's own camp is below.
        let start = alone.unwrap_or(Player::White);
        Player::ALL[(start.index() + turned.get()) % n]
    });
    let total = move || game.with(|game| game.steps().len());
    let go = Callback::new(move |ply: usize| back.set((ply < total()).then_some(ply)));
    arrow_keys(move || untrack(|| table.ply()), move || untrack(total), go);
    let scene = Signal::derive(move || table.scene());
    let hand = Signal::derive(move || table.hand());
    let rounds = Signal::derive(move || game.with(|game| rounds(game.steps())));
    let players = move || game.with(|game| game.people().len());
    let others = move || {
        let (n, below) = (players(), below.get());
        (1..n).map(|by| Player::ALL[(below.index() + by) % n]).collect::<Vec<_>>()
    };
    let plays = Callback::new(move |played| table.play(played));
    view! {
        <main id="content" class="psy-play" tabindex="-1">
            <h1 class="unseen">{p("psy-title")}</h1>
            <div class="by-board">
                {move || others().into_iter().map(|player| view! { <Name table player scene/> }).collect_view()}
                <BoardView
                    scene=scene
                    hand=hand
                    below=below
                    arrows=Signal::derive(move || table.arrows())
                    on_move=plays
                    on_premove=move |way: (Node, Node)| {
                        table.premove.set(Some(way));
                        table.announcer.say(table.say.just("psy-premove-set"));
                    }
                >
                    {move || view! { <Name table player=below.get() scene/> }}
                </BoardView>
            </div>
            <div class="psy-side">
                <State table/>
                <Deeds table/>
                <Tastes on_turn=Callback::new(move |()| turned.update(|n| *n += 1))/>
                <Played rounds ply=Signal::derive(move || table.ply()) go/>
                <Typed scene enabled=Signal::derive(move || matches!(hand.get(), Hand::Moves(_))) on_move=plays/>
                <InWords scene/>
                <p class="hint">{p("psy-reconstruction")} " " <a href=Place::Rules.href()>{p("psy-reconstruction-more")}</a></p>
            </div>
        </main>
    }
}

/// A player's name, clock and captures.
#[component]
fn Name(table: Table, player: Player, scene: Signal<Scene>) -> impl IntoView {
    let Table { game, say, .. } = table;
    let name = move || game.with(|g| g.person(player).map(|p| p.name.clone()).unwrap_or_default());
    let at_turn = move || game.with(|game| game.turn() == player && game.ending().is_none());
    let tick = RwSignal::new(now());
    let timed = game.with_untracked(|game| game.clock().is_some());
    if timed {
        let handle = set_interval_with_handle(
            move || {
                tick.set(now());
                let late = game.with_untracked(|game| game.turn() == player && game.is_late());
                if !late {
                    return;
                }
                let mut local = game.get_untracked();
                if local.flag() {
                    if let Some(ending) = local.ending() {
                        table.announcer.say(say.ending(ending));
                    }
                    table.engine.stop();
                    game.set(local);
                }
            },
            Duration::from_millis(200),
        );
        on_cleanup(move || {
            if let Ok(handle) = handle {
                handle.clear();
            }
        });
    }
    let time = Signal::derive(move || {
        let now = tick.get();
        game.with(|game| {
            game.clock().map(|clock| Time::of(clock.left(player, now), clock.running() == Some(player)))
        })
    });
    view! { <NameLine player name=Signal::derive(name) at_turn=Signal::derive(at_turn) scene time/> }
}

/// Whose turn it is, or how it ended.
#[component]
fn State(table: Table) -> impl IntoView {
    let Table { game, say, thinking, back, .. } = table;
    let said = move || {
        let (ending, turn, human) =
            game.with(|game| (game.ending(), game.turn(), game.is_human(game.turn())));
        match ending {
            Some(ending) => say.ending(ending),
            None if thinking.get() => say.just("psy-thinking"),
            None => {
                let id = if human { "psy-to-move" } else { "psy-awaited" };
                say.with(id, &Args::new().with("side", say.side(turn)))
            }
        }
    };
    let quiet = move || {
        let n = game.with(|game| game.scene(game.steps().len()).position.quiet_moves());
        (n >= 60).then(|| say.with("psy-quiet", &Args::new().with("n", 100u16.saturating_sub(n))))
    };
    view! {
        <div class="psy-state">
            <p class="psy-turn" id="turn" data-over=move || game.with(|g| g.ending().is_some()).to_string()>{said}</p>
            <p class="hint">{quiet}</p>
            <p class="note">{move || table.note.get()}</p>
            <Show when=move || back.get().is_some()>
                <p class="hint">{p("psy-looking-back")} " " <button type="button" class="quiet" on:click=move |_| back.set(None)>{p("psy-latest")}</button></p>
            </Show>
            <Show when=move || !game.with(|game| game.is_kept)><p class="alarm">{p("psy-not-kept")}</p></Show>
        </div>
    }
}

/// What can be done besides moving.
#[component]
fn Deeds(table: Table) -> impl IntoView {
    let Table { game, say, thinking, .. } = table;
    let over = move || game.with(|game| game.ending().is_some());
    // Who offers or resigns: the one whose turn it is, or the only person.
    let me = move || game.with(|game| game.alone().unwrap_or(game.turn()));
    let resign = move |_| {
        let sure = window().confirm_with_message(&say.just("psy-resign-sure"));
        if sure.unwrap_or(false) {
            table.engine.stop();
            thinking.set(false);
            table.submit(untrack(me), &Action::Resign);
            table.end_without_people();
        }
    };
    let draw = move |_| {
        table.submit(untrack(me), &Action::Draw);
        untrack(|| answer_offer(table));
    };
    let offered = move || game.with(|game| (!over()).then(|| game.offers().first().copied()).flatten());
    let answering = move || {
        let by = offered()?;
        let other = game.with(|game| {
            let mut others = game.opening().seats().filter(|player| !game.offers().contains(player));
            others.find(|&player| game.is_human(player) && game.may(player, &Action::Draw))
        })?;
        let said = move || {
            say.with("psy-draw-offered", &Args::new().with("by", say.side(by)).with("other", say.side(other)))
        };
        Some(view! {
            <div class="answer">
                <p>{said}</p>
                <button type="button" class="primary" id="accept-draw" on:click=move |_| table.submit(other, &Action::Draw)>{p("psy-draw-accept")}</button>
            </div>
        })
    };
    let again = move |_| {
        if let Ok(next) = game.with_untracked(Local::rematch) {
            Place::Local(next.id().to_owned()).go();
        }
    };
    let going = move || {
        view! {
            <button type="button" id="take-back" disabled=move || !game.with(Local::can_take_back) on:click=move |_| table.take_back()>{p("psy-take-back")}</button>
            <button type="button" id="hint" disabled=move || thinking.get() || players_of(game) != 2 on:click=move |_| table.ask_hint()>{p("psy-hint")}</button>
            <button type="button" id="draw" disabled=move || !game.with(|game| game.may(game.alone().unwrap_or(game.turn()), &Action::Draw)) on:click=draw>{p("psy-draw")}</button>
            <button type="button" id="resign" disabled=move || !game.with(|game| game.may(game.alone().unwrap_or(game.turn()), &Action::Resign)) on:click=resign>{p("psy-resign")}</button>
            <Show when=move || thinking.get() && table.so_far.with(Option::is_some)>
                <button type="button" id="move-now" on:click=move |_| table.stop_thinking()>{p("psy-move-now")}</button>
            </Show>
            <Show when=move || table.premove.get().is_some()>
                <button type="button" on:click=move |_| table.premove.set(None)>{p("psy-premove-cancel")}</button>
            </Show>
        }
    };
    let done = move || {
        let id = game.with_untracked(|game| game.id().to_owned());
        let study = Place::Study(Subject::Game(id)).href();
        view! {
            <button type="button" class="primary" id="rematch" on:click=again>{p("psy-rematch")}</button>
            <Show when=move || game.with(Local::replays)>
                <a class="button" id="review" href=study.clone()>{p("psy-review")}</a>
                <SaveRecord record=Signal::derive(move || game.with(|game| game.record().to_string()))/>
            </Show>
        }
    };
    view! {
        <div class="deeds">
            <div class="buttons">{move || if over() { done().into_any() } else { going().into_any() }}</div>
            {answering}
        </div>
    }
}

fn players_of(game: RwSignal<Local>) -> usize {
    game.with(|game| game.people().len())
}

/// The computer takes a draw where it does not stand better.
fn answer_offer(table: Table) {
    let Table { game, say, .. } = table;
    let (line, computer, over) = game.with(|game| {
        let mut others = game.opening().seats().filter(|&player| !game.is_human(player));
        (game.line(), others.next(), matches!(game.ending(), Some(Ending::Drawn(_))))
    });
    let Some(computer) = computer.filter(|_| !over && players_of(game) == 2) else { return };
    if game.with(|game| game.turn() == computer) {
        // It thinks about its move: it does not take the offer.
        table.note(say.just("psy-draw-declined"));
        return;
    }
    let worth = Rc::new(Cell::new(None::<i32>));
    table.engine.ask(line, Task::Analyse { lines: 1, millis: 600 }, move |answer| match answer {
        Answer::SoFar { lines, .. } => worth.set(lines.first().map(|found| found.worth.rank())),
        Answer::Done { .. } => {
            let sign = if computer == Player::White { 1 } else { -1 };
            let long = game.with_untracked(|game| game.steps().len() >= 20);
            if long && worth.get().is_some_and(|worth| worth * sign <= 0) {
                table.submit(computer, &Action::Draw);
            } else {
                table.note(say.just("psy-draw-declined"));
                table.hint.set(None);
            }
        }
        Answer::Ready => {}
    });
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn the_computer_looks_at_its_clock() {
        assert_eq!(allowed(5_000, None), 5_000);
        assert_eq!(allowed(5_000, Some(600_000)), 5_000);
        assert_eq!(allowed(5_000, Some(20_000)), 800);
        assert_eq!(allowed(5_000, Some(0)), 0);
        assert_eq!(allowed(5_000, Some(u64::MAX)), 5_000);
    }
}
