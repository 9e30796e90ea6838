//! The engine at a table: it sees a view and answers with an action the table permits.

use kernel::{BySeat, Casting, Game, Knowledge, Language, Player as Plays, Seat, Seeded, Viewer};
use psychopathe::{Options, Player, Psychopathe, State};
use search::psychopathe::{EngineBot, Level};

fn played(options: Options, players: &[Player], actions: usize) -> State {
    let casting = Casting { language: Language::Fr, roles: BySeat::new(players.to_vec()) };
    assert_eq!(Psychopathe.check(&options, &casting), Ok(()));
    let mut chance = Seeded::new(5);
    let setup = Psychopathe.deal(&options, &casting, &mut Seeded::new(1));
    let mut state = Psychopathe.start(&setup);
    let level = Level::new(2).expect("a level");
    let mut robots: Vec<EngineBot> = players.iter().map(|_| EngineBot::new(level)).collect();
    let mut told = Vec::new();
    for _ in 0..actions {
        let turn = state.course.position().turn();
        let Some(seat) = state.setup.seat(turn) else { break };
        let view = state.view(Viewer::Seat(seat));
        let known = Knowledge { view: view.clone(), told: told.clone() };
        let Some(action) = robots[usize::from(seat.0)].act(&Psychopathe, &known, &mut chance) else { break };
        assert_eq!(Psychopathe.permit(&view, &action), Ok(()));
        let mut unfolding = kernel::Unfolding::new(&Psychopathe, &state, &mut chance);
        Psychopathe.decide(&mut unfolding, kernel::Actor::Seat(seat), &action);
        for event in unfolding.into_events() {
            told.extend(Psychopathe.tell(&state, &event, Viewer::Public));
            Psychopathe.apply(&mut state, &event);
        }
    }
    state
}

#[test]
fn robots_play_for_two() {
    let state = played(Options { board: 2, ..Options::default() }, &[Player::Black, Player::White], 40);
    assert!(state.n_moves == 40 || state.ending.is_some());
    assert_eq!(state.setup.seat(Player::White), Some(Seat(1)));
}

#[test]
fn psy_60_robots_play_for_three() {
    let state = played(Options::default(), &Player::ALL, 12);
    assert!(state.n_moves == 12 || state.ending.is_some());
}
