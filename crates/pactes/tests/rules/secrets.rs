//! Secrets by inspection: whatever is sent to a viewer is searched for what it may not know.

use kernel::{Actor, Ask, Chance, Choice, Game, Seeded, Viewer};
use pactes::{Action, ActionKind, Event, Options, Pactes, Role, Stage, State, TokenValues};
use serde_json::Value;

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, casting, discard, h, offer, place, tokens, whole_set,
};

/// What one viewer was sent.
struct Wire {
    viewer: Viewer,
    you: Option<Role>,
}

impl Wire {
    /// The tokens of others do not stand in any field of a view.
    fn search_view(&self, state: &State) {
        let view = Pactes.view(state, self.viewer);
        let json = serde_json::to_value(&view).expect("a view is sent");
        let open = state.setup.options.token_values == TokenValues::FaustPublic;
        for role in Role::ALL {
            let may = self.you == Some(role) || state.stage == Stage::End || (open && role == Role::Faust);
            let purse =
                &json["purses"][serde_json::to_value(role).expect("a role").as_str().expect("a name")];
            assert_eq!(purse["tokens"].is_null(), !may, "{:?} and {role:?}", self.you);
            assert!(may || purse["owes"].is_null(), "{:?} sees a debt of {role:?}", self.you);
        }
        for (offer, sent) in state.offers.iter().zip(json["offers"].as_array().expect("offers")) {
            let may = self.you == Some(offer.from)
                || (offer.disclosed && self.you == Some(offer.to))
                || (open && offer.from == Role::Faust);
            assert_eq!(sent["give"].is_null(), !may, "{:?} and {offer:?}", self.you);
        }
        for count in ["reserve", "discard"] {
            assert!(json[count].is_u64(), "{count} is a number");
        }
        self.search_for_flaws(state, &json);
    }

    /// Flaws are marked `§n`; only their author meets them before they are read.
    fn search_for_flaws(&self, state: &State, sent: &Value) {
        let rival = state.rep.map(|rep| Role::from(rep.other()));
        let Some(contract) = state.contract.as_ref().filter(|contract| !contract.revealed) else { return };
        if self.you.is_some() && self.you == rival {
            return;
        }
        let sent = sent.to_string();
        for flaw in contract.lines.iter().filter_map(|line| line.flaw.as_ref()) {
            assert!(!sent.contains(&**flaw), "{:?} meets {flaw} in {sent}", self.you);
        }
    }

    fn search_notice(&self, before: &State, event: &Event) {
        let Some(notice) = Pactes.tell(before, event, self.viewer) else { return };
        let json = serde_json::to_value(&notice).expect("a notice is sent");
        let open = before.setup.options.token_values == TokenValues::FaustPublic;
        let sees = |role: Role| self.you == Some(role) || (open && role == Role::Faust);
        let null = |field: &str| json.get(field).is_none_or(Value::is_null);
        match event {
            Event::Drawn { by, .. } => assert_eq!(null("tokens"), !sees(*by), "{json}"),
            Event::DieRerolled { by, .. } | Event::DieShifted { by, .. } => {
                assert_eq!(null("token"), !sees(*by), "{json}");
            }
            Event::DiscardSettled { by, .. } => assert!(sees(*by), "{json}"),
            Event::OfferMade { offer } => {
                let may = sees(offer.from) || (offer.disclosed && self.you == Some(offer.to));
                assert_eq!(null("give"), !may, "{json}");
            }
            Event::OfferAccepted { offer, .. } => {
                let offer = before.offers.iter().find(|o| o.id == *offer).expect("it is open");
                let may = sees(offer.from) || sees(offer.to);
                assert_eq!((null("give"), null("tokens")), (!may, !may), "{json}");
            }
            Event::FlawWritten { text } => {
                let author = before.rep.map(|rep| Role::from(rep.other()));
                assert_eq!(json.to_string().contains(&**text), self.you == author, "{json}");
            }
            Event::FlawsRead { .. } => (),
            _ => self.search_for_flaws(before, &json),
        }
    }
}

/// Fills a choice; flaws get a text that occurs nowhere else.
fn filled(choice: &Choice<Action>, step: usize, chance: &mut dyn Chance) -> Action {
    match choice.action.kind() {
        ActionKind::WriteFlaw => Action::WriteFlaw { text: format!("§{step}§").into() },
        _ => choice.sample(chance).expect("a choice can be filled"),
    }
}

/// Somebody awaited does something, or now and then somebody else.
fn step(state: &State, n: usize, chance: &mut Seeded) -> Option<(Actor, Action)> {
    let awaited = Pactes.status(&Pactes.view(state, Viewer::Public)).awaited;
    let anybody: Vec<_> = state.setup.roles.seats().collect();
    let of = if chance.pick(&Ask::one_of(4)) == 0 || awaited.is_empty() { &anybody } else { &awaited };
    let seat = of[chance.pick(&Ask::one_of(of.len()))];
    let view = Pactes.view(state, Viewer::Seat(seat));
    let mut choices = Pactes.choices(&view);
    // Play that goes on: less refusing, lifting and undoing.
    if chance.pick(&Ask::one_of(8)) != 0 {
        use ActionKind::{Lift, Refuse, SkipConversion, SuggestDesire, SuggestObstacle, Withdraw};
        let idle = [Lift, Refuse, SkipConversion, SuggestDesire, SuggestObstacle, Withdraw];
        choices.retain(|choice| !idle.contains(&choice.action.kind()));
    }
    if choices.is_empty() {
        return None;
    }
    let choice = &choices[chance.pick(&Ask::one_of(choices.len()))];
    Some((Actor::Seat(seat), filled(choice, n, chance)))
}

