use kernel::{Seq, Viewer};
use serde_json::{Value, json};
use table::{Action, Event, Settings};

use crate::sitting::{Sitting, seat};

fn mark(at: u8) -> Value {
    json!({"do": "mark", "at": at})
}

fn is_free(sitting: &mut Sitting, n: u8, to: Seq) -> bool {
    sitting.does(seat(n), Action::Rewind { to });
    sitting.last().rewinds_to().is_some()
}

#[test]
fn ones_own_trailing_rows_are_free() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    sitting.plays(0, mark(1));
    sitting.does(seat(0), Action::Say { text: "hm".into() });
    sitting.plays(0, mark(2));
    assert!(is_free(&mut sitting, 0, start));
    assert_eq!(sitting.game(Viewer::Public)["marks"], json!([0, 0, 0, 0, 0, 0, 0, 0]));
    let seq = sitting.plays(0, mark(3));
    assert_eq!(seq, Seq(start.0 + 5), "seq never goes back");
    assert!(sitting.table.rewinds().cover(Seq(start.0 + 1)) && !sitting.table.rewinds().cover(seq));
}

#[test]
fn taking_back_twice_is_as_free_as_once() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    let first = sitting.plays(0, mark(1));
    let second = sitting.plays(0, mark(2));
    sitting.plays(0, mark(3));
    assert!(is_free(&mut sitting, 0, second));
    assert!(is_free(&mut sitting, 0, first));
    sitting.plays(0, mark(4));
    assert!(is_free(&mut sitting, 0, start));
    assert_eq!(sitting.game(Viewer::Public)["marks"], json!([0, 0, 0, 0, 0, 0, 0, 0]));
    // Dice that were taken back by consent do not make the row before them free again for the roller.
    let roll = sitting.plays(0, json!({"do": "roll"}));
    sitting.plays(0, mark(5));
    assert!(is_free(&mut sitting, 0, roll));
    assert!(!is_free(&mut sitting, 0, start));
}

#[test]
fn what_used_a_pick_or_disclosed_something_needs_consent() {
    for (action, free) in [
        (mark(0), true),
        (json!({"do": "roll"}), false),
        (json!({"do": "draw"}), false),
        (json!({"do": "show"}), false),
    ] {
        let mut sitting = Sitting::started(Settings::default());
        let before = sitting.plays(0, json!({"do": "write", "text": "je"}));
        sitting.plays(0, action.clone());
        assert_eq!(is_free(&mut sitting, 0, before), free, "{action}");
    }
}

#[test]
fn anothers_row_after_it_needs_consent() {
    for talk in [true, false] {
        let mut sitting = Sitting::started(Settings::default());
        let start = sitting.table.seq();
        sitting.plays(0, mark(1));
        if talk {
            sitting.does(seat(1), Action::Say { text: "nice".into() });
        } else {
            sitting.plays(1, mark(2));
        }
        let between = sitting.table.seq();
        sitting.plays(0, mark(3));
        assert!(is_free(&mut sitting, 0, between), "what came after it is one's own");
        assert!(!is_free(&mut sitting, 0, start));
        let motion = sitting.last().seq;
        assert!(matches!(sitting.last().events[..], [Event::Proposed(_)]));
        sitting.does(seat(1), Action::Consent { motion });
        assert_ne!(sitting.game(Viewer::Public)["marks"][1], 0);
        sitting.does(seat(2), Action::Consent { motion });
        assert_eq!(sitting.game(Viewer::Public)["marks"][1], 0);
    }
}

#[test]
fn tab_19_the_deal_stays() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    assert_eq!(sitting.refused(seat(0), Action::Rewind { to: start }), "TAB-19", "nothing yet");
    sitting.plays(0, mark(1));
    assert_eq!(sitting.refused(seat(0), Action::Rewind { to: Seq(start.0 - 1) }), "TAB-19");
    assert_eq!(sitting.refused(seat(0), Action::Rewind { to: Seq(u64::MAX) }), "TAB-19");
}

#[test]
fn dice_thrown_again_after_a_rewind_are_other_dice() {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    let picks = |sitting: &Sitting| sitting.last().play.as_ref().expect("a roll").picks.clone();
    let mut faces = Vec::new();
    for _ in 0..8 {
        sitting.plays(0, json!({"do": "roll"}));
        faces.push(picks(&sitting)[0].outcome);
        let motion = sitting.does(seat(0), Action::Rewind { to: start });
        sitting.does(seat(1), Action::Consent { motion });
        sitting.does(seat(2), Action::Consent { motion });
    }
    faces.dedup();
    assert!(faces.len() > 2, "{faces:?}");
}
