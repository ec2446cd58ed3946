//! Arranging a given position in readable JSON: what it names lies there, the rest is dealt.
//!
//! `docs/scenarios/sylla.md` describes the fields.

mod moment;
mod told;

use arrayvec::ArrayVec;
use saturnalia_rules::{
    Agenda, Arrange, BySeat, Check as _, Context, ScenarioError, Seat, SeatCount, Set, seat_at, seats_described,
};
use serde::{Deserialize, Serialize};

use crate::cards::{Building, Card, EventCard, Token, Work};
use crate::components::Components;
use crate::ladder::Ladder;
use crate::phase::ecclesia::Ecclesia;
use crate::phase::preparation::{self, ChooseCharacters, ShowCharacters};
use crate::phase::round;
use crate::play::empty_table;
use crate::row::Pose;
use crate::screen::MOST_TOKENS;
use crate::state::{DECADENCE_SLOT, MOST_PRESTIGE, Phase, SLOTS, State, TILES, Vote};
use crate::{Options, Step, Sylla, purpose};

pub use self::moment::{Moment, ScenarioVote, Unplaced};

/// A position at the beginning of a phase, or in the middle of it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// 1 to 5; the first if not named.
    pub round: Option<u8>,
    /// The phase that begins now; the first if not named.
    pub phase: Option<Phase>,
    /// Where in its phase the position stands; at its beginning if not named.
    pub at: Option<Moment>,
    /// The sitting or newly elected consul.
    pub consul: Option<Seat>,
    pub ladder: ScenarioLadder,
    /// The open events above Decadence, from the top.
    pub events: Vec<EventCard>,
    /// The events drawn next.
    pub next_events: Vec<EventCard>,
    /// The great work of this round, then those of the next.
    pub works: Vec<Work>,
    /// The great works of the rounds before, and the one that is not built.
    pub built: Vec<Work>,
    pub left_out: Option<Work>,
    /// Events out of the game.
    pub removed_events: Vec<EventCard>,
    /// Characters on display, up to the second phase.
    pub recruits: Vec<Card>,
    /// Characters drawn next, and those that were put under the deck; the first is drawn first.
    pub deck: Vec<Card>,
    pub under_deck: Vec<Card>,
    /// Buildings on the places below the board, up to the third phase: two red, two yellow, two grey. `null`: sold already.
    pub buildings: Vec<Option<Building>>,
    /// Buildings laid out next, in order.
    pub stack: Vec<Building>,
    /// How many tiles of the stack are marked A, B and C. Then `stack` is all of it.
    pub letters: Option<[u8; 3]>,
    /// Building tiles out of the game, beside the cranes in rows; some are dealt if more must be gone.
    pub discarded: Vec<Building>,
    /// Markers that taverns have moved, until the next income.
    pub moved: Vec<Token>,
    /// How everybody voted on the last great work, by seat, until the next.
    pub votes: Vec<Vote>,
    /// What everybody showed in crises, while the screens are closed.
    pub shown: ScenarioShown,
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

/// What everybody showed in the last crisis of each kind, by seat, and which was the last of all.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioShown {
    pub civic: Option<Vec<u8>>,
    pub health: Option<Vec<u8>>,
    pub leisure: Option<Vec<u8>>,
    pub last: Option<Token>,
}

/// Tokens by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioTokens {
    pub civic: u8,
    pub health: u8,
    pub leisure: u8,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioPlayer {
    /// The number of the income tile; one more than that of the seat if not named.
    pub income_tile: Option<u8>,
    /// Cards in the row. If no list is given, a row of the usual size is dealt.
    pub upright: Option<Vec<Card>>,
    pub turned: Option<Vec<Card>>,
    pub down: Option<Vec<Card>>,
    pub buildings: Vec<Building>,
    pub buildings_down: Vec<Building>,
    pub civic: u8,
    pub health: u8,
    pub leisure: u8,
    /// Of these, the ones whose kind only their owner knows, behind a closed screen.
    pub unseen: ScenarioTokens,
    /// How many of the unseen were there in the last crisis.
    pub older: u8,
    pub denarii: Option<u8>,
    pub prestige: Option<i16>,
}

