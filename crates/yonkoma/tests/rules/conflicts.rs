//! Conflicts, Round by Round.

mod groups;

use kernel::{Game as _, Refused};
use serde_json::{Value, json};
use yonkoma::{
    Degree, EndCause, Happening, Notice, PATIENCE, Partly, Presence, Refusal, Severity, SideId, Stage,
    Yonkoma,
    odds::{self, Difference},
};

use crate::play::{AOI, GM, MIKI, REN, Table};

const MISS4: [u8; 4] = [1, 2, 3, 4];

fn setback(who: u8, severity: &str, keep: &[u8]) -> Value {
    json!({"do": "take_setback", "character": who, "severity": severity, "keep": keep})
}

fn koma(keep: &[u8]) -> Value {
    json!({"do": "spend_koma", "keep": keep})
}

fn tell(table: &mut Table) {
    table.act(GM, json!({"do": "tell_round"}));
}

fn settled(table: &Table) -> yonkoma::Conclusion {
    table.state.board.contest.as_ref().and_then(|contest| contest.settled).expect("it is over")
}

/// Miki against Aoi with four dice each.
fn duel(a: [u8; 4], b: [u8; 4]) -> Table {
    let mut table = Table::ready(3);
    table.conflict(1, 2, ("concept", "concept"), (&a, &b));
    table
}

#[test]
fn yon_63_npcs_take_setbacks_in_conflicts() {
    let mut table = Table::ready(2);
    table.conflict(1, 3, ("concept", "concept"), (&[6, 1, 1, 1], &MISS4));
    tell(&mut table);
    table.improve(GM, setback(3, "grave", &[]), &[1; 6]);
    assert_eq!(table.character(REN).setbacks, [Severity::Grave]);
    assert_eq!(table.character(REN).status, Presence::OutOfPlay { until: 2 }, "the same dangers");
    assert_eq!(settled(&table).cause, Some(EndCause::Out));
}

#[test]
fn yon_70_each_side_makes_a_test_and_an_empty_pool_counts_nothing() {
    let mut table = Table::ready(2);
    table.act(GM, json!({"do": "give_condition", "character": 1, "label": "tired", "sign": "negative"}));
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    assert_eq!(table.refused(1, json!({"do": "throw"})), "YON-27");
    assert_eq!(table.refused(2, json!({"do": "start_conflict", "a": 1, "b": 2})), "YON-70");
    table.act(GM, json!({"do": "set_basis", "side": "a", "basis": "flaw", "conditions": [1]}));
    assert_eq!(table.refused(1, json!({"do": "throw"})), "YON-27", "the other side is not ready");
    let gift = json!({"do": "auto_succeed", "side": "a", "gift": 0});
    assert_eq!(table.refused(1, gift), "YON-27", "nor does a Gift replace the throw before");
    table.act(GM, json!({"do": "set_basis", "side": "b", "basis": "other"}));
    table.throw_both((&[], &[6, 1]));
    assert_eq!(table.stage(), Stage::Telling, "it goes on");
    assert_eq!(table.refused(GM, json!({"do": "start_conflict", "a": 3, "b": 1})), "YON-70");
    let unknown = json!({"do": "start_conflict", "a": 1, "b": 99});
    assert_eq!(Table::ready(2).refused(GM, unknown), "YON-70");
}

#[test]
fn yon_71_later_rounds_are_one_koma_or_one_setback_of_the_loser() {
    let mut table = duel([6, 1, 1, 1], MISS4);
    assert_eq!(table.refused(2, koma(&[])), "YON-50", "first the Round is told");
    tell(&mut table);
    assert_eq!(table.refused(1, koma(&[])), "YON-50", "the winner does not throw");
    let before = table.side(SideId::A).clone();
    table.improve(2, koma(&[]), &[6, 6, 1, 1]);
    assert_eq!(*table.side(SideId::A), before);
    assert_eq!(table.state.board.contest.as_ref().map(|c| (c.round, c.winner)), Some((2, Some(SideId::B))));
}

#[test]
fn yon_72_more_successes_win_the_round() {
    let table = duel([6, 1, 1, 1], MISS4);
    let contest = table.state.board.contest.as_ref().expect("a Conflict");
    assert_eq!((contest.round, contest.winner, contest.lead), (1, Some(SideId::A), 1));
}

