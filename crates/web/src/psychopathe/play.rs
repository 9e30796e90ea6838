//! A game on this device, being played or gone through again.

mod table;

use std::time::Duration;

use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};

use psychopathe::{Action, Node, Player};
use words::Args;

use self::table::LocalBoard;
use super::{
    beside::{InWords, MoveList, Typed, arrow_keys},
    board::BoardView,
    board_settings::BoardSettingsForm,
    destination::{Destination, StudySubject},
    engine::EngineWorker,
    files::SaveRecord,
    local_game::BoardGame,
    move_history::rounds,
    name_line::{NameLine, Time},
    say::{Say, p},
    shown_position::{BoardAccess, ShownPosition},
};
use crate::local::now;

/// The page of a game.
#[component]
pub(super) fn Play(id: String) -> impl IntoView {
    match BoardGame::find(&id) {
        Some(local) => view! { <Going local/> }.into_any(),
        None => view! {
            <main id="content" class="lost" tabindex="-1">
                <h1>{p("psy-lost-title")}</h1>
                <p>{p("psy-lost-lead")}</p>
                <a class="button" href=Destination::Hub.href()>{p("psy-back-hub")}</a>
            </main>
        }
        .into_any(),
    }
}

/// The game with its clock running.
fn going_on(mut local: BoardGame) -> BoardGame {
    local.go_on();
    local
}

/// The clock stands still while the page is not there.
fn hold_clock(game: RwSignal<BoardGame>) {
    let hold = move || _ = game.try_update(BoardGame::hold);
    let goes = window_event_listener_untyped("pagehide", move |_| hold());
    let comes = window_event_listener_untyped("pageshow", move |_| _ = game.try_update(BoardGame::go_on));
    on_cleanup(move || {
        hold();
        goes.remove();
        comes.remove();
    });
}

#[component]
fn Going(local: BoardGame) -> impl IntoView {
    let table = LocalBoard {
        game: RwSignal::new(going_on(local)),
        back: RwSignal::new(None),
        premove: RwSignal::new(None),
        thinking: RwSignal::new(false),
        so_far: RwSignal::new(None),
        hint: RwSignal::new(None),
        note: RwSignal::new(None),
        engine: EngineWorker::new(),
        say: Say::new(),
        announcer: expect_context(),
    };
    let LocalBoard { game, back, .. } = table;
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
    let others = move || {
        let (n, below) = (table.n_players(), below.get());
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
                <BoardSettingsForm on_turn=Callback::new(move |()| turned.update(|n| *n += 1))/>
                <MoveList rounds ply=Signal::derive(move || table.ply()) go/>
                <Typed scene enabled=Signal::derive(move || matches!(hand.get(), BoardAccess::Moves(_))) on_move=plays/>
                <InWords scene/>
                <p class="hint">
                    {p("psy-reconstruction")} " " <a href=Destination::Rules.href()>{p("psy-reconstruction-more")}</a>
                </p>
            </div>
        </main>
    }
}

/// A player's name, clock and captures.
#[component]
fn Name(table: LocalBoard, player: Player, scene: Signal<ShownPosition>) -> impl IntoView {
    let LocalBoard { game, say, .. } = table;
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
fn State(table: LocalBoard) -> impl IntoView {
    let LocalBoard { game, say, thinking, back, .. } = table;
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
                <p class="hint">
                    {p("psy-looking-back")}
                    " "
                    <button type="button" class="quiet" on:click=move |_| back.set(None)>{p("psy-latest")}</button>
                </p>
            </Show>
            <Show when=move || !game.with(BoardGame::is_kept)><p class="alarm">{p("psy-not-kept")}</p></Show>
        </div>
    }
}

/// What can be done besides moving.
#[component]
fn Deeds(table: LocalBoard) -> impl IntoView {
    let LocalBoard { game, say, thinking, .. } = table;
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
        untrack(|| table.answer_offer());
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
                <button type="button" class="primary" id="accept-draw"
                    on:click=move |_| table.submit(other, &Action::Draw)>{p("psy-draw-accept")}</button>
            </div>
        })
    };
    let again = move |_| {
        if let Ok(next) = game.with_untracked(BoardGame::rematch) {
            Destination::Local(next.id().to_owned()).go();
        }
    };
    let going = move || {
        view! {
            <button type="button" id="take-back" disabled=move || !game.with(BoardGame::can_take_back)
                on:click=move |_| table.take_back()>{p("psy-take-back")}</button>
            <button type="button" id="hint" disabled=move || thinking.get() || table.n_players() != 2
                on:click=move |_| table.ask_hint()>{p("psy-hint")}</button>
            <button type="button" id="draw"
                disabled=move || !game.with(|game| game.may(game.alone().unwrap_or(game.turn()), &Action::Draw))
                on:click=draw>{p("psy-draw")}</button>
            <button type="button" id="resign"
                disabled=move || !game.with(|game| game.may(game.alone().unwrap_or(game.turn()), &Action::Resign))
                on:click=resign>{p("psy-resign")}</button>
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
        let study = Destination::Study(StudySubject::Game(id)).href();
        view! {
            <button type="button" class="primary" id="rematch" on:click=again>{p("psy-rematch")}</button>
            <Show when=move || game.with(BoardGame::replays)>
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
