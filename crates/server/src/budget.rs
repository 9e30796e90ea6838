//! What the people at a table may still write, over however many sockets.

use std::time::{Duration, Instant};

use kernel::Seat;
use table::{Asker, Command, PROTECTIVE_ROWS, Refusal};

use crate::{
    error::Error,
    quotas::Quotas,
    rate_limit::{Bucket, Rate},
};

/// What protects somebody has a budget of its own, so that it is possible when the other is used up.
const PROTECTIVE: Rate = Rate { per_second: 0.2, at_once: 30.0 };
/// Bytes that a full table has left for it.
const LAST_BYTES: u64 = 4 << 20;

/// What the people at a table may still write.
#[derive(Debug)]
pub(crate) struct Budgets {
    seats: Vec<Budget>,
    host: Budget,
    /// Bytes of all rows.
    stored: u64,
}

#[derive(Debug, Clone)]
struct Budget {
    acts: Bucket,
    hourly: Bucket,
    bytes: Bucket,
    protective: Bucket,
    /// Rows of its share of those that are left when the table is full.
    last_rows: u64,
}

/// The rates of a seat.
struct Rates {
    acts: Rate,
    hourly: Rate,
    bytes: Rate,
}

impl Rates {
    fn of(quotas: &Quotas) -> Self {
        Self {
            acts: Rate::new(quotas.acts, quotas.acts_burst),
            hourly: Rate::hourly(quotas.acts_per_hour),
            bytes: Rate::hourly(quotas.seat_bytes_per_hour),
        }
    }
}

impl Budgets {
    /// For so many seats, at a table whose rows take so many bytes.
    pub(crate) fn new(n_seats: usize, stored: u64, quotas: &Quotas) -> Self {
        let (rates, now) = (Rates::of(quotas), Instant::now());
        let budget = Budget {
            acts: Bucket::full(rates.acts, now),
            hourly: Bucket::full(rates.hourly, now),
            bytes: Bucket::full(rates.bytes, now),
            protective: Bucket::full(PROTECTIVE, now),
            last_rows: 0,
        };
        Self { seats: vec![budget.clone(); n_seats], host: budget, stored }
    }

    /// Takes one action from the budget of whoever asks; says when they may go on if nothing is left. A table without
    /// room for rows is as full as one without room for bytes.
    pub(crate) fn take(
        &mut self,
        asker: Asker,
        command: &Command,
        has_rows: bool,
        quotas: &Quotas,
        now: Instant,
    ) -> Result<(), Error> {
        let is_protective = command.is_protective();
        let room = quotas.table_bytes + if is_protective { LAST_BYTES } else { 0 };
        // TAB-25.
        if self.stored >= room {
            return Err(Refusal::TooMany { what: "bytes".to_owned() }.into());
        }
        let takes_last = is_protective && (!has_rows || self.stored >= quotas.table_bytes);
        let share = PROTECTIVE_ROWS / (self.seats.len() as u64 + 1);
        let Some(budget) = self.of(asker) else { return Ok(()) };
        // TAB-25: nobody uses up what the others may need.
        if takes_last && budget.last_rows >= share {
            return Err(Refusal::TooMany { what: "rows".to_owned() }.into());
        }
        budget.take(is_protective, &Rates::of(quotas), now).map_err(Error::too_soon)?;
        budget.last_rows += u64::from(takes_last);
        Ok(())
    }

    /// A row was stored.
    pub(crate) fn stored(&mut self, asker: Asker, n_bytes: usize) {
        self.stored += n_bytes as u64;
        if let Some(budget) = self.of(asker) {
            budget.bytes.charge(n_bytes as f64);
        }
    }

    /// Bots and the house keep their own pace; whoever sits down is limited by the seats there are.
    fn of(&mut self, asker: Asker) -> Option<&mut Budget> {
        match asker {
            Asker::Seat(Seat(seat)) => self.seats.get_mut(usize::from(seat)),
            Asker::Host => Some(&mut self.host),
            Asker::Bot(_) | Asker::House | Asker::Newcomer(_) | Asker::Passerby => None,
        }
    }
}

