//! What the appraisal believes, by the number of players: what wins with two loses with six.
//!
//! Found by many thousand games of greedy bots. The numbers for two players were then changed by 4,800 games of searching bots that saw all
//! of them a little changed at once, one bot this way and its rival, or plain search, the other way. The same with four and with six players changed
//! nothing for the better.

use saturnalia_rules::SeatCount;

/// The numbers that depend on how many sit at the table.
pub(super) struct Weights {
    /// Steps that a full set of tokens, one of each kind, buys beyond what its tokens are worth one by one.
    pub(super) set: f32,
    /// What any token is worth: it pays a surcharge or helps to hold the Goth.
    pub(super) any: f32,
    /// Tokens beyond full sets that can be used so in one turn of one's own: with two players fifty of a kind are hardly better than
    /// ten. With more it is no limit, as it was before two were given one.
    pub(super) extra_per_turn: f32,
    /// Steps that can be bought in one turn of one's own.
    pub(super) per_turn: f32,
    /// Whoever has nothing of a kind is not quite without: it can be traded for.
    pub(super) floor: f32,
    /// Cards in hand produce once they are laid, in what is left of the game then.
    pub(super) hand: f32,
    /// What cards will produce is not the same as tokens in hand: it comes as long as they lie there.
    pub(super) income: f32,
    /// A joker is worth more than the token that is missing most.
    pub(super) joker: f32,
    /// What the best card of the forum counts for whoever is active, and for whoever waits, by the number of players.
    pub(super) within_reach: f32,
    pub(super) waiting: f32,
    /// Steps that the leader makes in one turn of the table.
    pub(super) pace: f32,
    /// How often cards burn, measured by the symbols on the road: bare ones, and those below a building.
    pub(super) burning: f32,
    pub(super) burning_built: f32,
    /// The raid that lies ahead.
    pub(super) raid_ahead: f32,
    /// Tribute on the road comes back to all.
    pub(super) tribute: f32,
    /// Trades are not made every time they could be.
    pub(super) traded: f32,
    /// What buildings bring is less sure than it looks.
    pub(super) buildings: f32,
    /// How much the best rival's standing counts beside one's own.
    pub(super) best_rival: f32,
}

impl Weights {
    pub(super) fn of(seats: SeatCount) -> &'static Weights {
        if seats.get() == 2 { &TWO } else { &MORE }
    }
}

static TWO: Weights = Weights {
    set: 0.327,
    any: 0.209,
    extra_per_turn: 2.03,
    per_turn: 3.62,
    floor: 0.58,
    hand: 0.427,
    income: 0.87,
    joker: 0.168,
    within_reach: 0.656,
    waiting: 0.54,
    pace: 0.667,
    burning: 1.12,
    burning_built: 2.05,
    raid_ahead: 0.121,
    tribute: 1.82,
    traded: 0.366,
    buildings: 0.565,
    best_rival: 0.568,
};

static MORE: Weights = Weights {
    set: 0.263,
    any: 0.2,
    extra_per_turn: 100.0,
    per_turn: 2.69,
    floor: 0.5,
    hand: 0.39,
    income: 1.18,
    joker: 0.2,
    within_reach: 0.8,
    waiting: 0.3,
    pace: 0.49,
    burning: 1.5,
    burning_built: 1.25,
    raid_ahead: 0.12,
    tribute: 1.87,
    traded: 0.4,
    buildings: 1.0,
    best_rival: 0.6,
};
