//! The sentences of the rulebook that no example shows, phase by phase.

mod table;

use saturnalia_rules::Seat;
use serde_json::{Value, json};
use sylla::Event;
use sylla::answer::{Answer, Thumb};
use sylla::cards::{Building, Calling, Card, Colour, EventCard, Fighter, Token};
use sylla::ladder::Direction;
use sylla::row::Pose;
use sylla::state::Phase;
use table::{BLACK, BLUE, RED, Table, WHITE, four, three};

/// Players without a card, but for the first.
fn blue_alone(blue: Value) -> Vec<Value> {
    vec![blue, json!({ "upright": [] }), json!({ "upright": [] }), json!({ "upright": [] })]
}

// Preparation

#[test]
fn starting_characters_stay_sealed_until_the_last_has_chosen() {
    for seats in [2, 3, 4] {
        let mut table = Table::deal(seats, 7);
        let before = table.view();
        for seat in 0..seats - 1 {
            let offers = table.offers(Seat(seat));
            table.play(Seat(seat), offers[usize::from(seat)]);
            assert_eq!(table.view(), before, "nobody sees anything of the choice");
            assert!(!table.told.iter().any(|event| matches!(event, Event::Started { .. })));
        }
        let kept = serde_json::to_string(&table.position).unwrap();
        table.position = serde_json::from_str(&kept).unwrap();
        let last = Seat(seats - 1);
        assert_eq!(table.asked(), [last], "sealed characters are kept");
        let offers = table.offers(last);
        table.play(last, offers[0]);
        assert_eq!(
            table.told.iter().filter(|event| matches!(event, Event::Started { .. })).count(),
            usize::from(seats)
        );
    }
}

#[test]
fn the_work_left_out_is_known_and_none_of_the_five() {
    let mut table = Table::deal(4, 8);
    let left_out = table.view().works.left_out;
    table.idle_to_the_end();
    for event in &table.told {
        if let Event::WorkBegun { work, .. } = event {
            assert_ne!(*work, left_out);
        }
    }
}

#[test]
fn buildings_marked_a_come_before_b_and_b_before_c() {
    for seed in 0..10 {
        let mut table = Table::deal(3, seed);
        let a: Vec<u8> = Building::ALL.map(|building| table::printed().building(building).tiles[0]).to_vec();
        table.idle_while(|state| state.round < 2);
        let mut seen = vec![0; 9];
        for event in &table.told {
            if let Event::BuildingsShown { tiles } = event {
                tiles.iter().for_each(|tile| seen[tile.index()] += 1);
            }
        }
        assert_eq!(seen, a, "rounds 1 and 2 show exactly the twelve tiles marked A");
    }
}

// I: the famine

#[test]
fn the_famine_marker_never_goes_beyond_the_last_space() {
    let mut table =
        four(json!({ "events": ["famine", "flood", "slave_revolt"], "ladder": { "famine": 5 }, "consul": 0 }));
    table.idle_until(Phase::Recruiting);
    assert!(table.heard(&Event::FamineSymbols { symbols: 3, to: 6 }));
}

// II

#[test]
fn everybody_recruits_clockwise_from_the_consul() {
    let mut table = three(json!({ "phase": "recruiting", "consul": 1 }));
    let mut order = Vec::new();
    while table.state().phase == Phase::Recruiting {
        order.extend(table.asked());
        table.idle(table.asked()[0]);
    }
    assert_eq!(order, [RED, WHITE, BLUE]);
    assert_eq!(table.state().under_deck.len(), 2, "of five characters two are left");
}

// III

#[test]
fn only_the_colour_of_the_place_counts_and_not_the_building() {
    let bids = |slot: usize| {
        let mut tiles = ["stall", "stall", "field", "field", "house_temple", "insula"];
        tiles[slot] = "tavern";
        let mut table = four(json!({
            "phase": "buildings", "round": 3, "consul": 0,
            "buildings": tiles,
            "players": [
                {}, { "upright": ["senator", "senator", "merchant", "legionary", "vestal", "vestal"] }, {}, {},
            ],
        }));
        let colour = [Colour::Red, Colour::Yellow, Colour::Grey][slot / 2];
        table.play(BLUE, Answer::Sell { building: Building::Tavern, colour });
        table.offers(RED).len() - 1
    };
    assert_eq!([bids(0), bids(2), bids(4)], [5, 3, 2], "red, yellow and grey cards of one row");
}