impl Budget {
    fn take(&mut self, is_protective: bool, rates: &Rates, now: Instant) -> Result<(), Duration> {
        let checked = [
            self.acts.check(rates.acts, now, 1.0),
            self.hourly.check(rates.hourly, now, 1.0),
            self.bytes.check(rates.bytes, now, 0.0),
        ];
        // Whoever waits for one waits for all.
        match checked.into_iter().filter_map(Result::err).max() {
            None => {
                self.acts.charge(1.0);
                self.hourly.charge(1.0);
                Ok(())
            }
            Some(_) if is_protective => self.protective.take(PROTECTIVE, now),
            Some(wait) => Err(wait),
        }
    }
}

#[cfg(test)]
mod tests {
    use table::{Action, Motion};

    use super::*;

    fn say() -> Command {
        Command::Table(Action::Say { text: "encore".into() })
    }

    fn card() -> Command {
        Command::Table(Action::RaiseCard { strike: None, rewind: None })
    }

    #[test]
    fn a_seat_that_has_used_up_its_budget_waits_and_is_safe_meanwhile() {
        let quotas = Quotas { acts: 1.0, acts_burst: 3.0, ..Quotas::default() };
        let (mut budgets, now) = (Budgets::new(2, 0, &quotas), Instant::now());
        let (talker, other) = (Asker::Seat(Seat(0)), Asker::Seat(Seat(1)));
        for _ in 0..3 {
            budgets.take(talker, &say(), true, &quotas, now).expect("there is some left");
        }
        let waits = |error: Error| error.into_failure().wait;
        assert_eq!(budgets.take(talker, &say(), true, &quotas, now).map_err(waits), Err(Some(1000)));
        assert!(budgets.take(other, &say(), true, &quotas, now).is_ok(), "the others have theirs");
        let remove = Command::Table(Action::Propose { motion: Motion::Remove { seat: Seat(1) } });
        for command in [card(), remove, Command::Table(Action::LeaveSeat), Command::Table(Action::Close)] {
            assert!(budgets.take(talker, &command, true, &quotas, now).is_ok(), "{command:?}");
        }
        // Protection is no way round either.
        let raised = (0..1000).filter(|_| budgets.take(talker, &card(), true, &quotas, now).is_ok()).count();
        assert_eq!(raised, 26);
        let later = now + Duration::from_secs(1);
        assert!(budgets.take(talker, &say(), true, &quotas, later).is_ok());
    }

    #[test]
    fn nobody_uses_up_what_is_left_for_the_others() {
        let quotas = Quotas { acts_burst: 1e6, acts_per_hour: 1e9, table_bytes: 10_000, ..Quotas::default() };
        let now = Instant::now();
        let leave = Command::Table(Action::LeaveSeat);
        for (stored, has_rows) in [(10_000, true), (0, false)] {
            let mut budgets = Budgets::new(3, stored, &quotas);
            let talker = Asker::Seat(Seat(0));
            let taken = |budgets: &mut Budgets| {
                (0..PROTECTIVE_ROWS)
                    .filter(|_| budgets.take(talker, &card(), has_rows, &quotas, now).is_ok())
                    .count()
            };
            assert_eq!(taken(&mut budgets) as u64, PROTECTIVE_ROWS / 4);
            for asker in [Asker::Seat(Seat(1)), Asker::Seat(Seat(2)), Asker::Host] {
                assert!(budgets.take(asker, &leave, has_rows, &quotas, now).is_ok(), "{asker:?}");
            }
        }
    }

    #[test]
    fn what_is_long_costs_more_and_a_full_table_can_still_end() {
        let quotas = Quotas { seat_bytes_per_hour: 3600.0, table_bytes: 10_000, ..Quotas::default() };
        let (mut budgets, now) = (Budgets::new(1, 0, &quotas), Instant::now());
        let seat = Asker::Seat(Seat(0));
        budgets.stored(seat, 3700);
        let waits = |error: Error| error.into_failure().wait;
        assert_eq!(budgets.take(seat, &say(), true, &quotas, now).map_err(waits), Err(Some(100_000)));
        budgets.stored(Asker::Bot(Seat(0)), 7000);
        let refused = budgets.take(Asker::Host, &say(), true, &quotas, now).map_err(Error::into_failure);
        assert_eq!(refused.expect_err("it is full").rule.as_deref(), Some("TAB-25"));
        assert!(budgets.take(Asker::Host, &Command::Table(Action::Close), true, &quotas, now).is_ok());
    }
}
