//! Then the neighbours give what is demanded of them, or call "Glory to Rome"; a Bridge takes from stockpiles as well.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::is_protected;
use crate::answer::Answer;
use crate::cards::{Building, Material};
use crate::event::Event;
use crate::power::{self, forum};
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat hands over up to `left` cards of a material, then of the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Give {
    pub seat: Seat,
    pub to: Seat,
    pub material: Material,
    pub left: u8,
}

answers! { Answer:
    pub enum Gift { Pass, Give(card: Building), GloryToRome }
}

impl Question<GloryToRome> for Give {
    type Answer = Gift;

    /// A target with cards in hand answers every demand, so that being asked tells nothing.
    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.left > 0 && !state.camps[self.seat].hand.is_empty(), self.seat)
    }

    /// Ruling Q21: whoever gives chooses the card. Ruling Q22: whoever is protected may also decline.
    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Gift>) {
        let cards = state.camps[seat].hand.of(self.material);
        if is_protected(state, seat, self.to) {
            offers.add(Gift::Pass);
        } else if cards.is_empty() {
            offers.add(Gift::GloryToRome);
        }
        offers.extend(cards.kinds().map(Gift::Give));
    }

    fn answer(self, state: &mut State, seat: Seat, gift: Gift, cx: &mut Context<'_, GloryToRome>) {
        let Give { to, material, left, .. } = self;
        match gift {
            Gift::Pass => self.next_material(state, cx),
            Gift::Give(card) => {
                cx.reveal();
                state.camps[seat].play(card);
                state.camps[to].stockpile.add(card);
                cx.tell(Event::Gave { seat, to, card });
                cx.then(Give { left: left - 1, ..self });
                forum::win_check(state, cx);
            }
            Gift::GloryToRome => {
                cx.reveal();
                state.camps[seat].deny(material);
                cx.tell(Event::GloryToRome { seat, material });
                self.next_material(state, cx);
            }
        }
    }

    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        self.next_material(state, cx);
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        if is_protected(state, seat, self.to) {
            text::ask_gift(self.to, self.left, self.material)
        } else {
            text::ask_give(self.to, self.left, self.material)
        }
    }

    fn words(&self, _: &State, _: Seat, gift: Gift) -> Label {
        match gift {
            Gift::Pass => text::PASS_GIVE.into(),
            Gift::Give(card) => text::give(card),
            Gift::GloryToRome => text::GLORY.into(),
        }
    }

    fn pieces(&self, _: &State, _: Seat, gift: Gift) -> Vec<Piece> {
        match gift {
            Gift::Pass | Gift::GloryToRome => Vec::new(),
            Gift::Give(card) => vec![pieces::hand(card)],
        }
    }

    /// A single card is given or it is not of that material.
    #[inline]
    fn lone(&self, state: &State, seat: Seat) -> Lone {
        if state.camps[seat].hand.total() == 1 && !is_protected(state, seat, self.to) {
            Lone::Open
        } else {
            Lone::Secret
        }
    }
}

impl Give {
    /// Goes on to the next demanded material; after the last the Bridge takes from the stockpile.
    fn next_material(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        let next = Material::ALL.into_iter().find(|next| *next > self.material && state.demanded.has(*next));
        match next {
            Some(next) => cx.then(Give { material: next, left: state.demanded.count_of(next), ..self }),
            None => surrender(state, self.seat, self.to, cx),
        }
    }
}

/// Bridge: one matching material of the stockpile for each demand.
fn surrender(state: &mut State, seat: Seat, to: Seat, cx: &mut Context<'_, GloryToRome>) {
    if !power::has(state, to, Building::Bridge) || is_protected(state, seat, to) {
        return;
    }
    for material in Material::ALL {
        let there = state.camps[seat].stockpile.count_of(material);
        for _ in 0..state.demanded.count_of(material).min(there) {
            let card = state.camps[seat].stockpile.take(material);
            state.camps[to].stockpile.add(card);
            cx.tell(Event::Surrendered { seat, to, material });
        }
    }
    forum::win_check(state, cx);
}
