//! Legionary: Rome demands materials, all at once; the pool gives, the neighbours give, what they have.

use saturnalia_rules::{Context, Seat, SeatSet};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::{Building, Material, Role};
use crate::event::Event;
use crate::options::Gifts;
use crate::power;
use crate::round::perform;
use crate::state::State;
use crate::step::{Step, Turn};
use crate::zone::Cards;

/// A card of the hand has not been shown yet this round. Ruling Q10.
pub fn possible(state: &State, seat: Seat) -> bool {
    let camp = &state.camps[seat];
    camp.hand.total() > camp.shown.total()
}

pub fn may_demand_more(state: &State, seat: Seat, left: u8) -> bool {
    left > 0 && possible(state, seat)
}

/// Cards to show, from a kind on.
pub fn offers(state: &State, seat: Seat, from: Building, out: &mut Vec<Answer>) {
    let camp = &state.camps[seat];
    out.push(Answer::Pass);
    for (card, count) in camp.hand.from(from).iter() {
        if count > camp.shown.count(card) {
            out.push(Answer::Demand(card));
        }
    }
}

/// The first card shown: all actions of the turn become one demand.
pub fn begin(state: &mut State, turn: Turn, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let actions = perform::left(state, turn);
    let _ = perform::spend(state, turn, actions);
    self::answer(state, turn.seat, actions, answer, cx);
}

pub fn answer(state: &mut State, seat: Seat, left: u8, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let Answer::Demand(card) = answer else { return all_shown(seat, cx) };
    cx.reveal();
    state.demanded.add(card);
    let camp = &mut state.camps[seat];
    camp.shown.add(card);
    camp.show(card, camp.shown.count(card));
    cx.tell(Event::Demanded { seat, card });
    cx.then(Step::Demand { seat, left: left - 1, from: card });
}

/// All demands lie open: the pool comes first (ruling Q20).
pub fn all_shown(seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    cx.then(Step::Plunder { seat, from: Material::Rubble, taken: 0 });
}

/// How many of a material may still be taken from the pool, having taken `taken` of material `from`.
fn open_in_pool(state: &State, material: Material, from: Material, taken: u8) -> bool {
    let demanded = state.demanded.count_of(material);
    let already = if material == from { taken } else { 0 };
    material >= from && demanded > already && state.pool.has(material)
}

pub fn may_plunder(state: &State, from: Material, taken: u8) -> bool {
    Material::ALL.into_iter().any(|material| open_in_pool(state, material, from, taken))
}

pub fn plunder_offers(state: &State, from: Material, taken: u8, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    let open = Material::ALL.into_iter().filter(|material| open_in_pool(state, *material, from, taken));
    out.extend(open.map(Answer::Plunder));
}

pub fn plunder(
    state: &mut State,
    seat: Seat,
    from: Material,
    taken: u8,
    answer: Answer,
    cx: &mut Context<'_, GloryToRome>,
) {
    let Answer::Plunder(material) = answer else { return summon(state, seat, cx) };
    if let Some(card) = state.pool.take(material) {
        state.camps[seat].stockpile.add(card);
        cx.tell(Event::Plundered { seat, material });
    }
    let taken = if material == from { taken + 1 } else { 1 };
    cx.then(Step::Plunder { seat, from: material, taken });
}

/// Those of whom Rome demands: the neighbours, with the Bridge everybody. Ruling Q19: with two players, one neighbour.
pub fn targets(state: &State, seat: Seat) -> SeatSet {
    if power::has(state, seat, Building::Bridge) {
        return state.seats.all().without(seat);
    }
    [state.seats.after(seat), state.seats.before(seat)].into_iter().collect()
}

/// Whether a seat need not give anything to that attacker.
pub fn is_protected(state: &State, seat: Seat, attacker: Seat) -> bool {
    let active = power::active(state, seat);
    active.contains(Building::Wall)
        || active.contains(Building::Palisade) && !power::has(state, attacker, Building::Bridge)
}

/// Calls on the targets clockwise, then lets the lions out.
pub fn summon(state: &State, seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    let targets = targets(state, seat);
    for target in state.seats.seats_from(seat).filter(|target| targets.contains(*target)) {
        if !is_protected(state, target, seat) || state.options.gifts == Gifts::Asked {
            let left = state.demanded.count_of(Material::Rubble);
            cx.then(Step::Give { seat: target, to: seat, material: Material::Rubble, left });
        }
    }
    cx.then(Step::Colosseum { seat, owner: Seat(0), client: Role::Laborer, taken: 0 });
}

/// A target with cards in hand answers every demand, so that being asked tells nothing.
pub fn must_answer(state: &State, seat: Seat, left: u8) -> bool {
    left > 0 && !state.camps[seat].hand.is_empty()
}

/// Ruling Q21: whoever gives chooses the card. Ruling Q22: whoever is protected may also decline.
pub fn give_offers(state: &State, seat: Seat, to: Seat, material: Material, out: &mut Vec<Answer>) {
    if is_protected(state, seat, to) {
        out.push(Answer::Pass);
        out.extend(state.camps[seat].hand.of(material).kinds().map(Answer::Give));
        return;
    }
    out.extend(state.camps[seat].hand.of(material).kinds().map(Answer::Give));
    if out.is_empty() {
        out.push(Answer::GloryToRome);
    }
}

pub fn give(
    state: &mut State,
    seat: Seat,
    to: Seat,
    material: Material,
    left: u8,
    answer: Answer,
    cx: &mut Context<'_, GloryToRome>,
) {
    if let Answer::Give(card) = answer {
        cx.reveal();
        state.camps[seat].play(card);
        state.camps[to].stockpile.add(card);
        cx.tell(Event::Gave { seat, to, card });
        return cx.then(Step::Give { seat, to, material, left: left - 1 });
    }
    if answer == Answer::GloryToRome {
        cx.reveal();
        state.camps[seat].deny(material);
        cx.tell(Event::GloryToRome { seat, material });
    }
    next_material(state, seat, to, material, cx);
}

/// Goes on to the next demanded material; after the last the Bridge takes from the stockpile.
pub fn next_material(state: &mut State, seat: Seat, to: Seat, material: Material, cx: &mut Context<'_, GloryToRome>) {
    let next = Material::ALL.into_iter().find(|next| *next > material && state.demanded.has(*next));
    match next {
        Some(next) => {
            cx.then(Step::Give { seat, to, material: next, left: state.demanded.count_of(next) });
        }
        None => surrender(state, seat, to, cx),
    }
}

/// Bridge: one matching material of the stockpile for each demand.
fn surrender(state: &mut State, seat: Seat, to: Seat, cx: &mut Context<'_, GloryToRome>) {
    if !power::has(state, to, Building::Bridge) || is_protected(state, seat, to) {
        return;
    }
    for material in Material::ALL {
        for _ in 0..state.demanded.count_of(material) {
            let Some(card) = state.camps[seat].stockpile.take(material) else { break };
            state.camps[to].stockpile.add(card);
            cx.tell(Event::Surrendered { seat, to, material });
        }
    }
}

/// The shown cards go back to the hand they never left.
pub fn dismiss(state: &mut State) {
    state.demanded = Cards::NONE;
}
