//! How often somebody may come, and how much they may bring.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::addresses::{Network, counted};

/// How much may be taken: so much at once, and in the long run so much a second.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rate {
    pub(crate) per_second: f64,
    pub(crate) at_once: f64,
}

impl Rate {
    pub(crate) fn new(per_second: f64, at_once: f64) -> Self {
        Self { per_second, at_once }
    }

    /// So much an hour, all of it at once if need be.
    pub(crate) fn hourly(most: f64) -> Self {
        Self::new(most / 3600.0, most)
    }

    fn times(self, factor: f64) -> Self {
        Self::new(self.per_second * factor, self.at_once * factor)
    }

    /// How long an empty bucket takes to be full again.
    fn to_fill(self) -> Duration {
        Duration::try_from_secs_f64(self.at_once / self.per_second).unwrap_or(FORGOTTEN.1)
    }
}

/// A bucket that fills at a steady rate.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.at_once, at: now }
    }

    /// Takes one, if there is one; otherwise says how long it takes until there is.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        self.check(rate, now, 1.0)?;
        self.left -= 1.0;
        Ok(())
    }

    /// Whether so much is there; otherwise says how long it takes until it is.
    pub(crate) fn check(&mut self, rate: Rate, now: Instant, least: f64) -> Result<(), Duration> {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate.per_second).min(rate.at_once);
        self.at = now;
        if self.left >= least {
            return Ok(());
        }
        let wait = (least - self.left) / rate.per_second;
        Err(Duration::try_from_secs_f64(wait).unwrap_or(LONGEST_WAIT).min(LONGEST_WAIT))
    }

    /// Takes what turned out to be used: more than there was is owed.
    pub(crate) fn charge(&mut self, amount: f64) {
        self.left -= amount;
    }
}

const LONGEST_WAIT: Duration = Duration::from_secs(24 * 3600);
/// How many networks a generation holds.
const NETWORKS: usize = 20_000;
/// Within what time a network that does not come any more is forgotten.
const FORGOTTEN: (Duration, Duration) = (Duration::from_secs(60), Duration::from_secs(2 * 3600));

/// A bucket for each network. Those who came lately are the young generation; when it is full or old enough it
/// becomes the old one, and whoever has not come since is forgotten. So strangers, however many, push out strangers:
/// whoever is known stays known by coming, and nobody is refused because the memory is full.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    rate: Rate,
    seen: Mutex<Seen>,
}

#[derive(Debug)]
struct Seen {
    young: HashMap<Network, Bucket>,
    old: HashMap<Network, Bucket>,
    since: Instant,
}

impl RateLimiter {
    pub(crate) fn new(rate: Rate) -> Self {
        let seen = Seen { young: HashMap::new(), old: HashMap::new(), since: Instant::now() };
        Self { rate, seen: Mutex::new(seen) }
    }

    /// Takes one for this address; otherwise says how long it has to wait.
    pub(crate) fn take(&self, address: IpAddr) -> Result<(), Duration> {
        self.check_at(address, Instant::now(), 1.0)?;
        self.charge(address, 1.0);
        Ok(())
    }

    /// Whether this address owes nothing; otherwise says how long it has to wait.
    pub(crate) fn check(&self, address: IpAddr) -> Result<(), Duration> {
        self.check_at(address, Instant::now(), 0.0)
    }

    fn check_at(&self, address: IpAddr, now: Instant, least: f64) -> Result<(), Duration> {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.grow_old(self.rate, now);
        counted(address).try_for_each(|(network, factor)| {
            let rate = self.rate.times(factor);
            seen.bucket(network, rate, now).check(rate, now, least)
        })
    }

    /// Takes what this address turned out to use.
    pub(crate) fn charge(&self, address: IpAddr, amount: f64) {
        let now = Instant::now();
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        for (network, factor) in counted(address) {
            seen.bucket(network, self.rate.times(factor), now).charge(amount);
        }
    }
}

impl Seen {
    fn bucket(&mut self, network: Network, rate: Rate, now: Instant) -> &mut Bucket {
        let old = &mut self.old;
        let known = || old.remove(&network).unwrap_or_else(|| Bucket::full(rate, now));
        self.young.entry(network).or_insert_with(known)
    }

    fn grow_old(&mut self, rate: Rate, now: Instant) {
        // A bucket that has had the time to be full again is as good as none.
        let age = rate.to_fill().clamp(FORGOTTEN.0, FORGOTTEN.1);
        if self.young.len() >= NETWORKS || now.saturating_duration_since(self.since) >= age {
            self.old = std::mem::take(&mut self.young);
            self.since = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_bucket_runs_dry_and_addresses_do_not_share() {
        let buckets = RateLimiter::new(Rate::new(0.0, 2.0));
        let take = |text: &str| buckets.take(ip(text)).is_ok();
        assert_eq!([take("192.0.2.1"), take("192.0.2.1"), take("192.0.2.1")], [true, true, false]);
        assert!(take("2001:db8::1") && take("2001:db8::2"));
        assert!(!take("2001:db8::3"), "one network");
        assert!(!take("::ffff:192.0.2.1"), "the same in other letters");
    }

    #[test]
    fn a_customer_with_many_networks_is_counted_as_well() {
        let buckets = RateLimiter::new(Rate::new(0.0, 2.0));
        let taken = (0..100).filter(|n| buckets.take(ip(&format!("2001:db8:0:{n:x}::1"))).is_ok()).count();
        assert_eq!(taken, 16, "eight times what one address may");
        assert!(buckets.take(ip("2001:db8:1::1")).is_ok(), "a neighbour is not");
    }

    #[test]
    fn strangers_lock_nobody_out_and_known_ones_stay_known() {
        let buckets = RateLimiter::new(Rate::hourly(60.0));
        let (known, busy) = (ip("192.0.2.1"), ip("192.0.2.2"));
        while buckets.take(busy).is_ok() {}
        for n in 0..100_000_u32 {
            assert!(buckets.take(IpAddr::V4(Ipv4Addr::from_bits(0x0a00_0000 + n))).is_ok(), "stranger {n}");
            if n % 10_000 == 0 {
                assert!(buckets.take(known).is_ok(), "a client that comes now and then, after {n}");
                assert!(buckets.take(busy).is_err(), "who has used up their share, after {n}");
            }
        }
        let seen = buckets.seen.lock().expect("nobody panicked");
        assert!(seen.young.len() + seen.old.len() <= 2 * NETWORKS, "and memory is bounded");
    }

    #[test]
    fn who_has_to_wait_is_told_how_long() {
        let (rate, now) = (Rate::new(0.5, 1.0), Instant::now());
        let mut bucket = Bucket::full(rate, now);
        assert_eq!(bucket.take(rate, now), Ok(()));
        assert_eq!(bucket.take(rate, now), Err(Duration::from_secs(2)));
        assert_eq!(bucket.take(rate, now + Duration::from_secs(2)), Ok(()));
        bucket.charge(3.0);
        let later = now + Duration::from_secs(2);
        assert_eq!(bucket.check(rate, later, 0.0), Err(Duration::from_secs(6)), "what is owed comes first");
    }
}
