//! What a permitted action makes happen.

mod campaign;
mod conflict;
mod throw;

use campaign::{
    answer, bind_waiting, change_bond, claim, drop_bond, end_session, impose, start_scene, start_session,
    submit_bonds, undo_bond,
};
use conflict::{after_award, after_losses, after_unforeseen, close_round, concede, judge, keep_gifts, pass};
use kernel::{Ask, Chance, Seat, Text, Unfolding};
use throw::{
    accept, attempt, auto_succeed, begin_conflict, begin_test, change_approach, consent, help, plus_one,
    reroll, spend_koma, tell, throw,
};

use crate::{
    action::Action,
    character::{Character, Condition, Presence, Sheet},
    contest::Contest,
    event::{Event, Happening, NpcMade},
    game::Yonkoma,
    moment::Moment,
    setup::NpcSheets,
    state::Tabletop,
    vocabulary::{CharacterId, ConditionId, GiftUse, SideId, Sign, Stage},
};

/// A decision under way.
type Run<'a> = Unfolding<'a, Yonkoma>;

/// The house, when nobody says anything before a Round is compared: those who are asked let it pass (YON-79).
pub(crate) fn nobody_answers(run: &mut Run<'_>) {
    for (side, by) in board(run).asked_for_plus_one() {
        run.emit(Event::Passed { side, by });
    }
    close_round(run);
}

fn board<'r>(run: &'r Run<'_>) -> &'r Tabletop {
    &run.state().board
}

fn reach(run: &mut Run<'_>, stage: Stage) {
    run.emit(Event::StageReached { stage });
}

fn dice(run: &mut Run<'_>, n: u32) -> Vec<u8> {
    (0..n).map(|_| u8::try_from(run.pick(&Ask::die(6)) + 1).unwrap_or(6)).collect()
}

