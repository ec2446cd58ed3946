//! Chance from the operating system, for whatever must not be guessed.

use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_table::Fresh;

pub(crate) fn bytes() -> Result<[u8; 32], Refusal> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
    Ok(bytes)
}

pub(crate) fn number() -> Result<u64, Refusal> {
    getrandom::u64().map_err(|error| Refusal::with(RefusalCode::Internal, error))
}

/// All that is drawn for a new table.
pub(crate) fn fresh() -> Result<Fresh, Refusal> {
    let mut bytes = [0; Fresh::BYTES];
    getrandom::fill(&mut bytes).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
    Ok(Fresh::from_bytes(&bytes))
}
