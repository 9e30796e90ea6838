//! Odds: the specification's tables, and the rules themselves run through every outcome.

use std::collections::BTreeSet;

use kernel::{Actor, Chance, Game, Odds, Seat, every_outcome};
use serde_json::json;
use yonkoma::{
    Action, Severity, SideId, State, Yonkoma,
    odds::{
        Chances, ClimbStep, Fight, Opponent, climb, conflict, duel, forecast, kept, prospect, throw,
        with_koma, with_setbacks,
    },
};

use crate::play::{GM, Table, action};

/// Section 6.3, one row a line.
const TABLES: &str = include_str!("../probabilities.txt");

fn faces() -> BTreeSet<u8> {
    [5, 6].into()
}

#[track_caller]
fn near(line: &str, ours: f64, theirs: &str) {
    let theirs: f64 = theirs.parse().unwrap_or_else(|_| panic!("{line}: {theirs}"));
    assert!((ours - theirs).abs() < 5.1e-7, "{line}: {ours} is not {theirs}");
}

fn at_least(odds: &Odds<u32>, n: u32) -> f64 {
    odds.chance_of(|total| *total >= n)
}

fn exactly(odds: &Odds<u32>, n: u32) -> f64 {
    odds.chance_of(|total| *total == n)
}

fn severity(name: &str) -> Severity {
    serde_json::from_value(json!(name.to_lowercase())).expect("a severity")
}

#[test]
fn all_tables_of_the_specification_hold() {
    let mut n = 0;
    for line in TABLES.lines() {
        let mut cells = line.split(' ');
        let kind = cells.next().expect("a kind");
        let cells: Vec<&str> = cells.collect();
        match kind {
            "throw" => one_throw(line, &cells),
            "koma" => koma(line, &cells),
            "setback" => setback(line, &cells),
            "ladder" => ladder(line, &cells),
            "round" => round(line, &cells),
            "conflict" => whole_conflict(line, &cells),
            "climb" => ladder_in_conflict(line, &cells),
            other => panic!("{other}"),
        }
        n += 1;
    }
    assert_eq!(n, 8 + 8 + 12 + 3 + 9 + 17 + 17, "all of them");
}

fn number(cell: &str) -> u32 {
    cell.parse().unwrap_or_else(|_| panic!("{cell} is a number"))
}

fn shares(line: &str, odds: &Odds<u32>, cells: &[&str]) {
    for (n, cell) in (0..4).zip(cells) {
        near(line, exactly(odds, n), cell);
    }
    for (n, cell) in [(4, cells[4]), (1, cells[5]), (2, cells[6])] {
        near(line, at_least(odds, n), cell);
    }
}

fn one_throw(line: &str, cells: &[&str]) {
    let odds = throw(&faces(), number(cells[0]));
    shares(line, &odds, &cells[1..]);
    near(line, Chances::of(&odds).mean, cells[8]);
}

fn koma(line: &str, cells: &[&str]) {
    shares(line, &with_koma(&faces(), number(cells[0]), number(cells[1])), &cells[2..]);
}

fn setback(line: &str, cells: &[&str]) {
    let (n, severity) = (number(cells[0]), severity(cells[1]));
    let first = throw(&faces(), n);
    let odds = with_setbacks(&faces(), n, &[severity], |total| total == 0);
    near(line, exactly(&first, 0), cells[2]);
    near(line, exactly(&odds, 0) / exactly(&first, 0), cells[3]);
    near(line, at_least(&odds, 1), cells[4]);
    near(line, at_least(&odds, 2), cells[5]);
}

fn ladder(line: &str, cells: &[&str]) {
    let n = number(cells[0]);
    for (steps, cell) in (0..=4).zip(&cells[1..]) {
        let odds = with_setbacks(&faces(), n, &Severity::ALL[..steps], |total| total == 0);
        near(line, exactly(&odds, 0), cell);
    }
}

fn round(line: &str, cells: &[&str]) {
    let (a, b) = (throw(&faces(), number(cells[0])), throw(&faces(), number(cells[1])));
    let leads = a.and(&b, |a, b| i64::from(*a) - i64::from(*b));
    let (win, lose) = (leads.chance_of(|l| *l > 0), leads.chance_of(|l| *l < 0));
    near(line, win, cells[2]);
    near(line, leads.chance_of(|l| *l == 0), cells[3]);
    near(line, lose, cells[4]);
    for (lead, cell) in [(2, cells[5]), (4, cells[6])] {
        near(line, leads.chance_of(|l| *l >= lead), cell);
    }
    for (lead, cell) in [(2, cells[7]), (4, cells[8])] {
        near(line, leads.chance_of(|l| *l <= -lead), cell);
    }
    near(line, win / (win + lose), cells[9]);
}