/// The events of an action that the rules permit. Each action is decided: a new one does not compile before it is.
pub(crate) fn decide(run: &mut Run<'_>, by: Seat, action: &Action) {
    match action.clone() {
        Action::SetWorld { text } => run.emit(Happening::WorldSet { text }),
        Action::ConfirmWorld => confirm_world(run, by),
        Action::SubmitCharacter { name, concept, flaw, gift, sign } => {
            submit(run, by, Sheet { name, concept, flaw, gift, sign });
        }
        Action::ApproveCharacter { character, restriction } => approve(run, character, restriction),
        Action::ReturnCharacter { character, field, reason } => {
            run.emit(Happening::SheetReturned { character, field, reason });
        }
        Action::InventNpc { name } => make_npc(run, by, name, true, None, None, None),
        Action::CreateNpc { name, important, sign, concept, flaw, gift } => {
            let character = board(run).next_character();
            make_npc(run, by, name, important, sign, concept, flaw);
            if let Some(text) = gift {
                run.emit(Event::GiftGranted { character, text });
            }
        }
        Action::DescribeNpc { npc, important, concept, flaw } => {
            describe(run, npc, important, concept, flaw);
        }
        Action::BindNpc { npc, text } => run.emit(Event::NpcBound { npc, text }),
        Action::ShowNpc { npc } => run.emit(Event::NpcShown { npc }),
        Action::ShowBond { npc, bond } => run.emit(Event::NpcBondShown { npc, bond }),
        Action::SetNotes { text } => run.emit(Event::NotesWritten { text }),
        Action::Narrate { text } => run.emit(Happening::Narrated { by, text }),
        Action::AddFact { text } => run.emit(Happening::Fact { text }),
        Action::GiveCondition { character, label, sign } => give(run, by, character, label, sign),
        Action::EndCondition { character, condition } => {
            run.emit(Event::ConditionEnded { character, condition });
        }
        Action::UseGift { character, gift, text } => use_benefit(run, character, gift, text),
        Action::GiveBackGift { character, gift } => run.emit(Event::GiftGivenBack { character, gift }),
        Action::MarkMoment { caption, character } => mark(run, by, caption, character),

        Action::SubmitBonds { aim, other, other_text, npc, npc_text } => {
            submit_bonds(run, by, aim, (other, other_text), (npc, npc_text));
        }
        Action::ReturnBonds { character, reason } => {
            run.emit(Happening::BondsReturned { character, reason });
        }
        Action::StartSession { title } => start_session(run, title),
        Action::BringIn { character } => run.emit(Happening::CharacterEntered { character }),
        Action::StartScene { title } => start_scene(run, title),
        Action::ClaimBond { bond, erase, text } => claim(run, by, bond, erase, text),
        Action::AnswerBond { character, bond, yes } => answer(run, by, character, bond, yes),
        Action::UndoBond { character, bond } => undo_bond(run, character, bond),
        Action::ImposeBond { target, text, replaces } => impose(run, by, target, text, replaces),
        Action::AnswerImposed { yes } => bind_waiting(run, yes),
        Action::GrantKoma { character, text } => {
            run.emit(Happening::KomaGained { character, n: 1, reason: text });
        }
        Action::GrantGift { character, gift } => run.emit(Event::GiftGranted { character, text: gift }),
        Action::ChangeConcept { character, text } => run.emit(Happening::ConceptChanged { character, text }),
        Action::ChangeFlaw { character, text } => run.emit(Happening::FlawChanged { character, text }),
        Action::EndSession => end_session(run),
        Action::ChangeBond { bond, target, text } => change_bond(run, by, bond, target, text),
        Action::DropBond { bond } => drop_bond(run, by, bond),
        Action::EndAdventure => run.emit(Event::AdventureEnded),
        Action::EraseSetback { character, severity } => {
            run.emit(Happening::SetbackErased { character, severity });
        }
        Action::NextAdventure => {
            run.emit(Happening::AdventureBegan { adventure: board(run).adventure + 1 });
        }
        Action::Close => run.emit(Happening::TableClosed),

        Action::Attempt { goal, approach } => attempt(run, by, goal, approach),
        Action::CallTest { roller, goal, approach, basis, conditions } => {
            begin_test(run, by, roller, goal, approach);
            if let Some(basis) = basis {
                run.emit(Event::BasisSet { side: SideId::A, basis, conditions, hindered: Vec::new() });
            }
        }
        Action::StartConflict { a, b, stake } => begin_conflict(run, a, b, stake),
        Action::SetBasis { side, basis, conditions, hindered } => {
            run.emit(Event::BasisSet { side, basis, conditions, hindered });
        }
        Action::SetConditions { side, conditions } => {
            run.emit(Event::ConditionsJudged { side, conditions });
        }
        Action::Help { side, character } => help(run, side, character),
        Action::StopHelping { character } => run.emit(Happening::HelperLeft { character }),
        Action::TellAnecdote { text } => run.emit(Happening::AnecdoteTold { by, text }),
        Action::AutoSucceed { side, gift, text } => auto_succeed(run, side, gift, text),
        Action::Throw { side } => throw(run, side),
        Action::PlusOne { character, gift, text } => plus_one(run, character, gift, text),
        Action::SpendKoma { keep, text } => spend_koma(run, by, &keep, text),
        Action::TakeSetback { character, severity, keep, text } => {
            run.emit(Happening::SetbackTaken { character, severity, text });
            reroll(run, &keep);
        }
        Action::ChangeApproach { character, severity, approach } => {
            change_approach(run, character, severity, approach);
        }
        Action::Accept => accept(run),
        Action::TellResult { text, using } => tell(run, by, text, &using),
        Action::Consent { yes } => consent(run, by, yes),
        Action::DropTest => {
            run.emit(Happening::ContestDropped);
            reach(run, Stage::Free);
        }

        Action::Pass => pass(run, by),
        Action::TakeTime => run.emit(Happening::TimeTaken { by }),
        Action::KeepGifts { kept } => keep_gifts(run, by, kept),
        Action::JudgeSpecific { side, event } => judge(run, side, event),
        Action::GoOn { side, approach } => {
            run.emit(Event::WentOn { side, approach });
            after_unforeseen(run);
        }
        Action::Stop { side, text } => {
            run.emit(Event::Stopped { side, text });
            after_unforeseen(run);
        }
        Action::Award { character, label, sign } => {
            give(run, by, character, label, sign);
            after_award(run);
        }
        Action::TellRound { text } => {
            run.emit(Happening::RoundTold { text });
            after_losses(run);
        }
        Action::NameRoller { character, .. } => {
            run.emit(Happening::RollerNamed { character });
            after_losses(run);
        }
        Action::Concede { text } => {
            if let Some(loser) = board(run).contest.as_ref().and_then(Contest::loser) {
                concede(run, loser, text);
            }
        }
    }
}

