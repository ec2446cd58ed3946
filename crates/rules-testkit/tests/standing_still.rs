//! A happening that never asks anybody stops the game, not the house.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia_rules::{Deal, Game, Illegal, Nonce, Seat, SeatCount, Seed, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use saturnalia_rules_testkit::high_card::{Answer, Flaw, HighCard, Options};

#[test]
fn a_game_that_never_asks_again_refuses_answers_is_replayed_and_can_be_taken_back() {
    let options = Options { flaw: Flaw::ComparesForEver };
    let two = SeatCount::new(2).unwrap();
    let mut game = Game::<HighCard>::start(Deal::new(options, two, Seed::from_number(3), Nonce([5; 32])));
    let mut player = RandomPlayer::new(1);
    while !game.position().stands_still() {
        let (seat, answer) = player.choose(game.position());
        game.play(seat, answer).unwrap();
    }
    assert!(!game.is_over() && game.asked().is_empty() && game.outcome().is_none());
    assert_eq!(game.play(Seat(0), Answer::Stay), Err(Illegal::NotAsked));
    assert!(game.position().imagine(Viewer::Seat(Seat(0)), player.dice()).stands_still());
    assert_eq!(Game::replay(game.record().clone()), Ok(game.clone()));
    game.rewind_to(game.entries() - 1);
    assert!(!game.asked().is_empty());
}
