//! What a viewer sees.

use std::collections::BTreeSet;

use kernel::{Language, Outcome, Seat, Status, Text, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    character::{Character, Presence},
    contest::Contest,
    setup::BondApproval,
    state::{Imposing, State, Tabletop},
    vocabulary::{CharacterId, SideId, Stage},
};

/// How long a Round waits for a Gift while nobody does anything, in milliseconds; and how long when somebody has asked
/// for a moment.
pub const PATIENCE: [u64; 2] = [30_000, 180_000];

/// What a viewer sees. Facts, narrations and marked moments are not in it: they were told when they came.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Who looks; nobody, for a spectator.
    pub you: Option<Seat>,
    /// The table's language.
    pub language: Language,
    /// What lies on the table, as far as the viewer may see it.
    pub board: BoardView,
    /// The game master's private notes, for the game master.
    pub notes: Option<Text>,
}

/// What lies on the table, as one viewer sees it.
pub type BoardView = Tabletop<CharacterView>;

/// Somebody in the story, as a viewer sees them: what the game master keeps to himself is not there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CharacterView(Character);

#[cfg(feature = "schema")]
impl schemars::JsonSchema for CharacterView {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Character::schema_name()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Character::json_schema(generator)
    }
}

impl std::ops::Deref for CharacterView {
    type Target = Character;
    fn deref(&self) -> &Character {
        &self.0
    }
}

impl AsRef<Character> for CharacterView {
    fn as_ref(&self) -> &Character {
        &self.0
    }
}

impl CharacterView {
    /// A character as the game master sees it, or as everybody else does.
    fn of(character: &Character, gm: bool) -> Self {
        let sheet = gm || character.shown;
        Self(Character {
            concept: character.concept.clone().filter(|_| sheet),
            flaw: character.flaw.clone().filter(|_| sheet),
            gifts: picked(&character.gifts, character.seen_gifts(gm)),
            bonds: picked(&character.bonds, character.seen_bonds(gm)),
            id: character.id,
            owner: character.owner,
            important: character.important,
            name: character.name.clone(),
            sign: character.sign.clone(),
            shown: character.shown,
            koma: character.koma,
            setbacks: character.setbacks.clone(),
            conditions: character.conditions.clone(),
            status: character.status,
            eliminated_in: character.eliminated_in,
        })
    }
}

/// The Bond to be replaced is counted among those that the viewer sees.
fn imposing_view(board: &Tabletop, imposing: &Imposing, gm: bool) -> Imposing {
    let target = board.character(imposing.target);
    let seen = target.map(|target| target.seen_bonds(gm)).unwrap_or_default();
    let place = seen.iter().position(|place| *place == usize::from(imposing.replaces));
    let replaces = u8::try_from(place.unwrap_or(seen.len())).unwrap_or(u8::MAX);
    Imposing { replaces, ..imposing.clone() }
}

fn picked<T: Clone>(things: &[T], places: Vec<usize>) -> Vec<T> {
    places.into_iter().map(|place| things[place].clone()).collect()
}

impl State {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let you = viewer.seat();
        let board = &self.board;
        let gm = you == Some(board.gm());
        View {
            you,
            language: self.setup.language,
            board: Tabletop {
                seats: board.seats.clone(),
                options: board.options.clone(),
                stage: board.stage,
                world: board.world.clone(),
                confirmed: board.confirmed.clone(),
                adventure: board.adventure,
                session: board.session,
                scene: board.scene,
                title: board.title.clone(),
                gm_pool: board.gm_pool,
                characters: board.characters.iter().map(|c| CharacterView::of(c, gm)).collect(),
                n_conditions: board.n_conditions,
                anecdotes: board.anecdotes.clone(),
                contest: board.contest.clone(),
                claims: board.claims.clone(),
                spoils: board.spoils.clone(),
                imposing: board.imposing.as_ref().map(|imposing| imposing_view(board, imposing, gm)),
                beat: board.beat.clone(),
            },
            notes: self.notes.clone().filter(|_| gm),
        }
    }
}

impl View {
    /// Whether the game master looks.
    pub fn is_gm(&self) -> bool {
        self.you == Some(self.board.gm())
    }

    /// The viewer's own character.
    pub fn own(&self) -> Option<&CharacterView> {
        self.board.pc(self.you?)
    }

    pub fn plays(&self, id: CharacterId) -> bool {
        self.you == Some(self.board.owner(id)) && self.board.character(id).is_some()
    }

