//! Dice that anyone can verify.
//!
//! Every pick is a function of the table's seed, the row's seq and the pick's index in the row: never of
//! a running counter, so crashes, lost races and rewinds need no care. The seed comes from a secret of the
//! server, committed to before play, and from a public contribution of each human seat; the secret is
//! revealed when the table closes. It does not hide future rolls from whoever owns the machine.
//!
//! In full, so that others can write a verifier (`‖` joins bytes, numbers are big-endian):
//! - commitment = SHA-256("tablee commitment 1" ‖ secret);
//! - seed at seq s = SHA-256("tablee seed 1" ‖ secret ‖ for each contribution made at a seq below s, in
//!   their order: seat (1 byte) ‖ length of the contribution (4 bytes) ‖ contribution);
//! - block t of pick i of row s = HMAC-SHA-256(seed, "tablee pick 1" ‖ s (8) ‖ i (4) ‖ t (4)), of which
//!   the first 8 bytes are a number x. With W the sum of the weights asked for, x is thrown away and t
//!   grows by one while x ≥ W·⌊2⁶⁴ / W⌋; then x mod W falls on one of the weights laid end to end.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

use crate::{
    Seat, Seq,
    chance::{Ask, Given, Origin, Source},
};

/// The server's secret of one table. It is in no log and no export until the table closes; it prints as
/// nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// From bytes that nobody can guess.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is published before play.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(b"tablee commitment 1").chain_update(self.0).finalize().into())
    }

    /// Gives the secret away, in hexadecimal.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// Reads a revealed secret.
    pub fn read(text: &str) -> Option<Self> {
        unhex(text).map(Self)
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The fingerprint of a secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl std::fmt::Debug for Commitment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        unhex(&text).map(Self).ok_or_else(|| D::Error::custom("a commitment is 64 hexadecimal digits"))
    }
}

/// What a seat throws in, in public, when it is claimed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contribution {
    /// The row in which it was made: it counts from the next one on.
    pub at: Seq,
    /// Whose it is.
    pub seat: Seat,
    /// Anything.
    pub text: String,
}

/// The secret and the contributions made so far.
#[derive(Debug, Clone)]
pub struct Seal {
    secret: Secret,
    contributions: Vec<Contribution>,
}

impl Seal {
    /// Over a secret.
    pub fn new(secret: Secret, contributions: Vec<Contribution>) -> Self {
        Self { secret, contributions }
    }

    /// Adds a seat's contribution.
    pub fn contribute(&mut self, contribution: Contribution) {
        self.contributions.push(contribution);
    }

    /// The secret.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The source of the picks of one row.
    pub fn row(&self, seq: Seq) -> Sealed {
        let mut hash = Sha256::new().chain_update(b"tablee seed 1").chain_update(self.secret.0);
        for contribution in self.contributions.iter().filter(|c| c.at < seq) {
            let length = u32::try_from(contribution.text.len()).unwrap_or(u32::MAX);
            hash.update([contribution.seat.0]);
            hash.update(length.to_be_bytes());
            hash.update(&contribution.text);
        }
        Sealed { seed: hash.finalize().into(), seq }
    }
}

/// Answers the asks of one row.
#[derive(Clone)]
pub struct Sealed {
    seed: [u8; 32],
    seq: Seq,
}

impl std::fmt::Debug for Sealed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sealed(row {})", self.seq)
    }
}

impl Sealed {
    fn block(&self, index: u32, attempt: u32) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed).expect("any key length will do");
        mac.update(b"tablee pick 1");
        mac.update(&self.seq.0.to_be_bytes());
        mac.update(&index.to_be_bytes());
        mac.update(&attempt.to_be_bytes());
        let bytes = mac.finalize().into_bytes();
        bytes.iter().take(8).fold(0, |x, &byte| x << 8 | u64::from(byte))
    }
}

impl Source for Sealed {
    fn answer(&mut self, ask: &Ask, index: usize) -> Option<Given> {
        let index = u32::try_from(index).ok()?;
        let total = ask.total();
        if total == 0 {
            return None;
        }
        let wholes = (1u128 << 64) / u128::from(total) * u128::from(total);
        let x = (0..=u32::MAX).map(|t| self.block(index, t)).find(|&x| u128::from(x) < wholes)?;
        Some(Given { outcome: ask.at(x % total), from: Origin::Sealed })
    }
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal() -> Seal {
        Seal::new(Secret::new([7; 32]), vec![])
    }

    #[test]
    fn a_pick_depends_on_row_and_index_alone() {
        let die = Ask::die(6);
        let mut late = seal().row(Seq(9));
        let third = late.answer(&die, 3);
        let mut again = seal().row(Seq(9));
        assert_eq!((again.answer(&die, 0), again.answer(&die, 3)), (late.answer(&die, 0), third));
    }

    #[test]
    fn a_contribution_counts_from_the_next_row_on() {
        let numbers = Ask::one_of(1_000_000);
        let mut with = seal();
        with.contribute(Contribution { at: Seq(4), seat: Seat(1), text: "coucou".into() });
        let pick = |seal: &Seal, seq| seal.row(Seq(seq)).answer(&numbers, 0);
        assert_eq!(pick(&with, 4), pick(&seal(), 4));
        assert_ne!(pick(&with, 5), pick(&seal(), 5));
    }

    #[test]
    fn faces_are_equally_likely() {
        let mut counts = [0u32; 6];
        for seq in 0..1000 {
            let mut row = seal().row(Seq(seq));
            for index in 0..6 {
                counts[row.answer(&Ask::die(6), index).expect("a die has faces").outcome] += 1;
            }
        }
        // 6000 throws: 1000 each, standard deviation 29.
        assert!(counts.iter().all(|n| (880..1120).contains(n)), "{counts:?}");
    }

    #[test]
    fn the_derivation_is_fixed_for_ever() {
        let mut row = Seal::new(
            Secret::new([1; 32]),
            vec![Contribution { at: Seq(0), seat: Seat(0), text: "sel".into() }],
        )
        .row(Seq(1));
        let picks: Vec<usize> =
            (0..8).map(|i| row.answer(&Ask::one_of(1000), i).expect("weights").outcome).collect();
        assert_eq!(picks, KNOWN_PICKS);
    }

    /// Computed apart, from the description at the top of this file.
    const KNOWN_PICKS: [usize; 8] = [420, 259, 247, 768, 407, 235, 988, 841];

    #[test]
    fn secrets_do_not_print() {
        assert_eq!(format!("{:?}", Secret::new([9; 32])), "Secret(…)");
        let secret = Secret::new([0xab; 32]);
        assert_eq!(Secret::read(&secret.reveal()), Some(secret));
        assert_eq!(Secret::read("zz"), None);
    }
}
