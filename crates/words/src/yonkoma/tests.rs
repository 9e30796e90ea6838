//! Every variant has its sentence, in both languages, with all its variables; and what the rules only advise is
//! shown.

use kernel::{BySeat, Casting, Game, Language, Refused, Seat, testkit::random_game};
use serde_json::Value;
use strum::{EnumCount as _, IntoEnumIterator as _, VariantNames as _};
use yonkoma::{
    ActionKind, Beat, Captions, CharacterId, Degree, Happening, Moment, Notice, Options, Partly, Refusal,
    Role, Severity, Yonkoma,
};

use super::{Names, Speaker};

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

/// A sentence is neither an id nor does it lack a variable, and French keeps its spaces.
#[track_caller]
fn check(language: Language, what: &str, said: &str) {
    assert!(!said.starts_with("yon-") && !said.contains("{$"), "{what} in {language:?}: {said}");
    assert!(!said.trim().is_empty(), "{what} in {language:?}");
}

/// Notices of games played at random: enough that nearly every kind comes up.
fn notices() -> Vec<Notice> {
    let roles = BySeat::new(vec![Role::GameMaster, Role::Player, Role::Player]);
    let casting = Casting { language: Language::En, roles };
    let mut notices = Vec::new();
    for seed in 0..24 {
        let played = random_game(&Yonkoma, &Options::default(), &casting, seed, 700).expect("a table");
        let mut state = Yonkoma.start(&played.log.opening.setup);
        for event in played.log.steps.iter().flat_map(|row| &row.events) {
            let gm = kernel::Viewer::Seat(Seat(0));
            notices.extend(Yonkoma.tell(&state, event, gm));
            Yonkoma.apply(&mut state, event);
        }
    }
    notices.extend(RARE.lines().map(|told| serde_json::from_str(told).expect("a notice")));
    notices
}

/// What comes up rarely in play at random.
const RARE: &str = r#"{"told":"roller_named","character":1}
{"told":"bond_claimed","character":1,"bond":"x","erase":null,"text":"x"}
{"told":"bond_declined","character":1,"bond":"x","by":0}
{"told":"bond_undone","character":1,"bond":"x","erased":"minor"}
{"told":"replacement_asked","target":1,"text":"x","replaces":"y"}
{"told":"character_back","character":1}
{"told":"eliminated","character":1}
{"told":"story_proposed","by":1,"text":null,"waits_for":[2]}
{"told":"consent_given","by":2}
{"told":"consent_refused","by":2}
{"told":"went_on","character":1,"approach":"x"}
{"told":"stopped","character":1,"text":null}
{"told":"gift_given_back","character":1,"gift":"x"}
{"told":"helper_left","character":1}
{"told":"adventure_ended","adventure":1}
{"told":"adventure_began","adventure":2}
{"told":"setback_erased","character":1,"severity":"grave"}
{"told":"bond_dropped","character":1,"text":"x"}
{"told":"sheet_approved","character":1,"restriction":"x"}
{"told":"bond_paid","character":1,"bond":"x","erased":"grave","text":null}
{"told":"thrown","character":1,"dice":[],"total":0}
{"told":"koma_spent","by":0,"character":null,"text":null}
{"told":"specific_judged","character":null,"text":"x"}
{"told":"conflict_settled","winner":null,"effective":0,"degree":null,"cause":"nobody"}"#;

#[test]
fn what_happens_is_told_in_both_languages() {
    let notices = notices();
    let mut ids = std::collections::BTreeSet::new();
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        let mut at = Names::new(vec!["Ana".into(), "Bo".into(), "Cy".into()], Some(Seat(1)));
        for notice in &notices {
            at.hear(notice);
            let (id, _) = speaker.sentence(&at, notice);
            check(language, &id, &speaker.notice(&at, notice));
            ids.insert(id);
        }
    }
    let told: Vec<Value> =
        notices.iter().map(|notice| readers::json::value(notice)["told"].clone()).collect();
    for kind in Happening::VARIANTS.iter().chain(Partly::VARIANTS) {
        assert!(told.iter().any(|told| told == kind), "nothing was told of {kind}");
    }
    let elsewhere = ["restricted", "erased", "nothing", "gm", "specific-open", "conflict-open"];
    for kind in elsewhere {
        assert!(ids.iter().any(|id| id.ends_with(kind)), "no sentence for {kind}");
    }
}

