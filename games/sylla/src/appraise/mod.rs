//! How good a position looks: all a bot needs to know about this game.
//!
//! Everything is weighed in points of prestige at the end. The weights are those of a decent player, not of a theorem:
//! what matters is that an answer that helps looks better than one that does not.

mod auctions;
mod dangers;
mod stakes;

use arrayvec::ArrayVec;
use saturnalia_rules::{Appraise, Phrase, Seat, SeatCount, Stakes};

use self::auctions::{election, sale};
use self::dangers::{crises, dangers};
use crate::cards::{Building, Calling, Card, Colour, Token};
use crate::phase::vii_famine_and_crises::hunger;
use crate::row::Pose;
use crate::state::{MOST_SEATS, Phase, Player, State};
use crate::{Sylla, text};

/// A denarius while there are votes and temples to spend it on.
const DENARIUS: f32 = 0.6;
/// A denarius beyond what one vote can use well.
const SPARE_DENARIUS: f32 = 0.3;
/// Money that one vote can use well.
const PURSE: u8 = 10;
/// How much of the others' fortune counts against one's own.
const ENVY: f32 = 0.35;
/// What a card or building under an event is still worth.
const FACE_DOWN: f32 = 0.45;

impl Appraise for Sylla {
    const FEATURES: &'static [Phrase] = &[
        text::FEATURE_PRESTIGE,
        text::FEATURE_CIVIC,
        text::FEATURE_HEALTH,
        text::FEATURE_LEISURE,
        text::FEATURE_TOKEN_POINTS,
        text::FEATURE_DENARII,
        text::FEATURE_MONEY,
        text::FEATURE_SENATORS,
        text::FEATURE_MERCHANTS,
        text::FEATURE_LEGIONARIES,
        text::FEATURE_VESTALS,
        text::FEATURE_SLAVES,
        text::FEATURE_CRANES,
        text::FEATURE_CHRISTIANS,
        text::FEATURE_CARDS,
        text::FEATURE_FACE_DOWN,
        text::FEATURE_STALLS,
        text::FEATURE_FIELDS,
        text::FEATURE_HOUSE_TEMPLES,
        text::FEATURE_TAVERNS,
        text::FEATURE_ESTATE,
        text::FEATURE_RED_CARDS,
        text::FEATURE_YELLOW_CARDS,
        text::FEATURE_GREY_CARDS,
        text::FEATURE_CONSULATE,
        text::FEATURE_AUCTION,
        text::FEATURE_CUBES,
        text::FEATURE_EVENTS,
        text::FEATURE_CRISES,
        text::FEATURE_FED,
        text::FEATURE_CIVIC_VALUE,
        text::FEATURE_HEALTH_VALUE,
        text::FEATURE_LEISURE_VALUE,
        text::FEATURE_ROUNDS,
        text::FEATURE_PHASE,
    ];

    fn appraise(state: &State, seat: Seat) -> f32 {
        if state.finished {
            return lead(state, seat);
        }
        envious(state, seat, |seat| Prospects::of(state, seat).standing(&state.players[seat]))
    }

    fn standings(state: &State, seats: SeatCount, out: &mut [f32]) {
        // Once the church is built, nothing is hoped for any more.
        let prospects: ArrayVec<Prospects, MOST_SEATS> = seats
            .seats()
            .map(|seat| if state.finished { Prospects::default() } else { Prospects::of(state, seat) })
            .collect();
        let standing = |seat: Seat| prospects[seat.index()].standing(&state.players[seat]);
        for (seat, numbers) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            numbers[0] = if state.finished { lead(state, seat) } else { envious(state, seat, standing) };
            numbers[1..].copy_from_slice(&features(state, seat, &prospects[seat.index()]));
        }
    }

    const STAKES: Option<Stakes> = Some(stakes::STAKES);

    fn stakes(state: &State, seat: Seat, out: &mut [f32]) {
        stakes::count(state, seat, out);
    }

    fn turns_over(state: &State) -> u32 {
        u32::from(state.round)
    }
}

/// A finished game: how far ahead of the best of the others.
fn lead(state: &State, seat: Seat) -> f32 {
    let best = others(state, seat).map(|other| state.players[other].prestige).max().unwrap_or_default();
    f32::from(state.players[seat].prestige - best) + 1000.0
}

/// One's own standing, less a part of what the others have on average.
fn envious(state: &State, seat: Seat, standing: impl Fn(Seat) -> f32) -> f32 {
    let envied: f32 = others(state, seat).map(&standing).sum();
    standing(seat) - ENVY * envied / (state.seats.len() - 1) as f32
}

