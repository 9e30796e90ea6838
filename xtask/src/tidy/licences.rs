//! Licences and sources of everything we build on, from what cargo knows.

use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;
use spdx::{Expression, ParseMode};

use crate::root;

/// What may be linked into a program under MIT or Apache-2.0, at the user's choice.
const ALLOWED: [&str; 9] =
    ["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC", "MIT", "Unicode-3.0", "Zlib"];

/// Other licences, each with why it is all right.
const EXCEPTIONS: [(&str, &str, &str); 2] = [
    ("shakmaty", "GPL-3.0-or-later", "a bench counts moves beside it; nothing that people run holds it"),
    ("webpki-root-certs", "CDLA-Permissive-2.0", "Cargo.lock names it for a feature that nobody asks for"),
];

/// Where packages may come from: the registry, and this tree.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is wrong with the licence or the source of a package.
pub(super) fn unfit() -> Result<Vec<String>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let args = ["metadata", "--format-version", "1", "--locked"];
    let out = Command::new(cargo).args(args).current_dir(root()).output().context("cargo metadata")?;
    ensure!(out.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&out.stderr));
    Ok(judge(&serde_json::from_slice(&out.stdout)?))
}

fn judge(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().map_or(&[][..], Vec::as_slice);
    let mut wrong: Vec<String> = packages.iter().flat_map(of_package).collect();
    for (name, licence, _) in EXCEPTIONS {
        if !packages.iter().any(|package| package["name"] == name && package["license"] == licence) {
            wrong.push(format!("no package `{name}` under {licence}: its exception can go"));
        }
    }
    wrong
}

fn of_package(package: &Value) -> Vec<String> {
    let (name, licence) = (text(&package["name"]), text(&package["license"]));
    let mut wrong = Vec::new();
    if !(package["source"].is_null() || package["source"] == REGISTRY) {
        wrong.push(format!("`{name}` comes from {}", text(&package["source"])));
    }
    let is_excepted = EXCEPTIONS.iter().any(|(of, under, _)| (*of, *under) == (name, licence));
    if !is_excepted && !is_allowed(licence) {
        wrong.push(format!("`{name}` is under {licence:?}, which xtask/src/tidy/licences.rs does not allow"));
    }
    wrong
}

fn is_allowed(licence: &str) -> bool {
    Expression::parse_mode(licence, ParseMode::LAX).is_ok_and(|expression| {
        expression.evaluate(|wanted| {
            wanted.license.id().is_some_and(|id| ALLOWED.contains(&id.name)) && wanted.addition.is_none()
        })
    })
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_choice_needs_one_licence_and_a_sum_all() {
        for fine in
            ["MIT", "MIT/Apache-2.0", "GPL-2.0-only OR Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"]
        {
            assert!(is_allowed(fine), "{fine}");
        }
        for bad in ["", "GPL-3.0-or-later", "MIT AND GPL-2.0-only", "our own"] {
            assert!(!is_allowed(bad), "{bad}");
        }
    }

    #[test]
    fn another_source_and_a_missing_licence_are_found() {
        let package = |name: &str, licence: &str, source: Value| json!({"name": name, "license": licence, "source": source});
        let packages = [
            package("ours", "MIT OR Apache-2.0", Value::Null),
            package("theirs", "MIT", REGISTRY.into()),
            package("copied", "MIT", "git+https://example.org/copied".into()),
            package("closed", "", REGISTRY.into()),
            package("shakmaty", "GPL-3.0-or-later", REGISTRY.into()),
            package("webpki-root-certs", "CDLA-Permissive-2.0", REGISTRY.into()),
        ];
        let wrong = judge(&json!({"packages": packages}));
        assert_eq!(wrong.len(), 2, "{wrong:?}");
        assert!(wrong[0].contains("copied") && wrong[1].contains("closed"), "{wrong:?}");
        let lonely = judge(&json!({"packages": []}));
        assert_eq!(lonely.len(), EXCEPTIONS.len(), "exceptions without their packages");
    }
}
