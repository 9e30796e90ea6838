//! Negotiation (PAC-77…80, PAC-82).

use kernel::Language;
use pactes::{Action, ActionKind, Negotiation, Notice, OfferId, Options, Partly, Refusal, Stage};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, c, decline_offer, discard, h, offer, pay, place,
    propose, tokens, withdraw_offer, write_flaw,
};

#[test]
fn pac_77_nothing_but_soul_tokens_can_be_traded() {
    for goods in [
        r#"{"do":"offer","to":"faust","give":{"ones":1},"achievements":1}"#,
        r#"{"do":"offer","to":"faust","give":{"obstacles":1}}"#,
        r#"{"do":"offer","to":"faust","give":{"ones":1},"dice":[1]}"#,
        r#"{"do":"offer","to":"faust","give":{"ones":1},"turn":true}"#,
        r#"{"do":"accept_offer","offer":1,"tokens":{"threes":1}}"#,
    ] {
        assert!(serde_json::from_str::<Action>(goods).is_err(), "{goods}");
    }
    let tokens = r#"{"do":"offer","to":"faust","give":{"ones":1}}"#;
    assert!(serde_json::from_str::<Action>(tokens).is_ok());
}

#[test]
fn pac_78_tokens_change_hands_from_round_one_to_the_last_summary() {
    let give = |to| offer(to, tokens(1, 0), 0);
    let mut table = Table::new();
    let early = Refusal::NotNow { what: ActionKind::Offer };
    table.refuses(Faust, give(DemonA), early.clone(), "PAC-78");
    table.act(Faust, crate::play::set_desire("I want"));
    table.refuses(Faust, give(DemonA), early, "PAC-78");

    assert!(Table::in_round_one().may(Faust, &give(DemonA)));
    for table in [Table::drawn_up(1), Table::rolled(&[3, 3]), Table::window(&[3, 3])] {
        for (from, to) in [(Faust, DemonA), (DemonA, DemonB), (DemonB, Faust)] {
            assert!(table.may(from, &give(to)), "{from:?} in {:?}", table.state.stage);
        }
    }
    let mut table = Table::last_summary();
    assert!(table.may(DemonA, &give(DemonB)));
    table.act(Faust, Action::Summarise { text: None });
    table.refuses(DemonA, give(DemonB), Refusal::GameIsOver, "PAC-87");
}

#[test]
fn pac_78_a_table_may_trade_up_to_the_payment_or_not_at_all() {
    let table = |negotiation| {
        let options = Options { negotiation, ..Options::default() };
        Table::with(&options, Language::En).write_all().choose().line()
    };
    let mut never = table(Negotiation::Off);
    never.refuses(Faust, offer(DemonA, tokens(1, 0), 0), Refusal::NoTrading, "PAC-78");

    let mut early = table(Negotiation::Phase1And2);
    early.act(DemonA, offer(DemonB, tokens(1, 0), 1));
    early.act(Faust, Action::Sign);
    early.act(DemonB, offer(Faust, tokens(1, 0), 1));
    let told = early.chance(&[1]).act(Faust, pay(1, 0));
    let lapsed = |offer, from, to| Notice::Partly(Partly::OfferLapsed { offer: OfferId(offer), from, to });
    assert_eq!(told.public[..2], [lapsed(1, DemonA, DemonB), lapsed(2, DemonB, Faust)]);
    early.refuses(
        DemonA,
        offer(DemonB, tokens(1, 0), 1),
        Refusal::NotNow { what: ActionKind::Offer },
        "PAC-78",
    );

    // Where trade goes on, only Faust's offers lapse with his payment.
    let mut always = table(Negotiation::Always);
    always.act(DemonA, offer(DemonB, tokens(1, 0), 1));
    always.act(Faust, offer(DemonB, tokens(1, 0), 1));
    always.act(Faust, Action::Sign);
    let told = always.chance(&[1]).act(Faust, pay(1, 0));
    assert_eq!(told.public[0], lapsed(2, Faust, DemonB));
    assert_eq!(always.state.offers.len(), 1);
}

