//! The mystery, the dice on it, the characters: INN-07…32.

use innommable::{
    Action, Allocation, Dice, DieDeal, ElementId, ElementKind, Faces, Happening, Mystery, Options, Refusal,
    Sheet, SheetPart, Stage, Weights, allocate,
};
use kernel::{Game, Refused, Viewer};

use crate::play::{A, B, C, KEEPER, Table, character, sheet};

fn options(allocation: Allocation, die_deal: DieDeal) -> Options {
    Options { allocation, die_deal, ..Options::default() }
}

fn move_die(die: Faces, from: Option<u8>, to: Option<u8>) -> Action {
    Action::MoveDie { die, from: from.map(ElementId), to: to.map(ElementId) }
}

#[track_caller]
fn lacks(part: SheetPart, change: impl Fn(&mut Sheet)) {
    let mut table = Table::new();
    let mut sheet = sheet(2, 5);
    change(&mut sheet);
    table.act(KEEPER, Action::write(&sheet));
    let refusal = table.refusal(KEEPER, &Action::FinishPreparation);
    assert_eq!((&refusal, refusal.rule().0), (&Refusal::PartsMissing { parts: vec![part] }, "INN-07"));
}

#[test]
fn inn_07_all_five_parts_are_written() {
    let mut table = Table::new();
    let parts = vec![
        SheetPart::Place,
        SheetPart::Date,
        SheetPart::Source,
        SheetPart::Profiteers,
        SheetPart::Symptoms,
        SheetPart::Role,
    ];
    table.refuses(KEEPER, Action::FinishPreparation, Refusal::PartsMissing { parts }, "INN-07");
    lacks(SheetPart::Source, |sheet| sheet.source = None);
    let refusal = table.refusal(A, &Action::write(&sheet(1, 1)));
    assert_eq!(refusal.rule().0, "INN-07", "the Keeper prepares alone");
}

#[test]
fn inn_08_the_setting_is_a_place_and_a_date() {
    lacks(SheetPart::Place, |sheet| sheet.place = None);
    lacks(SheetPart::Date, |sheet| sheet.date = None);
}

#[test]
fn inn_10_there_is_a_profiteer_at_least() {
    lacks(SheetPart::Profiteers, |sheet| sheet.profiteers = None);
}

#[test]
fn inn_11_there_is_a_symptom_at_least() {
    lacks(SheetPart::Symptoms, |sheet| sheet.symptoms = None);
}

#[test]
fn inn_12_the_role_says_what_the_characters_are() {
    lacks(SheetPart::Role, |sheet| sheet.role = None);
}

#[test]
fn one_line_one_element_and_no_way_to_count_them_by_writing() {
    let mut table = Table::new();
    let odd = Sheet { symptoms: Some("one\n\n  two \r\nthree".into()), ..sheet(1, 1) };
    table.act(KEEPER, Action::write(&odd));
    let kinds: Vec<ElementKind> = table.state.elements.iter().map(|element| element.kind).collect();
    assert_eq!(
        kinds,
        [
            ElementKind::Source,
            ElementKind::Profiteer,
            ElementKind::Symptom,
            ElementKind::Symptom,
            ElementKind::Symptom
        ]
    );
    assert_eq!(&*table.state.elements[3].text, "two");
    let many = vec!["x"; 50].join("\n");
    table.act(KEEPER, Action::write(&Sheet { symptoms: Some(many.as_str().into()), ..sheet(1, 1) }));
    assert_eq!(
        table.state.elements.len(),
        2 + innommable::MOST_ELEMENTS,
        "what is below belongs to the last"
    );
}

#[test]
fn inn_15_no_ending_is_prepared() {
    let form = serde_json::to_value(sheet(1, 1)).expect("a sheet");
    let mut fields: Vec<&String> = form.as_object().expect("fields").keys().collect();
    fields.sort();
    assert_eq!(fields, ["date", "place", "profiteers", "role", "source", "spots", "symptoms"]);
    let ending = r#"{"do":"write_mystery","place":"x","ending":"they win"}"#;
    assert!(serde_json::from_str::<Action>(ending).is_err());
}

