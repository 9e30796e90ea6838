//! Who knows what (PAC-83…86), and the rules that are shown rather than enforced.

use kernel::Language;
use pactes::{
    Action, DrawCause, Happening, Notice, Options, Partly, Refusal, Role, Stage, Token, TokenValues, Tokens,
    View,
};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, c, discard, h, offer, pay, place, shift, tokens,
};

const FRENCH: &str = include_str!("../../../words/locales/fr/pactes-rules.ftl");
const ENGLISH: &str = include_str!("../../../words/locales/en/pactes-rules.ftl");

/// A rule that the program cannot check is put before people, in both languages.
#[track_caller]
fn shown(id: &str) {
    let text = |locale: &'static str| {
        let opening = format!("rule-{id} = ");
        locale.lines().find_map(|line| line.strip_prefix(&opening)).map(str::trim)
    };
    let (french, english) = (text(FRENCH).expect("in French"), text(ENGLISH).expect("in English"));
    assert!(french.len() > 20 && english.len() > 20 && french != english, "{id}: {french:?}, {english:?}");
}

#[test]
fn pac_15_what_an_obstacle_is_is_shown() {
    shown("pac-15");
}

#[test]
fn pac_30_that_nothing_is_supernatural_is_shown() {
    shown("pac-30");
    // Faust's remedy: he refuses.
    let mut table = Table::in_round_one().choose();
    table.act(DemonA, crate::play::propose("the moon falls into your garden"));
    table.act(Faust, Action::Refuse { reason: Some("no magic".into()) });
}

#[test]
fn pac_76_that_everything_is_negotiable_is_shown() {
    shown("pac-76");
}

#[test]
fn pac_81_that_promises_do_not_bind_is_shown() {
    shown("pac-81");
    // A promise in a note holds nobody to anything.
    let mut table = Table::window(&[3, 3]);
    let promise = Some("I leave the dice alone".into());
    let give = Action::Offer {
        to: Faust,
        give: NONE,
        disclosed: false,
        ask_count: 1,
        ask_points: None,
        note: promise,
    };
    table.act(DemonA, give);
    table.act(Faust, accept_offer(1, tokens(1, 0)));
    table.act(DemonA, shift(c(1), -1, Token::One));
}

fn seen(view: &View) -> [Option<Tokens>; 3] {
    Role::ALL.map(|role| view.purses[role].tokens)
}

#[test]
fn pac_83_only_the_owner_knows_the_values_of_his_tokens() {
    let table = Table::in_round_one();
    let (faust, demon) = (Some(tokens(8, 4)), Some(tokens(1, 0)));
    assert_eq!(seen(&table.view(Faust)), [faust, None, None]);
    assert_eq!(seen(&table.view(DemonA)), [None, demon, None]);
    assert_eq!(seen(&table.view(DemonB)), [None, None, demon]);
    assert_eq!(seen(&table.public()), [None; 3]);
}

#[test]
fn pac_83_fausts_tokens_may_lie_open() {
    let options = Options { token_values: TokenValues::FaustPublic, ..Options::default() };
    let mut table = Table::with(&options, Language::En).write_all().choose().line();
    let faust = Some(tokens(8, 4));
    assert_eq!(seen(&table.public()), [faust, None, None]);
    assert_eq!(seen(&table.view(DemonB))[0], faust);
    // And so what goes into his purse and out of it.
    let told = table.act(DemonA, offer(Faust, tokens(1, 0), 1));
    assert!(matches!(told.public[0], Notice::Partly(Partly::OfferMade { give: None, .. })), "not his yet");
    let told = table.act(Faust, accept_offer(1, tokens(0, 1)));
    let (give, tokens_) = (Some(tokens(1, 0)), Some(tokens(0, 1)));
    assert!(
        matches!(&told.public[0], Notice::Partly(Partly::OfferAccepted { give: g, tokens: t, .. }) if (*g, *t) == (give, tokens_))
    );
    table.act(DemonA, Action::SetRebate { rebate: 1 });
    table.act(Faust, Action::Sign);
    table.chance(&[1, 4]).act(Faust, Action::Roll);
    table.act(Faust, place(1, h(1)));
    table.act(Faust, place(2, c(1)));
    table.act(Faust, Action::Confirm);
    let told = table.act(Faust, shift(c(1), -1, Token::Two));
    assert!(matches!(told.public[0], Notice::Partly(Partly::DieShifted { token: Some(Token::Two), .. })));
    table.pass_all();
    let told = table.act(Faust, discard(1, 0));
    assert_eq!(
        told.everybody(),
        [Notice::Partly(Partly::DiscardSettled { by: Faust, tokens: tokens(1, 0) })]
    );
    // A demon's stay hidden.
    assert_eq!(seen(&table.public())[1], None);
}

