//! What each [`Write`] does to the tables of a database: the same statements for both.
//!
//! Parameters are `$1`, `$2` …, and first appear in that order. `{now}` is the database's own clock.

mod friends;
mod holidays;
mod lobby;
mod people;
mod tidings;
mod tournaments;

use people::Named;
use saturnalia_protocol::{AccountId, TableId};
pub(crate) use tidings::TELL;

use crate::tidings::HOUSE;
use crate::{
    Account, AnalysisRow, Append, NewChat, PlayerKey, RatingRow, Session, Settlement, StoreError, TableRow, Tell,
    TidingKind, Token, Write,
};

/// A parameter of a statement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value<'a> {
    Int(i64),
    Number(u32),
    Real(f64),
    Bool(bool),
    Text(&'a str),
    MaybeText(Option<&'a str>),
    MaybeInt(Option<i64>),
    MaybeReal(Option<f64>),
    Bytes(&'a [u8]),
    Player(&'a PlayerKey),
}

/// What a statement must have done for its write to go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expect {
    Anything,
    /// One row; otherwise the write conflicts and changes nothing.
    OneRow,
    /// One row; otherwise there is nothing left to do.
    OneRowOrDone,
    /// The number that the statement returns is the write's answer.
    Number,
}

/// One statement.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Step<'a> {
    pub sql: &'static str,
    pub values: Vec<Value<'a>>,
    pub expect: Expect,
}

/// The statements of a write, and what must stand still meanwhile where several processes write.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Plan<'a> {
    pub steps: Vec<Step<'a>>,
    /// Rows of `tables`.
    pub tables: Vec<TableId>,
    /// Rows of `accounts`.
    pub accounts: Vec<AccountId>,
    /// Other processes hear of it: the table, and its version if that is what has changed.
    pub news: Option<(TableId, Option<u32>)>,
}

/// Ids are drawn from all 64 bits; the integers of databases have a sign.
pub(crate) fn key(id: u64) -> i64 {
    id.cast_signed()
}

/// Appends a line, if it is the next one of a table that is there.
pub(crate) const APPEND: &str = "INSERT INTO journal (table_id, number, line) SELECT $1, $2, $3 \
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
    AND $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM journal WHERE table_id = $1)";
const JOIN: &str = "INSERT INTO members (account, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// What is kept of a table, and by which column.
const OF_A_TABLE: [&str; 7] = [
    "DELETE FROM tidings WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
    "DELETE FROM journal WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM members WHERE table_id = $1",
    "DELETE FROM results WHERE table_id = $1",
    "DELETE FROM analyses WHERE table_id = $1",
];

