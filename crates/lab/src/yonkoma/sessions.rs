//! Sessions between bots, counted.

use ::yonkoma::{Degree, EndCause, Happening, Notice, Options, Partly, Role, Stage, State, Yonkoma};
use kernel::{Actor, BySeat, Casting, Game, Knowledge, Language, Player, Seat, Seeded, Viewer};

use crate::{
    Experiment, Join as _,
    stats::{Mean, Share, join_fields},
};

/// More actions than this no game between these bots takes.
const MOST_ACTIONS: usize = 4_000;

/// A table to try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// What it is called in the report.
    pub name: String,
    pub players: usize,
    /// What the table chose.
    pub options: Options,
}

/// What came of the games of a cell. All sums are whole numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    pub games: u64,
    /// Tests by how well they went.
    pub degrees: [u64; 4],
    /// Conflicts by who won: players' characters, the game master's, nobody.
    pub winners: [u64; 3],
    /// Conflicts by their end: conceded, out, lead, nobody.
    pub causes: [u64; 4],
    pub rounds: Mean,
    /// Koma that the players have at the end of a game, in all.
    pub koma_left: Mean,
    /// Koma spent in a game by the players.
    pub koma_spent: Mean,
    /// Koma that the game master has left at the end of a game.
    pub pool_left: Mean,
    /// Setbacks taken in a game.
    pub setbacks: Mean,
    /// Characters that went out of play in a game.
    pub out: Mean,
    /// Characters eliminated in a game.
    pub eliminated: Mean,
    pub actions: Mean,
}

impl Counts {
    pub fn tests(&self) -> u64 {
        self.degrees.iter().sum()
    }

    /// A degree's share of the Tests.
    pub fn degree(&self, degree: Degree) -> Share {
        Share { n: self.degrees[degree as usize], of: self.tests() }
    }

    /// How many of the decided Conflicts the players' characters won.
    pub fn won(&self) -> Share {
        Share { n: self.winners[0], of: self.winners[0] + self.winners[1] }
    }

    /// Counts a finished game: what everybody was told, and how it ended.
    fn add(&mut self, state: &State, told: &[Notice], n_actions: usize) {
        self.games += 1;
        let number = |like: &dyn Fn(&Notice) -> bool| {
            i64::try_from(told.iter().filter(|notice| like(notice)).count()).unwrap_or(i64::MAX)
        };
        let mut rounds = 0;
        for notice in told {
            match notice {
                Notice::Partly(Partly::TestSettled { degree, .. }) => self.degrees[*degree as usize] += 1,
                Notice::Partly(Partly::RoundCompared { round, .. }) => rounds = *round,
                Notice::Partly(Partly::ConflictSettled { winner, cause, .. }) => {
                    self.rounds.add(rounds.into());
                    self.causes[*cause as usize] += 1;
                    let owner = winner.map(|who| state.board.character(who).and_then(|who| who.owner));
                    self.winners[match owner {
                        Some(Some(_)) => 0,
                        Some(None) => 1,
                        None => 2,
                    }] += 1;
                }
                _ => (),
            }
        }
        let koma: u32 = state.board.pcs().map(|pc| pc.koma).sum();
        self.koma_left.add(koma.into());
        self.koma_spent
            .add(number(&|n| matches!(n, Notice::Open(Happening::KomaSpent { character: Some(_), .. }))));
        self.pool_left.add(state.board.gm_pool.into());
        self.setbacks.add(number(&|n| matches!(n, Notice::Open(Happening::SetbackTaken { .. }))));
        self.out.add(number(&|n| matches!(n, Notice::Open(Happening::WentOutOfPlay { .. }))));
        self.eliminated.add(number(&|n| matches!(n, Notice::Open(Happening::Eliminated { .. }))));
        self.actions.add(i64::try_from(n_actions).unwrap_or(i64::MAX));
    }
}

join_fields!(Counts:
    games degrees winners causes rounds koma_left koma_spent pool_left setbacks out eliminated
    actions);

/// Plays one game of two Sessions between bots and counts it.
pub fn play(cell: &Cell, seed: u64) -> Counts {
    let game = Yonkoma;
    let roles = std::iter::once(Role::GameMaster).chain(std::iter::repeat_n(Role::Player, cell.players));
    let casting = Casting { language: Language::En, roles: BySeat::new(roles.collect()) };
    let mut chance = Seeded::new(seed);
    let mut counts = Counts::default();
    let Ok(dealt) = kernel::deal(&game, &cell.options, &casting, &mut chance) else { return counts };
    let mut state = game.start(&dealt.setup);
    let n_seats = cell.players + 1;
    let mut bots = vec![search::yonkoma::Bot::default(); n_seats];
    let mut told: Vec<Vec<Notice>> = vec![Vec::new(); n_seats];
    let mut heard = Vec::new();
    let mut n_actions = 0;
    while state.board.stage != Stage::Closed && n_actions < MOST_ACTIONS {
        let next = (0..n_seats).find_map(|index| {
            let seat = Seat(u8::try_from(index).unwrap_or(u8::MAX));
            let view = game.view(&state, Viewer::Seat(seat));
            let known = Knowledge { view, told: std::mem::take(&mut told[index]) };
            let action = bots[index].act(&game, &known, &mut chance);
            told[index] = known.told;
            action.map(|action| (seat, action))
        });
        let Some((seat, action)) = next else { break };
        let Ok(decision) = kernel::submit(&game, &state, Actor::Seat(seat), &action, &mut chance) else {
            break;
        };
        n_actions += 1;
        for event in &decision.events {
            if let Some(notice) = game.tell(&state, event, Viewer::Public) {
                // Bots look back to the beginning of the Scene, no further.
                let new_scene = matches!(notice, Notice::Open(Happening::SceneBegan { .. }));
                for told in &mut told {
                    if new_scene {
                        told.clear();
                    }
                    told.push(notice.clone());
                }
                heard.push(notice);
            }
            game.apply(&mut state, event);
        }
    }
    counts.add(&state, &heard, n_actions);
    counts
}

impl Experiment for Cell {
    type Counts = Counts;
    const BATCH: u64 = 20;

    fn play(&self, seed: u64, counts: &mut Counts) {
        counts.join(&play(self, seed));
    }
}

/// The causes in the order in which they are counted.
pub(super) const CAUSES: [EndCause; 4] =
    [EndCause::Conceded, EndCause::Out, EndCause::Lead, EndCause::Nobody];

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::{Measured, Stopped, measure};

    fn cell(players: usize) -> Cell {
        Cell { name: "x".into(), players, options: Options::default() }
    }

    #[test]
    fn games_come_to_their_end_and_threads_change_nothing() {
        let go_on = |_| ControlFlow::Continue(());
        let one = measure(&[cell(1), cell(3)], 6, 5, 1, &go_on).expect("nobody stops it");
        assert_eq!(one, measure(&[cell(1), cell(3)], 6, 5, 3, &go_on).expect("nobody stops it"));
        for Measured { counts, .. } in &one {
            assert_eq!(counts.games, 6);
            assert!(counts.tests() > 0 && counts.causes.iter().sum::<u64>() > 0);
            assert!(counts.actions.value() < 2_000.0);
        }
        let stop = |_| ControlFlow::Break(());
        assert_eq!(measure(&[cell(1)], 500, 1, 2, &stop), Err(Stopped));
    }

    #[test]
    fn causes_are_counted_in_their_order() {
        for (place, cause) in CAUSES.into_iter().enumerate() {
            assert_eq!(cause as usize, place);
        }
    }
}
