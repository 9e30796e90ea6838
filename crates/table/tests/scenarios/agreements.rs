//! What people agree on: meaning the same is agreeing, nothing is done over what somebody has not seen, and taking back
//! says what it undoes.

use kernel::{Seat, Seq, Viewer};
use serde_json::{Value, json};
use table::{
    Action, Asker, By, Command, Happening, LimitKind, Motion, Notice, Request, Settings, Table, TableNotice,
    TakeBack, verify,
};

use crate::sitting::{Sitting, find, seat};

const ANA: Viewer = Viewer::Seat(Seat(0));
const BOB: Viewer = Viewer::Seat(Seat(1));

fn mark(at: u8) -> Value {
    json!({"do": "mark", "at": at})
}

fn roll() -> Value {
    json!({"do": "roll"})
}

/// Ana plays in secret: nobody else is told of her last row, as in a game with hidden actions.
fn plays_secretly(sitting: &mut Sitting, action: Value) {
    sitting.plays(0, action);
    sitting.rows.last_mut().expect("a row").unseen = vec![BOB, Viewer::Seat(Seat(2)), Viewer::Public];
    sitting.table = Table::replay(find, &sitting.rows).expect("it reads");
}

#[test]
fn tab_24_whoever_proposes_what_is_proposed_consents_to_it() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    sitting.plays(0, roll());
    sitting.does(seat(1), Action::RaiseCard { strike: None, rewind: None });
    // Three people press the same button.
    sitting.does(seat(0), Action::Resume);
    let again = Command::Table(Action::Propose { motion: Motion::Resume });
    assert_eq!(sitting.asks(seat(0), &again), Ok(None), "the same seat twice is once");
    sitting.does(seat(1), Action::Resume);
    assert_eq!(sitting.asks(seat(1), &again), Ok(None));
    sitting.does(seat(2), Action::Propose { motion: Motion::Resume });
    assert_eq!(sitting.table.state().pause, None);
    // Taking back to the same row is the same proposal, whoever makes it.
    sitting.does(seat(0), Action::Rewind { to: start });
    sitting.does(seat(1), Action::Rewind { to: start });
    sitting.does(seat(2), Action::Propose { motion: Motion::Rewind { to: start } });
    assert_eq!(sitting.game(Viewer::Public)["n_rolls"], 0);
    // So is closing; the host without a seat is not asked, and does not hinder.
    assert_eq!(sitting.refused(seat(0), Action::Close), "TAB-27");
    sitting.does(seat(0), Action::Propose { motion: Motion::Close });
    sitting.does(seat(1), Action::Close);
    let close = Command::Table(Action::Propose { motion: Motion::Close });
    assert_eq!(sitting.asks(Asker::Host, &close), Ok(None));
    sitting.does(seat(2), Action::Propose { motion: Motion::Close });
    assert!(sitting.table.state().secret.is_some());
}

#[test]
fn tab_24_what_somebody_did_not_notice_makes_no_other_proposal() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.as_counted = true;
    let to = sitting.table.seq();
    plays_secretly(&mut sitting, mark(1));
    sitting.plays(1, roll());
    sitting.does(seat(0), Action::Rewind { to });
    let named = sitting.table.view(BOB).motions[0].motion.clone();
    sitting.does(seat(1), Action::Propose { motion: named });
    assert_eq!(sitting.table.view(BOB).motions.len(), 1);
    assert_eq!(sitting.table.view(BOB).motions[0].consents, [Seat(1)]);
}

/// Asks for a roll by somebody who had seen so much.
fn rolls_having_seen(sitting: &Sitting, n: u8, seen: Seq) -> Option<String> {
    let request = Request { seen: Some(seen), ..Request::from(Command::game(roll())) };
    sitting.submits(seat(n), &request).err().map(|why| match why {
        table::NotDone::Refused(refusal) => refusal.rule().expect("a rule").to_string(),
        table::NotDone::Missing(_) => panic!("no dice by hand"),
    })
}

