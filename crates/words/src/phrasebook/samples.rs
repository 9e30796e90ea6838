//! What stands in the variables of a sentence when it is tried.

use kernel::Language;

use super::Holds;

/// Variables that hold people.
pub(super) const PEOPLE: [&str; 44] = [
    "a",
    "b",
    "act_deaths",
    "act_who",
    "adversary",
    "against",
    "agreed",
    "author",
    "by",
    "character",
    "decider",
    "director",
    "focus",
    "from",
    "givers",
    "moment_by",
    "name",
    "names",
    "narrators",
    "npc",
    "of",
    "order",
    "others",
    "packet_victim",
    "player",
    "present",
    "profile_name",
    "rep",
    "roller",
    "seats",
    "secondary",
    "sheet_name",
    "sides",
    "swap_with",
    "target",
    "targets",
    "to",
    "turn",
    "victim",
    "wait",
    "who",
    "whom",
    "winner",
    "other",
];
/// Variables that hold a number, beside those that sentences choose by.
const NUMBERS: [&str; 48] = [
    "achievements",
    "acts",
    "adventure",
    "black",
    "bowl_n",
    "conflicts",
    "count",
    "created_score",
    "days",
    "deaths",
    "difficulty",
    "draws",
    "effective",
    "faces",
    "gm_pool",
    "grade",
    "hours",
    "k",
    "left",
    "length",
    "level",
    "line",
    "masters",
    "minutes",
    "most",
    "n",
    "n_seats",
    "number",
    "obstacle",
    "players",
    "price",
    "rebate",
    "rematches",
    "resolved",
    "round",
    "rows",
    "scene",
    "score",
    "seat",
    "seconds",
    "session",
    "tally_conflicts",
    "tally_deaths",
    "tally_resolved",
    "threshold",
    "until",
    "written_score",
    "white",
];

/// Variables that hold something else in some places: a part of the file’s name and the id, and what it is there.
const ELSEWHERE: [(&str, &str, Holds); 27] = [
    ("convert-this", "from", Holds::Number),
    ("bend-pay", "from", Holds::Number),
    ("bend-pay", "token", Holds::Number),
    ("with-this", "face", Holds::Number),
    ("secondary-promoted", "name", Holds::People),
    ("round-compared", "a", Holds::Number),
    ("round-compared", "b", Holds::Number),
    ("word-dice", "die", Holds::Number),
    ("-die-", "from", Holds::Number),
    ("-die-", "to", Holds::Number),
    ("-die-", "die", Holds::Number),
    ("notice-recounted", "from", Holds::Text),
    ("notice-recounted", "to", Holds::Text),
    ("action-shift", "from", Holds::Number),
    ("action-shift", "to", Holds::Number),
    ("bend-", "to", Holds::Number),
    ("terminal.ftl", "from", Holds::Number),
    ("terminal.ftl", "to", Holds::Number),
    ("psychopathe-refusals", "from", Holds::Text),
    ("psychopathe-refusals", "to", Holds::Text),
    ("psychopathe-web", "by", Holds::Text),
    ("psychopathe-web", "turn", Holds::Text),
    ("psychopathe-web", "other", Holds::Text),
    ("psychodrame", "name", Holds::Text),
    ("psd-against", "other", Holds::Text),
    ("innommable-notices", "faces", Holds::Number),
    ("yonkoma", "faces", Holds::Text),
];

/// Characters of the story, who are never the reader.
const CHARACTERS: [&str; 22] = [
    "a",
    "b",
    "act_deaths",
    "act_who",
    "against",
    "character",
    "decider",
    "focus",
    "npc",
    "order",
    "packet_victim",
    "present",
    "profile_name",
    "roller",
    "secondary",
    "sheet_name",
    "swap_with",
    "target",
    "targets",
    "turn",
    "victim",
    "winner",
];

/// What a variable holds that nothing is chosen by.
pub(super) fn holds(place: &str, name: &str) -> Holds {
    let elsewhere = ELSEWHERE.iter().find(|(part, known, _)| place.contains(part) && *known == name);
    match elsewhere {
        Some((_, _, holds)) => holds.clone(),
        None if PEOPLE.contains(&name) => Holds::People,
        None if NUMBERS.contains(&name) => Holds::Number,
        None => Holds::Text,
    }
}

/// Whether somebody in a sentence may be who reads it.
pub(super) fn may_read(place: &str, name: &str) -> bool {
    let is_character = CHARACTERS.contains(&name)
        || (name == "name" && ["yonkoma", "yk-", "psd-"].iter().any(|part| place.contains(part)))
        || (name == "who" && ["psd-choice", "psd-refusal"].iter().any(|part| place.contains(part)));
    // Who else writes or offers, whom one may send away, whom the Keeper opposes: not the reader.
    !is_character
        && !["web.ftl writes", "agree-title-remove", "choice-duel", "turn-offer", "offer-from"]
            .iter()
            .any(|part| place.contains(part))
}

/// Whether there may be several, the reader among them.
pub(super) fn may_be_several(place: &str, name: &str) -> bool {
    ["sides", "seats", "others"].contains(&name) || (name == "who" && place.contains("await"))
}

/// A variable, the file it is in (or any), and what it holds in both languages.
type Sample = (&'static str, &'static str, &'static str, &'static str);

