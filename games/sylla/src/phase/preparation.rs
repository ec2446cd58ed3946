//! Preparation: everybody chooses starting characters in secret, then all show them.

use saturnalia_rules::{Context, Happening, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::round::Round;
use crate::answer::Answer;
use crate::cards::{Calling, Card, named};
use crate::event::Event;
use crate::row::{Pose, StartingRow};
use crate::state::{Player, State};
use crate::{Sylla, pieces, purpose, text};

/// Everybody chooses starting characters in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseCharacters;

answers! { Answer:
    pub struct Characters(row: StartingRow);
}

impl Question<Sylla> for ChooseCharacters {
    type Answer = Characters;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        state.seats.all()
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Sylla, Characters>) {
        offers.extend(state.set.starting_rows(state.seats).iter().copied().map(Characters));
    }

    fn answer(self, state: &mut State, seat: Seat, Characters(row): Characters, cx: &mut Context<'_, Sylla>) {
        let player = &mut state.players[seat];
        for card in row.cards() {
            player.row.add(card, Pose::Upright);
        }
        player.denarii = state.set.start_denarii + player.row.face_up(Calling::Merchant);
        cx.tell(Event::Started { seat, row, denarii: player.denarii, screens: state.screens });
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_characters(state.set.table(state.seats).start_characters)
    }

    fn words(&self, _: &State, _: Seat, Characters(row): Characters) -> Label {
        text::do_characters(named(row.cards()))
    }

    fn pieces(&self, _: &State, _: Seat, Characters(row): Characters) -> Vec<Piece> {
        Card::characters().flat_map(|card| (1..=row.count(card)).map(move |copy| pieces::set(card, copy))).collect()
    }
}

/// All characters not chosen form the deck: those of unused sets too, or three players would run out of them (Ruling S28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShowCharacters;

impl Happening<Sylla> for ShowCharacters {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        fill_deck(state);
        cx.dice(purpose::CHARACTERS).shuffle(&mut state.deck);
        cx.tell(Event::DeckFormed { cards: state.deck.len() as u8 });
        cx.then(Round);
    }
}

/// Every character that lies nowhere else goes into the deck.
pub(crate) fn fill_deck(state: &mut State) {
    for card in Card::characters() {
        let owned: u8 = state.players.at(state.seats).map(|(_, player)| held(player, card)).sum();
        let shown = state.recruits.iter().chain(&state.under_deck).filter(|shown| **shown == card).count() as u8;
        for _ in 0..state.set.in_box(card) - owned - shown {
            state.deck.push(card);
        }
    }
}

fn held(player: &Player, card: Card) -> u8 {
    Pose::ALL.iter().map(|pose| player.row.count(card, *pose)).sum()
}
