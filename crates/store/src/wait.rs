//! How long a transaction waits for whoever is in its way.

/// How long a transaction waits for somebody else's lock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    /// SQLite has one writer, and the others queue up.
    Queue,
    /// One of many tables: it is not to hold up the others.
    Short,
    /// A table by itself, while the others wait for it.
    Shortest,
    /// Nobody else waits.
    Long,
}

impl Wait {
    /// How the transaction begins. A statement ends a little before its client gives it up, so that nothing is
    /// written that was answered as failed.
    pub(crate) fn begin(self) -> &'static str {
        match self {
            Self::Queue => "BEGIN IMMEDIATE",
            Self::Short => "BEGIN; SET LOCAL lock_timeout = '200ms'; SET LOCAL statement_timeout = '4s'",
            Self::Shortest => "BEGIN; SET LOCAL lock_timeout = '20ms'; SET LOCAL statement_timeout = '4s'",
            Self::Long => "BEGIN; SET LOCAL lock_timeout = '3s'; SET LOCAL statement_timeout = '4s'",
        }
    }

    /// How it ends. A commit that waits for a synchronous standby and is cut short would be acknowledged without it:
    /// it has no limit.
    pub(crate) fn commit(self) -> &'static str {
        match self {
            Self::Queue => "COMMIT",
            Self::Short | Self::Shortest | Self::Long => "SET LOCAL statement_timeout = 0; COMMIT",
        }
    }

    /// Whether somebody else can wait instead.
    pub(crate) fn may_step_aside(self) -> bool {
        match self {
            Self::Short | Self::Shortest => true,
            Self::Queue | Self::Long => false,
        }
    }
}
