//! Commits that are delayed and that fail, on purpose.

#[cfg(feature = "faults")]
pub use staged::{CommitFault, StagedFaults};

use crate::{Outage, StoreError};

/// What is to become of a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(feature = "faults"), expect(dead_code, reason = "only tests want failures"))]
pub(crate) enum CommitFate {
    Pass,
    Fail,
    Vanish,
    Mute,
}

impl CommitFate {
    pub(crate) fn commits(self) -> bool {
        matches!(self, Self::Pass | Self::Mute)
    }

    pub(crate) fn error(self) -> Option<StoreError> {
        match self {
            Self::Pass => None,
            Self::Fail => Some(StoreError::Unavailable(Outage::Staged)),
            Self::Vanish | Self::Mute => Some(StoreError::InDoubt(Outage::Staged)),
        }
    }
}

/// Nothing is staged in a release.
#[cfg(not(feature = "faults"))]
#[derive(Debug, Default)]
pub(crate) struct StagedFaults {}

#[cfg(not(feature = "faults"))]
impl StagedFaults {
    #[expect(clippy::unused_async, reason = "the other one waits")]
    pub(crate) async fn fate(&self) -> CommitFate {
        CommitFate::Pass
    }

    pub(crate) fn new_room(&self) -> Option<u32> {
        None
    }
}

#[cfg(feature = "faults")]
mod staged {
    use std::{
        collections::VecDeque,
        sync::{Mutex, MutexGuard, PoisonError},
        time::Duration,
    };

    use tokio::sync::watch;

    use super::CommitFate;

    /// How a commit fails.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum CommitFault {
        /// It is rolled back and says so: [`crate::StoreError::Unavailable`].
        Fails,
        /// It is rolled back, but nobody learns: [`crate::StoreError::InDoubt`].
        Vanishes,
        /// It is committed, but nobody learns: [`crate::StoreError::InDoubt`].
        Mute,
    }

    /// Stages failures, see [`crate::Store::faults`].
    #[derive(Debug)]
    pub struct StagedFaults {
        plan: Mutex<Plan>,
        held: watch::Sender<bool>,
        waiting: watch::Sender<bool>,
    }

    #[derive(Debug, Default)]
    struct Plan {
        next: VecDeque<CommitFault>,
        every: Option<(u64, CommitFault)>,
        delay: Duration,
        n_commits: u64,
        room: Option<u32>,
    }

    impl Default for StagedFaults {
        fn default() -> Self {
            let (held, waiting) = (watch::Sender::new(false), watch::Sender::new(false));
            Self { plan: Mutex::default(), held, waiting }
        }
    }

    impl StagedFaults {
        /// Stops every commit just before it happens, until [`StagedFaults::release`].
        pub fn hold(&self) {
            self.held.send_replace(true);
        }

        /// Lets commits happen again.
        pub fn release(&self) {
            self.held.send_replace(false);
        }

        /// Waits until a commit is being held: everything but the commit itself is then done.
        pub async fn holding(&self) {
            let _ = self.waiting.subscribe().wait_for(|waiting| *waiting).await;
        }

        /// Lets every commit take so much longer.
        pub fn delay(&self, by: Duration) {
            self.plan().delay = by;
        }

        /// The next commits not yet spoken for fail in this way.
        pub fn next(&self, fault: CommitFault, n_commits: usize) {
            self.plan().next.extend(std::iter::repeat_n(fault, n_commits));
        }

        /// One commit in so many fails in this way; 0 ends it.
        pub fn every(&self, nth: u64, fault: CommitFault) {
            self.plan().every = (nth > 0).then_some((nth, fault));
        }

        /// From the next commit on an SQLite file may have so many pages of 4 KiB: its disk is full. It cannot
        /// become smaller than it is.
        pub fn room(&self, pages: u32) {
            self.plan().room = Some(pages);
        }

        pub(crate) fn new_room(&self) -> Option<u32> {
            self.plan().room.take()
        }

        fn plan(&self) -> MutexGuard<'_, Plan> {
            self.plan.lock().unwrap_or_else(PoisonError::into_inner)
        }

        pub(crate) async fn fate(&self) -> CommitFate {
            let mut held = self.held.subscribe();
            if *held.borrow() {
                self.waiting.send_replace(true);
                let _ = held.wait_for(|held| !held).await;
                self.waiting.send_replace(false);
            }
            let (delay, fault) = self.plan().draw();
            if !delay.is_zero() {
                tokio::time::sleep(delay).await;
            }
            match fault {
                None => CommitFate::Pass,
                Some(CommitFault::Fails) => CommitFate::Fail,
                Some(CommitFault::Vanishes) => CommitFate::Vanish,
                Some(CommitFault::Mute) => CommitFate::Mute,
            }
        }
    }

    impl Plan {
        fn draw(&mut self) -> (Duration, Option<CommitFault>) {
            self.n_commits += 1;
            let turn = self.every.filter(|(nth, _)| self.n_commits.is_multiple_of(*nth));
            (self.delay, self.next.pop_front().or(turn.map(|(_, fault)| fault)))
        }
    }
}
