//! The position in text lines, made from a view alone.

use saturnalia_rules::{Label, Seat, Set, Words, json_of};

use crate::cards::{Building, Card, Colour, named};
use crate::components::Components;
use crate::printed::Printed;
use crate::row::Pose;
use crate::state::Bid;
use crate::view::{EventView, PlayerView, Screen, ShownView, View};
use crate::{Sylla, text};

impl Words for Sylla {
    const NAMES: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("../data/names.de.ftl")), ("en", include_str!("../data/names.en.ftl"))];

    fn describe(view: &View, _: Set<Components>) -> Vec<Label> {
        let mut lines = Vec::new();
        if view.unofficial {
            lines.push(text::UNOFFICIAL.into());
        }
        lines.push(text::show_round(view.phase.name(), view.round, view.rounds, view.consul));
        for marker in &view.ladder.markers {
            lines.push(text::show_ladder(marker.column + 1, marker.token, marker.value));
        }
        lines.push(text::show_famine(view.ladder.famine));
        lines.push(text::show_work(view.works.now));
        lines.extend(view.works.next.map(text::show_next_work));
        lines.extend(view.events.iter().map(event));
        if !view.recruits.is_empty() {
            lines.push(text::show_recruits(named(view.recruits.iter().copied())));
        }
        lines.extend(buildings(view));
        lines.extend(sale(view));
        lines.extend(view.shown.iter().flat_map(shown));
        view.players.iter().for_each(|player| player_lines(player, &mut lines));
        lines
    }

    /// A [`Printed`].
    fn printed(set: Set<Components>) -> serde_json::Value {
        json_of(&Printed::of(&set))
    }
}

/// Buildings on display by the colour of their place.
fn buildings(view: &View) -> impl Iterator<Item = Label> + '_ {
    let tiles = |colour| view.slots.iter().filter(move |slot| slot.colour == colour).filter_map(|slot| slot.building);
    let by_colour = Colour::ALL.into_iter().map(move |colour| (colour, tiles(colour).collect::<Vec<_>>()));
    by_colour.filter(|(_, tiles)| !tiles.is_empty()).map(|(colour, tiles)| text::show_buildings(colour, named(tiles)))
}

fn sale(view: &View) -> Option<Label> {
    let auction = view.auction.as_ref()?;
    let bids = auction.bids.iter().filter_map(|bid| match bid {
        Bid::Offered(bid) => Some(*bid),
        Bid::Waiting | Bid::Passed => None,
    });
    Some(text::show_sale(auction.building?, bids.max().unwrap_or_default()))
}

/// What everybody showed in the last crisis of one kind.
fn shown(ShownView { token, counts }: &ShownView) -> impl Iterator<Item = Label> + '_ {
    (0..).map(Seat).zip(counts).map(|(seat, count)| text::show_shown(*count, seat, *token))
}

fn event(event: &EventView) -> Label {
    let fighters = named(event.fought_by.iter().copied());
    let cubes = event.cubes.iter().sum::<u8>();
    match event.famine {
        0 => text::show_event(fighters, cubes, event.event),
        symbols => text::show_event_famine(fighters, cubes, event.event, symbols),
    }
}

fn player_lines(player: &PlayerView, lines: &mut Vec<Label>) {
    let seat = player.seat;
    lines.push(match &player.behind_screen {
        Some(Screen { denarii, civic, health, leisure }) => {
            text::show_player(*civic, *denarii, *health, *leisure, player.prestige, seat)
        }
        None => text::show_player_closed(player.prestige, seat),
    });
    for pose in Pose::ALL {
        let lying = player.row.iter().filter(|entry| entry.pose == pose);
        let cards: Vec<Card> = lying.flat_map(|entry| std::iter::repeat_n(entry.card, entry.count.into())).collect();
        if !cards.is_empty() {
            lines.push(match pose {
                Pose::Upright => text::show_upright(named(cards), seat),
                Pose::Turned => text::show_turned(named(cards), seat),
                Pose::Down => text::show_down(named(cards), seat),
            });
        }
    }
    let estate = |count: fn(&crate::view::EstateView) -> u8| -> Vec<Building> {
        player.estate.iter().flat_map(|entry| std::iter::repeat_n(entry.building, count(entry).into())).collect()
    };
    let (owned, down) = (estate(|entry| entry.open), estate(|entry| entry.down));
    if !owned.is_empty() {
        lines.push(text::show_owned(seat, named(owned)));
    }
    if !down.is_empty() {
        lines.push(text::show_down(named(down), seat));
    }
}
