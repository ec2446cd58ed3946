//! Arranging a given position in readable JSON. `docs/scenarios/city-of-rome.md` explains every field with an example.

use std::collections::BTreeMap;

use saturnalia_rules::{Arrange, Context, Known as _, ScenarioError, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::building::public;
use crate::cards::{Card, Colour, Deck, Family};
use crate::city::City;
use crate::city::grid::{Cell, Cells, START_FARM};
use crate::components::Components;
use crate::hidden::{Held, Origin, Unseen};
use crate::round::action::NextBuilder;
use crate::round::influence::EndRound;
use crate::round::placement::Place;
use crate::round::upkeep::Upkeep;
use crate::state::{
    InfluencePlace, MOST_HELD, State, builders_each, draws_per_round, influence_rounds, influence_values,
};
use crate::strip::{self, FIELD_COUNT, Strip};
use crate::{CityOfRome, Options, check, play, purpose};

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
    pub seats: Vec<ScenarioSeat>,
}

/// Where in the round the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioPhase {
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
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioHidden {
    pub card: Card,
    pub deck: Deck,
    #[serde(default = "from_school")]
    pub from: Origin,
}

fn from_school() -> Origin {
    Origin::School
}

type Result<T> = std::result::Result<T, ScenarioError>;

/// The coins of the box, and its influence markers. Play itself never runs out of them, but who begins with no more than these
/// cannot count past what a number holds.
const COINS: u8 = 117;
const INFLUENCE_MARKERS: u8 = 33;

/// The cards of the decks that no zone of the scenario has claimed yet.
struct Unclaimed {
    decks: [Vec<Card>; 4],
}

impl Unclaimed {
    fn of(set: &Components, seats: SeatCount) -> Unclaimed {
        let cards = |deck: Deck| {
            if crate::state::decks_in_play(seats).contains(&deck) { set.cards_of(deck).collect() } else { Vec::new() }
        };
        Unclaimed { decks: Deck::ALL.map(cards) }
    }

    fn claim_from(&mut self, card: Card, deck: Deck, place: &str) -> Result<()> {
        let pile = &mut self.decks[deck.index()];
        match pile.iter().position(|other| *other == card) {
            Some(index) => {
                pile.remove(index);
                Ok(())
            }
            None => {
                let problem = format!("{}: deck {} has no such card left", card.id(), deck.numeral());
                Err(ScenarioError::at(place, problem))
            }
        }
    }

    /// Claims a card from whichever deck can spare it best.
    fn claim(&mut self, card: Card, place: &str) -> Result<()> {
        let holds = |deck: &Deck| self.decks[deck.index()].contains(&card);
        let from = Deck::ALL.into_iter().filter(holds).max_by_key(|deck| self.decks[deck.index()].len());
        match from {
            Some(deck) => self.claim_from(card, deck, place),
            None => Err(ScenarioError::at(place, format!("{}: no such card is left in this game", card.id()))),
        }
    }
}

impl Arrange for CityOfRome {
    type Scenario = Scenario;

    fn arrange(
        scenario: &Scenario,
        _: &Options,
        set: Set<Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State> {
        let start_player = seat_at("start_player", scenario.start_player, seats)?;
        let mut state = play::empty_table(set, seats, start_player);
        let round = scenario.round.unwrap_or(1);
        if round == 0 || round > state.rounds() {
            let problem = format!("{round}: this game has rounds 1 to {}", state.rounds());
            return Err(ScenarioError::at("round", problem));
        }
        state.round = if scenario.phase == ScenarioPhase::Upkeep { round - 1 } else { round };
        let back = (round - 1) % seats.get();
        state.first_start_player = Seat((start_player.0 + seats.get() - back) % seats.get());
        if scenario.seats.len() > seats.len() {
            let problem = format!("{} seats are described, but {} play", scenario.seats.len(), seats.len());
            return Err(ScenarioError::at("seats", problem));
        }

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
                let city = parse_city(&described.city, &format!("{place}.city"))?;
                claim_city(&city, &mut state.removed, &mut unclaimed, &format!("{place}.city"))?;
                state.players[seat].city = city;
            }
        }
        for (number, card) in scenario.removed.iter().enumerate() {
            unclaimed.claim(*card, &format!("removed[{number}]"))?;
            state.removed[card.index()] += 1;
        }
        schools_were_built(&state)?;
        place_influence_cards(scenario, &mut state)?;
        lay_strips(scenario, &mut state, cx)?;
        stand_builders(scenario, &mut state)?;
        pile_decks(scenario, &mut state, unclaimed, cx)?;
        lay_offer(scenario, &mut state)?;
        next_steps(scenario, &state, cx);
        Ok(state)
    }
}

