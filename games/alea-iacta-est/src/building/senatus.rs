//! II. Senatus: one run of consecutive faces per player, no two runs alike.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use saturnalia_rules::{
    BySeat, Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers,
};
use serde::{Deserialize, Serialize};

use super::Building;
use crate::answer::Answer;
use crate::event::Event;
use crate::pool::{FACES, Pool};
use crate::senate::{PACKET, Packet, SenateCard, SenateCards};
use crate::state::{MOST_SEATS, State, senate_cards_won};
use crate::{AleaIactaEst, pieces, purpose, text};

/// The runs in the Senate.
pub type Senatus = BySeat<Run, MOST_SEATS>;

/// Consecutive faces as bits: bit 0 for a one. No bit: no run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Run(u8);

impl Run {
    pub const NONE: Run = Run(0);

    /// From the lowest to the highest face.
    #[inline]
    pub const fn new(low: u8, high: u8) -> Run {
        Run((1 << high) - (1 << (low - 1)))
    }

    /// `None` if the dice do not show consecutive faces, each once.
    pub fn from_dice(dice: Pool) -> Option<Run> {
        let faces = dice.faces();
        let (low, high) = (faces.trailing_zeros() as u8 + 1, 8 - faces.leading_zeros() as u8);
        let run = if dice.is_empty() { Run::NONE } else { Run::new(low, high) };
        (run.0 == faces && run.len() == dice.len()).then_some(run)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest face, of a run that is not empty.
    #[inline]
    pub const fn low(self) -> u8 {
        self.0.trailing_zeros() as u8 + 1
    }

    /// The highest face; 0 of an empty run.
    #[inline]
    pub const fn high(self) -> u8 {
        8 - self.0.leading_zeros() as u8
    }

    pub fn dice(self) -> Pool {
        Pool::one_of_each(self.0)
    }

    /// More dice are better; among as many dice, the higher face.
    #[inline]
    pub const fn rank(self) -> (u8, u8) {
        (self.len(), self.high())
    }
}

/// A new run of any length, or the own run made longer at one end or both (Ruling A6).
#[inline]
pub(crate) fn ways(state: &State, seat: Seat, way: &mut impl FnMut(Pool)) {
    let own = state.senatus[seat];
    let rolled = state.players[seat].rolled.faces();
    let has = |face: u8| rolled >> (face - 1) & 1 == 1;
    // Bit n: somebody else has the run whose faces are the bits of n.
    let taken = state
        .seats
        .seats()
        .filter(|other| *other != seat)
        .fold(0u64, |taken, other| taken | 1 << state.senatus[other].0);
    let mut offer = |run: Run| {
        if taken >> run.0 & 1 == 0 {
            way(Pool::one_of_each(run.0 & !own.0));
        }
    };
    if own.is_empty() {
        for high in 1..=FACES {
            let mut low = high;
            while low >= 1 && has(low) {
                offer(Run::new(low, high));
                low -= 1;
            }
        }
    } else {
        let mut high = own.high();
        loop {
            let mut low = own.low();
            loop {
                let run = Run::new(low, high);
                if run != own {
                    offer(run);
                }
                if low == 1 || !has(low - 1) {
                    break;
                }
                low -= 1;
            }
            if high == FACES || !has(high + 1) {
                break;
            }
            high += 1;
        }
    }
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    let run = run_with(state, seat, dice);
    state.senatus[seat] = run;
    cx.tell(Event::PlacedSenatus { seat, dice, low: run.low(), high: run.high() });
}

/// The run that these dice would make.
pub(crate) fn run_with(state: &State, seat: Seat, dice: Pool) -> Run {
    Run(state.senatus[seat].0 | dice.faces())
}

/// The offer to place these dice.
pub(crate) fn placement(state: &State, seat: Seat, dice: Pool) -> Label {
    text::offer_senatus(dice, run_with(state, seat, dice).dice())
}

/// The seats with a run, best first. No two runs rank equal, because no two are alike.
pub fn ranking(state: &State) -> impl Iterator<Item = Seat> {
    let mut seats: ArrayVec<Seat, MOST_SEATS> =
        state.seats.seats().filter(|seat| !state.senatus[*seat].is_empty()).collect();
    seats.sort_unstable_by_key(|seat| Reverse(state.senatus[*seat].rank()));
    seats.into_iter()
}

/// The best run left gets the packet; when all cards to be won are gone, the other runs go to the Latrina.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EvaluateSenatus;

impl Happening<AleaIactaEst> for EvaluateSenatus {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        let best = ranking(state).next();
        let open = state.packets.iter().position(|packet| packet.pass == state.pass);
        let taken = open.map_or(0, |packet| state.packets[packet].taken);
        match best {
            Some(seat) if taken < senate_cards_won(state.seats) => {
                let packet = open.unwrap_or_else(|| open_packet(state, cx));
                hand_over(state, packet, seat, cx);
            }
            Some(_) | None => {
                if let Some(packet) = open {
                    close_packet(&state.packets[packet], cx);
                }
                clear(state, cx);
            }
        }
    }
}

