//! The page of Psychopathe.

use anyhow::Result;
use psychopathe::{Options, Player, Psychopathe};
use serde_json::Value;

use super::{Examples, Page, page};

/// Games played to find an example of every action; enough that each kind occurs.
const GAMES: u64 = 30;

pub(crate) fn psychopathe() -> Result<String> {
    let small = Options { board: 2, ..Options::default() };
    // A few moves into a game.
    let shows = |view: &Value| view.get("n_moves").and_then(Value::as_u64) == Some(4);
    let roles = [Player::White, Player::Black];
    let examples = Examples::of(&Psychopathe, &[small], &roles, GAMES, &[], shows)?;
    let about = Page {
        introduction: INTRODUCTION,
        view_of: "An example, as black sees it after four half-moves on the small board:",
    };
    page::<Psychopathe>(&about, &examples)
}

const INTRODUCTION: &str = "\
# Psychopathe: actions and views

Generated from the types by `cargo xtask docs`; the rules are in [docs/rules/psychopathe.md](../rules/psychopathe.md).

A rehearsal (`tablee rehearse psychopathe FILE`) is JSON lines. The first line makes the table:

```json
{\"game\":\"psychopathe\",\"language\":\"fr\",\"seats\":[{\"name\":\"Ana\",\"role\":\"white\"},{\"name\":\"Bruno\",\"role\":\"black\"}],\"options\":{\"board\":2,\"camp\":\"standard\"}}
```

Roles are `white`, `black` and, where three play (PSY-60), `red`. `camp` is the name of a camp that comes with the program
(`standard`, `withdrawn`, `sheltered`, `scouts`, `fan`, `informers`, `corner`) or the text of a camp file. There is no chance.
Each further line is an action:

```json
{\"seat\":0,\"action\":{\"do\":\"move\",\"from\":\"a1\",\"to\":\"o\"}}
```

For each comes one line: `{\"seq\":1,\"told\":{\"0\":[…],\"1\":[…],\"public\":[…]}}`, or
`{\"refused\":{\"rule\":\"PSY-12\",\"message\":\"…\"}}`, or `{\"error\":{\"line\":7,\"message\":\"…\"}}` for a line that is no
action. The clock is the house's: `{\"seat\":\"house\",\"action\":{\"do\":\"time_up\"}}`. `--views` adds a last line with every
viewer's view. Nodes are named as in the rules. Whole scripts lie in `crates/tablee/tests/rehearsals/`.
";
