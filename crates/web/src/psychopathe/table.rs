//! A table of Psychopathe for one viewer, on a server or on this device: what the page knows, and what is done with it.

use std::time::Duration;

use kernel::{Seat, Seq};
use leptos::{leptos_dom::helpers::set_interval_with_handle, prelude::*};
use psychopathe::{Action, Happening, Move, Node, Notice, Player, Psychopathe, View};
use table::ClockView;
use words::Args;

use super::{
    beside::arrow_keys,
    board_input::{BoardInput, BoardUse},
    board_settings::BoardSettings,
    computer::Computer,
    dock::dock,
    move_history::{MoveHistory, beginning},
    name_line::Time,
    options::clock_in_short,
    say::Say,
    shown_position::{BoardAccess, LastMove, ShownPosition},
    stage::{moves_pane, stage},
};
use crate::{
    announce::Announcer,
    context::TableContext,
    frame::{Table, Turn},
    local::DeviceControls,
    online::TableControls,
};

/// Where the table stands.
#[derive(Debug, Clone, Copy)]
pub(super) enum Stands {
    OnServer(TableControls),
    OnDevice(DeviceControls),
}

/// Everything the page of a table knows.
#[derive(Clone, Copy)]
pub(super) struct Duel {
    pub(super) ctx: TableContext<Psychopathe>,
    pub(super) stands: Stands,
    /// The computer that plays here, where one does.
    pub(super) computer: Option<Computer>,
    /// The game from its beginning, as far as it was told.
    pub(super) past: Memo<MoveHistory>,
    /// The half-moves that are shown, if not all.
    pub(super) back: RwSignal<Option<usize>>,
    pub(super) premove: RwSignal<Option<(Node, Node)>>,
    /// A move that was sent after so many half-moves and has no answer yet.
    sent: RwSignal<Option<(u32, Move)>>,
    /// A move that the engine advises, in the notation.
    pub(super) advice: RwSignal<Option<String>>,
    pub(super) note: RwSignal<Option<String>>,
    pub(super) turned: RwSignal<usize>,
    /// The time on this device, where there are clocks.
    now: RwSignal<f64>,
    pub(super) say: Say,
    pub(super) announcer: Announcer,
}

impl Duel {
    fn new(ctx: TableContext<Psychopathe>) -> Self {
        let stands = match use_context::<DeviceControls>() {
            Some(device) => Stands::OnDevice(device),
            None => Stands::OnServer(TableControls::here()),
        };
        let computer = match stands {
            Stands::OnDevice(device) if !device.bots.with_value(Vec::is_empty) => {
                Some(Computer::provide(device))
            }
            Stands::OnDevice(_) | Stands::OnServer(_) => None,
        };
        Self {
            ctx,
            stands,
            computer,
            past: Memo::new(move |_| {
                ctx.view.with(|view| ctx.story.with(|story| MoveHistory::told(view, story)))
            }),
            back: RwSignal::new(None),
            premove: RwSignal::new(None),
            sent: RwSignal::new(None),
            advice: RwSignal::new(None),
            note: RwSignal::new(None),
            turned: RwSignal::new(0),
            now: RwSignal::new(js_sys::Date::now()),
            say: Say::new(),
            announcer: expect_context(),
        }
    }

    /// Whether several people play at one device: nobody is *you*.
    pub(super) fn is_shared(self) -> bool {
        matches!(self.stands, Stands::OnDevice(device) if !device.is_alone)
    }

    /// The side that the viewer plays and that is still in the game.
    pub(super) fn me(self) -> Option<Player> {
        self.ctx.view.with(|view| view.you.filter(|you| view.ending.is_none() && view.alive.contains(you)))
    }

    /// The side of whoever is addressed as *you*, in the game or out of it.
    pub(super) fn you(self) -> Option<Player> {
        self.ctx.view.with(|view| view.you).filter(|_| !self.is_shared())
    }

    pub(super) fn hand(self) -> BoardAccess {
        let waits = self.sent.with(Option::is_some);
        match self.me().filter(|_| self.back.get().is_none() && !waits) {
            Some(me) if self.ctx.view.with(|view| view.turn == me) => BoardAccess::Moves(me),
            Some(me) => BoardAccess::Premoves(me),
            None => BoardAccess::Still,
        }
    }

    pub(super) fn total(self) -> usize {
        self.past.with(|past| past.steps.len())
    }

    pub(super) fn ply(self) -> usize {
        self.back.get().unwrap_or_else(|| self.total())
    }

    pub(super) fn scene(self) -> ShownPosition {
        if let Some(ply) = self.back.get() {
            return self.past.with(|past| past.scene(ply));
        }
        let (board, position) = self.ctx.view.with(View::position);
        // What was told may not be read yet.
        let known = self.past.with(|past| past.steps.last().map(|step| step.scene.clone()));
        let (last, ply) = known.map_or((None, 0), |scene| (scene.last, scene.ply));
        match self.sent.get() {
            Some((_, played)) => {
                let last = Some(LastMove::of(board, &position, played));
                ShownPosition { board, position: position.after(board, played), last, ply: ply + 1 }
            }
            None => ShownPosition { board, position, last, ply },
        }
    }

