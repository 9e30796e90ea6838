//! Whole games with every seat's notices, and at the end of a round what each sees.

use kernel::{
    BySeat, Casting, Language, Seat,
    testkit::{Playthrough, Playthroughs, Transcript},
};
use pactes::{Action, Negotiation, Options, Pactes, Role, Slot, SlotKind, Stage, State, TokenValues};

use crate::{
    play::{DemonA, DemonB, Faust, offer, tokens},
    trial::Trial,
};

const PAGE: &str = "the-association-page";

fn games() -> Vec<Playthrough<Pactes>> {
    let casting = |language| Casting { language, roles: BySeat::new(Role::ALL.to_vec()) };
    let (negotiation, token_values) = (Negotiation::Phase1And2, TokenValues::FaustPublic);
    let few = Options { tokens_per_value: 10, negotiation, token_values, ..Options::default() };
    vec![
        Playthrough { title: PAGE, options: Options::default(), casting: casting(Language::En) },
        Playthrough { title: "few-tokens-on-an-open-table", options: few, casting: casting(Language::Fr) },
    ]
}

/// What happens in a new game besides what bots do by themselves.
fn interlude(state: &State, n_moves: usize) -> Option<(Role, Action)> {
    if state.stage == Stage::Obstacles && state.obstacles.len() == 1 && state.aid.is_none() {
        return Some((DemonA, Action::StartAid));
    }
    let contract = state.contract.as_ref();
    let rep = Role::from(state.rep?);
    let give = |to| offer(to, tokens(1, 0), 1);
    match (state.round, state.stage) {
        (2, Stage::Answer) if state.n_offers == 0 => Some((Faust, give(rep))),
        (2, Stage::Flaw) if state.n_offers == 1 => Some((DemonA, give(DemonB))),
        (_, Stage::Answer | Stage::Flaw) if !state.offers.is_empty() && n_moves.is_multiple_of(2) => {
            let offer = &state.offers[0];
            Some((offer.to, Action::AcceptOffer { offer: offer.id, tokens: tokens(1, 0) }))
        }
        (1 | 3 | 4, Stage::Place) => {
            let contract = contract?;
            let die = contract.dice.iter().position(|die| die.face == 6 && die.slot.is_none())?;
            let mut flaws = Slot::all(contract.lines.len()).filter(|slot| slot.kind == SlotKind::Flaw);
            let slot = flaws.find(|slot| contract.on(*slot).is_none())?;
            let die = pactes::DieId(u8::try_from(die).ok()? + 1);
            Some((Faust, Action::Place { die, slot }))
        }
        _ => None,
    }
}

fn besides(told: &Transcript<Pactes>) -> Option<(Seat, Action)> {
    let (role, action) = interlude(&told.state, told.n_moves).filter(|_| told.title == PAGE)?;
    let seat = Role::ALL.iter().position(|other| *other == role)?;
    Some((Seat(u8::try_from(seat).ok()?), action))
}

#[test]
fn every_playthrough_is_played_as_it_was() {
    let playthroughs = Playthroughs {
        trial: &Trial,
        folder: concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"),
        games: games(),
        looks: |action, _| matches!(action, Action::Summarise { .. }),
        shows: &[
            "offer_accepted",
            "discard_fell_due",
            "die_converted",
            "game_ended",
            "aid_started|reserve_refilled",
        ],
        besides,
    };
    playthroughs.check();
}
