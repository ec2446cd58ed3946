//! The data file, and what is refused in them.

mod table;

use gloria_mundi::Components;
use gloria_mundi::cards::{Building, Colour};
use gloria_mundi::components::Provenance;
use gloria_mundi::effect::{self, Effect, NotationError};
use saturnalia_rules::{Components as _, Misprint};
use table::*;

const FILE: &str = Components::PRINTED;

#[test]
fn the_file_of_the_box_is_sound() {
    assert_eq!(Components::read(FILE).as_ref(), Ok(printed().get()));
}

#[test]
fn every_colour_has_its_number_of_cards() {
    let count = |colour| Building::all().filter(|building| printed().facts(*building).colour == colour).count();
    assert_eq!([Colour::Farm, Colour::City, Colour::Peace].map(count), [15, 15, 15]);
    assert_eq!([Colour::Builder, Colour::Wall].map(count), [6, 6]);
}

#[test]
fn every_card_says_where_it_comes_from() {
    let rulebook =
        Building::all().filter(|building| printed().inscription(*building).ability == Provenance::Rulebook).count();
    assert_eq!(rulebook, 8, "the rulebook's own examples and its wall");
    assert!(Building::all().all(|building| printed().inscription(building).card == Provenance::Reconstructed));
    assert_eq!(printed().roads.provenance.len(), printed().roads.symbols.len());
}

#[test]
fn the_road_has_fifty_symbols() {
    let set = printed();
    let roads = &set.get().roads;
    let total: u8 = roads.symbols.iter().map(|symbols| symbols.total()).sum();
    assert_eq!(total, 50);
    assert_eq!((roads.symbols(0).total(), roads.symbols(roads.rome()).total()), (0, 0));
}

/// Reads the file with one text replaced by another.
fn with(old: &str, new: &str) -> Result<(), Misprint> {
    assert!(FILE.contains(old), "`{old}` is not in the file");
    Components::read(&FILE.replacen(old, new, 1)).map(|_| ())
}

/// The line on which a text stands in the file.
fn line_of(text: &str) -> usize {
    1 + FILE.lines().position(|line| line.contains(text)).expect("the text is there")
}

#[track_caller]
fn refused(loaded: Result<(), Misprint>, line: usize, problem: &str) {
    let error = loaded.expect_err("this is not sound");
    assert_eq!(error.line, Some(line), "{error}");
    assert!(error.problem.contains(problem), "{error}");
}

#[test]
fn an_unknown_effect_is_refused() {
    refused(with("\"farm=1F\"", "\"farm~1F\""), line_of("F09"), "is no effect");
    refused(with("\"+1F+1S\"", "\"+1F+1Q\""), line_of("F03"), "not an amount");
    refused(with("\"wall:city\"", "\"wall:sea\""), line_of("W03"), "neither farm, city nor peace");
    refused(with("\"goth@city:2S\"", "\"goth@rome:2S\""), line_of("C11"), "neither farm");
}

#[test]
fn an_effect_of_another_kind_of_card_is_refused() {
    refused(with("\"wall:city\"", "\"+2F\""), line_of("W03"), "not an effect of a Wall card");
    refused(with("\"buy:+1S\"", "\"+1S\""), line_of("B06"), "not an effect of a Builder card");
    refused(with("\"+2F\"", "\"swap:F>G\""), line_of("F01"), "not an effect of a Farm card");
}

#[test]
fn a_bad_total_is_refused() {
    refused(with("food = 98", "food = 97"), line_of("food = 98"), "add up to 98 food");
    refused(with("steps = 128", "steps = 130"), line_of("steps = 128"), "add up to 128 steps");
    refused(with("buildings = 57", "buildings = 56"), line_of("buildings = 57"), "57 cards, 56 announced");
    let slip = "type = \"farm\",    price = \"2G+2P\"";
    refused(with(slip, &slip.replace("2G", "3G")), line_of("gold = 97"), "add up to 98 gold");
}

#[test]
fn a_missing_card_is_refused() {
    let gone = FILE.lines().find(|line| line.contains("\"W06\"")).expect("a card of the box");
    refused(with(gone, ""), line_of("buildings = 57"), "56 cards");
}

#[test]
fn a_repeatable_trade_that_brings_back_its_cost_is_refused() {
    for endless in [
        "1FX>2F",
        "1FX>1F+1S",
        "2FX>1(F/G)+1F",
        "1(F/R)X>2(G/R)",
        "2(F/G)X>1F+1G",
        "1(F/G)+1(P/R)X>2(G/R)",
        "1(F/B)X>1F+steps",
        "1(F/farm)X>1F",
    ] {
        refused(with("\"1FX>1R\"", &format!("\"{endless}\"")), line_of("F06"), "brings back what it costs");
    }
}

