//! Dates of the calendar.

use std::fmt;
use std::str::FromStr;

/// A day, counted from 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Date(u32);

/// Days of 400 years, after which the calendar repeats itself.
const CYCLE: u32 = 146_097;

fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of_year(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_of_month(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Date {
    /// Counted from 1970.
    pub(super) fn number(self) -> u32 {
        self.0
    }

    pub(super) fn later(self, days: u32) -> Date {
        Date(self.0 + days)
    }
}

impl FromStr for Date {
    type Err = String;

    fn from_str(text: &str) -> Result<Date, String> {
        let wrong = || format!("`{text}` is no date from 1970 to 2369: write it like 2026-11-18");
        let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
        let (Some(Some(year)), Some(Some(month)), Some(Some(day)), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(wrong());
        };
        let sensible = (1970..2370).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day)
            && text.len() == 10;
        if !sensible {
            return Err(wrong());
        }
        let years: u32 = (1970..year).map(days_of_year).sum();
        let months: u32 = (1..month).map(|month| days_of_month(year, month)).sum();
        Ok(Date(years + months + day - 1))
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut year, mut left) = (1970 + 400 * (self.0 / CYCLE), self.0 % CYCLE);
        while left >= days_of_year(year) {
            left -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while left >= days_of_month(year, month) {
            left -= days_of_month(year, month);
            month += 1;
        }
        write!(f, "{year:04}-{month:02}-{:02}", left + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_written_as_it_was_read() {
        for date in ["1970-01-01", "2000-02-29", "2026-11-18", "2100-03-01", "2369-12-31"] {
            assert_eq!(date.parse::<Date>().expect("a date").to_string(), date);
        }
        let later = |date: &str, days: u32| date.parse::<Date>().expect("a date").later(days).to_string();
        assert_eq!(later("2026-12-31", 1), "2027-01-01");
        assert_eq!(later("2028-02-28", 1), "2028-02-29");
        assert_eq!(later("2026-11-18", 60), "2027-01-17");
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in
            ["", "2026", "2026-13-01", "2026-02-29", "2026-11-31", "26-11-18", "2026-1-1", "2026-11-18-1", "a-b-c"]
        {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
    }
}
