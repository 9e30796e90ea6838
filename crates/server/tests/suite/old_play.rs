//! Plays long games over HTTP, by bots and by chance, to be kept as fixtures of this release.

use std::collections::BTreeMap;

use client::request;
use kernel::{Ask, Chance as _, Choice, Seeded, Seq, Viewer};
use serde_json::{Value, json};
use server::Catalog;
use table::{AnyBot, Notice, Row};

use crate::world::{Table, World};

/// A table to play at.
pub(crate) struct Plan {
    pub(crate) game: &'static str,
    pub(crate) bot: &'static str,
    pub(crate) roles: &'static [&'static str],
    pub(crate) options: Value,
    pub(crate) steps: usize,
}

/// Tables that between them use most options.
pub(crate) fn plans() -> Vec<Plan> {
    let plan = |game, bot, roles, options| Plan { game, bot, roles, options, steps: 400 };
    vec![
        plan("pactes", "demon", &["faust", "demon_a", "demon_b"], json!({"firstRep": "faustChooses"})),
        plan(
            "pactes",
            "demon",
            &["demon_b", "faust", "demon_a"],
            json!({"tokensPerValue": 10, "demonPerfectTie": "random"}),
        ),
        plan("psychodrame", "player", &["player"; 3], json!({"supportRefusable": true, "rematchJoin": true})),
        plan(
            "psychodrame",
            "player",
            &["player"; 2],
            json!({"deathNeedsConsent": true, "repercussionPool": "drawn"}),
        ),
        plan(
            "psychopathe",
            "level-1",
            &["red", "white", "black"],
            json!({"draws": {"repetition": true, "quiet": 30}}),
        ),
        // Nobody moves any more, and time runs out.
        Plan {
            steps: 6,
            ..plan("psychopathe", "level-2", &["white", "black"], json!({"board": 2, "seconds_per_move": 1}))
        },
        plan(
            "innommable",
            "keeper",
            &["keeper", "player", "player"],
            json!({"dieDeal": "random", "blacklistVisibility": "keeperOnly"}),
        ),
        plan(
            "innommable",
            "keeper",
            &["player", "player", "keeper"],
            json!({"allocation": "manual", "dieDeal": "manual", "severeMayKill": false}),
        ),
        plan("yonkoma", "mangaka", &["game_master", "player", "player"], json!({"bondApproval": "gm"})),
        plan(
            "yonkoma",
            "mangaka",
            &["player", "game_master", "player"],
            json!({"bondApproval": "table", "npcSheets": "hidden", "helpNeedsRelevance": true}),
        ),
    ]
}

/// A game under way.
pub(crate) struct Playing<'a> {
    world: &'a World,
    pub(crate) table: Table,
    pub(crate) keys: Vec<String>,
    bots: Vec<Box<dyn AnyBot>>,
    heard: Seq,
    whims: Seeded,
    /// How many of a hundred actions are chosen by chance and not by a bot.
    by_chance: usize,
    asked: usize,
    done: BTreeMap<String, usize>,
}

impl<'a> Playing<'a> {
    pub(crate) async fn start(world: &'a World, plan: &Plan, seed: u64) -> Self {
        let new = json!({"game": plan.game, "seats": plan.roles.len(), "options": plan.options});
        let table = world.make(new).await;
        let names = ["Ana", "Bob", "Cleo", "Dora"];
        let people: Vec<_> = names.into_iter().zip(plan.roles.iter().copied()).collect();
        let keys = table.fill(&people).await.iter().map(|seat| seat.key().to_owned()).collect();
        let catalog = Catalog::standard();
        let bot = || catalog.find(plan.game).and_then(|game| game.bot(plan.bot)).expect("a bot");
        let mut whims = Seeded::new(seed);
        let by_chance = 10 + whims.pick(&Ask::one_of(70));
        let bots = plan.roles.iter().map(|_| bot()).collect();
        Self {
            world,
            table,
            keys,
            bots,
            heard: Seq(0),
            whims,
            by_chance,
            asked: 0,
            // What ends a game is put off.
            done: ["resign", "close_table", "propose_end", "end_session"]
                .map(|kind| (kind.to_owned(), 40))
                .into(),
        }
    }

    fn pick(&mut self, n: usize) -> usize {
        self.whims.pick(&Ask::one_of(n))
    }

    /// Asks; says whether it was done.
    async fn ask(&mut self, key: &str, mut act: Value) -> Option<Value> {
        self.asked += 1;
        act["request"] = json!(format!("r{}", self.asked));
        let bearer = format!("Bearer {key}");
        let headers = [("authorization", bearer.as_str())];
        let answer = request("POST", &self.table.link.api("/act"), &headers, Some(&act)).await;
        let answer = answer.expect("an answer");
        (answer.status == 200).then(|| answer.json().expect("JSON"))
    }

    pub(crate) async fn rows(&self) -> Vec<Row> {
        let id = self.table.id.parse().expect("a name");
        let stored = self.world.store.rows(&id, Seq(0), 10_000).await.expect("rows");
        stored.iter().map(|row| Row::from_stored(&row.body).expect("a row")).collect()
    }

    async fn hear(&mut self) {
        let id = self.table.id.parse().expect("a name");
        let stored = self.world.store.rows(&id, self.heard.next(), 10_000).await.expect("rows");
        for row in &stored {
            let row = Row::from_stored(&row.body).expect("a row");
            self.heard = row.seq;
            for (seat, bot) in self.bots.iter_mut().enumerate() {
                let viewer = Viewer::all(8).filter(|viewer| viewer.seat().is_some()).nth(seat);
                for notice in row.told(viewer.expect("a seat")) {
                    if let Notice::Game(notice) = notice {
                        let notice: Value = serde_json::from_str(notice.get()).expect("JSON");
                        bot.hear(&notice).expect("a notice");
                    }
                }
            }
        }
    }

