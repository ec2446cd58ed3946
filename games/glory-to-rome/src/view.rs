//! Everything a viewer may know, built up from nothing. `secrets.rs` lists what is hidden.

use saturnalia_rules::{Agenda, Alike, Faces, Piece, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::answer::Place;
use crate::building::material;
use crate::cards::{Building, Buildings, MATERIALS, Material, Role};
use crate::options::{Edition, ShownCards};
use crate::round::perform::{self, Left, Turn};
use crate::round::think::Think;
use crate::score::{known_vault, vaults_are_closed};
use crate::secrets::sees_peeked;
use crate::state::{Camp, Decision, End, State};
use crate::steps::Step;
use crate::zone::Cards;
use crate::{pieces, power};

/// The table as one viewer sees it. Lists by material are in the order rubble, wood, concrete, brick, stone, marble.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub round: u16,
    pub leader: Seat,
    /// The role led this round.
    pub led: Option<Role>,
    /// Cards in the pool by material.
    pub pool: [u8; MATERIALS],
    /// The same cards by building: all have seen them.
    pub pool_cards: Alike<Vec<Pile>>,
    pub in_town: [u8; MATERIALS],
    pub out_of_town: [u8; MATERIALS],
    pub deck: u8,
    /// Senators in the pile.
    pub senators: u8,
    pub camps: Vec<Alike<CampView>>,
    /// Who acts now, and from what.
    pub performing: Option<Performing>,
    /// Who thinks now.
    pub thinking: Option<Thinking>,
    /// The cards on "Rome demands" by material.
    pub demanded: [u8; MATERIALS],
    /// The same cards by building, if the viewer may see more than the material.
    pub demanded_cards: Vec<Pile>,
    /// Whose Legionaries demand them.
    pub demanding: Option<Seat>,
    /// The Fountain's card, for whoever drew it.
    pub fountain: Option<Building>,
    /// A Fountain's card has been drawn and not been put to use.
    pub fountain_drawn: bool,
    /// Whether buildings have functions (not in the trial game).
    pub powers: bool,
    /// The red Circus and Forum are in the deck.
    pub red: bool,
    /// Cards this viewer cannot place by looking round: in the deck, in other hands, in vaults that are closed or hide
    /// them.
    pub unseen: Vec<Pile>,
    pub ended: Option<EndView>,
}

/// A kind of card and how many of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pile {
    pub card: Building,
    pub count: u8,
}

/// One player's camp.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CampView {
    pub influence: u8,
    /// Order cards and Senators together.
    pub hand_size: u8,
    pub hand_limit: u8,
    /// Senators in the hand: all see them taken and played.
    pub senators: u8,
    /// The order cards of the hand, if the viewer may see them.
    pub hand: Option<Vec<Pile>>,
    /// Cards all know to be in the hand.
    pub known_hand: Vec<Pile>,
    /// So many cards of each material all know to be in the hand, where only materials are shown.
    pub known_materials: [u8; MATERIALS],
    /// Cards all know to be in the hand or hidden in the vault, if vaults lie open.
    pub known_or_hidden: Vec<Pile>,
    /// Materials all know not to be in the hand.
    pub lacks: Vec<Material>,
    pub clients: [u8; MATERIALS],
    /// Of these, hired this round: they rest.
    pub resting: [u8; MATERIALS],
    /// Of these, have acted this round.
    pub acted: [u8; MATERIALS],
    pub client_limit: u8,
    pub stockpile: [u8; MATERIALS],
    pub vault_size: u8,
    pub vault_limit: u8,
    /// What the viewer may see of the vault.
    pub vault_known: [u8; MATERIALS],
    /// Sites under the board: the influence won.
    pub sites: [u8; MATERIALS],
    pub structures: Vec<StructureView>,
    pub completed: Vec<CompletedView>,
    /// Every function this seat can use, wherever it comes from.
    pub powers: Vec<Building>,
    pub decision: Decision,
    pub played: Vec<Pile>,
    pub played_senators: u8,
    /// Actions of this round that are still to come.
    pub actions_left: u8,
}

/// A building under construction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StructureView {
    pub building: Building,
    pub site: Material,
    pub materials: u8,
    pub needed: u8,
}

/// A finished building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CompletedView {
    pub building: Building,
    /// A Stairway has opened it to all.
    pub opened: bool,
}

/// Who acts now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Performing {
    pub seat: Seat,
    pub role: Role,
    pub left: u8,
    pub source: ActionSource,
}

/// Who thinks now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thinking {
    pub seat: Seat,
    pub left: u8,
    /// School or Academy; otherwise it is instead of leading or following.
    pub granted: Option<Building>,
}

/// Where an action comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActionSource {
    /// A card or Senator played this round.
    Card,
    /// A client.
    Client,
    /// The Bath, or a building on its completion.
    Power(Building),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndView {
    Deck,
    Sites,
    Catacomb,
    Forum,
}

