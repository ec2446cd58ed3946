//! Arranging a given position: what the scenario names lies there, the rest is dealt.

mod begin;
mod memory;
mod told;

use std::collections::BTreeMap;

use saturnalia_rules::{Agenda, Arrange, Context, ScenarioError, Seat, SeatCount, Set, seat_at, seats_described};
use serde::{Deserialize, Serialize};

use crate::cards::{Building, MATERIALS, Material, Role};
use crate::components::Components;
use crate::options::Options;
use crate::power::forum;
use crate::state::State;
use crate::zone::Cards;
use crate::{GloryToRome, Step, play, purpose};

pub use memory::{AtLeastScenario, AtMostScenario, KnowledgeScenario};

/// A partial position. Cards are named by building (`school`) or, where any will do, by material (`brick`) or role
/// (`legionary`).
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// Seat of the leader, counted from 0.
    pub leader: u8,
    /// Before the first round: all lay down a card of the hand, and the first in the alphabet leads.
    pub bidding: bool,
    /// Number of the round; the first if not given.
    pub round: Option<u16>,
    /// A role has been led and everybody has decided: the leader acts now. Otherwise the leader is about to lead.
    pub led: Option<Role>,
    /// With `led`: this seat is about to follow or to think; those before it have decided, and nobody has acted.
    pub deciding: Option<u8>,
    /// With `led`: this seat acts now, and those before it have acted.
    pub acting: Option<u8>,
    /// With `led` Legionary: cards of the hand of the seat that acts lie on "Rome demands". The pool gives now.
    pub demanded: Vec<String>,
    pub pool: Vec<String>,
    /// All materials that were built into structures; if not given, those of the foundations.
    pub built: Option<Vec<String>>,
    /// The first is the top card.
    pub deck_top: Vec<String>,
    /// Cards in the deck; the rest is set aside unseen. All that is left if not given.
    pub deck_size: Option<u8>,
    /// Sites by material. Where not given, those of the set-up that are not built on.
    pub in_town: BTreeMap<Material, u8>,
    pub out_of_town: BTreeMap<Material, u8>,
    /// Camps from seat 0 on; missing ones are as at the start.
    pub seats: Vec<CampScenario>,
}

/// One camp of a scenario.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CampScenario {
    /// Cards and `senator`s. Four cards and a Senator are dealt if not given.
    pub hand: Option<Vec<String>>,
    pub stockpile: Vec<String>,
    pub clients: Vec<String>,
    /// Vault: sold before the eyes of all.
    pub vault: Vec<String>,
    /// Vault: seen only by the owner.
    pub vault_hidden: Vec<String>,
    /// Vault: seen by nobody.
    pub vault_unseen: Vec<String>,
    /// Finished buildings; each brings its site.
    pub completed: Vec<String>,
    /// Which of the finished buildings a Stairway has opened.
    pub opened: Vec<String>,
    /// Which of the finished buildings stand here without their site: a Prison that has seized, and what it has seized.
    pub without_site: Vec<String>,
    /// The site a finished Statue was built on; marble if not given.
    pub statue_site: Option<Material>,
    pub foundations: Vec<FoundationScenario>,
    /// Sites beside those of the finished buildings.
    pub sites: Vec<Material>,
    /// With `led`: cards and `senator`s that lie before this seat.
    pub played: Vec<String>,
    /// With `led`: actions of played cards that are still to come. If not given, one for the leader and for whoever has
    /// played something. Whoever has neither has thought.
    pub units: Option<u8>,
    /// With `led`: clients by role that were hired this round and rest.
    pub resting: Vec<Role>,
    /// With `led`: clients by role that have acted this round.
    pub acted: Vec<Role>,
    /// With `led`: has performed a Craftsman action this round.
    pub crafted: bool,
    /// Cards of the hand that all have seen there.
    pub known: Vec<String>,
    /// Materials of which all know that the hand has none.
    pub lacks: Vec<Material>,
    /// All that everybody knows of the hand and the hidden cards, instead of `known` and `lacks`.
    pub knowledge: Option<KnowledgeScenario>,
}

