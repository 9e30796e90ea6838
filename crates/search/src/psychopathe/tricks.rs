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
    /// Leave out quiet moves near the leaves when the evaluation is far below the window. Off: its match
    /// rejected it.
    pub futility: bool,
    /// Trust an evaluation far above the window near the leaves. Off: its match rejected it.
    pub reverse_futility: bool,
    /// Search deeper while the psychopath is in danger. Off: it lost its match (see `docs/measurements.md`).
    pub alarm_extension: bool,
    /// Search less deeply where no best move is known. Off: its match rejected it.
    pub unknown_reduction: bool,
    /// Use what followed well after the move before. Off: no match showed that it pays.
    pub follow_history: bool,
    /// Try moves that bear on the enemy psychopath early.
    pub aimed_ordering: bool,
}

impl Tricks {
    /// The parts that are kept.
    pub const SHIPPED: Tricks = Tricks {
        null_move: true,
        late_reductions: true,
        late_pruning: true,
        futility: false,
        reverse_futility: false,
        alarm_extension: false,
        unknown_reduction: false,
        follow_history: false,
        aimed_ordering: true,
    };

    /// Names of the parts, for switching them one by one.
    pub const NAMES: [&str; 9] = [
        "null-move",
        "late-reductions",
        "late-pruning",
        "futility",
        "reverse-futility",
        "alarm-extension",
        "unknown-reduction",
        "follow-history",
        "aimed-ordering",
    ];

    /// The part of that name.
    pub fn part(&mut self, name: &str) -> Option<&mut bool> {
        match name {
            "null-move" => Some(&mut self.null_move),
            "late-reductions" => Some(&mut self.late_reductions),
            "late-pruning" => Some(&mut self.late_pruning),
            "futility" => Some(&mut self.futility),
            "reverse-futility" => Some(&mut self.reverse_futility),
            "alarm-extension" => Some(&mut self.alarm_extension),
            "unknown-reduction" => Some(&mut self.unknown_reduction),
            "follow-history" => Some(&mut self.follow_history),
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
