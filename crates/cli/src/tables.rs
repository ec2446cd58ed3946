//! `saturnalia tables`: what an administrator does to tables while the server is down.

use std::io::{Read as _, Write as _};
use std::path::PathBuf;

use clap::{Args, Subcommand};
use saturnalia_catalog::Games;
use saturnalia_protocol::TableId;
use saturnalia_server::Place;
use saturnalia_server::admin::{Admin, Replayed};

use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct TablesArgs {
    /// Folder of the server's data [default: saturnalia-data]
    #[arg(long, env = "SATURNALIA_DATA", value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// The server's PostgreSQL database
    #[arg(long, env = "SATURNALIA_DATABASE", value_name = "URL", hide_env_values = true, global = true)]
    database: Option<String>,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand, Debug)]
enum Verb {
    /// List all tables
    List,
    /// Show one table
    Show { table: TableId },
    /// Write a table's game file to standard output; that of a running game holds its secrets
    Export { table: TableId },
    /// Make a table of a game file (`-` for standard input)
    Import { file: PathBuf },
    /// Take entries back until so many are left
    Undo {
        table: TableId,
        #[arg(long, value_name = "ENTRIES")]
        to: u32,
    },
    /// Take up a table that was frozen, if this program can read it
    Unfreeze { table: TableId },
    /// Delete a table for good
    Delete { table: TableId },
    /// Replay every table under the present rules; fails if one cannot go on
    ReplayAll,
}

pub(crate) fn run(games: Games, args: &TablesArgs) -> Result<(), Failure> {
    let place = match (&args.database, &args.data) {
        (Some(url), _) => url.parse().map_err(Failure::usage)?,
        (None, folder) => {
            let folder = folder.clone().unwrap_or_else(|| PathBuf::from("saturnalia-data"));
            if !folder.join("saturnalia.sqlite").is_file() {
                return Err(Failure::usage(format!("{}: no data of a server is here", folder.display())));
            }
            Place::Folder(folder)
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(carry_out(games, place, &args.verb))
}

async fn carry_out(games: Games, place: Place, verb: &Verb) -> Result<(), Failure> {
    let admin = Admin::open(games, place).await.map_err(Failure::failed)?;
    // Nothing is awaited while standard output is locked.
    match verb {
        Verb::List => {
            let list = admin.list().await.map_err(Failure::failed)?;
            let mut out = std::io::stdout().lock();
            for table in list {
                let seats = table.seats.join(", ");
                writeln!(out, "{}  {:8}  {:15}  {}", table.id, table.phase, table.game, seats)?;
            }
        }
        Verb::Show { table } => {
            let text = admin.show(*table).await.map_err(Failure::failed)?;
            std::io::stdout().lock().write_all(text.as_bytes())?;
        }
        Verb::Export { table } => {
            let file = admin.export(*table).await.map_err(Failure::failed)?;
            writeln!(std::io::stdout().lock(), "{file}")?;
        }
        Verb::Import { file } => {
            let mut text = String::new();
            if file.as_os_str() == "-" {
                std::io::stdin().read_to_string(&mut text)?;
            } else {
                text = std::fs::read_to_string(file)
                    .map_err(|error| Failure::failed(format!("{}: {error}", file.display())))?;
            }
            let table = admin.import(&text).await.map_err(Failure::failed)?;
            writeln!(std::io::stdout().lock(), "{table}")?;
        }
        Verb::Undo { table, to } => admin.undo(*table, *to).await.map_err(Failure::failed)?,
        Verb::Unfreeze { table } => admin.unfreeze(*table).await.map_err(Failure::failed)?,
        Verb::Delete { table } => admin.delete(*table).await.map_err(Failure::failed)?,
        Verb::ReplayAll => {
            let found = admin.replay_all().await.map_err(Failure::failed)?;
            let mut bad = 0;
            let mut out = std::io::stdout().lock();
            for (table, replayed) in &found {
                writeln!(out, "{table}  {replayed}")?;
                bad += usize::from(!matches!(replayed, Replayed::Whole { .. }));
            }
            writeln!(out, "{} tables, {bad} of them cannot go on", found.len())?;
            if bad > 0 {
                return Err(Failure::failed(format!("{bad} tables cannot go on under the present rules")));
            }
        }
    }
    Ok(())
}
