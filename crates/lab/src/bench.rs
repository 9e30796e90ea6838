//! How fast it is.

use std::{
    hint::black_box,
    io::{self, Write},
    time::{Duration, Instant},
};

use ::pactes::{Action, Event, Options, Pactes, State, View};
use kernel::{Actor, Game, Seat, Seeded, Viewer};
use search::pactes::Style;

use crate::{
    pactes::{Cell, play, watch},
    stats::count,
};

/// Games that are timed.
const GAMES: u64 = 400;
/// Games whose every action is kept and timed apart.
const KEPT: u64 = 40;
/// How often each kept action is timed.
const TIMES: u32 = 5;

/// An action with the state before it and what it made happen.
struct Kept {
    state: State,
    by: Seat,
    action: Action,
    events: Vec<Event>,
}

/// Bot games of Pactes per second, and the cost of the rules, on one core.
///
/// # Errors
/// It cannot be written.
pub fn pactes(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "Pactes, one core")?;
    let quiet = Style { interventions: 2, ..Cell::quiet() };
    for (name, style) in [("as people meet them", Style::default()), ("in the laboratory", quiet)] {
        let started = Instant::now();
        let actions: u64 = (0..GAMES).map(|seed| play(&Options::default(), style, seed).n_actions).sum();
        let took = started.elapsed();
        writeln!(
            out,
            "  bots {name}: {:.0} games a second, {:.0} µs and {:.0} actions a game",
            count(GAMES) / took.as_secs_f64(),
            micros(took) / count(GAMES),
            count(actions) / count(GAMES)
        )?;
    }
    rules(out)
}

/// The cost of each function of the rules over the actions of whole games.
fn rules(out: &mut dyn Write) -> io::Result<()> {
    let kept = keep();
    let views: Vec<View> = kept.iter().map(|k| Pactes.view(&k.state, Viewer::Seat(k.by))).collect();
    let mut chance = Seeded::new(1);
    let view = timed(&kept, |k| {
        black_box(Pactes.view(&k.state, Viewer::Seat(k.by)));
    });
    let permit = timed_pairs(&kept, &views, |k, view| {
        black_box(Pactes.permit(view, &k.action).is_ok());
    });
    let choices = timed_pairs(&kept, &views, |_, view| {
        black_box(Pactes.choices(view).len());
    });
    let submit = timed(&kept, |k| {
        black_box(kernel::submit(&Pactes, &k.state, Actor::Seat(k.by), &k.action, &mut chance).is_ok());
    });
    let apply = timed(&kept, |k| {
        let mut state = k.state.clone();
        for event in &k.events {
            Pactes.apply(&mut state, event);
        }
        black_box(state.round);
    });
    let tell = timed(&kept, |k| {
        for event in &k.events {
            black_box(Pactes.tell(&k.state, event, Viewer::Seat(k.by)));
        }
    });
    for (name, cost) in [
        ("view", view),
        ("permit", permit),
        ("choices", choices),
        ("submit", submit),
        ("apply to a copy", apply),
        ("tell", tell),
    ] {
        writeln!(out, "  {name}: {cost:.2} µs an action")?;
    }
    let n_actions = count(kept.len() as u64) / count(KEPT);
    let bare = n_actions * (submit + apply);
    let served = bare + n_actions * (4.0 * view + 4.0 * tell + choices);
    writeln!(out, "  rules of a whole game ({n_actions:.0} actions): {bare:.0} µs for submit and apply,")?;
    writeln!(out, "  {served:.0} µs with views and notices for four viewers and a menu after every action")
}

/// Whole games, action by action. Each is what the rules accept, before anything is timed.
fn keep() -> Vec<Kept> {
    let mut kept = Vec::new();
    let mut chance = Seeded::new(1);
    for seed in 0..KEPT {
        watch(&Options::default(), Style::default(), seed, |state, by, action| {
            let decision = kernel::submit(&Pactes, state, Actor::Seat(by), action, &mut chance);
            let events = decision.expect("bots keep to the rules").events;
            assert!(!events.is_empty(), "an action does something");
            kept.push(Kept { state: state.clone(), by, action: action.clone(), events });
        });
    }
    kept
}

/// Microseconds a thing.
fn timed(kept: &[Kept], mut run: impl FnMut(&Kept)) -> f64 {
    let started = Instant::now();
    for _ in 0..TIMES {
        kept.iter().for_each(&mut run);
    }
    micros(started.elapsed()) / f64::from(TIMES) / count(kept.len() as u64)
}

fn timed_pairs(kept: &[Kept], views: &[View], mut run: impl FnMut(&Kept, &View)) -> f64 {
    let mut views = views.iter().cycle();
    timed(kept, |k| run(k, views.next().expect("a cycle has no end")))
}

fn micros(took: Duration) -> f64 {
    took.as_secs_f64() * 1e6
}
