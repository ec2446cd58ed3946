//! Every numbered ruling of docs/rulings/glory-to-rome.md.

mod table;

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Gifts, Options, Scope, TwoPlayerSites, WallPoints};
use glory_to_rome::state::{End, SENATORS};
use glory_to_rome::{GloryToRome, power, score};
use saturnalia_rules::{Dice, Position, Seat, SeatCount, Seed, Viewer};
use serde_json::{Value, json};
use table::*;

const ME: Seat = Seat(0);

#[test]
fn q1_the_wall_counts_the_vault_or_by_option_the_stockpile() {
    let scenario = json!({"seats": [{"completed": ["wall"], "vault": ["wood", "wood"],
        "stockpile": ["stone", "stone", "stone", "stone", "stone"]}]});
    let wall = |wall: WallPoints| {
        let table = table_with(Options { wall, ..Options::default() }, 2, scenario.clone());
        score::score_sheet(table.state(), Viewer::Truth).lines[4].points[0]
    };
    assert_eq!((wall(WallPoints::Vault), wall(WallPoints::Stockpile)), (1, 2));
}

#[test]
fn q2_one_exhausted_material_does_not_end_the_game_all_six_do() {
    let mut one = table(2, json!({"led": "craftsman", "in_town": {"rubble": 1}, "seats": [{"hand": ["bar", "dock"]}]}));
    one.play(0, lay(Building::Bar));
    assert_eq!(one.ended(), None);
    let mut last = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["bar"]}],
            "in_town": {"rubble": 1, "wood": 0, "concrete": 0, "brick": 0, "stone": 0, "marble": 0}}),
    );
    last.play(0, lay(Building::Bar));
    assert_eq!(last.ended(), Some(End::Sites));
}

#[test]
fn q3_a_site_out_of_town_may_be_taken_while_one_in_town_is_left() {
    let table = table(2, json!({"led": "architect", "seats": [{"hand": ["bar"], "units": 2}]}));
    assert!(table.offered(lay(Building::Bar)) && table.offered(lay_outside(Building::Bar)));
}

#[test]
fn q4_two_players_have_three_sites_in_town_or_by_option_two() {
    let sites = |two_player_sites| {
        let options = Options { two_player_sites, ..Options::default() };
        table_with(options, 2, json!({})).state().in_town
    };
    assert_eq!((sites(TwoPlayerSites::Three), sites(TwoPlayerSites::Two)), ([3; 6], [2; 6]));
}

#[test]
fn q5_the_stairway_uses_up_the_action() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"hand": ["dock"], "stockpile": ["rubble"], "completed": ["stairway"], "units": 2}, {"completed": ["bar"]}]}),
    );
    table.play(0, open(1, Building::Bar, Material::Rubble));
    assert_eq!(table.actions_left(), 1);
}

#[test]
fn q6_the_stairway_takes_what_matches_also_through_road_and_tower_but_not_scriptorium() {
    let opens = |own: Value, victim: Value, material: Material, building: Building| {
        let table = table(
            2,
            json!({"led": "architect", "seats": [
                {"hand": ["dock"], "stockpile": [material.name()], "completed": own}, victim]}),
        );
        table.offered(open(1, building, material))
    };
    let villa = json!({"completed": ["villa"]});
    assert!(opens(json!(["stairway"]), villa.clone(), Material::Stone, Building::Villa));
    assert!(!opens(json!(["stairway"]), villa.clone(), Material::Wood, Building::Villa));
    assert!(opens(json!(["stairway", "road"]), villa.clone(), Material::Wood, Building::Villa));
    assert!(opens(json!(["stairway", "tower"]), villa.clone(), Material::Rubble, Building::Villa));
    assert!(!opens(json!(["stairway", "scriptorium"]), villa, Material::Marble, Building::Villa));
    let statue = json!({"completed": ["statue"]});
    assert!(opens(json!(["stairway"]), statue, Material::Marble, Building::Statue));
}

#[test]
fn q7_each_unit_of_a_palace_counts_also_petitions() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar", "bar", "road", "road"], "completed": ["palace"]}]}));
    table.play(0, petition(Role::Merchant, Material::Rubble));
    table.play(0, Answer::Petition(Building::Road)).play(0, Answer::Petition(Building::Road));
    table.play(0, petition(Role::Merchant, Material::Rubble));
    table.play(0, Answer::Petition(Building::Bar)).play(0, Answer::Petition(Building::Bar));
    assert_eq!(table.camp(0).units, 2);
}

#[test]
fn q8_the_bath_is_never_doubled_by_the_slave_market() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["rubble", "wood", "wood"], "seats": [
            {"hand": [], "completed": ["bath", "slave_market"]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Rubble)).play(0, Answer::StoreFromPool(Material::Wood));
    assert_eq!((table.asked(), table.camp(0).stockpile.total()), (Some(1), 1));
}

