use super::{Heard, named_in};

fn check(kind: Heard, lines: &[&str]) {
    for line in lines {
        assert_eq!(Heard::of(line), kind, "{line}");
    }
}

#[test]
fn a_question_is_known_by_the_word_that_asks() {
    check(
        Heard::Who,
        &[
            "Qui est là ?",
            "C’est qui ?",
            "Tu sais qui a pris la clé ?",
            "À qui as-tu parlé ?",
            "Et toi, qui es-tu ?",
            "Who did this?",
            "Whose coat is it?",
            "Do you know who came?",
        ],
    );
    check(
        Heard::Where,
        &[
            "Où étais-tu hier ?",
            "Tu vas où ?",
            "Sais-tu où est ma mère ?",
            "D’où viens-tu ?",
            "Where were you?",
            "Do you know where it is?",
        ],
    );
    check(
        Heard::When,
        &[
            "Quand reviens-tu ?",
            "À quelle heure ferme le bar ?",
            "Depuis quand le sais-tu ?",
            "When did she leave?",
            "How long have you known?",
        ],
    );
    check(
        Heard::Why,
        &[
            "Pourquoi trembles-tu ?",
            "pourquoi tu ris",
            "Mais pourquoi ?",
            "Tu sais pourquoi il est parti ?",
            "Why me?",
            "Why are you shaking",
        ],
    );
    check(Heard::How, &["Comment as-tu ouvert ?", "Tu as fait comment ?", "Ça va ?", "How did you get in?"]);
    check(Heard::HowMuch, &["Combien tu leur dois ?", "How many are left?"]);
    check(
        Heard::What,
        &[
            "Que veux-tu ?",
            "Qu’est-ce que tu caches ?",
            "Tu fais quoi ?",
            "Quelle lettre ?",
            "What do you want?",
            "Which one?",
        ],
    );
    check(
        Heard::YesNo,
        &[
            "Tu viens ?",
            "As-tu peur ?",
            "Est-ce que tu m’aimes encore",
            "Tu te souviens, quand on était petits ?",
            "Are you afraid?",
        ],
    );
}

#[test]
fn of_several_sentences_the_last_question_counts() {
    check(
        Heard::Where,
        &[
            "Bonjour Solange. Tu vas bien ? Où est ton frère ? Je dois le voir.",
            "Hello. Where is he? Tell me.",
        ],
    );
    check(Heard::Who, &["(pose les cafés) Qui est venu ?"]);
}

#[test]
fn a_request_is_known_by_how_it_begins() {
    check(
        Heard::Request,
        &[
            "Dis-moi la vérité.",
            "Ne pars pas.",
            "Solange, reste encore un peu.",
            "Peux-tu fermer la porte ?",
            "Asseyez-vous.",
            "Rends la clé !",
            "Tu dois me croire.",
            "N’approche pas.",
            "Tell me the truth.",
            "Could you close the door?",
            "Don’t go.",
            "Please, stay.",
        ],
    );
    check(Heard::YesNo, &["Venez-vous ?"]);
}

#[test]
fn who_is_accused_is_not_asked() {
    check(
        Heard::Accusation,
        &[
            "Tu mens.",
            "C’est toi qui as pris la lettre ?",
            "Menteuse !",
            "C’est de ta faute.",
            "Comment oses-tu ?",
            "You lied to me.",
            "How dare you?",
            "Tu m’as laissée seule.",
        ],
    );
    check(Heard::Why, &["Pourquoi m’as-tu menti ?"]);
}

#[test]
fn small_words_are_what_they_are() {
    check(Heard::Greeting, &["Bonjour.", "Salut, toi !", "Good evening."]);
    check(Heard::Thanks, &["Merci pour les fleurs.", "Thank you."]);
    check(Heard::Apology, &["Pardon, je ne savais pas.", "Je suis désolée.", "I’m sorry."]);
    check(Heard::Farewell, &["Adieu, Yann.", "Bonne nuit.", "See you tomorrow."]);
    check(Heard::Yes, &["Oui.", "D’accord, allons-y.", "Yes, I was."]);
    check(Heard::No, &["Non.", "Jamais de la vie.", "No, not him."]);
}

#[test]
fn what_is_none_of_these_is_a_statement_or_an_act() {
    check(Heard::Act, &["(pose les cafés sur le radiateur et lui prend la main)"]);
    check(
        Heard::Statement,
        &[
            "Il pleut sur le préau.",
            "L’homme qui est venu n’a rien dit.",
            "The rain comes in.",
            "",
            "…",
            "?!".trim_end_matches(['?', '!']),
        ],
    );
}

#[test]
fn somebody_is_named_by_a_word_of_their_name() {
    let present = ["Solange Petit", "Le concierge", "Yann"];
    assert_eq!(named_in("Alors, Solange ?", present), Some("Solange Petit"));
    assert_eq!(named_in("J’attends le Concierge, pas Yann.", present), Some("Le concierge"));
    assert_eq!(named_in("La clé d’Aoi", ["Aoi"]), Some("Aoi"));
    assert_eq!(named_in("Yann’s coat", present), Some("Yann"));
    assert_eq!(named_in("Yannick le sait.", present), None);
    assert_eq!(named_in("Le temps passe.", present), None);
}
