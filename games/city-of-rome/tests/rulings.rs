//! Every numbered ruling of `docs/rulings/city-of-rome.md`.

mod table;

use city_of_rome::building::temple::Census;
use city_of_rome::cards::{Card, Deck, Family};
use city_of_rome::city::grid::Cell;
use city_of_rome::hidden::Origin;
use city_of_rome::state::InfluencePlace;
use city_of_rome::{Answer, Event};
use saturnalia_rules::{Seat, Viewer};
use serde_json::json;
use table::{Table, buildable, cells, sites};

// Ruling B1
#[test]
fn taking_a_card_is_compulsory_and_the_offer_is_always_emptied() {
    for seats in 2..=4 {
        let mut table = Table::deal(seats, 8);
        for round in 1..=table.state().rounds() {
            table.play_until(|table| table.state().round == round && table.spectate().turn.is_some());
            assert!(table.offers().iter().all(|answer| matches!(answer, Answer::Take(_))));
            let size = table.state().offer.iter().flatten().count();
            assert_eq!(size, table.state().builders.iter().flatten().count());
            table.play_until(|table| table.state().round > round);
            let taken = table.told.iter().filter(|event| matches!(event, Event::CardTaken { .. })).count();
            assert_eq!(taken, size * usize::from(round));
        }
    }
}

// Ruling B2
#[test]
fn free_points_count_fields_others_stand_on_and_lapse_with_the_turn() {
    let setting = json!({
        "round": 2, "phase": "action", "strips": ["BBBCC"], "builders": [null, 1, 0],
        "offer": [null, "house2", "house3"], "seats": [{"money": 0}]
    });
    let mut table = Table::arrange(4, setting);
    table.play(Answer::Take(Card::House2));
    table.play(Answer::Finish);
    assert_eq!(table.view(0).turn.as_ref().unwrap().bricks, 3, "two of the three fields were never its own");
    table.play(Answer::Take(Card::House3));
    table.play(Answer::Finish);
    assert!(table.view(0).turn.is_none());
}

// Ruling B3
#[test]
fn income_of_a_market_pays_for_production_but_never_for_the_market() {
    let city = ["vegetable_farm . house3", "house2 house2 house2"];
    let mut table = Table::turn("BBBCC", 2, "market", json!({"city": city, "money": 1}));
    table.play(Answer::Take(Card::Market));
    assert!(buildable(&table).is_empty(), "the third point costs 2, and the market's own income comes too late");

    let mut table = Table::turn("BBBCC", 3, "market", json!({"city": city, "money": 0}));
    table.play(Answer::Take(Card::Market));
    assert!(table.is_refused(Answer::Produce));
    table.build(Card::Market, (4, 3));
    table.play(Answer::Produce);
    assert_eq!(table.player(0).money, 3 - 2 + 1);
}

// Ruling B4
#[test]
fn production_takes_exactly_two_points() {
    let mut table = Table::turn("CCBBB", 2, "market", json!({"money": 0}));
    table.play(Answer::Take(Card::Market));
    table.play(Answer::Produce);
    assert_eq!(table.player(0).money, 1);
    let mut table = Table::turn("CCBBB", 1, "market", json!({"money": 0}));
    table.play(Answer::Take(Card::Market));
    assert!(table.is_refused(Answer::Produce));
}

// Ruling B5
#[test]
fn a_marker_from_production_can_be_used_in_the_same_turn() {
    let city = ["vegetable_farm house2 grain_farm"];
    let mut table = Table::turn("BBCCB", 4, "market", json!({"city": city, "money": 0}));
    table.play(Answer::Take(Card::Market));
    assert!(buildable(&table).is_empty(), "two points are not enough");
    table.play(Answer::Produce);
    assert_eq!(table.player(0).city.marked().len(), 1);
    table.build(Card::Market, (4, 4));
    assert_eq!(table.player(0).city.marked().len(), 0);
}

// Ruling B6
#[test]
fn later_neighbours_add_nothing_to_a_public_building() {
    let mut table = Table::turn("BBBCC", 3, "house2", json!({"city": ["vegetable_farm house2 market"], "money": 3}));
    table.play(Answer::Take(Card::House2));
    table.build(Card::House2, (5, 4));
    assert_eq!(table.player(0).money, 3);
}

