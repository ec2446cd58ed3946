//! A position told as a scenario: the beginning of a round, and of the game, with every card named. What happens within a round
//! depends on nothing but the deck, so it is told by the answers given since.

use saturnalia_rules::{Agenda, ScenarioError};

use super::memory::{KnowledgeScenario, names};
use super::{CampScenario, FoundationScenario, Scenario};
use crate::Step;
use crate::cards::{Building, MATERIALS, Material};
use crate::state::{Camp, State};

pub(super) fn scenario(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
    let bidding = match agenda.first() {
        Some(Step::Lead(_)) => false,
        Some(Step::Bid(_)) => true,
        Some(step) => {
            return Err(ScenarioError::at("led", format!("a round is told from its beginning, not from {step:?}")));
        }
        None => return Err(ScenarioError::at("round", "the game is over")),
    };
    let sites = |sites: [u8; MATERIALS]| Material::ALL.into_iter().map(|site| (site, sites[site.index()])).collect();
    Ok(Scenario {
        leader: state.leader.0,
        bidding,
        round: Some(state.round),
        pool: names(state.pool),
        built: Some(names(state.built)).filter(|built| !built.is_empty()),
        deck_top: state.deck.iter().rev().map(|card| card.name().to_owned()).collect(),
        deck_size: Some(state.deck.len() as u8),
        in_town: sites(state.in_town),
        out_of_town: sites(state.out_of_town),
        seats: state.camps.at(state.seats).map(|(_, camp)| told_camp(camp)).collect(),
        ..Scenario::default()
    })
}

fn told_camp(camp: &Camp) -> CampScenario {
    let mut hand = names(camp.hand);
    hand.extend((0..camp.senators).map(|_| "senator".to_owned()));
    let (without_site, sites) = sites(camp);
    let foundation = |building: Building| FoundationScenario {
        building: building.name().to_owned(),
        site: camp.statue_site.filter(|_| building == Building::Statue),
        materials: camp.progress.count(building),
    };
    let words = |building: Building| building.name().to_owned();
    CampScenario {
        hand: Some(hand),
        stockpile: names(camp.stockpile),
        clients: names(camp.clients),
        vault: names(camp.sold),
        vault_hidden: names(camp.hidden),
        vault_unseen: names(camp.unseen),
        completed: camp.completed.iter().map(words).collect(),
        opened: camp.opened.iter().map(words).collect(),
        without_site,
        statue_site: camp.statue_site.filter(|_| camp.completed.contains(Building::Statue)),
        foundations: camp.foundations.iter().map(foundation).collect(),
        sites,
        knowledge: Some(KnowledgeScenario::of(camp)),
        ..CampScenario::default()
    }
}

/// Which finished buildings stand here without their site, as far as it matters, and the sites beside theirs.
fn sites(camp: &Camp) -> (Vec<String>, Vec<Material>) {
    let mut left = camp.sites;
    let mut without = Vec::new();
    for building in camp.completed.iter() {
        let site = &mut left[camp.site_of(building).index()];
        match site.checked_sub(1) {
            Some(less) => *site = less,
            None => without.push(building.name().to_owned()),
        }
    }
    let beside = Material::ALL.into_iter().flat_map(|site| std::iter::repeat_n(site, usize::from(left[site.index()])));
    (without, beside.collect())
}
