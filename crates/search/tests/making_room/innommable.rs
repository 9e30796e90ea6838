//! Innommable: a Keeper that tells its mystery and understands what people say.

use ::innommable::{Action, ActionKind, ElementId, Innommable, Ruling, Stage};
use kernel::{Language, Seat, Tact, Wish};
use words::bank;

use crate::table::{A_GOOD_WHILE, STEP, Table};

const KEEPER: u8 = 0;

fn keeper(table: &Table<Innommable>) -> ::innommable::View {
    table.view(KEEPER)
}

/// Seat 0 keeps; seat 1 is a person.
fn in_the_first_scene(language: Language, seed: u64) -> Table<Innommable> {
    let mut table = Table::new(4, &[1], language, seed);
    assert!(table.until(|table| keeper(table).stage == Stage::Free), "play begins");
    table.pace = table::Pace::new(STEP, table.now);
    table
}

/// Whether that is how this element is told, and not a line that would suit any mystery.
fn tells(language: Language, written: &str, told: &str) -> bool {
    let bank = bank(language, "innommable");
    bank.groups().filter(|group| group.starts_with("mystery-")).any(|group| {
        let Some((mystery, part)) = group.rsplit_once('-') else { return false };
        let place = bank.texts(group).iter().position(|text| text == written);
        place.is_some_and(|place| {
            bank.texts(&format!("{mystery}-told-{part}")).get(place).is_some_and(|text| text == told)
        })
    })
}

#[test]
fn the_keeper_tells_its_mystery_and_no_stock_line() {
    let mut n_revealed = 0;
    for (language, seed) in [(Language::Fr, 1), (Language::En, 2), (Language::Fr, 3)] {
        let mut table = Table::<Innommable>::new(4, &[], language, seed);
        while !table.is_over() {
            let written = keeper(&table).desk.map(|desk| desk.elements).unwrap_or_default();
            let Some(done) = table.next(1_000_000) else { break };
            if let Action::Reveal { element: ElementId(number), text, .. } = done.action {
                let written = &written[usize::from(number) - 1].text;
                let told = text.expect("it is told");
                assert!(tells(language, written, &told), "{written}: {told}");
                n_revealed += 1;
            }
        }
    }
    assert!(n_revealed > 10, "{n_revealed}");
}

#[test]
fn the_keeper_sets_a_situation_and_turns_to_a_person() {
    for seed in 0..4 {
        let mut table = in_the_first_scene(Language::Fr, seed);
        let name = table.view(1).own().and_then(|own| own.profile.clone()).expect("a character").name;
        let first = table.next(A_GOOD_WHILE).expect("a situation");
        let Action::Narrate { text } = first.action else { panic!("{:?}", first.action) };
        assert!(text.contains(&*name), "{text}");
        let next = table.next(600_000).expect("something");
        assert!(next.after >= A_GOOD_WHILE, "{:?}", next.action);
    }
}

#[test]
fn whoever_looks_in_their_own_words_finds() {
    let mut table = in_the_first_scene(Language::Fr, 5);
    let goal = Some("Je fouille les papiers de l’oncle".into());
    assert!(table.person_does(1, &Action::DeclareAction { goal, target: None }));
    let found =
        (0..4).any(|_| table.next(A_GOOD_WHILE).is_some_and(|done| done.action.kind() == ActionKind::Reveal));
    assert!(found);
}

#[test]
fn whoever_forces_something_throws_for_it() {
    let mut table = in_the_first_scene(Language::En, 6);
    let goal = Some("I threaten the old man".into());
    assert!(table.person_does(1, &Action::DeclareAction { goal, target: None }));
    let ruled = (0..4).find_map(|_| match table.next(A_GOOD_WHILE)?.action {
        Action::RuleAction { of: Seat(1), ruling, text, .. } => Some((ruling, text)),
        _ => None,
    });
    let (ruling, text) = ruled.expect("a ruling");
    assert!(ruling == Ruling::Conflict && text.is_some());
}

#[test]
fn bots_leave_people_the_scene() {
    for seed in 0..4 {
        let mut table = in_the_first_scene(Language::Fr, seed);
        table.next(A_GOOD_WHILE);
        for _ in 0..60 {
            table.pace.write(table.now);
            let done = table.next(3_000);
            assert!(done.is_none_or(|done| done.tact == Tact::Answers), "seed {seed}");
        }
        table.pace.ask(Wish::Close);
        table.pace.rest();
        let closes = table.next(A_GOOD_WHILE).map(|done| done.action.kind());
        assert_eq!(closes, Some(ActionKind::StartScene), "it is asked to");
    }
}
