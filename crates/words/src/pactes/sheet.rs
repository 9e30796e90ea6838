//! The sheet and the contract, as text.

use pactes::{ContractView, Notice, Role, Slot, View};

use super::{Args, Names, Speaker};

/// A line of the sheet: how far it is indented, and what it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetLine {
    /// How deep it lies.
    pub depth: usize,
    /// What it says.
    pub text: String,
}

impl Speaker {
    /// Everything the viewer sees: desire, obstacles, tokens, contract, dice, offers.
    pub fn sheet(&self, at: &Names, view: &View) -> Vec<SheetLine> {
        let mut lines = Vec::new();
        let mut add = |depth, text| lines.push(SheetLine { depth, text });
        add(
            0,
            match &view.desire {
                Some(desire) => self.0.say("sheet-desire", &Args::new().with("text", &**desire)),
                None => self.0.just("sheet-no-desire"),
            },
        );
        for (number, obstacle) in (1u32..).zip(&view.obstacles) {
            let args = Args::new().with_flag("crossed", obstacle.crossed).with("number", number);
            add(1, self.0.say("sheet-obstacle", &args.with("text", &*obstacle.text)));
        }
        if let Some(page) = view.aid.as_ref().filter(|_| view.round == 0) {
            let free = page.entries().filter(|entry| !page.crossed.contains(entry));
            let entries: Vec<String> = free.map(|entry| self.entry(Some(page), entry)).collect();
            add(0, self.0.say("sheet-page", &Args::new().with("entries", self.0.list(&entries))));
        }
        if let Some(rep) = view.rep_role() {
            add(0, self.0.say("sheet-round", &at.who(rep).with("round", view.round)));
        }
        add(0, self.0.say("sheet-achievements", &Args::new().with("n", view.achievements)));
        for role in Role::ALL {
            add(1, self.purse_line(at, view, role));
        }
        add(
            1,
            self.0.say(
                "sheet-stocks",
                &Args::new().with("reserve", view.reserve).with("discard", view.discard),
            ),
        );
        if let Some(contract) = &view.contract {
            lines.extend(self.contract(view, contract));
        }
        for offer in &view.offers {
            let offer = self.notice(at, &Notice::Partly(offer.clone().into()));
            lines.push(SheetLine {
                depth: 0,
                text: self.0.say("sheet-offer", &Args::new().with("offer", offer)),
            });
        }
        lines
    }

    fn purse_line(&self, at: &Names, view: &View, role: Role) -> String {
        let purse = &view.purses[role];
        let tokens = purse.tokens.unwrap_or_default();
        let args = at.who(role).with("n", purse.count).with_flag("seen", !tokens.is_empty());
        self.0.say("sheet-purse", &args.with("tokens", self.tokens(tokens)).with("points", tokens.points()))
    }

    /// The contract of the round: its lines, what is folded away, the dice where they lie.
    pub fn contract(&self, view: &View, contract: &ContractView) -> Vec<SheetLine> {
        let obstacle = view.obstacles.get(usize::from(contract.obstacle).wrapping_sub(1));
        let args = Args::new().with("obstacle", contract.obstacle);
        let args = args.with("text", obstacle.map_or("", |obstacle| &*obstacle.text));
        let args = args.with("price", contract.price).with("rebate", contract.rebate);
        let mut lines = vec![SheetLine { depth: 0, text: self.0.say("sheet-contract", &args) }];
        let mut add = |text| lines.push(SheetLine { depth: 1, text });
        let on = |slot| contract.on(slot).map_or_else(String::new, |(_, die)| format!("[{}] ", die.face));
        for (number, line) in (1u8..).zip(&contract.lines) {
            let args = Args::new().with("line", number).with("text", &*line.commitment);
            add(on(Slot::commitment(number)) + &self.0.say("sheet-commitment", &args));
            let state = match (&line.flaw, line.written) {
                (Some(_), _) => "seen",
                (None, true) => "folded",
                (None, false) => "blank",
            };
            let args = Args::new().with("line", number).with("state", state);
            let args = args.with("text", line.flaw.as_deref().unwrap_or_default());
            add(on(Slot::flaw(number)) + &self.0.say("sheet-flaw", &args));
        }
        if let Some(proposal) = &contract.proposal {
            add(self.0.say("sheet-proposal", &Args::new().with("text", &**proposal)));
        }
        lines.extend(self.loose_and_preview(contract));
        lines
    }

    /// The dice where they lie, a line of the contract each, and what they would do.
    pub fn dice(&self, contract: &ContractView) -> Vec<SheetLine> {
        let on =
            |slot| contract.on(slot).map_or_else(|| "[ ]".to_owned(), |(_, die)| format!("[{}]", die.face));
        let line = |(number, line): (u8, &pactes::LineView)| {
            let args = Args::new().with("line", number).with("commitment", on(Slot::commitment(number)));
            let args = args.with("flaw", on(Slot::flaw(number))).with("text", &*line.commitment);
            SheetLine { depth: 0, text: self.0.say("dice-line", &args) }
        };
        let mut lines: Vec<SheetLine> = (1u8..).zip(&contract.lines).map(line).collect();
        lines.extend(self.loose_and_preview(contract));
        lines
    }

    fn loose_and_preview(&self, contract: &ContractView) -> Vec<SheetLine> {
        let short = |(id, die): (pactes::DieId, pactes::Die)| {
            self.0.say("die-short", &Args::new().with("die", id.0).with("face", die.face))
        };
        let loose: Vec<String> =
            contract.numbered().filter(|(_, die)| die.slot.is_none()).map(short).collect();
        let loose = (!loose.is_empty())
            .then(|| self.0.say("sheet-loose", &Args::new().with("dice", loose.join(", "))));
        let placed = contract.dice.iter().any(|die| die.slot.is_some());
        let preview = placed.then(|| {
            self.0.say("sheet-preview", &Args::new().with("effects", self.effects(contract.preview())))
        });
        loose.into_iter().chain(preview).map(|text| SheetLine { depth: 1, text }).collect()
    }

    /// Achievements and everybody's tokens, in one line.
    pub fn standing(&self, at: &Names, view: &View) -> String {
        let purses: Vec<String> = Role::ALL.into_iter().map(|role| self.purse_line(at, view, role)).collect();
        let args = Args::new().with("n", view.achievements).with("purses", purses.join(" · "));
        self.0.say("standing", &args)
    }
}
