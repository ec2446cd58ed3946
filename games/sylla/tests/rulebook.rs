//! The worked examples of the rulebook, with the corrections noted in `docs/rulings/sylla.md`. They do not form one
//! legal game, so each is played from a position of its own. Clockwise: Blue, Red, White, Black.

mod table;

use serde_json::json;
use sylla::Event;
use sylla::answer::{Answer, Thumb};
use sylla::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};
use sylla::ladder::Direction;
use sylla::options::Screens;
use sylla::row::{Pose, StartingRow};
use sylla::state::Phase;
use table::{BLACK, BLUE, RED, Table, WHITE, four, three};

#[test]
fn the_table_is_set_up_for_four() {
    let table = Table::deal(4, 5);
    let state = table.state();
    assert_eq!(state.slots.iter().flatten().count(), 6);
    assert_eq!(state.stack_letters, [6, 12, 8]);
    assert_eq!((state.event_deck.len(), state.events[3]), (6, EventCard::Decadence));
    assert_eq!((state.works.len(), state.works_seen), (6, 2));
    assert_eq!(table.glory(), [10; 4]);
    assert_eq!(state.ladder.famine(), 0);
    assert_eq!(state.players[state.consul].income_tile, 1);
    let mut tiles: Vec<u8> = state.players.0.iter().map(|player| player.income_tile).collect();
    tiles.sort_unstable();
    assert_eq!(tiles, [1, 2, 3, 4]);
    assert_eq!(table.asked(), [BLUE, RED, WHITE, BLACK]);
}

#[test]
fn everybody_starts_with_three_denarii_and_one_for_each_merchant() {
    let mut table = Table::deal(4, 5);
    let rows = [
        [Card::Senator, Card::ChristianSenator, Card::Vestal, Card::Slave],
        [Card::Merchant, Card::ChristianMerchant, Card::Vestal, Card::Vestal],
        [Card::Merchant, Card::Legionary, Card::Legionary, Card::Slave],
        [Card::Legionary, Card::Vestal, Card::Slave, Card::ChristianSlave],
    ];
    for (seat, row) in [BLUE, RED, WHITE, BLACK].into_iter().zip(rows) {
        assert!(table.player(seat).row.is_empty(), "nothing is shown before all have chosen");
        table.play(seat, Answer::Characters(StartingRow::new(row).unwrap()));
    }
    let denarii: Vec<u8> = table.state().players.0.iter().map(|player| player.denarii).collect();
    assert_eq!(denarii, [3, 5, 4, 3]);
    assert_eq!(table.state().recruits.len(), 6);
    assert_eq!(table.state().deck.len(), 40 - 16 - 6);
}

#[test]
fn black_becomes_consul_with_five_votes_and_pays_four_denarii() {
    let mut table = four(json!({
        "consul": 0, "events": ["famine", "slave_revolt", "imperial_cult"],
        "players": [
            { "upright": ["senator", "christian_senator"], "denarii": 4 },
            { "upright": ["senator"], "denarii": 4 },
            { "upright": ["merchant"], "denarii": 4 },
            { "upright": ["senator", "slave"], "denarii": 4 },
        ],
    }));
    table.play(BLUE, Answer::BidDenarii(2));
    assert!(table.heard(&Event::ElectionBid { seat: BLUE, votes: 4, denarii: 2 }));
    table.play(RED, Answer::Pass).play(WHITE, Answer::Pass);
    assert_eq!(table.offers(BLACK), [Answer::Pass, Answer::BidDenarii(4)]);
    table.play(BLACK, Answer::BidDenarii(4));
    assert_eq!(table.state().consul, BLACK);
    assert_eq!(table.player(BLACK).denarii, 0);
    assert_eq!(table.player(BLUE).denarii, 4, "only the winner pays");
    table.play(BLACK, Answer::Take(Token::Leisure));
    assert_eq!(table.tokens(BLACK, Token::Leisure), 1);
    // Two of the four open events show the famine symbol.
    assert_eq!(table.state().ladder.famine(), 2);
}

