//! What the report says around its tables; every number in it comes from the counts.

use std::fmt;

use super::{
    super::cell::{LAYOUTS, PLAYERS, five_a_head},
    Cell, Counts, Report,
};

pub(super) const EXACT: &str = "\
All dice of the kinds that are out, shared evenly; the mean over the players of what a throw of such a hand is worth at \
the difficulty of that stage. Percent, exact. With a reroll means: rerolled whenever short.";

pub(super) const GROUPS: &str = "\
Percent with 95 % intervals after Wilson; means with half of their 95 % interval. *Won at* d: conflicts and resistances that \
were thrown at that difficulty and won in the end. *At risk early*: characters that a 1 would have driven mad before \
the source was found (bots take no such die themselves: only gifts would bring it). *Dry scenes* began with an empty bowl. *Spread*: most dice in a hand at the end, less the fewest.";

pub(super) const WEIGHTS: &str = "\
The weights of source, profiteer and symptom, dealt from many faces to few; then one d4 moved to a profiteer; then small \
dice on the symptoms and big ones on the source.";

pub(super) const BOLD: &str = "\
The same thresholds in play, with three characters who take a die every scene as long as the bowl has one, and throw whatever \
it may cost them; the first row is the careful ones of all other tables, who stop at five dice and two occult ones. *Mad by \
a 1*: of all characters; those who gave their reason up for a success are not among them. *First in scene*: the scene of the \
first such madness, where there was one. *Dice held*: in all hands at the end.";

pub(super) const OTHERS: &str = "\
The Keeper's tempo of striking, the options of the table, the number of symptoms, and more d4.";

fn percent(share: crate::stats::Share) -> String {
    format!("{:.1} %", 100.0 * share.value())
}

