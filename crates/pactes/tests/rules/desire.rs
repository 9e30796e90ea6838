//! Desire, obstacles and the association page (PAC-12…23).

use kernel::Language;
use pactes::{
    Action, ActionKind, Demon, Entry, Happening, Notice, Options, Partly, Refusal, Role, Sin, Stage,
};

use crate::play::{DemonA, DemonB, Faust, Table, set_desire, set_obstacle};

fn word(text: &str, link: Entry) -> Action {
    Action::AddWord { text: text.into(), link }
}

fn inspired(text: &str, word: Entry) -> Action {
    Action::SetObstacle { text: text.into(), word: Some(word) }
}

fn sin(sin: Sin) -> Action {
    Action::ChooseSin { sin }
}

fn desired() -> Table {
    let mut table = Table::new();
    table.act(Faust, set_desire("I want the moon"));
    table
}

/// The page with both sins and so many words on it.
fn page(n_words: u8) -> Table {
    let mut table = desired();
    table.act(Faust, Action::StartAid);
    table.act(DemonB, sin(Sin::Envy));
    table.act(DemonA, sin(Sin::Greed));
    for n in 1..=n_words {
        let author = Role::ALL[usize::from(n - 1) % 3];
        table
            .act(author, word(&format!("word {n}"), if n == 1 { Entry::Desire } else { Entry::Word(n - 1) }));
    }
    table
}

#[test]
fn pac_12_a_desire_begins_with_the_words_of_the_tables_language() {
    for (language, opening, right, wrong) in [
        (Language::Fr, "Je veux", "« je VEUX être riche »", "I want to be rich"),
        (Language::En, "I want", "  “I want to be rich”", "Je veux être riche"),
    ] {
        let mut table = Table::with(&Options::default(), language);
        let refusal = Refusal::DesireMustBegin { opening: opening.into() };
        table.refuses(Faust, set_desire(wrong), refusal.clone(), "PAC-12");
        table.refuses(Faust, set_desire("Richesse"), refusal, "PAC-12");
        let told = table.act(Faust, set_desire(right));
        assert_eq!(
            told.everybody(),
            [Notice::Open(Happening::DesireSet { text: right.into() })],
            "kept as it was typed"
        );
        assert_eq!(table.state.stage, Stage::Obstacles);
    }
}

#[test]
fn pac_13_demons_suggest_and_only_faust_decides() {
    let mut table = Table::new();
    let suggest = Action::SuggestDesire { text: "I want revenge".into() };
    let told = table.act(DemonB, suggest.clone());
    assert_eq!(
        told.everybody(),
        [Notice::Open(Happening::DesireSuggested { by: DemonB, text: "I want revenge".into() })]
    );
    assert_eq!(table.state.stage, Stage::Desire, "a suggestion decides nothing");
    let whose = vec![DemonA, DemonB];
    table.refuses(Faust, suggest, Refusal::NotYours { what: ActionKind::SuggestDesire, whose }, "PAC-13");
    for demon in [DemonA, DemonB] {
        let not_yours = Refusal::NotYours { what: ActionKind::SetDesire, whose: vec![Faust] };
        table.refuses(demon, set_desire("I want it all"), not_yours, "PAC-13");
    }
}

#[test]
fn pac_14_the_desire_is_seen_by_all_and_does_not_change() {
    let mut table = desired();
    for view in [table.view(Faust), table.view(DemonA), table.view(DemonB), table.public()] {
        assert_eq!(view.desire.as_deref(), Some("I want the moon"));
    }
    let refusal = Refusal::NotNow { what: ActionKind::SetDesire };
    table.refuses(Faust, set_desire("I want the sun"), refusal, "PAC-13");
    let table = Table::last_summary();
    assert_eq!(table.public().desire.as_deref(), Some("I want the moon"));
}

#[test]
fn pac_16_obstacles_are_written_in_turn_two_each() {
    let mut table = desired();
    let order = [Faust, DemonA, DemonB, Faust, DemonA, DemonB];
    for (n, author) in order.into_iter().enumerate() {
        for other in Role::ALL.into_iter().filter(|role| *role != author) {
            let refusal = Refusal::NotYours { what: ActionKind::SetObstacle, whose: vec![author] };
            table.refuses(other, set_obstacle("too soon"), refusal, "PAC-16");
        }
        let text = format!("obstacle {}", n + 1);
        let told = table.act(author, set_obstacle(&text));
        let number = u8::try_from(n + 1).expect("six");
        let set = Notice::Partly(Partly::ObstacleSet { by: author, number, text: text.into(), word: None });
        assert_eq!(told.everybody()[0], set);
    }
    assert_eq!((table.state.round, table.state.stage), (1, Stage::ChooseObstacle), "and play begins");
    let refusal = Refusal::NotNow { what: ActionKind::SetObstacle };
    table.refuses(Faust, set_obstacle("a seventh"), refusal, "PAC-16");
}

