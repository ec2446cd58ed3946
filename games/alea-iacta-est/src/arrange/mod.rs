//! Arranging a given position: what it names lies there, the rest is dealt. `docs/scenarios/alea-iacta-est.md` explains
//! every field with an example.

use saturnalia_rules::{Agenda, Arrange, Context, Dice, ScenarioError, Seat, SeatCount, Set, seat_at, seats_described};
use serde::{Deserialize, Serialize};

use crate::building::castrum;
use crate::building::forum::{self, ForumDie};
use crate::building::senatus::Run;
use crate::components::Components;
use crate::fortuna::Tiles;
use crate::play::{self, empty_table, senate_cards_in_play};
use crate::pool::{DICE_EACH, FACES, Pool};
use crate::senate::{PACKET, SenateCard};
use crate::state::{MOST_PASSES, Piles, State, columns, has_templum, provinces_laid_out};
use crate::tiles::{Patrician, Province, Tile, TileSet};
use crate::turn::place::Place;
use crate::turn::roll::Roll;
use crate::turn::round::EndRound;
use crate::{AleaIactaEst, Options, Step, purpose};

mod again;
mod evaluation;
mod told;

pub use again::ScenarioAgain;
pub use evaluation::{ScenarioPacket, ScenarioPhase};

/// More chips than this nobody can win in a whole game.
const MOST_CHIPS: u8 = DICE_EACH * MOST_PASSES as u8;

/// A partial position. All fields may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// From 1.
    pub pass: Option<u8>,
    /// Within the pass, from 1.
    pub round: Option<u8>,
    pub start_player: Option<Seat>,
    /// Dice are being placed, or a building is being evaluated.
    pub phase: ScenarioPhase,
    /// Whose turn it is; the start player's if left out. Those before him have had their turn in this round. While the temple
    /// is evaluated, who chooses tiles; while the Senate is, who has been handed the packet.
    pub turn: Option<Seat>,
    /// The dice this seat has just rolled; if left out, it still has to roll.
    pub rolled: Option<Pool>,
    /// A chip was paid, and this seat is choosing which of these dice to roll again.
    pub again: Option<ScenarioAgain>,
    /// Provinces laid out; more are drawn if these are too few.
    pub provinces: Vec<Province>,
    /// Patricians laid out; more are drawn if these are too few.
    pub patricians: Vec<Patrician>,
    /// The Forum's dice in the order in which they were placed.
    pub forum: Vec<ForumDie>,
    /// Who placed last in the temple. Needed if dice lie there.
    pub templum_leader: Option<Seat>,
    /// Fortuna tiles face up beside the temple.
    pub laid_aside: Tiles,
    /// The tiles laid aside were mixed into a new heap in this pass.
    pub mixed: bool,
    /// Provinces and patricians that are out of the game.
    pub provinces_out: Vec<Province>,
    pub patricians_out: Vec<Patrician>,
    /// The Senate cards drawn so far, by pass.
    pub packets: Vec<ScenarioPacket>,
    /// How many Fortuna tiles have been drawn in the whole game.
    pub tiles_drawn: u16,
    /// By seat; seats that are left out have nothing.
    pub players: Vec<ScenarioPlayer>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenarioPlayer {
    pub chips: u8,
    pub provinces: Vec<Province>,
    pub patricians: Vec<Patrician>,
    pub senate: Vec<SenateCard>,
    /// Fortuna tiles kept in earlier passes.
    pub fortuna: Tiles,
    /// Fortuna tiles drawn in this pass.
    pub drawn: Tiles,
    /// Those of them drawn after the heap was mixed.
    pub drawn_since: Tiles,
    /// Dice in the buildings.
    pub templum: Pool,
    pub senatus: Pool,
    pub castrum: Pool,
    pub latrina: u8,
    /// How the dice in front of the player lie since his last placement; nobody rolled them if left out.
    pub rest: Pool,
    /// How often the player has rolled in the whole game.
    pub rolls: u16,
}

impl Arrange for AleaIactaEst {
    type Scenario = Scenario;
    const TOLD: bool = true;

