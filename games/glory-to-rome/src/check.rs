//! What holds in every state: each card, Senator and site is in exactly one place.

use saturnalia_rules::{Check, Seat};

use crate::cards::{Building, KINDS, MATERIALS};
use crate::power::forum;
use crate::state::{Camp, State};
use crate::zone::Cards;

impl Check for State {
    fn check(&self) -> Result<(), String> {
        cards(self)?;
        senators(self)?;
        sites(self)?;
        // Ruling Q11: the last card is still put to use.
        if self.ended.is_none() && self.deck.is_empty() && self.peeked.is_none() {
            return Err("the deck is empty, and the game goes on".to_owned());
        }
        if self.ended.is_none() && !forum::fulfilled(self).is_empty() {
            return Err("a Forum is fulfilled, and the game goes on".to_owned());
        }
        if self.demanding.is_some() == self.demanded.is_empty() {
            return Err("demanded cards of nobody, or somebody who demands nothing".to_owned());
        }
        for seat in self.seats.seats() {
            camp(self, seat).map_err(|problem| format!("seat {seat}: {problem}"))?;
        }
        Ok(())
    }
}

fn zones(camp: &Camp) -> [Cards; 7] {
    [camp.hand, camp.stockpile, camp.clients, camp.sold, camp.hidden, camp.unseen, camp.played]
}

fn cards(state: &State) -> Result<(), String> {
    let mut places = [0u8; KINDS];
    let mut lay = |cards: Cards| {
        for (kind, count) in cards.iter() {
            places[kind.index()] += count;
        }
    };
    lay(state.aside);
    lay(state.pool);
    lay(state.built);
    for seat in state.seats.seats() {
        for zone in zones(&state.camps[seat]) {
            lay(zone);
        }
    }
    for building in state.deck.iter().copied().chain(state.peeked) {
        places[building.index()] += 1;
    }
    for seat in state.seats.seats() {
        let camp = &state.camps[seat];
        if !camp.foundations.intersection(camp.completed).is_empty() {
            return Err(format!("seat {seat} has a building twice"));
        }
        for building in camp.foundations.union(camp.completed).iter() {
            places[building.index()] += 1;
        }
    }
    for building in Building::ALL {
        let there = places[building.index()];
        if there != state.set.copies(building) {
            return Err(format!("{}: {there} cards instead of {}", building.name(), state.set.copies(building)));
        }
    }
    Ok(())
}

fn senators(state: &State) -> Result<(), String> {
    let camps = state.seats.seats().map(|seat| &state.camps[seat]);
    let there: u8 = state.senators + camps.map(|camp| camp.senators + camp.played_senators).sum::<u8>();
    let all = state.set.senators;
    if there == all { Ok(()) } else { Err(format!("{there} Senators instead of {all}")) }
}

fn sites(state: &State) -> Result<(), String> {
    let mut places = [0u8; MATERIALS];
    for (material, place) in places.iter_mut().enumerate() {
        *place = state.in_town[material] + state.out_of_town[material];
        *place += state.seats.seats().map(|seat| state.camps[seat].sites[material]).sum::<u8>();
    }
    for seat in state.seats.seats() {
        let camp = &state.camps[seat];
        for building in camp.foundations.iter() {
            places[camp.site_of(building).index()] += 1;
        }
    }
    if places == state.site_total { Ok(()) } else { Err(format!("sites {places:?} instead of {:?}", state.site_total)) }
}

fn camp(state: &State, seat: Seat) -> Result<(), String> {
    let camp = &state.camps[seat];
    for (building, lying) in camp.progress.iter() {
        if !camp.foundations.contains(building) {
            return Err(format!("materials without a foundation of {}", building.name()));
        }
        if lying >= state.set.value(camp.site_of(building)) {
            return Err(format!("{} has all its materials but is not finished", building.name()));
        }
    }
    let has_statue = camp.has_structure(Building::Statue);
    if has_statue != camp.statue_site.is_some() {
        return Err("a Statue without a site, or a site without a Statue".to_owned());
    }
    if !camp.opened.without(camp.completed).is_empty() || !camp.opened.without(state.opened).is_empty() {
        return Err("an opened building that is not there".to_owned());
    }
    if !camp.agrees_with_what_is_known() {
        return Err("something else than all know of the hand or the hidden cards".to_owned());
    }
    let on_demand = if state.demanding == Some(seat) { state.demanded } else { Cards::NONE };
    if on_demand.iter().any(|(kind, count)| camp.hand.count(kind) < count) {
        return Err("a demanded card that is not in the hand".to_owned());
    }
    if camp.shown.iter().any(|(kind, count)| camp.hand.count(kind) < count) {
        return Err("a shown card that is not in the hand".to_owned());
    }
    let clients = camp.clients.by_material();
    if (0..MATERIALS).any(|role| camp.acted[role] + camp.fresh[role] > clients[role]) {
        return Err("more clients have acted than there are".to_owned());
    }
    Ok(())
}