#[test]
fn inn_16_setting_and_role_are_told_and_nothing_else() {
    let mut table = Table::prepared(&Options::default());
    assert_eq!((table.view(A).setting, table.view(A).role), (None, None));
    let told = table.act(KEEPER, Action::FinishPreparation);
    let [Happening::PreparationFinished { place, role, .. }] = &told[..] else { panic!("{told:?}") };
    assert_eq!((&**place, &**role), ("a harbour", "heirs of an uncle"));
    for viewer in [Viewer::Seat(A), Viewer::Public] {
        let view = innommable::Innommable.view(&table.state, viewer);
        let seen = serde_json::to_string(&view).expect("a view");
        for secret in ["the song", "profiteer", "symptom"] {
            assert!(!seen.contains(secret), "{viewer:?} sees {secret}");
        }
        assert!(seen.contains("a harbour"));
    }
    assert!(table.view(KEEPER).desk.is_some_and(|desk| desk.elements.len() == 8));
}

#[test]
fn inn_18_every_die_lies_on_something_before_play() {
    let mut table = Table::new();
    table.act(KEEPER, Action::write(&sheet(2, 5)));
    table.refuses(KEEPER, Action::FinishPreparation, Refusal::DiceLeft { left: 9 }, "INN-18");
    table.act(KEEPER, Action::LayDice);
    table.act(KEEPER, move_die(Faces::D4, Some(1), None));
    table.refuses(KEEPER, Action::FinishPreparation, Refusal::DiceLeft { left: 1 }, "INN-18");
    table.act(KEEPER, move_die(Faces::D4, None, Some(8)));
    table.act(KEEPER, Action::FinishPreparation);
    assert_eq!(table.stage(), Stage::Characters);
}

#[test]
fn inn_19_d20_start_in_the_bowl_and_the_rest_with_the_keeper() {
    let table = Table::playing();
    let view = table.public();
    assert_eq!((view.bowl, view.reserve), (Dice::new(6, 0, 0, 0), Dice::new(0, 4, 3, 2)));
    assert_eq!(view.difficulty, 1);
}

#[test]
fn inn_20_source_and_profiteers_weigh_two_symptoms_one() {
    let kinds = [ElementKind::Source, ElementKind::Profiteer, ElementKind::Symptom, ElementKind::Symptom];
    assert_eq!(allocate(6, &kinds, Weights::default()), [2, 2, 1, 1]);
    assert_eq!(allocate(12, &kinds, Weights::default()), [4, 4, 2, 2]);
}

#[test]
fn inn_21_dice_are_shared_by_weight_and_the_rest_goes_to_the_largest_fractions() {
    let mut kinds = vec![ElementKind::Source, ElementKind::Profiteer, ElementKind::Profiteer];
    kinds.extend([ElementKind::Symptom; 3]);
    // Nine dice over a weight of nine, then ten: the source is first among equals.
    assert_eq!(allocate(9, &kinds, Weights::default()), [2, 2, 2, 1, 1, 1]);
    assert_eq!(allocate(10, &kinds, Weights::default()), [3, 2, 2, 1, 1, 1]);
    assert_eq!(allocate(1, &kinds, Weights::default()), [1, 0, 0, 0, 0, 0]);
    assert_eq!(allocate(5, &[], Weights::default()), Vec::<u32>::new());
    let mut by_hand = Table::with(&options(Allocation::Manual, DieDeal::Descending), 4);
    by_hand.act(KEEPER, Action::write(&sheet(2, 5)));
    let what = innommable::ActionKind::LayDice;
    by_hand.refuses(KEEPER, Action::LayDice, Refusal::DiceByHand { what }, "INN-21");
}

