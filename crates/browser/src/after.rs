//! What can be made of a finished game on this device.

use saturnalia::GAMES;
use saturnalia_table::{Finished, Rematch};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::device_table::opening;
use crate::refused::read;
use crate::{DeviceTable, Refused, write};

impl DeviceTable {
    pub(crate) fn finished(&self) -> Result<Finished, Refused> {
        Ok(self.table.finished_game(Some(self.person.account), None)?)
    }
}

#[wasm_bindgen]
impl DeviceTable {
    /// The game file of a finished game.
    pub fn file(&self) -> Result<String, Refused> {
        Ok(self.finished()?.file().to_owned())
    }

    /// `Verified`.
    pub fn verify(&self) -> Result<String, Refused> {
        Ok(write(&self.finished()?.verify(GAMES)?))
    }

    /// `Replay`, through those eyes.
    pub fn replay(&self, eyes: &str) -> Result<String, Refused> {
        let eyes = self.table.eyes(Some(self.person.account), Some(read(eyes)?));
        Ok(write(&self.finished()?.replay(GAMES, eyes)?))
    }

    /// `ReplayStep`: the position after so many entries, through those eyes.
    pub fn replay_step(&self, entry: usize, eyes: &str) -> Result<String, Refused> {
        let eyes = self.table.eyes(Some(self.person.account), Some(read(eyes)?));
        Ok(write(&self.finished()?.step(GAMES, eyes, entry)?))
    }

    /// The same people once more; `undefined` if there is a rematch already, which [`rematch_id`](DeviceTable::rematch_id) names.
    pub fn rematch(&mut self, chance: &[u8], now: f64) -> Result<Option<DeviceTable>, Refused> {
        let opened = match opening(&self.person, chance, now)?.rematch(&self.finished()?)? {
            Rematch::There(_) => return Ok(None),
            Rematch::New(opened) => opened,
        };
        let noted = self.table.note_rematch(opened.table.id())?;
        self.carry_out(noted, now)?;
        Ok(Some(DeviceTable::of(*opened, self.person.clone())))
    }

    /// The rematch, once there is one.
    pub fn rematch_id(&self) -> Option<String> {
        self.table.rematch().map(|table| table.to_string())
    }

    /// A table with the same deal, of a `SameDeal`.
    pub fn same_deal(&self, wanted: &str, chance: &[u8], now: f64) -> Result<DeviceTable, Refused> {
        let opened = opening(&self.person, chance, now)?.same_deal(&self.finished()?, &read(wanted)?)?;
        Ok(DeviceTable::of(opened, self.person.clone()))
    }

    /// A table that goes on in the middle of this game, of a `PlayOn`.
    pub fn play_on(&self, wanted: &str, chance: &[u8], now: f64) -> Result<DeviceTable, Refused> {
        let opened = opening(&self.person, chance, now)?.play_on(&self.finished()?, &read(wanted)?)?;
        Ok(DeviceTable::of(opened, self.person.clone()))
    }
}
