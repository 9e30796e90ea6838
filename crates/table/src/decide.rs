//! What a request to the table makes happen.

mod consent;
mod people;
mod safety;

pub(crate) use consent::settle;

use kernel::{Seat, Seq, Text, is_blank, length};

use crate::{
    action::Action,
    any::AnyGame,
    asker::Asker,
    context::Context,
    event::{Event, Happening},
    key_hash::KeyHash,
    refusal::Refusal,
    request::Command,
    row_numbers::RowNumbers,
    state::{Pause, Phase, State},
    table::Marks,
    vocabulary::Settings,
};

/// The longest name of a person.
const LONGEST_NAME: usize = 40;
/// The longest title, label and contribution.
const LONGEST_LABEL: usize = 80;
/// The longest line or veil.
const LONGEST_LIMIT: usize = 200;
/// The longest piece of talk.
const LONGEST_TALK: usize = 1_000;
/// The longest piece of the story.
const LONGEST_STORY: usize = 4_000;
/// How many links, lines and veils there may be at once.
const MOST_LINKS_OR_LIMITS: usize = 32;
/// How many proposals of one person may be open at once.
const MOST_MOTIONS: usize = 8;
/// How often somebody may sit down: each time something is added to the seed. A seat given up before the
/// game takes what it added away with it.
const MOST_CLAIMS: usize = 256;
/// How many places may be marked.
const MOST_BOOKMARKS: usize = 64;
/// How many rows a table may have.
pub const MOST_ROWS: u64 = 50_000;
/// How many more there may be of those that protect somebody or bring the table to its end.
pub const PROTECTIVE_ROWS: u64 = 1_000;
/// How long a one-time link works, in milliseconds.
const TRANSFER_MS: u64 = 15 * 60 * 1000;
/// The shortest time after which somebody can be called absent, in seconds.
const LEAST_ABSENCE_S: u32 = 60;
/// The shortest time after which somebody else can be invited to their seat, in seconds.
const LEAST_ABSENCE_TO_REINVITE_S: u32 = 600;

/// Where the table stands, for somebody who decides.
pub(crate) struct Decider<'a> {
    pub(crate) state: &'a State,
    pub(crate) game: &'a dyn AnyGame,
    /// The row that will be written.
    pub(crate) seq: Seq,
    pub(crate) over: bool,
    /// Those whom the game asks to be quiet ([`kernel::Status::quiet`]).
    pub(crate) hushed: &'a [Seat],
    pub(crate) marks: Marks,
    /// Whether clocks run.
    pub(crate) is_timed: bool,
    pub(crate) row_numbers: &'a RowNumbers,
    pub(crate) context: &'a Context<'a>,
}

