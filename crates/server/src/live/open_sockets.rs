//! Which sockets are open by whose session, so that they end with it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use saturnalia_protocol::AccountId;
use saturnalia_store::SessionHash;
use tokio::sync::oneshot;

use crate::tables::ConnectionId;

/// The sockets of this process by account.
#[derive(Debug, Default)]
pub(crate) struct OpenSockets(Mutex<HashMap<AccountId, Vec<OpenSocket>>>);

#[derive(Debug)]
struct OpenSocket {
    id: ConnectionId,
    session: SessionHash,
    /// Dropped when the session ends: the other half notices.
    _lives: oneshot::Sender<()>,
}

impl OpenSockets {
    fn lock(&self) -> MutexGuard<'_, HashMap<AccountId, Vec<OpenSocket>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a socket. What it returns is done when its session ends.
    pub(crate) fn opened(&self, account: AccountId, session: SessionHash, id: ConnectionId) -> oneshot::Receiver<()> {
        let (_lives, ended) = oneshot::channel();
        self.lock().entry(account).or_default().push(OpenSocket { id, session, _lives });
        ended
    }

    pub(crate) fn closed(&self, account: AccountId, id: ConnectionId) {
        self.retain(account, |socket| socket.id != id);
    }

    /// Ends the sockets of one session.
    pub(crate) fn end_session(&self, account: AccountId, session: SessionHash) {
        self.retain(account, |socket| socket.session != session);
    }

    /// Ends every socket of an account.
    pub(crate) fn end_all(&self, account: AccountId) {
        self.lock().remove(&account);
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
