//! The worked examples and testable sentences of the rulebook, in its order.

mod table;

use glory_to_rome::GloryToRome;
use glory_to_rome::answer::{Answer, Place};
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options, Scope, StartPlayer, TwoPlayerSites};
use glory_to_rome::state::{Decision, End, State};
use glory_to_rome::steps::Step;
use saturnalia_rules::{Chance, Dice, Position, Seat, SeatCount, Seed, Viewer};
use serde_json::json;
use table::*;

fn dealt(options: Options, seats: u8, seed: u64) -> Position<GloryToRome> {
    let seats = SeatCount::new(seats).expect("a number of seats");
    Position::start(&options, printed(), seats, Dice::fair(Seed::from_number(seed), Chance::OneStream), None)
}

// Set-up

#[test]
fn everybody_begins_with_four_orders_a_senator_and_two_influence() {
    for seats in 2..=5 {
        let position = dealt(Options::default(), seats, 1);
        let state: &State = position.state();
        for seat in state.seats.seats() {
            let camp = &state.camps[seat];
            assert_eq!((camp.hand.total(), camp.senators, camp.influence(&state.set)), (4, 1, 2));
        }
        assert_eq!(state.senators, 6 - seats);
        assert!(state.pool.total() >= seats, "the cards drawn for the first lead");
        assert_eq!(state.deck.len() as u8 + state.pool.total() + 4 * seats, 144);
    }
}

#[test]
fn as_many_sites_lie_in_town_as_there_are_players() {
    let sites = |seats, options| {
        let position = dealt(options, seats, 1);
        (position.state().in_town, position.state().out_of_town)
    };
    let two = Options { two_player_sites: TwoPlayerSites::Two, ..Options::default() };
    assert_eq!(sites(2, Options::default()), ([3; 6], [3; 6]));
    assert_eq!(sites(2, two), ([2; 6], [4; 6]));
    assert_eq!(sites(3, Options::default()), ([3; 6], [3; 6]));
    assert_eq!(sites(5, two), ([5; 6], [1; 6]));
}

#[test]
fn the_trial_game_has_three_sites_half_the_deck_and_no_powers() {
    let trial = Options { game: Scope::Trial, ..Options::default() };
    let position = dealt(trial, 4, 1);
    let state = position.state();
    assert_eq!((state.in_town, state.out_of_town), ([3; 6], [0; 6]));
    assert_eq!(state.deck.len() as u8 + state.pool.total() + 16, 72);
    let mut table = table_with(
        trial,
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["statue", "temple", "wall"], "completed": ["fountain", "scriptorium"], "units": 3,
             "foundations": [{"building": "amphitheatre", "materials": 1}]}]}),
    );
    assert!(!table.offered(Answer::DrawFountain));
    assert!(!table.offered(Answer::Lay { building: Building::Statue, site: Material::Wood, place: Place::InTown }));
    assert!(table.offered(lay(Building::Statue)));
    table.play(0, add(Building::Amphitheatre, Building::Wall));
    assert_eq!(table.actions_left(), 2, "no actions of the Amphitheatre");
}

#[test]
fn the_first_leader_drew_the_first_card_of_the_alphabet() {
    let mut ties = 0;
    for seed in 0..60 {
        let seats = SeatCount::new(3).unwrap();
        let mut heard = Vec::new();
        let dice = Dice::fair(Seed::from_number(seed), Chance::OneStream);
        let position = Position::<GloryToRome>::start(&Options::default(), printed(), seats, dice, Some(&mut heard));
        let mut drawn = Vec::new();
        for event in &heard {
            if let glory_to_rome::Event::StartCard { seat, card, .. } = event {
                drawn.push((printed().alphabet(*card), *seat));
            }
        }
        ties += u32::from(drawn.len() > 3);
        let first = drawn[..3].iter().map(|(place, _)| *place).min().unwrap();
        let firsts: Vec<Seat> = drawn[..3].iter().filter(|(place, _)| *place == first).map(|(_, seat)| *seat).collect();
        assert!(firsts.contains(&position.state().leader));
        assert_eq!(firsts.len() > 1, drawn.len() > 3, "a tie draws again");
        assert_eq!(position.state().pool.total() as usize, drawn.len(), "all drawn cards lie in the pool");
    }
    assert!(ties > 0, "sixty deals hold a tie");
}

