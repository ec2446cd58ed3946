//! How well a seat stands: all a bot needs to know.
//!
//! Everything is measured in steps: those walked, and those that tokens and cards are likely to become before the game is over. Tokens and what
//! the basic cards will produce become purchases, and a purchase wants all kinds of tokens: so one more token is worth the more the fewer of
//! its kind are to be expected, and nothing when no turn is left to spend it in (`stock`). Buildings are worth what
//! they bring beyond the basic card below them, at these prices, until the Goth takes them or the game ends.

mod buildings;
mod outlook;
mod stock;

use saturnalia_rules::{Appraise, Seat};

use crate::GloriaMundi;
use crate::cards::{Building, roads, table};
use crate::goods::{Basic, Token};
use crate::score;
use crate::state::{Player, State};
use outlook::Outlook;

/// How much the best rival's standing counts beside one's own, and how much the rivals' mean.
const BEST_RIVAL: f32 = 0.6;
const ALL_RIVALS: f32 = 0.21;
/// More than everything else together.
const DECIDED: f32 = 1000.0;

impl Appraise for GloriaMundi {
    const FEATURES: &'static [&'static str] = &[
        "gloria-feature-steps",
        "gloria-feature-tokens",
        "gloria-feature-cards",
        "gloria-feature-buildings",
        "gloria-feature-next-purchase",
        "gloria-feature-raid",
        "gloria-feature-turns",
        "gloria-feature-hand",
        "gloria-feature-food",
        "gloria-feature-gold",
        "gloria-feature-peace-tokens",
        "gloria-feature-glory",
        "gloria-feature-farms",
        "gloria-feature-cities",
        "gloria-feature-peace-cards",
        "gloria-feature-building-cards",
        "gloria-feature-farm-turn",
        "gloria-feature-city-turn",
        "gloria-feature-peace-turn",
        "gloria-feature-red-cards",
        "gloria-feature-hand-farms",
        "gloria-feature-hand-cities",
        "gloria-feature-hand-peace",
        "gloria-feature-within-reach",
        "gloria-feature-turn",
        "gloria-feature-goth",
        "gloria-feature-deck",
    ];

    const LEARNED: Option<&'static str> = Some(include_str!("../../data/learned.json"));

    fn appraise(state: &State, seat: Seat) -> f32 {
        if state.ended.is_some() {
            let won = score::outcome(state).places[seat.index()] == 1;
            let steps = f32::from(state.players[seat].steps);
            return if won { DECIDED + steps } else { steps - DECIDED };
        }
        let outlook = Outlook::of(state);
        let (mut best, mut sum) = (f32::MIN, 0.0);
        for rival in state.seats.seats().filter(|other| *other != seat) {
            let worth = outlook.rival(rival).sum();
            best = best.max(worth);
            sum += worth;
        }
        let rivals = f32::from(state.seats.get() - 1);
        outlook.standing(seat).sum() - BEST_RIVAL * best - ALL_RIVALS * sum / rivals
    }

    fn features(state: &State, seat: Seat, out: &mut [f32]) {
        let outlook = Outlook::of(state);
        let standing = outlook.standing(seat);
        let player = &state.players[seat];
        let (tokens, hand) = (player.tokens, player.hand);
        let turn = |basic: Basic| outlook.yield_of_turn(seat, basic);
        let red = player.buildings().len() - player.buildings().and(table().coloured).len();
        out.copy_from_slice(&[
            standing.steps,
            standing.tokens,
            standing.cards,
            standing.buildings,
            standing.next_purchase,
            standing.raid,
            outlook.own_turns(seat),
            f32::from(hand.total()),
            f32::from(tokens.food),
            f32::from(tokens.gold),
            f32::from(tokens.peace),
            f32::from(tokens.glory),
            f32::from(player.cards(Basic::Farm)),
            f32::from(player.cards(Basic::City)),
            f32::from(player.cards(Basic::Peace)),
            f32::from(player.buildings().len()),
            turn(Basic::Farm),
            turn(Basic::City),
            turn(Basic::Peace),
            f32::from(red),
            f32::from(hand.farm),
            f32::from(hand.city),
            f32::from(hand.peace),
            affordable(state, player),
            f32::from(u8::from(state.active == seat)),
            f32::from(roads().rome().saturating_sub(state.front())),
            state.deck.len() as f32,
        ]);
    }
}

/// What a seat's standing is made of, all of it in steps.
struct Standing {
    /// Walked, and those of a building that is being paid for.
    steps: f32,
    /// What the tokens can buy.
    tokens: f32,
    /// What the tokens can buy that basic cards will produce.
    cards: f32,
    /// What buildings will bring beyond that.
    buildings: f32,
    /// What the best card of the forum promises.
    next_purchase: f32,
    /// What a raid under way still takes and gives, or what one may take soon.
    raid: f32,
}

impl Standing {
    fn sum(&self) -> f32 {
        self.steps + self.tokens + self.cards + self.buildings + self.next_purchase + self.raid
    }
}

/// Cards of the forum that the player could pay for.
fn affordable(state: &State, player: &Player) -> f32 {
    let payable = |(surcharge, building): (u16, &Option<Building>)| {
        building.is_some_and(|building| {
            let price = building.facts().price;
            let lacking = |token: Token| price[token].saturating_sub(player.tokens[token]);
            let jokers: u16 = [Token::Food, Token::Gold, Token::Peace].into_iter().map(lacking).sum();
            jokers + price.glory <= player.tokens.glory && price.total() + surcharge <= player.tokens.total()
        })
    };
    (0..).zip(&state.forum).filter(|place| payable(*place)).count() as f32
}
