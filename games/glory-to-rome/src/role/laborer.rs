//! Laborer: a card from the pool into the stockpile; with the Dock also one from the hand.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::Used;
use crate::answer::Answer;
use crate::cards::{Building, Material};
use crate::event::{Event, Origin};
use crate::power::{self, forum};
use crate::round::perform::{self, Turn};
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat performs Laborer actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laborer(pub Turn);

/// Dock: the other part of one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LaborerMore {
    pub seat: Seat,
    pub used: Used,
}

answers! { Answer:
    pub enum Labor { Pass, StoreFromPool(material: Material), StoreFromHand(card: Building) }
}

impl Question<GloryToRome> for Laborer {
    type Answer = Labor;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let Laborer(turn) = *self;
        SeatSet::only_if(perform::any_left(state, turn) && possible(state, turn.seat, Used::NOTHING), turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Labor>) {
        offer(state, seat, Used::NOTHING, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, labor: Labor, cx: &mut Context<'_, GloryToRome>) {
        let Laborer(turn) = self;
        if labor == Labor::Pass {
            return perform::give_up(state, turn);
        }
        let turn = perform::spend(state, turn, 1);
        store(state, seat, Used::NOTHING, labor, cx);
        perform::go_on(state, turn, cx);
    }

    fn lapse(self, state: &mut State, _: &mut Context<'_, GloryToRome>) {
        perform::give_up(state, self.0);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_laborer(perform::left(state, self.0))
    }

    fn words(&self, _: &State, _: Seat, labor: Labor) -> Label {
        words(labor, self.0.pass())
    }

    fn pieces(&self, _: &State, _: Seat, labor: Labor) -> Vec<Piece> {
        touched(labor)
    }
}

impl Question<GloryToRome> for LaborerMore {
    type Answer = Labor;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(possible(state, self.seat, self.used), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Labor>) {
        offer(state, seat, self.used, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, labor: Labor, cx: &mut Context<'_, GloryToRome>) {
        store(state, seat, self.used, labor, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_LABORER_MORE.into()
    }

    fn words(&self, _: &State, _: Seat, labor: Labor) -> Label {
        words(labor, text::PASS.into())
    }

    fn pieces(&self, _: &State, _: Seat, labor: Labor) -> Vec<Piece> {
        touched(labor)
    }
}

fn pool_open(state: &State, used: Used) -> bool {
    !used.has(Used::MAIN) && !state.pool.is_empty()
}

fn hand_open(state: &State, seat: Seat, used: Used) -> bool {
    !used.has(Used::HAND) && !state.camps[seat].hand.is_empty() && power::has(state, seat, Building::Dock)
}

fn possible(state: &State, seat: Seat, used: Used) -> bool {
    pool_open(state, used) || hand_open(state, seat, used)
}

fn offer(state: &State, seat: Seat, used: Used, offers: &mut Offers<'_, GloryToRome, Labor>) {
    offers.add(Labor::Pass);
    if pool_open(state, used) {
        offers.extend(state.pool.materials().map(Labor::StoreFromPool));
    }
    if hand_open(state, seat, used) {
        offers.extend(state.camps[seat].hand.kinds().map(Labor::StoreFromHand));
    }
}

/// Carries out one part of the action; the Dock then asks for the other.
fn store(state: &mut State, seat: Seat, used: Used, labor: Labor, cx: &mut Context<'_, GloryToRome>) {
    let (card, from, part) = match labor {
        Labor::Pass => return,
        Labor::StoreFromPool(material) => (state.pool.take(material), Origin::Pool, Used::MAIN),
        Labor::StoreFromHand(card) => {
            cx.reveal();
            state.camps[seat].play(card);
            (card, Origin::Hand, Used::HAND)
        }
    };
    state.camps[seat].stockpile.add(card);
    cx.tell(Event::Stored { seat, card, from });
    if power::has(state, seat, Building::Dock) {
        cx.then(LaborerMore { seat, used: used.and(part) });
    }
    forum::win_check(state, cx);
}

fn words(labor: Labor, pass: Label) -> Label {
    match labor {
        Labor::Pass => pass,
        Labor::StoreFromPool(material) => text::store_pool(material),
        Labor::StoreFromHand(card) => text::store_hand(card, card.material()),
    }
}

fn touched(labor: Labor) -> Vec<Piece> {
    match labor {
        Labor::Pass => Vec::new(),
        Labor::StoreFromPool(material) => vec![pieces::pool(material)],
        Labor::StoreFromHand(card) => vec![pieces::hand(card)],
    }
}
