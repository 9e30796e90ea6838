//! What was told, read from JSON field by field: the derived reader of so many variants would be a large part of the
//! page. A test holds this one to the same.

use innommable::{Happening, Notice, Partly};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::json;

/// The field, if it is there; one that is left out is `null`.
fn field<T: DeserializeOwned>(fields: &Map<String, Value>, name: &str) -> Option<T> {
    json::from(fields.get(name).unwrap_or(&Value::Null))
}

/// One reader for all variants. Whoever adds a variant to the game and not here hears from the compiler.
macro_rules! notices {
    ($read:ident, $wrap:ident $of:ident, $($name:literal => $variant:ident { $($field:ident),* },)*) => {
        fn $read(told: &str, fields: &Map<String, Value>) -> Option<Notice> {
            let what = match told {
                $($name => $of::$variant { $($field: field(fields, stringify!($field))?),* },)*
                _ => return None,
            };
            // Nothing is done here: a variant that is missing above does not compile.
            match &what {
                $($of::$variant { .. } => (),)*
            }
            Some(Notice::$wrap(what))
        }
    };
}

/// What was told.
pub(super) fn read(told: Value) -> Option<Notice> {
    let Value::Object(fields) = told else { return None };
    let name = fields.get("told")?.as_str()?;
    happening(name, &fields).or_else(|| partly(name, &fields))
}

notices! {
    happening, Open Happening,
    "preparation_finished" => PreparationFinished { place, date, spots, role },
    "character_submitted" => CharacterSubmitted { by, profile },
    "character_approved" => CharacterApproved { of },
    "character_returned" => CharacterReturned { of, reason },
    "play_started" => PlayStarted { bowl },
    "scene_started" => SceneStarted { scene, title, text },
    "narrated" => Narrated { by, text },
    "action_declared" => ActionDeclared { by, goal, target },
    "action_withdrawn" => ActionWithdrawn { by },
    "action_happened" => ActionHappened { by, text },
    "conflict_called" => ConflictCalled { kind, sides, goal, text, difficulty },
    "conflict_withdrawn" => ConflictWithdrawn { by },
    "yielded" => Yielded { by, text },
    "monologue_started" => MonologueStarted { by, kind, die, anchor_central, lore },
    "monologue_finished" => MonologueFinished { by, text, die, contestable },
    "monologue_cancelled" => MonologueCancelled { by, die },
    "anchor_contested" => AnchorContested { of, reason },
    "suggested" => Suggested { by, to, faces, from, text },
    "incorporated" => Incorporated { by, text },
    "auxiliary_gave" => AuxiliaryGave { by, to, faces, from, text },
    "gift_passed" => GiftPassed { by },
    "window_closed" => WindowClosed {},
    "dice_thrown" => DiceThrown { by, thrown, total, difficulty, mad },
    "gift_awaited" => GiftAwaited { by },
    "gift_die_thrown" => GiftDieThrown { by, thrown, total, mad },
    "action_stopped" => ActionStopped { by },
    "fell_short" => FellShort { by, missing },
    "failure_accepted" => FailureAccepted { by },
    "rerolled" => Rerolled { by, nth, text },
    "sacrificed" => Sacrificed { by, loss, text },
    "conflict_settled" => ConflictSettled { winner },
    "outcome_told" => OutcomeTold { by, text, incapacitates },
    "consented" => Consented { by, dies },
    "consent_refused" => ConsentRefused { by },
    "conflict_closed" => ConflictClosed {},
    "conflict_held" => ConflictHeld {},
    "conflict_resumed" => ConflictResumed {},
    "conflict_dropped" => ConflictDropped {},
    "character_lost" => CharacterLost { who, status },
    "anchor_changed" => AnchorChanged { of, to },
    "struck" => Struck { on, first, k, worst, threatens_anchor, text },
    "effect_accepted" => EffectAccepted { by },
    "effect_applied" => EffectApplied { on, text },
    "effect_cancelled" => EffectCancelled { on },
    "strike_closed" => StrikeClosed {},
    "recounted" => Recounted { faces, from, to },
    "last_act_asked" => LastActAsked {},
    "ended" => Ended { ending, text },
    "epilogue_told" => EpilogueTold { by, text },
    "epilogue_skipped" => EpilogueSkipped { by },
}

notices! {
    partly, Partly Partly,
    "mystery_written" => MysteryWritten { sheet },
    "dice_laid" => DiceLaid { dice },
    "die_moved" => DieMoved { die, from, to },
    "noted" => Noted { text },
    "revealed" => Revealed { number, dice, kind, text, difficulty },
    "published" => Published { number, text },
    "blacklisted" => Blacklisted { of, cause, unstruck },
    "closed" => Closed { mystery, notes },
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use innommable::{Innommable, Options};
    use kernel::{
        Actor, BySeat, Casting, Game as _, Knowledge, Language, Player as _, Recorder, Seal, Secret, Seq,
        Viewer,
    };
    use search::innommable::Bot;

    use super::*;
    use crate::game::Played as _;

    /// A game of bots: everything that anybody was told.
    fn told(seed: u8) -> Vec<Notice> {
        let seal = Seal::new(Secret::new([seed; 32]), Vec::new());
        let casting = Casting { language: Language::Fr, roles: BySeat::new(Innommable::roles(4)) };
        let opened = kernel::open(&Innommable, &Options::default(), &casting, &mut seal.row(Seq(0)));
        let mut state = Innommable.start(&opened.expect("a table").setup);
        let mut told = vec![Vec::new(); 5];
        for seq in 1..3_000 {
            let mut whim = seal.row(Seq(seq));
            let wants = casting.roles.seats().find_map(|seat| {
                let known = Knowledge {
                    view: Innommable.view(&state, Viewer::Seat(seat)),
                    told: told[usize::from(seat.0)].clone(),
                };
                let action = Bot::default().act(&Innommable, &known, &mut Recorder::new(&mut whim))?;
                Some((seat, action))
            });
            let Some((seat, action)) = wants else { break };
            let chance = &mut seal.row(Seq(10_000 + seq));
            let deed = kernel::submit(&Innommable, &state, Actor::Seat(seat), &action, chance);
            for event in deed.expect("bots keep to the rules").events {
                for (told, viewer) in told.iter_mut().zip(Viewer::all(4)) {
                    told.extend(Innommable.tell(&state, &event, viewer));
                }
                Innommable.apply(&mut state, &event);
            }
        }
        told.concat()
    }

    #[test]
    fn what_was_told_is_read_as_it_was_written() {
        let mut seen = BTreeSet::new();
        for notice in (0..2).flat_map(told) {
            let written = serde_json::to_value(&notice).expect("JSON");
            seen.insert(written["told"].to_string());
            assert_eq!(read(written).as_ref(), Some(&notice));
        }
        assert!(seen.len() > 25, "hardly anything happened: {seen:?}");
        assert_eq!(read(serde_json::json!({"told": "nonsense"})), None);
        assert_eq!(read(serde_json::json!({"told": "narrated"})), None);
    }
}
