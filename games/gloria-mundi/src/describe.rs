//! The position in text lines, made from a view alone.

use saturnalia_rules::{Arg, Label};

use crate::effect::words;
use crate::view::{Phase, PlayerView, View};

pub(crate) fn lines(view: &View) -> Vec<Label> {
    let mut lines = vec![head(view)];
    for place in &view.forum {
        if let Some(card) = &place.card {
            lines.push(
                Label::new("gloria-show-forum")
                    .with("building", Arg::Text(card.name.clone()))
                    .with("price", words::tokens(card.price))
                    .with("surcharge", place.surcharge)
                    .with("steps", card.steps)
                    .with("effect", card.effect.clone()),
            );
        }
    }
    lines.push(goth(view));
    for player in &view.players {
        lines.extend(player_lines(view, player));
    }
    lines
}

fn head(view: &View) -> Label {
    if view.phase == Phase::Over {
        return Label::new("gloria-show-over");
    }
    Label::new("gloria-show-turn").with("turn", view.turn).with("seat", view.active).with("deck", view.deck)
}

fn goth(view: &View) -> Label {
    let to_rome = view.goth.spaces.len() as u8 - 1 - view.goth.stands_on;
    let label = match view.goth.tribute {
        Some(tribute) => Label::new("gloria-show-goth").with("tribute", words::tokens(tribute)),
        None if view.goth.raid.total() == 0 => return Label::new("gloria-show-goth-before-rome"),
        None => Label::new("gloria-show-goth-last"),
    };
    label.with("rome", to_rome).with("raid", words::basics(view.goth.raid))
}

fn player_lines(view: &View, player: &PlayerView) -> Vec<Label> {
    let mut lines = vec![
        Label::new("gloria-show-player")
            .with("seat", player.seat)
            .with("steps", player.steps)
            .with("africa", view.romans.africa)
            .with("tokens", words::tokens(player.screen.tokens))
            .with("hand", words::basics(player.screen.hand)),
    ];
    let mut cards = crate::goods::Basics::default();
    for pile in &player.display {
        cards[pile.basic] = pile.product;
    }
    let buildings: Vec<Arg> = player
        .display
        .iter()
        .flat_map(|pile| &pile.built)
        .map(|built| {
            let name = Arg::Text(built.card.name.clone());
            Label::new("gloria-show-building").with("building", name).with("effect", built.card.effect.clone()).into()
        })
        .collect();
    lines.push(Label::new("gloria-show-display").with("cards", words::basics(cards)).with("buildings", buildings));
    lines
}

/// Every message key of this file.
pub(crate) const KEYS: &[&str] = &[
    "gloria-show-over",
    "gloria-show-turn",
    "gloria-show-forum",
    "gloria-show-goth",
    "gloria-show-goth-last",
    "gloria-show-goth-before-rome",
    "gloria-show-player",
    "gloria-show-display",
    "gloria-show-building",
];
