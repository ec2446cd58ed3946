//! What is secret: who may see, hear and imagine what.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::{Agenda, Dice, Notice, Piece, Play, Seat, SeatCount, Set};

/// What each viewer of a game may know.
///
/// # What an implementation promises
/// 1. `view`, `tell`, and what a question says and offers show a viewer only what that viewer may know.
/// 2. Whatever shows anybody anything new calls [`Context::reveal`](crate::Context::reveal).
/// 3. Whatever [lies](Secrets::lying) elsewhere after an answer was told to have moved there.
///
/// A game without hidden information says so ([`OPEN`](Secrets::OPEN)), gives its state as the view and leaves
/// [`imagine`](Secrets::imagine) alone.
pub trait Secrets: Play {
    /// What one viewer may know, as the client receives it.
    type View: Clone + Eq + Debug + Serialize + Send;

    /// Nothing is ever hidden: everybody sees the whole state, only chance is still to come.
    const OPEN: bool = false;

    /// What the viewer may know, built up from nothing.
    fn view(state: &Self::State, agenda: &Agenda<Self::Step>, viewer: Viewer) -> Self::View;

    /// The same for several viewers, in their order. A game that shows most of the table to everybody makes that part once for all of them
    /// ([`Alike`](crate::Alike)).
    fn views(state: &Self::State, agenda: &Agenda<Self::Step>, viewers: &[Viewer]) -> Vec<Self::View> {
        viewers.iter().map(|viewer| Self::view(state, agenda, *viewer)).collect()
    }

    /// What the viewer is told about an event, and which pieces moved for these eyes; `None` if it does not concern the
    /// viewer at all.
    fn tell(event: &Self::Event, components: Set<Self::Components>, viewer: Viewer) -> Option<Notice>;

    /// Rearranges everything the viewer does not know, evenly among what is possible, so that the
    /// viewer cannot tell the result from the truth. Leaves alone what the viewer knows, also from memory of
    /// what was shown.
    ///
    /// The result depends on nothing but what the viewer knows and the dice: gather what is hidden, *sort* it, shuffle
    /// it, deal it out. So a bot with given dice chooses the same in any two worlds its seat cannot tell apart.
    ///
    /// [`Viewer::Truth`] knows whatever any seat knows; for it only what nobody has seen yet is rearranged, as are the
    /// cards still to be drawn.
    fn imagine(_state: &mut Self::State, _agenda: &Agenda<Self::Step>, _viewer: Viewer, _dice: &mut Dice) {}

    /// How many pieces lie at which address, as these eyes see it: the addresses that [`tell`](Secrets::tell) moves
    /// pieces between. Beyond the table (in the box, in the supply) is the address `box` and all that begin with `box/`:
    /// they are not listed.
    fn lying(view: &Self::View, viewer: Viewer) -> Vec<(Piece, u16)>;
}

/// Through whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// Somebody on that chair: everything public and the chair's own secrets.
    Seat(Seat),
    /// Somebody beside the table: only what is public.
    Spectator,
    /// Everything. For finished games, tests and the local text protocol; never over the network while a game runs.
    Truth,
}

impl Viewer {
    /// Whether this viewer sees what only `seat` may see.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Truth => true,
        }
    }

    /// Every chair at the table and the spectator: all who may watch a running game.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> {
        seats.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}
