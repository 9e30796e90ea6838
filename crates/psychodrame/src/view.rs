//! What a viewer sees: everything but the order of the deck (PSD-06).

use std::collections::BTreeSet;

use kernel::{Language, Outcome, Seat, Status, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    series::Series,
    setup::{MOST_LINE, MOST_TALE, Options, PurgeFloor},
    sheet::{MOST_TRAITS, Main},
    state::{DisputeStep, OpenState, Stage, State},
    vocabulary::{Card, CharacterId, Emotion},
};

/// How long a window stays open while nobody does anything, in milliseconds.
pub const COUNTDOWN: u64 = 12_000;
/// How long, once somebody has asked for more time.
pub const EXTENDED: u64 = 60_000;

/// What a viewer sees. The story is not in it: it was told as it happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks; nobody, for a spectator.
    pub you: Option<Seat>,
    /// The table's language.
    pub language: Language,
    /// What the table chose.
    pub options: Options,
    /// All that lies open.
    pub table: OpenState,
    pub deck: DeckView,
}

/// The pack as everybody knows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeckView {
    /// How many cards are unseen; which, everybody can work out.
    pub unseen: u8,
    /// Cards under the deck, in the order in which they will be drawn.
    pub under: Vec<Card>,
    /// Cards discarded by rematches.
    pub discard: Vec<Card>,
}

/// A window that only asks whether anybody else wants something: it closes by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Does anybody else oppose (PSD-63)?
    Opposing,
    /// Does anybody else support (PSD-73)?
    Supporting,
    /// Does anybody play a psychological game (PSD-84)?
    Psych,
    /// Does anybody purge before the scene ends (PSD-53)?
    Closing,
    /// Does a player whose character is absent want to play a secondary character (PSD-45)?
    Claims,
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        View {
            you: viewer.seat().filter(|seat| self.table.chairs.get(*seat).is_some()),
            language: self.setup.language,
            // The series was read at the start; it would only be said twice.
            options: Options { series: None, ..self.setup.options.clone() },
            table: self.table.clone(),
            deck: DeckView {
                unseen: u8::try_from(self.deck.unseen.len()).unwrap_or(u8::MAX),
                under: self.deck.under.clone(),
                discard: self.deck.discard.clone(),
            },
        }
    }
}

impl View {
    /// What this game would hand on to the next one (PSD-163).
    pub fn series(&self) -> Series {
        Series::of(&self.table)
    }

    /// How many cards can still be drawn (PSD-77).
    pub fn drawable(&self) -> u16 {
        let known = self.deck.under.len() + self.deck.discard.len();
        u16::from(self.deck.unseen) + u16::try_from(known).unwrap_or(u16::MAX)
    }

    /// How many points of an emotion can be turned into cards (PSD-141, PSD-142).
    pub fn dischargeable(&self, main: &Main, emotion: Emotion) -> u8 {
        match self.options.purge_floor {
            PurgeFloor::Initial => main.excess(emotion),
            PurgeFloor::One => main.current(emotion).saturating_sub(1),
        }
    }

    /// Whether somebody in the conflict can still draw in this round.
    pub fn can_draw(&self, who: CharacterId) -> bool {
        let Some(main) = self.table.main(who).filter(|_| self.drawable() > 0) else { return false };
        let chair = self.table.chairs.get(main.owner);
        let used = self.table.conflict().and_then(|c| c.fighter(who)).is_none_or(|f| f.used_trait);
        let creates = !used && chair.is_some_and(|c| c.new_traits > 0) && main.traits.len() < MOST_TRAITS;
        creates
            || !self.table.usable_traits(who).is_empty()
            || Emotion::ALL.into_iter().any(|emotion| self.dischargeable(main, emotion) > 0)
    }

    /// Participants who may still draw and have not said that they are done (PSD-76).
    pub fn still_drawing(&self) -> Vec<Seat> {
        let Some(conflict) = self.table.conflict() else { return Vec::new() };
        let fighters = conflict.fighters.iter();
        fighters
            .filter(|f| !conflict.done.contains(&f.seat) && self.can_draw(f.who))
            .map(|f| f.seat)
            .collect()
    }

