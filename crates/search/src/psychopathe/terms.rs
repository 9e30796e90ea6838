//! The terms of the evaluation, by name; their weights are data.
//!
//! Every term counts something for a player; the evaluation is the weighted sum for white minus that for black.

/// Rings of the board, from the centre to the border.
pub(crate) const RINGS: usize = 5;

pub(crate) const PSYCHOLOGISTS: usize = 0; // 2: the first, the second
pub(crate) const INFORMERS: usize = 2; // 4
pub(crate) const NURSES: usize = 6; // 6
pub(crate) const MOBILITY: usize = 12; // 4, by kind
pub(crate) const STUCK: usize = 16; // 4, by kind: pieces without a move
pub(crate) const HELD: usize = 20; // 4, by kind: own pieces held on one path
pub(crate) const CONTROLLED: usize = 24;
pub(crate) const CONTROLLED_NEAR: usize = 25;
pub(crate) const SPANS_ON_PSYCHOPATH: usize = 26;
pub(crate) const LIGHTS_ON_PSYCHOPATH: usize = 27;
pub(crate) const NURSES_ON_PSYCHOPATH: usize = 28;
pub(crate) const ALARM: usize = 29;
pub(crate) const THREATS: usize = 30;
pub(crate) const WATCHED: usize = 31;
pub(crate) const SPANNED: usize = 32;
pub(crate) const RESERVE: usize = 33;
pub(crate) const PLACE: usize = 34; // 4 kinds × RINGS
pub(crate) const ADVANCE: usize = PLACE + 4 * RINGS; // 4, by kind: steps towards the enemy
pub(crate) const TURN: usize = ADVANCE + 4;
/// Number of terms.
pub const N_TERMS: usize = TURN + 1;

const KINDS: [&str; 4] = ["psychopath", "psychologist", "informer", "nurse"];

/// The name of a term, as the weights file spells it.
pub fn term_name(term: usize) -> String {
    let kind = |first: usize| KINDS[(term - first).min(3)];
    match term {
        PSYCHOLOGISTS..INFORMERS => format!("material.psychologist.{}", term - PSYCHOLOGISTS + 1),
        INFORMERS..NURSES => format!("material.informer.{}", term - INFORMERS + 1),
        NURSES..MOBILITY => format!("material.nurse.{}", term - NURSES + 1),
        MOBILITY..STUCK => format!("mobility.{}", kind(MOBILITY)),
        STUCK..HELD => format!("stuck.{}", kind(STUCK)),
        HELD..CONTROLLED => format!("held.{}", kind(HELD)),
        CONTROLLED => "controlled.nodes".to_string(),
        CONTROLLED_NEAR => "controlled.round_psychopath".to_string(),
        SPANS_ON_PSYCHOPATH => "safety.spans".to_string(),
        LIGHTS_ON_PSYCHOPATH => "safety.informers".to_string(),
        NURSES_ON_PSYCHOPATH => "safety.nurses".to_string(),
        ALARM => "safety.alarm".to_string(),
        THREATS => "threats.pieces".to_string(),
        WATCHED => "threats.watched".to_string(),
        SPANNED => "threats.spanned".to_string(),
        RESERVE => "reserve".to_string(),
        PLACE..ADVANCE => {
            let place = term - PLACE;
            format!("place.{}.{}", KINDS[place / RINGS], place % RINGS)
        }
        ADVANCE..TURN => format!("advance.{}", kind(ADVANCE)),
        _ => "turn".to_string(),
    }
}
