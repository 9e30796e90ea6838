//! Innommable at the terminal: the bowl, everybody's dice and sheets, the Keeper's desk.

use innommable::{
    Action, CharacterView, Ending, Fate, Happening, Innommable, Notice, Role, Severity, Side, View,
};
use kernel::{Choice, Game as _, Language};
use serde_json::Value;
use words::{
    Args, Speaker as Page,
    innommable::{Names, PAGE, Speaker},
    series,
};

use crate::play::terminal_game::{Seen, Shown, TerminalGame};

type At<'a> = Seen<'a, Innommable>;

fn say(seen: &At<'_>) -> Speaker {
    Speaker::new(seen.language)
}

fn page(seen: &At<'_>) -> Page {
    Page::page(seen.language, PAGE)
}

fn terminal(seen: &At<'_>) -> Page {
    Page::terminal(seen.language)
}

/// Characters are called by their own names once they have some.
fn names(seen: &At<'_>) -> Names {
    Names { names: seen.names.to_vec(), you: seen.view.you }
}

impl TerminalGame for Innommable {
    const PATIENCE: Option<usize> = Some(6);

    fn welcome(language: Language) -> Vec<String> {
        let mut said = vec![Self::MANIFEST.title.to_owned()];
        said.extend(Speaker::new(language).before_play(false));
        said
    }

    fn usual_role() -> Role {
        Role::Player
    }

    fn awaited(seen: &At<'_>) -> String {
        say(seen).awaited(&names(seen), seen.view)
    }

    fn notice(seen: &At<'_>, notice: &Notice) -> Vec<Shown> {
        let said = say(seen).notice(&names(seen), notice);
        match notice {
            _ if said.is_empty() => Vec::new(),
            Notice::Open(Happening::SceneStarted { .. }) => vec![Shown::Title(said)],
            Notice::Open(_) | Notice::Partly(_) => vec![Shown::told(said)],
        }
    }

    fn kind(seen: &At<'_>, action: &Action) -> String {
        say(seen).action(action.kind())
    }

    fn choice(seen: &At<'_>, choice: &Choice<Action>) -> String {
        say(seen).choice(&names(seen), seen.view, choice)
    }

    fn question(seen: &At<'_>, action: &Action, field: &str) -> String {
        say(seen).question(action.kind(), field)
    }

    fn value(seen: &At<'_>, action: &Action, field: &str, value: &Value) -> String {
        say(seen).value(&names(seen), seen.view, action.kind(), field, value)
    }

    fn hint(seen: &At<'_>, action: &Action) -> Option<String> {
        say(seen).hint(action.kind())
    }

    fn ideas(_: &At<'_>, action: &Action, field: &str) -> Option<String> {
        let group = match (action, field) {
            (Action::SubmitCharacter { .. }, "name" | "portrait" | "anchor") => field,
            (Action::DeclareAction { .. }, "goal") => "look",
            (Action::StartMonologue { .. }, "lore") => "lore",
            _ => return None,
        };
        Some(group.to_owned())
    }

    fn preset(seen: &At<'_>, action: &Action, field: &str) -> Option<Value> {
        match (action, field) {
            (Action::WriteMystery { .. }, _) => {
                let sheet = serde_json::to_value(&seen.view.desk.as_ref()?.sheet).ok()?;
                sheet.get(field).filter(|part| !part.is_null()).cloned()
            }
            (Action::Strike { k, .. }, "k") => Some((*k).into()),
            (Action::Strike { on, k, .. }, "worst") => {
                let entries = seen.view.character(*on).and_then(|character| character.entries);
                let most = Severity::of(entries.map_or(0, |entries| entries.all.struck).saturating_add(*k));
                serde_json::to_value(most.min(Severity::Severe)).ok()
            }
            (Action::RuleAction { of, .. }, "initiator") => serde_json::to_value(of).ok(),
            _ => None,
        }
    }

    fn takes_words(action: &Action) -> bool {
        matches!(action, Action::Narrate { .. } | Action::FinishMonologue { .. })
    }

    fn sheet(seen: &At<'_>) -> Vec<Shown> {
        let (view, speaker, page) = (seen.view, say(seen), page(seen));
        let mut shown = Self::context(seen);
        if let Some(setting) = &view.setting {
            shown.push(Shown::heading(page.just("inn-setting")));
            shown.push(Shown::at(1, format!("{} · {}", setting.place, setting.date)));
            shown.extend(setting.spots.iter().chain(&view.role).map(|text| Shown::at(1, text.to_string())));
        }
        shown.push(Shown::heading(page.just("pane-people")));
        for character in &view.characters {
            shown.extend(sheet(seen, character));
        }
        if !view.revealed.is_empty() {
            shown.push(Shown::heading(page.just("inn-found")));
        }
        for (number, found) in (1..).zip(&view.revealed) {
            let kind = found.kind.map(|kind| speaker.element_kind(kind));
            let said = [&found.said, &found.text].into_iter().flatten().map(ToString::to_string);
            let parts: Vec<String> = [speaker.dice(found.dice)].into_iter().chain(kind).chain(said).collect();
            shown.push(Shown::at(1, format!("{number}. {}", parts.join(" · "))));
        }
        shown.extend(desk(seen));
        shown
    }

