//! What can be done, as forms ask for it: entries of a menu, questions, answers.

use kernel::{Choice, Language};
use psychodrame::{
    Action, BeliefId, Concern, Deed, Emotion, Lack, Pair, People, RiskId, Scope, Side, Stance, Subject,
    Trait, TraitId, View, Who,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Args, Company, Speaker};

/// A value as the game writes it.
fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    kernel::json::from(value)
}

impl Speaker {
    /// An entry of the menu, as a verb.
    pub fn choice(&self, at: &Company, view: &View, choice: &Choice<Action>) -> String {
        let who = |who: &Who| Args::new().with("who", self.name(at, *who));
        let of = |who: &Who| Args::new().with("of", self.of(at, Some(*who)));
        let felt = |emotion: &Emotion| Args::new().with("emotion", self.emotion(*emotion));
        let (id, args) = match &choice.action {
            Action::SetBelief { slot, .. } => ("psd-choice-belief", Args::new().with("slot", *slot)),
            Action::ClearBelief { slot } => ("psd-choice-clear-belief", Args::new().with("slot", *slot)),
            Action::SetRelation { to, .. } => ("psd-choice-relation", who(to)),
            Action::SetProblemLink { to, stance: Stance::Other, .. } => ("psd-choice-link-own", of(to)),
            Action::SetProblemLink { to, .. } => ("psd-choice-link", of(to)),
            Action::SetTie { to, .. } => ("psd-choice-tie", who(to)),
            Action::SetBalance { pair, .. } => {
                let [first, second] = pair.both().map(|emotion| self.emotion(emotion));
                ("psd-choice-balance", Args::new().with("first", first).with("second", second))
            }
            Action::AckRelation { of, .. } => ("psd-choice-ack", who(of)),
            Action::Promote { secondary } => ("psd-choice-promote", who(secondary)),
            Action::CreateTrait { subject, .. } => {
                ("psd-choice-trait", Args::new().with("subject", self.subject(*subject)))
            }
            Action::FrameScene { focus, .. } => ("psd-choice-frame", who(focus)),
            Action::LeaveScene { who: it, .. } => ("psd-choice-leave", who(it)),
            Action::ReleaseSecondary { who: it } => ("psd-choice-release", who(it)),
            Action::BringIn { who: it } => ("psd-choice-bring", who(it)),
            Action::PlaySecondary { who: it } => ("psd-choice-play", who(it)),
            Action::AssignSecondary { who: it, to } => {
                ("psd-choice-assign", who(it).with("to", at.player(*to)))
            }
            Action::PurgeByAct { emotion, .. } => ("psd-choice-purge-act", felt(emotion)),
            Action::PurgeByBelief { emotion, .. } => ("psd-choice-purge-belief", felt(emotion)),
            Action::InitiateConflict { who: it, .. } => ("psd-choice-conflict", who(it)),
            Action::InitiateInner { adversary, .. } => {
                ("psd-choice-inner", Args::new().with("to", at.player(*adversary)))
            }
            Action::Oppose { who: it, .. } => ("psd-choice-oppose", who(it)),
            Action::JoinConflict { who: it, .. } => ("psd-choice-join", who(it)),
            Action::UseTrait { trait_id, .. } => {
                let own = own_fighter(view).and_then(|it| view.table.main(it)?.trait_of(*trait_id));
                let (name, score) = own.map_or((String::new(), 0), |own| (own.text.to_string(), own.score));
                ("psd-choice-use", Args::new().with("name", name).with("score", score))
            }
            Action::Support { who: it } => ("psd-choice-support", who(it)),
            Action::PlayCombination { rank: Some(rank), .. } => {
                let own = own_fighter(view).and_then(|it| view.table.conflict()?.fighter(it));
                let n = own.map_or(0, |own| own.laid.iter().filter(|card| card.rank == *rank).count());
                ("psd-choice-combination", Args::new().with("rank", rank.to_string()).with("n", n))
            }
            Action::PlayCombination { rank: None, .. } => ("psd-choice-no-card", Args::new()),
            Action::GivePacket { packet, to } => {
                let packets = view.table.scene.iter().flat_map(|scene| &scene.packets);
                let victim = packets.filter(|it| it.id == *packet).map(|it| it.victim).next();
                let args = Args::new().with("of", self.of(at, victim)).with("to", at.player(*to));
                ("psd-choice-give", args)
            }
            Action::SpendOnEmotion { emotion, risk, .. } => {
                return self.for_risk(view, *risk, self.0.say("psd-choice-spend-emotion", &felt(emotion)));
            }
            Action::SpendOnTrait { packet, trait_id, risk, .. } => {
                let packets = view.table.scene.iter().flat_map(|scene| &scene.packets);
                let victim = packets.filter(|it| it.id == *packet).map(|it| it.victim).next();
                let moved = victim.and_then(|it| view.table.main(it)?.trait_of(*trait_id));
                let name = moved.map_or_else(String::new, |it| it.text.to_string());
                let what = self.0.say("psd-choice-spend-trait", &Args::new().with("name", name));
                return self.for_risk(view, *risk, what);
            }
            Action::SpendOnNewTrait { subject, risk, .. } => {
                let args = Args::new().with("subject", self.subject(*subject));
                return self.for_risk(view, *risk, self.0.say("psd-choice-spend-new", &args));
            }
            Action::NarrateAct { emotion, .. } => ("psd-choice-act", felt(emotion)),
            action => return self.deed(action.deed()),
        };
        self.0.say(id, &args)
    }

