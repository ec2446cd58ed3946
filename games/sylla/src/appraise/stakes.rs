//! What hints speak of.

use saturnalia_rules::{Seat, Stake, Stakes};

use super::others;
use crate::cards::{Building, Calling, Card};
use crate::phase::vii_famine_and_crises::hunger;
use crate::row::Pose;
use crate::score::Points;
use crate::state::State;
use crate::text;

/// In the order in which [`count`] counts them.
pub(super) const STAKES: Stakes = Stakes {
    list: &[
        Stake::end(text::STAKE_POINTS_MORE, text::STAKE_POINTS_LESS, 1.0),
        Stake::end(text::STAKE_RIVAL_MORE, text::STAKE_RIVAL_LESS, -0.5),
        Stake::end(text::STAKE_PRESTIGE_MORE, text::STAKE_PRESTIGE_LESS, 1.0),
        Stake::end(text::STAKE_TOKENS_MORE, text::STAKE_TOKENS_LESS, 1.0),
        Stake::end(text::STAKE_CHRISTIANS_MORE, text::STAKE_CHRISTIANS_LESS, 2.0),
        Stake::end(text::STAKE_FREED_MORE, text::STAKE_FREED_LESS, 1.0),
        Stake::end(text::STAKE_HUNGER_MORE, text::STAKE_HUNGER_LESS, -1.0),
        Stake::end(text::STAKE_FACE_DOWN_MORE, text::STAKE_FACE_DOWN_LESS, -1.0),
        Stake::how_often(text::STAKE_CONSUL_MORE, text::STAKE_CONSUL_LESS, 2.0),
        Stake::means(text::STAKE_DENARII_MORE, text::STAKE_DENARII_LESS, 0.5),
        Stake::means(text::STAKE_SENATORS_MORE, text::STAKE_SENATORS_LESS, 1.5),
        Stake::means(text::STAKE_MERCHANTS_MORE, text::STAKE_MERCHANTS_LESS, 1.5),
        Stake::means(text::STAKE_LEGIONARIES_MORE, text::STAKE_LEGIONARIES_LESS, 2.0),
        Stake::means(text::STAKE_VESTALS_MORE, text::STAKE_VESTALS_LESS, 2.0),
        Stake::means(text::STAKE_SLAVES_MORE, text::STAKE_SLAVES_LESS, 1.5),
        Stake::means(text::STAKE_CRANES_MORE, text::STAKE_CRANES_LESS, 1.5),
        Stake::means(text::STAKE_STALLS_MORE, text::STAKE_STALLS_LESS, 2.0),
        Stake::means(text::STAKE_FIELDS_MORE, text::STAKE_FIELDS_LESS, 2.0),
        Stake::means(text::STAKE_HOUSE_TEMPLES_MORE, text::STAKE_HOUSE_TEMPLES_LESS, 2.0),
        Stake::means(text::STAKE_TAVERNS_MORE, text::STAKE_TAVERNS_LESS, 2.0),
        Stake::means(text::STAKE_UPRIGHT_MORE, text::STAKE_UPRIGHT_LESS, 0.5),
    ],
    moments: [text::STAKE_THIS_ROUND, text::STAKE_NEXT_ROUND, text::STAKE_AT_THE_END],
};

/// What of all this the seat has.
pub(super) fn count(state: &State, seat: Seat, out: &mut [f32]) {
    let player = &state.players[seat];
    let row = &player.row;
    let points = Points::of(state, seat);
    let rival = others(state, seat).map(|other| Points::of(state, other).total()).max().unwrap_or_default();
    let down: u8 = Card::ALL.into_iter().map(|card| row.count(card, Pose::Down)).sum();
    let closed: u8 = Building::LASTING.into_iter().map(|building| player.estate.down(building)).sum();
    let upright: u8 = Card::ALL.into_iter().map(|card| row.count(card, Pose::Upright)).sum();
    // Once the church is built, what was to be used is of no use any more.
    let useful = |number: u8| if state.finished { 0.0 } else { f32::from(number) };
    let cards = |calling: Calling| useful(row.face_up(calling));
    let open = |building: Building| useful(player.estate.open(building));
    out.copy_from_slice(&[
        f32::from(points.total()),
        f32::from(rival),
        f32::from(points.glory),
        points.tokens.iter().map(|points| f32::from(*points)).sum::<f32>(),
        f32::from(row.christians()),
        f32::from(points.freed),
        useful(u8::try_from(hunger(&state.set, player, state.ladder.famine())).unwrap_or_default()),
        useful(down + closed),
        useful(u8::from(state.consul == seat)),
        useful(player.denarii),
        cards(Calling::Senator),
        cards(Calling::Merchant),
        cards(Calling::Legionary),
        cards(Calling::Vestal),
        cards(Calling::Slave),
        useful(row.count(Card::Crane, Pose::Upright) + row.count(Card::Crane, Pose::Turned)),
        open(Building::Stall),
        open(Building::Field),
        open(Building::HouseTemple),
        open(Building::Tavern),
        useful(upright),
    ]);
}
