//! How well a seat stands: all a bot needs to know.
//!
//! Everything is measured in steps: those walked, and those that tokens and cards are likely to become before the game is over. Tokens and what
//! the basic cards will produce become purchases, and a purchase wants all kinds of tokens: so one more token is worth the more the fewer of
//! its kind are to be expected, and nothing when no turn is left to spend it in (`stock`). Buildings are worth what
//! they bring beyond the basic card below them, at these prices, until the Goth takes them or the game ends.

mod buildings;
mod outlook;
mod stakes;
mod stock;
mod weights;

use saturnalia_rules::{Appraise, MAX_SEATS, Phrase, Score as _, Seat, SeatCount, Stakes};

use crate::cards::Building;
use crate::goods::{Basic, Token};
use crate::state::{Player, State};
use crate::{GloriaMundi, text};
use outlook::{Measured, Outlook};
use weights::Weights;

/// How much the rivals' mean counts beside the best rival.
const ALL_RIVALS: f32 = 0.21;
/// More than everything else together.
const DECIDED: f32 = 1000.0;

impl Appraise for GloriaMundi {
    const FEATURES: &'static [Phrase] = &[
        text::FEATURE_STEPS,
        text::FEATURE_TOKENS,
        text::FEATURE_CARDS,
        text::FEATURE_BUILDINGS,
        text::FEATURE_NEXT_PURCHASE,
        text::FEATURE_RAID,
        text::FEATURE_TURNS,
        text::FEATURE_HAND,
        text::FEATURE_FOOD,
        text::FEATURE_GOLD,
        text::FEATURE_PEACE_TOKENS,
        text::FEATURE_GLORY,
        text::FEATURE_FARMS,
        text::FEATURE_CITIES,
        text::FEATURE_PEACE_CARDS,
        text::FEATURE_BUILDING_CARDS,
        text::FEATURE_FARM_TURN,
        text::FEATURE_CITY_TURN,
        text::FEATURE_PEACE_TURN,
        text::FEATURE_RED_CARDS,
        text::FEATURE_HAND_FARMS,
        text::FEATURE_HAND_CITIES,
        text::FEATURE_HAND_PEACE,
        text::FEATURE_WITHIN_REACH,
        text::FEATURE_TURN,
        text::FEATURE_GOTH,
        text::FEATURE_DECK,
        text::FEATURE_FOOD_AHEAD,
        text::FEATURE_GOLD_AHEAD,
        text::FEATURE_PEACE_AHEAD,
        text::FEATURE_SETS_AHEAD,
        text::FEATURE_BARE_FARMS,
        text::FEATURE_BARE_CITIES,
        text::FEATURE_BARE_PEACE,
    ];

    fn appraise(state: &State, seat: Seat) -> f32 {
        if state.ended.is_some() {
            return at_the_end(state, seat);
        }
        let outlook = Outlook::of(state);
        let rivals = state.seats.seats().filter(|other| *other != seat);
        let rivals = rivals.map(|rival| outlook.measured(rival).standing.without_purchase());
        outlook.against(rivals, outlook.measured_in_full(seat).standing.sum())
    }

    fn standings(state: &State, seats: SeatCount, out: &mut [f32]) {
        let outlook = Outlook::of(state);
        let (mut sums, mut as_rivals) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        let numbers = out.as_chunks_mut::<WIDTH>().0;
        for (seat, numbers) in seats.seats().zip(&mut *numbers) {
            let measured = outlook.measured_in_full(seat);
            write(state, seat, &measured, &mut numbers[1..]);
            sums[seat.index()] = measured.standing.sum();
            as_rivals[seat.index()] = measured.standing.without_purchase();
        }
        for (seat, numbers) in seats.seats().zip(numbers) {
            let rivals = seats.seats().filter(|other| *other != seat).map(|rival| as_rivals[rival.index()]);
            let ended = state.ended.is_some();
            numbers[0] = if ended { at_the_end(state, seat) } else { outlook.against(rivals, sums[seat.index()]) };
        }
    }

    const STAKES: Option<Stakes> = Some(stakes::STAKES);

    fn stakes(state: &State, seat: Seat, out: &mut [f32]) {
        stakes::count(state, seat, out);
    }

    fn turns_over(state: &State) -> u32 {
        u32::from(state.turn.saturating_sub(1)) / state.seats.len() as u32
    }
}

/// Numbers per seat.
const WIDTH: usize = 1 + GloriaMundi::FEATURES.len();

/// What a finished game is worth.
fn at_the_end(state: &State, seat: Seat) -> f32 {
    let won = GloriaMundi::outcome(state).places[seat.index()] == 1;
    let steps = f32::from(state.players[seat].steps);
    if won { DECIDED + steps } else { steps - DECIDED }
}

impl Outlook<'_> {
    /// What a standing is worth beside those of the rivals.
    fn against(&self, rivals: impl Iterator<Item = f32>, own: f32) -> f32 {
        let (mut best, mut sum, mut count) = (f32::MIN, 0.0, 0.0);
        for worth in rivals {
            best = best.max(worth);
            sum += worth;
            count += 1.0;
        }
        own - self.weights.best_rival * best - ALL_RIVALS * sum / count
    }
}

/// Writes the features of a seat.
fn write(state: &State, seat: Seat, measured: &Measured, out: &mut [f32]) {
    let Measured { standing, own_turns, expected, yields, .. } = measured;
    let weights = Weights::of(state.seats);
    let player = &state.players[seat];
    let (tokens, hand) = (player.tokens, player.hand);
    let buildings = player.buildings();
    let red = buildings.len() - buildings.and(state.set.coloured).len();
    out.copy_from_slice(&[
        standing.steps,
        standing.tokens,
        standing.cards,
        standing.buildings,
        standing.next_purchase,
        standing.raid,
        *own_turns,
        f32::from(hand.total()),
        f32::from(tokens.food),
        f32::from(tokens.gold),
        f32::from(tokens.peace),
        f32::from(tokens.glory),
        f32::from(player.cards(Basic::Farm)),
        f32::from(player.cards(Basic::City)),
        f32::from(player.cards(Basic::Peace)),
        f32::from(buildings.len()),
        yields[0],
        yields[1],
        yields[2],
        f32::from(red),
        f32::from(hand.farm),
        f32::from(hand.city),
        f32::from(hand.peace),
        affordable(state, player),
        f32::from(u8::from(state.active == seat)),
        f32::from(state.set.roads.rome().saturating_sub(state.front())),
        state.deck.len() as f32,
        expected[0],
        expected[1],
        expected[2],
        stock::sets(*expected, weights.floor).0,
        f32::from(player.bare.farm),
        f32::from(player.bare.city),
        f32::from(player.bare.peace),
    ]);
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

    fn without_purchase(&self) -> f32 {
        self.steps + self.tokens + self.cards + self.buildings + self.raid
    }
}

/// Cards of the forum that the player could pay for and has a place for.
fn affordable(state: &State, player: &Player) -> f32 {
    let payable = |(surcharge, building): (u16, &Option<Building>)| {
        building.is_some_and(|building| {
            let facts = state.set.facts(building);
            let price = facts.price;
            let lacking = |token: Token| price[token].saturating_sub(player.tokens[token]);
            let jokers: u16 = [Token::Food, Token::Gold, Token::Peace].into_iter().map(lacking).sum();
            jokers + price.glory <= player.tokens.glory
                && price.total() + surcharge <= player.tokens.total()
                && player.bare.iter().any(|basic| facts.fits(basic))
        })
    };
    (0..).zip(&state.forum).filter(|place| payable(*place)).count() as f32
}
