//! Repercussions: packets that are entrusted, and spent point by point with reasons.

use kernel::Text;
use leptos::prelude::*;
use psychodrame::{Action, ActionKind, Emotion, MOST_TALE, Main, Packet, PacketId, RiskId, TraitId};
use words::Args;

use super::{
    balance::balances,
    context::{TableContext, name, speaker},
    ideas,
};
use crate::{
    draft::Draft,
    erased::{each, handler, piece, tap, typed},
    language::t,
    menu::menu,
    rule::RuleMark,
};

/// Every packet of the scene.
pub(super) fn packets(ctx: TableContext) -> AnyView {
    let ids = ctx.slice(|view| {
        view.table.scene.iter().flat_map(|scene| &scene.packets).map(|it| it.id).collect::<Vec<PacketId>>()
    });
    each(move || ids.get(), move |id| packet(ctx, id))
}

fn packet(ctx: TableContext, id: PacketId) -> AnyView {
    let packet = ctx.slice(move |view| {
        let mut packets = view.table.scene.iter().flat_map(|scene| &scene.packets);
        packets.find(|it| it.id == id).cloned()
    });
    let mine = ctx.slice(move |view| {
        let mut packets = view.table.scene.iter().flat_map(|scene| &scene.packets);
        packets.any(|it| it.id == id && it.distributor.is_some() && it.distributor == view.you)
    });
    let head = move || packet.get().map(|packet| header(ctx, &packet));
    view! {
        <section class="packet" data-packet=id.0>
            {piece(head)}
            {menu(ctx, move |action| matches!(action, Action::GivePacket { packet, .. } if *packet == id))}
            {piece(move || mine.get().then(|| spending(ctx, id, packet)))}
        </section>
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
        .map(|seat| ctx.translator.say("psd-spent-by", &Args::new().with("player", ctx.name(seat))));
    let risk = |risk: &psychodrame::Risk| {
        let open = packet.uncovered.contains(&risk.id);
        let mark = if open { "○ " } else { "● " };
        view! { <li class:open=open>{mark} <q>{risk.text.to_string()}</q></li> }.into_any()
    };
    let dots = (0..packet.points).map(|n| view! { <i class:on=n < packet.left></i> }.into_any());
    view! {
        <h3>{ctx.translator.say(id, &args)} <RuleMark rule="PSD-115"/></h3>
        <span class="dots" aria-hidden="true">{dots.collect_view()}</span>
        <p class="hint">{whom}</p>
        <ul class="risks">{packet.risks.iter().map(risk).collect_view()}</ul>
    }
    .into_any()
}

/// What is written before a tap spends a point.
#[derive(Clone, Copy)]
struct Spending {
    ctx: TableContext,
    packet: PacketId,
    /// The risk that the next point answers to: the first that lacks one, else what was chosen.
    risk: Memo<Option<RiskId>>,
    why: Draft,
}

impl Spending {
    fn spend(self, make: impl Fn(PacketId, Option<RiskId>, Option<Text>) -> Action) {
        let why = self.why.now().trim().to_owned();
        let text = (!kernel::is_blank(&why) && kernel::length(&why) <= MOST_TALE).then(|| Text::from(why));
        if self.ctx.act.run(make(self.packet, self.risk.get_untracked(), text)) {
            self.why.set(String::new());
            self.why.clear();
        }
    }

    /// A button that spends one point.
    fn button(
        self,
        what: String,
        face: &'static str,
        make: impl Fn(PacketId, Option<RiskId>, Option<Text>) -> Action + Copy + Send + Sync + 'static,
    ) -> AnyView {
        let off = Signal::derive(move || !self.ctx.permits(&make(self.packet, self.risk.get(), None)));
        view! {
            <button type="button" class="point" disabled=off on:click=tap(move |_| self.spend(make))>
                {face} <span class="unseen">{what}</span>
            </button>
        }
        .into_any()
    }
}

fn spending(ctx: TableContext, id: PacketId, packet: Memo<Option<Packet>>) -> AnyView {
    let chosen = RwSignal::new(None::<RiskId>);
    let risk = Memo::new(move |_| {
        packet.with(|packet| {
            let packet = packet.as_ref()?;
            let asked = chosen.get().filter(|id| packet.risks.iter().any(|risk| risk.id == *id));
            asked.or_else(|| packet.uncovered.first().copied())
        })
    });
    // One player may have several packets to spend.
    let (field, group) = (format!("why-{}", id.0), format!("risk-{}", id.0));
    let why = ctx.table.with_value(|table| Draft::new(format!("{table}.{field}"), ""));
    let spending = Spending { ctx, packet: id, risk, why };
    let victim = ctx.slice(move |view| {
        let who = packet.with(|packet| packet.as_ref().map(|packet| packet.victim))?;
        view.table.main(who).cloned()
    });
    let risks = move || {
        let risks = packet.get().map(|packet| packet.risks).unwrap_or_default();
        let group = group.clone();
        let chip = move |(id, said): (RiskId, String)| {
            view! {
                <label class="chip">
                    <input type="radio" name=group.clone() prop:checked=Signal::derive(move || risk.get() == Some(id))
                        on:change=handler(move |_| chosen.set(Some(id)))/>
                    <span>{said}</span>
                </label>
            }
            .into_any()
        };
        risks.into_iter().map(|it| chip((it.id, it.text.to_string()))).collect_view()
    };
    let several =
        Signal::derive(move || packet.with(|packet| packet.as_ref().is_none_or(|it| it.risks.len() < 2)));
    let idea = move |_| {
        let any =
            Action::SpendOnEmotion { packet: id, risk: None, emotion: Emotion::Anger, points: 1, text: None };
        let idea = ctx.view.with_untracked(|view| ideas::idea(view, &any, "text"));
        if let Some(idea) = idea.filter(|idea| !idea.is_empty()) {
            why.set(idea);
        }
    };
    view! {
        <fieldset class="field" hidden=several>
            <legend>{t("psd-for-which")} <RuleMark rule="PSD-121"/></legend>
            {piece(risks)}
        </fieldset>
        <label for=field.clone()>{t("psd-why")} <RuleMark rule="PSD-122"/></label>
        <textarea id=field rows="2" prop:value=Signal::derive(move || why.get())
            on:input=typed(move |text| why.set(text))></textarea>
        <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
        {piece(move || victim.get().map(|main| points(spending, &main)))}
        <details class="group">
            <summary>{t("psd-spend-more")}</summary>
            {menu(ctx, move |action| match action {
                Action::SpendOnNewTrait { packet, risk: of, .. } | Action::SpendOnTrait { packet, risk: of, .. } => {
                    *packet == id && *of == risk.get()
                }
                _ => false,
            })}
        </details>
    }
    .into_any()
}

/// Where points can go: emotions up, traits up or down.
fn points(spending: Spending, main: &Main) -> AnyView {
    let ctx = spending.ctx;
    let emotion = |emotion: Emotion| {
        let name = speaker(ctx).emotion(emotion);
        let button = spending.button(name.clone(), "+1", move |packet, risk, text| Action::SpendOnEmotion {
            packet,
            risk,
            emotion,
            points: 1,
            text,
        });
        view! { <li><span>{words::capitalised(&name)}</span> <b>{main.current(emotion)}</b> {button}</li> }
            .into_any()
    };
    let each = |each: &psychodrame::Trait| {
        let (trait_id, name): (TraitId, String) = (each.id, each.text.to_string());
        let by = move |change: i16| {
            move |packet, risk, text| Action::SpendOnTrait {
                packet,
                risk,
                trait_id,
                change,
                wording: None,
                text,
            }
        };
        let up = spending.button(name.clone(), "+1", by(1));
        let down = spending.button(name.clone(), "−1", by(-1));
        view! { <li><span>{name}</span> <b>{each.score}</b> {down} {up}</li> }.into_any()
    };
    view! {
        {balances(ctx, main)}
        <ul class="spend emotions">{Emotion::ALL.map(emotion).collect_view()}</ul>
        <ul class="spend">{main.traits.iter().map(each).collect_view()}</ul>
        <p class="hint">{Signal::derive(move || speaker(ctx).hint(ActionKind::SpendOnEmotion).unwrap_or_default())}</p>
    }
    .into_any()
}
