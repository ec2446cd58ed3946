//! The position in text lines, made from a view and what is printed.

use saturnalia_rules::{Arg, Label, Set, Words, json_of};

use crate::components::Components;
use crate::effect::explain;
use crate::goods::Basics;
use crate::printed::Printed;
use crate::view::{Phase, PlayerView, View};
use crate::{GloriaMundi, text};

impl Words for GloriaMundi {
    fn describe(view: &View, set: Set<Components>) -> Vec<Label> {
        let mut lines = vec![head(view)];
        for place in view.forum.iter() {
            if let Some(building) = place.card {
                let facts = set.facts(building);
                let effect = explain::explain(facts.effect);
                lines.push(text::show_forum(set.name(building), effect, facts.price, facts.laurel, place.surcharge));
            }
        }
        lines.push(goth(view, &set));
        for player in &view.players {
            lines.extend(player_lines(player, &set));
        }
        lines
    }

    /// A [`Printed`].
    fn printed(set: Set<Components>) -> serde_json::Value {
        json_of(&Printed::of(&set))
    }
}

fn head(view: &View) -> Label {
    if view.phase == Phase::Over {
        return text::SHOW_OVER.into();
    }
    text::show_turn(view.deck, view.active, view.turn)
}

fn goth(view: &View, set: &Components) -> Label {
    let (raid, to_rome) = (view.goth.raid, set.roads.rome() - view.goth.stands_on);
    match view.goth.tribute {
        Some(tribute) => text::show_goth(raid, to_rome, tribute),
        None if raid.total() == 0 => text::SHOW_GOTH_BEFORE_ROME.into(),
        None => text::show_goth_last(raid, to_rome),
    }
}

fn player_lines(player: &PlayerView, set: &Components) -> Vec<Label> {
    let mut cards = Basics::default();
    for pile in &player.display {
        cards[pile.basic] = pile.product;
    }
    let built = player.display.iter().flat_map(|pile| &pile.built).map(|built| built.card);
    let buildings: Vec<Arg> = built
        .map(|building| {
            let effect = explain::explain(set.facts(building).effect);
            text::show_building(set.name(building), effect).into()
        })
        .collect();
    let africa = set.roads.africa;
    let own = match &player.screen {
        Some(screen) => text::show_player(africa, screen.hand, player.seat, player.steps, screen.tokens),
        None => text::show_player_closed(africa, player.hand, player.seat, player.steps),
    };
    vec![own, text::show_display(buildings, cards)]
}
