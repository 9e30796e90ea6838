//! Psychodrame at the terminal: sheets, the scene, the conflict with everybody's cards.

use kernel::{Choice, Game as _, Language};
use psychodrame::{Action, Conflict, Fate, Fighter, Main, Notice, Psychodrame, Remark, Role, Side, View};
use serde_json::Value;
use words::{
    Args, Speaker as Page,
    psychodrame::{Names, PAGE, Speaker},
};

use crate::play::terminal_game::{Seen, Shown, TerminalGame};

type At<'a> = Seen<'a, Psychodrame>;

fn say(seen: &At<'_>) -> Speaker {
    Speaker::new(seen.language)
}

fn page(seen: &At<'_>) -> Page {
    Page::page(seen.language, PAGE)
}

fn names(seen: &At<'_>) -> Names {
    Names::new(seen.names.to_vec()).told_to(seen.view.you).at(&seen.view.table)
}

impl TerminalGame for Psychodrame {
    const PATIENCE: Option<usize> = Some(6);

    fn welcome(language: Language) -> Vec<String> {
        vec![Self::MANIFEST.title.to_owned(), Speaker::new(language).about_role(Role::Player)]
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
            Notice::SceneFramed { .. } => vec![Shown::Title(said)],
            _ => vec![Shown::told(said)],
        }
    }

    fn kind(seen: &At<'_>, action: &Action) -> String {
        say(seen).action(action.kind())
    }

    fn choice(seen: &At<'_>, choice: &Choice<Action>) -> String {
        let fights = seen.view.you.and_then(|you| seen.view.table.conflict()?.fighter_of(you));
        // Whoever is outside the conflict draws nothing: they are asked whether they help.
        if choice.action == Action::Done && fights.is_none() {
            return page(seen).just("psd-no-support");
        }
        say(seen).choice(&names(seen), seen.view, choice)
    }

    fn question(seen: &At<'_>, action: &Action, field: &str) -> String {
        say(seen).question(&names(seen), action, field)
    }

    fn value(seen: &At<'_>, action: &Action, field: &str, value: &Value) -> String {
        say(seen).value(&names(seen), seen.view, action, field, value)
    }

    fn hint(seen: &At<'_>, action: &Action) -> Option<String> {
        say(seen).hint(action.kind())
    }

    fn ideas(_: &At<'_>, action: &Action, field: &str) -> Option<String> {
        let group = match (action, field) {
            (Action::SetIdentity { .. }, "name" | "age" | "activity") => field,
            (Action::SetBelief { slot: 1, .. }, "text") => "belief-i",
            (Action::SetBelief { .. }, "text") => "belief-others",
            (Action::SetProblem { .. }, "text") | (Action::Resolve { .. }, "problem") => "problem-",
            (Action::SetRelation { .. } | Action::SetTie { .. }, "text") => "relation",
            (Action::SetProblemLink { .. }, "text") => "link-affected",
            (Action::SetNuance { .. }, "text") => "nuance",
            (Action::SetFreeTrait { .. } | Action::CreateTrait { .. }, "text") => "trait-personality",
            (Action::FrameScene { .. }, "place") => "place",
            (Action::FrameScene { .. }, "what") => "what-",
            (Action::CreateSecondary { .. }, "name") => "secondary",
            (Action::InitiateInner { .. }, "goal") => "inner-goal",
            (Action::InitiateInner { .. }, "against") => "inner-against",
            (Action::PlayCombination { .. }, "risk") => "risk-",
            (Action::Resolve { .. }, "past") => "past",
            _ => return None,
        };
        Some(group.to_owned())
    }

    fn preset(seen: &At<'_>, action: &Action, field: &str) -> Option<Value> {
        let table = &seen.view.table;
        let own = || table.conflict()?.fighter_of(seen.view.you?);
        match (action, field) {
            (Action::UseTrait { trait_id, .. }, "count") => {
                let own = table.main(own()?.who)?.trait_of(*trait_id)?;
                Some(own.score.min(seen.view.drawable()).into())
            }
            (Action::PlayCombination { rank: Some(rank), .. }, "count") => {
                Some(own()?.laid.iter().filter(|card| card.rank == *rank).count().into())
            }
            (Action::PlayCombination { targets, .. }, "targets") => serde_json::to_value(targets).ok(),
            (Action::Remark { .. }, "kind") => serde_json::to_value(Remark::Comment).ok(),
            (Action::Narrate { .. }, "who") => {
                serde_json::to_value(table.spoken_for(seen.view.you?).first()?).ok()
            }
            _ => None,
        }
    }

    fn takes_words(action: &Action) -> bool {
        matches!(action, Action::Narrate { .. })
    }

    fn sheet(seen: &At<'_>) -> Vec<Shown> {
        let (table, page) = (&seen.view.table, page(seen));
        let mut shown = Self::context(seen);
        shown.push(Shown::heading(page.just("psd-cast")));
        for main in &table.mains {
            shown.extend(sheet(seen, main));
        }
        if !table.secondaries.is_empty() {
            shown.push(Shown::heading(page.just("psd-extras")));
        }
        for extra in &table.secondaries {
            let parts = [Some(&extra.name), extra.description.as_ref()].into_iter().flatten();
            let parts: Vec<String> = parts.map(ToString::to_string).collect();
            shown.push(Shown::at(1, parts.join(" · ")));
        }
        if !table.facts.is_empty() {
            shown.push(Shown::heading(page.just("psd-facts")));
            shown.extend(table.facts.iter().map(|fact| Shown::at(1, fact.to_string())));
        }
        shown
    }

    fn context(seen: &At<'_>) -> Vec<Shown> {
        let (table, page, names) = (&seen.view.table, page(seen), names(seen));
        let Some(scene) = &table.scene else { return Vec::new() };
        let there: Vec<String> = scene.present.iter().map(|who| say(seen).name(&names, *who)).collect();
        let mut shown =
            vec![Shown::at(1, format!("{} · {} · {}", scene.place, scene.what, there.join(", ")))];
        let focus = table.main(scene.focus).and_then(|main| Some((main, main.problem()?)));
        if let Some((main, problem)) = focus {
            let args = Args::new().with("who", say(seen).name(&names, scene.focus));
            let args = args.with("problem", problem.text.to_string()).with("n", main.resolution);
            shown.push(Shown::at(
                1,
                page.say("psd-at-stake", &args.with("most", seen.view.options.resolution_threshold)),
            ));
        }
        shown.extend(table.conflict().into_iter().flat_map(|conflict| conflict_lines(seen, conflict)));
        shown
    }

    fn stage(seen: &At<'_>) -> Option<String> {
        Some(say(seen).stage(seen.view.table.stage))
    }

    fn chosen(view: &View) -> &Self::Options {
        &view.options
    }

    fn ending(seen: &At<'_>) -> Vec<String> {
        let (table, page) = (&seen.view.table, page(seen));
        let sums = &table.tally;
        let args = Args::new().with("scenes", table.scenes).with("conflicts", sums.conflicts);
        let args = args.with("rematches", sums.rematches).with("acts", sums.acts);
        let args = args.with("deaths", sums.deaths).with("resolved", sums.resolved);
        let each = table.mains.iter().map(|main| {
            let who =
                main.name.as_ref().map_or_else(|| seen.name(main.owner).to_owned(), ToString::to_string);
            let args = Args::new().with("who", who).with("n", main.resolution);
            let args = args.with("most", seen.view.options.resolution_threshold);
            let problem = main.problem().map(|problem| problem.text.to_string()).unwrap_or_default();
            let id = match main.fate {
                Fate::Dead => "psd-end-dead",
                Fate::Retired => "psd-end-retired",
                Fate::Alive | Fate::Draft => "psd-end-alive",
            };
            page.say(id, &args.with("problem", problem))
        });
        [page.just("psd-end"), page.say("psd-end-sums", &args)].into_iter().chain(each).collect()
    }

    fn progress(view: &View) -> u32 {
        view.table.scenes
    }
}

