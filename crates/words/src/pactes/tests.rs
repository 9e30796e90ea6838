//! Every variant has its sentence, in both languages, with all its variables.

use std::collections::BTreeSet;

use kernel::{Language, Refused as _};
use pactes::{
    ActionKind, ByRole, Demon, DemonPerfectTie, DieId, DrawCause, Effects, Ending, Entry, FirstRep,
    Happening, Negotiation, Notice, OfferId, Options, Partly, Refusal, Role, Sin, Slot, SlotKind, Stage,
    Token, TokenValues, Tokens,
};

use strum::{IntoEnumIterator as _, VariantNames as _};

use super::{Names, Speaker, id};

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

fn names(you: Option<Role>) -> Names {
    let names = ByRole { faust: "Ana".into(), demon_a: "Bo".into(), demon_b: "Cy".into() };
    Names { rep: Some(Demon::A), ..Names::new(names, you) }
}

fn viewers() -> [Option<Role>; 4] {
    [Some(Role::Faust), Some(Role::DemonA), Some(Role::DemonB), None]
}

/// Both forms of every notice that has two.
fn notices() -> Vec<Notice> {
    let text = || kernel::Text::from("un texte");
    let (by, die, slot, line) = (Role::DemonA, DieId(2), Slot::flaw(1), 1);
    let (offer, from, to) = (OfferId(1), Role::Faust, Role::DemonB);
    let tokens = Tokens::new(1, 2);
    let made = |give, ask_count, ask_points, note| {
        let count = 3;
        Notice::Partly(Partly::OfferMade {
            offer,
            from,
            to,
            count,
            give,
            disclosed: false,
            ask_count,
            ask_points,
            note,
        })
    };
    let drawn = |count, tokens, cause| Notice::Partly(Partly::Drawn { by, count, tokens, cause });
    vec![
        Notice::Open(Happening::DesireSuggested { by, text: text() }),
        Notice::Open(Happening::DesireSet { text: text() }),
        Notice::Open(Happening::ObstacleSuggested { by, text: text() }),
        Notice::Partly(Partly::ObstacleSet { by, number: 2, text: text(), word: None }),
        Notice::Partly(Partly::ObstacleSet { by, number: 2, text: text(), word: Some(Entry::Word(3)) }),
        Notice::Open(Happening::AidStarted { by }),
        Notice::Open(Happening::SinChosen { by: Demon::B, sin: Sin::Envy }),
        Notice::Partly(Partly::WordAdded { by, number: 1, text: text(), link: Entry::Desire }),
        Notice::Open(Happening::FirstRepAwaited),
        Notice::Open(Happening::FirstRepChosen { demon: Demon::B }),
        Notice::Open(Happening::RoundBegan { round: 1, rep: Demon::A }),
        Notice::Partly(Partly::ObstacleChosen { by: Demon::A, obstacle: 3, text: text() }),
        Notice::Open(Happening::Proposed { text: text() }),
        Notice::Partly(Partly::ProposalAccepted { line, text: text() }),
        Notice::Open(Happening::ProposalRefused { reason: None }),
        Notice::Open(Happening::ProposalRefused { reason: Some(text()) }),
        Notice::Open(Happening::ProposalWithdrawn),
        Notice::Partly(Partly::FlawWritten { by: Demon::B, line, text: None }),
        Notice::Partly(Partly::FlawWritten { by: Demon::B, line, text: Some(text()) }),
        Notice::Open(Happening::WentOn),
        Notice::Open(Happening::RebateGranted { rebate: 1 }),
        Notice::Open(Happening::Signed { price: 0 }),
        Notice::Open(Happening::Paid { tokens }),
        drawn(0, Some(Tokens::NONE), DrawCause::Price),
        drawn(1, None, DrawCause::Commitment),
        drawn(3, Some(tokens), DrawCause::Flaw),
        Notice::Partly(Partly::ReserveRefilled { count: 20 }),
        Notice::Open(Happening::DiceRolled { faces: vec![1, 6] }),
        Notice::Partly(Partly::DiePlaced { die, face: 6, slot }),
        Notice::Partly(Partly::DieLifted { die, face: 5 }),
        Notice::Open(Happening::ConversionOpened { die }),
        Notice::Partly(Partly::DieConverted { die, from: 1 }),
        Notice::Open(Happening::ConversionSkipped),
        Notice::Open(Happening::DiscardFellDue { by, count: 1 }),
        Notice::Partly(Partly::DiscardSettled { by, tokens }),
        Notice::Open(Happening::PlacementConfirmed),
        Notice::Partly(Partly::DieRerolled { by, slot, from: 1, to: 4, token: None }),
        Notice::Partly(Partly::DieShifted { by, slot, from: 3, to: 4, token: Some(Token::Two) }),
        Notice::Open(Happening::Passed { by }),
        Notice::Partly(Partly::FlawsRead { flaws: vec![text(), text()], effects: Effects::default() }),
        Notice::Open(Happening::SettlementAwaited),
        Notice::Open(Happening::AchievementsGained { count: 2 }),
        Notice::Open(Happening::Summarised { text: None }),
        Notice::Open(Happening::Summarised { text: Some(text()) }),
        Notice::Open(Happening::FlawObjected { by, line }),
        Notice::Open(Happening::FlawReworded { line, text: text() }),
        made(None, 0, None, None),
        made(Some(tokens), 2, Some(3), Some(text())),
        Notice::Partly(Partly::OfferAccepted {
            offer,
            from,
            to,
            given: 3,
            give: Some(tokens),
            returned: 0,
            tokens: None,
        }),
        Notice::Partly(Partly::OfferAccepted {
            offer,
            from,
            to,
            given: 0,
            give: None,
            returned: 1,
            tokens: None,
        }),
        Notice::Partly(Partly::OfferDeclined { offer, from, to }),
        Notice::Partly(Partly::OfferWithdrawn { offer, from, to }),
        Notice::Partly(Partly::OfferLapsed { offer, from, to }),
        Notice::Partly(Partly::GameEnded {
            ending: Ending::Nobody,
            achievements: 3,
            tokens: ByRole::new(|_| tokens),
        }),
    ]
}

