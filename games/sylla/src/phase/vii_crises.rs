//! Phase VII: famine and crises; then the end of the round.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::cards::{Building, Token};
use crate::components::{CRISIS_POINTS, ROUNDS};
use crate::event::Event;
use crate::phase::preparation;
use crate::setup;
use crate::state::{MOST_SEATS, Phase, Player, State};
use crate::step::Step;

/// What a famine of this level costs the player: each open field takes two off, and there is nothing to gain.
pub(crate) fn hunger(player: &Player, level: u8) -> i16 {
    let fields = Building::Field.amount() * player.estate.open(Building::Field);
    i16::from(level.saturating_sub(fields))
}

/// Ruling S23: the level as it is now, after the great work.
pub(crate) fn famine(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::FamineAndCrises;
    let level = state.ladder.famine();
    for seat in state.seats.seats_from(state.consul) {
        let player = &mut state.players[seat];
        let points = hunger(player, level);
        if level > 0 && points == 0 {
            cx.tell(Event::Fed { seat });
        } else if points > 0 {
            let points = player.lose_prestige(points);
            cx.tell(Event::Starved { seat, points });
        }
    }
    cx.then(Step::Crises);
}

/// Ruling S22: civic sense, health, leisure, each on its own.
pub(crate) fn crises(state: &mut State, cx: &mut Context<'_, Sylla>) {
    for marker in Token::ALL {
        if state.ladder.in_crisis(marker) {
            crisis(state, marker, cx);
        }
    }
}

/// Ruling S22: whoever has the most gains before whoever has the least loses, so that equals come out even.
fn crisis(state: &mut State, marker: Token, cx: &mut Context<'_, Sylla>) {
    cx.tell(Event::Crisis { marker });
    let owned: ArrayVec<(Seat, u8), MOST_SEATS> =
        state.seats.seats().map(|seat| (seat, state.players[seat].tokens(marker))).collect();
    let most = owned.iter().map(|(_, tokens)| *tokens).max().unwrap_or_default();
    let least = owned.iter().map(|(_, tokens)| *tokens).min().unwrap_or_default();
    for &(seat, tokens) in owned.iter().filter(|(_, tokens)| *tokens == most) {
        state.players[seat].prestige += i16::from(CRISIS_POINTS);
        cx.tell(Event::CrisisPraised { seat, tokens, points: CRISIS_POINTS });
    }
    for &(seat, tokens) in owned.iter().filter(|(_, tokens)| *tokens == least) {
        let points = state.players[seat].lose_prestige(i16::from(CRISIS_POINTS));
        cx.tell(Event::CrisisBlamed { seat, tokens, points });
    }
}

/// New characters and buildings, and all turned cards straightened; after the last round the church.
pub(crate) fn end_round(state: &mut State, cx: &mut Context<'_, Sylla>) {
    if state.round == ROUNDS {
        cx.then(Step::Ecclesia);
        return;
    }
    for player in &mut state.players.0 {
        player.row.straighten();
    }
    setup::lay_out_buildings(state);
    preparation::begin(state, cx);
}
