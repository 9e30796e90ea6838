//! Repercussions: packets that are entrusted, and spent point by point on the balances that lie on the stage.

use std::collections::VecDeque;

use kernel::Text;
use leptos::prelude::*;
use psychodrame::{
    Action, ActionKind, Emotion, Feeling, MOST_TALE, Main, Packet, PacketId, Pair, RiskId, TraitId, View,
};
use words::Args;

use super::{
    balance::beam,
    context::{TableContext, name, short_name, speaker},
    ideas,
    laid::{self, Laid, n_spent},
};
use crate::{
    draft::Draft,
    erased::{handler, piece, tap, typed},
    frame::{Sheet, awaited_mark},
    language::t,
    menu::menu,
    rule::RuleMark,
};

/// The packets of the scene.
fn packets_of(view: &View) -> &[Packet] {
    view.table.scene.as_ref().map(|scene| &scene.packets[..]).unwrap_or_default()
}

/// The packet that the viewer spends now.
fn in_hand(view: &View) -> Option<&Packet> {
    packets_of(view).iter().find(|it| it.distributor.is_some() && it.distributor == view.you)
}

/// What is chosen and written before points are spent: they lie on the emotions until all of them do.
#[derive(Clone, Copy)]
pub(super) struct Spending {
    ctx: TableContext,
    /// The packet; nothing, as long as the viewer has none to spend.
    packet: Memo<Option<Packet>>,
    /// What lies there, for as long as it is the same packet.
    laid: RwSignal<Vec<Laid>>,
    lies: Memo<Vec<Laid>>,
    /// The packet as it will be once that is spent.
    rest: Memo<Option<Packet>>,
    chosen: RwSignal<Option<RiskId>>,
    /// The risk that the next point answers to: what was chosen, else the first that lacks one.
    risk: Memo<Option<RiskId>>,
    why: Draft,
    traits: RwSignal<bool>,
    /// What is being sent.
    steps: RwSignal<VecDeque<Action>>,
}

impl Spending {
    pub(super) fn new(ctx: TableContext) -> Self {
        let packet = ctx.slice(|view| in_hand(view).cloned());
        let laid = RwSignal::new(Vec::<Laid>::new());
        // What is left to be sent is what is left to be spent: so each sees what the one before has done.
        let steps = ctx.steps(|view, steps| in_hand(view).is_some_and(|it| it.left == n_spent(steps)));
        Effect::new(move || {
            // The next scene numbers its packets anew.
            if packet.with(Option::is_none) {
                laid.update(Vec::clear);
                steps.update(VecDeque::clear);
            }
        });
        let lies = Memo::new(move |_| {
            packet.with(|it| {
                let lies = |it: &Packet| laid.with(|laid| laid::lying(laid, it.id, it.left));
                it.as_ref().map(lies).unwrap_or_default()
            })
        });
        let rest = Memo::new(move |_| {
            packet.with(|packet| packet.as_ref().map(|packet| lies.with(|lies| laid::rest(packet, lies))))
        });
        let chosen = RwSignal::new(None::<RiskId>);
        let risk = Memo::new(move |_| {
            rest.with(|packet| {
                let packet = packet.as_ref()?;
                let asked = chosen.get().filter(|id| packet.risks.iter().any(|risk| risk.id == *id));
                asked.or_else(|| packet.uncovered.first().copied())
            })
        });
        let why = ctx.table.with_value(|table| Draft::new(format!("{table}.why"), ""));
        Self { ctx, packet, laid, lies, rest, chosen, risk, why, traits: RwSignal::new(false), steps }
    }

    /// What was typed to go with the next point.
    fn words(self) -> Option<Text> {
        let why = self.why.now().trim().to_owned();
        (!kernel::is_blank(&why) && fits(&why)).then(|| Text::from(why))
    }

    fn spend(self, make: impl Fn(PacketId, Option<RiskId>, Option<Text>) -> Action) {
        let Some(packet) = self.packet.with_untracked(|packet| packet.as_ref().map(|it| it.id)) else {
            return;
        };
        // What is too long to go with a point stays in its field, which may be gone afterwards.
        let is_said = fits(&self.why.now());
        if self.ctx.act.run(make(packet, self.risk.get_untracked(), self.words())) {
            if is_said {
                self.why.clear();
            }
            self.chosen.try_set(None);
        }
    }

    fn is_off(self, make: impl Fn(PacketId, Option<RiskId>, Option<Text>) -> Action) -> bool {
        let risk = self.risk.get();
        // What lies there already is kept back.
        let room = self.rest.with(|rest| rest.as_ref().is_some_and(|rest| rest.most_points(risk) > 0));
        let packet = self.packet.with(|packet| packet.as_ref().map(|it| it.id));
        !room || packet.is_none_or(|packet| !self.ctx.permits(&make(packet, risk, None)))
    }

