//! What hints speak of.

use saturnalia_rules::{Seat, Stake, Stakes};

use crate::city::district::districts;
use crate::score::{Line, points, total};
use crate::state::State;
use crate::text;

/// In the order in which [`count`] counts them.
pub(super) const STAKES: Stakes = Stakes {
    list: &[
        Stake::end(text::STAKE_POINTS_MORE, text::STAKE_POINTS_LESS, 1.0),
        Stake::end(text::STAKE_RIVAL_MORE, text::STAKE_RIVAL_LESS, -0.5),
        Stake::end(text::STAKE_DISTRICTS_MORE, text::STAKE_DISTRICTS_LESS, 1.0),
        Stake::end(text::STAKE_AQUEDUCTS_MORE, text::STAKE_AQUEDUCTS_LESS, 1.0),
        Stake::end(text::STAKE_TEMPLES_MORE, text::STAKE_TEMPLES_LESS, 1.0),
        Stake::end(text::STAKE_INFLUENCE_CARDS_MORE, text::STAKE_INFLUENCE_CARDS_LESS, 1.0),
        Stake::means(text::STAKE_MONEY_MORE, text::STAKE_MONEY_LESS, 1.0),
        Stake::means(text::STAKE_INFLUENCE_MORE, text::STAKE_INFLUENCE_LESS, 0.8),
        Stake::means(text::STAKE_PRODUCTION_MORE, text::STAKE_PRODUCTION_LESS, 1.5),
        Stake::means(text::STAKE_MARKERS_MORE, text::STAKE_MARKERS_LESS, 0.8),
        Stake::means(text::STAKE_HAND_MORE, text::STAKE_HAND_LESS, 0.8),
        Stake::means(text::STAKE_BUILDINGS_MORE, text::STAKE_BUILDINGS_LESS, 1.5),
        Stake::how_often(text::STAKE_START_PLAYER_MORE, text::STAKE_START_PLAYER_LESS, 1.0),
    ],
    moments: [text::STAKE_THIS_ROUND, text::STAKE_NEXT_ROUND, text::STAKE_AT_THE_END],
};

/// What of all this the seat has.
pub(super) fn count(state: &State, seat: Seat, out: &mut [f32]) {
    let player = &state.players[seat];
    let line = |line: Line| f32::from(points(state, seat, line));
    let rival = state.seats.seats().filter(|other| *other != seat).map(|other| total(state, other)).max();
    let (harvest, influence) = player.city.harvest();
    // After the last round, what was to be used is of no use any more.
    let useful = |number: f32| if state.finished { 0.0 } else { number };
    out.copy_from_slice(&[
        f32::from(total(state, seat)),
        f32::from(rival.unwrap_or_default()),
        districts(&player.city).iter().map(|district| f32::from(district.points())).sum::<f32>(),
        line(Line::Aqueducts),
        line(Line::Temples),
        line(Line::InfluenceCards),
        f32::from(player.money),
        f32::from(player.influence),
        useful(f32::from(harvest + influence)),
        useful(f32::from(player.city.marked().len())),
        useful(player.hand.len() as f32),
        useful(player.city.cards().len() as f32),
        useful(f32::from(u8::from(state.start_player == seat))),
    ]);
}
