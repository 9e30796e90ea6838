//! `docs/actions/GAME.md`: what can be done and seen, from the types and from games played for examples.

mod schema;

use std::{cmp::Reverse, collections::BTreeMap, fmt::Write as _};

use anyhow::{Context, Result, anyhow, ensure};
use kernel::{BySeat, Casting, Game, Language, Viewer, testkit::random_game};
use pactes::{Action, FirstRep, Notice, Options, Pactes, Refusal, Role, View};
use schemars::schema_for;
use serde_json::Value;

use self::schema::{Types, fields_table, variants};

/// Games played to find an example of every action; enough that each kind occurs.
const GAMES: u64 = 90;

pub(crate) fn pactes() -> Result<String> {
    let faust_chooses = Options { first_rep: FirstRep::FaustChooses, ..Options::default() };
    // So few tokens that the Discard is soon shuffled in.
    let short = Options { tokens_per_value: 10, ..Options::default() };
    let tables = [Options::default(), faust_chooses, short];
    let examples = Examples::of(&Pactes, &tables, &[Role::Faust, Role::DemonA, Role::DemonB])?;
    let mut page = String::from(INTRODUCTION);
    let options = Types::of(&schema_for!(Options));
    writeln!(page, "\n## Options\n\n{}", fields_table(options.root()))?;
    writeln!(page, "## Actions\n\nWhat a seat can ask for, tagged by `do`.\n")?;
    let actions = Types::of(&schema_for!(Action));
    list(&mut page, &actions, "do", &examples.actions)?;
    writeln!(
        page,
        "## What is told\n\nTagged by `told`. Fields that a viewer may not know are `null` for it.\n"
    )?;
    let notices = Types::of(&schema_for!(Notice));
    list(&mut page, &notices, "told", &examples.notices)?;
    writeln!(
        page,
        "## Refusals\n\nBy the rule they name; `message` is a sentence in the table's language.\n"
    )?;
    let refusals = Types::of(&schema_for!(Refusal));
    for variant in variants(&refusals, "refusal") {
        writeln!(page, "- `{}`", variant.name)?;
    }
    let view = Types::of(&schema_for!(View));
    writeln!(page, "\n## The view\n\n{}", fields_table(view.root()))?;
    writeln!(
        page,
        "An example, as the Rep sees it in the middle of a game:\n\n```json\n{}\n```\n",
        examples.view
    )?;
    writeln!(page, "## Types\n")?;
    for (name, text) in Types::merged([&options, &actions, &notices, &view]) {
        writeln!(page, "### `{name}`\n\n{text}")?;
    }
    Ok(format!("{}\n", page.trim_end()))
}

const INTRODUCTION: &str = "\
# Pactes: actions and views

Generated from the types by `cargo xtask docs`; the rules are in [docs/rules/pactes.md](../rules/pactes.md).

A rehearsal (`tablee rehearse pactes FILE`) is JSON lines. The first line makes the table; play starts after the
lobby:

```json
{\"game\":\"pactes\",\"language\":\"fr\",\"seats\":[{\"name\":\"Ana\",\"role\":\"faust\"},{\"name\":\"Bruno\",\"role\":\"demon_a\"},{\"name\":\"Chloé\",\"role\":\"demon_b\"}],\"options\":{\"firstRep\":\"demonB\"},\"chance\":[4,2,6,1]}
```

`chance` lists results in the order in which the rules ask for them: the faces of the dice in the order of the roll,
the value (1 or 2) of each token drawn, and for a lot (`firstRep` or `demonPerfectTie` by chance) 0 for demon A and 1
for demon B. A list that runs dry, or says something impossible, is an error that changes nothing. Each further line
is an action:

```json
{\"seat\":0,\"action\":{\"do\":\"set_desire\",\"text\":\"Je veux la lune\"}}
```

For each comes one line: `{\"seq\":1,\"told\":{\"0\":[…],\"1\":[…],\"2\":[…],\"public\":[…]}}`, or
`{\"refused\":{\"rule\":\"PAC-12\",\"message\":\"…\"}}`, or `{\"error\":{\"line\":7,\"message\":\"…\"}}` for a line that is no
action. `--views` adds a last line with every viewer's view. Seats count from 0, everything on paper (obstacles, lines,
dice, words, offers) from 1. Results of `chance` that nobody asked for are left over in silence. The command ends with 0
if every line was an action, permitted or refused; with 1 if a line was none, chance ran dry or the table was refused;
with 2 if the script could not be read at all.