    /// Whether one more point may be laid there.
    fn may_lay(self, main: &Main, emotion: Emotion) -> bool {
        let risk = self.risk.get();
        let fits = |lies: &Vec<Laid>, packet: &Packet| laid::may_lay(packet, main, lies, emotion, risk);
        let idle = self.steps.with(VecDeque::is_empty);
        idle && self.packet.with(|it| it.as_ref().is_some_and(|it| self.lies.with(|lies| fits(lies, it))))
    }

    fn lay(self, emotion: Emotion) {
        let Some(packet) = self.packet.with_untracked(|packet| packet.as_ref().map(|it| it.id)) else {
            return;
        };
        let point = Laid { packet, emotion, risk: self.risk.get_untracked(), why: self.words() };
        // Of an earlier packet nothing lies here any more.
        let lies = self.lies.get_untracked();
        self.laid.set(lies.into_iter().chain([point]).collect());
        if fits(&self.why.now()) {
            self.why.clear();
        }
        self.chosen.set(None);
    }

    /// Nothing is taken back while the points are being sent.
    fn may_take_back(self) -> bool {
        let idle = self.steps.with(VecDeque::is_empty);
        idle && self.lies.with(|lies| !lies.is_empty())
    }

    /// Takes the last point back, or the last one on an emotion, with the words that went with it.
    fn take_back(self, emotion: Option<Emotion>) {
        if !untrack(|| self.may_take_back()) {
            return;
        }
        let mut lies = self.lies.get_untracked();
        let Some(at) = lies.iter().rposition(|it| emotion.is_none_or(|emotion| it.emotion == emotion)) else {
            return;
        };
        let point = lies.remove(at);
        if let Some(why) = point.why {
            self.why.set(laid::joined(&why, &self.why.now()));
        }
        self.chosen.set(point.risk);
        self.laid.set(lies);
    }

    /// How many points do not lie anywhere yet.
    fn n_left(self) -> u16 {
        self.rest.with(|rest| rest.as_ref().map_or(0, |rest| rest.left))
    }

    /// Whether all lie, and each risk has one; what is typed must be short enough to go with them.
    fn is_whole(self) -> bool {
        let whole = |rest: &Packet| rest.left == 0 && rest.uncovered.is_empty();
        // What is left is read first: it changes with everything that is sent.
        let is_placed = self.rest.with(|rest| rest.as_ref().is_some_and(whole));
        is_placed && self.steps.with(VecDeque::is_empty) && fits(&self.why.get())
    }

    fn validate(self) {
        if untrack(|| self.is_whole()) {
            let mut lies = self.lies.get_untracked();
            // What stands in the field goes with the points that have no words yet: the next packet finds it empty.
            if self.words().is_some_and(|why| laid::explain(&mut lies, &why)) {
                self.why.clear();
            }
            let groups = laid::groups(&lies);
            self.laid.set(groups.concat());
            self.steps.set(laid::spending(&groups));
        }
    }
}

/// Whether a text is short enough to go with a point.
fn fits(why: &str) -> bool {
    kernel::length(why.trim()) <= MOST_TALE
}

/// The balances of whoever was hurt, to be touched; for the others, who was hurt and who spends it.
pub(super) fn share(spending: Spending) -> AnyView {
    let ctx = spending.ctx;
    let victim = ctx.slice(|view| in_hand(view).and_then(|packet| view.table.main(packet.victim)).cloned());
    let waiting = ctx.slice(|view| {
        let others = packets_of(view).iter().filter(|it| it.distributor != view.you || view.you.is_none());
        others.cloned().collect::<Vec<_>>()
    });
    let row = move |packet: Packet| {
        view! { <li class="packet" data-packet=packet.id.0>{header(ctx, &packet)}</li> }.into_any()
    };
    let balances = move || {
        victim.get().map(|main| {
            let lies = spending.lies.get();
            let pairs = Pair::ALL.map(|pair| pair_row(spending, &main, &lies, pair));
            let whose = ctx.translator.say(
                "psd-emotions-of",
                &Args::new().with("who", main.name.as_ref().map(ToString::to_string).unwrap_or_default()),
            );
            let head = spending.rest.with(|packet| packet.as_ref().map(|packet| header(ctx, packet)));
            view! {
                <section class="share" aria-label=whose>
                    <div class="packet">{head}</div>
                    <div class="spend emotions">{pairs.collect_view()}</div>
                </section>
            }
        })
    };
    view! {
        {piece(balances)}
        <ul class="packets">{piece(move || waiting.get().into_iter().map(row).collect_view())}</ul>
    }
    .into_any()
}

