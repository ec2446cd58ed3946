//! What is still to be done: the steps of the agenda, and who handles which.

use saturnalia_rules::{Context, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::GloriaMundi;
use crate::answer::Answer;
use crate::cards::Building;
use crate::effect::run;
use crate::event::Event;
use crate::goods::Token;
use crate::payment;
use crate::state::{End, Idle, State};
use crate::turn::{self, i_forum, ii_lay_card, iii_activate, iv_buy, v_goth};

/// One thing still to be done, named after the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Phase 1: a new building comes into the forum.
    Forum,
    /// Phase 2: the active player lays a basic card, or cannot and ends the game.
    LayCard,
    /// Phase 3: the seat's turn to activate begins.
    Activate { seat: Seat },
    /// The seat says what acts next, if there is anything to say.
    NextCard { seat: Seat },
    /// The seat says how often a repeatable trade is made.
    HowOften { seat: Seat, building: Building },
    /// The seat gives one token after the other for a trade made so many times.
    Give { seat: Seat, building: Building, left: u16, times: u16 },
    /// The seat takes one token or step after the other.
    Take { seat: Seat, building: Building, left: u16 },
    /// The seat says which other building is discarded.
    DiscardOther { seat: Seat, building: Building },
    /// Phase 4: the active player may buy a building.
    Buy,
    /// The active player says how a part of the price is paid.
    PayPrice { asked: Token },
    /// The active player says what the surcharge is paid with.
    PaySurcharge,
    /// Phase 5: tribute or not.
    Goth,
    /// The next card is lost, from this seat on.
    Destroy { seat: Seat },
    /// The next token of the tribute is taken back, from this seat on.
    Reclaim { seat: Seat },
    /// The next player's turn, unless Rome has fallen.
    EndTurn,
}

#[inline]
pub(crate) fn asked(state: &State, step: &Step) -> SeatSet {
    match *step {
        Step::Buy | Step::PayPrice { .. } | Step::PaySurcharge => SeatSet::only(state.active),
        Step::LayCard => only_if(state.active, state.players[state.active].hand.total() > 0),
        Step::Goth => only_if(state.active, state.next_tribute().is_some()),
        Step::NextCard { seat } => only_if(seat, iii_activate::has_choice(state, seat)),
        Step::HowOften { seat, .. }
        | Step::Give { seat, .. }
        | Step::Take { seat, .. }
        | Step::DiscardOther { seat, .. } => SeatSet::only(seat),
        Step::Destroy { seat } => only_if(seat, v_goth::can_lose(state, seat)),
        Step::Reclaim { seat } => only_if(seat, state.spoils.kinds().len() > 1),
        Step::Forum | Step::Activate { .. } | Step::EndTurn => SeatSet::NONE,
    }
}

#[inline]
fn only_if(seat: Seat, asked: bool) -> SeatSet {
    if asked { SeatSet::only(seat) } else { SeatSet::NONE }
}

#[inline]
pub(crate) fn offers(state: &State, step: &Step, out: &mut Vec<Answer>) {
    match *step {
        Step::LayCard => ii_lay_card::offers(state, out),
        Step::NextCard { seat } => iii_activate::offers(state, seat, out),
        Step::HowOften { seat, building } => run::how_often_offers(state, seat, building, out),
        Step::Give { seat, building, .. } => run::give_offers(state, seat, building, out),
        Step::Take { building, .. } => run::take_offers(building, out),
        Step::DiscardOther { seat, building } => run::discard_offers(state, seat, building, out),
        Step::Buy => iv_buy::offers(state, out),
        Step::PayPrice { asked } => payment::price_offers(state, asked, out),
        Step::PaySurcharge => payment::surcharge_offers(state, out),
        Step::Goth => v_goth::offers(state, out),
        Step::Destroy { seat } => v_goth::destroy_offers(state, seat, out),
        Step::Reclaim { .. } => out.extend(state.spoils.kinds().iter().map(Answer::Reclaim)),
        Step::Forum | Step::Activate { .. } | Step::EndTurn => {}
    }
}

