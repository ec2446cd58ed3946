//! What is written about who is told what.

use saturnalia_protocol::{AccountId, TableId};

use super::{Expect, Plan, Value, key};
use crate::tidings::{About, DeviceRow, LetterRow, MailToken, Tell, TidingsWrite};
use crate::{NewChat, Room, TidingKind};

/// Something happened at a table that concerns somebody, if they want to hear of anything.
pub(crate) const TELL: &str = "INSERT INTO tidings (account, table_id, kind, number, first, latest, look) \
    SELECT $1, $2, $3, 1, $4, $4, $4 WHERE EXISTS (SELECT 1 FROM hearers WHERE account = $1) \
    ON CONFLICT (account, table_id, kind) DO UPDATE SET number = tidings.number + 1, latest = $4";

/// Whoever heard nothing before begins with these wishes.
const BEGIN: &str =
    "INSERT INTO hearers (account, wishes, seen, pushed, mailed) VALUES ($1, $2, $3, 0, 0) ON CONFLICT DO NOTHING";

fn own(account: AccountId) -> Value<'static> {
    Value::Int(key(account.0))
}

impl<'a> Plan<'a> {
    pub(super) fn tell(&mut self, table: TableId, Tell { account, kind, at }: Tell) {
        let values = vec![own(account), Value::Int(key(table.0)), Value::Text(kind.word()), Value::Int(at)];
        self.step(TELL, values, Expect::Anything);
    }

    /// Everybody else whose table it is hears of it, but for those who do not want to hear this person.
    pub(super) fn tell_of_chat(&mut self, chat: &NewChat) {
        if chat.room != Room::Players {
            return;
        }
        self.step(
            "INSERT INTO tidings (account, table_id, kind, number, first, latest, look) \
             SELECT members.account, $1, $2, 1, $3, $3, $3 FROM members JOIN hearers ON hearers.account = members.account \
             WHERE members.table_id = $1 AND members.account <> $4 AND NOT EXISTS \
             (SELECT 1 FROM blocks WHERE blocks.account = members.account AND blocks.blocked = $4) \
             ON CONFLICT (account, table_id, kind) DO UPDATE SET number = tidings.number + 1, latest = $3",
            vec![
                Value::Int(key(chat.table.0)),
                Value::Text(TidingKind::Chat.word()),
                Value::Int(chat.at),
                own(chat.account),
            ],
            Expect::Anything,
        );
    }

