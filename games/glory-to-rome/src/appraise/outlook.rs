//! What all seats share: how much of the game is left, and what the score is counted from.

use saturnalia_rules::{Seat, Viewer};

use super::weights::Weights;
use crate::cards::Building;
use crate::score::Tally;
use crate::state::State;

pub(super) struct Outlook<'a> {
    pub(super) state: &'a State,
    pub(super) weights: &'static Weights,
    pub(super) tally: Tally,
    /// How much of the game is still to come: 1 at the start, 0 at the end.
    pub(super) rest: f32,
    /// By how much it is longer than usual.
    pub(super) late: f32,
    /// In-town sites of all materials.
    pub(super) sites_left: f32,
    /// How near a Catacomb is to being finished whose owner is ahead: that ends the game.
    closing: f32,
}

/// How near a seat is to ending the game by a Catacomb, if it has laid one and is ahead.
fn catacomb(state: &State, tally: &Tally, seat: Seat) -> f32 {
    let camp = &state.camps[seat];
    if !camp.foundations.contains(Building::Catacomb) || !state.has_powers() {
        return 0.0;
    }
    let points = |seat| tally.points(state, seat).total();
    let own = points(seat);
    let ahead = state.seats.seats().all(|other| other == seat || points(other) < own);
    let needed = f32::from(state.set.value(Building::Catacomb.material()));
    if ahead { (1.0 + f32::from(camp.progress.count(Building::Catacomb))) / (1.0 + needed) } else { 0.0 }
}

/// By how much a game is longer than usual: 0 for a usual one, 1 for one that takes more than twice as long.
pub(super) fn late(state: &State) -> f32 {
    (rounds_passed(state) - 1.3).max(0.0)
}

/// 1 when as many rounds have passed as a game usually takes.
fn rounds_passed(state: &State) -> f32 {
    let usual = 15.0 + 120.0 / f32::from(state.seats.get());
    f32::from(state.round) / usual
}

impl<'a> Outlook<'a> {
    pub(super) fn of(state: &'a State) -> Outlook<'a> {
        let seats = f32::from(state.seats.get());
        let passed = rounds_passed(state);
        let deck = state.deck.len() as f32 / 110.0;
        let sites_left = f32::from(state.in_town.iter().sum::<u8>());
        let sites = sites_left / (6.0 * seats.max(3.0));
        let tally = Tally::of(state, Viewer::Truth);
        let closing = state.seats.seats().map(|seat| catacomb(state, &tally, seat)).fold(0.0, f32::max);
        Outlook {
            state,
            weights: Weights::of(state.seats),
            tally,
            // It falls with the rounds as well as with deck and sites: otherwise nobody who stands well would ever
            // draw another card.
            rest: deck.min(sites).min(1.0 - passed).clamp(0.0, 1.0) * (1.0 - 0.8 * closing),
            late: late(state),
            sites_left,
            closing,
        }
    }

    /// Own prospects beside those of the best rival, in points.
    pub(super) fn against(&self, rivals: impl Iterator<Item = f32>, own: f32) -> f32 {
        let best = rivals.fold(f32::NEG_INFINITY, f32::max);
        let cards = self.state.deck.len() as f32;
        // Whoever is ahead wants the deck to run out, or two of them would wait for each other.
        let nearly_over = (1.0 - (cards / 24.0).min(1.0)).max(self.closing);
        // The rules allow to pass Senators round for ever; in the end every card left in the deck weighs more than a
        // Senator in the hand.
        let impatience = self.late * cards;
        own - self.weights.best_rival * best + 0.5 * nearly_over * (own - best) - impatience
    }
}
