//! What is given against what: the terms of a new offer, and of another price for one that was made.

use leptos::prelude::*;
use pactes::{Action, Role, Token, Tokens};
use words::Args;

use super::{context::TableContext, context::reason, tokens::Disc};
use crate::{erased::tap, erased::ticked, erased::typed, language::t};

/// The terms as they are being set.
#[derive(Debug, Clone, Copy)]
pub(super) struct Terms {
    pub(super) to: RwSignal<Role>,
    ones: RwSignal<u32>,
    twos: RwSignal<u32>,
    ask: RwSignal<u32>,
    points: RwSignal<u32>,
    disclosed: RwSignal<bool>,
    note: RwSignal<String>,
}

impl Terms {
    /// So many tokens given, so many asked for.
    pub(super) fn new(to: Role, give: Tokens, ask: u32) -> Self {
        Self {
            to: RwSignal::new(to),
            ones: RwSignal::new(give.ones),
            twos: RwSignal::new(give.twos),
            ask: RwSignal::new(ask),
            points: RwSignal::new(0),
            disclosed: RwSignal::new(false),
            note: RwSignal::new(String::new()),
        }
    }

    /// Whether something was set.
    pub(super) fn is_begun(self) -> bool {
        self.ones.get() + self.twos.get() + self.ask.get() > 0
    }

    pub(super) fn action(self) -> Action {
        Action::Offer {
            to: self.to.get(),
            give: Tokens::new(self.ones.get(), self.twos.get()),
            disclosed: self.disclosed.get(),
            ask_count: self.ask.get(),
            ask_points: Some(self.points.get()).filter(|points| *points > 0),
            note: Some(self.note.get()).filter(|note| !kernel::is_blank(note)).map(Into::into),
        }
    }

    /// The same again from nothing.
    pub(super) fn clear(self) {
        for number in [self.ones, self.twos, self.ask, self.points] {
            number.set(0);
        }
        self.note.set(String::new());
    }
}

/// What is given and what is asked for, each with a minus and a plus.
pub(super) fn steppers(ctx: TableContext, terms: Terms) -> AnyView {
    let held = ctx.slice(pactes::View::available);
    let theirs = Signal::derive(move || ctx.view.with(|view| view.purses[terms.to.get()].count));
    let give = move |token: Token| {
        let (value, most) = match token {
            Token::One => (terms.ones, Signal::derive(move || held.get().ones)),
            Token::Two => (terms.twos, Signal::derive(move || held.get().twos)),
        };
        let what = move || ctx.translator.say("offer-value", &Args::new().with("value", token.points()));
        let mark = view! { <Disc token=Some(token)/> }.into_any();
        let step = stepper(ctx, Signal::derive(what), mark, value, most);
        view! { <span hidden=Signal::derive(move || most.get() == 0 && value.get() == 0)>{step}</span> }
    };
    let ask = Signal::derive(move || ctx.translator.just("offer-count"));
    view! {
        <div class="terms">
            <span class="terms-what">{t("offer-give")}</span>
            <span class="steppers">{Token::BOTH.map(give)}</span>
            <span class="terms-what">{t("offer-ask")}</span>
            <span class="steppers">
                {stepper(ctx, ask, view! { <Disc token=None/> }.into_any(), terms.ask, theirs)}
            </span>
        </div>
    }
    .into_any()
}

fn stepper(
    ctx: TableContext,
    what: Signal<String>,
    mark: AnyView,
    value: RwSignal<u32>,
    most: Signal<u32>,
) -> AnyView {
    let name = move |id: &'static str| {
        Signal::derive(move || ctx.translator.say(id, &Args::new().with("what", what.get())))
    };
    view! {
        <span class="stepper" role="group" aria-label=what>
            <button type="button" class="less" aria-label=name("offer-less")
                disabled=Signal::derive(move || value.get() == 0)
                on:click=tap(move |_| value.update(|n| *n = n.saturating_sub(1)))>"−"</button>
            <output>{mark} " × " {value}</output>
            <button type="button" class="plus" aria-label=name("offer-more")
                disabled=Signal::derive(move || value.get() >= most.get())
                on:click=tap(move |_| value.update(|n| *n += 1))>"+"</button>
        </span>
    }
    .into_any()
}

/// A new offer: to whom, what, a word with it.
pub(super) fn new_offer(ctx: TableContext) -> AnyView {
    let you = untrack(|| ctx.you()).unwrap_or(Role::Faust);
    let others: Vec<Role> = Role::ALL.into_iter().filter(|role| *role != you).collect();
    let terms = Terms::new(others[0], Tokens::NONE, 0);
    let role = move |role: Role| {
        view! {
            <label class="chip">
                <input type="radio" name="offer-to"
                    prop:checked=Signal::derive(move || terms.to.get() == role)
                    on:change=ticked(move |_| terms.to.set(role))/>
                <span>{Signal::derive(move || ctx.name(role))}</span>
            </label>
        }
    };
    let worth = Signal::derive(move || ctx.view.with(|view| 2 * view.purses[terms.to.get()].count));
    let points = Signal::derive(move || ctx.translator.just("offer-points"));
    let asks = Signal::derive(move || terms.ask.get() == 0);
    let send = move |_| {
        if ctx.act.run(untrack(|| terms.action())) {
            terms.clear();
        }
    };
    let verb = move || ctx.translator.say("offer-send", &Args::new().with("name", ctx.name(terms.to.get())));
    view! {
        <section class="making" aria-labelledby="offer-new-title">
            <h3 id="offer-new-title">{t("offer-new")}</h3>
            <fieldset class="field">
                <legend>{t("offer-to")}</legend>{others.into_iter().map(role).collect_view()}
            </fieldset>
            {steppers(ctx, terms)}
            <div hidden=asks class="terms">
                <span class="terms-what">{points}</span>
                <span class="steppers">{stepper(ctx, points, ().into_any(), terms.points, worth)}</span>
            </div>
            <label class="check">
                <input type="checkbox" prop:checked=terms.disclosed
                    on:change=ticked(move |yes| terms.disclosed.set(yes))/> {t("offer-disclosed")}
            </label>
            <label for="offer-note">{t("offer-note")}</label>
            <input id="offer-note" type="text" maxlength="280" prop:value=terms.note
                on:input=typed(move |text| terms.note.set(text))/>
            {reason(ctx, move || terms.is_begun().then(|| terms.action()))}
            <button type="button" class="primary" id="offer-send"
                disabled=Signal::derive(move || !ctx.permits(&terms.action())) on:click=tap(send)>
                {Signal::derive(verb)}
            </button>
        </section>
    }
    .into_any()
}
