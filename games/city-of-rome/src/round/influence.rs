//! The end of a round: the start player changes, influence is compared, the game may be over.

use saturnalia_rules::{Context, Happening, Score as _, Seat};
use serde::{Deserialize, Serialize};

use super::upkeep::Upkeep;
use crate::CityOfRome;
use crate::event::Event;
use crate::state::{InfluencePlace, State};

/// Start player, influence, next round or final score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndRound;

impl Happening<CityOfRome> for EndRound {
    fn happen(self, state: &mut State, cx: &mut Context<'_, CityOfRome>) {
        state.start_player = state.seats.after(state.start_player);
        compare_influence(state, cx);
        if state.round < state.rounds() {
            cx.then(Upkeep);
        } else {
            finish(state, cx);
        }
    }
}

/// The only seat with the most influence markers, if there is one. Nobody is ahead with none (Ruling B13).
pub(crate) fn leader(state: &State) -> Option<Seat> {
    let most = state.seats.seats().map(|seat| state.players[seat].influence).max()?;
    let mut ahead = state.seats.seats().filter(|seat| state.players[*seat].influence == most);
    let leader = ahead.next();
    if ahead.next().is_some() { None } else { leader }
}

/// One comparison for all lying cards, at the end of every round in which any lies (Rulings B13, B14).
fn compare_influence(state: &mut State, cx: &mut Context<'_, CityOfRome>) {
    if !state.influence_cards.contains(&InfluencePlace::Lying) {
        return;
    }
    let values = state.influence_in(InfluencePlace::Lying).collect();
    let last_round = state.round == state.rounds();
    let goes_to = match leader(state) {
        Some(seat) => {
            let markers = std::mem::take(&mut state.players[seat].influence);
            cx.tell(Event::InfluenceWon { seat, values, markers });
            InfluencePlace::Won(seat)
        }
        None if last_round => {
            cx.tell(Event::InfluenceLapsed { values });
            InfluencePlace::Lapsed
        }
        None => {
            cx.tell(Event::InfluenceTied { values });
            InfluencePlace::Lying
        }
    };
    for place in state.influence_cards.iter_mut().filter(|place| **place == InfluencePlace::Lying) {
        *place = goes_to;
    }
}

fn finish(state: &mut State, cx: &mut Context<'_, CityOfRome>) {
    state.finished = true;
    let outcome = CityOfRome::outcome(state);
    let winners = outcome.winners().collect();
    cx.tell(Event::Finished { seats: state.seats, points: outcome.points.iter().copied().collect(), winners });
}
