//! How what happened changes the state: it obeys and does not think.

use std::collections::BTreeSet;

use kernel::Seat;

use crate::{
    conflict::{Conflict, Fighter, Play, Psych},
    event::{Conversion, Event},
    sheet::{About, Belief, Fate, Feeling, Main, STARTING_SCORE, Trait},
    state::{
        Dispute, Dissent, MOST_ENTRIES, MOST_FACTS, MOST_NOTES, Note, Scene, Secondary, Stage, State, Vote,
    },
    words::{BeliefId, Card, EntryId, PacketId, RiskId, Side, TraitId, Who},
};

impl Event {
    pub(crate) fn apply(&self, state: &mut State) {
        match self {
            Self::IdentitySet { .. }
            | Self::BeliefSet { .. }
            | Self::BeliefCleared { .. }
            | Self::TraitSet { .. }
            | Self::BalanceSet { .. }
            | Self::SecondaryPromoted { .. }
            | Self::SheetConfirmed { .. }
            | Self::TraitCreated { .. }
            | Self::PurgedByAct { .. }
            | Self::PurgedByBelief { .. }
            | Self::PointsDischarged { .. }
            | Self::TraitVanished { .. }
            | Self::ProblemResolved { .. }
            | Self::CharacterRetired { .. }
            | Self::SheetBegun { .. }
            | Self::CharacterDeclined { .. } => self.on_sheets(state),
            Self::CreationEnded
            | Self::DirectionOffered { .. }
            | Self::DirectionPassed { .. }
            | Self::EverybodyPassed
            | Self::DirectorNamed { .. }
            | Self::EndProposed { .. }
            | Self::EndVoted { .. }
            | Self::VoteClosed
            | Self::GameEnded { .. }
            | Self::SceneFramed { .. }
            | Self::ClosingBegan { .. }
            | Self::DeclaredReady { .. }
            | Self::SceneEnded { .. }
            | Self::ResolutionAwaited { .. }
            | Self::WritingAwaited { .. } => self.between_scenes(state),
            Self::Narrated { .. }
            | Self::Entered { .. }
            | Self::Left { .. }
            | Self::SecondaryCreated { .. }
            | Self::BroughtIn { .. }
            | Self::SecondaryClaimed { .. }
            | Self::SecondaryGiven { .. }
            | Self::SecondaryReleased { .. }
            | Self::WindowExtended { .. }
            | Self::NoteTaken { .. }
            | Self::FactEstablished { .. } => self.in_scene(state),
            Self::Challenged { .. }
            | Self::Explained { .. }
            | Self::ChallengeWithdrawn { .. }
            | Self::Maintained { .. }
            | Self::Ruled { .. }
            | Self::Retold { .. } => self.in_dispute(state),
            Self::ConflictInitiated { .. }
            | Self::CardsDrawn { .. }
            | Self::DeckRenewed { .. }
            | Self::Accepted { .. }
            | Self::Refused { .. }
            | Self::Opposed { .. }
            | Self::StayedOut { .. }
            | Self::CardsPutUnder { .. }
            | Self::NobodyOpposed { .. }
            | Self::LeftToNarration
            | Self::YieldEnded
            | Self::DevelopmentBegan { .. }
            | Self::TraitUsed { .. }
            | Self::SupportOffered { .. }
            | Self::SupportDeclined { .. }
            | Self::Supported { .. }
            | Self::Joined { .. }
            | Self::DeclaredDone { .. }
            | Self::DoneCancelled { .. }
            | Self::PlayBegan => self.in_conflict(state),
            Self::CombinationPlayed { .. }
            | Self::PsychWindowOpened
            | Self::BeliefTicked { .. }
            | Self::PsychPassed { .. }
            | Self::RoundSettled { .. }
            | Self::TieAwaited { .. }
            | Self::TieDecided { .. }
            | Self::RematchBegan { .. }
            | Self::ResultAwaited { .. }
            | Self::ResultNarrated { .. } => self.on_cards(state),
            Self::PacketMade { .. }
            | Self::PacketsAwaited
            | Self::PacketGiven { .. }
            | Self::PointsSpent { .. }
            | Self::ActsAwaited { .. }
            | Self::ActProposed { .. }
            | Self::DeathAnswered { .. }
            | Self::ActNarrated { .. }
            | Self::CharacterDied { .. }
            | Self::ConflictEnded => self.in_aftermath(state),
            Self::RelationAcknowledged { .. } | Self::Remarked { .. } => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    fn on_sheets(&self, state: &mut State) {
        let table = &mut state.table;
        match self {
            Self::IdentitySet { by, who, name, age, activity } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                main.name = Some(name.clone());
                main.age = Some(age.clone());
                main.activity = Some(activity.clone());
            }
            Self::BeliefSet { by, who, slot, scope, text } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                main.beliefs.retain(|belief| belief.id != *slot);
                let belief = Belief { id: *slot, scope: *scope, text: text.clone(), ticked: false };
                main.beliefs.push(belief);
                main.beliefs.sort_by_key(|belief| belief.id);
            }
            Self::BeliefCleared { by, who, slot } => {
                table.chairs[*by].ready = false;
                if let Some(main) = table.main_mut(*who) {
                    main.beliefs.retain(|belief| belief.id != *slot);
                }
            }
            Self::TraitSet { by, who, written } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                main.traits.retain(|each| each.id != written.id);
                put(main, written.clone());
            }
            Self::BalanceSet { by, who, pair, scores } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                for (emotion, score) in pair.both().into_iter().zip(*scores) {
                    main.emotions.insert(emotion, Feeling { initial: score, current: score });
                }
            }
            Self::SecondaryPromoted { by, who, secondary, name } => {
                table.chairs[*by].ready = false;
                if let Some(main) = table.main_mut(*who) {
                    main.name = Some(name.clone());
                }
                if let Some(secondary) = table.secondary_mut(*secondary) {
                    secondary.promoted = true;
                }
            }
            Self::SheetConfirmed { by, who } => {
                table.chairs[*by].ready = true;
                // In creation sheets stay drafts until everybody has confirmed.
                if table.stage != Stage::Creation
                    && let Some(main) = table.main_mut(*who)
                {
                    main.fate = Fate::Alive;
                }
            }
            Self::TraitCreated { by, who, created } => {
                table.chairs[*by].new_traits = table.chairs[*by].new_traits.saturating_sub(1);
                if let Some(main) = table.main_mut(*who) {
                    put(main, created.clone());
                }
            }
            Self::PurgedByAct { entry, by, who, emotion, .. } => {
                note_entry(state, *entry, *by);
                calm(state, *who, *emotion);
            }
            Self::PurgedByBelief { who, emotion, belief, scope, text, .. } => {
                calm(state, *who, *emotion);
                let Some(main) = state.table.main_mut(*who) else { return };
                main.next_belief = belief.0 + 1;
                let belief = Belief { id: *belief, scope: *scope, text: text.clone(), ticked: false };
                main.beliefs.push(belief);
            }
            Self::PointsDischarged { entry, by, who, points, .. } => {
                note_entry(state, *entry, *by);
                let Some(main) = state.table.main_mut(*who) else { return };
                main.purged_this_scene = true;
                for (emotion, points) in points {
                    if let Some(feeling) = main.emotions.get_mut(emotion) {
                        feeling.current = feeling.current.saturating_sub(*points);
                    }
                }
            }
            Self::TraitVanished { who, trait_id, problem, .. } => {
                let Some(main) = table.main_mut(*who) else { return };
                main.traits.retain(|each| each.id != *trait_id);
                for each in &mut main.traits {
                    if each.about == (About::Nuance { of: Some(*trait_id) }) {
                        each.about = About::Nuance { of: None };
                    }
                }
                if *problem {
                    main.lost_problem = true;
                    main.resolution = 0;
                    main.problem_number += 1;
                }
            }
            Self::ProblemResolved { who, past, problem, concerns, .. } => {
                table.tally.resolved += 1;
                let Some(main) = table.main_mut(*who) else { return };
                main.resolution = 0;
                main.problem_number += 1;
                for each in &mut main.traits {
                    if matches!(each.about, About::Problem { .. }) {
                        each.about = About::History;
                        each.text = past.clone();
                    }
                }
                let id = TraitId(main.next_trait);
                let about = About::Problem { concerns: concerns.clone() };
                put(main, Trait { id, about, text: problem.clone(), score: STARTING_SCORE });
            }
            Self::CharacterRetired { by, who, .. } => {
                table.tally.resolved += 1;
                table.chairs[*by].declined = false;
                if let Some(main) = table.main_mut(*who) {
                    main.fate = Fate::Retired;
                }
            }
            Self::SheetBegun { by, who } => {
                table.mains.push(Main::new(*by));
                table.chairs[*by].main = Some(*who);
                table.chairs[*by].ready = false;
                table.chairs[*by].declined = false;
                table.stage = Stage::Replacement;
            }
            Self::CharacterDeclined { by } => {
                table.chairs[*by].declined = true;
                let draft = table.draft_of(*by).map(|(who, _)| who);
                if let Some(main) = draft.and_then(|who| table.main_mut(who)) {
                    main.fate = Fate::Retired;
                }
            }
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    fn between_scenes(&self, state: &mut State) {
        let table = &mut state.table;
        match self {
            Self::CreationEnded => {
                for main in table.mains.iter_mut().filter(|main| main.fate == Fate::Draft) {
                    main.fate = Fate::Alive;
                }
            }
            Self::DirectionOffered { to } => {
                table.stage = Stage::Offer;
                table.offered = *to;
                table.director = None;
            }
            Self::DirectionPassed { by } => {
                table.passes = table.passes.saturating_add(1);
                table.offered = Some(*by);
            }
            Self::EverybodyPassed => {
                table.stage = Stage::AllPassed;
                table.director = None;
                table.passes = 0;
                table.vote = Some(Vote { yes: BTreeSet::new() });
            }
            Self::DirectorNamed { director } => {
                table.stage = Stage::Framing;
                table.director = Some(*director);
                table.offered = None;
                table.vote = None;
            }
            Self::EndProposed { by } => table.vote = Some(Vote { yes: BTreeSet::from([*by]) }),
            Self::EndVoted { by, yes } => {
                if let Some(vote) = table.vote.as_mut().filter(|_| *yes) {
                    vote.yes.insert(*by);
                }
            }
            Self::VoteClosed => table.vote = None,
            Self::GameEnded { .. } => table.stage = Stage::End,
            Self::SceneFramed { focus, place, present, what, number, .. } => {
                table.stage = Stage::Play;
                table.passes = 0;
                table.scenes = *number;
                table.vote = None;
                for main in &mut table.mains {
                    (main.ticked_this_scene, main.purged_this_scene) = (false, false);
                    main.lost_problem = false;
                }
                if let Some(main) = table.main_mut(*focus) {
                    main.focused += 1;
                }
                for who in present {
                    if let Some(main) = table.main_mut(*who) {
                        main.appeared = true;
                    }
                }
                table.scene = Some(Scene {
                    focus: *focus,
                    place: place.clone(),
                    what: what.clone(),
                    present: present.clone(),
                    players: Default::default(),
                    claims: Default::default(),
                    conflict: None,
                    packets: Vec::new(),
                    next_packet: PacketId(1),
                    act: None,
                    spared: Default::default(),
                    extended: false,
                    entries: Default::default(),
                    next_entry: EntryId(1),
                });
            }
            Self::ClosingBegan { .. } => {
                table.stage = Stage::Closing;
                let seats: Vec<Seat> = table.chairs.seats().collect();
                seats.into_iter().for_each(|seat| table.chairs[seat].ready = false);
                if let Some(scene) = table.scene.as_mut() {
                    scene.extended = false;
                    scene.claims.clear();
                }
            }
            Self::DeclaredReady { by } => table.chairs[*by].ready = true,
            Self::SceneEnded { focus, points, .. } => {
                if let Some(main) = table.main_mut(*focus) {
                    main.resolution = *points;
                }
                for main in &mut table.mains {
                    (main.ticked_this_scene, main.purged_this_scene) = (false, false);
                    main.lost_problem = false;
                }
                table.scene = None;
                table.dispute = None;
            }
            Self::ResolutionAwaited { .. } => table.stage = Stage::Resolution,
            Self::WritingAwaited { .. } => table.stage = Stage::Replacement,
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    fn in_scene(&self, state: &mut State) {
        match self {
            Self::Narrated { entry, by, .. } => note_entry(state, *entry, *by),
            Self::Entered { entry, by, who, .. } => {
                note_entry(state, *entry, *by);
                if let Some(main) = state.table.main_mut(*who) {
                    main.appeared = true;
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.insert(*who);
                }
            }
            Self::Left { entry, by, who, .. } => {
                note_entry(state, *entry, *by);
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.remove(who);
                    scene.players.remove(who);
                    scene.claims.remove(who);
                }
            }
            Self::SecondaryCreated { who, name, description, .. } => {
                state.table.secondaries.push(Secondary {
                    name: name.clone(),
                    description: description.clone(),
                    notes: Vec::new(),
                    alive: true,
                    promoted: false,
                });
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.insert(*who);
                }
            }
            Self::BroughtIn { who, .. } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.insert(*who);
                }
            }
            Self::SecondaryClaimed { by, who } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.claims.entry(*who).or_default().insert(*by);
                    scene.extended = false;
                }
            }
            Self::SecondaryGiven { who, to } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.claims.remove(who);
                    scene.players.insert(*who, *to);
                }
            }
            Self::SecondaryReleased { who, .. } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.players.remove(who);
                }
            }
            Self::WindowExtended { .. } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.extended = true;
                }
            }
            Self::NoteTaken { who, risk, points } => {
                let scene = state.table.scenes;
                if let Some(secondary) = state.table.secondary_mut(*who) {
                    secondary.notes.push(Note { scene, risk: risk.clone(), points: *points });
                    keep_last(&mut secondary.notes, MOST_NOTES);
                }
            }
            Self::FactEstablished { risk, .. } => {
                state.table.facts.push(risk.clone());
                keep_last(&mut state.table.facts, MOST_FACTS);
            }
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    fn in_dispute(&self, state: &mut State) {
        let table = &mut state.table;
        match self {
            Self::Challenged { by, entry, author, .. } => {
                let dispute = Dispute { entry: *entry, author: *author, by: *by, step: Dissent::Asked };
                table.dispute = Some(dispute);
            }
            Self::Maintained { .. } => {
                if let Some(dispute) = table.dispute.as_mut() {
                    dispute.step = Dissent::Maintained;
                }
            }
            Self::Ruled { upheld, .. } => match table.dispute.as_mut() {
                Some(dispute) if *upheld => dispute.step = Dissent::Upheld,
                Some(_) | None => table.dispute = None,
            },
            Self::ChallengeWithdrawn { .. } | Self::Retold { .. } => table.dispute = None,
            Self::Explained { .. } => {}
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    fn in_conflict(&self, state: &mut State) {
        match self {
            Self::ConflictInitiated { entry, by, who, goal, against, inner } => {
                note_entry(state, *entry, *by);
                state.table.stage = Stage::Response;
                let Some(scene) = state.table.scene.as_mut() else { return };
                scene.extended = false;
                scene.claims.clear();
                let mut conflict = Conflict {
                    initiator: *who,
                    goal: goal.clone(),
                    inner: inner.clone(),
                    unanswered: against.clone(),
                    out: BTreeSet::new(),
                    fighters: Vec::new(),
                    round: 1,
                    order: Vec::new(),
                    used: BTreeSet::new(),
                    supports: Default::default(),
                    offered_support: Default::default(),
                    done: BTreeSet::new(),
                    risks: Vec::new(),
                    psych: None,
                    passed: BTreeSet::new(),
                    hits: Vec::new(),
                    ties: Vec::new(),
                    result: None,
                };
                add_fighter(&mut conflict, *who, *by, Side::Initiator);
                scene.conflict = Some(conflict);
            }
            Self::CardsDrawn { who, cards, .. } => {
                for card in cards {
                    state.deck.unseen.remove(card);
                    state.deck.under.retain(|under| under != card);
                }
                if let Some(fighter) = fighter_mut(state, *who) {
                    fighter.laid.extend(cards);
                }
            }
            Self::DeckRenewed { .. } => {
                let discard = std::mem::take(&mut state.deck.discard);
                state.deck.unseen.extend(discard);
            }
            Self::Accepted { by, who, .. } | Self::Opposed { by, who, .. } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.unanswered.remove(who);
                    add_fighter(conflict, *who, *by, Side::Opposition);
                }
            }
            Self::Refused { by, who, .. } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.unanswered.remove(who);
                    conflict.out.insert(*by);
                }
            }
            Self::StayedOut { by } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.out.insert(*by);
                }
            }
            Self::CardsPutUnder { cards } => {
                state.deck.under.extend(cards);
                for fighter in state.table.conflict_mut().iter_mut().flat_map(|c| &mut c.fighters) {
                    fighter.laid.retain(|card| !cards.contains(card));
                }
            }
            Self::NobodyOpposed { .. } => state.table.stage = Stage::Yielded,
            Self::LeftToNarration | Self::YieldEnded => {
                state.table.stage = Stage::Play;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.conflict = None;
                }
            }
            Self::DevelopmentBegan { order } => {
                state.table.stage = Stage::Development;
                state.table.tally.conflicts += 1;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.extended = false;
                }
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.order = order.clone();
                }
            }
            Self::TraitUsed { entry, by, who, trait_id, .. } => {
                note_entry(state, *entry, *by);
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.used.insert((*who, *trait_id));
                }
                if let Some(fighter) = fighter_mut(state, *who) {
                    fighter.used_trait = true;
                }
            }
            Self::SupportOffered { by, who } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.insert(*by, *who);
                }
            }
            Self::SupportDeclined { from, .. } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.remove(from);
                }
            }
            Self::Supported { by, who } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.remove(by);
                    conflict.supports.insert(*by, *who);
                }
            }
            Self::Joined { by, who, side, order } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    add_fighter(conflict, *who, *by, *side);
                    conflict.order = order.clone();
                }
            }
            Self::DeclaredDone { by } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.done.insert(*by);
                }
            }
            Self::DoneCancelled { seats } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.done.retain(|seat| !seats.contains(seat));
                }
            }
            Self::PlayBegan => {
                state.table.stage = Stage::Cards;
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.clear();
                }
            }
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    fn on_cards(&self, state: &mut State) {
        match self {
            Self::CombinationPlayed { entry, by, who, cards, risk, targets } => {
                note_entry(state, *entry, *by);
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.risks.push(risk.clone());
                }
                if let Some(fighter) = fighter_mut(state, *who) {
                    fighter.laid.retain(|card| !cards.contains(card));
                    let play = Play { cards: cards.clone(), risk: risk.id, targets: targets.clone() };
                    fighter.play = Some(play);
                }
            }
            Self::PsychWindowOpened => {
                state.table.stage = Stage::Psych;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.extended = false;
                }
            }
            Self::BeliefTicked { who, belief, swap_with, .. } => {
                if let Some(main) = state.table.main_mut(*who) {
                    main.ticked_this_scene = true;
                    main.beliefs.iter_mut().filter(|b| b.id == *belief).for_each(|b| b.ticked = true);
                }
                let Some(conflict) = state.table.conflict_mut() else { return };
                conflict.psych = Some(Psych { who: *who, belief: *belief });
                if let Some(other) = swap_with {
                    swap(conflict, *who, *other);
                }
            }
            Self::PsychPassed { by } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.passed.insert(*by);
                }
            }
            Self::RoundSettled { settled, .. } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.hits.extend(&settled.hits);
                    conflict.ties = settled.ties.clone();
                    conflict.result = settled.won.clone();
                }
            }
            Self::TieAwaited { .. } => state.table.stage = Stage::Tie,
            Self::TieDecided { each, .. } => {
                let Some(conflict) = state.table.conflict_mut().filter(|c| !c.ties.is_empty()) else {
                    return;
                };
                let tie = conflict.ties.remove(0);
                if *each {
                    conflict.hits.extend(tie.hits);
                }
            }
            Self::RematchBegan { round, order } => {
                state.table.stage = Stage::Development;
                state.table.tally.rematches += 1;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.extended = false;
                }
                clear_round(state);
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.round = *round;
                    conflict.order = order.clone();
                }
            }
            Self::ResultAwaited { .. } => state.table.stage = Stage::Result,
            Self::ResultNarrated { entry, by, .. } => note_entry(state, *entry, *by),
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    fn in_aftermath(&self, state: &mut State) {
        match self {
            Self::PacketMade { packet } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.next_packet = PacketId(packet.id.0 + 1);
                    scene.packets.push(packet.clone());
                }
            }
            Self::PacketsAwaited => state.table.stage = Stage::Packets,
            Self::PacketGiven { packet, to, .. } => {
                let packets = state.table.scene.iter_mut().flat_map(|scene| &mut scene.packets);
                packets.filter(|p| p.id == *packet).for_each(|p| p.distributor = Some(*to));
            }
            Self::PointsSpent { packet, victim, on, points, risk, .. } => {
                spend(state, *packet, *points, *risk);
                if let Some(main) = state.table.main_mut(*victim) {
                    convert(main, on, *points);
                }
            }
            Self::ActsAwaited { .. } => {
                state.table.stage = Stage::Acts;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.act = None;
                }
            }
            Self::ActProposed { act, .. } => {
                state.table.stage = Stage::Consent;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.act = Some(act.clone());
                }
            }
            Self::DeathAnswered { by, who, agrees } => {
                let Some(scene) = state.table.scene.as_mut() else { return };
                if let Some(act) = scene.act.as_mut() {
                    act.unanswered.remove(by);
                }
                if !agrees {
                    scene.spared.insert(*who);
                }
            }
            Self::ActNarrated { entry, by, act } => {
                note_entry(state, *entry, *by);
                state.table.tally.acts += 1;
                if let Some(main) = state.table.main_mut(act.who)
                    && let Some(feeling) = main.emotions.get_mut(&act.emotion)
                {
                    feeling.current = feeling.initial;
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.act = None;
                    scene.spared.clear();
                }
            }
            Self::CharacterDied { who } => {
                state.table.tally.deaths += 1;
                if let Some(main) = state.table.main_mut(*who) {
                    main.fate = Fate::Dead;
                    let owner = main.owner;
                    state.table.chairs[owner].declined = false;
                }
                if let Some(secondary) = state.table.secondary_mut(*who) {
                    secondary.alive = false;
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.remove(who);
                    scene.players.remove(who);
                    scene.packets.retain(|packet| packet.victim != *who);
                }
            }
            Self::ConflictEnded => {
                // PSD-125
                state.deck.unseen = Card::pack();
                (state.deck.under, state.deck.discard) = (Vec::new(), Vec::new());
                for main in &mut state.table.mains {
                    main.beliefs.iter_mut().for_each(|belief| belief.ticked = false);
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.conflict = None;
                }
            }
            _ => {}
        }
    }
}

