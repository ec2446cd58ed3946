//! When people are away: their clocks of days stand still meanwhile. Pure: what time it is and what was kept is handed in.

use saturnalia_protocol::wire::{ABSENCES_LIMIT, Absence, HOLIDAY_DAYS, Holidays, Millis};
use saturnalia_protocol::{AccountId, RefusalCode};

const DAY: Millis = 24 * 60 * 60 * 1000;
const YEAR: Millis = 365 * DAY;
/// Clocks on the wall may be put back while somebody is away: days of a calendar are not all equally long.
const PUT_BACK: Millis = 2 * 60 * 60 * 1000;
/// Nobody plans further ahead.
const AHEAD: Millis = YEAR;

/// When people are away, as far as it matters at a table. Whoever is not in it is always there.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Away(Vec<(AccountId, Vec<Absence>)>);

impl Away {
    /// From what was kept of some people; each has theirs in order, and none while another lasts.
    pub fn new(kept: Vec<(AccountId, Vec<Absence>)>) -> Away {
        Away(kept)
    }

    /// When that person is away.
    pub fn of(&self, account: AccountId) -> &[Absence] {
        self.0.iter().find(|(known, _)| *known == account).map_or(&[], |(_, absences)| absences)
    }

    /// When that person is back, if they are away at that time.
    pub fn until(&self, account: AccountId, at: Millis) -> Option<Millis> {
        let mut back = None;
        for absence in self.of(account) {
            // One absence may follow the other without a day between them.
            if absence.from <= back.unwrap_or(at) && at < absence.until {
                back = Some(absence.until);
            }
        }
        back
    }

    /// The next time after that one at which somebody goes or comes back.
    pub fn next_change(&self, after: Millis) -> Option<Millis> {
        let times = self.0.iter().flat_map(|(_, absences)| absences).flat_map(|absence| [absence.from, absence.until]);
        times.filter(|time| *time > after).min()
    }
}

/// How much time has gone by for somebody who is away now and then.
pub(crate) fn spent(since: Millis, at: Millis, away: &[Absence]) -> Millis {
    let gone: Millis = away.iter().map(|absence| overlap(*absence, since, at)).sum();
    ((at - since).max(0) - gone).max(0)
}

/// When so much time has gone by for somebody who is away now and then.
pub fn runs_out(since: Millis, left: Millis, away: &[Absence]) -> Millis {
    let mut at = since + left;
    for absence in away.iter().filter(|absence| absence.until > since) {
        if absence.from >= at {
            break;
        }
        at += absence.until - absence.from.max(since);
    }
    at
}

fn overlap(absence: Absence, from: Millis, until: Millis) -> Millis {
    (absence.until.min(until) - absence.from.max(from)).max(0)
}

/// What is kept of somebody's absences if they are away once more; those of more than a year ago are forgotten.
pub fn new_absence(kept: &[Absence], new: Absence, now: Millis) -> Result<Vec<Absence>, RefusalCode> {
    let new = Absence { from: new.from.max(now), ..new };
    let planned = kept.iter().filter(|absence| absence.until > now).count();
    if new.until <= new.from || new.from > now + AHEAD || planned >= ABSENCES_LIMIT {
        return Err(RefusalCode::BadHoliday);
    }
    if kept.iter().any(|absence| overlap(*absence, new.from, new.until) > 0) {
        return Err(RefusalCode::BadHoliday);
    }
    let mut all: Vec<Absence> = kept.iter().copied().filter(|absence| absence.until > now - YEAR).collect();
    all.push(new);
    all.sort_unstable();
    // Wherever a year ends, it ends with an absence where there are most days of it.
    let within_a_year = |end: &Absence| all.iter().map(|absence| overlap(*absence, end.until - YEAR, end.until)).sum();
    let most: Millis = all.iter().map(within_a_year).max().unwrap_or(0);
    if most > Millis::from(HOLIDAY_DAYS) * DAY + PUT_BACK {
        return Err(RefusalCode::HolidaysUsedUp);
    }
    Ok(all)
}

/// What is kept if the absence that begins then ends now, or does not begin at all. What is over stays as it was.
pub fn end_absence(kept: &[Absence], from: Millis, now: Millis) -> Result<Vec<Absence>, RefusalCode> {
    let ending = |absence: &&Absence| absence.from == from && absence.until > now;
    let ended = *kept.iter().find(ending).ok_or(RefusalCode::NotFound)?;
    let shorter = Absence { until: now, ..ended };
    let rest = kept.iter().copied().map(|absence| if absence == ended { shorter } else { absence });
    Ok(rest.filter(|absence| absence.until > absence.from).collect())
}

