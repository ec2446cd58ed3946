//! What has been seen stays known: shown cards, denied materials, hidden vault cards.

mod table;

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options, ShownCards, VaultCards};
use glory_to_rome::state::Camp;
use glory_to_rome::view::Pile;
use glory_to_rome::{GloryToRome, State};
use saturnalia_rules::{Chance, Dice, Seat, Secrets as _, Seed, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use serde_json::{Value, json};
use table::*;

/// A table at which all lies open that was seen.
fn open_table(seats: u8, scenario: Value) -> Table {
    table_with(open_cards(), seats, scenario)
}

fn worlds(table: &Table, viewer: Viewer, count: u32) -> Vec<State> {
    let mut dice = Dice::imagined(7);
    (0..count).map(|_| table.position.imagine(viewer, &mut dice).state().clone()).collect()
}

#[test]
fn a_card_shown_to_a_legionary_is_known_until_it_leaves_the_hand() {
    let mut table = open_table(
        2,
        json!({"led": "legionary", "seats": [{"hand": ["temple", "bar", "dock"]}, {"hand": ["wall", "senator"]}]}),
    );
    table.play(0, Answer::Demand(Building::Temple)).play(1, Answer::GloryToRome);
    let known = |table: &Table| table.position.view(Viewer::Seat(Seat(1))).camps[0].known_hand.clone();
    assert_eq!(known(&table), [Pile { card: Building::Temple, count: 1 }]);
    for world in worlds(&table, Viewer::Seat(Seat(1)), 40) {
        assert!(world.camps[Seat(0)].hand.contains(Building::Temple));
        assert_eq!(world.camps[Seat(0)].hand.total(), 3);
    }
    table.play(1, senator(Role::Patron)).play(0, card(Role::Patron, Building::Temple));
    assert!(known(&table).is_empty());
}

#[test]
fn whoever_called_glory_to_rome_has_none_until_he_draws() {
    let mut table = open_table(
        2,
        json!({"led": "legionary", "seats": [{"hand": ["temple"]}, {"hand": ["wall", "wall", "bar", "dock"]}]}),
    );
    table.play(0, Answer::Demand(Building::Temple)).play(1, Answer::GloryToRome);
    let view = table.position.view(Viewer::Seat(Seat(0)));
    assert_eq!(view.camps[1].lacks, [Material::Marble]);
    assert!(
        worlds(&table, Viewer::Seat(Seat(0)), 60)
            .iter()
            .all(|world| { !world.camps[Seat(1)].hand.has(Material::Marble) })
    );
    table.play(1, Answer::Think).play(1, Answer::DrawOne);
    assert!(table.position.view(Viewer::Seat(Seat(0))).camps[1].lacks.is_empty());
    let drawn = worlds(&table, Viewer::Seat(Seat(0)), 400);
    let marbles: Vec<u8> = drawn.iter().map(|world| world.camps[Seat(1)].hand.count_of(Material::Marble)).collect();
    assert!(marbles.iter().all(|count| *count <= 1) && marbles.contains(&1), "one card was drawn since");
}

/// A game played on from here asked for cards that the imagined hand did not hold, and nothing could be answered.
#[test]
fn whoever_petitions_was_imagined_without_the_cards_for_it() {
    let hand = ["school", "shrine", "bar", "wall", "villa"];
    let mut table = table(2, json!({"leader": 1, "seats": [{}, {"hand": hand}]}));
    table.play(1, petition(Role::Patron, Material::Brick));
    let others = Viewer::Seat(Seat(0));
    for chosen in 0..2 {
        let mut dice = Dice::imagined(7);
        let mut bricks = Vec::new();
        for _ in 0..200 {
            let world = table.position.imagine(others, &mut dice);
            let mut offers = Vec::new();
            world.offers(Seat(1), &mut offers);
            assert!(!offers.is_empty(), "after {chosen}");
            bricks.push(world.state().camps[Seat(1)].hand.count_of(Material::Brick));
        }
        assert!(bricks.iter().all(|count| *count >= 2 - chosen) && bricks.iter().any(|count| *count > 2 - chosen));
        let offers = table.offers();
        table.play(1, offers[0]);
    }
}

#[test]
fn after_the_basilica_a_shown_card_is_in_the_hand_or_in_the_vault() {
    let mut table = open_table(
        2,
        json!({"seats": [
            {"hand": ["school", "temple", "bar", "villa"], "completed": ["basilica"]}, {"hand": ["wall", "senator"]}]}),
    );
    table.play(0, card(Role::Legionary, Building::School)).play(1, Answer::Think).play(1, Answer::DrawOne);
    table.play(0, Answer::Demand(Building::Temple));
    let offers = table.offers();
    table.play(1, offers[0]);
    table.play(1, senator(Role::Merchant)).play(0, card(Role::Merchant, Building::Villa));
    table.finish_round_until_merchant();
    table.play(0, Answer::SellFromHand(Building::Bar));
    let other = Viewer::Seat(Seat(1));
    assert!(table.position.view(other).camps[0].known_hand.is_empty());
    let worlds = worlds(&table, other, 60);
    let (mut in_hand, mut in_vault) = (0, 0);
    for world in &worlds {
        let camp = &world.camps[Seat(0)];
        in_hand += u32::from(camp.hand.contains(Building::Temple));
        in_vault += u32::from(camp.hidden.contains(Building::Temple));
        assert!(camp.hand.contains(Building::Temple) || camp.hidden.contains(Building::Temple));
    }
    assert!(in_hand > 0 && in_vault > 0, "either is possible");
    assert!(worlds.iter().all(|world| world.camps[Seat(0)].hidden.total() == 1));
}

impl Table {
    /// Seat 1 sells nothing, so that seat 0 is asked.
    fn finish_round_until_merchant(&mut self) {
        while self.asked() == Some(1) {
            self.pass(1);
        }
    }
}

#[test]
fn the_owner_remembers_a_basilica_card_and_nobody_an_atrium_card() {
    let table = open_table(2, json!({"seats": [{"vault_hidden": ["temple"], "vault_unseen": ["villa"]}]}));
    let own = worlds(&table, Viewer::Seat(Seat(0)), 40);
    assert!(own.iter().all(|world| world.camps[Seat(0)].hidden.contains(Building::Temple)));
    assert!(own.iter().any(|world| !world.camps[Seat(0)].unseen.contains(Building::Villa)));
    let other = worlds(&table, Viewer::Seat(Seat(1)), 40);
    assert!(other.iter().any(|world| !world.camps[Seat(0)].hidden.contains(Building::Temple)));
}

#[test]
fn only_whoever_drew_it_sees_the_fountains_card() {
    let mut table = open_table(
        2,
        json!({"led": "craftsman", "deck_top": ["temple"], "seats": [{"hand": [], "completed": ["fountain"]}]}),
    );
    table.play(0, Answer::DrawFountain);
    assert!(worlds(&table, Viewer::Seat(Seat(0)), 20).iter().all(|world| world.peeked == Some(Building::Temple)));
    assert!(worlds(&table, Viewer::Spectator, 40).iter().any(|world| world.peeked != Some(Building::Temple)));
}

/// Plays from a position in which much is shown and hidden; every world anybody can imagine must agree with what is known.
fn imagines_only_what_agrees(options: Options, seats: u8, seed: u64, scenario: serde_json::Value) -> u32 {
    let mut position =
        table_with(options, seats, scenario).position.with_dice(Dice::fair(Seed::from_number(seed), Chance::OneStream));
    let mut player = RandomPlayer::new(seed);
    let mut dice = Dice::imagined(seed);
    let mut bounded = 0;
    // Not to the end: whoever passes Senators round could go on for long (ruling Q50).
    for _ in 0..700 {
        if position.is_over() {
            break;
        }
        for seat in position.seats().seats() {
            let camp = &position.state().camps[seat];
            assert!(camp.agrees_with_what_is_known(), "{camp:?}");
            bounded +=
                u32::from(!camp.perhaps.is_empty() || camp.bounds.hand.contains(&0) || camp.least.both != [0; 6]);
        }
        for viewer in Viewer::all(position.seats()) {
            let world = position.imagine(viewer, &mut dice);
            for seat in position.seats().seats() {
                let camp = &world.state().camps[seat];
                assert!(camp.agrees_with_what_is_known(), "{viewer:?} imagines of seat {seat}: {camp:?}");
            }
        }
        let (seat, answer) = player.choose(&position);
        position.play_offered(seat, answer, None);
    }
    bounded
}

#[test]
fn every_imagined_world_agrees_with_what_is_known() {
    let camp = json!({"completed": ["basilica", "market"], "clients": ["merchant", "legionary", "legionary"],
        "sites": ["concrete"]});
    let mut bounded = 0;
    let editions =
        [(Edition::Lookout, open_cards()), (Edition::LookoutRed, open_cards()), (Edition::Lookout, Options::default())];
    for (edition, shown) in editions {
        let options = Options { edition, ..shown };
        for seats in 2..=3u8 {
            for seed in 0..12 {
                let camps = vec![camp.clone(); usize::from(seats)];
                bounded += imagines_only_what_agrees(options, seats, seed, json!({"seats": camps}));
                // So few cards are left unseen that many a deal contradicts what is known.
                let pool: Vec<&str> = [("rubble", 20), ("concrete", 19), ("stone", 14), ("wood", 15), ("marble", 12)]
                    .into_iter()
                    .flat_map(|(material, count)| std::iter::repeat_n(material, count))
                    .collect();
                bounded += imagines_only_what_agrees(options, seats, seed, json!({"pool": pool, "seats": camps}));
            }
        }
        for seats in 2..=5u8 {
            for seed in 0..6 {
                bounded += imagines_only_what_agrees(options, seats, seed, json!({}));
            }
        }
    }
    assert!(bounded > 5_000, "only {bounded} times was anything known");
}

#[test]
fn an_empty_hand_tells_that_a_known_card_lies_in_the_vault() {
    let mut table = open_table(
        2,
        json!({"seats": [
            {"hand": ["school", "temple", "villa", "bar"], "completed": ["basilica"]}, {"hand": ["wall", "senator"]}]}),
    );
    table.play(0, card(Role::Legionary, Building::School)).play(1, Answer::Think).play(1, Answer::TakeSenator);
    table.play(0, Answer::Demand(Building::Temple)).play(1, Answer::GloryToRome);
    table.play(1, senator(Role::Merchant)).play(0, card(Role::Merchant, Building::Villa));
    table.play(0, Answer::SellFromHand(Building::Temple));
    let other = Viewer::Seat(Seat(1));
    let camp = |table: &Table| table.position.view(other).camps[0].clone();
    assert_eq!(
        camp(&table).known_or_hidden,
        [Pile { card: Building::Temple, count: 1 }],
        "in the hand or in the vault"
    );
    assert_eq!((camp(&table).vault_known, camp(&table).vault_size), ([0; 6], 1));
    table.play(0, card(Role::Laborer, Building::Bar));
    assert!(camp(&table).known_or_hidden.is_empty());
    assert_eq!(camp(&table).vault_known, [0, 0, 0, 0, 0, 1], "the last card of the hand was another one");
}

#[test]
fn glory_to_rome_tells_that_a_known_card_lies_in_the_vault_and_the_others_in_the_hand() {
    let mut camp = Camp::default();
    for card in [Building::Temple, Building::Villa, Building::Bar] {
        camp.draw(card);
    }
    camp.show(Building::Temple, 1);
    camp.show(Building::Villa, 1);
    camp.hide(Building::Temple);
    assert_eq!((camp.known.total(), camp.perhaps.total(), camp.perhaps_hidden), (0, 2, 1));
    camp.deny(Material::Marble);
    assert!(camp.sold.contains(Building::Temple) && camp.hidden.is_empty());
    assert!(camp.known.contains(Building::Villa), "only one card was hidden, and it was not the Villa");
    assert!(camp.agrees_with_what_is_known());
}

#[test]
fn what_a_hand_lacked_cannot_have_been_hidden_from_it() {
    let mut camp = Camp::default();
    for card in [Building::Villa, Building::Bar, Building::Bar] {
        camp.draw(card);
    }
    camp.deny(Material::Marble);
    camp.hide(Building::Bar);
    assert_eq!(camp.bounds.hidden, [1, 1, 1, 1, 1, 0]);
    camp.draw(Building::Temple);
    camp.hide(Building::Temple);
    // One marble card can have come since; it is in the hand or in the vault, but not in both.
    let marble = Material::Marble.index();
    assert_eq!((camp.bounds.hand[marble], camp.bounds.hidden[marble], camp.bounds.both[marble]), (1, 1, 1));
}

#[test]
fn cards_all_have_seen_in_a_hand_or_vault_are_not_counted_as_unseen() {
    let mut table =
        open_table(2, json!({"led": "legionary", "seats": [{"hand": ["temple", "bar"]}, {"hand": ["wall"]}]}));
    let unseen = |table: &Table| {
        let view = table.position.view(Viewer::Seat(Seat(1)));
        view.unseen.iter().find(|pile| pile.card == Building::Temple).map_or(0, |pile| pile.count)
    };
    assert_eq!(unseen(&table), 3);
    table.play(0, Answer::Demand(Building::Temple));
    assert_eq!(unseen(&table), 2);
}

#[test]
fn the_name_of_a_shown_card_was_known_to_all_for_good() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["temple", "bar", "dock"], "clients": ["legionary"]}, {"hand": ["wall", "senator"]}]}),
    );
    let (owner, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    table.play(0, Answer::Demand(Building::Temple));
    let view = table.position.view(other);
    assert_eq!((view.demanded, view.demanded_cards.len()), ([0, 0, 0, 0, 0, 1], 0), "the material, and no more");
    assert_eq!(table.position.view(owner).demanded_cards, [Pile { card: Building::Temple, count: 1 }]);
    let told: Vec<_> = table.events.iter().filter_map(|event| GloryToRome::tell(event, printed(), other)).collect();
    assert!(!format!("{told:?}").contains("temple"), "{told:?}");
    let kinds =
        |worlds: Vec<State>| worlds.iter().map(|world| world.demanded.kinds().collect::<Vec<_>>()).collect::<Vec<_>>();
    let imagined = kinds(worlds(&table, other, 60));
    assert!(imagined.iter().any(|kinds| kinds != &[Building::Temple]), "another card of marble is as likely");
    assert!(imagined.iter().all(|kinds| kinds.len() == 1 && kinds[0].material() == Material::Marble));
    assert!(kinds(worlds(&table, owner, 20)).iter().all(|kinds| kinds == &[Building::Temple]));

    table.pass(0).play(1, Answer::GloryToRome);
    let known = |table: &Table| table.position.view(other).camps[0].known_materials;
    assert_eq!(known(&table), [0, 0, 0, 0, 0, 1]);
    for world in worlds(&table, other, 40) {
        assert!(world.camps[Seat(0)].hand.has(Material::Marble));
    }
    table.play(1, senator(Role::Patron)).play(0, card(Role::Patron, Building::Temple));
    assert_eq!(known(&table), [0; 6], "a card of marble has left the hand");
}

