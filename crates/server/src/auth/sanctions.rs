//! Who may not speak or come in. The list is short, so that every process has all of it in memory and reads it again now and then.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::{Sanction, Store, Write, people};

use super::unavailable;
use crate::time::now;

/// What the keeper of the server has decided about people.
#[derive(Debug, Default)]
pub(crate) struct Sanctions(RwLock<HashMap<AccountId, Sanction>>);

impl Sanctions {
    fn lock(&self) -> RwLockReadGuard<'_, HashMap<AccountId, Sanction>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads what other processes have decided. Returns who is banned.
    pub(crate) async fn read(&self, store: &Store) -> Result<Vec<AccountId>, Refusal> {
        let rows = store.read(people::sanctions).await.map_err(unavailable)?;
        let at = now();
        let banned = rows.iter().filter(|row| row.banned_until > Some(at)).map(|row| row.account).collect();
        let fresh = rows.into_iter().map(|row| (row.account, row)).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(banned)
    }

    pub(crate) fn of(&self, account: AccountId) -> Sanction {
        let nothing = Sanction { account, muted_until: None, banned_until: None };
        self.lock().get(&account).copied().unwrap_or(nothing)
    }

    /// Decides something from now on.
    pub(crate) async fn decide(&self, store: &Store, sanction: Sanction) -> Result<(), Refusal> {
        store.write(Write::Sanction(sanction)).await.map_err(unavailable)?;
        self.0.write().unwrap_or_else(PoisonError::into_inner).insert(sanction.account, sanction);
        Ok(())
    }

    pub(crate) fn may_enter(&self, account: AccountId) -> Result<(), Refusal> {
        if self.of(account).banned_until > Some(now()) { Err(RefusalCode::Banned.into()) } else { Ok(()) }
    }

    pub(crate) fn may_speak(&self, account: AccountId) -> Result<(), Refusal> {
        if self.of(account).muted_until > Some(now()) { Err(RefusalCode::Muted.into()) } else { Ok(()) }
    }
}
