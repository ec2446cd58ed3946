//! Forum: whoever has a client of each role and a material of each kind wins at once. The red Forum asks for the
//! clients alone.

use saturnalia_rules::{Context, Seat, SeatSet};

use crate::GloryToRome;
use crate::cards::{Building, Material, Role};
use crate::options::Edition;
use crate::power;
use crate::state::{End, State};
use crate::zone::Cards;

/// Looked at whenever somebody has gained a client, a material, a building or a function: `check` finds it if it is
/// not.
#[inline]
pub fn win_check(state: &mut State, cx: &mut Context<'_, GloryToRome>) {
    if state.ended.is_some() {
        return;
    }
    let winners = fulfilled(state);
    if !winners.is_empty() {
        state.finish(End::Forum(winners), cx);
    }
}

/// Who can use a Forum and fulfils its condition. Ruling Q26: several only when it has been opened to all.
pub fn fulfilled(state: &State) -> SeatSet {
    state
        .seats
        .seats()
        .filter(|seat| state.camps[*seat].has_structure(Building::Forum) || state.opened.contains(Building::Forum))
        .filter(|seat| power::has(state, *seat, Building::Forum) && fulfils(state, *seat))
        .collect()
}

fn fulfils(state: &State, seat: Seat) -> bool {
    let materials = match state.options.edition {
        Edition::Lookout => Material::ALL.into_iter().all(|material| state.camps[seat].stockpile.has(material)),
        Edition::LookoutRed => true,
    };
    materials && has_all_roles(state, seat)
}

/// How many of the clients and materials that a Forum asks for a seat has, and how many there are.
pub(crate) fn collected(state: &State, seat: Seat) -> (u8, u8) {
    let kinds = |cards: Cards| cards.materials().count() as u8;
    let camp = &state.camps[seat];
    match state.options.edition {
        Edition::Lookout => (kinds(camp.clients) + kinds(camp.stockpile), 12),
        Edition::LookoutRed => (kinds(camp.clients), 6),
    }
}

/// Six different clients for the six roles: with the Ludus Magnus Merchants stand for any, with the Storeroom anybody
/// for a Laborer.
fn has_all_roles(state: &State, seat: Seat) -> bool {
    let count = |role: Role| state.camps[seat].clients.count_of(role.material());
    let active = power::active(state, seat);
    let others = [Role::Craftsman, Role::Architect, Role::Legionary, Role::Patron];
    let missing = others.into_iter().filter(|role| count(*role) == 0).count() as u8;
    let merchants = count(Role::Merchant);
    let ludus = active.contains(Building::LudusMagnus);
    if merchants < 1 + missing || missing > 0 && !ludus {
        return false;
    }
    let spare_merchant = merchants > 1 + missing;
    let spare_other = others.into_iter().any(|role| count(role) > 1);
    count(Role::Laborer) > 0
        || ludus && spare_merchant
        || active.contains(Building::Storeroom) && (spare_merchant || spare_other)
}
