//! Turns `data/components.toml` into Rust, so that every value is a constant and a mistake stops the build.

#[path = "build/components.rs"]
mod components;

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=data/components.toml");
    println!("cargo::rerun-if-changed=build/components.rs");
    let source = fs::read_to_string("data/components.toml").expect("data/components.toml exists");
    let components =
        components::read(&source).unwrap_or_else(|problem| panic!("games/sylla/data/components.toml: {problem}"));
    let out = Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("components.rs");
    fs::write(out, components::emit(&components)).expect("the build folder is writable");
}
