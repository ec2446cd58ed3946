//! The housing the rules compute is the best there is: compared with every possible one, on random tableaux.

mod table;

use alea_iacta_est::fortuna::Tiles;
use alea_iacta_est::score::{CHIPS_PER_POINT, Housed, Lodging, Roof, Tableau, Total, housing, senate_cards, total};
use alea_iacta_est::senate::{SenateCard, SenateCards};
use alea_iacta_est::tiles::{Patrician, Patricians, Province, Provinces, Sex, Tile};
use saturnalia_rules::Dice;
use table::printed;

/// The score of a housing, counted literally from the rulebook and the cards.
fn count(tableau: &Tableau, housed: &Housed) -> Total {
    let mut points = i16::from(tableau.fortuna.points()) + i16::from(tableau.chips / CHIPS_PER_POINT);
    for lodging in &housed.lodgings {
        points += lodging.province_points(&printed());
        points += lodging.residents().map(|resident| i16::from(printed().patrician(resident))).sum::<i16>();
    }
    points += tableau.senate.iter().map(|card| senate_cards::points(&printed(), card, tableau, housed)).sum::<i16>();
    let unhoused = housed.unhoused.iter().map(|patrician| i16::from(printed().patrician(patrician))).sum();
    Total { points, unhoused }
}

/// Whether everybody may live where he lives.
fn is_legal(tableau: &Tableau, housed: &Housed) -> bool {
    let mut strangers_in_provinces = 0;
    for lodging in &housed.lodgings {
        if lodging.woman.is_some_and(|woman| woman.sex() != Sex::Woman)
            || lodging.man.is_some_and(|man| man.sex() != Sex::Man)
        {
            return false;
        }
        let residents: Vec<Patrician> = lodging.residents().collect();
        let own_colour = match lodging.roof {
            Roof::Province(province) => province.colour(),
            Roof::Senate => None,
        };
        let strangers = match (own_colour, residents.as_slice()) {
            (Some(colour), people) => people.iter().filter(|person| person.colour() != colour).count(),
            (None, [one, other]) => usize::from(one.colour() != other.colour()),
            (None, _) => 0,
        };
        match lodging.roof {
            Roof::Province(_) => strangers_in_provinces += strangers,
            Roof::Senate if strangers > 0 => return false,
            Roof::Senate => {}
        }
    }
    let allowed = usize::from(tableau.senate.contains(SenateCard::Citizenship));
    strangers_in_provinces <= allowed
}

/// Tries every legal way to house the patricians.
fn brute_force(tableau: &Tableau) -> Total {
    fn go(tableau: &Tableau, people: &[Patrician], housed: &mut Housed, best: &mut Total) {
        let Some((person, rest)) = people.split_first() else {
            *best = (*best).max(count(tableau, housed));
            return;
        };
        go(tableau, rest, housed, best);
        housed.unhoused.remove(*person);
        for index in 0..housed.lodgings.len() {
            let slot = |lodging: &mut Lodging, who| match person.sex() {
                Sex::Woman => std::mem::replace(&mut lodging.woman, who),
                Sex::Man => std::mem::replace(&mut lodging.man, who),
            };
            let before = slot(&mut housed.lodgings[index], Some(*person));
            if before.is_none() && is_legal(tableau, housed) {
                go(tableau, rest, housed, best);
            }
            slot(&mut housed.lodgings[index], before);
        }
        housed.unhoused.insert(*person);
    }
    let mut housed = Housed::nobody(tableau);
    let mut best = count(tableau, &housed);
    let people: Vec<Patrician> = tableau.patricians.iter().collect();
    go(tableau, &people, &mut housed, &mut best);
    best
}

fn some<T: Tile>(dice: &mut Dice, from: &[T], count: u32) -> Vec<T> {
    let mut pool = from.to_vec();
    dice.shuffle(&mut pool);
    pool.truncate(count as usize);
    pool
}

/// A tableau of few colours, so that provinces and patricians meet; the cards that change housing come up often.
fn random_tableau(dice: &mut Dice) -> Tableau {
    let colours = 1 + dice.below(4);
    let provinces: Vec<Province> = Provinces::all()
        .iter()
        .filter(|province| province.colour().is_none_or(|colour| (colour as u32) < colours))
        .collect();
    let patricians: Vec<Patrician> =
        Patricians::all().iter().filter(|patrician| (patrician.colour() as u32) < colours + 1).collect();
    let mut owned: Provinces = {
        let count = dice.below(5);
        some(dice, &provinces, count).into_iter().collect()
    };
    if dice.below(2) == 0 {
        owned.insert(Province::FREE);
    }
    let people = dice.below(8);
    let cards = dice.below(6);
    Tableau {
        provinces: owned,
        patricians: some(dice, &patricians, people).into_iter().collect(),
        senate: some(dice, &SenateCard::ALL, cards).into_iter().collect(),
        fortuna: Tiles([dice.below(3) as u8, dice.below(3) as u8, dice.below(3) as u8]),
        chips: dice.below(9) as u8,
    }
}

#[test]
fn no_other_housing_scores_more_or_breaks_a_tie_better() {
    let mut dice = Dice::imagined(20);
    for number in 0..3_000 {
        let tableau = random_tableau(&mut dice);
        let best = brute_force(&tableau);
        assert_eq!(total(&printed(), &tableau), best, "tableau {number}: {tableau:?}");
        let housed = housing::best(&printed(), &tableau);
        assert!(is_legal(&tableau, &housed), "tableau {number}: {housed:?}");
        assert_eq!(count(&tableau, &housed), best, "tableau {number}: {tableau:?} gives {housed:?}");
    }
}

/// The same with the two cards that change who may live where in every hand.
#[test]
fn no_other_housing_is_better_with_citizenship_and_the_senate_province() {
    let mut dice = Dice::imagined(21);
    for number in 0..1_500 {
        let mut tableau = random_tableau(&mut dice);
        tableau.senate.insert(SenateCard::Citizenship);
        tableau.senate.insert(SenateCard::FreeSenateProvince);
        let best = brute_force(&tableau);
        assert_eq!(total(&printed(), &tableau), best, "tableau {number}: {tableau:?}");
        let housed = housing::best(&printed(), &tableau);
        assert!(is_legal(&tableau, &housed), "tableau {number}: {housed:?}");
        assert_eq!(count(&tableau, &housed), best, "tableau {number}: {tableau:?} gives {housed:?}");
    }
}

/// Everything the box holds at once: the search stays within its bounds.
#[test]
fn the_whole_box_in_one_hand_can_be_housed() {
    let tableau = Tableau {
        provinces: Provinces::all(),
        patricians: Patricians::all(),
        senate: SenateCards::all(),
        fortuna: printed().fortuna,
        chips: 30,
    };
    let housed = housing::best(&printed(), &tableau);
    assert!(is_legal(&tableau, &housed));
    assert_eq!(count(&tableau, &housed), total(&printed(), &tableau));
}
