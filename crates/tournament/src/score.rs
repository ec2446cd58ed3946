//! What a round comes to: everybody is compared with others, and gets two points for each they were better than and one for each equal.
//!
//! At a tournament with deals of their own for each table these others are the ones at the same table. At a duplicate tournament they are those
//! who had the same seat, with the same deal, at the other tables.

use serde::{Deserialize, Serialize};

/// How a seat has done at its table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// 1 for the winner.
    pub place: u8,
    pub points: i32,
    pub by: PlayedBy,
}

/// Who has played a seat to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayedBy {
    /// Whoever it belongs to.
    Owner,
    /// A bot for somebody who has left: behind everybody who has stayed.
    Left,
    /// A bot for somebody who never came: the bot counts, they get nothing.
    Absent,
}

impl Played {
    /// What is compared: who has stayed, the place, the points.
    fn worth(&self) -> (bool, std::cmp::Reverse<u8>, i32) {
        (self.by != PlayedBy::Left, std::cmp::Reverse(self.place), self.points)
    }

    fn against(&self, other: &Played) -> u32 {
        match self.worth().cmp(&other.worth()) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        }
    }
}

/// Points from comparisons.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Matchpoints {
    pub got: u32,
    /// As many as there were to be had.
    pub of: u32,
}

impl Matchpoints {
    /// All that there is to be had in a round.
    pub const WHOLE: u32 = 10_000;
    /// What somebody gets for a round in which there was nobody to play with: the middle.
    pub const BYE: u32 = Matchpoints::WHOLE / 2;

    /// The same in ten thousandths of what there was, rounded.
    pub fn share(self) -> u32 {
        if self.of == 0 { Matchpoints::BYE } else { (self.got * Matchpoints::WHOLE * 2 + self.of) / (self.of * 2) }
    }
}

/// How tables are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    AtTheTable,
    /// With the same seat at the other tables.
    OverTables,
}

/// The matchpoints of a round, by table and seat. With one table there is nothing to compare it with but itself.
pub fn matchpoints(tables: &[&[Played]], compared: Compared) -> Vec<Vec<Matchpoints>> {
    let over_tables = compared == Compared::OverTables && tables.len() > 1;
    let points = |at: usize, seat: usize| {
        let mine = &tables[at][seat];
        let others: Vec<&Played> = if over_tables {
            let elsewhere = tables.iter().enumerate().filter(|(table, _)| *table != at);
            elsewhere.filter_map(|(_, table)| table.get(seat)).collect()
        } else {
            tables[at].iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, played)| played).collect()
        };
        Matchpoints {
            got: others.iter().map(|other| mine.against(other)).sum(),
            of: 2 * u32::try_from(others.len()).unwrap_or(u32::MAX / 2),
        }
    };
    let table = |at: usize| (0..tables[at].len()).map(|seat| points(at, seat)).collect();
    (0..tables.len()).map(table).collect()
}
