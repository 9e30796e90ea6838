//! The rules once more, slowly and plainly: names, maps and loops, straight from the specification.
//!
//! Shares nothing with the fast generator but the board's lists of names.

use std::collections::{BTreeMap, BTreeSet};

use psychopathe::{Board, Kind, Player, Position};

type Back = BTreeMap<String, char>;

/// A position as maps of names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Plain {
    pub(crate) men: BTreeMap<String, (usize, char)>,
    /// By captor and owner, letters of the pieces held.
    pub(crate) held: BTreeMap<(usize, usize), Vec<char>>,
    pub(crate) turn: usize,
    pub(crate) players: usize,
    pub(crate) out: BTreeSet<usize>,
}

/// A legal move with what it leads to.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) text: String,
    pub(crate) after: Plain,
}

struct Way<'a> {
    nodes: &'a [String],
    closed: bool,
}

impl Plain {
    pub(crate) fn of(board: &Board, position: &Position) -> Plain {
        let mut plain = Plain {
            men: BTreeMap::new(),
            held: BTreeMap::new(),
            turn: position.turn().index(),
            players: position.n_players(),
            out: BTreeSet::new(),
        };
        for node in board.nodes() {
            if let Some(piece) = position.at(node) {
                let man = (piece.player.index(), piece.kind.letter());
                plain.men.insert(board.name(node).to_string(), man);
            }
        }
        for captor in position.seats() {
            for owner in position.seats() {
                let letters = Kind::ALL.into_iter().flat_map(|kind| {
                    let count = usize::from(position.held(captor, owner, kind));
                    std::iter::repeat_n(kind.letter(), count)
                });
                let mut letters: Vec<char> = letters.collect();
                letters.sort_unstable();
                if !letters.is_empty() {
                    plain.held.insert((captor.index(), owner.index()), letters);
                }
            }
            if !position.is_alive(captor) {
                plain.out.insert(captor.index());
            }
        }
        plain
    }

    /// All legal moves, by text, in byte order.
    pub(crate) fn lines(&self, board: &Board) -> Vec<Line> {
        let mut lines = Vec::new();
        if self.decided() || self.out.contains(&self.turn) {
            return lines;
        }
        for (from, &(player, _)) in &self.men {
            if player == self.turn {
                for to in self.targets(board, from) {
                    self.arrive(board, from, &to, &mut lines);
                }
            }
        }
        lines.sort_by(|a, b| a.text.cmp(&b.text));
        lines
    }

    fn decided(&self) -> bool {
        self.players - self.out.len() == 1
    }

    /// PSY-11…13, PSY-20…23: where the piece may slide.
    fn targets(&self, board: &Board, from: &str) -> BTreeSet<String> {
        let ways: Vec<Way<'_>> = ways_through(board, from).collect();
        let holding: Vec<bool> = ways.iter().map(|way| self.holds(way)).collect();
        let n_held = holding.iter().filter(|&&held| held).count();
        let mut targets = BTreeSet::new();
        for (way, held) in ways.iter().zip(holding) {
            if n_held == 0 || (n_held == 1 && held) {
                targets.extend(self.slide(way, from, 1));
                targets.extend(self.slide(way, from, -1));
            }
        }
        targets.remove(from);
        targets
    }

    /// Whether the way carries psychologists of one player only, an enemy of who is to move.
    fn holds(&self, way: &Way<'_>) -> bool {
        let owners: BTreeSet<usize> = way
            .nodes
            .iter()
            .filter_map(|node| self.men.get(node))
            .filter(|(_, letter)| *letter == 'P')
            .map(|(player, _)| *player)
            .collect();
        owners.len() == 1 && !owners.contains(&self.turn)
    }

    fn slide(&self, way: &Way<'_>, from: &str, step: i64) -> Vec<String> {
        let length = way.nodes.len() as i64;
        let start = way.nodes.iter().position(|n| n == from).expect("on the way") as i64;
        let mut found = Vec::new();
        let mut at = start + step;
        loop {
            if way.closed {
                at = (at + length) % length;
            }
            if at < 0 || at >= length || at == start {
                return found;
            }
            let node = &way.nodes[at as usize];
            match self.men.get(node) {
                None => found.push(node.clone()),
                Some((_, 'P')) => (),
                Some(_) => return found,
            }
            at += step;
        }
    }

