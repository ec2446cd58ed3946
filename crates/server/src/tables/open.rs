//! Opening a table.

use std::sync::Arc;

use saturnalia_catalog::OpenError;
use saturnalia_protocol::wire::{NAME_LIMIT, NewTable, Origin, Pace, SeatPlan, Status};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{Nonce, SeatCount, Seed};
use saturnalia_store::{TableRow, Write, Written};

use super::house::House;
use super::line::{Header, Line, Sitter, What};
use super::table::{Person, Table, Through};
use crate::chance;
use crate::time::now;

/// Opens the table that somebody has planned; it starts at once if nobody is waited for.
pub(crate) async fn open(house: &Arc<House>, person: &Person, new: NewTable) -> Result<TableId, Refusal> {
    let entry = house.games.find(&new.game).ok_or(RefusalCode::NoSuchGame)?;
    if !SeatCount::new(new.seats.len() as u8).is_some_and(|seats| entry.info.allows(seats)) {
        return Err(RefusalCode::BadSeats.into());
    }
    let chosen = new.scenario.is_some() || new.seed.is_some();
    let origin = match (&new.scenario, &new.seed) {
        (Some(_), _) => Some(Origin::Scenario),
        (None, Some(_)) => Some(Origin::ChosenSeed),
        (None, None) => None,
    };
    let seed = match &new.seed {
        Some(text) => serde_json::from_value(serde_json::Value::from(text.as_str()))
            .map_err(|_| Refusal::with(RefusalCode::BadOptions, "a seed has 64 hexadecimal digits"))?,
        None => Seed(chance::bytes()?),
    };
    let seats = sitters(house, person, &new.seats)?;
    if chosen && seats.iter().any(Sitter::is_free) {
        return Err(Refusal::with(RefusalCode::BadSeats, "a chosen deal is only for one's own seats and bots"));
    }
    let header = Header {
        game: new.game,
        revision: entry.info.revision,
        options: new.options,
        scenario: new.scenario,
        chance: new.chance.unwrap_or_default(),
        seed,
        nonce: Nonce(chance::bytes()?),
        parts: Vec::new(),
        rated: origin.is_none() && is_rated(&seats),
        seats,
        pace: pace(new.pace)?,
        public: new.public,
        host: person.account,
        invite: InviteCode(chance::number()?),
        origin,
        created: now(),
    };
    keep(house, person, header, Vec::new()).await
}

/// A game counts if every seat is played by a person of their own or a bot, and by two different ones.
pub(crate) fn is_rated(seats: &[Sitter]) -> bool {
    let no_local = seats.iter().all(|sitter| !matches!(sitter, Sitter::Local { .. }));
    let people = seats.iter().any(|sitter| sitter.bot().is_none());
    no_local && people && seats.len() > 1
}

/// Keeps a new table of that person with its first lines, and starts it if it is full.
pub(crate) async fn keep(
    house: &Arc<House>,
    person: &Person,
    header: Header,
    mut lines: Vec<Line>,
) -> Result<TableId, Refusal> {
    let id = TableId(chance::number()?);
    let mut table = Table::new(house.games, id, header.clone()).map_err(unplayable)?;
    if !header.seats.iter().any(Sitter::is_free) {
        lines.insert(0, Line(header.created, What::Start));
    }
    if person.through == Through::Token && !table.seats_of(person.account).is_empty() {
        lines.push(Line(header.created, What::Program { account: person.account }));
    }
    for line in &lines {
        table.apply(line)?;
    }
    let row = TableRow {
        id,
        header: serde_json::to_string(&header).map_err(|error| Refusal::with(RefusalCode::Internal, error))?,
        game: header.game,
        phase: table.phase(),
        public: header.public,
        rated: header.rated,
        created: header.created,
    };
    let create = Write::CreateTable { row, lines: lines.iter().map(Line::write).collect(), members: table.members() };
    match house.store.write(create).await {
        Ok(Written::Done | Written::Number(_)) => {}
        Ok(Written::Conflict) => return Err(RefusalCode::Unavailable.into()),
        Err(error) => return Err(Refusal::with(RefusalCode::Unavailable, error)),
    }
    if table.status == Status::Running {
        // Bots may have the first word.
        house.send(id, super::keeper::Command::Wake { done: None }).await?;
    }
    Ok(id)
}

pub(crate) fn unplayable(error: OpenError) -> Refusal {
    match &error {
        OpenError::UnknownGame(_) => RefusalCode::NoSuchGame.into(),
        OpenError::Seats { .. } => Refusal::with(RefusalCode::BadSeats, error),
        OpenError::Options(_) | OpenError::Scenario(_) | OpenError::Components(_) => {
            Refusal::with(RefusalCode::BadOptions, error)
        }
        OpenError::Malformed(_) | OpenError::Record(_) | OpenError::Endless(_) => {
            Refusal::with(RefusalCode::BadFile, error)
        }
    }
}

/// Who sits where at first.
pub(crate) fn sitters(house: &House, person: &Person, plan: &[SeatPlan]) -> Result<Vec<Sitter>, Refusal> {
    if plan.iter().filter(|seat| matches!(seat, SeatPlan::Me)).count() > 1 {
        return Err(Refusal::with(RefusalCode::BadSeats, "one seat is `me`, others on this device are `local`"));
    }
    plan.iter()
        .map(|seat| {
            Ok(match seat {
                SeatPlan::Me => Sitter::Person { account: person.account, name: person.name.clone() },
                SeatPlan::Local { name } => Sitter::Local { account: person.account, name: good_name(name)? },
                SeatPlan::Invited => Sitter::Invited,
                SeatPlan::Open => Sitter::Open,
                SeatPlan::Bot { spec } => Sitter::Bot { spec: house.config.bot(spec)? },
            })
        })
        .collect()
}

/// A name somebody can go by: visible, not too long, no control characters.
pub(crate) fn good_name(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    let visible = name.chars().all(|letter| !letter.is_control() && !is_invisible(letter));
    if name.is_empty() || name.chars().count() > NAME_LIMIT || !visible {
        return Err(RefusalCode::BadName.into());
    }
    Ok(name.to_owned())
}

/// Characters that turn text around or take no room: fit for passing oneself off as somebody else.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn pace(pace: Pace) -> Result<Pace, Refusal> {
    let sensible = match pace {
        Pace::NoClock => true,
        Pace::Live { seconds, increment } => (10..=24 * 3600).contains(&seconds) && increment <= 3600,
        Pace::Days { days } => (1..=60).contains(&days),
    };
    if sensible { Ok(pace) } else { Err(Refusal::with(RefusalCode::BadOptions, "no such pace")) }
}
