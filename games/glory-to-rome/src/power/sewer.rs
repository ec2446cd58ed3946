//! Sewer: at the end of the round its owner lays the cards he led or followed with into his stockpile.

use saturnalia_rules::{Context, Known as _, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::forum;
use crate::answer::Answer;
use crate::cards::Material;
use crate::event::Event;
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat lays played cards into its stockpile, materials in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sewer {
    pub seat: Seat,
    pub from: Material,
}

answers! { Answer:
    pub enum Diversion { Pass, Divert(material: Material) }
}

impl Sewer {
    fn played(self, state: &State) -> impl Iterator<Item = Material> + use<> {
        state.camps[self.seat].played.materials().filter(move |material| *material >= self.from)
    }
}

impl Question<GloryToRome> for Sewer {
    type Answer = Diversion;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.played(state).next().is_some(), self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloryToRome, Diversion>) {
        offers.add(Diversion::Pass);
        offers.extend(self.played(state).map(Diversion::Divert));
    }

    fn answer(self, state: &mut State, seat: Seat, diversion: Diversion, cx: &mut Context<'_, GloryToRome>) {
        match diversion {
            Diversion::Pass => {}
            Diversion::Divert(material) => {
                let camp = &mut state.camps[seat];
                let card = camp.played.take(material);
                camp.stockpile.add(card);
                cx.tell(Event::Diverted { seat, card });
                cx.then(Sewer { seat, from: material });
                forum::win_check(state, cx);
            }
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_SEWER.into()
    }

    fn words(&self, _: &State, _: Seat, diversion: Diversion) -> Label {
        match diversion {
            Diversion::Pass => text::PASS.into(),
            Diversion::Divert(material) => text::divert(material),
        }
    }

    fn pieces(&self, state: &State, seat: Seat, diversion: Diversion) -> Vec<Piece> {
        match diversion {
            Diversion::Pass => Vec::new(),
            Diversion::Divert(material) => {
                vec![pieces::played(seat, state.camps[seat].played.first_of(material).known())]
            }
        }
    }
}
