//! All chance in a game comes from one seed that is saved with the game.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Purpose;

/// 256 bits that decide every shuffle and roll of a game. Secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests, benchmarks and deals named by a small number.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Seed {
    /// A seed that slips into a log would give the game away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
            parse_hex(&text).map(Seed).ok_or_else(|| D::Error::custom("a seed is 64 hexadecimal digits"))
        } else {
            <[u8; 32]>::deserialize(from).map(Seed)
        }
    }
}

pub(crate) fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn parse_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// The dice of a game.
///
/// A real game draws from ChaCha20, so that nobody can foresee a card from the cards seen so far: from one stream for
/// each [`Purpose`], or, in games dealt before there were purposes, from a single one. An imagined game (inside a bot's
/// head) draws from a quicker generator.
///
/// How numbers become cards is part of the saved games of this house: [`below`](Dice::below) and
/// [`shuffle`](Dice::shuffle) are written out here and never change, whatever a library does.
#[derive(Clone, PartialEq, Eq)]
pub struct Dice(Source);

#[derive(Clone, PartialEq, Eq)]
enum Source {
    /// One stream for everything, whatever it is for.
    OneStream(ChaCha20Rng),
    /// A stream of its own for everything.
    ByPurpose(ChaCha20Rng),
    Imagined(Xoshiro256PlusPlus),
    Watched(Box<Watched>),
}

/// Dice by purpose that remember what they were used for.
#[derive(Clone, PartialEq, Eq)]
struct Watched {
    stream: ChaCha20Rng,
    drawn: Vec<Purpose>,
}

/// How a game draws its chance.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// One stream in the order of the draws: games dealt before there were purposes.
    OneStream,
    /// A stream of its own for every purpose.
    #[default]
    ByPurpose,
}

impl Chance {
    /// How chance was drawn in games that do not say so.
    pub fn unsaid() -> Chance {
        Chance::OneStream
    }
}

impl Dice {
    /// The dice of a real game.
    pub fn fair(seed: Seed, chance: Chance) -> Dice {
        let stream = ChaCha20Rng::from_seed(seed.0);
        match chance {
            Chance::OneStream => Dice(Source::OneStream(stream)),
            Chance::ByPurpose => Dice(Source::ByPurpose(stream)),
        }
    }

    /// Dice by purpose that remember what they were used for, for the law that nothing is drawn for twice.
    pub fn watched(seed: Seed) -> Dice {
        Dice(Source::Watched(Box::new(Watched { stream: ChaCha20Rng::from_seed(seed.0), drawn: Vec::new() })))
    }

    /// What watched dice were used for, in order; nothing for others.
    pub fn drawn_for(&self) -> &[Purpose] {
        match &self.0 {
            Source::Watched(watched) => &watched.drawn,
            Source::OneStream(_) | Source::ByPurpose(_) | Source::Imagined(_) => &[],
        }
    }

    /// The next draws are for this purpose.
    #[inline]
    pub(crate) fn turn_to(&mut self, purpose: Purpose) {
        let stream = match &mut self.0 {
            Source::OneStream(_) | Source::Imagined(_) => return,
            Source::ByPurpose(stream) => stream,
            Source::Watched(watched) => {
                watched.drawn.push(purpose);
                &mut watched.stream
            }
        };
        stream.set_stream(purpose.0);
        stream.set_word_pos(0);
    }

    /// The dice of an imagined game: quick, repeatable, good for nothing that matters.
    pub fn imagined(number: u64) -> Dice {
        Dice(Source::Imagined(Xoshiro256PlusPlus::seed_from_u64(number)))
    }

    /// Imagined games draw by the million: their generator stands where the draw is made, the others are called.
    #[inline]
    fn next(&mut self) -> u32 {
        match &mut self.0 {
            Source::Imagined(stream) => (stream.next_u64() >> 32) as u32,
            Source::OneStream(stream) | Source::ByPurpose(stream) => next_fair(stream),
            Source::Watched(watched) => next_fair(&mut watched.stream),
        }
    }

    /// A number drawn evenly from `0..bound`. (Lemire's method: one multiplication, exact.)
    ///
    /// # Panics
    /// If `bound` is zero: there is nothing to draw from.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a draw from nothing");
        let mut product = u64::from(self.next()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One element drawn evenly; `None` from an empty slice.
    #[inline]
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { from.get(self.below(from.len() as u32) as usize) }
    }

    /// Puts the slice into an evenly drawn order.
    #[inline]
    pub fn shuffle<T>(&mut self, slice: &mut [T]) {
        for last in (1..slice.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            slice.swap(last, other);
        }
    }

    /// Draws `count` elements evenly and leaves them, in drawn order, at the front of the slice.
    #[inline]
    pub fn shuffle_front<T>(&mut self, slice: &mut [T], count: usize) {
        let len = slice.len();
        for front in 0..count.min(len) {
            let other = front + self.below((len - front) as u32) as usize;
            slice.swap(front, other);
        }
    }