/// A sheet, line by line.
fn sheet(seen: &At<'_>, main: &Main) -> Vec<Shown> {
    let (speaker, page) = (say(seen), page(seen));
    let player = seen.name(main.owner);
    let who = main.name.as_ref().map_or_else(|| player.to_owned(), ToString::to_string);
    let title = page.say("psd-sheet-of", &Args::new().with("who", who).with("player", player));
    let fate = match main.fate {
        Fate::Dead => Some("psd-dead"),
        Fate::Retired => Some("psd-retired"),
        Fate::Draft => Some("psd-draft"),
        Fate::Alive => None,
    };
    let about = [&main.age, &main.activity].into_iter().flatten().map(ToString::to_string);
    let parts: Vec<String> = [title].into_iter().chain(about).chain(fate.map(|id| page.just(id))).collect();
    let mut shown = vec![Shown::at(1, parts.join(" · "))];
    let mut add = |text: String| shown.push(Shown::at(2, text));
    for each in &main.traits {
        let of = format!("{} ({})", each.text, speaker.about(&each.about));
        add(seen.labelled(&of, &each.score.to_string()));
    }
    for belief in &main.beliefs {
        let mark = if belief.ticked { "[x]" } else { "[ ]" };
        add(format!("{mark} {} ({})", seen.quoted(&belief.text), speaker.scope(belief.scope)));
    }
    let feelings = main.emotions.iter().map(|(emotion, felt)| {
        let args = Args::new().with("emotion", speaker.emotion(*emotion));
        page.say("psd-feeling", &args.with("now", felt.current).with("began", felt.initial))
    });
    let feelings: Vec<String> = feelings.collect();
    if !feelings.is_empty() {
        add(feelings.join(" · "));
    }
    let lacks =
        if main.fate == Fate::Draft { main.lacks(seen.view.options.creation_traits) } else { Vec::new() };
    let lacks: Vec<String> = lacks.into_iter().map(|lack| speaker.lack(lack)).collect();
    if !lacks.is_empty() {
        add(page.say("psd-lacks", &Args::new().with("what", lacks.join(", "))));
    }
    shown
}

