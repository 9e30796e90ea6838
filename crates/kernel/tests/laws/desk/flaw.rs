/// A desk that is not quite right; each flaw is one line somewhere in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Flaw {
    #[default]
    None,
    /// `apply` counts how often it is called.
    ApplyRemembers,
    /// `apply` uses a field of the event that is not stored.
    UnstoredField,
    /// The menu offers open drawers too.
    OffersOpenDrawers,
    /// Notes may be longer than the menu says.
    PermitsLongNotes,
    /// `permit` indexes with what the client sent.
    PermitPanics,
    /// `decide` looks at something besides its arguments.
    MoodyDecide,
    /// The view lists which drawers are free of locks.
    LeakyView,
    /// The answer to opening a drawer depends on a lock, by way of a field that is not even sent.
    LeakyRefusal,
    /// The others are told which drawer was locked.
    LeakyNotice,
    /// The others are told which coin was found.
    LeakyCoin,
    /// The others are told whether the will was seen.
    LeakyPeek,
    /// The house skips the turn sooner when the will is near.
    LeakyDeadline,
    /// The trial scrambles nothing.
    IdleScramble,
    /// After the first drawer is open nobody may do anything.
    Stuck,
    /// Nobody is awaited, and the house does not act.
    NobodyAwaited,
    /// The seat after the one to act is awaited too.
    AwaitsTheIdle,
    /// A drawer never opens.
    Endless,
    /// Bots open drawers that are open.
    RudeBots,
    /// `decide` panics on a six.
    DecidePanics,
    /// Notes may be written after the end.
    ChoiceAfterTheEnd,
    /// A view loses something on the way.
    LossyView,
    /// A view cannot be written at all.
    UnwritableView,
    /// The deal looks at something besides its arguments.
    MoodyDeal,
    /// A lock is put on two drawers at once.
    TwoLocks,
}
