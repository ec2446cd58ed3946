//! The appraisal is good enough to play by.

mod table;

use alea_iacta_est::{AleaIactaEst, Answer};
use saturnalia_bots::{Bot, Greedy, Random};
use saturnalia_rules::{Appraise, Seat, Seen};
use saturnalia_rules_testkit::laws;
use serde_json::json;
use table::{A, B, Table, pool};

/// One game of the greedy bot on this chair against random players: its place and points.
fn play(seats: u8, deal: u64, chair: Seat) -> (u8, i16) {
    let mut position = Table::deal(seats, deal).0;
    let (mut greedy, mut random) = (Greedy::new(deal), Random::new(deal + 1));
    while let Some(seat) = position.asked().first() {
        let bot: &mut dyn Bot<AleaIactaEst> = if seat == chair { &mut greedy } else { &mut random };
        let answer = bot.choose(&Seen::new(&position, seat)).answer;
        position.play_offered(seat, answer, None);
    }
    let outcome = position.outcome().expect("the game is over");
    (outcome.places[chair.index()], outcome.points[chair.index()])
}

#[test]
fn one_look_ahead_beats_random_players_almost_always() {
    for (seats, games) in [(2, 100), (3, 40), (4, 40), (5, 40)] {
        let played: Vec<_> = (0..games).map(|deal| play(seats, deal, Seat((deal % u64::from(seats)) as u8))).collect();
        let won = played.iter().filter(|(place, _)| *place == 1).count() as u64;
        assert!(won * 100 >= games * 95, "{won} of {games} with {seats} seats");
        let mean = played.iter().map(|(_, points)| i64::from(*points)).sum::<i64>() / played.len() as i64;
        assert!(mean >= 50, "{mean} points on average with {seats} seats; the rulebook's example has 43");
    }
}

/// What a position with this scenario is worth to A.
fn worth(scenario: serde_json::Value) -> f32 {
    AleaIactaEst::appraise(Table::arrange(2, scenario).state(), A)
}

#[test]
fn a_leading_group_is_worth_more_than_one_that_is_beaten() {
    let leading = json!({ "turn": 1, "players": [{ "castrum": [5, 5, 5] }, { "castrum": [4, 4, 4, 6, 6] }] });
    let beaten = json!({
        "turn": 1, "players": [{ "castrum": [5, 5, 5] }, { "castrum": [6, 6, 6, 1, 1, 1, 1] }]
    });
    assert!(worth(leading) > worth(beaten));
}

#[test]
fn a_patrician_with_a_home_is_worth_more_than_one_without() {
    let home = json!({ "players": [{ "provinces": ["red-1"], "patricians": ["red-woman-3"] }] });
    let stray = json!({ "players": [{ "provinces": ["red-1"], "patricians": ["blue-woman-3"] }] });
    assert!(worth(home) > worth(stray));
}

#[test]
fn the_greedy_bot_takes_the_patrician_that_has_a_home() {
    let mut table = Table::arrange(
        2,
        json!({
            "turn": 1, "rolled": [6], "forum": [{ "seat": 0, "face": 1 }],
            "patricians": ["red-woman-1", "red-woman-3", "blue-man-3", "green-man-2"],
            "players": [{ "provinces": ["red-1"] }, { "latrina": 7 }]
        }),
    );
    table.play(B, Answer::Place { building: alea_iacta_est::building::Building::Forum, dice: pool(&[6]) });
    let choice = Bot::<AleaIactaEst>::choose(&mut Greedy::new(1), &Seen::new(&table.0, A)).answer;
    assert_eq!(serde_json::to_value(choice).unwrap(), json!({ "patrician": "red-woman-3" }));
}

#[test]
fn every_standing_is_made_of_numbers() {
    laws::every_table::<AleaIactaEst>(&[Default::default()], laws::every_standing_is_made_of_numbers::<AleaIactaEst>);
}
