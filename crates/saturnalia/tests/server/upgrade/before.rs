//! How the program of before reads and writes, frozen as it was (commit a7df972): what a newer program does to its tables must
//! stay readable by these types and these statements. Never brought up to date; a later release may stand in its place.

use serde::Deserialize;
use serde_json::Value;

/// `tables.header`. Whatever else stands there was passed over.
#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "that they can be read is what matters")]
pub(super) struct Header {
    pub game: String,
    pub revision: u32,
    #[serde(default)]
    pub options: Value,
    #[serde(default)]
    pub scenario: Option<Value>,
    pub seed: Value,
    pub nonce: Value,
    /// It never wrote one, and reads nothing but a list.
    #[serde(default)]
    pub parts: Vec<Value>,
    pub seats: Vec<Sitter>,
    #[serde(default)]
    pub pace: Value,
    pub public: bool,
    pub rated: bool,
    pub host: Value,
    pub invite: Value,
    #[serde(default)]
    pub origin: Option<Value>,
    pub created: i64,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "that they can be read is what matters")]
pub(super) enum Sitter {
    Open,
    Invited,
    Reserved { account: Value, name: String },
    Person { account: Value, name: String },
    Local { account: Value, name: String },
    Bot { spec: String },
    Replaced { account: Value, name: String, spec: String },
}

/// `journal.line`.
#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "that they can be read is what matters")]
pub(super) struct Line(pub i64, pub What);

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "that they can be read is what matters")]
pub(super) enum What {
    Sit { seat: u8, sitter: Sitter },
    Start,
    Close,
    Play { seat: u8, answer: Value },
    Resign { seat: u8, in_favour_of: u8 },
    DrawAnew { eyes: Value, seed: Value, nonce: Value },
    Rewind { to: u32 },
    Ask { by: u8, wants: Value },
    Agree { account: Value },
    Decline,
    Pause,
    Resume,
    Replace { seat: u8, spec: String },
    Rename { account: Value, name: String },
    Hint { seat: u8 },
    Program { account: Value },
    Rematch { table: Value },
    Wake,
    Freeze { reason: String },
    Thaw,
}

/// Everything that it asks the database, and everything that it does to it, once: each must still be understood, with `{t}` a table, `{a}`
/// an account. What it inserts has other keys, so that it can be done again.
pub(super) const STATEMENTS: &[&str] = &[
    "SELECT id, header, game, phase, public, rated, created FROM tables WHERE id = {t}",
    "SELECT line FROM journal WHERE table_id = {t} AND number >= 0 ORDER BY number",
    "SELECT number, room, account, name, text, at FROM chat WHERE table_id = {t} AND number > 0 ORDER BY number DESC LIMIT 10",
    "SELECT id FROM tables WHERE phase = 'finished' AND rated AND NOT settled ORDER BY created, id",
    "SELECT id, name, sign_in, password, created FROM accounts WHERE id = {a}",
    "SELECT account, created, expires FROM sessions WHERE expires > 0",
    "SELECT game, player, rating, uncertainty, games FROM ratings WHERE game = 'sylla'",
    "SELECT table_id, seat, game, player, place, points, at FROM results ORDER BY at, table_id, seat",
    "SELECT table_id, state, attempts, found, at FROM analyses",
    "SELECT id, hash, account, name, created, last_used FROM tokens",
    "INSERT INTO journal (table_id, number, line) VALUES ({t}, 1000000, '[1,\"decline\"]') ON CONFLICT DO NOTHING",
    "DELETE FROM journal WHERE table_id = {t} AND number = 1000000",
    "INSERT INTO accounts (id, name, sign_in, password, created) VALUES (77, 'Gaius', NULL, NULL, 1) ON CONFLICT DO NOTHING",
    "INSERT INTO tables (id, header, game, phase, public, rated, settled, created) VALUES (77, '', 'sylla', 'closed', FALSE, FALSE, FALSE, 1)",
    "INSERT INTO members (account, table_id) VALUES (77, 77) ON CONFLICT DO NOTHING",
    "INSERT INTO chat (table_id, number, room, account, name, text, at) \
     SELECT 77, COALESCE(MAX(number), 0) + 1, 'players', 77, 'Gaius', 'Salve!', 1 FROM chat WHERE table_id = 77",
    "INSERT INTO ratings (game, player, rating, uncertainty, games) VALUES ('sylla', 'bot:of-before', 1, 1, 1) \
     ON CONFLICT (game, player) DO UPDATE SET rating = 1, uncertainty = 1, games = 1",
    "INSERT INTO results (table_id, seat, game, player, place, points, at) VALUES (77, 0, 'sylla', 'bot:of-before', 1, 3, 1)",
    "UPDATE tables SET settled = TRUE WHERE id = 77",
    "UPDATE tables SET phase = 'closed' WHERE id = 77",
    "DELETE FROM members WHERE account = 77 AND table_id = 77",
    "DELETE FROM sessions WHERE expires <= 1",
    "INSERT INTO leases (name, holder, until) VALUES ('of before', 1, 2) ON CONFLICT (name) DO UPDATE SET holder = 1, until = 2",
    "DELETE FROM leases WHERE name = 'of before'",
    "SELECT account FROM names WHERE lookalike = 'x'",
    "SELECT account, muted_until, banned_until FROM sanctions ORDER BY account",
    "SELECT blocked, name, at FROM blocks WHERE account = {a} ORDER BY at DESC, blocked",
    "SELECT id, table_id, number, reporter, about, name, text, at, closed FROM reports WHERE closed IS NULL ORDER BY at, id",
    "SELECT id, at, act, subject, detail FROM audit ORDER BY at DESC, id LIMIT 1",
    "SELECT COUNT(*) FROM given_up WHERE game = 'sylla' AND people = 'x' AND at >= 1",
    "SELECT version, breaking, program FROM schema_versions ORDER BY version",
];
