//! Scenarios: the documented example, and what is wrong with bad ones, in words.

mod table;

use city_of_rome::Answer;
use city_of_rome::cards::{Card, Deck};
use serde_json::{Value, json};
use table::Table;

fn refusal(seats: u8, scenario: Value) -> String {
    match Table::try_arrange(seats, scenario) {
        Ok(_) => panic!("the scenario was accepted"),
        Err(problem) => problem,
    }
}

#[test]
fn the_documented_example_can_be_set_up() {
    let example: Value = serde_json::from_str(include_str!("../../../docs/scenarios/city-of-rome.json")).unwrap();
    let table = Table::arrange(3, example);
    assert_eq!(table.state().round, 6);
    assert_eq!(table.view(0).turn.as_ref().unwrap().field, 2);
    assert!(table.offers().len() > 1);
}

#[test]
fn an_empty_scenario_is_a_first_round_without_a_draft() {
    for seats in 2..=4 {
        let mut table = Table::arrange(seats, json!({}));
        assert_eq!(table.state().round, 1);
        assert!(table.player(0).hand.is_empty());
        table.play_until(|_| false);
        assert!(table.position.outcome().is_some());
    }
}

#[test]
fn every_phase_of_every_round_can_be_set_up_and_played_to_the_end() {
    for seats in 2..=4u8 {
        for round in 1u8..=if seats == 2 { 7 } else { 14 } {
            for (phase, builders) in
                [("upkeep", json!([])), ("placement", json!([null, 1])), ("action", json!([0, 1])), ("end", json!([]))]
            {
                let scenario = json!({"round": round, "phase": phase, "builders": builders});
                let mut table = Table::arrange(seats, scenario);
                table.play_until(|_| false);
                assert!(table.position.is_over());
            }
        }
    }
}

#[test]
fn a_card_that_does_not_exist_is_named() {
    let problem = refusal(2, json!({"seats": [{"hand": ["brewery"]}]}));
    assert!(problem.contains("brewery"), "{problem}");
    let problem = refusal(2, json!({"seats": [{"city": ["vegetable_farm brewery"]}]}));
    assert_eq!(problem, "seats[0].city[0]: brewery: no such card");
}

#[test]
fn a_card_in_two_places_is_named() {
    let problem = refusal(4, json!({"round": 5, "seats": [{"hand": ["luna"]}, {"hand": ["market", "luna"]}]}));
    assert_eq!(problem, "seats[1].hand[1]: luna: no such card is left in this game");
}

#[test]
fn a_card_of_another_deck_is_named() {
    let problem = refusal(4, json!({"round": 2, "phase": "placement", "offer": ["market", "arena", "house2", "juno"]}));
    assert_eq!(problem, "offer[0]: market: deck I has no such card left");
    let problem = refusal(2, json!({"round": 3, "seats": [{"hand": ["juno"]}]}));
    assert_eq!(problem, "seats[0].hand[0]: juno: no such card is left in this game");
}

#[test]
fn a_city_must_be_possible() {
    let city = |rows: Value| refusal(4, json!({"round": 9, "seats": [{ "city": rows }]}));
    assert_eq!(city(json!(["house2 . vegetable_farm"])), "seats[0].city: the buildings do not hang together");
    assert_eq!(city(json!(["house2 aqueduct aqueduct"])), "seats[0].city: two aqueducts stand in one row or column");
    assert_eq!(
        city(json!(["house2 house2 house3 house3 market"])),
        "seats[0].city[0]: a city has at most four rows of four cards"
    );
    assert_eq!(
        city(json!(["house2:1 vegetable_farm"])),
        "seats[0].city[0]: house2:1: at most 0 markers lie on this card"
    );
    assert_eq!(city(json!(["grain_farm:2"])), "seats[0].city[0]: grain_farm:2: at most 1 markers lie on this card");
    assert_eq!(city(json!(["therma:x"])), "seats[0].city[0]: therma:x: markers are counted in digits");
    assert_eq!(city(json!(["."])), "seats[0].city: there is no building");
}

