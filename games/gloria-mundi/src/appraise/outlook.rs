//! What is to be expected: how long the game lasts, how often cards act, what a seat has and will have.

use saturnalia_rules::Seat;

use super::Standing;
use super::stock::{self, Prices};
use crate::cards::{Building, roads, table};
use crate::goods::{Basic, Basics, Token, Tokens};
use crate::payment::{Payment, Purpose};
use crate::state::{Player, State};

// The numbers of this folder were found by many thousand games of greedy bots against each other and against an earlier appraisal.

/// Steps that the leader makes in one turn of the table.
const PACE: f32 = 0.49;
/// The Goth's road costs more turns than it has spaces: whenever he passes tribute, nobody has paid.
const TURNS_PER_SPACE: f32 = 1.05;
/// What cards will produce is better than tokens in hand: it comes as long as they lie there.
const INCOME: f32 = 1.18;
/// Cards in hand produce once they are laid, in what is left of the game then; two players have twice as many of them.
const HAND: f32 = 0.39;
const HAND_OF_TWO: f32 = 0.8;
/// How often cards burn, measured by the symbols on the road: bare ones, and those below a building.
const BURNING: f32 = 1.5;
const BURNING_BUILT: f32 = 1.25;
/// Tribute on the road comes back to all.
const TRIBUTE: f32 = 1.87;
/// The raid that lies ahead.
const AHEAD: f32 = 0.12;
/// What it means to have nothing but built cards to lose.
const NO_BARE_CARD: f32 = 0.5;
/// The tie-break, and better than nothing.
const TIE_BREAK: f32 = 0.005;

