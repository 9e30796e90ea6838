//! An episode of the bank, led scene by scene: a situation, the spotlight for somebody, then what comes of it.

use std::collections::BTreeSet;

use ::yonkoma::{CharacterId, Happening, Notice, SideId, View};
use kernel::{Language, Seat, Text};
use words::{bank, name_in};

use super::Mind;
use crate::said::{Said, is_made_of, telling_words};

/// Parts whose first texts belong each to the Scene of its number; those after them suit any.
const BY_SCENE: [&str; 9] =
    ["goal", "stake", "trouble", "complication", "result", "spotlight", "round", "caption", "fact"];

/// The episodes in the bank, by their letters.
pub const EPISODES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// Everything that an episode has for a moment: `title`, `world`, `scene`, `goal`, `stake`, `trouble`, `result` …
pub fn prepared(language: Language, which: &str, part: &str) -> &'static [String] {
    bank(language, "yonkoma").texts(&format!("episode-{which}-{part}"))
}

/// The episode whose world was presented, though its words may have been changed; nothing, for a world of one's own.
pub fn of_the_world(view: &View) -> Option<&'static str> {
    let world = view.board.world.as_ref()?.text.clone()?;
    let told: BTreeSet<String> = telling_words(&world).collect();
    let shared = |which: &str| {
        let words: BTreeSet<String> =
            prepared(view.language, which, "world").iter().flat_map(|text| telling_words(text)).collect();
        (words.intersection(&told).count(), words.len())
    };
    let known = EPISODES.into_iter().filter(|which| matches!(shared(which), (n @ 1.., all) if 2 * n >= all));
    known.max_by_key(|which| shared(which).0)
}

/// The next thing that an episode has for a moment, that of the Scene of now first: nobody has said it yet.
pub fn next_of(view: &View, told: &[Notice], which: &str, part: &str) -> Option<&'static String> {
    let mut said = Said::default();
    said.hear(told);
    let texts = prepared(view.language, which, part);
    match place_of_now(view.language, which, title_of_now(told.iter())) {
        Some(now) if BY_SCENE.contains(&part) => of_scene(view.language, which, part, now, &said),
        Some(_) | None => said.fresh(texts).first().copied(),
    }
}

/// Which Scene of an episode has this title.
fn place_of_now(language: Language, which: &str, title: Option<&str>) -> Option<usize> {
    prepared(language, which, "scene").iter().position(|scene| Some(scene.as_str()) == title)
}

/// What belongs to a Scene, else what suits any.
fn of_scene(language: Language, which: &str, part: &str, now: usize, said: &Said) -> Option<&'static String> {
    let texts = prepared(language, which, part);
    let own = texts.get(now).filter(|text| !said.has(text));
    let n_scenes = prepared(language, which, "scene").len();
    own.or_else(|| said.fresh(texts.get(n_scenes..).unwrap_or_default()).first().copied())
}

/// Somebody of an episode: everything said of them belongs to one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Somebody {
    /// What they are called.
    pub name: &'static str,
    /// Their distinctive sign.
    pub sign: Option<&'static str>,
    /// Their Concept.
    pub concept: Option<&'static str>,
    /// Their Flaw.
    pub flaw: Option<&'static str>,
    /// Their Gift.
    pub gift: Option<&'static str>,
}

/// Everybody of an episode, whether they are there yet or not.
pub fn cast(language: Language, which: &str) -> Vec<Somebody> {
    let of = |part: &str| prepared(language, which, &format!("npc-{part}"));
    let one = |(place, name): (usize, &'static String)| {
        let text = |part: &str| of(part).get(place).map(String::as_str);
        let (sign, concept, flaw) = (text("sign"), text("concept"), text("flaw"));
        Somebody { name, sign, concept, flaw, gift: text("gift") }
    };
    of("name").iter().enumerate().map(one).collect()
}

/// Those of them who are not there yet.
pub fn still_to_come(view: &View, which: &str) -> Vec<Somebody> {
    let taken = |name: &str| view.board.characters.iter().any(|c| &*c.name == name);
    cast(view.language, which).into_iter().filter(|who| !taken(who.name)).collect()
}

/// What a Scene of an episode is called, and its situation, which gives this character the spotlight.
pub fn scene(language: Language, which: &str, title: &str, spotlight: &str) -> Option<String> {
    Some(name_in(open(language, which, title)?, "%x", spotlight))
}