#[test]
fn q9_the_bath_works_during_the_garden() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["rubble", "wood"], "seats": [
            {"hand": [], "stockpile": ["stone"], "completed": ["bath"],
             "foundations": [{"building": "garden", "materials": 2}]}]}),
    );
    table.play(0, supply(Building::Garden, Material::Stone)).play(0, Answer::HireFromPool(Material::Rubble));
    table.play(0, Answer::StoreFromPool(Material::Wood));
    assert_eq!(table.camp(0).stockpile.total(), 1);
}

#[test]
fn q10_a_card_is_shown_only_once_a_round() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["brick", "brick"], "seats": [
            {"hand": ["bar", "dock"], "completed": ["bath"], "units": 2}, {"hand": ["wall"]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Brick));
    table.play(0, Answer::Demand(Building::Bar)).play(1, Answer::GloryToRome);
    table.play(0, Answer::HireFromPool(Material::Brick));
    assert_eq!(table.offers(), [Answer::Pass, Answer::Demand(Building::Dock)]);
}

#[test]
fn q11_the_last_card_is_placed_and_follow_ups_lapse() {
    let mut bar = table(
        2,
        json!({"led": "patron", "deck_top": ["dock"], "deck_size": 1, "seats": [
            {"hand": [], "completed": ["bar", "bath"]}]}),
    );
    bar.play(0, Answer::HireFromDeck);
    assert_eq!((bar.ended(), bar.camp(0).clients.total()), (Some(End::Deck), 1));
    let mut atrium = table(
        2,
        json!({"led": "merchant", "deck_size": 1, "seats": [{"hand": ["bar"], "completed": ["atrium", "basilica"]}]}),
    );
    atrium.play(0, Answer::SellFromDeck);
    assert_eq!((atrium.ended(), atrium.camp(0).vault_size()), (Some(End::Deck), 1));
    let mut fountain = table(
        2,
        json!({"led": "craftsman", "deck_top": ["wall"], "deck_size": 1, "seats": [{"hand": ["bar"],
            "completed": ["fountain"], "foundations": [{"building": "amphitheatre", "materials": 1}]}]}),
    );
    fountain.play(0, Answer::DrawFountain);
    assert_eq!(fountain.ended(), None);
    fountain.play(0, add(Building::Amphitheatre, Building::Wall));
    assert_eq!((fountain.ended(), fountain.camp(0).influence()), (Some(End::Deck), 7));
}

#[test]
fn q12_thinking_draws_what_is_left_and_ends_the_game() {
    let mut table = table(2, json!({"deck_size": 2, "seats": [{"hand": []}]}));
    table.play(0, Answer::Think).play(0, Answer::DrawToLimit);
    assert_eq!((table.ended(), table.camp(0).hand_size()), (Some(End::Deck), 2));
}

#[test]
fn q13_the_prison_takes_no_building_of_a_name_one_has_even_as_a_foundation() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "completed": ["bar"],
             "foundations": [{"building": "prison", "materials": 2}, {"building": "temple"}]},
            {"completed": ["bar", "temple", "prison", "dock"]}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone));
    assert_eq!(table.offers(), [Answer::Pass, seize(1, Building::Dock)]);
}

#[test]
fn q14_an_opened_building_stays_open_when_it_is_seized() {
    let mut table = table(
        3,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["temple"], "opened": ["temple"]}, {}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Temple));
    assert!(table.camp(0).opened.contains(Building::Temple) && !table.camp(1).opened.contains(Building::Temple));
    assert_eq!(power::hand_limit(table.state(), Seat(2)), 9);
}

#[test]
fn q15_the_academy_needs_an_action_that_was_performed() {
    let after = |answers: &[Answer]| {
        let mut table = table(
            2,
            json!({"led": "craftsman", "seats": [
                {"hand": ["bar"], "completed": ["academy", "fountain"]}, {"hand": []}]}),
        );
        for answer in answers {
            table.play(0, *answer);
        }
        table.offered(Answer::DrawOne)
    };
    assert!(!after(&[Answer::Pass]));
    assert!(after(&[Answer::DrawFountain, Answer::Keep]));
}

#[test]
fn q16_the_academy_thinks_after_the_clean_up() {
    let mut table = table(2, json!({"seats": [{"hand": ["dock", "bar"], "completed": ["academy"]}, {"hand": []}]}));
    table.play(0, card(Role::Craftsman, Building::Dock)).play(1, Answer::Think).play(1, Answer::DrawOne);
    table.play(0, lay(Building::Bar)).finish_round();
    assert!(table.state().pool.contains(Building::Dock));
    let mut again = table_at_academy();
    assert!(again.state().pool.contains(Building::Dock), "the card lies in the pool before the Academy thinks");
    assert!(again.offered(Answer::DrawOne));
    again.pass(0);
}

fn table_at_academy() -> Table {
    let mut table = table(2, json!({"seats": [{"hand": ["dock", "bar"], "completed": ["academy"]}, {"hand": []}]}));
    table.play(0, card(Role::Craftsman, Building::Dock)).play(1, Answer::Think).play(1, Answer::TakeSenator);
    table.play(0, lay(Building::Bar));
    table
}