#[test]
fn rounds_seats_strips_and_influence_cards_must_exist() {
    assert_eq!(refusal(2, json!({"round": 8})), "round: 8: this game has rounds 1 to 7");
    assert_eq!(refusal(2, json!({"round": 0})), "round: 0: this game has rounds 1 to 7");
    assert_eq!(refusal(2, json!({"start_player": 2})), "start_player: 2: seats are numbered from 0 to 1");
    assert_eq!(refusal(2, json!({"seats": [{}, {}, {}]})), "seats: 3 are described, but 2 play");
    assert_eq!(
        refusal(2, json!({"strips": ["BBBBC"]})),
        "strips[0]: BBBBC: a strip is written as three B and two C, such as BBCBC"
    );
    assert_eq!(refusal(2, json!({"strips": ["BBBCC", "CCBBB"]})), "strips[1]: CCBBB: this strip is named twice");
    assert_eq!(refusal(2, json!({"lying": [6]})), "lying: 6: this game has influence cards [4, 8, 14]");
    assert_eq!(
        refusal(2, json!({"round": 5, "lying": [4], "seats": [{"won": [4]}]})),
        "seats[0].won: influence card 4 is in two places"
    );
}

#[test]
fn builders_and_offer_must_fit_the_phase() {
    assert_eq!(
        refusal(3, json!({"phase": "action", "builders": [0, 0]})),
        "builders[1]: seat 0 has more builders than it owns"
    );
    assert_eq!(refusal(3, json!({"builders": [0]})), "builders: no builder stands on the strip in this phase");
    assert_eq!(
        refusal(3, json!({"phase": "action", "builders": [0, 1], "offer": ["luna"]})),
        "offer: 1 cards, but 2 builders will take one"
    );
    let problem = refusal(3, json!({"phase": "action", "builders": [0], "offer": [null, null, null, "juno"]}));
    assert_eq!(problem, "offer: 4 places, but 3 are used");
}

#[test]
fn a_deck_that_is_too_short_for_the_rounds_to_come_is_refused() {
    let problem = refusal(4, json!({"round": 1, "seats": [{"hand": ["luna"]}]}));
    assert_eq!(problem, "decks.I: 13 cards are left, 14 come into the offer");
}

#[test]
fn the_card_on_offer_is_counted_among_those_a_deck_still_needs() {
    let hand = json!([{"hand": ["luna", "mars"]}]);
    let problem = refusal(3, json!({"round": 2, "phase": "placement", "seats": hand}));
    assert_eq!(problem, "decks.I: 12 cards are left, 13 come into the offer");
    let one = json!([{"hand": ["luna"]}]);
    Table::arrange(3, json!({"round": 2, "phase": "placement", "seats": one}));
}

#[test]
fn what_was_taken_in_the_rounds_before_may_be_held_before_and_after_a_round() {
    let hand = json!([{"hand": ["luna", "mars"]}]);
    let before = Table::arrange(3, json!({"round": 3, "seats": hand}));
    assert_eq!(before.state().deck_i.len(), 11, "twelve were left, and one came on offer");
    Table::arrange(3, json!({"round": 2, "phase": "end", "seats": hand}));
    let problem = refusal(3, json!({"round": 2, "seats": hand}));
    assert_eq!(problem, "decks.I: 12 cards are left, 13 come into the offer");
}

#[test]
fn decks_have_the_height_of_their_round_before_it_begins() {
    for (seats, draws) in [(2, 2), (3, 1), (4, 1)] {
        for round in 1u8..=if seats == 2 { 7 } else { 14 } {
            let table = Table::arrange(seats, json!({ "round": round }));
            let drawn = usize::from(round) * draws;
            assert_eq!(table.state().deck_i.len(), 14 - drawn, "{seats} seats, round {round}");
            assert_eq!(table.state().decks[0].len(), 22 - usize::from(seats) - drawn, "{seats} seats, round {round}");
        }
    }
}