/// These were refused although they cannot go on for ever; `other_cards.rs` plays them.
#[test]
fn a_circle_that_cannot_go_on_for_ever_is_allowed() {
    for ends in [
        "2FX>1F+1S",
        "1F+1GX>3F",
        "2(F/G)X>1F+1S",
        "1F+BX>2F",
        "1F+farmX>9F",
        "1(F/G)+1(P/R)X>1(F/G/P/R)",
        "BX>price",
        "2F>3F",
    ] {
        with("\"1FX>1R\"", &format!("\"{ends}\"")).unwrap_or_else(|error| panic!("{ends}: {error}"));
    }
    // Gold into food and food into gold on two farms: each acts once in a turn.
    with("\"3FX>1S\"", "\"1GX>2F\"").expect("a circle of two");
    let source = FILE.replacen("\"2FX>3G\"", "\"1GX>1F\"", 1).replacen("\"3FX>1S\"", "\"1RX>1G\"", 1);
    Components::read(&source).expect("a circle of three");
}

#[test]
fn slips_in_a_line_are_found_where_they_are() {
    refused(with("id = \"F02\"", "id = \"F01\""), line_of("\"F02\""), "twice");
    refused(with("id = \"F02\"", "id = \"X02\""), line_of("\"F02\""), "`X02` where `F02` should be");
    refused(with("price = \"2G+2P\"", "price = \"2G+2X\""), line_of("\"F01\""), "not an amount");
    refused(with("price = \"2G+2P\"", "price = \"2G+1S\""), line_of("\"F01\""), "not an amount");
    refused(with("card = \"reconstructed\"", "card = \"guessed\""), line_of("\"F01\""), "guessed");
    refused(with("steps = 2, effect = \"+2F\"", "stairs = 2, effect = \"+2F\""), line_of("\"F01\""), "stairs");
    refused(with("name = \"Hortus\"", "name = \"\""), line_of("\"F01\""), "a name");
}

#[test]
fn slips_on_the_roads_are_found_where_they_are() {
    refused(with("africa = 38", "africa = 0"), line_of("africa = 38"), "between 1 and 120");
    refused(with("symbols = \"F\"", "symbols = \"C\""), line_of("totals = {"), "add up to 20 F, 16 C and 14 P");
    refused(with("symbols = \"F\"", "symbols = \"X\""), line_of("space = 1,"), "are not symbols");
    refused(with("space = 2,", "space = 3,"), line_of("space = 2,"), "space 3 where 2 should be");
    let all = FILE.find("spaces = [").expect("there");
    let none = format!("{}spaces = []\n", &FILE[..all]);
    let error = Components::read(&none).expect_err("no road");
    assert!(error.problem.contains("0 spaces"), "{error}");
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, expected) in [
        ("", NotationError::Unknown(String::new())),
        ("2F", NotationError::Unknown("2F".into())),
        ("farms=1F", NotationError::Unknown("farms=1F".into())),
        ("0farm=1F", NotationError::Unknown("0farm=1F".into())),
        ("1S>2F", NotationError::GivesSteps("1S".into())),
        ("1(F/S)>2F", NotationError::GivesSteps("1(F/S)".into())),
        ("F>2G", NotationError::Gift("F".into())),
        ("0B>2G", NotationError::Gift("0B".into())),
        ("(F/B)>2G", NotationError::Gift("(F/B)".into())),
        ("1sea>2G", NotationError::Gift("1sea".into())),
        ("B>2B", NotationError::Amount("2B".into())),
        ("2F>steps", NotationError::NoBuilding("steps".into())),
        ("farm>price", NotationError::NoBuilding("price".into())),
        ("B+farm+city+peace>9S", NotationError::TooMuch("B+farm+city+peace".into())),
        ("+2(F/F)", NotationError::Amount("2(F/F)".into())),
        ("+2(F)", NotationError::Amount("2(F)".into())),
        ("+0F", NotationError::Amount("0F".into())),
        ("+F", NotationError::Amount("F".into())),
        ("+999F", NotationError::Amount("999F".into())),
        ("+1(F/G)+1(P/R)+1(F/P)+1(G/R)", NotationError::TooMuch("1(F/G)+1(P/R)+1(F/P)+1(G/R)".into())),
        ("swap:F", NotationError::Unknown("swap:F".into())),
        ("swap:F>S", NotationError::Tokens("S".into())),
    ] {
        assert_eq!(effect::parse(text), Err(expected), "`{text}`");
    }
}

#[test]
fn every_class_of_effect_is_read() {
    let classes = [
        ("+1F+1S", 0),
        ("2FX>1S", 1),
        ("B>steps", 1),
        ("2B>2R", 1),
        ("BX>price+1S", 1),
        ("1F+B>3S", 1),
        ("farm+2city>4S", 1),
        ("1(F/G)+1(P/R)>1(F/S)+1(G/S)", 1),
        ("1(B/farm/R)X>1S", 1),
        ("2city=1S", 2),
        ("farm:1S", 3),
        ("goth@city:2S", 4),
        ("swap:F>G X", 5),
        ("buy:+1S", 6),
        ("wall:city", 7),
    ];
    for (text, class) in classes {
        let found = match effect::parse(text).expect("an effect") {
            Effect::Produce(_) => 0,
            Effect::Trade { .. } => 1,
            Effect::Owned { .. } => 2,
            Effect::Exclusive { .. } => 3,
            Effect::GothOn { .. } => 4,
            Effect::Swap { .. } => 5,
            Effect::WhenBuying(_) => 6,
            Effect::Wall(_) => 7,
        };
        assert_eq!(found, class, "{text}");
    }
}
