//! Everything that changes the store.

use std::time::Duration;

use saturnalia_protocol::{AccountId, TableId, TokenId};

use crate::{Account, AnalysisRow, NewChat, Phase, RatingChange, ResultRow, SecretHash, Session, TableRow, Token};

/// One change. Each is carried out whole or not at all.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new table with the first lines of its journal and the people who sit at it.
    CreateTable {
        row: TableRow,
        lines: Vec<String>,
        members: Vec<AccountId>,
    },
    Append(Append),
    DeleteTable(TableId),
    /// A line of chat; answered with its number.
    Chat(NewChat),
    CreateAccount(Account),
    /// Another name, and the folded form of it if the account signs in by name.
    Rename {
        account: AccountId,
        name: String,
        sign_in: Option<String>,
    },
    /// A password, and with it a name to sign in by.
    SetPassword {
        account: AccountId,
        name: String,
        sign_in: String,
        password: String,
    },
    OpenSession(Session),
    CloseSession(SecretHash),
    CloseSessionsOf(AccountId),
    CloseExpiredSessions {
        now: i64,
    },
    /// A new token, unless the account has so many already.
    MakeToken {
        token: Token,
        most: u32,
    },
    /// Conflicts if the account has no such token.
    DeleteToken {
        account: AccountId,
        id: TokenId,
    },
    UseToken {
        id: TokenId,
        at: i64,
    },
    /// Forgets guests (accounts without a password) of before that time who never sat at a table nor said anything, and their
    /// sessions and tokens.
    ForgetGuests {
        created_before: i64,
    },
    Settle(Settlement),
    /// How far an analysis has come. Conflicts if there is no such table, or the analysis was found already.
    KeepAnalysis(AnalysisRow),
    /// The right to do for some time what one process does for all. Whoever holds it renews it by taking it again; conflicts
    /// while somebody else holds it. Terms are counted by the database's clock.
    TakeLease {
        name: String,
        /// Drawn by each process when it starts.
        holder: u64,
        term: Duration,
    },
    /// Nobody holds it any more.
    DropLease {
        name: String,
    },
}

/// Lines to be appended to a journal, if it still has exactly `number` lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    pub table: TableId,
    pub number: u32,
    pub lines: Vec<String>,
    /// The phase the table is in after it, if that has changed.
    pub phase: Option<Phase>,
    /// People who sit at the table from now on.
    pub joined: Vec<AccountId>,
    /// People who no longer do.
    pub parted: Vec<AccountId>,
}

/// The result of a rated table and what it does to the ratings.
#[derive(Clone, PartialEq, Debug)]
pub struct Settlement {
    pub table: TableId,
    pub results: Vec<ResultRow>,
    pub ratings: Vec<RatingChange>,
}

/// What became of a write. It is committed unless it conflicts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    Done,
    /// A line of chat has this number.
    Number(u32),
    /// Nothing was changed: the journal has other lines already, the name is taken, the rating has moved on, there are too
    /// many tokens.
    Conflict,
}
