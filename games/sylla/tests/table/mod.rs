//! A table to play examples at.

#![allow(dead_code, reason = "each test file uses its part")]

use saturnalia_rules::{
    Chance, Components as _, Dice, Illegal, Position, ScenarioError, Seat, SeatCount, Seed, Set, Viewer,
};
use serde_json::Value;
use sylla::answer::{Answer, Thumb};
use sylla::cards::Token;
use sylla::options::Screens;
use sylla::state::{Phase, Player};
use sylla::{Components, Event, Options, Scenario, State, Sylla, View};

/// The colours of the rulebook's examples, clockwise.
pub(crate) const BLUE: Seat = Seat(0);
pub(crate) const RED: Seat = Seat(1);
pub(crate) const WHITE: Seat = Seat(2);
pub(crate) const BLACK: Seat = Seat(3);

/// The box as it was sold.
pub(crate) fn printed() -> Set<Components> {
    Components::sets().printed()
}

/// As all examples of the rulebook are told: everybody sees everything.
pub(crate) const OPEN: Options = Options { screens: Screens::Open };
/// As the rulebook is played.
pub(crate) const CLOSED: Options = Options { screens: Screens::Closed };

pub(crate) struct Table {
    pub(crate) position: Position<Sylla>,
    pub(crate) told: Vec<Event>,
}

pub(crate) fn arrange(seats: u8, scenario: Value) -> Result<Table, ScenarioError> {
    arrange_with_seed(seats, scenario, 1)
}

pub(crate) fn arrange_with_seed(seats: u8, scenario: Value, seed: u64) -> Result<Table, ScenarioError> {
    arrange_by(&OPEN, seats, scenario, seed)
}

/// A table for four with closed screens in the given position.
pub(crate) fn closed(scenario: Value) -> Table {
    arrange_closed(4, scenario, 1).unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn arrange_closed(seats: u8, scenario: Value, seed: u64) -> Result<Table, ScenarioError> {
    arrange_by(&CLOSED, seats, scenario, seed)
}

fn arrange_by(options: &Options, seats: u8, scenario: Value, seed: u64) -> Result<Table, ScenarioError> {
    let scenario: Scenario =
        serde_json::from_value(scenario).map_err(|error| ScenarioError::at("scenario", error.to_string()))?;
    let mut told = Vec::new();
    let dice = Dice::fair(Seed::from_number(seed), Chance::OneStream);
    let position = Position::arrange(&scenario, options, printed(), chairs(seats), dice, Some(&mut told))?;
    Ok(Table { position, told })
}

fn chairs(seats: u8) -> SeatCount {
    SeatCount::new(seats).expect("a number of chairs")
}

/// A table for four in the given position.
pub(crate) fn four(scenario: Value) -> Table {
    arrange(4, scenario).unwrap_or_else(|error| panic!("{error}"))
}

pub(crate) fn three(scenario: Value) -> Table {
    arrange(3, scenario).unwrap_or_else(|error| panic!("{error}"))
}

impl Table {
    /// A new game.
    pub(crate) fn deal(seats: u8, seed: u64) -> Table {
        let mut told = Vec::new();
        let dice = Dice::fair(Seed::from_number(seed), Chance::OneStream);
        let position = Position::start(&OPEN, printed(), chairs(seats), dice, Some(&mut told));
        Table { position, told }
    }

    pub(crate) fn state(&self) -> &State {
        self.position.state()
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.state().players[seat]
    }

    pub(crate) fn prestige(&self, seat: Seat) -> i16 {
        self.player(seat).prestige
    }

    /// Prestige by seat.
    pub(crate) fn glory(&self) -> Vec<i16> {
        self.state().seats.seats().map(|seat| self.prestige(seat)).collect()
    }

    pub(crate) fn tokens(&self, seat: Seat, token: Token) -> u8 {
        self.player(seat).tokens(token)
    }

    pub(crate) fn view(&self) -> View {
        self.position.view(Viewer::Spectator)
    }

    pub(crate) fn asked(&self) -> Vec<Seat> {
        self.position.asked().iter().collect()
    }

    pub(crate) fn offers(&self, seat: Seat) -> Vec<Answer> {
        assert!(self.position.asked().contains(seat), "seat {seat} is not asked: {:?}", self.position.agenda());
        let mut offers = Vec::new();
        self.position.offers(seat, &mut offers);
        offers
    }

    /// Plays an answer that must be offered.
    pub(crate) fn play(&mut self, seat: Seat, answer: Answer) -> &mut Table {
        if let Err(illegal) = self.position.play(seat, answer, Some(&mut self.told)) {
            panic!("{answer:?} of seat {seat}: {illegal}; next {:?}", self.position.agenda());
        }
        self
    }

    /// An answer that must not be offered.
    pub(crate) fn refuse(&mut self, seat: Seat, answer: Answer) {
        assert_eq!(self.position.play(seat, answer, None), Err(Illegal::NotOffered), "{answer:?}");
    }

    /// Plays whoever is asked until the phase is reached in this round: passing, spending nothing, taking what comes first.
    pub(crate) fn idle_until(&mut self, phase: Phase) -> &mut Table {
        self.idle_while(|state| state.phase < phase)
    }

    pub(crate) fn idle_to_the_end(&mut self) -> &mut Table {
        self.idle_while(|_| true)
    }

    pub(crate) fn idle_while(&mut self, goes_on: impl Fn(&State) -> bool) -> &mut Table {
        while goes_on(self.state()) {
            let Some(seat) = self.position.asked().first() else { break };
            self.idle(seat);
        }
        self
    }

    /// The least this seat can do.
    pub(crate) fn idle(&mut self, seat: Seat) -> &mut Table {
        let offers = self.offers(seat);
        let quiet = [Answer::Pass, Answer::Finish, Answer::Vote { thumb: Thumb::Down, denarii: 0 }];
        let answer = quiet.into_iter().find(|answer| offers.contains(answer)).unwrap_or(offers[0]);
        self.play(seat, answer)
    }

    pub(crate) fn vote(&mut self, votes: &[(Thumb, u8)]) -> &mut Table {
        for (index, (thumb, denarii)) in votes.iter().enumerate() {
            self.play(Seat(index as u8), Answer::Vote { thumb: *thumb, denarii: *denarii });
        }
        self
    }

    pub(crate) fn heard(&self, event: &Event) -> bool {
        self.told.contains(event)
    }
}
