use kernel::{Seat, Viewer};
use serde_json::json;
use table::{Action, By, LimitKind, Motion, Pause, STRUCK, Settings};

use crate::sitting::{Sitting, seat};

#[test]
fn the_x_card_holds_no_seat_and_stops_the_game() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.does(seat(1), Action::RaiseCard { strike: None, rewind: None });
    let row = sitting.last();
    assert_eq!((row.by, &row.request), (By::Somebody, &None));
    assert!(!serde_json::to_string(row).expect("JSON").contains("seat"));
    assert_eq!(sitting.table.state().pause, Some(Pause::Card));
    assert_eq!(sitting.play_refused(0, json!({"do": "roll"})), "TAB-16");
    let again = table::Command::Table(Action::RaiseCard { strike: None, rewind: None });
    assert_eq!(sitting.asks(seat(0), &again), Ok(None), "raised twice is raised");
    let motion = sitting.does(seat(0), Action::Resume);
    assert_eq!(sitting.table.state().motions[0].motion, Motion::Resume, "going on is only proposed");
    sitting.does(seat(1), Action::Consent { motion });
    assert!(sitting.table.state().pause.is_some());
    sitting.does(seat(2), Action::Consent { motion });
    assert!(sitting.table.state().pause.is_none());
    sitting.plays(0, json!({"do": "roll"}));
}

#[test]
fn the_x_card_offers_to_rewind_and_asks_everybody() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    sitting.plays(0, json!({"do": "roll"}));
    let motion = sitting.does(seat(1), Action::RaiseCard { strike: None, rewind: Some(start) });
    let open = &sitting.table.state().motions[0];
    assert_eq!(sitting.table.state().asked(open), [Seat(0), Seat(1), Seat(2)], "nobody shows who asked");
    for n in [0, 1, 2] {
        sitting.does(seat(n), Action::Consent { motion });
    }
    assert_eq!(sitting.game(Viewer::Public)["n_rolls"], 0);
}

#[test]
fn a_struck_passage_is_nowhere_any_more() {
    let mut sitting = Sitting::started(Settings::default());
    let note = sitting.plays(0, json!({"do": "write", "text": "show"}));
    let awful = "something awful";
    let passage = sitting.plays(0, json!({"do": "write", "text": awful}));
    sitting.plays(0, json!({"do": "show"}));
    let said = sitting.does(seat(1), Action::Say { text: awful.into() });
    sitting.does(seat(2), Action::RaiseCard { strike: Some(passage), rewind: None });
    let log = |sitting: &Sitting| serde_json::to_string(&sitting.rows).expect("JSON");
    assert_eq!(log(&sitting).matches(awful).count(), 1, "Bob's own words are another passage");
    sitting.does(seat(1), Action::Strike { passage: said });
    assert!(!log(&sitting).contains(awful));
    assert_eq!(sitting.game(Viewer::Public)["pages"][0]["notes"], json!(["show", STRUCK]));
    // A word that is also the name of an action is erased where it was written and nowhere else.
    sitting.does(seat(2), Action::RaiseCard { strike: Some(note), rewind: None });
    assert_eq!(sitting.game(Viewer::Public)["pages"][0]["notes"], json!([STRUCK, STRUCK]));
    assert!(log(&sitting).contains(r#""do":"show""#), "the action is still one");
    assert_eq!(sitting.refused(seat(0), Action::Strike { passage: note }), "TAB-18", "nothing is left");
}

#[test]
fn an_anonymous_request_that_comes_again_is_done_once() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    let said = sitting.does(seat(0), Action::Say { text: "oh".into() });
    sitting.plays(0, json!({"do": "roll"}));
    for action in [
        Action::AddLimit { kind: LimitKind::Line, text: "spiders".into() },
        Action::RaiseCard { strike: Some(said), rewind: None },
        Action::RaiseCard { strike: None, rewind: Some(start) },
        Action::RaiseCard { strike: Some(said), rewind: Some(start) },
    ] {
        // The answer is lost, and it is sent again.
        sitting.asks(seat(2), &table::Command::Table(action.clone())).expect("done");
        assert_eq!(sitting.asks(seat(2), &table::Command::Table(action)), Ok(None));
    }
    sitting.does(seat(1), Action::AddLimit { kind: LimitKind::Veil, text: "spiders".into() });
    assert_eq!(sitting.table.state().limits.len(), 2);
    assert_eq!(sitting.table.state().motions.len(), 1);
}

#[test]
fn tab_18_one_strikes_ones_own_words() {
    let mut sitting = Sitting::started(Settings::default());
    let said = sitting.does(seat(0), Action::Say { text: "oh".into() });
    assert_eq!(sitting.refused(seat(1), Action::Strike { passage: said }), "TAB-18");
    let roll = sitting.plays(0, json!({"do": "roll"}));
    assert_eq!(sitting.refused(seat(0), Action::Strike { passage: roll }), "TAB-18");
    sitting.does(seat(0), Action::Strike { passage: said });
}

#[test]
fn lines_and_veils_are_anonymous_and_dropped_by_consent() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.does(seat(2), Action::AddLimit { kind: LimitKind::Line, text: "spiders".into() });
    assert_eq!((sitting.last().by, &sitting.last().request), (By::Somebody, &None));
    let motion = sitting.does(seat(0), Action::Propose { motion: Motion::DropLimit { index: 0 } });
    sitting.does(seat(1), Action::Consent { motion });
    sitting.does(seat(2), Action::Object { motion });
    assert_eq!(sitting.table.state().limits.len(), 1);
}

