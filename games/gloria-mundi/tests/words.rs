//! What the game says reads as it should.

mod table;

use gloria_mundi::cards::Building;
use gloria_mundi::goods::Basic;
use gloria_mundi::printed::Printed;
use gloria_mundi::view::Brings;
use gloria_mundi::{Answer, Event, GloriaMundi, Options};
use saturnalia_rules::{Dice, Label, Position, Secrets as _, Viewer, Words as _};
use saturnalia_texts::{Language, SeatNumbers, Texts};
use serde_json::json;
use table::*;

fn said(texts: &Texts, label: &Label) -> String {
    let sentence = texts.say(label, &SeatNumbers);
    let sound = !sentence.is_empty() && !sentence.contains(['<', '{', '}', '$']);
    assert!(sound, "{label:?} in {}: {sentence}", texts.language());
    sentence
}

fn told(event: &Event) -> Option<Label> {
    GloriaMundi::tell(event, printed(), Viewer::Spectator)?.label
}

/// The sentence of a card is composed from its effect.
#[test]
fn a_card_explains_itself() {
    let printed = Printed::of(&printed());
    let explained = |language| {
        let texts = Texts::load(language);
        ["P12", "W03", "B04", "P10", "F13", "C08"].map(|id| said(&texts, &printed.cards[&card(id)].effect))
    };
    assert_eq!(
        explained(Language::English),
        [
            "give 1 token (food or peace) to get 1 step",
            "is lost to the Goth in place of the city below it",
            "with every later purchase: 1 token (food, gold or peace) replaces 1 token of the price (food, gold or peace)",
            "1 glory for each of your other peace cards, none of which acts this turn",
            "give 3 food to get 1 step, any number of times",
            "give 1 glory to get 3 tokens (each food, gold or peace)",
        ]
    );
    assert_eq!(
        explained(Language::German),
        [
            "gib 1 Stein (Nahrung oder Frieden) ab und erhalte 1 Schritt",
            "geht anstelle der Stadt darunter an den Goten verloren",
            "bei jedem späteren Kauf: 1 Stein (Nahrung, Gold oder Frieden) ersetzt 1 Stein des Preises (Nahrung, Gold oder Frieden)",
            "1 Ruhm für jede deiner anderen Frieden-Karten; keine davon ist in diesem Zug aktiv",
            "gib 3 Nahrung ab und erhalte 1 Schritt, beliebig oft",
            "gib 1 Ruhm ab und erhalte 3 Steine (je Nahrung, Gold oder Frieden)",
        ]
    );
}

/// Plays the last raid out and returns what was told about the Goth's move, and the Goth's line in the text view before it.
fn last_march(goth: u8, tribute: &serde_json::Value, language: Language) -> (String, String) {
    let texts = Texts::load(language);
    let mut table = arrange(2, json!({ "phase": "buy", "goth": goth, "tribute": tribute }));
    let lines = GloriaMundi::describe(&table.position.view(Viewer::Spectator), printed());
    let shown = lines.iter().find(|line| line.key.starts_with("gloria-show-goth")).expect("the Goth is shown");
    table.play(A, Answer::Pass);
    let moved = table
        .heard
        .iter()
        .filter_map(told)
        .find(|label| label.key.starts_with("gloria-goth-"))
        .expect("the Goth has moved");
    (said(&texts, shown), said(&texts, &moved))
}

/// Rome was told as "space 37", and a raid without symbols as a list of nothing.
#[test]
fn the_goth_is_told_to_march_into_rome_and_not_onto_a_space() {
    let (shown, moved) = last_march(36, &json!([]), Language::English);
    assert_eq!(shown, "The Goth stands before Rome and cannot be held any more.");
    assert_eq!(moved, "Nothing holds the Goth any more: he marches into Rome.");
    let tribute = json!([{ "food": 1, "gold": 1, "peace": 1 }]);
    let (_, moved) = last_march(35, &tribute, Language::German);
    assert_eq!(
        moved,
        "Nichts hält den Goten mehr auf: Er zieht nach Rom und zerstört unterwegs 1 Landgut, 1 Stadt und 1 Frieden-Karte."
    );
}

