//! Few questions with one answer are left to people: the table answers what everybody could know. Draws and rolls stay gestures and
//! are counted apart; what an answer given at once would betray is asked, and said here by its key.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;

use saturnalia::GAMES;
use saturnalia_bots::BotSpec;
use saturnalia_catalog::{GameEntry, NewGame};
use saturnalia_rules::{Chance, LoneAnswers, Nonce, Seat, Seed};

/// Draws and rolls: made with one's own hand, whatever there is to choose.
const GESTURES: &[&str] =
    &["alea-ask-roll", "alea-ask-throw", "rome-ask-think", "rome-ask-think-granted", "city-ask-school-deck"];
/// Asked although there is one answer: that there is only one is the seat's own knowledge.
const SECRETS: &[&str] = &[
    "alea-ask-keep",
    "city-ask-act",
    "city-ask-act-build",
    "city-ask-draft",
    "city-ask-school-keep",
    "city-ask-school-return",
    "rome-ask-",
];

#[derive(Default)]
struct Count {
    asked: u32,
    gestures: u32,
    answered: u32,
    one: BTreeMap<String, u32>,
}

/// Counts what is put to `whose` seat, or to any.
fn play(entry: &GameEntry, seats: u8, seed: u64, lone: LoneAnswers, whose: Option<Seat>, count: &mut Count) {
    let mut game = entry
        .start(NewGame {
            seats,
            options: entry.options_of_a_new_game(&serde_json::Value::Null).unwrap(),
            components: None,
            scenario: None,
            chance: Chance::ByPurpose,
            seed: Seed::from_number(seed),
            nonce: Nonce([1; 32]),
            bond: None,
        })
        .unwrap();
    let bot: BotSpec = "greedy".parse().unwrap();
    while !game.is_over() {
        if let Some(lone) = game.lone_answer(lone) {
            count.answered += 1;
            game.play(lone.seat, &lone.answer).unwrap();
            continue;
        }
        let seat = game.asked().first().unwrap();
        let ask = game.ask(seat).unwrap();
        if whose.is_some_and(|whose| whose != seat) {
            // Put to a bot.
        } else if GESTURES.contains(&&*ask.question.key) {
            count.gestures += 1;
        } else {
            count.asked += 1;
            if ask.offers.len() == 1 {
                *count.one.entry(ask.question.key.to_string()).or_default() += 1;
            }
        }
        let answer = game.think(seat, &bot, seed, 1).unwrap().answer;
        game.play(seat, &answer).unwrap();
    }
}

#[test]
fn a_question_with_one_answer_is_put_only_where_the_answer_would_betray_a_hand() {
    for entry in GAMES {
        let mut count = Count::default();
        for seats in entry.info.min_seats..=entry.info.max_seats {
            (0..4).for_each(|seed| play(entry, seats, seed, LoneAnswers::ByTable, None, &mut count));
        }
        let one: u32 = count.one.values().sum();
        let share = f64::from(one) / f64::from(count.asked);
        println!(
            "{}: {} asked, {one} of them with one answer ({:.1} %: {:?}), {} draws and rolls, {} answered by the table",
            entry.info.key,
            count.asked,
            100.0 * share,
            count.one,
            count.gestures,
            count.answered
        );
        let betrays = |key: &String| SECRETS.iter().any(|start| key.starts_with(start));
        let needless: Vec<&String> = count.one.keys().filter(|key| !betrays(key)).collect();
        assert!(needless.is_empty(), "{}: {needless:?}", entry.info.key);
        assert!(count.answered > 0, "{}: the table answers nothing", entry.info.key);
    }
}

/// The most that is put to a person among bots with one answer, draws and rolls apart.
const MOST_LONE: f64 = 0.03;

#[test]
fn hardly_a_question_with_one_answer_is_put_to_a_person_among_bots() {
    let me = Seat(0);
    for entry in GAMES {
        let mut count = Count::default();
        for seats in entry.info.min_seats..=entry.info.max_seats {
            (0..4).for_each(|seed| play(entry, seats, seed, LoneAnswers::ByTableFor(me), Some(me), &mut count));
        }
        let one: u32 = count.one.values().sum();
        let share = f64::from(one) / f64::from(count.asked);
        println!("{}: {} asked, {one} of them with one answer: {:?}", entry.info.key, count.asked, count.one);
        assert!(count.asked > 0 && share <= MOST_LONE, "{}: {:.1} %", entry.info.key, 100.0 * share);
    }
}
