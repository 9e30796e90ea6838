//! What follows from a view: who may do what, whom the game waits for, and with which chances.

use kernel::{Outcome, Seat, Status};

use super::{CharacterView, View};
use crate::{
    dice::{Dice, DieOrigin, Faces, HandDie, at_risk},
    odds::{Chances, Hope, chances_at},
    setup::GiftSource,
    state::Stage,
    vocabulary::{AnchorState, Ending, GiftFrom},
};

/// How long the house waits before it ends the time to give a die, in milliseconds.
pub const PATIENCE: u64 = 20_000;

/// The moment after a failed throw in which others may give a die.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GiftWindow {
    pub short: Seat,
    /// Who may still give; nobody: the time is over.
    pub waiting: Vec<Seat>,
}

impl View {
    pub fn is_keeper(&self) -> bool {
        self.you == Some(self.keeper)
    }

    /// A player's character.
    pub fn character(&self, seat: Seat) -> Option<&CharacterView> {
        self.characters.iter().find(|character| character.seat == seat)
    }

    /// The viewer's own.
    pub fn own(&self) -> Option<&CharacterView> {
        self.you.and_then(|you| self.character(you))
    }

    /// The players whose characters are still played.
    pub fn active(&self) -> impl Iterator<Item = Seat> {
        self.characters.iter().filter(|character| character.is_active()).map(|character| character.seat)
    }

    /// Where somebody may take a die from to give it away (INN-105).
    pub fn gift_dice(&self, giver: Seat, from: GiftFrom) -> Dice {
        let allowed = match from {
            GiftFrom::Bowl => self.options.gift_source != GiftSource::Hand,
            GiftFrom::Hand => self.options.gift_source != GiftSource::Bowl,
        };
        match from {
            _ if !allowed => Dice::NONE,
            GiftFrom::Bowl => self.bowl,
            GiftFrom::Hand => self.character(giver).map_or(Dice::NONE, CharacterView::dice),
        }
    }

    /// The kinds of dice that `giver` may give to `to` now out of hand or bowl (INN-104…116).
    pub fn gifts(&self, giver: Seat, to: Seat, from: GiftFrom) -> Vec<Faces> {
        let (Some(by), Some(receiver)) = (self.character(giver), self.character(to)) else {
            return Vec::new();
        };
        let spent = receiver.received || (by.is_active() && by.gave);
        if giver == to || !receiver.is_active() || spent {
            return Vec::new();
        }
        // INN-114: what an auxiliary keeper imposes is the equivalent of a monologue.
        let fits = |faces: &Faces| by.is_active() || *faces != Faces::D4 || receiver.has_lore();
        self.gift_dice(giver, from).kinds().filter(fits).collect()
    }

    /// The moment after a failed throw (INN-109): who is short, and who may still give them a die.
    pub fn window(&self) -> Option<GiftWindow> {
        let conflict = self.conflict.as_ref().filter(|_| self.stage == Stage::Short)?;
        let short = conflict.loser?;
        let may = |giver: Seat| {
            [GiftFrom::Hand, GiftFrom::Bowl]
                .into_iter()
                .any(|from| !self.gifts(giver, short, from).is_empty())
        };
        let others = self.characters.iter().map(|character| character.seat);
        let waiting = others.filter(|seat| !conflict.closed && !conflict.passed.contains(seat) && may(*seat));
        Some(GiftWindow { short, waiting: waiting.collect() })
    }

    /// Those who may still give a die to whoever is short.
    pub(crate) fn waiting(&self) -> Vec<Seat> {
        self.window().map(|window| window.waiting).unwrap_or_default()
    }

    /// The chances of the viewer's hand as it is, at the difficulty of the conflict or of now; in a duel against what
    /// the other has thrown.
    pub fn chances(&self) -> Option<Chances> {
        let own = self.own().filter(|own| own.is_active())?;
        let conflict = self.conflict.as_ref().filter(|c| c.side(own.seat).is_some());
        let needed = conflict.and_then(|conflict| conflict.needed(own.seat));
        let needed = needed.and_then(|needed| u8::try_from(needed).ok()).unwrap_or(self.difficulty);
        Some(chances_at(&own.hand, needed, own.at_risk))
    }

    /// The chances of anybody's hand in a conflict that would be called now: everything in it is open.
    pub fn chances_of(&self, seat: Seat) -> Option<Chances> {
        let character = self.character(seat).filter(|character| character.is_active())?;
        Some(chances_at(&character.hand, self.difficulty, character.at_risk))
    }

    /// The chances of the viewer's hand with one more die of this kind.
    pub fn chances_with(&self, die: Faces) -> Option<Chances> {
        let own = self.own().filter(|own| own.is_active())?;
        let mut hand = own.hand.clone();
        hand.push(HandDie { faces: die, origin: DieOrigin::Monologue });
        Some(chances_at(&hand, self.difficulty, at_risk(&hand)))
    }

