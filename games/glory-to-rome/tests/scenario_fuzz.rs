//! No scenario brings the game down: random edits of scenarios are refused or played on.

use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options, Scope, ShownCards, VaultCards};
use glory_to_rome::{Components, GloryToRome, Scenario};
use saturnalia_rules::{Chance, Check as _, Components as _, Dice, Position, SeatCount, Seed, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use serde_json::{Value, json};

/// Scenarios that use every field.
fn seeds() -> Vec<Value> {
    vec![
        json!({
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
                 "acted": ["laborer"], "clients": ["laborer"]}]}),
        json!({
            "led": "craftsman", "deciding": 1,
            "seats": [
                {"played": ["dock"], "hand": ["wall", "bar", "road", "insula"], "completed": ["slave_market", "palace"],
                 "clients": ["craftsman", "merchant"],
                 "foundations": [{"building": "amphitheatre", "materials": 1}, {"building": "catacomb"}]},
                {"completed": ["colosseum", "gate"], "foundations": [{"building": "forum"}, {"building": "statue", "site": "rubble"}]}]}),
    ]
}

/// A word or number that may or may not belong there.
fn anything(dice: &mut Dice) -> Value {
    match dice.below(9) {
        0 => json!(dice.below(256)),
        1 => json!(dice.below(4)),
        2 => json!(Building::ALL[dice.below(40) as usize].name()),
        3 => json!(Material::ALL[dice.below(6) as usize].name()),
        4 => json!(Role::ALL[dice.below(6) as usize].name()),
        5 => json!("senator"),
        6 => Value::Null,
        7 => json!([]),
        _ => json!(vec![Material::ALL[dice.below(6) as usize].name(); dice.below(40) as usize]),
    }
}

/// Changes something somewhere in it.
fn edit(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Object(fields) if !fields.is_empty() && dice.below(8) > 0 => {
            let at = dice.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(at).cloned().unwrap_or_default();
            if dice.below(10) == 0 {
                fields.remove(&key);
            } else if let Some(field) = fields.get_mut(&key) {
                edit(field, dice);
            }
        }
        Value::Array(items) if !items.is_empty() && dice.below(8) > 0 => {
            let at = dice.below(items.len() as u32) as usize;
            match dice.below(4) {
                0 => items.push(items[at].clone()),
                1 => items.push(anything(dice)),
                2 if items.len() > 1 => drop(items.remove(at)),
                _ => edit(&mut items[at], dice),
            }
        }
        Value::Object(_) | Value::Array(_) | Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            *value = anything(dice);
        }
    }
}

fn variants() -> [Options; 3] {
    let open = Options { vaults: VaultCards::Open, demands: ShownCards::Name, ..Options::default() };
    [Options::default(), Options { edition: Edition::LookoutRed, ..open }, Options { game: Scope::Trial, ..open }]
}

#[test]
fn an_edited_scenario_is_refused_or_can_be_played() {
    let mut dice = Dice::imagined(11);
    let (mut played, mut refused) = (0, 0);
    for number in 0..4_000u64 {
        let mut scenario = seeds()[dice.below(2) as usize].clone();
        for _ in 0..dice.below(5) {
            edit(&mut scenario, &mut dice);
        }
        let Ok(parsed) = serde_json::from_value::<Scenario>(scenario.clone()) else {
            refused += 1;
            continue;
        };
        let seats = SeatCount::new(2 + dice.below(4) as u8).expect("two to five");
        let options = variants()[dice.below(3) as usize];
        let deal = Dice::fair(Seed::from_number(number), Chance::ByPurpose);
        let set = Components::sets().printed();
        let Ok(mut position) = Position::<GloryToRome>::arrange(&parsed, &options, set, seats, deal, None) else {
            refused += 1;
            continue;
        };
        played += 1;
        let mut player = RandomPlayer::new(number);
        for _ in 0..40 {
            position.state().check().unwrap_or_else(|problem| panic!("{problem}: {scenario}"));
            for viewer in Viewer::all(seats) {
                position.view(viewer);
                let world = position.imagine(viewer, player.dice());
                world.state().check().unwrap_or_else(|problem| panic!("{viewer:?} imagines: {problem}: {scenario}"));
                assert_eq!(world.view(viewer), position.view(viewer), "{viewer:?}: {scenario}");
            }
            if position.is_over() {
                break;
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    assert!(played > 300 && refused > 300, "{played} played, {refused} refused");
}
