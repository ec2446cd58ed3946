//! What rules know to be there although no type says so.

/// Takes what the rules know to be there.
///
/// An answer names a card, never the place it lies in: of two alike either will do, and the name stands in game files
/// for ever. Whoever carries it out looks for it, and it is there, because only what was offered is played
/// ([`Position::play`](crate::Position::play)) and nothing moves between the offer and the answer. A step that goes on
/// with something in a named zone of the state, such as a card somebody looks at, put it there itself.
///
/// This is the one way to say so. Where the rulebook knows the other case ("if there is none …") write that case; where
/// a step can carry the thing itself, let it. [`Check`](crate::Check) states what such knowledge rests on, as
/// far as a state can tell.
///
/// ```
/// use saturnalia_rules::Known as _;
/// let mut offer = vec!["market", "house"];
/// let place = offer.iter().position(|card| *card == "house").known();
/// assert_eq!(offer.remove(place), "house");
/// ```
pub trait Known {
    type Thing;

    /// # Panics
    /// If it is not there: an answer was played that was not offered, or a rule has lost a piece. To go on without it
    /// would keep a game that no rulebook knows.
    #[track_caller]
    fn known(self) -> Self::Thing;
}

impl<T> Known for Option<T> {
    type Thing = T;

    #[inline]
    #[track_caller]
    fn known(self) -> T {
        self.expect("the rules have lost sight of something that must be there")
    }
}
