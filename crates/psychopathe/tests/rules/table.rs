//! Psychopathe at a table: the laws every game passes, and what people are told.

use kernel::{Actor, Game, Scripted, Seat, Viewer, submit};
use psychopathe::{
    Action, Draw, Ending, Event, Happening, Notice, Options, Player, Position, Psychopathe, Refusal, Setup,
    State,
};

use crate::trial::{Trial, casting};

kernel::laws!(Trial, games = 24);

fn table(options: Options, players: &[Player]) -> State {
    let casting = casting(players);
    assert_eq!(Psychopathe.check(&options, &casting), Ok(()));
    Psychopathe.start(&Setup { options, seats: casting.roles })
}

fn act(state: &mut State, actor: Actor, action: &Action) -> Result<Vec<Event>, Refusal> {
    let decision = submit(&Psychopathe, state, actor, action, &mut Scripted::default());
    match decision {
        Ok(decision) => {
            decision.events.iter().for_each(|event| Psychopathe.apply(state, event));
            Ok(decision.events)
        }
        Err(kernel::NotDone::Refused(why)) => Err(why),
        Err(kernel::NotDone::Missing(asks)) => panic!("nothing is left to chance: {asks:?}"),
    }
}

fn seat(n: u8) -> Actor {
    Actor::Seat(Seat(n))
}

fn go(from: &str, to: &str) -> Action {
    Action::Move { from: from.into(), to: to.into(), put_back: Vec::new() }
}

const TWO: [Player; 2] = [Player::White, Player::Black];

#[test]
fn psy_10_the_other_seat_waits_for_its_turn() {
    let mut state = table(Options::default(), &TWO);
    assert_eq!(act(&mut state, seat(1), &go("d2", "d1")), Err(Refusal::NotYourTurn));
    assert_eq!(act(&mut state, Actor::House, &go("a2", "a1")), Err(Refusal::NotAPlayer));
    assert!(act(&mut state, seat(0), &go("a2", "a1")).is_ok());
    assert_eq!(Psychopathe.status(&state.view(Viewer::Public)).awaited, [Seat(1)]);
    assert_eq!(state.last.as_deref(), Some("a2-a1"));
    let refused = act(&mut state, seat(1), &go("d2", "z9"));
    assert_eq!(refused, Err(Refusal::NoSuchNode { node: "z9".into() }));
}

#[test]
fn psy_51_a_draw_needs_everybody() {
    let mut state = table(Options::default(), &TWO);
    assert_eq!(
        act(&mut state, seat(0), &Action::Draw),
        Ok(vec![Happening::DrawOffered { by: Player::White }.into()])
    );
    assert_eq!(act(&mut state, seat(0), &Action::Draw), Err(Refusal::AlreadyOffered));
    let agreed = act(&mut state, seat(1), &Action::Draw).expect("accepted");
    assert_eq!(agreed[1], Happening::Ended { ending: Ending::Drawn(Draw::Agreement) }.into());
    assert_eq!(act(&mut state, seat(0), &go("a2", "a1")), Err(Refusal::GameIsOver));
}

#[test]
fn psy_51_an_offer_stands_until_the_opponent_has_moved() {
    let mut state = table(Options::default(), &TWO);
    assert!(act(&mut state, seat(0), &Action::Draw).is_ok());
    assert!(act(&mut state, seat(0), &go("a2", "a1")).is_ok());
    assert_eq!(state.offers, [Player::White], "one's own move does not withdraw it");
    let mut agreed = state.clone();
    let events = act(&mut agreed, seat(1), &Action::Draw).expect("accepted");
    assert_eq!(events[1], Happening::Ended { ending: Ending::Drawn(Draw::Agreement) }.into());
    assert!(act(&mut state, seat(1), &go("d2", "d1")).is_ok());
    assert_eq!(state.offers, [], "whoever moves instead declines");
}

#[test]
fn psy_60_of_three_everybody_who_still_plays_agrees_to_a_draw() {
    let mut state = table(Options::default(), &Player::ALL);
    assert!(act(&mut state, seat(0), &Action::Draw).is_ok());
    assert!(act(&mut state, seat(2), &Action::Draw).is_ok());
    assert_eq!(state.ending, None, "one of two is not everybody");
    assert!(act(&mut state, seat(0), &go("a2", "a1")).is_ok());
    assert_eq!(state.offers, [Player::White, Player::Red], "whoever has agreed moves on and stays agreed");
    let mut agreed = state.clone();
    let events = act(&mut agreed, seat(1), &Action::Draw).expect("accepted");
    assert_eq!(events[1], Happening::Ended { ending: Ending::Drawn(Draw::Agreement) }.into());
    assert!(act(&mut state, seat(1), &go("c2", "c1")).is_ok());
    assert_eq!(state.offers, [], "whoever moves instead declines for all");
    assert!(act(&mut state, seat(2), &Action::Draw).is_ok(), "and it may be offered again");
}

