//! What a viewer sees.

use std::collections::BTreeSet;

use kernel::{Language, Outcome, Seat, Status, Text, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    character::{Bond, Character, Condition, Gift, Presence, unused},
    contest::Contest,
    setup::BondApproval,
    state::{Imposing, InStory, State, Tabletop},
    vocabulary::{CharacterId, Severity, SideId, Stage},
};

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
pub type BoardView = Tabletop<CharacterView, ImposingView>;

/// Somebody in the story, as a viewer sees them: what the game master keeps to himself is not there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Character"))]
pub struct CharacterView {
    /// Its number.
    pub id: CharacterId,
    /// The player whose character it is; nobody, for the game master's.
    pub owner: Option<Seat>,
    /// Whether Bonds and Conflicts may turn on it; always true of a player's character.
    pub important: bool,
    /// Its name.
    pub name: Text,
    /// Its distinctive sign, if it has one.
    pub sign: Option<Text>,
    /// Its Concept, if it has one and the viewer may read it.
    pub concept: Option<Text>,
    /// Its Flaw; likewise.
    pub flaw: Option<Text>,
    /// Whether everybody may read Concept and Flaw.
    pub shown: bool,
    /// Those of its Gifts that the viewer knows.
    pub gifts: Vec<Gift>,
    /// Its Koma; the game master's characters have none (YON-54).
    pub koma: u32,
    /// The Setbacks marked on the sheet, in order of price.
    pub setbacks: Vec<Severity>,
    /// What state it is in.
    pub conditions: Vec<Condition>,
    /// Those of its Bonds that the viewer knows.
    pub bonds: Vec<Bond>,
    /// Whether it takes part.
    pub status: Presence,
    /// The Scene in which its story ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eliminated_in: Option<u32>,
}

/// A Bond that is to take another's place (YON-86), as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Imposing"))]
pub struct ImposingView {
    /// On whom.
    pub target: CharacterId,
    /// What it says.
    pub text: Text,
    /// The Bond it contradicts, by its place among those that the viewer sees.
    pub replaces: u8,
    /// Towards whom.
    pub winner: CharacterId,
}

impl InStory for CharacterView {
    fn owner(&self) -> Option<Seat> {
        self.owner
    }

    fn status(&self) -> Presence {
        self.status
    }

    fn conditions(&self) -> &[Condition] {
        &self.conditions
    }

    fn gifts(&self) -> &[Gift] {
        &self.gifts
    }
}

impl CharacterView {
    /// A character as the game master sees it, or as everybody else does.
    fn of(character: &Character, gm: bool) -> Self {
        let sheet = gm || character.shown;
        Self {
            id: character.id,
            owner: character.owner,
            important: character.important,
            name: character.name.clone(),
            sign: character.sign.clone(),
            concept: character.concept.clone().filter(|_| sheet),
            flaw: character.flaw.clone().filter(|_| sheet),
            shown: character.shown,
            gifts: picked(&character.gifts, character.seen_gifts(gm)),
            koma: character.koma,
            setbacks: character.setbacks.clone(),
            conditions: character.conditions.clone(),
            bonds: picked(&character.bonds, character.seen_bonds(gm)),
            status: character.status,
            eliminated_in: character.eliminated_in,
        }
    }

    /// Whether it can contribute.
    pub fn in_play(&self) -> bool {
        self.status == Presence::InPlay
    }

    /// The Gifts that were not used this Session, by their place on the sheet.
    pub fn free_gifts(&self) -> Vec<u8> {
        unused(&self.gifts)
    }
}

impl ImposingView {
    /// The Bond to be replaced is counted among those that the viewer sees.
    fn of(board: &Tabletop, imposing: &Imposing, gm: bool) -> Self {
        let target = board.character(imposing.target);
        let seen = target.map(|target| target.seen_bonds(gm)).unwrap_or_default();
        let place = seen.iter().position(|place| *place == usize::from(imposing.replaces));
        Self {
            target: imposing.target,
            text: imposing.text.clone(),
            replaces: u8::try_from(place.unwrap_or(seen.len())).unwrap_or(u8::MAX),
            winner: imposing.winner,
        }
    }
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
                imposing: board.imposing.as_ref().map(|imposing| ImposingView::of(board, imposing, gm)),
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

    /// Whether the viewer plays this character.
    pub fn plays(&self, id: CharacterId) -> bool {
        self.you == Some(self.board.owner(id)) && self.board.character(id).is_some()
    }

    pub(crate) fn status(&self) -> Status {
        let awaited = awaited(&self.board).into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        let over = self.board.stage == Stage::Closed;
        // Nobody wins overall.
        let outcome = over.then(|| Outcome { winners: Vec::new() });
        Status { awaited, quiet: Vec::new(), deadline: None, outcome }
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
