//! Putting pieces where one likes.

use leptos::{ev, prelude::*};

use psychopathe::{Board, Kind, Node, Piece, Player, Position, PositionError};
use words::Args;

use super::{
    board::BoardView,
    say::{Say, p},
    shapes,
    shown_position::{BoardAccess, ShownPosition},
    tree::Tree,
};
use crate::announce::Announcer;

/// The editor of positions for two.
#[component]
pub(super) fn Editor(start: ShownPosition, done: Callback<Option<Tree>>) -> impl IntoView {
    let say = Say::new();
    let board = start.board;
    let begin = match start.position.n_players() {
        2 => start.position,
        _ => Position::opening(board),
    };
    let pieces = RwSignal::new(of(board, &begin));
    let turn = RwSignal::new(begin.turn());
    let tool = RwSignal::new(Some(Piece { player: Player::White, kind: Kind::Nurse }));
    let error = RwSignal::new(None::<String>);
    let lost = RwSignal::new(lost_of(&begin));
    let announcer = expect_context::<Announcer>();
    let made =
        move |pieces: &[(Node, Piece)], turn: Player, lost: Lost| Position::new(board, pieces, turn, lost);
    let shown = Memo::new(move |_| {
        let position = pieces.with(|pieces| made(pieces, turn.get(), lost.get()));
        position.map(|position| ShownPosition::still(board, position)).ok()
    });
    let scene = Signal::derive(move || {
        shown.get().unwrap_or_else(|| ShownPosition::still(board, Position::opening(board)))
    });
    let refuse = move |why: PositionError| {
        if let PositionError::TooMany { player, kind } = why {
            let piece = say.piece(Piece { player, kind });
            error.set(Some(
                say.with("psy-too-many", &Args::new().with("piece", piece).with("n", kind.count())),
            ));
        }
    };
    let put = Callback::new(move |node: Node| {
        let mut next = pieces.get_untracked();
        let before = next.iter().position(|&(at, _)| at == node).map(|index| next.remove(index).1);
        if let Some(piece) = tool.get_untracked().filter(|piece| before != Some(*piece)) {
            next.push((node, piece));
        }
        match made(&next, turn.get_untracked(), lost.get_untracked()) {
            Ok(position) => {
                error.set(None);
                pieces.set(next);
                announcer.say(say.node(&ShownPosition::still(board, position), node));
            }
            Err(why) => refuse(why),
        }
    });
    let lose = move |piece: Piece, n: u8| {
        let mut next = lost.get_untracked();
        next[piece.player.index()][piece.kind.index()] = n;
        match pieces.with_untracked(|pieces| made(pieces, turn.get_untracked(), next)) {
            Ok(_) => {
                error.set(None);
                lost.set(next);
            }
            Err(why) => {
                refuse(why);
                // The field shows again what is.
                lost.update(|_| ());
            }
        }
    };
    let counted = move |piece: Piece| {
        let n = move || lost.with(|lost| lost[piece.player.index()][piece.kind.index()]);
        let change = move |event: ev::Event| lose(piece, event_target_value(&event).parse().unwrap_or(0));
        view! {
            <label class="lost-count">
                <svg class="icon" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true"
                    inner_html=shapes::icon(piece)></svg>
                <span class="unseen">{move || say.piece(piece)}</span>
                <input type="number" min="0" max=kind_most(piece.kind) data-lost=letter(piece) prop:value=n
                    on:change=change/>
            </label>
        }
    };
    let counts = [Player::White, Player::Black].into_iter().flat_map(|player| {
        [Kind::Psychologist, Kind::Informer, Kind::Nurse].map(|kind| Piece { player, kind })
    });
    let choice = move |piece: Option<Piece>| {
        let pressed = move || (tool.get() == piece).to_string();
        let label = move || piece.map_or_else(|| say.just("psy-rubber"), |piece| say.piece(piece));
        let drawn = piece
            .map_or_else(|| r#"<path class="rubber" d="M-.7-.7.7.7M.7-.7-.7.7"/>"#.to_owned(), shapes::icon);
        view! {
            <button type="button" class="tool" aria-pressed=pressed aria-label=label title=label
                on:click=move |_| tool.set(piece)>
                <svg class="icon" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true" inner_html=drawn></svg>
            </button>
        }
    };
    let all = [Player::White, Player::Black]
        .into_iter()
        .flat_map(|player| Kind::ALL.map(|kind| Some(Piece { player, kind })))
        .chain([None]);
    let finish = move |_| {
        if let Some(ShownPosition { position, .. }) = shown.get_untracked() {
            let text = position.text(board);
            done.run(Some(Tree::new(board, position, Some(text))));
        }
    };
    view! {
        <div class="by-board">
            <BoardView scene hand=Signal::derive(|| BoardAccess::Edits) below=Signal::derive(|| Player::White)
                on_move=Callback::new(|_| ()) on_edit=put/>
        </div>
        <div class="psy-side editor">
            <h2>{p("psy-edit")}</h2>
            <p class="hint">{p("psy-edit-lead")}</p>
            <div class="tools" role="group" aria-label=p("psy-tools")>{all.map(choice).collect_view()}</div>
            <p class="error" role="alert">{move || error.get()}</p>
            <label for="edit-turn">{p("psy-edit-turn")}</label>
            <select id="edit-turn"
                on:change=move |event| {
                    let is_black = event_target_value(&event) == "b";
                    turn.set(if is_black { Player::Black } else { Player::White });
                }>
                <option value="w" selected=move || turn.get() == Player::White>
                    {move || say.side(Player::White)}
                </option>
                <option value="b" selected=move || turn.get() == Player::Black>
                    {move || say.side(Player::Black)}
                </option>
            </select>
            <fieldset class="lost-pieces">
                <legend>{p("psy-edit-lost")}</legend>
                <div class="tools">{counts.map(counted).collect_view()}</div>
            </fieldset>
            <div class="buttons">
                <button type="button"
                    on:click=move |_| { lost.set(Lost::default()); pieces.set(Vec::new()); }>
                    {p("psy-clear")}
                </button>
                <button type="button"
                    on:click=move |_| {
                        lost.set(Lost::default());
                        pieces.set(of(board, &Position::opening(board)));
                    }>
                    {p("psy-opening")}
                </button>
            </div>
            <div class="buttons">
                <button type="button" class="primary" id="edit-done" on:click=finish>
                    {p("psy-edit-done")}
                </button>
                <button type="button" class="quiet" on:click=move |_| done.run(None)>
                    {p("psy-edit-cancel")}
                </button>
            </div>
        </div>
    }
}

/// The pieces that white and black have lost, by kind.
type Lost = [[u8; 4]; 2];

fn lost_of(position: &Position) -> Lost {
    [Player::White, Player::Black].map(|owner| {
        let mut lost = [0; 4];
        for kind in Kind::ALL {
            lost[kind.index()] = position.lost(owner, kind);
        }
        lost
    })
}

fn kind_most(kind: Kind) -> String {
    kind.count().to_string()
}

/// As the notation writes a lost piece.
fn letter(piece: Piece) -> String {
    let letter = piece.kind.letter();
    if piece.player == Player::White { letter } else { letter.to_ascii_lowercase() }.to_string()
}

fn of(board: &Board, position: &Position) -> Vec<(Node, Piece)> {
    board.nodes().filter_map(|node| Some((node, position.at(node)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_lost_goes_through_the_editor() {
        let board = Board::standard();
        let text = "Xa Na2 xd nd2 w DNN p";
        let position = Position::parse(board, text).expect("a position");
        let again = Position::new(board, &of(board, &position), position.turn(), lost_of(&position));
        assert_eq!(again.map(|again| again.text(board)).as_deref(), Ok(text));
    }
}
