//! Beginning inside: while opening hands are chosen, or in the middle of a builder's turn.

use saturnalia_rules::{Context, ScenarioError, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::decks::Unclaimed;
use super::{Result, Scenario, ScenarioPhase, memory};
use crate::CityOfRome;
use crate::cards::{Card, Colour, Deck, Family};
use crate::city::grid::Cell;
use crate::hidden::{Origin, Unseen};
use crate::round::action::{Act, Left};
use crate::round::build::{self, Pay, Site};
use crate::round::school::{SchoolDeck, SchoolKeep, SchoolReturn};
use crate::state::{MOST_DRAWN, State};

/// How far the builder nearest to the emperor is. Its card is taken.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioTurn {
    pub left: ScenarioLeft,
    /// The card that is being built; it lies in no hand.
    pub announced: Option<Card>,
    /// The place chosen for it, `column,row`: the payment is asked for.
    pub site: Option<Cell>,
    pub school: Option<ScenarioSchool>,
}

/// What the builder may still do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenarioLeft {
    #[default]
    Both,
    Building,
    Production,
    Neither,
}

/// A school that has just been built.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioSchool {
    /// How many cards it draws, if the deck is still to be chosen.
    pub draws: Option<u8>,
    /// The deck it drew from.
    pub deck: Option<Deck>,
    /// The drawn cards that are in no hand and under no deck yet.
    pub drawn: Vec<Card>,
    /// One was kept: it is a hidden card of the hand.
    pub kept: bool,
    /// For each of the drawn cards, who knows that it is among them.
    pub suspected_by: Vec<Vec<u8>>,
}

fn refused<T>(place: &str, problem: impl Into<String>) -> Result<T> {
    Err(ScenarioError::at(place, problem))
}

/// What belongs to one phase is not named in another.
pub(super) fn fits_phase(scenario: &Scenario, round: u8) -> Result<()> {
    let draft = scenario.phase == ScenarioPhase::Draft;
    if draft && round > 1 {
        return refused("round", format!("{round}: hands are drafted before the first round"));
    }
    if !draft && !scenario.packet.is_empty() {
        return refused("packet", "cards are passed on in the phase draft only");
    }
    if scenario.turn.is_some() && scenario.phase != ScenarioPhase::Action {
        return refused("turn", "builders have turns in the phase action only");
    }
    if scenario.turn.is_some() && scenario.builders.iter().all(Option::is_none) {
        return refused("turn", "no builder stands on the strip");
    }
    Ok(())
}

/// The cards of the packet, the card being built, and what a school drew.
pub(super) fn claim(scenario: &Scenario, unclaimed: &mut Unclaimed) -> Result<()> {
    for (number, card) in scenario.packet.iter().enumerate() {
        unclaimed.claim_from(*card, Deck::II, &format!("packet[{number}]"))?;
    }
    let Some(turn) = &scenario.turn else { return Ok(()) };
    if let Some(card) = turn.announced {
        unclaimed.claim(card, "turn.announced")?;
    }
    if let Some(ScenarioSchool { deck: Some(deck), drawn, .. }) = &turn.school {
        for (number, card) in drawn.iter().enumerate() {
            unclaimed.claim_from(*card, *deck, &format!("turn.school.drawn[{number}]"))?;
        }
    }
    Ok(())
}

/// The builder nearest to the emperor.
fn foremost(scenario: &Scenario) -> Option<Seat> {
    scenario.builders.iter().flatten().next().map(|number| Seat(*number))
}

/// Who will keep a card at a school that has just been built.
pub(super) fn keeps_from_school(scenario: &Scenario) -> Option<Seat> {
    let school = scenario.turn.as_ref()?.school.as_ref()?;
    if school.kept { None } else { foremost(scenario) }
}

/// Cards that deck II still has to give to the packet.
pub(super) fn packet_to_deal(scenario: &Scenario, state: &State, deck: Deck) -> usize {
    let named = scenario.phase != ScenarioPhase::Draft || !scenario.packet.is_empty();
    if named || deck != Deck::II { 0 } else { in_packet(state) }
}

/// Cards on their way: one for everybody who has not chosen.
fn in_packet(state: &State) -> usize {
    state.players.at(state.seats).filter(|(_, player)| player.hand.held().is_empty()).count()
}

/// The packet comes from the scenario or from the top of deck II.
pub(super) fn open_packet(scenario: &Scenario, state: &mut State) -> Result<()> {
    if scenario.phase != ScenarioPhase::Draft {
        return Ok(());
    }
    let count = in_packet(state);
    if scenario.packet.is_empty() {
        for _ in 0..count {
            let card = state.deck_mut(Deck::II).pop();
            state.peeked.extend(card);
        }
    } else if scenario.packet.len() == count {
        state.peeked.extend(scenario.packet.iter().map(|card| Unseen::new(*card)));
    } else {
        let problem = format!("{} cards, but {count} players have yet to choose", scenario.packet.len());
        return refused("packet", problem);
    }
    Ok(())
}

