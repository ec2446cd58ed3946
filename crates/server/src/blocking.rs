//! Work that takes longer than others should wait for.

use saturnalia_protocol::{Refusal, RefusalCode};

/// Does it on a thread that may block: files of strangers, and whatever replays whole games.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Refusal::with(RefusalCode::Internal, error))?
}
