//! The client's declarations of this game's view are those of the code.
//! `UPDATE_TYPES=1 cargo test -p alea-iacta-est --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use alea_iacta_est::Answer;
use alea_iacta_est::building::Building;
use alea_iacta_est::printed::{Printed, PrintedPatrician, PrintedProvince, PrintedSenateCard};
use alea_iacta_est::senate::SenateCard;
use alea_iacta_est::tiles::{Colour, Sex};
use alea_iacta_est::view::{
    AgainView, ForumDieView, GroupView, LodgingView, PacketView, Phase, PlayerView, Prospect, Remembered, RunView,
    Stacks, TemplumView, View,
};
use saturnalia_rules::Seat;
use ts_rs::TS;

/// Compares a written file with what it should be; `UPDATE_TYPES=1` writes it.
fn compare(path: &str, file: &str) {
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, file).expect("the client's folder is writable");
    }
    assert_eq!(fs::read_to_string(path).expect("the file is there"), file, "run again with UPDATE_TYPES=1");
}

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
        Colour,
        Sex,
        Building,
        SenateCard,
        Phase,
        TemplumView,
        RunView,
        GroupView,
        ForumDieView,
        Stacks,
        LodgingView,
        PlayerView,
        AgainView,
        PacketView,
        Remembered,
        Prospect,
        PrintedPatrician,
        PrintedProvince,
        PrintedSenateCard,
        Printed,
        View,
        Answer,
    );
    compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/alea-iacta-est.ts"), &file);
}
