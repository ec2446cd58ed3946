//! What is at stake: what a hint says that an answer brings, risks or costs.

use crate::Phrase;

/// Something that players count, at any moment of the game and for any seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stake {
    /// A whole phrase for an answer after which there is more of it than after another.
    pub more: Phrase,
    /// The same for less.
    pub less: Phrase,
    pub sort: StakeSort,
    pub told: StakeTold,
    /// About how many points one of it is worth to the seat; below zero for what nobody wants. It decides what is worth
    /// telling first, and whether more of it is good or bad.
    pub worth: f32,
}

/// What kind of thing it is: what losing it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StakeSort {
    /// Wanted for itself, like points, or feared, like hunger. Ending up worse off is a risk.
    End,
    /// Wanted for what can be done with it, like money. Having less of it is a price.
    Means,
}

/// How its mean over many imagined games is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StakeTold {
    /// As an amount: "2.4 instead of 1.9".
    Amount,
    /// It is one or zero, and the mean is how often: "in 62 of 100 games instead of 40".
    HowOften,
}

/// Everything a hint can speak of in a game.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    /// The first one is what the game is won by. It is told only where nothing else can be: everything adds up to it.
    pub list: &'static [Stake],
    /// When: once the turn under way is over, once the next one is, at the end of the game.
    pub moments: [Phrase; 3],
}

impl Stake {
    /// Wanted, or feared, for itself, and told as an amount.
    pub const fn end(more: Phrase, less: Phrase, worth: f32) -> Stake {
        Stake { more, less, sort: StakeSort::End, told: StakeTold::Amount, worth }
    }

    /// Wanted for what can be done with it.
    pub const fn means(more: Phrase, less: Phrase, worth: f32) -> Stake {
        Stake { sort: StakeSort::Means, ..Stake::end(more, less, worth) }
    }

    /// The case in some games, and not in others.
    pub const fn how_often(more: Phrase, less: Phrase, worth: f32) -> Stake {
        Stake { told: StakeTold::HowOften, ..Stake::end(more, less, worth) }
    }
}
