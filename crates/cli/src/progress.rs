//! Progress of long work: a bar on a terminal, silence in a pipe.

use std::io::IsTerminal as _;

use indicatif::{ProgressBar, ProgressStyle};

/// A bar over so many games on standard error; hidden unless both outputs are terminals' or the results go to a file.
pub(crate) fn games(count: u64) -> ProgressBar {
    bar(count, "{bar:40} {pos}/{len} games, {eta} left {msg}")
}

/// A bar over the entries of one game.
pub(crate) fn entries(count: u64) -> ProgressBar {
    bar(count, "{bar:40} {pos}/{len} answers, {eta} left")
}

fn bar(count: u64, template: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(count).with_style(style)
}
