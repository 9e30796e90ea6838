use kernel::Seat;
use serde_json::json;
use table::{Action, Asker, Event, Happening, Invited, KeyHash, LimitKind, Motion, Settings};

use crate::sitting::{HOST, Sitting, seat};

fn cleo_is_absent() -> Sitting {
    let mut sitting = Sitting::started(Settings::default());
    sitting.does(seat(2), Action::Entrust { entrusted: true });
    absent_after_so_long(sitting)
}

fn absent_after_so_long(mut sitting: Sitting) -> Sitting {
    let call = Action::CallAbsent { seat: Seat(2) };
    assert_eq!(sitting.refused(seat(0), call.clone()), "TAB-20", "she is here");
    sitting.away_since[2] = Some(sitting.now);
    sitting.now += 200_000;
    assert_eq!(sitting.refused(seat(0), call.clone()), "TAB-20", "not for long");
    sitting.now += 100_000;
    sitting.does(seat(0), call);
    sitting
}

/// The same, ten minutes after she left.
fn cleo_is_long_away() -> Sitting {
    let mut sitting = cleo_is_absent();
    let propose = Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } };
    assert_eq!(sitting.refused(Asker::Host, propose), "TAB-20", "she may be back from dinner");
    sitting.now += 300_000;
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
    assert_eq!(
        sitting.last().events,
        [Event::Open(Happening::CameBack { seat: Seat(2) })],
        "playing is being back"
    );
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
    let mut sitting = cleo_is_long_away();
    let invite = Action::Invite { to: Invited::Seat(Seat(2)) };
    assert_eq!(sitting.refused(Asker::Host, invite.clone()), "TAB-33");
    let propose = Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } };
    assert_eq!(sitting.refused(seat(0), propose.clone()), "TAB-07");
    let motion = sitting.does(Asker::Host, propose);
    sitting.does(seat(0), Action::Consent { motion });
    assert_eq!(sitting.refused(Asker::Host, invite.clone()), "TAB-33", "one puppet is not enough");
    sitting.does(seat(1), Action::Consent { motion });
    let before = *sitting.table.state().key(Seat(2)).expect("Cleo's key");
    let key = sitting.next_key();
    sitting.does(Asker::Host, invite);
    let claim = Action::Claim { seat: None, name: "Dora".into(), contribution: None };
    sitting.device = Some(KeyHash::of(HOST));
    assert_eq!(sitting.refused(Asker::Newcomer(key), claim.clone()), "TAB-32");
    sitting.device = Some(KeyHash::of("Dora's phone"));
    sitting.does(Asker::Newcomer(key), claim.clone());
    assert_eq!(sitting.refused(Asker::Newcomer(key), claim), "TAB-01", "the link works once");
    assert_eq!(sitting.table.state().given, [(before, Seat(2))], "TAB-41: Cleo will be told");
    assert!(sitting.table.state().chairs[Seat(2)].sealed, "Dora has entrusted nothing");
}

#[test]
fn tab_31_the_host_frees_a_seat_before_the_game() {
    let mut sitting = Sitting::new(Settings::default());
    for name in ["Ana", "Bob", "Cleo"] {
        sitting.comes(name);
    }
    let remove = |seat| Action::Propose { motion: Motion::Remove { seat } };
    sitting.does(seat(0), remove(Seat(1)));
    assert!(sitting.table.state().chairs[Seat(1)].is_person(), "the others have to agree");
    sitting.does(Asker::Host, remove(Seat(2)));
    assert!(!sitting.table.state().chairs[Seat(2)].is_person());
}

#[test]
fn tab_33_a_seat_on_the_hosts_own_device_cannot_agree() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.does(seat(2), Action::Entrust { entrusted: true });
    for n in [1, 2] {
        sitting.away_since[n] = Some(0);
    }
    sitting.now += 700_000;
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
    let mut sitting = cleo_is_long_away();
    let motion = sitting.does(Asker::Host, Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } });
    sitting.does(seat(0), Action::Consent { motion });
    sitting.does(seat(1), Action::Consent { motion });
    let key = sitting.next_key();
    sitting.does(Asker::Host, Action::Invite { to: Invited::Seat(Seat(2)) });
    sitting.does(seat(2), Action::ComeBack);
    let claim = Action::Claim { seat: None, name: "Dora".into(), contribution: None };
    assert_eq!(sitting.refused(Asker::Newcomer(key), claim), "TAB-01");
}

