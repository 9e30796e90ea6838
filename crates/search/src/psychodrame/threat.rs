//! Which emotion a threat is about, by the words it is made of: whoever is told they will weep grows no joy of it.

use ::psychodrame::Emotion;

/// How telling words begin, French and English, in lower case.
const BEGINNINGS: [(Emotion, &[&str]); 6] = [
    (
        Emotion::Sadness,
        &[
            "pleur", "larme", "trist", "chagrin", "regret", "perd", "manqu", "seul", "deuil", "weep", "cry",
            "tear", "sad", "regret", "lose", "lost", "alone", "grief", "mourn",
        ],
    ),
    (
        Emotion::Fear,
        &[
            "peur",
            "crain",
            "effray",
            "terr",
            "cauchemar",
            "menac",
            "fear",
            "afraid",
            "scar",
            "terr",
            "nightmare",
            "threat",
        ],
    ),
    (
        Emotion::Anger,
        &["haï", "hain", "colère", "rage", "furi", "hate", "hatred", "anger", "angry", "rage", "furi"],
    ),
    (Emotion::Love, &["aim", "amour", "attach", "tendr", "love", "fond", "tender"]),
    (Emotion::Trust, &["confian", "confier", "compter", "trust", "rely", "confid"]),
    (Emotion::Joy, &["rire", "rira", "joie", "heureu", "fêt", "laugh", "joy", "happ"]),
];

/// The emotion that a threat names, if it names one.
pub(super) fn felt(threat: &str) -> Option<Emotion> {
    let threat = threat.to_lowercase();
    let words: Vec<&str> = threat.split(|letter: char| !letter.is_alphabetic()).collect();
    let names =
        |beginnings: &[&str]| words.iter().any(|word| beginnings.iter().any(|with| word.starts_with(with)));
    BEGINNINGS.iter().find(|(_, beginnings)| names(beginnings)).map(|(emotion, _)| *emotion)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_threat_names_an_emotion() {
        assert_eq!(felt("Tu pleureras devant tout le café"), Some(Emotion::Sadness));
        assert_eq!(felt("You will never trust anybody again"), Some(Emotion::Trust));
        assert_eq!(felt("Tu habiteras l’appartement"), None);
    }

    #[test]
    fn what_bots_threaten_with_is_felt_as_it_is_meant() {
        let bank = words::psychodrame::bank(kernel::Language::Fr);
        for emotion in Emotion::ALL {
            let texts = bank.texts(&format!("risk-{emotion}"));
            let other = texts.iter().find(|text| felt(text).is_some_and(|felt| felt != emotion));
            assert_eq!(other, None, "{emotion}");
        }
    }
}