fn header(ctx: TableContext, packet: &Packet) -> AnyView {
    let args = Args::new()
        .with("who", name(ctx, packet.victim))
        .with("points", packet.points)
        .with("left", packet.left);
    let id = if packet.of_death { "psd-packet-of-death" } else { "psd-packet" };
    let whom = packet
        .distributor
        .map(|seat| ctx.translator.say("psd-spent-by", &Args::new().with("player", ctx.person(seat))));
    let dots = (0..packet.points).map(|n| view! { <i class:on=n < packet.left></i> }.into_any());
    view! {
        <p class="packet-head"><b>{ctx.translator.say(id, &args)}</b> <RuleMark rule="PSD-115"/>
            <span class="dots" aria-hidden="true">{dots.collect_view()}</span> <small>{whom}</small></p>
    }
    .into_any()
}

fn pair_row(spending: Spending, main: &Main, lies: &[Laid], pair: Pair) -> AnyView {
    let ctx = spending.ctx;
    let [left, right] = pair.both();
    let now = |emotion: Emotion| main.current(emotion).saturating_add(laid::on(lies, emotion));
    let side = |emotion: Emotion| {
        let Feeling { initial, current } =
            main.emotions.get(&emotion).copied().unwrap_or(Feeling { initial: 0, current: 0 });
        let (put, now) = (laid::on(lies, emotion), now(emotion));
        let called = words::capitalised(&speaker(ctx).feeling(emotion));
        let off = !spending.may_lay(main, emotion);
        let cell = |n: u8| {
            let class = match () {
                () if n <= initial.min(current) => "b",
                () if n <= current && now >= 7 => "h",
                () if n <= current => "g",
                () if n <= now => "put",
                () if n == 10 => "ten",
                () => "",
            };
            view! { <u class=class></u> }.into_any()
        };
        let args = || Args::new().with("emotion", called.clone()).with("n", now);
        let said = ctx.translator.say("psd-add-point", &args());
        let less = ctx.translator.say("psd-take-point", &args());
        view! {
            <div class="emo-side">
                <button type="button" class="emo point" class:hot={ now >= 7 }
                    class:more={now > initial && now < 7}
                    data-emotion=emotion.to_string() aria-label=said data-awaited=awaited_mark() disabled=off
                    on:click=tap(move |_| spending.lay(emotion))>
                    <span class="nm">
                        {called} {(put > 0).then(|| view! { <em>{format!("+{put}")}</em> })}
                    </span>
                    <span class="v">{now}</span>
                    <span class="g" aria-hidden="true">{(1..=10).map(cell).collect_view()}</span>
                </button>
                <button type="button" class="less" hidden=put == 0 data-less=emotion.to_string()
                    aria-label=less
                    on:click=tap(move |_| spending.take_back(Some(emotion)))>"−"</button>
            </div>
        }
        .into_any()
    };
    view! { <div class="emo-pair">{side(left)} {beam(now(left), now(right))} {side(right)}</div> }.into_any()
}

/// What is asked of whoever was hurt, and of whoever spends it.
pub(super) fn packets(spending: Spending) -> AnyView {
    let ctx = spending.ctx;
    let mine = Memo::new(move |_| spending.packet.with(Option::is_some));
    let give = ctx.slice(|view| {
        let own = packets_of(view)
            .iter()
            .find(|it| it.distributor.is_none() && view.table.player_of(it.victim) == view.you);
        own.map(|it| (it.id, it.victim, it.points))
    });
    let entrust = move || {
        give.get().map(|(id, victim, points)| {
            let args = Args::new().with("who", name(ctx, victim)).with("points", points);
            view! {
                <h2 class="asked">{ctx.translator.say("psd-entrust", &args)} <RuleMark rule="PSD-115"/></h2>
                {menu(ctx, move |action| {
                    matches!(action, Action::GivePacket { packet, .. } if *packet == id)
                })}
            }
        })
    };
    // One thing is asked at a time: first who shares out one's own.
    let asked = Memo::new(move |_| mine.get() && give.read().is_none());
    view! { {piece(entrust)} {piece(move || asked.get().then(|| spent(spending)))} }.into_any()
}

