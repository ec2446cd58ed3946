//! All lay one card at once; the highest takes the round.

use saturnalia_rules::{Context, Happening, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::play::{SHUFFLE, begin_round};
use super::state::is_high;
use super::{Answer, Event, Flaw, HighCard, ROUNDS, State, text};

/// Asks everybody who holds a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LayCard;

answers! { Answer:
    pub struct Lay(card: u8);
}

impl Question<HighCard> for LayCard {
    type Answer = Lay;

    fn asked(&self, state: &State) -> SeatSet {
        state.hands.at(state.seats).filter(|(_, hand)| !hand.is_empty()).map(|(seat, _)| seat).collect()
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, HighCard, Lay>) {
        if state.flaw == Flaw::OffersTooMany {
            offers.extend((0..=200).map(Lay));
        } else if promised(state, seat) {
            offers.extend(state.hands[seat].iter().filter(|card| is_high(card)).map(|card| Lay(*card)));
        } else {
            offers.extend(state.hands[seat].iter().map(|card| Lay(*card)));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, Lay(card): Lay, cx: &mut Context<'_, HighCard>) {
        assert_ne!(state.flaw, Flaw::Panics, "this game panics");
        state.hands[seat].retain(|held| *held != card);
        state.table[seat] = Some(card);
        cx.tell(Event::Laid { seat, card });
        cx.reveal();
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_LAY.into()
    }

    fn words(&self, state: &State, _: Seat, Lay(card): Lay) -> Label {
        if state.flaw == Flaw::SaysHalfASentence { Label::new("high-lay") } else { text::lay(card) }
    }

    fn pieces(&self, _: &State, _: Seat, Lay(card): Lay) -> Vec<Piece> {
        vec![format!("hand/{card}").into()]
    }
}

/// In a flawed game, whoever has stayed in the first round: nobody else holds but the two cards that were dealt.
fn promised(state: &State, seat: Seat) -> bool {
    state.flaw == Flaw::ForgetsThePromise && state.round == 0 && state.hands[seat].len() == 2
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Compare;

impl Happening<HighCard> for Compare {
    fn happen(self, state: &mut State, cx: &mut Context<'_, HighCard>) {
        let laid: SeatSet = state.seats.seats().filter(|seat| state.table[*seat].is_some()).collect();
        if let Some(seat) = laid.iter().max_by_key(|seat| state.table[*seat]) {
            state.points[seat] += 1;
            cx.tell(Event::Took { seat, laid });
        }
        state.laid.extend(state.table.0.iter_mut().filter_map(Option::take));
        if state.flaw == Flaw::ComparesForEver {
            return cx.then(Compare);
        }
        if state.flaw == Flaw::ShufflesAlikeTwice {
            cx.dice(SHUFFLE).shuffle(&mut state.deck);
        }
        if state.flaw != Flaw::Endless {
            state.round += 1;
        }
        if state.round < ROUNDS {
            begin_round(state.seats, cx);
        }
    }
}