#[test]
fn experienced_players_choose_a_card_of_five_for_the_first_lead() {
    let options = Options { start: StartPlayer::Chosen, ..Options::default() };
    let mut position = dealt(options, 3, 4);
    assert_eq!(position.asked().len(), 3, "all choose in secret");
    let mut bids = Vec::new();
    for seat in SeatCount::new(3).unwrap().seats() {
        assert_eq!(position.state().camps[seat].hand.total(), 5);
        let mut offers = Vec::new();
        position.offers(seat, &mut offers);
        let Answer::Bid(card) = offers[0] else { panic!("{offers:?}") };
        bids.push((printed().alphabet(card), seat));
        assert!(position.state().pool.is_empty(), "nothing is shown before all have chosen");
        position.play(seat, offers[0], None).unwrap();
    }
    let leader = position.state().leader;
    let first = bids.iter().map(|(place, _)| *place).min().unwrap();
    assert!(bids.contains(&(first, leader)));
    assert!(position.state().camps.0[..3].iter().all(|camp| camp.hand_size() == 5));
}

// The round

#[test]
fn the_example_round_of_four_players() {
    // Player 1 leads a Laborer and has a Laborer client; player 2 follows with a Senator; player 3 thinks and has a
    // client; player 4 holds five cards, thinks, and draws only one.
    let mut table = table(
        4,
        json!({"pool": ["wood", "wood", "stone", "marble", "brick"], "seats": [
            {"hand": ["bar", "temple"], "clients": ["laborer"]},
            {"hand": ["senator", "temple"]},
            {"hand": ["wall", "wall"], "clients": ["laborer"]},
            {"hand": ["dock", "dock", "dock", "dock", "dock"]}]}),
    );
    table.play(0, card(Role::Laborer, Building::Bar)).play(1, senator(Role::Laborer));
    table.play(2, Answer::Think).play(2, Answer::DrawToLimit);
    assert_eq!(table.camp(2).hand_size(), 5);
    table.play(3, Answer::Think);
    assert!(!table.offered(Answer::DrawToLimit));
    table.play(3, Answer::DrawOne);
    assert_eq!(table.camp(3).hand_size(), 6);

    assert_eq!((table.asked(), table.actions_left()), (Some(0), 2));
    table.play(0, Answer::StoreFromPool(Material::Wood)).play(0, Answer::StoreFromPool(Material::Wood));
    assert_eq!((table.asked(), table.actions_left()), (Some(1), 1));
    table.play(1, Answer::StoreFromPool(Material::Stone));
    assert_eq!((table.asked(), table.actions_left()), (Some(2), 1));
    assert!(!table.state().pool.has(Material::Rubble), "the card that led is not in the pool yet");
    table.play(2, Answer::StoreFromPool(Material::Marble));
    // Player 4 has no action. The yellow card goes to the pool, the Senator to its pile; player 2 leads.
    assert_eq!((table.asked(), table.state().leader), (Some(1), Seat(1)));
    assert!(table.state().pool.contains(Building::Bar));
    assert_eq!((table.state().senators, table.camp(1).senators), (6, 0));
}

#[test]
fn when_the_leader_thinks_the_round_is_over_at_once() {
    let mut table = table(3, json!({"seats": [{"hand": ["bar"], "clients": ["laborer"]}]}));
    table.play(0, Answer::Think).play(0, Answer::DrawToLimit);
    assert_eq!((table.asked(), table.state().leader, table.state().round), (Some(1), Seat(1), 2));
}

#[test]
fn thinking_is_one_of_three_a_senator_up_to_the_limit_or_one_card() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar"]}, {"hand": []}]}));
    table.play(0, Answer::Think);
    assert_eq!(table.offers(), [Answer::TakeSenator, Answer::DrawOne, Answer::DrawToLimit]);
    table.play(0, Answer::TakeSenator);
    assert_eq!((table.camp(0).senators, table.camp(0).hand.total(), table.state().senators), (1, 1, 5));
}

#[test]
fn senators_count_towards_the_hand_limit() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar", "senator", "senator", "senator"]}]}));
    table.play(0, Answer::Think);
    assert!(!table.offered(Answer::DrawToLimit), "one card more is the limit: that is drawing one");
    table.play(0, Answer::DrawOne);
    assert_eq!(table.camp(0).hand_size(), 5);
}

#[test]
fn a_senator_leads_or_follows_any_role_but_two_senators_make_no_petition() {
    let mut table = table(2, json!({"seats": [{"hand": ["senator", "senator"]}, {"hand": ["senator", "bar"]}]}));
    assert_eq!(table.offers().len(), 1 + 6);
    table.play(0, senator(Role::Merchant));
    assert_eq!(table.offers(), [Answer::Think, senator(Role::Merchant)]);
}