fn spent(spending: Spending) -> AnyView {
    let ctx = spending.ctx;
    let why = spending.why;
    let question = move || {
        let risk = spending.packet.with(|packet| {
            let packet = packet.as_ref()?;
            let id = spending.risk.get()?;
            packet.risks.iter().find(|risk| risk.id == id).map(|risk| (risk.by, risk.text.to_string()))
        });
        let left = spending.n_left();
        match risk {
            _ if left == 0 => ctx.translator.just("psd-all-laid"),
            Some((by, text)) => ctx
                .translator
                .say("psd-where-falls", &Args::new().with("who", short_name(ctx, by)).with("risk", text)),
            None => ctx.translator.say("psd-where-rest", &Args::new().with("n", left)),
        }
    };
    let risks = move || {
        let risks = spending.packet.get().map(|packet| packet.risks).unwrap_or_default();
        let several = risks.len() > 1;
        let chip = move |risk: psychodrame::Risk| {
            let id = risk.id;
            let checked = Signal::derive(move || spending.risk.get() == Some(id));
            view! {
                <label class="chip">
                    <input type="radio" name="risk" prop:checked=checked
                        on:change=handler(move |_| spending.chosen.set(Some(id)))/>
                    <span>{risk.text.to_string()}</span>
                </label>
            }
            .into_any()
        };
        several.then(|| {
            view! {
                <fieldset class="field">
                    <legend class="unseen">{t("psd-for-which")}</legend>
                    {risks.into_iter().map(chip).collect_view()}
                </fieldset>
            }
        })
    };
    let idea = move |_| {
        let probe = Action::SpendOnEmotion {
            packet: PacketId(0),
            risk: None,
            emotion: Emotion::Anger,
            points: 1,
            text: None,
        };
        let idea = ctx.view.with_untracked(|view| ideas::idea(view, &probe, "text"));
        if let Some(idea) = idea.filter(|idea| !idea.is_empty()) {
            why.set(idea);
        }
    };
    let placeholder = Signal::derive(move || ctx.translator.just("psd-why-short"));
    view! {
        <h2 class="asked">{Signal::derive(question)} <RuleMark rule="PSD-121"/></h2>
        <p class="hint">{t("psd-touch-emotion")}</p>
        {piece(risks)}
        <div class="write one">
            <textarea rows="1" aria-label=placeholder placeholder=placeholder
                prop:value=Signal::derive(move || why.get())
                on:input=typed(move |text| why.set(text))></textarea>
            <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
        </div>
        <div class="row last">
            <button type="button" class="undo" id="take-back" aria-label=t("psd-take-back")
                disabled=Signal::derive(move || !spending.may_take_back())
                on:click=tap(move |_| spending.take_back(None))>"↶"</button>
            <button type="button" id="on-trait" disabled=Signal::derive(move || spending.n_left() == 0)
                on:click=tap(move |_| spending.traits.set(true))>{t("psd-rather-trait")}</button>
            <button type="button" class="primary" id="validate" data-awaited=awaited_mark()
                disabled=Signal::derive(move || !spending.is_whole())
                on:click=tap(move |_| spending.validate())>
                {Signal::derive(move || left_to_place(ctx, spending.n_left().into()))}
            </button>
        </div>
        <Sheet open=spending.traits title="psd-rather-trait"
            content=ViewFn::from(move || on_traits(spending))/>
    }
    .into_any()
}

/// What the button that ends it says: what is still to be placed, then *Valider*.
pub(super) fn left_to_place(ctx: TableContext, n: u32) -> String {
    ctx.translator.say("psd-validate", &Args::new().with("n", n))
}

/// Traits that go up or down, and new ones.
fn on_traits(spending: Spending) -> AnyView {
    let ctx = spending.ctx;
    let victim = ctx.slice(|view| in_hand(view).and_then(|packet| view.table.main(packet.victim)).cloned());
    let each = move |each: &psychodrame::Trait| {
        let (trait_id, name): (TraitId, String) = (each.id, each.text.to_string());
        let button = |change: i16, face: &'static str| {
            let make = move |packet, risk, text| Action::SpendOnTrait {
                packet,
                risk,
                trait_id,
                change,
                wording: None,
                text,
            };
            let off = Signal::derive(move || spending.is_off(make));
            let spend = move |_| {
                spending.traits.set(false);
                spending.spend(make);
            };
            view! {
                <button type="button" class="point" disabled=off on:click=tap(spend)>
                    {face} <span class="unseen">{name.clone()}</span>
                </button>
            }
            .into_any()
        };
        view! {
            <li><span>{name.clone()}</span> <b>{each.score}</b> {button(-1, "−1")} {button(1, "+1")}</li>
        }
        .into_any()
    };
    let rows = move || victim.get().map(|main| main.traits.iter().map(each).collect_view());
    let more = menu(ctx, move |action| match action {
        Action::SpendOnNewTrait { packet, risk: of, .. } | Action::SpendOnTrait { packet, risk: of, .. } => {
            spending.packet.with(|it| it.as_ref().is_some_and(|it| it.id == *packet))
                && *of == spending.risk.get()
        }
        _ => false,
    });
    view! {
        <ul class="spend">{piece(rows)}</ul>
        <details class="group"><summary>{t("psd-spend-more")}</summary> {more}</details>
        <p class="hint">
            {Signal::derive(move || speaker(ctx).hint(ActionKind::SpendOnTrait).unwrap_or_default())}
        </p>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_goes_with_a_point_as_long_as_it_is_a_tale() {
        assert!(fits(&format!(" {} ", "é".repeat(MOST_TALE))));
        assert!(!fits(&"é".repeat(MOST_TALE + 1)));
    }
}
