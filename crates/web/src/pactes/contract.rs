//! The contract, folded along its right edge: a line is one row, with its slot and, on the flap, the slot of its flaw.

use leptos::{html, prelude::*};
use pactes::{Role, Slot, Stage, price};
use words::Args;

use super::{
    bend::tiles,
    context::{TableContext, ctx},
    convert::converting,
    dice::{Picked, slot_cell, tray},
};
use crate::{
    erased::{each, handler, piece, tap},
    language::t,
    opens::Opens,
    rule::RuleMark,
};

/// What is written on the flap and cannot be read.
const SCRAWLS: [&str; 3] = [
    "M1 8q5-7 9 0t8 0 9-1 8 1 8-1M1 25q4-8 8 0t9-1 8 1 9 0 8-1M1 41q5-7 9 0t8 0 9-1M1 56q4-7 8 0t8 0 9-1 8 1",
    "M1 9q4-7 8 0t9-1 8 1 8 0 9-1M1 26q5-7 9 0t8 0M1 41q4-7 8 0t9 0 8-1 9 1 8-1M1 56q5-7 9 0t8 0 8-1",
    "M1 10q4-7 8 0t8 0 8-1 8 1 8-1 9 0M1 26q5-8 9 0t8-1 9 1 8-1 8 1M1 42q4-7 8 0t9 0 8-1 9 1 9-1M1 56q5-7 9 0t8 0 9-1",
];

/// The obstacle that the contract of this round helps past.
pub(super) fn obstacle_of(view: &pactes::View) -> Option<String> {
    let number = usize::from(view.contract.as_ref()?.obstacle);
    view.obstacles.get(number.checked_sub(1)?).map(|obstacle| obstacle.text.to_string())
}

/// The head of a contract: who sells it, and against what.
pub(super) fn head(
    ctx: TableContext,
    kicker: Signal<String>,
    corner: AnyView,
    obstacle: Signal<String>,
) -> AnyView {
    let title = NodeRef::<html::H2>::new();
    let opens = Opens::of(shape(ctx), move || title.get().map(Into::into));
    view! {
        <header>
            <p class="kicker"><span>{kicker}</span> {corner}</p>
            <h2 id="contract-title" node_ref=title class:whole=opens.whole data-opens=""
                tabindex=opens.tab_stop()
                on:click=tap(move |event| opens.tap(&event))
                on:keydown=handler(move |event| opens.key(&event))>{obstacle}</h2>
        </header>
    }
    .into_any()
}

/// What changes the room that texts have.
fn shape(ctx: TableContext) -> impl Fn() + Send + Sync + 'static {
    let shape = ctx.contract(|c| (c.lines.len(), c.dice.is_empty(), c.converting, c.proposal.is_some()));
    move || _ = shape.get()
}

/// Which contract it is, and who sells it.
pub(super) fn kicker(ctx: TableContext, round: u8, rep: Role) -> String {
    ctx.translator.say("contract-kicker", &Args::new().with("round", round).with("rep", ctx.person(rep)))
}

/// The contract of the round.
pub(super) fn contract_form() -> AnyView {
    let ctx = ctx();
    let n_lines = ctx.contract(|c| u8::try_from(c.lines.len()).unwrap_or(0));
    let proposal = ctx.contract(|c| c.proposal.as_ref().map(ToString::to_string));
    let has_tray = ctx.slice(|view| matches!(view.stage, Stage::Place | Stage::Convert));
    let rolled = ctx.contract(|c| !c.dice.is_empty());
    let round = ctx.slice(|view| (view.round, view.rep_role().unwrap_or(Role::DemonA)));
    let said = Signal::derive(move || {
        let (round, rep) = round.get();
        kicker(ctx, round, rep)
    });
    let obstacle = ctx.slice(|view| obstacle_of(view).unwrap_or_default());
    let peeking = RwSignal::new(false);
    let rows = move || (1..=n_lines.get()).collect::<Vec<u8>>();
    let pending = move || {
        proposal.get().map(|text| {
            view! {
                <li class="line pending" data-stage="">
                    <span class="num">{n_lines.get() + 1}</span>
                    <div class="text">
                        <p class="words">{text}</p> <p class="effect">{t("proposal-waits")}</p>
                    </div>
                </li>
            }
        })
    };
    let empty = move || n_lines.get() == 0 && proposal.read().is_none();
    // Before the dice one acts on its newest line; with them on the whole.
    let whole = move || (rolled.get() || empty()).then_some("");
    let newest = Signal::derive(move || (!rolled.get() && proposal.read().is_none()).then(|| n_lines.get()));
    let sheet = NodeRef::<html::Article>::new();
    Effect::new(move || {
        n_lines.track();
        proposal.track();
        if !rolled.get() {
            request_animation_frame(move || {
                if let Some(sheet) = sheet.try_get_untracked().flatten() {
                    sheet.scroll_into_view_with_bool(false);
                }
            });
        }
    });
    view! {
        <article class="contract" class:rolled=rolled aria-labelledby="contract-title" node_ref=sheet
            data-stage=Signal::derive(whole)>
            {head(ctx, said, corner(ctx, peeking), obstacle.into())}
            <ol class="lines" class:blank=Signal::derive(empty)
                data-n=Signal::derive(move || n_lines.get() + u8::from(proposal.read().is_some()))>
                {each(rows, move |line| row(ctx, line, newest, peeking))}
                {piece(pending)}
            </ol>
            {piece(move || empty().then(|| view! { <p class="empty">{t("contract-empty")}</p> }))}
            {piece(move || if has_tray.get() { tray() } else { ().into_any() })}
            {piece(move || (!rolled.get()).then(|| footer(ctx)))}
        </article>
    }
    .into_any()
}