/// One number for each feature.
fn features(state: &State, seat: Seat, prospects: &Prospects) -> [f32; Sylla::FEATURES.len()] {
    let set = state.set.get();
    let player = &state.players[seat];
    let row = &player.row;
    let upright = |calling: Calling| f32::from(row.of_calling(calling, Pose::Upright));
    let open = |building: Building| f32::from(player.estate.open(building));
    let tokens = Token::ALL.map(|token| f32::from(player.tokens(token)));
    let values = Token::ALL.map(|token| f32::from(state.value(token)));
    let down: u8 = Card::ALL.into_iter().map(|card| row.count(card, Pose::Down)).sum();
    let closed: u8 = Building::LASTING.into_iter().map(|building| player.estate.down(building)).sum();
    let cubes: u8 = player.cubes.iter().sum::<u8>() + state.cubes.iter().map(|cubes| cubes[seat]).sum::<u8>();
    let hope = |worth: f32| if state.finished { 0.0 } else { worth };
    [
        f32::from(player.prestige),
        tokens[0],
        tokens[1],
        tokens[2],
        hope(tokens.iter().zip(values).map(|(count, value)| count * value).sum()),
        f32::from(player.denarii),
        prospects.money,
        upright(Calling::Senator),
        upright(Calling::Merchant),
        upright(Calling::Legionary),
        upright(Calling::Vestal),
        f32::from(row.face_up(Calling::Slave)),
        f32::from(row.count(Card::Crane, Pose::Upright)),
        f32::from(row.christians()),
        prospects.cards,
        f32::from(down + closed),
        open(Building::Stall),
        open(Building::Field),
        open(Building::HouseTemple),
        open(Building::Tavern),
        prospects.estate,
        f32::from(row.purse(set, Colour::Red)),
        f32::from(row.purse(set, Colour::Yellow)),
        f32::from(row.purse(set, Colour::Grey)),
        prospects.election,
        prospects.sale,
        f32::from(cubes),
        prospects.dangers,
        prospects.crises,
        -hope(times(state, Phase::FamineAndCrises) * f32::from(hunger(&state.set, player, state.ladder.famine()))),
        values[0],
        values[1],
        values[2],
        rounds_after(state),
        f32::from(state.phase as u8),
    ]
}
fn others(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    state.seats.seats().filter(move |other| *other != seat)
}

/// What a seat can expect beside its prestige, part by part.
#[derive(Default)]
struct Prospects {
    tokens: f32,
    money: f32,
    cards: f32,
    estate: f32,
    election: f32,
    sale: f32,
    dangers: f32,
    crises: f32,
}

impl Prospects {
    fn of(state: &State, seat: Seat) -> Prospects {
        let player = &state.players[seat];
        Prospects {
            tokens: Token::ALL.iter().map(|token| f32::from(player.tokens(*token)) * token_worth(state, *token)).sum(),
            money: money(state, player),
            cards: cards(state, player),
            estate: estate(state, player),
            election: election(state, seat),
            sale: sale(state, seat),
            dangers: dangers(state, seat),
            crises: crises(state, seat),
        }
    }

    /// What the seat can expect to have at the end.
    fn standing(&self, player: &Player) -> f32 {
        f32::from(player.prestige)
            + self.tokens
            + self.money
            + self.cards
            + self.estate
            + self.election
            + self.sale
            + self.dangers
            + self.crises
    }
}

/// Rounds still to come after this one.
fn rounds_after(state: &State) -> f32 {
    f32::from(state.set.rounds - state.round.max(1))
}

/// How often a phase is still to come, this round included.
fn times(state: &State, phase: Phase) -> f32 {
    rounds_after(state) + if state.phase < phase { 1.0 } else { 0.0 }
}

/// The present value, drawn a little towards those beside it, so that a move within equal columns counts too.
fn token_worth(state: &State, token: Token) -> f32 {
    let column = usize::from(state.ladder.column(token));
    let ladder = &state.set.ladder;
    let beside = [column.saturating_sub(1), (column + 1).min(ladder.len() - 1)];
    let around: f32 = beside.iter().map(|place| f32::from(ladder[*place])).sum();
    0.6 * f32::from(state.value(token)) + 0.2 * around
}

fn best_token(state: &State) -> f32 {
    Token::ALL.iter().map(|token| token_worth(state, *token)).fold(0.0, f32::max)
}

