//! Writing sheets.

use std::collections::BTreeSet;

use kernel::{Seat, Text};

use super::{Run, main_of, scene::end_game, table};
use crate::{
    event::Event,
    sheet::{Fate, STARTING_SCORE, Trait, TraitKind, slot},
    state::{Stage, last_main},
    vocabulary::{CharacterId, Concern, Pair, Scope, Stance, Subject, TraitId},
};

pub(super) fn set_identity(run: &mut Run<'_>, by: Seat, name: Text, age: Text, activity: Text) {
    let Some(who) = main_of(run, by) else { return };
    run.emit(Event::IdentitySet { by, who, name, age, activity });
}

pub(super) fn set_belief(run: &mut Run<'_>, by: Seat, number: u8, scope: Scope, text: Text) {
    let Some(who) = main_of(run, by) else { return };
    let slot = slot(number);
    run.emit(Event::BeliefSet { by, who, slot, scope, text });
}

pub(super) fn clear_belief(run: &mut Run<'_>, by: Seat, number: u8) {
    let Some(who) = main_of(run, by) else { return };
    run.emit(Event::BeliefCleared { by, who, slot: slot(number) });
}

pub(super) fn set_problem(run: &mut Run<'_>, by: Seat, text: Text, concerns: BTreeSet<Concern>) {
    let Some(who) = main_of(run, by) else { return };
    let about = TraitKind::Problem { concerns };
    let draft = table(run).draft_of(by).is_some();
    let next = table(run).main(who).map_or(1, |main| main.next_trait);
    write(run, by, if draft { 1 } else { next }, about, text);
    go_on_after_writing(run);
}

pub(super) fn set_relation(run: &mut Run<'_>, by: Seat, to: CharacterId, text: Text) {
    write(run, by, 2, TraitKind::Relation { to }, text);
}

pub(super) fn set_problem_link(
    run: &mut Run<'_>,
    by: Seat,
    to: CharacterId,
    stance: Stance,
    words: Option<Text>,
    text: Text,
) {
    let number = table(run).main(to).map_or(1, |main| main.problem_number);
    let about = TraitKind::ProblemLink { to, number, stance, words };
    write(run, by, 3, about, text);
}

pub(super) fn set_tie(run: &mut Run<'_>, by: Seat, to: CharacterId, text: Text) {
    write(run, by, 3, TraitKind::Relation { to }, text);
}

pub(super) fn set_nuance(run: &mut Run<'_>, by: Seat, of: TraitId, text: Text) {
    write(run, by, 4, TraitKind::Nuance { of: Some(of) }, text);
}

pub(super) fn set_free_trait(run: &mut Run<'_>, by: Seat, text: Text) {
    write(run, by, 5, TraitKind::Free, text);
}

pub(super) fn set_balance(run: &mut Run<'_>, by: Seat, pair: Pair, scores: [u8; 2]) {
    let Some(who) = main_of(run, by) else { return };
    run.emit(Event::BalanceSet { by, who, pair, scores });
}

pub(super) fn ack_relation(
    run: &mut Run<'_>,
    by: Seat,
    of: CharacterId,
    agrees: bool,
    comment: Option<Text>,
) {
    run.emit(Event::RelationAcknowledged { by, of, agrees, comment });
}

pub(super) fn promote(run: &mut Run<'_>, by: Seat, secondary: CharacterId) {
    let Some(who) = main_of(run, by) else { return };
    if let Some(found) = table(run).secondary(secondary) {
        let name = found.name.clone();
        run.emit(Event::SecondaryPromoted { by, who, secondary, name });
    }
}

pub(super) fn confirm_sheet(run: &mut Run<'_>, by: Seat) {
    let Some(who) = main_of(run, by) else { return };
    run.emit(Event::SheetConfirmed { by, who });
    go_on_after_writing(run);
}

pub(super) fn create_trait(
    run: &mut Run<'_>,
    by: Seat,
    subject: Subject,
    to: Option<CharacterId>,
    text: Text,
) {
    let Some(who) = main_of(run, by) else { return };
    let (Some(about), Some(main)) = (TraitKind::of(subject, to), table(run).main(who)) else {
        return;
    };
    let score = u16::from(run.state().setup.options.new_trait_score);
    let created = Trait { id: TraitId(main.next_trait), about, text, score };
    run.emit(Event::TraitCreated { by, who, created });
}

pub(super) fn new_character(run: &mut Run<'_>, by: Seat) {
    let n = u8::try_from(table(run).mains.len() + 1).unwrap_or(u8::MAX);
    run.emit(Event::SheetBegun { by, who: CharacterId::Main(n) });
    debug_assert_eq!(last_main(&table(run).mains), CharacterId::Main(n), "numbered as they come");
}

pub(super) fn decline_character(run: &mut Run<'_>, by: Seat) {
    run.emit(Event::CharacterDeclined { by });
    go_on_after_writing(run);
}

pub(super) fn resolve(
    run: &mut Run<'_>,
    by: Seat,
    text: Option<Text>,
    past: Text,
    problem: Text,
    concerns: BTreeSet<Concern>,
) {
    let Some(who) = main_of(run, by) else { return };
    run.emit(Event::ProblemResolved { by, who, text, past, problem, concerns });
    after_scene(run);
}

pub(super) fn retire(run: &mut Run<'_>, by: Seat, text: Option<Text>) {
    let Some(who) = main_of(run, by) else { return };
    run.emit(Event::CharacterRetired { by, who, text });
    after_scene(run);
}

fn write(run: &mut Run<'_>, by: Seat, id: u16, about: TraitKind, text: Text) {
    let Some(who) = main_of(run, by) else { return };
    let written = Trait { id: TraitId(id), about, text, score: STARTING_SCORE };
    run.emit(Event::TraitSet { by, who, written });
}

/// PSD-28, PSD-139: on to the scenes once everybody has confirmed, or has nothing more to write.
fn go_on_after_writing(run: &mut Run<'_>) {
    let ready = table(run).chairs.iter().all(|(_, chair)| chair.ready);
    if table(run).stage == Stage::Replacement {
        after_scene(run);
    } else if ready {
        run.emit(Event::CreationEnded);
        // PSD-159: somebody who was kept may have come to the threshold already. Else anyone may claim.
        after_scene(run);
    }
}

/// What comes between scenes: resolved problems, sheets to write, then the Director's role goes left.
pub(super) fn after_scene(run: &mut Run<'_>) {
    let threshold = run.state().setup.options.resolution_threshold;
    let table = table(run);
    if let Some((who, _)) = table.resolved(threshold) {
        run.emit(Event::ResolutionAwaited { who });
        return;
    }
    // PSD-162
    if table.all_want_the_end() {
        end_game(run);
        return;
    }
    let owing: Vec<Seat> = table.chairs.seats().filter(|seat| table.owes_writing(*seat)).collect();
    if !owing.is_empty() {
        if table.stage != Stage::Replacement {
            run.emit(Event::WritingAwaited { seats: owing });
        }
        return;
    }
    let to = match table.director {
        Some(director) => Some(table.left_of(director)),
        None => table.offered,
    };
    run.emit(Event::DirectionOffered { to });
}

/// Whether a character has died or retired and nobody has taken its place.
pub(super) fn is_in_play(run: &Run<'_>, who: CharacterId) -> bool {
    table(run).main(who).is_some_and(|main| main.fate == Fate::Alive)
}
