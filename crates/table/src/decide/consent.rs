//! What needs the others' consent.

use kernel::Seq;

use super::{Decider, LEAST_ABSENCE_TO_REINVITE_S, MOST_MOTIONS, within};
use crate::{
    asker::{Asker, By},
    context::Context,
    event::{Event, Happening},
    motion::Motion,
    refusal::Refusal,
    row::Row,
    state::{Occupant, OpenMotion, Pause, Phase, State},
};

impl Decider<'_> {
    pub(super) fn propose(&self, asker: Asker, motion: &Motion) -> Result<Vec<Event>, Refusal> {
        self.member(asker)?;
        // TAB-26.
        if self.state.phase == Phase::Closed && *motion != Motion::Delete {
            return Err(Refusal::Closed);
        }
        if let Some(events) = self.seconded(asker, motion) {
            return Ok(events);
        }
        match motion {
            Motion::Rewind { to } => return self.rewind(asker, *to),
            Motion::Pause => {
                self.playing()?;
                if self.state.pause.is_some() {
                    return Ok(Vec::new());
                }
            }
            Motion::Resume if self.state.pause != Some(Pause::Card) => return Err(Refusal::NotPaused),
            Motion::Resume => {}
            Motion::Remove { seat } => {
                self.person(*seat)?;
                if asker == Asker::Seat(*seat) {
                    return Err(Refusal::NotAsked);
                }
                // TAB-31: before the game the host frees a seat at once; nothing is at stake yet.
                if self.state.phase == Phase::Lobby && self.host(asker).is_ok() {
                    return Ok(vec![Event::SeatRemoved { seat: *seat, withdrawn: true }]);
                }
            }
            Motion::Reinvite { seat } => {
                self.host(asker)?;
                self.playing()?;
                self.unattended(*seat)?;
                self.long_away(*seat)?;
                self.unsealed(*seat)?;
            }
            Motion::StandIn { seat, bot } => {
                self.playing()?;
                self.unattended(*seat)?;
                self.bot(bot)?;
            }
            Motion::NewHost { seat } => self.person(*seat)?,
            // TAB-35.
            Motion::DropLimit { index } if *index >= self.state.limits.len() => {
                return Err(Refusal::NoSuchLimit);
            }
            Motion::DropLimit { .. } => {}
            Motion::Again | Motion::AgainSame => {
                self.playing()?;
                // TAB-38.
                if !self.over {
                    return Err(Refusal::NotOver);
                }
            }
            Motion::Close => self.playing()?,
            Motion::Delete => self.host(asker)?,
        }
        self.proposable(asker.by())?;
        let open = OpenMotion { id: self.seq, by: asker.by(), motion: motion.clone(), consents: Vec::new() };
        // TAB-31.
        if !self.state.has_somebody_else(&open) {
            return Err(Refusal::NobodyElse);
        }
        Ok(vec![Event::Proposed(motion.clone())])
    }

    /// TAB-24: whoever proposes what is proposed already consents to it. Nothing, if it is not.
    pub(super) fn seconded(&self, asker: Asker, motion: &Motion) -> Option<Vec<Event>> {
        let open = self.state.motions.iter().find(|open| self.is_same(asker, &open.motion, motion))?;
        let asked = asker.seat().filter(|seat| self.state.asked(open).contains(seat));
        let consents = asked.filter(|seat| !open.consents.contains(seat));
        let consented = |seat| Event::Open(Happening::Consented { motion: open.id, seat });
        Some(consents.map(consented).into_iter().collect())
    }

    /// Whether two proposals are one for who asks: rows that they did not notice make no difference.
    fn is_same(&self, asker: Asker, one: &Motion, other: &Motion) -> bool {
        let shown = |motion: &Motion| {
            let mut motion = motion.clone();
            if let Some(row) = motion.row_mut() {
                *row = self.row_numbers.shown(asker.viewer(), *row);
            }
            motion
        };
        shown(one) == shown(other)
    }

    /// TAB-25: each has so many proposals of their own, so that nobody keeps the others from proposing.
    pub(super) fn proposable(&self, by: By) -> Result<(), Refusal> {
        let own = self.state.motions.iter().filter(|open| open.by == by);
        within(own.count(), MOST_MOTIONS, "proposals")
    }

    /// TAB-21: nobody sits there, or somebody who was called absent.
    fn unattended(&self, seat: kernel::Seat) -> Result<(), Refusal> {
        self.seat(seat)?;
        let chair = &self.state.chairs[seat];
        let unattended = chair.is_absent() || chair.occupant == Occupant::Nobody;
        if unattended { Ok(()) } else { Err(Refusal::NotAbsent { seat }) }
    }

    /// TAB-33: nobody's seat is given away while they may be back from dinner.
    fn long_away(&self, seat: kernel::Seat) -> Result<(), Refusal> {
        if !self.state.chairs[seat].is_person() {
            return Ok(());
        }
        let since = self.context.away_since.get(usize::from(seat.0)).copied().flatten();
        let least = u64::from(self.state.settings.absence.max(LEAST_ABSENCE_TO_REINVITE_S)) * 1000;
        let is_long = since.is_some_and(|since| self.context.now.saturating_sub(since) >= least);
        if is_long { Ok(()) } else { Err(Refusal::NotAway { seat }) }
    }

    pub(super) fn consent(&self, asker: Asker, motion: Seq) -> Result<Vec<Event>, Refusal> {
        let seat = self.seated(asker)?;
        let open = self.motion(motion)?;
        if open.consents.contains(&seat) {
            return Ok(Vec::new());
        }
        // TAB-23.
        if !self.state.asked(open).contains(&seat) {
            return Err(Refusal::NotAsked);
        }
        Ok(vec![Event::Open(Happening::Consented { motion, seat })])
    }

    pub(super) fn object(&self, asker: Asker, motion: Seq) -> Result<Vec<Event>, Refusal> {
        let open = self.motion(motion)?;
        let is_asked = asker.seat().is_some_and(|seat| self.state.asked(open).contains(&seat));
        // TAB-23.
        if !is_asked && asker.by() != open.by {
            return Err(Refusal::NotAsked);
        }
        Ok(vec![Event::Open(Happening::Dropped { motion })])
    }

    /// TAB-22.
    fn motion(&self, id: Seq) -> Result<&OpenMotion, Refusal> {
        self.state.motions.iter().find(|open| open.id == id).ok_or(Refusal::NoSuchMotion)
    }

    pub(super) fn close(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        match self.state.phase {
            Phase::Lobby => self.host(asker)?,
            Phase::Playing | Phase::Closed => self.member(asker)?,
        }
        // TAB-27: an open book shows what nobody has revealed yet.
        if self.state.phase == Phase::Playing && !self.over {
            return self.seconded(asker, &Motion::Close).ok_or(Refusal::NeedsConsent);
        }
        Ok(vec![closed(self.context)])
    }

    pub(super) fn delete(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        // The house deletes what nobody has touched for as long as the server says.
        if asker == Asker::House {
            return Ok(vec![Event::Open(Happening::Deleted)]);
        }
        self.propose(asker, &Motion::Delete)
    }
}

