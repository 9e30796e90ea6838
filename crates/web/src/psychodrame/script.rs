//! The whole story as a play, scene by scene.

use kernel::Text;
use leptos::prelude::*;
use psychodrame::{CharacterId, Notice};
use words::{Args, psychodrame::Names};

use super::{
    context::{TableContext, speaker},
    tale::weight,
    thread::deed,
};
use crate::{erased::piece, language::t};

/// A line of the play.
#[derive(Debug, Clone, PartialEq)]
enum Line {
    /// Somebody speaks or acts.
    Said(String, String),
    /// What is seen.
    Seen(String),
}

/// A scene of the play.
#[derive(Debug, Clone, PartialEq, Default)]
struct Scene {
    title: String,
    place: String,
    present: String,
    lines: Vec<Line>,
}

/// The play as it was told; nothing before the first scene.
fn scenes(ctx: TableContext) -> Vec<Scene> {
    let speaker = speaker(ctx);
    let mut names = Names::new(ctx.names.get());
    let mut scenes: Vec<Scene> = Vec::new();
    ctx.story.with(|story| {
        for heard in story {
            let notice = &heard.notice;
            if let Notice::SceneFramed { number, place, present, what, .. } = notice {
                let present: Vec<String> = present.iter().map(|who| speaker.name(&names, *who)).collect();
                scenes.push(Scene {
                    title: ctx.translator.say("psd-script-scene", &Args::new().with("n", *number)),
                    place: place.to_string(),
                    present: present.join(", "),
                    lines: vec![Line::Seen(what.to_string())],
                });
            } else if let Some(scene) = scenes.last_mut() {
                scene.lines.extend(line(ctx, &names, notice));
            }
            names.hear(notice);
        }
    });
    scenes
}

fn line(ctx: TableContext, names: &Names, notice: &Notice) -> Option<Line> {
    let speaker = speaker(ctx);
    let said = |who: &CharacterId, text: &Text| {
        let who = speaker.name(names, *who);
        match deed(text) {
            Some(deed) => Line::Seen(words::psychodrame::ended(&format!("{who} {deed}"))),
            None => Line::Said(who, text.to_string()),
        }
    };
    match notice {
        Notice::Narrated { who: Some(who), text: Some(text), .. }
        | Notice::Accepted { who, text: Some(text), .. }
        | Notice::Refused { who, text: Some(text), .. }
        | Notice::Opposed { who, text: Some(text), .. }
        | Notice::TraitUsed { who, text: Some(text), .. }
        | Notice::BeliefTicked { who, text: Some(text), .. } => Some(said(who, text)),
        Notice::Narrated { who: None, text: Some(text), .. }
        | Notice::ResultNarrated { text: Some(text), .. }
        | Notice::ClosingBegan { text: Some(text), .. }
        | Notice::Retold { text: Some(text), .. } => Some(Line::Seen(text.to_string())),
        // Told aloud: whoever was there remembers.
        Notice::Narrated { text: None, .. }
        | Notice::ResultNarrated { text: None, .. }
        | Notice::TraitUsed { text: None, .. }
        | Notice::Retold { text: None, .. } => None,
        Notice::FactEstablished { .. } => {
            Some(Line::Seen(words::capitalised(&speaker.notice(names, notice))))
        }
        notice if weight(notice).is_told() => {
            Some(Line::Seen(words::capitalised(&speaker.notice(names, notice))))
        }
        _ => None,
    }
}

/// The play, to be read.
pub(super) fn script(ctx: TableContext) -> AnyView {
    let all = Memo::new(move |_| scenes(ctx));
    let line = |line: Line| match line {
        Line::Said(who, text) => view! { <p class="reply"><b>{who}</b> {text}</p> }.into_any(),
        Line::Seen(text) => view! { <p class="seen">{text}</p> }.into_any(),
    };
    let scene = move |scene: Scene| {
        view! {
            <section class="scene">
                <h3>{scene.title} " · " {scene.place}</h3>
                <p class="personae">{scene.present}</p>
                {scene.lines.into_iter().map(line).collect_view()}
            </section>
        }
        .into_any()
    };
    view! {
        <article class="script" aria-labelledby="script-title">
            <h2 id="script-title">{t("psd-script")}</h2>
            {piece(move || all.get().into_iter().map(scene).collect_view())}
        </article>
    }
    .into_any()
}
