//! The address of a database: what libpq understands, beside what the driver does.

use std::net::IpAddr;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use super::tls::{Check, Roots, Tls};
use crate::{NewsBy, StoreError};

/// Whoever waits longer for somebody's lock is told so.
pub(super) const LOCK: Duration = Duration::from_secs(2);
/// The server gives up a statement that takes longer.
const STATEMENT: Duration = Duration::from_secs(10);
/// The server ends a connection that leaves a transaction open. None of ours spans more than one statement, but for migrations.
const IDLE_IN_TRANSACTION: Duration = Duration::from_secs(10);
const CONNECT: Duration = Duration::from_secs(3);
/// A peer that acknowledges nothing for so long is gone.
const PEER: Duration = Duration::from_secs(8);

/// How connections are made.
#[derive(Clone)]
pub(super) struct Address {
    pub config: Config,
    pub tls: Tls,
}

impl Address {
    pub(super) fn parse(url: &str, news: NewsBy) -> Result<Address, StoreError> {
        let bad = |error: &dyn std::fmt::Display| StoreError::BadAddress(error.to_string());
        let (rest, ours) = take_out(url, &["sslmode", "sslrootcert"])?;
        let mut config: Config = rest.parse().map_err(|error: tokio_postgres::Error| bad(&cause(&error)))?;
        let [mode, roots] = ours.as_slice() else { return Err(bad(&"sslmode")) };
        let roots = roots.as_deref().map(|file| match file {
            "system" => Roots::System,
            file => Roots::File(file.to_owned()),
        });
        let mode = mode.as_deref().unwrap_or(if is_near(&config) { "prefer" } else { "require" });
        let (ssl, check) = match mode {
            "disable" => (SslMode::Disable, Check::Nothing),
            "allow" | "prefer" => (SslMode::Prefer, Check::Nothing),
            // As libpq has it: whoever names an authority wants it asked.
            "require" if roots.is_some() => (SslMode::Require, Check::Authority),
            "require" => (SslMode::Require, Check::Nothing),
            "verify-ca" => (SslMode::Require, Check::Authority),
            "verify-full" => (SslMode::Require, Check::AuthorityAndName),
            other => {
                return Err(bad(&format!(
                    "sslmode={other}: disable, allow, prefer, require, verify-ca or verify-full"
                )));
            }
        };
        let by_socket = !config.get_hosts().is_empty() && config.get_hosts().iter().all(is_socket);
        config.ssl_mode(if by_socket { SslMode::Disable } else { ssl });
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(PEER);
        }
        config.keepalives_idle(PEER).keepalives_interval(Duration::from_secs(2)).keepalives_retries(3);
        if config.get_application_name().is_none() {
            config.application_name("saturnalia");
        }
        // A pooler passes on no such options: there the role has to have them (docs/operating.md).
        if news == NewsBy::Listening {
            let theirs = config.get_options().unwrap_or_default().to_owned();
            let milliseconds = |time: Duration| time.as_millis();
            config.options(format!(
                "-c lock_timeout={} -c statement_timeout={} -c idle_in_transaction_session_timeout={} \
                 -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 {theirs}",
                milliseconds(LOCK),
                milliseconds(STATEMENT),
                milliseconds(IDLE_IN_TRANSACTION),
            ));
        }
        Ok(Address { tls: Tls::new(check, roots.as_ref())?, config })
    }
}

