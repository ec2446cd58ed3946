//! Everything a viewer may know, built up from nothing. `imagine.rs` lists what is hidden.

use saturnalia_rules::{Agenda, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Card, Deck};
use crate::city::City;
use crate::city::grid::Cell;
use crate::hidden::Origin;
use crate::score;
use crate::state::{InfluencePlace, Player, State, influence_rounds};
use crate::step::{Left, Step};
use crate::strip::{Strip, Symbol};

/// The table through the eyes of one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// From 1; 0 while hands are drafted.
    pub round: u8,
    pub rounds: u8,
    pub phase: Phase,
    /// Whose answer the game waits for.
    pub waiting_for: Option<Seat>,
    pub start_player: Seat,
    /// The fields of the strip in use, from the emperor.
    pub strip: Vec<Field>,
    /// The strips that come next, in order, as far as everybody has seen them. Each is read from the emperor.
    pub coming_strips: Vec<Vec<Symbol>>,
    pub offer: Vec<Offered>,
    pub decks: Vec<DeckView>,
    /// In ascending order of value.
    pub influence_cards: Vec<InfluenceCard>,
    pub players: Vec<PlayerView>,
    /// The builder whose turn it is.
    pub turn: Option<Turn>,
    /// Cards being chosen from.
    pub peeked: Option<Peeked>,
    /// The viewer's memory of the draft: cards he passed on that are still hidden in other hands, sorted.
    pub passed_on: Vec<Card>,
    /// Cards out of the game, sorted.
    pub removed: Vec<Card>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Draft,
    Placement,
    Action,
    Over,
}

/// A field of the strip.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Field {
    pub symbol: Symbol,
    /// Building points that a builder has here.
    pub bricks: u8,
    /// Production points that a builder has here.
    pub cogs: u8,
    pub builder: Option<Seat>,
}

/// A place of the offer; empty once its card is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered {
    pub deck: Deck,
    pub card: Option<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    pub deck: Deck,
    pub cards: u8,
    /// What the viewer himself put under it and nobody has drawn since, from the top down.
    pub known: Vec<Known>,
}

