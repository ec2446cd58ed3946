//! What is secret: nothing.

use saturnalia_rules::{Agenda, Arg, Notice, Piece, Secrets, Set, Viewer};

use crate::state::{HAND, HOME, place};
use crate::{Event, State, Step, Tabula, text};

impl Secrets for Tabula {
    type View = State;
    const OPEN: bool = true;

    fn view(state: &State, _: &Agenda<Step>, _: Viewer) -> State {
        state.clone()
    }

    fn tell(event: &Event, _: Set<()>, _: Viewer) -> Option<Notice> {
        Some(match *event {
            Event::Threw { seat, dice } => Notice::new(text::threw(dice.map(Arg::from).to_vec(), seat)),
            Event::Carried { seat, from, to } => Notice::new(match (from, to) {
                (HAND, point) => text::carried_in(point, seat),
                (from, HOME) => text::carried_home(from, seat),
                (from, to) => text::carried(from, seat, to),
            })
            .moving(place(seat, from), place(seat, to)),
            Event::Hit { seat, at } => Notice::new(text::hit(at, seat)).moving(place(seat, at), place(seat, HAND)),
            Event::Stuck { seat } => Notice::new(text::stuck(seat)),
        })
    }

    fn lying(state: &State, _: Viewer) -> Vec<(Piece, u16)> {
        let places = state.seats.seats().flat_map(|seat| (HAND..=HOME).map(move |at| (seat, at)));
        places.map(|(seat, at)| (place(seat, at), state.at(seat, at).into())).collect()
    }
}
