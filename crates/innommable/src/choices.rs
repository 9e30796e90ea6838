//! The menu: everything that [`permit`](crate::permit) permits, as choices with holes.

use std::collections::BTreeSet;

use kernel::{Choice, Domain, Seat};

use crate::{
    action::{Action, ActionKind},
    conflict::ConflictKind,
    dice::Faces,
    game::Innommable,
    mystery::ElementId,
    permit::{self, may, permit, worst_effect},
    state::Stage,
    view::View,
    vocabulary::{DiePlace, GiftFrom, Loss, MOST_LINE, MOST_PART, MOST_TEXT, Ruling, Severity},
};

/// What the viewer may do now, in the order of a menu.
pub(crate) fn choices(view: &View) -> Vec<Choice<Action>> {
    let mut menu = Menu::new(&Innommable, view);
    menu.plain(Action::CloseWindow);
    let Some(you) = view.you.filter(|_| view.stage != Stage::Closed) else { return menu.into_choices() };
    preparation(&mut menu);
    characters(&mut menu);
    conflict(&mut menu, you);
    strikes(&mut menu);
    monologues(&mut menu);
    gifts(&mut menu, you);
    actions(&mut menu, you);
    keeping(&mut menu);
    endings(&mut menu);
    menu.into_choices()
}

type Menu<'a> = kernel::Menu<'a, Innommable>;

fn aloud() -> Domain {
    Domain::optional_text(MOST_TEXT)
}

fn preparation(menu: &mut Menu<'_>) {
    let Some(desk) = menu.view.desk.as_ref().filter(|_| may(menu.view, ActionKind::WriteMystery)) else {
        return;
    };
    let mut sheet = Choice::plain(Action::write(&crate::Sheet::default()));
    for field in ["place", "date"] {
        sheet = sheet.hole(field, Domain::optional_text(MOST_LINE));
    }
    for field in ["spots", "source", "profiteers", "symptoms", "role"] {
        sheet = sheet.hole(field, Domain::optional_text(MOST_PART));
    }
    menu.add(sheet);
    menu.plain(Action::LayDice);
    menu.plain(Action::DealDice);
    let places: Vec<Option<ElementId>> =
        [None].into_iter().chain(desk.numbered().map(|(id, _)| Some(id))).collect();
    for &from in &places {
        let Ok(there) = permit::dice_on_desk(desk, from) else { continue };
        let others: Vec<ElementId> = places.iter().copied().filter(|to| *to != from).flatten().collect();
        if there.is_empty() || (from.is_none() && others.is_empty()) {
            continue;
        }
        let to = if from.is_some() { Domain::one_or_none(others) } else { Domain::one(others) };
        let choice = Choice::plain(Action::MoveDie { die: Faces::D12, from, to: None });
        menu.add(choice.hole("die", Domain::one(there.kinds())).hole("to", to));
    }
    menu.plain(Action::TellSetting);
    menu.plain(Action::FinishPreparation);
}

fn characters(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::SubmitCharacter) && menu.view.own().is_some_and(|own| !own.approved) {
        let text = || "".into();
        let action = Action::SubmitCharacter { name: text(), portrait: text(), anchor: text() };
        let choice = Choice::plain(action).hole("name", Domain::text(MOST_LINE));
        menu.add(choice.hole("portrait", Domain::text(MOST_TEXT)).hole("anchor", Domain::text(MOST_TEXT)));
    }
    for of in menu.view.characters.iter().map(|character| character.seat) {
        menu.plain(Action::ApproveCharacter { of });
        menu.offer(Action::ReturnCharacter { of, reason: None }, [("reason", aloud())]);
    }
    menu.plain(Action::StartPlay);
}

fn conflict(menu: &mut Menu<'_>, you: Seat) {
    menu.plain(Action::Throw);
    menu.plain(Action::RollGiftDie);
    menu.plain(Action::StopAction);
    menu.plain(Action::AcceptFailure);
    menu.offer(Action::Reroll { text: None }, [("text", aloud())]);
    if may(menu.view, ActionKind::Outcome) {
        let duel = menu.view.conflict.as_ref().is_some_and(|c| c.kind == ConflictKind::Duel);
        let choice = Choice::plain(Action::Outcome { text: None, incapacitates: false });
        let choice = choice.hole("text", aloud());
        menu.add(if duel { choice.hole("incapacitates", Domain::Flag) } else { choice });
    }
    if may(menu.view, ActionKind::Consent) {
        menu.add(Choice::plain(Action::Consent { dies: false }).hole("dies", Domain::Flag));
    }
    menu.plain(Action::Refuse);
    menu.offer(Action::Yield { text: None }, [("text", aloud())]);
    menu.plain(Action::Withdraw);
    if permit(menu.view, &Action::Sacrifice { loss: Loss::Mad, text: None }).is_ok() {
        let choice = Choice::plain(Action::Sacrifice { loss: Loss::Mad, text: None });
        menu.add(choice.hole("loss", Domain::one(Loss::BOTH)).hole("text", aloud()));
    }
    menu.offer(Action::Incorporate { text: None }, [("text", aloud())]);
    if menu.view.waiting().contains(&you) {
        menu.plain(Action::PassGift);
    }
}

