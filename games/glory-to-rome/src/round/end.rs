//! 5. and 6. The end of a round, leader first: Senate, Sewer, clean-up, Academy; then the leader's token passes left.

use saturnalia_rules::{Context, Happening, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::lead::Lead;
use crate::GloryToRome;
use crate::cards::{Building, MATERIALS, Material};
use crate::event::Event;
use crate::power;
use crate::power::academy::Academy;
use crate::power::senate::Senate;
use crate::power::sewer::Sewer;
use crate::state::{Decision, State};
use crate::zone::Cards;

/// All have acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndRound;

impl Happening<GloryToRome> for EndRound {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        let order = state.seats.seats_from(state.leader);
        for seat in order.clone().filter(|seat| power::has(state, *seat, Building::Senate)) {
            cx.then(Senate { seat, from: Seat(0) });
        }
        for seat in order.clone().filter(|seat| power::has(state, *seat, Building::Sewer)) {
            cx.then(Sewer { seat, from: Material::Rubble });
        }
        cx.then(CleanUp);
        // Ruling Q16: the Academy thinks after the played cards have reached the pool.
        for seat in order.filter(|seat| state.crafted.contains(*seat)) {
            if power::has(state, seat, Building::Academy) {
                cx.then(Academy { seat });
            }
        }
        cx.then(PassLeader);
    }
}

/// What was played goes into the pool and back to the pile of Senators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CleanUp;

impl Happening<GloryToRome> for CleanUp {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        for seat in state.seats.seats() {
            let camp = &mut state.camps[seat];
            let (cards, senators) = (camp.played, camp.played_senators);
            if !cards.is_empty() || senators > 0 {
                cx.tell(Event::CleanedUp { seat, cards, senators });
            }
            state.pool = state.pool.plus(cards);
            state.senators += senators;
            camp.played = Cards::NONE;
            camp.played_senators = 0;
            camp.units = 0;
            camp.echo = 0;
            camp.acted = [0; MATERIALS];
            camp.fresh = [0; MATERIALS];
            camp.shown = Cards::NONE;
            camp.shown_materials = [0; MATERIALS];
        }
    }
}

/// The next seat leads a new round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PassLeader;

impl Happening<GloryToRome> for PassLeader {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        for seat in state.seats.seats() {
            state.camps[seat].decision = Decision::Open;
        }
        state.role = None;
        state.crafted = SeatSet::NONE;
        state.round += 1;
        state.leader = state.seats.after(state.leader);
        cx.tell(Event::RoundBegins { leader: state.leader, round: state.round });
        cx.then(Lead);
    }
}
