//! Reading the data file: what must be true of a box that can be played with.

use std::collections::BTreeMap;
use std::fmt::Debug;

use arrayvec::ArrayVec;
use saturnalia_rules::{Misprint, Sheet};

use super::file::{File, ForPlayers, Ladder, Players, Slip, Sourced, Symbols};
use super::{BuildingFacts, CardFacts, Components, EventFacts, MOST_COLUMNS, Source, TableFacts, WorkFacts};
use crate::cards::{Building, CHARACTERS, Calling, Card, Colour, EventCard, SETS, Work};
use crate::row::{MOST_PER_SET, StartingRow};
use crate::state::{MOST_RECRUITS, MOST_UNDER_DECK, SLOTS, TILES};

/// Rounds for which works, tiles and events are made.
const ROUNDS: u8 = 5;
/// Characters in a set.
const SET: u8 = 10;
/// Answers that a question should not exceed.
const MOST_ROWS: usize = 200;
/// Any number of money, votes or points beyond this is a slip of the pen.
const MOST: u8 = 100;

/// Symbols on one card beyond this are a slip of the pen.
const MOST_SYMBOLS: u8 = 20;

/// Reads and checks the file.
pub(super) fn read(source: &str) -> Result<Components, Misprint> {
    let sheet = Sheet(source);
    box_of(&sheet.parse()?).map_err(|Slip { at, problem }| match at {
        Some(at) => sheet.at(at, problem),
        None => Misprint::whole(problem),
    })
}

fn box_of(file: &File) -> Result<Components, Slip> {
    let File { table, ladder, plebs, ecclesia, .. } = file;
    let cards = file.cards()?;
    let per_set: [u8; CHARACTERS] = std::array::from_fn(|index| cards[index].per_set);
    let tables = file.tables()?;
    let starting_rows = tables.map(|table| StartingRow::all_of(table.start_characters, &per_set));
    for (given, rows) in file.players.all().into_iter().zip(&starting_rows) {
        let count = rows.len();
        expect((1..=MOST_ROWS).contains(&count), &given.start_characters, || {
            format!("start_characters: {count} rows to choose from, not 1 to {MOST_ROWS}")
        })?;
    }
    Ok(Components {
        rounds: expect_exactly(ROUNDS, &table.rounds, "table.rounds")?,
        start_denarii: number(&table.start_denarii, "table.start_denarii")?,
        start_prestige: number(&table.start_prestige, "table.start_prestige")?,
        base_income: number(&table.base_income, "table.base_income")?,
        merchant_income: number(&table.merchant_income, "table.merchant_income")?,
        coins: number(&table.coins, "table.coins")?,
        cranes: *file.crane.cards.value(),
        slots: file.slots()?,
        ladder: ladder.columns()?,
        start_column: ladder.start.value() - 1,
        crisis_columns: *ladder.crisis_columns.value(),
        famine_most: number(&ladder.famine_most, "ladder.famine_most")?,
        crisis_points: number(&ladder.crisis_points, "ladder.crisis_points")?,
        majority_prestige: file.majority_prestige()?,
        votes_per_point: at_least_one(&plebs.votes_per_point, "plebs.votes_per_point")?,
        christian_points: number(&ecclesia.christian, "ecclesia.christian")?,
        slave_price: at_least_one(&ecclesia.slave_price, "ecclesia.slave_price")?,
        freed_points: number(&ecclesia.freed_slave, "ecclesia.freed_slave")?,
        tables,
        starting_rows,
        by_colour: Colour::ALL
            .map(|colour| Card::ALL.map(|card| if cards[card.index()].hexes.contains(&colour) { u8::MAX } else { 0 })),
        cards,
        buildings: file.buildings()?,
        events: file.events()?,
        works: file.works()?,
        sources: file.sources(),
    })
}

fn expect<T>(holds: bool, given: &Sourced<T>, problem: impl FnOnce() -> String) -> Result<(), Slip> {
    if holds { Ok(()) } else { Err(given.slip(problem())) }
}

