//! One person's place at the table: what happens is shown, what is typed is done.

use std::{io, marker::PhantomData};

use kernel::{Choice, Language, NotDone, Refused};
use serde_json::Value;
use words::{Args, Speaker, capitalised};

use super::{
    holes::TypedWithChoice,
    input::Arrived,
    local::Local,
    menu::{MenuEntry, NumberedMenu, nth},
    screen::{Emphasis, Screen},
    table_seat::{Announcement, SeatRefusal, TableSeat},
    terminal_game::{Seen, TerminalGame, fields, label},
};

/// One person's place, at a table that is here or on a server.
pub(super) struct Desk<'a, G: TerminalGame, P> {
    pub(super) screen: Screen<'a>,
    pub(super) table: P,
    pub(super) words: Speaker,
    /// Moments at which an optional question was asked.
    asked: Vec<String>,
    /// How many of the others' actions there were since the person was asked.
    unasked: usize,
    /// The rule behind the last refusal.
    pub(super) refused: Option<String>,
    /// Advice that has been given already.
    hinted: Vec<String>,
    /// The menu that stands on the screen, and what is advised for it.
    menu: Option<(String, Option<G::Action>)>,
    /// Whether the person lets the others go on.
    pub(super) rests: bool,
    game: PhantomData<G>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// Played to its end.
    Ended,
    /// Kept for later.
    Kept,
}

/// What somebody typed.
pub(super) enum Typed {
    Answer(String),
    /// Back to the menu.
    Back,
    /// Enough for today.
    Quit,
    /// A command, which has been obeyed.
    Obeyed,
    /// Nothing yet: something happened meanwhile.
    News,
}

impl<'a, G: TerminalGame, P: TableSeat<G>> Desk<'a, G, P> {
    pub(super) fn new(screen: Screen<'a>, table: P, language: Language) -> Self {
        Self {
            screen,
            table,
            words: Speaker::terminal(language),
            asked: Vec::new(),
            unasked: 0,
            refused: None,
            hinted: Vec::new(),
            menu: None,
            rests: false,
            game: PhantomData,
        }
    }

    pub(super) fn language(&self) -> Language {
        self.words.language()
    }

    /// Says something of what the seat sees now.
    pub(super) fn seen<T>(&self, say: impl FnOnce(&Seen<'_, G>) -> T) -> T {
        let (view, names) = (self.table.view(), self.table.names());
        say(&Seen {
            language: self.language(),
            names: &names,
            you: self.table.you(),
            view: &view,
            told: self.table.told(),
        })
    }

    pub(super) fn is_awaited(&self, view: &G::View) -> bool {
        G::default().status(view).awaited.contains(&self.table.you())
    }
}

impl<G: TerminalGame> Desk<'_, G, Local<G>> {
    /// Plays until the end, or until the person has enough.
    pub(super) fn play(&mut self) -> anyhow::Result<Left> {
        loop {
            self.tell_news()?;
            let view = self.table.view();
            if G::default().status(&view).outcome.is_some() {
                return Ok(Left::Ended);
            }
            if std::mem::take(&mut self.rests) {
                if self.others_act(&view)? {
                    continue;
                }
                self.warn(&self.words.just("menu-alone"))?;
            }
            let awaited = self.is_awaited(&view);
            let moment = self.seen(G::moment).filter(|moment| !self.asked.contains(moment));
            let has_choices = !G::default().choices(&view).is_empty();
            let patience_is_over = G::PATIENCE.is_some_and(|n| self.unasked >= n);
            let goes_on = if let Some(moment) = moment {
                self.asked.push(moment);
                self.turn(&view, false)?
            } else if has_choices && self.screen.has_words() {
                self.turn(&view, awaited)?
            } else if G::bots_first(&view) && self.bots_act(&view)? {
                true
            } else if awaited && self.seen(G::is_due) || has_choices && patience_is_over {
                self.turn(&view, awaited)?
            } else if self.others_act(&view)? {
                true
            } else if has_choices {
                self.turn(&view, awaited)?
            } else {
                let file = self.table.path().display().to_string();
                anyhow::bail!(self.words.say("stuck", &Args::new().with("file", file)));
            };
            if !goes_on {
                return Ok(Left::Kept);
            }
        }
    }

    fn others_act(&mut self, view: &G::View) -> anyhow::Result<bool> {
        Ok(self.bots_act(view)? || self.table.house_acts()?)
    }

