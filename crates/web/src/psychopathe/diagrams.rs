//! Pictures of the main rules, drawn as the board draws them, each said in words too.

use leptos::prelude::*;
use psychopathe::{Board, Kind, Node, Player, Position};
use words::Args;

use super::{
    board::drawn,
    disc::{Disc, FRAME},
    layers, reach,
    reach::Explanation,
    say::{Say, p},
    shown_position::ShownPosition,
};

/// What a picture shows of its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// Where everybody stands.
    Everybody,
    /// Where the piece there may go.
    Reach(&'static str),
    /// Who holds the piece there.
    Hold(&'static str),
    /// Where the piece there would only go to be captured.
    Suicide(&'static str),
    /// How the piece there is captured.
    Capture(&'static str),
    /// What may be put back there.
    PutBack(&'static str),
}

/// A picture of a rule.
struct Diagram {
    /// The sentence under it.
    caption: &'static str,
    /// The position in the notation; nothing for the beginning.
    position: Option<&'static str>,
    shows: Shows,
}

const fn diagram(caption: &'static str, position: &'static str, shows: Shows) -> Diagram {
    Diagram { caption, position: Some(position), shows }
}

const ALL: [Diagram; 10] = [
    Diagram { caption: "psy-diagram-start", position: None, shows: Shows::Everybody },
    diagram("psy-diagram-nurse", "Na1 w - -", Shows::Reach("a1")),
    diagram("psy-diagram-informer", "Da1 Na2 w - -", Shows::Reach("a1")),
    diagram("psy-diagram-psychologist", "Na1 Pa2 w - -", Shows::Reach("a1")),
    diagram("psy-diagram-psychopath", "Xa Db1a w - -", Shows::Reach("a")),
    diagram("psy-diagram-hold", "Na1b1 pa1f w - -", Shows::Hold("a1b1")),
    diagram("psy-diagram-capture", "Dc Na1f Na1b da1b1 w - -", Shows::Capture("a1b1")),
    diagram("psy-diagram-suicide", "Na2b1 na1f na1b db1c w - -", Shows::Suicide("a2b1")),
    diagram("psy-diagram-put-back", "Dc Na1f Na1b w DN -", Shows::PutBack("a1b1")),
    diagram("psy-diagram-end", "Dc Na1f Na1b Xe2 nd3 xa1b1 w - -", Shows::Capture("a1b1")),
];

impl Diagram {
    fn scene(&self) -> ShownPosition {
        let board = Board::standard();
        let parsed = self.position.and_then(|text| Position::parse(board, text).ok());
        ShownPosition::still(board, parsed.unwrap_or_else(|| Position::opening(board)))
    }

    /// The reason that is drawn, where one is.
    fn why(&self, scene: &ShownPosition) -> Option<Explanation> {
        let ShownPosition { board, position, .. } = scene;
        let node = |name: &str| board.node(name);
        match self.shows {
            Shows::Everybody | Shows::Reach(_) | Shows::PutBack(_) => None,
            Shows::Hold(name) => {
                let node = node(name)?;
                Some(Explanation::Held { node, holds: position.holds(board, node) })
            }
            Shows::Suicide(name) => {
                let from = node(name)?;
                let to = reach::barred(board, position, from).into_iter().next()?;
                let by = reach::captured_on(board, position, position.turn(), to)?;
                Some(Explanation::Suicide { node: to, by })
            }
            Shows::Capture(name) => reach::threat(board, position, node(name)?),
        }
    }

    /// Where the piece that moves may go.
    fn targets(&self, scene: &ShownPosition) -> Option<(Node, psychopathe::NodeSet)> {
        let Shows::Reach(name) = self.shows else { return None };
        let from = scene.board.node(name)?;
        let legal = scene.position.legal_moves(scene.board).into_iter();
        let to = legal.filter(|played| played.from() == from).map(|played| played.to()).collect();
        Some((from, to))
    }

    /// The drawing, without its frame.
    fn drawing(&self) -> String {
        let scene = self.scene();
        let ShownPosition { board, position, .. } = &scene;
        let disc = Disc::new(board, 2, Player::White);
        let none = psychopathe::NodeSet::EMPTY;
        let mut text = layers::ground(board, &disc);
        text += &self.why(&scene).map(|why| drawn(&scene, &disc, &why)).unwrap_or_default();
        let targets = self.targets(&scene);
        if let Some((from, to)) = targets {
            text += &layers::reach(board, &disc, from, to, none);
            text += &layers::ring(&disc, from, "chosen");
        }
        text += &layers::pieces(board, &disc, position, None);
        if let Some((_, to)) = targets {
            text += &layers::targets(board, &disc, to, none, none);
        }
        if let Shows::PutBack(name) = self.shows
            && let Some(node) = board.node(name)
        {
            let kinds = [Some(Kind::Informer), Some(Kind::Nurse), None];
            text += &layers::resurrection(&disc, node, Player::White, &kinds);
        }
        text
    }

    /// The picture for whoever does not see it: who stands where, and what is drawn of them.
    fn in_words(&self, say: Say) -> String {
        let scene = self.scene();
        let ShownPosition { board, position, .. } = &scene;
        let side = |player: Player| {
            let men = say.men(board, position, player);
            let men: Vec<String> = men.into_iter().map(|(kind, nodes)| format!("{kind} {nodes}")).collect();
            let args = Args::new().with("side", say.side(player)).with("men", men.join(", "));
            (!men.is_empty()).then(|| say.with("psy-diagram-men", &args))
        };
        let shown = match self.targets(&scene) {
            Some((from, to)) => {
                let n = u32::try_from(to.into_iter().count()).unwrap_or(u32::MAX);
                Some(say.chosen(&scene, from, n))
            }
            None => self.why(&scene).map(|why| say.why(&scene, &why)),
        };
        let sides = [Player::White, Player::Black].map(side);
        sides.into_iter().flatten().chain(shown).collect::<Vec<_>>().join(" ")
    }
}

/// The pictures, each with its sentence.
pub(super) fn diagrams() -> AnyView {
    let say = Say::new();
    let frame = format!("{0} {0} {1} {1}", -FRAME, 2.0 * FRAME);
    let one = |it: &'static Diagram| {
        view! {
            <li>
                <figure>
                    <svg class="diagram" viewBox=frame.clone() role="img"
                        aria-label=move || it.in_words(say) inner_html=it.drawing()></svg>
                    <figcaption>{p(it.caption)}</figcaption>
                </figure>
            </li>
        }
    };
    view! { <ul class="diagrams">{ALL.iter().map(one).collect_view()}</ul> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_diagram_shows_what_its_sentence_says() {
        for it in &ALL {
            let scene = it.scene();
            if let Some(text) = it.position {
                assert!(Position::parse(scene.board, text).is_ok(), "{}", it.caption);
            }
            let shows_why = it.why(&scene).is_some();
            let n_targets = it.targets(&scene).map_or(0, |(_, to)| to.into_iter().count());
            match it.shows {
                Shows::Everybody | Shows::PutBack(_) => {}
                Shows::Reach(_) => assert!(n_targets > 3, "{}: {n_targets} targets", it.caption),
                Shows::Hold(_) | Shows::Suicide(_) | Shows::Capture(_) => {
                    assert!(shows_why, "{}", it.caption)
                }
            }
            assert!(it.drawing().matches("data-node").count() >= 1, "{} has pieces", it.caption);
        }
    }

    #[test]
    fn what_stands_in_the_way_stops_an_informer_and_a_psychologist_does_not() {
        let reaches = |caption: &str, name: &str| {
            let it = ALL.iter().find(|it| it.caption == caption).expect("a diagram");
            let scene = it.scene();
            let (_, to) = it.targets(&scene).expect("targets");
            to.has(scene.board.node(name).expect("a node"))
        };
        assert!(reaches("psy-diagram-nurse", "a3"));
        assert!(!reaches("psy-diagram-informer", "a3"), "a nurse stands on a2");
        assert!(reaches("psy-diagram-psychologist", "a3"), "over the psychologist on a2");
    }
}
