//! What can be read off what lies open.

use kernel::Seat;

use super::{OpenState, Secondary};
use crate::{
    conflict::Conflict,
    sheet::{Fate, Main},
    vocabulary::{CharacterId, TraitId},
};

impl OpenState {
    /// Whether everybody has agreed to stop: the game is over, or as soon as this scene is (PSD-162).
    pub fn all_want_the_end(&self) -> bool {
        self.vote.as_ref().is_some_and(|vote| vote.yes.len() == self.chairs.len())
    }

    /// Whether the author of what is contested lets the story go on without a word: since the question, somebody has told
    /// something, the Director excepted, who would have only to go on in order to rule at once (PSD-41).
    pub fn author_is_silent(&self) -> bool {
        let asked_at = self.dispute.as_ref().map(|dispute| dispute.asked_at);
        let Some((scene, asked_at)) = self.scene.as_ref().zip(asked_at) else { return false };
        scene.entries.range(asked_at..).any(|(_, by)| Some(*by) != self.director)
    }

    pub fn main(&self, who: CharacterId) -> Option<&Main> {
        match who {
            CharacterId::Main(n) => self.mains.get(usize::from(n).checked_sub(1)?),
            CharacterId::Secondary(_) | CharacterId::Inner => None,
        }
    }

    pub fn secondary(&self, who: CharacterId) -> Option<&Secondary> {
        match who {
            CharacterId::Secondary(n) => self.secondaries.get(usize::from(n).checked_sub(1)?),
            CharacterId::Main(_) | CharacterId::Inner => None,
        }
    }

    pub(crate) fn main_mut(&mut self, who: CharacterId) -> Option<&mut Main> {
        match who {
            CharacterId::Main(n) => self.mains.get_mut(usize::from(n).checked_sub(1)?),
            CharacterId::Secondary(_) | CharacterId::Inner => None,
        }
    }

    pub(crate) fn secondary_mut(&mut self, who: CharacterId) -> Option<&mut Secondary> {
        match who {
            CharacterId::Secondary(n) => self.secondaries.get_mut(usize::from(n).checked_sub(1)?),
            CharacterId::Main(_) | CharacterId::Inner => None,
        }
    }

    /// The conflict under way.
    pub fn conflict(&self) -> Option<&Conflict> {
        self.scene.as_ref()?.conflict.as_ref()
    }

    pub(crate) fn conflict_mut(&mut self) -> Option<&mut Conflict> {
        self.scene.as_mut()?.conflict.as_mut()
    }

    /// How many seats there are.
    pub fn n_seats(&self) -> u8 {
        u8::try_from(self.chairs.len()).unwrap_or(u8::MAX)
    }