/// What somebody is shown of their own absences.
pub fn holidays(kept: &[Absence], now: Millis) -> Holidays {
    let taken: Millis = kept.iter().map(|absence| overlap(*absence, now - YEAR, Millis::MAX)).sum();
    let left = (Millis::from(HOLIDAY_DAYS) * DAY + PUT_BACK - taken).max(0) / DAY;
    Holidays {
        absences: kept.iter().copied().filter(|absence| absence.until > now).collect(),
        days_left: u32::try_from(left).unwrap_or(0),
        days: HOLIDAY_DAYS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = 1_780_000_000_000;

    fn days(from: i64, until: i64) -> Absence {
        Absence { from: NOW + from * DAY, until: NOW + until * DAY }
    }

    #[test]
    fn thirty_days_a_year_in_one_go_or_in_several() {
        assert_eq!(new_absence(&[], days(0, 30), NOW), Ok(vec![days(0, 30)]));
        assert_eq!(new_absence(&[], days(0, 31), NOW), Err(RefusalCode::HolidaysUsedUp));
        let kept = [days(-300, -280), days(3, 8)];
        assert_eq!(holidays(&kept, NOW).days_left, 5);
        assert_eq!(new_absence(&kept, days(20, 26), NOW), Err(RefusalCode::HolidaysUsedUp));
        assert_eq!(new_absence(&kept, days(20, 25), NOW), Ok(vec![kept[0], kept[1], days(20, 25)]));
        // A year later the first twenty days count no longer.
        assert!(new_absence(&kept, days(90, 110), NOW).is_ok());
        // Nobody plans in the middle what would be too much later on.
        let late = [days(40, 65)];
        assert_eq!(new_absence(&late, days(0, 6), NOW), Err(RefusalCode::HolidaysUsedUp));
    }

    #[test]
    fn an_hour_more_when_clocks_are_put_back_is_nobodys_fault() {
        let autumn = Absence { from: NOW, until: NOW + 30 * DAY + DAY / 24 };
        assert!(new_absence(&[], autumn, NOW).is_ok());
    }

    #[test]
    fn nobody_is_away_twice_at_once_nor_in_the_past() {
        for bad in [days(2, 1), days(-9, -2), days(-9, 0), days(370, 372), days(4, 6), days(0, 30)] {
            assert_eq!(new_absence(&[days(3, 5)], bad, NOW), Err(RefusalCode::BadHoliday), "{bad:?}");
        }
        assert_eq!(new_absence(&[], days(-9, 2), NOW), Ok(vec![days(0, 2)]), "it begins at once");
        assert_eq!(new_absence(&[days(3, 5)], days(5, 6), NOW), Ok(vec![days(3, 5), days(5, 6)]));
        let many: Vec<Absence> = (0..10).map(|number| days(3 * number, 3 * number + 1)).collect();
        assert_eq!(new_absence(&many, days(40, 41), NOW), Err(RefusalCode::BadHoliday), "ten are enough");
        // What is long over is forgotten.
        assert_eq!(new_absence(&[days(-400, -370)], days(0, 30), NOW), Ok(vec![days(0, 30)]));
    }

    #[test]
    fn an_absence_ends_early_and_gives_its_days_back() {
        let kept = [days(-4, -3), days(-2, 8), days(10, 20)];
        assert_eq!(end_absence(&kept, kept[1].from, NOW), Ok(vec![kept[0], days(-2, 0), kept[2]]));
        assert_eq!(end_absence(&kept, kept[2].from, NOW), Ok(vec![kept[0], kept[1]]), "it never began");
        assert_eq!(end_absence(&kept, kept[0].from, NOW), Err(RefusalCode::NotFound), "it is over");
        assert_eq!(end_absence(&kept, NOW, NOW), Err(RefusalCode::NotFound));
        assert_eq!(end_absence(&[days(0, 3)], NOW, NOW), Ok(vec![]), "taken back in the same moment");
        assert_eq!((holidays(&kept, NOW).days_left, holidays(&[days(-2, 0)], NOW).days_left), (9, 28));
        assert_eq!(holidays(&kept, NOW).absences, [kept[1], kept[2]]);
    }

    #[test]
    fn time_goes_by_only_while_somebody_is_there() {
        let away = [days(1, 3), days(3, 4), days(6, 7)];
        assert_eq!(runs_out(NOW, DAY, &away), NOW + DAY, "it ran out before");
        assert_eq!(runs_out(NOW, 2 * DAY, &away), NOW + 5 * DAY);
        assert_eq!(runs_out(NOW, 4 * DAY, &away), NOW + 8 * DAY);
        assert_eq!(runs_out(NOW + 2 * DAY, DAY, &away), NOW + 5 * DAY, "asked while away");
        for at in 0..12 {
            // Both count the same time.
            let at = NOW + at * DAY;
            let (gone, deadline) = (spent(NOW, at, &away), runs_out(NOW, 4 * DAY, &away));
            assert_eq!(gone >= 4 * DAY, at >= deadline, "{at}");
        }
        assert_eq!(spent(NOW, NOW - DAY, &away), 0);
    }

    #[test]
    fn whoever_is_away_is_back_when_the_last_of_it_is_over() {
        let (livia, marcus) = (AccountId(1), AccountId(2));
        let away = Away::new(vec![(livia, vec![days(1, 3), days(3, 4), days(6, 7)])]);
        let until = |account, day: i64| away.until(account, NOW + day * DAY).map(|at| (at - NOW) / DAY);
        assert_eq!([0, 1, 3, 4, 6].map(|day| until(livia, day)), [None, Some(4), Some(4), None, Some(7)]);
        assert_eq!(until(marcus, 1), None);
        assert_eq!(away.next_change(NOW), Some(NOW + DAY));
        assert_eq!(away.next_change(NOW + 6 * DAY), Some(NOW + 7 * DAY));
        assert_eq!(away.next_change(NOW + 7 * DAY), None);
    }
}
