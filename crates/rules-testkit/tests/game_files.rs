//! Game files: format 2 says how chance was drawn, with what and from what; format 1 is read for ever.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia_rules::{
    CameFrom, Chance, Deal, Fairness, Game, Nonce, Part, Record, RecordError, Seat, SeatCount, Seed,
};
use saturnalia_rules_testkit::RandomPlayer;
use saturnalia_rules_testkit::high_card::{HighCard, Options};
use serde_json::{Value, json};

fn deal(chance: Chance) -> Deal<HighCard> {
    let seats = SeatCount::new(2).unwrap();
    Deal { chance, ..Deal::new(Options::default(), seats, Seed::from_number(3), Nonce([5; 32])) }
}

fn played(deal: Deal<HighCard>) -> Game<HighCard> {
    let mut game = Game::start(deal);
    let mut player = RandomPlayer::new(1);
    while !game.is_over() {
        let (seat, answer) = player.choose(game.position());
        game.play(seat, answer).unwrap();
    }
    game
}

fn file(game: &Game<HighCard>) -> Value {
    serde_json::to_value(game.record()).unwrap()
}

fn replay(file: Value) -> Result<Game<HighCard>, RecordError> {
    Game::replay(serde_json::from_value::<Record<HighCard>>(file).unwrap())
}

/// What a program of before format 2 would have written.
fn as_format_1(game: &Game<HighCard>) -> Value {
    let mut old = file(game);
    old["saturnalia"] = json!(1);
    old.as_object_mut().unwrap().remove("chance");
    old
}

#[test]
fn a_new_game_is_written_in_format_2_and_says_how_chance_was_drawn() {
    let file = file(&played(deal(Chance::ByPurpose)));
    assert_eq!((&file["saturnalia"], &file["chance"]), (&json!(2), &json!("by_purpose")));
    assert!(["components", "came_from", "parts"].iter().all(|field| file.get(field).is_none()), "{file}");
}

#[test]
fn a_file_of_format_1_draws_from_one_stream_and_stays_what_it_is() {
    let old = as_format_1(&played(deal(Chance::OneStream)));
    let game = replay(old.clone()).unwrap();
    assert_eq!(file(&game), old);
    let other = as_format_1(&played(deal(Chance::ByPurpose)));
    assert!(matches!(replay(other), Err(RecordError::Entry(..))), "another way of drawing is another deal");
}

#[test]
fn a_file_of_format_1_has_no_field_of_format_2() {
    let part = serde_json::to_value(Part::new(Seat(1), Seed::from_number(1), Nonce([1; 32]))).unwrap();
    let later = [
        ("chance", json!("one_stream")),
        ("components", json!({"name": "other"})),
        ("came_from", json!({"game": "table 7", "entries": 3})),
        ("parts", json!([part])),
    ];
    for (field, value) in later {
        let mut old = as_format_1(&played(deal(Chance::OneStream)));
        old[field] = value;
        assert_eq!(replay(old).unwrap_err(), RecordError::Field(1, field));
    }
}

#[test]
fn a_format_to_come_and_a_set_that_is_not_here_are_refused() {
    let mut newer = file(&played(deal(Chance::ByPurpose)));
    newer["saturnalia"] = json!(3);
    assert_eq!(replay(newer).unwrap_err().to_string(), "this is a file of format 3; this program reads formats 1 to 2");
    let mut foreign = file(&played(deal(Chance::ByPurpose)));
    foreign["components"] = json!({"name": "home-made", "hash": "00"});
    assert_eq!(replay(foreign).unwrap_err().to_string(), "the component set `home-made` is not here");
}

#[test]
fn shares_of_others_change_the_deal_and_are_bound_like_the_seed() {
    let alone = deal(Chance::ByPurpose);
    let parts = vec![Part::new(Seat(1), Seed::from_number(8), Nonce([8; 32]))];
    let shared = Deal { fairness: Fairness { parts, ..alone.fairness.clone() }, ..alone.clone() };
    let game = played(shared);
    assert_ne!(game.position().state(), played(alone).position().state());
    assert_eq!(replay(file(&game)).unwrap(), game);
    let mut forged = file(&game);
    forged["parts"][0]["share"] = json!("00".repeat(32));
    assert_eq!(replay(forged).unwrap_err(), RecordError::Commitment);
}

#[test]
fn where_a_game_came_from_is_kept() {
    let mut from = file(&played(deal(Chance::ByPurpose)));
    from["came_from"] = json!({"game": "table 7", "entries": 3});
    let game = replay(from.clone()).unwrap();
    assert_eq!(game.record().came_from, Some(CameFrom { game: "table 7".into(), entries: 3 }));
    assert_eq!(file(&game), from);
}
