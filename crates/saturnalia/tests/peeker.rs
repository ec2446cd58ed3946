//! Whoever knows what everybody knows may still not know what is to come.

use saturnalia_rules::{Chance, Check as _, Components as _, Dice, Position, Rules, SeatCount, Seed, Viewer};

/// In worlds imagined by somebody who sees every hand, every seat sees what it saw, and nothing is impossible. Says whether anything was
/// imagined at all.
fn imagines_only_what_is_to_come<R: Rules>() -> bool {
    let mut imagined_anything = false;
    for seats in [R::INFO.min_seats, R::INFO.max_seats] {
        let seats = SeatCount::new(seats).expect("a number of seats");
        for seed in 0..4 {
            let dice = Dice::fair(Seed::from_number(seed), Chance::ByPurpose);
            let printed = R::Components::sets().printed();
            let mut position = Position::<R>::start(&R::Options::default(), printed, seats, dice, None);
            let mut dice = Dice::imagined(seed);
            let mut offers = Vec::new();
            while let Some(seat) = position.asked().first() {
                let world = position.imagine(Viewer::Truth, &mut dice);
                assert_eq!(world.state().check(), Ok(()), "{} seed {seed}", R::INFO.key);
                for viewer in Viewer::all(seats) {
                    assert_eq!(world.view(viewer), position.view(viewer), "{} seed {seed}", R::INFO.key);
                }
                let again = world.imagine(Viewer::Truth, &mut Dice::imagined(1));
                let from_truth = position.imagine(Viewer::Truth, &mut Dice::imagined(1));
                assert_eq!(again.state(), from_truth.state(), "{} seed {seed}", R::INFO.key);
                imagined_anything |= world.state() != position.state();
                position.offers(seat, &mut offers);
                let answer = *dice.pick(&offers).expect("an asked seat has an offer");
                position.play_offered(seat, answer, None);
            }
        }
    }
    imagined_anything
}

#[test]
fn a_peeker_sees_hands_but_not_what_is_to_come() {
    assert!(imagines_only_what_is_to_come::<glory_to_rome::GloryToRome>());
    assert!(imagines_only_what_is_to_come::<city_of_rome::CityOfRome>());
    assert!(imagines_only_what_is_to_come::<sylla::Sylla>());
    assert!(imagines_only_what_is_to_come::<gloria_mundi::GloriaMundi>());
    // What is drawn in Alea Iacta Est is drawn by the dice, not dealt beforehand.
    imagines_only_what_is_to_come::<alea_iacta_est::AleaIactaEst>();
}
