//! Legionary: Rome demands materials, all at once; the pool gives, the neighbours give, what they have.

pub mod give;
pub mod plunder;

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Building, Material};
use crate::event::Event;
use crate::options::ShownCards;
use crate::power;
use crate::round::perform::{self, Turn};
use crate::round::petition;
use crate::state::State;
use crate::zone::Cards;
use crate::{GloryToRome, pieces, text};
use plunder::Plunder;

/// The seat shows a first card: all Legionary actions of the turn become one demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Legionary(pub Turn);

/// The seat shows further cards, kinds in ascending order; where only the material is shown, any of a material.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Demand {
    pub seat: Seat,
    /// Cards that may still be shown.
    pub left: u8,
    pub from: Building,
}

answers! { Answer:
    pub enum Shown { Pass, Demand(card: Building) }
}

impl Question<GloryToRome> for Legionary {
    type Answer = Shown;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let Legionary(turn) = *self;
        SeatSet::only_if(perform::any_left(state, turn) && possible(state, turn.seat), turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Shown>) {
        offer(state, seat, Building::Insula, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, shown: Shown, cx: &mut Context<'_, GloryToRome>) {
        let Legionary(turn) = self;
        match shown {
            Shown::Pass => perform::give_up(state, turn),
            Shown::Demand(card) => {
                let actions = perform::left(state, turn);
                // Nothing is left of the turn.
                let _ = perform::spend(state, turn, actions);
                show(state, seat, actions, card, cx);
            }
        }
    }

    fn lapse(self, state: &mut State, _: &mut Context<'_, GloryToRome>) {
        perform::give_up(state, self.0);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_legionary(perform::left(state, self.0))
    }

    fn words(&self, _: &State, _: Seat, shown: Shown) -> Label {
        words(shown, self.0.pass())
    }

    fn pieces(&self, _: &State, _: Seat, shown: Shown) -> Vec<Piece> {
        touched(shown)
    }

    /// Ruling Q10: each card only once a round.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let spent = state.camps[seat].hand.kinds().filter(|card| !is_unshown(state, seat, *card));
        spent.map(|card| (pieces::hand(card), text::WHY_SHOWN.into())).collect()
    }
}

impl Question<GloryToRome> for Demand {
    type Answer = Shown;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.left > 0 && possible(state, self.seat), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Shown>) {
        offer(state, seat, self.from, offers);
    }

    fn answer(self, state: &mut State, seat: Seat, shown: Shown, cx: &mut Context<'_, GloryToRome>) {
        match shown {
            Shown::Pass => all_shown(seat, cx),
            Shown::Demand(card) => show(state, seat, self.left, card, cx),
        }
    }

    fn lapse(self, _: &mut State, cx: &mut Context<'_, GloryToRome>) {
        all_shown(self.seat, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_demand_more(self.left)
    }

    fn words(&self, _: &State, _: Seat, shown: Shown) -> Label {
        words(shown, text::PASS_ENOUGH.into())
    }

    fn pieces(&self, _: &State, _: Seat, shown: Shown) -> Vec<Piece> {
        touched(shown)
    }

    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        petition::comes_earlier(state, seat, self.from)
    }
}

/// As far as all can see, a card of the hand has not been shown yet this round. Ruling Q10. Where only materials are shown,
/// the Basilica may have taken a shown card: nobody else knows.
fn possible(state: &State, seat: Seat) -> bool {
    let camp = &state.camps[seat];
    match state.options.demands {
        ShownCards::Name => camp.hand.total() > camp.shown.total(),
        ShownCards::Material => {
            camp.hand.total() > camp.shown_materials.iter().sum::<u8>()
                || !camp.hand.is_empty() && power::has(state, seat, Building::Basilica)
        }
    }
}

/// One more card of this kind can be shown. Rulings Q10 and Q52.
fn is_unshown(state: &State, seat: Seat, card: Building) -> bool {
    let camp = &state.camps[seat];
    let there = camp.hand.count(card);
    match state.options.demands {
        ShownCards::Name => there > camp.shown.count(card),
        ShownCards::Material => {
            let material = card.material();
            let on_demand = if state.demanding == Some(seat) { state.demanded.count(card) } else { 0 };
            there > on_demand && camp.hand.count_of(material) > camp.shown_materials[material.index()]
        }
    }
}

/// Cards to show, from a kind on.
fn offer(state: &State, seat: Seat, from: Building, offers: &mut Offers<'_, GloryToRome, Shown>) {
    offers.add(Shown::Pass);
    let cards = state.camps[seat].hand.from(from).kinds().filter(|card| is_unshown(state, seat, *card));
    offers.extend(cards.map(Shown::Demand));
}

fn show(state: &mut State, seat: Seat, left: u8, card: Building, cx: &mut Context<'_, GloryToRome>) {
    cx.reveal();
    lay_down(state, seat, card);
    let shown = state.options.demands;
    // The step is public, and so must be where it goes on.
    let from = match shown {
        ShownCards::Name => card,
        ShownCards::Material => card.material().first_building(),
    };
    cx.tell(Event::Demanded { seat, card, shown });
    cx.then(Demand { seat, left: left - 1, from });
}

/// Lays a card of the hand on "Rome demands", where all see as much of it as they may.
pub(crate) fn lay_down(state: &mut State, seat: Seat, card: Building) {
    state.demanded.add(card);
    state.demanding = Some(seat);
    let camp = &mut state.camps[seat];
    match state.options.demands {
        ShownCards::Name => {
            camp.shown.add(card);
            camp.show(card, camp.shown.count(card));
        }
        ShownCards::Material => {
            let material = card.material();
            camp.shown_materials[material.index()] += 1;
            camp.show_material(material, camp.shown_materials[material.index()]);
        }
    }
}

/// All demands lie open: the pool comes first (ruling Q20).
pub(crate) fn all_shown(seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    cx.then(Plunder { seat, from: Material::Rubble, taken: 0 });
}

/// The shown cards go back to the hand.
pub(crate) fn dismiss(state: &mut State, seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    cx.tell(Event::Dismissed { seat, cards: state.demanded });
    state.demanded = Cards::NONE;
    state.demanding = None;
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

fn words(shown: Shown, pass: Label) -> Label {
    match shown {
        Shown::Pass => pass,
        Shown::Demand(card) => text::demand(card, card.material()),
    }
}

fn touched(shown: Shown) -> Vec<Piece> {
    match shown {
        Shown::Pass => Vec::new(),
        Shown::Demand(card) => vec![pieces::hand(card)],
    }
}
