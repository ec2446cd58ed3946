//! Placing dice: in exactly one building, in exactly one of its ways.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::reroll;
use crate::answer::Answer;
use crate::building::{Building, castrum, forum, latrina, senatus, templum};
use crate::event::Event;
use crate::pool::Pool;
use crate::state::{State, has_templum};
use crate::{AleaIactaEst, pieces, text};

/// The seat places dice in one building, or rolls again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    pub seat: Seat,
}

answers! { Answer:
    pub enum Deed {
        Place { building: Building, dice: Pool },
        /// Give back a Repete! chip; which dice to roll again follows.
        Repete,
    }
}

/// Every way to place dice. Only who has none goes to the Latrina; a chip need not be spent first (Ruling A12).
#[inline]
pub(crate) fn placements(state: &State, seat: Seat, mut place: impl FnMut(Building, Pool)) {
    let mut any = false;
    let mut fits = |building, dice| {
        any = true;
        place(building, dice);
    };
    if has_templum(state.seats) {
        templum::ways(state, seat, &mut |dice| fits(Building::Templum, dice));
    }
    senatus::ways(state, seat, &mut |dice| fits(Building::Senatus, dice));
    castrum::ways(state, seat, &mut |dice| fits(Building::Castrum, dice));
    forum::ways(state, seat, &mut |dice| fits(Building::Forum, dice));
    if !any {
        latrina::ways(state, seat, &mut |dice| place(Building::Latrina, dice));
    }
}

impl Question<AleaIactaEst> for Place {
    type Answer = Deed;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    #[inline]
    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, AleaIactaEst, Deed>) {
        placements(state, seat, |building, dice| offers.add(Deed::Place { building, dice }));
        if state.players[seat].chips > 0 {
            offers.add(Deed::Repete);
        }
    }

    fn answer(self, state: &mut State, seat: Seat, deed: Deed, cx: &mut Context<'_, AleaIactaEst>) {
        let (building, dice) = match deed {
            Deed::Place { building, dice } => (building, dice),
            Deed::Repete => return reroll::pay(state, seat, cx),
        };
        let player = &mut state.players[seat];
        let rest = player.rolled - dice;
        player.rolled = rest;
        player.left -= dice.len();
        match building {
            Building::Templum => templum::put(state, seat, dice, cx),
            Building::Senatus => senatus::put(state, seat, dice, cx),
            Building::Castrum => castrum::put(state, seat, dice, cx),
            Building::Forum => forum::put(state, seat, dice, cx),
            Building::Latrina => latrina::put(state, seat, dice, cx),
        }
        if !rest.is_empty() {
            cx.tell(Event::DiceTakenUp { seat, placed: dice, rest });
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        text::ask_place(state.players[seat].rolled)
    }

    fn words(&self, state: &State, seat: Seat, deed: Deed) -> Label {
        match deed {
            Deed::Place { building: Building::Templum, dice } => templum::placement(state, dice),
            Deed::Place { building: Building::Senatus, dice } => senatus::placement(state, seat, dice),
            Deed::Place { building: Building::Castrum, dice } => castrum::placement(state, seat, dice),
            Deed::Place { building: Building::Forum, dice } => text::offer_forum(dice),
            Deed::Place { building: Building::Latrina, dice } => text::offer_latrina(dice),
            Deed::Repete => text::offer_repete(state.players[seat].chips),
        }
    }

    fn pieces(&self, _: &State, _: Seat, deed: Deed) -> Vec<Piece> {
        match deed {
            Deed::Place { building, dice } => {
                let mut touched = pieces::dice(dice);
                touched.push(building.name().into());
                touched
            }
            Deed::Repete => vec!["chips".into()],
        }
    }

    /// Buildings that take none of the rolled dice, with the reason.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let mut open = Vec::new();
        placements(state, seat, |building, _| open.push(building));
        let in_play = |building: &Building| *building != Building::Templum || has_templum(state.seats);
        let closed = Building::ALL.into_iter().filter(|building| in_play(building) && !open.contains(building));
        let reason = |building| match building {
            Building::Templum => templum::why_not(state, seat),
            Building::Senatus => text::WHY_SENATUS.into(),
            Building::Castrum => text::WHY_CASTRUM.into(),
            Building::Forum => text::WHY_FORUM.into(),
            Building::Latrina => text::WHY_LATRINA.into(),
        };
        closed.map(|building| (building.name().into(), reason(building))).collect()
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
