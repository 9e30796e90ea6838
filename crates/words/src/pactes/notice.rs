//! What happens.

use kernel::Text;
use pactes::{DrawCause, Notice, Role, Token, Tokens};

use super::{Args, Company, Speaker};

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, at: &Company, notice: &Notice) -> String {
        let (id, args) = self.sentence(at, notice);
        self.0.say(id, &args)
    }

    pub(super) fn sentence<'a>(&self, at: &'a Company, notice: &'a Notice) -> (&'static str, Args<'a>) {
        let faust = || at.who(Role::Faust);
        let rep = || at.who(at.rep());
        match notice {
            Notice::DesireSuggested { by, text } => {
                ("notice-desire-suggested", at.who(*by).with("text", &**text))
            }
            Notice::DesireSet { text } => ("notice-desire-set", faust().with("text", &**text)),
            Notice::ObstacleSuggested { by, text } => {
                ("notice-obstacle-suggested", at.who(*by).with("text", &**text))
            }
            Notice::ObstacleSet { by, number, text, word } => {
                let args = at.who(*by).with("number", *number).with("text", &**text);
                let args = args.with_flag("crossed", word.is_some());
                let word = word.map(|word| self.entry_of(&at.page, word)).unwrap_or_default();
                ("notice-obstacle-set", args.with("word", word))
            }
            Notice::AidStarted { by } => ("notice-aid-started", at.who(*by)),
            Notice::SinChosen { by, sin } => {
                ("notice-sin-chosen", at.who((*by).into()).with("sin", self.sin(*sin)))
            }
            Notice::WordAdded { by, number: _, text, link } => {
                let link = self.entry_of(&at.page, *link);
                ("notice-word-added", at.who(*by).with("text", &**text).with("link", link))
            }
            Notice::FirstRepAwaited => ("notice-first-rep-awaited", Args::new()),
            Notice::FirstRepChosen { demon } => ("notice-first-rep-chosen", at.who((*demon).into())),
            Notice::RoundBegan { round, rep } => {
                let me = match at.you.and_then(Role::demon) {
                    Some(you) if you == *rep => "rep",
                    Some(_) => "rival",
                    None => "no",
                };
                let args = Args::new().with("who", at.names[(*rep).into()].as_str()).with("me", me);
                ("notice-round-began", args.with("round", *round))
            }
            Notice::ObstacleChosen { by, obstacle, text } => {
                let args = at.who((*by).into()).with("obstacle", *obstacle);
                ("notice-obstacle-chosen", args.with("text", &**text))
            }
            Notice::Proposed { text } => ("notice-proposed", rep().with("text", &**text)),
            Notice::ProposalAccepted { line, text: _ } => {
                ("notice-proposal-accepted", faust().with("line", *line))
            }
            Notice::ProposalRefused { reason } => {
                ("notice-proposal-refused", optional(faust(), "reason", reason.as_ref()))
            }
            Notice::ProposalWithdrawn => ("notice-proposal-withdrawn", rep()),
            Notice::FlawWritten { by, line, text } => {
                let args = at.who((*by).into()).with("line", *line).with_flag("seen", text.is_some());
                ("notice-flaw-written", args.with("text", text.as_deref().unwrap_or_default()))
            }
            Notice::WentOn => ("notice-went-on", faust()),
            Notice::RebateGranted { rebate } => ("notice-rebate-granted", rep().with("rebate", *rebate)),
            Notice::Signed { price } => ("notice-signed", faust().with("price", *price)),
            Notice::Paid { tokens } => ("notice-paid", faust().with("tokens", self.tokens(*tokens))),
            Notice::Drawn { by, count, tokens, cause } => {
                let cause = match cause {
                    DrawCause::Price => "price",
                    DrawCause::Commitment => "commitment",
                    DrawCause::Flaw => "flaw",
                };
                let args = at.who(*by).with("count", *count).with("cause", cause);
                let args = args.with_flag("seen", tokens.is_some_and(|tokens| !tokens.is_empty()));
                ("notice-drawn", args.with("tokens", self.tokens(tokens.unwrap_or_default())))
            }
            Notice::ReserveRefilled { count } => {
                ("notice-reserve-refilled", Args::new().with("count", *count))
            }
            Notice::DiceRolled { faces } => {
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                ("notice-dice-rolled", faust().with("faces", self.0.list(&faces)))
            }
            Notice::DiePlaced { die: _, face, slot } => {
                ("notice-die-placed", faust().with("face", *face).with("slot", self.slot(*slot)))
            }
            Notice::DieLifted { die: _, face } => ("notice-die-lifted", faust().with("face", *face)),
            Notice::ConversionOpened { die: _ } => ("notice-conversion-opened", faust()),
            Notice::DieConverted { die: _, from } => ("notice-die-converted", faust().with("from", *from)),
            Notice::ConversionSkipped => ("notice-conversion-skipped", faust()),
            Notice::DiscardFellDue { by, count } => {
                ("notice-discard-fell-due", at.who(*by).with("count", *count))
            }
            Notice::DiscardSettled { by, tokens } => {
                ("notice-discard-settled", at.who(*by).with("tokens", self.tokens(*tokens)))
            }
            Notice::PlacementConfirmed => ("notice-placement-confirmed", Args::new()),
            Notice::DieRerolled { by, slot, from, to, token } => {
                let args = spent(at.who(*by), *token).with("slot", self.slot(*slot));
                ("notice-die-rerolled", args.with("from", *from).with("to", *to))
            }
            Notice::DieShifted { by, slot, from, to, token } => {
                let args = spent(at.who(*by), *token).with("slot", self.slot(*slot));
                ("notice-die-shifted", args.with("from", *from).with("to", *to))
            }
            Notice::Passed { by } => ("notice-passed", at.who(*by)),
            Notice::FlawsRead { flaws, effects: _ } => {
                let args = Args::new().with("count", flaws.len());
                ("notice-flaws-read", args.with("flaws", self.flaws(flaws).join(" ")))
            }
            Notice::SettlementAwaited => ("notice-settlement-awaited", faust()),
            Notice::AchievementsGained { count } => {
                ("notice-achievements-gained", Args::new().with("count", *count))
            }
            Notice::Summarised { text } => ("notice-summarised", optional(faust(), "told", text.as_ref())),
            Notice::FlawObjected { by, line } => ("notice-flaw-objected", at.who(*by).with("line", *line)),
            Notice::FlawReworded { line, text } => {
                ("notice-flaw-reworded", Args::new().with("line", *line).with("text", &**text))
            }
            Notice::OfferMade { from, to, count, give, ask_count, ask_points, note, .. } => {
                let args = at.between(*from, *to).with("asks", *ask_count);
                let args = args.with("points", if ask_points.is_some() { "some" } else { "none" });
                let args = args.with("points_n", ask_points.unwrap_or_default());
                let args = self.handed(args, ["gives", "tokens"], *count, *give);
                ("notice-offer-made", optional(args, "note", note.as_ref()))
            }
            Notice::OfferAccepted { offer: _, from, to, given, give, returned, tokens } => {
                let args = self.handed(at.between(*from, *to), ["gives", "tokens"], *given, *give);
                ("notice-offer-accepted", self.handed(args, ["returns", "back"], *returned, *tokens))
            }
            Notice::OfferDeclined { offer: _, from, to } => ("notice-offer-declined", at.between(*from, *to)),
            Notice::OfferWithdrawn { offer: _, from, to } => {
                ("notice-offer-withdrawn", at.between(*from, *to))
            }
            Notice::OfferLapsed { offer: _, from, to } => ("notice-offer-lapsed", at.between(*from, *to)),
            Notice::GameEnded { .. } => ("notice-game-ended", Args::new()),
        }
    }

    /// The flaws that were read, a sentence each.
    pub fn flaws(&self, flaws: &[Text]) -> Vec<String> {
        let line = |(line, flaw): (u32, &Text)| {
            self.0.say("notice-flaw-line", &Args::new().with("line", line).with("text", &**flaw))
        };
        (1u32..).zip(flaws).map(line).collect()
    }

    /// Tokens that change hands, as far as they are seen.
    fn handed<'a>(
        &self,
        args: Args<'a>,
        [some, what]: [&'static str; 2],
        count: u32,
        seen: Option<Tokens>,
    ) -> Args<'a> {
        let args = args.with(some, if count == 0 { "none" } else { "some" });
        args.with(what, seen.map_or_else(|| self.hidden_tokens(count), |tokens| self.tokens(tokens)))
    }
}

impl Company {
    /// Variables `from`, `to` and `me` for something between two people.
    fn between(&self, from: Role, to: Role) -> Args<'_> {
        let me = match self.you {
            Some(you) if you == from => "from",
            Some(you) if you == to => "to",
            Some(_) | None => "no",
        };
        Args::new().with("from", self.names[from].as_str()).with("to", self.names[to].as_str()).with("me", me)
    }
}

/// A text that may be missing: a variable that says so, and `text`.
fn optional<'a>(args: Args<'a>, name: &'static str, text: Option<&'a Text>) -> Args<'a> {
    let there = if text.is_some() { "some" } else { "none" };
    args.with(name, there).with("text", text.map_or("", |text| &**text))
}

fn spent(args: Args<'_>, token: Option<Token>) -> Args<'_> {
    match token {
        Some(token) => args.with("token", token.points()),
        None => args.with("token", "hidden"),
    }
}
