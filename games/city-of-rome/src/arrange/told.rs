//! A position told as a scenario: every zone is named, so that nothing is dealt.

use saturnalia_rules::{Agenda, ScenarioError};

use super::{
    Result, Scenario, ScenarioHidden, ScenarioLeft, ScenarioPhase, ScenarioSchool, ScenarioSeat, ScenarioTurn,
};
use super::{city, memory};
use crate::cards::{Card, Deck};
use crate::round::action::{Act, Left};
use crate::round::build::{Pay, Site};
use crate::round::school::{SchoolDeck, SchoolKeep, SchoolReturn};
use crate::state::{InfluencePlace, Player, State};
use crate::{Step, hidden::Origin};

pub(super) fn scenario(state: &State, agenda: &Agenda<Step>) -> Result<Scenario> {
    let (phase, turn) = moment(state, agenda)?;
    let begun = phase != ScenarioPhase::Draft;
    Ok(Scenario {
        round: Some(state.round.max(1)),
        phase,
        start_player: state.start_player.0,
        strips: state.strips.iter().map(|strip| strip.letters()).collect(),
        builders: if begun { state.builders.iter().map(|seat| seat.map(|seat| seat.0)).collect() } else { Vec::new() },
        offer: if begun { state.offer[..state.offer_slots()].to_vec() } else { Vec::new() },
        decks: state.decks_in_play().iter().map(|deck| (*deck, cards_from_top(state, *deck))).collect(),
        lying: state.influence_in(InfluencePlace::Lying).collect(),
        removed: removed(state),
        packet: if begun { Vec::new() } else { state.peeked.iter().map(|card| card.kind).collect() },
        turn,
        school_draws: (state.school_draws > 0).then_some(state.school_draws),
        remembered: memory::written(state),
        seats: state
            .players
            .at(state.seats)
            .map(|(seat, player)| ScenarioSeat {
                won: state.influence_in(InfluencePlace::Won(seat)).collect(),
                ..seat_of(player)
            })
            .collect(),
    })
}

/// Where in the round the game stands, and how far the builder in turn is.
fn moment(state: &State, agenda: &Agenda<Step>) -> Result<(ScenarioPhase, Option<ScenarioTurn>)> {
    let acting = |turn| Ok((ScenarioPhase::Action, Some(turn)));
    let announced = state.announced;
    match agenda.first() {
        Some(Step::Draft(_)) => Ok((ScenarioPhase::Draft, None)),
        Some(Step::Place(_)) => Ok((ScenarioPhase::Placement, None)),
        Some(Step::Take(_)) => Ok((ScenarioPhase::Action, None)),
        Some(Step::Act(Act { left, .. })) => acting(ScenarioTurn { left: (*left).into(), ..ScenarioTurn::default() }),
        Some(Step::Site(Site { left, .. })) => {
            acting(ScenarioTurn { left: (*left).into(), announced, ..ScenarioTurn::default() })
        }
        Some(Step::Pay(Pay { left, at, .. })) => {
            acting(ScenarioTurn { left: (*left).into(), announced, site: Some(*at), school: None })
        }
        Some(Step::SchoolDeck(SchoolDeck { draws, .. })) => {
            at_school(agenda, ScenarioSchool { draws: Some(*draws), ..ScenarioSchool::default() })
        }
        Some(Step::SchoolKeep(SchoolKeep { deck, .. })) => at_school(agenda, drawn(state, *deck, false)),
        Some(Step::SchoolReturn(SchoolReturn { deck, .. })) => at_school(agenda, drawn(state, *deck, true)),
        Some(Step::Upkeep(_) | Step::NextBuilder(_) | Step::EndTurn(_) | Step::EndRound(_)) => {
            Err(ScenarioError::at("phase", "nobody is asked"))
        }
        None => Err(ScenarioError::at("phase", "the game is over")),
    }
}

fn drawn(state: &State, deck: Deck, kept: bool) -> ScenarioSchool {
    let suspected = state.peeked.iter().any(|card| !card.suspected_by.is_empty());
    let knowers = state.peeked.iter().map(|card| memory::numbers(card.suspected_by));
    ScenarioSchool {
        draws: None,
        deck: Some(deck),
        drawn: state.peeked.iter().map(|card| card.kind).collect(),
        kept,
        suspected_by: knowers.filter(|_| suspected).collect(),
    }
}

/// Behind the school lies what the builder may still do.
fn at_school(agenda: &Agenda<Step>, school: ScenarioSchool) -> Result<(ScenarioPhase, Option<ScenarioTurn>)> {
    let left = agenda.iter().find_map(|step| if let Step::Act(Act { left, .. }) = step { Some(*left) } else { None });
    let left = left.ok_or_else(|| ScenarioError::at("turn.left", "no turn follows the school"))?;
    let turn = ScenarioTurn { left: left.into(), school: Some(school), ..ScenarioTurn::default() };
    Ok((ScenarioPhase::Action, Some(turn)))
}

fn cards_from_top(state: &State, deck: Deck) -> Vec<Card> {
    match deck {
        Deck::I => state.deck_i.iter().rev().copied().collect(),
        Deck::II | Deck::III | Deck::IV => state.deck(deck).iter().rev().map(|card| card.kind).collect(),
    }
}

/// Cards out of the game but for the start buildings: whose are missing, have been replaced.
fn removed(state: &State) -> Vec<Card> {
    let replaced = |card: Card| {
        let gone = |player: &Player| player.city.count_of(|other| other == card) == 0;
        let start = matches!(card, Card::VegetableFarm | Card::House2);
        if start { state.players.at(state.seats).filter(|(_, player)| gone(player)).count() } else { 0 }
    };
    let left = |card: Card| usize::from(state.removed[card.index()]).saturating_sub(replaced(card));
    Card::all().flat_map(|card| std::iter::repeat_n(card, left(card))).collect()
}

fn seat_of(player: &Player) -> ScenarioSeat {
    let (city, corner, built) = city::written(&player.city);
    let hidden = player.hand.held().iter().map(|held| ScenarioHidden {
        card: held.card.kind,
        deck: held.deck,
        from: held.origin,
        draw: (held.origin == Origin::School && held.card.drawn_in > 0).then_some(held.card.drawn_in),
        suspected_by: memory::numbers(held.card.suspected_by),
    });
    ScenarioSeat {
        money: Some(player.money),
        influence: player.influence,
        won: Vec::new(),
        hand: player.hand.open_cards().collect(),
        hidden: hidden.collect(),
        city,
        corner: Some(corner),
        built,
    }
}

impl From<Left> for ScenarioLeft {
    fn from(left: Left) -> ScenarioLeft {
        match left {
            Left::Both => ScenarioLeft::Both,
            Left::OnlyBuilding => ScenarioLeft::Building,
            Left::OnlyProduction => ScenarioLeft::Production,
            Left::Neither => ScenarioLeft::Neither,
        }
    }
}