// Ruling B7
#[test]
fn a_school_draws_from_decks_in_play_but_never_from_deck_i() {
    for (seats, decks) in [(2, vec![Deck::II]), (3, vec![Deck::II, Deck::III])] {
        let mut offer = json!([null, "school"]);
        if seats == 2 {
            offer = json!([null, null, "school"]);
        }
        let setting = json!({
            "round": 2, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0], "offer": offer
        });
        let mut table = Table::arrange(seats, setting);
        table.play(Answer::Take(Card::School));
        table.build(Card::School, (5, 3));
        assert_eq!(table.offers(), decks.into_iter().map(Answer::Draw).collect::<Vec<_>>());
    }
}

// Ruling B7
#[test]
fn a_school_draws_fewer_cards_from_a_short_deck() {
    // In the last round deck III holds four cards; the university with four neighbours would draw five.
    let city = ["house3 house3 .", "vegetable_farm . house2", "house2 house2 house3"];
    let setting = json!({
        "round": 14, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0],
        "offer": ["university"], "seats": [{ "city": city }]
    });
    let mut table = Table::arrange(4, setting);
    assert_eq!(table.state().deck_len(Deck::III), 4);
    table.play(Answer::Take(Card::University));
    table.build(Card::University, (4, 4));
    table.play(Answer::Draw(Deck::III));
    assert_eq!(table.state().peeked.len(), 4);
    assert_eq!(table.state().deck_len(Deck::III), 0);
}

// Ruling B7
#[test]
fn no_deck_can_run_out_before_the_last_offer() {
    use city_of_rome::state::{decks_in_play, draws_per_round, rounds};
    for seats in 2..=4u8 {
        let count = table::seats(seats);
        let printed = table::printed();
        let copies = |card: Card, deck: &Deck| printed.facts(card).copies[deck.index()];
        let decks = decks_in_play(count);
        let schools: u8 = decks.iter().map(|deck| copies(Card::School, deck) + copies(Card::University, deck)).sum();
        for deck in decks.iter().filter(|deck| **deck != Deck::I) {
            let cards = printed.cards_of(*deck).count() as u8;
            let drafted = if *deck == Deck::II { seats } else { 0 };
            assert!(cards - drafted - rounds(count) * draws_per_round(count) >= schools, "{seats} seats, {deck:?}");
        }
    }
}

// Ruling B8
#[test]
fn the_frame_of_a_city_is_not_fixed_before_it_is_full() {
    let reach = |city: &[&str]| {
        let table = Table::arrange(2, json!({"seats": [{ "city": city }]}));
        let frame = table.view(0).players[0].city.reach;
        (frame.left, frame.top, frame.right, frame.bottom)
    };
    assert_eq!(reach(&["vegetable_farm house2"]), (1, 0, 6, 6));
    assert_eq!(reach(&["vegetable_farm house2 house3"]), (2, 0, 6, 6));
    assert_eq!(reach(&["vegetable_farm house2 house3 market"]), (3, 0, 6, 6));
    assert_eq!(reach(&["vegetable_farm .", "house2 .", "house3 .", "market arena"]), (1, 3, 6, 6));
}

// Ruling B9
#[test]
fn the_rule_of_one_aqueduct_is_tested_after_the_replacement() {
    // An aqueduct in the corner; replacing its neighbour in the same row would make two.
    let city = ["aqueduct house2", "vegetable_farm house3"];
    let mut table = Table::turn("BBBCC", 3, "aqueduct", json!({"city": city}));
    table.play(Answer::Take(Card::Aqueduct));
    table.play(Answer::Build(Card::Aqueduct));
    let places = sites(&table);
    assert!(!places.contains(Cell::at(4, 3)) && !places.contains(Cell::at(3, 4)));
    assert!(places.contains(Cell::at(4, 4)) && places.contains(Cell::at(3, 3)));
}

// Ruling B10
#[test]
fn an_aqueduct_may_replace_start_buildings_and_aqueducts() {
    let mut table = Table::turn("BBBCC", 3, "aqueduct", json!({"hand": ["great_aqueduct"]}));
    table.play(Answer::Take(Card::Aqueduct));
    table.build(Card::Aqueduct, (3, 3));
    assert_eq!(table.player(0).city.harvest(), (0, 0), "the start farm is gone");
    table.play_until(|table| table.state().round == 6);

    let city = ["aqueduct house2", "vegetable_farm house3"];
    let mut table = Table::turn("BBBCC", 3, "house2", json!({"city": city, "hand": ["great_aqueduct"]}));
    table.play(Answer::Take(Card::House2));
    table.build(Card::GreatAqueduct, (3, 3));
    assert_eq!(table.player(0).city.aqueducts().len(), 1);
    assert_eq!(table.player(0).influence, 1);
}

