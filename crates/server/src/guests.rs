//! How many connections there are, in all and from each address. A socket goes on counting after the HTTP
//! connection it came from has ended.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
};

use axum::{extract::FromRequestParts, http::request::Parts};
use tokio::sync::OwnedSemaphorePermit;

use crate::{hall::Hall, rate::network};

/// The addresses that hold connections now.
#[derive(Debug)]
pub(crate) struct Guests {
    by_address: Mutex<HashMap<IpAddr, usize>>,
    most: usize,
}

/// One of so many from an address.
#[derive(Debug)]
pub(crate) struct Guest {
    guests: Arc<Guests>,
    address: IpAddr,
}

impl Guests {
    pub(crate) fn new(most: usize) -> Self {
        Self { by_address: Mutex::default(), most }
    }

    /// One more from this address, if it may.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Guest> {
        let address = network(address);
        let mut guests = self.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        let n_guests = guests.entry(address).or_default();
        if *n_guests >= self.most {
            return None;
        }
        *n_guests += 1;
        Some(Guest { guests: Arc::clone(self), address })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut guests = self.guests.by_address.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(n_guests) = guests.get_mut(&self.address) {
            *n_guests -= 1;
            if *n_guests == 0 {
                guests.remove(&self.address);
            }
        }
    }
}

/// A connection's place among all, and its guest's where the address at its other end is that of a person.
#[derive(Debug)]
pub(crate) struct Connected {
    hall: Arc<Hall>,
    _place: OwnedSemaphorePermit,
    _guest: Option<Guest>,
}

impl Connected {
    pub(crate) fn new(hall: &Arc<Hall>, place: OwnedSemaphorePermit, guest: Option<Guest>) -> Self {
        hall.metrics.connections.fetch_add(1, Relaxed);
        Self { hall: Arc::clone(hall), _place: place, _guest: guest }
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        self.hall.metrics.connections.fetch_sub(1, Relaxed);
    }
}

/// What a request holds as long as it is served; a socket keeps it until it ends.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stay {
    _connected: Option<Arc<Connected>>,
    _guest: Option<Arc<Guest>>,
}

impl<S: Send + Sync> FromRequestParts<S> for Stay {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self { _connected: parts.extensions.get().cloned(), _guest: parts.extensions.get().cloned() })
    }
}
