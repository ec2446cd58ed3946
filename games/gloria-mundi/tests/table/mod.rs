//! A table for tests: a scenario, played by naming answers.

#![allow(dead_code, unreachable_pub, reason = "every test file uses another part")]

use gloria_mundi::cards::Building;
use gloria_mundi::goods::{Basic, Tokens};
use gloria_mundi::options::Screens;
use gloria_mundi::state::Player;
use gloria_mundi::{Answer, Components, Event, GloriaMundi, Options, Scenario, State};
use saturnalia_rules::{
    Chance, Check as _, Components as _, Dice, Illegal, Position, ScenarioError, Seat, SeatCount, Seed, Set, Viewer,
    Words as _,
};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

pub struct Table {
    pub position: Position<GloriaMundi>,
    pub heard: Vec<Event>,
}

/// What is printed on the cards and roads.
pub fn printed() -> Set<Components> {
    Components::sets().printed()
}

pub fn dice(seed: u64) -> Dice {
    Dice::fair(Seed::from_number(seed), Chance::OneStream)
}

pub fn seats(count: u8) -> SeatCount {
    SeatCount::new(count).expect("a table of the house")
}

/// A building by its id.
pub fn card(id: &str) -> Building {
    Building::by_id(id).unwrap_or_else(|| panic!("there is no {id}"))
}

pub fn tokens(food: u16, gold: u16, peace: u16, glory: u16) -> Tokens {
    Tokens::new(food, gold, peace, glory)
}

/// A new game.
pub fn start(count: u8) -> Table {
    let mut heard = Vec::new();
    let position = Position::start(&Options::default(), printed(), seats(count), dice(1), Some(&mut heard));
    Table { position, heard }
}

pub fn try_arrange(count: u8, json: &serde_json::Value) -> Result<Table, ScenarioError> {
    try_arrange_with(&Options::default(), printed(), count, json)
}

fn try_arrange_with(
    options: &Options,
    set: Set<Components>,
    count: u8,
    json: &serde_json::Value,
) -> Result<Table, ScenarioError> {
    let scenario: Scenario = serde_json::from_value(json.clone())
        .map_err(|error| ScenarioError { place: "scenario".into(), problem: error.to_string() })?;
    let mut heard = Vec::new();
    let position = Position::arrange(&scenario, options, set, seats(count), dice(1), Some(&mut heard))?;
    Ok(Table { position, heard })
}

/// A given position.
pub fn arrange(count: u8, json: serde_json::Value) -> Table {
    try_arrange(count, &json).unwrap_or_else(|error| panic!("{error}"))
}

/// A given position with other cards.
pub fn arrange_with(set: Set<Components>, count: u8, json: serde_json::Value) -> Table {
    try_arrange_with(&Options::default(), set, count, &json).unwrap_or_else(|error| panic!("{error}"))
}

/// A given position behind closed screens.
pub fn closed(count: u8, json: serde_json::Value) -> Table {
    let options = Options { screens: Screens::Closed };
    try_arrange_with(&options, printed(), count, &json).unwrap_or_else(|error| panic!("{error}"))
}

/// The box with other effects on some cards.
pub fn with_effects(name: &str, effects: &[(&str, &str)]) -> Set<Components> {
    let mut lines: Vec<String> = Components::PRINTED.lines().map(str::to_owned).collect();
    for (id, effect) in effects {
        let line = lines.iter_mut().find(|line| line.contains(&format!("id = \"{id}\""))).expect("a card of the box");
        let (before, rest) = line.split_once("effect = \"").expect("every card has an effect");
        let (_, after) = rest.split_once('"').expect("an effect ends");
        *line = format!("{before}effect = \"{effect}\"{after}");
    }
    let source = format!("{}\n[set]\nname = \"{name}\"\n", lines.join("\n"));
    Components::sets().bring(&source).unwrap_or_else(|error| panic!("{error}"))
}

