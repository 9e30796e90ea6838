//! Innommable on trial: what the laws have to know of it. The soak tries it too.

use innommable::{
    Allocation, BlacklistVisibility, Dice, DiceCounts, DieDeal, ElementId, Fate, GiftSource, Innommable,
    MonologueBlacklist, Options, Phase, Role, State,
};
use kernel::{Ask, BySeat, Casting, Chance, Domain, Language, Player, Seat, Viewer, testkit};

/// Innommable on trial.
#[derive(Debug, Default)]
pub(crate) struct Trial;

/// So many seats, the Keeper in this one.
pub(crate) fn casting(language: Language, n_seats: u8, keeper: u8) -> Casting<Role> {
    let role = |seat| if seat == keeper { Role::Keeper } else { Role::Player };
    Casting { language, roles: BySeat::new((0..n_seats).map(role).collect()) }
}

impl testkit::Trial for Trial {
    type Game = Innommable;

    fn game(&self) -> &Innommable {
        &Innommable
    }

    fn tables(&self) -> testkit::Tables<Innommable> {
        let defaults = Options::default();
        vec![
            (defaults.clone(), casting(Language::Fr, 4, 0)),
            (
                Options {
                    die_deal: DieDeal::Random,
                    gift_source: GiftSource::Hand,
                    blacklist_visibility: BlacklistVisibility::KeeperOnly,
                    ..defaults.clone()
                },
                casting(Language::En, 3, 1),
            ),
            (
                Options {
                    allocation: Allocation::Manual,
                    die_deal: DieDeal::Manual,
                    monologue_blacklist: MonologueBlacklist::ParanormalOnly,
                    severe_may_kill: false,
                    ..defaults.clone()
                },
                casting(Language::Fr, 5, 4),
            ),
            (
                Options {
                    seats: Some(2),
                    dice_counts: DiceCounts::Custom(Dice::new(3, 4, 4, 3)),
                    gift_source: GiftSource::Bowl,
                    ..defaults
                },
                casting(Language::En, 2, 1),
            ),
        ]
    }

    fn bot(&self, _: Seat, _: u64) -> Box<dyn Player<Innommable>> {
        Box::new(search::innommable::Bot::default())
    }

    fn bound(&self) -> usize {
        3_000
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn scramble(&self, state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        let mut world = state.clone();
        let keeper = viewer.seat() == Some(state.setup.keeper());
        // At the end everything lies open.
        if keeper || state.phase == Phase::Closed {
            return world;
        }
        rewrite(&mut world, chance);
        if state.setup.options.blacklist_visibility == BlacklistVisibility::KeeperOnly {
            for character in &mut world.characters {
                character.entries.failure += u32::try_from(chance.pick(&Ask::one_of(3))).unwrap_or(0);
            }
        }
        world
    }

    fn invariant(&self, state: &State) -> Result<(), String> {
        let all = state.all_dice();
        if all != state.setup.dice {
            return Err(format!("the dice are {all:?}, not {:?}", state.setup.dice));
        }
        if !(1..=4).contains(&state.difficulty()) {
            return Err(format!("the difficulty is {}", state.difficulty()));
        }
        if state.bowl.kinds().any(|faces| !state.released.contains(&faces)) {
            return Err("something in the bowl was never released".into());
        }
        for character in &state.characters {
            let entries = character.entries;
            if entries.struck > entries.total() {
                return Err(format!("{} has more struck than written: {entries:?}", character.seat));
            }
            if character.status != Fate::Active && character.pending.is_some() {
                return Err(format!("{} is lost and acts", character.seat));
            }
        }
        let locks = [state.monologue.is_some(), state.suggestion.is_some(), state.last_act];
        if locks.into_iter().filter(|lock| *lock).count() > 1 {
            return Err(format!("more than one lock: {locks:?}"));
        }
        Ok(())
    }
}

/// Another mystery that looks the same from outside: other texts, another number of things still hidden, the dice
/// elsewhere among them. What was revealed stays what it was; what was said of it too.
fn rewrite(world: &mut State, chance: &mut dyn Chance) {
    let text = |chance: &mut dyn Chance| -> kernel::Text {
        let value = Domain::text(200).sample(chance);
        value.as_str().expect("a text").replace('\n', " ").as_str().into()
    };
    let before_play = world.phase == Phase::Preparation;
    world.notes = (0..chance.pick(&Ask::one_of(3))).map(|_| text(chance)).collect();
    world.sheet.source = Some(text(chance));
    world.sheet.profiteers = Some(text(chance));
    world.sheet.symptoms = Some(text(chance));
    if before_play {
        world.sheet.place = Some(text(chance));
        world.sheet.role = Some(text(chance));
    }
    let mut reserve = world.reserve();
    let before = std::mem::take(&mut world.elements);
    let spare = before.iter().find(|element| element.revealed.is_none()).cloned();
    let mut found: Vec<_> = before.into_iter().filter(|element| element.revealed.is_some()).collect();
    for element in &mut found {
        if !element.published {
            element.text = text(chance);
        }
    }
    // Hidden dice may lie on one thing or on many.
    let n_hidden = if reserve.is_empty() && spare.is_none() { 0 } else { 1 + chance.pick(&Ask::one_of(4)) };
    let mut hidden = Vec::new();
    if let Some(spare) = spare {
        for _ in 0..n_hidden {
            let kind = [
                innommable::ElementKind::Source,
                innommable::ElementKind::Profiteer,
                innommable::ElementKind::Symptom,
            ][chance.pick(&Ask::one_of(3))];
            hidden.push(innommable::Element { kind, text: text(chance), dice: Dice::NONE, ..spare.clone() });
        }
    }
    world.heap = Dice::NONE;
    for die in reserve.each().collect::<Vec<_>>() {
        let place = chance.pick(&Ask::one_of(n_hidden + usize::from(before_play)));
        match hidden.get_mut(place) {
            Some(element) => element.dice = element.dice.plus(die.into()),
            None => world.heap = world.heap.plus(die.into()),
        }
        reserve = reserve.minus(die.into());
    }
    // Anywhere among what was found.
    for element in hidden {
        let at = chance.pick(&Ask::one_of(found.len() + 1));
        found.insert(at, element);
    }
    world.elements = found;
    debug_assert!(world.element(ElementId(0)).is_none(), "elements count from 1");
}
