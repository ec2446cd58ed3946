//! Opening a table.

use saturnalia_catalog::{Brought, GameEntry, Games, OpenError};
use saturnalia_protocol::wire::{Millis, NewTable, Origin, Pace, SeatPlan};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{Bond, Nonce, Provenance, SeatCount, Seed};
use serde::Deserialize;

use crate::person::good_name;
use crate::result::is_rated;
use crate::table::new_game;
use crate::{BotPolicy, Header, Line, Person, Sitter, Table, Through, What, luck};

/// What is drawn for a new table, from a source that nobody can guess.
#[derive(Clone, Copy, Debug)]
pub struct Fresh {
    pub table: TableId,
    pub invite: InviteCode,
    pub seed: Seed,
    pub nonce: Nonce,
}

impl Fresh {
    /// So many bytes it is made of.
    pub const BYTES: usize = 80;

    /// All of it from bytes of chance.
    pub fn from_bytes(bytes: &[u8; Fresh::BYTES]) -> Fresh {
        fn part<const N: usize>(bytes: &[u8; Fresh::BYTES], from: usize) -> [u8; N] {
            std::array::from_fn(|place| bytes[from + place])
        }
        Fresh {
            table: TableId(u64::from_le_bytes(part(bytes, 0))),
            invite: InviteCode(u64::from_le_bytes(part(bytes, 8))),
            seed: Seed(part(bytes, 16)),
            nonce: Nonce(part(bytes, 48)),
        }
    }
}

/// Who opens a table, where, when and with what chance. Each of its methods is a way to come to one.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    pub games: Games,
    pub bots: BotPolicy,
    pub person: &'a Person,
    pub fresh: Fresh,
    pub at: Millis,
    pub rating: Rating,
}

/// Whether results count where a table is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rating {
    /// If the game is one that can be counted.
    Rated,
    /// Whatever the game: help is free.
    Unrated,
}

/// A new table, to be kept: its header and its first lines.
#[derive(Clone, Debug)]
pub struct Opened {
    pub table: Table,
    pub lines: Vec<Line>,
}

impl Opening<'_> {
    /// Opens the table that somebody has planned; it starts at once if nobody is waited for.
    pub fn open(&self, new: NewTable) -> Result<Opened, Refusal> {
        self.table(self.plan(new)?, Vec::new())
    }

    /// The header of the table that somebody has planned.
    pub(crate) fn plan(&self, new: NewTable) -> Result<Header, Refusal> {
        let entry = self.games.find(&new.game).ok_or(RefusalCode::NoSuchGame)?;
        if !SeatCount::new(new.seats.len() as u8).is_some_and(|seats| entry.info.allows(seats)) {
            return Err(RefusalCode::BadSeats.into());
        }
        let origin = match (&new.scenario, &new.seed) {
            (Some(_), _) => Some(Origin::Scenario),
            (None, Some(_)) => Some(Origin::ChosenSeed),
            (None, None) => None,
        };
        let seed = new.seed.as_deref().map_or(Ok(self.fresh.seed), read_seed)?;
        let seats = self.sitters(&new.seats)?;
        let own = brought(entry, new.components.as_deref())?;
        let components = match &own {
            Some(set) => (!set.is_printed()).then_some(set.file()),
            None => entry.components.map(Brought::file),
        };
        if origin.is_some() && seats.iter().any(Sitter::is_free) {
            return Err(Refusal::with(RefusalCode::BadSeats, "a chosen deal is only for one's own seats and bots"));
        }
        Ok(Header {
            game: new.game,
            revision: entry.info.revision,
            options: entry.options_of_a_new_game(&new.options).map_err(unplayable)?,
            components: components.map(str::to_owned),
            scenario: new.scenario,
            chance: new.chance.unwrap_or_default(),
            seed,
            nonce: self.fresh.nonce,
            bond: None,
            rated: origin.is_none() && components.is_none() && is_rated(&seats),
            seats,
            pace: sensible(new.pace)?,
            by_hand: new.by_hand,
            public: new.public && new.group.is_none(),
            group: new.group,
            language: new.language.map(known_by_letters).transpose()?,
            host: self.person.account,
            invite: self.fresh.invite,
            origin,
            created: self.at,
        })
    }

    /// A new table of this person with its first lines; it starts if it is full.
    pub(crate) fn table(&self, mut header: Header, mut lines: Vec<Line>) -> Result<Opened, Refusal> {
        header.rated &= self.rating == Rating::Rated;
        // Whatever else it has from an older table, it is played by the rules of today.
        let entry = self.games.find(&header.game).ok_or(RefusalCode::NoSuchGame)?;
        header.revision = entry.info.revision;
        // Here until the game is, which is played with it.
        let set = brought(entry, header.components.as_deref())?;
        self.commit(entry, set.as_ref(), &mut header)?;
        if !header.seats.iter().any(Sitter::is_free) {
            lines.insert(0, Line(self.at, What::Start));
        }
        let mut table = Table::new(self.games, self.fresh.table, header).map_err(unplayable)?;
        if let Some(Bond { parts, voided, .. }) = table.header.bond.clone() {
            // What is played is what was committed to: an imported file may say otherwise.
            table.game.clone().deal_with(parts, voided).map_err(unplayable)?;
        }
        let account = self.person.account;
        if self.person.through == Through::Token && !table.seats_of(account).is_empty() {
            lines.push(Line(self.at, What::Program { account }));
        }
        for line in &lines {
            table.apply(line)?;
        }
        lines.extend(table.answer_lone_questions(self.at));
        Ok(Opened { table, lines })
    }

    /// Writes down what the host commits to besides his seed. A game that was brought along stays under the terms it came with.
    fn commit(&self, entry: &GameEntry, set: Option<&Brought>, header: &mut Header) -> Result<(), Refusal> {
        let deal = match header.origin {
            None | Some(Origin::Rematch { .. }) => Provenance::Drawn,
            Some(Origin::ChosenSeed | Origin::Scenario) => Provenance::Chosen,
            Some(Origin::Tournament { of, round, same_deal: true }) => Provenance::Round { of: of.to_string(), round },
            Some(Origin::Tournament { same_deal: false, .. }) => Provenance::Drawn,
            Some(Origin::Day { day }) => Provenance::Day { day },
            Some(Origin::SameDeal { of }) => Provenance::SameDeal { of: of.to_string() },
            Some(Origin::PlayedOn { of, entry }) => Provenance::PlayedOn { of: of.to_string(), entry },
            Some(Origin::Imported | Origin::TakenAlong { .. }) => return Ok(()),
        };
        let set = set.map_or("", |set| set.id().hash.as_str());
        if header.options.as_object().is_none_or(serde_json::Map::is_empty) {
            // A table of before may leave them out; what is committed to is said in full.
            header.options = options_in_full(entry, header)?;
        }
        let terms = luck::terms(header, self.fresh.table.to_string(), set, deal).write();
        let Bond { parts, voided, .. } = header.bond.take().unwrap_or_default();
        header.bond = Some(Bond { terms, parts, voided });
        Ok(())
    }

    /// Who sits where at first.
    pub(crate) fn sitters(&self, plan: &[SeatPlan]) -> Result<Vec<Sitter>, Refusal> {
        if plan.iter().filter(|seat| matches!(seat, SeatPlan::Me)).count() > 1 {
            return Err(Refusal::with(RefusalCode::BadSeats, "one seat is `me`, others on this device are `local`"));
        }
        let Person { account, name, .. } = self.person;
        let sitters = plan.iter().map(|seat| {
            Ok(match seat {
                SeatPlan::Me => Sitter::Person { account: *account, name: name.clone() },
                SeatPlan::Local { name } => Sitter::Local { account: *account, name: good_name(name)? },
                SeatPlan::Invited => Sitter::Invited,
                SeatPlan::Open => Sitter::Open,
                SeatPlan::Kept { account: kept, .. } if kept == account => {
                    return Err(Refusal::with(RefusalCode::BadSeats, "one's own seat is `me`"));
                }
                SeatPlan::Kept { account, name } => Sitter::Reserved { account: *account, name: good_name(name)? },
                SeatPlan::Bot { spec } => Sitter::Bot { spec: self.bots.accept(spec)? },
            })
        });
        sitters.collect()
    }
}

