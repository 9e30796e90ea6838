//! What waits for an answer of the viewer's, whatever else goes on.

use leptos::prelude::*;
use words::Args;
use yonkoma::{Action, ActionKind, CharacterId, Happening, MOST_TEXT, Notice, Presence};

use super::{
    cast::sheet_of,
    context::{TableContext, button},
};
use crate::{
    draft::{Draft, TextForm},
    erased::{each, piece},
    language::t,
};

/// All of it; nothing, where nothing waits.
pub(super) fn asks(ctx: TableContext) -> AnyView {
    view! {
        {approvals(ctx)}
        {returned(ctx)}
        {claims(ctx)}
        {imposing(ctx)}
        {consent(ctx)}
        {newcomers(ctx)}
        {spoils(ctx)}
    }
    .into_any()
}

/// A box with a title.
fn asked(title: Signal<String>, content: AnyView) -> AnyView {
    view! { <section class="act ask"><h2>{title}</h2>{content}</section> }.into_any()
}

/// Sheets that wait for the game master.
fn approvals(ctx: TableContext) -> AnyView {
    let drafts = ctx.slice(|view| {
        let drafts = view.board.characters.iter().filter(|c| c.status == Presence::Draft && view.is_gm());
        drafts.map(|c| c.id).collect::<Vec<_>>()
    });
    let draft = move |id: CharacterId| {
        let translator = ctx.translator;
        let title = Signal::derive(move || {
            translator.say("yk-approve-whom", &Args::new().with("name", ctx.called(id)))
        });
        let limit = Draft::new(ctx.draft_key(&format!("limit{}", id.0)), "");
        let say = move |text: Option<String>| {
            let restriction = text.map(Into::into);
            ctx.act.run(Action::ApproveCharacter { character: id, restriction })
        };
        let approve = button(ctx, "primary approve", t("yk-approve"), move || Action::ApproveCharacter {
            character: id,
            restriction: None,
        });
        let content = view! {
            <div class="buttons">{approve}</div>
            {sheet_of(ctx, id)}
            <details class="tool">
                <summary>{t("yk-limit-gift")}</summary>
                <TextForm most=MOST_TEXT draft=limit
                    question=ctx.question(ActionKind::ApproveCharacter, "restriction")
                    hint=Signal::stored(String::new()) verb=t("yk-approve-limited") rule="YON-08" short=true
                    say/>
            </details>
            {ctx.menu_about(&[ActionKind::ReturnCharacter], id)}
        };
        asked(title, content.into_any())
    };
    each(move || drafts.get(), draft)
}

/// Why the viewer's sheet, or Bonds, came back.
fn returned(ctx: TableContext) -> AnyView {
    let why = Memo::new(move |_| {
        let own = ctx.view.with(|view| view.own().map(|own| (own.id, own.status)));
        let (id, status) = own?;
        if !matches!(status, Presence::Returned | Presence::Approved) {
            return None;
        }
        let names = ctx.everybody();
        ctx.story.with(|story| {
            let about = story.iter().rev().map(|heard| &heard.notice).find(|notice| match notice {
                Notice::Open(Happening::SheetReturned { character, .. })
                | Notice::Open(Happening::BondsReturned { character, .. })
                | Notice::Open(Happening::BondsSubmitted { character, .. })
                | Notice::Open(Happening::SheetSubmitted { character, .. }) => *character == id,
                _ => false,
            });
            let about = about.filter(|notice| {
                matches!(
                    notice,
                    Notice::Open(Happening::SheetReturned { .. })
                        | Notice::Open(Happening::BondsReturned { .. })
                )
            });
            about.map(|notice| ctx.speaker().notice(&names, notice))
        })
    });
    piece(move || {
        why.get().map(|why| view! { <p class="warning returned" role="status">{why}</p> }.into_any())
    })
}

/// Bonds whose pay waits.
fn claims(ctx: TableContext) -> AnyView {
    let claims = ctx.slice(|view| {
        let open = view.board.claims.iter().filter(|claim| {
            let answer = Action::AnswerBond { character: claim.character, bond: claim.bond, yes: true };
            kernel::Game::permit(&yonkoma::Yonkoma, view, &answer).is_ok()
        });
        open.map(|claim| (claim.character, claim.bond)).collect::<Vec<_>>()
    });
    let claim = move |(character, bond): (CharacterId, u8)| {
        let translator = ctx.translator;
        let title = Signal::derive(move || {
            let text = ctx.view.with(|view| {
                let bonds = view.board.character(character).map(|c| &c.bonds);
                bonds.and_then(|bonds| bonds.get(usize::from(bond))).map(|bond| bond.text.to_string())
            });
            let args = Args::new().with("name", ctx.called(character));
            translator.say("yk-claims", &args.with("bond", text.unwrap_or_default()))
        });
        let answer = move |yes| move || Action::AnswerBond { character, bond, yes };
        let content = view! {
            <div class="buttons">
                {button(ctx, "primary", t("yk-played"), answer(true))}
                {button(ctx, "", t("yk-not-played"), answer(false))}
            </div>
        };
        asked(title, content.into_any())
    };
    each(move || claims.get(), claim)
}

