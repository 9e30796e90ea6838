//! What can be done, as forms ask for it: entries of a menu, questions, answers.

use kernel::Choice;
use psychodrame::{
    Action, ActionKind, BeliefId, CharacterId, Lack, Packet, PacketId, Pair, RiskId, Side, Trait, TraitId,
    View,
};
use serde_json::Value;

use super::{Args, Names, Speaker, read};
use crate::value::sentence;

impl Speaker {
    /// An entry of the menu, as a verb.
    pub fn choice(&self, at: &Names, view: &View, choice: &Choice<Action>) -> String {
        let action = &choice.action;
        let (id, args) = sentence("psd-choice", "do", action, |field, value| self.word(at, field, value));
        let args = match action {
            Action::SetProblemLink { to, .. } => args.with("of", self.person(at, *to)),
            Action::SetBalance { pair, .. } => {
                let [first, second] = pair.both().map(|emotion| self.emotion(emotion));
                args.with("first", first).with("second", second)
            }
            Action::UseTrait { trait_id, .. } => {
                let own = own_fighter(view).and_then(|it| view.table.main(it)?.trait_of(*trait_id));
                let (name, score) = own.map_or((String::new(), 0), |own| (own.text.to_string(), own.score));
                args.with("name", name).with("score", score)
            }
            Action::PlayCombination { rank: None, .. } => return self.0.just("psd-choice-no-card"),
            Action::PlayCombination { rank, .. } => {
                let own = own_fighter(view).and_then(|it| view.table.conflict()?.fighter(it));
                let n = own.map_or(0, |it| it.laid.iter().filter(|card| Some(card.rank) == *rank).count());
                args.with("n", n)
            }
            Action::GivePacket { packet: id, .. } => {
                args.with("of", self.people(at, packet(view, *id).map(|it| it.victim).as_slice()))
            }
            Action::SpendOnTrait { packet: id, trait_id, .. } => {
                let moved = packet(view, *id).and_then(|it| view.table.main(it.victim)?.trait_of(*trait_id));
                args.with("name", moved.map_or_else(String::new, |it| it.text.to_string()))
            }
            _ => args,
        };
        let said = self.0.find(&id, &args).unwrap_or_else(|| self.action(action.kind()));
        match action {
            Action::SpendOnEmotion { risk: Some(risk), .. }
            | Action::SpendOnTrait { risk: Some(risk), .. }
            | Action::SpendOnNewTrait { risk: Some(risk), .. } => self.for_risk(view, *risk, said),
            _ => said,
        }
    }

    fn for_risk(&self, view: &View, risk: RiskId, what: String) -> String {
        let mut risks = view.table.scene.iter().flat_map(|scene| &scene.packets).flat_map(|it| &it.risks);
        match risks.find(|it| it.id == risk) {
            Some(risk) => {
                let args = Args::new().with("what", what).with("risk", risk.text.to_string());
                self.0.say("psd-choice-for-risk", &args)
            }
            None => what,
        }
    }

    pub fn question(&self, at: &Names, action: &Action, field: &str) -> String {
        let args = match action {
            Action::FrameScene { focus, .. } => Args::new().with("who", self.person(at, *focus)),
            _ => Args::new(),
        };
        self.0.say(&question_id(action.kind(), field), &args)
    }

