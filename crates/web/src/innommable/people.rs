//! The characters: their sheets, their place on the blacklist, what was found.

use innommable::{CharacterView, Stage};
use leptos::prelude::*;

use super::{
    context::{TableContext, fate_of, status_name},
    dice::hand,
    track::track,
};
use crate::{
    language::{t, translator},
    rule::RuleMark,
};

/// Mad, dead, or in danger of it; nothing, for somebody who is well.
pub(super) fn fate(ctx: TableContext, character: &CharacterView) -> Option<AnyView> {
    let sentence = match (character.is_active(), character.at_risk) {
        (false, _) => fate_of(character.status),
        (true, true) => "inn-at-risk",
        (true, false) => return None,
    };
    Some(view! { <span class="fate">{ctx.translator.just(sentence)}</span> }.into_any())
}

/// The sheets of all characters.
pub(super) fn people(ctx: TableContext) -> AnyView {
    let people = ctx.slice(|view| view.characters.clone());
    let story = ctx.slice(|view| (view.setting.clone(), view.role.clone()));
    let found = ctx.slice(|view| view.revealed.clone());
    let place = move || {
        let (setting, role) = story.get();
        let setting = setting.map(|setting| {
            let spots = setting.spots.map(|spots| view! { <p class="hint">{spots.to_string()}</p> });
            view! {
                <p class="setting">{setting.place.to_string()} <br/> {setting.date.to_string()}</p> {spots}
            }
        });
        let role = role.map(|role| view! { <p class="role">{role.to_string()}</p> });
        setting.is_some().then(|| {
            view! {
                <section class="box" aria-labelledby="setting-title">
                    <h2 id="setting-title">{t("inn-setting")} <RuleMark rule="INN-16"/></h2>
                    {setting} {role}
                </section>
            }
        })
    };
    let finds = move || {
        let found = found.get();
        (!found.is_empty()).then(|| {
            view! {
                <section class="box" aria-labelledby="found-title">
                    <h2 id="found-title">{t("inn-found")} <RuleMark rule="INN-36"/></h2>
                    <ol class="found">
                        {found.into_iter().map(move |found| discovery(ctx, found)).collect_view()}
                    </ol>
                </section>
            }
        })
    };
    view! {
        {place}
        <section class="box people" aria-labelledby="people-title">
            <h2 id="people-title">{t("pane-people")}</h2>
            <ul>{move || people.get().into_iter().map(|character| sheet(ctx, character)).collect_view()}</ul>
        </section>
        {finds}
    }
    .into_any()
}

fn discovery(ctx: TableContext, found: innommable::RevealedView) -> AnyView {
    let kind = found.kind.map(|kind| ctx.speaker().element_kind(kind));
    view! {
        <li>
            {super::dice::row(ctx, found.dice)}
            {kind.map(|kind| view! { <span class="kind">{kind}</span> })}
            {found.said.map(|said| view! { <p>{said.to_string()}</p> })}
            {found.text.map(|text| view! { <blockquote>{text.to_string()}</blockquote> })}
        </li>
    }
    .into_any()
}

fn sheet(ctx: TableContext, character: CharacterView) -> AnyView {
    let translator = translator();
    let seat = character.seat;
    // The Keeper has the list on the desk.
    let listed = ctx.view.with(|view| view.stage > Stage::Characters && !view.is_keeper());
    let player = ctx.name(seat);
    let anchor_state = ctx.speaker().anchor(character.anchor);
    let profile = character.profile.clone().map(|profile| {
        view! {
            <p class="portrait">{profile.portrait.to_string()}</p>
            <p class="anchor" data-anchor=format!("{:?}", character.anchor).to_ascii_lowercase()>
                <strong>{t("inn-anchor")}</strong>
                " ("
                {anchor_state.clone()}
                ") · "
                {profile.anchor.to_string()}
            </p>
        }
    });
    let spent = [(character.gave, "inn-gave"), (character.received, "inn-received")]
        .into_iter()
        .filter(|(spent, _)| *spent)
        .map(|(_, id)| view! { <li>{translator.just(id)}</li> })
        .collect_view();
    view! {
        <li class="character" data-status=status_name(character.status)>
            <h3>
                {ctx.character(seat)}
                {character.profile.is_some().then(|| view! { <span class="player">{player}</span> })}
            </h3>
            {fate(ctx, &character)}
            {profile}
            <p class="holds">
                {hand(ctx, &character.hand)}
                {(!character.hand.is_empty()).then(|| view! {
                    <span class="count">{ctx.speaker().dice(character.dice())}</span>
                })}
            </p>
            <ul class="marks">{spent}</ul>
            {character.entries.filter(|_| listed).map(|entries| track(ctx, seat, entries))}
        </li>
    }
    .into_any()
}
