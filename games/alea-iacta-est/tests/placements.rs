//! In whole random games, the placements offered are exactly those that a literal reading of the rulebook allows.
//!
//! The referee below knows nothing of how the engine finds placements: it tries every choice of the rolled dice in every building.

mod table;

use std::collections::BTreeSet;

use alea_iacta_est::building::Building;
use alea_iacta_est::{Answer, State, Step};
use saturnalia_rules::{Dice, Seat};
use table::Table;

/// Every different choice of at least one of these dice, sorted.
fn choices(rolled: &[u8]) -> BTreeSet<Vec<u8>> {
    (1u32..1 << rolled.len())
        .map(|chosen| (0..rolled.len()).filter(|index| chosen >> index & 1 == 1).map(|index| rolled[index]).collect())
        .collect()
}

fn others(state: &State, seat: Seat) -> Vec<Seat> {
    state.seats.seats().filter(|other| *other != seat).collect()
}

fn temple_allows(state: &State, seat: Seat, dice: &[u8]) -> bool {
    if state.seats.get() < 4 {
        return false;
    }
    let of = |seat: Seat| state.templum.dice[seat].iter().collect::<Vec<u8>>();
    let best = state.seats.seats().map(of).max_by_key(Vec::len).expect("a table has seats");
    let together = [of(seat), dice.to_vec()].concat();
    together.len() == best.len() + 1 && together.iter().sum::<u8>() > best.iter().sum::<u8>()
}

fn senate_allows(state: &State, seat: Seat, dice: &[u8]) -> bool {
    let run = |seat: Seat| state.senatus[seat].dice().iter().collect::<Vec<u8>>();
    let mut together = [run(seat), dice.to_vec()].concat();
    together.sort_unstable();
    together.windows(2).all(|pair| pair[1] == pair[0] + 1)
        && others(state, seat).into_iter().all(|other| run(other) != together)
}

fn castrum_allows(state: &State, seat: Seat, dice: &[u8]) -> bool {
    let face = dice[0];
    let count = |seat: Seat| state.castrum[seat].iter().filter(|other| *other == face).count();
    let together = count(seat) + dice.len();
    dice.iter().all(|other| *other == face) && others(state, seat).into_iter().all(|other| count(other) != together)
}

fn forum_allows(state: &State, dice: &[u8]) -> bool {
    if dice.len() > 2 || (dice.len() == 2 && dice[0] + dice[1] != 5) {
        return false;
    }
    // All dice in order, the new ones before their equals; then only so many have a column.
    let old = state.forum.iter().map(|die| (die.face, true));
    let mut row: Vec<(u8, bool)> = old.chain(dice.iter().map(|face| (*face, false))).collect();
    row.sort_unstable();
    row.truncate(usize::from(state.seats.get()) + 2);
    row.iter().filter(|(_, old)| !old).count() == dice.len()
}

/// What the rulebook allows, by the building's name.
fn referee(state: &State, seat: Seat) -> BTreeSet<(&'static str, Vec<u8>)> {
    let rolled: Vec<u8> = state.players[seat].rolled.iter().collect();
    let mut allowed = BTreeSet::new();
    for dice in choices(&rolled) {
        for (building, allows) in [
            (Building::Templum, temple_allows(state, seat, &dice)),
            (Building::Senatus, senate_allows(state, seat, &dice)),
            (Building::Castrum, castrum_allows(state, seat, &dice)),
            (Building::Forum, forum_allows(state, &dice)),
        ] {
            if allows {
                allowed.insert((building.name(), dice.clone()));
            }
        }
    }
    if allowed.is_empty() {
        allowed.insert((Building::Latrina.name(), vec![rolled[0]]));
    }
    allowed
}

#[test]
fn the_engine_and_a_literal_referee_agree_on_every_placement() {
    let mut latrina = 0;
    for (count, seed) in (2..=5).flat_map(|count| (0..12).map(move |seed| (count, seed))) {
        let mut table = Table::deal(count, seed);
        let mut dice = Dice::imagined(seed);
        while let Some(seat) = table.asked() {
            if matches!(table.0.agenda().first(), Some(Step::Place(_))) {
                let offered: BTreeSet<(&'static str, Vec<u8>)> = table
                    .offers()
                    .into_iter()
                    .filter_map(|offer| {
                        let Answer::Place { building, dice } = offer else { return None };
                        Some((building.name(), dice.iter().collect()))
                    })
                    .collect();
                assert_eq!(offered, referee(table.state(), seat), "{:?}", table.state());
                latrina += usize::from(offered.iter().any(|(building, _)| *building == "latrina"));
            }
            let answer = *dice.pick(&table.offers()).unwrap();
            table.play(seat, answer);
        }
    }
    assert!(latrina > 0, "a forced Latrina came up");
}
