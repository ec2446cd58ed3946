//! What the rulebook says, sentence by sentence, in its order.

mod table;

use city_of_rome::cards::{Card, Deck};
use city_of_rome::city::grid::{Cell, START_FARM, START_HOUSE};
use city_of_rome::state::InfluencePlace;
use city_of_rome::strip::Strip;
use city_of_rome::view::Phase;
use city_of_rome::{Answer, Event};
use saturnalia_rules::Seat;
use serde_json::json;
use table::{Table, buildable, cells, sites};

// Preparation

#[test]
fn everybody_starts_with_a_farm_beside_a_house_and_5_money() {
    let table = Table::deal(4, 1);
    for seat in 0..4 {
        let player = table.player(seat);
        assert_eq!(player.city.card_at(START_FARM), Some(Card::VegetableFarm));
        assert_eq!(player.city.card_at(START_HOUSE), Some(Card::House2));
        assert_eq!(player.city.cards().len(), 2);
        assert_eq!(player.city.neighbours(START_FARM), 1);
        assert_eq!((player.money, player.influence), (5, 0));
    }
}

#[test]
fn three_play_without_deck_iv_and_two_with_decks_i_and_ii_only() {
    let heights = |seats: u8| Deck::ALL.map(|deck| Table::deal(seats, 1).state().deck_len(deck));
    assert_eq!(heights(2), [14, 20, 0, 0]);
    assert_eq!(heights(3), [14, 19, 18, 0]);
    assert_eq!(heights(4), [14, 18, 18, 18]);
}

#[test]
fn the_draft_goes_counter_clockwise_from_the_start_players_right_and_he_gets_the_last_card() {
    for seats in 2..=4u8 {
        let mut table = Table::deal(seats, 5);
        let start = table.state().start_player.0;
        for passed in 1..=seats {
            let seat = table.asked();
            assert_eq!(seat, Seat((start + seats - passed) % seats));
            let left = usize::from(seats - passed + 1);
            assert_eq!(table.state().peeked.len(), left);
            let keep = table.offers()[0];
            if passed == seats {
                assert_eq!(seat, table.state().start_player);
                assert_eq!(table.offers().len(), 1);
            }
            table.play(keep);
        }
        assert!((0..seats).all(|seat| table.player(seat).hand.len() == 1));
        assert_eq!(table.state().round, 1);
    }
}

#[test]
fn a_drafted_card_is_secret() {
    let mut table = Table::deal(3, 2);
    let seat = table.asked();
    let keep = table.offers()[0];
    table.play(keep);
    for other in 0..3 {
        let hidden = &table.view(other).players[seat.index()].hidden[0];
        assert_eq!(hidden.card.is_some(), other == seat.0);
    }
    assert!(table.spectate().players[seat.index()].hidden[0].card.is_none());
}

// Upkeep

#[test]
fn the_top_strip_is_turned_over_and_goes_under_the_stack_every_round() {
    let written = ["BBBCC", "BBCBC", "BBCCB", "BCBBC", "BCBCB", "CBBBC"];
    let mut table = Table::arrange(4, json!({ "strips": written }));
    let mut used = Vec::new();
    for round in 1..=14 {
        assert_eq!(table.state().round, round);
        used.push(table.state().strip().letters());
        table.play_until(|table| table.state().round > round);
    }
    let expected = [
        "BBCBC", "BBCCB", "BCBBC", "BCBCB", "CBBBC", "CCBBB", "CBCBB", "BCCBB", "CBBCB", "BCBCB", "CBBBC", "BBBCC",
        "BBCBC", "BBCCB",
    ];
    assert_eq!(used, expected);
}

#[test]
fn the_offer_is_the_top_card_of_every_deck() {
    let top = json!({"I": ["luna"], "II": ["market"], "III": ["fortuna"], "IV": ["juno"]});
    let table = Table::arrange(4, json!({ "decks": top }));
    assert_eq!(table.state().offer, [Card::Luna, Card::Market, Card::Fortuna, Card::Juno].map(Some));
    let table = Table::arrange(3, json!({"decks": {"I": ["luna"], "II": ["market"], "III": ["fortuna"]}}));
    assert_eq!(table.state().offer, [Some(Card::Luna), Some(Card::Market), Some(Card::Fortuna), None]);
}

