//! What happens.

use kernel::Text;
use readers::json;
use serde_json::Value;
use yonkoma::{Bond, BondKind, CharacterId, Happening, Notice, Partly};

use super::{Args, Names, Speaker};
use crate::{Person, capitalised, labelled, series, speaker::Arg, value};

/// The fields that hold what was said with something, or nothing where it was told aloud.
const SAID: [&str; 6] = ["text", "reason", "title", "stake", "approach", "sign"];

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, at: &Names, notice: &Notice) -> String {
        let (id, args) = self.sentence(at, notice);
        // A sentence may begin with the name of somebody who is « le capitaine ».
        capitalised(&self.0.say(&id, &args))
    }

    /// A notice's own sentence; `$said` closes it with what was said, or with a full stop.
    pub(super) fn sentence<'a>(&self, at: &'a Names, notice: &Notice) -> (String, Args<'a>) {
        let (id, args) =
            value::sentence("yon-told", "told", notice, |field, value| self.word(at, field, value));
        let told = json::value(notice);
        let mut said = SAID.iter().filter_map(|field| told.get(field));
        let said = said.next().or_else(|| told.pointer("/moment/caption")).and_then(Value::as_str);
        let args = args.with("said", self.said(said));
        match notice {
            Notice::Open(what) => self.happening(at, what, id, args),
            Notice::Partly(what) => self.partly(what, id, args),
        }
    }

    /// Names for seats and characters, words for what has a name in the rules.
    fn word<'a>(&self, at: &'a Names, field: &str, value: &Value) -> Option<Arg<'a>> {
        Some(match field {
            "by" | "moment_by" => at.who(json::from(value)?).into(),
            "character" | "npc" | "roller" | "target" | "winner" | "a" | "b" => {
                Person::named(at.character(json::from::<CharacterId>(value)?)).into()
            }
            "severity" | "erased" => self.severity(json::from(value)?).into(),
            "field" => self.field(json::from(value)?).into(),
            "how" => self.named("yon-use", value).into(),
            "pool" => self.dice(value.as_i64()?).into(),
            _ => return None,
        })
    }

    /// Where grammar asks for more than the fields.
    fn happening<'a>(
        &self,
        at: &'a Names,
        what: &Happening,
        id: String,
        args: Args<'a>,
    ) -> (String, Args<'a>) {
        let quoted = |id, text: &Option<Text>| {
            text.as_ref().map_or_else(String::new, |text| self.0.say(id, &Args::new().with("text", &**text)))
        };
        match what {
            Happening::SheetApproved { restriction: Some(_), .. } => {
                ("yon-told-sheet-restricted".into(), args)
            }
            Happening::BondsSubmitted { bonds, .. } => {
                // Towards whom, where it is towards somebody.
                let said = |bond: &Bond| match bond.kind {
                    BondKind::Aim => bond.text.to_string(),
                    BondKind::ToPlayer | BondKind::ToNpc | BondKind::Imposed => {
                        labelled(self.language(), &self.bond_kind(at, bond), &bond.text)
                    }
                };
                let bonds: Vec<String> = bonds.iter().map(said).collect();
                (id, args.with("bonds", series(self.language(), &bonds)))
            }
            Happening::TestBegan { goal, approach, .. } => {
                let args = args.with("goal", quoted("yon-with-goal", goal));
                (id, args.with("approach", quoted("yon-with-approach", approach)))
            }
            Happening::KomaSpent { character: None, .. } => ("yon-told-koma-spent-gm".into(), args),
            Happening::StoryProposed { waits_for, .. } => {
                let others: Vec<Person> = waits_for.iter().map(|seat| at.who(*seat)).collect();
                (id, args.with("others", others))
            }
            _ => (id, args),
        }
    }

    fn partly<'a>(&self, what: &Partly, id: String, args: Args<'a>) -> (String, Args<'a>) {
        let known = |text: &Option<Text>| {
            text.as_ref().map_or_else(|| self.0.just("yon-unknown"), ToString::to_string)
        };
        match what {
            Partly::NpcSheet { concept, flaw, .. } => {
                (id, args.with("concept", known(concept)).with("flaw", known(flaw)))
            }
            Partly::BondPaid { erased: Some(_), .. } => ("yon-told-bond-erased".into(), args),
            Partly::BondImposed { replaced, .. } => {
                let in_place = replaced.as_ref().map_or_else(
                    || self.0.just("yon-said-aloud"),
                    |old| self.0.say("yon-replacing", &Args::new().with("text", &**old)),
                );
                (id, args.with("said", in_place))
            }
            Partly::Thrown { dice, .. } if dice.is_empty() => ("yon-told-thrown-nothing".into(), args),
            Partly::Thrown { dice, total, .. } | Partly::Rerolled { thrown: dice, total, .. } => {
                (id, args.with("faces", faces(dice)).with("successes", self.successes(*total)))
            }
            Partly::SuccessAdded { total, .. } => (id, args.with("successes", self.successes(*total))),
            Partly::RoundCompared { totals, winner, .. } => {
                let args = args.with("a", totals.0).with("b", totals.1);
                (id, args.with_flag("won", winner.is_some()))
            }
            Partly::SpecificJudged { character: None, .. } => ("yon-told-specific-open".into(), args),
            Partly::ConflictSettled { winner: None, .. } => ("yon-told-conflict-open".into(), args),
            _ => (id, args),
        }
    }

    /// “ : « … »”, or a full stop for what was told aloud.
    fn said(&self, text: Option<&str>) -> String {
        match text {
            Some(text) => self.0.say("yon-said", &Args::new().with("text", text)),
            None => self.0.just("yon-said-aloud"),
        }
    }
}

fn faces(dice: &[u8]) -> String {
    dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}