fn refusals() -> Vec<Refusal> {
    let (what, die, slot, line, offer) = (ActionKind::Place, DieId(9), Slot::commitment(4), 7, OfferId(3));
    vec![
        Refusal::NotThree { n_seats: 2 },
        Refusal::RoleNotTaken { role: Role::DemonB },
        Refusal::WrongNumberOfTokens { tokens: 3, least: 10, most: 200 },
        Refusal::WrongNumberOfLines { lines: 6 },
        Refusal::OnlyLooking,
        Refusal::GameIsOver,
        Refusal::NotNow { what },
        Refusal::NotYours { what, whose: vec![Role::DemonA, Role::DemonB] },
        Refusal::NotYours { what, whose: vec![] },
        Refusal::TextIsBlank { what: ActionKind::Propose },
        Refusal::TextTooLong { what: ActionKind::Propose, length: 300, most: 280 },
        Refusal::DesireMustBegin { opening: "Je veux".into() },
        Refusal::AidUsedAlready,
        Refusal::SinChosenAlready,
        Refusal::NotOnThePage { entry: Entry::Word(12) },
        Refusal::WordNeeded,
        Refusal::NoPage,
        Refusal::AlreadyCrossed { entry: Entry::Sin(Demon::A) },
        Refusal::DesireStays,
        Refusal::NoSuchObstacle { obstacle: 7 },
        Refusal::ObstacleCrossed { obstacle: 2 },
        Refusal::EmptyContract,
        Refusal::ContractIsFull { most: 5 },
        Refusal::CannotAfford { points: 2, price: 3 },
        Refusal::WrongRebate { rebate: 9, least: 1, most: 5 },
        Refusal::WrongPayment { paid: 4, due: 3 },
        Refusal::NotYourTokens { what: ActionKind::Pay },
        Refusal::OwesDiscard { what: ActionKind::Offer, owed: 1 },
        Refusal::WrongDiscard { owed: 1 },
        Refusal::NoSuchDie { die },
        Refusal::NoSuchSlot { slot },
        Refusal::SlotTaken { slot },
        Refusal::NotPlaced { die },
        Refusal::DieLocked { die },
        Refusal::DiceLeft { left: 2 },
        Refusal::OtherDie,
        Refusal::DiceChanged { version: 2 },
        Refusal::OutOfBounds { slot, face: 6 },
        Refusal::ByOneOnly,
        Refusal::PassedAlready,
        Refusal::NoSuchLine { line },
        Refusal::ObjectedAlready { line },
        Refusal::NobodyObjects { line },
        Refusal::NoTrading,
        Refusal::OfferToYourself,
        Refusal::EmptyOffer,
        Refusal::TooManyOffers { most: 3 },
        Refusal::AsksTooMuch { held: 1 },
        Refusal::NoSuchOffer { offer },
        Refusal::WrongCount { count: 2 },
        Refusal::TooFewPoints { points: 4 },
        Refusal::MustKeepPrice { price: 3 },
    ]
}

