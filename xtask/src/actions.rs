//! `docs/actions/GAME.md`: what can be done and seen, from the types and from games played for examples.

mod innommable;
mod pactes;
mod psychodrame;
mod psychopathe;
mod refusals;
mod schema;
mod yonkoma;

use std::{cmp::Reverse, collections::BTreeMap, fmt::Write as _};

use anyhow::{Context, Result, anyhow, ensure};
use kernel::{BySeat, Casting, Domain, Game, Language, Viewer, testkit::random_game};
use schemars::{JsonSchema, schema_for};
use serde_json::Value;

use self::schema::{Types, fields_table, limited_table, variants};

pub(crate) use self::{
    innommable::innommable, pactes::pactes, psychodrame::psychodrame, psychopathe::psychopathe,
    yonkoma::yonkoma,
};

/// What a game's page has to know beyond its types.
struct Page<'a> {
    /// What stands above the types.
    introduction: &'a str,
    /// How the example of the view is announced.
    view_of: &'a str,
}

/// The page of a game: its options, actions, notices, refusals and views.
fn page<G: Game>(about: &Page<'_>, examples: &Examples<'_>) -> Result<String>
where
    G::Options: JsonSchema,
    G::Action: JsonSchema,
    G::Notice: JsonSchema,
    G::Refusal: JsonSchema,
    G::View: JsonSchema,
{
    let mut page = String::from(about.introduction);
    let options = Types::of(&schema_for!(G::Options));
    writeln!(page, "\n## Options\n\n{}", fields_table(options.root()))?;
    writeln!(page, "## Actions\n\nWhat a seat can ask for, tagged by `do`.\n")?;
    let actions = Types::of(&schema_for!(G::Action));
    list(&mut page, &actions, "do", &examples.actions, &examples.longest)?;
    writeln!(
        page,
        "## What is told\n\nTagged by `told`. Fields that a viewer may not know are `null` for it.\n"
    )?;
    let notices = Types::of(&schema_for!(G::Notice));
    list(&mut page, &notices, "told", &examples.notices, &Longest::new())?;
    writeln!(
        page,
        "## Refusals\n\nEach with the rule it names; `message` is a sentence in the table's language.\n"
    )?;
    write!(page, "{}", refusals::refusals::<G::Refusal>()?)?;
    let view = Types::of(&schema_for!(G::View));
    writeln!(page, "\n## The view\n\n{}", fields_table(view.root()))?;
    writeln!(page, "{}\n\n```json\n{}\n```\n", about.view_of, examples.view)?;
    writeln!(page, "## Types\n")?;
    for (name, text) in Types::merged([&options, &actions, &notices, &view]) {
        writeln!(page, "### `{name}`\n\n{text}")?;
    }
    Ok(format!("{}\n", page.trim_end()))
}

fn list(
    page: &mut String,
    types: &Types,
    tag: &str,
    examples: &BTreeMap<String, Value>,
    longest: &Longest,
) -> Result<()> {
    let variants = variants(types, tag);
    for name in types.tags(tag) {
        ensure!(variants.iter().any(|variant| variant.name == name), "{name} is not listed");
    }
    for variant in variants {
        writeln!(page, "### `{}`\n", variant.name)?;
        if !variant.text.is_empty() {
            writeln!(page, "{}\n", variant.text)?;
        }
        let longest = |field: &str| longest.get(&(variant.name.clone(), field.to_owned())).copied();
        let fields = limited_table(variant.schema, &longest);
        if !fields.is_empty() {
            writeln!(page, "{fields}")?;
        }
        // Some things happen too rarely to come up; an action always does.
        match examples.get(&variant.name) {
            Some(example) => writeln!(page, "```json\n{}\n```\n", tag_first(tag, example))?,
            None if tag == "do" && fields.is_empty() => {
                writeln!(page, "```json\n{{\"do\":\"{}\"}}\n```\n", variant.name)?;
            }
            None => ensure!(tag != "do", "no example of {} came up", variant.name),
        }
    }
    Ok(())
}

/// How long the text in a field of an action may be, by both names.
type Longest = BTreeMap<(String, String), usize>;

