//! The end of the game: the church is built by itself. Christians count, slaves are freed, tokens are worth what the
//! ladder says.

use saturnalia_rules::{Context, Happening, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Calling, Token};
use crate::components::Components;
use crate::event::Event;
use crate::state::{Phase, Player, State};
use crate::{Sylla, pieces, text};

/// Points for Christians. Ruling S24: turned ones count, face-down ones do not.
pub(crate) fn christian_points(set: &Components, player: &Player) -> i16 {
    i16::from(set.christian_points) * i16::from(player.row.christians())
}

/// Points for that many freed slaves.
pub(crate) fn freed_points(set: &Components, slaves: u8) -> i16 {
    i16::from(set.freed_points) * i16::from(slaves)
}

/// Points for the tokens of one kind, as the ladder stands.
pub(crate) fn token_points(state: &State, seat: Seat, token: Token) -> i16 {
    i16::from(state.players[seat].tokens(token)) * i16::from(state.value(token))
}

/// Points for all tokens.
pub(crate) fn all_token_points(state: &State, seat: Seat) -> i16 {
    Token::ALL.iter().map(|token| token_points(state, seat, *token)).sum()
}

fn gain(state: &mut State, seat: Seat, points: i16) {
    state.players[seat].gain(points);
    state.players[seat].church += points;
}

/// The dawn of Christianity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ecclesia;

impl Happening<Sylla> for Ecclesia {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        state.phase = Phase::Ecclesia;
        cx.tell(Event::ChurchBuilt);
        for seat in state.seats.seats_from(state.consul) {
            let points = christian_points(&state.set, &state.players[seat]);
            let count = state.players[seat].row.christians();
            gain(state, seat, points);
            cx.tell(Event::Christians { seat, count, points });
        }
        for seat in state.seats.seats_from(state.consul) {
            cx.then(FreeSlaves { seat });
        }
        cx.then(CountTokens);
    }
}

impl Player {
    /// Slaves the player could free now.
    pub fn freeable(&self, set: &Components) -> u8 {
        self.row.face_up(Calling::Slave).min(self.denarii / set.slave_price)
    }
}

/// Freeing of slaves: any number of those that are face up and can be paid for. Whoever can free nobody is not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FreeSlaves {
    pub seat: Seat,
}

answers! { Answer:
    pub struct Free(slaves: u8);
}

impl Question<Sylla> for FreeSlaves {
    type Answer = Free;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(state.players[self.seat].freeable(&state.set) > 0, self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Sylla, Free>) {
        offers.extend((0..=state.players[seat].freeable(&state.set)).map(Free));
    }

    /// Ruling S24: a Christian slave scores for the fish and for the freedom.
    fn answer(self, state: &mut State, seat: Seat, Free(slaves): Free, cx: &mut Context<'_, Sylla>) {
        state.players[seat].denarii -= slaves * state.set.slave_price;
        state.players[seat].freed = Some(slaves);
        let points = freed_points(&state.set, slaves);
        gain(state, seat, points);
        cx.tell(Event::Freed { seat, slaves, points });
    }

    fn lapse(self, state: &mut State, _: &mut Context<'_, Sylla>) {
        state.players[self.seat].freed = Some(0);
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        text::ask_free(state.set.slave_price, state.players[seat].row.face_up(Calling::Slave))
    }

    fn words(&self, state: &State, _: Seat, Free(slaves): Free) -> Label {
        text::do_free(slaves * state.set.slave_price, slaves)
    }

    fn pieces(&self, _: &State, _: Seat, Free(slaves): Free) -> Vec<Piece> {
        vec![pieces::free(slaves)]
    }
}

/// The political situation: every token counts what the ladder says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountTokens;

impl Happening<Sylla> for CountTokens {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        for seat in state.seats.seats_from(state.consul) {
            let points = all_token_points(state, seat);
            gain(state, seat, points);
            let tokens = state.players[seat].tokens.iter().sum();
            cx.tell(Event::TokensCounted { seat, points, tokens, screens: state.screens });
        }
        state.lift_screens(cx);
        state.finished = true;
    }
}
