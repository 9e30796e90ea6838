//! The contract unfolds, line by line: kept or missed, then its piece of the flap with the flaw, its author, its die and
//! its effect. Each viewer goes at their own pace, and the game goes on meanwhile.

use std::time::Duration;

use kernel::Seq;
use leptos::{ev, prelude::*};
use pactes::{ContractView, DrawCause, Effects, Happening, Notice, Partly, Role, Slot, SlotKind, Tokens};
use wasm_bindgen::JsCast as _;
use words::Args;

use super::{
    context::{TableContext, ctx},
    contract::{head, kicker, obstacle_of},
    marks::{Tally, chips, diamond, seal},
    tokens::{Disc, discs},
};
use crate::{
    die::{face, mini_face},
    erased::{piece, tap},
    frame::{Middle, awaited_mark},
    keep,
    language::t,
    moments::LooksFirst,
};

/// How long a line lies open where nobody presses anything, and how much longer for each character to read.
const STAYS: Duration = Duration::from_secs(4);
const READS: Duration = Duration::from_millis(50);

/// A contract that was resolved, as it was: the game may be further.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Resolved {
    round: u8,
    rep: Role,
    rival: Role,
    obstacle: String,
    contract: ContractView,
    /// What each slot does, line by line.
    tallies: Vec<(Slot, u8, Tally)>,
}

impl Resolved {
    fn of(view: &pactes::View) -> Option<Self> {
        let contract = view.contract.clone().filter(|contract| contract.revealed)?;
        let on = |slot: Slot| contract.on(slot).map(|(_, die)| die.face);
        let tally = |slot: Slot| {
            let face = on(slot)?;
            Some((slot, face, Tally::of(view, Effects::of(slot.kind, face))))
        };
        Some(Self {
            round: view.round,
            rep: view.rep_role()?,
            rival: view.rival_role()?,
            obstacle: obstacle_of(view).unwrap_or_default(),
            tallies: Slot::all(contract.lines.len()).filter_map(tally).collect(),
            contract,
        })
    }

    fn n_lines(&self) -> u8 {
        u8::try_from(self.contract.lines.len()).unwrap_or(u8::MAX)
    }

    /// How long it takes to read a line with its flaw.
    fn reading_time(&self, line: u8) -> Duration {
        let length = line_of(self, line).map_or(0, |line| {
            let flaw = line.flaw.as_ref().map_or(0, |flaw| kernel::length(flaw));
            kernel::length(&line.commitment) + flaw
        });
        STAYS + READS * u32::try_from(length).unwrap_or(u32::MAX).min(600)
    }

    fn at(&self, slot: Slot) -> (u8, Tally) {
        let found = self.tallies.iter().find(|(at, ..)| *at == slot);
        found.map_or((0, Tally::default()), |(_, face, tally)| (*face, *tally))
    }
}

/// What is being unfolded, and how far.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unfold {
    of: RwSignal<Option<Resolved>>,
    /// The line that is open, from 1.
    line: RwSignal<u8>,
    done: RwSignal<Option<u8>>,
    /// The last row that was told when it began.
    told: RwSignal<Option<Seq>>,
    key: StoredValue<String>,
}

impl Unfold {
    /// For everything below.
    pub(super) fn provide(ctx: TableContext) -> Self {
        let key = ctx.table.with_value(|table| format!("tablee.unfolded.{table}"));
        let done = RwSignal::new(keep::read::<u8>(&key));
        let all = Self {
            of: RwSignal::new(None),
            line: RwSignal::new(1),
            done,
            told: RwSignal::new(None),
            key: StoredValue::new(key),
        };
        let state = ctx.slice(|view| (view.round, view.contract.as_ref().map(|c| c.revealed)));
        Effect::new(move || match state.get() {
            (round, Some(true)) if done.get_untracked() != Some(round) => {
                let resolved = ctx.view.with_untracked(Resolved::of);
                if all.of.with_untracked(|of| of.as_ref().map(|of| of.round)) != Some(round) {
                    all.line.set(1);
                    let told = ctx.story.with_untracked(|story| story.last().map(|told| told.seq));
                    all.told.set(Some(told.unwrap_or(Seq(0))));
                    all.of.set(resolved);
                }
            }
            // What was taken back unfolds again.
            (round, Some(false)) if done.get_untracked() == Some(round) => done.set(None),
            _ => {}
        });
        if use_context::<Middle>().is_some() {
            all.goes_on_by_itself();
        }
        // How it goes on, and even ends, is told to whoever has seen what the contract did.
        let looks = move || all.told.get().filter(|_| all.of.with(Option::is_some));
        provide_context(LooksFirst(Signal::derive(looks)));
        provide_context(all);
        all
    }

