//! What a bot answers a person: in kind, with what the Scene has and with what stands on its own sheet.

use ::yonkoma::{Action, BondKind, CharacterId, Happening, Notice, Stage};
use kernel::{Seat, Text};
use words::{bank, name_in};

use super::{Mind, title_of_now};
use crate::{
    heard::{Heard, named_in},
    said::quotable_within,
};

/// Words of a person are taken up once in so many times.
const TAKEN_UP: usize = 5;
/// And only if they have at most so many letters.
const MOST_TAKEN_UP: usize = 30;

/// What stands in the holes of a line; one with a hole that nothing fills is not said.
type Holes = Vec<(&'static str, String)>;

impl Mind<'_> {
    /// What a person has just told is answered by one of the bots.
    pub(super) fn answer_somebody(&mut self) -> Option<Action> {
        let known = self.known;
        // What happens beside the story, as a sheet that is written, does not silence anybody.
        let mut since = known.told.iter().rev().take_while(|notice| !begins_something(notice));
        let (by, text) = since.find_map(|notice| match notice {
            Notice::Open(Happening::Narrated { by, text }) => Some((by, text)),
            _ => None,
        })?;
        if kernel::is_said_aloud(text) || !self.company.is_person(*by) || !self.is_mine(*by, text) {
            return None;
        }
        let (heard, voice) = (Heard::of(text), if self.view.is_gm() { "tell" } else { "say" });
        let mut holes = self.holes(*by);
        let short = quotable_within(text, MOST_TAKEN_UP).filter(|_| !heard.is_question());
        if let Some(words) = short.filter(|_| self.one_in(TAKEN_UP)) {
            holes.push(("%w", words));
        }
        let groups: &[&str] = if holes.iter().any(|(hole, _)| *hole == "%w") {
            &["echo", in_kind(heard), "told"]
        } else {
            &[in_kind(heard), "told"]
        };
        let text = groups.iter().find_map(|group| self.fill(&format!("{voice}-{group}"), &holes));
        Some(Action::Narrate { text: text? })
    }

    /// Whoever is spoken of answers; a question is for whoever leads, and what is merely told for one after the other.
    fn is_mine(&self, by: Seat, text: &str) -> bool {
        let board = &self.view.board;
        let leads = board.gm();
        let others = board.characters.iter().filter(|other| other.owner != Some(by) && other.in_play());
        let called = named_in(text, others.map(|other| &*other.name));
        let called = called.and_then(|name| board.characters.iter().find(|other| &*other.name == name));
        let is_bot = |seat: &Seat| !self.company.is_person(*seat);
        if let Some(seat) = called.map(|called| called.owner.unwrap_or(leads)).filter(is_bot) {
            return seat == self.you;
        }
        let heard = Heard::of(text);
        if (heard.is_question() || heard == Heard::Request) && is_bot(&leads) {
            return leads == self.you;
        }
        let players = board.pcs().filter(|pc| pc.in_play()).filter_map(|pc| pc.owner);
        let bots: Vec<Seat> = players.chain([leads]).filter(is_bot).collect();
        // Everybody has heard as much of it.
        let told = |notice: &&Notice| matches!(notice, Notice::Open(Happening::Narrated { .. }));
        let n_told = self.known.told.iter().filter(told).count();
        !bots.is_empty() && bots[n_told % bots.len()] == self.you
    }

    /// What is at hand for an answer to somebody.
    fn holes(&mut self, to: Seat) -> Holes {
        let board = &self.view.board;
        let own = board.pcs().find(|pc| pc.owner == Some(self.you));
        let aim = own.and_then(|own| own.bonds.iter().find(|bond| bond.kind == BondKind::Aim));
        let whose = board.pcs().find(|pc| pc.owner == Some(to));
        let title = title_of_now(self.known.told.iter());
        let filled = [
            ("%x", whose.map(|pc| pc.name.to_string())),
            ("%y", own.map(|own| own.name.to_string())),
            ("%c", own.and_then(|own| own.concept.as_ref()).map(ToString::to_string)),
            ("%g", aim.map(|aim| aim.text.to_string())),
            ("%n", self.named_here()),
            ("%t", title.map(str::to_owned)),
            ("%k", self.fact_of_now()),
        ];
        filled.into_iter().filter_map(|(hole, text)| Some((hole, text?))).collect()
    }

    /// One of the game master's whom this Scene has named last.
    fn named_here(&self) -> Option<String> {
        let npcs: Vec<&str> =
            self.view.board.npcs().filter(|npc| npc.in_play()).map(|npc| &*npc.name).collect();
        let scene = self.known.told.iter().rev().take_while(|n| !begins_a_scene(n));
        let mut told = scene.filter_map(|notice| match notice {
            Notice::Open(Happening::Narrated { text, .. }) => Some(text),
            _ => None,
        });
        told.find_map(|text| named_in(text, npcs.iter().copied())).map(str::to_owned)
    }

    /// A line of a group that nobody has said yet, with its holes filled.
    pub(super) fn fill(&mut self, group: &str, holes: &[(&'static str, String)]) -> Option<Text> {
        let fits = |text: &&String| {
            let mut left = (*text).clone();
            for (hole, _) in holes {
                left = left.replace(hole, "");
            }
            !left.contains('%') && !self.said.has_within(text)
        };
        let texts = bank(self.view.language, "yonkoma").texts(group);
        let texts: Vec<&String> = texts.iter().filter(fits).collect();
        let line = texts.get(self.chance.one_of(texts.len()))?;
        // What stands before a name or a Concept goes with it.
        let filled = holes.iter().fold((*line).clone(), |text, (hole, with)| match *hole {
            "%x" | "%y" | "%n" | "%c" if text.contains(hole) => name_in(&text, hole, with),
            _ => text.replace(hole, with),
        });
        Some(filled.into())
    }

    /// Who comes in somebody's way, and about what, once the Conflict is there.
    pub(super) fn announce_rival(&mut self) -> Option<Action> {
        let board = &self.view.board;
        let contest = board
            .contest
            .as_ref()
            .filter(|contest| board.stage == Stage::Build && contest.is_conflict() && contest.round == 0)?;
        let name = |who: CharacterId| board.character(who).map(|who| who.name.to_string());
        let [a, b] = [contest.sides.first()?.roller, contest.sides.last()?.roller];
        let since = self.known.told.iter().rev();
        let mut since = since.take_while(|n| !matches!(n, Notice::Open(Happening::ConflictBegan { .. })));
        if since.any(|n| matches!(n, Notice::Open(Happening::Narrated { by, .. }) if *by == self.you)) {
            return None;
        }
        let holes = [("%x", name(a)?), ("%n", name(b)?), ("%s", contest.goal.as_ref()?.to_string())];
        Some(Action::Narrate { text: self.fill("rival", &holes)? })
    }
}

/// After this, what was told before has had its answer.
fn begins_something(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::Open(
            Happening::SceneBegan { .. } | Happening::TestBegan { .. } | Happening::ConflictBegan { .. }
        )
    )
}

fn begins_a_scene(notice: &Notice) -> bool {
    matches!(notice, Notice::Open(Happening::SceneBegan { .. }))
}

/// The lines that answer this kind of thing.
fn in_kind(heard: Heard) -> &'static str {
    match heard {
        Heard::Who => "who",
        Heard::Where => "where",
        Heard::When => "when",
        Heard::Why => "why",
        Heard::How => "how",
        Heard::What => "what",
        Heard::HowMuch => "much",
        Heard::YesNo => "yesno",
        Heard::Request => "request",
        Heard::Accusation => "accused",
        Heard::Thanks => "thanks",
        Heard::Greeting => "greeting",
        Heard::Farewell => "farewell",
        Heard::Apology => "sorry",
        Heard::Yes => "agreed",
        Heard::No => "refused",
        Heard::Statement | Heard::Act => "told",
    }
}
