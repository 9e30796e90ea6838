//! What happened, shown on the stage before the next question. It stays until this viewer has gone on, by a tap, a key or
//! by acting; nobody else waits for it, and whoever comes late finds what they missed.

use kernel::Seq;
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use words::Args;

use crate::{
    erased::piece,
    frame::Acted,
    game::{Sentence, Weight},
    keep,
    language::{t, translator},
    story::Tale,
};

/// More than this is read in the story.
const MOST: usize = 12;

/// What is known of the past where it comes from afar.
#[derive(Debug, Clone, Copy)]
pub(crate) struct KnownPast {
    /// The rows that the viewer made: no news to them.
    pub(crate) own: Memo<Vec<Seq>>,
    /// Whether it was read.
    pub(crate) is_read: Signal<bool>,
}

/// What this viewer looks at before anything that came after it: the last row that was told until then, while they do.
#[derive(Debug, Clone, Copy)]
pub(crate) struct LooksFirst(pub(crate) Signal<Option<Seq>>);

impl LooksFirst {
    /// Whether there is nothing of the kind now.
    pub(crate) fn is_done(self) -> bool {
        self.0.read().is_none()
    }

    fn holds_back(self, seq: Seq) -> bool {
        self.0.get().is_some_and(|last| seq > last)
    }
}

/// Where this device keeps after which row its viewer has gone on.
fn seen_key(tale: Tale) -> String {
    tale.table.with_value(|table| format!("tablee.seen.{table}"))
}

/// The last row that this viewer knew when the page was opened.
pub(crate) fn known_before(tale: Tale) -> Option<Seq> {
    keep::read(&seen_key(tale)).map(Seq)
}

/// A row that is shown by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Moment {
    seq: Seq,
    said: Vec<Sentence>,
}

/// The rows after `seen` in which something was told, but for the viewer's own.
fn moments(tale: &[Sentence], seen: Seq, own: &[Seq]) -> Vec<Moment> {
    let mut rows: Vec<Moment> = Vec::new();
    let new = tale.iter().filter(|said| said.seq > seen && !own.contains(&said.seq));
    for said in new.filter(|said| said.weight != Weight::Passing) {
        match rows.last_mut().filter(|row| row.seq == said.seq) {
            Some(row) => row.said.push(said.clone()),
            None => rows.push(Moment { seq: said.seq, said: vec![said.clone()] }),
        }
    }
    rows.retain(|row| row.said.iter().any(|said| said.weight.is_loud()));
    rows.drain(..rows.len().saturating_sub(MOST));
    rows
}

/// What happened since this viewer has gone on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moments {
    tale: Tale,
    /// The last row after which this viewer has gone on; nothing, as long as the past is not known.
    seen: RwSignal<Option<Seq>>,
    queue: Memo<Vec<Moment>>,
    key: StoredValue<String>,
}

impl Moments {
    /// Of this table.
    pub(crate) fn new() -> Self {
        let tale = expect_context::<Tale>();
        let past = use_context::<KnownPast>();
        let key = seen_key(tale);
        let seen = RwSignal::new(keep::read(&key).map(Seq));
        let queue = Memo::new(move |_| {
            let own = past.map(|past| past.own.get()).unwrap_or_default();
            seen.get().map(|seen| tale.told.with(|tale| moments(tale, seen, &own))).unwrap_or_default()
        });
        let all = Self { tale, seen, queue, key: StoredValue::new(key) };
        Effect::new(move || {
            // What was told before one came is no news.
            if past.is_none_or(|past| past.is_read.get()) && seen.get_untracked().is_none() {
                all.skip();
            }
        });
        Effect::new(move || {
            // What was taken back on this device counts its rows again.
            let last = all.last();
            if seen.get_untracked().is_some_and(|seen| seen > last) {
                all.go_on_after(last);
            }
        });
        if let Some(Acted(acted)) = use_context() {
            Effect::new(move |before: Option<()>| {
                acted.track();
                if before.is_some() {
                    all.skip();
                }
            });
        }
        all
    }

    /// How many there are.
    pub(crate) fn n(self) -> Signal<usize> {
        Signal::derive(move || self.queue.with(Vec::len))
    }

    fn go_on_after(self, seq: Seq) {
        self.key.with_value(|key| keep::write(key, &seq.0));
        self.seen.set(Some(seq));
    }

