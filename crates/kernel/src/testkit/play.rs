//! Games to look at: random ones and games between bots.

use std::{
    any::Any,
    fmt,
    mem::{Discriminant, discriminant, take},
    panic::{AssertUnwindSafe, catch_unwind},
};

use crate::{
    Actor, Ask, Casting, Chance, Choice, Contribution, Game, Knowledge, NotDone, Opening, Player, Seal,
    Secret, Seeded, Seq, Viewer, What, deal, submit,
};

use super::{GameLog, Law, Step, Trial};

/// Who played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hands {
    /// Anything that is on offer.
    Random,
    /// [`Trial::bot`].
    Bots,
}

impl fmt::Display for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random play",
            Self::Bots => "bots",
        })
    }
}

/// Why play stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// The game was over.
    Over,
    /// It had gone on for long enough.
    LongEnough,
    /// It could not go on, against this law.
    Against(Law, String),
}

/// A game that was played, with everything needed to verify it.
#[derive(Debug)]
pub struct PlayedGame<G: Game> {
    /// Who played.
    pub by: Hands,
    /// Where its chance came from.
    pub seed: u64,
    /// Which of [`Trial::tables`] it was played at.
    pub table: usize,
    /// The game as it is kept.
    pub log: GameLog<G>,
    /// The last state.
    pub state: G::State,
    /// Why it stopped.
    pub end: End,
}

/// Plays whatever is on offer, awaited seats mostly, for at most so many actions. Half of the games, by
/// their seed, take any choice; half take any kind of action first, and so see more of a game in which
/// some kind has many choices.
///
/// # Errors
/// The table is refused.
pub fn random_game<G: Game>(
    game: &G,
    options: &G::Options,
    casting: &Casting<G::Role>,
    seed: u64,
    most: usize,
) -> Result<PlayedGame<G>, NotDone<G::Refusal>> {
    let mut under_way = UnderWay::deal(game, options, casting, seed)?;
    let mut whims = Seeded::new(seed ^ 0x7261_6e64);
    let taste = Taste::some(&mut whims);
    let end = guarded(|| under_way.at_random(taste, &mut whims, most));
    Ok(under_way.played(Hands::Random, seed, end))
}

/// Plays a game between the trial's bots, for at most [`Trial::bound`] actions.
///
/// # Errors
/// The table is refused.
pub fn play_bots<G: Game, T: Trial<Game = G>>(
    trial: &T,
    options: &G::Options,
    casting: &Casting<G::Role>,
    seed: u64,
) -> Result<PlayedGame<G>, NotDone<G::Refusal>> {
    let mut under_way = UnderWay::deal(trial.game(), options, casting, seed)?;
    let mut whims = Seeded::new(seed ^ 0x626f_7473);
    let mut bots: Vec<_> =
        casting.roles.seats().map(|seat| trial.bot(seat, seed ^ u64::from(seat.0) << 32)).collect();
    let end = guarded(|| under_way.between(&mut bots, &mut whims, trial.bound()));
    Ok(under_way.played(Hands::Bots, seed, end))
}

/// How random play picks from a menu.
#[derive(Clone, Copy)]
pub(super) enum Taste {
    /// Any choice.
    Choice,
    /// Any kind of action, then any choice of that kind.
    Kind,
}

impl Taste {
    pub(super) fn some(chance: &mut dyn Chance) -> Self {
        if chance.pick(&Ask::one_of(2)) == 0 { Self::Choice } else { Self::Kind }
    }
}

/// What came out of asking around at random for something to do.
pub(super) enum Possible<A> {
    /// Somebody may do this.
    Do(Actor, A),
    /// Nobody may do anything.
    Nothing,
    /// A choice cannot be filled.
    Misfit(Actor, String),
}

/// Something that somebody may do: mostly one of those awaited.
pub(super) fn some_offer<G: Game>(
    game: &G,
    state: &G::State,
    n_seats: usize,
    taste: Taste,
    chance: &mut dyn Chance,
) -> Possible<G::Action> {
    let status = game.status(&game.view(state, Viewer::Public));
    let mut actors: Vec<(Actor, u32)> = Viewer::all(n_seats)
        .map(|viewer| match viewer.seat() {
            Some(seat) if status.awaited.contains(&seat) => (Actor::Seat(seat), 8),
            Some(seat) => (Actor::Seat(seat), 1),
            None => (Actor::House, 1),
        })
        .collect();
    while !actors.is_empty() {
        let weights = actors.iter().map(|&(_, weight)| weight).collect();
        let (actor, _) = actors.remove(chance.pick(&Ask { what: What::OneOf(weights), hidden: false }));
        let choices = game.choices(&game.view(state, actor.viewer()));
        if !choices.is_empty() {
            return match some_choice(&choices, taste, chance).sample(chance) {
                Ok(action) => Possible::Do(actor, action),
                Err(misfit) => Possible::Misfit(actor, misfit.to_string()),
            };
        }
    }
    Possible::Nothing
}

/// One choice of a menu that is not empty.
fn some_choice<'a, A>(choices: &'a [Choice<A>], taste: Taste, chance: &mut dyn Chance) -> &'a Choice<A> {
    let mut of_kind: Vec<&Choice<A>> = choices.iter().collect();
    if let Taste::Kind = taste {
        let mut kinds: Vec<Discriminant<A>> = Vec::new();
        for kind in choices.iter().map(|choice| discriminant(&choice.action)) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let kind = kinds[chance.pick(&Ask::one_of(kinds.len()))];
        of_kind.retain(|choice| discriminant(&choice.action) == kind);
    }
    of_kind[chance.pick(&Ask::one_of(of_kind.len()))]
}

/// What a panic said.
pub(super) fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given").to_owned()
}

