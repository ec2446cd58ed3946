//! What is secret: everything hidden, and how it could be otherwise. `view.rs` shows the rest.
//!
//! Hidden are: other hands, vault cards nobody or only the owner saw, the Fountain's card, the deck and the cards set
//! aside; where only materials are shown, also which cards lie on "Rome demands". What everybody remembers of them stays
//! (see `knowledge.rs`), also of closed vaults: they hide from the eye what anybody could have counted.

use arrayvec::ArrayVec;
use saturnalia_rules::{Agenda, Dice, Known as _, Notice, Piece, Seat, Secrets, Set, Viewer};

use crate::cards::{Building, CARDS, Material};
use crate::components::Components;
use crate::knowledge::{Least, Promise};
use crate::options::ShownCards;
use crate::power::fountain::FountainCard;
use crate::state::{Camp, MOST_SEATS, State};
use crate::view::{Open, View};
use crate::zone::Cards;
use crate::{Event, GloryToRome, Step, notice};

impl Secrets for GloryToRome {
    type View = View;

    fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        View::of(&Open::of(state), state, agenda, viewer)
    }

    fn views(state: &State, agenda: &Agenda<Step>, viewers: &[Viewer]) -> Vec<View> {
        let open = Open::of(state);
        viewers.iter().map(|viewer| View::of(&open, state, agenda, *viewer)).collect()
    }

    fn tell(event: &Event, _: Set<Components>, viewer: Viewer) -> Option<Notice> {
        Some(notice::tell(event, viewer))
    }

    fn lying(view: &View, viewer: Viewer) -> Vec<(Piece, u16)> {
        view.lying(viewer)
    }

    /// Deals all cards the viewer does not know anew. What everybody knows of a camp stays true: cards that were shown,
    /// materials it did not hold, cards that are in the hand or hidden in the vault.
    fn imagine(state: &mut State, agenda: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        // Once the game is over, nothing is hidden any more.
        if state.ended.is_some() {
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

        let promise = Promise::of(state, agenda).filter(|promise| !viewer.sees(promise.seat));
        let mut unknown: Unknown = gathered.each().collect();
        for deal in 0..2 * DEALS {
            unknown.clear();
            unknown.extend(gathered.each());
            dice.shuffle(&mut unknown);
            // Evenly at first: what is promised is seldom rare.
            let kept = promise.filter(|_| deal >= DEALS);
            deal_camps(state, &places, kept, &mut unknown, dice);
            let agrees = |at: &Places| state.camps[at.seat].agrees_with_what_is_known();
            let is_kept = |promise: Promise| promise.missing(state.camps[promise.seat].hand) == 0;
            if places.iter().all(agrees) && promise.is_none_or(is_kept) {
                break;
            }
        }
        show_again(state, viewer);
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
}

/// The cards a viewer does not know, in an evenly drawn order.
type Unknown = ArrayVec<Building, CARDS>;

/// How often the cards are dealt anew if they do not agree with what is known. Late in a game few deals do. If none does, as
/// often again, with the cards that the question promises in their hand first.
const DEALS: u32 = 64;

/// Empty places of one camp that the viewer cannot look into.
#[derive(Clone, Copy)]
struct Places {
    seat: Seat,
    hand: u8,
    hidden: u8,
}

/// Whether the viewer is the one who looks at the Fountain's card.
pub(crate) fn sees_peeked(agenda: &Agenda<Step>, viewer: Viewer) -> bool {
    if let Some(Step::FountainCard(FountainCard { turn })) = agenda.first() {
        viewer.sees(turn.seat)
    } else {
        viewer == Viewer::Truth
    }
}

/// Takes everything out of a camp that others do not know.
fn lift(camp: &mut Camp, seat: Seat, gathered: &mut Cards) -> Places {
    let hand = camp.hand.minus(camp.known);
    *gathered = gathered.plus(hand).plus(camp.hidden);
    Places { seat, hand: hand.total(), hidden: camp.hidden.total() }
}

/// Fills hands and hidden places: first with what must be in that camp, then those of which something is known, while
/// there is most to choose from.
fn deal_camps(state: &mut State, places: &[Places], promise: Option<Promise>, unknown: &mut Unknown, dice: &mut Dice) {
    let mut left: ArrayVec<Places, MOST_SEATS> = places.iter().copied().collect();
    for at in &mut left {
        let camp = &mut state.camps[at.seat];
        camp.hand = camp.known;
        camp.hidden = Cards::NONE;
        reserve(camp.perhaps, unknown);
        place_perhaps(camp, at, dice);
        if let Some(promise) = promise.filter(|promise| promise.seat == at.seat) {
            place_promised(camp, at, promise, unknown);
        }
        place_least(camp, at, unknown, dice);
    }
    for bounded in [true, false] {
        for at in &left {
            let camp = &mut state.camps[at.seat];
            let is_bounded = at.hidden > 0 || camp.bounds.hand.iter().any(|bound| *bound < at.hand);
            if is_bounded != bounded {
                continue;
            }
            for _ in 0..at.hand {
                let card = next(unknown, |material| allows_in_hand(camp, material));
                camp.hand.add(card);
            }
            for _ in 0..at.hidden {
                let card = next(unknown, |material| allows_hidden(camp, material));
                camp.hidden.add(card);
            }
        }
    }
}

/// The next card of an allowed material; any card if there is none, and the deal is tried again.
fn next(unknown: &mut Unknown, allows: impl Fn(Material) -> bool) -> Building {
    match unknown.iter().rposition(|card| allows(card.material())) {
        Some(index) => unknown.swap_remove(index),
        None => unknown.pop().known(),
    }
}

fn allows_in_hand(camp: &Camp, material: Material) -> bool {
    camp.hand.count_of(material) < camp.bounds.hand[material.index()] && allows_in_camp(camp, material)
}

fn allows_hidden(camp: &Camp, material: Material) -> bool {
    camp.hidden.count_of(material) < camp.bounds.hidden[material.index()] && allows_in_camp(camp, material)
}

fn allows_in_camp(camp: &Camp, material: Material) -> bool {
    camp.hand.count_of(material) + camp.hidden.count_of(material) < camp.bounds.both[material.index()]
}

/// Takes cards that must be in one camp out of the unknown ones.
fn reserve(perhaps: Cards, unknown: &mut Unknown) {
    for card in perhaps.each() {
        let index = unknown.iter().position(|other| *other == card).known();
        unknown.swap_remove(index);
    }
}

/// Cards known to be in the hand or in the vault: each goes to one of the free places.
fn place_perhaps(camp: &mut Camp, at: &mut Places, dice: &mut Dice) {
    let mut room = camp.perhaps_hidden.min(at.hidden);
    let mut cards: ArrayVec<Building, CARDS> = camp.perhaps.each().collect();
    dice.shuffle(&mut cards);
    for card in cards {
        let material = card.material();
        let may_hide = room > 0 && allows_hidden(camp, material);
        let may_hold = at.hand > 0 && allows_in_hand(camp, material);
        let hides = may_hide && (!may_hold || dice.below(u32::from(at.hand + room)) >= u32::from(at.hand));
        if hides || at.hand == 0 {
            camp.hidden.add(card);
            at.hidden = at.hidden.saturating_sub(1);
            room = room.saturating_sub(1);
        } else {
            camp.hand.add(card);
            at.hand -= 1;
        }
    }
}

/// Cards without which the present question would not be asked.
fn place_promised(camp: &mut Camp, at: &mut Places, promise: Promise, unknown: &mut Unknown) {
    for _ in 0..promise.missing(camp.hand).min(at.hand) {
        let fits = |card: &Building| promise.among.contains(*card) && allows_in_hand(camp, card.material());
        let Some(index) = unknown.iter().rposition(fits) else { return };
        camp.hand.add(unknown.swap_remove(index));
        at.hand -= 1;
    }
}

/// Materials known to be in the hand, and those known to be in the hand or in the vault. Ruling Q52.
fn place_least(camp: &mut Camp, at: &mut Places, unknown: &mut Unknown, dice: &mut Dice) {
    let Least { hand, both } = camp.least;
    for material in Material::ALL {
        let placed = camp.hand.count_of(material);
        for number in placed..both[material.index()].max(hand[material.index()]) {
            let card = next(unknown, |other| other == material);
            let must_hold = number < hand[material.index()];
            let may_hide = !must_hold && at.hidden > 0 && allows_hidden(camp, material);
            let may_hold = at.hand > 0 && (must_hold || allows_in_hand(camp, material));
            let hides = may_hide && (!may_hold || dice.below(u32::from(at.hand + at.hidden)) >= u32::from(at.hand));
            if hides || at.hand == 0 {
                camp.hidden.add(card);
                at.hidden = at.hidden.saturating_sub(1);
            } else {
                camp.hand.add(card);
                at.hand -= 1;
            }
        }
    }
}

/// The cards on "Rome demands" are some of those materials in the hand that demands them.
fn show_again(state: &mut State, viewer: Viewer) {
    let Some(seat) = state.demanding.filter(|seat| !viewer.sees(*seat)) else { return };
    if state.options.demands == ShownCards::Name {
        return;
    }
    let hand = state.camps[seat].hand;
    let counts = state.demanded.by_material();
    let of_each = Material::ALL.into_iter().zip(counts);
    let shown = of_each.flat_map(|(material, count)| hand.of(material).each().take(usize::from(count)));
    state.demanded = shown.collect();
}

fn deal(to: &mut Cards, count: u8, unknown: &mut Unknown) {
    for _ in 0..count {
        to.add(unknown.pop().known());
    }
}
