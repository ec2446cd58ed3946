//! Scenarios that begin in the middle of a phase.

mod table;

use gloria_mundi::goods::{Basic, Good, Token};
use gloria_mundi::options::Screens;
use gloria_mundi::state::End;
use gloria_mundi::{Answer, GloriaMundi, Options, Scenario};
use saturnalia_rules::{Dice, Position};
use serde_json::{Value, json};
use table::*;

#[track_caller]
fn refused(count: u8, scenario: &Value, place: &str, problem: &str) {
    let error = try_arrange(count, scenario).err().unwrap_or_else(|| panic!("{scenario} is no position"));
    assert_eq!(error.place, place, "{error}");
    assert!(error.problem.contains(problem), "{error}");
}

#[test]
fn in_the_middle_of_an_activation() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "active": 1,
        "activation": { "seat": 0, "plain": 1, "built": ["F12"], "acted": true },
        "seats": [{ "tokens": { "food": 2 }, "bare": { "farm": 3 }, "built": { "farm": ["F12", "F10"] } }, {}, {}] });
    let mut table = arrange(3, scenario);
    assert_eq!(table.asked(), Some(A), "seat 1 is done, seat 2 was before seat 0");
    assert!(!table.offers_answer(Answer::Use(card("F10"))), "Robigalia has acted");
    table.use_card(A, "F12");
    assert_eq!((table.tokens(A).food, table.steps(A)), (2, 1), "one farm was left to produce");
    assert!(table.offers_answer(Answer::Pass), "seat 1 buys");
}

#[test]
fn in_the_middle_of_an_effect() {
    let seats = json!([{ "tokens": { "food": 6 }, "built": { "farm": ["F13"], "city": ["C08"] } }]);
    let mut table = arrange(
        2,
        json!({ "phase": "activate", "laid": "farm", "activation": { "seat": 0 }, "seats": seats,
        "effects": [{ "times": { "building": "F13" } }] }),
    );
    assert_eq!(table.offers(), [1, 2].map(Answer::Times));
    table.play(A, Answer::Times(1));
    assert_eq!((table.tokens(A).food, table.steps(A)), (3, 1));
    let mut table = arrange(
        2,
        json!({ "phase": "activate", "laid": "city", "activation": { "seat": 0 }, "seats": seats,
        "effects": [{ "take": { "building": "C08", "left": 2 } }] }),
    );
    table.play(A, Answer::Take(Good::Gold)).play(A, Answer::Take(Good::Food));
    assert!(table.offers_answer(Answer::Pass));
    let seats = json!([{ "tokens": { "food": 1, "peace": 1 }, "built": { "peace": ["P12"] } }]);
    let mut table = arrange(
        2,
        json!({ "phase": "activate", "laid": "peace", "activation": { "seat": 0 }, "seats": seats,
        "effects": [{ "give": { "building": "P12", "times": 1 } }] }),
    );
    assert_eq!(table.offers(), [Token::Food, Token::Peace].map(Answer::Give));
    table.play(A, Answer::Give(Token::Food));
    assert_eq!(table.steps(A), 1);
}

#[test]
fn in_the_middle_of_a_purchase() {
    // Moenia costs two gold and a peace, here with a surcharge of two; a gold and a token on top are paid.
    let scenario = json!({ "phase": "payment", "forum": { "2": "W03" },
        "payment": { "building": "W03", "on": "city", "asked": { "gold": 1, "peace": 1 }, "surcharge": 1,
            "paid": { "gold": 1, "food": 1 } },
        "seats": [{ "tokens": { "food": 2, "gold": 2, "peace": 2 } }] });
    let mut table = arrange(2, scenario);
    assert_eq!(table.offers(), [Token::Food, Token::Gold, Token::Peace].map(Answer::PayExtra), "the price was forced");
    table.play(A, Answer::PayExtra(Token::Peace));
    assert_eq!((table.tokens(A), table.steps(A), table.has(A, "W03")), (tokens(2, 1, 0, 0), 2, true));
    assert!(table.offers_answer(Answer::Refuse), "phase 5 follows");
}

#[test]
fn in_the_middle_of_a_tribute() {
    let scenario = json!({ "phase": "payment", "goth": 11, "payment": { "asked": { "gold": 1 }, "paid": { "glory": 1 } },
        "seats": [{ "tokens": { "gold": 1, "glory": 1 } }] });
    let mut table = arrange(2, scenario);
    assert_eq!(table.offers(), [Answer::PayAsAsked, Answer::PayInstead(Token::Glory)]);
    table.play(A, Answer::PayAsAsked);
    assert_eq!(table.state().tribute[0], tokens(0, 1, 0, 1));
}

#[test]
fn in_the_middle_of_a_raid() {
    let scenario = json!({ "phase": "destroy", "goth": 6, "owed": { "farm": 1, "city": 1 }, "next": 1,
        "spoils": { "food": 1, "gold": 1 } });
    let mut table = arrange(3, scenario);
    assert_eq!(table.asked(), Some(B));
    table.play(B, Answer::LoseBare(Basic::City)).play(C, Answer::LoseBare(Basic::Farm));
    assert_eq!(table.asked(), Some(A), "the active player reclaims first");
    table.play(A, Answer::Reclaim(Token::Gold));
    assert_eq!(table.tokens(B).food, 2, "the last token is not asked for");
    let mut table =
        arrange(3, json!({ "phase": "reclaim", "goth": 6, "next": 2, "spoils": { "food": 1, "glory": 1 } }));
    table.play(C, Answer::Reclaim(Token::Glory));
    assert_eq!(table.tokens(C).glory, 1);
}

