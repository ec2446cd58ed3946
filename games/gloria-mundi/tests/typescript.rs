//! The client's declarations of this game's view are those of the code.
//! `UPDATE_TYPES=1 cargo test -p gloria-mundi --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use gloria_mundi::Answer;
use gloria_mundi::cards::{Building, Colour};
use gloria_mundi::components::Provenance;
use gloria_mundi::goods::{Basic, Basics, Good, Token, Tokens};
use gloria_mundi::options::Screens;
use gloria_mundi::printed::{CardView, Printed, RomansRoad, SpaceView};
use gloria_mundi::state::End;
use gloria_mundi::view::{
    ActivationView, Brings, BuiltView, ForumPlace, GothsRoad, PaymentView, Phase, PileView, PlayerView, Screen, View,
};
use ts_rs::TS;

#[test]
fn the_client_knows_the_view() {
    let mut file = String::from(
        "// Written by `tests/typescript.rs` of the game. Do not edit.\n\nimport type { Label, Seat } from './wire';\n",
    );
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {
            $(let _ = write!(file, "\nexport {}\n", <$name>::decl(&ts_rs::Config::default()));)*
        };
    }
    declare!(
        Basic,
        Basics,
        Token,
        Tokens,
        Good,
        Building,
        Colour,
        Provenance,
        Phase,
        End,
        Screens,
        CardView,
        RomansRoad,
        SpaceView,
        Printed,
        ForumPlace,
        GothsRoad,
        Screen,
        Brings,
        BuiltView,
        PileView,
        PlayerView,
        ActivationView,
        PaymentView,
        View,
        Answer,
    );
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/gloria-mundi.ts");
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &file).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), file, "run again with UPDATE_TYPES=1");
}
