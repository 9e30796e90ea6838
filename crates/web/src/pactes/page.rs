//! The association page, drawn: words linked to words.

use leptos::prelude::*;
use pactes::{Aid, Demon, Entry};
use words::{labelled, series};

use super::context::ctx;
use crate::language::t;

/// The width and height of the picture.
const SIZE: (f64, f64) = (360.0, 400.0);

/// Places for twelve words on a wavering circle: three go round at a time, so that neighbours in time are not
/// neighbours on the page.
const AROUND: [(f64, f64); 12] = [
    (204.0, 123.0),
    (274.0, 319.0),
    (86.0, 249.0),
    (272.0, 123.0),
    (206.0, 320.0),
    (52.0, 188.0),
    (274.0, 195.0),
    (147.0, 356.0),
    (110.0, 151.0),
    (308.0, 256.0),
    (112.0, 295.0),
    (145.0, 89.0),
];

/// Where something lies on the page: the desire in the middle, sins in the corners, words around.
fn place(entry: Entry) -> (f64, f64) {
    let (width, height) = SIZE;
    match entry {
        Entry::Desire => (width / 2.0, height / 2.0),
        Entry::Sin(Demon::A) => (62.0, 30.0),
        Entry::Sin(Demon::B) => (width - 62.0, 30.0),
        Entry::Word(number) => AROUND[usize::from(number.saturating_sub(1)) % AROUND.len()],
    }
}

/// What stands there, short enough for the picture.
fn short(text: &str, most: usize) -> String {
    if kernel::length(text) <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

fn text_of(page: &Aid, entry: Entry, desire: &str, sin: impl Fn(pactes::Sin) -> String) -> String {
    match entry {
        Entry::Desire => short(desire, 30),
        Entry::Sin(demon) => {
            let [a, b] = page.sins;
            let chosen = if demon == Demon::A { a } else { b };
            chosen.map(sin).unwrap_or_default()
        }
        Entry::Word(number) => page
            .words
            .get(usize::from(number).wrapping_sub(1))
            .map(|word| short(&word.text, 16))
            .unwrap_or_default(),
    }
}

/// The page as a picture, with its words as a text.
pub(super) fn page() -> AnyView {
    let ctx = ctx();
    let picked = super::dice::Picked::here().entry;
    let title = t("page-title");
    let picture = move || {
        let (page, desire) = ctx.view.with(|view| (view.aid.clone(), view.desire.clone()));
        let page = page?;
        let desire = desire.map(|desire| desire.to_string()).unwrap_or_default();
        let sin = |sin| ctx.speaker().sin(sin);
        let links = (1u8..).zip(&page.words).map(|(number, word)| {
            let ((x1, y1), (x2, y2)) = (place(word.link), place(Entry::Word(number)));
            view! { <line x1=x1 y1=y1 x2=x2 y2=y2 class="link"/> }
        });
        let entries: Vec<Entry> = page.entries().collect();
        let nodes = entries.iter().copied().map(|entry| {
            let (x, y) = place(entry);
            let text = text_of(&page, entry, &desire, sin);
            #[expect(clippy::cast_precision_loss, reason = "a few letters")]
            let width = kernel::length(&text) as f64 * 7.4 + 18.0;
            let kind = match entry {
                Entry::Desire => "desire",
                Entry::Sin(_) => "sin",
                Entry::Word(_) => "word",
            };
            let is_picked = move || picked.get() == Some(entry);
            view! {
                <g class=kind class:crossed=page.crossed.contains(&entry) class:picked=is_picked
                    on:click=move |_| picked.set(Some(entry))>
                    <rect x=x - width / 2.0 y=y - 13.0 width=width height="26" rx="13"/>
                    <text x=x y=y + 4.5 text-anchor="middle">{text}</text>
                </g>
            }
        });
        let said: Vec<String> = (1u8..)
            .zip(&page.words)
            .map(|(_, word)| format!("{} ← {}", word.text, text_of(&page, word.link, &desire, sin)))
            .collect();
        let language = ctx.translator.language();
        let label = labelled(language, &title.get(), &series(language, &said));
        Some(view! {
            <svg viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1) role="img" aria-label=label>
                {links.collect_view()} {nodes.collect_view()}
            </svg>
        })
    };
    view! {
        <section class="page-box" data-stage="" aria-labelledby="page-title">
            <h2 id="page-title">{t("page-title")}</h2>
            {picture}
        </section>
    }
    .into_any()
}
