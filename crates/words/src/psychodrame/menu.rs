//! The words of the table: what can be done, and how things are called.

use psychodrame::{About, Concern, Deed, Draw, Emotion, Lack, Remark, Scope, Stage, Stance};

use super::Speaker;

impl Speaker {
    /// What an action is called in a menu.
    pub fn deed(&self, deed: Deed) -> String {
        self.0.just(match deed {
            Deed::SetIdentity => "psd-deed-set-identity",
            Deed::SetBelief => "psd-deed-set-belief",
            Deed::ClearBelief => "psd-deed-clear-belief",
            Deed::SetProblem => "psd-deed-set-problem",
            Deed::SetRelation => "psd-deed-set-relation",
            Deed::SetProblemLink => "psd-deed-set-problem-link",
            Deed::SetTie => "psd-deed-set-tie",
            Deed::SetNuance => "psd-deed-set-nuance",
            Deed::SetFreeTrait => "psd-deed-set-free-trait",
            Deed::SetBalance => "psd-deed-set-balance",
            Deed::AckRelation => "psd-deed-ack-relation",
            Deed::Promote => "psd-deed-promote",
            Deed::ConfirmSheet => "psd-deed-confirm-sheet",
            Deed::Remark => "psd-deed-remark",
            Deed::ClaimDirection => "psd-deed-claim-direction",
            Deed::AcceptDirection => "psd-deed-accept-direction",
            Deed::PassDirection => "psd-deed-pass-direction",
            Deed::CreateTrait => "psd-deed-create-trait",
            Deed::ProposeEnd => "psd-deed-propose-end",
            Deed::VoteEnd => "psd-deed-vote-end",
            Deed::NewCharacter => "psd-deed-new-character",
            Deed::FrameScene => "psd-deed-frame-scene",
            Deed::Narrate => "psd-deed-narrate",
            Deed::EnterScene => "psd-deed-enter-scene",
            Deed::LeaveScene => "psd-deed-leave-scene",
            Deed::CreateSecondary => "psd-deed-create-secondary",
            Deed::BringIn => "psd-deed-bring-in",
            Deed::PlaySecondary => "psd-deed-play-secondary",
            Deed::AssignSecondary => "psd-deed-assign-secondary",
            Deed::ReleaseSecondary => "psd-deed-release-secondary",
            Deed::PurgeByAct => "psd-deed-purge-by-act",
            Deed::PurgeByBelief => "psd-deed-purge-by-belief",
            Deed::InitiateConflict => "psd-deed-initiate-conflict",
            Deed::InitiateInner => "psd-deed-initiate-inner",
            Deed::CloseScene => "psd-deed-close-scene",
            Deed::Accept => "psd-deed-accept",
            Deed::Refuse => "psd-deed-refuse",
            Deed::Oppose => "psd-deed-oppose",
            Deed::StayOut => "psd-deed-stay-out",
            Deed::ExtendWindow => "psd-deed-extend-window",
            Deed::CloseWindow => "psd-deed-close-window",
            Deed::UseTrait => "psd-deed-use-trait",
            Deed::PurgeDraw => "psd-deed-purge-draw",
            Deed::Support => "psd-deed-support",
            Deed::AnswerSupport => "psd-deed-answer-support",
            Deed::JoinConflict => "psd-deed-join-conflict",
            Deed::Done => "psd-deed-done",
            Deed::PlayCombination => "psd-deed-play-combination",
            Deed::TickBelief => "psd-deed-tick-belief",
            Deed::PassPsych => "psd-deed-pass-psych",
            Deed::DecideTie => "psd-deed-decide-tie",
            Deed::NarrateResult => "psd-deed-narrate-result",
            Deed::GivePacket => "psd-deed-give-packet",
            Deed::SpendOnEmotion => "psd-deed-spend-on-emotion",
            Deed::SpendOnTrait => "psd-deed-spend-on-trait",
            Deed::SpendOnNewTrait => "psd-deed-spend-on-new-trait",
            Deed::NarrateAct => "psd-deed-narrate-act",
            Deed::AnswerDeath => "psd-deed-answer-death",
            Deed::Ready => "psd-deed-ready",
            Deed::Resolve => "psd-deed-resolve",
            Deed::Retire => "psd-deed-retire",
            Deed::DeclineCharacter => "psd-deed-decline-character",
            Deed::Challenge => "psd-deed-challenge",
            Deed::Explain => "psd-deed-explain",
            Deed::WithdrawChallenge => "psd-deed-withdraw-challenge",
            Deed::Maintain => "psd-deed-maintain",
            Deed::Rule => "psd-deed-rule",
            Deed::Retell => "psd-deed-retell",
        })
    }

    /// The advice that goes with an action; what the rules leave to the people stands here.
    pub fn hint(&self, deed: Deed) -> Option<String> {
        let id = match deed {
            Deed::SetBelief => "psd-hint-set-belief",
            Deed::SetProblem => "psd-hint-set-problem",
            Deed::SetNuance => "psd-hint-set-nuance",
            Deed::SetBalance => "psd-hint-set-balance",
            Deed::FrameScene => "psd-hint-frame-scene",
            Deed::Narrate => "psd-hint-narrate",
            Deed::EnterScene => "psd-hint-enter-scene",
            Deed::InitiateConflict => "psd-hint-initiate-conflict",
            Deed::TickBelief => "psd-hint-tick-belief",
            Deed::PlayCombination => "psd-hint-play-combination",
            Deed::SpendOnEmotion => "psd-hint-spend-on-emotion",
            Deed::SpendOnTrait => "psd-hint-spend-on-trait",
            Deed::PurgeByAct => "psd-hint-purge-by-act",
            _ => return None,
        };
        Some(self.0.just(id))
    }

