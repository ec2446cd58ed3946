//! Where cards, tiles, cubes and tokens lie, for one pair of eyes.

use std::collections::BTreeMap;

use saturnalia_rules::{Piece, Seat, Viewer};

use super::{EventView, PlayerView, View};
use crate::pieces;

/// How many pieces lie at which address.
#[derive(Default)]
struct Lying(BTreeMap<Piece, u16>);

impl Lying {
    fn lay(&mut self, address: impl Into<Piece>, count: u8) {
        if count > 0 {
            *self.0.entry(address.into()).or_default() += u16::from(count);
        }
    }

    fn lay_one(&mut self, address: impl Into<Piece>) {
        self.lay(address, 1);
    }
}

impl View {
    pub(crate) fn lying(&self, viewer: Viewer) -> Vec<(Piece, u16)> {
        let mut lying = Lying::default();
        lying.lay(pieces::DECK, self.deck);
        self.recruits.iter().for_each(|card| lying.lay_one(pieces::recruit(*card)));
        lying.lay(pieces::STACK, self.stack.iter().sum());
        for (slot, _) in self.slots.iter().enumerate().filter(|(_, slot)| slot.building.is_some()) {
            lying.lay_one(pieces::slot(slot));
        }
        lying.lay(pieces::EVENT_DECK, self.events_left);
        self.events.iter().for_each(|event| event.lying(&mut lying));
        lying.lay_one(pieces::work(self.works.now));
        lying.lay(pieces::WORKS, self.works.covered.len() as u8 + u8::from(self.works.next.is_some()));
        lying.lay(pieces::WORKS_BUILT, self.works.built.len() as u8);
        self.players.iter().for_each(|player| player.lying(viewer, &mut lying));
        lying.0.into_iter().collect()
    }
}

impl EventView {
    fn lying(&self, lying: &mut Lying) {
        lying.lay_one(pieces::event(self.event));
        for (seat, count) in (0..).map(Seat).zip(&self.cubes) {
            (0..*count).for_each(|index| lying.lay_one(pieces::cube_on(self.event, seat, index)));
        }
    }
}

impl PlayerView {
    fn lying(&self, viewer: Viewer, lying: &mut Lying) {
        for one in &self.row {
            lying.lay(pieces::card(self.seat, one.card, one.pose), one.count);
        }
        for one in &self.estate {
            lying.lay(pieces::building(self.seat, one.building), one.open + one.down);
        }
        for one in &self.cubes {
            lying.lay(pieces::cubes_of(viewer, self.seat, one.fighter), one.count);
        }
        if let Some(screen) = &self.behind_screen {
            lying.lay(pieces::screen(self.seat), screen.civic + screen.health + screen.leisure);
        }
    }
}
