//! The sentences of the report, around its numbers.

use std::fmt;

use search::pactes::{Placement, Rebate};

use super::{
    super::{
        Counts,
        claims::{INTERVENTIONS, bargain, demons, grid, recommended, thrifty},
    },
    Report,
};
use crate::{Mean, Share};

/// A share as a whole percent with its tenth.
fn percent(share: Share) -> String {
    format!("{:.1}", 100.0 * share.value())
}

/// The smallest and the largest of some shares.
fn between(shares: impl Iterator<Item = Share>) -> String {
    let values: Vec<f64> = shares.map(|share| 100.0 * share.value()).collect();
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    format!("{least:.1} to {most:.1}")
}

/// The smallest and the largest of some means.
fn spread(means: impl Iterator<Item = Mean>) -> String {
    let values: Vec<f64> = means.map(Mean::value).collect();
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    format!("{least:.1} to {most:.1}")
}

/// In French.
fn pour_cent(share: Share) -> String {
    percent(share).replace('.', ",")
}

fn entre(shares: impl Iterator<Item = Share>) -> String {
    between(shares).replace('.', ",").replace("to", "à")
}

/// Games that Faust won, out of those that reached the goal.
fn given_goal(counts: &Counts) -> Share {
    Share { n: counts.faust.n, of: counts.reached.n }
}

impl Report {
    pub(super) fn introduction(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (games, seed) = (self.args.games, self.args.run.seed);
        let lab = self.of(&recommended(INTERVENTIONS));
        writeln!(
            f,
            "# Pactes in the laboratory\n\n\
             Bots play Pactes by the rules of `crates/pactes`, seeing only what their seats know: {games} games for \
             each of {} cells, {} in all. This file and its plots are written by\n\n\
             ```\ntablee lab pactes --games {games} --seed {seed} --report docs/lab\n```\n\n\
             The same seed gives the same file on any machine, with any number of threads.\n",
            self.measured.len(),
            games * self.measured.len() as u64
        )?;
        writeln!(f, "## Résumé en français\n")?;
        writeln!(
            f,
            "- **Deux engagements par contrat** (CL-1) : l’auteur dit que Faust garde alors assez d’âme mais atteint mal \
             son but. C’est vrai d’un Faust qui place ses dés au hasard ({} % des parties sans vainqueur) ou qui épargne \
             son âme (*Balanced*, {} %) ; c’est faux de celui qui vise six accomplissements sans plus (*Capped* {} %, \
             *Pace* {} %).",
            pour_cent(self.two(Placement::Blind).nobody()),
            pour_cent(self.two(Placement::Balanced).nobody()),
            pour_cent(self.two(Placement::Capped).nobody()),
            pour_cent(self.two(Placement::Pace).nobody())
        )?;
        writeln!(
            f,
            "- **Trois engagements** (CL-2) : le but est atteint presque à coup sûr (au moins {} % des parties, avec ou \
             sans interventions). Les démons ne se régalent que d’un Faust imprudent (*Blind*, *Greedy* : ils gagnent {} % \
             des parties) ; celui qui donne ses bons dés aux vices cachés une fois son dû obtenu les laisse à {} %, et à \
             {} % quand tout le monde intervient sur les dés.",
            format!("{:.1}", self.least_reached(3)).replace('.', ","),
            entre([Placement::Blind, Placement::Greedy].into_iter().map(|p| self.three(p, 0).demon)),
            entre(CAREFUL.into_iter().map(|p| self.three(p, 0).demon)),
            entre(CAREFUL.into_iter().map(|p| self.three(p, INTERVENTIONS).demon))
        )?;
        writeln!(
            f,
            "- **Négocier** (CL-6) : une remise d’un point accordée d’office sur chaque contrat fait passer Faust de {} % à {} % de \
             victoires. C’est ce que vaut la concession ; les automates ne savent pas l’arracher en marchandant.",
            pour_cent(lab.faust),
            pour_cent(self.of(&bargain(Rebate::Always(1), false)).faust)
        )?;
        writeln!(
            f,
            "- Ces nombres viennent d’automates : ils donnent une direction, pas une preuve d’équilibre.\n"
        )?;
        writeln!(
            f,
            "## How they play\n\n\
             Unless a table says otherwise: 26 + 26 tokens, every contract with the same number of lines (fewer only when \
             Faust cannot pay them), payment in twos first, the smallest token discarded and spent, no rebates, no trades. \
             *Blind* places dice at random; the others take the best of all placements and conversions, where an \
             achievement is worth 50 points of soul (*Greedy*: every one; *Capped*: those missing to six; *Pace*: those \
             missing, spread evenly over the rounds left) or 3 (*Balanced*: those missing). With interventions each player \
             spends at most two tokens a contract, polled Faust, Rep, Rival, on the change with the largest expected gain \
             if it beats the token by 0.25 (section 9 of the specification). *Target* lines are three with six points or \
             more, two with three, else one. A *thrifty* Faust spends tokens only for achievements that the round must \
             bring at an even pace.\n"
        )
    }

