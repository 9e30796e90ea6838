//! The choices of 4-KOMA as buttons and forms.

use kernel::Choice;
use leptos::prelude::*;
use serde_json::Value;
use words::yonkoma::{Names, Speaker};
use yonkoma::{Action, ActionKind, CharacterId, CharacterView, NpcSheets, View, Yonkoma};

use crate::{chance, context::TableContext, menu::Spoken};

fn speaker(ctx: TableContext<Yonkoma>) -> Speaker {
    Speaker::new(ctx.translator.language())
}

fn everybody(ctx: TableContext<Yonkoma>) -> Names {
    ctx.view.with(|view| Names::of(ctx.names.get(), view))
}

impl Spoken for Yonkoma {
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

    fn rule(action: &Action) -> Option<&'static str> {
        Some(action.kind().rule().0)
    }

    fn idea(ctx: TableContext<Self>, action: &Action, field: &str) -> Option<String> {
        let group = group(action.kind(), field)?;
        let language = ctx.view.with_untracked(|view| view.language);
        let texts = words::bank(language, "yonkoma").texts(group);
        let [byte, more] = chance::bytes::<2>();
        let place = usize::from(u16::from_le_bytes([byte, more]));
        // No two go by the same name.
        let taken = |text: &&String| {
            field == "name"
                && ctx.view.with_untracked(|view| view.board.characters.iter().any(|c| *c.name == ***text))
        };
        let mut ideas = texts.iter().cycle().skip(place % texts.len().max(1)).take(texts.len());
        Some(ideas.find(|text| !taken(text)).cloned().unwrap_or_default())
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

/// Where the bank has something for a field.
fn group(kind: ActionKind, field: &str) -> Option<&'static str> {
    Some(match (kind, field) {
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
        (ActionKind::GrantGift, "gift") => "new-gift",
        (ActionKind::MarkMoment, "caption") => "caption",
        (ActionKind::JudgeSpecific, "event") => "unforeseen",
        _ => return None,
    })
}
