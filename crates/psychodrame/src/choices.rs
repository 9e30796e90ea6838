//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

use std::collections::BTreeSet;

use kernel::{Choice, Count, Domain, Seat, Text};

use crate::{
    action::{Action, ActionKind},
    conflict::Packet,
    game::Psychodrame,
    permit::{Asker, permit},
    setup::{MOST_LINE, MOST_NAME, MOST_TALE},
    sheet::SATURATED,
    state::{MOST_FRAMED, Stage},
    view::View,
    vocabulary::{
        BeliefId, CharacterId, Characters, Concern, Emotion, EntryId, Pair, Remark, RiskId, Scope, Side,
        Stance, Subject, TraitId,
    },
};

/// What the viewer may do now, in the order of a menu.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let mut menu = Menu::new(&Psychodrame, view);
    let Some(you) = view.you else {
        menu.plain(Action::CloseWindow);
        return menu.into_choices();
    };
    sheets(&mut menu, you);
    direction(&mut menu);
    scene(&mut menu, you);
    conflict(&mut menu, you);
    cards(&mut menu, you);
    aftermath(&mut menu, you);
    packets(&mut menu);
    disputes(&mut menu);
    always(&mut menu);
    menu.into_choices()
}

type Menu<'a> = kernel::Menu<'a, Psychodrame>;

