use kernel::{Seat, Seq, Viewer};
use serde_json::{Value, json};
use table::{Action, Happening, Notice, Settings, Table, TableNotice};

use crate::sitting::{Sitting, find, seat};

const ANA: Viewer = Viewer::Seat(Seat(0));
const BOB: Viewer = Viewer::Seat(Seat(1));

fn mark(at: u8) -> Value {
    json!({"do": "mark", "at": at})
}

/// What happens at two tables: in the second, Ana does something that nobody else can notice in between.
fn twins(more: impl Fn(&mut Sitting)) -> (Sitting, Sitting) {
    let tables = [false, true].map(|secretly| {
        let mut sitting = Sitting::started(Settings::default());
        sitting.as_counted = true;
        sitting.plays(1, mark(1));
        if secretly {
            sitting.does(seat(0), Action::MoveSeat);
        }
        more(&mut sitting);
        sitting
    });
    let [one, two] = tables;
    (one, two)
}

fn told(sitting: &Sitting, viewer: Viewer) -> Vec<(Seq, Vec<String>)> {
    let noticed = sitting.rows.iter().filter(|row| !row.unseen.contains(&viewer));
    noticed
        .map(|row| {
            let told = sitting.table.told(row, viewer);
            let text = |notice: &Notice| serde_json::to_string(notice).expect("JSON");
            (sitting.table.row_numbers().shown(viewer, row.seq), told.iter().map(text).collect())
        })
        .collect()
}

#[test]
fn what_nobody_else_can_notice_has_no_number_for_them() {
    let (plain, secret) = twins(|sitting| {
        sitting.does(seat(1), Action::Say { text: "hm".into() });
    });
    assert_eq!(plain.table.seq().next(), secret.table.seq());
    assert_eq!(secret.table.seq_for(ANA), secret.table.seq());
    for viewer in [BOB, Viewer::Seat(Seat(2)), Viewer::Public] {
        assert_eq!(plain.table.seq_for(viewer), secret.table.seq_for(viewer));
        assert_eq!(told(&plain, viewer), told(&secret, viewer));
    }
    // Listings and deadlines count from what everybody may know.
    let (mut before, _) = twins(|_| {});
    let at = before.table.public_at();
    before.does(seat(0), Action::MoveSeat);
    assert_eq!(before.table.public_at(), at);
    assert!(before.table.at() > at);
}

#[test]
fn rows_are_named_as_everybody_counts_them() {
    let (plain, secret) = twins(|sitting| {
        sitting.does(seat(1), Action::Narrate { text: "once".into() });
        let last = sitting.table.seq_for(BOB);
        sitting.does(seat(1), Action::Bookmark { passage: last, label: "here".into() });
        sitting.plays(2, mark(2));
        let played = sitting.table.seq_for(BOB);
        // Somebody else played since: this needs consent.
        sitting.does(seat(1), Action::Rewind { to: Seq(played.0 - 1) });
        let motion = sitting.table.view(BOB).motions[0].id;
        assert_eq!(motion, sitting.table.seq_for(BOB), "a proposal is named by its row");
        let named = sitting.table.view(ANA).motions[0].id;
        sitting.does(seat(0), Action::Consent { motion: named });
        sitting.does(seat(2), Action::Consent { motion });
    });
    for viewer in [BOB, Viewer::Seat(Seat(2)), Viewer::Public] {
        assert_eq!(plain.table.view(viewer), secret.table.view(viewer));
        assert_eq!(told(&plain, viewer), told(&secret, viewer));
        assert_eq!(plain.game(viewer)["marks"], json!([0, 1, 0, 0, 0, 0, 0, 0]));
        assert_eq!(secret.game(viewer), plain.game(viewer));
    }
    let passages = |sitting: &Sitting, viewer| sitting.table.view(viewer).bookmarks[0].0;
    assert_eq!(passages(&secret, ANA), passages(&secret, BOB).next());
    let rewound = |viewer| {
        let told = secret.table.told(secret.last(), viewer);
        told.into_iter().find_map(|notice| match notice {
            Notice::Table(TableNotice::Open(Happening::Rewound { to })) => Some(to),
            _ => None,
        })
    };
    assert_eq!(rewound(ANA), rewound(BOB).map(Seq::next));
}

