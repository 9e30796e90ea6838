//! The whole truth, and what of it lies on the table.

use kernel::{BySeat, Seat, Text};
use serde::{Deserialize, Serialize};

use crate::{
    character::{Character, Presence},
    contest::{Contest, Side},
    moment::Beat,
    setup::{Options, Setup},
    vocabulary::{CharacterId, ConditionId, Role, Severity, SideId, Stage},
};

/// Everything there is to know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What was fixed before play.
    pub setup: Setup,
    /// What lies on the table, the hidden sides of it included.
    pub board: Tabletop,
    /// The game master's private notes.
    pub notes: Option<Text>,
}

/// What lies on the table: all of it, or, with other characters, what one viewer sees of it. What is not about
/// characters lies open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Board"))]
pub struct Tabletop<C = Character> {
    /// Who plays what.
    pub seats: BySeat<Role>,
    /// What the table chose.
    pub options: Options,
    /// What the game waits for.
    pub stage: Stage,
    /// The World, once presented.
    pub world: Option<World>,
    /// The players who share it.
    pub confirmed: Vec<Seat>,
    /// The adventure, from 1.
    pub adventure: u32,
    /// The Session, from 1; 0 before.
    pub session: u32,
    /// The Scene, from 1, counted on from Session to Session; 0 before.
    pub scene: u32,
    /// Its title, if it has one.
    pub title: Option<Text>,
    /// The game master's Koma.
    pub gm_pool: u32,
    /// Everybody in the story.
    pub characters: Vec<C>,
    /// How many Conditions were ever given.
    pub n_conditions: u32,
    /// The players who told their anecdote this Session.
    pub anecdotes: Vec<Seat>,
    /// The Test or the Conflict under way.
    pub contest: Option<Contest>,
    /// Bonds whose pay waits for an answer.
    pub claims: Vec<BondClaim>,
    /// What the winner of the last Conflict may still impose.
    pub spoils: Option<Spoils>,
    /// A Bond whose replacement waits for the game master.
    pub imposing: Option<Imposing>,
    /// The last thing worth a panel.
    pub beat: Option<Beat>,
}

/// The World as it was presented.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct World {
    /// What it is like; nothing, if it was told aloud.
    pub text: Option<Text>,
}

/// A Bond whose pay waits for an answer (YON-20).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BondClaim {
    /// Whose Bond.
    pub character: CharacterId,
    /// Which, by its place on the sheet.
    pub bond: u8,
    /// The Setback it is to erase; nothing, for a Koma.
    pub erase: Option<Severity>,
    /// The Scene in which it was played.
    pub scene: u32,
}

/// The right to impose a Bond (YON-86).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Spoils {
    /// Who has it: whoever plays the winning roller.
    pub seat: Seat,
    /// The winning roller.
    pub winner: CharacterId,
    /// Those who lost.
    pub losers: Vec<CharacterId>,
}

/// A Bond that is to take another's place (YON-86), as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Imposing {
    /// On whom.
    pub target: CharacterId,
    /// What it says.
    pub text: Text,
    /// The Bond it contradicts, by its place among those that the viewer sees.
    pub replaces: u8,
    /// Towards whom.
    pub winner: CharacterId,
}

impl State {
    pub(crate) fn start(setup: &Setup) -> Self {
        let board = Tabletop {
            seats: setup.roles.clone(),
            options: setup.options.clone(),
            stage: Stage::World,
            world: None,
            confirmed: Vec::new(),
            adventure: 1,
            session: 0,
            scene: 0,
            title: None,
            gm_pool: 0,
            characters: Vec::new(),
            n_conditions: 0,
            anecdotes: Vec::new(),
            contest: None,
            claims: Vec::new(),
            spoils: None,
            imposing: None,
            beat: None,
        };
        Self { setup: setup.clone(), board, notes: None }
    }
}

impl Tabletop {
    pub(crate) fn character_mut(&mut self, id: CharacterId) -> Option<&mut Character> {
        self.characters.get_mut(usize::from(id.0).checked_sub(1)?)
    }

    /// The next character's number.
    pub(crate) fn next_character(&self) -> CharacterId {
        CharacterId(u8::try_from(self.characters.len() + 1).unwrap_or(u8::MAX))
    }

    /// The next Condition's number.
    pub(crate) fn next_condition(&self) -> ConditionId {
        ConditionId(self.n_conditions + 1)
    }
}

/// The rules of the table rest on what everybody sees of a character, whoever looks.
impl<C: AsRef<Character>> Tabletop<C> {
    /// The game master's seat.
    pub fn gm(&self) -> Seat {
        let master = self.seats.iter().find(|(_, role)| **role == Role::GameMaster);
        master.map_or(Seat(0), |(seat, _)| seat)
    }

    /// The players' seats.
    pub fn players(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.iter().filter(|(_, role)| **role == Role::Player).map(|(seat, _)| seat)
    }