/// A sentence is neither an id nor does it lack a variable, and French keeps its spaces.
#[track_caller]
fn check(language: Language, id: &str, said: &str) {
    assert_ne!(said, id);
    assert!(!said.contains("{$") && !said.contains("  "), "{id} in {language:?}: {said}");
    assert!(!said.is_empty(), "{id} in {language:?}");
}

fn ids(prefix: &str) -> BTreeSet<String> {
    let (sentences, _) = crate::catalog(Language::Fr);
    let pactes = sentences.into_iter().filter(|sentence| sentence.file.starts_with("pactes-"));
    pactes.map(|sentence| sentence.id).filter(|id| id.starts_with(prefix)).collect()
}

#[test]
fn every_notice_has_its_sentence() {
    let mut said = BTreeSet::from(["notice-flaw-line".to_owned()]);
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for notice in notices() {
            for you in viewers() {
                let at = names(you);
                let (id, _) = speaker.sentence(&at, &notice);
                check(language, &id, &speaker.notice(&at, &notice));
                said.insert(id);
            }
        }
    }
    assert_eq!(said, ids("notice-"), "an example for each");
    let kinds = Happening::VARIANTS.iter().chain(Partly::VARIANTS);
    let missing: Vec<_> = kinds.filter(|name| !said.contains(&id("notice", name))).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "for each that can be told");
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    let mut said = BTreeSet::new();
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for refusal in refusals() {
            let (id, _) = speaker.reason(&refusal);
            check(language, &id, &speaker.refusal(&refusal));
            assert!(crate::rule(language, refusal.rule().0).is_some(), "{refusal:?}");
            said.insert(id);
        }
    }
    assert_eq!(said, ids("refusal-"), "an example for each");
    assert_eq!(said, Refusal::VARIANTS.iter().map(|name| id("refusal", name)).collect());
}

/// What people are asked for an action.
const ASKED: [(ActionKind, &[&str]); 24] = [
    (ActionKind::SuggestDesire, &["text"]),
    (ActionKind::SetDesire, &["text"]),
    (ActionKind::SuggestObstacle, &["text"]),
    (ActionKind::SetObstacle, &["text", "word"]),
    (ActionKind::ChooseSin, &["sin"]),
    (ActionKind::AddWord, &["text", "link"]),
    (ActionKind::ChooseFirstRep, &["demon"]),
    (ActionKind::ChooseObstacle, &["obstacle"]),
    (ActionKind::Propose, &["text"]),
    (ActionKind::Refuse, &["reason"]),
    (ActionKind::WriteFlaw, &["text"]),
    (ActionKind::SetRebate, &["rebate"]),
    (ActionKind::Pay, &["tokens"]),
    (ActionKind::Place, &["die", "slot"]),
    (ActionKind::Lift, &["die"]),
    (ActionKind::Convert, &["die"]),
    (ActionKind::Discard, &["tokens"]),
    (ActionKind::Reroll, &["slot", "token"]),
    (ActionKind::Shift, &["slot", "token"]),
    (ActionKind::Summarise, &["text"]),
    (ActionKind::Object, &["line"]),
    (ActionKind::RewordFlaw, &["line", "text"]),
    (ActionKind::Offer, &["give", "disclosed", "ask_count", "ask_points", "note"]),
    (ActionKind::AcceptOffer, &["tokens"]),
];

#[test]
fn every_kind_of_action_has_its_verb_and_its_questions() {
    let kinds: BTreeSet<String> = ActionKind::iter().map(|kind| id("do", &kind)).collect();
    assert_eq!(kinds, ids("do-"));
    let hints: BTreeSet<String> = ActionKind::iter().map(|kind| id("hint", &kind)).collect();
    assert!(ids("hint-").is_subset(&hints), "advice for actions that there are");
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for kind in ActionKind::iter() {
            check(language, &id("do", &kind), &speaker.verb(kind));
            assert!(kind.rule().0.starts_with("PAC-"), "{kind:?}");
        }
        let questions = ASKED.iter().flat_map(|(kind, fields)| fields.iter().map(|field| (*kind, *field)));
        let asked: BTreeSet<String> = questions.map(|(kind, field)| speaker.question(kind, field)).collect();
        assert!(asked.iter().all(|question| question.ends_with(['?', '.'])), "{asked:?}");
        assert_eq!(asked.len(), ids("question-").len(), "each is asked somewhere");
    }
}

#[test]
fn whatever_people_write_is_told() {
    let speaker = Speaker::new(Language::En);
    let refused = |reason: Option<&str>| {
        let reason = reason.map(Into::into);
        speaker.notice(&names(None), &Happening::ProposalRefused { reason }.into())
    };
    assert_eq!(refused(Some("none")), "Ana refuses: “none”");
    assert_eq!(refused(None), "Ana refuses.");
}

