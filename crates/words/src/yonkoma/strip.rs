//! What stands under the panels of a strip.

use yonkoma::{Beat, Captions, Moment};

use super::{Args, Speaker};
use crate::{Person, value};

impl Captions for Speaker {
    fn untold(&self, moment: &Moment) -> String {
        let named = |name: &kernel::Text| Args::new().with("name", Person::named(name.to_string()));
        match &moment.beat {
            Some(beat @ Beat::Test { roller, .. }) => {
                let (id, args) = value::sentence("yon-caption", "beat", beat, |_, _| None);
                self.0.say(&id, &args.with("name", Person::named(&**roller)))
            }
            Some(Beat::Conflict { winner, .. }) => {
                let name: Vec<Person> = winner.iter().map(|name| Person::named(&**name)).collect();
                let args = Args::new().with("name", name).with_flag("winner", winner.is_some());
                self.0.say("yon-caption-conflict", &args)
            }
            Some(Beat::Gone { who, for_good }) => {
                self.0.say("yon-caption-gone", &named(who).with_flag("for_good", *for_good))
            }
            Some(Beat::Scene) | None => match &moment.title {
                Some(title) => title.to_string(),
                None => self.0.say("yon-caption-scene", &Args::new().with("scene", moment.scene)),
            },
        }
    }
}
