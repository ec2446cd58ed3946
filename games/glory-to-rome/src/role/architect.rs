//! Architect: lays a foundation from the hand, or adds a material of the stockpile to a structure; with the Archway also one
//! of the pool. With the Stairway also to another's finished building.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::{Answer, Source};
use crate::building::material::Fitting;
use crate::building::{completed, material, site, work};
use crate::cards::{Building, Material, Role};
use crate::event::Event;
use crate::power::{self, stairway};
use crate::role::craftsman;
use crate::round::perform;
use crate::state::State;
use crate::step::{Step, Turn};
use crate::zone::Cards;

/// Where materials can come from, and what is there.
pub fn sources(state: &State, seat: Seat) -> [(Source, Cards); 2] {
    let pool = if power::has(state, seat, Building::Archway) { state.pool } else { Cards::NONE };
    [(Source::Stockpile, state.camps[seat].stockpile), (Source::Pool, pool)]
}

pub fn possible(state: &State, seat: Seat) -> bool {
    !state.camps[seat].hand.is_empty() || can_supply(state, seat) || stairway::possible(state, seat)
}

fn can_supply(state: &State, seat: Seat) -> bool {
    let [(_, stockpile), (_, pool)] = sources(state, seat);
    state.camps[seat].foundations.iter().any(|to| {
        let fits = material::fitting(state, seat, to, Role::Architect);
        stockpile.materials().chain(pool.materials()).any(|material| fits.ways(material).next().is_some())
    })
}

pub fn offers(state: &State, turn: Turn, out: &mut Vec<Answer>) {
    let seat = turn.seat;
    let camp = &state.camps[seat];
    out.push(Answer::Pass);
    site::offers(state, turn, camp.hand, perform::left(state, turn), out);
    for to in camp.foundations.iter() {
        let fits = material::fitting(state, seat, to, Role::Architect);
        supply_offers(state, seat, to, fits, out);
    }
    stairway::offers(state, seat, out);
    work::shorten(out, seat);
}

/// Materials that can be added to one structure.
pub fn supply_offers(state: &State, seat: Seat, to: Building, fits: Fitting, out: &mut Vec<Answer>) {
    let sources = sources(state, seat);
    for material in Material::ALL {
        for (source, cards) in sources {
            if cards.has(material) {
                out.extend(fits.ways(material).map(|finish| Answer::Supply { to, material, source, finish }));
            }
        }
    }
}

pub fn answer(state: &mut State, turn: Turn, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let seat = turn.seat;
    if let Answer::Lay { building, site, place } = answer {
        return craftsman::lay_from_hand(state, turn, building, site, place, cx);
    }
    if let Answer::WorkOn { owner, building } = answer {
        return cx.then(Step::WorkOn { turn, owner, building });
    }
    let turn = perform::spend(state, turn, 1);
    if let Answer::Supply { to, material, source, finish } = answer {
        take(state, seat, material, source);
        cx.tell(Event::Supplied { seat, to, material, source });
        completed::add_material(state, seat, to, finish, cx);
    } else if let Answer::Open { owner, building, material, source } = answer {
        take(state, seat, material, source);
        stairway::open(state, seat, owner, building, material, cx);
    }
    perform::go_on(turn, cx);
}

/// Takes a material out of play to build with it.
fn take(state: &mut State, seat: Seat, material: Material, source: Source) {
    let cards = match source {
        Source::Stockpile => &mut state.camps[seat].stockpile,
        Source::Pool => &mut state.pool,
    };
    if let Some(card) = cards.take(material) {
        state.built.add(card);
    }
}