    /// On the screen in the middle nobody presses anything: each line stays as long as it takes to read.
    fn goes_on_by_itself(self) {
        Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
            if let Some(Some(waiting)) = waiting {
                waiting.clear();
            }
            let line = self.line.get();
            let reads = self.of.with(|of| of.as_ref().map(|of| of.reading_time(line)))?;
            let next = move || {
                // The page may have been left meanwhile.
                if self.of.try_with_untracked(Option::is_some) == Some(true) {
                    self.next();
                }
            };
            set_timeout_with_handle(next, reads).ok()
        });
    }

    /// The one of this table.
    pub(super) fn here() -> Self {
        expect_context()
    }

    /// Whether a contract is unfolding before this viewer.
    pub(super) fn is_going(self) -> Signal<bool> {
        Signal::derive(move || self.of.with(Option::is_some))
    }

    /// Which line of how many, of which contract.
    pub(super) fn place(self) -> Option<(u8, u8, u8)> {
        self.of.with(|of| of.as_ref().map(|of| (of.round, self.line.get(), of.n_lines())))
    }

    /// The achievements of lines that are still folded: the strip does not tell them yet.
    pub(super) fn still_folded(self) -> u8 {
        let line = self.line.get();
        self.of.with(|of| {
            let folded = of.iter().flat_map(|of| &of.tallies).filter(|(slot, ..)| slot.line > line);
            folded.map(|(.., tally)| tally.achievements).sum()
        })
    }

    /// Whether the open line has just won an achievement.
    pub(super) fn just_won(self) -> bool {
        let line = self.line.get();
        self.of.with(|of| of.as_ref().is_some_and(|of| of.at(Slot::commitment(line)).1.achievements > 0))
    }

    fn next(self) {
        let Some((_, line, n)) = untrack(|| self.place()) else { return };
        if line < n { self.line.set(line + 1) } else { self.end() }
    }

    fn end(self) {
        let round = self.of.with_untracked(|of| of.as_ref().map(|of| of.round));
        if let Some(round) = round {
            self.key.with_value(|key| keep::write(key, &round));
            self.done.set(Some(round));
        }
        self.of.set(None);
    }

    /// Enter goes on, where it means nothing else.
    fn listen(self) {
        let listening = window_event_listener(ev::keydown, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let idle = target.is_none_or(|target| matches!(target.tag_name().as_str(), "BODY" | "MAIN"));
            if event.key() == "Enter" && idle {
                self.next();
            }
        });
        on_cleanup(move || listening.remove());
    }
}

/// The contract as it unfolds.
pub(super) fn unfolding() -> AnyView {
    let ctx = ctx();
    let all = Unfold::here();
    all.listen();
    piece(move || {
        let open = all.line.get();
        all.of.get().map(|of| {
            let rows = (1..=of.n_lines()).map(|line| match line.cmp(&open) {
                std::cmp::Ordering::Less => small(ctx, &of, line, true),
                std::cmp::Ordering::Equal => opened(ctx, &of, line),
                std::cmp::Ordering::Greater => small(ctx, &of, line, false),
            });
            let (round, rep) = (of.round, of.rep);
            let said = Signal::derive(move || kicker(ctx, round, rep));
            view! {
                <article class="contract unfolds" data-stage="" aria-labelledby="contract-title"
                    on:click=tap(move |_| all.next())>
                    {head(ctx, said, ().into_any(), Signal::stored(of.obstacle.clone()))}
                    <div class="res">{rows.collect_view()}</div>
                </article>
            }
        })
    })
}

