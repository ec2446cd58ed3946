//! The table as the terminal shows it.

use saturnalia_rules::{Arg, Label, Seat, Set, Words};

use super::{HighCard, View, text};

impl Words for HighCard {
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("de", include_str!("../../locales/de/high-card.ftl")),
        ("en", include_str!("../../locales/en/high-card.ftl")),
    ];

    fn describe(view: &View, _: Set<()>) -> Vec<Label> {
        let card = |card: &Option<u8>| card.map_or_else(|| text::UNSEEN.into(), Arg::from);
        let hands = view.hands.iter().enumerate().map(|(index, hand)| {
            let cards: Vec<Arg> = hand.iter().map(card).collect();
            text::line_hand(cards, Seat(index as u8))
        });
        [text::line_deck(view.deck)].into_iter().chain(hands).collect()
    }
}
