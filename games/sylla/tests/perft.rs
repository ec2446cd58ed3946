//! The number of answer paths, pinned: a change here means that the rules have changed.

mod table;

use saturnalia_rules::{Play, Position, SeatCount};
use saturnalia_rules_testkit::perft;
use serde_json::{Value, json};
use sylla::Sylla;

fn from_the_deal(seats: u8, seed: u64, depth: u32) -> u64 {
    perft::<Sylla>(&table::OPEN, SeatCount::new(seats).expect("a number of chairs"), seed, depth)
}

/// The same from an arranged position, to reach the later phases.
fn from_scenario(scenario: Value, depth: u32) -> u64 {
    fn paths(position: &Position<Sylla>, depth: u32) -> u64 {
        let Some(seat) = position.asked().first().filter(|_| depth > 0) else { return 1 };
        let mut offers = Vec::new();
        position.offers(seat, &mut offers);
        let after = |answer| {
            let mut next = position.clone();
            next.play_offered(seat, answer, None);
            paths(&next, depth - 1)
        };
        offers.into_iter().map(after).sum()
    }
    paths(&table::four(scenario).position, depth)
}

#[test]
fn paths_from_the_deal_are_counted() {
    assert_eq!([2, 3, 4].map(|seats| from_the_deal(seats, 1, 1)), [30, 113, 113]);
    assert_eq!([2, 3, 4].map(|depth| from_the_deal(2, 1, depth)), [900, 4980, 16553]);
    assert_eq!(from_the_deal(3, 1, 3), 1_442_897);
}

#[test]
fn paths_through_a_sale_are_counted() {
    let scenario = || {
        json!({
            "phase": "buildings", "round": 3, "consul": 1, "buildings": ["stall", "stall", "insula", "field", "tavern", "bank"],
            "players": [
                { "upright": ["slave", "vestal"] }, { "upright": ["merchant", "slave", "senator"] },
                { "upright": ["legionary", "crane"] }, { "upright": ["vestal", "vestal"] },
            ],
        })
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|depth| from_scenario(scenario(), depth)), [5, 13, 22, 36, 59, 86]);
}

#[test]
fn paths_through_the_events_are_counted() {
    let scenario = || {
        json!({
            "phase": "events", "round": 3, "consul": 1, "events": ["purge", "imperial_cult", "flood"],
            "players": [
                { "upright": ["slave", "vestal"], "buildings": ["stall", "field"] }, { "upright": ["legionary", "senator"] },
                { "upright": ["senator", "christian_senator"], "turned": ["crane"] }, { "upright": ["vestal"] },
            ],
        })
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(|depth| from_scenario(scenario(), depth)), [3, 9, 27, 48, 128, 698]);
}

// With a fifth byte every question and happening became slower (docs/performance.md).
#[test]
fn a_step_takes_four_bytes() {
    assert_eq!(size_of::<<Sylla as Play>::Step>(), 4);
}
