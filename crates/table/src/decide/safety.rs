//! The X-card, striking, pause and rewind.

use kernel::Seq;

use super::Decider;
use crate::{
    asker::{Asker, By},
    erasure::Erasure,
    event::{Event, Happening},
    motion::Motion,
    refusal::Refusal,
    state::{Pause, Phase},
};

impl Decider<'_> {
    /// The row does not say who raised the card: see [`crate::Action::is_anonymous`].
    pub(super) fn raise_card(
        &self,
        asker: Asker,
        strike: Option<Seq>,
        rewind: Option<Seq>,
    ) -> Result<Vec<Event>, Refusal> {
        self.seated(asker)?;
        // It has no id by which it could be known again: what is so already is the same request again.
        let strike = strike.filter(|&passage| !self.is_struck(passage));
        let rewind = rewind.map(|to| Motion::Rewind { to });
        let rewind = rewind.filter(|motion| self.state.motions.iter().all(|open| open.motion != *motion));
        let mut events = Vec::new();
        if self.state.pause != Some(Pause::Card) || strike.is_some() || rewind.is_some() {
            events.push(Event::Open(Happening::CardRaised { passage: strike }));
        }
        if let Some(passage) = strike {
            self.written(passage)?;
            events.push(Event::Open(Happening::Struck { passage }));
        }
        if let Some(motion @ Motion::Rewind { to }) = rewind {
            self.rewindable(asker, to)?;
            // TAB-25: the card itself is raised at every limit.
            if self.proposable(By::Somebody).is_ok() {
                events.push(Event::Proposed(motion));
            }
        }
        Ok(events)
    }

    pub(super) fn strike(&self, asker: Asker, passage: Seq) -> Result<Vec<Event>, Refusal> {
        let seat = self.seated(asker)?;
        self.written(passage)?;
        // TAB-18: what others wrote is struck with the X-card.
        if self.context.passage.is_none_or(|row| row.by != By::Seat(seat)) {
            return Err(Refusal::NothingToStrike);
        }
        Ok(vec![Event::Open(Happening::Struck { passage })])
    }

    /// Whether everything that was written in that row is struck already.
    fn is_struck(&self, passage: Seq) -> bool {
        let row = self.context.passage.filter(|row| row.seq == passage);
        row.is_some_and(|row| row.struck && Erasure::of(row).is_none())
    }

    /// TAB-18: something is written in that row.
    fn written(&self, passage: Seq) -> Result<(), Refusal> {
        let row = self.context.passage.filter(|row| row.seq == passage);
        if row.is_some_and(|row| Erasure::of(row).is_some()) { Ok(()) } else { Err(Refusal::NothingToStrike) }
    }

    pub(super) fn pause(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        self.member(asker)?;
        self.playing()?;
        if self.state.pause.is_some() {
            return Ok(Vec::new());
        }
        // Where clocks run nobody stops the other's alone.
        if self.is_timed && !self.over {
            return self.propose(asker, &Motion::Pause);
        }
        Ok(vec![Event::Open(Happening::Paused)])
    }

    pub(super) fn resume(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        self.member(asker)?;
        match self.state.pause {
            None => Err(Refusal::NotPaused),
            // TAB-16: nobody goes on over somebody's head.
            Some(Pause::Card) => self.propose(asker, &Motion::Resume),
            Some(Pause::Asked) => Ok(vec![Event::Open(Happening::Resumed)]),
        }
    }

    pub(super) fn rewind(&self, asker: Asker, to: Seq) -> Result<Vec<Event>, Refusal> {
        let seat = self.seated(asker)?;
        let rewindable = self.rewindable(asker, to);
        // Free: one's own trailing rows that used no pick and disclosed nothing. With clocks nothing is, since
        // the time it took comes back with it.
        if rewindable.is_ok() && !self.is_timed && self.marks.is_free(seat, to) {
            return Ok(vec![Event::Open(Happening::Rewound { to })]);
        }
        let motion = Motion::Rewind { to };
        if let Some(events) = self.seconded(asker, &motion) {
            return Ok(events);
        }
        rewindable?;
        self.proposable(asker.by())?;
        Ok(vec![Event::Proposed(motion)])
    }

    /// TAB-19: there is something after that row, and the deal stays.
    pub(super) fn rewindable(&self, asker: Asker, to: Seq) -> Result<(), Refusal> {
        let is_after_deal = self.marks.deal.is_some_and(|deal| to >= deal);
        let is_before_end = self.marks.last_play.is_some_and(|last| to < last);
        if self.state.phase == Phase::Playing && is_after_deal && is_before_end {
            Ok(())
        } else {
            Err(Refusal::NothingToRewind { to: self.row_numbers.shown(asker.viewer(), to) })
        }
    }
}
