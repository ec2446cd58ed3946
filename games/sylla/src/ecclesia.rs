//! The end of the game: the church is built by itself.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::Token;
use crate::components::{CHRISTIAN_POINTS, FREED_POINTS, SLAVE_PRICE};
use crate::event::Event;
use crate::state::{Phase, Player, State};
use crate::step::Step;

/// Points for Christians. Ruling S24: turned ones count, face-down ones do not.
pub fn christian_points(player: &Player) -> i16 {
    i16::from(CHRISTIAN_POINTS) * i16::from(player.row.christians())
}

/// Points for the tokens of one kind, as the ladder stands.
pub fn token_points(state: &State, seat: Seat, token: Token) -> i16 {
    i16::from(state.players[seat].tokens(token)) * i16::from(state.ladder.value(token))
}

/// The dawn of Christianity. Whoever can free nobody is not asked.
pub(crate) fn open(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::Ecclesia;
    cx.tell(Event::ChurchBuilt);
    for seat in state.seats.seats_from(state.consul) {
        let points = christian_points(&state.players[seat]);
        let count = state.players[seat].row.christians();
        gain(state, seat, points);
        cx.tell(Event::Christians { seat, count, points });
    }
    for seat in state.seats.seats_from(state.consul) {
        if state.players[seat].freeable() > 0 {
            cx.then(Step::FreeSlaves { seat });
        } else {
            state.players[seat].freed = Some(0);
        }
    }
    cx.then(Step::CountTokens);
}

fn gain(state: &mut State, seat: Seat, points: i16) {
    state.players[seat].prestige += points;
    state.players[seat].church += points;
}

/// Any number of the slaves that are face up and can be paid for.
pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    out.extend((0..=state.players[seat].freeable()).map(Answer::Free));
}

/// Ruling S24: a Christian slave scores for the fish and for the freedom.
pub(crate) fn free(state: &mut State, seat: Seat, slaves: u8, cx: &mut Context<'_, Sylla>) {
    state.players[seat].denarii -= slaves * SLAVE_PRICE;
    state.players[seat].freed = Some(slaves);
    let points = i16::from(slaves * FREED_POINTS);
    gain(state, seat, points);
    cx.tell(Event::Freed { seat, slaves, points });
}

/// The political situation: every token counts what the ladder says.
pub(crate) fn count_tokens(state: &mut State, cx: &mut Context<'_, Sylla>) {
    for seat in state.seats.seats_from(state.consul) {
        let points = Token::ALL.iter().map(|token| token_points(state, seat, *token)).sum();
        gain(state, seat, points);
        cx.tell(Event::TokensCounted { seat, points });
    }
    state.finished = true;
}
