//! Filling an action's holes, one question each.

use kernel::{Choice, Count, Domain, Hole, begins_with};
use pactes::{Action, ActionKind, Tokens, View};
use serde_json::{Map, Value};
use words::Args;

use super::{
    desk::{Desk, Typed},
    place::Place,
    screen::Style,
};

/// More ways to count out tokens than this are asked for in numbers, not as a list.
const MOST_LISTED: usize = 9;

/// A hole being filled.
struct Question<'a> {
    deed: ActionKind,
    hole: &'a Hole,
    /// What a bot would put there.
    suggested: Option<&'a Value>,
}

type Filled = anyhow::Result<Result<Value, Typed>>;

impl<P: Place> Desk<'_, P> {
    /// The action that a choice and its answers make. What was typed behind the choice fills the first holes.
    ///
    /// Answers that the rules do not like are let through: the rules say why.
    pub(super) fn fill(
        &mut self,
        view: &View,
        choice: &Choice<Action>,
        typed: &str,
        advice: Option<&Action>,
    ) -> anyhow::Result<Result<Action, Typed>> {
        let deed = choice.action.kind();
        let suggestion = advice.filter(|advice| advice.kind() == deed).map(fields).unwrap_or_default();
        let mut answers = fields(&choice.action);
        let mut rest = typed;
        for hole in &choice.holes {
            let question = Question { deed, hole, suggested: suggestion.get(&hole.field) };
            let value = match idle(&hole.field, &answers) {
                Some(value) => Ok(value),
                None => self.answer(view, &question, &mut rest)?,
            };
            match value {
                Ok(value) => answers.insert(hole.field.clone(), value),
                Err(typed) => return Ok(Err(typed)),
            };
        }
        match serde_json::from_value(Value::Object(answers)) {
            Ok(action) => Ok(Ok(action)),
            Err(_) => {
                self.warn(&self.words.just("not-possible"))?;
                Ok(Err(Typed::Back))
            }
        }
    }

    fn answer(&mut self, view: &View, question: &Question<'_>, rest: &mut &str) -> Filled {
        match &question.hole.domain {
            Domain::Text { most, begins, optional } => {
                let typed = std::mem::take(rest);
                if kernel::is_blank(typed) {
                    self.text(view, question, *most, begins.as_deref(), *optional)
                } else {
                    Ok(Ok(opened(typed, begins.as_deref()).into()))
                }
            }
            Domain::One { of, .. } if of.len() == 1 => Ok(Ok(of[0].clone())),
            Domain::One { of, optional } => self.one(view, question, of, *optional, rest),
            Domain::Number { from, to, optional } => self.number(question, (*from, *to), *optional, rest),
            Domain::Flag => self.flag(question, rest),
            Domain::Several { of, .. } => self.several(view, question, of, rest),
            Domain::Counts { of, number, weight } => {
                let ways = ways(of, *number, *weight);
                if ways.len() == 1 {
                    Ok(Ok(tokens_value(ways[0])))
                } else {
                    self.counts(question, &ways, of, rest)
                }
            }
        }
    }

    fn question(&mut self, question: &Question<'_>) -> std::io::Result<()> {
        let said = self.game.question(question.deed, &question.hole.field);
        self.screen.show(Style::Bold, "  ", &said)
    }

    fn faint(&mut self, id: &str, args: &Args<'_>) -> std::io::Result<()> {
        self.screen.show(Style::Faint, "  ", &self.words.say(id, args))
    }

    fn text(
        &mut self,
        view: &View,
        question: &Question<'_>,
        most: usize,
        begins: Option<&str>,
        optional: bool,
    ) -> Filled {
        self.question(question)?;
        let suggested = question.suggested.and_then(Value::as_str).map(str::to_owned);
        let suggested = suggested.or_else(|| if optional { None } else { self.idea(view, question.deed) });
        let args = Args::new().with("most", most).with("opening", begins.unwrap_or_default());
        self.faint(if begins.is_some() { "ask-text-begins" } else { "ask-text" }, &args)?;
        match &suggested {
            Some(text) => self.faint("ask-suggestion", &Args::new().with("text", text.as_str()))?,
            None if optional => self.faint("ask-nothing", &Args::new())?,
            None => {}
        }
        let prompt = begins.map_or_else(String::new, |opening| format!("{opening} "));
        loop {
            match self.ask(&prompt)? {
                Typed::Answer(typed) if !typed.is_empty() => {
                    return Ok(Ok(opened(&typed, begins).into()));
                }
                Typed::Answer(_) => match suggested {
                    Some(text) => return Ok(Ok(text.into())),
                    None if optional => return Ok(Ok(Value::Null)),
                    None => self.warn(&self.words.just("ask-needs-text"))?,
                },
                other => return Ok(Err(other)),
            }
        }
    }

    /// Something from the bots' bank, for those who lack inspiration.
    fn idea(&mut self, view: &View, deed: ActionKind) -> Option<String> {
        let kind = match deed {
            ActionKind::SetDesire | ActionKind::SuggestDesire => "desire-",
            ActionKind::SetObstacle | ActionKind::SuggestObstacle => "obstacle-",
            ActionKind::Propose => "commitment-",
            ActionKind::WriteFlaw | ActionKind::RewordFlaw => "flaw-",
            ActionKind::AddWord => "word",
            _ => return None,
        };
        let bank = words::bank(view.language, "pactes");
        let groups = bank.groups().filter(|group| group.starts_with(kind));
        let texts: Vec<&String> = groups.flat_map(|group| bank.texts(group)).collect();
        texts.get(self.table.whim(texts.len())).map(|text| (*text).clone())
    }

    fn one(
        &mut self,
        view: &View,
        question: &Question<'_>,
        of: &[Value],
        optional: bool,
        rest: &mut &str,
    ) -> Filled {
        if let Some(value) = next_word(rest).and_then(|word| listed(of, word)) {
            return Ok(Ok(value));
        }
        self.question(question)?;
        for (number, value) in (1u32..).zip(of) {
            let key = if value.is_number() { value.to_string() } else { number.to_string() };
            let label = self.game.value(&self.at, view, &question.hole.field, value);
            self.screen.show(Style::Plain, &format!("  {key:>2}  "), &label)?;
        }
        let default = question.suggested.filter(|value| of.contains(value));
        if let Some(value) = default {
            let what = self.game.value(&self.at, view, &question.hole.field, value);
            self.faint("ask-default", &Args::new().with("what", what))?;
        }
        loop {
            match self.ask("")? {
                Typed::Answer(typed) if typed.trim().is_empty() && (default.is_some() || optional) => {
                    return Ok(Ok(default.cloned().unwrap_or(Value::Null)));
                }
                Typed::Answer(typed) => match listed(of, typed.trim()) {
                    Some(value) => return Ok(Ok(value)),
                    None => self.warn(&self.words.just("ask-unknown"))?,
                },
                other => return Ok(Err(other)),
            }
        }
    }

    /// Some of a list, their numbers typed with blanks between them.
    fn several(&mut self, view: &View, question: &Question<'_>, of: &[Value], rest: &mut &str) -> Filled {
        let chosen = |typed: &str| -> Option<Value> {
            typed.split_whitespace().map(|word| listed(of, word)).collect::<Option<Vec<_>>>().map(Value::from)
        };
        let typed = std::mem::take(rest);
        if let Some(value) = chosen(typed).filter(|_| !typed.trim().is_empty()) {
            return Ok(Ok(value));
        }
        self.question(question)?;
        for (number, value) in (1u32..).zip(of) {
            let label = self.game.value(&self.at, view, &question.hole.field, value);
            self.screen.show(Style::Plain, &format!("  {number:>2}  "), &label)?;
        }
        loop {
            match self.ask("")? {
                Typed::Answer(typed) => match chosen(&typed) {
                    Some(value) => return Ok(Ok(value)),
                    None => self.warn(&self.words.just("ask-unknown"))?,
                },
                other => return Ok(Err(other)),
            }
        }
    }

    fn number(
        &mut self,
        question: &Question<'_>,
        (from, to): (i64, i64),
        optional: bool,
        rest: &mut &str,
    ) -> Filled {
        if let Some(number) = next_word(rest).and_then(|word| word.parse::<i64>().ok()) {
            return Ok(Ok(number.into()));
        }
        if from == to && !optional {
            return Ok(Ok(from.into()));
        }
        self.question(question)?;
        let range = || Args::new().with("from", from).with("to", to);
        self.faint("ask-number", &range())?;
        // A rebate of nothing is no rebate.
        let least = if question.deed == ActionKind::SetRebate { from.max(1).min(to) } else { from };
        let default = question.suggested.and_then(Value::as_i64).unwrap_or(least);
        if optional {
            self.faint("ask-nothing", &Args::new())?;
        } else {
            self.faint("ask-default", &Args::new().with("what", default))?;
        }
        loop {
            match self.ask("")? {
                Typed::Answer(typed) if typed.trim().is_empty() => {
                    return Ok(Ok(if optional { Value::Null } else { default.into() }));
                }
                Typed::Answer(typed) => match typed.trim().parse::<i64>() {
                    Ok(number) => return Ok(Ok(number.into())),
                    Err(_) => self.warn(&self.words.say("ask-not-number", &range()))?,
                },
                other => return Ok(Err(other)),
            }
        }
    }

    fn flag(&mut self, question: &Question<'_>, rest: &mut &str) -> Filled {
        if let Some(flag) = next_word(rest).and_then(yes_or_no) {
            return Ok(Ok(flag.into()));
        }
        self.question(question)?;
        self.faint("ask-flag", &Args::new())?;
        loop {
            match self.ask("")? {
                Typed::Answer(typed) if typed.trim().is_empty() => return Ok(Ok(false.into())),
                Typed::Answer(typed) => match yes_or_no(typed.trim()) {
                    Some(flag) => return Ok(Ok(flag.into())),
                    None => self.warn(&self.words.just("ask-not-flag"))?,
                },
                other => return Ok(Err(other)),
            }
        }
    }

    fn counts(&mut self, question: &Question<'_>, ways: &[Tokens], of: &[Count], rest: &mut &str) -> Filled {
        if let Some(tokens) = pair(rest) {
            *rest = "";
            return Ok(Ok(tokens_value(tokens)));
        }
        self.question(question)?;
        let suggested = question.suggested.and_then(|value| serde_json::from_value(value.clone()).ok());
        let default = suggested.filter(|tokens| ways.contains(tokens)).or(ways.first().copied());
        let listed = ways.len() <= MOST_LISTED;
        if listed {
            for (number, tokens) in (1u32..).zip(ways) {
                let label = self.game.tokens_and_points(*tokens);
                self.screen.show(Style::Plain, &format!("  {number:>2}  "), &label)?;
            }
        } else {
            let most = |n: usize| of.get(n).map_or(0, |count| count.most);
            let tokens = self.game.tokens(Tokens::new(most(0), most(1)));
            self.faint("ask-counts", &Args::new().with("tokens", tokens))?;
        }
        if let Some(tokens) = default {
            self.faint("ask-default", &Args::new().with("what", self.game.tokens(tokens)))?;
        }
        loop {
            match self.ask("")? {
                Typed::Answer(typed) => {
                    let number = typed.trim().parse::<usize>().ok().filter(|_| listed);
                    let chosen = match number {
                        None if typed.trim().is_empty() => default,
                        None => pair(&typed),
                        Some(number) => number.checked_sub(1).and_then(|n| ways.get(n)).copied(),
                    };
                    match chosen {
                        Some(tokens) => return Ok(Ok(tokens_value(tokens))),
                        None => self.warn(&self.words.just("ask-unknown"))?,
                    }
                }
                other => return Ok(Err(other)),
            }
        }
    }
}

