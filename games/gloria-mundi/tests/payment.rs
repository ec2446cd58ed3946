//! The dialogue of paying.

mod table;

use gloria_mundi::goods::{Basic, Token};
use gloria_mundi::{Answer, Event};
use serde_json::json;
use table::*;

/// Seat A may buy `card` at this surcharge, with these tokens and builders.
fn buying(id: &str, surcharge: u8, tokens: serde_json::Value, builders: &[&str]) -> Table {
    arrange(
        2,
        json!({ "phase": "buy", "forum": { surcharge.to_string(): id },
        "seats": [{ "tokens": tokens, "built": { "peace": builders } }] }),
    )
}

fn paid(table: &Table) -> gloria_mundi::goods::Tokens {
    let bought =
        table.heard.iter().find_map(|event| if let Event::Bought { paid, .. } = event { Some(*paid) } else { None });
    bought.expect("something was bought")
}

#[test]
fn without_glory_and_builders_nothing_is_asked_about_the_price() {
    let mut table = buying("F01", 0, json!({ "food": 5, "gold": 5, "peace": 5 }), &[]);
    table.buy(A, "F01", Basic::Farm);
    assert_eq!(paid(&table), tokens(0, 2, 2, 0));
}

#[test]
fn spare_glory_is_asked_for_kind_by_kind() {
    let mut table = buying("F01", 0, json!({ "food": 5, "gold": 5, "peace": 5, "glory": 1 }), &[]);
    table.buy(A, "F01", Basic::Farm);
    assert_eq!(table.offers(), [Answer::PayAsAsked, Answer::PayInstead(Token::Glory)]);
    table.play(A, Answer::PayAsAsked);
    assert_eq!(table.offers(), [Answer::PayAsAsked, Answer::PayInstead(Token::Glory)], "now for the peace");
    table.play(A, Answer::PayInstead(Token::Glory));
    assert_eq!(paid(&table), tokens(0, 2, 1, 1), "the rest was forced");
}

#[test]
fn glory_that_is_needed_elsewhere_is_not_offered() {
    // One peace is missing, so the only glory must stand in for it.
    let mut table = buying("F01", 0, json!({ "gold": 5, "peace": 1, "glory": 1 }), &[]);
    table.buy(A, "F01", Basic::Farm);
    assert_eq!(paid(&table), tokens(0, 2, 1, 1));
}

#[test]
fn a_builder_offers_its_swap_beside_the_printed_token() {
    let mut table = buying("F01", 0, json!({ "food": 1, "gold": 5, "peace": 2 }), &["B01"]);
    table.buy(A, "F01", Basic::Farm);
    assert_eq!(table.offers(), [Answer::PayAsAsked, Answer::PayInstead(Token::Food)]);
    table.play(A, Answer::PayInstead(Token::Food));
    assert_eq!(paid(&table), tokens(1, 1, 2, 0));
}

#[test]
fn a_single_swap_is_offered_once() {
    let mut table = buying("F01", 0, json!({ "food": 5, "gold": 2, "peace": 2 }), &["B04"]);
    table.buy(A, "F01", Basic::Farm);
    assert!(table.offers_answer(Answer::PayInstead(Token::Food)));
    table.play(A, Answer::PayInstead(Token::Food));
    assert_eq!(paid(&table), tokens(1, 1, 2, 0), "after that everything is forced");
}

#[test]
fn a_builder_lets_printed_glory_be_paid_with_a_base_token() {
    // C15 costs 2 food, 4 gold, 2 glory.
    let mut table = buying("C15", 0, json!({ "food": 2, "gold": 4, "peace": 2, "glory": 1 }), &["B05"]);
    table.buy(A, "C15", Basic::City);
    assert_eq!(paid(&table), tokens(2, 4, 1, 1));
    let table = buying("C15", 0, json!({ "food": 2, "gold": 4, "peace": 2 }), &["B05"]);
    assert_eq!(table.offers(), [Answer::Pass], "only one glory can be replaced");
}