/// Plays at random and searches all that is sent; how far it came.
fn searched(options: &Options, seed: u64) -> State {
    let mut chance = Seeded::new(seed);
    let language = kernel::Language::Fr;
    let dealt = kernel::deal(&Pactes, options, &casting(language), &mut chance).expect("a table");
    let mut state = Pactes.start(&dealt.setup);
    let set = whole_set(&state);
    for n in 0..600 {
        let Some((actor, action)) = step(&state, n, &mut chance) else { continue };
        let decision = kernel::submit(&Pactes, &state, actor, &action, &mut chance).expect("it was offered");
        for event in &decision.events {
            for viewer in Viewer::all(3) {
                let wire = Wire { viewer, you: viewer.seat().and_then(|seat| state.role(seat)) };
                wire.search_notice(&state, event);
            }
            Pactes.apply(&mut state, event);
        }
        for viewer in Viewer::all(3) {
            Wire { viewer, you: viewer.seat().and_then(|seat| state.role(seat)) }.search_view(&state);
        }
        assert_eq!(whole_set(&state), set, "PAC-11 after {action:?}");
        if state.stage == Stage::End {
            break;
        }
    }
    state
}

#[test]
fn pac_35_pac_83_nothing_secret_is_sent_in_random_play() {
    let mut rounds = 0;
    for seed in 0..24 {
        let token_values = if seed % 3 == 2 { TokenValues::FaustPublic } else { TokenValues::OwnerOnly };
        let state = searched(&Options { token_values, ..Options::default() }, seed);
        rounds += u32::from(state.round);
    }
    assert!(rounds > 60, "{rounds} rounds: play came far enough");
}

#[test]
fn pac_53_settling_a_debt_is_seen_by_nobody_else() {
    for settle in [discard(1, 0), discard(0, 1)] {
        let mut table =
            Table::rolled(&[6, 3]).holding(tokens(2, 2), tokens(2, 2), tokens(1, 0), tokens(5, 5));
        table.act(Faust, place(1, h(1)));
        let sent = |table: &Table, viewer| {
            let view = Pactes.view(&table.state, viewer);
            let all = (&view, Pactes.status(&view), Pactes.choices(&view));
            serde_json::to_string(&all).expect("a view is sent")
        };
        let others = [Viewer::Seat(Table::seat(Faust)), Viewer::Seat(Table::seat(DemonB)), Viewer::Public];
        let before = others.map(|viewer| sent(&table, viewer));
        let public = table.public();
        let told = table.act(DemonA, settle);
        assert_eq!(others.map(|viewer| sent(&table, viewer)), before, "byte for byte");
        assert_eq!(table.public().purses.demon_a.tally, public.purses.demon_a.tally);
        assert!(told.to[Faust].is_empty() && told.to[DemonB].is_empty() && told.public.is_empty());
    }
}

#[test]
fn pac_53_faust_settles_unseen_after_the_draws() {
    let mut table = Table::window(&[4, 1]).holding(tokens(1, 1), NONE, NONE, tokens(3, 3));
    table.chance(&[2]).pass_all();
    let sent = |table: &Table, role| {
        let view = table.view(role);
        serde_json::to_string(&(&view, Pactes.status(&view))).expect("a view is sent")
    };
    let before = [DemonA, DemonB].map(|role| sent(&table, role));
    let told = table.act(Faust, discard(0, 1));
    assert_eq!([DemonA, DemonB].map(|role| sent(&table, role)), before);
    assert!(told.public.is_empty());
}

#[test]
fn pac_84_the_status_shows_a_debt_to_its_owner_only() {
    let mut table = Table::rolled(&[6, 3]).holding(NONE, tokens(1, 1), tokens(1, 0), tokens(5, 5));
    table.act(Faust, place(1, h(1)));
    let awaited = |view: &pactes::View| Pactes.status(view).awaited;
    assert_eq!(awaited(&table.public()), [Table::seat(Faust)]);
    assert_eq!(awaited(&table.view(DemonB)), [Table::seat(Faust)]);
    assert!(awaited(&table.view(DemonA)).contains(&Table::seat(DemonA)));
}

#[test]
fn pac_80_what_is_declined_was_never_seen() {
    let mut table = Table::in_round_one();
    table.act(Faust, offer(DemonA, tokens(0, 2), 1));
    table.act(DemonA, crate::play::decline_offer(1));
    table.act(Faust, offer(DemonA, tokens(1, 1), 1));
    table.act(DemonA, accept_offer(2, tokens(1, 0)));
    let heard = table.heard.iter().filter(|(viewer, _)| *viewer == Viewer::Seat(Table::seat(DemonA)));
    let heard: Vec<String> = heard.map(|(_, n)| serde_json::to_string(n).expect("it is sent")).collect();
    assert!(!heard.iter().any(|n| n.contains(r#""twos":2"#)), "{heard:?}");
}
