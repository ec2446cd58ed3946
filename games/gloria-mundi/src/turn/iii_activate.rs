//! Phase 3: from the active player on, everybody's cards of the laid type act, each once, in any order.
//!
//! A seat whose cards can do nothing but produce is not asked: a token never harms its owner (Ruling G34).

use saturnalia_rules::{Context, Happening, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::Building;
use crate::effect::{Effect, explain, run};
use crate::event::Event;
use crate::goods::{Basic, Good, Tokens};
use crate::state::{Idle, State};
use crate::{GloriaMundi, amounts, pieces, text};

/// The seat's turn to activate begins: one seat after the other, each to its end (Ruling G13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Activate {
    pub seat: Seat,
    /// The type that acts this turn.
    pub basic: Basic,
}

impl Happening<GloriaMundi> for Activate {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        let Activate { seat, basic } = self;
        let player = &state.players[seat];
        let (cards, built) = (player.cards(basic), player.built[basic.index()].and(state.set.coloured));
        let next = NextCard { seat, basic };
        if built.is_empty() {
            next.produce(state, cards, cx);
        } else {
            state.idle = Idle { plain: cards - built.len(), built, acted: false };
            cx.then(next);
        }
    }
}

/// The seat says what acts next, if there is anything to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextCard {
    pub seat: Seat,
    pub basic: Basic,
}

answers! { Answer:
    pub enum Deed { ProduceRest, ProducePlain, Produce(building: Building), Use(building: Building), Rest }
}

impl NextCard {
    /// Whether a building that has not acted yet could do so now, or after other cards have produced.
    #[inline]
    fn has_choice(self, state: &State) -> bool {
        let idle = state.idle;
        if idle.built.is_empty() {
            return false;
        }
        let mut within_reach = state.players[self.seat].tokens;
        within_reach.gain(self.basic.token(), u16::from(idle.plain + idle.built.len() - 1));
        idle.built.iter().any(|building| self.can_use(state, building, within_reach))
    }

    /// Whether a building that has not acted yet can act now.
    fn is_usable(self, state: &State, building: Building) -> bool {
        self.can_use(state, building, state.players[self.seat].tokens)
    }

    /// Whether a building would do anything for somebody with these tokens. Using it for nothing is not offered
    /// (Ruling G16), except that a building worth nothing may be discarded to make room.
    fn can_use(self, state: &State, building: Building, tokens: Tokens) -> bool {
        let player = &state.players[self.seat];
        match &state.set.get().facts(building).effect {
            Effect::Produce(_) => true,
            Effect::Trade { give, .. } => give.can_be_given(player, tokens, building),
            Effect::Owned { thing, per, .. } => run::owned(player, tokens, *thing) >= u16::from(*per),
            Effect::Exclusive { basic, .. } => {
                // Ruling G14
                let allowed = *basic != self.basic || !state.idle.acted;
                allowed && run::others(player, building, *basic) > 0
            }
            Effect::GothOn { basic, .. } => run::goth_stands_on(state, *basic),
            Effect::Swap { .. } | Effect::WhenBuying(_) | Effect::Wall(_) => false,
        }
    }

    /// Everything that has not acted yet produces.
    fn produce_rest(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        let idle = std::mem::take(&mut state.idle);
        self.produce(state, idle.plain + idle.built.len(), cx);
    }

    fn produce(self, state: &mut State, count: u8, cx: &mut Context<'_, GloriaMundi>) {
        let NextCard { seat, basic } = self;
        if count > 0 {
            state.players[seat].tokens.gain(basic.token(), u16::from(count));
            cx.tell(Event::Produced { seat, basic, count, screens: state.screens });
        }
    }