A round in short: the Rep's `choose_obstacle` (the program takes the last one), then per line `propose`, Faust's `accept` (or
`refuse`), the Rival's `write_flaw`, Faust's `go_on` or `sign`; `pay` (the program does it when there is nothing to pay); `roll`;
`place` for each die, `convert` or `skip_conversion` after a 6 on a commitment, and `confirm`; `shift`, `reroll`, offers, until all
three `pass`. Whoever owes a discard (`owes` in his view) settles it by `discard` before he passes, spends, trades or sums up;
where there is no choice the program has done it. Last, Faust's `summarise`. Whole scripts lie in
`crates/tablee/tests/rehearsals/`.
";

fn list(page: &mut String, types: &Types, tag: &str, examples: &BTreeMap<String, Value>) -> Result<()> {
    for variant in variants(types, tag) {
        writeln!(page, "### `{}`\n", variant.name)?;
        if !variant.text.is_empty() {
            writeln!(page, "{}\n", variant.text)?;
        }
        let fields = fields_table(variant.schema);
        if !fields.is_empty() {
            writeln!(page, "{fields}")?;
        }
        // Some things happen too rarely to come up; an action always does.
        match examples.get(&variant.name) {
            Some(example) => writeln!(page, "```json\n{}\n```\n", tag_first(tag, example))?,
            None => ensure!(tag != "do", "no example of {} came up", variant.name),
        }
    }
    Ok(())
}

/// One example of everything, from games played at random.
struct Examples {
    actions: BTreeMap<String, Value>,
    notices: BTreeMap<String, Value>,
    view: String,
}

impl Examples {
    fn of<G: Game>(game: &G, tables: &[G::Options], roles: &[G::Role]) -> Result<Self> {
        let casting = Casting { language: Language::En, roles: BySeat::new(roles.to_vec()) };
        let mut examples = Self { actions: BTreeMap::new(), notices: BTreeMap::new(), view: String::new() };
        for (seed, options) in (0..GAMES).zip(tables.iter().cycle()) {
            let played = random_game(game, options, &casting, seed, 2_000).map_err(|why| anyhow!("{why}"))?;
            examples.collect(game, &played.record)?;
        }
        Ok(examples)
    }

    fn collect<G: Game>(&mut self, game: &G, record: &kernel::Record<G>) -> Result<()> {
        let n_seats = record.opening.casting.roles.len();
        let mut state = game.start(&record.opening.setup);
        for row in &record.rows {
            keep(&mut self.actions, "do", serde_json::to_value(&row.action)?);
            for event in &row.events {
                for viewer in Viewer::all(n_seats) {
                    if let Some(notice) = game.tell(&state, event, viewer) {
                        keep(&mut self.notices, "told", serde_json::to_value(&notice)?);
                    }
                }
                game.apply(&mut state, event);
            }
            if self.view.is_empty() {
                let mut view = serde_json::to_value(game.view(&state, Viewer::Seat(kernel::Seat(1))))?;
                make_readable("", &mut view);
                // A moment with something to see: dice on the table.
                if view.pointer("/contract/dice/0/slot").is_some_and(Value::is_string) {
                    self.view = serde_json::to_string_pretty(&view).context("a view is JSON")?;
                }
            }
        }
        Ok(())
    }
}

/// The plainest example of each kind: the one with the fewest empty fields, then the shortest.
fn keep(examples: &mut BTreeMap<String, Value>, tag: &str, mut value: Value) {
    make_readable("", &mut value);
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
fn make_readable(field: &str, value: &mut Value) {
    const TEXTS: [&str; 9] =
        ["text", "reason", "note", "desire", "commitment", "flaw", "flaws", "proposal", "summary"];
    match value {
        Value::String(text) if TEXTS.contains(&field) => {
            let wish = text.starts_with("I want");
            *text = if wish { "I want the moon" } else { "A few words" }.to_owned();
        }
        Value::Array(items) => items.iter_mut().for_each(|item| make_readable(field, item)),
        Value::Object(fields) => fields.iter_mut().for_each(|(field, value)| make_readable(field, value)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
}

/// An object on one line, its tag in front as people write it.
fn tag_first(tag: &str, value: &Value) -> String {
    let fields = value.as_object().into_iter().flatten();
    let (front, back): (Vec<_>, Vec<_>) = fields.partition(|(name, _)| *name == tag);
    let all = front.into_iter().chain(back).map(|(name, value)| format!("\"{name}\":{value}"));
    format!("{{{}}}", all.collect::<Vec<_>>().join(","))
}
