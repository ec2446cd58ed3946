//! What the administrator does to the tables in a store while no server runs on it.

use std::fmt;

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::Status;
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_store::{Append, Phase, Place, Store, StoreError, TableRow, Write, Written};
use saturnalia_table::{Frozen, FrozenBy, Line, Person, Table, Through, What, replay};

use crate::Config;
use crate::metrics::Metrics;
use crate::tables::{self, House};
use crate::time::now;

/// The tables of a store.
#[derive(Debug)]
pub struct Admin {
    games: Games,
    store: Store,
    place: Place,
}

/// One table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    pub id: TableId,
    pub game: String,
    pub phase: &'static str,
    pub created: i64,
    pub seats: Vec<String>,
}

/// What replaying a table showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Replayed {
    /// Every answer is still offered.
    Whole { entries: u32 },
    /// The game cannot go on under the present rules.
    Frozen(String),
    /// It cannot be read at all.
    Broken(String),
}

impl fmt::Display for Replayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Replayed::Whole { entries } => write!(f, "{entries} entries, all legal"),
            Replayed::Frozen(reason) => write!(f, "frozen: {reason}"),
            Replayed::Broken(reason) => write!(f, "broken: {reason}"),
        }
    }
}

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

impl Admin {
    /// Opens a store that no server uses (a folder is locked by the server; a database is not, so stop its servers first).
    pub async fn open(games: Games, place: Place) -> Result<Admin, Refusal> {
        let opening = place.clone();
        let opened = tokio::task::spawn_blocking(move || Store::open(&opening, |_| {})).await;
        let opened = opened.map_err(|error| Refusal::with(RefusalCode::Internal, error))?.map_err(unavailable)?;
        Ok(Admin { games, store: opened.store, place })
    }

    /// Every table, oldest first.
    pub async fn list(&self) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.read(|backend| backend.tables(None)).await.map_err(unavailable)?;
        let mut list = Vec::with_capacity(rows.len());
        for row in rows {
            let seats = match self.replayed(&row).await {
                Ok((table, _)) => table.names(),
                Err(_) => Vec::new(),
            };
            list.push(Listed { id: row.id, game: row.game, phase: row.phase.word(), created: row.created, seats });
        }
        Ok(list)
    }

    /// A table in a few lines. Shows no seed.
    pub async fn show(&self, id: TableId) -> Result<String, Refusal> {
        let (row, table, frozen) = self.table(id).await?;
        let mut text = format!(
            "table      {id}\ngame       {} (revision {})\nphase      {}\npublic     {}\nrated      {}\nversion    {}\nentries    {}\ncommitment {}\n",
            row.game,
            table.header().revision,
            row.phase.word(),
            row.public,
            table.is_rated(),
            table.version(),
            table.entries(),
            table.game().commitment(),
        );
        for (number, name) in (1..).zip(table.names()) {
            text.push_str(&format!("seat {number}     {name}\n"));
        }
        if let Some(reason) = frozen {
            text.push_str(&format!("frozen     {reason}\n"));
        }
        Ok(text)
    }

    /// The game file, whatever state the game is in. It holds the seed.
    pub async fn export(&self, id: TableId) -> Result<String, Refusal> {
        let (_, table, _) = self.table(id).await?;
        Ok(table.record().get().to_owned())
    }

    /// Makes a table of a game file.
    pub async fn import(&self, file: &str) -> Result<TableId, Refusal> {
        let listen = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config::new(listen, self.place.clone());
        let house = House::new(self.games, self.store.clone(), config, std::sync::Arc::new(Metrics::default()));
        let nobody = Person { account: AccountId(0), name: "admin".to_owned(), through: Through::Session };
        tables::import(&house, &nobody, file.to_owned()).await
    }

    /// Goes back to the position after so many entries.
    pub async fn undo(&self, id: TableId, to: u32) -> Result<(), Refusal> {
        let (row, mut table, frozen) = self.table(id).await?;
        if frozen.is_some() || table.status() == Status::Finished {
            return Err(RefusalCode::NotRunning.into());
        }
        let number = table.version();
        let lines = table.carry_out(vec![What::Rewind { to }], now())?;
        self.append(row.id, number, &lines, None).await
    }

    /// Takes up a table that was frozen, if this program can read its journal.
    pub async fn unfreeze(&self, id: TableId) -> Result<(), Refusal> {
        let row = self.store.read(move |backend| backend.table(id)).await.map_err(unavailable)?;
        let row = row.ok_or(RefusalCode::NotFound)?;
        let lines = self.store.read(move |backend| backend.journal(id, 0)).await.map_err(unavailable)?;
        let saturnalia_table::Replayed { mut table, frozen } = replay(self.games, id, &row.header, &lines)?;
        match frozen {
            None => Err(Refusal::with(RefusalCode::NotRunning, "it is not frozen")),
            Some(Frozen { reason, by: FrozenBy::Program }) => Err(Refusal::with(RefusalCode::Frozen, reason)),
            Some(Frozen { by: FrozenBy::Line, .. }) => {
                let number = table.version();
                let lines = table.carry_out(vec![What::Thaw], now())?;
                self.append(row.id, number, &lines, Some(tables::phase(table.status()))).await
            }
        }
    }

    async fn append(&self, table: TableId, number: u32, lines: &[Line], phase: Option<Phase>) -> Result<(), Refusal> {
        let append = Append {
            table,
            number,
            lines: lines.iter().map(Line::write).collect(),
            phase,
            joined: Vec::new(),
            parted: Vec::new(),
            tells: Vec::new(),
        };
        match self.store.write(Write::Append(append)).await.map_err(unavailable)? {
            Written::Done | Written::Number(_) => Ok(()),
            Written::Conflict => Err(RefusalCode::Stale.into()),
        }
    }

    /// Deletes a table for good. Ratings stay as they are.
    pub async fn delete(&self, id: TableId) -> Result<(), Refusal> {
        self.table(id).await?;
        self.store.write(Write::DeleteTable(id)).await.map_err(unavailable)?;
        Ok(())
    }

    /// Replays every table under the present rules.
    pub async fn replay_all(&self) -> Result<Vec<(TableId, Replayed)>, Refusal> {
        let rows = self.store.read(|backend| backend.tables(None)).await.map_err(unavailable)?;
        let mut found = Vec::with_capacity(rows.len());
        for row in rows {
            let replayed = match self.replayed(&row).await {
                Ok((table, None)) => Replayed::Whole { entries: table.entries() },
                Ok((_, Some(reason))) => Replayed::Frozen(reason),
                Err(refusal) => Replayed::Broken(refusal.to_string()),
            };
            found.push((row.id, replayed));
        }
        Ok(found)
    }

    async fn table(&self, id: TableId) -> Result<(TableRow, Table, Option<String>), Refusal> {
        let row = self.store.read(move |backend| backend.table(id)).await.map_err(unavailable)?;
        let row = row.ok_or(RefusalCode::NotFound)?;
        let (table, frozen) = self.replayed(&row).await?;
        Ok((row, table, frozen))
    }

    async fn replayed(&self, row: &TableRow) -> Result<(Table, Option<String>), Refusal> {
        let id = row.id;
        let lines = self.store.read(move |backend| backend.journal(id, 0)).await.map_err(unavailable)?;
        let saturnalia_table::Replayed { table, frozen } = replay(self.games, id, &row.header, &lines)?;
        Ok((table, frozen.map(|frozen| frozen.reason)))
    }
}
