//! The page of 4-KOMA.

use anyhow::Result;
use serde_json::Value;
use yonkoma::{BondApproval, Options, Role, Yonkoma};

use super::{Examples, Page, keep, page};

/// Games played to find examples; what comes up rarely is given below.
const GAMES: u64 = 6;

const TEXTS: [&str; 21] = [
    "text",
    "reason",
    "goal",
    "approach",
    "title",
    "aim",
    "other_text",
    "npc_text",
    "stake",
    "caption",
    "name",
    "concept",
    "flaw",
    "gift",
    "restriction",
    "label",
    "event",
    "roller",
    "who",
    "replaced",
    "notes",
];

pub(crate) fn yonkoma() -> Result<String> {
    let asks = Options { bond_approval: BondApproval::Gm, ..Options::default() };
    let roles = [Role::GameMaster, Role::Player, Role::Player];
    let shows = |view: &Value| view.pointer("/board/contest/sides/0/dice/0").is_some();
    let mut examples = Examples::of(&Yonkoma, &[Options::default(), asks], &roles, GAMES, &TEXTS, shows)?;
    for line in RARE.lines() {
        keep(&mut examples.actions, "do", serde_json::from_str(line)?);
    }
    let about = Page {
        introduction: INTRODUCTION,
        view_of: "An example, as a player sees it with dice on the table:",
    };
    page::<Yonkoma>(&about, &examples)
}

/// What comes up rarely in random play.
const RARE: &str = r#"{"do":"name_roller","side":"a","character":2}
{"do":"consent","yes":true}
{"do":"answer_imposed","yes":true}
{"do":"answer_bond","character":1,"bond":0,"yes":true}
{"do":"bring_in","character":5}
{"do":"erase_setback","character":1,"severity":"grave"}
{"do":"next_adventure"}
{"do":"end_adventure"}
{"do":"close"}
{"do":"drop_bond","bond":3}
{"do":"go_on","side":"a","approach":"A few words"}
{"do":"stop","side":"b"}
{"do":"judge_specific","side":"a"}
{"do":"concede","text":"A few words"}
{"do":"impose_bond","target":2,"text":"A few words","replaces":1}
{"do":"tell_anecdote","text":"A few words"}
{"do":"stop_helping","character":2}
{"do":"change_bond","bond":1,"target":2,"text":"A few words"}
{"do":"return_bonds","character":1,"reason":"A few words"}
{"do":"give_back_gift","character":1,"gift":0}
{"do":"undo_bond","character":1,"bond":0}
{"do":"award","character":2,"label":"off balance","sign":"negative"}
{"do":"tell_round","text":"A few words"}
{"do":"plus_one","character":1,"gift":0,"text":"A few words"}
{"do":"set_conditions","side":"a","conditions":[1]}
{"do":"change_approach","character":1,"severity":"serious","approach":"A few words"}
{"do":"take_setback","character":1,"severity":"serious","keep":[1],"text":"A few words"}
{"do":"spend_koma","keep":[1,3],"text":"A few words"}
{"do":"tell_result","text":"A few words","using":[2]}
{"do":"show_bond","npc":3,"bond":0}
{"do":"end_session"}
{"do":"drop_test"}
{"do":"pass"}"#;

const INTRODUCTION: &str = r#"# 4-KOMA: actions and views

Generated from the types by `cargo xtask docs`; the rules are in [docs/rules/yonkoma.md](../rules/yonkoma.md).

A rehearsal (`tablee rehearse yonkoma FILE`) is JSON lines. The first line makes the table: one `game_master` (or `gm`) and
one to six `player`s, in any order; play starts after the lobby:

```json
{"game":"yonkoma","language":"fr","seats":[{"name":"Zoé","role":"game_master"},{"name":"Ana","role":"player"}],"options":{"successFaces":[5,6]},"chance":[6,2,3,5]}
```

`chance` lists the faces of the dice in the order in which they are thrown. Each further line is an action:

```json
{"seat":0,"action":{"do":"set_world","text":"Une cité flottante"}}
```

For each comes one line: what each seat and the public were told, or the rule that refuses (see
[pactes.md](pactes.md) for the forms). Seats count from 0. Characters are numbered from 1 in the order in which they
appear, players' and game master's alike; Conditions from 1 in the order in which they are given; dice from 1 as they lie
on the table, those kept in front; Bonds and Gifts from 0 as they stand on the sheet. A text of play that is `null` was told
aloud.

A session in short: `set_world`, each player's `confirm_world`; `submit_character` and `approve_character` (or
`return_character`); `create_npc` or a player's `invent_npc`, `submit_bonds`; `start_session` opens the first Scene. A Test: a
player's `attempt` and the game master's `set_basis`, or `call_test` with its case at once; `help`, `tell_anecdote`; `throw` (or
`auto_succeed`); `plus_one`, `spend_koma`, `take_setback`, `change_approach`; `accept`; `tell_result`. A Conflict:
`start_conflict` between two rollers, `help` with a `side` for the others; `set_basis` and `throw` for each side. Before a Round
is compared, whoever has an unused Gift is asked, the trailing side first, and answers by `plus_one` or `pass`; the game
master is asked whenever a character of his takes part. Then, as it falls: `judge_specific` on a tie, `award` or `pass` at a
lead of two, `tell_round`, and the loser's `spend_koma`, `take_setback`, `change_approach` or `concede`; last `tell_result`, and
the winner may `impose_bond`. `end_session`, then `start_session` again, or `end_adventure`, `next_adventure`, `close`.
Whole scripts lie in `crates/tablee/tests/rehearsals/`.
"#;