    fn arrange(
        scenario: &Scenario,
        _: &Options,
        set: Set<Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State, ScenarioError> {
        let start_player = seat_at("start_player", scenario.start_player.map_or(0, |seat| seat.0), seats)?;
        let mut state = empty_table(set, seats, start_player);
        state.pass = scenario.pass.unwrap_or(1);
        if !(1..=state.passes()).contains(&state.pass) {
            let problem = format!("pass {}: there are {} with {} players", state.pass, state.passes(), seats.get());
            return Err(ScenarioError::at("pass", problem));
        }
        seats_described("players", scenario.players.len(), seats)?;
        state.round = scenario.round.unwrap_or(1);
        if !(1..=DICE_EACH).contains(&state.round) {
            let problem = format!("{}: everybody places a die in every round, so there are at most eight", state.round);
            return Err(ScenarioError::at("round", problem));
        }
        state.heap.mixed = scenario.mixed;
        state.heap.drawn = counted("tiles_drawn", scenario.tiles_drawn)?;
        for (seat, player) in seats.seats().zip(&scenario.players) {
            owned(&mut state, seat, player)?;
            placed(&mut state, seat, player)?;
        }
        evaluation::hand_out_packets(&mut state, scenario)?;
        evaluation::put_out_of_the_game(&mut state, scenario)?;
        place_in_forum(&mut state, &scenario.forum)?;
        templum(&mut state, scenario)?;
        buildings_obey_their_rules(&state)?;
        let to_come = state.passes() - state.pass;
        let dice = cx.dice(purpose::provinces(state.pass));
        let laid_out =
            evaluation::laid_out(scenario, ScenarioPhase::Castrum, &scenario.provinces, provinces_laid_out(seats));
        let later = to_come * provinces_laid_out(seats);
        lay_out("provinces", &mut state.provinces, &scenario.provinces, laid_out, later, dice)?;
        let dice = cx.dice(purpose::patricians(state.pass));
        let laid_out = evaluation::laid_out(scenario, ScenarioPhase::Forum, &scenario.patricians, columns(seats));
        let later = to_come * columns(seats);
        lay_out("patricians", &mut state.patricians, &scenario.patricians, laid_out, later, dice)?;
        let opened = state.packets.iter().any(|packet| packet.pass == state.pass);
        let needed = (to_come + u8::from(!opened)) * PACKET as u8;
        if state.senate_stack.len() < needed {
            let problem = format!("only {} Senate cards are left, but {needed} may be drawn", state.senate_stack.len());
            return Err(ScenarioError::at("players", problem));
        }
        if scenario.phase == ScenarioPhase::Placing {
            first_steps(&mut state, scenario, cx)?;
        } else {
            evaluation::go_on(&mut state, scenario, cx)?;
        }
        Ok(state)
    }

    fn arranged_as(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
        told::scenario(state, agenda)
    }
}

/// More than this was never rolled or drawn in any game.
const MOST_COUNTED: u16 = 10_000;

fn counted(place: &str, count: u16) -> Result<u16, ScenarioError> {
    if count <= MOST_COUNTED {
        Ok(count)
    } else {
        Err(ScenarioError::at(place, format!("{count}: no game is as long as that")))
    }
}

/// What a player keeps from pass to pass.
fn owned(state: &mut State, seat: Seat, player: &ScenarioPlayer) -> Result<(), ScenarioError> {
    let place = |zone: &str| format!("players[{}].{zone}", seat.0);
    let own = &mut state.players[seat];
    if player.chips > MOST_CHIPS {
        let problem = format!("{}: eight dice in six passes bring at most {MOST_CHIPS} chips", player.chips);
        return Err(ScenarioError::at(place("chips"), problem));
    }
    own.chips = player.chips;
    own.rolls = counted(&place("rolls"), player.rolls)?;
    for province in &player.provinces {
        take(&place("provinces"), &mut state.provinces.stack, *province)?;
        own.provinces.insert(*province);
    }
    for patrician in &player.patricians {
        take(&place("patricians"), &mut state.patricians.stack, *patrician)?;
        own.patricians.insert(*patrician);
    }
    for card in &player.senate {
        if !senate_cards_in_play(state.seats).contains(*card) {
            let problem = format!("{card:?} is not played with {} players", state.seats.get());
            return Err(ScenarioError::at(place("senate"), problem));
        }
        take(&place("senate"), &mut state.senate_stack, *card)?;
        own.given.insert(*card);
    }
    take_tiles(&place("fortuna"), &mut state.heap.face_down, player.fortuna)?;
    own.kept = player.fortuna;
    take_tiles(&place("drawn"), &mut state.heap.face_down, player.drawn)?;
    let mut before = player.drawn;
    if !before.contains(player.drawn_since) || (!player.drawn_since.is_empty() && !state.heap.mixed) {
        let problem = "they are among those drawn in this pass, and the heap was mixed";
        return Err(ScenarioError::at(place("drawn_since"), problem));
    }
    before -= player.drawn_since;
    own.drawn = [before, player.drawn_since];
    Ok(())
}

fn take<T: Tile + std::fmt::Debug>(place: &str, stack: &mut TileSet<T>, tile: T) -> Result<(), ScenarioError> {
    if !stack.contains(tile) {
        return Err(ScenarioError::at(place, format!("{tile:?} is somewhere else already")));
    }
    stack.remove(tile);
    Ok(())
}

fn take_tiles(place: &str, heap: &mut Tiles, tiles: Tiles) -> Result<(), ScenarioError> {
    if !heap.contains(tiles) {
        return Err(ScenarioError::at(place, format!("there are not enough Fortuna tiles left for {tiles:?}")));
    }
    *heap -= tiles;
    Ok(())
}

/// Dice in the buildings, except the Forum.
fn placed(state: &mut State, seat: Seat, player: &ScenarioPlayer) -> Result<(), ScenarioError> {
    let place = |zone: &str| format!("players[{}].{zone}", seat.0);
    if !player.templum.is_empty() && !has_templum(state.seats) {
        let problem = format!("there is no temple with {} players", state.seats.get());
        return Err(ScenarioError::at(place("templum"), problem));
    }
    state.templum.dice[seat] = player.templum;
    state.senatus[seat] = Run::from_dice(player.senatus)
        .ok_or_else(|| ScenarioError::at(place("senatus"), format!("{:?} is not a run", player.senatus)))?;
    state.castrum[seat] = player.castrum;
    state.latrina[seat] = player.latrina;
    let dice = [player.templum.len(), player.senatus.len(), player.castrum.len()];
    let count = dice.into_iter().fold(player.latrina, u8::saturating_add);
    state.players[seat].left = DICE_EACH
        .checked_sub(count)
        .ok_or_else(|| ScenarioError::at(place("latrina"), format!("{count} dice are placed; a player has eight")))?;
    Ok(())
}

fn place_in_forum(state: &mut State, dice: &[ForumDie]) -> Result<(), ScenarioError> {
    for (index, die) in dice.iter().enumerate() {
        let place = format!("forum[{index}]");
        seat_at(&place, die.seat.0, state.seats)?;
        if !(1..=FACES).contains(&die.face) {
            return Err(ScenarioError::at(place, format!("{}: a die shows 1 to 6", die.face)));
        }
        if index >= usize::from(columns(state.seats)) {
            let problem = format!("there are only {} columns", columns(state.seats));
            return Err(ScenarioError::at(place, problem));
        }
        let left = &mut state.players[die.seat].left;
        *left = left
            .checked_sub(1)
            .ok_or_else(|| ScenarioError::at(place, format!("seat {} has no dice left", die.seat.0)))?;
        let column = forum::column(&state.forum, die.face);
        state.forum.insert(column, *die);
    }
    Ok(())
}

/// The leader has the most dice and the highest sum, and everybody drew at most one tile per die.
fn templum(state: &mut State, scenario: &Scenario) -> Result<(), ScenarioError> {
    take_tiles("laid_aside", &mut state.heap.face_down, scenario.laid_aside)?;
    state.heap.laid_aside = scenario.laid_aside;
    let in_temple: u8 = state.templum.dice.0.iter().map(|dice| dice.len()).sum();
    for (seat, player) in state.players.at(state.seats) {
        // A single die in the whole temple brings a second tile when it is evaluated.
        let alone = scenario.phase == ScenarioPhase::Templum && scenario.turn == Some(seat) && in_temple == 1;
        if player.drawn_tiles().len() > state.templum.dice[seat].len() + u8::from(alone) {
            let problem = "more tiles drawn than dice in the temple";
            return Err(ScenarioError::at(format!("players[{}].drawn", seat.0), problem));
        }
    }
    let anybody = state.templum.dice.0.iter().any(|dice| !dice.is_empty());
    let Some(leader) = scenario.templum_leader else {
        return if anybody {
            Err(ScenarioError::at("templum_leader", "dice lie in the temple, but nobody placed last"))
        } else {
            Ok(())
        };
    };
    let leader = seat_at("templum_leader", leader.0, state.seats)?;
    let dice = state.templum.dice;
    let most = dice[leader];
    let behind = |seat: Seat| seat == leader || (dice[seat].len() < most.len() && dice[seat].pips() < most.pips());
    if most.is_empty() || !state.seats.seats().all(behind) {
        return Err(ScenarioError::at("templum_leader", "whoever placed last has the most dice and the highest sum"));
    }
    for seat in state.seats.seats().filter(|seat| !dice[*seat].is_empty()) {
        // Each placement was one die longer than the one before, and higher.
        let outbids = |other: Seat| dice[seat].len() > dice[other].len() && dice[seat].pips() > dice[other].pips();
        let apart = |other: Seat| dice[other].is_empty() || outbids(other) || dice[seat].len() < dice[other].len();
        if !state.seats.seats().filter(|other| *other != seat).all(apart) {
            let problem = "every bid has more dice and a higher sum than those before";
            return Err(ScenarioError::at(format!("players[{}].templum", seat.0), problem));
        }
    }
    state.templum.last = Some(leader);
    Ok(())
}

/// No two runs and no two groups are alike.
fn buildings_obey_their_rules(state: &State) -> Result<(), ScenarioError> {
    for seat in state.seats.seats() {
        let alike = |other: &Seat| *other < seat && state.senatus[*other] == state.senatus[seat];
        if !state.senatus[seat].is_empty() && state.seats.seats().any(|other| alike(&other)) {
            return Err(ScenarioError::at(format!("players[{}].senatus", seat.0), "the same run lies there already"));
        }
    }
    let groups = castrum::ranking(state);
    match groups.windows(2).find(|pair| pair[0].rank() == pair[1].rank()) {
        Some(pair) => {
            let (seat, problem) = (pair[0].seat.max(pair[1].seat), "the same group lies there already");
            Err(ScenarioError::at(format!("players[{}].castrum", seat.0), problem))
        }
        None => Ok(()),
    }
}

/// What the scenario names is laid out, and more is drawn until there is enough. The stack lasts for the passes to come.
fn lay_out<T: Tile + std::fmt::Debug>(
    place: &str,
    piles: &mut Piles<TileSet<T>>,
    named: &[T],
    count: u8,
    later: u8,
    dice: &mut Dice,
) -> Result<(), ScenarioError> {
    let (left, needed) = (piles.stack.len(), count + later);
    if left < needed {
        let problem = format!("only {left} are left, but {needed} will be laid out");
        return Err(ScenarioError::at(place, problem));
    }
    if named.len() > usize::from(count) {
        return Err(ScenarioError::at(place, format!("{count} are laid out")));
    }
    for tile in named {
        take(place, &mut piles.stack, *tile)?;
        piles.display.insert(*tile);
    }
    play::lay_out(piles, count, dice);
    Ok(())
}

/// The rest of the round, beginning with the seat whose turn it is.
fn first_steps(
    state: &mut State,
    scenario: &Scenario,
    cx: &mut Context<'_, AleaIactaEst>,
) -> Result<(), ScenarioError> {
    let turn = seat_at("turn", scenario.turn.unwrap_or(state.start_player).0, state.seats)?;
    let mut to_come = state.seats.seats_from(state.start_player).skip_while(|seat| *seat != turn);
    if let Some(seat) = to_come.clone().find(|seat| state.players[*seat].left == 0) {
        return Err(ScenarioError::at("turn", format!("seat {} has yet to play but has no dice", seat.0)));
    }
    for (seat, described) in state.seats.seats().zip(&scenario.players).filter(|(_, player)| !player.rest.is_empty()) {
        let player = &mut state.players[seat];
        if described.rest.len() != player.left {
            let problem = format!("{} dice are left, not {}", player.left, described.rest.len());
            return Err(ScenarioError::at(format!("players[{}].rest", seat.0), problem));
        }
        player.rolled = described.rest;
    }
    if let Some(dice) = scenario.rolled {
        let player = &mut state.players[turn];
        if dice.len() != player.left {
            let problem = format!("seat {} has {} dice left, not {}", turn.0, player.left, dice.len());
            return Err(ScenarioError::at("rolled", problem));
        }
        player.rolled = dice;
        to_come.next();
        match &scenario.again {
            Some(again) => again.go_on(state, turn, cx)?,
            None => cx.then(Place { seat: turn }),
        }
    } else if scenario.again.is_some() {
        return Err(ScenarioError::at("again", "nothing was rolled that could be rolled again"));
    }
    for seat in to_come {
        cx.then(Roll { seat });
    }
    cx.then(EndRound);
    Ok(())
}