impl Arrange for Sylla {
    type Scenario = Scenario;
    const TOLD: bool = true;

    fn arrange(
        scenario: &Scenario,
        options: &Options,
        set: Set<Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State, ScenarioError> {
        let mut state = empty_table(options, set.clone(), seats);
        let begun = scenario.at.as_ref().map(Moment::phase);
        state.phase = scenario.phase.or(begun).unwrap_or(Phase::FirstConsul);
        if begun.is_some_and(|phase| phase != state.phase) {
            return Err(ScenarioError::at("at", "this does not happen in that phase"));
        }
        let church = state.phase == Phase::Ecclesia;
        state.round = scenario.round.unwrap_or(if church { set.rounds } else { 1 });
        let preparing = state.phase == Phase::Preparation;
        let last = if preparing { 1 } else { set.rounds };
        if !(1..=last).contains(&state.round) || church && state.round != set.rounds {
            return Err(ScenarioError::at("round", format!("{} is not a round of this phase", state.round)));
        }
        state.consul = seat_at("consul", scenario.consul.map_or(0, |seat| seat.0), seats)?;
        state.ladder = ladder(&set, &scenario.ladder)?;
        players(scenario, &mut state)?;
        shown(&scenario.shown, &mut state)?;
        buildings(scenario, &mut state, cx)?;
        characters(scenario, &mut state, cx)?;
        events(scenario, &mut state, cx)?;
        works(scenario, &mut state, cx)?;
        left_behind(scenario, &mut state)?;
        // Before the play can come upon what cannot be.
        state.check().map_err(|problem| ScenarioError::at("position", problem))?;
        match &scenario.at {
            Some(moment) => moment.begin(&mut state, cx)?,
            None if church => cx.then(Ecclesia),
            None if preparing => {
                cx.then(ChooseCharacters);
                cx.then(ShowCharacters);
            }
            None => round::play_from(state.phase, cx),
        }
        Ok(state)
    }

    fn arranged_as(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
        told::scenario(state, agenda)
    }
}

/// What lies there until it is needed again; and before the first round nothing else.
fn left_behind(scenario: &Scenario, state: &mut State) -> Result<(), ScenarioError> {
    state.tavern_moved = scenario.moved.iter().fold(0, |bits, marker| bits | 1 << marker.index());
    if !scenario.votes.is_empty() {
        if scenario.votes.len() != state.seats.len() {
            return Err(ScenarioError::at("votes", "a vote for every seat, or for none"));
        }
        state.votes = BySeat::from_fn(|seat| scenario.votes.get(seat.index()).copied());
    }
    if state.phase == Phase::Preparation {
        if state.players.0.iter().any(|player| !player.row.is_empty()) {
            return Err(ScenarioError::at("players", "nobody has characters before they are chosen"));
        }
        state.round = 0;
    }
    Ok(())
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
    seats_described("players", scenario.players.len(), state.seats)?;
    for (seat, given) in state.seats.seats().zip(&scenario.players) {
        let place = |field: &str| format!("players[{}].{field}", seat.0);
        let tokens: u16 = [given.civic, given.health, given.leisure].into_iter().map(u16::from).sum();
        if tokens > MOST_TOKENS {
            let problem = format!("{tokens} tokens are more than {MOST_TOKENS}");
            return Err(ScenarioError::at(format!("players[{}]", seat.0), problem));
        }
        let player = &mut state.players[seat];
        player.denarii = given.denarii.unwrap_or(state.set.start_denarii);
        player.prestige = given.prestige.unwrap_or(player.prestige);
        if !(0..=MOST_PRESTIGE).contains(&player.prestige) {
            return Err(ScenarioError::at(place("prestige"), format!("{} is impossible", player.prestige)));
        }
        player.tokens = [given.civic, given.health, given.leisure];
        let ScenarioTokens { civic, health, leisure } = given.unseen;
        let unseen = [civic, health, leisure];
        if unseen.iter().zip(player.tokens).any(|(unseen, tokens)| *unseen > tokens) {
            return Err(ScenarioError::at(place("unseen"), "more unseen tokens than there are"));
        }
        player.known.seen = std::array::from_fn(|kind| player.tokens[kind] - unseen[kind]);
        if given.older > unseen.iter().sum() {
            return Err(ScenarioError::at(place("older"), format!("{} is more than all unseen tokens", given.older)));
        }
        player.known.older = given.older;
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
                let owned = player.estate.open(*building) + player.estate.down(*building);
                if owned >= state.set.building(*building).tiles.iter().sum() {
                    let problem = format!("there are not that many tiles `{}`", building.key());
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
        state.players[seat].denarii = if state.phase == Phase::Preparation { 0 } else { state.set.start_denarii };
    }
    income_tiles(scenario, state)
}

/// Everybody holds another one.
fn income_tiles(scenario: &Scenario, state: &mut State) -> Result<(), ScenarioError> {
    for (seat, given) in state.seats.seats().zip(&scenario.players) {
        state.players[seat].income_tile = given.income_tile.unwrap_or(state.players[seat].income_tile);
    }
    let mut tiles: Vec<u8> = state.players.at(state.seats).map(|(_, player)| player.income_tile).collect();
    tiles.sort_unstable();
    if !tiles.iter().copied().eq(1..=state.seats.get()) {
        let problem = format!("income tiles {tiles:?}: each of 1 to {} lies before one player", state.seats.get());
        return Err(ScenarioError::at("players", problem));
    }
    Ok(())
}

fn shown(given: &ScenarioShown, state: &mut State) -> Result<(), ScenarioError> {
    for (shown, (field, counts)) in state.shown.by_kind.iter_mut().zip(given.by_kind()) {
        let Some(counts) = counts else { continue };
        if counts.len() != state.seats.len() {
            return Err(ScenarioError::at(format!("shown.{field}"), "a number for every seat"));
        }
        *shown = Some(BySeat::from_fn(|seat| counts.get(seat.index()).copied().unwrap_or_default()));
    }
    state.shown.last = given.last;
    Ok(())
}

impl ScenarioShown {
    fn by_kind(&self) -> [(&'static str, Option<&Vec<u8>>); 3] {
        [("civic", self.civic.as_ref()), ("health", self.health.as_ref()), ("leisure", self.leisure.as_ref())]
    }
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

    /// Takes out the tiles that are laid out next, in order: their letters never go back. Each is of the first letter that
    /// it can have.
    fn reserve(&mut self, tiles: &[Building]) -> Result<Pool, ScenarioError> {
        let mut reserved = Pool(Default::default());
        let mut letter = 0;
        for (index, building) in tiles.iter().enumerate() {
            let has = |letter: &usize| self.0[*letter].contains(building);
            let Some(found) = (letter..self.0.len()).find(has) else {
                let problem = format!("there are not that many tiles `{}` of a letter that can follow", building.key());
                return Err(ScenarioError::at(format!("stack[{index}]"), problem));
            };
            letter = found;
            self.0[letter].retain({
                let mut taken = false;
                move |tile| taken || *tile != *building || std::mem::replace(&mut taken, true)
            });
            reserved.0[letter].push(*building);
        }
        Ok(reserved)
    }

    /// Takes out a whole stack whose letters are known.
    fn reserve_marked(&mut self, tiles: &[Building], letters: [u8; 3]) -> Result<Pool, ScenarioError> {
        if letters.iter().copied().map(usize::from).sum::<usize>() != tiles.len() {
            return Err(ScenarioError::at("letters", format!("not those of {} tiles in the stack", tiles.len())));
        }
        let mut reserved = Pool(Default::default());
        let marked =
            letters.iter().enumerate().flat_map(|(letter, count)| std::iter::repeat_n(letter, (*count).into()));
        for (index, (letter, building)) in marked.zip(tiles).enumerate() {
            let Some(found) = self.0[letter].iter().position(|tile| tile == building) else {
                let problem = format!("there are not that many tiles `{}` of its letter", building.key());
                return Err(ScenarioError::at(format!("stack[{index}]"), problem));
            };
            self.0[letter].remove(found);
            reserved.0[letter].push(*building);
        }
        Ok(reserved)
    }

    /// Any tile of the first letter that has one left.
    fn draw(&mut self) -> Option<Building> {
        self.0.iter_mut().find_map(ArrayVec::pop)
    }
}

fn buildings(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, Sylla>) -> Result<(), ScenarioError> {
    let set = state.set.clone();
    let mut pool = Pool(std::array::from_fn(|letter| set.tiles_of(letter).collect()));
    let marked = scenario.letters.map(|letters| pool.reserve_marked(&scenario.stack, letters)).transpose()?;
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
    let sold = scenario.at.as_ref().map_or(0, |moment| moment.sold(set.table(state.seats).sales));
    let empty = scenario.buildings.iter().filter(|place| place.is_none()).count();
    if empty != usize::from(sold) {
        return Err(ScenarioError::at(
            "buildings",
            format!("{empty} places are `null`, but {sold} buildings were sold"),
        ));
    }
    if scenario.buildings.len() > on_display {
        let problem = format!("{} buildings on {on_display} places", scenario.buildings.len());
        return Err(ScenarioError::at("buildings", problem));
    }
    for (slot, building) in scenario.buildings.iter().enumerate() {
        if let Some(building) = building {
            pool.take(*building, &format!("buildings[{slot}]"))?;
        }
        state.slots[slot] = *building;
    }
    for (index, building) in scenario.discarded.iter().enumerate() {
        pool.take(*building, &format!("discarded[{index}]"))?;
        state.discarded[building.index()] += 1;
    }
    let whole = marked.is_some();
    let next = marked.map_or_else(|| pool.reserve(&scenario.stack), Ok)?;
    for (letter, tiles) in pool.0.iter_mut().enumerate() {
        cx.dice(purpose::stack(letter)).shuffle(tiles);
    }
    let later = usize::from(state.set.rounds - state.round) * SLOTS;
    let missing = on_display - scenario.buildings.len();
    let left: usize = pool.0.iter().map(|tiles| tiles.len()).sum();
    let Some(room) = (TILES - usize::from(state.round) * SLOTS).checked_sub(scenario.stack.len()) else {
        return Err(ScenarioError::at("stack", "more tiles than the stack holds"));
    };
    let below = if whole { 0 } else { room.min(left.saturating_sub(missing)) };
    if left < missing || scenario.stack.len() + below < later {
        return Err(ScenarioError::at("buildings", "too few tiles are left for the coming rounds"));
    }
    for _ in 0..left - missing - below {
        if let Some(gone) = pool.draw() {
            state.discarded[gone.index()] += 1;
        }
    }
    let unnamed = scenario.buildings.len().min(on_display)..on_display;
    for slot in &mut state.slots[unnamed] {
        *slot = pool.draw();
    }
    for (letter, (tiles, next)) in pool.0.iter().zip(&next.0).enumerate().rev() {
        let earlier = pool.0[..letter].iter().any(|tiles| !tiles.is_empty());
        if earlier && !next.is_empty() {
            let problem = "tiles of an earlier letter come before some of these, and must be named too";
            return Err(ScenarioError::at("stack", problem));
        }
        state.stack.extend(tiles.iter().copied());
        state.stack.extend(next.iter().rev().copied());
        state.stack_letters[letter] = (tiles.len() + next.len()) as u8;
    }
    Ok(())
}

fn characters(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, Sylla>) -> Result<(), ScenarioError> {
    if state.phase == Phase::Preparation {
        let named = [&scenario.recruits, &scenario.deck, &scenario.under_deck].iter().any(|list| !list.is_empty());
        let problem = || ScenarioError::at("deck", "all characters are still in their sets");
        return if named { Err(problem()) } else { Ok(()) };
    }
    let table = *state.set.table(state.seats);
    let taken = scenario.at.as_ref().map_or(0, Moment::recruited);
    let shown = if state.phase <= Phase::Recruiting { usize::from(table.recruits.saturating_sub(taken)) } else { 0 };
    if scenario.recruits.len() > shown {
        return Err(ScenarioError::at("recruits", format!("{} characters on {shown} places", scenario.recruits.len())));
    }
    let lists = [("recruits", &scenario.recruits), ("deck", &scenario.deck), ("under_deck", &scenario.under_deck)];
    if let Some((place, _)) = lists.iter().find(|(_, list)| list.contains(&Card::Crane)) {
        return Err(ScenarioError::at(*place, "a crane is not a character"));
    }
    let closed = state.round - u8::from(state.phase <= Phase::Recruiting);
    let put_under = usize::from(closed) * (usize::from(table.recruits) - state.seats.len());
    if scenario.under_deck.len() > put_under {
        return Err(ScenarioError::at("under_deck", format!("only {put_under} characters can have been put there")));
    }
    state.recruits = scenario.recruits.iter().copied().collect();
    state.under_deck = scenario.under_deck.iter().copied().collect();
    for card in Card::characters() {
        let owned: u8 =
            state.players.0.iter().flat_map(|player| Pose::ALL.map(|pose| player.row.count(card, pose))).sum();
        let listed = lists.iter().flat_map(|(_, list)| list.iter()).filter(|listed| **listed == card).count();
        let named = usize::from(owned) + listed;
        let in_box = state.set.in_box(card);
        if named > usize::from(in_box) {
            let problem = format!("`{}` is named {named} times, the box holds {in_box}", card.key());
            return Err(ScenarioError::at("players", problem));
        }
    }
    preparation::fill_deck(state);
    for card in &scenario.deck {
        if let Some(index) = state.deck.iter().position(|other| other == card) {
            state.deck.remove(index);
        }
    }
    cx.dice(purpose::CHARACTERS).shuffle(&mut state.deck);
    for seat in state.seats.seats() {
        let given = scenario.players.get(seat.index());
        let named =
            given.is_some_and(|given| given.upright.is_some() || given.turned.is_some() || given.down.is_some());
        if !named {
            let before = state.seats.seats_from(state.consul).position(|other| other == seat);
            let has_recruited = before.is_some_and(|before| before < usize::from(taken));
            for _ in 0..table.start_characters + closed + u8::from(has_recruited) {
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
    state.deck.extend(scenario.deck.iter().rev().copied());
    let still = state.seats.len().saturating_sub(usize::from(taken));
    let mut left = state.deck_len() + shown.saturating_sub(still);
    for _ in state.round..state.set.rounds {
        if left < usize::from(table.recruits) {
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
    let lists = [
        ("events", &scenario.events),
        ("next_events", &scenario.next_events),
        ("removed_events", &scenario.removed_events),
    ];
    for (place, event) in lists.into_iter().flat_map(|(place, list)| list.iter().map(move |event| (place, event))) {
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
    if scenario.removed_events.len() > gone {
        return Err(ScenarioError::at("removed_events", format!("only {gone} events can have left the game")));
    }
    state.removed_events.extend(scenario.removed_events.iter().copied());
    for _ in 0..(gone - scenario.removed_events.len()).min(rest.len()) {
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
    if scenario.built.len() >= usize::from(state.round) {
        return Err(ScenarioError::at(
            "built",
            format!("{} works are built before round {}", scenario.built.len(), state.round),
        ));
    }
    let named = || scenario.works.iter().chain(&scenario.built).chain(&scenario.left_out);
    let mut rest: ArrayVec<Work, 6> =
        Work::ALL.into_iter().filter(|work| !named().any(|other| other == work)).collect();
    if rest.len() + named().count() != Work::ALL.len() {
        return Err(ScenarioError::at("works", "a work is named twice"));
    }
    cx.dice(purpose::WORKS).shuffle(&mut rest);
    for place in 0..Work::ALL.len() {
        let named = match place.checked_sub(usize::from(state.round)) {
            Some(index) => scenario.works.get(index),
            None if place == 0 => scenario.left_out.as_ref(),
            None => scenario.built.get(place - 1),
        };
        state.works.extend(named.copied().or_else(|| rest.pop()));
    }
    let voted = matches!(scenario.at, Some(Moment::Votes(_)));
    let seen = state.round + 1 + u8::from(state.phase > Phase::GreatWork || voted);
    state.works_seen = seen.min(Work::ALL.len() as u8);
    Ok(())
}
