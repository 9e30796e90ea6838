//! Innommable: bots answer what people say, speak of their own anchors, and a Keeper's findings fit what was attempted.

use ::innommable::{Action, CharacterView, Innommable, MonologueKind, Stage};
use kernel::{Language, Seat};
use words::bank;

use crate::table::{A_GOOD_WHILE, STEP, Table};

const KEEPER: u8 = 0;

/// Seat 0 keeps; seat 1 is a person.
fn in_the_first_scene(language: Language, seed: u64) -> Table<Innommable> {
    let mut table = Table::<Innommable>::new(4, &[1], language, seed);
    assert!(table.until(|table| table.view(KEEPER).stage == Stage::Free), "play begins");
    table.pace = table::Pace::new(STEP, table.now);
    table.next(A_GOOD_WHILE);
    table
}

/// Who says what next, to what a person says.
fn answer(table: &mut Table<Innommable>, said: &str) -> Option<(Seat, String)> {
    assert!(table.person_does(1, &Action::Narrate { text: said.into() }), "{said}");
    match table.next(A_GOOD_WHILE)?.action {
        Action::Narrate { text } => Some((Seat(0), text.to_string())),
        other => panic!("{said}: {other:?}"),
    }
}

/// Whether a text of this group is this one, but for its holes.
fn is_of(language: Language, group: &str, said: &str) -> bool {
    let texts = bank(language, "innommable").texts(group).iter();
    let pieces = |text: &String| text.split(['%']).map(str::to_owned).collect::<Vec<_>>();
    let mut all = texts.map(pieces);
    all.any(|pieces| {
        let first = said.starts_with(pieces[0].as_str());
        first && pieces.last().is_none_or(|last| pieces.len() == 1 || said.ends_with(&last[1..]))
    })
}

#[test]
fn a_question_is_answered_in_kind_and_never_quoted() {
    for (language, said, group) in [
        (Language::Fr, "Où mène cet escalier ?", "reply-where"),
        (Language::Fr, "Pourquoi restons-nous ici ?", "reply-why"),
        (Language::Fr, "Quand l’as-tu vu ?", "reply-when"),
        (Language::Fr, "Merci, vraiment.", "reply-thanks"),
        (Language::En, "Who was at the window?", "reply-who"),
        (Language::En, "How do we get out?", "reply-how"),
    ] {
        for seed in 0..3 {
            let mut table = in_the_first_scene(language, seed);
            let (_, text) = answer(&mut table, said).expect("an answer");
            assert!(is_of(language, group, &text), "{said}: {text}");
            assert!(!text.contains('%') && !text.contains(said.trim_end_matches([' ', '?', '.'])), "{text}");
        }
    }
}

#[test]
fn nobody_answers_the_same_twice() {
    let mut table = in_the_first_scene(Language::Fr, 2);
    let mut said = Vec::new();
    for _ in 0..4 {
        let (_, text) = answer(&mut table, "Pourquoi ?").expect("an answer");
        assert!(!said.contains(&text), "again: {text}");
        said.push(text);
    }
}

#[test]
fn whoever_is_named_answers() {
    for seed in 0..4 {
        let mut table = in_the_first_scene(Language::Fr, seed);
        let name =
            table.view(1).character(Seat(3)).and_then(|c| c.profile.clone()).expect("a character").name;
        let first = name.split(' ').next().unwrap_or_default().to_owned();
        assert!(table.person_does(1, &Action::Narrate { text: format!("{first}, qui est là ?").into() }));
        let done = table.next(A_GOOD_WHILE).expect("an answer");
        assert_eq!(done.seat, Seat(3), "{first}: {:?}", done.action);
    }
}

#[test]
fn a_scene_with_an_anchor_is_about_that_anchor() {
    let mut n = 0;
    for (language, seed) in [(Language::Fr, 1), (Language::En, 2), (Language::Fr, 3), (Language::En, 4)] {
        let mut table = Table::<Innommable>::new(4, &[], language, seed);
        let mut before = table.view(KEEPER).monologue;
        while let Some(done) = table.next(1_000_000) {
            let is_anchor = before.as_ref().is_some_and(|it| it.kind == MonologueKind::Anchor);
            if let Action::FinishMonologue { text: Some(text) } = &done.action
                && is_anchor
            {
                let view = table.view(KEEPER);
                let of = |c: &CharacterView| c.profile.clone().expect("a profile").anchor.to_string();
                let anchor = view.character(done.seat).map(of).expect("a character");
                let place = bank(language, "innommable").texts("anchor").iter().position(|it| *it == anchor);
                let own = format!("anchored-{}", place.expect("of the bank") + 1);
                assert!(is_of(language, &own, text), "{anchor}: {text}");
                n += 1;
            }
            before = table.view(KEEPER).monologue;
        }
    }
    assert!(n > 6, "{n}");
}

#[test]
fn what_is_found_is_what_was_looked_for() {
    let mut n = 0;
    for (language, seed) in (0..6).flat_map(|seed| [(Language::Fr, seed), (Language::En, seed)]) {
        let mut table = in_the_first_scene(language, seed);
        let places = |which: &str| bank(language, "innommable").texts(&format!("mystery-{which}-place"));
        let place = table.view(1).setting.expect("a setting").place.to_string();
        let which = ["a", "b", "c", "d", "e", "f"].into_iter().find(|which| places(which).contains(&place));
        let part = |part: &str| {
            bank(language, "innommable").texts(&format!("mystery-{}-{part}", which.expect("of the shelf")))
        };
        // The third, not the first.
        let goal = Some(part("try-symptom")[2].as_str().into());
        assert!(table.person_does(1, &Action::DeclareAction { goal, target: None }));
        let found = (0..4).find_map(|_| match table.next(A_GOOD_WHILE)?.action {
            Action::Reveal { text, .. } => text,
            _ => None,
        });
        let found = found.expect("something is found");
        assert_eq!(*found, *part("told-symptom")[2], "{language:?} {seed}");
        n += 1;
    }
    assert_eq!(n, 12);
}

#[test]
fn what_stands_against_an_attempt_comes_of_it() {
    let mut table = in_the_first_scene(Language::Fr, 6);
    let goal = Some("Je pousse la porte, de force.".into());
    assert!(table.person_does(1, &Action::DeclareAction { goal, target: None }));
    let against = (0..4).find_map(|_| match table.next(A_GOOD_WHILE)?.action {
        Action::RuleAction { of: Seat(1), text, .. } => text,
        _ => None,
    });
    let against = against.expect("words");
    assert!(is_of(Language::Fr, "against-open", &against), "{against}");
}
