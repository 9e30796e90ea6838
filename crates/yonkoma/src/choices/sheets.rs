//! Sheets, Bonds, Scenes and Sessions.

use kernel::{Choice, Domain};

use crate::{
    action::{Action, ActionKind},
    permit::{
        answerable, approvable, bearers, bond_targets, changed_targets, claimable, describable, enterable,
        erasable, free_gifts, grantable, has_room_for_bond, has_room_for_npc, imposable, may_be_added,
        other_targets, own_bonds, permit, replaceable, returnable_bonds, spendable, undoable, used_benefits,
    },
    setup::{MOST_NOTES, MOST_STORY, MOST_TEXT},
    vocabulary::{CharacterId, ConditionId, SheetEntry, Sign},
};

use super::{Menu, NOBODY, name, story, text, told};

impl Menu<'_> {
    pub(super) fn before_play(&mut self) {
        self.told(Action::SetWorld { text: None }, "text", MOST_STORY);
        self.plain(Action::ConfirmWorld);
        if self.may(ActionKind::SubmitCharacter) {
            let blank = || "".into();
            let sheet = Action::SubmitCharacter {
                name: blank(),
                concept: blank(),
                flaw: blank(),
                gift: blank(),
                sign: blank(),
            };
            let choice = Choice::plain(sheet).hole("name", name());
            let rest = ["concept", "flaw", "gift", "sign"];
            self.add(rest.into_iter().fold(choice, |choice, field| choice.hole(field, text())));
        }
        let drafts = approvable(self.view);
        let approve = Action::ApproveCharacter { character: NOBODY, restriction: None };
        self.about(drafts.clone(), "character", approve, |choice| choice.hole("restriction", told()));
        let send_back =
            Action::ReturnCharacter { character: NOBODY, field: SheetEntry::Concept, reason: None };
        self.about(drafts, "character", send_back, |choice| {
            choice.hole("field", Domain::one(SheetEntry::ALL)).hole("reason", told())
        });
    }

    pub(super) fn bonds(&mut self) {
        self.submit_bonds();
        let waiting = returnable_bonds(self.view);
        self.told(Action::StartSession { title: None }, "title", MOST_TEXT);
        let bring_in = Action::BringIn { character: NOBODY };
        self.about(enterable(self.view), "character", bring_in, |choice| choice);
        let send_back = Action::ReturnBonds { character: NOBODY, reason: None };
        self.about(waiting, "character", send_back, |choice| choice.hole("reason", told()));
        if self.may(ActionKind::ClaimBond) {
            for bond in claimable(self.view) {
                let marks = self.view.own().map(|own| own.setbacks.clone()).unwrap_or_default();
                let erase = Domain::one_or_none(marks);
                let choice = Choice::plain(Action::ClaimBond { bond, erase: None, text: None });
                self.add(choice.hole("erase", erase).hole("text", told()));
            }
        }
        if self.may(ActionKind::AnswerBond) {
            for (character, bond) in answerable(self.view) {
                let choice = Choice::plain(Action::AnswerBond { character, bond, yes: true });
                self.add(choice.hole("yes", Domain::Flag));
            }
        }
        self.imposed();
    }

    /// Where another relation is with one of the game master's too, the two must differ: one choice for each.
    fn submit_bonds(&mut self) {
        if self.may(ActionKind::InventNpc) && has_room_for_npc(self.view) {
            self.add(Choice::plain(Action::InventNpc { name: "".into() }).hole("name", name()));
        }
        if !self.may(ActionKind::SubmitBonds) {
            return;
        }
        let (others, npcs) = (other_targets(self.view), bond_targets(self.view));
        let bonds = |other: CharacterId| {
            Choice::plain(Action::SubmitBonds {
                aim: "".into(),
                other,
                other_text: "".into(),
                npc: NOBODY,
                npc_text: "".into(),
            })
            .hole("aim", text())
        };
        if others == npcs {
            for other in others {
                let rest: Vec<_> = npcs.iter().copied().filter(|npc| *npc != other).collect();
                if !rest.is_empty() {
                    let choice = bonds(other).hole("other_text", text()).hole("npc", Domain::one(rest));
                    self.add(choice.hole("npc_text", text()));
                }
            }
        } else if !npcs.is_empty() {
            let choice = bonds(NOBODY).hole("other", Domain::one(others)).hole("other_text", text());
            self.add(choice.hole("npc", Domain::one(npcs)).hole("npc_text", text()));
        }
    }

    fn imposed(&mut self) {
        if self.may(ActionKind::ImposeBond) {
            for target in imposable(self.view) {
                let places: Vec<usize> = (0..replaceable(self.view, target)).collect();
                let room = has_room_for_bond(self.view, target);
                if places.is_empty() && !room {
                    continue;
                }
                let choice = Choice::plain(Action::ImposeBond { target, text: "".into(), replaces: None });
                let choice = choice.hole("text", text());
                self.add(if places.is_empty() {
                    choice
                } else {
                    choice.hole(
                        "replaces",
                        if room { Domain::one_or_none(places) } else { Domain::one(places) },
                    )
                });
            }
        }
        if self.may(ActionKind::AnswerImposed) {
            let choice = Choice::plain(Action::AnswerImposed { yes: true });
            self.add(if may_be_added(self.view) { choice.hole("yes", Domain::Flag) } else { choice });
        }
    }

    pub(super) fn story(&mut self) {
        if self.may(ActionKind::Narrate) {
            self.add(Choice::plain(Action::Narrate { text: "".into() }).hole("text", story()));
        }
        if self.may(ActionKind::UseGift) {
            for (character, gift) in free_gifts(self.view) {
                self.told(Action::UseGift { character, gift, text: None }, "text", MOST_TEXT);
            }
        }
        if self.may(ActionKind::MarkMoment) {
            let choice = Choice::plain(Action::MarkMoment { caption: None, character: None });
            let who = Domain::one_or_none(self.view.board.characters.iter().map(|c| c.id));
            self.add(choice.hole("caption", told()).hole("character", who));
        }
        self.told(Action::StartScene { title: None }, "title", MOST_TEXT);
        if self.may(ActionKind::AddFact) {
            self.add(Choice::plain(Action::AddFact { text: "".into() }).hole("text", text()));
        }
        let give = Action::GiveCondition { character: NOBODY, label: "".into(), sign: Sign::Positive };
        self.about(bearers(self.view, |_| true), "character", give, |choice| {
            choice.hole("label", name()).hole("sign", Domain::one(Sign::BOTH))
        });
        if self.may(ActionKind::EndCondition) {
            let bearing = self.view.board.characters.iter().filter(|c| !c.conditions.is_empty());
            let bearing: Vec<(CharacterId, Vec<ConditionId>)> = bearing
                .map(|c| (c.id, c.conditions.iter().map(|condition| condition.id).collect()))
                .collect();
            for (character, conditions) in bearing {
                let end = Action::EndCondition { character, condition: ConditionId(0) };
                self.add(Choice::plain(end).hole("condition", Domain::one(conditions)));
            }
        }
        if self.may(ActionKind::UndoBond) {
            for (character, bond) in undoable(self.view) {
                self.plain(Action::UndoBond { character, bond });
            }
        }
        if self.may(ActionKind::GiveBackGift) {
            for (character, gift) in used_benefits(self.view) {
                self.plain(Action::GiveBackGift { character, gift });
            }
        }
    }

    pub(super) fn between(&mut self) {
        let koma = Action::GrantKoma { character: NOBODY, text: None };
        let pcs = spendable(self.view);
        self.about(pcs.clone(), "character", koma, |choice| choice.hole("text", told()));
        let gift = Action::GrantGift { character: NOBODY, gift: "".into() };
        self.about(grantable(self.view), "character", gift, |choice| choice.hole("gift", text()));
        let concept = Action::ChangeConcept { character: NOBODY, text: "".into() };
        self.about(pcs.clone(), "character", concept, |choice| choice.hole("text", text()));
        let flaw = Action::ChangeFlaw { character: NOBODY, text: "".into() };
        self.about(pcs, "character", flaw, |choice| choice.hole("text", text()));
        self.plain(Action::EndSession);
        if self.may(ActionKind::ChangeBond) {
            for bond in (0u8..).take(own_bonds(self.view)) {
                let choice = Choice::plain(Action::ChangeBond { bond, target: None, text: "".into() });
                let targets = changed_targets(self.view, bond);
                let choice = choice.hole("text", text());
                self.add(if targets.is_empty() {
                    choice
                } else {
                    choice.hole("target", Domain::one_or_none(targets))
                });
                self.plain(Action::DropBond { bond });
            }
        }
        self.plain(Action::EndAdventure);
        if self.may(ActionKind::EraseSetback) {
            for (character, severity) in erasable(self.view) {
                self.plain(Action::EraseSetback { character, severity });
            }
        }
        self.plain(Action::NextAdventure);
        self.plain(Action::Close);
    }

    pub(super) fn npcs(&mut self) {
        if !self.view.is_gm() {
            return;
        }
        if has_room_for_npc(self.view) {
            let make = Action::CreateNpc {
                name: "".into(),
                important: false,
                sign: None,
                concept: None,
                flaw: None,
            };
            let choice = Choice::plain(make).hole("name", name()).hole("important", Domain::Flag);
            self.add(choice.hole("sign", told()).hole("concept", told()).hole("flaw", told()));
        }
        let npcs = describable(self.view);
        let describe = Action::DescribeNpc { npc: NOBODY, important: false, concept: None, flaw: None };
        self.about(npcs.clone(), "npc", describe, |choice| {
            choice.hole("important", Domain::Flag).hole("concept", told()).hole("flaw", told())
        });
        let bind = |npc| Action::BindNpc { npc, text: "x".into() };
        let free: Vec<_> =
            npcs.iter().copied().filter(|npc| permit(self.view, &bind(*npc)).is_ok()).collect();
        self.about(free, "npc", bind(NOBODY), |choice| choice.hole("text", text()));
        for npc in npcs {
            self.plain(Action::ShowNpc { npc });
            let n_bonds = self.view.board.character(npc).map_or(0, |npc| npc.bonds.len());
            for bond in (0u8..).take(n_bonds) {
                self.plain(Action::ShowBond { npc, bond });
            }
        }
        self.told(Action::SetNotes { text: None }, "text", MOST_NOTES);
    }
}
