//! What needs the others' consent.

use kernel::Seq;

use super::{Decider, MOTIONS, room};
use crate::{
    asker::Asker,
    context::Context,
    event::Event,
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
        match motion {
            Motion::Rewind { to } => return self.rewind(asker, *to),
            Motion::Resume if self.state.pause != Some(Pause::Card) => return Err(Refusal::NotPaused),
            Motion::Resume => {}
            Motion::Remove { seat } => {
                self.person(*seat)?;
                if asker == Asker::Seat(*seat) {
                    return Err(Refusal::NotAsked);
                }
            }
            Motion::Reinvite { seat } => {
                self.host(asker)?;
                self.playing()?;
                self.unattended(*seat)?;
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
            Motion::Again => {
                self.playing()?;
                // TAB-38.
                if !self.over {
                    return Err(Refusal::NotOver);
                }
            }
            Motion::Close => self.playing()?,
            Motion::Delete => self.host(asker)?,
        }
        self.proposable(motion)?;
        let open = OpenMotion { id: self.seq, by: asker.by(), motion: motion.clone(), consents: Vec::new() };
        // TAB-31.
        if !self.state.has_somebody_else(&open) {
            return Err(Refusal::NobodyElse);
        }
        Ok(vec![Event::Proposed(motion.clone())])
    }

    /// TAB-24 and TAB-25.
    pub(super) fn proposable(&self, motion: &Motion) -> Result<(), Refusal> {
        if self.state.motions.iter().any(|open| open.motion == *motion) {
            return Err(Refusal::AlreadyProposed);
        }
        room(self.state.motions.len(), MOTIONS, "proposals")
    }

    /// TAB-21: nobody sits there, or somebody who was called absent.
    fn unattended(&self, seat: kernel::Seat) -> Result<(), Refusal> {
        self.seat(seat)?;
        let chair = &self.state.chairs[seat];
        let unattended = chair.is_absent() || chair.occupant == Occupant::Nobody;
        if unattended { Ok(()) } else { Err(Refusal::NotAbsent { seat }) }
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
        Ok(vec![Event::Consented { motion, seat }])
    }

    pub(super) fn object(&self, asker: Asker, motion: Seq) -> Result<Vec<Event>, Refusal> {
        let open = self.motion(motion)?;
        let is_asked = asker.seat().is_some_and(|seat| self.state.asked(open).contains(&seat));
        // TAB-23.
        if !is_asked && asker.by() != open.by {
            return Err(Refusal::NotAsked);
        }
        Ok(vec![Event::Dropped { motion }])
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
            return Err(Refusal::NeedsConsent);
        }
        Ok(vec![closed(self.context)])
    }

    pub(super) fn delete(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        // The house deletes what nobody has touched for as long as the server says.
        if asker == Asker::House {
            return Ok(vec![Event::Deleted]);
        }
        self.propose(asker, &Motion::Delete)
    }
}

/// Carries what all consented to once the events of this row have happened, and makes that true as well.
pub(crate) fn settle(state: &mut State, row: &mut Row, context: &Context<'_>) {
    while let Some(open) = state.motions.iter().find(|open| state.carries(open)).cloned() {
        let carried = [Event::Carried { motion: open.id }, effect(&open.motion, state.phase, context)];
        state.apply_all(row.seq, row.by, &carried);
        row.events.extend(carried);
    }
}

fn effect(motion: &Motion, phase: Phase, context: &Context<'_>) -> Event {
    match motion {
        Motion::Rewind { to } => Event::Rewound { to: *to },
        Motion::Resume => Event::Resumed,
        Motion::Remove { seat } => Event::SeatRemoved { seat: *seat, withdrawn: phase == Phase::Lobby },
        Motion::Reinvite { seat } => Event::ReinviteAgreed { seat: *seat },
        Motion::StandIn { seat, bot } => Event::StandIn { seat: *seat, bot: bot.clone() },
        Motion::NewHost { seat } => Event::HostIs { seat: *seat },
        Motion::DropLimit { index } => Event::LimitDropped { index: *index },
        Motion::Again => Event::Again,
        Motion::Close => closed(context),
        Motion::Delete => Event::Deleted,
    }
}

fn closed(context: &Context<'_>) -> Event {
    Event::Closed { secret: context.secret.reveal() }
}
