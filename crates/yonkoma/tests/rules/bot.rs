//! Somebody who plays legally, does a bit of everything, and comes to an end.

use kernel::{Ask, Chance, Choice, Game, Knowledge, Player};
use yonkoma::{Action, Deed, Stage, View, Yonkoma};

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
        let waiting = [Deed::ApproveCharacter, Deed::AnswerBond, Deed::AnswerImposed];
        some(&choices, &waiting, chance).or_else(|| some(&choices, &wanted(view, chance), chance))
    }
}

/// What somebody does without being awaited.
const ASIDES: [&[Deed]; 22] = [
    &[Deed::Narrate],
    &[Deed::ClaimBond],
    &[Deed::ClaimBond],
    &[Deed::UndoBond],
    &[Deed::Help],
    &[Deed::StopHelping],
    &[Deed::MarkMoment],
    &[Deed::CreateNpc],
    &[Deed::DescribeNpc],
    &[Deed::BindNpc],
    &[Deed::ShowNpc, Deed::ShowBond],
    &[Deed::SetNotes],
    &[Deed::GiveCondition],
    &[Deed::EndCondition],
    &[Deed::UseGift],
    &[Deed::GiveBackGift],
    &[Deed::ImposeBond],
    &[Deed::GrantGift, Deed::GrantKoma],
    &[Deed::ChangeConcept, Deed::ChangeFlaw, Deed::ChangeBond, Deed::DropBond],
    &[Deed::TellAnecdote],
    &[Deed::SetConditions, Deed::KeepGifts],
    &[Deed::SubmitCharacter, Deed::SubmitBonds, Deed::InventNpc, Deed::BringIn],
];

/// What to do in this stage, the first that is offered.
fn wanted(view: &View, chance: &mut dyn Chance) -> Vec<Deed> {
    let board = &view.board;
    let (odd, rare) = (one_in(2, chance), one_in(5, chance));
    match board.stage {
        Stage::World => vec![if board.world.is_none() { Deed::SetWorld } else { Deed::ConfirmWorld }],
        Stage::Creation if rare => vec![Deed::ReturnCharacter, Deed::SubmitCharacter],
        Stage::Creation => vec![Deed::SubmitCharacter],
        Stage::Bonds if rare => {
            vec![Deed::ReturnBonds, Deed::SubmitBonds, Deed::InventNpc, Deed::StartSession]
        }
        Stage::Bonds => vec![Deed::SubmitBonds, Deed::InventNpc, Deed::StartSession],
        Stage::Free if view.is_gm() => match chance.pick(&Ask::one_of(6)) {
            0 => vec![Deed::CallTest, Deed::StartScene],
            1 | 2 => vec![Deed::StartConflict, Deed::StartScene],
            3 => vec![Deed::BringIn, Deed::CreateNpc, Deed::StartScene],
            _ if board.scene >= SCENES * board.session => vec![Deed::EndSession],
            _ => vec![Deed::StartScene],
        },
        Stage::Free => vec![Deed::Attempt],
        Stage::Build if rare => vec![Deed::DropTest, Deed::AutoSucceed, Deed::Throw, Deed::SetBasis],
        Stage::Build => vec![Deed::Throw, Deed::SetBasis],
        Stage::Open if odd => vec![Deed::SpendKoma, Deed::PlusOne, Deed::Accept],
        Stage::Open if rare => vec![Deed::TakeSetback, Deed::ChangeApproach, Deed::Accept],
        Stage::Open => vec![Deed::Accept],
        Stage::Round if rare && odd => vec![Deed::KeepGifts, Deed::Pass],
        Stage::Round if rare => vec![Deed::PlusOne, Deed::Pass],
        Stage::Round => vec![Deed::Pass],
        Stage::Tie => vec![Deed::JudgeSpecific],
        Stage::Unforeseen if rare => vec![Deed::Stop],
        Stage::Unforeseen => vec![Deed::GoOn],
        Stage::Award if rare => vec![Deed::Pass],
        Stage::Award => vec![Deed::Award, Deed::Pass],
        Stage::Telling => vec![Deed::TellRound],
        Stage::Replace => vec![Deed::NameRoller],
        Stage::LoserChoice if rare => vec![Deed::SetBasis, Deed::Concede],
        Stage::LoserChoice if odd => vec![Deed::SetBasis, Deed::SpendKoma, Deed::TakeSetback, Deed::Concede],
        Stage::LoserChoice => vec![Deed::SetBasis, Deed::TakeSetback, Deed::ChangeApproach, Deed::Concede],
        Stage::Narration => vec![Deed::TellResult, Deed::Consent],
        Stage::SessionEnd if board.session < 2 => vec![Deed::StartSession],
        Stage::SessionEnd if board.adventure < 2 => vec![Deed::EndAdventure],
        Stage::SessionEnd => vec![Deed::Close],
        Stage::BetweenAdventures if odd => vec![Deed::EraseSetback, Deed::NextAdventure],
        Stage::BetweenAdventures => vec![Deed::NextAdventure],
        Stage::Closed => vec![],
    }
}

fn one_in(n: usize, chance: &mut dyn Chance) -> bool {
    chance.pick(&Ask::one_of(n)) == 0
}

/// A filling of the first of these that is on offer.
fn some(choices: &[Choice<Action>], wanted: &[Deed], chance: &mut dyn Chance) -> Option<Action> {
    let found = wanted.iter().find_map(|deed| {
        let of_kind: Vec<_> = choices.iter().filter(|choice| choice.action.deed() == *deed).collect();
        (!of_kind.is_empty()).then(|| of_kind[chance.pick(&Ask::one_of(of_kind.len()))])
    });
    found.and_then(|choice| choice.sample(chance).ok())
}
