//! Placement: builders go on the strip, clockwise from the start player.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::event::Event;
use crate::state::State;
use crate::{CityOfRome, pieces, text};

/// The seat puts a builder on the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub seat: Seat,
}

saturnalia_rules::answers! { Answer:
    /// On this field of the strip; 1 is next to the emperor.
    pub enum OnField { Place(field: u8) }
}

impl Question<CityOfRome> for Place {
    type Answer = OnField;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, CityOfRome, OnField>) {
        let free = (1..).zip(&state.builders).filter(|(_, builder)| builder.is_none());
        offers.extend(free.map(|(field, _)| OnField::Place(field)));
    }

    fn answer(self, state: &mut State, seat: Seat, OnField::Place(field): OnField, cx: &mut Context<'_, CityOfRome>) {
        let field = field - 1;
        state.builders[usize::from(field)] = Some(seat);
        let points = state.strip().points(field);
        cx.tell(Event::BuilderPlaced { seat, field, bricks: points.bricks, cogs: points.cogs });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_PLACE.into()
    }

    fn words(&self, state: &State, _: Seat, OnField::Place(field): OnField) -> Label {
        let points = state.strip().points(field - 1);
        text::place(points.bricks, points.cogs, field)
    }

    fn pieces(&self, _: &State, _: Seat, OnField::Place(field): OnField) -> Vec<Piece> {
        vec![pieces::strip(field - 1)]
    }

    /// Fields that are taken.
    fn why_not(&self, state: &State, _: Seat) -> Vec<(Piece, Label)> {
        let taken = (0..).zip(state.builders).filter_map(|(field, builder)| Some((field, builder?)));
        taken.map(|(field, owner)| (pieces::strip(field), text::why_taken(owner))).collect()
    }
}