#[test]
fn influence_cards_come_to_light_in_rounds_3_6_10_and_14() {
    for (seats, due) in [(4, vec![(3, 3), (6, 6), (10, 10), (14, 14)]), (2, vec![(2, 4), (4, 8), (7, 14)])] {
        let mut table = Table::deal(seats, 3);
        table.play_until(|_| false);
        let mut round = 0;
        let mut laid = Vec::new();
        for event in &table.told {
            if let Event::RoundBegun { round: begun, .. } = event {
                round = *begun;
            }
            if let Event::InfluenceCardLaid { value } = event {
                laid.push((round, *value));
            }
        }
        assert_eq!(laid, due, "{seats} seats");
    }
}

#[test]
fn all_fourteen_special_buildings_come_into_the_game() {
    for seats in 2..=4 {
        let mut table = Table::deal(seats, 4);
        table.play_until(|_| false);
        assert_eq!(table.state().deck_len(Deck::I), 0);
        assert_eq!(table.state().round, if seats == 2 { 7 } else { 14 });
    }
}

// Placement

#[test]
fn builders_are_placed_clockwise_from_the_start_player_on_free_fields() {
    let mut table = Table::arrange(4, json!({"start_player": 2}));
    let mut free: Vec<u8> = (1..=5).collect();
    for seat in [2, 3, 0, 1] {
        assert_eq!(table.asked(), Seat(seat));
        assert_eq!(table.offers(), free.iter().map(|field| Answer::Place(*field)).collect::<Vec<_>>());
        let field = free.remove(usize::from(seat) % free.len());
        table.play(Answer::Place(field));
    }
}

#[test]
fn a_builder_has_the_points_of_its_field_and_of_all_toward_the_emperor() {
    let faces = [
        ("BBBCC", [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]),
        ("CCBBB", [(0, 1), (0, 2), (1, 2), (2, 2), (3, 2)]),
        ("BBCBC", [(1, 0), (2, 0), (2, 1), (3, 1), (3, 2)]),
        ("CBCBB", [(0, 1), (1, 1), (1, 2), (2, 2), (3, 2)]),
        ("BBCCB", [(1, 0), (2, 0), (2, 1), (2, 2), (3, 2)]),
        ("BCCBB", [(1, 0), (1, 1), (1, 2), (2, 2), (3, 2)]),
        ("BCBBC", [(1, 0), (1, 1), (2, 1), (3, 1), (3, 2)]),
        ("CBBCB", [(0, 1), (1, 1), (2, 1), (2, 2), (3, 2)]),
        ("BCBCB", [(1, 0), (1, 1), (2, 1), (2, 2), (3, 2)]),
        ("CBBBC", [(0, 1), (1, 1), (2, 1), (3, 1), (3, 2)]),
    ];
    for (face, points) in faces {
        let strip = Strip::parse(face).unwrap();
        let counted: Vec<_> =
            (0..5).map(|field| strip.points(field)).map(|points| (points.bricks, points.cogs)).collect();
        assert_eq!(counted, points, "{face}");
    }
}

// Action phase

#[test]
fn the_builder_nearest_to_the_emperor_acts_first_whoever_is_start_player() {
    let mut table = Table::arrange(4, json!({"round": 2, "phase": "placement"}));
    for field in [5, 3, 1, 4] {
        table.play(Answer::Place(field));
    }
    for seat in [2, 1, 3, 0] {
        assert_eq!(table.asked(), Seat(seat));
        let take = table.offers()[0];
        table.play(take);
        let seat_now = table.asked();
        while table.state().builders.iter().flatten().any(|builder| *builder == seat_now) {
            table.play(Answer::Finish);
        }
    }
    assert_eq!(table.state().round, 3);
}

#[test]
fn first_a_card_is_taken_from_the_offer_into_the_hand() {
    let mut table = Table::turn("BBBCC", 1, "market", json!({}));
    assert_eq!(table.offers(), [Answer::Take(Card::Market)]);
    table.play(Answer::Take(Card::Market));
    assert_eq!(table.player(0).hand.open(Card::Market), 1);
    assert_eq!(table.view(3).players[0].hand, [Card::Market]);
}

