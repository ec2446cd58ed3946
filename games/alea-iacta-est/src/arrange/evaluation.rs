//! Beginning while the buildings are evaluated, and what earlier evaluations left behind.

use saturnalia_rules::{Context, ScenarioError, Seat, seat_at};
use serde::{Deserialize, Serialize};

use super::{Scenario, take};
use crate::AleaIactaEst;
use crate::building::castrum::EvaluateCastrum;
use crate::building::forum::EvaluateForum;
use crate::building::latrina::EvaluateLatrina;
use crate::building::senatus::{EvaluateSenatus, TakeSenateCard};
use crate::building::templum::{self, ClearTemplum, EvaluateTemplum, KeepFortuna};
use crate::pass::NextPass;
use crate::play::senate_cards_in_play;
use crate::senate::{PACKET, Packet, SenateCard};
use crate::state::{MOST_PASSES, State, senate_cards_won};

/// Where the pass stands: the building that is evaluated next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioPhase {
    /// Dice are rolled and placed.
    #[default]
    Placing,
    Templum,
    Senatus,
    Castrum,
    Forum,
}

/// The three Senate cards of a pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioPacket {
    pub pass: u8,
    /// First those that were taken, in order.
    pub cards: [SenateCard; PACKET],
    /// Who took them. What is left lies under the stack, or goes on to the next run in this pass.
    #[serde(default)]
    pub takers: Vec<Seat>,
}

/// Cards won in earlier passes, and in this one while the Senate is evaluated or after.
pub(super) fn hand_out_packets(state: &mut State, scenario: &Scenario) -> Result<(), ScenarioError> {
    if scenario.packets.len() > MOST_PASSES {
        return Err(ScenarioError::at("packets", format!("there are at most {MOST_PASSES} passes")));
    }
    let last = if scenario.phase >= ScenarioPhase::Senatus { state.pass } else { state.pass - 1 };
    for (index, written) in scenario.packets.iter().enumerate() {
        let place = format!("packets[{index}]");
        let refused = |problem: String| Err(ScenarioError::at(place.as_str(), problem));
        let after = state.packets.last().map_or(0, |packet| packet.pass);
        if written.pass <= after || written.pass > last {
            return refused(format!("pass {}: packets come in the order of the passes, up to {last}", written.pass));
        }
        // In its own pass the packet may still go on; nobody has taken anything from one that was not handed to anybody.
        let least = usize::from(written.pass < state.pass || scenario.phase > ScenarioPhase::Senatus);
        let most = usize::from(senate_cards_won(state.seats));
        if written.takers.len() < least || written.takers.len() > most {
            return refused(format!("{} took a card; {least} to {most} do", written.takers.len()));
        }
        let mut packet = Packet { pass: written.pass, cards: written.cards, takers: [None; PACKET], taken: 0 };
        for (number, taker) in written.takers.iter().enumerate() {
            let taker = seat_at(&format!("{place}.takers[{number}]"), taker.0, state.seats)?;
            if packet.takers.contains(&Some(taker)) {
                return refused(format!("seat {} took two cards", taker.0));
            }
            packet.takers[number] = Some(taker);
            packet.taken += 1;
        }
        for (number, card) in written.cards.into_iter().enumerate() {
            let place = format!("{place}.cards[{number}]");
            if !senate_cards_in_play(state.seats).contains(card) {
                let problem = format!("{card:?} is not played with {} players", state.seats.get());
                return Err(ScenarioError::at(place, problem));
            }
            take(&place, &mut state.senate_stack, card)?;
        }
        state.packets.push(packet);
    }
    Ok(())
}

/// Tiles that nobody took in earlier passes.
pub(super) fn put_out_of_the_game(state: &mut State, scenario: &Scenario) -> Result<(), ScenarioError> {
    for province in &scenario.provinces_out {
        take("provinces_out", &mut state.provinces.stack, *province)?;
        state.provinces.out.insert(*province);
    }
    for patrician in &scenario.patricians_out {
        take("patricians_out", &mut state.patricians.stack, *patrician)?;
        state.patricians.out.insert(*patrician);
    }
    Ok(())
}

/// How many tiles lie there: all before their building is evaluated, those named while it is, none after.
pub(super) fn laid_out<T>(scenario: &Scenario, building: ScenarioPhase, named: &[T], all: u8) -> u8 {
    match scenario.phase.cmp(&building) {
        std::cmp::Ordering::Equal if !named.is_empty() => all.min(u8::try_from(named.len()).unwrap_or(all)),
        std::cmp::Ordering::Less | std::cmp::Ordering::Equal => all,
        std::cmp::Ordering::Greater => 0,
    }
}

