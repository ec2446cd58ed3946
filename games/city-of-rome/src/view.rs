//! Everything a viewer may know, built up from nothing. `imagine.rs` lists what is hidden.

use std::collections::BTreeMap;

use saturnalia_rules::{Agenda, Alike, Faces, Piece, Seat, Steps as _, Viewer};
use serde::Serialize;

use crate::building::public;
use crate::cards::{Card, Colour, Deck, Family};
use crate::city::City;
use crate::city::district::{self, districts};
use crate::city::grid::Cell;
use crate::hidden::Origin;
use crate::round::action::{Act, Left};
use crate::round::build::{Pay, Site};
use crate::round::draft::Draft;
use crate::round::school::{SchoolKeep, SchoolReturn};
use crate::state::{InfluencePlace, Player, State, builders_each, influence_rounds};
use crate::steps::Step;
use crate::strip::{Strip, Symbol};
use crate::{pieces, score, secrets};

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
    /// Builders of each player.
    pub builders_each: u8,
    /// The fields of the strip in use, from the emperor.
    pub strip: Alike<Vec<Field>>,
    /// The strips that come next, in order, as far as everybody has seen them. Each is read from the emperor.
    pub coming_strips: Alike<Vec<Vec<Symbol>>>,
    pub offer: Alike<Vec<Offered>>,
    pub decks: Vec<DeckView>,
    /// In ascending order of value.
    pub influence_cards: Alike<Vec<InfluenceCard>>,
    pub players: Vec<Alike<PlayerView>>,
    /// The builder whose turn it is.
    pub turn: Alike<Option<Turn>>,
    /// Cards being chosen from.
    pub peeked: Option<Peeked>,
    /// The viewer's memory of the draft: cards he passed on that are still hidden in other hands, sorted.
    pub passed_on: Vec<Card>,
    /// Cards out of the game, sorted.
    pub removed: Alike<Vec<Card>>,
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
    pub city: Alike<CityView>,
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
    /// Houses of one value that hang together, and what they are worth.
    pub districts: Vec<District>,
}

/// Houses of one value that hang together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct District {
    pub value: u8,
    pub cells: Vec<Cell>,
    /// Different colours of public buildings beside it.
    pub colours: u8,
    pub points: i16,
}

/// The city as it would be with the announced card on one of its places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trial {
    pub at: Cell,
    pub districts: Vec<District>,
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
    /// What the districts would become, by the places where it can stand.
    pub trials: Vec<Trial>,
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

/// What everybody sees alike, made once for all viewers.
pub(crate) struct Open {
    strip: Alike<Vec<Field>>,
    coming_strips: Alike<Vec<Vec<Symbol>>>,
    offer: Alike<Vec<Offered>>,
    influence_cards: Alike<Vec<InfluenceCard>>,
    turn: Alike<Option<Turn>>,
    removed: Alike<Vec<Card>>,
    /// By seat.
    built: Vec<Built>,
    players: Faces<PlayerView>,
}

/// A city, and what it is worth.
struct Built {
    city: Alike<CityView>,
    lines: Vec<i16>,
}

impl Open {
    pub(crate) fn of(state: &State, agenda: &Agenda<Step>) -> Open {
        let offered = |slot| Offered { deck: state.offer_deck(slot), card: state.offer[slot] };
        let removed = |card: Card| std::iter::repeat_n(card, usize::from(state.removed[card.index()]));
        Open {
            strip: strip(state).into(),
            coming_strips: coming_strips(state).into(),
            offer: (0..state.offer_slots()).map(offered).collect::<Vec<_>>().into(),
            influence_cards: influence_cards(state).into(),
            turn: turn(state, agenda).into(),
            removed: Card::all().flat_map(removed).collect::<Vec<_>>().into(),
            built: state.seats.seats().map(|seat| built(state, seat)).collect(),
            players: Faces::new(state.seats),
        }
    }
}

fn built(state: &State, seat: Seat) -> Built {
    let city = &state.players[seat].city;
    let districts = districts(city);
    Built { city: city_view(city, &districts).into(), lines: score::lines(state, seat, &districts).to_vec() }
}

impl View {
    pub(crate) fn of(open: &Open, state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        let step = agenda.first();
        let player = |seat| open.players.of(seat, viewer.sees(seat), || player(open, state, seat, viewer));
        View {
            round: state.round,
            rounds: state.rounds(),
            phase: phase(state, step),
            waiting_for: step.and_then(|step| step.asked(state).first()),
            start_player: state.start_player,
            builders_each: builders_each(state.seats),
            strip: open.strip.clone(),
            coming_strips: open.coming_strips.clone(),
            offer: open.offer.clone(),
            decks: state.decks_in_play().iter().map(|deck| deck_view(state, *deck, viewer)).collect(),
            influence_cards: open.influence_cards.clone(),
            players: state.seats.seats().map(player).collect(),
            turn: open.turn.clone(),
            peeked: peeked(state, step, viewer),
            passed_on: passed_on(state, viewer),
            removed: open.removed.clone(),
        }
    }