fn is_socket(host: &Host) -> bool {
    match host {
        Host::Tcp(_) => false,
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// Whether all of it stays on this machine.
fn is_near(config: &Config) -> bool {
    config.get_hosts().iter().all(|host| match host {
        Host::Tcp(name) => name == "localhost" || name.parse().is_ok_and(|address: IpAddr| address.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }) && config.get_hostaddrs().iter().all(IpAddr::is_loopback)
}

/// Takes parameters out of the address that the driver does not know.
fn take_out(url: &str, names: &[&str]) -> Result<(String, Vec<Option<String>>), StoreError> {
    let mut found = vec![None; names.len()];
    let Some((base, query)) = url.split_once('?') else { return Ok((url.to_owned(), found)) };
    let mut rest = Vec::new();
    for part in query.split('&').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        match names.iter().position(|wanted| *wanted == name) {
            Some(index) => found[index] = Some(decoded(value)?),
            None => rest.push(part),
        }
    }
    let rest = if rest.is_empty() { base.to_owned() } else { format!("{base}?{}", rest.join("&")) };
    Ok((rest, found))
}

/// Reads `%2F` and its like.
fn decoded(value: &str) -> Result<String, StoreError> {
    let bad = || StoreError::BadAddress(format!("`{value}` is not written as in an address"));
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        if *first == b'%' {
            let (digits, after) = rest.split_at_checked(2).ok_or_else(bad)?;
            let digits = std::str::from_utf8(digits).map_err(|_| bad())?;
            bytes.push(u8::from_str_radix(digits, 16).map_err(|_| bad())?);
            rest = after;
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).map_err(|_| bad())
}

/// An error of the driver with what is behind it.
pub(super) fn cause(error: &tokio_postgres::Error) -> String {
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        text.push_str(&format!(": {cause}"));
        source = cause.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mode(url: &str) -> Result<SslMode, String> {
        let address = Address::parse(url, NewsBy::Listening).map_err(|error| error.to_string())?;
        Ok(address.config.get_ssl_mode())
    }

    #[test]
    fn whatever_leaves_the_machine_is_encrypted_unless_told_otherwise() {
        assert_eq!(mode("postgres://u@db.example/x"), Ok(SslMode::Require));
        assert_eq!(mode("postgres://u@db.example/x?sslmode=disable"), Ok(SslMode::Disable));
        assert_eq!(mode("postgres://u@db.example/x?sslmode=prefer"), Ok(SslMode::Prefer));
        for near in ["postgres://u@localhost/x", "postgres://u@127.0.0.1/x", "postgres://u@[::1]/x"] {
            assert_eq!(mode(near), Ok(SslMode::Prefer), "{near}");
        }
        assert_eq!(mode("postgres:///x?host=/run/postgresql&user=u"), Ok(SslMode::Disable), "a socket of this machine");
        // Several hosts: one that is away is enough.
        assert_eq!(mode("postgres://u@localhost,db.example/x"), Ok(SslMode::Require));
    }

    #[test]
    fn an_address_that_cannot_be_meant_is_refused() {
        for (url, why) in [
            ("postgres://u@db.example/x?sslmode=sometimes", "sometimes"),
            ("postgres://u@db.example/x?sslmode=verify-full&sslrootcert=/nowhere/ca.pem", "/nowhere/ca.pem"),
            ("postgres://u@db.example/x?sslrootcert=%zz", "%zz"),
            ("postgres://u@db.example/x?colour=red", "colour"),
        ] {
            let refused = mode(url).unwrap_err();
            assert!(refused.contains(why), "{refused}");
        }
    }

    #[test]
    fn every_connection_has_deadlines_and_the_hosts_own_options_come_last() {
        let address = Address::parse("postgres://u@h/x?options=-c%20lock_timeout%3D200", NewsBy::Listening).unwrap();
        let options = address.config.get_options().unwrap().to_owned();
        for name in
            ["lock_timeout=2000", "statement_timeout=", "idle_in_transaction_session_timeout=", "tcp_keepalives_idle="]
        {
            assert!(options.contains(name), "{options}");
        }
        assert!(options.ends_with("-c lock_timeout=200"), "{options}");
        assert!(address.config.get_connect_timeout().is_some() && address.config.get_tcp_user_timeout().is_some());
        // A pooler would refuse them.
        let pooled = Address::parse("postgres://u@h/x", NewsBy::Polling).unwrap();
        assert_eq!(pooled.config.get_options(), None);
    }
}
