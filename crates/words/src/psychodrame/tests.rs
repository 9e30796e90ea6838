//! Every variant has its sentence in both languages, with all its variables; advice is given where it belongs.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::OnceLock,
};

use kernel::{BySeat, Casting, Game, Language, Refused as _, Seat, testkit::random_game};
use psychodrame::{
    ActionKind, BeliefId, CharacterId, Emotion, EntryId, Lack, Notice, Options, PacketId, Psychodrame,
    Refusal, RiskId, Role, TraitId,
};

use strum::IntoEnumIterator as _;

use super::{Args, Names, Speaker};
use crate::Person;

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

fn names() -> Names {
    Names::new(["Ana", "Bo", "Cy", "Di"].map(str::to_owned).to_vec())
}

/// A sentence is neither an id nor does it lack a variable.
#[track_caller]
fn check(language: Language, id: &str, said: &str) {
    assert_ne!(said, id);
    assert!(!said.contains("{$") && !said.contains("{ $"), "{id} in {language:?}: {said}");
    assert!(!said.is_empty(), "{id} in {language:?}");
}

/// The variables of a sentence in a language, by its id.
fn variables(language: Language) -> &'static BTreeMap<String, BTreeSet<String>> {
    static READ: [OnceLock<BTreeMap<String, BTreeSet<String>>>; 2] = [OnceLock::new(), OnceLock::new()];
    READ[usize::from(language == Language::En)].get_or_init(|| {
        let (sentences, _) = crate::catalog(language);
        sentences.into_iter().map(|sentence| (sentence.id, sentence.variables)).collect()
    })
}

/// Everything that the sentence speaks of, or chooses its words by, is there. Whether a round was won is asked of an
/// object, which is no variable: then the usual words are right.
#[track_caller]
fn whole(language: Language, id: &str, args: &Args<'_>) {
    let variables = variables(language).get(id).unwrap_or_else(|| panic!("there is no {id}"));
    for name in variables.iter().filter(|name| *name != "settled_won") {
        assert!(args.get(name).is_some(), "{id} in {language:?} speaks of {name}");
    }
}

fn ids(prefix: &str) -> BTreeSet<String> {
    let (sentences, _) = crate::catalog(Language::Fr);
    sentences.into_iter().map(|sentence| sentence.id).filter(|id| id.starts_with(prefix)).collect()
}

/// What comes up too rarely in random games.
const RARE: &str = r#"{"told":"secondary_claimed","by":1,"who":"s1"}
{"told":"purged_by_belief","by":0,"who":"m1","emotion":"anger","belief":3,"scope":"i","text":"I must be calm."}
{"told":"deck_renewed","cards":4}
{"told":"opposed","by":1,"who":"m2","text":null}
{"told":"stayed_out","by":1}
{"told":"left_to_narration"}
{"told":"support_offered","by":1,"who":"m1"}
{"told":"support_declined","by":0,"from":1,"who":"m1"}
{"told":"joined","by":2,"who":"m3","side":"opposition","order":["m1","m2","m3"]}
{"told":"trait_vanished","who":"m1","trait":4,"name":"A debt.","problem":false}
{"told":"acts_awaited","who":"m1"}
{"told":"act_proposed","by":0,"act":{"who":"m1","emotion":"fear","text":"Fire.","deaths":["m2"],"witnesses":["m3"],"unanswered":[1]}}
{"told":"death_answered","by":1,"who":"m2","agrees":true}
{"told":"act_narrated","entry":4,"by":0,"act":{"who":"m1","emotion":"fear","text":null,"deaths":[],"witnesses":[],"unanswered":[]}}
{"told":"character_died","who":"m2"}
{"told":"declared_ready","by":0}
{"told":"problem_resolved","by":0,"who":"m1","text":"At last.","past":"A debt.","problem":"A brother.","concerns":["safety"]}
{"told":"character_retired","by":0,"who":"m1","text":"Far away."}
{"told":"resolution_awaited","who":"m1"}
{"told":"writing_awaited","seats":[0,1]}
{"told":"sheet_begun","by":0,"who":"m3"}
{"told":"character_declined","by":1}
{"told":"secondary_promoted","by":0,"who":"m3","secondary":"s1","name":"Lou"}
{"told":"secondary_released","by":1,"who":"s1"}
{"told":"brought_in","entry":null,"by":0,"who":"s1"}
{"told":"points_discharged","entry":4,"by":0,"who":"m1","points":{"anger":2},"text":null}"#;

