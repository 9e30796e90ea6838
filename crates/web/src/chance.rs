//! Chance in the browser: the kernel's seal over bytes of the browser's own generator.

use kernel::{Seal, Sealed, Secret, Seq};

/// Bytes that nobody can guess.
///
/// # Panics
/// In a browser without a generator of random bytes, where no game can be played.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("every browser that runs wasm has random bytes");
    bytes
}

/// A secret for a game on this device.
pub fn secret() -> Secret {
    Secret::new(bytes())
}

/// A source for what is nobody's concern: whims of bots, ideas.
pub fn whim() -> Sealed {
    Seal::new(secret(), Vec::new()).row(Seq(0))
}

/// A key that nobody can guess.
pub fn key() -> String {
    bytes::<24>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A name for something new on this device.
pub fn name() -> String {
    bytes::<5>().iter().map(|byte| format!("{byte:02x}")).collect()
}
