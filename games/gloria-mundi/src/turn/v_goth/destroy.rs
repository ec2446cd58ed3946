//! The raid: for every symbol that the Goth has passed somebody loses a card, one each in turn (Ruling G23).

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Building, BuildingSet};
use crate::event::Event;
use crate::goods::Basic;
use crate::state::State;
use crate::{GloriaMundi, pieces, text};

/// The next card is lost, from this seat on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Destroy {
    pub seat: Seat,
}

answers! { Answer:
    #[expect(clippy::enum_variant_names, reason = "named as in the game's answers")]
    pub enum Loss { LoseBare(basic: Basic), LoseBuilt(building: Building), LoseWall(building: Building) }
}

/// Whether the seat has a card of a type that is still owed.
#[inline]
fn can_lose(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    state.owed.iter().any(|basic| player.cards(basic) > 0)
}

/// A card less is owed; the next seat goes on while anything is.
fn served(state: &mut State, seat: Seat, basic: Basic, cx: &mut Context<'_, GloriaMundi>) {
    state.owed[basic] -= 1;
    if state.owed.total() > 0 {
        cx.then(Destroy { seat: state.seats.after(seat) });
    }
}

impl Question<GloriaMundi> for Destroy {
    type Answer = Loss;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(can_lose(state, self.seat), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Loss>) {
        let player = &state.players[seat];
        offers.extend(state.owed.iter().filter(|basic| player.bare[*basic] > 0).map(Loss::LoseBare));
        let built = state.owed.iter().fold(BuildingSet::NONE, |all, basic| all.or(player.built[basic.index()]));
        offers.extend(built.iter().map(Loss::LoseBuilt));
        offers.extend(built.and(state.set.walls).iter().map(Loss::LoseWall));
    }

    fn answer(self, state: &mut State, seat: Seat, loss: Loss, cx: &mut Context<'_, GloriaMundi>) {
        let basic = match loss {
            Loss::LoseBare(basic) => {
                state.players[seat].bare[basic] -= 1;
                cx.tell(Event::Lost { seat, basic, building: None });
                basic
            }
            Loss::LoseBuilt(building) => {
                let basic = state.burn(seat, building);
                cx.tell(Event::Lost { seat, basic, building: Some(building) });
                basic
            }
            // Ruling G24: the wall counts as a lost card of the type below it; the card below can be hit again later.
            Loss::LoseWall(building) => {
                let basic = state.burn(seat, building);
                state.players[seat].bare[basic] += 1;
                cx.tell(Event::WallLost { seat, basic, building });
                basic
            }
        };
        served(state, seat, basic, cx);
    }

    /// A seat without a fitting card is passed over; when nobody has one, the rest of what is owed lapses.
    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        if state.owed.total() == 0 {
            return;
        }
        match state.seats.seats_from(self.seat).find(|seat| can_lose(state, *seat)) {
            Some(next) => cx.then(Destroy { seat: next }),
            None => {
                let owed = std::mem::take(&mut state.owed);
                cx.tell(Event::NothingLeftToLose { owed });
            }
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_lose(state.owed)
    }

    fn words(&self, state: &State, seat: Seat, loss: Loss) -> Label {
        let player = &state.players[seat];
        match loss {
            Loss::LoseBare(basic) => text::lose_bare(basic),
            Loss::LoseBuilt(building) => text::lose_built(state.set.name(building), player.below(building)),
            Loss::LoseWall(building) => text::lose_wall(state.set.name(building), player.below(building)),
        }
    }

    fn pieces(&self, state: &State, seat: Seat, loss: Loss) -> Vec<Piece> {
        match loss {
            Loss::LoseBare(basic) => vec![pieces::basic_cards(seat, basic)],
            Loss::LoseBuilt(building) => {
                let below = state.players[seat].below(building);
                vec![pieces::basic_cards(seat, below), pieces::built(seat, building)]
            }
            Loss::LoseWall(building) => vec![pieces::built(seat, building)],
        }
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
