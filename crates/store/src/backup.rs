//! A copy of everything that is kept, made while a server may be using it.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use crate::{Place, StoreError};

/// Copies what is kept into a file that is not there yet, opens the copy and checks it. Returns how many tables it holds. Whoever writes
/// meanwhile goes on; the copy is as everything was at one moment.
pub fn backup(place: &Place, file: &Path) -> Result<u64, StoreError> {
    let folder = match place {
        Place::Folder(folder) => folder,
        Place::Postgres(_) => {
            return Err(StoreError::BadInput("a PostgreSQL database is copied by pg_dump".to_owned()));
        }
    };
    let source = folder.join("saturnalia.sqlite");
    if !source.is_file() {
        return Err(StoreError::BadInput(format!("{}: no data of a server is here", folder.display())));
    }
    if file.exists() {
        return Err(StoreError::BadInput(format!("{}: is there already", file.display())));
    }
    let Some(name) = file.to_str() else {
        return Err(StoreError::BadInput(format!("{}: not a name in UTF-8", file.display())));
    };
    // It holds everything that the server keeps from people: only its owner may read it, from the first byte on.
    private(file)?;
    let connection = Connection::open(&source)?;
    connection.busy_timeout(std::time::Duration::from_secs(60))?;
    let copied = connection.execute("VACUUM INTO ?1", [name]).map_err(StoreError::from).and_then(|_| check(file));
    if copied.is_err() {
        let _ = std::fs::remove_file(file);
    }
    copied
}

/// SQLite writes into a file that is there if it is empty.
fn private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

fn check(file: &Path) -> Result<u64, StoreError> {
    let copy = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let found: String = copy.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if found != "ok" {
        return Err(StoreError::Corrupt(format!("{}: {found}", file.display())));
    }
    let tables: i64 = copy.query_row("SELECT COUNT(*) FROM tables", [], |row| row.get(0))?;
    Ok(tables.cast_unsigned())
}
