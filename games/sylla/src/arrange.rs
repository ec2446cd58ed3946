//! Arranging a given position in readable JSON: what it names lies there, the rest is dealt.
//!
//! `docs/scenarios/sylla.md` describes the fields.

use arrayvec::ArrayVec;
use saturnalia_rules::{Arrange, Context, ScenarioError, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::cards::{Building, Card, EventCard, Work};
use crate::components::Components;
use crate::ladder::Ladder;
use crate::phase::ecclesia::Ecclesia;
use crate::phase::{preparation, round};
use crate::play::empty_table;
use crate::row::Pose;
use crate::state::{DECADENCE_SLOT, Phase, SLOTS, State, TILES};
use crate::{Options, Sylla, purpose};

/// A position at the beginning of a phase.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// 1 to 5; the first if not named.
    pub round: Option<u8>,
    /// The phase that begins now; the first if not named.
    pub phase: Option<Phase>,
    /// The sitting or newly elected consul.
    pub consul: Option<Seat>,
    pub ladder: ScenarioLadder,
    /// The open events above Decadence, from the top.
    pub events: Vec<EventCard>,
    /// The events drawn next.
    pub next_events: Vec<EventCard>,
    /// The great work of this round, then those of the next.
    pub works: Vec<Work>,
    /// Characters on display, up to the second phase.
    pub recruits: Vec<Card>,
    /// Buildings on the places below the board, up to the third phase: two red, two yellow, two grey.
    pub buildings: Vec<Building>,
    /// By seat.
    pub players: Vec<ScenarioPlayer>,
}

/// Columns of the markers, from 1 on the left, and the level of the famine.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioLadder {
    pub civic: Option<u8>,
    pub health: Option<u8>,
    pub leisure: Option<u8>,
    pub famine: u8,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioPlayer {
    /// Cards in the row. If no list is given, a row of the usual size is dealt.
    pub upright: Option<Vec<Card>>,
    pub turned: Option<Vec<Card>>,
    pub down: Option<Vec<Card>>,
    pub buildings: Vec<Building>,
    pub buildings_down: Vec<Building>,
    pub civic: u8,
    pub health: u8,
    pub leisure: u8,
    pub denarii: Option<u8>,
    pub prestige: Option<i16>,
}

/// Money beyond this is a slip of the pen.
const MOST_DENARII: u8 = 100;
const MOST_TOKENS: u8 = 40;
const MOST_PRESTIGE: i16 = 300;

impl Arrange for Sylla {
    type Scenario = Scenario;

