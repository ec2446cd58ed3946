//! What is secret: nothing.

use saturnalia_rules::{Agenda, Notice, Piece, Secrets, Set, Viewer};

use crate::{Event, Pebbles, State, Step, text};

impl Secrets for Pebbles {
    type View = State;
    const OPEN: bool = true;

    fn view(state: &State, _: &Agenda<Step>, _: Viewer) -> State {
        state.clone()
    }

    fn tell(event: &Event, _: Set<()>, _: Viewer) -> Option<Notice> {
        Some(match *event {
            Event::Threw { seat, die } => Notice::new(text::threw(die, seat)),
            Event::Took { seat, count } => {
                Notice::new(text::took(count, seat)).moving_many(count.into(), "heap", "box")
            }
        })
    }

    fn lying(view: &State, _: Viewer) -> Vec<(Piece, u16)> {
        vec![("heap".into(), view.heap.into())]
    }
}