#[test]
fn pac_79_any_two_trade_and_the_swap_is_simultaneous() {
    for (from, to) in [(Faust, DemonA), (DemonA, Faust), (DemonA, DemonB), (DemonB, DemonA)] {
        let mut table = Table::in_round_one();
        let (before_from, before_to) = (table.held(from), table.held(to));
        table.act(from, offer(to, tokens(1, 0), 1));
        assert_eq!(table.held(from), before_from, "set aside, still his");
        table.act(to, accept_offer(1, tokens(1, 0)));
        assert_eq!((table.held(from), table.held(to)), (before_from, before_to));
        assert!(table.state.offers.is_empty());
    }
    let mut table = Table::in_round_one();
    table.refuses(Faust, offer(Faust, tokens(1, 0), 0), Refusal::OfferToYourself, "PAC-79");
    table.refuses(Faust, offer(DemonA, NONE, 0), Refusal::EmptyOffer, "PAC-79");
    let not_his = Refusal::NotYourTokens { what: ActionKind::Offer };
    table.refuses(DemonA, offer(Faust, tokens(0, 1), 0), not_his, "PAC-79");
    table.refuses(DemonA, offer(DemonB, NONE, 2), Refusal::AsksTooMuch { held: 1 }, "PAC-79");
    // A gift, and a request.
    table.act(Faust, offer(DemonA, tokens(0, 1), 0));
    table.act(DemonA, accept_offer(1, NONE));
    table.act(DemonB, offer(Faust, NONE, 2));
    table.act(Faust, accept_offer(2, tokens(1, 1)));
    assert_eq!((table.held(DemonA), table.held(DemonB)), (tokens(1, 1), tokens(2, 1)));
}

#[test]
fn pac_79_what_is_on_offer_is_set_aside_until_it_closes() {
    let mut table = Table::in_round_one();
    table.act(DemonA, offer(Faust, tokens(1, 0), 1));
    let not_his = Refusal::NotYourTokens { what: ActionKind::Offer };
    table.refuses(DemonA, offer(DemonB, tokens(1, 0), 0), not_his, "PAC-79");
    // Only the one it was made to may take or decline it, only the giver takes it back.
    let none = Refusal::NoSuchOffer { offer: OfferId(1) };
    for action in [accept_offer(1, tokens(1, 0)), decline_offer(1), withdraw_offer(1)] {
        table.refuses(DemonB, action, none.clone(), "PAC-79");
    }
    table.refuses(Faust, withdraw_offer(1), none.clone(), "PAC-79");
    table.refuses(DemonA, accept_offer(1, tokens(1, 0)), none, "PAC-79");
    table.refuses(Faust, accept_offer(1, tokens(2, 0)), Refusal::WrongCount { count: 1 }, "PAC-79");
    table.refuses(Faust, accept_offer(1, NONE), Refusal::WrongCount { count: 1 }, "PAC-79");

    let told = table.act(Faust, decline_offer(1));
    let (offer_id, from, to) = (OfferId(1), DemonA, Faust);
    assert_eq!(told.everybody(), [Notice::Partly(Partly::OfferDeclined { offer: offer_id, from, to })]);
    table.act(DemonA, offer(Faust, tokens(1, 0), 1));
    let told = table.act(DemonA, withdraw_offer(2));
    assert_eq!(told.everybody(), [Notice::Partly(Partly::OfferWithdrawn { offer: OfferId(2), from, to })]);
    table.act(DemonA, offer(DemonB, tokens(1, 0), 0));
    table.refuses(Faust, accept_offer(1, tokens(1, 0)), Refusal::NoSuchOffer { offer: OfferId(1) }, "PAC-79");
}

#[test]
fn pac_79_three_open_offers_and_all_lapse_with_the_round() {
    let mut table = Table::window(&[3, 3]);
    for _ in 0..3 {
        table.act(Faust, offer(DemonA, tokens(1, 0), 1));
    }
    let many = Refusal::TooManyOffers { most: 3 };
    table.refuses(Faust, offer(DemonB, tokens(1, 0), 0), many, "PAC-79");
    table.act(DemonB, offer(Faust, tokens(1, 0), 0));
    table.pass_all();
    let told = table.act(Faust, Action::Summarise { text: None });
    let lapsed =
        told.everybody().iter().filter(|n| matches!(n, Notice::Partly(Partly::OfferLapsed { .. }))).count();
    assert_eq!((lapsed, table.state.offers.len()), (4, 0));
}

