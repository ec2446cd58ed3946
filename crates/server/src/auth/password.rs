//! Passwords are hashed with argon2id, on a thread that may block, a few at a time.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};
use saturnalia_protocol::wire::PASSWORD_LIMITS;
use saturnalia_protocol::{Refusal, RefusalCode};
use tokio::sync::Semaphore;

use super::common::is_common;

/// Each hash takes 19 MiB for a while.
static AT_A_TIME: Semaphore = Semaphore::const_new(2);

/// Whether it can be the password of somebody of that name.
pub(crate) fn check(password: &str, name: &str) -> Result<(), Refusal> {
    if !PASSWORD_LIMITS.contains(&password.chars().count()) {
        return Err(RefusalCode::BadPassword.into());
    }
    if is_common(password, name) { Err(RefusalCode::CommonPassword.into()) } else { Ok(()) }
}

pub(crate) async fn hash(password: String) -> Result<String, Refusal> {
    blocking(move || {
        Argon2::default()
            .hash_password(password.as_bytes())
            .map(|hash| hash.to_string())
            .map_err(|error| Refusal::with(RefusalCode::Internal, error))
    })
    .await
}

/// Whether the password is the one that was hashed. Without a hash, as much time passes as with one.
pub(crate) async fn verify(password: String, hash: Option<String>) -> Result<bool, Refusal> {
    if password.chars().count() > *PASSWORD_LIMITS.end() {
        return Ok(false);
    }
    blocking(move || {
        let Some(hash) = hash else {
            let _ = Argon2::default().hash_password(password.as_bytes());
            return Ok(false);
        };
        let hash = PasswordHash::new(&hash).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
        Ok(Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await
}

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T, Refusal> + Send + 'static) -> Result<T, Refusal> {
    let _permit = AT_A_TIME.acquire().await.map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| Refusal::with(RefusalCode::Internal, error))?
}
