//! A table of Psychopathe on a server, for one viewer: players, clocks and board, and what can be done.

use std::time::Duration;

use kernel::{Seat, Seq};
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use psychopathe::{Action, Move, Node, Notice, Player, Psychopathe, View};
use table::ClockView;
use words::Args;

use super::{
    beside::{InWords, MoveList, Typed, arrow_keys},
    board::{BoardArrow, BoardView},
    board_settings::{BoardSettings, BoardSettingsForm},
    deeds::{Deeds, offered},
    destination::Destination,
    move_history::{MoveHistory, beginning, rounds},
    name_line::{NameLine, Time},
    say::{Say, p},
    shown_position::{BoardAccess, LastMove, ShownPosition},
};
use crate::{
    announce::Announcer,
    context::{TableContext, refused},
    frame::{Pane, Table, Turn},
    online::TableControls,
};

/// Everything the page of a table knows.
#[derive(Clone, Copy)]
pub(super) struct OnlineBoard {
    pub(super) ctx: TableContext<Psychopathe>,
    pub(super) controls: TableControls,
    /// The game from its beginning, as far as it was told.
    pub(super) past: Memo<MoveHistory>,
    /// The half-moves that are shown, if not all.
    back: RwSignal<Option<usize>>,
    pub(super) premove: RwSignal<Option<(Node, Node)>>,
    /// A move that was sent after so many half-moves and has no answer yet.
    sent: RwSignal<Option<(u32, Move)>>,
    pub(super) note: RwSignal<Option<String>>,
    turned: RwSignal<usize>,
    /// The time on this device, where there are clocks.
    now: RwSignal<f64>,
    pub(super) say: Say,
    announcer: Announcer,
}

impl OnlineBoard {
    fn new(ctx: TableContext<Psychopathe>) -> Self {
        Self {
            ctx,
            controls: TableControls::here(),
            past: Memo::new(move |_| {
                ctx.view.with(|view| ctx.story.with(|story| MoveHistory::told(view, story)))
            }),
            back: RwSignal::new(None),
            premove: RwSignal::new(None),
            sent: RwSignal::new(None),
            note: RwSignal::new(None),
            turned: RwSignal::new(0),
            now: RwSignal::new(js_sys::Date::now()),
            say: Say::new(),
            announcer: expect_context(),
        }
    }

    /// The side that the viewer plays and that is still in the game.
    pub(super) fn me(self) -> Option<Player> {
        self.ctx.view.with(|view| view.you.filter(|you| view.ending.is_none() && view.alive.contains(you)))
    }

    fn hand(self) -> BoardAccess {
        let waits = self.sent.with(Option::is_some);
        match self.me().filter(|_| self.back.get().is_none() && !waits) {
            Some(me) if self.ctx.view.with(|view| view.turn == me) => BoardAccess::Moves(me),
            Some(me) => BoardAccess::Premoves(me),
            None => BoardAccess::Still,
        }
    }

    fn total(self) -> usize {
        self.past.with(|past| past.steps.len())
    }

    fn ply(self) -> usize {
        self.back.get().unwrap_or_else(|| self.total())
    }

    fn scene(self) -> ShownPosition {
        if let Some(ply) = self.back.get() {
            return self.past.with(|past| past.scene(ply));
        }
        let (board, position) = self.ctx.view.with(View::position);
        // What was told may not be read yet.
        let known = self.past.with(|past| past.steps.last().map(|step| (step.by, step.scene.clone())));
        let (last, ply) = match known {
            Some((_, scene)) => (scene.last, scene.ply),
            None => (None, 0),
        };
        match self.sent.get() {
            Some((_, played)) => {
                let captured = position.captured_by(board, played);
                let last =
                    Some(LastMove { from: played.from(), to: played.to(), captured, by: position.turn() });
                ShownPosition { board, position: position.after(board, played), last, ply: ply + 1 }
            }
            None => ShownPosition { board, position, last, ply },
        }
    }

    fn below(self) -> Player {
        self.ctx.view.with(|view| {
            let start = view.you.map_or(0, Player::index);
            Player::ALL[(start + self.turned.get()) % view.seats.len().max(1)]
        })
    }

    /// What a side's player is called.
    pub(super) fn name(self, player: Player) -> String {
        self.ctx.name(self.seat(player))
    }

    fn seat(self, player: Player) -> Seat {
        let seat = self.ctx.view.with(|view| view.seats.iter().find(|(_, p)| **p == player).map(|(s, _)| s));
        seat.unwrap_or(Seat(0))
    }

    /// What a side has left.
    fn time(self, player: Player) -> Option<Time> {
        let seat = self.seat(player);
        let now = self.now.get() + self.controls.ahead.get();
        self.controls.clock.with(|clock| time(clock.as_ref()?, seat, now))
    }