    fn two(&self, placement: Placement) -> &Counts {
        self.of(&grid(placement, 2, 0))
    }

    fn three(&self, placement: Placement, interventions: u8) -> &Counts {
        self.of(&grid(placement, 3, interventions))
    }

    /// The smallest share of games that reach the goal with so many lines, in percent.
    fn least_reached(&self, n_lines: u8) -> f64 {
        let cells = [0, INTERVENTIONS].into_iter().flat_map(|interventions| {
            Placement::ALL.map(|placement| grid(placement, n_lines, interventions))
        });
        cells.map(|cell| 100.0 * self.of(&cell).reached.value()).fold(100.0, f64::min)
    }

    /// What may explain the cells that disagree.
    pub(super) fn differences(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pace = self.of(&recommended(INTERVENTIONS));
        let thrifty = self.of(&thrifty());
        writeln!(
            f,
            "\nWithout interventions the rules, the placement and the payment of the two programs agree. The one cell beyond \
             the bound is Pace with four lines, in games that nobody wins; the specification does not say how many games \
             its cells with four or five lines, target lines and 16 + 16 tokens rest on, and the distances assume 100 000 \
             (20 000 with interventions).\n\n\
             With interventions the agreement is weaker evidence than it looks, because we chose a reading by these very \
             numbers. The specification leaves open against whom a demon is *behind* and which achievements are *missing*. \
             Read most plainly (behind Faust; missing to six) Blind and Greedy with two lines were 2.5 standard errors off \
             in 10 000 games. We then tried thirteen variants, alone and together, in 4 000 to 6 000 games each: behind or \
             ahead of the better of the two others; achievements capped at the pace, for Faust, for the demons, or for \
             both; not capped at all; weighed less beyond the pace; no help; achievements of the present dice counted \
             before helping; Faust's spent tokens or the present dice counted in the estimates. We kept the first half \
             of the first one, behind the better of the others, which brings those cells within 1; the rest is as plainly \
             read.\n\n\
             Two differences remain, and we do not know their cause. Pace: nobody wins less often than specified. None of \
             the variants met its cells; they are sensitive, since estimates that count the present dice moved Pace with \
             two lines from 5.9 to 10.1 % without a winner, but moved Balanced away. One line: demons win more often, in \
             all three cells of Greedy, Capped and Pace, which play alike there. If Faust pays only for achievements that \
             the round must bring (*thrifty*) the target cell moves from {} / {} / {} to {} / {} / {}, past the \
             specification's.\n",
            percent(pace.faust),
            percent(pace.demon),
            percent(pace.nobody()),
            percent(thrifty.faust),
            percent(thrifty.demon),
            percent(thrifty.nobody())
        )
    }

    pub(super) fn author(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## The author's claims\n")?;
        self.two_lines(f)?;
        self.three_lines(f)?;
        self.every_line(f)?;
        writeln!(
            f,
            "### CL-5: pressing the demons to touch the dice brings achievements\n\n\
             Two lines, everybody intervenes. Demons who *help* give 1.5 for a missing achievement while they lead and Faust \
             falls short; demons who *spoil* give as much against it in the last two rounds while they are over 2 behind.\n"
        )
    }

