//! Positions in the middle of a phase: an auction, a payment, a fight against events, a vote.

use std::collections::BTreeMap;

use saturnalia_rules::{BySeat, Context, ScenarioError, Seat};
use serde::{Deserialize, Serialize};

use crate::answer::Thumb;
use crate::cards::{Building, Calling, Card, EventCard, Fighter, Token};
use crate::phase::ecclesia::{CountTokens, FreeSlaves, christian_points, freed_points};
use crate::phase::i_first_consul::{BidForConsul, ConsulToken, InstallConsul, SpreadFamine};
use crate::phase::ii_recruiting::{CloseRecruiting, Recruit};
use crate::phase::iii_buildings::CloseMarket;
use crate::phase::iii_buildings::payment::TurnCard;
use crate::phase::iii_buildings::sale::{BidForBuilding, OfferBuilding, SellBuilding};
use crate::phase::iii_buildings::take::{InsulaToken, TakeBuilding};
use crate::phase::iv_income::ReceiveIncome;
use crate::phase::iv_income::use_buildings::UseBuildings;
use crate::phase::v_events::cubes::{self, RewardMajorities};
use crate::phase::v_events::prevent::{self, CountCubes};
use crate::phase::v_events::removal::ChooseRemoved;
use crate::phase::v_events::strike::{Strike, StrikeEvents};
use crate::phase::v_events::{face_down, prevent::PreventEvent};
use crate::phase::vi_great_work::CountVotes;
use crate::row::Pose;
use crate::state::{self, Bid, OPEN_EVENTS, Phase, SLOTS, Sale, State};
use crate::{Sylla, phase::round};

type Result<T = ()> = std::result::Result<T, ScenarioError>;

/// Where in its phase the position stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Moment {
    /// Phase I: some have bid, as by seat.
    Election { bids: Vec<Bid> },
    /// Phase I: the consul is elected and takes a token.
    ConsulToken,
    /// Phase II: so many have recruited.
    Recruiting { recruited: u8 },
    /// Phase III: this seat offers the next building; so many sales are left, with this one.
    Offer { seat: Seat, left: u8 },
    /// Phase III: the building on this place is on sale. If everybody has spoken it is paid for: these cards are turned.
    Sale {
        seat: Seat,
        place: u8,
        left: u8,
        #[serde(default)]
        bids: Vec<Bid>,
        #[serde(default)]
        turned: Vec<Card>,
    },
    /// Phase III: an insula is bought, and so many of its tokens are still to be taken.
    Insula {
        seat: Seat,
        tokens: u8,
        #[serde(default = "first_token")]
        from: Token,
        left: u8,
    },
    /// Phase IV: this seat has its money and uses its buildings.
    Income {
        seat: Seat,
        #[serde(default)]
        temples: u8,
        #[serde(default)]
        taverns: u8,
        #[serde(default)]
        moved: Vec<Token>,
    },
    /// Phase V: cubes by event and seat, and those that each seat has still to place. This seat is next.
    Cubes {
        seat: Seat,
        #[serde(default)]
        on: BTreeMap<EventCard, Vec<u8>>,
        unplaced: Vec<Unplaced>,
    },
    /// Phase V: the majorities are rewarded. The consul has named these of the events with equally many cubes.
    Prevention {
        on: BTreeMap<EventCard, Vec<u8>>,
        #[serde(default)]
        named: Vec<EventCard>,
    },
    /// Phase V: this event strikes, and it is the seat's turn to turn something face down.
    FaceDown { event: EventCard, seat: Seat, on: BTreeMap<EventCard, Vec<u8>>, prevented: Vec<EventCard> },
    /// Phase V: everything has struck.
    Removal { on: BTreeMap<EventCard, Vec<u8>>, prevented: Vec<EventCard> },
    /// Phase VI: all votes are in, by seat.
    Votes(Vec<ScenarioVote>),
    /// The church: Christians are counted, these have freed so many slaves, from the consul on. If all have, tokens count
    /// and the game is over.
    Freeing { freed: Vec<u8> },
}

/// Cubes that a seat has still to place.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Unplaced {
    pub legionary: u8,
    pub vestal: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioVote {
    pub thumb: Thumb,
    #[serde(default)]
    pub denarii: u8,
}

const fn first_token() -> Token {
    Token::Civic
}

