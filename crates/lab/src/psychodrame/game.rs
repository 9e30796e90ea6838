//! One game between bots, counted.

use ::psychodrame::{Action, Event, Notice, Psychodrame, Role, Side, Stage, State};
use kernel::{Actor, BySeat, Casting, Game, Knowledge, Language, Player, Seeded, Viewer};
use search::psychodrame::Bot;

use super::Cell;
use crate::{Mean, Share, stats::join_fields};

/// What is counted of games; all sums of whole numbers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    pub games: u64,
    pub actions: Mean,
    pub scenes: Mean,
    /// Conflicts that were fought, a game.
    pub conflicts: Mean,
    /// Problems resolved, a game.
    pub resolved: Mean,
    /// Irreversible acts a game.
    pub acts: Mean,
    pub deaths: Mean,
    pub rounds: Mean,
    /// First rounds that ended in a tie.
    pub ties: Share,
    /// Conflicts that went through all five rematches.
    pub capped: Share,
    /// Conflicts whose goal was achieved.
    pub goals: Share,
    /// Points received in a conflict, by everybody together.
    pub points: Mean,
    /// Conflicts with a psychological game.
    pub ticks: Share,
    /// Conflicts whose goal went to the one who ticked, of those.
    pub ticked_goals: Share,
    /// Supported participants whose side got the goal, of conflicts with one supported side.
    pub supported_goals: Share,
    /// Conflicts that somebody joined at a rematch and whose side then won.
    pub joined: Share,
    /// Highest emotion of each character at the end of a scene, by quarter of the game's scenes cap.
    pub highest: [Mean; 4],
    /// Scores of traits at the end.
    pub scores: Mean,
    /// Traits of a character at the end.
    pub traits: Mean,
    /// Problems that fell to 0, a game.
    pub lost_problems: Mean,
    /// Draws that emptied the deck, a game.
    pub renewals: Mean,
    /// Cards on the table when a round was settled, a participant.
    pub cards: Mean,
}

join_fields!(Counts:
    games actions scenes conflicts resolved acts deaths rounds ties capped goals points ticks
    ticked_goals supported_goals joined highest scores traits lost_problems renewals cards);

/// Plays a game to its end and counts it.
///
/// # Panics
/// If a bot breaks a rule, or nobody acts: bugs of the bots or of the rules.
pub fn play(cell: &Cell, seed: u64) -> Counts {
    let mut chance = Seeded::new(seed);
    let casting = Casting { language: Language::En, roles: BySeat::new(vec![Role::Player; cell.n_seats]) };
    let dealt = kernel::deal(&Psychodrame, &cell.options, &casting, &mut chance).expect("a table");
    let mut watch = Watch {
        cell,
        state: Psychodrame.start(&dealt.setup),
        told: Vec::new(),
        counts: Counts { games: 1, ..Counts::default() },
        fight: Fight::default(),
        lost: 0,
        renewed: 0,
    };
    let mut bot = Bot::new(cell.style);
    let mut actions = 0;
    while watch.state.table.stage != Stage::End {
        let (by, action) = watch.next(&mut bot, &mut chance, actions);
        let decision = kernel::submit(&Psychodrame, &watch.state, by, &action, &mut chance)
            .unwrap_or_else(|why| panic!("{by:?} tries {action:?}: {why}"));
        decision.events.iter().for_each(|event| watch.see(event));
        actions += 1;
    }
    watch.end(actions)
}

/// What is remembered of the conflict under way.
#[derive(Default)]
struct Fight {
    points: i64,
    ticked: Option<Side>,
    supported: [bool; 2],
    joined: Option<Side>,
}

struct Watch<'a> {
    cell: &'a Cell,
    state: State,
    told: Vec<Notice>,
    counts: Counts,
    fight: Fight,
    lost: i64,
    renewed: i64,
}