/// Cleo has hidden something, entrusted nothing, and is away; with everything that the others see of it.
fn cleo_hides(note: &str) -> Sitting {
    let mut sitting = Sitting::started(Settings::default());
    sitting.plays(2, json!({"do": "write", "text": note}));
    let mut sitting = absent_after_so_long(sitting);
    sitting.now += 600_000;
    sitting
}

#[test]
fn tab_42_what_somebody_hid_stays_theirs() {
    let reinvite = Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } };
    let seen = ["la clef est sous le pot", "rien"].map(|note| {
        let mut sitting = cleo_hides(note);
        assert_eq!(sitting.refused(Asker::Host, reinvite.clone()), "TAB-42");
        assert_eq!(sitting.table.view(kernel::Viewer::Public).seats[2].entrusted, Some(false));
        // The game goes on without her: a bot stands in.
        let stand_in = Motion::StandIn { seat: Seat(2), bot: "roller".into() };
        let motion = sitting.does(seat(0), Action::Propose { motion: stand_in });
        sitting.does(seat(1), Action::Consent { motion });
        sitting.refused(Asker::Host, reinvite.clone());
        let viewers = [kernel::Viewer::Public, kernel::Viewer::Seat(Seat(0))];
        viewers.map(|viewer| (sitting.table.view(viewer), sitting.table.game_view(viewer)))
    });
    assert_eq!(seen[0], seen[1]);
}

#[test]
fn tab_42_a_seat_given_up_or_emptied_stays_sealed() {
    let reinvite = Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } };
    let mut left = Sitting::started(Settings::default());
    left.does(seat(2), Action::LeaveSeat);
    assert_eq!(left.refused(Asker::Host, reinvite.clone()), "TAB-42");
    let mut removed = cleo_hides("un secret");
    let motion = removed.does(seat(0), Action::Propose { motion: Motion::Remove { seat: Seat(2) } });
    removed.does(seat(1), Action::Consent { motion });
    assert_eq!(removed.refused(Asker::Host, reinvite), "TAB-42");
}

#[test]
fn tab_42_a_link_from_before_opens_nothing_that_is_sealed() {
    let mut sitting = cleo_is_long_away();
    let motion = sitting.does(Asker::Host, Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } });
    sitting.does(seat(0), Action::Consent { motion });
    sitting.does(seat(1), Action::Consent { motion });
    let key = sitting.next_key();
    sitting.does(Asker::Host, Action::Invite { to: Invited::Seat(Seat(2)) });
    // The same log as it was before seats were entrusted.
    for row in &mut sitting.rows {
        row.events.retain(|event| !matches!(event, Event::Open(Happening::Entrusted { .. })));
    }
    sitting.table = table::Table::replay(crate::sitting::find, &sitting.rows).expect("a log");
    let claim = Action::Claim { seat: None, name: "Dora".into(), contribution: None };
    sitting.device = Some(KeyHash::of("Dora's phone"));
    assert_eq!(sitting.refused(Asker::Newcomer(key), claim), "TAB-42");
}

#[test]
fn tab_42_who_sits_down_later_has_entrusted_nothing_and_consent_can_be_withdrawn() {
    let mut sitting = Sitting::started(Settings::default());
    let entrusted = |sitting: &Sitting| sitting.table.view(kernel::Viewer::Public).seats[2].entrusted;
    assert_eq!(entrusted(&sitting), Some(false));
    sitting.does(seat(2), Action::Entrust { entrusted: true });
    assert_eq!(entrusted(&sitting), Some(true));
    sitting.does(seat(2), Action::Entrust { entrusted: false });
    assert_eq!(entrusted(&sitting), Some(false));
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
    assert_eq!(
        sitting.last().events,
        [Event::Open(Happening::CameBack { seat: Seat(2) }), Event::Open(Happening::Dropped { motion })]
    );
    // What was proposed about her is void when she is back: that is what she wants.
    sitting.away_since[2] = Some(sitting.now);
    sitting.now += 600_000;
    sitting.does(seat(0), Action::CallAbsent { seat: Seat(2) });
    let motion = sitting.does(Asker::Host, Action::Propose { motion: Motion::Reinvite { seat: Seat(2) } });
    sitting.does(seat(2), Action::Object { motion });
    assert_eq!(sitting.last().events, [Event::Open(Happening::CameBack { seat: Seat(2) })]);
    assert!(sitting.table.state().motions.is_empty());
}