fn expect(holds: bool, problem: impl FnOnce() -> String) -> Result {
    if holds { Ok(()) } else { Err(ScenarioError::at("at", problem())) }
}

impl Moment {
    /// The phase it belongs to.
    pub(super) const fn phase(&self) -> Phase {
        match self {
            Moment::Election { .. } | Moment::ConsulToken => Phase::FirstConsul,
            Moment::Recruiting { .. } => Phase::Recruiting,
            Moment::Offer { .. } | Moment::Sale { .. } | Moment::Insula { .. } => Phase::Buildings,
            Moment::Income { .. } => Phase::Income,
            Moment::Cubes { .. } | Moment::Prevention { .. } | Moment::FaceDown { .. } | Moment::Removal { .. } => {
                Phase::Events
            }
            Moment::Votes(_) => Phase::GreatWork,
            Moment::Freeing { .. } => Phase::Ecclesia,
        }
    }

    /// How many have recruited in this round.
    pub(super) fn recruited(&self) -> u8 {
        if let Moment::Recruiting { recruited } = self { *recruited } else { 0 }
    }

    /// How many places for buildings are empty: those of the sales that are over.
    pub(super) fn sold(&self, sales: u8) -> u8 {
        match self {
            Moment::Offer { left, .. } | Moment::Sale { left, .. } | Moment::Insula { left, .. } => {
                sales.saturating_sub(*left)
            }
            Moment::Election { .. }
            | Moment::ConsulToken
            | Moment::Recruiting { .. }
            | Moment::Income { .. }
            | Moment::Cubes { .. }
            | Moment::Prevention { .. }
            | Moment::FaceDown { .. }
            | Moment::Removal { .. }
            | Moment::Votes(_)
            | Moment::Freeing { .. } => 0,
        }
    }

    /// Puts everything there, and on the agenda what is still to be done.
    pub(super) fn begin(&self, state: &mut State, cx: &mut Context<'_, Sylla>) -> Result {
        match self {
            Moment::Election { bids } => election(state, bids, cx)?,
            Moment::ConsulToken => {
                cx.then(ConsulToken { seat: state.consul });
                cx.then(SpreadFamine);
            }
            Moment::Recruiting { recruited } => {
                expect(usize::from(*recruited) < state.seats.len(), || format!("{recruited} have recruited"))?;
                for seat in state.seats.seats_from(state.consul).skip(usize::from(*recruited)) {
                    cx.then(Recruit { seat });
                }
                cx.then(CloseRecruiting);
            }
            Moment::Offer { seat, left } => {
                sits(state, *seat)?;
                sales(state, *left, 1)?;
                cx.then(OfferBuilding { seat: *seat, left: *left });
                cx.then(CloseMarket);
            }
            Moment::Sale { seat, place, left, bids, turned } => {
                sits(state, *seat)?;
                sales(state, *left, 1)?;
                sale(state, (*seat, *place, *left), bids, turned, cx)?;
                cx.then(CloseMarket);
            }
            Moment::Insula { seat, tokens, from, left } => {
                sits(state, *seat)?;
                sales(state, *left, 0)?;
                let most = state.set.amount(Building::Insula);
                expect((1..=most).contains(tokens), || format!("{tokens} of {most} tokens of an insula"))?;
                cx.then(InsulaToken { seat: *seat, left: *tokens, from: *from });
                if *left > 0 {
                    cx.then(OfferBuilding { seat: *seat, left: *left });
                }
                cx.then(CloseMarket);
            }
            Moment::Income { seat, temples, taverns, moved } => {
                sits(state, *seat)?;
                let estate = &state.players[*seat].estate;
                let unused = [(Building::HouseTemple, *temples), (Building::Tavern, *taverns)];
                for (building, unused) in unused {
                    let open = estate.open(building);
                    let key = building.key();
                    expect(unused <= open, || format!("{unused} `{key}` are unused, {open} are open"))?;
                }
                state.tavern_moved = moved.iter().fold(0, |bits, marker| bits | 1 << marker.index());
                UseBuildings { seat: *seat, temples: *temples, taverns: *taverns }.ask(state, cx);
                for seat in state.seats.seats_from(state.consul).skip_while(|other| other != seat).skip(1) {
                    cx.then(ReceiveIncome { seat });
                }
            }
            Moment::Cubes { seat, on, unplaced } => {
                sits(state, *seat)?;
                place_cubes(state, on)?;
                hand_out(state, unplaced)?;
                cubes::ask_from(state, *seat, cx);
                cx.then(RewardMajorities);
                cx.then(CountCubes);
                cx.then(StrikeEvents);
                cx.then(ChooseRemoved);
            }
            Moment::Prevention { on, named } => {
                place_cubes(state, on)?;
                prevention(state, named, cx)?;
                cx.then(StrikeEvents);
                cx.then(ChooseRemoved);
            }
            Moment::FaceDown { event, seat, on, prevented } => {
                sits(state, *seat)?;
                place_cubes(state, on)?;
                prevent_both(state, prevented)?;
                turn_down(state, *event, *seat, cx)?;
                cx.then(ChooseRemoved);
            }
            Moment::Removal { on, prevented } => {
                place_cubes(state, on)?;
                prevent_both(state, prevented)?;
                cx.then(ChooseRemoved);
            }
            Moment::Votes(votes) => {
                vote(state, votes)?;
                cx.then(CountVotes);
            }
            Moment::Freeing { freed } => {
                free(state, freed)?;
                for seat in state.seats.seats_from(state.consul).skip(freed.len()) {
                    cx.then(FreeSlaves { seat });
                }
                cx.then(CountTokens);
                return Ok(());
            }
        }
        round::play_after(self.phase(), cx);
        Ok(())
    }
}

