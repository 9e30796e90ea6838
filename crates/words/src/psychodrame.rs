//! What is said at a table of Psychodrame.

mod awaited;
mod form;
mod menu;
mod notice;
mod refusal;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use kernel::{Language, Seat, Text};
use psychodrame::{Card, CharacterId, Conversion, Emotion, Hit, Lack, Notice, OpenState, Rank, Suit};
use readers::json;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    Person, Shelf,
    bank::Bank,
    cards::rank_on_card,
    shelf::{PSYCHODRAME, WEB_PSYCHODRAME},
    speaker::{self, Arg, Args},
    value::sentence,
};

pub use notice::ended;

/// What the page of Psychodrame says in the browser, with what is around it.
pub const PAGE: Shelf = Shelf(&WEB_PSYCHODRAME);

/// What the bots of Psychodrame say.
pub fn bank(language: Language) -> &'static Bank {
    crate::bank(language, "psychodrame")
}

/// Says what happens at a table of Psychodrame, in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

/// What those who are spoken of are called: the players by seat, characters and traits as far as they have names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names {
    players: Vec<String>,
    you: Option<Seat>,
    characters: BTreeMap<CharacterId, String>,
    traits: BTreeMap<(CharacterId, u16), String>,
}

impl Names {
    /// Players by these names.
    pub fn new(players: Vec<String>) -> Self {
        Self { players, ..Self::default() }
    }

    /// Told to whoever sits there; to nobody at the table, for a spectator.
    #[must_use]
    pub fn told_to(self, you: Option<Seat>) -> Self {
        Self { you, ..self }
    }

