//! Sewer: at the end of the round its owner lays the cards he led or followed with into his stockpile.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::Material;
use crate::event::Event;
use crate::state::State;
use crate::step::Step;

fn played(state: &State, seat: Seat, from: Material) -> impl Iterator<Item = Material> {
    state.camps[seat].played.materials().filter(move |material| *material >= from)
}

pub fn possible(state: &State, seat: Seat, from: Material) -> bool {
    played(state, seat, from).next().is_some()
}

pub fn offers(state: &State, seat: Seat, from: Material, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    out.extend(played(state, seat, from).map(Answer::Divert));
}

pub fn answer(state: &mut State, seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let Answer::Divert(material) = answer else { return };
    let camp = &mut state.camps[seat];
    if let Some(card) = camp.played.take(material) {
        camp.stockpile.add(card);
        cx.tell(Event::Diverted { seat, material });
    }
    cx.then(Step::Sewer { seat, from: material });
}
