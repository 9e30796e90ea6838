//! Anything may arrive: decoding never panics, and what decodes is checked again before use.

use protocol::{Claim, ClientMessage, Patch, Request, ServerMessage};
use serde_json::Value;
use table::NewTable;

/// How many inputs; more in a soak (`TABLEE_FUZZ`).
fn n_inputs() -> usize {
    std::env::var("TABLEE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000)
}

const SEEDS: [&str; 9] = [
    r#"{"request":"r1","after":3,"table":{"do":"say","text":"bonjour"}}"#,
    r#"{"act":{"request":"r1","game":{"do":"roll"},"results":[4]}}"#,
    r#"{"request":"r1","table":{"do":"propose","motion":{"rewind":{"to":4}}}}"#,
    r#"{"request":"r1","link":"abc","name":"Ana","seat":1,"contribution":"sel"}"#,
    r#"{"game":"pactes","language":"fr","options":{},"seats":3,"settings":{"dice":"declared"}}"#,
    r#"{"a":{"0":1,"1":[{"b":[]}],"2":[]},"b":[]}"#,
    r#"{"row":{"seq":1,"at":2,"by":{"seat":0},"told":[{"table":"paused"}],"patch":{"a":[1]}}}"#,
    r#""full""#,
    r#"{"request":"r1","table":{"do":"raise_card","strike":18446744073709551615}}"#,
];

const ODD: &[u8] = b"{}[]\",:0-9\\eu\x00\xff";

fn mutate(text: &str, rng: &mut fastrand::Rng) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.usize(1..6) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.usize(..bytes.len());
        match rng.u8(0..7) {
            0 => bytes[at] = rng.u8(..),
            1 => {
                bytes.remove(at);
            }
            2 => bytes.insert(at, ODD[rng.usize(..ODD.len())]),
            3 => bytes.truncate(at),
            4 => {
                let piece = SEEDS[rng.usize(..SEEDS.len())].as_bytes();
                bytes.splice(at..at, piece[..rng.usize(..piece.len())].iter().copied());
            }
            5 => bytes.splice(at..at, std::iter::repeat_n(b'[', rng.usize(..300))).for_each(drop),
            _ => bytes.splice(at..at, b"1e999999".iter().copied()).for_each(drop),
        }
    }
    bytes
}

#[test]
fn decoding_never_panics() {
    let mut rng = fastrand::Rng::with_seed(0x7ab1ee);
    for _ in 0..n_inputs() {
        let bytes = mutate(SEEDS[rng.usize(..SEEDS.len())], &mut rng);
        if let Ok(act) = serde_json::from_slice::<Request>(&bytes) {
            let _ = table::Request::try_from(act);
        }
        if let Ok(claim) = serde_json::from_slice::<Claim>(&bytes) {
            let _ = table::Request::try_from(claim);
        }
        let _ = serde_json::from_slice::<ClientMessage>(&bytes);
        let _ = serde_json::from_slice::<ServerMessage>(&bytes);
        let _ = serde_json::from_slice::<NewTable>(&bytes);
        if let Ok(patch) = serde_json::from_slice::<Patch>(&bytes) {
            let _ = patch.apply(&mut serde_json::json!({"a": [1, {"b": null}], "b": 2}));
        }
    }
}

fn some_value(rng: &mut fastrand::Rng, depth: u32) -> Value {
    match rng.u8(0..if depth == 0 { 4 } else { 6 }) {
        0 => Value::Null,
        1 => rng.bool().into(),
        2 => rng.u32(0..4).into(),
        3 => ["", "a", "é"][rng.usize(..3)].into(),
        4 => (0..rng.usize(..5)).map(|_| some_value(rng, depth - 1)).collect::<Vec<_>>().into(),
        _ => {
            let keys = ["a", "b", "c", "0"];
            let fields = keys.iter().filter(|_| rng.bool()).map(|&key| key.to_owned()).collect::<Vec<_>>();
            Value::Object(fields.into_iter().map(|key| (key, some_value(rng, depth - 1))).collect())
        }
    }
}

#[test]
fn a_patch_leads_from_any_value_to_any_other() {
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..n_inputs() {
        let (old, new) = (some_value(&mut rng, 4), some_value(&mut rng, 4));
        let text = serde_json::to_string(&Patch::between(&old, &new)).expect("JSON");
        let patch: Patch = serde_json::from_str(&text).expect("a patch");
        let mut value = old.clone();
        patch.apply(&mut value).expect("it fits");
        assert_eq!(value, new, "from {old} by {text}");
    }
}