fn put(main: &mut Main, written: Trait) {
    main.next_trait = main.next_trait.max(written.id.0 + 1);
    main.traits.push(written);
    main.traits.sort_by_key(|each| each.id);
}

fn keep_last<T>(things: &mut Vec<T>, most: usize) {
    let surplus = things.len().saturating_sub(most);
    things.drain(..surplus);
}

/// PSD-129, PSD-143, PSD-144: back to where it began, by way of a purge.
fn calm(state: &mut State, who: Who, emotion: crate::words::Emotion) {
    let Some(main) = state.table.main_mut(who) else { return };
    main.purged_this_scene = true;
    if let Some(feeling) = main.emotions.get_mut(&emotion) {
        feeling.current = feeling.initial;
    }
}

fn note_entry(state: &mut State, entry: EntryId, by: Seat) {
    let Some(scene) = state.table.scene.as_mut() else { return };
    scene.next_entry = EntryId(entry.0 + 1);
    scene.entries.insert(entry, by);
    while scene.entries.len() > MOST_ENTRIES {
        scene.entries.pop_first();
    }
}

fn add_fighter(conflict: &mut Conflict, who: Who, seat: Seat, side: Side) {
    let (laid, kept) = (Vec::new(), Vec::new());
    conflict.fighters.push(Fighter { who, seat, side, laid, kept, play: None, used_trait: false });
}

