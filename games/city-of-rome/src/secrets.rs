//! What is secret: everything hidden, and how it could be otherwise. `view.rs` shows the rest.
//!
//! Hidden are: the order of the decks, hand cards that were drafted or kept at a school, the cards somebody is
//! choosing from, and the strips that have not been turned up yet. What a viewer knows about them from memory stays
//! (see `hidden.rs`).
//!
//! Whatever is laid out anew is sorted first: the result depends on what the viewer knows and on the dice, never on how
//! things truly lie.

use arrayvec::ArrayVec;
use saturnalia_rules::{Agenda, Dice, Known as _, Notice, Piece, Seat, Secrets, Set, Viewer};

use crate::cards::{Card, Deck};
use crate::components::Components;
use crate::hidden::{Origin, Unseen};
use crate::view::{Open, View, peeking, unseen_strips};
use crate::{CityOfRome, Event, State, Step, notice};

/// A place where a hidden card lies.
#[derive(Clone, Copy)]
enum Place {
    Deck(Deck, usize),
    Hand(Seat, usize),
    Peeked(usize),
}

/// The hidden cards of one deck never outnumber the deck.
type Places = ArrayVec<Place, 22>;

impl Secrets for CityOfRome {
    type View = View;

    fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        View::of(&Open::of(state, agenda), state, agenda, viewer)
    }

    fn views(state: &State, agenda: &Agenda<Step>, viewers: &[Viewer]) -> Vec<View> {
        let open = Open::of(state, agenda);
        viewers.iter().map(|viewer| View::of(&open, state, agenda, *viewer)).collect()
    }

    fn tell(event: &Event, _: Set<Components>, viewer: Viewer) -> Option<Notice> {
        Some(notice::tell(event, viewer))
    }

    fn lying(view: &View, viewer: Viewer) -> Vec<(Piece, u16)> {
        view.lying(viewer)
    }

    fn imagine(state: &mut State, agenda: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
            Viewer::Truth => return draw_decks_anew(state, dice),
        };
        turn_unseen_strips(state, dice);
        state.deck_i.sort_unstable();
        dice.shuffle(&mut state.deck_i);
        let peeking = peeking(agenda.first());
        if let Some(seat) = seat {
            exchange_passed_on(state, seat, dice);
        }
        for deck in [Deck::II, Deck::III, Deck::IV] {
            let places = hidden_places(state, deck, seat, peeking);
            exchange(state, &places, seat, dice);
        }
        for player in &mut state.players.0 {
            player.hand.count_kinds();
        }
    }
}

/// For whoever knows all that anybody knows: only what is still to be drawn is open.
fn draw_decks_anew(state: &mut State, dice: &mut Dice) {
    turn_unseen_strips(state, dice);
    state.deck_i.sort_unstable();
    dice.shuffle(&mut state.deck_i);
    for deck in [Deck::II, Deck::III, Deck::IV] {
        let nobody_knows = |card: &Unseen| card.known_to.is_empty() && card.suspected_by.is_empty();
        let cards = state.deck(deck).iter().enumerate();
        let places = cards.filter(|(_, card)| nobody_knows(card)).map(|(index, _)| Place::Deck(deck, index)).collect();
        exchange(state, &places, None, dice);
    }
}

fn turn_unseen_strips(state: &mut State, dice: &mut Dice) {
    let unseen = unseen_strips(state);
    let strips = &mut state.strips[1..=unseen];
    strips.sort_unstable_by_key(|strip| strip.class());
    dice.shuffle(strips);
    for strip in strips {
        *strip = if dice.below(2) == 1 { strip.class().flipped() } else { strip.class() };
    }
}

/// Whether the seat has already chosen its card of the opening packet.
pub(crate) fn has_drafted(state: &State, seat: Seat) -> bool {
    state.round > 0 || !state.players[seat].hand.held().is_empty()
}

/// The seats that choose after this one in the draft.
pub(crate) fn later_in_draft(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let own = state.draft_position(seat);
    state.seats.seats().filter(move |other| state.draft_position(*other) > own)
}

