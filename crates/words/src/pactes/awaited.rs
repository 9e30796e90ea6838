//! Who is awaited, and why.

use pactes::{Role, Stage, View, least_payment};

use super::{Args, Names, Speaker, id};
use crate::Person;

impl Speaker {
    /// Whose turn it is, what they can do, and why.
    pub fn awaited(&self, at: &Names, view: &View) -> String {
        let awaited = view.awaited();
        let me = at.you.is_some_and(|you| awaited.contains(&you));
        // Somebody who has to settle a discard, mostly while the game waits for another.
        let owes = me && view.stage != Stage::Settle && view.own_debt().is_some();
        let others: Vec<Role> =
            awaited.iter().copied().filter(|role| !owes || at.you != Some(*role)).collect();
        let debt = match at.you {
            // Faust pays for flaws at 1 before he sums up, the Rep for a 6 on a flaw.
            Some(Role::Faust) => {
                self.0.say("await-settle", &Args::new().with("who", "").with_flag("me", true))
            }
            Some(Role::DemonA | Role::DemonB) | None => self.0.just("await-debt"),
        };
        match (owes, others.is_empty()) {
            (false, _) => self.stage_awaited(at, view, &others, me),
            (true, true) => debt,
            (true, false) => format!("{} {debt}", self.stage_awaited(at, view, &others, false)),
        }
    }

    fn stage_awaited(&self, at: &Names, view: &View, awaited: &[Role], me: bool) -> String {
        let contract = view.contract.as_ref();
        let n_lines = contract.map_or(0, |contract| contract.lines.len());
        let number = match view.stage {
            Stage::Obstacles => view.obstacles.len() + 1,
            Stage::AidWords => view.aid.as_ref().map_or(0, |aid| aid.words.len()) + 1,
            Stage::Propose => n_lines + 1,
            Stage::Flaw => n_lines,
            Stage::Roll => 2 * n_lines,
            _ => 0,
        };
        let people: Vec<Person> = awaited.iter().map(|role| at.person(*role)).collect();
        let args = Args::new().with("who", people).with_flag("me", me);
        self.0.say(&id("await", &view.stage), &args.with("number", number).with("price", price(view)))
    }
}

/// What the contract costs; for Faust at the payment, what he has to put down for it.
fn price(view: &View) -> u32 {
    let price = view.contract.as_ref().map_or(0, |contract| contract.price);
    match view.purses.faust.tokens {
        Some(held) if view.stage == Stage::Pay => least_payment(held, price),
        Some(_) | None => price,
    }
}
