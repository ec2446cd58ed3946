//! Questions and offers in words, and every message key of the game.

use saturnalia_rules::{Arg, Label, Piece, Seat};

use crate::answer::Answer;
use crate::building::{production, public};
use crate::cards::{Card, Deck, FACTS, Family};
use crate::city::grid::{Cell, Cells};
use crate::pieces;
use crate::round::{action, build};
use crate::score::Line;
use crate::state::State;
use crate::step::{Left, Step};

/// A card's name as an argument.
pub(crate) fn card_arg(card: Card) -> Arg {
    Arg::term(card.facts().key)
}

pub(crate) fn deck_arg(deck: Deck) -> Arg {
    Arg::Text(deck.numeral().to_owned())
}

pub(crate) fn at_arg(at: Cell) -> Arg {
    Arg::Text(at.name())
}

/// What a production brings, as a list of what is more than nothing.
pub(crate) fn gains(money: u8, influence: u8, markers: u8) -> Arg {
    let gains = [("city-gain-money", money), ("city-gain-influence", influence), ("city-gain-markers", markers)];
    let some = gains.into_iter().filter(|(_, count)| *count > 0);
    Arg::List(some.map(|(key, count)| Arg::from(Label::new(key).with("count", count))).collect())
}

pub(crate) fn question(state: &State, step: &Step, seat: Seat) -> Label {
    match *step {
        Step::Draft { .. } => Label::new("city-ask-draft").with("passed", state.peeked.len() as u8 - 1),
        Step::Place { .. } => Label::new("city-ask-place"),
        Step::Take { .. } => Label::new("city-ask-take"),
        Step::Act { left, .. } => {
            let points = state.free_points();
            match left {
                Left::Both => Label::new("city-ask-act").with("bricks", points.bricks).with("cogs", points.cogs),
                Left::OnlyBuilding => Label::new("city-ask-act-build").with("bricks", points.bricks),
                Left::OnlyProduction | Left::Neither => Label::new("city-ask-act-produce").with("cogs", points.cogs),
            }
        }
        Step::Site { .. } => announced("city-ask-site", state),
        Step::Pay { .. } => {
            let missing = state.announced.map_or(0, |card| build::missing(state, card));
            announced("city-ask-pay", state).with("missing", missing)
        }
        Step::SchoolDeck { draws, .. } => Label::new("city-ask-school-deck").with("draws", draws),
        Step::SchoolKeep { .. } => Label::new("city-ask-school-keep"),
        Step::SchoolReturn { deck, .. } => Label::new("city-ask-school-return").with("deck", deck_arg(deck)),
        Step::Upkeep | Step::NextBuilder | Step::EndTurn { .. } | Step::EndRound => {
            unreachable!("{step:?} asks nobody, not even {seat}")
        }
    }
}

/// A label about the announced card.
fn announced(key: &'static str, state: &State) -> Label {
    let card = state.announced.expect("a card is announced before its place is asked for");
    Label::new(key).with("card", card_arg(card))
}

pub(crate) fn offer(state: &State, step: &Step, seat: Seat, answer: Answer) -> Label {
    match answer {
        Answer::Keep(card) => Label::new("city-keep").with("card", card_arg(card)),
        Answer::Place(field) => {
            let points = state.strip().points(field - 1);
            Label::new("city-place").with("field", field).with("bricks", points.bricks).with("cogs", points.cogs)
        }
        Answer::Take(card) => Label::new("city-take").with("card", card_arg(card)).with("cost", card.cost()),
        Answer::Build(card) => build_offer(state, seat, card),
        Answer::Produce => {
            let city = &state.players[seat].city;
            let (money, influence) = city.harvest();
            let markers = city.granaries().without(city.marked()).len();
            Label::new("city-produce")
                .with("gains", gains(money, influence, markers))
                .with("price", production::price(state.free_points().cogs))
        }
        Answer::Finish => {
            let idle = matches!(step, Step::Act { left: Left::Both, .. });
            Label::new(if idle { "city-finish-idle" } else { "city-finish" })
        }
        Answer::Site(at) => site_offer(state, seat, at),
        Answer::Pay(markers) => {
            let missing = state.announced.map_or(0, |card| build::missing(state, card));
            pay_offer("city-pay", state, seat, markers, missing)
        }
        Answer::Draw(deck) => {
            Label::new("city-draw").with("deck", deck_arg(deck)).with("cards", state.deck_len(deck) as u8)
        }
        Answer::Return(card) => Label::new("city-return").with("card", card_arg(card)),
    }
}

/// What building this card costs beside the free points.
fn build_offer(state: &State, seat: Seat, card: Card) -> Label {
    let missing = build::missing(state, card);
    let mut ways = build::payments(state, seat, missing);
    let (first, second) = (ways.next(), ways.next());
    let label = match (missing, first, second) {
        (0, _, _) => Label::new("city-build"),
        (_, Some(only), None) => pay_offer("city-build-pay", state, seat, only, missing),
        (_, _, _) => Label::new("city-build-choose").with("missing", missing),
    };
    label.with("card", card_arg(card))
}

fn pay_offer(key: &'static str, state: &State, seat: Seat, markers: Cells, missing: u8) -> Label {
    let from = markers.iter().filter_map(|at| state.players[seat].city.card_at(at).map(|card| (card, at)));
    let from = from.map(|(_, at)| at_arg(at)).collect::<Vec<Arg>>();
    Label::new(key)
        .with("markers", markers.len())
        .with("places", from)
        .with("money", (missing - markers.len()) * build::POINT_PRICE)
}

