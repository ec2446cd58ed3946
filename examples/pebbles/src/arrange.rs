//! Arranging: the game takes no scenario.

use saturnalia_rules::{Arrange, NoScenario};

use crate::Pebbles;

impl Arrange for Pebbles {
    type Scenario = NoScenario;
}
