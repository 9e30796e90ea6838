//! The contracts of Pactes as they were signed: each commitment facing its flaw, with the dice on both.

use std::collections::BTreeMap;

use kernel::{Language, Text};
use pactes::{ByRole, Demon, DieId, Effects, Happening, Notice, Partly, Slot};

use super::{Part, Section, Side};
use crate::{Args, Speaker};

/// A contract as far as its reader was told of it.
#[derive(Default)]
struct Signed {
    round: u8,
    rep: Option<Demon>,
    obstacle: Option<Text>,
    lines: Vec<(Text, Option<Text>)>,
    price: Option<u32>,
    dice: BTreeMap<DieId, u8>,
    placed: BTreeMap<Slot, DieId>,
    effects: Option<Effects>,
}

impl Signed {
    fn hear(&mut self, notice: &Notice) {
        match notice {
            Notice::Open(what) => self.open(what),
            Notice::Partly(what) => self.partly(what),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is new changes no contract until somebody says how"
    )]
    fn open(&mut self, what: &Happening) {
        match what {
            Happening::Signed { price } => self.price = Some(*price),
            Happening::DiceRolled { faces } => {
                self.dice = (1u8..).map(DieId).zip(faces.iter().copied()).collect();
                self.placed.clear();
            }
            Happening::FlawReworded { line, text } => self.flaw(*line, text),
            _ => {}
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is new changes no contract until somebody says how"
    )]
    fn partly(&mut self, what: &Partly) {
        match what {
            Partly::ObstacleChosen { text, .. } => self.obstacle = Some(text.clone()),
            Partly::ProposalAccepted { text, .. } => self.lines.push((text.clone(), None)),
            Partly::FlawWritten { line, text: Some(text), .. } => self.flaw(*line, text),
            Partly::FlawsRead { flaws, effects } => {
                for (line, text) in (1u8..).zip(flaws) {
                    self.flaw(line, text);
                }
                self.effects = Some(*effects);
            }
            Partly::DiePlaced { die, face, slot } => {
                self.placed.retain(|_, lies| lies != die);
                self.placed.insert(*slot, *die);
                self.dice.insert(*die, *face);
            }
            Partly::DieLifted { die, .. } => self.placed.retain(|_, lies| lies != die),
            // PAC-59.
            Partly::DieConverted { die, .. } => {
                self.dice.insert(*die, 4);
            }
            Partly::DieRerolled { slot, to, .. } | Partly::DieShifted { slot, to, .. } => {
                if let Some(die) = self.placed.get(slot) {
                    self.dice.insert(*die, *to);
                }
            }
            _ => {}
        }
    }

    fn flaw(&mut self, line: u8, text: &Text) {
        if let Some(line) = usize::from(line).checked_sub(1).and_then(|at| self.lines.get_mut(at)) {
            line.1 = Some(text.clone());
        }
    }

    fn side(&self, text: String, slot: Slot) -> Side {
        let die = self.placed.get(&slot).and_then(|die| self.dice.get(die)).copied();
        Side { text, die }
    }
}

/// The contracts, a section each.
pub(crate) fn appendix(language: Language, called: &ByRole<String>, told: &[Notice]) -> Vec<Section> {
    let words = Speaker::printed(language);
    let game = crate::pactes::Speaker::new(language);
    let mut contracts: Vec<Signed> = Vec::new();
    for notice in told {
        if let Notice::Open(Happening::RoundBegan { round, rep }) = notice {
            contracts.push(Signed { round: *round, rep: Some(*rep), ..Signed::default() });
        } else if let Some(contract) = contracts.last_mut() {
            contract.hear(notice);
        }
    }
    let section = |contract: &Signed| {
        let title = words.say("book-contract", &Args::new().with("n", contract.round));
        let rep = contract.rep.map(|rep| called[rep.into()].as_str()).unwrap_or_default();
        let mut terms = vec![(words.just("book-sold-by"), rep.to_owned())];
        terms.extend(contract.obstacle.as_ref().map(|text| (words.just("book-obstacle"), text.to_string())));
        terms.extend(contract.price.map(|price| (words.just("book-price"), price.to_string())));
        let line = |(number, (commitment, flaw)): (u8, &(Text, Option<Text>))| {
            let hidden = || words.just("book-hidden");
            let flaw = flaw.as_ref().map_or_else(hidden, ToString::to_string);
            [
                contract.side(commitment.to_string(), Slot::commitment(number)),
                contract.side(flaw, Slot::flaw(number)),
            ]
        };
        let lines: Vec<[Side; 2]> = (1u8..).zip(&contract.lines).map(line).collect();
        let heads = [words.just("book-commitments"), words.just("book-flaws")];
        let mut parts = vec![Part::Terms(terms)];
        if !lines.is_empty() {
            parts.push(Part::Facing { heads, lines });
        }
        parts.extend(
            contract
                .effects
                .map(|effects| Part::Text(format!("{}.", crate::capitalised(&game.effects(effects))))),
        );
        Section { title, parts }
    };
    contracts.iter().filter(|contract| contract.obstacle.is_some()).map(section).collect()
}
