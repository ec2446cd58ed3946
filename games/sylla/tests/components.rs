//! The printed components agree with the rulebook's totals, and files that cannot be are refused with a clear sentence.

mod table;

use saturnalia_rules::{Chance, Components as _, Deal, Dice, Game, Nonce, Position, SeatCount, Seed};
use serde_json::json;
use sylla::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};
use sylla::components::Source;
use sylla::state::Phase;
use sylla::{Components, Sylla};
use table::printed;

const FILE: &str = Components::PRINTED;

/// What is wrong with the file after one replacement.
fn problem(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "`{from}` is not in the file");
    Components::read(&FILE.replacen(from, to, 1)).expect_err("it cannot be played with").problem
}

#[test]
fn a_set_holds_ten_characters_three_of_them_christians() {
    let per_set = |card: Card| printed().card(card).per_set;
    assert_eq!(Card::characters().map(per_set).sum::<u8>(), 10);
    assert_eq!(Card::characters().filter(|card| card.is_christian()).map(per_set).sum::<u8>(), 3);
    assert_eq!(Card::ALL.map(|card| printed().in_box(card)).iter().sum::<u8>(), 43);
}

#[test]
fn there_are_thirty_two_tiles_of_nine_kinds() {
    let letters = [0, 1, 2].map(|letter| printed().tiles_of(letter).count());
    assert_eq!(letters, [12, 12, 8]);
    assert!(Building::ALL.iter().all(|building| printed().building(*building).tiles.iter().sum::<u8>() > 0));
}

#[test]
fn the_events_agree_with_the_examples_of_the_rulebook() {
    let set = printed();
    let example = [EventCard::Famine, EventCard::SlaveRevolt, EventCard::ImperialCult, EventCard::Decadence];
    assert_eq!(example.iter().map(|event| set.event(*event).famine).sum::<u8>(), 2);
    assert_eq!(set.event(EventCard::Famine).token, Some(Token::Health));
    assert_eq!(set.event(EventCard::Famine).fought_by.as_slice(), [Fighter::Vestal]);
    assert_eq!(set.event(EventCard::SlaveRevolt).token, Some(Token::Leisure));
    assert_eq!(set.event(EventCard::Decadence).token, None);
    assert!(Fighter::ALL.iter().all(|fighter| set.event(EventCard::Decadence).fought_by.contains(fighter)));
    for token in Token::ALL {
        assert_eq!(
            EventCard::ALL.iter().filter(|event| set.event(**event).token == Some(token)).count(),
            3,
            "{token:?}"
        );
    }
}

#[test]
fn the_ladder_never_falls_to_the_right_and_works_pay_more_for_better_places() {
    assert!(printed().ladder.is_sorted());
    for work in Work::ALL {
        assert!(printed().work(work).places.is_sorted_by(|one, other| one > other));
    }
}

#[test]
fn every_reconstructed_value_is_marked() {
    let set = printed();
    let marked: Vec<&str> = set.reconstructed().collect();
    for place in ["character/senator/hexes", "building/stall/tiles", "event/flood/famine", "ladder/values", "players/2"]
    {
        assert!(marked.contains(&place), "{place}");
    }
    for place in ["building/arch/amount", "players/4", "event/famine/token"] {
        let source = set.sources().iter().find(|(known, _)| known == place).map(|(_, source)| *source);
        assert_eq!(source, Some(Source::Rulebook), "{place}");
    }
}

