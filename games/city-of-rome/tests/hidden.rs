//! What players know about hidden cards, and what they imagine of the rest.

mod table;

use city_of_rome::Answer;
use city_of_rome::cards::{Card, Deck};
use saturnalia_rules::{Dice, Seat, Viewer};
use serde_json::json;
use table::{Table, deck_kinds};

/// Seat 0 has a school built with three neighbours and is asked for the deck; these cards lie on top of deck III.
fn school(top: &[&str]) -> Table {
    let city = ["vegetable_farm . house3", "house2 house2 house2"];
    let setting = json!({
        "round": 13, "phase": "action", "strips": ["BBBCC"], "builders": [null, null, 0, 1],
        "offer": [null, "school", "school"], "decks": { "III": top },
        "seats": [{ "city": city }, {"city": city, "hand": ["university"]}]
    });
    let mut table = Table::arrange(4, setting);
    table.play(Answer::Take(Card::School));
    table.build(Card::School, (4, 3));
    table
}

/// Fifty worlds the viewer cannot tell from the truth.
fn worlds(table: &Table, viewer: Viewer) -> Vec<Table> {
    let mut dice = Dice::imagined(7);
    (0..50).map(|_| Table { position: table.position.imagine(viewer, &mut dice), told: Vec::new() }).collect()
}

#[test]
fn who_put_cards_under_a_deck_knows_them_and_their_order() {
    let mut table = school(&["arena", "fortuna", "house4"]);
    table.play(Answer::Draw(Deck::III));
    table.play(Answer::Keep(Card::Arena));
    table.play(Answer::Return(Card::House4));
    let bottom = [Card::Fortuna, Card::House4];
    assert!(worlds(&table, Viewer::Seat(Seat(0))).iter().all(|world| deck_kinds(world, Deck::III)[..2] == bottom));
    let others = worlds(&table, Viewer::Seat(Seat(2)));
    assert!(others.iter().any(|world| deck_kinds(world, Deck::III)[..2] != bottom));
    assert!(others.iter().any(|world| world.player(0).hand.held()[0].card.kind != Card::Arena));
}

#[test]
fn drawn_cards_are_seen_only_by_the_one_who_drew_them() {
    let mut table = school(&["arena", "fortuna", "house4"]);
    assert!(table.reveals(Answer::Draw(Deck::III)));
    let drawn = vec![Card::House4, Card::Arena, Card::Fortuna];
    assert_eq!(table.view(0).peeked.unwrap().cards, Some(drawn.clone()));
    let seen_by_other = table.view(1).peeked.unwrap();
    assert_eq!((seen_by_other.count, seen_by_other.cards), (3, None));
    let imagined = |viewer| {
        worlds(&table, viewer).iter().map(|world| world.view(0).peeked.unwrap().cards.unwrap()).collect::<Vec<_>>()
    };
    assert!(imagined(Viewer::Seat(Seat(0))).iter().all(|cards| *cards == drawn));
    assert!(imagined(Viewer::Spectator).iter().any(|cards| *cards != drawn));
}

#[test]
fn what_was_kept_and_returned_can_be_taken_back_but_not_the_draw() {
    let mut table = school(&["arena", "fortuna", "house4"]);
    assert!(table.reveals(Answer::Draw(Deck::III)));
    assert!(!table.reveals(Answer::Keep(Card::Arena)), "nobody else sees which");
}

