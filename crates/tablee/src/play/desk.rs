//! One person's place at the table: what happens is shown, what is typed is done.

use std::io;

use kernel::{Choice, Game, Language, Refused, Rule, Seat};
use pactes::{Action, ActionKind, Demon, Pactes, Refusal, Role, Stage, View};
use words::{Args, Speaker, capitalised, pactes as say};

use super::{
    menu::{Entry, Menu, nth},
    place::{Line, News, NotDone, Place},
    screen::{Heard, Screen, Style},
    table::Table,
};

/// One person's place, at a table that is here or far away.
pub(super) struct Desk<'a, P> {
    pub(super) screen: Screen<'a>,
    pub(super) table: P,
    pub(super) you: Seat,
    pub(super) at: say::Names,
    pub(super) game: say::Speaker,
    pub(super) words: Speaker,
    /// Moments at which an optional question was asked.
    asked: Vec<Moment>,
    /// The rule behind the last refusal.
    refused: Option<Rule>,
    /// Advice that has been given already.
    hinted: Vec<String>,
    /// The menu that stands on the screen, and what is advised for it.
    menu: Option<(String, Option<Action>)>,
    /// Whether the person let it be.
    pub(super) rests: bool,
}

/// How it went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// Played to its end.
    Ended,
    /// Kept for later.
    Kept,
}

/// What somebody typed.
pub(super) enum Typed {
    /// An answer.
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

/// A moment at which somebody who is not awaited may want to say something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moment {
    Wish,
    Rebate { round: u8 },
    Offer(pactes::OfferId),
}

impl<'a, P: Place> Desk<'a, P> {
    pub(super) fn new(screen: Screen<'a>, table: P, you: Seat, at: say::Names, language: Language) -> Self {
        let (game, words) = (say::Speaker::new(language), Speaker::terminal(language));
        Self {
            screen,
            table,
            you,
            at,
            game,
            words,
            asked: Vec::new(),
            refused: None,
            hinted: Vec::new(),
            menu: None,
            rests: false,
        }
    }

    /// Takes what was told so far as known.
    pub(super) fn catch_up(&mut self) {
        for notice in self.table.told() {
            self.at.hear(notice);
        }
        self.table.news();
    }

    pub(super) fn view(&self) -> View {
        self.table.view()
    }
}

