//! A game that never ends by itself, and bots that end it.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use glory_to_rome::GloryToRome;
use saturnalia::GAMES;
use saturnalia_bots::{BotKind, BotSpec, Tuning, seat_bot};
use saturnalia_rules::{Chance, Components as _, Dice, Position, SeatCount, Seed, Seen};

/// What changes when the game comes nearer to its end: cards drawn, sites taken.
fn progress(position: &Position<GloryToRome>) -> (usize, u8) {
    let state = position.state();
    (state.deck.len(), state.in_town.iter().sum())
}

/// Plays the first offer that brings the end no nearer (ruling Q50: Senators are led, taken and passed round). Says whether there was one.
fn wait(position: &mut Position<GloryToRome>) -> bool {
    let seat = position.asked().first().unwrap();
    let mut offers = Vec::new();
    position.offers(seat, &mut offers);
    let before = progress(position);
    for answer in offers.iter().rev() {
        let mut after = position.clone();
        after.play_offered(seat, *answer, None);
        if !after.is_over() && progress(&after) == before {
            *position = after;
            return true;
        }
    }
    position.play_offered(seat, offers[0], None);
    false
}

#[test]
fn players_could_pass_senators_round_for_ever_and_bots_do_not() {
    let seats = SeatCount::new(2).unwrap();
    let dice = Dice::fair(Seed::from_number(1), Chance::ByPurpose);
    let printed = glory_to_rome::Components::sets().printed();
    let mut position = Position::<GloryToRome>::start(&Default::default(), printed, seats, dice, None);
    let mut answers = 0;
    while position.state().round < 150 {
        wait(&mut position);
        assert!(!position.is_over(), "somebody ended the game");
        answers += 1;
        assert!(answers < 10_000, "rounds go by");
    }
    // Nothing has happened for a hundred rounds, and could go on not to happen.
    let before = progress(&position);
    assert!((0..400).all(|_| wait(&mut position)) && progress(&position) == before);
    // Whoever would rather wait than lose is asked from here on.
    for kind in [BotKind::Greedy, BotKind::Solid, BotKind::Strong, BotKind::Plain] {
        let budget = kind.spec().budget.map(|_| saturnalia_bots::search::Budget::Iterations(3));
        let spec = BotSpec { kind, budget };
        let mut bots: Vec<_> = (0..2).map(|seed| seat_bot::<GloryToRome>(&spec, &Tuning::DEFAULT, seed, 1)).collect();
        let mut position = position.clone();
        let mut answers = 0;
        while let Some(seat) = position.asked().first() {
            let answer = bots[seat.index()].choose(&Seen::new(&position, seat)).answer;
            position.play_offered(seat, answer, None);
            answers += 1;
            assert!(answers < 3_000, "{} goes on for ever", kind.name());
        }
    }
}

/// In every game, with as many players as it takes.
#[test]
fn no_game_of_bots_goes_on_for_long() {
    for entry in GAMES {
        for seats in [entry.info.min_seats, entry.info.max_seats] {
            let spec: BotSpec = "solid:iterations=2".parse().unwrap();
            let new = saturnalia_catalog::NewGame {
                seats,
                options: serde_json::Value::Null,
                components: None,
                scenario: None,
                chance: Chance::ByPurpose,
                seed: Seed::from_number(3),
                nonce: saturnalia_rules::Nonce([0; 32]),
                bond: None,
            };
            let played = entry.play_out(new, &[spec], 1).unwrap();
            assert!(played.entries() < 3_000, "{} with {seats}: {} answers", entry.info.key, played.entries());
        }
    }
}