#[test]
fn tab_29_nothing_is_done_once_the_game_has_moved_since() {
    let mut sitting = Sitting::started(Settings::default());
    let seen = sitting.plays(0, roll());
    assert_eq!(rolls_having_seen(&sitting, 1, seen), None);
    // Talk and what else happens at the table do not count.
    sitting.does(seat(2), Action::Say { text: "hm".into() });
    sitting.does(seat(2), Action::AddLimit { kind: LimitKind::Line, text: "spiders".into() });
    sitting.does(seat(2), Action::Pause);
    sitting.does(seat(2), Action::Resume);
    assert_eq!(rolls_having_seen(&sitting, 1, seen), None);
    // One's own first tap does: the second is another throw.
    let talk = sitting.table.seq();
    let rolled = sitting.plays(1, roll());
    assert_eq!(rolls_having_seen(&sitting, 1, talk).as_deref(), Some("TAB-29"));
    assert_eq!(rolls_having_seen(&sitting, 1, rolled), None);
    // What is taken back moves the game as well.
    sitting.does(seat(1), Action::Rewind { to: seen });
    for n in [0, 2] {
        sitting.does(seat(n), Action::Rewind { to: seen });
    }
    assert_eq!(rolls_having_seen(&sitting, 1, rolled).as_deref(), Some("TAB-29"));
    assert_eq!(rolls_having_seen(&sitting, 1, sitting.table.seq()), None);
}

#[test]
fn tab_29_tells_nobody_of_what_they_did_not_notice() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.as_counted = true;
    sitting.plays(1, mark(1));
    let seen = sitting.table.seq_for(BOB);
    sitting.does(seat(2), Action::Say { text: "hm".into() });
    plays_secretly(&mut sitting, mark(2));
    assert_eq!(rolls_having_seen(&sitting, 1, seen), None, "for Bob the game has not moved");
    assert_eq!(rolls_having_seen(&sitting, 0, seen).as_deref(), Some("TAB-29"));
    sitting.plays(2, mark(3));
    assert_eq!(rolls_having_seen(&sitting, 1, seen).as_deref(), Some("TAB-29"));
}

#[test]
fn a_proposal_to_take_back_says_what_it_would_undo() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    sitting.plays(1, roll());
    sitting.does(seat(2), Action::Say { text: "hm".into() });
    sitting.plays(0, json!({"do": "write", "text": "je"}));
    plays_secretly(&mut sitting, mark(2));
    sitting.does(seat(1), Action::Rewind { to: start });
    let undone = |viewer| {
        let rows = sitting.table.view(viewer).motions[0].undoes.clone().expect("what it undoes").rows;
        rows.into_iter().map(|row| (row.seq.0 - start.0, row.by, row.throws, row.told)).collect::<Vec<_>>()
    };
    let rolled = |told: &[Value]| told[0]["rolled"].is_object();
    let by = |n| By::Seat(Seat(n));
    let ana = undone(ANA);
    assert_eq!(
        ana.iter().map(|row| (row.0, row.1, row.2)).collect::<Vec<_>>(),
        [(1, by(1), true), (3, by(0), false), (4, by(0), false)]
    );
    assert!(rolled(&ana[0].3));
    assert_eq!(ana[1].3, [json!({"you_wrote": {"text": "je"}})]);
    assert_eq!(ana[2].3, [json!({"marked": {"at": 2}})]);
    // Bob is told of what he noticed, as he noticed it.
    let bob = undone(BOB);
    assert_eq!(bob.len(), 2);
    assert_eq!(bob[1].3, [json!({"wrote": {"seat": 0}})]);
    assert!(!serde_json::to_string(&sitting.table.view(Viewer::Public)).expect("JSON").contains("je\""));
    // Of a long stretch the end is told.
    for at in 0..20 {
        sitting.plays(2, mark(at % 8));
    }
    let undone = sitting.table.view(BOB).motions[0].undoes.clone().expect("what it undoes");
    assert_eq!((undone.rows.len(), undone.more), (12, true));
}

#[test]
fn what_is_struck_is_not_in_what_would_be_undone() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    let passage = sitting.plays(0, json!({"do": "write", "text": "horror"}));
    sitting.plays(1, roll());
    sitting.does(seat(1), Action::Rewind { to: start });
    sitting.does(seat(2), Action::RaiseCard { strike: Some(passage), rewind: None });
    assert!(!serde_json::to_string(&sitting.table.view(ANA)).expect("JSON").contains("horror"));
}

