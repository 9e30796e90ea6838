//! 4-KOMA at the terminal: sheets, the four panels of a throw, the game master's notes.

use kernel::{Choice, Game as _, Language};
use serde_json::Value;
use words::{
    Args, Speaker as Page,
    yonkoma::{Names, PAGE, Speaker},
};
use yonkoma::{Action, ActionKind, CharacterId, Happening, Notice, Role, SideId, View, Yonkoma};

use crate::play::terminal_game::{Seen, Shown, TerminalGame, fields};

type At<'a> = Seen<'a, Yonkoma>;

fn say(seen: &At<'_>) -> Speaker {
    Speaker::new(seen.language)
}

fn page(seen: &At<'_>) -> Page {
    Page::page(seen.language, PAGE)
}

fn names(seen: &At<'_>) -> Names {
    let mut names = Names::of(seen.names.to_vec(), seen.view);
    seen.told.iter().for_each(|notice| names.hear(notice));
    names
}

impl TerminalGame for Yonkoma {
    const PATIENCE: Option<usize> = Some(4);

    fn welcome(language: Language) -> Vec<String> {
        let speaker = Speaker::new(language);
        let about = |role: Role| speaker.about_role(role);
        vec![Self::MANIFEST.title.to_owned(), about(Role::GameMaster), about(Role::Player)]
    }

    fn usual_role() -> Role {
        Role::Player
    }

    fn awaited(seen: &At<'_>) -> String {
        let stage = say(seen).stage(seen.view.board.stage);
        format!("{stage} · {}", say(seen).awaited(&names(seen), &Yonkoma.status(seen.view)))
    }

    fn notice(seen: &At<'_>, notice: &Notice) -> Vec<Shown> {
        let said = say(seen).notice(&names(seen), notice);
        match notice {
            _ if said.is_empty() => Vec::new(),
            Notice::Open(Happening::SceneBegan { .. } | Happening::SessionBegan { .. }) => {
                vec![Shown::Title(said)]
            }
            Notice::Open(_) | Notice::Partly(_) => vec![Shown::told(said)],
        }
    }

    fn kind(seen: &At<'_>, action: &Action) -> String {
        say(seen).action(action.kind())
    }

    fn choice(seen: &At<'_>, choice: &Choice<Action>) -> String {
        match about(seen.view, &choice.action) {
            Some(what) => format!("{} ({what})", Self::kind(seen, &choice.action)),
            None => say(seen).choice(&names(seen), choice),
        }
    }

    fn question(seen: &At<'_>, action: &Action, field: &str) -> String {
        say(seen).question(action.kind(), field)
    }

    fn value(seen: &At<'_>, action: &Action, field: &str, value: &Value) -> String {
        say(seen).value(&names(seen), seen.view, action, field, value)
    }

    fn hint(seen: &At<'_>, action: &Action) -> Option<String> {
        let degree = seen.view.board.contest.as_ref().and_then(|contest| contest.settled?.degree);
        say(seen).hint(action.kind(), degree)
    }

    fn ideas(_: &At<'_>, action: &Action, field: &str) -> Option<String> {
        let group = match (action.kind(), field) {
            (ActionKind::SetWorld, "text") => "world",
            (ActionKind::SubmitCharacter, "name" | "concept" | "flaw" | "gift" | "sign") => field,
            (ActionKind::InventNpc | ActionKind::CreateNpc, "name") => "npc-name",
            (ActionKind::SubmitBonds, "aim") => "aim",
            (ActionKind::SubmitBonds, "other_text" | "npc_text") => "relation",
            (ActionKind::StartSession | ActionKind::StartScene, "title") => "scene",
            (ActionKind::Attempt | ActionKind::CallTest, "goal") => "goal",
            (ActionKind::Attempt | ActionKind::CallTest | ActionKind::GoOn, "approach") => "approach",
            (ActionKind::TellAnecdote, "text") => "anecdote",
            (ActionKind::Award, "label") => "negative",
            _ => return None,
        };
        Some(group.to_owned())
    }

    fn preset(seen: &At<'_>, action: &Action, field: &str) -> Option<Value> {
        match (action, field) {
            (Action::SetNotes { .. }, "text") => {
                seen.view.notes.as_ref().map(|notes| notes.to_string().into())
            }
            (Action::CreateNpc { .. }, "important") => Some((seen.view.board.session == 0).into()),
            _ => None,
        }
    }

    fn takes_words(action: &Action) -> bool {
        matches!(action, Action::Narrate { .. })
    }

    fn sheet(seen: &At<'_>) -> Vec<Shown> {
        let (view, page) = (seen.view, page(seen));
        let mut shown = Vec::new();
        if let Some(world) = &view.board.world {
            let text = world.text.as_ref().map_or_else(|| page.just("yk-told-aloud"), ToString::to_string);
            shown.push(Shown::at(0, seen.labelled(&page.just("yk-world"), &text)));
        }
        shown.extend(panels(seen));
        shown.push(Shown::heading(page.just("yk-pane-cast")));
        for character in &view.board.characters {
            shown.extend(sheet(seen, character));
        }
        if view.is_gm() {
            shown.push(Shown::at(0, page.say("yk-pool", &Args::new().with("n", view.board.gm_pool))));
            if let Some(notes) = &view.notes {
                shown.push(Shown::at(0, seen.labelled(&page.just("yk-notes"), notes)));
            }
        }
        shown
    }