#[test]
fn four_recruit_from_the_consul_on_and_two_characters_go_under_the_deck() {
    let mut table = four(json!({
        "phase": "recruiting", "consul": 3,
        "recruits": ["slave", "legionary", "senator", "vestal", "merchant", "merchant"],
    }));
    table.play(BLACK, Answer::Recruit(Card::Slave));
    table.play(BLUE, Answer::Recruit(Card::Legionary));
    table.play(RED, Answer::Recruit(Card::Senator));
    assert_eq!(table.offers(WHITE), [Answer::Recruit(Card::Merchant), Answer::Recruit(Card::Vestal)]);
    table.play(WHITE, Answer::Recruit(Card::Vestal));
    assert!(table.state().recruits.is_empty());
    assert_eq!(table.state().under_deck.as_slice(), [Card::Merchant, Card::Merchant]);
}

#[test]
fn white_buys_the_field_for_three_grey_cards_and_offers_next() {
    let mut table = four(json!({
        "phase": "buildings", "consul": 3,
        "buildings": ["stall", "stall", "crane", "house_temple", "field", "field"],
        "players": [
            { "upright": ["slave", "merchant"] },
            { "upright": ["merchant"] },
            { "upright": ["slave", "merchant", "christian_merchant", "legionary"] },
            { "upright": ["slave", "legionary", "legionary", "merchant"] },
        ],
    }));
    table.play(BLACK, Answer::Sell { building: Building::Field, colour: Colour::Grey });
    table.play(BLUE, Answer::BidCards(2)).play(RED, Answer::Pass).play(WHITE, Answer::BidCards(3));
    table.play(BLACK, Answer::Pass);
    for card in [Card::Merchant, Card::ChristianMerchant, Card::Slave] {
        table.play(WHITE, Answer::Turn(card));
    }
    let row = &table.player(WHITE).row;
    assert_eq!((row.count(Card::Slave, Pose::Turned), row.count(Card::Legionary, Pose::Upright)), (1, 1));
    assert_eq!(row.count(Card::Merchant, Pose::Turned) + row.count(Card::ChristianMerchant, Pose::Turned), 2);
    assert_eq!(table.player(WHITE).estate.open(Building::Field), 1);
    assert_eq!(table.asked(), [WHITE]);
    table.play(WHITE, Answer::Sell { building: Building::Stall, colour: Colour::Red });
    assert_eq!(table.asked(), [BLACK], "the one to the left of the offerer speaks first");
    table.play(BLACK, Answer::Pass).play(BLUE, Answer::Pass).play(RED, Answer::Pass);
    assert_eq!(table.asked(), [WHITE], "the offerer speaks last");
}

#[test]
fn income_comes_from_the_tile_stalls_and_upright_merchants() {
    let mut table = four(json!({
        "phase": "income", "consul": 3, "round": 1,
        "players": [
            { "upright": ["merchant", "christian_merchant", "senator"], "denarii": 0 },
            { "upright": ["senator"], "buildings": ["house_temple"], "denarii": 0 },
            { "turned": ["merchant", "christian_merchant", "slave"], "buildings": ["stall"], "denarii": 0 },
            { "upright": ["senator"], "buildings": ["stall"], "denarii": 0 },
        ],
    }));
    // Red uses the house temple and takes a token, not a marker (a slip in the example).
    assert_eq!(table.asked(), [RED]);
    table.play(RED, Answer::Sacrifice(Token::Health));
    for (seat, denarii) in [(BLACK, 5), (BLUE, 5), (RED, 3), (WHITE, 5)] {
        assert!(table.heard(&Event::Income { seat, denarii, screens: Screens::Open }), "{seat}");
    }
    assert_eq!((table.player(RED).denarii, table.tokens(RED, Token::Health)), (1, 1));
}

