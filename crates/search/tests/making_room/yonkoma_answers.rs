//! 4-KOMA: a person is answered in kind, by whoever is spoken to, and what happens is announced.

use std::collections::BTreeSet;

use ::yonkoma::{Action, Happening, Notice, Stage, Yonkoma};
use kernel::{Language, Seat, Wish};

use crate::table::{A_GOOD_WHILE, STEP, Table};

/// Seat 0 leads, seat 1 is a person; what opens the Scene was told.
fn in_a_scene(language: Language, seed: u64) -> Table<Yonkoma> {
    let mut table = Table::<Yonkoma>::new(4, &[1], language, seed);
    assert!(table.until(|table| table.view(1).board.stage == Stage::Free), "characters are made");
    table.pace = table::Pace::new(STEP, table.now);
    while table.next(2 * STEP).is_some() {}
    table
}

/// What is answered, and by whom.
fn answered(table: &mut Table<Yonkoma>, said: &str) -> Option<(Seat, String)> {
    assert!(table.person_does(1, &Action::Narrate { text: said.into() }));
    let done = table.next(A_GOOD_WHILE)?;
    let Action::Narrate { text } = done.action else { return None };
    Some((done.seat, text.to_string()))
}

/// Whether a text is made of a line of this group, in which `%` and a letter stand for something.
fn is_of(language: Language, group: &str, text: &str) -> bool {
    let is_made_of = |line: &&String| {
        let mut rest = text;
        line.split('%').enumerate().all(|(n, piece)| {
            let piece = if n == 0 { piece } else { piece.get(1..).unwrap_or_default() };
            // What stands before a name goes with it.
            let piece =
                ["de ", "à ", "que "].iter().fold(piece, |piece, before| piece.trim_end_matches(before));
            rest.find(piece).map(|at| rest = &rest[at + piece.len()..]).is_some()
        })
    };
    words::bank(language, "yonkoma").texts(group).iter().any(|line| is_made_of(&line))
}

#[test]
fn a_question_is_answered_in_kind_by_whoever_leads() {
    let asked = [
        (Language::Fr, "Où est la sortie ?", "tell-where"),
        (Language::Fr, "Pourquoi fait-il si froid ?", "tell-why"),
        (Language::Fr, "Qui a éteint la lumière ?", "tell-who"),
        (Language::Fr, "Ouvrez cette porte, s’il vous plaît.", "tell-request"),
        (Language::En, "Where is the way out?", "tell-where"),
        (Language::En, "How do we get in?", "tell-how"),
    ];
    for (seed, (language, said, group)) in (0..).zip(asked) {
        let mut table = in_a_scene(language, seed);
        let (seat, text) = answered(&mut table, said).expect("an answer");
        assert_eq!(seat, Seat(0), "{said} {text}");
        assert!(is_of(language, group, &text), "{said} {text}");
        assert!(!text.contains('%') && !text.contains(said.trim_end_matches(" ?")), "{text}");
    }
}

#[test]
fn whoever_is_spoken_to_answers_as_their_character() {
    for seed in 0..6 {
        let mut table = in_a_scene(Language::Fr, seed);
        let other =
            table.view(1).board.pcs().find(|pc| pc.owner == Some(Seat(2))).map(|pc| pc.name.to_string());
        let name = other.expect("somebody");
        let (seat, text) = answered(&mut table, &format!("{name}, où vas-tu ?")).expect("an answer");
        assert_eq!(seat, Seat(2), "{text}");
        assert!(text.contains(&name) && is_of(Language::Fr, "say-where", &text), "{text}");
    }
}

#[test]
fn no_answer_comes_twice() {
    let said = ["Tu viens ?", "Je traverse le quai.", "Merci.", "On y va ?", "Je m’assieds."];
    for (seed, language) in [(1, Language::Fr), (2, Language::En)] {
        let mut table = in_a_scene(language, seed);
        let mut heard = BTreeSet::new();
        for said in said.iter().cycle().take(20) {
            let Some((_, text)) = answered(&mut table, said) else { continue };
            assert!(!text.contains('%') && heard.insert(text.clone()), "again: {text}");
            while table.next(2 * STEP).is_some() {}
        }
        assert!(heard.len() >= 10, "{heard:?}");
    }
}

#[test]
fn a_conflict_says_who_comes_in_whose_way_and_why() {
    let mut n_announced = 0;
    for seed in 0..4 {
        let mut table = in_a_scene(Language::Fr, seed);
        for _ in 0..200 {
            table.pace.ask(Wish::GoOn);
            let Some(done) = table.next(A_GOOD_WHILE) else {
                if table.person_plays_on(1) {
                    continue;
                }
                break;
            };
            let Action::StartConflict { stake: Some(stake), .. } = done.action else { continue };
            // They have time to read it first.
            let said = (0..6).find_map(|_| table.next(A_GOOD_WHILE));
            let said = said.map(|done| done.action);
            assert!(matches!(said, Some(Action::Narrate { .. })), "seed {seed}: {said:?}");
            let told = |notice: &Notice| {
                let text = match notice {
                    Notice::Open(Happening::Narrated { by: Seat(0), text }) => text,
                    _ => return false,
                };
                text.contains(&*stake) && is_of(Language::Fr, "rival", text)
            };
            assert!(table.told[1].iter().any(told), "seed {seed}: {stake}");
            n_announced += 1;
            // In a long evening there are no more lines for it.
            if n_announced % 3 == 0 {
                break;
            }
        }
    }
    assert!(n_announced > 0, "nobody came in anybody's way");
}