    fn context(seen: &At<'_>) -> Vec<Shown> {
        panels(seen)
    }

    fn stage(seen: &At<'_>) -> Option<String> {
        Some(say(seen).stage(seen.view.board.stage))
    }

    fn chosen(view: &View) -> &Self::Options {
        &view.board.options
    }

    fn ending(seen: &At<'_>) -> Vec<String> {
        vec![page(seen).just("yk-closed")]
    }

    fn progress(view: &View) -> u32 {
        view.board.scene
    }
}

/// Which Bond or Gift it is about, where there may be several.
fn about(view: &View, action: &Action) -> Option<String> {
    let fields = fields(action);
    let number = |field: &str| fields.get(field).and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
    let whose = number("character").or_else(|| number("npc")).map(CharacterId);
    let of = whose.map_or_else(|| view.own(), |whose| view.board.character(whose))?;
    let bond = number("bond").and_then(|place| of.bonds.get(usize::from(place)));
    let gift = number("gift").and_then(|place| of.gifts.get(usize::from(place)));
    bond.map(|bond| bond.text.to_string()).or_else(|| gift.map(|gift| gift.text.to_string()))
}

/// A sheet, line by line.
fn sheet(seen: &At<'_>, character: &yonkoma::CharacterView) -> Vec<Shown> {
    let (speaker, page, names) = (say(seen), page(seen), names(seen));
    let owner = character.owner.map(|seat| format!(" ({})", seen.name(seat))).unwrap_or_default();
    let title = format!("{}{owner} · {}", character.name, speaker.status(character.status));
    let mut shown = vec![Shown::at(1, title)];
    let mut add = |text: String| shown.push(Shown::at(2, text));
    for (id, text) in
        [("yk-concept", &character.concept), ("yk-flaw", &character.flaw), ("yk-sign", &character.sign)]
    {
        let text = text.as_ref().map_or_else(|| page.just("yk-hidden"), ToString::to_string);
        add(seen.labelled(&page.just(id), &text));
    }
    for gift in &character.gifts {
        let limit = gift
            .restriction
            .iter()
            .map(|text| page.say("yk-limit", &Args::new().with("text", text.to_string())));
        let used = gift.used.map(|how| page.say("yk-used", &Args::new().with("text", speaker.gift_use(how))));
        let parts: Vec<String> = [gift.text.to_string()].into_iter().chain(limit).chain(used).collect();
        add(seen.labelled(&page.just("yk-gift"), &parts.join(" · ")));
    }
    for bond in &character.bonds {
        add(seen.labelled(&speaker.bond_kind(&names, bond), &bond.text));
    }
    add(page.say("yk-has-koma", &Args::new().with("n", character.koma)));
    for severity in &character.setbacks {
        add(page.say("yk-severity", &Args::new().with("severity", speaker.severity(*severity))));
    }
    for condition in &character.conditions {
        add(format!("{} ({})", condition.label, speaker.sign(condition.sign)));
    }
    shown
}

/// The four panels of what is under way: what is tried, with what, the dice, and what of it.
fn panels(seen: &At<'_>) -> Vec<Shown> {
    let (view, speaker, page, names) = (seen.view, say(seen), page(seen), names(seen));
    let Some(contest) = view.board.contest.as_ref() else { return Vec::new() };
    let mut shown = Vec::new();
    let mut panel = |id: &str, text: String| shown.push(Shown::at(1, seen.labelled(&page.just(id), &text)));
    let goal = contest.goal.as_ref().map_or_else(|| page.just("yk-told-aloud"), ToString::to_string);
    panel(if contest.is_conflict() { "yk-panel-stake" } else { "yk-panel-goal" }, goal);
    for id in [SideId::A, SideId::B] {
        let Some(side) = contest.side(id) else { continue };
        let who = names.character(side.roller);
        let approach = side.approach.iter().map(|text| seen.quoted(text));
        let basis = side.basis.map(|basis| speaker.basis(basis));
        let helpers = side
            .helpers
            .iter()
            .map(|helper| page.say("yk-part-help", &Args::new().with("name", names.character(*helper))));
        let pool = speaker.dice(view.board.pool(id));
        let parts: Vec<String> = approach.chain(basis).chain(helpers).chain([pool]).collect();
        panel("yk-panel-pool", format!("{who} · {}", parts.join(" · ")));
        if side.thrown || side.auto {
            let dice: Vec<String> = side.dice.iter().map(|face| format!("[{face}]")).collect();
            let total = speaker.successes(view.board.total(id));
            panel("yk-panel-dice", format!("{who} · {} · {total}", dice.join(" ")));
        }
    }
    if let Some(degree) = contest.settled.and_then(|settled| settled.degree) {
        panel("yk-panel-result", speaker.degree(degree));
    }
    shown
}