    fn use_building(self, state: &mut State, building: Building, cx: &mut Context<'_, GloriaMundi>) {
        let NextCard { seat, basic } = self;
        state.idle.built.remove(building);
        state.idle.acted = true;
        if let Effect::Exclusive { basic: counted, .. } = state.set.facts(building).effect
            && counted == basic
        {
            // Ruling G14: no other card of the type acts.
            state.idle = Idle { acted: true, ..Idle::default() };
        }
        cx.tell(Event::Used { seat, building });
        run::start(state, seat, building, cx);
    }
}

/// The buildings of the seat that have not acted yet and can act now, in a turn of this type.
pub(crate) fn usable(state: &State, seat: Seat, basic: Basic) -> impl Iterator<Item = Building> {
    let next = NextCard { seat, basic };
    state.idle.built.iter().filter(move |building| next.is_usable(state, *building))
}

impl Question<GloriaMundi> for NextCard {
    type Answer = Deed;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.has_choice(state), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Deed>) {
        let idle = state.idle;
        offers.add(Deed::ProduceRest);
        if idle.plain > 0 {
            offers.add(Deed::ProducePlain);
        }
        if idle.plain + idle.built.len() > 1 {
            offers.extend(idle.built.iter().map(Deed::Produce));
        }
        offers.extend(usable(state, seat, self.basic).map(Deed::Use));
        offers.add(Deed::Rest);
    }

    fn answer(self, state: &mut State, _: Seat, deed: Deed, cx: &mut Context<'_, GloriaMundi>) {
        match deed {
            Deed::ProduceRest => return self.produce_rest(state, cx),
            Deed::ProducePlain => {
                let count = std::mem::take(&mut state.idle.plain);
                state.idle.acted = true;
                self.produce(state, count, cx);
            }
            Deed::Produce(building) => {
                state.idle.built.remove(building);
                state.idle.acted = true;
                self.produce(state, 1, cx);
            }
            Deed::Use(building) => self.use_building(state, building, cx),
            // Ruling G12: nobody has to let a card act.
            Deed::Rest => {
                state.idle = Idle::default();
                return;
            }
        }
        cx.then(self);
    }

    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        self.produce_rest(state, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_activate(self.basic)
    }

    fn words(&self, state: &State, seat: Seat, deed: Deed) -> Label {
        let (idle, product) = (state.idle, |count| amounts::product(self.basic, count));
        match deed {
            Deed::ProduceRest => text::produce_rest(product(idle.plain + idle.built.len())),
            Deed::ProducePlain => text::produce_plain(product(idle.plain)),
            Deed::Produce(building) => text::produce_below(state.set.name(building), product(1)),
            Deed::Use(building) => use_in_words(state, seat, building),
            Deed::Rest => text::REST.into(),
        }
    }

    fn pieces(&self, _: &State, seat: Seat, deed: Deed) -> Vec<Piece> {
        match deed {
            Deed::ProduceRest => vec!["produce".into()],
            Deed::ProducePlain => vec![pieces::basic_cards(seat, self.basic)],
            Deed::Produce(building) => {
                vec![pieces::built(seat, building), pieces::supply(Good::from(self.basic.token()))]
            }
            Deed::Use(building) => vec![pieces::built(seat, building)],
            Deed::Rest => vec!["rest".into()],
        }
    }

    /// Own buildings that cannot act.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let built = state.players[seat].built[self.basic.index()];
        let reason = |building: Building| {
            let name = state.set.name(building);
            if !state.set.coloured.contains(building) {
                Some(text::why_red(name))
            } else if !state.idle.built.contains(building) {
                Some(text::why_acted(name))
            } else if !self.is_usable(state, building) {
                Some(text::why_nothing(name))
            } else {
                None
            }
        };
        built.iter().filter_map(|building| Some((pieces::built(seat, building), reason(building)?))).collect()
    }
}

/// What a building brings now, if that is known beforehand.
fn use_in_words(state: &State, seat: Seat, building: Building) -> Label {
    let name = state.set.name(building);
    match run::plain_result(state, seat, building) {
        Some((get, times)) => text::use_for(name, explain::bundle(get, times)),
        None => text::r#use(name),
    }
}
