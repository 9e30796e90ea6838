//! Psychodrame: people claim, speak and end first.

use std::collections::BTreeSet;

use ::psychodrame::{Action, ActionKind, CharacterId, Psychodrame, Remark, Stage, View};
use kernel::{Language, Seat, Tact, Wish, json};
use table::People;

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

#[test]
fn a_bot_that_directs_gives_the_floor_in_a_scene() {
    let mut n_given = 0;
    for seed in 0..8 {
        let mut table = framed_by_a_bot(seed);
        let view = table.view(0);
        let Some((who, main)) =
            view.table.living_main_of(Seat(0)).filter(|(who, _)| view.table.is_present(*who))
        else {
            continue;
        };
        let name = main.name.clone().expect("a name");
        table.pace.ask(Wish::Floor);
        let given = table.next(2 * STEP).expect("an answer");
        let Action::Narrate { text: Some(text), .. } = given.action else { panic!("{:?}", given.action) };
        assert!(text.contains(&*name), "{who}: {text}");
        // Nobody takes it meanwhile.
        let next = table.next(A_GOOD_WHILE);
        assert!(next.is_none_or(|done| done.tact == Tact::Answers), "seed {seed}");
        n_given += 1;
    }
    assert!(n_given > 2, "{n_given}");
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

/// Which kind of answers a sentence is among, if a bot has it for an answer.
fn answers_to(language: Language, text: &str) -> Option<String> {
    let bank = ::words::bank(language, "psychodrame");
    let is_it = |known: &String| {
        let longest =
            known.split('%').map(|part| part.get(1..).unwrap_or(part)).max_by_key(|part| part.len());
        longest.is_some_and(|part| text.contains(part))
    };
    let mut groups = bank.groups().filter(|group| group.starts_with("heard-") || group.starts_with("deed-"));
    groups.find(|group| bank.texts(group).iter().any(is_it)).map(str::to_owned)
}

#[test]
fn a_bot_answers_what_a_person_says_in_kind_and_soon() {
    let lines = [
        ("Où étais-tu hier soir ?", "heard-where"),
        ("Qui a pris la clef du garage ?", "heard-who"),
        ("Pourquoi ne m’as-tu rien dit ?", "heard-why"),
        ("Merci d’être là.", "heard-thanks"),
        ("C’est toi qui as brûlé les lettres.", "heard-accusation"),
        ("Rends-moi les photos.", "heard-request"),
        ("(pose les cafés sur le radiateur)", "deed-"),
    ];
    let mut n_answered = 0;
    for (seed, (line, kind)) in (0..).zip(lines.iter().cycle().take(28)) {
        let mut table = framed_by_a_bot(seed);
        let view = table.view(0);
        let bots_are_there = [1, 2].iter().any(|seat| !view.table.spoken_for(Seat(*seat)).is_empty());
        let Some(own) = view.table.spoken_for(Seat(0)).first().copied().filter(|_| bots_are_there) else {
            continue;
        };
        let said = Action::Narrate { who: Some(own), text: Some((*line).into()) };
        assert!(table.person_does(0, &said));
        let answer = table.next(A_GOOD_WHILE).expect("an answer");
        let Action::Narrate { who: Some(who), text: Some(text) } = &answer.action else {
            panic!("seed {seed}: {:?}", answer.action)
        };
        assert_eq!(table.view(0).table.player_of(*who), Some(answer.seat));
        let found = answers_to(Language::Fr, text).expect("an answer of the bank");
        assert!(found.starts_with(kind), "seed {seed}, {line}: {text} is {found}");
        assert!(!text.contains(line.trim_end_matches('.')) && !text.contains('%'), "{text}");
        assert!(answer.after <= 2 * STEP && answer.tact == Tact::Answers);
        n_answered += 1;
    }
    assert!(n_answered > 10, "{n_answered}");
}

#[test]
fn whoever_does_not_recognise_a_relation_is_answered() {
    let mut table = table(5);
    let related = |view: &View| {
        let own = view.table.chairs[Seat(0)].main;
        let mut mains = (1u8..).map(CharacterId::Main).zip(&view.table.mains);
        mains.find(|(_, main)| own.is_some_and(|own| main.relation_with(own) > 0)).map(|(who, _)| who)
    };
    assert!(table.until(|table| related(&table.view(0)).is_some()), "somebody is related to it");
    let of = related(&table.view(0)).expect("a relation");
    let owner = table.view(0).table.main(of).expect("a sheet").owner;
    assert!(table.person_does(0, &Action::AckRelation { of, agrees: false, comment: None }));
    let replied = (0..20).any(|_| {
        let done = table.next(A_GOOD_WHILE);
        done.is_some_and(|done| done.seat == owner && done.action.kind() == ActionKind::Remark)
    });
    assert!(replied);
}

#[test]
fn whoever_is_called_by_name_answers() {
    let mut n_called = 0;
    for seed in 0..12 {
        let mut table = framed_by_a_bot(seed);
        let view = table.view(0);
        let own = view.table.spoken_for(Seat(0)).first().copied();
        for seat in [1, 2] {
            let Some((who, main)) = view.table.living_main_of(Seat(seat)) else { continue };
            let Some(own) = own.filter(|_| view.table.is_present(who)) else { continue };
            let name = main.name.clone().expect("a name");
            let line = format!("{}, qu’en penses-tu ?", name.split(' ').next().expect("a first name"));
            assert!(table.person_does(0, &Action::Narrate { who: Some(own), text: Some(line.into()) }));
            let answer = table.next(A_GOOD_WHILE).expect("an answer");
            assert!(
                matches!(answer.action, Action::Narrate { who: Some(it), .. } if it == who),
                "seed {seed}"
            );
            n_called += 1;
        }
    }
    assert!(n_called > 5, "{n_called}");
}

#[test]
fn what_a_character_says_is_speech_and_what_is_seen_is_nobody_s() {
    let bank = ::words::bank(Language::Fr, "psychodrame");
    let is_seen = |text: &str| {
        let mut groups = bank.groups().filter(|group| group.starts_with("line-") || group.ends_with("-line"));
        groups.any(|group| bank.texts(group).iter().any(|line| line == text))
    };
    let (mut spoken, mut seen) = (0, 0);
    for seed in 0..4 {
        let mut table = Table::<Psychodrame>::new(3, &[], Language::Fr, seed);
        while let Some(done) = table.next(1_000_000) {
            let Action::Narrate { who, text: Some(text) } = done.action else { continue };
            assert!(who.is_none() || !is_seen(&text), "{text}");
            spoken += usize::from(who.is_some());
            seen += usize::from(is_seen(&text));
        }
    }
    assert!(spoken > 5 && seen > 5, "{spoken} spoken, {seen} seen");
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
            let votes = votes(&mut table);
            assert_eq!(votes.len(), 2, "seed {seed}");
            assert!(table.is_over());
        }
    }
}