    fn play(self, played: Move) {
        let (board, n) = self.ctx.view.with_untracked(|view| (view.position().0, view.n_moves));
        self.note.set(None);
        if self.ctx.act.run(Action::of(board, played)) {
            self.sent.set(Some((n, played)));
        }
    }

    /// Says something aloud and on the page.
    fn note(self, text: String) {
        self.announcer.say(text.clone());
        self.note.set(Some(text));
    }

    fn prepare(self, way: (Node, Node)) {
        self.premove.set(Some(way));
        self.announcer.say(self.say.just("psy-premove-set"));
    }

    /// Plays what was said beforehand, if it can be played.
    fn play_premove(self) {
        let Some((from, to)) = self.premove.get_untracked() else { return };
        self.premove.set(None);
        let (board, position) = self.ctx.view.with_untracked(View::position);
        match self.say.premove(board, &position, from, to) {
            Ok(played) => self.play(played),
            Err(why) => self.note(why),
        }
    }

    /// The row before the viewer's last move.
    pub(super) fn before_my_move(self) -> Option<Seq> {
        let ctx = self.ctx;
        ctx.view.with(|view| {
            let you = view.you?;
            ctx.story.with(|story| {
                let game = &story[beginning(view, story)..];
                let mine = game
                    .iter()
                    .rev()
                    .find(|heard| matches!(&heard.notice, Notice::Moved(moved) if moved.by == you))?;
                Some(Seq(mine.seq.0.saturating_sub(1)))
            })
        })
    }

    /// The record of the game.
    pub(super) fn record(self) -> String {
        let n = self.ctx.view.with(|view| view.seats.len());
        let names: Vec<String> = Player::ALL.into_iter().take(n).map(|player| self.name(player)).collect();
        self.past.with(|past| past.record(&names).to_string())
    }

    /// What follows by itself: an answer comes, a turn comes, time runs.
    fn follow(self) {
        let Self { ctx, controls, sent, .. } = self;
        let moment = ctx.slice(|view| (view.n_moves, view.you == Some(view.turn), view.ending.is_some()));
        Effect::new(move |before: Option<u32>| {
            let (n, mine, over) = moment.get();
            let taken_back = before.is_some_and(|before| n < before);
            if sent.get_untracked().is_some_and(|(after, _)| after != n) {
                sent.set(None);
            }
            if over {
                self.premove.set(None);
            } else if taken_back && self.premove.get_untracked().is_some() {
                // It was meant for another position.
                self.premove.set(None);
                self.note(untrack(|| self.say.just("psy-taken-back")));
            } else if mine {
                self.play_premove();
            }
            n
        });
        Effect::new(move |_| {
            // Refused by the table, or by the game.
            if controls.has_failed.get() || ctx.refusal.with(Option::is_some) {
                sent.set(None);
            }
        });
        // Who looks back at the past is not torn away by a move; who looks at a game that is gone is.
        Effect::new(move |_| {
            let total = self.total();
            if self.back.get_untracked().is_some_and(|ply| ply >= total) {
                self.back.set(None);
            }
        });
        if ctx.view.with_untracked(|view| view.options.is_timed()) {
            let ticks = set_interval_with_handle(
                move || self.now.set(js_sys::Date::now()),
                Duration::from_millis(200),
            );
            on_cleanup(move || {
                if let Ok(ticks) = ticks {
                    ticks.clear();
                }
            });
            let little =
                Memo::new(move |_| self.me().is_some_and(|me| self.time(me).is_some_and(Time::is_little)));
            Effect::new(move |_| {
                if little.get() {
                    self.announcer.say(untrack(|| self.say.just("psy-little-time")));
                }
            });
        }
    }
}

/// What a seat has left by the table's clocks.
fn time(clock: &ClockView, seat: Seat, now: f64) -> Option<Time> {
    let left = *clock.left.get(usize::from(seat.0))?;
    let runs = clock.on.contains(&seat);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time is a whole number")]
    let gone = (now - clock.since as f64).max(0.0) as u64;
    Some(Time::of(if runs { left.saturating_sub(gone) } else { left }, runs))
}

/// The table, drawn.
pub(super) fn table(ctx: TableContext<Psychopathe>) -> AnyView {
    BoardSettings::provide();
    let at = OnlineBoard::new(ctx);
    at.follow();
    let go = Callback::new(move |ply: usize| at.back.set((ply < at.total()).then_some(ply)));
    arrow_keys(move || untrack(|| at.ply()), move || untrack(|| at.total()), go);
    let moves = move || beside(at, go);
    let panes = vec![Pane {
        name: "moves",
        title: "psy-pane-moves",
        badge: Signal::stored(0),
        content: ViewFn::from(moves),
    }];
    view! { <Table turn=turn(at) play=ViewFn::from(move || middle(at)) panes/> }.into_any()
}