    fn arrange(
        scenario: &Scenario,
        options: &Options,
        set: Set<Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State, ScenarioError> {
        let mut state = empty_table(options, set, seats);
        state.phase = scenario.phase.unwrap_or(Phase::FirstConsul);
        if state.phase == Phase::Preparation {
            return Err(ScenarioError::at("phase", "a scenario begins in a round, not in the preparation"));
        }
        let church = state.phase == Phase::Ecclesia;
        state.round = scenario.round.unwrap_or(if church { set.rounds } else { 1 });
        if !(1..=set.rounds).contains(&state.round) || church && state.round != set.rounds {
            return Err(ScenarioError::at("round", format!("{} is not a round of this phase", state.round)));
        }
        state.consul = scenario.consul.unwrap_or(Seat(0));
        if !seats.contains(state.consul) {
            return Err(ScenarioError::at("consul", format!("there is no seat {} at this table", state.consul.0)));
        }
        state.ladder = ladder(&set, &scenario.ladder)?;
        players(scenario, &mut state)?;
        buildings(scenario, &mut state, cx)?;
        characters(scenario, &mut state, cx)?;
        events(scenario, &mut state, cx)?;
        works(scenario, &mut state, cx)?;
        if church {
            cx.then(Ecclesia);
        } else {
            round::play_from(state.phase, cx);
        }
        Ok(state)
    }
}

fn ladder(set: &Components, given: &ScenarioLadder) -> Result<Ladder, ScenarioError> {
    let named = [("civic", given.civic), ("health", given.health), ("leisure", given.leisure)];
    let mut columns = [0; 3];
    for (column, (name, place)) in columns.iter_mut().zip(named) {
        *column = place.map_or(set.start_column, |place| place.wrapping_sub(1));
        if *column >= set.columns() {
            return Err(ScenarioError::at(format!("ladder.{name}"), format!("columns go from 1 to {}", set.columns())));
        }
    }
    if given.famine > set.famine_most {
        return Err(ScenarioError::at("ladder.famine", format!("{} is beyond {}", given.famine, set.famine_most)));
    }
    Ok(Ladder::new(columns, given.famine))
}

fn players(scenario: &Scenario, state: &mut State) -> Result<(), ScenarioError> {
    if scenario.players.len() > state.seats.len() {
        let problem = format!("{} players at a table of {}", scenario.players.len(), state.seats.get());
        return Err(ScenarioError::at("players", problem));
    }
    for (seat, given) in state.seats.seats().zip(&scenario.players) {
        let place = |field: &str| format!("players[{}].{field}", seat.0);
        let limits = [
            ("denarii", given.denarii.unwrap_or_default(), MOST_DENARII),
            ("civic", given.civic, MOST_TOKENS),
            ("health", given.health, MOST_TOKENS),
            ("leisure", given.leisure, MOST_TOKENS),
        ];
        if let Some((field, value, most)) = limits.into_iter().find(|(_, value, most)| value > most) {
            return Err(ScenarioError::at(place(field), format!("{value} is more than {most}")));
        }
        let player = &mut state.players[seat];
        player.denarii = given.denarii.unwrap_or(state.set.start_denarii);
        player.prestige = given.prestige.unwrap_or(player.prestige);
        if !(0..=MOST_PRESTIGE).contains(&player.prestige) {
            return Err(ScenarioError::at(place("prestige"), format!("{} is impossible", player.prestige)));
        }
        player.tokens = [given.civic, given.health, given.leisure];
        player.known.seen = player.tokens;
        let lists = [("upright", &given.upright), ("turned", &given.turned), ("down", &given.down)];
        for ((field, list), pose) in lists.into_iter().zip(Pose::ALL) {
            for card in list.iter().flatten() {
                let copies = Pose::ALL.map(|pose| player.row.count(*card, pose)).iter().sum::<u8>();
                if copies >= state.set.in_box(*card) {
                    return Err(ScenarioError::at(
                        place(field),
                        format!("the box holds only {copies} `{}`", card.key()),
                    ));
                }
                player.row.add(*card, pose);
            }
        }
        for (field, list) in [("buildings", &given.buildings), ("buildings_down", &given.buildings_down)] {
            for building in list {
                if !building.lasts() {
                    let problem = format!("`{}` does not stay with its owner", building.key());
                    return Err(ScenarioError::at(place(field), problem));
                }
                if field == "buildings" {
                    player.estate.add(*building);
                } else {
                    player.estate.add_down(*building);
                }
            }
        }
    }
    for seat in state.seats.seats().skip(scenario.players.len()) {
        state.players[seat].denarii = state.set.start_denarii;
    }
    Ok(())
}

/// Tiles not yet given a place, by letter.
struct Pool([ArrayVec<Building, TILES>; 3]);

impl Pool {
    fn take(&mut self, building: Building, place: &str) -> Result<(), ScenarioError> {
        for tiles in &mut self.0 {
            if let Some(index) = tiles.iter().position(|tile| *tile == building) {
                tiles.remove(index);
                return Ok(());
            }
        }
        Err(ScenarioError::at(place, format!("there are not that many tiles `{}`", building.key())))
    }