const SAMPLES: [Sample; 74] = [
    ("table", "", "k7x", "k7x"),
    ("face", "", "4", "4"),
    ("die", "", "20", "20"),
    ("thrown_faces", "", "20", "20"),
    ("ordinals", "", "1", "1"),
    ("by", "psychopathe-web.ftl psy-held", "un psychologue", "a psychologist"),
    ("by", "psychopathe-web", "Les blancs", "White"),
    ("turn", "", "les blancs", "White"),
    ("other", "", "Les noirs", "Black"),
    ("from", "psychopathe", "b2", "b2"),
    ("to", "psychopathe", "b3", "b3"),
    ("faces", "", "3, 5 et 6", "3, 5 and 6"),
    ("name", "psychodrame", "Toujours en retard", "Always late"),
    ("comment", "", "Tout ira bien.", "All will be well."),
    ("why", "psychodrame", "un trait", "a trait"),
    ("text", "psychopathe", "a2-a9", "a2-a9"),
    ("emotion", "", "la colère", "anger"),
    ("act_emotion", "", "la colère", "anger"),
    ("first", "", "la colère", "anger"),
    ("second", "", "l’amour", "love"),
    ("one", "", "3", "3"),
    ("two", "", "2", "2"),
    ("what", "psychodrame-notices", "La pluie tombe.", "It rains."),
    ("what", "", "raconter la suite", "tell the rest"),
    ("verb", "", "écrire un obstacle", "write an obstacle"),
    ("slot", "pactes-refusals", "C9", "C9"),
    ("slot", "", "l’engagement 2", "commitment 2"),
    ("tokens", "pactes-refusals", "40", "40"),
    ("tokens", "", "un 1 et deux 2", "one 1 and two 2s"),
    ("back", "", "un 1", "one 1"),
    ("give", "", "un jeton caché", "one hidden token"),
    ("dice", "", "trois d20", "three d20"),
    ("bowl", "", "trois d20", "three d20"),
    ("thrown", "", "7 (d8) et 4 (d12)", "7 (d8) and 4 (d12)"),
    ("pool", "", "deux dés", "two dice"),
    ("successes", "", "un succès", "one success"),
    ("cause", "", "un monologue", "a monologue"),
    ("worst", "", "étrange", "strange"),
    ("most", "innommable-menu", "étrange", "strange"),
    ("severity", "", "mineur", "minor"),
    ("erased", "", "mineur", "minor"),
    ("role", "terminal", "Faust", "Faust"),
    ("role", "", "gardien du mystère", "Keeper"),
    ("whose", "", "à Faust", "up to Faust"),
    ("sin", "", "l’orgueil", "pride"),
    ("word", "", "le mot «\u{202f}mer\u{202f}»", "the word “sea”"),
    ("link", "", "le mot «\u{202f}mer\u{202f}»", "the word “sea”"),
    ("entry", "", "le mot «\u{202f}mer\u{202f}»", "the word “sea”"),
    ("effects", "", "un accomplissement", "one achievement"),
    ("effect", "", "un accomplissement", "one achievement"),
    ("side", "", "les blancs", "White"),
    ("kind", "psychopathe-refusals", "infirmier", "nurse"),
    ("kind", "", "une question", "a question"),
    ("content", "", "Racontez un rêve.", "Tell a dream."),
    ("game", "", "Innommable", "Innommable"),
    ("age", "", "34\u{202f}ans", "34"),
    ("activity", "", "notaire de campagne", "country solicitor"),
    ("field", "", "le défaut", "the flaw"),
    ("how", "", "un succès de plus", "one success more"),
    ("lacks", "", "une croyance sur soi", "a belief about oneself"),
    ("scope", "", "sur soi", "about oneself"),
    ("said", "yonkoma-notices", "\u{202f}: «\u{202f}Tout ira bien.\u{202f}»", ": “All will be well.”"),
    ("goal", "yonkoma-notices", "\u{202f}: «\u{202f}Tout ira bien.\u{202f}»", ": “All will be well.”"),
    (
        "approach",
        "yonkoma-notices",
        ", comme ceci\u{202f}: «\u{202f}En douceur.\u{202f}»",
        ", like this: “Gently.”",
    ),
    ("goal", "web-psychodrame", "45,3", "45.3"),
    ("place", "innommable-menu", "le bol", "the bowl"),
    ("from", "innommable-notices", "le bol", "the bowl"),
    ("piece", "", "infirmier blanc", "white nurse"),
    ("informer", "", "un délateur", "an informer"),
    ("nurses", "", "deux infirmiers", "two nurses"),
    ("next", "", "un effet étrange", "a strange effect"),
    ("settled_hits", "", "Le coup porte.", "The blow strikes home."),
    ("on", "", "la peur monte", "fear rises"),
    ("text", "", "Tout ira bien.", "All will be well."),
];

/// What a variable of text holds in a place.
pub(super) fn text(language: Language, place: &str, name: &str) -> &'static str {
    let fits = |sample: &&Sample| sample.0 == name && place.starts_with(sample.1);
    match (SAMPLES.iter().find(fits), language) {
        (Some((_, _, fr, _)), Language::Fr) => fr,
        (Some((.., en)), Language::En) => en,
        (None, Language::Fr) => "ceci",
        (None, Language::En) => "this",
    }
}
