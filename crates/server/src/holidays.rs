//! When people are away: read and changed. What follows from it is decided in `saturnalia_table`.

use std::sync::Arc;

use saturnalia_protocol::wire::{Absence, Holidays};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::holidays::holidays_of;
use saturnalia_store::{Backend, HolidaysRow, Phase, Store, StoreError, Write, Written};
use saturnalia_table::{Away, holidays};

use crate::tables::{Command, House};
use crate::time::now;

/// How often something is decided anew because others wrote first.
const ATTEMPTS: usize = 20;
/// Tables that are looked at when somebody goes away or comes back.
const TABLES: u32 = 1000;

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

/// As they are kept; what cannot be read is as if there was nothing.
fn read(kept: &str) -> Vec<Absence> {
    serde_json::from_str(kept).unwrap_or_default()
}

/// When these people are away.
pub(crate) fn away(backend: &mut dyn Backend, accounts: &[AccountId]) -> Result<Away, StoreError> {
    let rows = holidays_of(backend, accounts)?;
    Ok(Away::new(rows.into_iter().map(|row| (row.account, read(&row.absences))).collect()))
}

/// The same, from wherever there is a store.
pub(crate) async fn away_of(store: &Store, accounts: Vec<AccountId>) -> Result<Away, Refusal> {
    store.read(move |backend| away(backend, &accounts)).await.map_err(unavailable)
}

/// What somebody is shown of their own.
pub(crate) async fn own(store: &Store, account: AccountId) -> Result<Holidays, Refusal> {
    Ok(holidays(away_of(store, vec![account]).await?.of(account), now()))
}

/// Changes when somebody is away. The clocks at their tables are looked at again.
pub(crate) async fn change(
    house: &Arc<House>,
    account: AccountId,
    decide: impl Fn(&[Absence], i64) -> Result<Vec<Absence>, RefusalCode>,
) -> Result<Holidays, Refusal> {
    for _ in 0..ATTEMPTS {
        let kept = house.store.read(move |backend| holidays_of(backend, &[account])).await.map_err(unavailable)?.pop();
        let (absences, version) = kept.map_or((Vec::new(), 0), |row| (read(&row.absences), row.version));
        let at = now();
        let absences = decide(&absences, at)?;
        let written = serde_json::to_string(&absences).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
        let row = HolidaysRow { account, absences: written, version: version + 1 };
        match house.store.write(Write::KeepHolidays { row, at }).await.map_err(unavailable)? {
            Written::Done | Written::Number(_) => {
                tokio::spawn(look_at_tables(Arc::clone(house), account));
                return Ok(holidays(&absences, at));
            }
            Written::Conflict => {}
        }
    }
    Err(RefusalCode::Unavailable.into())
}

/// Deadlines have moved, and the others see who is away.
async fn look_at_tables(house: Arc<House>, account: AccountId) {
    for phase in [Phase::Running, Phase::Open] {
        let tables = match house.store.read(move |backend| backend.tables_of(account, phase, TABLES)).await {
            Ok(tables) => tables,
            // They are looked at when they wake, and what is enforced there is read anew.
            Err(error) => return tracing::warn!(%error, "tables of somebody who is away could not be read"),
        };
        for table in tables {
            let _ = house.send(table.id, Command::Wake { done: None }).await;
        }
    }
}
