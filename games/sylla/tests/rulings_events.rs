//! The rulings on the events: S10 to S16. S14 has a file of its own, `release.rs`.

mod table;

use serde_json::json;
use sylla::Event;
use sylla::answer::Answer;
use sylla::cards::{Building, Calling, Card, EventCard, Fighter, Token};
use sylla::row::Pose;
use sylla::state::Phase;
use table::{BLACK, BLUE, RED, Table, WHITE, four};

// Ruling S10
#[test]
fn every_cube_must_be_placed_and_decadence_takes_both_kinds() {
    let mut table = four(json!({
        "phase": "events", "consul": 1, "events": ["epidemic", "eruption", "flood"],
        "players": [{ "upright": ["legionary"] }, { "upright": ["vestal"] }, { "upright": [] }, { "upright": [] }],
    }));
    assert_eq!(table.asked(), [RED]);
    assert_eq!(table.offers(RED).len(), 4);
    table.play(RED, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Vestal });
    assert_eq!(table.offers(BLUE), [Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Legionary }]);
}

// Ruling S10
#[test]
fn whoever_has_more_cubes_places_the_last_ones_alone() {
    let mut table = four(json!({
        "phase": "events", "consul": 3, "events": ["epidemic", "eruption", "flood"],
        "players": [{ "upright": ["vestal", "vestal", "vestal"] }, { "upright": ["vestal"] }, { "upright": [] }, { "upright": [] }],
    }));
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = table.asked()[0];
        order.push(seat);
        table.play(seat, Answer::Cube { event: EventCard::Flood, fighter: Fighter::Vestal });
    }
    assert_eq!(order, [BLUE, RED, BLUE, BLUE]);
}

/// Events with cubes by place; Blue is consul and nobody has anything an event could hit.
fn with_cubes(cubes: [u8; 4]) -> Table {
    let vestals: u8 = cubes.iter().sum();
    let mut table = four(json!({
        "phase": "events", "round": 1, "consul": 0, "events": ["imperial_cult", "flood", "famine"],
        "players": [
            { "upright": vec!["vestal"; usize::from(vestals)] }, { "upright": [] }, { "upright": [] }, { "upright": [] },
        ],
    }));
    for (slot, count) in cubes.into_iter().enumerate() {
        for _ in 0..count {
            let event = table.state().events[slot];
            table.play(BLUE, Answer::Cube { event, fighter: Fighter::Vestal });
        }
    }
    table
}

// Ruling S11
#[test]
fn the_two_with_the_most_cubes_are_prevented_and_the_one_with_more_leaves() {
    let table = with_cubes([2, 0, 1, 0]);
    assert_eq!(table.state().removed_events.as_slice(), [EventCard::ImperialCult]);
    assert!(table.heard(&Event::Struck { event: EventCard::Flood }));
    assert!(table.heard(&Event::Struck { event: EventCard::Decadence }));
}

// Ruling S11
#[test]
fn the_consul_decides_also_between_events_without_a_cube() {
    let mut table = with_cubes([0, 0, 0, 0]);
    // Two of four, named in ascending order.
    assert_eq!(table.offers(BLUE), [EventCard::ImperialCult, EventCard::Famine, EventCard::Flood].map(Answer::Prevent));
    table.play(BLUE, Answer::Prevent(EventCard::Famine));
    assert_eq!(table.offers(BLUE), [EventCard::Flood, EventCard::Decadence].map(Answer::Prevent));
    table.play(BLUE, Answer::Prevent(EventCard::Flood));
    assert_eq!(table.offers(BLUE), [EventCard::Famine, EventCard::Flood].map(Answer::Remove));
    table.play(BLUE, Answer::Remove(EventCard::Flood));
    assert_eq!(table.state().removed_events.as_slice(), [EventCard::Flood]);
}

// Ruling S11
#[test]
fn one_place_is_free_when_one_event_is_ahead_of_three_equals() {
    let mut table = with_cubes([1, 1, 1, 2]);
    assert_eq!(table.offers(BLUE).len(), 3);
    table.play(BLUE, Answer::Prevent(EventCard::Famine));
    assert_eq!(table.state().removed_events.as_slice(), [EventCard::Famine], "Decadence never leaves");
}

// Ruling S11
#[test]
fn two_places_are_shared_by_three_equals_at_the_top() {
    let mut table = with_cubes([1, 1, 1, 0]);
    table.refuse(BLUE, Answer::Prevent(EventCard::Decadence));
    table.play(BLUE, Answer::Prevent(EventCard::ImperialCult)).play(BLUE, Answer::Prevent(EventCard::Flood));
    table.play(BLUE, Answer::Remove(EventCard::ImperialCult));
    assert!(table.heard(&Event::Struck { event: EventCard::Famine }));
}