#[test]
fn the_buyer_of_the_last_building_offers_none_and_the_rest_leaves() {
    let mut table = four(json!({
        "phase": "buildings", "consul": 0, "buildings": ["crane", "stall", "field", "stall", "field", "tavern"],
        "players": blue_alone(json!({ "upright": ["slave", "slave", "slave", "slave"] })),
    }));
    for left in (0..4).rev() {
        let offers = table.offers(BLUE);
        table.play(BLUE, offers[0]);
        for seat in [RED, WHITE, BLACK] {
            table.play(seat, Answer::Pass);
        }
        table.play(BLUE, Answer::BidCards(1)).play(BLUE, Answer::Turn(Card::Slave));
        assert_eq!(table.player(BLUE).row.count(Card::Slave, Pose::Upright), left);
    }
    // The fifth: nobody has a card left.
    let offers = table.offers(BLUE);
    table.play(BLUE, offers[0]);
    for seat in [RED, WHITE, BLACK, BLUE] {
        assert_eq!(table.offers(seat), [Answer::Pass]);
        table.play(seat, Answer::Pass);
    }
    assert!(table.state().phase > Phase::Buildings);
    let closed = table
        .told
        .iter()
        .find_map(|event| if let Event::MarketClosed { tiles } = event { Some(tiles.len()) } else { None });
    assert_eq!(closed, Some(1));
}

// IV

#[test]
fn every_stall_and_every_upright_merchant_pays_and_nothing_touches_the_base_income() {
    let income = |player: Value| {
        let table = four(json!({
            "phase": "income", "round": 3, "events": ["flood", "pillage", "persecution"],
            "players": blue_alone(player),
        }));
        table.player(BLUE).denarii
    };
    assert_eq!(income(json!({ "upright": [], "denarii": 0 })), 3);
    assert_eq!(income(json!({ "upright": ["merchant", "christian_merchant"], "denarii": 0 })), 5);
    assert_eq!(income(json!({ "upright": [], "buildings": ["stall", "stall", "stall"], "denarii": 0 })), 9);
    assert_eq!(income(json!({ "turned": ["merchant"], "down": ["christian_merchant"], "denarii": 0 })), 3);
    assert_eq!(income(json!({ "upright": [], "buildings_down": ["stall", "stall"], "denarii": 0 })), 3);
}

#[test]
fn temples_and_taverns_that_lie_face_down_cannot_be_used() {
    let table = four(json!({
        "phase": "income", "round": 3, "consul": 0, "events": ["flood"],
        "players": blue_alone(json!({ "upright": [], "denarii": 9, "buildings_down": ["house_temple", "tavern"] })),
    }));
    assert!(table.state().phase > Phase::Income, "Blue is not even asked");
}

#[test]
fn temples_and_taverns_are_used_in_any_order() {
    let both = json!({
        "phase": "income", "round": 3, "consul": 0,
        "players": blue_alone(json!({ "upright": [], "denarii": 4, "buildings": ["house_temple", "tavern"] })),
    });
    let temple = Answer::Sacrifice(Token::Civic);
    let tavern = Answer::Move { marker: Token::Civic, direction: Direction::Right };
    for order in [[temple, tavern], [tavern, temple]] {
        let mut table = four(both.clone());
        table.play(BLUE, order[0]).play(BLUE, order[1]);
        assert_eq!((table.tokens(BLUE, Token::Civic), table.state().ladder.column(Token::Civic)), (1, 4));
        assert!(table.state().phase > Phase::Income);
    }
}

// V

/// The event strikes with Decadence, or Decadence with it; Blue is consul and decides what is prevented.
fn struck(event: EventCard, blue: Value) -> Table {
    let rest: Vec<EventCard> = [EventCard::Epidemic, EventCard::Eruption, EventCard::ImperialCult]
        .into_iter()
        .filter(|other| *other != event)
        .take(2)
        .collect();
    let mut table = four(json!({
        "phase": "events", "round": 3, "consul": 0, "events": [event, rest[0], rest[1]],
        "ladder": { "civic": 5, "health": 5, "leisure": 5, "famine": 2 },
        "players": [
            blue, { "upright": ["vestal", "vestal"] }, { "upright": [] }, { "upright": [] },
        ],
    }));
    for other in rest {
        table.play(RED, Answer::Cube { event: other, fighter: Fighter::Vestal });
    }
    table
}

