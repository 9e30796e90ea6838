//! How a game ended, said to the one who looks, with its reason.

use psychopathe::{Ending, Happening, Notice, Partly, Player};
use words::Args;

use super::{say::Say, shapes::side};

/// Why somebody has won.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Reason {
    /// The psychopath on this node was captured.
    Capture(Option<String>),
    Resigned,
    Time,
}

/// What decided a game that somebody won: what was told of it, oldest first.
fn reason<'a>(told: impl DoubleEndedIterator<Item = &'a Notice>, psychopath: Option<String>) -> Reason {
    let mut last = told.rev().filter(|notice| !matches!(notice, Notice::Open(Happening::Ended { .. })));
    match last.next() {
        Some(Notice::Partly(Partly::Resigned { .. })) => Reason::Resigned,
        Some(Notice::Partly(Partly::TimeRanOut { .. })) => Reason::Time,
        _ => Reason::Capture(psychopath),
    }
}

/// Whom a sentence about the end speaks of.
fn who(ending: Ending, you: Option<Player>) -> &'static str {
    match (ending, you) {
        (Ending::Drawn(_), _) => "drawn",
        (Ending::Won(winner), Some(you)) if you == winner => "won",
        (Ending::Won(_), Some(_)) => "lost",
        (Ending::Won(winner), None) => side(winner),
    }
}

impl Say {
    /// How it ended, in two words.
    pub(super) fn short_verdict(self, ending: Ending, you: Option<Player>) -> String {
        self.with("psy-end-short", &Args::new().with("who", who(ending, you)))
    }

    /// How it ended for the one who looks; for who looks on and around one device, for the sides.
    pub(super) fn verdict<'a>(
        self,
        ending: Ending,
        you: Option<Player>,
        told: impl DoubleEndedIterator<Item = &'a Notice>,
        psychopath: Option<String>,
    ) -> String {
        if let Ending::Drawn(_) = ending {
            return self.ending(ending);
        }
        let args = Args::new().with("who", who(ending, you));
        match reason(told, psychopath) {
            Reason::Capture(Some(node)) => self.with("psy-end-capture", &args.with("node", node)),
            Reason::Capture(None) => self.with("psy-end-won", &args),
            Reason::Resigned => self.with("psy-end-resigned", &args),
            Reason::Time => self.with("psy-end-time", &args),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reason_is_what_happened_before_the_end() {
        let ended = Notice::Open(Happening::Ended { ending: Ending::Won(Player::White) });
        let resigned = [Notice::Partly(Partly::Resigned { by: Player::Black }), ended.clone()];
        assert_eq!(reason(resigned.iter(), Some("a".into())), Reason::Resigned);
        let late = [Notice::Partly(Partly::TimeRanOut { by: Player::Black }), ended.clone()];
        assert_eq!(reason(late.iter(), None), Reason::Time);
        // Somebody who gave up earlier, of three, is not what decided it.
        assert_eq!(reason([ended].iter(), Some("a".into())), Reason::Capture(Some("a".into())));
    }
}