#[test]
fn a_petition_is_two_cards_of_one_material_even_of_the_role_itself() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar", "road", "wall"]}]}));
    for role in Role::ALL {
        assert!(table.offered(petition(role, Material::Rubble)));
        assert!(!table.offered(petition(role, Material::Concrete)));
    }
    table.play(0, petition(Role::Laborer, Material::Rubble));
    table.play(0, Answer::Petition(Building::Road)).play(0, Answer::Petition(Building::Bar));
    assert_eq!((table.camp(0).units, table.camp(0).played.total()), (1, 2));
}

#[test]
fn with_the_red_cards_a_petition_takes_three() {
    let options = Options { edition: Edition::LookoutRed, ..Options::default() };
    let mut table = table_with(options, 2, json!({"seats": [{"hand": ["bar", "road", "bar", "wall", "wall"]}]}));
    assert!(!table.offered(petition(Role::Patron, Material::Concrete)));
    table.play(0, petition(Role::Patron, Material::Rubble)).play(0, Answer::Petition(Building::Road));
    table.play(0, Answer::Petition(Building::Bar)).play(0, Answer::Petition(Building::Bar));
    assert_eq!((table.asked(), table.camp(0).units), (Some(1), 1));
}

#[test]
fn whoever_neither_leads_nor_follows_still_acts_with_clients() {
    let mut table = table(
        2,
        json!({"pool": ["wood", "wood", "stone"], "seats": [
            {"hand": ["bar"]}, {"hand": ["bar"], "clients": ["laborer", "laborer"]}]}),
    );
    table.play(0, card(Role::Laborer, Building::Bar)).play(1, Answer::Think).play(1, Answer::DrawOne).pass(0);
    assert_eq!((table.asked(), table.actions_left()), (Some(1), 2));
    assert_eq!(table.camp(1).decision, Decision::Thinks);
}

#[test]
fn two_laborer_clients_and_a_laborer_card_are_three_actions() {
    let mut table = table(
        2,
        json!({"pool": ["wood", "wood", "stone"], "seats": [
            {"hand": ["bar"]}, {"hand": ["bar"], "clients": ["laborer", "laborer"]}]}),
    );
    table.play(0, card(Role::Laborer, Building::Bar)).play(1, card(Role::Laborer, Building::Bar)).pass(0);
    assert_eq!(table.actions_left(), 3);
}

// The roles

#[test]
fn a_client_hired_this_round_stays_idle() {
    let mut table = table(2, json!({"led": "patron", "pool": ["marble", "wood"], "seats": [{"units": 1}]}));
    table.play(0, Answer::HireFromPool(Material::Marble));
    assert_eq!(table.asked(), Some(1), "the new Patron does not act");
    table.finish_round();
    assert_eq!(table.camp(0).fresh, [0; 6]);
}

#[test]
fn clients_are_limited_by_influence() {
    let mut table = table(2, json!({"led": "patron", "pool": ["wood", "wood", "wood"], "seats": [{"units": 3}]}));
    table.play(0, Answer::HireFromPool(Material::Wood)).play(0, Answer::HireFromPool(Material::Wood));
    assert_eq!(table.asked(), Some(1), "two influence, two clients");
}

#[test]
fn with_an_empty_pool_a_patron_or_laborer_gets_nothing() {
    for role in ["patron", "laborer"] {
        let table = table(2, json!({"led": role, "seats": [{"hand": ["bar"]}]}));
        assert_eq!(table.state().leader, Seat(1), "the round went by");
    }
}

#[test]
fn the_same_name_is_not_laid_twice_but_an_opponents_does_not_matter() {
    let table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["wall", "tower", "bar"], "completed": ["wall"], "foundations": [{"building": "tower"}]},
            {"completed": ["bar"]}]}),
    );
    assert!(!table.offered(lay(Building::Wall)) && !table.offered(lay(Building::Tower)));
    assert!(table.offered(lay(Building::Bar)));
}

#[test]
fn a_foundation_needs_a_site_of_its_material() {
    let table = table(
        2,
        json!({"led": "craftsman", "in_town": {"concrete": 0}, "out_of_town": {"concrete": 0, "wood": 0},
            "seats": [{"hand": ["wall", "dock"], "units": 2}]}),
    );
    assert!(!table.offered(lay(Building::Wall)) && !table.offered(lay_outside(Building::Wall)));
    assert!(table.offered(lay(Building::Dock)) && !table.offered(lay_outside(Building::Dock)));
}