#[test]
fn yon_73_a_lead_of_two_gives_a_condition() {
    let mut table = duel([6, 6, 1, 1], MISS4);
    assert_eq!(table.stage(), Stage::Award);
    let award =
        |who: u8| json!({"do": "award", "character": who, "label": "off balance", "sign": "negative"});
    assert_eq!(table.refused(2, award(2)), "YON-73");
    assert_eq!(table.refused(1, award(3)), "YON-73", "not involved");
    table.act(1, award(2));
    assert_eq!(table.character(AOI).conditions.len(), 1);
    assert_eq!(table.refused(1, award(2)), "YON-73", "one");
    // By one: none.
    assert_eq!(duel([6, 1, 1, 1], MISS4).stage(), Stage::Telling);
}

#[test]
fn yon_74_it_counts_in_later_rerolls_only() {
    // YON-T28, YON-T29
    let mut table = duel([6, 6, 5, 1], [6, 1, 2, 3]);
    table.act(1, json!({"do": "award", "character": 2, "label": "off balance", "sign": "negative"}));
    assert_eq!(table.total(SideId::B), 1, "the Success on the table stays");
    tell(&mut table);
    table.improve(2, koma(&[1]), &[5, 6]);
    assert_eq!((table.side(SideId::B).dice.len(), table.total(SideId::B)), (3, 3));
    assert_eq!(table.stage(), Stage::Tie);
    table.act(GM, json!({"do": "judge_specific", "side": "a"}));
    let contest = table.state.board.contest.as_ref().expect("a Conflict");
    assert_eq!((contest.winner, contest.lead, table.stage()), (Some(SideId::A), 0, Stage::Telling));
}

#[test]
fn yon_75_a_lead_of_four_ends_it_at_once() {
    // YON-T34
    let mut table = duel([6, 6, 5, 5], MISS4);
    assert_eq!(table.stage(), Stage::Award, "one Condition");
    table.act(1, json!({"do": "award", "character": 1, "label": "triumphant", "sign": "positive"}));
    assert_eq!(settled(&table).cause, Some(EndCause::Lead));
    assert_eq!((settled(&table).effective, settled(&table).degree), (4, Some(Degree::Spotlight)));
    assert_eq!(table.refused(2, json!({"do": "concede"})), "YON-83");
    assert_eq!(table.refused(GM, json!({"do": "tell_result"})), "YON-33", "the winner tells it");
    table.act(1, json!({"do": "tell_result", "text": "What a day."}));
    assert_eq!(table.stage(), Stage::Free);
}

#[test]
fn yon_76_without_koma_and_setbacks_only_concede() {
    // YON-T36
    let mut table = duel([6, 1, 1, 1], MISS4);
    let aoi = table.state.board.characters.iter_mut().find(|c| c.id == AOI).expect("Aoi");
    (aoi.koma, aoi.setbacks) = (0, Severity::ALL.to_vec());
    tell(&mut table);
    assert_eq!(table.refused(2, koma(&[])), "YON-50");
    assert_eq!(table.refused(2, setback(2, "minor", &[])), "YON-61");
    let contested = |kind: yonkoma::ActionKind| {
        use yonkoma::ActionKind::{ChangeApproach, Concede, SpendKoma, TakeSetback};
        [ChangeApproach, Concede, SpendKoma, TakeSetback].contains(&kind)
    };
    let menu = kernel::Game::choices(&yonkoma::Yonkoma, &table.view(2));
    let left: Vec<_> = menu.iter().map(|c| c.action.kind()).filter(|kind| contested(*kind)).collect();
    assert_eq!(left, [yonkoma::ActionKind::Concede]);
    table.act(2, json!({"do": "concede"}));
}

#[test]
fn yon_77_the_more_specific_concept_wins_a_tie_and_is_asked_once() {
    let mut table = duel([6, 1, 1, 1], [1, 1, 1, 6]);
    assert_eq!(table.refused(1, json!({"do": "judge_specific", "side": "a"})), "YON-77");
    table.act(GM, json!({"do": "judge_specific", "side": "b"}));
    tell(&mut table);
    table.improve(1, koma(&[1]), &[1, 1, 1]);
    assert_eq!(table.stage(), Stage::Telling, "the answer is kept");
    assert_eq!(table.state.board.contest.as_ref().and_then(|c| c.winner), Some(SideId::B));
}

