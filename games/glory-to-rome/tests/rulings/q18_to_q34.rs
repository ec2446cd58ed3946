//! Rulings Q18 to Q34.

use glory_to_rome::answer::{Answer, Place};
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Gifts, Options};
use glory_to_rome::state::End;
use saturnalia_rules::{Seat, Viewer};
use serde_json::{Value, json};

use crate::ME;
use crate::table::*;

#[test]
fn q18_one_client_for_each_card_shown_and_each_target() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar"], "completed": ["colosseum"]}, {"hand": [], "clients": ["laborer", "laborer"]}]}),
    );
    table.play(0, Answer::Demand(Building::Bar)).play(0, feed(1, Role::Laborer));
    assert_eq!((table.camp(0).vault_size(), table.camp(1).clients.total()), (1, 1));
    assert!(table.state().demanded.is_empty());
}

#[test]
fn q19_the_only_opponent_gives_once_for_each_demand() {
    let mut table = table(2, json!({"led": "legionary", "seats": [{"hand": ["bar"]}, {"hand": ["road", "road"]}]}));
    table.play(0, Answer::Demand(Building::Bar)).play(1, Answer::Give(Building::Road));
    assert_eq!((table.camp(0).stockpile.total(), table.camp(1).hand.total()), (1, 1));
}

#[test]
fn q20_taking_from_the_pool_is_optional_and_comes_first() {
    let mut table =
        table(2, json!({"led": "legionary", "pool": ["rubble"], "seats": [{"hand": ["bar"]}, {"hand": ["road"]}]}));
    table.play(0, Answer::Demand(Building::Bar));
    assert_eq!(table.offers(), [Answer::Pass, Answer::Plunder(Material::Rubble)]);
    table.pass(0);
    assert_eq!((table.asked(), table.state().pool.total()), (Some(1), 1));
}

#[test]
fn q21_whoever_gives_chooses_the_card() {
    let mut table =
        table(2, json!({"led": "legionary", "seats": [{"hand": ["villa"]}, {"hand": ["prison", "sewer", "bar"]}]}));
    table.play(0, Answer::Demand(Building::Villa));
    assert_eq!(table.offers(), [Answer::Give(Building::Sewer), Answer::Give(Building::Prison)]);
}

#[test]
fn q22_gifts_from_behind_a_wall_are_asked_for_only_by_option() {
    let scenario = json!({"led": "legionary", "seats": [
        {"hand": ["villa"]}, {"hand": ["prison"], "completed": ["palisade"]}]});
    let mut never = table(2, scenario.clone());
    never.play(0, Answer::Demand(Building::Villa));
    assert_eq!(never.state().round, 2);
    let mut asked = table_with(Options { gifts: Gifts::Asked, ..Options::default() }, 2, scenario);
    asked.play(0, Answer::Demand(Building::Villa));
    assert_eq!(asked.offers(), [Answer::Pass, Answer::Give(Building::Prison)]);
    asked.play(1, Answer::Give(Building::Prison));
    assert_eq!(asked.camp(0).stockpile.total(), 1);
}

#[test]
fn q23_completing_at_once_is_a_choice_of_its_own() {
    let table = table(
        2,
        json!({"led": "architect", "seats": [{"hand": [], "stockpile": ["stone", "marble"], "completed": ["scriptorium"],
            "foundations": [{"building": "villa"}, {"building": "forum", "materials": 2}]}]}),
    );
    assert_eq!(
        table.offers(),
        [
            Answer::Pass,
            supply(Building::Villa, Material::Stone),
            supply_at_once(Building::Villa, Material::Stone),
            supply_at_once(Building::Villa, Material::Marble),
            // The last material completes anyway: one choice.
            supply(Building::Forum, Material::Marble),
        ]
    );
}

#[test]
fn q24_the_latrine_takes_no_senator() {
    let mut table = table(2, json!({"seats": [{"hand": ["senator"], "completed": ["latrine"]}]}));
    table.play(0, Answer::Think);
    assert!(!table.offers().iter().any(|offer| matches!(offer, Answer::Discard(_))));
}

