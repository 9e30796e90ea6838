//! Keys, known by their fingerprints.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

/// The fingerprint of a key (a seat's secret, an invitation, a device): keys themselves are never kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// Of a key. Keys are long and random, so a plain hash will do.
    pub fn of(key: &str) -> Self {
        Self(Sha256::new().chain_update(b"tablee key 1").chain_update(key).finalize().into())
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Its bytes, in hexadecimal.
    pub fn hex(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether two are the same, without telling by the time it takes where they differ.
    pub fn matches(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).fold(0, |differs, (a, b)| differs | (a ^ b)) == 0
    }
}

impl std::fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("KeyHash(…)")
    }
}

impl Serialize for KeyHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hex())
    }
}

impl<'de> Deserialize<'de> for KeyHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || D::Error::custom("a fingerprint is 64 hexadecimal digits");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_tells_keys_apart_and_prints_as_nothing() {
        let (a, b) = (KeyHash::of("a"), KeyHash::of("b"));
        assert!(a.matches(&KeyHash::of("a")) && !a.matches(&b));
        assert_eq!(format!("{a:?}"), "KeyHash(…)");
        let text = serde_json::to_string(&a).expect("text");
        assert_eq!(serde_json::from_str::<KeyHash>(&text).expect("the same"), a);
        assert!(serde_json::from_str::<KeyHash>("\"zz\"").is_err());
        assert!(serde_json::from_str::<KeyHash>(&format!("\"{}\"", "é".repeat(32))).is_err());
    }
}