#[test]
fn psy_60_an_offer_among_three_stands_until_the_last_of_them_has_moved() {
    let mut state = table(Options::default(), &Player::ALL);
    assert!(act(&mut state, seat(0), &Action::Draw).is_ok());
    assert!(act(&mut state, seat(1), &Action::Draw).is_ok());
    assert!(act(&mut state, seat(0), &go("a2", "a1")).is_ok());
    assert!(act(&mut state, seat(1), &go("c2", "c1")).is_ok());
    assert_eq!(state.offers, [Player::White, Player::Black], "the third has not been asked yet");
    let events = act(&mut state, seat(2), &Action::Draw).expect("accepted");
    assert_eq!(events[1], Happening::Ended { ending: Ending::Drawn(Draw::Agreement) }.into());
}

#[test]
fn psy_60_an_offer_falls_when_one_of_three_leaves() {
    let mut resigned = table(Options::default(), &Player::ALL);
    assert!(act(&mut resigned, seat(0), &Action::Draw).is_ok());
    assert!(act(&mut resigned, seat(1), &Action::Draw).is_ok());
    let mut captured = resigned.clone();
    assert!(act(&mut resigned, seat(2), &Action::Resign).is_ok());
    assert_eq!(resigned.offers, [], "nobody agreed to a game of two");
    let mut events = act(&mut captured, seat(0), &go("a2", "a1")).expect("legal");
    assert_eq!(captured.offers, [Player::White, Player::Black]);
    let Some(Event::Open { what: Happening::Moved(moved) }) = events.first_mut() else {
        panic!("{events:?}")
    };
    moved.eliminated.push(Player::Red);
    events[0].apply(&mut captured);
    assert_eq!(captured.offers, [], "nor when it is captured");
}

#[test]
fn psy_51_resignation_loses() {
    let mut state = table(Options::default(), &TWO);
    assert!(act(&mut state, seat(0), &go("a2", "a1")).is_ok());
    let events = act(&mut state, seat(1), &Action::Resign).expect("permitted");
    assert_eq!(events[1], Happening::Ended { ending: Ending::Won(Player::White) }.into());
}

#[test]
fn psy_51_the_house_ends_a_game_on_time() {
    let mut state = table(Options { seconds_per_move: Some(10), ..Options::default() }, &TWO);
    assert_eq!(Psychopathe.status(&state.view(Viewer::Public)).deadline, Some(10_000));
    assert_eq!(act(&mut state, seat(0), &Action::TimeUp), Err(Refusal::NotTheHouse));
    let events = act(&mut state, Actor::House, &Action::TimeUp).expect("permitted");
    assert_eq!(events[1], Happening::Ended { ending: Ending::Won(Player::Black) }.into());
    let fischer = Some(psychopathe::Fischer { base: 60, increment: 2 });
    let mut state = table(Options { fischer, ..Options::default() }, &TWO);
    assert!(act(&mut state, Actor::House, &Action::TimeUp).is_ok());
    let casting =
        kernel::Casting { language: kernel::Language::Fr, roles: kernel::BySeat::new(TWO.to_vec()) };
    for bad in [
        Options { fischer, seconds_per_move: Some(10), ..Options::default() },
        Options { seconds_per_move: Some(0), ..Options::default() },
    ] {
        assert_eq!(bad.check(&casting), Err(Refusal::BadClock));
    }
    let draws = psychopathe::DrawRules { quiet: Some(0), ..psychopathe::DrawRules::default() };
    let at_once = Options { draws, ..Options::default() };
    assert_eq!(at_once.check(&casting), Err(Refusal::DrawnAtOnce));
    let mut untimed = table(Options::default(), &TWO);
    assert_eq!(act(&mut untimed, Actor::House, &Action::TimeUp), Err(Refusal::NotAPlayer));
}

#[test]
fn psy_60_with_three_players_resigning_leaves_the_others_to_play() {
    let mut state = table(Options::default(), &Player::ALL);
    assert!(act(&mut state, seat(0), &Action::Resign).is_ok());
    assert_eq!(state.ending, None);
    assert_eq!(state.course.position().turn(), Player::Black);
    assert_eq!(state.course.position().all_of(Player::White).len(), 0);
    assert_eq!(act(&mut state, seat(0), &Action::Draw), Err(Refusal::Eliminated));
    assert!(act(&mut state, seat(2), &Action::Resign).is_ok());
    assert_eq!(state.ending, Some(Ending::Won(Player::Black)));
}

