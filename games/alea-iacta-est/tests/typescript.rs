//! The client's declarations of this game's view, and what it knows of the components, are those of the rules.
//! `UPDATE_TYPES=1 cargo test -p alea-iacta-est --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use alea_iacta_est::building::Building;
use alea_iacta_est::score::{Lodging, Roof};
use alea_iacta_est::senate::SenateCard;
use alea_iacta_est::tiles::{Colour, Patricians, Provinces, Sex};
use alea_iacta_est::view::{
    AgainView, ForumDieView, GroupView, LodgingView, PacketView, Phase, PlayerView, Prospect, Remembered, RunView,
    Stacks, TemplumView, View,
};
use alea_iacta_est::{Answer, Components};
use saturnalia_rules::{Components as _, Seat};
use serde_json::{Value, json};
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
        View,
        Answer,
    );
    compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/alea-iacta-est.ts"), &file);
}

fn list(file: &mut String, name: &str, of: &str, rows: impl Iterator<Item = Value>) {
    let _ = write!(file, "\nexport const {name}: readonly {of}[] = [\n");
    for row in rows {
        let _ = writeln!(file, "  {row},");
    }
    file.push_str("];\n");
}

#[test]
fn the_client_knows_the_components() {
    let set = Components::sets().printed();
    let mut file = String::from(
        "// What is printed on tiles and Senate cards, from the data files of the game.\n\
         // Written by its `tests/typescript.rs`. Do not edit.\n\n\
         import type { Colour, SenateCard, Sex } from './alea-iacta-est';\n",
    );
    let provinces = Provinces::all().iter().map(|province| {
        let empty = Lodging { roof: Roof::Province(province), woman: None, man: None };
        json!({
            "name": province,
            "colour": province.colour(),
            "value": set.province(province),
            "empty": empty.province_points(&set),
        })
    });
    file.push_str("\n/** `empty`: what it scores while nobody lives there. `colour`: none for the free one. */");
    list(&mut file, "PROVINCES", "{ name: string; colour: Colour | null; value: number; empty: number }", provinces);
    let patricians = Patricians::all().iter().map(|patrician| {
        let (colour, sex) = (patrician.colour(), patrician.sex());
        json!({ "name": patrician, "colour": colour, "sex": sex, "value": set.patrician(patrician) })
    });
    list(&mut file, "PATRICIANS", "{ name: string; colour: Colour; sex: Sex; value: number }", patricians);
    let senate = SenateCard::ALL.into_iter().map(|card| {
        let reconstructed = set.senate(card).reconstructed;
        json!({ "card": card, "numeral": card.numeral(), "colour": card.governed(), "reconstructed": reconstructed })
    });
    file.push_str("\n/** In the order of their numerals. `colour`: what a governor governs. */");
    list(
        &mut file,
        "SENATE_CARDS",
        "{ card: SenateCard; numeral: string; colour: Colour | null; reconstructed: boolean }",
        senate,
    );
    compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/alea-iacta-est-components.ts"), &file);
}
