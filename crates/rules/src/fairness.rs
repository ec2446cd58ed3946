//! Proof that nobody chose the cards and dice of a game, as far as there is one.
//!
//! The host publishes a [`Commitment`] before anybody else does anything, and opens it at the end, so that anyone can check
//! the one against the other. Version 1 binds seed and nonce alone; version 2 everything that defines the game ([`Terms`]).
//! People may give parts of their own, each sealed before any is opened: then not even the host could choose.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

use crate::Seat;
use crate::dice::{Seed, parse_hex, write_hex};

/// 256 random bits that keep a commitment from being guessed by trying small seeds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nonce(pub [u8; 32]);

/// SHA-256 over what is committed to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// Version 1: binds the seed without showing it.
    pub fn to(seed: Seed, nonce: Nonce) -> Commitment {
        Commitment::over(&[b"saturnalia seed commitment v1\0", &seed.0, &nonce.0])
    }

    /// Version 2: binds the seed and the text of the terms.
    pub fn to_terms(terms: &str, seed: Seed, nonce: Nonce) -> Commitment {
        Commitment::over(&[b"saturnalia game commitment v2\0", &seed.0, &nonce.0, terms.as_bytes()])
    }

    /// The seal of a share, and of every link of a [`Chain`].
    pub fn seal(share: Seed) -> Commitment {
        Commitment::over(&[b"saturnalia share v2\0", &share.0])
    }

    fn over(pieces: &[&[u8]]) -> Commitment {
        let mut hash = Sha256::new();
        pieces.iter().for_each(|piece| hash.update(piece));
        Commitment(hash.finalize().into())
    }

    /// Whether this commitment was made to that seed, by version 1.
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
    /// Without it the host's commitment is one of version 1.
    pub bond: Option<Bond>,
}

/// What a commitment of version 2 is about, and what others gave.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bond {
    /// The text of the [`Terms`](crate::Terms).
    pub terms: String,
    /// What others gave to the dice, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Part>,
    /// Every try that was void, with the seats whose part did not come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub voided: Vec<Vec<Seat>>,
}

/// One person's share in the chance of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    pub seat: Seat,
    /// Given before any share was opened: the first seal of a [`Chain`].
    pub seal: Commitment,
    /// How many links of the chain were opened. The last is the share; those before it went into tries that were void.
    pub links: u8,
    pub share: Seed,
}

impl Part {
    /// Nobody opens more links than this: every seat can make one try void.
    pub const MOST_LINKS: u8 = 16;

    /// Whether the share is what was sealed.
    pub fn is_bound(&self) -> bool {
        let links = (1..=Part::MOST_LINKS).contains(&self.links);
        links
            && (1..self.links).fold(Commitment::seal(self.share), |seal, _| Commitment::seal(Seed(seal.0))) == self.seal
    }
}

/// The shares of one person for one game, all under one seal: each link seals the next, so that opening one for a try that
/// turns out void seals the one for the try that follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain(Vec<Seed>);

impl Chain {
    /// A chain from a secret that nobody can guess.
    pub fn new(secret: Seed) -> Chain {
        let mut links = vec![secret];
        for _ in 1..Part::MOST_LINKS {
            let next = Commitment::seal(*links.last().expect("there is a first"));
            links.push(Seed(next.0));
        }
        links.reverse();
        Chain(links)
    }

    /// What is given when sitting down.
    pub fn seal(&self) -> Commitment {
        Commitment::seal(self.0[0])
    }

    /// The share that was sealed by this: by the seal itself, or by a share that was opened for an earlier try.
    pub fn share_under(&self, sealed: Commitment) -> Option<Seed> {
        self.0.iter().copied().find(|share| Commitment::seal(*share) == sealed)
    }
}

impl Fairness {
    /// The host's seed alone, under a commitment of version 1.
    pub fn of_host(seed: Seed, nonce: Nonce) -> Fairness {
        Fairness { seed, nonce, bond: None }
    }

