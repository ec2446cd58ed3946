//! The score line by line, with how each came about.

use saturnalia_rules::{Arg, Label, ScoreLine, ScoreSheet, Seat, Viewer};

use crate::label::{patrician_term, province_term, senate_term};
use crate::score::housing::{self, Housed, Lodging, Roof};
use crate::score::{CHIPS_PER_POINT, Tableau, senate_cards, total};
use crate::senate::SenateCard;
use crate::state::State;

/// One seat's score.
struct Counted {
    tableau: Tableau,
    housed: Housed,
}

/// The score as far as the viewer may know it. Senate cards of others count only when they lie open.
pub(crate) fn sheet(state: &State, viewer: Viewer) -> ScoreSheet {
    let counted: Vec<Counted> = state.seats.seats().map(|seat| count(state, seat, viewer)).collect();
    let line = |key: &'static str, points: fn(&Counted) -> i16, details: fn(&Counted) -> Vec<Label>| ScoreLine {
        label: Label::new(key),
        points: counted.iter().map(points).collect(),
        details: counted.iter().map(details).collect(),
    };
    ScoreSheet {
        lines: vec![
            line("alea-score-provinces", province_points, lodgings),
            line("alea-score-patricians", patrician_points, unhoused),
            line("alea-score-senate", senate_points, senate_details),
            line("alea-score-fortuna", |one| i16::from(one.tableau.fortuna.points()), |_| Vec::new()),
            line("alea-score-chips", |one| i16::from(one.tableau.chips / CHIPS_PER_POINT), |_| Vec::new()),
        ],
        totals: counted.iter().map(|one| total(&one.tableau).points).collect(),
        remarks: remarks(state, viewer, &counted),
    }
}

fn count(state: &State, seat: Seat, viewer: Viewer) -> Counted {
    let tableau =
        if state.finished || viewer.sees(seat) { Tableau::of(state, seat) } else { Tableau::in_sight(state, seat) };
    Counted { tableau, housed: housing::best(&tableau) }
}

fn province_points(one: &Counted) -> i16 {
    one.housed.lodgings.iter().map(Lodging::province_points).sum()
}

fn patrician_points(one: &Counted) -> i16 {
    one.housed.lodgings.iter().flat_map(Lodging::residents).map(|resident| i16::from(resident.value())).sum()
}

fn senate_points(one: &Counted) -> i16 {
    one.tableau.senate.iter().map(|card| senate_cards::points(card, &one.tableau, &one.housed)).sum()
}

fn lodgings(one: &Counted) -> Vec<Label> {
    let detail = |lodging: &Lodging| {
        let roof = match lodging.roof {
            Roof::Province(province) => province_term(province),
            Roof::Senate => senate_term(SenateCard::FreeSenateProvince),
        };
        let points = lodging.province_points();
        if lodging.is_empty() {
            Label::new("alea-detail-empty").with("roof", roof).with("points", points)
        } else {
            let residents: Vec<Arg> = lodging.residents().map(patrician_term).collect();
            Label::new("alea-detail-lodging").with("roof", roof).with("residents", residents).with("points", points)
        }
    };
    one.housed.lodgings.iter().map(detail).collect()
}

fn unhoused(one: &Counted) -> Vec<Label> {
    if one.housed.unhoused.is_empty() {
        return Vec::new();
    }
    let patricians: Vec<Arg> = one.housed.unhoused.iter().map(patrician_term).collect();
    vec![Label::new("alea-detail-unhoused").with("patricians", patricians)]
}

fn senate_details(one: &Counted) -> Vec<Label> {
    let detail = |card| {
        let points = senate_cards::points(card, &one.tableau, &one.housed);
        Label::new("alea-detail-senate").with("card", senate_term(card)).with("points", points)
    };
    one.tableau.senate.iter().map(detail).collect()
}

/// Cards that do not count yet, and what broke a tie.
fn remarks(state: &State, viewer: Viewer, counted: &[Counted]) -> Vec<Label> {
    if !state.finished {
        let hidden = |seat| !viewer.sees(seat) && !state.senate_cards(seat).is_empty();
        let any = state.seats.seats().any(hidden);
        return if any { vec![Label::new("alea-remark-hidden")] } else { Vec::new() };
    }
    let totals: Vec<_> = counted.iter().map(|one| total(&one.tableau)).collect();
    let most = totals.iter().map(|total| total.points).max().unwrap_or_default();
    let first = totals.iter().filter(|total| total.points == most);
    let best = first.clone().map(|total| total.unhoused).max().unwrap_or_default();
    if first.count() < 2 {
        return Vec::new();
    }
    let winners: Vec<Arg> = state
        .seats
        .seats()
        .filter(|seat| totals[seat.index()].points == most && totals[seat.index()].unhoused == best)
        .map(Arg::from)
        .collect();
    let key = if winners.len() == 1 { "alea-remark-tie-broken" } else { "alea-remark-tie" };
    vec![Label::new(key).with("seats", winners).with("value", best)]
}
