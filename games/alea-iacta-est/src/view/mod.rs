//! Everything a viewer may know, built up from nothing. `secrets.rs` lists what is hidden.

mod lying;
mod prospect;

use saturnalia_rules::{Agenda, Alike, Faces, Seat, Steps as _, Viewer};
use serde::Serialize;

use crate::building::{Building, castrum, senatus};
use crate::fortuna::Tiles;
use crate::pool::Pool;
use crate::score::housing::{self, Lodging, Roof};
use crate::score::{Tableau, total};
use crate::senate::{Packet, SenateCard};
use crate::state::{State, columns, has_templum, senate_cards_won};
use crate::steps::{ChooseAgain, Place, Step, Throw};
use crate::tiles::{Patrician, Province, Tile, TileSet};

/// The table through the eyes of one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// From 1.
    pub pass: u8,
    pub passes: u8,
    /// Within the pass, from 1.
    pub round: u8,
    pub start_player: Seat,
    pub phase: Phase,
    /// Whose answer the game waits for.
    pub waiting_for: Option<Seat>,
    /// Only with four and five players.
    pub templum: Alike<Option<TemplumView>>,
    /// Best run first.
    pub senatus: Alike<Vec<RunView>>,
    /// Senate cards that will be won in this pass if enough runs lie there.
    pub senate_cards_to_win: u8,
    /// Best group first.
    pub castrum: Alike<Vec<GroupView>>,
    /// The columns from the left; those without a die are empty.
    pub forum: Alike<Vec<Option<ForumDieView>>>,
    /// Dice in the Latrina by seat.
    pub latrina: Vec<u8>,
    /// Provinces laid out, sorted.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub provinces: Alike<Vec<Province>>,
    /// Patricians laid out, sorted.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub patricians: Alike<Vec<Patrician>>,
    /// Cards and tiles still face down.
    pub stacks: Stacks,
    pub players: Vec<Alike<PlayerView>>,
    /// The dice being chosen to be rolled again.
    pub again: Option<AgainView>,
    /// The Senate cards being chosen from.
    pub packet: Option<PacketView>,
    /// What the viewer remembers of packets he passed on.
    pub remembered: Vec<Remembered>,
    /// What each placement the viewer could make now would bring as things stand; empty if he is not placing.
    pub prospects: Vec<Prospect>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Dice are rolled and placed.
    Placing,
    Templum,
    Senatus,
    Castrum,
    Forum,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TemplumView {
    /// The dice of each seat.
    #[cfg_attr(feature = "ts", ts(type = "number[][]"))]
    pub dice: Vec<Pool>,
    /// Who placed last, and so is in the lead.
    pub leader: Option<Seat>,
    /// Dice that the next to place must have here altogether.
    pub dice_required: u8,
    /// The sum they must exceed.
    pub pips_to_beat: u8,
    /// Tiles laid aside face up.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub laid_aside: Tiles,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RunView {
    pub seat: Seat,
    pub low: u8,
    pub high: u8,
    /// Whether it would win a Senate card now.
    pub wins: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupView {
    pub seat: Seat,
    pub face: u8,
    pub count: u8,
    /// Whether it would win a province now.
    pub wins: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForumDieView {
    pub seat: Seat,
    pub face: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stacks {
    pub provinces: u8,
    pub patricians: u8,
    /// Without the cards under the stack, which never come back.
    pub senate_cards: u8,
    pub fortuna: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    /// Dice in front of the player.
    pub left: u8,
    /// The same as they lie, between rolling and placing; empty otherwise, because what is left will be rolled anew.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub rolled: Pool,
    /// Repete! chips.
    pub chips: u8,
    /// Fortuna tiles kept in earlier passes.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub fortuna: Tiles,
    /// Fortuna tiles drawn in this pass.
    pub drawn: u8,
    /// What they are, for their owner.
    #[cfg_attr(feature = "ts", ts(type = "number[] | null"))]
    pub drawn_tiles: Option<Tiles>,
    pub senate_cards: u8,
    /// Which they are, for their owner, and for everybody at the end.
    pub senate: Option<Vec<SenateCard>>,
    /// Provinces with the patricians that would live there if the game ended now, as far as the viewer knows the Senate cards.
    pub lodgings: Vec<LodgingView>,
    /// Patricians without a lodging.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub unhoused: Vec<Patrician>,
    /// Points if the game ended now, with Senate cards: only for the viewer himself, and for everybody at the end.
    pub score: Option<i16>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LodgingView {
    /// None for the Senate card that is a lodging.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub province: Option<Province>,
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub woman: Option<Patrician>,
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub man: Option<Patrician>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AgainView {
    pub seat: Seat,
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub chosen: Pool,
    /// The face asked for; none when all have been asked for.
    pub face: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PacketView {
    pub seat: Seat,
    pub count: u8,
    /// Which they are, for the one who chooses; sorted.
    pub cards: Option<Vec<SenateCard>>,
}

/// Cards of a packet that the viewer saw and did not keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Remembered {
    pub pass: u8,
    /// Sorted.
    pub cards: Vec<SenateCard>,
    /// Who was handed them, in order, and took one each. What is left lies under the stack.
    pub takers: Vec<Seat>,
}

/// What a placement would bring if nobody placed any more dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prospect {
    pub building: Building,
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub dice: Pool,
    /// The place among the runs or groups, or the column of the leftmost of the dice; from 1.
    pub place: Option<u8>,
    /// On which columns of the Forum the dice would stand, from 1, ascending.
    pub columns: Vec<u8>,
    /// Whether that place wins something.
    pub wins: bool,
    /// Fortuna tiles drawn at once.
    pub tiles: u8,
    /// Whose dice are pushed out of the Forum.
    pub pushes_out: Vec<Seat>,
}

/// What everybody sees alike, made once for all viewers.
pub(crate) struct Open {
    templum: Alike<Option<TemplumView>>,
    senatus: Alike<Vec<RunView>>,
    castrum: Alike<Vec<GroupView>>,
    forum: Alike<Vec<Option<ForumDieView>>>,
    provinces: Alike<Vec<Province>>,
    patricians: Alike<Vec<Patrician>>,
    players: Faces<PlayerView>,
}

impl Open {
    pub(crate) fn of(state: &State) -> Open {
        Open {
            templum: has_templum(state.seats).then(|| templum(state)).into(),
            senatus: runs(state).into(),
            castrum: groups(state).into(),
            forum: columns_of(state).into(),
            provinces: listed(state.provinces.display).into(),
            patricians: listed(state.patricians.display).into(),
            players: Faces::new(state.seats),
        }
    }
}

impl View {
    pub(crate) fn of(open: &Open, state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        let step = agenda.first();
        let player = |seat| open.players.of(seat, viewer.sees(seat), || player(state, seat, step, viewer));
        View {
            pass: state.pass,
            passes: state.passes(),
            round: state.round,
            start_player: state.start_player,
            phase: phase(step),
            waiting_for: step.and_then(|step| step.asked(state).first()),
            templum: open.templum.clone(),
            senatus: open.senatus.clone(),
            senate_cards_to_win: senate_cards_won(state.seats),
            castrum: open.castrum.clone(),
            forum: open.forum.clone(),
            latrina: state.latrina.at(state.seats).map(|(_, dice)| *dice).collect(),
            provinces: open.provinces.clone(),
            patricians: open.patricians.clone(),
            stacks: Stacks {
                provinces: state.provinces.stack.len(),
                patricians: state.patricians.stack.len(),
                senate_cards: state.senate_stack.len(),
                fortuna: state.heap.face_down.len(),
            },
            players: state.seats.seats().map(player).collect(),
            again: again(state, step),
            packet: packet(state, step, viewer),
            remembered: remembered(state, viewer),
            prospects: prospect::all(state, step, viewer),
        }
    }
}

/// The first question says where the pass stands: what asks nobody has happened already.
fn phase(step: Option<&Step>) -> Phase {
    match step {
        None => Phase::Over,
        Some(Step::KeepFortuna(_)) => Phase::Templum,
        Some(Step::TakeSenateCard(_)) => Phase::Senatus,
        Some(Step::TakeProvince(_)) => Phase::Castrum,
        Some(Step::TakePatrician(_)) => Phase::Forum,
        Some(_) => Phase::Placing,
    }
}

fn templum(state: &State) -> TemplumView {
    let leading = state.templum.last.map_or(Pool::NONE, |seat| state.templum.dice[seat]);
    TemplumView {
        dice: state.templum.dice.at(state.seats).map(|(_, dice)| *dice).collect(),
        leader: state.templum.last,
        dice_required: leading.len() + 1,
        pips_to_beat: leading.pips(),
        laid_aside: state.heap.laid_aside,
    }
}

fn runs(state: &State) -> Vec<RunView> {
    let ranked = senatus::ranking(state).enumerate();
    ranked
        .map(|(place, seat)| {
            let run = state.senatus[seat];
            let wins = place < usize::from(senate_cards_won(state.seats));
            RunView { seat, low: run.low(), high: run.high(), wins }
        })
        .collect()
}

fn groups(state: &State) -> Vec<GroupView> {
    let ranked = castrum::ranking(state).into_iter().enumerate();
    ranked
        .map(|(place, group)| {
            let wins = place < usize::from(state.provinces.display.len());
            GroupView { seat: group.seat, face: group.face, count: group.count, wins }
        })
        .collect()
}

fn columns_of(state: &State) -> Vec<Option<ForumDieView>> {
    let die = |column: u8| state.forum.get(usize::from(column));
    (0..columns(state.seats))
        .map(|column| die(column).map(|die| ForumDieView { seat: die.seat, face: die.face }))
        .collect()
}

fn listed<T: Tile>(tiles: TileSet<T>) -> Vec<T> {
    tiles.iter().collect()
}

/// Whether the step leaves this seat's dice lying as they were rolled.
fn lie(step: Option<&Step>, seat: Seat) -> bool {
    if let Some(
        Step::Place(Place { seat: of })
        | Step::ChooseAgain(ChooseAgain { seat: of, .. })
        | Step::Throw(Throw { seat: of }),
    ) = step
    {
        *of == seat
    } else {
        false
    }
}

fn player(state: &State, seat: Seat, step: Option<&Step>, viewer: Viewer) -> PlayerView {
    let player = &state.players[seat];
    let cards = state.senate_cards(seat);
    let known = state.finished || viewer.sees(seat);
    let tableau = if known { Tableau::of(state, seat) } else { Tableau::in_sight(state, seat) };
    let housed = housing::best(&state.set, &tableau);
    PlayerView {
        seat,
        left: player.left,
        rolled: if lie(step, seat) { player.rolled } else { Pool::NONE },
        chips: player.chips,
        fortuna: player.kept,
        drawn: player.drawn_tiles().len(),
        drawn_tiles: viewer.sees(seat).then(|| player.drawn_tiles()),
        senate_cards: cards.len(),
        senate: known.then(|| listed(cards)),
        lodgings: housed.lodgings.iter().map(lodging).collect(),
        unhoused: listed(housed.unhoused),
        score: known.then(|| total(&state.set, &tableau).points),
    }
}

fn lodging(lodging: &Lodging) -> LodgingView {
    let province = match lodging.roof {
        Roof::Province(province) => Some(province),
        Roof::Senate => None,
    };
    LodgingView { province, woman: lodging.woman, man: lodging.man }
}

fn again(state: &State, step: Option<&Step>) -> Option<AgainView> {
    let (chosen, step) = (state.again?, step?);
    let face = if let Step::ChooseAgain(ChooseAgain { face, .. }) = step { Some(*face) } else { None };
    Some(AgainView { seat: step.asked(state).first()?, chosen, face })
}

fn packet(state: &State, step: Option<&Step>, viewer: Viewer) -> Option<PacketView> {
    let Some(Step::TakeSenateCard(choice)) = step else { return None };
    let left = choice.left(state);
    let cards = viewer.sees(choice.seat).then(|| sorted(left));
    Some(PacketView { seat: choice.seat, count: left.len() as u8, cards })
}

fn sorted(cards: &[SenateCard]) -> Vec<SenateCard> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn remembered(state: &State, viewer: Viewer) -> Vec<Remembered> {
    let Viewer::Seat(viewer) = viewer else { return Vec::new() };
    let memory = |packet: &Packet| {
        let place = packet.place_of(viewer).filter(|place| *place < usize::from(packet.taken))?;
        let cards = sorted(&packet.cards[place + 1..]);
        let takers = packet.takers[place + 1..].iter().flatten().copied().collect();
        (!cards.is_empty()).then_some(Remembered { pass: packet.pass, cards, takers })
    };
    state.packets.iter().filter_map(memory).collect()
}
