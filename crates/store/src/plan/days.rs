//! What is written about the deals of days.

use super::{Expect, Plan, Value, key};
use crate::days::DayWrite;
use crate::{DayResultRow, NewTableRow};

impl<'a> Plan<'a> {
    pub(super) fn day(&mut self, write: &'a DayWrite) {
        match write {
            DayWrite::Deal { day, game, seed } => self.step(
                "INSERT INTO days (day, game, seed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                vec![Value::Number(*day), Value::Text(game), Value::Text(seed)],
                Expect::OneRow,
            ),
            DayWrite::Par { day, game, par } => self.step(
                "UPDATE days SET par = $1 WHERE day = $2 AND game = $3",
                vec![Value::Text(par), Value::Number(*day), Value::Text(game)],
                Expect::OneRow,
            ),
            DayWrite::Try { day, game, account, number, table: NewTableRow { row, lines, members } } => {
                self.step(
                    "INSERT INTO day_tries (day, game, account, number, table_id, opened) \
                     VALUES ($1, $2, $3, $4, $5, FALSE) ON CONFLICT DO NOTHING",
                    vec![
                        Value::Number(*day),
                        Value::Text(game),
                        Value::Int(key(account.0)),
                        Value::Number(*number),
                        Value::Int(key(row.id.0)),
                    ],
                    Expect::OneRow,
                );
                self.create_table(row, lines, members);
            }
            DayWrite::Opened(table) => self.step(
                "UPDATE day_tries SET opened = TRUE WHERE table_id = $1",
                vec![Value::Int(key(table.0))],
                Expect::Anything,
            ),
        }
    }

    /// What came of a try that counts.
    pub(super) fn count_try(&mut self, table: Value<'a>, result: DayResultRow) {
        self.step(
            "UPDATE day_tries SET points = $1, margin = $2, place = $3 WHERE table_id = $4",
            vec![
                Value::Int(result.points.into()),
                Value::Int(result.margin.into()),
                Value::Int(result.place.into()),
                table,
            ],
            Expect::Anything,
        );
    }
}

#[cfg(test)]
pub(super) fn every_day_write() -> Vec<DayWrite> {
    use saturnalia_protocol::{AccountId, TableId};

    use crate::{Phase, TableRow};

    let (day, game, table) = (20_000, "g".to_owned(), TableId(1));
    let row = TableRow {
        id: table,
        header: "h".into(),
        game: game.clone(),
        phase: Phase::Running,
        public: false,
        rated: false,
        created: 1,
        group: None,
    };
    let table_row = NewTableRow { row, lines: vec!["l".into()], members: vec![AccountId(2)] };
    vec![
        DayWrite::Deal { day, game: game.clone(), seed: "s".into() },
        DayWrite::Par { day, game: game.clone(), par: "{}".into() },
        DayWrite::Try { day, game, account: AccountId(2), number: 0, table: table_row },
        DayWrite::Opened(table),
    ]
}