#[test]
fn swaps_chain_through_different_kinds_of_the_price() {
    // Gold may be food, food may be peace: F04 costs one of each.
    let mut table = buying("F04", 0, json!({ "food": 1, "peace": 2 }), &["B01", "B03"]);
    table.buy(A, "F04", Basic::Farm);
    assert_eq!(paid(&table), tokens(1, 0, 2, 0));
}

#[test]
fn builders_do_not_help_with_tribute() {
    let table = arrange(
        2,
        json!({ "phase": "goth", "goth": 1, "seats": [{
        "tokens": { "food": 5 }, "built": { "peace": ["B01"] } }] }),
    );
    assert_eq!(table.offers(), [Answer::Refuse], "a gold is asked for");
}

#[test]
fn glory_in_tribute_is_asked_for() {
    let mut table = arrange(
        2,
        json!({ "phase": "goth", "goth": 11, "seats": [{
        "tokens": { "food": 1, "gold": 1, "glory": 1 } }] }),
    );
    table.play(A, Answer::PayTribute);
    assert_eq!(table.offers(), [Answer::PayAsAsked, Answer::PayInstead(Token::Glory)]);
    table.play(A, Answer::PayInstead(Token::Glory));
    assert_eq!(table.state().tribute.as_slice(), [tokens(0, 1, 0, 1)]);
}

#[test]
fn the_surcharge_is_not_asked_for_when_one_kind_is_left() {
    let mut table = buying("W03", 3, json!({ "food": 9, "gold": 2, "peace": 1 }), &[]);
    table.buy(A, "W03", Basic::City);
    assert_eq!(paid(&table), tokens(3, 2, 1, 0));
}

/// Against a plain search over all ways to pay, for many small hands and every card.
#[test]
fn exactly_the_cards_that_can_be_paid_are_offered() {
    let builders =
        [vec![], vec!["B01"], vec!["B04"], vec!["B05"], vec!["B02", "B04"], vec!["B01", "B02", "B03", "B04", "B05"]];
    for builders in builders {
        for hand in 0..64u16 {
            let owned = [hand & 3, hand >> 2 & 3, hand >> 4 & 3, hand % 2];
            for (id, surcharge) in [("F01", 0), ("F04", 1), ("C07", 0), ("C15", 0), ("W03", 2), ("P05", 0)] {
                let json = json!({ "food": owned[0], "gold": owned[1], "peace": owned[2], "glory": owned[3] });
                let table = buying(id, surcharge, json, &builders);
                let price = printed().facts(card(id)).price;
                let asked = [price.food, price.gold, price.peace, price.glory];
                let possible = can_pay(owned, asked, surcharge, &builders);
                assert_eq!(table.offers().len() > 1, possible, "{id}+{surcharge} with {owned:?} and {builders:?}");
            }
        }
    }
}

/// Tries every way to pay one asked token after the other.
fn can_pay(owned: [u16; 4], asked: [u16; 4], surcharge: u8, builders: &[&str]) -> bool {
    let Some(kind) = (0..4).find(|kind| asked[*kind] > 0) else {
        return owned.iter().sum::<u16>() >= u16::from(surcharge);
    };
    let mut rest = asked;
    rest[kind] -= 1;
    let pay = |token: usize| -> Option<[u16; 4]> {
        let mut left = owned;
        left[token] = left[token].checked_sub(1)?;
        Some(left)
    };
    let with =
        |token: usize, builders: &[&str]| pay(token).is_some_and(|left| can_pay(left, rest, surcharge, builders));
    if with(kind, builders) || (kind < 3 && with(3, builders)) {
        return true;
    }
    builders.iter().enumerate().any(|(index, builder)| {
        let mut without = builders.to_vec();
        without.remove(index);
        match *builder {
            "B01" => kind == 1 && with(0, builders),
            "B02" => kind == 2 && with(1, builders),
            "B03" => kind == 0 && with(2, builders),
            "B04" => kind < 3 && (0..3).any(|token| with(token, &without)),
            "B05" => kind == 3 && (0..3).any(|token| with(token, &without)),
            other => panic!("{other} is no swap"),
        }
    })
}
