//! What each game's notices are in a book: whoever plays is spoken of by name, the reader as everybody else.

use innommable::{Happening as Dread, Innommable, Partly as DreadPartly};
use kernel::{Game, Language, Seat};
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::Psychopathe;
use yonkoma::{Happening as Manga, Partly as MangaPartly, Yonkoma};

use crate::{Args, capitalised};

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
    /// Whoever tells one game: the players by their names, seat by seat, and the view as its reader sees it in the end.
    fn storyteller(language: Language, names: Vec<String>, view: &Self::View) -> Storyteller<Self>;
}

impl TellsStory for Pactes {
    fn storyteller(language: Language, names: Vec<String>, view: &pactes::View) -> Storyteller<Self> {
        let seat = |role| view.seats.iter().find(|(_, own)| **own == role).map(|(seat, _)| seat);
        let called = pactes::ByRole::new(|role| name(&names, seat(role)));
        let mut names = crate::pactes::Names::new(called, None);
        let speaker = crate::pactes::Speaker::new(language);
        Box::new(move |notice| {
            names.hear(notice);
            pactes_said(language, notice, speaker.notice(&names, notice))
        })
    }
}

impl TellsStory for Psychodrame {
    fn storyteller(language: Language, names: Vec<String>, _: &psychodrame::View) -> Storyteller<Self> {
        let mut names = crate::psychodrame::Names::new(names);
        let speaker = crate::psychodrame::Speaker::new(language);
        Box::new(move |notice| {
            let text = capitalised(&speaker.notice(&names, notice));
            names.hear(notice);
            psychodrame_said(notice, text)
        })
    }
}

impl TellsStory for Innommable {
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
            innommable_said(notice, speaker.notice(names, notice))
        })
    }
}

impl TellsStory for Yonkoma {
    fn storyteller(language: Language, names: Vec<String>, _: &yonkoma::View) -> Storyteller<Self> {
        let mut names = crate::yonkoma::Names::new(names, None);
        let speaker = crate::yonkoma::Speaker::new(language);
        Box::new(move |notice| {
            names.hear(notice);
            yonkoma_said(notice, speaker.notice(&names, notice))
        })
    }
}

impl TellsStory for Psychopathe {
    fn storyteller(language: Language, names: Vec<String>, view: &psychopathe::View) -> Storyteller<Self> {
        let view = view.clone();
        Box::new(move |notice| InBook::Told(psychopathe_text(language, &view, &names, notice)))
    }
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

fn pactes_said(language: Language, notice: &pactes::Notice, said: String) -> InBook {
    use pactes::{Happening, Notice, Partly};
    match notice {
        Notice::Open(Happening::RoundBegan { .. }) => InBook::Chapter(said),
        // The line itself belongs to the story.
        Notice::Partly(Partly::ProposalAccepted { text, .. }) => InBook::Told(match language {
            Language::Fr => format!("{said} «\u{202f}{text}\u{202f}»"),
            Language::En => format!("{said} “{text}”"),
        }),
        Notice::Open(
            Happening::DesireSet { .. }
            | Happening::FlawObjected { .. }
            | Happening::FlawReworded { .. }
            | Happening::Summarised { text: Some(_) },
        )
        | Notice::Partly(
            Partly::ObstacleSet { .. }
            | Partly::ObstacleChosen { .. }
            | Partly::OfferAccepted { .. }
            | Partly::OfferDeclined { .. }
            | Partly::GameEnded { .. },
        ) => InBook::Told(said),
        Notice::Partly(Partly::DiePlaced { .. } | Partly::DieLifted { .. }) => InBook::Nothing,
        _ => InBook::Remark(said),
    }
}

fn psychodrame_said(notice: &psychodrame::Notice, said: String) -> InBook {
    use psychodrame::Notice;
    match notice {
        Notice::SceneFramed { .. } => InBook::Chapter(said),
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
        | Notice::GameEnded { .. } => InBook::Told(said),
        Notice::DeclaredDone { .. }
        | Notice::PsychPassed { .. }
        | Notice::StayedOut { .. }
        | Notice::DeclaredReady { .. }
        | Notice::WindowExtended { .. }
        | Notice::PsychWindowOpened
        | Notice::PlayBegan
        | Notice::CreationEnded
        | Notice::ActsAwaited { .. }
        | Notice::BalanceSet { .. } => InBook::Nothing,
        _ => InBook::Remark(said),
    }
}

fn innommable_said(notice: &innommable::Notice, said: String) -> InBook {
    use innommable::Notice;
    match notice {
        Notice::Partly(what) => match what {
            DreadPartly::Revealed { .. } | DreadPartly::Published { .. } | DreadPartly::Closed { .. } => {
                InBook::Told(said)
            }
            DreadPartly::Noted { .. } | DreadPartly::Blacklisted { .. } => InBook::Remark(said),
            // What is written and moved here and there on the Keeper's sheet is nothing to keep.
            DreadPartly::MysteryWritten { .. }
            | DreadPartly::DiceLaid { .. }
            | DreadPartly::DieMoved { .. } => InBook::Nothing,
        },
        Notice::Open(what) => match what {
            Dread::PlayStarted { .. } | Dread::SceneStarted { .. } => InBook::Chapter(said),
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
            | Dread::EpilogueTold { text: Some(_), .. } => InBook::Told(said),
            Dread::ConflictClosed
            | Dread::StrikeClosed
            | Dread::WindowClosed
            | Dread::GiftPassed { .. }
            | Dread::GiftAwaited { .. } => InBook::Nothing,
            _ => InBook::Remark(said),
        },
    }
}

fn yonkoma_said(notice: &yonkoma::Notice, said: String) -> InBook {
    use yonkoma::Notice;
    match notice {
        Notice::Open(what) => match what {
            Manga::SessionBegan { .. } | Manga::SceneBegan { .. } | Manga::AdventureBegan { .. } => {
                InBook::Chapter(said)
            }
            Manga::WorldSet { .. }
            | Manga::Narrated { .. }
            | Manga::Fact { .. }
            | Manga::ResultTold { text: Some(_), .. }
            | Manga::RoundTold { text: Some(_) }
            | Manga::AnecdoteTold { text: Some(_), .. }
            | Manga::WentOutOfPlay { .. }
            | Manga::Eliminated { .. } => InBook::Told(said),
            Manga::AwardPassed { .. } | Manga::GiftsKept { .. } | Manga::TimeTaken { .. } => InBook::Nothing,
            _ => InBook::Remark(said),
        },
        Notice::Partly(what) => match what {
            MangaPartly::Conceded { .. }
            | MangaPartly::TestSettled { .. }
            | MangaPartly::ConflictSettled { .. } => InBook::Told(said),
            MangaPartly::Passed { .. } => InBook::Nothing,
            _ => InBook::Remark(said),
        },
    }
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
