//! Everything hidden, in one place: other hands, vault cards nobody or only the owner saw, the Fountain's card, the deck and the cards
//! set aside. Lists the same zones as `view.rs`.

use arrayvec::ArrayVec;
use saturnalia_rules::{Agenda, Dice, Seat, Viewer};

use crate::cards::{Building, CARDS};
use crate::state::{Camp, MOST_SEATS, State, UNBOUNDED};
use crate::step::Step;
use crate::zone::Cards;

/// The cards a viewer does not know, in an evenly drawn order.
type Unknown = ArrayVec<Building, CARDS>;

/// Empty places of one camp that the viewer cannot look into.
#[derive(Clone, Copy)]
struct Places {
    seat: Seat,
    hand: u8,
    hidden: u8,
}

/// Deals all cards the viewer does not know anew. What everybody knows of a hand stays true: cards that were shown, materials it did
/// not hold.
pub(crate) fn imagine(state: &mut State, agenda: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
    // Once the game is over, nothing is hidden any more.
    if viewer == Viewer::Truth || state.ended.is_some() {
        return;
    }
    // Gathered by kind, so that the shuffle starts from the same order whatever the truth is.
    let mut gathered = state.deck.iter().copied().collect::<Cards>().plus(state.aside);
    let (deck, aside) = (state.deck.len(), state.aside.total());
    let peeked = state.peeked.filter(|_| !sees_peeked(agenda, viewer));
    if let Some(card) = peeked {
        gathered.add(card);
    }
    let mut unseen = [0; MOST_SEATS];
    for seat in state.seats.seats() {
        let cards = std::mem::take(&mut state.camps[seat].unseen);
        unseen[seat.index()] = cards.total();
        gathered = gathered.plus(cards);
    }
    let mut places: ArrayVec<Places, MOST_SEATS> = ArrayVec::new();
    for seat in state.seats.seats().filter(|seat| !viewer.sees(*seat)) {
        places.push(lift(&mut state.camps[seat], seat, &mut gathered));
    }

    let mut unknown: Unknown = gathered.each().collect();
    dice.shuffle(&mut unknown);
    let reserved: ArrayVec<Cards, MOST_SEATS> =
        places.iter().map(|at| reserve(state.camps[at.seat].perhaps, &mut unknown)).collect();
    for (at, cards) in places.iter_mut().zip(reserved) {
        place_perhaps(&mut state.camps[at.seat], at, cards, dice);
    }
    // Hands with known bounds choose first, while there is most to choose from.
    let bounded = |at: &&Places| state.camps[at.seat].at_most.iter().any(|bound| *bound != UNBOUNDED);
    let order: ArrayVec<Places, MOST_SEATS> =
        places.iter().filter(bounded).chain(places.iter().filter(|at| !bounded(at))).copied().collect();
    for at in order {
        fill_hand(&mut state.camps[at.seat], at.hand, &mut unknown);
    }
    for at in places {
        deal(&mut state.camps[at.seat].hidden, at.hidden, &mut unknown);
    }
    for seat in state.seats.seats() {
        deal(&mut state.camps[seat].unseen, unseen[seat.index()], &mut unknown);
    }
    if peeked.is_some() {
        state.peeked = unknown.pop();
    }
    state.aside = Cards::NONE;
    deal(&mut state.aside, aside, &mut unknown);
    debug_assert_eq!(unknown.len(), deck);
    state.deck = unknown;
}

/// Whether the viewer is the one who looks at the Fountain's card.
pub(crate) fn sees_peeked(agenda: &Agenda<Step>, viewer: Viewer) -> bool {
    match agenda.first() {
        Some(Step::FountainCard(turn)) => viewer.sees(turn.seat),
        Some(_) | None => viewer == Viewer::Truth,
    }
}

/// Takes everything out of a camp that others do not know.
fn lift(camp: &mut Camp, seat: Seat, gathered: &mut Cards) -> Places {
    let hand = camp.hand.minus(camp.known);
    *gathered = gathered.plus(hand).plus(camp.hidden);
    let places = Places { seat, hand: hand.total(), hidden: camp.hidden.total() };
    camp.hand = camp.known;
    camp.hidden = Cards::NONE;
    places
}

/// Takes cards that must be in one camp out of the unknown ones.
fn reserve(perhaps: Cards, unknown: &mut Unknown) -> Cards {
    for card in perhaps.each() {
        if let Some(index) = unknown.iter().position(|other| *other == card) {
            unknown.swap_remove(index);
        }
    }
    perhaps
}

fn allows(camp: &Camp, card: Building) -> bool {
    let material = card.material();
    camp.hand.count_of(material) < camp.at_most[material.index()]
}

/// Cards known to be in the hand or in the vault: each goes to one of the free places.
fn place_perhaps(camp: &mut Camp, at: &mut Places, cards: Cards, dice: &mut Dice) {
    for card in cards.each() {
        let free = u32::from(at.hand + at.hidden);
        let in_hand = at.hidden == 0 || at.hand > 0 && allows(camp, card) && dice.below(free) < u32::from(at.hand);
        if in_hand {
            camp.hand.add(card);
            at.hand -= 1;
        } else {
            camp.hidden.add(card);
            at.hidden -= 1;
        }
    }
}

/// Fills a hand with the next cards that what is known about it allows.
fn fill_hand(camp: &mut Camp, count: u8, unknown: &mut Unknown) {
    for _ in 0..count {
        let fits = unknown.iter().rposition(|card| allows(camp, *card));
        let card = match fits {
            Some(index) => Some(unknown.swap_remove(index)),
            // So late in the game that the others were dealt all that fits: any card will do.
            None => unknown.pop(),
        };
        if let Some(card) = card {
            camp.hand.add(card);
        }
    }
}

fn deal(to: &mut Cards, count: u8, unknown: &mut Unknown) {
    for _ in 0..count {
        if let Some(card) = unknown.pop() {
            to.add(card);
        }
    }
}
