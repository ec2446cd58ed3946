//! Arranging: a partial position in readable JSON, named zones, the rest dealt from the seed.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Context, Play, SeatCount, Set};

/// A game that can begin from a given position. One that cannot takes [`NoScenario`] and writes nothing else.
pub trait Arrange: Play {
    /// A partial position in readable JSON.
    type Scenario: Clone + Debug + Serialize + DeserializeOwned;

    /// Sets up a given position: what the scenario names lies there, the rest is dealt.
    fn arrange(
        _scenario: &Self::Scenario,
        _options: &Self::Options,
        _components: Set<Self::Components>,
        _seats: SeatCount,
        _cx: &mut Context<'_, Self>,
    ) -> Result<Self::State, ScenarioError> {
        Err(ScenarioError::at("scenario", format!("{} takes no scenario", Self::INFO.key)))
    }
}

/// The scenario of a game that takes none: any object is read, and refused with that reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoScenario {}

/// Why a scenario cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ScenarioError {
    /// Where in the scenario, such as `seats[1].hand[3]`.
    pub place: String,
    /// What is wrong there, naming the card or number.
    pub problem: String,
}

impl ScenarioError {
    pub fn at(place: impl Into<String>, problem: impl Into<String>) -> ScenarioError {
        ScenarioError { place: place.into(), problem: problem.into() }
    }
}
