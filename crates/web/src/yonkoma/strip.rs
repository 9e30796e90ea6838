//! The strip that makes itself: four moments are proposed, others can be put in their place, a bubble can be rewritten;
//! the page is shared as a picture, printed alone, kept.

use leptos::prelude::*;
use serde_json::{Map, Value};
use words::Args;
use yonkoma::{ActionKind, Captions as _, Cast, Highlight, Moment, highlights, proposed};

use super::{context::TableContext, faces::look, png};
use crate::{
    erased::{each, piece, tap, typed},
    frame::Around,
    keep,
    language::{t, translator},
};

/// The pane of the strip.
const PANE: &str = "strip";

/// Captions by the number of their moment.
type Rewritten = Map<String, Value>;

/// The page being made.
#[derive(Clone, Copy)]
pub(super) struct Planche {
    ctx: TableContext,
    found: Memo<Vec<Highlight>>,
    /// The moments that were put into panels by hand.
    picked: RwSignal<Option<[usize; 4]>>,
    /// The panel that ‹ and › are about.
    panel: RwSignal<usize>,
    /// Whether its bubble is being written.
    writes: RwSignal<bool>,
    captions: RwSignal<Rewritten>,
    kept_captions: StoredValue<String>,
    title: RwSignal<String>,
    /// Pages that were kept on this device.
    book: RwSignal<Vec<String>>,
    kept_book: StoredValue<String>,
}

impl Planche {
    /// For the whole table.
    pub(super) fn provide(ctx: TableContext) {
        let kept_captions = format!("tablee.draft.{}", ctx.draft_key("captions"));
        let kept_book = ctx.table.with_value(|table| format!("tablee.strips.{table}"));
        provide_context(Self {
            ctx,
            found: Memo::new(move |_| {
                ctx.story.with(|story| highlights(story.iter().map(|heard| &heard.notice)))
            }),
            picked: RwSignal::new(None),
            panel: RwSignal::new(0),
            writes: RwSignal::new(false),
            captions: RwSignal::new(keep::read::<Rewritten>(&kept_captions).unwrap_or_default()),
            kept_captions: StoredValue::new(kept_captions),
            title: RwSignal::new(String::new()),
            book: RwSignal::new(keep::read(&kept_book).unwrap_or_default()),
            kept_book: StoredValue::new(kept_book),
        });
    }

    fn here() -> Self {
        expect_context()
    }

    /// The four moments on the page.
    fn four(self) -> Option<[usize; 4]> {
        let n = self.found.with(Vec::len);
        let fits = |four: &[usize; 4]| four.iter().all(|place| *place < n);
        self.picked.get().filter(fits).or_else(|| self.found.with(|found| proposed(found)))
    }

    /// The moments that the chosen panel could show, and which it does.
    fn others(self) -> (Vec<usize>, usize) {
        let Some(four) = self.four() else { return (Vec::new(), 0) };
        let here = four[self.panel.get()];
        let free: Vec<usize> =
            (0..self.found.with(Vec::len)).filter(|place| *place == here || !four.contains(place)).collect();
        let at = free.iter().position(|place| *place == here).unwrap_or(0);
        (free, at)
    }

    /// Puts the next moment, or the one before, into the chosen panel.
    fn turn(self, forward: bool) {
        let Some(mut four) = untrack(|| self.four()) else { return };
        let (free, at) = untrack(|| self.others());
        let n = free.len();
        let next = if forward { at + 1 } else { at + n - 1 };
        four[self.panel.get_untracked()] = free[next % n];
        self.picked.set(Some(four));
    }

    fn said(self, place: usize) -> String {
        let rewritten = self.captions.with(|all| Some(all.get(&place.to_string())?.as_str()?.to_owned()));
        rewritten.unwrap_or_else(|| {
            self.found.with(|found| {
                let Some(Highlight { moment, .. }) = found.get(place) else { return String::new() };
                let own = moment.caption.as_ref().map(ToString::to_string);
                own.unwrap_or_else(|| self.ctx.speaker().untold(moment))
            })
        })
    }