#[test]
fn every_event_does_what_it_says() {
    let columns = |table: &Table| Token::ALL.map(|token| table.state().ladder.column(token));
    let none = || json!({ "upright": [] });
    // Decadence strikes as well, after the other: all that are still furthest to the right fall.
    assert_eq!(columns(&struck(EventCard::Epidemic, none())), [3, 3, 3]);
    assert_eq!(columns(&struck(EventCard::Eruption, none())), [3, 3, 3]);
    assert_eq!(columns(&struck(EventCard::ImperialCult, none())), [3, 3, 3]);
    let table = struck(EventCard::Famine, none());
    assert_eq!((table.state().ladder.famine(), columns(&table)), (3, [3, 3, 3]));
    let cards = |card: Card, pose| Answer::FlipCard { card, pose };
    let all = json!({
        "upright": ["christian_senator", "christian_merchant", "slave", "merchant"], "turned": ["senator", "crane"],
        "buildings": ["stall", "field", "tavern", "house_temple"],
    });
    let hit = |event| struck(event, all.clone()).offers(BLUE);
    let upright = |card| cards(card, Pose::Upright);
    assert_eq!(hit(EventCard::Persecution), [Card::ChristianSenator, Card::ChristianMerchant].map(upright));
    assert_eq!(
        hit(EventCard::Purge),
        [cards(Card::Senator, Pose::Turned), cards(Card::ChristianSenator, Pose::Upright)]
    );
    assert_eq!(hit(EventCard::SlaveRevolt), [upright(Card::Slave)]);
    assert_eq!(hit(EventCard::Pillage), [Answer::FlipBuilding(Building::Stall)]);
    let mut flood = vec![cards(Card::Crane, Pose::Turned)];
    flood.extend(Building::LASTING.map(Answer::FlipBuilding));
    assert_eq!(hit(EventCard::Flood), flood);
    let mut table = struck(EventCard::Flood, all);
    table.play(BLUE, Answer::FlipBuilding(Building::Field));
    assert_eq!(
        (table.player(BLUE).estate.open(Building::Field), table.player(BLUE).estate.down(Building::Field)),
        (0, 1)
    );
}

#[test]
fn what_an_event_would_do_to_everybody_is_what_it_does() {
    for event in [EventCard::Epidemic, EventCard::Eruption, EventCard::ImperialCult, EventCard::Famine] {
        for seed in 0..20 {
            let scenario = json!({
                "phase": "events", "round": 2, "consul": 0, "events": [event, "flood", "pillage"],
                "ladder": { "civic": 1 + seed % 7, "health": 1 + (seed + 2) % 7, "leisure": 1 + (seed + 4) % 7, "famine": seed % 7 },
                "players": [
                    { "upright": [], "civic": 3, "health": 2, "leisure": 1, "prestige": 30 },
                    { "upright": [], "buildings": ["field"], "leisure": 4, "prestige": 30 },
                    { "upright": [], "buildings": ["field", "field"], "health": 5, "prestige": 30 },
                    { "upright": ["legionary", "legionary"], "civic": 2, "prestige": 30 },
                ],
            });
            let mut table = table::arrange_with_seed(4, scenario, 1).unwrap_or_else(|error| panic!("{error}"));
            let before = table.view();
            let told = before.events.iter().find(|one| one.event == event).unwrap();
            table.play(BLACK, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Legionary });
            table.play(BLACK, Answer::Cube { event: EventCard::Pillage, fighter: Fighter::Legionary });
            let after = table.view();
            for (seat, (was, is)) in before.players.iter().zip(&after.players).enumerate() {
                let tokens = |player: &sylla::view::PlayerView| player.score_lines[3..].iter().sum::<i16>();
                let majority = i16::from(seat == 3) * i16::from(after.ladder.markers[0].value);
                let cost = tokens(was) + majority - tokens(is) + is.hunger - was.hunger;
                assert_eq!(told.costs[seat], Some(cost), "{event:?}, seed {seed}, seat {seat}");
            }
            for marker in &after.ladder.markers {
                let was = before.ladder.markers.iter().find(|one| one.token == marker.token).unwrap();
                assert_eq!(told.falls.contains(&marker.token), marker.column < was.column);
                assert_eq!(told.crises.contains(&marker.token), marker.column < was.column && marker.in_crisis);
            }
        }
    }
}

