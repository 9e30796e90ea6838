//! What happens.

use kernel::Text;
use pactes::{Happening, Notice, Partly, Role, Tokens};
use readers::json;
use serde_json::Value;

use super::{Args, Names, Speaker, read};
use crate::{quoted, speaker::Arg, value};

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, at: &Names, notice: &Notice) -> String {
        let (id, args) = self.sentence(at, notice);
        self.0.say(&id, &args)
    }

    /// The same as part of the story, to which an accepted line itself belongs.
    pub fn in_story(&self, at: &Names, notice: &Notice) -> String {
        let said = self.notice(at, notice);
        match notice {
            Notice::Partly(Partly::ProposalAccepted { text, .. }) => {
                format!("{said} {}", quoted(self.language(), text))
            }
            _ => said,
        }
    }

    /// The notice brings its plain variables; who does it, and what may be hidden, are added.
    pub(super) fn sentence<'a>(&self, at: &'a Names, notice: &'a Notice) -> (String, Args<'a>) {
        let word = |field: &str, value: &Value| -> Option<Arg<'a>> {
            Some(match field {
                "sin" => self.sin(read(value)?).into(),
                "slot" => self.slot(read(value)?).into(),
                "word" | "link" => self.entry(Some(&at.page), read(value)?).into(),
                "tokens" => self.tokens(read(value)?).into(),
                _ => return None,
            })
        };
        let (id, args) = value::sentence("notice", "told", notice, word);
        let who = at.who(self.doer(at, notice));
        (id, self.more(at, notice, args.and(who)))
    }

    /// Who does what a notice tells: it says so, or it is always the same one.
    fn doer(&self, at: &Names, notice: &Notice) -> Role {
        let told = json::value(notice);
        let named = ["by", "demon", "rep"].into_iter().find_map(|field| read(told.get(field)?));
        named.unwrap_or(match notice {
            Notice::Open(
                Happening::Proposed { .. } | Happening::ProposalWithdrawn | Happening::RebateGranted { .. },
            ) => at.rep(),
            _ => Role::Faust,
        })
    }

    fn more<'a>(&self, at: &'a Names, notice: &'a Notice, args: Args<'a>) -> Args<'a> {
        match notice {
            Notice::Open(Happening::RoundBegan { rep, .. }) => args.with(
                "me",
                match at.you.and_then(Role::demon) {
                    Some(you) if you == *rep => "rep",
                    Some(_) => "rival",
                    None => "no",
                },
            ),
            Notice::Open(Happening::ProposalRefused { reason: text } | Happening::Summarised { text })
            | Notice::Partly(Partly::FlawWritten { text, .. }) => optional(args, text.as_ref()),
            Notice::Open(Happening::DiceRolled { faces }) => {
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                args.with("faces", self.0.list(&faces))
            }
            Notice::Partly(Partly::Drawn { tokens, .. }) => {
                args.with_flag("seen", tokens.is_some_and(|tokens| !tokens.is_empty()))
            }
            Notice::Partly(Partly::FlawsRead { flaws, .. }) => {
                args.with("count", flaws.len()).with("flaws", self.flaws(flaws).join(" "))
            }
            Notice::Partly(Partly::OfferMade { from, to, count, give, note, .. }) => {
                let args = self.handed(args.and(at.between(*from, *to)), ["gives", "tokens"], *count, *give);
                optional(args, note.as_ref())
            }
            Notice::Partly(Partly::OfferAccepted { from, to, given, give, returned, tokens, .. }) => {
                let args = self.handed(args.and(at.between(*from, *to)), ["gives", "tokens"], *given, *give);
                self.handed(args, ["returns", "back"], *returned, *tokens)
            }
            Notice::Partly(
                Partly::OfferDeclined { from, to, .. }
                | Partly::OfferWithdrawn { from, to, .. }
                | Partly::OfferLapsed { from, to, .. },
            ) => args.and(at.between(*from, *to)),
            _ => args,
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

impl Names {
    /// Variables `from`, `to` and `me` for something between two people.
    fn between(&self, from: Role, to: Role) -> Args<'_> {
        let me = match self.you {
            Some(you) if you == from => "from",
            Some(you) if you == to => "to",
            Some(_) | None => "no",
        };
        Args::new().with("from", self.person(from)).with("to", self.person(to)).with("me", me)
    }
}

/// What somebody wrote, or nothing: `said` tells which, since people may write anything.
fn optional<'a>(args: Args<'a>, text: Option<&'a Text>) -> Args<'a> {
    args.with_flag("said", text.is_some()).with("text", text.map_or("", |text| &**text))
}
