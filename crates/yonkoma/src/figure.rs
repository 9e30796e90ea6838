//! Somebody drawn from the sheet: one head, six faces, hair and clothes of their own, and the distinctive sign as a
//! layer. The same sheet is always drawn alike.

use std::fmt::Write;

/// What a face shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// Nothing in particular.
    Calm,
    /// Looks forward to it.
    Keen,
    /// In the middle of it.
    Bold,
    /// Not quite convinced.
    Wry,
    /// It went well.
    Glad,
    /// It did not.
    Hurt,
}

/// What somebody looks like: the name says which hair and which clothes, the sign what is worn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Look {
    pub name: String,
    /// The distinctive sign; empty, where there is none.
    pub sign: String,
}

/// The ink, and the one colour.
const INK: &str = "#111";
const RED: &str = "#b3143c";
const SUN: &str = "#ffe27a";

/// The head and the shoulders of somebody, as a picture of their own.
pub fn portrait(look: &Look, mood: Mood) -> String {
    let mut page = String::from(r#"<svg viewBox="0 -6 102 104" aria-hidden="true">"#);
    figure(&mut page, look, mood);
    page.push_str("</svg>");
    page
}

/// Draws somebody into 102 by 128.
pub(crate) fn figure(page: &mut String, look: &Look, mood: Mood) {
    let seed = look.name.bytes().fold(7, |seed, byte| (seed * 31 + usize::from(byte)) % 9973);
    let worn = Worn::of(&look.sign);
    page.push_str("<g>");
    clothes(page, seed % 3);
    if worn == Some(Worn::Ears) {
        shape(page, "M16 34L12 2l24 16zM86 34L90 2 66 18z", INK);
        shape(page, "M19 24l-2-12 10 8zM83 24l2-12-10 8z", "#fff");
    }
    let tint = [INK, "#8b8b86", "#3a3a40", "#fff"][seed / 3 % 4];
    hair_behind(page, seed / 12 % 4, tint);
    inked(page, "M22 46q0-24 29-24t29 24q0 32-29 32T22 46z", "#fff", 3);
    face(page, mood);
    hair_before(page, seed / 12 % 4, tint);
    if let Some(worn) = worn {
        wear(page, worn);
    }
    page.push_str("</g>");
}

fn shape(page: &mut String, d: &str, fill: &str) {
    let _ = write!(page, r#"<path d="{d}" fill="{fill}"/>"#);
}

fn inked(page: &mut String, d: &str, fill: &str, width: u8) {
    let _ = write!(
        page,
        r#"<path d="{d}" fill="{fill}" stroke="{INK}" stroke-width="{width}" stroke-linejoin="round"/>"#
    );
}

fn line(page: &mut String, d: &str, colour: &str, width: u8) {
    let _ = write!(
        page,
        r#"<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
    );
}

fn clothes(page: &mut String, which: usize) {
    match which {
        0 => {
            inked(page, "M14 128q2-34 28-40h18q26 6 28 40z", "#fff", 3);
            line(page, "M40 88l11 16 11-16", INK, 3);
            inked(page, "M45 98l6 7 6-7 4 18-10-5-10 5z", RED, 2);
        }
        1 => {
            shape(page, "M12 128q2-36 30-40h18q28 4 30 40z", INK);
            line(page, "M44 92v14M58 92v10", "#fff", 2);
        }
        _ => {
            inked(page, "M8 128q2-38 32-42h22q30 4 32 42z", "#3a3a40", 3);
            inked(page, "M10 100q4-12 18-14l3 10q-12 0-21 4zM92 100q-4-12-18-14l-3 10q12 0 21 4z", SUN, 2);
            inked(page, "M41 86l10 14 10-14", "#fff", 3);
        }
    }
}

fn hair_behind(page: &mut String, which: usize, tint: &str) {
    match which {
        0 => inked(page, "M16 50Q8 8 51 8t35 42q0 20-8 26L24 76q-8-8-8-26z", tint, 2),
        1 => inked(page, "M12 52Q10 8 51 8t39 44q-2 30-18 36H30Q14 82 12 52z", tint, 2),
        2 => inked(page, "M20 44q-4 22 6 32l6-6V40zM82 44q4 22-6 32l-6-6V40z", tint, 2),
        _ => (),
    }
}

fn hair_before(page: &mut String, which: usize, tint: &str) {
    match which {
        0 => {
            let fringe =
                "M20 50Q14 14 51 13t31 37q-4-14-14-18q-2 7-8 10q1-7-2-10q-8 9-24 8q3-3 3-6q-10 3-17 16z";
            inked(page, fringe, tint, 2);
            inked(page, "M50 12Q46-4 62-2 55 4 57 12z", tint, 2);
        }
        1 => inked(page, "M24 42q8-16 28-16t27 17q-10-9-14-11l-2 8-8-8-8 9-3-8q-10 3-20 9z", tint, 2),
        2 => inked(page, "M20 46Q16 10 51 10t31 36q-4-16-20-20q-18 8-34 4q-6 6-8 16z", tint, 2),
        _ => {
            let spikes = "M19 46L8 34l13-4-7-16 17 5 4-17 15 11 13-12 6 16 16-7-5 17 12 5-11 12\
                q-3-12-12-16l-4 6-6-8-8 9-6-8-8 8-6-5q-6 4-8 12z";
            inked(page, spikes, tint, 2);
        }
    }
}

fn face(page: &mut String, mood: Mood) {
    let eyes = |page: &mut String, y: u8, big: bool| {
        let (rx, ry) = if big { (5, 7) } else { (3, 4) };
        for x in [39, 63] {
            let _ = write!(page, r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{INK}"/>"#);
            if big {
                let _ = write!(page, r##"<circle cx="{}" cy="{}" r="2" fill="#fff"/>"##, x + 2, y - 3);
            }
        }
    };
    match mood {
        Mood::Calm => {
            eyes(page, 52, false);
            line(page, "M45 67h12", INK, 3);
        }
        Mood::Keen => {
            eyes(page, 52, true);
            shape(page, "M46 66q5 6 10 0z", INK);
        }
        Mood::Bold => {
            eyes(page, 50, true);
            shape(page, "M43 62q8-5 16 0q1 12-8 12t-8-12z", INK);
            shape(page, "M47 70q4-3 8 0l-1 3h-6z", "#fff");
        }
        Mood::Wry => {
            line(page, "M32 47h14M56 47h14", INK, 4);
            shape(page, "M35 49h9v4q-4 3-9 0zM59 49h9v4q-5 3-9 0z", INK);
            line(page, "M44 68q8 3 15-4", INK, 3);
        }
        Mood::Glad => {
            line(page, "M33 53q6-8 12 0M57 53q6-8 12 0", INK, 3);
            shape(page, "M43 62h16q-1 10-8 10t-8-10z", INK);
        }
        Mood::Hurt => {
            line(page, "M33 47l10 5-10 5M69 47l-10 5 10 5", INK, 3);
            line(page, "M43 67q2-4 4 0t4 0 4 0 4 0", INK, 3);
            inked(page, "M84 28q6 9 0 12q-6-3 0-12z", "#fff", 2);
        }
    }
    if mood != Mood::Wry && mood != Mood::Calm {
        line(page, "M30 61l4-4M34 62l4-4M64 62l4-4M68 61l4-4", RED, 2);
    }
}

/// Distinctive signs that can be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Worn {
    Patch,
    Band,
    Hat,
    Monocle,
    Glasses,
    Scarf,
    Scar,
    Ears,
    Moustache,
    Crown,
    Flower,
    Mask,
    Horns,
    Blade,
    Umbrella,
    Earring,
    Feather,
    Freckles,
}

impl Worn {
    /// The first sign that these words speak of, in French or English.
    fn of(sign: &str) -> Option<Self> {
        const WORDS: [(Worn, &[&str]); 18] = [
            (Worn::Patch, &["cache-œil", "cache-oeil", "borgne", "eye patch", "eyepatch", "one-eyed"]),
            (Worn::Earring, &["boucle d’oreille", "boucles d’oreille", "boucle d'oreille", "earring"]),
            (Worn::Band, &["bandeau", "ruban", "headband", "ribbon", "bandana"]),
            (Worn::Hat, &["chapeau", "casquette", "bicorne", "képi", "casque", " hat", "cap ", "helmet"]),
            (Worn::Monocle, &["monocle"]),
            (Worn::Glasses, &["lunettes", "glasses", "goggles"]),
            (Worn::Scarf, &["écharpe", "foulard", "scarf", "shawl", "châle", "cape", "cloak"]),
            (Worn::Scar, &["cicatrice", "balafre", "scar"]),
            (Worn::Ears, &["oreilles", " ears", "chat", "cat ", "loup", "wolf", "renard", "fox"]),
            (Worn::Moustache, &["moustache", "mustache"]),
            (Worn::Crown, &["couronne", "diadème", "crown", "tiara"]),
            (Worn::Flower, &["fleur", "rose", "flower"]),
            (Worn::Mask, &["masque", "mask"]),
            (Worn::Horns, &["corne", "horn"]),
            (Worn::Blade, &["sabre", "épée", "katana", "lame", "sword", "blade"]),
            (Worn::Umbrella, &["parapluie", "ombrelle", "umbrella", "parasol"]),
            (Worn::Feather, &["plume", "feather"]),
            (Worn::Freckles, &["taches de rousseur", "freckles"]),
        ];
        let sign = format!(" {} ", kernel::lowered(sign));
        let said = |words: &[&str]| words.iter().any(|word| sign.contains(word));
        WORDS.into_iter().find(|(_, words)| said(words)).map(|(worn, _)| worn)
    }
}

fn wear(page: &mut String, worn: Worn) {
    match worn {
        Worn::Patch => {
            line(page, "M20 36l62 22", INK, 3);
            shape(page, "M55 46h17q1 15-9 15-9 0-8-15z", INK);
        }
        Worn::Band => {
            inked(page, "M19 34q32-16 64 0l1 8q-33-16-66 0z", RED, 2);
            inked(page, "M84 36l14-8-2 10 6 8-17-3z", RED, 2);
        }
        Worn::Hat => {
            inked(page, "M6 36Q24 0 51 4q27-4 45 32q-22-9-45-9T6 36z", INK, 2);
            line(page, "M9 34q20-9 42-9t42 9", SUN, 3);
        }
        Worn::Monocle => {
            line(page, "M63 42a10 10 0 1 0 .1 0M73 54q6 20-2 36", INK, 2);
        }
        Worn::Glasses => {
            line(page, "M39 42a10 10 0 1 0 .1 0M63 42a10 10 0 1 0 .1 0M49 51h4M29 50l-7-3M73 50l7-3", INK, 3);
        }
        Worn::Scarf => {
            inked(page, "M24 82q27 14 54 0l4 12q-31 16-62 0z", RED, 2);
            inked(page, "M66 92l8 30 12-3-8-30z", RED, 2);
        }
        Worn::Scar => line(page, "M60 40l8 22M58 50l8-3M60 57l9-3", RED, 2),
        // Drawn behind the hair.
        Worn::Ears => (),
        Worn::Moustache => {
            let moustache =
                "M51 63q-9-5-16 0q-6 4-10-1q2 9 12 7q9-1 14-6q5 5 14 6q10 2 12-7q-4 5-10 1q-7-5-16 0z";
            shape(page, moustache, INK);
        }
        Worn::Crown => inked(page, "M24 22l-4-22 16 10 15-14 15 14 16-10-4 22q-27-8-54 0z", SUN, 2),
        Worn::Flower => {
            inked(page, "M78 22a7 7 0 1 1 10-8 7 7 0 1 1 4 12 7 7 0 1 1-11 5 7 7 0 1 1-3-9z", RED, 2);
            inked(page, "M84 17a4 4 0 1 0 .1 0", SUN, 2);
        }
        Worn::Mask => inked(page, "M23 58q28-8 56 0q-2 20-28 20T23 58z", "#8b8b86", 2),
        Worn::Horns => inked(page, "M28 20Q14 12 16-4q8 10 22 14zM74 20Q88 12 86-4q-8 10-22 14z", "#fff", 3),
        Worn::Blade => {
            line(page, "M78 84L98 38", INK, 8);
            line(page, "M78 84L98 38", SUN, 3);
            line(page, "M72 78l16 8", INK, 4);
        }
        Worn::Umbrella => {
            line(page, "M88 30v84q0 8-7 8", INK, 3);
            inked(page, "M68 36Q72 8 88 6q16 2 20 30-5-6-10-1-5-6-10 0-5-6-10 0-5-5-10 1z", RED, 2);
        }
        Worn::Earring => {
            inked(page, "M19 60a5 5 0 1 0 .1 0M83 60a5 5 0 1 0 .1 0", SUN, 2);
        }
        Worn::Feather => {
            inked(page, "M74 24Q78-4 98-6 96 16 80 28z", RED, 2);
            line(page, "M76 26L94-2", INK, 2);
        }
        Worn::Freckles => line(page, "M32 60h.1M37 63h.1M34 66h.1M65 60h.1M70 63h.1M67 66h.1", INK, 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(sign: &str) -> Look {
        Look { name: "Aoi".into(), sign: sign.into() }
    }

    #[test]
    fn a_sign_is_drawn_where_its_words_are_known() {
        let plain = portrait(&look("une ombre"), Mood::Keen);
        assert_eq!(Worn::of("une Écharpe rouge"), Some(Worn::Scarf));
        assert_eq!(Worn::of("un bandeau rouge, toujours dénoué"), Some(Worn::Band));
        assert_eq!(Worn::of("a hat"), Some(Worn::Hat));
        assert_ne!(plain, portrait(&look("une écharpe"), Mood::Keen));
        assert_eq!(plain, portrait(&look("une ombre"), Mood::Keen), "the same sheet, the same face");
        assert_ne!(plain, portrait(&look("une ombre"), Mood::Hurt));
    }
}
