//! The rulings on the election, characters and buildings: S1 to S9.

mod table;

use serde_json::json;
use sylla::Event;
use sylla::answer::Answer;
use sylla::cards::{Building, Card, Colour, EventCard, Fighter, Token};
use sylla::ladder::Direction;
use sylla::row::Pose;
use sylla::state::Phase;
use table::{BLACK, BLUE, RED, Table, WHITE, four};

// Ruling S1
#[test]
fn senators_that_won_an_election_can_still_be_turned_and_vote() {
    let mut table = four(json!({
        "consul": 0, "buildings": ["stall"], "recruits": ["slave", "slave", "vestal", "vestal", "merchant", "merchant"],
        "players": [{ "upright": ["senator"], "denarii": 2 }],
    }));
    table.play(BLUE, Answer::BidDenarii(2));
    table.idle_while(|state| state.phase == Phase::FirstConsul);
    assert_eq!(table.state().consul, BLUE);
    assert_eq!(table.player(BLUE).row.count(Card::Senator, Pose::Upright), 1);
    table.idle_while(|state| state.phase == Phase::Recruiting);
    table.play(BLUE, Answer::Sell { building: Building::Stall, colour: Colour::Red });
    for seat in [RED, WHITE, BLACK] {
        table.play(seat, Answer::Pass);
    }
    table.play(BLUE, Answer::BidCards(1)).play(BLUE, Answer::Turn(Card::Senator));
    assert_eq!(table.player(BLUE).estate.open(Building::Stall), 1);
}

// Ruling S2
#[test]
fn the_sitting_consul_opens_with_any_money_and_the_others_must_exceed() {
    let mut table = four(json!({
        "consul": 1,
        "players": [
            { "upright": ["senator", "christian_senator"], "denarii": 1 },
            { "upright": ["slave"], "denarii": 2 },
            { "upright": ["senator"], "denarii": 0 },
            { "upright": ["senator"], "denarii": 9 },
        ],
    }));
    assert_eq!(table.offers(RED), [0, 1, 2].map(Answer::BidDenarii), "no pass, and no money is a bid too");
    table.play(RED, Answer::BidDenarii(1));
    assert_eq!(table.offers(WHITE), [Answer::Pass], "one senator does not exceed one vote");
    table.play(WHITE, Answer::Pass);
    assert_eq!(table.offers(BLACK)[..2], [Answer::Pass, Answer::BidDenarii(1)]);
    table.play(BLACK, Answer::Pass);
    assert_eq!(table.offers(BLUE), [Answer::Pass, Answer::BidDenarii(0), Answer::BidDenarii(1)]);
    table.play(BLUE, Answer::BidDenarii(0));
    assert_eq!((table.state().consul, table.player(BLUE).denarii, table.player(RED).denarii), (BLUE, 1, 2));
}

// Ruling S2
#[test]
fn a_consul_whom_nobody_exceeds_stays_even_without_a_vote() {
    let mut table = four(json!({ "consul": 1, "players": [{}, { "upright": ["slave"], "denarii": 0 }] }));
    assert_eq!(table.offers(RED), [Answer::BidDenarii(0)]);
    table.play(RED, Answer::BidDenarii(0));
    for seat in [WHITE, BLACK, BLUE] {
        table.play(seat, Answer::Pass);
    }
    assert_eq!(table.state().consul, RED);
    assert!(table.heard(&Event::Elected { seat: RED, denarii: 0 }));
}

// Ruling S2
#[test]
fn a_face_down_senator_has_no_vote_in_the_election() {
    let table = four(json!({
        "consul": 0, "events": ["purge"],
        "players": [{ "upright": ["senator"], "down": ["christian_senator"], "denarii": 0 }],
    }));
    assert_eq!(table.player(BLUE).election_votes(), 1);
}

// Ruling S3
#[test]
fn the_holder_of_the_first_income_tile_is_the_first_consul_also_with_three_and_two() {
    for seats in [2, 3, 4] {
        for seed in 0..20 {
            let table = Table::deal(seats, seed);
            let mut tiles: Vec<u8> =
                table.state().players.at(table.state().seats).map(|(_, player)| player.income_tile).collect();
            assert_eq!(table.player(table.state().consul).income_tile, 1);
            tiles.sort_unstable();
            assert!(tiles.into_iter().eq(1..=seats));
        }
    }
}

