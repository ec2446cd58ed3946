//! Craftsman: lays a foundation, or adds a card of the hand to a structure. With the Fountain, the top card of the deck
//! instead of one of the hand.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Finish, Place};
use crate::building::material::{self, Fitting};
use crate::building::site::{self, Foundation};
use crate::building::{completed, work};
use crate::cards::{Building, Material, Role};
use crate::event::{Event, Origin};
use crate::knowledge::Promise;
use crate::power::{self, fountain};
use crate::round::perform::{self, Turn};
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat performs Craftsman actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Craftsman(pub Turn);

answers! { Answer:
    pub enum Craft {
        Pass,
        Lay { building: Building, site: Material, place: Place },
        Add { to: Building, card: Building, finish: Finish },
        WorkOn { owner: Seat, building: Building },
        DrawFountain,
    }
}

impl Question<GloryToRome> for Craftsman {
    type Answer = Craft;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        let Craftsman(turn) = *self;
        let seat = turn.seat;
        let possible = !state.camps[seat].hand.is_empty() || power::has(state, seat, Building::Fountain);
        SeatSet::only_if(perform::any_left(state, turn) && possible, seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Craft>) {
        let camp = &state.camps[seat];
        let has_fountain = power::has(state, seat, Building::Fountain);
        let actions = perform::within_reach(state, self.0);
        offers.add(Craft::Pass);
        site::each(state, seat, camp.hand, actions, |Foundation { building, site, place }| {
            offers.add(Craft::Lay { building, site, place });
        });
        let most = 2 + site::most(camp) + 2 * usize::from(camp.hand.total()) * camp.foundations.len();
        let counted = || {
            let mut count = 1 + usize::from(has_fountain);
            site::each(state, seat, camp.hand, actions, |_| count += 1);
            for to in camp.foundations.iter() {
                ways(state, seat, to, |_, _| count += 1);
            }
            count
        };
        if work::too_many(most, counted) {
            let fitting = camp.foundations.iter().filter(|to| {
                let fits = fitting(state, seat, *to);
                camp.hand.materials().any(|material| fits.takes(material))
            });
            offers.extend(fitting.map(|building| Craft::WorkOn { owner: seat, building }));
        } else {
            for to in camp.foundations.iter() {
                ways(state, seat, to, |card, finish| offers.add(Craft::Add { to, card, finish }));
            }
        }
        if has_fountain {
            offers.add(Craft::DrawFountain);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, craft: Craft, cx: &mut Context<'_, GloryToRome>) {
        let Craftsman(turn) = self;
        match craft {
            Craft::Pass => perform::give_up(state, turn),
            Craft::Lay { building, site, place } => {
                state.crafted.insert(seat);
                site::lay_from_hand(state, turn, Foundation { building, site, place }, cx);
            }
            Craft::Add { to, card, finish } => add(state, turn, to, card, finish, cx),
            Craft::WorkOn { building, .. } => cx.then(AddTo { turn, building }),
            Craft::DrawFountain => {
                state.crafted.insert(seat);
                let turn = perform::spend(state, turn, 1);
                fountain::draw(state, turn, cx);
            }
        }
    }

    fn lapse(self, state: &mut State, _: &mut Context<'_, GloryToRome>) {
        perform::give_up(state, self.0);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_craftsman(perform::left(state, self.0))
    }

    fn words(&self, state: &State, seat: Seat, craft: Craft) -> Label {
        match craft {
            Craft::Pass => self.0.pass(),
            Craft::Lay { building, site, place } => site::words(state, seat, Foundation { building, site, place }),
            Craft::Add { to, card, finish } => add_words(to, card, finish),
            Craft::WorkOn { owner, building } => work::words(seat, owner, building),
            Craft::DrawFountain => text::DRAW_FOUNTAIN.into(),
        }
    }

    fn pieces(&self, _: &State, seat: Seat, craft: Craft) -> Vec<Piece> {
        match craft {
            Craft::Pass => Vec::new(),
            Craft::Lay { building, site, place } => {
                site::touched(pieces::hand(building), Foundation { building, site, place })
            }
            Craft::Add { to, card, .. } => vec![pieces::hand(card), pieces::structure(seat, to)],
            Craft::WorkOn { owner, building } => work::touched(owner, building),
            Craft::DrawFountain => vec![pieces::DECK.into()],
        }
    }

    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let foundations = state.camps[seat].foundations;
        site::why_not(state, self.0, |card| {
            foundations.iter().any(|to| fitting(state, seat, to).takes(card.material()))
        })
    }
}

/// The second half of a choice too long to be made at once: the seat adds a card to this one structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AddTo {
    pub turn: Turn,
    pub building: Building,
}

impl AddTo {
    /// Whoever turns to a structure holds a card for it.
    pub(crate) fn promise(self, state: &State) -> Promise {
        let seat = self.turn.seat;
        let fits = fitting(state, seat, self.building);
        let among = Building::ALL.into_iter().filter(|card| fits.takes(card.material()));
        Promise { seat, count: 1, among: among.collect() }
    }
}

answers! { Answer:
    pub enum Addition { Add { to: Building, card: Building, finish: Finish } }
}

impl Question<GloryToRome> for AddTo {
    type Answer = Addition;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.turn.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Addition>) {
        let to = self.building;
        ways(state, seat, to, |card, finish| offers.add(Addition::Add { to, card, finish }));
    }

    fn answer(
        self,
        state: &mut State,
        _: Seat,
        Addition::Add { to, card, finish }: Addition,
        cx: &mut Context<'_, GloryToRome>,
    ) {
        add(state, self.turn, to, card, finish, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_work_on(self.building)
    }

    fn words(&self, _: &State, _: Seat, Addition::Add { to, card, finish }: Addition) -> Label {
        add_words(to, card, finish)
    }

    fn pieces(&self, _: &State, seat: Seat, Addition::Add { to, card, .. }: Addition) -> Vec<Piece> {
        vec![pieces::hand(card), pieces::structure(seat, to)]
    }
}

/// What a Craftsman can add to a structure.
pub(crate) fn fitting(state: &State, seat: Seat, to: Building) -> Fitting {
    material::fitting(state, seat, to, Role::Craftsman)
}

/// Calls `found` for the cards of the hand that can be added to one structure.
#[inline]
fn ways(state: &State, seat: Seat, to: Building, mut found: impl FnMut(Building, Finish)) {
    let fits = fitting(state, seat, to);
    for card in state.camps[seat].hand.kinds() {
        for finish in fits.ways(card.material()) {
            found(card, finish);
        }
    }
}

fn add(state: &mut State, turn: Turn, to: Building, card: Building, finish: Finish, cx: &mut Context<'_, GloryToRome>) {
    let seat = turn.seat;
    state.crafted.insert(seat);
    let turn = perform::spend(state, turn, 1);
    cx.reveal();
    state.camps[seat].play(card);
    cx.tell(Event::Added { seat, to, card, from: Origin::Hand });
    state.built.add(card);
    completed::add_material(state, seat, to, finish, cx);
    perform::go_on(state, turn, cx);
}

pub(crate) fn add_words(to: Building, card: Building, finish: Finish) -> Label {
    match finish {
        Finish::Ordinary => text::add(to, card, card.material()),
        Finish::AtOnce => text::add_at_once(to, card, card.material()),
    }
}