    /// Where cards and builders lie, for these eyes.
    pub(crate) fn lying(&self, viewer: Viewer) -> Vec<(Piece, u16)> {
        let mut lying: BTreeMap<Piece, u16> = BTreeMap::new();
        let mut lay = |piece: Piece, count: usize| *lying.entry(piece).or_default() += count as u16;
        let still_inside = self.influence_cards.iter().filter(|card| card.place == InfluenceCardPlace::Deck).count();
        for deck in &self.decks {
            lay(pieces::deck(deck.deck), usize::from(deck.cards) + if deck.deck == Deck::I { still_inside } else { 0 });
        }
        for (slot, _) in self.offer.iter().enumerate().filter(|(_, offered)| offered.card.is_some()) {
            lay(pieces::offer(slot), 1);
        }
        for card in self.influence_cards.iter() {
            match (card.place, card.owner) {
                (InfluenceCardPlace::Lying, _) => lay(pieces::influence_card(card.value), 1),
                (InfluenceCardPlace::Won, Some(owner)) => lay(pieces::influence_card_won(owner, card.value), 1),
                (InfluenceCardPlace::Won | InfluenceCardPlace::Deck | InfluenceCardPlace::Lapsed, _) => {}
            }
        }
        for (field, _) in (0..).zip(self.strip.iter()).filter(|(_, field)| field.builder.is_some()) {
            lay(pieces::strip(field), 1);
        }
        for player in &self.players {
            let on_strip = self.strip.iter().filter(|field| field.builder == Some(player.seat)).count();
            lay(pieces::builders(player.seat), usize::from(self.builders_each) - on_strip);
            let hidden = player.hidden.iter().map(|hidden| hidden.card);
            for card in player.hand.iter().copied().map(Some).chain(hidden) {
                let address = card.map_or_else(
                    || pieces::closed_hand(player.seat),
                    |card| pieces::hand_of(viewer, player.seat, card),
                );
                lay(address, 1);
            }
            for building in &player.city.buildings {
                lay(pieces::city(player.seat, Cell::at(building.x, building.y)), 1);
            }
        }
        if let Some(peeked) = &self.peeked {
            match &peeked.cards {
                Some(cards) => cards.iter().for_each(|card| lay(pieces::peeked_of(viewer, peeked.seat, *card), 1)),
                None => lay("peeked".into(), usize::from(peeked.count)),
            }
        }
        if self.turn.as_ref().is_some_and(|turn| turn.announced.is_some()) {
            lay(pieces::ANNOUNCED.into(), 1);
        }
        lying.into_iter().collect()
    }
}

/// Upkeep and end of the round ask nobody: the first question says where the round stands.
fn phase(state: &State, step: Option<&Step>) -> Phase {
    match step {
        None => Phase::Over,
        Some(_) if state.round == 0 => Phase::Draft,
        Some(Step::Place(_)) => Phase::Placement,
        Some(_) => Phase::Action,
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
/// the top strip was seen, and every round shows the next (Ruling B31).
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

fn player(open: &Open, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let Player { money, influence, hand, .. } = &state.players[seat];
    let Built { city, lines } = &open.built[seat.index()];
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
        city: city.clone(),
        score: lines.iter().sum(),
        score_lines: lines.clone(),
    }
}

fn city_view(city: &City, districts: &[district::District]) -> CityView {
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
    CityView { buildings, reach: Frame { left, top, right, bottom }, districts: district_views(districts) }
}

fn turn(state: &State, agenda: &Agenda<Step>) -> Option<Turn> {
    let step = agenda.first().filter(|step| phase(state, Some(step)) == Phase::Action)?;
    let seat = step.asked(state).first()?;
    let points = state.free_points();
    let left = agenda.iter().find_map(left).unwrap_or(Left::Neither);
    let site = if let Step::Pay(Pay { at, .. }) = step { Some(*at) } else { None };
    Some(Turn {
        seat,
        field: state.foremost()? + 1,
        bricks: points.bricks,
        cogs: points.cogs,
        may_build: left.building(),
        may_produce: left.production(),
        announced: state.announced,
        site,
        trials: trials(state, seat, site),
    })
}

/// The actions a builder has left, as far as this step knows. Behind a school, and behind taking a card, the next step does.
fn left(step: &Step) -> Option<Left> {
    if let Step::Act(Act { left, .. }) | Step::Site(Site { left, .. }) | Step::Pay(Pay { left, .. }) = step {
        Some(*left)
    } else {
        None
    }
}

/// The announced card on every place where it can stand, or on the chosen one.
fn trials(state: &State, seat: Seat, site: Option<Cell>) -> Vec<Trial> {
    let Some(card) = state.announced else { return Vec::new() };
    let city = &state.players[seat].city;
    let sites = city.sites(card).iter().filter(|at| site.is_none_or(|site| site == *at));
    sites
        .map(|at| {
            let mut tried = city.clone();
            tried.put(card, at);
            if card.family() == Family::Public(Colour::Blue) {
                tried.lay_points(at, public::strength(state, seat, card, at));
            }
            Trial { at, districts: district_views(&districts(&tried)) }
        })
        .collect()
}

fn district_views(districts: &[district::District]) -> Vec<District> {
    let shown = |district: &district::District| District {
        value: district.value.points(),
        cells: district.houses.iter().collect(),
        colours: district.colours,
        points: district.points(),
    };
    districts.iter().map(shown).collect()
}

/// The seat that may look at the cards being chosen from, and the deck they come from.
pub(crate) fn peeking(step: Option<&Step>) -> Option<(Seat, Deck)> {
    let step = step?;
    if let Step::Draft(Draft { seat }) = *step {
        return Some((seat, Deck::II));
    }
    if let Step::SchoolKeep(SchoolKeep { seat, deck }) | Step::SchoolReturn(SchoolReturn { seat, deck }) = *step {
        return Some((seat, deck));
    }
    None
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
    if !secrets::has_drafted(state, viewer) {
        return Vec::new();
    }
    let mut cards: Vec<Card> = secrets::later_in_draft(state, viewer)
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
