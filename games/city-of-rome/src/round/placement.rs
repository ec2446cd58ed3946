//! Placement: builders go on the strip, clockwise from the start player.

use saturnalia_rules::{Context, Seat};

use crate::CityOfRome;
use crate::answer::Answer;
use crate::event::Event;
use crate::state::State;

pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    let free = (1..).zip(&state.builders).filter(|(_, builder)| builder.is_none());
    out.extend(free.map(|(field, _)| Answer::Place(field)));
}

pub(crate) fn place(state: &mut State, seat: Seat, field: u8, cx: &mut Context<'_, CityOfRome>) {
    state.builders[usize::from(field)] = Some(seat);
    let points = state.strip().points(field);
    cx.tell(Event::BuilderPlaced { seat, field, bricks: points.bricks, cogs: points.cogs });
}
