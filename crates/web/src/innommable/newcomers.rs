//! Characters that wait for the Keeper's word, each with its sheet; and who is still at work on one.

use innommable::{Action, Profile, Stage};
use kernel::Seat;
use leptos::prelude::*;

use super::context::TableContext;
use crate::{erased::piece, language::t};

/// For the Keeper: who has presented whom.
pub(super) fn newcomers(ctx: TableContext) -> AnyView {
    let waiting = ctx.slice(|view| {
        let new =
            view.characters.iter().filter(|character| character.profile.is_some() && !character.approved);
        let new = new.filter(|_| view.is_keeper() && view.stage <= Stage::Characters);
        new.map(|character| (character.seat, character.profile.clone())).collect::<Vec<_>>()
    });
    let one = move |(seat, profile): (Seat, Option<Profile>)| {
        let about = move |action: &Action, seat: Seat| match action {
            Action::ApproveCharacter { of } | Action::ReturnCharacter { of, .. } => *of == seat,
            _ => false,
        };
        view! {
            <div class="newcomer">
                <h2>{ctx.character(seat)} <span class="player">{ctx.name(seat)}</span></h2>
                {profile.map(|profile| view! {
                    <p class="portrait">{profile.portrait.to_string()}</p>
                    <p class="anchor">
                        <strong>{t("inn-anchor")}</strong> " · " {profile.anchor.to_string()}
                    </p>
                })}
                {ctx.menu_of(seat, about)}
            </div>
        }
        .into_any()
    };
    view! { <For each=move || waiting.get() key=|new| format!("{new:?}") children=one/> }.into_any()
}

/// How far everybody is with a character.
pub(super) fn progress(ctx: TableContext) -> AnyView {
    let all = ctx.slice(|view| {
        let one = |c: &innommable::CharacterView| (c.seat, c.profile.is_some(), c.approved);
        view.characters.iter().map(one).collect::<Vec<_>>()
    });
    piece(move || {
        let one = |(seat, written, approved): (Seat, bool, bool)| {
            let state = match (written, approved) {
                (_, true) => "inn-character-in",
                (true, false) => "inn-character-read",
                (false, false) => "inn-character-none",
            };
            let own = written.then(|| view! { <span class="player">{ctx.character(seat)}</span> });
            view! { <li><b>{ctx.name(seat)}</b> " " {own} " " <em>{t(state)}</em></li> }
        };
        view! { <ul class="progress">{all.get().into_iter().map(one).collect_view()}</ul> }
    })
}
