//! The client's declarations of this game's view are those of the code, and its component values those of the data file.
//! `UPDATE_TYPES=1 cargo test -p sylla --features ts --test typescript` writes them anew.
#![cfg(feature = "ts")]

use std::fmt::Write as _;
use std::{env, fs};

use saturnalia_rules::{Components as _, SeatCount};
use serde_json::{Value, json};

use sylla::answer::Thumb;
use sylla::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};
use sylla::ladder::Direction;
use sylla::options::Screens;
use sylla::row::Pose;
use sylla::state::{Bid, Phase, Vote};
use sylla::view::{
    Auction, BuildingCount, CubeCount, EstateView, EventView, LadderView, MarkerView, PlayerView, RowCard, Screen,
    ShownView, SlotView, View, WorksView,
};
use sylla::{Answer, Components};
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
    let set = Components::sets().printed();
    let mut file = String::from(
        "// What is printed on the components, from `data/components.toml` of the game.\n\
         // Written by its `tests/typescript.rs`. Do not edit.\n\n\
         import type { Building, Card, Colour, EventCard, Fighter, Token, Work } from './sylla';\n",
    );
    list(
        &mut file,
        "CARDS",
        "{ card: Card; hexes: readonly Colour[]; christian: boolean; per_set: number }",
        Card::ALL.into_iter().filter(|card| set.in_box(*card) > 0).map(|card| {
            let facts = set.card(card);
            let christian = card.is_christian();
            json!({ "card": card, "hexes": facts.hexes, "christian": christian, "per_set": facts.per_set })
        }),
    );
    list(
        &mut file,
        "BUILDINGS",
        "{ building: Building; amount: number; tiles: readonly number[] }",
        Building::ALL.into_iter().map(|building| {
            let facts = set.building(building);
            json!({ "building": building, "amount": facts.amount, "tiles": facts.tiles })
        }),
    );
    list(
        &mut file,
        "EVENTS",
        "{ event: EventCard; token: Token | null; fought_by: readonly Fighter[]; famine: number; \
         hits_cards: readonly Card[]; hits_buildings: readonly Building[] }",
        EventCard::ALL.into_iter().map(|event| {
            json!({
                "event": event,
                "token": set.event(event).token,
                "fought_by": set.event(event).fought_by,
                "famine": set.event(event).famine,
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
                "places": set.work(work).places,
                "tiers": set.work(work).tiers,
                "votes_per_step": set.work(work).votes_per_step,
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
                "start_characters": set.table(seats).start_characters,
                "recruits": set.table(seats).recruits,
                "sales": set.table(seats).sales,
            })
        }),
    );
    let numbers = [
        ("rounds", set.rounds),
        ("start_denarii", set.start_denarii),
        ("start_prestige", set.start_prestige),
        ("base_income", set.base_income),
        ("merchant_income", set.merchant_income),
        ("famine_most", set.famine_most),
        ("crisis_points", set.crisis_points),
        ("majority_prestige", set.majority_prestige),
        ("votes_per_point", set.votes_per_point),
        ("christian", set.christian_points),
        ("slave_price", set.slave_price),
        ("freed_slave", set.freed_points),
    ];
    file.push_str("\nexport const NUMBERS = {\n");
    for (name, number) in numbers {
        let _ = writeln!(file, "  {name}: {number},");
    }
    file.push_str("} as const;\n");
    let ladder = json!(set.ladder);
    let _ = write!(file, "\nexport const LADDER: readonly number[] = {ladder};\n");
    file.push_str("\n/** Places of printed values that were reconstructed. */");
    list(&mut file, "RECONSTRUCTED", "string", set.reconstructed().map(|place| json!(place)));
    compare(concat!(env!("CARGO_MANIFEST_DIR"), "/../../client/src/protocol/sylla-components.ts"), &file);
}