#[test]
fn building_and_producing_may_each_be_done_once_in_either_order() {
    let hand = json!({"hand": ["house2", "house3"]});
    let mut table = Table::turn("BBBCC", 5, "market", hand.clone());
    table.play(Answer::Take(Card::Market));
    table.build(Card::House2, (5, 3));
    assert_eq!(table.offers(), [Answer::Produce, Answer::Finish]);
    table.play(Answer::Produce);
    assert_eq!(table.state().round, 6, "the turn is over after both actions");

    let mut table = Table::turn("BBBCC", 5, "market", hand);
    table.play(Answer::Take(Card::Market));
    table.play(Answer::Produce);
    assert_eq!(buildable(&table), [Card::House2, Card::House3, Card::Market]);
    assert!(table.is_refused(Answer::Produce));
    table.build(Card::House2, (5, 3));
    assert_eq!(table.state().round, 6);
}

#[test]
fn nobody_has_to_act() {
    let mut table = Table::turn("BBBCC", 5, "market", json!({}));
    table.play(Answer::Take(Card::Market));
    let told = table.play(Answer::Finish);
    assert_eq!(told[0], Event::TurnEnded { seat: Seat(0), field: 4, idle: true });
    assert_eq!(table.player(0).city.cards().len(), 2);
}

#[test]
fn a_missing_building_point_costs_2_money() {
    let mut table = Table::turn("BBBCC", 1, "market", json!({"money": 4}));
    table.play(Answer::Take(Card::Market));
    table.build(Card::Market, (5, 3));
    // Two points bought for 4; one neighbour brings 1.
    assert_eq!(table.player(0).money, 1);
}

#[test]
fn a_card_that_cannot_be_paid_for_cannot_be_built() {
    let mut table = Table::turn("BBBCC", 1, "market", json!({"money": 3, "hand": ["house2", "house3"]}));
    table.play(Answer::Take(Card::Market));
    assert_eq!(buildable(&table), [Card::House2, Card::House3]);
}

#[test]
fn a_missing_production_point_costs_1_money() {
    for (field, price) in [(3, 2), (4, 1), (5, 0)] {
        let mut table = Table::turn("BBBCC", field, "market", json!({"money": 2}));
        table.play(Answer::Take(Card::Market));
        table.play(Answer::Produce);
        assert_eq!(table.player(0).money, 2 - price + 1);
    }
    let mut table = Table::turn("BBBCC", 3, "market", json!({"money": 1}));
    table.play(Answer::Take(Card::Market));
    assert!(table.is_refused(Answer::Produce));
}

#[test]
fn production_buildings_cost_2_public_3_aqueducts_1_temples_3_or_2_and_houses_their_value_less_one() {
    let cost = |card: Card| table::printed().cost(card);
    for farm in [Card::VegetableFarm, Card::GrainFarm, Card::SheepFarm, Card::Winery] {
        assert_eq!(cost(farm), 2);
    }
    assert_eq!([Card::House2, Card::House3, Card::House4].map(cost), [1, 2, 3]);
    assert_eq!([Card::LuxuryHouse2, Card::LuxuryHouse3, Card::LuxuryHouse4].map(cost), [1, 2, 3]);
    assert_eq!([Card::Market, Card::Arena, Card::School, Card::Therma].map(cost), [3; 4]);
    assert_eq!([Card::ForumRomanum, Card::Colosseum, Card::University, Card::ImperialTherma].map(cost), [3; 4]);
    assert_eq!([Card::Aqueduct, Card::GreatAqueduct].map(cost), [1; 2]);
    assert_eq!([Card::Minerva, Card::Fortuna, Card::Amor, Card::Juno, Card::Saturnus].map(cost), [3; 5]);
    assert_eq!([Card::Luna, Card::Mars, Card::Venus, Card::Jupiter, Card::Mercury].map(cost), [2; 5]);
}

#[test]
fn spare_building_points_are_lost() {
    let mut table = Table::turn("BBBCC", 3, "house2", json!({"hand": ["house2"]}));
    table.play(Answer::Take(Card::House2));
    table.build(Card::House2, (5, 3));
    assert!(buildable(&table).is_empty(), "only one building is built however many points are left");
}

