//! When something can be done, and by whom.

use kernel::Seat;

use crate::{
    action::Deed,
    character::Status,
    contest::{Contest, Side},
    setup::{BondApproval, MOST_CHARACTERS},
    state::Board,
    view::View,
    words::{SideId, Stage},
};

/// Whether it can be done now, and whose it then is.
pub(crate) fn turn(view: &View, what: Deed) -> (bool, Vec<Seat>) {
    (now(&view.board, what), whose(&view.board, what))
}

fn now(board: &Board, what: Deed) -> bool {
    let stage = board.stage;
    let contest = board.contest.as_ref();
    let between = matches!(stage, Stage::SessionEnd | Stage::BetweenAdventures);
    match what {
        Deed::SetWorld => matches!(stage, Stage::World | Stage::BetweenAdventures),
        Deed::ConfirmWorld => stage == Stage::World && board.world.is_some(),
        Deed::SubmitCharacter => stage != Stage::World,
        Deed::ApproveCharacter | Deed::ReturnCharacter => stage != Stage::World,
        Deed::InventNpc | Deed::SubmitBonds | Deed::ReturnBonds => {
            !matches!(stage, Stage::World | Stage::Creation)
        }
        Deed::StartSession => matches!(stage, Stage::Bonds | Stage::SessionEnd),
        Deed::BringIn => stage == Stage::Free || stage == Stage::SessionEnd,
        Deed::CreateNpc
        | Deed::DescribeNpc
        | Deed::BindNpc
        | Deed::ShowNpc
        | Deed::ShowBond
        | Deed::SetNotes
        | Deed::Narrate => true,
        Deed::AddFact | Deed::GiveCondition | Deed::EndCondition | Deed::MarkMoment => {
            stage.in_play() || between
        }
        Deed::StartScene | Deed::Attempt | Deed::CallTest | Deed::StartConflict | Deed::EndSession => {
            stage == Stage::Free
        }
        Deed::ClaimBond | Deed::UndoBond | Deed::GiveBackGift => stage.in_play(),
        Deed::AnswerBond => !board.claims.is_empty(),
        Deed::UseGift => {
            matches!(stage, Stage::Free | Stage::Build | Stage::Open | Stage::Round | Stage::LoserChoice)
        }
        Deed::SetBasis => {
            let judged = |side: &Side| side.basis.is_some();
            let lost = contest.and_then(Contest::loser).and_then(|id| board.side(id));
            stage == Stage::Build || stage == Stage::LoserChoice && lost.is_some_and(|side| !judged(side))
        }
        Deed::SetConditions => stage.is_contested(),
        Deed::Help | Deed::StopHelping | Deed::TellAnecdote | Deed::AutoSucceed | Deed::Throw => {
            stage == Stage::Build
        }
        Deed::DropTest => {
            stage == Stage::Build && contest.is_some_and(|c| c.sides.iter().all(|side| !side.begun))
        }
        Deed::PlusOne => matches!(stage, Stage::Open | Stage::Round),
        Deed::Pass => matches!(stage, Stage::Round | Stage::Award),
        Deed::KeepGifts => contest.is_some_and(|c| c.is_conflict() && c.settled.is_none()),
        Deed::SpendKoma | Deed::TakeSetback | Deed::ChangeApproach => {
            matches!(stage, Stage::Open | Stage::LoserChoice)
        }
        Deed::Accept => stage == Stage::Open,
        Deed::TellResult => stage == Stage::Narration && contest.is_some_and(|c| c.story.is_none()),
        Deed::Consent => stage == Stage::Narration && contest.is_some_and(|c| c.story.is_some()),
        Deed::JudgeSpecific => stage == Stage::Tie,
        Deed::GoOn | Deed::Stop => stage == Stage::Unforeseen,
        Deed::Award => stage == Stage::Award,
        Deed::TellRound => stage == Stage::Telling,
        Deed::NameRoller => stage == Stage::Replace,
        Deed::Concede => stage == Stage::LoserChoice,
        Deed::ImposeBond => board.spoils.is_some(),
        Deed::AnswerImposed => board.imposing.is_some(),
        Deed::GrantKoma | Deed::GrantGift | Deed::ChangeConcept | Deed::ChangeFlaw => {
            stage == Stage::Free || between
        }
        Deed::ChangeBond | Deed::DropBond => between || stage == Stage::Bonds && board.session > 0,
        Deed::EndAdventure => stage == Stage::SessionEnd,
        Deed::EraseSetback | Deed::NextAdventure => stage == Stage::BetweenAdventures,
        Deed::Close => between,
    }
}

