//! Why a row does not hold, in a sentence.

use kernel::Wrong;
use words::Args;

use crate::language::Translator;

/// Why a row of a table does not hold.
pub(super) fn why(translator: Translator, wrong: &table::Wrong) -> String {
    match wrong {
        table::Wrong::Game(wrong) => of_game(translator, wrong),
        table::Wrong::NoTable => translator.just("verify-no-table"),
        table::Wrong::NoSuchGame(game) => {
            translator.say("verify-another-game", &Args::new().with("game", game.as_str()))
        }
        table::Wrong::NoSuchSeat(seat) => {
            translator.say("verify-no-such-seat", &Args::new().with("seat", usize::from(seat.0) + 1))
        }
        table::Wrong::Empty => translator.just("verify-empty"),
        table::Wrong::OtherDeal => translator.just("verify-other-deal"),
        table::Wrong::NotStruck => translator.just("verify-not-struck"),
        table::Wrong::Unreadable(_) => translator.just("verify-row-unreadable"),
    }
}

fn of_game(translator: Translator, wrong: &Wrong) -> String {
    let args = Args::new();
    match wrong {
        Wrong::AnotherGame(game) => translator.say("verify-another-game", &args.with("game", game.as_str())),
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
