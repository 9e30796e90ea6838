use kernel::Seat;
use serde_json::json;
use table::{Action, Asker, Event, Invited, KeyHash, LimitKind, Motion, Settings};

use crate::sitting::{HOST, Sitting, seat};

fn cleo_is_absent() -> Sitting {
    let mut sitting = Sitting::started(Settings::default());
    let call = Action::CallAbsent { seat: Seat(2) };
    assert_eq!(sitting.refused(seat(0), call.clone()), "TAB-20", "she is here");
    sitting.away_since[2] = Some(sitting.now);
    sitting.now += 200_000;
    assert_eq!(sitting.refused(seat(0), call.clone()), "TAB-20", "not for long");
    sitting.now += 100_000;
    sitting.does(seat(0), call);
    sitting
}

#[test]
fn tab_20_without_the_absent_the_others_can_agree() {
    let mut sitting = cleo_is_absent();
    let roll = sitting.plays(0, json!({"do": "roll"}));
    let motion = sitting.does(seat(0), Action::Rewind { to: kernel::Seq(roll.0 - 1) });
    sitting.does(seat(1), Action::Consent { motion });
    assert!(sitting.last().rewinds_to().is_some(), "Bob alone had to consent");
}

#[test]
fn a_bot_stands_in_until_they_come_back() {
    let mut sitting = cleo_is_absent();
    let stand_in = Motion::StandIn { seat: Seat(2), bot: "roller".into() };
    let motion = sitting.does(seat(0), Action::Propose { motion: stand_in });
    sitting.does(seat(1), Action::Consent { motion });
    assert_eq!(sitting.table.state().chairs[Seat(2)].bot(), Some("roller"));
    sitting.plays(2, json!({"do": "mark", "at": 1}));
    assert_eq!(sitting.last().events, [Event::CameBack { seat: Seat(2) }], "playing is being back");
    assert_eq!(sitting.table.state().chairs[Seat(2)].bot(), None);
}

#[test]
fn an_anonymous_act_of_somebody_absent_stays_anonymous() {
    let mut sitting = cleo_is_absent();
    sitting.does(seat(2), Action::RaiseCard { strike: None, rewind: None });
    assert!(sitting.table.state().chairs[Seat(2)].is_absent());
}

#[test]
fn tab_32_and_33_the_host_cannot_take_an_absent_seat() {
    let mut sitting = cleo_is_absent();
    let invite = Action::Invite { to: Invited::Seat(Seat(2)) };
    assert_eq!(sitting.refused(Asker::Host, invite.clone()), "TAB-33");
    let propose = Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } };
    assert_eq!(sitting.refused(seat(0), propose.clone()), "TAB-07");
    let motion = sitting.does(Asker::Host, propose);
    assert_eq!(sitting.refused(Asker::Host, invite.clone()), "TAB-33");
    sitting.does(seat(1), Action::Consent { motion });
    let key = sitting.next_key();
    sitting.does(Asker::Host, invite);
    let claim = Action::Claim { seat: None, name: "Dora".into(), contribution: None };
    sitting.device = Some(KeyHash::of(HOST));
    assert_eq!(sitting.refused(Asker::Newcomer(key), claim.clone()), "TAB-32");
    sitting.device = Some(KeyHash::of("Dora's phone"));
    sitting.does(Asker::Newcomer(key), claim.clone());
    assert_eq!(sitting.refused(Asker::Newcomer(key), claim), "TAB-01", "the link works once");
}

#[test]
fn tab_33_a_seat_on_the_hosts_own_device_cannot_agree() {
    let mut sitting = Sitting::started(Settings::default());
    for n in [1, 2] {
        sitting.away_since[n] = Some(0);
    }
    sitting.now += 400_000;
    sitting.does(seat(0), Action::CallAbsent { seat: Seat(1) });
    sitting.does(seat(0), Action::CallAbsent { seat: Seat(2) });
    // Ana moves to the laptop on which the table was made.
    let link = sitting.next_key();
    sitting.does(seat(0), Action::MoveSeat);
    sitting.device = Some(KeyHash::of(HOST));
    sitting.does(Asker::Newcomer(link), Action::Arrive);
    let propose = Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } };
    assert_eq!(sitting.refused(Asker::Host, propose), "TAB-31");
}

#[test]
fn whoever_comes_back_in_time_keeps_the_seat() {
    let mut sitting = cleo_is_absent();
    let motion = sitting.does(Asker::Host, Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } });
    sitting.does(seat(1), Action::Consent { motion });
    let key = sitting.next_key();
    sitting.does(Asker::Host, Action::Invite { to: Invited::Seat(Seat(2)) });
    sitting.does(seat(2), Action::ComeBack);
    let claim = Action::Claim { seat: None, name: "Dora".into(), contribution: None };
    assert_eq!(sitting.refused(Asker::Newcomer(key), claim), "TAB-01");
}

/// Ana called Bob and Cleo absent: their phones are locked.
fn all_the_others_are_absent() -> Sitting {
    let mut sitting = Sitting::started(Settings::default());
    for n in [1, 2] {
        sitting.away_since[n] = Some(0);
    }
    sitting.now += 400_000;
    sitting.does(Asker::Host, Action::CallAbsent { seat: Seat(1) });
    sitting.does(Asker::Host, Action::CallAbsent { seat: Seat(2) });
    sitting
}

#[test]
fn what_cannot_be_undone_waits_for_the_absent() {
    let limit = Action::AddLimit { kind: LimitKind::Line, text: "spiders".into() };
    let card = Action::RaiseCard { strike: None, rewind: None };
    for motion in [Motion::Close, Motion::Delete, Motion::DropLimit { index: 0 }, Motion::Resume] {
        let mut sitting = all_the_others_are_absent();
        sitting.does(seat(1), limit.clone());
        sitting.does(seat(1), card.clone());
        let id = sitting.does(Asker::Host, Action::Propose { motion: motion.clone() });
        sitting.does(seat(0), Action::Consent { motion: id });
        let open = sitting.table.state().motions.first().expect("it is still a proposal");
        assert_eq!(sitting.table.state().asked(open), [Seat(0), Seat(1), Seat(2)], "{motion:?}");
        sitting.does(seat(1), Action::Object { motion: id });
        assert!(sitting.table.state().motions.is_empty(), "{motion:?}");
    }
}

#[test]
fn tab_31_with_everybody_absent_nobody_is_removed_or_made_host() {
    let mut sitting = all_the_others_are_absent();
    for motion in [Motion::Remove { seat: Seat(1) }, Motion::NewHost { seat: Seat(0) }] {
        assert_eq!(sitting.refused(seat(0), Action::Propose { motion }), "TAB-31");
    }
}

#[test]
fn whoever_returns_with_an_answer_is_heard() {
    let mut sitting = cleo_is_absent();
    let roll = sitting.plays(0, json!({"do": "roll"}));
    let motion = sitting.does(seat(0), Action::Rewind { to: kernel::Seq(roll.0 - 1) });
    sitting.does(seat(2), Action::Object { motion });
    assert_eq!(sitting.last().events, [Event::CameBack { seat: Seat(2) }, Event::Dropped { motion }]);
    // What was proposed about her is void when she is back: that is what she wants.
    sitting.away_since[2] = Some(sitting.now);
    sitting.now += 300_000;
    sitting.does(seat(0), Action::CallAbsent { seat: Seat(2) });
    let motion = sitting.does(Asker::Host, Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } });
    sitting.does(seat(2), Action::Object { motion });
    assert_eq!(sitting.last().events, [Event::CameBack { seat: Seat(2) }]);
    assert!(sitting.table.state().motions.is_empty());
}
