//! The selective parts of the search, each of which can be switched for a match that measures it.

/// Which selective parts are on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tricks {
    /// Let the opponent move twice: if that does not help, the position is good enough.
    pub null_move: bool,
    /// Search late moves less deeply first.
    pub late_reductions: bool,
    /// Leave out late quiet moves near the leaves.
    pub late_pruning: bool,
    /// Try moves that bear on the enemy psychopath early.
    pub aimed_ordering: bool,
}

impl Tricks {
    /// The parts that are kept.
    pub const SHIPPED: Tricks =
        Tricks { null_move: true, late_reductions: true, late_pruning: true, aimed_ordering: true };

    /// Names of the parts, for switching them one by one.
    pub const NAMES: [&str; 4] = ["null-move", "late-reductions", "late-pruning", "aimed-ordering"];

    /// The part of that name.
    pub fn part(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "null-move" => Some(&mut self.null_move),
            "late-reductions" => Some(&mut self.late_reductions),
            "late-pruning" => Some(&mut self.late_pruning),
            "aimed-ordering" => Some(&mut self.aimed_ordering),
            _ => None,
        }
    }
}

impl Default for Tricks {
    fn default() -> Tricks {
        Tricks::SHIPPED
    }
}