/// The events of the example, up to the consul's decision.
fn cubes_placed() -> Table {
    let mut table = four(json!({
        "phase": "events", "consul": 3, "round": 1, "ladder": { "famine": 2 },
        "events": ["famine", "slave_revolt", "imperial_cult"], "next_events": ["flood"],
        "players": [
            { "upright": ["vestal", "legionary", "slave"] },
            { "upright": ["vestal", "legionary", "slave"] },
            { "turned": ["vestal", "legionary"] },
            { "upright": ["legionary", "slave", "christian_slave"] },
        ],
    }));
    table.play(BLACK, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Legionary });
    table.play(BLUE, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Vestal });
    table.refuse(RED, Answer::Cube { event: EventCard::Famine, fighter: Fighter::Legionary });
    table.play(RED, Answer::Cube { event: EventCard::Famine, fighter: Fighter::Vestal });
    // White and Black have no cubes left.
    table.play(BLUE, Answer::Cube { event: EventCard::SlaveRevolt, fighter: Fighter::Legionary });
    table.play(RED, Answer::Cube { event: EventCard::Decadence, fighter: Fighter::Legionary });
    table
}

#[test]
fn majorities_earn_tokens_and_decadence_a_point() {
    let table = cubes_placed();
    assert_eq!(table.tokens(RED, Token::Health), 1);
    // The example gives the token of the revolt to Red, but only Blue has a cube there.
    assert_eq!((table.tokens(BLUE, Token::Leisure), table.tokens(RED, Token::Leisure)), (1, 0));
    assert!(table.state().players.0.iter().all(|player| player.tokens(Token::Civic) == 0), "nobody fought the cult");
    assert_eq!(table.glory(), [11, 11, 10, 11]);
}

#[test]
fn the_consul_prevents_the_revolt_and_the_revolt_leaves_in_place_of_decadence() {
    let mut table = cubes_placed();
    assert_eq!(table.offers(BLACK), [Answer::Prevent(EventCard::Famine), Answer::Prevent(EventCard::SlaveRevolt)]);
    table.play(BLACK, Answer::Prevent(EventCard::SlaveRevolt));
    let state = table.state();
    assert_eq!(state.ladder.famine(), 3);
    assert_eq!(state.ladder.column(Token::Civic), 2);
    assert_eq!(state.removed_events.as_slice(), [EventCard::SlaveRevolt]);
    assert_eq!(state.events, [EventCard::Famine, EventCard::Flood, EventCard::ImperialCult, EventCard::Decadence]);
    assert!((0..4).all(|slot| state.cubes_on(slot) == 0), "the cubes go back");
    assert_eq!(state.phase, Phase::GreatWork);
}

fn before_the_baths(red: u8) -> Table {
    let mut table = four(json!({
        "phase": "great_work", "consul": 3, "round": 1, "works": ["baths", "pantheon"],
        "players": [
            { "upright": ["senator", "christian_senator"], "denarii": 5 },
            { "upright": ["senator"], "denarii": 4 },
            { "upright": ["slave"], "denarii": 4 },
            { "turned": ["senator"], "denarii": 1 },
        ],
    }));
    assert_eq!(table.state().next_work(), Some(Work::Pantheon), "the next work is seen before the vote");
    table.vote(&[(Thumb::Down, 0), (Thumb::Up, red), (Thumb::Up, 4), (Thumb::Up, 1)]);
    table
}

#[test]
fn red_and_white_share_the_honour_of_the_baths() {
    let table = before_the_baths(3);
    assert_eq!(table.glory(), [11, 15, 15, 10]);
    assert_eq!(table.state().ladder.column(Token::Health), 4, "nine votes move the marker once");
    let denarii: Vec<u8> = table.state().players.0.iter().map(|player| player.denarii).collect();
    assert_eq!(denarii, [5, 1, 0, 0]);
}

#[test]
fn one_vote_more_would_have_moved_the_marker_twice() {
    let table = before_the_baths(4);
    assert_eq!(table.state().ladder.column(Token::Health), 5);
}

#[test]
fn a_field_takes_two_off_the_famine() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 1, "ladder": { "famine": 3 },
        "players": [{}, {}, { "buildings": ["field"] }, {}],
    }));
    table.idle_while(|state| state.round == 1);
    assert_eq!(table.glory(), [7, 7, 9, 7]);
}

