//! How things are shown: news, the sheet, the story, rules, help, the end.

use std::io;

use words::Args;

use super::{
    desk::Desk,
    screen::Emphasis,
    table_seat::{News, TableSeat},
    terminal_game::{Shown, TerminalGame},
};

impl<G: TerminalGame, P: TableSeat<G>> Desk<'_, G, P> {
    /// Shows these, each at its pace.
    pub(super) fn show_all(&mut self, all: &[Shown]) -> io::Result<()> {
        for shown in all {
            match shown {
                Shown::Title(text) => {
                    self.screen.title(text)?;
                    self.screen.pause_to_read(text);
                }
                Shown::Line(style, mark, text) => {
                    self.screen.show(*style, mark, text)?;
                    if mark.starts_with('·') || mark.ends_with("] ") {
                        self.screen.pause_to_read(text);
                    }
                }
                Shown::Fitted(mark, text) => self.screen.fitted(mark, text)?,
                Shown::Dice(faces) => self.roll(faces)?,
                Shown::Drawn(text) => self.screen.part(&format!("\n{}\n", text.trim_end()))?,
            }
        }
        Ok(())
    }

    /// The dice come to rest one after the other.
    fn roll(&mut self, faces: &[u8]) -> io::Result<()> {
        self.screen.gap()?;
        self.screen.part("  ")?;
        for face in faces {
            self.screen.pause(350);
            self.screen.part(&format!(" [{face}]"))?;
        }
        self.screen.gap()?;
        self.screen.pause(400);
        Ok(())
    }

    /// Shows what was told since.
    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        for news in self.table.news() {
            match news {
                News::Game(index) => {
                    let shown = self.seen(|seen| match seen.told.get(index) {
                        Some(notice) => G::notice(&seen.at(&seen.told[..=index]), notice),
                        None => Vec::new(),
                    });
                    self.show_all(&shown)?;
                }
                News::Again => {}
                News::Beside(line) => line.show(&mut self.screen, &self.words)?,
            }
        }
        Ok(())
    }

    pub(super) fn show_sheet(&mut self) -> io::Result<()> {
        let title = self.words.just("sheet-title");
        self.screen.title(&title)?;
        let sheet = self.seen(G::sheet);
        self.show_all(&sheet)
    }

    pub(super) fn show_story(&mut self) -> io::Result<()> {
        let title = self.words.just("story-title");
        self.screen.title(&title)?;
        let story: Vec<Shown> = self.seen(|seen| {
            let tell = |index: usize| G::story(&seen.at(&seen.told[..=index]), &seen.told[index]);
            (0..seen.told.len()).flat_map(tell).collect()
        });
        if story.is_empty() {
            return self.screen.say(&self.words.just("story-empty"));
        }
        for shown in story {
            match shown {
                Shown::Title(text) => self.screen.show(Emphasis::Bold, "", &text)?,
                Shown::Line(style, _, text) => self.screen.show(style, "  ", &text)?,
                Shown::Fitted(mark, text) => self.screen.fitted(&mark, &text)?,
                Shown::Dice(_) | Shown::Drawn(_) => {}
            }
        }
        Ok(())
    }

    pub(super) fn show_rule(&mut self, rule: Option<String>) -> io::Result<()> {
        let manifest = G::MANIFEST;
        let about = |id: &str, rule: String| {
            let args = Args::new().with("rule", rule).with("prefix", manifest.rule_prefix);
            self.words.say(id, &args.with("last", format!("{}", manifest.last_rule)))
        };
        let Some(rule) = rule else {
            let said = about("rule-none", String::new());
            return self.screen.say(&said);
        };
        let said = match words::rule(self.language(), &rule) {
            Some(text) => self.words.say("rule-text", &Args::new().with("rule", rule).with("text", text)),
            None => about("rule-unknown", rule),
        };
        self.screen.show(Emphasis::Plain, "  ", &said)
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        let title = self.words.just("help-title");
        self.screen.title(&title)?;
        let choose = if G::LISTS { "help-choose" } else { "help-type" };
        self.screen.say(&self.words.just(choose))?;
        if G::ADVISES {
            self.screen.say(&self.words.just("help-enter"))?;
        }
        let rule = Args::new().with("prefix", G::MANIFEST.rule_prefix);
        for id in ["help-v", "help-s", "help-r", "help-0", "help-back", "help-q"] {
            self.screen.show(Emphasis::Plain, "  ", &self.words.say(id, &rule))?;
        }
        for line in G::own_help(self.language()) {
            self.screen.show(Emphasis::Plain, "  ", &line)?;
        }
        for id in P::HELP {
            self.screen.show(Emphasis::Plain, "  ", &self.words.just(id))?;
        }
        let (stage, hints, options) = self.seen(|seen| {
            let mut hints: Vec<String> = Vec::new();
            for choice in G::default().choices(seen.view) {
                hints.extend(G::hint(seen, &choice.action).filter(|hint| !hints.contains(hint)));
            }
            (G::stage(seen), hints, G::options(seen.language, G::chosen(seen.view)))
        });
        self.screen.show(Emphasis::Bold, "", &self.words.just("help-now"))?;
        for line in stage.iter().chain(&hints) {
            self.screen.show(Emphasis::Plain, "  ", line)?;
        }
        self.screen.show(Emphasis::Bold, "", &self.words.just("help-options"))?;
        for option in options {
            self.screen.show(Emphasis::Plain, "  ", &option)?;
        }
        Ok(())
    }

    pub(super) fn tell_end(&mut self) -> anyhow::Result<()> {
        for (n, line) in self.seen(G::ending).iter().enumerate() {
            let style = if n == 0 { Emphasis::Bold } else { Emphasis::Plain };
            self.screen.show(style, "", line)?;
            self.screen.pause(500);
        }
        if let Some(group) = self.seen(G::last_word) {
            let texts = words::bank(self.language(), G::MANIFEST.name).texts(group);
            if let Some(text) = texts.get(self.table.whim(texts.len())) {
                self.screen.gap()?;
                self.screen.say(text)?;
            }
        }
        Ok(())
    }
}