    pub(super) fn tidings(&mut self, write: &'a TidingsWrite) {
        match write {
            TidingsWrite::Hear { account, wishes, at } => {
                self.step(
                    "INSERT INTO hearers (account, wishes, seen, pushed, mailed) VALUES ($1, $2, $3, 0, 0) \
                     ON CONFLICT (account) DO UPDATE SET wishes = $2",
                    vec![own(*account), Value::Text(wishes), Value::Int(*at)],
                    Expect::Anything,
                );
                self.defer(*account, *at);
            }
            TidingsWrite::Deafen(account) => self.deafen(*account),
            TidingsWrite::ForgetAddress(account) => {
                self.step(
                    "UPDATE hearers SET address = NULL WHERE account = $1",
                    vec![own(*account)],
                    Expect::Anything,
                );
                self.step("DELETE FROM mail_tokens WHERE account = $1", vec![own(*account)], Expect::Anything);
            }
            TidingsWrite::KeepDevice { device, wishes, most } => self.keep_device(device, wishes, *most),
            TidingsWrite::ForgetDevice { account, id } => self.step(
                "DELETE FROM devices WHERE account = $1 AND id = $2",
                vec![own(*account), Value::Int(key(*id))],
                Expect::OneRow,
            ),
            TidingsWrite::DropDevice(id) => {
                self.step("DELETE FROM devices WHERE id = $1", vec![Value::Int(key(*id))], Expect::Anything);
            }
            TidingsWrite::Seen { account, at } => self.step(
                "UPDATE hearers SET seen = $1 WHERE account = $2 AND seen < $1",
                vec![Value::Int(*at), own(*account)],
                Expect::Anything,
            ),
            TidingsWrite::Tell { account, ended, letters, pushed, mailed } => {
                for (about, kind, number) in ended {
                    self.end(*account, *about, *kind, *number);
                }
                letters.iter().for_each(|letter| self.post(letter));
                for (at, sql) in [
                    (pushed, "UPDATE hearers SET pushed = $1 WHERE account = $2"),
                    (mailed, "UPDATE hearers SET mailed = $1 WHERE account = $2"),
                ] {
                    if let Some(at) = at {
                        self.step(sql, vec![Value::Int(*at), own(*account)], Expect::Anything);
                    }
                }
            }
            TidingsWrite::Defer { account, look } => self.defer(*account, *look),
            TidingsWrite::ClaimLetter { id, attempts, term } => self.step(
                "UPDATE letters SET attempts = attempts + 1, due = {now} + $1 WHERE id = $2 AND attempts = $3",
                vec![
                    Value::Int(i64::try_from(term.as_millis()).unwrap_or(i64::MAX)),
                    Value::Int(key(*id)),
                    Value::Number(*attempts),
                ],
                Expect::OneRow,
            ),
            TidingsWrite::LetterDone(id) => {
                self.step("DELETE FROM letters WHERE id = $1", vec![Value::Int(key(*id))], Expect::Anything);
            }
            TidingsWrite::LetterLater { id, due } => self.step(
                "UPDATE letters SET due = $1 WHERE id = $2",
                vec![Value::Int(*due), Value::Int(key(*id))],
                Expect::Anything,
            ),
            TidingsWrite::KeepKey { name, value } => self.step(
                "INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                vec![Value::Text(name), Value::Text(value)],
                Expect::Anything,
            ),
            TidingsWrite::MakeMailToken { token, wishes, at } => self.make_mail_token(token, wishes.as_deref(), *at),
            TidingsWrite::ConfirmAddress { hash, now } => {
                self.step(
                    "UPDATE hearers SET address = (SELECT address FROM mail_tokens WHERE hash = $1) WHERE account = \
                     (SELECT account FROM mail_tokens WHERE hash = $1 AND purpose = 'confirm' AND expires > $2)",
                    vec![Value::Text(hash), Value::Int(*now)],
                    Expect::OneRow,
                );
                self.step("DELETE FROM mail_tokens WHERE hash = $1", vec![Value::Text(hash)], Expect::OneRow);
            }
            TidingsWrite::ResetPassword { hash, account, password, now } => {
                self.step(
                    "DELETE FROM mail_tokens WHERE hash = $1 AND account = $2 AND purpose = 'reset' AND expires > $3",
                    vec![Value::Text(hash), own(*account), Value::Int(*now)],
                    Expect::OneRow,
                );
                self.step(
                    "UPDATE accounts SET password = $1 WHERE id = $2 AND password IS NOT NULL",
                    vec![Value::Text(password), own(*account)],
                    Expect::OneRow,
                );
                self.close_everything_of(*account);
            }
            TidingsWrite::ForgetOld { before, now } => {
                // What waits for somebody who is away is told when they are back, however long ago it was.
                let sql = "DELETE FROM tidings WHERE latest < $1 AND look < $1";
                self.step(sql, vec![Value::Int(*before)], Expect::Anything);
                self.step(
                    "UPDATE group_invites SET look = NULL WHERE look IS NOT NULL AND at < $1",
                    vec![Value::Int(*before)],
                    Expect::Anything,
                );
                self.step("DELETE FROM letters WHERE created < $1", vec![Value::Int(*before)], Expect::Anything);
                self.step("DELETE FROM mail_tokens WHERE expires <= $1", vec![Value::Int(*now)], Expect::Anything);
            }
        }
    }

    /// That much was told, or is not to be.
    fn end(&mut self, account: AccountId, about: About, kind: TidingKind, number: u32) {
        match about {
            About::Table(table) => {
                self.tables.push(table);
                self.step(
                    "DELETE FROM tidings WHERE account = $1 AND table_id = $2 AND kind = $3 AND number = $4",
                    vec![own(account), Value::Int(key(table.0)), Value::Text(kind.word()), Value::Number(number)],
                    Expect::OneRow,
                );
            }
            About::Group(group) => self.step(
                "UPDATE group_invites SET look = NULL WHERE account = $1 AND group_id = $2 AND look IS NOT NULL",
                vec![own(account), Value::Int(key(group.0))],
                Expect::OneRow,
            ),
        }
    }

    /// All that is kept of somebody about this.
    pub(super) fn deafen(&mut self, account: AccountId) {
        for sql in [
            "DELETE FROM hearers WHERE account = $1",
            "DELETE FROM devices WHERE account = $1",
            "DELETE FROM tidings WHERE account = $1",
            "DELETE FROM letters WHERE account = $1",
            "DELETE FROM mail_tokens WHERE account = $1",
            "UPDATE group_invites SET look = NULL WHERE account = $1",
        ] {
            self.step(sql, vec![own(account)], Expect::Anything);
        }
    }

    fn defer(&mut self, account: AccountId, look: i64) {
        for sql in [
            "UPDATE tidings SET look = $1 WHERE account = $2",
            "UPDATE group_invites SET look = $1 WHERE account = $2 AND look IS NOT NULL",
        ] {
            self.step(sql, vec![Value::Int(look), own(account)], Expect::Anything);
        }
    }

