//! A position told as a scenario: every stack is named in its order, and every question is a moment of a scenario. All
//! chance of the game lies in the stacks once the characters are shown.

use saturnalia_rules::{Agenda, ScenarioError, Seat};

use super::{Moment, Scenario, ScenarioLadder, ScenarioPlayer, ScenarioShown, ScenarioTokens, Unplaced};
use crate::Step;
use crate::cards::{Building, Card, EventCard, Fighter, Token};
use crate::phase::ecclesia;
use crate::phase::iii_buildings::payment::TurnCard;
use crate::phase::iii_buildings::sale::OfferBuilding;
use crate::phase::iii_buildings::take::InsulaToken;
use crate::phase::iv_income::use_buildings::UseBuildings;
use crate::phase::v_events::cubes::PlaceCube;
use crate::phase::v_events::face_down::Flip;
use crate::phase::v_events::prevent;
use crate::row::Pose;
use crate::state::{Bid, DECADENCE_SLOT, OPEN_EVENTS, Phase, Player, State};

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
        letters: Some(state.stack_letters),
        discarded: discarded(state),
        moved: moved(state),
        votes: state.votes.at(state.seats).filter_map(|(_, vote)| *vote).collect(),
        shown: shown(state),
        players: state.players.at(state.seats).map(|(seat, _)| told_player(state, seat)).collect(),
    })
}

/// Where in its phase the position stands; `None` at its beginning.
fn moment(state: &State, agenda: &Agenda<Step>) -> Result<Option<Moment>, ScenarioError> {
    let turn_of = |asked: Seat| state.seats.seats_from(state.consul).take_while(|seat| *seat != asked).count();
    let moment = match agenda.first() {
        Some(Step::ChooseCharacters(_) | Step::Vote(_)) => return Ok(None),
        Some(Step::BidForConsul(_)) => Moment::Election { bids: bids(state) },
        Some(Step::ConsulToken(_)) => Moment::ConsulToken,
        Some(Step::Recruit(recruit)) => Moment::Recruiting { recruited: turn_of(recruit.seat) as u8 },
        Some(Step::OfferBuilding(OfferBuilding { seat, left })) => Moment::Offer { seat: *seat, left: *left },
        Some(Step::BidForBuilding(_)) => sale(state, agenda, Vec::new())?,
        Some(Step::TurnCard(payment)) => sale(state, agenda, turned(state, *payment))?,
        Some(Step::InsulaToken(InsulaToken { seat, left, from })) => {
            Moment::Insula { seat: *seat, tokens: *left, from: *from, left: sales_after(agenda) }
        }
        Some(Step::UseBuildings(UseBuildings { seat, temples, taverns })) => {
            Moment::Income { seat: *seat, temples: *temples, taverns: *taverns, moved: moved(state) }
        }
        Some(Step::PlaceCube(PlaceCube { seat })) => {
            Moment::Cubes { seat: *seat, on: cubes(state), unplaced: unplaced(state) }
        }
        Some(Step::PreventEvent(_)) => {
            let (_, equals, _) = prevent::counted(state);
            let mut named = prevented(state, equals);
            named.sort_unstable();
            Moment::Prevention { on: cubes(state), named }
        }
        Some(Step::Flip(Flip { seat, event })) => {
            Moment::FaceDown { event: *event, seat: *seat, on: cubes(state), prevented: prevented(state, u8::MAX) }
        }
        Some(Step::RemoveEvent(_)) => Moment::Removal { on: cubes(state), prevented: prevented(state, u8::MAX) },
        Some(Step::FreeSlaves(_)) | None => {
            let freed = state.seats.seats_from(state.consul).map_while(|seat| state.players[seat].freed);
            Moment::Freeing { freed: freed.collect() }
        }
        // What happens by itself is over when a question is asked.
        Some(step) => return Err(ScenarioError::at("at", format!("nobody is asked at {step:?}"))),
    };
    Ok(Some(moment))
}

/// The sales of this round behind the present one.
fn sales_after(agenda: &Agenda<Step>) -> u8 {
    let left = |step: &Step| {
        if let Step::OfferBuilding(offer) = step {
            Some(offer.left)
        } else if let Step::SellBuilding(sale) = step {
            Some(sale.left - 1)
        } else {
            None
        }
    };
    agenda.iter().find_map(left).unwrap_or(0)
}

fn sale(state: &State, agenda: &Agenda<Step>, turned: Vec<Card>) -> Result<Moment, ScenarioError> {
    let sale = state.sale.ok_or_else(|| ScenarioError::at("at", "nothing is on sale"))?;
    let left = sales_after(agenda) + 1;
    Ok(Moment::Sale { seat: sale.offerer, place: sale.slot, left, bids: bids(state), turned })
}

fn bids(state: &State) -> Vec<Bid> {
    state.bids.at(state.seats).map(|(_, bid)| *bid).collect()
}

/// Cards turned for the building on sale, in ascending order. Nobody remembers which of the turned ones these were: how
/// many, and the last of them, is all that matters.
fn turned(state: &State, TurnCard { seat, colour, from }: TurnCard) -> Vec<Card> {
    let paid = state.high_bid().map_or(0, |(_, cards)| cards.saturating_sub(state.unpaid));
    let row = &state.players[seat].row;
    let can_pay = Card::ALL[..=from.index()].iter().rev().filter(|card| state.set.shows(**card, colour));
    let cards = can_pay.flat_map(|card| std::iter::repeat_n(*card, usize::from(row.count(*card, Pose::Turned))));
    let mut turned: Vec<Card> = cards.take(usize::from(paid)).collect();
    turned.reverse();
    turned
}

/// Markers that taverns have moved.
fn moved(state: &State) -> Vec<Token> {
    Token::ALL.into_iter().filter(|token| state.tavern_moved >> token.index() & 1 == 1).collect()
}

/// The prevented events among those on these places.
fn prevented(state: &State, places: u8) -> Vec<EventCard> {
    let slots = (0..OPEN_EVENTS).filter(|slot| state.is_prevented(*slot) && places >> slot & 1 == 1);
    slots.map(|slot| state.events[slot]).collect()
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

fn told_player(state: &State, seat: Seat) -> ScenarioPlayer {
    let player = &state.players[seat];
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
    // The tokens count when all have freed their slaves.
    let counted = if state.finished { ecclesia::all_token_points(state, seat) } else { 0 };
    ScenarioPlayer {
        income_tile: Some(player.income_tile),
        upright: row(Pose::Upright).filter(|_| state.phase != Phase::Preparation),
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
        prestige: Some(player.prestige - counted),
    }
}
