//! What the viewer can do now.

use kernel::Refused as _;
use leptos::prelude::*;
use pactes::{Action, Deed, Demon, Entry, Notice, Role, Sin, Slot, Stage, Tokens, View, least_payment};
use words::Args;

use super::{
    bend::Bending,
    desk::{Desk, desk},
    dice::{Converting, Hand, Placing},
    ideas,
    tokens::TokenPicker,
};
use crate::{
    draft::{Draft, TextForm},
    rule::RuleMark,
    tongue::{t, tongue},
};

/// What makes the panel a new one; dice and passes change inside it.
#[derive(Debug, Clone, PartialEq)]
struct Moment {
    stage: Stage,
    you: Option<Role>,
    is_rep: bool,
    is_rival: bool,
    is_awaited: bool,
    round: u8,
    written: usize,
    words: usize,
    lines: usize,
    refusals: u32,
    is_proposed: bool,
    owes: bool,
}

fn moment(view: &View) -> Moment {
    let contract = view.contract.as_ref();
    Moment {
        stage: view.stage,
        you: view.you,
        is_rep: view.you.is_some() && view.you == view.rep_role(),
        is_rival: view.you.is_some() && view.you == view.rival_role(),
        is_awaited: view.you.is_some_and(|you| view.awaited().contains(&you)),
        round: view.round,
        written: view.obstacles.len(),
        words: view.aid.as_ref().map_or(0, |aid| aid.words.len()),
        lines: contract.map_or(0, pactes::ContractView::n_complete),
        refusals: contract.map_or(0, |c| c.refusals),
        is_proposed: contract.is_some_and(|c| c.proposal.is_some()),
        owes: view.own_debt().is_some(),
    }
}