/// What bots do from now on until the game is over or they have nothing more to do, but what becomes of their
/// characters: who votes.
fn votes(table: &mut Table<Psychodrame>) -> Vec<Seat> {
    let mut votes = Vec::new();
    while !table.is_over() {
        let Some(Done { seat, action, tact, after }) = table.next(600_000) else { break };
        if let Action::Remark { about, .. } = action {
            assert!(about.is_some() && tact == Tact::Answers);
            continue;
        }
        assert_eq!(action, Action::VoteEnd { yes: true });
        assert!(tact == Tact::Concludes && after >= A_GOOD_WHILE, "{after} ms for a last word");
        votes.push(seat);
    }
    votes
}

/// Seats 0 and 1 are people, seats 2 and 3 bots; somebody has asked to end after the first scene.
fn asked_to_end(language: Language, seed: u64) -> Table<Psychodrame> {
    let mut table = Table::<Psychodrame>::new(4, &[0, 1], language, seed);
    let is_there = table.until(|table| {
        let view = table.view(0);
        view.table.scenes >= 1 && view.table.stage == Stage::Offer
    });
    assert!(is_there && table.person_does(0, &Action::ProposeEnd), "seed {seed}");
    table.pace = table::Pace::new(STEP, table.now);
    table.pace.seat(People::here(2), table.now);
    table
}

