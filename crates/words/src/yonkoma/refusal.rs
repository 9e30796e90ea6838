//! Why something is not possible.

use yonkoma::{Deed, Refusal, Severity};

use super::{Args, Speaker};
use crate::speaker::capitalised;

impl Speaker {
    /// What is wrong and what to do, in a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = self.reason(refusal);
        capitalised(&self.0.say(id, &args))
    }

    pub(super) fn reason(&self, refusal: &Refusal) -> (&'static str, Args<'static>) {
        let none = Args::new;
        let deed = |what: Deed| Args::new().with("deed", self.deed(what));
        let bad = |severity: Severity| Args::new().with("severity", self.severity(severity));
        match refusal {
            Refusal::NotOneGameMaster { masters } => {
                ("yon-refused-not-one-game-master", none().with("n", *masters))
            }
            Refusal::WrongNumberOfPlayers { players } => {
                ("yon-refused-wrong-number-of-players", none().with("n", *players))
            }
            Refusal::WrongFaces => ("yon-refused-wrong-faces", none()),
            Refusal::WrongPool { most } => ("yon-refused-wrong-pool", none().with("most", *most)),
            Refusal::OnlyLooking => ("yon-refused-only-looking", none()),
            Refusal::TableIsClosed => ("yon-refused-table-is-closed", none()),
            Refusal::NotNow { what } => ("yon-refused-not-now", deed(*what)),
            Refusal::NotYours { what, .. } => ("yon-refused-not-yours", deed(*what)),
            Refusal::TextIsBlank { what } => ("yon-refused-text-is-blank", deed(*what)),
            Refusal::TextIsMissing { what } => ("yon-refused-text-is-missing", deed(*what)),
            Refusal::TextTooLong { length, most, .. } => {
                ("yon-refused-text-too-long", none().with("length", *length).with("most", *most))
            }
            Refusal::WrongCharacter { what, .. } => ("yon-refused-wrong-character", deed(*what)),
            Refusal::NoRoom { .. } => ("yon-refused-no-room", none()),
            Refusal::BondsMissing => ("yon-refused-bonds-missing", none()),
            Refusal::SameTwice => ("yon-refused-same-twice", none()),
            Refusal::NoSuchBond { .. } => ("yon-refused-no-such-bond", none()),
            Refusal::BondHasPaid { .. } => ("yon-refused-bond-has-paid", none()),
            Refusal::ClaimWaits { .. } => ("yon-refused-claim-waits", none()),
            Refusal::NotMarked { severity } => ("yon-refused-not-marked", bad(*severity)),
            Refusal::CannotUndo { .. } => ("yon-refused-cannot-undo", none()),
            Refusal::ThreeBondsStay => ("yon-refused-three-bonds-stay", none()),
            Refusal::NoNewCharacter => ("yon-refused-no-new-character", none()),
            Refusal::SpotlightIsTheirs { .. } => ("yon-refused-spotlight-is-theirs", none()),
            Refusal::RollerDecides { .. } => ("yon-refused-roller-decides", none()),
            Refusal::NotAsked { .. } => ("yon-refused-not-asked", none()),
            Refusal::NotInPlay { .. } => ("yon-refused-not-in-play", none()),
            Refusal::NpcsMakeNoTests { .. } => ("yon-refused-npcs-make-no-tests", none()),
            Refusal::NoSuchGift { .. } => ("yon-refused-no-such-gift", none()),
            Refusal::GiftIsUsed { .. } => ("yon-refused-gift-is-used", none()),
            Refusal::AnecdoteIsTold => ("yon-refused-anecdote-is-told", none()),
            Refusal::AlreadyThrown { .. } => ("yon-refused-already-thrown", none()),
            Refusal::NotJudged => ("yon-refused-not-judged", none()),
            Refusal::WrongConditions => ("yon-refused-wrong-conditions", none()),
            Refusal::NoSuchCondition => ("yon-refused-no-such-condition", none()),
            Refusal::WrongHelpers => ("yon-refused-wrong-helpers", none()),
            Refusal::NoThrow => ("yon-refused-no-throw", none()),
            Refusal::NoKoma => ("yon-refused-no-koma", none()),
            Refusal::NoDice => ("yon-refused-no-dice", none()),
            Refusal::WrongDice => ("yon-refused-wrong-dice", none()),
            Refusal::NothingToThrow => ("yon-refused-nothing-to-throw", none()),
            Refusal::GiftStands => ("yon-refused-gift-stands", none()),
            Refusal::AlreadyMarked { severity } => ("yon-refused-already-marked", bad(*severity)),
        }
    }
}
