//! Paying for a building: cards with a hexagon of its colour are turned on their side.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, Together, answers};
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
        let payers = state.players[seat].row.payers(&state.set, self.colour);
        let mut rest: u8 = payers[self.from.index()..].iter().sum();
        for card in &Card::ALL[self.from.index()..] {
            if rest < state.unpaid {
                break;
            }
            let here = payers[card.index()];
            if here > 0 {
                offers.add(Turn(*card));
            }
            rest -= here;
        }
    }

    fn answer(self, state: &mut State, seat: Seat, Turn(card): Turn, cx: &mut Context<'_, Sylla>) {
        state.players[seat].row.shift(card, Pose::Upright, Pose::Turned);
        state.unpaid -= 1;
        cx.tell(Event::Turned { seat, card });
        if state.unpaid > 0 {
            cx.then(TurnCard { from: card, ..self });
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_turn(state.unpaid)
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

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }

    fn together(&self, state: &State, seat: Seat) -> Option<Together<Turn>> {
        let payers = state.players[seat].row.payers(&state.set, self.colour);
        let cards = Card::ALL[self.from.index()..].iter().map(|card| (Turn(*card), u16::from(payers[card.index()])));
        (state.unpaid > 1)
            .then(|| Together { count: state.unpaid.into(), things: cards.filter(|(_, most)| *most > 0).collect() })
    }
}
