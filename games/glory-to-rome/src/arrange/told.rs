//! A position told as a scenario, with every card named: the beginning of the game, of a round, of anybody's decision or turn, a
//! demand. What lies between depends on nothing but the deck, so it is told by the answers given since.

use saturnalia_rules::{Agenda, ScenarioError, Seat};

use super::memory::{KnowledgeScenario, names};
use super::{CampScenario, FoundationScenario, Scenario};
use crate::Step;
use crate::cards::{Building, MATERIALS, Material, Role};
use crate::round::follow::Follow;
use crate::round::perform::{Left, Turn};
use crate::state::{Camp, Decision, End, State};
use crate::zone::Cards;

pub(super) fn scenario(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
    let sites = |sites: [u8; MATERIALS]| Material::ALL.into_iter().map(|site| (site, sites[site.index()])).collect();
    let moment = Moment::of(state, agenda)?;
    let told = |(seat, camp)| moment.camp(state, seat, told_camp(camp));
    Ok(Scenario {
        leader: state.leader.0,
        bidding: moment.bidding,
        round: Some(state.round),
        led: moment.led,
        deciding: moment.deciding.map(|seat| seat.0),
        acting: moment.acting.map(|seat| seat.0),
        demanded: names(moment.demanded),
        pool: names(state.pool),
        built: Some(names(state.built)).filter(|built| !built.is_empty()),
        deck_top: state.deck.iter().rev().map(|card| card.name().to_owned()).collect(),
        deck_size: Some(state.deck.len() as u8),
        in_town: sites(state.in_town),
        out_of_town: sites(state.out_of_town),
        seats: state.camps.at(state.seats).map(told).collect(),
    })
}

/// How far the round has come, as far as fields can say it.
#[derive(Default)]
struct Moment {
    bidding: bool,
    led: Option<Role>,
    deciding: Option<Seat>,
    acting: Option<Seat>,
    demanded: Cards,
}

impl Moment {
    fn of(state: &State, agenda: &Agenda<Step>) -> Result<Moment, ScenarioError> {
        let Some(step) = agenda.first() else {
            // Only a Forum ends a game before anybody is asked.
            return match state.ended {
                Some(End::Forum(_)) => Ok(Moment { led: state.role, ..Moment::default() }),
                Some(End::Deck | End::Sites | End::Catacomb) | None => {
                    Err(ScenarioError::at("round", "the game is over"))
                }
            };
        };
        if let Step::Bid(_) = step {
            return Ok(Moment { bidding: true, ..Moment::default() });
        }
        if let Step::Lead(_) = step {
            return Ok(Moment::default());
        }
        if state.role.is_none() {
            return Err(ScenarioError::at("led", format!("a round is told from its beginning, not from {step:?}")));
        }
        let within = Moment { led: state.role, ..Moment::default() };
        if let Step::Follow(Follow { seat, .. }) = step {
            return Ok(Moment { deciding: Some(*seat), ..within });
        }
        // What a demand brings comes in one order, from the pool on, and all cards have been shown by then.
        if let Some(seat) = state.demanding.filter(|_| !matches!(step, Step::Demand(_))) {
            return Ok(Moment { acting: Some(seat), demanded: state.demanded, ..within });
        }
        let turn = Turn::of(step).filter(|turn| turn.left == Left::Round && turn.step() == *step);
        // After the last turn the round ends, and so it does after one that is left without an action.
        let ends = matches!(step, Step::Senate(_) | Step::Sewer(_) | Step::Think(_));
        let last = ends.then(|| state.seats.before(state.leader));
        match turn.map(|turn| turn.seat).or(last) {
            Some(acting) => Ok(Moment { acting: Some(acting), ..within }),
            None => Err(ScenarioError::at("acting", format!("a turn is told from its beginning, not from {step:?}"))),
        }
    }

    /// What a seat has done in the round.
    fn camp(&self, state: &State, seat: Seat, told: CampScenario) -> CampScenario {
        if self.led.is_none() {
            return told;
        }
        let camp = &state.camps[seat];
        let mut played = names(camp.played);
        played.extend((0..camp.played_senators).map(|_| "senator".to_owned()));
        // The actions that became the demand are told as still to come: of cards, or of the clients of somebody who thinks.
        let demands = self.acting == Some(seat) && !self.demanded.is_empty();
        let thinks = camp.decision == Decision::Thinks;
        CampScenario {
            played,
            units: Some(if demands && !thinks { self.demanded.total() } else { camp.units }),
            resting: roles(camp.fresh),
            acted: if demands && thinks { Vec::new() } else { roles(camp.acted) },
            crafted: state.crafted.contains(seat),
            ..told
        }
    }
}

/// Each role as often as it counts.
fn roles(counts: [u8; MATERIALS]) -> Vec<Role> {
    let each = Role::ALL.into_iter().map(|role| (role, usize::from(counts[role.index()])));
    each.flat_map(|(role, count)| std::iter::repeat_n(role, count)).collect()
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
