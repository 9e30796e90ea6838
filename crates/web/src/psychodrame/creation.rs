//! Writing a character: one question at a time, with the menus of a question in its field.

use leptos::{ev, html, prelude::*};
use psychodrame::{Action, ActionKind, Concern, Lack, Scope, Stance, TraitId};
use words::Args;

use super::{
    balances::emotions,
    context::{TableContext, name, speaker},
    ideas,
    writing::{QUESTIONS, Writing, own_draft},
};
use crate::{
    draft::{Draft, Spoken, TellsWriting, said_aloud, submit_form},
    erased::{handler, piece, tap, typed},
    frame::awaited_mark,
    language::t,
    menu::menu,
    rule::RuleMark,
};

/// What is asked of somebody who writes; what there is to decide, of somebody who does not.
pub(super) fn creation(writing: Writing) -> AnyView {
    let ctx = writing.ctx;
    let writes = ctx.slice(|view| {
        let confirmed = view.you.is_none_or(|you| view.table.chairs[you].ready);
        // A sheet that was kept from another game only has to be confirmed (PSD-28).
        !confirmed && (own_draft(view).is_some() || view.table.stage == psychodrame::Stage::Creation)
    });
    let chooses = ctx.slice(|view| {
        let owes = view.you.is_some_and(|you| view.table.owes_writing(you));
        view.table.stage == psychodrame::Stage::Replacement && owes && own_draft(view).is_none()
    });
    let relink = ctx.slice(|view| view.table.must_relink());
    let stuck = move || {
        let who: Vec<_> = relink.get().into_iter().map(|seat| ctx.person(seat)).collect();
        ctx.translator.say("psd-relink", &Args::new().with("who", who))
    };
    let form = move || {
        writes.get().then(|| match writing.asked.get() {
            Some(Lack::Emotions) => emotions(writing),
            Some(question) => asked(writing, question),
            None => whole(writing),
        })
    };
    view! {
        <p class="warning" role="status" hidden=Signal::derive(move || relink.read().is_empty())>
            {Signal::derive(stuck)} <RuleMark rule="PSD-19"/>
        </p>
        {piece(form)}
        <p class="asked" hidden=Signal::derive(move || !chooses.get())>{t("psd-sheet-choosing")}</p>
        {menu(ctx, |action| {
            use ActionKind::{DeclineCharacter, NewCharacter, Promote};
            matches!(action.kind(), NewCharacter | DeclineCharacter | Promote)
        })}
    }
    .into_any()
}

fn kind(writing: Writing, question: Lack) -> ActionKind {
    match question {
        Lack::Identity => ActionKind::SetIdentity,
        Lack::BeliefAboutOneself | Lack::BeliefAboutOthers => ActionKind::SetBelief,
        Lack::Problem => ActionKind::SetProblem,
        Lack::Relation => ActionKind::SetRelation,
        Lack::ProblemLink if untrack(|| writing.ties_freely()) => ActionKind::SetTie,
        Lack::ProblemLink => ActionKind::SetProblemLink,
        Lack::Nuance => ActionKind::SetNuance,
        Lack::FreeTrait => ActionKind::SetFreeTrait,
        Lack::Emotions => ActionKind::SetBalance,
    }
}

fn wire(kind: ActionKind) -> String {
    readers::json::value(&kind).as_str().unwrap_or_default().to_owned()
}

fn own_name(ctx: TableContext) -> String {
    let own = ctx.view.with(|view| view.you.and_then(|you| view.table.chairs.get(you)?.main));
    own.map(|who| name(ctx, who)).unwrap_or_default()
}

/// The question, as it is asked about this character.
fn question_of(writing: Writing, question: Lack) -> Signal<String> {
    let id = match question {
        Lack::Identity => "psd-q-identity",
        Lack::BeliefAboutOneself => "psd-q-belief-about-oneself",
        Lack::BeliefAboutOthers => "psd-q-belief-about-others",
        Lack::Problem => "psd-q-problem",
        Lack::Relation => "psd-q-relation",
        Lack::ProblemLink if untrack(|| writing.ties_freely()) => "psd-q-tie",
        Lack::ProblemLink => "psd-q-problem-link",
        Lack::Nuance => "psd-q-nuance",
        Lack::FreeTrait => "psd-q-free-trait",
        Lack::Emotions => "psd-q-emotions",
    };
    let ctx = writing.ctx;
    Signal::derive(move || ctx.translator.say(id, &Args::new().with("who", own_name(ctx))))
}

pub(super) fn head(writing: Writing, question: Lack) -> AnyView {
    let ctx = writing.ctx;
    let kind = kind(writing, question);
    view! {
        <h2 class="asked" id="asked">{question_of(writing, question)} <RuleMark rule=kind.rule().0/></h2>
        <p class="hint">{Signal::derive(move || speaker(ctx).hint(kind).unwrap_or_default())}</p>
    }
    .into_any()
}

