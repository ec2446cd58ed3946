//! What cubes on the events promise, and what events and crises may cost.

use saturnalia_rules::Seat;

use super::{FACE_DOWN, building_worth, others, per_round, rounds_after, this_round, times, token_worth};
use crate::cards::{Building, EventCard, Fighter, Token};
use crate::phase::vii_famine_and_crises::hunger;
use crate::row::Pose;
use crate::state::{OPEN_EVENTS, Phase, Player, State};

/// Cubes, and what the events may do.
pub(super) fn dangers(state: &State, seat: Seat) -> f32 {
    if state.phase != Phase::Events {
        return 0.0;
    }
    let unplaced: u8 = Fighter::ALL.iter().map(|fighter| state.players[seat].cubes_of(*fighter)).sum();
    let placing = state.prevented == 0;
    let mut sum = f32::from(unplaced) * 1.3;
    for slot in 0..OPEN_EVENTS {
        let event = state.events[slot];
        let own = state.cubes[slot][seat];
        let best = others(state, seat).map(|other| state.cubes[slot][other]).max().unwrap_or_default();
        if placing && own > 0 && own >= best {
            let reward = state.set.event(event).token.map_or(1.0, |token| token_worth(state, token));
            sum += reward * if own > best { 0.9 } else { 0.75 };
        } else if placing && own > 0 {
            sum += 0.1;
        }
        sum -= strikes(state, slot) * damage(state, seat, event);
    }
    sum
}

/// What the crises of this round bring whoever has the most of a token, and cost whoever has the least, as the ladder stands.
pub(super) fn crises(state: &State, seat: Seat) -> f32 {
    if !(Phase::Recruiting..Phase::FamineAndCrises).contains(&state.phase) {
        return 0.0;
    }
    // A marker may still move while there are events to come and a work to build.
    let likely = if state.phase > Phase::Events { 0.8 } else { 0.5 };
    let mut sum = 0.0;
    for token in Token::ALL.into_iter().filter(|token| state.ladder.in_crisis(&state.set, *token)) {
        let own = state.players[seat].tokens(token);
        let others = || others(state, seat).map(|other| state.players[other].tokens(token));
        if others().all(|tokens| tokens <= own) {
            sum += likely * f32::from(state.set.crisis_points);
        }
        if others().all(|tokens| tokens >= own) {
            sum -= likely * f32::from(state.set.crisis_points);
        }
    }
    sum
}

/// How likely the event at this place strikes.
fn strikes(state: &State, slot: usize) -> f32 {
    if state.prevented.count_ones() >= 2 {
        return if state.is_prevented(slot) { 0.0 } else { 1.0 };
    }
    let own = state.cubes_on(slot);
    let above = (0..OPEN_EVENTS).filter(|other| state.cubes_on(*other) > own).count();
    let level = (0..OPEN_EVENTS).filter(|other| *other != slot && state.cubes_on(*other) == own).count();
    match (above, level) {
        (0 | 1, 0) => 0.15,
        (0, 1) => 0.2,
        (0 | 1, _) => 0.5,
        _ => 0.85,
    }
}

/// What the event would cost this seat.
fn damage(state: &State, seat: Seat, event: EventCard) -> f32 {
    let player = &state.players[seat];
    let fall = |token: Token| if state.ladder.column(token) == 0 { 0.0 } else { 0.5 * f32::from(player.tokens(token)) };
    match event {
        EventCard::Epidemic => fall(Token::Health),
        EventCard::Eruption => fall(Token::Leisure),
        EventCard::ImperialCult => fall(Token::Civic),
        EventCard::Decadence => state.ladder.rightmost().map(fall).sum(),
        EventCard::Famine => {
            let next = (state.ladder.famine() + 1).min(state.set.famine_most);
            f32::from(hunger(&state.set, player, next) - hunger(&state.set, player, state.ladder.famine()))
                * times(state, Phase::FamineAndCrises)
        }
        EventCard::Persecution | EventCard::Purge | EventCard::Flood | EventCard::SlaveRevolt | EventCard::Pillage => {
            flip_damage(state, player, event)
        }
    }
}

/// The cheapest thing the event could turn face down.
fn flip_damage(state: &State, player: &Player, event: EventCard) -> f32 {
    let cards = player.row.cards().filter(|(card, pose, _)| event.hits_card(*card) && *pose != Pose::Down);
    let card_losses = cards.map(|(card, pose, _)| {
        let now = if pose == Pose::Upright { this_round(state, card.calling()) } else { 0.0 };
        let fish = if card.is_christian() { f32::from(state.set.christian_points) } else { 0.0 };
        now + (1.0 - FACE_DOWN) * (rounds_after(state) * per_round(card.calling()) + fish)
    });
    let buildings = Building::LASTING.into_iter().filter(|building| event.hits_building(*building));
    let building_losses = buildings
        .filter(|building| player.estate.open(*building) > 0)
        .map(|building| (1.0 - FACE_DOWN) * building_worth(state, player, building));
    let least = card_losses.chain(building_losses).fold(f32::INFINITY, f32::min);
    if least.is_finite() { least } else { 0.0 }
}
