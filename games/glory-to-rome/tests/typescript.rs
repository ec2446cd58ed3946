//! The client's declarations of this game's view are those of the code.
//! `UPDATE_TYPES=1 cargo test -p glory-to-rome --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::printed::{Printed, PrintedCard};
use glory_to_rome::state::Decision;
use glory_to_rome::view::{
    ActionSource, CampView, CompletedView, EndView, Performing, Pile, StructureView, Thinking, View,
};
use saturnalia_rules::Seat;
use ts_rs::TS;

#[test]
fn the_client_knows_the_view() {
    let mut file = String::from("// Written by `tests/typescript.rs` of the game. Do not edit.\n");
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {
            $(let _ = write!(file, "\nexport {}\n", <$name>::decl(&ts_rs::Config::default()));)*
        };
    }
    declare!(
        Seat,
        Material,
        Role,
        Building,
        Decision,
        Pile,
        StructureView,
        CompletedView,
        ActionSource,
        Performing,
        Thinking,
        EndView,
        CampView,
        PrintedCard,
        Printed,
        View,
    );
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/glory-to-rome.ts");
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &file).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), file, "run again with UPDATE_TYPES=1");
}
