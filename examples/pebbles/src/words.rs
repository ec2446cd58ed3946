//! Words: the texts, and the terminal's picture of the table.

use saturnalia_rules::{Label, Set, Words};

use crate::{Pebbles, State, text};

impl Words for Pebbles {
    const TEXTS: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("../locales/de/pebbles.ftl")), ("en", include_str!("../locales/en/pebbles.ftl"))];

    fn describe(view: &State, _: Set<()>) -> Vec<Label> {
        vec![text::show_heap(view.heap)]
    }
}