/// One example of everything, from games played at random.
struct Examples<'a> {
    actions: BTreeMap<String, Value>,
    notices: BTreeMap<String, Value>,
    longest: Longest,
    view: String,
    texts: &'a [&'a str],
    /// A moment with something to see.
    shows: fn(&Value) -> bool,
}

impl<'a> Examples<'a> {
    fn of<G: Game>(
        game: &G,
        tables: &[G::Options],
        roles: &[G::Role],
        n_games: u64,
        texts: &'a [&'a str],
        shows: fn(&Value) -> bool,
    ) -> Result<Self> {
        let casting = Casting { language: Language::En, roles: BySeat::new(roles.to_vec()) };
        let (actions, notices) = (BTreeMap::new(), BTreeMap::new());
        let longest = Longest::new();
        let mut examples = Self { actions, notices, longest, view: String::new(), texts, shows };
        for (seed, options) in (0..n_games).zip(tables.iter().cycle()) {
            let played = random_game(game, options, &casting, seed, 2_000).map_err(|why| anyhow!("{why}"))?;
            examples.collect(game, &played.log)?;
        }
        Ok(examples)
    }

    fn collect<G: Game>(&mut self, game: &G, log: &kernel::testkit::GameLog<G>) -> Result<()> {
        let n_seats = log.opening.casting.roles.len();
        let mut state = game.start(&log.opening.setup);
        for row in &log.steps {
            let view = game.view(&state, row.by.viewer());
            let played = serde_json::to_value(&row.action)?;
            let action = readable(played.clone(), self.texts);
            // With other texts it has to be accepted there, too; else what was played stands for it.
            let again = serde_json::from_value::<G::Action>(action.clone());
            let accepted = again.is_ok_and(|again| game.permit(&view, &again).is_ok());
            keep(&mut self.actions, "do", if accepted { action } else { played });
            self.measure(game, &view)?;
            for event in &row.events {
                for viewer in Viewer::all(n_seats) {
                    if let Some(notice) = game.tell(&state, event, viewer) {
                        keep(&mut self.notices, "told", readable(serde_json::to_value(&notice)?, self.texts));
                    }
                }
                game.apply(&mut state, event);
            }
            if self.view.is_empty() {
                let view = serde_json::to_value(game.view(&state, Viewer::Seat(kernel::Seat(1))))?;
                let view = readable(view, self.texts);
                if (self.shows)(&view) {
                    self.view = serde_json::to_string_pretty(&view).context("a view is JSON")?;
                }
            }
        }
        Ok(())
    }
}

impl Examples<'_> {
    /// The limits of the texts on a menu.
    fn measure<G: Game>(&mut self, game: &G, view: &G::View) -> Result<()> {
        for choice in game.choices(view) {
            let action = serde_json::to_value(&choice.action)?;
            let name = action.get("do").and_then(Value::as_str).unwrap_or_default();
            for hole in choice.holes {
                if let Domain::Text { most, .. } = hole.domain {
                    self.longest.insert((name.to_owned(), hole.field), most);
                }
            }
        }
        Ok(())
    }
}

/// The plainest example of each kind: the one with the fewest empty fields, then the shortest.
fn keep(examples: &mut BTreeMap<String, Value>, tag: &str, value: Value) {
    let Some(name) = value.get(tag).and_then(Value::as_str).map(str::to_owned) else { return };
    let rank = |value: &Value| {
        let text = value.to_string();
        let n_fields = value.as_object().map_or(0, serde_json::Map::len);
        (text.matches("null").count(), Reverse(n_fields), text.len(), text)
    };
    match examples.get(&name) {
        Some(there) if rank(there) <= rank(&value) => (),
        _ => {
            examples.insert(name, value);
        }
    }
}

/// Random games write random texts: something a person could have written stands for them.
fn readable(mut value: Value, texts: &[&str]) -> Value {
    make_readable("", &mut value, texts);
    value
}

