//! Thinking: a Senator, or cards up to the hand limit, or one card. Before it, Latrine or Vomitorium.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::Building;
use crate::event::Event;
use crate::state::State;
use crate::zone::Cards;
use crate::{GloryToRome, pieces, power, text};

/// The seat thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Think {
    pub seat: Seat,
    /// Thoughts that are left.
    pub left: u8,
    /// School or Academy: these thoughts may be skipped. Otherwise it is instead of leading or following.
    pub granted: Option<Building>,
    /// Latrine or Vomitorium has been used for this one.
    pub discarded: bool,
}

impl Think {
    /// Once, instead of leading or following.
    pub fn instead(seat: Seat) -> Think {
        Think { seat, left: 1, granted: None, discarded: false }
    }

    /// That often, thanks to a building.
    pub fn granted(seat: Seat, times: u8, by: Building) -> Think {
        Think { seat, left: times, granted: Some(by), discarded: false }
    }

    /// What is left after this thought.
    fn go_on(self, cx: &mut Context<'_, GloryToRome>) {
        if self.left > 1 {
            cx.then(Think { left: self.left - 1, discarded: false, ..self });
        }
    }
}

answers! { Answer:
    pub enum Thought { Pass, Discard(card: Building), DiscardAll, TakeSenator, DrawOne, DrawToLimit }
}

impl Question<GloryToRome> for Think {
    type Answer = Thought;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only_if(self.left > 0, self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Thought>) {
        let camp = &state.camps[seat];
        if self.granted.is_some() && !self.discarded {
            offers.add(Thought::Pass);
        }
        if !self.discarded {
            let active = power::active(state, seat);
            if active.contains(Building::Latrine) {
                // Ruling Q24: no Senators.
                offers.extend(camp.hand.kinds().map(Thought::Discard));
            }
            if active.contains(Building::Vomitorium) && camp.hand_size() > 0 {
                offers.add(Thought::DiscardAll);
            }
        }
        if state.senators > 0 {
            offers.add(Thought::TakeSenator);
        }
        offers.add(Thought::DrawOne);
        // Filling up by a single card would be the same as drawing one.
        if missing(state, seat) > 1 {
            offers.add(Thought::DrawToLimit);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, thought: Thought, cx: &mut Context<'_, GloryToRome>) {
        match thought {
            Thought::Pass => {}
            Thought::Discard(card) => {
                cx.reveal();
                state.camps[seat].play(card);
                state.pool.add(card);
                cx.tell(Event::Discarded { seat, card });
                cx.then(Think { discarded: true, ..self });
            }
            Thought::DiscardAll => {
                discard_all(state, seat, cx);
                cx.then(Think { discarded: true, ..self });
            }
            Thought::TakeSenator => {
                state.senators -= 1;
                state.camps[seat].senators += 1;
                cx.tell(Event::TookSenator { seat });
                self.go_on(cx);
            }
            Thought::DrawOne => {
                draw(state, seat, 1, cx);
                self.go_on(cx);
            }
            Thought::DrawToLimit => {
                draw(state, seat, missing(state, seat), cx);
                self.go_on(cx);
            }
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        match self.granted {
            Some(by) => text::ask_think_granted(by, self.left),
            None => text::ask_think(power::hand_limit(state, seat)),
        }
    }

    fn words(&self, state: &State, seat: Seat, thought: Thought) -> Label {
        match thought {
            Thought::Pass => text::PASS_THINK.into(),
            Thought::Discard(card) => text::discard(card),
            Thought::DiscardAll => text::DISCARD_ALL.into(),
            Thought::TakeSenator => text::TAKE_SENATOR.into(),
            Thought::DrawOne => text::DRAW_ONE.into(),
            Thought::DrawToLimit => text::draw_to_limit(missing(state, seat)),
        }
    }

    fn pieces(&self, _: &State, _: Seat, thought: Thought) -> Vec<Piece> {
        match thought {
            Thought::Pass => Vec::new(),
            Thought::Discard(card) => vec![pieces::hand(card)],
            Thought::DiscardAll => vec!["hand".into()],
            Thought::TakeSenator => vec![pieces::SENATORS.into()],
            Thought::DrawOne | Thought::DrawToLimit => vec![pieces::DECK.into()],
        }
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Gesture
    }
}

/// Cards that are missing from the hand limit.
fn missing(state: &State, seat: Seat) -> u8 {
    power::hand_limit(state, seat).saturating_sub(state.camps[seat].hand_size())
}

/// Ruling Q12: whatever the deck still holds; then the game is over.
fn draw(state: &mut State, seat: Seat, count: u8, cx: &mut Context<'_, GloryToRome>) {
    cx.reveal();
    let mut cards = Cards::NONE;
    for _ in 0..count.min(state.deck.len() as u8) {
        let card = state.draw_top();
        cards.add(card);
        state.camps[seat].draw(card);
    }
    cx.tell(Event::Drew { seat, cards });
    state.finish_if_deck_empty(cx);
}

fn discard_all(state: &mut State, seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    cx.reveal();
    let camp = &mut state.camps[seat];
    let (cards, senators) = (camp.hand, camp.senators);
    cx.tell(Event::DiscardedAll { seat, cards, senators });
    for card in cards.each() {
        camp.play(card);
        state.pool.add(card);
    }
    camp.senators = 0;
    state.senators += senators;
}
