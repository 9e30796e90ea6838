//! A player's decisions.

use ::yonkoma::{Action, CharacterView, Degree, Happening, Notice, Partly, Presence, Severity, Stage};

use super::{Mind, contest::PLENTY};

impl Mind<'_> {
    pub(super) fn player(&mut self) -> Option<Action> {
        match self.view.own().map(|own| own.status) {
            None | Some(Presence::Returned | Presence::Eliminated)
                if self.view.board.stage != Stage::World =>
            {
                return self.make_character();
            }
            Some(Presence::Approved) if self.view.board.stage != Stage::Creation => return self.tie_bonds(),
            _ => (),
        }
        // Whoever was spoken to answers before beginning anything.
        if self.view.board.stage == Stage::Free
            && self.view.own().is_some_and(|own| own.in_play())
            && let Some(answer) = self.answer_somebody()
        {
            return Some(answer);
        }
        if let Some(aside) = self.aside() {
            return Some(aside);
        }
        if !self.awaited {
            return None;
        }
        match self.view.board.stage {
            Stage::World => Some(Action::ConfirmWorld),
            Stage::Free => self.answer_bond(),
            Stage::Narration if self.must_consent() => Some(Action::Consent { yes: true }),
            Stage::Narration => Some(self.shines()),
            _ => self.contest(),
        }
    }

    fn make_character(&mut self) -> Option<Action> {
        let eliminated = self.view.own().is_some_and(|own| own.status == Presence::Eliminated);
        if eliminated && !self.view.board.options.new_character_after_elimination {
            return self.contest_if_awaited();
        }
        Some(Action::SubmitCharacter {
            name: self.name("name"),
            concept: self.say("concept"),
            flaw: self.say("flaw"),
            gift: self.say("gift"),
            sign: self.say("sign"),
        })
    }

    /// One whose story is over still answers what is asked of the seat.
    fn contest_if_awaited(&mut self) -> Option<Action> {
        if !self.awaited {
            return None;
        }
        match self.view.board.stage {
            Stage::Free => self.answer_bond(),
            Stage::Narration if self.must_consent() => Some(Action::Consent { yes: true }),
            Stage::Narration => Some(self.shines()),
            _ => None,
        }
    }

    fn must_consent(&self) -> bool {
        let story = self.view.board.contest.as_ref().and_then(|contest| contest.story.as_ref());
        story.is_some_and(|story| story.waits_for.contains(&self.you))
    }

    fn tie_bonds(&mut self) -> Option<Action> {
        let board = &self.view.board;
        let there = |c: &&CharacterView| c.status != Presence::Eliminated;
        let npcs: Vec<_> = board.npcs().filter(|npc| npc.important).filter(there).map(|npc| npc.id).collect();
        let known = |pc: &&CharacterView| !matches!(pc.status, Presence::Draft | Presence::Returned);
        let others: Vec<_> = board
            .pcs()
            .filter(|pc| pc.owner != Some(self.you))
            .filter(there)
            .filter(known)
            .map(|c| c.id)
            .collect();
        let needed = if others.is_empty() { 2 } else { 1 };
        if npcs.len() < needed {
            return Some(Action::InventNpc { name: self.name("npc-name") });
        }
        let npc = npcs[self.chance.one_of(npcs.len())];
        let rest: Vec<_> = if others.is_empty() { npcs } else { others };
        let rest: Vec<_> = rest.into_iter().filter(|other| *other != npc).collect();
        let other = rest[self.chance.one_of(rest.len())];
        let (aim, other_text, mut npc_text) = (self.say("aim"), self.say("relation"), self.say("relation"));
        for _ in 0..9 {
            if npc_text != other_text {
                break;
            }
            npc_text = self.say("relation");
        }
        Some(Action::SubmitBonds { aim, other, other_text, npc, npc_text })
    }

    /// What one does without being asked: play a Bond, help, keep a moment, bind a loser.
    fn aside(&mut self) -> Option<Action> {
        let own = self.view.own().filter(|own| own.in_play())?;
        let board = &self.view.board;
        if board.spoils.as_ref().is_some_and(|spoils| spoils.seat == self.you) {
            let target = board.spoils.as_ref().and_then(|spoils| spoils.losers.first().copied())?;
            let room = board.character(target).is_some_and(|target| target.bonds.len() < 6);
            if room {
                return Some(Action::ImposeBond { target, text: self.say("imposed"), replaces: None });
            }
        }
        if board.stage.in_play() {
            let due = (0u8..).zip(&own.bonds).filter(|(bond, tie)| {
                let waits = board.claims.iter().any(|c| (c.character, c.bond) == (own.id, *bond));
                !waits && tie.paid.is_none_or(|paid| paid.scene != board.scene)
            });
            let due: Vec<u8> = due.map(|(bond, _)| bond).collect();
            // What was refused this Scene is not asked for again.
            let declined = self.this_scene(|n| {
                matches!(
                    n,
                    Notice::Partly(Partly::BondDeclined { .. }) | Notice::Partly(Partly::BondUndone { .. })
                )
            });
            let erase = to_erase(own);
            // Whoever has plenty of Koma has no need of more.
            let needs = own.koma <= PLENTY || erase.is_some();
            if needs && !due.is_empty() && declined == 0 && self.one_in(self.style.restraint) {
                let bond = due[self.chance.one_of(due.len())];
                let name = [("%y", own.name.to_string())];
                return Some(Action::ClaimBond { bond, erase, text: self.fill("bond", &name) });
            }
        }
        if board.stage == Stage::Narration {
            let worth = board.contest.as_ref().and_then(|contest| contest.settled?.degree);
            let marked =
                self.this_scene(|notice| matches!(notice, Notice::Open(Happening::MomentMarked { .. })));
            let worth = matches!(worth, Some(Degree::Spotlight | Degree::Failure));
            if worth && marked == 0 && self.one_in(3) {
                let (caption, character) = (self.of_the_episode("caption", "caption"), Some(own.id));
                return Some(Action::MarkMoment { caption, character });
            }
        }
        self.lend_a_hand()
    }

    /// At four Successes and more the player tells (YON-33).
    fn shines(&mut self) -> Action {
        Action::TellResult { text: self.outcome("spotlight"), using: Vec::new() }
    }

    fn answer_bond(&mut self) -> Option<Action> {
        let claim = self.view.board.claims.iter().find(|claim| !self.view.plays(claim.character))?;
        Some(Action::AnswerBond { character: claim.character, bond: claim.bond, yes: true })
    }
}

/// The mark worth erasing: a heavy one, or the heaviest of three.
fn to_erase(own: &CharacterView) -> Option<Severity> {
    let worst = own.setbacks.last().copied()?;
    (worst >= Severity::Grave || own.setbacks.len() >= 3).then_some(worst)
}
