//! Innommable: a Keeper that tells its mystery and understands what people say.

use ::innommable::{Action, ActionKind, ElementId, Ending, Fate, Innommable, Ruling, Stage};
use kernel::{Language, Seat, Tact, Text, Wish};
use table::People;
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

/// Every epilogue of a whole game of bots, with who told it, and how it ended.
fn epilogues(language: Language, seed: u64) -> (Option<Ending>, Table<Innommable>, Vec<(Seat, Text)>) {
    let mut table = Table::<Innommable>::new(4, &[], language, seed);
    let mut told = Vec::new();
    while let Some(done) = table.next(1_000_000) {
        if let Action::Epilogue { text } = done.action {
            told.push((done.seat, text.expect("words")));
        }
    }
    (keeper(&table).ending, table, told)
}

#[test]
fn the_end_is_told_of_this_mystery_and_of_each_character() {
    let (mut n_disasters, mut n_defused) = (0, 0);
    for seed in 0..16 {
        let language = if seed % 2 == 0 { Language::Fr } else { Language::En };
        let (ending, table, told) = epilogues(language, seed);
        let bank = bank(language, "innommable");
        let of_a_mystery = |part: &str, text: &str| {
            let groups = bank.groups().filter(|group| group.starts_with("mystery-") && group.ends_with(part));
            groups.flat_map(|group| bank.texts(group)).any(|known| text.contains(known.as_str()))
        };
        for (seat, text) in told {
            assert!(!text.contains('%'), "{text}");
            match ending {
                Some(Ending::Defused) => {
                    n_defused += 1;
                    let view = keeper(&table);
                    let own = view.character(seat).expect("a character");
                    let anchor = own.profile.as_ref().expect("who it is").anchor.to_string();
                    let anchor = anchor.split([',', '.', ':']).next().unwrap_or_default().trim().to_owned();
                    assert!(text.contains(&anchor), "{anchor}: {text}");
                    assert!(own.status == Fate::Dead || of_a_mystery("-after", &text), "{text}");
                }
                Some(Ending::Disaster) | None => {
                    n_disasters += 1;
                    assert!(seat == Seat(KEEPER) && of_a_mystery("-disaster", &text), "{text}");
                }
            }
        }
    }
    assert!(n_defused > 3 && n_disasters + n_defused > 8, "{n_disasters} {n_defused}");
}

#[test]
fn the_keeper_goes_on_closes_and_gives_the_floor_when_asked() {
    for seed in 0..4 {
        let mut table = in_the_first_scene(Language::Fr, seed);
        while table.next(2 * STEP).is_some() {}
        let name = table.view(1).own().and_then(|own| own.profile.clone()).expect("a character").name;
        table.pace.ask(Wish::Floor);
        let Some(Action::Narrate { text }) = table.next(2 * STEP).map(|done| done.action) else {
            panic!("seed {seed}: the floor is given")
        };
        assert!(text.contains(&*name), "{text}");
        assert!(table.next(A_GOOD_WHILE).is_none_or(|done| done.tact == Tact::Answers), "seed {seed}");
        let scene = keeper(&table).scene;
        table.pace.ask(Wish::Close);
        assert!(
            table.next(2 * STEP).is_some() && keeper(&table).scene == scene + 1,
            "seed {seed}: it closes"
        );
        table.pace.ask(Wish::GoOn);
        let goes_on = table.next(2 * STEP).expect("it goes on");
        assert_ne!(goes_on.tact, Tact::Ends, "seed {seed}: {:?}", goes_on.action);
    }
}

#[test]
fn no_scene_closes_unasked_where_people_speak_aloud_or_look_elsewhere() {
    for people in
        [People { speak_aloud: true, ..People::here(1) }, People { elsewhere: 1, ..People::here(1) }]
    {
        for seed in 0..3 {
            let mut table = in_the_first_scene(Language::Fr, seed);
            table.pace.seat(people, table.now);
            for _ in 0..60 {
                table.next(600_000);
            }
            assert!(keeper(&table).scene <= 1, "seed {seed}: {people:?}");
        }
    }
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

#[test]
fn bots_attempt_again_once_a_person_who_keeps_has_told_more_or_asks() {
    for seed in 0..4 {
        let mut table = Table::<Innommable>::new(4, &[KEEPER], Language::Fr, seed);
        assert!(table.until(|table| keeper(table).stage == Stage::Free), "play begins");
        table.pace = table::Pace::new(STEP, table.now);
        // They act until each has had its turn; whatever they attempt takes place.
        let happens = |table: &mut Table<Innommable>| {
            let waits = keeper(table).characters.into_iter().find(|character| character.pending.is_some());
            let Some(of) = waits.map(|character| character.seat) else { return };
            let (ruling, opponent, initiator, reveals, text) = (Ruling::Happens, None, None, None, None);
            let rule = Action::RuleAction { of, ruling, opponent, initiator, reveals, text };
            assert!(table.person_does(KEEPER, &rule), "seed {seed}");
        };
        for _ in 0..40 {
            table.next(600_000);
            happens(&mut table);
        }
        assert!(table.next(600_000).is_none(), "seed {seed}: each has acted");
        table.pace.ask(Wish::GoOn);
        let asked = table.next(2 * STEP).map(|done| (done.action.kind(), done.tact));
        assert!(asked.is_some_and(|(_, tact)| tact == Tact::Begins), "seed {seed}: {asked:?}");
        for _ in 0..9 {
            happens(&mut table);
            table.next(600_000);
        }
        assert!(table.next(600_000).is_none(), "seed {seed}: one of them was asked");
        assert!(table.person_does(KEEPER, &Action::Narrate { text: "Au fond du puits, on répond.".into() }));
        assert!(table.next(A_GOOD_WHILE).is_none(), "seed {seed}: the Keeper may tell more");
        let next = table.next(600_000).expect("somebody takes it up");
        assert!(next.tact == Tact::Begins && next.after >= A_GOOD_WHILE, "seed {seed}: {:?}", next.action);
    }
}