pub(super) fn back(writing: Writing) -> AnyView {
    let go = move |_| {
        if let Some(question) = untrack(|| writing.before()) {
            writing.go_back(question);
        }
    };
    view! {
        <button type="button" class="back" aria-label=t("psd-back")
            hidden=Signal::derive(move || writing.before().is_none()) on:click=tap(go)>"‹"</button>
    }
    .into_any()
}

/// A question that is answered in words.
fn asked(writing: Writing, question: Lack) -> AnyView {
    let ctx = writing.ctx;
    let spoken = Spoken::here();
    let field = NodeRef::<html::Textarea>::new();
    let aloud = move |_| _ = writing.keep(question, Some(said_aloud(ctx.translator)));
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        writing.keep(question, None);
    };
    let off = Signal::derive(move || writing.action(question, None).is_none());
    let idea = move |_| inspire(writing, question);
    view! {
        <form class="text-form asking" data-do=wire(kind(writing, question)) on:submit=submit>
            {head(writing, question)}
            <div class="write">
                {text_field(writing.text(question), question_of(writing, question), Some(field))}
                {(question == Lack::Identity).then(|| identity(writing))}
                <div class="foot">
                    {menus(writing, question)}
                    <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
                </div>
            </div>
            <div class="row">
                {back(writing)}
                <button type="submit" class="primary" data-awaited=awaited_mark() disabled=off>
                    {t("psd-keep")}
                </button>
                <button type="button" class="said-aloud" hidden=Signal::derive(move || !spoken.get())
                    on:click=tap(aloud)>{t("said-aloud")}</button>
            </div>
        </form>
    }
    .into_any()
}

/// A line that grows: Enter goes on to what follows.
fn text_field(draft: Draft, label: Signal<String>, field: Option<NodeRef<html::Textarea>>) -> AnyView {
    let writes = TellsWriting::story();
    let keys = handler(move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            submit_form(&event);
        }
    });
    view! {
        <textarea node_ref=field.unwrap_or_default() rows="1" enterkeyhint="next" data-awaited=awaited_mark()
            aria-label=label placeholder=label prop:value=Signal::derive(move || draft.get())
            on:input=typed(move |text| { draft.set(text); writes(); }) on:keydown=keys></textarea>
    }
    .into_any()
}

fn identity(writing: Writing) -> AnyView {
    let ctx = writing.ctx;
    let label = move |id: &'static str| Signal::derive(move || ctx.translator.just(id));
    view! {
        <div class="two">
            {text_field(writing.age, label("psd-q-age"), None)}
            {text_field(writing.activity, label("psd-q-activity"), None)}
        </div>
    }
    .into_any()
}

/// Fills in what is still blank.
fn inspire(writing: Writing, question: Lack) {
    let ctx = writing.ctx;
    let Some(action) = untrack(|| {
        // Everything is said, so that the menus count.
        let probe = Some("…");
        writing.action(question, probe)
    }) else {
        return;
    };
    let fill = |draft: Draft, field: &str| {
        let idea = ctx.view.with_untracked(|view| ideas::idea(view, &action, field));
        if let Some(idea) = idea.filter(|idea| !idea.is_empty()) {
            draft.set(idea);
        }
    };
    if question == Lack::Identity {
        for (draft, field) in
            [(writing.text(question), "name"), (writing.age, "age"), (writing.activity, "activity")]
        {
            if kernel::is_blank(&draft.now()) {
                fill(draft, field);
            }
        }
    } else {
        fill(writing.text(question), "text");
    }
}

/// A menu in the field: its name, and what can be chosen.
fn menu_of<T: Copy + PartialEq + Send + Sync + 'static>(
    ctx: TableContext,
    label: &'static str,
    all: Vec<(T, String)>,
    now: Signal<Option<T>>,
    choose: impl Fn(T) + Copy + 'static,
) -> AnyView {
    let values: Vec<T> = all.iter().map(|(value, _)| *value).collect();
    let take = typed(move |text: String| {
        if let Some(value) = text.parse::<usize>().ok().and_then(|at| values.get(at)) {
            choose(*value);
        }
    });
    let option = move |(at, (value, label)): (usize, (T, String))| {
        view! {
            <option value=at.to_string() selected=Signal::derive(move || now.get() == Some(value))>
                {label}
            </option>
        }
        .into_any()
    };
    let name = Signal::derive(move || ctx.translator.just(label));
    view! {
        <label class="in-field"><span>{name}</span>
            <select on:change=take>{all.into_iter().enumerate().map(option).collect_view()}</select>
        </label>
    }
    .into_any()
}

