//! How many connections there are, in all and from each address. A socket goes on counting after the HTTP
//! connection it came from has ended.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
};

use axum::{extract::FromRequestParts, http::request::Parts};
use tokio::sync::OwnedSemaphorePermit;

use crate::{app::App, rate_limit::network};

/// The addresses that hold connections now.
#[derive(Debug)]
pub(crate) struct PerAddress {
    by_address: Mutex<HashMap<IpAddr, usize>>,
    most: usize,
}

/// One of so many from an address.
#[derive(Debug)]
pub(crate) struct AddressSlot {
    per_address: Arc<PerAddress>,
    address: IpAddr,
}

impl PerAddress {
    pub(crate) fn new(most: usize) -> Self {
        Self { by_address: Mutex::default(), most }
    }

    /// One more from this address, if it may.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<AddressSlot> {
        let address = network(address);
        let mut addresses = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let n_slots = addresses.entry(address).or_default();
        if *n_slots >= self.most {
            return None;
        }
        *n_slots += 1;
        Some(AddressSlot { per_address: Arc::clone(self), address })
    }
}

impl Drop for AddressSlot {
    fn drop(&mut self) {
        let mut addresses = self.per_address.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n_slots) = addresses.get_mut(&self.address) {
            *n_slots -= 1;
            if *n_slots == 0 {
                addresses.remove(&self.address);
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
