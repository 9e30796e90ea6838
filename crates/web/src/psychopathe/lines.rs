//! Variations and comments in a record: as tags, since its moves have no place for them.
//!
//! `[Variation2 "1:5 d2-o / c1d-c2d"]` leaves variation 1 after half-move 5, counted from the beginning of the game;
//! the main line is number 0. `[Comment5 "…"]` is about half-move 5 of the main line, `[Comment7of2 "…"]` about half-move
//! 7 of variation 2.

use std::collections::BTreeMap;

use psychopathe::RecordError;

use super::tree::{At, Tree, UnreadableRecord};

/// Between two moves of a variation: a move itself may have blanks.
const THEN: &str = " / ";

/// A line of a tree.
struct GameSoFar {
    /// The line that it leaves.
    of: usize,
    /// The half-move of that line after which it does.
    after: usize,
    /// The first half-move that is its own.
    own: usize,
    /// Every place from the beginning on.
    way: Vec<At>,
}

/// The main line, then the variations; each leaves one before it.
fn lines(tree: &Tree) -> Vec<GameSoFar> {
    let mut lines = vec![GameSoFar { of: 0, after: 0, own: 0, way: tree.main() }];
    let mut of = 0;
    while let Some(line) = lines.get(of) {
        let mut found = Vec::new();
        for (after, &at) in line.way.iter().enumerate().skip(line.own) {
            for &other in tree.children(at).iter().skip(1) {
                found.push(GameSoFar { of, after, own: after + 1, way: tree.through(other) });
            }
        }
        lines.extend(found);
        of += 1;
    }
    lines
}

fn comment_tag(line: usize, ply: usize) -> String {
    if line == 0 { format!("Comment{ply}") } else { format!("Comment{ply}of{line}") }
}

/// The tags that a tree's variations and comments become.
pub(super) fn tags(tree: &Tree) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    for (n, GameSoFar { of, after, own, way }) in lines(tree).iter().enumerate() {
        if n > 0 {
            let moves: Vec<&str> = way[*own..].iter().map(|&at| tree.step(at).0).collect();
            tags.push((format!("Variation{n}"), format!("{of}:{after} {}", moves.join(THEN))));
        }
        let commented = way.iter().enumerate().skip(*own).filter(|(_, at)| !tree.comment(**at).is_empty());
        tags.extend(commented.map(|(ply, &at)| (comment_tag(n, ply), tree.comment(at).to_owned())));
    }
    tags
}

/// Takes up what a record's tags say of variations and comments; the other tags are left.
///
/// # Errors
/// The variation that does not fit.
pub(super) fn take_up(
    tree: &mut Tree,
    tags: Vec<(String, String)>,
) -> Result<Vec<(String, String)>, UnreadableRecord> {
    let mut ways: BTreeMap<usize, Vec<At>> = BTreeMap::from([(0, tree.main())]);
    let mut rest = Vec::new();
    for (name, value) in tags {
        let number = name.strip_prefix("Variation").and_then(|n| n.parse::<usize>().ok());
        match number {
            Some(n) => {
                let way = vary(tree, &ways, &value).map_err(|why| UnreadableRecord::Variation { n, why })?;
                ways.insert(n, way);
            }
            None => rest.push((name, value)),
        }
    }
    // A comment about a move that is not there stays a tag.
    rest.retain(|(name, value)| {
        let place = name.strip_prefix("Comment").and_then(|place| {
            let (ply, line) = place.split_once("of").unwrap_or((place, "0"));
            let way = ways.get(&line.parse::<usize>().ok()?)?;
            way.get(ply.parse::<usize>().ok()?).copied()
        });
        if let Some(at) = place {
            tree.set_comment(at, value.clone());
        }
        place.is_none()
    });
    tree.go(0);
    Ok(rest)
}