fn site_offer(state: &State, seat: Seat, at: Cell) -> Label {
    let city = &state.players[seat].city;
    if let Some(replaced) = city.card_at(at) {
        return Label::new("city-site-replace").with("at", at_arg(at)).with("replaced", card_arg(replaced));
    }
    let beside: Vec<Arg> = city
        .cards()
        .iter()
        .filter(|placed| Cells::only(at).beside().contains(placed.at))
        .map(|placed| card_arg(placed.card))
        .collect();
    match state.announced.filter(|card| matches!(card.family(), Family::Public(_))) {
        Some(card) => Label::new("city-site-public")
            .with("at", at_arg(at))
            .with("beside", beside)
            .with("strength", public::strength(state, seat, card, at)),
        None => Label::new("city-site").with("at", at_arg(at)).with("beside", beside),
    }
}

/// Hand cards that cannot be built, production that is not possible, fields that are taken.
pub(crate) fn why_not(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
    let mut reasons = Vec::new();
    match *step {
        Step::Place { .. } => {
            for (field, builder) in (0..).zip(state.builders) {
                if let Some(owner) = builder {
                    reasons.push((pieces::strip(field), Label::new("city-why-taken").with("seat", owner)));
                }
            }
        }
        Step::Act { left, .. } => {
            let hand = state.players[seat].hand.kinds();
            let possible = if left.building() { build::possible(state, seat) } else { Default::default() };
            for card in hand.iter().filter(|card| !possible.contains(*card)) {
                reasons.push((pieces::hand(card), why_not_build(state, seat, left, card)));
            }
            if !action::may_produce(state, seat, left) {
                let key = if !left.production() {
                    "city-why-produced"
                } else if production::price(state.free_points().cogs) > state.players[seat].money {
                    "city-why-production-price"
                } else {
                    "city-why-no-harvest"
                };
                reasons.push(("produce".into(), Label::new(key)));
            }
        }
        Step::Draft { .. }
        | Step::Upkeep
        | Step::NextBuilder
        | Step::Take { .. }
        | Step::Site { .. }
        | Step::Pay { .. }
        | Step::SchoolDeck { .. }
        | Step::SchoolKeep { .. }
        | Step::SchoolReturn { .. }
        | Step::EndTurn { .. }
        | Step::EndRound => {}
    }
    reasons
}

fn why_not_build(state: &State, seat: Seat, left: Left, card: Card) -> Label {
    if !left.building() {
        Label::new("city-why-built")
    } else if state.players[seat].city.is_full() && !card.is_aqueduct() {
        Label::new("city-why-full")
    } else {
        Label::new("city-why-cost").with("cost", card.cost()).with("missing", build::missing(state, card))
    }
}

/// Every message key of the game beside the cards' names.
const KEYS: &[&str] = &[
    "city-ask-draft",
    "city-ask-place",
    "city-ask-take",
    "city-ask-act",
    "city-ask-act-build",
    "city-ask-act-produce",
    "city-ask-site",
    "city-ask-pay",
    "city-ask-school-deck",
    "city-ask-school-keep",
    "city-ask-school-return",
    "city-keep",
    "city-place",
    "city-take",
    "city-build",
    "city-build-pay",
    "city-build-choose",
    "city-produce",
    "city-gain-money",
    "city-gain-influence",
    "city-gain-markers",
    "city-finish",
    "city-finish-idle",
    "city-site",
    "city-site-public",
    "city-site-replace",
    "city-pay",
    "city-draw",
    "city-return",
    "city-why-taken",
    "city-why-produced",
    "city-why-production-price",
    "city-why-no-harvest",
    "city-why-built",
    "city-why-full",
    "city-why-cost",
    "city-told-begun",
    "city-told-drafted",
    "city-told-drafted-own",
    "city-told-drafted-last",
    "city-told-drafted-last-own",
    "city-told-round",
    "city-told-influence-card",
    "city-told-placed",
    "city-told-taken",
    "city-told-built",
    "city-told-built-paid",
    "city-told-built-replacing",
    "city-told-stars",
    "city-told-market",
    "city-told-arena",
    "city-told-therma",
    "city-told-school-drew",
    "city-told-school-drew-own",
    "city-told-school-kept",
    "city-told-school-kept-own",
    "city-told-school-returned",
    "city-told-produced",
    "city-told-idle",
    "city-told-influence-won",
    "city-told-influence-tied",
    "city-told-influence-lapsed",
    "city-told-finished",
    "city-detail-district",
    "city-detail-aqueducts",
    "city-detail-temple",
    "city-detail-influence",
    "city-detail-influence-card",
    "city-remark-winner",
    "city-remark-tied",
    "city-remark-tie-influence",
    "city-remark-tie-money",
    "city-remark-tie-shared",
    "city-show-round",
    "city-show-draft",
    "city-show-over",
    "city-show-strip",
    "city-show-offer",
    "city-show-decks",
    "city-show-known",
    "city-show-influence",
    "city-show-player",
    "city-show-hand",
    "city-show-hand-hidden",
    "city-show-hand-only-hidden",
    "city-show-won",
    "city-show-columns",
    "city-show-row",
    "city-show-turn",
    "city-show-peeked",
    "city-show-passed-on",
    "city-brick",
    "city-cog",
];

pub(crate) fn keys() -> Vec<&'static str> {
    let cards = FACTS.iter().flat_map(|facts| [facts.key, facts.short]);
    let lines = Line::ALL.into_iter().map(Line::key);
    KEYS.iter().copied().chain(cards).chain(lines).collect()
}
