//! Weights from self-play.

use search::psychopathe::Weights;
use search::psychopathe::native::{Tuning, tune};

#[test]
fn tuning_gives_the_same_weights_however_many_games_are_played_at_once() {
    let how = Tuning { rounds: 2, games: 10, nodes: 60, seed: 5, epochs: 2 };
    let tuned = |jobs| {
        let mut seen = Vec::new();
        let tuned = tune(how, jobs, &mut |played| seen.push(played));
        assert_eq!(seen, Vec::from_iter(1..=20));
        tuned
    };
    let (weights, remarks) = tuned(1);
    assert_eq!((weights.clone(), remarks.clone()), tuned(3));
    assert_eq!(Weights::parse(&weights.text(&remarks)), Ok(weights.clone()));
    assert_ne!(weights, Weights::plain());
    assert!(
        remarks.starts_with("tablee psychopathe tune --rounds 2 --games 10 --nodes 60 --seed 5 --epochs 2\n")
    );
    assert!(remarks.contains("\nround 2: mean squared error "), "{remarks}");
}