    /// The host's commitment.
    pub fn commitment(&self) -> Commitment {
        match &self.bond {
            Some(bond) => Commitment::to_terms(&bond.terms, self.seed, self.nonce),
            None => Commitment::to(self.seed, self.nonce),
        }
    }

    /// What others gave to the dice.
    pub fn parts(&self) -> &[Part] {
        self.bond.as_ref().map_or(&[], |bond| &bond.parts)
    }

    /// The seed that the dice are cast from. Without shares of others it is the host's; with them nobody could choose it.
    pub fn cast(&self) -> Seed {
        if self.parts().is_empty() {
            return self.seed;
        }
        let mut hash = Sha256::new();
        hash.update(b"saturnalia shared seed v2\0");
        hash.update(self.seed.0);
        for part in self.parts() {
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
    fn a_commitment_to_terms_binds_every_letter_of_them() {
        let (seed, nonce) = (Seed([1; 32]), Nonce([2; 32]));
        let commitment = Commitment::to_terms("{}", seed, nonce);
        assert_ne!(commitment, Commitment::to_terms("{ }", seed, nonce));
        assert_ne!(commitment, Commitment::to_terms("{}", Seed([3; 32]), nonce));
        assert_ne!(commitment, Commitment::to_terms("{}", seed, Nonce([3; 32])));
        assert_ne!(commitment, Commitment::to(seed, nonce));
    }

    fn part(seat: u8, share: Seed) -> Part {
        Part { seat: Seat(seat), seal: Commitment::seal(share), links: 1, share }
    }

    #[test]
    fn a_share_of_anybody_changes_the_dice_and_the_host_alone_keeps_his_seed() {
        let alone = Fairness::of_host(Seed([1; 32]), Nonce([2; 32]));
        assert_eq!(alone.cast(), alone.seed);
        let with = |share| {
            let bond = Bond { terms: String::new(), parts: vec![part(1, Seed([share; 32]))], voided: Vec::new() };
            Fairness { bond: Some(bond), ..alone.clone() }
        };
        assert_ne!(with(3).cast(), alone.cast());
        assert_ne!(with(3).cast(), with(4).cast());
        assert_eq!(with(3).cast(), with(3).cast());
    }

    #[test]
    fn each_link_of_a_chain_is_bound_by_the_one_seal() {
        let chain = Chain::new(Seed([7; 32]));
        let mut sealed = chain.seal();
        for links in 1..=Part::MOST_LINKS {
            let share = chain.share_under(sealed).unwrap();
            assert!(Part { seat: Seat(0), seal: chain.seal(), links, share }.is_bound());
            assert!(!Part { seat: Seat(0), seal: chain.seal(), links: links + 1, share }.is_bound());
            assert!(!Part { seat: Seat(0), seal: chain.seal(), links, share: Seed([9; 32]) }.is_bound());
            sealed = Commitment(share.0);
        }
        assert_eq!(chain.share_under(sealed), None, "no try comes after so many");
        assert!(!Part { links: 0, ..part(0, Seed([1; 32])) }.is_bound());
    }

    /// What the client and programs in other languages come to for the same secret.
    #[test]
    fn the_seals_of_a_chain_never_change() {
        let sevens = Seed([7; 32]);
        assert_eq!(
            Commitment::seal(sevens).to_string(),
            "7245dc7234736139073e578fdd4c428fc719923036cb90c2ba92d1d70cbe6f93"
        );
        assert_eq!(
            Chain::new(sevens).seal().to_string(),
            "cb33c6fbd7037a0ed42862344da5c7f724956c47c993ca00b5bc56b5c7166a1c"
        );
    }

    #[test]
    fn a_commitment_is_written_as_hexadecimal() {
        let commitment = Commitment::to(Seed([0; 32]), Nonce([0; 32]));
        let text = serde_json::to_string(&commitment).unwrap();
        assert_eq!(text.len(), 66);
        assert_eq!(serde_json::from_str::<Commitment>(&text).unwrap(), commitment);
    }
}