/// Players, board, and what can be done.
fn middle(at: OnlineBoard) -> AnyView {
    let scene = Signal::derive(move || at.scene());
    let below = Signal::derive(move || at.below());
    let line = move |player: Player| {
        let name = Signal::derive(move || at.name(player));
        let at_turn =
            Signal::derive(move || at.ctx.view.with(|view| view.turn == player && view.ending.is_none()));
        let time = Signal::derive(move || at.time(player));
        view! { <NameLine player name at_turn scene time/> }.into_any()
    };
    let others = move || {
        let (n, below) = (at.ctx.view.with(|view| view.seats.len()), below.get());
        (1..n).map(|by| line(Player::ALL[(below.index() + by) % n])).collect_view()
    };
    let arrows = Signal::derive(move || {
        let premove = at.premove.get().map(|(from, to)| BoardArrow { from, to, class: "premove" });
        premove.into_iter().collect::<Vec<_>>()
    });
    view! {
        {offered(at)}
        <div class="by-board">
            {others}
            <BoardView
                scene
                hand=Signal::derive(move || at.hand())
                below
                arrows
                on_move=Callback::new(move |played| at.play(played))
                on_premove=Callback::new(move |way| at.prepare(way))
            >
                {move || line(below.get())}
            </BoardView>
        </div>
        <Show when=move || at.back.get().is_some()>
            <p class="hint" id="looking-back">
                {p("psy-looking-back")}
                " "
                <button type="button" class="quiet" on:click=move |_| at.back.set(None)>{p("psy-latest")}</button>
            </p>
        </Show>
        {refused(at.ctx)}
        <Deeds at/>
        <BoardSettingsForm on_turn=Callback::new(move |()| at.turned.update(|n| *n += 1))/>
    }
    .into_any()
}

/// The moves that were played, a move that is typed, the position in words.
fn beside(at: OnlineBoard, go: Callback<usize>) -> AnyView {
    let scene = Signal::derive(move || at.scene());
    let rounds = Signal::derive(move || at.past.with(|past| rounds(&past.steps)));
    let enabled = Signal::derive(move || matches!(at.hand(), BoardAccess::Moves(_)));
    view! {
        <div class="psy-side">
            <MoveList rounds ply=Signal::derive(move || at.ply()) go/>
            <Typed scene enabled on_move=Callback::new(move |played| at.play(played))/>
            <InWords scene/>
            <p class="hint">
                {p("psy-reconstruction")}
                " "
                <a href=Destination::Rules.href() target="_blank">{p("psy-reconstruction-more")}</a>
            </p>
        </div>
    }
    .into_any()
}

/// Whose turn it is.
fn turn(at: OnlineBoard) -> Turn {
    let (ctx, say) = (at.ctx, at.say);
    let place = move || {
        let (n, players, over) =
            ctx.view.with(|view| (view.n_moves, view.seats.len() as u32, view.ending.is_some()));
        match over {
            true => say.just("psy-over"),
            false => say.with("psy-round", &Args::new().with("n", n / players.max(1) + 1)),
        }
    };
    let mine = ctx.slice(|view| view.ending.is_none() && view.you == Some(view.turn));
    let awaited = move || {
        let (ending, turn) = ctx.view.with(|view| (view.ending, view.turn));
        match ending {
            Some(ending) => say.ending(ending),
            None if mine.get() => say.just("psy-your-turn"),
            None => say.with("psy-their-turn", &Args::new().with("name", at.name(turn))),
        }
    };
    let who = move || {
        let you = ctx.view.with(|view| view.you)?;
        Some(say.with(
            "psy-you-play",
            &Args::new().with("name", at.name(you)).with("side", super::shapes::side(you)),
        ))
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(awaited),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_by_the_servers_time() {
        let clock = ClockView { left: vec![60_000, 90_000], on: vec![Seat(1)], since: 1_000_000 };
        assert_eq!(time(&clock, Seat(0), 1_030_000.0), Some(Time::of(60_000, false)));
        assert_eq!(time(&clock, Seat(1), 1_030_000.0), Some(Time::of(60_000, true)));
        assert_eq!(time(&clock, Seat(1), 1_999_000.0), Some(Time::of(0, true)));
        // A device that is ahead gives nobody more time than there was.
        assert_eq!(time(&clock, Seat(1), 0.0), Some(Time::of(90_000, true)));
        assert_eq!(time(&clock, Seat(2), 0.0), None);
    }
}