fn refusals() -> Vec<Refusal> {
    let (what, character, severity) = (ActionKind::Throw, CharacterId(2), Severity::Grave);
    vec![
        Refusal::NotOneGameMaster { masters: 2 },
        Refusal::WrongNumberOfPlayers { players: 9 },
        Refusal::WrongFaces,
        Refusal::WrongPool { most: 20 },
        Refusal::OnlyLooking,
        Refusal::TableIsClosed,
        Refusal::NotNow { what },
        Refusal::NotYours { what, whose: vec![Seat(0)] },
        Refusal::TextIsBlank { what },
        Refusal::TextIsMissing { what },
        Refusal::TextTooLong { what, length: 300, most: 280 },
        Refusal::WrongCharacter { what, character },
        Refusal::NoRoom { what },
        Refusal::BondsMissing,
        Refusal::SameTwice,
        Refusal::NoSuchBond { bond: 1 },
        Refusal::BondHasPaid { bond: 1 },
        Refusal::ClaimWaits { bond: 1 },
        Refusal::NotMarked { severity },
        Refusal::CannotUndo { bond: 1 },
        Refusal::ThreeBondsStay,
        Refusal::NoNewCharacter,
        Refusal::SpotlightIsTheirs { whose: vec![Seat(1)] },
        Refusal::RollerDecides { whose: vec![Seat(1)] },
        Refusal::NotAsked { whose: vec![Seat(1)] },
        Refusal::NotInPlay { character },
        Refusal::NpcsMakeNoTests { character },
        Refusal::NoSuchGift { gift: 1 },
        Refusal::GiftIsUsed { gift: 1 },
        Refusal::AnecdoteIsTold,
        Refusal::AlreadyThrown { what },
        Refusal::NotJudged,
        Refusal::WrongConditions,
        Refusal::NoSuchCondition,
        Refusal::WrongHelpers,
        Refusal::NoThrow,
        Refusal::NoKoma,
        Refusal::NoDice,
        Refusal::WrongDice,
        Refusal::NothingToThrow,
        Refusal::GiftStands,
        Refusal::AlreadyMarked { severity },
    ]
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        let mut said = std::collections::BTreeSet::new();
        for refusal in refusals() {
            said.insert(speaker.reason(&refusal).0);
            check(language, refusal.rule().0, &speaker.refusal(&refusal));
            assert!(crate::rule(language, refusal.rule().0).is_some(), "{refusal:?}");
        }
        assert_eq!(said.len(), Refusal::COUNT, "each its own");
        for kind in ActionKind::iter() {
            check(language, "a kind of action", &speaker.action(kind));
        }
    }
}

/// The advice with an action, and the text of its rule, in both languages.
#[track_caller]
fn advised(rule: &str, deed: ActionKind, degree: Option<Degree>, fr: &str, en: &str) {
    for (language, words) in [(Language::Fr, fr), (Language::En, en)] {
        let hint = Speaker::new(language).hint(deed, degree).unwrap_or_default();
        assert!(hint.contains(words), "{rule} in {language:?}: {hint}");
        assert!(crate::rule(language, rule).is_some(), "{rule} in {language:?}");
    }
}

#[test]
fn yon_04_the_concept_shows_what_one_can_do() {
    advised("YON-04", ActionKind::SubmitCharacter, None, "clichés sont les bienvenus", "clichés are welcome");
}

#[test]
fn yon_07_a_flaw_must_be_able_to_get_in_the_way() {
    advised(
        "YON-07",
        ActionKind::ApproveCharacter,
        None,
        "Ce défaut peut-il vraiment gêner",
        "Can this flaw really get in the way",
    );
}

#[test]
fn yon_13_a_name_that_sticks() {
    advised(
        "YON-13",
        ActionKind::SubmitCharacter,
        None,
        "sonne bien et se retient",
        "sounds right and sticks",
    );
}

#[test]
fn yon_24_dilemmas_around_bonds() {
    advised("YON-24", ActionKind::StartScene, None, "dilemme", "dilemma");
}

#[test]
fn yon_25_no_dice_where_all_agree() {
    advised("YON-25", ActionKind::CallTest, None, "Alors pas de dés", "Then no dice");
}

#[test]
fn yon_29_a_failure_leads_somewhere() {
    // YON-T41
    advised("YON-29", ActionKind::TellResult, Some(Degree::Failure), "n’est pas une réponse", "is no answer");
}