#[test]
fn taking_back_leads_to_ones_own_last_action_with_the_answers_of_bots() {
    let mut sitting = Sitting::new(Settings::default());
    sitting.comes("Ana");
    sitting.does(seat(0), Action::TakeRole { role: Some(json!("ink")) });
    for n in [1, 2] {
        let bot = Action::SeatBot { seat: Seat(n), bot: "roller".into(), role: Some(json!("pen")) };
        sitting.does(Asker::Host, bot);
    }
    sitting.does(Asker::Host, Action::Start);
    let start = sitting.table.seq();
    assert_eq!(sitting.table.view(ANA).take_back, None, "she has done nothing yet");
    sitting.asks(Asker::Bot(Seat(1)), &Command::game(roll())).expect("done");
    sitting.plays(0, mark(1));
    let bots_answer = |sitting: &mut Sitting| {
        for n in [1, 2] {
            sitting.asks(Asker::Bot(Seat(n)), &Command::game(roll())).expect("done");
        }
    };
    bots_answer(&mut sitting);
    let back = sitting.table.view(ANA).take_back.expect("something to take back");
    assert_eq!(back, TakeBack { to: start.next(), at_once: true }, "bots agree");
    sitting.does(seat(0), Action::Rewind { to: back.to });
    assert_eq!(sitting.game(ANA)["marks"][1], 0);
    assert_eq!(sitting.game(ANA)["n_rolls"], 1, "what the bot did before stays");
    assert_eq!(sitting.table.view(ANA).take_back, None);
    assert_eq!(sitting.table.view(Viewer::Public).take_back, None);
}

#[test]
fn taking_back_among_people_says_whether_it_is_at_once() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    sitting.plays(0, mark(1));
    let back = |sitting: &Sitting| sitting.table.view(ANA).take_back;
    assert_eq!(back(&sitting), Some(TakeBack { to: start, at_once: true }));
    sitting.plays(1, mark(2));
    assert_eq!(back(&sitting), Some(TakeBack { to: start, at_once: false }));
}

#[test]
fn tab_38_another_game_is_played_with_the_same_parts_or_with_others() {
    for (motion, roles) in
        [(Motion::Again, ["pen", "pen", "ink"]), (Motion::AgainSame, ["ink", "pen", "pen"])]
    {
        let mut sitting = Sitting::started(Settings::default());
        let propose = || Action::Propose { motion: motion.clone() };
        assert_eq!(sitting.refused(seat(0), propose()), "TAB-38");
        sitting.plays(0, json!({"do": "stop"}));
        // The other way is another proposal; it is off the table with this one.
        let other = if motion == Motion::Again { Motion::AgainSame } else { Motion::Again };
        sitting.does(seat(1), Action::Propose { motion: other });
        sitting.does(seat(0), propose());
        let shown = sitting.table.view(BOB).motions[1].roles.clone();
        assert_eq!(shown, roles.map(|role| Some(json!(role))));
        sitting.does(seat(1), propose());
        sitting.does(seat(2), propose());
        assert!(sitting.last().deal.is_some() && sitting.table.state().motions.is_empty());
        let played: Vec<_> =
            sitting.table.state().chairs.iter().map(|(_, chair)| chair.role.clone()).collect();
        assert_eq!(played, shown, "as it was said");
        sitting.plays(0, json!({"do": "stop"}));
        sitting.does(seat(0), Action::Close);
        verify(find, &sitting.rows).expect("in order");
    }
}

#[test]
fn whether_people_speak_is_set_at_any_time_and_told() {
    let mut sitting = Sitting::started(Settings::default());
    let spoken = Settings { spoken: true, ..Settings::default() };
    assert_eq!(sitting.refused(seat(0), Action::SetSettings { settings: spoken }), "TAB-07");
    sitting.does(Asker::Host, Action::SetSettings { settings: spoken });
    assert!(sitting.table.view(BOB).settings.spoken);
    // A window for whoever writes is shorter among those who talk.
    assert_eq!(Settings::default().window(20_000), 20_000);
    assert_eq!(sitting.table.view(BOB).settings.window(20_000), 10_000);
    assert!(matches!(&sitting.table.told(sitting.last(), BOB)[..], [Notice::Table(TableNotice::Partly(_))]));
    let same = Command::Table(Action::SetSettings { settings: spoken });
    assert_eq!(sitting.asks(Asker::Host, &same), Ok(None));
    let listed = Settings { listed: true, ..spoken };
    assert_eq!(sitting.refused(Asker::Host, Action::SetSettings { settings: listed }), "TAB-09");
    // A word stands for what was said.
    sitting.plays(0, json!({"do": "write", "text": kernel::SAID_ALOUD[0]}));
    sitting.plays(0, json!({"do": "stop"}));
    sitting.does(seat(0), Action::Close);
    assert!(matches!(sitting.last().events[..], [table::Event::Open(Happening::Closed { .. })]));
    verify(find, &sitting.rows).expect("in order");
}
