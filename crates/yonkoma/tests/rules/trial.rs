//! 4-KOMA on trial: what the laws have to know of it. The soak tries it too.

use kernel::{Ask, BySeat, Casting, Chance, Domain, Game, Language, Player, Seat, Text, Viewer, testkit};
use yonkoma::{
    Bond, BondApproval, BondKind, Character, Gift, Imposing, NpcSheets, Options, Presence, Role, Severity,
    SideId, Stage, State, Yonkoma,
};

use crate::bot::Bot;

/// 4-KOMA on trial.
#[derive(Debug, Default)]
pub(crate) struct Trial;

impl testkit::Trial for Trial {
    type Game = Yonkoma;

    fn game(&self) -> &Yonkoma {
        &Yonkoma
    }

    fn tables(&self) -> testkit::Tables<Yonkoma> {
        let casting = |language, master: usize, n: usize| {
            let role = |seat| if seat == master { Role::GameMaster } else { Role::Player };
            Casting { language, roles: BySeat::new((0..n).map(role).collect()) }
        };
        let defaults = Options::default();
        vec![
            (defaults.clone(), casting(Language::Fr, 0, 4)),
            (
                Options {
                    bond_approval: BondApproval::Table,
                    npc_sheets: NpcSheets::Hidden,
                    help_needs_relevance: true,
                    ..defaults.clone()
                },
                casting(Language::En, 2, 3),
            ),
            (
                Options {
                    bond_approval: BondApproval::Gm,
                    success_faces: [4, 5, 6].into(),
                    gm_pool_per_player: 3,
                    ..defaults.clone()
                },
                casting(Language::Fr, 1, 2),
            ),
            (
                Options {
                    npc_sheets: NpcSheets::Public,
                    new_character_after_elimination: false,
                    gm_pool_per_player: 0,
                    ..defaults
                },
                casting(Language::En, 0, 7),
            ),
        ]
    }

    fn bot(&self, _: Seat, seed: u64) -> Box<dyn Player<Yonkoma>> {
        // Those who tell a story, and those who try a bit of everything. One table, one kind of bots.
        if (seed & 0xffff).is_multiple_of(2) {
            Box::new(search::yonkoma::Bot::default())
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
        let mut other = state.clone();
        if viewer.seat() == Some(state.board.gm()) {
            return other;
        }
        if chance.pick(&Ask::one_of(2)) == 0 {
            other.notes = (chance.pick(&Ask::one_of(2)) == 0).then(|| words(chance));
        }
        // What is shown comes first below, as it is seen: the Bond that is to be replaced has moved.
        other.board.imposing = Yonkoma.view(state, viewer).board.imposing.map(|seen| Imposing {
            target: seen.target,
            text: seen.text,
            replaces: seen.replaces,
            winner: seen.winner,
        });
        for npc in other.board.characters.iter_mut().filter(|c| c.owner.is_none()) {
            npc.bonds.sort_by_key(|bond| (!bond.shown, bond.clone()));
            if chance.pick(&Ask::one_of(3)) != 0 {
                rewrite(npc, chance);
            }
        }
        other
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        for character in &state.board.characters {
            sound(state, character)?;
        }
        contested(state)
    }
}

fn words(chance: &mut dyn Chance) -> Text {
    Domain::text(40).sample(chance).as_str().expect("a text").into()
}

/// What the game master keeps of a character of his says something else, more or less of it.
fn rewrite(npc: &mut Character, chance: &mut dyn Chance) {
    if !npc.shown {
        npc.concept = (chance.pick(&Ask::one_of(3)) != 0).then(|| words(chance));
        npc.flaw = (chance.pick(&Ask::one_of(3)) != 0).then(|| words(chance));
    }
    npc.gifts.retain(|gift| gift.shown);
    for _ in 0..chance.pick(&Ask::one_of(3)) {
        npc.gifts.push(Gift::new(words(chance), false));
    }
    npc.bonds.retain(|bond| bond.shown);
    for _ in 0..chance.pick(&Ask::one_of(3)) {
        npc.bonds.push(Bond { shown: false, ..Bond::new(BondKind::Aim, None, words(chance)) });
    }
}

/// What is always true of a sheet.
fn sound(state: &State, character: &Character) -> Result<(), String> {
    let wrong = |what: &str| Err(format!("{}: {what}", character.name));
    if !character.setbacks.is_sorted() || character.setbacks.windows(2).any(|pair| pair[0] == pair[1]) {
        return wrong("a severity is marked twice");
    }
    if character.owner.is_none() && character.koma > 0 {
        return wrong("the game master's characters have no Koma");
    }
    let whole = matches!(character.status, Presence::InPlay | Presence::OutOfPlay { .. });
    if character.owner.is_some() && whole && character.bonds.len() < 3 {
        return wrong("a player's character has three Bonds");
    }
    if character.bonds.iter().any(|bond| bond.paid.is_some_and(|paid| paid.scene > state.board.scene)) {
        return wrong("a Bond has paid in a Scene to come");
    }
    if let Presence::OutOfPlay { until } = character.status
        && state.board.stage.in_play()
        && until < state.board.scene
    {
        return wrong("out of play for too long");
    }
    Ok(())
}

/// What is always true of a Test or a Conflict.
fn contested(state: &State) -> Result<(), String> {
    let board = &state.board;
    let Some(contest) = &board.contest else {
        return if board.stage.is_contested() {
            Err("no contest in a contested stage".into())
        } else {
            Ok(())
        };
    };
    if !board.stage.in_play() {
        return Err(format!("a contest in {:?}", board.stage));
    }
    for (id, side) in SideId::BOTH.into_iter().zip(&contest.sides) {
        let shown = side.dice.iter().filter(|die| board.options.success_faces.contains(die)).count();
        let expected = if side.auto { 2 } else { shown };
        if usize::try_from(board.total(id)).ok() != Some(expected + side.plus_one as usize) {
            return Err(format!("{id:?} has a total of {}", board.total(id)));
        }
        if side.auto && !side.dice.is_empty() {
            return Err("dice beside a Gift that replaces them".into());
        }
        for member in side.members() {
            if board.stage != Stage::Narration && !board.character(member).is_some_and(Character::in_play) {
                return Err(format!("{member:?} takes part and is not in play"));
            }
        }
        let npc = board.character(side.roller).is_some_and(|roller| roller.owner.is_none());
        if npc && !contest.is_conflict() {
            return Err("one of the game master's makes a Test".into());
        }
        let marked = |severity: Severity| side.taken.iter().any(|taken| taken.severity == severity);
        if marked(Severity::Critical) && side.taken.is_empty() {
            return Err("a danger without a Setback".into());
        }
    }
    Ok(())
}