/// Those who have yet to choose from the packet, in their order.
pub(super) fn still_to_draft(state: &State) -> Result<impl Iterator<Item = Seat>> {
    let order =
        std::iter::successors(Some(state.seats.before(state.start_player)), |seat| Some(state.seats.before(*seat)));
    let chosen = state.seats.len() - in_packet(state);
    let order = order.take(state.seats.len());
    for (place, seat) in order.clone().enumerate() {
        let held = state.players[seat].hand.held();
        let drafted = held.len() == 1 && held[0].origin == Origin::Draft;
        if drafted != (place < chosen) || !state.players[seat].hand.open_cards().eq([]) {
            let problem = "the start player's right-hand neighbour chooses first, and nobody has other cards yet";
            return refused(&format!("seats[{}].hidden", seat.0), problem);
        }
    }
    Ok(order.skip(chosen))
}

impl ScenarioTurn {
    /// The steps that are left of this turn.
    pub(super) fn go_on(&self, state: &mut State, cx: &mut Context<'_, CityOfRome>) -> Result<()> {
        let Some(seat) = state.foremost().and_then(|field| state.builders[usize::from(field)]) else {
            return refused("turn", "no builder stands on the strip");
        };
        let left = match self.left {
            ScenarioLeft::Both => Left::Both,
            ScenarioLeft::Building => Left::OnlyBuilding,
            ScenarioLeft::Production => Left::OnlyProduction,
            ScenarioLeft::Neither => Left::Neither,
        };
        match (self.announced, &self.school) {
            (Some(_), Some(_)) => return refused("turn", "a school draws after it was built, not before"),
            (Some(card), None) => self.build(state, seat, card, left, cx)?,
            (None, Some(school)) => {
                if left.building() {
                    return refused("turn.left", "who has built a school has only production left, or nothing");
                }
                school.go_on(state, seat, cx)?;
                cx.then(Act { seat, left });
            }
            (None, None) => cx.then(Act { seat, left }),
        }
        if self.site.is_some() && self.announced.is_none() {
            return refused("turn.site", "no card is being built");
        }
        Ok(())
    }

    fn build(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        left: Left,
        cx: &mut Context<'_, CityOfRome>,
    ) -> Result<()> {
        if !left.building() {
            return refused("turn.left", "who is building has building left");
        }
        if !build::buildable(state, seat).contains(card) {
            return refused("turn.announced", format!("{}: it cannot be paid for, or finds no place", card.id()));
        }
        state.announced = Some(card);
        let Some(at) = self.site else {
            cx.then(Site { seat, card, left });
            return Ok(());
        };
        if !state.players[seat].city.sites(card).contains(at) {
            return refused("turn.site", format!("{at}: {} cannot stand there", card.id()));
        }
        let pay = Pay { seat, card, at, left };
        if pay.only_way(state).is_some() {
            return refused("turn.site", "there is only one way to pay, so nobody is asked");
        }
        cx.then(pay);
        Ok(())
    }
}

impl ScenarioSchool {
    fn go_on(&self, state: &mut State, seat: Seat, cx: &mut Context<'_, CityOfRome>) -> Result<()> {
        let is_school = |card: Card| card.family() == Family::Public(Colour::Yellow);
        if state.players[seat].city.count_of(is_school) == 0 {
            return refused("turn.school", "there is no school in the city");
        }
        let most = MOST_DRAWN as u8;
        let Some(deck) = self.deck else {
            let draws = self.draws.unwrap_or(1);
            if draws == 0 || draws > most || !self.drawn.is_empty() || self.kept {
                return refused("turn.school", format!("a school draws 1 to {most} cards, from a deck"));
            }
            cx.then(SchoolDeck { seat, draws });
            return Ok(());
        };
        if deck == Deck::I || !state.decks_in_play().contains(&deck) || self.draws.is_some() {
            return refused(
                "turn.school",
                format!("a school has drawn from deck II, III or IV, not {}", deck.numeral()),
            );
        }
        let together = self.drawn.len() + usize::from(self.kept);
        if self.drawn.is_empty() || together > MOST_DRAWN {
            return refused("turn.school.drawn", format!("a school draws 1 to {most} cards"));
        }
        let kept = |origin, from| origin == Origin::School && from == deck;
        if self.kept && !state.players[seat].hand.held().iter().any(|held| kept(held.origin, held.deck)) {
            return refused("turn.school.kept", "the card that was kept is not among the hidden ones");
        }
        // Unless the scenario says how many there were, this is the first.
        state.school_draws = 1;
        let knowers = self.suspected_by.iter().map(Some).chain(std::iter::repeat(None));
        for (card, knowers) in self.drawn.iter().zip(knowers) {
            let place = "turn.school.suspected_by";
            let suspected_by = memory::seats(place, knowers.map_or(&[][..], Vec::as_slice), state.seats)?;
            let known_to = SeatSet::only(seat);
            state.peeked.push(Unseen { known_to, drawn_in: 1, suspected_by, ..Unseen::new(*card) });
        }
        state.peeked.sort_by_key(|card| card.kind);
        if !self.kept {
            cx.then(SchoolKeep { seat, deck });
        }
        cx.then(SchoolReturn { seat, deck });
        Ok(())
    }
}
