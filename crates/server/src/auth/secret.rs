//! Secrets of sessions and tokens: 256 random bits, of which the store keeps only a hash.

use saturnalia_protocol::Refusal;
use saturnalia_store::SecretHash;
use sha2::{Digest as _, Sha256};

use crate::chance;

/// A new secret, in hexadecimal digits.
pub(super) fn draw() -> Result<String, Refusal> {
    Ok(chance::bytes()?.iter().map(|byte| format!("{byte:02x}")).collect())
}

pub(super) fn hash(secret: &str) -> SecretHash {
    SecretHash(Sha256::digest(secret.as_bytes()).into())
}
