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
    /// Nothing was written.
    #[error("{0} cannot be kept")]
    BadInput(String),
    #[error("the address of the database: {0}")]
    BadAddress(String),
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

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> StoreError {
        StoreError::Unavailable(error.to_string())
    }
}
