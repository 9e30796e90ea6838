//! What can be done: labels, questions, advice.

use kernel::{Choice, Domain};
use pactes::{Action, Deed, Demon, DieId, Entry, OfferId, Role, Sin, Slot, Token, View};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Args, Company, Speaker};

impl Speaker {
    /// A kind of action as a verb: “place a die”.
    pub fn deed(&self, deed: Deed) -> String {
        self.0.just(deed_id(deed))
    }

    /// An entry of the menu, as a verb.
    pub fn choice(&self, at: &Company, view: &View, choice: &Choice<Action>) -> String {
        let party = |name, role: Option<Role>| {
            Args::new().with(name, role.map_or("", |role| at.names[role].as_str()))
        };
        let offer = |id: OfferId| view.offers.iter().find(|offer| offer.id == id);
        match &choice.action {
            Action::Shift { by, .. } if *by > 0 => self.0.just("choice-shift-up"),
            Action::Shift { .. } => self.0.just("choice-shift-down"),
            Action::Propose { .. } if view.contract.as_ref().is_some_and(|c| c.proposal.is_some()) => {
                self.0.just("choice-reword-proposal")
            }
            Action::Offer { to, .. } if gives(choice) => {
                self.0.say("choice-offer-give", &party("to", Some(*to)))
            }
            Action::Offer { to, .. } => self.0.say("choice-offer-ask", &party("to", Some(*to))),
            Action::AcceptOffer { offer: id, .. } => {
                self.0.say("choice-accept-offer", &party("from", offer(*id).map(|offer| offer.from)))
            }
            Action::DeclineOffer { offer: id } => {
                self.0.say("choice-decline-offer", &party("from", offer(*id).map(|offer| offer.from)))
            }
            Action::WithdrawOffer { offer: id } => {
                self.0.say("choice-withdraw-offer", &party("to", offer(*id).map(|offer| offer.to)))
            }
            action => self.deed(action.deed()),
        }
    }

    /// A whole action, as a verb with what goes with it.
    pub fn action(&self, at: &Company, view: &View, action: &Action) -> String {
        let deed = || self.deed(action.deed());
        let text =
            |text: &str| self.0.say("action-text", &Args::new().with("deed", deed()).with("text", text));
        let detail = |what: String| {
            self.0.say("action-detail", &Args::new().with("deed", deed()).with("detail", what))
        };
        let contract = view.contract.as_ref();
        let face_of = |die: DieId| contract.and_then(|c| c.die(die)).map_or(0, |die| die.face);
        let face_on = |slot: Slot| contract.and_then(|c| c.on(slot)).map_or(0, |(_, die)| die.face);
        match action {
            Action::SuggestDesire { text: t }
            | Action::SetDesire { text: t }
            | Action::SuggestObstacle { text: t }
            | Action::SetObstacle { text: t, .. }
            | Action::AddWord { text: t, .. }
            | Action::Propose { text: t }
            | Action::WriteFlaw { text: t }
            | Action::RewordFlaw { text: t, .. }
            | Action::Refuse { reason: Some(t) }
            | Action::Summarise { text: Some(t) } => text(t),
            Action::ChooseSin { sin } => detail(self.sin(*sin)),
            Action::ChooseFirstRep { demon } => detail(at.names[(*demon).into()].clone()),
            Action::ChooseObstacle { obstacle } => {
                let chosen = view.obstacles.get(usize::from(*obstacle).wrapping_sub(1));
                chosen.map_or_else(deed, |chosen| text(&chosen.text))
            }
            Action::SetRebate { rebate } => self.0.say("action-rebate", &Args::new().with("rebate", *rebate)),
            Action::Pay { tokens } | Action::Discard { tokens } => detail(self.tokens(*tokens)),
            Action::Place { die, slot } => {
                let args = Args::new().with("face", face_of(*die)).with("slot", self.slot(*slot));
                self.0.say("action-place", &args)
            }
            Action::Lift { die } => self.0.say("action-lift", &Args::new().with("face", face_of(*die))),
            Action::Convert { die } => self.0.say("action-convert", &Args::new().with("face", face_of(*die))),
            Action::Reroll { slot, token, .. } => {
                let args = Args::new().with("slot", self.slot(*slot)).with("token", token.points());
                self.0.say("action-reroll", &args)
            }
            Action::Shift { slot, by, token, .. } => {
                let from = face_on(*slot);
                let args = Args::new().with("slot", self.slot(*slot)).with("token", token.points());
                let args = args.with("from", from).with("to", from.saturating_add_signed(*by));
                self.0.say("action-shift", &args)
            }
            Action::StartAid
            | Action::Accept
            | Action::Refuse { reason: None }
            | Action::Withdraw
            | Action::Sign
            | Action::GoOn
            | Action::Roll
            | Action::SkipConversion
            | Action::Confirm
            | Action::Pass
            | Action::Summarise { text: None }
            | Action::Object { .. }
            | Action::Offer { .. }
            | Action::AcceptOffer { .. }
            | Action::DeclineOffer { .. }
            | Action::WithdrawOffer { .. } => self.choice(at, view, &Choice::plain(action.clone())),
        }
    }

