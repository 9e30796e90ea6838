//! Pactes at the terminal: the sheet, the contract with its dice, the offers.

use kernel::{Choice, Language, Seat};
use pactes::{
    Action, ActionKind, ByRole, Demon, Ending, Happening, Notice, Pactes, Partly, Role, Slot, SlotKind,
    Stage, Tokens, View,
};
use serde_json::{Map, Value};
use words::{
    Args, Described as _, Speaker as Terminal, capitalised,
    pactes::{Names, Speaker},
};

use crate::play::{
    screen::Emphasis,
    terminal_game::{Seen, Shown, TerminalGame},
};

type At<'a> = Seen<'a, Pactes>;

fn say(seen: &At<'_>) -> Speaker {
    Speaker::new(seen.language)
}

fn names(seen: &At<'_>) -> Names {
    let seat = |role: Role| seen.view.seats.iter().find(|(_, known)| **known == role).map(|(seat, _)| seat);
    let called = ByRole::new(|role| seat(role).map_or_else(String::new, |seat| seen.name(seat).to_owned()));
    let mut names = Names::new(called, seen.view.you);
    seen.told.iter().for_each(|notice| names.hear(notice));
    names
}

fn terminal(language: Language, id: &str) -> String {
    Terminal::terminal(language).just(id)
}

impl TerminalGame for Pactes {
    fn welcome(language: Language) -> Vec<String> {
        let ids = ["title", "what", "round", "dice", "effects", "aim"];
        ids.map(|id| terminal(language, &format!("pactes-welcome-{id}"))).to_vec()
    }

    fn usual_role() -> Role {
        Role::Faust
    }

    /// By name, as everybody is spoken of.
    fn part(language: Language, role: Role) -> String {
        let named = Self::name(language, role, 0);
        if role == Role::Faust { named } else { format!("{named}, {}", Self::role(language, role)) }
    }

    fn name(language: Language, role: Role, _: usize) -> String {
        terminal(
            language,
            match role {
                Role::Faust => "name-faust",
                Role::DemonA => "name-demon-a",
                Role::DemonB => "name-demon-b",
            },
        )
    }

    fn your_name(language: Language, role: Role) -> String {
        Self::name(language, role, 0)
    }

    fn awaited(seen: &At<'_>) -> String {
        say(seen).awaited(&names(seen), seen.view)
    }

    fn notice(seen: &At<'_>, notice: &Notice) -> Vec<Shown> {
        let (speaker, names) = (say(seen), names(seen));
        let said = speaker.notice(&names, notice);
        let faint = |said: &str| Shown::Line(Emphasis::Faint, "· ".to_owned(), said.to_owned());
        match notice {
            Notice::Open(Happening::RoundBegan { .. }) => {
                let standing = speaker.standing(&names, seen.view);
                vec![Shown::Title(said), Shown::Line(Emphasis::Faint, String::new(), standing)]
            }
            Notice::Open(Happening::DiceRolled { faces }) => {
                vec![Shown::Dice(faces.clone()), Shown::told(said)]
            }
            Notice::Partly(Partly::FlawsRead { flaws, .. }) => unfolded(seen, flaws),
            Notice::Partly(Partly::GameEnded { .. }) => vec![Shown::Title(said)],
            Notice::Open(Happening::Passed { .. } | Happening::SettlementAwaited) => vec![faint(&said)],
            _ => vec![Shown::told(said)],
        }
    }

    fn story(seen: &At<'_>, notice: &Notice) -> Vec<Shown> {
        let speaker = say(seen);
        let said = || Shown::at(1, speaker.notice(&names(seen), notice));
        match notice {
            Notice::Open(Happening::RoundBegan { .. }) => {
                vec![Shown::heading(speaker.notice(&names(seen), notice))]
            }
            // In the story a commitment counts once it is accepted.
            Notice::Partly(Partly::ProposalAccepted { line, text }) => {
                let slot = capitalised(&speaker.slot(Slot::commitment(*line)));
                let args = Args::new().with("slot", slot).with("text", &**text);
                vec![Shown::at(1, Terminal::terminal(seen.language).say("unfold-line", &args))]
            }
            Notice::Open(
                Happening::DesireSet { .. }
                | Happening::FlawReworded { .. }
                | Happening::AchievementsGained { .. }
                | Happening::Summarised { text: Some(_) },
            )
            | Notice::Partly(
                Partly::ObstacleSet { .. } | Partly::ObstacleChosen { .. } | Partly::FlawsRead { .. },
            ) => vec![said()],
            _ => Vec::new(),
        }
    }

    fn kind(seen: &At<'_>, action: &Action) -> String {
        say(seen).verb(action.kind())
    }

