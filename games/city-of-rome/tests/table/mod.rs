//! A table set up from a scenario, played in the words of the rulebook.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use city_of_rome::cards::{Card, Deck};
use city_of_rome::city::grid::{Cell, Cells};
use city_of_rome::state::Player;
use city_of_rome::{Answer, CityOfRome, Components, Event, Options, Scenario, State};
use saturnalia_rules::{Chance, Components as _, Dice, Position, Seat, SeatCount, Seed, Set, Viewer};

pub(crate) struct Table {
    pub(crate) position: Position<CityOfRome>,
    /// Everything told so far.
    pub(crate) told: Vec<Event>,
}

/// What is printed on the cards.
pub(crate) fn printed() -> Set<Components> {
    Components::sets().printed()
}

pub(crate) fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("two to four")
}

impl Table {
    /// A table from a scenario written as JSON.
    pub(crate) fn arrange(count: u8, scenario: serde_json::Value) -> Table {
        Table::try_arrange(count, scenario).unwrap_or_else(|problem| panic!("{problem}"))
    }

    pub(crate) fn try_arrange(count: u8, scenario: serde_json::Value) -> Result<Table, String> {
        let scenario: Scenario = serde_json::from_value(scenario).map_err(|error| error.to_string())?;
        let mut told = Vec::new();
        let dice = Dice::fair(Seed::from_number(1), Chance::OneStream);
        let position =
            Position::arrange(&scenario, &Options::default(), printed(), seats(count), dice, Some(&mut told))
                .map_err(|error| error.to_string())?;
        Ok(Table { position, told })
    }

    /// A table dealt as the rulebook says.
    pub(crate) fn deal(count: u8, seed: u64) -> Table {
        let mut told = Vec::new();
        let dice = Dice::fair(Seed::from_number(seed), Chance::OneStream);
        let position = Position::start(&Options::default(), printed(), seats(count), dice, Some(&mut told));
        Table { position, told }
    }

    /// A turn of seat 0 on the given strip and field (from 1), with this card on offer and this hand; the
    /// other seats have had their turns. The card on offer comes from deck II.
    pub(crate) fn turn(strip: &str, field: usize, offered: &str, seat: serde_json::Value) -> Table {
        let mut builders = vec![serde_json::Value::Null; 5];
        builders[field - 1] = 0.into();
        Table::arrange(
            4,
            serde_json::json!({
                "round": 5, "phase": "action", "strips": [strip], "builders": builders,
                "offer": [null, offered], "seats": [seat]
            }),
        )
    }

    pub(crate) fn state(&self) -> &State {
        self.position.state()
    }

    pub(crate) fn player(&self, seat: u8) -> &Player {
        &self.state().players[Seat(seat)]
    }

    /// The seat that is asked.
    pub(crate) fn asked(&self) -> Seat {
        self.position.asked().first().expect("somebody is asked")
    }

    pub(crate) fn offers(&self) -> Vec<Answer> {
        let mut offers = Vec::new();
        self.position.offers(self.asked(), &mut offers);
        offers
    }

    pub(crate) fn offers_of(&self, wanted: impl Fn(&Answer) -> bool) -> Vec<Answer> {
        self.offers().into_iter().filter(|answer| wanted(answer)).collect()
    }

    /// The asked seat answers; what was told is returned.
    pub(crate) fn play(&mut self, answer: Answer) -> Vec<Event> {
        let offers = self.offers();
        let mut told = Vec::new();
        let seat = self.asked();
        self.position
            .play(seat, answer, Some(&mut told))
            .unwrap_or_else(|illegal| panic!("{answer:?}: {illegal}; offered: {offers:?}"));
        self.told.extend(told.iter().cloned());
        told
    }

    /// Plays and says whether somebody learned something.
    pub(crate) fn reveals(&mut self, answer: Answer) -> bool {
        let seat = self.asked();
        self.position.play(seat, answer, None).expect("an offered answer").revealed
    }

    pub(crate) fn is_refused(&self, answer: Answer) -> bool {
        self.position.clone().play(self.asked(), answer, None).is_err()
    }

    pub(crate) fn build(&mut self, card: Card, at: (u8, u8)) -> Vec<Event> {
        let mut told = self.play(Answer::Build(card));
        told.extend(self.play(Answer::Site(cell(at))));
        told
    }

    /// The first offer again and again, until it is true.
    pub(crate) fn play_until(&mut self, done: impl Fn(&Table) -> bool) {
        while !self.position.is_over() && !done(self) {
            let first = self.offers()[0];
            self.play(first);
        }
    }

    pub(crate) fn view(&self, seat: u8) -> city_of_rome::View {
        self.position.view(Viewer::Seat(Seat(seat)))
    }

    pub(crate) fn spectate(&self) -> city_of_rome::View {
        self.position.view(Viewer::Spectator)
    }

    pub(crate) fn total(&self, seat: u8) -> i16 {
        self.position.score_sheet(Viewer::Spectator).totals[usize::from(seat)]
    }
}

/// A place by column and row; the top left card of a scenario's city lies at 3,3.
pub(crate) fn cell(at: (u8, u8)) -> Cell {
    Cell::at(at.0, at.1)
}

pub(crate) fn cells(places: &[(u8, u8)]) -> Cells {
    places.iter().map(|at| cell(*at)).collect()
}

/// The kinds of cards that can be built now.
pub(crate) fn buildable(table: &Table) -> Vec<Card> {
    let card = |answer| if let Answer::Build(card) = answer { Some(card) } else { None };
    table.offers().into_iter().filter_map(card).collect()
}

/// The places offered now.
pub(crate) fn sites(table: &Table) -> Cells {
    let place = |answer| if let Answer::Site(at) = answer { Some(at) } else { None };
    table.offers().into_iter().filter_map(place).collect()
}

pub(crate) fn deck_kinds(table: &Table, deck: Deck) -> Vec<Card> {
    table.state().deck(deck).iter().map(|card| card.kind).collect()
}
