//! `saturnalia admin`: what the keeper of a server does while it runs, over a socket that only the keeper can open.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use saturnalia_protocol::TableId;
use saturnalia_server::admin::{Order, Reply, SOCKET, ask};
use serde_json::Value;

use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    /// Folder of the server's data [default: saturnalia-data]
    #[arg(long, env = "SATURNALIA_DATA", value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// The socket of a server that was given one [default: admin.sock in the folder of its data]
    #[arg(long, env = "SATURNALIA_ADMIN_SOCKET", value_name = "FILE", global = true)]
    socket: Option<PathBuf>,
    /// One JSON value instead of lines
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    verb: Verb,
}

/// Whoever is meant is named by the account's id or by the name they sign in with.
#[derive(Subcommand, Debug)]
enum Verb {
    /// How the server is
    Health,
    /// What it was told when it was started
    Settings,
    /// Accounts whose name holds these letters, newest first
    Accounts {
        #[arg(default_value = "")]
        find: String,
    },
    /// One account
    Account { who: String },
    /// Do not let somebody speak
    Mute {
        who: String,
        #[arg(long, default_value_t = 24)]
        hours: u32,
    },
    /// Let them speak again
    Unmute { who: String },
    /// Do not let somebody in
    Ban {
        who: String,
        #[arg(long, default_value_t = 24 * 365)]
        hours: u32,
    },
    /// Let them in again
    Unban { who: String },
    /// Give somebody a new password and print it; their sessions and access tokens end
    ResetPassword { who: String },
    /// End every session and every access token of somebody
    EndSessions { who: String },
    /// Delete an account for good, with everything that belongs to it; games of others keep an anonymous seat
    DeleteAccount {
        who: String,
        /// Without this nothing is deleted
        #[arg(long)]
        yes: bool,
    },
    /// Everything that is kept of somebody, as JSON
    Data { who: String },
    /// Tables in memory, or all of somebody's
    Tables { who: Option<String> },
    /// One table
    Table { table: TableId },
    /// Close a table that has not started
    CloseTable { table: TableId },
    /// Set a table aside: nobody can go on with it until it is taken up
    SetAside {
        table: TableId,
        #[arg(long, default_value = "set aside by the keeper")]
        reason: String,
    },
    /// Take up a table that was set aside
    TakeUp { table: TableId },
    /// Lines of chat that were reported
    Reports {
        /// Those that are dealt with, too
        #[arg(long)]
        all: bool,
    },
    /// A report is dealt with
    CloseReport { id: String },
    /// What keepers have done
    Log {
        #[arg(long, default_value_t = 50)]
        last: u32,
    },
}

impl Verb {
    fn order(&self) -> Result<Order, Failure> {
        Ok(match self {
            Verb::Health => Order::Health {},
            Verb::Settings => Order::Settings {},
            Verb::Accounts { find } => Order::Accounts { find: find.clone() },
            Verb::Account { who } => Order::Account { who: who.clone() },
            Verb::Mute { who, hours } => Order::Mute { who: who.clone(), hours: *hours },
            Verb::Unmute { who } => Order::Unmute { who: who.clone() },
            Verb::Ban { who, hours } => Order::Ban { who: who.clone(), hours: *hours },
            Verb::Unban { who } => Order::Unban { who: who.clone() },
            Verb::ResetPassword { who } => Order::ResetPassword { who: who.clone() },
            Verb::EndSessions { who } => Order::EndSessions { who: who.clone() },
            Verb::DeleteAccount { who, yes: true } => Order::DeleteAccount { who: who.clone() },
            Verb::DeleteAccount { who, yes: false } => {
                return Err(Failure::usage(format!("{who} would be deleted for good: say so with --yes")));
            }
            Verb::Data { who } => Order::Data { who: who.clone() },
            Verb::Tables { who } => Order::Tables { who: who.clone() },
            Verb::Table { table } => Order::Table { table: *table },
            Verb::CloseTable { table } => Order::CloseTable { table: *table },
            Verb::SetAside { table, reason } => Order::SetAside { table: *table, reason: reason.clone() },
            Verb::TakeUp { table } => Order::TakeUp { table: *table },
            Verb::Reports { all } => Order::Reports { closed_too: *all },
            Verb::CloseReport { id } => Order::CloseReport { id: id.clone() },
            Verb::Log { last } => Order::Log { last: *last },
        })
    }
}

pub(crate) fn run(args: &AdminArgs) -> Result<(), Failure> {
    let folder = args.data.clone().unwrap_or_else(|| PathBuf::from("saturnalia-data"));
    let socket = args.socket.clone().unwrap_or_else(|| folder.join(SOCKET));
    let order = args.verb.order()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let reply = runtime.block_on(ask(&socket, &order)).map_err(|error| no_server(&socket, &error))?;
    match reply {
        Reply::Refused(reason) => Err(Failure::failed(reason)),
        Reply::Done(told) => {
            let whole = args.json || matches!(args.verb, Verb::Data { .. });
            let text = if whole { serde_json::to_string_pretty(&told).map_err(Failure::failed)? } else { lines(&told) };
            writeln!(std::io::stdout().lock(), "{}", text.trim_end())?;
            // For whoever only looks at how the command ends.
            let unready = matches!(args.verb, Verb::Health) && told["ready"] == false;
            if unready { Err(Failure::failed("the server is not ready")) } else { Ok(()) }
        }
    }
}

fn no_server(socket: &Path, error: &std::io::Error) -> Failure {
    Failure::failed(format!("{}: no server can be asked here: {error}", socket.display()))
}

/// What was told, for people: a list line by line, everything else one thing a line.
fn lines(told: &Value) -> String {
    match told {
        Value::Array(rows) => table(rows),
        Value::Object(object) => {
            let width = object.keys().map(String::len).max().unwrap_or(0);
            let mut text = String::new();
            for (key, value) in object {
                if value.is_object() {
                    text.push_str(&lines(value));
                } else {
                    text.push_str(&format!("{key:width$}  {}\n", word(value)));
                }
            }
            text
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => word(told),
    }
}

fn table(rows: &[Value]) -> String {
    let columns: Vec<&String> =
        rows.first().and_then(Value::as_object).map(|row| row.keys().collect()).unwrap_or_default();
    let cells: Vec<Vec<String>> = std::iter::once(columns.iter().map(|column| (*column).clone()).collect())
        .chain(rows.iter().map(|row| columns.iter().map(|column| word(&row[column.as_str()])).collect()))
        .collect();
    let width = |column: usize| cells.iter().map(|row: &Vec<String>| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    let mut text = String::new();
    for row in &cells {
        let line: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")).collect();
        text.push_str(line.join("  ").trim_end());
        text.push('\n');
    }
    text
}

fn word(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect(),
        Value::Array(list) => list.iter().map(word).collect::<Vec<_>>().join(", "),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}
