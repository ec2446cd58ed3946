//! The position as lines of text for the terminal.

use saturnalia_rules::{Arg, Label, Seat};

use crate::cards::{MATERIALS, Material, Role};
use crate::label::{building, material, role};
use crate::state::Decision;
use crate::view::{CampView, Pile, View};

pub(crate) fn describe(view: &View) -> Vec<Label> {
    let mut lines = vec![
        match view.led {
            Some(led) => Label::new("rome-line-round-led").with("role", role(led)),
            None => Label::new("rome-line-round"),
        }
        .with("round", view.round)
        .with("leader", view.leader),
        Label::new("rome-line-table").with("deck", view.deck).with("senators", view.senators),
        counted("rome-line-pool", &view.pool),
        counted("rome-line-in-town", &view.in_town),
        counted("rome-line-out-of-town", &view.out_of_town),
    ];
    if !view.demanded.is_empty() {
        lines.push(Label::new("rome-line-demanded").with("cards", cards(&view.demanded)));
    }
    if let Some(performing) = view.performing {
        lines.push(
            Label::new("rome-line-performing")
                .with("seat", performing.seat)
                .with("role", role(performing.role))
                .with("count", performing.left),
        );
    }
    for (index, camp) in view.camps.iter().enumerate() {
        describe_camp(Seat(index as u8), camp, &mut lines);
    }
    if let Some(card) = view.fountain {
        lines.push(Label::new("rome-line-fountain").with("card", building(card)));
    }
    lines
}

fn describe_camp(seat: Seat, camp: &CampView, lines: &mut Vec<Label>) {
    let decision = match camp.decision {
        Decision::Open => "rome-decision-open",
        Decision::Leads => "rome-decision-leads",
        Decision::Follows => "rome-decision-follows",
        Decision::Thinks => "rome-decision-thinks",
    };
    lines.push(
        Label::new("rome-line-camp")
            .with("seat", seat)
            .with("decision", Arg::term(decision))
            .with("influence", camp.influence)
            .with("hand", camp.hand_size)
            .with("limit", camp.hand_limit)
            .with("senators", camp.senators),
    );
    if let Some(hand) = &camp.hand {
        lines.push(Label::new("rome-line-hand").with("cards", cards(hand)));
    } else if !camp.known_hand.is_empty() {
        lines.push(Label::new("rome-line-known-hand").with("cards", cards(&camp.known_hand)));
    }
    if camp.hand.is_none() && !camp.known_or_hidden.is_empty() {
        lines.push(Label::new("rome-line-known-or-hidden").with("cards", cards(&camp.known_or_hidden)));
    }
    if camp.hand.is_none() && !camp.lacks.is_empty() {
        let materials = camp.lacks.iter().copied().map(material).collect();
        lines.push(Label::new("rome-line-lacks").with("materials", Arg::List(materials)));
    }
    lines.push(
        Role::ALL
            .into_iter()
            .fold(Label::new("rome-line-clients"), |label, of| label.with(of.name(), camp.clients[of.index()]))
            .with("limit", camp.client_limit),
    );
    lines.push(counted("rome-line-stockpile", &camp.stockpile));
    let vault = counted("rome-line-vault", &camp.vault_known);
    lines.push(vault.with("count", camp.vault_size).with("limit", camp.vault_limit));
    for structure in &camp.structures {
        lines.push(
            Label::new("rome-line-structure")
                .with("building", building(structure.building))
                .with("site", material(structure.site))
                .with("materials", structure.materials)
                .with("needed", structure.needed),
        );
    }
    for completed in &camp.completed {
        let key = if completed.opened { "rome-line-completed-open" } else { "rome-line-completed" };
        lines.push(
            Label::new(key)
                .with("building", building(completed.building))
                .with("power", Arg::term(completed.building.power_text())),
        );
    }
}

fn cards(piles: &[Pile]) -> Arg {
    Arg::List(piles.iter().flat_map(|pile| std::iter::repeat_n(building(pile.card), usize::from(pile.count))).collect())
}

/// A line that names every material with its number.
fn counted(key: &'static str, by_material: &[u8; MATERIALS]) -> Label {
    Material::ALL.into_iter().fold(Label::new(key), |label, of| label.with(of.name(), by_material[of.index()]))
}
