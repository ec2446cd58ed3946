//! The learned evaluations that the games ship.

use saturnalia::GAMES;

/// Most bytes of a network's file.
const MOST: usize = 2_000_000;

/// Games that were trained for. Another game of the list may ship a network; these do.
const TRAINED: [&str; 5] = ["glory-to-rome", "alea-iacta-est", "sylla", "city-of-rome", "gloria-mundi"];

#[test]
fn every_network_that_is_shipped_fits_its_game_and_says_how_it_was_made() {
    for entry in GAMES {
        let key = entry.info.key;
        let Some(network) = entry.learned() else { continue };
        let network = network.unwrap();
        assert!(network.to_text().len() < MOST, "{key}");
        assert!(network.origin.command.starts_with(&format!("saturnalia train {key} ")), "{key}: {:?}", network.origin);
        assert!(network.origin.games > 0 && network.origin.seconds > 0, "{key}: {:?}", network.origin);
    }
}

#[test]
fn no_game_that_was_trained_for_has_lost_its_network() {
    let shipped: Vec<&str> =
        GAMES.into_iter().filter(|entry| entry.learned().is_some()).map(|entry| entry.info.key).collect();
    assert!(TRAINED.iter().all(|key| shipped.contains(key)), "{shipped:?}");
}