fn seat_at(place: &str, number: u8, seats: SeatCount) -> Result<Seat> {
    let seat = Seat(number);
    if seats.contains(seat) {
        Ok(seat)
    } else {
        Err(ScenarioError::at(place, format!("{number}: seats are numbered from 0 to {}", seats.get() - 1)))
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
            let card = Unseen::new(hidden.card);
            state.players[Seat(index as u8)].hand.hold(Held { card, deck: hidden.deck, origin: hidden.from });
        }
    }
    for (deck, cards) in &scenario.decks {
        for (number, card) in cards.iter().enumerate() {
            unclaimed.claim_from(*card, *deck, &format!("decks.{}[{number}]", deck.numeral()))?;
        }
    }
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

fn parse_city(rows: &[String], place: &str) -> Result<City> {
    let mut city = City::default();
    for (row, line) in rows.iter().enumerate() {
        for (column, word) in line.split_whitespace().enumerate().filter(|(_, word)| *word != ".") {
            let here = format!("{place}[{row}]");
            if row >= 4 || column >= 4 {
                return Err(ScenarioError::at(here, "a city has at most four rows of four cards"));
            }
            let at = Cell::at(START_FARM.x() + column as u8, START_FARM.y() + row as u8);
            put_word(&mut city, word, at).map_err(|problem| ScenarioError::at(here, problem))?;
        }
    }
    check::city(&city).map_err(|problem| ScenarioError::at(place, problem))?;
    for placed in city.cards().iter().filter(|placed| placed.points > 0) {
        // Cards never leave a place bare, so there were no more neighbours when it was built (Ruling B6).
        let most = city.neighbours(placed.at) + public::bonus(placed.card);
        if placed.points > most {
            let row = placed.at.y() - START_FARM.y();
            let problem = format!("{}:{}: at most {most} markers lie on this card", placed.card.id(), placed.points);
            return Err(ScenarioError::at(format!("{place}[{row}]"), problem));
        }
    }
    Ok(city)
}

/// Builds `card` or `card:markers`.
fn put_word(city: &mut City, word: &str, at: Cell) -> std::result::Result<(), String> {
    let (written, markers) = word.split_once(':').unwrap_or((word, "0"));
    let card = Card::all().find(|card| card.id() == written).ok_or_else(|| format!("{written}: no such card"))?;
    let markers: u8 = markers.parse().map_err(|_| format!("{word}: markers are counted in digits"))?;
    city.put(card, at);
    let most = match card.family() {
        // How many depends on its neighbours, of which some may be still to come.
        Family::Public(Colour::Blue) => u8::MAX,
        Family::Production => u8::from(city.granaries().contains(at)),
        Family::Public(_) | Family::House(_) | Family::Aqueduct | Family::Temple => 0,
    };
    if markers > most {
        return Err(format!("{word}: at most {most} markers lie on this card"));
    }
    if card.family() == Family::Production {
        if markers > 0 {
            city.mark(city.marked().or(Cells::only(at)));
        }
    } else {
        city.lay_points(at, markers);
    }
    Ok(())
}

/// The first farm and the first house of value 2 are the start buildings; a start building that is not there was replaced.
fn claim_city(
    city: &City,
    removed: &mut [u8; crate::cards::KINDS],
    unclaimed: &mut Unclaimed,
    place: &str,
) -> Result<()> {
    for card in Card::all() {
        let standing = city.count_of(|other| other == card);
        let start = u8::from(matches!(card, Card::VegetableFarm | Card::House2));
        removed[card.index()] += start.saturating_sub(standing);
        for _ in start..standing {
            unclaimed.claim(card, place)?;
        }
    }
    Ok(())
}

