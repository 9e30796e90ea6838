//! `tablee rehearse`: plays a script without a server, for checking rules.
//!
//! A script is JSON lines. The first says who sits where, in which language, with which options and which
//! results chance gives, in the order in which they are asked for; each further line is an action. What
//! comes out is one JSON line per action: what each seat and the public were told, or the rule that refuses.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, Write},
};

use kernel::{Actor, BySeat, Casting, Game, Language, NotDone, Refused, Scripted, Seat, Seq, Viewer};
use search::Bots;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::Value;
use words::Described;

/// The first line of a script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head<O, R> {
    game: String,
    #[serde(default)]
    language: Language,
    seats: Vec<Seated<R>>,
    #[serde(default)]
    options: O,
    #[serde(default)]
    chance: Vec<Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seated<R> {
    #[expect(dead_code, reason = "for whoever reads the script")]
    #[serde(default)]
    name: String,
    /// May be left out where everybody plays the same.
    role: Option<R>,
}

/// A further line. The action is read as at a table: whole or not at all.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seat: Who,
    action: Value,
}

/// A seat by its number, or `"house"`.
#[derive(Debug)]
struct Who(Actor);

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Number(u8),
            Name(String),
        }
        match Form::deserialize(deserializer)
            .map_err(|_| D::Error::custom("a seat is a number or \"house\""))?
        {
            Form::Number(seat) => Ok(Self(Actor::Seat(Seat(seat)))),
            Form::Name(name) if name == "house" => Ok(Self(Actor::House)),
            Form::Name(name) => Err(D::Error::custom(format!("no seat is called {name:?}"))),
        }
    }
}

/// One line of the answer.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Answer<N, V> {
    Done { seq: Seq, told: BTreeMap<String, Vec<N>> },
    Refused { refused: Broken },
    Wrong { error: Mistake },
    Views { views: BTreeMap<String, V> },
}

#[derive(Debug, Serialize)]
struct Broken {
    rule: String,
    message: String,
}

#[derive(Debug, Serialize)]
struct Mistake {
    line: usize,
    message: String,
    /// What was asked of chance in vain.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missing: Vec<kernel::Ask>,
}

/// How a rehearsal went.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Rehearsed {
    /// Every line was an action, permitted or refused.
    Whole,
    /// Some lines were no actions, or chance ran dry.
    WithMistakes,
    /// Options or seats do not make a table.
    NoTable,
}

/// A script to be played, and where its answers go.
pub(crate) struct Rehearsal<'a> {
    pub(crate) script: &'a mut dyn BufRead,
    /// Whether every viewer's view is printed at the end.
    pub(crate) views: bool,
    pub(crate) out: &'a mut dyn Write,
}

impl games::Visitor for Rehearsal<'_> {
    type Output = anyhow::Result<Rehearsed>;

    fn visit<G: Bots + Described + Copy + Default>(self, game: G) -> anyhow::Result<Rehearsed> {
        rehearse(&game, self.script, self.views, self.out)
    }
}

/// Plays a script.
fn rehearse<G: Described>(
    game: &G,
    script: &mut dyn BufRead,
    views: bool,
    out: &mut dyn Write,
) -> anyhow::Result<Rehearsed> {
    let mut lines =
        (1usize..).zip(script.lines()).filter(|(_, line)| !matches!(line, Ok(l) if l.trim().is_empty()));
    let (_, first) = lines.next().ok_or_else(|| anyhow::anyhow!("the script is empty"))?;
    let head: Head<G::Options, G::Role> =
        serde_json::from_str(&first?).map_err(|error| anyhow::anyhow!("the script's first line: {error}"))?;
    anyhow::ensure!(
        head.game == G::MANIFEST.name,
        "the script is of {:?}, not of {:?}",
        head.game,
        G::MANIFEST.name
    );
    let language = head.language;
    let broken = |refusal: &G::Refusal| Broken {
        rule: refusal.rule().to_string(),
        message: G::refusal(language, refusal),
    };
    let mut write = |answer: Answer<G::Notice, G::View>| -> io::Result<()> {
        serde_json::to_writer(&mut *out, &answer)?;
        out.write_all(b"\n")
    };

    let only_role = serde_json::from_value::<G::Role>(Value::from("player"));
    let role = |seated: Seated<G::Role>| seated.role.or(only_role.as_ref().ok().copied());
    let roles: Option<Vec<G::Role>> = head.seats.into_iter().map(role).collect();
    let roles =
        BySeat::new(roles.ok_or_else(|| anyhow::anyhow!("the script's first line: a seat needs a role"))?);
    let casting = Casting { language, roles };
    let n_seats = casting.roles.len();
    let mut chance = Scripted::new(head.chance);
    let dealt = match kernel::deal(game, &head.options, &casting, &mut chance) {
        Ok(dealt) => dealt,
        Err(why) => {
            write(not_done(why, 1, &broken))?;
            return Ok(Rehearsed::NoTable);
        }
    };
    chance.keep();
    let mut state = game.start(&dealt.setup);
    let mut seq = Seq(0);
    let mut rehearsed = Rehearsed::Whole;
    for (number, line) in lines {
        let (actor, action) = match read_line::<G>(&line?) {
            Ok(read) => read,
            Err(why) => {
                rehearsed = Rehearsed::WithMistakes;
                write(mistake(number, why))?;
                continue;
            }
        };
        if let Actor::Seat(seat) = actor
            && usize::from(seat.0) >= n_seats
        {
            rehearsed = Rehearsed::WithMistakes;
            write(mistake(number, format!("there is no {seat}")))?;
            continue;
        }
        let mut told: BTreeMap<String, Vec<G::Notice>> =
            Viewer::all(n_seats).map(|viewer| (key(viewer), Vec::new())).collect();
        let mut witness = |before: &G::State, event: &G::Event| {
            for viewer in Viewer::all(n_seats) {
                told.entry(key(viewer)).or_default().extend(game.tell(before, event, viewer));
            }
        };
        match kernel::submit_witnessed(game, &state, actor, &action, &mut chance, &mut witness) {
            Ok(decision) => {
                chance.keep();
                seq = seq.next();
                state = decision.state;
                write(Answer::Done { seq, told })?;
            }
            Err(why) => {
                chance.give_back();
                if matches!(why, NotDone::Missing(_)) {
                    rehearsed = Rehearsed::WithMistakes;
                }
                write(not_done(why, number, &broken))?;
            }
        }
    }
    if views {
        let views = Viewer::all(n_seats).map(|viewer| (key(viewer), game.view(&state, viewer))).collect();
        write(Answer::Views { views })?;
    }
    Ok(rehearsed)
}

/// Who does what, or why nobody can say.
fn read_line<G: Game>(line: &str) -> Result<(Actor, G::Action), String> {
    let line: Line = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let action = table::read_action(&line.action).map_err(|why| why.to_string())?;
    Ok((line.seat.0, action))
}

fn key(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.0.to_string(),
        Viewer::Public => "public".to_owned(),
    }
}

fn mistake<N, V>(line: usize, message: String) -> Answer<N, V> {
    Answer::Wrong { error: Mistake { line, message, missing: Vec::new() } }
}

fn not_done<R, N, V>(why: NotDone<R>, line: usize, broken: &dyn Fn(&R) -> Broken) -> Answer<N, V> {
    match why {
        NotDone::Refused(refusal) => Answer::Refused { refused: broken(&refusal) },
        NotDone::Missing(missing) => {
            let message = "the next results of `chance` do not answer what the rules ask for".to_owned();
            Answer::Wrong { error: Mistake { line, message, missing } }
        }
    }
}
