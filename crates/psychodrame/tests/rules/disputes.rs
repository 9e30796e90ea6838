//! What a ruling changes: PSD-41, PSD-123.

use kernel::Text;
use psychodrame::{Action, CharacterId, Emotion, EntryId, MOST_LINE, MOST_TALE, Notice, Stage};

use crate::play::{A, B, C, Table, aloud, combination, initiate, m};

const S1: CharacterId = CharacterId::Secondary(1);

fn retell(text: &str) -> Action {
    Action::Retell { text: Some(text.into()) }
}

/// Somebody contests an entry, and the Director C agrees: its author is to tell it differently.
fn overturn(table: &mut Table, by: kernel::Seat, entry: EntryId) {
    table.act(by, Action::Challenge { entry, text: None });
    let author = table.state.table.dispute.as_ref().expect("a dispute").author;
    table.act(author, Action::Explain { text: None });
    table.act(C, Action::Rule { uphold: true, text: None });
}

fn entry_of_last_play(table: &Table) -> EntryId {
    let plays = table.heard.iter().rev();
    let mut entries = plays.filter_map(|notice| {
        if let Notice::CombinationPlayed { entry, .. } = notice { Some(*entry) } else { None }
    });
    entries.next().expect("a play")
}

fn facts(table: &Table) -> Vec<&str> {
    table.state.table.facts.iter().map(|fact| &**fact).collect()
}

/// B's threat hits A, A's threat hits nobody; the cards are played, nothing is told yet.
fn played() -> Table {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.lay(m(A), "3 3");
    table.lay(m(B), "9");
    table.all_done();
    table.act(B, combination("9", "You lose your house", &[m(A)]));
    table
}

#[test]
fn psd_41_a_ruling_is_final() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.act(A, aloud(Some(m(A))));
    let entry = EntryId(1);
    table.act(B, Action::Challenge { entry, text: None });
    table.act(A, Action::Maintain);
    table.act(C, Action::Rule { uphold: false, text: None });
    table.refuses(B, &Action::Challenge { entry, text: None }, "PSD-41");
    // Told differently after an upheld challenge it is something else, and a challenge that was withdrawn was not ruled on.
    table.act(A, aloud(Some(m(A))));
    overturn(&mut table, B, EntryId(2));
    table.act(A, Action::Retell { text: None });
    table.act(B, Action::Challenge { entry: EntryId(2), text: None });
    table.act(B, Action::WithdrawChallenge);
    table.act(B, Action::Challenge { entry: EntryId(2), text: None });
}

#[test]
fn psd_41_the_director_hears_the_author_before_ruling() {
    let rule = Action::Rule { uphold: true, text: None };
    let mut asked = Table::scene(3, C, A, &[B]);
    asked.act(A, aloud(Some(m(A))));
    asked.act(B, Action::Challenge { entry: EntryId(1), text: None });
    asked.refuses(C, &rule, "PSD-41");
    let mut maintained = asked.clone();
    maintained.act(A, Action::Maintain);
    maintained.act(C, rule.clone());
    let mut explained = asked.clone();
    explained.act(A, Action::Explain { text: None });
    explained.act(C, rule.clone());
    // The Director's own words are not the author's silence; the story that goes on without an answer is.
    asked.act(C, aloud(None));
    asked.refuses(C, &rule, "PSD-41");
    asked.act(A, aloud(Some(m(A))));
    asked.act(C, rule);
}

#[test]
fn psd_41_a_goal_told_again_is_the_goal() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
    overturn(&mut table, B, EntryId(1));
    // It stays in writing, and short.
    table.refuses(A, &Action::Retell { text: None }, "PSD-41");
    table.refuses(A, &retell(&"x".repeat(MOST_LINE + 1)), "PSD-41");
    table.act(A, retell("An apology"));
    assert_eq!(&*table.state.table.conflict().expect("a conflict").goal, "An apology");
    // The goal of an earlier conflict that nobody opposed is achieved; it does not replace this one.
    table.act(B, Action::Refuse { text: None });
    table.act(A, Action::NarrateResult { text: None });
    table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
    overturn(&mut table, B, EntryId(1));
    table.act(A, retell("Nothing"));
    assert_eq!(&*table.state.table.conflict().expect("a conflict").goal, "The truth");
    // Anything else may be told at length, or aloud.
    table.act(B, Action::Refuse { text: None });
    table.act(A, Action::NarrateResult { text: None });
    table.act(A, aloud(None));
    let last = EntryId(table.state.table.scene.as_ref().expect("a scene").next_entry.0 - 1);
    overturn(&mut table, B, last);
    table.act(A, retell(&"x".repeat(MOST_TALE)));
}

#[test]
fn psd_123_a_risk_told_again_becomes_the_fact() {
    let mut table = played();
    let entry = entry_of_last_play(&table);
    overturn(&mut table, A, entry);
    table.act(B, retell("You lose your keys"));
    table.act(A, combination("3 3", "You lose your keys", &[m(B)]));
    table.nobody_ticks();
    let mut later = table.clone();
    table.finish();
    assert_eq!(facts(&table), ["You lose your keys"]);
    // Also once it is endured, as long as it can be contested.
    later.act(A, Action::NarrateResult { text: None });
    assert_eq!(later.stage(), Stage::Packets);
    overturn(&mut later, A, entry);
    later.act(B, retell("You lose your way"));
    assert_eq!(facts(&later), ["You lose your way"]);
    assert_eq!(later.packet(A).map(|packet| &*packet.risks[0].text), Some("You lose your way"));
    let risks = &later.state.table.conflict().expect("a conflict").risks;
    let risks: Vec<&Text> = risks.iter().map(|risk| &risk.text).collect();
    assert_eq!(risks, [&Text::from("You lose your way"), &Text::from("You lose your keys")], "B's, not A's");
}

#[test]
fn psd_123_facts_stay_true_in_the_next_game() {
    let mut table = played();
    table.act(A, combination("3 3", "You lose face", &[m(B)]));
    table.nobody_ticks();
    table.finish();
    let series = table.view(A).series();
    let options = psychodrame::Options { series: Some(series), ..Default::default() };
    assert_eq!(facts(&Table::with(&options, 3)), ["You lose your house"]);
    assert_eq!(psychodrame::MOST_FACTS, 40);
}

#[test]
fn psd_152_a_note_is_reworded_with_its_risk() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.act(C, Action::CreateSecondary { name: "the postman".into(), description: None });
    table.any_cards(1).act(A, initiate(m(A), &[S1]));
    table.any_cards(4).act(C, Action::Accept { text: None });
    if table.stage() == Stage::Response {
        table.house();
    }
    table.lay(S1, "3 3");
    table.lay(m(A), "J");
    table.all_done();
    table.act(C, combination("3 3", "It will be known", &[m(A)]));
    table.act(A, combination("J", "You lose your job", &[S1]));
    let entry = entry_of_last_play(&table);
    table.nobody_ticks();
    table.act(B, Action::Challenge { entry, text: None });
    // B has something to purge: the scene is not over at once.
    table.feel(B, Emotion::Joy, 3, 6);
    table.act(C, Action::NarrateResult { text: None });
    assert_eq!(table.stage(), Stage::Closing);
    table.act(A, Action::Explain { text: None });
    table.act(C, Action::Rule { uphold: true, text: None });
    table.act(A, retell("You lose your bicycle"));
    assert_eq!(facts(&table), ["You lose your bicycle"]);
    let notes = &table.state.table.secondary(S1).expect("the postman").notes;
    assert_eq!((notes.len(), &*notes[0].risk), (1, "You lose your bicycle"));
}
