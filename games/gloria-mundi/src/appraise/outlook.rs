//! What is to be expected: how long the game lasts, how often cards act, what a seat has and will have.

use saturnalia_rules::Seat;

use super::Standing;
use super::stock::{self, Prices};
use super::weights::Weights;
use crate::cards::Building;
use crate::components::Components;
use crate::goods::{Basic, Basics, Token, Tokens};
use crate::payment::{PaidFor, Payment};
use crate::state::{Player, State};

/// The Goth's road costs more turns than it has spaces: whenever he passes tribute, nobody has paid.
const TURNS_PER_SPACE: f32 = 1.05;
/// A card that is lost counts more than what it would have produced: another must be laid in its place.
const LOST: f32 = 1.18;
/// What it means to have nothing but built cards to lose.
const NO_BARE_CARD: f32 = 0.5;
/// The tie-break, and better than nothing.
const TIE_BREAK: f32 = 0.005;

/// A position, and what is the same for all its seats.
pub(super) struct Outlook<'a> {
    pub(super) state: &'a State,
    pub(super) set: &'a Components,
    pub(super) weights: &'static Weights,
    /// Turns of the table until the game is over, about.
    turns: f32,
    /// How many of them are likely to be of each type: players lay what they hold.
    pub(super) share: [f32; 3],
    /// How often a bare card of each type will act before it is lost or the game is over.
    acts: [f32; 3],
    /// The same for a card with a building.
    pub(super) acts_built: [f32; 3],
    /// All tribute on the road.
    lying: Tokens,
    /// Whose cards are acting, if that can be told.
    activating: Option<Seat>,
}

