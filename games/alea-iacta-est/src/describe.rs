//! The table as lines of text for the terminal.

use saturnalia_rules::{Arg, Label};

use crate::label::{dice_text, patrician_term, province_term, run_text, senate_term, tiles_text};
use crate::view::{LodgingView, PlayerView, Remembered, TemplumView, View};

pub(crate) const KEYS: &[&str] = &[
    "alea-line-pass",
    "alea-line-provinces",
    "alea-line-patricians",
    "alea-line-templum",
    "alea-line-templum-dice",
    "alea-line-senatus",
    "alea-line-castrum",
    "alea-line-forum",
    "alea-line-forum-die",
    "alea-line-latrina",
    "alea-line-player",
    "alea-line-rolled",
    "alea-line-owned",
    "alea-line-senate",
    "alea-line-drawn",
    "alea-line-remembered",
    "alea-line-score",
];

pub(crate) fn lines(view: &View) -> Vec<Label> {
    let mut lines = vec![
        Label::new("alea-line-pass")
            .with("pass", view.pass)
            .with("passes", view.passes)
            .with("round", view.round)
            .with("seat", view.start_player),
        Label::new("alea-line-provinces")
            .with("provinces", Arg::List(view.provinces.iter().copied().map(province_term).collect())),
        Label::new("alea-line-patricians")
            .with("patricians", Arg::List(view.patricians.iter().copied().map(patrician_term).collect())),
    ];
    lines.extend(view.templum.iter().flat_map(templum));
    lines.extend(
        view.senatus
            .iter()
            .map(|run| Label::new("alea-line-senatus").with("seat", run.seat).with("run", run_text(run.low, run.high))),
    );
    lines.extend(view.castrum.iter().map(|group| {
        Label::new("alea-line-castrum").with("seat", group.seat).with("count", group.count).with("face", group.face)
    }));
    if view.forum.iter().any(Option::is_some) {
        lines.push(Label::new("alea-line-forum").with("columns", view.forum.len() as u8));
        lines.extend(view.forum.iter().flatten().zip(1u8..).map(|(die, column)| {
            Label::new("alea-line-forum-die").with("column", column).with("face", die.face).with("seat", die.seat)
        }));
    }
    for (player, dice) in view.players.iter().zip(&view.latrina).filter(|(_, dice)| **dice > 0) {
        lines.push(Label::new("alea-line-latrina").with("seat", player.seat).with("dice", *dice));
    }
    lines.extend(view.players.iter().flat_map(player));
    lines.extend(view.remembered.iter().map(remembered));
    lines
}

fn templum(templum: &TemplumView) -> Vec<Label> {
    let mut lines =
        vec![Label::new("alea-line-templum").with("dice", templum.dice_required).with("pips", templum.pips_to_beat)];
    for (dice, seat) in templum.dice.iter().zip(0u8..).filter(|(dice, _)| !dice.is_empty()) {
        let seat = saturnalia_rules::Seat(seat);
        lines.push(Label::new("alea-line-templum-dice").with("seat", seat).with("dice", dice_text(*dice)));
    }
    lines
}

fn player(player: &PlayerView) -> Vec<Label> {
    let mut lines = vec![
        Label::new("alea-line-player")
            .with("seat", player.seat)
            .with("dice", player.left)
            .with("chips", player.chips)
            .with("fortuna", player.fortuna.points())
            .with("senate", player.senate_cards),
    ];
    if !player.rolled.is_empty() {
        lines.push(Label::new("alea-line-rolled").with("seat", player.seat).with("dice", dice_text(player.rolled)));
    }
    let residents = |lodging: &LodgingView| lodging.woman.into_iter().chain(lodging.man);
    let people: Vec<Arg> =
        player.lodgings.iter().flat_map(residents).chain(player.unhoused.iter().copied()).map(patrician_term).collect();
    let provinces: Vec<Arg> =
        player.lodgings.iter().filter_map(|lodging| lodging.province).map(province_term).collect();
    if !people.is_empty() || !provinces.is_empty() {
        lines.push(
            Label::new("alea-line-owned")
                .with("seat", player.seat)
                .with("provinces", provinces)
                .with("patricians", people),
        );
    }
    if let Some(cards) = player.senate.as_ref().filter(|cards| !cards.is_empty()) {
        let cards: Vec<Arg> = cards.iter().copied().map(senate_term).collect();
        lines.push(Label::new("alea-line-senate").with("seat", player.seat).with("cards", cards));
    }
    if let Some(tiles) = player.drawn_tiles.filter(|tiles| !tiles.is_empty()) {
        lines.push(Label::new("alea-line-drawn").with("seat", player.seat).with("tiles", tiles_text(tiles)));
    }
    if let Some(points) = player.score {
        lines.push(Label::new("alea-line-score").with("seat", player.seat).with("points", points));
    }
    lines
}

fn remembered(memory: &Remembered) -> Label {
    Label::new("alea-line-remembered")
        .with("pass", memory.pass)
        .with("cards", Arg::List(memory.cards.iter().copied().map(senate_term).collect()))
        .with("seats", Arg::List(memory.takers.iter().copied().map(Arg::from).collect()))
}
