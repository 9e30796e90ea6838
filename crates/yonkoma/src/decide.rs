//! What a permitted action makes happen.

mod campaign;
mod conflict;
mod throw;

use kernel::{Ask, Chance, Seat, Text, Unfolding};

use crate::{
    action::Action,
    character::{Character, Condition, Presence, Sheet},
    contest::{Contest, Side},
    event::{Event, Happening, NpcMade},
    game::Yonkoma,
    moment::Moment,
    setup::NpcSheets,
    state::Tabletop,
    vocabulary::{CharacterId, ConditionId, GiftUse, SideId, Sign, Stage},
};

/// A decision under way.
struct Run<'a> {
    unfolding: Unfolding<'a, Yonkoma>,
    chance: &'a mut dyn Chance,
    by: Seat,
}

/// The events of an action that the rules permit.
pub(crate) fn decide<'a>(
    unfolding: Unfolding<'a, Yonkoma>,
    by: Seat,
    action: &Action,
    chance: &'a mut dyn Chance,
) -> Unfolding<'a, Yonkoma> {
    let mut run = Run { unfolding, chance, by };
    run.act(action);
    run.unfolding
}

impl Run<'_> {
    fn board(&self) -> &Tabletop {
        &self.unfolding.state().board
    }

    fn emit(&mut self, event: impl Into<Event>) {
        self.unfolding.emit(event.into());
    }

    fn reach(&mut self, stage: Stage) {
        self.emit(Event::StageReached { stage });
    }

    fn side(&self, id: SideId) -> Option<&Side> {
        self.board().side(id)
    }

    fn dice(&mut self, n: u32) -> Vec<u8> {
        (0..n).map(|_| u8::try_from(self.chance.pick(&Ask::die(6)) + 1).unwrap_or(6)).collect()
    }

    /// Each action is decided: a new one does not compile before it is.
    fn act(&mut self, action: &Action) {
        let by = self.by;
        match action.clone() {
            Action::SetWorld { text } => self.emit(Happening::WorldSet { text }),
            Action::ConfirmWorld => self.confirm_world(),
            Action::SubmitCharacter { name, concept, flaw, gift, sign } => {
                self.submit(Sheet { name, concept, flaw, gift, sign });
            }
            Action::ApproveCharacter { character, restriction } => self.approve(character, restriction),
            Action::ReturnCharacter { character, field, reason } => {
                self.emit(Happening::SheetReturned { character, field, reason });
            }
            Action::InventNpc { name } => self.make_npc(name, true, None, None, None),
            Action::CreateNpc { name, important, sign, concept, flaw } => {
                self.make_npc(name, important, sign, concept, flaw);
            }
            Action::DescribeNpc { npc, important, concept, flaw } => {
                self.describe(npc, important, concept, flaw);
            }
            Action::BindNpc { npc, text } => self.emit(Event::NpcBound { npc, text }),
            Action::ShowNpc { npc } => self.emit(Event::NpcShown { npc }),
            Action::ShowBond { npc, bond } => self.emit(Event::NpcBondShown { npc, bond }),
            Action::SetNotes { text } => self.emit(Event::NotesWritten { text }),
            Action::Narrate { text } => self.emit(Happening::Narrated { by, text }),
            Action::AddFact { text } => self.emit(Happening::Fact { text }),
            Action::GiveCondition { character, label, sign } => self.give(character, label, sign),
            Action::EndCondition { character, condition } => {
                self.emit(Event::ConditionEnded { character, condition });
            }
            Action::UseGift { character, gift, text } => self.use_benefit(character, gift, text),
            Action::GiveBackGift { character, gift } => self.emit(Event::GiftGivenBack { character, gift }),
            Action::MarkMoment { caption, character } => self.mark(caption, character),

            Action::SubmitBonds { aim, other, other_text, npc, npc_text } => {
                self.submit_bonds(aim, (other, other_text), (npc, npc_text));
            }
            Action::ReturnBonds { character, reason } => {
                self.emit(Happening::BondsReturned { character, reason });
            }
            Action::StartSession { title } => self.start_session(title),
            Action::BringIn { character } => self.emit(Happening::CharacterEntered { character }),
            Action::StartScene { title } => self.start_scene(title),
            Action::ClaimBond { bond, erase, text } => self.claim(bond, erase, text),
            Action::AnswerBond { character, bond, yes } => self.answer(character, bond, yes),
            Action::UndoBond { character, bond } => self.undo_bond(character, bond),
            Action::ImposeBond { target, text, replaces } => self.impose(target, text, replaces),
            Action::AnswerImposed { yes } => self.bind_waiting(yes),
            Action::GrantKoma { character, text } => {
                self.emit(Happening::KomaGained { character, n: 1, reason: text });
            }
            Action::GrantGift { character, gift } => self.emit(Event::GiftGranted { character, text: gift }),
            Action::ChangeConcept { character, text } => {
                self.emit(Happening::ConceptChanged { character, text })
            }
            Action::ChangeFlaw { character, text } => self.emit(Happening::FlawChanged { character, text }),
            Action::EndSession => self.end_session(),
            Action::ChangeBond { bond, target, text } => self.change_bond(bond, target, text),
            Action::DropBond { bond } => self.drop_bond(bond),
            Action::EndAdventure => self.emit(Event::AdventureEnded),
            Action::EraseSetback { character, severity } => {
                self.emit(Happening::SetbackErased { character, severity });
            }
            Action::NextAdventure => {
                self.emit(Happening::AdventureBegan { adventure: self.board().adventure + 1 });
            }
            Action::Close => self.emit(Happening::TableClosed),

            Action::Attempt { goal, approach } => self.attempt(goal, approach),
            Action::CallTest { roller, goal, approach, basis, conditions } => {
                self.begin_test(roller, goal, approach);
                if let Some(basis) = basis {
                    self.emit(Event::BasisSet { side: SideId::A, basis, conditions, hindered: Vec::new() });
                }
            }
            Action::StartConflict { a, b, stake } => self.begin_conflict(a, b, stake),
            Action::SetBasis { side, basis, conditions, hindered } => {
                self.emit(Event::BasisSet { side, basis, conditions, hindered });
            }
            Action::SetConditions { side, conditions } => {
                self.emit(Event::ConditionsJudged { side, conditions });
            }
            Action::Help { side, character } => self.help(side, character),
            Action::StopHelping { character } => self.emit(Happening::HelperLeft { character }),
            Action::TellAnecdote { text } => self.emit(Happening::AnecdoteTold { by, text }),
            Action::AutoSucceed { side, gift, text } => self.auto_succeed(side, gift, text),
            Action::Throw { side } => self.throw(side),
            Action::PlusOne { character, gift, text } => self.plus_one(character, gift, text),
            Action::SpendKoma { keep, text } => self.spend_koma(&keep, text),
            Action::TakeSetback { character, severity, keep, text } => {
                self.emit(Happening::SetbackTaken { character, severity, text });
                self.reroll(&keep);
            }
            Action::ChangeApproach { character, severity, approach } => {
                self.change_approach(character, severity, approach);
            }
            Action::Accept => self.accept(),
            Action::TellResult { text, using } => self.tell(text, &using),
            Action::Consent { yes } => self.consent(yes),
            Action::DropTest => {
                self.emit(Happening::ContestDropped);
                self.reach(Stage::Free);
            }

            Action::Pass => self.pass(),
            Action::KeepGifts { kept } => self.keep_gifts(kept),
            Action::JudgeSpecific { side, event } => self.judge(side, event),
            Action::GoOn { side, approach } => {
                self.emit(Event::WentOn { side, approach });
                self.after_unforeseen();
            }
            Action::Stop { side, text } => {
                self.emit(Event::Stopped { side, text });
                self.after_unforeseen();
            }
            Action::Award { character, label, sign } => {
                self.give(character, label, sign);
                self.after_award();
            }
            Action::TellRound { text } => {
                self.emit(Happening::RoundTold { text });
                self.after_losses();
            }
            Action::NameRoller { character, .. } => {
                self.emit(Happening::RollerNamed { character });
                self.after_losses();
            }
            Action::Concede { text } => {
                if let Some(loser) = self.board().contest.as_ref().and_then(Contest::loser) {
                    self.concede(loser, text);
                }
            }
        }
    }

    fn confirm_world(&mut self) {
        self.emit(Happening::WorldConfirmed { by: self.by });
        if self.board().players().all(|seat| self.board().confirmed.contains(&seat)) {
            self.reach(Stage::Creation);
        }
    }

    fn approve(&mut self, character: CharacterId, restriction: Option<Text>) {
        self.emit(Happening::SheetApproved { character, restriction });
        let board = self.board();
        let approved = |seat| board.pc(seat).is_some_and(|pc| pc.status == Presence::Approved);
        if board.stage == Stage::Creation && board.players().all(approved) {
            self.reach(Stage::Bonds);
        }
    }

    fn use_benefit(&mut self, character: CharacterId, gift: u8, text: Option<Text>) {
        self.emit(Event::GiftUsed { character, gift, how: GiftUse::Benefit, text });
        // Whoever has no Gift left is not asked any more.
        if self.board().stage == Stage::Round {
            self.close_round();
        }
    }

    fn submit(&mut self, sheet: Sheet) {
        let waiting = |pc: &&Character| {
            matches!(pc.status, Presence::Draft | Presence::Returned | Presence::Approved | Presence::Ready)
        };
        let known = self.board().pc(self.by).filter(waiting).map(|pc| pc.id);
        let character = known.unwrap_or_else(|| self.board().next_character());
        self.emit(Happening::SheetSubmitted { by: self.by, character, sheet });
    }

    fn make_npc(
        &mut self,
        name: Text,
        important: bool,
        sign: Option<Text>,
        concept: Option<Text>,
        flaw: Option<Text>,
    ) {
        let npc = self.board().next_character();
        let shown = self.board().options.npc_sheets == NpcSheets::Public;
        let by = self.by;
        let tells = shown && (concept.is_some() || flaw.is_some());
        self.emit(Event::NpcMade(NpcMade { by, npc, name, important, sign, concept, flaw, shown }));
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

    fn give(&mut self, character: CharacterId, label: Text, sign: Sign) {
        let id: ConditionId = self.board().next_condition();
        let condition = Condition { id, label, sign, since: self.board().scene };
        self.emit(Event::ConditionGiven { character, condition, by: self.by });
    }

    fn mark(&mut self, caption: Option<Text>, character: Option<CharacterId>) {
        let board = self.board();
        let moment = Moment {
            by: self.by,
            session: board.session,
            scene: board.scene,
            title: board.title.clone(),
            who: character.and_then(|id| board.character(id)).map(|character| character.name.clone()),
            caption,
            beat: board.beat.clone(),
        };
        self.emit(Happening::MomentMarked { moment });
    }
}