fn whose(board: &Board, what: Deed) -> Vec<Seat> {
    let contest = board.contest.as_ref();
    let rollers = |sides: &[SideId]| {
        let sides = sides.iter().filter_map(|id| board.side(*id));
        sides.map(|side| board.owner(side.roller)).collect::<Vec<_>>()
    };
    match what {
        Deed::ConfirmWorld => board.players().filter(|seat| !board.confirmed.contains(seat)).collect(),
        Deed::SubmitCharacter => board.players().filter(|seat| may_submit(board, *seat)).collect(),
        Deed::SubmitBonds | Deed::InventNpc => {
            let unbound = |seat: &Seat| {
                board.pc(*seat).is_some_and(|pc| matches!(pc.status, Status::Approved | Status::Ready))
            };
            board.players().filter(unbound).collect()
        }
        Deed::ClaimBond | Deed::Attempt | Deed::TellAnecdote | Deed::ChangeBond | Deed::DropBond => {
            board.players().collect()
        }
        Deed::Narrate
        | Deed::MarkMoment
        | Deed::UseGift
        | Deed::Help
        | Deed::StopHelping
        | Deed::PlusOne
        | Deed::AutoSucceed
        | Deed::Throw => board.seats.seats().collect(),
        Deed::AnswerBond => match board.options.bond_approval {
            BondApproval::Auto | BondApproval::Gm => vec![board.gm()],
            BondApproval::Table => board.seats.seats().collect(),
        },
        Deed::Pass if board.stage == Stage::Award => rollers(contest.and_then(|c| c.winner).as_slice()),
        Deed::Pass => board.asked_for_plus_one().into_iter().map(|(_, seat)| seat).collect(),
        // Who keeps them may let them go again, even when none is left.
        Deed::KeepGifts => {
            board.gifted().into_iter().chain(contest.iter().flat_map(|c| c.keeping.clone())).collect()
        }
        Deed::SpendKoma | Deed::TakeSetback | Deed::ChangeApproach => improvers(board),
        Deed::Accept => rollers(&[SideId::A]),
        Deed::TellResult => vec![board.teller()],
        Deed::Consent => {
            let asked = contest.and_then(|c| c.story.as_ref()).map(|story| story.waits_for.clone());
            // Whoever is away holds nobody up: the teller and the game master can take the story back.
            asked.unwrap_or_default().into_iter().chain([board.teller(), board.gm()]).collect()
        }
        Deed::GoOn | Deed::Stop => {
            let silent = contest.map(|contest| {
                let answered = |id: &SideId| contest.going_on.contains(id) || contest.stopping.contains(id);
                contest.side_ids().filter(|id| !answered(id)).collect::<Vec<_>>()
            });
            rollers(&silent.unwrap_or_default())
        }
        Deed::Award => rollers(contest.and_then(|c| c.winner).as_slice()),
        Deed::NameRoller => {
            let sides = contest.map(Contest::without_roller).unwrap_or_default();
            let members = sides.iter().filter_map(|id| board.side(*id)).flat_map(|side| &side.helpers);
            members.map(|who| board.owner(*who)).collect()
        }
        Deed::Concede => rollers(contest.and_then(Contest::loser).as_slice()),
        Deed::ImposeBond => board.spoils.iter().map(|spoils| spoils.seat).collect(),
        Deed::SetWorld
        | Deed::ApproveCharacter
        | Deed::ReturnCharacter
        | Deed::ReturnBonds
        | Deed::StartSession
        | Deed::BringIn
        | Deed::CreateNpc
        | Deed::DescribeNpc
        | Deed::BindNpc
        | Deed::ShowNpc
        | Deed::ShowBond
        | Deed::SetNotes
        | Deed::AddFact
        | Deed::StartScene
        | Deed::UndoBond
        | Deed::GiveCondition
        | Deed::EndCondition
        | Deed::GiveBackGift
        | Deed::CallTest
        | Deed::StartConflict
        | Deed::SetBasis
        | Deed::SetConditions
        | Deed::DropTest
        | Deed::JudgeSpecific
        | Deed::TellRound
        | Deed::AnswerImposed
        | Deed::GrantKoma
        | Deed::GrantGift
        | Deed::ChangeConcept
        | Deed::ChangeFlaw
        | Deed::EndSession
        | Deed::EndAdventure
        | Deed::EraseSetback
        | Deed::NextAdventure
        | Deed::Close => vec![board.gm()],
    }
}

/// Whether a player can hand in a sheet: the first one, one that came back, or a new one (YON-98).
fn may_submit(board: &Board, seat: Seat) -> bool {
    match board.pc(seat).map(|pc| pc.status) {
        None => true,
        Some(Status::Draft | Status::Returned) => true,
        Some(Status::Eliminated) => {
            board.options.new_character_after_elimination && board.characters.len() < MOST_CHARACTERS
        }
        Some(Status::Approved | Status::Ready | Status::InPlay | Status::OutOfPlay { .. }) => false,
    }
}

/// In a Test only the roller, in a Conflict anybody of the losing side (YON-39, YON-89, YON-90).
fn improvers(board: &Board) -> Vec<Seat> {
    let Some(side) = board.improving().and_then(|id| board.side(id)) else { return Vec::new() };
    let conflict = board.contest.as_ref().is_some_and(Contest::is_conflict);
    let members: Vec<_> = if conflict { side.members().collect() } else { vec![side.roller] };
    members.into_iter().map(|who| board.owner(who)).collect()
}
