//! A simple game master: one obstacle a Scene, a Conflict now and then, until the last Session is over.

use ::yonkoma::{
    Action, Basis, CharacterId, CharacterView, Degree, Notice, Partly, Presence, SideId, Sign, Stage, Yonkoma,
};
use kernel::{Game, Text, Wish};

use super::Mind;

impl Mind<'_> {
    pub(super) fn master(&mut self) -> Option<Action> {
        if let Some(answer) = self.answer() {
            return Some(answer);
        }
        if !self.awaited {
            return None;
        }
        match self.view.board.stage {
            Stage::World => Some(Action::SetWorld { text: self.of_the_episode("world", "world") }),
            Stage::Bonds => self.open(),
            Stage::Free => self.lead(),
            Stage::Build => self.announce_rival().or_else(|| self.judge()).or_else(|| self.contest()),
            Stage::Tie => Some(self.compare()),
            Stage::Telling => Some(Action::TellRound { text: self.outcome("round") }),
            Stage::Narration => Some(self.narrate()),
            Stage::LoserChoice => self.judge().or_else(|| self.contest()),
            Stage::SessionEnd => self.next_session(),
            Stage::BetweenAdventures => self.may_close().then_some(Action::Close),
            _ => self.contest(),
        }
    }

    /// What others wait for.
    fn answer(&mut self) -> Option<Action> {
        let board = &self.view.board;
        let with = |status| board.characters.iter().find(|c| c.status == status).map(|c| c.id);
        if let Some(character) = with(Presence::Draft) {
            return Some(Action::ApproveCharacter { character, restriction: None });
        }
        if let (Some(character), Stage::Free) = (with(Presence::Ready), board.stage) {
            let bring_in = Action::BringIn { character };
            if Yonkoma.permit(self.view, &bring_in).is_ok() {
                return Some(bring_in);
            }
        }
        if board.imposing.is_some() {
            return Some(Action::AnswerImposed { yes: true });
        }
        if let Some(spoils) = board.spoils.as_ref().filter(|spoils| spoils.seat == self.you) {
            let target = *spoils.losers.first()?;
            if board.character(target).is_some_and(|target| target.bonds.len() < 6) {
                return Some(Action::ImposeBond { target, text: self.say("imposed"), replaces: None });
            }
        }
        let claim = board.claims.first().filter(|_| self.awaited)?;
        Some(Action::AnswerBond { character: claim.character, bond: claim.bond, yes: true })
    }

    /// Somebody to be bound to, then the first Scene.
    fn open(&mut self) -> Option<Action> {
        if self.view.board.npcs().count() < 2 {
            let who = self.of_the_cast();
            let text = |text: Option<&str>| text.map(Text::from);
            return Some(Action::CreateNpc {
                name: text(who.map(|who| who.name)).unwrap_or_else(|| self.name("npc-name")),
                important: true,
                sign: text(who.and_then(|who| who.sign)).or_else(|| self.tell("sign")),
                concept: text(who.and_then(|who| who.concept)).or_else(|| self.tell("npc-concept")),
                flaw: text(who.and_then(|who| who.flaw)).or_else(|| self.tell("npc-flaw")),
                gift: text(who.and_then(|who| who.gift)),
            });
        }
        self.view.board.all_bound().then(|| Action::StartSession { title: self.next_scene() })
    }

    fn next_scene(&mut self) -> Option<Text> {
        self.of_the_episode("scene", "scene")
    }

    /// The end is for people to choose, where there are any.
    fn may_close(&self) -> bool {
        !self.company.has_people() || self.company.wish == Some(Wish::Close)
    }

    /// A situation, the spotlight for somebody, one Test or Conflict a Scene.
    fn lead(&mut self) -> Option<Action> {
        if let Some(text) = self.situation() {
            return Some(Action::Narrate { text });
        }
        if let Some(answer) = self.answer_somebody() {
            return Some(answer);
        }
        if self.company.wish == Some(Wish::Floor) {
            return self.turn_to_somebody().map(|text| Action::Narrate { text });
        }
        let board = &self.view.board;
        let settled = self.this_scene(|notice| {
            matches!(
                notice,
                Notice::Partly(Partly::TestSettled { .. }) | Notice::Partly(Partly::ConflictSettled { .. })
            )
        });
        let goes_on = settled == 0 && self.company.wish != Some(Wish::Close);
        let rollers: Vec<CharacterId> = board.pcs().filter(|pc| pc.in_play()).map(|pc| pc.id).collect();
        if goes_on && !rollers.is_empty() {
            let undescribed =
                board.npcs().find(|npc| npc.concept.is_none()).map(|npc| (npc.id, npc.important));
            if let Some((npc, important)) = undescribed {
                let (concept, flaw) = (self.tell("npc-concept"), self.tell("npc-flaw"));
                return Some(Action::DescribeNpc { npc, important, concept, flaw });
            }
            // What a person's character does is theirs to say first: nothing comes in its way before, unless they ask.
            if !self.people_were_heard() && self.company.wish != Some(Wish::GoOn) {
                return None;
            }
            let roller = match self.company.has_people() {
                true => self.spotlight()?,
                false => rollers[self.chance.one_of(rollers.len())],
            };
            return Some(self.obstacle(roller, &rollers));
        }
        // Scenes count on from Session to Session.
        let last = board.session * self.style.scenes;
        Some(if board.scene >= last {
            Action::EndSession
        } else {
            Action::StartScene { title: self.next_scene() }
        })
    }

    fn obstacle(&mut self, roller: CharacterId, others: &[CharacterId]) -> Action {
        let board = &self.view.board;
        if board.scene.is_multiple_of(2) {
            let npcs: Vec<CharacterId> = board.npcs().filter(|npc| npc.in_play()).map(|npc| npc.id).collect();
            // Mostly somebody important; two players' characters now and then.
            let rival = others.iter().copied().find(|other| *other != roller).filter(|_| npcs.is_empty());
            let against = if npcs.is_empty() { rival } else { Some(npcs[self.chance.one_of(npcs.len())]) };
            if let Some(b) = against {
                return Action::StartConflict { a: roller, b, stake: self.of_the_episode("stake", "stake") };
            }
        }
        let (basis, conditions) = (self.case(), self.applying(roller));
        let (goal, approach) = (self.of_the_episode("goal", "goal"), self.tell("approach"));
        Action::CallTest { roller, goal, approach, basis: Some(basis), conditions }
    }

    /// The Concept helps half the time, the Flaw matters now and then.
    fn case(&mut self) -> Basis {
        match self.chance.one_of(6) {
            0 => Basis::Flaw,
            1..=3 => Basis::Concept,
            _ => Basis::Other,
        }
    }

    /// All of somebody's Conditions.
    fn applying(&self, who: CharacterId) -> Vec<::yonkoma::ConditionId> {
        let conditions = self.view.board.character(who).map(|who| &who.conditions);
        conditions.into_iter().flatten().map(|condition| condition.id).collect()
    }

    /// The case of a throw that waits for it.
    fn judge(&mut self) -> Option<Action> {
        let board = &self.view.board;
        let contest = board.contest.as_ref()?;
        let building = board.stage == Stage::Build;
        let waits = |id: &SideId| {
            let side = contest.side(*id);
            let due = building || contest.loser() == Some(*id);
            side.is_some_and(|side| side.basis.is_none() && !side.auto && due && (!side.thrown || !building))
        };
        let side = contest.side_ids().find(waits)?;
        let roller = contest.side(side)?.roller;
        let (basis, conditions) = (self.case(), self.applying(roller));
        Some(Action::SetBasis { side, basis, conditions, hindered: Vec::new() })
    }

    /// More words, more specific.
    fn compare(&mut self) -> Action {
        let length = |id: SideId| {
            let roller = self.view.board.side(id).and_then(|side| self.view.board.character(side.roller));
            roller.and_then(|c| c.concept.as_ref()).map_or(0, |concept| concept.split_whitespace().count())
        };
        let side = match length(SideId::A).cmp(&length(SideId::B)) {
            std::cmp::Ordering::Greater => Some(SideId::A),
            std::cmp::Ordering::Less => Some(SideId::B),
            std::cmp::Ordering::Equal => None,
        };
        let event = if side.is_none() { self.of_the_episode("unforeseen", "unforeseen") } else { None };
        Action::JudgeSpecific { side, event }
    }

    fn narrate(&mut self) -> Action {
        let board = &self.view.board;
        let contest = board.contest.as_ref();
        let settled = contest.and_then(|contest| contest.settled);
        let roller = contest.and_then(|contest| contest.side(SideId::A)).map(|side| side.roller);
        let degree = settled.and_then(|settled| settled.degree);
        let fresh =
            self.this_scene(|notice| matches!(notice, Notice::Partly(Partly::ConditionGiven { .. }))) == 0;
        let bears = |c: &CharacterView| c.conditions.len() < 4 && c.in_play();
        let roller = roller.filter(|roller| board.character(*roller).is_some_and(bears));
        if let (Some(character), true) = (roller, fresh) {
            let given = match degree {
                Some(Degree::Failure) if self.one_in(2) => Some(("negative", Sign::Negative)),
                Some(Degree::Full) if self.one_in(4) => Some(("positive", Sign::Positive)),
                _ => None,
            };
            if let Some((group, sign)) = given {
                return Action::GiveCondition { character, label: self.say(group), sign };
            }
        }
        let group = match degree {
            Some(Degree::Failure) | None => "trouble",
            Some(Degree::Partial) => "complication",
            Some(Degree::Full) => "result",
            Some(Degree::Spotlight) => "spotlight",
        };
        Action::TellResult { text: self.outcome(group), using: Vec::new() }
    }

    /// A Gift for everybody before the third Session; then on, or the end.
    fn next_session(&mut self) -> Option<Action> {
        let board = &self.view.board;
        let is_over = match self.company.has_people() {
            true => self.may_close(),
            false => board.session >= self.style.sessions,
        };
        if is_over {
            return Some(Action::Close);
        }
        let due = board.session.is_multiple_of(2);
        let poor = board.pcs().find(|pc| pc.in_play() && pc.gifts.len() < 2).map(|pc| pc.id);
        Some(match poor.filter(|_| due) {
            Some(character) => Action::GrantGift { character, gift: self.say("new-gift") },
            None => Action::StartSession { title: self.next_scene() },
        })
    }
}
