//! How the choices of Innommable read on the page.

use innommable::{Action, Innommable};
use kernel::Choice;
use leptos::prelude::*;
use serde_json::Value;

use super::{desk::Desk, ideas};
use crate::{desk, menu::Spoken};

impl Spoken for Innommable {
    fn choice(desk: desk::Desk<Self>, choice: &Choice<Action>) -> String {
        let desk = Desk(desk);
        desk.view.with(|view| desk.speaker().choice(&desk.company(), view, choice))
    }

    fn question(desk: desk::Desk<Self>, action: &Action, field: &str) -> String {
        Desk(desk).speaker().question(action.deed(), field)
    }

    fn value(desk: desk::Desk<Self>, action: &Action, field: &str, value: &Value) -> String {
        let desk = Desk(desk);
        desk.view.with(|view| desk.speaker().value(&desk.company(), view, action.deed(), field, value))
    }

    fn hint(desk: desk::Desk<Self>, action: &Action) -> Option<String> {
        Desk(desk).speaker().hint(action.deed())
    }

    fn rule(action: &Action) -> Option<&'static str> {
        Some(action.deed().rule().0)
    }

    fn idea(desk: desk::Desk<Self>, action: &Action, field: &str) -> Option<String> {
        desk.view.with_untracked(|view| ideas::idea(view, action, field))
    }

    fn is_secret(action: &Action) -> bool {
        matches!(action, Action::AddNote { .. })
    }
}
