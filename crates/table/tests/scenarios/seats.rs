use kernel::Seat;
use serde_json::json;
use table::{Action, Asker, Invited, KeyHash, Motion, Phase, Settings, Spectators};

use crate::sitting::{HOST, Sitting, seat};

#[test]
fn tab_01_a_link_seats_as_long_as_it_works() {
    let mut sitting = Sitting::new(Settings::default());
    let claim = |name: &str| Action::Claim { seat: None, name: name.into(), contribution: None };
    let stranger = Asker::Newcomer(KeyHash::of("guessed"));
    assert_eq!(sitting.refused(stranger, claim("Eve")), "TAB-01");
    sitting.comes("Ana");
    let id = sitting.table.state().invitations[0].id;
    sitting.does(Asker::Host, Action::WithdrawInvitation { id });
    let late = Asker::Newcomer(KeyHash::of("key 0"));
    assert_eq!(sitting.refused(late, claim("Bob")), "TAB-01");
}

#[test]
fn tab_01_a_listed_table_seats_anybody_until_it_starts() {
    let claim = |name: &str| Action::Claim { seat: None, name: name.into(), contribution: None };
    let mut sitting = Sitting::new(Settings::default());
    assert_eq!(sitting.refused(Asker::Passerby, claim("Eve")), "TAB-01");
    sitting.does(
        Asker::Host,
        Action::SetSettings { settings: Settings { listed: true, ..Settings::default() } },
    );
    sitting.does(Asker::Passerby, claim("Eve"));
    sitting.does(seat(0), Action::LeaveSeat);
    let mut sitting = sitting.starts();
    sitting.does(seat(2), Action::LeaveSeat);
    assert_eq!(sitting.refused(Asker::Passerby, claim("Eve")), "TAB-01", "the game has started");
    assert_eq!(sitting.refused(Asker::Passerby, Action::Arrive), "TAB-01");
}

#[test]
fn tab_02_to_06_seats_and_names() {
    let mut sitting = Sitting::new(Settings::default());
    sitting.comes("Ana");
    let link = Asker::Newcomer(KeyHash::of("key 0"));
    let claim = |at: Option<u8>, name: &str| Action::Claim {
        seat: at.map(Seat),
        name: name.into(),
        contribution: None,
    };
    assert_eq!(sitting.refused(link, claim(Some(0), "Bob")), "TAB-02");
    assert_eq!(sitting.refused(link, claim(Some(9), "Bob")), "TAB-04");
    assert_eq!(sitting.refused(link, claim(None, " Ana ")), "TAB-05");
    assert_eq!(sitting.refused(link, claim(None, "  ")), "TAB-06");
    assert_eq!(sitting.refused(link, claim(None, &"x".repeat(41))), "TAB-06");
    sitting.does(link, claim(Some(2), "Cleo"));
    sitting.does(link, claim(None, "Bob"));
    assert_eq!(sitting.refused(link, claim(None, "Dan")), "TAB-03");
    sitting.does(seat(1), Action::LeaveSeat);
    sitting.does(link, claim(None, "Dan"));
}

#[test]
fn tab_07_to_14_the_lobby() {
    let mut sitting = Sitting::new(Settings::default());
    sitting.comes("Ana");
    assert_eq!(sitting.refused(seat(0), Action::Start), "TAB-07");
    assert_eq!(sitting.refused(Asker::Host, Action::Say { text: "psst".into() }), "TAB-08");
    assert_eq!(sitting.play_refused(0, json!({"do": "roll"})), "TAB-10");
    assert_eq!(sitting.refused(seat(0), Action::TakeRole { role: Some(json!("king")) }), "TAB-11");
    let options = Action::SetOptions { options: json!({"colour": 3}) };
    assert_eq!(sitting.refused(Asker::Host, options), "TAB-12");
    let bot = |bot: &str| Action::SeatBot { seat: Seat(1), bot: bot.into(), role: Some(json!("pen")) };
    assert_eq!(sitting.refused(Asker::Host, bot("deep")), "TAB-13");
    sitting.does(Asker::Host, bot("roller"));
    assert_eq!(sitting.refused(Asker::Host, Action::Start), "TAB-14");
    sitting
        .does(Asker::Host, Action::SeatBot { seat: Seat(2), bot: "roller".into(), role: Some(json!("pen")) });
    sitting.does(seat(0), Action::TakeRole { role: Some(json!("pen")) });
    assert_eq!(sitting.refused(Asker::Host, Action::Start), "TOY-04", "the game's own rule on roles");
    sitting.does(seat(0), Action::TakeRole { role: Some(json!("ink")) });
    sitting.does(Asker::Host, Action::Start);
    assert_eq!(sitting.table.state().phase, Phase::Playing);
    assert_eq!(sitting.refused(seat(0), Action::TakeRole { role: None }), "TAB-09");
}

#[test]
fn a_seat_moves_to_another_device_once() {
    let mut sitting = Sitting::started(Settings::default());
    let old = *sitting.table.state().key(Seat(0)).expect("Ana's");
    let link = sitting.next_key();
    sitting.does(seat(0), Action::MoveSeat);
    let fresh = sitting.next_key();
    sitting.does(Asker::Newcomer(link), Action::Arrive);
    let new = *sitting.table.state().key(Seat(0)).expect("Ana's");
    assert!(new.matches(&fresh) && !new.matches(&old), "the old key does not work any more");
    assert_eq!(sitting.refused(Asker::Newcomer(link), Action::Arrive), "TAB-01", "once");

    let link = sitting.next_key();
    sitting.does(seat(0), Action::MoveSeat);
    sitting.now += 15 * 60 * 1000;
    assert_eq!(sitting.refused(Asker::Newcomer(link), Action::Arrive), "TAB-01", "too late");
}

