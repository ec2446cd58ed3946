//! A position told as a scenario: everything is named that would be drawn otherwise.

use saturnalia_rules::{Agenda, ScenarioError, Seat};

use super::{Scenario, ScenarioAgain, ScenarioPacket, ScenarioPhase, ScenarioPlayer};
use crate::Step;
use crate::building::forum::ForumDie;
use crate::building::senatus::TakeSenateCard;
use crate::building::templum::KeepFortuna;
use crate::pool::Pool;
use crate::senate::Packet;
use crate::state::State;
use crate::turn::place::Place;
use crate::turn::reroll::{ChooseAgain, Throw};
use crate::turn::roll::Roll;

/// Where in the pass the game stands, and who is asked.
struct Moment {
    phase: ScenarioPhase,
    turn: Option<Seat>,
    rolled: Option<Pool>,
    again: Option<ScenarioAgain>,
}

pub(super) fn scenario(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
    let moment = moment(state, agenda)?;
    let placing = moment.phase == ScenarioPhase::Placing;
    let in_turn = moment.rolled.and(moment.turn);
    Ok(Scenario {
        pass: Some(state.pass),
        round: Some(state.round),
        start_player: Some(state.start_player),
        phase: moment.phase,
        turn: moment.turn,
        rolled: moment.rolled,
        again: moment.again,
        provinces: state.provinces.display.iter().collect(),
        patricians: state.patricians.display.iter().collect(),
        forum: forum(state),
        templum_leader: state.templum.last,
        laid_aside: state.heap.laid_aside,
        mixed: state.heap.mixed,
        provinces_out: state.provinces.out.iter().collect(),
        patricians_out: state.patricians.out.iter().collect(),
        packets: state.packets.iter().map(packet).collect(),
        tiles_drawn: state.heap.drawn,
        players: state
            .players
            .at(state.seats)
            .map(|(seat, player)| ScenarioPlayer {
                chips: player.chips,
                provinces: player.provinces.iter().collect(),
                patricians: player.patricians.iter().collect(),
                senate: player.given.iter().collect(),
                fortuna: player.kept,
                drawn: player.drawn_tiles(),
                drawn_since: player.drawn[1],
                templum: state.templum.dice[seat],
                senatus: state.senatus[seat].dice(),
                castrum: state.castrum[seat],
                latrina: state.latrina[seat],
                rest: if placing && in_turn != Some(seat) { player.rolled } else { Pool::NONE },
                rolls: player.rolls,
            })
            .collect(),
    })
}

fn moment(state: &State, agenda: &Agenda<Step>) -> Result<Moment, ScenarioError> {
    let evaluating = |phase, turn| Ok(Moment { phase, turn, rolled: None, again: None });
    let placing = |seat: Seat, again| {
        let rolled = Some(state.players[seat].rolled);
        Ok(Moment { phase: ScenarioPhase::Placing, turn: Some(seat), rolled, again })
    };
    let chosen = state.again.unwrap_or_default();
    match agenda.first() {
        Some(Step::Roll(Roll { seat })) => evaluating(ScenarioPhase::Placing, Some(*seat)),
        Some(Step::Place(Place { seat })) => placing(*seat, None),
        Some(Step::ChooseAgain(ChooseAgain { seat, face })) => {
            placing(*seat, Some(ScenarioAgain { chosen, face: Some(*face) }))
        }
        Some(Step::Throw(Throw { seat })) => placing(*seat, Some(ScenarioAgain { chosen, face: None })),
        Some(Step::KeepFortuna(KeepFortuna { seat })) => evaluating(ScenarioPhase::Templum, Some(*seat)),
        Some(Step::TakeSenateCard(TakeSenateCard { seat, .. })) => evaluating(ScenarioPhase::Senatus, Some(*seat)),
        Some(Step::TakeProvince(_)) => evaluating(ScenarioPhase::Castrum, None),
        Some(Step::TakePatrician(_)) => evaluating(ScenarioPhase::Forum, None),
        Some(
            Step::BeginPass(_)
            | Step::EndRound(_)
            | Step::EndPass(_)
            | Step::EvaluateTemplum(_)
            | Step::ClearTemplum(_)
            | Step::EvaluateSenatus(_)
            | Step::EvaluateCastrum(_)
            | Step::EvaluateForum(_)
            | Step::EvaluateLatrina(_)
            | Step::NextPass(_),
        ) => Err(ScenarioError::at("phase", "nobody is asked")),
        None => Err(ScenarioError::at("phase", "the game is over")),
    }
}

/// In an order in which they could have been placed: a die comes to stand to the left of its equals.
fn forum(state: &State) -> Vec<ForumDie> {
    state.forum.iter().rev().copied().collect()
}

/// Those who have taken a card; whoever is handed the packet just now has the turn.
fn packet(packet: &Packet) -> ScenarioPacket {
    let takers = packet.takers.iter().take(usize::from(packet.taken)).flatten().copied().collect();
    ScenarioPacket { pass: packet.pass, cards: packet.cards, takers }
}
