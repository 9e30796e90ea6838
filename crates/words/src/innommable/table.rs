//! The table: where things stand, what was chosen, what may be hoped for.

use innommable::{
    AnchorState, Chances, Dice, DiceCounts, ElementKind, Hope, MonologueKind, Options, Preparation, Role,
    Severity, Stage, View,
};

use super::{Args, Names, Speaker};
use crate::{Person, speaker, value};

/// What a table can choose, besides its number of seats.
const OPTIONS: [&str; 7] = ["dice", "allocation", "deal", "monologue", "gift", "list", "kill"];

impl Speaker {
    /// The title of a moment of the game.
    pub fn stage(&self, stage: Stage) -> String {
        self.named("stage", &stage)
    }

    /// Whose turn it is, and what for.
    pub fn awaited(&self, names: &Names, view: &View) -> String {
        let declared = view.characters.iter().any(|character| character.pending.is_some());
        let window = view.window().is_some_and(|window| !window.waiting.is_empty());
        let id = match view.stage {
            Stage::Preparation if view.setting.is_some() => "await-meanwhile",
            Stage::Preparation => "await-preparation",
            Stage::Characters => "await-characters",
            Stage::Free if declared => "await-ruling",
            Stage::Free if names.you == Some(view.keeper) => "await-free-keeper",
            Stage::Free => "await-free",
            Stage::Monologue => "await-monologue",
            Stage::Suggestion => "await-suggestion",
            Stage::Declared | Stage::Throwing => "await-declared",
            Stage::Short if window => "await-window",
            Stage::Short => "await-short",
            Stage::GiftPending => "await-gift-pending",
            Stage::Settled => "await-settled",
            Stage::Consent => "await-consent",
            Stage::Announced => "await-announced",
            Stage::Applying => "await-applying",
            Stage::LastAct => "await-last-act",
            Stage::Epilogue => "await-epilogue",
            Stage::Closed => "await-closed",
        };
        let awaited = view.awaited();
        let me = match view.stage {
            // Others may be awaited beside the Keeper, who is spoken to all the same.
            Stage::Preparation | Stage::Characters => names.you == Some(view.keeper),
            _ => names.you.is_some_and(|you| awaited == [you]),
        };
        let people: Vec<Person> = awaited.iter().map(|seat| names.person(*seat)).collect();
        let n = view.characters.iter().filter(|character| character.pending.is_some()).count();
        self.0.say(id, &Args::new().with("who", people).with_flag("me", me).with("n", n))
    }

    /// What a role is called.
    pub fn role(&self, role: Role) -> String {
        self.named("word", &role)
    }

    /// What a role is about, in a sentence.
    pub fn about_role(&self, role: Role) -> String {
        self.named("about", &role)
    }

    /// What kind of thing there is to find.
    pub fn element_kind(&self, kind: ElementKind) -> String {
        self.named("element", &kind)
    }

    /// What has become of an anchor.
    pub fn anchor(&self, anchor: AnchorState) -> String {
        self.named("word", &anchor)
    }

    /// How bad an effect is.
    pub fn severity(&self, severity: Severity) -> String {
        self.named("word", &severity)
    }

    /// What a monologue must tell (INN-43, INN-49); said to whoever speaks, or to the others.
    pub fn content(&self, kind: MonologueKind, to_speaker: bool) -> String {
        let (id, _) = value::sentence("content", "", &kind, |_, _| None);
        self.0.say(&id, &Args::new().with_flag("me", to_speaker))
    }

    /// What the thrower may hope for and has to fear, a sentence each.
    pub fn chances(&self, chances: &Chances) -> Vec<String> {
        // An empty hand has no odds to weigh.
        if chances.mean == 0.0 {
            return vec![self.0.just("odds-empty")];
        }
        let hopes = |id, of: fn(&Hope) -> f64| {
            let percent = |n: usize| self.percent(of(&chances.hopes[n]));
            let args = Args::new().with("now", percent(0)).with("one", percent(1));
            self.0.say(id, &args.with("two", percent(2)))
        };
        let mad = if chances.at_risk { hopes("odds-mad", |hope| hope.mad) } else { self.0.just("odds-safe") };
        vec![hopes("odds-success", |hope| hope.success), mad]
    }

    /// A share in percent, as it is written here: “31,7” in French.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
    pub fn percent(&self, share: f64) -> String {
        // Written from whole numbers: a page that formats fractions is a good deal larger.
        let tenths = (1000.0 * share).round() as u32;
        let point = speaker::decimal_point(self.language());
        format!("{}{point}{}", tenths / 10, tenths % 10)
    }

    /// What people should know before they sit down (INN-01, INN-02, INN-26).
    pub fn before_play(&self, untested: bool) -> Vec<String> {
        let mut said = vec![self.0.just("hint-time"), self.0.just("hint-circle")];
        said.extend(untested.then(|| self.0.just("hint-untested")));
        said
    }

    /// A warning if the sheet is too long (INN-14).
    pub fn sheet_warning(&self, desk: &Preparation) -> Option<String> {
        let args = Args::new().with("length", desk.length).with("limit", desk.limit);
        (desk.length > desk.limit).then(|| self.0.say("hint-sheet-long", &args))
    }

    /// What the table chose, a sentence each.
    pub fn options(&self, options: &Options) -> Vec<String> {
        let seats = options.seats.map(|_| "seats");
        seats.into_iter().chain(OPTIONS).map(|name| self.option(options, name)).collect()
    }

    /// What the table chose of one option.
    pub fn option(&self, options: &Options, name: &str) -> String {
        let (id, args) = (format!("option-{name}"), value::sentence("", "", options, |_, _| None).1);
        let custom = match options.dice_counts {
            DiceCounts::Formula => Dice::NONE,
            DiceCounts::Custom(dice) => dice,
        };
        self.0.say(
            &id,
            &args
                .with_flag("custom", options.dice_counts != DiceCounts::Formula)
                .with("dice", self.dice(custom)),
        )
    }
}
