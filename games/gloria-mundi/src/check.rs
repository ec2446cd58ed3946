//! What must hold in every state.

use saturnalia_rules::Check;

use crate::cards::{BUILDINGS, BuildingSet};
use crate::components::Components;
use crate::goods::Basic;
use crate::play;
use crate::state::{Player, State};
use crate::turn::v_goth::tribute::tribute_of;

impl Check for State {
    fn check(&self) -> Result<(), String> {
        buildings(self)?;
        let dealt = play::dealt(self.seats);
        for (seat, player) in self.players.at(self.seats) {
            for basic in Basic::ALL {
                let cards = player.hand[basic] + player.cards(basic);
                if cards > dealt[basic] {
                    return Err(format!("seat {seat} has {cards} {basic:?} cards, {} were dealt", dealt[basic]));
                }
            }
            display(&self.set, player).map_err(|problem| format!("seat {seat}: {problem}"))?;
            if player.steps > self.set.roads.africa {
                return Err(format!("seat {seat} has walked past Africa"));
            }
        }
        tribute(self)
    }
}

/// Every building card is in exactly one place.
fn buildings(state: &State) -> Result<(), String> {
    let mut seen = state.fire;
    let mut count = usize::from(seen.len());
    let displays = state.players.at(state.seats).flat_map(|(_, player)| player.built);
    let open: BuildingSet = state.forum.iter().flatten().copied().collect();
    for set in displays.chain([open]) {
        seen = seen.or(set);
        count += usize::from(set.len());
    }
    for &building in &state.deck {
        seen.insert(building);
        count += 1;
    }
    if count == BUILDINGS && usize::from(seen.len()) == BUILDINGS {
        Ok(())
    } else {
        Err(format!("{count} building cards, {} of them different", seen.len()))
    }
}

fn display(set: &Components, player: &Player) -> Result<(), String> {
    for basic in Basic::ALL {
        if let Some(wrong) = player.built[basic.index()].iter().find(|building| !set.facts(*building).fits(basic)) {
            return Err(format!("{wrong:?} does not fit on a {basic:?} card"));
        }
    }
    Ok(())
}

/// Tribute lies on the spaces before the Goth, on each as many tokens as symbols, glory in place of any.
fn tribute(state: &State) -> Result<(), String> {
    let rome = state.set.roads.rome();
    if state.goth > rome || (state.front() >= rome && state.goth != rome) {
        return Err(format!("the Goth on {} with tribute up to {}", state.goth, state.front()));
    }
    for (space, paid) in (state.goth + 1..).zip(&state.tribute) {
        let due = tribute_of(state.set.roads.symbols(space));
        let fits =
            paid.total() == due.total() && paid.food <= due.food && paid.gold <= due.gold && paid.peace <= due.peace;
        if !fits {
            return Err(format!("tribute {paid:?} on space {space}, which asks for {due:?}"));
        }
    }
    Ok(())
}