    /// The question for a hole of an action.
    pub fn question(&self, deed: Deed, field: &str) -> String {
        let id = match (deed, field) {
            (Deed::SetDesire, _) => "ask-desire",
            (Deed::SuggestDesire, _) => "ask-suggest-desire",
            (Deed::SuggestObstacle, _) => "ask-suggest-obstacle",
            (Deed::SetObstacle, "text") => "ask-obstacle-text",
            (_, "word") => "ask-word",
            (Deed::AddWord, "text") => "ask-word-text",
            (_, "link") => "ask-link",
            (_, "sin") => "ask-sin",
            (_, "demon") => "ask-demon",
            (_, "obstacle") => "ask-obstacle",
            (Deed::Propose, _) => "ask-commitment",
            (_, "reason") => "ask-reason",
            (Deed::WriteFlaw, _) => "ask-flaw",
            (_, "rebate") => "ask-rebate",
            (Deed::Pay, _) => "ask-pay",
            (Deed::Discard, _) => "ask-discard",
            (_, "die") => "ask-die",
            (Deed::Place, "slot") => "ask-slot",
            (_, "slot") => "ask-bend",
            (_, "token") => "ask-token",
            (Deed::Summarise, _) => "ask-summary",
            (_, "line") => "ask-line",
            (Deed::RewordFlaw, _) => "ask-reword",
            (_, "give") => "ask-give",
            (_, "disclosed") => "ask-disclosed",
            (_, "ask_count") => "ask-count",
            (_, "ask_points") => "ask-points",
            (_, "note") => "ask-note",
            (Deed::AcceptOffer, _) => "ask-accept-tokens",
            _ => return self.deed(deed),
        };
        self.0.just(id)
    }