#[test]
fn pac_17_everybody_suggests_the_author_decides_all_six_are_public() {
    let mut table = desired();
    let suggest = Action::SuggestObstacle { text: "the rent".into() };
    let told = table.act(DemonB, suggest);
    assert_eq!(
        told.everybody(),
        [Notice::Open(Happening::ObstacleSuggested { by: DemonB, text: "the rent".into() })]
    );
    assert!(table.state.obstacles.is_empty(), "a suggestion is no obstacle");
    let table = Table::in_round_one();
    let texts: Vec<String> = table.public().obstacles.iter().map(|o| o.text.to_string()).collect();
    assert_eq!(texts, (1..=6).map(|n| format!("obstacle {n}")).collect::<Vec<_>>());
}

#[test]
fn pac_18_the_author_whose_turn_it_is_starts_the_page_once() {
    let mut table = desired();
    table.act(Faust, set_obstacle("the first"));
    let refusal = Refusal::NotYours { what: ActionKind::StartAid, whose: vec![DemonA] };
    table.refuses(Faust, Action::StartAid, refusal, "PAC-18");
    let told = table.act(DemonA, Action::StartAid);
    assert_eq!(told.everybody(), [Notice::Open(Happening::AidStarted { by: DemonA })]);
    assert_eq!(table.state.obstacles.len(), 1, "what is written stays");

    let mut table = page(12);
    table.refuses(Faust, Action::StartAid, Refusal::AidUsedAlready, "PAC-18");
}