#[test]
fn a_new_card_lies_edge_to_edge_on_a_free_place_within_four_by_four() {
    let mut table = Table::turn("BBBCC", 3, "house2", json!({}));
    table.play(Answer::Take(Card::House2));
    table.play(Answer::Build(Card::House2));
    assert_eq!(sites(&table), cells(&[(3, 2), (4, 2), (2, 3), (5, 3), (3, 4), (4, 4)]));

    let row = json!({"city": ["vegetable_farm house2 house3 house4"]});
    let mut table = Table::turn("BBBCC", 3, "house2", row);
    table.play(Answer::Take(Card::House2));
    table.play(Answer::Build(Card::House2));
    assert_eq!(sites(&table), cells(&[(3, 2), (4, 2), (5, 2), (6, 2), (3, 4), (4, 4), (5, 4), (6, 4)]));
}

#[test]
fn a_public_building_is_used_at_once_for_every_neighbour() {
    let beside_three = ["vegetable_farm . house3", "house2 house2 house2"];
    let built = |card: &str| {
        let seat = json!({"city": beside_three, "hand": [card], "money": 0});
        let mut table = Table::turn("BBBCC", 3, "house2", seat);
        table.play(Answer::Take(Card::House2));
        let card: Card = serde_json::from_value(json!(card)).unwrap();
        table.build(card, (4, 3));
        table
    };
    assert_eq!(built("market").player(0).money, 3);
    assert_eq!(built("forum_romanum").player(0).money, 4);
    assert_eq!(built("arena").player(0).influence, 3);
    assert_eq!(built("colosseum").player(0).influence, 4);
    let points = |table: Table| table.player(0).city.cards().iter().map(|placed| placed.points).max();
    assert_eq!(points(built("therma")), Some(3));
    assert_eq!(points(built("imperial_therma")), Some(4));
    let drawn = |mut table: Table| {
        table.play(Answer::Draw(Deck::III));
        table.state().peeked.len()
    };
    assert_eq!(drawn(built("school")), 3);
    assert_eq!(drawn(built("university")), 4);
}

#[test]
fn stars_bring_influence_at_once() {
    for (card, stars) in [("luna", 1), ("mars", 3), ("jupiter", 2), ("luxury_house2", 1), ("great_aqueduct", 1)] {
        let mut table = Table::turn("BBBCC", 3, "house2", json!({"hand": [card]}));
        table.play(Answer::Take(Card::House2));
        let card: Card = serde_json::from_value(json!(card)).unwrap();
        table.build(card, (5, 3));
        assert_eq!(table.player(0).influence, stars, "{card:?}");
    }
}

#[test]
fn one_production_uses_every_production_building() {
    let city = ["vegetable_farm vegetable_farm sheep_farm", "house2 grain_farm winery"];
    let mut table = Table::turn("BBBCC", 5, "market", json!({"money": 0, "city": city}));
    table.play(Answer::Take(Card::Market));
    let told = table.play(Answer::Produce);
    let gains = Event::Produced { seat: Seat(0), money: 3, influence: 1, markers: 2, paid: 0 };
    assert_eq!(told[0], gains);
    assert_eq!((table.player(0).money, table.player(0).influence), (3, 1));
    assert_eq!(table.player(0).city.marked(), cells(&[(4, 4), (5, 4)]));
}

#[test]
fn a_grain_farm_never_holds_two_markers() {
    let city = ["vegetable_farm house2 grain_farm:1"];
    let mut table = Table::turn("BBBCC", 5, "market", json!({"city": city}));
    table.play(Answer::Take(Card::Market));
    let told = table.play(Answer::Produce);
    assert!(matches!(told[0], Event::Produced { markers: 0, .. }));
    assert_eq!(table.player(0).city.marked().len(), 1);
}

#[test]
fn a_marker_gives_one_building_point_and_is_spent() {
    let city = ["vegetable_farm house2 grain_farm:1"];
    let mut table = Table::turn("BBBCC", 2, "market", json!({"money": 0, "city": city}));
    table.play(Answer::Take(Card::Market));
    table.build(Card::Market, (4, 4));
    assert_eq!(table.player(0).city.marked().len(), 0);
    assert_eq!(table.player(0).money, 1, "the market's one neighbour");
}

#[test]
fn a_marker_that_is_not_spent_stays_for_later_rounds() {
    let city = ["vegetable_farm house2 grain_farm:1"];
    let mut table = Table::turn("BBBCC", 3, "market", json!({"city": city}));
    table.play(Answer::Take(Card::Market));
    table.build(Card::Market, (4, 4));
    assert_eq!(table.player(0).city.marked().len(), 1);
}