    fn arrive(&self, board: &Board, from: &str, to: &str, lines: &mut Vec<Line>) {
        let mut moved = self.clone();
        let man = moved.men.remove(from).expect("a piece moves");
        moved.men.insert(to.to_string(), man);
        // PSY-34
        if moved.in_capture(board, to) {
            return;
        }
        moved.settle(board, BTreeSet::new(), Back::new(), &mut |mut after, taken, back| {
            let mut text = format!("{from}-{to}");
            if !taken.is_empty() {
                let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
                text += &format!("x{}", taken.join(","));
            }
            for (node, letter) in &back {
                text += &format!(" {node}={letter}");
            }
            after.pass_turn(board);
            lines.push(Line { text, after });
        });
    }

    /// PSY-33, PSY-40…42, PSY-50: captures and choices until nothing changes.
    fn settle(
        self,
        board: &Board,
        taken: BTreeSet<String>,
        back: Back,
        found: &mut impl FnMut(Plain, BTreeSet<String>, Back),
    ) {
        let me = self.turn;
        let enemies = self.men.iter().filter(|(_, man)| man.0 != me);
        let victims: Vec<String> = enemies
            .filter(|(node, man)| self.captured_by(board, node, man.0, me))
            .map(|(node, _)| node.clone())
            .collect();
        if victims.is_empty() {
            return found(self, taken, back);
        }
        let mut after = self;
        let mut all = taken;
        let mut freed = Vec::new();
        for node in victims {
            let (owner, letter) = after.men.remove(&node).expect("a victim stands there");
            let held = after.held.entry((me, owner)).or_default();
            held.push(letter);
            held.sort_unstable();
            match letter {
                'P' => freed.push((node.clone(), owner)),
                'X' => _ = after.out.insert(owner),
                _ => (),
            }
            all.insert(node);
        }
        // PSY-60
        if after.players > 2 {
            let out = after.out.clone();
            after.men.retain(|_, man| !out.contains(&man.0));
        }
        if after.decided() {
            return found(after, all, back);
        }
        for (filled, back) in after.fillings(board, &freed, back) {
            filled.settle(board, all.clone(), back, found);
        }
    }

    /// Every way to answer the choices of PSY-40; PSY-41 is judged on the board as it is before any is answered.
    fn fillings(&self, board: &Board, freed: &[(String, usize)], back: Back) -> Vec<(Plain, Back)> {
        let mut ways = vec![(self.clone(), back)];
        for (node, holder) in freed {
            let safe = (0..self.players)
                .filter(|&enemy| enemy != self.turn)
                .all(|enemy| !self.captured_by(board, node, self.turn, enemy));
            let mut more = Vec::new();
            for (plain, back) in &ways {
                let held = plain.held.get(&(*holder, self.turn)).cloned().unwrap_or_default();
                let letters: BTreeSet<char> = held.iter().copied().filter(|&c| c != 'X').collect();
                for letter in letters.into_iter().filter(|_| safe) {
                    let mut put = plain.clone();
                    put.men.insert(node.clone(), (self.turn, letter));
                    let left = put.held.get_mut(&(*holder, self.turn)).expect("held");
                    let at = left.iter().position(|&c| c == letter).expect("held");
                    left.remove(at);
                    if left.is_empty() {
                        put.held.remove(&(*holder, self.turn));
                    }
                    let mut back = back.clone();
                    back.insert(node.clone(), letter);
                    more.push((put, back));
                }
            }
            ways.extend(more);
        }
        ways
    }

    /// Whether the piece on the node is in state of capture for any enemy.
    pub(crate) fn in_capture(&self, board: &Board, node: &str) -> bool {
        let owner = self.men[node].0;
        (0..self.players).any(|enemy| enemy != owner && self.captured_by(board, node, owner, enemy))
    }

    /// PSY-30…32: two nurses on either side on one path, an informer on another.
    fn captured_by(&self, board: &Board, node: &str, owner: usize, enemy: usize) -> bool {
        assert_ne!(owner, enemy);
        let ways: Vec<Way<'_>> = ways_through(board, node).collect();
        let stands = |node: &str, letter: char| self.men.get(node) == Some(&(enemy, letter));
        (0..ways.len()).any(|p| {
            (0..ways.len()).any(|q| {
                p != q
                    && ways[q].nodes.iter().any(|other| stands(other, 'D'))
                    && between_nurses(&ways[p], node, |other| stands(other, 'N'))
            })
        })
    }

