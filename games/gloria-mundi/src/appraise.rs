//! How well a seat stands: all a bot needs to know.
//!
//! Everything is measured in steps: those walked, and those that tokens and cards are likely to become before the game is over. A token is worth
//! the less the more of its kind lie behind the screen already and the fewer turns are left to spend it; a card is worth what it
//! brings each time its type acts, until the Goth takes it or the game ends.

use saturnalia_rules::{Appraise, Seat};

use crate::GloriaMundi;
use crate::cards::{Building, roads, table};
use crate::effect::{Bundle, Effect, Limit, Proceeds, Thing};
use crate::goods::{Basic, Basics, Good, Token, Tokens};
use crate::payment::Purpose;
use crate::score;
use crate::state::{Player, State};

// Found by playing many thousand games of greedy bots against each other.

/// What a token is worth that can be spent at once.
const TOKEN: f32 = 0.25;
/// Glory is worth more, and never too much of it: it stands in for everything.
const GLORY: f32 = 0.78;
/// Tokens that a player can spend in one turn of his own, for a building, its surcharge and the Goth.
const SPENT_PER_TURN: f32 = 10.0;
/// Prices ask for all kinds: one of each is worth more than three of a kind.
const SET: f32 = 0.4;
/// Such sets that a player can use in one turn of his own.
const SETS_PER_TURN: f32 = 1.4;
/// Steps that the leader makes in one turn of his own.
const PACE: f32 = 2.8;
/// The Goth's road costs more turns than it has spaces: whenever he passes tribute, nobody has paid.
const TURNS_PER_SPACE: f32 = 1.25;
/// How much the best rival's standing counts beside one's own.
const RIVAL: f32 = 0.8;
/// Cards act a little less often than hands and road let expect.
const ACTING: f32 = 0.85;
/// A bare card is the first to burn.
const BARE: f32 = 0.65;
/// Trades are not made every time they could be, and seldom more often than this.
const TRADED: f32 = 0.5;
const OFTEN: f32 = 1.9;
/// Exclusive cards are used in the turns that suit them.
const SUITED: f32 = 1.25;
/// How many spaces have a given symbol, about.
const ON_SYMBOL: f32 = 0.45;
/// Per turn of the type below: buying with every turn of one's own, a swap, a discard when it suits, a wall.
const BONUS: f32 = 2.7;
const SWAP: f32 = 0.08;
const DISCARD: f32 = 0.15;
const WALL: f32 = 0.3;
/// More than everything else together.
const DECIDED: f32 = 1000.0;