// Ruling S4
#[test]
fn a_bid_is_at_least_one_card_and_strictly_higher_and_each_speaks_once() {
    let mut table = four(json!({
        "phase": "buildings", "consul": 0, "buildings": ["stall"],
        "players": [
            { "upright": ["slave", "vestal"] },
            { "upright": ["slave", "vestal", "senator"] },
            { "upright": ["slave", "vestal"] },
            { "upright": ["merchant"] },
        ],
    }));
    table.play(BLUE, Answer::Sell { building: Building::Stall, colour: Colour::Red });
    assert_eq!(table.offers(RED), [Answer::Pass, Answer::BidCards(1), Answer::BidCards(2), Answer::BidCards(3)]);
    table.play(RED, Answer::BidCards(1));
    assert_eq!(table.offers(WHITE), [Answer::Pass, Answer::BidCards(2)], "a slave with three hexagons counts once");
    table.play(WHITE, Answer::BidCards(2));
    assert_eq!(table.offers(BLACK), [Answer::Pass], "no red card at all");
    table.play(BLACK, Answer::Pass);
    assert_eq!(table.offers(BLUE), [Answer::Pass], "two do not exceed two");
    table.play(BLUE, Answer::Pass);
    assert_eq!(table.asked(), [WHITE], "Red is not asked again");
    assert!(table.offers(WHITE).iter().all(|offer| matches!(offer, Answer::Turn(_))));
}

// Ruling S5
#[test]
fn a_building_nobody_buys_leaves_the_game_and_the_same_player_offers_again() {
    let mut table = four(
        json!({ "phase": "buildings", "consul": 2, "buildings": ["crane", "stall", "field", "stall", "field", "tavern"] }),
    );
    for left in (1..=5).rev() {
        let offers = table.offers(WHITE);
        assert_eq!(offers.len(), left + 1);
        table.play(WHITE, offers[0]);
        for seat in [BLACK, BLUE, RED, WHITE] {
            table.play(seat, Answer::Pass);
        }
    }
    assert!(table.state().phase > Phase::Buildings);
    assert_eq!(table.told.iter().filter(|event| matches!(event, Event::Unsold { .. })).count(), 5);
    assert!(table.heard(&Event::Unsold { building: Building::Stall }));
}

// Ruling S6
#[test]
fn the_buyer_chooses_which_upright_cards_of_the_colour_to_turn() {
    let mut table = four(json!({
        "phase": "buildings", "consul": 0, "buildings": ["stall"], "events": ["purge", "persecution"],
        "players": [{ "upright": ["senator", "legionary", "vestal", "merchant"], "turned": ["slave"], "down": ["christian_senator"] }],
    }));
    table.play(BLUE, Answer::Sell { building: Building::Stall, colour: Colour::Red });
    for seat in [RED, WHITE, BLACK] {
        table.play(seat, Answer::Pass);
    }
    assert_eq!(
        table.offers(BLUE).last(),
        Some(&Answer::BidCards(3)),
        "turned, covered and yellow-grey cards do not count"
    );
    table.play(BLUE, Answer::BidCards(2));
    assert_eq!(table.offers(BLUE), [Answer::Turn(Card::Senator), Answer::Turn(Card::Legionary)], "in ascending order");
    table.play(BLUE, Answer::Turn(Card::Legionary));
    assert_eq!(table.offers(BLUE), [Answer::Turn(Card::Vestal)]);
}