/// What everybody sees alike, made once for all viewers.
pub(crate) struct Open {
    pool_cards: Alike<Vec<Pile>>,
    camps: Faces<CampView>,
}

impl Open {
    pub(crate) fn of(state: &State) -> Open {
        Open { pool_cards: piles(state.pool).into(), camps: Faces::new(state.seats) }
    }

    fn camp(&self, state: &State, seat: Seat, viewer: Viewer) -> Alike<CampView> {
        let camp = || camp_view(state, seat, viewer);
        match viewer {
            // Who sees everything sees more of a vault than its owner.
            Viewer::Truth => camp().into(),
            Viewer::Seat(_) | Viewer::Spectator => self.camps.of(seat, viewer.sees(seat), camp),
        }
    }
}

impl View {
    pub(crate) fn of(open: &Open, state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        View {
            round: state.round,
            leader: state.leader,
            led: state.role,
            pool: state.pool.by_material(),
            pool_cards: open.pool_cards.clone(),
            in_town: state.in_town,
            out_of_town: state.out_of_town,
            deck: state.deck.len() as u8,
            senators: state.senators,
            camps: state.seats.seats().map(|seat| open.camp(state, seat, viewer)).collect(),
            performing: performing(state, agenda),
            thinking: thinking(agenda),
            demanded: state.demanded.by_material(),
            demanded_cards: piles(demanded_by_name(state, viewer)),
            demanding: state.demanding,
            fountain: state.peeked.filter(|_| sees_peeked(agenda, viewer)),
            fountain_drawn: state.peeked.is_some(),
            powers: state.has_powers(),
            red: state.options.edition == Edition::LookoutRed,
            unseen: piles(unseen(state, agenda, viewer)),
            ended: state.ended.map(|end| match end {
                End::Deck => EndView::Deck,
                End::Sites => EndView::Sites,
                End::Catacomb => EndView::Catacomb,
                End::Forum(_) => EndView::Forum,
            }),
        }
    }

    /// Where cards and sites lie, for these eyes.
    pub(crate) fn lying(&self, viewer: Viewer) -> Vec<(Piece, u16)> {
        let mut lying = Lying::default();
        lying.lay(self.deck, || pieces::DECK.into());
        lying.lay(self.senators, || pieces::SENATORS.into());
        lying.lay(u8::from(self.fountain_drawn), || pieces::FOUNTAIN.into());
        for material in Material::ALL {
            lying.lay(self.pool[material.index()], || pieces::pool(material));
            lying.lay(self.in_town[material.index()], || pieces::site(material, Place::InTown));
            lying.lay(self.out_of_town[material.index()], || pieces::site(material, Place::OutOfTown));
            lying.lay(self.demanded[material.index()], || pieces::demanded_material(material));
        }
        for (seat, camp) in (0..).map(Seat).zip(&self.camps) {
            let demanded = if self.demanding == Some(seat) { self.demanded.iter().sum() } else { 0 };
            let by_name = if demanded > 0 { &self.demanded_cards[..] } else { &[] };
            camp.lying(seat, demanded, by_name, viewer, &mut lying);
        }
        lying.0
    }
}

impl CampView {
    /// The cards on "Rome demands" are cards of the hand that lie elsewhere; their owner knows them by name.
    fn lying(&self, seat: Seat, demanded: u8, by_name: &[Pile], viewer: Viewer, lying: &mut Lying) {
        match &self.hand {
            Some(hand) if viewer == Viewer::Seat(seat) => {
                let shown = |card| by_name.iter().filter(|pile| pile.card == card).map(|pile| pile.count).sum::<u8>();
                for pile in hand {
                    lying.lay(pile.count - shown(pile.card), || pieces::hand(pile.card));
                }
                lying.lay(self.senators, || pieces::HAND_SENATORS.into());
            }
            Some(_) | None => {
                lying.lay(self.hand_size - demanded, || pieces::closed_hand(seat));
            }
        }
        for material in Material::ALL {
            lying.lay(self.stockpile[material.index()], || pieces::stockpile(seat, material));
            lying.lay(self.clients[material.index()], || pieces::client(seat, material.role()));
        }
        lying.lay(self.vault_size, || pieces::vault(seat));
        lying.lay(self.sites.iter().sum(), || pieces::influence(seat));
        for structure in &self.structures {
            lying.lay(1 + 1 + structure.materials, || pieces::structure(seat, structure.building));
        }
        for finished in &self.completed {
            lying.lay(1 + u8::from(finished.opened), || pieces::structure(seat, finished.building));
        }
        for pile in &self.played {
            lying.lay(pile.count, || pieces::played(seat, pile.card));
        }
        lying.lay(self.played_senators, || pieces::played_senators(seat));
    }
}

/// How many pieces lie at which address, each named once.
#[derive(Default)]
struct Lying(Vec<(Piece, u16)>);

impl Lying {
    fn lay(&mut self, count: u8, address: impl FnOnce() -> Piece) {
        if count > 0 {
            self.0.push((address(), u16::from(count)));
        }
    }
}

