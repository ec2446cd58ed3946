//! Whom to tell what now. Pure: what time it is and what is true at the tables is handed in.

use std::collections::HashMap;

use saturnalia_protocol::wire::{TidingsPace, TidingsWishes};
use saturnalia_store::{About, Tiding, TidingKind};

use super::wishes::{not_quiet, wants};

const HOUR: i64 = 60 * 60 * 1000;
/// A letter is read at leisure: between two there is so much more time than between two messages to a browser.
const LEISURE: i64 = 10;

/// How somebody can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Push,
    Mail,
}

/// What is true at a table, or of an invitation to a group, for one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fact {
    /// The game's key; empty for a group.
    pub game: String,
    /// What the group is called.
    pub group: Option<String>,
    /// Who else sits there, or who invites.
    pub names: Vec<String>,
    /// The game waits for them.
    pub turn: bool,
    /// A seat is kept for them.
    pub invited: bool,
    pub over: bool,
}

impl Fact {
    /// Whether it is still so.
    fn holds(&self, kind: TidingKind) -> bool {
        match kind {
            TidingKind::Turn => self.turn,
            TidingKind::Invitation => self.invited,
            TidingKind::Chat => true,
            TidingKind::End => self.over,
        }
    }
}

/// Somebody, and what they were not told yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation<'a> {
    pub now: i64,
    /// Whoever was seen within so many milliseconds is told by the page.
    pub away: i64,
    pub wishes: &'a TidingsWishes,
    /// None if they cannot be reached.
    pub way: Option<Way>,
    /// When a page of theirs last looked.
    pub seen: i64,
    /// When they were last told by that way.
    pub told: i64,
    /// When they are back, if they are away from games over days: nothing is told before, and then all of it together.
    pub back: Option<i64>,
    pub tidings: &'a [Tiding],
}

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// Nothing before that time.
    Later(i64),
    /// These are told, together; all others end without a word: nobody wants to hear them, or they are no longer so.
    Now(Vec<Tiding>),
}

impl Situation<'_> {
    /// Those of which somebody may hear: wanted, and not seen on an open page.
    fn wanted(&self) -> impl Iterator<Item = &Tiding> {
        self.tidings.iter().filter(|tiding| {
            wants(self.wishes, tiding.kind) && !is_still(self.wishes, tiding.about) && tiding.latest > self.seen
        })
    }

    /// Whether it is worth looking at the tables and groups, and if so at which.
    pub(crate) fn places(&self) -> Result<Vec<About>, Verdict> {
        let Some(way) = self.way else { return Err(Verdict::Now(Vec::new())) };
        let mut places: Vec<About> = self.wanted().map(|tiding| tiding.about).collect();
        places.sort();
        places.dedup();
        if places.is_empty() {
            return Err(Verdict::Now(Vec::new()));
        }
        let gap = match (self.wishes.pace, way) {
            (TidingsPace::Soon, Way::Push) => self.away,
            (TidingsPace::Soon, Way::Mail) => self.away * LEISURE,
            (TidingsPace::Hourly, _) => HOUR,
            (TidingsPace::Daily, _) => 24 * HOUR,
        };
        let at = not_quiet(
            self.wishes,
            self.now.max(self.seen + self.away).max(self.told + gap).max(self.back.unwrap_or(0)),
        );
        if at > self.now { Err(Verdict::Later(at)) } else { Ok(places) }
    }

    /// What is told, now that it is known what is true. A table that is not there has nothing to tell.
    pub(crate) fn told(&self, facts: &HashMap<About, Fact>) -> Vec<Tiding> {
        let holds = |tiding: &&Tiding| {
            let fact = facts.get(&tiding.about);
            fact.is_some_and(|fact| fact.holds(tiding.kind) && !self.wishes.still_games.contains(&fact.game))
        };
        self.wanted().filter(holds).copied().collect()
    }
}

