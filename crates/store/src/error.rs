/// Why the store did not do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Whether a write took place is unknown: read again before going on.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    #[error("{0}: another process uses this data folder")]
    InUse(String),
    #[error("{0}: neither a folder nor postgres://…")]
    BadPlace(String),
    #[error(
        "sslmode=require: connections to PostgreSQL are not encrypted by this program; use a Unix socket, the same machine or a tunnel"
    )]
    NoTls,
    #[error(
        "the database was changed by Saturnalia {program} (version {needed} of its tables), which programs that know version \
         {known} cannot use: start that program or a newer one, or go back to a backup of before"
    )]
    TooOld { known: u32, needed: u32, program: String },
    #[error("the store holds what this program cannot read: {0}")]
    Corrupt(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}

impl From<postgres::Error> for StoreError {
    fn from(error: postgres::Error) -> StoreError {
        let cause = std::error::Error::source(&error).map(|cause| format!(": {cause}")).unwrap_or_default();
        StoreError::Unavailable(format!("{error}{cause}"))
    }
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}
