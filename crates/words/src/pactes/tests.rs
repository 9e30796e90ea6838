//! Every variant has its sentence, in both languages, with all its variables.

use std::collections::BTreeSet;

use kernel::Language;
use pactes::{
    ByRole, Deed, Demon, DemonPerfectTie, DieId, DrawCause, Effects, Ending, Entry, FirstRep, Negotiation,
    Notice, OfferId, Options, Refusal, Role, Sin, Slot, SlotKind, Stage, Token, TokenValues, Tokens,
};

use super::{Company, Speaker};

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

fn company(you: Option<Role>) -> Company {
    let names = ByRole { faust: "Ana".into(), demon_a: "Bo".into(), demon_b: "Cy".into() };
    Company { rep: Some(Demon::A), ..Company::new(names, you) }
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
        Notice::OfferMade { offer, from, to, count, give, disclosed: false, ask_count, ask_points, note }
    };
    let drawn = |count, tokens, cause| Notice::Drawn { by, count, tokens, cause };
    vec![
        Notice::DesireSuggested { by, text: text() },
        Notice::DesireSet { text: text() },
        Notice::ObstacleSuggested { by, text: text() },
        Notice::ObstacleSet { by, number: 2, text: text(), word: None },
        Notice::ObstacleSet { by, number: 2, text: text(), word: Some(Entry::Word(3)) },
        Notice::AidStarted { by },
        Notice::SinChosen { by: Demon::B, sin: Sin::Envy },
        Notice::WordAdded { by, number: 1, text: text(), link: Entry::Desire },
        Notice::FirstRepAwaited,
        Notice::FirstRepChosen { demon: Demon::B },
        Notice::RoundBegan { round: 1, rep: Demon::A },
        Notice::ObstacleChosen { by: Demon::A, obstacle: 3, text: text() },
        Notice::Proposed { text: text() },
        Notice::ProposalAccepted { line, text: text() },
        Notice::ProposalRefused { reason: None },
        Notice::ProposalRefused { reason: Some(text()) },
        Notice::ProposalWithdrawn,
        Notice::FlawWritten { by: Demon::B, line, text: None },
        Notice::FlawWritten { by: Demon::B, line, text: Some(text()) },
        Notice::WentOn,
        Notice::RebateGranted { rebate: 1 },
        Notice::Signed { price: 0 },
        Notice::Paid { tokens },
        drawn(0, Some(Tokens::NONE), DrawCause::Price),
        drawn(1, None, DrawCause::Commitment),
        drawn(3, Some(tokens), DrawCause::Flaw),
        Notice::ReserveRefilled { count: 20 },
        Notice::DiceRolled { faces: vec![1, 6] },
        Notice::DiePlaced { die, face: 6, slot },
        Notice::DieLifted { die, face: 5 },
        Notice::ConversionOpened { die },
        Notice::DieConverted { die, from: 1 },
        Notice::ConversionSkipped,
        Notice::DiscardFellDue { by, count: 1 },
        Notice::DiscardSettled { by, tokens },
        Notice::PlacementConfirmed,
        Notice::DieRerolled { by, slot, from: 1, to: 4, token: None },
        Notice::DieShifted { by, slot, from: 3, to: 4, token: Some(Token::Two) },
        Notice::Passed { by },
        Notice::FlawsRead { flaws: vec![text(), text()], effects: Effects::default() },
        Notice::SettlementAwaited,
        Notice::AchievementsGained { count: 2 },
        Notice::Summarised { text: None },
        Notice::Summarised { text: Some(text()) },
        Notice::FlawObjected { by, line },
        Notice::FlawReworded { line, text: text() },
        made(None, 0, None, None),
        made(Some(tokens), 2, Some(3), Some(text())),
        Notice::OfferAccepted { offer, from, to, given: 3, give: Some(tokens), returned: 0, tokens: None },
        Notice::OfferAccepted { offer, from, to, given: 0, give: None, returned: 1, tokens: None },
        Notice::OfferDeclined { offer, from, to },
        Notice::OfferWithdrawn { offer, from, to },
        Notice::OfferLapsed { offer, from, to },
        Notice::GameEnded { ending: Ending::Nobody, achievements: 3, tokens: ByRole::new(|_| tokens) },
    ]
}

fn refusals() -> Vec<Refusal> {
    let (what, die, slot, line, offer) = (Deed::Place, DieId(9), Slot::commitment(4), 7, OfferId(3));
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
        Refusal::TextIsBlank { what: Deed::Propose },
        Refusal::TextTooLong { what: Deed::Propose, length: 300, most: 280 },
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
        Refusal::NotYourTokens { what: Deed::Pay },
        Refusal::OwesDiscard { what: Deed::Offer, owed: 1 },
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
                let at = company(you);
                let (id, _) = speaker.sentence(&at, &notice);
                check(language, id, &speaker.notice(&at, &notice));
                said.insert(id.to_owned());
            }
        }
    }
    assert_eq!(said, ids("notice-"), "an example for each");
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    let mut said = BTreeSet::new();
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for refusal in refusals() {
            let (id, _) = speaker.reason(&refusal);
            check(language, id, &speaker.refusal(&refusal));
            assert!(speaker.rule_behind(&refusal).is_some(), "{refusal:?}");
            said.insert(id.to_owned());
        }
    }
    assert_eq!(said, ids("refusal-"), "an example for each");
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
        speaker.ending(&company(you), ending, achievements, tokens, DemonPerfectTie::Shared).join(" ")
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
    let drawn = |tokens| Notice::Drawn { by: Role::DemonA, count: 2, tokens, cause: DrawCause::Price };
    assert_eq!(
        speaker.notice(&company(Some(Role::DemonA)), &drawn(tokens)),
        "Vous piochez 2 jetons, le prix du contrat\u{a0}: un 1 et un 2."
    );
    assert_eq!(speaker.notice(&company(None), &drawn(None)), "Bo pioche 2 jetons, le prix du contrat.");
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
    assert!(hint(Deed::SetObstacle).contains("One short sentence"));
    assert!(hint(Deed::Propose).contains("Nothing supernatural"));
    assert!(hint(Deed::WriteFlaw).contains("never deadly"));
    assert!(hint(Deed::SetRebate).contains("Everything is negotiable"));
    assert!(hint(Deed::Offer).contains("A promise binds nobody"));
}