    fn rewrite(self, place: usize, text: String) {
        self.captions.update(|all| {
            all.insert(place.to_string(), text.into());
        });
        self.captions.with_untracked(|all| self.kept_captions.with_value(|key| keep::write(key, all)));
    }

    /// The page as SVG, once there are four moments.
    fn drawn(self) -> Option<String> {
        let four = self.four()?;
        let moment = |place: usize| -> Option<Moment> {
            let mut moment = self.found.with(|found| Some(found.get(place)?.moment.clone()))?;
            let said = self.said(place);
            if !kernel::is_blank(&said) {
                moment.caption = Some(said.as_str().into());
            }
            Some(moment)
        };
        let four: Vec<Moment> = four.into_iter().filter_map(moment).collect();
        let four: [Moment; 4] = four.try_into().ok()?;
        let given = self.title.get();
        let scene = four.iter().rev().find_map(|moment| moment.title.as_ref().map(ToString::to_string));
        let title =
            if kernel::is_blank(&given) { scene.unwrap_or_else(|| "4-KOMA".to_owned()) } else { given };
        let cast = self.ctx.view.with(|view| Cast {
            looks: view.board.characters.iter().map(look).collect(),
            successes: view.board.options.success_faces.clone(),
        });
        Some(yonkoma::strip(&title, &four, &cast, &self.ctx.speaker()))
    }

    fn keep(self) {
        let Some(page) = untrack(|| self.drawn()) else { return };
        self.book.update(|book| {
            if !book.contains(&page) {
                book.push(page);
            }
        });
        self.book.with_untracked(|book| self.kept_book.with_value(|key| keep::write(key, book)));
    }
}

fn address(svg: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(svg))
}

/// At the end of a Session the page stands on the stage.
pub(super) fn closing() -> AnyView {
    let planche = Planche::here();
    let drawn = Memo::new(move |_| planche.drawn());
    let pane = use_context::<Around>().map(|around| around.pane);
    let open = move |_| {
        if let Some(pane) = pane {
            pane.set(PANE);
        }
        if let Ok(Some(page)) = document().query_selector(".pane.strip .strip-page") {
            page.scroll_into_view();
        }
    };
    piece(move || {
        drawn.get().map(|svg| {
            view! {
                <section class="closing-strip" aria-labelledby="strip-made">
                    <h2 id="strip-made">{t("yk-strip-made")}</h2>
                    <button type="button" class="open-strip" aria-label=t("yk-open-strip") on:click=tap(open)>
                        <img class="page-picture" alt="" src=address(&svg)/>
                    </button>
                    {tools(planche)}
                </section>
            }
        })
    })
}

/// The page, what can be changed in it, and what is done with it.
pub(super) fn strip(ctx: TableContext) -> AnyView {
    let translator = translator();
    let planche = Planche::here();
    let drawn = Memo::new(move |_| planche.drawn());
    let is_there = Memo::new(move |_| drawn.read().is_some());
    let few = move || {
        let n = 4usize.saturating_sub(planche.found.with(Vec::len));
        translator.say("yk-strip-few", &Args::new().with("n", n))
    };
    let page = move || {
        is_there.get().then(|| {
            view! {
                <figure class="strip-page">
                    {piece(move || drawn.get().map(|svg| view! { <div class="paper" inner_html=svg></div> }))}
                    {each(move || vec![0usize, 1, 2, 3], move |panel| spot(planche, panel))}
                </figure>
                {below(planche)}
            }
        })
    };
    let kept = move || {
        let book = planche.book.get();
        let one = |svg: String| {
            view! {
                <li><a download="4-koma.svg" href=address(&svg)><img alt="4-KOMA" src=address(&svg)/></a></li>
            }
        };
        (!book.is_empty()).then(|| {
            view! {
                <h3>{translator.just("yk-kept-strips")}</h3>
                <ul class="kept-strips">{book.into_iter().map(one).collect_view()}</ul>
            }
        })
    };
    view! {
        <section class="box strip-box" aria-labelledby="strip-title">
            <h2 id="strip-title">{t("yk-pane-strip")}</h2>
            <p class="hint" role="status" hidden=Signal::derive(move || is_there.get())>
                {Signal::derive(few)}
            </p>
            {piece(page)}
            {ctx.menu(&[ActionKind::MarkMoment], false)}
            {piece(kept)}
        </section>
    }
    .into_any()
}

