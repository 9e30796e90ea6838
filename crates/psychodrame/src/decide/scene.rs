//! Directing, framing, telling, coming and going.

use kernel::{Seat, Text};

use super::Run;
use crate::{
    action::Action,
    event::Event,
    state::Stage,
    vocabulary::{BeliefId, CharacterId},
};

impl Run<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn in_scene(&mut self, by: Seat, action: &Action) {
        match action {
            Action::ClaimDirection | Action::AcceptDirection => {
                self.emit(Event::DirectorNamed { director: by });
            }
            Action::PassDirection => self.pass_direction(by),
            Action::ProposeEnd => self.emit(Event::EndProposed { by }),
            Action::VoteEnd { yes } => self.vote(by, *yes),
            Action::FrameScene { focus, place, with, what } => {
                let problem = self.table().main(*focus).and_then(|main| main.problem());
                let problem = problem.map_or_else(|| Text::from("…"), |each| each.text.clone());
                let mut present = with.clone();
                present.insert(*focus);
                let number = self.table().scenes + 1;
                let (focus, place, what) = (*focus, place.clone(), what.clone());
                self.emit(Event::SceneFramed { director: by, number, focus, problem, place, present, what });
            }
            Action::Narrate { who, text } => {
                self.emit(Event::Narrated { entry: self.entry(), by, who: *who, text: text.clone() });
            }
            Action::EnterScene { text } => {
                let Some(who) = self.main_of(by) else { return };
                // PSD-48
                let first = self.table().main(who).is_some_and(|main| !main.appeared);
                self.emit(Event::Entered { entry: self.entry(), by, who, first, text: text.clone() });
            }
            Action::LeaveScene { who, text } => {
                self.emit(Event::Left { entry: self.entry(), by, who: *who, text: text.clone() });
            }
            Action::CreateSecondary { name, description } => {
                let n = u8::try_from(self.table().secondaries.len() + 1).unwrap_or(u8::MAX);
                let (who, name, description) = (CharacterId::Secondary(n), name.clone(), description.clone());
                self.emit(Event::SecondaryCreated { entry: Some(self.entry()), by, who, name, description });
                self.play_if_absent(by, who);
            }
            Action::BringIn { who } => {
                self.emit(Event::BroughtIn { entry: Some(self.entry()), by, who: *who });
                self.play_if_absent(by, *who);
            }
            Action::PlaySecondary { who } => {
                let table = self.table();
                // PSD-45: those whose character is absent come first; a countdown lets them speak up.
                let rival = table.chairs.seats().any(|seat| seat != by && table.is_absent(seat));
                let event = if rival {
                    Event::SecondaryClaimed { by, who: *who }
                } else {
                    Event::SecondaryGiven { who: *who, to: by }
                };
                self.emit(event);
            }
            Action::AssignSecondary { who, to } => self.emit(Event::SecondaryGiven { who: *who, to: *to }),
            Action::ReleaseSecondary { who } => self.emit(Event::SecondaryReleased { by, who: *who }),
            Action::PurgeByAct { emotion, text } => {
                let Some(who) = self.main_of(by) else { return };
                let (entry, emotion, text) = (self.entry(), *emotion, text.clone());
                self.emit(Event::PurgedByAct { entry, by, who, emotion, text });
                self.close_if_purged();
            }
            Action::PurgeByBelief { emotion, scope, text } => {
                let Some(who) = self.main_of(by) else { return };
                let belief = BeliefId(self.table().main(who).map_or(1, |main| main.next_belief));
                let (emotion, scope, text) = (*emotion, *scope, text.clone());
                self.emit(Event::PurgedByBelief { by, who, emotion, belief, scope, text });
                self.close_if_purged();
            }
            Action::CloseScene { text } => self.begin_closing(Some(by), text.clone()),
            Action::Ready => {
                self.emit(Event::DeclaredReady { by });
                self.close_if_purged();
            }
            _ => debug_assert!(false, "{action:?} is of another area"),
        }
    }

    fn play_if_absent(&mut self, by: Seat, who: CharacterId) {
        if self.table().is_absent(by) {
            self.emit(Event::SecondaryGiven { who, to: by });
        }
    }

    fn pass_direction(&mut self, by: Seat) {
        self.emit(Event::DirectionPassed { by });
        // PSD-33
        if self.table().passes >= self.table().n_seats() {
            self.emit(Event::EverybodyPassed);
        } else {
            let to = Some(self.table().left_of(by));
            self.emit(Event::DirectionOffered { to });
        }
    }

    fn vote(&mut self, by: Seat, yes: bool) {
        self.emit(Event::EndVoted { by, yes });
        let table = self.table();
        let all = table.vote.as_ref().is_some_and(|vote| vote.yes.len() == table.chairs.len());
        if all {
            // PSD-162
            let (scenes, tally) = (table.scenes, table.tally);
            self.emit(Event::GameEnded { scenes, tally });
        } else if !yes {
            let circle = table.stage == Stage::AllPassed;
            let to = table.offered.map(|seat| table.left_of(seat));
            self.emit(Event::VoteClosed);
            if circle {
                self.emit(Event::DirectionOffered { to });
            }
        }
    }

    /// PSD-53: the closing window, unless nobody has anything to purge.
    pub(super) fn begin_closing(&mut self, by: Option<Seat>, text: Option<Text>) {
        self.emit(Event::ClosingBegan { by, text });
        self.close_if_purged();
    }

    fn close_if_purged(&mut self) {
        if self.table().stage == Stage::Closing && self.view().may_purge().is_empty() {
            self.end_scene();
        }
    }

    /// PSD-54, PSD-156…158
    pub(super) fn end_scene(&mut self) {
        let Some(focus) = self.table().scene.as_ref().map(|scene| scene.focus) else { return };
        let main = self.table().main(focus).filter(|_| self.is_in_play(focus));
        let gained = main.is_some_and(|main| {
            let clean = !main.ticked_this_scene && !main.purged_this_scene;
            clean && !main.lost_problem && main.problem().is_some()
        });
        let points = self.table().main(focus).map_or(0, |main| main.resolution) + u8::from(gained);
        self.emit(Event::SceneEnded { focus, gained, points });
        self.after_scene();
    }
}
