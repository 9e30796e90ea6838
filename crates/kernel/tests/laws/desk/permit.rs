use kernel::{Choice, Domain, Refused, Rule, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::{Desk, Drawer, Flaw, View};

pub(crate) const LONGEST_NOTE: usize = 12;
const MOST_NOTES: usize = 3;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Action {
    Open { drawer: Drawer },
    Lock { drawer: Drawer },
    Peek { drawer: Drawer },
    Write { note: String },
    Skip,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Refusal {
    #[error("a desk has two to six drawers and two to four heirs")]
    NoSuchDesk,
    #[error("the will is found")]
    Over,
    #[error("it is {turn}'s turn")]
    NotYourTurn { turn: Seat },
    #[error("there is no such drawer")]
    NoSuchDrawer,
    #[error("drawer {} is open", .0.0)]
    AlreadyOpen(Drawer),
    #[error("you have used your lock")]
    LockUsed,
    #[error("you have looked there")]
    AlreadyPeeked,
    #[error("a note has 1 to 12 characters")]
    NotANote,
    #[error("you have no paper left")]
    NoPaper,
    #[error("only the house skips")]
    HouseOnly,
    #[error("only heirs touch the desk")]
    HeirsOnly,
}

impl Refused for Refusal {
    fn rule(&self) -> Rule {
        Rule("DSK-1")
    }
}

impl Desk {
    pub(crate) fn menu(&self, view: &View) -> Vec<Choice<Action>> {
        let over = view.heir.is_some() && !self.has(Flaw::ChoiceAfterTheEnd);
        let stuck = self.has(Flaw::Stuck) && !view.open.is_empty();
        if over || stuck {
            return Vec::new();
        }
        let Viewer::Seat(me) = view.viewer else {
            let house_acts = view.heir.is_none() && !self.has(Flaw::NobodyAwaited);
            return house_acts.then(|| Choice::plain(Action::Skip)).into_iter().collect();
        };
        let mut choices = Vec::new();
        if view.turn == me && view.heir.is_none() {
            let drawers = || (0..view.n_drawers).map(Drawer);
            let closed = || drawers().filter(|drawer| !view.open.contains(drawer));
            let offered =
                |&drawer: &Drawer| !view.open.contains(&drawer) || self.has(Flaw::OffersOpenDrawers);
            choices.extend(drawers().filter(offered).map(|drawer| Choice::plain(Action::Open { drawer })));
            let unseen = closed().filter(|drawer| !view.peeked.contains(drawer));
            choices.extend(unseen.map(|drawer| Choice::plain(Action::Peek { drawer })));
            if view.my_lock.is_none() {
                let lock = Choice::plain(Action::Lock { drawer: Drawer(0) });
                choices.push(lock.hole("drawer", Domain::one(closed())));
            }
        }
        if view.n_notes[me] < MOST_NOTES {
            let write = Choice::plain(Action::Write { note: String::new() });
            choices.push(write.hole("note", Domain::text(LONGEST_NOTE)));
        }
        choices
    }

    pub(crate) fn judge(&self, view: &View, action: &Action) -> Result<(), Refusal> {
        if self.has(Flaw::Stuck) && !view.open.is_empty() {
            return Err(Refusal::Over);
        }
        match action {
            Action::Skip if view.viewer != Viewer::Public => Err(Refusal::HouseOnly),
            Action::Skip if view.heir.is_some() => Err(Refusal::Over),
            Action::Skip if self.has(Flaw::NobodyAwaited) => Err(Refusal::HouseOnly),
            Action::Skip => Ok(()),
            Action::Write { note } => self.judge_note(view, note),
            Action::Open { drawer } => {
                if self.has(Flaw::LeakyRefusal) && view.scribble == drawer.0 + 1 {
                    return Err(Refusal::LockUsed);
                }
                self.judge_drawer(view, *drawer)
            }
            Action::Lock { drawer } => {
                self.judge_drawer(view, *drawer)?;
                if view.my_lock.is_some() { Err(Refusal::LockUsed) } else { Ok(()) }
            }
            Action::Peek { drawer } => {
                self.judge_drawer(view, *drawer)?;
                if view.peeked.contains(drawer) { Err(Refusal::AlreadyPeeked) } else { Ok(()) }
            }
        }
    }

    fn judge_drawer(&self, view: &View, drawer: Drawer) -> Result<(), Refusal> {
        if self.has(Flaw::PermitPanics) {
            assert!([true; 6][usize::from(drawer.0)], "every drawer is a drawer");
        }
        let Viewer::Seat(me) = view.viewer else { return Err(Refusal::HeirsOnly) };
        if view.heir.is_some() {
            Err(Refusal::Over)
        } else if view.turn != me {
            Err(Refusal::NotYourTurn { turn: view.turn })
        } else if drawer.0 >= view.n_drawers {
            Err(Refusal::NoSuchDrawer)
        } else if view.open.contains(&drawer) {
            Err(Refusal::AlreadyOpen(drawer))
        } else {
            Ok(())
        }
    }

    fn judge_note(&self, view: &View, note: &str) -> Result<(), Refusal> {
        let longest = if self.has(Flaw::PermitsLongNotes) { LONGEST_NOTE + 1 } else { LONGEST_NOTE };
        let Viewer::Seat(me) = view.viewer else { return Err(Refusal::HeirsOnly) };
        if view.heir.is_some() && !self.has(Flaw::ChoiceAfterTheEnd) {
            Err(Refusal::Over)
        } else if view.n_notes[me] >= MOST_NOTES {
            Err(Refusal::NoPaper)
        } else if kernel::is_blank(note) || kernel::length(note) > longest {
            Err(Refusal::NotANote)
        } else {
            Ok(())
        }
    }
}