/// Whether the viewer saw this drafted card in the packet he passed on.
fn was_passed_on(state: &State, viewer: Option<Seat>, owner: Seat, origin: Origin) -> bool {
    viewer.is_some_and(|viewer| {
        origin == Origin::Draft
            && has_drafted(state, viewer)
            && state.draft_position(owner) > state.draft_position(viewer)
    })
}

/// Whether the viewer saw the packet before it came to the one who is choosing from it.
fn saw_packet(state: &State, viewer: Option<Seat>) -> bool {
    state.round == 0 && viewer.is_some_and(|viewer| has_drafted(state, viewer))
}

/// The cards a player passed on are among the later hands and the packet, but he does not know which is where.
fn exchange_passed_on(state: &mut State, viewer: Seat, dice: &mut Dice) {
    let mut places = Places::new();
    for owner in state.seats.seats().filter(|owner| *owner != viewer) {
        for (index, held) in state.players[owner].hand.held().iter().enumerate() {
            if was_passed_on(state, Some(viewer), owner, held.origin) {
                places.push(Place::Hand(owner, index));
            }
        }
    }
    if saw_packet(state, Some(viewer)) {
        places.extend((0..state.peeked.len()).map(Place::Peeked));
    }
    let mut cards: ArrayVec<Card, 22> = places.iter().map(|place| lying_at(state, *place).kind).collect();
    cards.sort_unstable();
    dice.shuffle(&mut cards);
    for (place, card) in places.iter().zip(cards) {
        lying_at(state, *place).kind = card;
    }
}

/// The places of a deck's cards that the viewer knows nothing certain about.
fn hidden_places(state: &State, deck: Deck, viewer: Option<Seat>, peeking: Option<(Seat, Deck)>) -> Places {
    let mut places = Places::new();
    for (index, card) in state.deck(deck).iter().enumerate() {
        if viewer.is_none_or(|viewer| !card.known_to.contains(viewer)) {
            places.push(Place::Deck(deck, index));
        }
    }
    for owner in state.seats.seats().filter(|owner| Some(*owner) != viewer) {
        for (index, held) in state.players[owner].hand.held().iter().enumerate() {
            if held.deck == deck && !was_passed_on(state, viewer, owner, held.origin) {
                places.push(Place::Hand(owner, index));
            }
        }
    }
    if let Some((owner, from)) = peeking
        && from == deck
        && Some(owner) != viewer
        && !saw_packet(state, viewer)
    {
        places.extend((0..state.peeked.len()).map(Place::Peeked));
    }
    places
}

/// Lays the cards of these places out anew. A card that the viewer suspects among the places of a school draw stays among them.
fn exchange(state: &mut State, places: &Places, viewer: Option<Seat>, dice: &mut Dice) {
    let mut free = ArrayVec::<Card, 22>::new();
    let mut bound = ArrayVec::<(u8, Card), 22>::new();
    for place in places {
        let card = lying_at(state, *place);
        match viewer {
            Some(viewer) if card.suspected_by.contains(viewer) => {
                card.suspected_by.remove(viewer);
                bound.push((card.drawn_in, card.kind));
            }
            Some(_) | None => free.push(card.kind),
        }
    }
    bound.sort_unstable();
    free.sort_unstable();
    dice.shuffle(&mut free);
    let mut open = places.clone();
    dice.shuffle(&mut open);
    for (draw, kind) in bound {
        // A suspected card lies in a place of its draw.
        let index = open.iter().position(|place| lying_at(state, *place).drawn_in == draw).known();
        let place = open.swap_remove(index);
        let card = lying_at(state, place);
        card.kind = kind;
        if let Some(viewer) = viewer {
            card.suspected_by.insert(viewer);
        }
    }
    for (place, kind) in open.iter().zip(free) {
        lying_at(state, *place).kind = kind;
    }
}

fn lying_at(state: &mut State, place: Place) -> &mut Unseen {
    match place {
        Place::Deck(deck, index) => &mut state.deck_mut(deck)[index],
        Place::Hand(seat, index) => &mut state.players[seat].hand.held_mut()[index].card,
        Place::Peeked(index) => &mut state.peeked[index],
    }
}
