//! The rule that an action breaks.

use kernel::{Refused, Rule, Seat};

use crate::{
    deed::Deed,
    sheet::Lack,
    words::{BeliefId, Emotion, EntryId, PacketId, Rank, RiskId, TraitId, Who},
};

kernel::tagged! {
    "refusal";
    /// Why an action is refused. What the player reads is looked up by the variant's name.
    #[derive(thiserror::Error)]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[expect(missing_docs, reason = "each says it in its message")]
    pub enum Refusal {
        #[error("2 to 4 players, not {n_seats}")]
        WrongNumberOfPlayers { n_seats: usize },
        #[error("a problem takes 3 to 10 points, not {threshold}")]
        WrongThreshold { threshold: u8 },
        #[error("a sheet has 4 or 5 traits, not {traits}")]
        WrongNumberOfTraits { traits: u8 },
        #[error("a new trait scores 1 to 10, not {score}")]
        WrongTraitScore { score: u8 },
        #[error("the characters of the earlier game cannot be read")]
        SeriesIsDamaged,
        #[error("{who} cannot be kept")]
        CannotBeKept { who: Who },
        #[error("spectators only look on")]
        OnlyLooking,
        #[error("the game is over")]
        GameIsOver,
        #[error("{what:?} is not possible now")]
        NotNow { what: Deed },
        #[error("{what:?} is up to {whose:?}")]
        NotYours { what: Deed, whose: Vec<Seat> },
        #[error("{what:?} needs a text")]
        TextIsBlank { what: Deed },
        #[error("{length} characters, {most} are possible")]
        TextTooLong { what: Deed, length: usize, most: usize },
        #[error("a ruling is awaited")]
        DisputeUnderWay,
        #[error("there is no {who} here")]
        NobodySuch { what: Deed, who: Who },
        #[error("there is no slot {slot}")]
        NoSuchSlot { slot: u8 },
        #[error("slot {slot} is empty")]
        SlotIsEmpty { slot: u8 },
        #[error("a problem touches something")]
        NoConcern,
        #[error("{who} is not another player's main character")]
        NotAnotherMain { what: Deed, who: Who },
        #[error("one's own problem")]
        OwnProblem,
        #[error("somebody is tied to the problem of {who}")]
        ProblemTaken { who: Who },
        #[error("a problem is free")]
        ProblemsAreFree,
        #[error("this stance is told in words of one's own")]
        StanceNeedsWords,
        #[error("only another stance takes words")]
        StanceHasWords,
        #[error("trait {trait_id} is none of the first three")]
        NotAFirstTrait { trait_id: TraitId },
        #[error("the table plays with four traits")]
        FourTraitsOnly,
        #[error("{scores:?} does not share five points")]
        WrongBalance { scores: [u8; 2] },
        #[error("{of} has no relation with you")]
        NoSuchRelation { of: Who },
        #[error("the sheet lacks {lacks:?}")]
        SheetLacks { lacks: Vec<Lack> },
        #[error("the sheet is confirmed")]
        ConfirmedAlready,
        #[error("three traits were created")]
        NoTraitsLeft,
        #[error("a relation names somebody")]
        RelationNeedsSomebody,
        #[error("only a relation names somebody")]
        OnlyRelationsName,
        #[error("the sheet is full")]
        SheetIsFull,
        #[error("there is no room for another character")]
        TooManyCharacters,
        #[error("already voted")]
        VotedAlready,
        #[error("it was proposed")]
        ProposedAlready,
        #[error("there is nobody to confront")]
        NoFocus,
        #[error("{who} is one's own")]
        OwnFocus { who: Who },
        #[error("{who} is not in play")]
        NotInPlay { who: Who },
        #[error("{who} is somebody else's")]
        NotYourCharacter { who: Who },
        #[error("{who} is not in the scene")]
        NotPresent { what: Deed, who: Who },
        #[error("{who} is in the scene")]
        PresentAlready { who: Who },
        #[error("nobody enters during a conflict")]
        NotInConflict,
        #[error("the scene is full")]
        SceneIsFull,
        #[error("somebody plays {who}")]
        PlayedAlready { who: Who },
        #[error("already claimed {who}")]
        ClaimedAlready { who: Who },
        #[error("that player does not want to play {who}")]
        NobodyClaims { who: Who },
        #[error("there is no main character")]
        NoMainCharacter,
        #[error("a secondary character has no sheet")]
        NoSheet,
        #[error("the initiator narrates")]
        TheInitiatorNarrates,
        #[error("{emotion:?} has no excess")]
        NothingToPurge { emotion: Emotion },
        #[error("at most {most} points of {emotion:?}")]
        BelowTheFloor { emotion: Emotion, most: u8 },
        #[error("no point is discharged")]
        NothingSpent,
        #[error("{cards} cards can be drawn")]
        TooFewCards { cards: u16 },
        #[error("an opponent is named")]
        NobodyNamed,
        #[error("nobody plays {who} yet")]
        NeedsAPlayer { who: Who },
        #[error("each participant has a player of its own")]
        OnePlayerTwice,
        #[error("a main character takes part")]
        OnlySecondaries,
        #[error("another player embodies it")]
        AdversaryIsSomebodyElse,
        #[error("a player whose character is absent comes first")]
        AbsentFirst,
        #[error("already answered")]
        AnsweredAlready,
        #[error("nobody else opposes an inner conflict")]
        NobodyElseMayOppose,
        #[error("already takes part")]
        TakesPartAlready,
        #[error("no countdown is running")]
        NoWindow,
        #[error("the countdown was extended")]
        ExtendedAlready,
        #[error("the house does that")]
        OnlyTheHouse,
        #[error("takes no part")]
        NotAParticipant { what: Deed },
        #[error("one trait a round")]
        OneTraitARound,
        #[error("there is no trait {trait_id}")]
        NoSuchTrait { trait_id: TraitId },
        #[error("trait {trait_id} was used in this conflict")]
        TraitUsed { trait_id: TraitId },
        #[error("{count} cards, the score allows {most}")]
        WrongCount { count: u16, most: u16 },
        #[error("participants do not support")]
        ParticipantsDoNotSupport,
        #[error("support is given once a round")]
        SupportedAlready,
        #[error("{from} offers no support")]
        NobodyOffersSupport { from: Seat },
        #[error("already done")]
        DoneAlready,
        #[error("the table does not let others join")]
        NoJoining,
        #[error("{count} of {rank:?} do not lie there")]
        NotYourCards { rank: Option<Rank>, count: u8 },
        #[error("cards are played")]
        MustPlayCards,
        #[error("{turn} plays now")]
        NotYourTurn { turn: Who },
        #[error("a risk threatens somebody")]
        NoTarget,
        #[error("{who} is no opponent")]
        NotAnOpponent { who: Who },
        #[error("a psychological game was played")]
        TickedAlready,
        #[error("there is no belief {belief}")]
        NoSuchBelief { belief: BeliefId },
        #[error("{who} is no opponent")]
        SwapWithAnOpponent { who: Who },
        #[error("has no beliefs")]
        NoBeliefs,
        #[error("there is no packet {packet}")]
        NoSuchPacket { packet: PacketId },
        #[error("another player distributes")]
        NotYourself,
        #[error("packet {packet} is being spent")]
        SpentAlready { packet: PacketId },
        #[error("somebody else spends packet {packet}")]
        NotTheDistributor { packet: PacketId },
        #[error("risk {risk} is not in the packet")]
        NoSuchRisk { risk: RiskId },
        #[error("{left} points stay for the other risks")]
        RisksUncovered { left: u16 },
        #[error("{points} points, {most} are possible")]
        WrongPoints { points: u16, most: u16 },
        #[error("{emotion:?} would rise above 10")]
        AboveTen { emotion: Emotion },
        #[error("trait {trait_id} would fall below 0")]
        BelowZero { trait_id: TraitId },
        #[error("{emotion:?} is not at 10")]
        NotSaturated { emotion: Emotion },
        #[error("{who} cannot die of this")]
        CannotDie { who: Who },
        #[error("{who} cannot have seen it")]
        NoWitness { who: Who },
        #[error("nothing waits for you")]
        NotToClose,
        #[error("nothing to challenge: {entry}")]
        NoSuchEntry { entry: EntryId },
        #[error("one's own narration")]
        OwnEntry,
        #[error("one dispute at a time")]
        OneDisputeAtATime,
        #[error("there is no dispute")]
        NoDispute,
    }
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        match self {
            // PSD-131: whose act is next.
            Self::NotYours { what: Deed::NarrateAct, .. } => Rule("PSD-131"),
            Self::NotNow { what }
            | Self::NotYours { what, .. }
            | Self::NotPresent { what, .. }
            | Self::NotAnotherMain { what, .. } => what.rule(),
            Self::TextIsBlank { what } | Self::TextTooLong { what, .. } => what.rule_of_texts(),
            Self::NobodySuch { what, .. } => what.rule_of_names(),
            Self::NotAParticipant { what: Deed::TickBelief } | Self::NoBeliefs => Rule("PSD-92"),
            Self::NotAParticipant { what } => what.rule(),
            Self::NoSheet => Rule("PSD-151"),
            Self::TheInitiatorNarrates => Rule("PSD-66"),
            Self::WrongNumberOfPlayers { .. } => Rule("PSD-01"),
            Self::WrongThreshold { .. } => Rule("PSD-04"),
            Self::WrongNumberOfTraits { .. } | Self::FourTraitsOnly => Rule("PSD-13"),
            Self::WrongTraitScore { .. } | Self::NoTraitsLeft => Rule("PSD-55"),
            Self::SeriesIsDamaged => Rule("PSD-163"),
            Self::CannotBeKept { .. } | Self::SheetLacks { .. } | Self::ConfirmedAlready => Rule("PSD-28"),
            Self::OnlyLooking => Rule("PSD-06"),
            Self::GameIsOver | Self::VotedAlready | Self::ProposedAlready => Rule("PSD-162"),
            Self::DisputeUnderWay
            | Self::NoSuchEntry { .. }
            | Self::OwnEntry
            | Self::OneDisputeAtATime
            | Self::NoDispute => Rule("PSD-41"),
            Self::NobodyNamed => Rule("PSD-61"),
            Self::NoSuchSlot { .. } | Self::SlotIsEmpty { .. } => Rule("PSD-10"),
            Self::NoConcern => Rule("PSD-15"),
            Self::NoSuchRelation { .. } => Rule("PSD-17"),
            Self::OwnProblem | Self::ProblemTaken { .. } => Rule("PSD-19"),
            Self::ProblemsAreFree | Self::NoMainCharacter => Rule("PSD-139"),
            Self::StanceNeedsWords | Self::StanceHasWords => Rule("PSD-18"),
            Self::NotAFirstTrait { .. } => Rule("PSD-20"),
            Self::WrongBalance { .. } => Rule("PSD-23"),
            Self::RelationNeedsSomebody | Self::OnlyRelationsName => Rule("PSD-56"),
            Self::SheetIsFull => Rule("PSD-116"),
            Self::TooManyCharacters => Rule("PSD-44"),
            Self::NoFocus | Self::OwnFocus { .. } | Self::NotInPlay { .. } => Rule("PSD-34"),
            Self::NotYourCharacter { .. } => Rule("PSD-37"),
            Self::PresentAlready { .. } | Self::SceneIsFull => Rule("PSD-46"),
            Self::NotInConflict => Rule("PSD-47"),
            Self::PlayedAlready { .. } | Self::ClaimedAlready { .. } | Self::NobodyClaims { .. } => {
                Rule("PSD-45")
            }
            Self::NothingToPurge { .. } => Rule("PSD-140"),
            Self::BelowTheFloor { .. } => Rule("PSD-141"),
            Self::NothingSpent | Self::TooFewCards { .. } => Rule("PSD-142"),
            Self::NeedsAPlayer { .. }
            | Self::OnePlayerTwice
            | Self::OnlySecondaries
            | Self::TakesPartAlready => Rule("PSD-60"),
            Self::AdversaryIsSomebodyElse => Rule("PSD-154"),
            Self::AbsentFirst | Self::NobodyElseMayOppose => Rule("PSD-155"),
            Self::AnsweredAlready | Self::NoWindow | Self::ExtendedAlready | Self::OnlyTheHouse => {
                Rule("PSD-63")
            }
            Self::OneTraitARound | Self::NoSuchTrait { .. } => Rule("PSD-70"),
            Self::TraitUsed { .. } => Rule("PSD-100"),
            Self::WrongCount { .. } => Rule("PSD-71"),
            Self::ParticipantsDoNotSupport | Self::SupportedAlready => Rule("PSD-73"),
            Self::NobodyOffersSupport { .. } => Rule("PSD-74"),
            Self::DoneAlready => Rule("PSD-76"),
            Self::NoJoining => Rule("PSD-68"),
            Self::NotYourCards { .. } | Self::MustPlayCards => Rule("PSD-78"),
            Self::NotYourTurn { .. } => Rule("PSD-79"),
            Self::NoTarget | Self::NotAnOpponent { .. } => Rule("PSD-81"),
            Self::TickedAlready => Rule("PSD-85"),
            Self::NoSuchBelief { .. } => Rule("PSD-84"),
            Self::SwapWithAnOpponent { .. } => Rule("PSD-86"),
            Self::NoSuchPacket { .. }
            | Self::NotYourself
            | Self::SpentAlready { .. }
            | Self::NotTheDistributor { .. } => Rule("PSD-115"),
            Self::NoSuchRisk { .. } | Self::RisksUncovered { .. } => Rule("PSD-121"),
            Self::WrongPoints { .. } | Self::BelowZero { .. } => Rule("PSD-124"),
            Self::AboveTen { .. } => Rule("PSD-117"),
            Self::NotSaturated { .. } => Rule("PSD-128"),
            Self::CannotDie { .. } => Rule("PSD-133"),
            Self::NoWitness { .. } => Rule("PSD-135"),
            Self::NotToClose => Rule("PSD-53"),
        }
    }
}
