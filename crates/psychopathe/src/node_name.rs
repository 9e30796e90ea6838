//! Names of nodes and how the symmetries of the hexagon act on them.
//!
//! A name lists the paths that cross in the node: `o`, `a`, `a2`, `ab`, `a2b`, `a2b1`. The six rays stand in a
//! circle; the name of a crossing of two arcs, and of a special node, gives neighbouring rays in the order of the
//! circle (`f` comes before `a`).

/// One element of the symmetry group of the hexagon: a mirror about ray `a`, perhaps, then some sixths of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Sixths of a turn, 0 to 5, ray `a` going to ray `b`.
    pub turns: u8,
    /// Whether the board is first mirrored about the diameter `ad`.
    pub mirrored: bool,
}

impl Symmetry {
    /// The twelve symmetries; the first changes nothing.
    pub fn all() -> Vec<Symmetry> {
        [false, true]
            .into_iter()
            .flat_map(|mirrored| (0..6).map(move |turns| Symmetry { turns, mirrored }))
            .collect()
    }

    /// A turn by so many sixths.
    pub const fn turn(sixths: u8) -> Symmetry {
        Symmetry { turns: sixths % 6, mirrored: false }
    }

    /// Where a ray (0 to 5) goes.
    pub const fn ray(self, ray: u8) -> u8 {
        let mirrored = if self.mirrored { (6 - ray) % 6 } else { ray };
        (mirrored + self.turns) % 6
    }

    /// The name of the node to which the named one goes; `None` if the name is malformed.
    pub fn rename(self, name: &str) -> Option<String> {
        if name == "o" {
            return Some(name.to_string());
        }
        let mut parts = arcs(name)?;
        for part in &mut parts {
            part.0 = self.ray(part.0);
        }
        // Two arcs, or a special node, are named in the order of the circle; the end of an arc names its own ray first.
        if let [first, second] = parts[..]
            && first.1.is_some() == second.1.is_some()
            && (second.0 + 1) % 6 == first.0
        {
            parts.swap(0, 1);
        }
        Some(parts.into_iter().map(spell).collect())
    }
}

/// Letter of a ray.
pub(crate) const fn ray_letter(ray: u8) -> char {
    (b'a' + ray % 6) as char
}

fn spell((ray, distance): (u8, Option<u8>)) -> String {
    match distance {
        Some(distance) => format!("{}{distance}", ray_letter(ray)),
        None => ray_letter(ray).to_string(),
    }
}

/// The one or two rays of a name, each with its distance if it has one.
pub(crate) fn arcs(name: &str) -> Option<Vec<(u8, Option<u8>)>> {
    let mut parts: Vec<(u8, Option<u8>)> = Vec::new();
    for c in name.chars() {
        match c {
            'a'..='f' => parts.push((c as u8 - b'a', None)),
            '1'..='9' => match parts.last_mut() {
                Some((_, distance @ None)) => *distance = Some(c as u8 - b'0'),
                _ => return None,
            },
            _ => return None,
        }
    }
    let good = match parts[..] {
        [_] => true,
        [(r, Some(_)), (s, None)] => (r + 1) % 6 == s || (s + 1) % 6 == r,
        [(r, None), (s, None)] | [(r, Some(_)), (s, Some(_))] => (r + 1) % 6 == s,
        _ => false,
    };
    good.then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(symmetry: Symmetry, from: &str, to: &str) {
        assert_eq!(symmetry.rename(from).as_deref(), Some(to), "{from}");
    }

    #[test]
    fn names_turn_and_mirror() {
        let sixth = Symmetry::turn(1);
        check(sixth, "o", "o");
        check(sixth, "f3a2", "a3b2");
        check(sixth, "a1f", "b1a");
        check(sixth, "fa", "ab");
        let mirror = Symmetry { turns: 0, mirrored: true };
        check(mirror, "a2b1", "f1a2");
        check(mirror, "ab", "fa");
        check(mirror, "a2b", "a2f");
        check(mirror, "c3", "e3");
    }

    #[test]
    fn malformed_names_are_refused() {
        for name in ["", "g1", "a12", "1a", "ac", "af", "b1a1", "a1b1c1", "a0"] {
            assert_eq!(Symmetry::turn(1).rename(name), None, "{name}");
        }
    }
}