#[test]
fn out_of_town_takes_two_actions_of_one_role() {
    let scenario = |units: u8| json!({"led": "craftsman", "seats": [{"hand": ["wall"], "units": units}]});
    assert!(!table(2, scenario(1)).offered(lay_outside(Building::Wall)));
    let mut two = table(2, scenario(2));
    two.play(0, lay_outside(Building::Wall));
    assert_eq!((two.asked(), two.state().out_of_town[2], two.state().in_town[2]), (Some(1), 2, 3));
}

#[test]
fn material_can_be_added_to_a_foundation_laid_in_the_same_round() {
    let mut table = table(2, json!({"led": "craftsman", "seats": [{"hand": ["bar", "road"], "units": 2}]}));
    table.play(0, lay(Building::Bar)).play(0, add(Building::Bar, Building::Road));
    assert_eq!((table.influence(0), table.camp(0).completed.contains(Building::Bar)), (3, true));
}

#[test]
fn material_must_match_the_foundation() {
    let table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["wall", "temple"], "foundations": [{"building": "villa"}, {"building": "forum"}]}]}),
    );
    let adds: Vec<_> = table.offers().into_iter().filter(|offer| matches!(offer, Answer::Add { .. })).collect();
    assert_eq!(adds, [add(Building::Forum, Building::Temple)]);
}

#[test]
fn a_finished_marble_building_raises_influence_by_three_and_leaves_the_materials_behind() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["temple"], "foundations": [{"building": "forum", "materials": 2}]}]}),
    );
    let before = table.state().built.total();
    table.play(0, add(Building::Forum, Building::Temple));
    assert_eq!((table.influence(0), table.camp(0).sites), (5, [0, 0, 0, 0, 0, 1]));
    assert_eq!(table.state().built.total(), before + 1);
}

#[test]
fn rome_demands_rubble_from_the_pool_and_both_neighbours() {
    let mut table = table(
        4,
        json!({"led": "legionary", "pool": ["bar"], "seats": [
            {"hand": ["insula"]}, {"hand": ["road", "latrine"]}, {"hand": ["bar"]}, {"hand": ["temple"]}]}),
    );
    table.play(0, Answer::Demand(Building::Insula)).play(0, Answer::Plunder(Material::Rubble));
    assert_eq!(table.offers(), [Answer::Give(Building::Latrine), Answer::Give(Building::Road)]);
    table.play(1, Answer::Give(Building::Road));
    assert_eq!(table.offers(), [Answer::GloryToRome]);
    table.play(3, Answer::GloryToRome);
    assert_eq!(table.camp(0).stockpile.total(), 2);
    assert_eq!(table.camp(0).hand.total(), 1, "the shown card returns to the hand");
    assert_eq!(table.camp(2).hand.total(), 1, "opposite is no neighbour");
    assert!(table.state().demanded.is_empty());
}

#[test]
fn demands_are_shown_all_at_once_and_each_needs_a_card_of_its_own() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar", "road"], "clients": ["legionary", "legionary"]},
            {"hand": ["insula", "insula", "latrine"]}]}),
    );
    assert_eq!(table.actions_left(), 3);
    table.play(0, Answer::Demand(Building::Road)).play(0, Answer::Demand(Building::Bar));
    // Only two cards in hand: the third action is lost.
    assert_eq!(table.asked(), Some(1));
    table.play(1, Answer::Give(Building::Insula)).play(1, Answer::Give(Building::Latrine));
    assert_eq!((table.camp(0).stockpile.total(), table.camp(1).hand.total()), (2, 1));
}

#[test]
fn a_neighbour_who_lacks_some_gives_what_there_is() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar", "road", "temple"], "units": 3}, {"hand": ["insula", "wall"]}]}),
    );
    table.play(0, Answer::Demand(Building::Road)).play(0, Answer::Demand(Building::Bar));
    table.play(0, Answer::Demand(Building::Temple));
    table.play(1, Answer::Give(Building::Insula)).play(1, Answer::GloryToRome).play(1, Answer::GloryToRome);
    assert_eq!(table.camp(0).stockpile.total(), 1);
}

