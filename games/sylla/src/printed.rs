//! What is printed and never changes during a game, for whoever draws the table: sent once, not with every view.

use saturnalia_rules::SeatCount;
use serde::Serialize;

use crate::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};
use crate::components::Components;

/// Everything that is printed on cards, tiles and tracks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// Those that are in the box.
    pub cards: Vec<PrintedCard>,
    pub buildings: Vec<PrintedBuilding>,
    pub events: Vec<PrintedEvent>,
    pub works: Vec<PrintedWork>,
    /// For two, three and four players.
    pub tables: Vec<PrintedTable>,
    pub numbers: PrintedNumbers,
    /// Points per token by column of the ladder.
    pub ladder: Vec<u8>,
    /// Columns of the crisis zone.
    pub crisis_columns: u8,
    /// Places of printed values that were reconstructed, such as `event/flood/famine`.
    pub reconstructed: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedCard {
    pub card: Card,
    pub hexes: Vec<Colour>,
    pub christian: bool,
    pub per_set: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedBuilding {
    pub building: Building,
    /// The number the tile is about.
    pub amount: u8,
    /// Tiles in the stacks A, B and C.
    pub tiles: [u8; 3],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedEvent {
    pub event: EventCard,
    /// What the majority earns; none: prestige.
    pub token: Option<Token>,
    pub fought_by: Vec<Fighter>,
    /// How often it shows the symbol of the famine.
    pub famine: u8,
    /// What it can turn face down.
    pub hits_cards: Vec<Card>,
    pub hits_buildings: Vec<Building>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedWork {
    pub work: Work,
    /// Prestige for the most votes, the second most and so on.
    pub places: Vec<u8>,
    /// Prestige for at least so many votes, best first.
    pub tiers: Vec<[u8; 2]>,
    pub votes_per_step: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedTable {
    pub players: u8,
    pub start_characters: u8,
    pub recruits: u8,
    pub sales: u8,
}

/// The numbers that texts name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedNumbers {
    pub rounds: u8,
    pub start_denarii: u8,
    pub start_prestige: u8,
    pub base_income: u8,
    pub merchant_income: u8,
    pub famine_most: u8,
    pub crisis_points: u8,
    pub majority_prestige: u8,
    pub votes_per_point: u8,
    /// Points of a Christian at the end.
    pub christian: u8,
    pub slave_price: u8,
    /// Points of a freed slave.
    pub freed_slave: u8,
}

impl Printed {
    pub fn of(set: &Components) -> Printed {
        let in_box = Card::ALL.into_iter().filter(|card| set.in_box(*card) > 0);
        Printed {
            cards: in_box.map(|card| self::card(set, card)).collect(),
            buildings: Building::ALL.into_iter().map(|building| self::building(set, building)).collect(),
            events: EventCard::ALL.into_iter().map(|event| self::event(set, event)).collect(),
            works: Work::ALL.into_iter().map(|work| self::work(set, work)).collect(),
            tables: (2..=4).filter_map(SeatCount::new).map(|seats| table(set, seats)).collect(),
            numbers: numbers(set),
            ladder: set.ladder.to_vec(),
            crisis_columns: set.crisis_columns,
            reconstructed: set.reconstructed().map(str::to_owned).collect(),
        }
    }
}

fn card(set: &Components, card: Card) -> PrintedCard {
    let facts = set.card(card);
    PrintedCard { card, hexes: facts.hexes.to_vec(), christian: card.is_christian(), per_set: facts.per_set }
}

fn building(set: &Components, building: Building) -> PrintedBuilding {
    let facts = set.building(building);
    PrintedBuilding { building, amount: facts.amount, tiles: facts.tiles }
}

fn event(set: &Components, event: EventCard) -> PrintedEvent {
    let facts = set.event(event);
    PrintedEvent {
        event,
        token: facts.token,
        fought_by: facts.fought_by.to_vec(),
        famine: facts.famine,
        hits_cards: Card::ALL.into_iter().filter(|card| event.hits_card(*card)).collect(),
        hits_buildings: Building::ALL.into_iter().filter(|building| event.hits_building(*building)).collect(),
    }
}

fn work(set: &Components, work: Work) -> PrintedWork {
    let facts = set.work(work);
    PrintedWork {
        work,
        places: facts.places.to_vec(),
        tiers: facts.tiers.clone(),
        votes_per_step: facts.votes_per_step,
    }
}

fn table(set: &Components, seats: SeatCount) -> PrintedTable {
    let facts = set.table(seats);
    PrintedTable {
        players: seats.get(),
        start_characters: facts.start_characters,
        recruits: facts.recruits,
        sales: facts.sales,
    }
}

fn numbers(set: &Components) -> PrintedNumbers {
    PrintedNumbers {
        rounds: set.rounds,
        start_denarii: set.start_denarii,
        start_prestige: set.start_prestige,
        base_income: set.base_income,
        merchant_income: set.merchant_income,
        famine_most: set.famine_most,
        crisis_points: set.crisis_points,
        majority_prestige: set.majority_prestige,
        votes_per_point: set.votes_per_point,
        christian: set.christian_points,
        slave_price: set.slave_price,
        freed_slave: set.freed_points,
    }
}
