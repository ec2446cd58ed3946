//! Where in a round a scenario begins: what has been played, who has decided and acted, what is known.

use saturnalia_rules::{Context, ScenarioError, Seat, seat_at};

use super::{CampScenario, Named, Scenario, parse};
use crate::GloryToRome;
use crate::cards::{Building, Role};
use crate::event::Event;
use crate::options::ShownCards;
use crate::role::legionary;
use crate::round::follow::Follow;
use crate::round::lead::{self, Lead};
use crate::round::perform::{self, Left, Turn};
use crate::round::start::Bid;
use crate::state::{Decision, State};
use crate::zone::Cards;

/// What everybody knows of the hands.
pub(super) fn remember(state: &mut State, scenario: &Scenario) -> Result<(), ScenarioError> {
    for (seat, camp) in (0..).map(Seat).zip(&scenario.seats) {
        let mut seen = Cards::NONE;
        for (index, word) in camp.known.iter().enumerate() {
            let card = of_hand(state, seat, seen, word, &format!("seats[{}].known[{index}]", seat.0))?;
            seen.add(card);
            show(state, seat, card, seen);
        }
        for (index, material) in camp.lacks.iter().enumerate() {
            if state.camps[seat].hand.has(*material) {
                let place = format!("seats[{}].lacks[{index}]", seat.0);
                return Err(ScenarioError::at(place, format!("the hand holds {}", material.name())));
            }
            state.camps[seat].deny(*material);
        }
        if let Some(knowledge) = &camp.knowledge {
            if !camp.known.is_empty() || !camp.lacks.is_empty() {
                let place = format!("seats[{}].knowledge", seat.0);
                return Err(ScenarioError::at(place, "either this, or `known` and `lacks`"));
            }
            knowledge.remember(state, seat)?;
        }
    }
    Ok(())
}

fn show(state: &mut State, seat: Seat, card: Building, seen: Cards) {
    let camp = &mut state.camps[seat];
    match state.options.demands {
        ShownCards::Name => camp.show(card, seen.count(card)),
        ShownCards::Material => camp.show_material(card.material(), seen.count_of(card.material())),
    }
}

/// A card of the hand beside those already taken.
fn of_hand(state: &State, seat: Seat, taken: Cards, word: &str, place: &str) -> Result<Building, ScenarioError> {
    let hand = state.camps[seat].hand;
    let is_left = |card: &Building| hand.count(*card) > taken.count(*card);
    let found = match parse(place, word)? {
        Named::Card(card) => Some(card).filter(is_left),
        Named::Any(material) => hand.of(material).kinds().find(is_left),
        Named::Senator => None,
    };
    found.ok_or_else(|| ScenarioError::at(place, format!("no such card is left in the hand: `{word}`")))
}

/// Puts the first steps on the agenda.
pub(super) fn begin(
    state: &mut State,
    scenario: &Scenario,
    cx: &mut Context<'_, GloryToRome>,
) -> Result<(), ScenarioError> {
    if let Some(round) = scenario.round {
        if !(1..=MOST_ROUNDS).contains(&round) {
            return Err(ScenarioError::at("round", format!("a round from 1 to {MOST_ROUNDS}")));
        }
        state.round = round;
    }
    if scenario.bidding {
        return bid(state, scenario, cx);
    }
    cx.tell(Event::RoundBegins { leader: state.leader, round: state.round });
    let Some(role) = scenario.led else {
        only_with_led(scenario)?;
        cx.then(Lead);
        return Ok(());
    };
    state.role = Some(role);
    let now = Now::of(state, scenario)?;
    for seat in state.seats.seats() {
        take_part(state, seat, now, scenario.seats.get(seat.index()))?;
    }
    match now {
        Now::Deciding(first) => {
            for seat in state.seats.seats_from(state.leader).skip(now.place(state, first)) {
                cx.then(Follow { seat, role });
            }
            lead::all_act(state, role, cx);
        }
        Now::Acting(first) => {
            let passed = now.place(state, first);
            let demands = !scenario.demanded.is_empty();
            if demands {
                demand(state, Turn { seat: first, role, left: Left::Round }, &scenario.demanded, cx)?;
            }
            lead::act_from(state, role, passed + usize::from(demands), cx);
        }
    }
    Ok(())
}

/// All lay down a card for the first lead.
fn bid(state: &State, scenario: &Scenario, cx: &mut Context<'_, GloryToRome>) -> Result<(), ScenarioError> {
    if scenario.led.is_some() || state.round > 1 {
        return Err(ScenarioError::at("bidding", "cards are laid down before the first round alone"));
    }
    only_with_led(scenario)?;
    if let Some((seat, _)) = state.camps.at(state.seats).find(|(_, camp)| camp.hand.is_empty()) {
        return Err(ScenarioError::at(format!("seats[{}].hand", seat.0), "there is no card to lay down"));
    }
    cx.then(Bid);
    Ok(())
}

/// Far more rounds than any game takes.
const MOST_ROUNDS: u16 = 10_000;

/// How far the round has come.
#[derive(Clone, Copy)]
enum Now {
    Deciding(Seat),
    Acting(Seat),
}

