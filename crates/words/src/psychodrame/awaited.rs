//! Who is awaited, what the table chose.

use kernel::Seat;
use psychodrame::{DisputeStep, Options, Role, Stage, View};
use readers::json;

use super::{Args, Names, Speaker, sentence};
use crate::Person;

impl Speaker {
    /// Who is awaited and for what, as one seat hears it.
    pub fn awaited(&self, at: &Names, view: &View) -> String {
        let awaited = view.awaited();
        let me = view.you.is_some_and(|you| awaited.contains(&you));
        let who: Vec<Person> = awaited.iter().map(|seat: &Seat| at.player(*seat)).collect();
        let id = format!("psd-await-{}", what_is_awaited(view));
        self.0.say(&id, &Args::new().with_flag("me", me).with("who", who))
    }

    /// What a role is called.
    pub fn role(&self, Role::Player: Role) -> String {
        self.0.just("psd-role-player")
    }

    pub fn about_role(&self, Role::Player: Role) -> String {
        self.0.just("psd-about-player")
    }

    /// What the table chose, a sentence each.
    pub fn options(&self, options: &Options) -> Vec<String> {
        let names = ["threshold", "traits", "score", "pool", "support", "join", "floor", "consent"];
        let series = options.series.as_ref().map(|series| {
            let kept = series.kept.iter().flatten().count();
            self.0.say("psd-option-series", &Args::new().with("n", kept))
        });
        names.into_iter().map(|name| self.option(options, name)).chain(series).collect()
    }

    /// What the table chose of one option.
    pub fn option(&self, options: &Options, name: &str) -> String {
        let plain = Options { series: None, ..options.clone() };
        let (id, args) = (format!("psd-option-{name}"), sentence("", "", &plain, |_, _| None).1);
        self.0.say(&id, &args)
    }
}

fn what_is_awaited(view: &View) -> String {
    match view.table.dispute.as_ref().map(|dispute| dispute.step) {
        Some(DisputeStep::Maintained) => return "ruling".to_owned(),
        Some(DisputeStep::Upheld) => return "retelling".to_owned(),
        Some(DisputeStep::Asked) | None => {}
    }
    match view.table.stage {
        Stage::Offer if view.table.offered.is_none() => "first".to_owned(),
        stage => json::value(&stage).as_str().unwrap_or_default().replace('_', "-"),
    }
}
