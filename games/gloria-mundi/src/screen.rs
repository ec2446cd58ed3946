//! What lies behind the screens, and who sees it (Ruling G33).
//!
//! Behind a screen lie the tokens and the hand of basic cards. Everything that goes there or leaves was seen by everybody,
//! so closed screens hide nothing from whoever remembers: there is nothing to imagine, and nobody learns anything when
//! they are lifted.

use saturnalia_rules::{Context, Lone, Seat, Viewer};

use crate::GloriaMundi;
use crate::event::Event;
use crate::options::Screens;
use crate::state::State;

impl Screens {
    /// Whether these eyes see what lies behind the seat's screen while the game runs.
    pub(crate) fn let_see(self, viewer: Viewer, seat: Seat) -> bool {
        self == Screens::Open || viewer.sees(seat)
    }
}

impl State {
    /// Whether these eyes see what lies behind the seat's screen: at the end everybody does.
    pub(crate) fn sees_behind(&self, viewer: Viewer, seat: Seat) -> bool {
        self.ended.is_some() || self.screens.let_see(viewer, seat)
    }

    /// What becomes of a question with one answer that depends on tokens: behind closed screens it would tell whoever has
    /// not kept count.
    #[inline]
    pub(crate) fn tokens_lone(&self) -> Lone {
        match self.screens {
            Screens::Open => Lone::Open,
            Screens::Closed => Lone::Secret,
        }
    }

    /// The end: everybody shows their tokens, which break a tie, and the cards they are left with.
    pub(crate) fn lift_screens(&self, cx: &mut Context<'_, GloriaMundi>) {
        if self.screens == Screens::Closed {
            for (seat, player) in self.players.at(self.seats) {
                cx.tell(Event::ScreenLifted { seat, tokens: player.tokens });
            }
        }
    }
}
