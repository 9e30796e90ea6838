//! What every piece of the page works with: what one viewer sees, and a way to act.

use kernel::{Game as _, Refused as _};
use leptos::prelude::*;
use pactes::{Action, ByRole, Deed, Notice, Pactes, Refusal, Role, View};
use words::pactes::{Company, Speaker};

use crate::tongue::{Tongue, tongue};

/// One viewer at one table; the table may be on this device or far away.
#[derive(Debug, Clone, Copy)]
pub(super) struct Desk {
    /// What the viewer sees.
    pub(super) view: Memo<View>,
    /// What everybody is called.
    pub(super) names: Memo<ByRole<String>>,
    /// What the viewer was told, oldest first.
    pub(super) story: Memo<Vec<Notice>>,
    /// Asks for an action; whether it was taken at once.
    pub(super) act: Callback<Action, bool>,
    /// What was refused last.
    pub(super) refusal: RwSignal<Option<Refusal>>,
    /// The table's name in drafts.
    pub(super) table: StoredValue<String>,
    /// The page's language.
    pub(super) tongue: Tongue,
}

/// The desk of this page.
pub(super) fn desk() -> Desk {
    expect_context()
}

impl Desk {
    /// Over these, in the page's language, for everything below.
    pub(super) fn provide(
        view: Memo<View>,
        names: Memo<ByRole<String>>,
        story: Memo<Vec<Notice>>,
        act: Callback<Action, bool>,
        refusal: RwSignal<Option<Refusal>>,
        table: String,
    ) -> Self {
        let desk =
            Self { view, names, story, act, refusal, table: StoredValue::new(table), tongue: tongue() };
        provide_context(desk);
        desk
    }

    /// A piece of the view, followed by itself.
    pub(super) fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.view.with(&of))
    }

    /// Who looks.
    pub(super) fn you(self) -> Option<Role> {
        self.view.with(|view| view.you)
    }

    /// Whether the rules permit it now.
    pub(super) fn permits(self, action: &Action) -> bool {
        self.view.with(|view| Pactes.permit(view, action).is_ok())
    }

    /// Why the rules refuse it now, and the rule.
    pub(super) fn why_not(self, action: &Action) -> Option<(String, &'static str)> {
        let refusal = self.view.with(|view| Pactes.permit(view, action)).err()?;
        Some((self.speaker().refusal(&refusal), refusal.rule().0))
    }

    /// Who sits here, as the viewer sees it.
    pub(super) fn company(self) -> Company {
        let (you, rep) = self.view.with(|view| (view.you, view.rep));
        let mut company = Company::new(self.names.get(), you);
        company.rep = rep;
        company
    }

    /// Says the sentences of the game.
    pub(super) fn speaker(self) -> Speaker {
        self.tongue.pactes()
    }

    /// What a role's player is called.
    pub(super) fn name(self, role: Role) -> String {
        self.names.with(|names| names[role].clone())
    }

    /// What a button for this says.
    pub(super) fn verb(self, deed: Deed) -> Signal<String> {
        Signal::derive(move || words::capitalised(&self.speaker().deed(deed)))
    }

    /// The question of an action's field.
    pub(super) fn question(self, deed: Deed, field: &'static str) -> Signal<String> {
        Signal::derive(move || self.speaker().question(deed, field))
    }

    /// Advice beside an action.
    pub(super) fn hint(self, deed: Deed) -> Signal<String> {
        Signal::derive(move || self.speaker().hint(deed).unwrap_or_default())
    }

    /// The name of a draft at this moment of the game, apart for each seat.
    pub(super) fn draft_key(self, what: &str) -> String {
        let moment = self.view.with_untracked(|view| {
            let lines = view.contract.as_ref().map_or(0, |c| c.lines.len());
            format!("{:?}.{}.{}.{lines}", view.you, view.round, view.obstacles.len())
        });
        self.table.with_value(|table| format!("{table}.{what}.{moment}"))
    }
}