#[test]
fn words_of_the_table_are_whole() {
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for kind in [SlotKind::Commitment, SlotKind::Flaw] {
            (1..=6).for_each(|face| check(language, "effect", &speaker.effect(kind, face)));
            check(language, "six", &speaker.effect_of_six(kind));
        }
        for sin in Sin::ALL {
            check(language, "sin", &speaker.sin(sin));
        }
        for role in Role::ALL {
            check(language, "role", &speaker.role(role));
            check(language, "about", &speaker.about_role(role));
        }
        for first_rep in [FirstRep::DemonA, FirstRep::DemonB, FirstRep::Random, FirstRep::FaustChooses] {
            for negotiation in [Negotiation::Always, Negotiation::Phase1And2, Negotiation::Off] {
                let token_values = TokenValues::FaustPublic;
                let options = Options { first_rep, negotiation, token_values, ..Options::default() };
                speaker.options(&options).iter().for_each(|said| check(language, "option", said));
            }
        }
    }
}

#[test]
fn the_end_says_who_and_why() {
    let speaker = Speaker::new(Language::En);
    let tokens = |faust, demon_a, demon_b| ByRole { faust, demon_a, demon_b };
    let told = |you, ending, achievements, tokens: &ByRole<Tokens>| {
        speaker.ending(&names(you), ending, achievements, tokens, DemonPerfectTie::Shared).join(" ")
    };
    let three = tokens(Tokens::new(0, 3), Tokens::new(2, 2), Tokens::new(0, 3));
    let short = told(Some(Role::Faust), Ending::Nobody, 5, &three);
    assert!(short.starts_with("Nobody wins") && short.contains("5 achievements; it takes six"), "{short}");
    let faust = told(Some(Role::Faust), Ending::Faust, 6, &three);
    assert!(faust.starts_with("You win") && faust.contains("ties go to Faust"), "{faust}");
    let more = tokens(Tokens::new(1, 0), Tokens::new(2, 2), Tokens::new(0, 3));
    let tokens_decide = told(None, Ending::Demon(Demon::A), 6, &more);
    assert!(
        tokens_decide.starts_with("Bo wins") && tokens_decide.contains("more tokens wins"),
        "{tokens_decide}"
    );
}

#[test]
fn you_are_spoken_to() {
    let speaker = Speaker::new(Language::Fr);
    let tokens = Some(Tokens::new(1, 1));
    let drawn = |tokens| {
        Notice::Partly(Partly::Drawn { by: Role::DemonA, count: 2, tokens, cause: DrawCause::Price })
    };
    assert_eq!(
        speaker.notice(&names(Some(Role::DemonA)), &drawn(tokens)),
        "Vous piochez 2 jetons, le prix du contrat\u{202f}: un 1 et un 2."
    );
    assert_eq!(speaker.notice(&names(None), &drawn(None)), "Bo pioche 2 jetons, le prix du contrat.");
}

#[test]
fn every_stage_has_a_title() {
    let stages = [
        Stage::Desire,
        Stage::Obstacles,
        Stage::AidSins,
        Stage::AidWords,
        Stage::FirstRep,
        Stage::ChooseObstacle,
        Stage::Propose,
        Stage::Answer,
        Stage::Flaw,
        Stage::Decide,
        Stage::Pay,
        Stage::Roll,
        Stage::Place,
        Stage::Convert,
        Stage::Intervene,
        Stage::Settle,
        Stage::Summary,
        Stage::End,
    ];
    let titles: BTreeSet<String> =
        stages.iter().map(|stage| Speaker::new(Language::En).stage(*stage)).collect();
    assert_eq!(titles.len(), ids("stage-").len());
    assert_eq!(ids("await-").len(), stages.len() + 1, "one for each, and one for a debt");
}

#[test]
fn what_the_rules_leave_to_the_people_stands_beside_the_action() {
    let speaker = Speaker::new(Language::En);
    let hint = |deed| speaker.hint(deed).unwrap_or_default();
    // PAC-15, PAC-30, PAC-34, PAC-76, PAC-81
    assert!(hint(ActionKind::SetObstacle).contains("One short sentence"));
    assert!(hint(ActionKind::Propose).contains("Nothing supernatural"));
    assert!(hint(ActionKind::WriteFlaw).contains("never deadly"));
    assert!(hint(ActionKind::SetRebate).contains("Everything is negotiable"));
    assert!(hint(ActionKind::Offer).contains("A promise binds nobody"));
}
