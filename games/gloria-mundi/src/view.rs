//! Everything a viewer may know, built up from nothing. `imagine.rs` lists what is hidden.

use saturnalia_rules::{Agenda, Label, Seat, Viewer};
use serde::Serialize;

use crate::cards::{Building, BuildingSet, Colour, Provenance, roads};
use crate::effect::{run, words};
use crate::goods::{Basic, Basics, Tokens};
use crate::payment::Purpose;
use crate::state::{End, Player, State};
use crate::step::{self, Step};
use crate::turn::{iii_activate, v_goth};

/// The table. Every viewer sees the same: only the order of the deck is hidden (Ruling G33).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// From 1.
    pub turn: u16,
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose answer the game waits for.
    pub waiting_for: Option<Seat>,
    pub start_player: Seat,
    /// The chair through whose eyes this is seen; its screen is open.
    pub own: Option<Seat>,
    /// The type of basic card laid this turn.
    pub laid: Option<Basic>,
    /// Cards in the deck.
    pub deck: u8,
    /// From the dearest place to the cheapest.
    pub forum: Vec<ForumPlace>,
    pub fire: Vec<CardName>,
    /// The cards that have not been turned up yet, in no order.
    pub unseen: Vec<CardName>,
    pub romans: RomansRoad,
    pub goth: GothsRoad,
    pub players: Vec<PlayerView>,
    /// The cards of the player who is activating.
    pub activation: Option<ActivationView>,
    pub payment: Option<PaymentView>,
    pub ended: Option<End>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    LayCard,
    Activate,
    Buy,
    Goth,
    /// Within phase 5: cards are lost.
    Destroy,
    /// Within phase 5: tribute is taken back.
    Reclaim,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForumPlace {
    pub surcharge: u8,
    pub card: Option<CardView>,
}