fn menus(writing: Writing, question: Lack) -> AnyView {
    let ctx = writing.ctx;
    let speaker = speaker(ctx);
    let scope = |at: usize| {
        let chosen = writing.scopes[at];
        let all = Scope::ALL.into_iter().map(|scope| (scope, speaker.scope(scope))).collect();
        menu_of(ctx, "psd-menu-scope", all, Signal::derive(move || Some(chosen.get())), move |it| {
            chosen.set(it)
        })
    };
    let partner = move |label: &'static str| {
        piece(move || {
            let all: Vec<_> =
                writing.partners(question).into_iter().map(|who| (who, name(ctx, who))).collect();
            let chosen = if question == Lack::Relation { writing.relation } else { writing.link };
            let now = Signal::derive(move || writing.partner(question));
            menu_of(ctx, label, all, now, move |it| chosen.set(Some(it)))
        })
    };
    match question {
        Lack::Identity | Lack::FreeTrait | Lack::Emotions => ().into_any(),
        Lack::BeliefAboutOneself => scope(0),
        Lack::BeliefAboutOthers => scope(1),
        Lack::Problem => {
            let all = Concern::ALL.into_iter().map(|concern| (concern, speaker.concern(concern))).collect();
            let chosen = writing.concern;
            menu_of(ctx, "psd-menu-concern", all, Signal::derive(move || Some(chosen.get())), move |it| {
                chosen.set(it)
            })
        }
        Lack::Relation => partner("psd-menu-with"),
        Lack::ProblemLink if untrack(|| writing.ties_freely()) => partner("psd-menu-with"),
        Lack::ProblemLink => {
            let all = Stance::ALL.into_iter().map(|stance| (stance, speaker.stance(stance))).collect();
            let chosen = writing.stance;
            let stance =
                menu_of(ctx, "psd-menu-stance", all, Signal::derive(move || Some(chosen.get())), move |it| {
                    chosen.set(it)
                });
            let label = Signal::derive(move || {
                speaker.question(&words::psychodrame::Names::default(), &words_probe(), "words")
            });
            let words =
                move || (chosen.get() == Stance::Other).then(|| text_field(writing.words, label, None));
            view! { {partner("psd-menu-problem-of")} {stance} {piece(words)} }.into_any()
        }
        Lack::Nuance => piece(move || {
            let all = ctx.view.with(|view| {
                let main = own_draft(view).map(|(_, main)| main);
                let of = |n: u16| main?.trait_of(TraitId(n)).map(|it| (TraitId(n), it.text.to_string()));
                (1..=3).filter_map(of).collect::<Vec<_>>()
            });
            let chosen = writing.nuanced;
            menu_of(ctx, "psd-menu-nuanced", all, Signal::derive(move || Some(chosen.get())), move |it| {
                chosen.set(it)
            })
        }),
    }
}

/// An action that asks for words of one's own.
fn words_probe() -> Action {
    let to = psychodrame::CharacterId::Main(1);
    Action::SetProblemLink { to, stance: Stance::Other, words: None, text: "…".into() }
}

/// All is written: it only has to be said that it is.
fn whole(writing: Writing) -> AnyView {
    let ctx = writing.ctx;
    let question = move || ctx.translator.say("psd-q-confirm", &Args::new().with("who", own_name(ctx)));
    let confirm = move |_| _ = ctx.act.run(Action::ConfirmSheet);
    let off = Signal::derive(move || !ctx.permits(&Action::ConfirmSheet));
    view! {
        <div class="asking" data-do="confirm_sheet">
            <h2 class="asked">{Signal::derive(question)} <RuleMark rule="PSD-28"/></h2>
            <div class="row">
                {back(writing)}
                <button type="button" class="primary" data-awaited=awaited_mark() disabled=off
                    on:click=tap(confirm)>
                    {Signal::derive(move || {
                        words::capitalised(&speaker(ctx).action(ActionKind::ConfirmSheet))
                    })}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// How far the sheet has come, for the strip: a segment for each question.
pub(super) fn steps(writing: Writing) -> AnyView {
    let ctx = writing.ctx;
    let all = ctx.slice(|view| {
        let lacks = super::writing::lacks(view);
        let five = view.options.creation_traits == 5;
        let asked = QUESTIONS.into_iter().filter(move |it| five || *it != Lack::FreeTrait);
        asked.map(|it| (it, !lacks.contains(&it))).collect::<Vec<_>>()
    });
    let said = move || {
        let (n, most) = all.with(|all| (all.iter().filter(|(_, done)| *done).count(), all.len()));
        ctx.translator.say("psd-steps", &Args::new().with("n", n).with("most", most))
    };
    let segment = move |(question, done): (Lack, bool)| {
        view! {
            <i class:on=done class:now=Signal::derive(move || writing.asked.get() == Some(question))></i>
        }
        .into_any()
    };
    view! {
        <div class="steps" role="img" aria-label=Signal::derive(said)>
            {piece(move || all.get().into_iter().map(segment).collect_view())}
        </div>
    }
    .into_any()
}
