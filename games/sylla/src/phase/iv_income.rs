//! Phase IV: income, house temples and taverns.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::{Building, Calling, Token};
use crate::components::{BASE_INCOME, COLUMNS, MERCHANT_INCOME};
use crate::event::{Event, TokenReason};
use crate::ladder::Direction;
use crate::row::Pose;
use crate::state::{Phase, Player, State};
use crate::step::Step;

pub(crate) fn open(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::Income;
    state.tavern_moved = 0;
    for seat in state.seats.seats_from(state.consul) {
        cx.then(Step::ReceiveIncome { seat });
    }
}

/// Base income, upright merchants and open stalls.
pub(crate) fn income(player: &Player) -> u8 {
    BASE_INCOME
        + MERCHANT_INCOME * player.row.of_calling(Calling::Merchant, Pose::Upright)
        + Building::Stall.amount() * player.estate.open(Building::Stall)
}

/// Money first: whatever the temples cost can be paid from it (Ruling S8).
pub(crate) fn receive(state: &mut State, seat: Seat, cx: &mut Context<'_, Sylla>) {
    let player = &mut state.players[seat];
    let denarii = income(player);
    player.denarii += denarii;
    cx.tell(Event::Income { seat, denarii });
    let left = (player.estate.open(Building::HouseTemple), player.estate.open(Building::Tavern));
    use_buildings(state, seat, left, cx);
}

/// Asks as long as there is something to use.
fn use_buildings(state: &State, seat: Seat, (temples, taverns): (u8, u8), cx: &mut Context<'_, Sylla>) {
    if can_sacrifice(state, seat, temples) || can_move(state, taverns) {
        cx.then(Step::UseBuildings { seat, temples, taverns });
    }
}

fn can_sacrifice(state: &State, seat: Seat, temples: u8) -> bool {
    temples > 0 && state.players[seat].denarii >= Building::HouseTemple.amount()
}

fn can_move(state: &State, taverns: u8) -> bool {
    taverns > 0 && Token::ALL.iter().any(|marker| !moved_by_tavern(state, *marker))
}

/// Whether a tavern has already moved this marker in this phase.
pub(crate) fn moved_by_tavern(state: &State, marker: Token) -> bool {
    state.tavern_moved >> marker.index() & 1 == 1
}

pub(crate) fn offers(state: &State, seat: Seat, temples: u8, taverns: u8, out: &mut Vec<Answer>) {
    if can_sacrifice(state, seat, temples) {
        out.extend(Token::ALL.map(Answer::Sacrifice));
    }
    if taverns > 0 {
        for marker in Token::ALL.into_iter().filter(|marker| !moved_by_tavern(state, *marker)) {
            out.push(Answer::Move { marker, direction: Direction::Left });
            out.push(Answer::Move { marker, direction: Direction::Right });
        }
    }
    out.push(Answer::Finish);
}

pub(crate) fn sacrifice(
    state: &mut State,
    seat: Seat,
    (temples, taverns): (u8, u8),
    token: Token,
    cx: &mut Context<'_, Sylla>,
) {
    let player = &mut state.players[seat];
    player.denarii -= Building::HouseTemple.amount();
    player.tokens[token.index()] += 1;
    cx.tell(Event::TokenTaken { seat, token, reason: TokenReason::Temple });
    use_buildings(state, seat, (temples - 1, taverns), cx);
}

/// Ruling S9: a marker at the end of the ladder may be chosen. It stays, and no other tavern moves it in this phase.
pub(crate) fn move_marker(
    state: &mut State,
    seat: Seat,
    (temples, taverns): (u8, u8),
    (marker, direction): (Token, Direction),
    cx: &mut Context<'_, Sylla>,
) {
    state.tavern_moved |= 1 << marker.index();
    let end = match direction {
        Direction::Left => 0,
        Direction::Right => COLUMNS as u8 - 1,
    };
    if state.ladder.column(marker) == end {
        cx.tell(Event::TavernHeld { seat, marker });
    } else {
        state.ladder.shift(marker, direction, Building::Tavern.amount());
        cx.tell(Event::TavernMoved { seat, marker, direction, value: state.ladder.value(marker) });
    }
    use_buildings(state, seat, (temples, taverns - 1), cx);
}
