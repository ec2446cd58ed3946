//! What hints speak of.

use saturnalia_rules::{Seat, Stake, Stakes};

use crate::score::{CHIPS_PER_POINT, Tableau, housing, with_housing};
use crate::senate::SenateCards;
use crate::state::State;
use crate::text;

/// In the order in which [`count`] counts them.
pub(super) const STAKES: Stakes = Stakes {
    list: &[
        Stake::end(text::STAKE_POINTS_MORE, text::STAKE_POINTS_LESS, 1.0),
        Stake::end(text::STAKE_RIVAL_MORE, text::STAKE_RIVAL_LESS, -0.5),
        Stake::end(text::STAKE_HOUSED_MORE, text::STAKE_HOUSED_LESS, 1.0),
        Stake::end(text::STAKE_SENATE_POINTS_MORE, text::STAKE_SENATE_POINTS_LESS, 1.0),
        Stake::end(text::STAKE_FORTUNA_MORE, text::STAKE_FORTUNA_LESS, 1.0),
        Stake::means(text::STAKE_PROVINCES_MORE, text::STAKE_PROVINCES_LESS, 3.0),
        Stake::means(text::STAKE_PATRICIANS_MORE, text::STAKE_PATRICIANS_LESS, 2.0),
        Stake::means(text::STAKE_HOMELESS_MORE, text::STAKE_HOMELESS_LESS, -0.5),
        Stake::means(text::STAKE_FREE_PLACES_MORE, text::STAKE_FREE_PLACES_LESS, 0.5),
        Stake::means(text::STAKE_SENATE_CARDS_MORE, text::STAKE_SENATE_CARDS_LESS, 3.0),
        Stake::means(text::STAKE_CHIPS_MORE, text::STAKE_CHIPS_LESS, 0.55),
        Stake::end(text::STAKE_RIVAL_PROVINCES_MORE, text::STAKE_RIVAL_PROVINCES_LESS, -1.0),
        Stake::end(text::STAKE_RIVAL_PATRICIANS_MORE, text::STAKE_RIVAL_PATRICIANS_LESS, -0.7),
        Stake::end(text::STAKE_RIVAL_SENATE_MORE, text::STAKE_RIVAL_SENATE_LESS, -1.0),
    ],
    moments: [text::STAKE_THIS_PASS, text::STAKE_NEXT_PASS, text::STAKE_AT_THE_END],
};

/// What of all this the seat has.
pub(super) fn count(state: &State, seat: Seat, out: &mut [f32]) {
    let tableau = Tableau::of(state, seat);
    let set = state.set.get();
    let housing = housing::summary(set, &tableau);
    let total = with_housing(set, &tableau, housing.total).points;
    let fortuna = i16::from(tableau.fortuna.points());
    let chips = i16::from(tableau.chips / CHIPS_PER_POINT);
    // What Senate cards add, to the housing as well.
    let plain = housing::summary(set, &Tableau { senate: SenateCards::NONE, ..tableau }).total.points;
    let rivals = || state.seats.seats().filter(|other| *other != seat);
    let best_rival = rivals().map(|rival| crate::score::total(set, &Tableau::of(state, rival)).points).max();
    // After the end, what was to be used is of no use any more.
    let useful = |number: i16| if state.finished { 0.0 } else { f32::from(number) };
    let others = |number: &dyn Fn(Seat) -> u8| useful(rivals().map(|rival| i16::from(number(rival))).sum());
    let places = 2 * i16::from(tableau.provinces.len()) - i16::from(housing.housed);
    out.copy_from_slice(&[
        f32::from(total),
        f32::from(best_rival.unwrap_or_default()),
        f32::from(plain),
        f32::from(total - plain - fortuna - chips),
        f32::from(fortuna),
        useful(i16::from(tableau.provinces.len())),
        useful(i16::from(tableau.patricians.len())),
        useful(housing.total.unhoused),
        useful(places.max(0)),
        useful(i16::from(tableau.senate.len())),
        useful(i16::from(tableau.chips)),
        others(&|rival| state.players[rival].provinces.len()),
        others(&|rival| state.players[rival].patricians.len()),
        others(&|rival| state.senate_cards(rival).len()),
    ]);
}