#[test]
fn equal_majorities_all_take_a_token_and_events_without_cubes_bring_none() {
    let mut table = four(json!({
        "phase": "events", "consul": 0, "events": ["epidemic", "eruption", "imperial_cult"],
        "players": [
            { "upright": ["vestal", "vestal"] }, { "upright": ["vestal", "vestal"] }, { "upright": ["vestal"] },
            { "upright": ["legionary"] },
        ],
    }));
    let cube = |event| Answer::Cube { event, fighter: Fighter::Vestal };
    table.play(BLUE, cube(EventCard::Epidemic)).play(RED, cube(EventCard::Epidemic));
    table.play(WHITE, cube(EventCard::Epidemic));
    table.play(BLACK, Answer::Cube { event: EventCard::ImperialCult, fighter: Fighter::Legionary });
    table.play(BLUE, cube(EventCard::Epidemic)).play(RED, cube(EventCard::Epidemic));
    let tokens: Vec<[u8; 3]> = table.state().players.0.iter().map(|player| player.tokens).collect();
    assert_eq!(tokens, [[0, 1, 0], [0, 1, 0], [0, 0, 0], [1, 0, 0]], "two each beat one, and share");
    assert_eq!(table.glory(), [10; 4], "nobody is on Decadence");
}

#[test]
fn a_cube_comes_only_from_an_upright_fighter_that_is_face_up() {
    let table = four(json!({
        "phase": "events", "consul": 0, "events": ["epidemic", "eruption", "imperial_cult"],
        "players": blue_alone(json!({ "upright": ["legionary", "senator"], "turned": ["vestal", "legionary"] })),
    }));
    assert_eq!(table.player(BLUE).cubes_of(Fighter::Legionary), 1);
    assert_eq!(table.player(BLUE).cubes_of(Fighter::Vestal), 0);
}

#[test]
fn a_released_kind_comes_up_for_everybody_and_in_every_copy() {
    let mut table = four(json!({
        "phase": "events", "round": 4, "consul": 0, "events": ["purge", "epidemic", "flood"], "next_events": ["famine"],
        "players": [
            { "down": ["senator", "senator", "christian_senator"], "upright": ["legionary", "legionary"] },
            { "down": ["christian_senator", "senator"] }, { "down": ["senator"] },
            { "upright": ["christian_senator"], "turned": [] },
        ],
    }));
    table.play(BLUE, Answer::Cube { event: EventCard::Purge, fighter: Fighter::Legionary });
    table.play(BLUE, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Legionary });
    let upright: Vec<u8> =
        table.state().players.0.iter().map(|player| player.row.of_calling(Calling::Senator, Pose::Upright)).collect();
    assert_eq!(upright, [3, 2, 1, 1]);
    assert!(table.heard(&Event::CardReleased { seat: BLUE, card: Card::Senator, count: 2 }));
}

// VI

#[test]
fn each_work_moves_its_own_marker_and_the_granary_never_beyond_nothing() {
    let after = |work: &str| {
        let mut table = four(json!({
            "phase": "great_work", "works": [work], "ladder": { "famine": 1 },
            "players": blue_alone(json!({ "upright": [], "denarii": 11 })),
        }));
        table.vote(&[(Thumb::Up, 11), (Thumb::Down, 0), (Thumb::Down, 0), (Thumb::Down, 0)]);
        let ladder = table.state().ladder;
        (Token::ALL.map(|token| ladder.column(token)), ladder.famine())
    };
    assert_eq!(after("senate"), ([5, 3, 3], 1), "eleven votes are twice five");
    assert_eq!(after("baths"), ([3, 5, 3], 1));
    assert_eq!(after("colosseum"), ([3, 3, 5], 1));
    assert_eq!(after("granary"), ([3, 3, 3], 0));
    assert_eq!(after("pantheon"), ([3, 3, 3], 1));
    assert_eq!(after("temple"), ([3, 3, 3], 1));
}

#[test]
fn votes_for_the_plebs_do_not_build() {
    let mut table = four(json!({
        "phase": "great_work", "works": ["baths"],
        "players": [{ "upright": [], "denarii": 9 }, { "upright": [], "denarii": 4 }, { "upright": [] }, { "upright": [] }],
    }));
    table.vote(&[(Thumb::Down, 9), (Thumb::Up, 4), (Thumb::Down, 0), (Thumb::Down, 0)]);
    assert_eq!(table.state().ladder.column(Token::Health), 3, "only four votes are for it");
    assert_eq!(table.glory(), [14, 15, 10, 10], "and nobody for the plebs takes a place");
}

#[test]
fn only_upright_senators_vote_and_face_down_ones_have_no_say() {
    let table = four(json!({
        "phase": "great_work", "events": ["purge"],
        "players": blue_alone(json!({ "upright": ["senator"], "turned": ["senator"], "down": ["christian_senator"] })),
    }));
    assert_eq!(table.player(BLUE).work_votes(), 1);
}

