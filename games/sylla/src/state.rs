//! Everything that is true at the table.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Known as _, Phrase, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::answer::Thumb;
use crate::cards::{Building, Card, Colour, EventCard, Fighter, LASTING, Token, Work};
use crate::components::Components;
use crate::ladder::Ladder;
use crate::options::Screens;
use crate::row::Row;
use crate::screen::{Known, ShownTokens};
use crate::text;

/// Most chairs at a table.
pub const MOST_SEATS: usize = 4;
/// Places for buildings below the board.
pub const SLOTS: usize = 6;
/// Events that lie open.
pub const OPEN_EVENTS: usize = 4;
/// Characters on display at most.
pub(crate) const MOST_RECRUITS: usize = 6;
/// Characters under the deck at most.
pub(crate) const MOST_UNDER_DECK: usize = 10;
/// Building tiles in the box.
pub(crate) const TILES: usize = 32;
/// Nobody comes near that much prestige; a scenario may.
pub(crate) const MOST_PRESTIGE: i16 = 9_999;
/// The place of Decadence among the open events: the lowest.
pub const DECADENCE_SLOT: usize = 3;

/// The whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub set: Set<Components>,
    pub seats: SeatCount,
    pub screens: Screens,
    /// From 1; 0 while starting characters are chosen.
    pub round: u8,
    pub phase: Phase,
    pub consul: Seat,
    pub ladder: Ladder,
    pub players: BySeat<Player, MOST_SEATS>,
    /// Characters on display, sorted.
    pub recruits: ArrayVec<Card, MOST_RECRUITS>,
    /// The part of the character deck nobody knows; the last is the top.
    pub deck: ArrayVec<Card, 40>,
    /// Characters put under the deck for all to see (Ruling S26); the first is drawn first.
    pub under_deck: ArrayVec<Card, MOST_UNDER_DECK>,
    pub slots: [Option<Building>; SLOTS],
    /// The stack of buildings; the last is the top.
    pub stack: ArrayVec<Building, TILES>,
    /// How many tiles of the stack are marked A, B and C: A lies on top.
    pub stack_letters: [u8; 3],
    /// Tiles out of the game, by kind.
    pub discarded: [u8; Building::ALL.len()],
    /// The open events from top to bottom; the last is Decadence.
    pub events: [EventCard; OPEN_EVENTS],
    /// Cubes on the open events, by event and seat.
    pub cubes: [BySeat<u8, MOST_SEATS>; OPEN_EVENTS],
    /// The open events that are prevented in this round, as bits by place.
    pub prevented: u8,
    /// The last is the top.
    pub event_deck: ArrayVec<EventCard, 9>,
    pub removed_events: ArrayVec<EventCard, 9>,
    /// The work left out, then those of the five rounds.
    pub works: ArrayVec<Work, 6>,
    /// How many of the works everybody has seen.
    pub works_seen: u8,
    /// The present auction: election or sale.
    pub bids: BySeat<Bid, MOST_SEATS>,
    /// The building on sale.
    pub sale: Option<Sale>,
    /// Cards the buyer has still to turn for it.
    pub unpaid: u8,
    /// Markers that a tavern has moved in this round, as bits by token.
    pub tavern_moved: u8,
    /// How everybody voted in this round, once it is open.
    pub votes: BySeat<Option<Vote>, MOST_SEATS>,
    /// What everybody had to show of the tokens.
    pub shown: ShownTokens,
    pub finished: bool,
}

/// The seven phases of a round, set-up and end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Preparation,
    FirstConsul,
    Recruiting,
    Buildings,
    Income,
    Events,
    GreatWork,
    FamineAndCrises,
    Ecclesia,
}

/// What one player owns.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// 1 to 4: the number of the set of characters.
    pub income_tile: u8,
    pub row: Row,
    pub estate: Estate,
    pub tokens: [u8; 3],
    /// What everybody knows of the tokens.
    pub known: Known,
    pub denarii: u8,
    pub prestige: i16,
    /// Cubes not placed yet in this round, by fighter.
    pub cubes: [u8; 2],
    /// Slaves freed at the end, once the player has decided.
    pub freed: Option<u8>,
    /// How much of the prestige the church has brought.
    pub church: i16,
}

/// Buildings in front of a player, by kind: open, and face down under an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Estate {
    open: [u8; LASTING],
    down: [u8; LASTING],
}

impl Estate {
    /// Open buildings of this kind.
    #[inline]
    pub fn open(&self, building: Building) -> u8 {
        self.open.get(building.index()).copied().unwrap_or_default()
    }

    /// Buildings of this kind that lie face down.
    #[inline]
    pub fn down(&self, building: Building) -> u8 {
        self.down.get(building.index()).copied().unwrap_or_default()
    }