/// The panel.
#[component]
pub(super) fn Act() -> impl IntoView {
    let desk = desk();
    let hand = expect_context::<Hand>();
    let moment = desk.slice(moment);
    Effect::new(move |before: Option<Stage>| {
        let stage = moment.read().stage;
        if let Some(before) = before.filter(|before| *before != stage) {
            hand.die.set(None);
            hand.slot.set(None);
            hand.entry.set(None);
            // Whoever has the dice under their hands stays there.
            let dice = Stage::Place..=Stage::Intervene;
            if !(dice.contains(&before) && dice.contains(&stage)) {
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
        }
        stage
    });
    let panel = move || {
        let moment = moment.get();
        moment.you?;
        let debt = moment.owes.then(|| view! { <Discarding/> });
        Some(view! { <section class="act" aria-labelledby="act-title">
            <h2 id="act-title">{t("act-title")}</h2>
            {debt}
            {pieces(desk, &moment)}
        </section> })
    };
    view! {
        {panel}
        <Refused/>
    }
}

/// The pieces of the panel at this moment.
fn pieces(desk: Desk, now: &Moment) -> AnyView {
    let faust = now.you == Some(Role::Faust);
    match now.stage {
        Stage::Desire if faust => view! { <Suggestions desires=true/> {desire(desk)} }.into_any(),
        Stage::Desire => suggest(desk, Deed::SuggestDesire, "suggest-desire", |text| Action::SuggestDesire { text: text.into() }, ideas::desire),
        Stage::Obstacles if now.is_awaited => view! { <Suggestions desires=false/> <Obstacle/> }.into_any(),
        Stage::Obstacles => suggest(desk, Deed::SuggestObstacle, "suggest-obstacle", |text| Action::SuggestObstacle { text: text.into() }, ideas::obstacle),
        Stage::AidSins if now.is_awaited => sins(desk).into_any(),
        Stage::AidWords if now.is_awaited => view! { <AddWord/> }.into_any(),
        Stage::FirstRep if faust => first_rep(desk).into_any(),
        Stage::ChooseObstacle if now.is_rep => choose_obstacle(desk).into_any(),
        Stage::Propose if now.is_rep => view! { {propose(desk, Deed::Propose)} <Rebate/> }.into_any(),
        Stage::Propose if faust && now.lines > 0 => view! { {waiting()} {sign(desk)} }.into_any(),
        Stage::Answer if faust => view! { <Answer/> }.into_any(),
        Stage::Answer if now.is_rep => view! { {withdraw(desk)} <Rebate/> }.into_any(),
        Stage::Flaw if now.is_rival => flaw(desk).into_any(),
        Stage::Decide if faust => decide(desk).into_any(),
        Stage::Flaw | Stage::Decide | Stage::Pay if now.is_rep => view! { {waiting()} <Rebate/> }.into_any(),
        Stage::Pay if faust => view! { <Paying/> }.into_any(),
        Stage::Roll if faust => roll(desk).into_any(),
        Stage::Place if faust => view! { <Placing/> }.into_any(),
        Stage::Convert if faust => view! { <Converting/> }.into_any(),
        Stage::Intervene => view! { <Bending/> }.into_any(),
        Stage::Summary => view! { {faust.then(|| summary(desk))} <Objections/> }.into_any(),
        Stage::Settle | Stage::End | _ if now.owes => ().into_any(),
        _ => waiting().into_any(),
    }
}

/// Nothing to do but to talk.
fn waiting() -> impl IntoView {
    view! { <p class="hint waiting">{t("act-wait")}</p> }
}

/// What was refused last, in a sentence, with its rule.
#[component]
fn Refused() -> impl IntoView {
    let desk = desk();
    view! {
        <div class="refused-box" role="alert">
            {move || desk.refusal.get().map(|refusal| {
                let rule = refusal.rule().0;
                view! {
                    <p class="refused">
                        {move || desk.speaker().refusal(&refusal)} <RuleMark rule=rule/>
                        <button type="button" class="quiet" aria-label=t("close") on:click=move |_| desk.refusal.set(None)>"✕"</button>
                    </p>
                }
            })}
        </div>
    }
}

/// A form whose text becomes an action.
fn written(
    desk: Desk,
    deed: Deed,
    key: &str,
    opening: &str,
    action: fn(String) -> Action,
    idea: fn(&View) -> String,
) -> impl IntoView + use<> {
    let draft = Draft::new(desk.draft_key(key), opening);
    let say = move |text: Option<String>| text.is_some_and(|text| desk.act.run(action(text)));
    let idea = Callback::new(move |()| desk.view.with_untracked(idea));
    view! {
        <TextForm
            draft
            question=desk.question(deed, "text")
            hint=desk.hint(deed)
            verb=desk.verb(deed)
            rule=deed.rule().0
            secret=deed == Deed::WriteFlaw
            idea
            say
        />
    }
}

fn desire(desk: Desk) -> impl IntoView {
    let opening = match desk.view.with_untracked(|view| view.language) {
        kernel::Language::Fr => "Je veux ",
        kernel::Language::En => "I want ",
    };
    written(desk, Deed::SetDesire, "desire", opening, |text| Action::SetDesire { text: text.into() }, ideas::desire)
}

fn suggest(desk: Desk, deed: Deed, key: &'static str, action: fn(String) -> Action, idea: fn(&View) -> String) -> AnyView {
    view! { <details class="suggest"><summary>{move || desk.verb(deed).get()}</summary>{written(desk, deed, key, "", action, idea)}</details> }.into_any()
}

/// What the others suggested.
#[component]
fn Suggestions(desires: bool) -> impl IntoView {
    let desk = desk();
    let texts = Memo::new(move |_| {
        desk.story.with(|story| {
            let text = |notice: &Notice| match notice {
                Notice::DesireSuggested { text, .. } if desires => Some(text.to_string()),
                Notice::ObstacleSuggested { text, .. } if !desires => Some(text.to_string()),
                _ => None,
            };
            let since = story.iter().rev().take_while(|n| !matches!(n, Notice::ObstacleSet { .. })).filter_map(text);
            since.take(3).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="suggestions" hidden=move || texts.read().is_empty()>
            <h3>{t("suggestions")}</h3>
            <ul>{move || texts.get().into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
        </div>
    }
}

/// Writing an obstacle, from a word of the page where there is one.
#[component]
fn Obstacle() -> impl IntoView {
    let desk = desk();
    let hand = expect_context::<Hand>();
    let has_page = desk.view.with_untracked(|view| view.aid.is_some());
    let draft = Draft::new(desk.draft_key("obstacle"), "");
    let say = move |text: Option<String>| {
        let word = hand.entry.get_untracked();
        text.is_some_and(|text| desk.act.run(Action::SetObstacle { text: text.into(), word }))
    };
    let idea = Callback::new(move |()| desk.view.with_untracked(ideas::obstacle));
    let aid = (!has_page).then(|| {
        view! {
            <p class="aside">
                {t("aid-pitch")}
                <button type="button" class="quiet" id="start-aid" on:click=move |_| { desk.act.run(Action::StartAid); }>{move || desk.verb(Deed::StartAid).get()}</button>
                <RuleMark rule="PAC-18"/>
            </p>
        }
    });
    view! {
        {has_page.then(|| view! { <Entries deed=Deed::SetObstacle field="word" free_only=true/> })}
        <TextForm draft question=desk.question(Deed::SetObstacle, "text") hint=desk.hint(Deed::SetObstacle) verb=desk.verb(Deed::SetObstacle) rule="PAC-16" idea say/>
        {aid}
    }
}

/// The entries of the page, to choose one.
#[component]
fn Entries(deed: Deed, field: &'static str, free_only: bool) -> impl IntoView {
    let desk = desk();
    let hand = expect_context::<Hand>();
    let entries = desk.slice(move |view| {
        let Some(aid) = &view.aid else { return Vec::new() };
        let fits = |entry: &Entry| !free_only || (*entry != Entry::Desire && !aid.crossed.contains(entry));
        aid.entries().filter(fits).collect::<Vec<_>>()
    });
    let entry = move |entry: Entry| {
        let name = move || desk.view.with(|view| desk.speaker().entry(view.aid.as_ref(), entry));
        view! {
            <label class="chip">
                <input type="radio" name="entry" value=entry.to_string() prop:checked=move || hand.entry.get() == Some(entry) on:change=move |_| hand.entry.set(Some(entry))/>
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="entries">
            <legend>{move || desk.question(deed, field).get()} <RuleMark rule=if free_only { "PAC-22" } else { "PAC-20" }/></legend>
            {move || entries.get().into_iter().map(entry).collect_view()}
        </fieldset>
    }
}

fn sins(desk: Desk) -> impl IntoView {
    let sin = move |sin: Sin| {
        view! {
            <button type="button" data-sin=format!("{sin:?}").to_lowercase() on:click=move |_| { desk.act.run(Action::ChooseSin { sin }); }>
                {move || words::capitalised(&desk.speaker().sin(sin))}
            </button>
        }
    };
    view! {
        <p class="question">{move || desk.question(Deed::ChooseSin, "sin").get()} <RuleMark rule="PAC-19"/></p>
        <div class="buttons sins">{Sin::ALL.map(sin)}</div>
    }
}

/// A word, linked to something on the page.
#[component]
fn AddWord() -> impl IntoView {
    let desk = desk();
    let hand = expect_context::<Hand>();
    if hand.entry.get_untracked().is_none() {
        hand.entry.set(Some(Entry::Desire));
    }
    let draft = Draft::new(desk.draft_key(&format!("word{}", desk.view.with_untracked(|v| v.aid.as_ref().map_or(0, |a| a.words.len())))), "");
    let say = move |text: Option<String>| {
        let link = hand.entry.get_untracked().unwrap_or(Entry::Desire);
        text.is_some_and(|text| desk.act.run(Action::AddWord { text: text.into(), link }))
    };
    let idea = Callback::new(move |()| desk.view.with_untracked(ideas::word));
    view! {
        <Entries deed=Deed::AddWord field="link" free_only=false/>
        <TextForm draft question=desk.question(Deed::AddWord, "text") hint=Signal::stored(String::new()) verb=desk.verb(Deed::AddWord) rule="PAC-20" short=true idea say/>
    }
}

fn first_rep(desk: Desk) -> impl IntoView {
    let demon = move |demon: Demon| {
        view! {
            <button type="button" on:click=move |_| { desk.act.run(Action::ChooseFirstRep { demon }); }>{move || desk.name(demon.into())}</button>
        }
    };
    view! {
        <p class="question">{move || desk.question(Deed::ChooseFirstRep, "demon").get()} <RuleMark rule="PAC-24"/></p>
        <div class="buttons">{Demon::BOTH.map(demon)}</div>
    }
}

fn choose_obstacle(desk: Desk) -> impl IntoView {
    let free = desk.view.with_untracked(|view| {
        let all = (1u8..).zip(view.obstacles.clone());
        all.filter(|(_, obstacle)| !obstacle.crossed).collect::<Vec<_>>()
    });
    let card = move |(number, obstacle): (u8, pactes::ObstacleView)| {
        view! {
            <li><button type="button" class="card" data-obstacle=number on:click=move |_| { desk.act.run(Action::ChooseObstacle { obstacle: number }); }>
                {obstacle.text.to_string()}
            </button></li>
        }
    };
    view! {
        <p class="question">{move || desk.question(Deed::ChooseObstacle, "obstacle").get()} <RuleMark rule="PAC-27"/></p>
        <ul class="cards">{free.into_iter().map(card).collect_view()}</ul>
    }
}

fn propose(desk: Desk, deed: Deed) -> impl IntoView {
    let key = format!("propose{}", desk.view.with_untracked(|view| view.contract.as_ref().map_or(0, |c| c.refusals)));
    written(desk, deed, &key, "", |text| Action::Propose { text: text.into() }, ideas::commitment)
}

/// Faust answers.
#[component]
fn Answer() -> impl IntoView {
    let desk = desk();
    let tongue = tongue();
    let text = desk.view.with_untracked(|view| view.contract.as_ref().and_then(|c| c.proposal.as_ref().map(ToString::to_string)));
    let reason = Draft::new(desk.draft_key("reason"), "");
    let refuse = move |_| {
        let reason_text = Some(reason.now()).filter(|text| !kernel::is_blank(text));
        if desk.act.run(Action::Refuse { reason: reason_text.map(Into::into) }) {
            reason.clear();
        }
    };
    view! {
        <blockquote class="proposal">{text}</blockquote>
        <p class="hint">{move || desk.hint(Deed::Accept).get()} <RuleMark rule="PAC-31"/></p>
        <div class="buttons">
            <button type="button" class="primary" id="accept" on:click=move |_| { desk.act.run(Action::Accept); }>{t("accept")}</button>
            <button type="button" id="refuse" on:click=refuse>{t("refuse")}</button>
        </div>
        <label for="reason">{move || tongue.just("reason")}</label>
        <input id="reason" type="text" maxlength="280" prop:value=move || reason.get() on:input:target=move |event| reason.set(event.target().value())/>
    }
}

fn withdraw(desk: Desk) -> impl IntoView {
    view! {
        {waiting()}
        <div class="buttons">
            <button type="button" on:click=move |_| { desk.act.run(Action::Withdraw); }>{move || desk.verb(Deed::Withdraw).get()}</button>
            <RuleMark rule="PAC-32"/>
        </div>
        <details class="suggest"><summary>{t("reword")}</summary>{propose(desk, Deed::Propose)}</details>
    }
}

/// The Rep lowers the price.
#[component]
fn Rebate() -> impl IntoView {
    let desk = desk();
    let rebate = desk.slice(|view| view.contract.as_ref().map_or(0, |c| c.rebate));
    let more = move || Action::SetRebate { rebate: rebate.get() + 1 };
    let tongue = tongue();
    view! {
        <p class="aside" hidden=move || !desk.permits(&more())>
            {move || desk.hint(Deed::SetRebate).get()}
            <button type="button" class="quiet" on:click=move |_| { desk.act.run(untrack(more)); }>
                {move || tongue.say("rebate-more", &Args::new().with("rebate", rebate.get() + 1))}
            </button>
            <RuleMark rule="PAC-43"/>
        </p>
    }
}

fn flaw(desk: Desk) -> impl IntoView {
    let commitment = desk.view.with_untracked(|view| {
        let line = view.contract.as_ref().and_then(|c| c.lines.last());
        line.map(|line| line.commitment.to_string())
    });
    view! {
        <blockquote class="proposal">{commitment}</blockquote>
        {written(desk, Deed::WriteFlaw, "flaw", "", |text| Action::WriteFlaw { text: text.into() }, ideas::flaw)}
    }
}

fn sign(desk: Desk) -> impl IntoView {
    let tongue = desk.tongue;
    let price = desk.slice(|view| view.contract.as_ref().map_or(0, |c| c.price));
    view! {
        <div class="buttons">
            <button type="button" class="primary" id="sign" on:click=move |_| { desk.act.run(Action::Sign); }>
                {move || tongue.say("sign", &Args::new().with("price", price.get()))}
            </button>
            <RuleMark rule="PAC-36"/>
        </div>
    }
}

fn decide(desk: Desk) -> impl IntoView {
    let why_not = move || desk.why_not(&Action::GoOn);
    view! {
        <p class="hint">{move || desk.hint(Deed::Sign).get()}</p>
        {sign(desk)}
        <div class="buttons">
            <button type="button" id="go-on" disabled=move || why_not().is_some() on:click=move |_| { desk.act.run(Action::GoOn); }>{t("go-on")}</button>
            <RuleMark rule="PAC-36"/>
        </div>
        {move || why_not().map(|(why, rule)| view! { <p class="hint">{why} <RuleMark rule=rule/></p> })}
    }
}

/// Faust pays.
#[component]
fn Paying() -> impl IntoView {
    let desk = desk();
    let held = desk.slice(|view| view.purses.faust.tokens.unwrap_or_default());
    let due = move || {
        let price = desk.view.with(|view| view.contract.as_ref().map_or(0, |c| c.price));
        least_payment(held.get(), price)
    };
    let chosen = RwSignal::new(untrack(|| smallest(held.get(), due())));
    let action = move || Action::Pay { tokens: chosen.get() };
    let tongue = tongue();
    view! {
        <TokenPicker held chosen question=desk.question(Deed::Pay, "tokens")/>
        {move || desk.why_not(&action()).map(|(why, rule)| view! { <p class="hint">{why} <RuleMark rule=rule/></p> })}
        <div class="buttons">
            <button type="button" class="primary" id="pay" disabled=move || !desk.permits(&action()) on:click=move |_| { desk.act.run(untrack(action)); }>
                {move || tongue.say("pay", &Args::new().with("points", chosen.get().points()))}
            </button>
            <RuleMark rule="PAC-46"/>
        </div>
    }
}

/// The payment with most ones.
fn smallest(held: Tokens, due: u32) -> Tokens {
    let fits = |twos: u32| {
        let ones = due.checked_sub(2 * twos)?;
        Some(Tokens::new(ones, twos)).filter(|tokens| tokens.within(held))
    };
    (0..=held.twos).find_map(fits).unwrap_or(Tokens::NONE)
}

fn roll(desk: Desk) -> impl IntoView {
    let tongue = desk.tongue;
    let n = desk.slice(|view| view.contract.as_ref().map_or(0, |c| 2 * c.lines.len()));
    view! {
        <div class="buttons">
            <button type="button" class="primary big" id="roll" on:click=move |_| { desk.act.run(Action::Roll); }>
                {move || tongue.say("roll", &Args::new().with("n", n.get()))}
            </button>
            <RuleMark rule="PAC-55"/>
        </div>
    }
}

/// A compulsory discard: which tokens.
#[component]
fn Discarding() -> impl IntoView {
    let desk = desk();
    let held = desk.slice(|view| view.own_debt().map_or(Tokens::NONE, |owed| owed.among));
    let n = desk.slice(|view| view.own_debt().map_or(0, |owed| owed.n));
    let first = untrack(|| {
        let ones = held.get().ones.min(n.get());
        Tokens::new(ones, n.get() - ones)
    });
    let chosen = RwSignal::new(first);
    let action = move || Action::Discard { tokens: chosen.get() };
    view! {
        <div class="discarding">
            <TokenPicker held chosen question=desk.question(Deed::Discard, "tokens")/>
            <div class="buttons">
                <button type="button" class="primary" id="discard" disabled=move || !desk.permits(&action()) on:click=move |_| { desk.act.run(untrack(action)); }>
                    {t("discard")}
                </button>
                <RuleMark rule="PAC-53"/>
            </div>
        </div>
    }
}

fn summary(desk: Desk) -> impl IntoView {
    let draft = Draft::new(desk.draft_key("summary"), "");
    let say = move |text: Option<String>| desk.act.run(Action::Summarise { text: text.map(Into::into) });
    view! {
        <TextForm draft question=desk.question(Deed::Summarise, "text") hint=desk.hint(Deed::Summarise) verb=desk.verb(Deed::Summarise) rule="PAC-75" aloud=true say/>
    }
}

/// Anybody objects to a flaw; its author rewords it.
#[component]
fn Objections() -> impl IntoView {
    let desk = desk();
    let tongue = tongue();
    let n_lines = desk.view.with_untracked(|view| view.contract.as_ref().map_or(0, |c| c.lines.len()));
    let lines: Vec<u8> = Slot::all(n_lines).step_by(2).map(|slot| slot.line).collect();
    let object = move |line: u8| {
        let action = Action::Object { line };
        view! {
            <button type="button" class="quiet" hidden={ let action = action.clone(); move || !desk.permits(&action) } on:click=move |_| { desk.act.run(action.clone()); }>
                {move || tongue.say("object-line", &Args::new().with("line", line))}
            </button>
        }
    };
    let reword = move |line: u8| {
        let may = desk.slice(move |view| {
            kernel::Game::permit(&pactes::Pactes, view, &Action::RewordFlaw { line, text: "…".into() }).is_ok()
        });
        move || may.get().then(|| {
            let draft = Draft::new(desk.draft_key(&format!("reword{line}")), "");
            let say = move |text: Option<String>| text.is_some_and(|text| desk.act.run(Action::RewordFlaw { line, text: text.into() }));
            view! { <TextForm draft question=desk.question(Deed::RewordFlaw, "text") hint=desk.hint(Deed::RewordFlaw) verb=desk.verb(Deed::RewordFlaw) rule="PAC-34" say/> }
        })
    };
    view! {
        <details class="suggest">
            <summary>{t("objections")}</summary>
            <p class="hint">{t("objections-lead")} <RuleMark rule="PAC-34"/></p>
            <div class="buttons">{lines.iter().copied().map(object).collect_view()}</div>
        </details>
        {lines.iter().copied().map(reword).collect_view()}
    }
}
