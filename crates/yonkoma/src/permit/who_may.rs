//! When something can be done, and by whom.

use kernel::Seat;

use crate::{
    action::ActionKind,
    character::Presence,
    contest::{Contest, Side},
    setup::{BondApproval, MOST_CHARACTERS},
    view::{BoardView, View},
    vocabulary::{SideId, Stage},
};

/// Whether it can be done now, and whose it then is.
pub(crate) fn who_may(view: &View, what: ActionKind) -> (bool, Vec<Seat>) {
    (now(&view.board, what), whose(&view.board, what))
}

/// Whether the viewer may do something of this kind now, whatever is said in it.
pub(crate) fn may(view: &View, what: ActionKind) -> bool {
    let (now, whose) = who_may(view, what);
    now && view.you.is_some_and(|you| whose.contains(&you))
}

fn now(board: &BoardView, what: ActionKind) -> bool {
    let stage = board.stage;
    let contest = board.contest.as_ref();
    let between = matches!(stage, Stage::SessionEnd | Stage::BetweenAdventures);
    match what {
        ActionKind::SetWorld => matches!(stage, Stage::World | Stage::BetweenAdventures),
        ActionKind::ConfirmWorld => stage == Stage::World && board.world.is_some(),
        ActionKind::SubmitCharacter => stage != Stage::World,
        ActionKind::ApproveCharacter | ActionKind::ReturnCharacter => stage != Stage::World,
        ActionKind::InventNpc | ActionKind::SubmitBonds | ActionKind::ReturnBonds => {
            !matches!(stage, Stage::World | Stage::Creation)
        }
        ActionKind::StartSession => matches!(stage, Stage::Bonds | Stage::SessionEnd),
        ActionKind::BringIn => stage == Stage::Free || stage == Stage::SessionEnd,
        ActionKind::CreateNpc
        | ActionKind::DescribeNpc
        | ActionKind::BindNpc
        | ActionKind::ShowNpc
        | ActionKind::ShowBond
        | ActionKind::SetNotes
        | ActionKind::Narrate => true,
        ActionKind::AddFact
        | ActionKind::GiveCondition
        | ActionKind::EndCondition
        | ActionKind::MarkMoment => stage.in_play() || between,
        ActionKind::StartScene
        | ActionKind::Attempt
        | ActionKind::CallTest
        | ActionKind::StartConflict
        | ActionKind::EndSession => stage == Stage::Free,
        ActionKind::ClaimBond | ActionKind::UndoBond | ActionKind::GiveBackGift => stage.in_play(),
        ActionKind::AnswerBond => !board.claims.is_empty(),
        ActionKind::UseGift => {
            matches!(stage, Stage::Free | Stage::Build | Stage::Open | Stage::Round | Stage::LoserChoice)
        }
        ActionKind::SetBasis => {
            let judged = |side: &Side| side.basis.is_some();
            let lost = contest.and_then(Contest::loser).and_then(|id| board.side(id));
            stage == Stage::Build || stage == Stage::LoserChoice && lost.is_some_and(|side| !judged(side))
        }
        ActionKind::SetConditions => stage.is_contested(),
        ActionKind::Help
        | ActionKind::StopHelping
        | ActionKind::TellAnecdote
        | ActionKind::AutoSucceed
        | ActionKind::Throw => stage == Stage::Build,
        ActionKind::DropTest => {
            stage == Stage::Build && contest.is_some_and(|c| c.sides.iter().all(|side| !side.begun))
        }
        ActionKind::PlusOne => matches!(stage, Stage::Open | Stage::Round),
        ActionKind::Pass => matches!(stage, Stage::Round | Stage::Award),
        ActionKind::TakeTime => stage == Stage::Round,
        ActionKind::KeepGifts => contest.is_some_and(|c| c.is_conflict() && c.settled.is_none()),
        ActionKind::SpendKoma | ActionKind::TakeSetback | ActionKind::ChangeApproach => {
            matches!(stage, Stage::Open | Stage::LoserChoice)
        }
        ActionKind::Accept => stage == Stage::Open,
        ActionKind::TellResult => stage == Stage::Narration && contest.is_some_and(|c| c.story.is_none()),
        ActionKind::Consent => stage == Stage::Narration && contest.is_some_and(|c| c.story.is_some()),
        ActionKind::JudgeSpecific => stage == Stage::Tie,
        ActionKind::GoOn | ActionKind::Stop => stage == Stage::Unforeseen,
        ActionKind::Award => stage == Stage::Award,
        ActionKind::TellRound => stage == Stage::Telling,
        ActionKind::NameRoller => stage == Stage::Replace,
        ActionKind::Concede => stage == Stage::LoserChoice,
        ActionKind::ImposeBond => board.spoils.is_some(),
        ActionKind::AnswerImposed => board.imposing.is_some(),
        ActionKind::GrantKoma
        | ActionKind::GrantGift
        | ActionKind::ChangeConcept
        | ActionKind::ChangeFlaw => stage == Stage::Free || between,
        ActionKind::ChangeBond | ActionKind::DropBond => {
            between || stage == Stage::Bonds && board.session > 0
        }
        ActionKind::EndAdventure => stage == Stage::SessionEnd,
        ActionKind::EraseSetback | ActionKind::NextAdventure => stage == Stage::BetweenAdventures,
        ActionKind::Close => between,
    }
}

