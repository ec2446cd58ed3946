//! Who has won, and the score line by line, with how each came about.

use saturnalia_rules::{Arg, Label, Outcome, Phrase, Score, ScoreLine, ScoreSheet, Seat, Viewer};

use crate::components::Components;
use crate::score::housing::{self, Housed, Lodging, Roof};
use crate::score::{CHIPS_PER_POINT, Tableau, Total, senate_cards, total};
use crate::senate::SenateCard;
use crate::state::{MOST_SEATS, State};
use crate::tiles::named;
use crate::{AleaIactaEst, text};

/// One seat's score.
struct Counted<'a> {
    set: &'a Components,
    tableau: Tableau,
    housed: Housed,
}

impl Score for AleaIactaEst {
    /// Most points win; then the higher value of unhoused patricians; then the place is shared (Ruling A20).
    fn outcome(state: &State) -> Outcome {
        let totals: [Total; MOST_SEATS] = std::array::from_fn(|index| {
            let seat = Seat(index as u8);
            if state.seats.contains(seat) {
                total(&state.set, &Tableau::of(state, seat))
            } else {
                Total { points: 0, unhoused: 0 }
            }
        });
        Outcome::ranked(state.seats, |seat| totals[seat.index()].points, |seat| totals[seat.index()])
    }

    /// The score as far as the viewer may know it. Senate cards of others count only when they lie open.
    fn score_sheet(state: &State, viewer: Viewer) -> ScoreSheet {
        let counted: Vec<Counted<'_>> = state.seats.seats().map(|seat| count(state, seat, viewer)).collect();
        let line =
            |label: Phrase, points: fn(&Counted<'_>) -> i16, details: fn(&Counted<'_>) -> Vec<Label>| ScoreLine {
                label: label.into(),
                points: counted.iter().map(points).collect(),
                details: counted.iter().map(details).collect(),
            };
        ScoreSheet {
            lines: vec![
                line(text::SCORE_PROVINCES, province_points, lodgings),
                line(text::SCORE_PATRICIANS, patrician_points, unhoused),
                line(text::SCORE_SENATE, senate_points, senate_details),
                line(text::SCORE_FORTUNA, |one| i16::from(one.tableau.fortuna.points()), |_| Vec::new()),
                line(text::SCORE_CHIPS, |one| i16::from(one.tableau.chips / CHIPS_PER_POINT), |_| Vec::new()),
            ],
            totals: counted.iter().map(|one| one.total().points).collect(),
            remarks: remarks(state, viewer, &counted),
        }
    }

    fn totals(state: &State, viewer: Viewer) -> Vec<i16> {
        state.seats.seats().map(|seat| count(state, seat, viewer).total().points).collect()
    }
}

fn count(state: &State, seat: Seat, viewer: Viewer) -> Counted<'_> {
    let tableau =
        if state.finished || viewer.sees(seat) { Tableau::of(state, seat) } else { Tableau::in_sight(state, seat) };
    Counted { set: &state.set, tableau, housed: housing::best(&state.set, &tableau) }
}

impl Counted<'_> {
    fn total(&self) -> Total {
        total(self.set, &self.tableau)
    }
}

fn province_points(one: &Counted<'_>) -> i16 {
    one.housed.lodgings.iter().map(|lodging| lodging.province_points(one.set)).sum()
}

fn patrician_points(one: &Counted<'_>) -> i16 {
    let residents = one.housed.lodgings.iter().flat_map(Lodging::residents);
    residents.map(|resident| i16::from(one.set.patrician(resident))).sum()
}

fn senate_points(one: &Counted<'_>) -> i16 {
    one.tableau.senate.iter().map(|card| senate_cards::points(one.set, card, &one.tableau, &one.housed)).sum()
}

fn lodgings(one: &Counted<'_>) -> Vec<Label> {
    let detail = |lodging: &Lodging| {
        let roof = match lodging.roof {
            Roof::Province(province) => Arg::from(province),
            Roof::Senate => SenateCard::FreeSenateProvince.into(),
        };
        let points = lodging.province_points(one.set);
        if lodging.is_empty() {
            text::detail_empty(points, roof)
        } else {
            text::detail_lodging(points, named(lodging.residents()), roof)
        }
    };
    one.housed.lodgings.iter().map(detail).collect()
}

fn unhoused(one: &Counted<'_>) -> Vec<Label> {
    if one.housed.unhoused.is_empty() {
        return Vec::new();
    }
    vec![text::detail_unhoused(one.housed.unhoused)]
}

fn senate_details(one: &Counted<'_>) -> Vec<Label> {
    let detail = |card| {
        let points = senate_cards::points(one.set, card, &one.tableau, &one.housed);
        text::detail_senate(card, points)
    };
    one.tableau.senate.iter().map(detail).collect()
}

/// Cards that do not count yet, and what broke a tie.
fn remarks(state: &State, viewer: Viewer, counted: &[Counted<'_>]) -> Vec<Label> {
    if !state.finished {
        let hidden = |seat| !viewer.sees(seat) && !state.senate_cards(seat).is_empty();
        let any = state.seats.seats().any(hidden);
        return if any { vec![text::REMARK_HIDDEN.into()] } else { Vec::new() };
    }
    let totals: Vec<_> = counted.iter().map(|one| one.total()).collect();
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
    vec![if winners.len() == 1 { text::remark_tie_broken(winners, best) } else { text::remark_tie(winners, best) }]
}
