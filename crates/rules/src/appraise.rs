//! How good a position looks: all a bot needs to know about a game.

use crate::{Rules, Seat, SeatCount};

/// A game that can tell how well a seat stands.
///
/// All of it is called on positions a bot imagined, so it may read the whole state. Everything is about one seat: whoever
/// compares seats asks for each of them.
pub trait Appraise: Rules {
    /// What a seat's standing is made of: one message key per number that [`features`](Appraise::features) writes. The game's Fluent
    /// file has each as a noun (`city-feature-money = money`), so that a hint can say what an answer brings.
    const FEATURES: &'static [&'static str] = &[];

    /// The learned evaluation that `saturnalia train` made for this game, as the text of its file.
    const LEARNED: Option<&'static str> = None;

    /// How many choices a search plays on, each by how it looks, before it judges a position: none where every position can be judged as it
    /// stands, more where much is pending in the middle of a turn.
    const UNSETTLED: u32 = 0;

    /// A search values every position twice: as it stands, and again so many random answers later, or at the end of the game if that comes first.
    const LATER: u32 = 15;

    /// What the position is worth to `seat`, in expected final points or any scale that grows with
    /// the chance to win. Compared only between positions of one game and one seat.
    fn appraise(state: &Self::State, seat: Seat) -> f32;

    /// How much of what an unfinished position promises is lost to everybody because the game drags on, from 0 to 1. Where the rules let
    /// players wait for ever it must fall with whatever brings the end nearer: searching bots, each of which would rather wait than lose, then
    /// come to an end.
    fn tedium(_state: &Self::State) -> f32 {
        0.0
    }

    /// Writes one number for each of [`FEATURES`](Appraise::FEATURES): points, counts, or expected points, no larger than a few hundred.
    /// `out` has exactly that length and arrives zeroed.
    fn features(_state: &Self::State, _seat: Seat, _out: &mut [f32]) {}

    /// Both at once, for games in which they share their work: writes the features and returns the appraisal.
    fn appraise_in_full(state: &Self::State, seat: Seat, out: &mut [f32]) -> f32 {
        Self::features(state, seat, out);
        Self::appraise(state, seat)
    }

    /// All seats at once, for games in which seats share work as well: seat after seat, the appraisal and then the features. `out` has
    /// exactly that length and arrives zeroed. A law sees to it that all three ways say the same.
    fn appraise_all(state: &Self::State, seats: SeatCount, out: &mut [f32]) {
        for (seat, numbers) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            let (appraisal, features) = numbers.split_at_mut(1);
            appraisal[0] = Self::appraise_in_full(state, seat, features);
        }
    }
}