    /// A value that may stand in a field, as people say it.
    pub fn value(&self, at: &Names, view: &View, action: &Action, field: &str, value: &Value) -> String {
        let own = || view.you.and_then(|you| view.table.main(view.table.chairs.get(you)?.main?));
        let said = match field {
            "scope" => Some(self.called("psd-scope", value)),
            "concerns" => Some(self.called("psd-concern", value)),
            "stance" => Some(self.called("psd-stance", value)),
            "kind" => Some(self.called("psd-remark", value)),
            "points" if value.is_string() => Some(self.called("psd-emotion", value)),
            "of" => {
                read::<TraitId>(value).map(|id| self.first_trait(own().and_then(|it| it.trait_of(id)), id))
            }
            "scores" => match action {
                Action::SetBalance { pair, .. } => read(value).map(|scores| self.scores(*pair, scores)),
                _ => None,
            },
            "side" => self.side(at, view, value),
            "belief" => {
                read::<BeliefId>(value).and_then(|id| own()?.belief(id)).map(|it| it.text.to_string())
            }
            "change" => value.as_i64().map(|n| if n > 0 { format!("+{n}") } else { format!("−{}", -n) }),
            "against" => read::<Vec<CharacterId>>(value)
                .map(|people| self.list(people.iter().map(|who| self.name(at, *who)))),
            "agrees" | "yes" | "each" | "uphold" => value.as_bool().map(|yes| self.verdict(at, action, yes)),
            _ => read(value).map(|who| self.name(at, who)),
        };
        said.unwrap_or_else(|| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    /// One of the first three traits, as it stands or as it is called before it is written.
    fn first_trait(&self, written: Option<&Trait>, TraitId(number): TraitId) -> String {
        match (written, number) {
            (Some(it), _) => format!("{} ({})", it.text, self.about(&it.about)),
            (None, 1) => self.lack(Lack::Problem),
            (None, 2) => self.lack(Lack::Relation),
            (None, _) => self.lack(Lack::ProblemLink),
        }
    }

    fn scores(&self, pair: Pair, [one, two]: [u8; 2]) -> String {
        let [first, second] = pair.both().map(|emotion| self.emotion(emotion));
        let args = Args::new().with("first", first).with("one", one).with("second", second).with("two", two);
        self.0.say("psd-say-scores", &args)
    }

    fn side(&self, at: &Names, view: &View, value: &Value) -> Option<String> {
        let side = match read::<Side>(value)? {
            Side::Initiator => "initiator",
            Side::Opposition => "opposition",
        };
        let initiator = view.table.conflict()?.initiator;
        let args = Args::new()
            .with("side", side)
            .with("who", self.person(at, initiator))
            .with("of", self.person(at, initiator));
        Some(self.0.say("psd-say-side", &args))
    }

    /// A yes or a no, in the words of what is asked.
    fn verdict(&self, at: &Names, action: &Action, yes: bool) -> String {
        let (id, args) = sentence("psd-say", "do", action, |field, value| self.word(at, field, value));
        let args =
            ["agrees", "yes", "each", "uphold"].into_iter().fold(args, |args, it| args.with_flag(it, yes));
        let plain = || self.0.just(if yes { "psd-say-yes" } else { "psd-say-no" });
        self.0.find(&id, &args).unwrap_or_else(plain)
    }
}

/// What the viewer plays in the conflict.
fn own_fighter(view: &View) -> Option<CharacterId> {
    view.table.conflict()?.fighter_of(view.you?).map(|fighter| fighter.who)
}

fn packet(view: &View, id: PacketId) -> Option<&Packet> {
    view.table.scene.as_ref()?.packets.iter().find(|packet| packet.id == id)
}

/// A question has the name of its field, but for what is asked differently of different actions.
fn question_id(kind: ActionKind, field: &str) -> String {
    let asked = match (kind, field) {
        (ActionKind::CreateSecondary, "name") => "secondary-name",
        (ActionKind::SpendOnNewTrait, "name") => "trait-text",
        (ActionKind::AnswerDeath, "agrees") => "death",
        (ActionKind::InitiateInner, "goal") => "inner-goal",
        (ActionKind::InitiateInner, "against") => "inner-against",
        (ActionKind::UseTrait, "count") => "count-draw",
        (ActionKind::PurgeDraw, "points") => "points-draw",
        (_, "text") => text_asked(kind),
        (_, field) => field,
    };
    format!("psd-ask-{}", asked.replace('_', "-"))
}

/// The question for what is said with an action.
fn text_asked(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::SetBelief | ActionKind::PurgeByBelief => "belief-text",
        ActionKind::SetProblem => "problem-text",
        ActionKind::SetRelation | ActionKind::SetTie => "relation-text",
        ActionKind::SetProblemLink => "link-text",
        ActionKind::SetNuance => "nuance-text",
        ActionKind::SetFreeTrait | ActionKind::CreateTrait => "trait-text",
        ActionKind::Remark => "remark-text",
        ActionKind::EnterScene => "enter",
        ActionKind::LeaveScene => "leave",
        ActionKind::PurgeByAct | ActionKind::PurgeDraw => "purge-act",
        ActionKind::CloseScene => "close",
        ActionKind::Accept | ActionKind::Refuse | ActionKind::Oppose => "reply",
        ActionKind::UseTrait => "use",
        ActionKind::TickBelief => "tick",
        ActionKind::NarrateResult => "result",
        ActionKind::SpendOnEmotion | ActionKind::SpendOnTrait | ActionKind::SpendOnNewTrait => "why",
        ActionKind::NarrateAct => "act",
        ActionKind::Resolve | ActionKind::Retire => "resolution",
        ActionKind::Challenge => "challenge",
        ActionKind::Explain => "explain",
        ActionKind::Rule => "reason",
        ActionKind::Retell => "retell",
        _ => "tale",
    }
}