#[test]
fn q17_bar_aqueduct_and_pool_in_any_order_but_no_pool_after_the_deck() {
    let start = || {
        table(
            2,
            json!({"led": "patron", "pool": ["wood"], "seats": [
                {"hand": ["school"], "completed": ["bar", "aqueduct"]}]}),
        )
    };
    let mut hand_first = start();
    hand_first.play(0, Answer::HireFromHand(Building::School));
    assert!(hand_first.offered(Answer::HireFromPool(Material::Wood)) && hand_first.offered(Answer::HireFromDeck));
    hand_first.play(0, Answer::HireFromPool(Material::Wood)).play(0, Answer::HireFromDeck);
    assert_eq!(hand_first.camp(0).clients.total(), 3);
    let mut deck_first = start();
    deck_first.play(0, Answer::HireFromDeck);
    assert_eq!(deck_first.offers(), [Answer::Pass, Answer::HireFromHand(Building::School)]);
}

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
    assert_eq!(score::score_sheet(table.state(), Viewer::Truth).lines[2].points, [0, 0]);
}

#[test]
fn q29_what_each_knows_of_a_vault() {
    let table =
        table(2, json!({"seats": [{"vault": ["wood"], "vault_hidden": ["marble"], "vault_unseen": ["stone"]}]}));
    let known = |viewer: Viewer| table.position.view(viewer).camps[0].vault_known;
    assert_eq!(known(Viewer::Seat(ME)), [0, 1, 0, 0, 0, 1]);
    assert_eq!(known(Viewer::Seat(Seat(1))), [0, 1, 0, 0, 0, 0]);
    assert_eq!(known(Viewer::Truth), [0, 1, 0, 0, 1, 1]);
    assert_eq!(table.position.view(Viewer::Spectator).camps[0].vault_size, 3);
    assert_eq!(score::score_sheet(table.state(), Viewer::Spectator).totals[0], 2 + 1 + 3);
}

#[test]
fn q30_the_alphabet_is_german_with_umlauts_as_their_vowels() {
    let fold = |name: &str| {
        name.to_lowercase().replace('ä', "a").replace('ö', "o").replace('ü', "u").replace('ß', "ss").replace(' ', "")
    };
    let mut sorted = Building::ALL;
    sorted.sort_by_key(|building| fold(building.german()));
    for (place, building) in sorted.into_iter().enumerate() {
        assert_eq!(usize::from(building.alphabet()), place, "{building:?}");
    }
    assert!(Building::Garden.alphabet() < Building::Foundry.alphabet());
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

#[test]
fn q33_there_are_six_senators_and_none_is_taken_from_an_empty_pile() {
    let mut table = table(
        2,
        json!({"seats": [{"hand": ["senator", "senator", "senator"]}, {"hand": ["senator", "senator", "senator"]}]}),
    );
    assert_eq!(SENATORS, 6);
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

#[test]
fn q35_and_q36_the_trial_game_has_three_sites_in_all_and_seventy_two_cards() {
    let trial = Options { game: Scope::Trial, two_player_sites: TwoPlayerSites::Two, ..Options::default() };
    let seats = SeatCount::new(2).unwrap();
    let position = Position::<GloryToRome>::start(&trial, seats, Dice::fair(Seed::from_number(1)), None);
    assert_eq!((position.state().in_town, position.state().out_of_town), ([2; 6], [1; 6]));
    assert_eq!(position.state().aside.total(), 72);
}

#[test]
fn q37_a_function_that_is_open_already_is_not_opened_again() {
    let table = table(
        3,
        json!({"led": "architect", "seats": [
            {"hand": ["dock"], "stockpile": ["rubble"], "completed": ["stairway"]},
            {"completed": ["bar"], "opened": ["bar"]}, {"completed": ["bar"]}]}),
    );
    assert!(!table.offers().iter().any(|offer| matches!(offer, Answer::Open { .. })));
}

#[test]
fn q39_whoever_passes_gives_up_the_rest_of_these_actions_only() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["wall", "bar"], "units": 2,
            "foundations": [{"building": "amphitheatre", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Amphitheatre, Building::Wall)).pass(0);
    assert_eq!((table.asked(), table.actions_left()), (Some(0), 1), "the second card of the round is still there");
    table.pass(0);
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn q40_being_asked_tells_nothing_about_a_hand() {
    // A hand without any brick is asked all the same, and so is a Craftsman who can build nothing.
    let mut victim = table(2, json!({"led": "legionary", "seats": [{"hand": ["school"]}, {"hand": ["bar"]}]}));
    victim.play(0, Answer::Demand(Building::School));
    assert_eq!(victim.offers(), [Answer::GloryToRome]);
    let craftsman = table(
        2,
        json!({"led": "craftsman", "in_town": {"rubble": 0}, "out_of_town": {"rubble": 0}, "seats": [{"hand": ["bar"]}]}),
    );
    assert_eq!(craftsman.offers(), [Answer::Pass]);
}

#[test]
fn q41_latrine_or_vomitorium_but_not_both_before_one_thought() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar", "dock"], "completed": ["latrine", "vomitorium"]}]}));
    table.play(0, Answer::Think).play(0, Answer::Discard(Building::Bar));
    assert!(!table.offered(Answer::DiscardAll));
}
