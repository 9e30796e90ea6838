//! Making true what happens in front of everybody.

use crate::{
    character::{Character, Presence},
    contest::{Contest, Proposal, Side, Taken},
    moment::Beat,
    state::{Tabletop, World},
    vocabulary::{CharacterId, Stage},
};

use super::{
    Happening,
    apply::{edit, leave, with_contest, with_side},
};

impl Happening {
    pub(super) fn apply(&self, board: &mut Tabletop) {
        match self {
            Self::WorldSet { text } => {
                board.world = Some(World { text: text.clone() });
                board.confirmed.clear();
            }
            Self::WorldConfirmed { by } => board.confirmed.push(*by),
            Self::SheetSubmitted { by, character, sheet } => match board.character_mut(*character) {
                Some(known) => known.write(sheet),
                None => board.characters.push(Character::player(*character, *by, sheet)),
            },
            Self::SheetApproved { character, restriction } => edit(board, *character, |character| {
                character.status = Presence::Approved;
                if let Some(gift) = character.gifts.first_mut() {
                    gift.restriction = restriction.clone();
                }
            }),
            Self::SheetReturned { character, .. } => {
                edit(board, *character, |c| c.status = Presence::Returned)
            }
            Self::BondsSubmitted { character, bonds } => edit(board, *character, |character| {
                character.bonds = bonds.clone();
                character.status = Presence::Ready;
            }),
            Self::BondsReturned { character, .. } => {
                edit(board, *character, |c| c.status = Presence::Approved)
            }
            Self::SessionBegan { session, gm_pool } => {
                (board.session, board.gm_pool) = (*session, *gm_pool);
                board.anecdotes.clear();
                for gift in board.characters.iter_mut().flat_map(|character| &mut character.gifts) {
                    gift.used = None;
                }
            }
            Self::SceneBegan { scene, title } => {
                (board.scene, board.title) = (*scene, title.clone());
                (board.spoils, board.beat) = (None, Some(Beat::Scene));
                board.stage = Stage::Free;
            }
            Self::CharacterEntered { character } | Self::CharacterBack { character } => {
                edit(board, *character, |character| character.status = Presence::InPlay);
            }
            // What is told is told, and not kept.
            Self::Narrated { .. } | Self::Fact { .. } | Self::MomentMarked { .. } => (),
            Self::ConceptChanged { character, text } => {
                edit(board, *character, |character| character.concept = Some(text.clone()));
            }
            Self::FlawChanged { character, text } => {
                edit(board, *character, |character| character.flaw = Some(text.clone()));
            }
            Self::TestBegan { roller, goal, approach, .. } => {
                board.contest = Some(Contest::test(goal.clone(), Side::new(*roller, approach.clone())));
            }
            Self::ConflictBegan { a, b, stake } => {
                let mut contest = Contest::test(stake.clone(), Side::new(*a, None));
                contest.sides.push(Side::new(*b, None));
                (board.contest, board.spoils) = (Some(contest), None);
            }
            Self::HelperLeft { character } => {
                with_side_of(board, *character, |side| side.drop_helper(*character))
            }
            Self::AnecdoteTold { by, .. } => {
                board.anecdotes.push(*by);
                if let Some(roller) = board.pc(*by).map(|pc| pc.id) {
                    with_side_of(board, roller, |side| side.anecdote = true);
                }
            }
            Self::ContestDropped => drop_contest(board),
            Self::GiftsKept { by, kept } => with_contest(board, |contest| match kept {
                true => contest.keeping.push(*by),
                false => contest.keeping.retain(|seat| seat != by),
            }),
            Self::TimeTaken { .. } => with_contest(board, |contest| contest.waits = true),
            Self::KomaSpent { character: Some(character), .. } => {
                edit(board, *character, |character| character.koma = character.koma.saturating_sub(1));
            }
            Self::KomaSpent { character: None, .. } => board.gm_pool = board.gm_pool.saturating_sub(1),
            Self::SetbackTaken { character, severity, .. } => {
                edit(board, *character, |character| character.mark(*severity));
                let taken = Taken { by: *character, severity: *severity };
                with_side_of(board, *character, |side| side.taken.push(taken));
            }
            // Where the game goes on from there is said by the stage it reaches.
            Self::AwardPassed { .. } | Self::RoundTold { .. } => (),
            Self::WentOutOfPlay { character, until } => {
                edit(board, *character, |character| character.status = Presence::OutOfPlay { until: *until });
                leave(board, *character, false);
            }
            Self::Eliminated { character } => {
                let scene = board.scene;
                edit(board, *character, |character| {
                    (character.status, character.eliminated_in) = (Presence::Eliminated, Some(scene));
                });
                board.claims.retain(|claim| claim.character != *character);
                leave(board, *character, true);
            }
            Self::RollerNamed { character } => with_side_of(board, *character, |side| {
                side.drop_helper(*character);
                (side.roller, side.basis) = (*character, None);
                side.conditions.clear();
            }),
            Self::KomaGained { character, n, .. } => edit(board, *character, |character| character.koma += n),
            Self::StoryProposed { text, waits_for, .. } => with_contest(board, |contest| {
                contest.story = Some(Proposal { text: text.clone(), waits_for: waits_for.clone() });
            }),
            Self::ConsentGiven { by } => with_contest(board, |contest| {
                if let Some(story) = &mut contest.story {
                    story.waits_for.retain(|seat| seat != by);
                }
            }),
            Self::ConsentRefused { .. } => with_contest(board, |contest| contest.story = None),
            Self::ResultTold { .. } => board.contest = None,
            Self::SetbackErased { character, severity } => edit(board, *character, |c| c.erase(*severity)),
            Self::AdventureBegan { adventure } => (board.adventure, board.stage) = (*adventure, Stage::Bonds),
            Self::TableClosed => board.stage = Stage::Closed,
        }
    }
}

/// All agree that nothing is thrown: whoever told an anecdote for it may tell another.
fn drop_contest(board: &mut Tabletop) {
    let dropped = board.contest.take();
    let told = dropped.iter().flat_map(|contest| &contest.sides).filter(|side| side.anecdote);
    let back: Vec<_> = told.map(|side| board.owner(side.roller)).collect();
    board.anecdotes.retain(|seat| !back.contains(seat));
}

fn with_side_of(board: &mut Tabletop, who: CharacterId, change: impl FnOnce(&mut Side)) {
    if let Some(side) = board.contest.as_ref().and_then(|contest| contest.side_of(who)) {
        with_side(board, side, change);
    }
}
