//! The end, told with its reasons (PAC-88…92).

use pactes::{ByRole, Demon, DemonPerfectTie, Ending, Role, Tokens};

use super::{Args, Names, Speaker};

impl Speaker {
    /// Who won and why, a sentence each: the result first.
    pub fn ending(
        &self,
        at: &Names,
        ending: Ending,
        achievements: u32,
        tokens: &ByRole<Tokens>,
        tie: DemonPerfectTie,
    ) -> Vec<String> {
        let mut told = vec![self.result(at, ending), self.goal(achievements)];
        told.extend(tokens.iter().map(|(role, tokens)| self.purse(at, role, *tokens)));
        if achievements >= 6 {
            told.extend(self.because(ending, tokens, tie).into_iter().map(|id| self.0.just(id)));
        }
        told
    }

    fn result(&self, at: &Names, ending: Ending) -> String {
        match ending {
            Ending::Nobody => self.0.just("ending-nobody"),
            Ending::Faust => self.0.say("ending-faust", &at.who(Role::Faust)),
            Ending::Demon(demon) => self.0.say("ending-demon", &at.who(demon.into())),
            Ending::Shared => self.0.just("ending-shared"),
        }
    }

    fn goal(&self, achievements: u32) -> String {
        let id = if achievements < 6 { "because-too-few" } else { "because-enough" };
        self.0.say(id, &Args::new().with("achievements", achievements))
    }

    fn purse(&self, at: &Names, role: Role, tokens: Tokens) -> String {
        let args = at.who(role).with("points", tokens.points());
        self.0.say("because-points", &args.with("tokens", self.tokens(tokens)))
    }

    fn because(&self, ending: Ending, tokens: &ByRole<Tokens>, tie: DemonPerfectTie) -> Vec<&'static str> {
        let points = |demon: Demon| tokens[demon.into()].points();
        let equal = tokens.demon_a == tokens.demon_b;
        match ending {
            Ending::Faust => vec!["because-no-demon-above"],
            Ending::Demon(_) if equal && tie == DemonPerfectTie::Random => {
                vec!["because-equal", "because-lot"]
            }
            Ending::Demon(_) if points(Demon::A) == points(Demon::B) => vec!["because-more-tokens"],
            Ending::Demon(_) => vec!["because-most-points"],
            Ending::Shared | Ending::Nobody => vec!["because-equal"],
        }
    }
}
