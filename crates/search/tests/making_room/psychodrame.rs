//! Psychodrame: people claim, speak and end first.

use std::collections::BTreeSet;

use ::psychodrame::{Action, ActionKind, Psychodrame, Stage};
use kernel::{Language, Tact, Wish, json};

use crate::{
    table::{A_GOOD_WHILE, Done, STEP, Table},
    words::sentences,
};

fn table(seed: u64) -> Table<Psychodrame> {
    Table::new(3, &[0], Language::Fr, seed)
}

fn at(stage: Stage) -> impl FnMut(&Table<Psychodrame>) -> bool {
    move |table| table.view(0).table.stage == stage
}

/// The sheets are written, nobody directs yet.
fn before_the_first_scene(seed: u64) -> Table<Psychodrame> {
    let mut table = table(seed);
    assert!(table.until(at(Stage::Offer)), "the sheets are written");
    table.pace = table::Pace::new(STEP, table.now);
    table
}

#[test]
fn a_bot_does_not_claim_the_first_scene_before_people() {
    for seed in 0..8 {
        let mut table = before_the_first_scene(seed);
        if table.view(0).table.offered.is_some() {
            continue;
        }
        let done = table.next(10 * A_GOOD_WHILE).expect("at last it does");
        assert_eq!(done.action.kind(), ActionKind::ClaimDirection);
        assert!(done.after >= A_GOOD_WHILE, "after {} ms", done.after);
    }
}

#[test]
fn a_bot_that_is_asked_to_go_on_claims_it_at_once() {
    let mut table = before_the_first_scene(1);
    table.pace.ask(Wish::GoOn);
    let done = table.next(A_GOOD_WHILE).expect("it goes on");
    assert!(done.after <= 2 * STEP);
}

#[test]
fn a_bot_that_is_asked_for_the_floor_passes_it_on() {
    let mut table = before_the_first_scene(2);
    table.pace.ask(Wish::Floor);
    assert!(table.next(A_GOOD_WHILE).is_none_or(|done| done.action.kind() == ActionKind::PassDirection));
}

/// A scene that a bot has just framed.
fn framed_by_a_bot(seed: u64) -> Table<Psychodrame> {
    let mut table = before_the_first_scene(seed);
    table.pace.ask(Wish::GoOn);
    while table.view(0).table.stage != Stage::Play {
        table.next(10 * A_GOOD_WHILE).expect("it claims and frames");
    }
    table.pace = table::Pace::new(STEP, table.now);
    table
}

#[test]
fn no_conflict_begins_in_a_scene_just_framed() {
    for seed in 0..12 {
        let mut table = framed_by_a_bot(seed);
        let end = table.now + 60_000;
        while table.now < end {
            let Some(Done { action, tact, after, .. }) = table.next(end - table.now) else { break };
            assert!(
                !matches!(action.kind(), ActionKind::InitiateConflict | ActionKind::InitiateInner),
                "seed {seed}: before a person has said a word"
            );
            assert!(tact == Tact::Answers || after >= A_GOOD_WHILE, "{action:?} after {after} ms");
        }
    }
}

#[test]
fn a_scene_does_not_close_while_somebody_writes() {
    for seed in 0..6 {
        let mut table = framed_by_a_bot(seed);
        table.pace.ask(Wish::Close);
        for _ in 0..100 {
            table.pace.write(table.now);
            let done = table.next(5_000);
            assert!(done.is_none_or(|done| done.tact != Tact::Ends), "seed {seed}");
        }
        table.pace.rest();
        let mut closes =
            |_| table.next(5_000).is_some_and(|done| done.action.kind() == ActionKind::CloseScene);
        assert!((0..10).any(&mut closes), "seed {seed}: it was asked to");
    }
}

#[test]
fn a_bot_takes_up_what_a_person_says_and_soon() {
    let mut table = framed_by_a_bot(3);
    let said =
        Action::Narrate { who: None, text: Some("Je n’ai jamais voulu partir. Vous le savez.".into()) };
    assert!(table.person_does(0, &said));
    let answer = table.next(A_GOOD_WHILE).expect("an answer");
    let Action::Narrate { text: Some(text), .. } = &answer.action else { panic!("{:?}", answer.action) };
    assert!(text.contains("Je n’ai jamais voulu partir"), "{text}");
    assert!(answer.after <= 2 * STEP && answer.tact == Tact::Answers);
}

