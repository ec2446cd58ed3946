//! Names of things the server keeps.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Digits without letters that look like others.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 13;

/// Not thirteen digits of an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has thirteen digits and letters")]
pub struct BadId;

fn write_id(number: u64) -> String {
    (0..LENGTH).rev().map(|place| char::from(DIGITS[(number >> (5 * place) & 31) as usize])).collect()
}

fn parse_id(text: &str) -> Result<u64, BadId> {
    if text.len() != LENGTH {
        return Err(BadId);
    }
    text.bytes().try_fold(0u64, |number, digit| {
        let value = DIGITS.iter().position(|known| *known == digit).ok_or(BadId)? as u64;
        if number >> 59 != 0 { Err(BadId) } else { Ok(number << 5 | value) }
    })
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&write_id(self.0))
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                parse_id(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(&write_id(self.0))
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    };
}

id! {
    /// A table. Drawn at random, thirteen characters on the wire.
    TableId
}
id! {
    /// A person, with or without a password.
    AccountId
}
id! {
    /// An access token; names it, and is no secret.
    TokenId
}
id! {
    /// A tournament.
    TournamentId
}
id! {
    /// A group of people who play among themselves.
    GroupId
}
id! {
    /// Lets whoever knows it watch a private table and sit on its reserved seats.
    InviteCode
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written() {
        for number in [0, 1, 31, 32, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = TableId(number);
            assert_eq!(id.to_string().len(), LENGTH);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "0", "zzzzzzzzzzzzz", "000000000000i", "00000000000000", "äöüäöü0"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
    }
}