#[test]
fn mistakes_are_named() {
    assert!(problem("value = [\"red\"]", "value = [\"blue\"]").contains("unknown variant `blue`"));
    assert_eq!(
        problem("value = [\"red\"]", "value = [\"red\", \"red\"]"),
        "characters.senator.hexes: Red stands there twice"
    );
    assert_eq!(
        problem("plain     = { value = 2", "plain     = { value = 1"),
        "characters: a set holds 9 cards instead of 10"
    );
    assert_eq!(
        problem("plain     = { value = 2", "plain     = { value = 250"),
        "characters.legionary: 250 in one set, more than 3"
    );
    assert_eq!(problem("value = [4, 2, 0]", "value = [5, 2, 0]"), "buildings: 33 tiles instead of 32");
    assert_eq!(problem("cards = { value = 3", "cards = { value = 2"), "crane.cards: 2 cards for 3 tiles");
    assert_eq!(
        problem("token     = { value = \"health\", source = \"rulebook\" }", ""),
        "events.famine.token is missing"
    );
    assert_eq!(
        problem("prestige  = { value = 1, source = \"rulebook\" }", ""),
        "events.decadence.prestige: earned with Decadence, and with no other event"
    );
    assert_eq!(
        problem("prestige  = { value = 1, source", "token     = { value = \"civic\", source"),
        "events.decadence: earns prestige, not a token"
    );
    assert!(problem("[works.senate]", "[works.forum]").contains("unknown variant `forum`"));
    let senate = &FILE[FILE.find("[works.senate]").unwrap()..FILE.find("[plebs]").unwrap()];
    assert_eq!(problem(senate, ""), "[works.senate] is missing");
    assert!(problem("[players.2]", "[players.5]").contains("unknown field `5`"));
    assert_eq!(
        problem("start          = { value = 4", "start          = { value = 9"),
        "ladder.start: there is no column 9"
    );
    // A token of 255 and a screen full of them: more points than a number holds.
    assert_eq!(
        problem(
            "values         = { value = [1, 1, 2, 2, 3, 3, 4]",
            "values         = { value = [1, 1, 2, 2, 3, 3, 101]"
        ),
        "ladder.values: 101 is more than 100"
    );
    assert_eq!(problem("step   = { value = 4, source = \"rulebook\" }", ""), "works.granary.step: is missing");
    assert_eq!(
        problem("step   = { value = 4, source", "step   = { value = 0, source"),
        "works.granary.step: must be at least 1"
    );
    assert_eq!(
        problem("places = { value = [10, 6, 2], source = \"rulebook\" }", ""),
        "works.pantheon: needs either `places` or `tiers`"
    );
    assert_eq!(
        problem("places = { value = [10, 6, 2], source", "places = { value = [10, 6, 2, 1], source"),
        "works.pantheon.places: more than 3"
    );
    assert!(problem("source = \"single\"", "source = \"hearsay\"").contains("unknown variant `hearsay`"));
    assert!(
        problem("famine_most    = { value = 6, source = \"rulebook\" }", "").contains("missing field `famine_most`")
    );
}

#[test]
fn numbers_that_a_game_could_not_be_played_with_are_named() {
    assert_eq!(
        problem("rounds           = { value = 5", "rounds           = { value = 6"),
        "table.rounds: 6 instead of 5"
    );
    assert_eq!(
        problem("coins            = { value = 60", "coins            = { value = 200"),
        "table.coins: 200 is more than 100"
    );
    assert_eq!(problem("value = [\"red\", \"red\", ", "value = [\"red\", "), "table.slots: 5 places instead of 6");
    assert_eq!(
        problem("recruits         = { value = 5", "recruits         = { value = 3"),
        "players.3.recruits: 3 is not between 4 and 6"
    );
    assert_eq!(
        problem("recruits         = { value = 4", "recruits         = { value = 6"),
        "players.2.recruits: 20 in all go under the deck, more than 10"
    );
    assert_eq!(
        problem("start_characters = { value = 4", "start_characters = { value = 8"),
        "players.4: the characters run out before the last round"
    );
    assert_eq!(
        problem("start_characters = { value = 8", "start_characters = { value = 11"),
        "players.2.start_characters: a set holds only 10 cards"
    );
    assert_eq!(
        problem("sales            = { value = 3", "sales            = { value = 7"),
        "players.2.sales: not between 1 and 6"
    );
    assert_eq!(
        problem("slave_price = { value = 2", "slave_price = { value = 0"),
        "ecclesia.slave_price: must be at least 1"
    );
}

/// The file after one replacement, which can be played with.
fn changed(from: &str, to: &str) -> Components {
    assert!(FILE.contains(from), "`{from}` is not in the file");
    Components::read(&FILE.replacen(from, to, 1)).unwrap_or_else(|misprint| panic!("{}", misprint.problem))
}

