//! What is still to be done, named after the rulebook.

use saturnalia_rules::{Context, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Card, EventCard, Token};
use crate::phase::{i_consul, ii_recruit, iii_buildings, iv_income, preparation, v_events, vi_great_work, vii_crises};
use crate::state::State;
use crate::{Sylla, ecclesia};

/// One entry of the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Everybody chooses starting characters in secret.
    ChooseCharacters,
    ShowCharacters,
    Round,

    FirstConsul,
    BidForConsul {
        seat: Seat,
    },
    InstallConsul,
    ConsulToken {
        seat: Seat,
    },
    SpreadFamine,

    Recruiting,
    Recruit {
        seat: Seat,
    },
    CloseRecruiting,

    Buildings,
    /// `left`: sales still to come in this round, this one included.
    OfferBuilding {
        seat: Seat,
        left: u8,
    },
    BidForBuilding {
        seat: Seat,
    },
    SellBuilding {
        left: u8,
    },
    /// Cards are turned in ascending order: none before `from`.
    TurnCard {
        seat: Seat,
        left: u8,
        from: Card,
    },
    TakeBuilding {
        seat: Seat,
    },
    /// Tokens are taken in ascending order: none before `from`.
    InsulaToken {
        seat: Seat,
        left: u8,
        from: Token,
    },
    CloseMarket,

    Income,
    ReceiveIncome {
        seat: Seat,
    },
    UseBuildings {
        seat: Seat,
        temples: u8,
        taverns: u8,
    },

    Events,
    PlaceCube {
        seat: Seat,
    },
    RewardMajorities,
    CountCubes,
    /// Events are named in ascending order: none before `from`.
    PreventEvent {
        seat: Seat,
        left: u8,
        from: EventCard,
    },
    StrikeEvents,
    Strike {
        slot: u8,
    },
    Flip {
        seat: Seat,
        event: EventCard,
    },
    ChooseRemoved,
    RemoveEvent {
        seat: Seat,
    },

    GreatWork,
    /// Everybody votes in secret.
    Vote,
    CountVotes,

    FamineAndCrises,
    Crises,
    EndRound,

    Ecclesia,
    FreeSlaves {
        seat: Seat,
    },
    CountTokens,
}

/// Who must answer.
#[inline]
pub(crate) fn asked(state: &State, step: &Step) -> SeatSet {
    match *step {
        Step::ChooseCharacters | Step::Vote => state.seats.all(),
        Step::BidForConsul { seat }
        | Step::ConsulToken { seat }
        | Step::Recruit { seat }
        | Step::OfferBuilding { seat, .. }
        | Step::BidForBuilding { seat }
        | Step::TurnCard { seat, .. }
        | Step::InsulaToken { seat, .. }
        | Step::UseBuildings { seat, .. }
        | Step::PlaceCube { seat }
        | Step::PreventEvent { seat, .. }
        | Step::Flip { seat, .. }
        | Step::RemoveEvent { seat }
        | Step::FreeSlaves { seat } => SeatSet::only(seat),
        Step::ShowCharacters
        | Step::Round
        | Step::FirstConsul
        | Step::InstallConsul
        | Step::SpreadFamine
        | Step::Recruiting
        | Step::CloseRecruiting
        | Step::Buildings
        | Step::SellBuilding { .. }
        | Step::TakeBuilding { .. }
        | Step::CloseMarket
        | Step::Income
        | Step::ReceiveIncome { .. }
        | Step::Events
        | Step::RewardMajorities
        | Step::CountCubes
        | Step::StrikeEvents
        | Step::Strike { .. }
        | Step::ChooseRemoved
        | Step::GreatWork
        | Step::CountVotes
        | Step::FamineAndCrises
        | Step::Crises
        | Step::EndRound
        | Step::Ecclesia
        | Step::CountTokens => SeatSet::NONE,
    }
}

