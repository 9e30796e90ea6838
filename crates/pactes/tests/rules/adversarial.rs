//! Whatever a client sends: refused or done, never a panic, never a token more or less.

use kernel::{Actor, Ask, Chance, Game, NotDone, Seat, Seeded, Viewer};
use pactes::{Action, ActionKind, Happening, Notice, Pactes, Refusal, State, Tokens};
use serde_json::{Map, Value, json};

use crate::{
    play::{DemonA, DemonB, Faust, Table, propose, write_flaw},
    trial::Trial,
};

/// Every field that an action can have, with values of all sizes.
fn awkward(field: &str) -> Vec<Value> {
    let numbers = || [0, 1, 2, 3, 6, 255, 256, u64::from(u32::MAX), u64::MAX].map(Value::from).to_vec();
    let signed = || [-128, -2, -1, 0, 1, 2, 127, 128].map(Value::from).to_vec();
    let slots = ["C1", "C5", "H1", "H5", "C0", "C6", "H9", "C255", "X1", "", "C", "é1", "c1"];
    let entries =
        ["desire", "sin_a", "sin_b", "w1", "w12", "w0", "w13", "w255", "w-1", "w+1", "w01", "sin_c"];
    let most = u32::MAX;
    let purses = [
        json!({}),
        json!({"ones": 1}),
        json!({"twos": 1}),
        json!({"ones": most, "twos": most}),
        json!({"ones": -1}),
        json!({"ones": 1, "threes": 1}),
        json!({"ones": 0.5}),
        json!([1, 1]),
    ];
    let texts = ["", " ", "I want", "Je veux", "x", "\u{0}", "\u{202e}abc", "\u{feff}", "\u{1f608}"];
    match field {
        "text" | "reason" | "note" => {
            let long = [json!("x".repeat(280)), json!("\u{1f608}".repeat(281)), Value::Null, json!(7)];
            texts.map(Value::from).into_iter().chain(long).collect()
        }
        "word" | "link" => entries.map(Value::from).into_iter().chain([Value::Null]).collect(),
        "sin" => ["pride", "sloth", "boredom"].map(Value::from).to_vec(),
        "demon" | "to" => ["faust", "demon_a", "demon_b", "demonA", "god"].map(Value::from).to_vec(),
        "slot" => slots.map(Value::from).to_vec(),
        "by" => signed(),
        "tokens" | "give" => purses.to_vec(),
        "disclosed" => [json!(true), json!(false), json!("yes")].to_vec(),
        _ => numbers().into_iter().chain([Value::Null, json!(-1), json!("1")]).collect(),
    }
}

const FIELDS: [&str; 20] = [
    "text",
    "word",
    "sin",
    "link",
    "demon",
    "obstacle",
    "reason",
    "rebate",
    "tokens",
    "die",
    "slot",
    "token",
    "version",
    "by",
    "line",
    "to",
    "give",
    "disclosed",
    "ask_count",
    "offer",
];

const ACTIONS: [&str; 35] = [
    "suggest_desire",
    "set_desire",
    "suggest_obstacle",
    "set_obstacle",
    "start_aid",
    "choose_sin",
    "add_word",
    "choose_first_rep",
    "choose_obstacle",
    "propose",
    "accept",
    "refuse",
    "withdraw",
    "write_flaw",
    "sign",
    "go_on",
    "set_rebate",
    "pay",
    "roll",
    "place",
    "lift",
    "convert",
    "skip_conversion",
    "confirm",
    "discard",
    "reroll",
    "shift",
    "pass",
    "summarise",
    "object",
    "reword_flaw",
    "offer",
    "accept_offer",
    "decline_offer",
    "withdraw_offer",
];

/// The fields of each kind of action.
fn fields(action: &str) -> &'static [&'static str] {
    match action {
        "suggest_desire" | "set_desire" | "suggest_obstacle" | "propose" | "write_flaw" | "summarise" => {
            &["text"]
        }
        "set_obstacle" => &["text", "word"],
        "choose_sin" => &["sin"],
        "add_word" => &["text", "link"],
        "choose_first_rep" => &["demon"],
        "choose_obstacle" => &["obstacle"],
        "refuse" => &["reason"],
        "set_rebate" => &["rebate"],
        "pay" | "discard" => &["tokens"],
        "place" => &["die", "slot"],
        "lift" | "convert" => &["die"],
        "reroll" => &["slot", "token", "version"],
        "shift" => &["slot", "by", "token", "version"],
        "object" => &["line"],
        "reword_flaw" => &["line", "text"],
        "offer" => &["to", "give", "disclosed", "ask_count", "ask_points", "note"],
        "accept_offer" => &["offer", "tokens"],
        "decline_offer" | "withdraw_offer" => &["offer"],
        _ => &[],
    }
}

