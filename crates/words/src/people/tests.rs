//! Names of every kind, in every form.

use super::*;
use crate::speaker::{Args, said};

fn say(language: Language, ftl: &str, who: impl Into<Arg<'static>>) -> String {
    let (messages, wrong) = readers::fluent::read(&format!("a = {ftl}\n"));
    assert_eq!(wrong, Vec::<String>::new());
    said(language, &messages[0].1, &Args::new().with("who", who))
}

fn of(name: &str) -> String {
    say(Language::Fr, "le sort { OF($who) }", name.to_owned())
}

#[test]
fn de_loses_its_e_before_a_vowel_a_mute_h_and_a_y_before_a_consonant() {
    for (name, expected) in [
        ("Aoi", "d’Aoi"),
        ("Émile", "d’Émile"),
        ("Œdipe", "d’Œdipe"),
        ("irène", "d’irène"),
        ("Henri", "d’Henri"),
        ("Hélène", "d’Hélène"),
        ("Hugo", "d’Hugo"),
        ("Hans", "de Hans"),
        ("Hiro", "de Hiro"),
        ("Heidi", "de Heidi"),
        ("Yvonne", "d’Yvonne"),
        ("Yann", "de Yann"),
        ("Yoann", "de Yoann"),
        ("Bruno", "de Bruno"),
        ("Y", "de Y"),
        ("7", "de 7"),
        ("Léa", "de Léa"),
        ("Lesly", "de Lesly"),
    ] {
        assert_eq!(of(name), format!("le sort {expected}"));
    }
}

#[test]
fn an_article_melts_into_what_stands_before_it() {
    let forms = |name: &str| {
        ["{ OF($who) }", "{ TO($who) }", "{ THAT($who) }", "{ $who }"]
            .map(|form| say(Language::Fr, &format!("x {form}"), Person::named(name)))
    };
    assert_eq!(
        forms("Le Concierge"),
        ["x du Concierge", "x au Concierge", "x que le Concierge", "x le Concierge"]
    );
    assert_eq!(forms("La Mort"), ["x de la Mort", "x à la Mort", "x que la Mort", "x la Mort"]);
    assert_eq!(
        forms("Les araignées"),
        ["x des araignées", "x aux araignées", "x que les araignées", "x les araignées"]
    );
    assert_eq!(forms("L'Ogre"), ["x de l’Ogre", "x à l’Ogre", "x que l’Ogre", "x l’Ogre"]);
    assert_eq!(forms("Aoi"), ["x d’Aoi", "x à Aoi", "x qu’Aoi", "x Aoi"]);
    assert_eq!(forms("Vous"), ["x de vous", "x à vous", "x que vous", "x vous"]);
}

#[test]
fn words_agree_with_one_with_several_and_with_the_reader() {
    let ftl = "{ $who } { AGREE($who, \"propose\", \"proposent\", \"proposez\") }.";
    let said = |who: Vec<Person>| say(Language::Fr, ftl, who);
    let (ana, you) = (Person::named("Ana"), Person::told("Bruno", true));
    assert_eq!(said(vec![ana.clone()]), "Ana propose.");
    assert_eq!(said(vec![you.clone()]), "Vous proposez.");
    assert_eq!(said(vec![ana.clone(), you.clone()]), "Ana et vous proposez.");
    assert_eq!(said(vec![ana.clone(), Person::named("La Mort")]), "Ana et la Mort proposent.");
    assert_eq!(said(vec![Person::named("les voisins")]), "Les voisins proposent.");
    let ftl = "{ $who } { AGREE($who, \"proposes\", \"propose\") } it { TO($who) }: { OF($who) } turn.";
    let said = |who: Vec<Person>| say(Language::En, ftl, who);
    assert_eq!(said(vec![ana.clone()]), "Ana proposes it to Ana: Ana’s turn.");
    assert_eq!(said(vec![you.clone()]), "You propose it to you: your turn.");
    assert_eq!(said(vec![ana, you]), "Ana and you propose it to Ana and to you: Ana’s and your turn.");
}

#[test]
fn what_is_the_readers_is_said_so() {
    let ftl = "C’est { OWN($who, \"le nom\", \"votre nom\") }.";
    assert_eq!(say(Language::Fr, ftl, "Aoi"), "C’est le nom d’Aoi.");
    assert_eq!(say(Language::Fr, ftl, Person::told("Aoi", true)), "C’est votre nom.");
    let english = "{ OWN($who, \"The name\", \"Your name\") } is struck.";
    assert_eq!(say(Language::En, english, "Aoi"), "Aoi’s name is struck.");
    assert_eq!(say(Language::En, english, Person::told("Aoi", true)), "Your name is struck.");
    let both = vec![Person::named("Le Concierge"), Person::named("Vous")];
    assert_eq!(say(Language::Fr, ftl, both), "C’est le nom du Concierge et de vous.");
}

#[test]
fn words_agree_with_numbers() {
    let points = |language, n: i64| say(language, "{ $who } { AGREE($who, \"point\", \"points\") }", n);
    assert_eq!([0, 1, 2].map(|n| points(Language::Fr, n)), ["0 point", "1 point", "2 points"]);
    assert_eq!([0, 1, 2].map(|n| points(Language::En, n)), ["0 points", "1 point", "2 points"]);
}

#[test]
fn what_begins_a_sentence_begins_with_a_capital() {
    let said = |ftl: &str, who: &str| say(Language::Fr, ftl, Person::named(who));
    assert_eq!(
        said("C’est dit. { $who } parle, et { $who } rit.", "Le Concierge"),
        "C’est dit. Le Concierge parle, et le Concierge rit."
    );
    assert_eq!(said("Qui\u{202f}? { OF($who) } parents.", "Aoi"), "Qui\u{202f}? D’Aoi parents.");
    assert_eq!(said("M.{ $who }", "vous"), "M.vous");
}

#[test]
fn several_are_named_each_with_what_stands_before() {
    let people = ["Aoi", "Bruno", "Le Concierge"].map(Person::named).to_vec();
    assert_eq!(say(Language::Fr, "x { OF($who) }", people.clone()), "x d’Aoi, de Bruno et du Concierge");
    assert_eq!(say(Language::Fr, "x { THAT($who) }", people.clone()), "x qu’Aoi, Bruno et le Concierge");
    assert_eq!(say(Language::En, "{ $who }", people), "Aoi, Bruno and Le Concierge");
}

#[test]
fn a_name_is_put_into_a_plain_text() {
    assert_eq!(name_in("Que %x parte", "%x", "Aoi"), "Qu’Aoi parte");
    assert_eq!(name_in("Obtenir de %x la lettre", "%x", "Le Concierge"), "Obtenir du Concierge la lettre");
    assert_eq!(name_in("Arracher à %x une promesse", "%x", "Bruno"), "Arracher à Bruno une promesse");
    assert_eq!(name_in("Plus je regarde %x", "%x", "Aoi"), "Plus je regarde Aoi");
    assert_eq!(name_in("Make %x stay", "%x", "Aoi"), "Make Aoi stay");
}

#[test]
fn what_a_sentence_lacks_is_seen() {
    let (messages, _) = readers::fluent::read("a = { OF($who) }{ NONE($n) }\n");
    let args = Args::new().with("n", 1);
    assert_eq!(said(Language::Fr, &messages[0].1, &args), "{OF($who)}{NONE($n)}");
}