/// How a seat stands, and what it was measured by.
pub(super) struct Measured {
    pub(super) standing: Standing,
    /// Turns of its own until the game is over.
    pub(super) own_turns: f32,
    /// Tokens of each base kind that it will have had by then.
    pub(super) expected: [f32; 3],
    /// What its buildings bring in each turn of a type.
    pub(super) yields: [f32; 3],
    tokens: Tokens,
    prices: Prices,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(state: &'a State) -> Outlook<'a> {
        let weights = Weights::of(state.seats);
        let turns = turns_left(state, weights.pace);
        let (mut hands, mut displays) = (Basics::default(), Basics::default());
        for (_, player) in state.players.at(state.seats) {
            hands.add(player.hand);
            Basic::ALL.into_iter().for_each(|basic| displays[basic] += player.cards(basic));
        }
        let mut lying = Tokens::NONE;
        state.tribute.iter().for_each(|tribute| lying.add(*tribute));
        let symbols = state.set.roads.ahead(state.goth);
        let share = Basic::ALL.map(|basic| f32::from(hands[basic]) / f32::from(hands.total().max(1)));
        let acts = |burning: f32| {
            Basic::ALL.map(|basic| {
                let cards = (f32::from(displays[basic]) + f32::from(hands[basic]) / 4.0).max(2.0);
                let lost = (burning * f32::from(symbols[basic]) / turns / cards).clamp(0.001, 0.5);
                share[basic.index()] * (1.0 - (-lost * turns).exp()) / lost
            })
        };
        let acting = |seat: &Seat| state.idle.built.and(state.players[*seat].buildings()) == state.idle.built;
        let activating = if state.idle.built.is_empty() { None } else { state.seats.seats().find(acting) };
        let (acts, acts_built) = (acts(weights.burning), acts(weights.burning_built));
        Outlook { state, set: state.set.get(), weights, turns, share, acts, acts_built, lying, activating }
    }

    /// How many turns away the seat's next turn is; its own running turn is none away.
    pub(super) fn wait(&self, seat: Seat) -> u8 {
        wait(self.state, seat)
    }

    /// Turns of the seat's own until the game is over; the running one counts half.
    pub(super) fn own_turns(&self, seat: Seat) -> f32 {
        ((self.turns - f32::from(self.wait(seat))) / f32::from(self.state.seats.get()) + 0.5).max(0.0)
    }

    /// How a seat stands, its next purchase included.
    pub(super) fn measured_in_full(&self, seat: Seat) -> Measured {
        let mut measured = self.measured(seat);
        measured.standing.next_purchase = self.next_purchase(seat, measured.tokens, &measured.prices);
        measured
    }

    /// How a seat stands without its next purchase. So rivals are measured: bots that count it play worse, and it takes half of the time.
    pub(super) fn measured(&self, seat: Seat) -> Measured {
        let state = self.state;
        let player = &state.players[seat];
        let mut tokens = player.tokens;
        let mut steps = f32::from(player.steps);
        let mut bought = None;
        if let Some(payment) = state.payment.as_ref().filter(|_| state.active == seat) {
            // What a payment under way brings is as good as here, what it still costs as good as gone.
            pay_rest(&mut tokens, payment);
            if let PaidFor::Building { building, on } = payment.paid_for {
                steps += f32::from(self.set.facts(building).laurel);
                bought = Some((building, on));
            }
        }
        if let Some(basic) = state.laid {
            tokens[basic.token()] += u16::from(self.still_to_act(seat, basic));
        }
        let own_turns = self.own_turns(seat);
        let expected = self.expected(player, tokens, own_turns);
        let (buys, prices) = stock::worth(expected, f32::from(tokens.glory), own_turns, self.weights);
        let spent: f32 = Token::ALL.into_iter().map(|token| f32::from(tokens[token]) * prices.of(token)).sum();
        let in_tokens = spent.min(buys);
        let (buildings, yields) = self.buildings(seat, tokens, &prices, bought);
        let standing = Standing {
            steps,
            tokens: in_tokens + TIE_BREAK * f32::from(tokens.total()),
            cards: buys - in_tokens,
            buildings,
            next_purchase: 0.0,
            raid: self.raid(seat, &prices),
        };
        Measured { standing, own_turns, expected, yields, tokens, prices }
    }

    /// Tokens at hand, those that cards will produce, and a share of the tribute.
    fn expected(&self, player: &Player, tokens: Tokens, own_turns: f32) -> [f32; 3] {
        let laid = (own_turns / f32::from(player.hand.total().max(1))).min(1.0);
        let seats = f32::from(self.state.seats.get());
        Basic::ALL.map(|basic| {
            let cards = f32::from(player.cards(basic)) + self.weights.hand * laid * f32::from(player.hand[basic]);
            let tribute = self.weights.tribute * f32::from(self.lying[basic.token()]) / seats;
            f32::from(tokens[basic.token()]) + self.weights.income * cards * self.acts[basic.index()] + tribute
        })
    }

    /// Cards of the seat that have not acted yet in the activation under way.
    fn still_to_act(&self, seat: Seat, basic: Basic) -> u8 {
        match self.activating {
            Some(acting) if acting == seat => self.state.idle.plain + self.state.idle.built.len(),
            Some(acting) if self.wait(seat) > self.wait(acting) => self.state.players[seat].cards(basic),
            Some(_) | None => 0,
        }
    }

    /// What the seat's buildings will bring, and what in each turn of a type.
    fn buildings(
        &self,
        seat: Seat,
        tokens: Tokens,
        prices: &Prices,
        bought: Option<(Building, Basic)>,
    ) -> (f32, [f32; 3]) {
        let player = &self.state.players[seat];
        let (mut sum, mut yields) = (0.0, [0.0; 3]);
        for basic in Basic::ALL {
            let acts = self.acts_built[basic.index()];
            for building in player.built[basic.index()].iter() {
                let now = self.state.laid == Some(basic) && self.is_still_to_act(seat, building);
                let times = if now { acts + 1.0 } else { acts };
                let extra = self.extra(player, tokens, building, basic, prices);
                sum += times * extra;
                yields[basic.index()] += extra;
            }
        }
        if let Some((building, on)) = bought {
            let extra = self.extra(player, tokens, building, on, prices);
            sum += self.acts_built[on.index()] * extra;
            yields[on.index()] += extra;
        }
        (self.weights.buildings * sum, yields)
    }

    fn is_still_to_act(&self, seat: Seat, building: Building) -> bool {
        match self.activating {
            Some(acting) if acting == seat => self.state.idle.built.contains(building),
            Some(acting) => self.wait(seat) > self.wait(acting) && self.set.coloured.contains(building),
            None => false,
        }
    }

    /// What the raid under way still takes from the seat and gives it; without one, what lies before the Goth.
    fn raid(&self, seat: Seat, prices: &Prices) -> f32 {
        let state = self.state;
        let player = &state.players[seat];
        let card = |basic: Basic| LOST * self.acts[basic.index()] * prices.of(basic.token());
        let spoils = state.spoils.total();
        if state.owed.total() == 0 && spoils == 0 {
            let to = state.front().max(state.goth + 1).min(self.set.roads.rome() - 1);
            let mut danger = 0.0;
            for space in state.goth + 1..=to {
                for basic in self.set.roads.symbols(space).iter().filter(|basic| player.cards(*basic) > 0) {
                    danger += card(basic) + if player.bare[basic] == 0 { NO_BARE_CARD } else { 0.0 };
                }
            }
            return -self.weights.raid_ahead * danger / f32::from(state.seats.get());
        }
        let (seats, place) = (u16::from(state.seats.get()), u16::from(self.wait(seat)));
        let share = |count: u16| f32::from((count + seats - 1 - place) / seats);
        let fitting: u8 = state.owed.iter().map(|basic| player.cards(basic).min(state.owed[basic])).sum();
        let losses = share(u16::from(state.owed.total())).min(f32::from(fitting));
        let open = state.owed.iter().filter(|basic| player.cards(*basic) > 0);
        let lost = if losses > 0.0 { losses * open.map(card).fold(f32::MAX, f32::min) } else { 0.0 };
        if spoils == 0 {
            return -lost;
        }
        let mean = Token::ALL.into_iter().map(|token| f32::from(state.spoils[token]) * prices.of(token)).sum::<f32>()
            / f32::from(spoils);
        mean * share(spoils) - lost
    }
}

fn wait(state: &State, seat: Seat) -> u8 {
    (seat.0 + state.seats.get() - state.active.0) % state.seats.get()
}

/// Takes away what is still to be paid, the surcharge from what there is most of.
fn pay_rest(tokens: &mut Tokens, payment: &Payment) {
    let mut open = payment.surcharge;
    for token in Token::ALL {
        let paid = payment.asked[token].min(tokens[token]);
        tokens[token] -= paid;
        open += payment.asked[token] - paid;
    }
    for _ in 0..open {
        // Glory last: it is worth several others.
        let plenty = |token: &Token| tokens[*token] * if *token == Token::Glory { 1 } else { 4 };
        if let Some(most) = Token::ALL.into_iter().max_by_key(plenty) {
            tokens[most] = tokens[most].saturating_sub(1);
        }
    }
}

/// Turns of the whole table until the Goth is in Rome, a hand is empty or somebody is in Africa, about.
fn turns_left(state: &State, pace: f32) -> f32 {
    let seats = state.seats.get();
    let goth = f32::from(state.set.roads.rome() - state.front()) * TURNS_PER_SPACE;
    let (mut hand, mut first) = (u16::MAX, 0);
    for (seat, player) in state.players.at(state.seats) {
        // Who has laid a card this turn lays the next one a round later.
        let away = if state.laid.is_some() && seat == state.active { seats } else { wait(state, seat) };
        hand = hand.min(u16::from(player.hand.total()) * u16::from(seats) + u16::from(away));
        first = first.max(player.steps);
    }
    let africa = f32::from(state.set.roads.africa - first) / pace;
    goth.min(f32::from(hand)).min(africa).max(1.0)
}
