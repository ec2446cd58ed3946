//! Who leads first: the card that comes first in the alphabet. Ruling Q30.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Seat, SeatSet};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::Building;
use crate::event::Event;
use crate::state::{MOST_SEATS, State};
use crate::step::Step;

pub fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    out.extend(state.camps[seat].hand.kinds().map(Answer::Bid));
}

/// Lays the chosen card among the played ones, where [`find_leader`] finds it when all have chosen.
pub fn answer(state: &mut State, seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let Answer::Bid(card) = answer else { return };
    let camp = &mut state.camps[seat];
    camp.play(card);
    camp.played.add(card);
    cx.tell(Event::StartCard { seat, card });
    if seat.index() + 1 == state.seats.len() {
        cx.then(Step::FindLeader(SeatSet::NONE));
    }
}

/// Compares the cards. Nobody in `tied` means that the cards laid down are to be compared; otherwise these seats draw.
pub fn find_leader(state: &mut State, tied: SeatSet, cx: &mut Context<'_, GloryToRome>) {
    let mut cards: ArrayVec<(Seat, Building), MOST_SEATS> = ArrayVec::new();
    if tied.is_empty() {
        for seat in state.seats.seats() {
            let camp = &mut state.camps[seat];
            cards.extend(camp.played.kinds().next().map(|card| (seat, card)));
            camp.played = crate::zone::Cards::NONE;
        }
    } else {
        cx.reveal();
        for seat in tied.iter() {
            let card = state.draw_top().expect("ties do not last through a whole deck");
            cx.tell(Event::StartCard { seat, card });
            cards.push((seat, card));
        }
    }
    for (_, card) in &cards {
        state.pool.add(*card);
    }
    let first = cards.iter().map(|(_, card)| card.alphabet()).min();
    let first: SeatSet =
        cards.iter().filter(|(_, card)| Some(card.alphabet()) == first).map(|(seat, _)| *seat).collect();
    if first.len() > 1 {
        return cx.then(Step::FindLeader(first));
    }
    state.leader = first.first().expect("one of those who drew comes first");
    cx.tell(Event::Begins { seat: state.leader });
    cx.tell(Event::RoundBegins { leader: state.leader, round: state.round });
    cx.then(Step::Lead);
}
