//! What a permitted action makes happen.

mod aftermath;
mod conflict;
mod scene;
mod sheet;

use kernel::{Actor, Ask, Chance, Seat, Unfolding, Viewer, What};

use crate::{
    action::{Action, Area},
    event::{DrawReason, Event},
    game::Psychodrame,
    state::{OpenState, State},
    view::{View, Window},
    vocabulary::{Card, CharacterId, EntryId},
};

/// A decision under way.
struct Run<'a> {
    unfolding: Unfolding<'a, Psychodrame>,
    chance: &'a mut dyn Chance,
}

/// The events of an action that the rules permit.
pub(crate) fn decide<'a>(
    unfolding: Unfolding<'a, Psychodrame>,
    actor: Actor,
    action: &Action,
    chance: &'a mut dyn Chance,
) -> Unfolding<'a, Psychodrame> {
    let mut run = Run { unfolding, chance };
    match actor {
        Actor::Seat(by) => run.act(by, action),
        Actor::House => run.close_window(),
    }
    run.unfolding
}

impl Run<'_> {
    fn state(&self) -> &State {
        self.unfolding.state()
    }

    fn table(&self) -> &OpenState {
        &self.state().table
    }

    /// What everybody sees by now.
    fn view(&self) -> View {
        self.state().view(Viewer::Public)
    }

    fn emit(&mut self, event: Event) {
        self.unfolding.emit(event);
    }

    fn entry(&self) -> EntryId {
        self.table().scene.as_ref().map_or(EntryId(1), |scene| scene.next_entry)
    }

    fn main_of(&self, seat: Seat) -> Option<CharacterId> {
        self.table().chairs.get(seat)?.main
    }

    fn act(&mut self, by: Seat, action: &Action) {
        match action.kind().area() {
            Area::Sheets => self.on_sheets(by, action),
            Area::Scene => self.in_scene(by, action),
            Area::Conflict => self.in_conflict(by, action),
            Area::Aftermath => self.in_aftermath(by, action),
            Area::Dispute => self.in_dispute(by, action),
            Area::Any => self.at_any_time(by, action),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    fn at_any_time(&mut self, by: Seat, action: &Action) {
        match action {
            Action::Remark { kind, about, text } => {
                self.emit(Event::Remarked { by, kind: *kind, about: *about, text: text.clone() });
            }
            Action::ExtendWindow => self.emit(Event::WindowExtended { by }),
            // The house does that.
            Action::CloseWindow => {}
            _ => debug_assert!(false, "{action:?} is of another area"),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    fn in_dispute(&mut self, by: Seat, action: &Action) {
        match action {
            Action::Challenge { entry, text } => {
                let author = self.table().scene.as_ref().and_then(|scene| scene.entries.get(entry)).copied();
                if let Some(author) = author {
                    self.emit(Event::Challenged { by, entry: *entry, author, text: text.clone() });
                }
            }
            Action::Explain { text } => self.emit(Event::Explained { by, text: text.clone() }),
            Action::WithdrawChallenge => self.emit(Event::ChallengeWithdrawn { by }),
            Action::Maintain => self.emit(Event::Maintained { by }),
            Action::Rule { uphold, text } => {
                self.emit(Event::Ruled { by, upheld: *uphold, text: text.clone() });
            }
            Action::Retell { text } => self.emit(Event::Retold { by, text: text.clone() }),
            _ => debug_assert!(false, "{action:?} is of another area"),
        }
    }

    /// The countdown has run out: nobody else wants anything.
    fn close_window(&mut self) {
        match self.view().window() {
            Some(Window::Claims) => {
                for (who, to) in self.view().settled_claims() {
                    self.emit(Event::SecondaryGiven { who, to });
                }
            }
            Some(Window::Opposing) => self.close_response(),
            Some(Window::Supporting) => self.emit(Event::PlayBegan),
            Some(Window::Psych) => self.settle(),
            Some(Window::Closing) => self.end_scene(),
            None => {}
        }
    }

    /// PSD-02, PSD-77: so many cards, at random from those not seen; then those under the deck; then the
    /// discards of this conflict again; fewer, if there are no more.
    fn draw(&mut self, by: Seat, who: CharacterId, n: usize, why: DrawReason) {
        let mut wanted = n;
        while wanted > 0 {
            let cards = self.pick(wanted);
            wanted -= cards.len();
            if !cards.is_empty() {
                self.emit(Event::CardsDrawn { by, who, cards, why });
            }
            let discarded = self.state().deck.discard.len();
            if wanted == 0 || discarded == 0 {
                return;
            }
            self.emit(Event::DeckRenewed { cards: u16::try_from(discarded).unwrap_or(u16::MAX) });
        }
    }

    fn pick(&mut self, wanted: usize) -> Vec<Card> {
        let mut unseen: Vec<Card> = self.state().deck.unseen.iter().copied().collect();
        let under = self.state().deck.under.clone();
        let mut cards = Vec::new();
        while cards.len() < wanted && !unseen.is_empty() {
            let names = unseen.iter().map(Card::to_string).collect();
            let index = self.chance.pick(&Ask { what: What::Card(names), hidden: false });
            cards.push(unseen.remove(index.min(unseen.len() - 1)));
        }
        let more = wanted - cards.len();
        cards.extend(under.into_iter().take(more));
        cards
    }
}