impl<'a> Plan<'a> {
    pub(crate) fn of(write: &'a Write) -> Plan<'a> {
        let mut plan = Plan::default();
        match write {
            Write::CreateTable { row, lines, members } => plan.create_table(row, lines, members),
            Write::Append(append) => plan.append(append),
            Write::Tidings(write) => plan.tidings(write),
            Write::DeleteTable(id) => {
                plan.tables.push(*id);
                plan.news = Some((*id, None));
                for sql in OF_A_TABLE {
                    plan.step(sql, vec![Value::Int(key(id.0))], Expect::Anything);
                }
            }
            Write::Chat(chat) => plan.say(chat),
            Write::CreateAccount(Account { id, name, sign_in, password, created }) => plan.step(
                "INSERT INTO accounts (id, name, sign_in, password, created) VALUES ($1, $2, $3, $4, $5)",
                vec![
                    Value::Int(key(id.0)),
                    Value::Text(name),
                    Value::MaybeText(sign_in.as_deref()),
                    Value::MaybeText(password.as_deref()),
                    Value::Int(*created),
                ],
                Expect::OneRow,
            ),
            Write::Rename { account, name, sign_in, lookalike } => plan.rename(Named {
                account: *account,
                name,
                sign_in: sign_in.as_deref(),
                lookalike: lookalike.as_deref(),
            }),
            Write::SetPassword { account, name, sign_in, lookalike, password, keep } => {
                let named = Named { account: *account, name, sign_in: Some(sign_in), lookalike: Some(lookalike) };
                plan.set_password(named, password, keep);
            }
            Write::ClaimName { account, lookalike } => plan.claim(*account, lookalike),
            Write::CloseEverythingOf(account) => plan.close_everything_of(*account),
            Write::Sanction(sanction) => plan.sanction(sanction),
            Write::Block(row) => plan.block(row),
            Write::Unblock { account, blocked } => plan.unblock(*account, *blocked),
            Write::ShowProfile { account, profile } => plan.show_profile(*account, profile),
            Write::KeepHolidays { row, at } => plan.keep_holidays(row, *at),
            Write::Report(report) => plan.report(report),
            Write::CloseReport { id, at } => plan.close_report(*id, *at),
            Write::Audit(row) => plan.audit(row),
            Write::GiveUp { table, game, people, at } => plan.give_up(*table, game, people, *at),
            Write::DeleteAccount { account, player } => plan.delete_account(*account, player),
            Write::Redact { table, header, lines } => plan.redact(*table, header.as_deref(), lines),
            Write::OpenSession(Session { hash, account, created, expires }) => plan.step(
                "INSERT INTO sessions (hash, account, created, expires) VALUES ($1, $2, $3, $4)",
                vec![Value::Bytes(&hash.0), Value::Int(key(account.0)), Value::Int(*created), Value::Int(*expires)],
                Expect::OneRow,
            ),
            Write::CloseSession(hash) => {
                plan.step("DELETE FROM sessions WHERE hash = $1", vec![Value::Bytes(&hash.0)], Expect::Anything);
            }
            Write::CloseSessionsOf(account) => {
                let sql = "DELETE FROM sessions WHERE account = $1";
                plan.step(sql, vec![Value::Int(key(account.0))], Expect::Anything);
            }
            Write::CloseExpiredSessions { now } => {
                plan.step("DELETE FROM sessions WHERE expires <= $1", vec![Value::Int(*now)], Expect::Anything);
            }
            Write::MakeToken { token, most } => plan.make_token(token, *most),
            Write::DeleteToken { account, id } => plan.step(
                "DELETE FROM tokens WHERE account = $1 AND id = $2",
                vec![Value::Int(key(account.0)), Value::Int(key(id.0))],
                Expect::OneRow,
            ),
            Write::UseToken { id, at } => plan.step(
                "UPDATE tokens SET last_used = $1 WHERE id = $2",
                vec![Value::Int(*at), Value::Int(key(id.0))],
                Expect::Anything,
            ),
            Write::ForgetGuests { created_before } => {
                // Whoever has a result sat at its table, so they are among the members.
                plan.step(
                    "DELETE FROM accounts WHERE password IS NULL AND created < $1 \
                     AND id NOT IN (SELECT account FROM members) AND id NOT IN (SELECT account FROM chat) \
                     AND id NOT IN (SELECT account FROM tournament_people)",
                    vec![Value::Int(*created_before)],
                    Expect::Anything,
                );
                for sql in [
                    "DELETE FROM sessions WHERE account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM tokens WHERE account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM holidays WHERE account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM hearers WHERE account <> 0 AND account NOT IN (SELECT id FROM accounts)",
                    "DELETE FROM devices WHERE account NOT IN (SELECT id FROM accounts)",
                ] {
                    plan.step(sql, Vec::new(), Expect::Anything);
                }
            }
            Write::Seek { account, games, at } => plan.seek(*account, games, *at),
            Write::KeepSeeking { account, at } => plan.keep_seeking(*account, *at),
            Write::StopSeeking(account) => plan.stop_seeking(*account),
            Write::Meet { row, lines, members, seekers } => {
                plan.meet(row.id, seekers);
                plan.create_table(row, lines, members);
            }
            Write::ForgetSeekers { seen_before } => plan.forget_seekers(*seen_before),
            Write::Befriend { account, friend, at, most } => plan.befriend(*account, *friend, *at, *most),
            Write::PartWays { account, friend } => plan.part(*account, *friend),
            Write::CreateTournament { row, most } => plan.create_tournament(row, *most),
            Write::AppendToTournament(append) => plan.append_to_tournament(append),
            Write::Settle(settlement) => plan.settle(settlement),
            Write::KeepAnalysis(row) => plan.keep_analysis(row),
            Write::TakeLease { name, holder, term } => plan.step(
                // Taken by whoever comes first, kept by whoever has it, free when its term is over.
                "INSERT INTO leases (name, holder, until) VALUES ($1, $2, {now} + $3) \
                 ON CONFLICT (name) DO UPDATE SET holder = $2, until = {now} + $3 \
                 WHERE leases.holder = $2 OR leases.until <= {now}",
                vec![
                    Value::Text(name),
                    Value::Int(key(*holder)),
                    Value::Int(i64::try_from(term.as_millis()).unwrap_or(i64::MAX)),
                ],
                Expect::OneRow,
            ),
            Write::DropLease { name } => {
                plan.step("DELETE FROM leases WHERE name = $1", vec![Value::Text(name)], Expect::Anything);
            }
        }
        plan
    }

    fn step(&mut self, sql: &'static str, values: Vec<Value<'a>>, expect: Expect) {
        self.steps.push(Step { sql, values, expect });
    }

    fn create_table(&mut self, row: &'a TableRow, lines: &'a [String], members: &[AccountId]) {
        let id = Value::Int(key(row.id.0));
        self.step(
            "INSERT INTO tables (id, header, game, phase, public, rated, settled, created) \
             VALUES ($1, $2, $3, $4, $5, $6, FALSE, $7)",
            vec![
                id,
                Value::Text(&row.header),
                Value::Text(&row.game),
                Value::Text(row.phase.word()),
                Value::Bool(row.public),
                Value::Bool(row.rated),
                Value::Int(row.created),
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

    fn append(&mut self, append: &'a Append) {
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

    fn say(&mut self, chat: &'a NewChat) {
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

    fn make_token(&mut self, token: &'a Token, most: u32) {
        // Tokens of one account are counted one after the other, also by two processes.
        self.accounts.push(token.account);
        self.step(
            "INSERT INTO tokens (id, hash, account, name, created, last_used) SELECT $1, $2, $3, $4, $5, $6 \
             WHERE (SELECT COUNT(*) FROM tokens WHERE account = $3) < $7",
            vec![
                Value::Int(key(token.id.0)),
                Value::Bytes(&token.hash.0),
                Value::Int(key(token.account.0)),
                Value::Text(&token.name),
                Value::Int(token.created),
                Value::MaybeInt(token.last_used),
                Value::Number(most),
            ],
            Expect::OneRow,
        );
    }

    fn settle(&mut self, settlement: &'a Settlement) {
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
    }

    fn keep_analysis(&mut self, row: &'a AnalysisRow) {
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

    /// Whether it is decided by its first step that all of it is done or nothing: nothing behind the first line of an append can meet
    /// what may be there once.
    pub(crate) fn is_decided_at_once(&self) -> bool {
        match self.steps.as_slice() {
            [] | [_] => true,
            [first, rest @ ..] => first.sql == APPEND && rest.iter().all(|step| step.expect == Expect::Anything),
        }
    }

    /// Refuses what a database cannot keep.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let mut texts = self.steps.iter().flat_map(|step| &step.values).filter_map(|value| match value {
            Value::Text(text) | Value::MaybeText(Some(text)) => Some(*text),
            Value::Int(_)
            | Value::Number(_)
            | Value::Real(_)
            | Value::Bool(_)
            | Value::MaybeText(None)
            | Value::MaybeInt(_)
            | Value::MaybeReal(_)
            | Value::Bytes(_) => None,
            Value::Player(PlayerKey::Bot(spec)) => Some(spec.as_str()),
            Value::Player(PlayerKey::Account(_)) => None,
        });
        texts.try_for_each(can_be_kept)
    }
}

/// PostgreSQL keeps no NUL, so nobody does.
pub(crate) fn can_be_kept(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::BadInput("a text with the character NUL".to_owned()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use saturnalia_protocol::TournamentId;

    use crate::{
        AuditRow, BlockRow, HolidaysRow, Keep, ProfileRow, RatingChange, ReportRow, ResultRow, Room, Sanction,
        SecretHash, TournamentAppend, TournamentRow, TournamentStage,
    };

    fn every_tournament_write() -> [Write; 2] {
        let (id, account) = (TournamentId(5), AccountId(2));
        let phase = TournamentStage::Open;
        let (header, game) = ("h".to_owned(), "g".to_owned());
        let row = TournamentRow { id, header, game, phase, host: account, entered: 0, round: 0, created: 1 };
        let append = TournamentAppend {
            tournament: id,
            number: 0,
            lines: vec!["l".into()],
            phase,
            entered: 1,
            round: 0,
            joined: vec![account],
            parted: vec![account],
            tables: Vec::new(),
        };
        [Write::CreateTournament { row, most: 3 }, Write::AppendToTournament(append)]
    }

    /// One write of every kind.
    fn every_write() -> Vec<Write> {
        let (table, account) = (TableId(1), AccountId(2));
        let player = PlayerKey::Account(account);
        let rating = RatingRow { game: "g".into(), player: player.clone(), rating: 1.0, uncertainty: 1.0, games: 1 };
        let result = ResultRow {
            table,
            seat: 0,
            game: "g".into(),
            player,
            place: 1,
            points: 3,
            at: 9,
            rated: true,
            rating: None,
            sheet: None,
        };
        let row = TableRow {
            id: table,
            header: "h".into(),
            game: "g".into(),
            phase: crate::Phase::Open,
            public: true,
            rated: true,
            created: 1,
        };
        let chat = NewChat { table, room: Room::Players, account, name: "n".into(), text: "t".into(), at: 1 };
        let token = Token {
            id: saturnalia_protocol::TokenId(3),
            hash: SecretHash([0; 32]),
            account,
            name: "n".into(),
            created: 1,
            last_used: None,
        };
        let report = ReportRow {
            id: 1,
            table,
            number: 1,
            by: account,
            about: AccountId(3),
            name: "n".into(),
            text: "t".into(),
            at: 1,
            closed: None,
        };
        let analysis =
            AnalysisRow { table, state: crate::AnalysisState::Found, attempts: 1, found: Some("f".into()), at: 1 };
        vec![
            Write::CreateTable { row: row.clone(), lines: vec!["l".into()], members: vec![account] },
            Write::Seek { account, games: "g h".into(), at: 1 },
            Write::KeepSeeking { account, at: 1 },
            Write::StopSeeking(account),
            Write::Meet { row, lines: vec!["l".into()], members: vec![account], seekers: vec![account] },
            Write::ForgetSeekers { seen_before: 1 },
            Write::Befriend { account, friend: AccountId(3), at: 1, most: 5 },
            Write::PartWays { account, friend: AccountId(3) },
            Write::Append(Append {
                table,
                number: 1,
                lines: vec!["l".into()],
                phase: Some(crate::Phase::Running),
                joined: vec![account],
                parted: vec![account],
                tells: vec![Tell { account, kind: TidingKind::Turn, at: 1 }],
            }),
            Write::DeleteTable(table),
            Write::Chat(chat),
            Write::CreateAccount(Account { id: account, name: "n".into(), sign_in: None, password: None, created: 1 }),
            Write::Rename { account, name: "n".into(), sign_in: Some("n".into()), lookalike: Some("n".into()) },
            Write::SetPassword {
                account,
                name: "n".into(),
                sign_in: "n".into(),
                lookalike: "n".into(),
                password: "p".into(),
                keep: Keep::This(SecretHash([0; 32])),
            },
            Write::ClaimName { account, lookalike: "n".into() },
            Write::CloseEverythingOf(account),
            Write::Sanction(Sanction { account, muted_until: Some(1), banned_until: None }),
            Write::ShowProfile { account, profile: ProfileRow { coin: Some("c".into()), hidden: true } },
            Write::KeepHolidays { row: HolidaysRow { account, absences: "a".into(), version: 1 }, at: 1 },
            Write::Block(BlockRow { account, blocked: AccountId(3), name: "n".into(), at: 1 }),
            Write::Unblock { account, blocked: AccountId(3) },
            Write::Report(report),
            Write::CloseReport { id: 1, at: 2 },
            Write::Audit(AuditRow { id: 1, at: 1, act: "a".into(), subject: "s".into(), detail: "d".into() }),
            Write::GiveUp { table, game: "g".into(), people: "p".into(), at: 1 },
            Write::DeleteAccount { account, player: PlayerKey::Account(account) },
            Write::Redact { table, header: Some("h".into()), lines: vec![(0, "l".into())] },
            Write::OpenSession(Session { hash: SecretHash([0; 32]), account, created: 1, expires: 2 }),
            Write::MakeToken { token, most: 1 },
            Write::UseToken { id: saturnalia_protocol::TokenId(3), at: 1 },
            Write::ForgetGuests { created_before: 1 },
            every_tournament_write()[0].clone(),
            every_tournament_write()[1].clone(),
            Write::Settle(Settlement {
                table,
                season: 1,
                results: vec![result],
                ratings: vec![RatingChange { after: rating, before_games: 0 }],
            }),
            Write::KeepAnalysis(analysis),
            Write::TakeLease { name: "l".into(), holder: 1, term: Duration::from_secs(1) },
            Write::DropLease { name: "l".into() },
        ]
    }

    /// SQLite counts parameters by their first appearance, PostgreSQL by their number.
    #[test]
    fn parameters_appear_in_order_and_have_values() {
        let tidings = super::tidings::every_tidings_write().into_iter().map(Write::Tidings);
        for write in every_write().into_iter().chain(tidings) {
            for step in Plan::of(&write).steps {
                let mut seen = 0;
                for part in step.sql.split('$').skip(1) {
                    let digits: String = part.chars().take_while(char::is_ascii_digit).collect();
                    let number: usize = digits.parse().unwrap();
                    assert!(number <= seen + 1, "{}", step.sql);
                    seen = seen.max(number);
                }
                assert_eq!(seen, step.values.len(), "{}", step.sql);
            }
        }
    }

    #[test]
    fn of_writes_with_several_steps_only_appends_do_without_a_way_back() {
        for write in every_write() {
            let plan = Plan::of(&write);
            let without = plan.steps.len() > 1 && plan.is_decided_at_once();
            assert_eq!(without, matches!(write, Write::Append(_)), "{write:?}");
        }
    }

    #[test]
    fn a_text_with_a_nul_is_refused_wherever_it_stands() {
        let bad = Write::Rename { account: AccountId(1), name: "Li\0via".into(), sign_in: None, lookalike: None };
        assert!(matches!(Plan::of(&bad).check(), Err(StoreError::BadInput(_))));
        let bad = Write::Rename {
            account: AccountId(1),
            name: "Livia".into(),
            sign_in: Some("li\0via".into()),
            lookalike: None,
        };
        assert!(matches!(Plan::of(&bad).check(), Err(StoreError::BadInput(_))));
        assert!(every_write().iter().all(|write| Plan::of(write).check().is_ok()));
    }
}
