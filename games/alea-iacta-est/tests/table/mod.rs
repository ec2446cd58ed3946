//! A table arranged for a test.
#![allow(dead_code, reason = "every test file uses a part of it")]

use alea_iacta_est::building::Building;
use alea_iacta_est::pool::Pool;
use alea_iacta_est::state::State;
use alea_iacta_est::{AleaIactaEst, Answer, Components, Event, Scenario, View};
use saturnalia_rules::{Chance, Components as _, Dice, Illegal, Position, Seat, SeatCount, Seed, Set, Viewer};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);
pub(crate) const E: Seat = Seat(4);

pub(crate) fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("a table has seats")
}

/// What is printed on tiles and cards.
pub(crate) fn printed() -> Set<Components> {
    Components::sets().printed()
}

pub(crate) fn pool(faces: &[u8]) -> Pool {
    faces.iter().copied().collect()
}

pub(crate) struct Table(pub(crate) Position<AleaIactaEst>);

impl Table {
    /// A scenario in JSON.
    pub(crate) fn arrange(count: u8, scenario: serde_json::Value) -> Table {
        Table::try_arrange(count, scenario).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// The error as the player reads it.
    pub(crate) fn try_arrange(count: u8, scenario: serde_json::Value) -> Result<Table, String> {
        let scenario: Scenario = serde_json::from_value(scenario).map_err(|error| error.to_string())?;
        let dice = Dice::fair(Seed::from_number(1), Chance::OneStream);
        Position::arrange(&scenario, &Default::default(), printed(), seats(count), dice, None)
            .map(Table)
            .map_err(|error| error.to_string())
    }

    pub(crate) fn deal(count: u8, seed: u64) -> Table {
        let dice = Dice::fair(Seed::from_number(seed), Chance::OneStream);
        Table(Position::start(&Default::default(), printed(), seats(count), dice, None))
    }

    pub(crate) fn state(&self) -> &State {
        self.0.state()
    }

    pub(crate) fn view(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.0.asked().first()
    }

    pub(crate) fn offers(&self) -> Vec<Answer> {
        let mut offers = Vec::new();
        self.0.offers(self.asked().expect("somebody is asked"), &mut offers);
        offers
    }

    /// The dice that the asked seat may place in a building.
    pub(crate) fn placements(&self, building: Building) -> Vec<Vec<u8>> {
        let offers = self.offers().into_iter();
        let dice = |answer: Answer| {
            if let Answer::Place { building: to, dice } = answer { (to == building).then_some(dice) } else { None }
        };
        offers.filter_map(dice).map(|dice| dice.iter().collect()).collect()
    }

    pub(crate) fn may_place(&self, building: Building, faces: &[u8]) -> bool {
        self.placements(building).contains(&faces.to_vec())
    }

    pub(crate) fn try_play(&mut self, seat: Seat, answer: Answer) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.0.play(seat, answer, Some(&mut events)).map(|_| events)
    }

    pub(crate) fn play(&mut self, seat: Seat, answer: Answer) -> Vec<Event> {
        self.try_play(seat, answer).unwrap_or_else(|illegal| {
            panic!("{answer:?} of seat {}: {illegal}; asked {:?}, offers {:?}", seat.0, self.asked(), self.offers())
        })
    }

    pub(crate) fn place(&mut self, seat: Seat, building: Building, faces: &[u8]) -> Vec<Event> {
        self.play(seat, Answer::Place { building, dice: pool(faces) })
    }

    /// Plays on with the first offer until this holds.
    pub(crate) fn play_until(&mut self, done: impl Fn(&Table) -> bool) {
        while !done(self) {
            let seat = self.asked().expect("the game goes on");
            let answer = self.offers()[0];
            self.play(seat, answer);
        }
    }

    /// Plays on with the first offer until the question is of this kind.
    pub(crate) fn play_until_offered(&mut self, like: fn(&Answer) -> bool) {
        self.play_until(|table| table.offers().iter().any(like));
    }
}