/// Every legal answer of the asked seat, sorted.
#[inline]
pub(crate) fn offers(state: &State, step: &Step, seat: Seat, out: &mut Vec<Answer>) {
    match *step {
        Step::ChooseCharacters => preparation::offers(state, out),
        Step::BidForConsul { seat } => i_consul::bid_offers(state, seat, out),
        Step::ConsulToken { .. } => i_consul::token_offers(out),
        Step::Recruit { .. } => ii_recruit::offers(state, out),
        Step::OfferBuilding { .. } => iii_buildings::sale_offers(state, out),
        Step::BidForBuilding { seat } => iii_buildings::bid_offers(state, seat, out),
        Step::TurnCard { seat, left, from } => iii_buildings::turn_offers(state, seat, left, from, out),
        Step::InsulaToken { from, .. } => iii_buildings::token_offers(from, out),
        Step::UseBuildings { seat, temples, taverns } => iv_income::offers(state, seat, temples, taverns, out),
        Step::PlaceCube { seat } => v_events::cubes::offers(state, seat, out),
        Step::PreventEvent { left, from, .. } => v_events::prevent::offers(state, left, from, out),
        Step::Flip { seat, event } => v_events::effect::flip_offers(state, seat, event, out),
        Step::RemoveEvent { .. } => v_events::removal::offers(state, out),
        Step::Vote => vi_great_work::offers(state, seat, out),
        Step::FreeSlaves { seat } => ecclesia::offers(state, seat, out),
        Step::ShowCharacters
        | Step::Round
        | Step::FirstConsul
        | Step::InstallConsul
        | Step::SpreadFamine
        | Step::Recruiting
        | Step::CloseRecruiting
        | Step::Buildings
        | Step::SellBuilding { .. }
        | Step::TakeBuilding { .. }
        | Step::CloseMarket
        | Step::Income
        | Step::ReceiveIncome { .. }
        | Step::Events
        | Step::RewardMajorities
        | Step::CountCubes
        | Step::StrikeEvents
        | Step::Strike { .. }
        | Step::ChooseRemoved
        | Step::GreatWork
        | Step::CountVotes
        | Step::FamineAndCrises
        | Step::Crises
        | Step::EndRound
        | Step::Ecclesia
        | Step::CountTokens => {}
    }
}

#[inline]
pub(crate) fn advance(state: &mut State, step: Step, cx: &mut Context<'_, Sylla>) {
    match step {
        Step::ShowCharacters => preparation::show(state, cx),
        Step::Round => begin_round(cx),
        Step::FirstConsul => i_consul::open(state, cx),
        Step::InstallConsul => i_consul::install(state, cx),
        Step::SpreadFamine => i_consul::spread_famine(state, cx),
        Step::Recruiting => ii_recruit::open(state, cx),
        Step::CloseRecruiting => ii_recruit::close(state, cx),
        Step::Buildings => iii_buildings::open(state, cx),
        Step::SellBuilding { left } => iii_buildings::sell(state, left, cx),
        Step::TakeBuilding { seat } => iii_buildings::take(state, seat, cx),
        Step::CloseMarket => iii_buildings::close(state, cx),
        Step::Income => iv_income::open(state, cx),
        Step::ReceiveIncome { seat } => iv_income::receive(state, seat, cx),
        Step::Events => v_events::open(state, cx),
        Step::RewardMajorities => v_events::cubes::reward(state, cx),
        Step::CountCubes => v_events::prevent::count(state, cx),
        Step::StrikeEvents => v_events::effect::strike_all(state, cx),
        Step::Strike { slot } => v_events::effect::strike(state, slot, cx),
        Step::ChooseRemoved => v_events::removal::choose(state, cx),
        Step::GreatWork => vi_great_work::open(state, cx),
        Step::CountVotes => vi_great_work::count(state, cx),
        Step::FamineAndCrises => vii_crises::famine(state, cx),
        Step::Crises => vii_crises::crises(state, cx),
        Step::EndRound => vii_crises::end_round(state, cx),
        Step::Ecclesia => ecclesia::open(state, cx),
        Step::CountTokens => ecclesia::count_tokens(state, cx),
        Step::ChooseCharacters
        | Step::BidForConsul { .. }
        | Step::ConsulToken { .. }
        | Step::Recruit { .. }
        | Step::OfferBuilding { .. }
        | Step::BidForBuilding { .. }
        | Step::TurnCard { .. }
        | Step::InsulaToken { .. }
        | Step::UseBuildings { .. }
        | Step::PlaceCube { .. }
        | Step::PreventEvent { .. }
        | Step::Flip { .. }
        | Step::RemoveEvent { .. }
        | Step::Vote
        | Step::FreeSlaves { .. } => unreachable!("this step always asks its seat"),
    }
}

