//! Tables that people take along to a device, and bring from one.

use std::sync::Arc;

use saturnalia_protocol::wire::Luggage;
use saturnalia_protocol::{Refusal, RefusalCode, TableId};
use saturnalia_table::{Person, Table};

use super::house::House;
use super::open::{keep_once, read};
use crate::chance;

/// Closes the table and hands out what it becomes another one of. Asked for twice, it is the same.
pub(crate) async fn take_along(house: &Arc<House>, person: &Person, id: TableId) -> Result<Luggage, Refusal> {
    let (fresh, by) = (chance::fresh()?, person.clone());
    house.write(id, Box::new(move |table: &Table| table.take_along(&by, fresh))).await?;
    // Written, and so over here: only now anything leaves.
    let by = person.clone();
    house.read(id, move |table: &Table, _| table.luggage(&by)).await
}

/// Makes a table of what somebody has brought from a device. Brought twice, it is the same table.
pub(crate) async fn unpack(house: &Arc<House>, person: &Person, luggage: Luggage) -> Result<TableId, Refusal> {
    let id = luggage.to;
    let brought = luggage.clone();
    if let Some(table) = keep_once(house, read(house, person, move |opening| opening.unpack(&brought)).await?).await? {
        return Ok(table);
    }
    let by = person.clone();
    let theirs = house.read(id, move |table: &Table, _| Ok(table.is_unpacked_from(&luggage, &by))).await?;
    if theirs { Ok(id) } else { Err(Refusal::with(RefusalCode::BadRequest, "another table has that id")) }
}
