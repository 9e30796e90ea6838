//! Coming, going, and who sits where.

use kernel::{Seat, Text};
use serde_json::Value;

use super::{
    Decider, LONGEST_LABEL, LONGEST_NAME, MOST_CLAIMS, MOST_LINKS_OR_LIMITS, TRANSFER_MS, fit, same_device,
    within,
};
use crate::{
    asker::Asker,
    event::{Event, Happening},
    likeness::{self, look},
    refusal::Refusal,
    state::{Chair, Occupant, Phase},
    vocabulary::{Invited, Spectators},
};

impl Decider<'_> {
    pub(super) fn claim(
        &self,
        asker: Asker,
        wanted: Option<Seat>,
        name: &Text,
        contribution: Option<&Text>,
    ) -> Result<Vec<Event>, Refusal> {
        let link = self.invitation(asker)?;
        let device = self.context.device;
        // TAB-34: who was removed comes back by another invitation to another table.
        if self.state.removed.iter().any(|removed| same_device(Some(removed), device.as_ref())) {
            return Err(Refusal::RemovedDevice);
        }
        let seat = match (link, wanted) {
            (Invited::Seat(seat), _) => seat,
            (Invited::AnySeat, Some(seat)) => seat,
            (Invited::AnySeat, None) => self.free_seat()?,
            (Invited::Watch, _) => return Err(Refusal::LinkUnknown),
        };
        if wanted.is_some_and(|wanted| wanted != seat) {
            return Err(Refusal::LinkUnknown);
        }
        self.seat(seat)?;
        self.claimable(seat, link)?;
        within(self.state.contributions.len(), MOST_CLAIMS, "claims")?;
        let name = self.name(name, seat)?;
        let contribution =
            contribution.map_or_else(|| Ok("".into()), |text| fit(text, "contribution", LONGEST_LABEL))?;
        Ok(vec![Event::SeatClaimed { seat, name, key: self.context.fresh, device, contribution }])
    }

    /// Whether somebody with this link may sit there.
    fn claimable(&self, seat: Seat, link: Invited) -> Result<(), Refusal> {
        let chair = &self.state.chairs[seat];
        if self.state.phase == Phase::Lobby {
            // TAB-02.
            let free = chair.occupant == Occupant::Nobody;
            return if free { Ok(()) } else { Err(Refusal::SeatTaken { seat }) };
        }
        if chair.is_person() && !chair.is_absent() || chair.bot().is_some() && !chair.is_person() {
            return Err(Refusal::SeatTaken { seat });
        }
        // Whoever sits here now will read what the seat knows.
        self.unsealed(seat)?;
        // TAB-33.
        if !chair.reinvited || link != Invited::Seat(seat) {
            return Err(Refusal::ReinviteNotAgreed { seat });
        }
        // TAB-32.
        let host = self.state.host;
        let hosts_seat = host.seat.and_then(|seat| self.state.chairs[seat].device());
        let device = self.context.device.as_ref();
        if same_device(host.device.as_ref(), device) || same_device(hosts_seat, device) {
            return Err(Refusal::HostsDevice);
        }
        Ok(())
    }

    /// TAB-01: what the asker's link is for. A table on the public list seats anybody until it starts.
    fn invitation(&self, asker: Asker) -> Result<Invited, Refusal> {
        let is_public = self.state.settings.listed && self.state.phase == Phase::Lobby;
        if asker == Asker::Passerby && is_public {
            return Ok(Invited::AnySeat);
        }
        let Asker::Newcomer(key) = asker else { return Err(Refusal::LinkUnknown) };
        let link = self.state.invitations.iter().find(|link| link.key.matches(&key));
        link.map(|link| link.to).ok_or(Refusal::LinkUnknown)
    }

    /// TAB-03.
    fn free_seat(&self) -> Result<Seat, Refusal> {
        let is_free = |chair: &Chair| chair.occupant == Occupant::Nobody;
        let mut chairs = self.state.chairs.iter();
        chairs.find(|(_, chair)| is_free(chair)).map(|(seat, _)| seat).ok_or(Refusal::NoFreeSeat)
    }

    /// TAB-05 and TAB-06.
    fn name(&self, name: &Text, of: Seat) -> Result<Text, Refusal> {
        let name = fit(name, "name", LONGEST_NAME)?;
        let look = look(&name);
        if look.is_empty() {
            return Err(Refusal::TextUnfit { field: "name".to_owned(), most: LONGEST_NAME });
        }
        let is_taken = |(seat, chair): (Seat, &Chair)| {
            seat != of
                && matches!(&chair.occupant, Occupant::Person { name: other, .. } if likeness::look(other) == look)
        };
        if self.state.chairs.iter().any(is_taken) { Err(Refusal::NameTaken) } else { Ok(name) }
    }

    pub(super) fn arrive(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        let Asker::Newcomer(key) = asker else { return Err(Refusal::LinkUnknown) };
        let moves = |chair: &Chair| {
            chair.transfer.is_some_and(|link| link.key.matches(&key) && self.context.now < link.until)
        };
        let mut chairs = self.state.chairs.iter();
        let seat =
            chairs.find(|(_, chair)| moves(chair)).map(|(seat, _)| seat).ok_or(Refusal::LinkUnknown)?;
        Ok(vec![Event::SeatMoved { seat, key: self.context.fresh, device: self.context.device }])
    }

    pub(super) fn move_seat(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        let seat = self.seated(asker)?;
        let until = self.context.now + TRANSFER_MS;
        Ok(vec![Event::SeatMoving { seat, key: self.context.fresh, until }])
    }

    pub(super) fn rename(&self, asker: Asker, name: &Text) -> Result<Vec<Event>, Refusal> {
        let seat = self.seated(asker)?;
        Ok(vec![Event::Open(Happening::Renamed { seat, name: self.name(name, seat)? })])
    }

    pub(super) fn take_role(&self, asker: Asker, role: Option<&Value>) -> Result<Vec<Event>, Refusal> {
        let seat = self.seated(asker)?;
        self.lobby()?;
        Ok(vec![Event::Open(Happening::RoleTaken { seat, role: self.role(role)? })])
    }

    /// TAB-11.
    fn role(&self, role: Option<&Value>) -> Result<Option<Value>, Refusal> {
        match role {
            Some(role) if !self.game.about().roles.contains(role) => Err(Refusal::NoSuchRole),
            role => Ok(role.cloned()),
        }
    }

    /// TAB-13.
    pub(super) fn bot(&self, bot: &str) -> Result<(), Refusal> {
        if self.game.about().bots.iter().any(|known| known == bot) { Ok(()) } else { Err(Refusal::NoSuchBot) }
    }

    pub(super) fn invite(&self, asker: Asker, to: Invited) -> Result<Vec<Event>, Refusal> {
        match to {
            // Whoever sits here may put a screen in the middle of the table: it shows what all may know.
            Invited::Watch => self.member(asker)?,
            Invited::AnySeat | Invited::Seat(_) => self.host(asker)?,
        }
        match to {
            Invited::AnySeat => self.lobby()?,
            Invited::Seat(seat) => {
                self.seat(seat)?;
                let chair = &self.state.chairs[seat];
                if self.state.phase == Phase::Lobby && chair.occupant != Occupant::Nobody {
                    return Err(Refusal::SeatTaken { seat });
                }
                // TAB-33.
                if self.state.phase != Phase::Lobby && !chair.reinvited {
                    return Err(Refusal::ReinviteNotAgreed { seat });
                }
            }
            Invited::Watch if self.state.settings.watch == Spectators::Nobody => {
                return Err(Refusal::LinkUnknown);
            }
            Invited::Watch => {}
        }
        within(self.state.invitations.len(), MOST_LINKS_OR_LIMITS, "invitations")?;
        Ok(vec![Event::Invited { id: self.seq, to, key: self.context.fresh }])
    }

    pub(super) fn seat_bot(
        &self,
        asker: Asker,
        seat: Seat,
        bot: &str,
        role: Option<&Value>,
    ) -> Result<Vec<Event>, Refusal> {
        self.host(asker)?;
        self.lobby()?;
        self.seat(seat)?;
        self.bot(bot)?;
        if self.state.chairs[seat].is_person() {
            return Err(Refusal::SeatTaken { seat });
        }
        let role = self.role(role)?;
        Ok(vec![
            Event::Open(Happening::BotSeated { seat, bot: bot.to_owned() }),
            Event::Open(Happening::RoleTaken { seat, role }),
        ])
    }

    pub(super) fn dismiss_bot(&self, asker: Asker, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.host(asker)?;
        self.seat(seat)?;
        if !matches!(self.state.chairs[seat].occupant, Occupant::Bot(_)) {
            return Err(Refusal::NoSuchBot);
        }
        Ok(vec![Event::Open(Happening::BotLeft { seat })])
    }

    pub(super) fn call_absent(&self, asker: Asker, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.member(asker)?;
        self.person(seat)?;
        if self.state.chairs[seat].is_absent() {
            return Ok(Vec::new());
        }
        // TAB-20.
        let since = self.context.away_since.get(usize::from(seat.0)).copied().flatten();
        let long = u64::from(self.state.settings.absence) * 1000;
        let is_away = since.is_some_and(|since| self.context.now.saturating_sub(since) >= long);
        if is_away && asker != Asker::Seat(seat) {
            Ok(vec![Event::Open(Happening::Absent { seat })])
        } else {
            Err(Refusal::NotAway { seat })
        }
    }
}
