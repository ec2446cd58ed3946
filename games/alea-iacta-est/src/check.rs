//! What must hold in every state.

use saturnalia_rules::Check;

use crate::building::castrum;
use crate::fortuna::Tiles;
use crate::play::senate_cards_in_play;
use crate::pool::DICE_EACH;
use crate::senate::{PACKET, SenateCards};
use crate::state::{State, columns, has_templum};
use crate::tiles::{Tile, TileSet};

impl Check for State {
    fn check(&self) -> Result<(), String> {
        dice(self)?;
        fortuna(self)?;
        let piles = [self.provinces.stack, self.provinces.display, self.provinces.out];
        let owned = self.players.at(self.seats).map(|(_, player)| player.provinces);
        each_once("province", piles.into_iter().chain(owned), TileSet::all())?;
        let piles = [self.patricians.stack, self.patricians.display, self.patricians.out];
        let owned = self.players.at(self.seats).map(|(_, player)| player.patricians);
        each_once("patrician", piles.into_iter().chain(owned), TileSet::all())?;
        let given = self.players.at(self.seats).map(|(_, player)| player.given);
        let packets = self.packets.iter().flat_map(|packet| packet.cards).map(|card| SenateCards::from_iter([card]));
        let senate = [self.senate_stack].into_iter().chain(given).chain(packets);
        each_once("Senate card", senate, senate_cards_in_play(self.seats))?;
        if !(1..=self.passes()).contains(&self.pass) {
            return Err(format!("pass {} of {}", self.pass, self.passes()));
        }
        let opened = self.packets.iter().any(|packet| packet.pass == self.pass);
        let to_come = self.passes() - self.pass + u8::from(!opened);
        if self.senate_stack.len() < to_come * PACKET as u8 {
            return Err(format!("{} Senate cards left for {to_come} passes", self.senate_stack.len()));
        }
        Ok(())
    }
}

/// Every tile lies in exactly one of the places.
fn each_once<T: Tile>(what: &str, places: impl Iterator<Item = TileSet<T>>, all: TileSet<T>) -> Result<(), String> {
    let mut found = TileSet::NONE;
    for place in places {
        if found.touches(place) {
            return Err(format!("a {what} is in two places"));
        }
        found = found.union(place);
    }
    if found == all { Ok(()) } else { Err(format!("{} {what}s of {}", found.len(), all.len())) }
}

/// Every die is somewhere; runs, groups and columns obey their rules.
fn dice(state: &State) -> Result<(), String> {
    for (seat, player) in state.players.at(state.seats) {
        let forum = state.forum.iter().filter(|die| die.seat == seat).count() as u8;
        let count = player.left
            + state.templum.dice[seat].len()
            + state.senatus[seat].len()
            + state.castrum[seat].len()
            + forum
            + state.latrina[seat];
        if count != DICE_EACH {
            return Err(format!("seat {} has {count} dice", seat.0));
        }
        if !player.rolled.is_empty() && player.rolled.len() != player.left {
            return Err(format!("seat {} has {} dice but {} lie there", seat.0, player.left, player.rolled.len()));
        }
    }
    if state.forum.len() > usize::from(columns(state.seats)) || !state.forum.is_sorted_by_key(|die| die.face) {
        return Err("the Forum is out of order".into());
    }
    let runs: Vec<_> = state.senatus.at(state.seats).filter(|(_, run)| !run.is_empty()).collect();
    if runs.iter().any(|(seat, run)| runs.iter().any(|(other, same)| seat != other && run == same)) {
        return Err("two runs in the Senate are alike".into());
    }
    if castrum::ranking(state).windows(2).any(|pair| pair[0].rank() == pair[1].rank()) {
        return Err("two groups in the Castrum are alike".into());
    }
    let longest = state.templum.dice.at(state.seats).map(|(_, dice)| dice.len()).max().unwrap_or(0);
    let last = state.templum.last.map_or(0, |seat| state.templum.dice[seat].len());
    if longest != last {
        return Err("whoever placed last in the temple has not the most dice there".into());
    }
    Ok(())
}

fn fortuna(state: &State) -> Result<(), String> {
    let mut found = state.heap.face_down;
    found += state.heap.laid_aside;
    for (_, player) in state.players.at(state.seats) {
        found += player.kept;
        found += player.drawn_tiles();
    }
    let all = if has_templum(state.seats) { state.set.fortuna } else { Tiles::NONE };
    if found == all { Ok(()) } else { Err(format!("Fortuna tiles {found:?}, not {all:?}")) }
}
