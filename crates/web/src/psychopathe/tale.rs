//! What happened at the table, as sentences.

use kernel::Seat;
use leptos::prelude::*;
use psychopathe::{Ending, Happening, Notice, Partly, Player, Psychopathe, View};
use words::{Args, psychopathe::Speaker as Rules, psychopathe_web::Speaker};

use crate::{
    context::TableContext,
    game::{NoticeAt, Sentence, Weight},
};

/// The seat that played a side, so many games ago: with each new game the sides move on by one seat.
fn seat(view: &View, player: Player, ago: usize) -> Option<Seat> {
    let now = view.seats.iter().position(|(_, role)| *role == player)?;
    u8::try_from((now + ago) % view.seats.len()).ok().map(Seat)
}

/// One sentence for each notice. None is a moment over the stage: the board, the dock and agreements show them.
pub(super) fn tale(ctx: TableContext<Psychopathe>) -> Vec<Sentence> {
    let language = ctx.translator.language();
    let speaker = Speaker::new(language);
    let is_end = |heard: &NoticeAt<Notice>| matches!(heard.notice, Notice::Open(Happening::Ended { .. }));
    ctx.view.with(|view| {
        ctx.story.with(|story| {
            let ended = story.iter().filter(|heard| is_end(heard)).count();
            let mut ago = ended.saturating_sub(usize::from(view.ending.is_some()));
            let mut sentence = |heard: &NoticeAt<Notice>| {
                let named = |player: Player| {
                    let name = seat(view, player, ago).map(|seat| ctx.name(seat)).unwrap_or_default();
                    Args::new().with("name", name)
                };
                let (weight, text) = match &heard.notice {
                    Notice::Open(Happening::Moved(moved)) => {
                        let args = named(moved.by).with("move", moved.text.as_str());
                        (Weight::Margin, speaker.say("psy-told-moved", &args))
                    }
                    Notice::Open(Happening::DrawOffered { by }) => {
                        (Weight::Margin, speaker.say("psy-told-draw", &named(*by)))
                    }
                    Notice::Partly(Partly::Resigned { by }) => {
                        (Weight::Margin, speaker.say("psy-told-resigned", &named(*by)))
                    }
                    Notice::Partly(Partly::TimeRanOut { by }) => {
                        (Weight::Margin, speaker.say("psy-told-time", &named(*by)))
                    }
                    Notice::Open(Happening::Ended { ending }) => {
                        let mut said = Rules::new(language).ending(*ending);
                        if let Ending::Won(winner) = ending {
                            said = format!("{said} {}", speaker.say("psy-told-won", &named(*winner)));
                        }
                        (Weight::Margin, said)
                    }
                };
                if is_end(heard) {
                    ago = ago.saturating_sub(1);
                }
                Sentence { seq: heard.seq, weight, text }
            };
            story.iter().map(&mut sentence).collect()
        })
    })
}

#[cfg(test)]
mod tests {
    use kernel::{BySeat, Game as _, Viewer};
    use psychopathe::{Options, Setup};

    use super::*;

    #[test]
    fn in_the_game_before_the_other_one_was_white() {
        for n in [2, 3] {
            let seats = BySeat::new(Player::ALL.into_iter().take(n).collect());
            let state = Psychopathe.start(&Setup { options: Options::default(), seats });
            let view = Psychopathe.view(&state, Viewer::Public);
            assert_eq!(seat(&view, Player::White, 0), Some(Seat(0)));
            // After a game everybody gets the side of the seat after theirs: seat 0 had been the last one.
            assert_eq!(seat(&view, Player::White, 1), Some(Seat(1)));
            assert_eq!(seat(&view, Player::Black, n), Some(Seat(1)));
        }
    }
}