#[test]
fn yon_77_what_is_promised_of_a_gift_that_ties_is_what_the_tie_comes_to() {
    // Neither Concept plays in the throw (2 dice each): the more specific one wins the tie all the same.
    let mut table = Table::ready(2);
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    for side in ["a", "b"] {
        table.act(GM, json!({"do": "set_basis", "side": side, "basis": "other"}));
    }
    table.dice(&[6, 1]).act(1, json!({"do": "throw", "side": "a"}));
    table.dice(&[1, 1]).act(2, json!({"do": "throw", "side": "b"}));
    assert_eq!(odds::one_more(&table.view(2), SideId::B), Difference::Ties, "nobody has been asked");
    table.act(2, json!({"do": "plus_one", "character": 2, "gift": 0}));
    table.act(1, json!({"do": "pass"}));
    assert_eq!(table.stage(), Stage::Tie);
    table.act(GM, json!({"do": "judge_specific", "side": "a"}));
    assert_eq!(table.state.board.contest.as_ref().and_then(|c| c.winner), Some(SideId::A));
    // From now on it is known, and said before: a second tie would be lost again.
    let told = |id| {
        let mut view = table.view(2);
        let side = view.board.contest.as_mut().map(|contest| &mut contest.sides);
        if let Some([_, b]) = side.map(|sides| &mut sides[..]) {
            b.plus_one = 0;
        }
        odds::one_more(&view, id)
    };
    assert_eq!(told(SideId::B), Difference::TieLost);
    assert_eq!(told(SideId::A), Difference::Gives);
}

fn undecided() -> Table {
    let mut table = duel([6, 1, 1, 1], MISS4);
    tell(&mut table);
    table.improve(2, setback(2, "serious", &[]), &[6, 1, 1, 1, 1]);
    let judged = json!({"do": "judge_specific", "side": null, "event": "The bridge breaks."});
    table.act(GM, judged);
    table
}

#[test]
fn yon_78_an_undecidable_tie_wants_new_approaches() {
    // YON-T35
    let mut table = undecided();
    assert_eq!(table.stage(), Stage::Unforeseen);
    table.act(1, json!({"do": "go_on", "side": "a", "approach": "swimming"}));
    assert_eq!(table.refused(1, json!({"do": "go_on", "side": "a"})), "YON-78");
    table.act(2, json!({"do": "go_on", "side": "b"}));
    assert_eq!(table.stage(), Stage::Build);
    table.act(GM, json!({"do": "set_basis", "side": "a", "basis": "other"}));
    table.act(GM, json!({"do": "set_basis", "side": "b", "basis": "other"}));
    assert_eq!(table.state.board.pool(SideId::B), 3, "the bonus die stays");
    let koma = [table.character(MIKI).koma, table.character(AOI).koma];
    table.throw_both((&[6, 6], &[1, 1, 1]));
    assert_eq!(koma, [table.character(MIKI).koma, table.character(AOI).koma], "at no cost");

    // One stops and so concedes, with its Koma.
    let mut table = undecided();
    let told = table.act(2, json!({"do": "stop", "side": "b", "text": "Through the roof."}));
    assert_eq!(
        told,
        [Notice::Partly(Partly::Stopped { character: AOI, text: Some("Through the roof.".into()) })]
    );
    table.act(1, json!({"do": "go_on", "side": "a"}));
    assert_eq!((settled(&table).winner, settled(&table).effective), (Some(SideId::A), 1));
    assert_eq!(table.character(AOI).koma, 2);

    // Both stop: nobody wins, no armed Critical strikes.
    let mut table = duel([6, 1, 1, 1], MISS4);
    tell(&mut table);
    table.improve(2, setback(2, "critical", &[]), &[6, 1, 1, 1, 1, 1, 1]);
    table.act(GM, json!({"do": "judge_specific", "side": null}));
    table.act(1, json!({"do": "stop", "side": "a"}));
    table.act(2, json!({"do": "stop", "side": "b"}));
    assert_eq!((settled(&table).winner, settled(&table).cause), (None, Some(EndCause::Nobody)));
    assert!(table.character(AOI).in_play());
    table.act(GM, json!({"do": "tell_result"}));
}

