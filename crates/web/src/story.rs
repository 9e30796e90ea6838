//! The story as it went.

use kernel::Seq;
use leptos::{html, prelude::*};

use crate::{
    announce::Announcer,
    context::TableContext,
    game::{GamePage, Sentence, Weight},
    language::t,
};

/// What stands beside a sentence of the story, where something can be done to it.
pub(crate) type Beside = Callback<Seq, AnyView>;

/// A sentence of the story with its place in what was told.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Placed {
    index: usize,
    /// Whether it is the first of its row.
    is_first: bool,
    sentence: Sentence,
}

impl Placed {
    fn key(&self) -> (usize, String) {
        (self.index, self.sentence.text.clone())
    }
}

/// Everything that happened, put into sentences once for all who show it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tale(Memo<Vec<Sentence>>);

impl Tale {
    /// For everything below.
    pub(crate) fn provide<G: GamePage>(ctx: TableContext<G>) {
        provide_context(Self(Memo::new(move |_| G::tale(ctx))));
    }
}

/// The sentences that stay.
fn kept(tale: &[Sentence]) -> Vec<Placed> {
    let mut before = None;
    let tale = tale.iter().cloned().enumerate();
    let kept = tale.filter(|(_, sentence)| sentence.weight != Weight::Passing);
    let placed = kept.map(|(index, sentence)| {
        let is_first = before.replace(sentence.seq) != Some(sentence.seq);
        Placed { index, is_first, sentence }
    });
    placed.collect()
}

/// Whoever has less than this below the edge, in pixels, is at the end.
const A_LINE: i32 = 48;

/// The name of a row in the page.
pub(crate) fn row_id(seq: Seq) -> String {
    format!("row-{seq}")
}

/// The whole story.
pub(crate) fn story(beside: Option<Beside>) -> AnyView {
    let Tale(tale) = expect_context();
    let list = NodeRef::<html::Ol>::new();
    let said = Memo::new(move |_| tale.with(|tale| kept(tale)));
    let scrolled = to_the_end(list, Signal::derive(move || said.track()));
    let row = move |Placed { is_first, sentence, .. }: Placed| {
        let Sentence { seq, weight, text } = sentence;
        let beside = beside.filter(|_| is_first).map(|beside| beside.run(seq));
        view! { <li class=weight.class() id=is_first.then(|| row_id(seq)) tabindex="-1">{text} {beside}</li> }
    };
    view! {
        <section class="story-box" aria-labelledby="story-title">
            <h2 id="story-title">{t("pane-story")}</h2>
            <ol class="story" node_ref=list tabindex="0" aria-label=t("pane-story") on:scroll=move |_| scrolled.run(())>
                <For each=move || said.get() key=Placed::key children=row/>
            </ol>
            <p class="hint" hidden=Signal::derive(move || !said.read().is_empty())>{t("story-empty")}</p>
        </section>
    }
    .into_any()
}

/// Keeps the end of a list in sight, unless somebody reads above; what has to hear of scrolling.
pub(crate) fn to_the_end(list: NodeRef<html::Ol>, said: Signal<()>) -> Callback<()> {
    let reads_above = StoredValue::new(false);
    Effect::new(move || {
        said.track();
        if let Some(list) = list.get().filter(|_| !reads_above.get_value()) {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    Callback::new(move |()| {
        // A list that is not shown has no height, and nobody reads it.
        if let Some(list) = list.get_untracked().filter(|list| list.client_height() > 0) {
            let below = list.scroll_height() - list.scroll_top() - list.client_height();
            reads_above.set_value(below > A_LINE);
        }
    })
}

/// What happened last, beside what can be done.
pub fn lately() -> AnyView {
    let Tale(tale) = expect_context();
    let last = Memo::new(move |_| {
        let mut said = tale.with(|tale| kept(tale));
        said.split_off(said.len().saturating_sub(3))
    });
    let row =
        |Placed { sentence, .. }: Placed| view! { <li class=sentence.weight.class()>{sentence.text}</li> };
    view! {
        <section class="lately" aria-labelledby="lately-title" hidden=Signal::derive(move || last.read().is_empty())>
            <h2 id="lately-title">{t("lately")}</h2>
            <ol><For each=move || last.get() key=Placed::key children=row/></ol>
        </section>
    }
    .into_any()
}

/// Says what is new to those who do not look.
pub(crate) fn announce<G: GamePage>(ctx: TableContext<G>) {
    let announcer = expect_context::<Announcer>();
    let Tale(tale) = expect_context();
    Effect::new(move |heard: Option<(usize, Option<kernel::Seat>)>| {
        let you = ctx.seat.get();
        let n = ctx.story.with(Vec::len);
        let from = match heard {
            Some((before, whose)) if whose == you && before <= n => before,
            Some((_, whose)) if whose != you => {
                // What one was told is not left for the next.
                announcer.say(String::new());
                n
            }
            Some(_) | None => n,
        };
        if from < n {
            // A language that changes is no news.
            let said: Vec<String> = tale.with_untracked(|tale| {
                tale.iter().skip(from).map(|sentence| sentence.text.clone()).collect()
            });
            announcer.say(said.join(" "));
        }
        (n, you)
    });
}
