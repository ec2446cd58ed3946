//! Bots that are asked more than once, and by somebody in a hurry.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::time::Instant;

use saturnalia::GAMES;
use saturnalia_bots::search::Budget;
use saturnalia_bots::{Advice, BotSpec, Manner, Patience};
use saturnalia_catalog::{AnyGame, GameEntry, Mind, NewGame, PlayError};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::{HintOffer, WantHint};
use saturnalia_rules::{Chance, Components as _, Dice, Illegal, Nonce, Position, Rules, Seat, Seed, StakeTold, Viewer};

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

/// The game at the first question that leaves something to choose.
fn at_a_choice(entry: &GameEntry) -> Box<dyn AnyGame> {
    let mut game = started(entry);
    loop {
        let seat = game.asked().first().unwrap();
        let offers = game.ask(seat).unwrap().offers;
        if offers.len() > 1 {
            return game;
        }
        game.play(seat, &offers[0].answer).unwrap();
    }
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
        let advice = game
            .advise(
                seat,
                None,
                &Manner { budget: Budget::Iterations(10_000_000), threads: 1, seed: 1, patience: &patience },
            )
            .unwrap();
        assert!(!advice.offers.is_empty() && advice.offers.len() <= 3);
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
            let advice = other
                .advise(
                    me,
                    None,
                    &Manner { budget: Budget::Iterations(60), threads: 1, seed: 5, patience: &Patience::endless() },
                )
                .unwrap();
            let Advice { offers, compared } = advice;
            let promised = |one: &HintOffer, next: &HintOffer| one.win_share >= next.win_share;
            assert!(offers[1..].is_sorted_by(promised), "the best offers come first");
            let near = |offer: &HintOffer| offers[0].win_share > offer.win_share - 0.05;
            assert!(offers.iter().all(near), "the first is best, or the games speak for it");
            let asked = WantHint { seat: me, version: 1, idea: None, show: Some([0, 1]) };
            let futures = saturnalia_table::advise(other.as_ref(), asked, 5, &Patience::endless()).unwrap().futures;
            let truth = other.view(Viewer::Truth).get().to_owned();
            (serde_json::to_string(&(offers, compared, futures)).unwrap(), truth)
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

/// Everything that is at stake is a number for every seat, turns never go back, and at the end the first stake is what the game was won by.
fn counts_what_is_at_stake<R: Rules>() -> bool {
    let Some(stakes) = R::STAKES else { return false };
    for seats in R::INFO.seat_counts() {
        for seed in 0..4 {
            let dice = Dice::fair(Seed::from_number(seed), Chance::ByPurpose);
            let printed = R::Components::sets().printed();
            let mut position = Position::<R>::start(&R::Options::default(), printed, seats, dice, None);
            let (mut player, mut offers) = (Dice::imagined(seed), Vec::new());
            let (mut counted, mut turns) = (vec![0.0; stakes.list.len()], 0);
            loop {
                for seat in seats.seats() {
                    counted.fill(0.0);
                    R::stakes(position.state(), seat, &mut counted);
                    for (stake, number) in stakes.list.iter().zip(&counted) {
                        let case = stake.told == StakeTold::HowOften;
                        let sound = if case { [0.0, 1.0].contains(number) } else { number.is_finite() };
                        assert!(sound, "{} seed {seed}: {number}", stake.more.key());
                    }
                    if let Some(outcome) = position.outcome() {
                        assert_eq!(counted[0], f32::from(outcome.points[seat.index()]), "{} seed {seed}", R::INFO.key);
                    }
                }
                let now = R::turns_over(position.state());
                assert!(turns <= now, "{} seed {seed}: turn {now} after {turns}", R::INFO.key);
                turns = now;
                let Some(seat) = position.asked().first() else { break };
                position.offers(seat, &mut offers);
                let answer = *player.pick(&offers).unwrap();
                position.play_offered(seat, answer, None);
            }
            assert!(turns > 2, "{} seed {seed}: {turns} turns", R::INFO.key);
        }
    }
    true
}

#[test]
fn what_is_at_stake_is_counted_to_the_end() {
    assert!(counts_what_is_at_stake::<sylla::Sylla>());
    assert!(counts_what_is_at_stake::<city_of_rome::CityOfRome>());
    assert!(counts_what_is_at_stake::<glory_to_rome::GloryToRome>());
    assert!(counts_what_is_at_stake::<alea_iacta_est::AleaIactaEst>());
    assert!(counts_what_is_at_stake::<gloria_mundi::GloriaMundi>());
}

#[test]
fn the_best_offer_is_compared_with_what_somebody_has_in_mind() {
    for entry in GAMES {
        let game = at_a_choice(entry);
        let seat = game.asked().first().unwrap();
        let offers = game.ask(seat).unwrap().offers;
        let patience = Patience::until(Instant::now());
        let manner = Manner { budget: Budget::Iterations(40), threads: 1, seed: 3, patience: &patience };
        let advice = game.advise(seat, None, &manner).unwrap();
        let nonsense = game.advise(seat, Some(offers.len() as u16), &manner);
        assert!(matches!(nonsense, Err(PlayError::Illegal(Illegal::NotOffered))), "{}", entry.info.key);
        let compared = advice.compared.unwrap();
        assert!(compared.label != advice.offers[0].label && compared.merits.len() <= 3 && compared.games > 0);
        for (number, offer) in offers.iter().enumerate() {
            let Advice { offers: told, compared } = game.advise(seat, Some(number as u16), &manner).unwrap();
            let compared = compared.unwrap();
            assert_eq!(offers[usize::from(compared.other)].label, compared.label);
            let about = usize::from(compared.other) == number || offer.label == told[0].label;
            assert!(about, "{}: {:?}", entry.info.key, compared.label);
        }
    }
}

/// Both are played from the same position with the same cards and dice to come, and told turn by turn as to somebody at the table.
#[test]
fn what_may_come_of_two_answers_is_shown_from_the_eyes_of_whoever_asks() {
    for entry in GAMES {
        let game = at_a_choice(entry);
        let seat = game.asked().first().unwrap();
        let asked = |show| WantHint { seat, version: 7, idea: None, show: Some(show) };
        let shown = |show| saturnalia_table::advise(game.as_ref(), asked(show), 3, &Patience::endless());
        let hint = shown([0, 1]).unwrap();
        assert!(hint.offers.is_empty() && hint.compared.is_none() && hint.futures.len() == 2);
        for turns in &hint.futures {
            assert!(!turns.is_empty() && turns.len() <= 40, "{}: {} turns", entry.info.key, turns.len());
            for (number, turn) in (1..).zip(turns) {
                assert_eq!((turn.version, turn.eyes), (7 + number, Viewer::Seat(seat)));
                assert_eq!(turn.entries, turn.notices_since + 1, "every answer is told");
                assert!(turn.ask.is_none() && turn.undo.is_none());
            }
        }
        assert_eq!(shown([1, 9_999]).unwrap_err().code, RefusalCode::NotOffered, "{}", entry.info.key);
    }
}