fn whole_conflict(line: &str, cells: &[&str]) {
    let fighter = |dice, koma| Opponent { total: None, pool: number(dice), koma: number(koma) };
    let (a, b) = (fighter(cells[0], cells[2]), fighter(cells[1], cells[3]));
    let fought = |conditions| conflict(&faces(), Fight { ties: SideId::A, conditions }, a, b);
    let plain = fought(false);
    near(line, plain.wins, cells[4]);
    near(line, plain.rounds, cells[5]);
    near(line, plain.by_lead, cells[6]);
    near(line, fought(true).wins, cells[7]);
}

fn ladder_in_conflict(line: &str, cells: &[&str]) {
    let steps = cells[3].chars().filter_map(|step| match step {
        'k' => Some(ClimbStep::Koma),
        'm' => Some(ClimbStep::Setback(Severity::Minor)),
        's' => Some(ClimbStep::Setback(Severity::Serious)),
        'g' => Some(ClimbStep::Setback(Severity::Grave)),
        'c' => Some(ClimbStep::Setback(Severity::Critical)),
        _ => None,
    });
    let ties = if cells[2] == "A" { SideId::A } else { SideId::B };
    let steps: Vec<ClimbStep> = steps.collect();
    let climbed = climb(&faces(), number(cells[0]), number(cells[1]), &steps, ties);
    near(line, climbed.wins, cells[4]);
    near(line, climbed.lost, cells[5]);
    near(line, climbed.out, cells[6]);
    near(line, climbed.eliminated, cells[7]);
}

#[test]
fn the_same_setback_always_taken() {
    let expected = [
        (2, [0.308642, 0.473251, 0.604938, 0.707362]),
        (4, [0.765889, 0.830920, 0.878609, 0.913292]),
        (1, [0.0, 0.185185, 0.358025, 0.506173]),
    ];
    for (n, chances) in expected {
        for (severity, chance) in Severity::ALL.into_iter().zip(chances) {
            let ours = at_least(&with_setbacks(&faces(), n, &[severity], |_| true), 2);
            assert!((ours - chance).abs() < 5.1e-7, "{n} dice, {severity:?}: {ours}");
        }
    }
    // Were 4, 5 and 6 Successes.
    let three: BTreeSet<u8> = [4, 5, 6].into();
    assert!((at_least(&throw(&three, 4), 2) - 0.6875).abs() < 1e-9);
}

/// The rules run through every way the dice can fall.
fn outcomes(state: &State, seat: u8, action: &Action, read: impl Fn(&State) -> u32) -> Odds<u32> {
    Odds::of(|chance| read(&after(state, seat, action, chance)))
}

fn after(state: &State, seat: u8, action: &Action, chance: &mut dyn Chance) -> State {
    let mut unfolding = kernel::Unfolding::new(&Yonkoma, state, chance);
    Yonkoma.decide(&mut unfolding, Actor::Seat(Seat(seat)), action);
    unfolding.state().clone()
}

fn total(state: &State) -> u32 {
    state.board.total(SideId::A)
}

#[track_caller]
fn same(ours: Chances, rules: &Odds<u32>) {
    let rules = Chances::of(rules);
    for (a, b) in [
        (ours.failure, rules.failure),
        (ours.partial, rules.partial),
        (ours.full, rules.full),
        (ours.spotlight, rules.spotlight),
        (ours.mean, rules.mean),
    ] {
        assert!((a - b).abs() < 1e-12, "{ours:?} is not {rules:?}");
    }
}

#[test]
fn a_forecast_is_what_the_rules_do() {
    let mut table = Table::ready(2);
    table.act(1, json!({"do": "attempt"}));
    assert!(forecast(&table.view(2), SideId::A).is_none(), "not judged");
    table.act(GM, json!({"do": "set_basis", "basis": "concept"}));
    let before = forecast(&table.view(2), SideId::A).expect("judged");
    same(before.stands, &outcomes(&table.state, 1, &action(json!({"do": "throw"})), total));
    table.dice(&[6, 1, 2, 3]).act(1, json!({"do": "throw"}));
    table.act(1, json!({"do": "plus_one", "character": 1, "gift": 0}));
    let lying = forecast(&table.view(2), SideId::A).expect("judged");
    assert!((lying.stands.mean - 2.0).abs() < 1e-12);
    let spent = action(json!({"do": "spend_koma", "keep": [1]}));
    same(lying.koma.expect("a Koma helps"), &outcomes(&table.state, 1, &spent, total));
    assert_eq!(lying.setbacks.len(), 4);
    for (severity, chances) in lying.setbacks {
        let taken = json!({"do": "take_setback", "character": 1, "severity": severity, "keep": [1]});
        same(chances, &outcomes(&table.state, 1, &action(taken), total));
    }
}

