//! What is written about tables: their journals, what is said there, what they come to.

use saturnalia_protocol::AccountId;

use super::{APPEND, Expect, Plan, Value, key};
use crate::tidings::HOUSE;
use crate::{AnalysisRow, Append, NewChat, RatingRow, Settlement, TableRow, Tell, TidingKind};

const JOIN: &str = "INSERT INTO members (account, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// What is kept of a table, and by which column.
pub(super) const OF_A_TABLE: [&str; 9] = [
    "DELETE FROM day_tries WHERE table_id = $1",
    "DELETE FROM tidings WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
    "DELETE FROM journal WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM members WHERE table_id = $1",
    "DELETE FROM group_games WHERE table_id = $1",
    "DELETE FROM results WHERE table_id = $1",
    "DELETE FROM analyses WHERE table_id = $1",
];

impl<'a> Plan<'a> {
    pub(super) fn create_table(&mut self, row: &'a TableRow, lines: &'a [String], members: &[AccountId]) {
        let id = Value::Int(key(row.id.0));
        self.step(
            "INSERT INTO tables (id, header, game, phase, public, rated, settled, created, group_id) \
             VALUES ($1, $2, $3, $4, $5, $6, FALSE, $7, $8)",
            vec![
                id,
                Value::Text(&row.header),
                Value::Text(&row.game),
                Value::Text(row.phase.word()),
                Value::Bool(row.public),
                Value::Bool(row.rated),
                Value::Int(row.created),
                Value::MaybeInt(row.group.map(|group| key(group.0))),
            ],
            Expect::OneRow,
        );
        for (number, line) in (0u32..).zip(lines) {
            self.step(APPEND, vec![id, Value::Number(number), Value::Text(line)], Expect::OneRow);
        }
        for member in members {
            self.step(JOIN, vec![Value::Int(key(member.0)), id], Expect::Anything);
            // Whoever sits there already is not invited any more: that is found out before anything is told.
            self.tell(row.id, Tell { account: *member, kind: TidingKind::Invitation, at: row.created });
        }
        if row.public {
            self.tell(row.id, Tell { account: HOUSE, kind: TidingKind::Invitation, at: row.created });
        }
    }

    pub(super) fn append(&mut self, append: &'a Append) {
        let Append { table, number, lines, phase, joined, parted, tells } = append;
        let id = Value::Int(key(table.0));
        self.tables.push(*table);
        self.news = Some((*table, Some(number + lines.len() as u32)));
        for (number, line) in (*number..).zip(lines) {
            // If the first is the next one, so are those behind it.
            let expect = if number == append.number { Expect::OneRow } else { Expect::Anything };
            self.step(APPEND, vec![id, Value::Number(number), Value::Text(line)], expect);
        }
        if let Some(phase) = phase {
            let sql = "UPDATE tables SET phase = $1 WHERE id = $2";
            self.step(sql, vec![Value::Text(phase.word()), id], Expect::Anything);
        }
        for account in joined {
            self.step(JOIN, vec![Value::Int(key(account.0)), id], Expect::Anything);
        }
        for account in parted {
            let sql = "DELETE FROM members WHERE account = $1 AND table_id = $2";
            self.step(sql, vec![Value::Int(key(account.0)), id], Expect::Anything);
        }
        tells.iter().for_each(|tell| self.tell(*table, *tell));
    }

    pub(super) fn say(&mut self, chat: &'a NewChat) {
        // Lines of one table are numbered one after the other, also by two processes.
        self.tables.push(chat.table);
        self.news = Some((chat.table, None));
        self.step(
            "INSERT INTO chat (table_id, number, room, account, name, text, at) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM chat WHERE table_id = $1 RETURNING number",
            vec![
                Value::Int(key(chat.table.0)),
                Value::Text(chat.room.word()),
                Value::Int(key(chat.account.0)),
                Value::Text(&chat.name),
                Value::Text(&chat.text),
                Value::Int(chat.at),
            ],
            Expect::Number,
        );
        self.tell_of_chat(chat);
    }

    pub(super) fn settle(&mut self, settlement: &'a Settlement) {
        let id = Value::Int(key(settlement.table.0));
        self.tables.push(settlement.table);
        let sql = "UPDATE tables SET settled = TRUE WHERE id = $1 AND NOT settled";
        self.step(sql, vec![id], Expect::OneRowOrDone);
        for change in &settlement.ratings {
            // A rating that has moved on since the new one was computed is never overwritten.
            let RatingRow { game, player, rating, uncertainty, games } = &change.after;
            self.step(
                "INSERT INTO ratings (game, player, rating, uncertainty, games) SELECT $1, $2, $3, $4, $5 \
                 WHERE $6 = COALESCE((SELECT games FROM ratings WHERE game = $1 AND player = $2), 0) \
                 ON CONFLICT (game, player) DO UPDATE SET rating = $3, uncertainty = $4, games = $5 \
                 WHERE ratings.games = $6",
                vec![
                    Value::Text(game),
                    Value::Player(player),
                    Value::Real(*rating),
                    Value::Real(*uncertainty),
                    Value::Number(*games),
                    Value::Number(change.before_games),
                ],
                Expect::OneRow,
            );
            self.step(
                "INSERT INTO season_ratings (game, season, player, rating, uncertainty, games) \
                 VALUES ($1, $2, $3, $4, $5, 1) ON CONFLICT (game, season, player) \
                 DO UPDATE SET rating = $4, uncertainty = $5, games = season_ratings.games + 1",
                vec![
                    Value::Text(game),
                    Value::Number(settlement.season),
                    Value::Player(player),
                    Value::Real(*rating),
                    Value::Real(*uncertainty),
                ],
                Expect::OneRow,
            );
        }
        if let Some(result) = settlement.day {
            self.count_try(id, result);
        }
        for row in &settlement.results {
            self.step(
                "INSERT INTO results (table_id, seat, game, player, place, points, at, rated, rating, gain, sheet) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
                vec![
                    id,
                    Value::Number(row.seat.into()),
                    Value::Text(&row.game),
                    Value::Player(&row.player),
                    Value::Number(row.place.into()),
                    Value::Int(row.points.into()),
                    Value::Int(row.at),
                    Value::Bool(row.rated),
                    Value::MaybeReal(row.rating.map(|rating| rating.after)),
                    Value::MaybeReal(row.rating.map(|rating| rating.gain)),
                    Value::MaybeText(row.sheet.as_deref()),
                ],
                Expect::OneRow,
            );
        }
        if let Some(group) = &settlement.group {
            self.settle_in_group(id, group);
        }
    }

    pub(super) fn keep_analysis(&mut self, row: &'a AnalysisRow) {
        // The last word is what was found.
        self.step(
            "INSERT INTO analyses (table_id, state, attempts, found, at) SELECT $1, $2, $3, $4, $5 \
             WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
             ON CONFLICT (table_id) DO UPDATE SET state = $2, attempts = $3, found = $4, at = $5 \
             WHERE analyses.state <> 'found'",
            vec![
                Value::Int(key(row.table.0)),
                Value::Text(row.state.word()),
                Value::Number(row.attempts),
                Value::MaybeText(row.found.as_deref()),
                Value::Int(row.at),
            ],
            Expect::OneRow,
        );
    }
}
