//! Fountain: a Craftsman action with the top card of the deck. Its owner looks at it, then builds with it or keeps it.

use saturnalia_rules::Context;

use crate::GloryToRome;
use crate::answer::{Answer, Place};
use crate::building::{completed, material, site};
use crate::cards::Role;
use crate::event::Event;
use crate::round::perform;
use crate::state::State;
use crate::step::{Step, Turn};
use crate::zone::Cards;

/// `turn` is what is left after the action that pays for the draw.
pub fn draw(state: &mut State, turn: Turn, cx: &mut Context<'_, GloryToRome>) {
    cx.reveal();
    let Some(card) = state.draw_top() else { return };
    state.peeked = Some(card);
    cx.tell(Event::FountainDrew { seat: turn.seat, card });
    cx.then(Step::FountainCard(turn));
}

pub fn offers(state: &State, turn: Turn, out: &mut Vec<Answer>) {
    let Some(card) = state.peeked else { return };
    let camp = &state.camps[turn.seat];
    // One action is paid already; out of town takes a second one.
    let actions = 1 + perform::left(state, turn);
    site::offers(state, turn, Cards::from_iter([card]), actions, out);
    for to in camp.foundations.iter() {
        let fits = material::fitting(state, turn.seat, to, Role::Craftsman);
        out.extend(fits.ways(card.material()).map(|finish| Answer::Add { to, card, finish }));
    }
    out.push(Answer::Keep);
}

pub fn answer(state: &mut State, turn: Turn, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let seat = turn.seat;
    let Some(card) = state.peeked.take() else { return };
    let mut turn = turn;
    if let Answer::Lay { building, site, place } = answer {
        cx.reveal();
        if place == Place::OutOfTown {
            let second = site::cost(state, seat, place) - 1;
            turn = perform::spend(state, turn, second);
        }
        site::lay(state, seat, building, site, place, cx);
    } else if let Answer::Add { to, card, finish } = answer {
        cx.reveal();
        cx.tell(Event::Added { seat, to, card });
        state.built.add(card);
        completed::add_material(state, seat, to, finish, cx);
    } else {
        state.camps[seat].draw(card);
        cx.tell(Event::FountainKept { seat });
    }
    // Ruling Q11: the last card is still put to use, then the game ends.
    state.finish_if_deck_empty(cx);
    perform::go_on(turn, cx);
}
