//! How the database came to what it is: every change of its tables, in order, for both databases.
//!
//! A migration is never changed once it was released; a new one goes to the end of [`MIGRATIONS`]. Most only add something, and
//! programs of before go on reading and writing beside newer ones. One after which they would read wrongly or write what is
//! wrong is [`Breaking::OlderProgramsStop`]: they refuse to start.
//!
//! `{blob}`, `{real}` and `{without_rowid}` are the words in which the two databases differ.

use crate::StoreError;

/// Whether programs that do not know a migration can still work with the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Breaking {
    OlderProgramsGoOn,
    OlderProgramsStop,
}

/// One change of the database's tables.
pub(crate) struct Migration {
    /// Counts from 1.
    version: u32,
    breaking: Breaking,
    sql: &'static str,
}

/// All of them, oldest first.
const MIGRATIONS: &[Migration] = &[
    Migration {
        version: 1,
        breaking: Breaking::OlderProgramsGoOn,
        sql: include_str!("migrations/0001_tables_people_ratings.sql"),
    },
    Migration {
        version: 2,
        breaking: Breaking::OlderProgramsGoOn,
        sql: include_str!("migrations/0002_batches_and_leases.sql"),
    },
    Migration {
        version: 3,
        breaking: Breaking::OlderProgramsGoOn,
        sql: include_str!("migrations/0003_people_and_keeper.sql"),
    },
    Migration {
        version: 4,
        breaking: Breaking::OlderProgramsGoOn,
        sql: include_str!("migrations/0004_profiles_and_history.sql"),
    },
    Migration { version: 5, breaking: Breaking::OlderProgramsGoOn, sql: include_str!("migrations/0005_company.sql") },
    Migration {
        version: 6,
        breaking: Breaking::OlderProgramsGoOn,
        sql: include_str!("migrations/0006_tournaments.sql"),
    },
    Migration { version: 7, breaking: Breaking::OlderProgramsGoOn, sql: include_str!("migrations/0007_tidings.sql") },
    Migration { version: 8, breaking: Breaking::OlderProgramsGoOn, sql: include_str!("migrations/0008_seasons.sql") },
    Migration { version: 9, breaking: Breaking::OlderProgramsGoOn, sql: include_str!("migrations/0009_groups.sql") },
    Migration { version: 10, breaking: Breaking::OlderProgramsGoOn, sql: include_str!("migrations/0010_days.sql") },
    Migration { version: 11, breaking: Breaking::OlderProgramsGoOn, sql: include_str!("migrations/0011_holidays.sql") },
];

const VERSIONS: &str = "CREATE TABLE schema_versions (
    version  INTEGER PRIMARY KEY,
    breaking BOOLEAN NOT NULL,
    program  TEXT NOT NULL
)";

/// A migration that a database has behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Passed {
    pub version: u32,
    pub breaking: bool,
    /// The program that carried it out.
    pub program: String,
}

/// The words in which databases differ.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dialect {
    pub blob: &'static str,
    pub real: &'static str,
    pub without_rowid: &'static str,
}

/// A database in a transaction of its own, which no other program is in at the same time.
pub(crate) trait Migrating {
    const DIALECT: Dialect;

    /// The migrations it has behind it; `None` if it does not count them yet.
    fn passed(&mut self) -> Result<Option<Vec<Passed>>, StoreError>;
    /// Runs statements that answer nothing.
    fn run(&mut self, sql: &str) -> Result<(), StoreError>;
}

/// Brings a database up to date, or says why this program must not touch it.
pub(crate) fn migrate<D: Migrating>(database: &mut D) -> Result<(), StoreError> {
    migrate_by(MIGRATIONS, database)
}

fn migrate_by<D: Migrating>(migrations: &[Migration], database: &mut D) -> Result<(), StoreError> {
    let passed = match database.passed()? {
        Some(passed) => passed,
        None => {
            database.run(VERSIONS)?;
            Vec::new()
        }
    };
    let known = migrations.last().map_or(0, |last| last.version);
    let too_new = passed.iter().rev().find(|passed| passed.breaking && passed.version > known);
    if let Some(Passed { version, program, .. }) = too_new {
        return Err(StoreError::TooOld { known, needed: *version, program: program.clone() });
    }
    for Migration { version, breaking, sql } in migrations {
        if passed.iter().any(|passed| passed.version == *version) {
            continue;
        }
        let Dialect { blob, real, without_rowid } = D::DIALECT;
        let sql = sql.replace("{blob}", blob).replace("{real}", real).replace("{without_rowid}", without_rowid);
        database.run(&sql)?;
        let (breaking, program) = (*breaking == Breaking::OlderProgramsStop, env!("CARGO_PKG_VERSION"));
        database.run(&format!(
            "INSERT INTO schema_versions (version, breaking, program) VALUES ({version}, {breaking}, '{program}')"
        ))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Remembers what it was told.
    #[derive(Default)]
    struct Told {
        passed: Option<Vec<Passed>>,
        ran: Vec<String>,
    }

    impl Migrating for Told {
        const DIALECT: Dialect = Dialect { blob: "BLOB", real: "REAL", without_rowid: "" };

        fn passed(&mut self) -> Result<Option<Vec<Passed>>, StoreError> {
            Ok(self.passed.clone())
        }

        fn run(&mut self, sql: &str) -> Result<(), StoreError> {
            self.ran.push(sql.to_owned());
            Ok(())
        }
    }

    #[test]
    fn migrations_are_numbered_one_after_the_other() {
        assert!(MIGRATIONS.iter().map(|migration| migration.version).eq(1..=MIGRATIONS.len() as u32));
    }

    #[test]
    fn a_breaking_migration_says_so_in_the_database() {
        let mut told = Told { passed: Some(Vec::new()), ..Told::default() };
        let breaking = Migration { version: 1, breaking: Breaking::OlderProgramsStop, sql: "DROP TABLE {blob}" };
        migrate_by(&[breaking], &mut told).unwrap();
        assert_eq!(told.ran[0], "DROP TABLE BLOB");
        assert!(told.ran[1].contains("VALUES (1, true,"), "{}", told.ran[1]);
    }
}
