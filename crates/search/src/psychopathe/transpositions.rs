//! The transposition table: what is known of positions already searched. Shared between threads without locks: an
//! entry whose parts do not belong together fails its check and is passed over.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use psychopathe::Move;

use super::score::Score;

/// What a stored score says of the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// At most the score.
    Upper,
    /// At least the score.
    Lower,
    /// The score.
    Exact,
}

impl Bound {
    /// What the best score found within a window says.
    pub(crate) fn of(best: Score, alpha: Score, beta: Score) -> Self {
        if best >= beta {
            Self::Lower
        } else if best > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known {
    pub(crate) best: Option<Move>,
    pub(crate) score: Score,
    pub(crate) eval: Score,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Known {
    /// Whether the score is exact, or known to lie outside the window.
    pub(crate) fn is_outside(&self, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        }
    }
}

#[derive(Debug, Default)]
struct Entry {
    check: AtomicU64,
    best: AtomicU64,
    facts: AtomicU64,
}

/// The two places of a position, in one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Pair([Entry; 2]);

/// A table of fixed size.
#[derive(Debug)]
pub struct Transpositions {
    pairs: Vec<Pair>,
    /// The highest bits of what each place holds: few enough to stay near the processor, they spare most questions
    /// after positions that are not there.
    tags: Vec<[AtomicU8; 2]>,
    age: AtomicU64,
}

impl Transpositions {
    /// A table of about so many mebibytes.
    pub fn new(mebibytes: usize) -> Transpositions {
        let wanted = (mebibytes.max(1) << 20) / size_of::<Pair>();
        let size = 1 << wanted.ilog2();
        let pairs = (0..size).map(|_| Pair::default()).collect();
        let tags = (0..size).map(|_| Default::default()).collect();
        Transpositions { pairs, tags, age: AtomicU64::new(0) }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for entry in self.pairs.iter().flat_map(|pair| &pair.0) {
            entry.check.store(0, Relaxed);
            entry.best.store(0, Relaxed);
            entry.facts.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Begins a new search: entries of earlier ones are replaced first.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) & 63, Relaxed);
    }

    /// Share of the table in use by the present search, in thousandths.
    pub fn fill(&self) -> usize {
        let age = self.age.load(Relaxed);
        let sample = self.pairs.len().min(500);
        let used = |entry: &&Entry| {
            let facts = entry.facts.load(Relaxed);
            facts != 0 && facts >> 58 == age
        };
        self.pairs[..sample].iter().flat_map(|pair| &pair.0).filter(used).count() * 500 / sample
    }

    fn pair(&self, hash: u64) -> &[Entry; 2] {
        &self.pairs[hash as usize & (self.pairs.len() - 1)].0
    }

    fn tags(&self, hash: u64) -> &[AtomicU8; 2] {
        &self.tags[hash as usize & (self.tags.len() - 1)]
    }

    pub(crate) fn probe(&self, hash: u64, ply: i32) -> Option<Known> {
        if !self.tags(hash).iter().any(|tag| tag.load(Relaxed) == tag_of(hash)) {
            return None;
        }
        for entry in self.pair(hash) {
            let (best, facts) = (entry.best.load(Relaxed), entry.facts.load(Relaxed));
            if entry.check.load(Relaxed) ^ best ^ facts == hash && facts != 0 {
                return Some(Known {
                    best: Move::from_bits(best),
                    score: Score::from_stored(facts as u16 as i16, ply),
                    eval: Score(i32::from((facts >> 16) as u16 as i16)),
                    depth: i32::from((facts >> 32) as u8),
                    bound: match facts >> 40 & 3 {
                        1 => Bound::Upper,
                        2 => Bound::Lower,
                        _ => Bound::Exact,
                    },
                });
            }
        }
        None
    }

    pub(crate) fn store(&self, hash: u64, ply: i32, known: Known) {
        let age = self.age.load(Relaxed);
        let worth = |entry: &Entry| {
            let facts = entry.facts.load(Relaxed);
            let same = entry.check.load(Relaxed) ^ entry.best.load(Relaxed) ^ facts == hash;
            match facts {
                _ if same => -1000,
                0 => -500,
                facts => (facts >> 32 & 255) as i32 - if facts >> 58 == age { 0 } else { 256 },
            }
        };
        let [first, second] = self.pair(hash);
        let (entry, place) = if worth(first) <= worth(second) { (first, 0) } else { (second, 1) };
        self.tags(hash)[place].store(tag_of(hash), Relaxed);
        let bound = match known.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        let facts = u64::from(known.score.to_stored(ply) as u16)
            | u64::from(known.eval.0.clamp(-32000, 32000) as i16 as u16) << 16
            | (known.depth.clamp(0, 255) as u64) << 32
            | bound << 40
            | age << 58;
        let best = match known.best {
            Some(best) => best.bits(),
            // A position already known keeps its move.
            None if entry.check.load(Relaxed) ^ entry.best.load(Relaxed) ^ entry.facts.load(Relaxed)
                == hash =>
            {
                entry.best.load(Relaxed)
            }
            None => 0,
        };
        entry.best.store(best, Relaxed);
        entry.facts.store(facts, Relaxed);
        entry.check.store(hash ^ best ^ facts, Relaxed);
    }
}

/// Bits that the place of a position says nothing about.
fn tag_of(hash: u64) -> u8 {
    (hash >> 56) as u8
}
