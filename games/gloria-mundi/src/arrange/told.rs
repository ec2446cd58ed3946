//! A position told as a scenario: the deck in its order, everything else as it lies, and the moment of the turn.

use saturnalia_rules::{Agenda, ScenarioError, Seat};

use super::{
    Scenario, ScenarioActivation, ScenarioEffect, ScenarioPayment, ScenarioPhase, ScenarioSeat, ScenarioTrade,
};
use crate::Step;
use crate::effect::take::Take;
use crate::effect::trade::{Give, HowOften, Trade};
use crate::goods::{Basic, Basics, Tokens};
use crate::payment::PaidFor;
use crate::state::{Player, State};
use crate::turn::iii_activate::NextCard;
use crate::turn::v_goth::destroy::Destroy;
use crate::turn::v_goth::reclaim::Reclaim;

impl Scenario {
    /// The scenario of which [`arrange`](saturnalia_rules::Arrange::arrange) makes this very position.
    pub fn of(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
        let phase = phase(agenda)?;
        let next = if let Some(Step::Destroy(Destroy { seat }) | Step::Reclaim(Reclaim { seat })) = agenda.first() {
            Some(seat.0)
        } else {
            None
        };
        Ok(Scenario {
            active: state.active.0,
            start_player: Some(state.start_player.0),
            turn: Some(state.turn),
            phase,
            laid: state.laid,
            activation: activation(state, agenda),
            effects: agenda.iter().map_while(|step| effect(state, step)).collect(),
            payment: payment(state),
            owed: state.owed,
            spoils: state.spoils,
            next,
            forum: (0..).zip(state.forum).filter_map(|(surcharge, card)| Some((surcharge, card?))).collect(),
            deck_top: Vec::new(),
            deck: Some(state.deck.iter().rev().copied().collect()),
            fire: state.fire.iter().collect(),
            goth: state.goth,
            tribute: state.tribute.to_vec(),
            seats: state.players.at(state.seats).map(|(_, player)| seat(player)).collect(),
        })
    }
}

fn seat(player: &Player) -> ScenarioSeat {
    let built = |basic: Basic| (basic, player.built[basic.index()].iter().collect());
    ScenarioSeat {
        steps: player.steps,
        tokens: Some(player.tokens),
        hand: Some(player.hand),
        bare: Some(player.bare),
        built: Basic::ALL.map(built).into_iter().collect(),
    }
}

/// The phase, by the question that is asked. Goods that a builder gives are taken before the Goth comes.
fn phase(agenda: &Agenda<Step>) -> Result<ScenarioPhase, ScenarioError> {
    let Some(first) = agenda.first() else { return Err(ScenarioError::at("scenario", "the game is over")) };
    let activating = || agenda.iter().any(|step| matches!(step, Step::NextCard(_)));
    Ok(match first {
        Step::Forum(_) => ScenarioPhase::Forum,
        Step::LayCard(_) => ScenarioPhase::LayCard,
        Step::Activate(_) | Step::NextCard(_) => ScenarioPhase::Activate,
        Step::HowOften(_) | Step::Give(_) | Step::Take(_) if activating() => ScenarioPhase::Activate,
        Step::HowOften(_) | Step::Give(_) | Step::Take(_) | Step::Goth(_) => ScenarioPhase::Goth,
        Step::Buy(_) => ScenarioPhase::Buy,
        Step::PayPrice(_) | Step::PaySurcharge(_) => ScenarioPhase::Payment,
        Step::Destroy(_) => ScenarioPhase::Destroy,
        Step::Reclaim(_) => ScenarioPhase::Reclaim,
        Step::EndTurn(_) => return Err(ScenarioError::at("scenario", "nobody is asked")),
    })
}

fn activation(state: &State, agenda: &Agenda<Step>) -> Option<ScenarioActivation> {
    let seat = agenda
        .iter()
        .find_map(|step| if let Step::NextCard(NextCard { seat, .. }) = step { Some(*seat) } else { None });
    seat.map(|Seat(seat)| ScenarioActivation {
        seat,
        plain: state.idle.plain,
        built: state.idle.built.iter().collect(),
        acted: state.idle.acted,
    })
}

/// A part of an effect that is still to be decided; `None` for any other step.
fn effect(state: &State, step: &Step) -> Option<ScenarioEffect> {
    if let Step::HowOften(HowOften { building, again, .. }) = *step {
        Some(ScenarioEffect::Times { building, again })
    } else if let Step::Give(Give { building, .. }) = *step {
        let Trade { times, given, laurel, price } = state.trade;
        let [food, gold, peace, glory, buildings, cards @ ..] = given;
        let [farm, city, peace_cards] = cards.map(|count| count as u8);
        let (tokens, cards) = (Tokens { food, gold, peace, glory }, Basics::new(farm, city, peace_cards));
        Some(ScenarioEffect::Give(ScenarioTrade { building, times, tokens, buildings, cards, laurel, price }))
    } else if let Step::Take(Take { building, choice, left, .. }) = *step {
        Some(ScenarioEffect::Take { building, choice, left })
    } else {
        None
    }
}

fn payment(state: &State) -> Option<ScenarioPayment> {
    let payment = state.payment.as_ref()?;
    let (building, on) = match payment.paid_for {
        PaidFor::Building { building, on } => (Some(building), Some(on)),
        PaidFor::Tribute => (None, None),
    };
    Some(ScenarioPayment {
        building,
        on,
        asked: Some(payment.asked),
        surcharge: Some(payment.surcharge),
        helpers: Some(payment.helpers.iter().collect()),
        paid: payment.paid,
    })
}
