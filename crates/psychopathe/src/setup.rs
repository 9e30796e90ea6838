//! What the table chose and what is fixed before play.

use kernel::{BySeat, Casting, Clock, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::camp::Camp;
use crate::course::{Course, DrawRules};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::vocabulary::Player;

/// What a table can choose; the defaults are the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Size of the board: 2 or 3.
    pub board: u8,
    /// The name of a camp that comes with the program, or the text of a camp file; nothing for the camp of the
    /// specification (PSY-05).
    pub camp: Option<String>,
    /// A position in the notation to begin from, instead of the camps; for two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Which draws of PSY-51 count.
    pub draws: DrawRules,
    /// Seconds for each move, if there is such a clock.
    pub seconds_per_move: Option<u32>,
    /// Time for the whole game and more for each move, if there is such a clock.
    pub fischer: Option<Fischer>,
}

/// A clock with so much time for the whole game, and more for each move made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fischer {
    /// Seconds for the whole game.
    pub base: u32,
    /// Seconds for each move.
    pub increment: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: 3,
            camp: None,
            position: None,
            draws: DrawRules::default(),
            seconds_per_move: None,
            fischer: None,
        }
    }
}

/// What is fixed before play. Nothing is left to chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// What the table chose.
    pub options: Options,
    /// Who plays which side.
    pub seats: BySeat<Player>,
}

impl Options {
    /// Whether these options and this casting make a game.
    ///
    /// # Errors
    /// The rule they break.
    pub fn check(&self, casting: &Casting<Player>) -> Result<(), Refusal> {
        let n_seats = casting.roles.len();
        if !(2..=3).contains(&n_seats) {
            return Err(Refusal::NotTwoOrThree { n_seats });
        }
        for player in Player::ALL.into_iter().take(n_seats) {
            if casting.roles.iter().filter(|&(_, role)| *role == player).count() != 1 {
                return Err(Refusal::SideNotTaken { player });
            }
        }
        let is_idle = self.seconds_per_move == Some(0) || self.fischer.is_some_and(|clock| clock.base == 0);
        if is_idle || self.seconds_per_move.is_some() && self.fischer.is_some() {
            return Err(Refusal::BadClock);
        }
        if self.draws.quiet == Some(0) {
            return Err(Refusal::DrawnAtOnce);
        }
        self.opening(n_seats).map(|_| ())
    }

    /// Whether time can run out.
    pub fn is_timed(&self) -> bool {
        self.seconds_per_move.is_some() || self.fischer.is_some()
    }

    /// How time is given, if it is.
    pub(crate) fn clock(&self) -> Option<Clock> {
        let time = |seconds: u32| u64::from(seconds) * 1000;
        match (self.fischer, self.seconds_per_move) {
            (Some(clock), _) => {
                Some(Clock::Fischer { base: time(clock.base), increment: time(clock.increment) })
            }
            (None, Some(seconds)) => Some(Clock::PerMove { time: time(seconds) }),
            (None, None) => None,
        }
    }

    pub(crate) fn board(&self) -> Result<&'static Board, Refusal> {
        Board::of_size(self.board).map_err(|_| Refusal::NoSuchBoard { size: self.board })
    }

    /// The position that so many players begin from.
    ///
    /// # Errors
    /// When the board, the camp or the position cannot be used.
    pub fn opening(&self, players: usize) -> Result<Position, Refusal> {
        let board = self.board()?;
        if let Some(text) = &self.position {
            let bad = |reason: String| Refusal::BadPosition { reason };
            let position = Position::parse(board, text).map_err(|why| bad(why.to_string()))?;
            return match Course::new(position.clone()).ending_by(board, &self.draws) {
                _ if players != 2 => Err(bad("a position is for two players".into())),
                Some(_) => Err(bad("the game is over in it".into())),
                None => Ok(position),
            };
        }
        let camp = match &self.camp {
            Some(given) => Camp::read(self.board, given),
            None => Ok(Camp::of_size(self.board)),
        };
        let placed = camp.and_then(|camp| camp.place(board, players));
        placed.map_err(|why| Refusal::BadCamp { reason: why.to_string() })
    }
}

impl Setup {
    /// The board of a checked setup.
    pub fn board(&self) -> &'static Board {
        self.options.board().unwrap_or(Board::standard())
    }

    /// The side a seat plays.
    pub fn player(&self, seat: Seat) -> Option<Player> {
        self.seats.get(seat).copied()
    }

    /// The seat that plays a side.
    pub fn seat(&self, player: Player) -> Option<Seat> {
        self.seats.iter().find(|&(_, role)| *role == player).map(|(seat, _)| seat)
    }
}
