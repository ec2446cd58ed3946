//! Requests to addresses that somebody else has named: over https, to machines that anybody could reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, Request, Uri, header};
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long whoever is asked may take in all.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a request was not made or not answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unreached {
    /// Nobody may be asked there; trying again does not help.
    Forbidden(&'static str),
    /// Whoever is there does not answer now.
    Silent(String),
}

impl std::fmt::Display for Unreached {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unreached::Forbidden(why) => f.write_str(why),
            Unreached::Silent(why) => f.write_str(why),
        }
    }
}

/// Where a request goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Destination {
    uri: Uri,
    host: String,
    port: u16,
    https: bool,
    /// Named by the host, who may name anybody.
    trusted: bool,
}

impl Destination {
    /// An address that somebody has sent. `trusted` are origins that the host has named.
    pub(crate) fn read(address: &str, trusted: &[String]) -> Result<Destination, Unreached> {
        let uri: Uri = address.parse().map_err(|_| Unreached::Forbidden("not an address"))?;
        let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
            return Err(Unreached::Forbidden("not a full address"));
        };
        if authority.as_str().contains('@') {
            return Err(Unreached::Forbidden("with a user's name"));
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
        let (https, usual) = match scheme {
            "https" => (true, 443),
            "http" => (false, 80),
            _ => return Err(Unreached::Forbidden("neither http nor https")),
        };
        let port = authority.port_u16().unwrap_or(usual);
        let origin = format!("{scheme}://{authority}");
        let trusted = trusted.contains(&origin);
        if !trusted {
            if !https {
                return Err(Unreached::Forbidden("not https"));
            }
            if port != usual {
                return Err(Unreached::Forbidden("an unusual port"));
            }
            if host.parse::<IpAddr>().is_ok_and(|address| !is_public(address)) || !host.contains(['.', ':']) {
                return Err(Unreached::Forbidden("not a machine that anybody could reach"));
            }
        }
        Ok(Destination { uri, host, port, https, trusted })
    }

    /// The origin of an address, if it is one.
    pub(crate) fn origin_of(address: &str) -> Option<String> {
        let uri: Uri = address.parse().ok()?;
        Some(format!("{}://{}", uri.scheme_str()?, uri.authority()?))
    }

    /// What a push service calls its origin.
    pub(crate) fn origin(&self) -> String {
        let authority = self.uri.authority().map(ToString::to_string).unwrap_or_default();
        format!("{}://{authority}", if self.https { "https" } else { "http" })
    }

    /// Where it really is. A name that leads inside is not asked, whatever else it leads to.
    async fn resolve(&self) -> Result<SocketAddr, Unreached> {
        let silent = |error: std::io::Error| Unreached::Silent(error.to_string());
        let found: Vec<SocketAddr> =
            tokio::net::lookup_host((self.host.as_str(), self.port)).await.map_err(silent)?.collect();
        if !self.trusted && found.iter().any(|address| !is_public(address.ip())) {
            return Err(Unreached::Forbidden("not a machine that anybody could reach"));
        }
        found.first().copied().ok_or_else(|| Unreached::Silent("the name leads nowhere".to_owned()))
    }
}

/// Whether anybody could reach it: no network of a house, no machine of a cloud's own.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => {
            // What stands for an address of the older kind is as public as that: mapped, compatible, by NAT64, by 6to4.
            let segments = v6.segments();
            let inner = |high: u16, low: u16| Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low));
            match segments {
                [0, 0, 0, 0, 0, 0xffff | 0, high, low] | [0x64, 0xff9b, _, _, _, _, high, low] => {
                    is_public_v4(inner(high, low))
                }
                [0x2002, high, low, ..] => is_public_v4(inner(high, low)),
                _ => is_public_v6(v6),
            }
        }
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        || a == 0
        || a >= 240
        || a == 100 && (64..128).contains(&b)
        || a == 192 && b == 0 && c == 0
        || a == 198 && (18..20).contains(&b))
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Of all addresses only these were given out, and of them some for examples or for tunnels.
    a & 0xe000 == 0x2000 && !(a == 0x2001 && (b == 0xdb8 || b < 0x200))
}

