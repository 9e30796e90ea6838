//! How the choices of Innommable read on the page.

use innommable::{Action, Innommable, Severity};
use kernel::Choice;
use serde_json::Value;

use super::{desk::Desk, ideas};
use crate::{desk, json, menu::Spoken};

impl Spoken for Innommable {
    fn choice(desk: desk::Desk<Self>, choice: &Choice<Action>) -> String {
        let desk = Desk(desk);
        desk.view.with(|view| desk.speaker().choice(&desk.company(), view, choice))
    }

    fn question(desk: desk::Desk<Self>, action: &Action, field: &str) -> String {
        Desk(desk).speaker().question(action.kind(), field)
    }

    fn value(desk: desk::Desk<Self>, action: &Action, field: &str, value: &Value) -> String {
        let desk = Desk(desk);
        desk.view.with(|view| desk.speaker().value(&desk.company(), view, action.kind(), field, value))
    }

    fn hint(desk: desk::Desk<Self>, action: &Action) -> Option<String> {
        Desk(desk).speaker().hint(action.kind())
    }

    fn rule(action: &Action) -> Option<&'static str> {
        Some(action.kind().rule().0)
    }

    fn idea(desk: desk::Desk<Self>, action: &Action, field: &str) -> Option<String> {
        desk.view.with_untracked(|view| ideas::idea(view, action, field))
    }

    fn preset(desk: desk::Desk<Self>, action: &Action, field: &str) -> Option<Value> {
        match (action, field) {
            // The usual answer is no; whoever means yes says so.
            (_, "kind_told" | "incapacitates" | "kill" | "anchor_central") => Some(false.into()),
            (Action::Strike { k, .. }, "k") => Some((*k).into()),
            (Action::Strike { on, k, .. }, "worst") => {
                let entries = desk.view.with(|view| view.character(*on).and_then(|c| c.entries));
                let most = Severity::of(entries.map_or(0, |entries| entries.all.struck).saturating_add(*k));
                Some(json::value(&most.min(Severity::Severe)))
            }
            (Action::RuleAction { of, .. }, "initiator") => Some(json::value(of)),
            (
                Action::Suggest { die, .. } | Action::AuxiliaryGift { die, .. } | Action::Recount { die, .. },
                "die",
            ) => Some(json::value(die)),
            _ => None,
        }
    }

    fn is_secret(action: &Action) -> bool {
        matches!(action, Action::AddNote { .. })
    }
}