    pub fn character(&self, id: CharacterId) -> Option<&C> {
        self.characters.get(usize::from(id.0).checked_sub(1)?)
    }

    /// Who plays a character: its player, or the game master.
    pub fn owner(&self, id: CharacterId) -> Seat {
        self.character(id).and_then(|character| character.as_ref().owner).unwrap_or_else(|| self.gm())
    }

    /// The character that a player plays now: the latest one.
    pub fn pc(&self, seat: Seat) -> Option<&C> {
        self.characters.iter().rfind(|character| character.as_ref().owner == Some(seat))
    }

    /// The latest character of each player.
    pub fn pcs(&self) -> impl Iterator<Item = &C> + '_ {
        self.players().filter_map(|seat| self.pc(seat))
    }

    /// The game master's characters.
    pub fn npcs(&self) -> impl Iterator<Item = &C> + '_ {
        self.characters.iter().filter(|character| character.as_ref().owner.is_none())
    }

    /// A side of the contest.
    pub fn side(&self, id: SideId) -> Option<&Side> {
        self.contest.as_ref()?.side(id)
    }

    /// How many dice a side has now, perhaps none or less (YON-36).
    pub fn pool_of(&self, side: &Side) -> i64 {
        let roller = self.character(side.roller);
        side.pool(roller.map_or(&[], |roller| &roller.as_ref().conditions[..])).true_value()
    }

    /// The same for a side of the contest.
    pub fn pool(&self, id: SideId) -> i64 {
        self.side(id).map_or(0, |side| self.pool_of(side))
    }

    /// The total of a side as it stands.
    pub fn total(&self, id: SideId) -> u32 {
        self.side(id).map_or(0, |side| side.total(&self.options.success_faces))
    }

    /// Whether a Gift of this character's could add a Success; of a character of the game master's always, so that
    /// nobody learns what Gifts it has.
    fn could_add(&self, who: CharacterId) -> bool {
        let who = self.character(who).map(AsRef::as_ref);
        who.is_some_and(|who| who.owner.is_none() || !who.free_gifts().is_empty())
    }

    /// Those who could add a Success by a Gift in this Conflict.
    pub(crate) fn gifted(&self) -> Vec<Seat> {
        let contest = self.contest.iter().filter(|c| c.is_conflict() && c.settled.is_none());
        let members = contest.flat_map(Contest::involved).filter(|who| self.could_add(*who));
        members.map(|who| self.owner(who)).collect()
    }

    /// Who is asked now whether a Gift adds a Success to the Round: the trailing side first (YON-79). Whoever keeps
    /// their Gifts for this Conflict is not.
    pub fn asked_for_plus_one(&self) -> Vec<(SideId, Seat)> {
        let Some(contest) = &self.contest else { return Vec::new() };
        let (a, b) = (self.total(SideId::A), self.total(SideId::B));
        let asked = |id: SideId| {
            let side = contest.side(id).filter(|side| side.takes_plus_one());
            let mut seats: Vec<(SideId, Seat)> = Vec::new();
            for member in side.into_iter().flat_map(Side::members) {
                let one = (id, self.owner(member));
                let silent = contest.passed.contains(&one) || contest.keeping.contains(&one.1);
                if self.could_add(member) && !silent && !seats.contains(&one) {
                    seats.push(one);
                }
            }
            seats
        };
        if a == b {
            return [asked(SideId::A), asked(SideId::B)].concat();
        }
        let trailing = if a < b { SideId::A } else { SideId::B };
        let first = asked(trailing);
        if first.is_empty() { asked(trailing.other()) } else { first }
    }

    /// The side that may improve its dice now: the roller's in a Test, the loser's in a Conflict.
    pub fn improving(&self) -> Option<SideId> {
        let contest = self.contest.as_ref()?;
        if self.stage == Stage::Open {
            Some(SideId::A)
        } else {
            contest.loser().filter(|_| self.stage == Stage::LoserChoice)
        }
    }

    /// Who tells the result: the roller's player in the spotlight, else the game master (YON-32, YON-33).
    pub fn teller(&self) -> Seat {
        let spotlight = self.contest.as_ref().and_then(|contest| {
            let settled = contest.settled?;
            let side = contest.side(settled.winner?)?;
            (settled.degree == Some(crate::vocabulary::Degree::Spotlight)).then(|| self.owner(side.roller))
        });
        spotlight.unwrap_or_else(|| self.gm())
    }

    /// Whether a first Session can begin: every player has a character that is whole.
    pub fn all_bound(&self) -> bool {
        let whole = |seat| {
            let pc = self.pc(seat);
            pc.is_some_and(|pc| {
                !matches!(pc.as_ref().status, Presence::Draft | Presence::Returned | Presence::Approved)
            })
        };
        self.session > 0 || self.players().all(whole)
    }
}
