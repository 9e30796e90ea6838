//! The curtain falls: what became of everybody, the play to be read, and perhaps another evening.

use leptos::prelude::*;
use psychodrame::{CharacterId, Fate, Main, Totals, TraitKind};
use words::Args;

use super::{
    arcs::{arc, last_words},
    context::{TableContext, name},
    epilogue::written,
    script::script,
};
use crate::{
    erased::{piece, tap},
    game::NextGame,
    language::t,
    rule::RuleMark,
};

/// What its player wrote about the end of a character, else the last thing that it said.
fn became(ctx: TableContext, who: CharacterId) -> AnyView {
    match (written(ctx, who), last_words(ctx, who)) {
        (Some(text), _) => view! { <p class="became">{text}</p> }.into_any(),
        (None, Some(words)) => view! { <p class="last"><q>{words}</q></p> }.into_any(),
        (None, None) => ().into_any(),
    }
}

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
        let mains = (1u8..).map(CharacterId::Main).zip(view.table.mains.iter().cloned());
        mains.filter(|(_, main)| main.name.is_some() && main.fate != Fate::Draft).collect::<Vec<_>>()
    });
    let epilogue = move |(who, main): (CharacterId, Main)| {
        let id = match main.fate {
            Fate::Dead => "psd-end-dead",
            Fate::Retired => "psd-end-retired",
            Fate::Alive | Fate::Draft => "psd-end-alive",
        };
        let most = ctx.view.with_untracked(|view| view.options.resolution_threshold);
        let args = Args::new()
            .with("who", name(ctx, who))
            .with("problem", main.problem().map(|it| it.text.to_string()).unwrap_or_default())
            .with("n", main.resolution)
            .with("most", most);
        let past = main.traits.iter().filter(|it| it.about == TraitKind::History);
        let past = past.map(|it| view! { <p class="past">{it.text.to_string()}</p> }.into_any());
        view! {
            <article class="epilogue" data-who=who.to_string()>
                <h3>{name(ctx, who)}</h3>
                <p>{ctx.translator.say(id, &args)}</p>
                {past.collect_view()}
                {arc(ctx, who, &main)}
                {became(ctx, who)}
            </article>
        }
        .into_any()
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
            <div class="epilogues">{piece(move || fates.get().into_iter().map(epilogue).collect_view())}</div>
            {sequel}
            <p class="buttons"><a class="button" href="#/">{t("back-home")}</a></p>
        </section>
        {script(ctx)}
    }
    .into_any()
}
