//! The page of Innommable.

use anyhow::Result;
use innommable::{DieDeal, Innommable, Options, Role};
use serde_json::Value;

use super::{Examples, Page, page};

/// Games played to find an example of every action; enough that each kind occurs.
const GAMES: u64 = 240;

const TEXTS: [&str; 17] = [
    "text",
    "reason",
    "goal",
    "lore",
    "title",
    "said",
    "name",
    "portrait",
    "anchor",
    "notes",
    "place",
    "date",
    "spots",
    "source",
    "profiteers",
    "symptoms",
    "role",
];

pub(crate) fn innommable() -> Result<String> {
    let by_lot = Options { die_deal: DieDeal::Random, ..Options::default() };
    let tables = [Options::default(), by_lot];
    // A throw on the table.
    let shows = |view: &Value| view.pointer("/conflict/sides/0/thrown/0").is_some();
    let roles = [Role::Keeper, Role::Player, Role::Player, Role::Player];
    let examples = Examples::of(&Innommable, &tables, &roles, GAMES, &TEXTS, shows)?;
    let about =
        Page { introduction: INTRODUCTION, view_of: "An example, as a player sees it after a throw:" };
    page::<Innommable>(&about, &examples)
}

const INTRODUCTION: &str = "\
# Innommable: actions and views

Generated from the types by `cargo xtask docs`; the rules are in [docs/rules/innommable.md](../rules/innommable.md).

A rehearsal (`tablee rehearse innommable FILE`) is JSON lines. The first line makes the table; play starts with the
Keeper's preparation:

```json
{\"game\":\"innommable\",\"language\":\"fr\",\"seats\":[{\"name\":\"Ana\",\"role\":\"keeper\"},{\"name\":\"Bruno\",\"role\":\"player\"},{\"name\":\"Chloé\",\"role\":\"player\"}],\"options\":{\"giftSource\":\"bowl\"},\"chance\":[14,3,20]}
```

`chance` lists the faces of the dice in the order in which they are thrown: those of a hand in the order in which they
came into it; and with `dieDeal: random`, for each die laid, the index of its kind among those left, from many faces to few
(nothing is asked when one kind is left). Running dry is an error that changes nothing. Each further line is an action, by a
seat's number or by `\"house\"`, which only ever ends the time to give a die:

```json
{\"seat\":0,\"action\":{\"do\":\"write_mystery\",\"place\":\"…\",\"date\":\"…\",\"source\":\"…\",\"profiteers\":\"one\\ntwo\",\"symptoms\":\"one\\ntwo\\nthree\",\"role\":\"…\"}}
```

For each comes one line: `{\"seq\":1,\"told\":{\"0\":[…],…,\"public\":[…]}}`, or
`{\"refused\":{\"rule\":\"INN-45\",\"message\":\"…\"}}`, or `{\"error\":{\"line\":7,\"message\":\"…\"}}` for a line that is no
action. `--views` adds a last line with every viewer's view.

A game in short. The Keeper's `write_mystery`, `lay_dice` (and `move_die`), `finish_preparation`; everybody's `submit_character` and
the Keeper's `approve_character`; `start_play`. A die: `start_monologue`, `finish_monologue`. A conflict: `declare_action`, the
Keeper's `rule_action`, `throw`; when short, those who could give a die give it (`suggest` and the receiver's `incorporate`,
`auxiliary_gift`; then `roll_gift_die` or `stop_action`) or `pass_gift`, or the Keeper or the house does `close_window`; then
`accept_failure` or `reroll`; last `outcome`, by the winner or by the Keeper of a failure. A strike: `strike`, then `accept_effect`
or `resist` (a conflict), and `apply_effect` if nothing kept it off. The end: `declare_defused` (or everybody is lost), `epilogue`.

Elements are numbered from 1 in the order of the sheet (the source, the profiteers, the symptoms) for the Keeper alone;
what is revealed is numbered from 1 in the order in which it is revealed, for everybody. A text that is left out was told
aloud. Whole scripts lie in `crates/tablee/tests/rehearsals/`.
";
