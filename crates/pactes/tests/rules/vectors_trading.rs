//! TV-40…43, TV-56…59: trades, secrets, texts.

use pactes::{Action, ActionKind, Happening, Notice, OfferId, Partly, Refusal};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, decline_offer, offer, propose, set_desire, tokens,
    withdraw_offer,
};

#[test]
fn tv_40_a_two_for_a_one() {
    let mut table = Table::in_round_one();
    table.act(Faust, offer(DemonA, tokens(0, 1), 1));
    let told = table.act(DemonA, accept_offer(1, tokens(1, 0)));
    assert_eq!((table.held(Faust), table.held(DemonA)), (tokens(9, 3), tokens(0, 1)));
    let accepted = |give, tokens| {
        Notice::Partly(Partly::OfferAccepted {
            offer: OfferId(1),
            from: Faust,
            to: DemonA,
            given: 1,
            give,
            returned: 1,
            tokens,
        })
    };
    assert_eq!(told.to[DemonB], [accepted(None, None)]);
    for party in [Faust, DemonA] {
        assert_eq!(told.to[party], [accepted(Some(tokens(0, 1)), Some(tokens(1, 0)))]);
    }
}

#[test]
fn tv_41_a_gift_that_would_leave_too_little() {
    let mut table = Table::drawn_up(2).holding(tokens(2, 0), NONE, NONE, tokens(9, 9));
    table.refuses(Faust, offer(DemonB, tokens(1, 0), 0), Refusal::MustKeepPrice { price: 2 }, "PAC-82");
}

#[test]
fn tv_42_no_trade_before_round_one_or_after_the_end() {
    let mut table = Table::new();
    table.act(Faust, set_desire("I want"));
    table.refuses(
        Faust,
        offer(DemonA, tokens(1, 0), 0),
        Refusal::NotNow { what: ActionKind::Offer },
        "PAC-78",
    );
    let mut table = Table::last_summary();
    table.act(Faust, Action::Summarise { text: None });
    table.refuses(Faust, offer(DemonA, tokens(1, 0), 0), Refusal::GameIsOver, "PAC-87");
}

#[test]
fn tv_43_a_flaw_before_and_after_it_is_read() {
    let mut table = Table::window(&[3, 3]);
    let written = |table: &Table| {
        [table.view(Faust), table.view(DemonA), table.public(), table.view(DemonB)]
            .map(|view| serde_json::to_string(&view).expect("a view is written").contains("flaw 1"))
    };
    assert_eq!(written(&table), [false, false, false, true]);
    table.pass_all();
    assert_eq!(written(&table), [true; 4]);
}

#[test]
fn tv_56_a_fourth_offer() {
    let mut table = Table::in_round_one();
    for _ in 0..3 {
        table.act(Faust, offer(DemonA, tokens(1, 0), 1));
    }
    table.refuses(Faust, offer(DemonB, NONE, 1), Refusal::TooManyOffers { most: 3 }, "PAC-79");
    table.act(DemonA, decline_offer(2));
    table.act(Faust, offer(DemonB, NONE, 1));
}

#[test]
fn tv_57_offers_that_cross() {
    let mut table = Table::in_round_one();
    table.act(Faust, offer(DemonA, tokens(0, 1), 1));
    table.act(DemonA, offer(Faust, tokens(1, 0), 1));
    assert_eq!(table.state.offers.len(), 2);
    let mut other = table.clone();
    table.act(Faust, accept_offer(2, tokens(1, 0)));
    assert_eq!(table.state.offers.len(), 1, "the other one stays open");
    table.act(Faust, withdraw_offer(1));
    other.act(Faust, decline_offer(2));
    other.act(DemonA, accept_offer(1, tokens(1, 0)));
    assert_eq!(other.held(DemonA), tokens(0, 1));
}

#[test]
fn tv_58_texts_are_counted_in_characters_and_kept() {
    let mut table = Table::in_round_one().choose();
    table.refuses(
        DemonA,
        propose(" \t\u{a0}\n"),
        Refusal::TextIsBlank { what: ActionKind::Propose },
        "PAC-29",
    );
    let long = Refusal::TextTooLong { what: ActionKind::Propose, length: 281, most: 280 };
    table.refuses(DemonA, propose(&"x".repeat(281)), long, "PAC-29");
    for text in ["x".repeat(280), "é".repeat(280), "  two \n lines  ".to_owned()] {
        let told = table.act(DemonA, propose(&text));
        assert_eq!(told.everybody(), [Notice::Open(Happening::Proposed { text: text.as_str().into() })]);
        table.act(DemonA, Action::Withdraw);
    }
}

#[test]
fn tv_59_an_objection() {
    let mut table = Table::window(&[3, 3, 3, 3]);
    table.pass_all();
    let told = table.act(DemonA, Action::Object { line: 2 });
    assert_eq!(told.everybody(), [Notice::Open(Happening::FlawObjected { by: DemonA, line: 2 })]);
    let before = table.state.clone();
    table.act(DemonB, Action::RewordFlaw { line: 2, text: "milder".into() });
    let contract = table.contract();
    assert_eq!(contract.lines[1].flaw.as_deref(), Some("milder"));
    assert_eq!((table.state.purses, &contract.dice), (before.purses, &before.contract.expect("one").dice));
    let reword = Action::RewordFlaw { line: 1, text: "why not".into() };
    table.refuses(DemonB, reword, Refusal::NobodyObjects { line: 1 }, "PAC-34");
}