#[test]
fn tables_that_cannot_be_played_are_refused() {
    let check = |options: Options, players: &[Player]| Psychopathe.check(&options, &casting(players));
    let fine = Options::default;
    assert_eq!(check(fine(), &[Player::White]), Err(Refusal::NotTwoOrThree { n_seats: 1 }));
    let twice = [Player::White, Player::White];
    assert_eq!(check(fine(), &twice), Err(Refusal::SideNotTaken { player: Player::White }));
    assert_eq!(check(Options { board: 4, ..fine() }, &TWO), Err(Refusal::NoSuchBoard { size: 4 }));
    let camp = Options { camp: Some("nonsense".into()), ..fine() };
    assert!(matches!(check(camp, &TWO), Err(Refusal::BadCamp { .. })));
    let position = |text: &str| Options { position: Some(text.into()), ..fine() };
    for bad in ["nonsense", "Na1b Na1f Db1c Xe2 b - x"] {
        assert!(matches!(check(position(bad), &TWO), Err(Refusal::BadPosition { .. })), "{bad}");
    }
    let good = "Dc Na1f Na1b pa1b1 Xe2 xd3 nd1 w DN -";
    assert!(matches!(check(position(good), &Player::ALL), Err(Refusal::BadPosition { .. })));
    assert_eq!(check(position(good), &TWO), Ok(()));
}

#[test]
fn a_table_begins_from_a_position() {
    let start = "Dc Na1f Na1b pa1b1 Xe2 xd3 nd1 w DN -";
    let mut state = table(Options { position: Some(start.into()), ..Options::default() }, &TWO);
    let board = psychopathe::Board::standard();
    let position = state.course.position().clone();
    assert_eq!(position, Position::parse(board, start).expect("a position"));
    let played = position.legal_moves(board)[0];
    assert!(act(&mut state, seat(0), &Action::of(board, played)).is_ok());
}

#[test]
fn applying_what_happened_is_playing_the_move() {
    let board = psychopathe::Board::standard();
    let start = "Da Dc1 Na1f Na1b Nb1c pa1b1 pb1c1 Xe2 xd3 w DN -";
    let position = Position::parse(board, start).expect("a position");
    for played in position.legal_moves(board) {
        let mut state = table(Options::default(), &TWO);
        state.course = psychopathe::Course::new(position.clone());
        let action = Action::of(board, played);
        assert!(act(&mut state, seat(0), &action).is_ok());
        assert_eq!(state.course.position(), &position.after(board, played));
    }
}

#[test]
fn everybody_is_told_the_same() {
    let mut state = table(Options::default(), &TWO);
    let before = state.clone();
    let events = act(&mut state, seat(0), &go("a2", "a1")).expect("legal");
    for viewer in Viewer::all(2) {
        let notice = Psychopathe.tell(&before, &events[0], viewer);
        let Some(Notice::Open(Happening::Moved(moved))) = notice else { panic!("{notice:?}") };
        assert_eq!((moved.text.as_str(), moved.next), ("a2-a1", Player::Black));
    }
}

/// Notices as clients of 3b67a2c read them.
const NOTICES: &str = r#"{"told":"moved","by":"white","text":"f-o","from":"f","to":"o","captured":["o"],"put_back":[{"node":"a1","kind":"nurse"}],"eliminated":["black"],"next":"black"}
{"told":"draw_offered","by":"black"}
{"told":"ended","ending":{"won":"black"}}
{"told":"resigned","by":"black"}
{"told":"time_ran_out","by":"white"}"#;

#[test]
fn notices_travel_as_they_always_did() {
    let mut open = 0;
    for line in NOTICES.lines() {
        let notice: Notice = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&notice).expect("a notice is sent"), line);
        open += usize::from(matches!(notice, Notice::Open(_)));
    }
    assert_eq!(open, 3);
}

#[test]
fn events_of_older_logs_are_read() {
    for (older, now) in [
        (
            r#"{"event":"draw_offered","by":"black"}"#,
            r#"{"event":"open","what":{"told":"draw_offered","by":"black"}}"#,
        ),
        (
            r#"{"event":"ended","ending":{"won":"black"}}"#,
            r#"{"event":"open","what":{"told":"ended","ending":{"won":"black"}}}"#,
        ),
        (
            r#"{"event":"resigned","by":"red","next":"white"}"#,
            r#"{"event":"resigned","by":"red","next":"white"}"#,
        ),
    ] {
        let event: Event = serde_json::from_str(older).unwrap_or_else(|error| panic!("{older}: {error}"));
        assert_eq!(serde_json::to_string(&event).expect("an event is stored"), now);
        assert_eq!(serde_json::from_str::<Event>(now).expect("and read again"), event);
    }
    let line = NOTICES.lines().next().expect("a move");
    let moved: Event = serde_json::from_str(&line.replace("told", "event")).expect("a move of an older log");
    assert!(matches!(moved, Event::Open { what: Happening::Moved(_) }));
    assert!(serde_json::from_str::<Event>(r#"{"told":"draw_offered","by":"black"}"#).is_err());
}
