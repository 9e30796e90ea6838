//! What the rules leave to the people stands where they need it.

use innommable::{ActionKind, Dice, Happening, MonologueKind, Notice, Sheet};
use kernel::Language;

use super::{A, LANGUAGES, Speaker, names};

/// What is only shown has to be somewhere: beside an action, at the table, and on demand as a rule.
#[track_caller]
fn shown(rule: &str, said: impl Fn(&Speaker) -> String, words: [&str; 2]) {
    for (language, word) in LANGUAGES.into_iter().zip(words) {
        let said = said(&Speaker::new(language));
        assert!(said.contains(word), "{rule} in {language:?}: {said:?} says nothing of {word:?}");
        assert!(crate::rule(language, rule).is_some_and(|text| !text.is_empty()), "{rule} in {language:?}");
    }
}

fn hint(kind: ActionKind) -> impl Fn(&Speaker) -> String {
    move |speaker| speaker.hint(kind).unwrap_or_default()
}

#[test]
fn inn_02_the_time_it_takes_is_shown() {
    let before = |speaker: &Speaker| speaker.before_play(true).join(" ");
    shown("INN-02", before, ["trois à quatre heures", "three to four hours"]);
    shown("INN-01", before, ["personne n’a encore essayé", "Nobody has tried"]);
}

#[test]
fn inn_09_the_source_is_not_human() {
    shown("INN-09", hint(ActionKind::WriteMystery), ["pas un être humain", "not a human being"]);
}

#[test]
fn inn_13_the_group_is_united() {
    shown(
        "INN-13",
        hint(ActionKind::SubmitCharacter),
        ["ni comploteur ni traître", "no plotter, no traitor"],
    );
}

#[test]
fn inn_14_a_sheet_that_is_too_long_is_warned_of() {
    let desk = |length| innommable::Preparation {
        sheet: Sheet::default(),
        length,
        limit: innommable::SHEET_LIMIT,
        elements: vec![],
        heap: Dice::NONE,
        course: vec![],
        symptoms_wanted: 5,
        notes: vec![],
    };
    let warning = |speaker: &Speaker| speaker.sheet_warning(&desk(6001)).unwrap_or_default();
    shown("INN-14", warning, ["6001", "6001"]);
    assert_eq!(Speaker::new(Language::Fr).sheet_warning(&desk(6000)), None);
    shown("INN-14", hint(ActionKind::WriteMystery), ["recto verso", "both sides"]);
}

#[test]
fn inn_17_the_expected_order_is_advice() {
    shown("INN-17", hint(ActionKind::LayDice), ["symptômes d’abord", "Symptoms are usually found first"]);
}

#[test]
fn inn_22_a_good_number_of_symptoms_is_proposed() {
    shown("INN-22", hint(ActionKind::LayDice), ["quatre symptômes de moins", "four symptoms fewer"]);
}

#[test]
fn inn_26_a_circle_around_the_bowl() {
    shown("INN-26", |speaker| speaker.before_play(false).join(" "), ["en cercle", "in a circle"]);
}

#[test]
fn inn_28_the_character_fits_the_role() {
    shown("INN-28", hint(ActionKind::ApproveCharacter), ["Convient-il au rôle", "fit the role"]);
    shown("INN-28", hint(ActionKind::SubmitCharacter), ["convienne au rôle", "fits the role"]);
}

#[test]
fn inn_29_the_character_is_human_and_humane() {
    shown("INN-29", hint(ActionKind::SubmitCharacter), ["humain, qui ait du cœur", "human, with a heart"]);
}

#[test]
fn inn_30_the_character_has_no_supernatural_skill() {
    shown(
        "INN-30",
        hint(ActionKind::SubmitCharacter),
        ["rien faire de surnaturel", "without supernatural skill"],
    );
}

#[test]
fn inn_33_reveal_what_an_action_leads_to() {
    shown(
        "INN-33",
        hint(ActionKind::Reveal),
        ["dès qu’une action y mène", "as soon as an action leads there"],
    );
}

#[test]
fn inn_34_reveal_what_is_present() {
    shown(
        "INN-34",
        hint(ActionKind::Reveal),
        ["dès que l’élément est là", "as soon as the element is present"],
    );
}

#[test]
fn inn_35_never_a_throw_to_find() {
    shown("INN-35", hint(ActionKind::Reveal), ["Jamais de jet pour découvrir", "Never a throw to find"]);
    shown("INN-35", hint(ActionKind::RuleAction), ["Jamais de jet pour découvrir", "Never a throw to find"]);
}

#[test]
fn inn_38_what_the_keeper_keeps_back_is_a_conflict() {
    shown(
        "INN-38",
        hint(ActionKind::RuleAction),
        ["une réussite oblige à le dire", "success obliges you to tell"],
    );
}

#[test]
fn inn_41_a_short_scene_in_the_first_person() {
    shown("INN-41", hint(ActionKind::FinishMonologue), ["À la première personne", "In the first person"]);
}

#[test]
fn inn_43_the_die_says_what_to_speak_of() {
    for (kind, words) in [
        (MonologueKind::Dream, ["rêve", "dream"]),
        (MonologueKind::Hallucination, ["perceptions", "perceptions"]),
        (MonologueKind::OccultKnowledge, ["nul ne devrait savoir", "nobody should know"]),
        (MonologueKind::ParanormalEffect, ["surnaturel", "supernatural"]),
    ] {
        let (by, anchor_central, lore) = (A, false, None);
        let begins = Notice::Open(Happening::MonologueStarted { by, kind, die: None, anchor_central, lore });
        shown("INN-43", |speaker| speaker.notice(&names(None), &begins), words);
    }
}

#[test]
fn inn_49_nothing_supernatural_in_a_scene_with_the_anchor() {
    let content = |speaker: &Speaker| speaker.content(MonologueKind::Anchor, false);
    shown("INN-49", content, ["le surnaturel n’entre pas", "supernatural kept out"]);
}

#[test]
fn inn_104_what_is_implied_matches_the_die() {
    let words =
        ["rêve, perception, savoir interdit, acte paranormal", "dream, perception, forbidden knowledge"];
    shown("INN-104", hint(ActionKind::Suggest), words);
}
