//! House temples and taverns: what their owner may do with them in every phase IV.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Building, Token};
use crate::event::{Event, TokenReason};
use crate::ladder::Direction;
use crate::state::State;
use crate::{Sylla, pieces, text};

/// The seat uses its buildings in any order, as long as there is something to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UseBuildings {
    pub seat: Seat,
    /// House temples not used yet.
    pub temples: u8,
    /// Taverns not used yet.
    pub taverns: u8,
}

answers! { Answer:
    pub enum Use {
        /// Pay a house temple for a token of this kind.
        Sacrifice(token: Token),
        /// Let a tavern move this marker.
        Move { marker: Token, direction: Direction },
        Finish,
    }
}

/// Whether a tavern has already moved this marker in this phase.
#[inline]
pub(crate) fn moved_by_tavern(state: &State, marker: Token) -> bool {
    state.tavern_moved >> marker.index() & 1 == 1
}

fn is_at_the_end(state: &State, marker: Token, direction: Direction) -> bool {
    state.ladder.column(marker) == direction.end(&state.set)
}

impl UseBuildings {
    /// Asks the seat if there is something to use.
    #[inline]
    pub(crate) fn ask(self, state: &State, cx: &mut Context<'_, Sylla>) {
        if self.can_sacrifice(state) || self.can_move(state) {
            cx.then(self);
        }
    }

    #[inline]
    fn can_sacrifice(self, state: &State) -> bool {
        self.temples > 0 && state.players[self.seat].denarii >= state.set.amount(Building::HouseTemple)
    }

    #[inline]
    fn can_move(self, state: &State) -> bool {
        self.taverns > 0 && Token::ALL.iter().any(|marker| !moved_by_tavern(state, *marker))
    }
}

impl Question<Sylla> for UseBuildings {
    type Answer = Use;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Sylla, Use>) {
        if self.can_sacrifice(state) {
            offers.extend(Token::ALL.map(Use::Sacrifice));
        }
        if self.taverns > 0 {
            for marker in Token::ALL.into_iter().filter(|marker| !moved_by_tavern(state, *marker)) {
                offers.add(Use::Move { marker, direction: Direction::Left });
                offers.add(Use::Move { marker, direction: Direction::Right });
            }
        }
        offers.add(Use::Finish);
    }

    fn answer(self, state: &mut State, seat: Seat, answer: Use, cx: &mut Context<'_, Sylla>) {
        match answer {
            Use::Sacrifice(token) => {
                state.players[seat].denarii -= state.set.amount(Building::HouseTemple);
                state.take_token(seat, token, TokenReason::Temple, cx);
                UseBuildings { temples: self.temples - 1, ..self }.ask(state, cx);
            }
            // Ruling S9: a marker at the end of the ladder may be chosen. It stays, and no other tavern moves it in this
            // phase.
            Use::Move { marker, direction } => {
                state.tavern_moved |= 1 << marker.index();
                if is_at_the_end(state, marker, direction) {
                    cx.tell(Event::TavernHeld { seat, marker });
                } else {
                    state.ladder.shift(&state.set, marker, direction, state.set.amount(Building::Tavern));
                    cx.tell(Event::TavernMoved { seat, marker, direction, value: state.value(marker) });
                }
                UseBuildings { taverns: self.taverns - 1, ..self }.ask(state, cx);
            }
            Use::Finish => {}
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_use(self.taverns, self.temples)
    }

    fn words(&self, state: &State, _: Seat, answer: Use) -> Label {
        match answer {
            Use::Sacrifice(token) => text::do_sacrifice(state.set.amount(Building::HouseTemple), token),
            Use::Move { marker, direction } if is_at_the_end(state, marker, direction) => text::do_hold(marker),
            Use::Move { marker, direction: Direction::Left } => text::do_move_left(marker),
            Use::Move { marker, direction: Direction::Right } => text::do_move_right(marker),
            Use::Finish => text::DO_FINISH.into(),
        }
    }

    fn pieces(&self, _: &State, _: Seat, answer: Use) -> Vec<Piece> {
        match answer {
            Use::Sacrifice(token) => vec![pieces::token(token)],
            Use::Move { marker, direction } => vec![pieces::marker(marker), pieces::arrow(marker, direction)],
            Use::Finish => vec![pieces::FINISH.into()],
        }
    }

    /// A temple that cannot be paid for, and markers that another tavern has moved.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let mut found = Vec::new();
        if self.temples > 0 && !self.can_sacrifice(state) {
            found.push((pieces::building(seat, Building::HouseTemple), text::WHY_NO_MONEY.into()));
        }
        if self.taverns > 0 {
            for marker in Token::ALL.into_iter().filter(|marker| moved_by_tavern(state, *marker)) {
                found.push((pieces::marker(marker), text::WHY_MARKER_MOVED.into()));
            }
        }
        found
    }
}