fn guarded(play: impl FnOnce() -> End) -> End {
    catch_unwind(AssertUnwindSafe(play))
        .unwrap_or_else(|panic| End::Against(Law::Ends, format!("panicked: {}", said(&*panic))))
}

/// A game being played.
struct UnderWay<'a, G: Game> {
    game: &'a G,
    seal: Seal,
    log: GameLog<G>,
    state: G::State,
}

impl<'a, G: Game> UnderWay<'a, G> {
    fn deal(
        game: &'a G,
        options: &G::Options,
        casting: &Casting<G::Role>,
        seed: u64,
    ) -> Result<Self, NotDone<G::Refusal>> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        let secret = Secret::new(bytes);
        // Seats sit down one by one: the last of them after the first steps.
        let contributions: Vec<_> = casting
            .roles
            .seats()
            .map(|seat| Contribution { at: Seq(u64::from(seat.0)), seat, text: format!("{seat}") })
            .collect();
        let seal = Seal::new(secret.clone(), contributions.clone());
        let dealt = deal(game, options, casting, &mut seal.row(Seq(0)))?;
        let state = game.start(&dealt.setup);
        let opening = Opening {
            game: G::MANIFEST.name.to_owned(),
            options: options.clone(),
            casting: casting.clone(),
            commitment: Some(secret.commitment()),
            picks: dealt.picks,
            setup: dealt.setup,
        };
        let log = GameLog { opening, contributions, steps: Vec::new(), secret: Some(secret) };
        Ok(Self { game, seal, log, state })
    }

    fn played(self, by: Hands, seed: u64, end: End) -> PlayedGame<G> {
        PlayedGame { by, seed, table: 0, log: self.log, state: self.state, end }
    }

    fn n_seats(&self) -> usize {
        self.log.opening.casting.roles.len()
    }

    fn is_over(&self) -> bool {
        self.game.status(&self.game.view(&self.state, Viewer::Public)).outcome.is_some()
    }

    /// Submits an action, keeps its row, and lets somebody hear each event with the state before it.
    fn act(
        &mut self,
        by: Actor,
        action: G::Action,
        mut hear: impl FnMut(&G::State, &G::Event),
    ) -> Result<(), NotDone<G::Refusal>> {
        let seq = Seq(self.log.steps.len() as u64 + 1);
        let decision = submit(self.game, &self.state, by, &action, &mut self.seal.row(seq))?;
        let mut next = self.state.clone();
        for event in &decision.events {
            hear(&next, event);
            self.game.apply(&mut next, event);
        }
        self.state = next;
        self.log.steps.push(Step { seq, by, action, picks: decision.picks, events: decision.events });
        Ok(())
    }

    fn at_random(&mut self, taste: Taste, whims: &mut Seeded, most: usize) -> End {
        for _ in 0..most {
            if self.is_over() {
                return End::Over;
            }
            let (by, action) = match some_offer(self.game, &self.state, self.n_seats(), taste, whims) {
                Possible::Do(by, action) => (by, action),
                Possible::Nothing => return End::Against(Law::Ends, "nobody has a choice".into()),
                Possible::Misfit(by, misfit) => {
                    return End::Against(
                        Law::Menus,
                        format!("{by:?} is offered what cannot be filled: {misfit}"),
                    );
                }
            };
            if let Err(why) = self.act(by, action.clone(), |_, _| ()) {
                return End::Against(Law::Menus, format!("{by:?} is offered {action:?}: {why}"));
            }
        }
        if self.is_over() { End::Over } else { End::LongEnough }
    }

    fn between(&mut self, bots: &mut [Box<dyn Player<G>>], whims: &mut Seeded, bound: usize) -> End {
        let mut told: Vec<Vec<G::Notice>> = bots.iter().map(|_| Vec::new()).collect();
        loop {
            if self.is_over() {
                return End::Over;
            }
            if self.log.steps.len() == bound {
                return End::Against(Law::Ends, format!("bots are not done after {bound} actions"));
            }
            let Some((by, action)) = self.somebody(bots, &mut told, whims) else {
                return End::Against(Law::Ends, "no bot acts, and the house cannot".into());
            };
            let (game, viewers) = (self.game, || Viewer::all(bots.len()));
            let hear = |before: &G::State, event: &G::Event| {
                for (told, viewer) in told.iter_mut().zip(viewers()) {
                    told.extend(game.tell(before, event, viewer));
                }
            };
            if let Err(why) = self.act(by, action.clone(), hear) {
                return End::Against(Law::Ends, format!("a bot, {by:?}, tries {action:?}: {why}"));
            }
        }
    }

    /// The first bot, from some seat on, that wants to act; the house, if all of them wait.
    fn somebody(
        &self,
        bots: &mut [Box<dyn Player<G>>],
        told: &mut [Vec<G::Notice>],
        whims: &mut Seeded,
    ) -> Option<(Actor, G::Action)> {
        let mut seats: Vec<_> = self.log.opening.casting.roles.seats().collect();
        seats.rotate_left(whims.pick(&Ask::one_of(self.n_seats())));
        for seat in seats {
            let view = self.game.view(&self.state, Viewer::Seat(seat));
            let index = usize::from(seat.0);
            let known = Knowledge { view, told: take(&mut told[index]) };
            let action = bots[index].act(self.game, &known, whims);
            told[index] = known.told;
            if let Some(action) = action {
                return Some((Actor::Seat(seat), action));
            }
        }
        let choices = self.game.choices(&self.game.view(&self.state, Viewer::Public));
        let choice = (!choices.is_empty()).then(|| some_choice(&choices, Taste::Choice, whims))?;
        Some((Actor::House, choice.sample(whims).ok()?))
    }
}
