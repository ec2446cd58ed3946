//! A table to write scenes at: a position from a scenario, and answers that must be offered.
#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use std::collections::BTreeMap;

use glory_to_rome::answer::{Answer, Finish, Place, Source, Unit};
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::state::{Camp, End, State};
use glory_to_rome::{Components, Event, GloryToRome, Options, Scenario};
use saturnalia_rules::{
    Chance, Check as _, Components as _, Dice, Move, Outcome, Piece, Position, Seat, SeatCount, Secrets as _, Seed,
    Set, Viewer,
};
use serde_json::Value;

pub struct Table {
    pub position: Position<GloryToRome>,
    pub events: Vec<Event>,
}

/// What is printed on the cards.
pub fn printed() -> Set<Components> {
    Components::sets().printed()
}

/// Options of games played before there was a choice: names of shown cards and what was seen of vaults lie open.
pub fn open_cards() -> Options {
    serde_json::from_str("{}").expect("options of an old game")
}

/// A table of that many seats in the position of a scenario, with ordinary options.
pub fn table(seats: u8, scenario: Value) -> Table {
    table_with(Options::default(), seats, scenario)
}

pub fn table_with(options: Options, seats: u8, scenario: Value) -> Table {
    let scenario: Scenario = serde_json::from_value(scenario).expect("a scenario");
    let seats = SeatCount::new(seats).expect("a number of seats");
    let dice = Dice::fair(Seed::from_number(1), Chance::OneStream);
    let position = Position::arrange(&scenario, &options, printed(), seats, dice, None).expect("a possible position");
    Table { position, events: Vec::new() }
}

/// How many pieces lie at each address on the table.
#[derive(PartialEq, Eq, Debug)]
struct Lying(BTreeMap<Piece, i32>);

impl Lying {
    fn of(position: &Position<GloryToRome>, viewer: Viewer) -> Lying {
        Lying(position.lying(viewer).into_iter().map(|(address, count)| (address, i32::from(count))).collect())
    }

    /// Moves the pieces that the viewer was told to have moved.
    fn hear(&mut self, events: &[Event], viewer: Viewer) {
        let notices = events.iter().filter_map(|event| GloryToRome::tell(event, printed(), viewer));
        for Move { from, to, count } in notices.flat_map(|notice| notice.moves) {
            *self.0.entry(from).or_default() -= i32::from(count);
            *self.0.entry(to).or_default() += i32::from(count);
        }
        self.0.retain(|address, count| *count != 0 && address.0 != "box");
    }
}

impl Table {
    pub fn state(&self) -> &State {
        self.position.state()
    }

    pub fn camp(&self, seat: u8) -> &Camp {
        &self.state().camps[Seat(seat)]
    }

    pub fn influence(&self, seat: u8) -> u8 {
        self.camp(seat).influence(&self.state().set)
    }

    /// The seat that is asked, if it is exactly one.
    pub fn asked(&self) -> Option<u8> {
        let asked = self.position.asked();
        assert!(asked.len() <= 1, "several are asked");
        asked.first().map(|seat| seat.0)
    }

    pub fn offers(&self) -> Vec<Answer> {
        let mut offers = Vec::new();
        if let Some(seat) = self.position.asked().first() {
            self.position.offers(seat, &mut offers);
        }
        offers
    }

    pub fn offered(&self, answer: Answer) -> bool {
        self.offers().contains(&answer)
    }

    /// Plays an answer, which must be offered; all pieces must be in place afterwards, and everybody must have been told
    /// how they came there.
    #[track_caller]
    pub fn play(&mut self, seat: u8, answer: Answer) -> &mut Table {
        let eyes: Vec<Viewer> = Viewer::all(self.position.seats()).chain([Viewer::Truth]).collect();
        let before: Vec<Lying> = eyes.iter().map(|viewer| Lying::of(&self.position, *viewer)).collect();
        let told = self.events.len();
        if let Err(refused) = self.position.play(Seat(seat), answer, Some(&mut self.events)) {
            panic!(
                "{answer:?} of seat {seat}: {refused}; asked {:?}, offers {:?}, agenda {:?}",
                self.position.asked(),
                self.offers(),
                self.position.agenda()
            );
        }
        self.state().check().expect("every piece in its place");
        for (viewer, mut lying) in eyes.into_iter().zip(before) {
            lying.hear(&self.events[told..], viewer);
            assert_eq!(lying, Lying::of(&self.position, viewer), "{answer:?} as {viewer:?} was told of it");
        }
        self
    }

    #[track_caller]
    pub fn pass(&mut self, seat: u8) -> &mut Table {
        self.play(seat, Answer::Pass)
    }

    /// Everybody passes or thinks of one card until a new round begins.
    #[track_caller]
    pub fn finish_round(&mut self) -> &mut Table {
        let round = self.state().round;
        while self.state().round == round && !self.position.is_over() {
            let seat = self.asked().expect("somebody is asked");
            let offers = self.offers();
            let wanted = [Answer::Pass, Answer::DrawOne, Answer::Think, Answer::Keep];
            let answer = wanted.into_iter().find(|answer| offers.contains(answer)).unwrap_or(offers[0]);
            self.play(seat, answer);
        }
        self
    }

    pub fn ended(&self) -> Option<End> {
        self.state().ended
    }

    pub fn outcome(&self) -> Outcome {
        self.position.outcome().expect("a finished game")
    }

    /// How many actions the seat that acts has left.
    pub fn actions_left(&self) -> u8 {
        self.position.view(saturnalia_rules::Viewer::Spectator).performing.map_or(0, |performing| performing.left)
    }
}

pub fn lay(building: Building) -> Answer {
    Answer::Lay { building, site: building.material(), place: Place::InTown }
}

pub fn lay_outside(building: Building) -> Answer {
    Answer::Lay { building, site: building.material(), place: Place::OutOfTown }
}

pub fn add(to: Building, card: Building) -> Answer {
    Answer::Add { to, card, finish: Finish::Ordinary }
}

pub fn add_at_once(to: Building, card: Building) -> Answer {
    Answer::Add { to, card, finish: Finish::AtOnce }
}

pub fn supply(to: Building, material: Material) -> Answer {
    Answer::Supply { to, material, source: Source::Stockpile, finish: Finish::Ordinary }
}

pub fn supply_at_once(to: Building, material: Material) -> Answer {
    Answer::Supply { to, material, source: Source::Stockpile, finish: Finish::AtOnce }
}

pub fn supply_pool(to: Building, material: Material) -> Answer {
    Answer::Supply { to, material, source: Source::Pool, finish: Finish::Ordinary }
}

pub fn open(owner: u8, building: Building, material: Material) -> Answer {
    Answer::Open { owner: Seat(owner), building, material, source: Source::Stockpile }
}

pub fn work_on(owner: u8, building: Building) -> Answer {
    Answer::WorkOn { owner: Seat(owner), building }
}

pub fn seize(owner: u8, building: Building) -> Answer {
    Answer::Seize { owner: Seat(owner), building }
}

pub fn feed(owner: u8, client: Role) -> Answer {
    Answer::Feed { owner: Seat(owner), client }
}

pub fn card(role: Role, card: Building) -> Answer {
    Answer::Play { role, unit: Unit::Card(card) }
}

pub fn senator(role: Role) -> Answer {
    Answer::Play { role, unit: Unit::Senator }
}

pub fn petition(role: Role, material: Material) -> Answer {
    Answer::Play { role, unit: Unit::Petition(material) }
}