/// A building card with everything on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub id: Building,
    pub name: String,
    pub colour: Colour,
    pub price: Tokens,
    /// Steps in the laurel wreath.
    pub steps: u8,
    pub effect: Label,
    /// Where name, colour, price and steps come from.
    pub card: Provenance,
    /// Where the effect comes from.
    pub ability: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardName {
    pub id: Building,
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RomansRoad {
    /// Steps from Rome to Africa.
    pub africa: u8,
    pub provenance: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GothsRoad {
    /// The space on which the Goth stands.
    pub stands_on: u8,
    /// Every space from the start to Rome.
    pub spaces: Vec<SpaceView>,
    /// The tribute that would hold him now; nothing does if Rome is next.
    pub tribute: Option<Tokens>,
    /// The space he moves to if he is not paid.
    pub moves_to: u8,
    /// The symbols he passes on the way.
    pub raid: Basics,
    /// Symbols that still have to be served.
    pub owed: Basics,
    /// Tribute that is being taken back.
    pub spoils: Tokens,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub symbols: Basics,
    /// What lies there.
    pub tribute: Tokens,
    pub provenance: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Steps from Rome.
    pub steps: u8,
    /// What lies behind the screen. For other chairs this is public knowledge: everything was taken and paid openly.
    pub screen: Screen,
    /// Farms, cities, peace.
    pub display: Vec<PileView>,
    /// Building cards in the display.
    pub buildings: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Screen {
    pub tokens: Tokens,
    pub hand: Basics,
}

/// The basic cards of one type in a display, and what a turn of this type would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    pub basic: Basic,
    /// Basic cards without a building.
    pub bare: u8,
    pub built: Vec<BuiltView>,
    /// Tokens if every card produces.
    pub product: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuiltView {
    pub card: CardView,
    /// What its effect would bring now, where nothing has to be given or discarded for it.
    pub brings: Option<Brings>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Brings {
    pub tokens: Tokens,
    pub steps: u16,
    /// Tokens or steps that are chosen on top.
    pub chosen: u16,
}

/// What has not acted yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActivationView {
    pub seat: Seat,
    pub basic: Basic,
    /// Basic cards that can only produce.
    pub plain: u8,
    pub built: Vec<Building>,
    /// Those of them that can act now.
    pub usable: Vec<Building>,
    /// Tokens if everything else produces.
    pub product: u8,
    /// The building whose effect is being carried out.
    pub acting: Option<Building>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaymentView {
    /// The building that is bought; none if tribute is paid.
    pub building: Option<Building>,
    /// The type of basic card it will lie on.
    pub on: Option<Basic>,
    /// What is still asked for.
    pub asked: Tokens,
    /// Tokens of any kind, still to be paid on top.
    pub surcharge: u16,
    pub paid: Tokens,
}

pub(crate) fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
    let first = agenda.first();
    let seen = state.deck.iter().fold(BuildingSet::NONE, |mut set, card| {
        set.insert(*card);
        set
    });
    View {
        turn: state.turn,
        phase: phase(first),
        active: state.active,
        waiting_for: first.and_then(|step| step::asked(state, step).first()),
        start_player: state.start_player,
        own: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Truth => None,
        },
        laid: state.laid,
        deck: state.deck.len() as u8,
        forum: forum(state),
        fire: state.fire.iter().map(card_name).collect(),
        unseen: seen.iter().map(card_name).collect(),
        romans: RomansRoad { africa: roads().africa, provenance: roads().africa_provenance },
        goth: goth(state),
        players: state.players.at(state.seats).map(|(seat, player)| player_view(state, seat, player)).collect(),
        activation: activation(state, first),
        payment: payment(state),
        ended: state.ended,
    }
}

fn phase(first: Option<&Step>) -> Phase {
    match first {
        None => Phase::Over,
        Some(Step::Forum | Step::LayCard | Step::EndTurn) => Phase::LayCard,
        Some(Step::Take { building, .. }) if building.facts().colour == Colour::Builder => Phase::Buy,
        Some(
            Step::Activate { .. }
            | Step::NextCard { .. }
            | Step::HowOften { .. }
            | Step::Give { .. }
            | Step::Take { .. }
            | Step::DiscardOther { .. },
        ) => Phase::Activate,
        Some(Step::Buy | Step::PayPrice { .. } | Step::PaySurcharge) => Phase::Buy,
        Some(Step::Goth) => Phase::Goth,
        Some(Step::Destroy { .. }) => Phase::Destroy,
        Some(Step::Reclaim { .. }) => Phase::Reclaim,
    }
}

fn card_name(id: Building) -> CardName {
    CardName { id, name: id.printed().name.clone() }
}

fn card(id: Building) -> CardView {
    let (facts, printed) = (id.facts(), id.printed());
    CardView {
        id,
        name: printed.name.clone(),
        colour: facts.colour,
        price: facts.price,
        steps: facts.laurel,
        effect: words::explain(facts.effect),
        card: printed.card,
        ability: printed.ability,
    }
}

fn forum(state: &State) -> Vec<ForumPlace> {
    let places = state.forum.iter().enumerate().rev();
    places.map(|(surcharge, place)| ForumPlace { surcharge: surcharge as u8, card: place.map(card) }).collect()
}

fn goth(state: &State) -> GothsRoad {
    let spaces = (0..=roads().rome()).map(|space| {
        let lying = space.checked_sub(state.goth + 1).and_then(|ahead| state.tribute.get(usize::from(ahead)));
        SpaceView {
            symbols: roads().symbols(space),
            tribute: lying.copied().unwrap_or_default(),
            provenance: roads().provenance[usize::from(space)],
        }
    });
    GothsRoad {
        stands_on: state.goth,
        spaces: spaces.collect(),
        tribute: v_goth::tribute_due(state),
        moves_to: v_goth::target(state),
        raid: v_goth::raid(state),
        owed: state.owed,
        spoils: state.spoils,
    }
}

fn player_view(state: &State, seat: Seat, player: &Player) -> PlayerView {
    let pile = |basic: Basic| PileView {
        basic,
        bare: player.bare[basic],
        built: player.built[basic.index()]
            .iter()
            .map(|building| BuiltView { card: card(building), brings: brings(state, seat, building) })
            .collect(),
        product: player.cards(basic),
    };
    PlayerView {
        seat,
        steps: player.steps,
        screen: Screen { tokens: player.tokens, hand: player.hand },
        display: Basic::ALL.map(pile).to_vec(),
        buildings: player.buildings().len(),
    }
}

fn brings(state: &State, seat: Seat, building: Building) -> Option<Brings> {
    let (get, times) = run::plain_result(state, seat, building)?;
    Some(Brings {
        tokens: get.tokens.times(times),
        steps: u16::from(get.steps) * times,
        chosen: u16::from(get.chosen) * times,
    })
}

fn activation(state: &State, first: Option<&Step>) -> Option<ActivationView> {
    if phase(first) != Phase::Activate {
        return None;
    }
    let (seat, acting) = match *first? {
        Step::NextCard { seat } => (seat, None),
        Step::HowOften { seat, building }
        | Step::Give { seat, building, .. }
        | Step::Take { seat, building, .. }
        | Step::DiscardOther { seat, building } => (seat, Some(building)),
        Step::Forum
        | Step::LayCard
        | Step::Activate { .. }
        | Step::Buy
        | Step::PayPrice { .. }
        | Step::PaySurcharge
        | Step::Goth
        | Step::Destroy { .. }
        | Step::Reclaim { .. }
        | Step::EndTurn => return None,
    };
    let idle = state.idle;
    Some(ActivationView {
        seat,
        basic: iii_activate::type_of_turn(state),
        plain: idle.plain,
        built: idle.built.iter().collect(),
        usable: idle.built.iter().filter(|building| iii_activate::is_usable(state, seat, *building)).collect(),
        product: idle.plain + idle.built.len(),
        acting,
    })
}

fn payment(state: &State) -> Option<PaymentView> {
    let payment = state.payment.as_ref()?;
    let (building, on) = match payment.purpose {
        Purpose::Building { building, on } => (Some(building), Some(on)),
        Purpose::Tribute => (None, None),
    };
    Some(PaymentView { building, on, asked: payment.asked, surcharge: payment.surcharge, paid: payment.paid })
}
