//! The final score, line by line as on the pad.

use saturnalia_rules::{Arg, Label, Outcome, Phrase, Score, ScoreLine, ScoreSheet, Seat, Viewer};

use crate::building::temple::Census;
use crate::building::{aqueduct, house, temple};
use crate::cards::{Family, HouseValue};
use crate::city::district::{District, districts};
use crate::state::{InfluencePlace, State};
use crate::{CityOfRome, text};

/// The lines of the pad, from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    Houses(HouseValue),
    Aqueducts,
    Temples,
    Money,
    Influence,
    InfluenceCards,
}

impl Line {
    pub const ALL: [Line; 8] = [
        Line::Houses(HouseValue::Two),
        Line::Houses(HouseValue::Three),
        Line::Houses(HouseValue::Four),
        Line::Aqueducts,
        Line::Temples,
        Line::Money,
        Line::Influence,
        Line::InfluenceCards,
    ];

    fn phrase(self) -> Phrase {
        match self {
            Line::Houses(HouseValue::Two) => text::SCORE_HOUSES_2,
            Line::Houses(HouseValue::Three) => text::SCORE_HOUSES_3,
            Line::Houses(HouseValue::Four) => text::SCORE_HOUSES_4,
            Line::Aqueducts => text::SCORE_AQUEDUCTS,
            Line::Temples => text::SCORE_TEMPLES,
            Line::Money => text::SCORE_MONEY,
            Line::Influence => text::SCORE_INFLUENCE,
            Line::InfluenceCards => text::SCORE_INFLUENCE_CARDS,
        }
    }
}

/// Points of one seat on one line. Cards in hand are worth nothing (Ruling B21).
pub fn points(state: &State, seat: Seat, line: Line) -> i16 {
    let player = &state.players[seat];
    match line {
        Line::Houses(value) => house::points(&districts(&player.city), value),
        Line::Aqueducts => aqueduct::POINTS[usize::from(player.city.aqueducts().len())],
        Line::Temples => temple::points(&state.set, &player.city, player.money),
        Line::Money => i16::from(player.money),
        Line::Influence => i16::from(player.influence / 2),
        Line::InfluenceCards => state.influence_in(InfluencePlace::Won(seat)).map(i16::from).sum(),
    }
}

/// Points of one seat on every line, with the districts of its city.
pub fn lines(state: &State, seat: Seat, districts: &[District]) -> [i16; Line::ALL.len()] {
    Line::ALL.map(|line| match line {
        Line::Houses(value) => house::points(districts, value),
        Line::Aqueducts | Line::Temples | Line::Money | Line::Influence | Line::InfluenceCards => {
            points(state, seat, line)
        }
    })
}

/// All points of a seat, if the game ended now.
pub fn total(state: &State, seat: Seat) -> i16 {
    lines(state, seat, &districts(&state.players[seat].city)).iter().sum()
}

impl Score for CityOfRome {
    /// Most points win; then most influence markers, then most money, then the place is shared (Ruling B20).
    fn outcome(state: &State) -> Outcome {
        let totals: [i16; crate::state::MOST_SEATS] = std::array::from_fn(|index| {
            let seat = Seat(index as u8);
            if state.seats.contains(seat) { total(state, seat) } else { 0 }
        });
        let key = |seat: Seat| (totals[seat.index()], state.players[seat].influence, state.players[seat].money);
        Outcome::ranked(state.seats, |seat| totals[seat.index()], key)
    }

    /// The pad. Nothing on it is secret.
    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        let by_seat = |line: Line| state.seats.seats().map(|seat| points(state, seat, line)).collect();
        let details = |line: Line| state.seats.seats().map(|seat| details(state, seat, line)).collect();
        let line =
            |line: Line| ScoreLine { label: line.phrase().into(), points: by_seat(line), details: details(line) };
        ScoreSheet {
            lines: Line::ALL.into_iter().map(line).collect(),
            totals: state.seats.seats().map(|seat| total(state, seat)).collect(),
            remarks: remarks(state),
        }
    }

    fn totals(state: &State, _: Viewer) -> Vec<i16> {
        state.seats.seats().map(|seat| total(state, seat)).collect()
    }
}

fn details(state: &State, seat: Seat, line: Line) -> Vec<Label> {
    let player = &state.players[seat];
    match line {
        Line::Houses(value) => districts(&player.city)
            .iter()
            .filter(|district| district.value == value)
            .map(|district| {
                let District { houses, colours, markers, .. } = *district;
                text::detail_district(colours, houses.len(), markers, district.points(), district.sum())
            })
            .collect(),
        Line::Aqueducts => {
            vec![text::detail_aqueducts(player.city.aqueducts().len())]
        }
        Line::Temples => {
            let census = Census::of(&state.set, &player.city, player.money);
            let temples = player.city.cards().iter().filter(|placed| placed.card.family() == Family::Temple);
            temples.map(|placed| text::detail_temple(placed.card, census.points(placed.card))).collect()
        }
        Line::Money => Vec::new(),
        Line::Influence => vec![text::detail_influence(player.influence)],
        Line::InfluenceCards => {
            state.influence_in(InfluencePlace::Won(seat)).map(text::detail_influence_card).collect()
        }
    }
}

/// What broke a tie for the first place.
fn remarks(state: &State) -> Vec<Label> {
    if !state.finished {
        return Vec::new();
    }
    let outcome = CityOfRome::outcome(state);
    let best = outcome.points.iter().copied().max().unwrap_or_default();
    let tied: Vec<Seat> = state.seats.seats().filter(|seat| outcome.points[seat.index()] == best).collect();
    let winners: Vec<Seat> = outcome.winners().collect();
    let names = |seats: &[Seat]| Arg::List(seats.iter().map(|seat| Arg::Seat(*seat)).collect());
    if tied.len() == 1 {
        return vec![text::remark_winner(names(&winners))];
    }
    let influence = |seat: &Seat| state.players[*seat].influence;
    let most = tied.iter().map(influence).max();
    let as_influential = tied.iter().filter(|seat| Some(influence(seat)) == most).count();
    let reason = match (as_influential, winners.len()) {
        (1, _) => text::remark_tie_influence(names(&winners)),
        (_, 1) => text::remark_tie_money(names(&winners)),
        (_, _) => text::remark_tie_shared(names(&winners)),
    };
    vec![text::remark_tied(names(&tied)), reason]
}