#[test]
fn inn_23_dice_are_dealt_from_many_faces_to_few_from_symptoms_to_source() {
    let table = Table::prepared(&Options::default());
    let dice: Vec<Dice> = table.state.elements.iter().map(|element| element.dice).collect();
    let d12 = Dice::from(Faces::D12);
    let d8 = Dice::from(Faces::D8);
    assert_eq!(dice, [Dice::new(0, 0, 0, 2), d8, d8, d12, d12, d12, d12, d8]);
    // By lot, where the table wants it: the numbers stay the same.
    let mut random = Table::with(&options(Allocation::Proportional, DieDeal::Random), 4);
    random.act(KEEPER, Action::write(&sheet(2, 5)));
    // The symptoms get d4, d4, d8, d8, d8; then only d12 are left.
    random.chance(&[2, 2, 1, 1, 1]).act(KEEPER, Action::LayDice);
    let dice: Vec<Dice> = random.state.elements.iter().map(|element| element.dice).collect();
    assert_eq!(dice[0], Dice::new(0, 2, 0, 0));
    assert_eq!(dice[3], Dice::from(Faces::D4));
    // Dealt again with the numbers of the Keeper's own making.
    let mut table = Table::prepared(&Options::default());
    table.act(KEEPER, move_die(Faces::D4, Some(1), Some(4)));
    table.act(KEEPER, Action::DealDice);
    assert_eq!(table.state.elements[3].dice, Dice::new(0, 2, 0, 0), "two dice on the first symptom now");
    let mut manual = Table::prepared(&options(Allocation::Proportional, DieDeal::Manual));
    let what = innommable::ActionKind::DealDice;
    manual.refuses(KEEPER, Action::DealDice, Refusal::DiceByHand { what }, "INN-23");
}

#[test]
fn inn_24_the_keeper_moves_any_die_anywhere_and_an_element_may_carry_none() {
    let mut table = Table::prepared(&Options::default());
    table.act(KEEPER, move_die(Faces::D8, Some(2), Some(3)));
    assert_eq!(table.state.elements[1].dice, Dice::NONE);
    assert_eq!(table.state.elements[2].dice, Dice::new(0, 0, 2, 0));
    let what = innommable::ActionKind::MoveDie;
    table.refuses(
        KEEPER,
        move_die(Faces::D4, Some(2), Some(3)),
        Refusal::NoSuchDie { what, die: Faces::D4 },
        "INN-24",
    );
    table.refuses(KEEPER, move_die(Faces::D8, Some(3), Some(3)), Refusal::SamePlace { what }, "INN-24");
    let element = ElementId(9);
    table.refuses(
        KEEPER,
        move_die(Faces::D8, Some(3), Some(9)),
        Refusal::NoSuchElement { element },
        "INN-36",
    );
    table.act(KEEPER, Action::FinishPreparation);
    let now = table.refusal(KEEPER, &move_die(Faces::D8, Some(3), Some(2)));
    assert_eq!(now, Refusal::NotNow { what }, "INN-39: in play the dice stay where they are");
}

#[test]
fn inn_27_everybody_makes_one_character_and_presents_it() {
    let mut table = Table::casting_characters();
    let blank = Action::SubmitCharacter { name: "Ida".into(), portrait: " ".into(), anchor: "a dog".into() };
    let what = innommable::ActionKind::SubmitCharacter;
    table.refuses(A, blank, Refusal::TextIsBlank { what }, "INN-27");
    let refusal = table.refusal(KEEPER, &character("Ida"));
    assert_eq!(refusal.rule().0, "INN-27", "the Keeper has none");
    table.act(A, character("Ida"));
    let seen = table.public().character(A).and_then(|c| c.profile.clone()).expect("presented");
    assert_eq!((&*seen.name, &*seen.portrait), ("Ida", "tall"));
    table.refuses(KEEPER, Action::StartPlay, Refusal::NotAllApproved { waiting: vec![A, B, C] }, "INN-27");
    table.refuses(KEEPER, Action::ApproveCharacter { of: B }, Refusal::NotSubmitted { of: B }, "INN-27");
    table.act(KEEPER, Action::ReturnCharacter { of: A, reason: Some("no sorcerers".into()) });
    assert!(table.public().character(A).is_some_and(|c| c.profile.is_none()));
    table.act(A, character("Ida again"));
    table.act(KEEPER, Action::ApproveCharacter { of: A });
    table.refuses(A, character("Ida"), Refusal::ApprovedAlready { of: A }, "INN-27");
}

#[test]
fn inn_31_exactly_one_anchor() {
    let mut table = Table::casting_characters();
    let none = Action::SubmitCharacter { name: "Ida".into(), portrait: "tall".into(), anchor: "".into() };
    assert_eq!(table.refusal(A, &none).rule().0, "INN-27");
    let two = r#"{"do":"submit_character","name":"I","portrait":"t","anchor":"a","anchor2":"b"}"#;
    assert!(serde_json::from_str::<Action>(two).is_err());
    table.act(A, character("Ida"));
    assert_eq!(&*table.of(A).profile.expect("made").anchor, "a watch");
}

