//! A game that goes on with new chance: to those who play it nothing has changed, and its file still replays to the letter.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use saturnalia::GAMES;
use saturnalia_catalog::{AnyGame, GameEntry, NewGame, OpenError};
use saturnalia_rules::{Chance, Nonce, RecordError, Seat, Seed, Viewer};

const EYES: Viewer = Viewer::Seat(Seat(0));

/// Answers so many questions, each by another offer.
fn play(game: &mut Box<dyn AnyGame>, answers: usize) {
    for number in 0..answers {
        let Some(seat) = game.asked().first() else { return };
        let ask = game.ask(seat).unwrap();
        game.play(seat, &ask.offers[(number * 7 + 3) % ask.offers.len()].answer).unwrap();
    }
}

fn begun(entry: &GameEntry, answers: usize) -> Box<dyn AnyGame> {
    let (seed, nonce) = (Seed::from_number(5), Nonce([1; 32]));
    let new = NewGame {
        seats: 2,
        options: serde_json::Value::Null,
        components: None,
        scenario: None,
        chance: Chance::OneStream,
        seed,
        nonce,
        bond: None,
    };
    let mut game = entry.start(new).unwrap();
    play(&mut game, answers);
    game
}

fn anew(mut game: Box<dyn AnyGame>, number: u64) -> Box<dyn AnyGame> {
    game.draw_anew(EYES, Seed::from_number(number), Nonce([2; 32]));
    game
}

#[test]
fn whoever_plays_on_sees_the_same_position_and_another_future() {
    for entry in GAMES {
        let mut futures = Vec::new();
        for number in 0..4 {
            let before = begun(entry, 40);
            let mut game = anew(begun(entry, 40), 100 + number);
            assert_eq!(game.view(EYES).get(), before.view(EYES).get(), "{}", entry.info.key);
            assert_eq!(game.undo_floor(), game.entries(), "{}: no way back into the other deal", entry.info.key);
            assert_ne!(game.commitment(), before.commitment());
            play(&mut game, 60);
            futures.push(game.view(Viewer::Truth).get().to_owned());
        }
        futures.sort();
        futures.dedup();
        assert!(futures.len() > 1, "{}: every future is the same", entry.info.key);
    }
}

#[test]
fn its_file_replays_to_the_letter() {
    for entry in GAMES {
        let mut game = anew(begun(entry, 30), 7);
        play(&mut game, 25);
        // Once more, from a game that was played on already.
        let mut game = anew(game, 8);
        play(&mut game, usize::MAX);
        assert!(game.is_over(), "{}", entry.info.key);
        let file = game.record().get().to_owned();
        let again = entry.open(&file).unwrap();
        assert_eq!(again.record().get(), file, "{}", entry.info.key);
        assert_eq!(again.view(Viewer::Truth).get(), game.view(Viewer::Truth).get(), "{}", entry.info.key);
        assert_eq!(again.outcome(), game.outcome());
        // Going back before it forgets it; going back behind it does not.
        for (entries, left) in [(10, 0), (40, 1)] {
            let mut back = again.clone();
            back.rewind_to(entries);
            let record: serde_json::Value = serde_json::from_str(back.record().get()).unwrap();
            assert_eq!(record["drawn_anew"].as_array().map_or(0, Vec::len), left, "{}", entry.info.key);
        }
    }
}

#[test]
fn a_forged_draw_is_refused() {
    let entry = &GAMES.list()[0];
    let file = anew(begun(entry, 10), 7).record().get().to_owned();
    let forged = |change: fn(&mut serde_json::Value)| {
        let mut record: serde_json::Value = serde_json::from_str(&file).unwrap();
        change(&mut record["drawn_anew"][0]);
        entry.open(&record.to_string()).unwrap_err()
    };
    let other_seed = forged(|anew| anew["seed"] = "00".repeat(32).into());
    assert_eq!(other_seed, OpenError::Record(RecordError::Commitment));
    let beyond = forged(|anew| anew["entry"] = 11.into());
    assert_eq!(beyond, OpenError::Record(RecordError::DrawnAnew));
}

#[test]
fn drawing_anew_for_a_seat_that_is_not_there_took_the_game_apart() {
    for entry in GAMES.list() {
        let file = anew(begun(entry, 10), 7).record().get().to_owned();
        for seat in [6u8, 8, 200, 255] {
            let mut record: serde_json::Value = serde_json::from_str(&file).unwrap();
            record["drawn_anew"][0]["eyes"] = serde_json::json!({"seat": seat});
            let refused = entry.open(&record.to_string()).unwrap_err();
            assert_eq!(refused, OpenError::Record(RecordError::Eyes(Seat(seat))), "{}", entry.info.key);
        }
    }
}
