//! A game of its own types as any game. A game joins with one [`GameAdapter`] value.

use std::sync::Arc;

use kernel::{
    Actor, Casting, Clock, Commitment, Domain, Game, KeptPicks, Opening, Player, Refused as _, Seal, Seq,
    Source, Status, Viewer,
};
use serde_json::{Value, value::RawValue};

use crate::{
    any::{
        AnyGame, AnyPlay, Delivery, GameSummary, Payload, Unreadable, parse, raw, read, read_action, write,
    },
    bot::{AnyBot, BotOf},
    refusal::{AnyRefusal, NotDone},
    row::PlayRow,
    verify::{Wrong, check_picks},
};

type MakeBot<G> = fn(&str) -> Option<Box<dyn Player<G> + Send>>;

/// A game with the bots that play it.
pub struct GameAdapter<G: Game> {
    game: G,
    bot: MakeBot<G>,
}

impl<G: Game> GameAdapter<G> {
    /// A game that nobody plays by itself.
    pub fn new(game: G) -> Self {
        Self { game, bot: |_| None }
    }

    /// The same with whoever makes the bots that its manifest names.
    #[must_use]
    pub fn with_bots(self, bot: MakeBot<G>) -> Self {
        Self { bot, ..self }
    }

    /// To be handed around.
    pub fn shared(self) -> Arc<dyn AnyGame> {
        Arc::new(self)
    }

    fn casting(casting: &Casting<Value>) -> Result<Casting<G::Role>, Unreadable> {
        let roles = casting.roles.iter().map(|(_, role)| read(role, "a role")).collect::<Result<_, _>>()?;
        Ok(Casting { language: casting.language, roles: kernel::BySeat::new(roles) })
    }
}

impl<G: Game> AnyGame for GameAdapter<G> {
    fn name(&self) -> &'static str {
        G::MANIFEST.name
    }

    fn has_secrets(&self) -> bool {
        G::MANIFEST.has_secrets
    }

    fn about(&self) -> GameSummary {
        let seats = G::MANIFEST.seats;
        let mut roles = Vec::new();
        for role in self.game.roles(usize::from(seats.most)) {
            if !roles.contains(&role) {
                roles.push(role);
            }
        }
        GameSummary {
            name: G::MANIFEST.name.to_owned(),
            seats: (seats.fewest, seats.most),
            roles: roles.iter().map(write).collect(),
            options: write(&G::Options::default()),
            bots: G::MANIFEST.bots.iter().map(|&bot| bot.to_owned()).collect(),
            has_story: G::MANIFEST.has_story,
        }
    }

    fn options(&self, options: &Value) -> Result<Value, Unreadable> {
        if options.is_null() {
            return Ok(write(&G::Options::default()));
        }
        read::<G::Options>(options, "options").map(|options| write(&options))
    }

    fn deal(
        self: Arc<Self>,
        options: &Value,
        casting: &Casting<Value>,
        commitment: Commitment,
        source: &mut dyn Source,
    ) -> Result<(Box<RawValue>, Arc<dyn AnyPlay>), NotDone> {
        let options: G::Options = read(options, "options")?;
        let casting = Self::casting(casting)?;
        let n_seats = casting.roles.len();
        let dealt = kernel::deal(&self.game, &options, &casting, source).map_err(not_done::<G>)?;
        let state = self.game.start(&dealt.setup);
        let opening = raw(&Opening::<G> {
            game: G::MANIFEST.name.to_owned(),
            options,
            casting,
            commitment: Some(commitment),
            picks: dealt.picks,
            setup: dealt.setup,
        });
        Ok((opening, Arc::new(Playing { game: self, n_seats, state })))
    }

    fn start(self: Arc<Self>, opening: &RawValue) -> Result<Arc<dyn AnyPlay>, Unreadable> {
        let opening: Opening<G> = parse(opening, "an opening")?;
        let state = self.game.start(&opening.setup);
        Ok(Arc::new(Playing { game: self, n_seats: opening.casting.roles.len(), state }))
    }

    fn restore(self: Arc<Self>, state: &RawValue, n_seats: usize) -> Result<Arc<dyn AnyPlay>, Unreadable> {
        let state = parse(state, "a state")?;
        Ok(Arc::new(Playing { game: self, n_seats, state }))
    }

    fn bot(self: Arc<Self>, kind: &str) -> Option<Box<dyn AnyBot>> {
        let player = (self.bot)(kind)?;
        Some(Box::new(BotOf::new(self, player)))
    }

    fn check_opening(&self, opening: &RawValue, seq: Seq, seal: &Seal) -> Result<(), Wrong> {
        let opening: Opening<G> = parse(opening, "an opening")?;
        check_picks(seal, seq, &opening.picks, false)?;
        let mut again = KeptPicks(&opening.picks);
        let dealt = kernel::deal(&self.game, &opening.options, &opening.casting, &mut again)
            .map_err(|why| Wrong::from(not_done::<G>(why)))?;
        if dealt.setup != opening.setup || dealt.picks != opening.picks {
            return Err(Wrong::OtherEvents);
        }
        Ok(())
    }

    fn clock(&self, options: &Value) -> Option<Clock> {
        read::<G::Options>(options, "options").ok().and_then(|options| self.game.clock(&options))
    }

    fn reads(&self, part: Payload, text: &RawValue) -> bool {
        match part {
            Payload::Action => parse::<G::Action>(text, "an action").is_ok(),
            Payload::Events => parse::<Vec<G::Event>>(text, "events").is_ok(),
            Payload::Notice => parse::<G::Notice>(text, "a notice").is_ok(),
        }
    }
}

