//! Playing: what the game is made of, and how it begins.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, GameInfo, OptionField, Play, Seat, SeatCount, SeatSet, Set};

use crate::cards::{Building, Buildings, CARDS, MATERIALS};
use crate::components::Components;
use crate::options::{self, Scope, StartPlayer, TwoPlayerSites};
use crate::round::start::{Bid, FindLeader};
use crate::state::Camp;
use crate::zone::Cards;
use crate::{Answer, Event, GloryToRome, Options, State, Step, purpose};

/// Order cards dealt to each; experienced players get one more and lay one down.
const DEALT: u8 = 4;
/// Sites of each material in the trial game.
const TRIAL_SITES: u8 = 3;

impl Play for GloryToRome {
    const INFO: GameInfo =
        GameInfo { key: "glory-to-rome", min_seats: 2, max_seats: 5, revision: 1, minutes: (40, 90) };
    const OPTIONS: &'static [OptionField] = options::OPTION_FIELDS;

    type Options = Options;
    type Components = Components;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    fn setup(options: &Options, set: Set<Components>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        let mut state = empty_table(options, set, seats);
        shuffle(&mut state, cx);
        let dealt = match options.start {
            StartPlayer::Drawn => DEALT,
            StartPlayer::Chosen => DEALT + 1,
        };
        for seat in seats.seats() {
            for _ in 0..dealt {
                let card = state.draw_top();
                state.camps[seat].hand.add(card);
            }
            state.camps[seat].senators = 1;
            state.senators -= 1;
        }
        match options.start {
            StartPlayer::Drawn => cx.then(FindLeader { tied: seats.all() }),
            StartPlayer::Chosen => cx.then(Bid),
        }
        state
    }

    fn components(state: &State) -> Set<Components> {
        state.set.clone()
    }
}

/// Sites laid out, nobody has anything, no deck yet.
pub(crate) fn empty_table(options: &Options, set: Set<Components>, seats: SeatCount) -> State {
    let total = match options.game {
        Scope::Full => set.sites,
        Scope::Trial => TRIAL_SITES.min(set.sites),
    };
    let in_town = in_town(options, seats).min(total);
    State {
        set: set.clone(),
        seats,
        options: *options,
        round: 1,
        leader: Seat(0),
        role: None,
        deck: ArrayVec::new(),
        aside: Cards::NONE,
        pool: Cards::NONE,
        built: Cards::NONE,
        senators: set.senators,
        in_town: [in_town; MATERIALS],
        out_of_town: [total - in_town; MATERIALS],
        site_total: [total; MATERIALS],
        camps: BySeat::from_fn(|_| Camp::default()),
        opened: Buildings::NONE,
        demanded: Cards::NONE,
        demanding: None,
        peeked: None,
        crafted: SeatSet::NONE,
        ended: None,
    }
}

/// As many as players; with two, three are recommended (ruling Q4).
fn in_town(options: &Options, seats: SeatCount) -> u8 {
    match (seats.get(), options.two_player_sites) {
        (2, TwoPlayerSites::Three) => 3,
        (count, _) => count,
    }
}

/// Shuffles the whole box; the trial game is played with half of it (ruling Q36).
fn shuffle(state: &mut State, cx: &mut Context<'_, GloryToRome>) {
    state.deck = whole_deck(&state.set);
    cx.dice(purpose::DECK).shuffle(&mut state.deck);
    if state.options.game == Scope::Trial {
        let half = state.deck.len() / 2;
        state.aside = state.deck.drain(half..).collect::<Cards>();
    }
}

/// The whole box, sorted.
pub(crate) fn whole_deck(set: &Components) -> ArrayVec<Building, CARDS> {
    set.cards().each().collect()
}
