//! Architect: lays a foundation from the hand, or adds a material of the stockpile to a structure; with the Archway
//! also one of the pool. With the Stairway also to another's finished building.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Finish, Place, Source};
use crate::building::material::{self, Fitting};
use crate::building::site::{self, Foundation};
use crate::building::{completed, work};
use crate::cards::{Building, Material, Role};
use crate::event::Event;
use crate::power;
use crate::power::stairway::{self, OpenUp, Opening};
use crate::round::perform::{self, Turn};
use crate::state::State;
use crate::zone::Cards;
use crate::{GloryToRome, pieces, text};

/// The seat performs Architect actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Architect(pub Turn);

answers! { Answer:
    pub enum Plan {
        Pass,
        Lay { building: Building, site: Material, place: Place },
        Supply { to: Building, material: Material, source: Source, finish: Finish },
        Open { owner: Seat, building: Building, material: Material, source: Source },
        WorkOn { owner: Seat, building: Building },
    }
}

impl Question<GloryToRome> for Architect {
    type Answer = Plan;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let Architect(turn) = *self;
        SeatSet::only_if(perform::any_left(state, turn) && possible(state, turn.seat), turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Plan>) {
        let camp = &state.camps[seat];
        let actions = perform::within_reach(state, self.0);
        offers.add(Plan::Pass);
        site::each(state, seat, camp.hand, actions, |Foundation { building, site, place }| {
            offers.add(Plan::Lay { building, site, place });
        });
        let most =
            1 + site::most(camp) + 4 * Material::ALL.len() * camp.foundations.len() + stairway::most(state, seat);
        let counted = || {
            let mut count = 1;
            site::each(state, seat, camp.hand, actions, |_| count += 1);
            for to in camp.foundations.iter() {
                ways(state, seat, to, |_, _, _| count += 1);
            }
            stairway::each(state, seat, |_| count += 1);
            count
        };
        if work::too_many(most, counted) {
            return by_structure(state, seat, offers);
        }
        for to in camp.foundations.iter() {
            ways(state, seat, to, |material, source, finish| {
                offers.add(Plan::Supply { to, material, source, finish });
            });
        }
        stairway::each(state, seat, |Opening { owner, building, material, source }| {
            offers.add(Plan::Open { owner, building, material, source });
        });
    }

    fn answer(self, state: &mut State, seat: Seat, plan: Plan, cx: &mut Context<'_, GloryToRome>) {
        let Architect(turn) = self;
        match plan {
            Plan::Pass => perform::give_up(state, turn),
            Plan::Lay { building, site, place } => {
                site::lay_from_hand(state, turn, Foundation { building, site, place }, cx);
            }
            Plan::Supply { to, material, source, finish } => supply(state, turn, to, material, source, finish, cx),
            Plan::Open { owner, building, material, source } => {
                stairway::open(state, turn, Opening { owner, building, material, source }, cx);
            }
            Plan::WorkOn { owner, building } if owner == seat => cx.then(SupplyTo { turn, building }),
            Plan::WorkOn { owner, building } => cx.then(OpenUp { turn, owner, building }),
        }
    }

    fn lapse(self, state: &mut State, _: &mut Context<'_, GloryToRome>) {
        perform::give_up(state, self.0);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_architect(perform::left(state, self.0))
    }

    fn words(&self, state: &State, seat: Seat, plan: Plan) -> Label {
        match plan {
            Plan::Pass => self.0.pass(),
            Plan::Lay { building, site, place } => site::words(state, seat, Foundation { building, site, place }),
            Plan::Supply { to, material, source, finish } => supply_words(to, material, source, finish),
            Plan::Open { owner, building, material, source } => Opening { owner, building, material, source }.words(),
            Plan::WorkOn { owner, building } => work::words(seat, owner, building),
        }
    }

    fn pieces(&self, _: &State, seat: Seat, plan: Plan) -> Vec<Piece> {
        match plan {
            Plan::Pass => Vec::new(),
            Plan::Lay { building, site, place } => {
                site::touched(pieces::hand(building), Foundation { building, site, place })
            }
            Plan::Supply { to, material, source, .. } => {
                vec![pieces::source(seat, material, source), pieces::structure(seat, to)]
            }
            Plan::Open { owner, building, material, source } => {
                Opening { owner, building, material, source }.pieces(seat)
            }
            Plan::WorkOn { owner, building } => work::touched(owner, building),
        }
    }

    fn why_not(&self, state: &State, _: Seat) -> Vec<(Piece, Label)> {
        site::why_not(state, self.0, |_| false)
    }
}

