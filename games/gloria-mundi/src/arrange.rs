//! Arranging a given position in readable JSON. `docs/scenarios/gloria-mundi.md` explains every field with an example.

mod moment;
mod told;

use std::collections::BTreeMap;

use saturnalia_rules::{Agenda, Arrange, Context, ScenarioError, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::Step;
use crate::cards::{Building, BuildingSet};
use crate::components::Components;
use crate::goods::{Basic, Basics, Token, Tokens};
use crate::state::{FORUM, Player, State};
use crate::{GloriaMundi, Options, play, purpose};
pub use moment::{ScenarioActivation, ScenarioEffect, ScenarioPayment, ScenarioTrade};

/// A partial position. What it does not name is as at the start, or dealt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// Whose turn it is, from 0.
    pub active: u8,
    /// Who began the game; whoever is active if left out.
    pub start_player: Option<u8>,
    /// From 1.
    pub turn: Option<u16>,
    pub phase: ScenarioPhase,
    /// The type laid this turn: needed in the phase `activate`, and known until the turn ends.
    pub laid: Option<Basic>,
    /// In the phase `activate`: the seat that is in the middle of it. Those before it are done.
    pub activation: Option<ScenarioActivation>,
    /// What is still to be decided of an effect, by the activating seat or, in the phase `goth`, by the buyer.
    pub effects: Vec<ScenarioEffect>,
    /// In the phase `payment`: what is being paid.
    pub payment: Option<ScenarioPayment>,
    /// In the phase `destroy`: symbols still to be served.
    pub owed: Basics,
    /// In the phases `destroy` and `reclaim`: tribute that the Goth has passed.
    pub spoils: Tokens,
    /// In the phases `destroy` and `reclaim`: whose turn it is to lose or take; the active seat if left out.
    pub next: Option<u8>,
    /// Cards of the forum by surcharge.
    pub forum: BTreeMap<u8, Building>,
    /// Cards on top of the deck, the uppermost first; the others are shuffled below them.
    pub deck_top: Vec<Building>,
    /// The whole deck, the uppermost first; all cards named nowhere are burnt.
    pub deck: Option<Vec<Building>>,
    /// Burnt and discarded buildings.
    pub fire: Vec<Building>,
    /// The space of the Goth.
    pub goth: u8,
    /// Tribute on the spaces before the Goth, from the nearest on.
    pub tribute: Vec<Tokens>,
    pub seats: Vec<ScenarioSeat>,
}

/// Where in the turn the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioPhase {
    /// Phase 1: the turn begins.
    #[default]
    Forum,
    LayCard,
    /// Phase 3: the basic card is laid.
    Activate,
    Buy,
    /// Phase 4 or 5: a price or tribute is being paid.
    Payment,
    Goth,
    /// Phase 5: the Goth has moved, cards are lost.
    Destroy,
    /// Phase 5: tribute is reclaimed.
    Reclaim,
}

/// What one player owns; as at the start where nothing is said.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioSeat {
    /// Steps from Rome.
    pub steps: u8,
    pub tokens: Option<Tokens>,
    pub hand: Option<Basics>,
    /// Basic cards without a building.
    pub bare: Option<Basics>,
    /// Buildings by the type of basic card they lie on; these basic cards come on top of the bare ones.
    pub built: BTreeMap<Basic, Vec<Building>>,
}

impl Arrange for GloriaMundi {
    const TOLD: bool = true;
    type Scenario = Scenario;

