//! What the keeper can order a running server to do.

use saturnalia_protocol::TableId;
use serde::{Deserialize, Serialize};

/// One order. Whoever is meant is named by the account's id or by the name they sign in with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// How the server is.
    Health {},
    /// What it was told when it was started, without secrets.
    Settings {},
    /// Accounts whose name holds these letters.
    Accounts {
        find: String,
    },
    Account {
        who: String,
    },
    /// May not speak for so many hours.
    Mute {
        who: String,
        hours: u32,
    },
    Unmute {
        who: String,
    },
    /// May not come in for so many hours.
    Ban {
        who: String,
        hours: u32,
    },
    Unban {
        who: String,
    },
    /// Gives somebody a new password, which is told to the keeper alone; their sessions and tokens end.
    ResetPassword {
        who: String,
    },
    /// Every session and every token.
    EndSessions {
        who: String,
    },
    /// For good, with everything that belongs to the account.
    DeleteAccount {
        who: String,
    },
    /// Everything that is kept of somebody.
    Data {
        who: String,
    },
    /// Tables in memory, or of somebody.
    Tables {
        who: Option<String>,
    },
    Table {
        table: TableId,
    },
    /// Before its start: nobody can sit down any more. Later: it is set aside.
    CloseTable {
        table: TableId,
    },
    /// Nobody can go on with it, whatever the rules say.
    SetAside {
        table: TableId,
        reason: String,
    },
    /// It goes on.
    TakeUp {
        table: TableId,
    },
    /// Lines of chat that somebody has reported.
    Reports {
        closed_too: bool,
    },
    CloseReport {
        id: String,
    },
    /// What the keeper has done.
    Log {
        last: u32,
    },
}

impl Order {
    /// The order's name, for the log; `None` for one that only looks at what is anybody's to know.
    pub(crate) fn noted(&self) -> Option<(&'static str, String)> {
        let of = |act, who: &str| Some((act, who.to_owned()));
        match self {
            Order::Health {} | Order::Settings {} | Order::Log { .. } => None,
            Order::Accounts { find } => of("accounts", find),
            Order::Account { who } => of("account", who),
            Order::Mute { who, .. } => of("mute", who),
            Order::Unmute { who } => of("unmute", who),
            Order::Ban { who, .. } => of("ban", who),
            Order::Unban { who } => of("unban", who),
            Order::ResetPassword { who } => of("reset_password", who),
            Order::EndSessions { who } => of("end_sessions", who),
            Order::DeleteAccount { who } => of("delete_account", who),
            Order::Data { who } => of("data", who),
            Order::Tables { who } => of("tables", who.as_deref().unwrap_or("")),
            Order::Table { table } => of("table", &table.to_string()),
            Order::CloseTable { table } => of("close_table", &table.to_string()),
            Order::SetAside { table, .. } => of("set_aside", &table.to_string()),
            Order::TakeUp { table } => of("take_up", &table.to_string()),
            Order::Reports { .. } => of("reports", ""),
            Order::CloseReport { id } => of("close_report", id),
        }
    }
}

/// What the server answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    Done(serde_json::Value),
    Refused(String),
}
