//! The position as lines of text for the terminal, made from a view alone.

use saturnalia_rules::{Arg, Label, Seat, Set, Words, json_of};

use crate::cards::{MATERIALS, Material, named};
use crate::components::Components;
use crate::printed::Printed;
use crate::state::Decision;
use crate::view::{CampView, Pile, View};
use crate::{GloryToRome, text};

impl Words for GloryToRome {
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
        match view.led {
            Some(led) => text::line_round_led(view.leader, led, view.round),
            None => text::line_round(view.leader, view.round),
        },
        text::line_table(view.deck, view.senators),
        by_material(view.pool, text::line_pool),
        by_material(view.in_town, text::line_in_town),
        by_material(view.out_of_town, text::line_out_of_town),
    ];
    if !view.demanded_cards.is_empty() {
        lines.push(text::line_demanded(cards(&view.demanded_cards)));
    } else if view.demanding.is_some() {
        lines.push(text::line_demanded(materials(view.demanded)));
    }
    if let Some(performing) = view.performing {
        lines.push(text::line_performing(performing.left, performing.role, performing.seat));
    }
    for (index, camp) in view.camps.iter().enumerate() {
        camp_lines(Seat(index as u8), camp, &mut lines);
    }
    if let Some(card) = view.fountain {
        lines.push(text::line_fountain(card));
    }
    lines
}

fn camp_lines(seat: Seat, camp: &CampView, lines: &mut Vec<Label>) {
    let decision = match camp.decision {
        Decision::Open => text::DECISION_OPEN,
        Decision::Leads => text::DECISION_LEADS,
        Decision::Follows => text::DECISION_FOLLOWS,
        Decision::Thinks => text::DECISION_THINKS,
    };
    lines.push(text::line_camp(decision, camp.hand_size, camp.influence, camp.hand_limit, seat, camp.senators));
    match &camp.hand {
        Some(hand) => lines.push(text::line_hand(cards(hand))),
        None => known_lines(camp, lines),
    }
    let [laborer, craftsman, architect, legionary, merchant, patron] = camp.clients;
    let limit = camp.client_limit;
    lines.push(text::line_clients(architect, craftsman, laborer, legionary, limit, merchant, patron));
    lines.push(by_material(camp.stockpile, text::line_stockpile));
    let [rubble, wood, concrete, brick, stone, marble] = camp.vault_known;
    let (count, limit) = (camp.vault_size, camp.vault_limit);
    lines.push(text::line_vault(brick, concrete, count, limit, marble, rubble, stone, wood));
    for structure in &camp.structures {
        let (materials, needed) = (structure.materials, structure.needed);
        lines.push(text::line_structure(structure.building, materials, needed, structure.site));
    }
    for completed in &camp.completed {
        let (building, power) = (completed.building, completed.building.power());
        lines.push(if completed.opened {
            text::line_completed_open(building, power)
        } else {
            text::line_completed(building, power)
        });
    }
}

/// What is known of a closed hand.
fn known_lines(camp: &CampView, lines: &mut Vec<Label>) {
    if !camp.known_hand.is_empty() {
        lines.push(text::line_known_hand(cards(&camp.known_hand)));
    }
    if camp.known_materials != [0; MATERIALS] {
        lines.push(text::line_known_hand(materials(camp.known_materials)));
    }
    if !camp.known_or_hidden.is_empty() {
        lines.push(text::line_known_or_hidden(cards(&camp.known_or_hidden)));
    }
    if !camp.lacks.is_empty() {
        lines.push(text::line_lacks(camp.lacks.iter().copied().map(Arg::from).collect::<Vec<Arg>>()));
    }
}

fn cards(piles: &[Pile]) -> Arg {
    named(piles.iter().flat_map(|pile| std::iter::repeat_n(pile.card, usize::from(pile.count))))
}

/// Each material as often as there are cards of it.
fn materials(numbers: [u8; MATERIALS]) -> Arg {
    let each = Material::ALL.into_iter().zip(numbers);
    Arg::List(each.flat_map(|(material, count)| std::iter::repeat_n(Arg::from(material), usize::from(count))).collect())
}

/// A line that names every material with its number; the message takes them in the order of the alphabet.
fn by_material(numbers: [u8; MATERIALS], line: fn(u8, u8, u8, u8, u8, u8) -> Label) -> Label {
    let [rubble, wood, concrete, brick, stone, marble] = numbers;
    line(brick, concrete, marble, rubble, stone, wood)
}
