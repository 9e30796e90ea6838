//! Why a row does not hold, in a sentence.

use table::Wrong;
use words::Args;

use crate::language::Translator;

/// Why a row of a table does not hold.
pub(super) fn why(translator: Translator, wrong: &Wrong) -> String {
    let args = Args::new();
    match wrong {
        Wrong::NoTable => translator.just("verify-no-table"),
        Wrong::NoSuchGame(game) => translator.say("verify-another-game", &args.with("game", game.as_str())),
        Wrong::NoSuchSeat(seat) => {
            translator.say("verify-no-such-seat", &args.with("seat", usize::from(seat.0) + 1))
        }
        Wrong::Empty => translator.just("verify-empty"),
        Wrong::OtherDeal => translator.just("verify-other-deal"),
        Wrong::NotStruck => translator.just("verify-not-struck"),
        Wrong::Unreadable(_) => translator.just("verify-row-unreadable"),
        Wrong::OutOfOrder(seq) => translator.say("verify-out-of-order", &args.with("row", seq.to_string())),
        Wrong::NoSecret => translator.just("verify-no-secret"),
        Wrong::AnotherSecret => translator.just("verify-another-secret"),
        Wrong::AnotherPick { index, said, derived } => {
            let args = args.with("index", index + 1).with("said", said + 1).with("derived", derived + 1);
            translator.say("verify-another-pick", &args)
        }
        Wrong::UnknownOrigin { index } => {
            translator.say("verify-unknown-origin", &args.with("index", index + 1))
        }
        Wrong::AgainstTheRules(rule) => {
            translator.say("verify-against-the-rules", &args.with("rule", rule.as_str()))
        }
        Wrong::OtherEvents => translator.just("verify-other-events"),
        Wrong::OtherAsks => translator.just("verify-other-asks"),
    }
}
