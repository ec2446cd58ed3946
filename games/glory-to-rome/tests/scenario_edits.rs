//! Whatever a scenario says, it is set up or refused: nothing panics, and every position that follows is sound.

use glory_to_rome::GloryToRome;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options, Scope, ShownCards, VaultCards};
use saturnalia_rules_testkit::{Edits, edited_scenarios_are_refused_or_played};
use serde_json::{Value, json};

/// Scenarios that use every field, with their number of seats.
fn beginnings() -> Vec<(u8, Value)> {
    let legionary = json!({
        "leader": 1, "round": 9, "led": "legionary", "acting": 0, "demanded": ["villa"],
        "pool": ["wood", "stone"], "deck_top": ["villa"], "deck_size": 20,
        "in_town": {"stone": 1}, "out_of_town": {"stone": 1},
        "seats": [
            {"hand": ["bar", "villa", "senator"], "stockpile": ["brick"], "clients": ["patron", "legionary"],
             "vault": ["marble"], "vault_hidden": ["stone"], "vault_unseen": ["wood"],
             "completed": ["bath", "fountain", "statue", "prison", "basilica"], "opened": ["bath"],
             "without_site": ["prison"], "statue_site": "wood",
             "foundations": [{"building": "garden", "site": "stone", "materials": 2}],
             "sites": ["brick"], "units": 2, "resting": ["patron"], "crafted": true,
             "known": ["rubble"], "lacks": ["marble"]},
            {"hand": ["school", "sewer"], "completed": ["school", "bridge"], "played": ["senator", "archway"],
             "acted": ["laborer"], "clients": ["laborer"]}
        ]
    });
    let craftsman = json!({
        "led": "craftsman", "deciding": 1,
        "seats": [
            {"played": ["dock"], "hand": ["wall", "bar", "road", "insula"], "completed": ["slave_market", "palace"],
             "clients": ["craftsman", "merchant"],
             "foundations": [{"building": "amphitheatre", "materials": 1}, {"building": "catacomb"}]},
            {"completed": ["colosseum", "gate"],
             "foundations": [{"building": "forum"}, {"building": "statue", "site": "rubble"}]}
        ]
    });
    let bidding = json!({"bidding": true, "answered": [{"seat": 1, "answer": {"bid": "villa"}}],
                         "seats": [{}, {"hand": ["villa", "bar"]}]});
    vec![(3, legionary), (2, craftsman), (2, bidding)]
}

fn variants() -> [Options; 3] {
    let open = Options { vaults: VaultCards::Open, demands: ShownCards::Name, ..Options::default() };
    [Options::default(), Options { edition: Edition::LookoutRed, ..open }, Options { game: Scope::Trial, ..open }]
}

/// Every card by each of its names.
fn words() -> Vec<&'static str> {
    let buildings = Building::ALL.into_iter().map(Building::name);
    let materials = Material::ALL.into_iter().map(Material::name);
    buildings.chain(materials).chain(Role::ALL.into_iter().map(Role::name)).chain(["senator"]).collect()
}

#[test]
fn no_scenario_panics_or_leads_to_an_unsound_position() {
    let beginnings = beginnings();
    let numbers = [-1, 0, 1, 2, 3, 4, 5, 6, 40, 144, 255, 256];
    let edits = Edits { beginnings: &beginnings, words: &words(), numbers: &numbers, tries: 6_000 };
    edited_scenarios_are_refused_or_played::<GloryToRome>(&variants(), &edits);
}
