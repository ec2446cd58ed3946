//! How much one address and one account may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use saturnalia_protocol::{AccountId, RefusalCode};

/// So many at once, and so many more each second.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    burst: f64,
    per_second: f64,
}

const fn rate(burst: f64, per_second: f64) -> Rate {
    Rate { burst, per_second }
}

/// Requests from one address.
pub(crate) const REQUESTS: Rate = rate(300.0, 60.0);
/// New guests, and attempts to sign in, from one address.
pub(crate) const ENTRANCE: Rate = rate(30.0, 0.5);
/// Wrong passwords for one account, from wherever they come.
pub(crate) const GUESSES: Rate = rate(20.0, 0.05);
/// Tables opened by one account.
pub(crate) const OPENING: Rate = rate(20.0, 0.2);
/// Component sets that the server does not have yet, from one address: each is kept for good.
pub(crate) const SETS: Rate = rate(30.0, 1.0 / 300.0);
/// Acts and messages of one account.
pub(crate) const ACTS: Rate = rate(200.0, 50.0);
/// Lines of chat of one account.
pub(crate) const CHAT: Rate = rate(8.0, 0.5);
/// Hints given to one account.
pub(crate) const HINTS: Rate = rate(20.0, 1.0);
/// Connections from one address, sockets among them, open at the same time.
const CONNECTIONS_PER_ADDRESS: usize = 300;
/// Times that one account changes its name.
pub(crate) const RENAMES: Rate = rate(5.0, 1.0 / 600.0);
/// What one account reports, blocks, or asks to have of its own.
pub(crate) const REPORTS: Rate = rate(10.0, 0.05);
/// People whom one account asks to be friends.
pub(crate) const BEFRIENDING: Rate = rate(30.0, 0.02);
/// Letters that are sent because one address or one account asks for them.
pub(crate) const LETTERS: Rate = rate(5.0, 1.0 / 300.0);
/// Letters that are sent because of one name or to one e-mail address, whoever asks for them.
pub(crate) const LETTERS_TO: Rate = rate(3.0, 1.0 / 1200.0);
/// Pictures of positions drawn for one address, and pages that say in their head what a link shows: both may read a whole game.
pub(crate) const PICTURES: Rate = rate(60.0, 1.0);
/// Sockets open at the same time.
const SOCKETS_PER_ADDRESS: usize = 200;
const SOCKETS_PER_ACCOUNT: usize = 40;

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    filled: Instant,
    rate: Rate,
}

impl Bucket {
    fn tokens_at(&self, now: Instant) -> f64 {
        let gained = now.duration_since(self.filled).as_secs_f64() * self.rate.per_second;
        (self.tokens + gained).min(self.rate.burst)
    }
}

/// Buckets by whoever is limited.
#[derive(Debug)]
struct Buckets<K>(Mutex<HashMap<(K, u8), Bucket>>);

impl<K: Hash + Eq> Buckets<K> {
    fn new() -> Buckets<K> {
        Buckets(Mutex::default())
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(K, u8), Bucket>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, key: K, kind: u8, rate: Rate, now: Instant) -> bool {
        let mut buckets = self.lock();
        let bucket = buckets.entry((key, kind)).or_insert(Bucket { tokens: rate.burst, filled: now, rate });
        (bucket.tokens, bucket.filled) = (bucket.tokens_at(now), now);
        if bucket.tokens < 1.0 {
            return false;
        }
        bucket.tokens -= 1.0;
        true
    }

    fn give_back(&self, key: K, kind: u8, rate: Rate) {
        if let Some(bucket) = self.lock().get_mut(&(key, kind)) {
            bucket.tokens = (bucket.tokens + 1.0).min(rate.burst);
        }
    }

    /// Forgets whoever may do as much again as somebody who was never here.
    fn sweep(&self, now: Instant) {
        self.lock().retain(|_, bucket| bucket.tokens_at(now) < bucket.rate.burst);
    }
}

/// The limits of this server.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Multiplies every limit; 0 for none.
    factor: f64,
    addresses: Buckets<IpAddr>,
    accounts: Buckets<AccountId>,
    /// By the name with which somebody tries to sign in, whether an account has it or not.
    names: Buckets<String>,
    sockets: Mutex<(Counts<IpAddr>, Counts<AccountId>)>,
}

/// How many there are of each.
#[derive(Debug)]
pub(crate) struct Counts<K> {
    by_key: HashMap<K, usize>,
    total: usize,
}

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts { by_key: HashMap::new(), total: 0 }
    }
}

impl<K: Hash + Eq> Counts<K> {
    pub(crate) fn of(&self, key: &K) -> usize {
        self.by_key.get(key).copied().unwrap_or(0)
    }

    pub(crate) fn total(&self) -> usize {
        self.total
    }

    pub(crate) fn up(&mut self, key: K) {
        *self.by_key.entry(key).or_default() += 1;
        self.total += 1;
    }

    /// Counts out what was counted in.
    pub(crate) fn down(&mut self, key: &K) {
        let Some(count) = self.by_key.get_mut(key) else { return };
        *count -= 1;
        self.total -= 1;
        if *count == 0 {
            self.by_key.remove(key);
        }
    }
}

/// What kind of thing is limited; each has buckets of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Request,
    Entrance,
    Guess,
    Opening,
    Set,
    Act,
    Chat,
    Hint,
    Rename,
    Report,
    Befriend,
    Letter,
    LetterTo,
    Picture,
    Preview,
}

