//! Trades: how often they are made, and what is given where the card leaves a choice or asks for cards.

use saturnalia_rules::{Context, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::give::{self, ThingSet, Things};
use super::{Back, Bundle, Cost, Effect, Limit, Thing, explain, run};
use crate::answer::Answer;
use crate::cards::Building;
use crate::event::Event;
use crate::goods::{Basic, Token, Tokens};
use crate::state::State;
use crate::{GloriaMundi, amounts, pieces, text};

/// What a trade has brought about so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Trade {
    /// How often it is made.
    pub(crate) times: u16,
    /// What was given for the terms of its cost.
    pub(crate) given: Things,
    /// Steps in the laurel wreaths of the buildings that were discarded.
    pub(crate) laurel: u16,
    /// Their printed prices, without any surcharge (Ruling G8).
    pub(crate) price: Tokens,
}

/// A trade as it is printed.
struct Printed {
    give: Cost,
    get: Bundle,
    back: Back,
    limit: Limit,
}

impl Printed {
    fn of(state: &State, building: Building) -> Printed {
        Printed::find(state, building).known()
    }

    /// `None` if the building does something else.
    fn find(state: &State, building: Building) -> Option<Printed> {
        if let Effect::Trade { give, get, back, limit } = state.set.facts(building).effect {
            Some(Printed { give, get, back, limit })
        } else {
            None
        }
    }

    /// Whether it can bring what it costs: then it may be made more often than it can be paid at first.
    fn returns(&self) -> bool {
        let got = if self.back.price { 0b1111 } else { self.get.goods().tokens().0 };
        self.give.token_kinds().0 & got != 0
    }
}

/// How often the seat could make this building's trade.
fn most_times(state: &State, seat: Seat, building: Building) -> u16 {
    let player = &state.players[seat];
    Printed::of(state, building).give.times(player, player.tokens, building).min(HowOften::MOST_TIMES)
}

/// The building's trade begins.
pub(super) fn start(state: &mut State, seat: Seat, building: Building, cx: &mut Context<'_, GloriaMundi>) {
    if Printed::of(state, building).limit == Limit::AnyNumber && most_times(state, seat, building) > 1 {
        cx.then(HowOften { seat, building, again: false });
    } else {
        make(state, seat, building, 1, cx);
    }
}

/// Ruling G17: every repetition gives the whole left side; choices may differ each time. Glory is no joker
/// here (Ruling G7).
fn make(state: &mut State, seat: Seat, building: Building, times: u16, cx: &mut Context<'_, GloriaMundi>) {
    let fixed = Printed::of(state, building).give.tokens;
    run::give_away(state, seat, fixed.times(times), cx);
    state.trade = Trade { times, ..Trade::default() };
    Give { seat, building }.go_on(state, cx);
}

/// The seat says how often a repeatable trade is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HowOften {
    pub seat: Seat,
    pub building: Building,
    /// After it was made: what it brought may pay for more (Ruling G38).
    pub again: bool,
}

answers! { Answer:
    pub struct Times(times: u16);
}

impl HowOften {
    /// With the offer to stop, no list of offers is longer than the house allows.
    pub(crate) const MOST_TIMES: u16 = 199;

    /// Whether there is anything to ask about this trade, for positions that somebody writes down.
    pub(crate) fn can_be_asked(self, state: &State) -> bool {
        let HowOften { seat, building, again } = self;
        Printed::find(state, building).is_some_and(|trade| {
            let asked = if again { trade.returns() } else { most_times(state, seat, building) > 1 };
            trade.limit == Limit::AnyNumber && asked
        })
    }
}

impl Question<GloriaMundi> for HowOften {
    type Answer = Times;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(most_times(state, self.seat, self.building) > 0, self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Times>) {
        let least = u16::from(!self.again);
        offers.extend((least..=most_times(state, seat, self.building)).map(Times));
    }

    fn answer(self, state: &mut State, seat: Seat, Times(times): Times, cx: &mut Context<'_, GloriaMundi>) {
        if times > 0 {
            make(state, seat, self.building, times, cx);
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        let name = state.set.name(self.building);
        if self.again { text::ask_times_again(name) } else { text::ask_times(name) }
    }

    fn words(&self, state: &State, _: Seat, Times(times): Times) -> Label {
        if times == 0 {
            return text::TIMES_NO_MORE.into();
        }
        let Printed { give, get, back, .. } = Printed::of(state, self.building);
        text::times(explain::cost(give, times), explain::gain(give, get, back, times), times)
    }

    fn pieces(&self, _: &State, _: Seat, Times(times): Times) -> Vec<Piece> {
        vec![pieces::times(times)]
    }

    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        state.tokens_lone()
    }
}

