//! 4-KOMA: a game master that waits, and Koma that are spent.

use std::collections::BTreeSet;

use ::yonkoma::{Action, ActionKind, Happening, Notice, Stage, Yonkoma};
use kernel::{Language, Seat, Tact, Wish};

use table::People;

use crate::table::{A_GOOD_WHILE, STEP, Table};

/// Seat 0 leads, seat 1 is a person.
fn table(seed: u64) -> Table<Yonkoma> {
    Table::new(4, &[1], Language::Fr, seed)
}

fn stage(table: &Table<Yonkoma>) -> Stage {
    table.view(1).board.stage
}

fn in_the_first_scene(seed: u64) -> Table<Yonkoma> {
    let mut table = table(seed);
    assert!(table.until(|table| stage(table) == Stage::Free), "characters are made");
    table.pace = table::Pace::new(STEP, table.now);
    table
}

#[test]
fn nothing_ends_and_nothing_begins_while_a_person_reads_or_writes() {
    for seed in 0..4 {
        let mut table = in_the_first_scene(seed);
        for _ in 0..200 {
            table.pace.write(table.now);
            let done = table.next(3_000);
            assert!(done.is_none_or(|done| done.tact == Tact::Answers), "seed {seed}");
        }
        assert_eq!(table.view(1).board.session, 1);
    }
}

#[test]
fn the_next_session_waits_for_people() {
    for seed in 0..3 {
        let mut table = table(seed);
        if !table.until(|table| stage(table) == Stage::SessionEnd) {
            panic!("seed {seed}: the first Session ends when people ask to go on");
        }
        table.pace = table::Pace::new(STEP, table.now);
        let end = table.now + 90_000;
        while table.now < end {
            let done = table.next(end - table.now);
            assert!(done.is_none_or(|done| done.tact != Tact::Ends), "seed {seed}");
        }
        table.pace.ask(Wish::Close);
        let closes = table.next(A_GOOD_WHILE).map(|done| done.action);
        assert_eq!(closes, Some(Action::Close), "it is asked to");
    }
}

#[test]
fn no_session_opens_or_closes_unasked_where_people_speak_aloud_or_look_elsewhere() {
    for people in
        [People { speak_aloud: true, ..People::here(1) }, People { elsewhere: 1, ..People::here(1) }]
    {
        for begins in [Stage::Free, Stage::SessionEnd] {
            let mut table = table(2);
            assert!(table.until(|table| stage(table) == begins));
            table.pace = table::Pace::new(STEP, table.now);
            table.pace.seat(people, table.now);
            let (session, scene) = (table.view(1).board.session, table.view(1).board.scene);
            for _ in 0..60 {
                table.next(600_000);
            }
            let board = table.view(1).board;
            assert!(board.session == session && board.scene == scene, "{people:?}: {begins:?}");
            assert_ne!(board.stage, Stage::Closed);
        }
    }
}

#[test]
fn a_game_master_goes_on_closes_and_gives_the_floor_when_asked() {
    for seed in 0..4 {
        let mut table = in_the_first_scene(seed);
        // The situation first.
        while table.next(2 * STEP).is_some() {}
        let name = table.view(1).own().expect("a character").name.to_string();
        table.pace.ask(Wish::Floor);
        let Some(Action::Narrate { text }) = table.next(2 * STEP).map(|done| done.action) else {
            panic!("seed {seed}: the floor is given")
        };
        assert!(text.contains(&name), "{text}");
        assert!(table.next(A_GOOD_WHILE).is_none_or(|done| done.tact == Tact::Answers), "seed {seed}");
        let scene = table.view(1).board.scene;
        table.pace.ask(Wish::Close);
        let closes = table.next(2 * STEP).map(|done| done.tact);
        assert!(closes == Some(Tact::Ends) && table.view(1).board.scene > scene, "seed {seed}: it closes");
        while table.next(2 * STEP).is_some() {}
        table.pace.ask(Wish::GoOn);
        let goes_on = table.next(2 * STEP).expect("it goes on");
        assert_eq!(goes_on.tact, Tact::Begins, "seed {seed}: {:?}", goes_on.action);
    }
}

#[test]
fn a_scene_opens_with_a_situation_that_turns_to_a_person() {
    for seed in 0..6 {
        let mut table = in_the_first_scene(seed);
        let own = table.view(1).own().expect("a character").name.to_string();
        let told = |table: &Table<Yonkoma>| {
            table.told[1].iter().any(|notice| {
                matches!(notice, Notice::Open(Happening::Narrated { by: Seat(0), text }) if text.contains(&own))
            })
        };
        for _ in 0..4 {
            if told(&table) {
                break;
            }
            table.next(A_GOOD_WHILE);
        }
        assert!(told(&table), "seed {seed}");
    }
}

/// What a person's character does is theirs to say: no Test and no Conflict comes out of nothing, however long they read.
#[test]
fn nothing_comes_in_the_way_of_somebody_who_has_said_nothing_yet() {
    let is_obstacle = |action: &Action| {
        matches!(action.kind(), ActionKind::CallTest | ActionKind::StartConflict | ActionKind::StartScene)
    };
    for seed in 0..6 {
        let mut table = in_the_first_scene(seed);
        while let Some(done) = table.next(600_000) {
            assert!(!is_obstacle(&done.action), "seed {seed}: {:?}", done.action);
        }
        let said = Action::Narrate { text: "Je cherche une place près de la fenêtre.".into() };
        if seed % 2 == 0 {
            table.pace.ask(Wish::GoOn);
        } else {
            assert!(table.person_does(1, &said));
        }
        let mut next = std::iter::from_fn(|| table.next(600_000));
        let begun = next.find(|done| is_obstacle(&done.action)).expect("it goes on");
        assert!(seed % 2 == 0 || begun.after >= A_GOOD_WHILE, "it leaves them room");
    }
}

