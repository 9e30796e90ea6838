//! The story as it went.

use leptos::{html, prelude::*};
use pactes::Notice;
use words::pactes::Company;

use super::desk::{Desk, desk};
use crate::tongue::t;

/// How loud a notice is: what people wrote is the story, the rest is its margin.
fn weight(notice: &Notice) -> &'static str {
    match notice {
        Notice::RoundBegan { .. } => "chapter",
        Notice::DesireSet { .. }
        | Notice::ObstacleSet { .. }
        | Notice::ObstacleChosen { .. }
        | Notice::ProposalAccepted { .. }
        | Notice::FlawsRead { .. }
        | Notice::FlawReworded { .. }
        | Notice::Summarised { text: Some(_) }
        | Notice::GameEnded { .. } => "told",
        _ => "margin",
    }
}

/// Placing dice here and there is nothing to tell.
fn is_fidgeting(notice: &Notice) -> bool {
    matches!(notice, Notice::DiePlaced { .. } | Notice::DieLifted { .. })
}

/// Sentences with their weight, in order.
fn sentences(desk: Desk) -> Vec<(usize, &'static str, String)> {
    let speaker = desk.speaker();
    let mut company = Company::new(desk.names.get(), desk.you());
    desk.story.with(|story| {
        let mut said = Vec::with_capacity(story.len());
        for (index, notice) in story.iter().enumerate() {
            company.hear(notice);
            if !is_fidgeting(notice) {
                let text = match notice {
                    // The line itself belongs to the story.
                    Notice::ProposalAccepted { text, .. } => {
                        let quoted = match speaker.language() {
                            kernel::Language::Fr => format!("« {text} »"),
                            kernel::Language::En => format!("“{text}”"),
                        };
                        format!("{} {quoted}", speaker.notice(&company, notice))
                    }
                    _ => speaker.notice(&company, notice),
                };
                said.push((index, weight(notice), text));
            }
        }
        said
    })
}

/// The whole story.
#[component]
pub(super) fn Story() -> impl IntoView {
    let desk = desk();
    let list = NodeRef::<html::Ol>::new();
    let said = Memo::new(move |_| sentences(desk));
    Effect::new(move || {
        said.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="story-box" aria-labelledby="story-title">
            <h2 id="story-title">{t("pane-story")}</h2>
            <ol class="story" node_ref=list tabindex="0" aria-label=t("pane-story")>
                <For each=move || said.get() key=|(index, _, text)| (*index, text.clone()) let((_index, weight, text))>
                    <li class=weight>{text}</li>
                </For>
            </ol>
            <p class="hint" hidden=move || !said.read().is_empty()>{t("story-empty")}</p>
        </section>
    }
}

/// What happened last, beside what can be done.
#[component]
pub(super) fn Lately() -> impl IntoView {
    let desk = desk();
    let last = Memo::new(move |_| {
        let said = sentences(desk);
        let from = said.len().saturating_sub(3);
        said[from..].to_vec()
    });
    view! {
        <section class="lately" aria-labelledby="lately-title" hidden=move || last.read().is_empty()>
            <h2 id="lately-title">{t("lately")}</h2>
            <ol>
                <For each=move || last.get() key=|(index, _, text)| (*index, text.clone()) let((_index, weight, text))>
                    <li class=weight>{text}</li>
                </For>
            </ol>
        </section>
    }
}
