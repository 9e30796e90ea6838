//! From the desire to the payment, and the summary.

use ::pactes::{Action, ContractView, Entry, Role, SlotKind, Stage, Tokens, least_payment, price};

use words::pactes::Motif;

use super::{Mind, Rebate};

impl Mind<'_> {
    pub(super) fn state_desire(&mut self) -> Action {
        let motif = Motif::DESIRES[self.chance.one_of(Motif::DESIRES.len())];
        Action::SetDesire { text: self.say_desire(motif) }
    }

    pub(super) fn write_obstacle(&mut self) -> Action {
        // Mostly in the desire's motif, so that not every game on one motif has the same six.
        let motif = match self.chance.one_of(3) {
            0 => Motif::ANY,
            _ => self.desire_motif(),
        };
        let word = self.free_entry();
        Action::SetObstacle { text: self.say_on("obstacle", motif), word }
    }

    /// A word of one of the sins is linked to it, any other to the last thing on the page.
    pub(super) fn add_word(&mut self) -> Action {
        let (text, sin) = self.say_word();
        let last = self.view.aid.as_ref().and_then(|aid| aid.entries().last());
        Action::AddWord { text, link: sin.map(Entry::Sin).or(last).unwrap_or(Entry::Desire) }
    }

    /// One whose motif the bank knows, if there is one.
    pub(super) fn choose_obstacle(&mut self) -> Option<Action> {
        let free = || (1u8..).zip(&self.view.obstacles).filter(|(_, obstacle)| !obstacle.crossed);
        let known = free().filter(|(_, o)| self.known_motif("obstacle", &o.text).is_some());
        let mut numbers: Vec<u8> = known.map(|(number, _)| number).collect();
        if numbers.is_empty() {
            numbers = free().map(|(number, _)| number).collect();
        }
        let index = self.chance.one_of(numbers.len());
        numbers.get(index).map(|&obstacle| Action::ChooseObstacle { obstacle })
    }

    pub(super) fn propose(&mut self) -> Action {
        if let Some(rebate) = self.rebate() {
            return Action::SetRebate { rebate };
        }
        let motif = self.contract_motif();
        let is_first = self.view.contract.as_ref().is_none_or(|contract| contract.lines.is_empty());
        Action::Propose { text: self.say_commitment(motif, is_first) }
    }

    /// What to take off the price, if it is more than he has granted.
    fn rebate(&self) -> Option<u8> {
        let granted = self.view.contract.as_ref()?.rebate;
        let wanted = match self.style.rebate {
            Rebate::Never => 0,
            Rebate::WhenAhead => {
                u8::from(self.lead() > 0.0 && self.falls_short(self.rounds_to_come() + 1, 6.0))
            }
            Rebate::Always(rebate) => rebate.min(self.view.options.max_commitments),
        };
        (wanted > granted).then_some(wanted)
    }

    pub(super) fn answer_proposal(&mut self) -> Action {
        let is_first = self.view.contract.as_ref().is_some_and(|c| c.lines.is_empty() && c.refusals == 0);
        if self.style.refuses && is_first && self.chance.one_of(5) == 0 {
            return Action::Refuse { reason: self.tell(&["refuse"]) };
        }
        Action::Accept
    }

    pub(super) fn write_flaw(&mut self) -> Action {
        Action::WriteFlaw { text: self.say_flaw() }
    }

    /// PAC-34: another flaw for one that somebody objects to, if it is the bot's to reword.
    pub(super) fn reword(&mut self) -> Option<Action> {
        if self.view.stage != Stage::Summary || self.view.rival_role() != Some(self.you) {
            return None;
        }
        let contract = self.view.contract.as_ref()?;
        let (line, _) = (1u8..).zip(&contract.lines).find(|(_, line)| line.objected)?;
        Some(Action::RewordFlaw { line, text: self.say_flaw() })
    }

    pub(super) fn sign_or_go_on(&mut self) -> Action {
        let (n_lines, rebate) = self.view.contract.as_ref().map_or((0, 0), |c| (c.lines.len(), c.rebate));
        let points = self.view.available().points();
        let wanted = self.style.lines.wanted(points).min(self.view.options.max_commitments.into());
        // PAC-41
        let affords = points >= price(n_lines + 1, rebate);
        if n_lines < wanted && affords { Action::GoOn } else { Action::Sign }
    }

    /// PAC-46: the least sum, twos first: ones are for the dice.
    pub(super) fn pay(&self) -> Action {
        let held = self.view.purses[Role::Faust].tokens.unwrap_or_default();
        let price = self.view.contract.as_ref().map_or(0, |contract| contract.price);
        let due = least_payment(held, price);
        let twos = held.twos.min(due / 2);
        Action::Pay { tokens: Tokens::new(due - 2 * twos, twos) }
    }

    pub(super) fn summarise(&mut self) -> Action {
        let Some(contract) = &self.view.contract else { return Action::Summarise { text: None } };
        let gained = share(contract.effects.achievements.into(), contract.lines.len());
        let struck = share(n_striking(contract), contract.lines.len());
        Action::Summarise { text: self.tell(&[&format!("summary-{gained}-{struck}"), "summary-any"]) }
    }
}

/// How many flaws show themselves.
fn n_striking(contract: &ContractView) -> usize {
    let strikes = |face: u8| face >= 4;
    contract
        .dice
        .iter()
        .filter(|die| die.slot.is_some_and(|slot| slot.kind == SlotKind::Flaw) && strikes(die.face))
        .count()
}

fn share(n: usize, of: usize) -> &'static str {
    match n {
        0 => "none",
        n if n < of => "some",
        _ => "all",
    }
}
