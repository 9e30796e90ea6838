//! Table, material, aim: INN-01…06.

use innommable::{Action, Dice, DiceCounts, Faces, Innommable, Options, Refusal, Role};
use kernel::{BySeat, Casting, Game, Language, Refused, Scripted};

use crate::{
    play::{A, KEEPER, Table, reroll},
    trial::casting,
};

fn refused(options: &Options, casting: &Casting<Role>) -> Refusal {
    Innommable.check(options, casting).expect_err("the table is refused")
}

#[test]
fn inn_01_three_to_five_people_one_of_them_the_keeper() {
    for n in 2..=7 {
        assert_eq!(Innommable.check(&Options::default(), &casting(Language::Fr, n, 0)), Ok(()));
        let table = Table::with(&Options::default(), n);
        assert_eq!(table.public().untested, !(3..=5).contains(&n), "{n} seats");
        assert_eq!(table.public().characters.len(), usize::from(n) - 1, "one character each");
    }
    for n in [1, 8] {
        let refusal = refused(&Options::default(), &casting(Language::Fr, n, 0));
        assert_eq!(
            (refusal.rule().0, matches!(refusal, Refusal::WrongNumberOfSeats { .. })),
            ("INN-01", true)
        );
    }
    let other = Options { seats: Some(3), ..Options::default() };
    let n_seats = 4;
    assert_eq!(
        refused(&other, &casting(Language::Fr, 4, 0)),
        Refusal::WrongNumberOfSeats { n_seats, wanted: Some(3) }
    );
    for roles in [[Role::Player; 3], [Role::Keeper; 3]] {
        let casting = Casting { language: Language::Fr, roles: BySeat::new(roles.to_vec()) };
        assert_eq!(refused(&Options::default(), &casting).rule().0, "INN-01");
    }
}

#[test]
fn inn_03_the_dice_follow_from_the_number_of_players() {
    let dice = |n_seats| Table::with(&Options::default(), n_seats).state.setup.dice;
    assert_eq!(dice(2), Dice::new(4, 2, 1, 2));
    assert_eq!(dice(3), Dice::new(5, 3, 2, 2));
    assert_eq!(dice(4), Dice::new(6, 4, 3, 2));
    assert_eq!(dice(5), Dice::new(7, 5, 3, 2));
    assert_eq!(dice(6), Dice::new(8, 6, 3, 2));
    let custom = |dice| Options { dice_counts: DiceCounts::Custom(dice), ..Options::default() };
    let table = Table::with(&custom(Dice::new(9, 1, 1, 3)), 4);
    assert_eq!(table.state.setup.dice, Dice::new(9, 1, 1, 3));
    for dice in [Dice::new(0, 1, 1, 2), Dice::new(1, 0, 1, 2), Dice::new(1, 1, 0, 2), Dice::new(20, 5, 2, 2)]
    {
        assert_eq!(refused(&custom(dice), &casting(Language::Fr, 4, 0)).rule().0, "INN-03", "{dice:?}");
    }
}

#[test]
fn inn_04_there_are_two_d4_at_least() {
    let few = Options { dice_counts: DiceCounts::Custom(Dice::new(6, 4, 3, 1)), ..Options::default() };
    let refusal = refused(&few, &casting(Language::Fr, 4, 0));
    assert_eq!((&refusal, refusal.rule().0), (&Refusal::TooFewD4 { d4: 1 }, "INN-04"));
    for n in 2..=7 {
        assert!(Table::with(&Options::default(), n).state.setup.dice.d4 >= 2);
    }
}

#[test]
fn inn_05_nobody_scores_and_nobody_wins() {
    let mut table = Table::playing();
    assert!(table.view(KEEPER).own().is_none(), "the Keeper has no character");
    assert!(table.view(A).own().is_some(), "every other player has one");
    table.act(KEEPER, Action::DeclareDefused { text: None });
    for seat in [A, crate::play::B, crate::play::C] {
        table.act(seat, Action::SkipEpilogue);
    }
    let status = Innommable.status(&table.public());
    assert_eq!(status.outcome.expect("it is over").winners, []);
}

#[test]
fn inn_06_the_keeper_never_throws_dice() {
    let mut table = Table::playing().holding(A, "20").in_conflict(A);
    table.refuses(KEEPER, Action::Throw, Refusal::KeeperNeverThrows, "INN-06");
    table.chance(&[3]).act(A, Action::Throw);
    table.refuses(KEEPER, reroll(), Refusal::KeeperNeverThrows, "INN-06");
    table.refuses(KEEPER, Action::RollGiftDie, Refusal::KeeperNeverThrows, "INN-06");
}

#[test]
fn options_are_read_as_the_specification_writes_them() {
    let text = r#"{"seats":4,"diceCounts":{"custom":{"d20":6,"d12":4,"d8":3,"d4":2}},"allocation":"manual",
        "dieDeal":"random","monologueBlacklist":"paranormalOnly","giftSource":"bowl",
        "blacklistVisibility":"keeperOnly","severeMayKill":false}"#;
    let options: Options = serde_json::from_str(text).expect("options");
    assert_eq!(options.dice_counts, DiceCounts::Custom(Dice::new(6, 4, 3, 2)));
    assert!(!options.severe_may_kill);
    assert!(serde_json::from_str::<Options>(r#"{"textRequired":true}"#).is_err(), "no other options");
    let dealt = kernel::deal(&Innommable, &options, &casting(Language::Fr, 4, 1), &mut Scripted::default());
    assert_eq!(dealt.expect("a table").setup.dice[Faces::D8], 3);
}
