//! The strips of 4-KOMA, a page for each Session, and who is in them.

use kernel::Language;
use yonkoma::{
    Captions as _, Cast, CharacterView, Look, Moment, Notice, Presence, View, highlights, proposed, strip,
};

use super::{Part, Section};
use crate::{Args, Speaker};

pub(crate) fn appendix(language: Language, players: &[String], view: &View, told: &[Notice]) -> Vec<Section> {
    let words = Speaker::printed(language);
    let mut sections = Vec::new();
    sections.extend(cast(&words, players, view));
    sections.extend(strips(&words, view, told));
    sections
}

fn cast(words: &Speaker, players: &[String], view: &View) -> Option<Section> {
    let one = |character: &CharacterView| {
        let player = character.owner.and_then(|seat| players.get(usize::from(seat.0)));
        let mut terms = Vec::new();
        terms.extend(player.map(|player| (words.just("book-played-by"), player.clone())));
        let mut said = |id: &str, text: Option<&kernel::Text>| {
            terms.extend(text.map(|text| (words.just(id), text.to_string())));
        };
        said("book-concept", character.concept.as_ref());
        said("book-flaw", character.flaw.as_ref());
        said("book-sign", character.sign.as_ref());
        for gift in &character.gifts {
            said("book-gift", Some(&gift.text));
        }
        for bond in &character.bonds {
            said("book-bond", Some(&bond.text));
        }
        if character.status == Presence::Eliminated {
            terms.push((words.just("book-became"), words.just("book-fate-gone")));
        }
        (!terms.is_empty()).then(|| [Part::Heading(character.name.to_string()), Part::Terms(terms)])
    };
    let parts = view.board.characters.iter().filter_map(one).flatten().collect();
    Section::of(words.just("book-cast"), parts)
}

/// A page for each Session that has four moments; for all of them together, where none has.
fn strips(words: &Speaker, view: &View, told: &[Notice]) -> Vec<Section> {
    let language = words.language();
    let captions = crate::yonkoma::Speaker::new(language);
    let found = highlights(told);
    let look = |character: &CharacterView| Look {
        name: character.name.to_string(),
        sign: character.sign.as_ref().map(ToString::to_string).unwrap_or_default(),
    };
    let cast = Cast {
        looks: view.board.characters.iter().map(look).collect(),
        successes: view.board.options.success_faces.clone(),
    };
    let mut sessions: Vec<u32> = found.iter().map(|found| found.moment.session).collect();
    sessions.dedup();
    let page = |of: &[yonkoma::Highlight]| {
        let four = proposed(of)?.map(|place| of[place].moment.clone());
        let title = four.iter().rev().find_map(|moment| moment.title.as_ref().map(ToString::to_string));
        let title = title.unwrap_or_else(|| "4-KOMA".to_owned());
        let said = |moment: &Moment| {
            let own = moment.caption.as_ref().map(ToString::to_string);
            own.unwrap_or_else(|| captions.untold(moment))
        };
        let said = (1u8..).zip(&four).map(|(n, moment)| format!("{n}. {}", said(moment))).collect();
        let svg = strip(&title, &four, &cast, &captions);
        Some(Part::Picture { svg, caption: String::new(), said })
    };
    let of_session = |session: &u32| {
        let of: Vec<_> = found.iter().filter(|found| found.moment.session == *session).cloned().collect();
        if of.len() < 4 { None } else { page(&of) }
    };
    let mut pages: Vec<Part> = sessions.iter().filter_map(of_session).collect();
    if pages.is_empty() {
        pages.extend(page(&found));
    }
    // The page has its own title.
    let section = |(n, part): (u8, Part)| Section {
        title: words.say("book-strip", &Args::new().with("n", n)),
        parts: vec![part],
    };
    (1u8..).zip(pages).map(section).collect()
}
