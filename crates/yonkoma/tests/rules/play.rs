//! A table to play at: scripted dice, actions by seat, and what everybody was told.

use kernel::{Actor, BySeat, Casting, Game, Language, NotDone, Refused, Scripted, Seat, Viewer};
use serde_json::{Value, json};
use yonkoma::{
    Action, Character, CharacterId, Notice, Options, Refusal, Role, Side, SideId, Stage, State, View, Yonkoma,
};

/// The game master sits first.
pub(crate) const GM: u8 = 0;
/// The players' characters, as they are handed in at [`Table::ready`].
pub(crate) const MIKI: CharacterId = CharacterId(1);
pub(crate) const AOI: CharacterId = CharacterId(2);
pub(crate) const REN: CharacterId = CharacterId(3);

/// A game under way.
#[derive(Debug, Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    chance: Scripted,
}

pub(crate) fn casting(players: usize) -> Casting<Role> {
    let roles = std::iter::once(Role::GameMaster).chain(std::iter::repeat_n(Role::Player, players));
    Casting { language: Language::En, roles: BySeat::new(roles.collect()) }
}

/// An action, written as it travels.
#[track_caller]
pub(crate) fn action(value: Value) -> Action {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

impl Table {
    pub(crate) fn new(players: usize) -> Self {
        Self::with(&Options::default(), players)
    }

    #[track_caller]
    pub(crate) fn with(options: &Options, players: usize) -> Self {
        let dealt = kernel::deal(&Yonkoma, options, &casting(players), &mut Scripted::default());
        let state = Yonkoma.start(&dealt.expect("a table").setup);
        Self { state, chance: Scripted::default() }
    }

    /// With a World that all share.
    pub(crate) fn in_creation(options: &Options, players: usize) -> Self {
        let mut table = Self::with(options, players);
        table.act(GM, json!({"do": "set_world", "text": "A floating city"}));
        for seat in 1..=players {
            table.act(u8::try_from(seat).expect("few"), json!({"do": "confirm_world"}));
        }
        table
    }

    /// With approved characters and two important characters of the game master's, Kuro and Shiro.
    pub(crate) fn in_bonds(options: &Options, players: usize) -> Self {
        let mut table = Self::in_creation(options, players);
        for seat in 1..=players {
            table.act(u8::try_from(seat).expect("few"), sheet(seat));
        }
        for seat in 1..=players {
            table.act(GM, json!({"do": "approve_character", "character": seat}));
        }
        for name in ["Kuro", "Shiro"] {
            let npc = json!({"do": "create_npc", "name": name, "important": true, "concept": "a thief of dreams",
                "flaw": "vain"});
            table.act(GM, npc);
        }
        table
    }

    /// In the first Scene of the first Session.
    pub(crate) fn ready_with(options: &Options, players: usize) -> Self {
        let mut table = Self::in_bonds(options, players);
        for seat in 1..=players {
            table.act(u8::try_from(seat).expect("few"), bonds(seat, players));
        }
        table.act(GM, json!({"do": "start_session", "title": "The roof"}));
        table
    }

    pub(crate) fn ready(players: usize) -> Self {
        Self::ready_with(&Options::default(), players)
    }

    /// What the dice will show next.
    pub(crate) fn dice(&mut self, faces: &[u8]) -> &mut Self {
        assert_eq!(self.chance.left().count(), 0, "all dice that were prepared have been thrown");
        self.chance = Scripted::new(faces.iter().map(|&face| Value::from(face)));
        self
    }

    /// Somebody does something, and the rules permit it. What the players and the public are told.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: u8, value: Value) -> Vec<Notice> {
        self.done_by(Actor::Seat(Seat(seat)), value)
    }

    /// The house acts: nobody did.
    #[track_caller]
    pub(crate) fn house(&mut self, value: Value) -> Vec<Notice> {
        self.done_by(Actor::House, value)
    }

    #[track_caller]
    fn done_by(&mut self, actor: Actor, value: Value) -> Vec<Notice> {
        let action = action(value);
        let decision = match kernel::submit(&Yonkoma, &self.state, actor, &action, &mut self.chance) {
            Ok(decision) => decision,
            Err(NotDone::Refused(refusal)) => panic!("{actor:?} does {action:?}: {refusal:?}"),
            Err(NotDone::Missing(asks)) => panic!("{actor:?} does {action:?}: nothing answers {asks:?}"),
        };
        self.chance.keep();
        let told = kernel::told(&Yonkoma, &self.state, &decision.events, Viewer::Public);
        for event in &decision.events {
            Yonkoma.apply(&mut self.state, event);
        }
        told
    }

    /// Somebody tries something, and the rules refuse it: the rule.
    #[track_caller]
    pub(crate) fn refused(&mut self, seat: u8, value: Value) -> &'static str {
        self.refusal(seat, value).rule().0
    }

    #[track_caller]
    pub(crate) fn refusal(&mut self, seat: u8, value: Value) -> Refusal {
        let action = action(value);
        let before = self.state.clone();
        match kernel::submit(&Yonkoma, &self.state, Actor::Seat(Seat(seat)), &action, &mut self.chance) {
            Err(NotDone::Refused(refusal)) => {
                assert_eq!(self.state, before, "nothing has changed");
                refusal
            }
            done => panic!("{seat} may do {action:?}: {done:?}"),
        }
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        Yonkoma.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn stage(&self) -> Stage {
        self.state.board.stage
    }

    #[track_caller]
    pub(crate) fn character(&self, id: CharacterId) -> &Character {
        self.state.board.character(id).expect("a character")
    }

    #[track_caller]
    pub(crate) fn side(&self, id: SideId) -> &Side {
        self.state.board.side(id).expect("a side")
    }

    pub(crate) fn total(&self, id: SideId) -> u32 {
        self.state.board.total(id)
    }

    /// A Test by the first player with this case, thrown.
    #[track_caller]
    pub(crate) fn test(&mut self, basis: &str, dice: &[u8]) -> &mut Self {
        self.act(1, json!({"do": "attempt", "goal": "the roof", "approach": "a jump"}));
        self.act(GM, json!({"do": "set_basis", "basis": basis}));
        self.dice(dice).act(1, json!({"do": "throw"}));
        self
    }

    /// A Conflict between two, thrown; the game master judges both as told, nobody uses a Gift.
    #[track_caller]
    pub(crate) fn conflict(&mut self, a: u8, b: u8, bases: (&str, &str), dice: (&[u8], &[u8])) -> &mut Self {
        self.act(GM, json!({"do": "start_conflict", "a": a, "b": b, "stake": "the crown"}));
        self.act(GM, json!({"do": "set_basis", "side": "a", "basis": bases.0}));
        self.act(GM, json!({"do": "set_basis", "side": "b", "basis": bases.1}));
        self.throw_both(dice)
    }

    #[track_caller]
    pub(crate) fn throw_both(&mut self, dice: (&[u8], &[u8])) -> &mut Self {
        for (side, dice) in [(SideId::A, dice.0), (SideId::B, dice.1)] {
            let owner = self.state.board.owner(self.side(side).roller).0;
            self.dice(dice).act(owner, json!({"do": "throw", "side": side}));
        }
        self.pass_all()
    }

    /// Nobody adds a Success.
    #[track_caller]
    pub(crate) fn pass_all(&mut self) -> &mut Self {
        while self.stage() == Stage::Round {
            let asked = self.state.board.asked_for_plus_one();
            self.act(asked[0].1.0, json!({"do": "pass"}));
        }
        self
    }

    /// The loser of the Round rerolls in this way, and nobody adds a Success.
    #[track_caller]
    pub(crate) fn improve(&mut self, seat: u8, value: Value, dice: &[u8]) -> &mut Self {
        self.dice(dice).act(seat, value);
        self.pass_all()
    }
}

/// The sheet of a player's character.
pub(crate) fn sheet(seat: usize) -> Value {
    let name = ["Miki", "Aoi", "Ren", "Yuu", "Sora", "Hana"][(seat - 1) % 6];
    json!({"do": "submit_character", "name": name, "concept": format!("{name} the demon hunter"),
        "flaw": "afraid of cats", "gift": "walks through walls", "sign": "a red scarf"})
}

/// The Bonds of a player's character; Kuro and Shiro follow the players' characters.
pub(crate) fn bonds(seat: usize, players: usize) -> Value {
    let other = if players == 1 { players + 2 } else { seat % players + 1 };
    json!({"do": "submit_bonds", "aim": "steal the crown", "other": other, "other_text": "secretly in love",
        "npc": players + 1, "npc_text": "owes him everything"})
}
