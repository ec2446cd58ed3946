//! Scenarios: what they name lies there, the rest is dealt, and impossible ones are refused with a clear sentence.

mod table;

use saturnalia_rules::{Deal, Game, Nonce, Seat, SeatCount, SeatSet, Seed};
use serde_json::{Value, json};
use sylla::Sylla;
use sylla::cards::{Building, Card, EventCard, Work};
use sylla::row::Pose;
use sylla::state::Phase;
use table::{arrange, arrange_with_seed, four};

fn refused(scenario: Value) -> String {
    match arrange(4, scenario) {
        Ok(_) => panic!("an impossible scenario was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn an_empty_scenario_is_a_first_round() {
    for seats in [2, 3, 4] {
        let table = arrange(seats, json!({})).unwrap();
        let state = table.state();
        assert_eq!((state.round, state.phase), (1, Phase::FirstConsul));
        assert!(state.players.at(state.seats).all(|(_, player)| player.row.len() == 12 - 2 * seats));
    }
}

#[test]
fn what_a_scenario_names_lies_there() {
    let table = four(json!({
        "round": 3, "consul": 2, "events": ["flood", "pillage", "purge"], "works": ["senate", "temple"],
        "recruits": ["slave", "slave"], "buildings": ["tavern", "bank"], "ladder": { "civic": 7, "famine": 5 },
        "players": [{ "upright": ["crane", "vestal"], "buildings": ["stall"], "denarii": 9 }],
    }));
    let state = table.state();
    assert_eq!(state.events, [EventCard::Flood, EventCard::Pillage, EventCard::Purge, EventCard::Decadence]);
    assert_eq!((state.work(), state.removed_events.len()), (Work::Senate, 2));
    assert!(state.recruits.iter().filter(|card| **card == Card::Slave).count() >= 2);
    assert_eq!(state.slots[..2], [Some(Building::Tavern), Some(Building::Bank)]);
    assert_eq!(state.stack.len(), 32 - 18);
    assert_eq!(state.discarded[Building::Crane.index()], 3, "cranes of the first rounds are gone");
}

#[test]
fn a_scenario_can_begin_in_every_phase_and_is_played_to_the_end() {
    let phases = ["first_consul", "recruiting", "buildings", "income", "events", "great_work", "famine_and_crises"];
    for phase in phases {
        for round in 1..=5u8 {
            for seats in [2, 3, 4] {
                let mut table =
                    arrange_with_seed(seats, json!({ "phase": phase, "round": round }), u64::from(round)).unwrap();
                table.idle_to_the_end();
                assert!(table.position.is_over(), "{phase}, round {round}, {seats} seats");
            }
        }
    }
}

#[test]
fn impossible_scenarios_are_refused() {
    for (scenario, problem) in [
        (json!({ "round": 6 }), "round: 6 is not a round of this phase"),
        (json!({ "round": 2, "phase": "ecclesia" }), "round: 2 is not a round of this phase"),
        (json!({ "phase": "preparation", "round": 2 }), "round: 2 is not a round of this phase"),
        (json!({ "phase": "preparation", "deck": ["slave"] }), "deck: all characters are still in their sets"),
        (
            json!({ "players": [{ "income_tile": 3 }] }),
            "players: income tiles [2, 3, 3, 4]: each of 1 to 4 lies before one player",
        ),
        (json!({ "consul": 4 }), "consul: 4: seats are numbered from 0 to 3"),
        (json!({ "ladder": { "civic": 8 } }), "ladder.civic: columns go from 1 to 7"),
        (json!({ "ladder": { "leisure": 0 } }), "ladder.leisure: columns go from 1 to 7"),
        (json!({ "ladder": { "famine": 7 } }), "ladder.famine: 7 is beyond 6"),
        (json!({ "events": ["flood", "flood"] }), "events: `flood` cannot lie there, or is named twice"),
        (json!({ "events": ["decadence"] }), "events: `decadence` cannot lie there, or is named twice"),
        (json!({ "events": ["flood", "purge", "famine", "pillage"] }), "events: only 3 events lie above Decadence"),
        (json!({ "works": ["baths", "baths"] }), "works: a work is named twice"),
        (json!({ "round": 5, "works": ["baths", "temple"] }), "works: only 1 works are still to be built"),
        (json!({ "phase": "buildings", "recruits": ["slave"] }), "recruits: 1 characters on 0 places"),
        (json!({ "recruits": ["crane"] }), "recruits: a crane is not a character"),
        (json!({ "phase": "income", "buildings": ["stall"] }), "buildings: 1 buildings on 0 places"),
        (json!({ "buildings": ["bank", "bank", "bank"] }), "buildings[2]: there are not that many tiles `bank`"),
        (json!({ "players": [{}, {}, {}, {}, {}] }), "players: 5 are described, but 4 play"),
        (
            json!({ "players": [{ "civic": 100, "health": 100, "leisure": 100 }] }),
            "players[0]: 300 tokens are more than 255",
        ),
        (json!({ "players": [{ "prestige": 10_000 }] }), "players[0].prestige: 10000 is impossible"),
        (json!({ "players": [{ "prestige": -1 }] }), "players[0].prestige: -1 is impossible"),
        (
            json!({ "players": [{ "buildings": ["arch"] }] }),
            "players[0].buildings: `arch` does not stay with its owner",
        ),
        (
            json!({ "players": [{ "upright": ["crane", "crane"] }, { "upright": ["crane", "crane"] }] }),
            "players[1]: there are not that many tiles `crane`",
        ),
        (
            json!({ "players": [{ "upright": ["senator", "senator", "senator"] }, { "upright": ["senator", "senator"] }] }),
            "players: `senator` is named 5 times, the box holds 4",
        ),
        (
            json!({ "players": [{ "upright": ["christian_vestal"] }] }),
            "players[0].upright: the box holds only 0 `christian_vestal`",
        ),
        (
            json!({ "events": ["flood", "famine", "epidemic"], "players": [{ "down": ["senator"] }] }),
            "position: `senator` of player 1 is face down, but no open event holds it",
        ),
        (
            json!({ "events": ["purge", "famine", "epidemic"], "players": [{ "buildings_down": ["field"] }] }),
            "position: `field` of player 1 is face down, but no open event holds it",
        ),
    ] {
        assert_eq!(refused(scenario), problem);
    }
    assert!(refused(json!({ "season": "winter" })).contains("unknown field `season`"));
    assert!(refused(json!({ "players": [{ "upright": ["gladiator"] }] })).contains("unknown variant `gladiator`"));
}

#[test]
fn players_cannot_own_all_characters() {
    let hoard = |kinds: &[&str]| json!({ "upright": kinds.iter().flat_map(|kind| [*kind; 4]).collect::<Vec<_>>() });
    let error = refused(json!({ "players": [
        hoard(&["senator", "christian_senator", "merchant", "christian_merchant"]),
        hoard(&["legionary", "vestal", "slave", "christian_slave"]), { "upright": [] }, { "upright": [] },
    ] }));
    assert_eq!(error, "players: too few characters are left for the coming rounds");
}

// Sealed answers and the preparation could not be told before.
#[test]
fn a_scenario_can_begin_while_characters_are_chosen_and_some_have() {
    let chosen = ["merchant", "legionary", "legionary", "slave"];
    let scenario = json!({
        "phase": "preparation", "answered": [{ "seat": 2, "answer": { "characters": chosen } }],
    });
    let deal = Deal::new(table::OPEN, SeatCount::new(4).unwrap(), Seed::from_number(1), Nonce([0; 32]));
    let mut game = Game::<Sylla>::arrange(scenario, deal.clone()).unwrap();
    assert_eq!((game.position().state().phase, game.position().sealed()), (Phase::Preparation, SeatSet::only(Seat(2))));
    assert_eq!(game.asked().len(), 3);
    for seat in [0, 1, 3] {
        let mut offers = Vec::new();
        game.position().offers(Seat(seat), &mut offers);
        game.play(Seat(seat), offers[0]).unwrap();
    }
    assert_eq!(game.position().state().players[Seat(2)].row.count(Card::Legionary, Pose::Upright), 2);
    assert_eq!(game.position().state().round, 1);
    let twice = json!({ "phase": "preparation", "answered": [
        { "seat": 2, "answer": { "characters": chosen } }, { "seat": 2, "answer": { "characters": chosen } },
    ]});
    let error = Game::<Sylla>::arrange(twice, deal).unwrap_err();
    assert_eq!(error.to_string(), "answered[1]: this seat is not asked now");
}

#[test]
fn a_scenario_can_begin_with_some_votes_sealed() {
    let scenario = json!({
        "phase": "great_work", "players": [{ "denarii": 4, "upright": ["senator"] }],
        "answered": [{ "seat": 0, "answer": { "vote": { "thumb": "up", "denarii": 2 } } }],
    });
    let deal = Deal::new(table::CLOSED, SeatCount::new(3).unwrap(), Seed::from_number(1), Nonce([0; 32]));
    let game = Game::<Sylla>::arrange(scenario, deal).unwrap();
    assert_eq!(game.position().sealed(), SeatSet::only(Seat(0)));
    assert_eq!(game.position().state().players[Seat(0)].denarii, 4, "nothing is paid before all have voted");
}