#[test]
fn yon_30_one_success_is_not_punished() {
    advised("YON-30", ActionKind::TellResult, Some(Degree::Partial), "une punition, non", "a punishment, no");
}

#[test]
fn yon_38_helpers_share_the_consequences() {
    advised("YON-38", ActionKind::Help, None, "aussi pour vous", "are yours too");
}

#[test]
fn yon_44_a_condition_is_a_fact() {
    advised("YON-44", ActionKind::GiveCondition, None, "C’est aussi un fait", "It is also a fact");
}

#[test]
fn yon_45_a_condition_ends_with_the_situation() {
    advised("YON-45", ActionKind::EndCondition, None, "jusqu’au remède", "until the cure");
}

#[test]
fn yon_49_an_anecdote_contradicts_nothing() {
    advised("YON-49", ActionKind::TellAnecdote, None, "rien qui contredise", "nothing that contradicts");
}

#[test]
fn yon_69_conflicts_are_for_great_occasions() {
    advised("YON-69", ActionKind::StartConflict, None, "grandes occasions", "great occasions");
}

#[test]
fn yon_95_rewards_in_a_campaign() {
    advised(
        "YON-95",
        ActionKind::GrantGift,
        None,
        "toutes les deux ou trois sessions",
        "every two or three sessions",
    );
}

#[test]
fn panels_without_a_caption_get_one() {
    let moment =
        |beat| Moment { by: Seat(1), session: 1, scene: 3, title: None, who: None, caption: None, beat };
    let test = |degree| Some(Beat::Test { roller: "Miki".into(), goal: None, dice: vec![6], degree });
    let speaker = Speaker::new(Language::Fr);
    assert_eq!(speaker.untold(&moment(None)), "Scène 3");
    assert_eq!(speaker.untold(&moment(test(Degree::Failure))), "Miki échoue.");
    assert_eq!(speaker.untold(&moment(test(Degree::Spotlight))), "Miki fait des étincelles\u{202f}!");
    let gone = Some(Beat::Gone { who: "Aoi".into(), for_good: true });
    assert_eq!(speaker.untold(&moment(gone)), "Adieu, Aoi.");
}

#[test]
fn every_value_that_fills_an_action_has_a_name() {
    let roles = BySeat::new(vec![Role::GameMaster, Role::Player, Role::Player]);
    let casting = Casting { language: Language::En, roles };
    let mut fields = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let played = random_game(&Yonkoma, &Options::default(), &casting, seed, 250).expect("a table");
        let mut state = Yonkoma.start(&played.log.opening.setup);
        for row in &played.log.steps {
            let view = Yonkoma.view(&state, kernel::Viewer::Seat(Seat(0)));
            let at = Names::of(vec!["Ana".into(), "Bo".into(), "Cy".into()], &view);
            let speaker = Speaker::new(LANGUAGES[usize::try_from(seed % 2).unwrap_or(0)]);
            for choice in Yonkoma.choices(&view) {
                for hole in &choice.holes {
                    check(
                        speaker.language(),
                        &hole.field,
                        &speaker.question(choice.action.kind(), &hole.field),
                    );
                    for value in hole.domain.values() {
                        let said = speaker.value(&at, &view, &choice.action, &hole.field, &value);
                        check(speaker.language(), &hole.field, &said);
                        let named = said.parse::<u64>().is_err() && said != "?";
                        // What people wrote may be a number; what the program numbers is named.
                        let free = matches!(hole.field.as_str(), "condition" | "conditions" | "replaces");
                        assert!(named || free, "{}: {value} is {said}", hole.field);
                        fields.insert(hole.field.clone());
                    }
                }
            }
            row.events.iter().for_each(|event| Yonkoma.apply(&mut state, event));
        }
    }
    assert!(fields.len() >= 8, "many fields come up: {fields:?}");
}

#[test]
fn options_and_roles_are_said_in_both_languages() {
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        let sentences = speaker.options(&Options::default());
        assert_eq!(sentences.len(), 6);
        sentences.iter().for_each(|said| check(language, "an option", said));
        assert!(sentences[0].contains('5') && sentences[0].contains('6'), "{}", sentences[0]);
        for role in [Role::GameMaster, Role::Player] {
            check(language, "a role", &speaker.role(role));
            check(language, "about a role", &speaker.about_role(role));
        }
    }
}
