//! Playing: what the game is made of, and how it begins.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, GameInfo, OptionField, Play, Seat, SeatCount, Set};

use crate::cards::{Building, EventCard, Work};
use crate::components::Components;
use crate::ladder::Ladder;
use crate::phase::preparation::{ChooseCharacters, ShowCharacters};
use crate::phase::round;
use crate::screen::ShownTokens;
use crate::state::{DECADENCE_SLOT, Phase, Player, SLOTS};
use crate::{Answer, Event, Options, State, Step, Sylla, options, purpose};

impl Play for Sylla {
    const INFO: GameInfo = GameInfo { key: "sylla", min_seats: 2, max_seats: 4, revision: 1, minutes: (60, 90) };
    const OPTIONS: &'static [OptionField] = options::OPTION_FIELDS;

    type Options = Options;
    type Components = Components;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    /// Sets up a new game.
    fn setup(options: &Options, set: Set<Components>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        let mut state = empty_table(options, set.clone(), seats);
        // Ruling S3: only as many income tiles as players, or nobody might hold the first.
        let mut tiles: ArrayVec<u8, 4> = (1..=seats.get()).collect();
        cx.dice(purpose::INCOME_TILES).shuffle(&mut tiles);
        for (seat, tile) in seats.seats().zip(tiles) {
            state.players[seat].income_tile = tile;
            if tile == 1 {
                state.consul = seat;
            }
        }
        // C lies below B, B below A; the last is the top.
        state.stack = (0..3).rev().flat_map(|letter| set.tiles_of(letter)).collect();
        state.stack_letters = std::array::from_fn(|letter| set.tiles_of(letter).count() as u8);
        for (letter, tiles) in (0..3).rev().zip(by_letter(&mut state.stack, state.stack_letters)) {
            cx.dice(purpose::stack(letter)).shuffle(tiles);
        }
        round::lay_out_buildings(&mut state);
        state.event_deck = EventCard::ALL.into_iter().filter(|event| *event != EventCard::Decadence).collect();
        cx.dice(purpose::EVENTS).shuffle(&mut state.event_deck);
        let drawn = std::iter::from_fn(|| state.event_deck.pop());
        for (slot, event) in state.events[..DECADENCE_SLOT].iter_mut().zip(drawn) {
            *slot = event;
        }
        state.works = Work::ALL.into();
        cx.dice(purpose::WORKS).shuffle(&mut state.works);
        state.works_seen = 2;
        // Ruling S29
        if seats.get() == 2 {
            cx.tell(Event::Unofficial);
        }
        cx.tell(Event::LeftOut { work: state.works[0], first_consul: state.consul });
        cx.tell(Event::EventsShown { events: state.events });
        cx.then(ChooseCharacters);
        cx.then(ShowCharacters);
        state
    }

    fn components(state: &State) -> Set<Components> {
        state.set.clone()
    }
}

/// A table with nothing on it but the ladder and the players' markers.
pub(crate) fn empty_table(options: &Options, set: Set<Components>, seats: SeatCount) -> State {
    let players = BySeat::from_fn(|seat| {
        if seats.contains(seat) {
            Player { income_tile: seat.0 + 1, prestige: i16::from(set.start_prestige), ..Player::default() }
        } else {
            Player::default()
        }
    });
    State {
        set: set.clone(),
        seats,
        screens: options.screens,
        round: 0,
        phase: Phase::Preparation,
        consul: Seat(0),
        ladder: Ladder::at_the_start(&set),
        players,
        recruits: ArrayVec::new(),
        deck: ArrayVec::new(),
        under_deck: ArrayVec::new(),
        slots: [None; SLOTS],
        stack: ArrayVec::new(),
        stack_letters: [0; 3],
        discarded: [0; Building::ALL.len()],
        events: [EventCard::Decadence; 4],
        cubes: Default::default(),
        prevented: 0,
        event_deck: ArrayVec::new(),
        removed_events: ArrayVec::new(),
        works: ArrayVec::new(),
        works_seen: 0,
        bids: BySeat::default(),
        sale: None,
        unpaid: 0,
        tavern_moved: 0,
        votes: BySeat::default(),
        shown: ShownTokens::default(),
        finished: false,
    }
}

/// What is left of each letter: C, which lies lowest, then B and A.
pub(crate) fn by_letter(stack: &mut [Building], letters: [u8; 3]) -> [&mut [Building]; 3] {
    let (c, rest) = stack.split_at_mut(usize::from(letters[2]));
    let (b, a) = rest.split_at_mut(usize::from(letters[1]));
    [c, b, a]
}