/// All lines with what became of them: beside the tale.
pub(super) fn told() -> AnyView {
    let ctx = ctx();
    let resolved = ctx.slice(Resolved::of);
    piece(move || {
        resolved.get().map(|of| {
            let rows: Vec<AnyView> = (1..=of.n_lines()).map(|line| small(ctx, &of, line, true)).collect();
            let (round, rep) = (of.round, of.rep);
            let said = Signal::derive(move || kicker(ctx, round, rep));
            view! {
                <article class="contract told" data-stage="" aria-labelledby="contract-title">
                    {head(ctx, said, ().into_any(), Signal::stored(of.obstacle.clone()))}
                    <div class="res">{rows}</div>
                </article>
            }
        })
    })
}

fn line_of(of: &Resolved, line: u8) -> Option<&pactes::LineView> {
    of.contract.lines.get(usize::from(line).checked_sub(1)?)
}

/// A line that is done, or still folded.
fn small(ctx: TableContext, of: &Resolved, line: u8, is_done: bool) -> AnyView {
    let text = line_of(of, line);
    let vow = text.map(|line| line.commitment.to_string());
    let flaw = text.filter(|_| is_done).and_then(|line| line.flaw.as_ref()).map(ToString::to_string);
    let objected = text.is_some_and(|line| line.objected);
    let die = |slot: Slot| {
        let (face, tally) = of.at(slot);
        let said = Signal::derive(move || ctx.speaker().slot_with_die(slot, face));
        view! {
            <span class="r">
                <span class="unseen">{said}</span>
                {is_done.then(|| chips(ctx, tally))} {mini_face(face)}
            </span>
        }
        .into_any()
    };
    let second = match is_done {
        true => die(Slot::flaw(line)),
        false => view! { <span class="r">{t("unfold-folded")}</span> }.into_any(),
    };
    view! {
        <div class="small" class:done=is_done>
            <span class="num">{line}</span>
            <p>{vow} {flaw.map(|flaw| view! { " " <i>{flaw}</i> })}
                {objected.then(|| view! { " " <b class="objected">{t("objected")}</b> })}</p>
            <span class="pairs">{die(Slot::commitment(line))} {second}</span>
        </div>
    }
    .into_any()
}

/// The line that opens.
fn opened(ctx: TableContext, of: &Resolved, line: u8) -> AnyView {
    let text = line_of(of, line);
    let vow = text.map(|line| line.commitment.to_string());
    let flaw = text.and_then(|line| line.flaw.as_ref()).map(ToString::to_string);
    let rival = of.rival;
    let author = move || ctx.translator.say("unfold-author", &Args::new().with("name", ctx.person(rival)));
    let half = |slot: Slot| {
        let (shown, tally) = of.at(slot);
        let (verdict, tone) = match (slot.kind, shown) {
            (SlotKind::Commitment, 4..) => ("unfold-kept", "kept"),
            (SlotKind::Commitment, _) => ("unfold-missed", "hit"),
            (SlotKind::Flaw, 4..) => ("unfold-strikes", "hit"),
            (SlotKind::Flaw, 1) => ("unfold-quiet", "hit"),
            (SlotKind::Flaw, _) => ("unfold-spared", "kept"),
        };
        (face(shown), view! { <p class=format!("fate {tone}")><b>{t(verdict)}</b> {fate(ctx, tally)}</p> })
    };
    let ((front, kept), (inside, hit)) = (half(Slot::commitment(line)), half(Slot::flaw(line)));
    view! {
        <div class="opened" data-line=line>
            <div class="front">
                <span class="num">{line}</span>
                <div><p class="vow">{vow}</p> {kept}</div>
                <span class="thrown">{front}</span>
            </div>
            <div class="inside">
                <span></span>
                <div><p class="by">{Signal::derive(author)}</p> <p class="flaw">{flaw}</p> {hit}</div>
                <span class="thrown">{inside}</span>
            </div>
        </div>
    }
    .into_any()
}

