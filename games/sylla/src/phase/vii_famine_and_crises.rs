//! Phase VII: whoever cannot feed the people loses prestige; markers in the crisis zone are called to account.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Happening, Seat};
use serde::{Deserialize, Serialize};

use crate::Sylla;
use crate::cards::{Building, Token};
use crate::components::Components;
use crate::event::Event;
use crate::options::Screens;
use crate::state::{MOST_SEATS, Phase, Player, State};

/// What a famine of this level costs the player: each open field takes two off, and there is nothing to gain.
#[inline]
pub(crate) fn hunger(set: &Components, player: &Player, level: u8) -> i16 {
    let fields = set.amount(Building::Field).saturating_mul(player.estate.open(Building::Field));
    i16::from(level.saturating_sub(fields))
}

impl Player {
    /// Nobody ever has less than nothing.
    #[inline]
    fn lose_prestige(&mut self, points: i16) -> i16 {
        let lost = points.min(self.prestige);
        self.prestige -= lost;
        lost
    }
}

/// 1) Famine. Ruling S23: the level as it is now, after the great work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FamineAndCrises;

impl Happening<Sylla> for FamineAndCrises {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        state.phase = Phase::FamineAndCrises;
        let level = state.ladder.famine();
        for seat in state.seats.seats_from(state.consul) {
            let player = &mut state.players[seat];
            let points = hunger(&state.set, player, level);
            if level > 0 && points == 0 {
                cx.tell(Event::Fed { seat });
            } else if points > 0 {
                let points = player.lose_prestige(points);
                cx.tell(Event::Starved { seat, points });
            }
        }
        cx.then(Crises);
    }
}

/// 2) Crises. Ruling S22: civic sense, health, leisure, each on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Crises;

impl Happening<Sylla> for Crises {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        for marker in Token::ALL {
            if state.ladder.in_crisis(&state.set, marker) {
                crisis(state, marker, cx);
            }
        }
    }
}

/// Ruling S22: whoever has the most gains before whoever has the least loses, so that equals come out even.
fn crisis(state: &mut State, marker: Token, cx: &mut Context<'_, Sylla>) {
    cx.tell(Event::Crisis { marker });
    state.show_tokens(marker, cx);
    let owned: ArrayVec<(Seat, u8), MOST_SEATS> =
        state.seats.seats().map(|seat| (seat, state.players[seat].tokens(marker))).collect();
    let most = owned.iter().map(|(_, tokens)| *tokens).max().unwrap_or_default();
    let least = owned.iter().map(|(_, tokens)| *tokens).min().unwrap_or_default();
    let points = state.set.crisis_points;
    for &(seat, tokens) in owned.iter().filter(|(_, tokens)| *tokens == most) {
        state.players[seat].gain(points.into());
        cx.tell(Event::CrisisPraised { seat, tokens, points });
    }
    for &(seat, tokens) in owned.iter().filter(|(_, tokens)| *tokens == least) {
        let points = state.players[seat].lose_prestige(i16::from(points));
        cx.tell(Event::CrisisBlamed { seat, tokens, points });
    }
    if state.screens == Screens::Closed {
        for &(seat, tokens) in owned.iter().filter(|(_, tokens)| *tokens != most && *tokens != least) {
            cx.tell(Event::CrisisShown { seat, tokens });
        }
    }
}
