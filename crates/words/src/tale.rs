//! What each game's notices are in the story, and in a book: there whoever plays is spoken of by name, the reader as
//! everybody else.

use innommable::{Happening as Dread, Innommable, Partly as DreadPartly};
use kernel::{Game, Language, Seat};
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::Psychopathe;
use yonkoma::{Happening as Manga, Partly as MangaPartly, Yonkoma};

use crate::{Args, Section, appendix, capitalised};

/// What a notice is in the story of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoryPart {
    /// Nothing to keep.
    Nothing,
    /// A new chapter begins.
    Chapter,
    /// What people told, and what turns the story.
    Told,
    /// A throw or a rule.
    Remark,
}

/// A notice in a book.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InBook {
    /// Nothing to keep.
    Nothing,
    /// A new chapter begins.
    Chapter(String),
    /// The story.
    Told(String),
    /// A throw or a rule.
    Remark(String),
}

impl InBook {
    fn of(part: StoryPart, text: String) -> Self {
        match part {
            StoryPart::Nothing => Self::Nothing,
            StoryPart::Chapter => Self::Chapter(text),
            StoryPart::Told => Self::Told(text),
            StoryPart::Remark => Self::Remark(text),
        }
    }

    /// What is written down.
    pub fn text(&self) -> &str {
        match self {
            Self::Nothing => "",
            Self::Chapter(text) | Self::Told(text) | Self::Remark(text) => text,
        }
    }
}

/// Says of one notice after the other what is written down of it.
pub type Storyteller<G> = Box<dyn FnMut(&<G as Game>::Notice) -> InBook>;

/// A game whose tables become books.
pub trait TellsStory: Game {
    /// What a notice is in the story.
    fn part(notice: &Self::Notice) -> StoryPart;
    /// Whoever tells one game: the players by their names, seat by seat, and the view as its reader sees it in the end.
    fn storyteller(language: Language, names: Vec<String>, view: &Self::View) -> Storyteller<Self>;
    /// What stands in a book after its story, from what its reader was told and sees in the end.
    fn appendix(
        language: Language,
        names: &[String],
        view: &Self::View,
        told: &[Self::Notice],
    ) -> Vec<Section>;
}

impl TellsStory for Pactes {
    fn part(notice: &Self::Notice) -> StoryPart {
        use pactes::{Happening, Notice, Partly};
        match notice {
            Notice::Open(Happening::RoundBegan { .. }) => StoryPart::Chapter,
            Notice::Open(
                Happening::DesireSet { .. }
                | Happening::FlawObjected { .. }
                | Happening::FlawReworded { .. }
                | Happening::Summarised { text: Some(_) },
            )
            | Notice::Partly(
                Partly::ProposalAccepted { .. }
                | Partly::ObstacleSet { .. }
                | Partly::ObstacleChosen { .. }
                | Partly::OfferAccepted { .. }
                | Partly::OfferDeclined { .. }
                | Partly::GameEnded { .. },
            ) => StoryPart::Told,
            Notice::Partly(Partly::DiePlaced { .. } | Partly::DieLifted { .. }) => StoryPart::Nothing,
            _ => StoryPart::Remark,
        }
    }

    fn storyteller(language: Language, names: Vec<String>, view: &pactes::View) -> Storyteller<Self> {
        let mut names = crate::pactes::Names::new(called(&names, view), None);
        let speaker = crate::pactes::Speaker::new(language);
        Box::new(move |notice| {
            names.hear(notice);
            InBook::of(Self::part(notice), speaker.in_story(&names, notice))
        })
    }

    fn appendix(
        language: Language,
        names: &[String],
        view: &pactes::View,
        told: &[Self::Notice],
    ) -> Vec<Section> {
        appendix::pactes::appendix(language, &called(names, view), told)
    }
}

impl TellsStory for Psychodrame {
    fn part(notice: &Self::Notice) -> StoryPart {
        use psychodrame::Notice;
        match notice {
            Notice::SceneFramed { .. } => StoryPart::Chapter,
            Notice::Narrated { .. }
            | Notice::Entered { .. }
            | Notice::Left { .. }
            | Notice::SecondaryCreated { .. }
            | Notice::PurgedByBelief { .. }
            | Notice::ConflictInitiated { .. }
            | Notice::Accepted { .. }
            | Notice::Refused { .. }
            | Notice::Opposed { .. }
            | Notice::ResultNarrated { .. }
            | Notice::ClosingBegan { text: Some(_), .. }
            | Notice::Retold { .. }
            | Notice::PurgedByAct { .. }
            | Notice::BeliefTicked { .. }
            | Notice::ActNarrated { .. }
            | Notice::CharacterDied { .. }
            | Notice::ProblemResolved { .. }
            | Notice::CharacterRetired { .. }
            | Notice::GameEnded { .. } => StoryPart::Told,
            Notice::DeclaredDone { .. }
            | Notice::PsychPassed { .. }
            | Notice::StayedOut { .. }
            | Notice::DeclaredReady { .. }
            | Notice::WindowExtended { .. }
            | Notice::PsychWindowOpened
            | Notice::PlayBegan
            | Notice::CreationEnded
            | Notice::ActsAwaited { .. }
            | Notice::BalanceSet { .. } => StoryPart::Nothing,
            _ => StoryPart::Remark,
        }
    }

