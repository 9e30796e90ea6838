//! Initiation, drawing: PSD-59…77.

use psychodrame::{Action, CharacterId, DrawReason, Emotion, Notice, Options, Side, Stage};

use crate::play::{A, B, C, D, Table, aloud, discharge, initiate, m, people, use_trait};

const S1: CharacterId = CharacterId::Secondary(1);

/// A scene with everybody, and a postman whom somebody plays.
fn with_postman(n: usize, player: kernel::Seat) -> Table {
    let others: Vec<_> = [B, C].into_iter().take(n - 2).collect();
    let mut table = Table::scene(n, if n == 4 { D } else { C }, A, &others);
    table.act(A, Action::CreateSecondary { name: "the postman".into(), description: None });
    table.act(player, Action::PlaySecondary { who: S1 });
    if table.state.table.player_of(S1).is_none() {
        table.house();
    }
    table
}

#[test]
fn psd_59_a_conflict_opposes_two_or_more_of_the_scene() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.refuses(A, &initiate(m(A), &[]), "PSD-61");
    table.refuses(A, &initiate(m(A), &[m(C)]), "PSD-61");
    table.conflict(A, &[B]);
    assert_eq!(table.state.table.conflict().expect("a conflict").fighters.len(), 2);
}

#[test]
fn psd_60_a_main_character_takes_part_and_each_has_a_player_of_its_own() {
    let mut table = with_postman(3, C);
    table.refuses(A, &initiate(m(A), &[m(A)]), "PSD-60");
    table.act(A, Action::CreateSecondary { name: "the dog".into(), description: None });
    table.refuses(A, &initiate(m(A), &[CharacterId::Secondary(2)]), "PSD-60");
    table.refuses(C, &initiate(S1, &[CharacterId::Secondary(2)]), "PSD-60");
    table.act(B, Action::PlaySecondary { who: CharacterId::Secondary(2) });
    table.house();
    table.refuses(C, &initiate(S1, &[CharacterId::Secondary(2)]), "PSD-60");
    table.refuses(A, &initiate(m(A), &[m(B), CharacterId::Secondary(2)]), "PSD-60");
}

#[test]
fn psd_61_the_initiator_draws_states_the_goal_and_names_opponents() {
    let mut table = Table::scene(3, C, A, &[B]);
    let silent = Action::InitiateConflict { who: m(A), goal: " ".into(), against: people(&[m(B)]) };
    table.refuses(A, &silent, "PSD-61");
    let told = table.cards("7D").act(A, initiate(m(A), &[m(B)]));
    assert!(
        matches!(&told[1], Notice::CardsDrawn { cards, why: DrawReason::Initiation, .. } if cards.len() == 1)
    );
    assert_eq!(table.stage(), Stage::Response);
}

#[test]
fn psd_63_named_opponents_answer_and_others_may_oppose() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
    table.refuses(C, &Action::Accept { text: None }, "PSD-63");
    table.refuses(D, &Action::Oppose { who: m(D), text: None }, "PSD-63");
    table.any_cards(1).act(C, Action::Oppose { who: m(C), text: None });
    table.act(B, Action::Refuse { text: None });
    assert_eq!(table.stage(), Stage::Development, "nobody else is there");
    assert!(table.state.table.conflict().expect("a conflict").fighter(m(C)).is_some());
}

#[test]
fn psd_64_whoever_accepts_draws_a_card() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.cards("7D").act(A, initiate(m(A), &[m(B)]));
    table.cards("KC").act(B, Action::Accept { text: None });
    assert_eq!(table.fighter(m(B)).laid, ["KC".parse().expect("a card")]);
}