/// What the request makes happen; nothing, if it is so already.
pub(crate) fn decide(decider: &Decider<'_>, asker: Asker, action: &Action) -> Result<Vec<Event>, Refusal> {
    let state = decider.state;
    // TAB-26: a closed table is a finished book; it can only be erased.
    if state.phase == Phase::Closed
        && !matches!(
            action,
            Action::Delete | Action::Consent { .. } | Action::Object { .. } | Action::Propose { .. }
        )
    {
        return Err(Refusal::Closed);
    }
    // TAB-40.
    let is_of_story =
        matches!(action, Action::RaiseCard { .. } | Action::AddLimit { .. } | Action::Narrate { .. });
    if is_of_story && !decider.game.about().has_story {
        return Err(Refusal::NoStory);
    }
    match action {
        Action::Claim { seat, name, contribution } => {
            decider.claim(asker, *seat, name, contribution.as_ref())
        }
        Action::Arrive => decider.arrive(asker),
        Action::MoveSeat => decider.move_seat(asker),
        Action::Rename { name } => decider.rename(asker, name),
        Action::TakeRole { role } => decider.take_role(asker, role.as_ref()),
        Action::Entrust { entrusted } => {
            let (seat, entrusted) = (decider.seated(asker)?, *entrusted);
            let is_so = state.chairs[seat].sealed != entrusted;
            Ok(if is_so { Vec::new() } else { vec![Event::Open(Happening::Entrusted { seat, entrusted })] })
        }
        Action::LeaveSeat => {
            let withdrawn = state.phase == Phase::Lobby;
            Ok(vec![Event::SeatLeft { seat: decider.seated(asker)?, withdrawn }])
        }
        Action::SetTitle { title } => {
            decider.host(asker)?;
            Ok(vec![Event::Titled(fit(title, "title", LONGEST_LABEL)?)])
        }
        Action::SetOptions { options } => {
            decider.host(asker)?;
            decider.lobby()?;
            let options = decider.game.options(options).map_err(|_| Refusal::OptionsUnreadable)?;
            Ok(vec![Event::OptionsSet(options)])
        }
        Action::SetSettings { settings } => {
            decider.host(asker)?;
            let settings = check_settings(*settings);
            if !settings.differs_in_speech_only(&state.settings) {
                decider.lobby()?;
            }
            let is_so = settings == state.settings;
            Ok(if is_so { Vec::new() } else { vec![Event::SettingsSet(settings)] })
        }
        Action::SetWebhook { webhook } => {
            decider.host(asker)?;
            let format = webhook.as_ref().map(|webhook| webhook.format);
            // Another address of the same sort is told again: somebody else may read there.
            let is_so = format.is_none() && state.webhook.is_none();
            Ok(if is_so { Vec::new() } else { vec![Event::Open(Happening::WebhookSet { format })] })
        }
        Action::Invite { to } => decider.invite(asker, *to),
        Action::WithdrawInvitation { id } => {
            decider.host(asker)?;
            let known = state.invitations.iter().any(|link| link.id == *id);
            if known {
                Ok(vec![Event::Open(Happening::InvitationWithdrawn { id: *id })])
            } else {
                Err(Refusal::LinkUnknown)
            }
        }
        Action::SeatBot { seat, bot, role } => decider.seat_bot(asker, *seat, bot, role.as_ref()),
        Action::DismissBot { seat } => decider.dismiss_bot(asker, *seat),
        Action::HandOver { seat } => {
            decider.host(asker)?;
            decider.person(*seat)?;
            Ok(vec![Event::Open(Happening::HostIs { seat: *seat })])
        }
        Action::Start => decider.start(asker),
        Action::Say { text } => {
            let seat = decider.seated(asker)?;
            // TAB-39: the talk waits; cards, pauses and limits never do, nor what is said once the card is up.
            if decider.hushed.contains(&seat) && state.pause != Some(Pause::Card) {
                return Err(Refusal::Hushed);
            }
            Ok(vec![Event::Open(Happening::Said { seat, text: fit(text, "text", LONGEST_TALK)? })])
        }
        Action::Narrate { text } => Ok(vec![Event::Open(Happening::Narrated {
            seat: decider.seated(asker)?,
            text: fit(text, "text", LONGEST_STORY)?,
        })]),
        Action::Bookmark { passage, label } => decider.bookmark(asker, *passage, label),
        Action::RaiseCard { strike, rewind } => decider.raise_card(asker, *strike, *rewind),
        Action::AddLimit { kind, text } => {
            decider.seated(asker)?;
            let text = fit(text, "text", LONGEST_LIMIT)?;
            // An anonymous request has no id: what stands there already is the same request again.
            if state.limits.iter().any(|limit| limit.kind == *kind && limit.text == text) {
                return Ok(Vec::new());
            }
            within(state.limits.len(), MOST_LINKS_OR_LIMITS, "limits")?;
            Ok(vec![Event::Open(Happening::LimitAdded { kind: *kind, text })])
        }
        Action::Strike { passage } => decider.strike(asker, *passage),
        Action::Pause => decider.pause(asker),
        Action::Resume => decider.resume(asker),
        Action::Rewind { to } => decider.rewind(asker, *to),
        Action::CallAbsent { seat } => decider.call_absent(asker, *seat),
        Action::ComeBack => {
            // That they are back is noted for every request of somebody absent.
            decider.seated(asker)?;
            Ok(Vec::new())
        }
        Action::Propose { motion } => decider.propose(asker, motion),
        Action::Consent { motion } => decider.consent(asker, *motion),
        Action::Object { motion } => decider.object(asker, *motion),
        Action::Close => decider.close(asker),
        Action::Delete => decider.delete(asker),
    }
}