impl Now {
    fn of(state: &State, scenario: &Scenario) -> Result<Now, ScenarioError> {
        let seat = |place: &str, number: u8| seat_at(place, number, state.seats);
        match (scenario.deciding, scenario.acting) {
            (Some(_), Some(_)) => Err(ScenarioError::at("deciding", "nobody acts while somebody decides")),
            (Some(deciding), None) => {
                let deciding = seat("deciding", deciding)?;
                if deciding == state.leader {
                    return Err(ScenarioError::at("deciding", "the leader has decided with `led`"));
                }
                if !scenario.demanded.is_empty() {
                    return Err(ScenarioError::at("demanded", "nobody acts while somebody decides"));
                }
                Ok(Now::Deciding(deciding))
            }
            (None, Some(acting)) => Ok(Now::Acting(seat("acting", acting)?)),
            (None, None) => Ok(Now::Acting(state.leader)),
        }
    }

    /// How many seats from the leader on come before that one.
    fn place(self, state: &State, seat: Seat) -> usize {
        state.seats.seats_from(state.leader).take_while(|other| *other != seat).count()
    }
}

/// What one seat has played, and what of it is still to come.
fn take_part(state: &mut State, seat: Seat, now: Now, camp: Option<&CampScenario>) -> Result<(), ScenarioError> {
    let none = CampScenario::default();
    let camp = camp.unwrap_or(&none);
    let at = |field: &str| format!("seats[{}].{field}", seat.0);
    let own_place = now.place(state, seat);
    let (undecided, acted) = match now {
        Now::Deciding(first) => (own_place >= now.place(state, first), false),
        Now::Acting(first) => (false, own_place < now.place(state, first)),
    };
    if undecided && (!camp.played.is_empty() || camp.units.is_some_and(|units| units > 0)) {
        return Err(ScenarioError::at(at("played"), "this seat has not decided yet"));
    }
    if acted && camp.units.is_some_and(|units| units > 0) {
        return Err(ScenarioError::at(at("units"), "this seat has acted already"));
    }
    let leads = seat == state.leader;
    let units = match camp.units {
        Some(units) => units,
        None if undecided || acted => 0,
        None => u8::from(leads || !camp.played.is_empty()),
    };
    let clients = state.camps[seat].clients.by_material();
    let own = &mut state.camps[seat];
    own.units = units;
    own.decision = match units {
        _ if leads => Decision::Leads,
        _ if undecided => Decision::Open,
        0 if camp.played.is_empty() => Decision::Thinks,
        _ => Decision::Follows,
    };
    for (field, roles) in [("resting", &camp.resting), ("acted", &camp.acted)] {
        for (index, role) in roles.iter().enumerate() {
            let of_role = role.index();
            if own.fresh[of_role] + own.acted[of_role] >= clients[of_role] {
                let place = format!("{}[{index}]", at(field));
                return Err(ScenarioError::at(place, format!("there are only {} such clients", clients[of_role])));
            }
            let marked = if field == "resting" { &mut own.fresh } else { &mut own.acted };
            marked[of_role] += 1;
        }
    }
    if camp.crafted {
        state.crafted.insert(seat);
    }
    Ok(())
}

/// Lays cards of the hand on "Rome demands"; all Legionary actions of the turn have become this demand.
fn demand(
    state: &mut State,
    turn: Turn,
    words: &[String],
    cx: &mut Context<'_, GloryToRome>,
) -> Result<(), ScenarioError> {
    if turn.role != Role::Legionary {
        return Err(ScenarioError::at("demanded", "only Legionaries demand"));
    }
    let actions = perform::left(state, turn);
    let mut cards = Cards::NONE;
    for (index, word) in words.iter().enumerate() {
        let place = format!("demanded[{index}]");
        if index >= usize::from(actions) {
            return Err(ScenarioError::at(place, format!("only {actions} Legionary actions are left")));
        }
        let card = of_hand(state, turn.seat, cards, word, &place)?;
        cards.add(card);
        legionary::lay_down(state, turn.seat, card);
    }
    // Nothing is left of the turn.
    let _ = perform::spend(state, turn, actions);
    legionary::all_shown(turn.seat, cx);
    Ok(())
}

/// What speaks of a round that has begun needs the role that was led.
fn only_with_led(scenario: &Scenario) -> Result<(), ScenarioError> {
    let needs_led = |place: String| Err(ScenarioError::at(place, "only with `led`"));
    let table = [
        ("deciding", scenario.deciding.is_some()),
        ("acting", scenario.acting.is_some()),
        ("demanded", !scenario.demanded.is_empty()),
    ];
    if let Some((field, _)) = table.into_iter().find(|(_, given)| *given) {
        return needs_led(field.to_owned());
    }
    for (seat, camp) in scenario.seats.iter().enumerate() {
        let fields = [
            ("played", !camp.played.is_empty()),
            ("resting", !camp.resting.is_empty()),
            ("acted", !camp.acted.is_empty()),
            ("crafted", camp.crafted),
        ];
        if let Some((field, _)) = fields.into_iter().find(|(_, given)| *given) {
            return needs_led(format!("seats[{seat}].{field}"));
        }
    }
    Ok(())
}
