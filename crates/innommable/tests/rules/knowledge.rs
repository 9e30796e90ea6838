//! What nobody may know: the mystery, before it is revealed, in any form.

use innommable::{Action, ElementId, Innommable, Options, Sheet};
use kernel::{Game, Viewer};

use crate::play::{A, KEEPER, Table, sheet};

/// Two evenings that differ in the mystery only: its texts, how many things there are, where the dice lie.
fn twins() -> [Table; 2] {
    [(2, 5, "the song"), (1, 7, "the hunger")].map(|(profiteers, symptoms, source)| {
        let mut table = Table::new();
        let mystery = Sheet { source: Some(source.into()), ..sheet(profiteers, symptoms) };
        table.act(KEEPER, Action::write(&mystery));
        table.act(KEEPER, Action::LayDice);
        table
    })
}

#[test]
fn nobody_can_count_what_is_hidden() {
    let [mut one, mut other] = twins();
    let same = |one: &Table, other: &Table| {
        for viewer in [Viewer::Seat(A), Viewer::Public] {
            let views = [one, other].map(|table| Innommable.view(&table.state, viewer));
            assert_eq!(views[0], views[1]);
            assert_eq!(Innommable.choices(&views[0]), Innommable.choices(&views[1]));
        }
        let told = |table: &Table| {
            let heard = table.heard.iter().filter(|(viewer, _)| *viewer == Viewer::Public);
            heard.map(|(_, notice)| notice.clone()).collect::<Vec<_>>()
        };
        assert_eq!(told(one), told(other));
    };
    same(&one, &other);
    for table in [&mut one, &mut other] {
        table.act(KEEPER, Action::FinishPreparation);
        for seat in [A, crate::play::B, crate::play::C] {
            table.act(seat, crate::play::character("Ida"));
            table.act(KEEPER, Action::ApproveCharacter { of: seat });
        }
        table.act(KEEPER, Action::StartPlay);
    }
    same(&one, &other);
    // Something with one d12 on it is revealed in both: the first symptom, wherever it stands on the sheet.
    let (first, second) = (ElementId(4), ElementId(3));
    for (table, element) in [(&mut one, first), (&mut other, second)] {
        table.act(KEEPER, Action::Reveal { element, also: None, kind_told: false, text: None });
    }
    same(&one, &other);
}

#[test]
fn what_the_keeper_writes_reaches_no_player_in_any_traffic() {
    let mut table = Table::playing_with(&Options::default());
    table.act(KEEPER, Action::AddNote { text: "a secret note".into() });
    table.act(KEEPER, crate::play::reveal(2));
    let traffic: Vec<String> = table
        .heard
        .iter()
        .filter(|(viewer, _)| *viewer != Viewer::Seat(KEEPER))
        .map(|(_, notice)| serde_json::to_string(notice).expect("a notice"))
        .collect();
    for secret in ["the song", "profiteer 1", "symptom 1", "a secret note"] {
        assert!(traffic.iter().all(|told| !told.contains(secret)), "{secret}");
    }
}

#[test]
fn a_refusal_says_nothing_that_the_view_does_not() {
    let mut table = Table::playing();
    // A player who tries to reveal hears the same whether there is such a thing or not.
    let one = table.refusal(A, &crate::play::reveal(1));
    let none = table.refusal(A, &crate::play::reveal(99));
    assert_eq!(one, none);
}
