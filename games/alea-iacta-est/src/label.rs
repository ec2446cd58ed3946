//! Questions and offers, as keys of `locales/*/alea-iacta-est.ftl`.

use saturnalia_rules::{Arg, Label, Piece, Seat};

use crate::answer::Answer;
use crate::fortuna::Tiles;
use crate::place::{Building, senatus, templum};
use crate::pool::Pool;
use crate::senate::SenateCard;
use crate::state::{State, has_templum};
use crate::step::Step;
use crate::tiles::{Patrician, Province, Tile as _};
use crate::turn::place;

/// In the order of the provinces' numbers.
const PROVINCES: [&str; 25] = [
    "alea-province-red-1",
    "alea-province-red-2",
    "alea-province-red-3",
    "alea-province-red-4",
    "alea-province-blue-1",
    "alea-province-blue-2",
    "alea-province-blue-3",
    "alea-province-blue-4",
    "alea-province-green-1",
    "alea-province-green-2",
    "alea-province-green-3",
    "alea-province-green-4",
    "alea-province-yellow-1",
    "alea-province-yellow-2",
    "alea-province-yellow-3",
    "alea-province-yellow-4",
    "alea-province-purple-1",
    "alea-province-purple-2",
    "alea-province-purple-3",
    "alea-province-purple-4",
    "alea-province-brown-1",
    "alea-province-brown-2",
    "alea-province-brown-3",
    "alea-province-brown-4",
    "alea-province-free",
];

/// In the order of the patricians' numbers.
const PATRICIANS: [&str; 36] = [
    "alea-patrician-red-woman-1",
    "alea-patrician-red-woman-2",
    "alea-patrician-red-woman-3",
    "alea-patrician-red-man-1",
    "alea-patrician-red-man-2",
    "alea-patrician-red-man-3",
    "alea-patrician-blue-woman-1",
    "alea-patrician-blue-woman-2",
    "alea-patrician-blue-woman-3",
    "alea-patrician-blue-man-1",
    "alea-patrician-blue-man-2",
    "alea-patrician-blue-man-3",
    "alea-patrician-green-woman-1",
    "alea-patrician-green-woman-2",
    "alea-patrician-green-woman-3",
    "alea-patrician-green-man-1",
    "alea-patrician-green-man-2",
    "alea-patrician-green-man-3",
    "alea-patrician-yellow-woman-1",
    "alea-patrician-yellow-woman-2",
    "alea-patrician-yellow-woman-3",
    "alea-patrician-yellow-man-1",
    "alea-patrician-yellow-man-2",
    "alea-patrician-yellow-man-3",
    "alea-patrician-purple-woman-1",
    "alea-patrician-purple-woman-2",
    "alea-patrician-purple-woman-3",
    "alea-patrician-purple-man-1",
    "alea-patrician-purple-man-2",
    "alea-patrician-purple-man-3",
    "alea-patrician-brown-woman-1",
    "alea-patrician-brown-woman-2",
    "alea-patrician-brown-woman-3",
    "alea-patrician-brown-man-1",
    "alea-patrician-brown-man-2",
    "alea-patrician-brown-man-3",
];

pub(crate) fn province_term(province: Province) -> Arg {
    Arg::term(PROVINCES[usize::from(province.index())])
}

pub(crate) fn patrician_term(patrician: Patrician) -> Arg {
    Arg::term(PATRICIANS[usize::from(patrician.index())])
}

pub(crate) fn senate_term(card: SenateCard) -> Arg {
    Arg::term(card.key())
}

/// Why most Senate cards are not the printed ones: said in the help beside every reconstructed card.
pub const RECONSTRUCTED: &str = "alea-senate-reconstructed";

/// Dice as players write them: `3-4-5`.
pub(crate) fn dice_text(dice: Pool) -> Arg {
    joined(dice.iter())
}

/// Tiles by value, the best last.
pub(crate) fn tiles_text(tiles: Tiles) -> Arg {
    Arg::List(tiles.iter().map(Arg::from).collect())
}

/// A run from its lowest to its highest face.
pub(crate) fn run_text(low: u8, high: u8) -> Arg {
    joined(low..=high)
}

fn joined(faces: impl Iterator<Item = u8>) -> Arg {
    let faces: Vec<String> = faces.map(|face| face.to_string()).collect();
    Arg::Text(faces.join("-"))
}

pub(crate) fn question(state: &State, step: &Step, seat: Seat) -> Label {
    let player = &state.players[seat];
    match *step {
        Step::Roll { .. } => Label::new("alea-ask-roll").with("dice", player.left),
        Step::Place { .. } => Label::new("alea-ask-place").with("dice", dice_text(player.rolled)),
        Step::ChooseAgain { .. } => {
            let face = state.again.and_then(|again| again.face).unwrap_or_default();
            Label::new("alea-ask-again").with("face", face)
        }
        Step::Throw { .. } => Label::new("alea-ask-throw"),
        Step::KeepFortuna { .. } => Label::new("alea-ask-keep")
            .with("count", templum::kept_count(state, seat))
            .with("tiles", tiles_text(player.drawn_tiles())),
        Step::TakeSenateCard { .. } => Label::new("alea-ask-senate-card"),
        Step::TakeProvince { .. } => Label::new("alea-ask-province"),
        Step::TakePatrician { .. } => Label::new("alea-ask-patrician"),
        Step::BeginPass
        | Step::EndRound
        | Step::EndPass
        | Step::Templum
        | Step::ClearTemplum
        | Step::Senatus
        | Step::Castrum
        | Step::Forum
        | Step::Latrina
        | Step::NextPass => unreachable!("this step asks nobody"),
    }
}