#[test]
fn a_legionary_cannot_show_a_senator() {
    let table = table(2, json!({"led": "legionary", "seats": [{"hand": ["senator"]}]}));
    assert_eq!(table.state().leader, Seat(1), "nothing to show, nothing to do");
}

#[test]
fn a_merchant_sells_from_the_stockpile_up_to_the_influence() {
    let mut table = table_with(
        open_cards(),
        2,
        json!({"led": "merchant", "seats": [{"stockpile": ["stone", "wood", "wood"], "units": 3}]}),
    );
    table.play(0, Answer::SellFromStockpile(Material::Stone)).play(0, Answer::SellFromStockpile(Material::Wood));
    assert_eq!((table.asked(), table.camp(0).vault_size()), (Some(1), 2));
    let seen = table.position.view(Viewer::Seat(Seat(1)));
    assert_eq!(seen.camps[0].vault_known, [0, 1, 0, 0, 1, 0], "all saw what was sold");
}

// The end

#[test]
fn the_score_adds_influence_vault_bonus_statue_and_wall() {
    let table = table(
        2,
        json!({"seats": [
            {"completed": ["statue", "wall"], "vault": ["stone", "stone", "rubble", "brick"]},
            {"vault": ["stone", "brick", "marble"]}]}),
    );
    let sheet = table.position.score_sheet(Viewer::Truth);
    let points: Vec<_> = sheet.lines.iter().map(|line| line.points.clone()).collect();
    // Bonuses: stone and rubble to the first, marble to the second, nobody alone has the most brick.
    assert_eq!(points, [[7, 2], [9, 8], [6, 3], [3, 0], [2, 0]]);
    assert_eq!(sheet.totals, [27, 13]);
}

#[test]
fn the_last_site_in_town_ends_the_game_before_the_building_is_finished() {
    let mut table = table(
        2,
        json!({"led": "craftsman",
            "in_town": {"rubble": 1, "wood": 0, "concrete": 0, "brick": 0, "stone": 0, "marble": 0},
            "seats": [{"hand": ["bar", "road"], "units": 2}]}),
    );
    table.play(0, lay(Building::Bar));
    assert_eq!((table.ended(), table.position.agenda().first()), (Some(End::Sites), None::<&Step>));
}

#[test]
fn cards_played_this_round_lie_in_the_pool_only_afterwards() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar"]}, {"hand": ["road"]}]}));
    table.play(0, card(Role::Laborer, Building::Bar)).play(1, card(Role::Laborer, Building::Road));
    assert_eq!((table.state().round, table.state().pool.total()), (2, 2), "an empty pool gave nobody anything");
    assert!(table.camp(0).stockpile.is_empty() && table.camp(1).stockpile.is_empty());
}

#[test]
fn whoever_acts_later_finds_what_the_others_have_left() {
    for (role, taken) in
        [(Role::Laborer, Answer::StoreFromPool(Material::Wood)), (Role::Patron, Answer::HireFromPool(Material::Wood))]
    {
        let mut table =
            table(2, json!({"led": role.name(), "pool": ["wood"], "seats": [{"hand": []}, {"hand": [], "units": 1}]}));
        table.play(0, taken);
        assert_eq!(table.state().round, 2, "nothing is left for the next");
    }
}

#[test]
fn what_a_thinker_throws_away_lies_in_the_pool_before_anybody_acts() {
    let mut table =
        table(2, json!({"seats": [{"hand": ["bar"]}, {"hand": ["temple", "dock"], "completed": ["latrine"]}]}));
    table.play(0, card(Role::Laborer, Building::Bar)).play(1, Answer::Think);
    table.play(1, Answer::Discard(Building::Temple)).play(1, Answer::DrawOne);
    table.play(0, Answer::StoreFromPool(Material::Marble));
    assert!(table.camp(0).stockpile.contains(Building::Temple));
}

#[test]
fn a_merchant_bonus_goes_to_whoever_alone_has_most_of_a_material() {
    let bonus = |first: serde_json::Value, second: serde_json::Value| {
        let table = table(2, json!({"seats": [{"vault": first}, {"vault": second}]}));
        table.position.score_sheet(Viewer::Truth).lines[2].points.clone()
    };
    assert_eq!(bonus(json!(["wood", "wood"]), json!(["wood"])), [3, 0]);
    assert_eq!(bonus(json!(["wood"]), json!(["wood"])), [0, 0], "nobody, where two have as many");
    assert_eq!(bonus(json!(["wood", "stone"]), json!(["wood", "marble"])), [3, 3]);
}