#[test]
fn inn_32_hands_are_empty_anchors_intact_nobody_is_blacklisted() {
    let table = Table::playing();
    for seat in [A, B, C] {
        let of = table.of(seat);
        assert_eq!(
            (of.hand.len(), of.anchor, table.n_entries(seat)),
            (0, innommable::AnchorState::Intact, 0)
        );
    }
}

#[test]
fn a_mystery_is_saved_as_a_file_and_loaded_for_another_group() {
    let mut table = Table::prepared(&Options::default());
    table.act(KEEPER, move_die(Faces::D4, Some(1), Some(4)));
    let file = serde_json::to_string(&table.view(KEEPER).desk.expect("a desk").mystery()).expect("a file");
    let mystery: Mystery = serde_json::from_str(&file).expect("read again");
    let mut other = Table::prepared(&Options::default());
    let desk = other.view(KEEPER).desk.expect("a desk");
    for step in mystery.load(&desk) {
        other.act(KEEPER, step);
    }
    assert_eq!(other.view(KEEPER).desk.expect("a desk").mystery(), mystery);
    // A smaller group has fewer dice: what there is lies where the file says, and nothing is lost.
    let mut small = Table::with(&Options::default(), 3);
    let desk = small.view(KEEPER).desk.expect("a desk");
    for step in mystery.load(&desk) {
        small.act(KEEPER, step);
    }
    assert_eq!(small.state.heap, Dice::NONE);
    assert!(
        serde_json::from_str::<Mystery>("{\"sheet\":{\"ending\":\"x\"}}").is_err(),
        "a bad file is an error"
    );
}

#[test]
fn the_desk_shows_the_course_of_the_difficulty_and_the_length() {
    let table = Table::prepared(&Options::default());
    let desk = table.view(KEEPER).desk.expect("a desk");
    // Four d12, a d8 on the last symptom, two d8, two d4.
    assert_eq!(desk.course, [2, 2, 2, 2, 3, 3, 3, 4]);
    assert_eq!((desk.limit, desk.symptoms_wanted), (6000, 5));
    assert_eq!(desk.length, table.state.sheet.length());
}

/// The fewest dice there may be leave nothing by the author's habit; a mystery still shows itself.
#[test]
fn inn_22_at_least_one_symptom_is_proposed() {
    let fewest =
        Options { dice_counts: innommable::DiceCounts::Custom(Dice::new(1, 1, 1, 2)), ..Options::default() };
    let desk = Table::with(&fewest, 4).view(KEEPER).desk.expect("a desk");
    assert_eq!(desk.symptoms_wanted, 1);
}

#[test]
fn inn_16_characters_are_made_while_the_keeper_still_writes() {
    let mut table = Table::new();
    let missing = vec![SheetPart::Place, SheetPart::Date, SheetPart::Role];
    table.refuses(KEEPER, Action::TellSetting, Refusal::PartsMissing { parts: missing }, "INN-07");
    assert!(!table.may(A, &character("Ana")), "nobody knows yet where");
    let whole = sheet(1, 2);
    let open = Sheet { source: None, profiteers: None, symptoms: None, ..whole.clone() };
    table.act(KEEPER, Action::write(&open));
    assert!(table.public().setting.is_none(), "written is not told");
    table.act(KEEPER, Action::TellSetting);
    table.refuses(KEEPER, Action::TellSetting, Refusal::SettingTold, "INN-16");
    let view = table.public();
    assert_eq!(view.setting.as_ref().map(|setting| &setting.place), open.place.as_ref());
    assert_eq!(view.role, open.role);
    assert_eq!(view.awaited(), [KEEPER, A, B, C]);
    table.act(A, character("Ana"));
    table.act(KEEPER, Action::ApproveCharacter { of: A });
    // What changes on the sheet is not told by itself.
    table.act(KEEPER, Action::write(&Sheet { place: Some("elsewhere".into()), ..whole.clone() }));
    assert_eq!(table.public().setting.map(|setting| setting.place), open.place);
    table.act(KEEPER, Action::TellSetting);
    assert_eq!(table.public().setting.map(|setting| setting.place), Some("elsewhere".into()));
    assert!(!table.may(KEEPER, &Action::StartPlay), "the mystery is not finished");
}