impl Appraise for GloriaMundi {
    const FEATURES: &'static [&'static str] = &[
        "gloria-feature-steps",
        "gloria-feature-tokens",
        "gloria-feature-cards",
        "gloria-feature-buildings",
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

    fn appraise(state: &State, seat: Seat) -> f32 {
        if state.ended.is_some() {
            let won = score::outcome(state).places[seat.index()] == 1;
            let steps = f32::from(state.players[seat].steps);
            return if won { DECIDED + steps } else { steps - DECIDED };
        }
        let outlook = Outlook::of(state);
        let own = outlook.worth(state, seat);
        let rivals = state.seats.seats().filter(|other| *other != seat);
        let best = rivals.map(|other| outlook.worth(state, other)).fold(f32::MIN, f32::max);
        own - RIVAL * best
    }

    fn features(state: &State, seat: Seat, out: &mut [f32]) {
        let outlook = Outlook::of(state);
        let standing = outlook.standing(state, seat);
        let player = &state.players[seat];
        let (tokens, hand) = (player.tokens, player.hand);
        let turn = |basic: Basic| {
            let built = player.built[basic.index()].iter();
            built.map(|building| outlook.extra(state, player, building, basic)).sum::<f32>()
        };
        let red = player.buildings().len() - player.buildings().and(table().coloured).len();
        out.copy_from_slice(&[
            standing.steps,
            standing.tokens,
            standing.cards,
            standing.buildings,
            standing.raid,
            outlook.own_turns,
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
    tokens: f32,
    /// What basic cards will produce.
    cards: f32,
    /// What buildings will bring beyond that.
    buildings: f32,
    /// What a raid under way still takes and gives.
    raid: f32,
}

impl Standing {
    fn sum(&self) -> f32 {
        self.steps + self.tokens + self.cards + self.buildings + self.raid
    }
}

/// What is the same for all seats.
struct Outlook {
    /// Turns of a player's own until the game is over, about.
    own_turns: f32,
    /// How often a card of each type will act before it is lost or the game is over.
    acts: [f32; 3],
}

impl Outlook {
    fn of(state: &State) -> Outlook {
        let turns = turns_left(state);
        let acts = Basic::ALL.map(|basic| {
            let cards: f32 = in_play(state).map(|player| f32::from(player.cards(basic))).sum();
            let symbols: u8 = (state.goth + 1..roads().rome()).map(|space| roads().symbols(space)[basic]).sum();
            let lost = (f32::from(symbols) / turns.max(1.0) / cards.max(2.0)).min(0.5);
            let chosen = share_of_turns(state, basic);
            ACTING * chosen * (1.0 - (1.0 - lost).powf(turns)) / lost.max(0.001)
        });
        Outlook { own_turns: turns / f32::from(state.seats.get()), acts }
    }

    fn worth(&self, state: &State, seat: Seat) -> f32 {
        self.standing(state, seat).sum()
    }

    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let player = &state.players[seat];
        let mut steps = f32::from(player.steps);
        let mut tokens = player.tokens;
        if let Some(payment) = state.payment.as_ref().filter(|_| state.active == seat) {
            // What a payment under way brings is as good as here, what it still costs as good as gone.
            steps -= f32::from(payment.asked.total() + payment.surcharge) * TOKEN;
            if let Purpose::Building { building, on } = payment.purpose {
                let extra = self.extra(state, player, building, on) * self.acts[on.index()];
                steps += f32::from(building.facts().laurel) + extra;
            }
        }
        if let Some(basic) = state.laid.filter(|_| activating(state, seat)) {
            tokens[basic.token()] += u16::from(state.idle.plain + state.idle.built.len());
        }
        let cards = Basic::ALL.map(|basic| f32::from(player.cards(basic)) * self.card(player, basic));
        Standing {
            steps,
            tokens: self.stock(tokens),
            cards: cards.iter().sum(),
            buildings: self.buildings(state, player),
            raid: self.raid(state, seat),
        }
    }

    /// Tokens of one kind that can still be spent.
    fn plenty(&self) -> f32 {
        1.0 + self.own_turns * SPENT_PER_TURN / 3.0
    }

    fn stock(&self, tokens: Tokens) -> f32 {
        let plenty = self.plenty();
        let kind = |token: Token| TOKEN * plenty * (1.0 - (-f32::from(tokens[token]) / plenty).exp());
        let jokers = plenty * 2.0;
        let glory = GLORY * jokers * (1.0 - (-f32::from(tokens.glory) / jokers).exp());
        let sets = f32::from(tokens.food.min(tokens.gold).min(tokens.peace)).min(self.own_turns * SETS_PER_TURN);
        kind(Token::Food) + kind(Token::Gold) + kind(Token::Peace) + glory + SET * sets
    }

    /// What one more token of a kind is worth to this player.
    fn token(&self, player: &Player, token: Token) -> f32 {
        let (full, plenty) = match token {
            Token::Food | Token::Gold | Token::Peace => (TOKEN, self.plenty()),
            Token::Glory => (GLORY, self.plenty() * 2.0),
        };
        full * (-f32::from(player.tokens[token]) / plenty).exp()
    }

    fn buildings(&self, state: &State, player: &Player) -> f32 {
        let of = |basic: Basic| -> f32 {
            let built = player.built[basic.index()].iter();
            built.map(|building| self.extra(state, player, building, basic)).sum::<f32>() * self.acts[basic.index()]
        };
        Basic::ALL.into_iter().map(of).sum()
    }

    /// What a basic card in the display is worth.
    fn card(&self, player: &Player, basic: Basic) -> f32 {
        BARE * self.acts[basic.index()] * self.token(player, basic.token())
    }

    /// What the raid under way still takes from the seat and gives it.
    fn raid(&self, state: &State, seat: Seat) -> f32 {
        let spoils = state.spoils.total();
        if state.owed.total() == 0 && spoils == 0 {
            return 0.0;
        }
        let seats = u16::from(state.seats.get());
        let place = u16::from((seat.0 + state.seats.get() - state.active.0) % state.seats.get());
        let share = |count: u16| f32::from((count + seats - 1 - place) / seats);
        let player = &state.players[seat];
        let fitting: u8 = state.owed.iter().map(|basic| player.cards(basic).min(state.owed[basic])).sum();
        let losses = share(u16::from(state.owed.total())).min(f32::from(fitting));
        let cheapest = state.owed.iter().map(|basic| self.card(player, basic)).fold(f32::MAX, f32::min);
        let lost = if losses > 0.0 { losses * cheapest } else { 0.0 };
        let taken: f32 =
            Token::ALL.into_iter().map(|token| f32::from(state.spoils[token]) * self.token(player, token)).sum();
        let taken = if spoils > 0 { taken / f32::from(spoils) * share(spoils) } else { 0.0 };
        taken - lost
    }

    /// What a building brings beyond the basic card below it each time its type acts.
    fn extra(&self, state: &State, player: &Player, building: Building, on: Basic) -> f32 {
        let below = self.token(player, on.token());
        let value = |bundle: Bundle| self.bundle(player, bundle);
        let extra = match building.facts().effect {
            Effect::Produce(get) => value(get) - below,
            Effect::Trade { give, get, limit } => {
                let times = match limit {
                    Limit::Once => f32::from(give.times_in(within_reach(player, on)).min(1)).max(0.6),
                    Limit::AnyNumber => f32::from(give.times_in(within_reach(player, on))).clamp(1.0, OFTEN),
                };
                (value(get) - value(give)) * times * TRADED - below
            }
            Effect::Discard(Proceeds::Steps | Proceeds::Price | Proceeds::Goods(_)) => DISCARD,
            Effect::Owned { thing, per, get } => {
                let count = match thing {
                    Thing::Basic(basic) => f32::from(player.cards(basic)).max(2.0),
                    Thing::Building => f32::from(player.buildings().len()).max(2.0),
                    Thing::Token(token) => f32::from(player.tokens[token]).clamp(1.0, 4.0),
                };
                value(get) * count / f32::from(per) - below
            }
            Effect::Exclusive { basic, get } => {
                let others = f32::from(player.cards(basic)).max(3.0) - 1.0;
                SUITED * value(get) * others - below * (others + 1.0)
            }
            Effect::GothOn { get, .. } => (value(get) - below) * ON_SYMBOL,
            // Red cards leave the basic card to produce; they are measured per turn of its type all the same.
            Effect::Swap { .. } => SWAP,
            Effect::WhenBuying(get) => value(get) * BONUS / f32::from(state.seats.get()),
            Effect::Wall(_) => WALL,
        };
        extra.max(0.03)
    }

    fn bundle(&self, player: &Player, bundle: Bundle) -> f32 {
        let tokens: f32 =
            Token::ALL.into_iter().map(|token| f32::from(bundle.tokens[token]) * self.token(player, token)).sum();
        let best = bundle.among.iter().map(|good| self.good(player, good)).fold(0.0, f32::max);
        tokens + f32::from(bundle.steps) + f32::from(bundle.chosen) * best
    }

    fn good(&self, player: &Player, good: Good) -> f32 {
        good.token().map_or(1.0, |token| self.token(player, token))
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

fn in_play(state: &State) -> impl Iterator<Item = &Player> {
    state.players.at(state.seats).map(|(_, player)| player)
}

/// Turns of the whole table until the Goth is in Rome, a hand is empty or somebody is in Africa, about.
fn turns_left(state: &State) -> f32 {
    let seats = f32::from(state.seats.get());
    let goth = f32::from(roads().rome() - state.front()) * TURNS_PER_SPACE;
    let shortest = in_play(state).map(|player| player.hand.total()).min().unwrap_or(0);
    let hand = f32::from(shortest) * seats + 1.0;
    let first = in_play(state).map(|player| player.steps).max().unwrap_or(0);
    let africa = f32::from(roads().africa - first) / PACE * seats;
    goth.min(hand).min(africa).max(1.0)
}

/// How many of all turns are likely to be of this type: players lay what they hold.
fn share_of_turns(state: &State, basic: Basic) -> f32 {
    let mut hands = Basics::default();
    in_play(state).for_each(|player| hands.add(player.hand));
    f32::from(hands[basic]) / f32::from(hands.total().max(1))
}

/// The tokens of a player after his basic cards of a type have produced.
fn within_reach(player: &Player, basic: Basic) -> Tokens {
    let mut tokens = player.tokens;
    tokens[basic.token()] += u16::from(player.cards(basic));
    tokens
}

/// Whether the cards that have not acted yet are this seat's.
fn activating(state: &State, seat: Seat) -> bool {
    let buildings = state.players[seat].buildings().and(table().coloured);
    !state.idle.built.is_empty() && state.idle.built.and(buildings) == state.idle.built
}