fn sits(state: &State, seat: Seat) -> Result {
    expect(state.seats.contains(seat), || format!("there is no seat {} at this table", seat.0))
}

fn sales(state: &State, left: u8, least: u8) -> Result {
    let most = state.set.table(state.seats).sales;
    expect((least..=most).contains(&left), || format!("{left} of {most} sales are left"))
}

/// Takes over what was said. Everybody speaks once, in this order, and more than all before; says who has not spoken yet.
fn take_bids(
    state: &mut State,
    bids: &[Bid],
    order: impl Iterator<Item = Seat>,
    range: impl Fn(&State, Seat) -> (u8, u8),
) -> Result<Vec<Seat>> {
    expect(bids.len() <= state.seats.len(), || format!("{} bids at a table of {}", bids.len(), state.seats.get()))?;
    state.bids = BySeat::from_fn(|seat| bids.get(seat.index()).copied().unwrap_or_default());
    let (mut waiting, mut high) = (Vec::new(), None);
    for seat in order {
        match state.bids[seat] {
            Bid::Waiting => waiting.push(seat),
            Bid::Passed | Bid::Offered(_) if !waiting.is_empty() => {
                return Err(ScenarioError::at("at", format!("seat {} has spoken out of turn", seat.0)));
            }
            Bid::Passed => {}
            Bid::Offered(bid) => {
                let (least, most) = range(state, seat);
                let beyond = high.is_none_or(|high| bid > high);
                expect(beyond && (least..=most).contains(&bid), || format!("seat {} cannot bid {bid}", seat.0))?;
                high = Some(bid);
            }
        }
    }
    Ok(waiting)
}

fn election(state: &mut State, bids: &[Bid], cx: &mut Context<'_, Sylla>) -> Result {
    let (seats, consul) = (state.seats, state.consul);
    let range = |state: &State, seat: Seat| {
        let player = &state.players[seat];
        let senators = player.election_votes();
        (senators, senators + player.most_denarii(&state.set))
    };
    let waiting = take_bids(state, bids, seats.seats_from(consul), range)?;
    expect(state.bids[consul] != Bid::Passed, || "the sitting consul does not pass".into())?;
    waiting.into_iter().for_each(|seat| cx.then(BidForConsul { seat }));
    cx.then(InstallConsul);
    Ok(())
}

