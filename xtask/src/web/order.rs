//! Lays like functions beside like. gzip looks back 32 KiB and no further, and a compiler strews the many
//! copies of one generic function over megabytes: an eighth of what a phone downloads is won by their order.

use std::convert::Infallible;

use anyhow::{Context as _, Result, ensure};
use wasm_encoder::{
    CodeSection, FunctionSection, Module,
    reencode::{Error, Reencode, utils},
};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// How many bytes are compared at once.
const WINDOW: usize = 6;
/// One in so many places of a function is looked at.
const SAMPLE: u64 = 3;
/// What more functions than that have in common says nothing.
const COMMON: usize = 100;
/// How many bytes back likeness counts: what gzip sees, less what the function itself takes.
const SIGHT: usize = 24_000;

/// The same module with its functions in a better order.
pub(super) fn order(wasm: &[u8]) -> Result<Vec<u8>> {
    let (n_imported, bodies) = functions(wasm)?;
    let order = beside_their_like(&bodies);
    let mut places = vec![0; order.len()];
    for (place, function) in order.iter().enumerate() {
        places[*function] = u32::try_from(place)?;
    }
    let mut module = Module::new();
    let mut reordered = Reordered { n_imported, order, places };
    reordered
        .parse_core_module(&mut module, Parser::new(0), wasm)
        .map_err(|error| anyhow::anyhow!("cannot lay out the functions: {error}"))?;
    let laid_out = module.finish();
    wasmparser::validate(&laid_out).context("the functions in their new order")?;
    Ok(laid_out)
}

/// How many functions are imported, and the code of the others.
fn functions(wasm: &[u8]) -> Result<(u32, Vec<&[u8]>)> {
    let (mut n_imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    n_imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(&wasm[body.range()]),
            _ => {}
        }
    }
    ensure!(!bodies.is_empty(), "a module without code");
    Ok((n_imported, bodies))
}

/// What is found in each function, as the numbers of what more than one has; and for each of these who has it.
struct Likeness {
    has: Vec<Vec<usize>>,
    who: Vec<Vec<usize>>,
}

impl Likeness {
    fn of(bodies: &[&[u8]]) -> Self {
        let mut found: Vec<(u64, usize)> = Vec::new();
        for (function, body) in bodies.iter().enumerate() {
            let hashes = body.windows(WINDOW).map(super::fingerprint).filter(|hash| hash % SAMPLE == 0);
            found.extend(hashes.map(|hash| (hash, function)));
        }
        found.sort_unstable();
        found.dedup();
        let (mut has, mut who) = (vec![Vec::new(); bodies.len()], Vec::new());
        for shared in found.chunk_by(|a, b| a.0 == b.0).filter(|s| (2..=COMMON).contains(&s.len())) {
            for (_, function) in shared {
                has[*function].push(who.len());
            }
            who.push(shared.iter().map(|(_, function)| *function).collect());
        }
        Self { has, who }
    }
}

/// Starts with the largest function and goes on with whichever has most of itself in what gzip still sees.
fn beside_their_like(bodies: &[&[u8]]) -> Vec<usize> {
    let Likeness { has, who } = Likeness::of(bodies);
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    left.sort_by_key(|function| std::cmp::Reverse(bodies[*function].len()));
    // How often each thing is in sight, and how many of a function's things are.
    let (mut seen, mut in_sight) = (vec![0_u32; who.len()], vec![0_u32; bodies.len()]);
    let mut order: Vec<usize> = Vec::with_capacity(bodies.len());
    let (mut first, mut length) = (0, 0);
    while !left.is_empty() {
        let like = |function: usize| f64::from(in_sight[function]) / (has[function].len() as f64 + 8.0);
        let best =
            (0..left.len()).rev().max_by(|a, b| like(left[*a]).total_cmp(&like(left[*b]))).unwrap_or(0);
        let next = left.remove(best);
        order.push(next);
        length += bodies[next].len();
        for thing in &has[next] {
            seen[*thing] += 1;
            if seen[*thing] == 1 {
                who[*thing].iter().for_each(|function| in_sight[*function] += 1);
            }
        }
        while length > SIGHT && first + 1 < order.len() {
            let past = order[first];
            first += 1;
            length -= bodies[past].len();
            for thing in &has[past] {
                seen[*thing] -= 1;
                if seen[*thing] == 0 {
                    who[*thing].iter().for_each(|function| in_sight[*function] -= 1);
                }
            }
        }
    }
    order
}

/// Writes a module again with its functions in this order.
struct Reordered {
    n_imported: u32,
    /// Which function comes at each place.
    order: Vec<usize>,
    /// At which place each function comes.
    places: Vec<u32>,
}

impl Reencode for Reordered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.n_imported);
        Ok(own.map_or(function, |own| self.places[own as usize] + self.n_imported))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for place in 0..self.order.len() {
            let of_type = self.type_index(types[self.order[place]])?;
            functions.function(of_type);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for place in 0..self.order.len() {
            utils::parse_function_body(self, code, bodies[self.order[place]].clone())?;
        }
        Ok(())
    }
}