/// The seat gives one thing after the other for a trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Give {
    pub seat: Seat,
    pub building: Building,
}

answers! { Answer:
    pub enum Given {
        Give(token: Token),
        Discard(building: Building),
        LoseBare(basic: Basic),
        LoseBuilt(building: Building),
    }
}

impl Give {
    /// Whether something is still to be given for such a trade, and can be, for positions that somebody writes down.
    pub(crate) fn can_be_asked(self, state: &State, trade: &Trade) -> bool {
        let (Some(printed), true) = (Printed::find(state, self.building), trade.is_bounded()) else { return false };
        let Printed { give: cost, limit, .. } = printed;
        let given: u32 = trade.given.iter().map(|count| u32::from(*count)).sum();
        (limit == Limit::AnyNumber || trade.times == 1)
            && given < cost.chosen(trade.times)
            && cost.can_complete(trade.times, &trade.given, &self.left(state))
    }

    /// What the seat has left to give.
    fn left(self, state: &State) -> Things {
        let player = &state.players[self.seat];
        give::owned(player, player.tokens, self.building)
    }

    /// Whether the whole can still be given after one of these, which takes so many buildings with it.
    fn leaves_enough(self, state: &State, cost: &Cost, thing: Thing, buildings: u16) -> bool {
        let (mut given, mut left) = (state.trade.given, self.left(state));
        given[thing.index()] += 1;
        left[thing.index()] -= 1;
        left[Thing::Building.index()] -= buildings;
        cost.can_complete(state.trade.times, &given, &left)
    }

    /// The things of which one can be given now; a basic card as a bare one.
    fn givable(self, state: &State, cost: &Cost) -> ThingSet {
        let left = self.left(state);
        let mut givable = ThingSet::default();
        for thing in cost.among().iter() {
            if left[thing.index()] > 0 && self.leaves_enough(state, cost, thing, 0) {
                givable.insert(thing);
            }
        }
        givable
    }

    /// Asks for the next thing unless there is no choice any more; then the trade brings what it brings. Which cards are given
    /// is always asked.
    fn go_on(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        let cost = Printed::of(state, self.building).give;
        let mut forced = Tokens::NONE;
        while state.trade.given.iter().map(|count| u32::from(*count)).sum::<u32>() < cost.chosen(state.trade.times) {
            let givable = self.givable(state, &cost);
            let token = givable.tokens().iter().next().filter(|_| !givable.has_cards() && self.all_goes(state, &cost));
            let only = givable.tokens().iter().next().filter(|_| !givable.has_cards() && givable.tokens().len() == 1);
            let Some(token) = only.or(token) else {
                run::tell_given(state, self.seat, forced, cx);
                return cx.then(self);
            };
            state.players[self.seat].tokens[token] -= 1;
            state.trade.given[token.index()] += 1;
            forced[token] += 1;
        }
        run::tell_given(state, self.seat, forced, cx);
        self.complete(state, cx);
    }

    /// Whether everything that fits is needed.
    fn all_goes(self, state: &State, cost: &Cost) -> bool {
        let given: u32 = state.trade.given.iter().map(|count| u32::from(*count)).sum();
        cost.among().sum(&self.left(state)) + given == cost.chosen(state.trade.times)
    }

    /// Everything is given: the trade brings what it brings, and may be made again if that pays for it.
    fn complete(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        let Give { seat, building } = self;
        let trade = Printed::of(state, building);
        let Trade { times, laurel, mut price, .. } = std::mem::take(&mut state.trade);
        price.add(trade.get.tokens.times(times));
        let steps = u16::from(trade.get.steps).saturating_mul(times).saturating_add(laurel);
        run::receive(state, seat, building, price, steps, times, cx);
        if trade.limit == Limit::AnyNumber && trade.returns() && state.ended.is_none() {
            cx.then(HowOften { seat, building, again: true });
        }
    }

    /// What comes back of a discarded building is noted.
    fn discarded(self, state: &mut State, building: Building) {
        let (printed, back) = (*state.set.facts(building), Printed::of(state, self.building).back);
        if back.steps {
            state.trade.laurel += u16::from(printed.laurel);
        }
        if back.price {
            state.trade.price.add(printed.price);
        }
    }

