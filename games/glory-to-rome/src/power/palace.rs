//! Palace: any number of units of the role. Ruling Q7: each counts, also petitions and Circus cards.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Unit};
use crate::cards::{Building, Role};
use crate::event::Playing;
use crate::round::{follow, lead, petition};
use crate::state::State;
use crate::{GloryToRome, power, text};

/// The seat plays further units of the role, in ascending order: the order in which they are played means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayMore {
    pub seat: Seat,
    pub role: Role,
    pub from: Unit,
}

answers! { Answer:
    pub enum Another { Pass, Play { role: Role, unit: Unit } }
}

impl Question<GloryToRome> for PlayMore {
    type Answer = Another;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let seat = self.seat;
        SeatSet::only_if(state.camps[seat].hand_size() > 0 && power::has(state, seat, Building::Palace), seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Another>) {
        let role = self.role;
        offers.add(Another::Pass);
        lead::units(state, seat, role, Some(self.from), |unit| offers.add(Another::Play { role, unit }));
    }

    fn answer(self, state: &mut State, seat: Seat, another: Another, cx: &mut Context<'_, GloryToRome>) {
        match another {
            Another::Pass => {}
            Another::Play { role, unit } => lead::play_unit(state, seat, role, unit, Playing::More, cx),
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_play_more(self.role)
    }

    fn words(&self, _: &State, _: Seat, another: Another) -> Label {
        match another {
            Another::Pass => text::PASS_ENOUGH.into(),
            Another::Play { role, unit } => follow::unit_words(role, unit),
        }
    }

    fn pieces(&self, state: &State, seat: Seat, another: Another) -> Vec<Piece> {
        match another {
            Another::Pass => Vec::new(),
            Another::Play { role, unit } => lead::unit_pieces(state, seat, role, unit),
        }
    }

    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        match self.from {
            Unit::Card(from) => petition::comes_earlier(state, seat, from),
            Unit::Senator | Unit::Petition(_) => Vec::new(),
        }
    }
}