fn fighter_mut(state: &mut State, who: Who) -> Option<&mut Fighter> {
    state.table.conflict_mut()?.fighters.iter_mut().find(|fighter| fighter.who == who)
}

/// PSD-86: the whole combinations change hands; the risks stay with those who stated them.
fn swap(conflict: &mut Conflict, one: Who, other: Who) {
    let cards = |conflict: &Conflict, who| {
        conflict.fighter(who).and_then(|f| f.play.as_ref()).map(|play| play.cards.clone()).unwrap_or_default()
    };
    let (mine, theirs) = (cards(conflict, one), cards(conflict, other));
    for fighter in &mut conflict.fighters {
        let Some(play) = fighter.play.as_mut() else { continue };
        if fighter.who == one {
            play.cards.clone_from(&theirs);
        } else if fighter.who == other {
            play.cards.clone_from(&mine);
        }
    }
}

/// PSD-98…101: played cards are discarded or kept by whoever they hit; the new round begins afresh.
fn clear_round(state: &mut State) {
    let Some(conflict) = state.table.scene.as_mut().and_then(|scene| scene.conflict.as_mut()) else { return };
    let risk_of = |fighter: &Fighter| fighter.play.as_ref().map(|play| play.risk);
    let mut moves: Vec<(Option<Who>, Vec<Card>)> = Vec::new();
    for fighter in &conflict.fighters {
        let Some(play) = &fighter.play else { continue };
        let hit = conflict.hits.iter().find(|hit| Some(hit.risk) == risk_of(fighter));
        moves.push((hit.map(|hit| hit.target), play.cards.clone()));
    }
    for (keeper, cards) in moves {
        let found = conflict.fighters.iter_mut().find(|fighter| Some(fighter.who) == keeper);
        match found {
            // A card kept for several victims lies with one of them.
            Some(fighter) => fighter.kept.extend(cards),
            None => state.deck.discard.extend(cards),
        }
    }
    for fighter in &mut conflict.fighters {
        fighter.play = None;
        fighter.used_trait = false;
    }
    conflict.supports.clear();
    conflict.offered_support.clear();
    conflict.done.clear();
    conflict.passed.clear();
    conflict.ties.clear();
    conflict.result = None;
}