    /// Any tile of the first letter that has one left.
    fn draw(&mut self) -> Option<Building> {
        self.0.iter_mut().find_map(ArrayVec::pop)
    }
}

fn buildings(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, Sylla>) -> Result<(), ScenarioError> {
    let set = state.set;
    let mut pool = Pool(std::array::from_fn(|letter| set.tiles_of(letter).collect()));
    for seat in state.seats.seats() {
        let player = &state.players[seat];
        let place = format!("players[{}].buildings", seat.0);
        for building in Building::LASTING {
            for _ in 0..player.estate.open(building) + player.estate.down(building) {
                pool.take(building, &place)?;
            }
        }
        for _ in 0..Pose::ALL.map(|pose| player.row.count(Card::Crane, pose)).iter().sum() {
            pool.take(Building::Crane, &format!("players[{}]", seat.0))?;
            state.discarded[Building::Crane.index()] += 1;
        }
    }
    let on_display = if state.phase <= Phase::Buildings { SLOTS } else { 0 };
    if scenario.buildings.len() > on_display {
        let problem = format!("{} buildings on {on_display} places", scenario.buildings.len());
        return Err(ScenarioError::at("buildings", problem));
    }
    for (slot, building) in scenario.buildings.iter().enumerate() {
        pool.take(*building, &format!("buildings[{slot}]"))?;
        state.slots[slot] = Some(*building);
    }
    for (letter, tiles) in pool.0.iter_mut().enumerate() {
        cx.dice(purpose::stack(letter)).shuffle(tiles);
    }
    let later = usize::from(state.set.rounds - state.round) * SLOTS;
    let missing = on_display - scenario.buildings.len();
    let left: usize = pool.0.iter().map(|tiles| tiles.len()).sum();
    if left < later + missing {
        return Err(ScenarioError::at("buildings", "too few tiles are left for the coming rounds"));
    }
    let stack = TILES - usize::from(state.round) * SLOTS;
    for _ in 0..left.saturating_sub(stack + missing) {
        if let Some(gone) = pool.draw() {
            state.discarded[gone.index()] += 1;
        }
    }
    for slot in state.slots[..on_display].iter_mut().filter(|slot| slot.is_none()) {
        *slot = pool.draw();
    }
    for (letter, tiles) in pool.0.iter().enumerate().rev() {
        state.stack.extend(tiles.iter().copied());
        state.stack_letters[letter] = tiles.len() as u8;
    }
    Ok(())
}

fn characters(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, Sylla>) -> Result<(), ScenarioError> {
    let shown = if state.phase <= Phase::Recruiting { usize::from(state.set.table(state.seats).recruits) } else { 0 };
    if scenario.recruits.len() > shown {
        return Err(ScenarioError::at("recruits", format!("{} characters on {shown} places", scenario.recruits.len())));
    }
    if scenario.recruits.contains(&Card::Crane) {
        return Err(ScenarioError::at("recruits", "a crane is not a character"));
    }
    state.recruits = scenario.recruits.iter().copied().collect();
    for card in Card::characters() {
        let owned: u8 =
            state.players.0.iter().flat_map(|player| Pose::ALL.map(|pose| player.row.count(card, pose))).sum();
        let named = owned + scenario.recruits.iter().filter(|recruit| **recruit == card).count() as u8;
        let in_box = state.set.in_box(card);
        if named > in_box {
            let problem = format!("`{}` is named {named} times, the box holds {in_box}", card.key());
            return Err(ScenarioError::at("players", problem));
        }
    }
    preparation::fill_deck(state);
    cx.dice(purpose::CHARACTERS).shuffle(&mut state.deck);
    for seat in state.seats.seats() {
        let given = scenario.players.get(seat.index());
        let named =
            given.is_some_and(|given| given.upright.is_some() || given.turned.is_some() || given.down.is_some());
        if !named {
            let recruited = state.round - u8::from(state.phase <= Phase::Recruiting);
            for _ in 0..state.set.table(state.seats).start_characters + recruited {
                let card =
                    state.deck.pop().ok_or_else(|| ScenarioError::at("players", "too few characters are left"))?;
                state.players[seat].row.add(card, Pose::Upright);
            }
        }
    }
    while state.recruits.len() < shown {
        let card = state.deck.pop().ok_or_else(|| ScenarioError::at("recruits", "too few characters are left"))?;
        state.recruits.push(card);
    }
    state.recruits.sort_unstable();
    let mut left = state.deck.len() + shown.saturating_sub(state.seats.len());
    for _ in state.round..state.set.rounds {
        if left < usize::from(state.set.table(state.seats).recruits) {
            return Err(ScenarioError::at("players", "too few characters are left for the coming rounds"));
        }
        left -= state.seats.len();
    }
    Ok(())
}

fn events(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, Sylla>) -> Result<(), ScenarioError> {
    if scenario.events.len() > DECADENCE_SLOT {
        return Err(ScenarioError::at("events", format!("only {DECADENCE_SLOT} events lie above Decadence")));
    }
    let mut rest: ArrayVec<EventCard, 9> =
        EventCard::ALL.into_iter().filter(|event| *event != EventCard::Decadence).collect();
    let named = scenario.events.iter().map(|event| ("events", event));
    for (place, event) in named.chain(scenario.next_events.iter().map(|event| ("next_events", event))) {
        let index = rest.iter().position(|other| other == event).ok_or_else(|| {
            ScenarioError::at(place, format!("`{}` cannot lie there, or is named twice", event.key()))
        })?;
        rest.remove(index);
    }
    cx.dice(purpose::EVENTS).shuffle(&mut rest);
    for slot in 0..DECADENCE_SLOT {
        let named = scenario.events.get(slot).copied();
        let event = named.or_else(|| rest.pop());
        state.events[slot] =
            event.ok_or_else(|| ScenarioError::at("next_events", "too few events are left to lie open"))?;
    }
    let gone = usize::from(state.round - u8::from(state.phase <= Phase::Events));
    for _ in 0..gone.min(rest.len()) {
        state.removed_events.extend(rest.pop());
    }
    state.event_deck = rest;
    state.event_deck.extend(scenario.next_events.iter().rev().copied());
    Ok(())
}

fn works(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, Sylla>) -> Result<(), ScenarioError> {
    let most = usize::from(state.set.rounds - state.round) + 1;
    if scenario.works.len() > most {
        return Err(ScenarioError::at("works", format!("only {most} works are still to be built")));
    }
    let mut rest: ArrayVec<Work, 6> = Work::ALL.into_iter().filter(|work| !scenario.works.contains(work)).collect();
    if rest.len() + scenario.works.len() != Work::ALL.len() {
        return Err(ScenarioError::at("works", "a work is named twice"));
    }
    cx.dice(purpose::WORKS).shuffle(&mut rest);
    for place in 0..Work::ALL.len() {
        let named = place.checked_sub(usize::from(state.round)).and_then(|index| scenario.works.get(index));
        state.works.extend(named.copied().or_else(|| rest.pop()));
    }
    let seen = state.round + 1 + u8::from(state.phase > Phase::GreatWork);
    state.works_seen = seen.min(Work::ALL.len() as u8);
    Ok(())
}