    fn storyteller(language: Language, names: Vec<String>, _: &psychodrame::View) -> Storyteller<Self> {
        let mut names = crate::psychodrame::Names::new(names);
        let speaker = crate::psychodrame::Speaker::new(language);
        Box::new(move |notice| {
            let text = capitalised(&speaker.notice(&names, notice));
            names.hear(notice);
            InBook::of(Self::part(notice), text)
        })
    }

    fn appendix(
        language: Language,
        names: &[String],
        view: &psychodrame::View,
        told: &[Self::Notice],
    ) -> Vec<Section> {
        appendix::psychodrame::appendix(language, names, view, told)
    }
}

impl TellsStory for Innommable {
    fn part(notice: &Self::Notice) -> StoryPart {
        use innommable::Notice;
        match notice {
            Notice::Partly(what) => match what {
                DreadPartly::Revealed { .. } | DreadPartly::Published { .. } | DreadPartly::Closed { .. } => {
                    StoryPart::Told
                }
                DreadPartly::Noted { .. } | DreadPartly::Blacklisted { .. } => StoryPart::Remark,
                // What is written and moved here and there on the Keeper's sheet is nothing to keep.
                DreadPartly::MysteryWritten { .. }
                | DreadPartly::DiceLaid { .. }
                | DreadPartly::DieMoved { .. } => StoryPart::Nothing,
            },
            Notice::Open(what) => match what {
                Dread::PlayStarted { .. } | Dread::SceneStarted { .. } => StoryPart::Chapter,
                Dread::PreparationFinished { .. }
                | Dread::SettingTold { .. }
                | Dread::Ended { .. }
                | Dread::CharacterSubmitted { .. }
                | Dread::Narrated { .. }
                | Dread::ActionDeclared { goal: Some(_), .. }
                | Dread::ActionHappened { text: Some(_), .. }
                | Dread::ConflictCalled { text: Some(_), .. }
                | Dread::Yielded { text: Some(_), .. }
                | Dread::MonologueFinished { text: Some(_), .. }
                | Dread::Suggested { text: Some(_), .. }
                | Dread::Incorporated { text: Some(_), .. }
                | Dread::AuxiliaryGave { text: Some(_), .. }
                | Dread::Rerolled { text: Some(_), .. }
                | Dread::Sacrificed { .. }
                | Dread::OutcomeTold { text: Some(_), .. }
                | Dread::CharacterLost { .. }
                | Dread::Struck { text: Some(_), .. }
                | Dread::EffectApplied { text: Some(_), .. }
                | Dread::EpilogueTold { text: Some(_), .. } => StoryPart::Told,
                Dread::ConflictClosed
                | Dread::StrikeClosed
                | Dread::WindowClosed
                | Dread::GiftPassed { .. }
                | Dread::GiftAwaited { .. } => StoryPart::Nothing,
                _ => StoryPart::Remark,
            },
        }
    }

    fn storyteller(language: Language, names: Vec<String>, view: &innommable::View) -> Storyteller<Self> {
        use crate::innommable::Names;
        let speaker = crate::innommable::Speaker::new(language);
        let characters = (0..names.len()).map(|index| character(view, &names, index)).collect();
        let characters = Names { names: characters, you: None };
        let players = Names { names, you: None };
        Box::new(move |notice| {
            // A character is presented by its player.
            let presents = matches!(notice, innommable::Notice::Open(Dread::CharacterSubmitted { .. }));
            let names = if presents { &players } else { &characters };
            InBook::of(Self::part(notice), speaker.notice(names, notice))
        })
    }

    fn appendix(
        language: Language,
        names: &[String],
        view: &innommable::View,
        told: &[Self::Notice],
    ) -> Vec<Section> {
        appendix::innommable::appendix(language, names, view, told)
    }
}

