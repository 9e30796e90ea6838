//! Sheets, Bonds, Scenes and Sessions.

use kernel::{Choice, Domain};

use crate::{
    action::{Action, ActionKind},
    permit::{
        answerable, approvable, bearers, bond_targets, changed_targets, claimable, describable, enterable,
        erasable, free_gifts, grantable, has_room_for_bond, has_room_for_npc, imposable, may, may_be_added,
        other_targets, own_bonds, permit, replaceable, returnable_bonds, spendable, undoable, used_benefits,
    },
    setup::{MOST_NOTES, MOST_STORY},
    vocabulary::{CharacterId, ConditionId, SheetEntry, Sign},
};

use super::{Menu, NOBODY, about, name, story, text, told};

pub(super) fn before_play(menu: &mut Menu<'_>) {
    menu.offer(Action::SetWorld { text: None }, [("text", Domain::optional_text(MOST_STORY))]);
    menu.plain(Action::ConfirmWorld);
    if may(menu.view, ActionKind::SubmitCharacter) {
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
        menu.add(rest.into_iter().fold(choice, |choice, field| choice.hole(field, text())));
    }
    let drafts = approvable(menu.view);
    let approve = Action::ApproveCharacter { character: NOBODY, restriction: None };
    about(menu, drafts.clone(), "character", approve, |choice| choice.hole("restriction", told()));
    let send_back = Action::ReturnCharacter { character: NOBODY, field: SheetEntry::Concept, reason: None };
    about(menu, drafts, "character", send_back, |choice| {
        choice.hole("field", Domain::one(SheetEntry::ALL)).hole("reason", told())
    });
}

pub(super) fn bonds(menu: &mut Menu<'_>) {
    submit_bonds(menu);
    let waiting = returnable_bonds(menu.view);
    menu.offer(Action::StartSession { title: None }, [("title", told())]);
    let bring_in = Action::BringIn { character: NOBODY };
    let entering = enterable(menu.view);
    about(menu, entering, "character", bring_in, |choice| choice);
    let send_back = Action::ReturnBonds { character: NOBODY, reason: None };
    about(menu, waiting, "character", send_back, |choice| choice.hole("reason", told()));
    if may(menu.view, ActionKind::ClaimBond) {
        for bond in claimable(menu.view) {
            let marks = menu.view.own().map(|own| own.setbacks.clone()).unwrap_or_default();
            let erase = Domain::one_or_none(marks);
            let choice = Choice::plain(Action::ClaimBond { bond, erase: None, text: None });
            menu.add(choice.hole("erase", erase).hole("text", told()));
        }
    }
    if may(menu.view, ActionKind::AnswerBond) {
        for (character, bond) in answerable(menu.view) {
            let choice = Choice::plain(Action::AnswerBond { character, bond, yes: true });
            menu.add(choice.hole("yes", Domain::Flag));
        }
    }
    imposed(menu);
}

/// Where another relation is with one of the game master's too, the two must differ: one choice for each.
fn submit_bonds(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::InventNpc) && has_room_for_npc(menu.view) {
        menu.add(Choice::plain(Action::InventNpc { name: "".into() }).hole("name", name()));
    }
    if !may(menu.view, ActionKind::SubmitBonds) {
        return;
    }
    let (others, npcs) = (other_targets(menu.view), bond_targets(menu.view));
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
                menu.add(choice.hole("npc_text", text()));
            }
        }
    } else if !npcs.is_empty() {
        let choice = bonds(NOBODY).hole("other", Domain::one(others)).hole("other_text", text());
        menu.add(choice.hole("npc", Domain::one(npcs)).hole("npc_text", text()));
    }
}

fn imposed(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::ImposeBond) {
        for target in imposable(menu.view) {
            let places: Vec<usize> = (0..replaceable(menu.view, target)).collect();
            let room = has_room_for_bond(menu.view, target);
            if places.is_empty() && !room {
                continue;
            }
            let choice = Choice::plain(Action::ImposeBond { target, text: "".into(), replaces: None });
            let choice = choice.hole("text", text());
            menu.add(if places.is_empty() {
                choice
            } else {
                choice.hole("replaces", if room { Domain::one_or_none(places) } else { Domain::one(places) })
            });
        }
    }
    if may(menu.view, ActionKind::AnswerImposed) {
        let choice = Choice::plain(Action::AnswerImposed { yes: true });
        menu.add(if may_be_added(menu.view) { choice.hole("yes", Domain::Flag) } else { choice });
    }
}

