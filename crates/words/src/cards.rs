//! Cards as they are printed, in the language of whoever holds them.

use kernel::Language;

/// A rank as it stands on a card: V, D and R on French ones.
pub fn rank_on_card(language: Language, rank: &str) -> &str {
    match (language, rank) {
        (Language::Fr, "J") => "V",
        (Language::Fr, "Q") => "D",
        (Language::Fr, "K") => "R",
        (Language::Fr | Language::En, rank) => rank,
    }
}

/// A card by its name in rules and requests, `QS`, as it is printed: `D♠`.
pub fn printed_card(language: Language, name: &str) -> String {
    let suits = [('S', '♠'), ('H', '♥'), ('D', '♦'), ('C', '♣')];
    let named = suits.into_iter().find_map(|(letter, suit)| Some((name.strip_suffix(letter)?, suit)));
    match named {
        Some((rank, suit)) => format!("{}{suit}", rank_on_card(language, rank)),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_cards_have_valets_dames_and_rois() {
        let all = |language| ["JH", "QS", "KD", "10C", "?"].map(|name| printed_card(language, name));
        assert_eq!(all(Language::Fr), ["V♥", "D♠", "R♦", "10♣", "?"]);
        assert_eq!(all(Language::En), ["J♥", "Q♠", "K♦", "10♣", "?"]);
    }
}
