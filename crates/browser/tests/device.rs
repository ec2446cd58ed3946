//! What a worker asks of the engine, asked without a browser.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia::GAMES;
use saturnalia_browser::{DeviceTable, bytes_of_chance, games, verify};
use saturnalia_protocol::RefusalCode;
use serde_json::{Value, json};

const NOW: f64 = 1_700_000_000_000.0;
const LIVIA: &str = r#"{"account":"0000000000001","name":"Livia"}"#;

fn chance(number: u8) -> Vec<u8> {
    vec![number; bytes_of_chance()]
}

fn open(game: &str, seats: &Value) -> DeviceTable {
    let plan = json!({"game": game, "seats": seats}).to_string();
    DeviceTable::open(&plan, LIVIA, &chance(1), NOW).unwrap()
}

/// A page: what it was told.
#[derive(Default)]
struct Page {
    table: Value,
    turn: Value,
    done: u32,
    refused: Vec<Value>,
}

impl Page {
    fn hear(&mut self, messages: Vec<String>) {
        for message in messages {
            let mut message: Value = serde_json::from_str(&message).unwrap();
            let (kind, what) = message.as_object_mut().unwrap().iter_mut().next().unwrap();
            match kind.as_str() {
                "table" => self.table = what.take(),
                "turn" => self.turn = what.take(),
                "done" => self.done += 1,
                "refused" => self.refused.push(what.take()),
                other => panic!("{other}"),
            }
        }
    }

    /// Lets bots answer, and people by the first offer, until the game is over.
    fn play_out(&mut self, table: &mut DeviceTable) {
        while self.table["status"] == json!("running") {
            let asked: Value = serde_json::from_str(&table.bots_asked()).unwrap();
            if let Some(bot) = asked.get(0) {
                let seat = bot["seat"].as_u64().unwrap() as u8;
                let answer = table.think(seat, 7).unwrap();
                assert!(table.bot_answers(seat, bot["version"].as_u64().unwrap() as u32, &answer, NOW).unwrap());
                self.hear(table.news(NOW));
                continue;
            }
            let ask = &self.turn["ask"];
            let play =
                json!({"seat": ask["seat"], "version": self.turn["version"], "answer": ask["offers"][0]["answer"]});
            self.hear(table.hear(&json!({"act": {"id": 1, "act": {"play": play}}}).to_string(), NOW));
            assert!(self.refused.is_empty(), "{:?}", self.refused);
        }
    }
}

const HELLO: &str = r#"{"hello":{}}"#;

#[test]
fn every_game_is_played_to_its_end_and_taken_up_again_from_what_was_kept() {
    let listed: Value = serde_json::from_str(&games()).unwrap();
    assert_eq!(listed.as_array().unwrap().len(), GAMES.list().len());
    for entry in GAMES {
        let mut table = open(entry.info.key, &json!(["me", {"bot": {"spec": "random"}}, {"bot": {"spec": "greedy"}}]));
        let mut page = Page::default();
        assert!(table.news(NOW).is_empty(), "nobody has said hello");
        page.hear(table.hear(HELLO, NOW));
        let mut kept = Vec::new();
        page.play_out(&mut table);
        kept.extend(table.take_lines());
        assert!(page.done > 5 && table.take_lines().is_empty());
        assert!(page.turn["outcome"].is_object());

        let (id, header) = (table.id(), table.header());
        let mut again = DeviceTable::take_up(&id, &header, kept, LIVIA, NOW).unwrap();
        assert!(again.take_lines().is_empty(), "nothing new has happened");
        let mut other = Page::default();
        other.hear(again.hear(HELLO, NOW));
        assert_eq!(other.table, page.table);
        assert_eq!(other.turn["view"], page.turn["view"]);
        let file = again.file().unwrap();
        assert_eq!(file, table.file().unwrap());
        let verified: Value = serde_json::from_str(&verify(&file).unwrap()).unwrap();
        assert_eq!(verified["commitment"], page.table["commitment"]);
    }
}