#[test]
fn what_somebody_did_not_notice_changes_nothing_of_what_they_may_do() {
    let (plain, secret) = twins(|sitting| {
        // Bob's own last action is still free to take back.
        let played = sitting.table.seq_for(BOB);
        sitting.does(seat(1), Action::Rewind { to: Seq(played.0 - 1) });
        assert!(sitting.last().rewinds_to().is_some());
        let rule = sitting.refused(seat(1), Action::Rewind { to: sitting.table.seq_for(BOB) });
        assert_eq!(rule, "TAB-19");
    });
    assert_eq!(plain.game(BOB), secret.game(BOB));
    assert_eq!(told(&plain, BOB), told(&secret, BOB));
    let again = Table::replay(find, &secret.rows).expect("it reads");
    assert_eq!(again.seq_for(BOB), secret.table.seq_for(BOB));
}

/// Ana plays in secret: nobody else is told of her last row, as in a game with hidden actions.
fn plays_secretly(sitting: &mut Sitting, action: Value) -> Seq {
    let seq = sitting.plays(0, action);
    sitting.rows.last_mut().expect("a row").unseen = others().to_vec();
    sitting.table = Table::replay(find, &sitting.rows).expect("it reads");
    seq
}

fn others() -> [Viewer; 3] {
    [BOB, Viewer::Seat(Seat(2)), Viewer::Public]
}

#[test]
fn taking_back_or_striking_in_secret_is_as_secret() {
    let mut sitting = Sitting::started(Settings::default());
    let before = sitting.plays(1, mark(1));
    let seen = sitting.table.seq_for(BOB);
    plays_secretly(&mut sitting, mark(2));
    sitting.does(seat(0), Action::Rewind { to: before });
    assert!(sitting.last().rewinds_to().is_some());
    let passage = plays_secretly(&mut sitting, json!({"do": "write", "text": "je"}));
    sitting.does(seat(0), Action::Strike { passage });
    assert!(sitting.rows[usize::try_from(passage.0).expect("few")].struck);
    for viewer in others() {
        assert_eq!(sitting.table.seq_for(viewer), seen, "{viewer:?} was told nothing");
    }
    assert_eq!(sitting.table.seq_for(ANA), sitting.table.seq());
    // Dice are not thrown again in secret, and what Bob did before is still his to take back.
    let rolled = plays_secretly(&mut sitting, json!({"do": "roll"}));
    sitting.does(seat(0), Action::Rewind { to: Seq(rolled.0 - 1) });
    assert!(sitting.last().rewinds_to().is_none(), "only proposed");
    assert_eq!(sitting.table.seq_for(BOB), seen.next());
    sitting.does(seat(1), Action::Rewind { to: Seq(before.0 - 1) });
    assert!(sitting.last().rewinds_to().is_none(), "Ana's proposal was a row that he noticed");
}

#[test]
fn a_table_that_follows_is_the_table_that_reads_everything() {
    let sitting = crate::stored::everything();
    let replay = |rows: &[table::Row]| table::Table::replay(crate::sitting::find, rows).expect("a log");
    let whole = replay(&sitting.rows);
    let mut n_followed = 0;
    for known in 1..sitting.rows.len() {
        let (before, later) = sitting.rows.split_at(known);
        // What was struck later is struck in the rows before it.
        if let Some(followed) = replay(before).follow(later).expect("a log") {
            assert_eq!(followed.snapshot(), whole.snapshot(), "from row {known}");
            n_followed += 1;
        } else {
            assert!(later.iter().any(table::Row::reaches_back), "row {known}");
        }
    }
    assert!(n_followed > 5, "{n_followed}");
}
