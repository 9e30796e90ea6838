//! The scene as it is told: the story is the stage, and its newest line stands at its foot.

use kernel::{Seat, Seq, Text};
use leptos::prelude::*;
use psychodrame::{CharacterId, Notice};
use words::psychodrame::Names;

use super::context::{TableContext, speaker};
use crate::{erased::piece, language::t, moments::known_before, story::Tale};

/// A line of the scene.
#[derive(Debug, Clone, PartialEq)]
enum Line {
    /// Where it is, and what is happening.
    Place(String, String),
    /// Somebody says something.
    Said { who: String, text: String, own: bool },
    /// What is seen.
    Seen(String),
    /// What happened around it.
    Fact(String),
}

/// What somebody does rather than says stands in brackets.
pub(super) fn as_deed(text: &str) -> String {
    format!("({})", text.trim())
}

pub(super) fn deed(text: &str) -> Option<&str> {
    text.trim().strip_prefix('(')?.strip_suffix(')')
}

fn line(ctx: TableContext, names: &Names, you: Option<Seat>, notice: &Notice) -> Option<Line> {
    let speaker = speaker(ctx);
    let told = || words::capitalised(&speaker.notice(names, notice));
    let said = |by: &Seat, who: &CharacterId, text: &Text| {
        let (who, text) = (speaker.name(names, *who), text.to_string());
        match deed(&text) {
            Some(deed) => Line::Seen(words::psychodrame::ended(&format!("{who} {deed}"))),
            None => Line::Said { who, text, own: Some(*by) == you },
        }
    };
    match notice {
        Notice::SceneFramed { place, what, .. } => Some(Line::Place(place.to_string(), what.to_string())),
        Notice::Narrated { by, who: Some(who), text: Some(text), .. }
        | Notice::Accepted { by, who, text: Some(text), .. }
        | Notice::Refused { by, who, text: Some(text), .. }
        | Notice::Opposed { by, who, text: Some(text), .. }
        | Notice::TraitUsed { by, who, text: Some(text), .. } => Some(said(by, who, text)),
        Notice::Narrated { who: None, text: Some(text), .. }
        | Notice::ResultNarrated { text: Some(text), .. }
        | Notice::ClosingBegan { text: Some(text), .. }
        | Notice::Retold { text: Some(text), .. } => Some(Line::Seen(text.to_string())),
        // Told aloud: whoever was there remembers.
        Notice::Narrated { text: None, .. } | Notice::ResultNarrated { text: None, .. } => None,
        Notice::Entered { .. }
        | Notice::Left { .. }
        | Notice::SecondaryCreated { .. }
        | Notice::BroughtIn { .. }
        | Notice::PurgedByAct { .. }
        | Notice::PurgedByBelief { .. }
        | Notice::ActNarrated { .. }
        | Notice::CharacterDied { .. }
        | Notice::ProblemResolved { .. }
        | Notice::CharacterRetired { .. } => Some(Line::Seen(told())),
        Notice::ConflictInitiated { .. }
        | Notice::Accepted { .. }
        | Notice::Refused { .. }
        | Notice::Opposed { .. }
        | Notice::TraitUsed { .. }
        | Notice::PointsDischarged { .. }
        | Notice::Supported { .. }
        | Notice::CombinationPlayed { .. }
        | Notice::BeliefTicked { .. }
        | Notice::RoundSettled { .. }
        | Notice::FactEstablished { .. }
        | Notice::PointsSpent { .. }
        | Notice::TraitCreated { .. }
        | Notice::SceneEnded { .. }
        | Notice::Remarked { .. }
        | Notice::Challenged { .. }
        | Notice::Explained { .. }
        | Notice::Maintained { .. }
        | Notice::Ruled { .. }
        | Notice::Retold { .. }
        | Notice::EndProposed { .. }
        | Notice::EndVoted { .. } => Some(Line::Fact(told())),
        _ => None,
    }
}

/// The lines of the last scene, each with its row.
fn lines(ctx: TableContext) -> Vec<(Seq, Line)> {
    let you = ctx.view.with(|view| view.you);
    let mut names = Names::new(ctx.names.get()).told_to(you);
    let mut lines = Vec::new();
    ctx.story.with(|story| {
        for heard in story {
            if matches!(heard.notice, Notice::SceneFramed { .. }) {
                lines.clear();
            }
            lines.extend(line(ctx, &names, you, &heard.notice).map(|line| (heard.seq, line)));
            names.hear(&heard.notice);
        }
    });
    lines
}

/// The scene, told so far.
pub(super) fn thread(ctx: TableContext) -> AnyView {
    let all = Memo::new(move |_| lines(ctx));
    let known = known_before(Tale::here());
    let row = |line: Line| match line {
        Line::Place(place, what) => view! { <p class="place-line"><b>{place}</b> {what}</p> }.into_any(),
        Line::Said { who, text, own } => {
            view! { <p class="rep" class:own=own><b>{who} "."</b> " — " {text}</p> }.into_any()
        }
        Line::Seen(text) => view! { <p class="did">{text}</p> }.into_any(),
        Line::Fact(text) => view! { <p class="fact">{text}</p> }.into_any(),
    };
    let rows = move || {
        let all = all.get();
        // The first that is new since the page was last open, if anything is old.
        let new = known.and_then(|known| all.iter().position(|(seq, _)| *seq > known)).filter(|at| *at > 0);
        let rows = all.into_iter().enumerate().map(|(at, (_, line))| {
            let mark = (Some(at) == new).then(|| view! { <p class="unread-rule">{t("psd-since")}</p> });
            view! { {mark} {row(line)} }.into_any()
        });
        rows.collect_view()
    };
    view! {
        <div class="thread" data-pane-scrolls="" tabindex="0">
            <div class="thread-lines">{piece(rows)}</div>
        </div>
    }
    .into_any()
}