fn sale(
    state: &mut State,
    (offerer, slot, left): (Seat, u8, u8),
    bids: &[Bid],
    turned: &[Card],
    cx: &mut Context<'_, Sylla>,
) -> Result {
    let place = usize::from(slot);
    expect(place < SLOTS, || format!("there is no place {slot}"))?;
    let Some(building) = state.slots[place] else {
        return Err(ScenarioError::at("at", format!("nothing lies on place {slot}")));
    };
    let colour = state.set.slots[place];
    let seats = state.seats;
    let paid = |state: &State, seat: Seat| {
        let of_kind = |card: &Card| turned.iter().filter(|other| *other == card).count();
        let row = &state.players[seat].row;
        turned
            .iter()
            .all(|card| state.set.shows(*card, colour) && usize::from(row.count(*card, Pose::Turned)) >= of_kind(card))
    };
    // Whoever pays already has turned some of what was bid.
    let range = |state: &State, seat: Seat| {
        let purse = state.players[seat].row.purse(&state.set, colour);
        (1, purse.saturating_add(turned.len().min(usize::from(u8::MAX)) as u8))
    };
    let waiting = take_bids(state, bids, seats.seats_from(seats.after(offerer)), range)?;
    state.sale = Some(Sale { offerer, slot, building, colour });
    let buyer = if waiting.is_empty() { state.high_bid() } else { None };
    let Some((buyer, cards)) = buyer else {
        expect(turned.is_empty(), || "cards are turned when everybody has spoken".into())?;
        waiting.into_iter().for_each(|seat| cx.then(BidForBuilding { seat, building, colour }));
        cx.then(SellBuilding { offerer, slot, left });
        return Ok(());
    };
    let from = turned.last().copied().unwrap_or(Card::ALL[0]);
    expect(turned.is_sorted() && turned.len() < usize::from(cards) && paid(state, buyer), || {
        format!("seat {} cannot have turned these for {cards}", buyer.0)
    })?;
    state.unpaid = cards - turned.len() as u8;
    let payers = state.players[buyer].row.payers(&state.set, colour);
    let enough = payers[from.index()..].iter().sum::<u8>() >= state.unpaid;
    expect(enough, || format!("seat {} cannot pay {} more", buyer.0, state.unpaid))?;
    cx.then(TurnCard { seat: buyer, colour, from });
    cx.then(TakeBuilding { seat: buyer, building, slot });
    if left > 1 {
        cx.then(OfferBuilding { seat: buyer, left: left - 1 });
    }
    Ok(())
}

fn slot_of(state: &State, event: EventCard) -> Result<usize> {
    let slot = state.events.iter().position(|open| *open == event);
    slot.ok_or_else(|| ScenarioError::at("at", format!("`{}` does not lie open", event.key())))
}

/// Nobody has more cubes than legionaries and vestals, and each lies where it may.
fn place_cubes(state: &mut State, on: &BTreeMap<EventCard, Vec<u8>>) -> Result {
    for (event, counts) in on {
        let slot = slot_of(state, *event)?;
        expect(counts.len() <= state.seats.len(), || format!("`{}`: more cubes than seats", event.key()))?;
        state.cubes[slot] = BySeat::from_fn(|seat| counts.get(seat.index()).copied().unwrap_or_default());
    }
    for seat in state.seats.seats() {
        let row = &state.players[seat].row;
        // An event that strikes may have turned nobody down who fights: senators, slaves and Christians only. A Christian
        // fighter may lie face down by now.
        let fighters = |fighter: Fighter| {
            let christian = fighter.calling().cards()[1];
            u16::from(row.of_calling(fighter.calling(), Pose::Upright)) + u16::from(row.count(christian, Pose::Down))
        };
        let placed = |takes: &dyn Fn(&[Fighter]) -> bool| -> u16 {
            let slots = (0..OPEN_EVENTS).filter(|slot| takes(&state.set.event(state.events[*slot]).fought_by));
            slots.map(|slot| u16::from(state.cubes[slot][seat])).sum()
        };
        let [legionaries, vestals] = [Fighter::Legionary, Fighter::Vestal].map(fighters);
        let only = |fighter: Fighter| placed(&|takes| takes == [fighter]);
        let right = placed(&|takes| takes.is_empty()) == 0
            && only(Fighter::Legionary) <= legionaries
            && only(Fighter::Vestal) <= vestals
            && placed(&|_| true) <= legionaries + vestals;
        expect(right, || format!("seat {} has too few legionaries and vestals for these cubes", seat.0))?;
    }
    Ok(())
}

