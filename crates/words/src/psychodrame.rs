//! What is said at a table of Psychodrame.

mod awaited;
mod form;
mod menu;
mod notice;
mod refusal;
#[cfg(test)]
mod tests;

use kernel::{Language, Seat, Text, flat::Map};
use psychodrame::{Card, Conversion, Emotion, Notice, Settled, Table, Who};

use crate::{
    Shelf,
    bank::Bank,
    shelf::{PSYCHODRAME, WEB_PSYCHODRAME},
    speaker::{self, Args},
};

/// What the page of Psychodrame says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_PSYCHODRAME);

/// What the bots of Psychodrame say.
pub fn bank(language: Language) -> &'static Bank {
    crate::bank(language, "psychodrame")
}

/// Says what happens at a table of Psychodrame, in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// Those who are spoken of: the players by seat, the characters as far as they have names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Company {
    players: Vec<String>,
    characters: Map<Who, String>,
    traits: Map<(Who, u16), String>,
}

impl Company {
    /// Players by these names.
    pub fn new(players: Vec<String>) -> Self {
        Self { players, ..Self::default() }
    }

    /// Learns the names on the table.
    #[must_use]
    pub fn at(mut self, table: &Table) -> Self {
        for (n, main) in (1u8..).zip(&table.mains) {
            let who = Who::Main(n);
            // Until it has a name it is whoever writes it.
            let writer = || self.players.get(usize::from(main.owner.0)).cloned();
            if let Some(name) = main.name.as_ref().map(ToString::to_string).or_else(writer) {
                self.characters.insert(who, name);
            }
            for each in &main.traits {
                self.traits.insert((who, each.id.0), each.text.to_string());
            }
        }
        for (n, secondary) in (1u8..).zip(&table.secondaries) {
            self.characters.insert(Who::Secondary(n), secondary.name.to_string());
        }
        self
    }

    /// Learns from what is told, after it was said.
    pub fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::IdentitySet { who, name, .. }
            | Notice::SecondaryCreated { who, name, .. }
            | Notice::SecondaryPromoted { who, name, .. } => {
                self.characters.insert(*who, name.to_string());
            }
            Notice::TraitSet { who, written: each, .. } | Notice::TraitCreated { who, created: each, .. } => {
                self.traits.insert((*who, each.id.0), each.text.to_string());
            }
            Notice::PointsSpent { victim, on, .. } => match on {
                Conversion::NewTrait { trait_id, name, .. }
                | Conversion::Trait { trait_id, wording: Some(name), .. } => {
                    self.traits.insert((*victim, trait_id.0), name.to_string());
                }
                Conversion::Trait { .. } | Conversion::Emotion { .. } => {}
            },
            _ => {}
        }
    }

    fn player(&self, seat: Seat) -> String {
        self.players.get(usize::from(seat.0)).cloned().unwrap_or_else(|| format!("{}", seat.0 + 1))
    }
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &PSYCHODRAME))
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// A character by name.
    pub fn name(&self, at: &Company, who: Who) -> String {
        match (at.characters.get(&who), who) {
            (Some(name), _) => name.clone(),
            (None, Who::Inner) => self.0.just("psd-inner"),
            (None, Who::Main(_) | Who::Secondary(_)) => {
                self.0.say("psd-character", &Args::new().with("id", who.to_string()))
            }
        }
    }

    fn somebody(&self, at: &Company, who: Option<Who>) -> String {
        who.map_or_else(|| self.0.just("psd-nobody"), |who| self.name(at, who))
    }

    fn people<'a>(&self, at: &Company, people: impl Iterator<Item = &'a Who>) -> String {
        self.list(people.map(|who| self.name(at, *who)))
    }

    /// “a, b and c”.
    fn list(&self, things: impl Iterator<Item = String>) -> String {
        match &things.collect::<Vec<String>>()[..] {
            [] => self.0.just("psd-nobody"),
            [only] => only.clone(),
            [first @ .., last] => {
                let args = Args::new().with("first", first.join(", ")).with("second", last.clone());
                self.0.say("psd-list-two", &args)
            }
        }
    }

    fn said(&self, text: Option<&Text>) -> String {
        match text {
            Some(text) => self.0.say("psd-quote", &Args::new().with("text", text.to_string())),
            None => self.0.just("psd-aloud"),
        }
    }

    fn discharged(&self, points: &Map<Emotion, u8>) -> String {
        self.list(points.iter().map(|(emotion, n)| {
            let args = Args::new().with("n", *n).with("emotion", self.emotion(*emotion));
            self.0.say("psd-points", &args)
        }))
    }

    fn hits(&self, at: &Company, settled: &Settled) -> String {
        if settled.hits.is_empty() {
            return self.0.just("psd-no-hit");
        }
        let hit = |hit: &psychodrame::Hit| {
            let args = Args::new().with("target", self.name(at, hit.target)).with("points", hit.points);
            self.0.say("psd-hit", &args)
        };
        let all: Vec<String> = settled.hits.iter().map(hit).collect();
        format!("{}.", speaker::capitalised(&all.join(", ")))
    }

    fn conversion(&self, at: &Company, victim: Who, on: &Conversion, points: u16) -> String {
        let args = Args::new().with("points", points);
        match on {
            Conversion::Emotion { emotion } => {
                self.0.say("psd-on-emotion", &args.with("emotion", self.emotion(*emotion)))
            }
            Conversion::Trait { trait_id, up, .. } => {
                let name = at.traits.get(&(victim, trait_id.0)).cloned();
                let name = name.unwrap_or_else(|| trait_id.0.to_string());
                self.0.say("psd-on-trait", &args.with("name", name).with_flag("up", *up))
            }
            Conversion::NewTrait { name, .. } => {
                self.0.say("psd-on-new-trait", &args.with("name", name.to_string()))
            }
        }
    }
}

/// Cards as people read them: `7♦ K♣`.
pub fn cards_of(cards: &[Card]) -> String {
    let shown: Vec<String> = cards.iter().map(card).collect();
    if shown.is_empty() { "—".to_owned() } else { shown.join(" ") }
}

fn card(card: &Card) -> String {
    let suit = match card.suit {
        psychodrame::Suit::Spades => '♠',
        psychodrame::Suit::Hearts => '♥',
        psychodrame::Suit::Diamonds => '♦',
        psychodrame::Suit::Clubs => '♣',
    };
    format!("{}{suit}", card.rank)
}