    /// Others who may still support and have not said that they will not.
    pub fn still_supporting(&self) -> Vec<Seat> {
        let Some(conflict) = self.table.conflict().filter(|_| self.drawable() > 0) else { return Vec::new() };
        let open = |seat: &Seat| self.table.may_support(*seat) && !conflict.done.contains(seat);
        self.table.chairs.seats().filter(open).collect()
    }

    /// Who could oppose besides those named (PSD-63): seats with somebody in the scene, not heard yet.
    pub fn may_oppose(&self) -> Vec<Seat> {
        let Some(conflict) = self.table.conflict().filter(|c| c.inner.is_none()) else { return Vec::new() };
        let named =
            |seat: &Seat| conflict.unanswered.iter().any(|who| self.table.player_of(*who) == Some(*seat));
        let free = |seat: &Seat| {
            conflict.fighter_of(*seat).is_none()
                && !conflict.out.contains(seat)
                && !named(seat)
                && !self.table.spoken_for(*seat).is_empty()
        };
        self.table.chairs.seats().filter(free).collect()
    }

    /// Who may tick a belief now (PSD-84, PSD-92).
    pub fn may_tick(&self) -> Vec<Seat> {
        let Some(conflict) = self.table.conflict().filter(|c| c.psych.is_none()) else { return Vec::new() };
        let believes = |who: CharacterId| self.table.main(who).is_some_and(|main| !main.beliefs.is_empty());
        let free = conflict.fighters.iter().filter(|f| believes(f.who) && !conflict.passed.contains(&f.seat));
        free.map(|fighter| fighter.seat).collect()
    }

    /// Who still has something to purge before the scene ends (PSD-53).
    pub fn may_purge(&self) -> Vec<Seat> {
        let excess = |seat: &Seat| {
            let main = self.table.living_main_of(*seat);
            !self.table.chairs[*seat].ready && main.is_some_and(|(_, main)| main.has_excess())
        };
        self.table.chairs.seats().filter(excess).collect()
    }

    /// The claims to a secondary character that the countdown settles: who gets it. Several absent players leave
    /// it to the Director (PSD-45).
    pub fn settled_claims(&self) -> Vec<(CharacterId, Seat)> {
        let claims = self.table.scene.iter().flat_map(|scene| &scene.claims);
        claims
            .filter_map(|(who, seats)| {
                let absent: Vec<Seat> = seats.iter().copied().filter(|s| self.table.is_absent(*s)).collect();
                match absent[..] {
                    [] => seats.first().map(|seat| (*who, *seat)),
                    [only] => Some((*who, only)),
                    _ => None,
                }
            })
            .collect()
    }

    /// The window that is open now.
    pub fn window(&self) -> Option<Window> {
        if self.is_paused() {
            return None;
        }
        match self.table.stage {
            Stage::Play => (!self.settled_claims().is_empty()).then_some(Window::Claims),
            Stage::Response => {
                let answered = self.table.conflict().is_some_and(|c| c.unanswered.is_empty());
                answered.then_some(Window::Opposing)
            }
            Stage::Development => {
                let offers = self.table.conflict().is_some_and(|c| !c.offered_support.is_empty());
                (self.still_drawing().is_empty() && !offers).then_some(Window::Supporting)
            }
            Stage::Psych => Some(Window::Psych),
            Stage::Closing => Some(Window::Closing),
            Stage::Creation
            | Stage::Offer
            | Stage::AllPassed
            | Stage::Framing
            | Stage::Yielded
            | Stage::Cards
            | Stage::Tie
            | Stage::Result
            | Stage::Packets
            | Stage::Acts
            | Stage::Consent
            | Stage::Resolution
            | Stage::Replacement
            | Stage::End => None,
        }
    }

    /// Whether play waits for a ruling (PSD-41).
    pub fn is_paused(&self) -> bool {
        self.table.dispute.as_ref().is_some_and(|dispute| dispute.step != DisputeStep::Asked)
    }

    /// Whether a goal or a risk is to be told differently: it stays in writing (PSD-41).
    pub fn retells_a_stake(&self) -> bool {
        let contested = self.table.dispute.as_ref().zip(self.table.scene.as_ref());
        contested.is_some_and(|(dispute, scene)| scene.stakes.contains_key(&dispute.entry))
    }

