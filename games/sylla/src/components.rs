//! What is printed on cards, tiles and tracks, read from the data file. What a kind of card *does* is in `phase/`.

mod file;
mod read;

use arrayvec::ArrayVec;
use saturnalia_rules::{Misprint, SeatCount, Sets};
use serde::{Deserialize, Serialize};

use crate::cards::{Building, CARDS, Card, Colour, EventCard, Fighter, SETS, Token, Work};
use crate::row::StartingRow;
use crate::state::SLOTS;

/// Columns that a ladder can have.
pub(crate) const MOST_COLUMNS: usize = 20;

/// The box: every value that is printed somewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// Rounds of a game.
    pub rounds: u8,
    /// Money everybody starts with, merchants aside.
    pub start_denarii: u8,
    /// Where everybody starts on the glory track.
    pub start_prestige: u8,
    /// What an income tile brings.
    pub base_income: u8,
    /// What an upright merchant brings.
    pub merchant_income: u8,
    /// All the money of the box.
    pub coins: u8,
    /// Crane cards.
    pub cranes: u8,
    /// The colours of the places for buildings.
    pub slots: [Colour; SLOTS],
    /// Points per token by column of the ladder, from the crisis to the ideal.
    pub ladder: ArrayVec<u8, MOST_COLUMNS>,
    /// Column of the markers at the start, from 0.
    pub start_column: u8,
    /// Columns of the crisis zone.
    pub crisis_columns: u8,
    /// The last space of the famine.
    pub famine_most: u8,
    /// What a crisis gives and takes.
    pub crisis_points: u8,
    /// Prestige for the majority on Decadence.
    pub majority_prestige: u8,
    /// Votes for the plebs that make a point.
    pub votes_per_point: u8,
    /// Points of a Christian at the end.
    pub christian_points: u8,
    /// What freeing a slave costs.
    pub slave_price: u8,
    /// Points of a freed slave.
    pub freed_points: u8,
    /// For two, three and four players.
    tables: [TableFacts; 3],
    /// Every row a player can start with, sorted; for two, three and four players.
    starting_rows: [Vec<StartingRow>; 3],
    cards: [CardFacts; CARDS],
    /// For each colour a mask over the numbers of cards: [`u8::MAX`] for those that show it, 0 for the others.
    by_colour: [[u8; CARDS]; Colour::ALL.len()],
    buildings: [BuildingFacts; Building::ALL.len()],
    events: [EventFacts; EventCard::ALL.len()],
    works: [WorkFacts; Work::ALL.len()],
    sources: Vec<(String, Source)>,
}

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TableFacts {
    /// Characters everybody starts with.
    pub start_characters: u8,
    /// Characters on display in a round.
    pub recruits: u8,
    /// Buildings offered for sale in a round.
    pub sales: u8,
}

/// What is printed on a card of a row, and how often it exists.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CardFacts {
    /// The coloured hexagons on top of the card.
    pub hexes: ArrayVec<Colour, 3>,
    /// How many are in each set of characters; no set holds a crane.
    pub per_set: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BuildingFacts {
    /// How many tiles lie in the stacks A, B and C.
    pub tiles: [u8; 3],
    /// The number the tile is about: denarii, points, tokens, columns, or what it takes off a famine.
    pub amount: u8,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EventFacts {
    /// What the majority earns; `None`: prestige.
    pub token: Option<Token>,
    /// Whose cubes may be put on it.
    pub fought_by: ArrayVec<Fighter, 2>,
    /// How often it shows the symbol that drives the famine.
    pub famine: u8,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct WorkFacts {
    /// Prestige for the most votes, the second most and so on.
    pub places: ArrayVec<u8, 3>,
    /// Prestige for at least so many votes, best first.
    pub tiers: Vec<[u8; 2]>,
    /// How many votes move the work's marker by one column; `None`: it moves none.
    pub votes_per_step: Option<u8>,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// Read from the printed piece by an owner of the box.
    Box,
    /// Several reviews agree.
    Sources,
    /// One review says so.
    Single,
    /// Follows from the rulebook by argument.
    Inferred,
    /// Reconstructed: fits all that is known, but was not seen on the printed piece.
    Recon,
}

impl Components {
    #[inline]
    pub fn table(&self, seats: SeatCount) -> &TableFacts {
        &self.tables[seats.len() - 2]
    }

    /// Every row a player can start with, sorted.
    #[inline]
    pub fn starting_rows(&self, seats: SeatCount) -> &[StartingRow] {
        &self.starting_rows[seats.len() - 2]
    }

    #[inline]
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card.index()]
    }

    /// Copies of a card in the box.
    pub fn in_box(&self, card: Card) -> u8 {
        if card.calling().is_some() { self.card(card).per_set * SETS } else { self.cranes }
    }

    /// The cards with a hexagon of this colour, as a mask over the numbers of cards.
    #[inline]
    pub(crate) fn showing(&self, colour: Colour) -> &[u8; CARDS] {
        &self.by_colour[colour.index()]
    }

    /// Whether the card shows a hexagon of this colour.
    #[inline]
    pub fn shows(&self, card: Card, colour: Colour) -> bool {
        self.showing(colour)[card.index()] != 0
    }

    #[inline]
    pub fn building(&self, building: Building) -> &BuildingFacts {
        &self.buildings[building.index()]
    }

    /// The number the tile is about.
    #[inline]
    pub fn amount(&self, building: Building) -> u8 {
        self.building(building).amount
    }

    /// The tiles of one letter, sorted.
    pub fn tiles_of(&self, letter: usize) -> impl Iterator<Item = Building> + '_ {
        let copies = move |building: Building| usize::from(self.building(building).tiles[letter]);
        Building::ALL.into_iter().flat_map(move |building| std::iter::repeat_n(building, copies(building)))
    }

    #[inline]
    pub fn event(&self, event: EventCard) -> &EventFacts {
        &self.events[event.index()]
    }

    #[inline]
    pub fn work(&self, work: Work) -> &WorkFacts {
        &self.works[work.index()]
    }

    /// Columns of the ladder.
    #[inline]
    pub fn columns(&self) -> u8 {
        self.ladder.len() as u8
    }

    /// Where values come from that are not all printed in the rulebook, by their places, such as `event/flood/famine`.
    pub fn sources(&self) -> &[(String, Source)] {
        &self.sources
    }

    /// The places of the values that were reconstructed.
    pub fn reconstructed(&self) -> impl Iterator<Item = &str> {
        self.sources.iter().filter(|(_, source)| *source == Source::Recon).map(|(place, _)| place.as_str())
    }
}

impl saturnalia_rules::Components for Components {
    const PRINTED: &'static str = include_str!("../data/components.toml");

    fn read(source: &str) -> Result<Components, Misprint> {
        read::read(source)
    }

    fn sets() -> &'static Sets<Components> {
        static SETS: Sets<Components> = Sets::new();
        &SETS
    }
}
