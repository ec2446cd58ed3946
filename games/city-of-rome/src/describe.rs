//! The position in text lines, made from a view alone.

use saturnalia_rules::{Arg, Label};

use crate::label::{card_arg, deck_arg};
use crate::strip::Symbol;
use crate::view::{Building, InfluenceCardPlace, Phase, PlayerView, View};

pub(crate) fn lines(view: &View) -> Vec<Label> {
    let mut lines = vec![head(view)];
    if view.phase != Phase::Draft {
        lines.push(strip(view));
        lines.push(Label::new("city-show-offer").with("cards", offer(view)));
        lines.extend(influence(view));
    }
    lines.push(decks(view));
    for known in view.decks.iter().filter(|deck| !deck.known.is_empty()) {
        let cards: Vec<Arg> = known.known.iter().map(|known| card_arg(known.card)).collect();
        lines.push(Label::new("city-show-known").with("deck", deck_arg(known.deck)).with("cards", cards));
    }
    for player in &view.players {
        lines.extend(player_lines(player));
    }
    if !view.passed_on.is_empty() {
        let cards: Vec<Arg> = view.passed_on.iter().map(|card| card_arg(*card)).collect();
        lines.push(Label::new("city-show-passed-on").with("cards", cards));
    }
    if let Some(turn) = &view.turn {
        let label = Label::new("city-show-turn").with("seat", turn.seat).with("field", turn.field);
        lines.push(label.with("bricks", turn.bricks).with("cogs", turn.cogs));
    }
    if let Some(cards) = view.peeked.as_ref().and_then(|peeked| peeked.cards.as_ref()) {
        let cards: Vec<Arg> = cards.iter().map(|card| card_arg(*card)).collect();
        lines.push(Label::new("city-show-peeked").with("cards", cards));
    }
    lines
}

fn head(view: &View) -> Label {
    match view.phase {
        Phase::Draft => Label::new("city-show-draft").with("start", view.start_player),
        Phase::Over => Label::new("city-show-over"),
        Phase::Placement | Phase::Action => Label::new("city-show-round")
            .with("round", view.round)
            .with("rounds", view.rounds)
            .with("start", view.start_player),
    }
}

fn strip(view: &View) -> Label {
    let fields = view.strip.iter().zip(1u8..);
    let word = |symbol: Symbol| match symbol {
        Symbol::Brick => "city-brick",
        Symbol::Cog => "city-cog",
    };
    let mut label = Label::new("city-show-strip");
    for ((field, number), name) in fields.zip(["one", "two", "three", "four", "five"]) {
        label = label.with(name, Arg::term(word(field.symbol)));
        let builder = field.builder.map_or_else(|| Arg::Text(number.to_string()), Arg::Seat);
        label = label.with(["at1", "at2", "at3", "at4", "at5"][usize::from(number - 1)], builder);
    }
    label
}

fn offer(view: &View) -> Vec<Arg> {
    view.offer.iter().filter_map(|offered| offered.card).map(card_arg).collect()
}

fn influence(view: &View) -> Option<Label> {
    let lying = view.influence_cards.iter().filter(|card| card.place == InfluenceCardPlace::Lying);
    let lying: Vec<Arg> = lying.map(|card| Arg::Number(i64::from(card.value))).collect();
    (!lying.is_empty()).then(|| Label::new("city-show-influence").with("cards", lying))
}

fn decks(view: &View) -> Label {
    let counts: Vec<Arg> =
        view.decks.iter().map(|deck| Arg::Text(format!("{}: {}", deck.deck.numeral(), deck.cards))).collect();
    Label::new("city-show-decks").with("decks", counts)
}

fn player_lines(player: &PlayerView) -> Vec<Label> {
    let mut lines = vec![
        Label::new("city-show-player")
            .with("seat", player.seat)
            .with("money", player.money)
            .with("influence", player.influence)
            .with("score", player.score),
    ];
    let own = player.hidden.iter().filter_map(|hidden| hidden.card);
    let hand: Vec<Arg> = player.hand.iter().copied().chain(own).map(card_arg).collect();
    let hidden: Vec<Arg> =
        player.hidden.iter().filter(|hidden| hidden.card.is_none()).map(|hidden| deck_arg(hidden.deck)).collect();
    let count = hidden.len() as u8;
    let with_hidden = |key| Label::new(key).with("count", count).with("decks", hidden.clone());
    lines.push(match (hand.is_empty(), hidden.is_empty()) {
        (_, true) => Label::new("city-show-hand").with("cards", hand),
        (true, false) => with_hidden("city-show-hand-only-hidden"),
        (false, false) => with_hidden("city-show-hand-hidden").with("cards", hand),
    });
    if !player.won.is_empty() {
        let won: Vec<Arg> = player.won.iter().map(|value| Arg::Number(i64::from(*value))).collect();
        lines.push(Label::new("city-show-won").with("cards", won));
    }
    lines.extend(grid(&player.city.buildings));
    lines
}

/// The city as a table: the columns it stands on, then its rows.
fn grid(buildings: &[Building]) -> Vec<Label> {
    let left = buildings.iter().map(|building| building.x).min().unwrap_or(0);
    let top = buildings.iter().map(|building| building.y).min().unwrap_or(0);
    let bottom = buildings.iter().map(|building| building.y).max().unwrap_or(0);
    const NAMES: [&str; 4] = ["one", "two", "three", "four"];
    const MARKS: [&str; 4] = ["mark1", "mark2", "mark3", "mark4"];
    let mut columns = Label::new("city-show-columns");
    for (name, x) in NAMES.into_iter().zip(left..) {
        columns = columns.with(name, Arg::Text(char::from(b'A' + x).to_string()));
    }
    let mut lines = vec![columns];
    for y in top..=bottom {
        let mut row = Label::new("city-show-row").with("row", y + 1);
        for ((name, mark), x) in NAMES.into_iter().zip(MARKS).zip(left..) {
            let building = buildings.iter().find(|building| (building.x, building.y) == (x, y));
            row = row.with(name, building.map_or(Arg::Text("····".into()), |b| Arg::term(b.card.facts().short)));
            row = row.with(mark, Arg::Text(building.map_or(" ".into(), marker)));
        }
        lines.push(row);
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
