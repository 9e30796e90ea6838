//! Revealing: INN-25, INN-36…39.

use innommable::{Action, Dice, ElementId, ElementKind, Faces, Partly, Refusal, Ruling};

use crate::play::{A, B, KEEPER, Table, declare, reveal, rule};

#[test]
fn inn_25_two_profiteers_met_together_release_both_their_dice() {
    let mut table = Table::playing();
    let both = |also| Action::Reveal {
        element: ElementId(2),
        also: Some(ElementId(also)),
        kind_told: true,
        text: None,
    };
    assert!(!table.may(KEEPER, &both(2)), "something else");
    table.act(KEEPER, both(3));
    assert_eq!(table.public().bowl.d8, 2);
    // Met separately, each releases its own.
    let mut table = Table::playing();
    table.act(KEEPER, reveal(2));
    assert_eq!(table.public().bowl.d8, 1);
    table.act(KEEPER, reveal(3));
    assert_eq!(table.public().bowl.d8, 2);
}

/// INN-T10: a first profiteer is met, unaware, when d12 were released before.
#[test]
fn inn_36_what_is_found_puts_its_dice_into_the_bowl_in_public() {
    let mut table = Table::playing();
    table.act(KEEPER, reveal(4));
    assert_eq!((table.public().bowl, table.public().difficulty), (Dice::new(6, 1, 0, 0), 2));
    table.act(A, declare());
    table.act(KEEPER, reveal(2));
    assert_eq!((table.public().bowl, table.public().difficulty), (Dice::new(6, 1, 1, 0), 3));
    let told = table.reveals();
    let (dice, kind, text, difficulty) = (Dice::from(Faces::D8), None, None, 3);
    assert_eq!(
        told[1],
        Partly::Revealed { number: 2, dice, kind, text, difficulty },
        "numbered as they were found"
    );
    table.refuses(KEEPER, reveal(2), Refusal::RevealedAlready { element: ElementId(2) }, "INN-36");
    table.refuses(KEEPER, reveal(9), Refusal::NoSuchElement { element: ElementId(9) }, "INN-36");
    assert_eq!(
        table.refusal(A, &reveal(3)),
        Refusal::NotYours { what: innommable::ActionKind::Reveal, whose: vec![KEEPER] }
    );
    table.act(KEEPER, rule(A, Ruling::Happens));
    // INN-T40: the source before any symptom.
    let mut table = Table::playing();
    table.act(KEEPER, reveal(1));
    assert_eq!((table.public().bowl.d4, table.public().difficulty), (2, 2));
}

#[test]
fn inn_37_the_prepared_text_stays_secret_until_it_is_published() {
    let mut table = Table::playing();
    let said = Action::Reveal {
        element: ElementId(2),
        also: None,
        kind_told: true,
        text: Some("a shady man".into()),
    };
    table.act(KEEPER, said);
    let found = table.view(A).revealed[0].clone();
    assert_eq!(
        (found.kind, found.said.as_deref(), found.text),
        (Some(ElementKind::Profiteer), Some("a shady man"), None)
    );
    table.refuses(KEEPER, Action::Publish { number: 2 }, Refusal::NoSuchReveal { number: 2 }, "INN-37");
    table.act(KEEPER, Action::Publish { number: 1 });
    assert_eq!(table.view(A).revealed[0].text.as_deref(), Some("profiteer 1"));
    table.refuses(KEEPER, Action::Publish { number: 1 }, Refusal::PublishedAlready { number: 1 }, "INN-37");
}

#[test]
fn inn_39_the_keeper_weaves_in_new_text_at_any_time_and_nobody_sees_it() {
    let mut table = Table::playing();
    table.act(KEEPER, Action::AddNote { text: "the omen was true".into() });
    table.act(B, crate::play::monologue(Faces::D20));
    table.act(KEEPER, Action::AddNote { text: "so was the dream".into() });
    assert_eq!(table.view(KEEPER).desk.expect("a desk").notes.len(), 2);
    for view in [table.view(A), table.view(B), table.public()] {
        assert!(!serde_json::to_string(&view).expect("a view").contains("omen"));
    }
    for number in 0..30 {
        table.act(KEEPER, Action::AddNote { text: format!("note {number}").as_str().into() });
    }
    assert_eq!(table.view(KEEPER).desk.expect("a desk").notes.len(), 20, "the desk shows the last ones");
}

#[test]
fn inn_33_an_action_that_happens_may_lead_to_a_discovery() {
    let mut table = Table::playing();
    table.act(A, declare());
    let finds = |ruling, element| Action::RuleAction {
        of: A,
        ruling,
        opponent: None,
        initiator: None,
        reveals: Some(ElementId(element)),
        text: Some("salt in the well".into()),
    };
    table.refuses(KEEPER, finds(Ruling::Conflict, 4), Refusal::RevealNeedsNoThrow, "INN-35");
    table.refuses(
        KEEPER,
        finds(Ruling::Happens, 99),
        Refusal::NoSuchElement { element: ElementId(99) },
        "INN-36",
    );
    table.act(KEEPER, finds(Ruling::Happens, 4));
    let view = table.public();
    assert_eq!((view.bowl.d12, view.revealed.len()), (1, 1));
    assert_eq!(view.revealed[0].said.as_deref(), Some("salt in the well"));
    assert!(view.characters.iter().all(|character| character.pending.is_none()), "and it is answered");
    table.act(B, declare());
    let again = Action::RuleAction {
        of: B,
        ruling: Ruling::Happens,
        opponent: None,
        initiator: None,
        reveals: Some(ElementId(4)),
        text: None,
    };
    table.refuses(KEEPER, again, Refusal::RevealedAlready { element: ElementId(4) }, "INN-36");
}