impl Desk<'_, Table> {
    /// Plays until the end, or until the person has enough.
    pub(super) fn play(&mut self) -> anyhow::Result<Left> {
        loop {
            self.tell_news()?;
            let view = self.view();
            if Pactes.status(&view).outcome.is_some() {
                return Ok(Left::Ended);
            }
            let going = if let Some(moment) = self.moment(&view) {
                self.asked.push(moment);
                self.turn(&view, false)?
            } else if has_offer_to_others(&view) && self.bots_act(&view)? {
                true
            } else if self.is_due(&view) {
                self.turn(&view, true)?
            } else if self.bots_act(&view)? {
                true
            } else if !Pactes.choices(&view).is_empty() {
                self.turn(&view, true)?
            } else {
                let file = self.table.path().display().to_string();
                anyhow::bail!(self.words.say("stuck", &Args::new().with("file", file)));
            };
            if !going {
                return Ok(Left::Kept);
            }
        }
    }

    /// Whether the person is to act now, before any bot.
    fn is_due(&self, view: &View) -> bool {
        let Some(you) = view.you.filter(|you| view.awaited().contains(you)) else { return false };
        // While anybody may bend the dice, Faust is asked first, then the Rep, then the Rival.
        let before = order(view).into_iter().take_while(|role| *role != you);
        view.stage != Stage::Intervene
            || view.own_debt().is_some()
            || before.into_iter().all(|role| !view.awaited().contains(&role))
    }

    /// A moment at which the person may want to say something though the game does not wait for it.
    fn moment(&self, view: &View) -> Option<Moment> {
        let you = view.you?;
        let awaited = view.awaited().contains(&you);
        let offer = view.offers.iter().find(|offer| offer.to == you).map(|offer| Moment::Offer(offer.id));
        let wish = (view.stage == Stage::Desire).then_some(Moment::Wish);
        let rebate = (view.stage == Stage::Decide && view.rep_role() == Some(you))
            .then_some(Moment::Rebate { round: view.round });
        let moments = [offer, wish.filter(|_| !awaited), rebate];
        moments.into_iter().flatten().find(|moment| !self.asked.contains(moment))
    }

    /// Lets the first bot act that wants to; says whether one did.
    fn bots_act(&mut self, view: &View) -> anyhow::Result<bool> {
        for role in order(view) {
            let seat = view.seats.iter().find(|(_, r)| **r == role).map(|(seat, _)| seat);
            let Some(seat) = seat.filter(|seat| *seat != self.you) else { continue };
            if let Some(action) = self.table.advice_of(seat)
                && self.table.act_as(seat, &action)?.is_ok()
            {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

impl<P: Place> Desk<'_, P> {
    /// One turn of the person; says whether play goes on.
    pub(super) fn turn(&mut self, view: &View, awaited: bool) -> anyhow::Result<bool> {
        let choices = Pactes.choices(view);
        let key = serde_json::to_string(&(awaited, view))?;
        let known = self.menu.take().filter(|(shown, _)| P::IS_FAR && *shown == key);
        let mut is_shown = known.is_some();
        let advice = match known {
            Some((_, advice)) => advice,
            None => {
                self.show_context(view)?;
                if awaited { self.table.advice() } else { None }
            }
        };
        loop {
            let menu = Menu::new(&choices);
            if !std::mem::take(&mut is_shown) {
                self.show_menu(view, &menu, awaited, advice.as_ref())?;
            }
            let typed = match self.hear("")? {
                Typed::Quit => return Ok(false),
                Typed::Back | Typed::Obeyed => continue,
                Typed::Answer(typed) => typed,
                Typed::News => {
                    self.menu = Some((key, advice));
                    return Ok(true);
                }
            };
            if typed.trim().is_empty() {
                match &advice {
                    Some(action) if self.attempt(action)? => return Ok(true),
                    // Perhaps because of what happened meanwhile: look again.
                    Some(_) if P::IS_FAR => return Ok(true),
                    None if !awaited => {
                        self.rests = true;
                        return Ok(true);
                    }
                    Some(_) | None => continue,
                }
            }
            let chosen = menu.chosen(&typed).or_else(|| menu.written(&typed));
            let Some((choice, rest)) = chosen else {
                let n = menu.entries.len();
                self.warn(&self.words.say("menu-unknown", &Args::new().with("n", n)))?;
                continue;
            };
            let choice = match choice {
                Entry::Choice(choice) => choice,
                Entry::Trade(offers) => match self.pick_offer(view, offers)? {
                    Ok(choice) => choice,
                    Err(Typed::Quit) => return Ok(false),
                    Err(_) => continue,
                },
            };
            match self.fill(view, choice, rest, advice.as_ref())? {
                Ok(action) if self.attempt(&action)? => return Ok(true),
                Ok(_) if P::IS_FAR => return Ok(true),
                Err(Typed::Quit) => return Ok(false),
                Ok(_) | Err(Typed::Back | Typed::Answer(_) | Typed::Obeyed | Typed::News) => {}
            }
        }
    }

    /// Does something for the person; a refusal is explained.
    fn attempt(&mut self, action: &Action) -> anyhow::Result<bool> {
        let mut results = Vec::new();
        loop {
            let Self { table, screen, words, .. } = self;
            let mut tell = |line: Line| line.show(screen, words);
            let why = match table.act(action, &results, &mut tell)? {
                Ok(()) => return Ok(true),
                Err(why) => why,
            };
            match why {
                NotDone::Refused(refusal) => self.explain(&refusal)?,
                NotDone::Otherwise { rule, why } => {
                    self.warn(&why)?;
                    if let Some(rule) = rule {
                        self.screen.show(Style::Faint, "  ", &rule)?;
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
    fn read_results(&mut self, asks: &[kernel::Ask]) -> anyhow::Result<Option<Vec<serde_json::Value>>> {
        let names = |ask: &kernel::Ask| (0..ask.n_outcomes()).map(|at| ask.name(at)).collect::<Vec<_>>();
        let span = |ask: &kernel::Ask| {
            let names = names(ask);
            let ends = names.first().zip(names.last());
            ends.map_or_else(String::new, |(first, last)| format!("{first}–{last}").replace('"', ""))
        };
        let spans: Vec<String> = asks.iter().map(span).collect();
        let args = || Args::new().with("n", asks.len()).with("dice", spans.join(", "));
        loop {
            self.screen.say(&self.words.say("far-real", &args()))?;
            let Typed::Answer(typed) = self.ask("")? else { return Ok(None) };
            let typed: Vec<&str> = typed.split_whitespace().collect();
            let is_named = |name: &serde_json::Value, word: &str| {
                name.to_string().trim_matches('"').eq_ignore_ascii_case(word)
            };
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

    fn explain(&mut self, refusal: &Refusal) -> io::Result<()> {
        let rule = refusal.rule();
        self.refused = Some(rule);
        self.warn(&self.game.refusal(refusal))?;
        let said = self.words.say("refused-rule", &Args::new().with("rule", rule.0));
        self.screen.show(Style::Faint, "  ", &said)
    }

    pub(super) fn warn(&mut self, text: &str) -> io::Result<()> {
        self.screen.show(Style::Warning, "! ", text)
    }

    /// What is typed next, for a question; commands are obeyed on the way.
    pub(super) fn ask(&mut self, prompt: &str) -> anyhow::Result<Typed> {
        loop {
            match self.hear(prompt)? {
                Typed::Obeyed => {}
                // Whoever is in the middle of something goes on with it.
                Typed::News => {
                    self.tell_news()?;
                }
                typed => return Ok(typed),
            }
        }
    }

    /// What is typed next; a command is obeyed.
    pub(super) fn hear(&mut self, prompt: &str) -> anyhow::Result<Typed> {
        let typed = match self.screen.hear(prompt)? {
            Heard::Line(typed) => typed,
            Heard::News => return Ok(Typed::News),
            Heard::End => return Ok(Typed::Quit),
        };
        if let Some(command) = typed.trim().strip_prefix('/')
            && P::IS_FAR
        {
            let Self { table, screen, words, .. } = self;
            for said in table.obey(command, words, &mut |line: Line| line.show(screen, words))? {
                self.screen.say(&said)?;
            }
            return Ok(Typed::Obeyed);
        }
        match typed.trim() {
            "q" | "Q" => return Ok(Typed::Quit),
            "<" => return Ok(Typed::Back),
            "?" => self.help()?,
            "v" | "V" => self.show_sheet()?,
            "s" | "S" => self.show_story()?,
            "e" | "E" => self.show_effects()?,
            "r" | "R" => self.show_rule(self.refused.map(|rule| rule.0.to_owned()))?,
            command => match rule_asked(command) {
                Some(rule) => self.show_rule(Some(rule))?,
                None => return Ok(Typed::Answer(typed)),
            },
        }
        Ok(Typed::Obeyed)
    }

    fn show_menu(
        &mut self,
        view: &View,
        menu: &Menu<'_>,
        awaited: bool,
        advice: Option<&Action>,
    ) -> io::Result<()> {
        self.screen.gap()?;
        let why = self.game.awaited(&self.at, view);
        self.screen.show(Style::Bold, "", &why)?;
        for (number, entry) in (1..).zip(&menu.entries) {
            let label = match entry {
                Entry::Choice(choice) => self.game.choice(&self.at, view, choice),
                Entry::Trade(_) => self.words.just("menu-trade"),
            };
            self.screen.show(Style::Plain, &format!("  {number}  "), &capitalised(&label))?;
        }
        for hint in menu.deeds().into_iter().filter_map(|deed| self.game.hint(deed)) {
            if !self.hinted.contains(&hint) {
                self.screen.show(Style::Faint, "     ", &hint)?;
                self.hinted.push(hint);
            }
        }
        if menu.text_choice().is_some() {
            self.screen.show(Style::Faint, "     ", &self.words.just("menu-free"))?;
        }
        if let Some(advice) = advice {
            let what = self.game.action(&self.at, view, advice);
            let enter = self.words.say("menu-enter", &Args::new().with("what", what));
            self.screen.show(Style::Faint, "  ", &enter)?;
        } else if !awaited {
            self.screen.show(Style::Faint, "  ", &self.words.just("menu-wait"))?;
        }
        Ok(())
    }

    fn pick_offer<'c>(
        &mut self,
        view: &View,
        offers: &[&'c Choice<Action>],
    ) -> anyhow::Result<Result<&'c Choice<Action>, Typed>> {
        for (number, offer) in (1..).zip(offers) {
            let label = capitalised(&self.game.choice(&self.at, view, offer));
            self.screen.show(Style::Plain, &format!("  {number}  "), &label)?;
        }
        if let Some(hint) = self.game.hint(ActionKind::Offer) {
            self.screen.show(Style::Faint, "     ", &hint)?;
        }
        loop {
            match self.ask("")? {
                Typed::Answer(typed) => match nth(offers, typed.trim()) {
                    Some(offer) => return Ok(Ok(offer)),
                    None => self.warn(&self.words.just("ask-unknown"))?,
                },
                other => return Ok(Err(other)),
            }
        }
    }

    /// Shows what was told since.
    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        for news in self.table.news() {
            match news {
                News::Game(notice) => {
                    self.at.hear(&notice);
                    self.tell(&notice)?;
                }
                News::Again => {
                    self.at = say::Names::new(self.at.called.clone(), self.at.you);
                    for notice in self.table.told() {
                        self.at.hear(notice);
                    }
                }
                News::Line(line) => line.show(&mut self.screen, &self.words)?,
            }
        }
        Ok(())
    }
}

/// Whether somebody else has an offer to answer.
fn has_offer_to_others(view: &View) -> bool {
    view.offers.iter().any(|offer| Some(offer.to) != view.you)
}

/// In which order the bots are asked: Faust, the Rep, the Rival.
fn order(view: &View) -> [Role; 3] {
    let rep = view.rep.unwrap_or(Demon::A);
    [Role::Faust, rep.into(), rep.other().into()]
}

/// The rule that `r 46` or `r PAC-46` asks for.
fn rule_asked(typed: &str) -> Option<String> {
    let id = typed.strip_prefix("r ").or_else(|| typed.strip_prefix("R "))?.trim();
    if let Ok(number) = id.parse::<u8>() {
        return Some(format!("PAC-{number:02}"));
    }
    id.to_ascii_uppercase().strip_prefix("PAC-").map(|number| format!("PAC-{number}"))
}
