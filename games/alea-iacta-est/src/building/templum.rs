//! I. Templum: each placement is one die longer and of a higher sum than the last; every die draws a Fortuna tile.

use saturnalia_rules::{
    BySeat, Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers,
};
use serde::{Deserialize, Serialize};

use super::Building;
use crate::answer::Answer;
use crate::event::Event;
use crate::fortuna::Tiles;
use crate::pool::{FACES, Pool};
use crate::state::{MOST_SEATS, State};
use crate::{AleaIactaEst, pieces, purpose, text};

/// The dice in the temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Templum {
    pub dice: BySeat<Pool, MOST_SEATS>,
    /// Who placed last, and so has the most dice there (Ruling A3).
    pub last: Option<Seat>,
}

impl Templum {
    /// The dice that the next placement must exceed by one in number and by any amount in sum (Ruling A2).
    #[inline]
    fn leading(&self) -> Pool {
        self.last.map_or(Pool::NONE, |seat| self.dice[seat])
    }

    /// How many dice a seat would have to add now. Whoever placed last may outbid himself with one more (Ruling A1).
    #[inline]
    pub fn required(&self, seat: Seat) -> u8 {
        self.leading().len() + 1 - self.dice[seat].len()
    }

    /// The least sum that those dice must show together.
    #[inline]
    pub fn least_pips(&self, seat: Seat) -> u8 {
        (self.leading().pips() + 1).saturating_sub(self.dice[seat].pips())
    }
}

/// Every choice of dice that outbids the leader.
#[inline]
pub(crate) fn ways(state: &State, seat: Seat, way: &mut impl FnMut(Pool)) {
    let (required, least) = (state.templum.required(seat), state.templum.least_pips(seat));
    let rolled = state.players[seat].rolled;
    // Sixes alone reach no higher sum, and there must be enough dice at all.
    if required <= rolled.len() && required * FACES >= least {
        choose_from(rolled, required, least, Pool::NONE, way);
    }
}

/// Every choice of `required` of these dice that shows at least `least`, added to what is chosen already. Higher faces are
/// decided first, which is the order of pools.
fn choose_from(rolled: Pool, required: u8, least: u8, chosen: Pool, way: &mut impl FnMut(Pool)) {
    if required == 0 {
        if least == 0 {
            way(chosen);
        }
        return;
    }
    if required > rolled.len() {
        return;
    }
    let face = rolled.highest();
    if required * face < least {
        return;
    }
    if required == 1 {
        let enough = (1..=face).filter(|face| *face >= least && rolled.count(*face) > 0);
        return enough.for_each(|face| way(chosen + Pool::of(face, 1)));
    }
    let there = rolled.count(face);
    let lower = rolled - Pool::of(face, there);
    for count in 0..=there.min(required) {
        let left = least.saturating_sub(count * face);
        choose_from(lower, required - count, left, chosen + Pool::of(face, count), way);
    }
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    let there = state.templum.dice[seat];
    let total = there + dice;
    state.templum.dice[seat] = total;
    state.templum.last = Some(seat);
    let drawn = state.players[seat].drawn_tiles();
    let tiles = draw(state, seat, dice.len(), cx);
    cx.tell(Event::PlacedTemplum { seat, dice, there, total: total.len(), pips: total.pips(), drawn, tiles });
}

/// The offer to place these dice.
pub(crate) fn placement(state: &State, dice: Pool) -> Label {
    text::offer_templum(dice, tiles_to_draw(state, dice))
}

/// How many tiles these dice would draw.
pub(crate) fn tiles_to_draw(state: &State, dice: Pool) -> u8 {
    dice.len().min(state.heap.len())
}

/// What dice would have to show to be placed here.
pub(crate) fn why_not(state: &State, seat: Seat) -> Label {
    text::why_templum(state.templum.required(seat), state.templum.least_pips(seat))
}

/// Draws tiles for a seat, which alone sees them.
fn draw(state: &mut State, seat: Seat, count: u8, cx: &mut Context<'_, AleaIactaEst>) -> Tiles {
    let mut tiles = Tiles::NONE;
    for _ in 0..count {
        if let Some(tiles) = state.heap.mix_if_empty() {
            cx.tell(Event::HeapMixed { tiles });
        }
        // All tiles are in front of players (Ruling A5).
        if state.heap.face_down.is_empty() {
            break;
        }
        state.heap.drawn += 1;
        let dice = cx.dice(purpose::fortuna_tile(state.heap.drawn));
        let value = state.heap.face_down.draw(dice).known();
        cx.reveal();
        state.players[seat].drawn[usize::from(state.heap.mixed)].put(value);
        tiles.put(value);
    }
    tiles
}

