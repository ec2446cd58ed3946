//! The position in text lines, made from a view alone.

use saturnalia_rules::{Arg, Label, Set, Words, json_of};

use crate::cards::{Deck, named};
use crate::components::Components;
use crate::printed::Printed;
use crate::strip::Symbol;
use crate::view::{Building, Field, InfluenceCardPlace, Phase, PlayerView, View};
use crate::{CityOfRome, text};

impl Words for CityOfRome {
    const NAMES: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("../data/names.de.ftl")), ("en", include_str!("../data/names.en.ftl"))];

    fn describe(view: &View, _: Set<Components>) -> Vec<Label> {
        lines(view)
    }

    /// A [`Printed`].
    fn printed(set: Set<Components>) -> serde_json::Value {
        json_of(&Printed::of(&set))
    }
}

fn lines(view: &View) -> Vec<Label> {
    let mut lines = vec![head(view)];
    if view.phase != Phase::Draft {
        lines.push(strip(view));
        lines.push(text::show_offer(named(view.offer.iter().filter_map(|offered| offered.card))));
        lines.extend(influence(view));
    }
    lines.push(decks(view));
    for known in view.decks.iter().filter(|deck| !deck.known.is_empty()) {
        lines.push(text::show_known(named(known.known.iter().map(|known| known.card)), known.deck));
    }
    for player in &view.players {
        lines.extend(player_lines(player));
    }
    if !view.passed_on.is_empty() {
        lines.push(text::show_passed_on(named(view.passed_on.iter().copied())));
    }
    if let Some(turn) = &*view.turn {
        lines.push(text::show_turn(turn.bricks, turn.cogs, turn.field, turn.seat));
    }
    if let Some(cards) = view.peeked.as_ref().and_then(|peeked| peeked.cards.as_ref()) {
        lines.push(text::show_peeked(named(cards.iter().copied())));
    }
    lines
}

fn head(view: &View) -> Label {
    match view.phase {
        Phase::Draft => text::show_draft(view.start_player),
        Phase::Over => text::SHOW_OVER.into(),
        Phase::Placement | Phase::Action => text::show_round(view.round, view.rounds, view.start_player),
    }
}

fn strip(view: &View) -> Label {
    let [at1, at2, at3, at4, at5] = std::array::from_fn(|index| {
        let builder = view.strip.get(index).and_then(|field| field.builder);
        builder.map_or_else(|| Arg::Text((index + 1).to_string()), Arg::Seat)
    });
    let word = |field: &Field| match field.symbol {
        Symbol::Brick => text::BRICK,
        Symbol::Cog => text::COG,
    };
    let [one, two, three, four, five] =
        std::array::from_fn(|index| view.strip.get(index).map_or(Arg::Text(String::new()), |field| word(field).into()));
    text::show_strip(at1, at2, at3, at4, at5, five, four, one, three, two)
}

fn influence(view: &View) -> Option<Label> {
    let lying = view.influence_cards.iter().filter(|card| card.place == InfluenceCardPlace::Lying);
    let lying: Vec<Arg> = lying.map(|card| Arg::Number(i64::from(card.value))).collect();
    (!lying.is_empty()).then(|| text::show_influence(lying))
}

fn decks(view: &View) -> Label {
    let counts: Vec<Arg> =
        view.decks.iter().map(|deck| Arg::Text(format!("{}: {}", deck.deck.numeral(), deck.cards))).collect();
    text::show_decks(counts)
}

fn player_lines(player: &PlayerView) -> Vec<Label> {
    let mut lines = vec![text::show_player(player.influence, player.money, player.score, player.seat)];
    let own = player.hidden.iter().filter_map(|hidden| hidden.card);
    let hand = named(player.hand.iter().copied().chain(own));
    let backs: Vec<Deck> =
        player.hidden.iter().filter(|hidden| hidden.card.is_none()).map(|hidden| hidden.deck).collect();
    let hidden = backs.len() as u8;
    let decks: Vec<Arg> = backs.into_iter().map(Arg::from).collect();
    let seen = player.hand.len() + player.hidden.len() - usize::from(hidden);
    lines.push(match (seen, hidden) {
        (_, 0) => text::show_hand(hand),
        (0, _) => text::show_hand_only_hidden(hidden, decks),
        (_, _) => text::show_hand_hidden(hand, hidden, decks),
    });
    if !player.won.is_empty() {
        lines.push(text::show_won(player.won.iter().map(|value| Arg::from(*value)).collect::<Vec<Arg>>()));
    }
    lines.extend(grid(&player.city.buildings));
    lines
}

/// The city as a table: the columns it stands on, then its rows.
fn grid(buildings: &[Building]) -> Vec<Label> {
    let left = buildings.iter().map(|building| building.x).min().unwrap_or(0);
    let top = buildings.iter().map(|building| building.y).min().unwrap_or(0);
    let bottom = buildings.iter().map(|building| building.y).max().unwrap_or(0);
    let columns: [u8; 4] = std::array::from_fn(|index| left + index as u8);
    let [one, two, three, four] = columns.map(|x| Arg::Text(char::from(b'A' + x).to_string()));
    let mut lines = vec![text::show_columns(four, one, three, two)];
    for y in top..=bottom {
        let row = columns.map(|x| buildings.iter().find(|building| (building.x, building.y) == (x, y)));
        let [one, two, three, four] =
            row.map(|building| building.map_or(Arg::Text("····".into()), |building| building.card.short()));
        let [mark1, mark2, mark3, mark4] = row.map(|building| Arg::Text(building.map_or(" ".into(), marker)));
        lines.push(text::show_row(four, mark1, mark2, mark3, mark4, one, y + 1, three, two));
    }
    lines
}

/// One character for what lies on a building.
fn marker(building: &Building) -> String {
    match (building.brick, building.points) {
        (true, _) => "+".into(),
        (false, 0) => " ".into(),
        (false, points) => points.to_string(),
    }
}