#[test]
fn yon_79_a_gift_may_be_declared_before_the_comparison_trailing_side_first() {
    let mut table = Table::ready(2);
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    for side in ["a", "b"] {
        table.act(GM, json!({"do": "set_basis", "side": side, "basis": "other"}));
    }
    table.dice(&[6, 1]).act(1, json!({"do": "throw", "side": "a"}));
    table.dice(&[1, 1]).act(2, json!({"do": "throw", "side": "b"}));
    assert_eq!(table.stage(), Stage::Round);
    let plus = |who: u8| json!({"do": "plus_one", "character": who, "gift": 0});
    let refusal = table.refusal(1, plus(1));
    assert_eq!(refusal, Refusal::NotAsked { whose: vec![kernel::Seat(2)] }, "the trailing side first");
    assert_eq!(refusal.rule().0, "YON-79");
    assert_eq!(table.refused(1, json!({"do": "pass"})), "YON-79");
    table.act(2, plus(2));
    // A tie: Aoi has no Gift left, Miki is asked.
    table.act(1, plus(1));
    let contest = table.state.board.contest.as_ref().expect("a Conflict");
    assert_eq!((contest.winner, contest.lead), (Some(SideId::A), 1));
}

#[test]
fn yon_79_the_window_for_gifts_closes_by_itself() {
    let mut table = Table::ready(2);
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    for side in ["a", "b"] {
        table.act(GM, json!({"do": "set_basis", "side": side, "basis": "other"}));
    }
    assert_eq!(table.refused(2, json!({"do": "take_time"})), "YON-79", "nobody is asked yet");
    table.dice(&[6, 1]).act(1, json!({"do": "throw", "side": "a"}));
    table.dice(&[1, 1]).act(2, json!({"do": "throw", "side": "b"}));
    let patience = |table: &Table| Yonkoma.status(&table.view(1)).deadline;
    assert_eq!(patience(&table), Some(PATIENCE[0]));
    assert_eq!(table.refused(1, json!({"do": "take_time"})), "YON-79", "the trailing side first");
    table.act(2, json!({"do": "take_time"}));
    assert_eq!(patience(&table), Some(PATIENCE[1]), "whoever needs a moment has it");
    assert_eq!(table.refused(2, json!({"do": "take_time"})), "YON-79", "once");
    // Nobody says anything: first those behind let it pass, then those ahead, then it is compared.
    for asked in [2, 1] {
        assert_eq!(table.state.board.asked_for_plus_one()[0].1.0, asked);
        table.house(json!({"do": "pass"}));
    }
    assert_eq!((table.stage(), patience(&table)), (Stage::Telling, None));
    tell(&mut table);
    table.dice(&[6, 6]).act(2, koma(&[]));
    assert_eq!(patience(&table), Some(PATIENCE[0]), "the next Round waits as long as any");
}

#[test]
fn yon_79_who_keeps_their_gifts_is_not_asked_until_they_say_so() {
    let keep = |kept: bool| json!({"do": "keep_gifts", "kept": kept});
    let mut table = Table::ready(2);
    assert_eq!(table.refused(1, keep(true)), "YON-79", "no Conflict");
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    assert_eq!(table.refused(GM, keep(true)), "YON-79", "nobody of his takes part");
    assert_eq!(table.refused(1, keep(false)), "YON-79", "nothing is kept");
    for side in ["a", "b"] {
        table.act(GM, json!({"do": "set_basis", "side": side, "basis": "other"}));
    }
    table.act(1, keep(true));
    assert_eq!(table.refused(1, keep(true)), "YON-79", "once is enough");
    table.dice(&[6, 1]).act(1, json!({"do": "throw", "side": "a"}));
    table.dice(&[1, 1]).act(2, json!({"do": "throw", "side": "b"}));
    // Said while asked, it lets this Round be compared too.
    table.act(2, keep(true));
    assert_eq!(table.stage(), Stage::Telling, "Miki was not asked");
    tell(&mut table);
    table.dice(&[6, 1]).act(2, koma(&[]));
    assert_eq!(table.stage(), Stage::Tie, "the next Round asks nobody");
    table.act(GM, json!({"do": "judge_specific", "side": "b"}));
    tell(&mut table);
    table.act(1, keep(false));
    table.dice(&[6, 6]).act(1, koma(&[]));
    assert_eq!(table.stage(), Stage::Round, "Miki is asked again");
    table.act(1, json!({"do": "plus_one", "character": 1, "gift": 0}));
    let contest = table.state.board.contest.as_ref().expect("a Conflict");
    assert_eq!((contest.winner, contest.lead), (Some(SideId::A), 2));
}