#[inline]
pub(crate) fn advance(state: &mut State, step: Step, cx: &mut Context<'_, GloriaMundi>) {
    match step {
        Step::Forum => i_forum::refill(state, cx),
        // Ruling G3: the game is over, whatever others still hold.
        Step::LayCard => turn::end(state, End::Hand, cx),
        Step::Activate { seat } => iii_activate::begin(state, seat, cx),
        Step::NextCard { seat } => iii_activate::produce_rest(state, seat, cx),
        Step::Goth => v_goth::move_goth(state, cx),
        Step::Destroy { seat } => v_goth::pass_over(state, seat, cx),
        Step::Reclaim { seat } => v_goth::hand_out_rest(state, seat, cx),
        Step::EndTurn => turn::next(state, cx),
        Step::HowOften { .. }
        | Step::Give { .. }
        | Step::Take { .. }
        | Step::DiscardOther { .. }
        | Step::Buy
        | Step::PayPrice { .. }
        | Step::PaySurcharge => unreachable!("{step:?} always asks somebody"),
    }
}

#[inline]
pub(crate) fn answer(state: &mut State, step: Step, seat: Seat, answer: Answer, cx: &mut Context<'_, GloriaMundi>) {
    match (step, answer) {
        (Step::LayCard, Answer::Lay(basic)) => ii_lay_card::lay(state, basic, cx),
        (Step::NextCard { .. }, Answer::ProduceRest) => iii_activate::produce_rest(state, seat, cx),
        (Step::NextCard { .. }, Answer::ProducePlain) => iii_activate::produce_plain(state, seat, cx),
        (Step::NextCard { .. }, Answer::Produce(building)) => iii_activate::produce_below(state, seat, building, cx),
        (Step::NextCard { .. }, Answer::Use(building)) => iii_activate::use_building(state, seat, building, cx),
        // Ruling G12: nobody has to let a card act.
        (Step::NextCard { .. }, Answer::Rest) => state.idle = Idle::default(),
        (Step::HowOften { building, .. }, Answer::Times(times)) => run::trade(state, seat, building, times, cx),
        (Step::Give { building, left, times, .. }, Answer::Give(token)) => {
            run::give(state, seat, building, token, run::Still { left, times }, cx);
        }
        (Step::Take { building, left, .. }, Answer::Take(good)) => run::take(state, seat, building, good, left, cx),
        (Step::DiscardOther { building, .. }, Answer::Discard(other)) => {
            run::discard(state, seat, building, other, cx);
        }
        (Step::Buy, Answer::Pass) => cx.tell(Event::BoughtNothing { seat }),
        (Step::Buy, Answer::Buy { building, on }) => iv_buy::buy(state, building, on, cx),
        (Step::PayPrice { asked }, Answer::PayAsAsked) => payment::pay_as_asked(state, asked, cx),
        (Step::PayPrice { asked }, Answer::PayInstead(token)) => payment::pay_instead(state, asked, token, cx),
        (Step::PaySurcharge, Answer::PayExtra(token)) => payment::pay_extra(state, token, cx),
        (Step::Goth, Answer::PayTribute) => v_goth::pay_tribute(state, cx),
        (Step::Goth, Answer::Refuse) => v_goth::move_goth(state, cx),
        (Step::Destroy { .. }, Answer::LoseBare(basic)) => v_goth::lose_bare(state, seat, basic, cx),
        (Step::Destroy { .. }, Answer::LoseBuilt(building)) => v_goth::lose_built(state, seat, building, cx),
        (Step::Destroy { .. }, Answer::LoseWall(building)) => v_goth::lose_wall(state, seat, building, cx),
        (Step::Reclaim { .. }, Answer::Reclaim(token)) => v_goth::reclaim(state, seat, token, cx),
        _ => unreachable!("{answer:?} is never offered at {step:?}"),
    }
}