fn whose(board: &BoardView, what: ActionKind) -> Vec<Seat> {
    let contest = board.contest.as_ref();
    let rollers = |sides: &[SideId]| {
        let sides = sides.iter().filter_map(|id| board.side(*id));
        sides.map(|side| board.owner(side.roller)).collect::<Vec<_>>()
    };
    match what {
        ActionKind::ConfirmWorld => board.players().filter(|seat| !board.confirmed.contains(seat)).collect(),
        ActionKind::SubmitCharacter => board.players().filter(|seat| may_submit(board, *seat)).collect(),
        ActionKind::SubmitBonds | ActionKind::InventNpc => {
            let unbound = |seat: &Seat| {
                board.pc(*seat).is_some_and(|pc| matches!(pc.status, Presence::Approved | Presence::Ready))
            };
            board.players().filter(unbound).collect()
        }
        ActionKind::ClaimBond
        | ActionKind::Attempt
        | ActionKind::TellAnecdote
        | ActionKind::ChangeBond
        | ActionKind::DropBond => board.players().collect(),
        ActionKind::Narrate
        | ActionKind::MarkMoment
        | ActionKind::UseGift
        | ActionKind::Help
        | ActionKind::StopHelping
        | ActionKind::PlusOne
        | ActionKind::AutoSucceed
        | ActionKind::Throw => board.seats.seats().collect(),
        ActionKind::AnswerBond => match board.options.bond_approval {
            BondApproval::Auto | BondApproval::Gm => vec![board.gm()],
            BondApproval::Table => board.seats.seats().collect(),
        },
        ActionKind::Pass if board.stage == Stage::Award => rollers(contest.and_then(|c| c.winner).as_slice()),
        ActionKind::Pass | ActionKind::TakeTime => {
            board.asked_for_plus_one().into_iter().map(|(_, seat)| seat).collect()
        }
        // Who keeps them may let them go again, even when none is left.
        ActionKind::KeepGifts => {
            board.gifted().into_iter().chain(contest.iter().flat_map(|c| c.keeping.clone())).collect()
        }
        ActionKind::SpendKoma | ActionKind::TakeSetback | ActionKind::ChangeApproach => improvers(board),
        ActionKind::Accept => rollers(&[SideId::A]),
        ActionKind::TellResult => vec![board.teller()],
        ActionKind::Consent => {
            let asked = contest.and_then(|c| c.story.as_ref()).map(|story| story.waits_for.clone());
            // Whoever is away holds nobody up: the teller and the game master can take the story back.
            asked.unwrap_or_default().into_iter().chain([board.teller(), board.gm()]).collect()
        }
        ActionKind::GoOn | ActionKind::Stop => {
            let silent = contest.map(|contest| {
                let answered = |id: &SideId| contest.going_on.contains(id) || contest.stopping.contains(id);
                contest.side_ids().filter(|id| !answered(id)).collect::<Vec<_>>()
            });
            rollers(&silent.unwrap_or_default())
        }
        ActionKind::Award => rollers(contest.and_then(|c| c.winner).as_slice()),
        ActionKind::NameRoller => {
            let sides = contest.map(Contest::without_roller).unwrap_or_default();
            let members = sides.iter().filter_map(|id| board.side(*id)).flat_map(|side| &side.helpers);
            members.map(|who| board.owner(*who)).collect()
        }
        ActionKind::Concede => rollers(contest.and_then(Contest::loser).as_slice()),
        ActionKind::ImposeBond => board.spoils.iter().map(|spoils| spoils.seat).collect(),
        ActionKind::SetWorld
        | ActionKind::ApproveCharacter
        | ActionKind::ReturnCharacter
        | ActionKind::ReturnBonds
        | ActionKind::StartSession
        | ActionKind::BringIn
        | ActionKind::CreateNpc
        | ActionKind::DescribeNpc
        | ActionKind::BindNpc
        | ActionKind::ShowNpc
        | ActionKind::ShowBond
        | ActionKind::SetNotes
        | ActionKind::AddFact
        | ActionKind::StartScene
        | ActionKind::UndoBond
        | ActionKind::GiveCondition
        | ActionKind::EndCondition
        | ActionKind::GiveBackGift
        | ActionKind::CallTest
        | ActionKind::StartConflict
        | ActionKind::SetBasis
        | ActionKind::SetConditions
        | ActionKind::DropTest
        | ActionKind::JudgeSpecific
        | ActionKind::TellRound
        | ActionKind::AnswerImposed
        | ActionKind::GrantKoma
        | ActionKind::GrantGift
        | ActionKind::ChangeConcept
        | ActionKind::ChangeFlaw
        | ActionKind::EndSession
        | ActionKind::EndAdventure
        | ActionKind::EraseSetback
        | ActionKind::NextAdventure
        | ActionKind::Close => vec![board.gm()],
    }
}

/// Whether a player can hand in a sheet: the first one, one that came back, or a new one (YON-98).
fn may_submit(board: &BoardView, seat: Seat) -> bool {
    match board.pc(seat).map(|pc| pc.status) {
        None => true,
        Some(Presence::Draft | Presence::Returned) => true,
        Some(Presence::Eliminated) => {
            board.options.new_character_after_elimination && board.characters.len() < MOST_CHARACTERS
        }
        Some(Presence::Approved | Presence::Ready | Presence::InPlay | Presence::OutOfPlay { .. }) => false,
    }
}

/// In a Test only the roller, in a Conflict anybody of the losing side (YON-39, YON-89, YON-90).
fn improvers(board: &BoardView) -> Vec<Seat> {
    let Some(side) = board.improving().and_then(|id| board.side(id)) else { return Vec::new() };
    let conflict = board.contest.as_ref().is_some_and(Contest::is_conflict);
    let members: Vec<_> = if conflict { side.members().collect() } else { vec![side.roller] };
    members.into_iter().map(|who| board.owner(who)).collect()
}