    fn two_lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "### CL-1: with two lines Faust keeps enough soul but hardly reaches his goal\n\n\
             | Placement | Reaches the goal | Keeps the lead in soul | Wins, given the goal | … with interventions: goal | lead \
             | wins, given the goal |\n|---|--:|--:|--:|--:|--:|--:|"
        )?;
        for placement in Placement::ALL {
            let (quiet, bent) = (self.two(placement), self.of(&grid(placement, 2, INTERVENTIONS)));
            writeln!(
                f,
                "| {placement:?} | {} | {} | {} | {} | {} | {} |",
                quiet.reached,
                quiet.leads,
                given_goal(quiet),
                bent.reached,
                bent.leads,
                given_goal(bent)
            )?;
        }
        writeln!(
            f,
            "\n**It depends on how Faust places his dice.** *Keeps enough soul*: true for all but Greedy. *Hardly reaches his \
             goal*: he misses it in {} % of games when he places blindly and in {} % when he minds his soul (Balanced), but \
             in {} % at most when he aims at six (Greedy, Capped, Pace). With interventions {} %, {} % and {} % miss it.\n",
            percent(self.two(Placement::Blind).nobody()),
            percent(self.two(Placement::Balanced).nobody()),
            percent(self.two(Placement::Pace).nobody()),
            percent(self.of(&grid(Placement::Blind, 2, INTERVENTIONS)).nobody()),
            percent(self.of(&grid(Placement::Balanced, 2, INTERVENTIONS)).nobody()),
            percent(self.of(&grid(Placement::Pace, 2, INTERVENTIONS)).nobody())
        )
    }

    fn three_lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let careless = || [Placement::Blind, Placement::Greedy].into_iter();
        writeln!(
            f,
            "### CL-2: with three lines the goal is almost certain, but the demons feast\n\n\
             ![Games with six achievements](pactes-goal.svg)\n\n\
             **First half: confirmed.** The goal is reached in at least {:.1} % of games, whatever the placement, with or \
             without interventions. **Second half: true for a careless Faust only.** Demons win {} % of games against Blind and \
             Greedy ({} % with interventions), but {} % against Capped, Pace and Balanced ({} % with interventions): these \
             take what they need and give their other high dice to the hidden flaws, which pay them a token or two each. \
             Without interventions the better demon ends with {} points against the careless and {} against the careful, \
             and Faust with {} and {}.\n",
            self.least_reached(3),
            between(careless().map(|p| self.three(p, 0).demon)),
            between(careless().map(|p| self.three(p, INTERVENTIONS).demon)),
            between(CAREFUL.into_iter().map(|p| self.three(p, 0).demon)),
            between(CAREFUL.into_iter().map(|p| self.three(p, INTERVENTIONS).demon)),
            spread(careless().map(|p| self.three(p, 0).best_demon)),
            spread(CAREFUL.into_iter().map(|p| self.three(p, 0).best_demon)),
            spread(careless().map(|p| self.three(p, 0).points)),
            spread(CAREFUL.into_iter().map(|p| self.three(p, 0).points))
        )
    }

    fn every_line(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "### CL-3 and CL-4: as many dice as he can; every die brings the fall nearer\n\n\
             ![Margin](pactes-margin.svg)\n\n\
             Achievements a contract, and Faust's margin over the better demon at the end, for one to five lines (nobody \
             intervenes):\n\n| Placement | | 1 | 2 | 3 | 4 | 5 |\n|---|---|--:|--:|--:|--:|--:|"
        )?;
        for placement in Placement::ALL {
            let line = |of: &dyn Fn(&Counts) -> String| {
                [1, 2, 3, 4, 5].map(|n| of(self.of(&grid(placement, n, 0)))).join(" | ")
            };
            let a_contract = |mean: Mean| format!("{:.2}", mean.value() / 6.0);
            writeln!(
                f,
                "| {placement:?} | achievements | {} |",
                line(&|counts| a_contract(counts.achievements))
            )?;
            writeln!(f, "| | margin | {} |", line(&|counts| counts.margin.to_string()))?;
        }
        let margin = |placement: Placement, n: u8| self.of(&grid(placement, n, 0)).margin.value();
        writeln!(
            f,
            "\n**Both are right, for different Fausts.** One line is hopeless for everybody. From two to three lines the margin \
             of Blind changes by {:+.1} and that of Greedy by {:+.1}: for them every die brings the fall nearer. That of Pace \
             changes by {:+.1} and that of Balanced by {:+.1}: they bear or even want a third and a fourth line; the \
             fifth costs every one of them more than it brings.\n",
            margin(Placement::Blind, 3) - margin(Placement::Blind, 2),
            margin(Placement::Greedy, 3) - margin(Placement::Greedy, 2),
            margin(Placement::Pace, 3) - margin(Placement::Pace, 2),
            margin(Placement::Balanced, 3) - margin(Placement::Balanced, 2)
        )
    }

    pub(super) fn help_read(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nobody = |placement, help, spoil| percent(self.of(&demons(placement, help, spoil)).nobody());
        writeln!(
            f,
            "\n**Restraint matters more than help.** Demons who do not spoil lower the games that nobody wins from {} to {} % \
             (Pace) and from {} to {} % (Balanced). Demons who do not help leave them at {} and {} %: about a point, and \
             nothing that can be told from chance among demons who do not spoil.\n",
            nobody(Placement::Pace, true, true),
            nobody(Placement::Pace, true, false),
            nobody(Placement::Balanced, true, true),
            nobody(Placement::Balanced, true, false),
            nobody(Placement::Pace, false, true),
            nobody(Placement::Balanced, false, true)
        )?;
        writeln!(
            f,
            "### CL-6: a good negotiator can win as Faust\n\n\
             Target lines, Pace, everybody intervenes. A rebate lowers the price, and with it what the Rep draws. Faust's offer: \
             when he is behind his pace, a 1 to the Rep for lifting a 3 to a 4; the Rep takes it and keeps his \
             word.\n"
        )
    }

    pub(super) fn bargains_read(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let none = self.of(&bargain(Rebate::Never, false));
        let one = self.of(&bargain(Rebate::Always(1), false));
        let gain = 100.0 * (one.faust.value() - none.faust.value());
        writeln!(
            f,
            "\n**This shows what a concession is worth, not whether a negotiator gets it.** The Rep here gives it unasked. One \
             point off every price (on average {:.1} points a game) takes Faust from {} to {} %: {:+.1} percentage points \
             for each point conceded, which is also a token less for the Rep; a second point brings no more. A Rep who \
             grants it only when he leads and the goal is far hardly ever does ({:.2} points a game), and Faust's token \
             for a nudge is as rare ({:.3} a game): neither changes the result beyond the error.\n",
            one.rebates.value(),
            percent(none.faust),
            percent(one.faust),
            gain / one.rebates.value(),
            self.of(&bargain(Rebate::WhenAhead, false)).rebates.value(),
            self.of(&bargain(Rebate::Never, true)).gifts.value()
        )
    }

    pub(super) fn limits(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thrifty = self.of(&thrifty());
        writeln!(
            f,
            "## What this does not show\n\n\
             - CL-7 (45 to 60 minutes) needs people and a clock. A game between bots takes {:.0} actions on average with \
             target lines.\n\
             - Bots do not bluff, threaten, or remember who kept his word. These numbers are a bearing, not a proof of balance.\n\
             - No placement here is the best there is: a thrifty Faust wins {} % with target lines, against {} % for the \
             recommended one, by a change of one rule of thumb.",
            self.of(&recommended(INTERVENTIONS)).actions.value(),
            percent(thrifty.faust),
            percent(self.of(&recommended(INTERVENTIONS)).faust)
        )
    }
}

/// Those who collect what they need and no more.
const CAREFUL: [Placement; 3] = [Placement::Capped, Placement::Pace, Placement::Balanced];
