//! The choices of 4-KOMA as buttons and forms.

use kernel::Choice;
use leptos::prelude::*;
use search::yonkoma::{EPISODES, Somebody, next_of, prepared, situation, still_to_come};
use serde_json::Value;
use words::yonkoma::{Names, Speaker};
use yonkoma::{Action, ActionKind, CharacterId, CharacterView, Degree, NpcSheets, View, Yonkoma};

use super::episode::{played, spotlight, told};
use crate::{chance, context::TableContext, menu::SaysChoices};

fn speaker(ctx: TableContext<Yonkoma>) -> Speaker {
    Speaker::new(ctx.translator.language())
}

fn everybody(ctx: TableContext<Yonkoma>) -> Names {
    ctx.view.with(|view| Names::of(ctx.names.get(), view))
}

impl SaysChoices for Yonkoma {
    fn choice(ctx: TableContext<Self>, choice: &Choice<Action>) -> String {
        match ctx.view.with(|view| about(view, &choice.action)) {
            Some(what) => format!("{} ({what})", speaker(ctx).action(choice.action.kind())),
            None => speaker(ctx).choice(&everybody(ctx), choice),
        }
    }

    fn question(ctx: TableContext<Self>, action: &Action, field: &str) -> String {
        speaker(ctx).question(action.kind(), field)
    }

    fn value(ctx: TableContext<Self>, action: &Action, field: &str, value: &Value) -> String {
        ctx.view.with(|view| speaker(ctx).value(&everybody(ctx), view, action, field, value))
    }

    fn hint(ctx: TableContext<Self>, action: &Action) -> Option<String> {
        if let Action::CreateNpc { .. } | Action::DescribeNpc { .. } = action {
            let seen = match ctx.view.with(|view| view.board.options.npc_sheets) {
                NpcSheets::HiddenUntilConflict => "yk-npc-until-conflict",
                NpcSheets::Public => "yk-npc-public",
                NpcSheets::Hidden => "yk-npc-hidden",
            };
            return Some(ctx.translator.just(seen));
        }
        let degree = ctx.view.with(|view| view.board.contest.as_ref()?.settled?.degree);
        speaker(ctx).hint(action.kind(), degree)
    }

    fn price(ctx: TableContext<Self>, action: &Action) -> Option<String> {
        let price = match action {
            Action::EndSession => "yk-price-session",
            Action::EndAdventure => "yk-price-adventure",
            Action::Close => "yk-price-close",
            _ => return None,
        };
        Some(ctx.translator.just(price))
    }

