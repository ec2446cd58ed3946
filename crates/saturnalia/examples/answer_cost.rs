//! What an answer costs at a table of four, without sockets and disk: it is decided, carried out on a copy of the table, and the turn is written
//! for everybody. Always does the same work, so that instructions can be counted:
//!
//!     valgrind --tool=callgrind target/release/examples/answer_cost GAME TABLES

use std::time::Instant;

use saturnalia::GAMES;
use saturnalia_catalog::WrittenTurns;
use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::{Act, Status};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_table::{Away, BotPolicy, Decision, Fresh, Opened, Opening, Person, Rating, Table, Through};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().expect("a game");
    let tables: u8 = args.next().map_or(10, |tables| tables.parse().expect("a number of tables"));
    let started = Instant::now();
    let (mut answers, mut lines, mut bytes) = (0_u32, 0_u32, 0_usize);
    for table in 0..tables {
        let played = play(&game, table);
        answers += played.0;
        lines += played.1;
        bytes += played.2;
    }
    let each = started.elapsed().as_secs_f64() / f64::from(answers) * 1e6;
    let told = format!(
        "{answers} answers, {lines} lines, {} bytes told per answer, {each:.1} µs each\n",
        bytes / answers as usize
    );
    std::io::Write::write_all(&mut std::io::stdout(), told.as_bytes()).expect("somebody reads it");
}

/// Plays one game with answers drawn by a fixed sequence; counts answers, lines and what was told.
fn play(game: &str, number: u8) -> (u32, u32, usize) {
    let bots = BotPolicy::default();
    let person = Person { account: AccountId(1), name: "Livia".to_owned(), through: Through::Session };
    let local = |name: &str| json!({"local": {"name": name}});
    let plan = json!({"game": game, "seats": ["me", local("Marcus"), local("Quintus"), local("Flavia")]});
    let fresh = Fresh::from_bytes(&[number; Fresh::BYTES]);
    let opening = Opening { games: GAMES, bots, person: &person, fresh, at: 0, rating: Rating::Unrated };
    let Opened { mut table, .. } = opening.open(serde_json::from_value(plan).expect("a plan")).expect("a table");
    let (mut answers, mut lines, mut bytes, mut draw) = (0, 0, 0, u64::from(number) + 1);
    let mut known = table.entries();
    while table.status() == Status::Running {
        let told = tell(&table, known);
        bytes += told.json.len();
        known = table.entries();
        let seat = table.game().asked().first().expect("somebody is asked");
        draw ^= draw << 13;
        draw ^= draw >> 7;
        draw ^= draw << 17;
        let answer = answer(&told, seat, draw);
        let act = Act::play(seat, table.version(), answer);
        let Ok(Decision::Write(decided)) = table.decide(&person, None, &act, &bots) else {
            panic!("an offer was refused")
        };
        let mut after = table.clone();
        let written = after.carry_out(decided, 0).expect("it was offered");
        bytes += written.iter().map(|line| line.write().len()).sum::<usize>();
        lines += written.len() as u32;
        answers += 1;
        table = after;
    }
    (answers, lines, bytes)
}

/// Writes the turn for every seat, as a server does after each answer.
fn tell(table: &Table, since: u32) -> WrittenTurns {
    let points = table.public_points();
    let frame = |seat| table.frame(Some(AccountId(1)), Viewer::Seat(seat), since, points.clone(), 0, &Away::default());
    table.game().write_turns(table.game().seats().seats().map(frame).collect(), 32 * 1024)
}

/// One of the offers in what a seat was told, read as a load reads it: its words are skipped.
fn answer(told: &WrittenTurns, seat: Seat, draw: u64) -> Box<RawValue> {
    #[derive(Deserialize)]
    struct Ask<'a> {
        #[serde(borrow)]
        offers: Vec<Offer<'a>>,
    }
    #[derive(Deserialize)]
    struct Offer<'a> {
        #[serde(borrow)]
        answer: &'a RawValue,
    }
    let start = seat.index().checked_sub(1).map_or(0, |before| told.ends[before]);
    let turn = std::str::from_utf8(&told.json[start..told.ends[seat.index()]]).expect("JSON is UTF-8");
    let ask = turn.find(r#""ask":{"seat":"#).expect("a question") + r#""ask":"#.len();
    let ask = Ask::deserialize(&mut serde_json::Deserializer::from_str(&turn[ask..])).expect("a question");
    ask.offers[(draw % ask.offers.len() as u64) as usize].answer.to_owned()
}
