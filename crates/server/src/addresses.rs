//! Where requests come from. One person may have a whole /64 of IPv6, one customer of a provider a whole /48: both
//! are counted, the larger one with room for several of the smaller.

use std::{net::IpAddr, str::FromStr};

/// How many /64 a /48 may use fully.
const HOMES: f64 = 8.0;

/// Addresses that begin alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Network {
    /// With zeros where they may differ.
    first: IpAddr,
    /// How many bits are alike.
    bits: u8,
}

/// It is no address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no address: write 192.0.2.1, 192.0.2.0/24 or 2001:db8::/32")]
pub struct NoNetwork(String);

impl Network {
    fn new(address: IpAddr, bits: u8) -> Self {
        match plain(address) {
            IpAddr::V4(four) => {
                let bits = bits.min(32);
                let mask = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
                Self { first: IpAddr::V4((four.to_bits() & mask).into()), bits }
            }
            IpAddr::V6(six) => {
                let bits = bits.min(128);
                let mask = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
                Self { first: IpAddr::V6((six.to_bits() & mask).into()), bits }
            }
        }
    }

    /// This machine.
    pub fn loopback() -> [Self; 2] {
        [Self::new([127, 0, 0, 1].into(), 8), Self::new(std::net::Ipv6Addr::LOCALHOST.into(), 128)]
    }

    /// Whether it holds more than the machines of a house.
    pub fn is_wide(&self) -> bool {
        self.bits < if self.first.is_ipv4() { 16 } else { 48 }
    }

    pub fn contains(&self, address: IpAddr) -> bool {
        let address = plain(address);
        address.is_ipv4() == self.first.is_ipv4() && Self::new(address, self.bits) == *self
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let unread = || NoNetwork(text.to_owned());
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.trim().parse().map_err(|_| unread())?;
        let most = if plain(address).is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| unread())?;
        if bits > most { Err(unread()) } else { Ok(Self::new(address, bits)) }
    }
}

/// The networks that an address is counted under, and how much more than one address each may use.
pub(crate) fn counted(address: IpAddr) -> impl Iterator<Item = (Network, f64)> {
    let (own, wider) = match plain(address) {
        four @ IpAddr::V4(_) => (Network::new(four, 32), None),
        six @ IpAddr::V6(_) => (Network::new(six, 64), Some((Network::new(six, 48), HOMES))),
    };
    std::iter::once((own, 1.0)).chain(wider)
}

/// An IPv4 address that came as IPv6 is what it is.
fn plain(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => six.to_ipv4_mapped().map_or(address, IpAddr::V4),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_read_and_knows_its_addresses() {
        let network = |text: &str| text.parse::<Network>();
        let has = |text: &str, address: &str| {
            network(text).expect("a network").contains(address.parse().expect("an address"))
        };
        assert!(has("192.0.2.0/24", "192.0.2.77") && !has("192.0.2.0/24", "192.0.3.1"));
        assert!(has("192.0.2.1", "::ffff:192.0.2.1") && !has("192.0.2.1", "192.0.2.2"));
        assert!(has("2001:db8::/32", "2001:db8:1::1") && !has("0.0.0.0/0", "::1") && has("::/0", "::1"));
        for wrong in ["", "x", "192.0.2.1/33", "192.0.2.1/", "::/129", "localhost"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
        assert_eq!(network("192.0.2.9/24").expect("a network").to_string(), "192.0.2.0/24");
    }
}