    fn rule(action: &Action) -> Option<&'static str> {
        Some(action.kind().rule().0)
    }

    fn idea(ctx: TableContext<Self>, action: &Action, field: &str) -> Option<String> {
        let group = group(ctx, action.kind(), field)?;
        if let Some(own) = prepared_here(ctx, action, group) {
            return Some(own);
        }
        let language = ctx.view.with_untracked(|view| view.language);
        // No two go by the same name.
        let taken = |text: &String| {
            field == "name"
                && ctx.view.with_untracked(|view| view.board.characters.iter().any(|c| *c.name == **text))
        };
        let texts = words::bank(language, "yonkoma").texts(group);
        let free: Vec<&String> = texts.iter().filter(|text| !taken(text)).collect();
        let idea = free.get(any_of(free.len())).map(|text| (*text).clone()).unwrap_or_default();
        let to = || ctx.view.with_untracked(|view| spotlight(view, told(ctx).iter()));
        Some(if idea.contains("%x") { words::name_in(&idea, "%x", &to()) } else { idea })
    }

    fn ideas(ctx: TableContext<Self>, action: &Action, field: &str) -> Vec<(String, String)> {
        let whole = match action {
            Action::CreateNpc { .. } => somebody_new(ctx),
            Action::DescribeNpc { npc, .. } => somebody_known(ctx, *npc),
            _ => None,
        };
        let Some(Somebody { name, sign, concept, flaw, gift }) = whole else {
            let idea = Self::idea(ctx, action, field);
            return idea.map(|idea| (field.to_owned(), idea)).into_iter().collect();
        };
        let fields =
            [("name", Some(name)), ("sign", sign), ("concept", concept), ("flaw", flaw), ("gift", gift)];
        let is_new = matches!(action, Action::CreateNpc { .. });
        let filled = fields.into_iter().filter(|(field, _)| is_new || matches!(*field, "concept" | "flaw"));
        filled.filter_map(|(field, text)| Some((field.to_owned(), text?.to_owned()))).collect()
    }

    fn has_ideas(ctx: TableContext<Self>, action: &Action, field: &str) -> bool {
        group(ctx, action.kind(), field).is_some()
    }

    fn preset(ctx: TableContext<Self>, action: &Action, field: &str) -> Option<Value> {
        let text = |text: &str| Some(Value::from(text));
        ctx.view.with(|view| match (action, field) {
            (Action::SetNotes { .. }, "text") => text(view.notes.as_ref()?),
            (Action::SetWorld { .. }, "text") => text(view.board.world.as_ref()?.text.as_ref()?),
            (Action::SubmitCharacter { .. }, _) => {
                let own = view.own().filter(|own| own.status != yonkoma::Presence::Eliminated)?;
                text(&sheet(own, field)?)
            }
            // Before the first Session the game master makes those to whom Bonds are tied.
            (Action::CreateNpc { .. }, "important") => Some((view.board.session == 0).into()),
            (Action::DescribeNpc { npc, .. }, "important") => {
                Some(view.board.character(*npc)?.important.into())
            }
            (Action::DescribeNpc { npc, .. }, _) => text(&sheet(view.board.character(*npc)?, field)?),
            (Action::ChangeBond { bond, .. }, "text") => {
                text(&view.own()?.bonds.get(usize::from(*bond))?.text)
            }
            (Action::ChangeConcept { character, .. }, "text") => {
                text(view.board.character(*character)?.concept.as_ref()?)
            }
            (Action::ChangeFlaw { character, .. }, "text") => {
                text(view.board.character(*character)?.flaw.as_ref()?)
            }
            _ => None,
        })
    }

    fn is_secret(action: &Action) -> bool {
        matches!(
            action,
            Action::SetNotes { .. }
                | Action::BindNpc { .. }
                | Action::CreateNpc { .. }
                | Action::DescribeNpc { .. }
        )
    }
}

/// Which Bond, Gift or Condition it is about, where there may be several.
fn about(view: &View, action: &Action) -> Option<String> {
    let place = |place: &u8| usize::from(*place);
    let of = |id: &CharacterId| view.board.character(*id);
    match action {
        Action::ChangeBond { bond, .. } | Action::DropBond { bond } => {
            Some(view.own()?.bonds.get(place(bond))?.text.to_string())
        }
        Action::UndoBond { character, bond } | Action::ShowBond { npc: character, bond } => {
            Some(of(character)?.bonds.get(place(bond))?.text.to_string())
        }
        Action::UseGift { character, gift, .. } | Action::GiveBackGift { character, gift } => {
            Some(of(character)?.gifts.get(place(gift))?.text.to_string())
        }
        Action::EndCondition { character, condition } => {
            let of = of(character)?.conditions.iter().find(|c| c.id == *condition)?;
            Some(of.label.to_string())
        }
        _ => None,
    }
}

/// What stands in a field of a sheet.
fn sheet(of: &CharacterView, field: &str) -> Option<String> {
    Some(match field {
        "name" => of.name.to_string(),
        "concept" => of.concept.as_ref()?.to_string(),
        "flaw" => of.flaw.as_ref()?.to_string(),
        "gift" => of.gifts.first()?.text.to_string(),
        "sign" => of.sign.as_ref()?.to_string(),
        _ => return None,
    })
}

/// One of so many.
fn any_of(n: usize) -> usize {
    usize::from(u16::from_le_bytes(chance::bytes::<2>())) % n.max(1)
}

