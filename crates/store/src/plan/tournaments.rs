//! What is written about tournaments.

use saturnalia_protocol::AccountId;

use super::{Expect, Plan, Value, key};
use crate::{NewTableRow, TournamentAppend, TournamentRow};

/// Appends a line, if it is the next one of a tournament that is there.
const APPEND: &str = "INSERT INTO tournament_lines (tournament, number, line) SELECT $1, $2, $3 \
    WHERE EXISTS (SELECT 1 FROM tournaments WHERE id = $1) \
    AND $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM tournament_lines WHERE tournament = $1)";

impl<'a> Plan<'a> {
    pub(super) fn create_tournament(&mut self, row: &'a TournamentRow, most: u32) {
        // Tournaments of one person are counted one after the other, also by two processes.
        self.accounts.push(row.host);
        self.step(
            "INSERT INTO tournaments (id, header, game, phase, host, entered, round, created) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8 \
             WHERE (SELECT COUNT(*) FROM tournaments WHERE host = $5 AND phase IN ('open', 'running')) < $9",
            vec![
                Value::Int(key(row.id.0)),
                Value::Text(&row.header),
                Value::Text(&row.game),
                Value::Text(row.phase.word()),
                Value::Int(key(row.host.0)),
                Value::Number(row.entered),
                Value::Number(row.round),
                Value::Int(row.created),
                Value::Number(most),
            ],
            Expect::OneRow,
        );
    }

    /// The lines and the tables that come with them are all kept, or nothing: whoever draws the same round comes too late.
    pub(super) fn append_to_tournament(&mut self, append: &'a TournamentAppend) {
        let TournamentAppend { tournament, number, lines, phase, entered, round, joined, parted, tables } = append;
        let id = Value::Int(key(tournament.0));
        for (number, line) in (*number..).zip(lines) {
            self.step(APPEND, vec![id, Value::Number(number), Value::Text(line)], Expect::OneRow);
        }
        self.step(
            "UPDATE tournaments SET phase = $1, entered = $2, round = $3 WHERE id = $4",
            vec![Value::Text(phase.word()), Value::Number(*entered), Value::Number(*round), id],
            Expect::OneRow,
        );
        self.note(joined, id, true);
        self.note(parted, id, false);
        for NewTableRow { row, lines, members } in tables {
            self.create_table(row, lines, members);
        }
    }

    fn note(&mut self, people: &[AccountId], tournament: Value<'a>, playing: bool) {
        for account in people {
            self.step(
                "INSERT INTO tournament_people (account, tournament, playing) VALUES ($1, $2, $3) \
                 ON CONFLICT (account, tournament) DO UPDATE SET playing = $3",
                vec![Value::Int(key(account.0)), tournament, Value::Bool(playing)],
                Expect::Anything,
            );
        }
    }
}