#[test]
fn pac_80_receivers_learn_the_values_on_receipt_the_third_only_how_many() {
    let mut table = Table::in_round_one();
    let told = table.act(Faust, offer(DemonA, tokens(1, 1), 1));
    let made = |give| {
        Notice::Partly(Partly::OfferMade {
            offer: OfferId(1),
            from: Faust,
            to: DemonA,
            count: 2,
            give,
            disclosed: false,
            ask_count: 1,
            ask_points: None,
            note: None,
        })
    };
    assert_eq!(told.to[Faust], [made(Some(tokens(1, 1)))]);
    assert_eq!((&told.to[DemonA], &told.to[DemonB]), (&vec![made(None)], &vec![made(None)]));
    assert_eq!(table.view(DemonA).offers[0].give, None, "not before he has them");
    let told = table.act(DemonA, accept_offer(1, tokens(1, 0)));
    let accepted = |give, tokens| {
        Notice::Partly(Partly::OfferAccepted {
            offer: OfferId(1),
            from: Faust,
            to: DemonA,
            given: 2,
            give,
            returned: 1,
            tokens,
        })
    };
    for party in [Faust, DemonA] {
        assert_eq!(told.to[party], [accepted(Some(tokens(1, 1)), Some(tokens(1, 0)))]);
    }
    for others in [&told.to[DemonB], &told.public] {
        assert_eq!(*others, [accepted(None, None)]);
    }
}

#[test]
fn pac_80_values_may_be_shown_beforehand_and_points_asked_for() {
    let mut table = Table::in_round_one();
    let shown = Action::Offer {
        to: Faust,
        give: tokens(1, 0),
        disclosed: true,
        ask_count: 2,
        ask_points: Some(3),
        note: Some("for a better world".into()),
    };
    let told = table.act(DemonB, shown);
    let give = |notice: &Notice| match notice {
        Notice::Partly(Partly::OfferMade { give, .. }) => *give,
        other => panic!("{other:?}"),
    };
    assert_eq!(give(&told.to[Faust][0]), Some(tokens(1, 0)));
    assert_eq!((give(&told.to[DemonA][0]), give(&told.public[0])), (None, None));
    assert_eq!(table.view(Faust).offers[0].give, Some(tokens(1, 0)));
    assert_eq!((table.view(DemonA).offers[0].give, table.public().offers[0].give), (None, None));
    table.refuses(Faust, accept_offer(1, tokens(2, 0)), Refusal::TooFewPoints { points: 3 }, "PAC-80");
    table.act(Faust, accept_offer(1, tokens(1, 1)));
}

#[test]
fn pac_82_who_owes_a_discard_gives_nothing_away() {
    let mut table = Table::rolled(&[6, 3]).holding(tokens(2, 2), tokens(1, 1), tokens(1, 0), tokens(5, 5));
    table.act(DemonA, offer(DemonB, tokens(0, 1), 1));
    table.act(Faust, offer(DemonA, tokens(1, 0), 1));
    table.act(Faust, offer(DemonA, tokens(0, 1), 0));
    let told = table.act(Faust, place(1, h(1)));
    let lapsed = Notice::Partly(Partly::OfferLapsed { offer: OfferId(1), from: DemonA, to: DemonB });
    assert_eq!(told.everybody()[1], lapsed, "his open offers lapse");
    let owes = |what| Refusal::OwesDiscard { what, owed: 1 };
    table.refuses(DemonA, offer(Faust, tokens(1, 0), 0), owes(ActionKind::Offer), "PAC-82");
    table.refuses(DemonA, accept_offer(2, tokens(1, 0)), owes(ActionKind::AcceptOffer), "PAC-82");
    table.act(DemonA, accept_offer(3, NONE));
    assert_eq!(table.held(DemonA), tokens(1, 2), "a gift he may take");
    table.act(DemonA, discard(1, 0));
    table.refuses(
        DemonA,
        accept_offer(2, tokens(1, 0)),
        Refusal::NotYourTokens { what: ActionKind::AcceptOffer },
        "PAC-79",
    );
    table.act(DemonA, accept_offer(2, tokens(0, 1)));
}

