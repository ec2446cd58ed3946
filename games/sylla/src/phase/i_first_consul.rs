//! Phase I: the first consul is elected, takes a token, and moves the famine.

use saturnalia_rules::{BySeat, Context, Happening, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Calling, Token};
use crate::event::{Event, TokenReason};
use crate::state::{Bid, Phase, Player, State};
use crate::{Sylla, pieces, text};

/// 1) Election. The sitting consul bids first, the others once each, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FirstConsul;

impl Happening<Sylla> for FirstConsul {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        state.phase = Phase::FirstConsul;
        state.bids = BySeat::default();
        for seat in state.seats.seats_from(state.consul) {
            cx.then(BidForConsul { seat });
        }
        cx.then(InstallConsul);
    }
}

impl Player {
    /// Senators everybody sees: they count in the election, whether turned or not.
    #[inline]
    pub fn election_votes(&self) -> u8 {
        self.row.face_up(Calling::Senator)
    }
}

/// Ruling S2: senators and any money one has; strictly more than the highest bid, or pass. The sitting consul
/// has nothing to exceed and may add no money at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BidForConsul {
    pub seat: Seat,
}

answers! { Answer:
    pub enum Candidacy {
        Pass,
        /// Beside the votes of one's senators.
        BidDenarii(denarii: u8),
    }
}

impl Question<Sylla> for BidForConsul {
    type Answer = Candidacy;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Sylla, Candidacy>) {
        let player = &state.players[seat];
        let least = match state.high_bid() {
            Some((_, votes)) => {
                offers.add(Candidacy::Pass);
                (votes + 1).saturating_sub(player.election_votes())
            }
            None => 0,
        };
        offers.extend((least..=player.most_denarii(&state.set)).map(Candidacy::BidDenarii));
    }

    fn answer(self, state: &mut State, seat: Seat, candidacy: Candidacy, cx: &mut Context<'_, Sylla>) {
        match candidacy {
            Candidacy::Pass => {
                state.bids[seat] = Bid::Passed;
                cx.tell(Event::ElectionPass { seat });
            }
            Candidacy::BidDenarii(denarii) => {
                let votes = state.players[seat].election_votes() + denarii;
                state.bids[seat] = Bid::Offered(votes);
                cx.tell(Event::ElectionBid { seat, votes, denarii });
            }
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        let player = &state.players[seat];
        let (denarii, senators) = (player.denarii, player.election_votes());
        match state.high_bid() {
            Some((_, votes)) => text::ask_election(denarii, senators, votes),
            None => text::ask_election_first(denarii, senators),
        }
    }

    fn words(&self, state: &State, seat: Seat, candidacy: Candidacy) -> Label {
        match candidacy {
            Candidacy::Pass => text::DO_PASS.into(),
            Candidacy::BidDenarii(denarii) => {
                text::do_bid_denarii(denarii, state.players[seat].election_votes() + denarii)
            }
        }
    }

    fn pieces(&self, _: &State, _: Seat, candidacy: Candidacy) -> Vec<Piece> {
        match candidacy {
            Candidacy::Pass => vec![pieces::PASS.into()],
            Candidacy::BidDenarii(denarii) => vec![pieces::bid(denarii)],
        }
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// Only the winner pays, and only money: senators are not used up (Ruling S1). Without a bid the sitting consul stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InstallConsul;

impl Happening<Sylla> for InstallConsul {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let sitting = (state.consul, state.players[state.consul].election_votes());
        let (seat, votes) = state.high_bid().unwrap_or(sitting);
        let denarii = votes - state.players[seat].election_votes();
        state.players[seat].denarii -= denarii;
        state.consul = seat;
        state.bids = BySeat::default();
        cx.tell(Event::Elected { seat, denarii });
        cx.then(ConsulToken { seat });
        cx.then(SpreadFamine);
    }
}

/// 2) Res Publica: the consul takes a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConsulToken {
    pub seat: Seat,
}

answers! { Answer:
    /// A token of this kind goes behind the screen.
    pub struct Take(token: Token);
}

impl Question<Sylla> for ConsulToken {
    type Answer = Take;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, _: &State, _: Seat, offers: &mut Offers<'_, Sylla, Take>) {
        offers.extend(Token::ALL.map(Take));
    }

    fn answer(self, state: &mut State, seat: Seat, Take(token): Take, cx: &mut Context<'_, Sylla>) {
        state.take_token(seat, token, TokenReason::Consul, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_CONSUL_TOKEN.into()
    }

    fn words(&self, _: &State, _: Seat, Take(token): Take) -> Label {
        text::do_take(token)
    }

    fn pieces(&self, _: &State, _: Seat, Take(token): Take) -> Vec<Piece> {
        vec![pieces::token(token)]
    }
}

/// 3) Famine: one space for every famine symbol on the four open events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpreadFamine;

impl Happening<Sylla> for SpreadFamine {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let symbols = state.events.iter().map(|event| state.set.event(*event).famine).sum();
        state.ladder.worsen_famine(&state.set, symbols);
        cx.tell(Event::FamineSymbols { symbols, to: state.ladder.famine() });
    }
}
