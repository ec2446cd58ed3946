//! Every seat in turn draws a card or stays.

use std::sync::atomic::{AtomicU32, Ordering};

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, Together, answers};
use serde::{Deserialize, Serialize};

use super::state::is_high;
use super::{Answer, Event, Flaw, HighCard, State, text};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawOrStay {
    pub seat: Seat,
}

answers! { Answer:
    pub enum Turn { Draw, Stay }
}

impl Question<HighCard> for DrawOrStay {
    type Answer = Turn;

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, HighCard, Turn>) {
        if state.flaw == Flaw::UnsortedOffers {
            offers.add(Turn::Stay);
        }
        if !state.deck.is_empty() && tempting(state) && !discouraged(state, seat) {
            offers.add(Turn::Draw);
        }
        if state.flaw != Flaw::UnsortedOffers && may_stay(state, seat) {
            offers.add(Turn::Stay);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, answer: Turn, cx: &mut Context<'_, HighCard>) {
        match answer {
            Turn::Draw => draw(state, seat, cx),
            Turn::Stay => {
                cx.tell(Event::Stayed { seat });
                state.not_kept = state.flaw == Flaw::ForgetsWhenKept;
                if state.flaw == Flaw::StayReveals {
                    cx.reveal();
                }
            }
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        if state.flaw == Flaw::AsksWithoutText { Label::new("high-ask") } else { text::ASK_DRAW.into() }
    }

    fn words(&self, _: &State, _: Seat, answer: Turn) -> Label {
        match answer {
            Turn::Draw => text::DRAW.into(),
            Turn::Stay => text::STAY.into(),
        }
    }

    fn pieces(&self, _: &State, _: Seat, answer: Turn) -> Vec<Piece> {
        match answer {
            Turn::Draw => vec!["deck".into()],
            Turn::Stay => Vec::new(),
        }
    }

    fn why_not(&self, state: &State, _: Seat) -> Vec<(Piece, Label)> {
        state.deck.is_empty().then(|| ("deck".into(), text::DECK_EMPTY.into())).into_iter().collect()
    }

    /// All see whether there is a card to draw.
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }

    fn together(&self, state: &State, _: Seat) -> Option<Together<Turn>> {
        (state.flaw == Flaw::DrawsTwiceTogether)
            .then(|| Together { count: 2, things: vec![(Turn::Draw, 2), (Turn::Stay, 2)] })
    }
}

/// Whether a flawed game would let a seat stay; a sound one always does.
fn may_stay(state: &State, seat: Seat) -> bool {
    (state.flaw != Flaw::OffersNothing || !state.deck.is_empty())
        && (state.flaw != Flaw::ForgetsThePromise || state.round > 0 || state.hands[seat].iter().any(is_high))
}

/// Whether a flawed game would offer its deck now; a sound one always does.
fn tempting(state: &State) -> bool {
    static LOOKS: AtomicU32 = AtomicU32::new(0);
    if state.flaw == Flaw::ChangesItsMind {
        return LOOKS.fetch_add(1, Ordering::Relaxed).is_multiple_of(2);
    }
    state.flaw != Flaw::OffersDependOnDeck || state.deck.last().is_some_and(|card| *card > 5)
}

/// Whether a flawed game keeps the deck from whoever holds no good card.
fn discouraged(state: &State, seat: Seat) -> bool {
    state.flaw == Flaw::StaysAtOnceWithABadHand && state.hands[seat].iter().all(|card| *card < 6)
}

fn draw(state: &mut State, seat: Seat, cx: &mut Context<'_, HighCard>) {
    let Some(card) = state.deck.pop() else { return };
    let flaw = state.flaw;
    if flaw == Flaw::CardInTwoPlaces {
        state.deck.push(card);
    }
    if flaw == Flaw::Allocates {
        drop(state.deck.to_vec());
    }
    if flaw != Flaw::DrawsUntold {
        cx.tell(Event::Drew { seat, card, flaw });
    }
    if !undeclared(state, seat, card) {
        cx.reveal();
    }
    state.hands[seat].push(card);
    state.hands[seat].sort_unstable();
}

/// Whether a flawed game forgets to declare that somebody saw this card.
fn undeclared(state: &State, seat: Seat, card: u8) -> bool {
    let others = state.hands.at(state.seats).filter(|(other, _)| *other != seat);
    let mut unseen = others.flat_map(|(_, hand)| hand).chain(&state.deck);
    state.flaw == Flaw::DrawWithoutReveal
        || (matches!(state.flaw, Flaw::GoodCardsCountAlone | Flaw::MarksTellTheDeck) && card < 6)
        || (state.flaw == Flaw::ExpectsTheLowest && unseen.all(|other| *other > card))
}
