//! Offers are short: whatever the rules offer in played games, in both languages. STYLE.md, rule 5.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;

use saturnalia::GAMES;
use saturnalia_catalog::{GameEntry, NewGame};
use saturnalia_rules::{Arg, Chance, Label, Nonce, Seed};
use saturnalia_texts::{Language, Texts};

/// The most characters of an offer.
const OFFER: usize = 60;

/// Offers that may be longer, by the beginning of their keys.
const EXCEPTIONS: &[&str] = &[
    // Says what the card does: the terminal has no help, and whoever chooses must know.
    "alea-offer-senate-card",
];

/// An offer with the first thing of every list: how many there are is not the sentence's fault.
fn shortened(label: &Label) -> Label {
    let mut short = label.clone();
    for (_, arg) in &mut short.args.0 {
        match arg {
            Arg::List(list) => list.truncate(1),
            Arg::Label(label) => *label = shortened(label),
            Arg::Number(_) | Arg::Text(_) | Arg::Term(_) | Arg::Seat(_) => {}
        }
    }
    short
}

/// Everything offered in a game of chance, by the key of its message: the longest in each language.
fn offered(entry: &GameEntry, seats: u8, languages: &[Texts], longest: &mut BTreeMap<(String, &'static str), String>) {
    let new = NewGame {
        seats,
        options: entry.options_of_a_new_game(&serde_json::Value::Null).unwrap(),
        components: None,
        scenario: None,
        chance: Chance::ByPurpose,
        seed: Seed::from_number(u64::from(seats)),
        nonce: Nonce([1; 32]),
        bond: None,
    };
    let mut game = entry.start(new).unwrap();
    // The longest of the names that bots have.
    let names = vec!["Drusilla".to_owned(); usize::from(seats)];
    let mut note = |label: &Label| {
        for texts in languages {
            let said = texts.say(&shortened(label), names.as_slice());
            let known = longest.entry((label.key.to_string(), texts.language().code())).or_default();
            if said.chars().count() > known.chars().count() {
                *known = said;
            }
        }
    };
    for number in 0..3000 {
        let Some(seat) = game.asked().first() else { break };
        let ask = game.ask(seat).unwrap();
        ask.offers.iter().for_each(|offer| note(&offer.label));
        game.play(seat, &ask.offers[(number * 7919 + 13) % ask.offers.len()].answer).unwrap();
    }
}

#[test]
fn no_offer_is_longer_than_sixty_characters() {
    let languages = Language::ALL.map(Texts::load);
    let mut longest = BTreeMap::new();
    for entry in GAMES {
        for seats in [entry.info.min_seats, entry.info.max_seats] {
            offered(entry, seats, &languages, &mut longest);
        }
    }
    assert!(longest.len() > 100, "games were played");
    let long = longest.iter().filter(|((key, _), said)| {
        said.chars().count() > OFFER && !EXCEPTIONS.iter().any(|start| key.starts_with(start))
    });
    let long: Vec<String> =
        long.map(|((key, language), said)| format!("{language} {key}, {}: {said}", said.chars().count())).collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}