    /// What the viewer may hope for from here, by how many rerolls there would be in all: before the throw with none,
    /// one, two; after it only with those that are still to come.
    pub fn hopes(&self) -> Vec<(u8, Hope)> {
        let Some(chances) = self.chances() else { return Vec::new() };
        let side = self.conflict.as_ref().zip(self.you).and_then(|(conflict, you)| conflict.side(you));
        let (made, has_thrown) = side.map_or((0, false), |side| (side.rerolls, side.has_thrown));
        (made + u8::from(has_thrown)..=made + self.rerolls_left()).zip(chances.hopes).collect()
    }

    /// How often the viewer may still throw again in this conflict (INN-68…73).
    pub fn rerolls_left(&self) -> u8 {
        let Some(own) = self.own().filter(|own| own.is_active() && !own.hand.is_empty()) else { return 0 };
        let made = self.conflict.as_ref().and_then(|c| c.side(own.seat)).map_or(0, |side| side.rerolls);
        let most = if own.anchor == AnchorState::Lost { 1 } else { 2 };
        u8::saturating_sub(most, made)
    }

    /// Who has to tell the outcome of a settled conflict.
    pub fn teller(&self) -> Option<Seat> {
        let conflict = self.conflict.as_ref()?;
        Some(conflict.winner.unwrap_or(self.keeper))
    }

    /// Those whom the game waits for.
    pub fn awaited(&self) -> Vec<Seat> {
        let one = |seat: Option<Seat>| seat.into_iter().collect::<Vec<_>>();
        let keeper = || vec![self.keeper];
        let conflict = self.conflict.as_ref();
        match self.stage {
            Stage::Applying | Stage::LastAct => keeper(),
            Stage::Preparation => {
                let told = self.setting.is_some();
                [keeper(), self.unwritten().into_iter().filter(|_| told).collect()].concat()
            }
            Stage::Characters => {
                let players = self.unwritten();
                let judged = self.characters.iter().all(|c| c.profile.is_none() || c.approved);
                if judged && !players.is_empty() { players } else { [keeper(), players].concat() }
            }
            Stage::Free => {
                let declared = self.characters.iter().any(|character| character.pending.is_some());
                if declared { keeper() } else { self.active().chain([self.keeper]).collect() }
            }
            Stage::Monologue => one(self.monologue.as_ref().map(|monologue| monologue.by)),
            Stage::Suggestion => one(self.suggestion.as_ref().map(|suggestion| suggestion.to)),
            Stage::Declared | Stage::Throwing => {
                let to_throw = conflict.iter().flat_map(|c| &c.sides).filter(|side| !side.has_thrown);
                to_throw.map(|side| side.seat).collect()
            }
            Stage::Short => {
                let waiting = self.waiting();
                if waiting.is_empty() { one(conflict.and_then(|c| c.loser)) } else { waiting }
            }
            Stage::GiftPending | Stage::Consent => one(self.loser()),
            Stage::Settled => one(self.teller()),
            Stage::Announced => one(self.strike.as_ref().map(|strike| strike.on)),
            Stage::Epilogue => self.tellers_left(),
            Stage::Closed => Vec::new(),
        }
    }

    /// Those who have no character yet.
    fn unwritten(&self) -> Vec<Seat> {
        self.characters.iter().filter(|c| c.profile.is_none()).map(|c| c.seat).collect()
    }

    /// Who is short, or has lost a duel.
    pub(crate) fn loser(&self) -> Option<Seat> {
        let conflict = self.conflict.as_ref()?;
        match conflict.winner {
            Some(winner) => conflict.other(winner),
            None => conflict.loser,
        }
    }

    /// Who may still tell an epilogue: the Keeper of a disaster, the players of a mystery defused.
    pub(crate) fn tellers_left(&self) -> Vec<Seat> {
        let all: Vec<Seat> = match self.ending {
            Some(Ending::Disaster) => vec![self.keeper],
            Some(Ending::Defused) => self.characters.iter().map(|character| character.seat).collect(),
            None => Vec::new(),
        };
        all.into_iter().filter(|seat| !self.epilogues.contains(seat)).collect()
    }

    pub(crate) fn status(&self) -> Status {
        // INN-40
        let speaker = self.monologue.as_ref().filter(|_| self.stage == Stage::Monologue).map(|m| m.by);
        let quiet =
            speaker.map_or_else(Vec::new, |by| self.seats.seats().filter(|seat| *seat != by).collect());
        let deadline = (!self.waiting().is_empty()).then_some(PATIENCE);
        // INN-05: there is no winner.
        let outcome = (self.stage == Stage::Closed).then(|| Outcome { winners: Vec::new() });
        Status { awaited: self.awaited(), quiet, deadline, outcome }
    }
}