fn strikes(menu: &mut Menu<'_>) {
    menu.offer(Action::Resist { text: None }, [("text", aloud())]);
    menu.plain(Action::AcceptEffect);
    if may(menu.view, ActionKind::ApplyEffect) {
        let choice = Choice::plain(Action::ApplyEffect { text: None, kill: false, anchor: None });
        let mut choice = choice.hole("text", aloud());
        if permit::can_kill(menu.view) {
            choice = choice.hole("kill", Domain::Flag);
        }
        let anchors = permit::anchor_fates(menu.view);
        if !anchors.is_empty() {
            choice = choice.hole("anchor", Domain::one_or_none(anchors));
        }
        menu.add(choice);
    }
    if may(menu.view, ActionKind::Strike) {
        for on in menu.view.active().collect::<Vec<_>>() {
            strike(menu, on);
        }
    }
}

/// One choice for each severity that can be reached, with the numbers of entries that reach it.
fn strike(menu: &mut Menu<'_>, on: Seat) {
    let Some(entries) = menu.view.character(on).and_then(|character| character.entries) else { return };
    let struck = entries.all.struck;
    for most in Severity::EFFECTS {
        // As many entries as leave the ordinal within this severity.
        let last = match most {
            Severity::Minor => 2u32.saturating_sub(struck),
            Severity::Moderate => 4u32.saturating_sub(struck),
            Severity::Severe | Severity::AnchorThreat => u32::MAX,
        };
        let to = last.min(entries.unstruck);
        let Some(from) = (1..=to.min(5)).find(|k| worst_effect(struck, *k) == most) else { continue };
        let worst = Severity::EFFECTS.into_iter().filter(|severity| *severity <= most);
        let choice = Choice::plain(Action::Strike { on, k: from, worst: Severity::Minor, text: None });
        menu.add(
            choice
                .hole("k", Domain::number(from, to))
                .hole("worst", Domain::one(worst))
                .hole("text", aloud()),
        );
    }
}

fn monologues(menu: &mut Menu<'_>) {
    let anchored = menu.view.own().is_some_and(|own| own.anchor != crate::AnchorState::Lost);
    for die in Faces::ALL {
        let action = Action::StartMonologue { die, anchor_central: false, lore: None };
        if permit(menu.view, &action).is_err() {
            continue;
        }
        let mut choice = Choice::plain(action);
        if anchored {
            choice = choice.hole("anchor_central", Domain::Flag);
        }
        if die == Faces::D4 {
            choice = choice.hole("lore", aloud());
        }
        menu.add(choice);
    }
    menu.plain(Action::StartAnchorMonologue { with_die: true });
    menu.plain(Action::StartAnchorMonologue { with_die: false });
    menu.offer(Action::FinishMonologue { text: None }, [("text", aloud())]);
    menu.plain(Action::CancelMonologue);
    for of in menu.view.claims.iter().copied().collect::<BTreeSet<_>>() {
        menu.offer(Action::ContestAnchor { of: Some(of), reason: None }, [("reason", aloud())]);
    }
}

fn gifts(menu: &mut Menu<'_>, you: Seat) {
    let suggests = may(menu.view, ActionKind::Suggest);
    let short = menu.view.window().map(|window| window.short);
    if !(suggests || may(menu.view, ActionKind::AuxiliaryGift)) || short == Some(you) {
        return;
    }
    for to in menu.view.active().collect::<Vec<_>>() {
        for from in [GiftFrom::Hand, GiftFrom::Bowl] {
            let dice = menu.view.gifts(you, to, from);
            let Some(&die) = dice.first() else { continue };
            let action = match suggests {
                true => Action::Suggest { to, die, from, text: None },
                false => Action::AuxiliaryGift { to, die, from, text: None },
            };
            menu.add(Choice::plain(action).hole("die", Domain::one(dice)).hole("text", aloud()));
        }
    }
}

