//! The format of `data/components.toml`: reading, checking, and writing as Rust.
//!
//! Used by the build script and by the tests of the data file.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

/// A value and where it comes from.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sourced<T> {
    pub(crate) value: T,
    pub(crate) source: Source,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Source {
    Rulebook,
    Box,
    Sources,
    Single,
    Inferred,
    Recon,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Components {
    pub(crate) table: Table,
    pub(crate) players: BTreeMap<String, ForPlayers>,
    pub(crate) characters: BTreeMap<String, Character>,
    pub(crate) crane: Crane,
    pub(crate) buildings: BTreeMap<String, Building>,
    pub(crate) events: BTreeMap<String, Event>,
    pub(crate) ladder: Ladder,
    pub(crate) works: BTreeMap<String, Work>,
    pub(crate) plebs: Plebs,
    pub(crate) ecclesia: Ecclesia,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) rounds: Sourced<u8>,
    pub(crate) start_denarii: Sourced<u8>,
    pub(crate) start_prestige: Sourced<u8>,
    pub(crate) base_income: Sourced<u8>,
    pub(crate) merchant_income: Sourced<u8>,
    pub(crate) coins: Sourced<u8>,
    pub(crate) slots: Sourced<Vec<String>>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForPlayers {
    pub(crate) start_characters: Sourced<u8>,
    pub(crate) recruits: Sourced<u8>,
    pub(crate) sales: Sourced<u8>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Character {
    pub(crate) plain: Sourced<u8>,
    pub(crate) christian: Sourced<u8>,
    pub(crate) hexes: Sourced<Vec<String>>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Crane {
    pub(crate) cards: Sourced<u8>,
    pub(crate) hexes: Sourced<Vec<String>>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Building {
    pub(crate) tiles: Sourced<[u8; 3]>,
    pub(crate) amount: Sourced<u8>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Event {
    pub(crate) token: Option<Sourced<String>>,
    pub(crate) prestige: Option<Sourced<u8>>,
    pub(crate) fought_by: Sourced<Vec<String>>,
    pub(crate) famine: Sourced<bool>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ladder {
    pub(crate) values: Sourced<Vec<u8>>,
    pub(crate) start: Sourced<u8>,
    pub(crate) crisis_columns: Sourced<u8>,
    pub(crate) famine_most: Sourced<u8>,
    pub(crate) crisis_points: Sourced<u8>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Work {
    pub(crate) places: Option<Sourced<Vec<u8>>>,
    pub(crate) tiers: Option<Sourced<Vec<[u8; 2]>>>,
    pub(crate) step: Option<Sourced<u8>>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plebs {
    pub(crate) votes_per_point: Sourced<u8>,
}

#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ecclesia {
    pub(crate) christian: Sourced<u8>,
    pub(crate) slave_price: Sourced<u8>,
    pub(crate) freed_slave: Sourced<u8>,
}

const CALLINGS: [&str; 5] = ["senator", "merchant", "legionary", "vestal", "slave"];
const BUILDINGS: [&str; 9] = ["stall", "field", "house_temple", "tavern", "insula", "crane", "arch", "statue", "bank"];
const EVENTS: [&str; 10] = [
    "epidemic",
    "eruption",
    "imperial_cult",
    "famine",
    "persecution",
    "purge",
    "flood",
    "slave_revolt",
    "pillage",
    "decadence",
];
const WORKS: [&str; 6] = ["pantheon", "temple", "granary", "baths", "colosseum", "senate"];
const COLOURS: [&str; 3] = ["red", "yellow", "grey"];
const TOKENS: [&str; 3] = ["civic", "health", "leisure"];
const FIGHTERS: [&str; 2] = ["legionary", "vestal"];

/// Reads and checks the file; says in one sentence what is wrong with it.
pub(crate) fn read(source: &str) -> Result<Components, String> {
    let components: Components = toml::from_str(source).map_err(|error| error.to_string())?;
    components.check()?;
    Ok(components)
}

fn expect(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// The table of that name must have exactly these entries.
fn exactly<T>(name: &str, table: &BTreeMap<String, T>, keys: &[&str]) -> Result<(), String> {
    for key in keys {
        expect(table.contains_key(*key), || format!("[{name}.{key}] is missing"))?;
    }
    match table.keys().find(|key| !keys.contains(&key.as_str())) {
        Some(unknown) => Err(format!("[{name}.{unknown}] is not in this game")),
        None => Ok(()),
    }
}

/// Every word must be one of these, and none twice.
fn words(place: &str, given: &[String], known: &[&str]) -> Result<(), String> {
    for (index, word) in given.iter().enumerate() {
        expect(known.contains(&word.as_str()), || format!("{place}: `{word}` is none of {}", known.join(", ")))?;
        expect(!given[..index].contains(word), || format!("{place}: `{word}` stands there twice"))?;
    }
    Ok(())
}

impl Components {
    fn check(&self) -> Result<(), String> {
        exactly("players", &self.players, &["2", "3", "4"])?;
        exactly("characters", &self.characters, &CALLINGS)?;
        exactly("buildings", &self.buildings, &BUILDINGS)?;
        exactly("events", &self.events, &EVENTS)?;
        exactly("works", &self.works, &WORKS)?;
        self.check_characters()?;
        self.check_buildings()?;
        self.check_events()?;
        self.check_ladder()?;
        self.check_works()
    }

    fn check_characters(&self) -> Result<(), String> {
        let mut set = 0;
        for (name, character) in &self.characters {
            words(&format!("characters.{name}.hexes"), &character.hexes.value, &COLOURS)?;
            let copies = character.plain.value + character.christian.value;
            expect(copies <= 3, || format!("characters.{name}: {copies} in one set, more than 3"))?;
            set += copies;
        }
        expect(set == 10, || format!("characters: a set holds {set} cards instead of 10"))?;
        words("crane.hexes", &self.crane.hexes.value, &COLOURS)?;
        for (players, facts) in &self.players {
            let count: u8 = players.parse().map_err(|_| format!("players.{players}: not a number"))?;
            let taken = facts.start_characters.value;
            expect(taken <= 10, || format!("players.{players}.start_characters: a set holds only 10 cards"))?;
            let recruits = facts.recruits.value;
            expect(recruits > count && recruits <= 6, || {
                format!("players.{players}.recruits: {recruits} is not between {} and 6", count + 1)
            })?;
            // Cards put back under the deck come round again; what players keep does not.
            let last_deck = 40 - count * taken - count * (self.table.rounds.value - 1);
            expect(last_deck >= recruits, || {
                format!("players.{players}: the characters run out before the last round")
            })?;
            expect((1..=6).contains(&facts.sales.value), || format!("players.{players}.sales: not between 1 and 6"))?;
        }
        Ok(())
    }

    fn check_buildings(&self) -> Result<(), String> {
        let slots = &self.table.slots.value;
        expect(slots.len() == 6, || format!("table.slots: {} places instead of 6", slots.len()))?;
        if let Some(unknown) = slots.iter().find(|slot| !COLOURS.contains(&slot.as_str())) {
            return Err(format!("table.slots: `{unknown}` is none of {}", COLOURS.join(", ")));
        }
        let tiles: u8 = self.buildings.values().flat_map(|building| building.tiles.value).sum();
        expect(tiles == 32, || format!("buildings: {tiles} tiles instead of 32"))?;
        let rounds = self.table.rounds.value;
        expect(rounds == 5, || format!("table.rounds: {rounds}, but the works, tiles and events are made for 5"))?;
        let cranes: u8 = self.buildings["crane"].tiles.value.iter().sum();
        let cards = self.crane.cards.value;
        expect(cranes == cards, || format!("crane.cards: {cards} cards for {cranes} tiles"))
    }

    fn check_events(&self) -> Result<(), String> {
        for (name, event) in &self.events {
            words(&format!("events.{name}.fought_by"), &event.fought_by.value, &FIGHTERS)?;
            match &event.token {
                Some(token) => {
                    let known = TOKENS.contains(&token.value.as_str());
                    expect(known, || {
                        format!("events.{name}.token: `{}` is none of {}", token.value, TOKENS.join(", "))
                    })?;
                    expect(name != "decadence", || "events.decadence: earns prestige, not a token".to_owned())?;
                }
                None => expect(name == "decadence", || format!("events.{name}.token is missing"))?,
            }
            expect(event.prestige.is_some() == (name == "decadence"), || {
                format!("events.{name}.prestige: earned with Decadence, and with no other event")
            })?;
        }
        Ok(())
    }

    fn check_ladder(&self) -> Result<(), String> {
        let columns = self.ladder.values.value.len();
        expect((2..=20).contains(&columns), || format!("ladder.values: {columns} columns"))?;
        let start = usize::from(self.ladder.start.value);
        expect((1..=columns).contains(&start), || format!("ladder.start: there is no column {start}"))?;
        let crisis = usize::from(self.ladder.crisis_columns.value);
        expect((1..columns).contains(&crisis), || format!("ladder.crisis_columns: {crisis} of {columns}"))
    }

    fn check_works(&self) -> Result<(), String> {
        for (name, work) in &self.works {
            expect(work.places.is_some() != work.tiers.is_some(), || {
                format!("works.{name}: needs either `places` or `tiers`")
            })?;
            if let Some(places) = &work.places {
                expect(places.value.len() <= 3, || format!("works.{name}.places: more than 3"))?;
            }
            let moves = ["granary", "baths", "colosseum", "senate"].contains(&name.as_str());
            let problem = if moves { "is missing" } else { "moves nothing" };
            expect(work.step.is_some() == moves, || format!("works.{name}.step: {problem}"))?;
            if let Some(step) = &work.step {
                expect(step.value > 0, || format!("works.{name}.step: must be at least 1"))?;
            }
        }
        let votes = self.plebs.votes_per_point.value;
        expect(votes > 0, || "plebs.votes_per_point: must be at least 1".to_owned())?;
        expect(self.ecclesia.slave_price.value > 0, || "ecclesia.slave_price: must be at least 1".to_owned())
    }
}

/// `house_temple` as the name of an enum variant.
fn variant(key: &str) -> String {
    key.split('_').map(|part| part[..1].to_uppercase() + &part[1..]).collect()
}

fn variants(kind: &str, keys: &[String]) -> String {
    let list: Vec<String> = keys.iter().map(|key| format!("{kind}::{}", variant(key))).collect();
    list.join(", ")
}

/// A function with one arm per variant; a variant that is forgotten does not compile.
fn lookup(code: &mut String, doc: &str, signature: &str, arms: impl Iterator<Item = (String, String)>) {
    let _ = writeln!(code, "    /// {doc}\n    pub const fn {signature} {{\n        match self {{");
    for (pattern, value) in arms {
        let _ = writeln!(code, "            Self::{pattern} => {value},");
    }
    code.push_str("        }\n    }\n");
}

/// The components as Rust constants and functions over the enums of `cards.rs`.
pub(crate) fn emit(components: &Components) -> String {
    let mut code = String::new();
    constants(&mut code, components);
    code.push_str("impl Card {\n");
    let cards = || {
        let plain = CALLINGS.iter().map(|key| (variant(key), &components.characters[*key], false));
        let christian =
            CALLINGS.iter().map(|key| (format!("Christian{}", variant(key)), &components.characters[*key], true));
        plain.chain(christian)
    };
    let hexes = |keys: &[String]| format!("&[{}]", variants("Colour", keys));
    lookup(
        &mut code,
        "The coloured hexagons on top of the card.",
        "hexes(self) -> &'static [Colour]",
        cards()
            .map(|(name, facts, _)| (name, hexes(&facts.hexes.value)))
            .chain([("Crane".to_owned(), hexes(&components.crane.hexes.value))]),
    );
    lookup(
        &mut code,
        "How many are in each set of characters; no set holds a crane.",
        "per_set(self) -> u8",
        cards()
            .map(|(name, facts, christian)| {
                (name, if christian { facts.christian.value } else { facts.plain.value }.to_string())
            })
            .chain([("Crane".to_owned(), "0".to_owned())]),
    );
    code.push_str("}\n\nimpl Building {\n");
    let building = |key: &&str| components.buildings[*key].clone();
    lookup(
        &mut code,
        "How many tiles lie in the stacks A, B and C.",
        "tiles(self) -> [u8; 3]",
        BUILDINGS.iter().map(|key| (variant(key), format!("{:?}", building(key).tiles.value))),
    );
    lookup(
        &mut code,
        "The number the tile is about: denarii, points, tokens, or what it takes off a famine.",
        "amount(self) -> u8",
        BUILDINGS.iter().map(|key| (variant(key), building(key).amount.value.to_string())),
    );
    code.push_str("}\n\nimpl EventCard {\n");
    let event = |key: &&str| components.events[*key].clone();
    lookup(
        &mut code,
        "What the majority earns; `None`: a point of prestige.",
        "token(self) -> Option<Token>",
        EVENTS.iter().map(|key| {
            let token =
                event(key).token.map_or("None".to_owned(), |token| format!("Some(Token::{})", variant(&token.value)));
            (variant(key), token)
        }),
    );
    lookup(
        &mut code,
        "Whose cubes may be put on it.",
        "fought_by(self) -> &'static [Fighter]",
        EVENTS.iter().map(|key| (variant(key), format!("&[{}]", variants("Fighter", &event(key).fought_by.value)))),
    );
    lookup(
        &mut code,
        "Whether it shows the symbol that drives the famine.",
        "drives_famine(self) -> bool",
        EVENTS.iter().map(|key| (variant(key), event(key).famine.value.to_string())),
    );
    code.push_str("}\n\nimpl Work {\n");
    let work = |key: &&str| components.works[*key].clone();
    lookup(
        &mut code,
        "Prestige for the most votes, the second most and so on.",
        "places(self) -> &'static [u8]",
        WORKS
            .iter()
            .map(|key| (variant(key), format!("&{:?}", work(key).places.map_or(Vec::new(), |places| places.value)))),
    );
    lookup(
        &mut code,
        "Prestige for at least so many votes, best first.",
        "tiers(self) -> &'static [[u8; 2]]",
        WORKS
            .iter()
            .map(|key| (variant(key), format!("&{:?}", work(key).tiers.map_or(Vec::new(), |tiers| tiers.value)))),
    );
    lookup(
        &mut code,
        "How many votes move the work's marker by one column; `None`: it moves none.",
        "votes_per_step(self) -> Option<u8>",
        WORKS.iter().map(|key| (variant(key), format!("{:?}", work(key).step.map(|step| step.value)))),
    );
    code.push_str("}\n\n");
    sources(&mut code, components);
    code
}

fn constants(code: &mut String, components: &Components) {
    let Components { table, ladder, plebs, ecclesia, crane, .. } = components;
    let majority = components.events["decadence"].prestige.as_ref().map_or(0, |prestige| prestige.value);
    let numbers = [
        ("ROUNDS", table.rounds.value, "Rounds of a game."),
        ("START_DENARII", table.start_denarii.value, "Money everybody starts with, merchants aside."),
        ("START_PRESTIGE", table.start_prestige.value, "Where everybody starts on the glory track."),
        ("BASE_INCOME", table.base_income.value, "What an income tile brings."),
        ("MERCHANT_INCOME", table.merchant_income.value, "What an upright merchant brings."),
        ("COINS", table.coins.value, "All the money of the box."),
        ("CRANES", crane.cards.value, "Crane cards in the box."),
        ("START_COLUMN", ladder.start.value - 1, "Column of the markers at the start, from 0."),
        ("CRISIS_COLUMNS", ladder.crisis_columns.value, "Columns of the crisis zone."),
        ("FAMINE_MOST", ladder.famine_most.value, "The last space of the famine."),
        ("CRISIS_POINTS", ladder.crisis_points.value, "What a crisis gives and takes."),
        ("MAJORITY_PRESTIGE", majority, "Prestige for the majority on Decadence."),
        ("VOTES_PER_POINT", plebs.votes_per_point.value, "Votes for the plebs that make a point."),
        ("CHRISTIAN_POINTS", ecclesia.christian.value, "Points of a Christian at the end."),
        ("SLAVE_PRICE", ecclesia.slave_price.value, "What freeing a slave costs."),
        ("FREED_POINTS", ecclesia.freed_slave.value, "Points of a freed slave."),
    ];
    for (name, value, doc) in numbers {
        let _ = writeln!(code, "/// {doc}\npub const {name}: u8 = {value};");
    }
    let values = &ladder.values.value;
    let _ = writeln!(code, "/// Columns of the ladder.\npub const COLUMNS: usize = {};", values.len());
    let _ = writeln!(code, "/// Points per token by column.\npub const LADDER: [u8; COLUMNS] = {values:?};");
    let slots = variants("Colour", &table.slots.value);
    let _ = writeln!(code, "/// The colours of the places for buildings.\npub const SLOTS: [Colour; 6] = [{slots}];");
    let tables = [
        ("START_CHARACTERS", "Characters everybody starts with", "start_characters"),
        ("RECRUITS", "Characters on display in a round", "recruits"),
        ("SALES", "Buildings offered for sale in a round", "sales"),
    ];
    for (name, doc, field) in tables {
        let value = |players: &str| {
            let facts = &components.players[players];
            match field {
                "start_characters" => facts.start_characters.value,
                "recruits" => facts.recruits.value,
                _ => facts.sales.value,
            }
        };
        let list = [value("2"), value("3"), value("4")];
        let _ = writeln!(
            code,
            "/// {doc}, with two, three and four players.\npub(crate) const {name}: [u8; 3] = {list:?};"
        );
    }
}

/// The source of every value, by its place in the file.
fn sources(code: &mut String, components: &Components) {
    let mut list = Vec::new();
    for (players, facts) in &components.players {
        list.push((format!("players/{players}"), facts.start_characters.source));
    }
    list.push(("slots".to_owned(), components.table.slots.source));
    for (name, facts) in &components.characters {
        list.push((format!("character/{name}/hexes"), facts.hexes.source));
        list.push((format!("character/{name}/christian"), facts.christian.source));
    }
    list.push(("character/crane/hexes".to_owned(), components.crane.hexes.source));
    for (name, facts) in &components.buildings {
        list.push((format!("building/{name}/tiles"), facts.tiles.source));
        list.push((format!("building/{name}/amount"), facts.amount.source));
    }
    for (name, facts) in &components.events {
        if let Some(token) = &facts.token {
            list.push((format!("event/{name}/token"), token.source));
        }
        list.push((format!("event/{name}/fought_by"), facts.fought_by.source));
        list.push((format!("event/{name}/famine"), facts.famine.source));
    }
    list.push(("ladder/values".to_owned(), components.ladder.values.source));
    list.push(("ladder/crisis_columns".to_owned(), components.ladder.crisis_columns.source));
    let _ = writeln!(code, "/// Where values come from that are not all printed in the rulebook.");
    let _ = writeln!(code, "pub const SOURCES: [(&str, Source); {}] = [", list.len());
    for (place, source) in list {
        let _ = writeln!(code, "    ({place:?}, Source::{source:?}),");
    }
    code.push_str("];\n");
}
