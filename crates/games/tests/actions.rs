//! What is sent as an action of a game is read whole, or not at all.

use innommable::Innommable;
use kernel::Game;
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::Psychopathe;
use serde::Serialize;
use serde_json::json;
use strum::IntoEnumIterator as _;
use yonkoma::Yonkoma;

#[test]
fn no_action_of_any_game_is_read_with_a_field_too_many() {
    fn check<G: Game>(kinds: impl IntoIterator<Item: Serialize>) {
        for kind in kinds {
            let sent = json!({"do": kind, "foreign": [20]});
            let why = table::read_action::<G::Action>(&sent).expect_err(G::MANIFEST.name).to_string();
            assert!(why.contains("unknown field `foreign`"), "{}: {sent}: {why}", G::MANIFEST.name);
        }
    }
    check::<Pactes>(pactes::ActionKind::iter());
    check::<Psychodrame>(psychodrame::ActionKind::iter());
    check::<Psychopathe>(["move", "draw", "resign", "time_up"]);
    check::<Innommable>(innommable::ActionKind::iter());
    check::<Yonkoma>(yonkoma::ActionKind::iter());
}