    fn arrange(
        scenario: &Scenario,
        options: &Options,
        set: Set<Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State, ScenarioError> {
        let active = Seat(scenario.active);
        if !seats.contains(active) {
            return Err(ScenarioError::at("active", format!("there is no seat {}", scenario.active)));
        }
        if scenario.seats.len() > seats.len() {
            return Err(ScenarioError::at(
                "seats",
                format!("{} seats at a table of {}", scenario.seats.len(), seats.get()),
            ));
        }
        let start_player = Seat(scenario.start_player.unwrap_or(scenario.active));
        if !seats.contains(start_player) {
            return Err(ScenarioError::at("start_player", format!("there is no seat {}", start_player.0)));
        }
        let mut state = play::empty_table(options, set.clone(), seats, start_player);
        state.active = active;
        let mut placed = Placed(BuildingSet::NONE);
        for (seat, wanted) in seats.seats().zip(&scenario.seats) {
            state.players[seat] = player(&set, seats, seat, wanted, &mut placed)?;
        }
        for (&surcharge, &building) in &scenario.forum {
            let place = format!("forum.{surcharge}");
            if usize::from(surcharge) >= FORUM {
                return Err(ScenarioError::at(place, "the forum has the places 0 to 5"));
            }
            placed.put(building, place)?;
            state.forum[usize::from(surcharge)] = Some(building);
        }
        for (index, &building) in scenario.fire.iter().enumerate() {
            placed.put(building, format!("fire[{index}]"))?;
            state.fire.insert(building);
        }
        deck(scenario, &mut state, &mut placed, cx)?;
        road(scenario, &mut state)?;
        moment::begin(scenario, &mut state, cx)?;
        Ok(state)
    }

    fn arranged_as(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
        Scenario::of(state, agenda)
    }
}

/// Building cards that have a place already.
struct Placed(BuildingSet);

impl Placed {
    fn put(&mut self, building: Building, place: impl Into<String>) -> Result<(), ScenarioError> {
        if self.0.contains(building) {
            return Err(ScenarioError::at(place, format!("{building} is in two places")));
        }
        self.0.insert(building);
        Ok(())
    }
}

fn player(
    set: &Components,
    seats: SeatCount,
    seat: Seat,
    wanted: &ScenarioSeat,
    placed: &mut Placed,
) -> Result<Player, ScenarioError> {
    let place = |field: &str| format!("seats[{}].{field}", seat.index());
    let start = play::start(seats);
    let mut player = Player {
        steps: wanted.steps,
        tokens: wanted.tokens.unwrap_or(start.tokens),
        hand: wanted.hand.unwrap_or(start.hand),
        bare: wanted.bare.unwrap_or(start.bare),
        built: Default::default(),
    };
    if player.steps >= set.roads.africa {
        return Err(ScenarioError::at(place("steps"), format!("Africa is {} steps from Rome", set.roads.africa)));
    }
    if Token::ALL.into_iter().any(|token| player.tokens[token] > Tokens::MOST) {
        return Err(ScenarioError::at(place("tokens"), format!("at most {} tokens of a kind", Tokens::MOST)));
    }
    for (&basic, buildings) in &wanted.built {
        for (index, &building) in buildings.iter().enumerate() {
            let here = format!("{}[{index}]", place(&format!("built.{basic:?}").to_lowercase()));
            if !set.facts(building).fits(basic) {
                return Err(ScenarioError::at(here, format!("{building} does not fit on this type of card")));
            }
            placed.put(building, here)?;
            player.built[basic.index()].insert(building);
        }
    }
    let dealt = play::dealt(seats);
    for basic in Basic::ALL {
        let shown = u16::from(player.bare[basic]) + u16::from(player.built[basic.index()].len());
        if wanted.hand.is_none() {
            // What lies in the display has left the hand.
            let left = u16::from(dealt[basic]).saturating_sub(shown);
            player.hand[basic] = left.min(u16::from(start.hand[basic])) as u8;
        }
        let cards = u16::from(player.hand[basic]) + shown;
        if cards > u16::from(dealt[basic]) {
            let problem = format!("{cards} {basic:?} cards, but only {} are dealt", dealt[basic]);
            return Err(ScenarioError::at(format!("seats[{}]", seat.index()), problem));
        }
    }
    Ok(player)
}

/// Nothing costs more tokens than this, and no sum of so many leaves its number.
const MOST_TOKENS: u16 = 1000;

fn too_many(tokens: Tokens) -> bool {
    Token::ALL.into_iter().any(|token| tokens[token] > MOST_TOKENS)
}

fn deck(
    scenario: &Scenario,
    state: &mut State,
    placed: &mut Placed,
    cx: &mut Context<'_, GloriaMundi>,
) -> Result<(), ScenarioError> {
    if scenario.deck.is_some() && !scenario.deck_top.is_empty() {
        return Err(ScenarioError::at("deck_top", "the whole deck is given already"));
    }
    let (field, named) = match &scenario.deck {
        Some(deck) => ("deck", deck),
        None => ("deck_top", &scenario.deck_top),
    };
    for (index, &building) in named.iter().enumerate() {
        placed.put(building, format!("{field}[{index}]"))?;
    }
    let rest = Building::all().filter(|building| !placed.0.contains(*building));
    if scenario.deck.is_some() {
        rest.for_each(|building| state.fire.insert(building));
    } else {
        state.deck.extend(rest);
        cx.dice(purpose::DECK).shuffle(&mut state.deck);
    }
    state.deck.extend(named.iter().rev().copied());
    Ok(())
}

fn road(scenario: &Scenario, state: &mut State) -> Result<(), ScenarioError> {
    let rome = usize::from(state.set.roads.rome());
    let goth = usize::from(scenario.goth);
    let raid = matches!(scenario.phase, ScenarioPhase::Destroy | ScenarioPhase::Reclaim);
    if goth > rome || (goth == rome && !raid) {
        return Err(ScenarioError::at("goth", format!("Rome is space {rome}; the Goth stands before it")));
    }
    if goth < rome && goth + scenario.tribute.len() >= rome {
        return Err(ScenarioError::at("tribute", "there are not so many spaces before Rome"));
    }
    // Whether the tokens fit the symbols is checked with the whole position.
    if let Some(index) = scenario.tribute.iter().position(|tokens| too_many(*tokens)) {
        return Err(ScenarioError::at(format!("tribute[{index}]"), "more tokens than symbols"));
    }
    state.goth = scenario.goth;
    state.tribute.extend(scenario.tribute.iter().copied());
    Ok(())
}
