//! What happens.

use psychodrame::{Notice, Side};

use super::{Args, Company, Speaker, cards_of};

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, at: &Company, notice: &Notice) -> String {
        let (id, args) = self.sentence(at, notice);
        self.0.say(id, &args).trim_end().to_owned()
    }

    pub(super) fn sentence(&self, at: &Company, notice: &Notice) -> (&'static str, Args<'static>) {
        let none = Args::new;
        match notice {
            Notice::IdentitySet { by, name, age, activity, .. } => (
                "psd-notice-identity-set",
                none()
                    .with("by", at.player(*by))
                    .with("name", name.to_string())
                    .with("age", age.to_string())
                    .with("activity", activity.to_string()),
            ),
            Notice::BeliefSet { who, scope, text, .. } => (
                "psd-notice-belief-set",
                none()
                    .with("who", self.name(at, *who))
                    .with("scope", self.scope(*scope))
                    .with("text", text.to_string()),
            ),
            Notice::BeliefCleared { by, who, .. } => (
                "psd-notice-belief-cleared",
                none().with("by", at.player(*by)).with("who", self.name(at, *who)),
            ),
            Notice::TraitSet { who, written, .. } => (
                "psd-notice-trait-set",
                none()
                    .with("who", self.name(at, *who))
                    .with("written_about", self.about(&written.about))
                    .with("written_text", written.text.to_string())
                    .with("written_score", written.score),
            ),
            Notice::BalanceSet { who, pair, scores, .. } => (
                "psd-notice-balance-set",
                none()
                    .with("who", self.name(at, *who))
                    .with("first", self.emotion(pair.both()[0]))
                    .with("one", scores[0])
                    .with("second", self.emotion(pair.both()[1]))
                    .with("two", scores[1]),
            ),
            Notice::RelationAcknowledged { by, of, agrees, comment } => (
                "psd-notice-relation-acknowledged",
                none()
                    .with("by", at.player(*by))
                    .with("of", self.name(at, *of))
                    .with_flag("agrees", *agrees)
                    .with("comment", self.said(comment.as_ref())),
            ),
            Notice::SecondaryPromoted { by, name, .. } => (
                "psd-notice-secondary-promoted",
                none().with("by", at.player(*by)).with("name", name.to_string()),
            ),
            Notice::SheetConfirmed { by, who } => (
                "psd-notice-sheet-confirmed",
                none().with("by", at.player(*by)).with("who", self.name(at, *who)),
            ),
            Notice::Remarked { by, kind, text, .. } => (
                "psd-notice-remarked",
                none()
                    .with("by", at.player(*by))
                    .with("kind", self.remark(*kind))
                    .with("text", text.to_string()),
            ),
            Notice::CreationEnded => ("psd-notice-creation-ended", none()),
            Notice::DirectionOffered { to } => (
                "psd-notice-direction-offered",
                none()
                    .with_flag("open", to.is_none())
                    .with("to", to.map_or_else(String::new, |seat| at.player(seat))),
            ),
            Notice::DirectionPassed { by } => {
                ("psd-notice-direction-passed", none().with("by", at.player(*by)))
            }
            Notice::EverybodyPassed => ("psd-notice-everybody-passed", none()),
            Notice::DirectorNamed { director } => {
                ("psd-notice-director-named", none().with("director", at.player(*director)))
            }
            Notice::TraitCreated { who, created, .. } => (
                "psd-notice-trait-created",
                none()
                    .with("who", self.name(at, *who))
                    .with("created_about", self.about(&created.about))
                    .with("created_text", created.text.to_string())
                    .with("created_score", created.score),
            ),
            Notice::EndProposed { by } => ("psd-notice-end-proposed", none().with("by", at.player(*by))),
            Notice::EndVoted { by, yes } => {
                ("psd-notice-end-voted", none().with("by", at.player(*by)).with_flag("yes", *yes))
            }
            Notice::VoteClosed => ("psd-notice-vote-closed", none()),
            Notice::GameEnded { scenes, tally } => (
                "psd-notice-game-ended",
                none()
                    .with("scenes", *scenes)
                    .with("conflicts", tally.conflicts)
                    .with("resolved", tally.resolved)
                    .with("deaths", tally.deaths),
            ),
            Notice::SceneFramed { director, number, focus, problem, place, present, what } => (
                "psd-notice-scene-framed",
                none()
                    .with("director", at.player(*director))
                    .with("number", *number)
                    .with("focus", self.name(at, *focus))
                    .with("problem", problem.to_string())
                    .with("place", place.to_string())
                    .with("present", self.people(at, present.iter()))
                    .with("what", what.to_string()),
            ),
            Notice::Narrated { by, who, text, .. } => (
                "psd-notice-narrated",
                none()
                    .with_flag("voice", who.is_some())
                    .with("by", at.player(*by))
                    .with("who", self.somebody(at, *who))
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::Entered { who, first, text, .. } => (
                "psd-notice-entered",
                none()
                    .with("who", self.name(at, *who))
                    .with_flag("first", *first)
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::Left { who, text, .. } => (
                "psd-notice-left",
                none().with("who", self.name(at, *who)).with("text", self.said(text.as_ref())),
            ),
            Notice::SecondaryCreated { name, description, .. } => (
                "psd-notice-secondary-created",
                none().with("name", name.to_string()).with("description", self.said(description.as_ref())),
            ),
            Notice::BroughtIn { who, .. } => {
                ("psd-notice-brought-in", none().with("who", self.name(at, *who)))
            }
            Notice::SecondaryClaimed { by, who } => (
                "psd-notice-secondary-claimed",
                none().with("by", at.player(*by)).with("who", self.name(at, *who)),
            ),
            Notice::SecondaryGiven { who, to } => (
                "psd-notice-secondary-given",
                none().with("who", self.name(at, *who)).with("to", at.player(*to)),
            ),
            Notice::SecondaryReleased { by, who } => (
                "psd-notice-secondary-released",
                none().with("by", at.player(*by)).with("who", self.name(at, *who)),
            ),
            Notice::PurgedByAct { who, emotion, text, .. } => (
                "psd-notice-purged-by-act",
                none()
                    .with("who", self.name(at, *who))
                    .with("emotion", self.emotion(*emotion))
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::PurgedByBelief { who, emotion, scope, text, .. } => (
                "psd-notice-purged-by-belief",
                none()
                    .with("who", self.name(at, *who))
                    .with("emotion", self.emotion(*emotion))
                    .with("scope", self.scope(*scope))
                    .with("text", text.to_string()),
            ),
            Notice::ConflictInitiated { who, goal, against, .. } => (
                "psd-notice-conflict-initiated",
                none()
                    .with("who", self.name(at, *who))
                    .with("goal", goal.to_string())
                    .with("against", self.people(at, against.iter())),
            ),
            Notice::CardsDrawn { who, cards, why, .. } => (
                "psd-notice-cards-drawn",
                none()
                    .with("who", self.name(at, *who))
                    .with("cards", cards_of(cards))
                    .with("why", self.draw(*why)),
            ),
            Notice::DeckRenewed { cards } => ("psd-notice-deck-renewed", none().with("cards", *cards)),
            Notice::Accepted { who, text, .. } => (
                "psd-notice-accepted",
                none().with("who", self.name(at, *who)).with("text", self.said(text.as_ref())),
            ),
            Notice::Refused { who, text, .. } => (
                "psd-notice-refused",
                none().with("who", self.name(at, *who)).with("text", self.said(text.as_ref())),
            ),
            Notice::Opposed { who, text, .. } => (
                "psd-notice-opposed",
                none().with("who", self.name(at, *who)).with("text", self.said(text.as_ref())),
            ),
            Notice::StayedOut { by } => ("psd-notice-stayed-out", none().with("by", at.player(*by))),
            Notice::WindowExtended { by } => {
                ("psd-notice-window-extended", none().with("by", at.player(*by)))
            }
            Notice::CardsPutUnder { cards } => {
                ("psd-notice-cards-put-under", none().with("cards", cards_of(cards)))
            }
            Notice::NobodyOpposed { who, .. } => {
                ("psd-notice-nobody-opposed", none().with("who", self.name(at, *who)))
            }
            Notice::LeftToNarration => ("psd-notice-left-to-narration", none()),
            Notice::YieldEnded => ("psd-notice-yield-ended", none()),
            Notice::DevelopmentBegan { order } => {
                ("psd-notice-development-began", none().with("order", self.people(at, order.iter())))
            }
            Notice::TraitUsed { who, name, text, .. } => (
                "psd-notice-trait-used",
                none()
                    .with("who", self.name(at, *who))
                    .with("name", name.to_string())
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::PointsDischarged { who, points, text, .. } => (
                "psd-notice-points-discharged",
                none()
                    .with("who", self.name(at, *who))
                    .with("points", self.discharged(points))
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::SupportOffered { by, who } => (
                "psd-notice-support-offered",
                none().with("by", at.player(*by)).with("who", self.name(at, *who)),
            ),
            Notice::SupportDeclined { from, who, .. } => (
                "psd-notice-support-declined",
                none().with("from", at.player(*from)).with("who", self.name(at, *who)),
            ),
            Notice::Supported { by, who } => {
                ("psd-notice-supported", none().with("by", at.player(*by)).with("who", self.name(at, *who)))
            }
            Notice::Joined { who, .. } => ("psd-notice-joined", none().with("who", self.name(at, *who))),
            Notice::DeclaredDone { by } => ("psd-notice-declared-done", none().with("by", at.player(*by))),
            Notice::DoneCancelled { .. } => ("psd-notice-done-cancelled", none()),
            Notice::PlayBegan => ("psd-notice-play-began", none()),
            Notice::CombinationPlayed { who, cards, risk, targets, .. } => (
                "psd-notice-combination-played",
                none()
                    .with("who", self.name(at, *who))
                    .with("cards", cards_of(cards))
                    .with("risk", risk.text.to_string())
                    .with("targets", self.people(at, targets.iter())),
            ),
            Notice::PsychWindowOpened => ("psd-notice-psych-window-opened", none()),
            Notice::BeliefTicked { who, conviction, swap_with, text, .. } => (
                "psd-notice-belief-ticked",
                none()
                    .with("who", self.name(at, *who))
                    .with("conviction", conviction.to_string())
                    .with_flag("swapped", swap_with.is_some())
                    .with("swap_with", self.somebody(at, *swap_with))
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::PsychPassed { by } => ("psd-notice-psych-passed", none().with("by", at.player(*by))),
            Notice::RoundSettled { round, settled } => (
                "psd-notice-round-settled",
                none()
                    .with("round", *round)
                    .with_flag("won", settled.won.is_some())
                    .with("hits", self.hits(at, settled)),
            ),
            Notice::TieAwaited { rank, decider } => (
                "psd-notice-tie-awaited",
                none().with("rank", rank.to_string()).with("decider", self.name(at, *decider)),
            ),
            Notice::TieDecided { by, each, .. } => {
                ("psd-notice-tie-decided", none().with("by", at.player(*by)).with_flag("each", *each))
            }
            Notice::RematchBegan { round, order } => (
                "psd-notice-rematch-began",
                none().with("round", *round).with("order", self.people(at, order.iter())),
            ),
            Notice::ResultAwaited { side, narrators } => (
                "psd-notice-result-awaited",
                none()
                    .with("narrators", self.people(at, narrators.iter()))
                    .with_flag("won", *side == Side::Initiator),
            ),
            Notice::ResultNarrated { who, text, .. } => (
                "psd-notice-result-narrated",
                none().with("who", self.name(at, *who)).with("text", self.said(text.as_ref())),
            ),
            Notice::PacketMade { packet } => (
                "psd-notice-packet-made",
                none().with("victim", self.name(at, packet.victim)).with("points", packet.points),
            ),
            Notice::NoteTaken { who, risk, points } => (
                "psd-notice-note-taken",
                none()
                    .with("who", self.name(at, *who))
                    .with("risk", risk.to_string())
                    .with("points", *points),
            ),
            Notice::FactEstablished { who, risk, .. } => (
                "psd-notice-fact-established",
                none().with("who", self.name(at, *who)).with("risk", risk.to_string()),
            ),
            Notice::PacketsAwaited => ("psd-notice-packets-awaited", none()),
            Notice::PacketGiven { victim, to, .. } => (
                "psd-notice-packet-given",
                none().with("victim", self.name(at, *victim)).with("to", at.player(*to)),
            ),
            Notice::PointsSpent { victim, on, points, text, .. } => (
                "psd-notice-points-spent",
                none()
                    .with("victim", self.name(at, *victim))
                    .with("on", self.conversion(at, *victim, on, *points))
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::TraitVanished { who, name, problem, .. } => (
                "psd-notice-trait-vanished",
                none()
                    .with("who", self.name(at, *who))
                    .with("name", name.to_string())
                    .with_flag("problem", *problem),
            ),
            Notice::ActsAwaited { who } => {
                ("psd-notice-acts-awaited", none().with("who", self.name(at, *who)))
            }
            Notice::ActProposed { act, .. } => (
                "psd-notice-act-proposed",
                none()
                    .with("act_who", self.name(at, act.who))
                    .with("act_emotion", self.emotion(act.emotion))
                    .with("act_text", self.said(act.text.as_ref()))
                    .with("act_deaths", self.people(at, act.deaths.iter())),
            ),
            Notice::DeathAnswered { by, who, agrees } => (
                "psd-notice-death-answered",
                none()
                    .with("by", at.player(*by))
                    .with("who", self.name(at, *who))
                    .with_flag("agrees", *agrees),
            ),
            Notice::ActNarrated { act, .. } => (
                "psd-notice-act-narrated",
                none()
                    .with("act_who", self.name(at, act.who))
                    .with("act_emotion", self.emotion(act.emotion))
                    .with("act_text", self.said(act.text.as_ref()))
                    .with("act_deaths", self.people(at, act.deaths.iter())),
            ),
            Notice::CharacterDied { who } => {
                ("psd-notice-character-died", none().with("who", self.name(at, *who)))
            }
            Notice::ConflictEnded => ("psd-notice-conflict-ended", none()),
            // After a conflict a scene closes by itself: nobody said anything.
            Notice::ClosingBegan { by, text } => {
                let said = by.map(|_| self.said(text.as_ref())).unwrap_or_default();
                ("psd-notice-closing-began", none().with("text", said))
            }
            Notice::DeclaredReady { by } => ("psd-notice-declared-ready", none().with("by", at.player(*by))),
            Notice::SceneEnded { focus, gained, points } => (
                "psd-notice-scene-ended",
                none()
                    .with("focus", self.name(at, *focus))
                    .with_flag("gained", *gained)
                    .with("points", *points),
            ),
            Notice::ResolutionAwaited { who } => {
                ("psd-notice-resolution-awaited", none().with("who", self.name(at, *who)))
            }
            Notice::ProblemResolved { who, text, past, problem, .. } => (
                "psd-notice-problem-resolved",
                none()
                    .with("who", self.name(at, *who))
                    .with("text", self.said(text.as_ref()))
                    .with("past", past.to_string())
                    .with("problem", problem.to_string()),
            ),
            Notice::CharacterRetired { who, text, .. } => (
                "psd-notice-character-retired",
                none().with("who", self.name(at, *who)).with("text", self.said(text.as_ref())),
            ),
            Notice::WritingAwaited { seats } => (
                "psd-notice-writing-awaited",
                none().with("seats", self.list(seats.iter().map(|seat| at.player(*seat)))),
            ),
            Notice::SheetBegun { by, .. } => ("psd-notice-sheet-begun", none().with("by", at.player(*by))),
            Notice::CharacterDeclined { by } => {
                ("psd-notice-character-declined", none().with("by", at.player(*by)))
            }
            Notice::Challenged { by, author, text, .. } => (
                "psd-notice-challenged",
                none()
                    .with("by", at.player(*by))
                    .with("author", at.player(*author))
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::Explained { by, text } => (
                "psd-notice-explained",
                none().with("by", at.player(*by)).with("text", self.said(text.as_ref())),
            ),
            Notice::ChallengeWithdrawn { by } => {
                ("psd-notice-challenge-withdrawn", none().with("by", at.player(*by)))
            }
            Notice::Maintained { by } => ("psd-notice-maintained", none().with("by", at.player(*by))),
            Notice::Ruled { by, upheld, text } => (
                "psd-notice-ruled",
                none()
                    .with("by", at.player(*by))
                    .with_flag("upheld", *upheld)
                    .with("text", self.said(text.as_ref())),
            ),
            Notice::Retold { by, text } => (
                "psd-notice-retold",
                none().with("by", at.player(*by)).with("text", self.said(text.as_ref())),
            ),
        }
    }
}
