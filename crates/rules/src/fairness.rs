//! Proof that the deal was fixed before the first answer: the table publishes a [`Commitment`] at
//! the start and reveals seed and nonce at the end, so that anyone can check the one against the other.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::Seat;
use crate::dice::{Seed, parse_hex, write_hex};

/// 256 random bits that keep a commitment from being guessed by trying small seeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nonce(pub [u8; 32]);

/// SHA-256 over a fixed prefix, the seed and the nonce.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// Binds the seed without showing it.
    pub fn to(seed: Seed, nonce: Nonce) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(b"saturnalia seed commitment v1\0");
        hash.update(seed.0);
        hash.update(nonce.0);
        Commitment(hash.finalize().into())
    }

    /// Whether this commitment was made to that seed.
    pub fn binds(self, seed: Seed, nonce: Nonce) -> bool {
        self == Commitment::to(seed, nonce)
    }
}

/// What decides all chance of a game: the host's seed, and the shares of those who did not want to trust him alone.
/// Each was committed to before any was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fairness {
    pub seed: Seed,
    pub nonce: Nonce,
    pub parts: Vec<Part>,
}

/// One person's share in the chance of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub seat: Seat,
    pub commitment: Commitment,
    pub nonce: Nonce,
    pub share: Seed,
}

impl Part {
    pub fn new(seat: Seat, share: Seed, nonce: Nonce) -> Part {
        Part { seat, commitment: Commitment::to(share, nonce), nonce, share }
    }
}

impl Fairness {
    /// The host's seed alone.
    pub fn of_host(seed: Seed, nonce: Nonce) -> Fairness {
        Fairness { seed, nonce, parts: Vec::new() }
    }

    /// The host's commitment.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(self.seed, self.nonce)
    }

    /// The seed that the dice are cast from. Without shares of others it is the host's; with them nobody could choose it.
    pub fn cast(&self) -> Seed {
        if self.parts.is_empty() {
            return self.seed;
        }
        let mut hash = Sha256::new();
        hash.update(b"saturnalia shared seed v2\0");
        hash.update(self.seed.0);
        for part in &self.parts {
            hash.update([part.seat.0]);
            hash.update(part.share.0);
        }
        Seed(hash.finalize().into())
    }
}

macro_rules! as_hex {
    ($name:ident, $what:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(f, &self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
                parse_hex(&text).map($name).ok_or_else(|| D::Error::custom(concat!($what, " is 64 hexadecimal digits")))
            }
        }
    };
}

as_hex!(Nonce, "a nonce");
as_hex!(Commitment, "a commitment");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_binds_one_seed_and_one_nonce() {
        let (seed, nonce) = (Seed([1; 32]), Nonce([2; 32]));
        let commitment = Commitment::to(seed, nonce);
        assert!(commitment.binds(seed, nonce));
        assert!(!commitment.binds(Seed([3; 32]), nonce));
        assert!(!commitment.binds(seed, Nonce([3; 32])));
    }

    #[test]
    fn a_share_of_anybody_changes_the_dice_and_the_host_alone_keeps_his_seed() {
        let alone = Fairness::of_host(Seed([1; 32]), Nonce([2; 32]));
        assert_eq!(alone.cast(), alone.seed);
        let with =
            |share| Fairness { parts: vec![Part::new(Seat(1), Seed([share; 32]), Nonce([9; 32]))], ..alone.clone() };
        assert_ne!(with(3).cast(), alone.cast());
        assert_ne!(with(3).cast(), with(4).cast());
        assert_eq!(with(3).cast(), with(3).cast());
    }

    #[test]
    fn a_commitment_is_written_as_hexadecimal() {
        let commitment = Commitment::to(Seed([0; 32]), Nonce([0; 32]));
        let text = serde_json::to_string(&commitment).unwrap();
        assert_eq!(text.len(), 66);
        assert_eq!(serde_json::from_str::<Commitment>(&text).unwrap(), commitment);
    }
}
