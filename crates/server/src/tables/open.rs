//! Opening a table, and keeping it.

use std::sync::Arc;

use saturnalia_protocol::wire::{NewTable, Status};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_store::{NewTableRow, TableRow, Write, Written};
use saturnalia_table::{Line, Opened, Opening, Person, Rating};

use super::house::House;
use super::keeper::Command;
use super::load::{phase, refusal};
use crate::blocking::blocking;
use crate::chance;
use crate::time::now;

/// Opens the table that somebody has planned; it starts at once if nobody is waited for.
pub(crate) async fn open(house: &Arc<House>, person: &Person, new: NewTable) -> Result<TableId, Refusal> {
    keep(house, opening(house, person)?.open(new)?).await
}

/// What a new table of that person is made with.
pub(crate) fn opening<'a>(house: &House, person: &'a Person) -> Result<Opening<'a>, Refusal> {
    Ok(Opening {
        games: house.games,
        bots: house.config.bots(),
        person,
        fresh: chance::fresh()?,
        at: now(),
        rating: Rating::Rated,
    })
}

/// A table out of a file that somebody sent. Reading it plays the whole game.
pub(super) async fn read(
    house: &Arc<House>,
    person: &Person,
    make: impl FnOnce(Opening<'_>) -> Result<Opened, Refusal> + Send + 'static,
) -> Result<Opened, Refusal> {
    let (house, person) = (Arc::clone(house), person.clone());
    blocking(move || make(opening(&house, &person)?)).await
}

/// Keeps a new table.
pub(super) async fn keep(house: &Arc<House>, opened: Opened) -> Result<TableId, Refusal> {
    keep_once(house, opened).await?.ok_or_else(|| RefusalCode::Unavailable.into())
}

/// A table for people who have looked for one; `None` if one of them no longer does, or was found by somebody else.
pub(crate) async fn meet(
    house: &Arc<House>,
    person: &Person,
    new: NewTable,
    seekers: Vec<AccountId>,
) -> Result<Option<TableId>, Refusal> {
    let opened = opening(house, person)?.open(new)?;
    keep_by(house, opened, |row, lines, members| Write::Meet { row, lines, members, seekers }).await
}

/// The same; `None` if there is a table with that id.
pub(super) async fn keep_once(house: &Arc<House>, opened: Opened) -> Result<Option<TableId>, Refusal> {
    keep_by(house, opened, |row, lines, members| Write::CreateTable { row, lines, members }).await
}

/// A new table as it is kept.
pub(crate) fn new_row(opened: &Opened) -> NewTableRow {
    let Opened { table, lines } = opened;
    let header = table.header();
    let row = TableRow {
        id: table.id(),
        header: header.write(),
        game: header.game.clone(),
        phase: phase(table.status()),
        public: header.public,
        rated: header.rated,
        created: header.created,
        group: header.group,
    };
    NewTableRow { row, lines: lines.iter().map(Line::write).collect(), members: table.members() }
}

/// Keeps a new table by that write; `None` if it conflicts.
async fn keep_by(
    house: &Arc<House>,
    opened: Opened,
    write: impl FnOnce(TableRow, Vec<String>, Vec<AccountId>) -> Write,
) -> Result<Option<TableId>, Refusal> {
    let NewTableRow { row, lines, members } = new_row(&opened);
    let (id, table) = (row.id, opened.table);
    let create = write(row, lines, members);
    match house.store.write(create).await {
        Ok(Written::Done | Written::Number(_)) => {}
        Ok(Written::Conflict) => return Ok(None),
        Err(error) => return Err(refusal(error)),
    }
    if table.status() == Status::Running {
        // Bots may have the first word.
        house.send(id, Command::Wake { done: None }).await?;
    }
    Ok(Some(id))
}