    /// Lets the first bot act that wants to; says whether one did.
    fn bots_act(&mut self, view: &G::View) -> anyhow::Result<bool> {
        for seat in G::order(view, self.table.names().len()) {
            if self.table.bot_acts(seat)? {
                self.unasked += 1;
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl<G: TerminalGame, P: TableSeat<G>> Desk<'_, G, P> {
    /// One turn of the person; says whether play goes on.
    pub(super) fn turn(&mut self, view: &G::View, awaited: bool) -> anyhow::Result<bool> {
        self.unasked = 0;
        let choices = G::default().choices(view);
        let key = serde_json::to_string(&(awaited, view))?;
        let known = self.menu.take().filter(|(shown, _)| P::IS_ONLINE && *shown == key);
        let mut is_shown = known.is_some();
        let advice = match known {
            Some((_, advice)) => advice,
            None => {
                let context = self.seen(G::context);
                self.show_all(&context)?;
                let may_advise = G::ADVISES && (awaited || G::PATIENCE.is_some());
                if may_advise { self.table.advice() } else { None }
            }
        };
        let menu = NumberedMenu::new::<G>(self.language(), &choices);
        loop {
            if !std::mem::take(&mut is_shown) {
                self.show_menu(&menu, &choices, awaited, advice.as_ref())?;
            }
            let typed = match self.hear("")? {
                Typed::Quit => return Ok(false),
                Typed::Back | Typed::Obeyed if G::LISTS => continue,
                Typed::Back | Typed::Obeyed => {
                    is_shown = true;
                    continue;
                }
                Typed::Answer(typed) => typed,
                Typed::News => {
                    self.menu = Some((key, advice));
                    return Ok(true);
                }
            };
            let is_empty = typed.trim().is_empty();
            if let Some(action) = advice.as_ref().filter(|_| is_empty) {
                if self.attempt(action)? || P::IS_ONLINE {
                    // If not, perhaps because of what happened meanwhile: look again.
                    return Ok(true);
                }
                continue;
            }
            if is_empty && (G::LISTS || !awaited) || typed.trim() == "0" {
                self.rests = true;
                return Ok(true);
            }
            let done = match self.chosen(&menu, &typed, advice.as_ref())? {
                Ok(action) => self.attempt(&action)? || P::IS_ONLINE,
                Err(Typed::Quit) => return Ok(false),
                Err(_) => false,
            };
            if done {
                return Ok(true);
            }
            is_shown = !G::LISTS;
        }
    }

    /// The action that was chosen with a number, a text, or in the notation of the game.
    fn chosen(
        &mut self,
        menu: &NumberedMenu<'_, G::Action>,
        typed: &str,
        advice: Option<&G::Action>,
    ) -> anyhow::Result<Result<G::Action, Typed>> {
        if let Some((entry, rest)) = menu.chosen(typed) {
            let choice = match entry {
                MenuEntry::One(choice) => *choice,
                MenuEntry::Several(_, of) => match self.pick(of, rest)? {
                    Ok(choice) => choice,
                    Err(typed) => return Ok(Err(typed)),
                },
            };
            let rest = if matches!(entry, MenuEntry::One(_)) { rest } else { "" };
            return self.fill(choice, TypedWithChoice::Words(rest), advice);
        }
        match self.seen(|seen| G::typed(seen, typed)) {
            Some(Ok(action)) => return Ok(Ok(action)),
            Some(Err(why)) => self.warn(&why)?,
            None => match menu.written::<G>(typed) {
                Some(choice) => return self.fill(choice, TypedWithChoice::Text(typed), advice),
                None => {
                    let n = menu.entries.len();
                    self.warn(&self.words.say("menu-unknown", &Args::new().with("n", n)))?;
                }
            },
        }
        Ok(Err(Typed::Back))
    }

    /// Does something for the person; a refusal is explained.
    fn attempt(&mut self, action: &G::Action) -> anyhow::Result<bool> {
        if let Err(refusal) = G::default().permit(&self.table.view(), action) {
            self.explain(&refusal)?;
            return Ok(false);
        }
        let mut results = Vec::new();
        loop {
            let Self { table, screen, words, .. } = self;
            let mut tell = |line: Announcement| line.show(screen, words);
            let why = match table.act(action, &results, &mut tell)? {
                Ok(()) => return Ok(true),
                Err(why) => why,
            };
            match why {
                NotDone::Refused(SeatRefusal::Game(refusal)) => self.explain(&refusal)?,
                NotDone::Refused(SeatRefusal::Otherwise { rule, why }) => {
                    self.warn(&why)?;
                    if let Some(rule) = rule {
                        self.screen.show(Emphasis::Faint, "  ", &rule)?;
                    }
                }
                NotDone::Missing(asks) => {
                    let Some(read) = self.read_results(&asks)? else { return Ok(false) };
                    results = read;
                    continue;
                }
            }
            return Ok(false);
        }
    }

    /// What the real dice show, where the table throws real ones.
    fn read_results(&mut self, asks: &[kernel::Ask]) -> anyhow::Result<Option<Vec<Value>>> {
        let names = |ask: &kernel::Ask| (0..ask.n_outcomes()).map(|at| ask.name(at)).collect::<Vec<_>>();
        let span = |ask: &kernel::Ask| {
            let names = names(ask);
            let ends = names.first().zip(names.last());
            ends.map_or_else(String::new, |(first, last)| format!("{first}–{last}").replace('"', ""))
        };
        let spans: Vec<String> = asks.iter().map(span).collect();
        let args = || Args::new().with("n", asks.len()).with("dice", spans.join(", "));
        loop {
            self.screen.say(&self.words.say("online-real", &args()))?;
            let Typed::Answer(typed) = self.ask("")? else { return Ok(None) };
            let typed: Vec<&str> = typed.split_whitespace().collect();
            let is_named =
                |name: &Value, word: &str| name.to_string().trim_matches('"').eq_ignore_ascii_case(word);
            let read = asks
                .iter()
                .zip(&typed)
                .map(|(ask, word)| names(ask).into_iter().find(|name| is_named(name, word)));
            match read.collect::<Option<Vec<_>>>().filter(|read| read.len() == asks.len()) {
                Some(read) if typed.len() == asks.len() => return Ok(Some(read)),
                _ => self.warn(&self.words.just("not-possible"))?,
            }
        }
    }

    fn explain(&mut self, refusal: &G::Refusal) -> io::Result<()> {
        let rule = refusal.rule();
        self.refused = Some(rule.0.to_owned());
        self.warn(&G::refusal(self.language(), refusal))?;
        let said = self.words.say("refused-rule", &Args::new().with("rule", rule.0));
        self.screen.show(Emphasis::Faint, "  ", &said)
    }

    pub(super) fn warn(&mut self, text: &str) -> io::Result<()> {
        self.screen.show(Emphasis::Warning, "! ", text)
    }

    /// What is typed next, for a question; commands are obeyed on the way.
    pub(super) fn ask(&mut self, prompt: &str) -> anyhow::Result<Typed> {
        loop {
            match self.hear(prompt)? {
                Typed::Obeyed => {}
                // Whoever is in the middle of something goes on with it.
                Typed::News => self.tell_news()?,
                typed => return Ok(typed),
            }
        }
    }

    /// What is typed next; a command is obeyed.
    pub(super) fn hear(&mut self, prompt: &str) -> anyhow::Result<Typed> {
        let typed = match self.screen.hear(prompt)? {
            Arrived::Line(typed) => typed,
            Arrived::News => return Ok(Typed::News),
            Arrived::End => return Ok(Typed::Quit),
        };
        if let Some(command) = typed.trim().strip_prefix('/') {
            let before = self.table.told().len();
            let Self { table, screen, words, .. } = self;
            for said in table.obey(command, words, &mut |line: Announcement| line.show(screen, words))? {
                self.screen.say(&said)?;
            }
            // What was taken back changes the menu.
            let is_as_before = P::IS_ONLINE || self.table.told().len() == before;
            return Ok(if is_as_before { Typed::Obeyed } else { Typed::News });
        }
        match typed.trim() {
            "q" | "Q" | "quitter" | "quit" => return Ok(Typed::Quit),
            "<" => return Ok(Typed::Back),
            "?" | "aide" | "help" => self.help()?,
            "v" | "V" => self.show_sheet()?,
            "s" | "S" => self.show_story()?,
            "r" | "R" => self.show_rule(self.refused.clone())?,
            command => {
                if let Some(shown) = self.seen(|seen| G::look(seen, command)) {
                    self.show_all(&shown)?;
                } else if let Some(rule) = rule_asked::<G>(command) {
                    self.show_rule(Some(rule))?;
                } else {
                    return Ok(Typed::Answer(typed));
                }
            }
        }
        Ok(Typed::Obeyed)
    }

    fn show_menu(
        &mut self,
        menu: &NumberedMenu<'_, G::Action>,
        choices: &[Choice<G::Action>],
        awaited: bool,
        advice: Option<&G::Action>,
    ) -> io::Result<()> {
        self.screen.gap()?;
        let why = self.seen(G::awaited);
        self.screen.show(Emphasis::Bold, "", &why)?;
        let entries: &[MenuEntry<'_, _>] = if G::LISTS { &menu.entries } else { &[] };
        for (number, entry) in (1..).zip(entries) {
            let said = match entry {
                MenuEntry::One(choice) => self.seen(|seen| label(seen, choice)),
                MenuEntry::Several(Some(name), _) => capitalised(name),
                MenuEntry::Several(None, of) => {
                    let what = self.seen(|seen| G::kind(seen, &of[0].action));
                    capitalised(
                        &self.words.say("menu-several", &Args::new().with("what", what).with("n", of.len())),
                    )
                }
            };
            self.screen.show(Emphasis::Plain, &format!("  {number}  "), &said)?;
        }
        let hints: Vec<String> = self.seen(|seen| {
            let firsts = entries
                .iter()
                .filter(|entry| matches!(entry, MenuEntry::One(_) | MenuEntry::Several(None, _)));
            firsts.filter_map(|entry| G::hint(seen, &entry.first().action)).collect()
        });
        for hint in hints {
            if !self.hinted.contains(&hint) {
                self.screen.show(Emphasis::Faint, "     ", &hint)?;
                self.hinted.push(hint);
            }
        }
        if menu.text_choice::<G>().is_some() {
            self.screen.show(Emphasis::Faint, "     ", &self.words.just("menu-free"))?;
        }
        if let Some(advice) = advice {
            let what = self.described(choices, advice);
            let enter = self.words.say("menu-enter", &Args::new().with("what", what));
            self.screen.show(Emphasis::Faint, "  ", &enter)?;
            if !awaited {
                self.screen.show(Emphasis::Faint, "  ", &self.words.just("menu-rest"))?;
            }
        } else if !awaited || G::LISTS {
            self.screen.show(Emphasis::Faint, "  ", &self.words.just("menu-wait"))?;
        }
        Ok(())
    }

    /// A whole action: its entry of the menu, and what would stand in its holes.
    fn described(&self, choices: &[Choice<G::Action>], action: &G::Action) -> String {
        self.seen(|seen| {
            if let Some(said) = G::action(seen, action) {
                return said;
            }
            let Some(choice) = choices.iter().find(|choice| choice.admits(action)) else {
                return G::kind(seen, action);
            };
            let filled = fields(action);
            let answers = choice.holes.iter().filter_map(|hole| {
                let value = filled.get(&hole.field).filter(|value| !value.is_null())?;
                let said = match (&hole.domain, value) {
                    (kernel::Domain::Text { .. }, Value::String(text)) => words::quoted(seen.language, text),
                    (_, Value::Array(several)) => {
                        let each =
                            several.iter().map(|value| G::value(seen, &choice.action, &hole.field, value));
                        each.collect::<Vec<_>>().join(", ")
                    }
                    (_, Value::Object(counts)) => G::counted(seen, &choice.action, &hole.field, counts),
                    (_, value) => G::value(seen, &choice.action, &hole.field, value),
                };
                (!said.is_empty()).then_some(said)
            });
            let answers: Vec<String> = answers.collect();
            let what = G::choice(seen, choice);
            if answers.is_empty() { what } else { format!("{what} ({})", answers.join(" · ")) }
        })
    }

    fn pick<'c>(
        &mut self,
        of: &[&'c Choice<G::Action>],
        typed: &str,
    ) -> anyhow::Result<Result<&'c Choice<G::Action>, Typed>> {
        if let Some(choice) = nth(of, typed.trim()) {
            return Ok(Ok(*choice));
        }
        for (number, choice) in (1..).zip(of) {
            let said = self.seen(|seen| label(seen, choice));
            self.screen.show(Emphasis::Plain, &format!("  {number}  "), &said)?;
        }
        if let Some(hint) = self.seen(|seen| G::hint(seen, &of[0].action)) {
            self.screen.show(Emphasis::Faint, "     ", &hint)?;
        }
        loop {
            match self.ask("")? {
                Typed::Answer(typed) => match nth(of, typed.trim()) {
                    Some(choice) => return Ok(Ok(*choice)),
                    None => self.warn(&self.words.just("ask-unknown"))?,
                },
                other => return Ok(Err(other)),
            }
        }
    }
}

/// The rule that `r 46` or `r PAC-46` asks for.
fn rule_asked<G: TerminalGame>(typed: &str) -> Option<String> {
    let prefix = G::MANIFEST.rule_prefix;
    let id = typed.strip_prefix("r ").or_else(|| typed.strip_prefix("R "))?.trim();
    if let Ok(number) = id.parse::<u8>() {
        return Some(format!("{prefix}-{number:02}"));
    }
    let id = id.to_ascii_uppercase();
    id.starts_with(&format!("{prefix}-")).then_some(id)
}
