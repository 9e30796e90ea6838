//! How things are shown: news, the sheet, the story, help, the end.

use std::io;

use kernel::{Game, Text};
use pactes::{ContractView, Ending, Happening, Notice, Pactes, Role, Slot, SlotKind, Stage, View};
use words::{Args, capitalised};

use super::{desk::Desk, place::Place, screen::Style};

impl<P: Place> Desk<'_, P> {
    /// One thing that happened.
    pub(super) fn tell(&mut self, notice: &Notice) -> io::Result<()> {
        let said = self.game.notice(&self.at, notice);
        match notice {
            Notice::Open(Happening::RoundBegan { .. }) => {
                self.screen.title(&said)?;
                let standing = self.game.standing(&self.at, &self.view());
                self.screen.show(Style::Faint, "", &standing)?;
            }
            Notice::Open(Happening::DiceRolled { faces }) => return self.roll(notice, faces),
            Notice::FlawsRead { flaws, .. } => return self.unfold(flaws),
            Notice::GameEnded { .. } => {
                self.screen.title(&said)?;
                self.screen.pause(800);
                return Ok(());
            }
            Notice::Open(Happening::Passed { .. }) | Notice::Open(Happening::SettlementAwaited) => {
                self.screen.show(Style::Faint, "· ", &said)?
            }
            _ => self.screen.show(Style::Plain, "· ", &said)?,
        }
        self.screen.pause_to_read(&said);
        Ok(())
    }

    /// The dice come to rest one after the other.
    fn roll(&mut self, notice: &Notice, faces: &[u8]) -> io::Result<()> {
        self.screen.gap()?;
        self.screen.part("  ")?;
        for face in faces {
            self.screen.pause(350);
            self.screen.part(&format!(" [{face}]"))?;
        }
        self.screen.gap()?;
        self.screen.pause(400);
        let said = self.game.notice(&self.at, notice);
        self.screen.show(Style::Plain, "· ", &said)
    }

    /// The contract is unfolded: each half line with its die and what it does.
    fn unfold(&mut self, flaws: &[Text]) -> io::Result<()> {
        let view = self.view();
        let notice = self.words.just("unfold-title");
        self.screen.title(&notice)?;
        let Some(contract) = view.contract.as_ref().filter(|contract| contract.revealed) else {
            for flaw in self.game.flaws(flaws) {
                self.screen.say(&flaw)?;
            }
            return Ok(());
        };
        for (number, line) in (1u8..).zip(&contract.lines) {
            self.half_line(contract, Slot::commitment(number), &line.commitment)?;
            self.half_line(contract, Slot::flaw(number), line.flaw.as_deref().unwrap_or_default())?;
        }
        Ok(())
    }

    fn half_line(&mut self, contract: &ContractView, slot: Slot, text: &str) -> io::Result<()> {
        let face = contract.on(slot).map_or(0, |(_, die)| die.face);
        let name = capitalised(&self.game.slot(slot));
        let args = Args::new().with("slot", name).with("text", text);
        let said = self.words.say("unfold-line", &args);
        self.screen.show(Style::Plain, &format!("  [{face}] "), &said)?;
        self.screen.show(Style::Bold, "      → ", &self.game.effect(slot.kind, face))?;
        self.screen.pause_to_read(text);
        Ok(())
    }

    /// What one needs to see before a choice.
    pub(super) fn show_context(&mut self, view: &View) -> io::Result<()> {
        let Some(contract) = &view.contract else { return Ok(()) };
        if matches!(view.stage, Stage::Place | Stage::Convert | Stage::Intervene) {
            self.screen.gap()?;
            for line in self.game.dice(contract) {
                let mark = "  ".repeat(line.depth + 1);
                if line.depth == 0 {
                    self.screen.fitted(&mark, &line.text)?;
                } else {
                    self.screen.show(Style::Plain, &mark, &line.text)?;
                }
            }
        }
        let faust =
            matches!(view.stage, Stage::Decide | Stage::Pay | Stage::Settle) && view.you == Some(Role::Faust);
        if faust || view.stage == Stage::Intervene {
            let tokens = self.game.tokens_and_points(view.available());
            let said = self.words.say("your-tokens", &Args::new().with("tokens", tokens));
            self.screen.show(Style::Plain, "  ", &said)?;
        }
        Ok(())
    }

    pub(super) fn show_sheet(&mut self) -> io::Result<()> {
        let view = self.view();
        let title = self.words.just("sheet-title");
        self.screen.title(&title)?;
        for line in self.game.sheet(&self.at, &view) {
            self.screen.show(Style::Plain, &"  ".repeat(line.depth), &line.text)?;
        }
        Ok(())
    }

    pub(super) fn show_story(&mut self) -> io::Result<()> {
        let title = self.words.just("story-title");
        self.screen.title(&title)?;
        let told: Vec<Notice> = self.table.told().to_vec();
        let mut at = self.at.clone();
        let mut empty = true;
        for notice in &told {
            at.hear(notice);
            let said = self.game.notice(&at, notice);
            match notice {
                Notice::Open(Happening::RoundBegan { .. }) => self.screen.show(Style::Bold, "", &said)?,
                Notice::Open(Happening::Proposed { .. }) | Notice::ProposalAccepted { .. } => {
                    self.tell_accepted(notice)?;
                }
                Notice::Open(Happening::DesireSet { .. })
                | Notice::ObstacleSet { .. }
                | Notice::ObstacleChosen { .. }
                | Notice::FlawsRead { .. }
                | Notice::Open(Happening::FlawReworded { .. })
                | Notice::Open(Happening::AchievementsGained { .. })
                | Notice::Open(Happening::Summarised { text: Some(_) }) => {
                    self.screen.show(Style::Plain, "  ", &said)?
                }
                _ => continue,
            }
            empty = false;
        }
        if empty { self.screen.say(&self.words.just("story-empty")) } else { Ok(()) }
    }

    /// In the story a commitment counts once it is accepted.
    fn tell_accepted(&mut self, notice: &Notice) -> io::Result<()> {
        let Notice::ProposalAccepted { line, text } = notice else { return Ok(()) };
        let slot = capitalised(&self.game.slot(Slot::commitment(*line)));
        let said = self.words.say("unfold-line", &Args::new().with("slot", slot).with("text", &**text));
        self.screen.show(Style::Plain, "  ", &said)
    }

    pub(super) fn show_effects(&mut self) -> io::Result<()> {
        let title = self.words.just("effects-title");
        self.screen.title(&title)?;
        for (kind, id) in
            [(SlotKind::Commitment, "effects-commitment-title"), (SlotKind::Flaw, "effects-flaw-title")]
        {
            self.screen.say(&self.words.just(id))?;
            for face in 1..=6 {
                self.screen.show(Style::Plain, &format!("  [{face}] "), &self.game.effect(kind, face))?;
            }
            self.screen.show(Style::Faint, "      ", &self.game.effect_of_six(kind))?;
        }
        Ok(())
    }

    pub(super) fn show_rule(&mut self, rule: Option<String>) -> io::Result<()> {
        let Some(rule) = rule else {
            return self.screen.say(&self.words.just("rule-none"));
        };
        let said = match words::rule(self.words.language(), &rule) {
            Some(text) => self.words.say("rule-text", &Args::new().with("rule", rule).with("text", text)),
            None => self.words.say("rule-unknown", &Args::new().with("rule", rule)),
        };
        self.screen.show(Style::Plain, "  ", &said)
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        let title = self.words.just("help-title");
        self.screen.title(&title)?;
        for id in ["help-choose", "help-enter"] {
            self.screen.say(&self.words.just(id))?;
        }
        for id in ["help-v", "help-s", "help-e", "help-r", "help-back", "help-q"] {
            self.screen.show(Style::Plain, "  ", &self.words.just(id))?;
        }
        for id in P::HELP {
            self.screen.show(Style::Plain, "  ", &self.words.just(id))?;
        }
        let view = self.view();
        let mut told: Vec<String> = Vec::new();
        for choice in Pactes.choices(&view) {
            told.extend(self.game.hint(choice.action.kind()).filter(|hint| !told.contains(hint)));
        }
        self.screen.show(Style::Bold, "", &self.words.just("help-now"))?;
        self.screen.say(&self.game.stage(view.stage))?;
        for hint in told {
            self.screen.show(Style::Plain, "  ", &hint)?;
        }
        self.screen.show(Style::Bold, "", &self.words.just("help-options"))?;
        for option in self.game.options(&view.options) {
            self.screen.show(Style::Plain, "  ", &option)?;
        }
        Ok(())
    }

    /// Who won, and why; then the secret, and how to check everything.
    pub(super) fn tell_end(&mut self) -> anyhow::Result<()> {
        let view = self.view();
        let Some(ending) = view.ending else { return Ok(()) };
        let tokens = pactes::ByRole::new(|role| view.purses[role].tokens.unwrap_or_default());
        let tie = view.options.demon_perfect_tie;
        let told = self.game.ending(&self.at, ending, view.achievements, &tokens, tie);
        for (n, line) in told.iter().enumerate() {
            let style = if n == 0 { Style::Bold } else { Style::Plain };
            self.screen.show(style, "", line)?;
            self.screen.pause(500);
        }
        let group = match ending {
            Ending::Nobody => "end-nobody",
            Ending::Faust => "end-faust",
            Ending::Demon(_) | Ending::Shared => "end-demon",
        };
        let texts = words::bank(self.words.language(), "pactes").texts(group);
        if let Some(text) = texts.get(self.table.whim(texts.len())) {
            self.screen.gap()?;
            self.screen.say(text)?;
        }
        Ok(())
    }
}

/// What a role is called at a table of bots.
pub(super) fn name(words: &words::Speaker, role: Role) -> String {
    words.just(match role {
        Role::Faust => "name-faust",
        Role::DemonA => "name-demon-a",
        Role::DemonB => "name-demon-b",
    })
}
