//! What can be done: labels, questions, advice.

use kernel::{Choice, Domain};
use pactes::{Action, ActionKind, Demon, DieId, Entry, OfferId, Role, Sin, Slot, Token, View};
use serde_json::Value;

use super::{Args, Names, Speaker, read};

impl Speaker {
    /// A kind of action as a verb: “place a die”.
    pub fn verb(&self, kind: ActionKind) -> String {
        self.named("do", &kind)
    }

    /// An entry of the menu, as a verb.
    pub fn choice(&self, at: &Names, view: &View, choice: &Choice<Action>) -> String {
        let party = |name, role: Option<Role>| {
            Args::new().with(name, role.map(|role| at.person(role)).into_iter().collect::<Vec<_>>())
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
            action => self.verb(action.kind()),
        }
    }

    /// A whole action, as a verb with what goes with it.
    pub fn action(&self, at: &Names, view: &View, action: &Action) -> String {
        let verb = || self.verb(action.kind());
        let text =
            |text: &str| self.0.say("action-text", &Args::new().with("verb", verb()).with("text", text));
        let detail = |what: String| {
            self.0.say("action-detail", &Args::new().with("verb", verb()).with("detail", what))
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
            Action::ChooseFirstRep { demon } => detail(at.called[(*demon).into()].clone()),
            Action::ChooseObstacle { obstacle } => {
                let chosen = view.obstacles.get(usize::from(*obstacle).wrapping_sub(1));
                chosen.map_or_else(verb, |chosen| text(&chosen.text))
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

    /// The question for a hole of an action: its own, else the one for such a field.
    pub fn question(&self, kind: ActionKind, field: &str) -> String {
        let field = field.replace('_', "-");
        let own = self.find(&format!("question-{field}"), &kind);
        own.unwrap_or_else(|| self.0.just(&format!("question-{field}")))
    }

    /// A value that may stand in a hole, as people say it.
    pub fn value(&self, at: &Names, view: &View, field: &str, value: &Value) -> String {
        let said = match field {
            "sin" => read::<Sin>(value).map(|sin| self.sin(sin)),
            "link" | "word" => read::<Entry>(value).map(|entry| self.entry(view.aid.as_ref(), entry)),
            "demon" => read::<Demon>(value).map(|demon| at.called[demon.into()].clone()),
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
    pub fn hint(&self, kind: ActionKind) -> Option<String> {
        let like = match kind {
            ActionKind::SuggestObstacle => ActionKind::SetObstacle,
            ActionKind::RewordFlaw => ActionKind::WriteFlaw,
            ActionKind::Shift => ActionKind::Reroll,
            ActionKind::AcceptOffer => ActionKind::Offer,
            kind => kind,
        };
        self.find("hint", &like)
    }
}

/// Whether an offer on the menu can give something, or only ask.
fn gives(choice: &Choice<Action>) -> bool {
    let asks_only = |domain: &Domain| matches!(domain, Domain::Counts { number, .. } if number.1 == 0);
    !choice.holes.iter().any(|hole| hole.field == "give" && asks_only(&hole.domain))
}
