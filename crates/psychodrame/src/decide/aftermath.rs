//! What a conflict leads to: the narration, packets, acts, deaths.

use std::collections::BTreeSet;

use kernel::{Seat, Text};

use super::{Run, conflict::decide_ties, entry, scene::begin_closing, table};
use crate::{
    conflict::{Hit, Packet, Risk},
    event::{Conversion, Event},
    sheet::{Main, TraitKind},
    state::{IrreversibleAct, Stage},
    vocabulary::{CharacterId, Characters, Emotion, PacketId, RiskId, Subject, TraitId},
};

pub(super) fn decide_tie(run: &mut Run<'_>, by: Seat, each: bool) {
    let Some(tie) = table(run).conflict().and_then(|c| c.ties.first()) else { return };
    let rank = tie.rank;
    run.emit(Event::TieDecided { by, rank, each });
    decide_ties(run);
}

pub(super) fn narrate_result(run: &mut Run<'_>, by: Seat, text: Option<Text>) {
    let Some(conflict) = table(run).conflict() else { return };
    let yielded = table(run).stage == Stage::Yielded;
    let own = conflict.fighter_of(by).map_or(conflict.initiator, |fighter| fighter.who);
    let first = conflict.result.as_ref().and_then(|won| won.narrators.first()) == Some(&own);
    run.emit(Event::ResultNarrated { entry: entry(run), by, who: own, text });
    if yielded {
        run.emit(Event::YieldEnded);
    } else if first {
        decide_ties(run);
    }
}

pub(super) fn give_packet(run: &mut Run<'_>, packet: PacketId, to: Seat) {
    let packets = table(run).scene.iter().flat_map(|scene| &scene.packets);
    let victim = packets.filter(|p| p.id == packet).map(|p| p.victim).next();
    if let Some(victim) = victim {
        run.emit(Event::PacketGiven { packet, victim, to });
    }
}

/// A trait that the victim of a packet does not have yet.
pub(super) fn new_trait(
    run: &Run<'_>,
    packet: PacketId,
    about: (Subject, Option<CharacterId>),
    name: Text,
) -> Option<Conversion> {
    let next = victim(run, packet).and_then(|who| table(run).main(who))?.next_trait;
    let about = TraitKind::of(about.0, about.1)?;
    Some(Conversion::NewTrait { trait_id: TraitId(next), about, name })
}

pub(super) fn narrate_act(
    run: &mut Run<'_>,
    by: Seat,
    emotion: Emotion,
    text: Option<Text>,
    deaths: Characters,
    witnesses: Characters,
) {
    let Some((who, _)) = table(run).next_to_act() else { return };
    let unanswered = to_consent(run, by, &deaths);
    let act = IrreversibleAct { who, emotion, text, deaths, witnesses, unanswered };
    if act.unanswered.is_empty() {
        perform(run, by, act);
    } else {
        run.emit(Event::ActProposed { by, act });
    }
}

fn victim(run: &Run<'_>, packet: PacketId) -> Option<CharacterId> {
    let packets = table(run).scene.iter().flat_map(|scene| &scene.packets);
    packets.filter(|p| p.id == packet).map(|p| p.victim).next()
}

/// PSD-107…114: hits become packets, or notes for those without a sheet; endured risks become facts.
pub(super) fn repercussions(run: &mut Run<'_>) {
    let Some(conflict) = table(run).conflict() else { return };
    let hits: Vec<(Hit, Risk)> = conflict
        .hits
        .iter()
        .filter_map(|hit| conflict.risk(hit.risk).map(|risk| (*hit, risk.clone())))
        .collect();
    let victims: Vec<(CharacterId, Seat)> = conflict.fighters.iter().map(|f| (f.who, f.seat)).collect();
    let psych = conflict.psych.map(|psych| psych.who);
    for (who, seat) in victims {
        let mut risks: Vec<Risk> = Vec::new();
        for (_, risk) in hits.iter().filter(|(hit, _)| hit.target == who) {
            if !risks.contains(risk) {
                risks.push(risk.clone());
            }
        }
        for risk in &risks {
            run.emit(Event::FactEstablished { who, risk: risk.text.clone(), id: Some(risk.id) });
        }
        let points = |risk: &Risk| -> u16 {
            let mine = hits.iter().filter(|(hit, r)| hit.target == who && r.id == risk.id);
            mine.map(|(hit, _)| hit.points).sum()
        };
        if matches!(who, CharacterId::Main(_)) {
            let sum = risks.iter().map(points).sum();
            let keeps = (psych == Some(who)).then_some(seat);
            make_packet(run, who, seat, sum, risks, keeps);
        } else {
            // PSD-152
            for risk in risks {
                let points = points(&risk);
                run.emit(Event::NoteTaken { who, risk: risk.text, points });
            }
        }
    }
    go_on_with_packets(run);
}

