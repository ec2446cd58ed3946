//! What must hold in every state.

use saturnalia_rules::{Check, Seat};

use crate::cards::{Building, Card, EventCard, Work};
use crate::options::Screens;
use crate::row::Pose;
use crate::screen::{Known, MOST_TOKENS};
use crate::state::{DECADENCE_SLOT, Player, State};

impl Check for State {
    fn check(&self) -> Result<(), String> {
        characters(self)?;
        buildings(self)?;
        events(self)?;
        works(self)?;
        face_down(self)?;
        if !self.ladder.is_sound(&self.set) {
            return Err(format!("a marker is off the ladder: {:?}", self.ladder));
        }
        for (seat, player) in self.players.at(self.seats) {
            if player.prestige < 0 {
                return Err(format!("player {seat} has {} prestige", player.prestige));
            }
            tokens(self, seat, player)?;
        }
        Ok(())
    }
}

/// What everybody knows of the tokens is true: none is seen that is not there, and none that was there when a kind was
/// shown is of that kind.
fn tokens(state: &State, seat: Seat, player: &Player) -> Result<(), String> {
    let Known { seen, older } = player.known;
    if player.tokens.iter().zip(seen).any(|(tokens, seen)| *tokens < seen) || player.all_tokens() > MOST_TOKENS {
        return Err(format!("player {seat} has tokens {:?}, of which {seen:?} are known", player.tokens));
    }
    let unseen = player.unseen();
    let of_last = state.shown.last.map_or(0, |kind| unseen[kind.index()]);
    if unseen.iter().sum::<u8>() < older + of_last || state.shown.last.is_none() && older > 0 {
        return Err(format!("{older} older tokens of player {seat} cannot be among {unseen:?}"));
    }
    if state.screens == Screens::Open && unseen != [0; 3] {
        return Err(format!("player {seat} has unseen tokens behind an open screen"));
    }
    Ok(())
}

/// While starting characters are chosen, all characters are still in their sets.
fn characters(state: &State) -> Result<(), String> {
    for card in Card::ALL {
        let of_kind = |list: &[Card]| list.iter().filter(|other| **other == card).count();
        let owned: usize = state
            .players
            .at(state.seats)
            .flat_map(|(_, player)| Pose::ALL.map(|pose| usize::from(player.row.count(card, pose))))
            .sum();
        let count = owned + of_kind(&state.recruits) + of_kind(&state.deck) + of_kind(&state.under_deck);
        let in_box = state.set.in_box(card);
        let right = if card.calling().is_some() {
            count == usize::from(in_box) || state.round == 0 && count == 0
        } else {
            owned <= usize::from(state.discarded[Building::Crane.index()])
        };
        if !right {
            return Err(format!("{count} cards `{}` instead of {in_box}", card.key()));
        }
    }
    Ok(())
}

fn buildings(state: &State) -> Result<(), String> {
    for building in Building::ALL {
        let owned: u8 = state
            .players
            .at(state.seats)
            .map(|(_, player)| player.estate.open(building) + player.estate.down(building))
            .sum();
        let shown = state.slots.iter().filter(|slot| **slot == Some(building)).count() as u8;
        let stacked = state.stack.iter().filter(|tile| **tile == building).count() as u8;
        let count = owned + shown + stacked + state.discarded[building.index()];
        let right: u8 = state.set.building(building).tiles.iter().sum();
        if count != right {
            return Err(format!("{count} tiles `{}` instead of {right}", building.key()));
        }
    }
    if state.stack.len() != state.stack_letters.iter().map(|tiles| usize::from(*tiles)).sum::<usize>() {
        return Err(format!("{} tiles in the stack, letters {:?}", state.stack.len(), state.stack_letters));
    }
    Ok(())
}

fn events(state: &State) -> Result<(), String> {
    if state.events[DECADENCE_SLOT] != EventCard::Decadence {
        return Err("Decadence does not lie lowest".to_owned());
    }
    for event in EventCard::ALL {
        let places = state.events.iter().chain(&state.event_deck).chain(&state.removed_events);
        let count = places.filter(|other| **other == event).count();
        if count != 1 {
            return Err(format!("event `{}` is in {count} places", event.key()));
        }
    }
    Ok(())
}

fn works(state: &State) -> Result<(), String> {
    match Work::ALL.into_iter().find(|work| state.works.iter().filter(|other| *other == work).count() != 1) {
        Some(work) => Err(format!("work `{}` is not there once", work.key())),
        None => Ok(()),
    }
}

/// Whatever lies face down is held down by an open event.
fn face_down(state: &State) -> Result<(), String> {
    for (seat, player) in state.players.at(state.seats) {
        for card in Card::ALL {
            if player.row.count(card, Pose::Down) > 0 && !state.events.iter().any(|event| event.hits_card(card)) {
                return Err(format!("`{}` of player {seat} is face down, but no open event holds it", card.key()));
            }
        }
        for building in Building::LASTING {
            if player.estate.down(building) > 0 && !state.events.iter().any(|event| event.hits_building(building)) {
                return Err(format!("`{}` of player {seat} is face down, but no open event holds it", building.key()));
            }
        }
    }
    Ok(())
}
