//! Who is awaited, what the table chose.

use kernel::Seat;
use psychodrame::{Dissent, Options, PurgeFloor, RepercussionPool, Role, Stage, View};

use super::{Args, Company, Speaker};

impl Speaker {
    /// Who is awaited and for what, as one seat hears it.
    pub fn awaited(&self, at: &Company, view: &View) -> String {
        let awaited = view.awaited();
        let me = view.you.is_some_and(|you| awaited.contains(&you));
        let who = self.list(awaited.iter().map(|seat: &Seat| at.player(*seat)));
        self.0.say(await_id(view), &Args::new().with_flag("me", me).with("who", who))
    }

    /// What a role is called.
    pub fn role(&self, Role::Player: Role) -> String {
        self.0.just("psd-role-player")
    }

    /// What a role is about.
    pub fn about_role(&self, Role::Player: Role) -> String {
        self.0.just("psd-about-player")
    }

    /// What the table chose, a sentence each.
    pub fn options(&self, options: &Options) -> Vec<String> {
        let n = |n: u8| Args::new().with("n", n);
        let on = |on: bool| Args::new().with_flag("on", on);
        let kept = options.series.iter().flat_map(|series| &series.kept).flatten().count();
        let mut sentences = vec![
            self.0.say("psd-option-threshold", &n(options.resolution_threshold)),
            self.0.say("psd-option-traits", &n(options.creation_traits)),
            self.0.say("psd-option-score", &n(options.new_trait_score)),
            self.0.say(
                "psd-option-pool",
                &Args::new().with_flag("drawn", options.repercussion_pool == RepercussionPool::Drawn),
            ),
            self.0.say("psd-option-support", &on(options.support_refusable)),
            self.0.say("psd-option-join", &on(options.rematch_join)),
            self.0.say(
                "psd-option-floor",
                &Args::new().with_flag("one", options.purge_floor == PurgeFloor::One),
            ),
            self.0.say("psd-option-consent", &on(options.death_needs_consent)),
        ];
        if options.series.is_some() {
            sentences.push(self.0.say("psd-option-series", &Args::new().with("n", kept)));
        }
        sentences
    }
}

fn await_id(view: &View) -> &'static str {
    match view.table.dispute.as_ref().map(|dispute| dispute.step) {
        Some(Dissent::Maintained) => return "psd-await-ruling",
        Some(Dissent::Upheld) => return "psd-await-retelling",
        Some(Dissent::Asked) | None => {}
    }
    match view.table.stage {
        Stage::Creation => "psd-await-creation",
        Stage::Offer if view.table.offered.is_none() => "psd-await-first",
        Stage::Offer => "psd-await-offer",
        Stage::AllPassed => "psd-await-all-passed",
        Stage::Framing => "psd-await-framing",
        Stage::Play => "psd-await-play",
        Stage::Response => "psd-await-response",
        Stage::Yielded => "psd-await-yielded",
        Stage::Development => "psd-await-development",
        Stage::Cards => "psd-await-cards",
        Stage::Psych => "psd-await-psych",
        Stage::Tie => "psd-await-tie",
        Stage::Result => "psd-await-result",
        Stage::Packets => "psd-await-packets",
        Stage::Acts => "psd-await-acts",
        Stage::Consent => "psd-await-consent",
        Stage::Closing => "psd-await-closing",
        Stage::Resolution => "psd-await-resolution",
        Stage::Replacement => "psd-await-replacement",
        Stage::End => "psd-await-end",
    }
}