/// One turn in sentences that a person would say.
#[test]
fn a_turn_reads_as_plain_sentences() {
    let turn = |language: Language| {
        let texts = Texts::load(language);
        let mut table = arrange(
            2,
            json!({ "deck_top": ["F01"], "forum": { "0": "W03" }, "goth": 1,
                "seats": [{ "tokens": { "gold": 2, "peace": 1 } }] }),
        );
        table.heard.clear();
        table.play(A, Answer::Lay(Basic::Peace)).buy(A, "W03", Basic::City).play(A, Answer::Refuse);
        table.play(A, Answer::LoseWall(card("W03")));
        let turn = table.heard.iter().take_while(|event| !matches!(event, gloria_mundi::Event::TurnBegun { .. }));
        turn.filter_map(told).map(|label| said(&texts, &label)).collect::<Vec<_>>()
    };
    assert_eq!(
        turn(Language::German),
        [
            "#1 legt eine Frieden-Karte aus.",
            "#1 produziert 2 Frieden.",
            "#2 produziert 1 Frieden.",
            "#1 kauft Moenia und zahlt 2 Gold und 1 Frieden (auf: eine Stadt).",
            "#1 macht 2 Schritte (jetzt auf Schritt 2).",
            "#1 zahlt nicht: Der Gote zieht auf Feld 2 und zerstört 1 Stadt.",
            "#1 verliert Moenia und behält eine Stadt.",
        ]
    );
    assert_eq!(turn(Language::English)[3], "#1 buys Moenia and pays 2 gold and 1 peace (on: a city).");
    assert_eq!(turn(Language::English)[4], "#1 takes 2 steps (now on step 2).");
}

/// Every offer of whole games fits a line, in both languages (STYLE.md, texts, 5).
#[test]
fn offers_have_at_most_sixty_letters() {
    let languages = [Language::German, Language::English].map(Texts::load);
    let mut offers = Vec::new();
    for seed in 0..30 {
        let mut position = Position::<GloriaMundi>::start(&Options::default(), printed(), seats(4), dice(seed), None);
        let mut chance = Dice::imagined(seed);
        while let Some(seat) = position.asked().first() {
            position.offers(seat, &mut offers);
            for (offer, texts) in offers.iter().flat_map(|offer| languages.iter().map(move |texts| (offer, texts))) {
                let words = said(texts, &position.words(seat, *offer).expect("words"));
                assert!(words.chars().count() <= 60, "{} letters: {words}", words.chars().count());
            }
            position.play(seat, *chance.pick(&offers).expect("an offer"), None).expect("an offer is legal");
        }
    }
}

#[test]
fn an_offer_names_its_pieces() {
    let table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "0": "W03" }, "seats": [{ "tokens": { "gold": 2, "peace": 1 } }] }),
    );
    let buy = Answer::Buy { building: card("W03"), on: Basic::City };
    let pieces = table.position.pieces(A, buy);
    assert_eq!(pieces.iter().map(|piece| piece.0.as_str()).collect::<Vec<_>>(), ["forum/W03", "seat/0/city"]);
}

#[test]
fn what_cannot_be_bought_says_why() {
    let table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "0": "F01", "1": "W03" },
            "seats": [{ "tokens": { "gold": 2, "peace": 2 }, "bare": { "city": 1 } }] }),
    );
    let reasons = table.position.why_not(A);
    let keys: Vec<_> = reasons.iter().map(|(piece, label)| (piece.0.as_str(), label.key.as_ref())).collect();
    assert_eq!(keys, [("forum/F01", "gloria-why-no-place")]);
}

#[test]
fn the_view_sums_up_what_an_activation_brings() {
    let table = arrange(
        2,
        json!({ "phase": "activate", "laid": "farm", "seats": [{
            "bare": { "farm": 2 }, "built": { "farm": ["F09", "F13", "W01"] }, "tokens": {} }] }),
    );
    let view = table.position.view(Viewer::Seat(A));
    let activation = view.activation.expect("A is activating");
    assert_eq!((activation.plain, activation.product), (3, 5));
    assert_eq!((activation.built, activation.usable), (vec![card("F09"), card("F13")], vec![card("F09")]));
    let farms = &view.players[0].display[0];
    assert_eq!((farms.bare, farms.product), (2, 5));
    let annona = farms.built.iter().find(|built| built.card == card("F09")).expect("it lies there");
    assert_eq!(annona.brings, Some(Brings { food: 5, ..Brings::default() }));
}

#[test]
fn answers_and_cards_are_readable_json() {
    let buy = Answer::Buy { building: card("F01"), on: Basic::Farm };
    let text = serde_json::to_string(&buy).expect("JSON");
    assert_eq!(text, r#"{"buy":{"building":"F01","on":"farm"}}"#);
    assert_eq!(serde_json::from_str::<Answer>(&text).expect("an answer"), buy);
    assert!(serde_json::from_str::<Building>("\"Z99\"").is_err());
}
