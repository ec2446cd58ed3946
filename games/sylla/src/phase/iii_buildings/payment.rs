//! Paying for a building: cards with a hexagon of its colour are turned on their side.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Card, Colour};
use crate::event::Event;
use crate::row::Pose;
use crate::state::State;
use crate::{Sylla, pieces, text};

/// Ruling S6: the buyer chooses among his upright cards of the colour, one by one, in ascending order, so that the same
/// cards are chosen in one way only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnCard {
    pub seat: Seat,
    pub colour: Colour,
    pub left: u8,
    /// None before this one.
    pub from: Card,
}

answers! { Answer:
    pub struct Turn(card: Card);
}

impl Question<Sylla> for TurnCard {
    type Answer = Turn;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    /// As long as it and those after it are enough.
    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Sylla, Turn>) {
        let row = &state.players[seat].row;
        let mask = state.set.showing(self.colour);
        let upright = |card: Card| if mask >> card.index() & 1 == 1 { row.count(card, Pose::Upright) } else { 0 };
        let cards = &Card::ALL[self.from.index()..];
        let mut rest: u8 = cards.iter().map(|card| upright(*card)).sum();
        for &card in cards {
            let here = upright(card);
            if here > 0 && rest >= self.left {
                offers.add(Turn(card));
            }
            rest -= here;
        }
    }

    fn answer(self, state: &mut State, seat: Seat, Turn(card): Turn, cx: &mut Context<'_, Sylla>) {
        state.players[seat].row.shift(card, Pose::Upright, Pose::Turned);
        state.unpaid -= 1;
        cx.tell(Event::Turned { seat, card });
        if self.left > 1 {
            cx.then(TurnCard { left: self.left - 1, from: card, ..self });
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_turn(self.left)
    }

    fn words(&self, _: &State, _: Seat, Turn(card): Turn) -> Label {
        text::do_turn(card)
    }

    fn pieces(&self, _: &State, seat: Seat, Turn(card): Turn) -> Vec<Piece> {
        vec![pieces::card(seat, card, Pose::Upright)]
    }

    /// Own cards that cannot pay for the building.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let reason = |card: Card, pose: Pose| match pose {
            Pose::Upright => (!state.set.shows(card, self.colour)).then_some(text::WHY_WRONG_COLOUR),
            Pose::Turned => Some(text::WHY_TURNED),
            Pose::Down => Some(text::WHY_FACE_DOWN),
        };
        let cards = state.players[seat].row.cards();
        cards.filter_map(|(card, pose, _)| Some((pieces::card(seat, card, pose), reason(card, pose)?.into()))).collect()
    }
}