#[test]
fn tab_31_somebody_is_removed_by_all_the_others_and_not_by_one() {
    let mut sitting = Sitting::started(Settings::default());
    let motion = sitting.does(seat(0), Action::Propose { motion: Motion::Remove { seat: Seat(2) } });
    assert_eq!(sitting.refused(seat(2), Action::Object { motion }), "TAB-23", "it is not theirs to stop");
    assert!(sitting.table.state().chairs[Seat(2)].is_person());
    sitting.does(seat(1), Action::Consent { motion });
    assert!(!sitting.table.state().chairs[Seat(2)].is_person());
    let two_left = Action::Propose { motion: Motion::Remove { seat: Seat(1) } };
    assert_eq!(sitting.refused(seat(0), two_left.clone()), "TAB-31");
    let host = sitting.does(Asker::Host, two_left);
    assert!(sitting.table.state().chairs[Seat(1)].is_person(), "the host alone removes nobody");
    sitting.does(seat(0), Action::Object { motion: host });
    assert!(sitting.table.state().motions.is_empty());
}

#[test]
fn the_host_hands_over_and_can_be_replaced() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.does(Asker::Host, Action::HandOver { seat: Seat(0) });
    assert_eq!(sitting.table.state().host.key, None, "the old key is void");
    sitting.does(seat(0), Action::Invite { to: Invited::Watch });
    let motion = sitting.does(seat(1), Action::Propose { motion: Motion::NewHost { seat: Seat(1) } });
    sitting.does(seat(0), Action::Consent { motion });
    sitting.does(seat(2), Action::Consent { motion });
    assert_eq!(sitting.table.state().host.seat, Some(Seat(1)));
    let to_a_seat = Action::Invite { to: Invited::Seat(Seat(2)) };
    assert_eq!(sitting.refused(seat(0), to_a_seat), "TAB-07");
}

#[test]
fn whoever_sits_at_the_table_invites_others_to_look_on() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.does(seat(2), Action::Invite { to: Invited::Watch });
    assert_eq!(sitting.refused(seat(2), Action::Invite { to: Invited::AnySeat }), "TAB-07");
    assert_eq!(sitting.refused(Asker::Passerby, Action::Invite { to: Invited::Watch }), "TAB-08");
    let mut alone = Sitting::started(Settings { watch: Spectators::Nobody, ..Settings::default() });
    assert_eq!(alone.refused(seat(2), Action::Invite { to: Invited::Watch }), "TAB-01");
}

#[test]
fn tab_31_the_hosts_own_seat_is_not_somebody_else() {
    for leaves in [false, true] {
        let mut sitting = Sitting::new(Settings::default());
        // Ana sits at the laptop on which the table was made, and so does her second seat.
        let claim = |name: &str| Action::Claim { seat: None, name: name.into(), contribution: None };
        let link = Asker::Newcomer(KeyHash::of("key 0"));
        sitting.device = Some(KeyHash::of(HOST));
        sitting.does(link, claim("Ana"));
        sitting.does(link, claim("Ana again"));
        sitting.device = Some(KeyHash::of("Cleo's phone"));
        sitting.does(link, claim("Cleo"));
        for (n, role) in [(0, "ink"), (1, "pen"), (2, "pen")] {
            sitting.does(seat(n), Action::TakeRole { role: Some(json!(role)) });
        }
        sitting.does(Asker::Host, Action::Start);
        let remove = Action::Propose { motion: Motion::Remove { seat: Seat(2) } };
        assert_eq!(sitting.refused(Asker::Host, remove.clone()), "TAB-31");
        assert_eq!(sitting.refused(seat(0), remove.clone()), "TAB-31", "nor is another seat of her own");
        // On a device of its own the second seat counts, and the first is asked as well.
        let moving = sitting.next_key();
        sitting.does(seat(1), Action::MoveSeat);
        sitting.device = Some(KeyHash::of("Bob's phone"));
        sitting.does(Asker::Newcomer(moving), Action::Arrive);
        let motion = sitting.does(Asker::Host, remove);
        sitting.does(seat(0), Action::Consent { motion });
        assert!(sitting.table.state().chairs[Seat(2)].is_person());
        // When the only other one goes, nothing is carried by those who stay.
        let answer = if leaves { Action::LeaveSeat } else { Action::Consent { motion } };
        sitting.does(seat(1), answer);
        assert_eq!(sitting.table.state().chairs[Seat(2)].is_person(), leaves);
    }
}

#[test]
fn a_seat_given_up_before_the_game_leaves_nothing_in_the_seed() {
    let mut sitting = Sitting::new(Settings::default());
    for _ in 0..300 {
        sitting.comes("Eve");
        sitting.does(seat(0), Action::LeaveSeat);
    }
    assert!(sitting.table.state().contributions.is_empty());
    let mut sitting = sitting.starts();
    assert_eq!(sitting.table.state().contributions.len(), 3);
    sitting.does(seat(2), Action::LeaveSeat);
    assert_eq!(sitting.table.state().contributions.len(), 3, "it was drawn with");
    sitting.plays(0, json!({"do": "roll"}));
    sitting.plays(0, json!({"do": "stop"}));
    sitting.does(seat(0), Action::Close);
    table::verify(crate::sitting::find, &sitting.rows).expect("all in order");
    // A log from before had kept them all.
    let old: table::Event = serde_json::from_value(json!({"seat_left": {"seat": 1}})).expect("an event");
    assert_eq!(old, table::Event::SeatLeft { seat: Seat(1), withdrawn: false });
}
