//! Scenarios that begin in the middle of a phase: an activation, an effect, a payment, a raid, tribute that is reclaimed.

use saturnalia_rules::{Context, ScenarioError, Seat};
use serde::{Deserialize, Serialize};

use super::{Scenario, ScenarioPhase, too_many};
use crate::GloriaMundi;
use crate::cards::{Building, BuildingSet};
use crate::effect::run;
use crate::effect::take::Take;
use crate::effect::trade::{Give, HowOften, Trade};
use crate::goods::{Basic, Basics, Token, Tokens};
use crate::payment::swap::feasible;
use crate::payment::{PaidFor, Payment};
use crate::state::{Idle, State};
use crate::turn::end::EndTurn;
use crate::turn::i_forum::Forum;
use crate::turn::ii_lay_card::LayCard;
use crate::turn::iii_activate::{Activate, NextCard};
use crate::turn::iv_buy::Buy;
use crate::turn::v_goth::destroy::Destroy;
use crate::turn::v_goth::reclaim::Reclaim;
use crate::turn::v_goth::tribute::{Goth, due};

/// A seat in the middle of its activation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioActivation {
    pub seat: u8,
    /// Cards without a coloured building that have not acted yet.
    pub plain: u8,
    /// Coloured buildings that have not acted yet.
    pub built: Vec<Building>,
    /// Whether any card has acted already.
    pub acted: bool,
}

/// A part of an effect that is still to be decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ScenarioEffect {
    /// How often a trade is made; `again` after it was made.
    Times {
        building: Building,
        #[serde(default)]
        again: bool,
    },
    /// What is given for a trade.
    Give(ScenarioTrade),
    /// What is taken: so many goods of one of the card's choices, counted from 0.
    Take {
        building: Building,
        #[serde(default)]
        choice: u8,
        left: u16,
    },
}

/// A trade for which something is still to be given.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioTrade {
    pub building: Building,
    /// How often it is made.
    #[serde(default = "once")]
    pub times: u16,
    /// What was given for its choices already.
    #[serde(default)]
    pub tokens: Tokens,
    #[serde(default)]
    pub buildings: u16,
    #[serde(default)]
    pub cards: Basics,
    /// What the discarded buildings will bring back: steps in their wreaths, and their prices.
    #[serde(default)]
    pub laurel: u16,
    #[serde(default)]
    pub price: Tokens,
}

fn once() -> u16 {
    1
}

impl ScenarioTrade {
    fn under_way(&self) -> Trade {
        let Tokens { food, gold, peace, glory } = self.tokens;
        let [farms, cities, peace_cards] = Basic::ALL.map(|basic| u16::from(self.cards[basic]));
        let given = [food, gold, peace, glory, self.buildings, farms, cities, peace_cards];
        Trade { times: self.times, given, laurel: self.laurel, price: self.price }
    }
}

/// A payment under way: of a building of the forum, or of tribute if none is named.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioPayment {
    pub building: Option<Building>,
    /// The type of basic card it will lie on.
    pub on: Option<Basic>,
    /// What the price still asks for; all of it if left out.
    pub asked: Option<Tokens>,
    /// What is still to be paid on top; all of it if left out.
    pub surcharge: Option<u16>,
    /// Builders that have not helped yet; all that are there if left out.
    pub helpers: Option<Vec<Building>>,
    /// What has been handed over.
    pub paid: Tokens,
}

fn refuse<T>(place: &str, problem: impl Into<String>) -> Result<T, ScenarioError> {
    Err(ScenarioError::at(place, problem))
}

/// No game lasts so long.
const MOST_TURNS: u16 = 1000;

/// Refuses what is named although the phase does not know it.
fn check_fields(scenario: &Scenario) -> Result<(), ScenarioError> {
    let phase = scenario.phase;
    let raid = matches!(phase, ScenarioPhase::Destroy | ScenarioPhase::Reclaim);
    let named = [
        (
            "laid",
            scenario.laid.is_some(),
            !matches!(phase, ScenarioPhase::Forum | ScenarioPhase::LayCard),
            "`activate` and those behind it",
        ),
        ("activation", scenario.activation.is_some(), phase == ScenarioPhase::Activate, "`activate`"),
        (
            "effects",
            !scenario.effects.is_empty(),
            phase == ScenarioPhase::Goth || scenario.activation.is_some(),
            "`goth`, or `activate` with an `activation`",
        ),
        ("payment", scenario.payment.is_some(), phase == ScenarioPhase::Payment, "`payment`"),
        ("owed", scenario.owed != Basics::default(), phase == ScenarioPhase::Destroy, "`destroy`"),
        ("spoils", scenario.spoils != Tokens::NONE, raid, "`destroy` or `reclaim`"),
        ("next", scenario.next.is_some(), raid, "`destroy` or `reclaim`"),
    ];
    match named.into_iter().find(|(_, is_named, fits, _)| *is_named && !fits) {
        Some((field, .., phases)) => refuse(field, format!("only in the phase {phases}")),
        None => Ok(()),
    }
}