#[test]
fn the_builder_leaves_the_strip_and_the_next_one_acts() {
    let builders = json!([null, 3, 1, null, null]);
    let setting = json!({"round": 2, "phase": "action", "builders": builders});
    let mut table = Table::arrange(4, setting);
    assert_eq!(table.asked(), Seat(3));
    let take = table.offers()[0];
    table.play(take);
    table.play(Answer::Finish);
    assert_eq!(table.state().builders, [None, None, Some(Seat(1)), None, None]);
    assert_eq!(table.asked(), Seat(1));
}

// End of the round

#[test]
fn the_start_player_passes_clockwise() {
    let table = Table::arrange(3, json!({"round": 4, "phase": "end", "start_player": 2}));
    assert_eq!(table.state().start_player, Seat(0));
    assert_eq!(table.asked(), Seat(0));
}

#[test]
fn whoever_has_most_influence_takes_the_card_and_returns_all_markers() {
    let seats = json!([{"influence": 2}, {"influence": 4}, {"influence": 3}]);
    let table = Table::arrange(3, json!({"round": 3, "phase": "end", "lying": [3], "seats": seats}));
    assert_eq!(table.state().influence_cards[0], InfluencePlace::Won(Seat(1)));
    let markers = [0, 1, 2].map(|seat| table.player(seat).influence);
    assert_eq!(markers, [2, 0, 3]);
    assert_eq!(table.view(0).players[1].won, [3]);
}

#[test]
fn without_a_lying_card_influence_is_not_compared() {
    let table = Table::arrange(3, json!({"round": 4, "phase": "end", "seats": [{"influence": 2}]}));
    assert_eq!(table.player(0).influence, 2);
}

#[test]
fn a_tied_card_stays_and_the_next_single_leader_takes_all_that_lie() {
    let seats = json!([{"influence": 3}, {"influence": 3}]);
    let mut table = Table::arrange(3, json!({"round": 5, "phase": "end", "lying": [3], "seats": seats}));
    assert_eq!(table.state().influence_cards[0], InfluencePlace::Lying);
    assert!(table.told.contains(&Event::InfluenceTied { values: [3].into_iter().collect() }));
    assert_eq!(table.state().round, 6);
    assert_eq!(table.state().influence_in(InfluencePlace::Lying).collect::<Vec<_>>(), [3, 6]);
    // Somebody gets ahead in round 6: both cards go to that seat.
    let seats = json!([{"influence": 3}, {"influence": 4}]);
    table = Table::arrange(3, json!({"round": 6, "phase": "end", "lying": [3, 6], "seats": seats}));
    assert_eq!(table.state().influence_in(InfluencePlace::Won(Seat(1))).collect::<Vec<_>>(), [3, 6]);
    assert_eq!((table.player(0).influence, table.player(1).influence), (3, 0));
}

#[test]
fn a_tie_after_the_last_round_leaves_the_cards_to_nobody() {
    let seats = json!([{"influence": 3}, {"influence": 3}]);
    let table = Table::arrange(3, json!({"round": 14, "phase": "end", "lying": [10, 14], "seats": seats}));
    assert!(table.position.is_over());
    assert_eq!(table.state().influence_cards[2..], [InfluencePlace::Lapsed; 2]);
    assert_eq!((table.player(0).influence, table.player(1).influence), (3, 3));
}

#[test]
fn the_game_ends_after_round_14_with_the_last_comparison() {
    let table = Table::arrange(3, json!({"round": 14, "phase": "end", "lying": [14], "seats": [{"influence": 1}]}));
    assert_eq!(table.spectate().phase, Phase::Over);
    assert_eq!(table.state().influence_cards[3], InfluencePlace::Won(Seat(0)));
    assert_eq!(table.total(0), 5 + 14);
}

// Two players

#[test]
fn two_play_seven_rounds_of_four_cards_with_two_builders_each() {
    let mut table = Table::deal(2, 6);
    table.play_until(|table| table.state().round == 1);
    let start = table.state().start_player;
    let other = Seat(1 - start.0);
    assert_eq!(table.state().offer.iter().flatten().count(), 4);
    for seat in [start, other, start, other] {
        assert_eq!(table.asked(), seat);
        let place = table.offers()[0];
        table.play(place);
    }
    table.play_until(|_| false);
    let turns = |seat: Seat| {
        table.told.iter().filter(|event| matches!(event, Event::CardTaken { seat: by, .. } if *by == seat)).count()
    };
    assert_eq!((turns(start), turns(other)), (14, 14));
    assert_eq!(table.state().round, 7);
}