/// Three cards are drawn; the stack lasts for all passes. Says which packet they are.
fn open_packet(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) -> usize {
    let dice = cx.dice(purpose::senate_cards(state.pass));
    let cards = [(); PACKET].map(|()| state.senate_stack.draw(dice).known());
    state.packets.push(Packet { pass: state.pass, cards, takers: [None; PACKET], taken: 0 });
    state.packets.len() - 1
}

/// The seat takes its dice back and looks at the cards.
fn hand_over(state: &mut State, index: usize, seat: Seat, cx: &mut Context<'_, AleaIactaEst>) {
    let packet = &mut state.packets[index];
    packet.takers[usize::from(packet.taken)] = Some(seat);
    let cards = packet.left().iter().copied().collect();
    let run = std::mem::take(&mut state.senatus[seat]);
    state.players[seat].left += run.len();
    cx.reveal();
    cx.tell(Event::PacketSeen { seat, low: run.low(), high: run.high(), cards });
    cx.then(TakeSenateCard { seat, packet: index as u8 });
    cx.then(EvaluateSenatus);
}

/// What nobody took goes under the stack (Ruling A7).
fn close_packet(packet: &Packet, cx: &mut Context<'_, AleaIactaEst>) {
    let count = packet.left().len();
    if count > 0 {
        cx.tell(Event::SenateCardsReturned { count: count as u8 });
    }
}

/// Runs that won nothing go to the Latrina.
fn clear(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    for seat in state.seats.seats() {
        let dice = std::mem::take(&mut state.senatus[seat]).dice();
        if !dice.is_empty() {
            let there = state.move_to_latrina(seat, dice.len());
            cx.tell(Event::Unrewarded { seat, building: Building::Senatus, dice, there });
        }
    }
}

/// The seat keeps a Senate card of the packet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeSenateCard {
    pub seat: Seat,
    /// Which of the packets drawn so far.
    pub packet: u8,
}

impl TakeSenateCard {
    pub(crate) fn left(self, state: &State) -> &[SenateCard] {
        state.packets[usize::from(self.packet)].left()
    }
}

answers! { Answer:
    pub enum FromPacket { SenateCard(card: SenateCard) }
}

impl Question<AleaIactaEst> for TakeSenateCard {
    type Answer = FromPacket;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, AleaIactaEst, FromPacket>) {
        let left: SenateCards = self.left(state).iter().copied().collect();
        offers.extend(left.iter().map(FromPacket::SenateCard));
    }

    fn answer(
        self,
        state: &mut State,
        seat: Seat,
        FromPacket::SenateCard(card): FromPacket,
        cx: &mut Context<'_, AleaIactaEst>,
    ) {
        let packet = &mut state.packets[usize::from(self.packet)];
        packet.take(card);
        cx.tell(Event::SenateCardTaken { seat, card, rest: packet.left().iter().copied().collect() });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_SENATE_CARD.into()
    }

    fn words(&self, _: &State, _: Seat, FromPacket::SenateCard(card): FromPacket) -> Label {
        text::offer_senate_card(card, card.effect())
    }

    fn pieces(&self, _: &State, _: Seat, FromPacket::SenateCard(card): FromPacket) -> Vec<Piece> {
        vec![pieces::senate(card)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(faces: &[u8]) -> Option<Run> {
        Run::from_dice(faces.iter().copied().collect())
    }

    #[test]
    fn a_run_is_made_of_consecutive_faces() {
        assert_eq!(run(&[3, 4, 5]), Some(Run::new(3, 5)));
        assert_eq!(run(&[6]), Some(Run::new(6, 6)));
        assert_eq!(run(&[1, 2, 3, 4, 5, 6]).map(Run::len), Some(6));
        assert_eq!(run(&[]), Some(Run::NONE));
        assert_eq!(run(&[3, 5]), None);
        assert_eq!(run(&[3, 3]), None);
    }

    #[test]
    fn runs_rank_by_length_then_by_their_highest_face() {
        assert!(Run::new(2, 5).rank() > Run::new(1, 4).rank());
        assert!(Run::new(4, 6).rank() > Run::new(3, 5).rank());
        assert!(Run::new(1, 4).rank() > Run::new(4, 6).rank());
    }
}
