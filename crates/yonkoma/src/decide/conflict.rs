//! Conflicts, Round by Round.

use std::collections::BTreeSet;

use kernel::Text;

use crate::{
    character::Presence,
    contest::{Comparison, Conclusion, Contest, effective},
    event::{Event, Happening},
    moment::Beat,
    state::Spoils,
    vocabulary::{CharacterId, Degree, EndCause, Severity, SideId, Stage},
};

use super::Run;

impl Run<'_> {
    /// No Condition is given; or no Gift adds a Success to this Round.
    pub(super) fn pass(&mut self) {
        let by = self.by;
        if self.board().stage == Stage::Award {
            self.emit(Happening::AwardPassed { by });
            return self.after_award();
        }
        let asked = self.board().asked_for_plus_one();
        for (side, by) in asked.into_iter().filter(|(_, seat)| *seat == by) {
            self.emit(Event::Passed { side, by });
        }
        self.close_round();
    }

    pub(super) fn keep_gifts(&mut self, kept: bool) {
        self.emit(Happening::GiftsKept { by: self.by, kept });
        if kept && self.board().stage == Stage::Round {
            self.close_round();
        }
    }

    /// YON-79 (1): somebody may add a Success; when nobody is asked any more, the totals are compared.
    pub(super) fn close_round(&mut self) {
        if !self.board().asked_for_plus_one().is_empty() {
            if self.board().stage != Stage::Round {
                self.reach(Stage::Round);
            }
            return;
        }
        let (a, b) = (self.board().total(SideId::A), self.board().total(SideId::B));
        let rollers = self.rollers();
        let known = self.board().contest.as_ref().and_then(|contest| contest.specific);
        let known = known.filter(|known| Some(known.rollers) == rollers);
        if a == b && known.is_none() {
            self.reach(Stage::Tie);
        } else {
            self.compared(Comparison::of(a, b, known.map(|known| known.side)));
        }
    }

    fn rollers(&self) -> Option<(CharacterId, CharacterId)> {
        Some((self.side(SideId::A)?.roller, self.side(SideId::B)?.roller))
    }

    pub(super) fn judge(&mut self, side: Option<SideId>, text: Option<Text>) {
        let Some(rollers) = self.rollers() else { return };
        self.emit(Event::SpecificJudged { side, rollers, text });
        let (a, b) = (self.board().total(SideId::A), self.board().total(SideId::B));
        self.compared(Comparison::of(a, b, side));
    }

    /// YON-79 (2), (3).
    fn compared(&mut self, comparison: Comparison) {
        let Comparison { winner, lead } = comparison;
        let round = self.board().contest.as_ref().map_or(0, |contest| contest.round) + 1;
        let totals = (self.board().total(SideId::A), self.board().total(SideId::B));
        self.emit(Event::RoundCompared { round, totals, winner, lead });
        if comparison.gives_condition() {
            self.reach(Stage::Award);
        } else {
            self.after_award();
        }
    }

    /// YON-79 (4), (5): armed Graves strike whoever has not beaten the opponent.
    pub(super) fn after_award(&mut self) {
        let Some((winner, lead)) = self.board().contest.as_ref().map(|c| (c.winner, c.lead)) else { return };
        for side in SideId::BOTH.into_iter().filter(|side| Some(*side) != winner) {
            self.strike(side);
        }
        let empty = |side: SideId| self.side(side).is_none_or(|side| side.members().next().is_none());
        match winner {
            Some(winner) if lead >= 4 => self.end(Some(winner), lead, EndCause::Lead),
            Some(winner) if empty(winner.other()) => self.end(Some(winner), lead, EndCause::Out),
            Some(_) => self.reach(Stage::Telling),
            None => match (empty(SideId::A), empty(SideId::B)) {
                (true, true) => self.end(None, 0, EndCause::Nobody),
                (true, false) => self.end(Some(SideId::B), 0, EndCause::Out),
                (false, true) => self.end(Some(SideId::A), 0, EndCause::Out),
                (false, false) => self.after_losses(),
            },
        }
    }

    fn strike(&mut self, id: SideId) {
        let Some(side) = self.side(id) else { return };
        let struck: Vec<_> = side.members().filter(|who| side.armed(*who, Severity::Grave)).collect();
        let until = self.board().scene + 1;
        for character in struck {
            self.emit(Happening::WentOutOfPlay { character, until });
        }
    }

    /// Groups that have lost their roller name another; then the loser chooses, or both after a tie (YON-91).
    pub(super) fn after_losses(&mut self) {
        let lacking = self.board().contest.as_ref().map(Contest::without_roller);
        for side in lacking.unwrap_or_default() {
            match self.side(side).map(|side| side.helpers.clone()).unwrap_or_default()[..] {
                [only] => self.emit(Happening::RollerNamed { character: only }),
                _ => return self.reach(Stage::Replace),
            }
        }
        let decided = self.board().contest.as_ref().is_some_and(|contest| contest.winner.is_some());
        self.reach(if decided { Stage::LoserChoice } else { Stage::Unforeseen });
    }

    /// YON-78: when both have answered.
    pub(super) fn after_unforeseen(&mut self) {
        let Some(contest) = &self.board().contest else { return };
        match (contest.going_on.len(), contest.stopping[..].first().copied(), contest.stopping.len()) {
            (2, ..) => {
                self.emit(Event::BeganAgain);
                self.reach(Stage::Build);
            }
            (1, Some(stopping), 1) => self.concede(stopping, None),
            (_, _, 2) => self.end(None, 0, EndCause::Nobody),
            _ => (),
        }
    }

    /// YON-83: a Koma for each Setback that one has taken here.
    pub(super) fn concede(&mut self, side: SideId, text: Option<Text>) {
        self.emit(Event::Conceded { side, text });
        let Some(conceding) = self.side(side) else { return };
        let pay = |who: CharacterId| (who, conceding.taken_by(who));
        let is_pc = |who: &CharacterId| self.board().character(*who).is_some_and(|who| who.owner.is_some());
        let paid: Vec<_> =
            conceding.members().filter(is_pc).map(pay).filter(|(_, taken)| *taken > 0).collect();
        for (character, n) in paid {
            self.emit(Happening::KomaGained { character, n, reason: None });
        }
        let lead = self.board().contest.as_ref().map_or(0, |contest| contest.lead);
        self.end(Some(side.other()), lead, EndCause::Conceded);
    }

    /// YON-82, YON-84: the winner's lead takes effect, armed Criticals strike the loser.
    fn end(&mut self, winner: Option<SideId>, lead: u32, cause: EndCause) {
        if let Some(loser) = winner.map(SideId::other) {
            let taken = self.side(loser).map(|side| side.taken.clone()).unwrap_or_default();
            let lost: BTreeSet<_> =
                taken.iter().filter(|t| t.severity == Severity::Critical).map(|t| t.by).collect();
            for character in lost {
                self.eliminate(character);
            }
        }
        let Some((a, b)) = self.rollers() else { return };
        let Some(contest) = &self.board().contest else { return };
        let effective = if winner.is_some() { effective(lead) } else { 0 };
        let degree = winner.map(|_| Degree::of(effective));
        let settled = Conclusion { winner, effective, degree, cause: Some(cause) };
        let winning = winner.map(|winner| if winner == SideId::A { a } else { b });
        let beat = Beat::Conflict {
            rollers: (self.name(a), self.name(b)),
            stake: contest.goal.clone(),
            winner: winning.map(|winning| self.name(winning)),
            rounds: contest.round,
            cause,
        };
        let spoils = winning.and_then(|winning| self.spoils(winning));
        self.emit(Event::ContestSettled { settled, total: effective, beat, spoils });
        self.reach(Stage::Narration);
    }

    /// Whom the winner may bind (YON-86).
    fn spoils(&self, winner: CharacterId) -> Option<Spoils> {
        let contest = self.board().contest.as_ref()?;
        let side = contest.side(contest.side_of(winner)?.other())?;
        let lost = side.members().chain(side.gone.iter().copied());
        let there = |who: &CharacterId| {
            self.board().character(*who).is_some_and(|c| c.status != Presence::Eliminated)
        };
        let losers: Vec<_> = lost.filter(there).collect();
        let seat = self.board().owner(winner);
        (!losers.is_empty()).then_some(Spoils { seat, winner, losers })
    }
}
