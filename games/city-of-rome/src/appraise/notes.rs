//! What is worked out once for all positions that share it: while one player is at it, the cities of the others stay as they are.

use saturnalia_rules::{Seat, Set};

use super::{Prospects, turns_left};
use crate::cards::Card;
use crate::city::City;
use crate::components::Components;
use crate::state::{Hand, MOST_OFFERED, MOST_SEATS, State};
use crate::strip::{FIELD_COUNT, Strip};

/// The prospects of every seat when they were last looked at.
#[derive(Debug, Default)]
pub(super) struct Notebook {
    pages: [Option<Page>; MOST_SEATS],
}

#[derive(Debug)]
struct Page {
    rests_on: RestsOn,
    prospects: Prospects,
}

/// All that the prospects of a seat follow from.
#[derive(PartialEq, Eq, Debug)]
struct RestsOn {
    set: Set<Components>,
    turns: u8,
    strip: Strip,
    builders: [Option<Seat>; FIELD_COUNT],
    offer: [Option<Card>; MOST_OFFERED],
    announced: Option<Card>,
    money: u8,
    hand: Hand,
    city: City,
}

impl RestsOn {
    fn of(state: &State, seat: Seat, turns: u8) -> RestsOn {
        let player = &state.players[seat];
        RestsOn {
            set: state.set.clone(),
            turns,
            strip: state.strip(),
            builders: state.builders,
            offer: state.offer,
            announced: state.announced,
            money: player.money,
            hand: player.hand.clone(),
            city: player.city.clone(),
        }
    }

    /// Whether they are the same in this position.
    fn holds(&self, state: &State, seat: Seat, turns: u8) -> bool {
        let player = &state.players[seat];
        self.turns == turns
            && self.money == player.money
            && self.announced == state.announced
            && self.builders == state.builders
            && self.offer == state.offer
            && self.strip == state.strip()
            && self.set == state.set
            && self.city == player.city
            && self.hand == player.hand
    }
}

impl Notebook {
    /// The prospects of a seat: read, or worked out and noted down.
    pub(super) fn look_up(&mut self, state: &State, seat: Seat) -> &Prospects {
        let turns = turns_left(state, seat);
        let page = &mut self.pages[seat.index()];
        if !page.as_ref().is_some_and(|page| page.rests_on.holds(state, seat, turns)) {
            *page = None;
        }
        let work_out = || Page { rests_on: RestsOn::of(state, seat, turns), prospects: Prospects::of(state, seat) };
        &page.get_or_insert_with(work_out).prospects
    }
}