/// Carries what all consented to once the events of this row have happened, and makes that true as well.
pub(crate) fn settle(state: &mut State, row: &mut Row, context: &Context<'_>) {
    while let Some(open) = state.motions.iter().find(|open| state.carries(open)).cloned() {
        let carried =
            [Event::Open(Happening::Carried { motion: open.id }), effect(&open.motion, state.phase, context)];
        state.apply_all(row.seq, row.by, &carried);
        row.events.extend(carried);
    }
}

fn effect(motion: &Motion, phase: Phase, context: &Context<'_>) -> Event {
    match motion {
        Motion::Rewind { to } => Event::Open(Happening::Rewound { to: *to }),
        Motion::Pause => Event::Open(Happening::Paused),
        Motion::Resume => Event::Open(Happening::Resumed),
        Motion::Remove { seat } => Event::SeatRemoved { seat: *seat, withdrawn: phase == Phase::Lobby },
        Motion::Reinvite { seat } => Event::Open(Happening::ReinviteAgreed { seat: *seat }),
        Motion::StandIn { seat, bot } => Event::Open(Happening::StandIn { seat: *seat, bot: bot.clone() }),
        Motion::NewHost { seat } => Event::Open(Happening::HostIs { seat: *seat }),
        Motion::DropLimit { index } => Event::Open(Happening::LimitDropped { index: *index }),
        Motion::Again => Event::Open(Happening::Again),
        Motion::AgainSame => Event::Open(Happening::AgainSame),
        Motion::Close => closed(context),
        Motion::Delete => Event::Open(Happening::Deleted),
    }
}

fn closed(context: &Context<'_>) -> Event {
    Event::Open(Happening::Closed { secret: context.secret.reveal() })
}