/// A box with every form.
pub fn every_form() -> Set<Components> {
    with_effects(
        "forms",
        &[
            ("F01", "BX>steps"),
            ("F02", "2B>price+1S"),
            ("F03", "1F+B>3S"),
            ("F04", "farm>3S"),
            ("F05", "1(farm/city)X>1R"),
            ("F06", "1(F/G)+1(P/R)>1(F/S)+1(G/S)"),
            ("F07", "1(F/G)+1(G/P)>2S"),
            ("F08", "2FX>1F+1S"),
            ("F09", "1(B/farm/R)X>1S"),
            ("F10", "1F+BX>price"),
            ("F11", "B+farm+1(F/R)>9S"),
            ("F12", "2FX>3G"),
            ("F13", "1GX>2F"),
            ("F14", "1(B/F)X>steps"),
            ("F15", "+1(F/G)+1(P/R)+1(S/R)"),
            ("C01", "2cityX>3R"),
            ("C02", "1G+2B>4S"),
            ("C03", "1(peace/P)>2G"),
            ("P01", "1(B/city)+1(B/farm)>5S"),
            ("P02", "1F+1GX>3F"),
        ],
    )
}

/// Plays whole games of any legal answers, and checks every state and every text.
pub fn play_random_games(set: Set<Components>, games: u64) {
    for screens in [Screens::Open, Screens::Closed] {
        for count in 2..=6 {
            for seed in 0..games {
                let options = Options { screens };
                let mut position =
                    Position::<GloriaMundi>::start(&options, set.clone(), seats(count), dice(seed), None);
                let mut chance = Dice::imagined(seed);
                let mut offers = Vec::new();
                while let Some(seat) = position.asked().first() {
                    position.offers(seat, &mut offers);
                    assert!(offers.is_sorted() && offers.len() <= 200 && !offers.is_empty());
                    let answer = *chance.pick(&offers).expect("an asked seat has an offer");
                    position.play(seat, answer, None).expect("an offer is legal");
                    position.state().check().expect("a sound state");
                    let _ = GloriaMundi::describe(&position.view(Viewer::Spectator), position.components());
                }
            }
        }
    }
}

impl Table {
    pub fn state(&self) -> &State {
        self.position.state()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.state().players[seat]
    }

    pub fn tokens(&self, seat: Seat) -> Tokens {
        self.player(seat).tokens
    }

    pub fn steps(&self, seat: Seat) -> u8 {
        self.player(seat).steps
    }

    /// Who is asked; exactly one seat, unless the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.position.asked().first()
    }

    pub fn offers(&self) -> Vec<Answer> {
        let mut offers = Vec::new();
        self.position.offers(self.asked().expect("somebody is asked"), &mut offers);
        offers
    }

    pub fn offers_answer(&self, answer: Answer) -> bool {
        self.offers().contains(&answer)
    }

    #[track_caller]
    pub fn play(&mut self, seat: Seat, answer: Answer) -> &mut Table {
        let played = self.position.play(seat, answer, Some(&mut self.heard));
        if let Err(illegal) = played {
            panic!("{answer:?} of seat {seat}: {illegal}; asked {:?}, offers {:?}", self.asked(), self.offers());
        }
        self
    }

    pub fn refused(&mut self, seat: Seat, answer: Answer) -> Illegal {
        self.position.play(seat, answer, None).expect_err("this answer is not legal")
    }

    pub fn use_card(&mut self, seat: Seat, id: &str) -> &mut Table {
        self.play(seat, Answer::Use(card(id)))
    }

    pub fn buy(&mut self, seat: Seat, id: &str, on: Basic) -> &mut Table {
        self.play(seat, Answer::Buy { building: card(id), on })
    }

    /// Whether the card lies in the seat's display.
    pub fn has(&self, seat: Seat, id: &str) -> bool {
        self.player(seat).buildings().contains(card(id))
    }

    /// Places by seat, once the game is over.
    pub fn places(&self) -> Vec<u8> {
        self.position.outcome().expect("the game is over").places.to_vec()
    }
}