#[test]
fn psd_65_those_who_refuse_are_out_and_secondaries_alone_are_told() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.any_cards(1).act(A, initiate(m(A), &[m(B), m(C)]));
    table.act(B, Action::Refuse { text: None });
    table.any_cards(1).act(C, Action::Accept { text: None });
    assert!(table.state.table.conflict().expect("a conflict").fighter(m(B)).is_none());
    // A secondary character against a main one who refuses and another secondary who accepts.
    let mut table = with_postman(4, B);
    table.act(A, Action::CreateSecondary { name: "the dog".into(), description: None });
    table.act(C, Action::PlaySecondary { who: CharacterId::Secondary(2) });
    table.house();
    table.any_cards(1).act(B, initiate(S1, &[m(A), CharacterId::Secondary(2)]));
    table.any_cards(1).act(C, Action::Accept { text: None });
    let told = table.act(A, Action::Refuse { text: None });
    assert!(told.contains(&Notice::LeftToNarration), "{told:?}");
    assert_eq!((table.stage(), table.state.deck.under.len()), (Stage::Play, 2));
}

#[test]
fn psd_66_unopposed_the_goal_is_achieved_and_the_card_goes_under() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.cards("7D").act(A, initiate(m(A), &[m(B)]));
    table.act(B, Action::Refuse { text: None });
    assert_eq!(table.stage(), Stage::Yielded);
    table.refuses(B, &Action::NarrateResult { text: None }, "PSD-66");
    table.act(A, Action::NarrateResult { text: None });
    assert_eq!((table.stage(), table.state.deck.under.len()), (Stage::Play, 1));
}

#[test]
fn psd_67_two_sides() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.conflict(A, &[B, C]);
    let sides: Vec<Side> = [A, B, C].iter().map(|seat| table.fighter(m(*seat)).side).collect();
    assert_eq!(sides, [Side::Initiator, Side::Opposition, Side::Opposition]);
}

#[test]
fn psd_68_participants_are_fixed_unless_rematches_may_be_joined() {
    let options = Options { rematch_join: true, ..Options::default() };
    let join = || Action::JoinConflict { who: m(C), side: Side::Initiator };
    for (options, open) in [(Options::default(), false), (options, true)] {
        let mut table = Table::scene_with(&options, 4, D, A, &[B, C]);
        table.conflict(A, &[B]);
        table.refuses(C, &join(), "PSD-68");
        table.round(&[(B, "7"), (A, "9")]);
        assert_eq!(table.stage(), Stage::Development, "a rematch");
        if open {
            table.refuses(D, &Action::JoinConflict { who: m(D), side: Side::Initiator }, "PSD-68");
            table.any_cards(1).act(C, join());
            assert_eq!(table.fighter(m(C)).side, Side::Initiator);
            // Counter-clockwise from A, who plays first.
            assert_eq!(table.state.table.conflict().expect("a conflict").order, [m(A), m(C), m(B)]);
        } else {
            table.refuses(C, &join(), "PSD-68");
        }
    }
}

#[test]
fn psd_69_trait_support_and_purge_add_up_in_any_order() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 4);
    table.conflict(A, &[B]);
    table.any_cards(2).act(A, discharge(&[(Emotion::Fear, 2)]));
    table.act(B, aloud(Some(m(B))));
    table.any_cards(3).act(C, Action::Support { who: m(A) });
    table.any_cards(5).act(A, use_trait(1, 5));
    assert_eq!(table.fighter(m(A)).laid.len(), 11);
}

#[test]
fn psd_70_one_trait_a_round_of_ones_own() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.refuses(C, &use_trait(1, 5), "PSD-70");
    table.any_cards(5).act(A, use_trait(1, 5));
    table.refuses(A, &use_trait(2, 5), "PSD-70");
    table.refuses(B, &use_trait(77, 1), "PSD-70");
}

#[test]
fn psd_71_up_to_the_score() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.refuses(A, &use_trait(1, 6), "PSD-71");
    table.refuses(A, &use_trait(1, 0), "PSD-71");
    table.any_cards(2).act(A, use_trait(1, 2));
    assert_eq!(table.fighter(m(A)).laid.len(), 3);
}