fn piles(cards: Cards) -> Vec<Pile> {
    cards.iter().map(|(card, count)| Pile { card, count }).collect()
}

fn camp_view(state: &State, seat: Seat, viewer: Viewer) -> CampView {
    let camp = &state.camps[seat];
    let role = state.role.unwrap_or(Role::Laborer);
    let turn = Turn { seat, role, left: Left::Round };
    CampView {
        influence: camp.influence(&state.set),
        hand_size: camp.hand_size(),
        hand_limit: power::hand_limit(state, seat),
        senators: camp.senators,
        hand: sees_hand(state, seat, viewer).then(|| piles(camp.hand)),
        known_hand: piles(camp.known),
        known_materials: camp.least.hand,
        known_or_hidden: piles(if vaults_are_closed(state) { Cards::NONE } else { camp.perhaps }),
        lacks: lacks(camp),
        clients: camp.clients.by_material(),
        resting: camp.fresh,
        acted: camp.acted,
        client_limit: power::client_limit(state, seat),
        stockpile: camp.stockpile.by_material(),
        vault_size: camp.vault_size(),
        vault_limit: power::vault_limit(state, seat),
        vault_known: known_vault(state, seat, viewer).by_material(),
        sites: camp.sites,
        structures: structures(state, seat),
        completed: completed(camp),
        powers: power::active(state, seat).iter().collect(),
        decision: camp.decision,
        played: piles(camp.played),
        played_senators: camp.played_senators,
        actions_left: if state.role.is_some() { perform::left(state, turn) } else { 0 },
    }
}

fn sees_hand(state: &State, seat: Seat, viewer: Viewer) -> bool {
    viewer.sees(seat) || state.ended.is_some()
}

/// The cards on "Rome demands", for whoever may see more of them than the material. Ruling Q52.
fn demanded_by_name(state: &State, viewer: Viewer) -> Cards {
    let by_name = match state.options.demands {
        ShownCards::Name => true,
        ShownCards::Material => state.demanding.is_some_and(|seat| viewer.sees(seat)),
    };
    if by_name { state.demanded } else { Cards::NONE }
}

fn lacks(camp: &Camp) -> Vec<Material> {
    if camp.hand.is_empty() {
        return Vec::new();
    }
    Material::ALL.into_iter().filter(|material| camp.bounds.hand[material.index()] == 0).collect()
}

fn structures(state: &State, seat: Seat) -> Vec<StructureView> {
    let camp = &state.camps[seat];
    let structure = |building: Building| StructureView {
        building,
        site: camp.site_of(building),
        materials: camp.progress.count(building),
        needed: material::needed(state, seat, building),
    };
    camp.foundations.iter().map(structure).collect()
}

fn completed(camp: &Camp) -> Vec<CompletedView> {
    let finished: Buildings = camp.completed;
    finished.iter().map(|building| CompletedView { building, opened: camp.opened.contains(building) }).collect()
}

/// Who is in the middle of acting: the first such step on the agenda, whatever interrupts it.
fn performing(state: &State, agenda: &Agenda<Step>) -> Option<Performing> {
    let turn = agenda.iter().find_map(Turn::of)?;
    // All demands are one action: while they are answered, the next step of this kind may be somebody else's.
    if state.demanding.is_some_and(|seat| seat != turn.seat) {
        return None;
    }
    let camp = &state.camps[turn.seat];
    let source = match turn.left {
        Left::Amphitheatre => ActionSource::Power(Building::Amphitheatre),
        Left::Granted { by, .. } => ActionSource::Power(by),
        Left::Round if camp.units > 0 => ActionSource::Card,
        Left::Round => ActionSource::Client,
    };
    Some(Performing { seat: turn.seat, role: turn.role, left: perform::left(state, turn), source })
}

fn thinking(agenda: &Agenda<Step>) -> Option<Thinking> {
    let Some(Step::Think(Think { seat, left, granted, .. })) = agenda.first() else { return None };
    Some(Thinking { seat: *seat, left: *left, granted: *granted })
}

/// The cards a viewer cannot place: the whole box without all that lies open to these eyes.
fn unseen(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> Cards {
    let mut cards = state.deck.iter().copied().collect::<Cards>().plus(state.aside);
    if let Some(card) = state.peeked.filter(|_| !sees_peeked(agenda, viewer)) {
        cards.add(card);
    }
    for seat in state.seats.seats() {
        let camp = &state.camps[seat];
        if !sees_hand(state, seat, viewer) {
            cards = cards.plus(camp.hand.minus(camp.known));
        }
        if state.ended.is_some() {
            continue;
        }
        cards = cards.plus(camp.unseen);
        if vaults_are_closed(state) && viewer != Viewer::Truth {
            cards = cards.plus(camp.hidden).plus(camp.sold);
        } else if !viewer.sees(seat) {
            cards = cards.plus(camp.hidden).minus(camp.perhaps);
        }
    }
    cards
}