fn one<'a, T>(of: &'a [T], chance: &mut dyn Chance) -> &'a T {
    &of[chance.pick(&Ask::one_of(of.len()))]
}

fn any_json(chance: &mut dyn Chance) -> Value {
    let action = *one(&ACTIONS, chance);
    let mut object = Map::from_iter([("do".to_owned(), action.into())]);
    for field in fields(action) {
        if chance.pick(&Ask::one_of(12)) != 0 {
            object.insert((*field).to_owned(), one(&awkward(field), chance).clone());
        }
    }
    if chance.pick(&Ask::one_of(20)) == 0 {
        let stray = *one(&FIELDS, chance);
        object.insert(stray.to_owned(), one(&awkward(stray), chance).clone());
    }
    object.into()
}

/// States from all over games that bots and monkeys have played.
fn moments() -> Vec<State> {
    let mut states = Vec::new();
    for played in kernel::testkit::play_all(&Trial, 0..24).expect("games are played") {
        let mut state = Pactes.start(&played.log.opening.setup);
        for (n, row) in played.log.steps.iter().enumerate() {
            if n % 4 == 0 {
                states.push(state.clone());
            }
            row.events.iter().for_each(|event| Pactes.apply(&mut state, event));
        }
        states.push(state);
    }
    states
}

#[test]
fn no_action_of_any_shape_causes_a_panic_or_loses_a_token() {
    let mut chance = Seeded::new(7);
    let (mut actions, mut done, mut refused) = (0, 0, 0);
    for state in moments() {
        for _ in 0..40 {
            let Ok(action) = serde_json::from_value::<Action>(any_json(&mut chance)) else { continue };
            actions += 1;
            let seat = Seat(u8::try_from(chance.pick(&Ask::one_of(4))).expect("small"));
            let actor = if seat.0 == 3 { Actor::House } else { Actor::Seat(seat) };
            match kernel::submit(&Pactes, &state, actor, &action, &mut chance) {
                Ok(decision) => {
                    done += 1;
                    let mut after = state.clone();
                    for event in &decision.events {
                        for viewer in Viewer::all(3) {
                            Pactes.tell(&after, event, viewer);
                        }
                        Pactes.apply(&mut after, event);
                    }
                    kernel::testkit::Trial::invariant(&Trial, &after).expect("what is always true");
                    for viewer in Viewer::all(3) {
                        Pactes.choices(&Pactes.view(&after, viewer));
                    }
                }
                Err(NotDone::Refused(refusal)) => {
                    refused += 1;
                    assert!(kernel::Refused::rule(&refusal).0.starts_with("PAC-"), "{refusal:?}");
                }
                Err(NotDone::Missing(asks)) => panic!("{asks:?}"),
            }
        }
    }
    assert!(
        actions > 5_000 && done > 100 && refused > 1_000,
        "{actions} actions, {done} done, {refused} refused"
    );
}

#[test]
fn huge_numbers_are_refused_and_do_not_overflow() {
    let most = u32::MAX;
    let all = Tokens::new(most, most);
    let table = Table::drawn_up(2);
    let moments = [table.clone(), {
        let mut table = table.clone();
        table.act(Faust, Action::Sign);
        table
    }];
    for mut table in moments.into_iter().chain([Table::window(&[3, 3]), Table::rolled(&[6, 6])]) {
        for role in pactes::Role::ALL {
            let offer = |give, ask_count, ask_points| Action::Offer {
                to: if role == Faust { DemonA } else { Faust },
                give,
                disclosed: true,
                ask_count,
                ask_points,
                note: None,
            };
            for action in [
                offer(all, 0, None),
                offer(Tokens::NONE, most, None),
                offer(Tokens::NONE, 1, Some(most)),
                Action::Pay { tokens: all },
                Action::Discard { tokens: all },
                Action::AcceptOffer { offer: pactes::OfferId(most), tokens: all },
                Action::SetRebate { rebate: 255 },
                Action::Place { die: pactes::DieId(255), slot: pactes::Slot::commitment(255) },
                Action::Lift { die: pactes::DieId(0) },
                Action::Convert { die: pactes::DieId(0) },
            ] {
                table.refusal(role, &action);
            }
        }
    }
}