/// A hidden card the viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    /// How many cards lie above it.
    pub below: u8,
    pub card: Card,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InfluenceCard {
    pub value: u8,
    /// The round in which it comes to light.
    pub round: u8,
    pub place: InfluenceCardPlace,
    pub owner: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum InfluenceCardPlace {
    Deck,
    Lying,
    Won,
    Lapsed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub money: u8,
    pub influence: u8,
    /// Values of the influence cards won.
    pub won: Vec<u8>,
    /// Hand cards everybody knows, sorted.
    pub hand: Vec<Card>,
    /// Hand cards only their owner knows, in the order in which they came.
    pub hidden: Vec<HiddenCard>,
    pub city: CityView,
    /// Points if the game ended now.
    pub score: i16,
    /// The same by line of the pad: houses 2, 3, 4, aqueducts, temples, money, influence, influence cards.
    pub score_lines: Vec<i16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HiddenCard {
    /// The deck it comes from: its back shows it.
    pub deck: Deck,
    pub origin: Origin,
    /// What it is, for its owner.
    pub card: Option<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CityView {
    /// The buildings from the top left to the bottom right.
    pub buildings: Vec<Building>,
    /// First column and row, last column and row that the city can still reach.
    pub reach: Frame,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    pub left: u8,
    pub top: u8,
    pub right: u8,
    pub bottom: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building {
    /// Column from the left.
    pub x: u8,
    /// Row from the top.
    pub y: u8,
    pub card: Card,
    /// A building point marker lies on it.
    pub brick: bool,
    /// Point markers on it.
    pub points: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    pub seat: Seat,
    /// The builder's field; 1 is next to the emperor.
    pub field: u8,
    /// Free building points.
    pub bricks: u8,
    /// Free production points.
    pub cogs: u8,
    /// Building has not been done yet.
    pub may_build: bool,
    /// Production has not been done yet.
    pub may_produce: bool,
    /// The card announced for building, until it stands.
    pub announced: Option<Card>,
    /// The place chosen for it.
    pub site: Option<Cell>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Peeked {
    pub seat: Seat,
    pub deck: Deck,
    pub count: u8,
    /// What they are, for the one who chooses; sorted.
    pub cards: Option<Vec<Card>>,
}

pub(crate) fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
    let step = agenda.first();
    View {
        round: state.round,
        rounds: state.rounds(),
        phase: phase(step),
        waiting_for: step.and_then(Step::seat),
        start_player: state.start_player,
        strip: strip(state),
        coming_strips: coming_strips(state),
        offer: (0..state.offer_slots())
            .map(|slot| Offered { deck: state.offer_deck(slot), card: state.offer[slot] })
            .collect(),
        decks: state.decks_in_play().iter().map(|deck| deck_view(state, *deck, viewer)).collect(),
        influence_cards: influence_cards(state),
        players: state.seats.seats().map(|seat| player(state, seat, viewer)).collect(),
        turn: turn(state, agenda),
        peeked: peeked(state, step, viewer),
        passed_on: passed_on(state, viewer),
        removed: Card::all()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(state.removed[card.index()])))
            .collect(),
    }
}

fn phase(step: Option<&Step>) -> Phase {
    match step {
        None => Phase::Over,
        Some(Step::Draft { .. }) => Phase::Draft,
        Some(Step::Upkeep | Step::Place { .. }) => Phase::Placement,
        Some(
            Step::NextBuilder
            | Step::Take { .. }
            | Step::Act { .. }
            | Step::Site { .. }
            | Step::Pay { .. }
            | Step::SchoolDeck { .. }
            | Step::SchoolKeep { .. }
            | Step::SchoolReturn { .. }
            | Step::EndTurn { .. }
            | Step::EndRound,
        ) => Phase::Action,
    }
}

fn strip(state: &State) -> Vec<Field> {
    let strip = state.strip();
    let fields = strip.symbols().zip(0..).zip(state.builders);
    fields
        .map(|((symbol, field), builder)| {
            let points = strip.points(field);
            Field { symbol, bricks: points.bricks, cogs: points.cogs, builder }
        })
        .collect()
}

/// How many strips of the stack nobody has seen yet. They lie directly below the top one: before the first round
/// the top strip was seen, and every round shows the next.
pub(crate) fn unseen_strips(state: &State) -> usize {
    5usize.saturating_sub(usize::from(state.round))
}

fn coming_strips(state: &State) -> Vec<Vec<Symbol>> {
    if unseen_strips(state) > 0 {
        return Vec::new();
    }
    let left = usize::from(state.rounds() - state.round);
    // The strip in use goes under the stack first and comes back turned over.
    let turned = state.strips.iter().map(|strip| strip.flipped());
    let coming = state.strips[1..].iter().copied().chain(turned);
    coming.take(left.min(6)).map(|strip: Strip| strip.symbols().collect()).collect()
}

fn deck_view(state: &State, deck: Deck, viewer: Viewer) -> DeckView {
    let known = match deck {
        Deck::I => Vec::new(),
        Deck::II | Deck::III | Deck::IV => state
            .deck(deck)
            .iter()
            .rev()
            .zip(0..)
            .filter(|(card, _)| matches!(viewer, Viewer::Seat(seat) if card.known_to.contains(seat)))
            .map(|(card, below)| Known { below, card: card.kind })
            .collect(),
    };
    DeckView { deck, cards: state.deck_len(deck) as u8, known }
}

fn influence_cards(state: &State) -> Vec<InfluenceCard> {
    let rounds = influence_rounds(state.seats);
    state
        .influence_cards
        .iter()
        .enumerate()
        .map(|(index, place)| {
            let (place, owner) = match *place {
                InfluencePlace::InDeck => (InfluenceCardPlace::Deck, None),
                InfluencePlace::Lying => (InfluenceCardPlace::Lying, None),
                InfluencePlace::Won(seat) => (InfluenceCardPlace::Won, Some(seat)),
                InfluencePlace::Lapsed => (InfluenceCardPlace::Lapsed, None),
            };
            InfluenceCard { value: state.influence_value(index), round: rounds[index], place, owner }
        })
        .collect()
}

fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let Player { money, influence, hand, city } = &state.players[seat];
    PlayerView {
        seat,
        money: *money,
        influence: *influence,
        won: state.influence_in(InfluencePlace::Won(seat)).collect(),
        hand: hand.open_cards().collect(),
        hidden: hand
            .held()
            .iter()
            .map(|held| HiddenCard {
                deck: held.deck,
                origin: held.origin,
                card: viewer.sees(seat).then_some(held.card.kind),
            })
            .collect(),
        city: city_view(city),
        score: score::total(state, seat),
        score_lines: score::Line::ALL.iter().map(|line| score::points(state, seat, *line)).collect(),
    }
}

fn city_view(city: &City) -> CityView {
    let mut buildings: Vec<Building> = city
        .cards()
        .iter()
        .map(|placed| Building {
            x: placed.at.x(),
            y: placed.at.y(),
            card: placed.card,
            brick: city.marked().contains(placed.at),
            points: placed.points,
        })
        .collect();
    buildings.sort_by_key(|building| (building.y, building.x));
    let (left, top, right, bottom) = city.all().reach().bounds();
    CityView { buildings, reach: Frame { left, top, right, bottom } }
}

fn turn(state: &State, agenda: &Agenda<Step>) -> Option<Turn> {
    let step = agenda.first()?;
    let (left, site) = match *step {
        Step::Take { .. } => (Left::Both, None),
        Step::Act { left, .. } | Step::Site { left, .. } | Step::EndTurn { left, .. } => (left, None),
        Step::Pay { left, at, .. } => (left, Some(at)),
        Step::SchoolDeck { .. } | Step::SchoolKeep { .. } | Step::SchoolReturn { .. } => (left_behind(agenda), None),
        Step::Draft { .. } | Step::Upkeep | Step::Place { .. } | Step::NextBuilder | Step::EndRound => return None,
    };
    let points = state.free_points();
    Some(Turn {
        seat: step.seat()?,
        field: state.foremost()? + 1,
        bricks: points.bricks,
        cogs: points.cogs,
        may_build: left.building(),
        may_produce: left.production(),
        announced: state.announced,
        site,
    })
}

/// The actions left when the school has done its work.
fn left_behind(agenda: &Agenda<Step>) -> Left {
    let act = agenda.iter().find_map(|step| if let Step::Act { left, .. } = step { Some(*left) } else { None });
    act.unwrap_or(Left::Neither)
}

/// The seat that may look at the cards being chosen from, and the deck they come from.
pub(crate) fn peeking(step: Option<&Step>) -> Option<(Seat, Deck)> {
    match *step? {
        Step::Draft { seat } => Some((seat, Deck::II)),
        Step::SchoolKeep { seat, deck } | Step::SchoolReturn { seat, deck } => Some((seat, deck)),
        Step::Upkeep
        | Step::Place { .. }
        | Step::NextBuilder
        | Step::Take { .. }
        | Step::Act { .. }
        | Step::Site { .. }
        | Step::Pay { .. }
        | Step::SchoolDeck { .. }
        | Step::EndTurn { .. }
        | Step::EndRound => None,
    }
}

fn peeked(state: &State, step: Option<&Step>, viewer: Viewer) -> Option<Peeked> {
    let (seat, deck) = peeking(step)?;
    let cards = viewer.sees(seat).then(|| {
        let mut cards: Vec<Card> = state.peeked.iter().map(|card| card.kind).collect();
        cards.sort_unstable();
        cards
    });
    Some(Peeked { seat, deck, count: state.peeked.len() as u8, cards })
}

/// What the viewer passed on in the draft and is still hidden from him: in other hands or, during the draft, on its way.
fn passed_on(state: &State, viewer: Viewer) -> Vec<Card> {
    let Viewer::Seat(viewer) = viewer else { return Vec::new() };
    if !crate::imagine::has_drafted(state, viewer) {
        return Vec::new();
    }
    let mut cards: Vec<Card> = crate::imagine::later_in_draft(state, viewer)
        .flat_map(|seat| state.players[seat].hand.held())
        .filter(|held| held.origin == Origin::Draft)
        .map(|held| held.card.kind)
        .collect();
    if state.round == 0 {
        cards.extend(state.peeked.iter().map(|card| card.kind));
    }
    cards.sort_unstable();
    cards
}
