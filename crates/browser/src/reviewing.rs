//! Looking back at a finished game, with a page that follows.

use std::time::Duration;

use js_sys::Function;
use saturnalia::GAMES;
use saturnalia_table::Reviewer;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_time::Instant;

use crate::{DeviceTable, Refused, write};

/// Tells a function of the page how many entries are done. The page ends the worker if it wants no more.
struct Reporter<'a> {
    began: Instant,
    done: &'a Function,
}

impl Reviewer for Reporter<'_> {
    fn goes_on(&mut self) -> bool {
        true
    }

    fn worked(&self) -> Duration {
        self.began.elapsed()
    }

    fn done(&mut self, entries: u32) {
        // A page that fails to show progress does not stop it.
        let _ = self.done.call1(&JsValue::NULL, &entries.into());
    }
}

#[wasm_bindgen]
impl DeviceTable {
    /// `Findings`: what was found when looking back at the game. Takes up to a minute; `done` is told how many entries are done.
    pub fn look_back(&self, done: &Function) -> Result<Option<String>, Refused> {
        let mut reporter = Reporter { began: Instant::now(), done };
        let found = self.finished()?.look_back(GAMES, &mut reporter)?;
        Ok(found.map(|found| write(&found)))
    }
}
