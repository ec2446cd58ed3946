//! A position told as a scenario: every stack is named in its order. All chance of the game lies in them once the characters are
//! shown, so whatever no moment of a scenario can tell follows from the answers given since.

use saturnalia_rules::{Agenda, ScenarioError, Seat};

use super::{Moment, Scenario, ScenarioLadder, ScenarioPlayer, ScenarioShown, ScenarioTokens, Unplaced};
use crate::Step;
use crate::cards::{Building, Card, EventCard, Fighter, Token};
use crate::phase::iii_buildings::sale::OfferBuilding;
use crate::phase::iii_buildings::take::InsulaToken;
use crate::phase::iv_income::use_buildings::UseBuildings;
use crate::phase::v_events::cubes::PlaceCube;
use crate::row::Pose;
use crate::state::{DECADENCE_SLOT, Phase, Player, State};

pub(super) fn scenario(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
    let at = moment(state, agenda)?;
    let round = usize::from(state.round.max(1));
    let [civic, health, leisure] = Token::ALL.map(|token| Some(state.ladder.column(token) + 1));
    let preparing = state.phase == Phase::Preparation;
    Ok(Scenario {
        round: (!preparing).then_some(state.round),
        phase: Some(state.phase),
        at,
        consul: Some(state.consul),
        ladder: ScenarioLadder { civic, health, leisure, famine: state.ladder.famine() },
        events: state.events[..DECADENCE_SLOT].to_vec(),
        next_events: state.event_deck.iter().rev().copied().collect(),
        works: state.works[round..].to_vec(),
        built: state.works[1..round].to_vec(),
        left_out: state.works.first().copied(),
        removed_events: state.removed_events.to_vec(),
        recruits: state.recruits.to_vec(),
        deck: state.deck.iter().rev().copied().collect(),
        under_deck: state.under_deck.to_vec(),
        buildings: if state.phase <= Phase::Buildings { state.slots.to_vec() } else { Vec::new() },
        stack: state.stack.iter().rev().copied().collect(),
        discarded: discarded(state),
        moved: Token::ALL.into_iter().filter(|token| state.tavern_moved >> token.index() & 1 == 1).collect(),
        votes: state.votes.at(state.seats).filter_map(|(_, vote)| *vote).collect(),
        shown: shown(state),
        players: state.players.at(state.seats).map(|(_, player)| told_player(player)).collect(),
    })
}

/// Where in its phase the position stands; `None` at its beginning.
fn moment(state: &State, agenda: &Agenda<Step>) -> Result<Option<Moment>, ScenarioError> {
    let seats_left =
        |asked: Seat| state.seats.seats_from(state.consul).position(|seat| seat == asked).unwrap_or(0) as u8;
    let moment = match agenda.first() {
        Some(Step::ChooseCharacters(_) | Step::Vote(_)) => None,
        Some(Step::BidForConsul(_)) => {
            Some(Moment::Election { bids: state.bids.at(state.seats).map(|(_, bid)| *bid).collect() })
        }
        Some(Step::ConsulToken(_)) => Some(Moment::ConsulToken),
        Some(Step::Recruit(recruit)) => Some(Moment::Recruiting { recruited: seats_left(recruit.seat) }),
        Some(Step::OfferBuilding(OfferBuilding { seat, left })) => Some(Moment::Offer { seat: *seat, left: *left }),
        Some(Step::InsulaToken(InsulaToken { seat, left, from })) => {
            let sales = |step: &Step| if let Step::OfferBuilding(offer) = step { Some(offer.left) } else { None };
            let next = agenda.iter().find_map(sales).unwrap_or(0);
            Some(Moment::Insula { seat: *seat, tokens: *left, from: *from, left: next })
        }
        Some(Step::UseBuildings(UseBuildings { seat, temples, taverns })) => Some(Moment::Income {
            seat: *seat,
            temples: *temples,
            taverns: *taverns,
            moved: Token::ALL.into_iter().filter(|token| state.tavern_moved >> token.index() & 1 == 1).collect(),
        }),
        Some(Step::PlaceCube(PlaceCube { seat, .. })) => {
            Some(Moment::Cubes { seat: *seat, on: cubes(state), unplaced: unplaced(state) })
        }
        Some(step) => {
            return Err(ScenarioError::at("at", format!("no moment of a scenario is {step:?}")));
        }
        None => return Err(ScenarioError::at("phase", "the game is over")),
    };
    Ok(moment)
}

fn cubes(state: &State) -> std::collections::BTreeMap<EventCard, Vec<u8>> {
    let by_seat = |slot: usize| state.cubes[slot].at(state.seats).map(|(_, cubes)| *cubes).collect();
    let open = state.events.iter().enumerate().filter(|(slot, _)| state.cubes_on(*slot) > 0);
    open.map(|(slot, event)| (*event, by_seat(slot))).collect()
}

fn unplaced(state: &State) -> Vec<Unplaced> {
    let of = |player: &Player| Unplaced {
        legionary: player.cubes_of(Fighter::Legionary),
        vestal: player.cubes_of(Fighter::Vestal),
    };
    state.players.at(state.seats).map(|(_, player)| of(player)).collect()
}

/// Cranes of the rows have left the game as tiles.
fn discarded(state: &State) -> Vec<Building> {
    let cranes: u8 = state
        .players
        .at(state.seats)
        .flat_map(|(_, player)| Pose::ALL.map(|pose| player.row.count(Card::Crane, pose)))
        .sum();
    let gone = |building: Building| {
        let in_rows = if building == Building::Crane { cranes } else { 0 };
        usize::from(state.discarded[building.index()].saturating_sub(in_rows))
    };
    Building::ALL.into_iter().flat_map(|building| std::iter::repeat_n(building, gone(building))).collect()
}

fn shown(state: &State) -> ScenarioShown {
    let of = |kind: Token| {
        state.shown.by_kind[kind.index()].map(|counts| counts.at(state.seats).map(|(_, count)| *count).collect())
    };
    let [civic, health, leisure] = Token::ALL.map(of);
    ScenarioShown { civic, health, leisure, last: state.shown.last }
}

fn told_player(player: &Player) -> ScenarioPlayer {
    let row = |pose: Pose| {
        let cards = player.row.cards().filter(|(_, lying, _)| *lying == pose);
        let cards: Vec<Card> =
            cards.flat_map(|(card, _, count)| std::iter::repeat_n(card, usize::from(count))).collect();
        // One list is enough to say that nothing is dealt.
        (pose == Pose::Upright || !cards.is_empty()).then_some(cards)
    };
    let estate = |count: &dyn Fn(Building) -> u8| {
        let each = |building: Building| std::iter::repeat_n(building, usize::from(count(building)));
        Building::LASTING.into_iter().flat_map(each).collect()
    };
    let [civic, health, leisure] = player.unseen();
    ScenarioPlayer {
        income_tile: Some(player.income_tile),
        upright: row(Pose::Upright).filter(|_| !player.row.is_empty()),
        turned: row(Pose::Turned),
        down: row(Pose::Down),
        buildings: estate(&|building| player.estate.open(building)),
        buildings_down: estate(&|building| player.estate.down(building)),
        civic: player.tokens(Token::Civic),
        health: player.tokens(Token::Health),
        leisure: player.tokens(Token::Leisure),
        unseen: ScenarioTokens { civic, health, leisure },
        older: player.known.older,
        denarii: Some(player.denarii),
        prestige: Some(player.prestige),
    }
}