fn confirm_world(run: &mut Run<'_>, by: Seat) {
    run.emit(Happening::WorldConfirmed { by });
    if board(run).players().all(|seat| board(run).confirmed.contains(&seat)) {
        reach(run, Stage::Creation);
    }
}

fn approve(run: &mut Run<'_>, character: CharacterId, restriction: Option<Text>) {
    run.emit(Happening::SheetApproved { character, restriction });
    let board = board(run);
    let approved = |seat| board.pc(seat).is_some_and(|pc| pc.status == Presence::Approved);
    if board.stage == Stage::Creation && board.players().all(approved) {
        reach(run, Stage::Bonds);
    }
}

fn use_benefit(run: &mut Run<'_>, character: CharacterId, gift: u8, text: Option<Text>) {
    run.emit(Event::GiftUsed { character, gift, how: GiftUse::Benefit, text });
    // Whoever has no Gift left is not asked any more.
    if board(run).stage == Stage::Round {
        close_round(run);
    }
}

fn submit(run: &mut Run<'_>, by: Seat, sheet: Sheet) {
    let waiting = |pc: &&Character| {
        matches!(pc.status, Presence::Draft | Presence::Returned | Presence::Approved | Presence::Ready)
    };
    let known = board(run).pc(by).filter(waiting).map(|pc| pc.id);
    let character = known.unwrap_or_else(|| board(run).next_character());
    run.emit(Happening::SheetSubmitted { by, character, sheet });
}

fn make_npc(
    run: &mut Run<'_>,
    by: Seat,
    name: Text,
    important: bool,
    sign: Option<Text>,
    concept: Option<Text>,
    flaw: Option<Text>,
) {
    let npc = board(run).next_character();
    let shown = board(run).options.npc_sheets == NpcSheets::Public;

    let tells = shown && (concept.is_some() || flaw.is_some());
    run.emit(Event::NpcMade(NpcMade { by, npc, name, important, sign, concept, flaw, shown }));
    if tells {
        run.emit(Event::NpcShown { npc });
    }
}

/// Whether it matters is for everybody, the sheet for those who may read it: each is told apart.
fn describe(run: &mut Run<'_>, npc: CharacterId, important: bool, concept: Option<Text>, flaw: Option<Text>) {
    let Some(was) = board(run).character(npc).cloned() else { return };
    let same_sheet = (&was.concept, &was.flaw) == (&concept, &flaw);
    if was.important != important {
        run.emit(Event::NpcDescribed { npc, important, concept: was.concept, flaw: was.flaw });
    }
    if was.important == important || !same_sheet {
        run.emit(Event::NpcDescribed { npc, important, concept, flaw });
    }
}

fn give(run: &mut Run<'_>, by: Seat, character: CharacterId, label: Text, sign: Sign) {
    let id: ConditionId = board(run).next_condition();
    let condition = Condition { id, label, sign, since: board(run).scene };
    run.emit(Event::ConditionGiven { character, condition, by });
}

fn mark(run: &mut Run<'_>, by: Seat, caption: Option<Text>, character: Option<CharacterId>) {
    let board = board(run);
    let moment = Moment {
        by,
        session: board.session,
        scene: board.scene,
        title: board.title.clone(),
        who: character.and_then(|id| board.character(id)).map(|character| character.name.clone()),
        caption,
        beat: board.beat.clone(),
    };
    run.emit(Happening::MomentMarked { moment });
}