#[test]
fn after_the_basilica_a_shown_material_is_in_the_hand_or_in_the_vault() {
    let mut camp = Camp::default();
    for card in [Building::Temple, Building::Villa, Building::Bar] {
        camp.draw(card);
    }
    camp.show_material(Material::Marble, 1);
    camp.show_material(Material::Stone, 1);
    camp.hide(Building::Temple);
    let (stone, marble) = (Material::Stone.index(), Material::Marble.index());
    assert_eq!((camp.least.hand[marble], camp.least.both[marble]), (0, 1));
    camp.deny(Material::Marble);
    assert!(camp.agrees_with_what_is_known());
    let mut other = camp;
    other.hidden.remove(Building::Temple);
    other.hidden.add(Building::Villa);
    assert!(!other.agrees_with_what_is_known(), "marble lies in the vault, since the hand has none");
    assert_eq!(camp.least.both[stone], 1);
}

#[test]
fn a_closed_vault_was_open_to_its_owner_and_its_score_ran_along() {
    let scenario = json!({"led": "merchant", "seats": [
        {"hand": ["villa"], "stockpile": ["wood"], "completed": ["basilica"], "vault": ["marble"], "vault_hidden": ["stone"],
         "vault_unseen": ["brick"]}]});
    let mut table = table(2, scenario.clone());
    table.play(0, Answer::SellFromStockpile(Material::Wood)).play(0, Answer::SellFromHand(Building::Villa));
    let unseen = |viewer: Viewer| table.position.view(viewer).unseen.iter().map(|pile| pile.count).sum::<u8>();
    for viewer in Viewer::all(table.position.seats()) {
        let view = table.position.view(viewer);
        assert_eq!((view.camps[0].vault_known, view.camps[0].vault_size), ([0; 6], 5), "{viewer:?}");
        let sheet = table.position.score_sheet(viewer);
        assert_eq!((sheet.totals[0], sheet.lines.len()), (2 + 3, 3), "influence, Statue, Wall: {viewer:?}");
        assert_eq!(sheet.remarks.len(), 1);
    }
    let deck = table.state().deck.len() as u8;
    assert_eq!(unseen(Viewer::Seat(Seat(0))), deck + 5 + table.camp(1).hand.total());
    // Whoever has seen it may remember it, and bots do.
    let own = worlds(&table, Viewer::Seat(Seat(0)), 20);
    assert!(own.iter().all(|world| world.camps[Seat(0)].hidden == table.camp(0).hidden));
    let others = worlds(&table, Viewer::Seat(Seat(1)), 40);
    assert!(others.iter().all(|world| world.camps[Seat(0)].sold == table.camp(0).sold));
    assert!(others.iter().any(|world| world.camps[Seat(0)].hidden != table.camp(0).hidden));
    assert_eq!(table.position.score_sheet(Viewer::Truth).lines.len(), 5);
}

#[test]
fn at_the_end_closed_vaults_are_turned_over() {
    let mut table = table(2, json!({"deck_size": 1, "seats": [{"vault": ["marble"], "vault_hidden": ["stone"]}]}));
    table.play(0, Answer::Think).play(0, Answer::DrawOne);
    let view = table.position.view(Viewer::Spectator);
    assert_eq!(view.camps[0].vault_known, [0, 0, 0, 0, 1, 1]);
    assert_eq!(table.position.score_sheet(Viewer::Spectator).totals[0], 2 + 6 + 6);
}

#[test]
fn options_of_an_old_game_leave_all_open_and_a_new_table_follows_the_rulebook() {
    let old: Options = serde_json::from_str(r#"{"edition": "lookout"}"#).unwrap();
    assert_eq!((old.vaults, old.demands), (VaultCards::Open, ShownCards::Name));
    let new = Options::default();
    assert_eq!((new.vaults, new.demands), (VaultCards::Closed, ShownCards::Material));
}