/// Somebody of the episode who is not there yet.
fn somebody_new(ctx: TableContext<Yonkoma>) -> Option<Somebody> {
    let all = ctx.view.with_untracked(|view| Some(still_to_come(view, played(ctx, view)?)))?;
    all.get(any_of(all.len())).copied()
}

/// Somebody of the episode whom a player has invented, or who was never described.
fn somebody_known(ctx: TableContext<Yonkoma>, npc: CharacterId) -> Option<Somebody> {
    ctx.view.with_untracked(|view| {
        let all = search::yonkoma::cast(view.language, played(ctx, view)?);
        let name = view.board.character(npc)?.name.clone();
        all.into_iter().find(|who| *who.name == *name)
    })
}

/// What the episode has for whoever leads and was not said yet, in its order.
fn prepared_here(ctx: TableContext<Yonkoma>, action: &Action, group: &str) -> Option<String> {
    ctx.view.with_untracked(|view| {
        // Whatever is said of a person belongs to that person alone.
        if !view.is_gm() || group == "sign" || group.starts_with("npc-") {
            return None;
        }
        if let Action::SetWorld { .. } = action {
            let which = EPISODES[any_of(EPISODES.len())];
            return prepared(view.language, which, "world").first().cloned();
        }
        let (which, told) = (played(ctx, view)?, told(ctx));
        if let Action::Narrate { .. } = action {
            return situation(view, told.iter(), which, &spotlight(view, told.iter()));
        }
        next_of(view, &told, which, group).cloned()
    })
}

/// What a result is told with, by how well it went.
fn of_the_result(view: &View) -> &'static str {
    let degree = view.board.contest.as_ref().and_then(|contest| contest.settled?.degree);
    match degree {
        Some(Degree::Failure) | None => "trouble",
        Some(Degree::Partial) => "complication",
        Some(Degree::Full) => "result",
        Some(Degree::Spotlight) => "spotlight",
    }
}

/// Where the bank has something for a field.
fn group(ctx: TableContext<Yonkoma>, kind: ActionKind, field: &str) -> Option<&'static str> {
    Some(match (kind, field) {
        (ActionKind::Narrate, "text") if ctx.view.with_untracked(View::is_gm) => "turn-to",
        (ActionKind::TellResult, "text") => ctx.view.with_untracked(of_the_result),
        (ActionKind::SetWorld, "text") => "world",
        (ActionKind::SubmitCharacter, "name") => "name",
        (ActionKind::SubmitCharacter, "concept") => "concept",
        (ActionKind::SubmitCharacter, "flaw") => "flaw",
        (ActionKind::SubmitCharacter, "gift") => "gift",
        (ActionKind::SubmitCharacter | ActionKind::CreateNpc, "sign") => "sign",
        (ActionKind::InventNpc | ActionKind::CreateNpc, "name") => "npc-name",
        (ActionKind::CreateNpc | ActionKind::DescribeNpc, "concept") => "npc-concept",
        (ActionKind::CreateNpc | ActionKind::DescribeNpc, "flaw") => "npc-flaw",
        (ActionKind::BindNpc, "text") => "npc-bond",
        (ActionKind::SubmitBonds, "aim") => "aim",
        (ActionKind::SubmitBonds, "other_text" | "npc_text") => "relation",
        (ActionKind::StartSession | ActionKind::StartScene, "title") => "scene",
        (ActionKind::Attempt | ActionKind::CallTest, "goal") => "goal",
        (ActionKind::Attempt | ActionKind::CallTest | ActionKind::GoOn, "approach") => "approach",
        (ActionKind::StartConflict, "stake") => "stake",
        (ActionKind::TellAnecdote, "text") => "anecdote",
        (ActionKind::Award, "label") => "negative",
        (ActionKind::TellRound, "text") => "round",
        (ActionKind::ImposeBond, "text") => "imposed",
        (ActionKind::GrantGift | ActionKind::CreateNpc, "gift") => "new-gift",
        (ActionKind::AddFact, "text") => "fact",
        (ActionKind::MarkMoment, "caption") => "caption",
        (ActionKind::JudgeSpecific, "event") => "unforeseen",
        _ => return None,
    })
}
