use super::*;

const DRAW: f64 = 60.0 / 38.0;

/// The worth of dice that all lie somewhere, straight from the table of effects.
fn worth(commitments: &[u8], flaws: &[u8], sixes: u8, preferences: &Preferences) -> f64 {
    use ::pactes::Effects;
    let of = |kind, faces: &[u8]| {
        faces.iter().map(|&face| Effects::of(kind, face)).fold(Effects::default(), Effects::plus)
    };
    let effects = of(SlotKind::Commitment, commitments).plus(of(SlotKind::Flaw, flaws));
    preferences.achievement * f64::from(effects.achievements.min(preferences.cap))
        + preferences.draw * f64::from(effects.faust_draws)
        - f64::from(effects.faust_discards)
        - preferences.draw / 2.0 * f64::from(effects.rep_draws + effects.rival_draws)
        + 0.5 * f64::from(sixes)
}

/// Every order of placing, every conversion of any other die, placed or loose, or none.
fn brute(loose: &mut Vec<u8>, on: &mut Vec<u8>, under: &mut Vec<u8>, sixes: u8, w: &Preferences) -> f64 {
    let n_lines = (loose.len() + on.len() + under.len()) / 2;
    if loose.is_empty() {
        return worth(on, under, sixes, w);
    }
    let mut best = f64::NEG_INFINITY;
    for index in 0..loose.len() {
        let face = loose.remove(index);
        if on.len() < n_lines {
            on.push(face);
            best = best.max(brute(loose, on, under, sixes, w));
            if face == 6 {
                let own = on.len() - 1;
                best = best.max(converted(loose, on, under, own, sixes, w));
            }
            on.pop();
        }
        if under.len() < n_lines {
            under.push(face);
            best = best.max(brute(loose, on, under, sixes + u8::from(face == 6), w));
            under.pop();
        }
        loose.insert(index, face);
    }
    best
}

fn converted(
    loose: &mut Vec<u8>,
    on: &mut Vec<u8>,
    under: &mut Vec<u8>,
    own: usize,
    sixes: u8,
    w: &Preferences,
) -> f64 {
    let mut best = f64::NEG_INFINITY;
    for index in 0..loose.len() {
        let before = std::mem::replace(&mut loose[index], 4);
        best = best.max(brute(loose, on, under, sixes, w));
        loose[index] = before;
    }
    for index in (0..on.len()).filter(|&index| index != own) {
        let before = std::mem::replace(&mut on[index], 4);
        best = best.max(brute(loose, on, under, sixes, w));
        on[index] = before;
    }
    for index in 0..under.len() {
        let before = std::mem::replace(&mut under[index], 4);
        best = best.max(brute(loose, on, under, sixes, w));
        under[index] = before;
    }
    best
}

fn dice(faces: &[u8]) -> DicePiles {
    let mut loose = [0; 6];
    for &face in faces {
        loose[usize::from(face) - 1] += 1;
    }
    let free_commitments = u8::try_from(faces.len() / 2).expect("at most ten dice");
    DicePiles { loose, free_commitments, ..DicePiles::default() }
}

/// All multisets of so many faces.
fn throws(n: usize, from: u8) -> Vec<Vec<u8>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let more = |face: u8| throws(n - 1, face).into_iter().map(move |rest| [vec![face], rest].concat());
    (from..=6).flat_map(more).collect()
}

#[test]
fn the_plan_is_the_best_of_all_placements_and_conversions() {
    for n_lines in 1..=2 {
        for faces in throws(2 * n_lines, 1) {
            for (achievement, cap) in [(50.0, 9), (50.0, 1), (50.0, 0), (3.0, 2)] {
                let preferences = Preferences { achievement, cap, draw: DRAW };
                let best = brute(&mut faces.clone(), &mut vec![], &mut vec![], 0, &preferences);
                let plan = dice(&faces).best(&preferences);
                assert!((plan.score - best).abs() < 1e-9, "{faces:?} {preferences:?}: {plan:?}, not {best}");
            }
        }
    }
}

#[test]
fn greatest_achievements_follow_the_formula() {
    let preferences = Preferences { achievement: 50.0, cap: u8::MAX, draw: DRAW };
    for faces in throws(6, 1) {
        let plan = dice(&faces).best(&preferences);
        let gained = plan.to_commitments[3..].iter().sum::<u8>() + plan.lifted;
        let fours = faces.iter().filter(|face| matches!(face, 4 | 5)).count();
        let sixes = faces.iter().filter(|face| **face == 6).count();
        assert_eq!(usize::from(gained), 3.min(fours + 2 * sixes), "{faces:?}");
    }
}

#[test]
fn ten_dice_are_placed_at_once() {
    let plan =
        dice(&[1, 1, 2, 2, 3, 3, 4, 4, 5, 6]).best(&Preferences { achievement: 50.0, cap: 2, draw: DRAW });
    assert_eq!(plan.to_commitments.iter().sum::<u8>(), 5);
    assert!(plan.score > 100.0);
}
