//! Bath: a new client performs an action of its role once, at once. Ruling Q8: never doubled; Ludus Magnus and
//! Storeroom let it choose the role. Ruling Q9: also during the Garden.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Building, Role};
use crate::event::Event;
use crate::round::perform;
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The new client acts at once; the seat is asked if there is more than the client's own role.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bath {
    pub seat: Seat,
    pub client: Role,
}

answers! { Answer:
    pub enum Bathing { Pass, ActAs(role: Role) }
}

impl Bath {
    fn roles(self, state: &State) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |role| perform::may_act_as(state, self.seat, self.client, *role))
    }
}

impl Question<GloryToRome> for Bath {
    type Answer = Bathing;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.roles(state).any(|role| role != self.client), self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloryToRome, Bathing>) {
        offers.add(Bathing::Pass);
        offers.extend(self.roles(state).map(Bathing::ActAs));
    }

    fn answer(self, _: &mut State, seat: Seat, bathing: Bathing, cx: &mut Context<'_, GloryToRome>) {
        match bathing {
            Bathing::Pass => {}
            Bathing::ActAs(role) => {
                cx.tell(Event::Bathes { seat, role });
                perform::grant(seat, role, 1, Building::Bath, cx);
            }
        }
    }

    fn lapse(self, _: &mut State, cx: &mut Context<'_, GloryToRome>) {
        perform::grant(self.seat, self.client, 1, Building::Bath, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_bath(self.client)
    }

    fn words(&self, _: &State, _: Seat, bathing: Bathing) -> Label {
        match bathing {
            Bathing::Pass => text::PASS.into(),
            Bathing::ActAs(role) => text::act_as(role),
        }
    }

    fn pieces(&self, _: &State, _: Seat, bathing: Bathing) -> Vec<Piece> {
        match bathing {
            Bathing::Pass => Vec::new(),
            Bathing::ActAs(role) => vec![pieces::role(role)],
        }
    }
}
