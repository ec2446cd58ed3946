//! Arranging a given position in readable JSON. `docs/scenarios/city-of-rome.md` explains every field with an example.

use std::collections::BTreeMap;

use saturnalia_rules::{Agenda, Arrange, Context, ScenarioError, Seat, SeatCount, Set, seat_at, seats_described};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Deck};
use crate::city::grid::Cell;
use crate::components::Components;
use crate::hidden::{Held, Origin};
use crate::round::action::NextBuilder;
use crate::round::draft::Draft;
use crate::round::influence::EndRound;
use crate::round::placement::Place;
use crate::round::upkeep::Upkeep;
use crate::state::{InfluencePlace, MOST_HELD, State, builders_each, influence_rounds, influence_values};
use crate::strip::{self, FIELD_COUNT, Strip};
use crate::{CityOfRome, Options, Step, play, purpose};

mod city;
mod decks;
mod memory;
mod told;
mod turn;

use city::{claim_city, parse_city, schools_were_built};
use decks::{Unclaimed, lay_offer, pile_decks};
pub use memory::ScenarioMemory;
pub use turn::{ScenarioLeft, ScenarioSchool, ScenarioTurn};

/// A partial position. What it does not name is dealt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    /// The round that is played; the first if left out.
    pub round: Option<u8>,
    pub phase: ScenarioPhase,
    pub start_player: u8,
    /// The stack of strips from the top, read from the emperor: `BBCBC`. In the phase `upkeep` the first of them is still to
    /// be turned over.
    pub strips: Vec<String>,
    /// Who stands on the fields, from the emperor.
    pub builders: Vec<Option<u8>>,
    /// The cards on offer by place. In the phase `action` as many as there are builders.
    pub offer: Vec<Option<Card>>,
    /// Top cards of the decks, the uppermost first.
    pub decks: BTreeMap<Deck, Vec<Card>>,
    /// Values of the influence cards beside the offer.
    pub lying: Vec<u8>,
    /// Cards out of the game: replaced by aqueducts.
    pub removed: Vec<Card>,
    /// In the phase `draft`, the cards on their way; dealt if left out.
    pub packet: Vec<Card>,
    /// In the phase `action`, how far the builder nearest to the emperor is; it still has to take a card if left out.
    pub turn: Option<ScenarioTurn>,
    /// How many schools have drawn cards; those of this turn if left out.
    pub school_draws: Option<u8>,
    /// Cards in decks that somebody remembers.
    pub remembered: Vec<ScenarioMemory>,
    pub seats: Vec<ScenarioSeat>,
}

/// Where in the round the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioPhase {
    /// Opening hands are being chosen.
    Draft,
    /// The round is about to begin.
    #[default]
    Upkeep,
    /// Builders are being placed.
    Placement,
    /// All builders stand, or have had their turn.
    Action,
    /// Every builder has had its turn.
    End,
}

/// What one player owns; a founded city and the start money if left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioSeat {
    pub money: Option<u8>,
    pub influence: u8,
    /// Values of the influence cards won.
    pub won: Vec<u8>,
    /// Hand cards everybody knows.
    pub hand: Vec<Card>,
    /// Hand cards only the owner knows.
    pub hidden: Vec<ScenarioHidden>,
    /// Rows from the top, cards separated by spaces: `.` is an empty place, `therma:3` a therma with three point markers,
    /// `grain_farm:1` a farm with a building point marker.
    pub city: Vec<String>,
    /// Where the top left card of the city lies, `column,row`; `3,3` if left out.
    pub corner: Option<Cell>,
    /// The places of the city in the order in which they were built on; row by row if left out.
    pub built: Vec<Cell>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioHidden {
    pub card: Card,
    pub deck: Deck,
    #[serde(default = "from_school")]
    pub from: Origin,
    /// The school draw that it was kept from, counted from 1 in this game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<u8>,
    /// Who knows that it is among the cards of that draw, but not where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspected_by: Vec<u8>,
}

fn from_school() -> Origin {
    Origin::School
}

type Result<T> = std::result::Result<T, ScenarioError>;

/// The coins of the box, and its influence markers. Play itself never runs out of them, but who begins with no more than these
/// cannot count past what a number holds.
const COINS: u8 = 117;
const INFLUENCE_MARKERS: u8 = 33;

impl Arrange for CityOfRome {
    type Scenario = Scenario;
    const TOLD: bool = true;

