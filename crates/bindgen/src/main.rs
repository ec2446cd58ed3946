//! Writes the script that goes with the engine for browsers, for `scripts/engine`.
//!
//! The same as the command `wasm-bindgen --target web`, in the version that the lock file names for the engine itself, and with a tenth of what that command
//! is built of.

use std::env;
use std::error::Error;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = env::args_os().skip(1);
    let (Some(wasm), Some(folder), None) = (given.next(), given.next(), given.next()) else {
        return Err("saturnalia-bindgen BUILT.wasm DIR".into());
    };
    Ok(Bindgen::new().input_path(wasm).web(true)?.typescript(true).out_name("engine").generate(folder)?)
}