pub(super) fn play(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::Narrate) {
        menu.add(Choice::plain(Action::Narrate { text: "".into() }).hole("text", story()));
    }
    if may(menu.view, ActionKind::UseGift) {
        for (character, gift) in free_gifts(menu.view) {
            menu.offer(Action::UseGift { character, gift, text: None }, [("text", told())]);
        }
    }
    if may(menu.view, ActionKind::MarkMoment) {
        let choice = Choice::plain(Action::MarkMoment { caption: None, character: None });
        let who = Domain::one_or_none(menu.view.board.characters.iter().map(|c| c.id));
        menu.add(choice.hole("caption", told()).hole("character", who));
    }
    menu.offer(Action::StartScene { title: None }, [("title", told())]);
    if may(menu.view, ActionKind::AddFact) {
        menu.add(Choice::plain(Action::AddFact { text: "".into() }).hole("text", text()));
    }
    let give = Action::GiveCondition { character: NOBODY, label: "".into(), sign: Sign::Positive };
    let bearers = bearers(menu.view, |_| true);
    about(menu, bearers, "character", give, |choice| {
        choice.hole("label", name()).hole("sign", Domain::one(Sign::BOTH))
    });
    if may(menu.view, ActionKind::EndCondition) {
        let bearing = menu.view.board.characters.iter().filter(|c| !c.conditions.is_empty());
        let bearing: Vec<(CharacterId, Vec<ConditionId>)> =
            bearing.map(|c| (c.id, c.conditions.iter().map(|condition| condition.id).collect())).collect();
        for (character, conditions) in bearing {
            let end = Action::EndCondition { character, condition: ConditionId(0) };
            menu.add(Choice::plain(end).hole("condition", Domain::one(conditions)));
        }
    }
    if may(menu.view, ActionKind::UndoBond) {
        for (character, bond) in undoable(menu.view) {
            menu.plain(Action::UndoBond { character, bond });
        }
    }
    if may(menu.view, ActionKind::GiveBackGift) {
        for (character, gift) in used_benefits(menu.view) {
            menu.plain(Action::GiveBackGift { character, gift });
        }
    }
}

pub(super) fn between(menu: &mut Menu<'_>) {
    let koma = Action::GrantKoma { character: NOBODY, text: None };
    let pcs = spendable(menu.view);
    about(menu, pcs.clone(), "character", koma, |choice| choice.hole("text", told()));
    let gift = Action::GrantGift { character: NOBODY, gift: "".into() };
    let gifted = grantable(menu.view);
    about(menu, gifted, "character", gift, |choice| choice.hole("gift", text()));
    let concept = Action::ChangeConcept { character: NOBODY, text: "".into() };
    about(menu, pcs.clone(), "character", concept, |choice| choice.hole("text", text()));
    let flaw = Action::ChangeFlaw { character: NOBODY, text: "".into() };
    about(menu, pcs, "character", flaw, |choice| choice.hole("text", text()));
    menu.plain(Action::EndSession);
    if may(menu.view, ActionKind::ChangeBond) {
        for bond in (0u8..).take(own_bonds(menu.view)) {
            let choice = Choice::plain(Action::ChangeBond { bond, target: None, text: "".into() });
            let targets = changed_targets(menu.view, bond);
            let choice = choice.hole("text", text());
            menu.add(if targets.is_empty() {
                choice
            } else {
                choice.hole("target", Domain::one_or_none(targets))
            });
            menu.plain(Action::DropBond { bond });
        }
    }
    menu.plain(Action::EndAdventure);
    if may(menu.view, ActionKind::EraseSetback) {
        for (character, severity) in erasable(menu.view) {
            menu.plain(Action::EraseSetback { character, severity });
        }
    }
    menu.plain(Action::NextAdventure);
    menu.plain(Action::Close);
}

pub(super) fn npcs(menu: &mut Menu<'_>) {
    if !menu.view.is_gm() {
        return;
    }
    if has_room_for_npc(menu.view) {
        let make = Action::CreateNpc {
            name: "".into(),
            important: false,
            sign: None,
            concept: None,
            flaw: None,
            gift: None,
        };
        let choice = Choice::plain(make).hole("name", name()).hole("important", Domain::Flag);
        menu.add(
            choice.hole("sign", told()).hole("concept", told()).hole("flaw", told()).hole("gift", told()),
        );
    }
    let npcs = describable(menu.view);
    let describe = Action::DescribeNpc { npc: NOBODY, important: false, concept: None, flaw: None };
    about(menu, npcs.clone(), "npc", describe, |choice| {
        choice.hole("important", Domain::Flag).hole("concept", told()).hole("flaw", told())
    });
    let bind = |npc| Action::BindNpc { npc, text: "x".into() };
    let free: Vec<_> = npcs.iter().copied().filter(|npc| permit(menu.view, &bind(*npc)).is_ok()).collect();
    about(menu, free, "npc", bind(NOBODY), |choice| choice.hole("text", text()));
    for npc in npcs {
        menu.plain(Action::ShowNpc { npc });
        let n_bonds = menu.view.board.character(npc).map_or(0, |npc| npc.bonds.len());
        for bond in (0u8..).take(n_bonds) {
            menu.plain(Action::ShowBond { npc, bond });
        }
    }
    menu.offer(Action::SetNotes { text: None }, [("text", Domain::optional_text(MOST_NOTES))]);
}