#[test]
fn tab_39_talk_waits_for_whoever_speaks() {
    let mut sitting = Sitting::started(Settings::default());
    let say = || Action::Say { text: "hm".into() };
    sitting.plays(0, json!({"do": "mark", "at": 7}));
    assert_eq!(sitting.refused(seat(1), say()), "TAB-39");
    sitting.does(seat(0), say());
    // What protects somebody never waits.
    sitting.does(seat(1), Action::Pause);
    sitting.does(seat(1), Action::Resume);
    // Once the card is up everybody talks.
    sitting.does(seat(2), Action::RaiseCard { strike: None, rewind: None });
    sitting.does(seat(1), say());
    for n in 0..3 {
        sitting.does(seat(n), Action::Resume);
    }
    assert_eq!(sitting.refused(seat(1), say()), "TAB-39");
    sitting.plays(0, json!({"do": "mark", "at": 7}));
    sitting.does(seat(1), say());
}

#[test]
fn tab_15_and_17_a_pause() {
    let mut sitting = Sitting::started(Settings::default());
    assert_eq!(sitting.refused(seat(0), Action::Resume), "TAB-17");
    sitting.does(seat(0), Action::Pause);
    assert_eq!(sitting.play_refused(1, json!({"do": "roll"})), "TAB-15");
    sitting.does(seat(1), Action::Say { text: "talk goes on".into() });
    sitting.does(seat(1), Action::Resume);
    sitting.plays(1, json!({"do": "roll"}));
}

#[test]
fn tab_18_the_same_words_of_somebody_else_stay_theirs() {
    let mut sitting = Sitting::started(Settings::default());
    let mine = sitting.plays(0, json!({"do": "write", "text": "amour"}));
    let theirs = sitting.plays(1, json!({"do": "write", "text": "amour"}));
    sitting.does(seat(0), Action::Strike { passage: mine });
    let notes = |seat: u8| {
        let view = sitting.game(Viewer::Seat(Seat(seat)));
        view["pages"][usize::from(seat)]["notes"].clone()
    };
    assert_eq!((notes(0), notes(1)), (json!([STRUCK]), json!(["amour"])));
    let is_struck = |seq: kernel::Seq| sitting.rows[usize::try_from(seq.0).expect("few")].struck;
    assert_eq!(
        (is_struck(mine), is_struck(theirs)),
        (true, false),
        "nor does Ana learn that Bob wrote the same"
    );
}
