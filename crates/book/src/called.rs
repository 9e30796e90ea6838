//! What everybody at a table is called in its book.

use serde_json::Value;
use table::{ChairView, Who};
use words::{Args, Speaker, TellsStory};

/// Seat by seat: people by their names, bots by those that they have at any table.
pub(crate) fn called(game: &str, chairs: &[ChairView], words: &Speaker) -> Vec<String> {
    let bots = games::visit(game, Bots(chairs)).unwrap_or_default();
    let name = |(seat, chair): (usize, &ChairView)| {
        let own = chair.name.as_ref().map(ToString::to_string);
        let bot = || bots.get(seat).cloned().flatten();
        own.or_else(bot).unwrap_or_else(|| words.say("book-seat", &Args::new().with("seat", seat + 1)))
    };
    chairs.iter().enumerate().map(name).collect()
}

/// The bots in these seats.
struct Bots<'a>(&'a [ChairView]);

impl games::Visitor for Bots<'_> {
    type Output = Vec<Option<String>>;

    fn visit<G: search::Bots + TellsStory>(self, _: G) -> Self::Output {
        let role = |chair: &ChairView| chair.role.clone().filter(|_| chair.who == Who::Bot);
        let roles: Vec<Option<Value>> = self.0.iter().map(role).collect();
        let name = |(seat, role): (usize, &Option<Value>)| {
            let role = role.as_ref()?;
            let nth = roles[..seat].iter().flatten().filter(|other| *other == role).count();
            Some(G::bot_name(serde_json::from_value(role.clone()).ok()?, nth).to_owned())
        };
        roles.iter().enumerate().map(name).collect()
    }
}
