//! The learned evaluations that the games ship.

use saturnalia::GAMES;

/// Most bytes of a network's file.
const MOST: usize = 2_000_000;

#[test]
fn every_network_fits_its_game_and_says_how_it_was_made() {
    for entry in GAMES {
        let key = entry.info.key;
        let network = entry.learned().unwrap_or_else(|| panic!("{key} ships none")).unwrap();
        assert!(network.to_text().len() < MOST, "{key}");
        assert!(network.origin.command.starts_with(&format!("saturnalia train {key} ")), "{key}: {:?}", network.origin);
        assert!(network.origin.games > 0 && network.origin.seconds > 0, "{key}: {:?}", network.origin);
    }
}
