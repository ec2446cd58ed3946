//! Two (with the red cards three) cards of one material are played like a Senator.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::{Answer, Unit};
use crate::cards::{Building, Material, Role};
use crate::event::Event;
use crate::options::Edition;
use crate::power;
use crate::round::perform;
use crate::state::State;
use crate::step::Step;

/// How many cards a petition takes at the most.
fn most(state: &State) -> u8 {
    match state.options.edition {
        Edition::Lookout => 2,
        Edition::LookoutRed => 3,
    }
}

/// How many cards are enough. The red Circus lets its owner petition with two.
pub fn least(state: &State, seat: Seat) -> u8 {
    match state.options.edition {
        Edition::Lookout => 2,
        Edition::LookoutRed => 3 - u8::from(power::has(state, seat, Building::Circus)),
    }
}

pub fn begin(seat: Seat, role: Role, material: Material) -> Step {
    Step::Petition { seat, role, material, chosen: 0, from: Building::Insula }
}

/// Kinds from `from` on of which enough cards remain to make up the petition.
pub fn offers(state: &State, seat: Seat, material: Material, chosen: u8, from: Building, out: &mut Vec<Answer>) {
    let least = least(state, seat);
    if chosen >= least {
        out.push(Answer::Pass);
    }
    let missing = least.saturating_sub(chosen).max(1);
    let cards = state.camps[seat].hand.of(material).from(from);
    for card in cards.kinds() {
        if cards.from(card).total() >= missing {
            out.push(Answer::Petition(card));
        }
    }
}

pub fn answer(
    state: &mut State,
    seat: Seat,
    role: Role,
    material: Material,
    chosen: u8,
    answer: Answer,
    cx: &mut Context<'_, GloryToRome>,
) {
    let mut chosen = chosen;
    if let Answer::Petition(card) = answer {
        cx.reveal();
        let camp = &mut state.camps[seat];
        camp.play(card);
        camp.played.add(card);
        cx.tell(Event::PetitionCard { seat, card });
        chosen += 1;
        let may_add = !camp.hand.is_empty() && chosen < most(state);
        if chosen < least(state, seat) || may_add {
            cx.then(Step::Petition { seat, role, material, chosen, from: card });
            return;
        }
    }
    perform::add_unit(state, seat, Unit::Petition(material), cx);
}