    fn choice(seen: &At<'_>, choice: &Choice<Action>) -> String {
        say(seen).choice(&names(seen), seen.view, choice)
    }

    fn action(seen: &At<'_>, action: &Action) -> Option<String> {
        Some(say(seen).action(&names(seen), seen.view, action))
    }

    fn question(seen: &At<'_>, action: &Action, field: &str) -> String {
        say(seen).question(action.kind(), field)
    }

    fn value(seen: &At<'_>, _: &Action, field: &str, value: &Value) -> String {
        say(seen).value(&names(seen), seen.view, field, value)
    }

    fn counted(seen: &At<'_>, _: &Action, _: &str, counts: &Map<String, Value>) -> String {
        let tokens = serde_json::from_value(Value::Object(counts.clone())).unwrap_or(Tokens::NONE);
        say(seen).tokens_and_points(tokens)
    }

    fn hint(seen: &At<'_>, action: &Action) -> Option<String> {
        say(seen).hint(action.kind())
    }

    fn ideas(_: &At<'_>, action: &Action, _: &str) -> Option<String> {
        let group = match action.kind() {
            ActionKind::SetDesire | ActionKind::SuggestDesire => "desire-",
            ActionKind::SetObstacle | ActionKind::SuggestObstacle => "obstacle-",
            ActionKind::Propose => "commitment-",
            ActionKind::WriteFlaw | ActionKind::RewordFlaw => "flaw-",
            ActionKind::AddWord => "word",
            _ => return None,
        };
        Some(group.to_owned())
    }

    fn preset(_: &At<'_>, action: &Action, field: &str) -> Option<Value> {
        // A rebate of nothing is no rebate.
        (action.kind() == ActionKind::SetRebate && field == "rebate").then(|| 1.into())
    }

    fn idle(field: &str, answers: &Map<String, Value>) -> Option<Value> {
        let given = |field: &str| answers.get(field).cloned().unwrap_or(Value::Null);
        match field {
            "ask_points" if given("ask_count") == 0 => Some(Value::Null),
            "disclosed" if serde_json::from_value(given("give")).ok() == Some(Tokens::NONE) => {
                Some(false.into())
            }
            _ => None,
        }
    }

    fn takes_words(action: &Action) -> bool {
        matches!(
            action.kind(),
            ActionKind::SetDesire
                | ActionKind::SuggestDesire
                | ActionKind::SetObstacle
                | ActionKind::AddWord
                | ActionKind::Propose
                | ActionKind::WriteFlaw
                | ActionKind::Summarise
        )
    }

    fn gathers(language: Language, action: &Action) -> Option<String> {
        matches!(action, Action::Offer { .. }).then(|| terminal(language, "menu-trade"))
    }

    fn leaves_out(action: &Action, all: &[Choice<Action>]) -> bool {
        // Nobody suggests an obstacle to themselves.
        let sets = || all.iter().any(|choice| choice.action.kind() == ActionKind::SetObstacle);
        action.kind() == ActionKind::SuggestObstacle && sets()
    }

    fn sheet(seen: &At<'_>) -> Vec<Shown> {
        let lines = say(seen).sheet(&names(seen), seen.view);
        lines.into_iter().map(|line| Shown::at(line.depth, line.text)).collect()
    }

    fn context(seen: &At<'_>) -> Vec<Shown> {
        let (view, speaker) = (seen.view, say(seen));
        let Some(contract) = &view.contract else { return Vec::new() };
        let mut shown = Vec::new();
        if matches!(view.stage, Stage::Place | Stage::Convert | Stage::Intervene) {
            shown.push(Shown::at(0, ""));
            for line in speaker.dice(contract) {
                let mark = "  ".repeat(line.depth + 1);
                shown.push(if line.depth == 0 {
                    Shown::Fitted(mark, line.text)
                } else {
                    Shown::Line(Emphasis::Plain, mark, line.text)
                });
            }
        }
        let faust =
            matches!(view.stage, Stage::Decide | Stage::Pay | Stage::Settle) && view.you == Some(Role::Faust);
        if faust || view.stage == Stage::Intervene {
            let tokens = speaker.tokens_and_points(view.available());
            let args = Args::new().with("tokens", tokens);
            shown.push(Shown::at(1, Terminal::terminal(seen.language).say("your-tokens", &args)));
        }
        shown
    }

    fn stage(seen: &At<'_>) -> Option<String> {
        Some(say(seen).stage(seen.view.stage))
    }

    fn chosen(view: &View) -> &Self::Options {
        &view.options
    }

