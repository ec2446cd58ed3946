//! Every bot, on the test kit's small game: hidden hands, draws, sealed choices.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use saturnalia_bots::search::{Budget, Clock, Settings};
use saturnalia_bots::{Bot, BotKind, BotSpec, Considered, Search, Tuning};
use saturnalia_rules::{Chance, Components as _, Dice, Position, Seat, SeatCount, Seed, Seen, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use saturnalia_rules_testkit::high_card::{Flaw, HighCard, Options};

/// The bot with a budget small enough for tests and independent of the clock.
fn spec(kind: BotKind) -> BotSpec {
    let budget = kind.spec().budget.map(|_| Budget::Iterations(60));
    BotSpec { kind, budget }
}

fn deal(seats: u8, seed: u64) -> Position<HighCard> {
    deal_with(Options::default(), seats, seed)
}

fn deal_with(options: Options, seats: u8, seed: u64) -> Position<HighCard> {
    let dice = Dice::fair(Seed::from_number(seed), Chance::OneStream);
    Position::start(&options, <()>::sets().printed(), SeatCount::new(seats).unwrap(), dice, None)
}

fn seat_bot(kind: BotKind, seed: u64) -> Box<dyn Bot<HighCard>> {
    saturnalia_bots::seat_bot(&spec(kind), &Tuning::DEFAULT, seed, 1)
}

#[test]
fn a_bot_chooses_the_same_in_worlds_its_seat_cannot_tell_apart() {
    for kind in BotKind::ALL.into_iter().filter(|kind| kind.is_fair()) {
        for seed in 0..6 {
            let mut position = deal(3, seed);
            let mut player = RandomPlayer::new(seed);
            while !position.is_over() {
                for seat in position.asked().iter() {
                    let choose = |position| seat_bot(kind, 9).choose(&Seen::new(position, seat));
                    let world = position.imagine(Viewer::Seat(seat), player.dice());
                    assert_eq!(choose(&position), choose(&world), "{kind:?} looks at what is hidden");
                }
                let (seat, answer) = player.choose(&position);
                position.play_offered(seat, answer, None);
            }
        }
    }
}

/// A bot would choose otherwise if the offers told it what is hidden: the test above can fail.
#[test]
fn a_game_that_leaks_shows_in_a_bots_choice() {
    let differs = (0..20).any(|seed| {
        let position = deal_with(Options { flaw: Flaw::OffersDependOnDeck }, 2, seed);
        let world = position.imagine(Viewer::Seat(Seat(0)), &mut Dice::imagined(seed));
        let choose = |position| seat_bot(BotKind::Greedy, 9).choose(&Seen::new(position, Seat(0)));
        choose(&position) != choose(&world)
    });
    assert!(differs);
}

#[test]
fn every_bot_answers_with_an_offer_to_the_end_of_the_game() {
    for kind in BotKind::ALL.into_iter().filter(|kind| kind.is_fair()) {
        let mut position = deal(3, 4);
        let mut bots: Vec<_> = (0..3).map(|seed| seat_bot(kind, seed)).collect();
        while let Some(seat) = position.asked().first() {
            let choice = bots[seat.index()].choose(&Seen::new(&position, seat));
            position.play(seat, choice.answer, None).unwrap();
        }
    }
}

/// Wins of the first bot against the second over some deals, each played from both seats.
fn wins(one: BotKind, other: BotKind, deals: u64) -> f64 {
    let mut won = 0.0;
    for seed in 0..deals {
        for first in [Seat(0), Seat(1)] {
            let mut position = deal(2, seed);
            let mut bots = [seat_bot(one, seed), seat_bot(other, seed + 1)];
            while let Some(seat) = position.asked().first() {
                let choice = bots[usize::from(seat != first)].choose(&Seen::new(&position, seat));
                position.play_offered(seat, choice.answer, None);
            }
            won += position.outcome().unwrap().win_share(first);
        }
    }
    won / (2 * deals) as f64
}

#[test]
fn thinking_beats_not_thinking() {
    assert!(wins(BotKind::Greedy, BotKind::Random, 60) > 0.55);
    assert!(wins(BotKind::Plain, BotKind::Random, 60) > 0.6);
    assert!(wins(BotKind::Strong, BotKind::Random, 60) > 0.6);
}

/// Every walk is followed by a look at the clock, so that no answer comes later than its time and one walk.
#[test]
fn a_search_looks_at_the_clock_after_every_walk() {
    let looks = Arc::new(AtomicU32::new(0));
    let clock = Clock::Counting(Arc::clone(&looks));
    for settings in [Settings::plain(Budget::Time(50)), Settings::strong(&Tuning::DEFAULT, Budget::Time(50), None)] {
        for threads in [1, 3] {
            looks.store(0, Ordering::Relaxed);
            let settings = Settings { clock: clock.clone(), ..settings.clone().on_threads(threads) };
            let position = deal(3, 2);
            let seat = position.asked().first().unwrap();
            let considered = Search::new(settings, 1).choose(&Seen::new(&position, seat));
            let walks: u32 = considered.weighed.iter().map(|offer| offer.visits).sum();
            // Each thread looks once more to see that the time is over.
            assert_eq!(looks.load(Ordering::Relaxed), 49 + threads as u32);
            assert_eq!(walks, 49, "{threads} threads");
        }
    }
}

/// At a steady pace nothing that was left out could have led to another answer.
#[test]
fn a_search_that_cannot_change_its_mind_ends_and_answers_the_same() {
    let mut sooner = 0;
    for seed in 0..10 {
        let position = deal(3, seed);
        let seat = position.asked().first().unwrap();
        let [patient, content] = [false, true].map(|content| {
            let clock = Clock::Counting(Arc::default());
            let strong = Settings::strong(&Tuning::DEFAULT, Budget::Time(1000), None);
            let settings = Settings { clock, content, ..strong };
            Search::new(settings, seed).choose(&Seen::new(&position, seat))
        });
        assert_eq!(patient.answer, content.answer);
        let walks = |considered: &Considered<_>| considered.weighed.iter().map(|offer| offer.visits).sum::<u32>();
        assert!(walks(&content) <= walks(&patient));
        sooner += u32::from(walks(&content) < walks(&patient));
    }
    assert!(sooner > 0, "nothing was ever clear");
}
