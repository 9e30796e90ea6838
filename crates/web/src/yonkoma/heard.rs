//! What was told, read from JSON field by field: the derived reader of so many variants is large.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use yonkoma::Notice;

/// The field, if it is there; one that is left out is `null`.
fn field<T: DeserializeOwned>(fields: &mut Map<String, Value>, name: &str) -> Option<T> {
    kernel::json::from(&fields.remove(name).unwrap_or_default())
}

/// One reader for all variants. Whoever adds a variant to the game and not here hears from the compiler.
macro_rules! notices {
    ($($name:literal => $variant:ident { $($field:ident),* },)*) => {
        /// What was told.
        pub(super) fn read(told: Value) -> Option<Notice> {
            let Value::Object(mut fields) = told else { return None };
            Some(match fields.remove("told")?.as_str()? {
                $($name => Notice::$variant { $($field: field(&mut fields, stringify!($field))?),* },)*
                _ => return None,
            })
        }

        #[cfg(test)]
        fn name(notice: &Notice) -> &'static str {
            match notice {
                $(Notice::$variant { .. } => $name,)*
            }
        }
    };
}

notices! {
    "world_set" => WorldSet { text },
    "world_confirmed" => WorldConfirmed { by },
    "sheet_submitted" => SheetSubmitted { by, character, sheet },
    "sheet_approved" => SheetApproved { character, restriction },
    "sheet_returned" => SheetReturned { character, field, reason },
    "npc_made" => NpcMade { by, npc, name, important, sign },
    "npc_sheet" => NpcSheet { npc, concept, flaw },
    "npc_matters" => NpcMatters { npc, important },
    "npc_bound" => NpcBound { npc, text },
    "npc_bond_shown" => NpcBondShown { npc, text },
    "notes_written" => NotesWritten {},
    "bonds_submitted" => BondsSubmitted { character, bonds },
    "bonds_returned" => BondsReturned { character, reason },
    "session_began" => SessionBegan { session, gm_pool },
    "scene_began" => SceneBegan { scene, title },
    "character_entered" => CharacterEntered { character },
    "character_back" => CharacterBack { character },
    "narrated" => Narrated { by, text },
    "fact" => Fact { text },
    "bond_claimed" => BondClaimed { character, bond, erase, text },
    "bond_paid" => BondPaid { character, bond, erased, text },
    "bond_declined" => BondDeclined { character, bond, by },
    "bond_undone" => BondUndone { character, bond, erased },
    "condition_given" => ConditionGiven { character, label, sign, by },
    "condition_ended" => ConditionEnded { character, label },
    "gift_used" => GiftUsed { character, gift, how, text },
    "gift_given_back" => GiftGivenBack { character, gift },
    "test_began" => TestBegan { by, roller, goal, approach },
    "conflict_began" => ConflictBegan { a, b, stake },
    "basis_set" => BasisSet { character, basis, pool },
    "conditions_judged" => ConditionsJudged { character, pool },
    "helper_joined" => HelperJoined { character, roller },
    "helper_left" => HelperLeft { character },
    "anecdote_told" => AnecdoteTold { by, text },
    "contest_dropped" => ContestDropped {},
    "thrown" => Thrown { character, dice, total },
    "throw_replaced" => ThrowReplaced { character },
    "success_added" => SuccessAdded { character, total },
    "passed" => Passed { by },
    "koma_spent" => KomaSpent { by, character, text },
    "setback_taken" => SetbackTaken { character, severity, text },
    "rerolled" => Rerolled { character, kept, thrown, total },
    "approach_changed" => ApproachChanged { character, approach },
    "round_compared" => RoundCompared { round, totals, winner, lead },
    "specific_judged" => SpecificJudged { character, text },
    "award_passed" => AwardPassed { by },
    "round_told" => RoundTold { text },
    "went_out_of_play" => WentOutOfPlay { character, until },
    "eliminated" => Eliminated { character },
    "roller_named" => RollerNamed { character },
    "went_on" => WentOn { character, approach },
    "stopped" => Stopped { character },
    "conceded" => Conceded { character, text },
    "koma_gained" => KomaGained { character, n, reason },
    "test_settled" => TestSettled { character, total, degree },
    "conflict_settled" => ConflictSettled { winner, effective, degree, cause },
    "story_proposed" => StoryProposed { by, text, waits_for },
    "consent_given" => ConsentGiven { by },
    "consent_refused" => ConsentRefused { by },
    "result_told" => ResultTold { by, text },
    "bond_imposed" => BondImposed { target, winner, text, replaced },
    "replacement_asked" => ReplacementAsked { target, text, replaces },
    "gift_granted" => GiftGranted { character, text },
    "concept_changed" => ConceptChanged { character, text },
    "flaw_changed" => FlawChanged { character, text },
    "session_ended" => SessionEnded { session },
    "bond_changed" => BondChanged { character, text },
    "bond_dropped" => BondDropped { character, text },
    "adventure_ended" => AdventureEnded { adventure },
    "setback_erased" => SetbackErased { character, severity },
    "adventure_began" => AdventureBegan { adventure },
    "table_closed" => TableClosed {},
    "moment_marked" => MomentMarked { moment },
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{
        Actor, BySeat, Casting, Game as _, Knowledge, Language, Player as _, Recorder, Seal, Secret, Seq,
        Viewer,
    };
    use search::yonkoma::Bot;
    use yonkoma::{Options, Role, Yonkoma};

    use super::*;

    /// A game of bots: everything that anybody was told.
    fn told(seed: u8) -> Vec<Notice> {
        let seal = Seal::new(Secret::new([seed; 32]), Vec::new());
        let roles = vec![Role::GameMaster, Role::Player, Role::Player];
        let casting = Casting { language: Language::Fr, roles: BySeat::new(roles) };
        let dealt =
            kernel::open(&Yonkoma, &Options::default(), &casting, &mut seal.row(Seq(0))).expect("a table");
        let mut state = Yonkoma.start(&dealt.setup);
        let mut told = vec![Vec::new(); 4];
        for seq in 1..2_000 {
            let mut whim = seal.row(Seq(seq));
            let wants = casting.roles.seats().find_map(|seat| {
                let known = Knowledge {
                    view: Yonkoma.view(&state, Viewer::Seat(seat)),
                    told: told[usize::from(seat.0)].clone(),
                };
                let action = Bot::default().act(&Yonkoma, &known, &mut Recorder::new(&mut whim))?;
                Some((seat, action))
            });
            let Some((seat, action)) = wants else { break };
            let deed = kernel::submit(
                &Yonkoma,
                &state,
                Actor::Seat(seat),
                &action,
                &mut seal.row(Seq(10_000 + seq)),
            );
            for event in deed.expect("bots keep to the rules").events {
                for (told, viewer) in told.iter_mut().zip(Viewer::all(3)) {
                    told.extend(Yonkoma.tell(&state, &event, viewer));
                }
                Yonkoma.apply(&mut state, &event);
            }
        }
        told.concat()
    }

    #[test]
    fn what_was_told_is_read_as_it_was_written() {
        let mut seen = BTreeSet::new();
        for notice in (0..8).flat_map(told) {
            let written = serde_json::to_value(&notice).expect("JSON");
            assert_eq!(written["told"], name(&notice));
            assert_eq!(read(written).as_ref(), Some(&notice));
            seen.insert(name(&notice));
        }
        assert!(seen.len() > 30, "hardly anything happened: {seen:?}");
        assert_eq!(read(serde_json::json!({"told": "nonsense"})), None);
        assert_eq!(read(serde_json::json!({"told": "narrated"})), None);
    }
}