#[test]
fn pac_19_each_demon_puts_one_of_seven_sins_on_the_page() {
    let mut table = desired();
    table.act(Faust, Action::StartAid);
    let whose = vec![DemonA, DemonB];
    table.refuses(Faust, sin(Sin::Lust), Refusal::NotYours { what: ActionKind::ChooseSin, whose }, "PAC-19");
    let told = table.act(DemonB, sin(Sin::Sloth));
    assert_eq!(told.everybody(), [Notice::Open(Happening::SinChosen { by: Demon::B, sin: Sin::Sloth })]);
    table.refuses(DemonB, sin(Sin::Pride), Refusal::SinChosenAlready, "PAC-19");
    table.act(DemonA, sin(Sin::Sloth));
    assert_eq!(table.public().aid.expect("a page").sins, [Some(Sin::Sloth); 2], "both may pick the same");
    assert_eq!(Sin::ALL.len(), 7);
    assert!(serde_json::from_str::<Action>(r#"{"do":"choose_sin","sin":"boredom"}"#).is_err());
}

#[test]
fn pac_20_twelve_words_in_turn_each_linked_to_something_on_the_page() {
    let mut table = page(0);
    let order = (0..12).map(|n| Role::ALL[n % 3]);
    for (n, author) in (1..=12).zip(order) {
        for other in Role::ALL.into_iter().filter(|role| *role != author) {
            let refusal = Refusal::NotYours { what: ActionKind::AddWord, whose: vec![author] };
            table.refuses(other, word("mine", Entry::Desire), refusal, "PAC-20");
        }
        let beyond = Entry::Word(n);
        table.refuses(author, word("ahead", beyond), Refusal::NotOnThePage { entry: beyond }, "PAC-20");
        let links = [Entry::Desire, Entry::Sin(Demon::A), Entry::Sin(Demon::B), Entry::Word(1)];
        let link = links[usize::from(n - 1) % 4];
        let told = table.act(author, word("so", link));
        assert_eq!(
            told.everybody(),
            [Notice::Partly(Partly::WordAdded { by: author, number: n, text: "so".into(), link })]
        );
    }
    assert_eq!(table.state.stage, Stage::Obstacles, "twelve and no more");
    let refusal = Refusal::NotNow { what: ActionKind::AddWord };
    table.refuses(Faust, word("a thirteenth", Entry::Desire), refusal, "PAC-20");
}

#[test]
fn pac_21_no_association_is_rejected() {
    let mut table = page(0);
    for (n, text) in ["moon", "!?", "le même mot", "le même mot", "\u{202e}x"].into_iter().enumerate() {
        // Far-fetched, repeated, unreadable: nobody has a way to refuse it.
        table.act(Role::ALL[n % 3], word(text, Entry::Sin(Demon::A)));
        for role in Role::ALL {
            assert!(!table.may(role, &Action::Refuse { reason: None }));
            assert!(!table.may(role, &Action::Withdraw));
        }
    }
    assert_eq!(table.public().aid.expect("a page").words.len(), 5);
}

#[test]
fn pac_22_after_the_page_each_obstacle_crosses_something_out() {
    let mut table = page(12);
    table.refuses(Faust, set_obstacle("uninspired"), Refusal::WordNeeded, "PAC-22");
    let told = table.act(Faust, inspired("need not contain it", Entry::Word(7)));
    let by = Faust;
    let (number, text) = (1, "need not contain it".into());
    assert_eq!(
        told.everybody(),
        [Notice::Partly(Partly::ObstacleSet { by, number, text, word: Some(Entry::Word(7)) })]
    );
    assert_eq!(table.public().aid.expect("a page").crossed, [Entry::Word(7)]);
    let refusal = Refusal::NotYours { what: ActionKind::SetObstacle, whose: vec![DemonA] };
    table.refuses(Faust, inspired("again", Entry::Word(8)), refusal, "PAC-16");
    // Without a page there is nothing to cross out.
    desired().refuses(Faust, inspired("x", Entry::Word(1)), Refusal::NoPage, "PAC-22");
}

#[test]
fn pac_23_what_is_crossed_out_is_gone_and_the_desire_stays() {
    let mut table = page(12);
    table.act(Faust, inspired("one", Entry::Word(3)));
    table.act(DemonA, inspired("two", Entry::Sin(Demon::B)));
    for entry in [Entry::Word(3), Entry::Sin(Demon::B)] {
        table.refuses(DemonB, inspired("three", entry), Refusal::AlreadyCrossed { entry }, "PAC-23");
    }
    table.refuses(DemonB, inspired("three", Entry::Desire), Refusal::DesireStays, "PAC-23");
    table.act(DemonB, inspired("three", Entry::Sin(Demon::A)));
}

#[test]
fn tv_04_a_desire_that_does_not_begin_so() {
    let mut table = Table::with(&Options::default(), Language::Fr);
    let refusal = Refusal::DesireMustBegin { opening: "Je veux".into() };
    table.refuses(Faust, set_desire("Être riche"), refusal, "PAC-12");
    table.act(Faust, set_desire("« Je veux être riche »"));
}

#[test]
fn tv_05_the_page_before_the_first_obstacle() {
    let mut table = page(12);
    let refusal = Refusal::NotNow { what: ActionKind::AddWord };
    table.refuses(Faust, word("a thirteenth", Entry::Desire), refusal, "PAC-20");
    let entries = table.public().aid.expect("a page").entries().filter(|e| *e != Entry::Desire).count();
    assert_eq!(entries, 14);
    for (n, author) in (1..=6).zip([Faust, DemonA, DemonB, Faust, DemonA, DemonB]) {
        table.act(author, inspired("an obstacle", Entry::Word(n)));
        if n < 6 {
            let next = table.public().author();
            let entry = Entry::Word(n);
            table.refuses(next, inspired("x", entry), Refusal::AlreadyCrossed { entry }, "PAC-23");
        }
    }
    assert_eq!(table.public().aid.expect("a page").crossed.len(), 6);
    assert_eq!(table.state.stage, Stage::ChooseObstacle);
}

#[test]
fn tv_06_the_page_after_two_obstacles() {
    let mut table = desired();
    table.act(Faust, set_obstacle("one"));
    table.act(DemonA, set_obstacle("two"));
    table.act(DemonB, Action::StartAid);
    table.act(DemonA, sin(Sin::Greed));
    table.act(DemonB, sin(Sin::Greed));
    for n in 0..12 {
        table.act(Role::ALL[n % 3], word("w", Entry::Desire));
    }
    assert_eq!(table.public().obstacles.len(), 2, "both stay");
    for (n, author) in (1..=4).zip([DemonB, Faust, DemonA, DemonB]) {
        table.act(author, inspired("more", Entry::Word(n)));
    }
    assert_eq!(table.state.stage, Stage::ChooseObstacle);
    assert_eq!(table.public().aid.expect("a page").crossed.len(), 4);
}
