//! The score: influence, vault, merchant bonus, Statue and Wall.

use saturnalia_rules::{Label, Outcome, Phrase, Score, ScoreLine, ScoreSheet, Seat, SeatSet, Viewer};

use crate::cards::{Building, MATERIALS};
use crate::options::{VaultCards, WallPoints};
use crate::state::{Camp, End, MOST_SEATS, State};
use crate::zone::Cards;
use crate::{GloryToRome, power, text};

/// Points of a merchant bonus marker, and of the Statue.
const BONUS: i16 = 3;
const STATUE: i16 = 3;

impl Score for GloryToRome {
    /// Ruling Q27: equal points and equal hands share the win. A Forum beats every score; ruling Q26 ranks several.
    fn outcome(state: &State) -> Outcome {
        let forum = match state.ended {
            Some(End::Forum(seats)) => seats,
            Some(End::Deck | End::Sites | End::Catacomb) | None => SeatSet::NONE,
        };
        let tally = Tally::of(state, Viewer::Truth);
        let total = |seat: Seat| tally.points(state, seat).total();
        Outcome::ranked(state.seats, total, |seat| (forum.contains(seat), total(seat), state.camps[seat].hand_size()))
    }

    fn score_sheet(state: &State, viewer: Viewer) -> ScoreSheet {
        let tally = Tally::of(state, viewer);
        let points: Vec<Points> = state.seats.seats().map(|seat| tally.points(state, seat)).collect();
        let line = |name: Phrase, part: fn(&Points) -> i16| ScoreLine {
            label: name.into(),
            points: points.iter().map(part).collect(),
            details: Vec::new(),
        };
        let mut lines = vec![line(text::SCORE_INFLUENCE, |points| points.influence)];
        if !vaults_are_closed(state) || viewer == Viewer::Truth {
            lines.push(line(text::SCORE_VAULT, |points| points.vault));
            lines.push(line(text::SCORE_BONUS, |points| points.bonus));
        }
        lines.push(line(text::SCORE_STATUE, |points| points.statue));
        lines.push(line(text::SCORE_WALL, |points| points.wall));
        let totals = points.iter().map(Points::total).collect();
        ScoreSheet { lines, totals, remarks: remarks(state, viewer) }
    }

    fn totals(state: &State, viewer: Viewer) -> Vec<i16> {
        let tally = Tally::of(state, viewer);
        state.seats.seats().map(|seat| tally.points(state, seat).total()).collect()
    }
}

/// What a viewer knows of each vault by material.
type Vaults = [[u8; MATERIALS]; MOST_SEATS];

/// What the score of every seat is counted from.
pub(crate) struct Tally {
    vaults: Vaults,
    /// Markers of the merchant bonus.
    bonuses: [u8; MOST_SEATS],
}

impl Tally {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Tally {
        let mut vaults = Vaults::default();
        for seat in state.seats.seats() {
            vaults[seat.index()] = known_vault(state, seat, viewer).by_material();
        }
        let bonuses = bonuses(state, &vaults);
        Tally { vaults, bonuses }
    }

    pub(crate) fn points(&self, state: &State, seat: Seat) -> Points {
        let camp = &state.camps[seat];
        let vault = &self.vaults[seat.index()];
        let active = power::active(state, seat);
        Points {
            influence: i16::from(camp.influence(&state.set)),
            vault: vault
                .iter()
                .zip(state.set.values())
                .map(|(count, value)| i16::from(*count) * i16::from(*value))
                .sum(),
            bonus: BONUS * i16::from(self.bonuses[seat.index()]),
            statue: if active.contains(Building::Statue) { STATUE } else { 0 },
            wall: if active.contains(Building::Wall) { wall(state, camp) } else { 0 },
        }
    }
}

/// Nobody looks into a vault, not even its owner. Ruling Q29.
pub fn vaults_are_closed(state: &State) -> bool {
    state.ended.is_none() && state.options.vaults == VaultCards::Closed
}

/// The cards of a vault that a viewer may see. At the end all vaults are turned over. Ruling Q29.
pub fn known_vault(state: &State, seat: Seat, viewer: Viewer) -> Cards {
    let camp = &state.camps[seat];
    if state.ended.is_some() || viewer == Viewer::Truth {
        return camp.sold.plus(camp.hidden).plus(camp.unseen);
    }
    match state.options.vaults {
        VaultCards::Closed => Cards::NONE,
        VaultCards::Open if viewer.sees(seat) => camp.sold.plus(camp.hidden),
        VaultCards::Open => camp.sold,
    }
}

/// Markers by seat: for each material, who alone has the most. Ruling Q28.
fn bonuses(state: &State, vaults: &Vaults) -> [u8; MOST_SEATS] {
    let mut markers = [0; MOST_SEATS];
    for material in 0..MATERIALS {
        let most = vaults.iter().take(state.seats.len()).map(|vault| vault[material]).max().unwrap_or_default();
        let mut holders = (0..state.seats.len()).filter(|seat| vaults[*seat][material] == most);
        if let (Some(holder), None) = (holders.next(), holders.next())
            && most > 0
        {
            markers[holder] += 1;
        }
    }
    markers
}

pub(crate) struct Points {
    pub(crate) influence: i16,
    pub(crate) vault: i16,
    pub(crate) bonus: i16,
    pub(crate) statue: i16,
    pub(crate) wall: i16,
}

impl Points {
    pub(crate) fn total(&self) -> i16 {
        self.influence + self.vault + self.bonus + self.statue + self.wall
    }
}

/// One point for two cards. Ruling Q1: in the vault, or by option in the stockpile.
fn wall(state: &State, camp: &Camp) -> i16 {
    let cards = match state.options.wall {
        WallPoints::Vault => camp.vault_size(),
        WallPoints::Stockpile => camp.stockpile.total(),
    };
    i16::from(cards / 2)
}

/// The points a seat has in truth.
pub fn total(state: &State, seat: Seat) -> i16 {
    Tally::of(state, Viewer::Truth).points(state, seat).total()
}

fn remarks(state: &State, viewer: Viewer) -> Vec<Label> {
    let mut remarks = Vec::new();
    match state.ended {
        Some(End::Deck) => remarks.push(text::END_DECK.into()),
        Some(End::Sites) => remarks.push(text::END_SITES.into()),
        Some(End::Catacomb) => remarks.push(text::END_CATACOMB.into()),
        Some(End::Forum(_)) => remarks.push(text::END_FORUM.into()),
        None => {
            let hidden = state.seats.seats().any(|seat| {
                let known = known_vault(state, seat, viewer).total();
                known < state.camps[seat].vault_size()
            });
            if hidden && state.options.vaults == VaultCards::Closed {
                remarks.push(text::SCORE_CLOSED.into());
            } else if hidden {
                remarks.push(text::SCORE_HIDDEN.into());
            }
        }
    }
    if state.ended.is_some() {
        let outcome = GloryToRome::outcome(state);
        let best = outcome.points.iter().max().copied();
        let tied = outcome.points.iter().filter(|points| Some(**points) == best).count() > 1;
        if tied && !matches!(state.ended, Some(End::Forum(_))) {
            remarks.push(text::SCORE_TIE.into());
        }
    }
    remarks
}
