//! What happens.

use innommable::{
    AnchorState, Cause, ConflictKind, Ending, Happening, Kind, Loss, MonologueKind, Notice, Partly, Severity,
    Status, Thrown,
};

use super::{Args, Company, Speaker, aloud};

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, at: &Company, notice: &Notice) -> String {
        let (id, args) = self.sentence(at, notice);
        self.0.say(id, &args)
    }

    pub(super) fn sentence<'a>(&self, at: &'a Company, notice: &'a Notice) -> (&'static str, Args<'a>) {
        match notice {
            Notice::Open(what) => self.happening(at, what),
            Notice::Partly(what) => self.partly(at, what),
        }
    }

    fn partly<'a>(&self, at: &'a Company, what: &'a Partly) -> (&'static str, Args<'a>) {
        let none = Args::new;
        match what {
            Partly::MysteryWritten { sheet: _ } => ("notice-mystery-written", none()),
            Partly::DiceLaid { dice: _ } => ("notice-dice-laid", none()),
            Partly::DieMoved { die, .. } => ("notice-die-moved", none().with("die", die.number())),
            Partly::Noted { text } => ("notice-noted", none().with("text", &**text)),
            Partly::Revealed { number, dice, kind, text, difficulty } => {
                let kind = match kind {
                    Some(Kind::Source) => "source",
                    Some(Kind::Profiteer) => "profiteer",
                    Some(Kind::Symptom) => "symptom",
                    None => "none",
                };
                let args = none().with("number", *number).with("dice", self.dice(*dice)).with("kind", kind);
                ("notice-revealed", aloud(args.with("difficulty", *difficulty), text.as_ref()))
            }
            Partly::Published { number, text } => {
                ("notice-published", none().with("number", *number).with("text", &**text))
            }
            Partly::Blacklisted { of, cause, unstruck: _ } => {
                ("notice-blacklisted", at.who(*of).with("cause", self.cause(*cause)))
            }
            Partly::Closed { mystery, notes: _ } => {
                let source = mystery.sheet.source.as_deref().unwrap_or_default();
                ("notice-closed", none().with("text", source))
            }
        }
    }

    fn happening<'a>(&self, at: &'a Company, what: &'a Happening) -> (&'static str, Args<'a>) {
        let none = Args::new;
        match what {
            Happening::PreparationFinished { place, date, spots: _, role } => {
                let args = none().with("place", &**place).with("date", &**date);
                ("notice-preparation-finished", args.with("role", &**role))
            }
            Happening::CharacterSubmitted { by, profile } => {
                let args = at.who(*by).with("name", &*profile.name);
                ("notice-character-submitted", args.with("text", &*profile.portrait))
            }
            Happening::CharacterApproved { of } => ("notice-character-approved", at.who(*of)),
            Happening::CharacterReturned { of, reason } => {
                ("notice-character-returned", aloud(at.who(*of), reason.as_ref()))
            }
            Happening::PlayStarted { bowl } => ("notice-play-started", none().with("dice", self.dice(*bowl))),
            Happening::SceneStarted { scene, title, text } => {
                let args = none().with("scene", *scene).with("title", title.as_deref().unwrap_or_default());
                let args = args.with("titled", if title.is_some() { "some" } else { "none" });
                ("notice-scene-started", aloud(args, text.as_ref()))
            }
            Happening::Narrated { by, text } => ("notice-narrated", at.who(*by).with("text", &**text)),
            Happening::ActionDeclared { by, goal, target: _ } => {
                ("notice-action-declared", aloud(at.who(*by), goal.as_ref()))
            }
            Happening::ActionWithdrawn { by } => ("notice-action-withdrawn", at.who(*by)),
            Happening::ActionHappened { by, text } => {
                ("notice-action-happened", aloud(at.who(*by), text.as_ref()))
            }
            Happening::ConflictCalled { kind, sides, declared_by: _, goal: _, text, difficulty } => {
                let side = |n: usize| sides.get(n).map_or_else(String::new, |seat| self.name(at, *seat));
                let args = none().with("who", side(0)).with("to", side(1));
                let args = args.with("difficulty", difficulty.unwrap_or_default());
                let id = match kind {
                    ConflictKind::Standard => "notice-conflict-standard",
                    ConflictKind::Duel => "notice-conflict-duel",
                    ConflictKind::Resist => "notice-conflict-resist",
                };
                (id, aloud(args, text.as_ref()))
            }
            Happening::ConflictWithdrawn { by } => ("notice-conflict-withdrawn", at.who(*by)),
            Happening::Yielded { by, text } => ("notice-yielded", aloud(at.who(*by), text.as_ref())),
            Happening::MonologueStarted { by, kind, .. } => {
                ("notice-monologue-started", at.who(*by).with("content", self.content(*kind)))
            }
            Happening::MonologueFinished { by, text, die, contestable: _ } => {
                let args = at.who(*by).with("die", die.map_or(0, |die| die.number()));
                ("notice-monologue-finished", aloud(args, text.as_ref()))
            }
            Happening::MonologueCancelled { by, die: _ } => ("notice-monologue-cancelled", at.who(*by)),
            Happening::AnchorContested { of, reason } => {
                ("notice-anchor-contested", aloud(at.who(*of), reason.as_ref()))
            }
            Happening::Suggested { by, to, faces, from: _, text } => {
                let args = at.who(*by).with("to", self.name(at, *to)).with("die", faces.number());
                let id = if at.is_you(*to) { "notice-suggested-you" } else { "notice-suggested" };
                (id, aloud(args, text.as_ref()))
            }
            Happening::Incorporated { by, text } => {
                ("notice-incorporated", aloud(at.who(*by), text.as_ref()))
            }
            Happening::AuxiliaryGave { by, to, faces, from: _, text } => {
                let args = at.who(*by).with("to", self.name(at, *to)).with("die", faces.number());
                let id = if at.is_you(*to) { "notice-auxiliary-gave-you" } else { "notice-auxiliary-gave" };
                (id, aloud(args, text.as_ref()))
            }
            Happening::GiftPassed { by } => ("notice-gift-passed", at.who(*by)),
            Happening::WindowClosed => ("notice-window-closed", none()),
            Happening::DiceThrown { by, thrown, .. } if thrown.is_empty() => {
                ("notice-no-dice-thrown", at.who(*by))
            }
            Happening::DiceThrown { by, thrown, total, difficulty: _, mad } => {
                let args = at.who(*by).with("dice", self.thrown(thrown)).with("total", *total);
                ("notice-dice-thrown", args.with_flag("mad", *mad))
            }
            Happening::GiftAwaited { by } => ("notice-gift-awaited", at.who(*by)),
            Happening::GiftDieThrown { by, thrown, total, mad } => {
                let args = at.who(*by).with("value", thrown.value).with("die", thrown.faces.number());
                ("notice-gift-die-thrown", args.with("total", *total).with_flag("mad", *mad))
            }
            Happening::ActionStopped { by } => ("notice-action-stopped", at.who(*by)),
            Happening::FellShort { by, missing } => {
                ("notice-fell-short", at.who(*by).with("missing", *missing))
            }
            Happening::FailureAccepted { by } => ("notice-failure-accepted", at.who(*by)),
            Happening::Rerolled { by, nth, text } => {
                ("notice-rerolled", aloud(at.who(*by).with("nth", *nth), text.as_ref()))
            }
            Happening::Sacrificed { by, loss, text } => {
                let loss = match loss {
                    Loss::Mad => "mad",
                    Loss::Dead => "dead",
                };
                ("notice-sacrificed", aloud(at.who(*by).with("loss", loss), text.as_ref()))
            }
            Happening::ConflictSettled { winner: Some(winner) } => ("notice-conflict-won", at.who(*winner)),
            Happening::ConflictSettled { winner: None } => ("notice-conflict-failed", none()),
            Happening::OutcomeTold { by, text, incapacitates } => {
                let id = match incapacitates {
                    true => "notice-outcome-incapacitates",
                    false => "notice-outcome-told",
                };
                (id, aloud(at.who(*by), text.as_ref()))
            }
            Happening::Consented { by, dies } => ("notice-consented", at.who(*by).with_flag("dies", *dies)),
            Happening::ConsentRefused { by } => ("notice-consent-refused", at.who(*by)),
            Happening::ConflictClosed => ("notice-conflict-closed", none()),
            Happening::ConflictHeld => ("notice-conflict-held", none()),
            Happening::ConflictResumed => ("notice-conflict-resumed", none()),
            Happening::ConflictDropped => ("notice-conflict-dropped", none()),
            Happening::CharacterLost { who, status: Status::Dead } => ("notice-character-dead", at.who(*who)),
            Happening::CharacterLost { who, status: Status::Mad | Status::Active } => {
                ("notice-character-mad", at.who(*who))
            }
            Happening::AnchorChanged { of, to } => {
                let anchor = match to {
                    AnchorState::Intact => "intact",
                    AnchorState::Harmed => "harmed",
                    AnchorState::Lost => "lost",
                };
                ("notice-anchor-changed", at.who(*of).with("anchor", anchor))
            }
            Happening::Struck { on, first: _, k, worst, threatens_anchor, text } => {
                let args =
                    at.who(*on).with("k", k.unwrap_or_default()).with("severity", self.severity(*worst));
                ("notice-struck", aloud(args.with_flag("threat", *threatens_anchor), text.as_ref()))
            }
            Happening::EffectAccepted { by } => ("notice-effect-accepted", at.who(*by)),
            Happening::EffectTakesHold { on } => ("notice-effect-takes-hold", at.who(*on)),
            Happening::EffectApplied { on, text } => {
                ("notice-effect-applied", aloud(at.who(*on), text.as_ref()))
            }
            Happening::EffectCancelled { on } => ("notice-effect-cancelled", at.who(*on)),
            Happening::StrikeClosed => ("notice-strike-closed", none()),
            Happening::Recounted { faces, from, to } => {
                let args = none().with("die", faces.number()).with("from", self.place(at, *from));
                ("notice-recounted", args.with("to", self.place(at, *to)))
            }
            Happening::LastActAsked => ("notice-last-act-asked", none()),
            Happening::Ended { ending, text } => {
                let id = match ending {
                    Ending::Disaster => "notice-ended-disaster",
                    Ending::Defused => "notice-ended-defused",
                };
                (id, aloud(none(), text.as_ref()))
            }
            Happening::EpilogueTold { by, text } => {
                ("notice-epilogue-told", aloud(at.who(*by), text.as_ref()))
            }
            Happening::EpilogueSkipped { by } => ("notice-epilogue-skipped", at.who(*by)),
        }
    }

    fn thrown(&self, thrown: &[Thrown]) -> String {
        let dice: Vec<String> =
            thrown.iter().map(|die| format!("{} (d{})", die.value, die.faces.number())).collect();
        if dice.is_empty() { self.0.just("word-none") } else { self.list(&dice) }
    }

    /// Why a name is written.
    pub fn cause(&self, cause: Cause) -> String {
        self.0.just(match cause {
            Cause::Monologue => "word-cause-monologue",
            Cause::Failure => "word-cause-failure",
            Cause::Reroll => "word-cause-reroll",
            Cause::Suggestion => "word-cause-suggestion",
        })
    }

    /// How bad an effect is.
    pub fn severity(&self, severity: Severity) -> String {
        self.0.just(match severity {
            Severity::Minor => "word-minor",
            Severity::Moderate => "word-moderate",
            Severity::Severe => "word-severe",
            Severity::AnchorThreat => "word-anchor-threat",
        })
    }

    /// What a monologue must tell (INN-43, INN-49).
    pub fn content(&self, kind: MonologueKind) -> String {
        self.0.just(match kind {
            MonologueKind::Dream => "content-dream",
            MonologueKind::Hallucination => "content-hallucination",
            MonologueKind::OccultKnowledge => "content-occult-knowledge",
            MonologueKind::ParanormalEffect => "content-paranormal-effect",
            MonologueKind::Anchor => "content-anchor",
        })
    }
}