fn expect_whole(holds: bool, problem: impl FnOnce() -> String) -> Result<(), Slip> {
    if holds { Ok(()) } else { Err(Slip::whole(problem())) }
}

fn number(given: &Sourced<u8>, place: &str) -> Result<u8, Slip> {
    expect(*given.value() <= MOST, given, || format!("{place}: {} is more than {MOST}", given.value()))?;
    Ok(*given.value())
}

fn symbols(given: &Sourced<Symbols>, place: &str) -> Result<u8, Slip> {
    let Symbols(count) = *given.value();
    expect(count <= MOST_SYMBOLS, given, || format!("{place}: {count} is more than {MOST_SYMBOLS}"))?;
    Ok(count)
}

fn at_least_one(given: &Sourced<u8>, place: &str) -> Result<u8, Slip> {
    expect(*given.value() > 0, given, || format!("{place}: must be at least 1"))?;
    number(given, place)
}

fn expect_exactly(right: u8, given: &Sourced<u8>, place: &str) -> Result<u8, Slip> {
    expect(*given.value() == right, given, || format!("{place}: {} instead of {right}", given.value()))?;
    Ok(*given.value())
}

/// None of them twice, and no more than there is room for.
fn distinct<T: Copy + PartialEq + Debug, const N: usize>(
    place: &str,
    given: &Sourced<Vec<T>>,
) -> Result<ArrayVec<T, N>, Slip> {
    let mut found = ArrayVec::new();
    for one in given.value() {
        expect(!found.contains(one), given, || format!("{place}: {one:?} stands there twice"))?;
        found.try_push(*one).map_err(|_| given.slip(format!("{place}: more than {N}")))?;
    }
    Ok(found)
}

/// The facts of every kind, in order.
fn every<K: Ord + Copy, F, T, const N: usize>(
    table: &str,
    kinds: [K; N],
    key: fn(K) -> &'static str,
    file: &BTreeMap<K, F>,
    facts: impl Fn(K, &F) -> Result<T, Slip>,
) -> Result<[T; N], Slip> {
    let mut all = ArrayVec::<T, N>::new();
    for kind in kinds {
        let given = file.get(&kind).ok_or_else(|| Slip::whole(format!("[{table}.{}] is missing", key(kind))))?;
        all.push(facts(kind, given)?);
    }
    all.into_inner().map_err(|_| Slip::whole(format!("[{table}] is not complete")))
}

impl File {
    fn cards(&self) -> Result<[CardFacts; Card::ALL.len()], Slip> {
        let callings = every("characters", Calling::ALL, Calling::key, &self.characters, |calling, given| {
            let copies = given.plain.value().saturating_add(*given.christian.value());
            expect(copies <= MOST_PER_SET, &given.plain, || {
                format!("characters.{}: {copies} in one set, more than {MOST_PER_SET}", calling.key())
            })?;
            let place = |field: &str| format!("characters.{}.{field}", calling.key());
            let hexes = distinct(&place("hexes"), &given.hexes)?;
            let of_christians = given.christian_hexes.as_ref();
            let christian_hexes = of_christians.map(|given| distinct(&place("christian_hexes"), given)).transpose()?;
            let christian_hexes = christian_hexes.unwrap_or_else(|| hexes.clone());
            Ok([
                CardFacts { hexes, per_set: *given.plain.value() },
                CardFacts { hexes: christian_hexes, per_set: *given.christian.value() },
            ])
        })?;
        let set: u8 = callings.iter().flatten().map(|card| card.per_set).sum();
        expect_whole(set == SET, || format!("characters: a set holds {set} cards instead of {SET}"))?;
        let crane = CardFacts { hexes: distinct("crane.hexes", &self.crane.hexes)?, per_set: 0 };
        let mut cards: [CardFacts; Card::ALL.len()] = std::array::from_fn(|_| crane.clone());
        for (calling, facts) in Calling::ALL.into_iter().zip(callings) {
            for (card, facts) in calling.cards().into_iter().zip(facts) {
                cards[card.index()] = facts;
            }
        }
        Ok(cards)
    }

