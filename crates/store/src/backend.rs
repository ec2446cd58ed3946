//! What a database must do.

use saturnalia_protocol::{AccountId, TableId};

use crate::{
    Account, AnalysisRow, ChatRow, Phase, PlayerKey, RatingRow, ResultRow, SecretHash, Session, StoreError, TableRow,
    Token, Write, Written,
};

/// One connection to the database. Blocking: [`Store`](crate::Store) gives each its own thread.
pub trait Backend: Send {
    /// Carries out the writes in one transaction, in order, and returns once it is durable. A write that conflicts
    /// changes nothing and does not keep the others from being committed.
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Written>, StoreError>;

    fn table(&mut self, id: TableId) -> Result<Option<TableRow>, StoreError>;
    /// The lines of a journal from that number on.
    fn journal(&mut self, id: TableId, from: u32) -> Result<Vec<String>, StoreError>;
    /// Lines of chat with a greater number, oldest first; the last `limit` of them.
    fn chat(&mut self, id: TableId, after: u32, limit: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// Public tables in a phase, newest first; of one game or of all.
    fn public_tables(&mut self, phase: Phase, game: Option<&str>, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables at which somebody sits, newest first.
    fn tables_of(&mut self, account: AccountId, phase: Phase, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// All tables in a phase (or all there are), oldest first.
    fn tables(&mut self, phase: Option<Phase>) -> Result<Vec<TableRow>, StoreError>;
    /// Rated tables that are finished but not settled.
    fn unsettled(&mut self) -> Result<Vec<TableId>, StoreError>;

    fn account(&mut self, id: AccountId) -> Result<Option<Account>, StoreError>;
    /// The account that signs in by that folded name.
    fn account_by_sign_in(&mut self, sign_in: &str) -> Result<Option<Account>, StoreError>;
    /// A session that has not expired.
    fn session(&mut self, hash: SecretHash, now: i64) -> Result<Option<Session>, StoreError>;

    fn token(&mut self, hash: SecretHash) -> Result<Option<Token>, StoreError>;
    /// The tokens of an account, oldest first.
    fn tokens_of(&mut self, account: AccountId) -> Result<Vec<Token>, StoreError>;

    /// Ratings of a game, best first.
    fn ratings(&mut self, game: &str, limit: u32) -> Result<Vec<RatingRow>, StoreError>;
    /// The ratings of these players in a game; who has none is left out.
    fn ratings_of(&mut self, game: &str, players: &[PlayerKey]) -> Result<Vec<RatingRow>, StoreError>;
    /// All results of the tables at which that player has a result.
    fn results_with(&mut self, player: &PlayerKey) -> Result<Vec<ResultRow>, StoreError>;

    fn analysis(&mut self, table: TableId) -> Result<Option<AnalysisRow>, StoreError>;
    /// Analyses that were asked for and have come to no end, oldest first.
    fn wanted_analyses(&mut self) -> Result<Vec<AnalysisRow>, StoreError>;

    /// Whether the database answers.
    fn ping(&mut self) -> Result<(), StoreError>;
}

/// Both databases understand this. Whoever has a result sat at its table, so they are among the members.
pub(crate) const FORGET_GUESTS: &str = "DELETE FROM accounts WHERE password IS NULL AND created < $1 \
    AND id NOT IN (SELECT account FROM members) AND id NOT IN (SELECT account FROM chat)";
pub(crate) const CLOSE_SESSIONS_OF_NOBODY: &str = "DELETE FROM sessions WHERE account NOT IN (SELECT id FROM accounts)";
pub(crate) const DELETE_TOKENS_OF_NOBODY: &str = "DELETE FROM tokens WHERE account NOT IN (SELECT id FROM accounts)";
/// The last word is what was found.
pub(crate) const KEEP_ANALYSIS: &str = "INSERT INTO analyses (table_id, state, attempts, found, at) \
    SELECT $1, $2, $3, $4, $5 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) \
    ON CONFLICT (table_id) DO UPDATE SET state = $2, attempts = $3, found = $4, at = $5 WHERE analyses.state <> 'found'";