#[test]
fn no_bot_votes_before_the_people() {
    for seed in 0..4 {
        let mut table = asked_to_end(Language::Fr, seed);
        for wish in [None, Some(Wish::GoOn), Some(Wish::Close)] {
            if let Some(wish) = wish {
                table.pace.ask(wish);
            }
            let done = table.next(600_000);
            assert!(
                done.is_none(),
                "seed {seed}: one of two people has voted: {:?}",
                done.map(|done| done.action)
            );
        }
        assert!(table.person_does(1, &Action::VoteEnd { yes: false }));
        assert!(!table.is_over() && table.view(0).table.vote.is_none(), "the people go on");
    }
}

#[test]
fn a_vote_waits_for_whoever_writes_and_comes_soon_when_it_is_asked_for() {
    for (seed, wish) in [(0, Wish::GoOn), (1, Wish::Close), (2, Wish::Close)] {
        let mut table = asked_to_end(Language::En, seed);
        assert!(table.person_does(1, &Action::VoteEnd { yes: true }));
        for _ in 0..60 {
            table.pace.write(table.now);
            let done = table.next(5_000);
            assert!(done.is_none_or(|done| done.tact == Tact::Answers), "seed {seed}: somebody writes");
        }
        table.pace.rest();
        table.pace.ask(Wish::Wait);
        assert!(table.next(600_000).is_none(), "seed {seed}: they are asked to wait");
        table.pace.ask(wish);
        for _ in 0..2 {
            let done = table.next(A_GOOD_WHILE).expect("a vote");
            assert_eq!(done.action, Action::VoteEnd { yes: true });
        }
        assert!(table.is_over(), "seed {seed}");
    }
}

#[test]
fn a_vote_waits_for_whoever_looks_elsewhere() {
    let mut table = asked_to_end(Language::Fr, 3);
    assert!(table.person_does(1, &Action::VoteEnd { yes: true }));
    table.pace.seat(People { elsewhere: 1, ..People::here(2) }, table.now);
    while let Some(done) = table.next(600_000) {
        assert_eq!(done.tact, Tact::Answers, "{:?}", done.action);
    }
    table.pace.seat(People::here(2), table.now);
    assert_eq!(votes(&mut table).len(), 2);
    assert!(table.is_over());
}

#[test]
fn every_bot_tells_what_becomes_of_its_character() {
    for seed in 0..6 {
        for language in [Language::Fr, Language::En] {
            let mut told = BTreeSet::new();
            let mut table = asked_to_end(language, seed);
            assert!(table.person_does(1, &Action::VoteEnd { yes: true }));
            for _ in 0..2 {
                let done = table.next(A_GOOD_WHILE).expect("an epilogue");
                let Action::Remark { kind: Remark::Comment, about: Some(who), text } = done.action else {
                    panic!("seed {seed}: {:?}", done.action)
                };
                let view = table.view(0);
                let main = view.table.main(who).expect("its character");
                assert_eq!(main.owner, done.seat);
                let problem = main.problem().expect("a problem").text.to_string();
                assert!(main.problem_number > 1 || text.contains(&problem), "{problem}: {text}");
                assert!(text.split(['.', '!', '?']).count() >= 3 && !text.contains('%'), "{text}");
                assert!(told.insert(text.to_string()), "again: {text}");
            }
        }
    }
}

#[test]
fn no_scene_closes_unasked_where_people_speak_aloud_or_look_elsewhere() {
    for people in
        [People { speak_aloud: true, ..People::here(1) }, People { elsewhere: 1, ..People::here(1) }]
    {
        for seed in 0..4 {
            let mut table = framed_by_a_bot(seed);
            table.pace.seat(people, table.now);
            for _ in 0..100 {
                let Some(done) = table.next(600_000) else { break };
                assert_ne!(done.tact, Tact::Ends, "seed {seed}: {:?}", done.action);
            }
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
