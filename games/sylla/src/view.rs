//! Everything a viewer may know, built up from nothing. `secrets.rs` lists what is hidden.
//!
//! All viewers see the same, apart from what closed screens hide (Ruling S25): covered decks and sealed votes nobody sees.

mod lying;

use saturnalia_rules::{Alike, BySeat, Faces, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};
use crate::ladder::Ladder;
use crate::options::Screens;
use crate::phase::iv_income::income;
use crate::phase::iv_income::use_buildings::moved_by_tavern;
use crate::phase::v_events::strike;
use crate::phase::vii_famine_and_crises::hunger;
use crate::row::Pose;
use crate::score::Points;
use crate::state::{Bid, Estate, MOST_SEATS, OPEN_EVENTS, Phase, State, Vote};

/// The table through the eyes of any viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// From 1; 0 while starting characters are chosen.
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    pub finished: bool,
    /// A game for two: not in the rulebook.
    pub unofficial: bool,
    pub screens: Screens,
    pub consul: Seat,
    pub ladder: Alike<LadderView>,
    pub works: Alike<WorksView>,
    /// The open events from top to bottom.
    pub events: Vec<EventView>,
    /// Covered events.
    pub events_left: u8,
    pub removed_events: Vec<EventCard>,
    /// Characters on display, sorted.
    pub recruits: Alike<Vec<Card>>,
    /// Cards in the character deck.
    pub deck: u8,
    /// The lowest of them, which everybody has seen; the first is drawn first.
    pub under_deck: Vec<Card>,
    pub slots: Alike<Vec<SlotView>>,
    /// Covered buildings by letter: A, B, C.
    pub stack: Vec<u8>,
    /// Buildings out of the game, by kind.
    pub discarded: Alike<Vec<BuildingCount>>,
    pub auction: Option<Auction>,
    /// How everybody voted on this round's work, once all votes are in.
    pub votes: Vec<Option<Vote>>,
    /// What everybody showed in the last crisis of each kind, while the screens are closed.
    pub shown: Alike<Vec<ShownView>>,
    pub players: Vec<Alike<PlayerView>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LadderView {
    /// Points per token by column, from the crisis to the ideal.
    pub values: Vec<u8>,
    /// How many columns on the left are the crisis zone.
    pub crisis_columns: u8,
    pub markers: Vec<MarkerView>,
    pub famine: u8,
    pub famine_most: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarkerView {
    pub token: Token,
    /// From 0 on the left.
    pub column: u8,
    /// What a token of this kind is worth now.
    pub value: u8,
    pub in_crisis: bool,
    /// A tavern has moved it in this phase.
    pub tavern_moved: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WorksView {
    pub now: Work,
    /// That of the next round, as soon as it is seen.
    pub next: Option<Work>,
    pub built: Vec<Work>,
    /// The one that is not built in this game.
    pub left_out: Work,
    /// Those still covered, in the order of the list of works, not of the stack.
    pub covered: Vec<Work>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventView {
    pub event: EventCard,
    /// What the majority earns; nothing: a point of prestige.
    pub token: Option<Token>,
    pub fought_by: Alike<Vec<Fighter>>,
    /// How often it shows the famine symbol.
    pub famine: u8,
    /// Cubes by seat.
    pub cubes: Vec<u8>,
    pub prevented: bool,
    /// How many cards and buildings of each seat it could turn face down now.
    pub targets: Vec<u8>,
    /// The markers it would move to the left now.
    pub falls: Vec<Token>,
    /// Those of them that would then be in the crisis zone.
    pub crises: Vec<Token>,
    /// What it would cost each seat if it struck now: the tokens of a marker that falls are worth less at the end, a
    /// famine that grows takes more in this round. What lies face down is not counted. Nothing for those whose tokens
    /// these eyes do not see.
    pub costs: Vec<Option<i16>>,
    /// How many cards and buildings of each seat it holds face down, alone or with another event.
    pub held: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SlotView {
    pub colour: Colour,
    pub building: Option<Building>,
    pub on_sale: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildingCount {
    pub building: Building,
    pub count: u8,
}

/// An election or a sale going on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Auction {
    /// The building on sale; nothing in an election.
    pub building: Option<Building>,
    pub colour: Option<Colour>,
    /// The sitting consul, or the one who offers the building.
    pub opened_by: Seat,
    /// By seat.
    pub bids: Vec<Bid>,
    /// The most each seat could bid: votes in an election, if these eyes see the money, cards in a sale.
    pub most: Vec<Option<u8>>,
    pub leader: Option<Seat>,
    /// Cards the buyer has still to turn.
    pub unpaid: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub income_tile: u8,
    pub prestige: i16,
    pub row: Vec<RowCard>,
    pub estate: Vec<EstateView>,
    /// What stands behind the screen, if these eyes see it: one's own, open screens, and everything at the end.
    pub behind_screen: Option<Screen>,
    /// Cubes not placed yet.
    pub cubes: Vec<CubeCount>,
    /// Senators that count in an election.
    pub election_votes: u8,
    /// Senators that vote on the great work.
    pub work_votes: u8,
    /// What the player would receive in phase IV now.
    pub income: u8,
    /// What the famine would cost the player now.
    pub hunger: i16,
    /// Points by line of the sheet if the church were built now: prestige of the rounds, Christians, freed slaves, civic
    /// sense, health, leisure. Nothing if these eyes do not see behind the screen.
    pub score_lines: Vec<i16>,
    pub score: Option<i16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowCard {
    pub card: Card,
    pub pose: Pose,
    pub count: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EstateView {
    pub building: Building,
    pub open: u8,
    pub down: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Screen {
    pub denarii: u8,
    pub civic: u8,
    pub health: u8,
    pub leisure: u8,
}

/// What everybody showed in a crisis.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShownView {
    pub token: Token,
    /// By seat.
    pub counts: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CubeCount {
    pub fighter: Fighter,
    pub count: u8,
}

/// What everybody sees alike, made once for all viewers.
pub(crate) struct Open {
    ladder: Alike<LadderView>,
    works: Alike<WorksView>,
    /// As somebody sees them who looks behind no screen.
    events: Vec<EventView>,
    recruits: Alike<Vec<Card>>,
    slots: Alike<Vec<SlotView>>,
    discarded: Alike<Vec<BuildingCount>>,
    shown: Alike<Vec<ShownView>>,
    players: Faces<PlayerView>,
}

impl Open {
    pub(crate) fn of(state: &State) -> Open {
        let discarded = Building::ALL
            .into_iter()
            .map(|building| BuildingCount { building, count: state.discarded[building.index()] })
            .filter(|entry| entry.count > 0);
        Open {
            ladder: ladder(state).into(),
            works: works(state).into(),
            events: (0..OPEN_EVENTS).map(|slot| event(state, slot)).collect(),
            recruits: state.recruits.to_vec().into(),
            slots: slots(state).into(),
            discarded: discarded.collect::<Vec<_>>().into(),
            shown: shown(state).into(),
            players: Faces::new(state.seats),
        }
    }
}

impl View {
    pub(crate) fn of(open: &Open, state: &State, viewer: Viewer) -> View {
        let player = |seat| {
            let sees = state.sees_behind(viewer, seat);
            open.players.of(seat, sees, || player(state, seat, sees))
        };
        View {
            round: state.round,
            rounds: state.set.rounds,
            phase: state.phase,
            finished: state.finished,
            unofficial: state.seats.get() == 2,
            screens: state.screens,
            consul: state.consul,
            ladder: open.ladder.clone(),
            works: open.works.clone(),
            events: open.events.iter().map(|event| seen(event, state, viewer)).collect(),
            events_left: state.event_deck.len() as u8,
            removed_events: state.removed_events.to_vec(),
            recruits: open.recruits.clone(),
            deck: state.deck_len() as u8,
            under_deck: state.under_deck.to_vec(),
            slots: open.slots.clone(),
            stack: state.stack_letters.to_vec(),
            discarded: open.discarded.clone(),
            auction: auction(state, viewer),
            votes: state.seats.seats().map(|seat| state.votes[seat]).collect(),
            shown: open.shown.clone(),
            players: state.seats.seats().map(player).collect(),
        }
    }
}

fn ladder(state: &State) -> LadderView {
    let marker = |token: Token| MarkerView {
        token,
        column: state.ladder.column(token),
        value: state.value(token),
        in_crisis: state.ladder.in_crisis(&state.set, token),
        tavern_moved: state.phase == Phase::Income && moved_by_tavern(state, token),
    };
    LadderView {
        values: state.set.ladder.to_vec(),
        crisis_columns: state.set.crisis_columns,
        markers: Token::ALL.map(marker).to_vec(),
        famine: state.ladder.famine(),
        famine_most: state.set.famine_most,
    }
}

fn works(state: &State) -> WorksView {
    let seen = usize::from(state.works_seen);
    let mut covered = state.works[seen..].to_vec();
    covered.sort_unstable();
    let built_rounds = usize::from(state.round.max(1)) - 1;
    WorksView {
        now: state.work(),
        next: state.next_work(),
        built: state.works[1..=built_rounds].to_vec(),
        left_out: state.works[0],
        covered,
    }
}

fn event(state: &State, slot: usize) -> EventView {
    let event = state.events[slot];
    let set = state.set.get();
    let facts = set.event(event);
    let count = |seat: Seat, poses: &[Pose], of_estate: fn(&Estate, Building) -> u8| -> u8 {
        let player = &state.players[seat];
        let cards = player.row.cards().filter(|(card, pose, _)| event.hits_card(*card) && poses.contains(pose));
        let buildings = Building::LASTING.into_iter().filter(|building| event.hits_building(*building));
        cards.map(|(_, _, count)| count).sum::<u8>()
            + buildings.map(|building| of_estate(&player.estate, building)).sum::<u8>()
    };
    let seats = || state.seats.seats();
    let struck = strike::ladder_after(set, &state.ladder, event);
    let falls: Vec<Token> =
        Token::ALL.into_iter().filter(|token| struck.column(*token) < state.ladder.column(*token)).collect();
    EventView {
        event,
        token: facts.token,
        fought_by: facts.fought_by.to_vec().into(),
        famine: facts.famine,
        cubes: seats().map(|seat| state.cubes[slot][seat]).collect(),
        prevented: state.is_prevented(slot),
        targets: seats().map(|seat| count(seat, &Pose::FACE_UP, Estate::open)).collect(),
        crises: falls.iter().copied().filter(|token| struck.in_crisis(set, *token)).collect(),
        costs: Vec::new(),
        falls,
        held: seats().map(|seat| count(seat, &[Pose::Down], Estate::down)).collect(),
    }
}

/// The same event, with what it would cost those behind whose screen the viewer sees.
fn seen(event: &EventView, state: &State, viewer: Viewer) -> EventView {
    let set = state.set.get();
    let struck = strike::ladder_after(set, &state.ladder, event.event);
    let cost = |seat: Seat| {
        let player = &state.players[seat];
        let worth = |ladder: &Ladder| -> i16 {
            Token::ALL.iter().map(|token| i16::from(player.tokens(*token)) * i16::from(ladder.value(set, *token))).sum()
        };
        let hunger = |ladder: &Ladder| hunger(set, player, ladder.famine());
        worth(&state.ladder) - worth(&struck) + hunger(&struck) - hunger(&state.ladder)
    };
    let costs = state.seats.seats().map(|seat| state.sees_behind(viewer, seat).then(|| cost(seat))).collect();
    EventView { costs, ..event.clone() }
}

fn slots(state: &State) -> Vec<SlotView> {
    let on_sale = state.sale.map(|sale| usize::from(sale.slot));
    let view = |(slot, colour)| SlotView { colour, building: state.slots[slot], on_sale: on_sale == Some(slot) };
    state.set.slots.into_iter().enumerate().map(view).collect()
}

fn auction(state: &State, viewer: Viewer) -> Option<Auction> {
    let election = state.phase == Phase::FirstConsul;
    let spoken = state.seats.seats().any(|seat| state.bids[seat] != Bid::Waiting);
    if state.sale.is_none() && !(election && spoken) {
        return None;
    }
    let most = |seat: Seat| match state.sale {
        Some(sale) => Some(state.players[seat].row.purse(&state.set, sale.colour)),
        None => {
            let player = &state.players[seat];
            let sees = state.sees_behind(viewer, seat);
            sees.then(|| player.election_votes() + player.most_denarii(&state.set))
        }
    };
    Some(Auction {
        building: state.sale.map(|sale| sale.building),
        colour: state.sale.map(|sale| sale.colour),
        opened_by: state.sale.map_or(state.consul, |sale| sale.offerer),
        bids: state.seats.seats().map(|seat| state.bids[seat]).collect(),
        most: state.seats.seats().map(most).collect(),
        leader: state.high_bid().map(|(seat, _)| seat),
        unpaid: state.unpaid,
    })
}

fn shown(state: &State) -> Vec<ShownView> {
    let crises = Token::ALL.into_iter().zip(&state.shown.by_kind);
    let view = |(token, shown): (Token, &Option<BySeat<u8, MOST_SEATS>>)| {
        let counts = state.seats.seats().map(|seat| shown.as_ref().map(|shown| shown[seat]));
        Some(ShownView { token, counts: counts.collect::<Option<_>>()? })
    };
    crises.filter_map(view).collect()
}

fn player(state: &State, seat: Seat, sees: bool) -> PlayerView {
    let player = &state.players[seat];
    let points = sees.then(|| Points::of(state, seat));
    let [civic, health, leisure] = player.tokens;
    PlayerView {
        seat,
        income_tile: player.income_tile,
        prestige: player.prestige,
        row: player.row.cards().map(|(card, pose, count)| RowCard { card, pose, count }).collect(),
        estate: Building::LASTING
            .into_iter()
            .map(|building| EstateView {
                building,
                open: player.estate.open(building),
                down: player.estate.down(building),
            })
            .filter(|entry| entry.open + entry.down > 0)
            .collect(),
        behind_screen: points.map(|_| Screen { denarii: player.denarii, civic, health, leisure }),
        cubes: Fighter::ALL
            .into_iter()
            .map(|fighter| CubeCount { fighter, count: player.cubes_of(fighter) })
            .filter(|cubes| cubes.count > 0)
            .collect(),
        election_votes: player.election_votes(),
        work_votes: player.work_votes(),
        income: income(&state.set, player),
        hunger: hunger(&state.set, player, state.ladder.famine()),
        score_lines: points.iter().flat_map(Points::lines).collect(),
        score: points.map(|points| points.total()),
    }
}