    fn tables(&self) -> Result<[TableFacts; 3], Slip> {
        let mut tables = [TableFacts::default(); 3];
        for ((players, given), table) in (2u8..).zip(self.players.all()).zip(&mut tables) {
            *table = TableFacts {
                start_characters: *given.start_characters.value(),
                recruits: *given.recruits.value(),
                sales: *given.sales.value(),
            };
            let TableFacts { start_characters, recruits, sales } = *table;
            expect(start_characters <= SET, &given.start_characters, || {
                format!("players.{players}.start_characters: a set holds only {SET} cards")
            })?;
            expect(recruits > players && usize::from(recruits) <= MOST_RECRUITS, &given.recruits, || {
                format!("players.{players}.recruits: {recruits} is not between {} and {MOST_RECRUITS}", players + 1)
            })?;
            let under_deck = usize::from((recruits - players) * ROUNDS);
            expect(under_deck <= MOST_UNDER_DECK, &given.recruits, || {
                format!(
                    "players.{players}.recruits: {under_deck} in all go under the deck, more than {MOST_UNDER_DECK}"
                )
            })?;
            // Cards put back under the deck come round again; what players keep does not.
            let kept = players * start_characters + players * (ROUNDS - 1);
            expect(SETS * SET >= kept + recruits, &given.recruits, || {
                format!("players.{players}: the characters run out before the last round")
            })?;
            expect((1..=SLOTS).contains(&usize::from(sales)), &given.sales, || {
                format!("players.{players}.sales: not between 1 and {SLOTS}")
            })?;
        }
        Ok(tables)
    }

    fn slots(&self) -> Result<[Colour; SLOTS], Slip> {
        let slots = self.table.slots.value();
        let problem = || self.table.slots.slip(format!("table.slots: {} places instead of {SLOTS}", slots.len()));
        slots.as_slice().try_into().map_err(|_| problem())
    }

    fn buildings(&self) -> Result<[BuildingFacts; Building::ALL.len()], Slip> {
        let buildings = every("buildings", Building::ALL, Building::key, &self.buildings, |building, given| {
            let amount = number(&given.amount, &format!("buildings.{}.amount", building.key()))?;
            Ok(BuildingFacts { tiles: *given.tiles.value(), amount })
        })?;
        let tiles: usize = buildings.iter().flat_map(|building| building.tiles).map(usize::from).sum();
        expect_whole(tiles == TILES, || format!("buildings: {tiles} tiles instead of {TILES}"))?;
        let cranes: u8 = buildings[Building::Crane.index()].tiles.iter().sum();
        let cards = *self.crane.cards.value();
        expect(cranes == cards, &self.crane.cards, || format!("crane.cards: {cards} cards for {cranes} tiles"))?;
        Ok(buildings)
    }

    fn events(&self) -> Result<[EventFacts; EventCard::ALL.len()], Slip> {
        every("events", EventCard::ALL, EventCard::key, &self.events, |event, given| {
            let key = event.key();
            match (&given.token, event == EventCard::Decadence) {
                (Some(token), true) => Err(token.slip("events.decadence: earns prestige, not a token")),
                (None, false) => Err(Slip::whole(format!("events.{key}.token is missing"))),
                (Some(_), false) | (None, true) => Ok(()),
            }?;
            expect_whole(given.prestige.is_some() == (event == EventCard::Decadence), || {
                format!("events.{key}.prestige: earned with Decadence, and with no other event")
            })?;
            Ok(EventFacts {
                token: given.token.as_ref().map(|token| *token.value()),
                fought_by: distinct(&format!("events.{key}.fought_by"), &given.fought_by)?,
                famine: symbols(&given.famine, &format!("events.{key}.famine"))?,
            })
        })
    }

