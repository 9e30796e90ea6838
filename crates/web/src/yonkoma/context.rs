//! What every piece of the page of 4-KOMA works with.

use std::ops::Deref;

use kernel::Choice;
use leptos::{ev, prelude::*};
use serde_json::Value;
use words::yonkoma::{Names, Speaker};
use yonkoma::{Action, ActionKind, CharacterId, Yonkoma};

use crate::{
    context,
    erased::{handler, piece, tap},
    frame::awaited_mark,
    menu::{Open, offered, pinned},
};

/// The shell's context, and the sentences of this game.
#[derive(Clone, Copy)]
pub(super) struct TableContext(context::TableContext<Yonkoma>);

impl Deref for TableContext {
    type Target = context::TableContext<Yonkoma>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl TableContext {
    /// Over the shell's.
    pub(super) fn new(ctx: context::TableContext<Yonkoma>) -> Self {
        Self(ctx)
    }

    /// The shell's context.
    pub(super) fn shell(self) -> context::TableContext<Yonkoma> {
        self.0
    }

    /// Who sits here and who is in the story, as the viewer sees it.
    pub(super) fn everybody(self) -> Names {
        self.view.with(|view| Names::of(self.names.get(), view))
    }

    /// Says the sentences of the game.
    pub(super) fn speaker(self) -> Speaker {
        Speaker::new(self.translator.language())
    }

    /// What a character is called.
    pub(super) fn called(self, id: CharacterId) -> String {
        self.view.with(|view| view.board.character(id).map(|c| c.name.to_string())).unwrap_or_default()
    }

    /// What a button for this says.
    pub(super) fn verb(self, kind: ActionKind) -> Signal<String> {
        Signal::derive(move || words::capitalised(&self.speaker().action(kind)))
    }

    /// The question of an action's field.
    pub(super) fn question(self, kind: ActionKind, field: &'static str) -> Signal<String> {
        Signal::derive(move || self.speaker().question(kind, field))
    }

    /// The choices of these kinds, as buttons and forms; with `open`, the first form stands open.
    pub(super) fn menu(self, of: &'static [ActionKind], open: bool) -> AnyView {
        let choices = Memo::new(move |_| {
            self.choices.with(|all| {
                all.iter().filter(|choice| of.contains(&choice.action.kind())).cloned().collect::<Vec<_>>()
            })
        });
        offered(self.0, choices, if open { Open::First } else { Open::None })
    }

    /// The choices of these kinds that can be about this character.
    pub(super) fn menu_about(self, of: &'static [ActionKind], id: CharacterId) -> AnyView {
        let choices = Memo::new(move |_| {
            self.choices.with(|all| {
                let fit = all.iter().filter(|choice| of.contains(&choice.action.kind()));
                fit.filter_map(|choice| about(choice, id)).collect::<Vec<_>>()
            })
        });
        offered(self.0, choices, Open::None)
    }

    /// Whether anything of these kinds is on offer.
    pub(super) fn may(self, of: &'static [ActionKind]) -> Memo<bool> {
        Memo::new(move |_| {
            self.choices.with(|all| all.iter().any(|choice| of.contains(&choice.action.kind())))
        })
    }

    /// The name of a draft, apart for each seat.
    pub(super) fn draft_key(self, what: &str) -> String {
        let you = self.view.with_untracked(|view| view.you.map_or(0, |you| you.0));
        self.table.with_value(|table| format!("{table}.{what}.{you}"))
    }
}

/// The choice about this character, if it can be.
fn about(choice: &Choice<Action>, id: CharacterId) -> Option<Choice<Action>> {
    for field in ["character", "npc"] {
        if choice.holes.iter().any(|hole| hole.field == field) {
            return pinned(choice, field, &Value::from(id.0));
        }
    }
    let fields = readers::json::value(&choice.action);
    let whose = fields.get("character").or_else(|| fields.get("npc"))?;
    (whose.as_u64() == Some(id.0.into())).then(|| choice.clone())
}

/// What was typed, or nothing for what was said aloud.
pub(super) fn told(text: &str) -> Option<kernel::Text> {
    let text = text.trim();
    (!kernel::is_blank(text)).then(|| text.into())
}

/// A button that does something; away while the rules do not permit it.
pub(super) fn button(
    ctx: TableContext,
    class: &'static str,
    label: Signal<String>,
    action: impl Fn() -> Action + Copy + Send + Sync + 'static,
) -> AnyView {
    let act = move |_: ev::MouseEvent| {
        ctx.act.run(untrack(action));
    };
    view! {
        <button type="button" class=class data-awaited=awaited_mark()
            hidden=Signal::derive(move || !ctx.permits(&action())) on:click=tap(act)>
            {label}
        </button>
    }
    .into_any()
}

/// Something folded away, drawn when it is first unfolded.
pub(super) fn folded(class: &'static str, title: Signal<String>, content: ViewFn) -> AnyView {
    let open = RwSignal::new(false);
    let toggled =
        move |event: ev::Event| open.set(event_target::<web_sys::Element>(&event).has_attribute("open"));
    view! {
        <details class=class on:toggle=handler(toggled)>
            <summary>{title}</summary>
            {piece(move || open.get().then(|| content.run()))}
        </details>
    }
    .into_any()
}
