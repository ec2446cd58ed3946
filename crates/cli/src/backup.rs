//! `saturnalia backup`: a copy of everything that is kept, whether the server runs or not.

use std::io::Write as _;
use std::path::PathBuf;

use clap::Args;
use saturnalia_server::{Place, backup};

use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The copy; must not be there yet
    file: PathBuf,
    /// Folder of the server's data [default: saturnalia-data]
    #[arg(long, env = "SATURNALIA_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// The server's PostgreSQL database
    #[arg(long, env = "SATURNALIA_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
}

pub(crate) fn run(args: &BackupArgs) -> Result<(), Failure> {
    let place = match (&args.database, &args.data) {
        (Some(url), _) => url.parse().map_err(Failure::usage)?,
        (None, folder) => Place::Folder(folder.clone().unwrap_or_else(|| PathBuf::from("saturnalia-data"))),
    };
    let tables = backup(&place, &args.file).map_err(Failure::failed)?;
    writeln!(std::io::stdout().lock(), "{}: {tables} tables, opened and checked", args.file.display())?;
    Ok(())
}
