//! Seats that are kept for somebody by name.

use saturnalia_protocol::wire::SeatPlan;
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_store::lobby;

use super::App;

/// Puts in how everybody is called for whom a seat is kept. Refused if there is nobody like that, somebody is named twice, or one of the
/// two has blocked the other.
pub(super) async fn fill_names(app: &App, host: AccountId, seats: &mut [SeatPlan]) -> Result<(), Refusal> {
    let mut named: Vec<AccountId> = Vec::new();
    for seat in seats.iter() {
        if let SeatPlan::Kept { account, .. } = seat {
            if named.contains(account) {
                return Err(Refusal::with(RefusalCode::BadSeats, "one seat for each"));
            }
            named.push(*account);
        }
    }
    if named.is_empty() {
        return Ok(());
    }
    let read = app.house.store.read(move |backend| {
        let apart = lobby::apart_from(backend, host)?;
        let mut accounts = Vec::new();
        for id in named {
            accounts.extend(backend.account(id)?);
        }
        Ok((apart, accounts))
    });
    let (apart, accounts) = read.await.map_err(|error| Refusal::with(RefusalCode::Unavailable, error))?;
    for seat in seats {
        if let SeatPlan::Kept { account, name } = seat {
            let found = accounts.iter().find(|found| found.id == *account);
            let found = found.ok_or_else(|| Refusal::with(RefusalCode::BadSeats, "there is nobody like that"))?;
            if apart.contains(account) {
                return Err(RefusalCode::Blocked.into());
            }
            name.clone_from(&found.name);
        }
    }
    Ok(())
}
