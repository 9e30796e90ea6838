//! What every piece of the page of Pactes works with.

use std::ops::Deref;

use leptos::prelude::*;
use pactes::{Action, ActionKind, ByRole, ContractView, Pactes, Role, Stage, View};
use words::{
    Person,
    pactes::{Names, Speaker},
};

use crate::{context, rule::RuleMark};

/// The shell's context, by role instead of by seat.
#[derive(Clone, Copy)]
pub(super) struct TableContext(pub(super) context::TableContext<Pactes>);

impl Deref for TableContext {
    type Target = context::TableContext<Pactes>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// The context of this page.
pub(super) fn ctx() -> TableContext {
    TableContext(context::TableContext::here())
}

/// The name of a stage in the sentences of the strip.
pub(super) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Desire => "desire",
        Stage::Obstacles => "obstacles",
        Stage::AidSins => "aid-sins",
        Stage::AidWords => "aid-words",
        Stage::FirstRep => "first-rep",
        Stage::ChooseObstacle => "choose-obstacle",
        Stage::Propose => "propose",
        Stage::Answer => "answer",
        Stage::Flaw => "flaw",
        Stage::Decide => "decide",
        Stage::Pay => "pay",
        Stage::Roll => "roll",
        Stage::Place => "place",
        Stage::Convert => "convert",
        Stage::Intervene => "intervene",
        Stage::Settle => "settle",
        Stage::Summary => "summary",
        Stage::End => "end",
    }
}

/// The name of a role in the style and in drafts.
pub(super) fn name_of(role: Role) -> &'static str {
    match role {
        Role::Faust => "faust",
        Role::DemonA => "demona",
        Role::DemonB => "demonb",
    }
}

impl TableContext {
    /// Who looks.
    pub(super) fn you(self) -> Option<Role> {
        self.view.with(|view| view.you)
    }

    /// What everybody is called.
    pub(super) fn called(self) -> ByRole<String> {
        ByRole::new(|role| self.name(role))
    }

    /// Who sits here, as the viewer sees it.
    pub(super) fn names(self) -> Names {
        let (you, rep) = self.view.with(|view| (view.you, view.rep));
        let mut names = Names::new(self.called(), you);
        names.rep = rep;
        names
    }

    /// Says the sentences of the game.
    pub(super) fn speaker(self) -> Speaker {
        Speaker::new(self.translator.language())
    }

    /// What a role's player is called.
    pub(super) fn name(self, role: Role) -> String {
        let seat = self.view.with(|view| view.seats.iter().find(|(_, r)| **r == role).map(|(seat, _)| seat));
        seat.map(|seat| self.0.name(seat)).unwrap_or_default()
    }

    /// A role's player as sentences speak of them.
    pub(super) fn person(self, role: Role) -> Person {
        Person::told(self.name(role), self.you() == Some(role))
    }

    /// What a role's player goes by beside the seal: the viewer is *vous*.
    pub(super) fn short_name(self, role: Role) -> String {
        if self.you() == Some(role) { self.translator.just("score-you") } else { self.name(role) }
    }

    /// The letter on a role's seal; two, where somebody else has the same.
    pub(super) fn initial(self, role: Role) -> String {
        let others = Role::ALL.into_iter().filter(|other| *other != role && self.you() != Some(role));
        let others: Vec<String> = others.map(|other| self.short_name(other)).collect();
        words::initials(&self.short_name(role), others.iter().map(String::as_str))
    }

    /// A piece of the contract, followed by itself; what it is without one, where there is none.
    pub(super) fn contract<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&ContractView) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        self.slice(move |view: &View| view.contract.as_ref().map(&of).unwrap_or_default())
    }

    /// What a button for this says.
    pub(super) fn verb(self, kind: ActionKind) -> Signal<String> {
        Signal::derive(move || words::capitalised(&self.speaker().verb(kind)))
    }

    /// The question of an action's field.
    pub(super) fn question(self, kind: ActionKind, field: &'static str) -> Signal<String> {
        Signal::derive(move || self.speaker().question(kind, field))
    }

    /// Advice beside an action.
    pub(super) fn hint(self, kind: ActionKind) -> Signal<String> {
        Signal::derive(move || self.speaker().hint(kind).unwrap_or_default())
    }

    /// The name of a draft at this moment of the game, apart for each seat.
    pub(super) fn draft_key(self, what: &str) -> String {
        let moment = self.view.with_untracked(|view| {
            let lines = view.contract.as_ref().map_or(0, |c| c.lines.len());
            format!("{}.{}.{}.{lines}", view.you.map_or("", name_of), view.round, view.obstacles.len())
        });
        self.table.with_value(|table| format!("{table}.{what}.{moment}"))
    }
}

/// The question of an action's field, with the rule of the action.
pub(super) fn asked(ctx: TableContext, kind: ActionKind, field: &'static str) -> AnyView {
    view! { <p class="question">{ctx.question(kind, field)} <RuleMark rule=kind.rule().0/></p> }.into_any()
}

/// Why an action is refused, as long as it is.
pub(super) fn reason(
    ctx: TableContext,
    action: impl Fn() -> Option<Action> + Send + Sync + 'static,
) -> AnyView {
    let said = move || {
        let (why, rule) = ctx.why_not(&action()?)?;
        Some(view! { <p class="hint">{why} <RuleMark rule=rule/></p> })
    };
    said.into_any()
}