/// Puts the rest of the turn on the agenda.
pub(super) fn begin(
    scenario: &Scenario,
    state: &mut State,
    cx: &mut Context<'_, GloriaMundi>,
) -> Result<(), ScenarioError> {
    state.turn = scenario.turn.unwrap_or(1);
    if !(1..=MOST_TURNS).contains(&state.turn) {
        return refuse("turn", format!("turns are counted from 1 to {MOST_TURNS}"));
    }
    check_fields(scenario)?;
    state.laid = scenario.laid;
    match scenario.phase {
        ScenarioPhase::Forum => {
            cx.then(Forum);
            cx.then(LayCard);
            cx.then(Buy);
            cx.then(Goth);
        }
        ScenarioPhase::LayCard => {
            cx.then(LayCard);
            cx.then(Buy);
            cx.then(Goth);
        }
        ScenarioPhase::Activate => {
            activate(scenario, state, cx)?;
            cx.then(Buy);
            cx.then(Goth);
        }
        ScenarioPhase::Buy => {
            cx.then(Buy);
            cx.then(Goth);
        }
        ScenarioPhase::Payment => payment(scenario, state, cx)?,
        ScenarioPhase::Goth => {
            effects(scenario, state, state.active, cx)?;
            cx.then(Goth);
        }
        ScenarioPhase::Destroy => {
            let seat = raid(scenario, state)?;
            cx.then(Destroy { seat });
            cx.then(Reclaim { seat: state.active });
        }
        ScenarioPhase::Reclaim => {
            let seat = raid(scenario, state)?;
            cx.then(Reclaim { seat });
        }
    }
    cx.then(EndTurn);
    Ok(())
}

fn activate(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, GloriaMundi>) -> Result<(), ScenarioError> {
    let Some(basic) = scenario.laid else { return refuse("laid", "say which type was laid") };
    let mut seats: Vec<Seat> = state.seats.seats_from(state.active).collect();
    if let Some(wanted) = &scenario.activation {
        let seat = Seat(wanted.seat);
        let Some(place) = seats.iter().position(|one| *one == seat) else {
            return refuse("activation.seat", format!("there is no seat {}", wanted.seat));
        };
        let player = &state.players[seat];
        let coloured = player.built[basic.index()].and(state.set.coloured);
        let built: BuildingSet = wanted.built.iter().copied().collect();
        if built.and(coloured) != built || usize::from(built.len()) != wanted.built.len() {
            return refuse("activation.built", "not a coloured building on a card of the laid type, or twice");
        }
        if wanted.plain > player.cards(basic) - coloured.len() {
            return refuse("activation.plain", "there are fewer such cards");
        }
        state.idle = Idle { plain: wanted.plain, built, acted: wanted.acted };
        effects(scenario, state, seat, cx)?;
        cx.then(NextCard { seat, basic });
        seats.drain(..=place);
    }
    for seat in seats {
        cx.then(Activate { seat, basic });
    }
    Ok(())
}

/// What is still to be decided of effects, in order: a trade, or goods to take and whether the trade is made again.
fn effects(
    scenario: &Scenario,
    state: &mut State,
    seat: Seat,
    cx: &mut Context<'_, GloriaMundi>,
) -> Result<(), ScenarioError> {
    let mut last_was_take = true;
    for (index, effect) in scenario.effects.iter().enumerate() {
        let place = format!("effects[{index}]");
        let (ScenarioEffect::Times { building, .. }
        | ScenarioEffect::Give(ScenarioTrade { building, .. })
        | ScenarioEffect::Take { building, .. }) = effect;
        let building = *building;
        if !state.players[seat].buildings().contains(building) {
            return refuse(&place, format!("{building} does not lie in the display of seat {}", seat.0));
        }
        let acting = match scenario.laid.filter(|_| scenario.phase == ScenarioPhase::Activate) {
            Some(laid) => state.players[seat].built[laid.index()].and(state.set.coloured),
            None => state.set.bonuses,
        };
        if !acting.contains(building) || state.idle.built.contains(building) || !last_was_take {
            return refuse(&place, format!("{building} does not act now"));
        }
        match effect {
            ScenarioEffect::Times { again, .. } => {
                let how_often = HowOften { seat, building, again: *again };
                if !how_often.can_be_asked(state) {
                    return refuse(&place, "a trade that cannot be repeated, or not be paid");
                }
                cx.then(how_often);
                last_was_take = false;
            }
            ScenarioEffect::Give(wanted) => {
                let (give, trade) = (Give { seat, building }, wanted.under_way());
                if index > 0 || !give.can_be_asked(state, &trade) {
                    return refuse(&place, "not a trade that asks what is given, or it cannot be completed");
                }
                state.trade = trade;
                cx.then(give);
                last_was_take = false;
            }
            ScenarioEffect::Take { choice, left, .. } => {
                let chosen = run::got_from(state.set.get(), building).choices().nth(usize::from(*choice));
                if chosen.is_none() || !(1..=MOST_TAKEN).contains(left) {
                    return refuse(&place, format!("no such choice, or not between 1 and {MOST_TAKEN} left"));
                }
                cx.then(Take { seat, building, choice: *choice, left: *left });
            }
        }
    }
    Ok(())
}