/// The evaluation from this building on. Those before it are empty.
pub(super) fn go_on(
    state: &mut State,
    scenario: &Scenario,
    cx: &mut Context<'_, AleaIactaEst>,
) -> Result<(), ScenarioError> {
    let phase = scenario.phase;
    let resting = scenario.players.iter().any(|player| !player.rest.is_empty());
    for (what, named) in
        [("players", resting), ("rolled", scenario.rolled.is_some()), ("again", scenario.again.is_some())]
    {
        if named {
            return Err(ScenarioError::at(what, "nobody rolls while the buildings are evaluated"));
        }
    }
    for seat in state.seats.seats() {
        let standing = [
            (ScenarioPhase::Templum, "templum", !state.templum.dice[seat].is_empty()),
            (ScenarioPhase::Senatus, "senatus", !state.senatus[seat].is_empty()),
            (ScenarioPhase::Castrum, "castrum", !state.castrum[seat].is_empty()),
        ];
        if let Some((_, name, _)) = standing.into_iter().find(|(building, _, there)| *there && *building < phase) {
            let problem = "this building has been evaluated, and its dice are back";
            return Err(ScenarioError::at(format!("players[{}].{name}", seat.0), problem));
        }
        let packet = state.packets.iter().find(|packet| packet.pass == state.pass);
        if !state.senatus[seat].is_empty() && packet.is_some_and(|packet| packet.place_of(seat).is_some()) {
            let problem = "who took a Senate card has taken its dice back";
            return Err(ScenarioError::at(format!("players[{}].senatus", seat.0), problem));
        }
    }
    if let Some(turn) = scenario.turn {
        let seat = seat_at("turn", turn.0, state.seats)?;
        match phase {
            ScenarioPhase::Templum => keep_from(state, seat, cx)?,
            ScenarioPhase::Senatus => hand_packet_to(state, seat, cx)?,
            ScenarioPhase::Placing | ScenarioPhase::Castrum | ScenarioPhase::Forum => {
                return Err(ScenarioError::at("turn", "the best group and the first die choose, whoever's they are"));
            }
        }
    } else if phase <= ScenarioPhase::Templum {
        cx.then(EvaluateTemplum);
    }
    if phase <= ScenarioPhase::Templum {
        cx.then(ClearTemplum);
    }
    if phase <= ScenarioPhase::Senatus {
        cx.then(EvaluateSenatus);
    }
    if phase <= ScenarioPhase::Castrum {
        cx.then(EvaluateCastrum);
    }
    cx.then(EvaluateForum);
    cx.then(EvaluateLatrina);
    cx.then(NextPass);
    Ok(())
}

/// Those from this seat on have yet to choose which tiles they keep.
fn keep_from(state: &State, seat: Seat, cx: &mut Context<'_, AleaIactaEst>) -> Result<(), ScenarioError> {
    let choosing: Vec<Seat> = templum::choosing(state).skip_while(|other| *other != seat).collect();
    if choosing.is_empty() {
        return Err(ScenarioError::at("turn", format!("seat {} has no tiles in the temple to choose from", seat.0)));
    }
    choosing.into_iter().for_each(|seat| cx.then(KeepFortuna { seat }));
    Ok(())
}

/// The packet of this pass lies before the seat, whose dice are back.
fn hand_packet_to(state: &mut State, seat: Seat, cx: &mut Context<'_, AleaIactaEst>) -> Result<(), ScenarioError> {
    let refused = |problem: &str| Err(ScenarioError::at("turn", format!("seat {}: {problem}", seat.0)));
    let won = senate_cards_won(state.seats);
    let back = state.players[seat].left > 0 && state.senatus[seat].is_empty();
    let pass = state.pass;
    let Some((index, packet)) = (0..).zip(&mut state.packets).find(|(_, packet)| packet.pass == pass) else {
        return refused("the packet of this pass is not among `packets`");
    };
    if packet.taken >= won || packet.place_of(seat).is_some() {
        return refused("nobody takes a second Senate card, or one too many");
    }
    if !back {
        return refused("whoever is handed the packet has taken dice back");
    }
    packet.takers[usize::from(packet.taken)] = Some(seat);
    cx.then(TakeSenateCard { seat, packet: index });
    Ok(())
}