#[test]
fn named_top_cards_are_not_taken_for_those_that_builders_took() {
    let mut table = Table::arrange(3, json!({"round": 6, "phase": "end", "decks": {"II": ["minerva", "arena"]}}));
    assert_eq!(table.state().offer[1], Some(Card::Minerva));
    table.play_until(|table| table.state().round == 8);
    assert_eq!(table.state().offer[1], Some(Card::Arena));
}

#[test]
fn more_named_cards_than_a_deck_holds_are_refused() {
    let problem = refusal(3, json!({"round": 14, "phase": "end", "decks": {"I": ["luna"]}}));
    assert_eq!(problem, "decks.I: 1 cards are named, 0 lie there in this round");
}

#[test]
fn five_hidden_cards_and_a_school_to_come_cannot_overflow_a_hand() {
    let hidden = |count: usize| {
        let houses = ["house2", "house3", "market", "therma"].map(|card| json!({"card": card, "deck": "II"}));
        let mut cards = vec![json!({"card": "aqueduct", "deck": "II", "from": "draft"})];
        cards.extend(houses.into_iter().take(count));
        cards
    };
    let none_built = refusal(4, json!({"round": 9, "seats": [{"hidden": hidden(4), "hand": ["school"]}]}));
    assert_eq!(none_built, "seats[0].hidden: more cards kept at schools than schools in the city and among `removed`");
    // Three schools were built, two of them replaced since; the fourth is in hand and can still be built.
    let scenario = json!({
        "round": 9, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0],
        "offer": [null, "house2"], "removed": ["university", "school"],
        "seats": [{"hidden": hidden(3), "hand": ["school"], "city": ["vegetable_farm house2", "school ."]}]
    });
    let mut table = Table::arrange(4, scenario);
    table.play(Answer::Take(Card::House2));
    table.build(Card::School, (4, 4));
    table.play(Answer::Draw(Deck::III));
    table.play_until(|table| table.player(0).hand.held().len() == 5);
    assert_eq!(table.player(0).hand.held().len(), 5);
}

#[test]
fn an_opening_hand_is_one_card_of_deck_two() {
    let hidden = |cards: Value| refusal(4, json!({"round": 4, "seats": [{ "hidden": cards }]}));
    assert_eq!(
        hidden(json!([{"card": "house2", "deck": "III", "from": "draft"}])),
        "seats[0].hidden[0]: house2: opening hands come from deck II"
    );
    let card = json!({"card": "house2", "deck": "II", "from": "draft"});
    assert_eq!(hidden(json!([card, card])), "seats[0].hidden[1]: house2: an opening hand is one card");
    assert_eq!(
        hidden(json!([{"card": "luna", "deck": "I"}])),
        "seats[0].hidden[0]: luna: nobody gets a card of deck I unseen"
    );
}

#[test]
fn money_and_influence_beyond_the_box_are_refused() {
    let seat = |seat: Value| refusal(2, json!({ "seats": [seat] }));
    assert_eq!(seat(json!({"money": 118})), "seats[0].money: 118: there are 117 coins in the box");
    assert_eq!(seat(json!({"influence": 34})), "seats[0].influence: 34: there are 33 influence markers in the box");
}

#[test]
fn income_on_top_of_all_the_money_of_the_box_does_not_wrap() {
    let mut table = Table::turn(
        "CCBBB",
        5,
        "house2",
        json!({"money": 117, "influence": 33, "city": [
            "vegetable_farm sheep_farm sheep_farm", "house2 winery sheep_farm"
        ]}),
    );
    table.play(Answer::Take(Card::House2));
    table.play(Answer::Produce);
    assert_eq!((table.player(0).money, table.player(0).influence), (119, 36));
}