    /// The left neighbour (PSD-05).
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.n_seats().max(1))
    }

    /// The seats, clockwise from this one's left neighbour on, this one last.
    pub fn clockwise_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.n_seats().max(1);
        (1..=n).map(move |i| Seat((seat.0 + i) % n))
    }

    /// Main characters in play.
    pub fn living(&self) -> impl Iterator<Item = (CharacterId, &Main)> {
        let numbered = (1u8..).zip(&self.mains).map(|(n, main)| (CharacterId::Main(n), main));
        numbered.filter(|(_, main)| main.fate == Fate::Alive)
    }

    /// The main character of a seat that is in play.
    pub fn living_main_of(&self, seat: Seat) -> Option<(CharacterId, &Main)> {
        let who = self.chairs.get(seat)?.main?;
        self.main(who).filter(|main| main.fate == Fate::Alive).map(|main| (who, main))
    }

    /// The sheet that a seat is writing.
    pub fn draft_of(&self, seat: Seat) -> Option<(CharacterId, &Main)> {
        let who = self.chairs.get(seat)?.main?;
        self.main(who).filter(|main| main.fate == Fate::Draft).map(|main| (who, main))
    }

    /// Whether somebody is in the scene.
    pub fn is_present(&self, who: CharacterId) -> bool {
        self.scene.as_ref().is_some_and(|scene| scene.present.contains(&who))
    }

    /// Who speaks for a character in this scene (PSD-37, PSD-43).
    pub fn player_of(&self, who: CharacterId) -> Option<Seat> {
        match who {
            CharacterId::Main(_) => {
                self.main(who).filter(|main| main.fate == Fate::Alive).map(|main| main.owner)
            }
            CharacterId::Secondary(_) => self.scene.as_ref()?.players.get(&who).copied(),
            CharacterId::Inner => Some(self.conflict()?.inner.as_ref()?.played_by),
        }
    }

    /// Present characters that a seat speaks for.
    pub fn spoken_for(&self, seat: Seat) -> Vec<CharacterId> {
        let present = self.scene.iter().flat_map(|scene| &scene.present).copied();
        present.filter(|who| self.player_of(*who) == Some(seat)).collect()
    }

    /// Whether a seat's main character is not in the scene (PSD-45).
    pub fn is_absent(&self, seat: Seat) -> bool {
        !self.living_main_of(seat).is_some_and(|(who, _)| self.is_present(who))
    }

    /// Problems that a seat's character can be tied to: of another player, and free (PSD-19).
    pub fn free_problems(&self, seat: Seat) -> Vec<CharacterId> {
        let in_play = |main: &Main| matches!(main.fate, Fate::Alive | Fate::Draft);
        let numbered = || (1u8..).zip(&self.mains).map(|(n, main)| (CharacterId::Main(n), main));
        let taken = |whom: CharacterId, number: u16| {
            numbered()
                .any(|(_, main)| in_play(main) && main.owner != seat && main.link() == Some((whom, number)))
        };
        let current = |main: &Main, who| self.chairs.get(main.owner).is_some_and(|c| c.main == Some(who));
        let open = numbered().filter(|(who, main)| {
            main.owner != seat && in_play(main) && current(main, *who) && !taken(*who, main.problem_number)
        });
        open.map(|(who, _)| who).collect()
    }

    /// Those who must link their character to another problem so that everybody finds one (PSD-19): somebody is
    /// left with nothing but their own problem.
    pub fn must_relink(&self) -> Vec<Seat> {
        let stuck: Vec<Seat> = self
            .chairs
            .seats()
            .filter(|seat| {
                let open = self.draft_of(*seat).is_some_and(|(_, main)| main.link().is_none());
                open && self.free_problems(*seat).is_empty() && self.chairs.len() > 1
            })
            .collect();
        if stuck.is_empty() {
            return Vec::new();
        }
        let linked = |seat: &Seat| self.draft_of(*seat).is_some_and(|(_, main)| main.link().is_some());
        self.chairs.seats().filter(linked).collect()
    }

    /// Whether somebody who must write is not done: a new sheet, a vanished problem (PSD-127, PSD-139).
    pub fn owes_writing(&self, seat: Seat) -> bool {
        let Some(chair) = self.chairs.get(seat) else { return false };
        let Some(main) = chair.main.and_then(|who| self.main(who)) else { return false };
        match main.fate {
            Fate::Draft => !chair.declined,
            Fate::Alive => main.problem().is_none(),
            Fate::Dead | Fate::Retired => !chair.declined,
        }
    }

    /// Those whose problem is resolved and not yet told (PSD-159).
    pub fn resolved(&self, threshold: u8) -> Option<(CharacterId, &Main)> {
        self.living().find(|(_, main)| main.problem().is_some() && main.resolution >= threshold)
    }

    /// Whose irreversible act is next: clockwise from the Director's left (PSD-131).
    pub fn next_to_act(&self) -> Option<(CharacterId, &Main)> {
        let director = self.director?;
        let saturated = |seat| {
            self.living_main_of(seat)
                .filter(|(_, main): &(CharacterId, &Main)| main.saturated().next().is_some())
        };
        self.clockwise_after(director).find_map(saturated)
    }

    /// Traits of a fighter that it may still bring in (PSD-70, PSD-100).
    pub fn usable_traits(&self, who: CharacterId) -> Vec<TraitId> {
        let (Some(conflict), Some(main)) = (self.conflict(), self.main(who)) else { return Vec::new() };
        let free = conflict.fighter(who).is_some_and(|fighter| !fighter.used_trait);
        let unused = |id: &TraitId| free && !conflict.used.contains(&(who, *id));
        main.traits.iter().map(|each| each.id).filter(unused).collect()
    }

    /// Seats that support nobody yet in this round and could (PSD-73).
    pub fn may_support(&self, seat: Seat) -> bool {
        self.conflict().is_some_and(|conflict| {
            conflict.fighter_of(seat).is_none()
                && !conflict.supports.contains_key(&seat)
                && !conflict.offered_support.contains_key(&seat)
        })
    }
}
