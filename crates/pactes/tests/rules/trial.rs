//! Pactes on trial: what the laws have to know of it. The soak tries it too.

use kernel::{Ask, BySeat, Casting, Chance, Domain, Language, Player, Seat, Viewer, testkit};
use pactes::{
    DemonPerfectTie, FirstRep, Negotiation, Options, Pactes, Role, Stage, State, TokenValues, Tokens,
};

use crate::bot::Bot;

/// As many of each value in the Reserve, and no draw of the next moments will be without one.
const AMPLE: u32 = 8;

/// Pactes on trial.
#[derive(Debug, Default)]
pub(crate) struct Trial;

impl testkit::Trial for Trial {
    type Game = Pactes;

    fn game(&self) -> &Pactes {
        &Pactes
    }

    fn tables(&self) -> testkit::Tables<Pactes> {
        let casting = |language, roles: [Role; 3]| Casting { language, roles: BySeat::new(roles.to_vec()) };
        let [f, a, b] = Role::ALL;
        let defaults = Options::default();
        vec![
            (defaults.clone(), casting(Language::Fr, [f, a, b])),
            (
                Options {
                    first_rep: FirstRep::FaustChooses,
                    token_values: TokenValues::FaustPublic,
                    tokens_per_value: 16,
                    ..defaults.clone()
                },
                casting(Language::En, [b, f, a]),
            ),
            (
                Options {
                    first_rep: FirstRep::Random,
                    negotiation: Negotiation::Phase1And2,
                    tokens_per_value: 10,
                    demon_perfect_tie: DemonPerfectTie::Random,
                    ..defaults.clone()
                },
                casting(Language::Fr, [a, b, f]),
            ),
            (
                Options {
                    first_rep: FirstRep::DemonB,
                    negotiation: Negotiation::Off,
                    max_commitments: 2,
                    demon_perfect_tie: DemonPerfectTie::Nobody,
                    ..defaults
                },
                casting(Language::En, [a, f, b]),
            ),
        ]
    }

    fn bot(&self, _: Seat, seed: u64) -> Box<dyn Player<Pactes>> {
        // Those who play to win, and those who try a bit of everything.
        if seed.is_multiple_of(2) {
            Box::new(search::pactes::Bot::default())
        } else {
            Box::new(Bot::default())
        }
    }

    fn bound(&self) -> usize {
        1_500
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn scramble(&self, state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        let mut world = World { state: state.clone(), you: viewer.seat().and_then(|seat| state.role(seat)) };
        // At the end everything lies open.
        if state.stage != Stage::End {
            let what = chance.pick(&Ask::one_of(4));
            if what != 0 {
                world.settle(chance);
                world.swap_tokens(chance);
            }
            if what != 1 {
                world.rewrite_flaws(chance);
            }
        }
        world.state
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        // PAC-11
        let n = state.setup.options.tokens_per_value;
        let set = whole_set(state);
        if set != Tokens::new(n, n) {
            return Err(format!("the whole set is {set:?}, not {n} of each"));
        }
        for (role, purse) in state.purses.iter() {
            if !state.set_aside(role).within(purse.held) {
                return Err(format!("{role:?} has set aside what is not there"));
            }
            if let Some(owed) = purse.owed
                && !(owed.among.within(purse.held) && owed.n < owed.among.count() && owed.n > 0)
            {
                return Err(format!("{role:?} owes {owed:?} out of {:?}", purse.held));
            }
            if purse.owed.is_some() && !state.set_aside(role).is_empty() {
                return Err(format!("{role:?} owes a discard and has an offer open"));
            }
        }
        // PAC-82: whatever becomes of his offers, Faust can pay what he could pay.
        let view = kernel::Game::view(&Pactes, state, faust(state));
        let lines = view.contract.as_ref().map_or(0, |contract| contract.lines.len());
        if lines > 1 && view.stage <= Stage::Pay && view.available().points() < view.price_due() {
            return Err(format!("Faust keeps {:?} for a price of {}", view.available(), view.price_due()));
        }
        Ok(())
    }
}

/// The whole set: what must not change.
pub(crate) fn whole_set(state: &State) -> Tokens {
    let purses = state.purses.iter().fold(Tokens::NONE, |sum, (_, purse)| sum.plus(purse.held));
    purses.plus(state.reserve).plus(state.discard)
}

fn faust(state: &State) -> Viewer {
    let seat = state.setup.roles.iter().find(|(_, role)| **role == Role::Faust);
    seat.map_or(Viewer::Public, |(seat, _)| Viewer::Seat(seat))
}

/// A world in which what one viewer may not know is being changed.
struct World {
    state: State,
    you: Option<Role>,
}

/// Somewhere a token lies unseen.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Reserve,
    Discard,
    /// In a purse, outside offers.
    Purse(Role),
    /// In an open offer, by its index.
    Offer(usize),
}