// Ruling B10
#[test]
fn a_replaced_building_loses_markers_and_stars_but_its_past_gains_stay() {
    let city = ["grain_farm:1 house2", "vegetable_farm luxury_house3"];
    let seat = json!({"city": city, "influence": 1});
    let mut table = Table::turn("BBBCC", 3, "aqueduct", seat.clone());
    table.play(Answer::Take(Card::Aqueduct));
    table.build(Card::Aqueduct, (3, 3));
    assert_eq!(table.player(0).city.marked().len(), 0);

    let mut table = Table::turn("BBBCC", 3, "aqueduct", seat);
    table.play(Answer::Take(Card::Aqueduct));
    assert_eq!(table.player(0).city.stars(&table::printed()), 1);
    table.build(Card::Aqueduct, (4, 4));
    assert_eq!(table.player(0).city.stars(&table::printed()), 0);
    assert_eq!(table.player(0).influence, 1);
}

/// Points of seat 0's districts.
fn districts(city: &[&str]) -> i16 {
    let table = Table::arrange(4, json!({"round": 14, "phase": "end", "seats": [{"city": city}]}));
    table.view(0).players[0].score_lines[..3].iter().sum()
}

// Ruling B11
#[test]
fn of_two_thermas_at_a_district_only_the_fuller_one_counts() {
    assert_eq!(districts(&["therma:1 house4 imperial_therma:2", ". vegetable_farm ."]), 4 + 2);
}

// Ruling B11
#[test]
fn one_therma_serves_every_district_beside_it() {
    assert_eq!(districts(&["house3 therma:2 house4", ". vegetable_farm ."]), 3 + 2 + 4 + 2);
}

// Ruling B12
#[test]
fn a_district_without_a_public_building_scores_nothing() {
    assert_eq!(districts(&["house4 house4 house4", "vegetable_farm . ."]), 0);
}

// Ruling B13
#[test]
fn nobody_leads_with_no_markers_and_a_tie_is_tested_again_every_round() {
    let mut table = Table::arrange(4, json!({"round": 3, "phase": "end", "lying": [3]}));
    assert_eq!(table.state().influence_cards[0], InfluencePlace::Lying);
    // Round 4 brings no card of its own; a colosseum breaks the tie all the same.
    let setting = json!({
        "round": 4, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 2], "offer": ["colosseum"],
        "lying": [3]
    });
    table = Table::arrange(4, setting);
    table.play(Answer::Take(Card::Colosseum));
    table.build(Card::Colosseum, (5, 3));
    table.play_until(|table| table.state().round == 5);
    assert_eq!(table.state().influence_cards[0], InfluencePlace::Won(Seat(2)));
    assert_eq!(table.player(2).influence, 0);
}

// Ruling B14
#[test]
fn two_lying_cards_are_one_comparison() {
    let setting = json!({"round": 6, "phase": "end", "lying": [3, 6], "seats": [{"influence": 2}, {"influence": 1}]});
    let table = Table::arrange(4, setting);
    let won: Vec<_> = table.told.iter().filter(|event| matches!(event, Event::InfluenceWon { .. })).collect();
    assert_eq!(won.len(), 1);
    assert_eq!(table.state().influence_in(InfluencePlace::Won(Seat(0))).collect::<Vec<_>>(), [3, 6]);
    assert_eq!(table.player(1).influence, 1);
}

// Ruling B15
#[test]
fn stars_count_when_built_whatever_the_building() {
    let mut table = Table::turn("BBBCC", 3, "house2", json!({"hand": ["mars"], "influence": 2}));
    table.play(Answer::Take(Card::House2));
    table.build(Card::Mars, (5, 3));
    assert_eq!(table.player(0).influence, 5);
}

// Ruling B16
#[test]
fn the_winery_is_the_fourth_kind_of_production_building() {
    let kinds = Card::all().filter(|card| card.family() == Family::Production).count();
    assert_eq!(kinds, 4);
    let census = |city: &[&str]| {
        let table = Table::arrange(4, json!({"round": 5, "seats": [{ "city": city }]}));
        Census::of(&table::printed(), &table.player(0).city, 0).production
    };
    assert_eq!(census(&["vegetable_farm winery house2"]), 2);
}

// Ruling B17
#[test]
fn after_a_replacement_sixteen_cards_are_out_of_reach() {
    // Two start buildings and fourteen turns make sixteen, so that one turn spent on replacing is one card less.
    for seats in 2..=4u8 {
        let count = table::seats(seats);
        let turns = city_of_rome::state::rounds(count) * city_of_rome::state::builders_each(count);
        assert_eq!(2 + turns, 16);
    }
}