#[test]
fn a_copy_of_the_table_follows_line_by_line_and_its_bots_think_for_the_other() {
    let key = GAMES.list()[0].info.key;
    let mut table = open(key, &json!([{"bot": {"spec": "random"}}, {"bot": {"spec": "random"}}]));
    let mut copy = DeviceTable::take_up(&table.id(), &table.header(), table.take_lines(), LIVIA, NOW).unwrap();
    for _ in 0..20 {
        let asked: Value = serde_json::from_str(&copy.bots_asked()).unwrap();
        let (seat, version) = (asked[0]["seat"].as_u64().unwrap() as u8, asked[0]["version"].as_u64().unwrap() as u32);
        let answer = copy.think(seat, 3).unwrap();
        assert!(table.bot_answers(seat, version, &answer, NOW).unwrap());
        assert!(!table.bot_answers(seat, version, &answer, NOW).unwrap(), "it has answered");
        for line in table.take_lines() {
            copy.read_on(&line).unwrap();
        }
        assert_eq!(copy.version(), table.version());
    }
}

#[test]
fn what_cannot_be_is_refused_as_a_server_would() {
    let seats = json!(["me", {"local": {"name": "Anna"}}]);
    let key = GAMES.list()[0].info.key;
    let refused = |plan: Value| DeviceTable::open(&plan.to_string(), LIVIA, &chance(1), NOW).unwrap_err().0.code;
    assert_eq!(refused(json!({"game": "mill", "seats": seats})), RefusalCode::NoSuchGame);
    assert_eq!(refused(json!({"seats": seats})), RefusalCode::BadRequest);
    let plan = json!({"game": key, "seats": seats}).to_string();
    let short = DeviceTable::open(&plan, LIVIA, &[1, 2, 3], NOW).unwrap_err();
    assert_eq!(short.0.code, RefusalCode::BadRequest);

    let mut table = open(key, &seats);
    let mut page = Page::default();
    page.hear(table.hear(HELLO, NOW));
    page.hear(table.hear("nonsense", NOW));
    page.hear(table.hear(r#"{"act":{"id":9,"act":{"undo":{"to":0}}}}"#, NOW));
    let codes: Vec<&Value> = page.refused.iter().map(|refused| &refused["code"]).collect();
    assert_eq!(codes, [&json!("bad_request"), &json!("nothing_to_undo")]);
    assert_eq!(page.refused[1]["id"], json!(9));
    assert_eq!(table.file().unwrap_err().0.code, RefusalCode::NotFinished, "the file of a running game is secret");
}

#[test]
fn a_finished_game_leads_on() {
    let key = GAMES.list()[0].info.key;
    let mut table = open(key, &json!(["me", {"bot": {"spec": "random"}}]));
    let mut page = Page::default();
    page.hear(table.hear(HELLO, NOW));
    page.play_out(&mut table);
    let replay: Value = serde_json::from_str(&table.replay(r#""truth""#).unwrap()).unwrap();
    let entries = replay["entries"].as_u64().unwrap() as usize;
    let step: Value = serde_json::from_str(&table.replay_step(entries / 2, r#"{"seat":0}"#).unwrap()).unwrap();
    assert_eq!(step["entry"], json!(entries / 2));

    let rematch = table.rematch(&chance(2), NOW).unwrap().unwrap();
    assert_eq!(table.rematch_id(), Some(rematch.id()));
    assert!(table.rematch(&chance(3), NOW).unwrap().is_none(), "there is one");
    let seats = json!(["me", {"bot": {"spec": "greedy"}}]);
    let same = table.same_deal(&json!({"seats": seats}).to_string(), &chance(4), NOW).unwrap();
    let mut on = table.play_on(&json!({"entry": 6, "seats": seats}).to_string(), &chance(5), NOW).unwrap();
    let shown = |table: &mut DeviceTable| {
        let mut page = Page::default();
        page.hear(table.hear(HELLO, NOW));
        page
    };
    let mut same = same;
    assert!(shown(&mut same).table["terms"].as_str().unwrap().contains("same_deal"));
    let mut page = shown(&mut on);
    assert_eq!(page.turn["entries"], json!(6));
    page.play_out(&mut on);
    assert!(on.verify().is_ok());
}

/// So many answers of people and bots.
fn play_some(table: &mut DeviceTable, page: &mut Page, answers: usize) {
    for _ in 0..answers {
        let asked: Value = serde_json::from_str(&table.bots_asked()).unwrap();
        if let Some(bot) = asked.get(0) {
            let seat = bot["seat"].as_u64().unwrap() as u8;
            let answer = table.think(seat, 7).unwrap();
            assert!(table.bot_answers(seat, bot["version"].as_u64().unwrap() as u32, &answer, NOW).unwrap());
        } else {
            let (ask, version) = (&page.turn["ask"], &page.turn["version"]);
            let play = json!({"seat": ask["seat"], "version": version, "answer": ask["offers"][0]["answer"]});
            page.hear(table.hear(&json!({"act": {"id": 1, "act": {"play": play}}}).to_string(), NOW));
        }
        page.hear(table.news(NOW));
    }
}

#[test]
fn every_game_is_taken_along_in_the_middle_and_played_to_its_end_elsewhere() {
    for entry in GAMES {
        for answers in [0, 7, 23] {
            let mut table =
                open(entry.info.key, &json!(["me", {"bot": {"spec": "random"}}, {"bot": {"spec": "random"}}]));
            let mut page = Page::default();
            page.hear(table.hear(HELLO, NOW));
            play_some(&mut table, &mut page, answers);
            let mut kept: Vec<String> = table.take_lines();
            let before = page.turn.clone();
            let luggage = table.take_along(&chance(8), NOW).unwrap();
            kept.extend(table.take_lines());
            page.hear(table.news(NOW));
            assert_eq!(page.table["status"], json!("closed"), "{}", entry.info.key);
            // A page that went meanwhile finds the same luggage again.
            let mut again = DeviceTable::take_up(&table.id(), &table.header(), kept, LIVIA, NOW).unwrap();
            assert_eq!(again.take_along(&chance(9), NOW).unwrap(), luggage);

            let mut there = DeviceTable::unpack(&luggage, LIVIA, &chance(10), NOW).unwrap();
            let mut other = Page::default();
            other.hear(there.hear(HELLO, NOW));
            for part in ["view", "ask"] {
                assert_eq!(other.turn[part], before[part], "{} after {answers}", entry.info.key);
            }
            other.play_out(&mut there);
            assert!(there.verify().is_ok());

            again.stay(NOW).unwrap();
            let mut stayed = Page::default();
            stayed.hear(again.hear(HELLO, NOW));
            stayed.play_out(&mut again);
            assert!(again.verify().is_ok());
        }
    }
}

#[test]
fn a_table_says_what_it_is_played_with() {
    let key = GAMES.list()[0].info.key;
    let set: Value =
        serde_json::from_str(&open(key, &json!(["me", {"bot": {"spec": "random"}}])).components().unwrap()).unwrap();
    assert_eq!(set["hash"], json!(""), "the printed one");
    assert!(set["names"].is_object());
}

#[test]
fn a_hint_is_free_on_the_device() {
    let key = GAMES.list()[0].info.key;
    let mut table = open(key, &json!(["me", {"bot": {"spec": "random"}}]));
    let mut page = Page::default();
    page.hear(table.hear(HELLO, NOW));
    while page.turn["ask"].is_null() {
        let asked: Value = serde_json::from_str(&table.bots_asked()).unwrap();
        let (seat, version) = (asked[0]["seat"].as_u64().unwrap() as u8, asked[0]["version"].as_u64().unwrap() as u32);
        let answer = table.think(seat, 7).unwrap();
        table.bot_answers(seat, version, &answer, NOW).unwrap();
        page.hear(table.news(NOW));
    }
    assert_eq!(page.table["rated"], json!(false));
    let wanted = json!({"seat": page.turn["ask"]["seat"], "version": page.turn["version"]}).to_string();
    let hint: Value = serde_json::from_str(&table.hint(&wanted, 1).unwrap()).unwrap();
    assert!(table.news(NOW).is_empty());
    assert!((1..=3).contains(&hint["offers"].as_array().unwrap().len()));
}

#[test]
fn a_clock_on_the_device_runs_out_and_waits_for_a_page_that_was_away() {
    let key = GAMES.list()[0].info.key;
    let plan = json!({"game": key, "seats": ["me", {"local": {"name": "Anna"}}],
        "pace": {"live": {"seconds": 60, "increment": 0}}});
    let mut table = DeviceTable::open(&plan.to_string(), LIVIA, &chance(1), NOW).unwrap();
    let kept = table.take_lines();
    assert_eq!(table.deadline(), Some(NOW + 60_000.0));
    table.tick(NOW + 59_000.0).unwrap();
    assert!(table.take_lines().is_empty());
    table.tick(NOW + 60_000.0).unwrap();
    assert_eq!(table.take_lines().len(), 1, "a bot plays on");

    let later = NOW + 1e9;
    let mut away = DeviceTable::take_up(&table.id(), &table.header(), kept, LIVIA, later).unwrap();
    assert_eq!(away.take_lines().len(), 1, "the page was away");
    assert_eq!(away.deadline(), Some(later + 60_000.0));
}