/// How a Scene opens.
fn open(language: Language, which: &str, title: &str) -> Option<&'static String> {
    let place = place_of_now(language, which, Some(title))?;
    prepared(language, which, "open").get(place)
}

/// What the Scene of now is called.
pub fn title_of_now<'n>(told: impl DoubleEndedIterator<Item = &'n Notice>) -> Option<&'n str> {
    let mut began = told.rev().filter_map(|notice| match notice {
        Notice::Open(Happening::SceneBegan { title, .. }) => Some(title.as_deref()),
        _ => None,
    });
    began.next().flatten()
}

/// The situation of the Scene of now as its episode has it, until it was told.
pub fn situation<'n>(
    view: &View,
    told: impl DoubleEndedIterator<Item = &'n Notice> + Clone,
    which: &str,
    spotlight: &str,
) -> Option<String> {
    let open = open(view.language, which, title_of_now(told.clone())?)?;
    let is_told = told.rev().any(|notice| match notice {
        Notice::Open(Happening::Narrated { text, .. }) => is_made_of(text, open),
        _ => false,
    });
    (!is_told).then(|| name_in(open, "%x", spotlight))
}

/// Whose turn to shine it is: a person's character before a bot's, and whoever has thrown least.
pub fn spotlight<'n>(
    view: &View,
    told: impl Iterator<Item = &'n Notice> + Clone,
    is_person: impl Fn(Seat) -> bool,
) -> Option<CharacterId> {
    let thrown = |who: CharacterId| {
        let began = |notice: &&Notice| match notice {
            Notice::Open(Happening::TestBegan { roller, .. }) => *roller == who,
            Notice::Open(Happening::ConflictBegan { a, .. }) => *a == who,
            _ => false,
        };
        told.clone().filter(began).count()
    };
    let there = view.board.pcs().filter(|pc| pc.in_play());
    let is_bot = |owner: Option<Seat>| !owner.is_some_and(&is_person);
    there.min_by_key(|pc| (is_bot(pc.owner), thrown(pc.id))).map(|pc| pc.id)
}

