//! What was told, read from JSON field by field. The derived reader of so many variants is as large as a tenth of
//! the page; this one does the same in a few lines, and a test holds it to the same.

use pactes::Notice;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::json;

/// The field, if it is there; one that is left out is `null`.
fn field<T: DeserializeOwned>(fields: &Map<String, Value>, name: &str) -> Option<T> {
    json::from(fields.get(name).unwrap_or(&Value::Null))
}

/// One reader for all variants. Whoever adds a variant to the game and not here hears from the compiler.
macro_rules! notices {
    ($($name:literal => $variant:ident { $($field:ident),* },)*) => {
        /// What was told.
        pub(super) fn read(told: Value) -> Option<Notice> {
            let Value::Object(fields) = told else { return None };
            Some(match fields.get("told")?.as_str()? {
                $($name => Notice::$variant { $($field: field(&fields, stringify!($field))?),* },)*
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
    "desire_suggested" => DesireSuggested { by, text },
    "desire_set" => DesireSet { text },
    "obstacle_suggested" => ObstacleSuggested { by, text },
    "obstacle_set" => ObstacleSet { by, number, text, word },
    "aid_started" => AidStarted { by },
    "sin_chosen" => SinChosen { by, sin },
    "word_added" => WordAdded { by, number, text, link },
    "first_rep_awaited" => FirstRepAwaited {},
    "first_rep_chosen" => FirstRepChosen { demon },
    "round_began" => RoundBegan { round, rep },
    "obstacle_chosen" => ObstacleChosen { by, obstacle, text },
    "proposed" => Proposed { text },
    "proposal_accepted" => ProposalAccepted { line, text },
    "proposal_refused" => ProposalRefused { reason },
    "proposal_withdrawn" => ProposalWithdrawn {},
    "flaw_written" => FlawWritten { by, line, text },
    "went_on" => WentOn {},
    "rebate_granted" => RebateGranted { rebate },
    "signed" => Signed { price },
    "paid" => Paid { tokens },
    "drawn" => Drawn { by, count, tokens, cause },
    "reserve_refilled" => ReserveRefilled { count },
    "dice_rolled" => DiceRolled { faces },
    "die_placed" => DiePlaced { die, face, slot },
    "die_lifted" => DieLifted { die, face },
    "conversion_opened" => ConversionOpened { die },
    "die_converted" => DieConverted { die, from },
    "conversion_skipped" => ConversionSkipped {},
    "discard_fell_due" => DiscardFellDue { by, count },
    "discard_settled" => DiscardSettled { by, tokens },
    "placement_confirmed" => PlacementConfirmed {},
    "die_rerolled" => DieRerolled { by, slot, from, to, token },
    "die_shifted" => DieShifted { by, slot, from, to, token },
    "passed" => Passed { by },
    "flaws_read" => FlawsRead { flaws, effects },
    "settlement_awaited" => SettlementAwaited {},
    "achievements_gained" => AchievementsGained { count },
    "summarised" => Summarised { text },
    "flaw_objected" => FlawObjected { by, line },
    "flaw_reworded" => FlawReworded { line, text },
    "offer_made" => OfferMade { offer, from, to, count, give, disclosed, ask_count, ask_points, note },
    "offer_accepted" => OfferAccepted { offer, from, to, given, give, returned, tokens },
    "offer_declined" => OfferDeclined { offer, from, to },
    "offer_withdrawn" => OfferWithdrawn { offer, from, to },
    "offer_lapsed" => OfferLapsed { offer, from, to },
    "game_ended" => GameEnded { ending, achievements, tokens },
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{
        Actor, BySeat, Casting, Game as _, Knowledge, Language, Player as _, Recorder, Seal, Secret, Seq,
        Viewer,
    };
    use pactes::{Options, Pactes, Role};
    use search::pactes::Bot;

    use super::*;

    /// A game of bots: everything that anybody was told.
    fn told(seed: u8) -> Vec<Notice> {
        let seal = Seal::new(Secret::new([seed; 32]), Vec::new());
        let casting = Casting { language: Language::Fr, roles: BySeat::new(Role::ALL.to_vec()) };
        let dealt =
            kernel::open(&Pactes, &Options::default(), &casting, &mut seal.row(Seq(0))).expect("a table");
        let mut state = Pactes.start(&dealt.setup);
        let mut told = vec![Vec::new(); 4];
        for seq in 1..5_000 {
            let mut whim = seal.row(Seq(seq));
            let wants = casting.roles.seats().find_map(|seat| {
                let known = Knowledge {
                    view: Pactes.view(&state, Viewer::Seat(seat)),
                    told: told[usize::from(seat.0)].clone(),
                };
                let action = Bot::default().act(&Pactes, &known, &mut Recorder::new(&mut whim))?;
                Some((seat, action))
            });
            let Some((seat, action)) = wants else { break };
            let deed =
                kernel::submit(&Pactes, &state, Actor::Seat(seat), &action, &mut seal.row(Seq(10_000 + seq)));
            for event in deed.expect("bots keep to the rules").events {
                for (told, viewer) in told.iter_mut().zip(Viewer::all(3)) {
                    told.extend(Pactes.tell(&state, &event, viewer));
                }
                Pactes.apply(&mut state, &event);
            }
        }
        told.concat()
    }

    #[test]
    fn what_was_told_is_read_as_it_was_written() {
        let mut seen = BTreeSet::new();
        for notice in (0..6).flat_map(told) {
            let written = serde_json::to_value(&notice).expect("JSON");
            assert_eq!(written["told"], name(&notice));
            assert_eq!(read(written).as_ref(), Some(&notice));
            seen.insert(name(&notice));
        }
        assert!(seen.len() > 25, "hardly anything happened: {seen:?}");
        assert_eq!(read(serde_json::json!({"told": "nonsense"})), None);
        assert_eq!(read(serde_json::json!({"told": "signed"})), None);
    }
}
