//! Directing, framing, telling, coming and going.

use kernel::{Seat, Text};

use super::{
    Run, entry, main_of,
    sheet::{after_scene, is_in_play},
    table, view,
};
use crate::{
    event::Event,
    state::Stage,
    vocabulary::{BeliefId, CharacterId, Characters, Emotion, Scope},
};

pub(super) fn frame_scene(
    run: &mut Run<'_>,
    by: Seat,
    focus: CharacterId,
    place: Text,
    with: Characters,
    what: Text,
) {
    let problem = table(run).main(focus).and_then(|main| main.problem());
    let problem = problem.map_or_else(|| Text::from("…"), |each| each.text.clone());
    let mut present = with;
    present.insert(focus);
    let number = table(run).scenes + 1;
    run.emit(Event::SceneFramed { director: by, number, focus, problem, place, present, what });
}

pub(super) fn enter_scene(run: &mut Run<'_>, by: Seat, text: Option<Text>) {
    let Some(who) = main_of(run, by) else { return };
    // PSD-48
    let first = table(run).main(who).is_some_and(|main| !main.appeared);
    run.emit(Event::Entered { entry: entry(run), by, who, first, text });
}

pub(super) fn create_secondary(run: &mut Run<'_>, by: Seat, name: Text, description: Option<Text>) {
    let n = u8::try_from(table(run).secondaries.len() + 1).unwrap_or(u8::MAX);
    let who = CharacterId::Secondary(n);
    run.emit(Event::SecondaryCreated { entry: Some(entry(run)), by, who, name, description });
    play_if_absent(run, by, who);
}

pub(super) fn bring_in(run: &mut Run<'_>, by: Seat, who: CharacterId) {
    run.emit(Event::BroughtIn { entry: Some(entry(run)), by, who });
    play_if_absent(run, by, who);
}

pub(super) fn play_secondary(run: &mut Run<'_>, by: Seat, who: CharacterId) {
    let table = table(run);
    // PSD-45: those whose character is absent come first; a countdown lets them speak up.
    let rival = table.chairs.seats().any(|seat| seat != by && table.is_absent(seat));
    let event =
        if rival { Event::SecondaryClaimed { by, who } } else { Event::SecondaryGiven { who, to: by } };
    run.emit(event);
}

pub(super) fn purge_by_act(run: &mut Run<'_>, by: Seat, emotion: Emotion, text: Option<Text>) {
    let Some(who) = main_of(run, by) else { return };
    let entry = entry(run);
    run.emit(Event::PurgedByAct { entry, by, who, emotion, text });
    close_if_purged(run);
}

pub(super) fn purge_by_belief(run: &mut Run<'_>, by: Seat, emotion: Emotion, scope: Scope, text: Text) {
    let Some(who) = main_of(run, by) else { return };
    let belief = BeliefId(table(run).main(who).map_or(1, |main| main.next_belief));
    run.emit(Event::PurgedByBelief { by, who, emotion, belief, scope, text });
    close_if_purged(run);
}

pub(super) fn ready(run: &mut Run<'_>, by: Seat) {
    run.emit(Event::DeclaredReady { by });
    close_if_purged(run);
}

fn play_if_absent(run: &mut Run<'_>, by: Seat, who: CharacterId) {
    if table(run).is_absent(by) {
        run.emit(Event::SecondaryGiven { who, to: by });
    }
}

pub(super) fn pass_direction(run: &mut Run<'_>, by: Seat) {
    run.emit(Event::DirectionPassed { by });
    // PSD-33
    if table(run).passes >= table(run).n_seats() {
        run.emit(Event::EverybodyPassed);
    } else {
        let to = Some(table(run).left_of(by));
        run.emit(Event::DirectionOffered { to });
    }
}

pub(super) fn vote(run: &mut Run<'_>, by: Seat, yes: bool) {
    run.emit(Event::EndVoted { by, yes });
    let table = table(run);
    if table.all_want_the_end() {
        // PSD-162: a scene is played out first; it is the last one.
        if !table.stage.in_scene() {
            end_game(run);
        }
    } else if !yes {
        let circle = table.stage == Stage::AllPassed;
        let to = table.offered.map(|seat| table.left_of(seat));
        run.emit(Event::VoteClosed);
        if circle {
            run.emit(Event::DirectionOffered { to });
        }
    }
}

pub(super) fn end_game(run: &mut Run<'_>) {
    let (scenes, tally) = (table(run).scenes, table(run).tally);
    run.emit(Event::GameEnded { scenes, tally });
}

/// PSD-162: the last scene closes as soon as it is free play.
pub(super) fn close_if_last(run: &mut Run<'_>) {
    if table(run).stage == Stage::Play && table(run).all_want_the_end() {
        begin_closing(run, None, None);
    }
}

/// PSD-53: the closing window, unless nobody has anything to purge.
pub(super) fn begin_closing(run: &mut Run<'_>, by: Option<Seat>, text: Option<Text>) {
    run.emit(Event::ClosingBegan { by, text });
    close_if_purged(run);
}

fn close_if_purged(run: &mut Run<'_>) {
    if table(run).stage == Stage::Closing && view(run).may_purge().is_empty() {
        end_scene(run);
    }
}

/// PSD-54, PSD-156…158
pub(super) fn end_scene(run: &mut Run<'_>) {
    let Some(focus) = table(run).scene.as_ref().map(|scene| scene.focus) else { return };
    let main = table(run).main(focus).filter(|_| is_in_play(run, focus));
    let gained = main.is_some_and(|main| {
        let clean = !main.ticked_this_scene && !main.purged_this_scene;
        clean && !main.lost_problem && main.problem().is_some()
    });
    let points = table(run).main(focus).map_or(0, |main| main.resolution) + u8::from(gained);
    run.emit(Event::SceneEnded { focus, gained, points });
    after_scene(run);
}