#[test]
fn pac_84_how_many_tokens_there_are_is_public() {
    let mut table = Table::drawn_up(2);
    table.act(Faust, Action::Sign);
    table.chance(&[1, 2]).act(Faust, pay(0, 1));
    for view in [table.view(Faust), table.view(DemonA), table.view(DemonB), table.public()] {
        assert_eq!(Role::ALL.map(|role| view.purses[role].count), [11, 3, 1]);
        assert_eq!((view.reserve, view.discard), (36, 1));
    }
}

#[test]
fn pac_85_payments_are_shown_other_discards_lie_face_down() {
    let mut table = Table::drawn_up(1);
    table.act(Faust, Action::Sign);
    let told = table.chance(&[2]).act(Faust, pay(1, 0));
    assert_eq!(told.public[0], Notice::Open(Happening::Paid { tokens: tokens(1, 0) }));
    assert_eq!(told.to[DemonB][0], told.public[0]);
    table.chance(&[6, 3]).act(Faust, Action::Roll);
    let told = table.act(Faust, place(1, h(1)));
    assert_eq!(told.public[1], Notice::Open(Happening::DiscardFellDue { by: DemonA, count: 1 }));
    let told = table.act(DemonA, discard(0, 1));
    assert_eq!(
        told.to[DemonA],
        [Notice::Partly(Partly::DiscardSettled { by: DemonA, tokens: tokens(0, 1) })]
    );
    assert!(told.to[Faust].is_empty() && told.to[DemonB].is_empty() && told.public.is_empty());
    table.act(Faust, place(2, c(1)));
    table.act(Faust, Action::Confirm);
    let told = table.act(Faust, shift(c(1), 1, Token::Two));
    let shifted = |token| Notice::Partly(Partly::DieShifted { by: Faust, slot: c(1), from: 3, to: 4, token });
    assert_eq!((&told.to[Faust], &told.public), (&vec![shifted(Some(Token::Two))], &vec![shifted(None)]));
}

#[test]
fn pac_86_all_the_rest_is_public() {
    let mut table = Table::drawn_up(1);
    table.act(DemonA, Action::SetRebate { rebate: 1 });
    table.act(Faust, Action::Sign);
    table.chance(&[4, 2]).act(Faust, Action::Roll);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, place(2, h(1)));
    table.act(Faust, Action::Confirm);
    table.act(Faust, Action::Pass);
    let public = table.public();
    // Whoever looks sees the same, but for his own tokens and his own flaws.
    for role in Role::ALL {
        let mut view = table.view(role);
        view.you = None;
        view.purses[role].tokens = None;
        for line in view.contract.iter_mut().flat_map(|contract| &mut contract.lines) {
            line.flaw = None;
        }
        assert_eq!(view, public, "{role:?}");
    }
    let contract = public.contract.expect("a contract");
    assert_eq!((public.round, public.rep, public.stage), (1, Some(pactes::Demon::A), Stage::Intervene));
    assert_eq!((contract.obstacle, contract.rebate, contract.passed.faust), (1, 1, true));
    assert_eq!(
        contract.dice.iter().map(|d| (d.face, d.slot)).collect::<Vec<_>>(),
        [(4, Some(c(1))), (2, Some(h(1)))]
    );
    let told = table.chance(&[1, 1]);
    told.act(DemonA, Action::Pass);
    let told = told.act(DemonB, Action::Pass);
    let drawn = Notice::Partly(Partly::Drawn { by: DemonB, count: 1, tokens: None, cause: DrawCause::Flaw });
    assert!(told.public.contains(&drawn));
    // A spectator may look and nothing else.
    let view = table.public();
    assert!(kernel::Game::choices(&pactes::Pactes, &view).is_empty());
    let answer = kernel::Game::permit(&pactes::Pactes, &view, &Action::Pass);
    assert_eq!(answer, Err(Refusal::OnlyLooking));
}
