//! The appraisal is good enough to play by.

mod table;

use city_of_rome::{Answer, CityOfRome, Options};
use saturnalia_rules::{Appraise, Chance, Dice, Position, Seat, Seed, Viewer};

/// The answer after which the seat's position looks best in a world it imagines.
fn greedy(position: &Position<CityOfRome>, seat: Seat, dice: &mut Dice) -> Answer {
    let mut offers = Vec::new();
    position.offers(seat, &mut offers);
    let world = position.imagine(Viewer::Seat(seat), dice);
    let worth = |answer: Answer| {
        let mut after = world.clone();
        after.play_offered(seat, answer, None);
        CityOfRome::appraise(after.state(), seat)
    };
    offers.into_iter().max_by(|one, other| worth(*one).total_cmp(&worth(*other))).expect("an asked seat has offers")
}

/// Plays one game of the greedy player on this chair against random players; its place and points.
fn play(seats: u8, deal: u64, chair: Seat) -> (u8, i16) {
    let mut dice = Dice::imagined(deal);
    let start = Dice::fair(Seed::from_number(deal), Chance::OneStream);
    let mut position =
        Position::<CityOfRome>::start(&Options::default(), table::printed(), table::seats(seats), start, None);
    let mut offers = Vec::new();
    while let Some(seat) = position.asked().first() {
        let answer = if seat == chair {
            greedy(&position, seat, &mut dice)
        } else {
            position.offers(seat, &mut offers);
            *dice.pick(&offers).expect("an asked seat has offers")
        };
        position.play_offered(seat, answer, None);
    }
    let outcome = position.outcome().expect("a finished game");
    (outcome.places[chair.index()], outcome.points[chair.index()])
}

#[test]
fn one_look_ahead_beats_random_players_almost_always() {
    for seats in 2..=4u8 {
        let games: Vec<_> = (0..100).map(|deal| play(seats, deal, Seat(deal as u8 % seats))).collect();
        let won = games.iter().filter(|(place, _)| *place == 1).count();
        assert!(won >= 98, "{won} of 100 with {seats} seats");
        let mean: i16 = games.iter().map(|(_, points)| points).sum::<i16>() / 100;
        assert!(mean >= 65, "{mean} points on average with {seats} seats; the rulebook's example has 75");
    }
}
