//! Twin tables: at one of them somebody settles something in secret that at the other the program has
//! settled. What the others receive is the same, byte for byte.

use client::Joined;
use protocol::Request;
use serde_json::{Value, json};
use table::Action;

use crate::{
    twins::{Others, plain, play, same},
    world::{Table, World},
};

/// A table of Pactes, the first contract paid: the Rep holds his own 1 and a token that he drew in secret.
pub(crate) async fn paid(world: &World) -> (Table, Vec<Joined>, bool) {
    let settings = json!({"dice": "declared"});
    let table = world.make(json!({"game": "pactes", "language": "fr", "settings": settings})).await;
    let seats = table.fill(&[("Ana", "faust"), ("Bob", "demon_a"), ("Cleo", "demon_b")]).await;
    let write = |n: usize| (n % 3, json!({"do": "set_obstacle", "text": format!("Obstacle {n}")}));
    let mut script = vec![(0, json!({"do": "set_desire", "text": "Je veux la lune"}))];
    script.extend((0..6).map(write));
    script.extend([
        (1, json!({"do": "choose_obstacle", "obstacle": 1})),
        (1, json!({"do": "propose", "text": "Une clause"})),
        (0, json!({"do": "accept"})),
        (2, json!({"do": "write_flaw", "text": "Un vice"})),
        (0, json!({"do": "sign"})),
        (0, json!({"do": "pay", "tokens": {"ones": 1}})),
    ]);
    play(&table, &seats, script, "s").await;
    let tokens = table.view(seats[1].key()).await["game"]["purses"]["demon_a"]["tokens"].clone();
    let count = |value: &str| tokens[value].as_u64().unwrap_or(0);
    assert_eq!(count("ones") + count("twos"), 2, "{tokens}");
    (table, seats, count("twos") == 1)
}

#[tokio::test]
async fn nobody_can_tell_a_secret_settlement_from_none() {
    let world = World::new().await;
    let mut heard: [Option<Vec<String>>; 2] = [None, None];
    for _ in 0..200 {
        // With a one and a two the Rep has a choice; with two ones the program settles it.
        let (table, seats, has_choice) = paid(&world).await;
        let place = |die: u8, slot: &str| (0, json!({"do": "place", "die": die, "slot": slot}));
        if heard[usize::from(has_choice)].is_some() {
            continue;
        }
        let mut others = Others::listen(&table, &[&seats[0], &seats[2]]).await;
        // PAC-61: a 6 on a flaw.
        play(&table, &seats, vec![(0, json!({"do": "roll"})), place(1, "H1"), place(2, "C1")], "r").await;
        let rep = table.view(seats[1].key()).await;
        let owes = &rep["game"]["purses"]["demon_a"]["owes"];
        assert_eq!(owes.is_null(), !has_choice, "{owes}");
        if has_choice {
            let discard = json!({"do": "discard", "tokens": {"ones": 1}});
            let row =
                table.act(seats[1].key(), Request::game("d", discard.clone())).await.seq.expect("a row");
            // Having second thoughts, and preparing to go elsewhere, is as secret.
            let back = Action::Rewind { to: kernel::Seq(row.0 - 1) };
            table.act(seats[1].key(), Request::table("b", back)).await;
            let rep = table.view(seats[1].key()).await;
            assert!(!rep["game"]["purses"]["demon_a"]["owes"].is_null(), "it is taken back");
            table.act(seats[1].key(), Request::game("d2", discard)).await;
            table.act(seats[1].key(), Request::table("m", Action::MoveSeat)).await;
        }
        others.hear(&table).await;
        others.wait(&table).await;
        others.speak(&table, 1).await;
        table.act(seats[2].key(), Request::table("p", Action::Pause)).await;
        table.act(seats[1].key(), Request::table("g", Action::Resume)).await;
        let pass = |seat| (seat, json!({"do": "pass"}));
        play(&table, &seats, vec![(0, json!({"do": "confirm"})), pass(0), pass(1)], "e").await;
        others.hear(&table).await;
        others.speak(&table, 2).await;
        // Coming back tells nothing more.
        for joined in &mut others.joined {
            *joined = Joined::with_key(&table.link, None, joined.key().to_owned());
        }
        others.hear(&table).await;
        let commitment = rep["table"]["commitment"].as_str().expect("a fingerprint").to_owned();
        let texts = others.heard.iter().map(|text| plain(text, &table, &commitment)).collect();
        heard[usize::from(has_choice)] = Some(texts);
        let own: Value = table.get(seats[1].key(), "").await.json().expect("a view");
        let others: Value = table.get(seats[0].key(), "").await.json().expect("a view");
        let more = own["seq"].as_u64().zip(others["seq"].as_u64()).map(|(own, others)| own - others);
        assert_eq!(more, Some(if has_choice { 4 } else { 0 }), "the Rep knows of his own rows");
        if heard.iter().all(Option::is_some) {
            break;
        }
    }
    let [Some(automatic), Some(settled)] = heard else { panic!("one of the two never came") };
    same(&settled, &automatic);
}