#[test]
fn q25_a_forum_fulfilled_with_the_last_site_wins_before_the_score() {
    let mut table = table(
        2,
        json!({"led": "craftsman",
            "in_town": {"rubble": 0, "wood": 0, "concrete": 0, "brick": 0, "stone": 0, "marble": 1},
            "seats": [{"hand": ["forum"], "completed": ["gate"],
                "clients": ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"],
                "stockpile": ["rubble", "wood", "concrete", "brick", "stone", "marble"]},
                {"completed": ["statue", "temple", "palace"]}]}),
    );
    table.play(0, lay(Building::Forum));
    assert!(matches!(table.ended(), Some(End::Forum(_))));
    assert_eq!(table.outcome().winners().collect::<Vec<_>>(), [ME]);
}

#[test]
fn q26_several_who_fulfil_an_opened_forum_are_ranked_by_points_then_hand() {
    let camp = |vault: Value, hand: Value| {
        json!({"hand": hand, "vault": vault,
            "clients": ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"],
            "stockpile": ["rubble", "wood", "concrete", "brick", "stone", "marble"]})
    };
    let winner = |camps: [Value; 3]| {
        let [mut first, second, third] = camps;
        first["completed"] = json!(["stairway"]);
        first["stockpile"] = json!(["rubble", "wood", "concrete", "brick", "stone", "marble", "marble"]);
        let mut owner = third;
        owner["completed"] = json!(["forum"]);
        owner["clients"] = json!([]);
        let mut table = table(3, json!({"led": "architect", "seats": [first, second, owner]}));
        table.play(0, open(2, Building::Forum, Material::Marble));
        assert!(matches!(table.ended(), Some(End::Forum(_))));
        table.outcome().winners().collect::<Vec<_>>()
    };
    // The Stairway's owner has three influence more.
    let poor = camp(json!([]), json!([]));
    assert_eq!(winner([poor.clone(), poor.clone(), camp(json!(["stone"]), json!([]))]), [ME]);
    let rich = camp(json!(["marble", "marble"]), json!([]));
    assert_eq!(winner([poor.clone(), rich, poor.clone()]), [Seat(1)]);
}

#[test]
fn q27_equal_points_and_equal_hands_share_the_win_more_cards_break_the_tie() {
    let winners = |hand: Value| {
        let mut table = table(2, json!({"deck_size": 1, "seats": [{"hand": hand}, {"hand": ["bar", "senator"]}]}));
        table.play(0, Answer::Think).play(0, Answer::DrawOne);
        table.outcome().winners().collect::<Vec<_>>()
    };
    assert_eq!(winners(json!(["dock"])), [ME, Seat(1)]);
    assert_eq!(winners(json!(["dock", "dock"])), [ME]);
    assert_eq!(winners(json!([])), [Seat(1)]);
}

#[test]
fn q28_no_bonus_for_a_material_nobody_has() {
    let table = table(2, json!({}));
    assert_eq!(table.position.score_sheet(Viewer::Truth).lines[2].points, [0, 0]);
}

#[test]
fn q29_a_vault_is_closed_to_all_and_by_option_open_to_whoever_saw() {
    let scenario = json!({"seats": [{"vault": ["wood"], "vault_hidden": ["marble"], "vault_unseen": ["stone"]}]});
    let known = |table: &Table, viewer: Viewer| table.position.view(viewer).camps[0].vault_known;
    let closed = table(2, scenario.clone());
    for viewer in Viewer::all(closed.position.seats()) {
        assert_eq!(known(&closed, viewer), [0; 6], "{viewer:?}");
        assert_eq!(closed.position.view(viewer).camps[0].vault_size, 3);
        assert_eq!(closed.position.score_sheet(viewer).totals[0], 2);
    }
    let open = table_with(open_cards(), 2, scenario);
    assert_eq!(known(&open, Viewer::Seat(ME)), [0, 1, 0, 0, 0, 1]);
    assert_eq!(known(&open, Viewer::Seat(Seat(1))), [0, 1, 0, 0, 0, 0]);
    assert_eq!(known(&open, Viewer::Truth), [0, 1, 0, 0, 1, 1]);
    assert_eq!(open.position.view(Viewer::Spectator).camps[0].vault_size, 3);
    assert_eq!(open.position.score_sheet(Viewer::Spectator).totals[0], 2 + 1 + 3);
}

