//! Merchant: a material from the stockpile into the vault. Atrium: the top card of the deck instead, unseen.
//! Basilica: also a card of the hand, seen by nobody else. Ruling Q29.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::Used;
use crate::answer::Answer;
use crate::cards::{Building, Buildings, Material};
use crate::event::{Event, Origin};
use crate::power;
use crate::round::perform::{self, Turn};
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat performs Merchant actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Merchant(pub Turn);

/// Basilica: the other part of one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MerchantMore {
    pub seat: Seat,
    pub used: Used,
}

answers! { Answer:
    pub enum Sale { Pass, SellFromStockpile(material: Material), SellFromDeck, SellFromHand(card: Building) }
}

impl Question<GloryToRome> for Merchant {
    type Answer = Sale;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let Merchant(turn) = *self;
        SeatSet::only_if(perform::any_left(state, turn) && possible(state, turn.seat, Used::NOTHING), turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Sale>) {
        offer(state, seat, Used::NOTHING, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, sale: Sale, cx: &mut Context<'_, GloryToRome>) {
        let Merchant(turn) = self;
        if sale == Sale::Pass {
            return perform::give_up(state, turn);
        }
        let turn = perform::spend(state, turn, 1);
        sell(state, seat, Used::NOTHING, sale, cx);
        perform::go_on(state, turn, cx);
    }

    fn lapse(self, state: &mut State, _: &mut Context<'_, GloryToRome>) {
        perform::give_up(state, self.0);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_merchant(perform::left(state, self.0))
    }

    fn words(&self, _: &State, _: Seat, sale: Sale) -> Label {
        words(sale, self.0.pass())
    }

    fn pieces(&self, _: &State, seat: Seat, sale: Sale) -> Vec<Piece> {
        touched(seat, sale)
    }
}

impl Question<GloryToRome> for MerchantMore {
    type Answer = Sale;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(possible(state, self.seat, self.used), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Sale>) {
        offer(state, seat, self.used, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, sale: Sale, cx: &mut Context<'_, GloryToRome>) {
        sell(state, seat, self.used, sale, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_MERCHANT_MORE.into()
    }

    fn words(&self, _: &State, _: Seat, sale: Sale) -> Label {
        words(sale, text::PASS.into())
    }

    fn pieces(&self, _: &State, seat: Seat, sale: Sale) -> Vec<Piece> {
        touched(seat, sale)
    }
}

/// The parts still open.
struct Open {
    stockpile: bool,
    deck: bool,
    hand: bool,
}

fn open(state: &State, seat: Seat, used: Used, active: Buildings) -> Open {
    let camp = &state.camps[seat];
    let main = !used.has(Used::MAIN);
    Open {
        stockpile: main && !camp.stockpile.is_empty(),
        deck: main && active.contains(Building::Atrium),
        hand: !used.has(Used::HAND) && active.contains(Building::Basilica) && !camp.hand.is_empty(),
    }
}

fn possible(state: &State, seat: Seat, used: Used) -> bool {
    let open = open(state, seat, used, power::active(state, seat));
    (open.stockpile || open.deck || open.hand) && state.camps[seat].vault_size() < power::vault_limit(state, seat)
}

fn offer(state: &State, seat: Seat, used: Used, offers: &mut Offers<'_, GloryToRome, Sale>) {
    offers.add(Sale::Pass);
    let open = open(state, seat, used, power::active(state, seat));
    if open.stockpile {
        offers.extend(state.camps[seat].stockpile.materials().map(Sale::SellFromStockpile));
    }
    if open.deck {
        offers.add(Sale::SellFromDeck);
    }
    if open.hand {
        offers.extend(state.camps[seat].hand.kinds().map(Sale::SellFromHand));
    }
}

/// Carries out one part of the action; the Basilica then asks for the other.
fn sell(state: &mut State, seat: Seat, used: Used, sale: Sale, cx: &mut Context<'_, GloryToRome>) {
    let camp = &mut state.camps[seat];
    let (card, from, part) = match sale {
        Sale::Pass => return,
        Sale::SellFromStockpile(material) => {
            let card = camp.stockpile.take(material);
            camp.sold.add(card);
            (card, Origin::Stockpile, Used::MAIN)
        }
        Sale::SellFromDeck => {
            let card = state.draw_top();
            state.camps[seat].unseen.add(card);
            (card, Origin::Deck, Used::MAIN)
        }
        Sale::SellFromHand(card) => {
            // The others learn nothing, but only a hand with this card can do it.
            cx.reveal();
            camp.hide(card);
            (card, Origin::Hand, Used::HAND)
        }
    };
    cx.tell(Event::Sold { seat, card, from });
    // Ruling Q11: after the last card the Basilica's part lapses.
    state.finish_if_deck_empty(cx);
    if power::has(state, seat, Building::Basilica) {
        cx.then(MerchantMore { seat, used: used.and(part) });
    }
}

fn words(sale: Sale, pass: Label) -> Label {
    match sale {
        Sale::Pass => pass,
        Sale::SellFromStockpile(material) => text::sell_stockpile(material),
        Sale::SellFromDeck => text::SELL_DECK.into(),
        Sale::SellFromHand(card) => text::sell_hand(card, card.material()),
    }
}

fn touched(seat: Seat, sale: Sale) -> Vec<Piece> {
    match sale {
        Sale::Pass => Vec::new(),
        Sale::SellFromStockpile(material) => vec![pieces::stockpile(seat, material), pieces::vault(seat)],
        Sale::SellFromDeck => vec![pieces::DECK.into()],
        Sale::SellFromHand(card) => vec![pieces::hand(card)],
    }
}
