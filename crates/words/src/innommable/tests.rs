//! Every variant has its sentence, in both languages, with all its variables.

mod shown;

use std::collections::BTreeSet;

use innommable::{
    ActionKind, AnchorState, ConflictKind, Dice, DiceCounts, DiePlace, ElementId, ElementKind, Ending,
    EntryCause, Faces, Fate, GiftFrom, Happening, Loss, MonologueKind, Mystery, Notice, Options, Partly,
    Profile, Refusal, Role, Setting, Severity, Sheet, SheetPart, Stage, Thrown, chances,
};
use kernel::{Language, Refused as _, Seat, Text};
use strum::IntoEnumIterator as _;

use super::{Names, Speaker};

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];
/// Every field that can be a hole.
const FIELDS: [&str; 30] = [
    "place",
    "date",
    "spots",
    "source",
    "profiteers",
    "symptoms",
    "role",
    "die",
    "to",
    "name",
    "portrait",
    "anchor",
    "reason",
    "text",
    "incapacitates",
    "dies",
    "loss",
    "kill",
    "k",
    "worst",
    "anchor_central",
    "lore",
    "goal",
    "target",
    "ruling",
    "initiator",
    "also",
    "kind_told",
    "title",
    "defused",
];
const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn names(you: Option<Seat>) -> Names {
    Names { names: ["Ana", "Bo", "Cy"].map(str::to_owned).to_vec(), you }
}

fn text() -> Text {
    "un texte".into()
}

/// Every happening; those with a text, with it and without.
fn happenings() -> Vec<Happening> {
    let (by, to, faces, from) = (A, B, Faces::D8, GiftFrom::Bowl);
    let profile = Profile { name: "Ida".into(), portrait: "grande".into(), anchor: "un chien".into() };
    let thrown = Thrown { faces, value: 1 };
    let both = |make: &dyn Fn(Option<Text>) -> Happening| vec![make(None), make(Some(text()))];
    let mut all = vec![
        Happening::PreparationFinished { place: text(), date: text(), spots: None, role: text() },
        Happening::SettingTold {
            setting: Setting { place: text(), date: text(), spots: None },
            role: text(),
        },
        Happening::CharacterSubmitted { by, profile },
        Happening::CharacterApproved { of: by },
        Happening::PlayStarted { bowl: Dice::new(6, 0, 0, 0) },
        Happening::Narrated { by, text: text() },
        Happening::ActionWithdrawn { by },
        Happening::ConflictWithdrawn { by },
        Happening::MonologueStarted {
            by,
            kind: MonologueKind::Dream,
            die: None,
            anchor_central: false,
            lore: None,
        },
        Happening::MonologueCancelled { by, die: None },
        Happening::GiftPassed { by },
        Happening::WindowClosed,
        Happening::DiceThrown { by, thrown: vec![], total: 0, difficulty: Some(1), mad: false },
        Happening::DiceThrown { by, thrown: vec![thrown, thrown], total: 1, difficulty: None, mad: true },
        Happening::DiceThrown { by, thrown: vec![thrown], total: 3, difficulty: None, mad: false },
        Happening::GiftAwaited { by },
        Happening::GiftDieThrown { by, thrown, total: 2, mad: true },
        Happening::ActionStopped { by },
        Happening::FellShort { by, missing: 1 },
        Happening::FellShort { by, missing: 2 },
        Happening::FailureAccepted { by },
        Happening::ConflictSettled { winner: Some(by) },
        Happening::ConflictSettled { winner: None },
        Happening::Consented { by, dies: true },
        Happening::Consented { by, dies: false },
        Happening::ConsentRefused { by },
        Happening::ConflictClosed,
        Happening::ConflictHeld,
        Happening::ConflictResumed,
        Happening::ConflictDropped,
        Happening::CharacterLost { who: by, status: Fate::Mad },
        Happening::CharacterLost { who: by, status: Fate::Dead },
        Happening::EffectAccepted { by },
        Happening::EffectTakesHold { on: by },
        Happening::EffectCancelled { on: by },
        Happening::StrikeClosed,
        Happening::Recounted { faces, from: DiePlace::Bowl, to: DiePlace::Hand(by) },
        Happening::LastActAsked,
        Happening::EpilogueSkipped { by },
    ];
    for state in [AnchorState::Intact, AnchorState::Harmed, AnchorState::Lost] {
        all.push(Happening::AnchorChanged { of: by, to: state });
    }
    all.extend(both(&|reason| Happening::CharacterReturned { of: by, reason }));
    all.extend(both(&|title| Happening::SceneStarted { scene: 2, text: title.clone(), title }));
    all.extend(both(&|goal| Happening::ActionDeclared { by, goal, target: None }));
    all.extend(both(&|text| Happening::ActionHappened { by, text }));
    for kind in [ConflictKind::Standard, ConflictKind::Duel, ConflictKind::Resist] {
        let sides = vec![by, to];
        all.extend(both(&|text| Happening::ConflictCalled {
            kind,
            sides: sides.clone(),
            declared_by: Some(by),
            goal: None,
            text,
            difficulty: Some(2),
        }));
    }
    all.extend(both(&|text| Happening::Yielded { by, text }));
    for die in [None, Some(Faces::D4)] {
        all.extend(both(&|text| Happening::MonologueFinished { by, text, die, contestable: false }));
    }
    all.extend(both(&|reason| Happening::AnchorContested { of: by, reason }));
    all.extend(both(&|text| Happening::Suggested { by, to, faces, from, text }));
    all.extend(both(&|text| Happening::Incorporated { by, text }));
    all.extend(both(&|text| Happening::AuxiliaryGave { by, to, faces, from, text }));
    for nth in [1, 2] {
        all.extend(both(&|text| Happening::Rerolled { by, nth, text }));
    }
    for loss in Loss::BOTH {
        all.extend(both(&|text| Happening::Sacrificed { by, loss, text }));
    }
    for incapacitates in [true, false] {
        all.extend(both(&|text| Happening::OutcomeTold { by, text, incapacitates }));
    }
    for (k, threatens_anchor) in [(None, false), (Some(1), false), (Some(3), true)] {
        let worst = Severity::Severe;
        all.extend(both(&|text| Happening::Struck { on: by, first: k, k, worst, threatens_anchor, text }));
    }
    all.extend(both(&|text| Happening::EffectApplied { on: by, text }));
    for ending in [Ending::Disaster, Ending::Defused] {
        all.extend(both(&|text| Happening::Ended { ending, text }));
    }
    all.extend(both(&|text| Happening::EpilogueTold { by, text }));
    all
}

