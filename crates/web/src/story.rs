//! The story as it went.

use kernel::Seq;
use leptos::{ev, html, prelude::*};

use crate::{
    announce::Announcer,
    context::TableContext,
    frame::{Around, Ending},
    game::{GamePage, Sentence, Weight},
    language::t,
    moments::known_before,
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
pub(crate) struct Tale {
    pub(crate) told: Memo<Vec<Sentence>>,
    /// The table's name in what this device keeps.
    pub(crate) table: StoredValue<String>,
    /// After which row everything would be taken back, while that is asked.
    pub(crate) undoing: RwSignal<Option<Seq>>,
}

impl Tale {
    /// For everything below.
    pub(crate) fn provide<G: GamePage>(ctx: TableContext<G>) {
        let told = Memo::new(move |_| {
            let mut tale = G::tale(ctx);
            // How it ended for this viewer is the last sentence of the story.
            if let (Some(text), Some(last)) = (Ending::verdict(ctx), tale.last().map(|said| said.seq)) {
                tale.push(Sentence { seq: last, weight: Weight::Told, text });
            }
            tale
        });
        provide_context(Self { told, table: ctx.table, undoing: RwSignal::new(None) });
    }

    /// The one of this page.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// What was told after a row, the sentences of each row together.
    pub(crate) fn rows_after(self, seq: Seq) -> Vec<Vec<String>> {
        let mut rows: Vec<Vec<String>> = Vec::new();
        for Placed { is_first, sentence, .. } in self.told.with(|tale| kept(tale)) {
            match rows.last_mut() {
                _ if sentence.seq <= seq => {}
                Some(row) if !is_first => row.push(sentence.text),
                Some(_) | None => rows.push(vec![sentence.text]),
            }
        }
        rows
    }

    /// The rows that would be taken back, oldest first, while that is asked: the first has the number 1.
    pub(crate) fn undone_rows(self) -> Vec<Seq> {
        self.told.with(|tale| struck(tale, self.undoing.get()))
    }

    /// The last sentence up to a row.
    pub(crate) fn last_until(self, seq: Seq) -> Option<String> {
        let said = self.told.with(|tale| kept(tale));
        said.into_iter().rfind(|said| said.sentence.seq <= seq).map(|said| said.sentence.text)
    }

    /// The sentences of the last row in which something was told.
    pub(crate) fn last_row_told(self) -> Vec<Sentence> {
        let Some(last) = self
            .told
            .with(|tale| tale.iter().rfind(|said| said.weight.is_loud() || said.weight.is_told()).cloned())
        else {
            return Vec::new();
        };
        let said = self.told.with(|tale| kept(tale));
        said.into_iter().map(|said| said.sentence).filter(|said| said.seq == last.seq).collect()
    }

    /// The last sentence that people told.
    pub(crate) fn last_told(self) -> Option<Sentence> {
        self.told.with(|tale| tale.iter().rfind(|said| said.weight.is_told()).cloned())
    }
}

/// The rows that would be taken back, oldest first.
fn struck(tale: &[Sentence], undoing: Option<Seq>) -> Vec<Seq> {
    let Some(to) = undoing else { return Vec::new() };
    let rows = kept(tale).into_iter().filter(|said| said.is_first && said.sentence.seq > to);
    rows.map(|said| said.sentence.seq).collect()
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

/// The whole story, and what can be done with it.
pub(crate) fn story(beside: Option<Beside>, foot: AnyView) -> AnyView {
    let all = Tale::here();
    let (tale, known) = (all.told, known_before(all));
    let list = NodeRef::<html::Ol>::new();
    // The first that is new since the page was last open.
    let first_new = Memo::new(move |_| {
        let known = known?;
        tale.with(|tale| tale.iter().find(|said| said.seq > known).map(|said| said.seq))
    });
    let said = Memo::new(move |_| tale.with(|tale| kept(tale)));
    let scrolled = to_the_end(list, Signal::derive(move || said.track()));
    let cut = Memo::new(move |_| all.undone_rows());
    let row = move |Placed { is_first, sentence, .. }: Placed| {
        let Sentence { seq, weight, text } = sentence;
        let beside = beside.filter(|_| is_first).map(|beside| beside.run(seq));
        let is_new = Signal::derive(move || is_first && first_new.get() == Some(seq));
        let mark = move || is_new.get().then(|| view! { <span class="since">{t("story-since")}</span> });
        // The number that the agreement gives it.
        let number = Memo::new(move |_| cut.with(|cut| cut.iter().position(|row| *row == seq)));
        let tag = move || {
            let number = number.get().filter(|_| is_first);
            number.map(|index| view! { <span class="tag" aria-hidden="true">{index + 1}</span> })
        };
        view! {
            <li class=weight.class() class:cut=Signal::derive(move || number.get().is_some())
                id=is_first.then(|| row_id(seq)) tabindex="-1">{mark} {tag} {text} {beside}</li>
        }
    };
    view! {
        <section class="story-box" aria-labelledby="story-title">
            <h2 id="story-title">{t("pane-story")}</h2>
            <ol class="story" node_ref=list tabindex="0" aria-label=t("pane-story")
                on:scroll=move |_| scrolled.run(())>
                <For each=move || said.get() key=Placed::key children=row/>
            </ol>
            <p class="hint" hidden=Signal::derive(move || !said.read().is_empty())>{t("story-empty")}</p>
            {foot}
        </section>
    }
    .into_any()
}

/// Keeps the end of a list in sight, unless somebody reads above; what has to hear of scrolling.
fn to_the_end(list: NodeRef<html::Ol>, said: Signal<()>) -> Callback<()> {
    let reads_above = StoredValue::new(false);
    let pane = use_context::<Around>().map(|around| around.pane);
    let resized = RwSignal::new(());
    let listening = window_event_listener(ev::resize, move |_| resized.set(()));
    on_cleanup(move || listening.remove());
    Effect::new(move || {
        said.track();
        // A list that was not in sight could not be scrolled.
        pane.inspect(|pane| pane.track());
        resized.track();
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
    let Tale { told: tale, .. } = expect_context();
    let last = Memo::new(move |_| {
        let mut said = tale.with(|tale| kept(tale));
        said.split_off(said.len().saturating_sub(3))
    });
    let row =
        |Placed { sentence, .. }: Placed| view! { <li class=sentence.weight.class()>{sentence.text}</li> };
    view! {
        <div class="lately" hidden=Signal::derive(move || last.read().is_empty())>
            <h2>{t("lately")}</h2>
            <ol><For each=move || last.get() key=Placed::key children=row/></ol>
        </div>
    }
    .into_any()
}

/// Says what is new to those who do not look.
pub(crate) fn announce<G: GamePage>(ctx: TableContext<G>) {
    let announcer = expect_context::<Announcer>();
    let Tale { told: tale, .. } = expect_context();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn said(seq: u64, weight: Weight) -> Sentence {
        Sentence { seq: Seq(seq), weight, text: format!("{seq}") }
    }

    #[test]
    fn what_would_be_taken_back_is_numbered_row_by_row() {
        let tale = [
            said(1, Weight::Told),
            said(2, Weight::Margin),
            said(2, Weight::Told),
            said(3, Weight::Passing),
            said(4, Weight::Told),
        ];
        assert_eq!(struck(&tale, Some(Seq(1))), [Seq(2), Seq(4)], "what is not kept has no number");
        assert!(struck(&tale, None).is_empty());
    }
}
