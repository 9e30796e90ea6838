//! What a desire or an obstacle is about, so that ideas and bots stay with it.

use kernel::Language;

use crate::bank;

/// What somebody desires, or what stands in the way: texts of one motif go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Motif(&'static str);

impl Motif {
    /// Those that a desire of the bank may have.
    pub const DESIRES: [Self; 6] =
        [Self("money"), Self("love"), Self("fame"), Self("mastery"), Self("family"), Self("revenge")];
    /// What suits every desire: for one that people wrote, when nothing says what it is about.
    pub const ANY: Self = Self("any");

    /// What the bank has of a kind (`desire`, `obstacle`, `commitment`, `flaw`) on this motif.
    pub fn texts(self, language: Language, kind: &str) -> &'static [String] {
        bank(language, "pactes").texts(&format!("{kind}-{}", self.0))
    }

    /// The motif of a text from the bank.
    pub fn of_known(language: Language, kind: &str, text: &str) -> Option<Self> {
        let all = Self::DESIRES.into_iter().chain([Self::ANY]);
        all.into_iter().find(|motif| motif.texts(language, kind).iter().any(|known| known == text))
    }

    /// The motif of a text: the bank's; else the one that most of its words hint at, where any does.
    pub fn of(language: Language, kind: &str, text: &str) -> Option<Self> {
        Self::of_known(language, kind, text).or_else(|| {
            let hints = Self::DESIRES.iter().zip(hints(language));
            let counted = hints.map(|(motif, stems)| (n_hints(text, stems), *motif));
            // Of equals the first counts, and `max_by_key` would take the last.
            let best = counted.rev().max_by_key(|(n, _)| *n)?;
            (best.0 > 0).then_some(best.1)
        })
    }
}

/// How words begin that hint at each motif, in the order of [`Motif::DESIRES`].
fn hints(language: Language) -> [&'static [&'static str]; 6] {
    match language {
        Language::Fr => [
            &[
                "argent",
                "rich",
                "fortun",
                "banqu",
                "dette",
                "achet",
                "rachet",
                "boutiqu",
                "magasin",
                "entrepris",
                "boulanger",
                "restaurant",
                "million",
                "salair",
                "patron",
                "commerc",
                "vente",
                "vendu",
                "loyer",
                "hérit",
            ],
            &[
                "aime", "aimé", "amour", "amant", "épous", "maria", "baiser", "cœur", "coeur", "fianc",
                "sédui", "couple", "embrass", "tendre",
            ],
            &[
                "célèbr",
                "célébr",
                "gloire",
                "connu",
                "scène",
                "public",
                "star",
                "statue",
                "applaud",
                "renomm",
                "vedett",
                "théâtr",
                "film",
                "télé",
                "président",
                "élu",
            ],
            &[
                "meilleur",
                "maîtr",
                "appren",
                "jouer",
                "écri",
                "roman",
                "livre",
                "peint",
                "peind",
                "danse",
                "violon",
                "piano",
                "cuisin",
                "pain",
                "levain",
                "recett",
                "théorèm",
                "scienc",
                "invent",
                "découv",
                "virtuos",
                "talent",
                "champion",
                "réussir",
                "parfait",
            ],
            &[
                "famill",
                "père",
                "mère",
                "sœur",
                "soeur",
                "frère",
                "fils",
                "fille",
                "enfant",
                "parent",
                "cousin",
                "oncle",
                "tante",
                "grand-mère",
                "maison",
                "noël",
            ],
            &[
                "veng", "revanch", "humili", "puni", "ennemi", "rival", "trahi", "regrett", "volé", "justic",
                "excuse",
            ],
        ],
        Language::En => [
            &[
                "money",
                "rich",
                "fortune",
                "bank",
                "debt",
                "buy",
                "shop",
                "business",
                "bakery",
                "restaurant",
                "million",
                "wage",
                "boss",
                "trade",
                "sell",
                "rent",
                "inherit",
            ],
            &["love", "marry", "marri", "kiss", "heart", "fianc", "seduc", "couple", "wedding", "sweetheart"],
            &[
                "famous",
                "fame",
                "glory",
                "stage",
                "public",
                "stardom",
                "statue",
                "applau",
                "renown",
                "theatre",
                "film",
                "televis",
                "president",
                "election",
            ],
            &[
                "best", "master", "learn", "play", "writ", "novel", "book", "paint", "danc", "violin",
                "piano", "cook", "bread", "recipe", "theorem", "scien", "invent", "discover", "talent",
                "champion", "perfect",
            ],
            &[
                "famil",
                "father",
                "mother",
                "sister",
                "brother",
                "daughter",
                "child",
                "parent",
                "cousin",
                "uncle",
                "aunt",
                "grandm",
                "home",
                "christmas",
            ],
            &[
                "reveng", "aveng", "humili", "punish", "enem", "rival", "betray", "regret", "stole",
                "justice", "apolog",
            ],
        ],
    }
}

/// How many words of a text begin like one of these.
fn n_hints(text: &str, stems: &[&str]) -> usize {
    let text = text.to_lowercase();
    let words = text.split(|c: char| !c.is_alphabetic() && c != '-');
    words.filter(|word| stems.iter().any(|stem| word.starts_with(stem))).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_ones_own_is_about_what_its_words_hint_at() {
        let of = |text| Motif::of(Language::Fr, "desire", text);
        assert_eq!(of("Je veux racheter la boulangerie de la place."), Some(Motif("money")));
        assert_eq!(of("Je veux que mon frère revienne à la maison."), Some(Motif("family")));
        assert_eq!(of("Je veux dormir jusqu’à midi."), None);
        assert_eq!(
            of("Je veux vivre vendredi dans une tour, sans peine."),
            None,
            "words that only begin alike"
        );
        assert_eq!(Motif::of(Language::En, "desire", "I want to start a song on an electric bus"), None);
        assert_eq!(Motif::of(Language::En, "desire", "I want to be famous"), Some(Motif("fame")));
    }

    #[test]
    fn a_text_of_the_bank_keeps_its_motif() {
        for language in [Language::Fr, Language::En] {
            for motif in Motif::DESIRES {
                let texts = motif.texts(language, "desire");
                assert!(!texts.is_empty());
                assert!(texts.iter().all(|text| Motif::of(language, "desire", text) == Some(motif)));
            }
            for kind in ["obstacle", "commitment", "flaw"] {
                assert_eq!(Motif::ANY.texts(language, kind).len(), 8, "{kind}");
            }
        }
    }
}
