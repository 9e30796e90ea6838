//! Putting pieces where one likes.

use leptos::prelude::*;
use psychopathe::{Board, Kind, Node, Piece, Player, Position, PositionError};
use words::Args;

use super::{
    board::BoardView,
    say::{Say, p},
    scene::{Hand, Scene},
    shapes,
    tree::Tree,
};

/// The editor of positions for two.
#[component]
pub(super) fn Editor(start: Scene, done: Callback<Option<Tree>>) -> impl IntoView {
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
    let made = move |pieces: &[(Node, Piece)], turn: Player| Position::new(board, pieces, turn, lost());
    let shown = Memo::new(move |_| {
        let position = pieces.with(|pieces| made(pieces, turn.get()));
        position.map(|position| Scene::still(board, position)).ok()
    });
    let scene =
        Signal::derive(move || shown.get().unwrap_or_else(|| Scene::still(board, Position::opening(board))));
    let put = Callback::new(move |node: Node| {
        let mut next = pieces.get_untracked();
        let before = next.iter().position(|&(at, _)| at == node).map(|index| next.remove(index).1);
        if let Some(piece) = tool.get_untracked().filter(|piece| before != Some(*piece)) {
            next.push((node, piece));
        }
        match made(&next, turn.get_untracked()) {
            Ok(_) => {
                error.set(None);
                pieces.set(next);
            }
            Err(PositionError::TooMany { player, kind }) => {
                let piece = say.piece(Piece { player, kind });
                error.set(Some(
                    say.with("psy-too-many", &Args::new().with("piece", piece).with("n", kind.count())),
                ));
            }
            Err(PositionError::Occupied | PositionError::NobodyLeft) => {}
        }
    });
    let choice = move |piece: Option<Piece>| {
        let pressed = move || (tool.get() == piece).to_string();
        let label = move || piece.map_or_else(|| say.just("psy-rubber"), |piece| say.piece(piece));
        let drawn = piece
            .map_or_else(|| r#"<path class="rubber" d="M-.7-.7.7.7M.7-.7-.7.7"/>"#.to_owned(), shapes::icon);
        view! {
            <button type="button" class="tool" aria-pressed=pressed aria-label=label title=label on:click=move |_| tool.set(piece)>
                <svg class="icon" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true" inner_html=drawn></svg>
            </button>
        }
    };
    let all = [Player::White, Player::Black]
        .into_iter()
        .flat_map(|player| Kind::ALL.map(|kind| Some(Piece { player, kind })))
        .chain([None]);
    let finish = move |_| {
        if let Some(Scene { position, .. }) = shown.get_untracked() {
            let text = position.text(board);
            done.run(Some(Tree::new(board, position, Some(text))));
        }
    };
    view! {
        <div class="by-board">
            <BoardView scene hand=Signal::derive(|| Hand::Edits) below=Signal::derive(|| Player::White) on_move=Callback::new(|_| ()) on_edit=put/>
        </div>
        <div class="psy-side editor">
            <h2>{p("psy-edit")}</h2>
            <p class="hint">{p("psy-edit-lead")}</p>
            <div class="tools" role="group" aria-label=p("psy-tools")>{all.map(choice).collect_view()}</div>
            <p class="error" role="alert">{move || error.get()}</p>
            <label for="edit-turn">{p("psy-edit-turn")}</label>
            <select id="edit-turn" on:change=move |event| turn.set(if event_target_value(&event) == "b" { Player::Black } else { Player::White })>
                <option value="w" selected=move || turn.get() == Player::White>{move || say.side(Player::White)}</option>
                <option value="b" selected=move || turn.get() == Player::Black>{move || say.side(Player::Black)}</option>
            </select>
            <div class="buttons">
                <button type="button" on:click=move |_| pieces.set(Vec::new())>{p("psy-clear")}</button>
                <button type="button" on:click=move |_| pieces.set(of(board, &Position::opening(board)))>{p("psy-opening")}</button>
            </div>
            <div class="buttons">
                <button type="button" class="primary" id="edit-done" on:click=finish>{p("psy-edit-done")}</button>
                <button type="button" class="quiet" on:click=move |_| done.run(None)>{p("psy-edit-cancel")}</button>
            </div>
        </div>
    }
}

fn lost() -> [[u8; 4]; 2] {
    [[0; 4]; 2]
}

fn of(board: &Board, position: &Position) -> Vec<(Node, Piece)> {
    board.nodes().filter_map(|node| Some((node, position.at(node)?))).collect()
}