fn notices() -> Vec<Notice> {
    let mystery = Mystery { sheet: Sheet { source: Some(text()), ..Sheet::default() }, dice: vec![] };
    let revealed =
        |kind, text| Partly::Revealed { number: 1, dice: Dice::new(0, 1, 1, 0), kind, text, difficulty: 3 };
    let partly = vec![
        Partly::MysteryWritten { sheet: Sheet::default() },
        Partly::DiceLaid { dice: vec![] },
        Partly::DieMoved { die: Faces::D4, from: None, to: None },
        Partly::Noted { text: text() },
        revealed(None, None),
        revealed(Some(ElementKind::Source), Some(text())),
        revealed(Some(ElementKind::Profiteer), None),
        revealed(Some(ElementKind::Symptom), None),
        Partly::Published { number: 1, text: text() },
        Partly::Blacklisted { of: A, cause: EntryCause::Monologue, unstruck: 1 },
        Partly::Blacklisted { of: A, cause: EntryCause::Failure, unstruck: 1 },
        Partly::Blacklisted { of: A, cause: EntryCause::Reroll, unstruck: 2 },
        Partly::Blacklisted { of: A, cause: EntryCause::Suggestion, unstruck: 2 },
        Partly::Closed { mystery, notes: vec![] },
    ];
    let open = happenings().into_iter().map(Notice::Open);
    open.chain(partly.into_iter().map(Notice::Partly)).collect()
}

fn refusals() -> Vec<Refusal> {
    let (what, of, element, die) = (ActionKind::Throw, A, ElementId(1), Faces::D8);
    vec![
        Refusal::WrongNumberOfSeats { n_seats: 9, wanted: None },
        Refusal::NotOneKeeper { n_keepers: 0 },
        Refusal::TooFewD4 { d4: 1 },
        Refusal::WrongDice { dice: Dice::NONE, most: 28 },
        Refusal::OnlyLooking,
        Refusal::GameIsOver,
        Refusal::NotNow { what },
        Refusal::NotYours { what, whose: vec![A] },
        Refusal::Silence { by: A },
        Refusal::TextIsBlank { what },
        Refusal::TextTooLong { what, length: 9, most: 8 },
        Refusal::NotActive { what, who: A },
        Refusal::NoCharacter { what, who: A },
        Refusal::KeeperNeverThrows,
        Refusal::PartsMissing {
            parts: vec![
                SheetPart::Place,
                SheetPart::Date,
                SheetPart::Source,
                SheetPart::Profiteers,
                SheetPart::Symptoms,
                SheetPart::Role,
            ],
        },
        Refusal::DiceLeft { left: 1 },
        Refusal::DiceByHand { what: ActionKind::LayDice },
        Refusal::NoSuchElement { element },
        Refusal::NoSuchDie { what, die },
        Refusal::SamePlace { what },
        Refusal::NotSubmitted { of },
        Refusal::ApprovedAlready { of },
        Refusal::NotAllApproved { waiting: vec![A] },
        Refusal::NothingDeclared { of },
        Refusal::NoDuel,
        Refusal::RevealNeedsNoThrow,
        Refusal::SettingTold,
        Refusal::RevealedAlready { element },
        Refusal::NoSuchReveal { number: 3 },
        Refusal::PublishedAlready { number: 3 },
        Refusal::NotInBowl { die },
        Refusal::NeedsLore,
        Refusal::LoreIsForD4,
        Refusal::AnchorIsLost { what: ActionKind::Reroll },
        Refusal::AnchorDieUsed,
        Refusal::BowlIsEmpty,
        Refusal::NothingToContest,
        Refusal::GiftToYourself,
        Refusal::GaveAlready,
        Refusal::ReceivedAlready { to: A },
        Refusal::WrongGiftSource,
        Refusal::NotInHand { die },
        Refusal::NotAuxiliary,
        Refusal::ReceiverNeedsLore { to: A },
        Refusal::ShortCannotGive,
        Refusal::WindowOpen { waiting: vec![A] },
        Refusal::NothingToPass,
        Refusal::FirstThrowDone { what: ActionKind::Sacrifice },
        Refusal::NoMoreRerolls,
        Refusal::EmptyHand,
        Refusal::SuccessStands,
        Refusal::OnlyInDuels,
        Refusal::StrikeWaits,
        Refusal::TooFewEntries { k: 3, unstruck: 2 },
        Refusal::TooSevere { worst: Severity::Severe, most: Severity::Minor },
        Refusal::CannotKill,
        Refusal::AnchorNotThreatened,
        Refusal::EpilogueTold,
    ]
}

