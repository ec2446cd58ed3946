//! Where dice, tiles and cards lie, for these eyes.

use std::collections::BTreeMap;

use saturnalia_rules::{Piece, Seat, Viewer};

use super::{LodgingView, PlayerView, View};
use crate::building::Building;
use crate::building::senatus::Run;
use crate::fortuna::Tiles;
use crate::pieces;
use crate::pool::Pool;

/// How many pieces lie at each address.
#[derive(Default)]
struct Lying(BTreeMap<Piece, u16>);

impl Lying {
    fn lay(&mut self, piece: impl Into<Piece>, count: u8) {
        if count > 0 {
            *self.0.entry(piece.into()).or_default() += u16::from(count);
        }
    }

    fn lay_each(&mut self, pieces: impl IntoIterator<Item = Piece>) {
        pieces.into_iter().for_each(|piece| self.lay(piece, 1));
    }

    fn dice(&mut self, building: Building, seat: Seat, dice: Pool) {
        self.lay_each(dice.numbered_after(Pool::NONE).map(|die| pieces::die_in(building, seat, die)));
    }
}

impl View {
    pub(crate) fn lying(&self, viewer: Viewer) -> Vec<(Piece, u16)> {
        let mut lying = Lying::default();
        self.in_buildings(&mut lying);
        self.to_be_won(viewer, &mut lying);
        self.players.iter().for_each(|player| player.owned(viewer, &mut lying));
        lying.0.into_iter().collect()
    }

    fn in_buildings(&self, lying: &mut Lying) {
        for (dice, seat) in self.templum.iter().flat_map(|templum| &templum.dice).zip(0..) {
            lying.dice(Building::Templum, Seat(seat), *dice);
        }
        for run in self.senatus.iter() {
            lying.dice(Building::Senatus, run.seat, Run::new(run.low, run.high).dice());
        }
        for group in self.castrum.iter() {
            lying.dice(Building::Castrum, group.seat, Pool::of(group.face, group.count));
        }
        for player in &self.players {
            let own = self.forum.iter().flatten().filter(|die| die.seat == player.seat);
            lying.dice(Building::Forum, player.seat, own.map(|die| die.face).collect());
        }
        for (dice, seat) in self.latrina.iter().zip(0..) {
            lying.lay_each((1..=*dice).map(|nth| pieces::in_latrina(Seat(seat), nth)));
        }
    }

    fn to_be_won(&self, viewer: Viewer, lying: &mut Lying) {
        lying.lay_each(self.provinces.iter().map(|province| pieces::province(*province)));
        lying.lay_each(self.patricians.iter().map(|patrician| pieces::patrician(*patrician)));
        lying.lay(pieces::PROVINCE_STACK, self.stacks.provinces);
        lying.lay(pieces::PATRICIAN_STACK, self.stacks.patricians);
        lying.lay(pieces::FORTUNA_HEAP, self.stacks.fortuna);
        for value in self.templum.iter().flat_map(|templum| templum.laid_aside.iter()) {
            lying.lay(pieces::laid_aside(value), 1);
        }
        lying.lay(pieces::SENATE_STACK, self.stacks.senate_cards);
        if let Some(packet) = &self.packet {
            match &packet.cards {
                Some(cards) => {
                    lying.lay_each(cards.iter().map(|card| pieces::packet_of(viewer, packet.seat, *card)));
                }
                None => lying.lay(pieces::SENATE_STACK, packet.count),
            }
        }
    }
}

impl PlayerView {
    fn owned(&self, viewer: Viewer, lying: &mut Lying) {
        let seat = self.seat;
        lying.lay(pieces::dice_of(seat), self.left - self.rolled.len());
        lying.lay_each(self.rolled.numbered_after(Pool::NONE).map(|die| pieces::die_of(viewer, seat, die)));
        lying.lay(pieces::kept(seat), self.fortuna.len());
        match self.drawn_tiles {
            Some(tiles) => {
                lying.lay_each(tiles.numbered_after(Tiles::NONE).map(|tile| pieces::drawn_of(viewer, seat, tile)));
            }
            None => lying.lay(pieces::kept(seat), self.drawn),
        }
        match &self.senate {
            Some(cards) => lying.lay_each(cards.iter().map(|card| pieces::senate_of(viewer, seat, *card))),
            None => lying.lay(pieces::closed_hand(seat), self.senate_cards),
        }
        lying.lay_each(self.lodgings.iter().filter_map(|lodging| lodging.province).map(pieces::province));
        let residents = |lodging: &LodgingView| lodging.woman.into_iter().chain(lodging.man);
        let housed = self.lodgings.iter().flat_map(residents);
        lying.lay_each(housed.chain(self.unhoused.iter().copied()).map(pieces::patrician));
    }
}
