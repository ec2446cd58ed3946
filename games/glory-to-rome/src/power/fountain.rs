//! Fountain: a Craftsman action with the top card of the deck. Its owner looks at it, then builds with it or keeps it.

use saturnalia_rules::{Context, Known as _, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Finish, Place};
use crate::building::completed;
use crate::building::site::{self, Foundation};
use crate::cards::{Building, Material};
use crate::event::{Event, Origin};
use crate::role::craftsman;
use crate::round::perform::{self, Turn};
use crate::state::State;
use crate::zone::Cards;
use crate::{GloryToRome, pieces, text};

/// What becomes of the card drawn for this action. `turn` is what is left after the action that paid for the draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FountainCard {
    pub turn: Turn,
}

answers! { Answer:
    pub enum Use {
        Lay { building: Building, site: Material, place: Place },
        Add { to: Building, card: Building, finish: Finish },
        Keep,
    }
}

impl Question<GloryToRome> for FountainCard {
    type Answer = Use;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Use>) {
        let card = state.peeked.known();
        // One action is paid already; out of town takes a second one.
        let actions = perform::within_reach(state, self.turn).saturating_add(1);
        site::each(state, seat, Cards::from_iter([card]), actions, |Foundation { building, site, place }| {
            offers.add(Use::Lay { building, site, place });
        });
        for to in state.camps[seat].foundations.iter() {
            let ways = craftsman::fitting(state, seat, to).ways(card.material());
            offers.extend(ways.map(|finish| Use::Add { to, card, finish }));
        }
        offers.add(Use::Keep);
    }

    fn answer(self, state: &mut State, seat: Seat, put: Use, cx: &mut Context<'_, GloryToRome>) {
        let card = state.peeked.take().known();
        let mut turn = self.turn;
        match put {
            Use::Lay { building, site, place } => {
                cx.reveal();
                let more = site::cost(state, seat, place) - 1;
                turn = perform::spend(state, turn, more);
                site::lay(state, seat, Foundation { building, site, place }, Origin::Fountain, cx);
            }
            Use::Add { to, card, finish } => {
                cx.reveal();
                cx.tell(Event::Added { seat, to, card, from: Origin::Fountain });
                state.built.add(card);
                completed::add_material(state, seat, to, finish, cx);
            }
            Use::Keep => {
                state.camps[seat].draw(card);
                cx.tell(Event::FountainKept { seat, card });
            }
        }
        // Ruling Q11: the last card is still put to use, then the game ends.
        state.finish_if_deck_empty(cx);
        perform::go_on(state, turn, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_fountain(state.peeked.known())
    }

    fn words(&self, state: &State, seat: Seat, put: Use) -> Label {
        match put {
            Use::Lay { building, site, place } => site::words(state, seat, Foundation { building, site, place }),
            Use::Add { to, card, finish } => craftsman::add_words(to, card, finish),
            Use::Keep => text::KEEP.into(),
        }
    }

    fn pieces(&self, _: &State, seat: Seat, put: Use) -> Vec<Piece> {
        match put {
            Use::Lay { building, site, place } => {
                site::touched(pieces::FOUNTAIN.into(), Foundation { building, site, place })
            }
            Use::Add { to, .. } => vec![pieces::FOUNTAIN.into(), pieces::structure(seat, to)],
            Use::Keep => vec![pieces::FOUNTAIN.into(), "hand".into()],
        }
    }
}

/// Draws the card. The action that pays for it has been spent.
pub fn draw(state: &mut State, turn: Turn, cx: &mut Context<'_, GloryToRome>) {
    cx.reveal();
    let card = state.draw_top();
    state.peeked = Some(card);
    cx.tell(Event::FountainDrew { seat: turn.seat, card });
    cx.then(FountainCard { turn });
}