    /// The most characters for what is told differently.
    pub(crate) fn most_retold(&self) -> usize {
        if self.retells_a_stake() { MOST_LINE } else { MOST_TALE }
    }

    /// Those without whom the game does not go on.
    pub fn awaited(&self) -> Vec<Seat> {
        let table = &self.table;
        let seats = |holds: &dyn Fn(Seat) -> bool| table.chairs.seats().filter(|s| holds(*s)).collect();
        let seat_of = |who: CharacterId| {
            let fights = table.conflict().and_then(|c| c.fighter(who)).map(|f| f.seat);
            fights.or_else(|| table.player_of(who))
        };
        let one = |seat: Option<Seat>| seat.into_iter().collect();
        let conflict = table.conflict();
        match table.dispute.as_ref().map(|dispute| (dispute.step, dispute.author)) {
            Some((DisputeStep::Maintained, _)) => return one(table.director),
            Some((DisputeStep::Upheld, author)) => return vec![author],
            Some((DisputeStep::Asked, _)) | None => {}
        }
        match table.stage {
            Stage::Creation => seats(&|seat| !table.chairs[seat].ready),
            Stage::Offer => table.offered.map_or_else(|| seats(&|_| true), |seat| vec![seat]),
            Stage::AllPassed => seats(&|seat| !table.vote.as_ref().is_some_and(|v| v.yes.contains(&seat))),
            Stage::Framing | Stage::Play => one(table.director),
            Stage::Response => {
                let unanswered = conflict.iter().flat_map(|c| &c.unanswered);
                let named: Vec<Seat> = unanswered.filter_map(|who| seat_of(*who)).collect();
                if named.is_empty() { self.may_oppose() } else { named }
            }
            Stage::Yielded => one(conflict.and_then(|c| seat_of(c.initiator))),
            Stage::Development => {
                let offers = conflict.iter().flat_map(|c| c.offered_support.values());
                let mut awaited: BTreeSet<Seat> = offers.filter_map(|who| seat_of(*who)).collect();
                awaited.extend(self.still_drawing());
                awaited.extend(self.still_supporting());
                awaited.into_iter().collect()
            }
            Stage::Cards => one(conflict.and_then(|c| c.next_to_play()).and_then(seat_of)),
            Stage::Psych => self.may_tick(),
            Stage::Tie => one(conflict.and_then(|c| c.ties.first()).and_then(|tie| seat_of(tie.decider))),
            Stage::Result => {
                let first = conflict.and_then(|c| c.result.as_ref()).and_then(|won| won.narrators.first());
                one(first.and_then(|who| seat_of(*who)))
            }
            Stage::Packets => {
                let packets = table.scene.iter().flat_map(|scene| &scene.packets);
                let holder =
                    |p: &crate::conflict::Packet| p.distributor.or_else(|| table.player_of(p.victim));
                packets.filter_map(holder).collect::<BTreeSet<Seat>>().into_iter().collect()
            }
            Stage::Acts => one(table.next_to_act().map(|(_, main)| main.owner)),
            Stage::Consent => {
                let act = table.scene.as_ref().and_then(|scene| scene.act.as_ref());
                act.iter().flat_map(|act| &act.unanswered).copied().collect()
            }
            Stage::Closing => self.may_purge(),
            Stage::Resolution => {
                one(table.resolved(self.options.resolution_threshold).map(|(_, main)| main.owner))
            }
            Stage::Replacement => seats(&|seat| table.owes_writing(seat)),
            Stage::End => Vec::new(),
        }
    }

    pub(crate) fn status(&self) -> Status {
        let extended = self.table.scene.as_ref().is_some_and(|scene| scene.extended);
        let countdown = if extended { EXTENDED } else { COUNTDOWN };
        // PSD-07: there is no winner.
        let outcome = (self.table.stage == Stage::End).then(|| Outcome { winners: Vec::new() });
        Status {
            awaited: self.awaited(),
            quiet: Vec::new(),
            deadline: self.window().map(|_| countdown),
            outcome,
        }
    }
}
