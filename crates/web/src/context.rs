//! What every piece of a game's page works with: what one viewer sees, and a way to act.

use std::{collections::VecDeque, time::Duration};

use kernel::{Choice, Refused as _, Seat};
use leptos::prelude::*;
use words::Person;

use crate::{
    frame::{Acted, Busy, Ending},
    game::{GamePage, NoticeAt},
    language::{Translator, t, translator},
    rule::RuleMark,
    story::Tale,
};

/// One viewer at one table; the table may be on this device or far away.
pub struct TableContext<G: GamePage> {
    /// What the viewer sees. It is written as soon as it changes and not reckoned when somebody asks: a sentence that
    /// reads a piece of the view and then the view hears of both.
    pub view: ReadSignal<G::View>,
    /// What can be done now, reckoned once for all who offer it.
    pub choices: Memo<Vec<Choice<G::Action>>>,
    /// Who looks.
    pub seat: Memo<Option<Seat>>,
    /// What everybody is called, seat by seat.
    pub names: Memo<Vec<String>>,
    /// What the viewer was told, oldest first.
    pub story: Memo<Vec<NoticeAt<G::Notice>>>,
    /// Asks for an action; whether it was taken at once.
    pub act: Callback<G::Action, bool>,
    /// What was refused last.
    pub refusal: RwSignal<Option<G::Refusal>>,
    /// The table's name in drafts.
    pub table: StoredValue<String>,
    /// The page's language.
    pub translator: Translator,
}

impl<G: GamePage> Clone for TableContext<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: GamePage> Copy for TableContext<G> {}

/// What a context is made of.
pub(crate) struct Parts<G: GamePage> {
    pub(crate) view: Memo<G::View>,
    pub(crate) seat: Memo<Option<Seat>>,
    pub(crate) names: Memo<Vec<String>>,
    pub(crate) story: Memo<Vec<NoticeAt<G::Notice>>>,
    pub(crate) act: Callback<G::Action, bool>,
    /// Whether something that was asked for has no answer yet.
    pub(crate) busy: Signal<bool>,
    pub(crate) refusal: RwSignal<Option<G::Refusal>>,
    pub(crate) table: String,
}

impl<G: GamePage> TableContext<G> {
    /// Over these, in the page's language, for everything below.
    pub(crate) fn provide(parts: Parts<G>) -> Self {
        let Parts { view: seen, seat, names, story, act: asks, busy, refusal, table } = parts;
        let (view, see) = signal(seen.get_untracked());
        ImmediateEffect::new_scoped(move || see.set(seen.get()));
        let acted = RwSignal::new(0);
        provide_context(Acted(acted));
        let pressed = RwSignal::new(false);
        provide_context(Busy(Signal::derive(move || pressed.get() || busy.get())));
        let act = Callback::new(move |action: G::Action| {
            // Nothing is done while something is under way, and two taps in the same task do one thing.
            if pressed.try_get_untracked() != Some(false) || busy.get_untracked() {
                return false;
            }
            let taken = asks.run(action);
            if taken {
                pressed.try_set(true);
                set_timeout(move || _ = pressed.try_set(false), Duration::ZERO);
                acted.try_update(|n| *n += 1);
            }
            taken
        });
        let choices = Memo::new(move |_| view.with(|view| G::default().choices(view)));
        let ctx = Self {
            view,
            choices,
            seat,
            names,
            story,
            act,
            refusal,
            table: StoredValue::new(table),
            translator: translator(),
        };
        provide_context(ctx);
        Tale::provide(ctx);
        if G::PLAYS_AGAIN || G::MANIFEST.has_story {
            Ending::provide(ctx);
        }
        ctx
    }

    /// The context of this page.
    pub fn here() -> Self {
        expect_context()
    }

    /// A piece of the view, followed by itself.
    pub fn slice<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&G::View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        follow(self.view, Box::new(of))
    }

    /// What the viewer may do of this kind.
    pub fn choices_of(
        self,
        of: impl Fn(&G::Action) -> bool + Send + Sync + 'static,
    ) -> Memo<Vec<Choice<G::Action>>> {
        chosen(self.choices, Box::new(of))
    }

    /// Whether the rules permit it now.
    pub fn permits(self, action: &G::Action) -> bool {
        self.view.with(|view| G::default().permit(view, action).is_ok())
    }

    /// Does one thing after the other, each as soon as the one before has its answer: the table may be far away. Where
    /// the view is not ready for those that are left, or the next one is not taken, none of them is done any more.
    pub fn steps(
        self,
        ready: impl Fn(&G::View, &VecDeque<G::Action>) -> bool + Send + Sync + 'static,
    ) -> RwSignal<VecDeque<G::Action>> {
        let steps = RwSignal::new(VecDeque::<G::Action>::new());
        let busy = expect_context::<Busy>().0;
        Effect::new(move || {
            // The next one hears when the line is free; the view is told of what was done before that.
            let Some(action) = steps.with(|steps| steps.front().filter(|_| !busy.get()).cloned()) else {
                return;
            };
            let is_ready = steps.with(|steps| self.view.with_untracked(|view| ready(view, steps)));
            let is_taken = is_ready && untrack(|| self.permits(&action) && self.act.run(action));
            steps.update(|steps| match is_taken {
                true => _ = steps.pop_front(),
                false => steps.clear(),
            });
        });
        steps
    }

    /// Why the rules refuse it now, and the rule.
    pub fn why_not(self, action: &G::Action) -> Option<(String, &'static str)> {
        let refusal = self.view.with(|view| G::default().permit(view, action)).err()?;
        Some((G::refusal(self.translator.language(), &refusal), refusal.rule().0))
    }

    /// What a seat's player is called.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(usize::from(seat.0)).cloned().unwrap_or_default())
    }

    /// Somebody as sentences speak of them.
    pub fn person(self, seat: Seat) -> Person {
        Person::told(self.name(seat), self.seat.get() == Some(seat))
    }
}

/// What is looked for in a view.
type Look<V, T> = Box<dyn Fn(&V) -> T + Send + Sync>;

fn follow<V: Send + Sync + 'static, T: PartialEq + Send + Sync + 'static>(
    view: ReadSignal<V>,
    of: Look<V, T>,
) -> Memo<T> {
    Memo::new(move |_| view.with(&of))
}

/// Which of all that can be done are wanted.
type Wanted<A> = Box<dyn Fn(&A) -> bool + Send + Sync>;

fn chosen<A: Clone + PartialEq + Send + Sync + 'static>(
    all: Memo<Vec<Choice<A>>>,
    of: Wanted<A>,
) -> Memo<Vec<Choice<A>>> {
    Memo::new(move |_| all.with(|all| all.iter().filter(|choice| of(&choice.action)).cloned().collect()))
}

/// What was refused last, in a sentence, with its rule.
pub fn refused<G: GamePage>(ctx: TableContext<G>) -> impl IntoView {
    view! {
        <div class="refused-box" role="alert">
            {move || ctx.refusal.get().map(|refusal| {
                let rule = refusal.rule().0;
                view! {
                    <p class="refused">
                        {Signal::derive(move || G::refusal(ctx.translator.language(), &refusal))}
                        <RuleMark rule=rule/>
                        <button type="button" class="quiet" aria-label=t("close")
                            on:click=move |_| ctx.refusal.set(None)>"✕"</button>
                    </p>
                }
            })}
        </div>
    }
}
