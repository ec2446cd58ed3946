//! Patron: a card becomes a client. One from the pool; with the Bar one from the deck, with the Aqueduct one from the
//! hand.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::Used;
use crate::answer::Answer;
use crate::cards::{Building, Buildings, Material};
use crate::event::{Event, Origin};
use crate::power::bath::Bath;
use crate::power::{self, forum};
use crate::round::perform::{self, Turn};
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat performs Patron actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Patron(pub Turn);

/// Bar and Aqueduct: the further parts of one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PatronMore {
    pub seat: Seat,
    pub used: Used,
}

answers! { Answer:
    pub enum Patronage { Pass, HireFromPool(material: Material), HireFromDeck, HireFromHand(card: Building) }
}

impl Question<GloryToRome> for Patron {
    type Answer = Patronage;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let Patron(turn) = *self;
        SeatSet::only_if(perform::any_left(state, turn) && possible(state, turn.seat, Used::NOTHING), turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Patronage>) {
        offer(state, seat, Used::NOTHING, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, patronage: Patronage, cx: &mut Context<'_, GloryToRome>) {
        let Patron(turn) = self;
        if patronage == Patronage::Pass {
            return perform::give_up(state, turn);
        }
        let turn = perform::spend(state, turn, 1);
        hire(state, seat, Used::NOTHING, patronage, cx);
        perform::go_on(state, turn, cx);
    }

    fn lapse(self, state: &mut State, _: &mut Context<'_, GloryToRome>) {
        perform::give_up(state, self.0);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_patron(perform::left(state, self.0))
    }

    fn words(&self, _: &State, _: Seat, patronage: Patronage) -> Label {
        words(patronage, self.0.pass())
    }

    fn pieces(&self, _: &State, _: Seat, patronage: Patronage) -> Vec<Piece> {
        touched(patronage)
    }
}

impl Question<GloryToRome> for PatronMore {
    type Answer = Patronage;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(possible(state, self.seat, self.used), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Patronage>) {
        offer(state, seat, self.used, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, patronage: Patronage, cx: &mut Context<'_, GloryToRome>) {
        hire(state, seat, self.used, patronage, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_PATRON_MORE.into()
    }

    fn words(&self, _: &State, _: Seat, patronage: Patronage) -> Label {
        words(patronage, text::PASS.into())
    }

    fn pieces(&self, _: &State, _: Seat, patronage: Patronage) -> Vec<Piece> {
        touched(patronage)
    }
}

/// The parts still open. Ruling Q17: any order, but never the pool after the deck.
struct Open {
    pool: bool,
    deck: bool,
    hand: bool,
}

fn open(state: &State, seat: Seat, used: Used, active: Buildings) -> Open {
    Open {
        pool: !used.has(Used::MAIN) && !used.has(Used::DECK) && !state.pool.is_empty(),
        deck: !used.has(Used::DECK) && active.contains(Building::Bar),
        hand: !used.has(Used::HAND) && active.contains(Building::Aqueduct) && !state.camps[seat].hand.is_empty(),
    }
}

fn has_room(state: &State, seat: Seat) -> bool {
    state.camps[seat].clients.total() < power::client_limit(state, seat)
}

fn possible(state: &State, seat: Seat, used: Used) -> bool {
    let open = open(state, seat, used, power::active(state, seat));
    (open.pool || open.deck || open.hand) && has_room(state, seat)
}

fn offer(state: &State, seat: Seat, used: Used, offers: &mut Offers<'_, GloryToRome, Patronage>) {
    offers.add(Patronage::Pass);
    let open = open(state, seat, used, power::active(state, seat));
    if open.pool {
        offers.extend(state.pool.materials().map(Patronage::HireFromPool));
    }
    if open.deck {
        offers.add(Patronage::HireFromDeck);
    }
    if open.hand {
        offers.extend(state.camps[seat].hand.kinds().map(Patronage::HireFromHand));
    }
}

/// Carries out one part of the action; the Bath comes next, then the other parts.
fn hire(state: &mut State, seat: Seat, used: Used, patronage: Patronage, cx: &mut Context<'_, GloryToRome>) {
    let (card, from, part) = match patronage {
        Patronage::Pass => return,
        Patronage::HireFromPool(material) => (state.pool.take(material), Origin::Pool, Used::MAIN),
        Patronage::HireFromDeck => {
            cx.reveal();
            (state.draw_top(), Origin::Deck, Used::DECK)
        }
        Patronage::HireFromHand(card) => {
            cx.reveal();
            state.camps[seat].play(card);
            (card, Origin::Hand, Used::HAND)
        }
    };
    state.camps[seat].hire(card);
    cx.tell(Event::Hired { seat, card, from });
    // Ruling Q11: the last card of the deck is placed, then the game ends.
    state.finish_if_deck_empty(cx);
    let active = power::active(state, seat);
    let bath = active.contains(Building::Bath);
    if bath {
        cx.then(Bath { seat, client: card.role() });
    }
    // What the Bath's action finishes may open another part of this one.
    if bath || active.contains(Building::Bar) || active.contains(Building::Aqueduct) {
        cx.then(PatronMore { seat, used: used.and(part) });
    }
    forum::win_check(state, cx);
}

fn words(patronage: Patronage, pass: Label) -> Label {
    match patronage {
        Patronage::Pass => pass,
        Patronage::HireFromPool(material) => text::hire_pool(material, material.role()),
        Patronage::HireFromDeck => text::HIRE_DECK.into(),
        Patronage::HireFromHand(card) => text::hire_hand(card, card.role()),
    }
}

fn touched(patronage: Patronage) -> Vec<Piece> {
    match patronage {
        Patronage::Pass => Vec::new(),
        Patronage::HireFromPool(material) => vec![pieces::pool(material)],
        Patronage::HireFromDeck => vec![pieces::DECK.into()],
        Patronage::HireFromHand(card) => vec![pieces::hand(card)],
    }
}