/// Whoever kept a card at a school built that school. It may have been replaced since.
fn schools_were_built(state: &State) -> Result<()> {
    let is_school = |card: Card| card.family() == Family::Public(Colour::Yellow);
    let mut replaced: u8 = Card::all().filter(|card| is_school(*card)).map(|card| state.removed[card.index()]).sum();
    for (seat, player) in state.players.at(state.seats) {
        let kept = player.hand.held().iter().filter(|held| held.origin == Origin::School).count() as u8;
        let gone = kept.saturating_sub(player.city.count_of(is_school));
        replaced = replaced.checked_sub(gone).ok_or_else(|| {
            let problem = "more cards kept at schools than schools in the city and among `removed`";
            ScenarioError::at(format!("seats[{}].hidden", seat.0), problem)
        })?;
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

/// Shuffles what is left of each deck to the height it has in this round, and lays the named cards on top.
fn pile_decks(
    scenario: &Scenario,
    state: &mut State,
    unclaimed: Unclaimed,
    cx: &mut Context<'_, CityOfRome>,
) -> Result<()> {
    let draws = usize::from(draws_per_round(state.seats));
    let drawn = usize::from(state.round) * draws;
    let still_to_come = still_to_come(state);
    let dealt = if scenario.offer.is_empty() && state.round > 0 { draws } else { 0 };
    for (deck, mut rest) in Deck::ALL.into_iter().zip(unclaimed.decks) {
        if !state.decks_in_play().contains(&deck) {
            continue;
        }
        let top = scenario.decks.get(&deck).map_or(&[][..], Vec::as_slice);
        let drafted = if deck == Deck::II { state.seats.len() } else { 0 };
        let height = state.set.cards_of(deck).count() - drafted - drawn;
        let on_offer = dealt_slots(scenario, state).filter(|slot| state.offer_deck(*slot) == deck).count();
        let left = rest.len() + top.len();
        if left < still_to_come + on_offer {
            let problem = format!("{left} cards are left, {} come into the offer", still_to_come + on_offer);
            return Err(ScenarioError::at(format!("decks.{}", deck.numeral()), problem));
        }
        if top.len() > height + on_offer {
            let problem = format!("{} cards are named, {} lie there in this round", top.len(), height + on_offer);
            return Err(ScenarioError::at(format!("decks.{}", deck.numeral()), problem));
        }
        cx.dice(purpose::deck(deck)).shuffle(&mut rest);
        while rest.len() + top.len() > height + dealt {
            let Some(card) = rest.pop() else { break };
            state.removed[card.index()] += 1;
        }
        // Before a round nothing is on offer, and what schools kept is gone. These come from below, so that a game arranged
        // long ago draws the same cards.
        let kept = kept_from(state, deck);
        let in_offer = if scenario.phase == ScenarioPhase::Upkeep { 0 } else { dealt };
        let least = (height + in_offer).saturating_sub(kept).max(still_to_come + on_offer);
        while rest.len() + top.len() > least && !rest.is_empty() {
            state.removed[rest.remove(0).index()] += 1;
        }
        rest.extend(top.iter().rev());
        match deck {
            Deck::I => state.deck_i.extend(rest),
            Deck::II | Deck::III | Deck::IV => state.deck_mut(deck).extend(rest.into_iter().map(Unseen::new)),
        }
    }
    Ok(())
}

/// Cards of a deck that were kept at schools and are still hidden.
fn kept_from(state: &State, deck: Deck) -> usize {
    let held = state.players.0.iter().flat_map(|player| player.hand.held());
    held.filter(|held| held.deck == deck && held.origin == Origin::School).count()
}

/// Cards that each deck still has to give in the rounds after this one.
fn still_to_come(state: &State) -> usize {
    usize::from((state.rounds() - state.round) * draws_per_round(state.seats))
}

/// The places of the offer that are filled from the decks because the scenario names none.
fn dealt_slots(scenario: &Scenario, state: &State) -> std::ops::Range<usize> {
    if scenario.offer.is_empty() { 0..offered(scenario, state) } else { 0..0 }
}

/// Cards on offer now: one for every builder whose turn is still to come.
fn offered(scenario: &Scenario, state: &State) -> usize {
    match scenario.phase {
        ScenarioPhase::Upkeep | ScenarioPhase::End => 0,
        ScenarioPhase::Placement => state.offer_slots(),
        ScenarioPhase::Action => scenario.builders.iter().flatten().count(),
    }
}

fn stand_builders(scenario: &Scenario, state: &mut State) -> Result<()> {
    if scenario.builders.len() > FIELD_COUNT {
        return Err(ScenarioError::at("builders", format!("a strip has {FIELD_COUNT} fields")));
    }
    let early = matches!(scenario.phase, ScenarioPhase::Upkeep | ScenarioPhase::End);
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

fn lay_offer(scenario: &Scenario, state: &mut State) -> Result<()> {
    let needed = offered(scenario, state);
    let named = scenario.offer.iter().flatten().count();
    if !scenario.offer.is_empty() {
        if named != needed {
            let problem = format!("{named} cards, but {needed} builders will take one");
            return Err(ScenarioError::at("offer", problem));
        }
        for (slot, card) in scenario.offer.iter().enumerate() {
            state.offer[slot] = *card;
        }
        return Ok(());
    }
    if scenario.phase == ScenarioPhase::Upkeep {
        return Ok(());
    }
    let mut named = Deck::ALL.map(|deck| scenario.decks.get(&deck).map_or(0, Vec::len));
    for slot in 0..state.offer_slots() {
        let deck = state.offer_deck(slot);
        if slot < needed {
            state.offer[slot] = draw_below(state, deck, 0);
            named[deck.index()] = named[deck.index()].saturating_sub(1);
        } else if state.deck_len(deck) > still_to_come(state).max(named[deck.index()]) {
            // Whoever has had a turn took it. It is none of the cards named, so it is out of the game.
            let taken = draw_below(state, deck, named[deck.index()]);
            state.removed[taken.known().index()] += 1;
        }
    }
    Ok(())
}

/// Draws the card that lies below so many others.
fn draw_below(state: &mut State, deck: Deck, above: usize) -> Option<Card> {
    let index = state.deck_len(deck).checked_sub(above + 1)?;
    Some(match deck {
        Deck::I => state.deck_i.remove(index),
        Deck::II | Deck::III | Deck::IV => state.deck_mut(deck).remove(index).kind,
    })
}

fn next_steps(scenario: &Scenario, state: &State, cx: &mut Context<'_, CityOfRome>) {
    match scenario.phase {
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
        ScenarioPhase::Action => cx.then(NextBuilder),
        ScenarioPhase::End => cx.then(EndRound),
    }
}