#[test]
fn an_influence_card_cannot_lie_before_its_round() {
    assert_eq!(
        refusal(4, json!({"round": 2, "phase": "placement", "lying": [14]})),
        "lying: influence card 14 comes to light in round 14"
    );
    assert_eq!(
        refusal(4, json!({"round": 2, "seats": [{"won": [14]}]})),
        "seats[0].won: influence card 14 comes to light in round 14"
    );
    assert_eq!(refusal(4, json!({"round": 3, "lying": [3]})), "lying: influence card 3 comes to light in round 3");
    Table::arrange(4, json!({"round": 3, "phase": "placement", "lying": [3]}));
}

#[test]
fn an_influence_card_cannot_be_won_before_its_round_ends() {
    assert_eq!(
        refusal(4, json!({"round": 3, "phase": "end", "seats": [{"won": [3]}]})),
        "seats[0].won: influence card 3 is compared for when round 3 ends"
    );
    Table::arrange(4, json!({"round": 4, "seats": [{"won": [3]}]}));
}

#[test]
fn a_therma_holds_no_more_markers_than_it_has_neighbours() {
    let city = |rows: Value| refusal(4, json!({"round": 9, "seats": [{ "city": rows }]}));
    assert_eq!(
        city(json!(["vegetable_farm therma:5"])),
        "seats[0].city[0]: therma:5: at most 1 markers lie on this card"
    );
    assert_eq!(
        city(json!(["vegetable_farm house2", ". imperial_therma:3"])),
        "seats[0].city[1]: imperial_therma:3: at most 2 markers lie on this card"
    );
    Table::arrange(4, json!({"round": 9, "seats": [{"city": ["vegetable_farm house2", ". imperial_therma:2"]}]}));
}

/// It was set up, and could not be told again.
#[test]
fn a_city_that_left_a_start_place_bare_was_accepted() {
    let refused = refusal(4, json!({"round": 9, "seats": [{"city": ["school ."]}]}));
    assert_eq!(refused, "seats[0].city: a city grows from 3,3 and 4,3, and never leaves them bare");
    Table::arrange(4, json!({"round": 9, "seats": [{"city": ["school aqueduct"]}]}));
}

#[test]
fn a_scenario_begins_while_opening_hands_are_chosen() {
    let hidden = json!({"hidden": [{"card": "market", "deck": "II", "from": "draft"}]});
    let table = Table::arrange(3, json!({"phase": "draft", "packet": ["minerva", "arena"], "seats": [{}, {}, hidden]}));
    assert_eq!(table.asked().0, 1, "seat 2 is the right-hand neighbour of the start player and has chosen");
    assert_eq!(table.offers(), [Answer::Keep(Card::Arena), Answer::Keep(Card::Minerva)]);
    let dealt = Table::arrange(4, json!({"phase": "draft"}));
    assert_eq!((dealt.asked().0, dealt.state().peeked.len(), dealt.state().decks[0].len()), (3, 4, 18));
    assert_eq!(
        refusal(3, json!({"phase": "draft", "packet": ["minerva"]})),
        "packet: 1 cards, but 3 players have yet to choose"
    );
    assert_eq!(
        refusal(3, json!({"phase": "draft", "seats": [hidden]})),
        "seats[2].hidden: the start player's right-hand neighbour chooses first, and nobody has other cards yet"
    );
    assert_eq!(refusal(3, json!({"packet": ["arena"]})), "packet: cards are passed on in the phase draft only");
    assert_eq!(refusal(3, json!({"phase": "draft", "round": 2})), "round: 2: hands are drafted before the first round");
}

/// A turn of seat 0 with one building point, with what is on two farms and in the purse; the others have had theirs.
fn begun(turn: Value) -> Value {
    json!({
        "round": 9, "phase": "action", "strips": ["BBBCC"], "builders": [0], "turn": turn,
        "seats": [{"money": 4, "city": ["vegetable_farm house2", "grain_farm:1 grain_farm:1"]}]
    })
}