#[test]
fn pac_82_while_a_contract_is_unpaid_faust_keeps_its_price() {
    let keep = |price| Refusal::MustKeepPrice { price };
    // Before the first line there is nothing to keep.
    let mut table =
        Table::in_round_one().holding(tokens(1, 1), tokens(1, 0), tokens(1, 0), tokens(9, 9)).choose();
    assert!(table.may(Faust, &offer(DemonB, tokens(1, 1), 0)));
    table.act(DemonA, propose("x"));
    assert!(table.may(Faust, &offer(DemonB, tokens(1, 1), 0)));
    table.act(Faust, Action::Accept);
    table.refuses(Faust, offer(DemonB, tokens(1, 1), 0), keep(1), "PAC-82");
    table.act(DemonB, write_flaw("y"));
    table.refuses(Faust, offer(DemonB, tokens(1, 1), 0), keep(1), "PAC-82");
    // What he would get for it does not count, and all his offers count together.
    table.refuses(Faust, offer(DemonB, tokens(1, 1), 1), keep(1), "PAC-82");
    table.act(Faust, offer(DemonB, tokens(0, 1), 0));
    table.refuses(Faust, offer(DemonB, tokens(1, 0), 0), keep(1), "PAC-82");
    table.act(Faust, withdraw_offer(1));
    // Having gone on, the coming line counts.
    table.act(Faust, Action::GoOn);
    table.refuses(Faust, offer(DemonB, tokens(0, 1), 0), keep(2), "PAC-82");
    table.act(Faust, offer(DemonB, tokens(1, 0), 0));
    // A new line ends his offers.
    table.act(DemonA, propose("x2"));
    let told = table.act(Faust, Action::Accept);
    assert_eq!(
        told.everybody()[0],
        Notice::Partly(Partly::OfferLapsed { offer: OfferId(2), from: Faust, to: DemonB })
    );
    table.act(DemonB, write_flaw("y2"));
    // Signing instead of going on takes the coming line back.
    table.act(Faust, Action::GoOn);
    table.refuses(Faust, offer(DemonB, tokens(1, 0), 0), keep(3), "PAC-82");
    table.act(Faust, Action::Sign);
    table.act(Faust, offer(DemonB, tokens(1, 0), 0));
    // Demons have no price to keep; a rebate lowers Faust's.
    table.act(DemonA, offer(DemonB, tokens(1, 0), 0));
    table.act(DemonA, Action::SetRebate { rebate: 1 });
    assert_eq!(table.view(Faust).price_due(), 1);
    table.chance(&[2]).act(Faust, pay(1, 0));
    assert_eq!((table.state.stage, table.view(Faust).price_due()), (Stage::Roll, 0));
    assert!(table.may(Faust, &offer(DemonB, tokens(0, 1), 0)));
}

#[test]
fn pac_82_when_faust_accepts_what_he_is_sure_to_get_counts() {
    let unpaid = || Table::drawn_up(2).holding(tokens(2, 0), tokens(1, 2), tokens(1, 0), tokens(9, 9));
    let keep = Refusal::MustKeepPrice { price: 2 };
    let shown = |give, disclosed| Action::Offer {
        to: Faust,
        give,
        disclosed,
        ask_count: 2,
        ask_points: None,
        note: None,
    };
    // One hidden token is surely worth 1, whatever it is: 2 - 2 + 1 < 2.
    let mut table = unpaid();
    table.act(DemonA, shown(tokens(0, 1), false));
    table.refuses(Faust, accept_offer(1, tokens(2, 0)), keep.clone(), "PAC-82");
    // A 2 that is shown is worth 2; so are two hidden ones.
    let mut table = unpaid();
    table.act(DemonA, shown(tokens(0, 1), true));
    table.act(Faust, accept_offer(1, tokens(2, 0)));
    let mut table = unpaid();
    table.act(DemonA, shown(tokens(1, 1), false));
    table.act(Faust, accept_offer(1, tokens(2, 0)));
    // A request gives nothing.
    let mut table = unpaid();
    table.act(DemonA, offer(Faust, NONE, 1));
    table.refuses(Faust, accept_offer(1, tokens(1, 0)), keep, "PAC-82");
}

#[test]
fn pac_82_accepting_does_not_depend_on_what_the_giver_holds() {
    // Whatever Faust has given elsewhere meanwhile, what he set aside is there.
    let mut table = Table::window(&[3, 3]).holding(tokens(2, 1), tokens(1, 0), tokens(1, 0), tokens(5, 5));
    table.act(Faust, offer(DemonA, tokens(0, 1), 1));
    table.act(Faust, crate::play::shift(c(1), 1, pactes::Token::One));
    table.act(Faust, crate::play::shift(c(1), -1, pactes::Token::One));
    table.refuses(
        Faust,
        crate::play::shift(c(1), -1, pactes::Token::Two),
        Refusal::NotYourTokens { what: ActionKind::Shift },
        "PAC-63",
    );
    table.act(DemonA, accept_offer(1, tokens(1, 0)));
    assert_eq!((table.held(Faust), table.held(DemonA)), (tokens(1, 0), tokens(0, 1)));
}