#[test]
fn psd_72_use_costs_nothing_and_the_problem_serves_too() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.any_cards(5).act(A, use_trait(1, 5));
    assert_eq!(table.trait_of(A, 1).map(|each| each.score), Some(5));
}

#[test]
fn psd_73_support_is_three_cards_once_a_round() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.refuses(B, &Action::Support { who: m(A) }, "PSD-73");
    table.any_cards(3).act(C, Action::Support { who: m(B) });
    assert_eq!(table.fighter(m(B)).laid.len(), 4);
    table.refuses(C, &Action::Support { who: m(A) }, "PSD-73");
}

#[test]
fn psd_74_support_is_declined_only_where_the_table_lets_it() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.any_cards(3).act(C, Action::Support { who: m(A) });
    table.refuses(A, &Action::AnswerSupport { from: C, agrees: false }, "PSD-74");
    let options = Options { support_refusable: true, ..Options::default() };
    let mut table = Table::scene_with(&options, 3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.act(C, Action::Support { who: m(A) });
    table.refuses(B, &Action::AnswerSupport { from: C, agrees: true }, "PSD-74");
    table.act(A, Action::AnswerSupport { from: C, agrees: false });
    assert_eq!(table.fighter(m(A)).laid.len(), 1, "before the cards are drawn");
    // The supporter may choose again.
    table.act(C, Action::Support { who: m(B) });
    table.any_cards(3).act(B, Action::AnswerSupport { from: C, agrees: true });
    assert_eq!(table.fighter(m(B)).laid.len(), 4);
    // Also one who had said they were done.
    let mut table = Table::scene_with(&options, 3, C, A, &[B]);
    table.conflict(A, &[B]);
    for seat in [C, A, B] {
        if seat == B {
            table.act(C, Action::Support { who: m(A) });
        }
        table.act(seat, Action::Done);
    }
    table.act(A, Action::AnswerSupport { from: C, agrees: false });
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Development, vec![C]));
    table.act(C, Action::Support { who: m(B) });
}

#[test]
fn psd_75_every_card_lies_face_up() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    let told = table.cards("9S 9H 2C").act(C, Action::Support { who: m(A) });
    let shown =
        told.iter().any(|notice| matches!(notice, Notice::CardsDrawn { cards, .. } if cards.len() == 3));
    assert!(shown);
    assert_eq!(
        table.view(B).table.conflict().expect("a conflict").fighter(m(A)).map(|f| f.laid.len()),
        Some(4)
    );
}

#[test]
fn psd_76_done_ends_the_drawing_and_a_draw_reopens_it() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.act(A, Action::Done);
    table.act(C, Action::Done);
    table.any_cards(5).act(B, use_trait(1, 5));
    // A and C can still draw: they may answer. B cannot, and need not say so.
    assert_eq!(table.view(A).awaited(), [A, C]);
    table.refuses(B, &Action::Done, "PSD-76");
    table.any_cards(3).act(C, Action::Support { who: m(A) });
    assert_eq!(table.view(A).awaited(), [A], "a supporter who has given is done");
    table.any_cards(5).act(A, use_trait(1, 5));
    assert_eq!(table.stage(), Stage::Cards);
}

#[test]
fn psd_77_the_discards_become_the_deck_and_then_there_are_no_more() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    let pack: Vec<_> = table.state.deck.unseen.iter().copied().collect();
    // Four left, six discarded; the rest lies somewhere.
    table.state.deck.unseen = pack[..4].iter().copied().collect();
    table.state.deck.discard = pack[4..10].to_vec();
    let scene = table.state.table.scene.as_mut().expect("a scene");
    scene.conflict.as_mut().expect("a conflict").fighters[1].kept = pack[10..].to_vec();
    let names: Vec<String> = pack[..5].iter().map(ToString::to_string).collect();
    table.cards(&names.join(" ")).act(A, use_trait(1, 5));
    assert_eq!((table.state.deck.unseen.len(), table.state.deck.discard.len()), (5, 0));
    assert_eq!(table.fighter(m(A)).laid.len(), 6);
}