// Ruling B18
#[test]
fn two_players_place_a_b_a_b_and_the_start_player_changes_every_round() {
    let mut table = Table::arrange(2, json!({}));
    for round in 1..=7u8 {
        let start = (round + 1) % 2;
        assert_eq!(table.state().start_player, Seat(start));
        for seat in [start, 1 - start, start, 1 - start] {
            assert_eq!(table.asked(), Seat(seat));
            let place = table.offers()[0];
            table.play(place);
        }
        table.play_until(|table| table.state().round > round);
    }
}

// Ruling B19
#[test]
fn the_packet_holds_as_many_cards_of_deck_ii_as_there_are_players() {
    for seats in 2..=4u8 {
        let table = Table::deal(seats, 9);
        assert_eq!(table.state().peeked.len(), usize::from(seats));
        assert_eq!(table.state().deck_len(Deck::II), 22 - usize::from(seats));
    }
}

// Ruling B19
#[test]
fn who_passed_a_packet_on_remembers_what_was_in_it() {
    let mut table = Table::deal(4, 3);
    let first = table.asked();
    let packet: Vec<Card> = table.view(first.0).peeked.unwrap().cards.unwrap();
    let keep = table.offers()[0];
    table.play(keep);
    let Answer::Keep(kept) = keep else { panic!("{keep:?}") };
    let mut rest = packet;
    rest.remove(rest.iter().position(|card| *card == kept).unwrap());
    table.play_until(|table| table.state().round == 1);
    assert_eq!(table.view(first.0).passed_on, rest);
    let last = table.state().first_start_player;
    assert!(table.view(last.0).passed_on.is_empty());
    assert!(table.spectate().passed_on.is_empty());
    // Whoever passed on the last card knows exactly what the start player holds, in every world he can imagine.
    let before_last = table.state().seats.after(last);
    let truth = table.player(last.0).hand.held()[0].card.kind;
    let mut dice = saturnalia_rules::Dice::imagined(1);
    for _ in 0..50 {
        let world = table.position.imagine(Viewer::Seat(before_last), &mut dice);
        assert_eq!(world.state().players[last].hand.held()[0].card.kind, truth);
    }
}

// Ruling B20: `score.rs`, a_tie_goes_to_more_influence_then_more_money_then_is_shared
// Ruling B21: `score.rs`, hand_cards_are_worth_nothing

// Ruling B21
#[test]
fn there_is_no_hand_limit() {
    let mut table = Table::deal(2, 1);
    while !table.position.is_over() {
        let offers = table.offers();
        let answer = if offers.contains(&Answer::Finish) { Answer::Finish } else { offers[0] };
        table.play(answer);
    }
    assert_eq!(table.player(0).hand.len(), 15);
}

// Ruling B22
#[test]
fn the_start_farm_always_lies_left_of_the_start_house() {
    let table = Table::deal(2, 1);
    assert_eq!(table.offers().len(), 2, "the first question is the draft");
    assert_eq!(table.player(0).city.all(), cells(&[(3, 3), (4, 3)]));
}

// Ruling B23
#[test]
fn useless_points_are_never_bought_and_a_useless_production_is_not_offered() {
    let city = ["aqueduct house2", ". grain_farm:1"];
    let mut table = Table::turn("BBBCC", 5, "house2", json!({"city": city, "money": 9}));
    table.play(Answer::Take(Card::House2));
    assert!(table.is_refused(Answer::Produce), "the only farm still holds its marker");
    table.build(Card::House2, (5, 3));
    assert_eq!(table.player(0).money, 9);
    assert_eq!(table.state().round, 6, "nothing was left to decide");
}

// Ruling B24
#[test]
fn an_announced_card_is_seen_by_all_and_will_be_built() {
    let hidden = json!({"hidden": [{"card": "therma", "deck": "II", "from": "draft"}]});
    let mut table = Table::turn("BBBCC", 3, "house2", hidden);
    table.play(Answer::Take(Card::House2));
    assert!(table.reveals(Answer::Build(Card::Therma)), "nobody knew this card");
    assert_eq!(table.view(2).turn.as_ref().unwrap().announced, Some(Card::Therma));
    assert!(table.offers().iter().all(|answer| matches!(answer, Answer::Site(_))));

    let mut table = Table::turn("BBBCC", 3, "house2", json!({}));
    table.play(Answer::Take(Card::House2));
    assert!(!table.reveals(Answer::Build(Card::House2)), "everybody saw it taken: it can be put back");
}

