//! How people say what they attempt: how its verbs begin, in French and in English.

use kernel::Language;

/// The beginnings of words, in French and in English.
pub(super) type Stems = [&'static str; 2];

/// Looking for something.
pub(super) const LOOKS: Stems = [
    "regard cherch fouill examin observ écout inspect interrog demand question lis lire relis suis suiv explor enquêt étudi ouvr entr descend visit vais goût touch compar parl découvr compren fil guett épi",
    "look search examin watch listen inspect ask question read follow explor investigat study open enter visit go taste touch talk find understand spy",
];
/// Having one's way by force.
pub(super) const FORCES: Stems = [
    "oblig forc frapp attaqu arrach sème retien saut tire mens mentir vole voler combat fuis fuir empêch empoign menac pouss défonc poursui",
    "force hit attack snatch hold jump pull lie steal fight flee grab threaten push break chase",
];
/// Putting an end to the source.
pub(super) const DEFUSES: Stems = [
    "détrui bris brûl scell referm taire arrêt noie noyer libér libèr effac cass rends rendre oubli enterr exorcis neutralis désamorc vainc affront sacrif anéanti dissip finis finir éteins étein",
    "destroy smash burn seal clos silence stop drown free erase shatter return bury exorcis neutralis defus defeat face sacrific end undo dispel",
];

/// What one does, for what stands in its way: each has its texts in the bank, `against-open` and so on.
pub(super) const DEEDS: [(&str, Stems); 5] = [
    (
        "open",
        [
            "ouvr forc serrur enfonc défonc crochet pouss cass bris",
            "open forc lock break smash pick push jam",
        ],
    ),
    (
        "talk",
        [
            "mens mentir menac oblig exig convain persuad avou ordonn négoci suppli cri crie demand interrog parl",
            "lie lying threaten force demand convinc persuad confess order negotiat beg shout ask question talk speak",
        ],
    ),
    (
        "take",
        [
            "prend prends vol vole arrach repren emport sais ramass charge",
            "take steal tear snatch carry seize grab load",
        ],
    ),
    (
        "fight",
        [
            "frapp attaqu empoign retien combat maîtris plaqu étrangl bouscul abat barre tue",
            "hit strike attack hold fight tackle strangle shove fell bar kill",
        ],
    ),
    (
        "move",
        [
            "cour cours fui fuis saut travers grimp monte descend passe nage échapp sème cach sors",
            "run flee jump cross climb go pass swim escape hide leave",
        ],
    ),
];

/// Which of them a text speaks of.
pub(super) fn deed_of(language: Language, text: &str) -> Option<&'static str> {
    DEEDS.into_iter().find(|(_, stems)| speaks_of(*stems, language, text)).map(|(deed, _)| deed)
}

/// Whether a word of a text begins like one of these.
pub(super) fn speaks_of([french, english]: Stems, language: Language, text: &str) -> bool {
    let stems = match language {
        Language::Fr => french,
        Language::En => english,
    };
    let text = text.to_lowercase();
    let mut words = text.split(|letter: char| !letter.is_alphanumeric());
    words.any(|word| stems.split(' ').any(|stem| word.starts_with(stem)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_say_it_in_their_own_words() {
        let fr = |stems, text| speaks_of(stems, Language::Fr, text);
        assert!(fr(LOOKS, "Fouiller la chambre de l’oncle") && !fr(FORCES, "Fouiller la chambre"));
        assert!(fr(FORCES, "Je menace le curé") && fr(DEFUSES, "On brûle l’ardoise"));
        assert!(speaks_of(DEFUSES, Language::En, "We seal the well"));
    }

    #[test]
    fn what_stands_against_somebody_fits_what_they_do() {
        assert_eq!(deed_of(Language::Fr, "Je pousse la porte de la criée"), Some("open"));
        assert_eq!(deed_of(Language::Fr, "Je traverse la cour"), Some("move"));
        assert_eq!(deed_of(Language::En, "I snatch the keys from her"), Some("take"));
        assert_eq!(deed_of(Language::Fr, "Je pense à autre chose"), None);
    }
}
