//! Who writes what all will read soon, and what else is said to the bots.

use std::time::Duration;

use kernel::Wish;
use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use protocol::{ClientMessage, Pen, Writing};

use super::{Connection, Remote};

/// How long the others believe that somebody writes, in milliseconds: it is said again before.
const SAID_AGAIN: f64 = 2_500.0;
const FORGOTTEN: Duration = Duration::from_secs(5);

/// Whoever looks elsewhere for less long has not left.
const GLANCE: Duration = Duration::from_millis(400);

impl Remote {
    /// Lets the others know that one writes at something they will read soon, or does not any more.
    pub(in crate::online) fn writes(self, pen: Pen) {
        let (now, (before, heard)) = (js_sys::Date::now(), self.penned.get_value());
        if pen == Pen::Down || now - before > SAID_AGAIN {
            self.penned.set_value((if pen == Pen::Down { f64::MIN } else { now }, heard));
            self.say(&ClientMessage::Writing(pen));
        }
    }

    /// Asks something of the bots.
    pub(in crate::online) fn ask_bots(self, wish: Wish) {
        self.say(&ClientMessage::Bots(wish));
    }

    /// Lets the bots know when one looks at something else than the play, for longer than a glance; a new line does not
    /// know yet.
    pub(in crate::online) fn tell_when_elsewhere(self, is_elsewhere: Memo<bool>) {
        let told = StoredValue::new(false);
        let tell = move || {
            let now = is_elsewhere.try_get_untracked();
            let is_open = self.connection.try_get_untracked() == Some(Connection::Open);
            if let Some(now) = now.filter(|now| is_open && told.try_get_value() == Some(!now)) {
                told.set_value(now);
                self.say(&ClientMessage::Elsewhere(now));
            }
        };
        Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
            if let Some(Some(waiting)) = waiting {
                waiting.clear();
            }
            is_elsewhere.track();
            match self.connection.get() {
                Connection::Open => set_timeout_with_handle(tell, GLANCE).ok(),
                Connection::Connecting | Connection::Lost | Connection::Refused => {
                    told.set_value(false);
                    None
                }
            }
        });
    }

    pub(super) fn hear_pen(self, writing: Writing) {
        let Writing { seat, pen } = writing;
        let (before, heard) = self.penned.get_value();
        self.penned.set_value((before, heard + 1));
        self.writing.update(|all| {
            all.retain(|(other, ..)| *other != seat);
            if pen != Pen::Down {
                all.push((seat, pen, heard));
            }
        });
        // Who stops without a word is forgotten.
        let forget = move || {
            if self.is_shown() {
                self.writing.update(|all| all.retain(|(.., n)| *n != heard));
            }
        };
        set_timeout(forget, FORGOTTEN);
    }

    /// Who writes at this, by name.
    pub(in crate::online) fn writers(self, at: Pen) -> Vec<String> {
        let all = self.writing.get();
        all.iter().filter(|(_, pen, _)| *pen == at).map(|(seat, ..)| self.name(*seat)).collect()
    }
}