    /// Goes on to the next.
    fn next(self) {
        if let Some(first) = self.queue.with_untracked(|queue| queue.first().map(|moment| moment.seq)) {
            self.go_on_after(first);
        }
    }

    /// Goes past all of them.
    fn skip(self) {
        self.go_on_after(untrack(|| self.last()));
    }

    fn last(self) -> Seq {
        self.tale.told.with(|tale| tale.last().map_or(Seq(0), |said| said.seq))
    }

    /// Escape goes on, and so does any other key where it means nothing else.
    fn listen(self) {
        let listening = window_event_listener(ev::keydown, move |event| {
            if self.queue.with_untracked(Vec::is_empty)
                || document().query_selector("dialog[open]").ok().flatten().is_some()
            {
                return;
            }
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let idle = target.is_none_or(|target| matches!(target.tag_name().as_str(), "BODY" | "MAIN"));
            let key = event.key();
            // Any key that writes something, where nothing is written.
            let goes_on = key == "Enter" || key.chars().count() == 1;
            if key == "Escape" || (goes_on && idle && !event.ctrl_key() && !event.meta_key()) {
                self.next();
            }
        });
        on_cleanup(move || listening.remove());
    }
}

/// The first of what happened, over the stage.
pub(crate) fn moment_box(all: Moments) -> AnyView {
    all.listen();
    let translator = translator();
    let first = use_context::<LooksFirst>();
    let shown = move || {
        let queue = all.queue.get();
        let n = queue.len();
        let waits = |moment: &Moment| first.is_some_and(|first| first.holds_back(moment.seq));
        let Moment { said, .. } = queue.into_iter().next().filter(|moment| !waits(moment))?;
        let said = said.into_iter().map(|said| view! { <p class=said.weight.class()>{said.text}</p> });
        let beads = (0..n).map(|bead| view! { <i class:now=bead == 0></i> }).collect_view();
        let more = move || translator.say("moments", &Args::new().with("n", n));
        Some(view! {
            <section class="moment" aria-label=more on:click=move |_| all.next()>
                <div class="moment-said">{said.collect_view()}</div>
                <div class="moment-foot">
                    <button type="button" class="quiet" id="moment-skip" hidden=n < 2 on:click=move |event| {
                        event.stop_propagation();
                        all.skip();
                    }>{t("moment-skip")}</button>
                    <span class="beads" aria-hidden="true" hidden=n < 2>{beads}</span>
                    <button type="button" class="primary" id="moment-next" data-awaited="">
                        {t("moment-next")}
                    </button>
                </div>
            </section>
        })
    };
    piece(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(seq: u64, weight: Weight) -> Sentence {
        Sentence { seq: Seq(seq), weight, text: format!("{seq}") }
    }

    #[test]
    fn what_others_tell_is_shown_row_by_row() {
        let tale = [
            said(1, Weight::Told),
            said(2, Weight::Margin),
            said(3, Weight::Margin),
            said(3, Weight::Told),
            said(3, Weight::Passing),
            said(4, Weight::Told),
            said(5, Weight::Chapter),
        ];
        let rows = moments(&tale, Seq(1), &[Seq(4)]);
        let seqs: Vec<u64> = rows.iter().map(|row| row.seq.0).collect();
        assert_eq!(seqs, [3, 5], "one's own and mere facts are no moments");
        assert_eq!(rows[0].said.len(), 2);
        assert!(moments(&tale, Seq(5), &[]).is_empty());
    }

    #[test]
    fn what_somebody_changes_is_shown_though_it_is_no_story() {
        let tale = [said(1, Weight::Margin), said(2, Weight::Shown)];
        let rows = moments(&tale, Seq(0), &[]);
        assert_eq!(rows.len(), 1);
        assert_eq!((rows[0].seq, Weight::Shown.class()), (Seq(2), Weight::Margin.class()));
    }

    #[test]
    fn who_was_away_for_long_sees_the_last_of_it() {
        let tale: Vec<Sentence> = (1..=50).map(|seq| said(seq, Weight::Told)).collect();
        let rows = moments(&tale, Seq(0), &[]);
        assert_eq!((rows.len(), rows[0].seq), (MOST, Seq(39)));
    }
}