impl Watch<'_> {
    /// Somebody acts, each seat asked first in turn; if nobody wants to, the countdown runs out.
    fn next(&mut self, bot: &mut Bot, chance: &mut Seeded, n: u64) -> (Actor, Action) {
        let mut seats: Vec<_> = self.state.table.chairs.seats().collect();
        let first = usize::try_from(n).unwrap_or(0) % seats.len();
        seats.rotate_left(first);
        for seat in seats {
            let view = Psychodrame.view(&self.state, Viewer::Seat(seat));
            let known = Knowledge { view, told: std::mem::take(&mut self.told) };
            let action = bot.act(&Psychodrame, &known, chance);
            self.told = known.told;
            if let Some(action) = action {
                return (Actor::Seat(seat), action);
            }
        }
        (Actor::House, Action::CloseWindow)
    }

    fn see(&mut self, event: &Event) {
        let side = |who| self.state.table.conflict().and_then(|c| c.fighter(who)).map(|f| f.side);
        let counts = &mut self.counts;
        match event {
            // A bot looks back no further than the scene.
            Event::SceneFramed { .. } => self.told.clear(),
            Event::DevelopmentBegan { .. } => self.fight = Fight::default(),
            Event::BeliefTicked { who, .. } => self.fight.ticked = side(*who),
            Event::Supported { who, .. } => {
                if let Some(side) = side(*who) {
                    self.fight.supported[usize::from(side == Side::Opposition)] = true;
                }
            }
            Event::Joined { side, .. } => self.fight.joined = Some(*side),
            Event::RoundSettled { round, settled } => {
                if *round == 1 {
                    counts.ties.count(settled.won.is_none());
                }
                for fighter in self.state.table.conflict().into_iter().flat_map(|c| &c.fighters) {
                    let played = fighter.play.as_ref().map_or(0, |play| play.cards.len());
                    counts.cards.add(i64::try_from(played + fighter.laid.len()).unwrap_or(0));
                }
                if let Some(won) = &settled.won {
                    counts.rounds.add(i64::from(*round));
                    counts.capped.count(*round > ::psychodrame::MOST_REMATCHES);
                    counts.goals.count(won.side == Side::Initiator);
                    counts.ticks.count(self.fight.ticked.is_some());
                    if let Some(side) = self.fight.ticked {
                        counts.ticked_goals.count(side == won.side);
                    }
                    if let [one, other] = self.fight.supported
                        && one != other
                    {
                        let side = if one { Side::Initiator } else { Side::Opposition };
                        counts.supported_goals.count(side == won.side);
                    }
                    counts.joined.count(self.fight.joined == Some(won.side));
                }
            }
            Event::PacketMade { packet } if !packet.of_death => self.fight.points += i64::from(packet.points),
            Event::NoteTaken { points, .. } => self.fight.points += i64::from(*points),
            Event::ConflictEnded => counts.points.add(self.fight.points),
            Event::TraitVanished { problem: true, .. } => self.lost += 1,
            Event::DeckRenewed { .. } => self.renewed += 1,
            Event::SceneEnded { .. } => {
                let quarter = (self.state.table.scenes.saturating_sub(1)) * 4 / self.cell.style.scenes.max(1);
                let quarter = usize::try_from(quarter.min(3)).unwrap_or(3);
                for (_, main) in self.state.table.living() {
                    counts.highest[quarter].add(i64::from(main.highest()));
                }
            }
            _ => {}
        }
        self.told.push(event.clone());
        Psychodrame.apply(&mut self.state, event);
    }

    fn end(mut self, actions: u64) -> Counts {
        let (table, counts) = (&self.state.table, &mut self.counts);
        counts.actions.add(i64::try_from(actions).unwrap_or(i64::MAX));
        counts.scenes.add(table.scenes.into());
        counts.conflicts.add(table.tally.conflicts.into());
        counts.resolved.add(table.tally.resolved.into());
        counts.acts.add(table.tally.acts.into());
        counts.deaths.add(table.tally.deaths.into());
        counts.lost_problems.add(self.lost);
        counts.renewals.add(self.renewed);
        for (_, main) in table.living() {
            counts.traits.add(i64::try_from(main.traits.len()).unwrap_or(0));
            main.traits.iter().for_each(|each| counts.scores.add(each.score.into()));
        }
        self.counts
    }
}