/// Plays one variation; the places on its way.
fn vary(
    tree: &mut Tree,
    ways: &BTreeMap<usize, Vec<At>>,
    value: &str,
) -> Result<Vec<At>, Option<RecordError>> {
    let (place, moves) = value.split_once(' ').ok_or(None)?;
    let (of, after) = place.split_once(':').ok_or(None)?;
    let number = |text: &str| text.parse::<usize>().map_err(|_| None);
    let at = ways.get(&number(of)?).and_then(|way| way.get(after.parse::<usize>().ok()?));
    tree.go(*at.ok_or(None)?);
    for text in moves.split(THEN) {
        let scene = tree.scene();
        let played = scene
            .position
            .parse_move(scene.board, text)
            .map_err(|why| Some(RecordError::BadMove { ply: scene.ply + 1, text: text.to_owned(), why }))?;
        tree.play(played);
    }
    Ok(tree.way(tree.at()))
}

#[cfg(test)]
mod tests {
    use psychopathe::Board;

    use super::*;

    fn play(tree: &mut Tree, texts: &[&str]) {
        for text in texts {
            let scene = tree.scene();
            tree.play(scene.position.parse_move(scene.board, text).expect("legal"));
        }
    }

    /// A main line, two variations of one move, one of a variation; comments on all.
    fn branched() -> Tree {
        let mut tree = Tree::opening(Board::standard());
        play(&mut tree, &["a2-a1", "d2-d1", "a1-a2"]);
        tree.go(1);
        play(&mut tree, &["d2-o", "a1-a2"]);
        tree.set_comment(tree.at(), "un retour \"sûr\"".to_owned());
        tree.back();
        play(&mut tree, &["a3-a2"]);
        tree.go(1);
        play(&mut tree, &["c1d-c2d"]);
        tree.set_comment(tree.at(), "sur le bord".to_owned());
        tree.set_comment(1, "le début".to_owned());
        tree
    }

    #[test]
    fn variations_and_their_comments_come_back() {
        let tree = branched();
        let text = tree.to_record();
        for tag in ["[Variation1 \"0:1 d2-o / a1-a2\"]", "[Variation3 \"1:2 a3-a2\"]", "[Comment3of1 \""] {
            assert!(text.contains(tag), "{tag} in {text}");
        }
        let again = Tree::read(&text).expect("a record");
        assert_eq!(again.to_record(), text);
        assert_eq!((again.main().len(), again.children(1).len()), (4, 3));
        assert_eq!(again.comment(1), "le début");
        let side = again.children(again.children(1)[1])[0];
        assert_eq!(again.comment(side), "un retour \"sûr\"");
    }

    #[test]
    fn a_comment_wiped_out_and_a_variation_cut_stay_so() {
        let mut tree = Tree::read(&branched().to_record()).expect("a record");
        tree.set_comment(1, String::new());
        tree.go(tree.children(1)[2]);
        tree.cut();
        let again = Tree::read(&tree.to_record()).expect("a record");
        assert_eq!((again.comment(1), again.children(1).len()), ("", 2));
    }

    #[test]
    fn a_variation_that_does_not_fit_is_named() {
        let with = |tag: &str| Tree::read(&format!("{tag}\n\n1. a2-a1 d2-d1\n*\n"));
        for tag in ["0:9 d2-o", "7:1 d2-o", "0:1", "d2-o", "0:x d2-o"] {
            let read = with(&format!("[Variation4 \"{tag}\"]"));
            assert_eq!(read.err(), Some(UnreadableRecord::Variation { n: 4, why: None }), "{tag}");
        }
        let read = with("[Variation1 \"0:1 d2-o / a9-o\"]");
        assert!(matches!(
            read,
            Err(UnreadableRecord::Variation { n: 1, why: Some(RecordError::BadMove { ply: 3, .. }) })
        ));
        // What is no variation of ours is kept as it is.
        let read = with("[Comment9 \"?\"]").expect("a record");
        assert!(read.to_record().contains("[Comment9 \"?\"]"));
    }
}