#[test]
fn q30_the_alphabet_is_german_with_umlauts_as_their_vowels() {
    let fold = |name: &str| {
        name.to_lowercase().replace('ä', "a").replace('ö', "o").replace('ü', "u").replace('ß', "ss").replace(' ', "")
    };
    let file: toml::Table = include_str!("../../data/components.toml").parse().unwrap();
    let facts = file["building"].as_array().unwrap();
    let name = |facts: &toml::Value| (fold(facts["german"].as_str().unwrap()), facts["name"].clone());
    let mut sorted: Vec<(String, toml::Value)> = facts.iter().map(name).collect();
    sorted.sort_by_key(|(german, _)| german.clone());
    for (place, (_, name)) in sorted.into_iter().enumerate() {
        let building: Building = name.try_into().unwrap();
        assert_eq!(usize::from(printed().alphabet(building)), place, "{building:?}");
    }
    assert!(printed().alphabet(Building::Garden) < printed().alphabet(Building::Foundry));
}

#[test]
fn q31_a_full_clientele_takes_nobody_new() {
    let table =
        table(2, json!({"led": "patron", "pool": ["wood"], "seats": [{"clients": ["laborer", "laborer", "laborer"]}]}));
    assert_eq!((table.state().round, table.camp(0).clients.total()), (2, 3));
}

#[test]
fn q32_the_second_action_out_of_town_may_be_a_clients() {
    let mut table = table(2, json!({"led": "architect", "seats": [{"hand": ["bar"], "clients": ["architect"]}]}));
    table.play(0, lay_outside(Building::Bar));
    assert_eq!(table.asked(), Some(1));
}

/// One Craftsman finishes the Amphitheatre in town with three influence; all but the last of its actions are used up.
/// Whatever else `camp` has decides whether a site out of town can still be had.
fn last_action_of_the_amphitheatre(led: Role, mut camp: Value) -> Table {
    let foundation = json!({"building": "amphitheatre", "materials": 1});
    camp["foundations"] = json!([foundation]);
    camp["hand"] = json!(["wall", "bar", "road", "insula", "dock", "market", "circus", "school", "shrine", "atrium"]);
    camp["stockpile"] = json!(["concrete"]);
    let mut table = table(2, json!({"led": led.name(), "deck_top": ["villa"], "seats": [camp, {"hand": []}]}));
    if led == Role::Craftsman {
        table.play(0, add(Building::Amphitheatre, Building::Wall));
    } else {
        table.play(0, supply(Building::Amphitheatre, Material::Concrete));
    }
    while table.actions_left() > 1 {
        let in_town = |offer: &Answer| matches!(offer, Answer::Lay { place: Place::InTown, .. });
        let laid = table.offers().into_iter().find(in_town).expect("a card to lay");
        table.play(0, laid);
    }
    table
}

fn offers_out_of_town(table: &Table) -> bool {
    table.offers().iter().any(|offer| matches!(offer, Answer::Lay { place: Place::OutOfTown, .. }))
}

#[test]
fn q32_the_last_action_of_the_amphitheatre_was_not_joined_with_those_of_the_round() {
    let doubled = json!({"units": 0, "clients": ["craftsman"], "completed": ["slave_market"]});
    let sources = [
        ("a client", json!({"clients": ["craftsman"]})),
        ("a further card of the Palace", json!({"units": 2})),
        ("the second half of a doubled client", doubled),
        ("a Merchant of the Ludus", json!({"clients": ["merchant"], "completed": ["ludus_magnus"]})),
    ];
    for (source, camp) in sources {
        let mut table = last_action_of_the_amphitheatre(Role::Craftsman, camp);
        let card = table.camp(0).hand.kinds().next().expect("a card is left");
        assert!(table.offered(lay_outside(card)), "{source}: {:?}", table.offers());
        table.play(0, lay_outside(card));
        assert_eq!(table.state().round, 2, "{source}: both actions are spent");
    }
    assert!(!offers_out_of_town(&last_action_of_the_amphitheatre(Role::Craftsman, json!({}))));
}