/// The second half of a choice too long to be made at once: the seat adds a material to this one structure of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SupplyTo {
    pub turn: Turn,
    pub building: Building,
}

answers! { Answer:
    pub enum Supplies { Supply { to: Building, material: Material, source: Source, finish: Finish } }
}

impl Question<GloryToRome> for SupplyTo {
    type Answer = Supplies;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Supplies>) {
        let to = self.building;
        ways(state, seat, to, |material, source, finish| {
            offers.add(Supplies::Supply { to, material, source, finish });
        });
    }

    fn answer(
        self,
        state: &mut State,
        _: Seat,
        Supplies::Supply { to, material, source, finish }: Supplies,
        cx: &mut Context<'_, GloryToRome>,
    ) {
        supply(state, self.turn, to, material, source, finish, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_work_on(self.building)
    }

    fn words(&self, _: &State, _: Seat, Supplies::Supply { to, material, source, finish }: Supplies) -> Label {
        supply_words(to, material, source, finish)
    }

    fn pieces(&self, _: &State, seat: Seat, Supplies::Supply { to, material, source, .. }: Supplies) -> Vec<Piece> {
        vec![pieces::source(seat, material, source), pieces::structure(seat, to)]
    }
}

/// Where materials can come from, and what is there.
pub fn sources(state: &State, seat: Seat) -> [(Source, Cards); 2] {
    let pool = if power::has(state, seat, Building::Archway) { state.pool } else { Cards::NONE };
    [(Source::Stockpile, state.camps[seat].stockpile), (Source::Pool, pool)]
}

fn possible(state: &State, seat: Seat) -> bool {
    let camp = &state.camps[seat];
    !camp.hand.is_empty()
        || camp.foundations.iter().any(|to| can_supply(state, seat, to))
        || stairway::possible(state, seat)
}

fn can_supply(state: &State, seat: Seat, to: Building) -> bool {
    let fits = fitting(state, seat, to);
    sources(state, seat).into_iter().any(|(_, cards)| cards.materials().any(|material| fits.takes(material)))
}

fn fitting(state: &State, seat: Seat, to: Building) -> Fitting {
    material::fitting(state, seat, to, Role::Architect)
}

/// Calls `found` for the materials that can be added to one structure.
#[inline]
fn ways(state: &State, seat: Seat, to: Building, mut found: impl FnMut(Material, Source, Finish)) {
    let fits = fitting(state, seat, to);
    let sources = sources(state, seat);
    for material in Material::ALL {
        for (source, cards) in sources {
            if cards.has(material) {
                fits.ways(material).for_each(|finish| found(material, source, finish));
            }
        }
    }
}

/// The structures instead of the ways to add something to them, by owner.
#[cold]
fn by_structure(state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Plan>) {
    for owner in state.seats.seats() {
        if owner == seat {
            let fitting = state.camps[seat].foundations.iter().filter(|to| can_supply(state, seat, *to));
            offers.extend(fitting.map(|building| Plan::WorkOn { owner, building }));
        } else {
            offers.extend(stairway::openable(state, seat, owner).map(|building| Plan::WorkOn { owner, building }));
        }
    }
}

fn supply(
    state: &mut State,
    turn: Turn,
    to: Building,
    material: Material,
    source: Source,
    finish: Finish,
    cx: &mut Context<'_, GloryToRome>,
) {
    let seat = turn.seat;
    let turn = perform::spend(state, turn, 1);
    take(state, seat, material, source);
    cx.tell(Event::Supplied { seat, to, material, source });
    completed::add_material(state, seat, to, finish, cx);
    perform::go_on(state, turn, cx);
}

/// Takes a material out of play to build with it.
pub(crate) fn take(state: &mut State, seat: Seat, material: Material, source: Source) {
    let cards = match source {
        Source::Stockpile => &mut state.camps[seat].stockpile,
        Source::Pool => &mut state.pool,
    };
    let card = cards.take(material);
    state.built.add(card);
}

fn supply_words(to: Building, material: Material, source: Source, finish: Finish) -> Label {
    match (source, finish) {
        (Source::Stockpile, Finish::Ordinary) => text::supply(to, material),
        (Source::Stockpile, Finish::AtOnce) => text::supply_at_once(to, material),
        (Source::Pool, Finish::Ordinary) => text::supply_pool(to, material),
        (Source::Pool, Finish::AtOnce) => text::supply_pool_at_once(to, material),
    }
}