impl Decider<'_> {
    /// TAB-08: the seat of the person who asks.
    fn seated(&self, asker: Asker) -> Result<Seat, Refusal> {
        asker.seat().ok_or(Refusal::SeatedOnly)
    }

    /// TAB-07.
    fn host(&self, asker: Asker) -> Result<(), Refusal> {
        let is_host = match asker {
            Asker::Host => true,
            Asker::Seat(seat) => self.state.host.seat == Some(seat),
            Asker::Bot(_) | Asker::House | Asker::Newcomer(_) | Asker::Passerby => false,
        };
        if is_host { Ok(()) } else { Err(Refusal::HostOnly) }
    }

    /// TAB-08, where the host needs no seat.
    fn member(&self, asker: Asker) -> Result<(), Refusal> {
        match asker {
            Asker::Host | Asker::Seat(_) => Ok(()),
            Asker::Bot(_) | Asker::House | Asker::Newcomer(_) | Asker::Passerby => Err(Refusal::SeatedOnly),
        }
    }

    /// TAB-09.
    fn lobby(&self) -> Result<(), Refusal> {
        if self.state.phase == Phase::Lobby { Ok(()) } else { Err(Refusal::LobbyOnly) }
    }

    /// TAB-10.
    fn playing(&self) -> Result<(), Refusal> {
        if self.state.phase == Phase::Lobby { Err(Refusal::NotStarted) } else { Ok(()) }
    }

    /// TAB-04.
    fn seat(&self, seat: Seat) -> Result<(), Refusal> {
        if self.state.chairs.get(seat).is_some() { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    /// TAB-04: a seat in which a person sits.
    fn person(&self, seat: Seat) -> Result<(), Refusal> {
        self.seat(seat)?;
        if self.state.chairs[seat].is_person() { Ok(()) } else { Err(Refusal::NoSuchSeat { seat }) }
    }

    /// TAB-42: nobody reads what somebody else hid, unless they let them.
    fn unsealed(&self, seat: Seat) -> Result<(), Refusal> {
        let is_sealed = self.state.chairs[seat].sealed && self.game.has_secrets();
        if is_sealed { Err(Refusal::SeatSealed { seat }) } else { Ok(()) }
    }

    fn bookmark(&self, asker: Asker, passage: Seq, label: &Text) -> Result<Vec<Event>, Refusal> {
        self.seated(asker)?;
        within(self.state.bookmarks.len(), MOST_BOOKMARKS, "bookmarks")?;
        // TAB-36.
        if passage >= self.seq {
            return Err(Refusal::NoSuchRow);
        }
        Ok(vec![Event::Open(Happening::Bookmarked { passage, label: fit(label, "label", LONGEST_LABEL)? })])
    }

    fn start(&self, asker: Asker) -> Result<Vec<Event>, Refusal> {
        self.host(asker)?;
        self.lobby()?;
        // TAB-14.
        let is_ready =
            |chair: &crate::Chair| chair.role.is_some() && (chair.is_person() || chair.bot().is_some());
        let chairs = self.state.chairs.iter();
        let seats: Vec<Seat> = chairs.filter(|(_, chair)| !is_ready(chair)).map(|(seat, _)| seat).collect();
        if seats.is_empty() {
            Ok(vec![Event::Open(Happening::Started)])
        } else {
            Err(Refusal::SeatsNotReady { seats })
        }
    }
}

/// TAB-06.
fn fit(text: &Text, field: &str, most: usize) -> Result<Text, Refusal> {
    if is_blank(text) || length(text) > most {
        return Err(Refusal::TextUnfit { field: field.to_owned(), most });
    }
    Ok(text.clone())
}

/// TAB-25.
fn within(n: usize, most: usize, what: &str) -> Result<(), Refusal> {
    if n < most { Ok(()) } else { Err(Refusal::TooMany { what: what.to_owned() }) }
}

/// TAB-25: whether there is room for a row after this one.
pub(crate) fn has_room_after(last: Seq, command: &Command) -> Result<(), Refusal> {
    let most = if command.is_protective() { MOST_ROWS + PROTECTIVE_ROWS } else { MOST_ROWS };
    if last.0 < most { Ok(()) } else { Err(Refusal::TooMany { what: "rows".to_owned() }) }
}

/// TAB-20: being called absent takes at least a minute.
pub(crate) fn check_settings(settings: Settings) -> Settings {
    Settings { absence: settings.absence.max(LEAST_ABSENCE_S), ..settings }
}

/// What a new table is called when nobody says.
pub(crate) fn title(title: Option<&Text>, game: &str) -> Result<Text, Refusal> {
    title.map_or_else(|| Ok(game.into()), |title| fit(title, "title", LONGEST_LABEL))
}

fn same_device(a: Option<&KeyHash>, b: Option<&KeyHash>) -> bool {
    a.zip(b).is_some_and(|(a, b)| a.matches(b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motion::Motion;

    #[test]
    fn tab_25_a_table_has_room_for_so_many_rows() {
        let fits = |last: u64, action: Action| has_room_after(Seq(last), &Command::Table(action)).is_ok();
        let say = || Action::Say { text: "encore".into() };
        assert!(fits(MOST_ROWS - 1, say()) && !fits(MOST_ROWS, say()));
        assert!(has_room_after(Seq(MOST_ROWS), &Command::game(serde_json::Value::Null)).is_err());
        let card = || Action::RaiseCard { strike: None, rewind: None };
        assert!(
            fits(MOST_ROWS, card()) && fits(MOST_ROWS, Action::Close) && fits(MOST_ROWS, Action::LeaveSeat)
        );
        // Whoever filled the table can be removed from it.
        let remove = |seat| Action::Propose { motion: Motion::Remove { seat } };
        assert!(fits(MOST_ROWS, remove(Seat(1))) && fits(MOST_ROWS, Action::Consent { motion: Seq(1) }));
        assert!(!fits(MOST_ROWS + PROTECTIVE_ROWS, card()));
    }
}
