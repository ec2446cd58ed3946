//! Everything that changes the store.

use std::time::Duration;

use saturnalia_protocol::{AccountId, TableId, TokenId, TournamentId};

use crate::{
    Account, AnalysisRow, AuditRow, BlockRow, DayResultRow, DayWrite, GroupSettlement, GroupWrite, HolidaysRow,
    NewChat, Phase, PlayerKey, ProfileRow, RatingChange, ReportRow, ResultRow, Sanction, SecretHash, Session, TableRow,
    Tell, TidingsWrite, Token, TournamentRow, TournamentStage,
};

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
    /// Who is told what.
    Tidings(TidingsWrite),
    /// What changes about groups.
    Group(GroupWrite),
    DeleteTable(TableId),
    /// A line of chat; answered with its number.
    Chat(NewChat),
    CreateAccount(Account),
    /// Another name, and the folded form of it if the account signs in by name.
    /// Conflicts if it looks like the name of another account.
    Rename {
        account: AccountId,
        name: String,
        sign_in: Option<String>,
        /// What the name looks like; none for a guest, to whom no name belongs.
        lookalike: Option<String>,
    },
    /// A password, and with it a name to sign in by.
    SetPassword {
        account: AccountId,
        name: String,
        sign_in: String,
        lookalike: String,
        password: String,
        keep: Keep,
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
    /// An account of before names were kept apart gets its own. Conflicts if another has one that looks like it.
    ClaimName {
        account: AccountId,
        lookalike: String,
    },
    /// Every session and token of an account.
    CloseEverythingOf(AccountId),
    /// What somebody may not do from now on.
    Sanction(Sanction),
    /// What somebody shows of themselves from now on.
    ShowProfile {
        account: AccountId,
        profile: ProfileRow,
    },
    /// When somebody is away from now on, and what they were not told yet is looked at again. Conflicts unless the row has the version before.
    KeepHolidays {
        row: HolidaysRow,
        at: i64,
    },
    Block(BlockRow),
    Unblock {
        account: AccountId,
        blocked: AccountId,
    },
    /// Conflicts if the same person has reported the same line already.
    Report(ReportRow),
    /// Conflicts if there is no such report, or it was closed.
    CloseReport {
        id: u64,
        at: i64,
    },
    Audit(AuditRow),
    /// A rated game was given up, by these people.
    GiveUp {
        table: TableId,
        game: String,
        people: String,
        at: i64,
    },
    /// Everything that belongs to an account and to nobody else; what they said is no longer said by anybody.
    DeleteAccount {
        account: AccountId,
        /// The same, as results know them.
        player: PlayerKey,
    },
    /// Lines of a journal, and its header, in which a name stood.
    Redact {
        table: TableId,
        /// None if it stays.
        header: Option<String>,
        lines: Vec<(u32, String)>,
    },
    /// Somebody looks for a game from now on, any of these.
    Seek {
        account: AccountId,
        games: String,
        at: i64,
    },
    /// They still do.
    KeepSeeking {
        account: AccountId,
        at: i64,
    },
    StopSeeking(AccountId),
    /// A new table for people who have looked for one. Conflicts if one of them does no longer, or was found already.
    Meet {
        row: TableRow,
        lines: Vec<String>,
        members: Vec<AccountId>,
        seekers: Vec<AccountId>,
    },
    /// Whoever has not asked since then no longer looks for anybody.
    ForgetSeekers {
        seen_before: i64,
    },
    /// Somebody wants somebody as a friend. Conflicts if they want so many already.
    Befriend {
        account: AccountId,
        friend: AccountId,
        at: i64,
        most: u32,
    },
    /// Neither is the other's friend any more.
    PartWays {
        account: AccountId,
        friend: AccountId,
    },
    /// A new tournament, unless its host has so many already that are not over.
    CreateTournament {
        row: TournamentRow,
        most: u32,
    },
    AppendToTournament(TournamentAppend),
    Day(DayWrite),
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

/// Which sessions and tokens a new password leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    All,
    /// This session alone.
    This(SecretHash),
    None,
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
    /// Whom it concerns while they may be away.
    pub tells: Vec<Tell>,
}

/// Lines to be appended to a tournament's journal, if it still has exactly `number` lines, and what goes with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentAppend {
    pub tournament: TournamentId,
    pub number: u32,
    pub lines: Vec<String>,
    /// What the tournament is after it.
    pub phase: TournamentStage,
    pub entered: u32,
    pub round: u32,
    /// People who take part from now on.
    pub joined: Vec<AccountId>,
    /// People who no longer do.
    pub parted: Vec<AccountId>,
    /// The tables of a round.
    pub tables: Vec<NewTableRow>,
}

/// A new table with the first lines of its journal and the people who sit at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTableRow {
    pub row: TableRow,
    pub lines: Vec<String>,
    pub members: Vec<AccountId>,
}

/// The result of a finished table and what it does to the ratings.
#[derive(Clone, PartialEq, Debug)]
pub struct Settlement {
    pub table: TableId,
    /// The season it was finished in.
    pub season: u32,
    /// What it is worth among the tries of its day.
    pub day: Option<DayResultRow>,
    pub results: Vec<ResultRow>,
    pub ratings: Vec<RatingChange>,
    /// What it does within the group whose table it was. Conflicts if the group is gone.
    pub group: Option<GroupSettlement>,
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
