//! Questions and offers in words, and every message key of the game.

use saturnalia_rules::{Arg, Label, Piece, Seat};

use crate::answer::Answer;
use crate::cards::{Building, table};
use crate::effect::{run, words};
use crate::goods::{Basic, Token};
use crate::payment::{Payment, Purpose};
use crate::pieces;
use crate::state::{End, State};
use crate::step::Step;
use crate::turn::{iii_activate, iv_buy, v_goth};

/// A card's name: Latin in every language.
pub(crate) fn name(building: Building) -> Arg {
    Arg::Text(building.printed().name.clone())
}

/// `a farm`.
pub(crate) fn a_card(basic: Basic) -> Arg {
    Arg::term(match basic {
        Basic::Farm => "gloria-a-farm",
        Basic::City => "gloria-a-city",
        Basic::Peace => "gloria-a-peace",
    })
}

/// `1 food`, for what a basic card of that type produces.
fn product(basic: Basic, count: u8) -> Label {
    words::token_amount(basic.token(), u16::from(count))
}

pub(crate) fn end_of(end: End) -> Label {
    Label::new(match end {
        End::Rome => "gloria-end-rome",
        End::Hand => "gloria-end-hand",
        End::Africa => "gloria-end-africa",
        End::Deck => "gloria-end-deck",
    })
}

pub(crate) fn question(state: &State, step: &Step, seat: Seat) -> Label {
    match *step {
        Step::LayCard => Label::new("gloria-ask-lay"),
        Step::NextCard { .. } => {
            Label::new("gloria-ask-activate").with("card", a_card(iii_activate::type_of_turn(state)))
        }
        Step::HowOften { building, .. } => about("gloria-ask-times", building),
        Step::Give { building, left, .. } => about("gloria-ask-give", building).with("left", left),
        Step::Take { building, left, .. } => about("gloria-ask-take", building).with("left", left),
        Step::DiscardOther { building, .. } => about("gloria-ask-discard", building),
        Step::Buy => Label::new("gloria-ask-buy"),
        Step::PayPrice { asked } => ask_price(state, asked),
        Step::PaySurcharge => match state.payment {
            Some(Payment { purpose: Purpose::Building { building, .. }, surcharge, .. }) => {
                about("gloria-ask-surcharge", building).with("left", surcharge)
            }
            Some(Payment { purpose: Purpose::Tribute, .. }) | None => unreachable!("only buildings have a surcharge"),
        },
        Step::Goth => Label::new(if v_goth::can_pay(state) { "gloria-ask-goth" } else { "gloria-ask-goth-poor" })
            .with("tribute", words::tokens(v_goth::tribute_due(state).unwrap_or_default()))
            .with("raid", words::basics(v_goth::raid(state))),
        Step::Destroy { .. } => Label::new("gloria-ask-lose").with("owed", words::basics(state.owed)),
        Step::Reclaim { .. } => Label::new("gloria-ask-reclaim").with("tokens", words::tokens(state.spoils)),
        Step::Forum | Step::Activate { .. } | Step::EndTurn => {
            unreachable!("{step:?} asks nobody, not even {seat}")
        }
    }
}

fn about(key: &'static str, building: Building) -> Label {
    Label::new(key).with("building", name(building))
}

fn ask_price(state: &State, asked: Token) -> Label {
    let payment = state.payment.as_ref().expect("a payment is under way");
    let amount = words::token_amount(asked, payment.asked[asked]);
    match payment.purpose {
        Purpose::Building { building, .. } => about("gloria-ask-price", building),
        Purpose::Tribute => Label::new("gloria-ask-tribute"),
    }
    .with("asked", amount)
}

pub(crate) fn offer(state: &State, step: &Step, seat: Seat, answer: Answer) -> Label {
    let basic = |building| state.players[seat].below(building).unwrap_or(Basic::Farm);
    match answer {
        Answer::Lay(basic) => Label::new("gloria-lay")
            .with("card", a_card(basic))
            .with("gain", product(basic, state.players[seat].cards(basic) + 1)),
        Answer::ProduceRest => {
            let count = state.idle.plain + state.idle.built.len();
            Label::new("gloria-produce-rest").with("gain", product(iii_activate::type_of_turn(state), count))
        }
        Answer::ProducePlain => Label::new("gloria-produce-plain")
            .with("gain", product(iii_activate::type_of_turn(state), state.idle.plain)),
        Answer::Produce(building) => {
            about("gloria-produce-below", building).with("gain", product(iii_activate::type_of_turn(state), 1))
        }
        Answer::Use(building) => use_offer(state, seat, building),
        Answer::Rest => Label::new("gloria-rest"),
        Answer::Times(times) => times_offer(step, times),
        Answer::Give(token) => Label::new("gloria-give").with("what", words::token_amount(token, 1)),
        Answer::Take(good) => Label::new("gloria-take").with("what", words::amount(good, 1)),
        Answer::Discard(building) => about("gloria-discard", building),
        Answer::Pass => Label::new("gloria-pass"),
        Answer::Buy { building, on } => {
            let facts = building.facts();
            about("gloria-buy", building)
                .with("on", a_card(on))
                .with("price", words::tokens(facts.price))
                .with("surcharge", state.surcharge(building).unwrap_or_default())
                .with("steps", facts.laurel)
                .with("effect", words::explain(facts.effect))
        }
        Answer::PayAsAsked => match (step, &state.payment) {
            (Step::PayPrice { asked }, Some(payment)) => {
                Label::new("gloria-pay-as-asked").with("what", words::token_amount(*asked, payment.asked[*asked]))
            }
            _ => unreachable!("{answer:?} is never offered at {step:?}"),
        },
        Answer::PayInstead(token) => {
            let Step::PayPrice { asked } = step else { unreachable!("{answer:?} is never offered at {step:?}") };
            Label::new("gloria-pay-instead")
                .with("what", words::token_amount(token, 1))
                .with("asked", words::token_amount(*asked, 1))
        }
        Answer::PayExtra(token) => Label::new("gloria-pay-extra").with("what", words::token_amount(token, 1)),
        Answer::PayTribute => Label::new("gloria-pay-tribute")
            .with("tribute", words::tokens(v_goth::tribute_due(state).unwrap_or_default())),
        Answer::Refuse => Label::new("gloria-refuse").with("raid", words::basics(v_goth::raid(state))),
        Answer::LoseBare(basic) => Label::new("gloria-lose-bare").with("card", a_card(basic)),
        Answer::LoseBuilt(building) => about("gloria-lose-built", building).with("card", a_card(basic(building))),
        Answer::LoseWall(building) => about("gloria-lose-wall", building).with("card", a_card(basic(building))),
        Answer::Reclaim(token) => Label::new("gloria-reclaim").with("what", words::token_amount(token, 1)),
    }
}

