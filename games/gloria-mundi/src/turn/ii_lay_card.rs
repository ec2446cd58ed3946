//! Phase 2: the active player lays a basic card, whose type acts in phase 3.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::end;
use super::iii_activate::Activate;
use crate::answer::Answer;
use crate::event::Event;
use crate::goods::Basic;
use crate::state::{End, State};
use crate::{GloriaMundi, amounts, pieces, text};

/// The active player lays a basic card. Without one the game is over, whatever others still hold (Ruling G3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LayCard;

answers! { Answer:
    pub struct Lay(basic: Basic);
}

/// Tokens that a turn of this type brings the active player who lays a card for it, if all of them produce.
pub(crate) fn product_with(state: &State, basic: Basic) -> u8 {
    state.players[state.active].cards(basic) + 1
}

impl Question<GloriaMundi> for LayCard {
    type Answer = Lay;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(state.players[state.active].hand.total() > 0, state.active)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Lay>) {
        offers.extend(state.players[seat].hand.iter().map(Lay));
    }

    fn answer(self, state: &mut State, seat: Seat, Lay(basic): Lay, cx: &mut Context<'_, GloriaMundi>) {
        let player = &mut state.players[seat];
        player.hand[basic] -= 1;
        player.bare[basic] += 1;
        state.laid = Some(basic);
        cx.tell(Event::Laid { seat, basic });
        for seat in state.seats.seats_from(seat) {
            cx.then(Activate { seat, basic });
        }
    }

    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        end::end(state, End::Hand, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_LAY.into()
    }

    fn words(&self, state: &State, _: Seat, Lay(basic): Lay) -> Label {
        text::lay(basic, amounts::product(basic, product_with(state, basic)))
    }

    fn pieces(&self, _: &State, _: Seat, Lay(basic): Lay) -> Vec<Piece> {
        vec![pieces::own_hand(basic)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