/// No effect brings more goods to choose.
const MOST_TAKEN: u16 = 19_701;

fn payment(scenario: &Scenario, state: &mut State, cx: &mut Context<'_, GloriaMundi>) -> Result<(), ScenarioError> {
    let Some(wanted) = &scenario.payment else { return refuse("payment", "say what is paid") };
    if too_many(wanted.paid) {
        return refuse("payment.paid", "more tokens than anything costs");
    }
    let seat = state.active;
    let (paid_for, price, place, helpers) = match (wanted.building, wanted.on) {
        (Some(building), Some(on)) => {
            let Some(surcharge) = state.forum.iter().position(|card| *card == Some(building)) else {
                return refuse("payment.building", format!("{building} is not in the forum"));
            };
            if !state.set.facts(building).fits(on) || state.players[seat].bare[on] == 0 {
                return refuse("payment.on", "there is no free basic card of this type on which it could lie");
            }
            let helpers = state.players[seat].buildings().and(state.set.swaps);
            (PaidFor::Building { building, on }, state.set.facts(building).price, surcharge as u16, helpers)
        }
        (None, None) => {
            let Some(due) = due(state) else { return refuse("payment", "no tribute can be paid before Rome") };
            (PaidFor::Tribute, due, 0, BuildingSet::NONE)
        }
        (Some(_), None) | (None, Some(_)) => {
            return refuse("payment", "a building and what it will lie on belong together");
        }
    };
    let payment = Payment {
        paid_for,
        asked: wanted.asked.unwrap_or(price),
        surcharge: wanted.surcharge.unwrap_or(place),
        helpers: wanted.helpers.as_ref().map_or(helpers, |some| some.iter().copied().collect()),
        paid: wanted.paid,
    };
    if payment.helpers.and(helpers) != payment.helpers {
        return refuse("payment.helpers", "not a builder of this seat that swaps tokens");
    }
    if !price.cover(payment.asked) || payment.surcharge > place {
        return refuse("payment", "more is asked than the whole price");
    }
    let open = payment.asked.total() + payment.surcharge;
    if open + payment.paid.total() != price.total() + place {
        return refuse("payment.paid", "what is paid and what is still asked are not the whole price");
    }
    if open == 0 || !feasible(&state.set, state.players[seat].tokens, payment.asked, payment.surcharge, payment.helpers)
    {
        return refuse("payment", "nothing is left to pay, or it cannot be paid");
    }
    payment.go_on(state, cx);
    if paid_for != PaidFor::Tribute && state.ended.is_none() {
        cx.then(Goth);
    }
    Ok(())
}

/// What a raid has left to destroy and to reclaim: no more than the spaces behind the Goth can have asked for. Returns who is
/// next.
fn raid(scenario: &Scenario, state: &mut State) -> Result<Seat, ScenarioError> {
    let next = Seat(scenario.next.unwrap_or(scenario.active));
    if !state.seats.contains(next) {
        return refuse("next", format!("there is no seat {}", next.0));
    }
    if !state.tribute.is_empty() {
        return refuse("tribute", "the Goth has passed all of it");
    }
    let roads = &state.set.get().roads;
    let mut passed = Basics::default();
    (1..=state.goth).for_each(|space| passed.add(roads.symbols(space)));
    if Basic::ALL.into_iter().any(|basic| scenario.owed[basic] > passed[basic]) {
        return refuse("owed", "more symbols than the Goth has passed");
    }
    let spoils = scenario.spoils;
    let fits = |basic: Basic| spoils[basic.token()] <= u16::from(passed[basic]);
    if too_many(spoils) || !Basic::ALL.into_iter().all(fits) || spoils[Token::Glory] > u16::from(passed.total()) {
        return refuse("spoils", "more tokens than the Goth has passed symbols");
    }
    if spoils.total() > u16::from(passed.total()) {
        return refuse("spoils", "more tokens than the Goth has passed symbols");
    }
    state.owed = scenario.owed;
    state.spoils = spoils;
    Ok(next)
}

impl Trade {
    /// Whether these numbers are small enough to be added to.
    pub(crate) fn is_bounded(&self) -> bool {
        (1..=HowOften::MOST_TIMES).contains(&self.times)
            && self.laurel <= 57 * u16::from(u8::MAX)
            && !too_many(self.price)
            && self.given.iter().all(|count| *count <= MOST_TAKEN)
    }
}
