//! What was told, read from JSON field by field. The derived reader of so many variants is as large as a tenth of
//! the page; this one does the same in a few lines, and a test holds it to the same.

use psychodrame::Notice;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::json;

/// The field, if it is there; one that is left out is `null`.
fn field<T: DeserializeOwned>(fields: &mut Map<String, Value>, name: &str) -> Option<T> {
    // A word that the language keeps for itself.
    let name = if name == "trait_id" { "trait" } else { name };
    json::from(&fields.remove(name).unwrap_or_default())
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
    "identity_set" => IdentitySet { by, who, name, age, activity },
    "belief_set" => BeliefSet { by, who, slot, scope, text },
    "belief_cleared" => BeliefCleared { by, who, slot },
    "trait_set" => TraitSet { by, who, written },
    "balance_set" => BalanceSet { by, who, pair, scores },
    "relation_acknowledged" => RelationAcknowledged { by, of, agrees, comment },
    "secondary_promoted" => SecondaryPromoted { by, who, secondary, name },
    "sheet_confirmed" => SheetConfirmed { by, who },
    "remarked" => Remarked { by, kind, about, text },
    "creation_ended" => CreationEnded {},
    "direction_offered" => DirectionOffered { to },
    "direction_passed" => DirectionPassed { by },
    "everybody_passed" => EverybodyPassed {},
    "director_named" => DirectorNamed { director },
    "trait_created" => TraitCreated { by, who, created },
    "end_proposed" => EndProposed { by },
    "end_voted" => EndVoted { by, yes },
    "vote_closed" => VoteClosed {},
    "game_ended" => GameEnded { scenes, tally },
    "scene_framed" => SceneFramed { director, number, focus, problem, place, present, what },
    "narrated" => Narrated { entry, by, who, text },
    "entered" => Entered { entry, by, who, first, text },
    "left" => Left { entry, by, who, text },
    "secondary_created" => SecondaryCreated { by, who, name, description },
    "brought_in" => BroughtIn { by, who },
    "secondary_claimed" => SecondaryClaimed { by, who },
    "secondary_given" => SecondaryGiven { who, to },
    "secondary_released" => SecondaryReleased { by, who },
    "purged_by_act" => PurgedByAct { entry, by, who, emotion, text },
    "purged_by_belief" => PurgedByBelief { by, who, emotion, belief, scope, text },
    "conflict_initiated" => ConflictInitiated { entry, by, who, goal, against, inner },
    "cards_drawn" => CardsDrawn { by, who, cards, why },
    "deck_renewed" => DeckRenewed { cards },
    "accepted" => Accepted { by, who, text },
    "refused" => Refused { by, who, text },
    "opposed" => Opposed { by, who, text },
    "stayed_out" => StayedOut { by },
    "window_extended" => WindowExtended { by },
    "cards_put_under" => CardsPutUnder { cards },
    "nobody_opposed" => NobodyOpposed { by, who },
    "left_to_narration" => LeftToNarration {},
    "yield_ended" => YieldEnded {},
    "development_began" => DevelopmentBegan { order },
    "trait_used" => TraitUsed { entry, by, who, trait_id, name, text },
    "points_discharged" => PointsDischarged { entry, by, who, points, text },
    "support_offered" => SupportOffered { by, who },
    "support_declined" => SupportDeclined { by, from, who },
    "supported" => Supported { by, who },
    "joined" => Joined { by, who, side, order },
    "declared_done" => DeclaredDone { by },
    "done_cancelled" => DoneCancelled { seats },
    "play_began" => PlayBegan {},
    "combination_played" => CombinationPlayed { entry, by, who, cards, risk, targets },
    "psych_window_opened" => PsychWindowOpened {},
    "belief_ticked" => BeliefTicked { by, who, belief, conviction, swap_with, text },
    "psych_passed" => PsychPassed { by },
    "round_settled" => RoundSettled { round, settled },
    "tie_awaited" => TieAwaited { rank, decider },
    "tie_decided" => TieDecided { by, rank, each },
    "rematch_began" => RematchBegan { round, order },
    "result_awaited" => ResultAwaited { side, narrators },
    "result_narrated" => ResultNarrated { entry, by, who, text },
    "packet_made" => PacketMade { packet },
    "note_taken" => NoteTaken { who, risk, points },
    "fact_established" => FactEstablished { who, risk },
    "packets_awaited" => PacketsAwaited {},
    "packet_given" => PacketGiven { packet, victim, to },
    "points_spent" => PointsSpent { packet, by, victim, on, points, risk, text },
    "trait_vanished" => TraitVanished { who, trait_id, name, problem },
    "acts_awaited" => ActsAwaited { who },
    "act_proposed" => ActProposed { by, act },
    "death_answered" => DeathAnswered { by, who, agrees },
    "act_narrated" => ActNarrated { entry, by, act },
    "character_died" => CharacterDied { who },
    "conflict_ended" => ConflictEnded {},
    "closing_began" => ClosingBegan { by, text },
    "declared_ready" => DeclaredReady { by },
    "scene_ended" => SceneEnded { focus, gained, points },
    "resolution_awaited" => ResolutionAwaited { who },
    "problem_resolved" => ProblemResolved { by, who, text, past, problem, concerns },
    "character_retired" => CharacterRetired { by, who, text },
    "writing_awaited" => WritingAwaited { seats },
    "sheet_begun" => SheetBegun { by, who },
    "character_declined" => CharacterDeclined { by },
    "challenged" => Challenged { by, entry, author, text },
    "explained" => Explained { by, text },
    "challenge_withdrawn" => ChallengeWithdrawn { by },
    "maintained" => Maintained { by },
    "ruled" => Ruled { by, upheld, text },
    "retold" => Retold { by, text },
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{BySeat, Casting, Language, testkit::random_game};
    use psychodrame::{Options, Psychodrame, Role};

    use super::*;

    #[test]
    fn what_was_told_is_read_as_it_was_written() {
        let mut seen = BTreeSet::new();
        for seed in 0..40 {
            let casting = Casting { language: Language::Fr, roles: BySeat::new(vec![Role::Player; 3]) };
            let options = Options { support_refusable: true, rematch_join: true, ..Options::default() };
            let played = random_game(&Psychodrame, &options, &casting, seed, 400).expect("a game");
            for event in played.record.rows.iter().flat_map(|row| &row.events) {
                let written = serde_json::to_value(event).expect("JSON");
                assert_eq!(written["told"], name(event));
                assert_eq!(read(written).as_ref(), Some(event));
                seen.insert(name(event));
            }
        }
        assert!(seen.len() > 35, "hardly anything happened: {seen:?}");
        assert_eq!(read(serde_json::json!({"told": "nonsense"})), None);
        assert_eq!(read(serde_json::json!({"told": "narrated"})), None);
    }
}
