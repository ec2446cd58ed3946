//! Setting up the table.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, Seat, SeatCount, SeatSet};

use crate::GloryToRome;
use crate::cards::{Building, Buildings, CARDS, MATERIALS};
use crate::options::{Options, Scope, StartPlayer, TwoPlayerSites};
use crate::state::{Camp, SENATORS, SITES, State};
use crate::step::Step;
use crate::zone::Cards;

/// Order cards dealt to each; experienced players get one more and lay one down.
const DEALT: u8 = 4;
/// Sites of each material in the trial game.
const TRIAL_SITES: u8 = 3;

pub(crate) fn setup(options: &Options, seats: SeatCount, cx: &mut Context<'_, GloryToRome>) -> State {
    let mut state = empty_table(options, seats);
    shuffle(&mut state, cx);
    let dealt = match options.start {
        StartPlayer::Drawn => DEALT,
        StartPlayer::Chosen => DEALT + 1,
    };
    for seat in seats.seats() {
        for _ in 0..dealt {
            if let Some(card) = state.draw_top() {
                state.camps[seat].hand.add(card);
            }
        }
        state.camps[seat].senators = 1;
        state.senators -= 1;
    }
    match options.start {
        StartPlayer::Drawn => cx.then(Step::FindLeader(seats.all())),
        StartPlayer::Chosen => cx.then(Step::Bid),
    }
    state
}

/// Sites laid out, nobody has anything, no deck yet.
pub(crate) fn empty_table(options: &Options, seats: SeatCount) -> State {
    let total = match options.game {
        Scope::Full => SITES,
        Scope::Trial => TRIAL_SITES,
    };
    let in_town = in_town(options, seats).min(total);
    State {
        seats,
        options: *options,
        round: 1,
        leader: Seat(0),
        role: None,
        deck: ArrayVec::new(),
        aside: Cards::NONE,
        pool: Cards::NONE,
        built: Cards::NONE,
        senators: SENATORS,
        in_town: [in_town; MATERIALS],
        out_of_town: [total - in_town; MATERIALS],
        site_total: [total; MATERIALS],
        camps: BySeat::from_fn(|_| Camp::default()),
        opened: Buildings::NONE,
        demanded: Cards::NONE,
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
    state.deck = Cards::box_full().each().collect();
    cx.dice().shuffle(&mut state.deck);
    if state.options.game == Scope::Trial {
        state.aside = state.deck.drain(CARDS / 2..).collect::<Cards>();
    }
}

/// The whole box in an order in which scenarios look for cards.
pub(crate) fn whole_deck() -> ArrayVec<Building, CARDS> {
    Cards::box_full().each().collect()
}