fn hand_out(state: &mut State, unplaced: &[Unplaced]) -> Result {
    expect(unplaced.len() <= state.seats.len(), || "more unplaced cubes than seats".into())?;
    for (seat, given) in state.seats.seats().zip(unplaced) {
        let player = &mut state.players[seat];
        let upright = |calling: Calling| player.row.of_calling(calling, Pose::Upright);
        let (legionaries, vestals) = (upright(Calling::Legionary), upright(Calling::Vestal));
        let placed: u16 = state.cubes.iter().map(|cubes| u16::from(cubes[seat])).sum();
        let all = placed + u16::from(given.legionary) + u16::from(given.vestal);
        let right = given.legionary <= legionaries
            && given.vestal <= vestals
            && all <= u16::from(legionaries) + u16::from(vestals);
        expect(right, || format!("seat {} has too few legionaries and vestals for these cubes", seat.0))?;
        for (fighter, count) in [(Fighter::Legionary, given.legionary), (Fighter::Vestal, given.vestal)] {
            player.cubes[fighter.index()] = count;
        }
    }
    Ok(())
}

fn prevention(state: &mut State, named: &[EventCard], cx: &mut Context<'_, Sylla>) -> Result {
    let Some(last) = named.last() else {
        cx.then(CountCubes);
        return Ok(());
    };
    let (above, level, open) = prevent::counted(state);
    state.prevented = above;
    for event in named {
        let slot = slot_of(state, *event)?;
        let free = level >> slot & 1 == 1 && !state.is_prevented(slot);
        expect(free, || format!("`{}` is not for the consul to name", event.key()))?;
        state.prevented |= 1 << slot;
    }
    let step = PreventEvent { seat: state.consul, left: open.saturating_sub(named.len() as u8), from: *last };
    expect(named.is_sorted() && step.left > 0 && step.can_go_on(state), || {
        "the consul has nothing left to name".into()
    })?;
    cx.then(step);
    Ok(())
}

/// The two with the most cubes, or which the consul chose among equals.
fn prevent_both(state: &mut State, prevented: &[EventCard]) -> Result {
    for event in prevented {
        state.prevented |= 1 << slot_of(state, *event)?;
    }
    let (above, level, _) = prevent::counted(state);
    let right = state.prevented.count_ones() == 2
        && state.prevented & above == above
        && state.prevented & !(above | level) == 0;
    expect(right, || "two events are prevented, those with the most cubes".into())
}

fn turn_down(state: &State, event: EventCard, seat: Seat, cx: &mut Context<'_, Sylla>) -> Result {
    let slot = slot_of(state, event)?;
    let strikes = !state.is_prevented(slot) && face_down::has_target(state, seat, event);
    expect(strikes, || format!("`{}` turns nothing of seat {} face down", event.key(), seat.0))?;
    let rest = state.seats.seats_from(state.consul).skip_while(|other| *other != seat);
    for seat in rest.filter(|seat| face_down::has_target(state, *seat, event)) {
        cx.then(face_down::Flip { seat, event });
    }
    for slot in (slot + 1..OPEN_EVENTS).filter(|slot| !state.is_prevented(*slot)) {
        cx.then(Strike { slot: slot as u8 });
    }
    Ok(())
}

fn vote(state: &mut State, votes: &[ScenarioVote]) -> Result {
    expect(votes.len() == state.seats.len(), || format!("{} votes at a table of {}", votes.len(), state.seats.get()))?;
    for (seat, ScenarioVote { thumb, denarii }) in state.seats.seats().zip(votes) {
        let player = &mut state.players[seat];
        let most = player.most_denarii(&state.set);
        expect(*denarii <= most, || format!("seat {} has only {most} denarii to vote with", seat.0))?;
        let votes = player.work_votes() + denarii;
        player.denarii -= denarii;
        state.votes[seat] = Some(state::Vote { thumb: *thumb, denarii: *denarii, votes, points: 0 });
    }
    Ok(())
}

fn free(state: &mut State, freed: &[u8]) -> Result {
    expect(freed.len() <= state.seats.len(), || {
        format!("{} have freed at a table of {}", freed.len(), state.seats.get())
    })?;
    for (index, seat) in state.seats.seats_from(state.consul).enumerate() {
        let set = state.set.clone();
        let player = &mut state.players[seat];
        player.freed = freed.get(index).copied();
        let slaves = player.freed.unwrap_or_default();
        let face_up = player.row.face_up(Calling::Slave);
        expect(slaves <= face_up, || format!("seat {} has only {face_up} slaves to free", seat.0))?;
        player.church = christian_points(&set, player) + freed_points(&set, slaves);
        let least = player.church;
        expect(player.prestige >= least, || format!("the church has brought seat {} at least {least}", seat.0))?;
    }
    Ok(())
}
