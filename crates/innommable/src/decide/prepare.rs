//! The Keeper's work before play.

use kernel::{Ask, Chance, What};

use crate::{
    dice::{Dice, Faces},
    event::{Event, Happening},
    mystery::{ElementKind, Weights, allocate, deal_by, deal_down},
    setup::DieDeal,
    view::Setting,
};

use super::Run;

/// INN-21, INN-23.
pub(super) fn lay_dice(run: &mut Run<'_>) {
    let kinds = kinds(run);
    let counts = allocate(run.state().setup.dice_to_lay().count(), &kinds, Weights::default());
    deal(run, &kinds, &counts);
}

/// The same numbers, other dice.
pub(super) fn deal_dice(run: &mut Run<'_>) {
    let counts: Vec<u32> = run.state().elements.iter().map(|element| element.dice.count()).collect();
    deal(run, &kinds(run), &counts);
}

fn kinds(run: &Run<'_>) -> Vec<ElementKind> {
    run.state().elements.iter().map(|element| element.kind).collect()
}

fn deal(run: &mut Run<'_>, kinds: &[ElementKind], counts: &[u32]) {
    let reserve = run.state().setup.dice_to_lay();
    let dice = match run.state().setup.options.die_deal {
        // What the Keeper then changes by hand has to start somewhere.
        DieDeal::Descending | DieDeal::Manual => deal_down(kinds, counts, reserve),
        DieDeal::Random => {
            let mut left = reserve;
            deal_by(kinds, counts, || draw(run, &mut left))
        }
    };
    run.emit(Event::DiceLaid { dice });
}

/// A die by lot, unseen.
fn draw(run: &mut Run<'_>, left: &mut Dice) -> Option<Faces> {
    let kinds: Vec<Faces> = left.kinds().collect();
    let weights: Vec<u32> = kinds.iter().map(|faces| left[*faces]).collect();
    let faces = match kinds.len() {
        0 => return None,
        1 => kinds[0],
        _ => kinds[run.pick(&Ask { what: What::OneOf(weights), hidden: true })],
    };
    *left = left.minus(faces.into());
    Some(faces)
}

/// INN-16: parts 1 and 5 are told before the rest is written.
pub(super) fn tell_setting(run: &mut Run<'_>) {
    if let Some((setting, role)) = run.state().open_parts() {
        run.emit(Happening::SettingTold { setting, role });
    }
}

/// INN-16: parts 1 and 5 are told.
pub(super) fn finish_preparation(run: &mut Run<'_>) {
    if let Some((Setting { place, date, spots }, role)) = run.state().open_parts() {
        run.emit(Happening::PreparationFinished { place, date, spots, role });
    }
}
