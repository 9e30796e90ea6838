//! The words of the table: roles, sins, slots, tokens, dice, effects, options, stages.

use pactes::{
    Aid, ContractView, Demon, DieId, Effects, Entry, Options, Role, Sin, Slot, SlotKind, Stage, Tokens,
};

use super::{Args, Speaker};
use crate::value;

/// What a table can choose, by name.
const OPTIONS: [&str; 6] =
    ["first-rep", "tokens-per-value", "max-commitments", "token-values", "negotiation", "demon-perfect-tie"];

impl Speaker {
    /// What a role is called.
    pub fn role(&self, role: Role) -> String {
        self.named("role", &role)
    }

    /// What a role does, for somebody who chooses one.
    pub fn about_role(&self, role: Role) -> String {
        self.named("role-about", &role)
    }

    pub fn sin(&self, sin: Sin) -> String {
        self.named("sin", &sin)
    }

    /// Where a die lies.
    pub fn slot(&self, slot: Slot) -> String {
        let id = match slot.kind {
            SlotKind::Commitment => "slot-commitment",
            SlotKind::Flaw => "slot-flaw",
        };
        self.0.say(id, &Args::new().with("line", slot.line))
    }

    /// A slot with the die that lies on it and what it does there.
    pub fn slot_with_die(&self, slot: Slot, face: u8) -> String {
        let args = Args::new().with("slot", self.slot(slot)).with("face", face);
        self.0.say("slot-with-die", &args.with("effect", self.effect(slot.kind, face)))
    }

    pub fn die(&self, contract: &ContractView, die: DieId) -> String {
        let seen = contract.die(die);
        let args = Args::new().with("die", die.0).with("face", seen.map_or(0, |die| die.face));
        match seen.and_then(|die| die.slot) {
            Some(slot) => self.0.say("die-placed", &args.with("slot", self.slot(slot))),
            None => self.0.say("die-loose", &args),
        }
    }

    /// Something on the association page; by its text, where it is known.
    pub fn entry(&self, page: Option<&Aid>, entry: Entry) -> String {
        match entry {
            Entry::Desire => self.0.just("entry-desire"),
            Entry::Sin(demon) => {
                let [a, b] = page.map_or([None; 2], |page| page.sins);
                let (sin, id) = match demon {
                    Demon::A => (a, "entry-sin-a"),
                    Demon::B => (b, "entry-sin-b"),
                };
                match sin {
                    Some(sin) => self.0.say("entry-sin", &Args::new().with("text", self.sin(sin))),
                    None => self.0.just(id),
                }
            }
            Entry::Word(number) => {
                let word = page.zip(usize::from(number).checked_sub(1)).and_then(|(p, at)| p.words.get(at));
                match word {
                    Some(word) => self.0.say("entry-word", &Args::new().with("text", &*word.text)),
                    None => self.0.say("entry-word-number", &Args::new().with("number", number)),
                }
            }
        }
    }

    /// Tokens by their values: “three 1s and a 2”.
    pub fn tokens(&self, tokens: Tokens) -> String {
        let some = |id, n: u32| {
            let number = self.0.say("number", &Args::new().with("n", n));
            (n > 0).then(|| self.0.say(id, &Args::new().with("n", n).with("number", number)))
        };
        let kinds: Vec<String> = [some("tokens-ones", tokens.ones), some("tokens-twos", tokens.twos)]
            .into_iter()
            .flatten()
            .collect();
        if kinds.is_empty() { self.0.just("tokens-none") } else { self.0.list(&kinds) }
    }

    /// Tokens with what they are worth.
    pub fn tokens_and_points(&self, tokens: Tokens) -> String {
        if tokens.is_empty() {
            return self.tokens(tokens);
        }
        let args = Args::new().with("tokens", self.tokens(tokens));
        self.0.say("tokens-points", &args.with("points", tokens.points()))
    }

    /// So many tokens whose values are not seen.
    pub fn hidden_tokens(&self, count: u32) -> String {
        if count == 0 {
            self.0.just("tokens-none")
        } else {
            self.0.say("tokens-hidden", &Args::new().with("n", count))
        }
    }

    /// What a die does at the end, by the table of effects (PAC-71).
    pub fn effect(&self, kind: SlotKind, face: u8) -> String {
        let id = match kind {
            SlotKind::Commitment => "effect-commitment",
            SlotKind::Flaw => "effect-flaw",
        };
        self.0.say(id, &Args::new().with("face", face))
    }

    /// What a 6 does when it is placed (PAC-58).
    pub fn effect_of_six(&self, kind: SlotKind) -> String {
        self.0.just(match kind {
            SlotKind::Commitment => "effect-six-commitment",
            SlotKind::Flaw => "effect-six-flaw",
        })
    }

    /// What several dice do together.
    pub fn effects(&self, effects: Effects) -> String {
        let Effects { achievements, faust_discards, faust_draws, rep_draws, rival_draws } = effects;
        let all = [
            ("effects-achievements", achievements),
            ("effects-faust-discards", faust_discards),
            ("effects-faust-draws", faust_draws),
            ("effects-rep-draws", rep_draws),
            ("effects-rival-draws", rival_draws),
        ];
        let some = all.into_iter().filter(|(_, n)| *n > 0);
        let parts: Vec<String> = some.map(|(id, n)| self.0.say(id, &Args::new().with("n", n))).collect();
        if parts.is_empty() {
            self.0.just("effects-nothing")
        } else {
            parts.join(&self.0.just("effects-between"))
        }
    }

    /// What the table chose, a sentence for each option, in the order of [`Options`].
    pub fn options(&self, options: &Options) -> Vec<String> {
        OPTIONS.map(|name| self.option(options, name)).to_vec()
    }

    /// What the table chose of one option: `first-rep`, `negotiation` …
    pub fn option(&self, options: &Options, name: &str) -> String {
        let (_, args) = value::sentence("", "", options, |_, _| None);
        self.0.say(&format!("option-{name}"), &args)
    }

    /// The title of a moment of the game.
    pub fn stage(&self, stage: Stage) -> String {
        self.named("stage", &stage)
    }
}
