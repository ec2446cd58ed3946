//! Typed texts: a message that is missing, unused or lacks an argument does not compile.

fn main() {
    saturnalia_phrases::of_game("table", "table");
}
