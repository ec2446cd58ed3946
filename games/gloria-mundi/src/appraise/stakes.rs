//! What hints speak of.

use saturnalia_rules::{Seat, Stake, Stakes};

use super::affordable;
use crate::goods::Basic;
use crate::state::State;
use crate::text;

/// In the order in which [`count`] counts them.
pub(super) const STAKES: Stakes = Stakes {
    list: &[
        Stake::end(text::STAKE_STEPS_MORE, text::STAKE_STEPS_LESS, 1.0),
        Stake::end(text::STAKE_RIVAL_MORE, text::STAKE_RIVAL_LESS, -0.5),
        Stake::means(text::STAKE_FOOD_MORE, text::STAKE_FOOD_LESS, 0.5),
        Stake::means(text::STAKE_GOLD_MORE, text::STAKE_GOLD_LESS, 0.5),
        Stake::means(text::STAKE_PEACE_MORE, text::STAKE_PEACE_LESS, 0.5),
        Stake::means(text::STAKE_GLORY_MORE, text::STAKE_GLORY_LESS, 0.6),
        Stake::means(text::STAKE_BUILDINGS_MORE, text::STAKE_BUILDINGS_LESS, 1.5),
        Stake::means(text::STAKE_FARMS_MORE, text::STAKE_FARMS_LESS, 1.0),
        Stake::means(text::STAKE_CITIES_MORE, text::STAKE_CITIES_LESS, 1.0),
        Stake::means(text::STAKE_PEACE_CARDS_MORE, text::STAKE_PEACE_CARDS_LESS, 1.0),
        Stake::means(text::STAKE_HAND_MORE, text::STAKE_HAND_LESS, 0.5),
        Stake::means(text::STAKE_WITHIN_REACH_MORE, text::STAKE_WITHIN_REACH_LESS, 0.6),
        Stake::end(text::STAKE_RIVAL_BUILDINGS_MORE, text::STAKE_RIVAL_BUILDINGS_LESS, -0.7),
        Stake::end(text::STAKE_RIVAL_TOKENS_MORE, text::STAKE_RIVAL_TOKENS_LESS, -0.25),
    ],
    moments: [text::STAKE_THIS_ROUND, text::STAKE_NEXT_ROUND, text::STAKE_AT_THE_END],
};

/// What of all this the seat has.
pub(super) fn count(state: &State, seat: Seat, out: &mut [f32]) {
    let player = &state.players[seat];
    let rivals = || state.seats.seats().filter(|other| *other != seat).map(|rival| &state.players[rival]);
    // After the end, what was to be used is of no use any more.
    let useful = |number: u16| if state.ended.is_some() { 0.0 } else { f32::from(number) };
    let cards = |basic: Basic| useful(u16::from(player.cards(basic)));
    out.copy_from_slice(&[
        f32::from(player.steps),
        f32::from(rivals().map(|rival| rival.steps).max().unwrap_or_default()),
        useful(player.tokens.food),
        useful(player.tokens.gold),
        useful(player.tokens.peace),
        useful(player.tokens.glory),
        useful(u16::from(player.buildings().len())),
        cards(Basic::Farm),
        cards(Basic::City),
        cards(Basic::Peace),
        useful(u16::from(player.hand.total())),
        if state.ended.is_some() { 0.0 } else { affordable(state, player) },
        useful(rivals().map(|rival| u16::from(rival.buildings().len())).max().unwrap_or_default()),
        useful(rivals().map(|rival| rival.tokens.total()).max().unwrap_or_default()),
    ]);
}
