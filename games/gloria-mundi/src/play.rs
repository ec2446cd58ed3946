//! Playing: what the game is made of, and how it begins.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, GameInfo, OptionField, Play, Seat, SeatCount, Set};

use crate::cards::{Building, BuildingSet};
use crate::components::Components;
use crate::effect::trade::Trade;
use crate::goods::{Basic, Basics, Tokens};
use crate::state::{Idle, Player};
use crate::{Answer, Event, GloriaMundi, Options, State, Step, options, purpose, turn};

/// Tokens everybody starts with.
pub const START_TOKENS: Tokens = Tokens { food: 1, gold: 1, peace: 1, glory: 0 };

/// Basic cards dealt to each player; one of each type goes into the display at once.
pub fn dealt(seats: SeatCount) -> Basics {
    match seats.get() {
        0..=2 => Basics::new(12, 9, 9),
        3 => Basics::new(8, 6, 6),
        4 => Basics::new(7, 5, 5),
        5 => Basics::new(6, 4, 4),
        6.. => Basics::new(5, 3, 3),
    }
}

impl Play for GloriaMundi {
    const INFO: GameInfo = GameInfo { key: "gloria-mundi", min_seats: 2, max_seats: 6, revision: 2, minutes: (45, 60) };

    const OPTIONS: &'static [OptionField] = options::OPTION_FIELDS;

    type Options = Options;
    type Components = Components;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    /// Sets up a new game. The dice say who begins (Ruling G32).
    fn setup(options: &Options, set: Set<Components>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        let start_player = Seat(cx.dice(purpose::START_PLAYER).below(u32::from(seats.get())) as u8);
        let mut state = empty_table(options, set, seats, start_player);
        state.deck = Building::all().collect();
        cx.dice(purpose::DECK).shuffle(&mut state.deck);
        cx.tell(Event::Begun { start_player });
        turn::begin(&mut state, cx);
        state
    }

    fn components(state: &State) -> Set<Components> {
        state.set.clone()
    }
}

/// A table with everything but the deck, before the first turn.
pub(crate) fn empty_table(options: &Options, set: Set<Components>, seats: SeatCount, start_player: Seat) -> State {
    State {
        set,
        screens: options.screens,
        seats,
        start_player,
        active: start_player,
        turn: 0,
        deck: ArrayVec::new(),
        forum: [None; 6],
        fire: BuildingSet::NONE,
        players: BySeat::from_fn(|seat| if seats.contains(seat) { start(seats) } else { Player::default() }),
        laid: None,
        idle: Idle::default(),
        goth: 0,
        tribute: ArrayVec::new(),
        owed: Basics::default(),
        spoils: Tokens::NONE,
        trade: Trade::default(),
        payment: None,
        ended: None,
    }
}

/// What a player has at the start.
pub(crate) fn start(seats: SeatCount) -> Player {
    let mut player = Player { tokens: START_TOKENS, hand: dealt(seats), ..Player::default() };
    for basic in Basic::ALL {
        player.hand[basic] -= 1;
        player.bare[basic] += 1;
    }
    player
}
