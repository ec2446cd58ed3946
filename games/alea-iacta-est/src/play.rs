//! Playing: what the game is made of, and how it begins.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, Dice, GameInfo, Play, Seat, SeatCount, Set};

use crate::building::castrum::Castrum;
use crate::building::forum::Forum;
use crate::building::senatus::Senatus;
use crate::building::templum::Templum;
use crate::components::Components;
use crate::fortuna::{Heap, Tiles};
use crate::pass::BeginPass;
use crate::pool::DICE_EACH;
use crate::senate::{SenateCard, SenateCards};
use crate::state::{Piles, Player, has_templum};
use crate::tiles::{Patricians, Provinces, Tile, TileSet};
use crate::{AleaIactaEst, Answer, Event, Options, State, Step, purpose};

impl Play for AleaIactaEst {
    const INFO: GameInfo =
        GameInfo { key: "alea-iacta-est", min_seats: 2, max_seats: 5, revision: 1, minutes: (40, 60) };

    type Options = Options;
    type Components = Components;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    /// Sets up a new game. The youngest player begins; whose chair that is, the dice say (Ruling A24).
    fn setup(_: &Options, set: Set<Components>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        let start_player = Seat(cx.dice(purpose::START_PLAYER).below(u32::from(seats.get())) as u8);
        cx.then(BeginPass);
        empty_table(set, seats, start_player)
    }

    fn components(state: &State) -> Set<Components> {
        state.set.clone()
    }
}

/// The table before the first pass.
pub(crate) fn empty_table(set: Set<Components>, seats: SeatCount, start_player: Seat) -> State {
    State {
        set: set.clone(),
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
        heap: Heap { face_down: if has_templum(seats) { set.fortuna } else { Tiles::NONE }, ..Heap::default() },
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

/// Turns up tiles until so many lie there. No stack runs out in a whole game.
pub(crate) fn lay_out<T: Tile>(piles: &mut Piles<TileSet<T>>, count: u8, dice: &mut Dice) {
    while piles.display.len() < count {
        let Some(tile) = piles.stack.draw(dice) else { break };
        piles.display.insert(tile);
    }
}
