//! The position in text lines, made from a view alone.

use saturnalia_rules::{Arg, Label, Seat, Set, Words, json_of};

use crate::building::senatus::Run;
use crate::components::Components;
use crate::printed::Printed;
use crate::tiles::named;
use crate::view::{LodgingView, PlayerView, Remembered, TemplumView, View};
use crate::{AleaIactaEst, text};

impl Words for AleaIactaEst {
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
    let mut lines = vec![
        text::line_pass(view.pass, view.passes, view.round, view.start_player),
        text::line_provinces(named(view.provinces.iter().copied())),
        text::line_patricians(named(view.patricians.iter().copied())),
    ];
    lines.extend(view.templum.iter().flat_map(templum));
    lines.extend(view.senatus.iter().map(|run| text::line_senatus(Run::new(run.low, run.high).dice(), run.seat)));
    lines.extend(view.castrum.iter().map(|group| text::line_castrum(group.count, group.face, group.seat)));
    if view.forum.iter().any(Option::is_some) {
        lines.push(text::line_forum(view.forum.len() as u8));
        let dice = view.forum.iter().flatten().zip(1u8..);
        lines.extend(dice.map(|(die, column)| text::line_forum_die(column, die.face, die.seat)));
    }
    for (player, dice) in view.players.iter().zip(&view.latrina).filter(|(_, dice)| **dice > 0) {
        lines.push(text::line_latrina(*dice, player.seat));
    }
    lines.extend(view.players.iter().flat_map(|seen| player(seen)));
    lines.extend(view.remembered.iter().map(remembered));
    lines
}

fn templum(templum: &TemplumView) -> Vec<Label> {
    let mut lines = vec![text::line_templum(templum.dice_required, templum.pips_to_beat)];
    let placed = templum.dice.iter().zip(0u8..).filter(|(dice, _)| !dice.is_empty());
    lines.extend(placed.map(|(dice, seat)| text::line_templum_dice(*dice, Seat(seat))));
    lines
}

fn player(player: &PlayerView) -> Vec<Label> {
    let PlayerView { seat, left, chips, fortuna, senate_cards, .. } = *player;
    let mut lines = vec![text::line_player(chips, left, fortuna.points(), seat, senate_cards)];
    if !player.rolled.is_empty() {
        lines.push(text::line_rolled(player.rolled, seat));
    }
    let residents = |lodging: &LodgingView| lodging.woman.into_iter().chain(lodging.man);
    let people: Vec<Arg> =
        player.lodgings.iter().flat_map(residents).chain(player.unhoused.iter().copied()).map(Arg::from).collect();
    let provinces: Vec<Arg> = player.lodgings.iter().filter_map(|lodging| lodging.province).map(Arg::from).collect();
    if !people.is_empty() || !provinces.is_empty() {
        lines.push(text::line_owned(people, provinces, seat));
    }
    if let Some(cards) = player.senate.as_ref().filter(|cards| !cards.is_empty()) {
        lines.push(text::line_senate(named(cards.iter().copied()), seat));
    }
    if let Some(tiles) = player.drawn_tiles.filter(|tiles| !tiles.is_empty()) {
        lines.push(text::line_drawn(seat, tiles));
    }
    if let Some(points) = player.score {
        lines.push(text::line_score(points, seat));
    }
    lines
}

fn remembered(memory: &Remembered) -> Label {
    text::line_remembered(named(memory.cards.iter().copied()), memory.pass, named(memory.takers.iter().copied()))
}