    #[inline]
    pub(crate) fn add(&mut self, building: Building) {
        self.open[building.index()] += 1;
    }

    pub(crate) fn add_down(&mut self, building: Building) {
        self.down[building.index()] += 1;
    }

    #[inline]
    pub(crate) fn flip(&mut self, building: Building) {
        self.open[building.index()] -= 1;
        self.down[building.index()] += 1;
    }

    /// Turns every building of this kind up; says how many.
    #[inline]
    pub(crate) fn release(&mut self, building: Building) -> u8 {
        let released = std::mem::take(&mut self.down[building.index()]);
        self.open[building.index()] += released;
        released
    }
}

/// What a seat has said in the present auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bid {
    /// Has not spoken yet.
    #[default]
    Waiting,
    Passed,
    /// Votes in the election, cards in a sale.
    Offered(u8),
}

/// A building on sale.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sale {
    pub offerer: Seat,
    pub slot: u8,
    pub building: Building,
    pub colour: Colour,
}

/// A vote on the great work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Vote {
    pub thumb: Thumb,
    pub denarii: u8,
    /// Denarii and upright senators together.
    pub votes: u8,
    /// What it earned, once all are counted.
    pub points: u8,
}

impl Player {
    /// The most money this player can put on the table at once (Ruling S27).
    #[inline]
    pub fn most_denarii(&self, set: &Components) -> u8 {
        self.denarii.min(set.coins)
    }

    #[inline]
    pub fn tokens(&self, token: Token) -> u8 {
        self.tokens[token.index()]
    }

    /// Tokens of all kinds.
    #[inline]
    pub(crate) fn all_tokens(&self) -> u16 {
        self.tokens.iter().copied().map(u16::from).sum()
    }

    #[inline]
    pub fn cubes_of(&self, fighter: Fighter) -> u8 {
        self.cubes[fighter.index()]
    }

    /// However a game began, no number grows beyond its bounds.
    #[inline]
    pub(crate) fn gain(&mut self, points: i16) {
        self.prestige = self.prestige.saturating_add(points).min(MOST_PRESTIGE);
    }

    #[inline]
    pub(crate) fn earn(&mut self, denarii: u8) {
        self.denarii = self.denarii.saturating_add(denarii);
    }
}

impl Phase {
    pub(crate) const fn name(self) -> Phrase {
        match self {
            Phase::Preparation => text::PHASE_PREPARATION,
            Phase::FirstConsul => text::PHASE_FIRST_CONSUL,
            Phase::Recruiting => text::PHASE_RECRUITING,
            Phase::Buildings => text::PHASE_BUILDINGS,
            Phase::Income => text::PHASE_INCOME,
            Phase::Events => text::PHASE_EVENTS,
            Phase::GreatWork => text::PHASE_GREAT_WORK,
            Phase::FamineAndCrises => text::PHASE_FAMINE_AND_CRISES,
            Phase::Ecclesia => text::PHASE_ECCLESIA,
        }
    }
}

impl State {
    /// The great work of this round; that of the first while the game is prepared.
    #[inline]
    pub fn work(&self) -> Work {
        self.works[usize::from(self.round.clamp(1, self.set.rounds))]
    }

    /// What a token of this kind is worth now.
    #[inline]
    pub fn value(&self, token: Token) -> u8 {
        self.ladder.value(&self.set, token)
    }

    /// The work of the next round, if everybody has seen it.
    pub fn next_work(&self) -> Option<Work> {
        let next = usize::from(self.round.max(1)) + 1;
        (next < usize::from(self.works_seen)).then(|| self.works[next])
    }

    /// The highest bid of the present auction.
    #[inline]
    pub fn high_bid(&self) -> Option<(Seat, u8)> {
        let mut high = None;
        for seat in self.seats.seats() {
            if let Bid::Offered(bid) = self.bids[seat]
                && high.is_none_or(|(_, best)| bid > best)
            {
                high = Some((seat, bid));
            }
        }
        high
    }

    /// The place of an open event.
    #[inline]
    pub fn event_slot(&self, event: EventCard) -> usize {
        self.events.iter().position(|open| *open == event).known()
    }

    /// All cubes on the event at this place.
    #[inline]
    pub fn cubes_on(&self, slot: usize) -> u8 {
        self.cubes[slot].0.iter().sum()
    }

    #[inline]
    pub fn is_prevented(&self, slot: usize) -> bool {
        self.prevented >> slot & 1 == 1
    }

    /// Cards in the character deck, known or not.
    pub fn deck_len(&self) -> usize {
        self.deck.len() + self.under_deck.len()
    }
}