    /// A basic card of the display is given: it is out of the game, and does not act any more. Where some of its type have acted
    /// already, it is one of those (Ruling G37).
    fn give_card(self, state: &mut State, basic: Basic, building: Option<Building>, cx: &mut Context<'_, GloriaMundi>) {
        state.trade.given[Thing::Basic(basic).index()] += 1;
        let player = &state.players[self.seat];
        if state.laid == Some(basic) {
            let plain = player.cards(basic) - player.built[basic.index()].and(state.set.coloured).len();
            state.idle.plain = state.idle.plain.min(plain);
        }
        cx.tell(Event::CardGiven { seat: self.seat, basic, building });
    }
}

impl Question<GloriaMundi> for Give {
    type Answer = Given;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Given>) {
        let cost = Printed::of(state, self.building).give;
        let givable = self.givable(state, &cost);
        let player = &state.players[seat];
        offers.extend(givable.tokens().iter().map(Given::Give));
        if givable.contains(Thing::Building) {
            offers.extend(player.buildings().without(self.building).iter().map(Given::Discard));
        }
        let cards = |basic: &Basic| givable.contains(Thing::Basic(*basic));
        offers
            .extend(Basic::ALL.into_iter().filter(cards).filter(|basic| player.bare[*basic] > 0).map(Given::LoseBare));
        let built = player.buildings().without(self.building).iter().filter(|building| {
            let basic = player.below(*building);
            cards(&basic) && self.leaves_enough(state, &cost, Thing::Basic(basic), 1)
        });
        offers.extend(built.map(Given::LoseBuilt));
    }

    fn answer(self, state: &mut State, seat: Seat, given: Given, cx: &mut Context<'_, GloriaMundi>) {
        match given {
            Given::Give(token) => {
                run::give_away(state, seat, Tokens::of(token, 1), cx);
                state.trade.given[token.index()] += 1;
            }
            // The basic card stays, and may still produce if neither of the two has acted (Ruling G19); steps once made for
            // the building are kept (Ruling G20).
            Given::Discard(other) => {
                let below = state.burn(seat, other);
                state.players[seat].bare[below] += 1;
                if state.idle.built.contains(other) {
                    state.idle.built.remove(other);
                    state.idle.plain += 1;
                }
                state.trade.given[Thing::Building.index()] += 1;
                self.discarded(state, other);
                cx.tell(Event::Discarded { seat, building: other });
            }
            Given::LoseBare(basic) => {
                state.players[seat].bare[basic] -= 1;
                self.give_card(state, basic, None, cx);
            }
            Given::LoseBuilt(building) => {
                let basic = state.burn(seat, building);
                state.idle.built.remove(building);
                self.give_card(state, basic, Some(building), cx);
            }
        }
        self.go_on(state, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        let cost = Printed::of(state, self.building).give;
        let given: u32 = state.trade.given.iter().map(|count| u32::from(*count)).sum();
        let left = (cost.chosen(state.trade.times) - given).try_into().unwrap_or(u16::MAX);
        let name = state.set.name(self.building);
        let mut only_buildings = ThingSet::default();
        only_buildings.insert(Thing::Building);
        if cost.among() == only_buildings { text::ask_discard(name, left) } else { text::ask_give(name, left) }
    }

    fn words(&self, state: &State, seat: Seat, given: Given) -> Label {
        match given {
            Given::Give(token) => text::give(amounts::token_amount(token, 1)),
            Given::Discard(other) => text::discard(state.set.name(other)),
            Given::LoseBare(basic) => text::give_bare(basic),
            Given::LoseBuilt(building) => {
                text::give_built(state.set.name(building), state.players[seat].below(building))
            }
        }
    }

    fn pieces(&self, state: &State, seat: Seat, given: Given) -> Vec<Piece> {
        match given {
            Given::Give(token) => vec![pieces::own_tokens(token)],
            Given::Discard(other) => vec![pieces::built(seat, other)],
            Given::LoseBare(basic) => vec![pieces::basic_cards(seat, basic)],
            Given::LoseBuilt(building) => {
                let below = state.players[seat].below(building);
                vec![pieces::basic_cards(seat, below), pieces::built(seat, building)]
            }
        }
    }

    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        state.tokens_lone()
    }
}