/// Makes requests.
#[derive(Clone)]
pub(crate) struct Requests {
    tls: TlsConnector,
}

impl std::fmt::Debug for Requests {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Requests")
    }
}

impl Requests {
    /// With the authorities that this machine knows. Blocking.
    pub(crate) fn new() -> Result<Requests, String> {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Requests { tls: TlsConnector::from(Arc::new(config)) })
    }

    /// Posts something and says how that was answered, by its status. No answer leads anywhere else.
    pub(crate) async fn post(&self, to: &Destination, headers: HeaderMap, body: Vec<u8>) -> Result<u16, Unreached> {
        let posting = tokio::time::timeout(PATIENCE, self.exchange(to, headers, body));
        posting.await.unwrap_or_else(|_| Err(Unreached::Silent("no answer in time".to_owned())))
    }

    async fn exchange(&self, to: &Destination, headers: HeaderMap, body: Vec<u8>) -> Result<u16, Unreached> {
        let silent = |error: &dyn std::fmt::Display| Unreached::Silent(error.to_string());
        let stream = TcpStream::connect(to.resolve().await?).await.map_err(|error| silent(&error))?;
        if !to.https {
            return send(stream, to, headers, body).await;
        }
        let name = ServerName::try_from(to.host.clone()).map_err(|_| Unreached::Forbidden("not a name"))?;
        let stream = self.tls.connect(name, stream).await.map_err(|error| silent(&error))?;
        send(stream, to, headers, body).await
    }
}

async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    to: &Destination,
    headers: HeaderMap,
    body: Vec<u8>,
) -> Result<u16, Unreached> {
    let silent = |error: hyper::Error| Unreached::Silent(error.to_string());
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(silent)?;
    let path = to.uri.path_and_query().map_or("/", |path| path.as_str());
    let authority = to.uri.authority().map(ToString::to_string).unwrap_or_default();
    let mut request = Request::post(path).header(header::HOST, authority);
    if let Some(all) = request.headers_mut() {
        all.extend(headers);
    }
    let request = request.body(Full::new(Bytes::from(body))).map_err(|_| Unreached::Forbidden("not a request"))?;
    let mut answer = std::pin::pin!(sender.send_request(request));
    // What is said beside the status is of no interest, however much it is: the connection goes with this.
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // Whoever closes it at once may have answered before.
        _ = connection => answer.await,
    };
    Ok(answer.map_err(silent)?.status().as_u16())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_inside() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.20.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "203.0.114.1", "2606:4700::1111", "2a00:1450:4001::1", "::ffff:1.1.1.1"] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn an_address_is_a_strangers_or_the_hosts() {
        let read = |address: &str| Destination::read(address, &[]).is_ok();
        for good in ["https://fcm.googleapis.com/fcm/send/abc", "https://push.example/x?y=z", "https://1.1.1.1/x"] {
            assert!(read(good), "{good}");
        }
        for bad in [
            "",
            "push",
            "/push",
            "http://push.example/",
            "ftp://push.example/",
            "https://localhost/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://user:pass@push.example/",
            "https://push.example:8443/",
            "https:///x",
            "https://[::ffff:10.0.0.1]/",
            "https://intranet/",
        ] {
            assert!(!read(bad), "{bad}");
        }
        let trusted = ["http://127.0.0.1:9000".to_owned()];
        assert!(Destination::read("http://127.0.0.1:9000/push/1", &trusted).is_ok());
        assert!(Destination::read("http://127.0.0.1:9001/push/1", &trusted).is_err());
        assert!(Destination::read("http://127.0.0.1:9000@evil.example/", &trusted).is_err());
        assert_eq!(Destination::read("https://push.example/a/b", &[]).unwrap().origin(), "https://push.example");
    }
}
