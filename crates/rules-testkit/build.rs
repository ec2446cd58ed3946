//! Typed texts for the kit's own game.

fn main() {
    saturnalia_phrases::of_game("high-card", "high");
}
