//! What every piece of the page of Innommable works with.

use std::ops::Deref;

use innommable::{Action, CharacterView, Fate, Innommable};
use kernel::Seat;
use leptos::prelude::*;
use words::innommable::{Names, Speaker};

use crate::{context, menu};

/// The shell's context, and the sentences of this game.
#[derive(Clone, Copy)]
pub(super) struct TableContext(pub(super) context::TableContext<Innommable>);

impl Deref for TableContext {
    type Target = context::TableContext<Innommable>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl TableContext {
    /// Who looks.
    pub(super) fn you(self) -> Option<Seat> {
        self.view.with(|view| view.you)
    }

    /// Who sits here, as the viewer sees it: by the names of their characters, as soon as they have one.
    pub(super) fn character_names(self) -> Names {
        let seats = (0..self.names.with(Vec::len)).filter_map(|seat| u8::try_from(seat).ok()).map(Seat);
        Names { names: seats.map(|seat| self.character(seat)).collect(), you: self.you() }
    }

    /// The same by the names of the people.
    pub(super) fn player_names(self) -> Names {
        Names { names: self.names.get(), you: self.you() }
    }

    /// Says the sentences of the game.
    pub(super) fn speaker(self) -> Speaker {
        Speaker::new(self.translator.language())
    }

    /// What a seat's character is called; its player, as long as it has none.
    pub(super) fn character(self, seat: Seat) -> String {
        let own = self.view.with(|view| {
            let profile = view.character(seat).and_then(|character| character.profile.as_ref())?;
            let same =
                |other: &&CharacterView| other.profile.as_ref().is_some_and(|p| p.name == profile.name);
            Some((profile.name.to_string(), view.characters.iter().filter(same).count() > 1))
        });
        match own {
            // Two of one name are told apart by who plays them.
            Some((name, true)) => format!("{name} ({})", self.name(seat)),
            Some((name, false)) => name,
            None => self.name(seat),
        }
    }

    /// What can be done of this kind, as buttons and forms.
    pub(super) fn menu(self, of: fn(&Action) -> bool) -> AnyView {
        menu::menu(self.0, of)
    }

    /// What can be done of this kind about somebody or something.
    pub(super) fn menu_of<T: Copy + Send + Sync + 'static>(
        self,
        what: T,
        of: fn(&Action, T) -> bool,
    ) -> AnyView {
        menu::menu(self.0, move |action| of(action, what))
    }
}

/// The sentence that says what has become of somebody.
pub(super) fn fate_of(status: Fate) -> &'static str {
    match status {
        Fate::Active => "inn-status-active",
        Fate::Mad => "inn-status-mad",
        Fate::Dead => "inn-status-dead",
    }
}

/// The name of a status in the style.
pub(super) fn status_name(status: Fate) -> &'static str {
    match status {
        Fate::Active => "active",
        Fate::Mad => "mad",
        Fate::Dead => "dead",
    }
}

/// A share in whole hundredths, where there is little room.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
pub(super) fn whole_percent(share: f64) -> String {
    ((100.0 * share).round() as u32).to_string()
}

/// Whether there is anything of this kind to do.
pub(super) fn any(ctx: TableContext, of: fn(&Action) -> bool) -> Memo<bool> {
    Memo::new(move |_| ctx.choices.with(|all| all.iter().any(|choice| of(&choice.action))))
}