/// A field and what may stand in it.
type Hole = (&'static str, Domain);

/// A text that stands for any other while a choice is tried.
fn probe() -> Text {
    "…".into()
}

fn line() -> Domain {
    Domain::text(MOST_LINE)
}

fn aloud() -> Hole {
    ("text", Domain::optional_text(MOST_TALE))
}

/// Some of these, so many at least.
fn some(of: impl IntoIterator<Item = CharacterId>, least: u32) -> Domain {
    Domain::several(of, least, u32::MAX)
}

fn concerns() -> Domain {
    Domain::several(Concern::ALL, 1, u32::MAX)
}

fn at(view: &View, stages: &[Stage]) -> bool {
    stages.contains(&view.table.stage)
}

fn mains(view: &View) -> impl Iterator<Item = CharacterId> + use<> {
    (1..=u8::try_from(view.table.mains.len()).unwrap_or(u8::MAX)).map(CharacterId::Main)
}

fn everybody(view: &View) -> impl Iterator<Item = CharacterId> + use<> {
    let n = u8::try_from(view.table.secondaries.len()).unwrap_or(u8::MAX);
    mains(view).chain((1..=n).map(CharacterId::Secondary))
}

/// Somebody without a sheet who could come into a scene.
fn is_free(view: &View, who: CharacterId) -> bool {
    view.table.secondary(who).is_some_and(|secondary| secondary.alive && !secondary.promoted)
}

fn sheets(menu: &mut Menu<'_>, you: Seat) {
    if at(menu.view, &[Stage::Creation, Stage::Replacement]) {
        new_sheet(menu);
    }
    if menu.view.table.chairs[you].new_traits > 0 {
        for subject in [Subject::History, Subject::Personality, Subject::Opinion] {
            menu.offer(Action::CreateTrait { subject, to: None, text: probe() }, [("text", line())]);
        }
        let own = menu.view.table.chairs[you].main;
        let others: Vec<CharacterId> = everybody(menu.view).filter(|who| Some(*who) != own).collect();
        if let Some(to) = others.first() {
            let action = Action::CreateTrait { subject: Subject::Relation, to: Some(*to), text: probe() };
            menu.offer(action, [("to", Domain::one(others.clone())), ("text", line())]);
        }
    }
    menu.plain(Action::NewCharacter);
    menu.plain(Action::DeclineCharacter);
    let touched = || [Concern::Health].into();
    let action = Action::Resolve { text: None, past: probe(), problem: probe(), concerns: touched() };
    menu.offer(action, [aloud(), ("past", line()), ("problem", line()), ("concerns", concerns())]);
    menu.offer(Action::Retire { text: None }, [aloud()]);
}

fn new_sheet(menu: &mut Menu<'_>) {
    let name = || Domain::text(MOST_NAME);
    let action = Action::SetIdentity { name: probe(), age: probe(), activity: probe() };
    menu.offer(action, [("name", name()), ("age", name()), ("activity", name())]);
    for slot in [1, 2] {
        let action = Action::SetBelief { slot, scope: Scope::I, text: probe() };
        menu.offer(action, [("scope", Domain::one(Scope::ALL)), ("text", line())]);
        menu.plain(Action::ClearBelief { slot });
    }
    let action = Action::SetProblem { text: probe(), concerns: [Concern::Health].into() };
    menu.offer(action, [("text", line()), ("concerns", concerns())]);
    for to in mains(menu.view) {
        menu.offer(Action::SetRelation { to, text: probe() }, [("text", line())]);
        let stances = Domain::one(Stance::ALL.into_iter().filter(|stance| *stance != Stance::Other));
        let (stance, words) = (Stance::Affected, None);
        let action = Action::SetProblemLink { to, stance, words, text: probe() };
        menu.offer(action, [("stance", stances), ("text", line())]);
        let (stance, words) = (Stance::Other, Some(probe()));
        let action = Action::SetProblemLink { to, stance, words, text: probe() };
        menu.offer(action, [("words", line()), ("text", line())]);
    }
    for to in everybody(menu.view) {
        menu.offer(Action::SetTie { to, text: probe() }, [("text", line())]);
    }
    let firsts = Domain::one((1..=3).map(TraitId));
    menu.offer(Action::SetNuance { of: TraitId(1), text: probe() }, [("of", firsts), ("text", line())]);
    menu.offer(Action::SetFreeTrait { text: probe() }, [("text", line())]);
    for pair in Pair::ALL {
        let action = Action::SetBalance { pair, scores: Pair::SPLITS[0] };
        menu.offer(action, [("scores", Domain::one(Pair::SPLITS))]);
    }
    for of in mains(menu.view) {
        let action = Action::AckRelation { of, agrees: true, comment: None };
        let comment = Domain::optional_text(MOST_TALE);
        menu.offer(action, [("agrees", Domain::Flag), ("comment", comment)]);
    }
    for secondary in everybody(menu.view) {
        menu.plain(Action::Promote { secondary });
    }
    menu.plain(Action::ConfirmSheet);
}

fn direction(menu: &mut Menu<'_>) {
    menu.plain(Action::ClaimDirection);
    menu.plain(Action::AcceptDirection);
    menu.plain(Action::PassDirection);
    if at(menu.view, &[Stage::Framing]) {
        let living: Vec<CharacterId> = menu.view.table.living().map(|(who, _)| who).collect();
        for focus in &living {
            let extras: Vec<CharacterId> =
                everybody(menu.view).filter(|who| is_free(menu.view, *who)).collect();
            // PSD-36: the focus is there anyway, and may be named.
            let others = living.iter().copied().chain(extras);
            let others = Domain::several(others, 0, u32::try_from(MOST_FRAMED).unwrap_or(u32::MAX));
            let with = Characters::new();
            let action = Action::FrameScene { focus: *focus, place: probe(), with, what: probe() };
            let holes =
                [("place", Domain::text(MOST_NAME)), ("with", others), ("what", Domain::text(MOST_TALE))];
            menu.offer(action, holes);
        }
    }
    menu.plain(Action::ProposeEnd);
    menu.offer(Action::VoteEnd { yes: true }, [("yes", Domain::Flag)]);
}

fn scene(menu: &mut Menu<'_>, you: Seat) {
    if !at(menu.view, &[Stage::Play, Stage::Development, Stage::Closing]) {
        return;
    }
    let mut voices = menu.view.table.spoken_for(you);
    let fights = menu.view.table.conflict().and_then(|c| c.fighter_of(you)).map(|f| f.who);
    voices.extend(fights.filter(|who| *who == CharacterId::Inner));
    menu.offer(Action::Narrate { who: None, text: None }, [("who", Domain::one_or_none(voices)), aloud()]);
    menu.offer(Action::EnterScene { text: None }, [aloud()]);
    for who in menu.view.table.spoken_for(you) {
        menu.offer(Action::LeaveScene { who, text: None }, [aloud()]);
        menu.plain(Action::ReleaseSecondary { who });
    }
    let action = Action::CreateSecondary { name: probe(), description: None };
    let description = Domain::optional_text(MOST_LINE);
    menu.offer(action, [("name", Domain::text(MOST_NAME)), ("description", description)]);
    for who in everybody(menu.view).filter(|who| matches!(who, CharacterId::Secondary(_))).collect::<Vec<_>>()
    {
        menu.plain(Action::BringIn { who });
        menu.plain(Action::PlaySecondary { who });
        for to in menu.view.table.chairs.seats() {
            menu.plain(Action::AssignSecondary { who, to });
        }
    }
    for emotion in Emotion::ALL {
        menu.offer(Action::PurgeByAct { emotion, text: None }, [aloud()]);
        let action = Action::PurgeByBelief { emotion, scope: Scope::I, text: probe() };
        menu.offer(action, [("scope", Domain::one(Scope::ALL)), ("text", line())]);
    }
    menu.offer(Action::CloseScene { text: None }, [aloud()]);
    menu.plain(Action::Ready);
}

fn conflict(menu: &mut Menu<'_>, you: Seat) {
    if at(menu.view, &[Stage::Play]) {
        initiating(menu, you);
    }
    menu.offer(Action::Accept { text: None }, [aloud()]);
    menu.offer(Action::Refuse { text: None }, [aloud()]);
    if at(menu.view, &[Stage::Response, Stage::Development]) {
        let voices = menu.view.table.spoken_for(you);
        for who in voices {
            menu.offer(Action::Oppose { who, text: None }, [aloud()]);
            let sides = Domain::one([Side::Initiator, Side::Opposition]);
            menu.offer(Action::JoinConflict { who, side: Side::Initiator }, [("side", sides)]);
        }
    }
    menu.plain(Action::StayOut);
    if at(menu.view, &[Stage::Development]) {
        drawing(menu, you);
    }
    menu.plain(Action::Done);
}

fn initiating(menu: &mut Menu<'_>, you: Seat) {
    let table = &menu.view.table;
    // At most one character of each other player.
    let mut against = vec![Characters::new()];
    for seat in table.chairs.seats().filter(|seat| *seat != you) {
        let voices = table.spoken_for(seat);
        let more = against.iter().flat_map(|set| {
            voices.iter().map(|who| set.iter().copied().chain([*who]).collect::<Characters>())
        });
        let more: Vec<Characters> = more.collect();
        against.extend(more);
    }
    for who in table.spoken_for(you) {
        let may = |set: &Characters| {
            permit(menu.view, &Action::InitiateConflict { who, goal: probe(), against: set.clone() }).is_ok()
        };
        let may: Vec<Characters> = against.iter().filter(|set| may(set)).cloned().collect();
        if let Some(first) = may.first() {
            let action = Action::InitiateConflict { who, goal: probe(), against: first.clone() };
            menu.offer(action, [("goal", line()), ("against", Domain::one(may.clone()))]);
        }
    }
    for adversary in table.chairs.seats() {
        let action = Action::InitiateInner { goal: probe(), against: probe(), adversary };
        menu.offer(action, [("goal", line()), ("against", line())]);
    }
}

fn drawing(menu: &mut Menu<'_>, you: Seat) {
    let Some(conflict) = menu.view.table.conflict() else { return };
    if let Some(main) = conflict.fighter_of(you).and_then(|f| menu.view.table.main(f.who)) {
        for each in &main.traits {
            let action = Action::UseTrait { trait_id: each.id, count: 1, text: None };
            menu.offer(action, [("count", Domain::number(1, each.score)), aloud()]);
        }
        let most = |emotion| u32::from(menu.view.dischargeable(main, emotion));
        let named = |emotion: Emotion| Count { name: emotion.to_string(), most: most(emotion), weight: 1 };
        let of: Vec<Count> = Emotion::ALL.into_iter().map(named).collect();
        if let Some(emotion) = Emotion::ALL.into_iter().find(|emotion| most(*emotion) > 0) {
            let cards = u32::from(menu.view.drawable());
            let action = Action::PurgeDraw { points: [(emotion, 1)].into(), text: None };
            let points = Domain::Counts { of, number: (1, cards), weight: (0, u32::MAX) };
            menu.offer(action, [("points", points), aloud()]);
        }
    }
    for fighter in &conflict.fighters {
        menu.plain(Action::Support { who: fighter.who });
    }
    for from in conflict.offered_support.keys() {
        let action = Action::AnswerSupport { from: *from, agrees: true };
        menu.offer(action, [("agrees", Domain::Flag)]);
    }
}

fn cards(menu: &mut Menu<'_>, you: Seat) {
    let Some(conflict) = menu.view.table.conflict() else { return };
    let Some(fighter) = conflict.fighter_of(you) else { return };
    let opponents: Vec<CharacterId> = conflict.opponents(fighter.who).map(|other| other.who).collect();
    if at(menu.view, &[Stage::Cards]) {
        let targets = || some(opponents.iter().copied(), 1);
        let all: Characters = opponents.iter().copied().collect();
        let ranks: BTreeSet<_> = fighter.laid.iter().map(|card| card.rank).collect();
        for rank in ranks {
            let there = fighter.laid.iter().filter(|card| card.rank == rank).count();
            let count = Domain::number(1, i64::try_from(there).unwrap_or(1));
            let (rank, targeted) = (Some(rank), all.clone());
            let action = Action::PlayCombination { rank, count: 1, risk: probe(), targets: targeted };
            menu.offer(action, [("count", count), ("risk", line()), ("targets", targets())]);
        }
        let action = Action::PlayCombination { rank: None, count: 0, risk: probe(), targets: all };
        menu.offer(action, [("risk", line()), ("targets", targets())]);
    }
    if at(menu.view, &[Stage::Psych]) {
        let beliefs: Vec<BeliefId> = menu
            .view
            .table
            .main(fighter.who)
            .map(|main| main.beliefs.iter().map(|belief| belief.id).collect())
            .unwrap_or_default();
        if let Some(belief) = beliefs.first() {
            let action = Action::TickBelief { belief: *belief, swap_with: None, text: None };
            let swap = Domain::one_or_none(opponents);
            menu.offer(action, [("belief", Domain::one(beliefs.clone())), ("swap_with", swap), aloud()]);
        }
    }
    menu.plain(Action::PassPsych);
}

fn aftermath(menu: &mut Menu<'_>, you: Seat) {
    menu.offer(Action::DecideTie { each: true }, [("each", Domain::Flag)]);
    menu.offer(Action::NarrateResult { text: None }, [aloud()]);
    if at(menu.view, &[Stage::Acts])
        && let Some((who, main)) = menu.view.table.next_to_act()
    {
        let ask = Asker { view: menu.view, you, what: ActionKind::NarrateAct };
        let deaths = some(ask.mortal(), 0);
        let others = menu.view.table.living().map(|(who, _)| who).filter(|other| *other != who);
        let witnesses = some(others, 0);
        for emotion in main.saturated().collect::<Vec<_>>() {
            let (deaths, witnesses) = (("deaths", deaths.clone()), ("witnesses", witnesses.clone()));
            let nobody = Characters::new;
            let action = Action::NarrateAct { emotion, text: None, deaths: nobody(), witnesses: nobody() };
            menu.offer(action, [aloud(), deaths, witnesses]);
        }
    }
    menu.offer(Action::AnswerDeath { agrees: true }, [("agrees", Domain::Flag)]);
}

fn packets(menu: &mut Menu<'_>) {
    if !at(menu.view, &[Stage::Packets]) {
        return;
    }
    let packets = menu.view.table.scene.iter().flat_map(|scene| &scene.packets);
    for packet in packets {
        for to in menu.view.table.chairs.seats() {
            menu.plain(Action::GivePacket { packet: packet.id, to });
        }
        let risks = packet.risks.iter().map(|risk| Some(risk.id)).chain([None]);
        for risk in risks {
            if packet.distributor == menu.view.you && packet.most_points(risk) > 0 {
                spending(menu, packet, risk);
            }
        }
    }
}

fn spending(menu: &mut Menu<'_>, from: &Packet, risk: Option<RiskId>) {
    let (packet, most) = (from.id, from.most_points(risk));
    let Some((main, you)) = menu.view.table.main(from.victim).zip(menu.view.you) else { return };
    for emotion in Emotion::ALL {
        let room = SATURATED.saturating_sub(main.current(emotion));
        let action = Action::SpendOnEmotion { packet, risk, emotion, points: 1, text: None };
        menu.offer(action, [("points", Domain::number(1, most.min(room.into()))), aloud()]);
    }
    let ask = Asker { view: menu.view, you, what: ActionKind::SpendOnTrait };
    for each in &main.traits {
        let changes = Domain::one(ask.changes(main, each.id, most));
        let (trait_id, change) = (each.id, 1);
        let action = Action::SpendOnTrait { packet, risk, trait_id, change, wording: None, text: None };
        let wording = Domain::optional_text(MOST_LINE);
        menu.offer(action, [("change", changes), ("wording", wording), aloud()]);
    }
    let others: Vec<CharacterId> = everybody(menu.view).filter(|who| *who != from.victim).collect();
    for subject in Subject::ALL {
        let to = others.first().copied().filter(|_| subject == Subject::Relation);
        let (name, points, text) = (probe(), 1, None);
        let action = Action::SpendOnNewTrait { packet, risk, subject, to, name, points, text };
        let holes = [("name", line()), ("points", Domain::number(1, most)), aloud()];
        if subject == Subject::Relation {
            let [name, points, text] = holes;
            menu.offer(action, [("to", Domain::one(others.clone())), name, points, text]);
        } else {
            menu.offer(action, holes);
        }
    }
}

fn disputes(menu: &mut Menu<'_>) {
    let entries = menu.view.table.scene.iter().flat_map(|scene| &scene.entries);
    let others = entries.filter(|(_, by)| Some(**by) != menu.view.you).map(|(entry, _)| *entry);
    let others: Vec<EntryId> = others.collect();
    if let Some(entry) = others.first() {
        let action = Action::Challenge { entry: *entry, text: None };
        menu.offer(action, [("entry", Domain::one(others.clone())), aloud()]);
    }
    menu.offer(Action::Explain { text: None }, [aloud()]);
    menu.plain(Action::WithdrawChallenge);
    menu.plain(Action::Maintain);
    menu.offer(Action::Rule { uphold: true, text: None }, [("uphold", Domain::Flag), aloud()]);
    if menu.view.retells_a_stake() {
        menu.offer(Action::Retell { text: Some(probe()) }, [("text", line())]);
    } else {
        menu.offer(Action::Retell { text: None }, [aloud()]);
    }
}

fn always(menu: &mut Menu<'_>) {
    menu.plain(Action::ExtendWindow);
    let about = Domain::one_or_none(everybody(menu.view));
    let action = Action::Remark { kind: Remark::Comment, about: None, text: probe() };
    let text = Domain::text(MOST_TALE);
    menu.offer(action, [("kind", Domain::one(Remark::ALL)), ("about", about), ("text", text)]);
}