    /// Plays so many times; stops when nobody can do anything.
    pub(crate) async fn play(&mut self, steps: usize, with_table: bool) {
        for _ in 0..steps {
            if with_table && self.pick(14) == 0 {
                self.at_the_table().await;
            }
            if !self.step().await {
                return;
            }
        }
    }

    async fn step(&mut self) -> bool {
        let n = self.keys.len();
        let first = self.pick(n);
        let mut awaited_only = self.pick(8) != 0;
        for turn in 0..2 * n {
            let seat = (first + turn) % n;
            awaited_only &= turn < n;
            let key = self.keys[seat].clone();
            let offered: Value = self.table.get(&key, "/choices").await.json().expect("choices");
            let choices: Vec<Choice<Value>> =
                serde_json::from_value(offered["choices"].clone()).expect("choices");
            let awaited = offered["status"]["awaited"].as_array().cloned().unwrap_or_default();
            if choices.is_empty() || awaited_only && !awaited.contains(&json!(seat)) {
                continue;
            }
            let action = self.action(seat, &key, &choices).await;
            let Some(action) = action else { continue };
            let kind = action["do"].as_str().unwrap_or_default().to_owned();
            let done = self.ask(&key, json!({"game": action})).await.is_some();
            *self.done.entry(kind).or_default() += if done { 1 } else { 5 };
            return true;
        }
        false
    }

    async fn action(&mut self, seat: usize, key: &str, choices: &[Choice<Value>]) -> Option<Value> {
        if self.pick(100) >= self.by_chance {
            self.hear().await;
            let view = self.table.view(key).await["game"].clone();
            let action = self.bots[seat].act(&view, &mut self.whims).expect("a view");
            if action.is_some() {
                return action;
            }
        }
        // What was done least; sometimes anything.
        let kind = |choice: &Choice<Value>| choice.action["do"].as_str().unwrap_or_default().to_owned();
        let least = choices.iter().map(|choice| self.done.get(&kind(choice)).copied().unwrap_or(0)).min()?;
        let any = self.pick(4) == 0;
        let rare: Vec<_> = choices
            .iter()
            .filter(|choice| any || self.done.get(&kind(choice)).copied().unwrap_or(0) == least)
            .collect();
        let chosen = self.pick(rare.len());
        rare[chosen].sample(&mut self.whims).ok()
    }

    /// Everybody consents to whatever is proposed; each counts rows by themselves.
    async fn consent(&mut self) {
        for key in self.keys.clone() {
            let motions = self.table.view(&key).await["table"]["motions"].clone();
            for motion in motions.as_array().into_iter().flatten() {
                let act = json!({"table": {"do": "consent", "motion": motion["id"]}});
                self.ask(&key, act).await;
            }
        }
    }

    /// Something of the table, with whatever consent it needs.
    async fn at_the_table(&mut self) {
        let n = self.keys.len();
        let seat = self.pick(n);
        let key = self.keys[seat].clone();
        let last = self.table.get(&key, "").await.json::<Value>().expect("a view")["seq"].as_u64();
        let last = last.unwrap_or(0);
        let actions = match self.pick(8) {
            0 => vec![json!({"do": "say", "text": "on y va ?"})],
            1 => vec![json!({"do": "narrate", "text": "Il était une fois"})],
            2 => vec![json!({"do": "bookmark", "passage": last, "label": "ici"})],
            3 => vec![json!({"do": "add_limit", "kind": "veil", "text": "araignées"})],
            4 => vec![json!({"do": "pause"}), json!({"do": "resume"})],
            5 => vec![
                json!({"do": "say", "text": "à rayer"}),
                json!({"do": "strike", "passage": last + 1}),
                json!({"do": "rename", "name": format!("Ana {last}")}),
            ],
            6 => vec![json!({"do": "rewind", "to": last.saturating_sub(2)})],
            _ => vec![
                json!({"do": "raise_card", "strike": null, "rewind": null}),
                json!({"do": "propose", "motion": "resume"}),
            ],
        };
        for action in actions {
            let done = self.ask(&key, json!({"table": action})).await;
            if done.is_some() {
                self.consent().await;
            }
        }
        // Whatever still stands still, goes on.
        let resume = json!({"table": {"do": "resume"}});
        self.ask(&key, resume).await;
    }
}

/// The kinds of events in a row, the table's and the game's.
pub(crate) fn kinds(row: &Row) -> Vec<String> {
    let name = |event: &Value| match event {
        Value::Object(fields) => {
            let tag = |value: &Value| {
                ["event", "told"].iter().find_map(|tag| value.get(tag)?.as_str().map(str::to_owned))
            };
            let own = tag(event).or_else(|| fields.keys().next().cloned());
            let inner = fields.get("what").and_then(tag);
            format!("{}.{}", own.unwrap_or_default(), inner.unwrap_or_default())
        }
        other => other.to_string(),
    };
    let table: Vec<Value> = row.events.iter().map(|event| json!(event)).collect();
    let game: Vec<Value> = row
        .play
        .as_ref()
        .map_or_else(Vec::new, |play| serde_json::from_str(play.events.get()).expect("JSON"));
    table.iter().chain(&game).map(name).collect()
}