#[test]
fn yon_79_the_game_master_is_asked_whatever_gifts_there_are() {
    let asked = |gift: bool| {
        let mut table = Table::ready(1);
        if gift {
            table.act(GM, json!({"do": "grant_gift", "character": 2, "gift": "a second heart"}));
        }
        table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
        for side in ["a", "b"] {
            table.act(GM, json!({"do": "set_basis", "side": side, "basis": "other"}));
        }
        table.dice(&[6, 1]).act(1, json!({"do": "throw", "side": "a"}));
        let told = table.dice(&[1, 1]).act(GM, json!({"do": "throw", "side": "b"}));
        (told, table.view(1))
    };
    assert_eq!(asked(true), asked(false));
}

#[test]
fn yon_01_a_gift_of_the_game_masters_is_his_secret_until_it_is_used() {
    let made = |gift: Option<&str>| {
        let mut table = Table::ready(1);
        let make = json!({"do": "create_npc", "name": "Kuro", "important": true, "gift": gift});
        (table.act(GM, make), table.view(1), table.view(GM))
    };
    let ((told, seen, own), (other, same, _)) = (made(Some("walks through walls")), made(None));
    assert_eq!((told, seen), (other, same), "nobody else learns of it");
    let gifts = own.board.characters.last().map(|npc| npc.gifts.clone()).unwrap_or_default();
    assert_eq!(gifts[0].text, "walks through walls".into());
}

#[test]
fn yon_80_a_tie_won_beats_a_tie_lost_or_open_does_not() {
    let tie = |side: Value| {
        let mut table = duel([6, 1, 1, 1], MISS4);
        tell(&mut table);
        table.improve(2, setback(2, "grave", &[]), &[6, 1, 1, 1, 1, 1]);
        table.act(GM, json!({"do": "judge_specific", "side": side}));
        table
    };
    assert!(tie(json!("b")).character(AOI).in_play());
    for lost in [json!("a"), json!(null)] {
        let table = tie(lost);
        assert_eq!(table.character(AOI).status, Presence::OutOfPlay { until: 2 });
        assert_eq!((settled(&table).winner, settled(&table).cause), (Some(SideId::A), Some(EndCause::Out)));
    }
}

#[test]
fn yon_80_a_grave_stays_armed_in_later_rounds() {
    // YON-T30, YON-T31
    let mut table = duel([6, 6, 1, 1], [6, 1, 1, 1]);
    tell(&mut table);
    table.improve(2, setback(2, "grave", &[1]), &[6, 6, 1, 1, 1]);
    assert_eq!(table.state.board.contest.as_ref().map(|c| (c.winner, c.lead)), Some((Some(SideId::B), 1)));
    tell(&mut table);
    table.improve(1, koma(&[1, 2]), &[6, 6]);
    assert_eq!(table.character(AOI).status, Presence::OutOfPlay { until: 2 });
    assert_eq!((settled(&table).effective, settled(&table).cause), (1, Some(EndCause::Out)));
    assert_eq!(table.refused(2, json!({"do": "concede"})), "YON-83");
}

#[test]
fn yon_81_it_ends_by_concession_out_elimination_or_lead() {
    let mut table = duel([6, 1, 1, 1], MISS4);
    assert_eq!(table.refused(2, json!({"do": "concede"})), "YON-83", "the Round is not told");
    tell(&mut table);
    assert_eq!(table.refused(1, json!({"do": "concede"})), "YON-83", "the winner cannot");
    table.act(2, json!({"do": "concede"}));
    assert_eq!((table.stage(), settled(&table).cause), (Stage::Narration, Some(EndCause::Conceded)));
}