#[test]
fn koma_are_spent() {
    let mut most = 0;
    for seed in 0..6 {
        let mut table = Table::<Yonkoma>::new(4, &[], Language::Fr, seed);
        let mut n_spent = 0;
        while !table.is_over() {
            let Some(done) = table.next(1_000_000) else { break };
            n_spent += u32::from(done.action.kind() == ActionKind::SpendKoma);
        }
        assert!(n_spent > 0, "seed {seed}");
        let held = table.view(0).board.characters.iter().map(|who| who.koma).max();
        most = most.max(held.unwrap_or(0));
    }
    assert!(most <= 8, "a bot hoards {most} Koma");
}

#[test]
fn whoever_has_plenty_of_koma_asks_for_no_more() {
    for seed in 0..6 {
        let mut table = Table::<Yonkoma>::new(4, &[], Language::En, seed);
        let mut n_claimed = 0;
        for _ in 0..4_000 {
            let before = table.view(0).board.characters;
            let Some(done) = table.next(1_000_000) else { break };
            if let Action::ClaimBond { erase: None, .. } = done.action {
                let own = before.iter().find(|who| who.owner == Some(done.seat)).expect("a character");
                assert!(own.koma <= 3, "seed {seed}: {} Koma and asks for more", own.koma);
                n_claimed += 1;
            }
        }
        assert!(n_claimed > 0, "seed {seed}");
    }
}

#[test]
fn players_answer_what_a_person_who_leads_says_and_soon() {
    for seed in 0..6 {
        // A person leads; the players are bots.
        let mut table = Table::<Yonkoma>::new(3, &[0], Language::Fr, seed);
        assert!(table.until(|table| table.view(0).board.stage == Stage::Free), "seed {seed}: play begins");
        table.pace = table::Pace::new(STEP, table.now);
        let said = Action::Narrate { text: "Le train quitte les nuages. Tout tombe.".into() };
        assert!(table.person_does(0, &said));
        let answer = table.next(A_GOOD_WHILE).expect("an answer");
        let Action::Narrate { text } = &answer.action else { panic!("seed {seed}: {:?}", answer.action) };
        let view = table.view(0);
        let name = view.board.pcs().find(|pc| pc.owner == Some(answer.seat)).map(|pc| pc.name.clone());
        assert!(name.is_some_and(|name| text.contains(&*name)), "seed {seed}: {text}");
        assert!(answer.seat != Seat(0) && answer.after <= 2 * STEP && answer.tact == Tact::Answers);
        // One of them does; the others have heard it.
        let next = table.next(A_GOOD_WHILE);
        assert!(next.is_none_or(|done| done.action.kind() != ActionKind::Narrate), "seed {seed}");
    }
}

/// The episode, the part and the place of a text of the bank.
fn place_of(language: Language, text: &str) -> Option<(String, String, usize)> {
    let bank = ::words::bank(language, "yonkoma");
    bank.groups().find_map(|group| {
        let (letter, part) = group.strip_prefix("episode-")?.split_once('-')?;
        let place = bank.texts(group).iter().position(|known| known == text)?;
        Some((letter.to_owned(), part.to_owned(), place))
    })
}

#[test]
fn what_comes_of_a_scene_is_about_that_scene() {
    let mut parts = BTreeSet::new();
    for (seed, language) in (0..48).zip([Language::Fr, Language::En].into_iter().cycle()) {
        let mut table = Table::<Yonkoma>::new(4, &[], language, seed);
        let mut scene = None;
        while !table.is_over() {
            let Some(done) = table.next(1_000_000) else { break };
            let text = match &done.action {
                Action::StartSession { title } | Action::StartScene { title } => {
                    scene = title.as_ref().and_then(|title| place_of(language, title));
                    continue;
                }
                Action::CallTest { goal: text, .. }
                | Action::StartConflict { stake: text, .. }
                | Action::TellResult { text, .. }
                | Action::MarkMoment { caption: text, .. }
                | Action::TellRound { text } => text,
                _ => continue,
            };
            let (Some((letter, _, now)), Some(text)) = (&scene, text) else { continue };
            let n_scenes = ::words::bank(language, "yonkoma").texts(&format!("episode-{letter}-scene")).len();
            if let Some((about, part, place)) = place_of(language, text) {
                assert!(about == *letter && (place == *now || place >= n_scenes), "scene {now}: {text}");
                parts.insert(part);
            }
        }
    }
    // Bots hardly ever fail: they throw again.
    for part in ["goal", "stake", "complication", "result", "spotlight"] {
        assert!(parts.contains(part), "{part}: {parts:?}");
    }
}

#[test]
fn the_people_of_an_episode_have_their_gifts() {
    let mut table = Table::<Yonkoma>::new(4, &[], Language::Fr, 1);
    let mut n_gifted = 0;
    while stage(&table) != Stage::Free {
        let Some(done) = table.next(1_000_000) else { break };
        if let Action::CreateNpc { name, gift, .. } = &done.action {
            let gift = gift.as_ref().expect("a Gift");
            let (letter, _, place) = place_of(Language::Fr, gift).expect("of the episode");
            let names = ::words::bank(Language::Fr, "yonkoma").texts(&format!("episode-{letter}-npc-name"));
            assert_eq!(names[place], **name);
            n_gifted += 1;
        }
    }
    assert!(n_gifted > 0);
}