fn fields(action: &Action) -> Map<String, Value> {
    match serde_json::to_value(action) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) | Err(_) => Map::new(),
    }
}

/// The answer to a question that an earlier answer has made idle.
fn idle(field: &str, answers: &Map<String, Value>) -> Option<Value> {
    let given = |field: &str| answers.get(field).cloned().unwrap_or(Value::Null);
    match field {
        "ask_points" if given("ask_count") == 0 => Some(Value::Null),
        "disclosed" if given("give") == tokens_value(Tokens::NONE) => Some(false.into()),
        _ => None,
    }
}

fn tokens_value(tokens: Tokens) -> Value {
    serde_json::to_value(tokens).unwrap_or(Value::Null)
}

/// A text with the words it must begin with, which were shown before the cursor.
fn opened(typed: &str, begins: Option<&str>) -> String {
    match begins {
        Some(opening) if !begins_with(typed, opening) => format!("{opening} {}", typed.trim_start()),
        Some(_) | None => typed.to_owned(),
    }
}

/// Takes the next word of what was typed at once.
fn next_word<'t>(rest: &mut &'t str) -> Option<&'t str> {
    let trimmed = rest.trim_start();
    if trimmed.is_empty() {
        return None;
    }
    let (word, after) = trimmed.split_once(' ').unwrap_or((trimmed, ""));
    *rest = after;
    Some(word)
}

