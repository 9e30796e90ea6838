//! What a permitted action makes happen.

mod campaign;
mod conflict;
mod throw;

use kernel::{Ask, Chance, Seat, Text, Unfolding};

use crate::{
    action::{Action, Told},
    character::{Condition, Sheet, Status},
    event::Event,
    game::Yonkoma,
    moment::Moment,
    setup::NpcSheets,
    state::{Board, State},
    words::{CharacterId, ConditionId, GiftUse, SideId, Sign, Stage},
};

/// A decision under way.
struct Run<'a> {
    unfolding: Unfolding<'a, Yonkoma>,
    chance: &'a mut dyn Chance,
    by: Seat,
}

/// The events of an action that the rules permit.
pub(crate) fn decide(
    game: &Yonkoma,
    state: &State,
    by: Seat,
    action: &Action,
    chance: &mut dyn Chance,
) -> Vec<Event> {
    let mut run = Run { unfolding: Unfolding::new(game, state), chance, by };
    run.act(action);
    run.unfolding.into_events()
}

impl Run<'_> {
    fn board(&self) -> &Board {
        &self.unfolding.state().board
    }

    fn emit(&mut self, event: Event) {
        self.unfolding.emit(event);
    }

    fn reach(&mut self, stage: Stage) {
        self.emit(Event::StageReached { stage });
    }

    fn side(&self, id: SideId) -> Option<&crate::contest::Side> {
        self.board().side(id)
    }

    fn dice(&mut self, n: u32) -> Vec<u8> {
        (0..n).map(|_| u8::try_from(self.chance.pick(&Ask::die(6)) + 1).unwrap_or(6)).collect()
    }

    fn act(&mut self, action: &Action) {
        let by = self.by;
        match action {
            Action::SetWorld { text } => self.emit(Event::WorldSet { text: text.clone() }),
            Action::ConfirmWorld => {
                self.emit(Event::WorldConfirmed { by });
                if self.board().players().all(|seat| self.board().confirmed.contains(&seat)) {
                    self.reach(Stage::Creation);
                }
            }
            Action::SubmitCharacter { name, concept, flaw, gift, sign } => {
                let sheet = Sheet {
                    name: name.clone(),
                    concept: concept.clone(),
                    flaw: flaw.clone(),
                    gift: gift.clone(),
                    sign: sign.clone(),
                };
                self.submit(sheet);
            }
            Action::ApproveCharacter { character, restriction } => {
                self.emit(Event::SheetApproved { character: *character, restriction: restriction.clone() });
                let board = self.board();
                let approved = |seat| board.pc(seat).is_some_and(|pc| pc.status == Status::Approved);
                if board.stage == Stage::Creation && board.players().all(approved) {
                    self.reach(Stage::Bonds);
                }
            }
            Action::ReturnCharacter { character, field, reason } => {
                let (character, field, reason) = (*character, *field, reason.clone());
                self.emit(Event::SheetReturned { character, field, reason });
            }
            Action::InventNpc { name } => self.make_npc(name, true, None, None, None),
            Action::CreateNpc { name, important, sign, concept, flaw } => {
                self.make_npc(name, *important, sign.clone(), concept.clone(), flaw.clone());
            }
            Action::DescribeNpc { npc, important, concept, flaw } => {
                self.describe(*npc, *important, concept.clone(), flaw.clone());
            }
            Action::BindNpc { npc, text } => self.emit(Event::NpcBound { npc: *npc, text: text.clone() }),
            Action::ShowNpc { npc } => self.emit(Event::NpcShown { npc: *npc }),
            Action::ShowBond { npc, bond } => self.emit(Event::NpcBondShown { npc: *npc, bond: *bond }),
            Action::SetNotes { text } => self.emit(Event::NotesWritten { text: text.clone() }),
            Action::Narrate { text } => self.emit(Event::Narrated { by, text: text.clone() }),
            Action::AddFact { text } => self.emit(Event::FactAdded { text: text.clone() }),
            Action::GiveCondition { character, label, sign } => self.give(*character, label, *sign),
            Action::EndCondition { character, condition } => {
                self.emit(Event::ConditionEnded { character: *character, condition: *condition });
            }
            Action::UseGift { character, gift, text } => {
                self.use_gift(*character, *gift, GiftUse::Benefit, text);
                // Whoever has no Gift left is not asked any more.
                if self.board().stage == Stage::Round {
                    self.close_round();
                }
            }
            Action::GiveBackGift { character, gift } => {
                self.emit(Event::GiftGivenBack { character: *character, gift: *gift });
            }
            Action::MarkMoment { caption, character } => self.mark(caption, *character),
            Action::SubmitBonds { .. }
            | Action::ReturnBonds { .. }
            | Action::StartSession { .. }
            | Action::BringIn { .. }
            | Action::StartScene { .. }
            | Action::ClaimBond { .. }
            | Action::AnswerBond { .. }
            | Action::UndoBond { .. }
            | Action::ImposeBond { .. }
            | Action::AnswerImposed { .. }
            | Action::GrantKoma { .. }
            | Action::GrantGift { .. }
            | Action::ChangeConcept { .. }
            | Action::ChangeFlaw { .. }
            | Action::EndSession
            | Action::ChangeBond { .. }
            | Action::DropBond { .. }
            | Action::EndAdventure
            | Action::EraseSetback { .. }
            | Action::NextAdventure
            | Action::Close => self.act_on_time(action),
            Action::Attempt { .. }
            | Action::CallTest { .. }
            | Action::StartConflict { .. }
            | Action::SetBasis { .. }
            | Action::SetConditions { .. }
            | Action::Help { .. }
            | Action::StopHelping { .. }
            | Action::TellAnecdote { .. }
            | Action::AutoSucceed { .. }
            | Action::Throw { .. }
            | Action::PlusOne { .. }
            | Action::SpendKoma { .. }
            | Action::TakeSetback { .. }
            | Action::ChangeApproach { .. }
            | Action::Accept
            | Action::TellResult { .. }
            | Action::Consent { .. }
            | Action::DropTest => self.act_on_throws(action),
            Action::Pass
            | Action::KeepGifts { .. }
            | Action::JudgeSpecific { .. }
            | Action::GoOn { .. }
            | Action::Stop { .. }
            | Action::Award { .. }
            | Action::TellRound { .. }
            | Action::NameRoller { .. }
            | Action::Concede { .. } => self.act_on_conflicts(action),
        }
    }

    fn submit(&mut self, sheet: Sheet) {
        let waiting = |pc: &&crate::character::Character| {
            matches!(pc.status, Status::Draft | Status::Returned | Status::Approved | Status::Ready)
        };
        let known = self.board().pc(self.by).filter(waiting).map(|pc| pc.id);
        let character = known.unwrap_or_else(|| self.board().next_character());
        self.emit(Event::SheetSubmitted { by: self.by, character, sheet });
    }

    fn make_npc(
        &mut self,
        name: &Text,
        important: bool,
        sign: Option<Text>,
        concept: Option<Text>,
        flaw: Option<Text>,
    ) {
        let npc = self.board().next_character();
        let shown = self.board().options.npc_sheets == NpcSheets::Public;
        let (by, name) = (self.by, name.clone());
        let tells = shown && (concept.is_some() || flaw.is_some());
        self.emit(Event::NpcMade { by, npc, name, important, sign, concept, flaw, shown });
        if tells {
            self.emit(Event::NpcShown { npc });
        }
    }

    /// Whether it matters is for everybody, the sheet for those who may read it: each is told apart.
    fn describe(&mut self, npc: CharacterId, important: bool, concept: Option<Text>, flaw: Option<Text>) {
        let Some(was) = self.board().character(npc).cloned() else { return };
        let same_sheet = (&was.concept, &was.flaw) == (&concept, &flaw);
        if was.important != important {
            self.emit(Event::NpcDescribed { npc, important, concept: was.concept, flaw: was.flaw });
        }
        if was.important == important || !same_sheet {
            self.emit(Event::NpcDescribed { npc, important, concept, flaw });
        }
    }

    fn give(&mut self, character: CharacterId, label: &Text, sign: Sign) {
        let id: ConditionId = self.board().next_condition();
        let condition = Condition { id, label: label.clone(), sign, since: self.board().scene };
        self.emit(Event::ConditionGiven { character, condition, by: self.by });
    }

    fn use_gift(&mut self, character: CharacterId, gift: u8, how: GiftUse, text: &Told) {
        self.emit(Event::GiftUsed { character, gift, how, text: text.clone() });
    }

    fn mark(&mut self, caption: &Told, character: Option<CharacterId>) {
        let board = self.board();
        let moment = Moment {
            by: self.by,
            session: board.session,
            scene: board.scene,
            title: board.title.clone(),
            who: character.and_then(|id| board.character(id)).map(|character| character.name.clone()),
            caption: caption.clone(),
            beat: board.beat.clone(),
        };
        self.emit(Event::MomentMarked { moment });
    }
}
