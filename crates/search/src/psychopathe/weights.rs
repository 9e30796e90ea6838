//! Weights of the evaluation: read from a data file that also says which command made it.

use thiserror::Error;

use super::terms::{ALARM, MOBILITY, N_TERMS, TURN, term_name};

/// One weight a term, in thousandths of a nurse or so.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// By term.
    pub values: [i32; N_TERMS],
}

/// Why a weights file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum WeightsError {
    #[error("line {0}: expected a term and a whole number")]
    BadLine(usize),
    #[error("line {line}: there is no term `{name}`")]
    NoTerm { line: usize, name: String },
    #[error("the term `{0}` has no weight")]
    Missing(String),
}

impl Weights {
    /// The tuned weights that come with the program.
    pub fn shipped() -> Weights {
        Weights::parse(include_str!("weights.txt"))
            .expect("a test reads the weights that come with the program")
    }

    /// What tuning begins with: every piece is worth the same, and little else counts.
    pub fn plain() -> Weights {
        let mut values = [0; N_TERMS];
        values[..MOBILITY].fill(1000);
        values[ALARM] = 300;
        values[TURN] = 100;
        Weights { values }
    }

    /// Reads a weights file: `name value` a line, `#` before remarks.
    ///
    /// # Errors
    /// When a line is malformed, or a term is unknown or missing.
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
        let mut found: [Option<i32>; N_TERMS] = [None; N_TERMS];
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let bad = WeightsError::BadLine(index + 1);
            let (name, value) = line.split_once(' ').ok_or(bad.clone())?;
            let value = value.trim().parse().map_err(|_| bad)?;
            let term = (0..N_TERMS).find(|&term| term_name(term) == name);
            let term =
                term.ok_or_else(|| WeightsError::NoTerm { line: index + 1, name: name.to_string() })?;
            found[term] = Some(value);
        }
        let mut values = [0; N_TERMS];
        for (term, value) in values.iter_mut().enumerate() {
            *value = found[term].ok_or_else(|| WeightsError::Missing(term_name(term)))?;
        }
        Ok(Weights { values })
    }

    /// The weights file, with remarks before it.
    pub fn text(&self, remarks: &str) -> String {
        let remarks = remarks.lines().map(|line| format!("# {line}\n"));
        let values = self.values.iter().enumerate();
        let values = values.map(|(term, value)| format!("{} {value}\n", term_name(term)));
        remarks.chain(values).collect()
    }
}