#[test]
fn in_the_middle_of_the_last_raid() {
    let mut table = arrange(2, json!({ "phase": "destroy", "goth": 37, "owed": { "farm": 2 } }));
    table.play(A, Answer::LoseBare(Basic::Farm)).play(B, Answer::LoseBare(Basic::Farm));
    assert_eq!(table.state().ended, Some(End::Rome));
}

#[test]
fn moments_that_cannot_be_are_refused_with_their_reason() {
    let payment = |payment: Value| {
        json!({ "phase": "payment", "forum": { "2": "W03" }, "payment": payment,
            "seats": [{ "tokens": { "gold": 3, "peace": 1 }, "bare": { "city": 1 } }] })
    };
    let moenia = |with: &[(&str, Value)]| {
        let mut wanted = json!({ "building": "W03", "on": "city" });
        with.iter().for_each(|(field, value)| wanted[*field] = value.clone());
        payment(wanted)
    };
    for (scenario, place, problem) in [
        (json!({ "turn": 65535 }), "turn", "from 1 to 1000"),
        (json!({ "phase": "payment" }), "payment", "say what is paid"),
        (json!({ "payment": {} }), "payment", "only in the phase `payment`"),
        (payment(json!({ "building": "W04", "on": "city" })), "payment.building", "not in the forum"),
        (payment(json!({ "building": "W03" })), "payment", "belong together"),
        (payment(json!({ "building": "W03", "on": "farm" })), "payment.on", "no free basic card"),
        (moenia(&[]), "payment", "cannot be paid"),
        (moenia(&[("asked", json!({ "food": 1 }))]), "payment", "more is asked"),
        (moenia(&[("surcharge", json!(3))]), "payment", "more is asked"),
        (moenia(&[("surcharge", json!(0))]), "payment.paid", "not the whole price"),
        (moenia(&[("paid", json!({ "gold": 60000, "food": 60000 }))]), "payment.paid", "more tokens"),
        (moenia(&[("helpers", json!(["B01"]))]), "payment.helpers", "not a builder"),
        (json!({ "phase": "payment", "goth": 36, "payment": {} }), "payment", "before Rome"),
        (json!({ "owed": { "farm": 1 } }), "owed", "only in the phase `destroy`"),
        (json!({ "phase": "goth", "spoils": { "food": 1 } }), "spoils", "only in the phase"),
        (json!({ "phase": "destroy", "goth": 1, "owed": { "farm": 2 } }), "owed", "more symbols"),
        (json!({ "phase": "destroy", "goth": 1, "spoils": { "gold": 1 } }), "spoils", "more tokens"),
        (
            json!({ "phase": "reclaim", "goth": 2, "spoils": { "food": 1, "gold": 1, "glory": 1 } }),
            "spoils",
            "more tokens",
        ),
        (json!({ "phase": "reclaim", "goth": 2, "next": 5 }), "next", "no seat 5"),
        (json!({ "phase": "reclaim", "goth": 2, "tribute": [{ "peace": 1 }] }), "tribute", "passed all"),
        (json!({ "phase": "buy", "goth": 37 }), "goth", "Rome is space 37"),
        (json!({ "phase": "activate", "laid": "farm", "activation": { "seat": 7 } }), "activation.seat", "no seat 7"),
        (json!({ "phase": "activate", "laid": "farm", "activation": { "plain": 2 } }), "activation.plain", "fewer"),
        (
            json!({ "phase": "activate", "laid": "farm", "activation": { "built": ["F01"] } }),
            "activation.built",
            "not a",
        ),
        (
            json!({ "phase": "goth", "effects": [{ "take": { "building": "B06", "left": 1 } }] }),
            "effects[0]",
            "display",
        ),
    ] {
        refused(2, &scenario, place, problem);
    }
}

/// Every position of whole games is told as a scenario, written down, read and set up again: the very same position.
#[test]
fn every_position_is_told_as_a_scenario() {
    for (set, screens) in [(printed(), Screens::Open), (every_form(), Screens::Closed)] {
        let options = Options { screens };
        for count in 2..=6 {
            for seed in 0..8 {
                let mut position =
                    Position::<GloriaMundi>::start(&options, set.clone(), seats(count), dice(seed), None);
                let mut chance = Dice::imagined(seed);
                let mut offers = Vec::new();
                while let Some(seat) = position.asked().first() {
                    let told = Scenario::of(position.state(), position.agenda()).expect("it can be told");
                    let written = serde_json::to_string(&told).expect("JSON");
                    let read: Scenario = serde_json::from_str(&written).expect("a scenario");
                    let again = Position::<GloriaMundi>::arrange(
                        &read,
                        &options,
                        set.clone(),
                        seats(count),
                        dice(seed + 1),
                        None,
                    );
                    let again = again.unwrap_or_else(|error| panic!("{error}: {written}"));
                    assert_eq!((again.state(), again.agenda()), (position.state(), position.agenda()), "{written}");
                    position.offers(seat, &mut offers);
                    position.play(seat, *chance.pick(&offers).expect("an offer"), None).expect("an offer is legal");
                }
            }
        }
    }
}
