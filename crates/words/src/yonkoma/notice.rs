//! What happens.

use kernel::Text;
use yonkoma::{Basis, Degree, Field, GiftUse, Notice, Sign};

use super::{Args, Company, Speaker, faces};

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, at: &Company, notice: &Notice) -> String {
        let (id, args) = self.sentence(at, notice);
        self.0.say(id, &args)
    }

    pub(super) fn sentence<'a>(&self, at: &'a Company, notice: &'a Notice) -> (&'static str, Args<'a>) {
        let none = Args::new;
        let said = |args: Args<'a>, text: &'a Option<Text>| args.with("said", self.said(text.as_ref()));
        match notice {
            Notice::WorldSet { text } => ("yon-told-world-set", said(none(), text)),
            Notice::WorldConfirmed { by } => ("yon-told-world-confirmed", at.who(*by)),
            Notice::SheetSubmitted { by, character: _, sheet } => {
                let args = at.who(*by).with("name", &*sheet.name).with("concept", &*sheet.concept);
                let args = args.with("flaw", &*sheet.flaw).with("gift", &*sheet.gift);
                ("yon-told-sheet-submitted", args.with("sign", &*sheet.sign))
            }
            Notice::SheetApproved { character, restriction: None } => {
                ("yon-told-sheet-approved", at.name(*character))
            }
            Notice::SheetApproved { character, restriction: Some(restriction) } => {
                ("yon-told-sheet-restricted", at.name(*character).with("restriction", &**restriction))
            }
            Notice::SheetReturned { character, field, reason } => {
                let args = at.name(*character).with("field", self.field(*field));
                ("yon-told-sheet-returned", said(args, reason))
            }
            Notice::NpcMade { name, sign, .. } => {
                ("yon-told-npc-made", said(none().with("name", &**name), sign))
            }
            Notice::NpcSheet { npc, concept, flaw } => {
                let known = |text: &Option<Text>| {
                    text.as_ref().map_or_else(|| self.0.just("yon-unknown"), ToString::to_string)
                };
                let args = at.name(*npc).with("concept", known(concept)).with("flaw", known(flaw));
                ("yon-told-npc-sheet", args)
            }
            Notice::NpcMatters { npc, important } => {
                ("yon-told-npc-matters", at.name(*npc).with_flag("important", *important))
            }
            Notice::NpcBound { npc, text } => ("yon-told-npc-bound", at.name(*npc).with("text", &**text)),
            Notice::NpcBondShown { npc, text } => {
                ("yon-told-npc-bond-shown", at.name(*npc).with("text", &**text))
            }
            Notice::NotesWritten => ("yon-told-notes-written", none()),
            Notice::SessionBegan { session, gm_pool } => {
                ("yon-told-session-began", none().with("session", *session).with("pool", *gm_pool))
            }
            Notice::SceneBegan { scene, title } => {
                ("yon-told-scene-began", said(none().with("scene", *scene), title))
            }
            Notice::CharacterEntered { character } => ("yon-told-character-entered", at.name(*character)),
            Notice::CharacterBack { character } => ("yon-told-character-back", at.name(*character)),
            Notice::Narrated { by, text } => ("yon-told-narrated", at.who(*by).with("text", &**text)),
            Notice::Fact { text } => ("yon-told-fact", none().with("text", &**text)),
            Notice::ConditionGiven { character, label, sign, .. } => {
                let sign = match sign {
                    Sign::Positive => "positive",
                    Sign::Negative => "negative",
                };
                let args = at.name(*character).with("label", &**label).with("sign", sign);
                ("yon-told-condition-given", args)
            }
            Notice::ConditionEnded { character, label } => {
                ("yon-told-condition-ended", at.name(*character).with("label", &**label))
            }
            Notice::GiftUsed { character, gift, how, text } => {
                let args = at.name(*character).with("gift", &**gift).with("how", self.gift_use(*how));
                ("yon-told-gift-used", said(args, text))
            }
            Notice::GiftGivenBack { character, gift } => {
                ("yon-told-gift-given-back", at.name(*character).with("gift", &**gift))
            }
            Notice::GiftGranted { character, text } => {
                ("yon-told-gift-granted", at.name(*character).with("text", &**text))
            }
            Notice::ConceptChanged { character, text } => {
                ("yon-told-concept-changed", at.name(*character).with("text", &**text))
            }
            Notice::FlawChanged { character, text } => {
                ("yon-told-flaw-changed", at.name(*character).with("text", &**text))
            }
            Notice::MomentMarked { moment } => {
                ("yon-told-moment-marked", said(at.who(moment.by), &moment.caption))
            }
            Notice::SessionEnded { session } => ("yon-told-session-ended", none().with("session", *session)),
            Notice::AdventureEnded { adventure } => {
                ("yon-told-adventure-ended", none().with("adventure", *adventure))
            }
            Notice::AdventureBegan { adventure } => {
                ("yon-told-adventure-began", none().with("adventure", *adventure))
            }
            Notice::TableClosed => ("yon-told-table-closed", none()),
            _ => self
                .of_bonds(at, notice)
                .or_else(|| self.of_throws(at, notice))
                .unwrap_or_else(|| self.of_conflicts(at, notice)),
        }
    }

    fn of_bonds<'a>(&self, at: &'a Company, notice: &'a Notice) -> Option<(&'static str, Args<'a>)> {
        let said = |args: Args<'a>, text: &'a Option<Text>| args.with("said", self.said(text.as_ref()));
        Some(match notice {
            Notice::BondsSubmitted { character, bonds } => {
                let bonds: Vec<String> = bonds.iter().map(|bond| bond.text.to_string()).collect();
                let between = if self.language() == kernel::Language::Fr { "\u{a0}; " } else { "; " };
                ("yon-told-bonds-submitted", at.name(*character).with("bonds", bonds.join(between)))
            }
            Notice::BondsReturned { character, reason } => {
                ("yon-told-bonds-returned", said(at.name(*character), reason))
            }
            Notice::BondClaimed { character, bond, text, .. } => {
                ("yon-told-bond-claimed", said(at.name(*character).with("bond", &**bond), text))
            }
            Notice::BondPaid { character, bond, erased: None, text } => {
                ("yon-told-bond-paid", said(at.name(*character).with("bond", &**bond), text))
            }
            Notice::BondPaid { character, bond, erased: Some(severity), text } => {
                let args = at.name(*character).with("bond", &**bond);
                ("yon-told-bond-erased", said(args.with("severity", self.severity(*severity)), text))
            }
            Notice::BondDeclined { character, bond, .. } => {
                ("yon-told-bond-declined", at.name(*character).with("bond", &**bond))
            }
            Notice::BondUndone { character, bond, .. } => {
                ("yon-told-bond-undone", at.name(*character).with("bond", &**bond))
            }
            Notice::BondImposed { target, winner, text, replaced } => {
                let args = at.name(*target).with("winner", at.character(*winner)).with("text", &**text);
                let in_place = replaced.as_ref().map_or_else(
                    || self.0.just("yon-said-aloud"),
                    |old| self.0.say("yon-replacing", &Args::new().with("text", &**old)),
                );
                ("yon-told-bond-imposed", args.with("said", in_place))
            }
            Notice::ReplacementAsked { target, text, replaces } => {
                let args = at.name(*target).with("text", &**text).with("replaces", &**replaces);
                ("yon-told-replacement-asked", args)
            }
            Notice::BondChanged { character, text } => {
                ("yon-told-bond-changed", at.name(*character).with("text", &**text))
            }
            Notice::BondDropped { character, text } => {
                ("yon-told-bond-dropped", at.name(*character).with("text", &**text))
            }
            Notice::KomaGained { character, n, reason } => {
                ("yon-told-koma-gained", said(at.name(*character).with("n", *n), reason))
            }
            Notice::SetbackErased { character, severity } => {
                let args = at.name(*character).with("severity", self.severity(*severity));
                ("yon-told-setback-erased", args)
            }
            _ => return None,
        })
    }

    fn of_throws<'a>(&self, at: &'a Company, notice: &'a Notice) -> Option<(&'static str, Args<'a>)> {
        let said = |args: Args<'a>, text: &'a Option<Text>| args.with("said", self.said(text.as_ref()));
        let quoted = |id, text: &Option<Text>| {
            text.as_ref().map_or_else(String::new, |text| self.0.say(id, &Args::new().with("text", &**text)))
        };
        Some(match notice {
            Notice::TestBegan { roller, goal, approach, .. } => {
                let args = at.name(*roller).with("goal", quoted("yon-with-goal", goal));
                ("yon-told-test-began", args.with("approach", quoted("yon-with-approach", approach)))
            }
            Notice::BasisSet { character, basis, pool } => {
                let basis = match basis {
                    Basis::Flaw => "flaw",
                    Basis::Concept => "concept",
                    Basis::Other => "other",
                };
                let args = at.name(*character).with("basis", basis).with("dice", self.dice(*pool));
                ("yon-told-basis-set", args)
            }
            Notice::ConditionsJudged { character, pool } => {
                ("yon-told-conditions-judged", at.name(*character).with("dice", self.dice(*pool)))
            }
            Notice::HelperJoined { character, roller } => {
                ("yon-told-helper-joined", at.name(*character).with("roller", at.character(*roller)))
            }
            Notice::HelperLeft { character } => ("yon-told-helper-left", at.name(*character)),
            Notice::AnecdoteTold { by, text } => ("yon-told-anecdote-told", said(at.who(*by), text)),
            Notice::ContestDropped => ("yon-told-contest-dropped", Args::new()),
            Notice::Thrown { character, dice, .. } if dice.is_empty() => {
                ("yon-told-thrown-nothing", at.name(*character))
            }
            Notice::Thrown { character, dice, total } => {
                let args = at.name(*character).with("faces", faces(dice));
                ("yon-told-thrown", args.with("successes", self.successes(*total)))
            }
            Notice::ThrowReplaced { character } => ("yon-told-throw-replaced", at.name(*character)),
            Notice::SuccessAdded { character, total } => {
                ("yon-told-success-added", at.name(*character).with("successes", self.successes(*total)))
            }
            Notice::KomaSpent { character: Some(character), text, .. } => {
                ("yon-told-koma-spent", said(at.name(*character), text))
            }
            Notice::KomaSpent { character: None, text, .. } => {
                ("yon-told-koma-spent-gm", said(Args::new(), text))
            }
            Notice::SetbackTaken { character, severity, text } => {
                let args = at.name(*character).with("severity", self.severity(*severity));
                ("yon-told-setback-taken", said(args, text))
            }
            Notice::Rerolled { character, thrown, total, .. } => {
                let args = at.name(*character).with("faces", faces(thrown));
                ("yon-told-rerolled", args.with("successes", self.successes(*total)))
            }
            Notice::ApproachChanged { character, approach } => {
                ("yon-told-approach-changed", said(at.name(*character), approach))
            }
            Notice::TestSettled { character, total, degree } => {
                let args = at.name(*character).with("total", *total).with("degree", degree_name(*degree));
                ("yon-told-test-settled", args)
            }
            Notice::StoryProposed { by, text, waits_for } => {
                let others: Vec<String> = waits_for.iter().map(|seat| at.player(*seat).to_owned()).collect();
                ("yon-told-story-proposed", said(at.who(*by).with("others", self.0.list(&others)), text))
            }
            Notice::ConsentGiven { by } => ("yon-told-consent-given", at.who(*by)),
            Notice::ConsentRefused { by } => ("yon-told-consent-refused", at.who(*by)),
            Notice::ResultTold { by, text } => ("yon-told-result-told", said(at.who(*by), text)),
            _ => return None,
        })
    }

    fn of_conflicts<'a>(&self, at: &'a Company, notice: &'a Notice) -> (&'static str, Args<'a>) {
        let said = |args: Args<'a>, text: &'a Option<Text>| args.with("said", self.said(text.as_ref()));
        match notice {
            Notice::ConflictBegan { a, b, stake } => {
                let args = Args::new().with("a", at.character(*a)).with("b", at.character(*b));
                ("yon-told-conflict-began", said(args, stake))
            }
            Notice::RoundCompared { round, totals, winner, .. } => {
                let args = Args::new().with("round", *round).with("a", totals.0).with("b", totals.1);
                let args = args.with_flag("winner", winner.is_some());
                ("yon-told-round-compared", args.with("name", winner.map_or("", |who| at.character(who))))
            }
            Notice::SpecificJudged { character: Some(character), .. } => {
                ("yon-told-specific-judged", at.name(*character))
            }
            Notice::SpecificJudged { character: None, text } => {
                ("yon-told-specific-open", said(Args::new(), text))
            }
            Notice::Passed { by } => ("yon-told-passed", at.who(*by)),
            Notice::GiftsKept { by, kept } => ("yon-told-gifts-kept", at.who(*by).with_flag("kept", *kept)),
            Notice::AwardPassed { by } => ("yon-told-award-passed", at.who(*by)),
            Notice::RoundTold { text } => ("yon-told-round-told", said(Args::new(), text)),
            Notice::WentOutOfPlay { character, until } => {
                ("yon-told-went-out-of-play", at.name(*character).with("until", *until))
            }
            Notice::Eliminated { character } => ("yon-told-eliminated", at.name(*character)),
            Notice::RollerNamed { character } => ("yon-told-roller-named", at.name(*character)),
            Notice::WentOn { character, approach } => {
                ("yon-told-went-on", said(at.name(*character), approach))
            }
            Notice::Stopped { character, text } => ("yon-told-stopped", said(at.name(*character), text)),
            Notice::Conceded { character, text } => ("yon-told-conceded", said(at.name(*character), text)),
            Notice::ConflictSettled { winner: Some(winner), effective, degree, .. } => {
                let degree = degree.map_or("full", degree_name);
                let args = at.name(*winner).with("effective", *effective).with("degree", degree);
                ("yon-told-conflict-settled", args)
            }
            _ => ("yon-told-conflict-open", Args::new()),
        }
    }

    /// What of a sheet.
    pub fn field(&self, field: Field) -> String {
        self.0.just(match field {
            Field::Name => "yon-field-name",
            Field::Concept => "yon-field-concept",
            Field::Flaw => "yon-field-flaw",
            Field::Gift => "yon-field-gift",
            Field::Sign => "yon-field-sign",
        })
    }

    /// How a Gift is used.
    pub fn gift_use(&self, how: GiftUse) -> String {
        self.0.just(match how {
            GiftUse::Benefit => "yon-use-benefit",
            GiftUse::AutoSuccess => "yon-use-auto-success",
            GiftUse::PlusOne => "yon-use-plus-one",
        })
    }
}

pub(super) fn degree_name(degree: Degree) -> &'static str {
    match degree {
        Degree::Failure => "failure",
        Degree::Partial => "partial",
        Degree::Full => "full",
        Degree::Spotlight => "spotlight",
    }
}
