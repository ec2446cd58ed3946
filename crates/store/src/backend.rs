//! What a database must do.

use saturnalia_protocol::{AccountId, TableId};

use crate::{
    Account, AnalysisRow, Cell, ChatRow, Lease, Phase, PlayerKey, RatingRow, SecretHash, Session, StoreError, TableRow,
    Token, Value, Versions, Write, Written,
};

/// One connection to the database. Blocking: [`Store`](crate::Store) gives each its own thread.
pub trait Backend: Send {
    /// Carries out the writes in one transaction, in order, and returns once it is durable. A write that conflicts
    /// changes nothing and does not keep the others from being committed.
    ///
    /// One write can be refused where the others are not, with nothing of it committed. An error of the whole says nothing
    /// about what was committed: read again before anybody hears of it.
    fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<Written, StoreError>>, StoreError>;

    fn table(&mut self, id: TableId) -> Result<Option<TableRow>, StoreError>;
    /// The lines of a journal from that number on.
    fn journal(&mut self, id: TableId, from: u32) -> Result<Vec<String>, StoreError>;
    /// Lines of chat with a greater number, oldest first; the last `limit` of them.
    fn chat(&mut self, id: TableId, after: u32, limit: u32) -> Result<Vec<ChatRow>, StoreError>;

    /// Tables at which somebody sits, newest first.
    fn tables_of(&mut self, account: AccountId, phase: Phase, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// All tables in a phase (or all there are), oldest first.
    fn tables(&mut self, phase: Option<Phase>) -> Result<Vec<TableRow>, StoreError>;
    /// Tables that are finished but not settled.
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

    fn analysis(&mut self, table: TableId) -> Result<Option<AnalysisRow>, StoreError>;
    /// Analyses that were asked for and have come to no end, oldest first.
    fn wanted_analyses(&mut self) -> Result<Vec<AnalysisRow>, StoreError>;

    /// How far those tables have come; those that are not there are left out.
    fn versions(&mut self, tables: &[TableId]) -> Result<Vec<Versions>, StoreError>;

    /// Every lease there is.
    fn leases(&mut self) -> Result<Vec<Lease>, StoreError>;

    /// Milliseconds since 1970, by the database's clock.
    fn now(&mut self) -> Result<i64, StoreError>;

    /// Rows of numbers and texts, for statements that both databases understand; parameters as in a plan.
    fn select(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Vec<Cell>>, StoreError>;

    /// Whether the database answers.
    fn ping(&mut self) -> Result<(), StoreError>;
}