#[test]
fn two_neighbouring_builders_of_one_player_act_separately() {
    let builders = json!([0, 0, null, null, null]);
    let offer = json!(["luna", null, "house2"]);
    let setting = json!({
        "round": 3, "phase": "action", "strips": ["BBBCC"], "builders": builders, "offer": offer,
        "seats": [{"money": 0, "hand": ["house2"]}]
    });
    let mut table = Table::arrange(2, setting);
    table.play(Answer::Take(Card::House2));
    assert_eq!(table.view(0).turn.as_ref().unwrap().bricks, 1);
    table.build(Card::House2, (5, 3));
    // The first builder is done (nothing can be produced without money); the second has its own two points.
    assert_eq!(table.offers(), [Answer::Take(Card::Luna)]);
    assert_eq!(table.view(0).turn.as_ref().unwrap().bricks, 2);
    table.play(Answer::Take(Card::Luna));
    assert_eq!(buildable(&table), [Card::House2, Card::Luna]);
}

// Aqueducts

#[test]
fn every_row_and_column_holds_one_aqueduct_at_most() {
    let city = ["vegetable_farm house2", "aqueduct house3"];
    let mut table = Table::turn("BBBCC", 3, "aqueduct", json!({"city": city}));
    table.play(Answer::Take(Card::Aqueduct));
    table.play(Answer::Build(Card::Aqueduct));
    // Neither column 3 nor row 4; but in the place of the aqueduct itself.
    let free = [(4, 2), (2, 3), (5, 3), (4, 5)];
    let replacing = [(4, 3), (3, 4)];
    assert_eq!(sites(&table), cells(&[&free[..], &replacing[..]].concat()));
}

#[test]
fn an_aqueduct_may_replace_a_building_which_leaves_the_game() {
    let city = ["vegetable_farm house2", "house3 house3"];
    let mut table = Table::turn("BBBCC", 3, "aqueduct", json!({"city": city}));
    table.play(Answer::Take(Card::Aqueduct));
    table.build(Card::Aqueduct, (4, 4));
    assert_eq!(table.player(0).city.card_at(Cell::at(4, 4)), Some(Card::Aqueduct));
    assert_eq!(table.player(0).city.cards().len(), 4);
    assert!(table.spectate().removed.contains(&Card::House3));
}

// School

#[test]
fn a_school_keeps_one_card_and_puts_the_others_under_the_deck_in_chosen_order() {
    let city = ["vegetable_farm . house3", "house2 house2 house2"];
    let setting = json!({
        "round": 5, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0], "offer": [null, "school"],
        "decks": {"III": ["arena", "fortuna", "house4"]}, "seats": [{"city": city}]
    });
    let mut table = Table::arrange(4, setting);
    table.play(Answer::Take(Card::School));
    table.build(Card::School, (4, 3));
    assert_eq!(table.offers(), [Deck::II, Deck::III, Deck::IV].map(Answer::Draw));
    table.play(Answer::Draw(Deck::III));
    assert_eq!(table.offers(), [Card::House4, Card::Arena, Card::Fortuna].map(Answer::Keep));
    table.play(Answer::Keep(Card::Arena));
    assert_eq!(table.offers(), [Card::House4, Card::Fortuna].map(Answer::Return));
    table.play(Answer::Return(Card::Fortuna));
    let deck = table::deck_kinds(&table, Deck::III);
    // The last card of the list is the top; Fortuna went first, so the house lies below it.
    assert_eq!(deck[..2], [Card::House4, Card::Fortuna]);
    assert_eq!(table.player(0).hand.held()[0].card.kind, Card::Arena);
    let known = &table.view(0).decks[2].known;
    assert_eq!(known.iter().map(|known| known.card).collect::<Vec<_>>(), [Card::Fortuna, Card::House4]);
    assert_eq!(known[1].below, deck.len() as u8 - 1);
    assert!(table.view(1).decks[2].known.is_empty());
    assert_eq!(table.view(1).players[0].hidden[0].card, None);
}