/// A building under construction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FoundationScenario {
    pub building: String,
    /// Only a Statue may lie on another site than marble.
    #[serde(default)]
    pub site: Option<Material>,
    /// Materials added so far.
    #[serde(default)]
    pub materials: u8,
}

/// More units than can be played with a Palace: all cards of a role and all Senators.
const MOST_UNITS: u8 = 30;

/// Where a named card lies.
#[derive(Clone, Copy)]
enum Zone {
    Pool,
    DeckTop,
    Built,
    /// The same, for a foundation.
    BuiltInto,
    Hand(Seat),
    Stockpile(Seat),
    Clients(Seat),
    Sold(Seat),
    Hidden(Seat),
    Unseen(Seat),
    Played(Seat),
    /// A foundation or finished building: the camp says which.
    Structure,
}

#[derive(Clone, Copy)]
enum Named {
    Card(Building),
    Any(Material),
    Senator,
}

/// A card still to be put in its place.
struct Placement {
    place: String,
    named: Named,
    zone: Zone,
}

impl Arrange for GloryToRome {
    type Scenario = Scenario;
    const TOLD: bool = true;

    fn arrange(
        scenario: &Scenario,
        options: &Options,
        set: Set<Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State, ScenarioError> {
        let leader = seat_at("leader", scenario.leader, seats)?;
        seats_described("seats", scenario.seats.len(), seats)?;
        let mut state = play::empty_table(options, set, seats);
        state.leader = leader;
        let mut placements = Vec::new();
        list(&mut placements, "pool", &scenario.pool, Zone::Pool)?;
        list(&mut placements, "built", scenario.built.as_deref().unwrap_or_default(), Zone::Built)?;
        list(&mut placements, "deck_top", &scenario.deck_top, Zone::DeckTop)?;
        for (index, camp) in scenario.seats.iter().enumerate() {
            arrange_camp(&mut state, Seat(index as u8), camp, &mut placements)?;
        }
        if let Some(built) = &scenario.built {
            placements.retain(|placement| !matches!(placement.zone, Zone::BuiltInto));
            let lying: usize = state.camps.0.iter().map(|camp| usize::from(camp.progress.total())).sum();
            if built.len() < lying {
                let problem = format!("{} materials, but {lying} lie under foundations", built.len());
                return Err(ScenarioError::at("built", problem));
            }
        }
        arrange_sites(&mut state, scenario)?;
        deal(&mut state, scenario, placements, cx)?;
        begin::remember(&mut state, scenario)?;
        begin::begin(&mut state, scenario, cx)?;
        // Whoever fulfils a Forum has won at once, here too.
        forum::win_check(&mut state, cx);
        Ok(state)
    }

    fn arranged_as(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
        told::scenario(state, agenda)
    }
}

fn parse(place: &str, word: &str) -> Result<Named, ScenarioError> {
    if word == "senator" {
        return Ok(Named::Senator);
    }
    let building = Building::ALL.into_iter().find(|building| building.name() == word).map(Named::Card);
    let material = Material::ALL.into_iter().find(|material| material.name() == word).map(Named::Any);
    let role = Role::ALL.into_iter().find(|role| role.name() == word).map(|role| Named::Any(role.material()));
    building.or(material).or(role).ok_or_else(|| ScenarioError::at(place, format!("`{word}` is no card")))
}

fn parse_building(place: &str, word: &str) -> Result<Building, ScenarioError> {
    match parse(place, word)? {
        Named::Card(building) => Ok(building),
        Named::Any(_) | Named::Senator => Err(ScenarioError::at(place, format!("`{word}` is no building"))),
    }
}

fn list(placements: &mut Vec<Placement>, place: &str, words: &[String], zone: Zone) -> Result<(), ScenarioError> {
    for (index, word) in words.iter().enumerate() {
        let place = format!("{place}[{index}]");
        let named = parse(&place, word)?;
        if matches!(named, Named::Senator) && !matches!(zone, Zone::Hand(_) | Zone::Played(_)) {
            return Err(ScenarioError::at(place, "a Senator can only be in a hand or played"));
        }
        placements.push(Placement { place, named, zone });
    }
    Ok(())
}

fn arrange_camp(
    state: &mut State,
    seat: Seat,
    camp: &CampScenario,
    placements: &mut Vec<Placement>,
) -> Result<(), ScenarioError> {
    let at = |zone: &str| format!("seats[{}].{zone}", seat.0);
    list(placements, &at("hand"), camp.hand.as_deref().unwrap_or_default(), Zone::Hand(seat))?;
    list(placements, &at("stockpile"), &camp.stockpile, Zone::Stockpile(seat))?;
    list(placements, &at("clients"), &camp.clients, Zone::Clients(seat))?;
    list(placements, &at("vault"), &camp.vault, Zone::Sold(seat))?;
    list(placements, &at("vault_hidden"), &camp.vault_hidden, Zone::Hidden(seat))?;
    list(placements, &at("vault_unseen"), &camp.vault_unseen, Zone::Unseen(seat))?;
    list(placements, &at("played"), &camp.played, Zone::Played(seat))?;
    for (index, word) in camp.completed.iter().enumerate() {
        let place = format!("{}[{index}]", at("completed"));
        let building = parse_building(&place, word)?;
        new_structure(state, seat, building, &place)?;
        if building == Building::Catacomb && state.has_powers() {
            return Err(ScenarioError::at(place, "with a finished `catacomb` the game is over"));
        }
        let own = &mut state.camps[seat];
        own.completed.insert(building);
        if building == Building::Statue {
            own.statue_site = Some(camp.statue_site.unwrap_or(Material::Marble));
        }
        if !camp.without_site.contains(word) {
            own.sites[own.site_of(building).index()] += 1;
        }
        placements.push(Placement { place, named: Named::Card(building), zone: Zone::Structure });
    }
    for (index, foundation) in camp.foundations.iter().enumerate() {
        let place = format!("{}[{index}]", at("foundations"));
        arrange_foundation(state, seat, foundation, &place, placements)?;
    }
    for (index, word) in camp.opened.iter().enumerate() {
        let building = finished(state, seat, word, &format!("{}[{index}]", at("opened")))?;
        state.camps[seat].opened.insert(building);
        state.opened.insert(building);
    }
    for (index, word) in camp.without_site.iter().enumerate() {
        finished(state, seat, word, &format!("{}[{index}]", at("without_site")))?;
    }
    if camp.statue_site.is_some() && !state.camps[seat].completed.contains(Building::Statue) {
        return Err(ScenarioError::at(at("statue_site"), "there is no finished `statue`"));
    }
    for (index, site) in camp.sites.iter().enumerate() {
        let sites = &mut state.camps[seat].sites[site.index()];
        *sites += 1;
        let most = state.site_total[site.index()];
        if *sites > most {
            let place = format!("{}[{index}]", at("sites"));
            return Err(ScenarioError::at(place, too_many_sites(u16::from(*sites), *site, most)));
        }
    }
    if camp.units.is_some_and(|units| units > MOST_UNITS) {
        return Err(ScenarioError::at(at("units"), format!("at most {MOST_UNITS} cards can be played")));
    }
    Ok(())
}

fn finished(state: &State, seat: Seat, word: &str, place: &str) -> Result<Building, ScenarioError> {
    let building = parse_building(place, word)?;
    if !state.camps[seat].completed.contains(building) {
        return Err(ScenarioError::at(place, format!("`{word}` is not among the finished buildings")));
    }
    Ok(building)
}

fn new_structure(state: &State, seat: Seat, building: Building, place: &str) -> Result<(), ScenarioError> {
    if state.camps[seat].has_structure(building) {
        return Err(ScenarioError::at(place, format!("`{}` stands in this camp twice", building.name())));
    }
    Ok(())
}

fn arrange_foundation(
    state: &mut State,
    seat: Seat,
    foundation: &FoundationScenario,
    place: &str,
    placements: &mut Vec<Placement>,
) -> Result<(), ScenarioError> {
    let building = parse_building(place, &foundation.building)?;
    new_structure(state, seat, building, place)?;
    let site = foundation.site.unwrap_or(building.material());
    if site != building.material() && building != Building::Statue {
        let problem = format!("`{}` cannot stand on a site of {}", building.name(), site.name());
        return Err(ScenarioError::at(place, problem));
    }
    if foundation.materials >= state.set.value(site) {
        let problem = format!("`{}` with {} materials would be finished", building.name(), foundation.materials);
        return Err(ScenarioError::at(place, problem));
    }
    let camp = &mut state.camps[seat];
    camp.foundations.insert(building);
    camp.progress.set(building, foundation.materials);
    if building == Building::Statue {
        camp.statue_site = Some(site);
    }
    placements.push(Placement { place: place.to_owned(), named: Named::Card(building), zone: Zone::Structure });
    for _ in 0..foundation.materials {
        placements.push(Placement { place: place.to_owned(), named: Named::Any(site), zone: Zone::BuiltInto });
    }
    Ok(())
}

/// Sites that are built on come from those in town first.
fn arrange_sites(state: &mut State, scenario: &Scenario) -> Result<(), ScenarioError> {
    let mut used = [0u8; MATERIALS];
    for seat in state.seats.seats() {
        let camp = &state.camps[seat];
        for (material, sites) in used.iter_mut().enumerate() {
            *sites += camp.sites[material];
        }
        for building in camp.foundations.iter() {
            used[camp.site_of(building).index()] += 1;
        }
    }
    for material in Material::ALL {
        let index = material.index();
        let set_up = (state.in_town[index], state.out_of_town[index]);
        let in_town = state.in_town[index].saturating_sub(used[index]);
        let beyond = used[index].saturating_sub(state.in_town[index]);
        let out_of_town = state.out_of_town[index].saturating_sub(beyond);
        state.in_town[index] = scenario.in_town.get(&material).copied().unwrap_or(in_town);
        // A given number in town leaves fewer out of town.
        let most = state.site_total[index].saturating_sub(used[index]).saturating_sub(state.in_town[index]);
        let out_of_town = out_of_town.min(most);
        state.out_of_town[index] = scenario.out_of_town.get(&material).copied().unwrap_or(out_of_town);
        let total = u16::from(state.in_town[index]) + u16::from(state.out_of_town[index]) + u16::from(used[index]);
        let most = state.site_total[index];
        if total > u16::from(most) {
            return Err(ScenarioError::at("sites", too_many_sites(total, material, most)));
        }
        let beginning =
            [("in_town", state.in_town[index], set_up.0), ("out_of_town", state.out_of_town[index], set_up.1)];
        if let Some((place, there, most)) = beginning.into_iter().find(|(_, there, most)| there > most) {
            let problem = format!("{there} sites of {}, but the game begins with {most}", material.name());
            return Err(ScenarioError::at(place, problem));
        }
        state.site_total[index] = total as u8;
    }
    if state.in_town == [0; MATERIALS] {
        return Err(ScenarioError::at("in_town", "with the last site in town the game is over"));
    }
    Ok(())
}

fn too_many_sites(there: u16, material: Material, most: u8) -> String {
    format!("{there} sites of {}, but there are {most}", material.name())
}

/// Puts the named cards in their places, then deals what is left.
fn deal(
    state: &mut State,
    scenario: &Scenario,
    placements: Vec<Placement>,
    cx: &mut Context<'_, GloryToRome>,
) -> Result<(), ScenarioError> {
    let mut left = play::whole_deck(&state.set);
    cx.dice(purpose::DECK).shuffle(&mut left);
    let mut top = vec![None; scenario.deck_top.len()];
    let (exact, any): (Vec<_>, Vec<_>) =
        placements.into_iter().partition(|placement| matches!(placement.named, Named::Card(_) | Named::Senator));
    let mut tops = 0..top.len();
    let mut top_places: BTreeMap<String, usize> = BTreeMap::new();
    for index in tops.by_ref() {
        top_places.insert(format!("deck_top[{index}]"), index);
    }
    for Placement { place, named, zone } in exact.into_iter().chain(any) {
        let found = match named {
            Named::Card(building) => left.iter().position(|card| *card == building),
            Named::Any(material) => left.iter().position(|card| card.material() == material),
            Named::Senator => {
                take_senator(state, zone, &place)?;
                continue;
            }
        };
        let Some(index) = found else { return Err(none_left(&place, named, &state.set)) };
        let card = left.remove(index);
        match zone {
            Zone::Pool => state.pool.add(card),
            Zone::Built | Zone::BuiltInto => state.built.add(card),
            Zone::DeckTop => {
                if let Some(index) = top_places.get(&place) {
                    top[*index] = Some(card);
                }
            }
            Zone::Hand(seat) => state.camps[seat].hand.add(card),
            Zone::Stockpile(seat) => state.camps[seat].stockpile.add(card),
            Zone::Clients(seat) => state.camps[seat].clients.add(card),
            Zone::Sold(seat) => state.camps[seat].sold.add(card),
            Zone::Hidden(seat) => state.camps[seat].begin_hidden(card),
            Zone::Unseen(seat) => state.camps[seat].unseen.add(card),
            Zone::Played(seat) => state.camps[seat].played.add(card),
            Zone::Structure => {}
        }
    }
    for seat in state.seats.seats() {
        let given = scenario.seats.get(seat.index()).is_some_and(|camp| camp.hand.is_some());
        if !given {
            let cards = left.len().saturating_sub(4)..;
            state.camps[seat].hand = left.drain(cards).collect::<Cards>();
            take_senator(state, Zone::Hand(seat), &format!("seats[{}].hand", seat.0))?;
        }
    }
    let on_top = top.into_iter().rev().flatten();
    if let Some(size) = scenario.deck_size {
        let rest = usize::from(size).checked_sub(scenario.deck_top.len());
        let Some(rest) = rest.filter(|rest| *rest <= left.len()) else {
            let problem = format!("{size} cards, but {} are left", left.len() + scenario.deck_top.len());
            return Err(ScenarioError::at("deck_size", problem));
        };
        state.aside = left.drain(rest..).collect::<Cards>();
    }
    left.extend(on_top);
    state.deck = left;
    if state.deck.is_empty() {
        return Err(ScenarioError::at("deck_size", "with an empty deck the game is over"));
    }
    Ok(())
}

fn take_senator(state: &mut State, zone: Zone, place: &str) -> Result<(), ScenarioError> {
    if state.senators == 0 {
        return Err(ScenarioError::at(place, format!("there are only {} Senators", state.set.senators)));
    }
    state.senators -= 1;
    match zone {
        Zone::Played(seat) => state.camps[seat].played_senators += 1,
        Zone::Hand(seat) => state.camps[seat].senators += 1,
        Zone::Pool
        | Zone::DeckTop
        | Zone::Built
        | Zone::BuiltInto
        | Zone::Stockpile(_)
        | Zone::Clients(_)
        | Zone::Sold(_)
        | Zone::Hidden(_)
        | Zone::Unseen(_)
        | Zone::Structure => return Err(ScenarioError::at(place, "a Senator can only be in a hand or played")),
    }
    Ok(())
}

fn none_left(place: &str, named: Named, set: &Components) -> ScenarioError {
    let problem = match named {
        Named::Card(building) => {
            format!("no `{}` is left: the box holds {} and all lie elsewhere", building.name(), set.copies(building))
        }
        Named::Any(material) => format!("no card of {} is left", material.name()),
        Named::Senator => "no Senator is left".to_owned(),
    };
    ScenarioError::at(place, problem)
}
