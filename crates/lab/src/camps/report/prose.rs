//! The words between the tables; what they claim is computed from the counts.

use std::fmt;

use psychopathe::Camp;

use super::{Report, Run};
use crate::{
    Join as _,
    camps::{Cell, Counts},
    stats::Share,
};

/// More draws than this and a game is not worth sitting down to.
const DULL: f64 = 0.5;

impl Report {
    pub(super) fn introduction(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games: u64 = self.runs.iter().flat_map(|run| &run.counts).map(|(_, counts)| counts.games).sum();
        writeln!(
            f,
            "# Psychopathe's camps in the laboratory\n\n\
             The drawing of the opening position is lost; the specification's camp (`standard`) is a reconstruction. Here \
             it meets six others on both boards, by the engine playing itself: {games} games. Written by\n\n\
             ```\ntablee lab camps --time {} --random-plies {} --seed {} --log FILE --report docs/lab\n```\n",
            self.args.time, self.args.random_plies, self.args.seed
        )?;
        self.summary_in_french(f)?;
        writeln!(
            f,
            "\n## How they play\n\n\
             Both sides have the same engine, the same time (or the same number of positions) for every move and tables \
             of their own. Each game begins with {} random half-moves without capture, drawn again until a search of 2 000 \
             positions sees neither side ahead by more than {} hundredths; so what is left of the first move's worth is \
             what the first player keeps in an open fight, not what a prepared opening would give. Time is that of the \
             wall clock: on a machine with other work both sides search less deep, equally; *depth* is what the searches \
             completed on average. A game at equal time is not repeatable, one at equal positions is. ± and brackets are \
             95 %.\n",
            self.args.random_plies, self.args.balance
        )?;
        writeln!(f, "The camps of white, on ray a; black's is the same turned by half a turn:\n")?;
        writeln!(f, "| camp | standard board | small board |\n|---|---|---|")?;
        for name in Camp::NAMES {
            let [large, small] =
                [3, 2].map(|size| Camp::named(size, name).map_or_else(|_| String::new(), |c| pieces(&c)));
            writeln!(f, "| `{name}` | {large} | {small} |")?;
        }
        writeln!(
            f,
            "\n![First player's share](psychopathe-camps-first.svg)\n\n![Draws](psychopathe-camps-draws.svg)\n\n\
             ![Length](psychopathe-camps-length.svg)\n\n![Captures](psychopathe-camps-captures.svg)\n"
        )
    }

    fn summary_in_french(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## Résumé en français\n")?;
        for run in &self.runs {
            for (board, name) in [(3, "plateau standard"), (2, "petit plateau")] {
                let all = run.on(board);
                if all.games == 0 {
                    continue;
                }
                let (first, error) = all.first_player();
                let said = format!(
                    "{first:.1} % ± {error:.1} des points ; {:.1} % de nulles ; {:.0} demi-coups ; {:.1} pièces prises, \
                     dont {:.2} psychologues ; {:.2} résurrections par partie",
                    100.0 * all.drawn().value(),
                    all.plies.value(),
                    all.captures.value(),
                    all.psychologists.value(),
                    all.put_back.value()
                );
                let pace = french(&run.pace);
                writeln!(f, "- {name}, {pace} : le premier joueur marque {}.", said.replace('.', ","))?;
            }
        }
        let advice = match (self.recommended(3), self.recommended(2)) {
            (Advice::Keep, Advice::Keep) => "garder le camp de la règle sur les deux plateaux".to_owned(),
            (Advice::Keep, Advice::Other(small)) => {
                format!(
                    "garder le camp de la règle sur le plateau standard ; sur le petit, essayer « {small} »"
                )
            }
            (Advice::Other(large), Advice::Keep) => {
                format!(
                    "sur le plateau standard, essayer « {large} » ; sur le petit, garder le camp de la règle"
                )
            }
            (Advice::Other(large), Advice::Other(small)) => {
                format!("essayer « {large} » sur le plateau standard et « {small} » sur le petit")
            }
        };
        writeln!(f, "- **Conseil** : {advice}.")?;
        for (board, name) in [(3, "plateau standard"), (2, "petit plateau")] {
            if let Some(share) = self.trio_draws(board) {
                let verdict = match share.value() > DULL {
                    true => "les règles tiennent, mais c’est une curiosité",
                    false => "jouable",
                };
                let percent = 100.0 * share.value();
                writeln!(
                    f,
                    "- **À trois**, {name} : {percent:.0} % de nulles sur {} parties ; {verdict}.",
                    share.of
                )?;
            }
        }
        Ok(())
    }