/// The temple is evaluated. A die that is alone in the whole temple draws a second tile (Ruling A4). Then everybody with
/// dice in the temple keeps tiles, whoever has the most dice first and the others clockwise (Ruling A26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EvaluateTemplum;

impl Happening<AleaIactaEst> for EvaluateTemplum {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        // Nobody has placed dice in the temple.
        let Some(leader) = state.templum.last else { return };
        let in_temple: u8 = state.templum.dice.0.iter().map(|dice| dice.len()).sum();
        if in_temple == 1 {
            let drawn = state.players[leader].drawn_tiles();
            let tiles = draw(state, leader, 1, cx);
            cx.tell(Event::SecondTile { seat: leader, drawn, tiles });
        }
        choosing(state).for_each(|seat| cx.then(KeepFortuna { seat }));
    }
}

/// Those with dice in the temple, from its leader on. Who drew nothing because all tiles were gone has nothing to keep (Ruling
/// A5).
pub(crate) fn choosing(state: &State) -> impl Iterator<Item = Seat> {
    let from_leader = state.templum.last.into_iter().flat_map(|leader| state.seats.seats_from(leader));
    from_leader.filter(|seat| !state.templum.dice[*seat].is_empty() && kept_count(state, *seat) > 0)
}

/// The seat with the most dice keeps two tiles of this pass, all others one (Ruling A22).
fn kept_count(state: &State, seat: Seat) -> u8 {
    let allowed = if state.templum.last == Some(seat) { 2 } else { 1 };
    allowed.min(state.players[seat].drawn_tiles().len())
}

/// The seat keeps tiles of this pass. They lie open from now on, the others are laid aside face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepFortuna {
    pub seat: Seat,
}

answers! { Answer:
    /// These of the tiles drawn in this pass.
    pub struct Keep(tiles: Tiles);
}

impl Question<AleaIactaEst> for KeepFortuna {
    type Answer = Keep;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, AleaIactaEst, Keep>) {
        let (Tiles([ones, twos, threes]), count) = (state.players[seat].drawn_tiles(), kept_count(state, seat));
        for one in 0..=ones.min(count) {
            for two in 0..=twos.min(count - one) {
                let three = count - one - two;
                if three <= threes {
                    offers.add(Keep(Tiles([one, two, three])));
                }
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, Keep(kept): Keep, cx: &mut Context<'_, AleaIactaEst>) {
        let player = &mut state.players[seat];
        let mut laid_aside = player.drawn_tiles();
        laid_aside -= kept;
        player.drawn = [Tiles::NONE; 2];
        player.kept += kept;
        state.heap.laid_aside += laid_aside;
        cx.reveal();
        cx.tell(Event::FortunaKept { seat, kept, laid_aside });
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        text::ask_keep(kept_count(state, seat), state.players[seat].drawn_tiles())
    }

    fn words(&self, _: &State, _: Seat, Keep(tiles): Keep) -> Label {
        text::offer_keep(tiles)
    }

    fn pieces(&self, _: &State, _: Seat, Keep(tiles): Keep) -> Vec<Piece> {
        pieces::tiles(tiles)
    }

    /// All see how many were drawn: whoever keeps all of them has no choice. What they show is the seat's alone.
    #[inline]
    fn lone(&self, state: &State, seat: Seat) -> Lone {
        if state.players[seat].drawn_tiles().len() == kept_count(state, seat) { Lone::Open } else { Lone::Secret }
    }
}

/// The dice leave the temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClearTemplum;

impl Happening<AleaIactaEst> for ClearTemplum {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        if state.templum.last.is_some() {
            cx.tell(Event::FortunaLaidAside { tiles: state.heap.laid_aside });
        }
        for (seat, dice) in std::mem::take(&mut state.templum).dice.at(state.seats) {
            if !dice.is_empty() {
                state.players[seat].left += dice.len();
                cx.tell(Event::DiceTakenBack { seat, building: Building::Templum, dice: *dice });
            }
        }
    }
}