/// Money for votes, and at the end for slaves.
fn money(state: &State, player: &Player) -> f32 {
    let denarii = player.denarii;
    let slaves = if player.freed.is_some() { 0 } else { player.row.face_up(Calling::Slave) };
    let last_vote_over = state.round == state.set.rounds
        && (state.phase > Phase::GreatWork
            || state.phase == Phase::GreatWork && state.votes.0.iter().any(Option::is_some));
    let freed = f32::from(slaves.min(denarii / state.set.slave_price)) * f32::from(state.set.freed_points);
    if last_vote_over {
        return freed;
    }
    if state.round == state.set.rounds {
        let kept = slaves.min(denarii / state.set.slave_price) * state.set.slave_price;
        return freed
            + DENARIUS * f32::from((denarii - kept).min(PURSE))
            + 0.1 * f32::from((denarii - kept).saturating_sub(PURSE));
    }
    DENARIUS * f32::from(denarii.min(PURSE)) + SPARE_DENARIUS * f32::from(denarii.saturating_sub(PURSE))
}

/// What a card of this calling is good for in one round, if it stays upright.
fn per_round(calling: Option<Calling>) -> f32 {
    match calling {
        Some(Calling::Senator) => 1.1,
        Some(Calling::Merchant) => 0.9,
        Some(Calling::Legionary) => 1.6,
        Some(Calling::Vestal) => 1.7,
        Some(Calling::Slave) => 1.1,
        None => 1.0,
    }
}

/// What an upright card of this calling is still good for in this round.
fn this_round(state: &State, calling: Option<Calling>) -> f32 {
    let still = |phase: Phase, worth: f32| if state.phase < phase { worth } else { 0.0 };
    let purchase = still(Phase::Income, 0.35);
    purchase
        + match calling {
            Some(Calling::Senator) => {
                let voted = state.phase == Phase::GreatWork && state.votes.0.iter().any(Option::is_some);
                if state.phase > Phase::GreatWork || voted { 0.0 } else { 0.7 }
            }
            Some(Calling::Merchant) => still(Phase::Income, DENARIUS),
            Some(Calling::Legionary | Calling::Vestal) => still(Phase::Events, 1.5),
            Some(Calling::Slave) | None => 0.0,
        }
}

fn cards(state: &State, player: &Player) -> f32 {
    let row = &player.row;
    let rounds = rounds_after(state);
    let worth = |cards: &[Card], calling: Option<Calling>| -> f32 {
        let now = this_round(state, calling);
        let mut later = rounds * per_round(calling);
        if calling == Some(Calling::Slave) && state.round < state.set.rounds {
            later += 1.8;
        }
        let of_card = |card: &Card| {
            let count = |pose: Pose| f32::from(row.count(*card, pose));
            let fish = if card.is_christian() { f32::from(state.set.christian_points) } else { 0.0 };
            let upright = count(Pose::Upright);
            (upright + count(Pose::Turned) + FACE_DOWN * count(Pose::Down)) * (later + fish) + upright * now
        };
        cards.iter().map(of_card).sum()
    };
    let characters: f32 = Calling::ALL.iter().map(|calling| worth(&calling.cards(), Some(*calling))).sum();
    characters + worth(&[Card::Crane], None)
}

/// What another building of this kind would bring until the end.
fn building_worth(state: &State, player: &Player, building: Building) -> f32 {
    let amount = f32::from(state.set.amount(building));
    match building {
        Building::Stall => times(state, Phase::Income) * amount * DENARIUS,
        Building::Field => {
            let left = hunger(&state.set, player, state.ladder.famine().max(3));
            times(state, Phase::FamineAndCrises) * amount.min(f32::from(left)) * 0.85
        }
        Building::HouseTemple => times(state, Phase::Income) * (best_token(state) - amount * DENARIUS).max(0.3),
        Building::Tavern => times(state, Phase::Income) * 1.2,
        Building::Insula => amount * best_token(state),
        Building::Crane => rounds_after(state) * per_round(None),
        Building::Arch | Building::Statue => amount,
        Building::Bank => amount * DENARIUS,
    }
}

fn estate(state: &State, player: &Player) -> f32 {
    let mut without = player.clone();
    without.estate = Default::default();
    let mut sum = 0.0;
    for building in Building::LASTING {
        for _ in 0..player.estate.open(building) {
            sum += building_worth(state, &without, building);
            without.estate.add(building);
        }
        for _ in 0..player.estate.down(building) {
            sum += FACE_DOWN * building_worth(state, &without, building);
        }
    }
    sum
}
