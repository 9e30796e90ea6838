//! Psychodrame as a play: who is in it, who is tied to whom, how everybody's emotions went.

use kernel::{
    Language, Seat,
    circle::{Arrow, Point, place},
};
use psychodrame::{CharacterId, Emotion, Fate, Main, Notice, View, arc};

use super::{Part, Section, drawn};
use crate::{Args, Person, Speaker, labelled, psychodrame::Names, quoted};

/// How wide the picture of the ties is, where its middle is, and how far from it people stand.
const WIDTH: i32 = 460;
const MIDDLE: Point = (230, 170);
const RADII: Point = (165, 125);

/// What is written of a game.
struct Printed<'a> {
    words: Speaker,
    game: crate::psychodrame::Speaker,
    players: &'a [String],
    names: Names,
    view: &'a View,
}

pub(crate) fn appendix(language: Language, players: &[String], view: &View, told: &[Notice]) -> Vec<Section> {
    let printed = Printed {
        words: Speaker::printed(language),
        game: crate::psychodrame::Speaker::new(language),
        players,
        names: Names::new(players.to_vec()).at(&view.table),
        view,
    };
    [printed.cast(), printed.ties(), printed.arcs(told)].into_iter().flatten().collect()
}

impl Printed<'_> {
    fn name(&self, who: CharacterId) -> String {
        self.game.name(&self.names, who)
    }

    fn player(&self, seat: Seat) -> String {
        self.players.get(usize::from(seat.0)).cloned().unwrap_or_default()
    }

    /// Those who are written, with their numbers.
    fn mains(&self) -> impl Iterator<Item = (CharacterId, &Main)> {
        let mains = (1u8..).map(CharacterId::Main).zip(&self.view.table.mains);
        mains.filter(|(_, main)| main.name.is_some() && main.fate != Fate::Draft)
    }

    fn cast(&self) -> Option<Section> {
        let language = self.words.language();
        let mut parts: Vec<Part> = self.mains().flat_map(|(who, main)| self.main(who, main)).collect();
        let others = self.view.table.secondaries.iter().map(|other| {
            let gone = if other.alive { "" } else { " †" };
            match &other.description {
                Some(text) => labelled(language, &format!("{}{gone}", other.name), text),
                None => format!("{}{gone}", other.name),
            }
        });
        let others: Vec<String> = others.collect();
        if !others.is_empty() {
            parts.push(Part::Heading(self.words.just("book-secondaries")));
            parts.push(Part::List(others));
        }
        Section::of(self.words.just("book-personae"), parts)
    }

    fn main(&self, who: CharacterId, main: &Main) -> Vec<Part> {
        let lines = [&main.age, &main.activity].into_iter().flatten().map(ToString::to_string);
        let became = self.words.just(match main.fate {
            Fate::Dead => "book-fate-dead",
            Fate::Retired => "book-fate-gone",
            Fate::Alive | Fate::Draft => "book-fate-active",
        });
        let mut terms = vec![(self.words.just("book-played-by"), self.player(main.owner))];
        terms.extend(main.traits.iter().map(|each| {
            (crate::capitalised(&self.game.about(&each.about)), format!("{} ({})", each.text, each.score))
        }));
        terms.push((self.words.just("book-became"), became));
        let beliefs = main.beliefs.iter().map(|belief| {
            let said = quoted(self.words.language(), &belief.text);
            if belief.ticked { format!("☒ {said}") } else { format!("☐ {said}") }
        });
        vec![
            Part::Heading(self.name(who)),
            Part::Text(lines.collect::<Vec<_>>().join(", ")),
            Part::Terms(terms),
            Part::List(beliefs.collect()),
        ]
    }

    /// Everybody in a circle, an arrow for each tie; below it the same in words.
    fn ties(&self) -> Option<Section> {
        let bonds = self.view.table.bonds();
        let people = self.view.table.bound(&bonds);
        let title = self.words.just("book-ties");
        if bonds.is_empty() {
            return None;
        }
        let n = people.len();
        // No more room than the circle needs.
        let heights = || (0..n).map(|index| place(index, n, MIDDLE, RADII).1);
        let (top, end) = (heights().min().unwrap_or(0) - 44, heights().max().unwrap_or(0) + 44);
        let at = |who: CharacterId| {
            let index = people.iter().position(|(it, _)| *it == who)?;
            Some(place(index, n, MIDDLE, RADII))
        };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 {top} {WIDTH} {}\" width=\"{WIDTH}\" role=\"img\" aria-label=\"{}\" \
             font-family=\"Georgia, 'DejaVu Serif', serif\" font-size=\"15\">",
            end - top,
            drawn(&title)
        );
        for bond in &bonds {
            let (Some(from), Some(to)) = (at(bond.from), at(bond.to)) else { continue };
            let (bend, dashes) = if bond.problem { (38, " stroke-dasharray=\"6 4\"") } else { (16, "") };
            let arrow = Arrow::new(from, to, bend, (0, 26));
            svg += &format!(
                "<path d=\"{}\" fill=\"none\" stroke=\"#444\" stroke-width=\"1.5\"{dashes}/><path d=\"{}\" fill=\"#444\"/>",
                arrow.line(),
                arrow.tip()
            );
        }
        for (who, gone) in &people {
            let Some((x, y)) = at(*who) else { continue };
            let name = self.name(*who);
            let short: String = name.split_whitespace().next().unwrap_or_default().chars().take(14).collect();
            let width = i32::try_from(kernel::length(&short)).unwrap_or(14) * 9 + 24;
            let (fill, rim) = match (who, gone) {
                (_, true) => ("#ddd", "1"),
                (CharacterId::Main(_), false) => ("#fff", "2"),
                (CharacterId::Secondary(_) | CharacterId::Inner, false) => ("#fff", "1"),
            };
            svg += &format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"30\" rx=\"15\" fill=\"{fill}\" stroke=\"#111\" stroke-width=\"{rim}\"/>\
                 <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" fill=\"#111\">{}</text>",
                x - width / 2,
                y - 15,
                y + 5,
                drawn(&short)
            );
        }
        svg += "</svg>";
        let said = bonds.iter().map(|bond| {
            let args = Args::new()
                .with("from", self.name(bond.from))
                .with("to", Person::named(self.name(bond.to)))
                .with("text", bond.text.as_str());
            self.words.say(if bond.problem { "book-tie-problem" } else { "book-tie" }, &args)
        });
        let picture = Part::Picture { svg, caption: self.words.just("book-ties-how"), said: Vec::new() };
        Some(Section { title, parts: vec![picture, Part::List(said.collect())] })
    }

    fn arcs(&self, told: &[Notice]) -> Option<Section> {
        let parts = self.mains().filter_map(|(who, main)| {
            let all = arc(told, who, main);
            let caption = self.name(who);
            (all.len() > 1).then(|| Part::Picture {
                svg: self.arc(&caption, &all),
                said: self.felt(&all),
                caption,
            })
        });
        Section::of(self.words.just("book-arcs"), parts.collect())
    }

    fn feeling(&self, at: usize) -> String {
        crate::capitalised(&self.game.feeling(Emotion::ALL[at]))
    }

    /// A line for each emotion, told apart by how it is drawn, with its name where it ends.
    fn arc(&self, name: &str, all: &[[u8; 6]]) -> String {
        const DASHES: [&str; 6] = ["none", "8 3", "2 3", "8 3 2 3", "4 4", "12 4"];
        let label = self.words.say("book-arc", &Args::new().with("who", name));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 460 170\" width=\"460\" role=\"img\" aria-label=\"{}\" \
             font-family=\"Georgia, 'DejaVu Serif', serif\" font-size=\"11\"><g stroke=\"#bbb\" stroke-width=\".7\">",
            drawn(&label)
        );
        for ten in [0, 5, 10] {
            svg += &format!("<path d=\"M24 {y}H340\"/>", y = 155 - 14 * ten);
        }
        svg += "</g><g fill=\"#555\" text-anchor=\"end\">";
        for ten in [0, 5, 10] {
            svg += &format!("<text x=\"18\" y=\"{}\">{ten}</text>", 159 - 14 * ten);
        }
        svg += "</g>";
        let steps = i32::try_from(all.len() - 1).unwrap_or(1).max(1);
        let end = |at: usize| 155 - 14 * i32::from(all.last().map_or(0, |last| last[at]));
        for (at, label) in apart(std::array::from_fn(end)).into_iter().enumerate() {
            let points: Vec<String> = (0..)
                .zip(all)
                .map(|(n, felt)| format!("{},{}", 24 + 316 * n / steps, 155 - 14 * i32::from(felt[at])))
                .collect();
            svg += &format!(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"#111\" stroke-width=\"1.6\" stroke-dasharray=\"{dashes}\"/>\
                 <path d=\"M340 {}L352 {label}H372\" fill=\"none\" stroke=\"#111\" stroke-dasharray=\"{dashes}\"/>\
                 <text x=\"376\" y=\"{}\">{}</text>",
                points.join(" "),
                end(at),
                label + 4,
                drawn(&self.feeling(at)),
                dashes = DASHES[at],
            );
        }
        svg + "</svg>"
    }

    /// The same in words.
    fn felt(&self, all: &[[u8; 6]]) -> Vec<String> {
        let one = |at: usize| {
            let scores: Vec<String> = all.iter().map(|felt| felt[at].to_string()).collect();
            labelled(self.words.language(), &self.feeling(at), &scores.join(" → "))
        };
        (0..6).map(one).collect()
    }
}

/// Where names stand whose lines end there: near to them, a line's height from each other, none below the picture.
fn apart(ends: [i32; 6]) -> [i32; 6] {
    const LINE: i32 = 13;
    let mut order: Vec<usize> = (0..6).collect();
    order.sort_by_key(|at| ends[*at]);
    let mut places = ends;
    let mut below = 164 + LINE;
    for at in order.iter().rev() {
        places[*at] = ends[*at].min(below - LINE);
        below = places[*at];
    }
    let mut above = 10 - LINE;
    for at in order {
        places[at] = places[at].max(above + LINE);
        above = places[at];
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_lines_that_end_together_stand_apart() {
        for ends in [[155; 6], [15; 6], [155, 15, 80, 81, 82, 155], [141, 127, 15, 15, 29, 155]] {
            let mut places = apart(ends);
            places.sort_unstable();
            assert!(places.windows(2).all(|pair| pair[1] - pair[0] >= 13), "{ends:?}: {places:?}");
            assert!(places[0] >= 10 && places[5] <= 164, "{ends:?}: {places:?}");
        }
    }
}