    fn context(seen: &At<'_>) -> Vec<Shown> {
        let (view, speaker, page) = (seen.view, say(seen), page(seen));
        if view.released.is_empty() {
            return Vec::new();
        }
        let kinds: Vec<String> = view.released.iter().map(|die| format!("d{}", die.number())).collect();
        let dice = |dice| Args::new().with("dice", speaker.dice(dice));
        let difficulty = Args::new().with("n", view.difficulty).with("kinds", kinds.join(", "));
        let mut shown = vec![
            Shown::at(1, page.say("inn-bowl-label", &dice(view.bowl))),
            Shown::at(1, terminal(seen).say("inn-difficulty", &difficulty)),
        ];
        let sides = view.conflict.iter().flat_map(|conflict| &conflict.sides);
        shown.extend(sides.filter(|side| side.has_thrown).map(|side| Shown::at(1, thrown(seen, side))));
        let own = view.you.and_then(|you| view.character(you));
        shown.extend(
            own.map(|own| Shown::at(1, seen.labelled(seen.name(own.seat), &speaker.dice(own.dice())))),
        );
        shown
    }

    fn stage(seen: &At<'_>) -> Option<String> {
        Some(say(seen).stage(seen.view.stage))
    }

    fn chosen(view: &View) -> &Self::Options {
        &view.options
    }

    fn ending(seen: &At<'_>) -> Vec<String> {
        let page = page(seen);
        let id = match seen.view.ending {
            Some(Ending::Disaster) => "inn-disaster",
            Some(_) => "inn-defused",
            None => return Vec::new(),
        };
        let fates =
            seen.view.characters.iter().map(|character| {
                format!("{} {}", called(seen, character), page.just(fate_id(character.status)))
            });
        [page.just(id)].into_iter().chain(fates).collect()
    }

    fn progress(view: &View) -> u32 {
        view.scene
    }
}

fn called(seen: &At<'_>, character: &CharacterView) -> String {
    let player = seen.name(character.seat);
    match &character.profile {
        Some(profile) => format!("{} ({player})", profile.name),
        None => player.to_owned(),
    }
}

fn fate_id(fate: Fate) -> &'static str {
    match fate {
        Fate::Active => "inn-status-active",
        Fate::Mad => "inn-status-mad",
        Fate::Dead => "inn-status-dead",
    }
}

fn sheet(seen: &At<'_>, character: &CharacterView) -> Vec<Shown> {
    let (speaker, page) = (say(seen), page(seen));
    let mut shown = vec![Shown::at(1, called(seen, character))];
    let mut add = |text: String| shown.push(Shown::at(2, text));
    if !character.is_active() {
        add(page.just(fate_id(character.status)));
    } else if character.at_risk {
        add(page.just("inn-at-risk"));
    }
    if let Some(profile) = &character.profile {
        add(profile.portrait.to_string());
        let anchor = speaker.anchor(character.anchor);
        add(format!("{} ({anchor}) · {}", page.just("inn-anchor"), profile.anchor));
    }
    add(if character.hand.is_empty() { page.just("inn-no-dice") } else { speaker.dice(character.dice()) });
    for (is_so, id) in [(character.gave, "inn-gave"), (character.received, "inn-received")] {
        if is_so {
            add(page.just(id));
        }
    }
    if let Some(entries) = &character.entries {
        let args = Args::new().with("who", called(seen, character)).with("n", entries.unstruck);
        let args = args.with("struck", entries.all.struck).with("next", speaker.severity(entries.next));
        add(page.say("inn-entries", &args));
    }
    shown
}

/// What the Keeper alone sees.
fn desk(seen: &At<'_>) -> Vec<Shown> {
    let (speaker, page, terminal) = (say(seen), page(seen), terminal(seen));
    let Some(desk) = &seen.view.desk else { return Vec::new() };
    let mut shown = vec![Shown::heading(terminal.just("inn-to-find"))];
    for (_, element) in desk.numbered() {
        let found = element.revealed.map(|n| terminal.say("inn-revealed", &Args::new().with("n", n)));
        let parts =
            [speaker.element_kind(element.kind), element.text.to_string(), speaker.dice(element.dice)];
        let parts: Vec<String> = parts.into_iter().chain(found).collect();
        shown.push(Shown::at(1, parts.join(" · ")));
    }
    if !desk.notes.is_empty() {
        shown.push(Shown::heading(page.just("inn-notes")));
        shown.extend(desk.notes.iter().map(|note| Shown::at(1, note.to_string())));
    }
    shown
}

/// What somebody threw, and what it comes to.
fn thrown(seen: &At<'_>, side: &Side) -> String {
    let page = page(seen);
    let die = |thrown: &innommable::Thrown| {
        let args = Args::new().with("die", thrown.faces.number()).with("value", thrown.value);
        page.say("inn-thrown", &args.with("worth", thrown.successes()))
    };
    let dice: Vec<String> = side.thrown.iter().map(die).collect();
    let total = page.say("inn-total", &Args::new().with("n", side.total).with("rerolls", side.rerolls));
    seen.labelled(seen.name(side.seat), &format!("{} · {total}", series(seen.language, &dice)))
}
