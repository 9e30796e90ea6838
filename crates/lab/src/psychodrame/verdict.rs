//! What the numbers of a question come to, in a sentence or two.

use super::{Counts, Report};
use crate::Mean;

impl Report {
    /// The answers that people wait for, in French.
    pub(super) fn summary(&self) -> String {
        let (played, drawn) = (self.named("LAB-14", "Played"), self.named("LAB-14", "Drawn"));
        let ties: Vec<Counts> = self.cells("LAB-07").map(|measured| measured.counts.clone()).collect();
        let (few, many) = ties
            .iter()
            .map(|counts| 100.0 * counts.ties.value())
            .fold((100.0, 0.0), |(low, high), tie| (f64::min(low, tie), f64::max(high, tie)));
        let always = self.named("LAB-09", "Always");
        let scenes =
            |threshold: u8| self.named("LAB-15", &format!("3 players, threshold {threshold}")).scenes.value();
        let text = format!(
            "- **Refuser un soutien** ne sert à rien~: trois cartes de plus n’ajoutent que des combinaisons à choisir.\n\
             - **Les égalités** à la première manche~: de {few:.0} à {many:.0}~% des conflits selon le nombre de joueurs~; la \
             limite de cinq revanches n’est presque jamais atteinte.\n\
             - **Le jeu psychologique** donne l’objectif à qui le joue~; joué à chaque fois, il allonge la partie à \
             {:.1} scènes.\n\
             - **Compter toutes les cartes piochées** coûte {:.1} fois les points des seules cartes jouées.\n\
             - **Le seuil de résolution**~: à trois, un cran coûte environ {:.1} scènes~; {:.0} scènes au seuil 3, {:.0} au \
             seuil 10.\n\
             - Ces nombres viennent d’automates~: ils comparent des tables, ils ne prédisent pas une soirée.",
            always.scenes.value(),
            drawn.points.value() / played.points.value().max(f64::MIN_POSITIVE),
            (scenes(10) - scenes(3)) / 7.0,
            scenes(3),
            scenes(10)
        );
        commas(&text).replace('~', "\u{a0}")
    }

    /// LAB-04.
    pub(super) fn on_joining(&self) -> String {
        let [closed, open] =
            ["4 players, closed", "4 players, may join"].map(|name| self.named("LAB-04", name));
        format!(
            "Among four, conflicts that may be joined are {} ({} rounds against {}) and {} ({} points against {}): it is a taste, \
             not a repair.",
            compared(open.rounds, closed.rounds, ["shorter", "as long", "longer"]),
            open.rounds,
            closed.rounds,
            compared(open.points, closed.points, ["milder", "as hard", "harder"]),
            open.points,
            closed.points
        )
    }

    /// LAB-07, LAB-08.
    pub(super) fn on_rematches(&self) -> String {
        let tables: Vec<Counts> = self.cells("LAB-07").map(|measured| measured.counts.clone()).collect();
        let least = tables.iter().map(|counts| counts.goals.interval().low).fold(1.0, f64::min);
        let last = if least > 0.5 {
            "whoever begins, and plays last in round one, gets more than half of the goals at every number of players"
        } else {
            "whoever begins does not clearly get more than half of the goals at every number of players"
        };
        let rematches = tables.iter().map(|counts| counts.rounds.value() - 1.0).fold(0.0, f64::max);
        let capped: u64 = tables.iter().map(|counts| counts.capped.n).sum();
        format!(
            "A conflict has at most {rematches:.1} rematches on average, and the limit of five was reached {capped} times in all: \
             frequent, but they end by themselves. As for the last word: {last}."
        )
    }

    /// LAB-09.
    pub(super) fn on_psychological_games(&self) -> String {
        let [never, losing, always] = ["Never", "Losing", "Always"].map(|name| self.named("LAB-09", name));
        format!(
            "The one who ticks gets the goal in {:.0} % of the cases, whatever the cards. Ticked only when losing, a game is {} \
             ({} scenes against {}); ticked always, it is {} ({}).",
            100.0 * losing.ticked_goals.value(),
            compared(losing.scenes, never.scenes, ["shorter", "as long", "longer"]),
            losing.scenes,
            never.scenes,
            compared(always.scenes, never.scenes, ["shorter", "as long", "longer"]),
            always.scenes
        )
    }

    /// LAB-11.
    pub(super) fn on_traits(&self) -> String {
        let tables = || self.cells("LAB-11").map(|measured| &measured.counts);
        let (few, many) = span(tables().map(|counts| counts.traits));
        let (low, high) = span(tables().map(|counts| counts.scores));
        let lost: f64 = tables().map(|counts| counts.lost_problems.value()).fold(0.0, f64::max);
        format!(
            "Neither: at the end a character has {few:.1} to {many:.1} traits of {low:.1} to {high:.1} on average, whichever way points \
             are spent, and at most {lost:.2} problems a game are lost to a trait that fell to nothing."
        )
    }

    /// LAB-13.
    pub(super) fn on_deaths(&self) -> String {
        let [spare, kill] = ["acts spare", "acts kill"].map(|name| self.named("LAB-13", name));
        format!(
            "Where every irreversible act kills, there are {} ({} acts in a long game against {}), and {} deaths: {}.",
            compared(kill.acts, spare.acts, ["fewer of them", "as many of them", "more of them"]),
            kill.acts,
            spare.acts,
            kill.deaths,
            if kill.acts.value() - kill.acts.error() > 2.0 * (spare.acts.value() + spare.acts.error()) {
                "one death brings the next"
            } else {
                "a death does not set off a chain of them"
            }
        )
    }

    /// LAB-14.
    pub(super) fn on_pools(&self) -> String {
        let [played, drawn] = ["Played", "Drawn"].map(|name| self.named("LAB-14", name));
        format!(
            "Counting all drawn cards costs {:.1} times the points of counting those played, and makes conflicts {}; the default is \
             kinder to characters that should last an evening.",
            drawn.points.value() / played.points.value().max(f64::MIN_POSITIVE),
            compared(drawn.rounds, played.rounds, ["shorter", "as long", "longer"])
        )
    }

    /// LAB-15.
    pub(super) fn on_thresholds(&self) -> String {
        let scenes =
            |threshold: u8| self.named("LAB-15", &format!("3 players, threshold {threshold}")).scenes.value();
        format!(
            "Among three, a step of the threshold costs about {:.1} scenes: {:.0} at 3, {:.0} at 10. With a quarter of an hour for a \
             scene, 3 fits an evening and 6 an afternoon; what is higher wants several sittings.",
            (scenes(10) - scenes(3)) / 7.0,
            scenes(3),
            scenes(10)
        )
    }
}

/// Decimal points as French writes them.
fn commas(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let decimal = letter == '.'
            && said.ends_with(|before: char| before.is_ascii_digit())
            && letters.peek().is_some_and(char::is_ascii_digit);
        said.push(if decimal { ',' } else { letter });
    }
    said
}

/// Less, the same within both errors, or more.
fn compared(one: Mean, other: Mean, [less, same, more]: [&'static str; 3]) -> &'static str {
    let gap = one.value() - other.value();
    if gap.abs() <= one.error() + other.error() {
        same
    } else if gap > 0.0 {
        more
    } else {
        less
    }
}

fn span(means: impl Iterator<Item = Mean>) -> (f64, f64) {
    means.fold((f64::MAX, 0.0), |(low, high), mean| (low.min(mean.value()), high.max(mean.value())))
}
