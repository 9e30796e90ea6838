//! The moments of the story that a strip can be made of, found in what was told; and the four that are proposed.

use std::collections::BTreeMap;

use kernel::{Seat, Text};

use crate::{
    event::Happening,
    moment::{Beat, Moment},
    tell::{Notice, Partly},
    vocabulary::{CharacterId, Degree},
};

/// A moment that may become a panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Highlight {
    /// What is in the picture.
    pub moment: Moment,
    /// Whether somebody marked it.
    pub is_marked: bool,
}

/// Every moment worth a panel, oldest first: throws, Conflicts, farewells, what was told, and what was marked.
pub fn highlights<'a>(told: impl IntoIterator<Item = &'a Notice>) -> Vec<Highlight> {
    let mut reader = Reader::default();
    told.into_iter().for_each(|notice| reader.read(notice));
    reader.found
}

/// Four of them, by their place: those that were marked, the last line, the Conflict, the throw that mattered, the best
/// failure; else the newest. Nothing, where there are fewer.
pub fn proposed(found: &[Highlight]) -> Option<[usize; 4]> {
    // One Session makes a page, if it has enough.
    let session = found.last().map_or(0, |last| last.moment.session);
    let of_it: Vec<usize> = places(found, |h| h.moment.session == session);
    let all: Vec<usize> = if of_it.len() < 4 { (0..found.len()).collect() } else { of_it };
    let last =
        |fits: &dyn Fn(&Highlight) -> bool| all.iter().rev().copied().find(|place| fits(&found[*place]));
    let best = |rank: &dyn Fn(Degree) -> Option<u8>| {
        let ranked = all.iter().filter_map(|place| match &found[*place].moment.beat {
            Some(Beat::Test { degree, dice, .. }) => Some((rank(*degree)?, dice.len(), *place)),
            Some(Beat::Scene | Beat::Conflict { .. } | Beat::Gone { .. }) | None => None,
        });
        ranked.max().map(|(.., place)| place)
    };
    let mut four: Vec<usize> = all.iter().rev().copied().filter(|place| found[*place].is_marked).collect();
    let wanted = [
        last(&|h| h.moment.beat.is_none() && h.moment.caption.is_some()),
        last(&|h| matches!(h.moment.beat, Some(Beat::Conflict { .. }))),
        best(&|degree| match degree {
            Degree::Spotlight => Some(2),
            Degree::Full => Some(1),
            Degree::Partial | Degree::Failure => None,
        }),
        best(&|degree| match degree {
            Degree::Failure => Some(2),
            Degree::Partial => Some(1),
            Degree::Full | Degree::Spotlight => None,
        }),
    ];
    let newest = all.iter().rev().copied();
    for place in wanted.into_iter().flatten().chain(newest) {
        if !four.contains(&place) {
            four.push(place);
        }
    }
    four.truncate(4);
    four.sort_unstable();
    four.try_into().ok()
}

fn places(found: &[Highlight], fits: impl Fn(&Highlight) -> bool) -> Vec<usize> {
    found.iter().enumerate().filter(|(_, h)| fits(h)).map(|(place, _)| place).collect()
}

#[derive(Default)]
struct Reader {
    found: Vec<Highlight>,
    names: BTreeMap<CharacterId, Text>,
    owners: BTreeMap<Seat, CharacterId>,
    session: u32,
    scene: u32,
    title: Option<Text>,
    goal: Option<Text>,
    dice: Vec<u8>,
    rollers: Option<(CharacterId, CharacterId)>,
    rounds: u32,
}

impl Reader {
    fn read(&mut self, notice: &Notice) {
        match notice {
            Notice::Open(what) => self.open(what),
            Notice::Partly(what) => self.partly(what),
        }
    }

    fn name(&self, id: CharacterId) -> Text {
        self.names.get(&id).cloned().unwrap_or_else(|| "?".into())
    }

