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
}