pub(crate) fn offer(state: &State, seat: Seat, answer: Answer) -> Label {
    match answer {
        Answer::Roll => Label::new("alea-offer-roll").with("dice", state.players[seat].left),
        Answer::Place { building, dice } => placement(state, seat, building, dice),
        Answer::Repete => Label::new("alea-offer-repete").with("chips", state.players[seat].chips),
        Answer::Again(count) => {
            let face = state.again.and_then(|again| again.face).unwrap_or_default();
            Label::new("alea-offer-again").with("count", count).with("face", face)
        }
        Answer::Throw => {
            let chosen = state.again.map(|again| again.chosen).unwrap_or_default();
            Label::new("alea-offer-throw").with("dice", dice_text(chosen))
        }
        Answer::Keep(tiles) => Label::new("alea-offer-keep").with("tiles", tiles_text(tiles)),
        Answer::SenateCard(card) => Label::new("alea-offer-senate-card")
            .with("card", senate_term(card))
            .with("text", Arg::term(card.text_key())),
        Answer::Province(province) => Label::new("alea-offer-province").with("province", province_term(province)),
        Answer::Patrician(patrician) => Label::new("alea-offer-patrician").with("patrician", patrician_term(patrician)),
    }
}

fn placement(state: &State, seat: Seat, building: Building, dice: Pool) -> Label {
    match building {
        Building::Templum => Label::new("alea-offer-templum")
            .with("dice", dice_text(dice))
            .with("tiles", dice.len().min(state.heap.len())),
        Building::Senatus => {
            let run = senatus::Run::from_dice(state.senatus[seat].dice() + dice).unwrap_or_default();
            Label::new("alea-offer-senatus").with("dice", dice_text(dice)).with("run", run_text(run.low(), run.high()))
        }
        Building::Castrum => {
            let face = dice.iter().next().unwrap_or_default();
            let group = state.castrum[seat] + dice;
            Label::new("alea-offer-castrum").with("dice", dice_text(dice)).with("group", group.count(face))
        }
        Building::Forum => Label::new("alea-offer-forum").with("dice", dice_text(dice)),
        Building::Latrina => Label::new("alea-offer-latrina").with("dice", dice_text(dice)),
    }
}

/// Buildings that take none of the rolled dice, with the reason.
pub(crate) fn why_not(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
    if !matches!(step, Step::Place { .. }) {
        return Vec::new();
    }
    let mut offers = Vec::new();
    place::placements(state, seat, &mut offers);
    let open =
        |building| offers.iter().any(|offer| matches!(offer, Answer::Place { building: to, .. } if *to == building));
    let in_play = |building: &Building| *building != Building::Templum || has_templum(state.seats);
    let closed = Building::ALL.into_iter().filter(|building| in_play(building) && !open(*building));
    closed.map(|building| (building.name().into(), reason(state, seat, building))).collect()
}

fn reason(state: &State, seat: Seat, building: Building) -> Label {
    match building {
        Building::Templum => Label::new("alea-why-templum")
            .with("dice", state.templum.required(seat))
            .with("pips", state.templum.least_pips(seat)),
        Building::Senatus => Label::new("alea-why-senatus"),
        Building::Castrum => Label::new("alea-why-castrum"),
        Building::Forum => Label::new("alea-why-forum"),
        Building::Latrina => Label::new("alea-why-latrina"),
    }
}

/// Every key of the Fluent file.
pub(crate) fn keys() -> Vec<&'static str> {
    let mut keys = vec![
        "alea-ask-roll",
        "alea-ask-place",
        "alea-ask-again",
        "alea-ask-throw",
        "alea-ask-keep",
        "alea-ask-senate-card",
        "alea-ask-province",
        "alea-ask-patrician",
        "alea-offer-roll",
        "alea-offer-templum",
        "alea-offer-senatus",
        "alea-offer-castrum",
        "alea-offer-forum",
        "alea-offer-latrina",
        "alea-offer-repete",
        "alea-offer-again",
        "alea-offer-throw",
        "alea-offer-keep",
        "alea-offer-senate-card",
        "alea-offer-province",
        "alea-offer-patrician",
        "alea-why-templum",
        "alea-why-senatus",
        "alea-why-castrum",
        "alea-why-forum",
        "alea-why-latrina",
        "alea-score-provinces",
        "alea-score-patricians",
        "alea-score-senate",
        "alea-score-fortuna",
        "alea-score-chips",
        "alea-detail-lodging",
        "alea-detail-empty",
        "alea-detail-unhoused",
        "alea-detail-senate",
        "alea-remark-hidden",
        "alea-remark-tie",
        "alea-remark-tie-broken",
        RECONSTRUCTED,
    ];
    keys.extend(PROVINCES);
    keys.extend(PATRICIANS);
    keys.extend(SenateCard::ALL.map(SenateCard::key));
    keys.extend(SenateCard::ALL.map(SenateCard::text_key));
    keys.extend(crate::notice::KEYS);
    keys.extend(crate::describe::KEYS);
    keys
}