#[test]
fn no_bot_votes_against_the_end() {
    for seed in 0..6 {
        for nth in [0, 1, 4] {
            let mut table = table(seed);
            let mut proposed = 0;
            let is_there = table.until(|table| {
                let view = table.view(0);
                let free = [Stage::Offer, Stage::Resolution, Stage::Replacement].contains(&view.table.stage);
                proposed += usize::from(free && view.table.vote.is_none());
                proposed > nth || table.is_over()
            });
            if !is_there || table.is_over() || !table.person_does(0, &Action::ProposeEnd) {
                continue;
            }
            table.pace = table::Pace::new(STEP, table.now);
            for _ in 0..2 {
                let done = table.next(A_GOOD_WHILE).expect("a vote");
                assert_eq!(done.action, Action::VoteEnd { yes: true }, "seed {seed}");
            }
            assert!(table.is_over());
        }
    }
}

#[test]
fn the_end_is_for_people_to_choose() {
    let mut table = before_the_first_scene(4);
    for _ in 0..400 {
        let people_first = table.person_plays_on(0);
        if table.is_over() {
            panic!("nobody chose it");
        }
        if !people_first && let Some(done) = table.next(1_000_000) {
            assert_ne!(done.action.kind(), ActionKind::ProposeEnd);
        }
        if table.view(0).table.scenes > 4 {
            break;
        }
    }
}

/// The opening that a sentence comes from, if it comes from one; `%x` stands for a name.
fn opening_of(language: Language, sentence: &str) -> Option<(char, String)> {
    let bank = ::words::bank(language, "psychodrame");
    bank.groups().find_map(|group| {
        let (letter, part) = group.strip_prefix("opening-")?.split_once('-')?;
        let is_it = |text: &String| match text.split_once("%x") {
            Some((before, after)) => {
                let before =
                    ["de ", "à ", "que "].iter().fold(before, |text, end| text.trim_end_matches(end));
                let fits = sentence.starts_with(before) && sentence.ends_with(after);
                fits && before.len() + after.len() >= 12
            }
            None => text == sentence || part == "place" && sentence.starts_with(text),
        };
        bank.texts(group).iter().any(is_it).then(|| (letter.chars().next().unwrap_or('?'), part.to_owned()))
    })
}

#[test]
fn a_whole_game_is_about_one_opening() {
    let mut letters = BTreeSet::new();
    for language in [Language::Fr, Language::En] {
        for seed in 0..4 {
            let mut table = Table::<Psychodrame>::new(3, &[], language, seed);
            let (mut told, mut parts, mut about) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
            let mut n_scenes = 0;
            while let Some(done) = table.next(1_000_000) {
                if let Action::FrameScene { place, what, .. } = &done.action {
                    n_scenes += 1;
                    let found = opening_of(language, place);
                    assert!(found.is_some_and(|(_, part)| part == "place"), "seed {seed}: {place}");
                    let is_own = opening_of(language, what).is_some();
                    assert!(is_own || n_scenes > 8, "seed {seed}, scene {n_scenes}: {what}");
                }
                let mut new = Vec::new();
                sentences(&json::value(&done.action), &mut new);
                for sentence in new {
                    let from = opening_of(language, &sentence);
                    assert!(told.insert(sentence.clone()), "seed {seed}, again: {sentence}");
                    parts.extend(from.iter().map(|(_, part)| part.clone()));
                    about.extend(from.map(|(letter, _)| letter));
                }
            }
            assert!(table.is_over() && n_scenes > 1, "seed {seed}: {n_scenes} scenes");
            assert_eq!(about.len(), 1, "seed {seed}: {about:?}");
            for part in ["place", "what", "line", "close", "goal", "risk"] {
                assert!(
                    parts.contains(part),
                    "seed {seed}: no {part} of its own in {n_scenes} scenes: {parts:?}"
                );
            }
            letters.extend(about);
        }
    }
    assert!(letters.len() > 2, "luck chooses: {letters:?}");
}

#[test]
fn the_last_scene_is_of_the_same_opening_as_the_first() {
    // Somebody plays on like the bots, so that none of them proposes to end.
    let mut table = Table::<Psychodrame>::new(3, &[0], Language::Fr, 7);
    let mut letters = Vec::new();
    table.until(|table| {
        let scene = table.view(0).table.scene.map(|scene| scene.place.to_string());
        letters.extend(scene.map(|place| opening_of(Language::Fr, &place).map(|(letter, _)| letter)));
        table.view(0).table.scenes > 11
    });
    assert!(letters.len() > 11 && letters.iter().all(|letter| *letter == letters[0]), "{letters:?}");
}