/// PSD-115: entrusted to another player; to the only one, where there is no choice. After a psychological
/// game it is one's own unless one gives it away (PSD-89).
fn make_packet(
    run: &mut Run<'_>,
    victim: CharacterId,
    owner: Seat,
    points: u16,
    risks: Vec<Risk>,
    keeps: Option<Seat>,
) {
    let Some(scene) = table(run).scene.as_ref().filter(|_| points > 0) else { return };
    let id = scene.next_packet;
    let only = (table(run).n_seats() == 2).then(|| table(run).left_of(owner));
    let packet = Packet {
        id,
        victim,
        points,
        left: points,
        uncovered: risks.iter().map(|risk| risk.id).collect(),
        of_death: risks.is_empty(),
        risks,
        distributor: keeps.or(only),
    };
    run.emit(Event::PacketMade { packet });
}

fn go_on_with_packets(run: &mut Run<'_>) {
    let pending = table(run).scene.as_ref().is_some_and(|scene| !scene.packets.is_empty());
    if !pending {
        go_on_with_acts(run);
    } else if table(run).stage != Stage::Packets {
        run.emit(Event::PacketsAwaited);
    }
}

pub(super) fn spend(
    run: &mut Run<'_>,
    by: Seat,
    packet: PacketId,
    on: Conversion,
    points: u16,
    risk: Option<RiskId>,
    text: Option<Text>,
) {
    let Some(victim) = victim(run, packet) else { return };
    run.emit(Event::PointsSpent { packet, by, victim, on, points, risk, text });
    // PSD-126, PSD-127
    let gone = table(run).main(victim).and_then(|main| main.traits.iter().find(|each| each.score == 0));
    if let Some(gone) = gone {
        let problem = matches!(gone.about, TraitKind::Problem { .. });
        let (trait_id, name) = (gone.id, gone.text.clone());
        run.emit(Event::TraitVanished { who: victim, trait_id, name, problem });
    }
    go_on_with_packets(run);
}

/// PSD-131, PSD-138: acts, the packets that deaths bring, and again, until nothing is pending.
fn go_on_with_acts(run: &mut Run<'_>) {
    if let Some((who, _)) = table(run).next_to_act() {
        run.emit(Event::ActsAwaited { who });
    } else {
        run.emit(Event::ConflictEnded);
        begin_closing(run, None, None);
    }
}

/// The players who must agree to a death (PSD-133).
fn to_consent(run: &Run<'_>, by: Seat, deaths: &BTreeSet<CharacterId>) -> BTreeSet<Seat> {
    if !run.state().setup.options.death_needs_consent {
        return BTreeSet::new();
    }
    let owners = deaths.iter().filter_map(|who| table(run).main(*who)).map(|main| main.owner);
    owners.filter(|owner| *owner != by).collect()
}

pub(super) fn answer_death(run: &mut Run<'_>, by: Seat, agrees: bool) {
    let act = table(run).scene.as_ref().and_then(|scene| scene.act.clone());
    let Some(act) = act else { return };
    let own = act.deaths.iter().copied().find(|who| table(run).player_of(*who) == Some(by));
    let Some(who) = own else { return };
    run.emit(Event::DeathAnswered { by, who, agrees });
    let owner = table(run).main(act.who).map(|main| main.owner);
    if !agrees {
        run.emit(Event::ActsAwaited { who: act.who });
    } else if let Some(act) = table(run).scene.as_ref().and_then(|scene| scene.act.clone())
        && act.unanswered.is_empty()
        && let Some(owner) = owner
    {
        perform(run, owner, act);
    }
}

/// PSD-128…137
fn perform(run: &mut Run<'_>, by: Seat, act: IrreversibleAct) {
    run.emit(Event::ActNarrated { entry: entry(run), by, act: act.clone() });
    for who in &act.deaths {
        run.emit(Event::CharacterDied { who: *who });
    }
    if !act.deaths.is_empty() {
        mourn(run, &act);
    }
    if let Some((who, _)) = table(run).next_to_act() {
        run.emit(Event::ActsAwaited { who });
    } else {
        go_on_with_packets(run);
    }
}

/// PSD-134, PSD-164: the relation with somebody who died, also from before they had a sheet.
fn tie(run: &Run<'_>, main: &Main, dead: CharacterId) -> u16 {
    let origin = table(run).main(dead).and_then(|main| main.origin);
    main.relation_with(dead).max(origin.map_or(0, |origin| main.relation_with(origin)))
}

/// PSD-134…137: what a death costs those who were close to it.
fn mourn(run: &mut Run<'_>, act: &IrreversibleAct) {
    let mut mourners = Vec::new();
    for (who, main) in table(run).living() {
        let ties: u16 = act.deaths.iter().map(|dead| tie(run, main, *dead)).sum();
        let saw = who == act.who || act.witnesses.contains(&who);
        let points = ties + if saw { u16::from(main.highest()) } else { 0 };
        mourners.push((who, main.owner, points));
    }
    for (who, owner, points) in mourners {
        make_packet(run, who, owner, points, Vec::new(), None);
    }
}