#[test]
fn in_a_crisis_the_most_tokens_win_and_the_fewest_lose() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 4, "ladder": { "civic": 1 },
        "players": [{ "civic": 4 }, { "civic": 2 }, { "civic": 2 }, { "civic": 1 }],
    }));
    table.idle_while(|state| state.round == 4);
    assert_eq!(table.glory(), [13, 10, 10, 7]);
}

#[test]
fn red_gains_fifty_four_points_at_the_end() {
    let mut table = four(json!({
        "phase": "ecclesia", "ladder": { "civic": 2, "health": 6, "leisure": 5 },
        "players": [
            {},
            {
                "upright": ["christian_senator", "slave"], "turned": ["christian_slave", "christian_merchant"],
                "denarii": 5, "civic": 3, "health": 8, "leisure": 5, "prestige": 20,
            },
        ],
    }));
    table.idle_while(|state| state.players[BLUE].freed.is_none());
    assert_eq!(table.prestige(RED), 26, "three Christians");
    assert_eq!(table.offers(RED), [Answer::Free(0), Answer::Free(1), Answer::Free(2)]);
    table.play(RED, Answer::Free(2));
    assert_eq!((table.prestige(RED), table.player(RED).denarii), (32, 1));
    table.idle_to_the_end();
    assert_eq!(table.prestige(RED), 20 + 54);
    let sheet = table.position.score_sheet(saturnalia_rules::Viewer::Spectator);
    let lines: Vec<i16> = sheet.lines.iter().map(|line| line.points[RED.index()]).collect();
    assert_eq!(lines, [20, 6, 6, 3, 24, 15]);
    assert_eq!(sheet.totals[RED.index()], 74);
}

#[test]
fn three_players_start_with_six_see_five_recruits_and_buy_four_buildings() {
    let table = Table::deal(3, 2);
    assert!(
        table.offers(BLUE).iter().all(|offer| matches!(offer, Answer::Characters(row) if row.cards().count() == 6))
    );
    let mut table = three(json!({ "phase": "recruiting" }));
    assert_eq!(table.state().recruits.len(), 5);
    table.idle_until(Phase::Income);
    let sales = table.told.iter().filter(|event| matches!(event, Event::OnSale { .. })).count();
    assert_eq!(sales, 4);
    let closed = table
        .told
        .iter()
        .find_map(|event| if let Event::MarketClosed { tiles } = event { Some(tiles.len()) } else { None });
    assert_eq!(closed, Some(2));
}

#[test]
fn four_players_are_offered_five_buildings() {
    let mut table = four(json!({ "phase": "buildings" }));
    table.idle_until(Phase::Income);
    assert_eq!(table.told.iter().filter(|event| matches!(event, Event::OnSale { .. })).count(), 5);
    assert_eq!(table.state().slots, [None; 6]);
}

#[test]
fn the_game_ends_after_five_rounds() {
    let mut table = Table::deal(4, 3);
    table.idle_to_the_end();
    assert!(table.position.is_over());
    assert_eq!(table.state().round, 5);
    assert_eq!(table.told.iter().filter(|event| matches!(event, Event::WorkBegun { .. })).count(), 5);
    assert_eq!(table.state().removed_events.len(), 5);
    assert_eq!(table.state().stack.len(), 2, "two tiles never appear");
}

/// Plays one purchase of the building for one card by Blue, who offers it.
fn buy(building: Building, round: u8) -> Table {
    let mut table = four(json!({
        "phase": "buildings", "round": round, "consul": 0, "buildings": [building.key()],
        "players": [{ "upright": ["slave"], "denarii": 3 }],
    }));
    table.play(BLUE, Answer::Sell { building, colour: Colour::Red });
    for seat in [RED, WHITE, BLACK] {
        table.play(seat, Answer::Pass);
    }
    table.play(BLUE, Answer::BidCards(1)).play(BLUE, Answer::Turn(Card::Slave));
    table
}