/// A panel to be touched: it is chosen, and once more, written in.
fn spot(planche: Planche, panel: usize) -> AnyView {
    let translator = translator();
    let label = move || translator.say("yk-strip-panel", &Args::new().with("n", panel + 1));
    let choose = move |_| {
        let same = planche.panel.get_untracked() == panel;
        planche.panel.set(panel);
        planche.writes.update(|writes| *writes = !same || !*writes);
    };
    view! {
        <button type="button" class="spot" data-spot=panel aria-label=Signal::derive(label)
            aria-pressed=Signal::derive(move || (planche.panel.get() == panel).to_string())
            on:click=tap(choose)></button>
    }
    .into_any()
}

/// Other moments for the chosen panel, its bubble, the title; share, print, keep.
fn below(planche: Planche) -> AnyView {
    let translator = translator();
    let which = move || {
        let (free, at) = planche.others();
        translator.say("yk-strip-which", &Args::new().with("n", at + 1).with("of", free.len()))
    };
    let name = move || translator.say("yk-strip-panel", &Args::new().with("n", planche.panel.get() + 1));
    let place = move || planche.four().map(|four| four[planche.panel.get()]);
    let bubble = move || {
        let place = place().filter(|_| planche.writes.get())?;
        let label = translator.say("yk-strip-bubble", &Args::new().with("n", planche.panel.get() + 1));
        let now = untrack(|| planche.said(place));
        Some(view! {
            <label class="bubble-field">
                <span>{label}</span>
                <input type="text" id="strip-bubble" maxlength="140" autocomplete="off" prop:value=now
                    on:input=typed(move |text| planche.rewrite(place, text))/>
            </label>
        })
    };
    view! {
        <div class="strip-which">
            <button type="button" id="strip-before" aria-label=t("yk-strip-before")
                on:click=tap(move |_| planche.turn(false))>
                "‹"
            </button>
            <p role="status"><b>{Signal::derive(name)}</b> <span>{Signal::derive(which)}</span></p>
            <button type="button" id="strip-next" aria-label=t("yk-strip-next")
                on:click=tap(move |_| planche.turn(true))>
                "›"
            </button>
        </div>
        {piece(bubble)}
        {tools(planche)}
        <label class="bubble-field" for="strip-name"><span>{t("yk-strip-name")}</span></label>
        <input type="text" id="strip-name" maxlength="40"
            prop:value=Signal::derive(move || planche.title.get())
            on:input=typed(move |text| planche.title.set(text))/>
    }
    .into_any()
}

/// What is done with the page: shared as a picture, printed, kept.
fn tools(planche: Planche) -> AnyView {
    let share = move |_| {
        if let Some(svg) = untrack(|| planche.drawn()) {
            png::share(svg);
        }
    };
    view! {
        <div class="strip-do">
            <button type="button" class="primary" data-strip="share" on:click=tap(share)>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8"/>
                </svg>
                {t("yk-share")}
            </button>
            <button type="button" data-strip="print" on:click=tap(move |_| { let _ = window().print(); })>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7Z"/>
                </svg>
                {t("yk-print")}
            </button>
            <button type="button" data-strip="keep" on:click=tap(move |_| planche.keep())>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12l6 6L20 6"/></svg>
                {t("yk-keep-strip")}
            </button>
        </div>
    }
    .into_any()
}
