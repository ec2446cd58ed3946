//! Tables of the deal of a day: one person against bots, the same cards and dice for everybody, secret until the day is over.
//!
//! As at a [contest](crate::ContestTable) the table is closed to everybody else until then, and tells no game.

use saturnalia_protocol::Refusal;
use saturnalia_protocol::wire::{NewTable, Origin, Pace, SeatPlan};
use saturnalia_rules::{Seat, Seed};

use crate::{Opened, Opening, Table};

/// What is dealt on a day.
#[derive(Clone, Debug)]
pub struct DayTable {
    /// Counted from 1970.
    pub day: u32,
    pub game: String,
    pub seed: Seed,
    /// The bots that everybody plays against.
    pub opponent: String,
}

impl DayTable {
    /// Everybody sits among so many.
    pub const SEATS: u8 = 3;

    /// The chair of everybody: it follows from the deal.
    pub fn seat(seed: Seed) -> Seat {
        seed.0.last().map_or(Seat(0), |last| Seat(last % DayTable::SEATS))
    }

    /// Everybody's chairs.
    pub fn seats(seed: Seed, opponent: &str) -> Vec<SeatPlan> {
        let own = DayTable::seat(seed);
        let chair = |seat: u8| match Seat(seat) == own {
            true => SeatPlan::Me,
            false => SeatPlan::Bot { spec: opponent.to_owned() },
        };
        (0..DayTable::SEATS).map(chair).collect()
    }
}

impl Opening<'_> {
    /// Opens somebody's try of that deal.
    pub fn of_day(&self, table: DayTable) -> Result<Opened, Refusal> {
        let DayTable { day, game, seed, opponent } = table;
        let mut header = self.plan(NewTable {
            game,
            options: serde_json::Value::Null,
            components: None,
            seats: DayTable::seats(seed, &opponent),
            pace: Pace::NoClock,
            by_hand: false,
            public: false,
            language: None,
            scenario: None,
            seed: None,
            chance: None,
            group: None,
        })?;
        header.origin = Some(Origin::Day { day });
        header.seed = seed;
        header.rated = false;
        self.table(header, Vec::new())
    }
}

impl Table {
    /// The day whose deal is played here.
    pub fn day(&self) -> Option<u32> {
        match self.header.origin {
            Some(Origin::Day { day }) => Some(day),
            Some(
                Origin::Rematch { .. }
                | Origin::SameDeal { .. }
                | Origin::PlayedOn { .. }
                | Origin::Imported
                | Origin::Scenario
                | Origin::ChosenSeed
                | Origin::TakenAlong { .. }
                | Origin::Tournament { .. },
            )
            | None => None,
        }
    }
}