#[test]
fn a_card_known_under_a_deck_is_still_known_to_be_among_those_another_school_drew() {
    // Deck III holds five cards: three are drawn and two go back, so that the next school meets them again.
    let mut table = school(&["arena", "fortuna", "house4"]);
    assert_eq!(table.state().deck_len(Deck::III), 5);
    table.play(Answer::Draw(Deck::III));
    table.play(Answer::Keep(Card::Arena));
    table.play(Answer::Return(Card::House4));
    table.play_until(|table| table.asked() == Seat(1));
    table.play(Answer::Take(Card::School));
    // Seat 1 draws all four cards that are left, Fortuna and the house among them, and keeps Fortuna.
    table.play(Answer::Build(Card::University));
    table.play(Answer::Site(table::cell((4, 3))));
    table.play(Answer::Draw(Deck::III));
    assert_eq!(table.state().peeked.len(), 4);
    table.play(Answer::Keep(Card::Fortuna));
    table.play_until(|table| table.state().peeked.is_empty());

    let of_draw = |world: &Table| {
        let mut cards = deck_kinds(world, Deck::III);
        cards.push(world.player(1).hand.held()[0].card.kind);
        cards
    };
    let imagined = worlds(&table, Viewer::Seat(Seat(0)));
    for world in &imagined {
        let cards = of_draw(world);
        assert!(cards.contains(&Card::Fortuna) && cards.contains(&Card::House4), "{cards:?}");
    }
    let kept = |world: &Table| world.player(1).hand.held()[0].card.kind;
    assert!(imagined.iter().any(|world| kept(world) == Card::Fortuna));
    assert!(imagined.iter().any(|world| kept(world) != Card::Fortuna), "but not which of them was kept");
    assert!(worlds(&table, Viewer::Seat(Seat(1))).iter().all(|world| kept(world) == Card::Fortuna));
}

#[test]
fn a_twin_that_comes_to_light_could_have_been_the_one_that_was_known() {
    // Seat 0 puts an aqueduct under deck III; seat 1 draws it together with another one and keeps an aqueduct.
    let mut table = school(&["aqueduct", "arena", "fortuna", "aqueduct"]);
    table.play(Answer::Draw(Deck::III));
    table.play(Answer::Keep(Card::Arena));
    table.play(Answer::Return(Card::Aqueduct));
    table.play_until(|table| table.asked() == Seat(1));
    table.play(Answer::Take(Card::School));
    table.build(Card::University, (4, 3));
    table.play(Answer::Draw(Deck::III));
    table.play(Answer::Keep(Card::Aqueduct));
    let suspected = |table: &Table| {
        let decks = table.state().deck(Deck::III).iter();
        let held = table.player(1).hand.held().iter().map(|held| &held.card);
        decks.chain(held).filter(|card| card.kind == Card::Aqueduct && card.suspected_by.contains(Seat(0))).count()
    };
    table.play_until(|table| table.state().peeked.is_empty());
    assert_eq!(suspected(&table), 1);
    // When one of the two is built, seat 0 cannot know that another one is left.
    table.play_until(|table| table.asked() == Seat(1) && table.offers().contains(&Answer::Build(Card::Aqueduct)));
    assert!(table.reveals(Answer::Build(Card::Aqueduct)));
    assert_eq!(suspected(&table), 0);
}

#[test]
fn strips_that_were_not_turned_up_yet_are_unknown_and_later_known_for_good() {
    let early = Table::arrange(3, json!({"round": 2, "phase": "placement"}));
    assert!(early.spectate().coming_strips.is_empty());
    let truth = early.state().strips;
    let imagined = worlds(&early, Viewer::Seat(Seat(0)));
    // In round 2 the strips of the rounds to come up to the fifth are unknown; the two used ones lie at the bottom.
    assert!(
        imagined.iter().all(|world| world.state().strips[0] == truth[0] && world.state().strips[4..] == truth[4..])
    );
    assert!(imagined.iter().any(|world| world.state().strips[1..4] != truth[1..4]));
    let late = Table::arrange(3, json!({"round": 5, "phase": "placement"}));
    assert!(worlds(&late, Viewer::Spectator).iter().all(|world| world.state().strips == late.state().strips));
    assert_eq!(late.spectate().coming_strips.len(), 6);
}

#[test]
fn the_announced_strips_are_the_ones_that_come() {
    let mut table = Table::arrange(3, json!({"round": 7, "phase": "placement"}));
    for round in 8..=14 {
        let announced = table.spectate().coming_strips[0].clone();
        table.play_until(|table| table.state().round == round);
        let used: Vec<_> = table.spectate().strip.iter().map(|field| field.symbol).collect();
        assert_eq!(used, announced);
    }
    assert!(table.spectate().coming_strips.is_empty());
}