    /// One roll of a six-sided die: 1 to 6.
    #[inline]
    pub fn roll(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// A number for seeding dice of imagined games.
    pub fn number(&mut self) -> u64 {
        u64::from(self.next()) << 32 | u64::from(self.next())
    }
}

#[inline(never)]
fn next_fair(stream: &mut ChaCha20Rng) -> u32 {
    stream.next_u32()
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(secret)")
    }
}

/// How dice are kept: the seed, and which stream has been used how far. (Between two draws by purpose that is no matter:
/// the next one begins a stream of its own.)
#[derive(Serialize, Deserialize)]
struct Kept {
    seed: Seed,
    chance: Chance,
    stream: u64,
    used: u128,
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let (stream, chance) = match &self.0 {
            Source::OneStream(stream) => (stream, Chance::OneStream),
            Source::ByPurpose(stream) => (stream, Chance::ByPurpose),
            Source::Imagined(_) | Source::Watched(_) => {
                return Err(serde::ser::Error::custom("only a real game is kept"));
            }
        };
        Kept { seed: Seed(stream.get_seed()), chance, stream: stream.get_stream(), used: stream.get_word_pos() }
            .serialize(to)
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let kept = Kept::deserialize(from)?;
        let mut stream = ChaCha20Rng::from_seed(kept.seed.0);
        stream.set_stream(kept.stream);
        stream.set_word_pos(kept.used);
        Ok(Dice(match kept.chance {
            Chance::OneStream => Source::OneStream(stream),
            Chance::ByPurpose => Source::ByPurpose(stream),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWN_FOR_ANNA: [u32; 3] = [54, 11, 56];
    const DRAWN_FOR_THE_DECK: [u32; 3] = [0, 19, 26];

    /// Saved games depend on these numbers: a change here breaks every stored game.
    #[test]
    fn the_stream_of_a_seed_is_fixed_for_ever() {
        let mut dice = Dice::fair(Seed::from_number(1), Chance::OneStream);
        let drawn: Vec<u32> = (0..12).map(|_| dice.below(100)).collect();
        assert_eq!(drawn, [48, 57, 28, 52, 80, 33, 53, 73, 81, 59, 13, 91]);
        let mut cards: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut cards);
        assert_eq!(cards, [9, 4, 1, 2, 0, 6, 5, 8, 7, 3]);
    }

    #[test]
    fn kept_dice_go_on_where_they_stopped() {
        for chance in [Chance::OneStream, Chance::ByPurpose] {
            let mut dice = Dice::fair(Seed::from_number(7), chance);
            dice.turn_to(Purpose::new(5));
            for _ in 0..37 {
                dice.roll();
            }
            let kept = postcard::to_stdvec(&dice).unwrap();
            let mut restored: Dice = postcard::from_bytes(&kept).unwrap();
            assert_eq!(restored, dice);
            assert_eq!(restored.number(), dice.number());
        }
    }

    /// Saved games depend on these numbers as well.
    #[test]
    fn the_streams_of_purposes_are_fixed_for_ever() {
        let mut dice = Dice::fair(Seed::from_number(1), Chance::ByPurpose);
        let mut drawn = |purpose| {
            dice.turn_to(purpose);
            [dice.below(100), dice.below(100), dice.below(100)]
        };
        let anna = Purpose::new(2).of(crate::Seat(0));
        assert_eq!(drawn(anna.number(3)), DRAWN_FOR_ANNA);
        assert_eq!(drawn(Purpose::new(1)), DRAWN_FOR_THE_DECK);
        assert_eq!(drawn(anna.number(3)), DRAWN_FOR_ANNA, "whatever was drawn before");
    }

    #[test]
    fn one_stream_takes_no_notice_of_purposes() {
        let [mut plain, mut told] = [1, 1].map(|seed| Dice::fair(Seed::from_number(seed), Chance::OneStream));
        told.turn_to(Purpose::new(9));
        assert_eq!(plain.number(), told.number());
    }

    #[test]
    fn draws_are_even() {
        let mut dice = Dice::fair(Seed::from_number(3), Chance::OneStream);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(dice.roll()) - 1] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn a_seed_never_shows_itself_in_debug_output() {
        assert_eq!(format!("{:?}", Seed([7; 32])), "Seed(secret)");
        assert_eq!(format!("{:?}", Dice::fair(Seed([7; 32]), Chance::OneStream)), "Dice(secret)");
    }

    #[test]
    fn a_malformed_seed_is_refused() {
        for text in
            ["\"\"", "\"12\"", "\"zz\"", "\"+f000000000000000000000000000000000000000000000000000000000000000\""]
        {
            assert!(serde_json::from_str::<Seed>(text).is_err(), "{text}");
        }
    }
}