impl<G: Game> std::ops::Deref for GameAdapter<G> {
    type Target = G;
    fn deref(&self) -> &G {
        &self.game
    }
}

struct Playing<G: Game> {
    game: Arc<GameAdapter<G>>,
    n_seats: usize,
    state: G::State,
}

impl<G: Game> Playing<G> {
    /// Who is told what of an event: one notice for all who are told the same.
    fn deliveries(&self, before: &G::State, event: &G::Event) -> impl Iterator<Item = Delivery> {
        let mut groups: Vec<(G::Notice, Vec<Viewer>)> = Vec::new();
        for viewer in Viewer::all(self.n_seats) {
            let Some(notice) = self.game.tell(before, event, viewer) else { continue };
            match groups.iter_mut().find(|(other, _)| *other == notice) {
                Some((_, to)) => to.push(viewer),
                None => groups.push((notice, vec![viewer])),
            }
        }
        let n_viewers = self.n_seats + 1;
        groups.into_iter().map(move |(notice, to)| {
            let to = if to.len() == n_viewers { Vec::new() } else { to };
            Delivery { to, notice: raw(&notice) }
        })
    }

    /// The fields that somebody wrote, as the choice that admits the action says.
    fn texts(&self, actor: Actor, action: &G::Action, written: &Value) -> Vec<String> {
        let n_strings =
            written.as_object().map_or(0, |fields| fields.values().filter(|v| v.is_string()).count());
        if n_strings < 2 {
            return Vec::new();
        }
        let view = self.game.view(&self.state, actor.viewer());
        let choices = self.game.choices(&view);
        let holes = choices.iter().find(|choice| choice.admits(action)).map(|choice| &choice.holes);
        let is_text = |hole: &&kernel::Hole| matches!(hole.domain, Domain::Text { .. });
        holes.into_iter().flatten().filter(is_text).map(|hole| hole.field.clone()).collect()
    }
}

impl<G: Game> AnyPlay for Playing<G> {
    fn view(&self, viewer: Viewer) -> Value {
        write(&self.game.view(&self.state, viewer))
    }

    fn choices(&self, viewer: Viewer) -> Value {
        write(&self.game.choices(&self.game.view(&self.state, viewer)))
    }

    fn asks(&self, viewer: Viewer) -> Option<String> {
        self.game.choices(&self.game.view(&self.state, viewer)).first().and_then(kernel::Choice::action_name)
    }

    fn status(&self) -> Status {
        self.game.status(&self.game.view(&self.state, Viewer::Public))
    }

    fn progress(&self) -> u32 {
        self.game.progress(&self.game.view(&self.state, Viewer::Public))
    }

    fn submit(
        &self,
        actor: Actor,
        action: &Value,
        source: &mut dyn Source,
    ) -> Result<(PlayRow, Arc<dyn AnyPlay>), NotDone> {
        let action: G::Action = read_action(action)?;
        let mut told = Vec::new();
        let mut witness = |before: &G::State, event: &G::Event| told.extend(self.deliveries(before, event));
        let game = &self.game.game;
        let decision = kernel::submit_witnessed(game, &self.state, actor, &action, source, &mut witness)
            .map_err(not_done::<G>)?;
        let row = PlayRow {
            action: raw(&action),
            picks: decision.picks,
            events: raw(&decision.events),
            told,
            texts: self.texts(actor, &action, &write(&action)),
            discloses: decision.events.iter().any(|event| game.discloses(event)),
        };
        let after = Self { game: Arc::clone(&self.game), n_seats: self.n_seats, state: decision.state };
        Ok((row, Arc::new(after)))
    }

    fn reworded(&self, actor: Actor, action: &Value, struck: &str, words: &str) -> Vec<Value> {
        let choices = self.game.choices(&self.game.view(&self.state, actor.viewer()));
        let reword = |choice: &kernel::Choice<G::Action>| {
            let mut action = action.clone();
            for hole in &choice.holes {
                if let (Domain::Text { begins, .. }, Some(text)) = (&hole.domain, action.get_mut(&hole.field))
                    && text.as_str() == Some(struck)
                {
                    let begins = begins.as_deref().map_or(String::new(), |begins| format!("{begins} "));
                    *text = format!("{begins}{words}").into();
                }
            }
            action
        };
        choices.iter().filter(|choice| write(&choice.action)["do"] == action["do"]).map(reword).collect()
    }

    fn events(&self, events: &RawValue) -> Result<Value, Unreadable> {
        let events: Vec<G::Event> = parse(events, "events")?;
        Ok(write(&events))
    }

    fn apply(&mut self, events: &RawValue) -> Result<(), Unreadable> {
        let events: Vec<G::Event> = parse(events, "events")?;
        for event in &events {
            self.game.apply(&mut self.state, event);
        }
        Ok(())
    }

    fn state(&self) -> Box<RawValue> {
        raw(&self.state)
    }

    fn fork(&self) -> Arc<dyn AnyPlay> {
        Arc::new(Self { game: Arc::clone(&self.game), n_seats: self.n_seats, state: self.state.clone() })
    }

    fn n_seats(&self) -> usize {
        self.n_seats
    }

    fn next_options(&self, options: &Value) -> Value {
        let view = self.game.view(&self.state, Viewer::Public);
        self.game.sequel(&view).map_or_else(|| options.clone(), |options| write(&options))
    }
}

fn not_done<G: Game>(why: kernel::NotDone<G::Refusal>) -> NotDone {
    match why {
        kernel::NotDone::Refused(refusal) => {
            NotDone::Refused(AnyRefusal::Game { rule: refusal.rule(), why: write(&refusal) })
        }
        kernel::NotDone::Missing(asks) => NotDone::Missing(asks),
    }
}