#[test]
fn a_scenario_begins_in_the_middle_of_building() {
    let announced = Table::arrange(4, begun(json!({"announced": "market"})));
    assert!(announced.offers().contains(&Answer::Site(table::cell((5, 3)))));
    let paying = Table::arrange(4, begun(json!({"announced": "market", "site": "5,3", "left": "building"})));
    assert_eq!(paying.offers().len(), 4, "both farms, one of them and money, or money alone");
    assert_eq!(paying.view(0).turn.as_ref().unwrap().site, Some(table::cell((5, 3))));
    let acting = Table::arrange(4, begun(json!({"left": "production"})));
    assert_eq!(acting.offers(), [Answer::Produce, Answer::Finish]);
    for (turn, expected) in [
        (json!({"announced": "market", "left": "production"}), "turn.left: who is building has building left"),
        (json!({"announced": "market", "site": "7,7"}), "turn.site: 7,7: market cannot stand there"),
        (json!({"announced": "house2", "site": "5,3"}), "turn.site: there is only one way to pay, so nobody is asked"),
        (json!({"site": "5,3"}), "turn.site: no card is being built"),
    ] {
        assert_eq!(refusal(4, begun(turn.clone())), expected, "{turn}");
    }
    let poor = json!({
        "round": 9, "phase": "action", "strips": ["CCBBB"], "builders": [0], "turn": {"announced": "market"},
        "seats": [{"money": 4}]
    });
    assert_eq!(refusal(4, poor), "turn.announced: market: it cannot be paid for, or finds no place");
}

#[test]
fn a_scenario_begins_at_a_school() {
    let at_school = |school: Value, hidden: Value| {
        json!({
            "round": 9, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0],
            "turn": {"left": "neither", "school": school},
            "seats": [{"hidden": hidden, "city": ["vegetable_farm house2", "school ."]}]
        })
    };
    let choosing = Table::arrange(4, at_school(json!({"draws": 3}), json!([])));
    assert_eq!(choosing.offers(), [Answer::Draw(Deck::II), Answer::Draw(Deck::III), Answer::Draw(Deck::IV)]);
    let drawn = json!({"deck": "III", "drawn": ["fortuna", "arena"]});
    let keeping = Table::arrange(4, at_school(drawn, json!([])));
    assert_eq!(keeping.offers(), [Answer::Keep(Card::Arena), Answer::Keep(Card::Fortuna)]);
    let kept = json!({"deck": "III", "drawn": ["fortuna", "arena"], "kept": true});
    let hidden = json!([{"card": "amor", "deck": "III"}]);
    let returning = Table::arrange(4, at_school(kept.clone(), hidden));
    assert_eq!(returning.offers(), [Answer::Return(Card::Arena), Answer::Return(Card::Fortuna)]);
    assert_eq!(
        refusal(4, at_school(kept, json!([]))),
        "turn.school.kept: the card that was kept is not among the hidden ones"
    );
    let first = json!({"deck": "I", "drawn": ["luna"]});
    assert_eq!(
        refusal(4, at_school(first, json!([]))),
        "turn.school: a school has drawn from deck II, III or IV, not I"
    );
    let mut early = at_school(json!({"draws": 2}), json!([]));
    early["turn"]["left"] = "both".into();
    assert_eq!(refusal(4, early), "turn.left: who has built a school has only production left, or nothing");
    let mut nowhere = at_school(json!({"draws": 2}), json!([]));
    nowhere["seats"] = json!([]);
    assert_eq!(
        refusal(4, nowhere),
        "seats[0].hidden: more cards kept at schools than schools in the city and among `removed`"
    );
    let many = json!({"draws": 6});
    assert_eq!(refusal(4, at_school(many, json!([]))), "turn.school: a school draws 1 to 5 cards, from a deck");
}

#[test]
fn a_misspelt_field_is_refused() {
    let problem = refusal(2, json!({"builder": []}));
    assert!(problem.contains("unknown field `builder`"), "{problem}");
}
