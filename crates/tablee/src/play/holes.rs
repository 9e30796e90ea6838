//! Filling an action's holes, one question each.

use kernel::{Choice, Count, Domain, Hole, begins_with};
use serde_json::{Map, Value};
use words::{Arg, Args};

use super::{
    desk::{Desk, Typed},
    screen::Emphasis,
    table_seat::TableSeat,
    terminal_game::{TerminalGame, fields, tag},
};

/// More ways to count something out than this are asked for in numbers, not as a list.
const MOST_LISTED: usize = 9;
/// Texts longer than this may have several lines.
const ONE_LINE: usize = 200;

/// What somebody typed together with their choice.
#[derive(Debug, Clone, Copy)]
pub(super) enum TypedWithChoice<'t> {
    /// Words behind its number: they fill the first holes.
    Words(&'t str),
    /// A text alone: it fills the hole for a text.
    Text(&'t str),
}

/// A hole being filled.
struct Question<'a, A> {
    action: &'a A,
    hole: &'a Hole,
    /// What a bot would put there, or what is likely.
    suggested: Option<Value>,
}

type Filled = anyhow::Result<Result<Value, Typed>>;

impl<G: TerminalGame, P: TableSeat<G>> Desk<'_, G, P> {
    /// The action that a choice and its answers make.
    ///
    /// Answers that the rules do not like are let through: the rules say why.
    pub(super) fn fill(
        &mut self,
        choice: &Choice<G::Action>,
        given: TypedWithChoice<'_>,
        advice: Option<&G::Action>,
    ) -> anyhow::Result<Result<G::Action, Typed>> {
        let kind = tag(&choice.action);
        let suggestion = advice.filter(|advice| tag(*advice) == kind).map(fields).unwrap_or_default();
        let mut answers = fields(&choice.action);
        let (mut rest, mut text) = match given {
            TypedWithChoice::Words(words) => (words, None),
            TypedWithChoice::Text(text) => ("", Some(text)),
        };
        for hole in &choice.holes {
            let preset = || self.seen(|seen| G::preset(seen, &choice.action, &hole.field));
            let suggested =
                suggestion.get(&hole.field).filter(|value| !value.is_null()).cloned().or_else(preset);
            let question = Question { action: &choice.action, hole, suggested };
            let given = match (&hole.domain, text) {
                (Domain::Text { begins, .. }, Some(typed)) => {
                    text = None;
                    Some(opened(typed, begins.as_deref()).into())
                }
                // Whoever just says something does not want to be asked what is likely anyway.
                (_, Some(_)) => question.suggested.clone().filter(|value| hole.domain.contains(value)),
                (_, None) => None,
            };
            let value = match G::idle(&hole.field, &answers).or(given) {
                Some(value) => Ok(value),
                None => self.answer(&question, &mut rest)?,
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

    fn answer(&mut self, question: &Question<'_, G::Action>, rest: &mut &str) -> Filled {
        match &question.hole.domain {
            Domain::Text { most, begins, optional } => {
                let typed = std::mem::take(rest);
                if kernel::is_blank(typed) {
                    self.text(question, *most, begins.as_deref(), *optional)
                } else {
                    Ok(Ok(opened(typed, begins.as_deref()).into()))
                }
            }
            Domain::One { of, optional: false } if of.len() == 1 => Ok(Ok(of[0].clone())),
            Domain::One { of, optional } => self.one(question, of, *optional, rest),
            Domain::Number { from, to, optional } => self.number(question, (*from, *to), *optional, rest),
            Domain::Flag => self.flag(question, rest),
            Domain::Several { of, number } => self.several(question, of, *number, rest),
            Domain::Counts { of, number, weight } => {
                let ways = ways(of, *number, *weight);
                if ways.len() == 1 { Ok(Ok(ways[0].clone())) } else { self.counts(question, &ways, of, rest) }
            }
        }
    }

    fn question(&mut self, question: &Question<'_, G::Action>) -> std::io::Result<()> {
        let said = self.seen(|seen| G::question(seen, question.action, &question.hole.field));
        self.screen.show(Emphasis::Bold, "  ", &said)
    }

    fn label(&self, question: &Question<'_, G::Action>, value: &Value) -> String {
        self.seen(|seen| match value {
            Value::Object(counts) => G::counted(seen, question.action, &question.hole.field, counts),
            value => G::value(seen, question.action, &question.hole.field, value),
        })
    }

    fn faint(&mut self, id: &str, args: &Args<'_>) -> std::io::Result<()> {
        self.screen.show(Emphasis::Faint, "  ", &self.words.say(id, args))
    }

    /// What may be chosen, with its number from 1.
    fn list(&mut self, question: &Question<'_, G::Action>, of: &[Value]) -> std::io::Result<()> {
        for (number, value) in (1u32..).zip(of) {
            let label = self.label(question, value);
            self.screen.show(Emphasis::Plain, &format!("  {number:>2}  "), &label)?;
        }
        Ok(())
    }

    /// What Enter stands for.
    fn tell_default(&mut self, what: impl Into<Arg<'static>>) -> std::io::Result<()> {
        self.faint("ask-default", &Args::new().with("what", what))
    }

    /// Asks until what is typed can be read, or the person turns to something else.
    fn until_read(&mut self, wrong: &str, read: impl Fn(&str) -> Option<Value>) -> Filled {
        loop {
            match self.ask("")? {
                Typed::Answer(typed) => match read(typed.trim()) {
                    Some(value) => return Ok(Ok(value)),
                    None => self.warn(wrong)?,
                },
                other => return Ok(Err(other)),
            }
        }
    }

    fn text(
        &mut self,
        question: &Question<'_, G::Action>,
        most: usize,
        begins: Option<&str>,
        optional: bool,
    ) -> Filled {
        self.question(question)?;
        let suggested = question.suggested.as_ref().and_then(Value::as_str).map(str::to_owned);
        let suggested = suggested.or_else(|| if optional { None } else { self.idea(question) });
        let args = || Args::new().with("most", most).with("opening", begins.unwrap_or_default());
        self.faint(if begins.is_some() { "ask-text-begins" } else { "ask-text" }, &args())?;
        if most > ONE_LINE {
            self.faint("ask-lines", &args())?;
        }
        match &suggested {
            Some(text) => self.faint("ask-suggestion", &Args::new().with("text", text.as_str()))?,
            None if optional => self.faint("ask-nothing", &Args::new())?,
            None => {}
        }
        let prompt = begins.map_or_else(String::new, |opening| format!("{opening} "));
        loop {
            match self.ask(&prompt)? {
                Typed::Answer(typed) if !typed.is_empty() => {
                    let mut typed = typed;
                    while let Some(line) = typed.strip_suffix('\\').filter(|_| most > ONE_LINE) {
                        typed = match self.screen.read("")? {
                            Some(next) => format!("{line}\n{next}"),
                            None => line.to_owned(),
                        };
                    }
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
    fn idea(&mut self, question: &Question<'_, G::Action>) -> Option<String> {
        let prefix = self.seen(|seen| G::ideas(seen, question.action, &question.hole.field))?;
        let bank = words::bank(self.language(), G::MANIFEST.name);
        let exact = bank.texts(&prefix).iter();
        let groups = bank.groups().filter(|group| group.starts_with(&prefix) && prefix.ends_with('-'));
        let texts: Vec<&String> = exact.chain(groups.flat_map(|group| bank.texts(group))).collect();
        texts.get(self.table.whim(texts.len())).map(|text| (*text).clone())
    }

    fn one(
        &mut self,
        question: &Question<'_, G::Action>,
        of: &[Value],
        optional: bool,
        rest: &mut &str,
    ) -> Filled {
        if let Some(value) = next_word(rest).and_then(|word| listed(of, word)) {
            return Ok(Ok(value));
        }
        self.question(question)?;
        if of.iter().all(Value::is_number) {
            for value in of {
                let label = self.label(question, value);
                self.screen.show(Emphasis::Plain, &format!("  {:>2}  ", value.to_string()), &label)?;
            }
        } else {
            self.list(question, of)?;
        }
        let default = question.suggested.clone().filter(|value| of.contains(value));
        match &default {
            Some(value) => self.tell_default(self.label(question, value))?,
            None if optional => self.faint("ask-nothing", &Args::new())?,
            None => {}
        }
        let enter = default.or(optional.then_some(Value::Null));
        self.until_read(&self.words.just("ask-unknown"), |typed| {
            let entered = enter.clone().filter(|_| typed.is_empty());
            entered.or_else(|| listed(of, typed))
        })
    }

    /// Some of a list, their numbers typed with blanks between them.
    fn several(
        &mut self,
        question: &Question<'_, G::Action>,
        of: &[Value],
        (least, most): (u32, u32),
        rest: &mut &str,
    ) -> Filled {
        let chosen = |typed: &str| -> Option<Value> {
            let word = |word: &str| of.get(word.parse::<usize>().ok()?.checked_sub(1)?).cloned();
            typed.split_whitespace().map(word).collect::<Option<Vec<_>>>().map(Value::from)
        };
        let typed = std::mem::take(rest);
        if let Some(value) = chosen(typed).filter(|_| !typed.trim().is_empty()) {
            return Ok(Ok(value));
        }
        self.question(question)?;
        self.list(question, of)?;
        let most = most.min(u32::try_from(of.len()).unwrap_or(u32::MAX));
        self.faint("ask-several", &Args::new().with("least", least).with("most", most))?;
        let default = question.suggested.clone().filter(|value| question.hole.domain.contains(value));
        match default.as_ref().and_then(Value::as_array) {
            Some(some) if !some.is_empty() => {
                let names: Vec<String> = some.iter().map(|value| self.label(question, value)).collect();
                self.tell_default(names.join(", "))?;
            }
            _ if least == 0 => self.faint("ask-nothing", &Args::new())?,
            _ => {}
        }
        self.until_read(&self.words.just("ask-unknown"), |typed| {
            let entered = default.clone().filter(|_| typed.is_empty());
            entered.or_else(|| chosen(typed))
        })
    }

    fn number(
        &mut self,
        question: &Question<'_, G::Action>,
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
        let default = question.suggested.as_ref().and_then(Value::as_i64).unwrap_or(from);
        if optional {
            self.faint("ask-nothing", &Args::new())?;
        } else {
            self.tell_default(default)?;
        }
        self.until_read(&self.words.say("ask-not-number", &range()), |typed| match typed {
            "" if optional => Some(Value::Null),
            "" => Some(default.into()),
            typed => typed.parse::<i64>().ok().map(Value::from),
        })
    }

    fn flag(&mut self, question: &Question<'_, G::Action>, rest: &mut &str) -> Filled {
        if let Some(flag) = next_word(rest).and_then(yes_or_no) {
            return Ok(Ok(flag.into()));
        }
        self.question(question)?;
        let labels = [true, false].map(|flag| self.label(question, &flag.into()));
        let [yes, no] = labels.clone();
        if yes != "true" && yes_or_no(&yes).is_none() {
            for (key, label) in [self.words.just("ask-yes"), self.words.just("ask-no")].iter().zip(&labels) {
                self.screen.show(Emphasis::Plain, &format!("  {key:>2}  "), label)?;
            }
        }
        let default = question.suggested.as_ref().and_then(Value::as_bool).unwrap_or(false);
        let what = if yes == "true" {
            self.words.just(if default { "word-yes" } else { "word-no" })
        } else if default {
            yes
        } else {
            no
        };
        self.faint("ask-flag", &Args::new().with("what", what))?;
        self.until_read(&self.words.just("ask-not-flag"), |typed| {
            let flag = if typed.is_empty() { Some(default) } else { yes_or_no(typed) };
            flag.map(Value::from)
        })
    }

    fn counts(
        &mut self,
        question: &Question<'_, G::Action>,
        ways: &[Value],
        of: &[Count],
        rest: &mut &str,
    ) -> Filled {
        if let Some(counts) = numbers(rest, of) {
            *rest = "";
            return Ok(Ok(counts));
        }
        self.question(question)?;
        let default = question.suggested.clone().filter(|counts| question.hole.domain.contains(counts));
        let default = default.or_else(|| ways.first().cloned());
        let is_listed = ways.len() <= MOST_LISTED;
        if is_listed {
            self.list(question, ways)?;
        } else {
            let most = of.iter().map(|count| (count.name.clone(), count.most.into())).collect();
            let all = self.label(question, &Value::Object(most));
            let kinds: Vec<String> =
                of.iter().map(|count| self.label(question, &count.name.as_str().into())).collect();
            self.faint("ask-counts", &Args::new().with("all", all).with("kinds", kinds.join(", ")))?;
        }
        if let Some(counts) = &default {
            self.tell_default(self.label(question, counts))?;
        }
        self.until_read(&self.words.just("ask-unknown"), |typed| {
            match typed.parse::<usize>().ok().filter(|_| is_listed) {
                None if typed.is_empty() => default.clone(),
                None => numbers(typed, of),
                Some(number) => ways.get(number.checked_sub(1)?).cloned(),
            }
        })
    }
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
    if of.iter().all(Value::is_number) {
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

/// “2 1”: two of the first kind and one of the second.
fn numbers(typed: &str, of: &[Count]) -> Option<Value> {
    let numbers: Vec<u32> = typed.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let fields = of.iter().zip(&numbers).map(|(count, n)| (count.name.clone(), (*n).into()));
    (numbers.len() == of.len() && !of.is_empty()).then(|| Value::Object(fields.collect()))
}

/// The ways to count something out, one more than can be listed at most; those with few of the last kind come first.
fn ways(of: &[Count], number: (u32, u32), weight: (u32, u32)) -> Vec<Value> {
    fn go(
        of: &[Count],
        number: (u32, u32),
        weight: (u32, u32),
        so_far: &mut Vec<(String, u32)>,
        found: &mut Vec<Value>,
    ) {
        if found.len() > MOST_LISTED {
            return;
        }
        let Some((count, rest)) = of.split_first() else {
            if number.0 == 0 && weight.0 == 0 {
                let fields: Map<String, Value> =
                    so_far.iter().map(|(name, n)| (name.clone(), (*n).into())).collect();
                found.push(Value::Object(fields));
            }
            return;
        };
        for n in 0..=count.most.min(number.1) {
            let Some(left) = weight.1.checked_sub(n * count.weight) else { break };
            so_far.push((count.name.clone(), n));
            let weight = (weight.0.saturating_sub(n * count.weight), left);
            go(rest, (number.0.saturating_sub(n), number.1 - n), weight, so_far, found);
            so_far.pop();
        }
    }
    let mut found = Vec::new();
    go(of, number, weight, &mut Vec::new(), &mut found);
    found
}