    fn pass_turn(&mut self, board: &Board) {
        let mover = self.turn;
        if self.players == 2 {
            self.turn = 1 - mover;
            return;
        }
        let order: Vec<usize> = (1..=self.players)
            .map(|step| (mover + step) % self.players)
            .filter(|player| !self.out.contains(player))
            .collect();
        self.turn = order[0];
        if !self.decided() {
            for &player in &order {
                self.turn = player;
                if !self.lines_are_empty(board) {
                    return;
                }
            }
            self.turn = order[0];
        }
    }

    fn lines_are_empty(&self, board: &Board) -> bool {
        let mine = self.men.iter().filter(|(_, man)| man.0 == self.turn);
        !mine.into_iter().any(|(from, &man)| {
            self.targets(board, from).into_iter().any(|to| {
                let mut moved = self.clone();
                moved.men.remove(from);
                moved.men.insert(to.clone(), man);
                !moved.in_capture(board, &to)
            })
        })
    }
}

fn ways_through<'a>(board: &'a Board, node: &str) -> impl Iterator<Item = Way<'a>> {
    let paths = board.layout().paths.iter();
    paths
        .filter(move |path| path.nodes.iter().any(|n| n == node))
        .map(|path| Way { nodes: &path.nodes, closed: path.closed })
}

fn between_nurses(way: &Way<'_>, node: &str, nurse: impl Fn(&str) -> bool) -> bool {
    let at = way.nodes.iter().position(|n| n == node).expect("on the way");
    if !way.closed {
        let below = way.nodes[..at].iter().any(|n| nurse(n));
        let above = way.nodes[at + 1..].iter().any(|n| nurse(n));
        return below && above;
    }
    // PSY-32: every stretch from one nurse to a different one that runs through the node.
    let length = way.nodes.len();
    let nurses: Vec<usize> = (0..length).filter(|&i| i != at && nurse(&way.nodes[i])).collect();
    nurses.iter().any(|&first| {
        nurses.iter().any(|&second| {
            let inside: Vec<usize> =
                (1..length).map(|step| (first + step) % length).take_while(|&i| i != second).collect();
            let special = |i: &&usize| {
                let name = &way.nodes[**i];
                name.len() == 2 && name.chars().all(char::is_alphabetic)
            };
            first != second && inside.contains(&at) && inside.iter().filter(special).count() <= 1
        })
    })
}

/// Compares both generators on one position: texts of the moves, and every position they lead to.
///
/// # Panics
/// When they differ.
pub(crate) fn agree(board: &Board, position: &Position) -> usize {
    let mut fast: Vec<(String, Plain)> = position
        .legal_moves(board)
        .into_iter()
        .map(|m| {
            let after = position.after(board, m);
            (position.move_text(board, m), Plain::of(board, &after))
        })
        .collect();
    fast.sort_by(|a, b| a.0.cmp(&b.0));
    let slow = Plain::of(board, position).lines(board);
    let here = || match position.n_players() {
        2 => position.text(board),
        _ => format!("{:?}", Plain::of(board, position)),
    };
    let texts = |t: &str| t.to_string();
    let fast_texts: Vec<String> = fast.iter().map(|(text, _)| texts(text)).collect();
    let slow_texts: Vec<String> = slow.iter().map(|line| texts(&line.text)).collect();
    assert_eq!(fast_texts, slow_texts, "in {}", here());
    for ((text, after), line) in fast.iter().zip(&slow) {
        assert_eq!(after, &line.after, "after {text} in {}", here());
    }
    fast.len()
}

/// A pseudo-random number below `n` (splitmix64).
pub(crate) fn random(state: &mut u64, n: usize) -> usize {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) % n as u64) as usize
}

/// A random position: some of each side's pieces scattered, some of the rest lost. Not settled, mostly.
pub(crate) fn scattered(board: &Board, seed: &mut u64) -> Position {
    let mut nodes: Vec<_> = board.nodes().collect();
    let mut pieces = Vec::new();
    let mut lost = [[0u8; 4]; 2];
    for player in [Player::White, Player::Black] {
        for kind in Kind::ALL {
            for _ in 0..kind.count() {
                let fate = random(seed, 10);
                if kind == Kind::Psychopath || fate < 7 {
                    let node = nodes.swap_remove(random(seed, nodes.len()));
                    pieces.push((node, psychopathe::Piece { player, kind }));
                } else if fate < 9 {
                    lost[player.index()][kind.index()] += 1;
                }
            }
        }
    }
    let turn = if random(seed, 2) == 0 { Player::White } else { Player::Black };
    Position::new(board, &pieces, turn, lost).expect("scattered pieces fit")
}