impl Kind {
    fn rate(self) -> Rate {
        match self {
            Kind::Request => REQUESTS,
            Kind::Entrance => ENTRANCE,
            Kind::Guess => GUESSES,
            Kind::Opening => OPENING,
            Kind::Set => SETS,
            Kind::Act => ACTS,
            Kind::Chat => CHAT,
            Kind::Hint => HINTS,
            Kind::Rename => RENAMES,
            Kind::Report => REPORTS,
            Kind::Befriend => BEFRIENDING,
            Kind::Letter => LETTERS,
            Kind::LetterTo => LETTERS_TO,
            Kind::Picture | Kind::Preview => PICTURES,
        }
    }
}

/// An IPv6 customer has a whole network: it is limited as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & !0 << 64)),
        },
    }
}

impl Limits {
    pub(crate) fn new(factor: f64) -> Limits {
        Limits {
            factor,
            addresses: Buckets::new(),
            accounts: Buckets::new(),
            names: Buckets::new(),
            sockets: Mutex::default(),
        }
    }

    /// As many connections may come from one address, where there is room for so many in all: one address never takes more than half of it.
    pub(crate) fn connections_per_address(&self, room: usize) -> usize {
        if self.factor <= 0.0 {
            return room;
        }
        ((CONNECTIONS_PER_ADDRESS as f64 * self.factor) as usize).min(room / 2).max(1)
    }

    fn scaled(&self, kind: Kind) -> Rate {
        let Rate { burst, per_second } = kind.rate();
        Rate { burst: burst * self.factor, per_second: per_second * self.factor }
    }

    pub(crate) fn address(&self, address: IpAddr, kind: Kind) -> Result<(), RefusalCode> {
        let free =
            self.factor <= 0.0 || self.addresses.take(network(address), kind as u8, self.scaled(kind), Instant::now());
        if free { Ok(()) } else { Err(RefusalCode::TooManyRequests) }
    }

    pub(crate) fn account(&self, account: AccountId, kind: Kind) -> Result<(), RefusalCode> {
        let free = self.factor <= 0.0 || self.accounts.take(account, kind as u8, self.scaled(kind), Instant::now());
        if free { Ok(()) } else { Err(RefusalCode::TooManyRequests) }
    }

    /// Before a password is looked at: whether another one may be tried for that name.
    pub(crate) fn guess(&self, name: &str) -> Result<(), RefusalCode> {
        self.name(name, Kind::Guess)
    }

    /// By a name or an e-mail address, whoever it belongs to.
    pub(crate) fn name(&self, name: &str, kind: Kind) -> Result<(), RefusalCode> {
        let now = Instant::now();
        let free = self.factor <= 0.0 || self.names.take(name.to_owned(), kind as u8, self.scaled(kind), now);
        if free { Ok(()) } else { Err(RefusalCode::TooManyRequests) }
    }

    /// The password was right: whoever knows it may use it as often as they like.
    pub(crate) fn guessed_right(&self, name: &str) {
        self.names.give_back(name.to_owned(), Kind::Guess as u8, self.scaled(Kind::Guess));
    }

    /// Counts a socket in; it must be counted out again.
    pub(crate) fn socket_opened(&self, address: IpAddr, account: AccountId) -> Result<(), RefusalCode> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let most = |limit: usize| (limit as f64 * self.factor) as usize;
        let too_many = sockets.0.of(&network(address)) >= most(SOCKETS_PER_ADDRESS)
            || sockets.1.of(&account) >= most(SOCKETS_PER_ACCOUNT);
        if self.factor > 0.0 && too_many {
            return Err(RefusalCode::TooManyRequests);
        }
        sockets.0.up(network(address));
        sockets.1.up(account);
        Ok(())
    }

    pub(crate) fn socket_closed(&self, address: IpAddr, account: AccountId) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        sockets.0.down(&network(address));
        sockets.1.down(&account);
    }

    pub(crate) fn sweep(&self) {
        let now = Instant::now();
        self.addresses.sweep(now);
        self.accounts.sweep(now);
        self.names.sweep(now);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new();
        let start = Instant::now();
        let take = |seconds| buckets.take(1, 0, rate(2.0, 1.0), start + Duration::from_secs(seconds));
        assert!(take(0) && take(0) && !take(0));
        assert!(take(1) && !take(1));
        assert!(take(60) && take(60) && !take(60));
    }

    #[test]
    fn whoever_kept_still_for_ten_minutes_had_all_of_a_slow_limit_again() {
        let buckets = Buckets::new();
        let start = Instant::now();
        let take = |seconds| buckets.take(1, 0, RENAMES, start + Duration::from_secs(seconds));
        assert!((0..5).all(|_| take(0)) && !take(0));
        buckets.sweep(start + Duration::from_secs(601));
        assert!(take(601) && !take(601), "one more name in ten minutes, not five");
        buckets.sweep(start + Duration::from_secs(4000));
        assert!(buckets.lock().is_empty(), "nobody is remembered for nothing");
    }

    #[test]
    fn sockets_are_counted_in_and_out() {
        let limits = Limits::new(0.05);
        let (address, account) = ("10.0.0.1".parse().unwrap(), AccountId(1));
        assert!(limits.socket_opened(address, account).is_ok());
        assert!(limits.socket_opened(address, account).is_ok());
        assert!(limits.socket_opened(address, account).is_err());
        limits.socket_closed(address, account);
        assert!(limits.socket_opened(address, account).is_ok());
    }

    #[test]
    fn a_network_of_ipv6_addresses_is_limited_as_one() {
        let one: IpAddr = "2001:db8::1".parse().unwrap();
        let other: IpAddr = "2001:db8::ffff:1".parse().unwrap();
        assert_eq!(network(one), network(other));
        assert_eq!(network("::ffff:1.2.3.4".parse().unwrap()), "1.2.3.4".parse::<IpAddr>().unwrap());
    }
}
