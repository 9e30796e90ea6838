//! How often somebody may come.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// A bucket that fills at a steady rate; each request takes one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(burst: f64) -> Self {
        Self { left: burst, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: f64, burst: f64) -> bool {
        self.fill(rate, burst);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn fill(&mut self, rate: f64, burst: f64) {
        let now = Instant::now();
        self.left = (self.left + now.duration_since(self.at).as_secs_f64() * rate).min(burst);
        self.at = now;
    }
}

/// A bucket for each address, and no more than so many.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    rate: f64,
    burst: f64,
    by_address: Mutex<HashMap<IpAddr, Bucket>>,
}

/// How many addresses are remembered.
const ADDRESSES: usize = 20_000;

impl RateLimiter {
    pub(crate) fn new(rate: f64, burst: f64) -> Self {
        Self { rate, burst, by_address: Mutex::default() }
    }

    /// Whether this address may come now.
    pub(crate) fn take(&self, address: IpAddr) -> bool {
        let mut buckets = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES {
            // Those whose bucket is full again are as good as never seen.
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate, self.burst);
                bucket.left < self.burst
            });
            if buckets.len() >= ADDRESSES {
                return false;
            }
        }
        let bucket = buckets.entry(network(address)).or_insert_with(|| Bucket::full(self.burst));
        bucket.take(self.rate, self.burst)
    }
}

/// One person may have a whole /64 of IPv6.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => IpAddr::V6((six.to_bits() >> 64 << 64).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_addresses_do_not_share() {
        let buckets = RateLimiter::new(0.0, 2.0);
        let (a, b): (IpAddr, IpAddr) =
            ("192.0.2.1".parse().expect("an address"), "2001:db8::1".parse().expect("an address"));
        assert_eq!([buckets.take(a), buckets.take(a), buckets.take(a)], [true, true, false]);
        assert!(buckets.take(b));
        assert!(buckets.take("2001:db8::2".parse().expect("an address")));
        assert!(!buckets.take("2001:db8::3".parse().expect("an address")), "one network");
    }
}
