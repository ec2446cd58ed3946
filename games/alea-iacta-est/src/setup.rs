//! Setting up the table, for the game and for every pass.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, Seat, SeatCount};

use crate::AleaIactaEst;
use crate::event::Event;
use crate::fortuna::{Heap, Tiles};
use crate::place::castrum::Castrum;
use crate::place::forum::Forum;
use crate::place::senatus::Senatus;
use crate::place::templum::Templum;
use crate::pool::DICE_EACH;
use crate::senate::{SenateCard, SenateCards};
use crate::state::{Piles, Player, State, columns, has_templum, provinces_laid_out};
use crate::step::Step;
use crate::tiles::{Patricians, Provinces, TileSet};
use crate::turn::round;

/// Sets up a new game. The youngest player begins; whose chair that is, the dice say (Ruling A24).
pub(crate) fn deal(seats: SeatCount, cx: &mut Context<'_, AleaIactaEst>) -> State {
    let start_player = Seat(cx.dice().below(u32::from(seats.get())) as u8);
    cx.then(Step::BeginPass);
    empty_table(seats, start_player)
}

/// The table before the first pass.
pub(crate) fn empty_table(seats: SeatCount, start_player: Seat) -> State {
    State {
        seats,
        pass: 1,
        round: 1,
        start_player,
        finished: false,
        players: BySeat::from_fn(|seat| Player {
            left: if seats.contains(seat) { DICE_EACH } else { 0 },
            ..Player::default()
        }),
        templum: Templum::default(),
        senatus: Senatus::default(),
        castrum: Castrum::default(),
        forum: Forum::default(),
        latrina: BySeat::default(),
        heap: Heap {
            face_down: if has_templum(seats) { Tiles::BOX } else { Tiles::NONE },
            laid_aside: Tiles::NONE,
            mixed: false,
        },
        provinces: Piles { stack: Provinces::all(), ..Piles::default() },
        patricians: Piles { stack: Patricians::all(), ..Piles::default() },
        senate_stack: senate_cards_in_play(seats),
        packets: ArrayVec::new(),
        again: None,
    }
}

/// Without a temple, the card that rewards Fortuna tiles stays in the box.
pub fn senate_cards_in_play(seats: SeatCount) -> SenateCards {
    let mut cards = SenateCards::all();
    if !has_templum(seats) {
        cards.remove(SenateCard::ManyFortunaTiles);
    }
    cards
}

/// Lays out provinces and patricians and begins the first round.
pub(crate) fn begin_pass(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    state.heap.mixed = false;
    lay_out(&mut state.provinces, provinces_laid_out(state.seats), cx);
    lay_out(&mut state.patricians, columns(state.seats), cx);
    cx.reveal();
    cx.tell(Event::PassBegun {
        pass: state.pass,
        start_player: state.start_player,
        provinces: state.provinces.display,
        patricians: state.patricians.display,
    });
    round::begin(state, 1, cx);
}

/// Turns up tiles until so many lie there. No stack runs out in a whole game.
pub(crate) fn lay_out<T: crate::tiles::Tile>(
    piles: &mut Piles<TileSet<T>>,
    count: u8,
    cx: &mut Context<'_, AleaIactaEst>,
) {
    while piles.display.len() < count {
        let Some(tile) = piles.stack.draw(cx.dice()) else { break };
        piles.display.insert(tile);
    }
}