    fn for_risk(&self, view: &View, risk: Option<RiskId>, what: String) -> String {
        let mut risks = view.table.scene.iter().flat_map(|scene| &scene.packets).flat_map(|it| &it.risks);
        match risk.and_then(|id| risks.find(|it| it.id == id)) {
            Some(risk) => {
                let args = Args::new().with("what", what).with("risk", risk.text.to_string());
                self.0.say("psd-choice-for-risk", &args)
            }
            None => what,
        }
    }

    /// What a trait is to be about.
    pub fn subject(&self, subject: Subject) -> String {
        self.0.just(match subject {
            Subject::History => "psd-subject-history",
            Subject::Personality => "psd-subject-personality",
            Subject::Opinion => "psd-subject-opinion",
            Subject::Relation => "psd-subject-relation",
        })
    }

    /// The question for a field of an action.
    pub fn question(&self, at: &Company, action: &Action, field: &str) -> String {
        let args = match action {
            Action::FrameScene { focus, .. } => Args::new().with("who", self.name(at, *focus)),
            _ => Args::new(),
        };
        self.0.say(question_id(action.deed(), field), &args)
    }

    /// A value that may stand in a field, as people say it.
    pub fn value(&self, at: &Company, view: &View, action: &Action, field: &str, value: &Value) -> String {
        let name = |who: Who| self.name(at, who);
        let own = || view.you.and_then(|you| view.table.main(view.table.chairs.get(you)?.main?));
        let said = match field {
            "scope" => read::<Scope>(value).map(|it| self.scope(it)),
            "concerns" => read::<Concern>(value).map(|it| self.concern(it)),
            "stance" => read::<Stance>(value).map(|it| self.stance(it)),
            "of" => {
                read::<TraitId>(value).map(|id| self.first_trait(own().and_then(|it| it.trait_of(id)), id))
            }
            "scores" => match action {
                Action::SetBalance { pair, .. } => {
                    read::<[u8; 2]>(value).map(|scores| self.scores(*pair, scores))
                }
                _ => None,
            },
            "kind" => read(value).map(|it| self.remark(it)),
            "side" => self.side(at, view, value),
            "points" => read::<Emotion>(value).map(|it| self.emotion(it)),
            "belief" => {
                read::<BeliefId>(value).and_then(|id| own()?.belief(id)).map(|it| it.text.to_string())
            }
            "change" => value.as_i64().map(|n| if n > 0 { format!("+{n}") } else { format!("−{}", -n) }),
            "against" => read::<People>(value).map(|people| self.people(at, people.iter())),
            "agrees" | "yes" | "each" | "uphold" => value.as_bool().map(|yes| self.verdict(at, action, yes)),
            _ => read::<Who>(value).map(name),
        };
        said.unwrap_or_else(|| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    /// Whose: “d’Ismaël”, “de Nadia”; in English the name alone.
    fn of(&self, at: &Company, who: Option<Who>) -> String {
        let name = self.somebody(at, who);
        match (self.language(), name.chars().next()) {
            (Language::Fr, Some(first)) if "aàâeéèêiîoôuyAÀÂEÉÈÊIÎOÔUY".contains(first) => {
                format!("d’{name}")
            }
            (Language::Fr, _) => format!("de {name}"),
            (Language::En, _) => name,
        }
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

    fn side(&self, at: &Company, view: &View, value: &Value) -> Option<String> {
        let side = match read::<Side>(value)? {
            Side::Initiator => "initiator",
            Side::Opposition => "opposition",
        };
        let initiator = view.table.conflict()?.initiator;
        let args = Args::new()
            .with("side", side)
            .with("who", self.name(at, initiator))
            .with("of", self.of(at, Some(initiator)));
        Some(self.0.say("psd-say-side", &args))
    }

    /// A yes or a no, in the words of what is asked.
    fn verdict(&self, at: &Company, action: &Action, yes: bool) -> String {
        let flag = |name: &'static str| Args::new().with_flag(name, yes);
        let (id, args) = match action {
            Action::DecideTie { .. } => ("psd-say-tie", flag("each")),
            Action::VoteEnd { .. } => ("psd-say-end", flag("yes")),
            Action::AnswerSupport { from, .. } => {
                ("psd-say-support", flag("agrees").with("from", at.player(*from)))
            }
            Action::AnswerDeath { .. } => ("psd-say-death", flag("agrees")),
            Action::Rule { .. } => ("psd-say-ruling", flag("uphold")),
            Action::AckRelation { .. } => ("psd-say-ack", flag("agrees")),
            _ => return self.0.just(if yes { "psd-say-yes" } else { "psd-say-no" }),
        };
        self.0.say(id, &args)
    }
}

/// What the viewer plays in the conflict.
fn own_fighter(view: &View) -> Option<Who> {
    view.table.conflict()?.fighter_of(view.you?).map(|fighter| fighter.who)
}

fn question_id(deed: Deed, field: &str) -> &'static str {
    match (deed, field) {
        (Deed::CreateSecondary, "name") => "psd-ask-secondary-name",
        (Deed::SpendOnNewTrait, "name") => "psd-ask-trait-text",
        (_, "name") => "psd-ask-name",
        (_, "age") => "psd-ask-age",
        (_, "activity") => "psd-ask-activity",
        (_, "scope") => "psd-ask-scope",
        (_, "concerns") => "psd-ask-concerns",
        (_, "stance") => "psd-ask-stance",
        (_, "words") => "psd-ask-words",
        (_, "of") => "psd-ask-of",
        (_, "scores") => "psd-ask-scores",
        (Deed::AckRelation, "agrees") => "psd-ask-agrees",
        (Deed::AnswerDeath, "agrees") => "psd-ask-death",
        (_, "agrees") => "psd-ask-agrees",
        (_, "comment") => "psd-ask-comment",
        (_, "kind") => "psd-ask-kind",
        (_, "about") => "psd-ask-about",
        (_, "to") => "psd-ask-to",
        (_, "yes") => "psd-ask-yes",
        (_, "place") => "psd-ask-place",
        (_, "with") => "psd-ask-with",
        (_, "what") => "psd-ask-what",
        (_, "who") => "psd-ask-who",
        (_, "description") => "psd-ask-description",
        (_, "goal") => "psd-ask-goal",
        (Deed::InitiateInner, "against") => "psd-ask-inner-against",
        (_, "against") => "psd-ask-against",
        (_, "side") => "psd-ask-side",
        (Deed::UseTrait, "count") => "psd-ask-count-draw",
        (_, "count") => "psd-ask-count-play",
        (Deed::PurgeDraw, "points") => "psd-ask-points-draw",
        (_, "points") => "psd-ask-points-spend",
        (_, "each") => "psd-ask-each",
        (_, "risk") => "psd-ask-risk",
        (_, "targets") => "psd-ask-targets",
        (_, "belief") => "psd-ask-belief",
        (_, "swap_with") => "psd-ask-swap",
        (_, "change") => "psd-ask-change",
        (_, "wording") => "psd-ask-wording",
        (_, "deaths") => "psd-ask-deaths",
        (_, "witnesses") => "psd-ask-witnesses",
        (_, "past") => "psd-ask-past",
        (_, "problem") => "psd-ask-problem",
        (_, "entry") => "psd-ask-entry",
        (_, "uphold") => "psd-ask-uphold",
        _ => text_id(deed),
    }
}

/// The question for what is said with an action.
fn text_id(deed: Deed) -> &'static str {
    match deed {
        Deed::SetBelief | Deed::PurgeByBelief => "psd-ask-belief-text",
        Deed::SetProblem => "psd-ask-problem-text",
        Deed::SetRelation | Deed::SetTie => "psd-ask-relation-text",
        Deed::SetProblemLink => "psd-ask-link-text",
        Deed::SetNuance => "psd-ask-nuance-text",
        Deed::SetFreeTrait | Deed::CreateTrait => "psd-ask-trait-text",
        Deed::Remark => "psd-ask-remark-text",
        Deed::EnterScene => "psd-ask-enter",
        Deed::LeaveScene => "psd-ask-leave",
        Deed::PurgeByAct | Deed::PurgeDraw => "psd-ask-purge-act",
        Deed::CloseScene => "psd-ask-close",
        Deed::Accept | Deed::Refuse | Deed::Oppose => "psd-ask-reply",
        Deed::UseTrait => "psd-ask-use",
        Deed::TickBelief => "psd-ask-tick",
        Deed::NarrateResult => "psd-ask-result",
        Deed::SpendOnEmotion | Deed::SpendOnTrait | Deed::SpendOnNewTrait => "psd-ask-why",
        Deed::NarrateAct => "psd-ask-act",
        Deed::Resolve | Deed::Retire => "psd-ask-resolution",
        Deed::Challenge => "psd-ask-challenge",
        Deed::Explain => "psd-ask-explain",
        Deed::Rule => "psd-ask-reason",
        Deed::Retell => "psd-ask-retell",
        _ => "psd-ask-tale",
    }
}