// Ruling S7
#[test]
fn a_crane_arrives_turned_pays_from_the_next_round_and_never_fights() {
    let mut table = four(json!({
        "phase": "buildings", "consul": 0, "round": 1, "buildings": ["crane", "stall"],
        "players": [{ "upright": ["slave"] }],
    }));
    table.play(BLUE, Answer::Sell { building: Building::Crane, colour: Colour::Red });
    for seat in [RED, WHITE, BLACK] {
        table.play(seat, Answer::Pass);
    }
    table.play(BLUE, Answer::BidCards(1)).play(BLUE, Answer::Turn(Card::Slave));
    assert_eq!(table.player(BLUE).row.purse(&table::printed(), Colour::Red), 0);
    table.idle_while(|state| state.round == 1);
    assert_eq!(table.player(BLUE).row.count(Card::Crane, Pose::Upright), 1);
    assert_eq!(Colour::ALL.map(|colour| table.player(BLUE).row.purse(&table::printed(), colour)), [2, 2, 2]);
    assert!(!table.state().recruits.contains(&Card::Crane));
}

// Ruling S7
#[test]
fn the_flood_hits_cranes_and_a_flooded_crane_cannot_pay() {
    let mut table = four(json!({
        "phase": "events", "round": 2, "consul": 0, "events": ["epidemic", "eruption", "flood"],
        "players": [
            { "upright": ["crane", "slave"], "turned": ["crane"] }, { "upright": ["vestal", "vestal"] },
            { "upright": [] }, { "upright": [] },
        ],
    }));
    table.play(RED, Answer::Cube { event: EventCard::Epidemic, fighter: Fighter::Vestal });
    table.play(RED, Answer::Cube { event: EventCard::Eruption, fighter: Fighter::Vestal });
    let flip = |pose| Answer::FlipCard { card: Card::Crane, pose };
    assert_eq!(table.offers(BLUE), [flip(Pose::Upright), flip(Pose::Turned)]);
    table.play(BLUE, flip(Pose::Upright));
    assert_eq!(table.player(BLUE).row.purse(&table::printed(), Colour::Red), 1);
    assert_eq!(table.player(BLUE).row.count(Card::Crane, Pose::Down), 1);
    assert!(table.heard(&Event::NothingToFlip { seat: RED }));
}

// Ruling S8
#[test]
fn each_temple_is_used_once_and_paid_after_income() {
    let mut table = four(json!({
        "phase": "income", "round": 3, "consul": 0,
        "players": [{ "upright": ["merchant"], "denarii": 0, "buildings": ["house_temple", "house_temple"] }],
    }));
    assert_eq!(table.player(BLUE).denarii, 4);
    table.play(BLUE, Answer::Sacrifice(Token::Civic)).play(BLUE, Answer::Sacrifice(Token::Civic));
    assert_eq!((table.player(BLUE).denarii, table.tokens(BLUE, Token::Civic)), (0, 2));
    assert!(table.state().phase > Phase::Income, "there is no third offering");
}

// Ruling S8
#[test]
fn an_offering_that_cannot_be_paid_is_not_asked_for() {
    let mut table = four(json!({
        "phase": "income", "round": 3, "consul": 0,
        "players": [{ "upright": [], "denarii": 0, "buildings": ["house_temple", "house_temple"] }],
    }));
    table.play(BLUE, Answer::Sacrifice(Token::Civic));
    assert_eq!(table.player(BLUE).denarii, 1);
    assert!(table.state().phase > Phase::Income);
}

// Ruling S9
#[test]
fn a_tavern_is_optional_goes_either_way_and_may_hold_a_marker_at_an_end() {
    let mut table = four(json!({
        "phase": "income", "round": 3, "consul": 0, "ladder": { "civic": 1, "leisure": 7, "famine": 2 },
        "players": [{ "buildings": ["tavern"] }, { "buildings": ["tavern"] }, { "buildings": ["tavern"] }],
    }));
    let step = |marker, direction| Answer::Move { marker, direction };
    assert_eq!(table.offers(BLUE).len(), 7);
    table.play(BLUE, step(Token::Civic, Direction::Left));
    assert_eq!(table.state().ladder.column(Token::Civic), 0);
    table.refuse(RED, step(Token::Civic, Direction::Right));
    table.play(RED, Answer::Finish);
    table.play(WHITE, step(Token::Leisure, Direction::Left));
    assert_eq!(table.state().ladder.column(Token::Leisure), 5);
    assert_eq!(table.state().ladder.famine(), 2);
}
