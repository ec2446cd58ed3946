//! Scenarios edited at random: whatever they say, they are refused or can be played.

use saturnalia_rules::{Check as _, Course, Deal, Dice, Game, Nonce, Record, Rules, SeatCount, Seed, Viewer};
use serde_json::Value;

use crate::RandomPlayer;
use crate::laws::deal;

/// What a scenario is edited with, and how often.
#[derive(Clone, Copy, Debug)]
pub struct Edits<'a> {
    /// Scenarios to begin with, each with its number of seats. Together they should use every field.
    pub beginnings: &'a [(u8, Value)],
    /// Words of the game that may or may not belong where they are put.
    pub words: &'a [&'a str],
    pub numbers: &'a [i64],
    /// How many scenarios are tried.
    pub tries: u64,
}

/// Answers that are played from a scenario.
const PLAYED: usize = 60;

/// How many positions of random games are told and edited beside the scenarios to begin with.
const TOLD: u64 = 12;

/// One scenario in so many is told as one in turn.
const TOLD_AGAIN: u64 = 8;

/// Changes scenarios at random, and positions of random games told as such. Each is refused, or set up and played on:
/// nothing panics, every position is sound, nobody can tell an imagined one from it, and if the game says so it is told as a scenario in
/// turn.
///
/// # Panics
/// With the scenario that broke something, or if hardly any could be set up, or hardly any was refused.
pub fn edited_scenarios_are_refused_or_played<R: Rules>(options: &[R::Options], edits: &Edits<'_>) {
    let mut dice = Dice::imagined(23);
    let (mut played, mut refused) = (0, 0);
    let told = told_positions::<R>(options);
    let tries = tries(edits.tries);
    for number in 0..tries {
        let written = number % 3 > 0 || told.is_empty();
        let beginning = dice.pick(if written { edits.beginnings } else { &told });
        let (usual, mut scenario) = beginning.cloned().expect("scenarios to begin with");
        for _ in 0..=dice.below(3) {
            edits.edit(&mut scenario, &mut dice);
        }
        let others: Vec<SeatCount> = R::INFO.seat_counts().collect();
        let usual = SeatCount::new(usual).filter(|_| dice.below(4) > 0);
        let seats = usual.or_else(|| dice.pick(&others).copied()).expect("a number of seats");
        let options = dice.pick(options).expect("options").clone();
        let deal = Deal::new(options, seats, Seed::from_number(number), Nonce([0; 32]));
        match Game::<R>::arrange(scenario.clone(), deal) {
            Ok(game) => {
                played += 1;
                if R::TOLD && number % TOLD_AGAIN == 0 {
                    tell_from_its_beginning(&game, number, &scenario);
                }
                play_on(&game, number, &scenario);
            }
            Err(_) => refused += 1,
        }
    }
    let few = tries / 40;
    assert!(played > few && refused > few, "{played} were played, {refused} refused");
}

/// As many tries as usual, or as many as somebody wants who looks for faults: `SCENARIO_TRIES=1000000`.
fn tries(usual: u64) -> u64 {
    match std::env::var("SCENARIO_TRIES") {
        Ok(wanted) => wanted.parse().unwrap_or_else(|_| panic!("SCENARIO_TRIES is a number, not `{wanted}`")),
        Err(_) => usual,
    }
}

/// Positions of random games, with their number of seats.
fn told_positions<R: Rules>(options: &[R::Options]) -> Vec<(u8, Value)> {
    if !R::TOLD {
        return Vec::new();
    }
    let table = |number: u64| {
        let seats: Vec<SeatCount> = R::INFO.seat_counts().collect();
        let options = &options[number as usize % options.len()];
        let mut course = begun::<R>(options, seats[number as usize % seats.len()], number);
        let mut player = RandomPlayer::new(number);
        for _ in 0..number * 9 {
            go_on(&mut course, &mut player);
        }
        (course.latest().seats().get(), course.scenario().unwrap_or_else(|error| panic!("{error}")))
    };
    (0..TOLD).map(table).collect()
}

/// The most answers that any position of a random game is told with, while the game runs: 0 if the game's own fields tell
/// every question.
///
/// # Panics
/// If a position cannot be told.
pub fn most_answers_told<R: Rules>(options: &R::Options) -> usize {
    let mut most = 0;
    for (seed, seats) in (7..).zip(R::INFO.seat_counts()) {
        let mut course = begun::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !course.latest().is_over() {
            let told = course.scenario().unwrap_or_else(|error| panic!("{error}"));
            most = most.max(told.get("answered").and_then(Value::as_array).map_or(0, Vec::len));
            go_on(&mut course, &mut player);
        }
    }
    most
}