impl TellsStory for Yonkoma {
    fn part(notice: &Self::Notice) -> StoryPart {
        use yonkoma::Notice;
        match notice {
            Notice::Open(what) => match what {
                Manga::SessionBegan { .. } | Manga::SceneBegan { .. } | Manga::AdventureBegan { .. } => {
                    StoryPart::Chapter
                }
                Manga::WorldSet { .. }
                | Manga::Narrated { .. }
                | Manga::Fact { .. }
                | Manga::ResultTold { text: Some(_), .. }
                | Manga::RoundTold { text: Some(_) }
                | Manga::AnecdoteTold { text: Some(_), .. }
                | Manga::WentOutOfPlay { .. }
                | Manga::Eliminated { .. } => StoryPart::Told,
                Manga::AwardPassed { .. } | Manga::GiftsKept { .. } | Manga::TimeTaken { .. } => {
                    StoryPart::Nothing
                }
                _ => StoryPart::Remark,
            },
            Notice::Partly(what) => match what {
                MangaPartly::Conceded { .. }
                | MangaPartly::TestSettled { .. }
                | MangaPartly::ConflictSettled { .. } => StoryPart::Told,
                MangaPartly::Passed { .. } => StoryPart::Nothing,
                _ => StoryPart::Remark,
            },
        }
    }

    fn storyteller(language: Language, names: Vec<String>, _: &yonkoma::View) -> Storyteller<Self> {
        let mut names = crate::yonkoma::Names::new(names, None);
        let speaker = crate::yonkoma::Speaker::new(language);
        Box::new(move |notice| {
            names.hear(notice);
            InBook::of(Self::part(notice), speaker.notice(&names, notice))
        })
    }

    fn appendix(
        language: Language,
        names: &[String],
        view: &yonkoma::View,
        told: &[Self::Notice],
    ) -> Vec<Section> {
        appendix::yonkoma::appendix(language, names, view, told)
    }
}

impl TellsStory for Psychopathe {
    /// A record of moves tells nothing else.
    fn part(_: &Self::Notice) -> StoryPart {
        StoryPart::Told
    }

    fn storyteller(language: Language, names: Vec<String>, view: &psychopathe::View) -> Storyteller<Self> {
        let view = view.clone();
        Box::new(move |notice| {
            InBook::of(Self::part(notice), psychopathe_text(language, &view, &names, notice))
        })
    }

    fn appendix(
        language: Language,
        names: &[String],
        view: &psychopathe::View,
        told: &[Self::Notice],
    ) -> Vec<Section> {
        appendix::psychopathe::appendix(language, names, view, told)
    }
}

/// What each role of Pactes is called.
fn called(names: &[String], view: &pactes::View) -> pactes::ByRole<String> {
    let seat = |role| view.seats.iter().find(|(_, own)| **own == role).map(|(seat, _)| seat);
    pactes::ByRole::new(|role| name(names, seat(role)))
}

fn name(names: &[String], seat: Option<Seat>) -> String {
    seat.and_then(|seat| names.get(usize::from(seat.0))).cloned().unwrap_or_default()
}

/// What a seat is called in the story: as its character, if it has one; two of one name by who plays them.
fn character(view: &innommable::View, names: &[String], index: usize) -> String {
    let player = names.get(index).cloned().unwrap_or_default();
    let profile = u8::try_from(index).ok().and_then(|seat| view.character(Seat(seat))?.profile.as_ref());
    let Some(profile) = profile else { return player };
    let profiles = view.characters.iter().filter_map(|character| character.profile.as_ref());
    if profiles.filter(|other| other.name == profile.name).count() > 1 {
        return format!("{} ({player})", profile.name);
    }
    profile.name.to_string()
}

fn psychopathe_text(
    language: Language,
    view: &psychopathe::View,
    names: &[String],
    notice: &psychopathe::Notice,
) -> String {
    use psychopathe::{Ending, Happening, Notice, Partly, Player};
    let speaker = crate::psychopathe_web::Speaker::new(language);
    let named = |player: Player| {
        let seat = view.seats.iter().find(|(_, side)| **side == player).map(|(seat, _)| seat);
        Args::new().with("name", name(names, seat))
    };
    match notice {
        Notice::Open(Happening::Moved(moved)) => {
            speaker.say("psy-told-moved", &named(moved.by).with("move", moved.text.as_str()))
        }
        Notice::Open(Happening::DrawOffered { by }) => speaker.say("psy-told-draw", &named(*by)),
        Notice::Partly(Partly::Resigned { by }) => speaker.say("psy-told-resigned", &named(*by)),
        Notice::Partly(Partly::TimeRanOut { by }) => speaker.say("psy-told-time", &named(*by)),
        Notice::Open(Happening::Ended { ending }) => {
            let said = crate::psychopathe::Speaker::new(language).ending(*ending);
            match ending {
                Ending::Won(winner) => format!("{said} {}", speaker.say("psy-told-won", &named(*winner))),
                Ending::Drawn(_) => said,
            }
        }
    }
}
