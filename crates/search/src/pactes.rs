//! Players for Pactes, one for all three roles.
//!
//! A [`Bot`] remembers nothing: what it does follows from what its seat knows, from its [`Style`] and from
//! the whims that chance gives it. It acts when it is awaited, and answers offers at any time.
//!
//! It always comes to an end: Faust refuses at most one proposal a contract and the Rep always makes
//! another, nobody spends more tokens on a contract than [`Style::interventions`] says, and an offer is made
//! at most once a round. With up to two interventions a player, a game between bots takes at most
//! [`Bot::MOST_ACTIONS`] actions.

mod bend;
mod draw_up;
mod judge;
mod place;
mod speak;
mod style;
mod trade;

use ::pactes::{Action, Demon, Entry, Pactes, Role, Sin, Stage, Tokens, View};
use kernel::{Chance, Knowledge, Player, Tact};

pub use style::{Lines, Placement, Rebate, Style};

/// Somebody who plays Pactes from what one seat knows.
#[derive(Debug, Clone, Default)]
pub struct Bot {
    style: Style,
}

impl Bot {
    /// More actions than this no game between bots takes. Before play at most 23: the desire, six obstacles,
    /// the page with its 15, the first Rep. A round at most 81: the obstacle; four a line and two for a
    /// refusal; rebate, payment and roll; ten dice, five conversions, five discards and the confirmation; six
    /// interventions, an offer and its answer, three passes after each of these and at first; discard, summary.
    pub const MOST_ACTIONS: usize = 23 + 6 * 81;

    /// In this style.
    pub fn new(style: Style) -> Self {
        Self { style }
    }
}

impl Player<Pactes> for Bot {
    fn act(&mut self, game: &Pactes, known: &Knowledge<Pactes>, chance: &mut dyn Chance) -> Option<Action> {
        let you = known.view.you?;
        let mut mind = Mind { game, style: &self.style, known, view: &known.view, you, chance };
        mind.act()
    }

    fn tact(&self, known: &Knowledge<Pactes>, action: &Action) -> Tact {
        // The tale of the last contract is the last word of the game.
        let is_last = known.view.round >= LAST_ROUND && matches!(action, Action::Summarise { .. });
        if is_last { Tact::Concludes } else { Tact::Answers }
    }
}

/// PAC-24: so many contracts.
const LAST_ROUND: u8 = 6;

/// One decision: what is known, and who decides.
struct Mind<'a> {
    game: &'a Pactes,
    style: &'a Style,
    known: &'a Knowledge<Pactes>,
    view: &'a View,
    you: Role,
    chance: &'a mut dyn Chance,
}

impl Mind<'_> {
    fn act(&mut self) -> Option<Action> {
        if self.view.stage == Stage::End {
            return None;
        }
        if let Some(owed) = self.view.own_debt() {
            return Some(Action::Discard { tokens: smallest(owed.among, owed.n) });
        }
        if let Some(answer) = self.answer_offer() {
            return Some(answer);
        }
        if !self.view.awaited().contains(&self.you) {
            return self.reword();
        }
        match self.view.stage {
            Stage::Desire => Some(self.state_desire()),
            Stage::Obstacles => Some(self.write_obstacle()),
            Stage::AidSins => Some(Action::ChooseSin { sin: Sin::ALL[self.chance.one_of(Sin::ALL.len())] }),
            Stage::AidWords => Some(self.add_word()),
            Stage::FirstRep => Some(Action::ChooseFirstRep { demon: Demon::BOTH[self.chance.one_of(2)] }),
            Stage::ChooseObstacle => self.choose_obstacle(),
            Stage::Propose => Some(self.propose()),
            Stage::Answer => Some(self.answer_proposal()),
            Stage::Flaw => Some(self.write_flaw()),
            Stage::Decide => Some(self.sign_or_go_on()),
            Stage::Pay => Some(self.pay()),
            Stage::Roll => Some(Action::Roll),
            Stage::Place => self.place(),
            Stage::Convert => Some(self.convert()),
            Stage::Intervene => Some(self.ask_for_help().or_else(|| self.bend()).unwrap_or(Action::Pass)),
            Stage::Summary => Some(self.summarise()),
            // The one who is awaited settles a debt, above.
            Stage::Settle | Stage::End => None,
        }
    }

    /// Something on the association page that is still to be crossed out.
    fn free_entry(&mut self) -> Option<Entry> {
        let aid = self.view.aid.as_ref()?;
        let free = aid.entries().filter(|entry| *entry != Entry::Desire && !aid.crossed.contains(entry));
        let free: Vec<Entry> = free.collect();
        let index = self.chance.one_of(free.len());
        free.get(index).copied()
    }
}

/// So many tokens, ones before twos.
fn smallest(among: Tokens, n: u32) -> Tokens {
    let ones = among.ones.min(n);
    Tokens::new(ones, n - ones)
}