fn begun<R: Rules>(options: &R::Options, seats: SeatCount, seed: u64) -> Course<R> {
    Course::new(options.clone(), deal::<R>(options, seats, seed))
}

/// One more answer, if the game is not over.
pub(crate) fn go_on<R: Rules>(course: &mut Course<R>, player: &mut RandomPlayer<R>) {
    if !course.latest().is_over() {
        let (seat, answer) = player.choose(course.latest());
        let mut next = course.latest().clone();
        next.play_offered(seat, answer, None);
        course.went_on(seat, answer, next);
    }
}

/// However a game began, its first positions can be told like any other; but one that is over before anybody is asked
/// may have no fields for its end.
fn tell_from_its_beginning<R: Rules>(game: &Game<R>, number: u64, scenario: &Value) {
    if game.is_over() && game.scenario().is_err() {
        return;
    }
    let mut game = game.clone();
    let mut player = RandomPlayer::new(number);
    for _ in 0..3 {
        let told = game.scenario().unwrap_or_else(|error| panic!("{error}: {scenario}"));
        let Record { options, seats, .. } = game.record().clone();
        let deal = Deal::new(options, seats, Seed::from_number(!number), Nonce([0; 32]));
        let again = Game::<R>::arrange(told.clone(), deal).unwrap_or_else(|error| panic!("{error}: {told}"));
        let difference = game.position().difference(again.position());
        assert!(difference.is_none(), "{difference:?}: {scenario} told as {told}");
        if game.is_over() {
            break;
        }
        let (seat, answer) = player.choose(game.position());
        game.play(seat, answer).unwrap_or_else(|illegal| panic!("{illegal}: {scenario}"));
    }
}

fn play_on<R: Rules>(game: &Game<R>, number: u64, scenario: &Value) {
    let mut position = game.position().clone();
    let seats = position.seats();
    let mut player = RandomPlayer::new(number);
    for answers in 0..=PLAYED {
        position.state().check().unwrap_or_else(|problem| panic!("{seats:?}, {scenario}: {problem}"));
        let over = position.is_over() || answers == PLAYED;
        for viewer in Viewer::all(seats).filter(|_| over || answers % 20 == 0) {
            let imagined = position.imagine(viewer, player.dice());
            imagined.state().check().unwrap_or_else(|problem| panic!("{viewer:?} imagines {problem}: {scenario}"));
            assert_eq!(imagined.view(viewer), position.view(viewer), "{seats:?}, {viewer:?}: {scenario}");
            position.score_sheet(viewer);
        }
        if over {
            break;
        }
        let (seat, answer) = player.choose(&position);
        position.play_offered(seat, answer, None);
    }
}

impl Edits<'_> {
    /// Changes one place: another number, another word, a copy more, something less.
    fn edit(&self, value: &mut Value, dice: &mut Dice) {
        match value {
            Value::Object(fields) if !fields.is_empty() && dice.below(8) > 0 => {
                let names: Vec<String> = fields.keys().cloned().collect();
                let name = dice.pick(&names).expect("a field");
                if dice.below(12) == 0 {
                    fields.remove(name);
                } else if let Some(inner) = fields.get_mut(name) {
                    self.edit(inner, dice);
                }
            }
            Value::Array(items) if !items.is_empty() && dice.below(16) > 0 => {
                let at = dice.below(items.len() as u32) as usize;
                match dice.below(9) {
                    0 => drop(items.remove(at)),
                    1 => items.push(items[at].clone()),
                    2 => items.reverse(),
                    3 => items.push(self.anything(dice)),
                    _ => self.edit(&mut items[at], dice),
                }
            }
            Value::Number(_) if dice.below(8) > 0 => *value = self.number(dice),
            Value::Bool(_) | Value::Null | Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
                *value = self.anything(dice);
            }
        }
    }

    fn number(&self, dice: &mut Dice) -> Value {
        dice.pick(self.numbers).copied().into()
    }

    fn anything(&self, dice: &mut Dice) -> Value {
        let word = |dice: &mut Dice| dice.pick(self.words).copied().map_or(Value::Null, Value::from);
        match dice.below(10) {
            0 | 1 => self.number(dice),
            2 => Value::Null,
            3 => Value::Array(vec![word(dice); dice.below(300) as usize]),
            4 => dice.pick(&[true, false]).copied().into(),
            _ => word(dice),
        }
    }
}
