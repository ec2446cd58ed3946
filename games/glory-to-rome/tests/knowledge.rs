//! What has been seen stays known: shown cards, denied materials, hidden vault cards.

mod table;

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options, StartPlayer};
use glory_to_rome::view::Pile;
use glory_to_rome::{GloryToRome, State};
use saturnalia_rules::{Dice, Position, Seat, SeatCount, Seed, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use serde_json::json;
use table::*;

fn worlds(table: &Table, viewer: Viewer, count: u32) -> Vec<State> {
    let mut dice = Dice::imagined(7);
    (0..count).map(|_| table.position.imagine(viewer, &mut dice).state().clone()).collect()
}

#[test]
fn a_card_shown_to_a_legionary_is_known_until_it_leaves_the_hand() {
    let mut table = table(
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
    let mut table = table(
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

#[test]
fn after_the_basilica_a_shown_card_is_in_the_hand_or_in_the_vault() {
    let mut table = table(
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
    let table = table(2, json!({"seats": [{"vault_hidden": ["temple"], "vault_unseen": ["villa"]}]}));
    let own = worlds(&table, Viewer::Seat(Seat(0)), 40);
    assert!(own.iter().all(|world| world.camps[Seat(0)].hidden.contains(Building::Temple)));
    assert!(own.iter().any(|world| !world.camps[Seat(0)].unseen.contains(Building::Villa)));
    let other = worlds(&table, Viewer::Seat(Seat(1)), 40);
    assert!(other.iter().any(|world| !world.camps[Seat(0)].hidden.contains(Building::Temple)));
}

#[test]
fn only_whoever_drew_it_sees_the_fountains_card() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "deck_top": ["temple"], "seats": [{"hand": [], "completed": ["fountain"]}]}),
    );
    table.play(0, Answer::DrawFountain);
    assert!(worlds(&table, Viewer::Seat(Seat(0)), 20).iter().all(|world| world.peeked == Some(Building::Temple)));
    assert!(worlds(&table, Viewer::Spectator, 40).iter().any(|world| world.peeked != Some(Building::Temple)));
}

#[test]
fn what_is_known_is_true_in_every_position_of_many_games() {
    for edition in [Edition::Lookout, Edition::LookoutRed] {
        let options = Options { edition, start: StartPlayer::Chosen, ..Options::default() };
        for seats in 2..=5u8 {
            for seed in 0..40 {
                let seats = SeatCount::new(seats).unwrap();
                let mut position =
                    Position::<GloryToRome>::start(&options, seats, Dice::fair(Seed::from_number(seed)), None);
                let mut player = RandomPlayer::new(seed);
                while !position.is_over() {
                    for seat in seats.seats() {
                        let camp = &position.state().camps[seat];
                        for material in Material::ALL {
                            assert!(camp.hand.count_of(material) <= camp.at_most[material.index()], "{material:?}");
                        }
                        let mut left = camp.hand.plus(camp.hidden).minus(camp.known);
                        for card in camp.perhaps.each() {
                            assert!(left.remove_any(card), "{card:?} is in neither");
                        }
                    }
                    let (seat, answer) = player.choose(&position);
                    position.play_offered(seat, answer, None);
                }
            }
        }
    }
}