    pub(super) fn findings(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## What it shows\n")?;
        for run in &self.runs {
            for (board, name) in [(3, "standard board"), (2, "small board")] {
                let all = run.on(board);
                if all.games == 0 {
                    continue;
                }
                let (first, error) = all.first_player();
                writeln!(
                    f,
                    "- **First move**, {name}, {}: {first:.1} % ± {error:.1} over all camps{}. Camps whose interval leaves \
                     out 50 %: {}.",
                    run.pace,
                    if (first - 50.0).abs() > error { "" } else { ", no advantage shown" },
                    unbalanced(run, board)
                )?;
            }
        }
        for run in &self.runs {
            for (board, name) in [(3, "standard board"), (2, "small board")] {
                let all = run.on(board);
                if all.games == 0 {
                    continue;
                }
                writeln!(
                    f,
                    "- **Psychologists and resurrections**, {name}, {}: a game takes {:.2} psychologists, and in {:.0} % of \
                     the games a piece comes back.",
                    run.pace,
                    all.psychologists.value(),
                    100.0 * all.with_put_back().value()
                )?;
            }
        }
        for (board, name) in [(3, "standard board"), (2, "small board")] {
            match self.recommended(board) {
                Advice::Keep => writeln!(
                    f,
                    "- **Recommendation, {name}**: keep the camp of the specification. No other camp has significantly \
                     fewer draws (intervals apart) at a balance that is no worse."
                )?,
                Advice::Other(other) => writeln!(
                    f,
                    "- **Recommendation, {name}**: try `{other}`: significantly fewer draws than the specification's camp \
                     (intervals apart) at a balance that is no worse. The specification's camp stays the default until \
                     people have tried it."
                )?,
            }
        }
        for (board, name) in [(3, "standard board"), (2, "small board")] {
            let Some(share) = self.trio_draws(board) else { continue };
            writeln!(
                f,
                "- **Three players**, {name}: {:.0} % of {} games drawn. The rules work and every game ends; it is {} as it \
                 stands.",
                100.0 * share.value(),
                share.of,
                if share.value() > DULL { "a curiosity" } else { "playable" }
            )?;
        }
        writeln!(
            f,
            "- **Why three draw**: a hundred half-moves without capture end most of these games. A fight between two serves \
             the third, so that waiting pays; on the small board the three camps leave hardly a free path. Where somebody is \
             put out, the table says how often who did it also won: half is what chance would give between the two that \
             are left, and much less would mean that the third is made king."
        )?;
        writeln!(
            f,
            "\n## Limits\n\nThe weights of the evaluation were tuned on games from the specification's camp, which may favour \
             it. The engine is not perfect play: a camp that only masters can hold would look bad here. With so few games \
             a difference of ten points between two camps is within the error."
        )
    }

    /// A camp that draws significantly less than the specification's and is balanced, if there is one.
    fn recommended(&self, board: u8) -> Advice {
        let Some(run) = self.runs.iter().max_by_key(|run| run.on(board).games) else { return Advice::Keep };
        let of = |camp| run.of(&Cell { board, players: 2, camp });
        let Some(own) = of(Camp::NAMES[0]) else { return Advice::Keep };
        let better = |counts: &Counts| {
            counts.drawn().interval().high < own.drawn().interval().low && is_balanced(counts)
        };
        let mut others: Vec<(&'static str, &Counts)> =
            Camp::NAMES[1..].iter().filter_map(|&camp| Some((camp, of(camp)?))).collect();
        others.retain(|(_, counts)| better(counts));
        others.sort_by(|a, b| a.1.drawn().value().total_cmp(&b.1.drawn().value()));
        others.first().map_or(Advice::Keep, |(name, _)| Advice::Other(name))
    }

    fn trio_draws(&self, board: u8) -> Option<Share> {
        let trios = self.runs.iter().flat_map(|run| &run.counts);
        let trios =
            trios.filter(|(cell, counts)| cell.players == 3 && cell.board == board && counts.games > 0);
        let mut all = Share::default();
        trios.for_each(|(_, counts)| all.join(&counts.drawn()));
        (all.of > 0).then_some(all)
    }
}

/// What is recommended for a board.
enum Advice {
    Keep,
    Other(&'static str),
}

fn is_balanced(counts: &Counts) -> bool {
    let (first, error) = counts.first_player();
    (first - 50.0).abs() <= error
}

fn unbalanced(run: &Run, board: u8) -> String {
    let cell = |camp| run.of(&Cell { board, players: 2, camp }).map(|counts| (camp, counts));
    let names = Camp::NAMES.into_iter().filter_map(cell).filter(|(_, counts)| !is_balanced(counts));
    let names: Vec<String> = names.map(|(camp, _)| format!("`{camp}`")).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn french(pace: &str) -> String {
    pace.replace("a move", "par coup")
}

fn pieces(camp: &Camp) -> String {
    let pieces = camp.pieces.iter().map(|(kind, node)| format!("{}{node}", kind.letter()));
    pieces.collect::<Vec<_>>().join(" ")
}