#[test]
fn every_building_does_what_it_says_when_it_is_bought() {
    assert_eq!(buy(Building::Stall, 1).player(BLUE).estate.open(Building::Stall), 1);
    assert_eq!(buy(Building::Field, 1).player(BLUE).estate.open(Building::Field), 1);
    assert_eq!(buy(Building::HouseTemple, 3).player(BLUE).estate.open(Building::HouseTemple), 1);
    assert_eq!(buy(Building::Tavern, 3).player(BLUE).estate.open(Building::Tavern), 1);
    assert_eq!(buy(Building::Arch, 5).prestige(BLUE), 16);
    assert_eq!(buy(Building::Statue, 5).prestige(BLUE), 14);
    assert_eq!(buy(Building::Bank, 5).player(BLUE).denarii, 8);
    assert_eq!(buy(Building::Crane, 1).player(BLUE).row.count(Card::Crane, Pose::Turned), 1);
    let mut insula = buy(Building::Insula, 5);
    insula.play(BLUE, Answer::Take(Token::Health));
    assert_eq!(insula.offers(BLUE), [Answer::Take(Token::Health), Answer::Take(Token::Leisure)]);
    insula.play(BLUE, Answer::Take(Token::Health));
    assert_eq!(insula.tokens(BLUE, Token::Health), 2);
    for building in [Building::Arch, Building::Statue, Building::Bank, Building::Insula] {
        assert!(buy(building, 5).state().discarded[building.index()] > 0, "{building:?} is thrown away");
    }
}

#[test]
fn a_tavern_moves_a_marker_that_no_other_tavern_has_moved() {
    let mut table = four(json!({
        "phase": "income", "round": 3, "consul": 1, "ladder": { "leisure": 7 },
        "players": [{ "buildings": ["tavern"] }, { "buildings": ["tavern", "tavern"] }],
    }));
    let right = |marker| Answer::Move { marker, direction: Direction::Right };
    let left = |marker| Answer::Move { marker, direction: Direction::Left };
    // A marker at the top is pinned there: it stays, and nobody else may touch it.
    table.play(RED, right(Token::Leisure));
    table.play(RED, left(Token::Civic));
    assert_eq!(table.offers(BLUE), [left(Token::Health), right(Token::Health), Answer::Finish]);
    table.play(BLUE, Answer::Finish);
    let ladder = table.state().ladder;
    assert_eq!([Token::Civic, Token::Health, Token::Leisure].map(|token| ladder.column(token)), [2, 3, 6]);
}

#[test]
fn works_pay_by_place_or_by_tier() {
    let vote = |work: &str, votes: [u8; 4]| {
        let players: Vec<_> = votes.iter().map(|votes| json!({ "upright": [], "denarii": votes })).collect();
        let mut table = four(json!({
            "phase": "great_work", "works": [work], "ladder": { "famine": 5 }, "players": players,
        }));
        table.vote(&votes.map(|denarii| (Thumb::Up, denarii)));
        let gains = table.told.iter().filter_map(|event| {
            if let Event::WorkHonoured { seat, points } = event { Some((seat.0, *points)) } else { None }
        });
        let mut points = [0; 4];
        for (seat, gained) in gains {
            points[usize::from(seat)] = gained;
        }
        let starved = table
            .told
            .iter()
            .find_map(|event| if let Event::Starved { points, .. } = event { Some(*points) } else { None });
        (points, starved)
    };
    assert_eq!(vote("pantheon", [4, 3, 2, 1]).0, [10, 6, 2, 0]);
    assert_eq!(vote("pantheon", [4, 4, 2, 2]).0, [10, 10, 2, 2]);
    assert_eq!(vote("pantheon", [4, 3, 3, 1]).0, [10, 6, 6, 0]);
    assert_eq!(vote("temple", [9, 8, 5, 4]).0, [10, 10, 6, 0]);
    assert_eq!(vote("granary", [3, 2, 1, 1]).0, [5, 3, 0, 0]);
    assert_eq!(vote("granary", [3, 2, 1, 1]).1, Some(4), "seven votes feed Rome once");
    assert_eq!(vote("granary", [3, 2, 2, 1]).1, Some(3), "eight votes feed Rome twice");
    assert_eq!(vote("colosseum", [2, 2, 2, 0]).0, [5, 5, 5, 0]);
    assert_eq!(vote("senate", [0, 0, 1, 0]).0, [0, 0, 5, 0]);
}
