//! What somebody wants to be told, and when not.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan as _};
use saturnalia_protocol::wire::{QuietHours, STILL_LIMIT, TidingsPace, TidingsWishes};
use saturnalia_store::TidingKind;

const DAY: u16 = 24 * 60;

/// What whoever has chosen nothing wants: everything but chat, and sleep. `zone` and `language` are what their browser says.
pub(crate) fn at_first(language: &str, zone: &str) -> TidingsWishes {
    TidingsWishes {
        turn: true,
        invitation: true,
        chat: false,
        end: true,
        mail: true,
        pace: TidingsPace::Soon,
        quiet: Some(QuietHours { from: 22 * 60, to: 8 * 60 }),
        zone: zone.to_owned(),
        language: language.to_owned(),
        still_games: Vec::new(),
        still_tables: Vec::new(),
    }
}

/// As they are kept; what cannot be read is what was wanted at first.
pub(crate) fn read(kept: &str) -> TidingsWishes {
    serde_json::from_str(kept).unwrap_or_else(|_| at_first("en", "UTC"))
}

pub(crate) fn write(wishes: &TidingsWishes) -> String {
    serde_json::to_string(wishes).unwrap_or_default()
}

/// Why wishes cannot be kept.
pub(crate) fn check(wishes: &TidingsWishes) -> Result<(), &'static str> {
    if !matches!(wishes.language.as_str(), "de" | "en") {
        return Err("language is de or en");
    }
    if wishes.still_games.len() > STILL_LIMIT || wishes.still_tables.len() > STILL_LIMIT {
        return Err("too many games or tables");
    }
    if wishes.still_games.iter().any(|game| game.len() > 60) {
        return Err("no game has such a key");
    }
    if wishes.quiet.is_some_and(|QuietHours { from, to }| from >= DAY || to >= DAY || from == to) {
        return Err("hours are two different ones of a day");
    }
    if wishes.zone.len() > 60 || TimeZone::get(&wishes.zone).is_err() {
        return Err("no such time zone");
    }
    Ok(())
}

/// Whether somebody wants to hear of that kind of thing.
pub(crate) fn wants(wishes: &TidingsWishes, kind: TidingKind) -> bool {
    match kind {
        TidingKind::Turn => wishes.turn,
        TidingKind::Invitation => wishes.invitation,
        TidingKind::Chat => wishes.chat,
        TidingKind::End => wishes.end,
    }
}

/// The first moment from that one on (milliseconds since 1970) at which somebody may be told.
pub(crate) fn not_quiet(wishes: &TidingsWishes, at: i64) -> i64 {
    let Some(QuietHours { from, to }) = wishes.quiet else { return at };
    let Ok(moment) = Timestamp::from_millisecond(at) else { return at };
    let zone = TimeZone::get(&wishes.zone).unwrap_or(TimeZone::UTC);
    let there = moment.to_zoned(zone.clone());
    let minute = u16::from(there.hour().cast_unsigned()) * 60 + u16::from(there.minute().cast_unsigned());
    let quiet = if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to };
    if !quiet {
        return at;
    }
    // The next time the clock on the wall says so, whatever was done to it in between.
    let Ok(wall) = Time::new((to / 60).cast_signed() as i8, (to % 60).cast_signed() as i8, 0, 0) else { return at };
    let today = there.date();
    let ends = [Ok(today), today.checked_add(1.day())].into_iter().filter_map(|date| {
        let end = date.ok()?.to_datetime(wall).to_zoned(zone.clone()).ok()?;
        Some(end.timestamp().as_millisecond())
    });
    ends.filter(|end| *end > at).min().unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn quiet(from: u16, to: u16, zone: &str) -> TidingsWishes {
        TidingsWishes { quiet: Some(QuietHours { from: from * 60, to: to * 60 }), ..at_first("de", zone) }
    }

    #[test]
    fn nobody_is_told_in_the_night_where_they_live() {
        let rome = quiet(22, 8, "Europe/Rome");
        let told = |wishes: &TidingsWishes, text: &str| not_quiet(wishes, at(text)) - at(text);
        let hour = 3_600_000;
        assert_eq!(told(&rome, "2026-06-01T18:00:00Z"), 0, "eight in the evening");
        assert_eq!(told(&rome, "2026-06-01T20:00:00Z"), 10 * hour, "ten in the evening: until eight");
        assert_eq!(told(&rome, "2026-06-02T05:59:00Z"), 60_000);
        assert_eq!(told(&rome, "2026-06-02T06:00:00Z"), 0);
        assert_eq!(told(&rome, "2026-12-02T06:00:00Z"), hour, "in winter it is seven there");
        // The night in which the clocks are put forward is an hour shorter.
        assert_eq!(told(&rome, "2026-03-28T22:00:00Z"), 8 * hour);
        let tokyo = quiet(13, 15, "Asia/Tokyo");
        assert_eq!(told(&tokyo, "2026-06-01T04:30:00Z"), hour * 3 / 2, "a nap");
        assert_eq!(told(&tokyo, "2026-06-01T20:00:00Z"), 0);
        assert_eq!(told(&at_first("de", "Europe/Rome"), "2026-06-01T21:00:00Z"), 9 * hour);
        assert_eq!(told(&TidingsWishes { quiet: None, ..rome }, "2026-06-01T21:00:00Z"), 0);
    }

    #[test]
    fn wishes_that_cannot_be_are_refused() {
        let good = at_first("de", "Europe/Berlin");
        assert_eq!(check(&good), Ok(()));
        for bad in [
            TidingsWishes { zone: "Mars/Olympus".into(), ..good.clone() },
            TidingsWishes { zone: "../etc/passwd".into(), ..good.clone() },
            TidingsWishes { language: "la".into(), ..good.clone() },
            TidingsWishes { quiet: Some(QuietHours { from: 0, to: DAY }), ..good.clone() },
            TidingsWishes { quiet: Some(QuietHours { from: 60, to: 60 }), ..good.clone() },
            TidingsWishes { still_games: vec!["x".into(); STILL_LIMIT + 1], ..good.clone() },
        ] {
            assert!(check(&bad).is_err(), "{bad:?}");
        }
        assert_eq!(read(&write(&good)), good);
        assert_eq!(read("{").zone, "UTC", "what cannot be read");
    }
}
