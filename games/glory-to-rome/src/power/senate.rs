//! Senate: at the end of the round its owner takes Senators that others have played.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::event::Event;
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat takes Senators, from one owner after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Senate {
    pub seat: Seat,
    pub from: Seat,
}

answers! { Answer:
    pub enum Claim { Pass, ClaimSenator(from: Seat) }
}

impl Senate {
    fn played(self, state: &State) -> impl Iterator<Item = Seat> {
        state
            .seats
            .seats()
            .filter(move |other| *other != self.seat && *other >= self.from && state.camps[*other].played_senators > 0)
    }
}

impl Question<GloryToRome> for Senate {
    type Answer = Claim;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.played(state).next().is_some(), self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloryToRome, Claim>) {
        offers.add(Claim::Pass);
        offers.extend(self.played(state).map(Claim::ClaimSenator));
    }

    fn answer(self, state: &mut State, seat: Seat, claim: Claim, cx: &mut Context<'_, GloryToRome>) {
        match claim {
            Claim::Pass => {}
            Claim::ClaimSenator(from) => {
                state.camps[from].played_senators -= 1;
                state.camps[seat].senators += 1;
                cx.tell(Event::ClaimedSenator { seat, from });
                cx.then(Senate { seat, from });
            }
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_SENATE.into()
    }

    fn words(&self, _: &State, _: Seat, claim: Claim) -> Label {
        match claim {
            Claim::Pass => text::PASS.into(),
            Claim::ClaimSenator(from) => text::claim_senator(from),
        }
    }

    fn pieces(&self, _: &State, _: Seat, claim: Claim) -> Vec<Piece> {
        match claim {
            Claim::Pass => Vec::new(),
            Claim::ClaimSenator(from) => vec![pieces::played_senators(from)],
        }
    }
}
