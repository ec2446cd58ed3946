//! 1. The leader thinks or leads a role.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::end::{EndRound, PassLeader};
use super::follow::Follow;
use super::perform::{self, Left, Turn};
use super::petition::{self, Petition};
use super::think::Think;
use crate::answer::{Answer, Unit};
use crate::cards::{Building, Material, Role};
use crate::event::{Event, Playing};
use crate::options::Edition;
use crate::state::{Decision, State};
use crate::zone::Cards;
use crate::{GloryToRome, pieces, power, text};

/// The leader leads a role or thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lead;

answers! { Answer:
    /// What leader and followers decide about a role.
    pub enum Order { Think, Play { role: Role, unit: Unit } }
}

impl Question<GloryToRome> for Lead {
    type Answer = Order;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.leader)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Order>) {
        offers.add(Order::Think);
        for role in Role::ALL {
            units(state, seat, role, None, |unit| offers.add(Order::Play { role, unit }));
        }
    }

    fn answer(self, state: &mut State, leader: Seat, order: Order, cx: &mut Context<'_, GloryToRome>) {
        match order {
            Order::Think => {
                state.camps[leader].decision = Decision::Thinks;
                cx.tell(Event::Thinks { seat: leader });
                cx.then(Think::instead(leader));
                cx.then(PassLeader);
            }
            Order::Play { role, unit } => {
                state.role = Some(role);
                state.camps[leader].decision = Decision::Leads;
                play_unit(state, leader, role, unit, Playing::Leads, cx);
                for seat in state.seats.seats_from(leader).skip(1) {
                    cx.then(Follow { seat, role });
                }
                all_act(state, role, cx);
            }
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_LEAD.into()
    }

    fn words(&self, _: &State, _: Seat, order: Order) -> Label {
        match order {
            Order::Think => text::THINK.into(),
            Order::Play { role, unit: Unit::Card(card) } => text::lead_card(card, role),
            Order::Play { role, unit: Unit::Senator } => text::lead_senator(role),
            Order::Play { role, unit: Unit::Petition(material) } => text::lead_petition(material, role),
        }
    }

    fn pieces(&self, state: &State, seat: Seat, order: Order) -> Vec<Piece> {
        order_pieces(state, seat, order)
    }

    /// With a card in hand there is more than one way to lead, and how many cards somebody holds is known.
    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// Everybody acts in the role, leader first, and the round ends.
pub(crate) fn all_act(state: &State, role: Role, cx: &mut Context<'_, GloryToRome>) {
    act_from(state, role, 0, cx);
}

/// Everybody but so many who come first acts in the role, and the round ends.
pub(crate) fn act_from(state: &State, role: Role, first: usize, cx: &mut Context<'_, GloryToRome>) {
    for seat in state.seats.seats_from(state.leader).skip(first) {
        cx.then(Turn { seat, role, left: Left::Round }.step());
    }
    cx.then(EndRound);
}

/// Calls `found` for the units with which a seat can lead or follow a role, from `from` on.
pub fn units(state: &State, seat: Seat, role: Role, from: Option<Unit>, mut found: impl FnMut(Unit)) {
    let camp = &state.camps[seat];
    let mut offer = |unit: Unit| {
        if from.is_none_or(|from| unit >= from) {
            found(unit);
        }
    };
    for card in cards(state, seat, role).kinds() {
        offer(Unit::Card(card));
    }
    if camp.senators > 0 {
        offer(Unit::Senator);
    }
    let least = petition::least(state, seat);
    for material in Material::ALL {
        if camp.hand.count_of(material) >= least {
            offer(Unit::Petition(material));
        }
    }
}

/// The cards of the hand that count as this role by themselves. Circus: any one card counts as an Architect.
pub(super) fn cards(state: &State, seat: Seat, role: Role) -> Cards {
    let hand = state.camps[seat].hand;
    let any = role == Role::Architect
        && state.options.edition == Edition::Lookout
        && power::has(state, seat, Building::Circus);
    if any { hand } else { hand.of(role.material()) }
}

/// Lays a unit before its owner. The Palace then asks for more.
pub fn play_unit(
    state: &mut State,
    seat: Seat,
    role: Role,
    unit: Unit,
    how: Playing,
    cx: &mut Context<'_, GloryToRome>,
) {
    cx.reveal();
    cx.tell(Event::Plays { seat, role, unit, how });
    let camp = &mut state.camps[seat];
    match unit {
        Unit::Card(card) => {
            camp.play(card);
            camp.played.add(card);
            perform::add_unit(state, seat, role, unit, cx);
        }
        Unit::Senator => {
            camp.senators -= 1;
            camp.played_senators += 1;
            perform::add_unit(state, seat, role, unit, cx);
        }
        Unit::Petition(material) => {
            cx.then(Petition { seat, role, material, chosen: 0, from: Building::Insula });
        }
    }
}

/// Leading, following and playing more touch the same pieces.
pub(super) fn order_pieces(state: &State, seat: Seat, order: Order) -> Vec<Piece> {
    match order {
        Order::Think => Vec::new(),
        Order::Play { role, unit } => unit_pieces(state, seat, role, unit),
    }
}

pub(crate) fn unit_pieces(state: &State, seat: Seat, role: Role, unit: Unit) -> Vec<Piece> {
    let mut touched = match unit {
        Unit::Card(card) => vec![pieces::hand(card)],
        Unit::Senator => vec![pieces::HAND_SENATORS.into()],
        Unit::Petition(material) => state.camps[seat].hand.of(material).kinds().map(pieces::hand).collect(),
    };
    touched.push(pieces::role(role));
    touched
}