    fn keep_device(&mut self, device: &'a DeviceRow, wishes: &'a str, most: u32) {
        let DeviceRow { id, account, endpoint, key: public, auth, language, created } = device;
        self.step(BEGIN, vec![own(*account), Value::Text(wishes), Value::Int(*created)], Expect::Anything);
        self.step(
            "INSERT INTO devices (id, account, endpoint, key, auth, language, created) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (endpoint) DO UPDATE SET account = $2, key = $4, auth = $5, language = $6, created = $7",
            vec![
                Value::Int(key(*id)),
                own(*account),
                Value::Text(endpoint),
                Value::Text(public),
                Value::Text(auth),
                Value::Text(language),
                Value::Int(*created),
            ],
            Expect::OneRow,
        );
        self.step(
            "DELETE FROM devices WHERE account = $1 AND id NOT IN \
             (SELECT id FROM devices WHERE account = $1 ORDER BY created DESC, id LIMIT $2)",
            vec![own(*account), Value::Number(most)],
            Expect::Anything,
        );
    }

    fn post(&mut self, letter: &'a LetterRow) {
        let LetterRow { id, account, way, target, body, created, due, attempts } = letter;
        self.step(
            "INSERT INTO letters (id, account, way, target, body, created, due, attempts) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            vec![
                Value::Int(key(*id)),
                own(*account),
                Value::Text(way.word()),
                Value::MaybeText(target.as_deref()),
                Value::Text(body),
                Value::Int(*created),
                Value::Int(*due),
                Value::Number(*attempts),
            ],
            Expect::OneRow,
        );
    }

    fn make_mail_token(&mut self, token: &'a MailToken, wishes: Option<&'a str>, at: i64) {
        let MailToken { hash, account, purpose, address, expires } = token;
        if let Some(wishes) = wishes {
            self.step(BEGIN, vec![own(*account), Value::Text(wishes), Value::Int(at)], Expect::Anything);
        }
        self.step(
            "DELETE FROM mail_tokens WHERE account = $1 AND purpose = $2",
            vec![own(*account), Value::Text(purpose.word())],
            Expect::Anything,
        );
        self.step(
            "INSERT INTO mail_tokens (hash, account, purpose, address, expires) VALUES ($1, $2, $3, $4, $5)",
            vec![
                Value::Text(hash),
                own(*account),
                Value::Text(purpose.word()),
                Value::Text(address),
                Value::Int(*expires),
            ],
            Expect::OneRow,
        );
    }
}

/// One write of every kind.
#[cfg(test)]
pub(super) fn every_tidings_write() -> Vec<TidingsWrite> {
    use crate::tidings::{LetterWay, MailPurpose};
    let account = AccountId(2);
    let device = DeviceRow {
        id: 1,
        account,
        endpoint: "e".into(),
        key: "k".into(),
        auth: "a".into(),
        language: "de".into(),
        created: 1,
    };
    let letter = LetterRow {
        id: 1,
        account,
        way: LetterWay::Push,
        target: None,
        body: "b".into(),
        created: 1,
        due: 1,
        attempts: 0,
    };
    let token = MailToken { hash: "h".into(), account, purpose: MailPurpose::Reset, address: "a@b".into(), expires: 9 };
    vec![
        TidingsWrite::Hear { account, wishes: "w".into(), at: 1 },
        TidingsWrite::Deafen(account),
        TidingsWrite::ForgetAddress(account),
        TidingsWrite::KeepDevice { device, wishes: "w".into(), most: 3 },
        TidingsWrite::ForgetDevice { account, id: 1 },
        TidingsWrite::DropDevice(1),
        TidingsWrite::Seen { account, at: 1 },
        TidingsWrite::Tell {
            account,
            ended: vec![
                (About::Table(TableId(1)), TidingKind::Turn, 1),
                (About::Group(saturnalia_protocol::GroupId(7)), TidingKind::Invitation, 1),
            ],
            letters: vec![letter],
            pushed: Some(1),
            mailed: Some(1),
        },
        TidingsWrite::Defer { account, look: 1 },
        TidingsWrite::ClaimLetter { id: 1, attempts: 0, term: std::time::Duration::from_secs(1) },
        TidingsWrite::LetterDone(1),
        TidingsWrite::LetterLater { id: 1, due: 1 },
        TidingsWrite::KeepKey { name: "n".into(), value: "v".into() },
        TidingsWrite::MakeMailToken { token, wishes: Some("w".into()), at: 1 },
        TidingsWrite::ConfirmAddress { hash: "h".into(), now: 1 },
        TidingsWrite::ResetPassword { hash: "h".into(), account, password: "p".into(), now: 1 },
        TidingsWrite::ForgetOld { before: 1, now: 1 },
    ]
}
