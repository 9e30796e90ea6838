//! Names that look alike are one name: nobody passes for somebody else with letters of another alphabet or with
//! characters that nobody sees.

/// Letters of other alphabets that look like Latin ones, beside the Latin ones.
const LOOKALIKES: [(&str, char); 28] = [
    ("аɑα", 'a'),
    ("Ьв", 'b'),
    ("сϲⅽ", 'c'),
    ("ԁⅾ", 'd'),
    ("еҽ", 'e'),
    ("ɡ", 'g'),
    ("һн", 'h'),
    ("іıι", 'i'),
    ("јϳ", 'j'),
    ("кκ", 'k'),
    ("ӏⅼ|1", 'l'),
    ("мⅿ", 'm'),
    ("ոп", 'n'),
    ("оοօ0", 'o'),
    ("рρ", 'p'),
    ("ԛ", 'q'),
    ("ѕ", 's'),
    ("тτ", 't'),
    ("υս", 'u'),
    ("νѵⅴ", 'v'),
    ("ԝω", 'w'),
    ("хχⅹ", 'x'),
    ("уγүʏ", 'y'),
    ("ζ", 'z'),
    ("’‘ʼ´`", '\''),
    ("‐‑‒–—−", '-'),
    ("å", 'a'),
    ("․", '.'),
];

/// What a combining mark makes of the letter before it, for the marks of the languages spoken here.
const MARKS: [(char, &str, &str); 5] = [
    ('\u{300}', "aeiou", "àèìòù"),
    ('\u{301}', "aeiouy", "áéíóúý"),
    ('\u{302}', "aeiou", "âêîôû"),
    ('\u{308}', "aeiouy", "äëïöüÿ"),
    ('\u{327}', "c", "ç"),
];

/// What a name looks like: two names with the same look are the same name. Nothing, if there is nothing to see.
pub(crate) fn look(name: &str) -> String {
    let mut look = String::new();
    for letter in name.chars().filter(|letter| !is_invisible(*letter)).map(half_width) {
        // A capital i looks like a small L, and a person may be called either.
        let letter = if letter == 'I' { 'l' } else { letter };
        for letter in letter.to_lowercase() {
            match LOOKALIKES.iter().find(|(others, _)| others.contains(letter)) {
                Some((_, latin)) => look.push(*latin),
                None if letter.is_whitespace() => {
                    if !look.ends_with(' ') {
                        look.push(' ');
                    }
                }
                None => compose(&mut look, letter),
            }
        }
    }
    look.trim().to_owned()
}

/// Adds a letter, or a mark to the letter before it.
fn compose(look: &mut String, letter: char) {
    let known = MARKS.iter().find(|(mark, _, _)| *mark == letter);
    let composed = known.zip(look.chars().last()).and_then(|((_, bare, marked), last)| {
        bare.chars().zip(marked.chars()).find(|(letter, _)| *letter == last).map(|(_, marked)| marked)
    });
    match composed {
        Some(marked) => {
            look.pop();
            look.push(marked);
        }
        None => look.push(letter),
    }
}

/// Letters as wide as a Chinese character are letters.
fn half_width(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        _ => letter,
    }
}

/// Characters that leave no trace on the screen, or only turn the others round.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
        || letter.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_05_names_that_look_alike_are_one_name() {
        for (one, other) in [
            ("Ana", "Аnа"),
            ("Ana", "A\u{200b}na"),
            ("Ana", "\u{202e}Ana"),
            ("Ana", "Ａｎａ"),
            ("Ana", " ana "),
            ("Chloé", "Chloe\u{301}"),
            ("Ian", "lan"),
            ("Jean Paul", "Jean\u{a0}\u{2003}Paul"),
            ("Zoé", "ZOÉ"),
        ] {
            assert_eq!(look(one), look(other), "{one} and {other:?}");
        }
        for (one, other) in
            [("Ana", "Anna"), ("Chloé", "Chloe"), ("Ève", "Eve"), ("Анна", "Инна"), ("李", "王")]
        {
            assert_ne!(look(one), look(other), "{one} and {other}");
        }
        for nothing in ["", " ", "\u{200b}", "\u{3164}\u{2800}", "\u{e0041}"] {
            assert_eq!(look(nothing), "", "{nothing:?}");
        }
    }
}
