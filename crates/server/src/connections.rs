//! How much of something each address holds now: connections, and bytes of answers on their way. A socket goes on
//! counting after the HTTP connection it came from has ended.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
};

use axum::{extract::FromRequestParts, http::request::Parts};
use tokio::sync::OwnedSemaphorePermit;

use crate::{
    addresses::{Network, counted},
    app::App,
};

/// How much each address holds now, and all together.
#[derive(Debug)]
pub(crate) struct PerAddress {
    held: Mutex<Held>,
    most_each: usize,
    most: usize,
}

#[derive(Debug, Default)]
struct Held {
    by_network: HashMap<Network, usize>,
    in_all: usize,
}

/// Something that an address holds, until this is dropped.
#[derive(Debug)]
pub(crate) struct AddressSlot {
    per_address: Arc<PerAddress>,
    address: IpAddr,
    amount: usize,
}

/// Why there is no room for more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Full {
    /// This address holds as much as one may.
    Address,
    /// All together do.
    Server,
}

impl PerAddress {
    pub(crate) fn new(most_each: usize, most: usize) -> Self {
        Self { held: Mutex::default(), most_each, most }
    }

    /// Whether this address may have something more.
    pub(crate) fn has_room(&self, address: IpAddr) -> Result<(), Full> {
        let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.in_all >= self.most {
            return Err(Full::Server);
        }
        let mut networks = counted(address);
        let is_full = networks.any(|(network, factor)| {
            held.by_network.get(&network).is_some_and(|&n| n as f64 >= self.most_each as f64 * factor)
        });
        if is_full { Err(Full::Address) } else { Ok(()) }
    }

    /// Counts something that is there, whether it may be or not.
    pub(crate) fn hold(self: &Arc<Self>, address: IpAddr, amount: usize) -> AddressSlot {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.in_all += amount;
        for (network, _) in counted(address) {
            *held.by_network.entry(network).or_default() += amount;
        }
        AddressSlot { per_address: Arc::clone(self), address, amount }
    }

    /// One more from this address, if it may.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Result<AddressSlot, Full> {
        self.has_room(address)?;
        Ok(self.hold(address, 1))
    }
}

impl Drop for AddressSlot {
    fn drop(&mut self) {
        let mut held = self.per_address.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.in_all -= self.amount;
        for (network, _) in counted(self.address) {
            if let Some(amount) = held.by_network.get_mut(&network) {
                *amount -= self.amount;
                if *amount == 0 {
                    held.by_network.remove(&network);
                }
            }
        }
    }
}

/// A connection's slot among all, and among those of its address where that is the address of a person.
#[derive(Debug)]
pub(crate) struct ConnectionSlot {
    app: Arc<App>,
    _permit: OwnedSemaphorePermit,
    _slot: Option<AddressSlot>,
}

impl ConnectionSlot {
    pub(crate) fn new(app: &Arc<App>, permit: OwnedSemaphorePermit, slot: Option<AddressSlot>) -> Self {
        app.metrics.connections.fetch_add(1, Relaxed);
        Self { app: Arc::clone(app), _permit: permit, _slot: slot }
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.app.metrics.connections.fetch_sub(1, Relaxed);
    }
}

/// What a request holds as long as it is served; a socket keeps it until it ends.
#[derive(Debug, Clone, Default)]
pub(crate) struct HeldSlots {
    _connection: Option<Arc<ConnectionSlot>>,
    _address: Option<Arc<AddressSlot>>,
}

impl<S: Send + Sync> FromRequestParts<S> for HeldSlots {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self { _connection: parts.extensions.get().cloned(), _address: parts.extensions.get().cloned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_its_share_and_all_hold_theirs() {
        let shares = Arc::new(PerAddress::new(10, 25));
        let ip = |n: u8| IpAddr::from([192, 0, 2, n]);
        let one = shares.hold(ip(1), 12);
        assert_eq!((shares.has_room(ip(1)), shares.has_room(ip(2))), (Err(Full::Address), Ok(())));
        let two = shares.hold(ip(2), 13);
        assert_eq!(shares.has_room(ip(3)), Err(Full::Server));
        drop(one);
        assert_eq!((shares.has_room(ip(1)), shares.has_room(ip(2))), (Ok(()), Err(Full::Address)));
        drop(two);
        assert!(
            shares.held.lock().expect("nobody panicked").by_network.is_empty(),
            "nothing is kept of who left"
        );
    }
}