    /// A value that may stand in a hole, as people say it.
    pub fn value(&self, at: &Company, view: &View, field: &str, value: &Value) -> String {
        let said = match field {
            "sin" => read::<Sin>(value).map(|sin| self.sin(sin)),
            "link" | "word" => read::<Entry>(value).map(|entry| self.entry(view.aid.as_ref(), entry)),
            "demon" => read::<Demon>(value).map(|demon| at.names[demon.into()].clone()),
            "obstacle" => read::<usize>(value)
                .and_then(|n| view.obstacles.get(n.checked_sub(1)?))
                .map(|obstacle| obstacle.text.to_string()),
            "die" => read::<DieId>(value).zip(view.contract.as_ref()).map(|(die, c)| self.die(c, die)),
            "slot" => read::<Slot>(value).map(|slot| {
                let die = view.contract.as_ref().and_then(|contract| contract.on(slot));
                die.map_or_else(|| self.slot(slot), |(_, die)| self.slot_with_die(slot, die.face))
            }),
            "token" => read::<Token>(value).map(|token| self.tokens(token.into())),
            "line" => read::<u8>(value).map(|line| {
                let contract = view.contract.as_ref();
                let line = contract.and_then(|c| c.lines.get(usize::from(line).checked_sub(1)?));
                line.and_then(|line| line.flaw.as_ref()).map(ToString::to_string).unwrap_or_default()
            }),
            _ => None,
        };
        said.unwrap_or_else(|| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    /// Advice beside an action: what the rules leave to the people (PAC-15, PAC-30, PAC-34, PAC-76, PAC-81).
    pub fn hint(&self, deed: Deed) -> Option<String> {
        let id = match deed {
            Deed::SetDesire => "hint-desire",
            Deed::SetObstacle | Deed::SuggestObstacle => "hint-obstacle",
            Deed::Propose => "hint-propose",
            Deed::Accept => "hint-answer",
            Deed::WriteFlaw | Deed::RewordFlaw => "hint-flaw",
            Deed::Sign => "hint-sign",
            Deed::SetRebate => "hint-rebate",
            Deed::Place => "hint-place",
            Deed::Reroll | Deed::Shift => "hint-bend",
            Deed::Summarise => "hint-summary",
            Deed::Offer | Deed::AcceptOffer => "hint-offer",
            Deed::SuggestDesire
            | Deed::StartAid
            | Deed::ChooseSin
            | Deed::AddWord
            | Deed::ChooseFirstRep
            | Deed::ChooseObstacle
            | Deed::Refuse
            | Deed::Withdraw
            | Deed::GoOn
            | Deed::Pay
            | Deed::Roll
            | Deed::Lift
            | Deed::Convert
            | Deed::SkipConversion
            | Deed::Confirm
            | Deed::Discard
            | Deed::Pass
            | Deed::Object
            | Deed::DeclineOffer
            | Deed::WithdrawOffer => return None,
        };
        Some(self.0.just(id))
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    kernel::json::from(value)
}

/// Whether an offer on the menu can give something, or only ask.
fn gives(choice: &Choice<Action>) -> bool {
    let asks_only = |domain: &Domain| matches!(domain, Domain::Counts { number, .. } if number.1 == 0);
    !choice.holes.iter().any(|hole| hole.field == "give" && asks_only(&hole.domain))
}

fn deed_id(deed: Deed) -> &'static str {
    match deed {
        Deed::SuggestDesire => "deed-suggest-desire",
        Deed::SetDesire => "deed-set-desire",
        Deed::SuggestObstacle => "deed-suggest-obstacle",
        Deed::SetObstacle => "deed-set-obstacle",
        Deed::StartAid => "deed-start-aid",
        Deed::ChooseSin => "deed-choose-sin",
        Deed::AddWord => "deed-add-word",
        Deed::ChooseFirstRep => "deed-choose-first-rep",
        Deed::ChooseObstacle => "deed-choose-obstacle",
        Deed::Propose => "deed-propose",
        Deed::Accept => "deed-accept",
        Deed::Refuse => "deed-refuse",
        Deed::Withdraw => "deed-withdraw",
        Deed::WriteFlaw => "deed-write-flaw",
        Deed::Sign => "deed-sign",
        Deed::GoOn => "deed-go-on",
        Deed::SetRebate => "deed-set-rebate",
        Deed::Pay => "deed-pay",
        Deed::Roll => "deed-roll",
        Deed::Place => "deed-place",
        Deed::Lift => "deed-lift",
        Deed::Convert => "deed-convert",
        Deed::SkipConversion => "deed-skip-conversion",
        Deed::Confirm => "deed-confirm",
        Deed::Discard => "deed-discard",
        Deed::Reroll => "deed-reroll",
        Deed::Shift => "deed-shift",
        Deed::Pass => "deed-pass",
        Deed::Summarise => "deed-summarise",
        Deed::Object => "deed-object",
        Deed::RewordFlaw => "deed-reword-flaw",
        Deed::Offer => "deed-offer",
        Deed::AcceptOffer => "deed-accept-offer",
        Deed::DeclineOffer => "deed-decline-offer",
        Deed::WithdrawOffer => "deed-withdraw-offer",
    }
}