// Ruling B32
#[test]
fn coins_and_influence_markers_of_the_box_do_not_limit_income() {
    let seat = json!({"money": 117, "influence": 33, "city": ["vegetable_farm sheep_farm", "house2 ."]});
    let mut table = Table::turn("CCBBB", 2, "house2", seat);
    table.play(Answer::Take(Card::House2));
    table.play(Answer::Produce);
    assert_eq!((table.player(0).money, table.player(0).influence), (118, 34));
}

// Ruling B25
#[test]
fn of_two_cards_alike_the_open_one_is_built_first_then_the_one_held_longest() {
    let hidden = json!([{"card": "market", "deck": "II", "from": "draft"}, {"card": "market", "deck": "III"}]);
    let setting = json!({
        "round": 5, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0],
        "offer": [null, null, null, "market"], "removed": ["school"], "seats": [{"hidden": hidden}]
    });
    let mut table = Table::arrange(4, setting);
    table.play(Answer::Take(Card::Market));
    assert_eq!(table.offers_of(|answer| matches!(answer, Answer::Build(_))), [Answer::Build(Card::Market)]);
    assert!(!table.reveals(Answer::Build(Card::Market)));
    let site = table.offers()[0];
    table.play(site);
    assert_eq!(table.player(0).hand.held().len(), 2);

    let setting = json!({
        "round": 5, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0],
        "offer": [null, "house2"], "removed": ["school"], "seats": [{"hidden": hidden}]
    });
    let mut table = Table::arrange(4, setting);
    table.play(Answer::Take(Card::House2));
    assert!(table.reveals(Answer::Build(Card::Market)));
    let held = table.player(0).hand.held();
    assert_eq!((held.len(), held[0].deck, held[0].origin), (1, Deck::III, Origin::School));
}

// Ruling B26
#[test]
fn the_dice_choose_the_first_start_player() {
    let starts: std::collections::BTreeSet<u8> =
        (0..40).map(|seed| Table::deal(4, seed).state().start_player.0).collect();
    assert_eq!(starts.len(), 4);
}

// Ruling B27
#[test]
fn which_markers_are_spent_is_the_owners_choice() {
    let city = ["grain_farm:1 house2 winery:1", "vegetable_farm . ."];
    let mut table = Table::turn("BBBCC", 2, "market", json!({"city": city, "money": 2}));
    table.play(Answer::Take(Card::Market));
    table.play(Answer::Build(Card::Market));
    table.play(Answer::Site(Cell::at(4, 4)));
    let ways = [&[][..], &[(3, 3)], &[(5, 3)]].map(|places| Answer::Pay(cells(places)));
    assert_eq!(table.offers(), ways);
    table.play(Answer::Pay(cells(&[(5, 3)])));
    assert_eq!(table.player(0).city.marked(), cells(&[(3, 3)]));
    assert_eq!(table.player(0).money, 2 + 2, "two neighbours and nothing paid");
}

// Ruling B27
#[test]
fn a_single_way_to_pay_is_not_asked_for() {
    let city = ["grain_farm:1 house2 winery:1", "vegetable_farm . ."];
    let mut table = Table::turn("BBBCC", 1, "market", json!({"city": city, "money": 1}));
    table.play(Answer::Take(Card::Market));
    table.play(Answer::Build(Card::Market));
    table.play(Answer::Site(Cell::at(4, 4)));
    assert!(table.player(0).city.marked().is_empty());
}

// Ruling B28
#[test]
fn cards_taken_from_the_offer_stay_known_to_everybody() {
    let seat = json!({"hand": ["school"], "hidden": [{"card": "therma", "deck": "II", "from": "draft"}]});
    let table = Table::turn("BBBCC", 3, "house2", seat);
    for viewer in [table.view(1), table.spectate()] {
        assert_eq!(viewer.players[0].hand, [Card::School]);
        assert_eq!(viewer.players[0].hidden[0].deck, Deck::II);
        assert_eq!(viewer.players[0].hidden[0].card, None);
    }
}

// Ruling B29
#[test]
fn while_building_is_left_the_owner_is_asked_even_if_nothing_can_be_built() {
    let mut table = Table::turn("CCBBB", 1, "market", json!({"money": 0}));
    table.play(Answer::Take(Card::Market));
    assert_eq!(table.offers(), [Answer::Finish]);
}
