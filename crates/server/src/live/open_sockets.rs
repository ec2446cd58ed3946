//! Which sockets are open by whose session or token, so that they end with it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use saturnalia_protocol::AccountId;
use tokio::sync::oneshot;

use crate::auth::Credential;
use crate::tables::ConnectionId;

/// The sockets of this process by account.
#[derive(Debug, Default)]
pub(crate) struct OpenSockets(Mutex<HashMap<AccountId, Vec<OpenSocket>>>);

#[derive(Debug)]
struct OpenSocket {
    id: ConnectionId,
    credential: Credential,
    /// Dropped when the session or token ends: the other half notices.
    _lives: oneshot::Sender<()>,
}

impl OpenSockets {
    fn lock(&self) -> MutexGuard<'_, HashMap<AccountId, Vec<OpenSocket>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a socket. What it returns is done when its session or token ends.
    pub(crate) fn opened(&self, account: AccountId, credential: Credential, id: ConnectionId) -> oneshot::Receiver<()> {
        let (_lives, ended) = oneshot::channel();
        self.lock().entry(account).or_default().push(OpenSocket { id, credential, _lives });
        ended
    }

    pub(crate) fn closed(&self, account: AccountId, id: ConnectionId) {
        self.retain(account, |socket| socket.id != id);
    }

    /// Ends the sockets of one session or token.
    pub(crate) fn end(&self, account: AccountId, credential: Credential) {
        self.retain(account, |socket| socket.credential != credential);
    }

    /// Ends the sockets of every session of an account. Those of its tokens go on.
    pub(crate) fn end_sessions(&self, account: AccountId) {
        self.retain(account, |socket| matches!(socket.credential, Credential::Token(_)));
    }

    /// Ends every socket of an account.
    pub(crate) fn end_all(&self, account: AccountId) {
        self.retain(account, |_| false);
    }

    /// Ends every socket of an account but those of this session.
    pub(crate) fn end_all_but(&self, account: AccountId, own: Credential) {
        self.retain(account, |socket| socket.credential == own);
    }

    /// Waits until no socket is left, but no longer than that.
    pub(crate) async fn all_closed(&self, patience: Duration) {
        let gone = async {
            while !self.lock().is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        if tokio::time::timeout(patience, gone).await.is_err() {
            tracing::info!("sockets that do not listen are let go");
        }
    }

    fn retain(&self, account: AccountId, keep: impl Fn(&OpenSocket) -> bool) {
        let mut sockets = self.lock();
        if let Some(own) = sockets.get_mut(&account) {
            own.retain(keep);
            if own.is_empty() {
                sockets.remove(&account);
            }
        }
    }
}