    /// Who sits below: the viewer; around one device the board stays.
    pub(super) fn below(self) -> Player {
        let start = self.you().map_or(0, Player::index);
        let n = self.ctx.view.with(|view| view.seats.len().max(1));
        Player::ALL[(start + self.turned.get()) % n]
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
    pub(super) fn time(self, player: Player) -> Option<Time> {
        let seat = self.seat(player);
        let (clock, ahead) = match self.stands {
            Stands::OnServer(server) => (server.clock, server.ahead.get()),
            Stands::OnDevice(device) => (device.clock, 0.0),
        };
        let now = self.now.get() + ahead;
        clock.with(|clock| time(clock.as_ref()?, seat, now))
    }

    pub(super) fn play(self, played: Move) {
        let (board, n) = self.ctx.view.with_untracked(|view| (view.position().0, view.n_moves));
        self.note.set(None);
        self.advice.set(None);
        let is_far = matches!(self.stands, Stands::OnServer(_));
        if self.ctx.act.run(Action::of(board, played)) && is_far {
            self.sent.set(Some((n, played)));
        }
    }

    /// Says something aloud and on the page.
    pub(super) fn note(self, text: String) {
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
                let mine = game.iter().rev().find(
                    |heard| matches!(&heard.notice, Notice::Open(Happening::Moved(moved)) if moved.by == you),
                )?;
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

    /// How it ended, to the one who looks.
    pub(super) fn verdict(self) -> Option<String> {
        let ctx = self.ctx;
        let ending = ctx.view.with(|view| view.ending)?;
        let node = self.past.with(|past| {
            let last = past.steps.last()?.scene.last.as_ref()?;
            let fell = last.taken.iter().find(|(_, piece)| piece.kind == psychopathe::Kind::Psychopath);
            fell.map(|(node, _)| past.board().name(*node).to_owned())
        });
        let said = ctx.story.with(|story| {
            let game = ctx.view.with(|view| beginning(view, story));
            self.say.verdict(ending, self.you(), story[game..].iter().map(|heard| &heard.notice), node)
        });
        Some(said)
    }

    /// What follows by itself: an answer comes, a turn comes, time runs.
    fn follow(self) {
        let Self { ctx, sent, .. } = self;
        let moment = ctx.slice(|view| (view.n_moves, view.you == Some(view.turn), view.ending.is_some()));
        Effect::new(move |before: Option<u32>| {
            let (n, mine, over) = moment.get();
            let taken_back = before.is_some_and(|before| n < before);
            if sent.get_untracked().is_some_and(|(after, _)| after != n) {
                sent.set(None);
            }
            if taken_back {
                self.advice.set(None);
                if let Some(computer) = self.computer {
                    computer.stop(None);
                }
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
        if let Stands::OnServer(server) = self.stands {
            Effect::new(move |_| {
                // Refused by the table, or by the game.
                if server.has_failed.get() || ctx.refusal.with(Option::is_some) {
                    sent.set(None);
                }
            });
        }
        // Who looks back at the past is not torn away by a move; who looks at a game that is gone is.
        Effect::new(move |_| {
            let total = self.total();
            if self.back.get_untracked().is_some_and(|ply| ply >= total) {
                self.back.set(None);
            }
        });
        self.hear_of_draws();
        if ctx.view.with_untracked(|view| view.options.is_timed()) {
            self.tick();
        }
    }

    /// An offer that was not taken is said to be gone.
    fn hear_of_draws(self) {
        let waits = self.ctx.slice(|view| {
            let mine = view.you.is_some_and(|you| view.offers.contains(&you));
            (mine && view.ending.is_none(), view.n_moves)
        });
        Effect::new(move |before: Option<(bool, u32)>| {
            let (offered, n) = waits.get();
            if !self.is_shared() && before.is_some_and(|(was, then)| was && !offered && n > then) {
                self.note(untrack(|| self.say.just("psy-draw-declined")));
            }
            (offered, n)
        });
    }

    fn tick(self) {
        let ticks =
            set_interval_with_handle(move || self.now.set(js_sys::Date::now()), Duration::from_millis(200));
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
    let taste = BoardSettings::provide();
    let at = Duel::new(ctx);
    at.follow();
    let go = Callback::new(move |ply: usize| at.back.set((ply < at.total()).then_some(ply)));
    arrow_keys(move || untrack(|| at.ply()), move || untrack(|| at.total()), go);
    let input = BoardInput::new(BoardUse {
        scene: Signal::derive(move || at.scene()),
        hand: Signal::derive(move || at.hand()),
        below: Signal::derive(move || at.below()),
        confirms: Signal::derive(move || taste.confirms()),
        on_move: Callback::new(move |played| at.play(played)),
        on_premove: Callback::new(move |way| at.prepare(way)),
        on_edit: Callback::new(|_| ()),
    });
    provide_context(input);
    let panes = vec![moves_pane(at, go)];
    view! {
        <Table turn=turn(at) stage=ViewFn::from(move || stage(at, input)) dock=dock(at, input) panes
            one_column=true/>
    }
    .into_any()
}

/// Whose turn it is, which move, and how time is given.
fn turn(at: Duel) -> Turn {
    let (ctx, say) = (at.ctx, at.say);
    let place = move || {
        let (n, players, over) =
            ctx.view.with(|view| (view.n_moves, view.seats.len() as u32, view.ending.is_some()));
        let round = match over {
            true => say.just("psy-over"),
            false => say.with("psy-round", &Args::new().with("n", n / players.max(1) + 1)),
        };
        let clock = ctx.view.with(|view| clock_in_short(ctx.translator.language(), &view.options));
        clock.map_or(round.clone(), |clock| format!("{round} · {clock}"))
    };
    let mine = ctx.slice(|view| view.ending.is_none() && view.you == Some(view.turn));
    let awaited = move || {
        let (turn, ending) = ctx.view.with(|view| (view.turn, view.ending));
        match ending {
            Some(ending) => say.short_verdict(ending, at.you()),
            None if at.is_shared() => say.with("psy-to-move", &Args::new().with("side", say.side(turn))),
            None if mine.get() => say.just("psy-your-turn"),
            None => say.with("psy-their-turn", &Args::new().with("name", at.name(turn))),
        }
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(awaited),
        mine: mine.into(),
        who: Signal::stored(None),
        score: ViewFn::default(),
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
