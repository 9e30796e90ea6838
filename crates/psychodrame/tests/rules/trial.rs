//! Psychodrame on trial: what the laws have to know of it. The soak tries it too.

use std::collections::BTreeSet;

use kernel::{BySeat, Casting, Chance, Game, Language, Player, Seat, Viewer, testkit};
use psychodrame::{
    Card, Fate, Options, Psychodrame, PurgeFloor, RepercussionPool, Role, SATURATED, Series, Stage, State,
};

/// Psychodrame on trial.
#[derive(Debug, Default)]
pub(crate) struct Trial;

pub(crate) fn casting(n_seats: usize, language: Language) -> Casting<Role> {
    Casting { language, roles: BySeat::new(vec![Role::Player; n_seats]) }
}

impl testkit::Trial for Trial {
    type Game = Psychodrame;

    fn game(&self) -> &Psychodrame {
        &Psychodrame
    }

    fn tables(&self) -> testkit::Tables<Psychodrame> {
        let defaults = Options::default;
        vec![
            (defaults(), casting(3, Language::Fr)),
            (
                Options {
                    creation_traits: 5,
                    new_trait_score: 8,
                    purge_floor: PurgeFloor::One,
                    support_refusable: true,
                    ..defaults()
                },
                casting(4, Language::En),
            ),
            (
                Options {
                    repercussion_pool: RepercussionPool::Drawn,
                    rematch_join: true,
                    resolution_threshold: 4,
                    ..defaults()
                },
                casting(3, Language::En),
            ),
            (
                Options { death_needs_consent: true, new_trait_score: 1, ..defaults() },
                casting(2, Language::Fr),
            ),
            (Options { rematch_join: true, support_refusable: true, ..defaults() }, casting(4, Language::Fr)),
        ]
    }

    fn bot(&self, seat: Seat, seed: u64) -> Box<dyn Player<Psychodrame>> {
        let wild = (seed + u64::from(seat.0)).is_multiple_of(2);
        Box::new(search::psychodrame::Bot::new(if wild {
            search::psychodrame::Style::wild()
        } else {
            search::psychodrame::Style::default()
        }))
    }

    fn bound(&self) -> usize {
        search::psychodrame::Bot::MOST_ACTIONS
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn scramble(&self, state: &State, _: Viewer, _: &mut dyn Chance) -> State {
        state.clone()
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        whole_pack(state)?;
        sheets(state)?;
        links(state)?;
        let table = &state.table;
        let ticks = table.mains.iter().flat_map(|main| &main.beliefs).filter(|belief| belief.ticked).count();
        if ticks > 1 {
            return Err(format!("{ticks} beliefs are ticked"));
        }
        if (table.stage.in_scene() || table.stage == Stage::Framing) && table.director.is_none() {
            return Err("nobody directs".into());
        }
        if table.stage.in_scene() != table.scene.is_some() {
            return Err(format!("{:?} with a scene: {}", table.stage, table.scene.is_some()));
        }
        // PSD-163: what one game hands on, another takes up.
        let series = Series::of(table);
        let options = Options { series: Some(series), ..Options::default() };
        let drafts = table.mains.iter().any(|main| main.fate == Fate::Draft);
        let torn = table.living().any(|(_, main)| main.saturated().next().is_some());
        if !drafts && !torn {
            let table = casting(table.chairs.len(), Language::Fr);
            Psychodrame.check(&options, &table).map_err(|why| format!("no next game: {why:?}"))?;
        }
        Ok(())
    }
}

/// PSD-02: 52 cards, each in one place.
fn whole_pack(state: &State) -> Result<(), String> {
    let deck = &state.deck;
    let mut cards: Vec<Card> = deck.unseen.iter().chain(&deck.under).chain(&deck.discard).copied().collect();
    let mut kept: BTreeSet<Card> = BTreeSet::new();
    for fighter in state.table.conflict().into_iter().flat_map(|conflict| &conflict.fighters) {
        cards.extend(&fighter.laid);
        cards.extend(fighter.play.iter().flat_map(|play| &play.cards));
        kept.extend(&fighter.kept);
    }
    // PSD-98: a card kept for several victims counts once.
    cards.extend(kept);
    let distinct: BTreeSet<Card> = cards.iter().copied().collect();
    match (cards.len(), distinct.len()) {
        (52, 52) => Ok(()),
        (all, distinct) => Err(format!("{all} cards, {distinct} different ones")),
    }
}

fn sheets(state: &State) -> Result<(), String> {
    let one = state.setup.options.purge_floor == PurgeFloor::One;
    for (n, main) in state.table.mains.iter().enumerate() {
        for (emotion, feeling) in &main.emotions {
            let floor = if one { 1 } else { feeling.initial };
            if !(floor..=SATURATED).contains(&feeling.current) {
                return Err(format!("m{}: {emotion:?} at {feeling:?}", n + 1));
            }
        }
        if main.traits.iter().any(|each| each.score == 0) {
            return Err(format!("m{}: a trait at 0", n + 1));
        }
        let saturated = main.fate == Fate::Alive && main.saturated().next().is_some();
        if saturated && !matches!(state.table.stage, Stage::Packets | Stage::Acts | Stage::Consent) {
            return Err(format!("m{} is saturated at {:?}", n + 1, state.table.stage));
        }
    }
    Ok(())
}

/// PSD-19
fn links(state: &State) -> Result<(), String> {
    let mut taken = BTreeSet::new();
    for (who, main) in state.table.living() {
        if let Some((to, number)) = main.link() {
            let current = state.table.main(to).is_some_and(|other| other.problem_number == number);
            if current && !taken.insert(to) {
                return Err(format!("{who} is tied to the problem of {to}, and so is somebody else"));
            }
            if to == who {
                return Err(format!("{who} is tied to its own problem"));
            }
        }
    }
    Ok(())
}