#[test]
fn christians_of_a_calling_can_show_other_hexagons() {
    let hexes = "hexes     = { value = [\"red\"], source = \"recon\" }";
    let set =
        changed(hexes, &format!("{hexes}\nchristian_hexes = {{ value = [\"grey\", \"yellow\"], source = \"box\" }}"));
    let shows = |card: Card| Colour::ALL.map(|colour| set.shows(card, colour));
    assert_eq!(shows(Card::Senator), [true, false, false]);
    assert_eq!(shows(Card::ChristianSenator), [false, true, true]);
    assert!(set.sources().contains(&("character/senator/christian_hexes".to_owned(), Source::Box)));
    let twice = format!("{hexes}\nchristian_hexes = {{ value = [\"grey\", \"grey\"], source = \"box\" }}");
    assert_eq!(problem(hexes, &twice), "characters.senator.christian_hexes: Grey stands there twice");
}

#[test]
fn an_event_can_show_any_number_of_famine_symbols() {
    let famine = "famine    = { value = 0, source";
    assert_eq!(changed(famine, "famine    = { value = 3, source").event(EventCard::Epidemic).famine, 3);
    assert_eq!(problem(famine, "famine    = { value = 21, source"), "events.epidemic.famine: 21 is more than 20");
    assert!(
        problem(famine, "famine    = { value = \"two\", source").contains("a number of symbols, or `true` for one")
    );
    assert!(problem(famine, "famine    = { value = -1, source").contains("a number of symbols"));
}

#[test]
fn a_file_that_says_yes_or_no_of_the_famine_symbol_keeps_its_meaning() {
    let yes_or_no = FILE.replace("famine    = { value = 0,", "famine    = { value = false,");
    let yes_or_no = yes_or_no.replace("famine    = { value = 1,", "famine    = { value = true,");
    assert_ne!(yes_or_no, FILE);
    assert_eq!(Components::read(&yes_or_no).unwrap(), Components::read(FILE).unwrap());
}

#[test]
fn every_famine_symbol_on_the_open_events_moves_the_famine() {
    let more = FILE.replace("famine    = { value = 1,", "famine    = { value = 2,");
    let set = Components::sets().bring(&format!("{more}\n[set]\nname = \"hungry\"\n")).unwrap();
    let scenario = serde_json::from_value(json!({ "events": ["flood", "famine", "epidemic"] })).unwrap();
    let dice = Dice::fair(Seed::from_number(1), Chance::OneStream);
    let seats = SeatCount::new(3).unwrap();
    let mut position = Position::<Sylla>::arrange(&scenario, &table::OPEN, set, seats, dice, None).unwrap();
    while position.state().phase == Phase::FirstConsul {
        let seat = position.asked().first().unwrap();
        let mut offers = Vec::new();
        position.offers(seat, &mut offers);
        position.play_offered(seat, offers[0], None);
    }
    assert_eq!(position.state().ladder.famine(), 4);
}

#[test]
fn a_game_goes_by_the_set_it_was_dealt_from() {
    let rich = FILE.replace("base_income      = { value = 3", "base_income      = { value = 7");
    let set = Components::sets().bring(&format!("{rich}\n[set]\nname = \"rich\"\n")).unwrap();
    let seats = SeatCount::new(3).unwrap();
    let deal = |components| Deal {
        components,
        chance: Chance::ByPurpose,
        ..Deal::<Sylla>::new(Default::default(), seats, Seed::from_number(1), Nonce([1; 32]))
    };
    let [printed, rich] = [printed(), set].map(|set| Game::start(deal(set)));
    let income = |game: &Game<Sylla>| game.position().view(saturnalia_rules::Viewer::Spectator).players[0].income;
    assert_eq!((income(&printed), income(&rich)), (3, 7));
    let file = serde_json::to_string(rich.record()).unwrap();
    assert!(file.contains(r#""components":{"name":"rich""#), "{file}");
    let again = Game::replay(serde_json::from_str(&file).unwrap()).unwrap();
    assert_eq!(again.position(), rich.position());
}
