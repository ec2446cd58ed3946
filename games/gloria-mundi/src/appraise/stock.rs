//! What tokens are worth: purchases want all kinds, and turns to make them in.

use super::weights::Weights;
use crate::goods::Token;

/// What more can be bought in the last turn of one's own.
const IN_THE_LAST: f32 = 0.78;
/// Jokers that can be used in one turn.
const JOKERS_PER_TURN: f32 = 3.0;

/// What one more token of each kind is worth to a seat, in steps.
#[derive(Clone, Copy)]
pub(super) struct Prices([f32; 4]);

impl Prices {
    #[inline]
    pub(super) fn of(&self, token: Token) -> f32 {
        self.0[token.index()]
    }

    /// The token that will be missed least.
    #[inline]
    pub(super) fn least(&self) -> f32 {
        self.0[0].min(self.0[1]).min(self.0[2])
    }
}

/// Steps that so many tokens of each base kind and so much glory will buy, and what one more token is worth.
#[inline]
pub(super) fn worth(base: [f32; 3], glory: f32, own_turns: f32, weights: &Weights) -> (f32, Prices) {
    let filled = filled_up(base, glory);
    let &Weights { set, any, extra_per_turn, per_turn, joker, .. } = weights;
    let (sets, more_sets) = sets(filled, weights.floor);
    let all = filled[0] + filled[1] + filled[2];
    let in_sets = 3.0 * sets;
    let (extra, more_extra) = limited((all - in_sets).max(0.0), extra_per_turn * own_turns + 0.01);
    let limit = (per_turn * own_turns + IN_THE_LAST * own_turns.min(1.0)).max(0.01);
    let (bought, more_bought) = limited(set * sets + any * (in_sets + extra), limit);
    let prices = more_sets.map(|more| {
        let used = 3.0 * more + (1.0 - 3.0 * more) * more_extra;
        more_bought * (set * more + any * used)
    });
    let missing_most = prices[0].max(prices[1]).max(prices[2]);
    let jokers = joker * missing_most * glory.min(own_turns * JOKERS_PER_TURN);
    (bought + jokers, Prices([prices[0], prices[1], prices[2], missing_most * (1.0 + joker)]))
}

/// Jokers go where there is least, until all kinds are even.
#[inline]
fn filled_up(mut base: [f32; 3], glory: f32) -> [f32; 3] {
    if glory == 0.0 {
        return base;
    }
    let (mut least, mut middle, mut most) = (0, 1, 2);
    if base[middle] < base[least] {
        std::mem::swap(&mut least, &mut middle);
    }
    if base[most] < base[middle] {
        std::mem::swap(&mut middle, &mut most);
    }
    if base[middle] < base[least] {
        std::mem::swap(&mut least, &mut middle);
    }
    let first = (base[middle] - base[least]).min(glory);
    let second = ((base[most] - base[middle]) * 2.0).min(glory - first);
    let rest = (glory - first - second) / 3.0;
    base[least] += first + second / 2.0 + rest;
    base[middle] += second / 2.0 + rest;
    base[most] += rest;
    base
}

/// How many full sets the tokens are about as good as (their harmonic mean), and how many more with one more of each kind.
pub(super) fn sets(base: [f32; 3], floor: f32) -> (f32, [f32; 3]) {
    let inverse = base.map(|tokens| 1.0 / (tokens + floor));
    let sum = inverse[0] + inverse[1] + inverse[2];
    (3.0 / sum - floor, inverse.map(|inverse| 3.0 * inverse * inverse / (sum * sum)))
}

/// Grows like `amount` at first and never beyond the limit; with the slope at that point.
#[inline]
fn limited(amount: f32, limit: f32) -> (f32, f32) {
    let square = 1.0 + (amount / limit) * (amount / limit);
    let root = square.sqrt();
    (amount / root, 1.0 / (square * root))
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::SeatCount;

    use super::*;

    fn two(base: [f32; 3], glory: f32, own_turns: f32) -> (f32, Prices) {
        worth(base, glory, own_turns, Weights::of(SeatCount::new(2).unwrap()))
    }

    #[test]
    fn a_missing_kind_is_worth_most_and_too_many_next_to_nothing() {
        let (_, prices) = two([12.0, 3.0, 0.0], 0.0, 6.0);
        assert!(prices.of(Token::Peace) > prices.of(Token::Gold));
        assert!(prices.of(Token::Gold) > prices.of(Token::Food));
        assert!(prices.of(Token::Glory) > prices.of(Token::Peace));
    }

    #[test]
    fn a_hoard_of_one_kind_buys_little_more_than_half_of_it_would() {
        let (half, _) = two([30.0, 1.0, 1.0], 0.0, 6.0);
        let (hoard, _) = two([60.0, 1.0, 1.0], 0.0, 6.0);
        let (mixed, _) = two([10.0, 5.0, 5.0], 0.0, 6.0);
        assert!(hoard - half < 0.4, "{half} {hoard}");
        assert!(mixed > hoard, "{mixed} {hoard}");
    }

    #[test]
    fn without_turns_tokens_buy_nothing() {
        let (bought, _) = two([9.0, 9.0, 9.0], 9.0, 0.0);
        assert!(bought < 0.1, "{bought}");
    }

    #[test]
    fn jokers_fill_up_the_scarcest_kind_first() {
        assert_eq!(filled_up([5.0, 1.0, 2.0], 1.0), [5.0, 2.0, 2.0]);
        assert_eq!(filled_up([5.0, 1.0, 2.0], 3.0), [5.0, 3.0, 3.0]);
        assert_eq!(filled_up([1.0, 1.0, 1.0], 3.0), [2.0, 2.0, 2.0]);
    }
}
