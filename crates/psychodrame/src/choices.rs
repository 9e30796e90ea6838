//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

use std::collections::BTreeSet;

use kernel::{Choice, Count, Domain, Seat, Text};

use crate::{
    action::{Action, ActionKind},
    conflict::Packet,
    permit::{Asker, most_points, permit},
    setup::{MOST_LINE, MOST_NAME, MOST_TALE},
    sheet::SATURATED,
    state::{MOST_FRAMED, Stage},
    view::View,
    vocabulary::{
        BeliefId, CharacterId, Concern, Emotion, EntryId, Pair, People, Remark, RiskId, Scope, Side, Stance,
        Subject, TraitId,
    },
};

/// What the viewer may do now, in the order of a menu.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let mut menu = Menu { view, choices: Vec::new() };
    let Some(you) = view.you else {
        menu.plain(Action::CloseWindow);
        return menu.choices;
    };
    menu.sheets(you);
    menu.direction();
    menu.scene(you);
    menu.conflict(you);
    menu.cards(you);
    menu.aftermath(you);
    menu.packets();
    menu.disputes();
    menu.always();
    menu.choices
}

struct Menu<'a> {
    view: &'a View,
    choices: Vec<Choice<Action>>,
}

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

impl Menu<'_> {
    /// An action, if it is permitted as it stands; its holes then admit whatever else is.
    fn offer<const N: usize>(&mut self, action: Action, holes: [Hole; N]) {
        if permit(self.view, &action).is_err() {
            return;
        }
        let choice =
            holes.into_iter().fold(Choice::plain(action), |c, (field, domain)| c.hole(field, domain));
        self.choices.push(choice);
    }

    fn plain(&mut self, action: Action) {
        self.offer(action, []);
    }

    fn at(&self, stages: &[Stage]) -> bool {
        stages.contains(&self.view.table.stage)
    }

    fn mains(&self) -> impl Iterator<Item = CharacterId> + use<> {
        (1..=u8::try_from(self.view.table.mains.len()).unwrap_or(u8::MAX)).map(CharacterId::Main)
    }

    fn everybody(&self) -> impl Iterator<Item = CharacterId> + use<> {
        let n = u8::try_from(self.view.table.secondaries.len()).unwrap_or(u8::MAX);
        self.mains().chain((1..=n).map(CharacterId::Secondary))
    }

    /// Somebody without a sheet who could come into a scene.
    fn is_free(&self, who: CharacterId) -> bool {
        self.view.table.secondary(who).is_some_and(|secondary| secondary.alive && !secondary.promoted)
    }

    fn sheets(&mut self, you: Seat) {
        if self.at(&[Stage::Creation, Stage::Replacement]) {
            self.new_sheet();
        }
        if self.view.table.chairs[you].new_traits > 0 {
            for subject in [Subject::History, Subject::Personality, Subject::Opinion] {
                self.offer(Action::CreateTrait { subject, to: None, text: probe() }, [("text", line())]);
            }
            let own = self.view.table.chairs[you].main;
            let others: Vec<CharacterId> = self.everybody().filter(|who| Some(*who) != own).collect();
            if let Some(to) = others.first() {
                let action = Action::CreateTrait { subject: Subject::Relation, to: Some(*to), text: probe() };
                self.offer(action, [("to", Domain::one(others.clone())), ("text", line())]);
            }
        }
        self.plain(Action::NewCharacter);
        self.plain(Action::DeclineCharacter);
        let touched = || [Concern::Health].into();
        let action = Action::Resolve { text: None, past: probe(), problem: probe(), concerns: touched() };
        self.offer(action, [aloud(), ("past", line()), ("problem", line()), ("concerns", concerns())]);
        self.offer(Action::Retire { text: None }, [aloud()]);
    }

    fn new_sheet(&mut self) {
        let name = || Domain::text(MOST_NAME);
        let action = Action::SetIdentity { name: probe(), age: probe(), activity: probe() };
        self.offer(action, [("name", name()), ("age", name()), ("activity", name())]);
        for slot in [1, 2] {
            let action = Action::SetBelief { slot, scope: Scope::I, text: probe() };
            self.offer(action, [("scope", Domain::one(Scope::ALL)), ("text", line())]);
            self.plain(Action::ClearBelief { slot });
        }
        let action = Action::SetProblem { text: probe(), concerns: [Concern::Health].into() };
        self.offer(action, [("text", line()), ("concerns", concerns())]);
        for to in self.mains() {
            self.offer(Action::SetRelation { to, text: probe() }, [("text", line())]);
            let stances = Domain::one(Stance::ALL.into_iter().filter(|stance| *stance != Stance::Other));
            let (stance, words) = (Stance::Affected, None);
            let action = Action::SetProblemLink { to, stance, words, text: probe() };
            self.offer(action, [("stance", stances), ("text", line())]);
            let (stance, words) = (Stance::Other, Some(probe()));
            let action = Action::SetProblemLink { to, stance, words, text: probe() };
            self.offer(action, [("words", line()), ("text", line())]);
        }
        for to in self.everybody() {
            self.offer(Action::SetTie { to, text: probe() }, [("text", line())]);
        }
        let firsts = Domain::one((1..=3).map(TraitId));
        self.offer(Action::SetNuance { of: TraitId(1), text: probe() }, [("of", firsts), ("text", line())]);
        self.offer(Action::SetFreeTrait { text: probe() }, [("text", line())]);
        for pair in Pair::ALL {
            let action = Action::SetBalance { pair, scores: Pair::SPLITS[0] };
            self.offer(action, [("scores", Domain::one(Pair::SPLITS))]);
        }
        for of in self.mains() {
            let action = Action::AckRelation { of, agrees: true, comment: None };
            let comment = Domain::optional_text(MOST_TALE);
            self.offer(action, [("agrees", Domain::Flag), ("comment", comment)]);
        }
        for secondary in self.everybody() {
            self.plain(Action::Promote { secondary });
        }
        self.plain(Action::ConfirmSheet);
    }

    fn direction(&mut self) {
        self.plain(Action::ClaimDirection);
        self.plain(Action::AcceptDirection);
        self.plain(Action::PassDirection);
        if self.at(&[Stage::Framing]) {
            let living: Vec<CharacterId> = self.view.table.living().map(|(who, _)| who).collect();
            for focus in &living {
                let extras: Vec<CharacterId> = self.everybody().filter(|who| self.is_free(*who)).collect();
                // PSD-36: the focus is there anyway, and may be named.
                let others = living.iter().copied().chain(extras);
                let others = Domain::several(others, 0, u32::try_from(MOST_FRAMED).unwrap_or(u32::MAX));
                let with = People::new();
                let action = Action::FrameScene { focus: *focus, place: probe(), with, what: probe() };
                let holes =
                    [("place", Domain::text(MOST_NAME)), ("with", others), ("what", Domain::text(MOST_TALE))];
                self.offer(action, holes);
            }
        }
        self.plain(Action::ProposeEnd);
        self.offer(Action::VoteEnd { yes: true }, [("yes", Domain::Flag)]);
    }

    fn scene(&mut self, you: Seat) {
        if !self.at(&[Stage::Play, Stage::Development, Stage::Closing]) {
            return;
        }
        let mut voices = self.view.table.spoken_for(you);
        let fights = self.view.table.conflict().and_then(|c| c.fighter_of(you)).map(|f| f.who);
        voices.extend(fights.filter(|who| *who == CharacterId::Inner));
        self.offer(
            Action::Narrate { who: None, text: None },
            [("who", Domain::one_or_none(voices)), aloud()],
        );
        self.offer(Action::EnterScene { text: None }, [aloud()]);
        for who in self.view.table.spoken_for(you) {
            self.offer(Action::LeaveScene { who, text: None }, [aloud()]);
            self.plain(Action::ReleaseSecondary { who });
        }
        let action = Action::CreateSecondary { name: probe(), description: None };
        let description = Domain::optional_text(MOST_LINE);
        self.offer(action, [("name", Domain::text(MOST_NAME)), ("description", description)]);
        for who in self.everybody().filter(|who| matches!(who, CharacterId::Secondary(_))).collect::<Vec<_>>()
        {
            self.plain(Action::BringIn { who });
            self.plain(Action::PlaySecondary { who });
            for to in self.view.table.chairs.seats() {
                self.plain(Action::AssignSecondary { who, to });
            }
        }
        for emotion in Emotion::ALL {
            self.offer(Action::PurgeByAct { emotion, text: None }, [aloud()]);
            let action = Action::PurgeByBelief { emotion, scope: Scope::I, text: probe() };
            self.offer(action, [("scope", Domain::one(Scope::ALL)), ("text", line())]);
        }
        self.offer(Action::CloseScene { text: None }, [aloud()]);
        self.plain(Action::Ready);
    }

    fn conflict(&mut self, you: Seat) {
        if self.at(&[Stage::Play]) {
            self.initiating(you);
        }
        self.offer(Action::Accept { text: None }, [aloud()]);
        self.offer(Action::Refuse { text: None }, [aloud()]);
        if self.at(&[Stage::Response, Stage::Development]) {
            let voices = self.view.table.spoken_for(you);
            for who in voices {
                self.offer(Action::Oppose { who, text: None }, [aloud()]);
                let sides = Domain::one([Side::Initiator, Side::Opposition]);
                self.offer(Action::JoinConflict { who, side: Side::Initiator }, [("side", sides)]);
            }
        }
        self.plain(Action::StayOut);
        if self.at(&[Stage::Development]) {
            self.drawing(you);
        }
        self.plain(Action::Done);
    }

    fn initiating(&mut self, you: Seat) {
        let table = &self.view.table;
        // At most one character of each other player.
        let mut against = vec![People::new()];
        for seat in table.chairs.seats().filter(|seat| *seat != you) {
            let voices = table.spoken_for(seat);
            let more = against.iter().flat_map(|set| {
                voices.iter().map(|who| set.iter().copied().chain([*who]).collect::<People>())
            });
            let more: Vec<People> = more.collect();
            against.extend(more);
        }
        for who in table.spoken_for(you) {
            let may = |set: &People| {
                permit(self.view, &Action::InitiateConflict { who, goal: probe(), against: set.clone() })
                    .is_ok()
            };
            let may: Vec<People> = against.iter().filter(|set| may(set)).cloned().collect();
            if let Some(first) = may.first() {
                let action = Action::InitiateConflict { who, goal: probe(), against: first.clone() };
                self.offer(action, [("goal", line()), ("against", Domain::one(may.clone()))]);
            }
        }
        for adversary in table.chairs.seats() {
            let action = Action::InitiateInner { goal: probe(), against: probe(), adversary };
            self.offer(action, [("goal", line()), ("against", line())]);
        }
    }

    fn drawing(&mut self, you: Seat) {
        let Some(conflict) = self.view.table.conflict() else { return };
        if let Some(main) = conflict.fighter_of(you).and_then(|f| self.view.table.main(f.who)) {
            for each in &main.traits {
                let action = Action::UseTrait { trait_id: each.id, count: 1, text: None };
                self.offer(action, [("count", Domain::number(1, each.score)), aloud()]);
            }
            let most = |emotion| u32::from(self.view.dischargeable(main, emotion));
            let named =
                |emotion: Emotion| Count { name: emotion.to_string(), most: most(emotion), weight: 1 };
            let of: Vec<Count> = Emotion::ALL.into_iter().map(named).collect();
            if let Some(emotion) = Emotion::ALL.into_iter().find(|emotion| most(*emotion) > 0) {
                let cards = u32::from(self.view.drawable());
                let action = Action::PurgeDraw { points: [(emotion, 1)].into(), text: None };
                let points = Domain::Counts { of, number: (1, cards), weight: (0, u32::MAX) };
                self.offer(action, [("points", points), aloud()]);
            }
        }
        for fighter in &conflict.fighters {
            self.plain(Action::Support { who: fighter.who });
        }
        for from in conflict.offered_support.keys() {
            let action = Action::AnswerSupport { from: *from, agrees: true };
            self.offer(action, [("agrees", Domain::Flag)]);
        }
    }

    fn cards(&mut self, you: Seat) {
        let Some(conflict) = self.view.table.conflict() else { return };
        let Some(fighter) = conflict.fighter_of(you) else { return };
        let opponents: Vec<CharacterId> = conflict.opponents(fighter.who).map(|other| other.who).collect();
        if self.at(&[Stage::Cards]) {
            let targets = || some(opponents.iter().copied(), 1);
            let all: People = opponents.iter().copied().collect();
            let ranks: BTreeSet<_> = fighter.laid.iter().map(|card| card.rank).collect();
            for rank in ranks {
                let there = fighter.laid.iter().filter(|card| card.rank == rank).count();
                let count = Domain::number(1, i64::try_from(there).unwrap_or(1));
                let (rank, targeted) = (Some(rank), all.clone());
                let action = Action::PlayCombination { rank, count: 1, risk: probe(), targets: targeted };
                self.offer(action, [("count", count), ("risk", line()), ("targets", targets())]);
            }
            let action = Action::PlayCombination { rank: None, count: 0, risk: probe(), targets: all };
            self.offer(action, [("risk", line()), ("targets", targets())]);
        }
        if self.at(&[Stage::Psych]) {
            let beliefs: Vec<BeliefId> = self
                .view
                .table
                .main(fighter.who)
                .map(|main| main.beliefs.iter().map(|belief| belief.id).collect())
                .unwrap_or_default();
            if let Some(belief) = beliefs.first() {
                let action = Action::TickBelief { belief: *belief, swap_with: None, text: None };
                let swap = Domain::one_or_none(opponents);
                self.offer(action, [("belief", Domain::one(beliefs.clone())), ("swap_with", swap), aloud()]);
            }
        }
        self.plain(Action::PassPsych);
    }

    fn aftermath(&mut self, you: Seat) {
        self.offer(Action::DecideTie { each: true }, [("each", Domain::Flag)]);
        self.offer(Action::NarrateResult { text: None }, [aloud()]);
        if self.at(&[Stage::Acts])
            && let Some((who, main)) = self.view.table.next_to_act()
        {
            let ask = Asker { view: self.view, you, what: ActionKind::NarrateAct };
            let deaths = some(ask.mortal(), 0);
            let others = self.view.table.living().map(|(who, _)| who).filter(|other| *other != who);
            let witnesses = some(others, 0);
            for emotion in main.saturated().collect::<Vec<_>>() {
                let (deaths, witnesses) = (("deaths", deaths.clone()), ("witnesses", witnesses.clone()));
                let nobody = People::new;
                let action =
                    Action::NarrateAct { emotion, text: None, deaths: nobody(), witnesses: nobody() };
                self.offer(action, [aloud(), deaths, witnesses]);
            }
        }
        self.offer(Action::AnswerDeath { agrees: true }, [("agrees", Domain::Flag)]);
    }

    fn packets(&mut self) {
        if !self.at(&[Stage::Packets]) {
            return;
        }
        let packets = self.view.table.scene.iter().flat_map(|scene| &scene.packets);
        for packet in packets {
            for to in self.view.table.chairs.seats() {
                self.plain(Action::GivePacket { packet: packet.id, to });
            }
            let risks = packet.risks.iter().map(|risk| Some(risk.id)).chain([None]);
            for risk in risks {
                if packet.distributor == self.view.you && most_points(packet, risk) > 0 {
                    self.spending(packet, risk);
                }
            }
        }
    }

    fn spending(&mut self, from: &Packet, risk: Option<RiskId>) {
        let (packet, most) = (from.id, most_points(from, risk));
        let Some((main, you)) = self.view.table.main(from.victim).zip(self.view.you) else { return };
        for emotion in Emotion::ALL {
            let room = SATURATED.saturating_sub(main.current(emotion));
            let action = Action::SpendOnEmotion { packet, risk, emotion, points: 1, text: None };
            self.offer(action, [("points", Domain::number(1, most.min(room.into()))), aloud()]);
        }
        let ask = Asker { view: self.view, you, what: ActionKind::SpendOnTrait };
        for each in &main.traits {
            let changes = Domain::one(ask.changes(main, each.id, most));
            let (trait_id, change) = (each.id, 1);
            let action = Action::SpendOnTrait { packet, risk, trait_id, change, wording: None, text: None };
            let wording = Domain::optional_text(MOST_LINE);
            self.offer(action, [("change", changes), ("wording", wording), aloud()]);
        }
        let others: Vec<CharacterId> = self.everybody().filter(|who| *who != from.victim).collect();
        for subject in Subject::ALL {
            let to = others.first().copied().filter(|_| subject == Subject::Relation);
            let (name, points, text) = (probe(), 1, None);
            let action = Action::SpendOnNewTrait { packet, risk, subject, to, name, points, text };
            let holes = [("name", line()), ("points", Domain::number(1, most)), aloud()];
            if subject == Subject::Relation {
                let [name, points, text] = holes;
                self.offer(action, [("to", Domain::one(others.clone())), name, points, text]);
            } else {
                self.offer(action, holes);
            }
        }
    }

    fn disputes(&mut self) {
        let entries = self.view.table.scene.iter().flat_map(|scene| &scene.entries);
        let others = entries.filter(|(_, by)| Some(**by) != self.view.you).map(|(entry, _)| *entry);
        let others: Vec<EntryId> = others.collect();
        if let Some(entry) = others.first() {
            let action = Action::Challenge { entry: *entry, text: None };
            self.offer(action, [("entry", Domain::one(others.clone())), aloud()]);
        }
        self.offer(Action::Explain { text: None }, [aloud()]);
        self.plain(Action::WithdrawChallenge);
        self.plain(Action::Maintain);
        self.offer(Action::Rule { uphold: true, text: None }, [("uphold", Domain::Flag), aloud()]);
        if self.view.retells_a_stake() {
            self.offer(Action::Retell { text: Some(probe()) }, [("text", line())]);
        } else {
            self.offer(Action::Retell { text: None }, [aloud()]);
        }
    }

    fn always(&mut self) {
        self.plain(Action::ExtendWindow);
        let about = Domain::one_or_none(self.everybody());
        let action = Action::Remark { kind: Remark::Comment, about: None, text: probe() };
        let text = Domain::text(MOST_TALE);
        self.offer(action, [("kind", Domain::one(Remark::ALL)), ("about", about), ("text", text)]);
    }
}
