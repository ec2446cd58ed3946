//! What can be made of a finished game: a rematch, the same deal, playing on from somewhere; and of a game file.

use std::sync::Arc;

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{Origin, PlayOn, SameDeal, SeatPlan, Status, Verified};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{Chance, DrawnAnew, Nonce, Part, Seat, Seed, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::house::House;
use super::line::{Header, Line, Sitter, What};
use super::open::{is_rated, keep, sitters, unplayable};
use super::table::{Person, Table};
use crate::chance;
use crate::time::now;

/// The parts of a game file that the house reads; the rest is the game's own.
#[derive(Debug, Deserialize)]
struct GameFile {
    game: String,
    seats: u8,
    #[serde(default)]
    options: serde_json::Value,
    #[serde(default)]
    start: Start,
    #[serde(default)]
    players: Vec<String>,
    #[serde(default = "Chance::unsaid")]
    chance: Chance,
    seed: Seed,
    nonce: Nonce,
    #[serde(default)]
    parts: Vec<Part>,
    entries: Vec<Box<RawValue>>,
    #[serde(default)]
    drawn_anew: Vec<DrawnAnew>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Start {
    #[default]
    Deal,
    Scenario(serde_json::Value),
}

#[derive(Deserialize)]
struct Answered {
    seat: Seat,
    answer: Option<Box<RawValue>>,
    concede: Option<Seat>,
}

fn read(file: &str) -> Result<GameFile, Refusal> {
    serde_json::from_str(file).map_err(|error| Refusal::with(RefusalCode::BadFile, error))
}

/// The entries of a game file as lines of a journal, and where between them it was drawn anew.
fn lines(entries: &[Box<RawValue>], drawn_anew: &[DrawnAnew], at: i64) -> Result<Vec<Line>, Refusal> {
    let bad = |error: &dyn std::fmt::Display| Refusal::with(RefusalCode::BadFile, error);
    let mut lines = Vec::with_capacity(entries.len() + drawn_anew.len());
    for (number, entry) in entries.iter().map(Some).chain([None]).enumerate() {
        let here = drawn_anew.iter().filter(|anew| anew.entry == number);
        lines.extend(here.map(|DrawnAnew { eyes, seed, nonce, .. }| What::DrawAnew {
            eyes: *eyes,
            seed: *seed,
            nonce: *nonce,
        }));
        let Some(entry) = entry else { break };
        lines.push(match serde_json::from_str(entry.get()).map_err(|error| bad(&error))? {
            Answered { seat, answer: Some(answer), concede: None } => What::Play { seat, answer },
            Answered { seat, answer: None, concede: Some(in_favour_of) } => What::Resign { seat, in_favour_of },
            Answered { .. } => return Err(bad(&"an entry is an answer or a resignation")),
        });
    }
    Ok(lines.into_iter().map(|what| Line(at, what)).collect())
}

/// Replays a file and says what it proves.
pub(crate) fn verify(games: Games, file: &str) -> Result<Verified, Refusal> {
    let GameFile { game: key, seed, nonce, .. } = read(file)?;
    let entry = games.find(&key).ok_or(RefusalCode::NoSuchGame)?;
    let game = entry.open(file).map_err(unplayable)?;
    Ok(Verified {
        game: key,
        revision: game.info().revision,
        seats: game.seats().get(),
        entries: game.entries() as u32,
        commitment: game.commitment().to_string(),
        seed: hexadecimal(&seed),
        nonce: nonce.to_string(),
        outcome: game.outcome(),
    })
}

fn hexadecimal(seed: &Seed) -> String {
    seed.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Makes a table of a file: a finished game to be replayed, an unfinished one to be played on against bots.
pub(crate) async fn import(house: &Arc<House>, person: &Person, file: &str) -> Result<TableId, Refusal> {
    let found = read(file)?;
    let entry = house.games.find(&found.game).ok_or(RefusalCode::NoSuchGame)?;
    let game = entry.open(file).map_err(unplayable)?;
    let mut seats: Vec<Sitter> = (0..found.seats)
        .map(|seat| {
            let name = found.players.get(usize::from(seat)).map(|name| name.trim()).filter(|name| !name.is_empty());
            let name: String = name.unwrap_or("?").chars().filter(|letter| !letter.is_control()).take(24).collect();
            Sitter::Local { account: person.account, name }
        })
        .collect();
    if !game.is_over() {
        for sitter in seats.iter_mut().skip(1) {
            *sitter = Sitter::Bot { spec: house.config.replacement_bot.to_string() };
        }
        seats[0] = Sitter::Person { account: person.account, name: person.name.clone() };
    }
    let at = now();
    let header = Header {
        game: found.game,
        revision: entry.info.revision,
        options: found.options,
        scenario: match found.start {
            Start::Deal => None,
            Start::Scenario(scenario) => Some(scenario),
        },
        chance: found.chance,
        seed: found.seed,
        nonce: found.nonce,
        parts: found.parts,
        seats,
        pace: saturnalia_protocol::wire::Pace::NoClock,
        public: false,
        rated: false,
        host: person.account,
        invite: InviteCode(chance::number()?),
        origin: Some(Origin::Imported),
        created: at,
    };
    keep(house, person, header, lines(&found.entries, &found.drawn_anew, at)?).await
}

/// What a new table takes over from a finished one.
#[derive(Clone, Debug)]
struct Finished {
    header: Header,
    seats: Vec<Sitter>,
    record: String,
    rematch: Option<TableId>,
}

async fn finished(
    house: &Arc<House>,
    person: &Person,
    id: TableId,
    invite: Option<InviteCode>,
) -> Result<Finished, Refusal> {
    let account = person.account;
    house
        .read(id, move |table: &Table, _| {
            if !table.may_see(Some(account), invite) {
                return Err(RefusalCode::NotFound.into());
            }
            if table.status != Status::Finished {
                return Err(RefusalCode::NotFinished.into());
            }
            Ok(Finished {
                header: table.header.clone(),
                seats: table.seats.clone(),
                record: table.game.record().get().to_owned(),
                rematch: table.rematch,
            })
        })
        .await
}

/// The same people once more, everybody one seat further. Asked for twice, it is the same table.
pub(crate) async fn rematch(
    house: &Arc<House>,
    person: &Person,
    id: TableId,
    invite: Option<InviteCode>,
) -> Result<TableId, Refusal> {
    let old = finished(house, person, id, invite).await?;
    if let Some(table) = old.rematch {
        return Ok(table);
    }
    let sat_there = old.seats.iter().any(|sitter| match sitter {
        Sitter::Person { account, .. } | Sitter::Local { account, .. } | Sitter::Replaced { account, .. } => {
            *account == person.account
        }
        Sitter::Open | Sitter::Invited | Sitter::Reserved { .. } | Sitter::Bot { .. } => false,
    });
    if !sat_there {
        return Err(RefusalCode::NotYourSeat.into());
    }
    let mut seats: Vec<Sitter> = old
        .seats
        .into_iter()
        .map(|sitter| match sitter {
            // Only whoever asks is surely there. The others find their seat kept free; a device's second person comes with the first.
            Sitter::Person { account, name } | Sitter::Replaced { account, name, .. } if account != person.account => {
                Sitter::Reserved { account, name }
            }
            Sitter::Replaced { account, name, .. } => Sitter::Person { account, name },
            Sitter::Local { account, .. } if account != person.account => Sitter::Invited,
            sitter @ (Sitter::Person { .. }
            | Sitter::Local { .. }
            | Sitter::Bot { .. }
            | Sitter::Open
            | Sitter::Invited
            | Sitter::Reserved { .. }) => sitter,
        })
        .collect();
    seats.rotate_right(1);
    let header = Header {
        chance: Chance::default(),
        seed: Seed(chance::bytes()?),
        nonce: Nonce(chance::bytes()?),
        parts: Vec::new(),
        rated: old.header.scenario.is_none() && is_rated(&seats),
        seats,
        host: person.account,
        // The old table's invitation opens the new one, so that everybody there can follow.
        invite: old.header.invite,
        origin: Some(Origin::Rematch { of: id }),
        created: now(),
        ..old.header
    };
    let table = keep(house, person, header, Vec::new()).await?;
    let decide = move |old: &Table| match old.rematch {
        Some(_) => Err(RefusalCode::Stale.into()),
        None => Ok(vec![What::Rematch { table }]),
    };
    match house.write(id, Box::new(decide)).await {
        Ok(()) => Ok(table),
        // Somebody else was faster: theirs is the rematch.
        Err(refusal) if refusal.code == RefusalCode::Stale => {
            let first = finished(house, person, id, invite).await?.rematch;
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
    new: SameDeal,
) -> Result<TableId, Refusal> {
    let old = finished(house, person, id, invite).await?;
    if new.seats.len() != old.seats.len() {
        return Err(RefusalCode::BadSeats.into());
    }
    let header = Header {
        seats: sitters(house, person, &new.seats)?,
        pace: new.pace,
        public: new.public,
        rated: false,
        host: person.account,
        invite: InviteCode(chance::number()?),
        origin: Some(Origin::SameDeal { of: id }),
        created: now(),
        ..old.header
    };
    keep(house, person, header, Vec::new()).await
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
    let of_my_own = |seat: &SeatPlan| match seat {
        SeatPlan::Me | SeatPlan::Local { .. } | SeatPlan::Bot { .. } => true,
        SeatPlan::Invited | SeatPlan::Open => false,
    };
    if wanted.seats.len() != old.seats.len() || !wanted.seats.iter().all(of_my_own) {
        return Err(RefusalCode::BadSeats.into());
    }
    let file = read(&old.record)?;
    let kept = file.entries.get(..wanted.entry as usize).ok_or(RefusalCode::NoSuchEntry)?;
    let header = Header {
        seats: sitters(house, person, &wanted.seats)?,
        pace: saturnalia_protocol::wire::Pace::NoClock,
        public: false,
        rated: false,
        host: person.account,
        invite: InviteCode(chance::number()?),
        origin: Some(Origin::PlayedOn { of: id, entry: wanted.entry }),
        created: now(),
        ..old.header
    };
    let mut lines = lines(kept, &file.drawn_anew, header.created)?;
    // Everybody has seen how the other game went on: what this person could not know at that point is drawn anew.
    let eyes = seat_of(&header.seats, person).map_or(Viewer::Spectator, Viewer::Seat);
    let (seed, nonce) = (Seed(chance::bytes()?), Nonce(chance::bytes()?));
    lines.push(Line(header.created, What::DrawAnew { eyes, seed, nonce }));
    keep(house, person, header, lines).await
}

/// The first seat that this person plays.
fn seat_of(seats: &[Sitter], person: &Person) -> Option<Seat> {
    (0u8..).map(Seat).zip(seats).find(|(_, sitter)| sitter.player() == Some(person.account)).map(|(seat, _)| seat)
}
