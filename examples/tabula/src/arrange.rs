//! Arranging: the game takes no scenario.

use saturnalia_rules::{Arrange, NoScenario};

use crate::Tabula;

impl Arrange for Tabula {
    type Scenario = NoScenario;
}