/// Above the flap: what it hides; whoever wrote it may lift it.
fn corner(ctx: TableContext, peeking: RwSignal<bool>) -> AnyView {
    let is_author = ctx.slice(|view| {
        let written = view.contract.as_ref().is_some_and(|c| c.lines.iter().any(|line| line.flaw.is_some()));
        written && view.you.is_some() && view.you == view.rival_role()
    });
    let said = move || ctx.translator.just(if peeking.get() { "fold-down" } else { "fold-up" });
    piece(move || match is_author.get() {
        true => view! {
            <button type="button" class="quiet peek"
                aria-pressed=Signal::derive(move || peeking.get().to_string())
                on:click=tap(move |_| peeking.update(|peeking| *peeking = !*peeking))>
                {Signal::derive(said)}
            </button>
        }
        .into_any(),
        false => view! { <span>{t("flaws")} <RuleMark rule="PAC-35"/></span> }.into_any(),
    })
}

/// The price, while it is being drawn up, and the signature.
fn footer(ctx: TableContext) -> AnyView {
    let signed = ctx.slice(|view| view.stage >= Stage::Pay);
    let cost = ctx.contract(|c| {
        let lines = c.lines.len() + usize::from(c.proposal.is_some());
        (lines, price(lines, c.rebate), c.rebate, c.proposal.is_some())
    });
    let said = move || {
        let (lines, price, rebate, waits) = cost.get();
        let args = Args::new().with("lines", lines).with("price", price).with("rebate", rebate);
        ctx.translator.say("contract-price", &args.with_flag("waits", waits))
    };
    let signature = move || ctx.translator.say("signed-by", &Args::new().with("name", ctx.name(Role::Faust)));
    view! {
        <footer>
            <p class="price">{Signal::derive(said)} <RuleMark rule="PAC-42"/></p>
            <p class="signature" hidden=Signal::derive(move || !signed.get())>{Signal::derive(signature)}</p>
        </footer>
    }
    .into_any()
}

/// What stands in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Middle {
    Words,
    Converts,
    Bends(Slot),
}

/// A line of the contract: its words, or the question that it asks.
fn row(ctx: TableContext, line: u8, newest: Signal<Option<u8>>, peeking: RwSignal<bool>) -> AnyView {
    let picked = Picked::here();
    let rolled = ctx.contract(|c| !c.dice.is_empty());
    let written = ctx.contract(move |c| c.lines.get(usize::from(line - 1)).is_some_and(|line| line.written));
    let converts = ctx.slice(move |view| {
        let contract = view.contract.as_ref().filter(|_| view.you == Some(Role::Faust));
        let slot = contract.and_then(|c| c.die(c.converting?)?.slot);
        slot.is_some_and(|slot| slot.line == line)
    });
    let intervenes = ctx.slice(|view| view.stage == Stage::Intervene);
    let middle = Memo::new(move |_| match picked.slot.get().filter(|slot| slot.line == line) {
        Some(slot) if intervenes.get() => Middle::Bends(slot),
        _ if converts.get() => Middle::Converts,
        _ => Middle::Words,
    });
    let asks = Signal::derive(move || middle.get() != Middle::Words);
    let drawn = move || {
        let question = match middle.get() {
            Middle::Words => return words_of(ctx, line, peeking),
            Middle::Converts => converting(ctx),
            Middle::Bends(slot) => tiles(ctx, slot),
        };
        view! { <div class="ask">{words_of(ctx, line, peeking)} {question}</div> }.into_any()
    };
    let cell = move |slot: Slot| piece(move || rolled.get().then(|| slot_cell(ctx, slot)));
    let scrawl = SCRAWLS[usize::from(line - 1) % SCRAWLS.len()];
    view! {
        <li class="line" class:asks=asks data-line=line
            data-stage=Signal::derive(move || (newest.get() == Some(line)).then_some(""))>
            <span class="num">{line}</span>
            {piece(drawn)}
            <div class="cell">{cell(Slot::commitment(line))}</div>
            <div class="cell flap">
                <svg class="scrawl" viewBox="0 0 52 60" preserveAspectRatio="none" aria-hidden="true"
                    class:written=written><path d=scrawl/></svg>
                <span class="unseen">{Signal::derive(move || folded(ctx, written.get()))}</span>
                {cell(Slot::flaw(line))}
            </div>
        </li>
    }
    .into_any()
}

fn folded(ctx: TableContext, written: bool) -> String {
    ctx.translator.just(if written { "flaw-folded" } else { "flaw-blank" })
}

/// The promise; touched, it opens whole over its row. Its author sees the flaw under it while the fold is lifted.
fn words_of(ctx: TableContext, line: u8, peeking: RwSignal<bool>) -> AnyView {
    let index = usize::from(line - 1);
    let texts = ctx.contract(move |c| {
        let line = c.lines.get(index);
        line.map(|line| (line.commitment.to_string(), line.flaw.as_ref().map(ToString::to_string)))
    });
    let text = NodeRef::<html::Div>::new();
    let opens = Opens::of(shape(ctx), move || text.get().map(Into::into));
    let flaw = move || {
        let text = texts.get().and_then(|(_, flaw)| flaw).filter(|_| peeking.get())?;
        let said = ctx.translator.say("flaw-own", &Args::new().with("text", text));
        Some(view! { <p class="own-flaw">{said}</p> })
    };
    view! {
        <div class="text" node_ref=text class:whole=opens.whole data-opens="" tabindex=opens.tab_stop()
            on:click=tap(move |event| opens.tap(&event)) on:keydown=handler(move |event| opens.key(&event))>
            <p class="words">{Signal::derive(move || texts.get().map(|(text, _)| text))}</p>
            {piece(flaw)}
        </div>
    }
    .into_any()
}