/// The component set of that file, if there is one.
fn brought(entry: &GameEntry, file: Option<&str>) -> Result<Option<Brought>, Refusal> {
    file.map(|file| entry.bring(file)).transpose().map_err(|wrong| unplayable(wrong.into()))
}

/// The options that a game is played with.
fn options_in_full(entry: &GameEntry, header: &Header) -> Result<serde_json::Value, Refusal> {
    #[derive(Deserialize)]
    struct Played {
        options: serde_json::Value,
    }
    let game = entry.start(new_game(header)).map_err(unplayable)?;
    let Played { options } =
        serde_json::from_str(game.record().get()).map_err(|error| Refusal::with(RefusalCode::Internal, error))?;
    Ok(options)
}

fn read_seed(text: &str) -> Result<Seed, Refusal> {
    serde_json::from_value(text.into())
        .map_err(|_| Refusal::with(RefusalCode::BadOptions, "a seed has 64 hexadecimal digits"))
}

/// A pace at which people can play.
pub(crate) fn sensible(pace: Pace) -> Result<Pace, Refusal> {
    let sensible = match pace {
        Pace::NoClock => true,
        Pace::Live { seconds, increment } => (10..=24 * 3600).contains(&seconds) && increment <= 3600,
        Pace::Days { days } => (1..=60).contains(&days),
    };
    if sensible { Ok(pace) } else { Err(Refusal::with(RefusalCode::BadOptions, "no such pace")) }
}

/// A language by its code: two or three small letters.
fn known_by_letters(code: String) -> Result<String, Refusal> {
    if (2..=3).contains(&code.len()) && code.bytes().all(|letter| letter.is_ascii_lowercase()) {
        Ok(code)
    } else {
        Err(Refusal::with(RefusalCode::BadOptions, "a language has two or three small letters"))
    }
}

/// The refusal that says why a game cannot be played.
pub(crate) fn unplayable(error: OpenError) -> Refusal {
    match &error {
        OpenError::UnknownGame(_) => RefusalCode::NoSuchGame.into(),
        OpenError::Seats { .. } => Refusal::with(RefusalCode::BadSeats, error),
        OpenError::Components(wrong) => Refusal::with(RefusalCode::BadComponents, wrong),
        OpenError::Options(_) | OpenError::Scenario(_) => Refusal::with(RefusalCode::BadOptions, error),
        OpenError::Malformed(_) | OpenError::Record(_) | OpenError::Endless(_) => {
            Refusal::with(RefusalCode::BadFile, error)
        }
    }
}