fn spend(state: &mut State, packet: PacketId, points: u16, risk: Option<RiskId>) {
    let Some(scene) = state.table.scene.as_mut() else { return };
    if let Some(packet) = scene.packets.iter_mut().find(|p| p.id == packet) {
        packet.left = packet.left.saturating_sub(points);
        if let Some(risk) = risk {
            packet.uncovered.remove(&risk);
        }
    }
    scene.packets.retain(|packet| packet.left > 0);
}

fn convert(main: &mut Main, on: &Conversion, points: u16) {
    match on {
        Conversion::Emotion { emotion } => {
            if let Some(feeling) = main.emotions.get_mut(emotion) {
                feeling.current = feeling.current.saturating_add(u8::try_from(points).unwrap_or(u8::MAX));
            }
        }
        Conversion::Trait { trait_id, up, wording } => {
            for each in main.traits.iter_mut().filter(|each| each.id == *trait_id) {
                let score = each.score;
                each.score = if *up { score.saturating_add(points) } else { score.saturating_sub(points) };
                if let Some(wording) = wording {
                    each.text = wording.clone();
                }
            }
        }
        Conversion::NewTrait { trait_id, about, name } => {
            let created = Trait { id: *trait_id, about: about.clone(), text: name.clone(), score: points };
            put(main, created);
        }
    }
}

/// The slot of a belief on a new sheet.
pub(crate) fn slot(number: u8) -> BeliefId {
    BeliefId(u16::from(number))
}
