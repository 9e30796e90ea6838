//! Psychopathe at a table: the laws every game passes, and what people are told.

use kernel::{
    Actor, Ask, BySeat, Casting, Chance, Game, Knowledge, Language, Player as Plays, Scripted, Seat, Viewer,
    submit, testkit,
};
use psychopathe::{
    Action, Draw, DrawRules, Ending, Event, Notice, Options, Player, Position, Psychopathe, Refusal, Setup,
    State,
};

kernel::laws!(Trial, games = 24);

/// Psychopathe on trial.
#[derive(Debug, Default)]
struct Trial;

/// Plays at random and prefers to capture.
struct Bot;

impl Plays<Psychopathe> for Bot {
    fn act(
        &mut self,
        _: &Psychopathe,
        known: &Knowledge<Psychopathe>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        let (board, position) = known.view.position();
        if known.view.you != Some(position.turn()) || known.view.ending.is_some() {
            return None;
        }
        let mut moves = position.legal_moves(board);
        if moves.iter().any(|m| m.takes()) {
            moves.retain(|m| m.takes());
        }
        let at = chance.pick(&Ask::one_of(moves.len().max(1)));
        moves.get(at).map(|&played| Action::of(board, played))
    }
}

fn casting(players: &[Player]) -> Casting<Player> {
    Casting { language: Language::Fr, roles: BySeat::new(players.to_vec()) }
}

impl testkit::Trial for Trial {
    type Game = Psychopathe;

    fn game(&self) -> &Psychopathe {
        &Psychopathe
    }

    fn tables(&self) -> testkit::Tables<Psychopathe> {
        let two = casting(&[Player::White, Player::Black]);
        let brisk = DrawRules { repetition: true, quiet: Some(30) };
        vec![
            (Options { draws: brisk, ..Options::default() }, two),
            (
                Options { board: 2, seconds_per_move: Some(30), draws: brisk, ..Options::default() },
                casting(&[Player::Black, Player::White]),
            ),
            (
                Options { draws: brisk, ..Options::default() },
                casting(&[Player::Red, Player::White, Player::Black]),
            ),
        ]
    }

    fn bot(&self, _: Seat, _: u64) -> Box<dyn Plays<Psychopathe>> {
        Box::new(Bot)
    }

    fn bound(&self) -> usize {
        3_000
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn scramble(&self, state: &State, _: Viewer, _: &mut dyn Chance) -> State {
        state.clone()
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        let board = state.setup.board();
        match state.course.position().is_settled(board) {
            true => Ok(()),
            false => Err("a piece is in state of capture after a completed move".into()),
        }
    }
}

fn table(options: Options, players: &[Player]) -> State {
    let casting = casting(players);
    assert_eq!(Psychopathe.check(&options, &casting), Ok(()));
    Psychopathe.start(&Setup { options, seats: casting.roles })
}

fn act(state: &mut State, actor: Actor, action: &Action) -> Result<Vec<Event>, Refusal> {
    let deed = submit(&Psychopathe, state, actor, action, &mut Scripted::default());
    match deed {
        Ok(deed) => {
            deed.events.iter().for_each(|event| Psychopathe.apply(state, event));
            Ok(deed.events)
        }
        Err(kernel::NotDone::Refused(why)) => Err(why),
        Err(kernel::NotDone::Dry(asks)) => panic!("nothing is left to chance: {asks:?}"),
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
    assert_eq!(act(&mut state, seat(0), &Action::Draw), Ok(vec![Event::DrawOffered { by: Player::White }]));
    assert_eq!(act(&mut state, seat(0), &Action::Draw), Err(Refusal::AlreadyOffered));
    let agreed = act(&mut state, seat(1), &Action::Draw).expect("accepted");
    assert_eq!(agreed[1], Event::Ended { ending: Ending::Drawn(Draw::Agreement) });
    assert_eq!(act(&mut state, seat(0), &go("a2", "a1")), Err(Refusal::GameIsOver));
}

#[test]
fn psy_51_resignation_loses_and_a_move_withdraws_the_offer() {
    let mut state = table(Options::default(), &TWO);
    assert!(act(&mut state, seat(0), &Action::Draw).is_ok());
    assert!(act(&mut state, seat(0), &go("a2", "a1")).is_ok());
    assert_eq!(state.offers, []);
    let events = act(&mut state, seat(1), &Action::Resign).expect("permitted");
    assert_eq!(events[1], Event::Ended { ending: Ending::Won(Player::White) });
}

#[test]
fn psy_51_the_house_ends_a_game_on_time() {
    let mut state = table(Options { seconds_per_move: Some(10), ..Options::default() }, &TWO);
    assert_eq!(Psychopathe.status(&state.view(Viewer::Public)).deadline, Some(10_000));
    assert_eq!(act(&mut state, seat(0), &Action::TimeUp), Err(Refusal::NotTheHouse));
    let events = act(&mut state, Actor::House, &Action::TimeUp).expect("permitted");
    assert_eq!(events[1], Event::Ended { ending: Ending::Won(Player::Black) });
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
        let Some(Notice::Moved(moved)) = notice else { panic!("{notice:?}") };
        assert_eq!((moved.text.as_str(), moved.next), ("a2-a1", Player::Black));
    }
}