    fn arrange(
        scenario: &Scenario,
        _: &Options,
        set: Set<Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State> {
        let start_player = seat_at("start_player", scenario.start_player, seats)?;
        let mut state = play::empty_table(set.clone(), seats, start_player);
        let round = scenario.round.unwrap_or(1);
        if round == 0 || round > state.rounds() {
            let problem = format!("{round}: this game has rounds 1 to {}", state.rounds());
            return Err(ScenarioError::at("round", problem));
        }
        let begun = !matches!(scenario.phase, ScenarioPhase::Draft | ScenarioPhase::Upkeep);
        state.round = if begun { round } else { round - 1 };
        turn::fits_phase(scenario, round)?;
        let back = (round - 1) % seats.get();
        state.first_start_player = Seat((start_player.0 + seats.get() - back) % seats.get());
        seats_described("seats", scenario.seats.len(), seats)?;

        let mut unclaimed = Unclaimed::of(&set, seats);
        claim_from_known_decks(scenario, &mut state, &mut unclaimed)?;
        for (index, described) in scenario.seats.iter().enumerate() {
            let seat = Seat(index as u8);
            let place = format!("seats[{index}]");
            let player = &mut state.players[seat];
            player.money = at_most(COINS, described.money.unwrap_or(player.money), "coins", &format!("{place}.money"))?;
            player.influence =
                at_most(INFLUENCE_MARKERS, described.influence, "influence markers", &format!("{place}.influence"))?;
            for (number, card) in described.hand.iter().enumerate() {
                unclaimed.claim(*card, &format!("{place}.hand[{number}]"))?;
                player.hand.take(*card);
            }
            if !described.city.is_empty() {
                let city = parse_city(described, &format!("{place}.city"))?;
                claim_city(&city, &mut state.removed, &mut unclaimed, &format!("{place}.city"))?;
                state.players[seat].city = city;
            }
        }
        for (number, card) in scenario.removed.iter().enumerate() {
            unclaimed.claim(*card, &format!("removed[{number}]"))?;
            state.removed[card.index()] += 1;
        }
        schools_were_built(scenario, &state)?;
        place_influence_cards(scenario, &mut state)?;
        lay_strips(scenario, &mut state, cx)?;
        stand_builders(scenario, &mut state)?;
        pile_decks(scenario, &mut state, unclaimed, cx)?;
        lay_offer(scenario, &mut state)?;
        turn::open_packet(scenario, &mut state)?;
        next_steps(scenario, &mut state, cx)?;
        memory::remember(scenario, &mut state)?;
        Ok(state)
    }

    fn arranged_as(state: &State, agenda: &Agenda<Step>) -> Result<Scenario> {
        told::scenario(state, agenda)
    }
}

fn at_most(most: u8, number: u8, what: &str, place: &str) -> Result<u8> {
    if number <= most {
        Ok(number)
    } else {
        Err(ScenarioError::at(place, format!("{number}: there are {most} {what} in the box")))
    }
}

/// Cards whose deck the scenario names: hidden hand cards, top cards, cards on offer.
fn claim_from_known_decks(scenario: &Scenario, state: &mut State, unclaimed: &mut Unclaimed) -> Result<()> {
    for (index, described) in scenario.seats.iter().enumerate() {
        if described.hidden.len() > MOST_HELD {
            let problem = format!("nobody can hold more than {MOST_HELD} hidden cards");
            return Err(ScenarioError::at(format!("seats[{index}].hidden"), problem));
        }
        let mut drafted = 0;
        for (number, hidden) in described.hidden.iter().enumerate() {
            let place = format!("seats[{index}].hidden[{number}]");
            drafted += u8::from(hidden.from == Origin::Draft);
            let problem = match (hidden.deck, hidden.from) {
                (Deck::I, _) => Some("nobody gets a card of deck I unseen"),
                (Deck::III | Deck::IV, Origin::Draft) => Some("opening hands come from deck II"),
                (Deck::II, Origin::Draft) if drafted > 1 => Some("an opening hand is one card"),
                (Deck::II | Deck::III | Deck::IV, Origin::Draft | Origin::School) => None,
            };
            if let Some(problem) = problem {
                return Err(ScenarioError::at(place, format!("{}: {problem}", hidden.card.id())));
            }
            unclaimed.claim_from(hidden.card, hidden.deck, &place)?;
            let owner = Seat(index as u8);
            let card = memory::kept(scenario, hidden, owner, state.seats, &place)?;
            state.players[owner].hand.hold(Held { card, deck: hidden.deck, origin: hidden.from });
        }
    }
    for (deck, cards) in &scenario.decks {
        for (number, card) in cards.iter().enumerate() {
            unclaimed.claim_from(*card, *deck, &format!("decks.{}[{number}]", deck.numeral()))?;
        }
    }
    turn::claim(scenario, unclaimed)?;
    if scenario.offer.len() > state.offer_slots() {
        let problem = format!("{} places, but {} are used", scenario.offer.len(), state.offer_slots());
        return Err(ScenarioError::at("offer", problem));
    }
    for (slot, card) in scenario.offer.iter().enumerate() {
        if let Some(card) = card {
            unclaimed.claim_from(*card, state.offer_deck(slot), &format!("offer[{slot}]"))?;
        }
    }
    Ok(())
}

fn place_influence_cards(scenario: &Scenario, state: &mut State) -> Result<()> {
    let values = influence_values(state.seats);
    // Cards whose round is past and which lie nowhere are out of the game.
    for (index, round) in influence_rounds(state.seats).iter().enumerate() {
        if *round <= state.round {
            state.influence_cards[index] = InfluencePlace::Lapsed;
        }
    }
    let lying = scenario.lying.iter().map(|value| ("lying".to_owned(), *value, InfluencePlace::Lying));
    let won = scenario.seats.iter().enumerate().flat_map(|(index, seat)| {
        let owner = InfluencePlace::Won(Seat(index as u8));
        seat.won.iter().map(move |value| (format!("seats[{index}].won"), *value, owner))
    });
    for (place, value, goes_to) in lying.chain(won) {
        let Some(index) = values.iter().position(|known| *known == value) else {
            return Err(ScenarioError::at(place, format!("{value}: this game has influence cards {values:?}")));
        };
        let appears = influence_rounds(state.seats)[index];
        if appears > state.round {
            let problem = format!("influence card {value} comes to light in round {appears}");
            return Err(ScenarioError::at(place, problem));
        }
        if matches!(goes_to, InfluencePlace::Won(_))
            && scenario.phase != ScenarioPhase::Upkeep
            && appears == state.round
        {
            let problem = format!("influence card {value} is compared for when round {appears} ends");
            return Err(ScenarioError::at(place, problem));
        }
        match state.influence_cards[index] {
            InfluencePlace::InDeck | InfluencePlace::Lapsed => state.influence_cards[index] = goes_to,
            InfluencePlace::Lying | InfluencePlace::Won(_) => {
                return Err(ScenarioError::at(place, format!("influence card {value} is in two places")));
            }
        }
    }
    Ok(())
}

fn lay_strips(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, CityOfRome>) -> Result<()> {
    if scenario.strips.len() > strip::STRIPS {
        return Err(ScenarioError::at("strips", format!("there are {} strips", strip::STRIPS)));
    }
    let mut rest = state.set.strips.to_vec();
    let dice = cx.dice(purpose::STRIPS);
    dice.shuffle(&mut rest);
    for (index, written) in scenario.strips.iter().enumerate() {
        let place = format!("strips[{index}]");
        let problem = || format!("{written}: a strip is written as three B and two C, such as BBCBC");
        let known = |strip: &Strip| state.set.strips.iter().any(|other| other.class() == strip.class());
        let strip = Strip::parse(written).filter(known).ok_or_else(|| ScenarioError::at(place.as_str(), problem()))?;
        let Some(found) = rest.iter().position(|other| other.class() == strip.class()) else {
            return Err(ScenarioError::at(place, format!("{written}: this strip is named twice")));
        };
        rest.remove(found);
        state.strips[index] = strip;
    }
    for (strip, random) in state.strips.iter_mut().skip(scenario.strips.len()).zip(rest) {
        *strip = if dice.below(2) == 1 { random.flipped() } else { random };
    }
    Ok(())
}

fn stand_builders(scenario: &Scenario, state: &mut State) -> Result<()> {
    if scenario.builders.len() > FIELD_COUNT {
        return Err(ScenarioError::at("builders", format!("a strip has {FIELD_COUNT} fields")));
    }
    let early = matches!(scenario.phase, ScenarioPhase::Draft | ScenarioPhase::Upkeep | ScenarioPhase::End);
    if early && scenario.builders.iter().any(Option::is_some) {
        return Err(ScenarioError::at("builders", "no builder stands on the strip in this phase"));
    }
    for (field, builder) in scenario.builders.iter().enumerate() {
        if let Some(number) = builder {
            let place = format!("builders[{field}]");
            let seat = seat_at(&place, *number, state.seats)?;
            state.builders[field] = Some(seat);
            if placed(state, seat) > builders_each(state.seats) {
                return Err(ScenarioError::at(place, format!("seat {number} has more builders than it owns")));
            }
        }
    }
    Ok(())
}

/// Builders of a seat on the strip.
fn placed(state: &State, seat: Seat) -> u8 {
    state.builders.iter().flatten().filter(|builder| **builder == seat).count() as u8
}

fn next_steps(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, CityOfRome>) -> Result<()> {
    match scenario.phase {
        ScenarioPhase::Draft => {
            for seat in turn::still_to_draft(state)? {
                cx.then(Draft { seat });
            }
            cx.then(Upkeep);
        }
        ScenarioPhase::Upkeep => cx.then(Upkeep),
        ScenarioPhase::Placement => {
            for turn in 1..=builders_each(state.seats) {
                for seat in state.seats.seats_from(state.start_player) {
                    if placed(state, seat) < turn {
                        cx.then(Place { seat });
                    }
                }
            }
            cx.then(NextBuilder);
        }
        ScenarioPhase::Action => {
            if let Some(turn) = &scenario.turn {
                turn.go_on(state, cx)?;
            }
            cx.then(NextBuilder);
        }
        ScenarioPhase::End => cx.then(EndRound),
    }
    Ok(())
}
