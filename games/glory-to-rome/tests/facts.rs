//! The card facts of data/buildings.toml agree with the tables in the code.

use glory_to_rome::cards::{Building, Material};

fn buildings() -> Vec<toml::Table> {
    let file: toml::Table = include_str!("../data/buildings.toml").parse().expect("valid TOML");
    let list = file["building"].as_array().expect("a list of buildings");
    list.iter().map(|building| building.as_table().expect("an entry").clone()).collect()
}

#[test]
fn forty_buildings_as_the_code_has_them() {
    let facts = buildings();
    assert_eq!(facts.len(), Building::ALL.len());
    for (facts, building) in facts.iter().zip(Building::ALL) {
        assert_eq!(facts["name"].as_str(), Some(building.name()));
        assert_eq!(facts["german"].as_str(), Some(building.german()));
        assert_eq!(facts["material"].as_str(), Some(building.material().name()));
        assert_eq!(facts["role"].as_str(), Some(building.role().name()));
        assert_eq!(facts["value"].as_integer(), Some(i64::from(building.material().value())));
        assert_eq!(facts["copies"].as_integer(), Some(i64::from(building.copies())));
        assert!(!facts["when"].as_array().unwrap().is_empty());
    }
}

#[test]
fn twenty_four_cards_of_each_material_are_one_hundred_and_forty_four() {
    let copies = |material: Material| -> i64 {
        let of = |facts: &&toml::Table| facts["material"].as_str() == Some(material.name());
        buildings().iter().filter(of).map(|facts| facts["copies"].as_integer().unwrap()).sum()
    };
    assert!(Material::ALL.into_iter().all(|material| copies(material) == 24));
}

#[test]
fn every_name_is_spelt_once() {
    let mut names: Vec<String> = buildings().iter().map(|facts| facts["name"].to_string()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 40);
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
