//! The client's declarations of this game's view are those of the code.
//! `UPDATE_TYPES=1 cargo test -p sylla --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use sylla::Answer;
use sylla::answer::Thumb;
use sylla::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};
use sylla::ladder::Direction;
use sylla::options::Screens;
use sylla::printed::{Printed, PrintedBuilding, PrintedCard, PrintedEvent, PrintedNumbers, PrintedTable, PrintedWork};
use sylla::row::Pose;
use sylla::state::{Bid, Phase, Vote};
use sylla::view::{
    Auction, BuildingCount, CubeCount, EstateView, EventView, LadderView, MarkerView, PlayerView, RowCard, Screen,
    ShownView, SlotView, View, WorksView,
};
use ts_rs::TS;

#[test]
fn the_client_knows_the_view() {
    let mut file = String::from(
        "// Written by `tests/typescript.rs` of the game. Do not edit.\n\nimport type { Seat } from './wire';\n",
    );
    macro_rules! declare {
        ($($name:ty),* $(,)?) => {
            $(let _ = write!(file, "\nexport {}\n", <$name>::decl(&ts_rs::Config::default()));)*
        };
    }
    declare!(
        Token,
        Colour,
        Fighter,
        Card,
        Building,
        EventCard,
        Work,
        Phase,
        Pose,
        Thumb,
        Direction,
        Bid,
        Vote,
        MarkerView,
        LadderView,
        WorksView,
        EventView,
        SlotView,
        BuildingCount,
        Auction,
        RowCard,
        EstateView,
        Screens,
        Screen,
        ShownView,
        CubeCount,
        PlayerView,
        PrintedBuilding,
        PrintedCard,
        PrintedEvent,
        PrintedNumbers,
        PrintedTable,
        PrintedWork,
        Printed,
        View,
        Answer,
    );
    compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/sylla.ts"), &file);
}

fn compare(path: &str, file: &str) {
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, file).expect("the client lies beside the games");
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), file, "run again with UPDATE_TYPES=1");
}
