//! The client's declarations of this game's view are those of the code, and its component values those of the data file.
//! `UPDATE_TYPES=1 cargo test -p sylla --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use saturnalia_rules::SeatCount;
use serde_json::{Value, json};

use sylla::Answer;
use sylla::answer::Thumb;
use sylla::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};
use sylla::components::{self, reconstructed};
use sylla::ladder::Direction;
use sylla::row::Pose;
use sylla::state::{Bid, Phase, Vote};
use sylla::view::{
    Auction, BuildingCount, CubeCount, EstateView, EventView, LadderView, MarkerView, PlayerView, RowCard, Screen,
    SlotView, View, WorksView,
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
        Screen,
        CubeCount,
        PlayerView,
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

/// A list as TypeScript, one entry a line.
fn list(file: &mut String, name: &str, of: &str, entries: impl Iterator<Item = Value>) {
    let _ = write!(file, "\nexport const {name}: readonly {of}[] = [\n");
    for entry in entries {
        let _ = writeln!(file, "  {entry},");
    }
    file.push_str("];\n");
}

#[test]
fn the_client_knows_the_components() {
    let mut file = String::from(
        "// What is printed on the components, from `data/components.toml` of the game.\n\
         // Written by its `tests/typescript.rs`. Do not edit.\n\n\
         import type { Building, Card, Colour, EventCard, Fighter, Token, Work } from './sylla';\n",
    );
    list(
        &mut file,
        "CARDS",
        "{ card: Card; hexes: readonly Colour[]; christian: boolean; per_set: number }",
        Card::ALL.into_iter().filter(|card| card.per_set() > 0 || *card == Card::Crane).map(|card| {
            json!({ "card": card, "hexes": card.hexes(), "christian": card.is_christian(), "per_set": card.per_set() })
        }),
    );
    list(
        &mut file,
        "BUILDINGS",
        "{ building: Building; amount: number; tiles: readonly number[] }",
        Building::ALL
            .into_iter()
            .map(|building| json!({ "building": building, "amount": building.amount(), "tiles": building.tiles() })),
    );
    list(
        &mut file,
        "EVENTS",
        "{ event: EventCard; token: Token | null; fought_by: readonly Fighter[]; famine: boolean; \
         hits_cards: readonly Card[]; hits_buildings: readonly Building[] }",
        EventCard::ALL.into_iter().map(|event| {
            json!({
                "event": event,
                "token": event.token(),
                "fought_by": event.fought_by(),
                "famine": event.drives_famine(),
                "hits_cards": Card::ALL.into_iter().filter(|card| event.hits_card(*card)).collect::<Vec<_>>(),
                "hits_buildings":
                    Building::ALL.into_iter().filter(|building| event.hits_building(*building)).collect::<Vec<_>>(),
            })
        }),
    );
    list(
        &mut file,
        "WORKS",
        "{ work: Work; places: readonly number[]; tiers: readonly (readonly number[])[]; \
         votes_per_step: number | null }",
        Work::ALL.into_iter().map(|work| {
            json!({
                "work": work,
                "places": work.places(),
                "tiers": work.tiers(),
                "votes_per_step": work.votes_per_step(),
            })
        }),
    );
    list(
        &mut file,
        "TABLES",
        "{ players: number; start_characters: number; recruits: number; sales: number }",
        (2..=4).filter_map(SeatCount::new).map(|seats| {
            json!({
                "players": seats.get(),
                "start_characters": components::start_characters(seats),
                "recruits": components::recruits(seats),
                "sales": components::sales(seats),
            })
        }),
    );
    let numbers = [
        ("rounds", components::ROUNDS),
        ("start_denarii", components::START_DENARII),
        ("start_prestige", components::START_PRESTIGE),
        ("base_income", components::BASE_INCOME),
        ("merchant_income", components::MERCHANT_INCOME),
        ("famine_most", components::FAMINE_MOST),
        ("crisis_points", components::CRISIS_POINTS),
        ("majority_prestige", components::MAJORITY_PRESTIGE),
        ("votes_per_point", components::VOTES_PER_POINT),
        ("christian", components::CHRISTIAN_POINTS),
        ("slave_price", components::SLAVE_PRICE),
        ("freed_slave", components::FREED_POINTS),
    ];
    file.push_str("\nexport const NUMBERS = {\n");
    for (name, number) in numbers {
        let _ = writeln!(file, "  {name}: {number},");
    }
    file.push_str("} as const;\n");
    let ladder = json!(components::LADDER.as_slice());
    let _ = write!(file, "\nexport const LADDER: readonly number[] = {ladder};\n");
    file.push_str("\n/** Places of printed values that were reconstructed. */");
    list(&mut file, "RECONSTRUCTED", "string", reconstructed().map(|place| json!(place)));
    compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/sylla-components.ts"), &file);
}
