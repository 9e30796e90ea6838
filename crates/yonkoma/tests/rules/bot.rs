//! Somebody who plays legally, does a bit of everything, and comes to an end.

use kernel::{Ask, Chance, Choice, Game, Knowledge, Player};
use yonkoma::{Action, ActionKind, Stage, View, Yonkoma};

/// So many Scenes at most.
const SCENES: u32 = 3;

/// Tries a bit of everything; the game master leads on to the end of the second adventure.
#[derive(Debug, Default)]
pub(crate) struct Bot {
    /// How often it did something that nobody waited for.
    asides: usize,
}

impl Player<Yonkoma> for Bot {
    fn act(&mut self, game: &Yonkoma, known: &Knowledge<Yonkoma>, chance: &mut dyn Chance) -> Option<Action> {
        let view = &known.view;
        let you = view.you?;
        let choices = game.choices(view);
        let awaited = game.status(view).awaited.contains(&you);
        if self.asides < 20 && one_in(4, chance) {
            self.asides += 1;
            let aside = some(&choices, ASIDES[chance.pick(&Ask::one_of(ASIDES.len()))], chance);
            if aside.is_some() {
                return aside;
            }
        }
        if !awaited {
            return None;
        }
        let waiting = [ActionKind::ApproveCharacter, ActionKind::AnswerBond, ActionKind::AnswerImposed];
        some(&choices, &waiting, chance).or_else(|| some(&choices, &wanted(view, chance), chance))
    }
}

/// What somebody does without being awaited.
const ASIDES: [&[ActionKind]; 22] = [
    &[ActionKind::Narrate],
    &[ActionKind::ClaimBond],
    &[ActionKind::ClaimBond],
    &[ActionKind::UndoBond],
    &[ActionKind::Help],
    &[ActionKind::StopHelping],
    &[ActionKind::MarkMoment],
    &[ActionKind::CreateNpc],
    &[ActionKind::DescribeNpc],
    &[ActionKind::BindNpc],
    &[ActionKind::ShowNpc, ActionKind::ShowBond],
    &[ActionKind::SetNotes],
    &[ActionKind::GiveCondition],
    &[ActionKind::EndCondition],
    &[ActionKind::UseGift],
    &[ActionKind::GiveBackGift],
    &[ActionKind::ImposeBond],
    &[ActionKind::GrantGift, ActionKind::GrantKoma],
    &[ActionKind::ChangeConcept, ActionKind::ChangeFlaw, ActionKind::ChangeBond, ActionKind::DropBond],
    &[ActionKind::TellAnecdote],
    &[ActionKind::SetConditions, ActionKind::KeepGifts],
    &[ActionKind::SubmitCharacter, ActionKind::SubmitBonds, ActionKind::InventNpc, ActionKind::BringIn],
];

/// What to do in this stage, the first that is offered.
fn wanted(view: &View, chance: &mut dyn Chance) -> Vec<ActionKind> {
    let board = &view.board;
    let (odd, rare) = (one_in(2, chance), one_in(5, chance));
    match board.stage {
        Stage::World => {
            vec![if board.world.is_none() { ActionKind::SetWorld } else { ActionKind::ConfirmWorld }]
        }
        Stage::Creation if rare => vec![ActionKind::ReturnCharacter, ActionKind::SubmitCharacter],
        Stage::Creation => vec![ActionKind::SubmitCharacter],
        Stage::Bonds if rare => {
            vec![
                ActionKind::ReturnBonds,
                ActionKind::SubmitBonds,
                ActionKind::InventNpc,
                ActionKind::StartSession,
            ]
        }
        Stage::Bonds => vec![ActionKind::SubmitBonds, ActionKind::InventNpc, ActionKind::StartSession],
        Stage::Free if view.is_gm() => match chance.pick(&Ask::one_of(6)) {
            0 => vec![ActionKind::CallTest, ActionKind::StartScene],
            1 | 2 => vec![ActionKind::StartConflict, ActionKind::StartScene],
            3 => vec![ActionKind::BringIn, ActionKind::CreateNpc, ActionKind::StartScene],
            _ if board.scene >= SCENES * board.session => vec![ActionKind::EndSession],
            _ => vec![ActionKind::StartScene],
        },
        Stage::Free => vec![ActionKind::Attempt],
        Stage::Build if rare => {
            vec![ActionKind::DropTest, ActionKind::AutoSucceed, ActionKind::Throw, ActionKind::SetBasis]
        }
        Stage::Build => vec![ActionKind::Throw, ActionKind::SetBasis],
        Stage::Open if odd => vec![ActionKind::SpendKoma, ActionKind::PlusOne, ActionKind::Accept],
        Stage::Open if rare => vec![ActionKind::TakeSetback, ActionKind::ChangeApproach, ActionKind::Accept],
        Stage::Open => vec![ActionKind::Accept],
        Stage::Round if rare && odd => vec![ActionKind::KeepGifts, ActionKind::Pass],
        Stage::Round if rare => vec![ActionKind::PlusOne, ActionKind::Pass],
        Stage::Round => vec![ActionKind::Pass],
        Stage::Tie => vec![ActionKind::JudgeSpecific],
        Stage::Unforeseen if rare => vec![ActionKind::Stop],
        Stage::Unforeseen => vec![ActionKind::GoOn],
        Stage::Award if rare => vec![ActionKind::Pass],
        Stage::Award => vec![ActionKind::Award, ActionKind::Pass],
        Stage::Telling => vec![ActionKind::TellRound],
        Stage::Replace => vec![ActionKind::NameRoller],
        Stage::LoserChoice if rare => vec![ActionKind::SetBasis, ActionKind::Concede],
        Stage::LoserChoice if odd => {
            vec![ActionKind::SetBasis, ActionKind::SpendKoma, ActionKind::TakeSetback, ActionKind::Concede]
        }
        Stage::LoserChoice => vec![
            ActionKind::SetBasis,
            ActionKind::TakeSetback,
            ActionKind::ChangeApproach,
            ActionKind::Concede,
        ],
        Stage::Narration => vec![ActionKind::TellResult, ActionKind::Consent],
        Stage::SessionEnd if board.session < 2 => vec![ActionKind::StartSession],
        Stage::SessionEnd if board.adventure < 2 => vec![ActionKind::EndAdventure],
        Stage::SessionEnd => vec![ActionKind::Close],
        Stage::BetweenAdventures if odd => vec![ActionKind::EraseSetback, ActionKind::NextAdventure],
        Stage::BetweenAdventures => vec![ActionKind::NextAdventure],
        Stage::Closed => vec![],
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
