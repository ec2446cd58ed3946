//! What a panic says, for the page: the engine is of no use after one, and a worker that ends without a word helps nobody.

use std::panic::set_hook;

use js_sys::{Function, Reflect, global};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// The function of the worker that is told.
const HEARER: &str = "panicked";

/// Runs when the engine is brought in.
#[wasm_bindgen(start)]
fn begin() {
    set_hook(Box::new(|panic| tell(&panic.to_string())));
}

fn tell(said: &str) {
    let hearer = Reflect::get(&global(), &HEARER.into()).ok();
    if let Some(hearer) = hearer.as_ref().and_then(|hearer| hearer.dyn_ref::<Function>()) {
        // It is over in any case.
        let _ = hearer.call1(&JsValue::NULL, &said.into());
    }
}