    fn majority_prestige(&self) -> Result<u8, Slip> {
        let decadence = self.events.get(&EventCard::Decadence).and_then(|event| event.prestige.as_ref());
        decadence.map_or(Ok(0), |prestige| number(prestige, "events.decadence.prestige"))
    }

    fn works(&self) -> Result<[WorkFacts; Work::ALL.len()], Slip> {
        every("works", Work::ALL, Work::key, &self.works, |work, given| {
            let key = work.key();
            expect_whole(given.places.is_some() != given.tiers.is_some(), || {
                format!("works.{key}: needs either `places` or `tiers`")
            })?;
            let moves = work.helps_rome();
            expect_whole(given.step.is_some() == moves, || {
                format!("works.{key}.step: {}", if moves { "is missing" } else { "moves nothing" })
            })?;
            let step = given.step.as_ref().map(|step| at_least_one(step, &format!("works.{key}.step")));
            let places = given.places.as_ref().map_or(&[][..], |places| places.value());
            Ok(WorkFacts {
                places: places.try_into().map_err(|_| Slip::whole(format!("works.{key}.places: more than 3")))?,
                tiers: given.tiers.as_ref().map(|tiers| tiers.value().clone()).unwrap_or_default(),
                votes_per_step: step.transpose()?,
            })
        })
    }

    /// The source of every value that is not all printed in the rulebook, by its place in the file.
    fn sources(&self) -> Vec<(String, Source)> {
        let mut list = Vec::new();
        for (players, given) in (2..).zip(self.players.all()) {
            list.push((format!("players/{players}"), given.start_characters.source));
        }
        list.push(("slots".to_owned(), self.table.slots.source));
        for (calling, given) in &self.characters {
            list.push((format!("character/{}/hexes", calling.key()), given.hexes.source));
            if let Some(hexes) = &given.christian_hexes {
                list.push((format!("character/{}/christian_hexes", calling.key()), hexes.source));
            }
            list.push((format!("character/{}/christian", calling.key()), given.christian.source));
        }
        list.push(("character/crane/hexes".to_owned(), self.crane.hexes.source));
        for (building, given) in &self.buildings {
            list.push((format!("building/{}/tiles", building.key()), given.tiles.source));
            list.push((format!("building/{}/amount", building.key()), given.amount.source));
        }
        for (event, given) in &self.events {
            if let Some(token) = &given.token {
                list.push((format!("event/{}/token", event.key()), token.source));
            }
            list.push((format!("event/{}/fought_by", event.key()), given.fought_by.source));
            list.push((format!("event/{}/famine", event.key()), given.famine.source));
        }
        list.push(("ladder/values".to_owned(), self.ladder.values.source));
        list.push(("ladder/crisis_columns".to_owned(), self.ladder.crisis_columns.source));
        list
    }
}

impl Players {
    /// For two, three and four.
    fn all(&self) -> [&ForPlayers; 3] {
        [&self.two, &self.three, &self.four]
    }
}

impl Ladder {
    fn columns(&self) -> Result<ArrayVec<u8, MOST_COLUMNS>, Slip> {
        let columns = self.values.value().len();
        expect((2..=MOST_COLUMNS).contains(&columns), &self.values, || format!("ladder.values: {columns} columns"))?;
        let start = usize::from(*self.start.value());
        expect((1..=columns).contains(&start), &self.start, || format!("ladder.start: there is no column {start}"))?;
        let crisis = usize::from(*self.crisis_columns.value());
        expect((1..columns).contains(&crisis), &self.crisis_columns, || {
            format!("ladder.crisis_columns: {crisis} of {columns}")
        })?;
        for value in self.values.value() {
            expect(*value <= MOST, &self.values, || format!("ladder.values: {value} is more than {MOST}"))?;
        }
        Ok(self.values.value().iter().copied().collect())
    }
}