impl World {
    fn hides(&self, role: Role) -> bool {
        let open = self.state.setup.options.token_values == TokenValues::FaustPublic;
        self.you != Some(role) && !(open && role == Role::Faust)
    }

    /// Whether an open debt is settled is its owner's secret; in the one stage that waits for it, it is not.
    fn settle(&mut self, chance: &mut dyn Chance) {
        for role in Role::ALL.into_iter().filter(|role| self.hides(*role)).collect::<Vec<_>>() {
            let Some(owed) = self.state.purses[role].owed else { continue };
            if self.state.stage == Stage::Settle || chance.pick(&Ask::one_of(2)) == 0 {
                continue;
            }
            let fewest_ones = owed.n.saturating_sub(owed.among.twos);
            let ways: Vec<u32> = (fewest_ones..=owed.n.min(owed.among.ones)).collect();
            let ones = ways[chance.pick(&Ask::one_of(ways.len()))];
            let gone = Tokens::new(ones, owed.n - ones);
            let purse = &mut self.state.purses[role];
            purse.owed = None;
            purse.held = purse.held.minus(gone);
            purse.tally.lost += owed.n;
            self.state.discard = self.state.discard.plus(gone);
        }
    }

    /// Some 1s change places with 2s, where the viewer sees neither.
    fn swap_tokens(&mut self, chance: &mut dyn Chance) {
        // A viewer who draws is told token by token. A world in which it would have drawn the same in another
        // order is another world, and the state does not say so: stocks that may run out are left alone.
        let reserve = self.state.reserve;
        let mut places = Vec::new();
        if reserve.ones.min(reserve.twos) >= AMPLE {
            places.extend([Place::Reserve, Place::Discard]);
        }
        // What a debtor holds decides what he may discard: it is left alone.
        let hidden = |role: Role| self.hides(role) && self.state.purses[role].owed.is_none();
        places.extend(Role::ALL.into_iter().filter(|role| hidden(*role)).map(Place::Purse));
        for (index, offer) in self.state.offers.iter().enumerate() {
            if self.hides(offer.from) && !(offer.disclosed && self.you == Some(offer.to)) {
                places.push(Place::Offer(index));
            }
        }
        if places.is_empty() {
            return;
        }
        for _ in 0..=chance.pick(&Ask::one_of(3)) {
            let from = places[chance.pick(&Ask::one_of(places.len()))];
            let to = places[chance.pick(&Ask::one_of(places.len()))];
            if from != to && self.tokens(from).ones > 0 && self.tokens(to).twos > 0 {
                self.change(from, Tokens::new(1, 0), Tokens::new(0, 1));
                self.change(to, Tokens::new(0, 1), Tokens::new(1, 0));
            }
        }
    }

    fn tokens(&self, place: Place) -> Tokens {
        match place {
            Place::Reserve => self.state.reserve,
            Place::Discard => self.state.discard,
            Place::Purse(role) => self.state.purses[role].held.minus(self.state.set_aside(role)),
            Place::Offer(index) => self.state.offers[index].give,
        }
    }

    fn change(&mut self, place: Place, less: Tokens, more: Tokens) {
        let change = |tokens: &mut Tokens| *tokens = tokens.minus(less).plus(more);
        match place {
            Place::Reserve => change(&mut self.state.reserve),
            Place::Discard => change(&mut self.state.discard),
            Place::Purse(role) => change(&mut self.state.purses[role].held),
            Place::Offer(index) => {
                let offer = &mut self.state.offers[index];
                change(&mut offer.give);
                change(&mut self.state.purses[offer.from].held);
            }
        }
    }

    /// Flaws that the viewer cannot read say something else.
    fn rewrite_flaws(&mut self, chance: &mut dyn Chance) {
        let rival = self.state.rep.map(|rep| Role::from(rep.other()));
        let Some(contract) = self.state.contract.as_mut().filter(|c| !c.revealed) else { return };
        if rival == self.you {
            return;
        }
        for flaw in contract.lines.iter_mut().filter_map(|line| line.flaw.as_mut()) {
            let text = Domain::text(pactes::MOST_TEXT).sample(chance);
            *flaw = text.as_str().expect("a text").into();
        }
    }
}