#[test]
fn yon_82_the_last_lead_takes_effect_at_least_one() {
    // YON-T10
    let mut table = duel([6, 6, 6, 1], [6, 1, 1, 1]);
    table.act(1, json!({"do": "pass"}));
    tell(&mut table);
    table.act(2, json!({"do": "concede"}));
    assert_eq!((settled(&table).effective, settled(&table).degree), (2, Some(Degree::Full)));

    let mut table = duel([6, 1, 1, 1], [6, 1, 1, 1]);
    table.act(GM, json!({"do": "judge_specific", "side": "a"}));
    tell(&mut table);
    table.act(2, json!({"do": "concede"}));
    assert_eq!((settled(&table).effective, settled(&table).degree), (1, Some(Degree::Partial)));
}

#[test]
fn yon_83_who_concedes_tells_the_escape_and_gains_koma() {
    // YON-T32
    let mut table = duel([6, 1, 1, 1], MISS4);
    tell(&mut table);
    table.improve(2, setback(2, "minor", &[]), &[1; 4]);
    tell(&mut table);
    table.improve(2, setback(2, "serious", &[]), &[1; 5]);
    tell(&mut table);
    let told = table.act(2, json!({"do": "concede", "text": "Through the window."}));
    assert!(
        matches!(&told[0], Notice::Partly(Partly::Conceded { text: Some(text), .. }) if &**text == "Through the window.")
    );
    assert_eq!(table.character(AOI).koma, 3);
    assert_eq!(settled(&table).degree, Some(Degree::Partial));
}

#[test]
fn yon_84_losing_in_any_way_triggers_an_armed_critical() {
    let mut table = duel([6, 1, 1, 1], MISS4);
    tell(&mut table);
    table.improve(2, setback(2, "critical", &[]), &[1; 7]);
    tell(&mut table);
    table.act(2, json!({"do": "concede"}));
    assert_eq!((table.character(AOI).status, table.character(AOI).koma), (Presence::Eliminated, 2));
    // Also when a Grave ends it.
    let mut table = duel([6, 1, 1, 1], MISS4);
    tell(&mut table);
    table.improve(2, setback(2, "critical", &[]), &[1; 7]);
    tell(&mut table);
    table.improve(2, setback(2, "grave", &[]), &[1; 9]);
    assert_eq!(table.character(AOI).status, Presence::Eliminated);
}

#[test]
fn yon_85_the_game_master_tells_each_round() {
    let mut table = duel([6, 1, 1, 1], MISS4);
    assert_eq!(table.refused(1, json!({"do": "tell_round"})), "YON-85");
    let told = table.act(GM, json!({"do": "tell_round", "text": "Sparks fly."}));
    assert_eq!(told, [Notice::Open(Happening::RoundTold { text: Some("Sparks fly.".into()) })]);
    assert_eq!(table.refused(GM, json!({"do": "tell_round"})), "YON-85");
}

#[test]
fn yon_87_an_auto_success_stands_until_another_approach() {
    let mut table = Table::ready(2);
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    table.act(GM, json!({"do": "set_basis", "side": "b", "basis": "concept"}));
    table.act(1, json!({"do": "auto_succeed", "side": "a", "gift": 0}));
    table.dice(&[6, 6, 6, 1]).act(2, json!({"do": "throw", "side": "b"}));
    table.pass_all();
    tell(&mut table);
    assert_eq!(table.total(SideId::A), 2);
    assert_eq!(table.refused(1, koma(&[])), "YON-87");
    assert_eq!(table.refused(1, setback(1, "serious", &[])), "YON-87");
    table.act(1, json!({"do": "change_approach", "character": 1, "severity": "serious"}));
    table.act(GM, json!({"do": "set_basis", "side": "a", "basis": "other"}));
    table.dice(&[6, 1, 1]).act(1, json!({"do": "throw", "side": "a"}));
    table.pass_all();
    assert_eq!(table.total(SideId::A), 1);
}
