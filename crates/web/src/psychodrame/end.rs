//! The curtain falls: what became of everybody, the play to be read, and perhaps another evening.

use leptos::prelude::*;
use psychodrame::{CharacterId, Fate, Totals};
use words::Args;

use super::{
    context::{TableContext, name},
    script::script,
};
use crate::{
    erased::{piece, tap},
    game::NextGame,
    language::t,
    rule::RuleMark,
};

/// The end.
pub(super) fn end(ctx: TableContext) -> AnyView {
    let tally = ctx.slice(|view| (view.table.scenes, view.table.tally));
    let sums = move || {
        let (scenes, Totals { conflicts, rematches, acts, deaths, resolved }) = tally.get();
        let args = Args::new()
            .with("scenes", scenes)
            .with("conflicts", conflicts)
            .with("rematches", rematches)
            .with("acts", acts)
            .with("deaths", deaths)
            .with("resolved", resolved);
        ctx.translator.say("psd-end-sums", &args)
    };
    let fates = ctx.slice(|view| {
        let mains = (1u8..).map(CharacterId::Main).zip(&view.table.mains);
        let named = mains.filter(|(_, main)| main.name.is_some() && main.fate != Fate::Draft);
        named
            .map(|(who, main)| {
                (who, main.fate, main.problem().map(|it| it.text.to_string()), main.resolution)
            })
            .collect::<Vec<_>>()
    });
    let fate = move |(who, fate, problem, n): (CharacterId, Fate, Option<String>, u8)| {
        let id = match fate {
            Fate::Dead => "psd-end-dead",
            Fate::Retired => "psd-end-retired",
            Fate::Alive | Fate::Draft => "psd-end-alive",
        };
        let most = ctx.view.with_untracked(|view| view.options.resolution_threshold);
        let args = Args::new()
            .with("who", name(ctx, who))
            .with("problem", problem.unwrap_or_default())
            .with("n", n)
            .with("most", most);
        view! { <li>{ctx.translator.say(id, &args)}</li> }.into_any()
    };
    let sequel = use_context::<NextGame>().map(|NextGame(go)| {
        view! {
            <p class="hint">{t("psd-sequel-lead")} <RuleMark rule="PSD-163"/></p>
            <div class="buttons">
                <button type="button" id="sequel" class="primary" on:click=tap(move |_| go.run(()))>
                    {t("psd-sequel")}
                </button>
            </div>
        }
    });
    view! {
        <section class="act end" aria-labelledby="end-title">
            <h2 id="end-title">{t("psd-end")}</h2>
            <p>{Signal::derive(sums)}</p>
            <ul class="why">{piece(move || fates.get().into_iter().map(fate).collect_view())}</ul>
            {sequel}
            <p class="buttons"><a class="button" href="#/">{t("back-home")}</a></p>
        </section>
        {script(ctx)}
    }
    .into_any()
}
