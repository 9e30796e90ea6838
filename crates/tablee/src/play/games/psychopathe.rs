//! Psychopathe at the terminal: the board as a drawing and as words, moves in its notation.

use kernel::{Choice, Game as _, Language};
use psychopathe::{
    Action, Happening, MoveError, Notice, Partly, Player, Psychopathe, Record, RecordResult, Refusal, View,
    draw_names, draw_position,
};
use serde_json::Value;
use words::{Args, Speaker as Terminal, capitalised, psychopathe::Speaker};

use crate::play::terminal_game::{Seen, Shown, TerminalGame};

type At<'a> = Seen<'a, Psychopathe>;

fn say(seen: &At<'_>) -> Speaker {
    Speaker::new(seen.language)
}

impl TerminalGame for Psychopathe {
    const ADVISES: bool = false;
    const LISTS: bool = false;

    fn welcome(language: Language) -> Vec<String> {
        let letters = Terminal::terminal(language).just("psychopathe-letters");
        vec![Self::MANIFEST.title.to_owned(), Speaker::new(language).origin(), letters]
    }

    fn usual_role() -> Player {
        Player::White
    }

    fn name(language: Language, role: Player, _: usize) -> String {
        capitalised(&Speaker::new(language).side(role))
    }

    fn your_name(language: Language, role: Player) -> String {
        Self::name(language, role, 0)
    }

    fn awaited(seen: &At<'_>) -> String {
        let words = Terminal::terminal(seen.language);
        if seen.view.you == Some(seen.view.turn) {
            return words.just("psychopathe-yours");
        }
        words.say("psychopathe-waits", &Args::new().with("side", say(seen).side(seen.view.turn)))
    }

    fn notice(seen: &At<'_>, notice: &Notice) -> Vec<Shown> {
        let words = Terminal::terminal(seen.language);
        let by = |id: &str, player: Player| {
            vec![Shown::told(words.say(id, &Args::new().with("side", capitalised(&say(seen).side(player)))))]
        };
        match notice {
            Notice::Open(Happening::Moved(moved)) => {
                let side = capitalised(&say(seen).side(moved.by));
                let args = Args::new().with("side", side).with("move", moved.text.as_str());
                vec![Shown::told(words.say("psychopathe-moved", &args))]
            }
            Notice::Open(Happening::DrawOffered { by: player }) => by("psychopathe-draw-offered", *player),
            Notice::Partly(Partly::Resigned { by: player }) => by("psychopathe-resigned", *player),
            Notice::Partly(Partly::TimeRanOut { by: player }) => by("psychopathe-time", *player),
            Notice::Open(Happening::Ended { ending }) => vec![Shown::Title(say(seen).ending(*ending))],
        }
    }

    fn kind(seen: &At<'_>, action: &Action) -> String {
        let words = Terminal::terminal(seen.language);
        match action {
            Action::Move { from, to, .. } => format!("{from}-{to}"),
            Action::Draw => words.just("psychopathe-draw"),
            Action::Resign => words.just("psychopathe-resign"),
            Action::TimeUp => words.just("psychopathe-time-up"),
        }
    }

    fn choice(seen: &At<'_>, choice: &Choice<Action>) -> String {
        Self::kind(seen, &choice.action)
    }

    fn question(_: &At<'_>, _: &Action, field: &str) -> String {
        field.to_owned()
    }

    fn value(_: &At<'_>, _: &Action, _: &str, value: &Value) -> String {
        value.to_string()
    }

    fn hint(_: &At<'_>, _: &Action) -> Option<String> {
        None
    }

