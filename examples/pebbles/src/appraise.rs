//! How good a position looks: bots look at how games end.

use saturnalia_rules::Appraise;

use crate::Pebbles;

impl Appraise for Pebbles {}
