//! Somebody who plays legally, does a bit of everything, and comes to an end.

use kernel::{Ask, Chance, Choice, Game, Knowledge, Player};
use pactes::{Action, ActionKind, Pactes, Stage, View};

/// Goes on to two or three lines, converts what it can, bends a die now and then, trades once a round.
#[derive(Debug, Default)]
pub(crate) struct Bot {
    /// The round in which it made its last offer.
    offered: u8,
    /// The round in which it granted its last rebate.
    granted: u8,
}

impl Player<Pactes> for Bot {
    fn act(&mut self, game: &Pactes, known: &Knowledge<Pactes>, chance: &mut dyn Chance) -> Option<Action> {
        let view = &known.view;
        let you = view.you?;
        let choices = game.choices(view);
        if view.own_debt().is_some() {
            return some(&choices, &[ActionKind::Discard], chance);
        }
        if let Some(offer) = view.offers.iter().find(|offer| offer.to == you) {
            let answers: Vec<_> = choices
                .iter()
                .filter(|choice| match &choice.action {
                    Action::AcceptOffer { offer: id, .. } | Action::DeclineOffer { offer: id } => {
                        *id == offer.id
                    }
                    _ => false,
                })
                .cloned()
                .collect();
            let wanted: &[ActionKind] = if one_in(2, chance) {
                &[ActionKind::DeclineOffer]
            } else {
                &[ActionKind::AcceptOffer, ActionKind::DeclineOffer]
            };
            return some(&answers, wanted, chance);
        }
        let mut wishes = Vec::new();
        if self.offered < view.round && one_in(6, chance) {
            self.offered = view.round;
            wishes.extend(some(&choices, &[ActionKind::Offer], chance));
        }
        if self.granted < view.round && one_in(8, chance) {
            self.granted = view.round;
            wishes.extend(some(&choices, &[ActionKind::SetRebate], chance));
        }
        if !wishes.is_empty() || !view.awaited().contains(&you) {
            return wishes.pop();
        }
        some(&choices, wanted(view, chance), chance)
    }
}

/// What to do in this stage, the first that is offered.
fn wanted(view: &View, chance: &mut dyn Chance) -> &'static [ActionKind] {
    let n_lines = view.contract.as_ref().map_or(0, |contract| contract.lines.len());
    match view.stage {
        Stage::Desire => &[ActionKind::SetDesire],
        Stage::Obstacles if one_in(9, chance) => &[ActionKind::StartAid, ActionKind::SetObstacle],
        Stage::Obstacles => &[ActionKind::SetObstacle],
        Stage::AidSins => &[ActionKind::ChooseSin],
        Stage::AidWords => &[ActionKind::AddWord],
        Stage::FirstRep => &[ActionKind::ChooseFirstRep],
        Stage::ChooseObstacle => &[ActionKind::ChooseObstacle],
        Stage::Propose => &[ActionKind::Propose],
        Stage::Answer if one_in(5, chance) => &[ActionKind::Refuse],
        Stage::Answer => &[ActionKind::Accept],
        Stage::Flaw => &[ActionKind::WriteFlaw],
        Stage::Decide if n_lines < 3 && !one_in(4, chance) => &[ActionKind::GoOn, ActionKind::Sign],
        Stage::Decide => &[ActionKind::Sign],
        Stage::Pay => &[ActionKind::Pay],
        Stage::Roll => &[ActionKind::Roll],
        Stage::Place if one_in(9, chance) => &[ActionKind::Lift, ActionKind::Place, ActionKind::Confirm],
        Stage::Place if view.contract.as_ref().is_some_and(|c| c.free_slots().next().is_none()) => {
            &[ActionKind::Confirm]
        }
        Stage::Place => &[ActionKind::Place],
        Stage::Convert if one_in(6, chance) => &[ActionKind::SkipConversion],
        Stage::Convert => &[ActionKind::Convert],
        Stage::Intervene if one_in(5, chance) => &[ActionKind::Shift, ActionKind::Pass],
        Stage::Intervene if one_in(6, chance) => &[ActionKind::Reroll, ActionKind::Pass],
        Stage::Intervene => &[ActionKind::Pass],
        Stage::Settle => &[ActionKind::Discard],
        Stage::Summary => &[ActionKind::Summarise],
        Stage::End => &[],
    }
}

fn one_in(n: usize, chance: &mut dyn Chance) -> bool {
    chance.pick(&Ask::one_of(n)) == 0
}

/// A filling of the first of these that is on offer.
fn some(choices: &[Choice<Action>], wanted: &[ActionKind], chance: &mut dyn Chance) -> Option<Action> {
    let found = wanted.iter().find_map(|kind| {
        let of_kind: Vec<_> = choices.iter().filter(|choice| choice.action.kind() == *kind).collect();
        (!of_kind.is_empty()).then(|| of_kind[chance.pick(&Ask::one_of(of_kind.len()))])
    });
    found.and_then(|choice| choice.sample(chance).ok())
}