/// A building's effect with what it brings now, if that is known beforehand.
fn use_offer(state: &State, seat: Seat, building: Building) -> Label {
    let label = |key| about(key, building).with("effect", words::explain(building.facts().effect));
    match run::plain_result(state, seat, building) {
        Some((get, times)) if times != 1 => label("gloria-use-for").with("gain", words::bundle(get, times)),
        Some(_) | None => label("gloria-use"),
    }
}

fn times_offer(step: &Step, times: u16) -> Label {
    let Step::HowOften { building, .. } = *step else { unreachable!("times are not offered at {step:?}") };
    Label::new("gloria-times")
        .with("times", times)
        .with("cost", words::bundle(run::given_for(building), times))
        .with("gain", words::bundle(run::got_from(building), times))
}

/// Buildings of the forum that cannot be bought, and own buildings that cannot act, with the reason.
pub(crate) fn why_not(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
    match step {
        Step::Buy => state
            .forum
            .iter()
            .enumerate()
            .filter_map(|(surcharge, card)| {
                let building = (*card)?;
                let reason = if !iv_buy::has_place(state, seat, building) {
                    "gloria-why-no-place"
                } else if !iv_buy::can_pay(state, seat, building, surcharge as u8) {
                    "gloria-why-too-dear"
                } else {
                    return None;
                };
                Some((pieces::forum(building), about(reason, building)))
            })
            .collect(),
        Step::NextCard { .. } => state.players[seat].built[iii_activate::type_of_turn(state).index()]
            .iter()
            .filter_map(|building| {
                let reason = if !table().coloured.contains(building) {
                    "gloria-why-red"
                } else if !state.idle.built.contains(building) {
                    "gloria-why-acted"
                } else if !iii_activate::is_usable(state, seat, building) {
                    "gloria-why-nothing"
                } else {
                    return None;
                };
                Some((pieces::built(seat, building), about(reason, building)))
            })
            .collect(),
        Step::Goth if !v_goth::can_pay(state) => state
            .next_tribute()
            .map(|space| (pieces::road(space), Label::new("gloria-why-no-tribute")))
            .into_iter()
            .collect(),
        Step::Goth
        | Step::Forum
        | Step::LayCard
        | Step::Activate { .. }
        | Step::HowOften { .. }
        | Step::Give { .. }
        | Step::Take { .. }
        | Step::DiscardOther { .. }
        | Step::PayPrice { .. }
        | Step::PaySurcharge
        | Step::Destroy { .. }
        | Step::Reclaim { .. }
        | Step::EndTurn => Vec::new(),
    }
}

/// Every message key of the game.
pub(crate) fn keys() -> Vec<&'static str> {
    [KEYS, words::KEYS, crate::notice::KEYS, crate::describe::KEYS].concat()
}

const KEYS: &[&str] = &[
    "gloria-a-farm",
    "gloria-a-city",
    "gloria-a-peace",
    "gloria-ask-lay",
    "gloria-ask-activate",
    "gloria-ask-times",
    "gloria-ask-give",
    "gloria-ask-take",
    "gloria-ask-discard",
    "gloria-ask-buy",
    "gloria-ask-price",
    "gloria-ask-tribute",
    "gloria-ask-surcharge",
    "gloria-ask-goth",
    "gloria-ask-goth-poor",
    "gloria-ask-lose",
    "gloria-ask-reclaim",
    "gloria-lay",
    "gloria-produce-rest",
    "gloria-produce-plain",
    "gloria-produce-below",
    "gloria-use",
    "gloria-use-for",
    "gloria-rest",
    "gloria-times",
    "gloria-give",
    "gloria-take",
    "gloria-discard",
    "gloria-pass",
    "gloria-buy",
    "gloria-pay-as-asked",
    "gloria-pay-instead",
    "gloria-pay-extra",
    "gloria-pay-tribute",
    "gloria-refuse",
    "gloria-lose-bare",
    "gloria-lose-built",
    "gloria-lose-wall",
    "gloria-reclaim",
    "gloria-why-no-place",
    "gloria-why-too-dear",
    "gloria-why-red",
    "gloria-why-acted",
    "gloria-why-nothing",
    "gloria-why-no-tribute",
    "gloria-end-rome",
    "gloria-end-hand",
    "gloria-end-africa",
    "gloria-end-deck",
    "gloria-tie-shared",
    "gloria-tie-tokens",
    "gloria-score-steps",
    "gloria-score-tokens",
];