impl Report {
    pub(super) fn opening(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, cells) = (self.args.games, self.measured.len() as u64);
        writeln!(f, "# Innommable in the laboratory\n")?;
        writeln!(
            f,
            "Bots play Innommable by the rules of `crates/innommable`, seeing only what their seats know: {games} games \
             for each of {cells} cells, {} in all. The odds of a throw are exact. This file and its plots are written \
             by\n\n```\ntablee lab innommable --games {games} --seed {} --report docs/lab\n```\n",
            games * cells,
            self.args.run.seed
        )?;
        writeln!(f, "The same seed gives the same file on any machine, with any number of threads.\n")?;
        self.summary(f)?;
        writeln!(
            f,
            "\n## How they play\n\nA character acts once a scene: it looks for something (55 % of its actions) and finds it, or \
             forces something and throws. It takes a die a scene while its hand is below difficulty + 2, at most five, \
             never a third occult one; throws if a throw with one reroll succeeds at least 35 % of the time, rerolls \
             while it has four entries at most, and once the source is known goes for it with all it has: two rerolls, or \
             the character itself where even these give less than an even chance. The Keeper strikes whoever has two \
             unstruck entries, once a scene, and kills on an unresisted severe effect one time in two. Bots tell no \
             story and fear nothing: the numbers compare tables, they do not predict an evening."
        )
    }

    fn summary(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |n: u8| self.layout(0, n);
        let heads = |n: u8| self.counts(&Cell::five_a_head(n));
        let (Some(one), Some(three), Some(six)) = (at(1), at(3), at(6)) else { return Ok(()) };
        let line = |of: &dyn Fn(&Counts) -> String| {
            let cells = PLAYERS.filter_map(|n| at(n).map(|counts| format!("N = {n} : {}", of(counts))));
            cells.collect::<Vec<_>>().join(" ; ").replace('.', ",")
        };
        writeln!(f, "## Résumé en français\n")?;
        writeln!(
            f,
            "- **Les nombres de dés de l’auteur** : conflits gagnés à la difficulté 4, {}. Mystères désamorcés : {}.",
            line(&|c| percent(c.won[3])),
            line(&|c| percent(c.defused))
        )?;
        writeln!(
            f,
            "- **Petits et grands groupes** : de un à six personnages, la part de fous va de {} à {}, celle de morts de {} à {} (trois \
             personnages : {} et {}).",
            percent(one.mad).replace('.', ","),
            percent(six.mad).replace('.', ","),
            percent(one.dead).replace('.', ","),
            percent(six.dead).replace('.', ","),
            percent(three.mad).replace('.', ","),
            percent(three.dead).replace('.', ",")
        )?;
        if let (Some(five), Some(more)) = (at(5), heads(5)) {
            writeln!(
                f,
                "- **Cinq dés par tête à cinq personnages** : conflits gagnés à la difficulté 4, {} au lieu de {}.",
                percent(more.won[3]).replace('.', ","),
                percent(five.won[3]).replace('.', ",")
            )?;
        }
        writeln!(
            f,
            "- Ces nombres viennent d’automates : ils comparent des tables, ils ne prédisent pas une soirée."
        )
    }

    /// What the thresholds do to those who take every die.
    fn where_madness_begins(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bold = |dice, occult| self.counts(&Cell::bold(dice, occult));
        let (Some(careful), Some(rules)) = (self.layout(0, 3), bold(6, 3)) else { return Ok(()) };
        let (Some(strict), Some(loose)) = (bold(5, 2), bold(8, 4)) else { return Ok(()) };
        writeln!(
            f,
            "\n**Madness.** With the rules' own thresholds a 1 drives {} of the bold mad and {} of the careful; the bold \
             defuse {} of their mysteries, the careful {}. At 5 / 2 it drives {} of the bold mad, at 8 / 4 {}.",
            percent(rules.mad_thrown),
            percent(careful.mad_thrown),
            percent(rules.defused),
            percent(careful.defused),
            percent(strict.mad_thrown),
            percent(loose.mad_thrown)
        )
    }

    /// Which counts come closest to three players, and which way to lay the dice keeps the ascent gentle.
    pub(super) fn recommendation(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "\n## Recommendation\n")?;
        let Some(three) = self.layout(0, 3) else { return Ok(()) };
        let distance = |counts: &Counts| {
            (counts.won[3].value() - three.won[3].value()).abs()
                + (counts.early_risk.value() - three.early_risk.value()).abs()
        };
        writeln!(
            f,
            "**Numbers of dice.** The author has played with three characters. The measure is how close another group comes \
             to that in conflicts won at difficulty 4 ({}) and in characters at risk before the source ({}).\n",
            percent(three.won[3]),
            percent(three.early_risk)
        )?;
        for n in PLAYERS.filter(|n| *n != 3) {
            let (Some(formula), Some(heads)) = (self.layout(0, n), self.counts(&Cell::five_a_head(n))) else {
                continue;
            };
            let dice = five_a_head(n);
            let better = if distance(heads) < distance(formula) {
                format!(
                    "take five a head: {} d20, {} d12, {} d8, {} d4",
                    dice.d20, dice.d12, dice.d8, dice.d4
                )
            } else {
                "keep the formula".to_owned()
            };
            writeln!(
                f,
                "- N = {n}: formula {} and {}, five a head {} and {}: {better}.",
                percent(formula.won[3]),
                percent(formula.early_risk),
                percent(heads.won[3]),
                percent(heads.early_risk)
            )?;
        }
        writeln!(
            f,
            "\n**Weights.** With three players, conflicts won at difficulty 2, 3, 4, and mysteries defused:\n"
        )?;
        for (index, (name, _)) in LAYOUTS.iter().enumerate() {
            let Some(counts) = self.layout(index, 3) else { continue };
            writeln!(
                f,
                "- {name}: {}, {}, {}; {} defused, {} mad, {} dead.",
                percent(counts.won[1]),
                percent(counts.won[2]),
                percent(counts.won[3]),
                percent(counts.defused),
                percent(counts.mad),
                percent(counts.dead)
            )?;
        }
        let best = (0..LAYOUTS.len()).filter_map(|index| Some((index, self.layout(index, 3)?)));
        // The gentlest ascent: the smallest fall from one difficulty to the next.
        let fall = |counts: &Counts| {
            let won = counts.won.map(|share| share.value());
            won.windows(2).map(|pair| pair[0] - pair[1]).fold(0.0, f64::max)
        };
        let best = best.min_by(|(_, one), (_, other)| fall(one).total_cmp(&fall(other)));
        if let Some((index, counts)) = best {
            writeln!(
                f,
                "\nThe steepest fall from one difficulty to the next is smallest with **{}** ({:.1} points). The rules' own \
                 weights lose {:.1}.",
                LAYOUTS[index].0,
                100.0 * fall(counts),
                100.0 * self.layout(0, 3).map_or(0.0, fall)
            )?;
        }
        self.where_madness_begins(f)
    }
}