/// What somebody means by a word: a value as it is written, a number that is a value, or a place in the list.
fn listed(of: &[Value], word: &str) -> Option<Value> {
    let number = word.parse::<u64>().ok();
    if of.iter().any(Value::is_number) {
        // A number that is not on offer is let through: the rules say why not.
        return number.map(Value::from);
    }
    let written = of.iter().find(|value| value.as_str().is_some_and(|text| text.eq_ignore_ascii_case(word)));
    let slot = || word.parse::<pactes::Slot>().ok().map(|slot| Value::from(slot.to_string()));
    let place = || of.get(usize::try_from(number?).ok()?.checked_sub(1)?).cloned();
    let slots =
        of.iter().all(|value| value.as_str().is_some_and(|text| text.parse::<pactes::Slot>().is_ok()));
    written.cloned().or_else(|| slots.then(slot).flatten()).or_else(place)
}

fn yes_or_no(word: &str) -> Option<bool> {
    match word.to_lowercase().as_str() {
        "o" | "oui" | "y" | "yes" => Some(true),
        "n" | "non" | "no" => Some(false),
        _ => None,
    }
}

/// “2 1”: two 1s and one 2.
fn pair(typed: &str) -> Option<Tokens> {
    let mut numbers = typed.split_whitespace().map(str::parse::<u32>);
    let (ones, twos) = (numbers.next()?.ok()?, numbers.next()?.ok()?);
    numbers.next().is_none().then(|| Tokens::new(ones, twos))
}

/// All ways to count out tokens, those with few 2s last.
fn ways(of: &[Count], number: (u32, u32), weight: (u32, u32)) -> Vec<Tokens> {
    let most = |n: usize| of.get(n).map_or(0, |count| count.most);
    let all = (0..=most(0)).flat_map(|ones| (0..=most(1)).map(move |twos| Tokens::new(ones, twos)));
    let fits = |tokens: &Tokens| {
        (number.0..=number.1).contains(&tokens.count()) && (weight.0..=weight.1).contains(&tokens.points())
    };
    all.filter(fits).collect()
}
