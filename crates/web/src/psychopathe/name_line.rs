//! A player beside the board: name, clock, captures.

use leptos::prelude::*;
use psychopathe::{Kind, Piece, Player};
use words::Args;

use super::{beside::Prisoners, say::Say, shapes, shown_position::ShownPosition};

/// Less than this is little time. Milliseconds.
pub(super) const LITTLE: u64 = 20_000;
const HOUR: u64 = 3_600_000;

/// What is left to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Time {
    /// In milliseconds; whole seconds where nobody looks more closely.
    left: u64,
    runs: bool,
}

impl Time {
    /// So many milliseconds, and whether they run.
    pub(super) fn of(left: u64, runs: bool) -> Self {
        let grain = if left < 10_000 { 100 } else { 1000 };
        Self { left: left / grain * grain, runs }
    }

    /// Whether it runs and is nearly over.
    pub(super) fn is_little(self) -> bool {
        self.runs && self.left < LITTLE
    }

    fn said(self, say: Say) -> String {
        match self.left / HOUR {
            hours @ 24.. => {
                say.with("psy-days-left", &Args::new().with("days", hours / 24).with("hours", hours % 24))
            }
            _ => written(self.left),
        }
    }
}

/// `3:05`, and tenths when it is nearly over.
fn written(millis: u64) -> String {
    let seconds = millis / 1000;
    match seconds {
        0..=9 => format!("0:0{seconds}.{}", millis % 1000 / 100),
        3600.. => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
        _ => format!("{}:{:02}", seconds / 60, seconds % 60),
    }
}

/// A player's name, clock and captures.
#[component]
pub(super) fn NameLine(
    player: Player,
    name: Signal<String>,
    at_turn: Signal<bool>,
    scene: Signal<ShownPosition>,
    time: Signal<Option<Time>>,
    /// What stands beside the captures: the last move, where there is no line of moves.
    #[prop(optional)]
    beside: Signal<Option<String>>,
) -> impl IntoView {
    let say = Say::new();
    let time = Memo::new(move |_| time.get());
    let clock = move || {
        time.get().map(|time| {
            let said = move || time.said(say);
            view! {
                <span class="clock" class:runs=time.runs class:little=time.is_little() role="timer">
                    {said}
                </span>
            }
        })
    };
    let out = Memo::new(move |_| {
        scene.with(|scene| scene.position.n_players() > 2 && !scene.position.is_alive(player))
    });
    let out = move || {
        out.get().then(|| view! { <span class="hint">{Signal::derive(move || say.just("psy-out"))}</span> })
    };
    let icon = shapes::icon(Piece { player, kind: Kind::Psychopath });
    view! {
        <div class="name-line" class:at-turn=at_turn data-side=shapes::side(player)>
            <svg class="icon" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true" inner_html=icon></svg>
            <div class="who">
                <strong>{name}</strong>
                <span class="unseen">{Signal::derive(move || say.side(player))}</span>
                {out}
                <span class="captures">
                    <Prisoners scene captor=player/>
                    <span class="briefly">{beside}</span>
                </span>
            </div>
            {clock}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn times_are_written_as_on_a_clock() {
        assert_eq!([185_000, 9_420, 3_725_000].map(written), ["3:05", "0:09.4", "1:02:05"]);
    }
}