/// Random games show nearly everything; every sentence that comes up is whole.
#[test]
fn what_happens_is_said_in_whole_sentences() {
    let mut said = BTreeSet::new();
    for (seed, n) in (0..30u64).zip([2, 3, 4].into_iter().cycle()) {
        let options = Options {
            support_refusable: seed % 2 == 0,
            rematch_join: true,
            death_needs_consent: seed % 3 == 0,
            ..Options::default()
        };
        let casting = Casting { language: Language::Fr, roles: BySeat::new(vec![Role::Player; n]) };
        let played = random_game(&Psychodrame, &options, &casting, seed, 700).expect("a game");
        let mut state = Psychodrame.start(&played.log.opening.setup);
        let mut at = names();
        for event in played.log.steps.iter().flat_map(|row| &row.events) {
            said.insert(check_notice(&at, event));
            at.hear(event);
            Psychodrame.apply(&mut state, event);
        }
        assert_eq!(at.clone().at(&state.table).players, at.players);
    }
    let rare = RARE.lines().map(|line| serde_json::from_str(line).expect("a notice"));
    said.extend(rare.map(|notice| check_notice(&names(), &notice)));
    let never: Vec<String> = ids("psd-notice-").difference(&said).cloned().collect();
    assert!(never.is_empty(), "these never came up: {never:?}");
}

/// Nobody knows of a text that is missing whether it was said at the table or a bot had nothing left to say.
#[test]
fn what_is_not_written_leaves_a_whole_sentence() {
    let notices = RARE.lines().chain(SILENT.lines());
    for line in notices.filter(|line| line.contains("\"text\":null")) {
        let notice: Notice = serde_json::from_str(line).expect("a notice");
        for language in LANGUAGES {
            let said = Speaker::new(language).notice(&names(), &notice);
            assert!(said.ends_with(['.', '?']), "{said}");
            assert!(!said.contains("vive voix") && !said.contains("aloud") && !said.contains(" ."), "{said}");
        }
    }
}

/// Notices that a text would go with, without it.
const SILENT: &str = r#"{"told":"narrated","entry":1,"by":0,"who":null,"text":null}
{"told":"narrated","entry":1,"by":0,"who":"m1","text":null}
{"told":"result_narrated","entry":1,"by":0,"who":"m1","text":null}
{"told":"trait_used","entry":1,"by":0,"who":"m1","trait":2,"name":"A debt","text":null}
{"told":"accepted","by":0,"who":"m1","text":null}
{"told":"refused","by":0,"who":"m1","text":null}
{"told":"purged_by_act","entry":1,"by":0,"who":"m1","emotion":"fear","text":null}
{"told":"explained","by":0,"text":null}
{"told":"retold","by":0,"text":null}
{"told":"closing_began","by":0,"text":null}
{"told":"act_proposed","by":0,"act":{"who":"m1","emotion":"fear","text":null,"deaths":["m2"],"witnesses":["m3"],"unanswered":[1]}}"#;

fn check_notice(at: &Names, notice: &Notice) -> String {
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        let (id, args) = speaker.told(at, notice);
        whole(language, &id, &args);
        check(language, &id, &speaker.notice(at, notice));
    }
    Speaker::new(Language::Fr).told(at, notice).0
}

