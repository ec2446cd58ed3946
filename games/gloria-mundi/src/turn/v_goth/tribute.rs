//! Tribute: all of it or nothing.

use saturnalia_rules::{Context, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::{move_goth, raid};
use crate::answer::Answer;
use crate::cards::BuildingSet;
use crate::event::Event;
use crate::goods::{Basics, Tokens};
use crate::payment::swap::feasible;
use crate::payment::{PaidFor, Payment};
use crate::state::State;
use crate::{GloriaMundi, pieces, text};

/// The tokens that a space asks for: one for each symbol.
pub(crate) fn tribute_of(symbols: Basics) -> Tokens {
    Tokens::new(u16::from(symbols.farm), u16::from(symbols.city), u16::from(symbols.peace), 0)
}

/// What has to be paid now to hold the Goth; `None` if Rome is next (Ruling G2).
pub(crate) fn due(state: &State) -> Option<Tokens> {
    state.next_tribute().map(|space| tribute_of(state.set.roads.symbols(space)))
}

fn can_pay(state: &State) -> bool {
    let tokens = state.players[state.active].tokens;
    // Builders help with purchases only.
    due(state).is_some_and(|due| feasible(&state.set, tokens, due, 0, BuildingSet::NONE))
}

/// The active player pays the Goth or not. If Rome is next nothing holds him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Goth;

answers! { Answer:
    pub enum Reply { PayTribute, Refuse }
}

impl Question<GloriaMundi> for Goth {
    type Answer = Reply;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(state.next_tribute().is_some(), state.active)
    }

    /// Ruling G21: refusing is always allowed.
    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloriaMundi, Reply>) {
        if can_pay(state) {
            offers.add(Reply::PayTribute);
        }
        offers.add(Reply::Refuse);
    }

    fn answer(self, state: &mut State, _: Seat, reply: Reply, cx: &mut Context<'_, GloriaMundi>) {
        match reply {
            Reply::PayTribute => {
                let payment = Payment {
                    paid_for: PaidFor::Tribute,
                    asked: due(state).known(),
                    surcharge: 0,
                    helpers: BuildingSet::NONE,
                    paid: Tokens::NONE,
                };
                payment.go_on(state, cx);
            }
            Reply::Refuse => move_goth(state, cx),
        }
    }

    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        move_goth(state, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        let (raid, tribute) = (raid(state), due(state).known());
        if can_pay(state) { text::ask_goth(raid, tribute) } else { text::ask_goth_poor(raid, tribute) }
    }

    fn words(&self, state: &State, _: Seat, reply: Reply) -> Label {
        match reply {
            Reply::PayTribute => text::pay_tribute(due(state).known()),
            Reply::Refuse => text::refuse(raid(state)),
        }
    }

    fn pieces(&self, state: &State, _: Seat, reply: Reply) -> Vec<Piece> {
        match reply {
            Reply::PayTribute => state.next_tribute().map(pieces::road).into_iter().collect(),
            Reply::Refuse => vec![pieces::GOTH.into()],
        }
    }

    fn why_not(&self, state: &State, _: Seat) -> Vec<(Piece, Label)> {
        let space = state.next_tribute().filter(|_| !can_pay(state));
        space.map(|space| (pieces::road(space), text::WHY_NO_TRIBUTE.into())).into_iter().collect()
    }

    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        state.tokens_lone()
    }
}

/// The tokens themselves lie on the space, glory as glory (Ruling G22).
pub(crate) fn paid(state: &mut State, paid: Tokens, cx: &mut Context<'_, GloriaMundi>) {
    state.tribute.push(paid);
    cx.tell(Event::TributePaid { seat: state.active, space: state.front(), paid, screens: state.screens });
}