    /// An emotion.
    pub fn emotion(&self, emotion: Emotion) -> String {
        self.0.just(match emotion {
            Emotion::Anger => "psd-emotion-anger",
            Emotion::Love => "psd-emotion-love",
            Emotion::Fear => "psd-emotion-fear",
            Emotion::Trust => "psd-emotion-trust",
            Emotion::Sadness => "psd-emotion-sadness",
            Emotion::Joy => "psd-emotion-joy",
        })
    }

    /// What a problem touches.
    pub fn concern(&self, concern: Concern) -> String {
        self.0.just(match concern {
            Concern::Health => "psd-concern-health",
            Concern::Safety => "psd-concern-safety",
            Concern::LoveBelonging => "psd-concern-love-belonging",
            Concern::Recognition => "psd-concern-recognition",
            Concern::SelfEsteem => "psd-concern-self-esteem",
            Concern::SelfFulfilment => "psd-concern-self-fulfilment",
        })
    }

    /// Whom a belief is about.
    pub fn scope(&self, scope: Scope) -> String {
        self.0.just(match scope {
            Scope::I => "psd-scope-i",
            Scope::Others => "psd-scope-others",
            Scope::IAndOthers => "psd-scope-i-and-others",
        })
    }

    /// How one is tied to a problem.
    pub fn stance(&self, stance: Stance) -> String {
        self.0.just(match stance {
            Stance::Supporter => "psd-stance-supporter",
            Stance::Affected => "psd-stance-affected",
            Stance::Responsible => "psd-stance-responsible",
            Stance::Profiteer => "psd-stance-profiteer",
            Stance::Other => "psd-stance-other",
        })
    }

    /// What a remark is.
    pub fn remark(&self, remark: Remark) -> String {
        self.0.just(match remark {
            Remark::Comment => "psd-remark-comment",
            Remark::Suggestion => "psd-remark-suggestion",
            Remark::Question => "psd-remark-question",
        })
    }

    /// Why cards are drawn.
    pub fn draw(&self, draw: Draw) -> String {
        self.0.just(match draw {
            Draw::Initiation => "psd-draw-initiation",
            Draw::Trait => "psd-draw-trait",
            Draw::Purge => "psd-draw-purge",
            Draw::Support => "psd-draw-support",
            Draw::Emotion => "psd-draw-emotion",
            Draw::EmptyHand => "psd-draw-empty-hand",
        })
    }

    /// What a sheet lacks.
    pub fn lack(&self, lack: Lack) -> String {
        self.0.just(match lack {
            Lack::Identity => "psd-lack-identity",
            Lack::BeliefAboutOneself => "psd-lack-belief-about-oneself",
            Lack::BeliefAboutOthers => "psd-lack-belief-about-others",
            Lack::Problem => "psd-lack-problem",
            Lack::Relation => "psd-lack-relation",
            Lack::ProblemLink => "psd-lack-problem-link",
            Lack::Nuance => "psd-lack-nuance",
            Lack::FreeTrait => "psd-lack-free-trait",
            Lack::Emotions => "psd-lack-emotions",
        })
    }

    /// What the game waits for, as a title.
    pub fn stage(&self, stage: Stage) -> String {
        self.0.just(match stage {
            Stage::Creation => "psd-stage-creation",
            Stage::Offer => "psd-stage-offer",
            Stage::AllPassed => "psd-stage-all-passed",
            Stage::Framing => "psd-stage-framing",
            Stage::Play => "psd-stage-play",
            Stage::Response => "psd-stage-response",
            Stage::Yielded => "psd-stage-yielded",
            Stage::Development => "psd-stage-development",
            Stage::Cards => "psd-stage-cards",
            Stage::Psych => "psd-stage-psych",
            Stage::Tie => "psd-stage-tie",
            Stage::Result => "psd-stage-result",
            Stage::Packets => "psd-stage-packets",
            Stage::Acts => "psd-stage-acts",
            Stage::Consent => "psd-stage-consent",
            Stage::Closing => "psd-stage-closing",
            Stage::Resolution => "psd-stage-resolution",
            Stage::Replacement => "psd-stage-replacement",
            Stage::End => "psd-stage-end",
        })
    }

    /// What a trait is about.
    pub fn about(&self, about: &About) -> String {
        self.0.just(match about {
            About::Problem { .. } => "psd-about-problem",
            About::Relation { .. } => "psd-about-relation",
            About::ProblemLink { .. } => "psd-about-problem-link",
            About::Nuance { .. } => "psd-about-nuance",
            About::History => "psd-about-history",
            About::Personality => "psd-about-personality",
            About::Opinion => "psd-about-opinion",
            About::Free => "psd-about-free",
        })
    }
}