/// What a die does, in words with their marks.
fn fate(ctx: TableContext, tally: Tally) -> AnyView {
    let mut parts: Vec<AnyView> = Vec::new();
    if tally.achievements > 0 {
        parts.push(view! { {diamond()} " " {t("fate-achievement")} }.into_any());
    }
    for (role, (more, less)) in tally.tokens.iter() {
        for (id, n) in [("fate-draws", *more), ("fate-loses", *less)] {
            if n > 0 {
                let said = move || {
                    let args = Args::new().with("n", n).with("name", ctx.person(role));
                    within(ctx, role, ctx.translator.say(id, &args))
                };
                parts.push(view! { {seal(ctx, role)} " " {Signal::derive(said)} }.into_any());
            }
        }
    }
    if parts.is_empty() {
        return view! { " " {t("fate-nothing")} }.into_any();
    }
    let n = parts.len();
    let part = |(index, part): (usize, AnyView)| view! { " " {part} {if index + 1 < n { "," } else { "." }} };
    parts.into_iter().enumerate().map(part).collect_view().into_any()
}

/// A sentence about somebody, after a colon: *vous* is no name and takes no capital there.
fn within(ctx: TableContext, role: Role, said: String) -> String {
    if ctx.you() != Some(role) {
        return said;
    }
    let mut letters = said.chars();
    letters.next().map(kernel::lower).into_iter().chain(letters).collect()
}

/// What the viewer drew for a line: their own tokens, in the order of the slots that give some (PAC-74).
fn own_draws(ctx: TableContext, of: &Resolved, line: u8) -> Option<Tokens> {
    let you = ctx.you()?;
    let draws = |tally: &Tally| tally.tokens[you].0 > 0;
    let before = of.tallies.iter().filter(|(slot, _, tally)| slot.line < line && draws(tally)).count();
    let here = of.tallies.iter().filter(|(slot, _, tally)| slot.line == line && draws(tally)).count();
    ctx.story.with(|story| {
        let rounds = |notice: &Notice| match notice {
            Notice::Open(Happening::RoundBegan { round, .. }) => *round == of.round,
            _ => false,
        };
        let since = story.iter().skip_while(|heard| !rounds(&heard.notice)).skip(1);
        let this_round =
            since.take_while(|heard| !matches!(heard.notice, Notice::Open(Happening::RoundBegan { .. })));
        let drawn = this_round.filter_map(|heard| match &heard.notice {
            Notice::Partly(Partly::Drawn { by, tokens, cause, .. })
                if *by == you && *cause != DrawCause::Price =>
            {
                *tokens
            }
            _ => None,
        });
        let tokens = drawn.skip(before).take(here).fold(Tokens::NONE, Tokens::plus);
        (!tokens.is_empty()).then_some(tokens)
    })
}

/// The dock while a contract unfolds.
pub(super) fn unfold_dock() -> AnyView {
    let ctx = ctx();
    let all = Unfold::here();
    let awaited = awaited_mark();
    let own = move || {
        let line = all.line.get();
        let tokens = all.of.with(|of| of.as_ref().and_then(|of| own_draws(ctx, of, line)))?;
        Some(view! {
            <p class="question">
                {t("unfold-own")}
                " "
                {discs(tokens).map(|token| view! { <Disc token=Some(token)/> }).collect_view()}
                " " <small>{t("unfold-own-alone")}</small>
            </p>
        })
    };
    let verb = move || match all.place() {
        Some((_, line, n)) if line < n => {
            ctx.translator.say("unfold-next", &Args::new().with("line", line + 1))
        }
        _ => ctx.translator.just("unfold-done"),
    };
    let is_last = move || all.place().is_none_or(|(_, line, n)| line >= n);
    view! {
        {piece(own)}
        <button type="button" class="primary" id="unfold" data-awaited=awaited
            on:click=tap(move |_| all.next())>
            {Signal::derive(verb)}
        </button>
        <button type="button" id="unfold-skip" hidden=Signal::derive(is_last)
            on:click=tap(move |_| all.end())>
            {t("unfold-skip")}
        </button>
    }
    .into_any()
}
