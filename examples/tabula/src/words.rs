//! Words: the texts, and the terminal's picture of the table.

use saturnalia_rules::{Arg, Label, Seat, Set, Words};

use crate::state::{HAND, HOME};
use crate::{State, Tabula, text};

impl Words for Tabula {
    const TEXTS: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("../locales/de/tabula.ftl")), ("en", include_str!("../locales/en/tabula.ftl"))];

    fn describe(state: &State, _: Set<()>) -> Vec<Label> {
        state.seats.seats().map(|seat| army(state, seat)).collect()
    }
}

fn army(state: &State, seat: Seat) -> Label {
    let held = (HAND + 1..HOME).filter(|point| state.at(seat, *point) > 0);
    let points: Vec<Arg> = held.map(|point| text::show_point(point, state.at(seat, point)).into()).collect();
    text::show_army(state.at(seat, HAND), state.at(seat, HOME), points, seat)
}