/// The seven phases.
fn begin_round(cx: &mut Context<'_, Sylla>) {
    for phase in [
        Step::FirstConsul,
        Step::Recruiting,
        Step::Buildings,
        Step::Income,
        Step::Events,
        Step::GreatWork,
        Step::FamineAndCrises,
        Step::EndRound,
    ] {
        cx.then(phase);
    }
}

#[inline]
pub(crate) fn answer(state: &mut State, step: Step, seat: Seat, answer: Answer, cx: &mut Context<'_, Sylla>) {
    match (step, answer) {
        (Step::ChooseCharacters, Answer::Characters(row)) => preparation::choose(state, seat, row, cx),
        (Step::BidForConsul { .. }, Answer::Pass) => i_consul::pass(state, seat, cx),
        (Step::BidForConsul { .. }, Answer::BidDenarii(denarii)) => i_consul::bid(state, seat, denarii, cx),
        (Step::ConsulToken { .. }, Answer::Take(token)) => i_consul::take_token(state, seat, token, cx),
        (Step::Recruit { .. }, Answer::Recruit(card)) => ii_recruit::recruit(state, seat, card, cx),
        (Step::OfferBuilding { left, .. }, Answer::Sell { building, colour }) => {
            iii_buildings::offer(state, seat, left, (building, colour), cx);
        }
        (Step::BidForBuilding { .. }, Answer::Pass) => iii_buildings::pass(state, seat, cx),
        (Step::BidForBuilding { .. }, Answer::BidCards(cards)) => iii_buildings::bid(state, seat, cards, cx),
        (Step::TurnCard { left, .. }, Answer::Turn(card)) => iii_buildings::turn(state, seat, left, card, cx),
        (Step::InsulaToken { left, .. }, Answer::Take(token)) => {
            iii_buildings::take_token(state, seat, left, token, cx);
        }
        (Step::UseBuildings { temples, taverns, .. }, Answer::Sacrifice(token)) => {
            iv_income::sacrifice(state, seat, (temples, taverns), token, cx);
        }
        (Step::UseBuildings { temples, taverns, .. }, Answer::Move { marker, direction }) => {
            iv_income::move_marker(state, seat, (temples, taverns), (marker, direction), cx);
        }
        (Step::UseBuildings { .. }, Answer::Finish) => {}
        (Step::PlaceCube { .. }, Answer::Cube { event, fighter }) => {
            v_events::cubes::place(state, seat, event, fighter, cx);
        }
        (Step::PreventEvent { left, .. }, Answer::Prevent(event)) => {
            v_events::prevent::prevent(state, seat, left, event, cx);
        }
        (Step::Flip { .. }, Answer::FlipCard { card, pose }) => {
            v_events::effect::flip_card(state, seat, (card, pose), cx)
        }
        (Step::Flip { .. }, Answer::FlipBuilding(building)) => {
            v_events::effect::flip_building(state, seat, building, cx)
        }
        (Step::RemoveEvent { .. }, Answer::Remove(event)) => v_events::removal::remove(state, event, cx),
        (Step::Vote, Answer::Vote { thumb, denarii }) => vi_great_work::vote(state, seat, thumb, denarii, cx),
        (Step::FreeSlaves { .. }, Answer::Free(slaves)) => ecclesia::free(state, seat, slaves, cx),
        (step, answer) => unreachable!("{answer:?} is never offered in {step:?}"),
    }
}