fn refusals() -> Vec<Refusal> {
    vec![
        Refusal::WrongNumberOfPlayers { n_seats: 9 },
        Refusal::WrongThreshold { threshold: 3 },
        Refusal::WrongNumberOfTraits { traits: 3 },
        Refusal::WrongTraitScore { score: 3 },
        Refusal::SeriesIsDamaged,
        Refusal::CannotBeKept { who: CharacterId::Main(2) },
        Refusal::OnlyLooking,
        Refusal::GameIsOver,
        Refusal::NotNow { what: ActionKind::Narrate },
        Refusal::NotYours { what: ActionKind::Narrate, whose: vec![Seat(1)] },
        Refusal::TextIsBlank { what: ActionKind::Narrate },
        Refusal::TextTooLong { what: ActionKind::Narrate, length: 9, most: 9 },
        Refusal::DisputeUnderWay,
        Refusal::NobodySuch { what: ActionKind::BringIn, who: CharacterId::Main(2) },
        Refusal::NoSuchSlot { slot: 3 },
        Refusal::SlotIsEmpty { slot: 3 },
        Refusal::NoConcern,
        Refusal::NotAnotherMain { what: ActionKind::SetRelation, who: CharacterId::Main(2) },
        Refusal::OwnProblem,
        Refusal::ProblemTaken { who: CharacterId::Main(2) },
        Refusal::ProblemsAreFree,
        Refusal::StanceNeedsWords,
        Refusal::StanceHasWords,
        Refusal::NotAFirstTrait { trait_id: TraitId(2) },
        Refusal::FourTraitsOnly,
        Refusal::WrongBalance { scores: [2, 2] },
        Refusal::NoSuchRelation { of: CharacterId::Main(2) },
        Refusal::SheetLacks { lacks: vec![Lack::Identity, Lack::Nuance] },
        Refusal::ConfirmedAlready,
        Refusal::NoTraitsLeft,
        Refusal::RelationNeedsSomebody,
        Refusal::OnlyRelationsName,
        Refusal::SheetIsFull,
        Refusal::TooManyCharacters,
        Refusal::VotedAlready,
        Refusal::ProposedAlready,
        Refusal::NoFocus,
        Refusal::OwnFocus { who: CharacterId::Main(2) },
        Refusal::NotInPlay { who: CharacterId::Main(2) },
        Refusal::NotYourCharacter { who: CharacterId::Main(2) },
        Refusal::NotPresent { what: ActionKind::Narrate, who: CharacterId::Main(2) },
        Refusal::PresentAlready { who: CharacterId::Main(2) },
        Refusal::NotInConflict,
        Refusal::SceneIsFull,
        Refusal::PlayedAlready { who: CharacterId::Main(2) },
        Refusal::ClaimedAlready { who: CharacterId::Main(2) },
        Refusal::NobodyClaims { who: CharacterId::Main(2) },
        Refusal::NoMainCharacter,
        Refusal::NoSheet,
        Refusal::TheInitiatorNarrates,
        Refusal::NothingToPurge { emotion: Emotion::Fear },
        Refusal::BelowTheFloor { emotion: Emotion::Fear, most: 3 },
        Refusal::NothingSpent,
        Refusal::TooFewCards { cards: 4 },
        Refusal::NobodyNamed,
        Refusal::NeedsAPlayer { who: CharacterId::Main(2) },
        Refusal::OnePlayerTwice,
        Refusal::OnlySecondaries,
        Refusal::AdversaryIsSomebodyElse,
        Refusal::AbsentFirst,
        Refusal::AnsweredAlready,
        Refusal::NobodyElseMayOppose,
        Refusal::TakesPartAlready,
        Refusal::NoWindow,
        Refusal::ExtendedAlready,
        Refusal::OnlyTheHouse,
        Refusal::NotAParticipant { what: ActionKind::UseTrait },
        Refusal::OneTraitARound,
        Refusal::NoSuchTrait { trait_id: TraitId(2) },
        Refusal::TraitUsed { trait_id: TraitId(2) },
        Refusal::WrongCount { count: 4, most: 4 },
        Refusal::ParticipantsDoNotSupport,
        Refusal::SupportedAlready,
        Refusal::NobodyOffersSupport { from: Seat(1) },
        Refusal::DoneAlready,
        Refusal::NoJoining,
        Refusal::NotYourCards { rank: None, count: 3 },
        Refusal::MustPlayCards,
        Refusal::NotYourTurn { turn: CharacterId::Main(2) },
        Refusal::NoTarget,
        Refusal::NotAnOpponent { who: CharacterId::Main(2) },
        Refusal::TickedAlready,
        Refusal::NoSuchBelief { belief: BeliefId(1) },
        Refusal::SwapWithAnOpponent { who: CharacterId::Main(2) },
        Refusal::NoBeliefs,
        Refusal::NoSuchPacket { packet: PacketId(1) },
        Refusal::NotYourself,
        Refusal::SpentAlready { packet: PacketId(1) },
        Refusal::NotTheDistributor { packet: PacketId(1) },
        Refusal::NoSuchRisk { risk: RiskId(1) },
        Refusal::RisksUncovered { left: 4 },
        Refusal::WrongPoints { points: 4, most: 4 },
        Refusal::AboveTen { emotion: Emotion::Fear },
        Refusal::BelowZero { trait_id: TraitId(2) },
        Refusal::NotSaturated { emotion: Emotion::Fear },
        Refusal::CannotDie { who: CharacterId::Main(2) },
        Refusal::NoWitness { who: CharacterId::Main(2) },
        Refusal::NotToClose,
        Refusal::NoSuchEntry { entry: EntryId(1) },
        Refusal::OwnEntry,
        Refusal::OneDisputeAtATime,
        Refusal::AuthorNotHeard,
        Refusal::NoDispute,
    ]
}

#[test]
fn every_refusal_has_its_sentence_and_its_rule() {
    let said: BTreeSet<String> = refusals().iter().map(check_refusal).collect();
    assert_eq!(said, ids("psd-refusal-"), "an example for each");
}

fn check_refusal(refusal: &Refusal) -> String {
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        let (id, args) = speaker.reason(&names(), refusal);
        whole(language, &id, &args);
        check(language, &id, &speaker.refusal(refusal));
        assert!(crate::rule(language, refusal.rule().0).is_some(), "{refusal:?}");
    }
    Speaker::new(Language::Fr).reason(&names(), refusal).0
}