// Ruling S11
#[test]
fn level_with_decadence_the_other_event_leaves_without_a_choice() {
    let table = with_cubes([0, 1, 0, 1]);
    assert_eq!(table.state().removed_events.as_slice(), [EventCard::Flood]);
    let table = with_cubes([0, 1, 0, 2]);
    assert_eq!(table.state().removed_events.as_slice(), [EventCard::Flood], "even with fewer cubes");
}

// Ruling S12
#[test]
fn the_upper_event_strikes_first_and_flips_go_clockwise_from_the_consul() {
    let mut table = four(json!({
        "phase": "events", "round": 1, "consul": 2, "events": ["purge", "epidemic", "flood"], "ladder": { "health": 4 },
        "players": [
            { "upright": ["senator"] }, { "upright": ["slave"] },
            { "upright": ["christian_senator"], "turned": ["senator"] }, { "upright": ["vestal", "vestal", "senator"] },
        ],
    }));
    table.play(BLACK, Answer::Cube { event: EventCard::Flood, fighter: Fighter::Vestal });
    table.play(BLACK, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Vestal });
    let flip = |card, pose| Answer::FlipCard { card, pose };
    assert_eq!(table.state().ladder.column(Token::Health), 3, "the epidemic lies lower and has not struck yet");
    assert_eq!(
        table.offers(WHITE),
        [flip(Card::Senator, Pose::Turned), flip(Card::ChristianSenator, Pose::Upright)],
        "a free choice, turned cards included"
    );
    table.play(WHITE, flip(Card::Senator, Pose::Turned));
    table.play(BLACK, flip(Card::Senator, Pose::Upright));
    table.play(BLUE, flip(Card::Senator, Pose::Upright));
    assert!(table.heard(&Event::NothingToFlip { seat: RED }));
    assert_eq!(table.state().ladder.column(Token::Health), 2);
}

// Ruling S13
#[test]
fn an_event_that_strikes_again_takes_one_more() {
    let mut table = four(json!({
        "phase": "events", "round": 2, "consul": 0, "events": ["purge", "epidemic", "flood"],
        "players": [
            { "down": ["senator"], "upright": ["christian_senator", "vestal", "vestal"] },
            { "upright": [] }, { "upright": [] }, { "upright": [] },
        ],
    }));
    table.play(BLUE, Answer::Cube { event: EventCard::Flood, fighter: Fighter::Vestal });
    table.play(BLUE, Answer::Cube { event: EventCard::Epidemic, fighter: Fighter::Vestal });
    table.play(BLUE, Answer::FlipCard { card: Card::ChristianSenator, pose: Pose::Upright });
    assert_eq!(table.player(BLUE).row.of_calling(Calling::Senator, Pose::Down), 2);
}

// Ruling S15
#[test]
fn a_released_senator_votes_in_the_same_round() {
    let mut table = four(json!({
        "phase": "events", "round": 2, "consul": 0, "events": ["purge", "epidemic", "flood"],
        "players": [
            { "down": ["senator"], "upright": ["legionary", "legionary"] },
            { "upright": [] }, { "upright": [] }, { "upright": [] },
        ],
    }));
    table.play(BLUE, Answer::Cube { event: EventCard::Purge, fighter: Fighter::Legionary });
    table.play(BLUE, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Legionary });
    assert!(table.heard(&Event::CardReleased { seat: BLUE, card: Card::Senator, count: 1 }));
    assert_eq!(table.state().phase, Phase::GreatWork);
    assert_eq!(table.player(BLUE).work_votes(), 1);
}

// Ruling S16
#[test]
fn face_down_cards_stay_so_at_the_end_of_the_round_and_turned_ones_are_straightened() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 2, "events": ["purge", "flood"],
        "players": [{ "down": ["senator"], "turned": ["slave", "crane"], "buildings_down": ["stall"] }],
    }));
    table.idle_while(|state| state.round == 2);
    let row = &table.player(BLUE).row;
    assert_eq!((row.count(Card::Senator, Pose::Down), row.count(Card::Slave, Pose::Upright)), (1, 1));
    assert_eq!(row.count(Card::Crane, Pose::Upright), 1);
    assert_eq!(table.player(BLUE).estate.down(Building::Stall), 1);
}