/// A position, and what is the same for all its seats.
pub(super) struct Outlook<'a> {
    pub(super) state: &'a State,
    /// Turns of the table until the game is over, about.
    turns: f32,
    /// How many of them are likely to be of each type: players lay what they hold.
    pub(super) share: [f32; 3],
    /// How often a bare card of each type will act before it is lost or the game is over.
    acts: [f32; 3],
    /// The same for a card with a building.
    pub(super) acts_built: [f32; 3],
    /// Whose cards are acting, if that can be told.
    activating: Option<Seat>,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(state: &'a State) -> Outlook<'a> {
        let turns = turns_left(state);
        let (mut hands, mut displays) = (Basics::default(), Basics::default());
        for (_, player) in state.players.at(state.seats) {
            hands.add(player.hand);
            Basic::ALL.into_iter().for_each(|basic| displays[basic] += player.cards(basic));
        }
        let mut symbols = Basics::default();
        (state.goth + 1..roads().rome()).for_each(|space| symbols.add(roads().symbols(space)));
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
        Outlook { state, turns, share, acts: acts(BURNING), acts_built: acts(BURNING_BUILT), activating }
    }

    /// How many turns away the seat's next turn is; its own running turn is none away.
    pub(super) fn wait(&self, seat: Seat) -> u8 {
        wait(self.state, seat)
    }

    /// Turns of the seat's own until the game is over; the running one counts half.
    pub(super) fn own_turns(&self, seat: Seat) -> f32 {
        ((self.turns - f32::from(self.wait(seat))) / f32::from(self.state.seats.get()) + 0.5).max(0.0)
    }

    /// Everything that speaks for a seat.
    pub(super) fn standing(&self, seat: Seat) -> Standing {
        let (standing, tokens, prices) = self.so_far(seat);
        Standing { next_purchase: self.next_purchase(seat, tokens, &prices), ..standing }
    }

    /// How a rival stands. What he may buy next is left out: bots that count it play worse, and it takes half of the time.
    pub(super) fn rival(&self, seat: Seat) -> Standing {
        self.so_far(seat).0
    }

    /// A seat's standing without the next purchase, with the tokens and prices it was measured by.
    fn so_far(&self, seat: Seat) -> (Standing, Tokens, Prices) {
        let state = self.state;
        let player = &state.players[seat];
        let mut tokens = player.tokens;
        let mut steps = f32::from(player.steps);
        let mut bought = None;
        if let Some(payment) = state.payment.as_ref().filter(|_| state.active == seat) {
            // What a payment under way brings is as good as here, what it still costs as good as gone.
            pay_rest(&mut tokens, payment);
            if let Purpose::Building { building, on } = payment.purpose {
                steps += f32::from(building.facts().laurel);
                bought = Some((building, on));
            }
        }
        if let Some(basic) = state.laid {
            tokens[basic.token()] += u16::from(self.still_to_act(seat, basic));
        }
        let own_turns = self.own_turns(seat);
        let (buys, prices) = stock::worth(self.expected(player, tokens, own_turns), f32::from(tokens.glory), own_turns);
        let spent: f32 = Token::ALL.into_iter().map(|token| f32::from(tokens[token]) * prices.of(token)).sum();
        let in_tokens = spent.min(buys);
        let standing = Standing {
            steps,
            tokens: in_tokens + TIE_BREAK * f32::from(tokens.total()),
            cards: buys - in_tokens,
            buildings: self.buildings(seat, tokens, &prices, bought),
            next_purchase: 0.0,
            raid: self.raid(seat, &prices),
        };
        (standing, tokens, prices)
    }

    /// What each further turn of a type will bring through buildings.
    pub(super) fn yield_of_turn(&self, seat: Seat, basic: Basic) -> f32 {
        let player = &self.state.players[seat];
        let own_turns = self.own_turns(seat);
        let expected = self.expected(player, player.tokens, own_turns);
        let (_, prices) = stock::worth(expected, f32::from(player.tokens.glory), own_turns);
        let built = player.built[basic.index()].iter();
        built.map(|building| self.extra(player, player.tokens, building, basic, &prices)).sum()
    }

    /// Tokens at hand, those that cards will produce, and a share of the tribute.
    fn expected(&self, player: &Player, tokens: Tokens, own_turns: f32) -> [f32; 3] {
        let laid = (own_turns / f32::from(player.hand.total().max(1))).min(1.0);
        let hand = if self.state.seats.get() == 2 { HAND_OF_TWO } else { HAND };
        let seats = f32::from(self.state.seats.get());
        let mut lying = Tokens::NONE;
        self.state.tribute.iter().for_each(|tribute| lying.add(*tribute));
        Basic::ALL.map(|basic| {
            let cards = f32::from(player.cards(basic)) + hand * laid * f32::from(player.hand[basic]);
            let tribute = TRIBUTE * f32::from(lying[basic.token()]) / seats;
            f32::from(tokens[basic.token()]) + INCOME * cards * self.acts[basic.index()] + tribute
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

    fn buildings(&self, seat: Seat, tokens: Tokens, prices: &Prices, bought: Option<(Building, Basic)>) -> f32 {
        let player = &self.state.players[seat];
        let mut sum = 0.0;
        for basic in Basic::ALL {
            let acts = self.acts_built[basic.index()];
            for building in player.built[basic.index()].iter() {
                let now = self.state.laid == Some(basic) && self.is_still_to_act(seat, building);
                let times = if now { acts + 1.0 } else { acts };
                sum += times * self.extra(player, tokens, building, basic, prices);
            }
        }
        if let Some((building, on)) = bought {
            sum += self.acts_built[on.index()] * self.extra(player, tokens, building, on, prices);
        }
        sum
    }

    fn is_still_to_act(&self, seat: Seat, building: Building) -> bool {
        match self.activating {
            Some(acting) if acting == seat => self.state.idle.built.contains(building),
            Some(acting) => self.wait(seat) > self.wait(acting) && table().coloured.contains(building),
            None => false,
        }
    }

    /// What the raid under way still takes from the seat and gives it; without one, what lies before the Goth.
    fn raid(&self, seat: Seat, prices: &Prices) -> f32 {
        let state = self.state;
        let player = &state.players[seat];
        let card = |basic: Basic| INCOME * self.acts[basic.index()] * prices.of(basic.token());
        let spoils = state.spoils.total();
        if state.owed.total() == 0 && spoils == 0 {
            let to = state.front().max(state.goth + 1).min(roads().rome() - 1);
            let mut danger = 0.0;
            for space in state.goth + 1..=to {
                for basic in roads().symbols(space).iter().filter(|basic| player.cards(*basic) > 0) {
                    danger += card(basic) + if player.bare[basic] == 0 { NO_BARE_CARD } else { 0.0 };
                }
            }
            return -AHEAD * danger / f32::from(state.seats.get());
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
fn turns_left(state: &State) -> f32 {
    let seats = state.seats.get();
    let goth = f32::from(roads().rome() - state.front()) * TURNS_PER_SPACE;
    let (mut hand, mut first) = (u16::MAX, 0);
    for (seat, player) in state.players.at(state.seats) {
        // Who has laid a card this turn lays the next one a round later.
        let away = if state.laid.is_some() && seat == state.active { seats } else { wait(state, seat) };
        hand = hand.min(u16::from(player.hand.total()) * u16::from(seats) + u16::from(away));
        first = first.max(player.steps);
    }
    let africa = f32::from(roads().africa - first) / PACE;
    goth.min(f32::from(hand)).min(africa).max(1.0)
}
