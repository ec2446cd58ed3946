//! What can be made of a finished game, and of a game file: new tables.

use std::sync::Arc;

use saturnalia_protocol::wire::{PlayOn, SameDeal};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_table::{Finished, Person, Rematch, Table};

use super::house::House;
use super::open::{keep, opening, read};
use crate::groups::is_member;

/// Makes a table of a file: a finished game to be replayed, an unfinished one to be played on against bots.
pub(crate) async fn import(house: &Arc<House>, person: &Person, file: String) -> Result<TableId, Refusal> {
    keep(house, read(house, person, move |opening| opening.import(&file)).await?).await
}

async fn finished(
    house: &Arc<House>,
    person: &Person,
    id: TableId,
    invite: Option<InviteCode>,
) -> Result<Finished, Refusal> {
    let account = person.account;
    house.read(id, move |table: &Table, _| table.finished_game(Some(account), invite)).await
}

/// The same people once more, everybody one seat further. Asked for twice, it is the same table.
pub(crate) async fn rematch(
    house: &Arc<House>,
    person: &Person,
    id: TableId,
    invite: Option<InviteCode>,
) -> Result<TableId, Refusal> {
    let mut old = finished(house, person, id, invite).await?;
    // Whoever has left the group plays on with the others outside of it.
    if let Some(group) = old.group()
        && !is_member(&house.store, group, person.account).await?
    {
        old = old.outside_its_group();
    }
    let opened = match opening(house, person)?.rematch(&old)? {
        Rematch::There(table) => return Ok(table),
        Rematch::New(opened) => opened,
    };
    let table = keep(house, *opened).await?;
    match house.write(id, Box::new(move |old: &Table| old.note_rematch(table))).await {
        Ok(()) => Ok(table),
        // Somebody else was faster: theirs is the rematch.
        Err(refusal) if refusal.code == RefusalCode::Stale => {
            let first = house.read(id, |old: &Table, _| Ok(old.rematch())).await?;
            Ok(first.unwrap_or(table))
        }
        Err(refusal) => Err(refusal),
    }
}

/// A new, unrated table with the deal of a finished game.
pub(crate) async fn same_deal(
    house: &Arc<House>,
    person: &Person,
    id: TableId,
    invite: Option<InviteCode>,
    wanted: SameDeal,
) -> Result<TableId, Refusal> {
    let old = finished(house, person, id, invite).await?;
    keep(house, opening(house, person)?.same_deal(&old, &wanted)?).await
}

/// A new, unrated table that goes on after so many entries of a finished game.
pub(crate) async fn play_on(
    house: &Arc<House>,
    person: &Person,
    id: TableId,
    invite: Option<InviteCode>,
    wanted: PlayOn,
) -> Result<TableId, Refusal> {
    let old = finished(house, person, id, invite).await?;
    keep(house, opening(house, person)?.play_on(&old, &wanted)?).await
}
