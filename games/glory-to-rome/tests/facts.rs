//! The printed components agree with the rulebook's totals, and files that cannot be are refused.

mod table;

use glory_to_rome::cards::{Building, Material};
use glory_to_rome::{Answer, Components, GloryToRome, Options};
use saturnalia_rules::{Components as _, Deal, Game, Nonce, Seat, SeatCount, Seed};
use table::printed;

const FILE: &str = Components::PRINTED;

fn refused(file: &str) -> String {
    Components::read(file).expect_err("a set that cannot be").problem
}

#[test]
fn twenty_four_cards_of_each_material_are_one_hundred_and_forty_four() {
    assert_eq!(printed().cards().by_material(), [24; 6]);
    assert_eq!(printed().cards().total(), 144);
}

#[test]
fn rubble_and_wood_have_six_cards_of_each_building_the_others_three() {
    for building in Building::ALL {
        let many = matches!(building.material(), Material::Rubble | Material::Wood);
        assert_eq!(printed().copies(building), if many { 6 } else { 3 }, "{building:?}");
    }
}

#[test]
fn materials_are_worth_one_two_or_three() {
    assert_eq!(Material::ALL.map(|material| printed().value(material)), [1, 1, 2, 2, 3, 3]);
}

#[test]
fn six_senators_and_six_sites_of_each_material() {
    assert_eq!((printed().senators, printed().sites), (6, 6));
}

#[test]
fn names_in_the_code_are_those_of_the_json() {
    for building in Building::ALL {
        assert_eq!(serde_json::to_value(building).unwrap(), building.name());
    }
    for material in Material::ALL {
        assert_eq!(serde_json::to_value(material).unwrap(), material.name());
        assert_eq!(serde_json::to_value(material.role()).unwrap(), material.role().name());
    }
}

#[test]
fn a_set_that_cannot_be_is_refused_with_its_reason() {
    let last = FILE.rfind("[[building]]").unwrap();
    assert_eq!(refused(&FILE[..last]), "temple is missing");
    assert_eq!(refused(&format!("{FILE}\n{}", &FILE[last..])), "temple stands there twice");
    let changed = |from: &str, to: &str| refused(&FILE.replacen(from, to, 1));
    assert_eq!(changed("material = \"rubble\"", "material = \"wood\""), "insula is of rubble, with the role laborer");
    assert_eq!(changed("copies = 6", "copies = 7"), "7 cards of insula; 1 to 6 are possible");
    assert_eq!(changed("value = 1", "value = 2"), "latrine has the value 1, other cards of rubble not");
    assert_eq!(changed("senators = 6", "senators = 4"), "4 Senators; 5 to 24 are possible");
    assert_eq!(changed("sites = 6", "sites = 7"), "7 sites of each material; 1 to 6 are possible");
    assert_eq!(changed("when = [\"limit\"]", "when = []"), "insula does not say when its function matters");
    let line = |from: &str, to: &str| Components::read(&FILE.replacen(from, to, 1)).unwrap_err().line;
    let first = |text: &str| 1 + FILE.lines().position(|line| line == text).expect("it stands there");
    assert_eq!(line("copies = 6", "copies = 7"), Some(first("copies = 6")));
    assert_eq!(line("senators = 6", "senators = 4"), Some(first("senators = 6")));
    assert!(changed("name = \"insula\"", "name = \"igloo\"").contains("igloo"));
    assert!(changed("value = 1", "price = 1").contains("price"));
    let few = FILE.replace("copies = 6", "copies = 1").replace("copies = 3", "copies = 1");
    assert_eq!(refused(&few), "40 cards; 72 to 144 are possible");
    let many = FILE.replace("copies = 3", "copies = 6");
    assert_eq!(refused(&many), "240 cards; 72 to 144 are possible");
}

#[test]
fn a_game_goes_by_the_set_it_was_dealt_from() {
    let other = FILE.replace("copies = 6", "copies = 4").replace("value = 3", "value = 4");
    let set = Components::sets().bring(&format!("{other}[set]\nname = \"small\"\n")).unwrap();
    let seats = SeatCount::new(2).unwrap();
    let deal = Deal::<GloryToRome>::new(Options::default(), seats, Seed::from_number(1), Nonce([1; 32]));
    let mut game = Game::start(Deal { components: set.clone(), ..deal });
    let state = game.position().state();
    assert_eq!(state.deck.len() as u8 + state.pool.total() + 8, 128);
    assert_eq!(state.set.value(Material::Marble), 4);
    let leader = state.leader;
    game.play(leader, Answer::Think).unwrap();
    let file = serde_json::to_string(game.record()).unwrap();
    assert!(file.contains(r#""components":{"name":"small""#), "{file}");
    let again = Game::<GloryToRome>::replay(serde_json::from_str(&file).unwrap()).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(again.position().state().camps[Seat(0)].influence(&set), 2);
}