    fn found(&mut self, beat: Option<Beat>, who: Option<Text>, caption: Option<Text>) {
        let moment = Moment {
            by: Seat(0),
            session: self.session,
            scene: self.scene,
            title: self.title.clone(),
            who,
            caption: caption.filter(|text| !kernel::is_said_aloud(text)),
            beat,
        };
        self.found.push(Highlight { moment, is_marked: false });
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is new is no picture until somebody makes it one"
    )]
    fn open(&mut self, what: &Happening) {
        match what {
            Happening::SheetSubmitted { by, character, sheet } => {
                self.names.insert(*character, sheet.name.clone());
                self.owners.insert(*by, *character);
            }
            Happening::SessionBegan { session, .. } => self.session = *session,
            Happening::SceneBegan { scene, title } => {
                (self.scene, self.title) = (*scene, title.clone());
                self.found(Some(Beat::Scene), None, None);
            }
            Happening::Narrated { by, text } if self.scene > 0 && !kernel::is_said_aloud(text) => {
                let who = self.owners.get(by).map(|id| self.name(*id));
                self.found(None, who, Some(text.clone()));
            }
            Happening::TestBegan { goal, .. } => (self.goal, self.dice) = (goal.clone(), Vec::new()),
            Happening::ConflictBegan { a, b, stake } => {
                (self.goal, self.rollers, self.rounds) = (stake.clone(), Some((*a, *b)), 0);
            }
            Happening::WentOutOfPlay { character, .. } => self.gone(*character, false),
            Happening::Eliminated { character } => self.gone(*character, true),
            Happening::ResultTold { text: Some(text), .. } => self.tell(text),
            Happening::MomentMarked { moment } => self.mark(moment),
            // Nothing to be seen.
            _ => (),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is new is no picture until somebody makes it one"
    )]
    fn partly(&mut self, what: &Partly) {
        match what {
            Partly::NpcMade { npc, name, .. } => {
                self.names.insert(*npc, name.clone());
            }
            Partly::Thrown { dice, .. } => self.dice.clone_from(dice),
            Partly::Rerolled { kept, thrown, .. } => self.dice = [&kept[..], thrown].concat(),
            Partly::ThrowReplaced { .. } => self.dice.clear(),
            Partly::RoundCompared { round, .. } => self.rounds = *round,
            Partly::TestSettled { character, degree, .. } => {
                let beat = Beat::Test {
                    roller: self.name(*character),
                    goal: self.goal.clone(),
                    dice: self.dice.clone(),
                    degree: *degree,
                };
                self.found(Some(beat), None, None);
            }
            Partly::ConflictSettled { winner, cause, .. } => {
                let Some((a, b)) = self.rollers else { return };
                let beat = Beat::Conflict {
                    rollers: (self.name(a), self.name(b)),
                    stake: self.goal.clone(),
                    winner: winner.map(|winner| self.name(winner)),
                    rounds: self.rounds,
                    cause: *cause,
                };
                self.found(Some(beat), None, None);
            }
            // Nothing to be seen.
            _ => (),
        }
    }

    fn gone(&mut self, character: CharacterId, for_good: bool) {
        let who = self.name(character);
        self.found(Some(Beat::Gone { who, for_good }), None, None);
    }

    /// What became of it stands in its panel.
    fn tell(&mut self, text: &Text) {
        let contest =
            |h: &&mut Highlight| matches!(h.moment.beat, Some(Beat::Test { .. } | Beat::Conflict { .. }));
        if let Some(last) = self.found.iter_mut().rev().find(contest)
            && last.moment.caption.is_none()
            && !kernel::is_said_aloud(text)
        {
            last.moment.caption = Some(text.clone());
        }
    }

    /// Who marks what just happened marks what is there already.
    fn mark(&mut self, moment: &Moment) {
        let is_same = |last: &&mut Highlight| {
            last.moment.beat == moment.beat && moment.beat.is_some() && last.moment.scene == moment.scene
        };
        match self.found.last_mut().filter(is_same) {
            Some(last) => {
                last.is_marked = true;
                last.moment.by = moment.by;
                last.moment.who = moment.who.clone().or(last.moment.who.take());
                last.moment.caption = moment.caption.clone().or(last.moment.caption.take());
            }
            None => self.found.push(Highlight { moment: moment.clone(), is_marked: true }),
        }
    }
}