    /// Learns the names on the table.
    #[must_use]
    pub fn at(mut self, table: &OpenState) -> Self {
        for (n, main) in (1u8..).zip(&table.mains) {
            let who = CharacterId::Main(n);
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
            self.characters.insert(CharacterId::Secondary(n), secondary.name.to_string());
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

    fn player(&self, seat: Seat) -> Person {
        let name = self.players.get(usize::from(seat.0)).cloned();
        Person::told(name.unwrap_or_else(|| format!("{}", seat.0 + 1)), self.you == Some(seat))
    }
}

/// A value as the game writes it.
fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    json::from(value)
}

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &PSYCHODRAME))
    }

    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// A character by name.
    pub fn name(&self, at: &Names, who: CharacterId) -> String {
        match (at.characters.get(&who), who) {
            (Some(name), _) => name.clone(),
            (None, CharacterId::Inner) => self.0.just("psd-inner"),
            (None, CharacterId::Main(_) | CharacterId::Secondary(_)) => {
                self.0.say("psd-character", &Args::new().with("id", who.to_string()))
            }
        }
    }

    /// How a thing is called that the game has a word for: `psd-emotion-anger`.
    fn called(&self, what: &str, thing: &impl Serialize) -> String {
        let (id, args) = sentence(what, "kind", thing, |_, _| None);
        self.0.say(&id, &args)
    }

    /// A field of a notice, a refusal or an action, as people say it; nothing, if it is said as it stands.
    fn word(&self, at: &Names, field: &str, value: &Value) -> Option<Arg<'static>> {
        if let Some(people) = self.people_in(at, field, value) {
            return Some(people.into());
        }
        let called = |what| Some(self.called(what, value));
        let said = match field {
            "text" | "comment" | "description" | "act_text" => Some(self.quote(read(value))),
            "cards" => read::<Vec<Card>>(value).map(|cards| self.cards(&cards)),
            "rank" => read::<Rank>(value).map(|rank| self.rank(rank)),
            "points" => read(value).map(|points| self.discharged(&points)),
            "settled_hits" => read::<Vec<Hit>>(value).map(|hits| self.hits(at, &hits)),
            "lacks" => read::<Vec<Lack>>(value)
                .map(|lacks| self.list(lacks.iter().map(|lack| self.called("psd-lack", lack)))),
            "emotion" | "act_emotion" => called("psd-emotion"),
            "written_about" | "created_about" => called("psd-about"),
            "scope" => called("psd-scope"),
            "kind" => called("psd-remark"),
            "why" => called("psd-draw"),
            "subject" => called("psd-subject"),
            _ => None,
        };
        said.map(Arg::from)
    }

    /// The people in a field, if it holds some.
    fn people_in(&self, at: &Names, field: &str, value: &Value) -> Option<Vec<Person>> {
        let players = |seats: Vec<Seat>| seats.iter().map(|seat| at.player(*seat)).collect();
        match field {
            "by" | "director" | "author" | "from" | "adversary" => {
                read(value).map(|seat| players(vec![seat]))
            }
            "to" if value.is_number() => read(value).map(|seat| players(vec![seat])),
            "seats" => read(value).map(players),
            "who" | "to" | "of" | "focus" | "secondary" | "victim" | "decider" | "turn" | "swap_with"
            | "act_who" | "packet_victim" | "about" => read(value).map(|who| vec![self.person(at, who)]),
            "present" | "against" | "order" | "targets" | "narrators" | "act_deaths" => {
                read(value).map(|people: Vec<CharacterId>| self.people(at, &people))
            }
            _ => None,
        }
    }

    /// A character, as sentences speak of them.
    fn person(&self, at: &Names, who: CharacterId) -> Person {
        Person::named(self.name(at, who))
    }

    /// Characters; nobody by that name, if there are none.
    fn people(&self, at: &Names, people: &[CharacterId]) -> Vec<Person> {
        match people {
            [] => vec![Person::named(self.0.just("psd-nobody"))],
            people => people.iter().map(|who| self.person(at, *who)).collect(),
        }
    }

    /// “a, b and c”.
    fn list(&self, things: impl Iterator<Item = String>) -> String {
        match &things.collect::<Vec<String>>()[..] {
            [] => self.0.just("psd-nobody"),
            things => self.0.joined("psd-list-two", things),
        }
    }

    /// What somebody said, in quotes; nothing, for what is not written: whether it was said at the table, or a bot
    /// had nothing left to say, the sentence does not know.
    fn quote(&self, text: Option<Text>) -> String {
        text.map_or_else(String::new, |text| {
            self.0.say("psd-quote", &Args::new().with("text", text.to_string()))
        })
    }

    /// A rank as it stands on a card: V, D and R on French ones.
    pub fn rank(&self, rank: Rank) -> String {
        rank_on_card(self.language(), &rank.to_string()).to_owned()
    }

    /// Cards as people read them: `7♦ R♣`.
    pub fn cards(&self, cards: &[Card]) -> String {
        let card = |card: &Card| format!("{}{}", self.rank(card.rank), suit(card.suit));
        let shown: Vec<String> = cards.iter().map(card).collect();
        if shown.is_empty() { "—".to_owned() } else { shown.join(" ") }
    }

    fn discharged(&self, points: &BTreeMap<Emotion, u8>) -> String {
        self.list(points.iter().map(|(emotion, n)| {
            let args = Args::new().with("n", *n).with("emotion", self.emotion(*emotion));
            self.0.say("psd-points", &args)
        }))
    }

    fn hits(&self, at: &Names, hits: &[Hit]) -> String {
        if hits.is_empty() {
            return self.0.just("psd-no-hit");
        }
        let hit = |hit: &Hit| {
            let args = Args::new().with("target", self.person(at, hit.target)).with("points", hit.points);
            self.0.say("psd-hit", &args)
        };
        let all: Vec<String> = hits.iter().map(hit).collect();
        format!("{}.", speaker::capitalised(&all.join(", ")))
    }

    fn conversion(&self, at: &Names, victim: CharacterId, on: &Conversion, points: u16) -> String {
        let (id, args) = sentence("psd-on", "on", on, |field, value| self.word(at, field, value));
        let args = args.with("points", points);
        self.0.say(
            &id,
            &match on {
                Conversion::Trait { trait_id, .. } => {
                    let name = at.traits.get(&(victim, trait_id.0)).cloned();
                    args.with("name", name.unwrap_or_else(|| trait_id.0.to_string()))
                }
                Conversion::Emotion { .. } | Conversion::NewTrait { .. } => args,
            },
        )
    }
}

/// A suit as it stands on a card.
pub fn suit(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    }
}
