//! Thinking: a Senator, or cards up to the hand limit, or one card. Before it, Latrine or Vomitorium.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::Building;
use crate::event::Event;
use crate::power;
use crate::state::State;
use crate::step::{Step, Thought};
use crate::zone::Cards;

/// Thinks instead of leading or following.
pub fn once(seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    cx.then(Step::Think(Thought { seat, left: 1, granted: None, discarded: false }));
}

/// May think that often (School, Academy).
pub fn granted(seat: Seat, times: u8, by: Building, cx: &mut Context<'_, GloryToRome>) {
    if times > 0 {
        cx.then(Step::Think(Thought { seat, left: times, granted: Some(by), discarded: false }));
    }
}

pub fn offers(state: &State, thought: Thought, out: &mut Vec<Answer>) {
    let seat = thought.seat;
    let camp = &state.camps[seat];
    if thought.granted.is_some() && !thought.discarded {
        out.push(Answer::Pass);
    }
    if !thought.discarded {
        let active = power::active(state, seat);
        if active.contains(Building::Latrine) {
            // Ruling Q24: no Senators.
            out.extend(camp.hand.kinds().map(Answer::Discard));
        }
        if active.contains(Building::Vomitorium) && camp.hand_size() > 0 {
            out.push(Answer::DiscardAll);
        }
    }
    if state.senators > 0 {
        out.push(Answer::TakeSenator);
    }
    out.push(Answer::DrawOne);
    // Filling up by a single card would be the same as drawing one.
    if camp.hand_size() + 1 < power::hand_limit(state, seat) {
        out.push(Answer::DrawToLimit);
    }
}

pub fn answer(state: &mut State, thought: Thought, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let seat = thought.seat;
    if let Answer::Discard(card) = answer {
        cx.reveal();
        state.camps[seat].play(card);
        state.pool.add(card);
        cx.tell(Event::Discarded { seat, card });
        return cx.then(Step::Think(Thought { discarded: true, ..thought }));
    }
    if answer == Answer::DiscardAll {
        discard_all(state, seat, cx);
        return cx.then(Step::Think(Thought { discarded: true, ..thought }));
    }
    if answer == Answer::TakeSenator {
        state.senators -= 1;
        state.camps[seat].senators += 1;
        cx.tell(Event::TookSenator { seat });
    } else if answer == Answer::DrawToLimit {
        let missing = power::hand_limit(state, seat).saturating_sub(state.camps[seat].hand_size());
        draw(state, seat, missing, cx);
    } else if answer == Answer::DrawOne {
        draw(state, seat, 1, cx);
    } else {
        return;
    }
    if thought.left > 1 {
        cx.then(Step::Think(Thought { left: thought.left - 1, discarded: false, ..thought }));
    }
}

/// Ruling Q12: whatever the deck still holds; then the game is over.
fn draw(state: &mut State, seat: Seat, count: u8, cx: &mut Context<'_, GloryToRome>) {
    cx.reveal();
    let mut cards = Cards::NONE;
    for _ in 0..count {
        let Some(card) = state.draw_top() else { break };
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