#[test]
fn q32_the_fountains_card_goes_out_of_town_with_the_last_action_of_the_amphitheatre() {
    let with = |clients: Value| {
        let camp = json!({"clients": clients, "completed": ["fountain"]});
        let mut table = last_action_of_the_amphitheatre(Role::Craftsman, camp);
        table.play(0, Answer::DrawFountain);
        table
    };
    let mut table = with(json!(["craftsman"]));
    table.play(0, lay_outside(Building::Villa));
    assert_eq!(table.state().round, 2, "the client's action is spent with it");
    assert!(!offers_out_of_town(&with(json!([]))));
}

#[test]
fn q32_craftsmen_of_the_amphitheatre_are_not_joined_with_architects_of_the_round() {
    let table = last_action_of_the_amphitheatre(Role::Architect, json!({"clients": ["architect"]}));
    assert!(!offers_out_of_town(&table));
}

/// A Garden is finished with one material; its first Patron action hires that client, who bathes.
fn bathing(led: Role, client: Role, camp: &Value) -> Table {
    let mut camp = camp.clone();
    camp["completed"] = json!(["bath"]);
    let mut table = table(2, json!({"led": led.name(), "pool": [client.name()], "seats": [camp, {"hand": []}]}));
    let finish = if led == Role::Craftsman {
        add(Building::Garden, Building::Villa)
    } else {
        supply(Building::Garden, Material::Stone)
    };
    table.play(0, finish).play(0, Answer::HireFromPool(client.material()));
    table
}

#[test]
fn q32_the_action_of_the_bath_is_joined_with_those_of_the_round() {
    for (role, second) in [(Role::Craftsman, "villa"), (Role::Architect, "bar")] {
        let garden = json!([{"building": "garden", "materials": 2}]);
        let mut camp = json!({"hand": ["dock", second], "stockpile": ["stone"], "foundations": garden, "units": 2});
        let mut table = bathing(role, role, &camp);
        assert_eq!(table.camp(0).units, 1);
        table.play(0, lay_outside(Building::Dock));
        assert_eq!(table.camp(0).units, 0, "{role:?}: both are spent");
        camp["units"] = json!(1);
        assert!(!bathing(role, role, &camp).offered(lay_outside(Building::Dock)), "{role:?}: one alone");
    }
    let garden = json!([{"building": "garden", "materials": 2}]);
    let camp = json!({"hand": ["dock", "villa"], "foundations": garden, "units": 2});
    assert!(!bathing(Role::Craftsman, Role::Architect, &camp).offered(lay_outside(Building::Dock)), "roles do not mix");
}

#[test]
fn q32_the_action_of_the_bath_is_joined_with_one_of_the_amphitheatre_that_waits() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["craftsman"], "seats": [
            {"hand": ["villa", "dock", "bar"], "stockpile": ["concrete"], "completed": ["bath"],
             "foundations": [{"building": "amphitheatre", "materials": 1}, {"building": "garden", "materials": 2}]},
            {"hand": []}]}),
    );
    table.play(0, supply(Building::Amphitheatre, Material::Concrete));
    let granted = table.actions_left();
    table.play(0, add(Building::Garden, Building::Villa)).play(0, Answer::HireFromPool(Material::Wood));
    table.play(0, lay_outside(Building::Dock));
    while table.offered(Answer::Pass) && table.actions_left() != granted - 2 {
        table.pass(0);
    }
    assert_eq!(
        (table.asked(), table.actions_left()),
        (Some(0), granted - 2),
        "one built the Garden, one went out of town"
    );
    assert!(table.offered(lay(Building::Bar)));
}

#[test]
fn q33_there_are_six_senators_and_none_is_taken_from_an_empty_pile() {
    let mut table = table(
        2,
        json!({"seats": [{"hand": ["senator", "senator", "senator"]}, {"hand": ["senator", "senator", "senator"]}]}),
    );
    assert_eq!(printed().senators, 6);
    table.play(0, Answer::Think);
    assert!(!table.offered(Answer::TakeSenator));
}

#[test]
fn q34_every_action_may_be_skipped() {
    for role in Role::ALL {
        let table = table(
            2,
            json!({"led": role.name(), "pool": ["wood"], "seats": [{"hand": ["bar"], "stockpile": ["wood"]}]}),
        );
        assert!(table.offered(Answer::Pass), "{role:?}");
    }
}