    fn ending(seen: &At<'_>) -> Vec<String> {
        let view = seen.view;
        let Some(ending) = view.ending else { return Vec::new() };
        let tokens = ByRole::new(|role| view.purses[role].tokens.unwrap_or_default());
        let tie = view.options.demon_perfect_tie;
        say(seen).ending(&names(seen), ending, view.achievements, &tokens, tie)
    }

    fn last_word(seen: &At<'_>) -> Option<&'static str> {
        Some(match seen.view.ending? {
            Ending::Nobody => "end-nobody",
            Ending::Faust => "end-faust",
            Ending::Demon(_) | Ending::Shared => "end-demon",
        })
    }

    fn progress(view: &View) -> u32 {
        view.round.into()
    }

    fn look(seen: &At<'_>, word: &str) -> Option<Vec<Shown>> {
        ["e", "E"].contains(&word).then(|| effects(seen))
    }

    fn own_help(language: Language) -> Vec<String> {
        vec![terminal(language, "help-e")]
    }

    fn moment(seen: &At<'_>) -> Option<String> {
        let view = seen.view;
        let you = view.you?;
        let awaited = view.awaited().contains(&you);
        let offer =
            view.offers.iter().find(|offer| offer.to == you).map(|offer| format!("offer {}", offer.id.0));
        let wish = (view.stage == Stage::Desire && !awaited).then(|| "wish".to_owned());
        let sells = view.stage == Stage::Decide && view.rep_role() == Some(you);
        offer.or(wish).or_else(|| sells.then(|| format!("rebate {}", view.round)))
    }

    fn is_due(seen: &At<'_>) -> bool {
        let view = seen.view;
        let Some(you) = view.you else { return false };
        // While anybody may bend the dice, Faust is asked first, then the Rep, then the Rival.
        let before = order(view).into_iter().take_while(|role| *role != you);
        view.stage != Stage::Intervene
            || view.own_debt().is_some()
            || before.into_iter().all(|role| !view.awaited().contains(&role))
    }

    fn bots_first(view: &View) -> bool {
        view.offers.iter().any(|offer| Some(offer.to) != view.you)
    }

    fn order(view: &View, _: usize) -> Vec<Seat> {
        let seat = |role: Role| view.seats.iter().find(|(_, known)| **known == role).map(|(seat, _)| seat);
        order(view).into_iter().filter_map(seat).collect()
    }
}

/// In which order the bots are asked: Faust, the Rep, the Rival.
fn order(view: &View) -> [Role; 3] {
    let rep = view.rep.unwrap_or(Demon::A);
    [Role::Faust, rep.into(), rep.other().into()]
}

/// The contract is unfolded: each half line with its die and what it does.
fn unfolded(seen: &At<'_>, flaws: &[kernel::Text]) -> Vec<Shown> {
    let speaker = say(seen);
    let mut shown = vec![Shown::Title(terminal(seen.language, "unfold-title"))];
    let Some(contract) = seen.view.contract.as_ref().filter(|contract| contract.revealed) else {
        shown.extend(speaker.flaws(flaws).into_iter().map(|flaw| Shown::at(0, flaw)));
        return shown;
    };
    let mut half = |slot: Slot, text: &str| {
        let face = contract.on(slot).map_or(0, |(_, die)| die.face);
        let args = Args::new().with("slot", capitalised(&speaker.slot(slot))).with("text", text);
        let said = Terminal::terminal(seen.language).say("unfold-line", &args);
        shown.push(Shown::Line(Emphasis::Plain, format!("  [{face}] "), said));
        shown.push(Shown::Line(Emphasis::Bold, "      → ".to_owned(), speaker.effect(slot.kind, face)));
    };
    for (number, line) in (1u8..).zip(&contract.lines) {
        half(Slot::commitment(number), &line.commitment);
        half(Slot::flaw(number), line.flaw.as_deref().unwrap_or_default());
    }
    shown
}

/// What the dice do.
fn effects(seen: &At<'_>) -> Vec<Shown> {
    let speaker = say(seen);
    let mut shown = vec![Shown::Title(terminal(seen.language, "effects-title"))];
    for (kind, id) in
        [(SlotKind::Commitment, "effects-commitment-title"), (SlotKind::Flaw, "effects-flaw-title")]
    {
        shown.push(Shown::at(0, terminal(seen.language, id)));
        for face in 1..=6 {
            let effect = speaker.effect(kind, face);
            shown.push(Shown::Line(Emphasis::Plain, format!("  [{face}]  "), effect));
        }
        shown.push(Shown::Line(Emphasis::Faint, "      ".to_owned(), speaker.effect_of_six(kind)));
    }
    shown
}
