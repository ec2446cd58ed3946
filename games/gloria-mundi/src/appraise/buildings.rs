//! What buildings are worth: those in the display, and those within reach.

use saturnalia_rules::Seat;

use super::outlook::Outlook;
use super::stock::Prices;
use crate::cards::Building;
use crate::effect::{Bundle, Choice, Cost, Effect, Limit, Term, Thing};
use crate::goods::{Basic, Good, Token, Tokens};
use crate::state::Player;

/// Trades of any number are made less often than others, and seldom more often than so many times at once.
const TRADED_OFTEN: f32 = 0.27;
const OFTEN: f32 = 2.57;
/// Exclusive cards stop the others of their type.
const EXCLUSIVE: f32 = 0.6;
/// How many spaces have a given symbol, about.
const ON_SYMBOL: f32 = 0.52;
/// Purchases in a turn of one's own.
const PURCHASES: f32 = 0.69;
/// Per turn of the type below: a swap, a discard when it suits, a wall in tokens of the card it saves.
const SWAP: f32 = 0.077;
const DISCARD: f32 = 0.14;
const WALL: f32 = 0.29;
/// What is left of a purchase with every token that is missing; beyond so many it is out of reach.
const MISSING: f32 = 0.57;
const OUT_OF_REACH: u16 = 5;

const BASE: [Token; 3] = [Token::Food, Token::Gold, Token::Peace];

impl Outlook<'_> {
    /// What a building brings beyond the basic card below it each time its type acts.
    pub(super) fn extra(&self, player: &Player, tokens: Tokens, building: Building, on: Basic, prices: &Prices) -> f32 {
        let below = prices.of(on.token());
        let extra = match self.set.facts(building).effect {
            Effect::Produce(get) => value(get, prices) - below,
            // Cards are given when it suits.
            Effect::Trade { give, .. } if give.has_cards() => DISCARD,
            Effect::Trade { give, get, limit, .. } => {
                let mut within_reach = tokens;
                within_reach[on.token()] += u16::from(player.cards(on));
                let most = f32::from(give.times(player, within_reach, building));
                let gain = value(get, prices) - cost(give, prices);
                match limit {
                    Limit::Once => (gain * most.clamp(0.6, 1.0) - below) * self.weights.traded,
                    Limit::AnyNumber => (gain * most.clamp(1.0, OFTEN) - below) * TRADED_OFTEN,
                }
            }
            Effect::Owned { thing, per, get } => {
                let count = match thing {
                    Thing::Basic(basic) => f32::from(player.cards(basic)).max(2.0),
                    Thing::Building => f32::from(player.buildings().len()).max(2.0),
                    Thing::Token(token) => f32::from(tokens[token]).clamp(1.0, 4.0),
                };
                value(get, prices) * count / f32::from(per) - below
            }
            Effect::Exclusive { basic, get } => {
                let others = f32::from(player.cards(basic)).max(3.0) - 1.0;
                EXCLUSIVE * value(get, prices) * others - below * (others + 1.0)
            }
            Effect::GothOn { get, .. } => (value(get, prices) - below) * ON_SYMBOL,
            // Red cards leave the basic card to produce; they are measured per turn of its type all the same.
            Effect::Swap { .. } => SWAP,
            Effect::WhenBuying(get) => {
                let turns_of_type = f32::from(self.state.seats.get()) * self.share[on.index()].max(0.1);
                value(get, prices) * PURCHASES / turns_of_type
            }
            Effect::Wall(_) => WALL * below,
        };
        extra.max(0.0)
    }

    /// What the card of the forum promises that suits the seat best.
    pub(super) fn next_purchase(&self, seat: Seat, tokens: Tokens, prices: &Prices) -> f32 {
        if self.own_turns(seat) < 0.5 {
            return 0.0;
        }
        let player = &self.state.players[seat];
        let wait = self.wait(seat);
        let counts = if wait == 0 {
            self.weights.within_reach
        } else {
            self.weights.waiting * f32::from(self.state.seats.get())
        };
        let mut best = 0.0_f32;
        for (place, card) in (0..).zip(&self.state.forum) {
            let Some(building) = *card else { continue };
            let facts = self.set.facts(building);
            let Some(on) = player.bare.iter().find(|basic| facts.fits(*basic)) else { continue };
            // A card moves on with every turn until then.
            let surcharge = u16::saturating_sub(place, wait.into());
            let lacking: u16 = BASE.into_iter().map(|token| facts.price[token].saturating_sub(tokens[token])).sum();
            let jokers = (lacking + facts.price.glory).saturating_sub(tokens.glory);
            let missing = (facts.price.total() + surcharge).saturating_sub(tokens.total()).max(jokers);
            if missing >= OUT_OF_REACH {
                continue;
            }
            let price: f32 = Token::ALL.into_iter().map(|token| f32::from(facts.price[token]) * prices.of(token)).sum();
            let brings = self.acts_built[on.index()] * self.extra(player, tokens, building, on, prices);
            let gain = f32::from(facts.laurel) + brings - price - f32::from(surcharge) * prices.least();
            if gain > best {
                best = best.max((0..missing).fold(gain, |gain, _| gain * MISSING));
            }
        }
        counts * best
    }
}

/// What a bundle is worth to whoever gets it.
fn value(bundle: Bundle, prices: &Prices) -> f32 {
    let best = |choice: Choice| choice.among.iter().map(|good| price(good, prices)).fold(0.0, f32::max);
    let chosen: f32 = bundle.choices().map(|choice| f32::from(choice.count) * best(choice)).sum();
    fixed(bundle.tokens, prices) + f32::from(bundle.steps) + chosen
}

/// What tokens are worth to whoever gives them.
fn cost(cost: Cost, prices: &Prices) -> f32 {
    let least = |term: Term| term.among.tokens().iter().map(|token| prices.of(token)).fold(f32::MAX, f32::min);
    fixed(cost.tokens, prices) + cost.terms().map(|term| f32::from(term.count) * least(term)).sum::<f32>()
}

fn fixed(tokens: Tokens, prices: &Prices) -> f32 {
    Token::ALL.into_iter().map(|token| f32::from(tokens[token]) * prices.of(token)).sum()
}

fn price(good: Good, prices: &Prices) -> f32 {
    good.token().map_or(1.0, |token| prices.of(token))
}