    /// For whoever cannot see a drawing: every piece by its node.
    fn sheet(seen: &At<'_>) -> Vec<Shown> {
        let (view, speaker) = (seen.view, say(seen));
        let mut shown = Self::context(seen);
        for player in &view.alive {
            let pieces = view.pieces.iter().filter(|piece| piece.player == *player);
            let pieces: Vec<String> =
                pieces.map(|piece| format!("{} {}", speaker.kind(piece.kind), piece.node)).collect();
            shown.push(Shown::heading(capitalised(&speaker.side(*player))));
            shown.push(Shown::at(1, pieces.join(", ")));
            let held = view.held.iter().filter(|held| held.captor == *player);
            let held: Vec<String> = held
                .map(|held| {
                    format!("{} {} ({})", held.count, speaker.kind(held.kind), speaker.side(held.owner))
                })
                .collect();
            if !held.is_empty() {
                let args = Args::new().with("pieces", held.join(", "));
                shown.push(Shown::at(1, Terminal::terminal(seen.language).say("psychopathe-holds", &args)));
            }
        }
        shown
    }

    fn context(seen: &At<'_>) -> Vec<Shown> {
        let (board, position) = seen.view.position();
        let below = seen.view.you.unwrap_or(Player::White);
        vec![Shown::Drawn(draw_position(board, &position, below))]
    }

    fn stage(seen: &At<'_>) -> Option<String> {
        Some(Self::awaited(seen))
    }

    fn chosen(view: &View) -> &Self::Options {
        &view.options
    }

    fn ending(seen: &At<'_>) -> Vec<String> {
        seen.view.ending.map(|ending| say(seen).ending(ending)).into_iter().collect()
    }

    fn progress(view: &View) -> u32 {
        view.n_moves
    }

    fn typed(seen: &At<'_>, typed: &str) -> Option<Result<Action, String>> {
        match typed.trim() {
            "abandon" | "resign" => return Some(Ok(Action::Resign)),
            "nulle" | "draw" => return Some(Ok(Action::Draw)),
            _ => {}
        }
        let (board, position) = seen.view.position();
        let words = Terminal::terminal(seen.language);
        let about = |id: &str, text: &str| words.say(id, &Args::new().with("text", text));
        Some(match position.parse_move(board, typed.trim()) {
            Ok(played) => Ok(Action::of(board, played)),
            Err(MoveError::Malformed(text)) => Err(about("psychopathe-unreadable", &text)),
            Err(MoveError::Order(text)) => Err(about("psychopathe-unordered", &text)),
            Err(MoveError::NoNode(node)) => Err(refused(seen, &Refusal::NoSuchNode { node })),
            Err(MoveError::Illegal(refusal)) => Err(refused(seen, &refusal)),
        })
    }

    fn look(seen: &At<'_>, word: &str) -> Option<Vec<Shown>> {
        let (board, position) = seen.view.position();
        let drawn = |text: String| vec![Shown::Drawn(text)];
        Some(match word {
            "coups" | "moves" => vec![Shown::at(0, position.move_texts(board).join("  "))],
            "noms" | "names" => drawn(draw_names(board, Player::White)),
            "plateau" | "board" => Self::context(seen),
            "position" => vec![Shown::at(0, position.text(board))],
            "partie" | "record" => drawn(record(seen).to_string()),
            _ => return None,
        })
    }

    fn own_help(language: Language) -> Vec<String> {
        vec![Terminal::terminal(language).just("psychopathe-commands")]
    }
}

fn refused(seen: &At<'_>, refusal: &Refusal) -> String {
    let args = Args::new().with("rule", refusal.rule()).with("why", say(seen).refusal(refusal));
    Terminal::terminal(seen.language).say("psychopathe-refused", &args)
}

/// The game so far, as a record that can be kept.
fn record(seen: &At<'_>) -> Record {
    let (board, _) = seen.view.position();
    let players = seen.view.seats.len();
    let start = seen.view.options.opening(players).map(|start| start.text(board)).unwrap_or_default();
    let tags = [("Board", board.size().to_string()), ("Position", start)];
    let tags = tags.map(|(name, value)| (name.to_string(), value)).to_vec();
    let moves = seen.told.iter().filter_map(|notice| match notice {
        Notice::Open(Happening::Moved(moved)) => Some(moved.text.clone()),
        Notice::Open(Happening::DrawOffered { .. } | Happening::Ended { .. })
        | Notice::Partly(Partly::Resigned { .. } | Partly::TimeRanOut { .. }) => None,
    });
    Record { players, tags, moves: moves.collect(), score: RecordResult::from(seen.view.ending) }
}
