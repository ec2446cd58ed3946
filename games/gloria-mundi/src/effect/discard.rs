//! Another building is discarded for an effect.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::{Effect, Proceeds, run};
use crate::answer::Answer;
use crate::cards::Building;
use crate::event::Event;
use crate::state::State;
use crate::{GloriaMundi, pieces, text, turn};

/// The seat says which other building is discarded: any, of any colour (Ruling G19).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DiscardOther {
    pub seat: Seat,
    pub building: Building,
}

answers! { Answer:
    pub struct Discard(building: Building);
}

impl Question<GloriaMundi> for DiscardOther {
    type Answer = Discard;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Discard>) {
        offers.extend(state.players[seat].buildings().without(self.building).iter().map(Discard));
    }

    /// The basic card stays, and may still produce if neither of the two has acted (Ruling G19); steps once made for
    /// the building are kept (Ruling G20).
    fn answer(self, state: &mut State, seat: Seat, Discard(other): Discard, cx: &mut Context<'_, GloriaMundi>) {
        let below = state.burn(seat, other);
        state.players[seat].bare[below] += 1;
        if state.idle.built.contains(other) {
            state.idle.built.remove(other);
            state.idle.plain += 1;
        }
        cx.tell(Event::Discarded { seat, building: other });
        let printed = *state.set.facts(other);
        if let Effect::Discard(proceeds) = state.set.facts(self.building).effect {
            match proceeds {
                Proceeds::Steps => turn::walk(state, seat, u16::from(printed.laurel), cx),
                // Ruling G8: the printed price, without any surcharge.
                Proceeds::Price => run::gain(state, seat, printed.price, cx),
                Proceeds::Goods(get) => run::receive(state, seat, self.building, get, 1, cx),
            }
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_discard(state.set.name(self.building))
    }

    fn words(&self, state: &State, _: Seat, Discard(other): Discard) -> Label {
        text::discard(state.set.name(other))
    }

    fn pieces(&self, _: &State, seat: Seat, Discard(other): Discard) -> Vec<Piece> {
        vec![pieces::built(seat, other)]
    }
}