#[test]
fn every_action_has_its_name() {
    for language in LANGUAGES {
        let speaker = Speaker::new(language);
        for kind in ActionKind::iter() {
            check(language, "action", &speaker.action(kind));
            speaker.hint(kind).iter().for_each(|hint| check(language, "hint", hint));
        }
    }
}

#[test]
fn the_traits_and_the_players_have_their_names() {
    let speaker = Speaker::new(Language::Fr);
    let mut at = names();
    let who = psychodrame::CharacterId::Main(1);
    at.hear(&Notice::SecondaryPromoted { by: Seat(0), who, secondary: who, name: "Irène".into() });
    let told = Notice::CardsDrawn {
        by: Seat(0),
        who,
        cards: vec!["7D".parse().expect("a card"), "KC".parse().expect("a card")],
        why: psychodrame::DrawReason::Trait,
    };
    assert_eq!(speaker.notice(&at, &told), "7♦ R♣ pour Irène (trait).");
    let offered = Notice::DirectionOffered { to: Some(Seat(1)) };
    assert_eq!(speaker.notice(&at, &offered), "La mise en scène revient à Bo.");
}

/// The advice for an action says this in French and that in English.
#[track_caller]
fn shows(kind: ActionKind, fr: &str, en: &str) {
    for (language, words) in [(Language::Fr, fr), (Language::En, en)] {
        let hint = Speaker::new(language).hint(kind).unwrap_or_default();
        assert!(hint.contains(words), "{hint}");
    }
}

#[test]
fn psd_11_how_a_belief_opens_is_advice() {
    shows(ActionKind::SetBelief, "c’est vous qui dites sur qui elle porte", "you say whom it is about");
}

#[test]
fn psd_14_a_trait_is_a_short_phrase_that_will_matter() {
    shows(ActionKind::SetNuance, "Un mot ou une courte phrase", "A word or a short phrase");
}

#[test]
fn psd_16_a_problem_moves_its_player() {
    shows(ActionKind::SetProblem, "un sujet qui vous touche", "a subject that moves you");
}

#[test]
fn psd_26_love_and_trust_are_explained() {
    shows(ActionKind::SetBalance, "L’amour couvre l’amitié", "Love covers friendship");
}

#[test]
fn psd_29_a_scene_has_one_time_one_place_one_action() {
    shows(
        ActionKind::FrameScene,
        "Un seul temps, un seul lieu, une seule action",
        "One time, one place, one action",
    );
}

#[test]
fn psd_40_what_depends_on_a_character_is_asked_of_its_player() {
    shows(ActionKind::Narrate, "se demande à son joueur", "is asked of its player");
}

#[test]
fn psd_48_a_first_appearance_is_described() {
    shows(ActionKind::EnterScene, "décrivez son allure et son caractère", "describe looks and temperament");
}

#[test]
fn psd_62_the_goal_engages_the_other() {
    shows(ActionKind::InitiateConflict, "Le but doit engager l’autre", "The goal must engage the other");
}

#[test]
fn psd_88_the_narration_is_free_and_guided_by_the_belief() {
    shows(
        ActionKind::TickBelief,
        "librement, mais cette croyance vous guide",
        "free, but guided by this belief",
    );
}

#[test]
fn psd_122_each_point_is_justified() {
    shows(ActionKind::SpendOnEmotion, "Justifiez chaque point", "Justify each point");
}

#[test]
fn psd_123_an_endured_risk_becomes_true() {
    shows(ActionKind::PlayCombination, "le risque devient vrai", "the risk becomes true");
}

#[test]
fn psd_146_a_disproportionate_act_cannot_kill() {
    shows(ActionKind::PurgeByAct, "il ne peut pas tuer", "it cannot kill");
}

#[test]
fn several_are_spoken_of_as_several_and_whoever_reads_is_told_so() {
    let page = crate::Speaker::page(Language::Fr, super::PAGE);
    let (ana, you) = (Person::named("Ana"), Person::told("Bruno", true));
    let asked = |wait: Person| {
        let args = Args::new().with("n", 1u8).with("agreed", ana.clone()).with("wait", wait);
        page.say("psd-end-asked", &args)
    };
    assert!(asked(you.clone()).ends_with("D’accord\u{202f}: Ana. Il manque votre avis."), "{}", asked(you));
    assert!(asked(Person::named("Aoi")).ends_with("Il manque l’avis d’Aoi."));
    let relink = |who: Vec<Person>| page.say("psd-relink", &Args::new().with("who", who));
    let both = relink(vec![ana.clone(), Person::named("Aoi")]);
    assert!(both.contains("Ana et Aoi doivent se lier"), "{both}");
}
