//! A partial position in readable JSON: named zones, the rest dealt from the seed.

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
