//! The position as lines of text.

use saturnalia_rules::{Arg, Label};

use crate::cards::Card;
use crate::label::{buildings, cards};
use crate::row::Pose;
use crate::view::{EventView, PlayerView, View};

pub(crate) fn lines(view: &View) -> Vec<Label> {
    let mut lines = Vec::new();
    if view.unofficial {
        lines.push(Label::new("sylla-unofficial"));
    }
    lines.push(
        Label::new("sylla-show-round")
            .with("round", view.round)
            .with("rounds", view.rounds)
            .with("phase", Arg::term(view.phase.term()))
            .with("seat", view.consul),
    );
    for marker in &view.ladder.markers {
        lines.push(
            Label::new("sylla-show-ladder")
                .with("token", Arg::term(marker.token.term()))
                .with("column", marker.column + 1)
                .with("value", marker.value),
        );
    }
    lines.push(Label::new("sylla-show-famine").with("level", view.ladder.famine));
    lines.push(Label::new("sylla-show-work").with("work", Arg::term(view.works.now.term())));
    if let Some(next) = view.works.next {
        lines.push(Label::new("sylla-show-next-work").with("work", Arg::term(next.term())));
    }
    lines.extend(view.events.iter().map(event));
    if !view.recruits.is_empty() {
        lines.push(Label::new("sylla-show-recruits").with("cards", cards(view.recruits.iter().copied())));
    }
    for (colour, tiles) in by_colour(view) {
        lines
            .push(Label::new("sylla-show-buildings").with("colour", Arg::term(colour)).with("tiles", buildings(tiles)));
    }
    if let Some(auction) = &view.auction
        && let Some(building) = auction.building
    {
        let high = auction.bids.iter().filter_map(|bid| match bid {
            crate::state::Bid::Offered(bid) => Some(*bid),
            crate::state::Bid::Waiting | crate::state::Bid::Passed => None,
        });
        lines.push(
            Label::new("sylla-show-sale")
                .with("building", Arg::term(building.term()))
                .with("high", high.max().unwrap_or_default()),
        );
    }
    for player in &view.players {
        player_lines(player, &mut lines);
    }
    lines
}

/// Buildings on display by the colour of their place.
fn by_colour(view: &View) -> Vec<(&'static str, Vec<crate::cards::Building>)> {
    let tiles = |colour| view.slots.iter().filter(move |slot| slot.colour == colour).filter_map(|slot| slot.building);
    crate::cards::Colour::ALL
        .into_iter()
        .map(|colour| (colour.term(), tiles(colour).collect::<Vec<_>>()))
        .filter(|(_, tiles)| !tiles.is_empty())
        .collect()
}

fn event(event: &EventView) -> Label {
    let key = if event.famine { "sylla-show-event-famine" } else { "sylla-show-event" };
    let fighters = event.fought_by.iter().map(|fighter| Arg::term(fighter.term())).collect();
    Label::new(key)
        .with("event", Arg::term(event.event.term()))
        .with("cards", Arg::List(fighters))
        .with("cubes", event.cubes.iter().sum::<u8>())
}

fn player_lines(player: &PlayerView, lines: &mut Vec<Label>) {
    let screen = &player.behind_screen;
    lines.push(
        Label::new("sylla-show-player")
            .with("seat", player.seat)
            .with("prestige", player.prestige)
            .with("denarii", screen.denarii)
            .with("civic", screen.civic)
            .with("health", screen.health)
            .with("leisure", screen.leisure),
    );
    for (pose, key) in
        [(Pose::Upright, "sylla-show-upright"), (Pose::Turned, "sylla-show-turned"), (Pose::Down, "sylla-show-down")]
    {
        let lying = player.row.iter().filter(|entry| entry.pose == pose);
        let list: Vec<Card> = lying.flat_map(|entry| std::iter::repeat_n(entry.card, entry.count.into())).collect();
        if !list.is_empty() {
            lines.push(Label::new(key).with("seat", player.seat).with("cards", cards(list)));
        }
    }
    let owned: Vec<_> =
        player.estate.iter().flat_map(|entry| std::iter::repeat_n(entry.building, entry.open.into())).collect();
    let down: Vec<_> =
        player.estate.iter().flat_map(|entry| std::iter::repeat_n(entry.building, entry.down.into())).collect();
    if !owned.is_empty() {
        lines.push(Label::new("sylla-show-owned").with("seat", player.seat).with("tiles", buildings(owned)));
    }
    if !down.is_empty() {
        lines.push(Label::new("sylla-show-down").with("seat", player.seat).with("cards", buildings(down)));
    }
}