#[test]
fn a_prospect_is_what_the_rules_do() {
    // Two dice against one, one Koma for the loser; ties go to side A. Everything is run through the rules.
    let mut table = Table::ready(2);
    for who in [1, 2] {
        table.act(who, json!({"do": "use_gift", "character": who, "gift": 0}));
    }
    table.act(GM, json!({"do": "start_conflict", "a": 1, "b": 2}));
    for (side, basis) in [("a", "other"), ("b", "flaw")] {
        table.act(GM, json!({"do": "set_basis", "side": side, "basis": basis}));
    }
    let start = table.state.clone();
    let runs = every_outcome(|chance| fought_out(&start, chance));
    let mean = |of: fn(&(bool, u32)) -> f64| runs.iter().map(|(run, p)| of(run) * p).sum::<f64>();
    let fighter = |pool| Opponent { total: None, pool, koma: 1 };
    let fought = |ties| conflict(&faces(), Fight { ties, conditions: false }, fighter(2), fighter(1));
    let ours = fought(SideId::A);
    assert!((ours.wins - mean(|run| if run.0 { 1.0 } else { 0.0 })).abs() < 1e-9);
    assert!((ours.rounds - mean(|run| f64::from(run.1))).abs() < 1e-9);
    // What the table shows before it is known whose Concept is more specific lies in the middle.
    let shown = prospect(&table.view(1)).expect("both judged");
    assert!((2.0 * shown.wins - ours.wins - fought(SideId::B).wins).abs() < 1e-9);
}

/// Both throw; the loser spends a Koma on every failed die while there is one, then concedes.
fn fought_out(start: &State, chance: &mut dyn Chance) -> (bool, u32) {
    let mut state = start.clone();
    loop {
        let board = &state.board;
        let contest = board.contest.as_ref().expect("a Conflict");
        if let Some(settled) = contest.settled {
            return (settled.winner == Some(SideId::A), contest.round);
        }
        let (seat, value) = match board.stage {
            yonkoma::Stage::Build => {
                let side = if contest.sides[0].thrown { SideId::B } else { SideId::A };
                (board.owner(contest.sides[side.index()].roller).0, json!({"do": "throw", "side": side}))
            }
            yonkoma::Stage::Tie => (GM, json!({"do": "judge_specific", "side": "a"})),
            yonkoma::Stage::Award => {
                let winner = contest.side(contest.winner.expect("a winner")).expect("a side");
                (board.owner(winner.roller).0, json!({"do": "pass"}))
            }
            yonkoma::Stage::Telling => (GM, json!({"do": "tell_round"})),
            yonkoma::Stage::LoserChoice => {
                let side = contest.side(contest.loser().expect("a loser")).expect("a side");
                let keep: Vec<usize> =
                    side.dice.iter().enumerate().filter(|(_, die)| **die >= 5).map(|(i, _)| i + 1).collect();
                let koma = board.character(side.roller).is_some_and(|roller| roller.koma > 0);
                let seat = board.owner(side.roller).0;
                if koma && keep.len() < side.dice.len() {
                    (seat, json!({"do": "spend_koma", "keep": keep}))
                } else {
                    (seat, json!({"do": "concede"}))
                }
            }
            stage => panic!("{stage:?}"),
        };
        state = after(&state, seat, &action(value), chance);
    }
}

#[test]
fn odds_follow_the_dice_that_are_kept() {
    let mut table = Table::ready(2);
    table.test("concept", &[5, 1, 2, 3]);
    let view = Yonkoma.view(&table.state, kernel::Viewer::Seat(Seat(1)));
    let best = forecast(&view, SideId::A).and_then(|forecast| forecast.koma).expect("a Koma helps");
    let same = Chances::of(&kept(&view, SideId::A, &[1].into(), 0).expect("three dice to throw"));
    assert_eq!(best, same, "who keeps the Successes has the chances of the forecast");
    let fewer = Chances::of(&kept(&view, SideId::A, &[1, 2, 3].into(), 0).expect("one die to throw"));
    assert!(fewer.partial > same.partial, "one die is less than three");
    assert_eq!(kept(&view, SideId::A, &[1, 2, 3, 4].into(), 0), None, "nothing would be thrown");
    assert!(kept(&view, SideId::A, &[1, 2, 3, 4].into(), 1).is_some(), "a Setback brings a die");
}

#[test]
fn a_round_is_won_even_or_lost() {
    let mut table = Table::ready(2);
    table.conflict(1, 2, ("concept", "concept"), (&[5, 1, 2, 3], &[6, 6, 5, 1]));
    let view = Yonkoma.view(&table.state, kernel::Viewer::Seat(Seat(1)));
    let totals = throw(&faces(), 3).and(&Odds::sure(1), |new, kept| new + kept);
    let round = duel(&view, SideId::A, &totals);
    assert!((round.wins - 1.0 / 27.0).abs() < 1e-9, "three Successes of three: {round:?}");
    assert!(
        (round.ties - 6.0 / 27.0).abs() < 1e-9 && (round.wins + round.ties + round.loses - 1.0).abs() < 1e-9
    );
}