fn actions(menu: &mut Menu<'_>, you: Seat) {
    if may(menu.view, ActionKind::DeclareAction) {
        let others = menu.view.active().filter(|seat| *seat != you);
        let choice = Choice::plain(Action::DeclareAction { goal: None, target: None });
        menu.add(choice.hole("goal", aloud()).hole("target", Domain::one_or_none(others)));
    }
    if may(menu.view, ActionKind::Narrate) {
        let choice = Choice::plain(Action::Narrate { text: "".into() });
        menu.add(choice.hole("text", Domain::text(MOST_TEXT)));
    }
}

fn keeping(menu: &mut Menu<'_>) {
    if may(menu.view, ActionKind::RuleAction) {
        for of in menu.view.characters.iter().filter(|c| c.pending.is_some()).map(|c| c.seat) {
            rule(menu, of);
        }
    }
    if may(menu.view, ActionKind::Reveal) {
        reveals(menu);
    }
    for number in (1u8..).zip(&menu.view.revealed).map(|(number, _)| number) {
        menu.plain(Action::Publish { number });
    }
    if may(menu.view, ActionKind::StartScene) {
        let choice = Choice::plain(Action::StartScene { title: None, text: None });
        menu.add(choice.hole("title", Domain::optional_text(MOST_LINE)).hole("text", aloud()));
    }
    if may(menu.view, ActionKind::AddNote) {
        let choice = Choice::plain(Action::AddNote { text: "".into() });
        menu.add(choice.hole("text", Domain::text(MOST_TEXT)));
    }
    if may(menu.view, ActionKind::Recount) {
        recounts(menu);
    }
}

fn rule(menu: &mut Menu<'_>, of: Seat) {
    let action = |ruling, opponent: Option<Seat>| {
        let initiator = opponent.map(|_| of);
        Choice::plain(Action::RuleAction { of, ruling, opponent, initiator, reveals: None, text: None })
    };
    let simple = Domain::one([Ruling::Happens, Ruling::Conflict]);
    menu.add(action(Ruling::Happens, None).hole("ruling", simple).hole("text", aloud()));
    for opponent in menu.view.active().filter(|seat| *seat != of).collect::<Vec<_>>() {
        let began = Domain::one([of, opponent]);
        menu.add(action(Ruling::Duel, Some(opponent)).hole("initiator", began).hole("text", aloud()));
    }
    let hidden = hidden(menu.view);
    if let Some(&first) = hidden.first() {
        let (ruling, opponent, initiator) = (Ruling::Happens, None, None);
        let action = Action::RuleAction { of, ruling, opponent, initiator, reveals: Some(first), text: None };
        menu.add(Choice::plain(action).hole("reveals", Domain::one(hidden)).hole("text", aloud()));
    }
}

/// What nobody has found yet.
fn hidden(view: &View) -> Vec<ElementId> {
    let all = view.desk.iter().flat_map(|desk| desk.numbered());
    all.filter(|(_, element)| element.revealed.is_none()).map(|(id, _)| id).collect()
}

fn reveals(menu: &mut Menu<'_>) {
    let hidden = hidden(menu.view);
    for &element in &hidden {
        let choice = Choice::plain(Action::Reveal { element, also: None, kind_told: false, text: None });
        let others = hidden.iter().copied().filter(|other| *other != element);
        menu.add(
            choice
                .hole("also", Domain::one_or_none(others))
                .hole("kind_told", Domain::Flag)
                .hole("text", aloud()),
        );
    }
}

fn recounts(menu: &mut Menu<'_>) {
    let hands = menu.view.characters.iter().map(|character| DiePlace::Hand(character.seat));
    let places: Vec<DiePlace> = [DiePlace::Bowl].into_iter().chain(hands).collect();
    for &from in &places {
        let Ok(there) = permit::dice_in(menu.view, from) else { continue };
        let Some(die) = there.biggest() else { continue };
        let others = places.iter().copied().filter(|to| *to != from);
        let choice = Choice::plain(Action::Recount { die, from, to: DiePlace::Bowl });
        menu.add(choice.hole("die", Domain::one(there.kinds())).hole("to", Domain::one(others)));
    }
}

fn endings(menu: &mut Menu<'_>) {
    menu.offer(Action::DeclareDefused { text: None }, [("text", aloud())]);
    if may(menu.view, ActionKind::ConfirmDefused) {
        let choice = Choice::plain(Action::ConfirmDefused { defused: false, text: None });
        menu.add(choice.hole("defused", Domain::Flag).hole("text", aloud()));
    }
    menu.offer(Action::Epilogue { text: None }, [("text", aloud())]);
    menu.plain(Action::SkipEpilogue);
}
