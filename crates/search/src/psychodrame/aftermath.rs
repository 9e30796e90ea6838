//! Ties, the narration, packets, irreversible acts.

use ::psychodrame::{
    Action, CharacterId, Characters, Emotion, Hit, Packet, RiskId, SATURATED, Side, Stage, Subject, Tie,
};

use super::{Mind, Spending, threat};

impl Mind<'_> {
    pub(super) fn decide_tie(&mut self) -> Option<Action> {
        if !self.is_awaited() {
            return None;
        }
        let conflict = self.view.table.conflict()?;
        let own = conflict.fighter_of(self.you)?.who;
        let Tie { hits, .. } = conflict.ties.first()?;
        let sum =
            |fits: &dyn Fn(&Hit) -> bool| hits.iter().filter(|hit| fits(hit)).map(|hit| hit.points).sum();
        let received: u16 = sum(&|hit| hit.target == own);
        let inflicted: u16 = sum(&|hit| hit.by == own);
        let danger = self.main().map_or(0, |(_, main)| u16::from(main.highest()));
        Some(Action::DecideTie { each: received < inflicted && danger + received < 9 })
    }

    pub(super) fn narrate_result(&mut self) -> Option<Action> {
        if !self.is_awaited() {
            return None;
        }
        let conflict = self.view.table.conflict()?;
        let won = self.view.table.stage == Stage::Yielded
            || conflict.result.as_ref().is_some_and(|won| won.side == Side::Initiator);
        Some(Action::NarrateResult { text: self.outcome(if won { "won" } else { "lost" }) })
    }

    pub(super) fn packets(&mut self) -> Option<Action> {
        let packets = &self.view.table.scene.as_ref()?.packets;
        if let Some(packet) = packets.iter().find(|packet| packet.distributor == Some(self.you)) {
            return self.spend(packet);
        }
        let own = packets.iter().find(|packet| {
            packet.distributor.is_none() && self.view.table.player_of(packet.victim) == Some(self.you)
        })?;
        let others = self.view.table.chairs.seats().filter(|seat| *seat != self.you);
        let others: Vec<kernel::Seat> = others.collect();
        let friend = others.iter().copied().find(|seat| {
            let main = self.view.table.living_main_of(*seat);
            main.is_some_and(|(_, main)| main.relation_with(own.victim) > 0)
        });
        let to = friend.unwrap_or_else(|| others[self.chance.one_of(others.len())]);
        Some(Action::GivePacket { packet: own.id, to })
    }

    /// One point per risk first, then as the style wants.
    fn spend(&mut self, from: &Packet) -> Option<Action> {
        let main = self.view.table.main(from.victim)?;
        let (packet, risk) = (from.id, from.uncovered.first().copied());
        let text = |mind: &mut Self| mind.why(from.victim);
        let low = |emotion: &Emotion, limit: u8| main.current(*emotion) < limit;
        let highest = |limit: u8| {
            let below = Emotion::ALL.into_iter().filter(|emotion| low(emotion, limit));
            below.max_by_key(|emotion| main.current(*emotion))
        };
        let on = |emotion: Emotion, mind: &mut Self| Action::SpendOnEmotion {
            packet,
            risk,
            emotion,
            points: 1,
            text: text(mind),
        };
        match self.style.spending {
            Spending::Hostile => match highest(SATURATED) {
                Some(emotion) => Some(on(emotion, self)),
                None => self.lower(from, risk),
            },
            Spending::Kind => {
                let calm = Emotion::ALL.into_iter().min_by_key(|emotion| main.current(*emotion));
                match calm.filter(|emotion| low(emotion, 6) && !from.left.is_multiple_of(2)) {
                    Some(emotion) => Some(on(emotion, self)),
                    None => self.raise(from, risk),
                }
            }
            Spending::Random => {
                let n = self.chance.one_of(9);
                match Emotion::ALL.get(n).copied().filter(|emotion| low(emotion, SATURATED)) {
                    Some(emotion) => Some(on(emotion, self)),
                    None if n == 6 => self.lower(from, risk),
                    None if n == 7 => self.raise(from, risk),
                    None => self.coin(from, risk, 1),
                }
            }
            Spending::Mixed => {
                if risk.is_none() && from.left >= 4 {
                    return self.coin(from, risk, 3);
                }
                // A risk that came true is felt as what was threatened.
                let threat = from.risks.iter().find(|each| Some(each.id) == risk);
                let felt = threat.and_then(|threat| threat::felt(&threat.text)).filter(|felt| low(felt, 9));
                let most = || highest(8).filter(|_| risk.is_some() || from.left.is_multiple_of(2));
                match felt.or_else(most) {
                    Some(emotion) => Some(on(emotion, self)),
                    None => self.raise(from, risk),
                }
            }
        }
    }

    /// A trait a point down, if there is one; the weakest.
    fn lower(&mut self, from: &Packet, risk: Option<RiskId>) -> Option<Action> {
        let main = self.view.table.main(from.victim)?;
        let Some(weak) = main.traits.iter().min_by_key(|each| each.score).map(|each| each.id) else {
            return self.coin(from, risk, 1);
        };
        self.change(from, risk, weak, -1)
    }

    /// A trait a point up: the tie that the scene has touched.
    fn raise(&mut self, from: &Packet, risk: Option<RiskId>) -> Option<Action> {
        let main = self.view.table.main(from.victim)?;
        let n = main.traits.len();
        let Some(some) = main.traits.get(self.chance.pick(&kernel::Ask::one_of(n.max(1)))) else {
            return self.coin(from, risk, 1);
        };
        let id = some.id;
        self.change(from, risk, id, 1)
    }

    fn change(
        &mut self,
        from: &Packet,
        risk: Option<RiskId>,
        trait_id: ::psychodrame::TraitId,
        change: i16,
    ) -> Option<Action> {
        let (packet, text) = (from.id, self.why(from.victim));
        Some(Action::SpendOnTrait { packet, risk, trait_id, change, wording: None, text })
    }

    /// A new trait out of so many points.
    fn coin(&mut self, from: &Packet, risk: Option<RiskId>, points: u16) -> Option<Action> {
        let main = self.view.table.main(from.victim)?;
        if main.traits.len() >= ::psychodrame::MOST_TRAITS {
            let first = main.traits.first()?.id;
            return self.change(from, risk, first, 1);
        }
        let (name, text) = (self.say("trait-history"), self.why(from.victim));
        let (packet, subject, to) = (from.id, Subject::History, None);
        Some(Action::SpendOnNewTrait { packet, risk, subject, to, name, points, text })
    }

    /// Nobody dies of a bot's act unless its style allows it; then whoever was in the conflict may.
    pub(super) fn commit(&mut self) -> Option<Action> {
        if !self.is_awaited() {
            return None;
        }
        let (own, main) = self.main()?;
        let felt = main.saturated().next()?;
        let scene = self.view.table.scene.as_ref()?;
        let present: Vec<CharacterId> = scene.present.iter().copied().filter(|who| *who != own).collect();
        let mortal: Vec<CharacterId> =
            present.iter().copied().filter(|who| !scene.spared.contains(who)).collect();
        let mut deaths = Characters::new();
        if self.style.kills && !mortal.is_empty() && self.by_whim(40) {
            deaths.insert(mortal[self.chance.one_of(mortal.len())]);
        }
        let witnesses = present.into_iter().filter(|who| matches!(who, CharacterId::Main(_)));
        let witnesses = witnesses.filter(|who| !deaths.contains(who)).collect();
        let text = self.tell(&format!("act-{felt}"));
        Some(Action::NarrateAct { emotion: felt, text, deaths, witnesses })
    }
}
