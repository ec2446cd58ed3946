//! Quarters of a year. Pure: times in, seasons out.

use saturnalia_protocol::wire::{Millis, Season};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The season of a moment, by the calendar of Greenwich.
pub(crate) fn at(time: Millis) -> Number {
    // Days since 1 March of the year 0, in years that begin with March: leap days are the last of theirs.
    let days = time.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    // Months from March, 0 to 11.
    let month = (5 * of_year + 2) / 153;
    let (year, month) = if month < 10 { (year, month + 2) } else { (year + 1, month - 10) };
    Number(u32::try_from((era * 400 + year) * 4 + month / 3).unwrap_or(0))
}

/// A season as it is kept: seasons are numbered one after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Number(u32);

impl Number {
    pub(crate) fn of(number: u32) -> Number {
        Number(number)
    }

    pub(crate) fn number(self) -> u32 {
        self.0
    }

    pub(crate) fn told(self) -> Season {
        Season { year: u16::try_from(self.0 / 4).unwrap_or(u16::MAX), quarter: (self.0 % 4) as u8 + 1 }
    }

    /// A season in an address, `2026-4`.
    pub(crate) fn read(text: &str) -> Option<Number> {
        let (year, quarter) = text.split_once('-')?;
        let (year, quarter): (u16, u32) = (year.parse().ok()?, quarter.parse().ok()?);
        (1..=4).contains(&quarter).then(|| Number(u32::from(year) * 4 + quarter - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(time: Millis) -> (u16, u8) {
        let Season { year, quarter } = at(time).told();
        (year, quarter)
    }

    #[test]
    fn a_season_ends_with_its_quarter() {
        assert_eq!(told(0), (1970, 1));
        // 29 February 2024, 31 March 2024 at the last moment, and one later.
        assert_eq!(told(1_709_164_800_000), (2024, 1));
        assert_eq!((told(1_711_929_599_999), told(1_711_929_600_000)), ((2024, 1), (2024, 2)));
        // New Year of 2026 and of 2000, and the moment before.
        assert_eq!((told(1_767_225_599_999), told(1_767_225_600_000)), ((2025, 4), (2026, 1)));
        assert_eq!((told(946_684_799_999), told(946_684_800_000)), ((1999, 4), (2000, 1)));
        assert_eq!(at(1_767_225_600_000).number(), at(1_767_225_599_999).number() + 1);
    }

    #[test]
    fn a_season_is_read_as_it_is_written() {
        let season = at(1_767_225_600_000);
        assert_eq!(Number::read("2026-1"), Some(season));
        for wrong in ["2026", "2026-0", "2026-5", "-1", "2026-1-1", "70000-1", ""] {
            assert_eq!(Number::read(wrong), None, "{wrong}");
        }
    }
}