    pub(crate) fn status(&self) -> Status {
        let awaited = awaited(&self.board).into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        let over = self.board.stage == Stage::Closed;
        // Nobody wins overall.
        let outcome = over.then(|| Outcome { winners: Vec::new() });
        let waits = self.board.contest.as_ref().is_some_and(|contest| contest.waits);
        let deadline = (self.board.stage == Stage::Round).then_some(PATIENCE[usize::from(waits)]);
        Status { awaited, quiet: Vec::new(), deadline, outcome }
    }
}

/// Those without whom the game does not go on.
fn awaited(board: &BoardView) -> Vec<Seat> {
    let gm = vec![board.gm()];
    let contest = board.contest.as_ref();
    match board.stage {
        Stage::World if board.world.is_none() => gm,
        Stage::World => board.players().filter(|seat| !board.confirmed.contains(seat)).collect(),
        Stage::Creation => in_creation(board),
        Stage::Bonds if board.all_bound() => gm,
        Stage::Bonds => {
            let unbound = |seat: &Seat| board.pc(*seat).is_none_or(|pc| pc.status == Presence::Approved);
            let mut seats: Vec<_> = board.players().filter(unbound).collect();
            // A sheet that waits for its approval waits for the game master.
            if seats.is_empty() {
                seats = gm;
            }
            seats
        }
        Stage::Free => free(board),
        Stage::Build => {
            let sides = contest.into_iter().flat_map(|contest| &contest.sides);
            let open: Vec<_> = sides.filter(|side| !side.thrown).collect();
            if open.iter().any(|side| side.basis.is_none()) {
                gm
            } else {
                open.iter().map(|side| board.owner(side.roller)).collect()
            }
        }
        Stage::Open => rollers(board, contest, &[SideId::A]),
        Stage::Round => board.asked_for_plus_one().into_iter().map(|(_, seat)| seat).collect(),
        Stage::Unforeseen => {
            let silent = |contest: &Contest| {
                let answered = |id: &SideId| contest.going_on.contains(id) || contest.stopping.contains(id);
                contest.side_ids().filter(|id| !answered(id)).collect::<Vec<_>>()
            };
            rollers(board, contest, &contest.map(silent).unwrap_or_default())
        }
        Stage::Award => rollers(board, contest, contest.and_then(|c| c.winner).as_slice()),
        Stage::Replace => {
            let sides = contest.map(Contest::without_roller).unwrap_or_default();
            let members = sides.iter().filter_map(|id| board.side(*id)).flat_map(|side| &side.helpers);
            members.map(|who| board.owner(*who)).collect()
        }
        Stage::LoserChoice => {
            let loser = contest.and_then(Contest::loser);
            let mut seats = rollers(board, contest, loser.as_slice());
            if loser.and_then(|id| board.side(id)).is_some_and(|side| side.basis.is_none()) {
                seats.extend(gm);
            }
            seats
        }
        Stage::Narration => match contest.and_then(|contest| contest.story.as_ref()) {
            Some(story) => story.waits_for.clone(),
            None => vec![board.teller()],
        },
        Stage::Closed => Vec::new(),
        Stage::Tie | Stage::Telling | Stage::SessionEnd | Stage::BetweenAdventures => gm,
    }
}

fn in_creation(board: &BoardView) -> Vec<Seat> {
    let is = |seat: Seat, status| board.pc(seat).is_some_and(|pc| pc.status == status);
    let drafts = board.players().any(|seat| is(seat, Presence::Draft));
    let missing = board.players().filter(|seat| board.pc(*seat).is_none() || is(*seat, Presence::Returned));
    missing.chain(drafts.then(|| board.gm())).collect()
}

/// People narrate freely: the game master leads on, others may have something to answer.
fn free(board: &BoardView) -> Vec<Seat> {
    let mut seats = vec![board.gm()];
    if board.options.bond_approval == BondApproval::Table {
        let asks = |seat: &Seat| board.claims.iter().any(|claim| board.owner(claim.character) != *seat);
        seats.extend(board.players().filter(asks));
    }
    seats
}

fn rollers(board: &BoardView, contest: Option<&Contest>, sides: &[SideId]) -> Vec<Seat> {
    let sides = sides.iter().filter_map(|id| contest?.side(*id));
    sides.map(|side| board.owner(side.roller)).collect()
}