impl Mind<'_> {
    /// The episode that is played: the one whose world or scenes were told, then another one.
    fn episode(&mut self) -> &'static str {
        let bank = bank(self.view.language, "yonkoma");
        let told = |which: &str, part: &str| {
            let texts = bank.texts(&format!("episode-{which}-{part}"));
            (texts.iter().filter(|text| self.said.has(text)).count(), texts.len())
        };
        let has_begun = |which: &str| told(which, "world").0 + told(which, "scene").0 > 0;
        // The last Scene of an episode is still its own.
        let last = self.last_title();
        let is_on = |which: &&str| {
            let (n_told, all) = told(which, "scene");
            let is_last = || bank.texts(&format!("episode-{which}-scene")).last().map(String::as_str) == last;
            has_begun(which) && (n_told < all || is_last())
        };
        if let Some(which) = EPISODES.into_iter().find(is_on) {
            return which;
        }
        let new: Vec<&'static str> = EPISODES.into_iter().filter(|which| !has_begun(which)).collect();
        new.get(self.chance.one_of(new.len())).copied().unwrap_or(EPISODES[0])
    }

    fn last_title(&self) -> Option<&str> {
        title_of_now(self.known.told.iter())
    }

    /// The next thing that this episode has for the moment, else something that suits any.
    pub(super) fn of_the_episode(&mut self, part: &str, else_group: &str) -> Option<Text> {
        let (language, which) = (self.view.language, self.episode());
        let next = match place_of_now(language, which, self.last_title()) {
            Some(now) if BY_SCENE.contains(&part) => of_scene(language, which, part, now, self.said),
            Some(_) | None => self.said.fresh(prepared(language, which, part)).first().copied(),
        };
        next.map(|text| text.as_str().into()).or_else(|| self.tell(else_group))
    }

    /// What is so in the Scene of now, as its episode has it, until somebody has said it.
    pub(super) fn fact_of_now(&mut self) -> Option<String> {
        let (language, which) = (self.view.language, self.episode());
        let now = place_of_now(language, which, self.last_title())?;
        let fact = prepared(language, which, "fact").get(now)?;
        (!self.said.speaks_of(fact)).then(|| fact.clone())
    }

    /// Whether what is contested is what the episode has for this Scene; what may come of it fits nothing else.
    fn is_its_own(&mut self) -> bool {
        let goal = self.view.board.contest.as_ref().and_then(|contest| contest.goal.clone());
        let (language, which) = (self.view.language, self.episode());
        let now = place_of_now(language, which, self.last_title());
        let is_of_now = |part: &str| {
            let own = now.and_then(|now| prepared(language, which, part).get(now));
            own.is_some_and(|own| goal.as_deref() == Some(own.as_str()))
        };
        is_of_now("goal") || is_of_now("stake")
    }

    /// What comes of a Test, of a Conflict or of a Round.
    pub(super) fn outcome(&mut self, group: &str) -> Option<Text> {
        if self.is_its_own() {
            return self.of_the_episode(group, group);
        }
        let board = &self.view.board;
        let who = board.contest.as_ref().and_then(|contest| {
            let side = contest.settled.and_then(|settled| settled.winner).unwrap_or(SideId::A);
            board.character(contest.side(side)?.roller)
        });
        let name = who.map(|who| ("%x", who.name.to_string()));
        self.fill(&format!("{group}-of"), name.as_slice()).or_else(|| self.tell(group))
    }

    /// Somebody of this episode who is not there yet.
    pub(super) fn of_the_cast(&mut self) -> Option<Somebody> {
        let which = self.episode();
        still_to_come(self.view, which).first().copied()
    }

    /// The situation of the Scene that has begun, with the spotlight on somebody; nothing, once it was told.
    pub(super) fn situation(&mut self) -> Option<Text> {
        let which = self.episode();
        let name = self.name_of(self.spotlight()?);
        situation(self.view, self.known.told.iter(), which, &name).map(|text| text.as_str().into())
    }

    /// Words that turn to somebody.
    pub(super) fn turn_to_somebody(&mut self) -> Option<Text> {
        let name = self.name_of(self.spotlight()?);
        Some(name_in(&self.tell("turn-to")?, "%x", &name).into())
    }

    /// Whose turn to shine it is.
    pub(super) fn spotlight(&self) -> Option<CharacterId> {
        spotlight(self.view, self.known.told.iter(), |owner| self.company.is_person(owner))
    }

    fn name_of(&self, who: CharacterId) -> String {
        self.view.board.character(who).map(|who| who.name.to_string()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_of_an_episode_is_one_person_and_every_scene_has_its_situation() {
        for language in [Language::Fr, Language::En] {
            for which in EPISODES {
                let cast = cast(language, which);
                assert!(cast.len() >= 3, "{which}");
                for (n, who) in (1..).zip(&cast) {
                    let same = |part: &str, text: Option<&str>| {
                        let texts = prepared(language, which, &format!("npc-{part}"));
                        texts.get(n - 1).map(String::as_str) == text && text.is_some()
                    };
                    assert!(same("name", Some(who.name)) && same("sign", who.sign), "{which} {}", who.name);
                    assert!(same("concept", who.concept) && same("flaw", who.flaw), "{which} {}", who.name);
                    assert!(same("gift", who.gift), "{which} {}", who.name);
                }
                for title in prepared(language, which, "scene") {
                    let text = scene(language, which, title, "Émile").expect("a situation");
                    assert!(text.contains("Émile") && !text.contains('%'), "{text}");
                }
                assert_eq!(prepared(language, which, "title").len(), 1, "{which}");
            }
        }
    }

    #[test]
    fn every_scene_has_what_may_come_of_it() {
        for language in [Language::Fr, Language::En] {
            for which in EPISODES {
                let n_scenes = prepared(language, which, "scene").len();
                for part in BY_SCENE {
                    assert!(prepared(language, which, part).len() >= n_scenes, "{which} {part}");
                }
                let [first, second] = [0, 1].map(|now| {
                    let said = Said::default();
                    of_scene(language, which, "trouble", now, &said).expect("a trouble of its own")
                });
                assert_ne!(first, second, "{which}");
                let mut said = Said::default();
                said.hear(&[first]);
                assert_eq!(
                    of_scene(language, which, "trouble", 0, &said),
                    None,
                    "{which}: what is left is another's"
                );
            }
        }
    }

    #[test]
    fn the_episodes_of_two_worlds_are_told_apart() {
        for language in [Language::Fr, Language::En] {
            for which in EPISODES {
                let [world] = prepared(language, which, "world") else { panic!("{which}: one world") };
                let words: BTreeSet<String> = telling_words(world).collect();
                let others = EPISODES.into_iter().filter(|other| *other != which);
                for other in others.flat_map(|other| prepared(language, other, "world")) {
                    let shared = telling_words(other).filter(|word| words.contains(word)).count();
                    assert!(2 * shared < words.len(), "{world} / {other}");
                }
            }
        }
    }
}
