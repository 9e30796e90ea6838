//! Ideas for those who have none, from what the bots would say.

use psychodrame::{Action, CharacterId, Concern, Emotion, Main, Notice, Scope, Stance, TraitKind, View};

use crate::chance;

fn own(view: &View) -> Option<&Main> {
    view.table.main(view.table.chairs.get(view.you?)?.main?)
}

fn mood(view: &View) -> Emotion {
    let felt = own(view).and_then(|main| Emotion::ALL.into_iter().max_by_key(|it| main.current(*it)));
    felt.unwrap_or(Emotion::Anger)
}

/// What the problem of somebody touches.
fn touches(view: &View, who: CharacterId) -> Concern {
    match view.table.main(who).and_then(Main::problem).map(|problem| &problem.about) {
        Some(TraitKind::Problem { concerns }) => concerns.first().copied().unwrap_or(Concern::Health),
        _ => Concern::LoveBelonging,
    }
}

/// The bots' texts for a field of an action.
pub(super) fn group(view: &View, action: &Action, field: &str) -> Option<String> {
    let any_concern = || Concern::ALL[any_of(Concern::ALL.len())];
    Some(match (action, field) {
        (Action::SetIdentity { .. }, "name") => "name".to_owned(),
        (Action::SetIdentity { .. }, "age") => "age".to_owned(),
        (Action::SetIdentity { .. }, "activity") => "activity".to_owned(),
        (Action::SetBelief { scope: Scope::I, slot: 1, .. }, "text") => "belief-i".to_owned(),
        (Action::SetBelief { .. }, "text") => "belief-others".to_owned(),
        (Action::SetProblem { .. }, "text") | (Action::Resolve { .. }, "problem") => {
            format!("problem-{}", any_concern())
        }
        (Action::SetRelation { .. } | Action::SetTie { .. }, "text") => "relation".to_owned(),
        (Action::SetProblemLink { stance, .. }, "text") => {
            let known = if *stance == Stance::Other { Stance::Affected } else { *stance };
            format!("link-{known}")
        }
        (Action::SetNuance { .. }, "text") => "nuance".to_owned(),
        (Action::SetFreeTrait { .. }, "text") => "trait-personality".to_owned(),
        (Action::CreateTrait { subject, .. }, "text") | (Action::SpendOnNewTrait { subject, .. }, "name") => {
            format!("trait-{subject}")
        }
        (Action::FrameScene { .. }, "place") => "place".to_owned(),
        (Action::FrameScene { focus, .. }, "what") => format!("what-{}", touches(view, *focus)),
        (Action::Narrate { .. }, "text") => format!("line-{}", mood(view)),
        (Action::EnterScene { .. }, "text") => "enter".to_owned(),
        (Action::CreateSecondary { .. }, "name") => "secondary".to_owned(),
        (Action::CreateSecondary { .. }, "description") => "secondary-who".to_owned(),
        (Action::PurgeByAct { emotion: it, .. }, "text") => format!("purge-{it}"),
        (Action::PurgeDraw { .. }, "text") => format!("purge-{}", mood(view)),
        (Action::PurgeByBelief { .. }, "text") => "new-belief".to_owned(),
        (Action::InitiateInner { .. }, "goal") => "inner-goal".to_owned(),
        (Action::InitiateInner { .. }, "against") => "inner-against".to_owned(),
        (Action::CloseScene { .. }, "text") => "close".to_owned(),
        (Action::Accept { .. } | Action::Oppose { .. }, "text") => "accept".to_owned(),
        (Action::Refuse { .. }, "text") => "refuse".to_owned(),
        (Action::PlayCombination { .. }, "risk") => format!("risk-{}", mood(view)),
        (
            Action::SpendOnEmotion { .. } | Action::SpendOnTrait { .. } | Action::SpendOnNewTrait { .. },
            "text",
        ) => "why".to_owned(),
        (Action::NarrateAct { emotion: it, .. }, "text") => format!("act-{it}"),
        (Action::Resolve { .. } | Action::Retire { .. }, "text") => "resolution".to_owned(),
        (Action::Resolve { .. }, "past") => "past".to_owned(),
        _ => return None,
    })
}

/// One of so many.
fn any_of(n: usize) -> usize {
    usize::from(u16::from_le_bytes(chance::bytes::<2>())) % n.max(1)
}

/// What the opening under way has: a place and what happens there, somebody who comes in, what is told or threatened.
pub(super) fn prepared(view: &View, told: &[Notice], action: &Action) -> Option<Vec<(&'static str, String)>> {
    let part = match action {
        Action::FrameScene { focus, .. } => {
            let name = view.table.main(*focus)?.name.clone().map(|name| name.to_string()).unwrap_or_default();
            let (place, what) = search::psychodrame::scene_to_come(view, told, &name, any_of)?;
            return Some(vec![("place", place), ("what", what)]);
        }
        Action::CreateSecondary { .. } => {
            let (name, who) = search::psychodrame::person_to_come(view, told, any_of)?;
            return Some(vec![("name", name), ("description", who)]);
        }
        Action::Narrate { .. } => "line",
        Action::CloseScene { .. } => "close",
        Action::Accept { .. } | Action::Oppose { .. } => "accept",
        Action::Refuse { .. } => "refuse",
        Action::PlayCombination { .. } => "risk",
        _ => return None,
    };
    let text = search::psychodrame::text_to_come(view, told, part, any_of)?;
    Some(vec![(if part == "risk" { "risk" } else { "text" }, text)])
}

/// What a character may say of itself, or do: what anybody can, without a name in it.
pub(super) fn of_character(view: &View, speaks: bool) -> Option<String> {
    let group = match view.table.chairs.get(view.you?)?.main {
        Some(who) if speaks => format!("speak-{}", touches(view, who)),
        _ if speaks => "speak-any".to_owned(),
        _ => format!("deed-{}", mood(view)),
    };
    let texts = words::psychodrame::bank(view.language).texts(&group);
    let plain: Vec<&String> = texts.iter().filter(|text| !text.contains('%')).collect();
    plain.get(any_of(plain.len())).map(|text| (*text).clone())
}

/// Whether a text stands on a sheet.
fn is_taken(view: &View, text: &str) -> bool {
    let is = |other: &kernel::Text| &**other == text;
    view.table.mains.iter().any(|main| {
        main.name.as_ref().is_some_and(is)
            || main.activity.as_ref().is_some_and(is)
            || main.traits.iter().any(|each| is(&each.text))
            || main.beliefs.iter().any(|each| is(&each.text))
    })
}

/// An idea; an empty one, before the texts have been fetched.
pub(super) fn idea(view: &View, action: &Action, field: &str) -> Option<String> {
    let group = group(view, action, field)?;
    let texts = words::psychodrame::bank(view.language).texts(&group);
    if texts.is_empty() {
        return Some(String::new());
    }
    // What stands on somebody's sheet is no idea any more, as long as there are others.
    let fresh: Vec<&String> = texts.iter().filter(|text| !is_taken(view, text)).collect();
    let text = fresh.get(any_of(fresh.len())).copied().unwrap_or(&texts[any_of(texts.len())]);
    let problem = own(view).and_then(Main::problem).map(|problem| problem.text.to_string());
    Some(text.replace("%t", &problem.unwrap_or_default()))
}
