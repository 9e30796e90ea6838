//! The contract form, folded over its hidden flaws.

use leptos::prelude::*;
use pactes::{Role, Slot, SlotKind, Stage};
use words::Args;

use super::{
    bend::BendHere,
    context::ctx,
    dice::{SlotPlace, Tray},
};
use crate::{
    language::{t, translator},
    rule::RuleMark,
};

/// The contract of the round.
#[component]
pub(super) fn ContractForm() -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let lines =
        ctx.slice(|view| view.contract.as_ref().map_or(0, |c| u8::try_from(c.lines.len()).unwrap_or(0)));
    let proposal = ctx.slice(|view| view.contract.as_ref().and_then(|c| c.proposal.clone()));
    let revealed = ctx.slice(|view| view.contract.as_ref().is_some_and(|c| c.revealed));
    let rolled = ctx.slice(|view| view.contract.as_ref().is_some_and(|c| !c.dice.is_empty()));
    let signed = ctx.slice(|view| (Stage::Pay..Stage::End).contains(&view.stage));
    let placing = ctx.slice(|view| view.stage == Stage::Place && view.you == Some(Role::Faust));
    let obstacle = move || {
        ctx.view.with(|view| {
            let number = usize::from(view.contract.as_ref()?.obstacle);
            view.obstacles.get(number.checked_sub(1)?).map(|obstacle| obstacle.text.to_string())
        })
    };
    let kicker = move || {
        let (round, rep) = ctx.view.with(|view| (view.round, view.rep_role().unwrap_or(Role::DemonA)));
        translator.say("contract-kicker", &Args::new().with("round", round).with("rep", ctx.name(rep)))
    };
    let price = move || {
        let (price, rebate) =
            ctx.view.with(|view| view.contract.as_ref().map_or((0, 0), |c| (c.price, c.rebate)));
        translator.say("contract-price", &Args::new().with("price", price).with("rebate", rebate))
    };
    let is_author = ctx.slice(|view| view.you.is_some() && view.you == view.rival_role());
    let peeking = RwSignal::new(false);
    let open = Memo::new(move |_| revealed.get() || (is_author.get() && peeking.get()));
    view! {
        <article class="contract" class:rolled=Signal::derive(move || rolled.get())
            class:revealed=Signal::derive(move || revealed.get()) aria-labelledby="contract-title">
            <header>
                <p class="kicker">{kicker}</p>
                <h2 id="contract-title">{obstacle}</h2>
            </header>
            {move || placing.get().then(|| view! { <Tray/> })}
            <h3>{t("commitments")} <RuleMark rule="PAC-33"/></h3>
            <ol class="lines">
                <For each=move || 1..=lines.get() key=|line| *line let(line)><Commitment line/></For>
                {move || proposal.get().map(|text| view! {
                    <li class="line pending">
                        <div class="text"><p>{text.to_string()}</p><p class="effect">{t("proposal-waits")}</p></div>
                    </li>
                })}
            </ol>
            <p class="empty" hidden=Signal::derive(move || { lines.get() > 0 || proposal.read().is_some() })>
                {t("contract-empty")}
            </p>
            <div class="fold" class:open=Signal::derive(move || open.get())
                hidden=Signal::derive(move || lines.get() == 0)>
                <h3>{t("flaws")} <RuleMark rule="PAC-35"/></h3>
                <ol class="flaws">
                    <For each=move || 1..=lines.get() key=|line| *line let(line)><Flaw line open/></For>
                </ol>
                {move || (is_author.get() && !revealed.get() && lines.get() > 0).then(|| view! {
                    <p class="peek">
                        <button type="button" aria-pressed=Signal::derive(move || peeking.get().to_string())
                            on:click=move |_| peeking.update(|p| *p = !*p)>
                            {Signal::derive(move || translator.just(if peeking.get() { "fold-down" } else { "fold-up" }))}
                        </button>
                        <span class="mine-alone">{t("mine-alone")}</span>
                    </p>
                })}
            </div>
            <footer>
                <p class="price">{price} <RuleMark rule="PAC-42"/></p>
                <p class="signature" hidden=Signal::derive(move || !signed.get())>
                    {Signal::derive(move || translator.say("signed-by", &Args::new().with("name", ctx.name(Role::Faust))))}
                </p>
            </footer>
        </article>
    }
}

/// What the die on a slot does as it lies.
fn effect(slot: Slot) -> impl Fn() -> Option<String> + Copy {
    let ctx = ctx();
    let face =
        ctx.slice(move |view| view.contract.as_ref().and_then(|c| c.on(slot)).map(|(_, die)| die.face));
    move || face.get().map(|face| ctx.speaker().effect(slot.kind, face))
}

/// How it turns out, once the flaws are read.
fn outcome(slot: Slot) -> impl Fn() -> Option<String> + Copy {
    let ctx = ctx();
    let translator = ctx.translator;
    let face = ctx.slice(move |view| {
        let contract = view.contract.as_ref().filter(|contract| contract.revealed)?;
        contract.on(slot).map(|(_, die)| die.face)
    });
    move || {
        let face = face.get()?;
        let id = match (slot.kind, face) {
            (SlotKind::Commitment, 4..) => "works",
            (SlotKind::Commitment, _) => "fails",
            (SlotKind::Flaw, 4..) => "strikes",
            (SlotKind::Flaw, _) => "harmless",
        };
        Some(translator.just(id))
    }
}

#[component]
fn Commitment(line: u8) -> impl IntoView {
    let ctx = ctx();
    let index = usize::from(line - 1);
    let text = ctx.slice(move |view| {
        let contract = view.contract.as_ref()?;
        contract.lines.get(index).map(|line| line.commitment.to_string())
    });
    let rolled = ctx.slice(|view| view.contract.as_ref().is_some_and(|c| !c.dice.is_empty()));
    let slot = Slot::commitment(line);
    let (effect, outcome) = (effect(slot), outcome(slot));
    view! {
        <li class="line">
            <div class="text">
                <p>{move || text.get()}</p>
                <p class="effect"><strong>{outcome}</strong> " " {effect}</p>
            </div>
            {move || rolled.get().then(|| view! { <SlotPlace at=slot/> <BendHere at=slot/> })}
        </li>
    }
}

#[component]
fn Flaw(line: u8, open: Memo<bool>) -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let index = usize::from(line - 1);
    let seen = ctx.slice(move |view| {
        let line = view.contract.as_ref()?.lines.get(index)?;
        Some((line.written, line.flaw.as_ref().map(ToString::to_string), line.objected))
    });
    let rolled = ctx.slice(|view| view.contract.as_ref().is_some_and(|c| !c.dice.is_empty()));
    let slot = Slot::flaw(line);
    let (effect, outcome) = (effect(slot), outcome(slot));
    let text = move || match seen.get() {
        Some((_, Some(text), _)) if open.get() => text,
        Some((true, ..)) => translator.just("flaw-folded"),
        Some((false, ..)) | None => translator.just("flaw-blank"),
    };
    let folded = move || !open.get() || seen.get().is_none_or(|(_, text, _)| text.is_none());
    let objected = move || {
        seen.get()
            .is_some_and(|(.., objected)| objected)
            .then(|| view! { <p class="objected">{t("objected")}</p> })
    };
    view! {
        <li class="line flaw" class:folded=folded data-line=line>
            <div class="text">
                <div class="leaf"><p>{text}</p></div>
                {objected}
                <p class="effect"><strong>{outcome}</strong> " " {effect}</p>
            </div>
            {move || rolled.get().then(|| view! { <SlotPlace at=slot/> <BendHere at=slot/> })}
        </li>
    }
}