/// Whether somebody wants to hear nothing of that place.
fn is_still(wishes: &TidingsWishes, about: About) -> bool {
    match about {
        About::Table(table) => wishes.still_tables.contains(&table),
        About::Group(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use saturnalia_protocol::wire::QuietHours;
    use saturnalia_protocol::{GroupId, TableId};

    use super::super::wishes::at_first;
    use super::*;

    const MINUTE: i64 = 60_000;
    /// A Monday at noon.
    const NOON: i64 = 1_780_315_200_000;

    fn tiding(table: u64, kind: TidingKind, at: i64) -> Tiding {
        Tiding { about: About::Table(TableId(table)), kind, number: 1, first: at, latest: at }
    }

    fn at(table: u64) -> About {
        About::Table(TableId(table))
    }

    fn wishes() -> TidingsWishes {
        TidingsWishes { chat: true, quiet: None, ..at_first("de", "UTC") }
    }

    fn situation<'a>(wishes: &'a TidingsWishes, tidings: &'a [Tiding]) -> Situation<'a> {
        let (now, away) = (NOON, MINUTE);
        Situation { now, away, wishes, way: Some(Way::Push), seen: NOON - 10 * MINUTE, told: 0, back: None, tidings }
    }

    fn fact(turn: bool) -> Fact {
        Fact { game: "city-of-rome".into(), group: None, names: Vec::new(), turn, invited: false, over: false }
    }

    #[test]
    fn somebody_who_is_away_is_told_that_it_is_their_turn() {
        let (wishes, tidings) = (wishes(), [tiding(1, TidingKind::Turn, NOON - MINUTE)]);
        let situation = situation(&wishes, &tidings);
        assert_eq!(situation.places(), Ok(vec![at(1)]));
        assert_eq!(situation.told(&HashMap::from([(at(1), fact(true))])), tidings);
        assert_eq!(situation.told(&HashMap::from([(at(1), fact(false))])), [], "they have answered");
        assert_eq!(situation.told(&HashMap::new()), [], "the table is gone");
    }

    #[test]
    fn an_invitation_to_a_group_is_told_as_long_as_it_stands() {
        let (wishes, about) = (wishes(), About::Group(GroupId(1)));
        let tidings = [Tiding { about, ..tiding(1, TidingKind::Invitation, NOON - MINUTE) }];
        let situation = situation(&wishes, &tidings);
        assert_eq!(situation.places(), Ok(vec![about]));
        let fact = Fact { group: Some("Thursday round".into()), invited: true, ..fact(false) };
        assert_eq!(situation.told(&HashMap::from([(about, fact.clone())])), tidings);
        assert_eq!(situation.told(&HashMap::from([(about, Fact { invited: false, ..fact })])), []);
    }

    #[test]
    fn whoever_has_the_page_open_is_told_by_the_page() {
        let wishes = wishes();
        let old = [tiding(1, TidingKind::Turn, NOON - 11 * MINUTE)];
        assert_eq!(situation(&wishes, &old).places(), Err(Verdict::Now(vec![])), "the page has shown it");
        let new = [tiding(1, TidingKind::Turn, NOON)];
        let open = Situation { seen: NOON - 1000, ..situation(&wishes, &new) };
        assert_eq!(open.places(), Err(Verdict::Later(NOON - 1000 + MINUTE)));
    }

    #[test]
    fn whoever_is_on_holiday_is_told_everything_together_when_they_are_back() {
        let wishes = wishes();
        let tidings = [tiding(1, TidingKind::Turn, NOON - 3 * MINUTE), tiding(2, TidingKind::Turn, NOON)];
        let back = NOON + 12 * 24 * HOUR;
        let gone = Situation { back: Some(back), ..situation(&wishes, &tidings) };
        assert_eq!(gone.places(), Err(Verdict::Later(back)));
        let returned = Situation { now: back, back: None, ..situation(&wishes, &tidings) };
        assert_eq!(returned.places(), Ok(vec![at(1), at(2)]));
        let night = TidingsWishes { quiet: Some(QuietHours { from: 11 * 60, to: 13 * 60 }), ..wishes.clone() };
        let asleep = Situation { back: Some(back), ..situation(&night, &tidings) };
        assert_eq!(asleep.places(), Err(Verdict::Later(back + HOUR)), "and not in their quiet hours");
    }

    #[test]
    fn what_nobody_wants_to_hear_ends_without_a_word() {
        let tidings = [tiding(1, TidingKind::Chat, NOON), tiding(2, TidingKind::Turn, NOON)];
        let facts = HashMap::from([(at(1), fact(true)), (at(2), fact(true))]);
        let told = |wishes: &TidingsWishes| situation(wishes, &tidings).told(&facts).len();
        assert_eq!(told(&wishes()), 2);
        assert_eq!(told(&TidingsWishes { chat: false, ..wishes() }), 1);
        assert_eq!(told(&TidingsWishes { turn: false, ..wishes() }), 1);
        assert_eq!(told(&TidingsWishes { still_tables: vec![TableId(2)], ..wishes() }), 1);
        assert_eq!(told(&TidingsWishes { still_games: vec!["city-of-rome".into()], ..wishes() }), 0);
        let unreachable = TidingsWishes { ..wishes() };
        let nobody = Situation { way: None, ..situation(&unreachable, &tidings) };
        assert_eq!(nobody.places(), Err(Verdict::Now(vec![])));
    }

    #[test]
    fn a_flood_is_told_together() {
        let tidings = [tiding(1, TidingKind::Turn, NOON), tiding(2, TidingKind::Chat, NOON)];
        let at = |wishes: &TidingsWishes, way, told| {
            let situation = Situation { way: Some(way), told, ..situation(wishes, &tidings) };
            match situation.places() {
                Err(Verdict::Later(at)) => at - NOON,
                Ok(tables) => {
                    assert_eq!(tables.len(), 2);
                    0
                }
                Err(now) => panic!("{now:?}"),
            }
        };
        let soon = wishes();
        assert_eq!(at(&soon, Way::Push, NOON - MINUTE), 0);
        assert_eq!(at(&soon, Way::Push, NOON - 1000), MINUTE - 1000);
        assert_eq!(at(&soon, Way::Mail, NOON - MINUTE), 9 * MINUTE);
        let hourly = TidingsWishes { pace: TidingsPace::Hourly, ..wishes() };
        assert_eq!(at(&hourly, Way::Push, NOON - MINUTE), 59 * MINUTE);
        assert_eq!(at(&hourly, Way::Push, NOON - 61 * MINUTE), 0);
        let daily = TidingsWishes { pace: TidingsPace::Daily, ..wishes() };
        assert_eq!(at(&daily, Way::Mail, NOON - HOUR), 23 * HOUR);
        // At the end of the day it is night there.
        let asleep = TidingsWishes { quiet: Some(QuietHours { from: 11 * 60, to: 13 * 60 }), ..daily };
        assert_eq!(at(&asleep, Way::Mail, NOON - HOUR), 25 * HOUR);
        assert_eq!(at(&asleep, Way::Mail, 0), HOUR);
    }
}