#[test]
fn the_log_does_not_say_that_a_marker_moved_which_could_not() {
    let told = |scenario: Value, votes: u8| {
        let mut table = four(scenario);
        table.vote(&[(Thumb::Up, votes), (Thumb::Down, 0), (Thumb::Down, 0), (Thumb::Down, 0)]);
        table.told
    };
    let baths = |column: u8| {
        json!({
            "phase": "great_work", "works": ["baths"], "ladder": { "health": column },
            "players": blue_alone(json!({ "upright": [], "denarii": 20 })),
        })
    };
    let right = Direction::Right;
    let moved = Event::MarkerMoved { marker: Token::Health, direction: right, steps: 2, value: 4 };
    assert!(told(baths(5), 15).contains(&moved), "three steps, but only two columns are left");
    assert!(told(baths(7), 5).contains(&Event::NothingMoved { marker: Token::Health, direction: right }));
    let granary = json!({
        "phase": "great_work", "works": ["granary"], "ladder": { "famine": 1 },
        "players": blue_alone(json!({ "upright": [], "denarii": 20 })),
    });
    assert!(told(granary, 12).contains(&Event::FamineEased { by: 1, to: 0 }), "there was no more famine to ease");
}

// VII

#[test]
fn more_fields_than_famine_bring_no_prestige_and_flooded_fields_feed_nobody() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 1, "ladder": { "famine": 3 }, "events": ["flood"],
        "players": [
            { "buildings": ["field", "field"] }, { "buildings": ["field"], "buildings_down": ["field"] },
            { "buildings_down": ["field"] }, {},
        ],
    }));
    table.idle_while(|state| state.round == 1);
    assert_eq!(table.glory(), [10, 9, 7, 7]);
}

#[test]
fn a_crisis_comes_again_as_long_as_the_marker_stays() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 3, "ladder": { "civic": 1 }, "events": ["epidemic", "eruption", "purge"],
        "works": ["pantheon", "temple"],
        "players": [{ "civic": 9, "upright": [] }, { "upright": [] }, { "upright": [] }, { "upright": [] }],
    }));
    table.idle_while(|state| state.round == 3);
    table.idle_while(|state| state.round == 4);
    let crises = table.told.iter().filter(|event| matches!(event, Event::Crisis { marker: Token::Civic })).count();
    assert_eq!(crises, 2);
}

#[test]
fn a_marker_beside_the_crisis_zone_is_no_crisis() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 4, "ladder": { "civic": 2, "health": 2, "leisure": 2 },
        "players": [{ "civic": 3 }, {}, {}, {}],
    }));
    table.idle_while(|state| state.round == 4);
    assert!(!table.told.iter().any(|event| matches!(event, Event::Crisis { .. })));
    assert_eq!(table.glory(), [10; 4]);
}

#[test]
fn in_a_game_for_two_a_crisis_makes_a_difference_of_six() {
    let mut table = table::arrange(
        2,
        json!({
            "phase": "famine_and_crises", "round": 4, "ladder": { "leisure": 1 }, "players": [{ "leisure": 1 }, {}],
        }),
    )
    .unwrap_or_else(|error| panic!("{error}"));
    table.idle_while(|state| state.round == 4);
    assert_eq!(table.glory(), [13, 7]);
}

#[test]
fn a_new_round_begins_with_new_characters_new_buildings_and_phase_one() {
    for (seats, recruits) in [(2, 4), (3, 5), (4, 6)] {
        let mut table = Table::deal(seats, 3);
        for round in 1..=5 {
            table.idle_while(|state| state.round < round);
            let state = table.state();
            assert_eq!((state.recruits.len(), state.slots.iter().flatten().count()), (recruits, 6));
            assert_eq!(state.phase, Phase::FirstConsul);
        }
    }
}

// The end

#[test]
fn slaves_are_freed_before_tokens_are_counted_and_turned_cards_still_lie_on_their_side() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 5, "ladder": { "health": 7 },
        "players": blue_alone(json!({ "turned": ["christian_slave", "slave"], "denarii": 3, "health": 2, "prestige": 0 })),
    }));
    assert_eq!(
        table.player(BLUE).row.count(Card::Slave, Pose::Turned),
        1,
        "nobody is straightened after the last round"
    );
    assert_eq!(table.offers(BLUE), [Answer::Free(0), Answer::Free(1)], "three denarii free one");
    table.play(BLUE, Answer::Free(1));
    assert_eq!(table.prestige(BLUE), 2 + 3 + 2 * 4);
    assert!(table.position.is_over());
}