#[test]
fn unknown_fields_and_kinds_are_no_actions() {
    for json in [
        r#"{"do":"cheat"}"#,
        r#"{}"#,
        r#"{"do":"pay"}"#,
        r#"{"do":"pay","tokens":{"ones":1,"id":7}}"#,
        r#"{"do":"propose","text":"x","as":"faust"}"#,
        r#"{"do":"place","die":1,"slot":"C1","face":6}"#,
        r#"{"do":"reroll","slot":"C1","token":3}"#,
        r#"{"do":"shift","slot":"C1","by":200,"token":1}"#,
        r#"{"do":"add_word","text":"x","link":"w13"}"#,
        r#"{"do":"add_word","text":"x","link":"w+1"}"#,
        r#"{"do":"add_word","text":"x","link":"w01"}"#,
    ] {
        assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
    }
    // Where there is nothing to say, nothing else is heard.
    let passes = serde_json::from_str::<Action>(r#"{"do":"pass","seat":1}"#).expect("it is read");
    assert_eq!(passes, Action::Pass);
}

#[test]
fn any_text_a_person_can_type_is_kept_exactly() {
    let longest = "\u{1f608}".repeat(280);
    for text in [
        "\u{0}",
        "\u{202e}evil\u{202c}",
        "\u{1f468}\u{200d}\u{1f469}",
        "a\r\n\tb ",
        "\\\"{$x}",
        " x ",
        &longest,
    ] {
        let mut table = Table::in_round_one().choose();
        let told = table.act(DemonA, propose(text));
        assert_eq!(told.everybody(), [Notice::Open(Happening::Proposed { text: text.into() })]);
        table.act(Faust, Action::Accept);
        table.act(DemonB, write_flaw(text));
        let line = table.view(DemonB).contract.expect("a contract").lines[0].clone();
        assert_eq!((&*line.commitment, line.flaw.as_deref()), (text, Some(text)));
        let stored = serde_json::to_string(&table.state).expect("a state is stored");
        assert_eq!(serde_json::from_str::<State>(&stored).expect("and read again"), table.state);
    }
}

#[test]
fn blank_and_overlong_texts_are_refused_everywhere() {
    let long = "\u{1f608}".repeat(281);
    let mut table = Table::new();
    let at = |table: &mut Table, role, make: &dyn Fn(&str) -> Action, what: ActionKind| {
        for blank in ["", " ", "\t\n\u{2003}"] {
            assert_eq!(table.refusal(role, &make(blank)), Refusal::TextIsBlank { what });
        }
        let refusal = Refusal::TextTooLong { what, length: 281, most: 280 };
        assert_eq!(table.refusal(role, &make(&long)), refusal);
    };
    at(&mut table, DemonA, &|t| Action::SuggestDesire { text: t.into() }, ActionKind::SuggestDesire);
    at(&mut table, Faust, &|t| Action::SetDesire { text: t.into() }, ActionKind::SetDesire);
    table.act(Faust, Action::SetDesire { text: "I want".into() });
    at(&mut table, DemonB, &|t| Action::SuggestObstacle { text: t.into() }, ActionKind::SuggestObstacle);
    at(&mut table, Faust, &|t| Action::SetObstacle { text: t.into(), word: None }, ActionKind::SetObstacle);
    let mut table = Table::in_round_one().choose();
    at(&mut table, DemonA, &propose, ActionKind::Propose);
    table.act(DemonA, propose("x"));
    at(&mut table, Faust, &|t| Action::Refuse { reason: Some(t.into()) }, ActionKind::Refuse);
    table.act(Faust, Action::Accept);
    at(&mut table, DemonB, &write_flaw, ActionKind::WriteFlaw);
    let noted = |t: &str| Action::Offer {
        to: DemonB,
        give: Tokens::new(1, 0),
        disclosed: false,
        ask_count: 0,
        ask_points: None,
        note: Some(t.into()),
    };
    at(&mut table, Faust, &noted, ActionKind::Offer);
    let mut table = Table::window(&[3, 3]);
    table.pass_all();
    table.act(Faust, Action::Object { line: 1 });
    at(&mut table, DemonB, &|t| Action::RewordFlaw { line: 1, text: t.into() }, ActionKind::RewordFlaw);
    at(&mut table, Faust, &|t| Action::Summarise { text: Some(t.into()) }, ActionKind::Summarise);
}
