//! Ruling S14: what an event that leaves turns up again, in every combination with the other events.

mod table;

use serde_json::json;
use sylla::answer::Answer;
use sylla::cards::{Building, Card, EventCard, Fighter};
use sylla::row::Pose;
use sylla::state::Phase;
use table::{BLUE, Table, four};

/// Events that turn something face down.
const FLIPPING: [EventCard; 5] =
    [EventCard::Persecution, EventCard::Purge, EventCard::Flood, EventCard::SlaveRevolt, EventCard::Pillage];

/// Everything that can lie face down, with the events that can hold it there.
const CARDS: [(Card, &[EventCard]); 6] = [
    (Card::Senator, &[EventCard::Purge]),
    (Card::ChristianSenator, &[EventCard::Purge, EventCard::Persecution]),
    (Card::ChristianMerchant, &[EventCard::Persecution]),
    (Card::Slave, &[EventCard::SlaveRevolt]),
    (Card::ChristianSlave, &[EventCard::SlaveRevolt, EventCard::Persecution]),
    (Card::Crane, &[EventCard::Flood]),
];
const BUILDINGS: [(Building, &[EventCard]); 4] = [
    (Building::Stall, &[EventCard::Flood, EventCard::Pillage]),
    (Building::Field, &[EventCard::Flood]),
    (Building::HouseTemple, &[EventCard::Flood]),
    (Building::Tavern, &[EventCard::Flood]),
];

/// Blue owns one of everything that these events can hold, all face down; the first event leaves.
fn after_removal(leaving: EventCard, staying: [EventCard; 2]) -> Table {
    let open = [leaving, staying[0], staying[1]];
    let held = |by: &[EventCard]| by.iter().any(|event| open.contains(event));
    let cards: Vec<&str> = CARDS.iter().filter(|(_, by)| held(by)).map(|(card, _)| card.key()).collect();
    let buildings: Vec<&str> = BUILDINGS.iter().filter(|(_, by)| held(by)).map(|(tile, _)| tile.key()).collect();
    let fighter = table::printed().event(leaving).fought_by[0];
    let mut table = four(json!({
        "phase": "events", "round": 3, "consul": 0, "events": open,
        "players": [
            { "down": cards, "buildings_down": buildings },
            { "upright": [fighter.key(), fighter.key(), fighter.key()] }, { "upright": [] }, { "upright": [] },
        ],
    }));
    // Two cubes remove the event; Decadence is the other one prevented, so that the rest strikes: nothing is left to hit.
    for event in [leaving, leaving, EventCard::Decadence] {
        table.play(table::RED, Answer::Cube { event, fighter });
    }
    assert_eq!(table.state().phase, Phase::GreatWork);
    table
}

#[test]
fn an_event_releases_what_no_other_open_event_holds() {
    for leaving in FLIPPING {
        for first in EventCard::ALL {
            for second in EventCard::ALL {
                let distinct = first != leaving && second != leaving && first < second;
                if !distinct || second == EventCard::Decadence {
                    continue;
                }
                let table = after_removal(leaving, [first, second]);
                let player = table.player(BLUE);
                for (card, by) in CARDS {
                    let was_down = by.iter().any(|event| [leaving, first, second].contains(event));
                    let still = by.contains(&first) || by.contains(&second);
                    let expected = if still { (0, 1) } else { (u8::from(was_down), 0) };
                    let found = (player.row.count(card, Pose::Upright), player.row.count(card, Pose::Down));
                    assert_eq!(found, expected, "{card:?} after {leaving:?} with {first:?}, {second:?}");
                }
                for (tile, by) in BUILDINGS {
                    let was_down = by.iter().any(|event| [leaving, first, second].contains(event));
                    let still = by.contains(&first) || by.contains(&second);
                    let expected = if still { (0, 1) } else { (u8::from(was_down), 0) };
                    let found = (player.estate.open(tile), player.estate.down(tile));
                    assert_eq!(found, expected, "{tile:?} after {leaving:?} with {first:?}, {second:?}");
                }
            }
        }
    }
}

#[test]
fn the_table_of_targets_agrees_with_the_events() {
    for event in EventCard::ALL {
        for (card, by) in CARDS {
            assert_eq!(event.hits_card(card), by.contains(&event), "{event:?} {card:?}");
        }
        for (tile, by) in BUILDINGS {
            assert_eq!(event.hits_building(tile), by.contains(&event), "{event:?} {tile:?}");
        }
        for card in [Card::Merchant, Card::Legionary, Card::Vestal] {
            assert!(!event.hits_card(card));
        }
    }
}

#[test]
fn a_card_under_two_events_comes_up_when_the_second_leaves() {
    let mut table = four(json!({
        "phase": "events", "round": 2, "consul": 0, "events": ["purge", "persecution", "epidemic"],
        "next_events": ["flood", "famine"],
        "players": [
            { "down": ["christian_senator"] }, { "upright": ["legionary", "legionary"] }, { "upright": [] }, { "upright": [] },
        ],
    }));
    let cube = |event| Answer::Cube { event, fighter: Fighter::Legionary };
    table.play(table::RED, cube(EventCard::Purge)).play(table::RED, cube(EventCard::Decadence));
    assert_eq!(table.player(BLUE).row.count(Card::ChristianSenator, Pose::Down), 1, "the persecution still lies there");
    table.idle_while(|state| state.round == 2 || state.phase < Phase::Events);
    while table.state().phase == Phase::Events && !table.state().removed_events.contains(&EventCard::Persecution) {
        let seat = table.asked()[0];
        let offers = table.offers(seat);
        let wanted = [
            cube(EventCard::Persecution),
            Answer::Prevent(EventCard::Persecution),
            Answer::Remove(EventCard::Persecution),
        ];
        let answer = wanted.into_iter().find(|answer| offers.contains(answer)).unwrap_or(offers[0]);
        table.play(seat, answer);
    }
    assert!(table.state().removed_events.contains(&EventCard::Persecution));
    assert_eq!(table.player(BLUE).row.count(Card::ChristianSenator, Pose::Down), 0);
}

#[test]
fn the_new_event_is_drawn_after_the_release_and_holds_nothing_down() {
    let mut table = four(json!({
        "phase": "events", "round": 2, "consul": 0, "events": ["purge", "epidemic", "eruption"],
        "next_events": ["persecution"],
        "players": [
            { "down": ["christian_senator"] }, { "upright": ["legionary", "legionary"] }, { "upright": [] }, { "upright": [] },
        ],
    }));
    let cube = |event| Answer::Cube { event, fighter: Fighter::Legionary };
    table.play(table::RED, cube(EventCard::Purge)).play(table::RED, cube(EventCard::Decadence));
    assert_eq!(table.state().events[0], EventCard::Persecution);
    assert_eq!(table.player(BLUE).row.count(Card::ChristianSenator, Pose::Upright), 1);
}
