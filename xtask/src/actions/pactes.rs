//! The page of Pactes.

use anyhow::Result;
use pactes::{FirstRep, Options, Pactes, Role};
use serde_json::Value;

use super::{Examples, Page, page};

/// Games played to find an example of every action; enough that each kind occurs.
const GAMES: u64 = 90;

const TEXTS: [&str; 9] =
    ["text", "reason", "note", "desire", "commitment", "flaw", "flaws", "proposal", "summary"];

pub(crate) fn pactes() -> Result<String> {
    let faust_chooses = Options { first_rep: FirstRep::FaustChooses, ..Options::default() };
    // So few tokens that the Discard is soon shuffled in.
    let short = Options { tokens_per_value: 10, ..Options::default() };
    let tables = [Options::default(), faust_chooses, short];
    // Dice on the table.
    let shows = |view: &Value| view.pointer("/contract/dice/0/slot").is_some_and(Value::is_string);
    let roles = [Role::Faust, Role::DemonA, Role::DemonB];
    let examples = Examples::of(&Pactes, &tables, &roles, GAMES, &TEXTS, shows)?;
    let about = Page {
        introduction: INTRODUCTION,
        view_of: "An example, as the Rep sees it in the middle of a game:",
    };
    page::<Pactes>(&about, &examples)
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
