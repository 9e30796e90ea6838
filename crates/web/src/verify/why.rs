//! Why a row does not hold, in a sentence.

use kernel::Wrong;
use words::Args;

use crate::tongue::Tongue;

/// Why a row of a table does not hold.
pub(super) fn why(tongue: Tongue, wrong: &table::Wrong) -> String {
    match wrong {
        table::Wrong::Game(wrong) => of_game(tongue, wrong),
        table::Wrong::NoTable => tongue.just("verify-no-table"),
        table::Wrong::NoSuchGame(game) => {
            tongue.say("verify-another-game", &Args::new().with("game", game.as_str()))
        }
        table::Wrong::NoSuchSeat(seat) => {
            tongue.say("verify-no-such-seat", &Args::new().with("seat", usize::from(seat.0) + 1))
        }
        table::Wrong::Empty => tongue.just("verify-empty"),
        table::Wrong::OtherDeal => tongue.just("verify-other-deal"),
        table::Wrong::NotStruck => tongue.just("verify-not-struck"),
        table::Wrong::Unreadable(_) => tongue.just("verify-row-unreadable"),
    }
}

fn of_game(tongue: Tongue, wrong: &Wrong) -> String {
    let args = Args::new();
    match wrong {
        Wrong::AnotherGame(game) => tongue.say("verify-another-game", &args.with("game", game.as_str())),
        Wrong::OutOfOrder(seq) => tongue.say("verify-out-of-order", &args.with("row", seq.to_string())),
        Wrong::NoSecret => tongue.just("verify-no-secret"),
        Wrong::AnotherSecret => tongue.just("verify-another-secret"),
        Wrong::AnotherPick { index, said, derived } => {
            let args = args.with("index", index + 1).with("said", said + 1).with("derived", derived + 1);
            tongue.say("verify-another-pick", &args)
        }
        Wrong::UnknownOrigin { index } => tongue.say("verify-unknown-origin", &args.with("index", index + 1)),
        Wrong::AgainstTheRules(rule) => {
            tongue.say("verify-against-the-rules", &args.with("rule", rule.as_str()))
        }
        Wrong::OtherEvents => tongue.just("verify-other-events"),
        Wrong::OtherAsks => tongue.just("verify-other-asks"),
    }
}