/// What is wanted, who stands where, and what lies before them.
fn conflict_lines(seen: &At<'_>, conflict: &Conflict) -> Vec<Shown> {
    let (speaker, page, names) = (say(seen), page(seen), names(seen));
    let who = speaker.name(&names, conflict.initiator);
    let wants = page.say("psd-wants", &Args::new().with("who", who));
    let mut shown = vec![Shown::at(1, format!("{wants} {}", seen.quoted(&conflict.goal)))];
    let line = |fighter: &Fighter| {
        let side = page.just(match fighter.side {
            Side::Initiator => "psd-side-for",
            Side::Opposition => "psd-side-against",
        });
        let played = fighter.play.iter().flat_map(|play| {
            let risk = conflict.risk(play.risk).map(|risk| seen.quoted(&risk.text));
            [Some(speaker.cards(&play.cards)), risk].into_iter().flatten()
        });
        let parts: Vec<String> = [speaker.cards(&fighter.laid)].into_iter().chain(played).collect();
        let who = format!("{side} · {}", speaker.name(&names, fighter.who));
        seen.labelled(&who, &parts.join(" → "))
    };
    shown.extend(conflict.fighters.iter().map(|fighter| Shown::at(2, line(fighter))));
    let deck = &seen.view.deck;
    let args = Args::new().with("unseen", deck.unseen).with("under", deck.under.len());
    shown.push(Shown::at(2, page.say("psd-deck", &args.with("discard", deck.discard.len()))));
    shown
}