/// A sentence is neither an id nor does it lack a variable.
#[track_caller]
fn check(language: Language, id: &str, said: &str) {
    assert!(said != id && !said.starts_with(&format!("{id}-")), "{said} has no sentence in {language:?}");
    assert!(!said.contains("{$") && !said.contains("  ") && !said.is_empty(), "{id} in {language:?}: {said}");
}

fn ids(prefix: &str) -> BTreeSet<String> {
    let (sentences, _) = crate::catalog(Language::Fr);
    let ours = sentences.into_iter().filter(|sentence| sentence.file.starts_with("innommable-"));
    ours.map(|sentence| sentence.id).filter(|id| id.starts_with(prefix)).collect()
}

#[test]
fn every_notice_has_its_sentence() {
    let mut said = BTreeSet::new();
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for notice in notices() {
            for you in [Some(A), Some(B), None] {
                let names = names(you);
                let (id, _) = speaker.sentence(&names, &notice);
                check(language, &id, &speaker.notice(&names, &notice));
                said.insert(id);
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
            check(language, &id, &speaker.refusal(&refusal));
            assert!(crate::rule(language, refusal.rule().0).is_some(), "{refusal:?}");
            said.insert(id);
        }
    }
    assert_eq!(said, ids("refusal-"), "an example for each");
}

#[test]
fn words_of_the_table_are_whole() {
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for kind in ActionKind::iter() {
            check(language, "do", &speaker.action(kind));
            for field in FIELDS {
                check(language, "ask", &speaker.question(kind, field));
            }
        }
        for role in [Role::Keeper, Role::Player] {
            check(language, "word", &speaker.role(role));
            check(language, "about", &speaker.about_role(role));
        }
        for kind in Faces::ALL.map(MonologueKind::from).into_iter().chain([MonologueKind::Anchor]) {
            check(language, "kind", &speaker.kind(kind));
            for to_speaker in [true, false] {
                check(language, "content", &speaker.content(kind, to_speaker));
            }
        }
        for severity in Severity::EFFECTS.into_iter().chain([Severity::AnchorThreat]) {
            check(language, "word", &speaker.severity(severity));
        }
        for anchor in [AnchorState::Intact, AnchorState::Harmed, AnchorState::Lost] {
            check(language, "word", &speaker.anchor(anchor));
        }
        for kind in [ElementKind::Source, ElementKind::Profiteer, ElementKind::Symptom] {
            check(language, "element", &speaker.element_kind(kind));
        }
        let custom = DiceCounts::Custom(Dice::new(6, 4, 3, 2));
        for options in
            [Options::default(), Options { dice_counts: custom, seats: Some(4), ..Options::default() }]
        {
            speaker.options(&options).iter().for_each(|said| check(language, "option", said));
        }
        let hand = [innommable::HandDie { faces: Faces::D8, origin: innommable::DieOrigin::Monologue }; 3];
        for hand in [&hand[..1], &hand[..]] {
            speaker.chances(&chances(hand, 2)).iter().for_each(|said| check(language, "odds", said));
        }
    }
}

#[test]
fn every_stage_has_a_title() {
    let stages = [
        Stage::Preparation,
        Stage::Characters,
        Stage::Free,
        Stage::Monologue,
        Stage::Suggestion,
        Stage::Declared,
        Stage::Throwing,
        Stage::Short,
        Stage::GiftPending,
        Stage::Settled,
        Stage::Consent,
        Stage::Announced,
        Stage::Applying,
        Stage::LastAct,
        Stage::Epilogue,
        Stage::Closed,
    ];
    let titles: BTreeSet<String> =
        stages.iter().map(|stage| Speaker::new(Language::En).stage(*stage)).collect();
    assert_eq!(titles.len(), ids("stage-").len());
}

#[test]
fn the_thrower_reads_the_chances() {
    let hand = [innommable::HandDie { faces: Faces::D20, origin: innommable::DieOrigin::Monologue }; 6];
    let said = Speaker::new(Language::Fr).chances(&chances(&hand, 3)).join(" ");
    assert!(said.contains("70,1\u{a0}%") && said.contains("26,5\u{a0}%"), "{said}");
}
