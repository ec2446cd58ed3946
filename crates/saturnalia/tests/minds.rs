//! Bots that are asked more than once, and by somebody in a hurry.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Instant;

use saturnalia::GAMES;
use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotSpec, Patience};
use saturnalia_catalog::{AnyGame, GameEntry, Mind, NewGame};
use saturnalia_rules::{Chance, Nonce, Seat, Seed, Viewer};

fn started(entry: &GameEntry) -> Box<dyn AnyGame> {
    let (seed, nonce) = (Seed::from_number(7), Nonce([1; 32]));
    entry
        .start(NewGame {
            seats: 2,
            options: serde_json::Value::Null,
            components: None,
            scenario: None,
            chance: Chance::OneStream,
            seed,
            nonce,
            bond: None,
        })
        .unwrap()
}

#[test]
fn whoever_is_in_a_hurry_gets_one_of_the_offers_whatever_the_budget() {
    // Without the hurry this would take hours.
    let endless: BotSpec = "strong:iterations=10000000".parse().unwrap();
    for entry in GAMES {
        let game = started(entry);
        let seat = game.asked().first().unwrap();
        let offers = game.ask(seat).unwrap().offers;
        let thought = game.think_on(seat, &mut Mind::new(endless, 1, 1), &Patience::until(Instant::now())).unwrap();
        assert!(offers.iter().any(|offer| offer.answer.get() == thought.answer.get()), "{}", entry.info.key);
        let patience = Patience::until(Instant::now());
        let advice = game.advise(seat, Budget::Iterations(10_000_000), 1, 1, &patience).unwrap();
        assert!(!advice.is_empty() && advice.len() <= 3);
    }
}

#[test]
fn advice_is_the_same_in_worlds_its_seat_cannot_tell_apart() {
    let mut told_apart = 0;
    for entry in GAMES {
        let mut game = started(entry);
        let me = Seat(0);
        for number in 0.. {
            let seat = game.asked().first().unwrap();
            let ask = game.ask(seat).unwrap();
            if number > 30 && seat == me && ask.offers.len() > 1 && game.sealed().is_empty() {
                break;
            }
            game.play(seat, &ask.offers[(number * 7 + 3) % ask.offers.len()].answer).unwrap();
        }
        let advice = |number| {
            let mut other = game.clone_box();
            other.draw_anew(Viewer::Seat(me), Seed::from_number(number), Nonce([2; 32]));
            let advice = other.advise(me, Budget::Iterations(60), 1, 5, &Patience::endless()).unwrap();
            assert!(advice.is_sorted_by(|one, next| one.win_share >= next.win_share), "the best offer comes first");
            let truth = other.view(Viewer::Truth).get().to_owned();
            (serde_json::to_string(&advice).unwrap(), truth)
        };
        let worlds: Vec<(String, String)> = (0..4).map(advice).collect();
        assert!(worlds.iter().all(|(advice, _)| *advice == worlds[0].0), "{}", entry.info.key);
        told_apart += usize::from(worlds.iter().any(|(_, truth)| *truth != worlds[0].1));
    }
    assert!(told_apart > 0, "the worlds are all the same");
}

#[test]
fn a_bot_that_goes_on_thinking_answers_as_well_as_a_new_one() {
    let spec: BotSpec = "strong:iterations=40".parse().unwrap();
    for entry in GAMES {
        let mut game = started(entry);
        let mut minds: Vec<Mind> = (0..2).map(|seat| Mind::new(spec, seat, 1)).collect();
        for _ in 0..60 {
            let Some(seat) = game.asked().first() else { break };
            let thought = game.think_on(seat, &mut minds[seat.index()], &Patience::endless()).unwrap();
            game.play(seat, &thought.answer).unwrap();
        }
        assert!(game.entries() > 20, "{}", entry.info.key);
    }
}
