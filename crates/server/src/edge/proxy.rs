//! Proxies that the host has named: only these are believed when they say who stands behind them.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;

/// An address, or a network of them: `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: u128,
    /// How many bits all its addresses have in common, of 128: IPv4 is a part of IPv6.
    common: u8,
}

/// Neither an address nor a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadNetwork(String);

impl fmt::Display for BadNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is neither an address nor a network such as 10.0.0.0/8", self.0)
    }
}

impl std::error::Error for BadNetwork {}

fn bits(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(v4) => v4.to_ipv6_mapped().to_bits(),
        IpAddr::V6(v6) => v6.to_bits(),
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let bad = || BadNetwork(text.to_owned());
        let (address, length) = text.split_once('/').map_or((text, None), |(address, length)| (address, Some(length)));
        let address: IpAddr = address.trim().parse().map_err(|_| bad())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let length: u8 = length.map_or(Ok(most), |length| length.trim().parse().map_err(|_| bad()))?;
        if length > most {
            return Err(bad());
        }
        let common = length + (128 - most);
        Ok(Network { first: bits(address) & mask(common), common })
    }
}

fn mask(common: u8) -> u128 {
    u128::MAX.checked_shl(128 - u32::from(common)).unwrap_or(0)
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = std::net::Ipv6Addr::from_bits(self.first);
        match first.to_ipv4_mapped() {
            Some(v4) if self.common >= 96 => write!(f, "{v4}/{}", self.common - 96),
            Some(_) | None => write!(f, "{first}/{}", self.common),
        }
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        bits(address) & mask(self.common) == self.first
    }
}

/// Whether that address is a proxy's.
pub(crate) fn named(proxies: &[Network], address: IpAddr) -> bool {
    proxies.iter().any(|network| network.contains(address))
}

/// Who really asks: going back from whoever is connected, the first that is no proxy of ours. Every proxy notes at the end who came to it, and
/// however many lines the header has, they are one list; whatever stands before, anybody may have written.
pub(crate) fn client(proxies: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let lines: Vec<&str> = headers.get_all("x-forwarded-for").iter().map(|line| line.to_str().unwrap_or("?")).collect();
    let mut nearest = peer;
    for hop in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
        if !named(proxies, nearest) {
            break;
        }
        // What cannot be read is nobody's address: it counts as the proxy's that let it through.
        let Some(before) = address(hop.trim()) else { break };
        nearest = before;
    }
    nearest
}

/// An address as proxies write it: alone, with a port, in brackets.
fn address(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(inside, _)| inside);
    bare.unwrap_or(hop).parse().ok().or_else(|| hop.parse::<std::net::SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn proxies(list: &[&str]) -> Vec<Network> {
        list.iter().map(|network| network.parse().unwrap()).collect()
    }

    fn seen(proxies: &[Network], peer: &str, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_str(line).unwrap());
        }
        client(proxies, peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn a_network_holds_its_addresses_and_no_others() {
        let networks = proxies(&["10.1.0.0/16", "192.0.2.7", "2001:db8::/32"]);
        for (address, inside) in [
            ("10.1.255.3", true),
            ("::ffff:10.1.2.3", true),
            ("10.2.0.1", false),
            ("192.0.2.7", true),
            ("192.0.2.8", false),
            ("2001:db8:1::1", true),
            ("2001:db9::1", false),
        ] {
            assert_eq!(named(&networks, address.parse().unwrap()), inside, "{address}");
        }
        assert_eq!(
            networks.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["10.1.0.0/16", "192.0.2.7/32", "2001:db8::/32"]
        );
        assert!(named(&proxies(&["0.0.0.0/0"]), "203.0.113.9".parse().unwrap()));
        for bad in ["", "true", "10.0.0.0/33", "10.0.0.0/", "::/129", "proxy.example"] {
            assert!(bad.parse::<Network>().is_err(), "{bad}");
        }
    }

    #[test]
    fn only_a_named_proxy_is_believed() {
        let ours = proxies(&["10.0.0.0/8"]);
        assert_eq!(seen(&ours, "203.0.113.9", &["198.51.100.1"]), "203.0.113.9");
        assert_eq!(seen(&ours, "10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(seen(&[], "10.0.0.1", &["198.51.100.1"]), "10.0.0.1");
        assert_eq!(seen(&ours, "10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn the_last_word_counts_however_many_lines_the_header_has() {
        let ours = proxies(&["10.0.0.0/8"]);
        assert_eq!(seen(&ours, "10.0.0.1", &["1.1.1.1", "198.51.100.1"]), "198.51.100.1");
        assert_eq!(seen(&ours, "10.0.0.1", &["1.1.1.1, 198.51.100.1"]), "198.51.100.1");
        assert_eq!(seen(&ours, "10.0.0.1", &["1.1.1.1, 198.51.100.1", "10.0.0.2"]), "198.51.100.1");
        assert_eq!(seen(&ours, "10.0.0.1", &["1.1.1.1, 198.51.100.1,10.0.0.3", "10.0.0.2"]), "198.51.100.1");
    }

    #[test]
    fn what_cannot_be_read_counts_as_the_proxys_own() {
        let ours = proxies(&["10.0.0.0/8"]);
        assert_eq!(seen(&ours, "10.0.0.1", &["198.51.100.1, unknown"]), "10.0.0.1");
        assert_eq!(seen(&ours, "10.0.0.1", &["198.51.100.1:4711"]), "198.51.100.1");
        assert_eq!(seen(&ours, "10.0.0.1", &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(seen(&ours, "10.0.0.1", &["[2001:db8::1]"]), "2001:db8::1");
    }
}