fn make_readable(field: &str, value: &mut Value, texts: &[&str]) {
    match value {
        Value::String(text) if texts.contains(&field) && !is_word(text) => {
            let wish = text.starts_with("I want");
            *text = if wish { "I want the moon" } else { "A few words" }.to_owned();
        }
        Value::Array(items) => items.iter_mut().for_each(|item| make_readable(field, item, texts)),
        Value::Object(fields) => {
            fields.iter_mut().for_each(|(field, value)| make_readable(field, value, texts));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
}

/// Whether it is a word of the rules that stands where elsewhere a text stands: what an anchor has come to, or a
/// character.
fn is_word(text: &str) -> bool {
    let is_number = |digits: &str| digits.parse::<u8>().is_ok();
    ["intact", "harmed", "lost", "inner"].contains(&text)
        || text.strip_prefix(['m', 's']).is_some_and(is_number)
}

/// An object on one line, its tag in front as people write it.
fn tag_first(tag: &str, value: &Value) -> String {
    let fields = value.as_object().into_iter().flatten();
    let (front, back): (Vec<_>, Vec<_>) = fields.partition(|(name, _)| *name == tag);
    let all = front.into_iter().chain(back).map(|(name, value)| format!("\"{name}\":{value}"));
    format!("{{{}}}", all.collect::<Vec<_>>().join(","))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// The examples on a game's page that a rehearsal would call no action.
    fn unread<G: Game>() -> Vec<String> {
        let path = crate::root().join(format!("docs/actions/{}.md", G::MANIFEST.name));
        let page = std::fs::read_to_string(path).expect("a page for each game");
        let examples = page.lines().filter(|line| line.starts_with("{\"do\":"));
        assert!(examples.clone().count() > 1, "{}", G::MANIFEST.name);
        examples.filter(|line| serde_json::from_str::<G::Action>(line).is_err()).map(str::to_owned).collect()
    }

    #[test]
    fn every_example_of_an_action_is_one() {
        let unread = [
            unread::<::pactes::Pactes>(),
            unread::<::psychopathe::Psychopathe>(),
            unread::<::psychodrame::Psychodrame>(),
            unread::<::innommable::Innommable>(),
            unread::<::yonkoma::Yonkoma>(),
        ];
        assert_eq!(unread.concat(), Vec::<String>::new());
    }

    /// What can be told in a game and is not on its page.
    fn unlisted<G: Game<Notice: JsonSchema>>() -> Vec<String> {
        let path = crate::root().join(format!("docs/actions/{}.md", G::MANIFEST.name));
        let page = std::fs::read_to_string(path).expect("a page for each game");
        let told = page.split("\n## ").find(|part| part.starts_with("What is told\n"));
        let told: Vec<&str> = told.expect("a part for it").lines().collect();
        let kinds = Types::of(&schema_for!(G::Notice)).tags("told");
        assert!(kinds.len() > 3, "{}", G::MANIFEST.name);
        kinds.into_iter().filter(|name| !told.contains(&format!("### `{name}`").as_str())).collect()
    }

    #[test]
    fn every_kind_of_notice_is_on_its_page() {
        let unlisted = [
            unlisted::<::pactes::Pactes>(),
            unlisted::<::psychopathe::Psychopathe>(),
            unlisted::<::psychodrame::Psychodrame>(),
            unlisted::<::innommable::Innommable>(),
            unlisted::<::yonkoma::Yonkoma>(),
        ];
        assert_eq!(unlisted.concat(), Vec::<String>::new());
    }

    #[test]
    fn an_example_is_kept_only_where_it_is_accepted() {
        let game = ::pactes::Pactes;
        let casting = Casting { language: Language::En, roles: BySeat::new(game.roles(3)) };
        let options = ::pactes::Options::default();
        let played = random_game(&game, &options, &casting, 1, 2_000).expect("a game");
        let (actions, notices, longest) = (BTreeMap::new(), BTreeMap::new(), Longest::new());
        let texts = &["text", "demon"];
        let mut examples =
            Examples { actions, notices, longest, view: String::new(), texts, shows: |_| true };
        examples.collect(&game, &played.log).expect("JSON");
        assert_eq!(examples.actions["set_desire"]["text"], "I want the moon", "PAC-12");
        let demons = examples.actions.values().filter_map(|action| action.get("demon"));
        assert!(demons.clone().all(|demon| demon != "A few words"), "no demon is called that");
        let named = json!({"against": ["m1", "inner"]});
        assert_eq!(readable(named.clone(), &["against"]), named);
    }
}