/// A Bond that may take another's place.
fn imposing(ctx: TableContext) -> AnyView {
    let imposing = ctx.slice(|view| view.board.imposing.clone().filter(|_| view.is_gm()));
    let panel = move || {
        let imposing = imposing.get()?;
        let old = ctx.view.with_untracked(|view| {
            let bonds = view.board.character(imposing.target).map(|c| c.bonds.clone()).unwrap_or_default();
            bonds.get(usize::from(imposing.replaces)).map(|bond| bond.text.to_string())
        });
        let args =
            Args::new().with("name", ctx.called(imposing.target)).with("text", imposing.text.to_string());
        let title = ctx.translator.say("yk-replaces", &args.with("old", old.unwrap_or_default()));
        let answer = |yes| move || Action::AnswerImposed { yes };
        let content = view! {
            <div class="buttons">
                {button(ctx, "primary", t("yk-replace"), answer(true))}
                {button(ctx, "", t("yk-add"), answer(false))}
            </div>
        };
        Some(asked(Signal::stored(title), content.into_any()))
    };
    piece(panel)
}

/// Somebody wants to use the viewer's character in the spotlight; or the viewer waits for an answer.
fn consent(ctx: TableContext) -> AnyView {
    let story = ctx.slice(|view| {
        let story = view.board.contest.as_ref()?.story.clone()?;
        let asked = view.you.is_some_and(|you| story.waits_for.contains(&you));
        let teller = view.you == Some(view.board.teller()) || view.is_gm();
        (asked || teller).then_some((story.text, asked))
    });
    let panel = move || {
        let (text, asked_for) = story.get()?;
        let (title, no) =
            if asked_for { ("yk-consent", "yk-disagree") } else { ("yk-story-waits", "yk-withdraw") };
        let answer = |yes| move || Action::Consent { yes };
        let content = view! {
            {text.map(|text| view! {
                <blockquote class="proposal">{text.to_string()}</blockquote>
            }.into_any())}
            <div class="buttons">
                {button(ctx, "primary", t("yk-agree"), answer(true))}
                {button(ctx, "", t(no), answer(false))}
            </div>
        };
        Some(asked(t(title), content.into_any()))
    };
    piece(panel)
}

/// New characters: those who may come in, and one's own after an elimination.
fn newcomers(ctx: TableContext) -> AnyView {
    let ready = ctx.slice(|view| {
        let in_story = view.board.session > 0;
        let ready =
            view.board.characters.iter().filter(|c| c.status == Presence::Ready && in_story && view.is_gm());
        ready.map(|c| c.id).collect::<Vec<_>>()
    });
    let newcomer = move |id: CharacterId| {
        let translator = ctx.translator;
        let title =
            Signal::derive(move || translator.say("yk-newcomer", &Args::new().with("name", ctx.called(id))));
        // The sheet was read when it was approved, and lies with the others.
        let content = view! {
            <div class="buttons">
                {button(ctx, "primary", ctx.verb(ActionKind::BringIn), move || Action::BringIn {
                    character: id,
                })}
            </div>
            {ctx.menu_about(&[ActionKind::ReturnBonds], id)}
        };
        asked(title, content.into_any())
    };
    // After an elimination, or when a new sheet still has to be made whole.
    let own = ctx.slice(|view| {
        let gone = |status| matches!(status, Presence::Eliminated | Presence::Returned | Presence::Approved);
        let late = view.board.session > 0 && view.own().is_some_and(|own| gone(own.status));
        late.then(|| view.own().map(|own| own.status)).flatten()
    });
    let again = move || {
        own.get().map(|_| {
            let content = view! {
                {ctx.menu(&[ActionKind::SubmitCharacter], true)}
                {ctx.menu(&[ActionKind::SubmitBonds], true)}
                {ctx.menu(&[ActionKind::InventNpc], false)}
            };
            asked(t("yk-new-character"), content.into_any())
        })
    };
    view! { {each(move || ready.get(), newcomer)} {piece(again)} }.into_any()
}

/// The winner of a Conflict may bind a loser.
fn spoils(ctx: TableContext) -> AnyView {
    let may = ctx.slice(|view| {
        let mine = view.board.spoils.as_ref().is_some_and(|spoils| Some(spoils.seat) == view.you);
        mine && view.board.stage == yonkoma::Stage::Free
    });
    let panel = move || may.get().then(|| asked(t("yk-spoils"), ctx.menu(&[ActionKind::ImposeBond], true)));
    piece(panel)
}
