//! The client's declarations of this game's view are those of the code.
//! `UPDATE_TYPES=1 cargo test -p city-of-rome --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use city_of_rome::cards::{Card, Deck};
use city_of_rome::city::grid::Cell;
use city_of_rome::hidden::Origin;
use city_of_rome::printed::{Printed, PrintedCard};
use city_of_rome::strip::Symbol;
use city_of_rome::view::{
    Building, CityView, DeckView, District, Field, Frame, HiddenCard, InfluenceCard, InfluenceCardPlace, Known,
    Offered, Peeked, Phase, PlayerView, Trial, Turn, View,
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
        Card,
        Deck,
        Symbol,
        Cell,
        Phase,
        Field,
        Offered,
        Known,
        DeckView,
        InfluenceCardPlace,
        InfluenceCard,
        Origin,
        HiddenCard,
        Building,
        Frame,
        District,
        CityView,
        PlayerView,
        Trial,
        Turn,
        Peeked,
        PrintedCard,
        Printed,
        View,
    );
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/city-of-rome.ts");
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(path, &file).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap(), file, "run again with UPDATE_TYPES=1");
}
