//! What is secret: everything hidden, and how it could be otherwise. `view/` shows the rest.
//!
//! Hidden are: the Fortuna tiles drawn in this pass (only their owner knows them) with what lies face down in the heap, and the
//! Senate cards in hands, in the packet being chosen from, under the stack and in it. The stacks of provinces and patricians
//! hide nothing but an order, which is decided when they are drawn.
//!
//! Who was handed a packet knows all that was in it then: the first knows which two cards he passed on, though not who
//! has which; the second knows his own card and the one he left.

use arrayvec::ArrayVec;
use saturnalia_rules::{Agenda, Dice, Known as _, Notice, Piece, Seat, Secrets, Set, Viewer};

use crate::components::Components;
use crate::fortuna::Tiles;
use crate::senate::{PACKET, Packet, SenateCard, SenateCards};
use crate::tiles::Tile as _;
use crate::view::{Open, View};
use crate::{AleaIactaEst, Event, State, Step, notice};

impl Secrets for AleaIactaEst {
    type View = View;

    fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        View::of(&Open::of(state), state, agenda, viewer)
    }

    fn views(state: &State, agenda: &Agenda<Step>, viewers: &[Viewer]) -> Vec<View> {
        let open = Open::of(state);
        viewers.iter().map(|viewer| View::of(&open, state, agenda, *viewer)).collect()
    }

    fn tell(event: &Event, _: Set<Components>, viewer: Viewer) -> Option<Notice> {
        Some(notice::tell(event, viewer))
    }

    fn lying(view: &View, viewer: Viewer) -> Vec<(Piece, u16)> {
        view.lying(viewer)
    }

    fn imagine(state: &mut State, _: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        let viewer = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
            Viewer::Truth => return,
        };
        deal_tiles(state, viewer, dice);
        if !state.finished {
            deal_senate_cards(state, viewer, dice);
        }
    }
}

/// Tiles drawn before the heap was mixed anew all came from the old heap; the others from the present one.
fn deal_tiles(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    for time in 0..2 {
        let mut unknown = if time == usize::from(state.heap.mixed) { state.heap.face_down } else { Tiles::NONE };
        for seat in others(state, viewer) {
            unknown += state.players[seat].drawn[time];
        }
        for seat in others(state, viewer) {
            let count = state.players[seat].drawn[time].len();
            state.players[seat].drawn[time] = (0..count).map(|_| unknown.draw(dice).known()).collect();
        }
        if time == usize::from(state.heap.mixed) {
            state.heap.face_down = unknown;
        }
    }
}

fn others(state: &State, viewer: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
    state.seats.seats().filter(move |seat| Some(*seat) != viewer)
}

fn deal_senate_cards(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    for packet in &mut state.packets {
        if viewer.is_some_and(|viewer| packet.place_of(viewer) == Some(0)) {
            // What he imagines may depend only on what he knows, so not on the true order.
            packet.cards[1..].sort_unstable();
            dice.shuffle(&mut packet.cards[1..]);
        }
    }
    let mut unknown: ArrayVec<SenateCard, { SenateCard::COUNT as usize }> = state.senate_stack.iter().collect();
    for seat in others(state, viewer) {
        unknown.extend(state.players[seat].given.iter());
    }
    for packet in &state.packets {
        unknown.extend(packet.cards[..unseen(packet, viewer)].iter().copied());
    }
    unknown.sort_unstable();
    dice.shuffle(&mut unknown);
    let mut cards = unknown.into_iter();
    let mut deal = |held: SenateCards| -> SenateCards { cards.by_ref().take(usize::from(held.len())).collect() };
    state.senate_stack = deal(state.senate_stack);
    for seat in others(state, viewer) {
        state.players[seat].given = deal(state.players[seat].given);
    }
    for packet in &mut state.packets {
        let unseen = unseen(packet, viewer);
        for (place, card) in packet.cards[..unseen].iter_mut().zip(cards.by_ref()) {
            *place = card;
        }
    }
}

/// How many cards of a packet, from the first, a viewer never saw: those taken before it came to him.
fn unseen(packet: &Packet, viewer: Option<Seat>) -> usize {
    viewer.and_then(|viewer| packet.place_of(viewer)).unwrap_or(PACKET)
}
