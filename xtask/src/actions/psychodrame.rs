//! The page of Psychodrame.

use anyhow::Result;
use psychodrame::{Options, Psychodrame, Role};
use serde_json::Value;

use super::{Examples, Page, keep, page};

/// Games played to find examples; what comes up rarely is given below.
const GAMES: u64 = 32;

const TEXTS: [&str; 17] = [
    "text",
    "name",
    "age",
    "activity",
    "words",
    "comment",
    "place",
    "what",
    "description",
    "goal",
    "against",
    "risk",
    "wording",
    "past",
    "problem",
    "conviction",
    "fact",
];

pub(crate) fn psychodrame() -> Result<String> {
    let asks = Options {
        support_refusable: true,
        rematch_join: true,
        death_needs_consent: true,
        creation_traits: 5,
        ..Options::default()
    };
    let roles = [Role::Player; 3];
    let shows = |view: &Value| view.pointer("/table/scene/conflict/fighters/1/play/cards").is_some();
    let mut examples = Examples::of(&Psychodrame, &[Options::default(), asks], &roles, GAMES, &TEXTS, shows)?;
    for line in RARE.lines() {
        keep(&mut examples.actions, "do", serde_json::from_str(line)?);
    }
    let about = Page { introduction: INTRODUCTION, view_of: "An example, with a conflict on the table:" };
    page::<Psychodrame>(&about, &examples)
}

/// What comes up rarely in random play.
const RARE: &str = r#"{"do":"close_window"}
{"do":"purge_by_act","emotion":"anger","text":"A few words"}
{"do":"purge_by_belief","emotion":"anger","scope":"i","text":"A few words"}
{"do":"purge_draw","points":{"anger":2},"text":"A few words"}
{"do":"tick_belief","belief":1,"swap_with":"m2","text":"A few words"}
{"do":"promote","secondary":"s1"}
{"do":"set_tie","to":"s1","text":"A few words"}
{"do":"narrate_act","emotion":"anger","text":"A few words","deaths":["m2"],"witnesses":["m3"]}
{"do":"answer_death","agrees":true}
{"do":"answer_support","from":2,"agrees":true}
{"do":"join_conflict","who":"m3","side":"opposition"}
{"do":"resolve","text":"A few words","past":"A few words","problem":"A few words","concerns":["safety"]}
{"do":"retire","text":"A few words"}
{"do":"decline_character"}
{"do":"new_character"}
{"do":"spend_on_new_trait","packet":1,"subject":"opinion","name":"A few words","points":2,"text":"A few words"}
{"do":"decide_tie","each":true}
{"do":"assign_secondary","who":"s1","to":2}
{"do":"retell","text":"A few words"}"#;

const INTRODUCTION: &str = r#"# Psychodrame: actions and views

Generated from the types by `cargo xtask docs`; the rules are in [docs/rules/psychodrame.md](../rules/psychodrame.md).

A rehearsal (`tablee rehearse psychodrame FILE`) is JSON lines. The first line makes the table; play starts after the
lobby, with empty sheets:

```json
{"game":"psychodrame","language":"fr","seats":[{"name":"Ana"},{"name":"Bo"}],"options":{"resolutionThreshold":3},"chance":["7D","KC"]}
```

Everybody's role is `player` and may be left out. `chance` lists the cards in the order in which they are drawn (`AS`,
`10H`). Each further line is an action of a seat, or of the house when a countdown has run out:

```json
{"seat":0,"action":{"do":"confirm_sheet"}}
{"seat":"house","action":{"do":"close_window"}}
```

For each comes one line: `{"seq":1,"told":{…}}`, or `{"refused":{"rule":"PSD-19","message":"…"}}`, or
`{"error":{"line":7,"message":"…"}}` for a line that is no action. `--views` adds a last line with every viewer's view.

Main characters are `m1`, `m2` … (at first `m1` is seat 0's), secondary ones `s1`, `s2` … in the order in which they appear, the
adversary of an inner conflict `inner`. A `text` that may be left out was told aloud. Traits 1 to 5 are the problem, the relation, the
link, the nuance and the free trait; later ones are numbered on from 6, also where there is no fifth. Risks, packets and entries are
numbered from 1 in each conflict or scene, as they are told. `done_cancelled`, `packets_awaited`, `vote_closed` and `yield_ended` happen
without being told: the view shows them.

In short: everybody writes a sheet and `confirm_sheet`; somebody's `claim_direction` and `frame_scene`; anybody's `narrate`;
`initiate_conflict`, `accept` or `refuse`; in development `use_trait`, `purge_draw`, `support`, `done`; then `play_combination` in
order; `tick_belief` or `pass_psych` (or the house's `close_window`); `narrate_result`, and `decide_tie` where ranks are equal;
`give_packet` (the program does it where there is one choice) and `spend_on_…` until all points are spent; `narrate_act` for a
saturated emotion; the scene ends by itself. Without a conflict the Director's `close_scene` ends it. Then the role goes left:
`accept_direction` or `pass_direction`; `propose_end` and `vote_end` stop the game. Whose character is dead or retired says
`new_character` first, then writes the sheet or has a secondary character become it (`promote`), or says `decline_character`.

`close_window` closes what only asks whether anybody else wants something: who else opposes, once all who were named have answered; who
supports, once all who take part are done; who plays a psychological game; who purges before the scene ends; who plays a secondary
character that somebody asked for, unless several absent players did.

Options take the names of the rules; `series` takes what an earlier game hands on (PSD-163): `mains`, `secondaries` and `facts` as they
stand in its view's `table`, and `kept`, the main character that each seat keeps or `null`.
"#;
